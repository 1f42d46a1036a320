/**
 * `npm run eval`: how good is the engine?
 *
 *   npm run eval -- --corpus ../shared/corpus ...   real CVs with labels, kept outside the repository (run-corpus.ts)
 *   npm run eval -- truth ...                       invented people with truth files (truth/run-truth.ts)
 */
import { runTruth } from './truth/run-truth.ts';

const [which, ...rest] = process.argv.slice(2);
if (which === 'truth') await runTruth(rest);
else await import('./run-corpus.ts');
