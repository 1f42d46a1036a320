import { useSearchParams } from 'react-router';
import { QUERY } from '../../../../domain/paths.ts';
import { useDocumentTitle } from '../../../../ui/browser.ts';
import { Hand } from '../../../../ui/pen/hand.tsx';
import type { CvAnalysisResultRow } from '../../contract.ts';
import { shareWords } from '../../copy.ts';
import { FetchedRoast } from '../result/fetched-roast.tsx';
import { toneIn } from '../tone.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { ShareDesk } from './share-desk.tsx';

export default function ShareScreen() {
  const [query] = useSearchParams();
  const tone = toneIn(query);
  return (
    <FetchedRoast id={query.get(QUERY.id) ?? ''} tone={tone}>
      {(row) => <Shared row={row} tone={tone ?? row.tone} />}
    </FetchedRoast>
  );
}

function Shared({ row, tone }: { row: CvAnalysisResultRow; tone: Tone }) {
  useDocumentTitle(shareWords(tone).title);
  return (
    <Hand gentle={tone === 'gentle'}>
      <ShareDesk key={row.cv_upload_id} row={row} tone={tone} />
    </Hand>
  );
}
