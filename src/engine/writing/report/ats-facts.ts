import { agreeing, counted } from '../../english/grammar/agreement.ts';
import { listed } from '../../english/grammar/lists.ts';
import type { SectionKind } from '../../../domain/cv.ts';
import type { Finding, FindingKind } from '../../../domain/finding.ts';
import { isInOneForm } from '../../evidence/dates/date-format-mix.ts';
import { countedJobs } from '../../evidence/shared/counts.ts';
import { isOfOneCountry } from '../../lexicon/wants/of-one-country.ts';
import { mayHavePlace, mayHaveSchool, mayHaveSkills } from '../../evidence/shared/second-look.ts';
import { strangeHeadings } from '../../evidence/structure/unknown-heading.ts';
import type { Place } from '../../../domain/document.ts';
import { hasOwnList } from '../../job/occupations/own-occupation.ts';
import { fold } from '../../english/folding.ts';
import { ANY_DEGREE, STANDARD_HEADINGS } from '../../lexicon/form/standard-headings.ts';
import { kindOfHeading, stemOf } from '../../reading/sections/heading-words.ts';
import { lengthOf } from '../../evidence/structure/length.ts';
import { shortQuote } from '../../../domain/quote.ts';
import type { RobotFieldName } from '../../../domain/roast.ts';
import { aboutTheWork } from '../../evidence/personal/about-the-work.ts';
import { askedSkills } from '../../evidence/job/asked-skills.ts';
import type { Judgement } from '../../judgement.ts';
import { robotView } from '../../reading/robot-view.ts';
import { placesInWords } from './places.ts';
import { hasLostJobs, linesOfWork } from './rewrites/lines-of-work.ts';
import { hasUnreadSpans } from './rewrites/unread-spans.ts';

const MOST = 10;
const KEYWORDS = 6;
const PIECE = 60;
/** Fewer keywords than these say nothing about a page. */
const LEAST_KEYWORDS = 4;
/** Below this share the list rather than the page is the wrong one. */
const LEAST_SHARE = 0.3;

/** Headings that parsers sort by. */
const PLAIN_HEADINGS: Partial<Record<SectionKind, string>> = {
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  summary: 'Summary',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  interests: 'Interests',
};
const FIELD_NAMES: Partial<Record<RobotFieldName, string>> = {
  name: 'your name',
  email: 'an e-mail address',
  phone: 'a phone number',
  location: 'your town',
  currentTitle: 'your job title',
  currentCompany: 'your employer',
  period: 'the dates of a job',
  degree: 'a degree',
  skills: 'a list of skills',
};

/**
 * Facts about this file as application software meets it, each with what to do: what harms first, what may stay last.
 * Only what is true of parsers in general; no shares, no statistics. `told` are the kinds of findings that it tells with their way out.
 */
export function writeAtsFacts(judgement: Judgement): { facts: string[]; told: ReadonlySet<FindingKind> } {
  const all = PARTS.flatMap(({ tell, kinds }) => tell(judgement).map((told) => ({ ...told, kinds })));
  const first = [...all.filter((told) => !told.fine), ...all.filter((told) => told.fine)].slice(0, MOST);
  return { facts: first.map(({ text }) => text), told: new Set(first.flatMap((told) => (told.fine ? [] : told.kinds))) };
}

interface Told {
  text: string;
  /** Nothing to do. */
  fine: boolean;
}
const todo = (text: string): Told[] => [{ text, fine: false }];
const fine = (text: string): Told[] => [{ text, fine: true }];
const of = ({ findings }: Judgement, kind: FindingKind): Finding[] => findings.filter((finding) => finding.kind === kind);
const cut = (text: string): string => shortQuote(text, PIECE);
const isFile = ({ document }: Judgement): boolean => document.source === 'pdf';

function contact(judgement: Judgement): Told[] {
  const { fields } = robotView(judgement);
  const named = fields.flatMap(({ name, value }) => {
    // A list that our reader could not take apart is a list all the same.
    if (name === 'skills' && value === null && (mayHaveSkills(judgement) || judgement.cv.sections.some(({ kind }) => kind === 'skills'))) return [];
    const said = name === 'degree' ? degreeName(value, judgement) : FIELD_NAMES[name];
    return said === undefined ? [] : [{ name: said, value }];
  });
  const lost = [...new Set(named.filter(({ value, name }) => value === null && !mayStand(name, judgement)).map(({ name }) => name))];
  const found = [...new Set(named.filter(({ value }) => value !== null).map(({ name }) => name))];
  return lost.length > 0
    ? todo(
        `Our reader looked for ${listed(lost)} and could not find ${agreeing(lost.length, 'it', 'them')}. If ${agreeing(lost.length, 'it is', 'they are')} on the page, another parser may miss ${agreeing(lost.length, 'it', 'them')} too: write ${agreeing(lost.length, 'it', 'each')} as plain text, on a line of its own, outside headers and pictures.`,
      )
    : hasLostJobs(judgement) || hasUnreadSpans(judgement)
      ? []
      : fine(`Our reader found ${listed(found)}. Leave them where they stand.`);
}

/** A second look (rule 2): a name may be set in capitals, an employer may stand in the line of the title, a town before a postcode. */
function mayStand(name: string, judgement: Judgement): boolean {
  const { cv, lines } = judgement;
  if (name === FIELD_NAMES.name) return lines.slice(0, OPENING).some(({ text }) => MAY_BE_NAME.test(text.replace(/,.*$/u, '').trim()));
  if (name === FIELD_NAMES.currentCompany) return cv.experience.some(({ company }) => company !== null) || lines.some(({ text }) => MAY_BE_EMPLOYER.test(text));
  if (name === FIELD_NAMES.currentTitle) return cv.experience.some((job) => job.title !== null);
  if (name === FIELD_NAMES.period) return cv.experience.some(({ period }) => period !== null);
  return name === FIELD_NAMES.location && mayHavePlace(judgement);
}
/** Lines at the top in which a name stands. */
const OPENING = 3;
const MAY_BE_NAME = /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Rev|Coach|Chef|Capt)\.?\s)?\p{Lu}[\p{L}’'.-]*(?:\s["“(]?\p{Lu}[\p{L}’'.-]*["”)]?){1,4}$/iu;
const MAY_BE_EMPLOYER =
  /\b(?:Ltd|Limited|GmbH|Inc|LLC|LLP|PLC|Pvt|Corp|S\.?A\.?|AG|B\.?V\.?|& Sons?|freelance|self[- ]employed|Council|Trust|Hospital|School)\b/iu;

const SCHOOL = /school|college|universit|c[eé]gep|academ|institut|diplom/iu;

/** "A degree" is said of a degree; of other schooling that it is there. Where there is schooling of any kind, none is told to be lost. */
function degreeName(value: string | null, judgement: Judgement): string | undefined {
  const hasSchool = judgement.cv.education.length > 0 || mayHaveSchool(judgement) || judgement.lines.some(({ text }) => SCHOOL.test(text));
  if (value === null) return hasSchool ? undefined : FIELD_NAMES.degree;
  if (ANY_DEGREE.test(value)) return FIELD_NAMES.degree;
  return judgement.cv.education.some(({ degree }) => degree !== null && ANY_DEGREE.test(degree.value)) ? FIELD_NAMES.degree : 'your education';
}

function columns(judgement: Judgement): Told[] {
  const [finding] = of(judgement, 'columns-layout');
  if (finding !== undefined)
    return todo(
      `${finding.facts['columns']} columns stand side by side from ${placesInWords([finding])} on. Some parsers read straight across and mix them: put everything into one column, the side column last.`,
    );
  // A grid is no single column, whatever the reader made of it.
  return isFile(judgement) && judgement.document.columns === 1 && of(judgement, 'table-layout').length === 0
    ? fine('One column: parsers read it in the order you wrote it. Keep it so.')
    : [];
}

function table(judgement: Judgement): Told[] {
  const [finding] = of(judgement, 'table-layout');
  return finding === undefined
    ? []
    : todo(
        `Text is laid out in a table at ${placesInWords([finding])}. Some parsers lose the order of cells, and dates part from their jobs: use plain lines, the date at the end of the line with the title.`,
      );
}

function headings(judgement: Judgement): Told[] {
  const strange = of(judgement, 'unknown-heading').length > 0 ? strangeHeadings(judgement) : [];
  const { sections, language } = judgement.cv;
  const kindAt = (place: Place): SectionKind | undefined =>
    sections.find(({ heading }) => heading !== null && heading.page === place.page && heading.line === place.line)?.kind;
  if (strange.length > 0) {
    return strange.slice(0, 3).flatMap((heading) => {
      const kind = kindAt(heading);
      const plain = kind === undefined ? undefined : PLAIN_HEADINGS[kind];
      return todo(
        `“${cut(heading.value)}” (${placesInWords([heading])}) is no heading that parsers sort by${plain === undefined ? '. Use one of the plain ones: Work Experience, Education, Skills.' : `: call it “${plain}”.`}`,
      );
    });
  }
  const all = sections.flatMap(({ heading, kind }) => (heading === null ? [] : [{ heading, kind }]));
  if (all.length === 0) return todo('No heading was found that parsers sort by. Set “Work Experience”, “Education” and “Skills” on lines of their own.');
  const own = all.filter(
    ({ heading, kind }) => SORTED_BY.has(kind) && language === 'en' && kindOfHeading(heading.value) === null && stemOf(heading.value) === null,
  );
  // Only what has been looked up is praised.
  const known = all.filter(({ heading }) => (language === 'en' ? STANDARD_HEADINGS.has(fold(heading.value)) : kindOfHeading(heading.value) !== null));
  return [
    ...own
      .slice(0, 2)
      .flatMap(({ heading, kind }) =>
        todo(
          `“${cut(heading.value)}” (${placesInWords([heading])}) is a heading of your own, and not every parser will know what stands under it: “${PLAIN_HEADINGS[kind] ?? 'Work Experience'}” is the plain one.`,
        ),
      ),
    ...(known.length === 0
      ? []
      : fine(
          `${listed(known.slice(0, 5).map(({ heading }) => `“${cut(heading.value)}”`))} ${agreeing(known.length, 'is a heading', 'are headings')} that parsers know.`,
        )),
  ];
}

/** What software sorts a CV by. */
const SORTED_BY: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'education', 'skills']);

function dates(judgement: Judgement): Told[] {
  const [mix] = of(judgement, 'date-format-mix');
  const missing = of(judgement, 'date-missing');
  return [
    ...(mix === undefined
      ? []
      : todo(
          `Dates are written in ${mix.facts['formats']} ways, such as “${cut(String(mix.facts['one']))}” and “${cut(String(mix.facts['other']))}”. Parsers count your years from them: choose one form with month and year, and use it everywhere.`,
        )),
    ...(missing.length === 0
      ? []
      : todo(
          `“${cut(String(missing[0]?.facts['title'] ?? 'A job'))}” has no dates (${placesInWords(missing)}). Software cannot count what it cannot date: give month and year.`,
        )),
    ...(mix === undefined && missing.length === 0 && isInOneForm(judgement) && countedJobs(judgement) !== null && !hasLostJobs(judgement)
      ? fine('The dates of your jobs are in one form, so software can count the years.')
      : []),
  ];
}

function keywords(judgement: Judgement): Told[] {
  const { job } = judgement;
  const { matched, missing } = askedSkills(aboutTheWork(judgement));
  const names = missing.map(({ name }) => name);
  const total = matched.length + missing.length;
  if (!hasOwnList(job)) return [];
  // A list of one or two is none, and of who holds the title and shows hardly anything the list is the wrong one.
  if (total < LEAST_KEYWORDS || matched.length < total * LEAST_SHARE) return [];
  const shown =
    matched.length === 0
      ? `Of ${total} keywords for ${job.title} none is on the page`
      : `${matched.length} of ${total} keywords for ${job.title} ${agreeing(matched.length, 'is', 'are')} on the page`;
  return names.every(isOfOneCountry)
    ? fine(`${shown}.`)
    : todo(
        `${shown}. Not found: ${names
          .filter((name) => !isOfOneCountry(name))
          .slice(0, KEYWORDS)
          .join(', ')}. Add those you can prove, in these words, first in a job and then in the skills.`,
      );
}

function skillBars(judgement: Judgement): Told[] {
  const bars = of(judgement, 'skill-bar');
  const first = bars[0];
  return first === undefined
    ? []
    : todo(
        `Ratings such as “${cut(String(first.facts['term']))} ${first.facts['rating']}” (${placesInWords(bars)}) reach a parser as stray signs or not at all. Name the skill, and show it in a job.`,
      );
}

function title(judgement: Judgement): Told[] {
  if (!isFile(judgement)) return [];
  const [finding] = of(judgement, 'document-title');
  if (finding !== undefined)
    return todo(
      `The title in the document’s properties reads “${cut(String(finding.facts['title']))}”. It shows in the tab of whoever opens the file: set it to your name and the job.`,
    );
  return judgement.document.title === null || judgement.document.title.trim() === ''
    ? todo('The document’s properties hold no title. Set it to your name and the job before you export.')
    : [];
}

function fileName(judgement: Judgement): Told[] {
  const [finding] = of(judgement, 'file-name');
  return finding === undefined
    ? []
    : todo(`The file is called “${cut(String(finding.facts['name']))}”. Recruiters see it in a list of others: use your name and the job.`);
}

function fonts(judgement: Judgement): Told[] {
  const [mix] = of(judgement, 'font-mix');
  const [comic] = of(judgement, 'comic-font');
  if (mix !== undefined) return todo(`${mix.facts['fonts']} typefaces are in use. Software does not mind, readers do: keep one for headings and one for text.`);
  return comic === undefined
    ? []
    : todo(
        `The text is set in ${cut(String(comic.facts['font']))}. A parser reads it like any other; the person after the parser does not. Take a standard face such as Calibri or Arial.`,
      );
}

function textLayer(judgement: Judgement): Told[] {
  if (!isFile(judgement)) return [];
  const { words } = lengthOf(judgement);
  const { pages } = judgement.document;
  return fine(`The file holds real text, ${words} words on ${counted(pages, 'page')}, and is no scan. Keep exporting it straight from the word processor.`);
}

/** What our reader has not made a job of (rule 2): told as its own trouble, with what helps. */
function lostJobs(judgement: Judgement): Told[] {
  if (!hasLostJobs(judgement)) return [];
  const { unread } = linesOfWork(judgement);
  const [first] = unread;
  const found = judgement.cv.experience.length;
  const jobs = found === 0 ? 'no job' : `only ${counted(found, 'job')}`;
  const where = first === undefined ? '' : ` It could not tell to which job the lines from ${placesInWords([first])} on belong.`;
  return todo(
    `Our reader made out ${jobs} on your page, and other software may do no better.${where} Set the head of each job on one line, as title, employer and dates, with its bullets right below and “Work Experience” above them all. What this report says of your work is taken from the lines themselves.`,
  );
}

/** What is looked at, and the findings that it tells of where there is something to do. */
const PARTS: readonly { tell: (judgement: Judgement) => Told[]; kinds: readonly FindingKind[] }[] = [
  { tell: lostJobs, kinds: ['missing-experience', 'no-numbers', 'no-bullets', 'thin-job', 'date-missing', 'tiny-bullet', 'too-short'] },
  { tell: contact, kinds: ['missing-email', 'missing-phone', 'missing-location', 'missing-skills'] },
  { tell: columns, kinds: ['columns-layout'] },
  { tell: table, kinds: ['table-layout'] },
  { tell: headings, kinds: ['unknown-heading'] },
  { tell: dates, kinds: ['date-format-mix', 'date-missing'] },
  { tell: keywords, kinds: ['skills-missing'] },
  { tell: skillBars, kinds: ['skill-bar'] },
  { tell: title, kinds: ['document-title'] },
  { tell: fileName, kinds: ['file-name'] },
  { tell: fonts, kinds: ['font-mix', 'comic-font'] },
  { tell: textLayer, kinds: [] },
];
