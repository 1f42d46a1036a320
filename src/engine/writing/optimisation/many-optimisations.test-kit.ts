import { ADVERTS } from '../../../../fixtures/adverts/all-adverts.ts';
import type { OptimizationResult } from '../../../domain/optimization.ts';
import { keywordLedger } from '../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../advert/understand-advert.ts';
import { statementsOf } from '../../evidence/shared/statements.ts';
import { claimsIn } from '../../english/claims.ts';
import { inventionsAgainst } from '../../facts/fact-lock.ts';
import { groundOf, inventionsIn } from '../../facts/ground.ts';
import { inventedSources, roastSources, type RoastedCv } from '../../laws/many-cvs.test-kit.ts';
import { understandCv } from '../../roast-cv.ts';
import type { OptimisationInput } from './optimisation-input.ts';
import { contentStems } from '../../english/keyed-words.ts';
import { writeOptimisation } from './write-optimisation.ts';

export interface Written {
  name: string;
  cv: string;
  advert: string;
  input: OptimisationInput;
  result: OptimizationResult;
}

/** Companies, tones and pasted pages to try adverts with, in turn. */
const COMPANIES = ['Larkfield Logistics', 'Pell & Moss', 'Harbour Hospice', 'Brickwell & Sons', 'Tidewell Foods'] as const;
const TONES = ['Professional', 'Warm', 'Confident', 'Direct', 'Enthusiastic', 'Formal', null] as const;
const SITES = [
  'We move 4,000 lorry loads of fresh fruit a week without a single paper delivery note. Accept cookies',
  null,
  'At Harbour Hospice, nobody eats alone: we cook for patients and their visitors every evening.',
  'Our mission is to fit out a shop in 21 days and to hand over the keys on the day we said.',
  null,
] as const;
const LINKEDIN = 'Tidewell Foods | 900 followers\nWe can sardines the way our founders did, and we can tell you which boat caught them.';

/** Every invented CV with every other invented advert, so that each advert meets half of the CVs; tones, companies and pages in turn. */
export async function everyOptimisation(): Promise<Written[]> {
  const cvs = await roastSources(await inventedSources());
  return cvs.flatMap((cv, row) => ADVERTS.flatMap((advert, column) => ((row + column) % 2 === 0 ? [optimise(cv, advert, row, column)] : [])));
}

export function optimise(cv: RoastedCv, { name, jobRole, text }: { name: string; jobRole: string; text: string }, row = 0, column = 0): Written {
  const input = inputOf(cv, jobRole, text, {
    companyName: COMPANIES[column % COMPANIES.length] ?? '',
    toneOfVoice: TONES[(row + column) % TONES.length] ?? null,
    websiteText: SITES[column % SITES.length] ?? null,
    linkedinText: column % SITES.length === 4 ? LINKEDIN : null,
  });
  return { name: `${cv.name} x ${name}`, cv: cv.name, advert: name, input, result: writeOptimisation(input) };
}

export function inputOf(
  cv: RoastedCv,
  jobRole: string,
  text: string,
  more: Pick<OptimisationInput, 'companyName' | 'toneOfVoice' | 'websiteText' | 'linkedinText'> &
    Partial<Pick<OptimisationInput, 'motivation' | 'proudestWork'>>,
): OptimisationInput {
  const context = understandCv(cv.document, jobRole);
  const advert = understandAdvert(text, jobRole);
  return { context, advert, ledger: keywordLedger(advert, context), jobRole, motivation: null, proudestWork: null, ...more };
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?”])\s+(?=[\p{Lu}“])|\n+/u).filter((sentence) => sentence.trim() !== '');

/** What a letter says that neither the CV, the advert's named requirements nor the pasted pages give. Empty when nothing is invented. */
export function inventedInLetter({ input, result }: Written): string[] {
  const { context, ledger, jobRole, companyName, websiteText, linkedinText } = input;
  const lines = context.lines.map(({ text }) => text);
  const whole = [lines.join('\n'), lines.join(' ')];
  const ground = groundOf([
    ...whole,
    jobRole,
    companyName,
    websiteText ?? '',
    linkedinText ?? '',
    ...input.advert.responsibilities,
    input.advert.title ?? '',
    input.advert.reference ?? '',
    ...ledger.map(({ requirement }) => requirement),
    // Whom the advert names is greeted by that name.
    ...(input.advert.contact === null ? [] : [`${input.advert.contact.address} ${input.advert.contact.name}`]),
    // "03/22" of the CV is "March 2022" of the letter.
    ...context.cv.experience.flatMap(({ period }) => [period?.start, period?.end].flatMap((date) => (date ? [String(date.year)] : []))),
    'LinkedIn Sir Madam',
  ]);
  // Every noun of German has a capital: names are looked for in English letters alone.
  const isEnglish = context.cv.language === 'en';
  const names = inventionsIn(result.coverLetter, ground).filter(({ code }) => isEnglish || code !== 'invented-name');
  const beside = [...whole, jobRole, companyName, ...ledger.map(({ requirement }) => requirement), 'LinkedIn Sir Madam'];
  const statements = statementsOf(context).map(({ text }) => ({ text, stems: contentStems(text) }));
  // Names as they stand in the CV claim nothing: employers, titles held, degrees, and papers line by line.
  const { cv } = context;
  const papers = cv.sections
    .filter(({ kind }) => kind === 'certifications' || kind === 'education' || kind === 'other')
    .flatMap(({ from, to }) => context.lines.slice(from, to).flatMap(({ text }) => text.replace(/^[\s•·–-]+/u, '').split(/,\s|\.\s/u)));
  const named = [
    companyName,
    ...cv.experience.flatMap(({ title, company }) => [title?.value ?? '', company?.value ?? '']),
    ...cv.education.flatMap(({ degree }) => [degree?.value ?? '']),
    ...papers,
  ]
    .filter((name) => name.includes(' ') && /\p{Lu}|\d/u.test(name))
    .toSorted((a, b) => b.length - a.length);
  const claims = sentencesOf(result.coverLetter).flatMap((sentence) => {
    // What the advert asks for is said as the advert's, not as the writer's.
    const own = [...named, jobRole, ...ledger.map(({ requirement }) => requirement)].reduce(
      (rest, name) => rest.replaceAll(new RegExp(escaped(name), 'giu'), ' '),
      sentence.replace(/[“„«][^”“»]*[”“»]/gu, ' '),
    );
    const made = claimsIn(own).filter(({ strength }) => strength >= 3);
    if (made.length === 0) return [];
    // The line a sentence tells shares most words with it: the others need not be asked.
    const words = contentStems(own);
    const near = statements.filter(({ stems }) => [...stems].filter((stem) => words.has(stem)).length >= Math.min(2, stems.size));
    // What follows "I" is the line, which begins with a capital.
    const told = own.replace(/^.*?(?<!\p{L})I (?:also |am |have |was )*/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if (near.some(({ text }) => [own, told].some((said) => inventionsAgainst(said, { text, beside }).every(({ kind }) => kind !== 'claim')))) return [];
    return [`${made.map(({ text }) => text).join(', ')}: ${sentence}`];
  });
  return [...names.map(({ text }) => text), ...(isEnglish ? claims : [])];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** What the improved passages say that the CV and the entries they add do not give. */
export function inventedInSections({ input, result }: Written): string[] {
  const { context, ledger } = input;
  const { professionalSummary, skills, experience } = result.annotatedCVSections;
  const lines = context.lines.map(({ text }) => text).join('\n');
  const honest = ledger.filter(({ status }) => status !== 'not-shown').map(({ requirement }) => requirement);
  const named = (text: string): string[] =>
    context.cv.language === 'en'
      ? inventionsIn(text.replace(/\[[^\]]*\]/gu, '[]'), groundOf([lines, lines.replaceAll('\n', ' '), ...honest, 'Skills'])).map((found) => found.text)
      : [];
  return [
    ...[professionalSummary, skills].flatMap(({ improved }) => named(improved)),
    ...experience.flatMap(({ improved, original, role, adds }) => {
      const added = ledger.filter(({ id }) => adds.includes(id)).map(({ requirement }) => requirement);
      const source = { text: [original, ...added].join('\n'), beside: [role] };
      return inventionsAgainst(improved, source).map(({ kind, text }) => `${kind} ${text}: ${improved}`);
    }),
  ];
}
