import { ROAST_LINE } from '../../../../domain/limits.ts';
import { JOINED_KINDS, type Observation, type ObservationKind } from '../../../../domain/observation.ts';
import { shortQuote } from '../../../../domain/quote.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { comicEntry } from '../../../lexicon/comic/entry-ids.ts';
import { asksForWhatIsThere, asksOf, isCounted } from '../asks.ts';
import { checkLine } from '../check-line.ts';
import { contentOf, saysOneOf } from '../content-words.ts';
import type { Around } from '../statement-around.ts';
import { shuffled, stableHash } from '../stable-hash.ts';
import { fill, inSingles, textOf, withoutTrailingWord, type Facts, type TemplateSource } from '../template.ts';
import { isShape, SHAPE_JOKES, WORLD_FIXES, type LineShape } from './all-observed.ts';
import { BRUTAL_OF_OUTCOME, FIXES_OF_OUTCOME, FOR_HIRERS, OF_AWAY, OF_FIGURE, OF_OUTCOME } from './shapes/answered-jokes.ts';
import { QUIET_WORDS, type QuietPlace } from './shapes/quiet-words.ts';

/**
 * Longest quote in front of a telling, and to what it is cut where the telling needs the room; the page shows the line anyway. The first is
 * for sentences that would otherwise be cut in mid-phrase (evidence/shared/locate.ts).
 */
const LEADS = [110, 84, 62, 40] as const;

/** Templates of one observation, the more particular first, each list in the order of the seed. */
function tellings({ kind, facts }: Observation, slot: string, tone: Tone): TemplateSource[] {
  const order = (list: readonly TemplateSource[]): TemplateSource[] => shuffled(list, `${slot}:${tone}`, textOf);
  if (isShape(kind)) {
    const jokes = SHAPE_JOKES[kind];
    const known = jokes.by?.values[String(facts[jokes.by.fact]).toLowerCase()];
    const list = [...order(known?.[tone] ?? []), ...order(jokes[tone])];
    // Those that are kept under a name are met as seldom as what the name stands for.
    if (jokes.by?.fact === 'name' && known !== undefined) return list;
    return list.filter((template) => isOwn(template) || mayBeMetAgain(template, list.length, `${slot}:${tone}`));
  }
  const entry = comicEntry(String(facts['entry']), typeof facts['trade'] === 'string' ? facts['trade'] : undefined);
  if (entry === undefined) return [];
  const all = [entry[tone]].flat().map(inSingles);
  return order(tone === 'gentle' && facts['away'] === 1 ? all.filter((text) => !FOR_HIRERS.test(text)) : all);
}

/** What may be said where all other tellings ask for what the statement says: what it says is shown, or left in peace. */
function whereNothingIsAsked(observation: Observation, slot: string, tone: Tone, around: Around): TemplateSource[][] {
  const order = (list: readonly TemplateSource[]): TemplateSource[] => shuffled(list, `${slot}:${tone}`, textOf);
  if (tone === 'brutal') return [order(BRUTAL_OF_OUTCOME)];
  const away = observation.facts['away'] === 1 ? order(OF_AWAY) : [];
  const place = quietPlaceOf(observation, around);
  // Only a thing of the world is named by itself: a word that takes something back is none.
  const all = QUIET_WORDS[place].filter((template) => WORLD.has(observation.kind) || !/\{[Ii]t\}/u.test(textOf(template)));
  // What says a word of the CV comes first among those that are left: by the slot some are, or everybody would be told the same few.
  const quiet = all.filter((template) => stableHash(`${slot}:quiet:${textOf(template)}`) % HUNDRED < OPEN_TO_ALL);
  return [order(OF_OUTCOME), order([...(place === 'work' ? OF_FIGURE : []), ...quiet]), away];
}

/** Of a hundred slots so many may use one quiet line. */
const OPEN_TO_ALL = 30;

function quietPlaceOf(observation: Observation, around: Around): QuietPlace {
  if (observation.kind === 'interest' || around.place === 'interests') return 'interest';
  const shape = shapeOf(observation, around);
  return shape === 'measured' || shape === 'plain' ? 'work' : shape;
}

/** Whether a sentence holds words or figures of the CV outside its quotes. */
const isOwn = (template: TemplateSource): boolean => /\{[^~]/u.test(textOf(template).replace(/“[^”]*”/gu, ''));

/** Of a hundred CVs so many show an oddity of one shape, and so many of them may be told one sentence that would fit the next as well. */
const SHAPE_IN_A_HUNDRED = 16;
const MET_AGAIN = 0.4;
const HUNDRED = 100;

const mayBeMetAgain = (template: TemplateSource, siblings: number, slot: string): boolean =>
  stableHash(`${slot}:${textOf(template)}`) % HUNDRED < (HUNDRED * MET_AGAIN * siblings) / SHAPE_IN_A_HUNDRED;

/** A line, the template it was made of, and whether it says a word of its quote in its own voice. */
interface Told {
  text: string;
  template: string;
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
  const all = tellings(observation, slot, tone);
  const first = (templates: readonly TemplateSource[]): Told | null => bestOf(templates, observation, facts, slot, tone, used, plain, around);
  for (const templates of [all, ...whereNothingIsAsked(observation, slot, tone, around)]) {
    const told = first(templates);
    if (told !== null) return told;
  }
  return null;
}

/** What stands under interests or studies is no bullet and no report. */
const OF_BULLETS = /\bbullets?\b|\breport(?:ing)?\b/iu;

/** Where the quote is hardly more than the clause it is about, it has no first half and does not end otherwise than it began. */
const isWhole = ({ quote, facts }: Observation): boolean => typeof facts['last'] === 'string' && quote.length < facts['last'].length + LEAST_BEFORE;
const LEAST_BEFORE = 12;
const OF_ENDS =
  /\b(?:first half|half before|starts? as|begins? as|how it ends?|ends? on|ended like|the end of|that end|at the end|where the full stop|turns at|last clause|comes last|everything before|it ends|last few words|one clause shorter|clauses? earlier|the sentence, put the cap|bullet was over|before that|finished the sentence|total)\b/iu;

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
  let near: Told | null = null;
  let bare: Told | null = null;
  for (const template of templates) {
    if (used.has(textOf(template))) continue;
    const told = fill(template, facts, printedIn(observation), slot, ROAST_LINE.maxCharacters);
    if (
      told === null ||
      asksInVain(told, tone, around, WORLD.has(observation.kind) ? String(observation.facts['it'] ?? '') : null) ||
      (tone === 'gentle' && isOfOneWord(observation, around) && ASKS_OR_ADDS.test(voiceOf(told))) ||
      asksWhoCounted(told, tone, observation, around) ||
      (!around.inJob && OF_BULLETS.test(told)) ||
      (isWhole(observation) && OF_ENDS.test(told))
    )
      continue;
    const text = fitting(observation, told, tone, plain);
    if (text === null) continue;
    // What names the very thing is about this CV; what could be told of any line is second best.
    if (saysOneOf(told, own)) return { text, template: textOf(template), own: true };
    if (saysOneOf(told, job)) near ??= { text, template: textOf(template), own: false };
    bare ??= { text, template: textOf(template), own: false };
  }
  // After the thing itself, the job it belongs to.
  return near ?? bare;
}

/** Questions, and remarks on what a line keeps to itself: only these ask in the brutal voice. */
const ASKING =
  /[^.?!]*(?:\?|\b(?:silent|left out|keeps? (?:it|that) to (?:it|your)self|does not say|would like to know|no idea what|saving for the interview|came to see|nobody at work has|must be a mug|had a cake|hear from whoever|what everyone was doing)\b)[^.?!]*/giu;

/** Who has counted in a line of work is asked no more about the thing: what is known of it in general may stand in the next line. */
const asksWhoCounted = (told: string, tone: Tone, { kind, quote }: Observation, { inJob }: Around): boolean =>
  tone === 'gentle' && inJob && (kind === 'thing' || kind === 'trade') && isCounted(quote) && /\?/u.test(told.replace(/“[^”]*”/gu, ''));

/** Kinds that the comic lexicon tells word by word, whatever else the line says. */
const WORLD: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);
/** A thing in a line of work that tells more than one: its question may be answered by the rest, or be about somebody else's part of it. */
const isOfOneWord = (observation: Observation, around: Around): boolean =>
  WORLD.has(observation.kind) && (around.isRich || (shapeOf(observation, around) === 'language' && around.answers.has('level')));
/** A sentence that wants something: a question, or a request for more. */
const ASKS_OR_ADDS =
  /\?|(?:^|[.:;,!]\s+|\band )(?:say|name|tell|give|put|add|show|print|mention|write|list|include|describe|explain|link|lead with|pair|state|count|mark|spell)\b|\b(?:which|what|whose|how many|how much|how often)\b.*\bor\b|\b(?:would|could|should) (?:help|finish|settle|round|be worth|belong|say|show|make|carry|complete|fill|add)\b|\bif (?:you|it|they)\b|\bbelongs? here\b/iu;
/** What we say of a line, without what we show of it. */
const voiceOf = (told: string): string => told.replace(/“[^”]*”/gu, '“”');

/** Words of every second question. */
const COMMON =
  /^(?:work|line|figure|number|name|people|year|month|week|hour|time|result|story|page|first|last|best|thing|place|part|part|side|good|much|many|more|most|word|clause|sentence|reader|customer|team|other|what|which|whose|where|when|that|this|have|with|from|your|here|there|they|them|know|make|made|keep|kept|tell|told|show|used|using|would|could|should|need|want|like|long|often|ever|still|only|well|same|after|before|than|then|into|also|take|took|give|gave|come|came|went|going|help|look|each|every|some|between|enough|worth|skill|somebody|anybody|nobody|belong|interview)s?$/iu;
/** Whether a question, or a request, brings up a word that the statement or its neighbours have said: they have answered it. */
function bringsUpAgain(told: string, about: string, { said }: Around): boolean {
  const voice = voiceOf(told);
  const known = contentOf(about);
  return ASKS_OR_ADDS.test(voice) && [...contentOf(voice)].some((word) => said.has(word) && !known.has(word) && !COMMON.test(word));
}

/** Whoever asks how many, what for or how it ended has read the whole statement, and it does not say. */
function asksInVain(told: string, tone: Tone, around: Around, about: string | null = null): boolean {
  const said = tone === 'brutal' ? (told.match(ASKING) ?? []).join(' ') : told;
  if (said === '') return false;
  if (asksForWhatIsThere(said, around.answers)) return true;
  if (about !== null && tone === 'gentle' && bringsUpAgain(said, about, around)) return true;
  // "How many snags afterwards?" is answered wherever snags are counted.
  if (asksOf(said).has('number') && saysOneOf(said, around.counted)) return true;
  return /\b(?:with|one|a|two) (?:helper|assistant|colleague|other|partner)/iu.test(around.text) && /\bsolo|alone|by yourself|just you\b/iu.test(said);
}

/** The telling behind as much of the quote as there is room for; null where no length passes the checks. */
function fitting(observation: Observation, told: string, tone: Tone, plain: readonly string[]): string | null {
  for (const max of LEADS) {
    const line = withLead(observation, told, max);
    if (line !== null && line.length <= ROAST_LINE.maxCharacters && checkLine(line, observation, tone, plain).length === 0) return line;
  }
  return null;
}

const isJoined = (kind: ObservationKind): boolean => JOINED_KINDS.some((one) => one === kind);

/** Where the words of a sentence are printed: in the quote, and for two joined lines in either. */
export const printedIn = ({ kind, quote, also }: Observation): string => (isJoined(kind) ? [quote, ...also.map((other) => other.quote)].join(' ') : quote);

/** “Bell ringer, tower captain”. Your idea of a day off … */
function withLead({ kind, quote, also, facts }: Observation, told: string, max: number): string | null {
  const [first] = also;
  if (first !== undefined && (isJoined(kind) || kind === 'pair')) {
    // The joke is that both stand on one page, so both are shown.
    const [one, other] = [leadOf(first.quote, shownOf(first.quote, facts), max / 2), leadOf(quote, shownOf(quote, facts), max / 2)];
    return one === null || other === null ? null : `“${one}” and “${other}”. ${told}`;
  }
  const lead = leadOf(quote, String(facts['it'] ?? facts['inside'] ?? facts['last'] ?? ''), max);
  return lead === null ? null : `“${lead}”. ${told}`;
}

/** The words of a quote that the joke is about, as printed: they stay when it is cut. */
function shownOf(quote: string, facts: Facts): string {
  for (const name of ABOUT) {
    const words = String(facts[name] ?? '');
    const at = words === '' ? -1 : quote.toLowerCase().indexOf(words.toLowerCase());
    if (at >= 0) return quote.slice(at, at + words.length);
  }
  return '';
}
const ABOUT = ['it', 'first', 'hobby', 'duty', 'skill', 'single', 'one', 'other', 'things'] as const;

/** The quote, or as much of it round the odd words as there is room for; without quotation marks of its own. */
function leadOf(quote: string, it: string, max: number): string | null {
  const parts = quote.split(/[“”"]/u);
  const stretch = parts.find((part) => it === '' || part.includes(it)) ?? '';
  // What is left of a sentence behind somebody's speech is no beginning.
  if (stretch !== parts[0] && stretch.trim().split(/\s+/u).length < LEAST_STRETCH) return null;
  const bare = stretch.trim();
  const whole = (/^\([^()]*\)$/u.test(bare) ? bare.slice(1, -1) : bare).replace(/^[\s.,;:]+|(?:[,;]\s+\p{Ll})?[\s.,;:–—-]*$/gu, '');
  if (whole === '') return null;
  if (whole.length <= max) return whole;
  const at = whole.indexOf(it);
  if (it === '' || at < 0) return trimmed(cutAtPhrase(whole, max));
  if (at + it.length <= max) {
    const cut = trimmed(cutAtPhrase(whole, max));
    return cut?.includes(it) === true ? cut : trimmed(shortQuote(whole, max));
  }
  const from = whole.indexOf(' ', Math.max(0, at + it.length - max)) + 1;
  return from <= at ? trimmed(shortQuote(whole.slice(from), max)) : it;
}

const LEAST_STRETCH = 5;

/** The beginning of a quote, up to the last stop or linking word that leaves most of the room used; else up to a word. */
function cutAtPhrase(text: string, max: number): string {
  const room = text.slice(0, max + 1);
  const end = Math.max(...[', ', '; ', ': ', ' – ', ' (', ' and '].map((sign) => room.lastIndexOf(sign)));
  return end > max * LEAST_OF_ROOM ? text.slice(0, end) : shortQuote(text, max);
}
const LEAST_OF_ROOM = 0.5;

const trimmed = (text: string): string | null => {
  const bare = withoutTrailingWord(text.replace(/^[\s.,;:)–—-]+|[\s.,;:(–—-]+$/gu, '').trim());
  return bare === '' ? null : bare;
};

/** The ways out under an odd detail: mostly to keep it, and what to add that is not there yet. */
export function fixesOf(observation: Observation, around: Around): readonly TemplateSource[] {
  const all = isShape(observation.kind) ? SHAPE_JOKES[observation.kind].fixes : WORLD_FIXES[observation.kind][shapeOf(observation, around)];
  // A hobby, a degree or a certificate has led to nothing, is for nothing and is not counted: only work is.
  const mayAsk = (fix: TemplateSource): boolean => around.inJob || (asksOf(textOf(fix)).size === 0 && !/\b(?:this|its) job\b/u.test(textOf(fix)));
  const open = [
    ...all.filter((fix) => mayAsk(fix) && !asksInVain(textOf(fix), 'gentle', around)),
    ...(around.outcome === null || !WORLD.has(observation.kind) ? [] : FIXES_OF_OUTCOME),
  ];
  return open.length > 0 ? open : COMPLETE;
}
const COMPLETE: readonly TemplateSource[] = [
  'Keep it as it is. There is nothing to add.',
  'Nothing to mend here. See that it stands where it is read early.',
  'Leave it as it is, and be ready to be asked about it.',
];

/** Words that a bare entry of a list has at most. */
const ENTRY_WORDS = 3;

/** Years and levels measure nothing. */
const NO_FIGURE = /\b(?:19|20)\d\d\b|\b\d+\+? (?:years?|months?|weeks?)\b|\b(?:level|nvq|svq|grade|year|band|tier|class|stage|no\.?)[- ]?\d+/giu;

/** What was passed, and not what was done. */
const PAPER =
  /\b(?:nvq|svq|btec|gcses?|a[ -]levels?|leaving cert\w*|hnd|hnc|certificat\w+|certified|diploma|licen[cs]ed?|degree|b\.?sc|b\.?a|m\.?sc|m\.?a|mba|ph\.?d|b\.?com|b\.?eng|honours|hons|level \d|qualified|accredited|chartered)\b/iu;

/** A language with how well it is known, or a list of them. */
const LANGUAGE =
  /\b(?:english|spanish|portuguese|french|german|italian|welsh|irish|gaeilge|polish|czech|dutch|mandarin|cantonese|hindi|urdu|tamil|arabic|russian|japanese|bsl|sign language|yoruba|punjabi|bengali|turkish|greek|swedish|norwegian|danish|romanian|ukrainian)\b/iu;
const NO_LANGUAGE = /\b(?:literature|teacher|degree|ba|b\.a|ma|class|lessons|history|studies|revolution|modules?|dissertation|cuisine|cooking|philology)\b/iu;
const LEVEL_OR_LIST =
  /\b(?:[ABC][12]|native|fluent\w*|first|mother tongue|bilingual|beginners?|basic|professional|intermediate|advanced|conversation\w*|working|limited|good|a little|some|reading|written|spoken|speak\w*|enough|rusty|language|level|learning)\b|^\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*$/iu;

function shapeOf({ quote }: Observation, { place, inJob }: Around): LineShape {
  if (!inJob && place !== 'work' && LANGUAGE.test(quote) && !NO_LANGUAGE.test(quote) && LEVEL_OR_LIST.test(quote)) return 'language';
  if ((PAPER.test(quote) && place !== 'work') || place === 'study') return 'paper';
  if (place === 'skills') return 'entry';
  if (!inJob && quote.trim().split(/\s+/u).length <= ENTRY_WORDS) return 'entry';
  return /\d/u.test(quote.replace(NO_FIGURE, '')) ? 'measured' : 'plain';
}
