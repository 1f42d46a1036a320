import type { Experience, SectionKind } from '../../../domain/cv.ts';
import type { Place } from '../../../domain/document.ts';
import { FINDING_KINDS, type FindingKind } from '../../../domain/finding.ts';
import { squeezed } from '../../english/folding.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { observedTexts, type ObservedText } from '../../evidence/observations/observed-text.ts';
import { lengthOf } from '../../evidence/structure/length.ts';
import type { Judgement } from '../../judgement.ts';
import { isCounted } from './asks.ts';

/**
 * What a quoted line is on its page: work done in a job; a sentence of the summary; an entry of a list of skills; a course or degree; a paper that was
 * passed; a language; an interest; a prize; a project; unpaid work; the head of an entry (title, employer, dates); anything else.
 */
export type LineRole = 'work' | 'summary' | 'skill' | 'study' | 'paper' | 'language' | 'interest' | 'award' | 'project' | 'volunteering' | 'head' | 'other';

/** What must be known of a line before a mentor says anything about it. */
export interface QuotedLine {
  role: LineRole;
  /** The job it stands under or at the head of; null outside the jobs, and where nothing says which. */
  job: Experience | null;
  /** The whole statement it was quoted from; null where the line was not found among the statements. */
  statement: string | null;
  /** Whether the statement is a whole sentence about something done: it opens with a verb and goes on. */
  isDeed: boolean;
  /** Whether a finding would change or strike something in the statement: it is not called good as it is. */
  isStruck: boolean;
  /** Whether the statement gives a figure that somebody counted. */
  isMeasured: boolean;
  /** Whether the CV is no longer than it should be: nobody has to save space. */
  hasRoom: boolean;
}

const OF_SECTION: Readonly<Partial<Record<SectionKind, LineRole>>> = {
  summary: 'summary',
  objective: 'summary',
  experience: 'work',
  education: 'study',
  certifications: 'paper',
  skills: 'skill',
  projects: 'project',
  languages: 'language',
  awards: 'award',
  volunteering: 'volunteering',
  interests: 'interest',
};

/** Words that a statement has at least that tells of something done. */
const LEAST_WORDS = 4;
/** Lines that one statement runs over, at most. */
const REACH = 6;

/** What the line at a place is, from which `quote` was taken; without a quote, something that is said to be missing there. */
export function quotedLine(judgement: Judgement, { quote, page, line }: Place & { quote: string | null }, self: string | null = null): QuotedLine {
  const { cv, lines } = judgement;
  const here = (place: Place | null): boolean => place?.page === page && place.line === line;
  const at = lines.findIndex(here);
  const section = cv.sections.find(({ from, to }) => from <= at && at < to);
  const job = cv.experience.find((one) => [one.title, one.company, one.period, one].some(here)) ?? null;
  const text = quote === null ? undefined : statementOf(judgement, quote, { page, line });
  const isHead = text?.job == null && (job !== null || cv.education.some((one) => [one.institution, one.period].some(here)) || here(section?.heading ?? null));
  const role = isHead && text?.place !== 'study' ? 'head' : roleOf(text, section?.kind);
  return {
    role,
    job: text?.job ?? job,
    statement: text?.text ?? null,
    isDeed: text !== undefined && (role === 'work' || role === 'project' || role === 'volunteering') && isDeed(text),
    isStruck: isStruck(judgement, text, { page, line }, self),
    isMeasured: isCounted(text?.text ?? quote ?? ''),
    hasRoom: lengthOf(judgement).wordLoad <= 1,
  };
}

/** The job whose statement a quote was taken from, or at whose head it stands; null where it is of none. */
export function jobOf(judgement: Judgement, quote: string, place: Place): Experience | null {
  const text = statementOf(judgement, quote, place);
  const here = (other: Place | null): boolean => other?.page === place.page && other.line === place.line;
  return text?.job ?? judgement.cv.experience.find((one) => [one.title, one.company, one.period, one].some(here)) ?? null;
}

function roleOf(text: ObservedText | undefined, section: SectionKind | undefined): LineRole {
  if (text === undefined) return (section === undefined ? undefined : OF_SECTION[section]) ?? 'other';
  if (SAYS_FREE_TIME.test(text.text)) return 'interest';
  if (text.job !== null) return 'work';
  if (text.place === 'skills') return 'skill';
  const role = OF_SECTION[text.section] ?? 'other';
  // Accomplishments: something done or known, and nothing that was given.
  if (role === 'award' && !GIVEN.test(text.text)) return 'other';
  // Under "Experience" and of no job: a heading, a label, an entry that was not understood.
  return role === 'work' ? 'other' : role;
}

/** "Hobbies: fishing, brass band": a label does for a heading. */
const SAYS_FREE_TIME = /^(?:hobbies|interests|hobbies and interests|free time|outside (?:of )?work)\s*[:–—-]/iu;

/** Said of a prize. */
const GIVEN =
  /\b(?:award\p{L}*|won|received|recogni[sz]ed|named|nominated|prize|honou?rs?|honou?red|medal\p{L}*|earned|winner|finalist|runner-up|scholar\p{L}*|fellowship|grant|dean['’]?s list|employee of|of the (?:month|year|quarter)|place|\d(?:st|nd|rd|th))\b/iu;

/** The statement that holds a quote. */
function statementOf(judgement: Judgement, quote: string, { page, line }: Place): ObservedText | undefined {
  const wanted = squeezed(quote);
  return observedTexts(judgement).findLast((text) => text.page === page && text.line <= line && squeezed(text.text).includes(wanted));
}

/** "Reviewed 61 leases in nine days": a verb that opens the line and something behind it; no label, no list of names, no head of a list. */
function isDeed({ text, tokens }: ObservedText): boolean {
  const form = verbOf(tokens[0]?.word ?? '')?.form;
  if (form === undefined || tokens.length < LEAST_WORDS || /:\s*$/u.test(text)) return false;
  const capitals = tokens.filter(({ start }) => /\p{Lu}/u.test(text[start] ?? '')).length;
  return capitals <= tokens.length / 2;
}

/** Findings that are about the page, and about no word of a line. */
const OF_THE_PAGE: ReadonlySet<FindingKind> = new Set(['skill-unused', 'file-name', 'small-print', 'columns-layout', 'table-layout', 'font-mix', 'comic-font']);

function isStruck({ findings }: Judgement, text: ObservedText | undefined, { page, line }: Place, self: string | null): boolean {
  const said = squeezed(text?.text ?? '').toLowerCase();
  return findings.some(
    (finding) =>
      finding.quote !== null &&
      finding.id !== self &&
      finding.page === page &&
      FINDING_KINDS[finding.kind].group !== 'strengths' &&
      FINDING_KINDS[finding.kind].group !== 'personal' &&
      !OF_THE_PAGE.has(finding.kind) &&
      (finding.line === line ||
        (text !== undefined &&
          finding.line >= text.line &&
          finding.line < text.line + REACH &&
          said.includes(squeezed(String(finding.facts['term'] ?? finding.quote)).toLowerCase()))),
  );
}
