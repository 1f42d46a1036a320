import { townCountry } from '../../reading/contact/towns.ts';
import { readPlace } from '../../reading/contact/places.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { LEAD_WORDS, OPEN_HEADS } from '../../lexicon/titles/title-words.ts';
import { squeezeTitle } from './job-phrase.ts';
import { isSomebody } from './spoken-name.ts';
import { titleMeaning } from './title-meaning.ts';

/** When, where and on which terms: said of a job, it is no part of its name. Several words, which may stand anywhere. */
const TERMS =
  /(?<![\p{L}-])(?:part[- ]time|full[- ]time|term[- ]time(?: only)?|fixed[- ]term|zero[- ]hours?|home (?:every night|every day|daily|most nights|weekends|based)|work(?:ing)? from home|from home|(?:day|night|late|early|back|split|rotating|weekend)s? shifts?|4 on 4 off|mon(?:day)?(?: ?[-–] ?| to )fri(?:day)?|9(?: ?[-–] ?| to )5|entry[- ]level|no experience(?: needed| required)?|immediate start|as soon as possible|band \d[a-d]?|grade \d+|(?:local|regional) only|within driving distance(?: of \p{L}+)?|in[- ]school hours)(?![\p{L}-])/giu;
/** The same in other languages, and hours by their number ("80 %", "20 hours a week"). */
const OWN_HOURS =
  /(?<![\p{L}\d-])(?:(?:in |auf |à |en |a |de )?(?:(?:voll|teil)zeit(?:(?: oder | und |\/)(?:voll|teil)zeit)?|(?:temps|tiempo|tempo) (?:plein|partiel|complet[oa]?|parcial|pieno|parziale|integral)|(?:jornada|media) (?:completa|parcial|jornada)|mi-temps|meio período|voltijds?|deeltijds?|home-?office|t[ée]l[ée]travail|teletrabajo|teletrabalho|remoto)|mini-?jobs?|(?:auf )?(?:450|520|538|556)[- ]?(?:€|euro)(?:[- ]?(?:basis|jobs?))?|schichtarbeit|(?:früh|spät|nacht|tag|wechsel)schicht|festanstellung|(?:un)?befristet|ab sofort|quereinstieg|cd[id]|intérim|indefinido|\d{1,3}(?: ?[-–] ?\d{1,3})? ?%|\d{1,2}(?:[.,]5)? ?(?:h|hrs?|hours?|stunden|std\.?|heures|horas)(?: ?\/ ?| (?:a|per|pro|die|par|por|a la|weekly) ?)?(?:w(?:ee)?k|woche|semaine|semana)?)(?![\p{L}\d])/giu;
/** The same in a word, at the end of what was typed. */
const LAST_TERM =
  /[\s,;/–—-]+(?:days?|nights?|weekends?|evenings?|mornings?|shifts?|remote(?:ly)?|hybrid|on-?site|in-?house|wfh|perm(?:anent)?|temp(?:orary)?|contract|freelance|casual|seasonal|jobs?|positions?|role|vacancy|work|asap|urgent(?:ly)?|anywhere|locally|nationwide|abroad|uk|usa?|eu|emea|apac|ireland|england|scotland|wales|germany|canada|australia|india|nigeria)$/iu;
/** And before it. */
const FIRST_TERM =
  /^(?:remote|hybrid|local(?! (?:government|authority|council|news|history|area|plan))|regional(?! (?:manager|director|sales))|permanent|temporary|temp|casual|seasonal|freelance|an?|any|full|part)\s+/iu;
const LONGEST_TOWN = 3;

const isKnown = (name: string): boolean => (titleMeaning(name)?.likeness ?? 0) >= SURELY;
const SURELY = 0.9;

/**
 * What a visitor typed as she would into a search box ("data analyst healthcare remote", "entry level accountant Manchester"), with the
 * hours, the terms and the town left away and what is left of the field behind a comma ("data analyst, healthcare"). Whatever does not
 * leave the name of a job stays as it was typed.
 */
export function typedTarget(phrase: string): string {
  const [head = '', ...fields] = phrase.split(/\s*,\s*/u).map(withoutTerms);
  if (head === '') return phrase;
  const rest = fields.filter((field) => field !== '' && !isPlace(field)).map(withoutTown);
  const name = named(head);
  if (name === null) return rest.length === 0 ? withoutTown(bareOf(phrase)) : phrase;
  return [name.title, ...(name.field === '' ? [] : [name.field]), ...rest].join(', ');
}

function withoutTerms(part: string): string {
  return stripped(stripped(bareOf(part), LAST_TERM), FIRST_TERM);
}

/** Without the hours and terms that are no word of any job's name, wherever they stand. */
const bareOf = (part: string): string => squeezeTitle(part.replace(TERMS, ' ').replace(OWN_HOURS, ' '));

/** Again and again, as long as the name of a job, or something, is left. */
function stripped(text: string, term: RegExp): string {
  const next = squeezeTitle(text.replace(term, ''));
  // "Contract manager", "Night porter", "Local government officer": a word of the name itself.
  if (next === text) return text;
  if (isKnown(text) && !isKnown(next)) return text;
  return stripped(next, term);
}

/** "Leeds", "Dublin 4", "Toronto ON". */
const isPlace = (text: string): boolean => {
  const town = text.replace(/(?<=\p{L}{3}) \d{1,2}$/u, '');
  return townCountry(town) !== undefined || readPlace(town) !== null || /^(?:on-?site|in-?house|remote|hybrid)$/iu.test(text);
};
/** What leads on to a town that was left away. */
const TOWARDS = /\s+(?:in|near|around|at|bei|nähe|raum|à|en|a|w)$/iu;

/** The name of the job at the beginning of what was typed, and what it goes on with; null where no beginning is one. */
function named(head: string): { title: string; field: string } | null {
  const bare = squeezeTitle(head.replace(/\([^()]*\)/gu, ' '));
  const words = bare.split(' ');
  // "Officer" is a town in Victoria, too.
  for (let size = TITLE_WORDS.has(words.at(-1)?.toLowerCase() ?? '') ? 0 : Math.min(LONGEST_TOWN, words.length - 1); size > 0; size -= 1) {
    const before = words.slice(0, -size).join(' ').replace(TOWARDS, '');
    if (isPlace(words.slice(-size).join(' ')) && isSomebody(withoutTerms(before)))
      return named(withoutTerms(before)) ?? { title: withoutTerms(before), field: '' };
  }
  // "Paramedic in a GP practice": what goes on is where.
  const [, post = '', place = ''] = WHERE.exec(bare) ?? [];
  if (post !== '' && isSomebody(post)) return { title: post, field: withoutTown(place) };
  if (SIDES.test(bare) || HEAD_OF.test(bare) || isKnown(bare)) return { title: head, field: '' };
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
/** Jobs side by side are read as such. */
const SIDES = /\s\/\s/u;
const LITTLE = /\s(?:an?|the|at|in|for|of|and|or|with)$/iu;

/** Without the town or the country that it ends in. */
function withoutTown(text: string): string {
  const words = text.split(' ');
  const size = [3, 2, 1].find((count) => count < words.length && isPlace(words.slice(-count).join(' ')));
  return size === undefined ? text : words.slice(0, -size).join(' ').replace(TOWARDS, '');
}

/** What is left of the field: no names of places, which have capitals where nothing else has. */
function fieldOf(title: string, words: readonly string[]): string {
  const isSmall = title === title.toLowerCase();
  const own = words.filter((word) => !(isSmall && /^\p{Lu}\p{Ll}/u.test(word)));
  return withoutTown(withoutTerms(own.join(' ').replace(/^(?:in|at|for|with|of|and|or)\s+/iu, '')));
}
