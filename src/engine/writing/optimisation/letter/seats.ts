import { capital, isShouted, uncapital } from '../../../english/grammar/capitals.ts';
import type { Experience } from '../../../../domain/cv.ts';
import { nameCase } from '../../../english/grammar/casing.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { countWords } from '../../../english/tokens.ts';
import { tidyName } from '../words.ts';
import type { Deed } from './deeds.ts';
import { isNoEmployer } from './no-employer.ts';
import type { LetterWords } from './letter-copy.ts';

const MAX_NAME = 80;

/** The present job, else what the CV's headline or first degree says. */
export function nowOf(cv: OptimisationInput['context']['cv'], job: Experience | null, words: LetterWords): string | null {
  const title = titleOf(job?.title?.value);
  const company = firmOf(job);
  const said = job === null ? null : words.now(title, company, job.period?.current === true);
  if (said !== null) return said;
  const degree = cleaned(cv.education[0]?.degree?.value);
  return degree === null ? null : words.holds(degree);
}

/** "Senior Staff Nurse, Acute Medical Unit" within a sentence: the title alone. */
function titleOf(text: string | undefined): string | null {
  const title = cleaned(text);
  if (title !== null && isHalf(title) && !title.includes(',') && !/\p{L}{3}.*\(/u.test(title)) return null;
  // "Approved Electrician / Charge Hand" is the whole of it.
  const [head = ''] = title?.split(/\s*[,(–]\s*/u) ?? [];
  const said = countWords(head) > 0 && /\p{L}{3}/u.test(head) ? head : title;
  // "Owner and stylist" has its capital from the head of a line.
  if (said !== null && isShouted(said)) return nameCase(said);
  return said !== null && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(said) ? uncapital(said) : said;
}

/** "Bar work" is no title to be held. */
const isPerson = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => TITLE_WORDS.has(word));

/** A part of an employer that some CVs put in front of its name. */
const UNIT =
  /(?:^|\s)(?:unit|ward|department|dept|team|division|section|directorate|clinic|theatres?|maternity|paediatrics|pediatrics|medicine|surgery|\p{L}+ology)$/iu;

/** The employer's name within a sentence: "Acute Medical Unit, Severnbank Hospital" is the hospital. */
export function firmOf(job: Experience | null | undefined): string | null {
  // "HMP Ferrybank (Category B)": what stands in brackets is said of the house, and no part of its name.
  const named = cleaned(job?.company?.value.replace(/(?<=\S) \([^()]*\)$/u, ''));
  if (named === null || NO_NAME.test(named) || isNoEmployer(named)) return null;
  // "dunmarsh home & garden" was typed without capitals; "various primary schools" is no name.
  const name = (MANY.test(named) ? named : nameCase(named)).replace(STREET, '');
  const [unit = '', ...rest] = name.split(/\s*,\s*/u);
  // Half a bracket is the end of something that was read apart ("Watch Manager (Blue | Watch), Marches Fire Service").
  if (isHalf(unit)) return rest.length > 0 && unit.includes(')') && !isHalf(rest.join(', ')) ? rest.join(', ') : null;
  return rest.length > 0 && UNIT.test(unit.replace(/\s*\([^()]*\)$/u, '')) ? (rest[0] ?? name) : name;
}

const MANY = /^(?:various|several|different|private|many|family|families|local)(?!\p{L})/iu;
/** Where it stands and which of its houses it is: "Thrushgill Farm, Silloth Road", "the service, Redruth station". */
const STREET =
  /, (?:(?:\d+|unit \d+)[^,]*|[^,]*(?:road|rd|street|st|lane|avenue|drive|close|terrace|square|park|estate|station|branch|depot|campus|site|yard|office))(?:,.*)?$/iu;

const isHalf = (text: string): boolean => (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);
/** What a template says where the name should stand. */
const NO_NAME =
  /^(?:self|me|myself|own|inc|ltd|llc|llp|plc|gmbh|ag|corp|co|pty ltd|s\.?l|s\.?a)\.?$|^(?:company(?: name)?|employer(?: name)?|name of (?:company|employer)|organi[sz]ation name|firma|firmenname|nom de l['’]entreprise|nombre de la empresa)$/iu;

/** A name of the CV fit for a sentence; null for none, for an order to a machine, for praise. */
export function cleaned(text: string | undefined): string | null {
  const name = text === undefined ? '' : tidyName(text, MAX_NAME);
  return name === '' || isOrder(name) || !isClean(name) ? null : name;
}

/** Where something was done: opening a sentence, and within one. */
export interface Seat {
  at: string;
  mid: string;
}

/** Where each deed was done, after a sentence that has named the `opened` job; told so that a reader can follow from one job to the one before. */
export function placesOf(deeds: readonly Deed[], opened: Experience | null, words: LetterWords): Map<Deed, Seat> {
  return new Map(deeds.map((deed, index) => [deed, index === 0 ? firstOf(deed, opened, words) : seatOf(deed, deeds[index - 1] ?? null, words)]));
}

/** The first deed after the sentence on the present job: in that job, before it, or anywhere. */
function firstOf(deed: Deed, opened: Experience | null, words: LetterWords): Seat {
  if (opened === null || deed.job === null) return seatOf(deed, null, words);
  if (deed.job === opened) return firmOf(opened) === null && words.present !== undefined && opened.period?.current === true ? seat(words.present) : thereOf(deed, words);
  const company = firmOf(deed.job);
  if (company === null) return seatOf(deed, null, words);
  // A job that goes on beside the other is not before it.
  if (deed.job.period?.current === true && company !== firmOf(opened)) return seatOf(deed, null, words);
  return company === firmOf(opened) ? seat(words.earlier) : { at: capital(words.before(company)), mid: words.atCompany(company) };
}

const seat = (text: string): Seat => ({ at: capital(text), mid: text });
const thereOf = (deed: Deed, words: LetterWords): Seat => seat(words.there[deed.line % words.there.length] ?? '');

export function seatOf(deed: Deed, last: Deed | null, words: LetterWords): Seat {
  const company = firmOf(deed.job);
  const title = titleOf(deed.job?.title?.value);
  if (deed.job === null || (company === null && title === null)) return seat(words.aside);
  if (last !== null && last.job === deed.job) return thereOf(deed, words);
  if (company !== null && last?.job && company === firmOf(last.job)) return seat(words.earlier);
  if (company === null && deed.job.period?.current === true && words.present !== undefined) return seat(words.present);
  if (company === null) return seat(title !== null && isPerson(title) ? words.asTitle(title) : words.elsewhere);
  return last !== null && last.job !== null && deed.order > last.order && deed.job.period?.current !== true
    ? { at: capital(words.before(company)), mid: words.atCompany(company) }
    : seat(words.atCompany(company));
}
