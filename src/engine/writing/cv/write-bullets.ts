import type { CvQuestion } from '../../../domain/cv-question.ts';
import { isShouted, statementCapital, uncapital } from '../../english/grammar/capitals.ts';
import { isMeasured } from '../../english/measures.ts';
import { inventionsAgainst } from '../../facts/fact-lock.ts';
import { UNDETERMINED } from '../../english/language.ts';
import { unblanked } from '../report/rewrites/line-parts.ts';
import { plainer, rewriteLine, type Ailment } from '../report/rewrites/rewrite-line.ts';
import { mendingOf } from '../asking/mend-line.ts';
import { isWritten, linesOf } from './answers.ts';
import { isTool, statementCase } from '../../english/grammar/casing.ts';
import { deedsOf } from './english/deeds.ts';
import { isPersonal, mendedLine } from './english/mend-line.ts';
import { HALF_TOLD, mayOpenWithThing, openingVerb, retensed } from '../../english/grammar/retense.ts';
import { spelledOut } from './english/spelled-out.ts';
import { tellsPresent, toldAsDone } from './english/told-as-done.ts';
import { isSameButTense, writtenLine } from './english/written-line.ts';
import { foreignDeeds, foreignLine } from './foreign-line.ts';
import { questionInWords } from './questions.ts';

/** A role asks no more than so many questions: more is a form, not a CV. */
const MOST_QUESTIONS = 2;
/** Ailments whose rewrite turns the line itself; the others only ask for more. */
const TURNED: ReadonlySet<Ailment> = new Set(['duty', 'help', 'attended', 'involved', 'exposed', 'worked-on', 'passive', 'gerund']);
/** Help at a place is no support of the place. */
const HELPED_AT = /^helped(?: out)? (?:in|at|on) (?:the|a)\b/iu;

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
  /** What is asked about it; null where it tells enough, or may not be asked any more. */
  question: CvQuestion | null;
}

/** The bullets of a role, one for each deed of its answer, under the fact lock. `language` as of `languageOf`; what is undetermined is only cleaned. */
export function writeBullets(role: Role, language: string, names: readonly string[] = [], mostQuestions = MOST_QUESTIONS): Told[] {
  const beside = [role.company, role.jobTitle].filter((name) => name !== '');
  const areWritten = role.achievement.trim().includes('\n') || isOneLine(role.achievement.trim());
  const lines = linesOf(role.achievement).map((line) => (language === 'en' && !(areWritten && isWritten(line)) ? plainlyTold(line) : line));
  const deeds =
    language === 'en'
      ? lines.flatMap((line) =>
          areWritten && isWritten(line)
            ? [{ deed: line, line }]
            : line.split(/\.\s+(?=i\s|\p{Ll}+ing\b)/iu).flatMap((part) => deedsOf(spelledOut(part)).map((deed) => ({ deed, line }))),
        )
      : lines.flatMap((line) => foreignDeeds(line, language).map((deed) => ({ deed, line })));
  const forms = deeds.map(({ deed }) => openingVerb(deed)?.form);
  const isToldInPast = forms.includes('past');
  // One tense an entry: among deeds told in the past, a duty without a tense is told so, too.
  const isPast = !role.isCurrent || (isToldInPast && !forms.some((form) => form === 'bare' || form === 'third'));
  const told = deeds.map(({ deed, line }): Told => {
    if (language !== 'en') return { source: line, text: foreign(deed, line, beside, language), question: null };
    if (areWritten && isWritten(line)) {
      const wordings = writtenLine(plainlyWritten(line), { beside, isOver: !role.isCurrent, tense: isPast ? 'past' : 'present' }).map(typeset);
      const [first = ''] = wordings;
      return { source: line, text: isSameButTense(first, typeset(line)) ? first : firstLocked(wordings, line, beside), question: null };
    }
    const text = english(deed, line, beside, names);
    const tense = isPast || tellsPast(deed, text) ? 'past' : 'present';
    // Among deeds told in the past, "Offer acceptance 71% to 88%" is a thing.
    const asIs = isToldInPast && mayOpenWithThing(text);
    return { source: line, text: firstLocked([...(asIs ? [] : [finished(retensed(text, tense))]), text], line, beside), question: null };
  });
  const even = language === 'en' && areWritten ? (role.isCurrent ? inOneForm(told) : inOneTense(told)) : told;
  const seen = new Set<string>();
  const fresh = even.filter(
    // The name of a tool alone is a skill, and stands with the skills.
    ({ text }) => /\p{L}{2}/u.test(text) && !isTool(text) && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()) !== undefined,
  );
  return asked(fresh, { language, beside, tense: isPast ? 'past' : 'present', most: mostQuestions });
}

/** A job that is over has one tense: what its author tells in the present is turned in all its lines, or in none. */
function inOneTense(told: readonly Told[]): readonly Told[] {
  if (!told.some(({ text }) => tellsPresent(text))) return told;
  const turned = told.map((line) => (tellsPresent(line.text) ? toldAsDone(line.text) : line.text));
  if (turned.every((text) => text !== null)) return told.map((line, at) => ({ ...line, text: turned[at] ?? line.text }));
  return told.map((line) => (tellsPresent(line.source) && isSameButTense(line.text, typeset(line.source)) ? { ...line, text: typeset(line.source) } : line));
}

/** In a job that goes on, gerunds ("Teaching …", "Honing …") become deeds in all its lines, or in none. */
function inOneForm(told: readonly Told[]): readonly Told[] {
  const isGerund = (text: string): boolean => openingVerb(text)?.form === 'ing' || /^\p{Lu}\p{Ll}+ing\s/u.test(text);
  if (!told.some(({ text, source }) => isGerund(source) && isGerund(text))) return told;
  return told.map((line) =>
    isGerund(line.source) && !isGerund(line.text) && isSameButTense(line.text, typeset(line.source)) ? { ...line, text: typeset(line.source) } : line,
  );
}

/** "I am looking after" and "looking after" claim the same; the fact lock reads only the second one. */
const plainlyTold = (line: string): string =>
  line
    // What somebody else did is no line of one's own: "my boss left and i covered his job".
    .replace(
      /^((?:my|the|our) (?:boss|manager|supervisor|owner|head chef|team leader|colleague) (?:left|quit|retired|resigned|was (?:off|away|sick|ill)|went (?:off|on)|fell)\b[^,.;]*?)(?:,|\s+and|\s+so)\s+(?:then\s+)?i\s+/iu,
      'when $1, i ',
    )
    // "Help customers and i train starters": the second deed is told without the help.
    .replace(
      /(?<!\b(?:that|which|who|where|when|while|because|so|if|what|how|as|until|after|before)(?:\s+\S+){0,8})(?:,\s*|\s+)(?:and|but|also|then|plus)\s+(?:also\s+|then\s+)?(?=i\s+(?:\p{L}+ly\s+|also\s+)?\p{L}+\s+\S)/giu,
      '. ',
    )
    .replace(/(^|[.,;]\s*|\s+)(?:i am|i'm|im|i have been|i've been|ive been|we are|we're)\s+(?=(?:\p{L}+ly\s+|also\s+)?\p{Ll}+ing\b)/giu, (_, before: string) =>
      before === '' ? '' : '. ',
    )
    .trim();

/** The first wording that claims no more than the line. The last one is the line itself, cleaned. */
function firstLocked(wordings: readonly string[], source: string, beside: readonly string[]): string {
  return wordings.find((text) => text !== '' && inventionsAgainst(text, { text: source, beside }).length === 0) ?? wordings.at(-1) ?? '';
}

function english(deed: string, line: string, beside: readonly string[], names: readonly string[]): string {
  const mended = mendedLine(deed, [...beside, ...names]);
  const better = rewriteLine({ text: mended, beside, language: 'en' });
  const turned = better === null || !TURNED.has(better.ailment) || staysAsItIs(mended, better.ailment) ? null : unblanked(better.after);
  // "Responsible for safety: zero accidents in 900 days": the thing and its result need no verb.
  const result = /^responsible for ([^:,]{3,40}: .*\d.*)$/iu.exec(mended)?.[1] ?? null;
  // Of an amount, even a buzzword is a term ("£18m synergies").
  const plain = /\d\S*\s+(?:\p{L}+\s+)?synergies/iu.test(mended) ? mended : withoutFillers(mended);
  const cleaned = statementCase(deed.replace(/[\s.;,]+$/u, ''), beside);
  const wordings = [result, turned, unblanked(plain), mended, cleaned].flatMap((text) => (text === null ? [] : [finished(text)]));
  const impersonal = wordings.filter((text) => !isPersonal(text));
  return firstLocked([...impersonal, ...(impersonal.length === 0 ? wordings : [wordings.at(-1) ?? ''])], line, beside);
}

/** Lines that the rewrite for a report would make worse in a CV: "accountable for" is what executives say, and a figure tells enough. */
const staysAsItIs = (line: string, ailment: Ailment): boolean =>
  HELPED_AT.test(line) ||
  /^accountable for\b/iu.test(line) ||
  // Money and people one answers for: "handled" and "looked after" say less than what was typed.
  (ailment === 'duty' &&
    isMeasured(line) &&
    /^responsible for [^,.]{0,24}\b(?:budgets?|p&l|teams?|staff|turnover|revenue|sites?|people|stock)\b/iu.test(line)) ||
  (ailment === 'worked-on' && isMeasured(line)) ||
  (/^\p{L}+ing\b/u.test(line) && HALF_TOLD.test(line));

/** Fillers out, but "sometimes" stays: without it the line would say more. */
function withoutFillers(line: string): string {
  const [, adverb = '', rest = line] = /^((?:sometimes|occasionally|often|regularly|frequently)\s+)(.+)$/iu.exec(line) ?? [];
  // "Some node stuff" has no number; only things that can be counted are asked for theirs.
  const plain = plainer(rest.replace(/(?<!\p{L})(?:some|lots of|a lot of|plenty of) (?!(?:of|the)\b|(?:\p{Ll}+ )?\p{Ll}+s(?!\p{L}))(?=\p{Ll})/giu, ''));
  return adverb === '' ? plain : adverb + uncapital(plain);
}

function foreign(deed: string, line: string, beside: readonly string[], language: string): string {
  if (language === UNDETERMINED) return finished(deed);
  const told = foreignLine(deed, language);
  const cleaned = finished(statementCase(told.replace(/[\s.;,]+$/u, ''), beside));
  const asTyped = finished(statementCase(deed.replace(/[\s.;,]+$/u, ''), beside));
  if (language !== 'de') return firstLocked([cleaned, asTyped], line, beside);
  const bare = cleaned.replace(
    /(zuständig|verantwortlich) für (.+)$/iu,
    (_, how: string, what: string) => `${how} für ${what.replace(/\s(und|sowie)\s(?:die|das|den|der)\s/gu, ' $1 ')}`,
  );
  const better = rewriteLine({ text: bare, beside, language });
  const turned = better !== null && TURNED.has(better.ailment) ? unblanked(better.after) : null;
  return firstLocked([...(turned === null ? [] : [turned]), bare, cleaned, asTyped].map(finished), line, beside);
}

/** Whether the person used the past: not our own "Handled" for "responsible for". A present job's duties are told in the present, what was done in the past. */
function tellsPast(deed: string, text: string): boolean {
  if (
    /\b(?:I|we|i|job|role|work|duties|tasks)\s+(?:(?:also|then|mainly|mostly|often|sometimes|usually)\s+)?(?:was|were|did|had|used|would|got)\b|^(?:(?:also|then) )?(?:was|were|did|had)\b/iu.test(
      deed,
    )
  )
    return true;
  // "Leveraged" stays a past whatever plain verb stands for it.
  if (openingVerb(deed)?.form === 'past') return true;
  const opening = openingVerb(text);
  if (opening === null || (opening.form !== 'past' && opening.form !== 'either')) return false;
  return new RegExp(`(?<!\\p{L})${opening.written}(?!\\p{L})`, 'iu').test(deed);
}

interface Asking {
  language: string;
  beside: readonly string[];
  tense: 'past' | 'present';
  /** Questions at most. */
  most: number;
}

/** The lines with a question beside some: at most `most`, and on no more than half of them. Those that an answer builds a line from come first. */
function asked(told: readonly Told[], { language, beside, tense, most }: Asking): Told[] {
  const room = Math.min(most, Math.ceil(told.length / 2));
  const templates = told.map(({ text }) => (room === 0 ? null : mendingOf({ text, beside, language, tense }).template));
  let left = room - Math.min(room, templates.filter((template) => template !== null).length);
  let built = 0;
  const used = new Set<string>();
  return told.map((line, at) => {
    const template = templates[at] ?? null;
    if (template !== null) {
      built += 1;
      return built > room ? line : { ...line, question: { line: line.text, text: null, template, answers: {} } };
    }
    const text = left <= 0 ? null : questionInWords(line.text, language, used);
    if (text === null) return line;
    used.add(text);
    left -= 1;
    return { ...line, question: { line: line.text, text, template: null, answers: {} } };
  });
}

/** One line of a CV, and no answer typed in sentences. */
const isOneLine = (answer: string): boolean => isWritten(answer) && !isShouted(answer) && !/[.!?]\s|^(?:I|My|We|The|In|At)\s/u.test(answer);

/** "I have trained nine apprentices" as a line of a CV; any other "I" in it is its author's. */
const plainlyWritten = (line: string): string => line.replace(/^I (?:have |had )?(?=\p{Ll}+ed\s)/u, '');

/** One typography for lines that are whole: real apostrophes, no stop at the end. */
const typeset = (text: string): string =>
  statementCapital(
    text
      .replaceAll("'", '’')
      .replace(/\s+/gu, ' ')
      .replace(/(?<!(?<!\p{L})(?:etc|e\.g|i\.e|approx|incl|Ltd|Inc|Co|No|St))[\s.,;]+$/u, '')
      .trim(),
  );

/** One typography: single spaces, a capital in front, no stop at the end, a real apostrophe. */
function finished(text: string): string {
  const line = text
    .replaceAll("'", '’')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:])/gu, '$1')
    .replace(/(?:[\s,.;:–—-]+(?:a|an|the|and|or|of|but)(?=[\s,.;:–—-]*$))*[\s,.;:–—-]*$/iu, '')
    .trim();
  return statementCapital(line);
}
