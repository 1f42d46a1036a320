import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { useCheckoutReturn } from '../../../../ui/checkout-return/use-checkout-return.ts';
import { Queries } from '../../../../ui/queries.tsx';
import { isMoneyBack } from '../../../payment/contract.ts';
import { PAYMENT_SUCCESS, REPORT_PROGRESS } from '../../copy.ts';
import { notePaymentNumber, roastLink, setCurrentUpload } from '../current-upload.ts';
import { reportQuery, type Written } from '../report-queries.ts';
import { ReportWaiting } from '../report-waiting.tsx';
import { MoneyBackMessage } from './money-back.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { reportRoom } from './report-room.ts';

/** Back from the checkout: waits for the report and opens it. */
export default function PaymentSuccessScreen() {
  useDocumentTitle(PAYMENT_SUCCESS.title);
  const [query] = useSearchParams();
  const [round, setRound] = useState(0);
  const sessionId = query.get(QUERY.sessionId) ?? '';
  const entityId = query.get(QUERY.entityId) ?? '';
  return (
    <Queries>
      <Awaiting key={`${sessionId} ${entityId} ${round}`} sessionId={sessionId} entityId={entityId} onRetry={() => setRound(round + 1)} />
    </Queries>
  );
}

function Awaiting({ sessionId, entityId, onRetry }: { sessionId: string; entityId: string; onRetry: () => void }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id, item: report, trouble, paid, paymentNumber } = useCheckoutReturn(reportRoom(sessionId, entityId));
  const known = id === '' ? null : id;

  useEffect(() => {
    // The next screen's code comes while there is time.
    import('../report/report.screen.tsx').catch(() => {});
  }, []);
  useEffect(() => {
    if (known !== null) setCurrentUpload(known);
  }, [known]);
  useEffect(() => {
    if (report === null || known === null) return;
    if (paymentNumber !== null) notePaymentNumber(known, paymentNumber);
    client.setQueryData(reportQuery(known).queryKey, (): Written => ({ report }));
    // Under the report lies its roast: the browser's Back shall not lead to the checkout that is over.
    history.replaceState(history.state, '', roastLink(known));
    void navigate(link('fullRoastReport', {}, { [QUERY.id]: known }));
  }, [report, known, paymentNumber, client, navigate]);

  if (trouble === null) return <ReportWaiting status={entityId === '' ? REPORT_PROGRESS.verifying : REPORT_PROGRESS.writing} />;
  if (isMoneyBack(trouble)) return <MoneyBackMessage reason={trouble} paymentNumber={paymentNumber} id={known} />;
  return <PaymentTrouble reason={trouble} paid={paid} paymentNumber={paymentNumber} id={known} onRetry={onRetry} />;
}
