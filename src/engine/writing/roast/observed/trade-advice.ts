import type { Observation } from '../../../../domain/observation.ts';
import type { Telling } from '../../../lexicon/comic/comic-entry.ts';
import { comicEntry } from '../../../lexicon/comic/entry-ids.ts';
import { contentOf } from '../content-words.ts';
import type { Around } from '../statement-around.ts';
import { shuffled, stableHash } from '../stable-hash.ts';
import { inSingles, type TemplateSource } from '../template.ts';
import { asksInVain, ASKS_OR_ADDS, COMMON, isSparing } from './asks-in-vain.ts';
import { isUntrueOf } from './untrue-of-line.ts';
import { adviceParts, inAJob } from './warm/advice.ts';
import { WORLD } from './warm/ways-out.ts';

/** The entry of the comic lexicon that a thing was seen by. */
export const entryOf = ({ facts }: Pick<Observation, 'facts'>): Telling | undefined =>
  comicEntry(String(facts['entry']), typeof facts['trade'] === 'string' ? facts['trade'] : undefined);

/** What somebody of the trade says to whoever has a thing on their page; it is true whatever its line says of it. None where what is seen is no thing. */
export const adviceOf = (observation: Pick<Observation, 'kind' | 'facts'>): string[] =>
  WORLD.has(observation.kind) ? [entryOf(observation)?.gentle ?? []].flat().map(inSingles) : [];

/**
 * Whether a piece of advice names what its line says already, beside the thing itself: "cars a week" is no help to whoever printed the cars. A short line
 * without a figure has answered nothing.
 */
function isAnswered(observation: Observation, told: string, around: Around): boolean {
  const { line, text } = around;
  if (!adviceOf(observation).includes(told) || isSparing(around)) return false;
  const known = contentOf(String(observation.facts['it'] ?? ''));
  const said = contentOf(line.statement ?? text);
  return [...contentOf(told)].some((word) => said.has(word) && !known.has(word) && !COMMON.test(word));
}

/**
 * Whether a line can use what is known of its thing: a short deed that is about that very thing and says neither how much nor what came of it. Any other has
 * said it already, or is about something else (docs/measured.md: two in three such pieces of advice were wrong before this).
 */
function isOpenToAdvice({ facts }: Observation, { line, answers, isRich }: Around): boolean {
  return (
    facts['away'] !== 1 &&
    facts['central'] === 1 &&
    line.role === 'work' &&
    line.isDeed &&
    !line.isMeasured &&
    !isRich &&
    !answers.has('result') &&
    !answers.has('change')
  );
}

/** What somebody of the trade may advise here: nobody who leaves the trade, and nothing that the line says. */
export function adviceFor(observation: Observation, around: Around): string[] {
  if (!isOpenToAdvice(observation, around)) return [];
  return adviceOf(observation).flatMap((fix) => {
    if (isAnswered(observation, fix, around) || asksInVain(fix, 'gentle', around, String(observation.facts['it'] ?? ''))) return [];
    if (around.line.role !== 'skill') return isUntrueOf(fix, around.line) ? [] : [fix];
    // A list has no room for numbers and results: the job does.
    const halves = adviceParts(fix);
    const todo = halves === null ? null : inAJob(halves.todo, stableHash(fix));
    return halves !== null && todo !== null ? [`${halves.worth} ${todo}`] : isUntrueOf(fix, around.line) ? [] : [fix];
  });
}

/** What a thing is worth to an employer, as a mentor of the trade says it; what to do about it is the way out, where it can be said apart. */
export function worthOf(observation: Observation, around: Around, slot: string): TemplateSource[] {
  if (observation.facts['away'] === 1) return [];
  const open = adviceFor(observation, around);
  // What is said of the thing and asks for nothing holds beside any line that is about it.
  const isAboutIt = around.line.role === 'skill' || (around.line.role === 'work' && observation.facts['central'] === 1);
  return shuffled(adviceOf(observation), `${slot}:gentle`, String).flatMap((advice): TemplateSource[] => {
    const said = adviceParts(advice)?.worth ?? advice;
    if (!isOpenToAdvice(observation, around))
      return isAboutIt && said.length >= LEAST_ALONE && isStatement(said) && !isUntrueOf(said, around.line) ? [{ text: said, parts: [said, advice] }] : [];
    const halves = adviceParts(advice);
    const worth = halves?.worth ?? advice;
    if (open.some((one) => one === advice || one.startsWith(`${worth} `)))
      return [{ text: worth.length < LEAST_SAID ? advice : worth, parts: [worth, advice] }];
    // Its second half asks for what is there; the first may still be true.
    return halves === null ||
      halves.worth.length < LEAST_ALONE ||
      asksInVain(halves.worth, 'gentle', around, String(observation.facts['it'] ?? '')) ||
      isUntrueOf(halves.worth, around.line)
      ? []
      : [{ text: halves.worth, parts: [halves.worth, advice] }];
  });
}

/** Whether it says something and asks for nothing: "Good documents save calls between teams". */
const isStatement = (text: string): boolean =>
  !ASKS_OR_ADDS.test(text) &&
  !/^(?:take|use|know|keep|with|in one|from|years?|voice|rank|size|cages|badge)\b|\b(?:one line|the whole (?:sentence|story)|and the|give|print|hours and|per cent)\b|:/iu.test(
    text,
  ) &&
  /\b(?:is|are|was|has|have|says?|shows?|tells?|gets?|takes?|makes?|means?|counts?|reads?|looks?|wants?|needs?|helps?|saves?|keeps?|earns?|can|will|would|does|proves?|carries|matters?|turns?|puts?|gives?|calls?|trusts?|knows?|hires?|asks?|checks?|notices?)\b|’s\b/iu.test(
    text,
  );

/** A half that is shorter is half a thought, even where the other half is the way out. */
const LEAST_SAID = 42;
/** Half a piece of advice that is shorter says too little alone. */
const LEAST_ALONE = 60;
