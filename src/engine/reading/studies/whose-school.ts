import type { Piece } from '../entries/heads.ts';
import type { OpenStudy } from './open-study.ts';

/** What schools give, and no university: it stands below one and was not earned there. */
const OF_SCHOOL =
  /(?<!\p{L})(?:a[ -]levels?|as[ -]levels?|o[ -]levels?|gcses?|abitur|matura|baccalauréat|leaving cert\p{L}*|highers?|btec|nvq|pgce|high school|hsc|ssc|year 1[0-3]|plus two|bachillerato)(?!\p{L})/iu;

/** A school on a line of its own above what was taken there: it may have given more than one degree. A line that names its school names only its own. */
const isHeadingOf = (school: Piece, { degree }: OpenStudy): boolean => degree === null || school.line.index < degree.line.index;

/** What belongs to the degree above it. */
const MINOR = /^\P{L}*(?:minor|second major|concentration|nebenfach|\p{L}+ thesis)(?= |:)/iu;

/** A degree without a school, right below one with: the same school, where that heads them. */
export function adoptSchools(entries: OpenStudy[]): void {
  entries.forEach((entry, i) => {
    const previous = entries[i - 1];
    const school = previous?.institution;
    if (!entry.degree || entry.institution || !previous || !school || OF_SCHOOL.test(entry.degree.text)) return;
    if (isHeadingOf(school, previous) || MINOR.test(entry.degree.text)) entry.institution = school;
  });
}

/** A school with something in front of it on its line, which our reader knows no name for. */
const isBehindName = ({ institution, degree }: OpenStudy): boolean =>
  degree === null &&
  institution !== null &&
  /\p{L}{2}.*[,|–-]\s*$/u.test(institution.line.body.slice(0, Math.max(0, institution.line.body.indexOf(institution.text))));

/** Whether what a school gives stands below a study that is whole, whose school is not where it was earned. */
export const isSchoolOfOthers = (open: OpenStudy, degree: string): boolean => open.period !== null && OF_SCHOOL.test(degree) && isBehindName(open);
