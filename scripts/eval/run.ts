/**
 * `npm run eval`: how good is the engine?
 *
 *   npm run eval -- --corpus ../shared/corpus ...   real CVs with labels, kept outside the repository (run-corpus.ts)
 *   npm run eval -- truth ...                       invented people with truth files (truth/run-truth.ts)
 *   npm run eval -- humour ...                      is the roast about this person (humour/run-humour.ts)
 *   npm run eval -- words ...                       would a person send what we sell (words/run-words.ts)
 *   npm run eval -- typeset ...                     is every field of a CV read back from our PDFs (typeset/run-typeset.ts)
 */
import { runHumour } from './humour/run-humour.ts';
import { runTruth } from './truth/run-truth.ts';
import { runTypeset } from './typeset/run-typeset.ts';
import { runWords } from './words/run-words.ts';

const [which, ...rest] = process.argv.slice(2);
if (which === 'truth') await runTruth(rest);
else if (which === 'humour') await runHumour(rest);
else if (which === 'words') await runWords(rest);
else if (which === 'typeset') await runTypeset(rest);
else await import('./run-corpus.ts');
