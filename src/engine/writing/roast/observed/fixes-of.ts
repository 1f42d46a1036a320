import { OF_THE_PAGE, type Observation, type ObservationKind } from '../../../../domain/observation.ts';
import { OUTSTANDING, strengthOf } from '../../strength/line-strength.ts';
import { asksAnything } from '../asks.ts';
import type { Around } from '../statement-around.ts';
import { textOf, type TemplateSource } from '../template.ts';
import { isShape, SHAPE_JOKES, STORY_FIXES } from './all-observed.ts';
import { asksInVain } from './asks-in-vain.ts';
import { contraryTo } from './contrary.ts';
import { FIXES_OF_OUTCOME } from './shapes/answered-jokes.ts';
import { adviceFor } from './trade-advice.ts';
import { isUntrueOf } from './untrue-of-line.ts';
import { adviceParts } from './warm/advice.ts';
import { editsOf, editWays } from './warm/line-edits.ts';
import { isPaper } from './warm/paper-line.ts';
import { FIXES_OF_STRUCK, keeps, SURE_OF_SKILLS, WAYS_OF_LAPSED, WAYS_OUT, WORLD } from './warm/ways-out.ts';
import { workWays } from './warm/work-ways.ts';

/** Kinds that are odd by how a thing is told. */
const OF_TELLING: ReadonlySet<ObservationKind> = new Set<ObservationKind>(['afterthought', 'tale', 'aside', 'homely', 'exact-number']);

/** Lists of ways out, the better first: each is made where those before it have nothing, which is seldom. */
export type WaysOut = readonly (() => readonly TemplateSource[])[];

/**
 * The ways out under an odd detail, the better lists first: what somebody of the trade advises; then by its shape, by what the line is and holds, and
 * last to keep it, which a roast says seldom (`mayKeep`); none that is the contrary of what is said above it in the same voice (`above`).
 */
export function fixesOf(observation: Observation, around: Around): (above: string, mayKeep: boolean) => WaysOut {
  const { kind, facts } = observation;
  // What the page says against itself has one way out, whatever its lines are.
  if (isShape(kind) && OF_THE_PAGE.has(kind))
    return (above) => [() => SHAPE_JOKES[kind].fixes.filter((fix) => !above.includes(textOf(fix))), () => SHAPE_JOKES[kind].fixes];
  const { role } = around.line;
  const world = WORLD.has(kind);
  const isAway = facts['away'] === 1;
  const waysOfLine = once((): readonly (readonly TemplateSource[])[] =>
    kind === 'lapsed'
      ? [WAYS_OF_LAPSED]
      : role === 'work' && isPaper(around.line, observation.quote)
        ? [WAYS_OUT.paper]
        : role === 'work'
          ? workWays(around, observation.quote, isAway)
          : [role === 'skill' ? SURE_OF_SKILLS : editWays(editsOf(around)), WAYS_OUT[role]],
  );
  // A hobby, a degree or a certificate has led to nothing, is for nothing and is not counted: only work is.
  const mayAsk = (fix: TemplateSource): boolean => around.inJob || (!asksAnything(textOf(fix)) && !/\b(?:this|its|the) job\b/u.test(textOf(fix)));
  const isTrue = (fix: TemplateSource): boolean => !isUntrueOf(textOf(fix), around.line);
  const trueOfShape = once(() => {
    const shaped = isShape(kind) ? SHAPE_JOKES[kind].fixes : kind === 'pair' || kind === 'step' ? STORY_FIXES[kind] : [];
    return [...shaped.filter(mayAsk), ...(around.outcome === null || !world ? [] : FIXES_OF_OUTCOME)].filter(
      (fix) => !asksInVain(textOf(fix), 'gentle', around) && isTrue(fix),
    );
  });
  const trueOfLine = once(() => waysOfLine().map((list) => list.filter(isTrue)));
  const trueAdvice = once(() => adviceFor(observation, around));
  // What came of the work, and names without a deed, have a better way out than their shape.
  const isByLine = once(
    () => role === 'work' && OF_TELLING.has(kind) && (!around.line.isDeed || strengthOf(around.line.statement ?? '', true, 'en') >= OUTSTANDING),
  );
  const isKept = (fix: TemplateSource): boolean => keeps(textOf(fix));
  return (above, mayKeep) => {
    const isAgainst = contraryTo(above);
    const isOpenTo = (fix: TemplateSource): boolean => !isAgainst(textOf(fix));
    const ofShape = (): TemplateSource[] => trueOfShape().filter((fix) => !isKept(fix) && isOpenTo(fix));
    const ofLine = (at: number) => (): TemplateSource[] => (trueOfLine()[at] ?? []).filter((fix) => !isKept(fix) && isOpenTo(fix));
    const struck = around.line.isStruck && role !== 'skill' && role !== 'interest' ? FIXES_OF_STRUCK : [];
    return [
      () => trueAdvice().flatMap((fix) => leftOf(fix, above)),
      () => (isByLine() ? ofLine(0)() : ofShape()),
      () => (isByLine() ? ofShape() : ofLine(0)()),
      ofLine(1),
      () => struck.filter(isOpenTo),
      () => (mayKeep ? [...trueOfShape(), ...trueOfLine().flat()].filter((fix) => isKept(fix) && isOpenTo(fix)) : []),
      ofLine(2),
      () => waysOfLine().flat(),
    ];
  };
}

/** As much of a piece of advice as has not been said above. */
function leftOf(advice: string, above: string): TemplateSource[] {
  const halves = adviceParts(advice);
  if (halves !== null && above.includes(halves.worth)) return [{ text: halves.todo, parts: [halves.todo] }];
  return above.includes(advice) ? [] : [advice];
}

/** The same, worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
