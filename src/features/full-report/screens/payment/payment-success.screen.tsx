import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { REPORT_SCREENS } from '../../../../domain/limits.ts';
import { link, QUERY } from '../../../../domain/paths.ts';
import { callFunction, ReadError } from '../../../../ui/api.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Queries } from '../../../../ui/queries.tsx';
import { VERIFY_PAYMENT } from '../../../payment/contract.ts';
import { PAYMENT_SUCCESS, REPORT_PROGRESS } from '../../copy.ts';
import { notePaymentNumber, setCurrentUpload } from '../current-upload.ts';
import { readReport, reportQuery, type Written } from '../report-queries.ts';
import { ReportWaiting } from '../report-waiting.tsx';
import { awaitBoughtReport, type BoughtReport, type ReportCalls } from './await-report.ts';
import { MoneyBackMessage } from './money-back.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';

/** Back from the checkout: waits for the report and opens it. */
export default function PaymentSuccessScreen() {
  useDocumentTitle(PAYMENT_SUCCESS.title);
  const [query] = useSearchParams();
  const sessionId = query.get(QUERY.sessionId) ?? '';
  const entityId = query.get(QUERY.entityId) ?? '';
  return (
    <Queries>
      <Awaiting key={`${sessionId} ${entityId}`} sessionId={sessionId} entityId={entityId} />
    </Queries>
  );
}

function Awaiting({ sessionId, entityId }: { sessionId: string; entityId: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['bought-report', sessionId, entityId],
    queryFn: ({ signal }): Promise<BoughtReport> => awaitBoughtReport(sessionId, entityId, callsUntil(signal)),
    staleTime: 0,
    gcTime: 0,
  });
  const id = data?.id ?? (entityId === '' ? null : entityId);
  const report = data !== undefined && 'report' in data ? data.report : null;
  const paymentNumber = data?.paymentNumber ?? null;

  useEffect(() => {
    // The next screen's code comes while there is time.
    import('../report/report.screen.tsx').catch(() => {});
  }, []);
  useEffect(() => {
    if (id !== null) setCurrentUpload(id);
  }, [id]);
  useEffect(() => {
    if (report === null || id === null) return;
    if (paymentNumber !== null) notePaymentNumber(id, paymentNumber);
    client.setQueryData(reportQuery(id).queryKey, (): Written => ({ report }));
    void navigate(link('fullRoastReport', {}, { [QUERY.id]: id }), { replace: true });
  }, [report, id, paymentNumber, client, navigate]);

  if (data === undefined || isFetching || report !== null)
    return <ReportWaiting status={entityId === '' ? REPORT_PROGRESS.verifying : REPORT_PROGRESS.writing} />;
  if ('moneyBack' in data) return <MoneyBackMessage reason={data.moneyBack} paymentNumber={paymentNumber} id={id} />;
  return 'failure' in data && <PaymentTrouble reason={data.failure} paid={data.paid} paymentNumber={paymentNumber} id={id} onRetry={() => void refetch()} />;
}

/** The calls as they go out, until the screen is left. */
function callsUntil(signal: AbortSignal): ReportCalls {
  return {
    read: async (id) => (await readReport(id, { wait: REPORT_SCREENS.pollWaitSeconds, signal })) ?? null,
    verify: (sessionId) => callFunction(VERIFY_PAYMENT, { sessionId }),
    isPassing: (error) => error instanceof ReadError && (error.status === 429 || error.status === 503 || (error.status === 0 && !navigator.onLine)),
    pause: (ms) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason instanceof Error ? signal.reason : new Error('left the screen'));
        });
      }),
    now: () => performance.now(),
  };
}
