import { countWords } from '../../english/tokens.ts';
import { listed } from '../../english/grammar/lists.ts';
import { mayOpenWithThing, openingVerb, retensed } from '../../english/grammar/retense.ts';
import { isMeasured } from '../../english/measures.ts';
import { small } from './summary-parts.ts';

/** A line longer than this is no part of a list. */
const MAX_LINE = 90;
/** Words that all of them have together, at most. */
const MOST_WORDS = 32;
const MOST = 3;
const LEAST_WORDS = 3;
/** What everybody does, and what says nothing of the work. */
const SAYS_LITTLE =
  /^(?:use|attend|help|assist|participate|perform|communicate|collaborate|liaise|work|ensure|maintain|keep|know|have|get|take|do|be|go|make|follow|adhere|comply|demonstrate|report|respond|understand|currently|clean|tidy|answer|provide (?:excellent|optimal|great|good|the best))(?!\p{L})/iu;
/** A second deed in a form of its own would stay as it is; a person, an aside or a colon is no part of a list. */
const NO_PART = /[:;.?!"“”()[\]/]|(?<!\p{L})(?:I|me|my|we|our|us|etc|as (?:needed|required|assigned)|and\/or|while there)(?!\p{L})/u;

/**
 * What somebody's work consists of, out of whole lines of the present job that open with a certain verb: "preparing balance sheets for
 * corporate clients, computing taxes during tax season and creating budget forecasts". Empty where fewer than two lines can be told so.
 */
export function workOf(bullets: readonly string[], told: string): string {
  const parts: string[] = [];
  for (const line of bullets) {
    const part = line === told ? '' : doingOf(line);
    if (part === '' || (parts.length > 0 && countWords([...parts, part].join(' ')) > MOST_WORDS)) continue;
    parts.push(part);
    if (parts.length === MOST) break;
  }
  if (parts.length < 2) return '';
  const list = listed(parts);
  // "Complaints and refunds and handling cash" wants a comma.
  return parts.slice(0, -1).some((part) => / (?:and|or) /u.test(part)) ? list.replace(` and ${parts.at(-1) ?? ''}`, () => `, and ${parts.at(-1) ?? ''}`) : list;
}

/** A line as something that is being done; empty where it is no such line for certain. */
function doingOf(line: string): string {
  const verb = openingVerb(line);
  const isTold =
    verb?.form === 'bare' &&
    verb.at === 0 &&
    !mayOpenWithThing(line) &&
    line.length <= MAX_LINE &&
    countWords(line) > LEAST_WORDS &&
    !line.includes(', ') &&
    !NO_PART.test(line) &&
    !SAYS_LITTLE.test(line) &&
    (line.match(/ (?:and|or) /gu)?.length ?? 0) < 2 &&
    // "Install and un-install": the second would stay as it is.
    !/ (?:and|or) \p{Ll}{2}-/u.test(line) &&
    !isMeasured(line);
  const doing = isTold ? retensed(line, 'ing') : '';
  return /^\p{L}+ing(?!\p{L})/u.test(doing) &&
    !/ and (?!(?:on|in|at|for|with|to|of|from|by|off)\s)\p{Ll}+ (?:the|an?|all|every|up|out|our|new) /u.test(doing.replace(/ and \p{Ll}+ing /gu, ' '))
    ? small(doing)
    : '';
}
