import { respelled } from '../../../english/grammar/respelled.ts';
import { capital, uncapital } from '../../../english/grammar/capitals.ts';
import { verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';
import type { Statement } from '../../../evidence/shared/statements.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { afterIOf } from './after-i.ts';
import { isWhole, standsAlone, withoutHarm } from './fit-to-send.ts';
import { movedClause } from './moved-clause.ts';
import { isOfLife } from './never-told.ts';
import { datedInWords, hasSubject, isSlip, withObject } from './object-phrase.ts';
import { dutiesClause, isOutcome, ownClause, shareClause } from './own-clause.ts';
import { withoutTails } from './tails.ts';

const MIN_WORDS = 4;
/** What is told, and whether it has its own subject. */
export interface Telling {
  told: string;
  isClause: boolean;
}

export const clauseOf = (told: string | null): Telling | null => (told === null || !isClean(told) ? null : { told, isClause: false });

/** A line after "I", else as the sentence that it is, else as what the work consists of; null where it is none of them for certain. */
export function inEnglish(printed: Statement, isAsked: boolean, current: boolean, isOrderly = false): Telling | null {
  const statement = { ...printed, text: withoutHalf(withoutLeadIn(printed.text, current)) };
  const deed = cleanOf(fitToSend(soundDeed(afterIOf(statement, isAsked, isOrderly)), statement));
  if (deed !== null) return { told: asTwo(deed), isClause: false };
  const [head = ''] = statement.text.split(/;\s/u);
  const clause = fitToSend(
    soundClause(ownClause(head) ?? movedClause(head) ?? movedAtEnd(head)) ??
      (isAsked && statement.passage.job !== null ? dutiesClause(statement.text, current) : null),
    statement,
  );
  // "My work covers staff debriefs, trained in TRiM": who does it, and not what is done.
  return clause === null || !isClean(clause) || /(?:,|\sand) (?:trained|certified|qualified) in /u.test(clause) ? null : { told: clause, isClause: true };
}

/** "Currently I am working as IT Support Technician and I am responsible for giving first line support": what is done there, without who does it. */
function withoutLeadIn(text: string, current: boolean): string {
  const rest = text
    .replace(/^(?:Currently,? |Presently,? |At present,? )?I am (?:currently |presently )?working as (?:an? )?[^,.;]{3,60}? and (?=I am )/u, '')
    .replace(/^(?:Currently,? |Presently,? )(?=I am )/u, '');
  const [, doing = '', what = ''] = /^I am responsible for (\p{Ll}+ing) ((?!and |or |of )[^,;:.]+\.?)$/u.exec(rest) ?? [];
  const verb = verbOf(doing);
  return current && verb?.form === 'ing' && !/ (?:and|or) \p{Ll}+ing(?!\p{L})/u.test(what) ? `${capital(verb.verb)} ${what}` : text;
}

/** "Maintain clients' online presence, and ensuring that": the second half has no verb to hang on. */
const withoutHalf = (text: string): string => text.replace(/^(\p{Lu}\p{Ll}+(?<!ing) [^,;:]+), and \p{Ll}+ing (?:that|the|our|all) .*$/u, '$1');

/** "Handle alarms, lockouts": two things, and no word between them. */
const asTwo = (told: string): string =>
  told.replace(/^([^,:;()]*\p{Ll}s), (\p{Ll}{3,}s)$/u, (all, head: string, last: string) => (/ and /u.test(head) ? all : `${head} and ${last}`));

/** "Quality checks at the scales, waste from 7% to 4.2%": the change that a line ends in. */
function movedAtEnd(line: string): string | null {
  const [, change = ''] = /^[^,;:]{4,60}, (\p{Ll}[\p{L} -]{2,40} (?:up |down )?from [^,;:]*\d[^,;:]*)$/u.exec(line.replace(/[\s.;,]+$/u, '')) ?? [];
  return change === '' ? null : movedClause(change);
}

/** A deed that reads as one sentence, every thing in it with its article; null for any other. */
function soundDeed(told: string | null): string | null {
  const whole = told === null ? null : withoutTails(respelled(told).replace(/(?<!\p{L})approx(?:\.|imately)? (?=\d)/u, 'approximately '));
  // What it is for ("designed to inform and engage") is no thing that wants an article.
  const at = whole === null ? -1 : whole.search(FOR_WHAT);
  const head = whole === null ? null : withObject(datedInWords(at < 0 ? whole : whole.slice(0, at)));
  const deed = head === null || whole === null ? null : at < 0 ? head : `${head}${whole.slice(at)}`;
  return deed === null || isSlip(deed) ? null : deed;
}

const FOR_WHAT = / (?:designed|intended|meant|aimed) (?:to|at) \p{Ll}|, with (?:an? )?(?:emphasis|focus) on \p{Ll}/u;

/** The same of a clause with a subject of its own. */
function soundClause(told: string | null): string | null {
  const whole = told === null ? null : withoutTails(respelled(told), true);
  return whole === null || isSlip(whole) || !hasSubject(whole) ? null : whole;
}

/** What our own detectors pass: the whole, else what stands before the comma of a boast at its end; null where the deed itself is one. */
function cleanOf(told: string | null): string | null {
  if (told === null || isClean(told)) return told;
  const at = told.lastIndexOf(', ');
  const head = at < 0 ? '' : told.slice(0, at);
  const tail = told.slice(Math.max(0, at));
  return countWords(head) >= MIN_WORDS && !/\d/u.test(tail) && isClean(head) && isWhole(head) ? head : null;
}

/** "Saved about $22k on Aston Ridge", behind the deed that saved it. */
const SAVING = /^(?:Saved|Freed up) (?:(?:about|around|over|nearly|roughly|an estimated) )?(?:[£$€]|KES|R)? ?\d[^,;:()]*$/u;

/** A deed with what it saved, where the next sentence of the bullet says so; null where it does not. */
export function withSaving(told: string, next: Statement | undefined): string | null {
  const saving = next?.text.replace(/[\s.;,]+$/u, '') ?? '';
  return SAVING.test(saving) && withoutHarm(saving) === saving ? `${told}, and ${uncapital(saving)}` : null;
}

/** Longer, what came of it is a story. */
const MAX_RESULT = 170;

/** What a bullet says of what came of its deed: behind its semicolon, else in its next sentence. `from`: the sentence that is told with it. */
export function resultOf(
  statement: Statement,
  told: string,
  next: Statement | undefined,
): { result: string; source: string; from: Statement | undefined } | null {
  const [, ...tails] = statement.text.split(/;\s+/u);
  for (const [text, from] of [[tails.join('; '), undefined] as const, [next?.text ?? '', next] as const]) {
    const source = text.replace(/[\s.;,]+$/u, '');
    const said =
      source === '' || source.length > MAX_RESULT || isPrivateText(source) ? null : (ownClause(source, true) ?? movedClause(source) ?? shareClause(source));
    const sound = soundClause(said) ?? (source === '' || source.length > MAX_RESULT || isPrivateText(source) ? null : ownResult(source));
    const result = sound === null ? null : withoutHarm(sound);
    if (result !== null && (isOutcome(result) || result.startsWith('I ')) && isWhole(result) && isClean(result) && !told.includes(result))
      return { result, source, from };
  }
  return null;
}

/** "Averaged under $4 unexplained variance a month": the next deed, told with its own "I" where it has a figure. */
const ownResult = (source: string): string | null =>
  /^\p{Ll}{3,}ed (?:under|over|about|around|[£$€]?\d)/u.test(source) && /\d/u.test(source)
    ? // "Produced 9,300, clawed back 2"
      `I ${source.replace(/^([^,;]*\d(?:,\d{3})*), (\p{Ll}{3,}ed (?:back |up |down |out )?\d\S*)$/u, '$1 and $2')}`
    : null;

const isPrivateText = (text: string): boolean => isOfLife(text) || isOrder(text) || /[<>{}[\]|\t]|https?:|…$/u.test(text);

/** A deed as a whole sentence that hurts nobody and needs no other line; null for any other. */
function fitToSend(told: string | null, { start }: Statement): string | null {
  const fit = told === null ? null : withoutHarm(told);
  return fit === null || !isWhole(fit) || !standsAlone(fit, start === 0) ? null : fit;
}
