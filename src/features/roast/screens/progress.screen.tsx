import { Queries } from '../../../ui/queries.tsx';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { useSearchParams } from 'react-router';
import { link, QUERY } from '../../../domain/paths.ts';
import { PROGRESS } from '../copy.ts';
import { Message } from './message.tsx';
import { Waiting } from './waiting.tsx';

export default function ProgressScreen() {
  useDocumentTitle(PROGRESS.title);
  const [query] = useSearchParams();
  const id = query.get(QUERY.id) ?? '';
  if (id === '') return <Message heading={PROGRESS.missingHeading} text={PROGRESS.missing} action={PROGRESS.missingAction} to={link('upload')} />;
  return (
    <Queries>
      <Waiting key={id} id={id} />
    </Queries>
  );
}
