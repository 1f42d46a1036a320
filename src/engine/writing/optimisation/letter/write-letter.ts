import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { isMeasured } from '../../../evidence/shared/measures.ts';
import { currentJob } from '../../../reading/entries/current-job.ts';
import { shuffled, stableHash } from '../../roast/stable-hash.ts';
import { isOrder } from '../prose-check.ts';
import { capital, FEW_POINTS, listed, stemsOf, tidyName, withArticle, withThe, wordCount } from '../words.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { companyPhrases, sharedWords, type CompanyPhrase } from './company-words.ts';
import { ENGLISH_COPY } from './copy-en.ts';
import { FRENCH_COPY, GERMAN_COPY, SPANISH_COPY, type Register } from './copy-other-languages.ts';
import { deedsOf, says, type Deed } from './deeds.ts';
import type { LetterCopy } from './letter-copy.ts';
import { lackingName, namesOf } from './requirement-names.ts';
import { firmOf, nowOf, placesOf, seatOf } from './seats.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-words.ts';
import { toneOf } from './tone.ts';

/** What a reader reads to its end; a CV with little in it gives a shorter letter, never a padded one. */
export const LETTER_WORD_COUNT = { least: 120, most: 320 } as const;
const DEEDS = { least: 2, usual: 3, most: 5 } as const;
/** What a line that answers nothing must be worth to be told all the same. */
const STRIKING = 8;
const MAX_JOB = 80;
const MAX_COMPANY = 80;
const MAX_ALSO = 4;
/** Fewer words make no paragraph of their own. */
const SHORT = 22;

/** The language a letter is written in: that of the CV whose lines it tells, where we have sentences for it. */
export const letterLanguage = (cvLanguage: string): LetterLanguage => (cvLanguage === 'de' || cvLanguage === 'fr' || cvLanguage === 'es' ? cvLanguage : 'en');

/**
 * A cover letter of the CV's own lines, in the tone asked for. Paragraphs are split by blank lines; the last is the signature.
 * What it says of the writer stands in the CV; what it says of the company stands in the pasted pages, in quotation marks.
 */
export function writeLetter(input: OptimisationInput): string {
  const deeds = deedsOf(input.context, input.ledger, input.advert);
  const chosen = choose(deeds);
  let best = compose(input, deeds, chosen.slice(0, DEEDS.usual));
  for (let count = DEEDS.usual + 1; count <= Math.min(DEEDS.most, chosen.length) && wordCount(best) < LETTER_WORD_COUNT.least; count += 1)
    best = compose(input, deeds, chosen.slice(0, count));
  for (let count = DEEDS.usual - 1; count >= DEEDS.least && wordCount(best) > LETTER_WORD_COUNT.most; count -= 1)
    best = compose(input, deeds, chosen.slice(0, count));
  return best;
}

/** Lines that prove different things, from different jobs, best first. */
function choose(deeds: readonly Deed[]): Deed[] {
  const fit = deeds.filter(({ worth }) => worth > -9);
  const telling = fit.filter(isTelling);
  const pool = telling.length >= DEEDS.least ? telling : fit;
  const chosen: Deed[] = [];
  const named = new Set<string>();
  while (chosen.length < DEEDS.most && pool.length > 0) {
    const worthNow = (deed: Deed): number =>
      deed.worth -
      deed.proves.filter(({ id }) => named.has(id)).reduce((sum, { points }) => sum + Math.min(points, 20), 0) -
      chosen.filter(({ order }) => order === deed.order).length * 3;
    const next = pool.toSorted((a, b) => worthNow(b) - worthNow(a) || a.page - b.page || a.line - b.line)[0];
    // Beyond the least a line must answer the advert or carry a number: a letter is no second CV.
    if (
      next === undefined ||
      (chosen.length >= DEEDS.least && (worthNow(next) < 0 || (next.proves.length === 0 && (!isMeasured(next.source) || worthNow(next) < STRIKING))))
    )
      break;
    chosen.push(next);
    for (const { id } of next.proves) named.add(id);
    pool.splice(pool.indexOf(next), 1);
  }
  return chosen;
}

function compose(input: OptimisationInput, all: readonly Deed[], chosen: readonly Deed[]): string {
  const { context, ledger } = input;
  const { cv } = context;
  const language = letterLanguage(cv.language);
  const tone = toneOf(input.toneOfVoice);
  const register: Register = tone === 'Warm' || tone === 'Enthusiastic' || tone === 'Direct' ? 'near' : 'formal';
  const copy: LetterCopy = { en: ENGLISH_COPY[tone], de: GERMAN_COPY[register], fr: FRENCH_COPY[register], es: SPANISH_COPY[register] }[language];
  const words = LETTER_WORDS[language];
  const job = nameOr(tidyName(input.jobRole.replace(GENDERS, ' '), MAX_JOB), { en: 'role', de: 'Fachkraft', fr: 'titulaire', es: 'profesional' }[language]);
  const company = nameOr(
    tidyName(input.companyName, MAX_COMPANY),
    { en: 'your company', de: 'Ihrem Haus', fr: 'votre entreprise', es: 'su empresa' }[language],
  );
  const seed = `letter:${stableHash(context.lines.map(({ text }) => text).join('\n'))}:${company}:${job}:${tone}`;
  const pick = <T>(options: readonly T[], slot: string): T | undefined => options[stableHash(`${seed}:${slot}`) % Math.max(1, options.length)];

  // The advert is not quoted back to those who wrote it.
  const phrase = companyPhrases(input.websiteText, input.linkedinText, input.companyName.trim(), 1)[0] ?? null;
  // In the order of the CV; beside lines that answer the advert or carry a number, one that does neither is not needed.
  const told = chosen
    .filter((deed) => isTelling(deed) || !chosen.some(isTelling))
    .toSorted((a, b) => a.order - b.order || Number(b.proves.length > 0) - Number(a.proves.length > 0) || b.worth - a.worth || a.line - b.line);
  const nearest =
    phrase === null
      ? null
      : nearestTo(
          phrase,
          told.length > DEEDS.least ? told : [],
          all.filter((deed) => !told.includes(deed) && deed.worth > 0),
        );
  const inProofs = told.filter((deed) => deed !== nearest);

  const shared = unique(inProofs.flatMap(({ proves }) => proves)).toSorted((a, b) => Number(b.must) - Number(a.must) || b.points - a.points);
  const isTheJob = (name: string): boolean => {
    const own = [...stemsOf(input.jobRole)].map((stem) => stem.slice(0, 5));
    return [...stemsOf(name)].every((stem) => own.includes(stem.slice(0, 5)));
  };
  const opened = namesOf(shared.filter(isThing), input, new Set())
    .filter((name) => !isTheJob(name))
    .slice(0, 2);
  const current = currentJob(cv);
  const present = nowOf(cv, current, words);
  const now = present !== null && isChange(input, current?.title?.value ?? '') ? `${present}${words.change}` : present;
  const p1 = { job, aJob: language === 'en' ? withArticle(job) : job, company, asks: opened.length === 0 ? null : listed(opened, words.and), now };
  const asked = p1.asks === null ? null : { ...p1, asks: p1.asks };
  const opening = asked === null ? pick(copy.plainOpenings, 'opening')?.(p1) : pick(copy.openings, 'opening')?.(asked);

  const seats = placesOf(inProofs, now === null ? null : current, words);
  const patterns = shuffled(copy.proofs, `${seed}:proofs`, String);
  const further = copy.further;
  // The requirements the opening has named are proved first; a second mention says which line belongs to which.
  const used = new Set<string>();
  const spent = new Set<unknown>();
  let lastOption: unknown = null;
  let goneBack = false;
  const proofs = inProofs.map((deed, index) => {
    const own = stemsOf(deed.told);
    // What the opening has named or the line itself says needs no label in front.
    const names = namesOf(deed.proves.filter(isThing), input, used).filter(
      (name) => !opened.includes(name) && ![...stemsOf(name)].some((stem) => own.has(stem)),
    );
    for (const name of names) used.add(name);
    const seat = seats.get(deed) ?? { at: '', mid: '' };
    const proof = { ...seat, deed: deed.told };
    const asks = names[0] ?? null;
    const isSameJob = (index === 0 ? (now === null ? null : current) : inProofs[index - 1]?.job) === deed.job && deed.job !== null;
    const options =
      asks === null
        ? turned(further, isSameJob && index > 0 ? 1 : 0).map((option): Wording => ({ option, said: option({ ...proof, asks }) }))
        : turned(patterns, index).map((option): Wording => ({ option, said: option({ ...proof, asks }) }));
    const fit = options.filter(
      ({ said }) =>
        (said.match(/:\s/gu)?.length ?? 0) < 2 &&
        (index > 0 || !GOES_ON.test(said)) &&
        ((isSameJob && index > 0) || !/\bI also\b|^In the same job\b/u.test(said)),
    );
    const best =
      fit.find(({ option }) => !(asks === null && isSameJob && index > 0 ? lastOption === option : asks !== null && spent.has(option))) ?? fit[0] ?? options[0];
    if (best !== undefined) spent.add(best.option);
    lastOption = best?.option;
    const text = best?.said ?? '';
    const isThird = text.startsWith('Before that,') && goneBack;
    goneBack ||= text.startsWith('Before that,');
    return isThird ? text.replace('Before that,', 'Earlier still,') : text;
  });

  // A new paragraph begins with another job, as far from either end as can be.
  const half = Math.ceil(proofs.length / 2);
  const cut = inProofs.findIndex((deed, index) => index > 0 && deed.job !== inProofs[index - 1]?.job && index >= half - 1);
  const also = namesOf(
    ledger.filter((entry) => entry.status === 'said' && entry.proof !== null && LISTED.has(entry.kind) && !DEGREE.test(entry.requirement)),
    input,
    new Set([...opened, ...used]),
  )
    .filter((name) => !isTheJob(name) && !told.some((deed) => says(deed.told, name)))
    .slice(0, MAX_ALSO);
  const alsoSaid = also.length === 0 ? '' : (pick(copy.also, 'also')?.(listed(also, words.and)) ?? '');
  const firm = firmOf((now === null ? null : current) ?? inProofs[0]?.job ?? current);
  const employer = firm === null || language !== 'en' ? firm : withThe(firm);
  const theirs =
    phrase === null
      ? ''
      : (pick(
          copy.theirs,
          'theirs',
        )?.({
          says: saysOf(phrase, language),
          nearest: nearest === null ? null : words.clause(seatOf(nearest, null, words).mid, nearest.told),
          job,
          aJob: p1.aJob,
          company,
          employer,
        }) ?? '');
  const thing = lackingName(input, language);
  const missing = thing === null || proofs.length === 0 ? '' : (pick(copy.missing, 'missing')?.(thing) ?? '');
  const closing = pick(copy.closings, 'closing')?.({ job, company, employer }) ?? '';

  const questions =
    chosen.length >= DEEDS.least
      ? []
      : proofs.length === 1
        ? [words.ask(null)]
        : [
            ...namesOf(
              ledger.filter(({ must }) => must),
              input,
              new Set(),
            )
              .slice(0, 2)
              .map((name) => words.ask(name)),
            words.ask(null),
          ];
  const signature = spoken(cv.name?.value.trim() ?? '');
  const split = cut > 0 ? cut : proofs.length <= DEEDS.usual ? proofs.length : half;
  const first = proofs.slice(0, split).join(' ');
  const rest = [...proofs.slice(split), alsoSaid].filter((part) => part !== '').join(' ');
  return [
    copy.greeting(company),
    opening ?? '',
    ...(wordCount(rest) < SHORT ? [[first, rest].filter((part) => part !== '').join(' ')] : [first, rest]),
    ...questions,
    // Their words without an answer of one's own make no paragraph: they lead to the conversation.
    nearest === null ? '' : theirs,
    [nearest === null ? theirs : '', missing, closing].filter((part) => part !== '').join(' '),
    `${copy.signOff}\n${signature === '' ? words.signature : signature}`,
  ]
    .map((paragraph, at) => (at === 1 ? tight(paragraph) : capital(tight(paragraph))))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Whether the job is another trade: nothing in common with the title held, and next to nothing of the advert shown. */
function isChange({ ledger, advert, jobRole }: OptimisationInput, title: string): boolean {
  const own = stemsOf(title);
  const shown = ledger.reduce((sum, { status, points }) => (status === 'not-shown' ? sum : sum + points), 0);
  return advert.isAdvert && ledger.length > 3 && shown < FEW_POINTS && own.size > 0 && ![...stemsOf(jobRole)].some((stem) => own.has(stem));
}

/** "MAEVE THORNBURY" signs with small letters. */
const spoken = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase()) : name;

/** "(m/w/d)" is for the advert, not for the letter. */
const GENDERS = /\s*[([](?:[mwfdhxiva*]\s*[/|]\s*){1,3}[mwfdhxiva*]\s*[)\]]/giu;

const nameOr = (name: string, otherwise: string): string => (name === '' || isOrder(name) || !/\p{L}/u.test(name) ? otherwise : name);

/** The chosen line, else another, with most words of the company's own sentence; null where none has any. */
function nearestTo(phrase: CompanyPhrase, chosen: readonly Deed[], others: readonly Deed[]): Deed | null {
  const alike = (deed: Deed): number => sharedWords(phrase.sentence, deed.source);
  const best = [...others, ...chosen].toSorted((a, b) => alike(b) - alike(a))[0];
  return best !== undefined && alike(best) >= ALIKE ? best : null;
}

/** One word in common is chance. */
const ALIKE = 2;
/** What a CV can list and a letter name in passing. */
const LISTED: ReadonlySet<KeywordEntry['kind']> = new Set(['tool', 'knowledge', 'language']);
const isThing = ({ kind, requirement }: KeywordEntry): boolean => (kind === 'tool' || kind === 'knowledge') && !DEGREE.test(requirement);
const DEGREE = /degree|diploma|bachelor|master|gcse|a-level|grade|nvq|studium|licen[cs]e/iu;

/** Whether a line answers the advert or carries a number. */
const isTelling = (deed: Deed): boolean => deed.proves.length > 0 || isMeasured(deed.source);
/** A wording and what it says when filled in. */
interface Wording {
  option: unknown;
  said: string;
}

/** Sentences that cannot come first. */
const GOES_ON = /^(?:You also name|And|Sie nennen außerdem|Und|Hinzu|Gern erzähle|Vous citez aussi|Et|J’ajoute|También|Y|Añado)(?!\p{L})|\bI also\b/u;

/** The list from its `index`th item on, and round again. */
const turned = <T>(items: readonly T[], index: number): T[] => {
  const at = items.length === 0 ? 0 : index % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

const unique = (entries: readonly KeywordEntry[]): KeywordEntry[] => [...new Map(entries.map((entry) => [entry.id, entry])).values()];

const saysOf = (phrase: CompanyPhrase, language: LetterLanguage): string =>
  language === 'en' || phrase.form === 'line'
    ? LETTER_WORDS[language].says(phrase.source, phrase.form, phrase.quote)
    : LETTER_WORDS[language].says(phrase.source, 'line', phrase.sentence.replace(/[\s.]+$/u, ''));

/** Single spaces, no doubled stops. What follows a German salutation begins with a small letter, so capitals are the copy's. */
const tight = (text: string): string =>
  text
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/\.{2,}/gu, '.')
    .replace(/\?\./gu, '?')
    .trim();
