import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { editorDataOf } from '../../../../domain/cv-build.ts';
import { withDetails } from '../../../../domain/cv-details.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { useCheckoutReturn } from '../../../../ui/checkout-return/use-checkout-return.ts';
import { WaitingSheet } from '../../../../ui/feedback/waiting-sheet.tsx';
import { PAYMENT_SUCCESS } from '../../payment.copy.ts';
import { markOwned, prepare } from '../kept-build.ts';
import { keptDetailsFor } from '../read-kept-details.ts';
import { cvRoom } from './cv-room.ts';
import { CvTrouble } from './cv-trouble.tsx';
import { Unlocked } from './unlocked.tsx';

/** Back from the checkout: the CV comes down as a Word file, and the editor is open. */
export default function BuildPaymentSuccessScreen() {
  useDocumentTitle(PAYMENT_SUCCESS.title);
  const [query] = useSearchParams();
  const [round, setRound] = useState(0);
  const sessionId = query.get(QUERY.sessionId) ?? '';
  const id = query.get(QUERY.entityId) ?? '';
  return <Awaiting key={`${sessionId} ${id} ${round}`} sessionId={sessionId} id={id} onRetry={() => setRound(round + 1)} />;
}
BuildPaymentSuccessScreen.prepare = prepare;

function Awaiting({ sessionId, id, onRetry }: { sessionId: string; id: string; onRetry: () => void }) {
  const { item, trouble, paid, paymentNumber } = useCheckoutReturn(cvRoom(sessionId, id));
  const content = item?.content ?? null;
  const cv = useMemo(() => (content === null ? null : editorDataOf(withDetails(content, keptDetailsFor(id)))), [content, id]);
  useEffect(() => {
    if (paid) markOwned(id);
  }, [paid, id]);

  if (trouble !== null) return <CvTrouble trouble={trouble} paid={paid} paymentNumber={paymentNumber} onRetry={onRetry} />;
  if (item !== null && cv !== null) return <Unlocked id={id} cv={cv} country={item.country} paymentNumber={paymentNumber} />;
  return (
    <WaitingSheet
      heading={PAYMENT_SUCCESS.waitingHeading}
      messages={PAYMENT_SUCCESS.messages}
      rotation={BUILD_LIMITS.messageRotation}
      status={paid ? PAYMENT_SUCCESS.fetching : PAYMENT_SUCCESS.verifying}
      offline={PAYMENT_SUCCESS.offline}
      note={PAYMENT_SUCCESS.note}
    />
  );
}
