import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { link, QUERY } from '../../../../domain/paths.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { readRow } from '../../../../ui/api.ts';
import { useBrowserValue } from '../../../../ui/browser.ts';
import { Link } from '../../../../ui/link.tsx';
import type { UploadWords } from '../../copy.ts';
import { roastQueryOf } from '../tone.ts';

/** The roast that a mended CV is to be compared with. */
interface Previous {
  id: string;
  /** The job it was marked for; null while it is asked for, and where there is no such roast (any more). */
  job: string | null;
  state: 'asking' | 'found' | 'gone';
}

/** As `?previous=` names it; null for a first upload. The page is prerendered without one, so it is known only once React is there. */
export function usePrevious(): Previous | null {
  const [query] = useSearchParams();
  const listening = useBrowserValue(() => true, false);
  const id = listening ? (query.get(QUERY.previous) ?? '') : '';
  const [found, setFound] = useState<Previous | null>(null);
  useEffect(() => {
    if (id === '') return undefined;
    const asking = new AbortController();
    jobOf(id, asking.signal).then(
      (job) => setFound({ id, job, state: job === null ? 'gone' : 'found' }),
      // Without an answer the form is a first upload's: nothing is lost but the comparison.
      () => asking.signal.aborted || setFound({ id, job: null, state: 'gone' }),
    );
    return () => asking.abort();
  }, [id]);
  if (id === '') return null;
  return found?.id === id ? found : { id, job: null, state: 'asking' };
}

/** Read by hand: the contract would bring the whole of zod into a screen that has one word to read. */
async function jobOf(id: string, signal: AbortSignal): Promise<string | null> {
  const row = await readRow('cv_analysis_results', 'job_role', 'cv_upload_id', id, { signal });
  return typeof row === 'object' && row !== null && 'job_role' in row && typeof row.job_role === 'string' ? row.job_role : null;
}

/** Which roast the new one will be held against, with the way back to it; or that it is gone. */
export function PreviousNote({ previous, words, tone }: { previous: Previous; words: UploadWords; tone: Tone }) {
  return (
    <div className="mt-5 border-3 border-ink bg-sheet p-4 shadow-hard-sm" aria-live="polite">
      {previous.state === 'asking' && <p>{words.again.asking}</p>}
      {previous.state === 'gone' && <p>{words.again.gone}</p>}
      {previous.state === 'found' && (
        <p>
          {words.again.against} <strong className="wrap-anywhere">{previous.job}</strong>.{' '}
          <Link to={link('roast', {}, roastQueryOf(previous.id, tone))} className="inline-block font-bold underline decoration-2 underline-offset-4">
            {words.again.back}
          </Link>
        </p>
      )}
    </div>
  );
}
