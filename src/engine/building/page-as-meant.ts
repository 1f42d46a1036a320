import type { CvDocument, Line } from '../../domain/document.ts';
import { findPeriods } from '../reading/text/dates.ts';
import { capital } from '../english/grammar/capitals.ts';
import { verbOf } from '../english/grammar/verbs.ts';
import { isDegree, schoolScore, titleScore } from '../reading/text/evidence-words.ts';
import { unscrambled } from '../reading/text/mojibake.ts';
import { ungluedStudy } from '../reading/studies/glued-study.ts';

/** "City , State" of a template that nobody filled in, with the sign before it. */
const NOWHERE =
  /\s?(?:[–—|-]\s?)?(?<!\p{L})(?:City ?, ?(?:State|Country)|(?<=[–—-] )City|State(?= ?, ?(?:US|USA|United States|Canada)(?!\p{L}))|(?<=[–—] )State|(?<=- |\d )State(?= ?,|$))(?! (?:University|College|School|Council|Hall|Bank|Farm|Police|Hospital))(?: ?, ?(?:State|Country|USA?|[Uu]\.[Ss]\.(?:[Aa]\.?)?|United States|Canada|India|UK|United Kingdom))*(?!\p{L})/u;
const ONLY_NOWHERE = /^[\s–—|,-]*(?:City|State|City ?, ?State(?: ?, ?\p{L}{2,13})?)$/u;
const NOBODY = /(?<!\p{L})(?:Company Name|Employer Name|Name of Company)(?!\p{L})/u;
/** Before anything dearer is asked. */
const SCHOOL = /universi|college|institute|academy|school|seminary|polytechnic|conservator/iu;
/** A paper of a course with its year: "Certificate : First Aid 2014 Red Cross". */
const PAPER = /^(?:certificat\p{L}*|diploma|course|training|graduate)\b.* : .*(?:19|20)\d\d .*\p{Lu}/iu;
/** So many words behind the head of a job tell what was done there. */
const FEWEST_TOLD = 7;
const LONGEST_HEAD = 110;

/**
 * The page as its author meant it, for what is built from it: letters that a program scrambled are mended, places of a template that nobody
 * filled in are gone, what is told on the line of a head stands on its own line, and a study without signs between its parts has some.
 * Lines keep their numbers; one that was cut off another comes half a number later.
 */
export function pageAsMeant(document: CvDocument): CvDocument {
  const lines = joinNowhere(document.lines.map((line) => (line.hidden === null ? withText(line, unscrambled(line.text)) : line))).flatMap(meantLines);
  return {
    ...document,
    lines: datesBeside(withoutEchoes(lines))
      .filter(({ text }) => text !== '')
      .map((line) => (line.hidden === null ? withText(line, line.text.replace(/(?<=\S) ,(?=\s|$)/gu, ',')) : line)),
  };
}

const withText = (line: Line, text: string): Line => (text === line.text ? line : { ...line, text });

/** "… Southmarsh University City ," over "State GPA: 3.4": one place that nobody filled in. */
function joinNowhere(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (/(?<!\p{L})City ?,$/u.test(line.text) && /^State(?!\p{L})/u.test(below?.text ?? '')) return withText(line, `${line.text} State`);
    return /^State(?!\p{L})/u.test(line.text) && /(?<!\p{L})City ?,$/u.test(above?.text ?? '') ? withText(line, line.text.replace(/^State\s*/u, '')) : line;
  });
}

function meantLines(line: Line): Line[] {
  if (line.hidden !== null) return [line];
  if (ONLY_NOWHERE.test(line.text)) return [];
  const unnamed = line.text.replace(NO_SCHOOL, '');
  return unnamed === '' ? [] : partedLines(withText(line, unnamed));
}

/** A school that nobody named. */
const NO_SCHOOL = /(?<!\p{L})(?:School|University|College) Name(?!\p{L}),?\s*/giu;

function partedLines(written: Line): Line[] {
  // "kitchen porter Company Name": what stands before nobody's name is a title, however it is written.
  const line = /^\p{Ll}.* Company Name/u.test(written.text) ? withText(written, capital(written.text)) : written;
  const place = NOWHERE.exec(line.text);
  const [before, behind] = place === null ? [line.text, ''] : [line.text.slice(0, place.index).trim(), line.text.slice(place.index + place[0].length).trim()];
  if (!NOBODY.test(line.text)) {
    // "University of Marshfield City , State B.A : Economics"
    const whole = schoolScore(before) === 2 && isDegree(behind) && !isDegree(before) ? ungluedStudy(`${before} ${behind}`) : null;
    const isStudy = (isDegree(line.text) || / : /u.test(before)) && (SCHOOL.test(before) || PAPER.test(before));
    const study = whole ?? (isStudy ? ungluedStudy(before, behind) : null);
    if (study !== null) return studyLines(line, study);
    const text = place === null ? line.text : `${before} ${behind}`.trim();
    return [withText(line, isDegree(text.slice(0, 60)) ? onceTold(text.replace(/\s+:\s+(?=\p{L})/u, ': ')) : text)];
  }
  // "Current Company Name": when, and no title.
  if (line.text.startsWith('Current Company Name')) return [withText(line, `${before} ${behind}`.trim().replace(/^Current /u, ''))];
  if (place !== null && !NOBODY.test(before)) return [withText(line, `${before} ${behind}`.trim())];
  const head = place === null ? (/^.*?Company Name/u.exec(line.text)?.[0] ?? '') : before;
  const told = place === null ? line.text.slice(head.length).trim() : behind;
  const title = titleBefore(told);
  if (head !== '' && title !== '' && head.length + title.length <= LONGEST_HEAD)
    return [withText(line, `${head} ${title}`), { ...line, line: line.line + HALF, text: told.slice(title.length).trim() }];
  if (head === '' || head.length > LONGEST_HEAD || !tells(told)) return [withText(line, `${before} ${behind}`.trim())];
  return [withText(line, head), { ...line, line: line.line + HALF, text: told }];
}

/** "Associate of Science: Nursing Nursing": what the template says twice. */
const onceTold = (text: string): string => text.replace(/(?<=: )(\p{Lu}[^:,]{2,60}?) \1$/u, '$1');

/** A line that was cut off another stands between it and the next. */
const HALF = 0.5;

const tells = (text: string): boolean =>
  text.split(/\s+/u).length >= FEWEST_TOLD && /^[\p{Lu}\d•*-]/u.test(text) && !findPeriods(text).some(({ range, from }) => range && from < LONGEST_HEAD);

/** Words of a title in front of what was done under it. */
const LONGEST_TITLE = 6;

/** "HR Coordinator Administered the payroll of thirty": the post before its first deed; empty where the line tells no such thing. */
function titleBefore(told: string): string {
  const words = told.split(' ');
  if (words.length < FEWEST_TOLD) return '';
  const at = words.findIndex((word, index) => index > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && verbOf(word.toLowerCase())?.form === 'past');
  const title = words.slice(0, Math.max(0, at)).join(' ');
  return at > 0 && at <= LONGEST_TITLE && titleScore(title) === 2 && !/[.,;:]/u.test(title) && findPeriods(title).length === 0 ? title : '';
}

function studyLines(line: Line, { degree, school, date, rest }: NonNullable<ReturnType<typeof ungluedStudy>>): Line[] {
  const head = withText(line, [degree, school, date].filter((part) => part !== '').join('\t'));
  return rest === '' ? [head] : [head, { ...line, line: line.line + HALF, text: `• ${rest}` }];
}

/** What the template says again of a study goes on over the end of its line: "… State Business" / "Administration". */
function withoutEchoes(lines: readonly Line[]): Line[] {
  const told = lines.map((line) => ({ ...line }));
  for (const [at, line] of told.entries()) {
    const next = told[at + 1];
    if (next === undefined) continue;
    if (line.line % 1 === HALF && line.text.startsWith('• ') && /^\p{Ll}/u.test(next.text)) {
      line.text = `${line.text} ${next.text}`;
      next.text = '';
    } else if (isCutStudy(line, true)) {
      const subject = (line.text.split('\t')[0] ?? '').split(/: /u)[1] ?? '';
      const words = subject.split(' ');
      const echo = words.map((_, from) => words.slice(from).join(' ')).find((rest) => rest !== '' && `${next.text} `.startsWith(`${rest} `));
      if (echo !== undefined && !isDegree(next.text.slice(0, 40))) next.text = next.text.slice(echo.length).trim();
    }
  }
  return told;
}

/** "June 2017" over a study in its parts that has no date: its date, in its cell. */
function datesBeside(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above !== undefined && isLoneDate(above) && isCutStudy(line)) return withText(line, `${line.text}\t${above.text.trim()}`);
    return isLoneDate(line) && below !== undefined && isCutStudy(below) ? withText(line, '') : line;
  });
}

const isLoneDate = ({ text }: Line): boolean => {
  const [found, ...more] = findPeriods(text);
  return found !== undefined && more.length === 0 && text.trim().length - (found.to - found.from) <= 2;
};
const isCutStudy = ({ text }: Line, mayHaveDate = false): boolean =>
  text.includes('\t') &&
  schoolScore(text.split('\t')[1] ?? '') === 2 &&
  isDegree(text) &&
  (mayHaveDate || (text.split('\t').length === 2 && findPeriods(text).length === 0));
