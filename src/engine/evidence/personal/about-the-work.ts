import type { Context } from '../../context.ts';
import { isBreak, isUnspoken, keepPrivate } from '../../privacy/private-lines.ts';

/**
 * The context as those see it who judge the work (law 6): the name, personal details and entries that fill a gap are
 * blanked, so that no word of them can weigh in a score. Places stay what they are. The same reading for the same job gives
 * the same object, so that what detectors remember about it is found again when the roast is written.
 */
export function aboutTheWork(context: Context): Context {
  const known = judged.get(context.lines);
  if (known && known.of.cv === context.cv && known.of.job === context.job && known.of.document === context.document) return known.work;
  const { name } = context.cv;
  const lines = context.lines.map((line) => {
    if (isUnspoken(context, line)) return { ...line, text: '' };
    return name !== null && line.page === name.page && line.line === name.line ? { ...line, text: line.text.replace(name.value, '').trim() } : line;
  });
  const work: Context = { ...context, lines, cv: { ...context.cv, experience: context.cv.experience.filter((job) => !isBreak(job)) } };
  keepPrivate(context, work);
  judged.set(context.lines, { of: context, work });
  return work;
}
const judged = new WeakMap<Context['lines'], { of: Context; work: Context }>();
