import { isShouted } from '../../../english/grammar/capitals.ts';
import { nameCase } from '../../../english/grammar/casing.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { squeezed } from '../../../english/folding.ts';
import { countWords } from '../../../english/tokens.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { presentJob } from './present-job.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import type { LetterLanguage } from './letter-words.ts';

const MAX_TITLE = 80;
const MOST_WORDS = 11;
/** What a board calls out in front of a title. */
const CALLED_OUT =
  /^(?:urgent(?:ly)?|immediate|new|great|exciting|current)?\s*(?:opening|vacancy|opportunity|requirement|hiring|wanted|now hiring|we are hiring|we['’]re hiring|job title|position|role|post|job|vacancy title)\s*(?:for)?\s*[:–—-]\s*|^(?:wanted|hiring|urgent)[:!]?\s+/iu;
/** Terms of the contract behind a title. */
const TERMS =
  /\s*[([](?:[^()[\]]*(?:full|part)[- ]time|permanent|temporary|contract|fixed[- ]term|remote|hybrid|on-?site|maternity cover|\d+ (?:posts?|positions?|hours?)|(?:days?|nights?)(?: (?:and|&) (?:days?|nights?))?)[^()[\]]*[)\]]/giu;
/** A place behind a dash: "– Keizer, OR", "- Ballsbridge, Dublin 4", "– Cork / Kerry". */
const PLACE =
  /\s[–—-]\s(?:(?:\p{Lu}[\p{L}.’'-]+ ?){1,3}(?:, (?:\p{Lu}{2,3}|\p{Lu}\p{Ll}+(?: \d+)?)| (?:\p{Lu}{2}|\d+))|\p{Lu}\p{Ll}+(?: ?\/ ?\p{Lu}\p{Ll}+)+|Remote|Hybrid)$/u;

/** Hours and contract behind a dash: "- Full Time (Overnight)", "– Day Shift". */
const HOURS =
  /\s[–—-]\s(?:(?:full|part)[- ]time|permanent|temporary|temp|casual|seasonal|contract|fixed[- ]term|(?:day|night|late|early|evening|weekend)s?(?: shifts?)?|remote|hybrid|on-?site|\d+ ?hours?|immediate start|maternity cover)(?!\p{L}).*$/iu;
/** A house behind a dash: "– Taff Fechan Quarry", "– Coastlands University Library". */
const HOUSE =
  /\s[–—-]\s(?:\p{Lu}[\p{L}.’'&-]+ ){1,4}(?:Quarry|Hotel|Hospital|School|Academy|College|University|Library|Museum|Theatre|Centre|Center|Depot|Office|Campus|Site|Store|Clinic|Surgery|Farm|Airport|Station|Council|Trust|Plant|Works|Yard|Ltd|Limited|Inc|LLC|Group|Hub)$/u;
/** German: where the job is done is no part of what one is: "Notengrafikerin im Musikverlag". */
const GERMAN_PLACE = /\s(?:im|in der|in einem|in einer|bei|beim|am|an der|auf)\s\p{Lu}.*$/u;

/** The role as the advert's own title has it; as the visitor typed it where the advert names none that can be one. */
export function titleAsked(input: OptimisationInput, language: LetterLanguage): string {
  const title = asPrinted(input, language);
  // "Transport Planner - Warrington (Omega South)", "Ward Manager (Band 7), Day Unit": place, band and terms are no part of what one is called.
  const [house = ''] = input.companyName.trim().split(/,? (?:Ltd|Limited|LLP|LLC|PLC|plc|Inc|GmbH)(?!\p{L})/u);
  const named = house.length > 2 && (title.endsWith(`, ${house}`) || isOfHouse(title, house)) ? title.slice(0, title.lastIndexOf(', ')) : title;
  const bare = named.replace(/\s*\([^()]*\)/gu, '').replace(/\s[–—-]\s.*$/u, '');
  const told = language === 'en' && bare !== title && hasTitleWord(bare) ? squeezed(bare) : title;
  return language === 'en' && isShouted(told) && told.includes(' ') ? nameCase(told) : told;
}

/** "Executive Chef, Lakeside University Dining" of Lakeside Dining: its name stands behind the comma, in other words. */
function isOfHouse(title: string, house: string): boolean {
  const [, tail = ''] = /^[^,]+, ([^,]+)$/u.exec(title) ?? [];
  const own = contentStems(house);
  const shared = [...contentStems(tail)].filter((stem) => own.has(stem)).length;
  return shared > 0 && shared * 2 >= own.size && !hasTitleWord(tail);
}

function asPrinted({ jobRole, advert, context, companyName }: OptimisationInput, language: LetterLanguage): string {
  // "Chef d'équipe maintenance, Lyon et alentours": where it is to be is no part of the title.
  if (language !== 'en') {
    const [head = jobRole] = jobRole.split(/,\s/u);
    return language === 'de' ? (head.split(/\s\/\s/u)[0] ?? head).replace(GERMAN_PLACE, '') : head;
  }
  if (advert.language !== context.cv.language) return jobRole;
  const title = withoutCompany(cleanTitle(advert.title ?? ''), companyName);
  return isTitle(title, jobRole) ||
    (isTitle(title, `${jobRole} ${presentJob(context.cv)?.title?.value ?? ''}`) && hasTitleWord(shortTitle(title))) ||
    // "Workload Automation Engineer" of an advert found by "batch analyst": who hires calls it by its own name.
    (advert.isAdvert && isTitle(title, title) && endsInTitle(title)) ||
    (isNoTitle(jobRole) && hasTitleWord(title) && isTitle(title, title))
    ? title
    : plainTitle(jobRole, context.job.title);
}

/** “customer support specialist saas english german, remote”: the job in it, where our reader found it in the visitor's own words. */
function plainTitle(jobRole: string, understood: string): string {
  const typed: readonly string[] = jobRole.toLowerCase().match(/\p{L}+/gu) ?? [];
  const words = understood.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.length < typed.length && words.every((word) => typed.includes(word)) && hasTitleWord(understood) ? understood : jobRole;
}

/** "Any job or apprenticeship in a builders merchant": a wish, and no title that a letter could call the role by. */
export const isNoTitle = (job: string): boolean =>
  /^(?:any|anything|some|something|a job|jobs?|work|part[- ]time|full[- ]time|leaving|looking|wanting|maybe|whatever|open to|not sure|first job|changing|returning|back to)(?!\p{L})|:\s/iu.test(
    job,
  ) ||
  countWords(job) > MOST_WORDS ||
  (/(?<!\p{L})(?:or|similar|maybe|if possible|with|near|based)(?!\p{L})/iu.test(job) && countWords(job) > 4);
const hasTitleWord = (title: string): boolean => (title.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => TITLE_WORDS.has(word));

const endsInTitle = (title: string): boolean => TITLE_WORDS.has((/\p{L}+$/u.exec(shortTitle(title))?.[0] ?? '').toLowerCase());

/** "Systems Librarian – Coastlands University Library" without the firm that the letter names beside it. */
const withoutCompany = (title: string, company: string): string => {
  const name = company.trim();
  const at = name === '' ? -1 : title.toLowerCase().indexOf(name.toLowerCase());
  const head = at < 0 ? '' : title.slice(0, at).replace(/(?:\s+at|\s*[,|(–—-])\s*$/iu, '');
  return head === '' || head === title.slice(0, at) ? title : head;
};

/** A title without the shouting, the contract and the place around it. */
export function cleanTitle(text: string): string {
  const title = squeezed(
    text
      .replace(CALLED_OUT, '')
      .replace(TERMS, ' ')
      .replace(HOURS, '')
      .replace(HOUSE, '')
      .replace(/,\s*(?:full|part)[- ]time(?!\p{L}).*$/iu, ''),
  )
    .replace(PLACE, '')
    .replace(/[\s,.;:!–—-]+$/u, '');
  if (isShouted(title)) return nameCase(title);
  const [head = '', rest = ''] = /^([^(]+)(\(.*)?$/u.exec(title)?.slice(1) ?? [];
  return isShouted(head) ? `${nameCase(head.trim())}${rest === '' ? '' : ` ${isShouted(rest) ? nameCase(rest) : rest}`}` : title;
}

function isTitle(title: string, jobRole: string): boolean {
  if (title === '' || title.length > MAX_TITLE || countWords(title) > MOST_WORDS || !/^\p{Lu}[\p{L}\p{N} ,&/()+.#’'–—-]+$/u.test(title)) return false;
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  // A firm's name and a sentence are no titles.
  if (/(?<!\p{L})(?:we|our|you|your|is|are|join|about|ltd|limited|inc|llp|llc|plc|gmbh|salary|per hour|location)(?!\p{L})/iu.test(title)) return false;
  const own = contentStems(jobRole);
  const isShared = [...contentStems(title)].some((stem) => own.has(stem));
  return isShared || (own.size === 0 && words.some((word) => TITLE_WORDS.has(word)));
}

/** "Program Manager, Family Services" as one is called: "Program Manager". */
export function shortTitle(job: string): string {
  const [head = ''] = job.split(/\s*[,(–—:]\s*|\s\/\s|\s-\s/u);
  const named = (text: string): boolean =>
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.some((word) => TITLE_WORDS.has(word)) ?? false;
  return named(head) || !named(job) ? head.trim() : job;
}
