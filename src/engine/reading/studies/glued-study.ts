import { fold } from '../../english/folding.ts';
import { DEGREE_WORDS, SUBJECT_WORDS } from '../../lexicon/reading/subjects.ts';
import { DEGREE } from '../../lexicon/reading/degrees.ts';
import { findPeriods } from '../text/dates.ts';
import { isDegree, schoolScore } from '../text/evidence-words.ts';

/** A study whose line has no signs between degree, school and date, in its parts; `rest` is what is told behind them. */
export interface GluedStudy {
  degree: string;
  school: string;
  date: string;
  rest: string;
}

const LONGEST = 260;
/** A school by its head noun: where its name ends or goes on with "of". */
const SCHOOL_NOUN = /^(?:university|universit[yéàä]t?|college|institute|academy|school|seminary|polytechnic|conservatory)[,.]?$/iu;
/** Names of a kind of school that stand before the noun and are no name yet. */
const KIND_OF_SCHOOL = /^(?:high|community|technical|state|graduate|vocational|city|county|career|junior|middle|secondary|online|law|medical)$/iu;
/** What stands at the end of a school and is told of the study. */
const HONOURS =
  /[\s,(]+(?:(?:mcl )?distinction|(?:with )?(?:high(?:est)? )?honou?rs|(?:summa |magna )?cum laude|c?gpa\b.{0,24}|graduated\b.*|secured\b.*|dean['’]?s list\b.*)\)?$/iu;
/** A sign between two parts: such a line tells its parts itself. */
const PARTED = /[|\t;]|\s[–—-]\s|,\s/u;

/** "Bachelor of Arts : Economics Marshfield University" with what the template wrote behind the school (`tail`), in its parts; null where nothing shows where one ends. */
export function ungluedStudy(written: string, tail = ''): GluedStudy | null {
  // "… Tarn College Leeds, ME 2014 GPA 3.6": what stands behind the school is no part of it.
  const told: string[] = [];
  const text = [PLACE_BEHIND, GRADE_LAST].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (_, detail: string) => {
        told.push(detail.trim());
        return ' ';
      }),
    written,
  );
  const study = partsOf(text.replace(/\s{2,}/gu, ' ').trim(), tail);
  return study === null || told.length === 0 ? study : { ...study, rest: [...told, study.rest].filter((part) => part !== '').join(', ') };
}

/** A town with its state right behind the noun of a school. */
const PLACE_BEHIND = /(?<=(?:University|College|School|Institute|Academy|Seminary))\s((?:\p{Lu}[\p{L}.'’-]+ ){0,2}\p{Lu}[\p{L}.'’-]+, [A-Z]{2})(?=$|\s|,)/u;
const GRADE_LAST = /[\s,;(]+(c?gpa:? ?\d[\d./ ]*)\)?$/iu;

function partsOf(text: string, tail: string): GluedStudy | null {
  if (text.length > LONGEST || !/^[\p{Lu}\d]/u.test(text)) return null;
  const periods = findPeriods(text);
  if (periods.length > 1) return null;
  const [found] = periods;
  const date = found === undefined ? '' : text.slice(found.from, found.to);
  // "Health Administration , 5 2011": a field of the template that nobody knows.
  const [left, right] = found === undefined ? [bare(text), ''] : [bare(text.slice(0, found.from).replace(/,\s\d\s*$/u, '')), bare(text.slice(found.to))];
  const parts =
    left !== '' && right !== '' ? bothSides(left, right, tail) : (cut(left === '' ? right : left, tail) ?? schoolFirst(left === '' ? right : left, tail));
  // "… Tarn College Leeds Bachelor of Science May 2014": said again, and when.
  const [again, ...others] = date === '' ? findPeriods(tail) : [];
  if (parts !== null && again !== undefined && others.length === 0) {
    const behind = `${tail.slice(0, again.from)} ${tail.slice(again.to)}`;
    const rest = [parts.rest, newIn(behind, `${parts.degree} ${parts.school}`)].filter((part) => part !== '').join('. ');
    return { ...parts, date: tail.slice(again.from, again.to), rest };
  }
  return parts && { ...parts, date, rest: [parts.rest, newIn(tail, `${parts.degree} ${parts.school}`)].filter((part) => part !== '').join('. ') };
}

type Parts = Omit<GluedStudy, 'date'>;

const bare = (text: string): string => text.replace(/^[\s,.:;|–—-]+|[\s,:;|–—(-]+$/gu, '').trim();

/** The date stands between degree and school. */
function bothSides(left: string, right: string, tail: string): Parts | null {
  const [isLeft, isRight] = [isNamedSchool(left), isNamedSchool(right)];
  if (isDegree(left) && isRight && !isDegree(right)) return { degree: degreeOf(left, tail), ...schoolOf(right, left) };
  if (isDegree(right) && isLeft && !isDegree(left)) return { degree: degreeOf(right, tail), ...schoolOf(left) };
  // "High School Diploma 1983 Southeast High School", "Certificate : Medical Assistant , 2011 Marsh Institute"
  if ((/(?:diploma|certificate|ged|graduate)$/iu.test(left) || / : /u.test(left)) && isRight && !isLeft)
    return { degree: degreeOf(left, tail), ...schoolOf(right, left) };
  // "Certificate : First Aid 2014 Red Cross": in the template's order, who gave it stands behind the year.
  if (/^(?:certificat\p{L}*|diploma|course|training|graduate)(?= )[^:]* : /iu.test(left) && /^\p{Lu}[\p{L}\p{N}&' -]{1,50}$/u.test(right) && !isDegree(right))
    return { degree: degreeOf(left, tail), ...schoolOf(right, left) };
  return null;
}

/** "University of Marshfield B.A : Economics": the school in front of the degree. */
function schoolFirst(body: string, tail: string): Parts | null {
  // "University of Tarn, Leeds, ME: B.A. Economics"
  const [, house = '', place = '', studied = ''] = /^(\p{Lu}[^,:]{4,70})((?:, [^,:]{2,30}){0,2}): (.{3,120})$/u.exec(body) ?? [];
  if (isNamedSchool(house) && isDegree(studied.slice(0, 40)) && !isDegree(house) && schoolScore(studied) < 2)
    return { degree: bare(studied), school: house, rest: bare(place) };
  const at = DEGREE.exec(body)?.index ?? 0;
  const [school, named] = [bare(body.slice(0, at)), body.slice(at)];
  if (
    school === '' ||
    !/^\p{Lu}/u.test(named) ||
    PARTED.test(school) ||
    !isNamedSchool(school) ||
    schoolScore(named) > 0 ||
    /\s(?:of|and|in|the|for)$/iu.test(school)
  )
    return null;
  if (PARTED.test(named.replace(/\s:\s/u, ' '))) return null;
  return { degree: degreeOf(named, tail), ...schoolOf(school) };
}

const isNamedSchool = (text: string): boolean => schoolScore(text) === 2 && text.includes(' ') && text.split(/\s+/u).length <= 10 && !text.includes(':');

/** No date between them: the school begins where the words of the subject end. */
function cut(body: string, tail: string): Parts | null {
  const colon = /^(.{2,70}?)\s:\s?(.*)$/u.exec(body);
  const [, named = '', behind = body] = colon ?? [];
  if (!isDegree(colon === null ? body.slice(0, 40) : named) && colon === null) return null;
  // "Associate of Science : Southmarsh University - Computer Science"
  const [, first = '', subject = ''] = /^(\p{Lu}[^,:]{5,60}?) - (\p{Lu}[^,:]{3,80})$/u.exec(behind) ?? [];
  if (colon !== null && isDegree(named) && isNamedSchool(first) && schoolScore(subject) === 0)
    return { degree: degreeOf(`${named} : ${subject}`, tail), ...schoolOf(first) };
  if (colon === null && PARTED.test(body)) return null;
  const words = behind.split(/\s+/u);
  const from = colon === null ? lengthOfDegree(words) : 0;
  const again = repeatedIn(words, tail);
  const start = startOfSchool(words, from);
  const at = again === null || start === null ? (again ?? start) : Math.max(again, start);
  if (at === null) return null;
  const studied = words.slice(0, at).join(' ');
  // "Marsh Creek High School GED": the degree stands behind the school.
  if (colon === null && !isDegree(studied)) return null;
  // "Psychology University of South Marsh Psychology"
  const whole = words.slice(at).join(' ');
  const school = studied !== '' && whole.endsWith(` ${studied}`) ? whole.slice(0, -studied.length - 1) : whole;
  if (!isNamedSchool(school.replace(HONOURS, '')) || /\s(?:of|in|and|&|the)$/iu.test(studied)) return null;
  return { degree: degreeOf([named, studied].filter((part) => part !== '').join(' : '), tail), ...schoolOf(school) };
}

/** "High School Diploma" has the noun of a school in it. */
const lengthOfDegree = (words: readonly string[]): number => (/^(?:high school|secondary school) (?:diploma|certificate)\b/iu.test(words.join(' ')) ? 3 : 1);

/** So many words from the beginning that the template says again behind the school; null where it does not. */
function repeatedIn(words: readonly string[], tail: string): number | null {
  const again = fold(tail);
  for (let size = words.length - 1; size > 0; size--) {
    const studied = fold(words.slice(0, size).join(' '));
    if (studied !== '' && `${again} `.startsWith(`${studied} `) && schoolScore(words.slice(size).join(' ')) === 2) return size;
  }
  return null;
}

/** Where the name of the school begins: behind the last word of the subject before the noun. */
function startOfSchool(words: readonly string[], from: number): number | null {
  const noun = words.findIndex((word, at) => at >= from && SCHOOL_NOUN.test(word));
  if (noun < 0) return null;
  const isOpen = /^(?:of|for)$/iu.test(words[noun + 1] ?? '');
  let at = noun;
  while (at > from && isOfName(words, at - 1)) at--;
  // "Accounting Strayfield Business College": the kind of the school is no subject.
  if (at === noun && !isOpen && at > from) {
    at--;
    while (at > from && isOfName(words, at - 1)) at--;
    if (at === noun - 1) return null;
  }
  return at;
}

/** Whether a word belongs to the name of the school behind it, rather than to a subject or a degree. */
function isOfName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (/[:,)]$/u.test(word)) return false;
  if (/^(?:of|the|at|&|and|de|la)$/u.test(word)) return at > 0 && isOfName(words, at - 1) && !KIND_OF_SCHOOL.test(words[at + 1] ?? '');
  const folded = fold(word);
  return /^[\p{Lu}(]/u.test(word) && !SUBJECT_WORDS.has(folded) && !DEGREE_WORDS.has(folded.replaceAll(' ', ''));
}

/** "B.A : Marketing", a subject said twice once. */
function degreeOf(written: string, tail: string): string {
  const text = written.split('(').length > written.split(')').length ? written.replace(/\s?:|$/u, (end) => `)${end.trim()}`) : written;
  const [, named = text, subject = ''] = /^(.{2,90}?)\s?:\s?(.+)$/u.exec(text) ?? [];
  const words = subject.split(/\s+/u);
  const half = words.slice(0, words.length / 2).join(' ');
  const once = words.length % 2 === 0 && half === words.slice(words.length / 2).join(' ') ? half : subject;
  // "Marketing Degree : Marketing"
  if (once === '' || fold(named).includes(fold(once))) return named.trim();
  return fold(once) === fold(tail) && fold(named).endsWith(fold(once)) ? named.trim() : `${named.trim()}: ${once.trim()}`;
}

function schoolOf(text: string, degree = ''): { school: string; rest: string } {
  // "Marsh University Print Production" behind "BS : Print Production": said again.
  const [, subject = ''] = /(?:\s:|,)\s?(.+)$/u.exec(degree) ?? [];
  const own = subject !== '' && text.endsWith(` ${subject}`) ? text.slice(0, -subject.length - 1) : text;
  const school = own.replace(HONOURS, '');
  return { school: bare(school), rest: bare(own.slice(school.length)) };
}

/** Share of its words that the head has already from which on a tail says nothing new. */
const SAID = 0.6;

/** What the words behind the school say beyond what stands before it. */
function newIn(tail: string, head: string): string {
  const own = ` ${fold(head)} `;
  const words = tail.split(/\s+/u).filter((word) => fold(word) !== '');
  let said = 0;
  while (said < words.length && own.includes(` ${fold(words.slice(0, said + 1).join(' '))} `)) said++;
  const left = words.slice(said);
  const known = words.filter((word) => own.includes(` ${fold(word)} `) || /^(?:in|of|and)$/iu.test(word)).length;
  return left.length === 0 || known >= SAID * words.length ? '' : bare(left.join(' '));
}
