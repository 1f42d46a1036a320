import type { Experience } from '../../domain/cv.ts';
import { fold, foldedWords } from '../english/folding.ts';
import type { AdvertRequirement } from './advert.ts';
import { kin, KIN_LETTERS } from './kind/kin.ts';

/** "As a Head Chef or Executive Chef": the titles that are asked for, each by its words; none where the years are of a field. */
export function titlesOf({ phrase, quote }: Pick<AdvertRequirement, 'phrase' | 'quote'>): string[][] {
  const at = quote.indexOf(phrase);
  const rest = at < 0 ? '' : quote.slice(at + phrase.length);
  // "Five years in a contact centre, of which 2 as a Team Leader": the title is that of the two.
  const whole = at < 0 || /^,?\s(?:of which|including|with|and)\s/u.test(rest) ? phrase : quote.slice(at);
  const [, inRole] = /\b(?:in|as) an? (.{3,50}?) (?:role|position|post|capacity)\b/iu.exec(whole) ?? [];
  const [, said = ''] =
    (inRole !== undefined && /\p{Lu}/u.test(inRole) && /\s/u.test(inRole) && !GENERAL_ROLE.test(inRole) ? [inRole, inRole] : null) ??
    /\b(?:as|als|como|comme|en tant que)\s(?:an?\s|een\s|un[ea]?\s)?(.+)$/iu.exec(whole) ??
    [];
  const titles = (
    said.split(/[.;()]|\sand (?=\d)|\s(?:in|at|with|within|for|on|of an?|bei|en|dans|avec|i[nm]|mit|del?|from|is|are)\s(?!recepc|cuis|salle|sala)/u)[0] ?? ''
  )
    .split(/\s(?:or|oder|ou|o|of)\s|\/|,\s(?:or\s)?/u)
    .map((title) => foldedWords(title).filter((word) => word.length > 2 && !SMALL_TITLE_WORDS.has(word)))
    // A title of one word is that word: "consultant" is no "Conserveira".
    .map((title) => (title.length === 1 ? title.map((word) => word.slice(0, A_TITLE)) : title.map(kin)))
    .filter((title) => title.length > 0);
  return titles.filter((title) => title.length <= LONGEST_TITLE);
}
/** "In a similar, senior or supervisory role" names no title. */
const GENERAL_ROLE =
  /\b(?:similar|comparable|equivalent|relevant|related|senior|junior|lead(?:ing|ership)?|supervisory|management|managerial|same|such|like|customer[- ]facing|client[- ]facing|professional|technical|operational|clinical|administrative|fast[- ]paced|previous|that|this)\b/iu;
const SMALL_TITLE_WORDS = new Set('the and similar equivalent del los las des'.split(' '));
const LONGEST_TITLE = 4;
/** Letters. */
const A_TITLE = 6;

/** The title is looked for where the employer was read, too: some CVs print them the other way round. */
export const isCalled = (job: Experience, title: readonly string[]): boolean => {
  const [only = ''] = title;
  if (title.length === 1 && only.length > KIN_LETTERS) return foldedWords(job.title?.value ?? job.company?.value ?? '').some((word) => word.startsWith(only));
  const own = new Set(foldedWords(`${job.title?.value ?? ''} ${job.company?.value ?? ''}`).map(kin));
  // "Chargehand" is a charge hand.
  return (
    title.every((word) => own.has(word)) ||
    (title.length > 1 &&
      fold(job.title?.value ?? '')
        .replace(/\s/gu, '')
        .includes(title.join('')))
  );
};
