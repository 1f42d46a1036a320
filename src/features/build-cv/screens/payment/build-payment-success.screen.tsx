import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { editorDataOf } from '../../../../domain/cv-build.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { QUERY } from '../../../../domain/paths.ts';
import { callFunction, readRow } from '../../../../ui/api.ts';
import { useDocumentTitle, useOnline } from '../../../../ui/browser.ts';
import { WaitingSheet } from '../../../../ui/feedback/waiting-sheet.tsx';
import { Queries } from '../../../../ui/queries.tsx';
import { VERIFY_CV_BUILD_PAYMENT } from '../../../payment/contract.ts';
import { CV_BUILD_DATA, CvBuildRow } from '../../contract.ts';
import { GENERATING, PAYMENT_SUCCESS } from '../../copy.ts';
import { markOwned } from '../kept-build.ts';
import { keptImportFor, withKept } from '../kept-import.ts';
import { type Awaited, awaitBoughtCv, type CvCalls } from './await-cv.ts';
import { CvTrouble } from './cv-trouble.tsx';
import { MoneyBackMessage } from './money-back.tsx';
import { Unlocked } from './unlocked.tsx';

const Bought = CvBuildRow.pick({ country: true, generated_cv_content: true });

/** Back from the checkout: the CV comes down as a Word file, and the editor is open. */
export default function BuildPaymentSuccessScreen() {
  useDocumentTitle(PAYMENT_SUCCESS.title);
  const [query] = useSearchParams();
  const sessionId = query.get(QUERY.sessionId) ?? '';
  const id = query.get(QUERY.entityId) ?? '';
  return (
    <Queries>
      <Awaiting key={`${sessionId} ${id}`} sessionId={sessionId} id={id} />
    </Queries>
  );
}

function Awaiting({ sessionId, id }: { sessionId: string; id: string }) {
  const online = useOnline();
  const [paid, setPaid] = useState(false);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['bought-cv', sessionId, id],
    queryFn: ({ signal }): Promise<Awaited> =>
      awaitBoughtCv(
        sessionId,
        id,
        callsUntil(signal, () => {
          markOwned(id);
          setPaid(true);
        }),
      ),
    staleTime: Infinity,
    gcTime: 0,
  });
  const cv = useMemo(() => (data === undefined || !('content' in data) ? null : withKept(editorDataOf(data.content), keptImportFor(id))), [data, id]);

  if (data === undefined || isFetching) {
    const status = paid ? PAYMENT_SUCCESS.fetching : PAYMENT_SUCCESS.verifying;
    return (
      <WaitingSheet
        heading={PAYMENT_SUCCESS.waitingHeading}
        messages={PAYMENT_SUCCESS.messages}
        rotation={BUILD_LIMITS.messageRotation}
        status={online ? status : `${status} ${GENERATING.offline}`}
        note={PAYMENT_SUCCESS.note}
      />
    );
  }
  if ('moneyBack' in data) return <MoneyBackMessage reason={data.moneyBack} paymentNumber={data.paymentNumber} />;
  if ('failure' in data) return <CvTrouble sentence={data.sentence} paid={data.paid} paymentNumber={data.paymentNumber} onRetry={() => void refetch()} />;
  return cv !== null && <Unlocked id={id} cv={cv} country={data.country} paymentNumber={data.paymentNumber} />;
}

/** The calls as they go out, until the screen is left. */
function callsUntil(signal: AbortSignal, onPaid: () => void): CvCalls {
  return {
    verify: (sessionId, cvBuildId) => callFunction(VERIFY_CV_BUILD_PAYMENT, { sessionId, cvBuildId }),
    read: async (cvBuildId) => {
      const row = await readRow(CV_BUILD_DATA, 'country,generated_cv_content', 'id', cvBuildId, { wait: BUILD_LIMITS.contentWaitSeconds, signal });
      if (row === null) return null;
      const { country, generated_cv_content: content } = Bought.parse(row);
      return { content, country };
    },
    onPaid,
    pause: (ms) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason instanceof Error ? signal.reason : new Error('left the screen'));
        });
      }),
  };
}
