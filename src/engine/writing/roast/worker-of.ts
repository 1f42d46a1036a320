import { FIELD_ENDS, FIELD_WORDS } from '../../lexicon/titles/field-words.ts';
import { WORKER_OF } from '../../lexicon/titles/title-words.ts';

/** What follows the head of a title: "Head of Marketing", "VP, Engineering". */
const AFTER_HEAD = /\s*(?:,|\(|\||\s[/–—-]\s|\s(?:of|for|in|at|für|de|du|en)\s).*$/iu;

/**
 * Who does the job, in a sentence: "data engineer" is one, "sales" is done by a "sales representative". Null where the
 * visitor named a field and no word is known for who works in it: "agriculture".
 */
export function workerOf(job: string): string | null {
  const head = job.replace(AFTER_HEAD, '').trim();
  const last = /[^\s]+$/u.exec(head)?.[0].toLowerCase() ?? '';
  if (last === '') return null;
  if (!FIELD_WORDS.has(last) && !FIELD_ENDS.test(last)) return job;
  const worker = WORKER_OF.get(last);
  if (worker === undefined || worker === last || head !== job) return null;
  return `${head.slice(0, head.length - last.length)}${worker}`;
}
