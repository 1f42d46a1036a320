import { SMALL_WORDS, WORKER_OF } from '../../lexicon/titles/title-words.ts';
import { titleIndex } from '../titles/title-index.ts';
import { titleWords } from '../titles/title-words.ts';

/** Who teaches a trade: "plumbing instructor", "welding tutor", "hairdressing assessor". */
const TEACHES: ReadonlySet<string> = new Set(['instructor', 'trainer', 'tutor', 'assessor', 'lecturer', 'demonstrator', 'ausbilder', 'ausbilderin']);
/** How a worker is called after the work: "plumbing", "plumber"; "carpentry", "carpenter"; "joinery", "joiner". */
const ENDINGS: readonly (readonly [work: RegExp, workers: readonly string[]])[] = [
  [/ing$/u, ['er', 'or', '']],
  [/ery$/u, ['er']],
  [/ry$/u, ['er', '']],
  [/ical$/u, ['ician']],
];

/** The occupation that a title teaches, by index; null where it teaches none that is a trade of its own. */
export function tradeTaught(phrase: string): number | null {
  const words = titleWords(phrase.split(/\s(?:for|at|in|to)\s/iu)[0] ?? '');
  const head = words.at(-1) ?? '';
  const field = words.slice(0, -1).filter((word) => !SMALL_WORDS.has(word));
  if (!TEACHES.has(head) || field.length === 0 || field.length > 2) return null;
  const { whole } = titleIndex();
  // "Driving instructor" is an occupation of its own.
  if (whole.has(words.join(''))) return null;
  const last = field.at(-1) ?? '';
  const before = field.slice(0, -1).join('');
  const workers = [
    WORKER_OF.get(last),
    ...ENDINGS.flatMap(([work, ends]) =>
      work.test(last) ? ends.flatMap((end) => [last.replace(work, end), last.replace(work, '').replace(/(.)\1$/u, '$1') + end]) : [],
    ),
  ];
  for (const worker of workers) {
    const found = worker === undefined || worker === '' ? undefined : whole.get(before + worker);
    if (found !== undefined) return found;
  }
  return null;
}
