import { foldKeepingSigns } from '../../english/folding.ts';

/** Whether those whom a demand names ("other recruiters", "4-5 team leaders", "contractors") stand in a line; true where it names nobody. */
export function isOfWhom(phrase: string, text: string): boolean {
  const [, others, led] =
    /\bother (\p{L}{4,})s\b|\b(?:through|of) (?:an? team of )?(?:[\d–-]+|two|three|four|five|six|seven|eight) (?:team |shift )?(leader|manager|supervisor)s\b/iu.exec(
      phrase,
    ) ?? [];
  const leaders = led ?? LEADERS.exec(phrase)?.[1];
  if (leaders !== undefined)
    return new RegExp(`\\b(?:\\d+|two|three|four|five|six|other|lead|led|manag\\p{L}+) (?:\\p{L}+ ){0,2}${leaders}s\\b`, 'iu').test(text);
  if (others !== undefined) return text.toLowerCase().includes(others.toLowerCase());
  const folded = foldKeepingSigns(text);
  return OUTSIDERS.every(([asked, told]) => !asked.test(foldKeepingSigns(phrase)) || told.test(folded));
}
/** "Mentored other recruiters": whoever coached new hires has not; true where a demand names no such others. */
export const isOfOthers = (phrase: string, text: string): boolean =>
  !/\b(?:led|lead|manag|mentor|coach|supervis)\p{L}*\b[^.;]*\bother \p{L}{4,}s\b/iu.test(phrase) || isOfWhom(phrase, text);

/** Leaders who are to be led. */
const LEADERS =
  /\b(?:lead|leading|coach|coaching|(?<!line[- ])manag(?:e|ing)|supervise|supervising|mentor)\b[^.;:]{0,30}?\b(?:team |shift |line )?(leader|manager|supervisor)s\b/iu;
/** Whom a line must name where a demand names them: nobody who leads electricians has led contractors by it; folded. */
const OUTSIDERS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\bsupervis\p{L}+ (?:\p{L}+ ){0,2}contractors\b/u, /contractor/u],
  [
    /\b(?:supervis\p{L}+|mentor\p{L}*|train\p{L}*) (?:\p{L}+ ){0,2}(?:students|trainees|learners)\b/u,
    /\b(?:students?|trainees?|learners?|apprentices?|interns?|graduates?|juniors?|new starters?)\b/u,
  ],
  [/\b(?:manag\p{L}+|supervis\p{L}+|lead\p{L}*|coordinat\p{L}+) (?:\p{L}+ ){0,2}volunteers\b/u, /volunteer/u],
];
