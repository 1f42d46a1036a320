import { conditionsIn } from '../../advert/conditions.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { shownBeginning } from '../../english/whole/whole-parts.ts';
import { companyPhrases, sharedWords, type CompanyPhrase } from './letter/company-words.ts';
import type { Deed } from './letter/deeds.ts';
import { countWords } from '../../english/tokens.ts';
import { missingMusts } from './missing-musts.ts';
import { NOT_FOUND } from './not-found.ts';
import { isOrder } from './prose-check.ts';
import { isNameable } from './sections/nameable.ts';
import type { OptimisationInput } from './optimisation-input.ts';

const MOST = 4;
const QUOTE = 130;

/** How to fit the CV and oneself to this company: from the pasted pages, else what to look up. */
export function tailoringTips(input: OptimisationInput, deeds: readonly Deed[]): string[] {
  const { companyName, websiteText, linkedinText } = input;
  const phrases = companyPhrases(websiteText, linkedinText, companyName.trim(), MOST);
  const spent = new Set<Deed>();
  const tips = phrases.map((phrase, at) => {
    const answer = deeds.filter((deed) => !spent.has(deed)).toSorted((a, b) => alike(phrase, b) - alike(phrase, a))[0];
    if (answer === undefined || alike(phrase, answer) < ALIKE) return questionOf(phrase, input, at);
    spent.add(answer);
    return `${sourceOf(phrase)}: “${theirWords(phrase)}”. Your answer is on page ${answer.page}, line ${answer.line}: “${quoted(answer)}”. Name the two together in the interview.`;
  });
  return [...tips, ...lookUps(input, deeds, phrases.length > 0)].slice(0, MOST + 1);
}

const sourceOf = ({ source }: CompanyPhrase): string => (source === 'linkedin' ? 'Their LinkedIn page says' : 'Their site says');
const quoted = ({ source }: Deed): string => shownBeginning(source.replace(/[“”]/gu, '"'), QUOTE);

function questionOf(phrase: CompanyPhrase, { companyName }: OptimisationInput, at: number): string {
  const asks = [
    `We found no line of yours that answers it. If you have done something of the kind, give it a line; if not, ask ${companyName} in the interview how this job comes into it.`,
    'Our reader saw no line of yours that meets it. Think of one day on which you did something like it, and have it ready, even if it never gets onto the page.',
    `We did not find a word of that in your CV. Ask who at ${companyName} answers for it; it is a better question than the one about holidays.`,
  ];
  return `${sourceOf(phrase)}: “${theirWords(phrase)}”. ${asks[at % asks.length] ?? ''}`;
}

const alike = (phrase: CompanyPhrase, deed: Deed): number => sharedWords(phrase.sentence, deed.source);
/** Their sentence whole where it is short, else the part worth quoting. */
const theirWords = ({ sentence, quote }: CompanyPhrase): string => (sentence.length <= MAX_SENTENCE ? sentence.replace(/[\s.]+$/u, '') : quote);
const MAX_SENTENCE = 160;

/** One word in common is chance. */
const ALIKE = 2;

/** With nothing pasted: what the advert itself gives away, and what to find out about this company for this job. */
function lookUps(input: OptimisationInput, deeds: readonly Deed[], hasPhrases: boolean): string[] {
  const { companyName, websiteText, linkedinText, advert } = input;
  const wasPasted = (websiteText ?? '').trim() !== '' || (linkedinText ?? '').trim() !== '';
  const duties = advert.responsibilities.filter(
    (line) =>
      !NO_DUTY.test(line) && conditionsIn(line).length === 0 && line.length < 140 && line.length > 20 && !isOrder(line) && !/[<>{}[\]]|https?:/u.test(line),
  );
  const tips: string[] = [];
  const own = (hasPhrases ? [] : companyPhrases(advert.about.filter(tellsOfThem).join('\n'), null, companyName.trim(), MOST)).find(({ sentence }) =>
    isParticular(sentence, companyName),
  );
  if (wasPasted && !hasPhrases)
    tips.push(
      `In what you pasted, ${companyName} says nothing that another company could not say. Look for its “About” page: a sentence with a product, a customer or a number in it is what the letter wants to quote.`,
    );
  else if (own !== undefined)
    tips.push(
      `The advert tells one thing that only they could write: “${theirWords(own)}”. Read up on it before you are asked, and bring one question about it: what will whoever gets this job have to do with that?`,
    );
  else if (!hasPhrases)
    tips.push(
      `The advert tells nothing of ${companyName} itself. Find one sentence of theirs with a product, a customer or a number in it, paste their page here, and the letter can answer it.`,
    );
  const near = nearestDuty(duties, deeds);
  if (near !== null)
    tips.push(
      `“${dutyOf(near.duty)}” is in the advert, and your CV has “${quoted(near.deed)}” (page ${near.deed.page}, line ${near.deed.line}). Tell that one first when they ask about it.`,
    );
  if (hasPhrases) return tips;
  // Advice follows the ledger: only what it calls missing is missing.
  const missing = input.ledger.filter(({ status, kind, proof }) => status === 'not-shown' && proof === null && kind === 'responsibility');
  const far = duties.find(
    (duty) =>
      duty !== near?.duty && missing.some(({ advertQuote }) => duty.includes(advertQuote)) && deeds.every(({ source }) => sharedWords(duty, source) === 0),
  );
  if (far !== undefined) tips.push(NOT_FOUND.duty(dutyOf(far)));
  const lacking = !advert.isAdvert
    ? undefined
    : missingMusts(input.ledger).find(
        (entry) =>
          (entry.kind === 'tool' || entry.kind === 'knowledge') &&
          isNameable(entry, input) &&
          conditionsIn(entry.requirement).length === 0 &&
          !NOTHING_TO_FIND_OUT.test(entry.requirement),
      );
  if (lacking !== undefined)
    tips.push(`Find out what ${companyName} does with “${lacking.requirement}”: the advert insists on it, we did not find it in your CV, and they will ask.`);
  // What the CV proves is what they will ask about: the line is there, the story is to be made ready.
  const proved = input.ledger
    .filter(
      ({ status, must, proof, kind, requirement }) =>
        status === 'said' &&
        must &&
        proof !== null &&
        kind !== 'credential' &&
        kind !== 'language' &&
        kind !== 'experience' &&
        !isOrder(requirement) &&
        proof.quote !== near?.deed.source &&
        deeds.some(({ page, line }) => page === proof.page && line === proof.line),
    )
    .toSorted((a, b) => b.points - a.points)[0];
  if (tips.length < LEAST && proved?.proof)
    tips.push(
      `They insist on “${dutyOf(proved.requirement)}”, and your line for it is “${dutyOf(proved.proof.quote)}” (page ${proved.proof.page}, line ${proved.proof.line}). Have the story behind it ready: what was wrong, what you did, how it ended.`,
    );
  return tips;
}
const LEAST = 3;
/** What everybody knows how it is done. */
const NOTHING_TO_FIND_OUT = /\b(?:lift|lbs|kg|references?|budget|skills|stand(?:ing)?|sit(?:ting)?)\b|^(?:dogs|cats|people)\b/iu;
/** What stands among the duties and is none. */
const NO_DUTY = /\b(?:cv|call|apply|send us|candidates?|applicants?)\b/iu;
/** What adverts say of the vacancy and not of the company. */
const VACANCY =
  /\b(?:looking for|seeking|searching|needs?|wanted|client|opportunity|vacancy|candidates?|role|position|job|join|hiring|recruit\p{L}*|appoint|apply|salary|contract|hours|report(?:s|ing)? to|you|your)\b|^\p{L}+ (?:and|the|our|a)\b/iu;
const tellsOfThem = (sentence: string): boolean => {
  const first = /^\p{L}+/u.exec(sentence.replace(/^[\s•●▪■◦‣*–-]+/u, ''))?.[0].toLowerCase() ?? '';
  return !VACANCY.test(sentence) && (first === 'we' || cvVerb(first)?.verb !== first);
};

/** Whether a sentence says what no other firm's advert says: a figure, a place or a name of its own, or enough words of its own; no label and no call for people. */
function isParticular(sentence: string, company: string): boolean {
  const text = sentence.replaceAll(company.trim() === '' ? '\u0000' : company.trim(), '').trim();
  if (/:$|\/n(?!\p{L})|\bm\/w\/d\b/u.test(sentence) || CALLS.test(text)) return false;
  // "We do it every day": what, stands in another sentence.
  if (/^we (?:do|did|love|like|know|mean) (?:it|this|that|them)(?!\p{L})/iu.test(text)) return false;
  return /\d/u.test(text) || /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/u.test(text) || countWords(text) >= OWN_WORDS;
}
const OWN_WORDS = 9;
/** What adverts say of the vacancy. */
const CALLS =
  /(?<!\p{L})(?:hybrid|remote|on[- ]site|days? from home|want|train|wanted|level|grade|continuing|full[- ]time|part[- ]time|permanent|hours|shift|suchen|sucht|Zeitpunkt|Verstärkung|Vollzeit|Teilzeit|unbefristet|recherch\p{L}+|busc\p{L}+|exciting|motivated|opportunity|applications?|applicants?)(?!\p{L})/iu;

const dutyOf = (duty: string): string => shownBeginning(duty.replace(/^[\s•●▪■◦‣*–-]+/u, '').replace(/[“”]/gu, '"'), QUOTE).replace(/[\s.;,]+$/u, '');

/** The duty and the line that have most words in common; null where no two share more than chance. */
function nearestDuty(duties: readonly string[], deeds: readonly Deed[]): { duty: string; deed: Deed } | null {
  const pairs = duties.flatMap((duty) => deeds.map((deed) => ({ duty, deed, shared: sharedWords(duty, deed.source) })));
  const best = pairs.toSorted((a, b) => b.shared - a.shared)[0];
  return best === undefined || best.shared < ALIKE ? null : best;
}
