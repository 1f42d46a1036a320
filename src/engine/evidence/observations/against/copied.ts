import type { Experience } from '../../../../domain/cv.ts';
import type { Context } from '../../../context.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

/** So odd is a line that three jobs have, and a page of which two jobs are one list. */
const ODDITIES = { line: 9.5, block: 9.5, figure: 10, entry: 9.5 } as const;
/** Fewer words repeat by right. */
const LEAST_WORDS = 4;
/** Jobs that share one line; lines that two jobs share; jobs that share a line but for a number. */
const LEAST = { jobs: 3, lines: 3, figures: 2 } as const;
const FIGURE = /^\d+(?:st|nd|rd|th)?$/u;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/u;

/**
 * Lines of work that were carried from job to job: one that three jobs have word for word, or that differs in nothing but an ordinal number ("9th grade",
 * "7th grade"); or three that two jobs have in common. One of them, the oddest; it quotes the second time and names the first in `also`.
 */
export function observeCopied(context: Context): AnySighting[] {
  const tasks = observedTexts(context).filter(({ place, job, tokens }) => place === 'work' && job !== null && tokens.length >= LEAST_WORDS);
  const seen = [...ofFigures(context, tasks), ...ofLines(context, tasks)];
  return seen.toSorted((a, b) => b.oddity - a.oddity).slice(0, 1);
}

function ofLines(context: Context, tasks: readonly ObservedText[]): AnySighting[] {
  const alike = [...Map.groupBy(tasks, (task) => task.tokens.map(({ word }) => word).join(' ')).values()]
    .map((same) => oncePerJob(same))
    .filter((same) => same.length > 1);
  const best = alike.toSorted((a, b) => b.length - a.length || (b[0]?.text.length ?? 0) - (a[0]?.text.length ?? 0))[0];
  if (best === undefined) return [];
  if (best.length >= LEAST.jobs) return sighting(context, best, 'line', { times: best.length });
  if (alike.length < LEAST.lines) return [];
  return sighting(context, best, isOneEntry(best) ? 'entry' : 'block', { times: alike.length });
}

/** Whether both lines stand under one job that is printed twice: the same dates, and the same title where both have one. */
function isOneEntry([first, second]: readonly ObservedText[]): boolean {
  const [one, other] = [first?.job, second?.job];
  const [period, again] = [monthsOf(one), monthsOf(other)];
  const [title, same] = [one?.title?.value.toLowerCase() ?? '', other?.title?.value.toLowerCase() ?? ''];
  return period !== '' && period === again && (title === same || title === '' || same === '');
}

const monthsOf = (job: Experience | null | undefined): string => (job?.period?.start == null ? '' : JSON.stringify([job.period.start, job.period.end]));

/** The same but for its ordinals: the school year, the floor, the battalion. */
function ofFigures(context: Context, tasks: readonly ObservedText[]): AnySighting[] {
  const withOrdinal = tasks.filter(({ tokens }) => tokens.some(({ word }) => ORDINAL.test(word)));
  const alike = [...Map.groupBy(withOrdinal, ({ tokens }) => tokens.map(({ word }) => (FIGURE.test(word) ? '#' : word)).join(' ')).values()].map(oncePerJob);
  const best = alike.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const figures = [...new Set(best.map(({ tokens }) => tokens.find(({ word }) => ORDINAL.test(word))?.word ?? ''))];
  const [one, other] = figures;
  if (best.length < LEAST.figures || one === undefined || other === undefined) return [];
  return sighting(context, best, 'figure', { times: best.length, one, other });
}

/** The first of each job. */
function oncePerJob(texts: readonly ObservedText[]): ObservedText[] {
  const jobs = new Set<Experience | null>();
  return texts.filter(({ job }) => !jobs.has(job) && jobs.add(job));
}

function sighting(
  context: Context,
  same: readonly ObservedText[],
  name: keyof typeof ODDITIES,
  facts: { times: number; one?: string; other?: string },
): AnySighting[] {
  const [first, second] = same;
  if (first === undefined || second === undefined) return [];
  const [one, other] = [first, second].map((text) => {
    const { start = 0, end = text.text.length } = (name === 'figure' ? text.tokens.find(({ word }) => ORDINAL.test(word)) : undefined) ?? {};
    return quoteOf(context, text, start, end);
  });
  if (!one || !other || other.whole === 'phrase') return [];
  const also = [{ quote: one.quote, page: one.page, line: one.line }];
  return [{ kind: 'copied', ...other, also, oddity: ODDITIES[name], facts: { it: other.quote, name, ...facts } }];
}
