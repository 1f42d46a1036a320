import { describe, expect, it } from 'vitest';
import { FINDING_KINDS } from '../../../domain/finding.ts';
import type { FindingKind } from '../../../domain/finding.ts';
import { isVerbatim } from '../../../domain/quote.ts';
import type { AnyDraft } from '../all-detectors.ts';
import type { Context } from '../../context.ts';
import { bulletPileDetector } from '../bullets/bullet-pile.ts';
import { noBulletsDetector } from '../bullets/no-bullets.ts';
import { noNumbersDetector } from '../bullets/no-numbers.ts';
import { thinJobDetector } from '../bullets/thin-job.ts';
import { tinyBulletDetector } from '../bullets/tiny-bullet.ts';
import { wallOfTextDetector } from '../bullets/wall-of-text.ts';
import { buzzwordDetector } from '../buzzwords/buzzword.ts';
import { clicheDetector } from '../buzzwords/cliche.ts';
import { emptyAdjectiveDetector } from '../buzzwords/empty-adjective.ts';
import { notASkillDetector } from '../skills/not-a-skill.ts';
import { skillBarDetector } from '../skills/skill-bar.ts';
import { skillPileDetector } from '../skills/skill-pile.ts';
import { skillUnusedDetector } from '../skills/skill-unused.ts';
import { softSkillListDetector } from '../skills/soft-skill-list.ts';
import { cleanStructureDetector } from '../strengths/clean-structure.ts';
import { plainLineDetector } from '../strengths/plain-line.ts';
import { strongNumberDetector } from '../strengths/strong-number.ts';
import { strongVerbDetector } from '../strengths/strong-verb.ts';
import { dutyOpeningDetector } from '../wording/duty-opening.ts';
import { firstPersonDetector } from '../wording/first-person.ts';
import { passiveVoiceDetector } from '../wording/passive-voice.ts';
import { repeatedVerbDetector } from '../wording/repeated-verb.ts';
import { spellingMistakeDetector } from '../wording/spelling-mistake.ts';
import { tenseMixDetector } from '../wording/tense-mix.ts';
import { vagueQuantityDetector } from '../wording/vague-quantity.ts';
import { weakOpeningDetector } from '../wording/weak-opening.ts';
import { contextOf } from './context-builder.test-kit.ts';
import { QUOTE_LENGTH } from './locate.ts';

interface AnyDetector {
  kind: FindingKind;
  detect(context: Context): AnyDraft[];
}

const DETECTORS: readonly AnyDetector[] = [
  buzzwordDetector,
  clicheDetector,
  emptyAdjectiveDetector,
  weakOpeningDetector,
  dutyOpeningDetector,
  passiveVoiceDetector,
  firstPersonDetector,
  tenseMixDetector,
  repeatedVerbDetector,
  vagueQuantityDetector,
  spellingMistakeDetector,
  noNumbersDetector,
  wallOfTextDetector,
  tinyBulletDetector,
  thinJobDetector,
  bulletPileDetector,
  noBulletsDetector,
  notASkillDetector,
  skillBarDetector,
  skillPileDetector,
  skillUnusedDetector,
  softSkillListDetector,
  strongNumberDetector,
  strongVerbDetector,
  plainLineDetector,
  cleanStructureDetector,
];

const WRAPPED = `
  Ada Kowalski
  Office Manager
  Summary
  Dynamic and highly motivated office manager with a proven track record, excellent interpersonal skills and a
    passion for excellence who can think outside the box, wear many hats and who is known to everyone as a real
    team player. I love my work.
  Experience
  Office Manager | Brightwater Ltd | 2018 - 2021
  • Responsible for the annual budget of the house and for all of the contracts with the people who bring coffee, and
    assisted with synergy workshops wherever the responsibilites of several departments met those of another one
  • Assisted with the weekly reports
  • Managed a fleet of 14 vans and cut fuel costs by 18%
  • Manage the front desk and the post room of the company
  • Various tasks were completed for numerous departments
  • Filing
  Skills
  Internet, MS Word, Teamwork, Communication skills, Excel
  --- page ---
  Education
  BA History | Synergy College | 2015
`;
const PROSE = `
  Ben Okafor
  Analyst
  Experience
  Analyst | Northlake Bank | 2019 - present
  In this position I was helping the team of the branch to keep its books in order while also looking after the archive, the mail, the printers, the plants in the lobby and whatever else came up that day or the next
  Clerk | Southlake Bank | 2015 - 2019
  My work there was mainly the sorting of letters from customers of the bank and the answering of those that could be answered without asking anyone else, which were few, and handing over the rest to my superiors upstairs
  Skills
  Python ●●●○○
  SQL ●●●●○
`;

describe.each([
  ['wrapped', WRAPPED],
  ['prose', PROSE],
])('laws over the %s CV', (_, text) => {
  const context = contextOf(text);
  it.each(DETECTORS)('$kind quotes the CV, gives its facts and repeats itself', (detector) => {
    const { kind } = detector;
    const drafts = detector.detect(context);
    for (const draft of drafts) {
      expect(isVerbatim(context.document, draft.quote ?? '', draft)).toBe(true);
      expect((draft.quote ?? '').length).toBeLessThanOrEqual(QUOTE_LENGTH);
      for (const name of FINDING_KINDS[kind].facts) expect(String(draft.facts[name] ?? '').trim()).not.toBe('');
      expect(draft.weight).toBeGreaterThanOrEqual(1);
      expect(draft.weight).toBeLessThanOrEqual(10);
    }
    expect(detector.detect(contextOf(text))).toEqual(drafts);
  });
});

describe('places of quotes', () => {
  it('pins a term of a wrapped line to the line it stands on, not to the first line of the bullet', () => {
    const context = contextOf(WRAPPED);
    const [mistake] = spellingMistakeDetector.detect(context);
    expect(mistake?.facts).toEqual({ word: 'responsibilites', suggestion: 'responsibilities', times: 1 });
    expect(mistake?.quote).toContain('responsibilites');
    const line = context.lines.find((candidate) => candidate.page === mistake?.page && candidate.line === mistake.line);
    expect(line?.text).toContain(mistake?.quote?.split(' ')[0]);
  });
});
