import { isMeasured } from '../../english/measures.ts';
import { openingVerb } from '../../english/grammar/retense.ts';
import { asksOf } from '../asking/claims/ask-claim.ts';
import { readClaim } from '../asking/claims/read-claim.ts';
import { questionsAbout } from '../report/rewrites/line-questions.ts';
import { ailmentOf } from '../report/rewrites/rewrite-line.ts';

/** What needs no amount: an honour, a record, what one knows; and what says already how often. */
const HONOUR =
  /\b(?:twice|once|every|each|daily|weekly|monthly|always|without|all year|last year|this year)\b|^(?:never|no|know|knew|learn(?:ed|t|ing)?|have|had|is|are|was|were|employee)\b|\bof the (?:month|year|quarter)\b|^(?:trusted|promoted|chosen|picked (?:as|for|to|by)|selected (?:as|for|to|by)|given|awarded|won|nominated|elected|appointed|asked|named|received)\b/iu;
/** What makes something new is asked for its outcome, what went on for its amount. */
const MADE_NEW =
  /^\p{L}+ (?:an? |the )new (?!starters?|staff|colleagues?|employees?|hires?|joiners?|people|team|recruits?|customers?|clients?|students?)|^(?:negotiated|replaced|opened|completed|turned|set up|started|created?|built|build|introduced?|designed?|developed?|launched|founded|wrote (?:a|an|the)|organi[sz]ed|planned|rebuilt|redesigned|changed|moved)\b/iu;
/** Says already what came of it. */
const OUTCOME_TOLD =
  /\b(?:which|that)\s+(?:\p{L}+\s+)?\p{L}+(?:ed|s|t)\b|\bso (?:that )?\p{L}+\b|\b(?:down|up) (?:from|to|by)\b|\b(?:saving|cutting|reducing|raising)\b/iu;
const PEOPLE = /\b(?:people|customers?|clients?|patients?|residents?|guests?|visitors?|callers?|children|kids|pupils|students|elderly)\b/iu;
/** A list of so many things has no one amount. */
const MOST_THINGS = 3;
/** Of a line in another language than ours. */
const AMOUNT: Readonly<Record<string, string>> = {
  de: 'Wie viel oder wie viele davon an einem gewöhnlichen Tag?',
  fr: 'Combien, un jour ordinaire ?',
  es: '¿Cuánto o cuántos en un día normal?',
};
const AMOUNT_ELSEWHERE = 'How much or how many of it on an ordinary day?';
const FOREIGN_HONOUR =
  /(?<!\p{L})(?:täglich|wöchentlich|monatlich|jährlich|jede[nrsm]?|immer|nie|nach nur|mitarbeiter(?:in)? des|élue?|nommée?|promue?|chaque|toujours|jamais|prix|cada|siempre|nunca|premio|elegid[oa]|nombrad[oa]|ascendid[oa]|ogni|sempre|mai|todos|elke|altijd|gesenkt|gesteigert|erhöht|reduziert)(?!\p{L})/iu;

/** German and French participles: what was done once has no daily amount. */
const ONE_OFF = /(?:ge\p{Ll}{2,}(?:t|en)|(?:führt|baut|iert|stellt|leitet|wickelt))$|^\p{L}+é\s/iu;

/** Whether a line may be asked for more: it tells too little, and something sensible can be asked of it. */
function mayBeAsked(text: string, language: string): boolean {
  if (isMeasured(text) || /(?<!\S)\d+(?!\S)/u.test(text) || text.split(',').length > MOST_THINGS) return false;
  if (language !== 'en') return !FOREIGN_HONOUR.test(text) && !ONE_OFF.test(text) && WRITTEN.has(language);
  if (HONOUR.test(text)) return false;
  // "Took on an apprentice", "led the team": one is one.
  if (openingVerb(text) === null && !/^\p{L}+ing\s+\p{L}/u.test(text)) return false;
  if (MADE_NEW.test(text)) return !OUTCOME_TOLD.test(text);
  if (/^(?:\p{L}+ly\s+)?\p{L}+(?:\s+(?:on|up|over|in|out))?\s+an?\s/u.test(text)) return false;
  return !/^(?:work|worked|working|help(?:ed)?|support(?:ed)?)\s+(?:on|in|at|as|with|to|from|for)\b/iu.test(text) || PEOPLE.test(text);
}
/** Languages whose lines we can tell apart well enough to ask. */
const WRITTEN = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl']);

/** A question in words that fits a line, by its verb and object; null where the line tells enough, or nothing sensible can be asked of it. `used`: questions asked already. */
export function questionInWords(text: string, language: string, used: ReadonlySet<string>): string | null {
  if (!mayBeAsked(text, language)) return null;
  const questions =
    language === 'en'
      ? [...asksOf(readClaim(text, text)).map(({ question }) => question), ...questionsAbout(text, ailmentOf(text), language).ask]
      : [AMOUNT[language] ?? AMOUNT_ELSEWHERE];
  return questions.find((question) => !used.has(question)) ?? null;
}

/** What a job that tells nothing is asked; the second only of the one that counts most. */
const ORDINARY_DAY = ['What did you do here on an ordinary day?', 'What went better because you were there?'] as const;
const ORDINARY_DAYS: Readonly<Record<string, readonly string[]>> = {
  de: ['Was haben Sie hier an einem gewöhnlichen Tag getan?', 'Was lief besser, weil Sie da waren?'],
  fr: ['Que faisiez-vous ici un jour ordinaire ?', 'Qu’est-ce qui allait mieux grâce à vous ?'],
  es: ['¿Qué hacía aquí en un día normal?', '¿Qué mejoró gracias a usted?'],
};
/** A job told in fewer words than this is not told. */
const TOLD_WORDS = 3;
/** A mere list of things, shorter than this, neither. */
const LISTED_WORDS = 7;

/** What is asked about a job whose answer tells nothing or next to nothing: two questions at most. */
export function ordinaryDay(bullets: readonly string[], language: string, isFirst: boolean): string[] {
  const asked: readonly string[] = ORDINARY_DAYS[language] ?? ORDINARY_DAY;
  if (bullets.length === 0) return asked.slice(0, isFirst ? 2 : 1);
  const [only = ''] = bullets;
  const words = only.match(/\p{L}{2,}/gu)?.length ?? 0;
  const isThin = words < TOLD_WORDS || (language === 'en' && words < LISTED_WORDS && openingVerb(only) === null && !HONOUR.test(only));
  return bullets.length === 1 && isThin && !isMeasured(only) ? asked.slice(0, 1) : [];
}
