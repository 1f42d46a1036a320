import { shortQuote } from '../../../domain/quote.ts';
import { companyPhrases, sharedWords, type CompanyPhrase } from './letter/company-words.ts';
import type { Deed } from './letter/deeds.ts';
import { isOrder } from './prose-check.ts';
import type { OptimisationInput } from './optimisation-input.ts';

const MOST = 4;
const QUOTE = 100;

/** How to fit the CV and oneself to this company: from the pasted pages, else what to look up. */
export function tailoringTips(input: OptimisationInput, deeds: readonly Deed[]): string[] {
  const { companyName, websiteText, linkedinText } = input;
  const phrases = companyPhrases(websiteText, linkedinText, companyName.trim(), MOST);
  const spent = new Set<Deed>();
  const tips = phrases.map((phrase, at) => {
    const answer = deeds.filter((deed) => !spent.has(deed)).toSorted((a, b) => alike(phrase, b) - alike(phrase, a))[0];
    if (answer === undefined || alike(phrase, answer) === 0) return questionOf(phrase, input, at);
    spent.add(answer);
    return `${sourceOf(phrase)}: “${theirWords(phrase)}”. Your answer stands on page ${answer.page}, line ${answer.line}: “${quoted(answer)}”. Name the two together in the interview.`;
  });
  return [...tips, ...lookUps(input, deeds, phrases.length > 0)].slice(0, MOST + 1);
}

const sourceOf = ({ source }: CompanyPhrase): string => (source === 'linkedin' ? 'Their LinkedIn page says' : 'Their site says');
const quoted = ({ source }: Deed): string => shortQuote(source.replace(/[“”]/gu, '"'), QUOTE);

function questionOf(phrase: CompanyPhrase, { jobRole, companyName }: OptimisationInput, at: number): string {
  const asks = [
    `Nothing in your CV answers that yet. If you have done something of the kind, give it a line; if not, ask ${companyName} in the interview how the ${jobRole} comes into it.`,
    'No line of your CV meets it. Think of one day on which you did something like it, and have it ready, even if it never gets onto the page.',
    `Your CV has no word of that. Ask who at ${companyName} answers for it; it is a better question than the one about holidays.`,
  ];
  return `${sourceOf(phrase)}: “${theirWords(phrase)}”. ${asks[at % asks.length] ?? ''}`;
}

const alike = (phrase: CompanyPhrase, deed: Deed): number => sharedWords(phrase.sentence, deed.source);
/** Their sentence whole where it is short, else the part worth quoting. */
const theirWords = ({ sentence, quote }: CompanyPhrase): string => (sentence.length <= MAX_SENTENCE ? sentence.replace(/[\s.]+$/u, '') : quote);
const MAX_SENTENCE = 160;

/** With nothing pasted: what to find out about this company for this job. */
function lookUps(
  { companyName, jobRole, advert, ledger, websiteText, linkedinText }: OptimisationInput,
  deeds: readonly Deed[],
  hasPhrases: boolean,
): string[] {
  const duty = advert.responsibilities.find((line) => line.length < 140 && !isOrder(line) && !/[<>{}[\]]|https?:/u.test(line));
  const lacking = ledger.find(({ must, status }) => must && status === 'not-shown');
  const [best] = deeds;
  const wasPasted = (websiteText ?? '').trim() !== '' || (linkedinText ?? '').trim() !== '';
  const tips: string[] = [];
  if (!hasPhrases)
    tips.push(
      wasPasted
        ? `In what you pasted, ${companyName} says nothing that another company could not say. Look for its “About” page: a sentence with a product, a customer or a number in it is what the letter wants to quote.`
        : `Look up what ${companyName} makes and who pays for it, and put one sentence of theirs, word for word, into the letter: a reader there will know it.`,
    );
  if (duty !== undefined) {
    const line =
      best === undefined ? '' : ` Your nearest line is “${quoted(best)}” (page ${best.page}, line ${best.line}): make sure that it stands where it is seen.`;
    tips.push(`The advert describes the days: “${shortQuote(duty, QUOTE).replace(/[\s.;]+$/u, '')}”.${line}`);
  }
  if (hasPhrases) return tips;
  tips.push(
    `Find two people at ${companyName} who work as ${jobRole} or next to one, and see which words they use for what they do. Where your CV means the same, use theirs.`,
  );
  if (lacking !== undefined && !isOrder(lacking.requirement))
    tips.push(
      `Look up how ${companyName} uses “${lacking.requirement}”, which the advert insists on and your CV does not show: it is the question you will be asked.`,
    );
  return tips;
}
