import type { Place } from '../../domain/document.ts';
import type { FindingKind } from '../../domain/finding.ts';
import type { Context } from '../context.ts';
import { jobAbsentDetector } from './job/job-absent.ts';
import { jobNamedDetector } from './job/job-named.ts';
import { skillsMatchDetector } from './job/skills-match.ts';
import { skillsMissingDetector } from './job/skills-missing.ts';
import { bulletPileDetector } from './bullets/bullet-pile.ts';
import { noBulletsDetector } from './bullets/no-bullets.ts';
import { noNumbersDetector } from './bullets/no-numbers.ts';
import { thinJobDetector } from './bullets/thin-job.ts';
import { tinyBulletDetector } from './bullets/tiny-bullet.ts';
import { wallOfTextDetector } from './bullets/wall-of-text.ts';
import { buzzwordDetector } from './buzzwords/buzzword.ts';
import { clicheDetector } from './buzzwords/cliche.ts';
import { emptyAdjectiveDetector } from './buzzwords/empty-adjective.ts';
import { emailHandleDetector } from './contact/email-handle.ts';
import { emailProviderDetector } from './contact/email-provider.ts';
import { missingEmailDetector } from './contact/missing-email.ts';
import { missingLinkDetector } from './contact/missing-link.ts';
import { missingLocationDetector } from './contact/missing-location.ts';
import { missingPhoneDetector } from './contact/missing-phone.ts';
import { dateFormatMixDetector } from './dates/date-format-mix.ts';
import { dateImpossibleDetector } from './dates/date-impossible.ts';
import { dateMissingDetector } from './dates/date-missing.ts';
import { dateOverlapDetector } from './dates/date-overlap.ts';
import { columnsLayoutDetector } from './format/columns-layout.ts';
import { comicFontDetector } from './format/comic-font.ts';
import { documentTitleDetector } from './format/document-title.ts';
import { fileNameDetector } from './format/file-name.ts';
import { fontMixDetector } from './format/font-mix.ts';
import { smallPrintDetector } from './format/small-print.ts';
import { tableLayoutDetector } from './format/table-layout.ts';
import { personalDetailDetector } from './personal/personal-detail.ts';
import { photoDetector } from './personal/photo.ts';
import { notASkillDetector } from './skills/not-a-skill.ts';
import { skillBarDetector } from './skills/skill-bar.ts';
import { skillPileDetector } from './skills/skill-pile.ts';
import { skillUnusedDetector } from './skills/skill-unused.ts';
import { softSkillListDetector } from './skills/soft-skill-list.ts';
import { cleanStructureDetector } from './strengths/clean-structure.ts';
import { plainLineDetector } from './strengths/plain-line.ts';
import { strongNumberDetector } from './strengths/strong-number.ts';
import { strongVerbDetector } from './strengths/strong-verb.ts';
import { hobbyFillerDetector } from './structure/hobby-filler.ts';
import { missingEducationDetector } from './structure/missing-education.ts';
import { missingExperienceDetector } from './structure/missing-experience.ts';
import { missingSkillsDetector } from './structure/missing-skills.ts';
import { missingSummaryDetector } from './structure/missing-summary.ts';
import { objectiveDetector } from './structure/objective.ts';
import { referencesAvailableDetector } from './structure/references-available.ts';
import { titleHeadingDetector } from './structure/title-heading.ts';
import { tooLongDetector } from './structure/too-long.ts';
import { tooShortDetector } from './structure/too-short.ts';
import { unknownHeadingDetector } from './structure/unknown-heading.ts';
import { hiddenTextDetector } from './tricks/hidden-text.ts';
import { machineInstructionDetector } from './tricks/machine-instruction.ts';
import { dutyOpeningDetector } from './wording/duty-opening.ts';
import { firstPersonDetector } from './wording/first-person.ts';
import { passiveVoiceDetector } from './wording/passive-voice.ts';
import { repeatedVerbDetector } from './wording/repeated-verb.ts';
import { spellingMistakeDetector } from './wording/spelling-mistake.ts';
import { tenseMixDetector } from './wording/tense-mix.ts';
import { vagueQuantityDetector } from './wording/vague-quantity.ts';
import { weakOpeningDetector } from './wording/weak-opening.ts';

/** A draft whose kind is known only to its detector: `gather.ts` checks its facts. */
export interface AnyDraft extends Place {
  quote: string | null;
  weight: number;
  facts: Readonly<Record<string, string | number>>;
}

interface AnyDetector {
  kind: FindingKind;
  detect(context: Context): AnyDraft[];
}

/** Every detector, one for each kind of finding. A new kind is one file and one line here. */
export const ALL_DETECTORS: readonly AnyDetector[] = [
  buzzwordDetector,
  clicheDetector,
  emptyAdjectiveDetector,
  dutyOpeningDetector,
  firstPersonDetector,
  passiveVoiceDetector,
  repeatedVerbDetector,
  spellingMistakeDetector,
  tenseMixDetector,
  vagueQuantityDetector,
  weakOpeningDetector,
  bulletPileDetector,
  noBulletsDetector,
  noNumbersDetector,
  thinJobDetector,
  tinyBulletDetector,
  wallOfTextDetector,
  notASkillDetector,
  skillBarDetector,
  skillPileDetector,
  skillUnusedDetector,
  softSkillListDetector,
  emailHandleDetector,
  emailProviderDetector,
  missingEmailDetector,
  missingLinkDetector,
  missingLocationDetector,
  missingPhoneDetector,
  personalDetailDetector,
  photoDetector,
  dateFormatMixDetector,
  dateImpossibleDetector,
  dateMissingDetector,
  dateOverlapDetector,
  hobbyFillerDetector,
  missingEducationDetector,
  missingExperienceDetector,
  missingSkillsDetector,
  missingSummaryDetector,
  objectiveDetector,
  referencesAvailableDetector,
  titleHeadingDetector,
  tooLongDetector,
  tooShortDetector,
  unknownHeadingDetector,
  columnsLayoutDetector,
  comicFontDetector,
  documentTitleDetector,
  fileNameDetector,
  fontMixDetector,
  smallPrintDetector,
  tableLayoutDetector,
  jobAbsentDetector,
  jobNamedDetector,
  skillsMatchDetector,
  skillsMissingDetector,
  hiddenTextDetector,
  machineInstructionDetector,
  cleanStructureDetector,
  plainLineDetector,
  strongNumberDetector,
  strongVerbDetector,
];
