import { isMeasured } from '../../evidence/shared/measures.ts';
import { isLocked } from '../../facts/fact-lock.ts';
import { plainer, rewriteLine, type Ailment } from '../report/rewrites/rewrite-line.ts';
import { FOREIGN_BLANKS, FURTHER_TOPICS, topicOf } from '../report/rewrites/topics.ts';
import { linesOf } from './answers.ts';
import { statementCase } from './casing.ts';
import { deedsOf } from './english/deeds.ts';
import { isPersonal, mendedLine } from './english/mend-line.ts';
import { HALF_TOLD, openingVerb, retensed } from './english/retense.ts';
import { spelledOut } from './english/spelled-out.ts';

/** A role asks no more than so many questions: more is a form, not a CV. */
const MOST_QUESTIONS = 2;
/** Ailments whose rewrite turns the line itself; the others only ask for more. */
const TURNED: ReadonlySet<Ailment> = new Set(['duty', 'help', 'attended', 'involved', 'exposed', 'worked-on', 'passive', 'gerund']);
/** Help at a place is no support of the place. */
const HELPED_AT = /^helped(?: out)? (?:in|at|on) (?:the|a)\b/iu;
const TAIL = /(?:[:,]\s*\[[^[\]]*\?\])+$/u;
const QUESTION = /\[[^[\]]*\?\]/u;

export interface Role {
  /** As printed. */
  jobTitle: string;
  company: string;
  achievement: string;
  isCurrent: boolean;
}

/** One bullet of a finished CV and the answer it tells anew. */
export interface Told {
  text: string;
  source: string;
}

/** The bullets of a role, one for each deed of its answer, under the fact lock. ISO 639-1 `language`; 'other' is only cleaned. */
export function writeBullets(role: Role, language: string, names: readonly string[] = [], mostQuestions = MOST_QUESTIONS): Told[] {
  const beside = [role.company, role.jobTitle].filter((name) => name !== '');
  const lines = linesOf(role.achievement).map((line) => (language === 'en' ? plainlyTold(line) : line));
  const deeds =
    language === 'en' ? lines.flatMap((line) => deedsOf(spelledOut(line)).map((deed) => ({ deed, line }))) : lines.map((line) => ({ deed: line, line }));
  const told = deeds.map(({ deed, line }): Told => {
    if (language !== 'en') return { source: line, text: foreign(deed, line, beside, language) };
    const text = english(deed, line, beside, names);
    const tense = role.isCurrent && !tellsPast(deed, text) ? 'present' : 'past';
    return { source: line, text: firstLocked([finished(retensed(text, tense)), text], line, beside) };
  });
  const seen = new Set<string>();
  const fresh = told.filter(
    ({ text }) => /\p{L}{2}/u.test(text.replace(QUESTION, '')) && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()) !== undefined,
  );
  return asked(fresh, language, beside, mostQuestions);
}

/** "I am looking after" and "looking after" claim the same; the fact lock reads only the second one. */
const plainlyTold = (line: string): string =>
  line
    .replace(/(^|[.,;]\s*|\s+)(?:i am|i'm|im|i have been|i've been|ive been|we are|we're)\s+(?=(?:\p{L}+ly\s+|also\s+)?\p{Ll}+ing\b)/giu, (_, before: string) =>
      before === '' ? '' : '. ',
    )
    .trim();

/** The first wording that claims no more than the line. The last one is the line itself, cleaned. */
function firstLocked(wordings: readonly string[], source: string, beside: readonly string[]): string {
  return wordings.find((text) => text !== '' && isLocked(text, { text: source, beside }).length === 0) ?? wordings.at(-1) ?? '';
}

function english(deed: string, line: string, beside: readonly string[], names: readonly string[]): string {
  const mended = mendedLine(deed, [...beside, ...names]);
  const better = rewriteLine({ text: mended, beside, language: 'en' });
  const turned = better === null || !TURNED.has(better.ailment) || staysAsItIs(mended, better.ailment) ? null : better.after.replace(TAIL, '');
  // "Responsible for safety: zero accidents in 900 days": the thing and its result need no verb.
  const result = /^responsible for ([^:,]{3,40}: .*\d.*)$/iu.exec(mended)?.[1] ?? null;
  const plain = withoutFillers(mended);
  const cleaned = statementCase(deed.replace(/[\s.;,]+$/u, ''), beside);
  const wordings = [result, turned, plain, mended, cleaned].flatMap((text) => (text === null ? [] : [finished(text)]));
  const impersonal = wordings.filter((text) => !isPersonal(text));
  return firstLocked([...impersonal, ...(impersonal.length === 0 ? wordings : [wordings.at(-1) ?? ''])], line, beside);
}

/** Lines that the rewrite for a report would make worse in a CV: "accountable for" is what executives say, and a figure tells enough. */
const staysAsItIs = (line: string, ailment: Ailment): boolean =>
  HELPED_AT.test(line) ||
  /^accountable for\b/iu.test(line) ||
  (ailment === 'worked-on' && isMeasured(line)) ||
  (/^\p{L}+ing\b/u.test(line) && HALF_TOLD.test(line));

/** Fillers out, but "sometimes" stays: without it the line would say more. */
function withoutFillers(line: string): string {
  const [, adverb = '', rest = line] = /^((?:sometimes|occasionally|often|regularly|frequently)\s+)(.+)$/iu.exec(line) ?? [];
  const plain = plainer(rest);
  return adverb === '' ? plain : adverb + plain.charAt(0).toLowerCase() + plain.slice(1);
}

function foreign(deed: string, line: string, beside: readonly string[], language: string): string {
  const cleaned = finished(language === 'other' ? deed : statementCase(deed.replace(/[\s.;,]+$/u, ''), beside));
  if (language !== 'de') return cleaned;
  const bare = cleaned
    .replace(
      /(zuständig|verantwortlich) für (.+)$/iu,
      (_, how: string, what: string) => `${how} für ${what.replace(/\s(und|sowie)\s(?:die|das|den|der)\s/gu, ' $1 ')}`,
    )
    .replace(/^(?:Ich (?:war|bin|habe) )(?=(?:zuständig|verantwortlich)\b)/iu, '');
  const better = rewriteLine({ text: bare, beside, language });
  const turned = better !== null && TURNED.has(better.ailment) ? better.after.replace(TAIL, '') : null;
  return firstLocked([...(turned === null ? [] : [turned]), bare, cleaned].map(finished), line, beside);
}

/** Whether the person used the past: not our own "Handled" for "responsible for". A present job's duties are told in the present, what was done in the past. */
function tellsPast(deed: string, text: string): boolean {
  if (
    /\b(?:I|we|i|job|role|work|duties|tasks)\s+(?:(?:also|then|mainly|mostly|often|sometimes|usually)\s+)?(?:was|were|did|had|used|would|got)\b|^(?:was|were|did|had)\b/iu.test(
      deed,
    )
  )
    return true;
  const opening = openingVerb(text);
  if (opening === null || (opening.form !== 'past' && opening.form !== 'either')) return false;
  return new RegExp(`(?<!\\p{L})${opening.written}(?!\\p{L})`, 'iu').test(deed);
}

/** A question after the first unmeasured bullets, each another one; none where the line asks already. */
function asked(told: readonly Told[], language: string, beside: readonly string[], most: number): Told[] {
  let left = most - told.filter(({ text }) => QUESTION.test(text)).length;
  const used = new Set<string>();
  let further = 0;
  return told.map(({ text, source }) => {
    if (left <= 0 || QUESTION.test(text) || isMeasured(text) || HONOUR.test(text)) return { text, source };
    const blank = (language === 'en' ? questionsAbout(text, further) : (FOREIGN_BLANKS[language]?.slice(0, 1) ?? [])).find((one) => !used.has(one));
    if (blank === undefined) return { text, source };
    used.add(blank);
    further += 1;
    left -= 1;
    return { text: firstLocked([`${text}${text.includes(': ') ? ', ' : ': '}${blank}`, text], source, beside), source };
  });
}

/** What needs no amount: an honour, a record, what one knows; and what says already how often. */
const HONOUR =
  /\b(?:twice|once|every|each|daily|weekly|without|all year)\b|^(?:never|no|know|knew|learn(?:ed|t)?|have|had|is|are|was|were|employee)\b|\bof the (?:month|year|quarter)\b|^(?:trusted|promoted|chosen|picked (?:as|for|to|by)|selected (?:as|for|to|by)|given|awarded|won|nominated|elected|appointed|asked|named|received)\b/iu;
/** What makes something new is asked for its outcome, what went on for its amount. */
const MADE_NEW =
  /\b(?:a|an|the) new\b|^(?:negotiated|replaced|opened|completed|turned|set up|started|created?|built|build|introduced?|designed?|developed?|launched|founded|wrote|organi[sz]ed|planned|rebuilt|redesigned|changed|moved)\b/iu;
const OUTCOME = '[what changed because of it?]';

function questionsAbout(text: string, further: number): string[] {
  if (/^(?:shadowed|attended|observed|attend|shadow|observe)\b/iu.test(text)) return ['[how often?]'];
  if (/^(?:took|take) part in\b/iu.test(text)) return ['[your own part?]', '[which part was yours?]'];
  const [amount = '', outcome = ''] = topicOf(text).blanks.map((blank) =>
    blank === '[how many or how often?]' ? '[how often?]' : /\bresidents?\b/iu.test(text) ? blank.replace('patients', 'residents') : blank,
  );
  const more = FURTHER_TOPICS.slice(further, further + 1).flatMap(({ blanks }) => blanks);
  return MADE_NEW.test(text) ? [OUTCOME, outcome, ...more] : [amount, '[how often?]', ...more];
}

/** One typography: single spaces, a capital in front, no stop at the end, a real apostrophe. */
function finished(text: string): string {
  const line = text
    .replaceAll("'", '’')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:])/gu, '$1')
    .replace(/(?:[\s,.;:–—-]+(?:a|an|the|and|or|of|but)(?=[\s,.;:–—-]*$))*[\s,.;:–—-]*$/iu, '')
    .trim();
  return line.replace(/^(["“([]?)(\p{Ll})(?!\p{Lu})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase());
}
