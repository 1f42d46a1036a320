import { shownBeginning } from '../../../english/whole/whole-parts.ts';
import { coarseStem } from '../../../english/keyed-words.ts';
import { changesIn } from '../../../english/changes.ts';
import { measuresIn } from '../../../english/measures.ts';
import { foldedWords } from '../../../english/folding.ts';
import { ASKED_THINGS, ASKS_FOR_CHANGE, LED_PEOPLE, TOPICS } from '../../../lexicon/wants/asked-things.ts';
import { CHANGE_QUESTION, CHANGE_QUESTIONS, questionOfWant, SIZE_QUESTIONS } from '../../../lexicon/wants/want-questions.ts';
import { tellsOfChange, tellsOfRank, type AnsweringLine } from './answering-lines.ts';

/** What a want asks for, each with how a line shows it: 0 where it does not. */
interface Asked {
  name: string;
  shows: (text: string) => boolean;
}

/** The lines that answer a want: the best first, at most two; none where no line surely does. `question` is asked then, where the page holds nothing that it may mean. */
export interface Answer {
  lines: AnsweringLine[];
  question: string | null;
}

const MOST_LINES = 2;
/** "Projects with budget, team and time": a line with one of them alone is not yet an answer. */
const IN_ONE_LINE = /^[\p{L} ]+\b(?:by|with)\b.*(?:,|\band\b)/iu;

/** Looks for the thing that a want asks for. Only a line that has it answers; what is merely near is no answer. */
export function answerWant(want: string, lines: readonly AnsweringLine[], used: Set<string>, page: readonly AnsweringLine[] = lines): Answer {
  const asked = askedBy(want);
  const things = ASKED_THINGS.filter((thing) => asked.some(({ name }) => name === thing.name));
  const particular = questionOfWant(want);
  const questions = [
    ...(particular === undefined ? [] : [particular]),
    ...things.flatMap((thing) => thing.questions.slice(0, 1)),
    ...asked.flatMap(({ name }) => (name.startsWith('change') ? [CHANGE_QUESTIONS[name.slice('change '.length)] ?? CHANGE_QUESTION] : [])),
    ...things.flatMap((thing) => thing.questions.slice(1)),
  ];
  const isOfChange = asked.some(({ name }) => name.startsWith('change'));
  const least = IN_ONE_LINE.test(want) && asked.length > 1 ? 2 : 1;
  const scored = lines
    .map((line, at) => ({ line, at, own: ownWords(want, line.text), hits: asked.filter(({ shows }) => shows(line.text)).map(({ name }) => name) }))
    // "Food cost, labour cost": a figure of food cost is meant before any sum of money.
    .filter(({ hits, own, line }) => hits.length >= least || (own >= OWN_WORDS && measuresIn(line.text).length > 0))
    .toSorted(
      (a, b) =>
        fresh(b.line, used) - fresh(a.line, used) ||
        Number(b.own >= OWN_WORDS) - Number(a.own >= OWN_WORDS) ||
        b.hits.length - a.hits.length ||
        b.line.worth - a.line.worth ||
        a.at - b.at,
    );
  const [best] = scored;
  if (best === undefined) {
    // What a line shows that the report mends is shown all the same.
    const there = things.filter((thing) => page.some(({ text }) => thing.shown.some((pattern) => pattern.test(text)))).flatMap((thing) => thing.questions);
    const isNear = page.some(({ text }) => ownWords(want, text) >= Math.min(OWN_WORDS, Math.ceil(stemsOf(want).length / 2)));
    const isTold = isOfChange && page.some(({ text }) => asked.some(({ name, shows }) => name.startsWith('change') && shows(text)));
    const said = isNear || isTold ? undefined : questions.find((one) => !used.has(one) && !there.includes(one) && !mayBeAnswered(one, page));
    if (said !== undefined) used.add(said);
    return { lines: [], question: said ?? null };
  }
  // No line is read out twice in one list.
  if (used.has(best.line.text)) return { lines: [], question: null };
  const more = / or /u.test(want) ? [] : scored.slice(1).filter(({ hits }) => hits.some((hit) => !best.hits.includes(hit)));
  const chosen = [best, ...more].slice(0, MOST_LINES).map(({ line }) => line);
  for (const line of chosen) used.add(line.text);
  return { lines: chosen, question: '' };
}

/** How many of a want's own words a line has. */
const ownWords = (want: string, text: string): number => {
  const there = stemsOf(text);
  return stemsOf(want).filter((stem) => there.includes(stem)).length;
};
const OWN_WORDS = 2;

/** Whether something on the page may be what a question asks for, by a cruder look: then it is not asked. */
function mayBeAnswered(question: string, page: readonly AnsweringLine[]): boolean {
  if (question === CHANGE_QUESTION) return page.some(({ text }) => tellsOfChange(text) || tellsOfRank(text) || changesIn(text).length > 0);
  if (OF_SIZE.has(question)) return page.filter(({ text }) => measuresIn(text).length > 0).length >= SOME_NUMBERS;
  if (/\bled or trained\b|\bbecause you trained\b/u.test(question)) return page.some(({ text }) => LED_SOMEBODY.test(text));
  if (/\b(?:answerable for|budget you run)\b/u.test(question)) return page.some(({ text }) => HELD_MONEY.test(text));
  if (/\bpolicy or plan\b|\baudits or inspections\b/u.test(question))
    return page.some(({ text }) => /\b(?:polic|plan|strateg|guid|inspect|audit|regulat)/iu.test(text));
  return false;
}
const SOME_NUMBERS = 3;
const OF_SIZE: ReadonlySet<string> = new Set(Object.values(SIZE_QUESTIONS));
const LED_SOMEBODY =
  /\b(?:train|taught|teach|led\b|lead(?:s|ing)?\b|supervis|manag|mentor|coach|apprentic|induct|team of|\(\d+ people\)|squads?\b|crew of|bakers and me|line manag|students on|juniors?|volunteers|undergraduates|tuteur|encadr|apprenti|équipe de|techniciens|azubi|angelernt|angeleitet|anleit|anlernen|geleitet|leitung|leiter|auszubild|ausgebild|lehrling|betreu|eingearbeitet|einarbeit|unterwies|unterweis|schulung|geschult|praktikant|vertret|führung von|aprendi[cz]|equipo de|a cargo|leerling|uczni|zespół)/iu;
/** A sum, or cash, in any way that a page prints it. */
const HELD_MONEY =
  /[£€$₹¥]\s?\d|\d[\d .,\u00a0]*\s?(?:[£€$₹]|EUR|GBP|USD|KES|NGN|ZAR|INR|PLN|zł|lakhs?|crores?)|\b(?:cash|floats?|tills?|takings|petty cash|umsatz|etat|einkauf|bestellung|abrechnung|caisse|kasse|caja|budgets?)\b/iu;

const fresh = (line: AnsweringLine, used: ReadonlySet<string>): number => (used.has(line.text) ? 0 : 1);

function askedBy(want: string): Asked[] {
  const things: Asked[] = ASKED_THINGS.filter(({ asked }) => asked.test(want)).map(({ name, shown }) => ({
    name,
    shows: (text) => shown.some((pattern) => pattern.test(text)) && (name !== 'people' || isOfThePeople(want, text)),
  }));
  if (ASKS_FOR_CHANGE.test(want)) {
    const topics = TOPICS.filter(({ asked }) => asked.test(want));
    const changes: Asked[] = topics.map(({ name, shown }) => ({ name: `change ${name}`, shows: (text) => shown.test(text) && tellsOfChange(text) }));
    // Without a topic any change is one.
    if (changes.length > 0 && /before and after/iu.test(want)) return changes;
    if (changes.length > 0 || things.length > 0) return [...things, ...changes];
    return [{ name: 'change', shows: tellsOfChange }];
  }
  return things.length > 0 ? things : byWords(want);
}

const SPECIAL_PEOPLE = new RegExp(String.raw`(?<![\p{L}])(?:${LED_PEOPLE})(?![\p{L}])`, 'giu');
/** Whoever is asked for, these may be they. */
const ANY_PEOPLE = /^(?:people|staff|teams?|employees|colleagues|reports|juniors?|crews?|agents|timers?)$/iu;

/** "Designers you led" is not answered by apprentices; "Team size" is by anybody. */
function isOfThePeople(want: string, text: string): boolean {
  const special = [...want.matchAll(SPECIAL_PEOPLE)].map(([who]) => who.toLowerCase());
  if (special.length === 0 || special.some((who) => ANY_PEOPLE.test(who))) return true;
  const there = [...text.matchAll(SPECIAL_PEOPLE)].map(([who]) => coarseStem(who.toLowerCase()));
  return special.some((who) => there.includes(coarseStem(who)));
}

const COMMON: ReadonlySet<string> = new Set(
  'what with which that your you their from have used work worked done well also only they them more less than into over under each kind kinds sort part whom where when how who for and the its one alone know master years year size number numbers date'.split(
    ' ',
  ),
);
const stemsOf = (text: string): string[] => [...new Set(foldedWords(text).flatMap((word) => (word.length < 4 || COMMON.has(word) ? [] : [coarseStem(word)])))];

/** Of a want about no thing we know: a line with two of its words. */
function byWords(want: string): Asked[] {
  const wanted = stemsOf(want);
  return [
    {
      name: 'words',
      shows: (text) => {
        const there = stemsOf(text);
        return wanted.filter((stem) => there.includes(stem)).length >= 2;
      },
    },
  ];
}

/** Longer answers are shortened at the end of a phrase. */
const PIECE = 200;

/** A line as it is quoted in an answer: whole, where that is not too long, without the sign or the stop around it. */
export function answerQuote(text: string): string {
  const bare = text.replace(/^[\s•·▪●*–—-]+/u, '').replace(/[\s.;:,]+$/u, '');
  return shownBeginning(bare, PIECE);
}
