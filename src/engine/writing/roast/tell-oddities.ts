import type { Observation } from '../../../domain/observation.ts';
import { OF_THE_PAGE } from '../../../domain/observation.ts';
import type { Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import type { Written } from './compose.ts';
import { factsOfObservation } from './facts.ts';
import { wayOut } from './fill-fix.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { chooseObservations, worthOfCrossing, type Telling } from './observed/choose-observations.ts';
import { printedIn } from './observed/lead-of.ts';
import { mendsOf } from './observed/mend-of.ts';
import { fixesOf } from './observed/fixes-of.ts';
import { tellObservation } from './observed/tell-observation.ts';
import { keeps, MOST_KEPT } from './observed/warm/ways-out.ts';
import { isCounting, plainOf, type Said } from './say-line.ts';
import { aroundOf } from './statement-around.ts';
import type { Facts } from './template.ts';
import { termTemplates } from './term-lookup.ts';

/** Odd details make up so much of a roast. */
const MOST_ODD = 9;

/** The oddest details that have something to be said about them in both voices, without the facts that are left out. */
export function tellOddities(judgement: Judgement, about: Facts, seed: string, said: Record<Tone, Said>, leftOut: readonly string[] = []): Written[] {
  const fixes: Readonly<Record<Tone, Set<string>>> = { brutal: new Set(), gentle: new Set() };
  let kept = 0;
  return chooseObservations(judgement, seed, MOST_ODD, (seen): Telling<Written> | null => {
    if (isWordForWord(judgement, seen)) return null;
    const noticed = staying(judgement, seen);
    const around = aroundOf(judgement, noticed);
    const observation = around.outcome === null ? noticed : { ...noticed, facts: { ...noticed.facts, outcome: around.outcome } };
    const facts = Object.fromEntries(Object.entries(factsOfObservation(observation, about, judgement)).filter(([name]) => !leftOut.includes(name)));
    if (isNamedAgain(judgement, observation)) facts['itAgain'] = 1;
    const slot = `${seed}:${observation.id}`;
    const tell = (tone: Tone, used: ReadonlySet<string>): ReturnType<typeof tellObservation> =>
      tellObservation(observation, facts, slot, tone, used, plainOf(about), around);
    const brutal = tell('brutal', said.brutal.used);
    // A mentor tells another story about the same thing, where there is one.
    const gentle = brutal === null ? null : (tell('gentle', new Set([...said.gentle.used, ...brutal.spent])) ?? tell('gentle', said.gentle.used));
    if (!brutal || !gentle) return null;
    const mends = OF_THE_PAGE.has(observation.kind) ? [] : mendsOf(judgement, observation);
    const waysOut = fixesOf(observation, around);
    const way = (above: string, spent: Iterable<string>): { text: string; given: ReadonlySet<string> } | null => {
      const given = new Set(spent);
      const isFirst = mends.length > 0 && mends.filter(({ parts = [] }) => parts.some((part) => given.has(part))).length < MOST_MENDS;
      // What has been said twice of such words is known by then.
      const others = waysOut(above, mends.length === 0 && kept < MOST_KEPT);
      const text = wayOut(isFirst ? [() => mends, ...others] : [...others, () => mends], facts, printedIn(observation), slot, given);
      return text === null ? null : { text, given };
    };
    // What the mentor has said of the line is no way out of it again; under the joke it is.
    const hard = way('', fixes.brutal);
    // Two voices, two ways out, where there are two.
    const mild = hard === null ? null : way(gentle.text, [...fixes.gentle, ...gentle.spent, ...[...hard.given].filter((one) => !fixes.brutal.has(one))]);
    if (hard === null || mild === null) return null;
    const line: Written = {
      evidence: noticed,
      lines: { brutal: { text: brutal.text, own: brutal.own }, gentle: { text: gentle.text, own: gentle.own } },
      fixes: { brutal: hard.text, gentle: mild.text },
      effect: observation.oddity + (brutal.own ? FOR_OWN_WORDS : 0) + worthOfCrossing(observation),
    };
    const take = (): void => {
      for (const [tone, { text, spent }] of [['brutal', brutal] as const, ['gentle', gentle] as const]) {
        for (const one of spent) said[tone].used.add(one);
        if (isCounting(text)) said[tone].counters -= 1;
      }
      for (const one of hard.given) fixes.brutal.add(one);
      for (const one of mild.given) fixes.gentle.add(one);
      for (const one of [...hard.given, ...mild.given]) said.gentle.used.add(one);
      if (keeps(hard.text) || keeps(mild.text)) kept += 1;
    };
    return { line, own: brutal.own, take };
  });
}
/** A line in which one word was taken for another is told as that, and not by the things it names. */
const isWordForWord = ({ findings }: Judgement, { kind, page, line }: Observation): boolean =>
  (kind === 'thing' || kind === 'trade') &&
  findings.some((one) => one.kind === 'spelling-mistake' && one.page === page && one.line === line && termTemplates(JOKES[one.kind], one.facts).length > 0);
/** So often a voice says of one kind of words that a line would be better without them. */
const MOST_MENDS = 2;
/** Whose page fits the wanted job leaves no trade, whatever the two titles are called. */
function staying({ scores }: Judgement, seen: Observation): Observation {
  if (seen.facts['away'] === undefined || scores.skillRelevance < FITS) return seen;
  return { ...seen, facts: Object.fromEntries(Object.entries(seen.facts).filter(([name]) => name !== 'away')) };
}
const FITS = 35;

/** Whether what a line is about is named on another line as well. */
const isNamedAgain = ({ document }: Judgement, { facts, page, line }: Observation): boolean => {
  const it = String(facts['it'] ?? '').toLowerCase();
  return it !== '' && document.lines.some((one) => (one.page !== page || one.line !== line) && one.text.toLowerCase().includes(it));
};
/** A line that says a word of what it quotes is heard to be about it. */
const FOR_OWN_WORDS = 1;
