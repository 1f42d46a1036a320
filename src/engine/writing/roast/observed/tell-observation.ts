import { ROAST_LINE } from '../../../../domain/limits.ts';
import type { Observation } from '../../../../domain/observation.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { OF_HOMELY_WORDS } from '../../../lexicon/comic/homely/of-homely-words.ts';
import { checkLine } from '../check-line.ts';
import { contentOf, saysOneOf } from '../content-words.ts';
import type { Around } from '../statement-around.ts';
import { shuffled, stableHash } from '../stable-hash.ts';
import { fill, inSingles, partsOf, textOf, type Facts, type TemplateSource } from '../template.ts';
import { isShape, SHAPE_JOKES } from './all-observed.ts';
import { changesItsUnit, isAgainstFigures } from './against-figures.ts';
import { asksInVain, ASKS_OR_ADDS, asksWhoCounted, isOfOneWord } from './asks-in-vain.ts';
import { LEADS, printedIn, withLead } from './lead-of.ts';
import { praisesWording } from './praises-wording.ts';
import { BRUTAL_OF_OUTCOME, OF_OUTCOME } from './shapes/answered-jokes.ts';
import { adviceOf, entryOf, worthOf } from './trade-advice.ts';
import { isUntrueOf, voiceOf } from './untrue-of-line.ts';
import { editsOf, editsOfShown, remarksOf } from './warm/line-edits.ts';
import { askedKindly, mentorQuestion } from './warm/mentor-asks.ts';
import { mentorWords, saidAcross } from './warm/mentor-words.ts';
import { WORLD } from './warm/ways-out.ts';

/** Templates of one observation, the more particular first, each list in the order of the seed. */
function tellings(observation: Observation, slot: string, tone: Tone): TemplateSource[] {
  const { kind, facts } = observation;
  const order = (list: readonly TemplateSource[]): TemplateSource[] => shuffled(list, `${slot}:${tone}`, textOf);
  if (isShape(kind)) {
    const jokes = SHAPE_JOKES[kind];
    const known = jokes.by?.values[String(facts[jokes.by.fact]).toLowerCase()];
    const list = [...order(known?.[tone] ?? []), ...order(jokes[tone])];
    // Those that are kept under a name are met as seldom as what the name stands for.
    if (jokes.by?.fact === 'name' && known !== undefined) return list;
    return list.filter((template) => isOwn(template) || mayBeMetAgain(template, list.length, `${slot}:${tone}`));
  }
  const entry = entryOf(observation);
  if (entry === undefined) return [];
  return tone === 'brutal' || !WORLD.has(kind) ? order([entry[tone]].flat().map(inSingles)) : [];
}

/** What may be said where all other tellings ask for what the statement says: what it says is shown, or left in peace. */
function whereNothingIsAsked(observation: Observation, slot: string, tone: Tone, around: Around): TemplateSource[][] {
  const { kind, facts, also } = observation;
  const order = (list: readonly TemplateSource[]): TemplateSource[] => shuffled(list, `${slot}:${tone}`, textOf);
  // A paper that ran out is no line to be read out to anybody.
  if (kind === 'lapsed') return [];
  // Between bare words and the end of their sentence is more than a reader sees.
  if (tone === 'brutal') return facts['bare'] === 1 && WORLD.has(kind) ? [] : [order(BRUTAL_OF_OUTCOME)];
  const words = order(mentorWords(around, observation.quote, facts['away'] === 1));
  // By the slot some are open, or everybody would be told the same few.
  const isAllowed = (template: TemplateSource): boolean => stableHash(`${slot}:calm:${textOf(template)}`) % HUNDRED < OPEN_TO_ALL;
  // The outcome of one of two lines says nothing of the other; and what a reader does not see is not spoken of.
  const isShown = also.length === 0 && facts['bare'] !== 1;
  const question = mentorQuestion(around);
  const { line, text } = around;
  const across = facts['away'] === 1 && line.role === 'work' ? saidAcross(line.statement ?? text) : [];
  const remarks = order([...remarksOf(editsOfShown(editsOf(around), observation.quote)), ...(question === null ? [] : askedKindly(question)), ...across]);
  return [isShown ? order(OF_OUTCOME) : [], remarks, words.filter(isAllowed), words];
}

/** Of a hundred slots so many may use one such line before the others. */
const OPEN_TO_ALL = 50;

/** Whether a sentence holds words or figures of the CV outside its quotes. */
const isOwn = (template: TemplateSource): boolean => /\{[^~]/u.test(textOf(template).replace(/“[^”]*”/gu, ''));

/** Of a hundred CVs so many show an oddity of one shape, and so many of them may be told one sentence that would fit the next as well. */
const SHAPE_IN_A_HUNDRED = 16;
const MET_AGAIN = 0.4;
const HUNDRED = 100;

const mayBeMetAgain = (template: TemplateSource, siblings: number, slot: string): boolean =>
  stableHash(`${slot}:${textOf(template)}`) % HUNDRED < (HUNDRED * MET_AGAIN * siblings) / SHAPE_IN_A_HUNDRED;

/** A line, what is used up by it, and whether it says a word of its quote in its own voice. */
interface Told {
  text: string;
  spent: readonly string[];
  own: boolean;
}

/**
 * One line about an odd detail: the person's own words, then what is said about them. Null when no telling fits, or all that fit
 * have been used.
 */
export function tellObservation(
  observation: Observation,
  facts: Facts,
  slot: string,
  tone: Tone,
  used: ReadonlySet<string>,
  plain: readonly string[],
  around: Around,
): Told | null {
  const all = tone === 'gentle' && WORLD.has(observation.kind) ? worthOf(observation, around, slot) : tellings(observation, slot, tone);
  const first = (templates: readonly TemplateSource[]): Told | null => bestOf(templates, observation, facts, slot, tone, used, plain, around);
  const particular = first(shuffled(ofHomelyWord(observation, tone), `${slot}:${tone}`, textOf));
  // It is about that very thing, whether it names it or not.
  if (particular !== null) return { ...particular, own: true };
  for (const templates of [all, ...whereNothingIsAsked(observation, slot, tone, around)]) {
    const told = first(templates);
    if (told !== null) return told;
  }
  return null;
}

/** What is known of a plain word itself, before what may be said of any. */
function ofHomelyWord({ kind, facts }: Observation, tone: Tone): TemplateSource[] {
  const known = kind === 'homely' ? OF_HOMELY_WORDS[String(facts['word'])] : undefined;
  return known === undefined ? [] : [known[tone]].flat().map(inSingles);
}

/** What stands under interests or studies is no bullet and no report. */
const OF_BULLETS = /\bbullets?\b|\breport(?:ing)?\b/iu;

/** Where the quote is hardly more than the clause it is about, it has no first half and does not end otherwise than it began. */
const isWhole = ({ quote, facts }: Observation): boolean => typeof facts['last'] === 'string' && quote.length < facts['last'].length + LEAST_BEFORE;
const LEAST_BEFORE = 12;
const OF_ENDS =
  /\b(?:first half|half before|starts? as|begins? as|how it ends?|ends? on|ended like|the end of|that end|at the end|where the full stop|turns at|last clause|comes last|everything before|it ends|last few words|one clause shorter|clauses? earlier|the sentence, put the cap|bullet was over|before that|finished the sentence|the ending|total)\b/iu;

/** The first of some templates that fits, asks for nothing that is there and says a word of the quote; else one that names the job; else any. */
function bestOf(
  templates: readonly TemplateSource[],
  observation: Observation,
  facts: Facts,
  slot: string,
  tone: Tone,
  used: ReadonlySet<string>,
  plain: readonly string[],
  around: Around,
): Told | null {
  const own = contentOf([observation, ...observation.also].map(({ quote }) => quote).join(' '));
  const job = contentOf([facts['firm'], facts['post']].map((name) => String(name ?? '')).join(' '));
  const advice = new Set(adviceOf(observation));
  let near: Told | null = null;
  let bare: Told | null = null;
  for (const template of templates) {
    if (partsOf(template).some((part) => used.has(part)) || (changesItsUnit(facts) && /\{(?:to|To|factor)\}/u.test(textOf(template)))) continue;
    const told = fill(template, facts, printedIn(observation), slot, ROAST_LINE.maxCharacters);
    // A story of the trade and its closer ask for nothing, whatever their words are.
    const asks = typeof template === 'string' || template.parts === undefined;
    if (
      told === null ||
      (asks && asksInVain(told, tone, around, WORLD.has(observation.kind) ? String(observation.facts['it'] ?? '') : null)) ||
      (asks && tone === 'gentle' && isUntrueOf(told, around.line)) ||
      (asks && tone === 'gentle' && !advice.has(textOf(template)) && isOfOneWord(observation, around) && ASKS_OR_ADDS.test(voiceOf(told))) ||
      (asks && asksWhoCounted(told, tone, observation, around)) ||
      (WORLD.has(observation.kind) && isAgainstFigures(told, around.text)) ||
      (!around.inJob && OF_BULLETS.test(told)) ||
      (isWhole(observation) && OF_ENDS.test(told))
    )
      continue;
    const text = fitting(observation, told, tone, plain);
    if (text === null) continue;
    // What names the very thing is about this CV; what could be told of any line is second best.
    if (saysOneOf(told, own)) return { text, spent: partsOf(template), own: true };
    if (saysOneOf(told, job)) near ??= { text, spent: partsOf(template), own: false };
    bare ??= { text, spent: partsOf(template), own: false };
  }
  // After the thing itself, the job it belongs to.
  return near ?? bare;
}

/** The telling behind as much of the quote as there is room for; null where no length passes the checks. What praises the wording shows all of it. */
function fitting(observation: Observation, told: string, tone: Tone, plain: readonly string[]): string | null {
  const praises = tone === 'gentle' && praisesWording(voiceOf(told));
  if (praises && observation.facts['cut'] === 1) return null;
  for (const max of praises ? LEADS.slice(0, 1) : LEADS) {
    const line = withLead(observation, told, max);
    if (line !== null && line.length <= ROAST_LINE.maxCharacters && checkLine(line, observation, tone, plain).length === 0) return line;
  }
  return null;
}
