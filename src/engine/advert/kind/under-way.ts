import type { Context } from '../../context.ts';
import type { ProofPassage } from '../proof.ts';

/** Whether an entry, or the line of dates over it, says that the studies go on. */
export function isUnderWay({ page, line, text }: ProofPassage, { lines }: Context): boolean {
  const at = lines.findIndex((one) => one.page === page && one.line === line);
  const above = at < 0 ? '' : (lines[at - 1]?.text ?? '');
  const isDates = /^[[(]?\s*(?:\d|\p{Lu}\p{Ll}{2,8}\.? \d{4})/u.test(above) && !/^(?:\d{4}|[[(])/u.test(text);
  return UNDER_WAY.test(text) || (isDates && UNDER_WAY.test(above));
}
const UNDER_WAY =
  /\b(?:ongoing|on-going|final year|ends? \d|expected|in progress|part[- ]way|average (?:now|so far)|so far|paused|begun|i start in|laufend|en cours(?! d[ue])|en curso)\b/iu;
