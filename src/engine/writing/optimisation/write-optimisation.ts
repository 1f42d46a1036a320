import type { Cv } from '../../../domain/cv.ts';
import type { AnnotatedExperience, KeywordEntry, LetterSender, OptimizationResult } from '../../../domain/optimization.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import { judgeCv } from '../../scoring/judge-cv.ts';
import { ENGINE_VERSION } from '../roast/write-roast.ts';
import { cvLinesOf } from './cv-lines.ts';
import { deedsOf } from './letter/deeds.ts';
import { writeLetter } from './letter/write-letter.ts';
import type { OptimisationInput } from './optimisation-input.ts';
import { recommendationsOf } from './recommendations.ts';
import { honestName } from './sections/nameable.ts';
import { experienceSections } from './sections/experience.ts';
import { skillsSection } from './sections/skills.ts';
import { summarySection } from './sections/summary.ts';
import { tailoringTips } from './tailoring-tips.ts';

export type { OptimisationInput };

/**
 * The optimisation of the rule writer: pure, no model, no clock, no chance. Same input, same result. Whatever it says of
 * the person stands in the CV (law 3); the advert's words are used only where the ledger proves them.
 */
export function writeOptimisation(input: OptimisationInput): OptimizationResult {
  const { context, ledger } = input;
  const judgement = judgeCv(context);
  const letter = writeLetter(input);
  const deeds = deedsOf(context, ledger, input.advert);
  const skills = skillsSection(input, judgement);
  const summary = summarySection(input, deeds);
  const experience = withoutEchoes(
    experienceSections(input, judgement).filter(({ lines }) => !overlaps(lines, skills.lines) && !overlaps(lines, summary.lines)),
    [...summary.suggestions, ...skills.suggestions],
  );
  return {
    jobRole: input.jobRole,
    companyName: input.companyName,
    coverLetter: letter.text,
    letterQuestions: letter.questions,
    annotatedCVSections: { professionalSummary: summary, skills, experience },
    atsKeywords: keywordsOf(ledger),
    keywordLedger: [...ledger],
    companyTailoringTips: tailoringTips(input, deeds),
    overallRecommendations: recommendationsOf(input, judgement, deeds),
    cvLines: cvLinesOf(context),
    sender: senderOf(context.cv),
    engineVersion: ENGINE_VERSION,
  };
}

/** Advice given once is not given again at the next line; a line with nothing to change and nothing to say is left out. */
function withoutEchoes(sections: readonly AnnotatedExperience[], said: readonly string[]): AnnotatedExperience[] {
  const seen = new Set(said);
  return sections.flatMap((section) => {
    const suggestions = section.suggestions.filter((suggestion) => !seen.has(suggestion) && seen.add(suggestion));
    return section.improved === section.original && suggestions.length === 0 ? [] : [{ ...section, suggestions }];
  });
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }): boolean => a.from < b.to && b.from < a.to;

/** Words the CV may honestly be found by, those that count most first. */
function keywordsOf(ledger: readonly KeywordEntry[]): string[] {
  const honest = ledger.filter(
    ({ status, kind, requirement }) =>
      status !== 'not-shown' &&
      kind !== 'responsibility' &&
      kind !== 'experience' &&
      !/ or | oder | ou /u.test(requirement) &&
      requirement.length <= MAX_KEYWORD,
  );
  const sorted = honest.toSorted((a, b) => b.points - a.points || Number(b.must) - Number(a.must));
  const names: string[] = [];
  const keys: string[] = [];
  for (const name of sorted.map(honestName)) {
    const key = ` ${phraseKey(name)} `;
    // A clause of a sentence ("prepared board papers") is no keyword, and "Excel" is one keyword with "advanced Excel".
    if (isClause(name) || keys.some((other) => other.includes(key) || key.includes(other))) continue;
    names.push(name);
    keys.push(key);
  }
  return names.slice(0, MOST_KEYWORDS);
}
/** Opens with what somebody does: "led a consultation", "write well". */
function isClause(name: string): boolean {
  const [first = '', ...rest] = name.toLowerCase().split(/\s+/u);
  const verb = verbOf(first);
  return (
    verb !== undefined &&
    (verb.form === 'past' || (rest.length > 1 && verb.form !== 'ing' && /^(?:an?|the|your|our|well|up|out|with|in)$/u.test(rest[0] ?? '')))
  );
}
const MOST_KEYWORDS = 25;
const MAX_KEYWORD = 60;

/** Name and address as the CV has them, for the head of the letter. */
function senderOf({ name, email, phone, location }: Cv): LetterSender {
  return { name: name?.value ?? '', email: email?.value ?? '', phone: phone?.value ?? '', location: location?.value ?? '' };
}
