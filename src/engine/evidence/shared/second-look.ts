import type { SectionKind } from '../../../domain/cv.ts';
import type { Line } from '../../../domain/document.ts';
import type { Context } from '../../context.ts';
import {
  ANY_LINK,
  ANY_MAIL,
  ANY_PHONE_LABEL,
  ANY_POSTCODE,
  ANY_SCHOOL,
  ANY_TOWN_LABEL,
  KNOWN_PLACES,
  LABELLED_LIST,
  LANGUAGES_OF_OUR_HEADINGS,
} from '../../lexicon/form/second-look.ts';

/**
 * Rule 2: what a CV is told to lack has been looked for twice. These are the second, cruder looks over everything a reader sees;
 * true means "it may be there", and then nobody says that it is missing.
 */

const visible = ({ document }: Context): Line[] => document.lines.filter((line) => line.hidden === null);

/** Fewer digits in a row (brackets, dots, spaces and dashes between) are no phone number of any country. */
const PHONE_DIGITS = 7;
const DIGIT_RUN = /\d(?:[\s().•·/–-]{0,3}\d){6,}/gu;
const YEARS = /(?:19|20)\d\d\s?(?:[-–—/]|to|bis)\s?(?:19|20)\d\d|(?:0?[1-9]|1[0-2])[./](?:19|20)\d\d/gu;

/** A number that hides some of its digits is there: "+49 176 *** *** **". */
const MASKED_PHONE = /\+\d{1,3}[\s\d()./-]*[xX*•]{2,}|\d{3}[\s.-]?[xX*•]{3}[\s.-]?[xX*•]{3,4}/u;

export function mayHavePhone(context: Context): boolean {
  return visible(context).some(({ text }) => {
    if (ANY_PHONE_LABEL.test(text) || MASKED_PHONE.test(text)) return true;
    const bare = text.replace(YEARS, ' # ').replace(/\S+@\S+|\S*(?:www\.|\.com|https?:)\S*/giu, ' # ');
    return (bare.match(DIGIT_RUN) ?? []).some((run) => run.replace(/\D/gu, '').length >= PHONE_DIGITS);
  });
}

export const mayHaveEmail = (context: Context): boolean => visible(context).some(({ text }) => ANY_MAIL.test(text));

export const mayHaveLink = (context: Context): boolean => visible(context).some(({ text }) => ANY_LINK.test(text.replace(/\S+@\S+/gu, ' ')));

/** A place anywhere: a postcode, a known town, region or country, the place of a job, a label, or a word on the contact line that is none of the rest. */
export function mayHavePlace(context: Context): boolean {
  const { cv } = context;
  if (cv.experience.some((job) => job.location !== null)) return true;
  const lines = visible(context);
  if (lines.some(({ text }) => ANY_POSTCODE.test(text) || ANY_TOWN_LABEL.test(text) || KNOWN_PLACES.test(folded(text)))) return true;
  return lines.some(
    (line) => [cv.email, cv.phone, ...cv.links].some((found) => found?.page === line.page && found.line === line.line) && hasMoreThanContact(context, line),
  );
}

/** Words of a contact line that are no address, number, label or name. */
function hasMoreThanContact({ cv }: Context, line: Line): boolean {
  let rest = line.text;
  for (const found of [cv.email, cv.phone, cv.name, cv.headline, ...cv.links]) if (found) rest = rest.replace(found.value, ' ');
  rest = rest
    .replace(/\S+@\S+|\S*(?:www\.|https?:|\.\p{L}{2,4}\/)\S*/giu, ' ')
    .replace(/\b(?:e-?mail|mail|phone|tel(?:ephone|efon)?|mobile|mobil|cell|handy|contact|linkedin|github|web|website)\b/giu, ' ');
  return /\p{Lu}\p{Ll}{2}/u.test(rest);
}

/** Words of a line of prose at least. */
const PROSE_WORDS = 9;
/** Lines among which somebody may introduce themselves, whatever heading stands above. */
const FIRST_LINES = 20;
const COLUMN_LINES = 4;
const INTRODUCES = /^\W*I(?:['’]m| am)\s(?:an?|the|currently)\s/u;

/** Prose under a heading that we could not name, above the first job or study: whatever it is called, it introduces somebody. */
export function mayHaveSummary({ cv, lines }: Context): boolean {
  // In a narrow column one sentence takes several lines.
  if (
    lines.slice(0, FIRST_LINES).some(
      ({ text }, at) =>
        INTRODUCES.test(text) &&
        lines
          .slice(at, at + COLUMN_LINES)
          .map((line) => line.text)
          .join(' ')
          .split(/\s+/u).length >= PROSE_WORDS,
    )
  )
    return true;
  const first = cv.sections.findIndex(({ kind }) => kind === 'experience' || kind === 'education');
  return cv.sections
    .slice(0, first < 0 ? cv.sections.length : first)
    .some(
      ({ kind, from, to }) =>
        kind === 'other' && lines.slice(from + 1, to).some(({ text }) => !/^\s*[•–—*-]/u.test(text) && text.split(/\s+/u).length >= PROSE_WORDS),
    );
}

/** An entry of a list of several: "Python, a bit", "FPLC (ÄKTA pure)". */
const LIST_ITEMS = 3;
const ITEM_WORDS = 4;
const ELSEWHERE: ReadonlySet<SectionKind> = new Set([
  'summary',
  'objective',
  'experience',
  'education',
  'languages',
  'interests',
  'publications',
  'references',
  'header',
]);

/** Whether something that could be a list of skills stands anywhere under whatever heading, or the CV's headings are in a language we do not know. */
export function mayHaveSkills(context: Context): boolean {
  const { cv, lines } = context;
  if (!LANGUAGES_OF_OUR_HEADINGS.has(cv.language)) return true;
  return cv.sections.some((section) => {
    const within = lines.slice(section.from, section.to);
    return within.some(({ text }) => (section.kind !== 'header' && LABELLED_LIST.test(text)) || (!ELSEWHERE.has(section.kind) && isList(text)));
  });
}

function isList(text: string): boolean {
  const items = text.replace(/^[^:,]{1,40}:\s*/u, '').split(/\s*[,;|·•/]\s*|\s{3,}|\t/u);
  return items.length >= LIST_ITEMS && items.filter((item) => item.split(/\s+/u).length <= ITEM_WORDS).length >= items.length * 0.7;
}

const ANY_YEAR = /(?<![\d.])(?:19|20)\d\d(?!\d)|(?<!\d)(?:0?[1-9]|1[0-2])[./]\d\d(?!\d)|\d\d\s?[-–]\s?(?:now|present|heute|today)/iu;

/** Whether a year stands anywhere outside the education, where a job could be told; or headings are in a language we do not know. */
export function mayHaveJobs(context: Context): boolean {
  const { cv, lines } = context;
  if (!LANGUAGES_OF_OUR_HEADINGS.has(cv.language)) return true;
  const school = cv.sections.filter(({ kind }) => kind === 'education' || kind === 'certifications' || kind === 'personal');
  return lines.some(({ text }, at) => ANY_YEAR.test(text) && !school.some(({ from, to }) => at >= from && at < to));
}

export function mayHaveSchool(context: Context): boolean {
  return !LANGUAGES_OF_OUR_HEADINGS.has(context.cv.language) || visible(context).some(({ text }) => ANY_SCHOOL.test(text));
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
