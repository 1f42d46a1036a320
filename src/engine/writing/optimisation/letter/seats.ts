import { capital, isShouted, uncapital } from '../../../english/grammar/capitals.ts';
import type { Experience } from '../../../../domain/cv.ts';
import type { Line } from '../../../../domain/document.ts';
import type { Context } from '../../../context.ts';
import { occupationOfTitle } from '../../../evidence/observations/world/trade-of.ts';
import { nameCase } from '../../../english/grammar/casing.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { titleKin } from './title-kin.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { countWords } from '../../../english/tokens.ts';
import { tidyName } from '../words.ts';
import type { Deed } from './deeds.ts';
import { printedMonth, yearMonth } from '../../../building/printed-period.ts';
import { letterLanguage } from './voice.ts';
import { isNoEmployer } from '../../../english/no-employer.ts';
import type { LetterWords } from './letter-copy.ts';

const MAX_NAME = 80;

/** The present job, else what the CV's headline or first degree says. */
export function nowOf({ cv, lines, today }: Context, job: Experience | null, words: LetterWords): string | null {
  const printed = printedTitle(lines, job);
  const title = titleOf(printed);
  const company = firmOf(job);
  const start = job?.period?.start ?? null;
  // "Receptionist, from 06/2025 Senior Receptionist": the dates are not those of the later post.
  const isOne = printed === job?.title?.value && printed === latestOf(printed ?? null);
  const since = start === null || !isOne ? null : printedMonth(start, letterLanguage(cv.language));
  const end = job?.period?.end ?? null;
  const isOver = start !== null && end !== null && end.year > start.year && today !== null && yearMonth(end) <= today;
  const until = since === null || end === null || !isOver ? null : printedMonth(end, letterLanguage(cv.language));
  const said = job === null ? null : words.now(title, company, job.period?.current === true, since, until);
  if (said !== null) return said;
  const degree = cleaned(cv.education[0]?.degree?.value);
  return degree === null ? null : words.holds(degree);
}

/** The title as its line goes on: "Receptionist, from 06/2025 Senior Receptionist" may have been read as its first half. */
function printedTitle(lines: readonly Line[], job: Experience | null): string | undefined {
  const title = job?.title;
  if (title === undefined || title === null) return undefined;
  const line = lines.find((one) => one.page === title.page && one.line === title.line)?.text ?? '';
  const at = line.indexOf(title.value);
  const [printed = ''] = at < 0 ? [] : line.slice(at).split(/\s[–—|]\s|\t/u);
  return latestOf(printed) === printed ? title.value : (latestOf(printed) ?? title.value);
}

/** "Senior Staff Nurse, Acute Medical Unit" within a sentence: the title alone. */
function titleOf(text: string | undefined): string | null {
  const title = latestOf(calledSo(text?.replace(/^(?:then|later|latterly|now|previously|also)\s+(?=\p{Lu})/u, '')));
  if (title !== null && isHalf(title) && !title.includes(',') && !/\p{L}{3}.*\(/u.test(title)) return null;
  // "Approved Electrician / Charge Hand" is the whole of it.
  const [head = ''] = title?.split(/\s*[,(–—]\s*|\s-\s|:\s/u) ?? [];
  const said = countWords(head) > 0 && /\p{L}{3}/u.test(head) ? head : title;
  // "Owner and stylist" has its capital from the head of a line.
  // "Paper round", "bar work": nobody is one.
  if (said === null || !isHeld(said) || /(?:^|\s)(?:round|work|jobs?|deliver(?:y|ies)|sitting|help|shifts?|placement|experience)$/iu.test(said)) return null;
  if (isShouted(said)) return nameCase(said);
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(said) ? uncapital(said) : said;
}

/** What a job is called where it is a person's title; null else. */
export function titleTold(job: Experience | null): string | null {
  const title = titleOf(job?.title?.value);
  return title !== null && isPerson(title) ? title : null;
}

/** "Receptionist, from 06/2025 Senior Receptionist", "Deputy editor, then (Sept 2025) Editor": the latest of two. */
function latestOf(title: string | null): string | null {
  const [, last = ''] = LATEST.exec(title ?? '') ?? [];
  return last !== '' && isPerson(last) ? last : title;
}
const LATEST =
  /[,;]?\s+(?:and |& )?(?:then|later|from|since|now|promoted to)\s+(?:\(?(?:\p{L}{3,9}\.? )?(?:\d{1,2}\/)?(?:19|20)\d\d\)?:?,?\s+)?(?:promoted to )?(\p{Lu}[\p{L} &/-]+)$/u;

/** "Bar work" is no title to be held. */
const isPerson = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => TITLE_WORDS.has(word));

/** "St Walstan's Primary Academy" was read as a title and is a school. */
const isHeld = (title: string): boolean => isPerson(title) || occupationOfTitle(title) !== null || !HOUSE.test(title);
const HOUSE = /(?<!\p{L})(?:ltd|limited|llp|llc|plc|inc|gmbh|council|trust|hospital|school|academy|college|university|church|hotel|st\.? \p{Lu})(?!\p{Ll})/iu;

/** A part of an employer that some CVs put in front of its name. */
const UNIT =
  /(?:^|\s)(?:unit|ward|department|dept|team|division|section|directorate|clinic|theatres?|maternity|paediatrics|pediatrics|medicine|surgery|\p{L}+ology)$/iu;

/** The employer's name within a sentence: "Acute Medical Unit, Severnbank Hospital" is the hospital. */
export function firmOf(job: Experience | null | undefined): string | null {
  // "HMP Ferrybank (Category B)": what stands in brackets is said of the house, and no part of its name.
  const named = cleaned(job?.company?.value.replace(/(?<=\S) \([^()]*\)$/u, ''));
  if (named === null || NO_NAME.test(named) || isNoEmployer(named) || /^\d+ \p{Ll}|^(?:[Vv]arious|[Ss]everal|[Dd]ifferent) (?!\p{Lu})/u.test(named))
    return null;
  // "Playworker", of "Playworker, then Assistant": a post, and nobody's house.
  if (/^\p{L}+$/u.test(named) && /(?:worker|keeper|driver|assistant|officer|clerk|teacher|nurse|operator)$/iu.test(named)) return null;
  // "dunmarsh home & garden" was typed without capitals; "various primary schools" is no name.
  const name = (MANY.test(named) ? named : nameCase(named)).replace(STREET, '');
  const [unit = '', ...rest] = name.split(/\s*,\s*/u);
  // Half a bracket is the end of something that was read apart ("Watch Manager (Blue | Watch), Marches Fire Service").
  if (isHalf(unit)) return rest.length > 0 && unit.includes(')') && !isHalf(rest.join(', ')) ? rest.join(', ') : null;
  // "Institute for Northern Places, Leeds", "IronBarn Gyms, Frisco TX": the town is not needed.
  if (rest.length === 1 && unit.includes(' ') && TOWN.test(rest[0] ?? '') && !UNIT.test(unit)) return unit;
  // "Great Miami Metrology, LLC": its legal form is no name of its own.
  if (rest.length > 0 && rest.every((part) => NO_NAME.test(part))) return unit;
  return rest.length > 0 && UNIT.test(unit.replace(/\s*\([^()]*\)$/u, '')) ? (rest[0] ?? name) : name;
}

const TOWN = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}{2}|\d{1,2}))?$/u;
const MANY = /^(?:various|several|different|private|many|family|families|local)(?!\p{L})/iu;
/** Where it stands and which of its houses it is: "Thrushgill Farm, Silloth Road", "the service, Redruth station". */
const STREET =
  /, (?:(?:\d+|unit \d+)[^,]*|[^,]*(?:road|rd|street|st|lane|avenue|drive|close|terrace|square|park|estate|station|branch|depot|garage|campus|site|yard|office))(?:,.*)?$/iu;

const isHalf = (text: string): boolean => (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);
/** What a template says where the name should stand. */
const NO_NAME =
  /^self(?:[- ]employed)?(?: (?:with|and|&)\s|\s*[(,/])|^(?:my|our) own(?:\s|$)|^(?:designation|position|role|title|post|department|duration|period|location|client|project|employer|organi[sz]ation|(?:north|south|east|west|central|mid)(?:ern)?|royal|national|general|greater|great|new|old|upper|lower|senior|self|me|myself|own|inc|ltd|llc|llp|plc|gmbh|ag|corp|co|pty ltd|s\.?l|s\.?a)\.?$|^(?:company(?: name)?|employer(?: name)?|name of (?:company|employer)|organi[sz]ation name|firma|firmenname|nom de l['’]entreprise|nombre de la empresa)$/iu;

/** A name of the CV fit for a sentence; null for none, for an order to a machine, for praise. */
export function cleaned(text: string | undefined): string | null {
  const name = text === undefined ? '' : tidyName(text, MAX_NAME);
  return name === '' || isOrder(name) || !isClean(name) ? null : name;
}

/** What somebody is called, whatever our detectors think of its words: "Creative Graphic Designer". */
function calledSo(text: string | undefined): string | null {
  const name = text === undefined ? '' : tidyName(text, MAX_NAME);
  return name === '' || isOrder(name) ? null : name;
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
  if (deed.job === opened) return thereOf(deed, words);
  const company = firmOf(deed.job);
  if (company === null) return seatOf(deed, null, words, opened);
  // A job that goes on beside the other is not before it.
  if (deed.job.period?.current === true && company !== firmOf(opened)) return seat(otherTrade(deed.job, opened, words) ?? seatOf(deed, null, words).mid);
  if (company === firmOf(opened)) return seat(isBefore(deed.job, opened) ? words.earlier : words.atCompany(company));
  return isBefore(deed.job, opened) ? backTo(company, deed.job, opened, words) : seat(otherTrade(deed.job, opened, words) ?? words.atCompany(company));
}

/** "Before that, at Fallon's": with the trade where it was another one. */
function backTo(company: string, job: Experience, later: Experience, words: LetterWords): Seat {
  const other = otherTrade(job, later, words);
  const mid = other ?? words.atCompany(company);
  return { at: capital(other === null || words.beforeAs === undefined ? words.before(company) : words.beforeAs(other)), mid };
}

/** "As a farrier at Reeder Horseshoeing LLC (2011 to 2025)": a job of another trade by its name, and by its years where it was long; null for one of the same trade. */
function otherTrade(job: Experience, other: Experience, words: LetterWords): string | null {
  const title = titleOf(job.title?.value);
  const company = firmOf(job);
  if (words.beforeAs === undefined || title === null || company === null || !isPerson(title) || titleKin(title, other.title?.value ?? '')) return null;
  const { start, end, current } = job.period ?? {};
  const isLong = start && (current === true || (end && end.year - start.year >= LONG));
  return `${words.asTitle(title)} ${words.atCompany(company)}${isLong ? ` (${current === true ? `since ${start.year}` : `${start.year} to ${end?.year ?? ''}`})` : ''}`;
}
/** Years that are told. */
const LONG = 5;

/** Whether a job was over when the other began, as far as its dates tell: a secondment within it was not before it. */
function isBefore(job: Experience, other: Experience): boolean {
  const [own, later] = [job.period?.start, other.period?.start];
  if (!own || !later) return true;
  return own.year !== later.year ? own.year < later.year : (own.month ?? 1) <= (later.month ?? TWELVE);
}
const TWELVE = 12;

/** The sentence says itself where it was. */
const NOWHERE: Seat = { at: '', mid: '' };
const seat = (text: string): Seat => ({ at: capital(text), mid: text });
const thereOf = (deed: Deed, words: LetterWords): Seat => seat(words.there[deed.line % words.there.length] ?? '');

/** Whether no reader could tell where it was done: neither employer nor title is known, and the job is over. */
export const isNowhere = (deed: Deed, words: LetterWords): boolean => deed.job !== null && seatOf(deed, null, words).mid === words.elsewhere;

export function seatOf(deed: Deed, last: Deed | null, words: LetterWords, spoken: Experience | null = last?.job ?? null): Seat {
  const company = firmOf(deed.job);
  const title = titleOf(deed.job?.title?.value);
  if (deed.job === null && deed.isOwnTale) return NOWHERE;
  if (deed.job === null) return seat(deed.isVoluntary ? (words.voluntary ?? words.aside) : words.aside);
  if (company === null && title === null) return seat(deed.job.period?.current === true ? (words.present?.(null) ?? words.elsewhere) : words.elsewhere);
  if (last !== null && last.job === deed.job) return thereOf(deed, words);
  if (company !== null && last?.job && company === firmOf(last.job)) return seat(words.earlier);
  if (company === null && deed.job.period?.current === true && words.present !== undefined)
    return seat(words.present(title !== null && isPerson(title) ? title : null));
  if (company === null && title !== null && isPerson(title)) {
    // "As a Teacher" said of two posts is one post to whoever reads it.
    const isAgain = spoken !== null && spoken !== deed.job && titleOf(spoken.title?.value)?.toLowerCase() === title.toLowerCase();
    return seat(isAgain && words.againAs !== undefined ? words.againAs(title) : words.asTitle(title));
  }
  if (company === null) return seat(words.elsewhere);
  return last !== null && last.job !== null && deed.order > last.order && deed.job.period?.current !== true && isBefore(deed.job, last.job)
    ? backTo(company, deed.job, last.job, words)
    : seat((last?.job ? otherTrade(deed.job, last.job, words) : null) ?? words.atCompany(company));
}
