import { foldedWords } from '../../english/folding.ts';
import { TRADE_WORDS } from '../../lexicon/reading/not-names.ts';
import { ENGLISH_WORDS } from '../quality/quality-words.ts';
import { commaParts } from '../text/commas.ts';
import { companyScore, isEmploymentTerm, titleScore } from '../text/evidence-words.ts';

/** A remark is longer than "(part time)", "(Band 6)" or "(CDP until 2013)". */
const REMARK_WORDS = 4;
const REMARK_CHARACTERS = 30;

/**
 * "Producer on Saltmarsh (two consoles; 90,000 sold)" and "Producer, mobile, free to play, mostly frogs" as what the job is called
 * and what else is said of it. Steps of a career ("then Producer"), grades and terms of employment stay with the title.
 */
export function withoutRemarks(written: string): { title: string; remarks: string[] } {
  const remarks: string[] = [];
  let title = written;
  const parts = commaParts(title);
  const from = parts.findLastIndex((part) => !isNote(part)) + 1;
  const isShifts = SHIFTS.test(parts[from] ?? '');
  if (from > 0 && parts.length - from >= (isShifts ? 1 : 2) && titleScore(parts.slice(0, from).join(', ')) === 2) {
    remarks.unshift(parts.slice(from).join(', '));
    title = parts.slice(0, from).join(', ');
  }
  const bracket = /^(.{3,}?)\s*\(([^()]*)\)$/u.exec(title);
  if (bracket && isRemark(bracket[2] ?? '')) {
    title = bracket[1] ?? '';
    remarks.unshift(bracket[2] ?? '');
  }
  const terms = commaParts(title);
  if (terms.length === 2 && isEmploymentTerm(terms[1] ?? '')) remarks.unshift(terms.pop() ?? '');
  title = terms.join(', ');
  const [head = '', thing] = title.split(/ on (?=\p{Lu})/u);
  if (thing !== undefined && titleScore(head) === 2 && isOwnName(thing)) {
    // A bracket behind the thing tells of the thing.
    const tells = bracket && written.startsWith(`${title} (`) ? remarks.shift() : undefined;
    remarks.unshift(tells === undefined ? thing : `${thing} (${tells})`);
    title = head;
  }
  return { title, remarks };
}

/** "Marsh Health Network (full time to 2022, then part time)" as the house, and how long somebody was there for how many hours. */
export function withoutHours(written: string): { house: string; hours: string[] } {
  const [, house = '', hours = ''] = /^([^()]{3,}?) \(((?:full|part)[- ]time,? [^()]*\d{4}[^()]*)\)$/iu.exec(written) ?? [];
  return house === '' ? { house: written, hours: [] } : { house, hours: [hours] };
}

/** What tells rather than names: amounts, lists, small words. "(Regeneration and Neighbourhoods)" is the field of a job. */
const TELLS = /[;,\d]|(?<!\p{L})(?:the|an?|my|me|I|during|until|while|mostly|about|ein|eine|der|die|das|le|la|les|un|une|el|los|las)(?!\p{L})/u;

function isRemark(text: string): boolean {
  const isLong = text.length >= REMARK_CHARACTERS || (text.split(/\s+/u).length >= REMARK_WORDS && /^[\p{Ll}\d]/u.test(text));
  return isLong && TELLS.test(text);
}

/** "4 on 4 off", "14 and 7 camp rotation", "2 weeks on, 2 off": how the days or the weeks were shared. */
const SHIFTS =
  /^\d{1,2}(?:[ -](?:days?|nights?|weeks?))?(?:[ /-](?:on|off|and|&|x|by)[ /-]?|[/-])\d{1,2}(?: (?:days?|nights?|weeks?))?(?: off| on)?(?: (?:\p{Ll}+ )?(?:rotation|rota|roster|shifts?|swing))?$/u;

/** In small letters, and no step of a career. */
const isNote = (part: string): boolean =>
  SHIFTS.test(part) ||
  (/^\p{Ll}(?!\p{Lu})/u.test(part) && !/^(?:then|later|from|since|and|dann|puis|luego)\b/u.test(part) && titleScore(part) === 0 && companyScore(part) < 2);

/** The name of a thing that was made: a word of it is in no dictionary. */
const isOwnName = (text: string): boolean => foldedWords(text).some((word) => word.length > 3 && !ENGLISH_WORDS.has(word) && !TRADE_WORDS.has(word));
