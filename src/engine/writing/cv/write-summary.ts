import { listed } from '../../english/grammar/lists.ts';
import { beiFirm } from '../../english/grammar/german-firm.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { CAREER_PATHS } from '../../../domain/cv-build.ts';
import { dateOf, printedMonth } from '../../building/printed-period.ts';
import { isNoEmployer } from '../../english/no-employer.ts';
import { fold, squeezed } from '../../english/folding.ts';
import { capital, uncapital } from '../../english/grammar/capitals.ts';
import { isGenericName, titleInside } from '../../english/grammar/casing.ts';
import { numberWord } from '../../english/grammar/number-words.ts';
import { mayOpenWithThing, openingVerb, retensed } from '../../english/grammar/retense.ts';
import { industryOfTitle } from '../../building/industry.ts';
import { isSameTrade, yearsAtWork, yearsInTrade } from './years-in-trade.ts';
import { allYears, industryIn } from './industry-of-work.ts';
import { riseOf, riseSentence } from './rank-path.ts';
import { bare, bareTitle, fill, HALF_LIST, isBroken, skillsLine, small } from './summary-parts.ts';
import { oldTrade } from './trades.ts';
import { strongest } from './summary-deeds.ts';
import { heading } from './summary-heading.ts';
import type { SummaryPhrases } from './summary-phrases.ts';
import { isLastJob, MAX_DEED, phrasesOf, SELF_EMPLOYED, type SummarySource } from './summary-source.ts';
import { workOf } from './work-of.ts';

const [STAYING, SWITCHING] = CAREER_PATHS;

/**
 * Three short sentences, four for a long career: who this is and where, the strongest thing shown, where to. Earlier jobs
 * where there is nothing to show or much to look back on. Fewer where fewer answers are there.
 */
export function writeSummary(source: SummarySource): string {
  const summary = sentencesOf(source);
  const skills = skillsLine(source.skills, phrasesOf(source.language));
  // Who this is and one thing done leave room for what she can do.
  return source.language !== 'en' || skills === '' || summary === '' || source.experience.length === 0 || summary.length > SHORT || summary.includes(skills)
    ? summary
    : withSkills(summary, skills);
}

/** Characters of a summary that says too little for a CV. */
const SHORT = 150;

/** The skills stand before what is looked for. */
const withSkills = (summary: string, skills: string): string => {
  const wanted = /(?:^| )(?:Looking for|Returning to work|Now looking|Moving into) .*$/u.exec(summary);
  return wanted === null ? `${summary} ${skills}` : `${summary.slice(0, wanted.index)} ${skills} ${wanted[0].trim()}`.trim();
};

function sentencesOf(source: SummarySource): string {
  const phrases = phrasesOf(source.language);
  const trade = oldTrade(source, phrases);
  // Who has changed trade is told by both trades: a deed of the old one would stand for the new.
  const best = trade === '' ? strongest(source, phrases) : null;
  const work = workNow(source, best ?? '');
  const who = opening(source, phrases, work);
  const wanted = heading(source, phrases, opening(source, phrases));
  const rise = trade === '' ? riseNow(source) : null;
  if (rise !== null) return [who, rise, best ?? '', wanted].filter((sentence) => sentence !== '').join(' ');
  const isTold = work !== '' && who.includes(work);
  const deed = best ?? (trade === '' && wanted === '' && !isTold && before(source, phrases) === '' ? firstDuty(source, phrases) : null);
  // The employer of that deed is named with it.
  const isNamed =
    deed !== null &&
    source.experience.slice(1).some(({ company }) => company !== '' && deed.startsWith(fill(phrases.result, { company, deed: '' }).replace(/\W*$/u, '')));
  const earlier = trade !== '' ? trade : deed === null && !isNamed ? before(source, phrases) : '';
  const proof = deed ?? (earlier !== '' ? '' : skillsLine(source.skills, phrases));
  // A title without years or place is no sentence; with what is looked for it is one, and so it is with the work.
  const title = who === '' && source.language === 'en' ? titleOf(source) : '';
  const duty =
    (deed ?? '').startsWith('The work includes ') && title !== '' && !title.includes(',')
      ? (deed ?? '').replace(/^The work includes /u, `${title} whose work includes `)
      : '';
  if (title !== '' && duty !== '')
    return [work === '' ? duty : `${title} whose work includes ${work}.`, earlier, wanted].filter((sentence) => sentence !== '').join(' ');
  if (title !== '' && earlier === '' && wanted === '' && proof !== '') return `${title}. ${proof}`;
  const isOne = title !== '' && earlier === '' && proof === '' && wanted.startsWith('Looking ');
  // Who this is and who she was, in one sentence.
  if (title !== '' && !isOne && earlier !== '') return [`${title}, ${uncapital(earlier)}`, proof, wanted].filter((sentence) => sentence !== '').join(' ');
  const sentences = isOne ? [`${title} ${uncapital(wanted)}`] : [who || studies(source), earlier, proof, wanted];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replace(/\.{2,}$/u, '.'))
    .join(' ');
}

/** "Nurse with 8+ years of experience in healthcare, at St Brigid's since September 2016." */
function opening(source: SummarySource, phrases: SummaryPhrases, work = ''): string {
  const { questionnaire, experience, hasCurrent, language } = source;
  const { careerPath } = questionnaire;
  const named = experience.find(({ jobTitle }) => jobTitle !== '')?.jobTitle ?? '';
  const title = titleOf(source);
  const graduate = language === 'en' && GRADUATE.test(questionnaire.jobTitle) ? capital(titleInside(squeezed(questionnaire.jobTitle))) : '';
  if (graduate !== '') return `${[graduate, source.school].filter((part) => part !== '').join(', ')}.`;
  const years = yearsTold(source, phrases);
  const atWork = language === 'en' ? yearsAtWork(questionnaire, source.today) : null;
  // The industry asked for is the one to work in next; only where she stays in it do the years belong to it.
  const stays = careerPath === STAYING || careerPath === SWITCHING;
  // Of a title that names its own line of work ("nurse", "software engineer") nothing is added.
  const industry = stays && industryOfTitle(named) === undefined ? industryIn(questionnaire, phrases, language) : '';
  const place = hasCurrent && experience[0]?.jobTitle === named ? placeOf(source, phrases) : '';
  const inAll = atWork === null || place !== '' ? '' : allYears(atWork, title, questionnaire, phrases);
  const counted = yearsInTrade(questionnaire, source.today);
  // Three years in the latest post are not what a long career in one industry amounts to.
  const isLess = years === '' || (atWork?.industry != null && typeof counted === 'object' && counted !== null && atWork.years > counted.years);
  if (inAll !== '' && title !== '' && isLess) return inAll;
  const house = work === '' || place === '' ? '' : (/^, (?:at|currently at) (.+?)(?: since .*)?$/u.exec(place)?.[1] ?? '');
  if (house !== '' && title !== '' && !title.includes(','))
    return years === ''
      ? `${title} at ${house}, ${work}.`
      : `${fill(phrases.titleAndYears, { title, years, industry, place: '' })} ${fill('Currently at {house}, {work}.', { house, work })}`;
  if (title === '') return years === '' || experience.length === 0 ? '' : capital(fill(phrases.yearsOnly, { years, industry }));
  if (years !== '')
    return fill(phrases.titleAndYears, {
      title: title.includes(',') ? `${title},` : title,
      years,
      industry,
      // Of who has told how long, the date of the present post is read beside it.
      place: language === 'en' ? place.replace(/^, at (.+?)(?: since .*)?$/u, ', currently at $1') : place,
    });
  // Nothing stands between title and place: no comma, except before an aside of more words.
  return place === '' ? '' : fill(phrases.titleOnly, { title, place: /^, (?:at|bei|beim|chez|en)\s/u.test(place) ? place.slice(1) : place });
}

/** The first title there is, as it stands inside a sentence. */
function titleOf({ experience, language }: SummarySource): string {
  const named = experience.find(({ jobTitle }) => jobTitle !== '')?.jobTitle ?? '';
  return SELF_EMPLOYED.test(named) ? '' : capital(bareTitle(language === 'en' ? titleInside(named) : named));
}

/** How long in this trade, in words; nothing where that is in doubt, or said by the date of the present job. */
function yearsTold({ questionnaire, today, language }: SummarySource, phrases: SummaryPhrases): string {
  const told = yearsInTrade(questionnaire, today);
  if (told === null) return '';
  if (typeof told === 'string') return phrases.years[told];
  if (language === 'en') return `${told.isWhole ? '' : 'more than '}${numberWord(told.years)} years`;
  return fill(phrases.counted, { n: `${told.years}${told.isWhole ? '' : '+'}` });
}

/** What the present work consists of, where it goes on and its lines can be told so for certain. */
function workNow({ questionnaire, experience, hasCurrent, language, today }: SummarySource, told: string): string {
  const [first] = experience;
  if (language !== 'en' || !hasCurrent || first === undefined || isLastJob(questionnaire, today)) return '';
  return workOf(first.bulletPoints, told.replace(/\.$/u, ''));
}

/** The rise of somebody who climbed with one employer, in a sentence; null where nobody did. */
function riseNow({ questionnaire, experience, hasCurrent, language }: SummarySource): string | null {
  if (language !== 'en') return null;
  const starts = [...(hasCurrent ? [questionnaire.currentStartDate] : []), ...questionnaire.previousRoles.map(({ startDate }) => startDate)];
  const rise = starts.length === experience.length ? riseOf(experience, starts) : null;
  return rise === null ? null : riseSentence({ ...rise, isNow: rise.isNow && hasCurrent });
}

/** Where the present job is, and since when; the last one of who comes back after a break. */
function placeOf({ questionnaire, experience, language, today }: SummarySource, phrases: SummaryPhrases): string {
  const [first] = experience;
  const start = dateOf(questionnaire.currentStartDate);
  const isOver = isLastJob(questionnaire, today);
  // "Leeds Teaching Hospitals NHS Trust, Acute Medical Unit": the house is enough.
  const whole = bare(first?.company ?? '');
  const [house = ''] = whole.split(/,\s/u);
  // "Lock, Stock & Barrel" has its comma in the middle of a name.
  const company = house.includes(' ') ? house : whole;
  const since = start === null || isOver ? '' : fill(phrases.since, { date: printedMonth(start, language) });
  if (SELF_EMPLOYED.test(company)) return isOver ? '' : `, ${company.toLowerCase()}${since}`;
  // A rank, a day or a unit is no place to be; the date still says since when.
  if (isNoEmployer(whole) || isNoEmployer(company)) return since;
  if (company === '' || isGenericName(company)) return '';
  return germanAt(fill(isOver ? phrases.mostRecently : phrases.here, { company }), company, language) + since;
}

/** "Bei Musikverlag Hartwig" wants the article of its house. */
const germanAt = (text: string, company: string, language: string): string =>
  language === 'de' ? text.replace(`bei ${company}`, () => beiFirm(company)) : text;

/** The jobs before the present one, or all of them where there is none. */
function before({ experience, hasCurrent, language }: SummarySource, phrases: SummaryPhrases): string {
  const [first] = experience;
  const latest = experience.find(({ jobTitle }) => jobTitle !== '')?.jobTitle ?? '';
  // A degree that was taken for a job, and jobs of another kind, make no career.
  const earlier = experience
    .slice(hasCurrent ? 1 : 0)
    .filter(({ jobTitle }) => !A_DEGREE.test(jobTitle) && (jobTitle === latest || isSameTrade(jobTitle, latest)));
  const jobs = earlier.flatMap(({ jobTitle, company }, at) => {
    const again = earlier.slice(0, at).some((other) => other.company !== '' && jobTitle !== '' && fold(other.jobTitle) === fold(jobTitle));
    if (SELF_EMPLOYED.test(company)) return jobTitle === '' ? [] : [inText(jobTitle, language)];
    if (bare(company) === '' || isGenericName(company) || isNoEmployer(company)) return [];
    const title = jobTitle === '' || isGenericName(jobTitle) ? '' : inText(jobTitle, language);
    // Risen in the same house.
    if (hasCurrent && first !== undefined && fold(company) === fold(first.company)) return title === '' ? [] : [fill(phrases.sameHouse, { title })];
    // "A sales executive at Kingsbury and Severn": the same title is said once.
    const houses = [company, ...earlier.slice(at + 1).flatMap((other) => (title !== '' && fold(other.jobTitle) === fold(jobTitle) ? [other.company] : []))];
    if (again) return [];
    return [
      fill(phrases.at, { title, company: listed(houses.filter((house) => house !== '' && !isGenericName(house)).map(bare), phrases.and) }).replace(
        /^[\s,]+/u,
        '',
      ),
    ];
  });
  const roles = listed(jobs, phrases.and);
  return roles === '' ? '' : fill(phrases.previously, { roles });
}

/** The present job by its first line where nothing stronger is there: a title and a date alone say less than the page does. */
function firstDuty({ questionnaire, experience, hasCurrent, language, today }: SummarySource, phrases: SummaryPhrases): string | null {
  const [first] = experience;
  if (language !== 'en' || phrases.daily === null || !hasCurrent || first === undefined || isLastJob(questionnaire, today)) return null;
  for (const line of first.bulletPoints) {
    const verb = openingVerb(line);
    const isTold =
      verb?.form === 'bare' &&
      verb.at === 0 &&
      !mayOpenWithThing(line) &&
      !isBroken(line) &&
      line.length <= MAX_DEED &&
      !/[:;.?!"“[\]]| (?:and|or) \p{Ll}{2}-|(?<!\p{L})(?:I|me|my|we|our)(?!\p{L})|, \p{Ll}+ (?:the|an?|all) /u.test(line);
    const doing = isTold ? retensed(line, 'ing') : '';
    // A second deed that stayed an order would be half turned.
    if (
      /^\p{L}+ing(?!\p{L})/u.test(doing) &&
      !HALF_LIST.test(doing) &&
      !/ and \p{Ll}+ (?:the|an?|all|every|up|out) /u.test(doing.replace(/ and \p{Ll}+ing /gu, ' '))
    )
      return fill(phrases.daily, { deed: small(doing) });
  }
  return null;
}

const A_DEGREE =
  /^(?:[BM]\.? ?(?:A|Sc|Eng|Ed|Com|Tech|BA)\.?|Ph\.?D|LL\.?[BM]|PGCE|Diplom\p{L}*|Bachelor|Master|Certificate|BTEC|A[- ]levels?|GCSEs?|NVQ)(?!\p{L})/u;

const inText = (title: string, language: string): string => (language === 'en' ? withArticle(bareTitle(titleInside(title))) : bareTitle(title));

const studies = ({ education, experience }: SummarySource): string => (experience.length > 0 || education === '' ? '' : `${education}.`);

/** A graduate is that first, whatever job paid for the studies. */
const GRADUATE = /\b(?:graduate|student|undergraduate)$/iu;
