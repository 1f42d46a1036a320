import { useState } from 'react';
import type { CvPageBlock } from '../../../../../domain/cv-page.ts';
import type { Paper } from '../../../../../domain/paper.ts';
import { PDF } from '../../../pdf.copy.ts';
import { Tabs } from '../../../../../ui/form/tabs.tsx';
import { PREVIEW } from '../../../editor.copy.ts';
import { fieldOfLine } from '../cv-questions.ts';
import type { CvEditorState } from '../hooks/use-cv-editor.ts';
import { useDraftScore } from '../hooks/use-draft-score.ts';
import type { Place } from '../hooks/use-place.ts';
import { DesignView } from '../../pdf/design-view.tsx';
import type { CvPhotoDesk } from '../../pdf/use-cv-photo.ts';
import type { CvPdf } from '../../pdf/use-cv-pdf.ts';
import { PageView } from './page-view.tsx';
import { RobotView } from './robot-view.tsx';
import { ScoreView } from './score-view.tsx';

interface OutsideProps {
  id: string;
  jobTitle: string;
  data: CvEditorState['data'];
  blocks: readonly CvPageBlock[];
  paper: Paper;
  place: Place;
  pdf: CvPdf;
  photo: CvPhotoDesk;
}

/** What the CV looks like from outside: as a page, in its design, as a score, to a robot. */
export function Outside({ id, jobTitle, data, blocks, paper, place, pdf, photo }: OutsideProps) {
  const [view, setView] = useState<'page' | 'design' | 'score' | 'robot'>('page');
  const score = useDraftScore(id, data, jobTitle);
  const scored = (
    <ScoreView
      score={score}
      jobTitle={jobTitle}
      onGo={({ part, quote }) => {
        const field = quote === null ? null : fieldOfLine(data, quote);
        if (field !== null) place.goToField(field);
        else if (part !== null) place.goToPart(part);
      }}
    />
  );
  return (
    <Tabs
      label={PREVIEW.tabsLabel}
      selected={view}
      onSelect={setView}
      tabs={[
        { id: 'page', label: PREVIEW.page, panel: <PageView blocks={blocks} paper={paper} /> },
        { id: 'design', label: PDF.tab, panel: <DesignView id={id} data={data} pdf={pdf} photo={photo} /> },
        { id: 'score', label: PREVIEW.score, panel: scored },
        { id: 'robot', label: PREVIEW.robot, panel: <RobotView score={score} /> },
      ]}
    />
  );
}
