import { coarseStem, contentStems } from '../../english/keyed-words.ts';
import { agreeing } from '../../english/grammar/agreement.ts';
import { withStop } from '../../english/grammar/stops.ts';
import { listed } from '../../english/grammar/lists.ts';
import { capital } from '../../english/grammar/capitals.ts';
import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import type { KeywordEntry } from '../../../domain/optimization.ts';
import { shownBeginning } from '../../english/whole/whole-parts.ts';
import { because } from '../../scoring/because.ts';
import { timesOf } from '../../scoring/weights.ts';
import type { Judgement } from '../../judgement.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';
import { isMeasured } from '../../english/measures.ts';
import { howLapsed, lapsedLicences } from '../report/wants/certificates.ts';
import { redFlagOf } from '../report/red-flags-copy.ts';
import { conditionsIn } from '../../advert/conditions.ts';
import { isOutOfDate } from '../../advert/validity.ts';
import { isHopeless } from './preview.ts';
import type { Deed } from './letter/deeds.ts';
import { letterLanguage } from './letter/voice.ts';
import { missingMusts } from './missing-musts.ts';
import { isCertainlyMissing, NOT_FOUND, RAN_OUT } from './not-found.ts';
import { isNameable } from './sections/nameable.ts';
import type { OptimisationInput } from './optimisation-input.ts';

const MOST = 8;
/** What the employer has checked once there is an offer, the right to work among it. */
const CHECK =
  /\b(?:dbs|disclosure|criminal record|background checks?|garda vetting|clearance|(?:right|eligible|authori[sz]ed|entitled|permission|permit) to (?:live and )?work|work(?:ing)? (?:rights|permit))\b/iu;
const RIGHT_TO_WORK = /\bwork\b/iu;
const MOST_MISSING = 3;
const MOST_NEAR = 2;
const MOST_FINDINGS = 3;
const QUOTE = 140;
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
};
const nameOf = (language: string): string => LANGUAGES[language] ?? 'another language';

/** What to do beyond the changes, the weightiest first: what is not shown, what is unsaid, what the judgement found. */
export function recommendationsOf(input: OptimisationInput, judgement: Judgement, deeds: readonly Deed[]): string[] {
  const { ledger, advert, context, companyName } = input;
  const language = context.cv.language;
  const advices: string[] = [];
  if (!advert.isAdvert)
    advices.push(
      'What was pasted says too little to be called an advert: everything here rests on the job title alone. Paste the whole text, with its requirements, for an answer to it.',
    );
  if (letterLanguage(language) !== language)
    advices.push(
      `Your CV is in ${nameOf(language)}; the letter is written in English, with your lines as they stand. Translate them, or the letter, before you send it.`,
    );
  else if (advert.isAdvert && advert.language !== language)
    advices.push(
      `The advert is in ${nameOf(advert.language)}, your CV in ${nameOf(language)}. The letter keeps to the language of your CV; if ${companyName} works in ${nameOf(advert.language)}, send both in it.`,
    );

  const shown = ledger.filter(({ status }) => status !== 'not-shown');
  if (isHopeless(input))
    advices.push(
      `Of ${ledger.length} things the advert asks for, our reader found ${shown.length === 0 ? 'none' : String(shown.length)} in your CV. No wording closes that gap, and none was made up here. Apply if you have more to show than the CV says, and write that in first.`,
    );

  const missing = missingMusts(ledger).filter(
    (one) => !CHECK.test(one.requirement) && (isNameable(one, input) || one.kind === 'experience' || one.kind === 'credential'),
  );
  const [heaviest] = missing;
  if (heaviest !== undefined) advices.push(missingAdvice(heaviest, input, deeds));
  const others = missing.slice(1, 1 + MOST_MISSING);
  if (others.length > 0)
    advices.push(
      NOT_FOUND.others(
        advert.isAdvert ? 'The advert also insists on' : 'They mostly also ask for',
        others.map(({ requirement }) => requirement),
      ),
    );

  const near = ledger
    .filter((entry) => entry.status === 'not-shown' && entry.proof !== null && entry.must && entry.kind !== 'language' && isNear(entry, input))
    .slice(0, MOST_NEAR);
  advices.push(
    ...near.flatMap(({ requirement, proof, kind }) =>
      proof === null
        ? []
        : NOT_FOUND.near(
            requirement,
            `page ${proof.page}, line ${proof.line}`,
            bare(proof.quote),
            kind === 'credential' && isOutOfDate(proof.quote, context.today),
          ),
    ),
  );
  const asked = ledger
    .filter((entry) => entry.kind === 'responsibility' && entry.must && entry.status === 'not-shown' && !isNear(entry, input))
    .map(({ requirement }) => requirement);
  const conditions = asked.filter((one) => conditionsIn(one).length > 0).map((one) => `“${one}”`);
  if (conditions.length > 0)
    advices.push(
      `The advert asks for ${listed(conditions)}, and we found nothing about ${agreeing(conditions.length, 'it', 'them')} in your CV. If ${agreeing(conditions.length, 'it suits', 'they suit')} you, say so in one line under your name: hours and travel are asked about first.`,
    );
  const duties = asked.filter((one) => conditionsIn(one).length === 0).slice(0, MOST_MISSING);
  if (duties.length > 0) advices.push(NOT_FOUND.duties(duties));
  const check = ledger.find(({ requirement, status, proof }) => status === 'not-shown' && proof === null && CHECK.test(requirement));
  if (check !== undefined)
    advices.push(
      RIGHT_TO_WORK.test(check.requirement)
        ? `The advert asks for “${check.requirement}”. If you have it, one line under your name saves them the question.`
        : `The advert mentions “${check.requirement}”. The employer has it made; if you already have a recent one, give it a line with its date.`,
    );

  const unsaid = ledger.filter(({ status, proof, kind }) => status === 'unsaid' && proof !== null && kind !== 'language');
  const [first] = unsaid;
  if (first?.proof && advert.isAdvert)
    advices.push(
      `The advert says “${first.requirement}”; you do not, although line ${first.proof.line} on page ${first.proof.page} proves it: “${bare(first.proof.quote)}”. Use the advert’s word for it.`,
    );

  const [best] = deeds;
  if (best !== undefined && best.proves.length > 0 && !isMeasured(best.source))
    advices.push(
      `Your nearest line to this job is “${bare(best.source)}” (page ${best.page}, line ${best.line}), and it carries no number. Put one in before anything else: it is the line they will ask about.`,
    );
  else if (best !== undefined && best.proves.length > 0)
    advices.push(
      `Your best line for this job is “${bare(best.source)}” (page ${best.page}, line ${best.line}). Be ready to talk about it for five minutes; it is where the interview will go.`,
    );

  advices.push(
    ...lapsedLicences(judgement)
      .slice(0, 1)
      .map(
        (paper) =>
          `“${paper.name}” (page ${paper.page}, line ${paper.line}) has run out ${howLapsed(paper)}. Renew it, or do not let the application rest on it.`,
      ),
    ...findingAdvices(judgement),
  );
  return advices.slice(0, MOST);
}

function missingAdvice(entry: KeywordEntry, { context, companyName, advert }: OptimisationInput, deeds: readonly Deed[]): string {
  if (entry.kind === 'experience')
    return `${companyName} asks for “${entry.requirement}”; the titles and dates that our reader made out in your CV do not add up to it. If you have the years, let titles and dates show them; if not, do not stretch them.`;
  const seat =
    entry.kind === 'credential' || /qualification|certificat|registration|licen[cs]e/iu.test(entry.requirement)
      ? 'under your education or certificates, with its year'
      : entry.kind === 'language'
        ? 'under languages, with a level'
        : placeFor(deeds, context.cv.experience[0]?.company?.value);
  const asks = advert.isAdvert ? `${companyName} asks for` : 'Adverts for this job mostly ask for';
  if (!isCertainlyMissing(entry)) return NOT_FOUND.one(asks, entry.requirement, entry.kind === 'credential');
  return withStop(`${asks} “${entry.requirement}”; your CV does not show it. Do not claim it. If you have it, add it ${seat}`);
}

/**
 * Whether the line found beside a requirement has to do with it, by more than a word of chance: "Fire warden" is no investigation of
 * incidents, and a personal licence no driving licence.
 */
function isNear({ requirement, proof, status, kind }: KeywordEntry, { context }: OptimisationInput): boolean {
  if (proof === null) return false;
  // What is to be done is answered by a line of work, and by no title.
  if (kind === 'responsibility' && !context.cv.experience.some(({ bullets }) => bullets.some(({ page, line }) => page === proof.page && line === proof.line)))
    return false;
  if (status !== 'not-shown' || (kind === 'credential' && RAN_OUT.test(proof.quote))) return true;
  const asked = [...contentStems(requirement)].map(coarseStem);
  const own = new Set([...contentStems(proof.quote)].map(coarseStem));
  const shared = asked.filter((stem) => own.has(stem)).length;
  return shared >= 2 || (shared === 1 && asked.length <= 2 && kind !== 'credential');
}

const placeFor = (deeds: readonly Deed[], company: string | undefined): string => {
  const firm = deeds[0]?.job?.company?.value ?? company;
  return firm === undefined ? 'where you used it, in a line of its own' : `where you used it, in a line of its own, for instance under ${firm}`;
};

/** The findings that cost most, other than those the sections have already mended line by line. */
function findingAdvices(judgement: Judgement): string[] {
  const kinds = Map.groupBy(judgement.findings, ({ kind }) => kind);
  return [...kinds.values()]
    .flatMap((all) => {
      const first = all[0];
      const copy = first === undefined ? null : redFlagOf(first.kind);
      if (first === undefined || copy === null) return [];
      const { group } = FINDING_KINDS[first.kind];
      if (group === 'strengths' || group === 'job' || group === 'personal') return [];
      const weight = Math.max(...all.map((finding) => finding.weight));
      return [{ first, all, copy, weight }];
    })
    .toSorted((a, b) => b.weight - a.weight || (a.first.id < b.first.id ? -1 : 1))
    .slice(0, MOST_FINDINGS)
    .map(({ first, all, copy }) => {
      const reason = because({ first, all, times: timesOf(all) });
      return `${capital(reason)}. ${copy.why}${placeOf(judgement, first)}`;
    });
}

function placeOf(judgement: Judgement, finding: Finding): string {
  if (finding.quote === null || isPrivateLine(judgement, finding)) return '';
  return ` See page ${finding.page}, line ${finding.line}: “${bare(finding.quote)}”.`;
}

const bare = (text: string): string => shownBeginning(text.replace(/^\s*[•●▪■◦○‣–*-]\s*/u, '').replace(/[“”]/gu, '"'), QUOTE).replace(/[\s.;,:]+$/u, '');
