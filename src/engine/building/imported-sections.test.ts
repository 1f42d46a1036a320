import { describe, expect, it } from 'vitest';
import type { LayoutCv } from '../../../fixtures/layouts/layout.ts';
import { LAYOUTS, pastedLayout } from '../../../fixtures/layouts/layouts.ts';
import type { InferredCvBuildData } from '../../domain/cv-build.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';

const TODAY = '2026-11-22';

function imported(part: string): InferredCvBuildData {
  const layout: LayoutCv | undefined = LAYOUTS.find(({ name }) => name.includes(part));
  if (layout === undefined) throw new Error(`no layout called ${part}`);
  return inferQuestionnaire(documentFromText(pastedLayout(layout)), TODAY);
}

const linesOf = ({ moreSections }: InferredCvBuildData): string[] => moreSections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));

describe('what an import keeps', () => {
  it('does not read two columns across', () => {
    const { education } = imported('two columns at the foot');
    expect(education).toContain('Rimrock College');
    expect(education).toContain('cum laude (GPA 3.61)');
    expect(education).not.toMatch(/Radio|EMD|Calm/u);
  });

  it('keeps what follows a heading on its own line', () => {
    expect(imported('dates in the margin, a job without one').personalInterests).toContain('Bell ringing (since 2014, 31 towers)');
  });

  it('keeps a licence and a notice period that stand among personal details', () => {
    expect(linesOf(imported('Employer — Title (dates)'))).toContain('Driving licence code 08. Notice period one month.');
  });

  it('does not print the head of a table as a study', () => {
    expect(imported('a table of studies').education).not.toContain('Qualification');
  });

  it('tells each row of a table of certificates once, its head never, and until when in the words of its column', () => {
    const rows = ['Name of certificate\tIssuer\tValid until', 'First aid at work\tElm Ambulance\t03/2027', 'Food hygiene level 2\tMarsh College'];
    const text = ['Jo Baker', 'jo@example.com', 'EXPERIENCE', 'Fitter, Elm Ltd, 2019 - Present', '• Fitted', 'CERTIFICATES', ...rows].join('\n');
    expect(linesOf(inferQuestionnaire(documentFromText(text), TODAY))).toEqual([
      'First aid at work, Elm Ambulance, valid until 03/2027',
      'Food hygiene level 2, Marsh College',
    ]);
  });

  it('tells languages once, each with its own level', () => {
    const { otherLanguages, moreSkills, topSkills } = imported('levels of languages among the skills');
    expect(otherLanguages).toEqual([
      { language: 'English', proficiency: 'Fluent' },
      { language: 'Irish', proficiency: 'Conversational' },
      { language: 'Breton', proficiency: 'Conversational' },
    ]);
    expect([...topSkills, ...Object.values(moreSkills).flat()].join(' ')).not.toMatch(/Irish|English/u);
  });

  it('makes no section of the rest of a bracket', () => {
    const data = imported('dates in the margin, a job without one');
    expect(data.otherLanguages.map(({ language }) => language)).toContain('Italian (enough for the workshop)');
    expect(linesOf(data).join(' ')).not.toContain('for the workshop');
  });
});
