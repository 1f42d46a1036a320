import { isMeasured } from '../../english/measures.ts';
import { partsOf } from '../report/rewrites/line-parts.ts';
import { FOREIGN_BLANKS, topicOf } from '../report/rewrites/topics.ts';
import { openingVerb } from '../../english/grammar/retense.ts';

/** What needs no amount: an honour, a record, what one knows; and what says already how often. */
const HONOUR =
  /\b(?:twice|once|every|each|daily|weekly|monthly|always|without|all year|last year|this year)\b|^(?:never|no|know|knew|learn(?:ed|t|ing)?|have|had|is|are|was|were|employee)\b|\bof the (?:month|year|quarter)\b|^(?:trusted|promoted|chosen|picked (?:as|for|to|by)|selected (?:as|for|to|by)|given|awarded|won|nominated|elected|appointed|asked|named|received)\b/iu;
/** What makes something new is asked for its outcome, what went on for its amount. */
const MADE_NEW =
  /^\p{L}+ (?:an? |the )new (?!starters?|staff|colleagues?|employees?|hires?|joiners?|people|team|recruits?|customers?|clients?|students?)|^(?:negotiated|replaced|opened|completed|turned|set up|started|created?|built|build|introduced?|designed?|developed?|launched|founded|wrote (?:a|an|the)|organi[sz]ed|planned|rebuilt|redesigned|changed|moved)\b/iu;
/** Says already what came of it. */
const OUTCOME_TOLD =
  /\b(?:which|that)\s+(?:\p{L}+\s+)?\p{L}+(?:ed|s|t)\b|\bso (?:that )?\p{L}+\b|\b(?:down|up) (?:from|to|by)\b|\b(?:saving|cutting|reducing|raising)\b/iu;
const OUTCOME = '[what changed because of it?]';
const PEOPLE = /\b(?:people|customers?|clients?|patients?|residents?|guests?|visitors?|callers?|children|kids|pupils|students|elderly)\b/iu;
const DRINKS = /\b(?:coffees?|teas?|drinks?|cocktails?|pints?)\b/iu;
/** A list of so many things has no one amount. */
const MOST_THINGS = 3;
/** In the languages we write, what fits any line of daily work. */
const AMOUNTS: Readonly<Record<string, string>> = {
  de: '[wie viel täglich?]',
  fr: '[combien par jour ?]',
  es: '[¿cuánto al día?]',
  it: '[quanto al giorno?]',
  pt: '[quanto por dia?]',
  nl: '[hoeveel per dag?]',
};
const FOREIGN_HONOUR =
  /(?<!\p{L})(?:täglich|wöchentlich|monatlich|jährlich|jede[nrsm]?|immer|nie|nach nur|mitarbeiter(?:in)? des|élue?|nommée?|promue?|chaque|toujours|jamais|prix|cada|siempre|nunca|premio|elegid[oa]|nombrad[oa]|ascendid[oa]|ogni|sempre|mai|todos|elke|altijd|gesenkt|gesteigert|erhöht|reduziert)(?!\p{L})/iu;

/** German and French participles: what was done once has no daily amount. */
const ONE_OFF = /(?:ge\p{Ll}{2,}(?:t|en)|(?:führt|baut|iert|stellt|leitet|wickelt))$|^\p{L}+é\s/iu;

/** The question that fits a line and nothing else; null where the line tells enough, or nothing sensible can be asked of it. */
export function questionFor(text: string, language: string): string | null {
  if (text.includes('[') || isMeasured(text) || /(?<!\S)\d+(?!\S)/u.test(text)) return null;
  if (language !== 'en') return foreignQuestion(text, language);
  if (HONOUR.test(text) || text.split(',').length > MOST_THINGS) return null;
  if (/^(?:shadowed|attended|observed|attend|shadow|observe)\b/iu.test(text)) return '[how often?]';
  if (/^(?:took|take) part in\b/iu.test(text)) return '[your own part?]';
  // "Took on an apprentice", "led the team": one is one.
  if (openingVerb(text) === null && !/^\p{L}+ing\s+\p{L}/u.test(text)) return null;
  if (MADE_NEW.test(text)) return OUTCOME_TOLD.test(text) ? null : OUTCOME;
  if (/^(?:\p{L}+ly\s+)?\p{L}+(?:\s+(?:on|up|over|in|out))?\s+an?\s/u.test(text)) return null;
  if (DRINKS.test(text)) return '[how many a day?]';
  if (/^(?:work|worked|working|help(?:ed)?|support(?:ed)?)\s+(?:on|in|at|as|with|to|from|for)\b/iu.test(text) && !PEOPLE.test(text)) return null;
  // What a line is about stands behind its verb; what follows "with" and "for" asks for another number.
  const object = (partsOf(text)?.object ?? '').replace(/\sof\s.*$/u, '');
  if (object === '') return null;
  const [amount] = topicOf(object).blanks;
  const again = openingVerb(text)?.form === 'bare' ? '[how often?]' : null;
  if (amount === '[how many or how often?]')
    return PEOPLE.test(object) ? '[how many people a day?]' : plural(text) ? (again === null ? '[how many?]' : '[how many a week?]') : again;
  if (amount === '[how many covers a service?]' && !/\b(?:kitchen|cook|chef|menu|meals?|covers|dish)/iu.test(text)) return '[how many a day?]';
  if (amount === '[how many people a shift?]' && !PEOPLE.test(text) && !/\b(?:tills?|tables|reception|desk)\b/iu.test(text)) return again;
  return /\bresidents?\b/iu.test(text) ? amount.replace('patients', 'residents') : amount;
}

/** "Booked rooms", "updated the records": things one can count. */
const plural = (text: string): boolean => /^\p{L}+\s+(?:the\s+|all\s+)?(?:\p{Ll}+\s)?\p{Ll}{2,}(?<!s)s(?:\s|,|$)/u.test(text);

function foreignQuestion(text: string, language: string): string | null {
  if (FOREIGN_HONOUR.test(text) || ONE_OFF.test(text) || text.split(',').length > MOST_THINGS || FOREIGN_BLANKS[language] === undefined) return null;
  return AMOUNTS[language] ?? null;
}

/** A colon before a question, as the language sets it. */
export const withQuestion = (text: string, question: string, language: string): string =>
  `${text}${text.includes(': ') ? ', ' : language === 'fr' ? ' : ' : ': '}${question}`;

/** What a job that tells nothing is asked; the second only of the one that counts most. */
const ORDINARY_DAY: Readonly<Record<string, readonly [string, string]>> = {
  en: ['[what did you do here on an ordinary day?]', '[what went better because you were there?]'],
  de: ['[was war hier täglich zu tun?]', '[was lief danach besser?]'],
  fr: ['[que faisiez-vous au quotidien ?]', '[qu’est-ce qui allait mieux grâce à vous ?]'],
  es: ['[¿qué hacía en un día normal?]', '[¿qué mejoró con su trabajo?]'],
  it: ['[di che cosa si occupava ogni giorno?]', '[che cosa è migliorato?]'],
  pt: ['[o que fazia num dia normal?]', '[o que melhorou com o seu trabalho?]'],
  nl: ['[wat deed u hier op een gewone dag?]', '[wat ging er beter door uw werk?]'],
};
/** A job told in fewer words than this is not told. */
const TOLD_WORDS = 3;
/** A mere list of things, shorter than this, neither. */
const LISTED_WORDS = 7;

/** Questions in place of bullets, for a job whose answer tells nothing or next to nothing: two at most. */
export function ordinaryDay(bullets: readonly string[], language: string, isFirst: boolean): string[] {
  const asked = ORDINARY_DAY[language] ?? ORDINARY_DAY['en'] ?? [];
  if (bullets.length === 0) return asked.slice(0, isFirst ? 2 : 1);
  const [only = ''] = bullets;
  const words = only.replace(/\[[^[\]]*\?\]/gu, '').match(/\p{L}{2,}/gu)?.length ?? 0;
  const isThin = words < TOLD_WORDS || (language === 'en' && words < LISTED_WORDS && openingVerb(only) === null && !HONOUR.test(only));
  return bullets.length === 1 && isThin && !only.includes('[') && !isMeasured(only) ? asked.slice(0, 1) : [];
}
