import { useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { link, QUERY } from '../../../domain/paths.ts';
import type { Tone } from '../../../domain/roast.ts';
import { useDocumentTitle } from '../../../ui/browser.ts';
import { keepLink } from '../../../ui/kept-links.ts';
import { Hand } from '../../../ui/pen/hand.tsx';
import type { CvAnalysisResultRow } from '../contract.ts';
import { resultWords } from '../copy.ts';
import { Correctable } from './result/correct/correctable.tsx';
import { PutRight } from './result/correct/put-right.tsx';
import { Comparison } from './result/comparison.tsx';
import { DEMO_ROAST, GENTLE_DEMO_ROAST } from './result/demo-roast.ts';
import { DemoBanner } from './result/demo-banner.tsx';
import { FetchedRoast } from './result/fetched-roast.tsx';
import { MarkedPage } from './result/marked-page.tsx';
import { RobotPanel } from './result/robot-panel.tsx';
import { RoastAgain } from './result/roast-again.tsx';
import { roastView } from './result/roast-view.ts';
import { roastQueryOf, toneIn } from './tone.ts';
import { VoiceSwitch } from './result/voice-switch.tsx';

/** What is offered above the ways on; it is another feature's. Not on a demo: there is nothing to sell for it. */
type Offer = ComponentType<{ cvUploadId: string; owned: boolean }>;
/** How the page's private link is kept; another feature's, too. */
type KeepLink = ComponentType<{ id: string; to: string }>;

export default function ResultScreen({ Offer, KeepLink }: { Offer?: Offer; KeepLink?: KeepLink }) {
  const [query] = useSearchParams();
  const id = query.get(QUERY.id) ?? '';
  const tone = toneIn(query);
  if (query.get(QUERY.demo) !== null) return <Demo id={id} tone={tone} />;
  return (
    <FetchedRoast id={id} tone={tone}>
      {(row) => <Result key={row.cv_upload_id} row={row} asked={tone ?? row.tone} Offer={Offer} KeepLink={KeepLink} />}
    </FetchedRoast>
  );
}

function Demo({ id, tone }: { id: string; tone: Tone | null }) {
  useDocumentTitle(resultWords(tone ?? 'brutal').titlePlain);
  return (
    <Hand gentle={tone === 'gentle'}>
      <DemoBanner id={id} tone={tone} />
      <MarkedPage roast={tone === 'gentle' ? GENTLE_DEMO_ROAST : DEMO_ROAST} tone={tone ?? 'brutal'} id={null} />
    </Hand>
  );
}

function Result({ row, asked, Offer, KeepLink }: { row: CvAnalysisResultRow; asked: Tone; Offer: Offer | undefined; KeepLink: KeepLink | undefined }) {
  const [tone, setTone] = useState(asked);
  const owned = row.full_roast_report_data !== null;
  const view = roastView(row, tone);
  useDocumentTitle(resultWords(tone).title(row.job_role));
  const { cv_upload_id: id, job_role: job } = row;
  useEffect(() => keepLink({ id, to: link('roast', {}, { [QUERY.id]: id }), what: 'roast', job, at: Date.now() }), [id, job]);
  const choose = (chosen: Tone) => {
    setTone(chosen);
    // Not through the router: to it that is a new page, and it would scroll to the top and move the focus.
    history.replaceState(history.state, '', link('roast', {}, roastQueryOf(row.cv_upload_id, chosen)));
  };
  return (
    <Hand gentle={tone === 'gentle'}>
      <Correctable row={row} tone={tone}>
        <MarkedPage
          roast={view}
          tone={tone}
          id={row.cv_upload_id}
          controls={<VoiceSwitch tone={tone} onChoose={choose} />}
          report={Offer === undefined ? null : owned ? 'owned' : 'offered'}
          intro={row.comparison !== null && <Comparison comparison={row.comparison} view={row.page_view} tone={tone} />}
        >
          {row.corrections !== null && <PutRight row={row} corrections={row.corrections} scores={view.scores} />}
          <RoastAgain id={row.cv_upload_id} tone={tone} />
          {row.robot_view !== null && <RobotPanel robot={row.robot_view} made={row.corrections?.made ?? []} />}
          {Offer !== undefined && <Offer cvUploadId={row.cv_upload_id} owned={owned} />}
          {KeepLink !== undefined && <KeepLink id={id} to={link('roast', {}, { [QUERY.id]: id })} />}
        </MarkedPage>
      </Correctable>
    </Hand>
  );
}
