import { countWords } from '../../english/tokens.ts';
import { capital, uncapital } from '../../english/grammar/capitals.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';
import { LANGUAGE_NAMES } from '../../lexicon/reading/levels.ts';
import { fold } from '../../english/folding.ts';
import { isNothing, plainText } from './answers.ts';
import { statementCase, withNames } from '../../english/grammar/casing.ts';
import { respelled } from '../../english/grammar/respelled.ts';
import { spelledOut } from './english/spelled-out.ts';

/** What fills the space and tells nobody anything; compared with the whole entry. */
const FILLER: ReadonlySet<string> = new Set(
  'watching tv,tv,television,netflix,watching netflix,movies and tv,socialising,socializing,socialise,friends,family,friends and family,my friends,seeing friends,meeting friends,hanging out,hanging out with friends,hanging with friends,hanging out with mates,going out,going out with friends,spending time with friends,spending time with family,spending time with friends and family,spending time with my family,sleeping,sleep,eating,shopping,internet,surfing the internet,surfing the net,surfing the web,browsing,browsing the internet,social media,partying,the usual,nothing,none,n a,na,not much,relaxing,chilling,having fun,going to the pub,the pub,drinking,memes'.split(
    ',',
  ),
);
const LEAD =
  /^(?:(?:in|outside|when)\b[^,]{0,40},?\s+)?(?:(?:and|also|then|i'm|i am|i|my (?:hobbies|interests) (?:are|include)|hobbies(?: are| include)?:?|interests(?: are| include)?:?|really|very|a big fan of|fan of|big on|love to|like to|enjoy to|love|loves|like|likes|enjoy|enjoys|into|keen on|fond of|interested in|passionate about|a bit of|some|lots of|bit of)\s+)+/iu;
/** What goes on from the interest before it: "open water swimming, mostly in reservoirs". */
const GOES_ON =
  /^(?:mostly|mainly|usually|especially|particularly|sometimes|occasionally|including|ideally|preferably|in|on|at|with|for|when|where|but|though|although|from|by|since|as|slowly|badly|currently|once|never|still|not|only)\s/iu;
/** The line at the foot of a page is nobody's interest. */
const REFERENCES = /^(?:references?|referees?)\b.*\b(?:request|available|provided|furnished|supplied)\b/iu;
/** Friends and family, however one spends time with them. */
const COMPANY =
  /^(?:socialis|socializ|spending|hanging|going|meeting|seeing|being)\p{L}*\s*(?:up|time|out)?\s*(?:with)?\s*(?:my\s+|the\s+)?(?:friends|family|mates)?(?:\s+(?:and|&)\s+(?:my\s+)?(?:friends|family))?$/iu;
const MOST = 10;
const MAX_CHARACTERS = 600;

/** Interests one after the other, without "I like" and without what everybody does. */
export function writeInterests(answer: string, language: string): string {
  const text = answer
    .split(/[\n\r]+/u)
    .map(plainText)
    .filter((row) => row !== '')
    .join(', ')
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
  if (text === '' || isNothing(text)) return '';
  if (isOwnText(answer)) return asOwn(answer, language === 'en' ? respelled : (row) => row);
  if (language !== 'en') return capital(text.replace(/[\s.,;]+$/u, '').replaceAll("'", '’'));
  const items = spelledOut(text)
    .split(
      /\s*[,;•|]\s*(?:and\s+|but\s+)?|[.!]\s+|\s+(?:and|&)\s+(?=(?:i|my|\p{L}+ing|play|run|do|go|love|like|enjoy|read|watch|cook|bake|swim|cycle|paint|write|collect)\b)/iu,
    )
    .reduce<string[]>((known, item) => {
      const last = known.at(-1);
      if (last !== undefined && !FILLER.has(fold(last)) && GOES_ON.test(item)) return [...known.slice(0, -1), `${last}, ${item}`];
      return [...known, item];
    }, [])
    .filter((item) => !REFERENCES.test(item.trim()))
    .flatMap((item) => (countWords(item) <= 5 ? item.split(/\s+(?:and|&)\s+/iu) : [item]))
    // Whom one lives with is nobody's business (law 6); what one does for them may be.
    .filter(
      (item) =>
        !/^(?:spending time with |being with )?(?:my |our )(?:kids|children|grand\p{L}+|wife|husband|partner|girlfriend|boyfriend|son|daughter|famil\p{L}+|mum|dad|parents)$/iu.test(
          item.trim(),
        ),
    )
    .map((item) => item.replace(/^(.*\b)?my (dog|cat|horse|rabbit|chicken|bike|motorbike)s?$/iu, '$1$2s').replace(/^my (?:garden|allotment)$/iu, 'gardening'))
    .filter((item) => !FILLER.has(fold(item.replace(/^(?:i |we )?(?:also )?(?:like|love|enjoy)s? (?:to )?/iu, ''))))
    .map((item) =>
      item
        .replace(LEAD, '')
        .replace(/^(?:play(?:ing)?|do|go|run(?= park))\s+(?=\p{L})/iu, '')
        .replace(/(?<!\p{L})my\s+/giu, '')
        .replace(/[\s.,;!]+$/u, '')
        .trim(),
    )
    .filter((item) => /\p{L}{2}/u.test(item) && !FILLER.has(fold(item)) && !COMPANY.test(item) && !/^(?:i|me)\b/iu.test(item));
  const fresh = [...new Map(items.map((item) => [fold(item), item])).values()].slice(0, MOST);
  return statementCase(withNames(fresh.map((item, at) => (at === 0 ? item : small(item))).join(', ')).replaceAll("'", '’'), []);
}

/** Interests as their owner put them down: what begins with a capital was written and not typed. Of a family nothing is said (law 6). */
const isOwnText = (answer: string): boolean =>
  answer
    .split(/[\n\r]+/u)
    .filter((row) => row.trim() !== '')
    .every(
      (row) =>
        /^[\p{Lu}\d“"]/u.test(row.trim()) &&
        !/^(?:I|My (?:hobbies|interests)) (?:am|are|like|love|enjoy|really|also|include)(?!\p{L})/u.test(row.trim()) &&
        !/(?<!\p{L})(?:my|our) (?:kids|children|grand\p{L}+|wife|husband|partner|girlfriend|boyfriend|son|daughter|famil\p{L}+|mum|dad|parents)(?!\p{L})/iu.test(
          row,
        ),
    );

/** As it was written, one line a row; one sentence alone needs no stop. */
function asOwn(answer: string, mended: (row: string) => string): string {
  const rows = answer
    .slice(0, MAX_OWN)
    .toWellFormed()
    .split(/[\n\r]+/u)
    .map((row) => mended(plainText(row)).replaceAll("'", '’'))
    .filter((row) => row !== '' && !REFERENCES.test(row));
  return rows.map((row) => (/[.!?] /u.test(row) ? row : row.replace(/\.$/u, ''))).join('\n');
}
/** Longer than that are no interests. */
const MAX_OWN = 2_000;

const small = (item: string): string =>
  /^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}|$)/u.test(item) &&
  PLAIN_WORDS.has((/^\p{L}+/u.exec(item)?.[0] ?? '').toLowerCase()) &&
  !LANGUAGE_NAMES.has((/^\p{L}+/u.exec(item)?.[0] ?? '').toLowerCase())
    ? uncapital(item)
    : item;
