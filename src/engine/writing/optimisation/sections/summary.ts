import { withStop } from '../../../english/grammar/stops.ts';
import { listed, type And } from '../../../english/grammar/lists.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { countWords, sameWords } from '../../../english/tokens.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import type { AnnotatedSection, KeywordEntry } from '../../../../domain/optimization.ts';
import { squeezed } from '../../../english/folding.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';
import { isMeasured } from '../../../english/measures.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { beiFirm } from '../../../english/grammar/german-firm.ts';
import { presentJob, realJobs } from '../letter/present-job.ts';
import { ownSummary } from '../../../building/own-summary.ts';
import { firmOf } from '../letter/seats.ts';
import { says, type Deed } from '../letter/deeds.ts';
import { flaggedIn, isClean, isOrder } from '../prose-check.ts';
import { CvBuildQuestionnaire } from '../../../../domain/cv-build.ts';
import { inferQuestionnaire } from '../../../building/infer-questionnaire.ts';
import { writeCv } from '../../cv/write-cv.ts';
import { papersOf } from '../letter/papers.ts';
import { toolsOf } from '../letter/tools.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isNameable, listedName } from './nameable.ts';

const SUMMARY_ID = 'summary';
const MOST_WORDS = 4;
/** What takes the place of a summary has at least so many words. */
const LEAST_LEFT = 14;
/** One word more makes no sentence. */
const LEAST_WORDS = 2;
const LEAST_BEHIND_OWN = 3;
/** How the words of the advert are led in, and the joint before the last. */
const WORDS_OF: Readonly<Record<string, readonly [string, And]>> = {
  en: ['Works with', 'and'],
  de: ['Für diese Stelle', 'und'],
  fr: ['Pour ce poste', 'et'],
  es: ['Para este puesto', 'y'],
};
const BEFORE: Readonly<Record<string, string>> = { en: 'before that', de: 'davor', fr: 'avant cela', es: 'antes' };
const AT: Readonly<Record<string, string>> = { en: 'at', de: 'bei', fr: 'chez', es: 'en' };

/**
 * The summary aimed at this job. One that our own detectors pass stays and is told what the advert calls it; another is
 * replaced by jobs held, the strongest line and the words of the advert that the CV proves.
 */
export function summarySection(input: OptimisationInput, deeds: readonly Deed[]): AnnotatedSection {
  const { context, ledger } = input;
  const { cv, lines } = context;
  const section = cv.sections.find(({ kind }) => kind === 'summary' || kind === 'objective');
  const from = section === undefined ? 0 : section.from + (section.heading === null ? 0 : 1);
  const to = section?.to ?? 0;
  const isThere = section !== undefined && from < to;
  const original = isThere
    ? squeezed(
        lines
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      )
    : '';
  const range = isThere ? { from, to } : placeOfNew(input);
  const language = AT[cv.language] === undefined ? 'en' : cv.language;
  const isForeign = AT[cv.language] === undefined;

  const flags = original === '' ? [] : flaggedIn(original);
  const isAsking = section?.kind === 'objective' && isThere;
  const own =
    original !== '' &&
    !isAsking &&
    !isOrder(original) &&
    !(touchesPerson(original) && OWN_PERSON.test(original)) &&
    !A_QUOTATION.test(original) &&
    !IN_POINTS.test(original);
  const keeps = own && flags.length === 0;
  const facts = (): string => (language === 'en' ? composed(input, deeds) : factsOnly(input, deeds, language));
  const base = keeps
    ? withStop(original)
    : isForeign
      ? ''
      : own
        ? mendedOf(input) || cleanSentences(original, language) || enough(facts())
        : // What somebody wrote of herself is asked about, and not exchanged for what a rule puts together.
          original === '' || (isAsking && flags.length > 0)
          ? facts()
          : '';
  if (base === '')
    return { id: SUMMARY_ID, original, improved: original, suggestions: suggestionsOf(input, original, flags, isAsking), adds: [], lines: range };

  const title = contentStems(base);
  const certain = language === 'en' ? toolsOf(input, base) : null;
  const words = ledger
    .filter(
      (entry) =>
        entry.status !== 'not-shown' &&
        entry.kind === 'tool' &&
        isNameable(entry, input) &&
        !says(base, entry.requirement) &&
        [...contentStems(entry.requirement)].some((stem) => !title.has(stem)),
    )
    .slice(0, MOST_WORDS);
  const [theirs = '', and = ''] = WORDS_OF[language] ?? [];
  const lead = language === 'en' && /\b(?:I|my)\b/u.test(base) ? 'I work with' : theirs;
  const joint = language === 'en' ? '' : ':';
  // "Power BI or Tableau" by the one that the CV names.
  const names = certain ?? [...new Set(words.flatMap((entry) => listedName(entry, input) ?? []))];
  // Two names behind somebody's own words are no reason to touch them.
  const improved =
    names.length < (own && !sameWords(base, facts()) ? LEAST_BEHIND_OWN : LEAST_WORDS) || isForeign ? base : `${base} ${lead}${joint} ${listed(names, and)}.`;
  return {
    id: SUMMARY_ID,
    original,
    improved: sameWords(improved, original) ? original : improved,
    suggestions: suggestionsOf(input, original, flags, isAsking),
    adds: addsOf(ledger, improved, original),
    lines: range,
  };
}

/** Of what touches a person, what is her own; whom a social worker or a teacher works with is work. */
const OWN_PERSON =
  /(?<!\p{L})(?:born|birth|aged?|marital|married|single|divorced|widow\p{L}*|nationality|citizen\p{L}*|religio\p{L}+|passport|gender|sex|pregnan\p{L}*|disab\p{L}+|illness|my (?:health|wife|husband|partner|kids|children|son|daughter|mother|father|mum|dad|family|faith))(?!\p{L})/iu;

/** Points of a list are no sentences, and make none where one is left out. */
const IN_POINTS = /[•▪●].*[•▪●]/u;

/** Somebody's saying in front of a CV is no summary. */
const A_QUOTATION = /^["“«„].*["”»]\s*(?:[–—-]|$)/u;

/**
 * Of a summary that our detectors flag, what is left of it where that is certainly whole: the sentences they pass, if the first is among
 * them; empty where too little is left to stand for it.
 */
function cleanSentences(original: string, language: string): string {
  const sentences = original.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u);
  const kept = sentences.filter((sentence) => flaggedIn(sentence).length === 0);
  // Without the sentence that says who this is the rest speaks of nobody.
  if (language === 'en' && kept[0] !== sentences[0]) return '';
  return countWords(kept.join(' ')) < LEAST_LEFT ? '' : withStop(kept.join(' '));
}

/** The owner's summary without its hollow words, where certain rules leave it whole; empty where they do not. */
function mendedOf({ context: { cv } }: OptimisationInput): string {
  const { summary } = ownSummary(cv);
  const text = squeezed(summary);
  return text === '' || flaggedIn(text).length > 0 || countWords(text) < LEAST_LEFT ? '' : withStop(text);
}

/** "Paralegal." is nobody. */
const LEAST_WHO = 4;

/** Two or three whole sentences: who this is and for how long, the deed that answers the advert best, the papers that it asks for. Empty where there is no more than a title to tell. */
function composed(input: OptimisationInput, deeds: readonly Deed[]): string {
  const { document, today } = input.context;
  const questionnaire = CvBuildQuestionnaire.safeParse(inferQuestionnaire(document, today));
  if (!questionnaire.success) return '';
  const [first = '', second = ''] = writeCv(questionnaire.data, today).content.professionalSummary.split(/(?<=[\p{L}\p{N})]{2}\.)\s/u);
  // Of who has changed trade the old one belongs to it.
  const who = /^(?:Previously|Also) .* for \d+ years\.$/u.test(second) ? `${first} ${second}` : first;
  // Without a day years are a band, and no count (truth.md, rule 4).
  const told = today === null ? who.replace(/ with (?:over |more than )?(?:\d+\+?|\p{Ll}+) years of experience(?: in [^,.]+)?,?/u, '') : who;
  const isWho =
    !/\p{Lu}{4,} \p{Lu}{4,}/u.test(told) &&
    !/—|(?<!\p{L})(?:academy|hospital|ltd|llp|St\.? \p{Lu})[^,]* (?:with|at) /iu.test(told.replace(/ at .*$/u, ' at ')) &&
    // "Recording, process and reconciling": no row of one kind.
    !/\p{L}ing, (?!\p{L}+ing)\p{Ll}+,? and \p{L}+ing(?!\p{L})/u.test(told) &&
    countWords(told) >= LEAST_WHO &&
    who !== '' &&
    !/^(?:Looking|Skills|Seeking|The work|At )/u.test(who) &&
    (!/^\p{L}+ed\s/u.test(who) || / years? /u.test(who));
  const present = presentJob(input.context.cv);
  const best = deeds.find(
    ({ worth, told: said, isClause, source, proves, result, job }) =>
      worth > 0 &&
      // Without its place a deed would seem to be of the job just named.
      job === present &&
      (isClause ? !/^(?:my|our|we) /u.test(said) : isPastTold(said) && !said.startsWith('have ')) &&
      (proves.length > 0 || isMeasured(`${source} ${result}`)) &&
      isClean(said),
  );
  const deed =
    best === undefined
      ? ''
      : [best.told.replace(/^(?:am|was) (?:the )?/u, ''), best.result]
          .filter((part) => part !== '')
          .map((part) => withStop(capital(part)))
          .join(' ');
  const papers = papersOf(input);
  const held = papers.length === 0 ? '' : `Holds ${listed(papers)}.`;
  return isWho && `${deed}${held}` !== '' ? [told, deed, held].filter((part) => part !== '').join(' ') : '';
}

/** A job's name is no exchange for a summary that its author wrote. */
const enough = (facts: string): string => (countWords(facts) < LEAST_LEFT ? '' : facts);

/** Entries that a text newly says in so many words. */
function addsOf(ledger: readonly KeywordEntry[], improved: string, original: string): string[] {
  return ledger.filter(({ status, requirement }) => status === 'unsaid' && says(improved, requirement) && !says(original, requirement)).map(({ id }) => id);
}

/** "Took stock thrown out went from £6,100 to £840": put together from a line that had its verb. */
const TWO_VERBS = /^took\b.*\b(?:went|fell|rose|dropped|grew|came|got|is|was|are|were)\b/iu;

/** Jobs held and the strongest line: nothing that is not written elsewhere in the CV. */
function factsOnly({ context }: OptimisationInput, deeds: readonly Deed[], language: string): string {
  const { cv } = context;
  const current = currentJob(cv);
  // A leave is nobody's previous post.
  const jobs = current === null ? [] : [current, ...realJobs(cv).filter((job) => job !== current)];
  const heads = jobs.slice(0, 2).flatMap((job) => {
    const { title } = job;
    const name = squeezed(title?.value ?? '');
    const firm = firmOf(job) ?? '';
    if (name === '' || isOrder(`${name} ${firm}`)) return [];
    return [firm === '' ? name : language === 'de' ? `${name} ${beiFirm(firm)}` : `${name} ${AT[language] ?? 'at'} ${firm}`];
  });
  const [first, second] = heads;
  const same = language === 'en' && jobs[1] !== undefined && jobs[0] !== undefined && firmOf(jobs[0]) !== null && firmOf(jobs[0]) === firmOf(jobs[1]);
  const held =
    first === undefined
      ? ''
      : second === undefined
        ? withStop(first)
        : same
          ? `${first}; before that ${squeezed(jobs[1]?.title?.value ?? '')} there.`
          : withStop(`${first}; ${BEFORE[language] ?? ''} ${second}`);
  const strongest = deeds.find(
    ({ worth, source, told, proves }) =>
      worth > 0 &&
      !TWO_VERBS.test(told) &&
      (proves.length > 0 || isMeasured(source)) &&
      isClean(source) &&
      told !== '' &&
      (language !== 'en' || isPastTold(told)),
  );
  const deed =
    strongest === undefined
      ? ''
      : withStop(
          language === 'en' && !strongest.source.startsWith('I ')
            ? capital(strongest.told.replace(/^was responsible for/u, 'Responsible for'))
            : strongest.source,
        );
  const degree = held === '' ? squeezed(cv.education[0]?.degree?.value ?? '') : '';
  return [held, degree === '' ? '' : withStop(degree), deed].filter((part) => part !== '').join(' ');
}

/** "Create forecasts" behind a full stop is an order to the reader. */
const isPastTold = (told: string): boolean => cvVerb(/^\p{L}+/u.exec(told)?.[0]?.toLowerCase() ?? '')?.tense !== 'present';

/** Under the name and the contact lines, before the first heading. */
function placeOfNew({ context }: OptimisationInput): { from: number; to: number } {
  const first = context.cv.sections.find(({ heading }) => heading !== null);
  const at = first?.from ?? 0;
  return { from: at, to: at };
}

function suggestionsOf(input: OptimisationInput, original: string, flags: readonly string[], isAsking: boolean): string[] {
  const { companyName } = input;
  const suggestions: string[] = [];
  if (original === '')
    suggestions.push(`There is no summary. Two or three lines under your name that a reader at ${companyName} can match with the advert save them the search.`);
  if (isAsking) suggestions.push(`It says what you want. ${companyName} first wants to know what you bring to the job; the letter is the place for the rest.`);
  const said = [...new Set(flags)].slice(0, 4);
  if (said.length > 0) suggestions.push(`Leave out ${listed(said.map((flag) => `“${flag}”`))}: anybody can write that, and nobody can check it.`);
  if (original !== '' && contentStems(original).size > 70) suggestions.push('It is long. Three lines are read, eight are skipped.');
  return suggestions;
}
