import { detect } from 'tinyld';
import { understandJob } from '../job/target-job.ts';
import type { Advert, AdvertRequirement } from './advert.ts';
import { collectCandidates, type Candidate } from './collect.ts';
import { kindOf } from './known-terms.ts';
import { scoreOf } from './rank.ts';
import { statementsOf, type Statement } from './statements.ts';

/** Beyond this nobody reads, and a keyword list is no list any more. */
const MAX_REQUIREMENTS = 60;
const MAX_QUOTE = 280;

/**
 * What a pasted job advert asks for. `jobRole` is the job as the visitor named it; where the text is too little to be an
 * advert, the requirements are those of that job. Pure; linear in the text, of which the first 50,000 characters are read.
 */
export function understandAdvert(text: string, jobRole: string): Advert {
  const { title, statements } = statementsOf(text);
  const named = `${title ?? ''} ${jobRole}`;
  const requirements = statements.length === 0 ? [] : requirementsOf(statements, named);
  const isAdvert = isEnough(statements) && requirements.length >= 2;
  return {
    language: languageOf(text),
    title,
    seniority: seniorityOf(named),
    requirements: isAdvert ? requirements : fromJob(jobRole),
    responsibilities: isAdvert ? statements.filter(({ zone, text: said }) => zone === 'duty' && said.length > 12).map(({ text: said }) => said) : [],
    isAdvert,
  };
}

/** Fewer words than this ask for nothing that can be told from a title. */
const FEWEST_WORDS = 15;
const isEnough = (statements: readonly Statement[]): boolean => statements.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0) >= FEWEST_WORDS;

function requirementsOf(statements: readonly Statement[], title: string): AdvertRequirement[] {
  const scored = collectCandidates(statements)
    .map((candidate) => ({ candidate, score: scoreOf(candidate, title) }))
    .toSorted((a, b) => b.score - a.score || a.candidate.order - b.candidate.order)
    .slice(0, MAX_REQUIREMENTS);
  return scored.map(({ candidate, score }, at) => requirementOf(candidate, score, at, title));
}

function requirementOf({ phrase, hit, statements, cued }: Candidate, score: number, at: number, title: string): AdvertRequirement {
  const first = statements[0];
  const must = statements.some(({ nice, zone }) => !nice && (zone === 'must' || cued));
  const central = title.toLowerCase().includes(phrase.toLowerCase()) || statements.length > 2;
  return {
    id: `r${at + 1}`,
    phrase: hit?.term?.name ?? phrase,
    kind: hit ? kindOf(hit) : 'knowledge',
    must,
    weight: central ? 3 : must ? 2 : 1,
    quote: first?.text.slice(0, MAX_QUOTE) ?? '',
    aliases: hit?.term?.aliases ?? [],
  };
}

function fromJob(jobRole: string): AdvertRequirement[] {
  return understandJob(jobRole)
    .skills.slice(0, 15)
    .map(({ name, importance }, at) => ({ id: `r${at + 1}`, phrase: name, kind: 'skill', must: importance === 3, weight: importance, quote: '', aliases: [] }));
}

function languageOf(text: string): string {
  const sample = text.slice(0, 3_000).toLowerCase();
  return sample.length < 60 ? 'en' : detect(sample, { only: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'da', 'sv'] }) || 'en';
}

const SENIORITIES: readonly (readonly [NonNullable<Advert['seniority']>, RegExp])[] = [
  ['executive', /\b(?:chief|c[efot]o|cmo|chro|vice president|vp|director|head of|geschäftsführer\p{L}*|directeur|directrice|directora?)\b/iu],
  ['lead', /\b(?:lead|principal|staff engineer|team ?lead(?:er)?|teamleiter\p{L}*|chef d'équipe|jefe|jefa|manager of)\b/iu],
  ['senior', /\b(?:senior|sr|experienced|confirmé|erfahrene\p{L}*)\b/iu],
  ['junior', /\b(?:junior|jr|graduate|trainee|intern(?:ship)?|apprentice|entry[- ]level|assistant|werkstudent\p{L}*|berufseinsteiger\p{L}*|stagiaire|débutant|becari[oa]|prácticas)\b/iu],
  ['mid', /\b(?:mid[- ]?level|intermediate)\b/iu],
];
const seniorityOf = (title: string): Advert['seniority'] => SENIORITIES.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
