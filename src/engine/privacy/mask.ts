import type { Cv } from '../../domain/cv.ts';
import type { Line } from '../../domain/document.ts';
import { isPrivateLine } from './private-lines.ts';
import type { Model, ModelRequest } from '../model.ts';
import { MaskedText } from './masked-text.ts';
import { holdsContact, withoutPatterns } from './patterns.ts';
import { ownerOf, type Owner } from './owner.ts';

/** What stands where something private stood. An answer that holds it is not used. */
export const WITHHELD = '[withheld]';

/** The one mask through which everything goes that a language model is told (law 7, and what the privacy page promises). */
export interface Mask {
  /** A text without what tells who the CV is of, who vouches for her, and how either is reached. */
  text(text: string): string;
  /** The same for a line that is not part of a job or a study: there her town is where she lives. */
  homeText(text: string): string;
  prompt(text: string): MaskedText;
}

export function maskOf(owner: Owner): Mask {
  const text = (given: string): string =>
    given
      .split('\n')
      .map((line) =>
        withoutPatterns(
          owner.names.reduce((rest, name) => rest.replace(name, WITHHELD), line),
          WITHHELD,
        ),
      )
      .join('\n');
  return {
    text,
    homeText: (given) => owner.towns.reduce((rest, town) => rest.replace(town, WITHHELD), text(given)),
    prompt: (given) => MaskedText.parse(text(given)),
  };
}

/** The mask of somebody of whom only the text at hand is known: answers of a questionnaire. */
export const ANYBODY: Mask = maskOf({ names: [], towns: [] });

export interface MaskedCv {
  mask: Mask;
  /** The visible line of this index masked; null where it stays here altogether. Worked out when it is asked for. */
  textAt: (at: number) => string | null;
}

/** A CV as it may be told. */
export function maskedCv(read: { cv: Cv; lines: readonly Line[] }): MaskedCv {
  const mask = maskOf(ownerOf(read));
  const sectionOf = (at: number): string => read.cv.sections.find(({ from, to }) => at >= from && at < to)?.kind ?? 'header';
  const textOf = (line: Line, at: number): string | null => {
    const section = sectionOf(at);
    if (isPrivateLine(read, line) || isReferee(line.text, section)) return null;
    const isWork = section === 'experience' || section === 'education';
    const masked = isWork ? mask.text(line.text) : mask.homeText(line.text);
    if (masked === line.text) return masked;
    // What else stands beside an address or a number that is no statement is of the same person.
    const isHers = section === 'header' || section === 'personal' || (holdsContact(line.text) && line.text.split(/\s+/u).length <= MOST_CONTACT_WORDS);
    return isHers && !isWorkStatement(line.text, isWork) ? null : masked;
  };
  const known = new Map<number, string | null>();
  return {
    mask,
    textAt: (at) => {
      const line = read.lines[at];
      const text = known.get(at) ?? (known.has(at) || line === undefined ? null : textOf(inReach(line), at));
      known.set(at, text);
      return text;
    },
  };
}

/** A page that came as one line: what is told of it ends at a word. */
const LONGEST_LINE = 4_000;
function inReach(line: Line): Line {
  if (line.text.length <= LONGEST_LINE) return line;
  const end = line.text.lastIndexOf(' ', LONGEST_LINE);
  return { ...line, text: line.text.slice(0, end > 0 ? end : 0) };
}

/** More words than this are a statement with a number in it. */
const MOST_CONTACT_WORDS = 12;
const isWorkStatement = (text: string, isWork: boolean): boolean => isWork && /^\s*[•●▪*–-]\s/u.test(text);

/** People who vouch for her: all that stands in their section, and a line that begins by naming them. */
function isReferee(text: string, section: string): boolean {
  if (section === 'references') return true;
  return (
    /^\W{0,4}(?:referees?|references?|referenz(?:en)?|références?|referencias?|referenze|referenties)\s{0,2}[:：]\s{0,3}\p{Lu}/iu.test(text) &&
    /\p{Lu}\p{L}+\s+\p{Lu}\p{L}+/u.test(text)
  );
}

/**
 * Asks the model through the mask. Strings of the answer that hold the mask's word come back empty, since nobody knows any more
 * what stood there. Null when there is no answer, for whatever reason: the client has already logged why.
 */
export async function askMasked<T>(model: Model, mask: Mask, request: Omit<ModelRequest<T>, 'prompt'> & { prompt: string }): Promise<T | null> {
  try {
    const answer = await model.generate({ ...request, prompt: mask.prompt(request.prompt) });
    return request.schema.parse(blanked(answer));
  } catch {
    return null;
  }
}

function blanked(value: unknown): unknown {
  if (typeof value === 'string') return /\[?\bwithheld\b\]?/iu.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(blanked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, blanked(part)]));
}
