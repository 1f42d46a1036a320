import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { LEAD_WORDS, OPEN_HEADS } from '../../lexicon/titles/title-words.ts';
import { squeezeTitle } from './job-phrase.ts';
import { isSomebody } from './spoken-name.ts';
import { titleMeaning } from './title-meaning.ts';
import { arePlaces, beforePlaces } from './typed-places.ts';
import { isOfCompany, withoutReason, withoutTermsInside } from './typed-terms.ts';

/** Hours, terms and places in a word, at the end of what was typed. */
const LAST_TERM =
  /[\s,;/–—-]+(?:days?|nights?|weekends?|evenings?|mornings?|shifts?|remote(?:ly)?|hybrid|on-?site|in-?house|wfh|perm(?:anent)?|temp(?:orary)?|contract|freelance|casual|seasonal|jobs?|positions?|role|vacancy|work|asap|urgent(?:ly)?|anywhere|locally|nationwide|abroad|uk|usa?|eu|emea|apac|ireland|england|scotland|wales|germany|canada|australia|india|nigeria)$/iu;
/** And before it. */
const FIRST_TERM =
  /^(?:remote|hybrid|local(?! (?:government|authority|council|news|history|area|plan))|regional(?! (?:manager|director|sales))|permanent|temporary|temp|casual|seasonal|freelance|an?|any|full|part)\s+/iu;

const isKnown = (name: string): boolean => (titleMeaning(name)?.likeness ?? 0) >= SURELY;
const SURELY = 0.9;

/**
 * What a visitor typed as she would into a search box ("data analyst healthcare remote", "entry level accountant Manchester"), with the
 * hours, the terms and the town left away and what is left of the field behind a comma ("data analyst, healthcare"). Whatever does not
 * leave the name of a job stays as it was typed.
 */
export function typedTarget(phrase: string): string {
  const [first = '', ...parts] = afterStep(withoutReason(phrase)).split(/\s*,\s*/u);
  const head = withoutTerms(asWorker(first));
  if (head === '') return phrase;
  // "Remote or Pune" is a place before its terms are gone, "evenings" nothing but a term.
  const fields = parts.filter((part) => !arePlaces(part)).map((part) => squeezeTitle(` ${withoutTerms(part)}`.replace(LAST_TERM, '')));
  const rest = fields.filter((field) => field !== '' && !arePlaces(field) && !isOfCompany(field)).map(withoutTown);
  const name = named(head);
  const title = sideBySide(name === null ? withoutTown(head) : withoutTerms(name.title));
  return [title, ...(name === null || name.field === '' ? [] : [name.field]), ...rest].join(', ');
}

/** "NDT tech to in-house inspector": from the one job to the other; an assistant to a director is one job. */
function afterStep(phrase: string): string {
  const [, from = '', to = ''] = STEP.exec(phrase) ?? [];
  return from !== '' && (isSomebody(from) || SHORT_FOR_SOMEBODY.test(from)) && !SERVES.test(from) && isSomebody(to.split(/\s*,\s*/u)[0] ?? '') ? to : phrase;
}
const STEP = /^(?:from\s+)?(.{3,}?)\s+(?:to|->|→|=>|into)\s+(?!the\b|our\b|my\b)(?:an?\s+)?(.{3,})$/iu;
const SHORT_FOR_SOMEBODY = /(?<!\p{L})(?:tech|rep|exec|admin|temp|hand|lad)$/iu;
const SERVES = /(?:assistant|secretary|advis[eo]r|aide|pa|ea|clerk|apprentice|counsel|consultant|supplier|representative)$/iu;

/** "Oyster farm work": who does it, where such a worker is known. */
function asWorker(title: string): string {
  const worker = title.replace(/(?<=\p{L} )work$/iu, 'worker');
  return worker !== title && isKnown(worker.split(' ').slice(-PAIR).join(' ')) ? worker : title;
}

/** "Civil engineer project engineer": two jobs that nothing parts. */
function sideBySide(title: string): string {
  const words = title.split(' ');
  const halves = [words.slice(0, PAIR).join(' '), words.slice(PAIR).join(' ')];
  const areTwo = words.length === 2 * PAIR && !LITTLE_WORD.test(title) && halves.every((half) => TITLE_WORDS.has(lastWord(half)) && isKnown(half));
  return areTwo ? halves.join(' / ') : title;
}
/** Words of each. */
const PAIR = 2;
const LITTLE_WORD = /\s(?:or|and|to|of|in|for|at|with|und|oder|et|ou)\s/iu;

function withoutTerms(part: string): string {
  return stripped(stripped(withoutTermsInside(part), LAST_TERM), FIRST_TERM);
}

/** Again and again, as long as the name of a job, or something, is left. */
function stripped(text: string, term: RegExp): string {
  const next = squeezeTitle(text.replace(term, ''));
  // "Contract manager", "Night porter", "Local government officer": a word of the name itself.
  if (next === text) return text;
  if (isKnown(text) && !isKnown(next)) return text;
  return stripped(next, term);
}

/** The name of the job at the beginning of what was typed, and what it goes on with; null where no beginning is one. */
function named(head: string): { title: string; field: string } | null {
  const bare = squeezeTitle(head.replace(/\([^()]*\)/gu, ' '));
  // "Officer" is a town in Victoria, too.
  const before = TITLE_WORDS.has(lastWord(bare)) ? null : beforePlaces(bare, (text) => isSomebody(withoutTerms(text)));
  if (before !== null) return named(withoutTerms(before)) ?? { title: withoutTerms(before), field: '' };
  // "Paramedic in a GP practice": what goes on is where.
  const [, post = '', place = ''] = WHERE.exec(bare) ?? [];
  if (post !== '' && isSomebody(post)) return { title: post, field: withoutTown(place) };
  const ofFields = withFields(bare);
  if (ofFields !== null) return ofFields;
  if (namesEach(bare) || HEAD_OF.test(bare) || isKnown(bare)) return { title: head, field: '' };
  const words = bare.split(' ');
  const whole = isSomebody(bare) ? { title: head, field: '' } : null;
  for (let size = words.length - 1; size > 0; size -= 1) {
    const title = words.slice(0, size).join(' ');
    // "Teacher librarian": what names somebody at its end is one job, known or not.
    if (!(whole === null ? isSomebody(title) : isKnown(title)) || LITTLE.test(title) || NAMES_SOMEBODY.test(bare) || words[size]?.toLowerCase() === 'of')
      continue;
    if (size > 1 || !(OPEN_HEADS.has(title.toLowerCase()) || LEAD_WORDS.has(title.toLowerCase()))) return { title, field: fieldOf(title, words.slice(size)) };
  }
  return whole;
}
const NAMES_SOMEBODY =
  /(?:(?<!tank)er|or|ist|ian|man|woman|person|ant|eur|ive|aide|hand|nurse|clerk|cook|chef|lead|head|guard|host|staff|crew|officer|associate|assistant|advocate|liaison)s?$/iu;

const WHERE = /^(\P{P}+?) (?:in|within|at|for) (?:an?|the|our|my) (.+)$/iu;
/** "Director of First Impressions" is one name. */
const HEAD_OF = /^(?:head|director|vp|vice president) of \p{L}/iu;
const SIDES = /\s+(?:\/|or|oder|ou)\s+/iu;
/** Jobs side by side are read as such: "Chef / Cook". */
const namesEach = (text: string): boolean => /\s\/\s/u.test(text) && namesSomebody(text.split(SIDES).at(-1) ?? '');
/** Whether a trade is named in it, also where it goes on: "in-house translator at a manufacturer". */
const namesSomebody = (side: string): boolean => isSomebody(side) || side.split(' ').some((word) => TITLE_WORDS.has(word.toLowerCase()));

/** "Designer packaging / brand": what stands side by side are the fields of one job. Null where each side names somebody, or the first nobody. */
function withFields(text: string): { title: string; field: string } | null {
  const sides = text.split(SIDES);
  if (sides.length < 2 || namesSomebody(sides.at(-1) ?? '')) return null;
  const words = (sides[0] ?? '').split(' ');
  const size = words.findLastIndex((word) => TITLE_WORDS.has(word.toLowerCase())) + 1;
  const title = words.slice(0, size).join(' ');
  const field = squeezeTitle(text.slice(title.length));
  return title === '' || /^(?:of|in|for|to|and)\s/iu.test(field)
    ? null
    : { title, field: withoutTown(field.replace(/^(?:(?:or|oder|ou|uk|usa?|eu)\s)+/iu, '')) };
}
const lastWord = (text: string): string => text.split(' ').at(-1)?.toLowerCase() ?? '';
const LITTLE = /\s(?:an?|the|at|in|for|of|and|or|with)$/iu;

/** Without the town or the country that it ends in. */
const withoutTown = (text: string): string => beforePlaces(text, () => true) ?? text;

/** What is left of the field: no names of places, which have capitals where nothing else has. */
function fieldOf(title: string, words: readonly string[]): string {
  const isSmall = title === title.toLowerCase();
  const own = words.filter((word) => !(isSmall && /^\p{Lu}\p{Ll}/u.test(word)));
  return withoutTown(withoutTerms(own.join(' ').replace(/^(?:in|at|for|with|of|and|or)\s+/iu, '')));
}
