import type { FindingKind } from '../../../domain/finding.ts';
import type { Place } from '../../../domain/document.ts';
import { squeezed } from '../../english/folding.ts';
import { observedTexts, type ObservedText } from '../../evidence/observations/observed-text.ts';
import { locate } from '../../evidence/shared/locate.ts';
import type { Judgement } from '../../judgement.ts';
import { answersIn, answersOnPage, tellsOutcome, type Ask } from './asks.ts';
import { contentOf, saysOneOf } from './content-words.ts';
import { quotedLine, type QuotedLine } from './line-role.ts';

/** What stands round a quote that was cut out of its statement. */
export interface Around {
  /** What the line is on its page. */
  line: QuotedLine;
  /** The whole statement, and the lines below its first. */
  text: string;
  /** What the statement, the next one about the same thing and the head of the job say: nobody asks for it. */
  answers: ReadonlySet<Ask>;
  /** What came of it, as printed in the rest of the statement; null where the rest tells nothing. */
  outcome: string | null;
  /** Where it stands; null where the statement was not found. */
  place: ObservedText['place'] | null;
  /** Whether it is a line of a job. */
  inJob: boolean;
  /** Texts of the CV that give a figure, by the words they say: what they count nobody asks for in another line. */
  counted: ReadonlySet<string>;
  /** Words of the statement and of those beside it: a question that brings one up again has been answered. */
  said: ReadonlySet<string>;
  /** Words of the whole page: what a question brings up that is among them may have been answered there. */
  printed: ReadonlySet<string>;
  /** Whether the CV is in English, whose grammar we know. */
  isEnglish: boolean;
  /** Whether the statement tells more than one thing, so that a question about one of its words may be about another of them. */
  isRich: boolean;
}

/** Words from which a statement tells more than one thing. */
const RICH = 13;
/** Lines below its first that a statement may go on for, where it could not be read whole. */
const STATEMENT_LINES = 3;
/** Shorter lines are headings. */
const LEAST_CONTINUED = 12;
/** Characters of a clause that is shown inside a sentence. */
const OUTCOME = { least: 12, most: 66, words: 3 } as const;
/** A clause without a figure is seldom an outcome that anybody would put first. */
const TELLS = 3;

/** What a reader has read who has read the statement to its end. */
export function aroundOf(judgement: Judgement, { quote, page, line }: Place & { quote: string }): Around {
  const texts = observedTexts(judgement);
  const wanted = squeezed(quote);
  const at = texts.findLastIndex((text) => text.page === page && text.line <= line && squeezed(text.text).includes(wanted));
  const own = texts[at];
  const below = linesFrom(judgement, { page, line });
  const statement = own === undefined ? below : `${own.text} ${own.text.includes(below) ? '' : below}`;
  const next = texts[at + 1];
  const beside = own !== undefined && next !== undefined && next.job === own.job && next.section === own.section && isAboutTheSame(own, next) ? next.text : '';
  const says = new Set([...answersIn(statement), ...answersIn(beside)]);
  // Figures speak every language; what says why and what for is known of English.
  const answers = judgement.cv.language === 'en' ? says : new Set([...says].filter((kind) => kind === 'number' || kind === 'change'));
  // Who gives the dates of a job has said for how long.
  if (own?.job?.period) answers.add('period');
  if (judgement.cv.language === 'en') for (const kind of pageAnswers(judgement)) answers.add(kind);
  const before = own === undefined ? undefined : texts.slice(0, at).findLast((text) => text.job === own.job && text.section === own.section);
  return {
    line: quotedLine(judgement, { quote, page, line }),
    printed: printedWords(judgement),
    place: own?.place ?? null,
    inJob: own !== undefined && own.job !== null,
    text: `${statement} ${beside}`,
    isEnglish: judgement.cv.language === 'en',
    said: contentOf(`${before?.text ?? ''} ${statement} ${next !== undefined && next.section === own?.section ? next.text : ''}`),
    isRich: own !== undefined && own.place !== 'skills' && own.place !== 'study' && (own.text.split(/\s+/u).length > RICH || /[.;!?]\s+\S/u.test(own.text)),
    answers,
    outcome: own === undefined || own.job === null ? null : outcomeIn(judgement, own, wanted),
    counted: countedWords(judgement),
  };
}

const isAboutTheSame = (one: ObservedText, other: ObservedText): boolean => saysOneOf(other.text, contentOf(one.text));

/** The line of an odd detail and those below it up to the next sign of a list. */
function linesFrom({ document }: Judgement, { page, line }: Place): string {
  const from = document.lines.findIndex((one) => one.page === page && one.line === line);
  const below = document.lines.slice(from + 1, from + 1 + STATEMENT_LINES);
  const end = below.findIndex((one) => one.page !== page || /^\s*[•●▪■◦○‣⁃∙·►*–-]/u.test(one.text) || one.text.trim().length < LEAST_CONTINUED);
  return from < 0 ? '' : [document.lines[from], ...(end < 0 ? below : below.slice(0, end))].map((one) => one?.text ?? '').join(' ');
}

/** The clause of the rest that says most about what came of it, verbatim. */
function outcomeIn(judgement: Judgement, own: ObservedText, quote: string): string | null {
  if (judgement.cv.language !== 'en') return null;
  const at = squeezed(own.text).indexOf(quote);
  // What another sentence of the paragraph tells is about something else.
  const rest = /[.!?]$/u.test(quote)
    ? ''
    : squeezed(own.text)
        .slice(at + quote.length)
        .replace(/^[^\p{L}]*[.!?]\s.*$|(?<=\p{L}{2}[.!?])\s+(?=\p{Lu}).*$/gu, '');
  let best: { clause: string; tells: number } | null = null;
  for (const part of rest.split(/(?<=[.;,)])\s+|\s[–—]\s|\s?\(|\)\s?|\s(?=(?:and|but|so)\s)/u)) {
    const clause = part.replace(/^[\s,;:.)–—-]+|[\s,;:.(–—-]+$/gu, '').replace(/^(?:and|but|so|then|which|while|when|because)\s+/iu, '');
    const tells = tellsOutcome(clause);
    if (
      tells >= TELLS &&
      tells > (best?.tells ?? 0) &&
      clause.length >= OUTCOME.least &&
      clause.length <= OUTCOME.most &&
      clause.split(/\s+/u).length >= OUTCOME.words &&
      !/[“”"•●▪◦]|â|Ã|\ufffd/u.test(clause) &&
      !/^(?:for|in|at|on|of|during|within|per|under|over|across|among|from|to|with|by|ensuring|including|maintaining|providing|delivering|achieving|using|working|offering|supporting)\b/iu.test(
        clause,
      ) &&
      !judgement.findings.some(({ kind, facts }) => WORN.has(kind) && clause.toLowerCase().includes(String(facts['term']).toLowerCase())) &&
      locate(judgement, clause, own) !== null
    )
      best = { clause, tells };
  }
  return best?.clause ?? null;
}

/** Findings about words that nobody would put first. */
const WORN: ReadonlySet<FindingKind> = new Set(['buzzword', 'cliche', 'empty-adjective', 'vague-quantity', 'spelling-mistake']);

/** What the page answers. Computed once a judgement. */
function pageAnswers(judgement: Judgement): ReadonlySet<Ask> {
  const known = ofPage.get(judgement);
  if (known) return known;
  const kinds = answersOnPage(judgement.lines.map(({ text }) => text));
  ofPage.set(judgement, kinds);
  return kinds;
}
const ofPage = new WeakMap<Judgement, ReadonlySet<Ask>>();

/** Words that say something, of all lines. Computed once a judgement. */
function printedWords(judgement: Judgement): ReadonlySet<string> {
  const known = ofLines.get(judgement);
  if (known) return known;
  const words = contentOf(judgement.lines.map(({ text }) => text).join('\n'));
  ofLines.set(judgement, words);
  return words;
}
const ofLines = new WeakMap<Judgement, ReadonlySet<string>>();

/** Words of statements of the work that give a figure. Computed once a judgement. */
function countedWords(judgement: Judgement): ReadonlySet<string> {
  const known = memo.get(judgement);
  if (known) return known;
  const words = new Set(observedTexts(judgement).flatMap(({ text, place }) => (place === 'work' && /\d/u.test(text) ? [...contentOf(text)] : [])));
  memo.set(judgement, words);
  return words;
}
const memo = new WeakMap<Judgement, ReadonlySet<string>>();
