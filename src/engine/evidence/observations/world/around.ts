import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import { tokensOf, type Token } from '../../../english/tokens.ts';
import { observedTexts, type ObservedText } from '../observed-text.ts';
import { beside } from './beside.ts';

/** Whether one of some words stands round the words of a line, these and no more left out. */
export type Around = (context: Context, text: ObservedText, words: { start: number; end: number }) => boolean;

/** Looks for words parted by "|" in the job of a line, or on the whole page where it is of none; null where none are given. */
export function around(alternatives: string | undefined): Around | null {
  const isBeside = beside(alternatives);
  if (isBeside === null) return null;
  return (context, text, { start, end }) =>
    [text.text.slice(0, start), text.text.slice(end)].some((part) => isBeside({ text: part, tokens: tokensOf(part) })) ||
    textsRound(context, text).some((other) => isBeside(other));
}

/** A text as it is searched. */
interface Searched {
  text: string;
  tokens: readonly Token[];
}

/** What stands round a line, its own text left out: the head and the other lines of its job, or all of the page with its titles. */
function textsRound(context: Context, text: ObservedText): Searched[] {
  const texts: Searched[] = observedTexts(context).filter((other) => other !== text && (text.job === null || other.job === text.job));
  return [...texts, ...(text.job === null ? context.cv.experience : [text.job]).map(headOf)];
}

/** Title and employer of a job, as one text. Computed once a job. */
function headOf(job: Experience): Searched {
  const known = heads.get(job);
  if (known) return known;
  const text = [job.title?.value, job.company?.value].join(' · ');
  const head = { text, tokens: tokensOf(text) };
  heads.set(job, head);
  return head;
}
const heads = new WeakMap<Experience, Searched>();
