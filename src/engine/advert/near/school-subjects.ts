import type { Context } from '../../context.ts';
import { foldKeepingSigns } from '../../english/folding.ts';
import type { AdvertRequirement } from '../advert.ts';
import { type Finding, NOT_SHOWN } from '../outcomes.ts';

/** Examinations of school that are listed subject by subject; folded. */
const EXAMS = /\b(?:gcses?|o[- ]levels?|national 5s?|nat 5s?|leaving cert(?:ificate)?)\b/u;
const SUBJECTS: readonly RegExp[] = [/\bmath(?:s|ematics)?\b|\bnumeracy\b/u, /\benglish\b/u, /\bscience\b|\bbiology\b|\bchemistry\b|\bphysics\b/u];
/** What is a pass; folded, behind a subject. */
const PASS = /^[^,;.\d]{0,24}?\b(?:a|b|c|[4-9])\b\*?/u;
const GRADE = /^[^,;.]{0,24}?\b(?:[a-g]|u|\d)\b\*?(?=[\s,;.)]|$)/u;

/** "GCSE Maths and English" by "GCSEs: Maths C, English Language C*": the line that lists each subject, with a pass where a grade stands. Null where no such list is asked for or printed. */
export function schoolSubjects({ phrase }: AdvertRequirement, { lines }: Context): Finding | null {
  const asked = foldKeepingSigns(phrase);
  if (!EXAMS.test(asked)) return null;
  const wanted = SUBJECTS.filter((subject) => subject.test(asked));
  if (wanted.length === 0) return null;
  let isListed = false;
  for (const [at, { text, page, line }] of lines.entries()) {
    const own = foldKeepingSigns(text);
    if (!EXAMS.test(own)) continue;
    // A list of subjects runs on over the next line, or has a line for each.
    const further = lines.slice(at + 1, at + MOST_SUBJECTS).map((next) => foldKeepingSigns(next.text));
    const end = further.findIndex((next, place) => place > 0 && !A_SUBJECT.test(next));
    const whole = [own, ...(end < 0 ? further : further.slice(0, end))].join(' ');
    if (wanted.every((subject) => isPassed(subject, whole, A_GRADE.test(asked)))) return { status: 'said', proof: { quote: text, page, line }, sentence: null };
    isListed = true;
  }
  return isListed ? NOT_SHOWN : null;
}
const MOST_SUBJECTS = 12;
/** "At grade C or above" is not said where no grade is printed; folded. */
const A_GRADE = /\bgrades? (?:[a-c]|\d)\b|\b(?:a\*?|9) ?(?:-|–|to) ?(?:c|4)\b/u;
const A_SUBJECT = /^[\p{L} ]{3,30}[\s:–(-]+(?:[a-g]|u|\d)\b\*?\)?$/u;

function isPassed(subject: RegExp, listed: string, isGraded: boolean): boolean {
  const hit = subject.exec(listed);
  if (hit === null) return false;
  const behind = listed.slice(hit.index + hit[0].length);
  return GRADE.test(behind) ? PASS.test(behind) : !isGraded;
}
