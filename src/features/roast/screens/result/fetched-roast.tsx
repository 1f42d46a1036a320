import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { link } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { forgetLink } from '../../../../ui/kept-links.ts';
import { Hand } from '../../../../ui/pen/hand.tsx';
import { Queries } from '../../../../ui/queries.tsx';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { resultWords } from '../../copy.ts';
import { Message } from '../../../../ui/feedback/message.tsx';
import { roastQuery, stageQuery } from '../roast-queries.ts';
import { roastQueryOf } from '../tone.ts';

interface FetchedRoastProps {
  /** Empty when the address lacks it. */
  id: string;
  /** As the address asks; null leaves it to the roast. */
  tone: Tone | null;
  children: (row: CvAnalysisResultRow) => ReactNode;
}

/** Shows a stored roast, or why there is none: no id, still being marked, failed, gone, no answer. */
export function FetchedRoast({ id, tone, children }: FetchedRoastProps) {
  if (id === '') return <NoId />;
  return (
    <Queries>
      <Fetched key={id} id={id} tone={tone}>
        {children}
      </Fetched>
    </Queries>
  );
}

function NoId() {
  const words = resultWords('brutal');
  useDocumentTitle(words.titlePlain);
  return <Message heading={words.noIdHeading} text={words.noId} action={words.goneAction} to={link('upload')} />;
}

function Fetched({ id, tone, children }: FetchedRoastProps) {
  const { data, isError, isFetching, refetch } = useQuery(roastQuery(id));
  const words = resultWords(tone ?? 'brutal');
  if (data != null) return children(data);
  return (
    <Hand gentle={tone === 'gentle'}>
      {isError && !isFetching ? (
        <Message heading={words.errorHeading} text={words.error} action={words.errorAction} onAction={() => void refetch()} />
      ) : data === undefined ? (
        <Loading text={words.loading} title={words.titlePlain} />
      ) : (
        <Absent id={id} tone={tone} />
      )}
    </Hand>
  );
}

/** No roast under this id: still being marked, failed, or never there. */
function Absent({ id, tone }: { id: string; tone: Tone | null }) {
  const navigate = useNavigate();
  const words = resultWords(tone ?? 'brutal');
  const { data, isPending } = useQuery(stageQuery(id));
  const status = data?.processing_status;
  const marking = status === 'pending' || status === 'reading' || status === 'judging' || status === 'writing';
  useEffect(() => {
    if (marking) void navigate(link('progress', {}, roastQueryOf(id, tone)), { replace: true });
  }, [marking, id, tone, navigate]);
  const isGone = data === null;
  useEffect(() => {
    if (isGone) forgetLink(id);
  }, [isGone, id]);
  if (isPending || marking) return <Loading text={words.loading} title={words.titlePlain} />;
  if (status === 'failed') return <Message heading={words.failedHeading} text={words.failed} action={words.goneAction} to={link('upload')} />;
  return <Message heading={words.goneHeading} text={words.gone} action={words.goneAction} to={link('upload')} />;
}

function Loading({ text, title }: { text: string; title: string }) {
  useDocumentTitle(title);
  const [shown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const mine = heading.current;
    return () => {
      // Who was sent to this heading goes on to the one that takes its place.
      if (document.activeElement !== mine) return;
      requestAnimationFrame(() => {
        const next = document.querySelector<HTMLElement>('main h1');
        next?.setAttribute('tabindex', '-1');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
  useEffect(() => {
    // A quick answer should not flash a spinner first.
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="flex min-h-[70vh] flex-col items-center justify-center gap-6 px-4 text-center">
      {shown && <Spinner />}
      <h1 ref={heading} className={shown ? 'pen-note normal-case' : 'sr-only'}>
        {text}
      </h1>
    </output>
  );
}
