import { Queries } from '../../../ui/queries.tsx';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { useSearchParams } from 'react-router';
import { link, QUERY } from '../../../domain/paths.ts';
import { Hand } from '../../../ui/pen/hand.tsx';
import { progressWords } from '../copy.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { toneIn } from './tone.ts';
import { Waiting } from './waiting.tsx';

export default function ProgressScreen() {
  const [query] = useSearchParams();
  const tone = toneIn(query);
  const words = progressWords(tone ?? 'brutal');
  useDocumentTitle(words.title);
  const id = query.get(QUERY.id) ?? '';
  if (id === '') return <Message heading={words.missingHeading} text={words.missing} action={words.missingAction} to={link('upload')} />;
  return (
    <Hand gentle={tone === 'gentle'}>
      <Queries>
        <Waiting key={id} id={id} tone={tone} />
      </Queries>
    </Hand>
  );
}
