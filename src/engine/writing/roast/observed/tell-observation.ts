import { ROAST_LINE } from '../../../../domain/limits.ts';
import { OF_THE_PAGE, type Observation, type ObservationKind } from '../../../../domain/observation.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { Telling } from '../../../lexicon/comic/comic-entry.ts';
import { comicEntry } from '../../../lexicon/comic/entry-ids.ts';
import { OF_HOMELY_WORDS } from '../../../lexicon/comic/homely/of-homely-words.ts';
import { asksAnything, asksForOneOf, asksForWhatIsThere, isCounted } from '../asks.ts';
import { checkLine } from '../check-line.ts';
import { contentOf, saysOneOf } from '../content-words.ts';
import type { Around } from '../statement-around.ts';
import { shuffled, stableHash } from '../stable-hash.ts';
import { fill, inSingles, partsOf, textOf, type Facts, type TemplateSource } from '../template.ts';
import { isUntrueOf, voiceOf } from './untrue-of-line.ts';
import { LEADS, printedIn, withLead } from './lead-of.ts';
import { praisesWording } from './praises-wording.ts';
import { isShape, SHAPE_JOKES, STORY_FIXES } from './all-observed.ts';
import { BRUTAL_OF_OUTCOME, FIXES_OF_OUTCOME, OF_OUTCOME } from './shapes/answered-jokes.ts';
import { changesItsUnit, isAgainstFigures } from './against-figures.ts';
import { contraryTo } from './contrary.ts';
import { adviceParts, inAJob } from './warm/advice.ts';
import { askedKindly, mentorQuestion } from './warm/mentor-asks.ts';
import { mentorWords } from './warm/mentor-words.ts';
import { FIXES_OF_STRUCK, keeps, SURE_OF_SKILLS, WAYS_OF_LAPSED, WAYS_OUT, WORLD } from './warm/ways-out.ts';
import { isPaper } from './warm/paper-line.ts';
import { editsOf, editWays, remarksOf } from './warm/line-edits.ts';
import { workWays } from './warm/work-ways.ts';
import { OUTSTANDING, strengthOf } from '../../strength/line-strength.ts';

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

const entryOf = ({ facts }: Pick<Observation, 'facts'>): Telling | undefined =>
  comicEntry(String(facts['entry']), typeof facts['trade'] === 'string' ? facts['trade'] : undefined);

/** What somebody of the trade says to whoever has a thing on their page; it is true whatever its line says of it. None where what is seen is no thing. */
const adviceOf = (observation: Pick<Observation, 'kind' | 'facts'>): string[] =>
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

const isSparing = ({ line, text, isRich }: Around): boolean => !isRich && !/\d/u.test(line.statement ?? text);

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
function adviceFor(observation: Observation, around: Around): string[] {
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
function worthOf(observation: Observation, around: Around, slot: string): TemplateSource[] {
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
    if (open.some((one) => one === advice || one.startsWith(`${worth} `))) return [{ text: worth, parts: [worth, advice] }];
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

/** Half a piece of advice that is shorter says too little alone. */
const LEAST_ALONE = 60;

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
  const remarks = order([...remarksOf(editsOf(around)), ...(question === null ? [] : askedKindly(question))]);
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

/** Questions, and remarks on what a line keeps to itself: only these ask in the brutal voice. */
const ASKS_BRUTALLY =
  /\?|\b(?:silent|left out|keeps? (?:it|that) to (?:it|your)self|does not say|would like to know|no idea what|saving for the interview|came to see|nobody at work has|must be a mug|had a cake|hear from whoever|what everyone was doing)\b/iu;
/** The sentence round such words. */
const ASKING = new RegExp(String.raw`[^.?!]*(?:${ASKS_BRUTALLY.source})[^.?!]*`, 'giu');

/** Who has counted in a line of work is asked no more about the thing: what is known of it in general may stand in the next line. */
const asksWhoCounted = (told: string, tone: Tone, { kind, quote }: Observation, { inJob }: Around): boolean =>
  tone === 'gentle' && inJob && (kind === 'thing' || kind === 'trade') && isCounted(quote) && /\?/u.test(told.replace(/“[^”]*”/gu, ''));

/** A thing in a line of work that tells more than one: its question may be answered by the rest, or be about somebody else's part of it. */
const isOfOneWord = (observation: Observation, around: Around): boolean =>
  WORLD.has(observation.kind) && (around.isRich || (around.line.role === 'language' && around.answers.has('level')));
/** A sentence that wants something: a question, or a request for more. */
const ASKS_OR_ADDS =
  /\?|(?:^|[.:;,!]\s+|\band )(?:say|name|tell|give|put|add|show|print|mention|write|list|include|describe|explain|link|lead with|pair|state|count|mark|spell)\b|\b(?:which|what|whose|how many|how much|how often)\b.*\bor\b|\b(?:would|could|should) (?:help|finish|settle|round|be worth|belong|say|show|make|carry|complete|fill|add)\b|\bif (?:you|it|they)\b|\bbelongs? here\b/iu;
/** Words of every second question. */
const COMMON =
  /^(?:work|line|figure|number|name|people|year|month|week|hour|time|result|story|page|first|last|best|thing|place|part|part|side|good|much|many|more|most|word|clause|sentence|reader|customer|team|other|what|which|whose|where|when|that|this|have|with|from|your|here|there|they|them|know|make|made|keep|kept|tell|told|show|used|using|would|could|should|need|want|like|long|often|ever|still|only|well|same|after|before|than|then|into|also|take|took|give|gave|come|came|went|going|help|look|each|every|some|between|enough|worth|skill|somebody|anybody|nobody|belong|interview)s?$/iu;
/** Whether a question, or a request, brings up a word that the statement or its neighbours have said: they have answered it. */
function bringsUpAgain(told: string, about: string, around: Around): boolean {
  if (isSparing(around)) return false;
  const { said } = around;
  const voice = voiceOf(told);
  const known = contentOf(about);
  return ASKS_OR_ADDS.test(voice) && [...contentOf(voice)].some((word) => said.has(word) && !known.has(word) && !COMMON.test(word));
}

/** Whoever asks how many, what for or how it ended has read the whole statement, and it does not say. */
function asksInVain(told: string, tone: Tone, around: Around, about: string | null = null): boolean {
  // Most jokes ask for nothing, which is sooner seen without their sentences.
  if (tone === 'brutal' && !ASKS_BRUTALLY.test(told)) return false;
  const said = tone === 'brutal' ? (told.match(ASKING) ?? []).join(' ') : told;
  if (said === '') return false;
  if (asksForWhatIsThere(said, around.answers)) return true;
  if (about !== null && tone === 'gentle' && bringsUpAgain(said, about, around)) return true;
  // "How many snags afterwards?" is answered wherever snags are counted.
  if (asksForOneOf(said, ['number']) && saysOneOf(said, around.counted)) return true;
  return /\b(?:with|one|a|two) (?:helper|assistant|colleague|other|partner)/iu.test(around.text) && /\bsolo|alone|by yourself|just you\b/iu.test(said);
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
