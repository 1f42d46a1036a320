import type { Observation } from '../../../../domain/observation.ts';
import type { Tone } from '../../../../domain/roast.ts';
import { asksForOneOf, asksForWhatIsThere, isCounted } from '../asks.ts';
import { contentOf, saysOneOf } from '../content-words.ts';
import type { Around } from '../statement-around.ts';
import { voiceOf } from './untrue-of-line.ts';
import { WORLD } from './warm/ways-out.ts';

/** A short line without a figure has answered nothing. */
export const isSparing = ({ line, text, isRich }: Around): boolean => !isRich && !/\d/u.test(line.statement ?? text);
/** Questions, and remarks on what a line keeps to itself: only these ask in the brutal voice. */
const ASKS_BRUTALLY =
  /\?|\b(?:silent|left out|keeps? (?:it|that) to (?:it|your)self|does not say|would like to know|no idea what|saving for the interview|came to see|nobody at work has|must be a mug|had a cake|hear from whoever|what everyone was doing)\b/iu;
/** The sentence round such words. */
const ASKING = new RegExp(String.raw`[^.?!]*(?:${ASKS_BRUTALLY.source})[^.?!]*`, 'giu');

/** Who has counted in a line of work is asked no more about the thing: what is known of it in general may stand in the next line. */
export const asksWhoCounted = (told: string, tone: Tone, { kind, quote }: Observation, { inJob }: Around): boolean =>
  tone === 'gentle' && inJob && (kind === 'thing' || kind === 'trade') && isCounted(quote) && /\?/u.test(told.replace(/“[^”]*”/gu, ''));

/** A thing in a line of work that tells more than one: its question may be answered by the rest, or be about somebody else's part of it. */
export const isOfOneWord = (observation: Observation, around: Around): boolean =>
  WORLD.has(observation.kind) && (around.isRich || (around.line.role === 'language' && around.answers.has('level')));
/** A sentence that wants something: a question, or a request for more. */
export const ASKS_OR_ADDS =
  /\?|(?:^|[.:;,!]\s+|\band )(?:say|name|tell|give|put|add|show|print|mention|write|list|include|describe|explain|link|lead with|pair|state|count|mark|spell)\b|\b(?:which|what|whose|how many|how much|how often)\b.*\bor\b|\b(?:would|could|should) (?:help|finish|settle|round|be worth|belong|say|show|make|carry|complete|fill|add)\b|\bif (?:you|it|they)\b|\bbelongs? here\b/iu;
/** Words of every second question. */
export const COMMON =
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
export function asksInVain(told: string, tone: Tone, around: Around, about: string | null = null): boolean {
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
