import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { link, QUERY } from '../../../domain/paths.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Queries } from '../../../ui/queries.tsx';
import { RESULT } from '../copy.ts';
import { DEMO_ROAST } from './demo-roast.ts';
import { DemoBanner } from './demo-banner.tsx';
import { MarkedPage } from './marked-page.tsx';
import { Message } from './message.tsx';
import { roastQuery, stageQuery } from './roast-queries.ts';
import { roastView } from './roast-view.ts';

export default function ResultScreen() {
  const [query] = useSearchParams();
  const id = query.get(QUERY.id) ?? '';
  if (query.get(QUERY.demo) !== null) return <Demo id={id} />;
  if (id === '') return <NoId />;
  return (
    <Queries>
      <Fetched key={id} id={id} />
    </Queries>
  );
}

function Demo({ id }: { id: string }) {
  useDocumentTitle(RESULT.titlePlain);
  return (
    <>
      <DemoBanner id={id} />
      <MarkedPage roast={DEMO_ROAST} id={null} />
    </>
  );
}

function NoId() {
  useDocumentTitle(RESULT.titlePlain);
  return <Message heading={RESULT.noIdHeading} text={RESULT.noId} action={RESULT.goneAction} to={link('upload')} />;
}

function Fetched({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(roastQuery(id));
  useDocumentTitle(data == null ? RESULT.titlePlain : RESULT.title(data.job_role));
  if (isError && !isFetching) {
    return <Message heading={RESULT.errorHeading} text={RESULT.error} action={RESULT.errorAction} onAction={() => void refetch()} />;
  }
  if (data === undefined) return <Loading />;
  if (data === null) return <Absent id={id} />;
  return <MarkedPage roast={roastView(data)} id={id} />;
}

/** No roast under this id: still being marked, failed, or never there. */
function Absent({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, isPending } = useQuery(stageQuery(id));
  const status = data?.processing_status;
  const marking = status === 'pending' || status === 'reading' || status === 'judging' || status === 'writing';
  useEffect(() => {
    if (marking) void navigate(link('progress', {}, { [QUERY.id]: id }), { replace: true });
  }, [marking, id, navigate]);
  if (isPending || marking) return <Loading />;
  if (status === 'failed') return <Message heading={RESULT.failedHeading} text={RESULT.failed} action={RESULT.goneAction} to={link('upload')} />;
  return <Message heading={RESULT.goneHeading} text={RESULT.gone} action={RESULT.goneAction} to={link('upload')} />;
}

function Loading() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // A quick answer should not flash a spinner first.
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="flex min-h-[70vh] flex-col items-center justify-center gap-6 px-4 text-center">
      {shown && (
        <>
          <Spinner />
          <span className="pen-note">{RESULT.loading}</span>
        </>
      )}
    </output>
  );
}
