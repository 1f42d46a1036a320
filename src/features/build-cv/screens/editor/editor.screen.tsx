import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { link, QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Message } from '../../../../ui/feedback/message.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { Queries } from '../../../../ui/queries.tsx';
import { EDITOR, NO_CV } from '../../editor.copy.ts';
import { CvEditor } from './cv-editor.tsx';
import { openQuery } from './cv-row.ts';

/** /cv-editor?id=…: the editor of a CV, or what is missing to have one. */
export default function EditorScreen() {
  const [query] = useSearchParams();
  const id = (query.get(QUERY.id) ?? '').toLowerCase();
  useDocumentTitle(EDITOR.title);
  if (id === '')
    return (
      <Message heading={NO_CV.missingHeading} text={EDITOR.noId} action={NO_CV.missingAction} to={link('build')}>
        <p className="mt-3">{NO_CV.missing}</p>
      </Message>
    );
  return (
    <Queries>
      <Fetched key={id} id={id} />
    </Queries>
  );
}

function Fetched({ id }: { id: string }) {
  const { data, isError, refetch, isFetching } = useQuery(openQuery(id));
  if (data !== undefined && 'content' in data) return <CvEditor id={id} opened={data} />;
  if (isFetching) return <Loading />;
  if (isError || data === undefined)
    return <Message heading={NO_CV.errorHeading} text={NO_CV.error} action={NO_CV.errorAction} onAction={() => void refetch()} />;
  if (data.refused === 'unpaid')
    return (
      <Message heading={NO_CV.unpaidHeading} text={NO_CV.unpaid} action={NO_CV.unpaidAction} to={link('build')}>
        <p className="mt-3 text-ink-soft">{NO_CV.unpaidNote}</p>
      </Message>
    );
  if (data.refused === 'unwritten')
    return <Message heading={NO_CV.unwrittenHeading} text={NO_CV.unwritten} action={NO_CV.unwrittenAction} to={link('build')} />;
  return <Message heading={NO_CV.unknownHeading} text={NO_CV.unknown} action={NO_CV.unknownAction} to={link('build')} />;
}

function Loading() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // A quick answer should not flash a spinner first.
    const timer = setTimeout(() => setShown(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="grid min-h-[70dvh] place-content-center justify-items-center gap-4">
      {shown && (
        <>
          <Spinner />
          <span className="text-lg">{NO_CV.loading}</span>
        </>
      )}
    </output>
  );
}
