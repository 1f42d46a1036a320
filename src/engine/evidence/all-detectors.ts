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
import { placeholderDetector } from './structure/placeholder.ts';
import { referencesAvailableDetector } from './structure/references-available.ts';
import { titleHeadingDetector } from './structure/title-heading.ts';
import { tooLongDetector } from './structure/too-long.ts';
import { tooShortDetector } from './structure/too-short.ts';
import { unknownHeadingDetector } from './structure/unknown-heading.ts';
import { hiddenTextDetector } from './tricks/hidden-text.ts';
import { machineInstructionDetector } from './tricks/machine-instruction.ts';
import { dutyOpeningDetector } from './wording/duty-opening.ts';
import { duplicateLineDetector } from './wording/duplicate-line.ts';
import { firstPersonDetector } from './wording/first-person.ts';
import { passiveVoiceDetector } from './wording/passive-voice.ts';
import { repeatedVerbDetector } from './wording/repeated-verb.ts';
import { spellingMistakeDetector } from './wording/spelling-mistake.ts';
import { tenseMixDetector } from './wording/tense-mix.ts';
import { vagueQuantityDetector } from './wording/vague-quantity.ts';
import { weakOpeningDetector } from './wording/weak-opening.ts';
import type { Detector } from './detector.ts';

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

/**
 * Every detector, one for each kind of finding; of findings in one place, who stands first here is told first.
 *
 * A new kind begins with its line in `FINDING_KINDS` (domain/finding.ts). From there the compiler leads the way: it names
 * each table that has to answer for it, and null is an answer where silence is meant. Those are this one, its points and
 * their reason (scoring/weights.ts, scoring/because.ts), its jokes and what it is worth among others (writing/roast/jokes,
 * writing/roast/plan-roast.ts, writing/roast/verdict/assessment-copy.ts, writing/roast/model/kind-meanings.ts), its flag
 * in the report (writing/report/red-flags-copy.ts), what makes two of them one and what is said when it comes or goes
 * (comparison/match-findings.ts, comparison/lines), its name on the page (features/roast/comparison.copy.ts) and the check
 * of its truth (scripts/eval/truth/check-findings.ts).
 *
 * Only an author can tell whether it is one of the few with a rule of their own: what costs trust or blurs the aim
 * (scoring/verdict.ts), what goes into every roast (`ALWAYS` in plan-roast.ts), what every second CV shows
 * (`EVERYWHERE` in writing/roast/own-words.ts), the other side of another kind (`SAID_BY` in comparison/write-comparison.ts),
 * what a parser suffers from (writing/report/ats-facts.ts). And no compiler asks for its test.
 */
const DETECTORS = {
  buzzword: buzzwordDetector,
  cliche: clicheDetector,
  'empty-adjective': emptyAdjectiveDetector,
  'duplicate-line': duplicateLineDetector,
  'duty-opening': dutyOpeningDetector,
  'first-person': firstPersonDetector,
  'passive-voice': passiveVoiceDetector,
  'repeated-verb': repeatedVerbDetector,
  'spelling-mistake': spellingMistakeDetector,
  'tense-mix': tenseMixDetector,
  'vague-quantity': vagueQuantityDetector,
  'weak-opening': weakOpeningDetector,
  'bullet-pile': bulletPileDetector,
  'no-bullets': noBulletsDetector,
  'no-numbers': noNumbersDetector,
  'thin-job': thinJobDetector,
  'tiny-bullet': tinyBulletDetector,
  'wall-of-text': wallOfTextDetector,
  'not-a-skill': notASkillDetector,
  'skill-bar': skillBarDetector,
  'skill-pile': skillPileDetector,
  'skill-unused': skillUnusedDetector,
  'soft-skill-list': softSkillListDetector,
  'email-handle': emailHandleDetector,
  'email-provider': emailProviderDetector,
  'missing-email': missingEmailDetector,
  'missing-link': missingLinkDetector,
  'missing-location': missingLocationDetector,
  'missing-phone': missingPhoneDetector,
  'personal-detail': personalDetailDetector,
  photo: photoDetector,
  'date-format-mix': dateFormatMixDetector,
  'date-impossible': dateImpossibleDetector,
  'date-missing': dateMissingDetector,
  'date-overlap': dateOverlapDetector,
  'hobby-filler': hobbyFillerDetector,
  'missing-education': missingEducationDetector,
  'missing-experience': missingExperienceDetector,
  'missing-skills': missingSkillsDetector,
  'missing-summary': missingSummaryDetector,
  objective: objectiveDetector,
  placeholder: placeholderDetector,
  'references-available': referencesAvailableDetector,
  'title-heading': titleHeadingDetector,
  'too-long': tooLongDetector,
  'too-short': tooShortDetector,
  'unknown-heading': unknownHeadingDetector,
  'columns-layout': columnsLayoutDetector,
  'comic-font': comicFontDetector,
  'document-title': documentTitleDetector,
  'file-name': fileNameDetector,
  'font-mix': fontMixDetector,
  'small-print': smallPrintDetector,
  'table-layout': tableLayoutDetector,
  'job-absent': jobAbsentDetector,
  'job-named': jobNamedDetector,
  'skills-match': skillsMatchDetector,
  'skills-missing': skillsMissingDetector,
  'hidden-text': hiddenTextDetector,
  'machine-instruction': machineInstructionDetector,
  'clean-structure': cleanStructureDetector,
  'plain-line': plainLineDetector,
  'strong-number': strongNumberDetector,
  'strong-verb': strongVerbDetector,
} satisfies { [K in FindingKind]: Detector<K> };

/** In the order of `DETECTORS`. */
export const ALL_DETECTORS: readonly AnyDetector[] = Object.values(DETECTORS);
