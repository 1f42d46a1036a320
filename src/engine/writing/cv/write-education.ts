import type { CvEducation } from '../../../domain/cv-build.ts';
import type { Education } from '../../../domain/cv.ts';
import { countWords } from '../../english/tokens.ts';
import { clip } from '../../building/clip.ts';
import { STUDY_DETAIL, studyRow } from '../../building/education-text.ts';
import { printedPeriod } from '../../building/printed-period.ts';
import { STUDY_AS_PRINTED } from '../../building/printed-studies.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { findPeriods } from '../../reading/text/dates.ts';
import { isDegree, schoolScore } from '../../reading/text/evidence-words.ts';
import { readCv } from '../../reading/read-cv.ts';
import { isNothing, plainText } from './answers.ts';
import { capital, isCaseless } from '../../english/grammar/capitals.ts';
import { degreeCase, nameCase, placeCase } from '../../english/grammar/casing.ts';

const NONE: CvEducation = { degree: '', institution: '', dates: '', details: '' };
const MOST_ROWS = 12;
/** What somebody has not studied: a CV is silent about it. */
const NO_STUDY =
  /^(?:i )?left (?:school|education)(?: (?:at|aged|in|when i was))?(?: \d+)?(?: (?:with )?(?:no|without) qualifications?)?$|^(?:no|nothing after|only) (?:school|education|qualifications?|degree|uni|university|college)$|^(?:just )?school$/iu;
/** What opens a sentence about one's studies, and says nothing about them. */
const LEAD =
  /^left (?:school|education) (?:at \d+ |aged \d+ |in \d{4} )?(?:with )?(?=\d)|^(?:so |and |also |then |currently |now |i'm |i am )*(?:i )?(?:have |had |got |did |do |hold |completed |studied |studying |in my (?:first|second|third|final) year of |read |finished |earned |obtained |received |am doing |am studying for |studied for )(?:my |a |an |the |for )?(?=\S)|^(?:i )?(?:went|go|attended|was) (?:to |at )(?=\S)|^(?:i )?graduated (?:from |in |with )?(?:a |an |my )?(?=\S)/iu;

/**
 * The studies somebody names, the first as the CV's main one; those with a degree and a school are entries of their own, what else
 * there is stands in its details, one a line. Nothing is added.
 */
export function writeEducation(answer: string, language: string): { main: CvEducation; others: CvEducation[] } {
  const brought = broughtAlong(answer);
  if (brought !== null) return brought;
  const rows = answer
    // Two studies, each with its year: "ACCA 2017, BA Accounting, Hull, 2011".
    .replace(/((?:19|20)\d\d),\s+(?=[^,\n;]*\p{L}{2}[^\n;]*(?:19|20)\d\d)(?!expected|graduat|until)/giu, '$1\n')
    .split(/[\n\r]+|;\s+|\.\s+(?=\p{Lu}|i\b)|,\s+(?=(?:then|and then|also)\b)/u)
    .map((row) =>
      plainText(row)
        .replace(/^[\s•*·–—-]+/u, '')
        .replace(/[\s.,;]+$/u, ''),
    )
    .map((row) =>
      row.replace(/^(?:i )?dropped out of (?:uni(?:versity)?|college|school)?\s*(?:\(([^()]+)\)|(.*))$/iu, (_, inside = '', bare = '') =>
        (inside || bare).trim() === '' ? '' : `${(inside || bare).trim()} (not completed)`,
      ),
    )
    .filter((row) => /[\p{L}\p{N}]{2}/u.test(row) && !isNothing(row) && !NO_STUDY.test(row))
    .map((row) => clip(row))
    .slice(0, MOST_ROWS);
  const studies = rows.map((row) => studyOf(row, language));
  const main = studies.findIndex(({ degree, institution }) => degree !== '' || institution !== '');
  // No school and no degree that we know: one short row still names what was studied.
  if (main < 0) {
    const [only = ''] = rows;
    const [study = NONE] = studies;
    const named = study.details === '' ? only : study.details;
    const single =
      rows.length === 1 && countWords(named) <= 9 && !SENTENCE.test(named)
        ? { ...NONE, degree: language === 'en' ? name(named) : sentence(named), dates: study.dates }
        : { ...NONE, details: rows.map(sentence).join('\n') };
    return { main: single, others: [] };
  }
  const [first = NONE] = studies.slice(main);
  const rest = studies.filter((_, at) => at !== main);
  const isWhole = ({ degree, institution }: CvEducation): boolean => degree !== '' && institution !== '';
  const bare = rest
    .filter((study) => !isWhole(study))
    .map((study) => [study.degree, study.institution, study.details, study.dates].filter((part) => part !== '').join(', '));
  return { main: { ...first, details: [first.details, ...bare].filter((row) => row !== '').join('\n') }, others: rest.filter(isWhole) };
}

/** Studies as an import writes them down, where every row is one or belongs to one; null for what was typed. */
function broughtAlong(answer: string): { main: CvEducation; others: CvEducation[] } | null {
  const rows = answer.split(/[\n\r]+/u).filter((row) => row.trim() !== '');
  const studies: CvEducation[] = [];
  if (rows.every((row) => studyRow(row) === null && !row.startsWith(STUDY_AS_PRINTED))) return null;
  for (const row of rows) {
    const last = studies.at(-1);
    if (row.startsWith(STUDY_AS_PRINTED)) {
      studies.push({ ...NONE, degree: plainText(row.slice(STUDY_AS_PRINTED.length)) });
      continue;
    }
    const study = studyRow(row);
    if (study !== null) studies.push({ ...study, details: '' });
    else if (last !== undefined && row.startsWith(STUDY_DETAIL))
      last.details = [last.details, plainText(row.slice(STUDY_DETAIL.length))].filter((part) => part !== '').join('\n');
    else studies.push({ ...NONE, degree: plainText(row) });
  }
  const [main, ...others] = studies.map((study) =>
    study.institution === '' && study.degree.length > LONG_NAME
      ? { ...study, degree: study.degree.replaceAll("'", '’') }
      : { ...study, degree: name(plainText(study.degree)), institution: name(plainText(study.institution)) },
  );
  return main === undefined ? null : { main, others };
}

/** Characters; a longer row is no name, and keeps its letters as they were printed. */
const LONG_NAME = 60;

const SENTENCE = /\b(?:i|my|we|was|were|left|went|finished|school|nothing|never|then)\b/iu;
/** Written at the end of a study, in capitals or not: who gave it. */
const SHORT_SCHOOLS = /\s(ucl|ucd|dcu|lse|rcsi|mit|nyu|ucla|usc|eth|rwth|lmu|nus|uwe|mmu|ucc|tcd|qub|uea|lsbu|kcl|atu|tud|oxford|cambridge)$/iu;

/** "B.S. Computer Science": the reader takes the subject for the degree, and the letters in front of it must not get lost. */
function withItsLetters(text: string, degree: string): string {
  const lead = degree === '' ? '' : text.slice(0, Math.max(0, text.indexOf(degree))).trim();
  return /^(?:[BMD]\.?\s?(?:S|A|Sc|Eng|Ed|Tech|Com|Phil|BA|F\.?A|S\.?c)\.?|Ph\.?\s?D\.?)$/u.test(lead) && !/^(?:of|in)\b/iu.test(degree)
    ? `${lead} ${degree}`
    : degree;
}

function studyOf(row: string, language: string): CvEducation {
  const expected = /[\s,(]+(?:expected|graduating|due)(?: in)?:? ((?:\p{L}{3,9} )?20\d\d)\)?$/iu.exec(row);
  if (expected !== null) return { ...studyOf(row.slice(0, expected.index), language), dates: `Expected ${expected[1] ?? ''}` };
  const dated = /^(.*?)[\s,(]*((?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?)\)?$/u.exec(row);
  const short = SHORT_SCHOOLS.exec(dated?.[1] ?? row);
  const lead = (dated?.[1] ?? row).slice(0, short?.index ?? 0).trim();
  if (short !== null && isDegree(lead) && !/,|\b(?:at|from)$/iu.test(lead)) {
    const study = studyOf([lead, dated?.[2] ?? ''].join(' ').trim(), language);
    const place = short[1] ?? '';
    if (study.institution === '') return { ...study, institution: place.length > 5 ? name(place) : place.toUpperCase() };
  }
  const said = row.replace(LEAD, '').trim();
  const text = isCaseless(said) ? nameCase(said) : said;
  const read = byReader(text, language);
  const study = read ?? byParts(text, language);
  return { ...study, degree: withItsLetters(text, study.degree) };
}

/** The reader of CVs, where it understands all of the line. */
function byReader(text: string, language: string): CvEducation | null {
  const studies = readCv(documentFromText(`Education\n${text}`)).cv.education;
  const [study] = studies;
  if (study === undefined || studies.length > 1 || study.degree === null || study.institution === null) return null;
  const parts = [study.degree.value, study.institution.value, study.period?.text ?? '', ...study.details.map(({ value }) => value)];
  const grades = text.split(/\s*,\s*/u).filter((piece) => GRADE.test(piece) && !parts.some((part) => part.includes(piece)));
  // What it passed over is left out nowhere: then the line is taken apart by hand.
  const left = letters(text) - parts.reduce((sum, part) => sum + letters(part), 0);
  return left > 4
    ? null
    : {
        degree: degreeCase(name(study.degree.value)),
        institution: placeCase(name(study.institution.value)),
        dates: datesOf(study, text, language),
        details: [...study.details.map(({ value }) => value), ...grades].join(', '),
      };
}

function datesOf({ period }: Education, text: string, language: string): string {
  if (period !== null) return printedPeriod(period, language);
  const [found] = findPeriods(text);
  return found === undefined ? '' : printedPeriod({ ...found, text: '' }, language);
}

/** Date out, then the piece that names a school, then the piece that names a degree. */
function byParts(text: string, language: string): CvEducation {
  const [period] = findPeriods(text);
  const bare = period === undefined ? text : `${text.slice(0, period.from)}|${text.slice(period.to)}`;
  const dates = period === undefined ? '' : printedPeriod({ ...period, text: text.slice(period.from, period.to) }, language);
  const pieces = bare
    .split(/\s*[,|()–—]\s*|\s+-\s+|\s+(?:at(?! work\b)|from|@|an der|am|à l['’]|en la)\s+/iu)
    .map((piece) => piece.replace(/^(?:in|from|at|the|graduated|class of|until|since|,)\s+|\s+(?:in|from|at|graduated|until|since)$/giu, '').trim())
    .filter((piece) => (/\p{L}{2}/u.test(piece) || /^\d[:.]\d$/u.test(piece)) && !/^(?:graduated|in|from|and|finished|completed)$/iu.test(piece));
  const school = pieces.find((piece) => isSchool(piece) && !isDegree(piece)) ?? pieces.find(isSchool);
  const [before, after] = school === undefined ? [undefined, undefined] : splitAtSchool(school);
  const degree =
    before ?? pieces.find((piece) => piece !== school && isDegree(piece)) ?? (school === undefined ? undefined : pieces.find((piece) => piece !== school));
  const all = pieces.filter((piece) => piece !== school && piece !== degree);
  const grades = all.filter((piece) => GRADE.test(piece));
  const left = all.filter((piece) => !GRADE.test(piece));
  // "Ausbildung zum Elektroniker, Stadtwerke Wiesenbrück": what alone follows a degree is where it was taken.
  const place =
    after ??
    (degree !== undefined &&
    left.length === 1 &&
    !/\b(?:certificate|diploma|level|nvq|btec|course|licen[cs]e|award)\b/iu.test(left[0] ?? '') &&
    pieces.indexOf(degree) < pieces.indexOf(left[0] ?? '')
      ? left[0]
      : undefined);
  const rest = [...left.filter((piece) => piece !== place), ...grades];
  if (degree === undefined && place === undefined) return { ...NONE, dates, details: sentence(rest.join(', ')) };
  return { degree: degreeCase(name(degree ?? '')), institution: placeCase(name(place ?? '')), dates, details: sentence(rest.join(', ')) };
}

const GRADE = /^(?:\d[:.]\d|1st|2nd|first|second|third|first class|distinction|merit|pass(?:ed)?|hons|honou?rs|gpa.*|note \d.*|grades? .*|mention .*)$/iu;

const isSchool = (piece: string): boolean => schoolScore(piece) > 0 || /\b(?:uni|sixth form|poly|tafe|met)\b/iu.test(piece);

/** "BSc Computer Science Leeds Uni": the school is the last capitalised words round its school word. */
function splitAtSchool(piece: string): [string | undefined, string | undefined] {
  const place = /^(.+\S)\s+(\p{L}*tafe)$/iu.exec(piece);
  if (place !== null && (isDegree(place[1] ?? '') || /^(?:cert|level|diploma|hnd|nvq|btec)\b/iu.test(piece))) return [place[1], place[2]];
  if (!isDegree(piece)) return [undefined, piece];
  const found =
    /^(.*?\S)\s+((?:University|Universität|Universidad|Université|Institute|College|School|Academy) of .+|\p{Lu}\S*\s+(?:State |City |Met(?:ropolitan)? |Community |Technical )?(?:University|Uni|College|School|Institute|Academy|Polytechnic|Sixth Form)\b.*)$/u.exec(
      piece,
    );
  return found === null ? [piece, undefined] : [found[1] ?? '', found[2] ?? ''];
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const name = (text: string): string => nameCase(text.replaceAll("'", '’').replace(/^[\s,.–—-]+|[\s,–—-]+$/gu, ''));
const sentence = (text: string): string => capital(text.replaceAll("'", '’').replace(/\s+/gu, ' ').trim());
