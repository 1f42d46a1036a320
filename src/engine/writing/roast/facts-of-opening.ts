import { verbOf } from '../../english/grammar/verbs.ts';
import { isNoun, isSomebody } from './things.ts';
import { withoutTrailingWord } from './template.ts';

type Mutable = Record<string, string | number>;

/** Longest run of the CV's own words that a sentence goes on with after the opening. */
const MAX_REST = 62;
const ARTICLE = /\s+(the|a|an|all|our|general|various|different|other)$/iu;
const DETERMINED =
  /^(?:the|a|an|all|any|our|my|their|its|his|her|this|that|these|those|each|every|both|some|no|other|various|multiple|several|many|daily|new \p{L}+s)\b/iu;
/** Nouns that stand without an article. */
const MASS =
  /(?:(?:ing|ment|tion|sion|ance|ence|ity|ware|ship|ness|ism|ics|graphy|logy|cy|ure|age|s|work|data|media|entry|control|care|support|service|research|inventory|payroll|sales|safety|quality|stock|cash|equipment|staff|marketing|finance|law|music|art|design|advice|mail|e-?mail|content|traffic|food|paper|money|time|help|code|feedback|information|knowledge|health|hygiene|merchandise|correspondence|news|budget control))$/iu;
const COUNTED =
  /\b(?:department|equipment|statement|document|apartment|environment|instrument|assessment|appointment|event|client|account|station|budget|business|process|campus|class|bus|address|access|analysis|basis|package|page|message|image|village|stage|garage|office|service desk|structure|furniture|procedure|feature|database|interface|network|framework|website)$/iu;
const MASS_AFTER_ALL = /\b(?:equipment|furniture|access|business)$/iu;

/**
 * Adds to the facts of a bullet's opening: `rest`, word for word what the CV goes on with ("ordering leaflets"), for
 * sentences that repeat the line; and `object`, the thing with an article ("the leaflet rack"), for sentences about it.
 * A thing that is only half read is left out, and so is every sentence that needs it.
 */
export function openingFacts(facts: Mutable, quote: string): void {
  const written = String(facts['opening'] ?? '');
  const article = ARTICLE.exec(written)?.[1] ?? '';
  const opening = written.replace(ARTICLE, '');
  facts['opening'] = opening;
  const object = withoutTrailingWord(
    String(facts['object'] ?? '')
      .replace(/\s+(?:daily|weekly|monthly|\p{L}+ly)$/iu, '')
      .replace(/[\s.,;:–—-]+$/u, ''),
  );
  const start = quote.toLowerCase().indexOf(opening.toLowerCase());
  const from = start < 0 ? 0 : start + opening.length;
  const at = quote.toLowerCase().indexOf(object.toLowerCase(), from);
  // "Responsible for creating and maintaining the orders" tells two deeds: nobody says that nothing is known of the orders but whose they were.
  const isThroughDeeds = at > from && /\b\p{L}{2,}ing\b/u.test(quote.slice(from, at)) && /respons|charge|accountab/iu.test(written);
  if (
    isNoObject(object) ||
    object === '' ||
    object.toLowerCase() === written.toLowerCase() ||
    isBroken(object, at < 0 ? '' : quote.slice(at + object.length))
  ) {
    delete facts['object'];
    return;
  }
  if (isThroughDeeds) delete facts['object'];
  else facts['object'] = article === '' ? withArticle(object) : `${article.toLowerCase()} ${object}`;
  if (start < 0 || at < 0) return;
  const rest = quote.slice(from, at + object.length).trim();
  if (/^[\p{L}\p{N}"'’]/u.test(rest) && !/[:;•|()[\]“”]|\.\s/u.test(rest) && rest.length <= MAX_REST) facts['rest'] = rest;
}

/** A verb that was taken for a thing ("Worked"), a relative clause that was taken along, two words that were glued together ("productwhich"). */
const isNoObject = (object: string): boolean =>
  (!/\s/u.test(object) && ['past', 'either'].includes(verbOf(object.toLowerCase())?.tense ?? '') && /(?:ed|t|n)$/iu.test(object)) ||
  /\b\p{L}{3,}(?:which|whose|where)\b|\s(?:which|that|who|whose|where|when|while|so)$/iu.test(object);

/** "patients wash": people who do something are no thing. */
function isDone(object: string): boolean {
  const [, who = '', last = ''] = /^(.+)\s+(\p{L}+)$/u.exec(object) ?? [];
  return verbOf(last.toLowerCase())?.form === 'bare' && isSomebody({ object: who });
}

/** "check" of "check-in", "clean" of "clean, scalable code", "calculations of cost" of "calculations of cost of sales". */
function isBroken(object: string, after: string): boolean {
  if (/[[\]()"“”]/u.test(object) || /^[-–/&’')\]]|^\s+(?:&|\/)/u.test(after)) return true;
  if (/^\s+(?:of|and other|or other|(?:\p{L}+-)?(?:related|based|facing|focused|driven|oriented|specific))\b/iu.test(after)) return true;
  if (/^(?:conjunction|coordination|collaboration|partnership|cooperation|accordance|charge|addition|order|responsible)$/iu.test(object)) return true;
  if (/\b(?:a|an)\s+\p{L}+ing$/iu.test(object) || /\b(?:one|two|day|end|year|month)$/iu.test(object)) return true;
  if (/ing$/iu.test(object) && /^(?:,|\s+and\b|\s*&)\s*\p{L}+(?:ing\b|,)/iu.test(after)) return true;
  if (isDone(object)) return true;
  const single = !/\s/u.test(object);
  const adjective =
    /(?:able|ible|ful|ous|ive|ical|al|ic|ed|ish|less)$|^(?:clean|new|old|high|low|fresh|daily|weekly|key|front|back|home|general|good|great|basic|main)$/iu;
  return single && adjective.test(object) && /^(?:,|\s+(?:and|or)\b)/iu.test(after);
}

/** "weekly cycle count program" is somebody's, so it is "the" one; plurals, names and what cannot be counted need no article. */
function withArticle(object: string): string {
  // "tidying the van" is a thing as it stands.
  if (/^\p{L}+ing\s+(?:the|a|an|my|our|all)\s/iu.test(object)) return object;
  if (DETERMINED.test(object) || !isNoun({ object }) || isSomebody({ object, plural: 1 })) return object;
  // "preparation of marketing materials": the first noun decides.
  const [head = ''] = object.split(/\s+of\s+/iu);
  const last = head.split(/\s+/u).at(-1) ?? '';
  if (head !== object && !/s$/iu.test(last) && !/^\p{Lu}/u.test(last)) return `the ${object}`;
  if (/^\p{Lu}/u.test(last) || /(?<!s|u|i)s$/iu.test(last)) return object;
  const countable = COUNTED.test(object) && !MASS_AFTER_ALL.test(object);
  if (!countable && MASS.test(last)) return object;
  if (/\p{Script=Han}|[äöüßéèêñ]/u.test(object)) return object;
  return `the ${object}`;
}
