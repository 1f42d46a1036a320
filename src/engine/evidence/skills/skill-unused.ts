import type { Read } from '../../../domain/cv.ts';
import { NOT_A_SKILL, SKILL_AFTER_ALL, SOFT_SKILLS, SOFT_WORDS } from '../../lexicon/words/skills.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { bulletsOf } from '../shared/statements.ts';
import { tokensOf } from '../../english/tokens.ts';
import { skillKey, termsByEntry } from './skill-names.ts';

const softWords = new Set([...SOFT_WORDS, ...[...termsByEntry(SOFT_SKILLS).keys()].filter((key) => !key.includes(' '))]);
const noHardSkill = new Set([...termsByEntry(NOT_A_SKILL).keys(), ...termsByEntry(SOFT_SKILLS).keys()]);
const LEAST_SKILLS = 6;
const LEAST_BULLETS = 4;
const LEAST_SHARE = 0.5;
const MOST_WORDS = 3;
/** Inflections share this many first letters: "analysis" and "analyzed". */
const STEM = 5;

/** Once a CV: hard skills that the rest of it never mentions, when they are half the list or more. */
export const skillUnusedDetector: Detector<'skill-unused'> = {
  kind: 'skill-unused',
  detect(context) {
    const skills = context.cv.skills.filter((skill) => isHardSkill(skill.value));
    if (skills.length < LEAST_SKILLS || bulletsOf(context).length < LEAST_BULLETS) return [];
    const { words, stems } = wordsElsewhere(context);
    const unused = skills.filter((skill) => !isMentioned(skill, words, stems));
    if (unused.length < skills.length * LEAST_SHARE) return [];
    const wanted = new Set(context.job.skills.flatMap((skill) => [skill.name.toLowerCase(), ...skill.aliases]));
    // "Stakeholder management" may be shown in other words; a tool or a standard is called by its name or is not there.
    const isEveryday = SKILL_AFTER_ALL.some(([name, wanting]) => name === 'microsoft word' && wanting.test(`${context.job.phrase} ${context.job.title}`));
    const named = unused.filter(({ value }) => isName(value) && !(isEveryday && /\b(?:word|excel|outlook|powerpoint|office)\b/iu.test(value)));
    const chosen = named.find((skill) => wanted.has(skill.value.toLowerCase())) ?? named.find((skill) => /\p{Lu}.*\p{Lu}|\d/u.test(skill.value)) ?? named[0];
    const quoted = chosen && quoteStart(context, chosen.value, chosen);
    return chosen && quoted
      ? [
          {
            ...quoted,
            weight: unused.length === skills.length ? 7 : 5,
            facts: { skill: chosen.value, share: Math.round((100 * unused.length) / skills.length) },
          },
        ]
      : [];
  },
};

function isHardSkill(value: string): boolean {
  const key = skillKey(value);
  const words = key.split(' ');
  return (
    key !== '' &&
    value.includes('(') === value.includes(')') &&
    !noHardSkill.has(key) &&
    words.length <= MOST_WORDS &&
    // "NIPE practitioner" is somebody and no tool.
    !TITLE_WORDS.has(words.at(-1) ?? '') &&
    !words.some((word) => softWords.has(word)) &&
    !/[:.!?]\s|\d{4}/u.test(value)
  );
}

function wordsElsewhere(context: Context): { words: ReadonlySet<string>; stems: ReadonlySet<string> } {
  const words = new Set<string>();
  const inSkills = new Set(
    context.cv.sections
      .filter((section) => section.kind === 'skills')
      .flatMap((section) => Array.from({ length: section.to - section.from }, (_, at) => section.from + at)),
  );
  const entryLines = new Set(context.cv.skills.map((skill) => `${skill.page}:${skill.line}`));
  for (const [at, line] of context.lines.entries()) {
    if (inSkills.has(at) || entryLines.has(`${line.page}:${line.line}`)) continue;
    for (const token of tokensOf(line.text)) words.add(token.word);
  }
  return { words, stems: new Set([...words].map(stemOf)) };
}

/** "LA TE X" and other accidents of reading are not repeated. */
const MISREAD = /(?:^|\s)\p{L}{1,2}\s\p{L}{1,2}(?:\s|$)|[^\p{L}\p{M}\p{N}\s+#.&/'’()-]/u;

/** A name of one word or with a capital or digit within, and no activity. */
const isName = (value: string): boolean =>
  !MISREAD.test(value) &&
  !/[()/]|\s(?:and|und|et|y|&)\s/u.test(value) &&
  (/^\p{Lu}[\p{L}\p{N}.+#-]*$/u.test(value) || /(?<!^)(?<!\s)\p{Lu}|\d|\s\p{Lu}/u.test(value)) &&
  !/(?:ing|tion|sion|ment|ship|ity|ness|ance|ence|ung|keit|heit|ción|ção)$/iu.test(value);

/** Says of any skill that it is one. */
const COMMON_WORDS = new Set(
  'and of the in for with to und für mit et de des du la le y en e management systems system software tools skills basic basics advanced data work working development planning design analysis control level certificate certified'.split(
    ' ',
  ),
);

/** Generous: a skill counts as mentioned when one of its names ("FPLC (ÄKTA pure)" has two) stands anywhere else, inflected or not, whatever sort of thing it is called. */
function isMentioned(skill: Read, words: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  return skill.value.split(/[()/,]/u).some((name) => {
    const all = tokensOf(name).map(({ word }) => word);
    // "NOAH 4" is NOAH, whichever edition the job had.
    const telling = all.filter((word) => !COMMON_WORDS.has(word) && !/^\d+$/u.test(word));
    return all.length > 0 && (telling.length > 0 ? telling : all).every((word) => words.has(word) || stems.has(stemOf(word)));
  });
}

/** "hiring" and "hired", "Excel" and "Excel's", "analysis" and "analysed". */
function stemOf(word: string): string {
  const bare = word.replace(/(?:'s|ings?|ed|ers?|ment|ations?|ies|es|s)$/u, '');
  return (bare.length >= 3 ? bare : word).slice(0, STEM);
}
