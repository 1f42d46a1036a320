/**
 * `npm run eval`: how good is the engine?
 *
 *   npm run eval -- --corpus ../shared/corpus ...   real CVs with labels, kept outside the repository (run-corpus.ts)
 *   npm run eval -- truth ...                       invented people with truth files (truth/run-truth.ts)
 *   npm run eval -- humour ...                      is the roast about this person (humour/run-humour.ts)
 */
import { runHumour } from './humour/run-humour.ts';
import { runTruth } from './truth/run-truth.ts';

const [which, ...rest] = process.argv.slice(2);
if (which === 'truth') await runTruth(rest);
else if (which === 'humour') await runHumour(rest);
else await import('./run-corpus.ts');
