import { listed } from '../../english/grammar/lists.ts';
import { beiFirm } from '../../english/grammar/german-firm.ts';
import { withArticle } from '../../english/grammar/article.ts';
import { CAREER_PATHS, type CvBuildQuestionnaire, type CvExperience } from '../../../domain/cv-build.ts';
import { worthOf } from '../../building/best-lines.ts';
import { dateOf, printedMonth } from '../../building/printed-period.ts';
import { isMeasured } from '../../english/measures.ts';
import { isNoEmployer } from '../../english/no-employer.ts';
import { fold, squeezed } from '../../english/folding.ts';
import { capital, uncapital } from '../../english/grammar/capitals.ts';
import { isGenericName, nameCase, titleInside } from '../../english/grammar/casing.ts';
import { numberWord } from '../../english/grammar/number-words.ts';
import { mayOpenWithThing, openingVerb, retensed } from '../../english/grammar/retense.ts';
import { occupationOfTitle } from '../../evidence/observations/world/trade-of.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { industryOfTitle } from '../../building/industry.ts';
import { isSameTrade, yearsAtWork, yearsInTrade } from './years-in-trade.ts';
import { A_FIELD, allYears, industryIn } from './industry-of-work.ts';
import { riseOf, riseSentence } from './rank-path.ts';
import { bare, bareTitle, fill, HALF_LIST, isBroken, skillsLine, small } from './summary-parts.ts';
import { isKinTitle, oldTrade } from './trades.ts';
import { BARE_PHRASES, SUMMARY_PHRASES, type SummaryPhrases } from './summary-phrases.ts';
import { workOf } from './work-of.ts';

const [STAYING, SWITCHING, JUMPING, CLIMBING] = CAREER_PATHS;
/** A deed longer than this is no half of a sentence. */
const MAX_DEED = 170;
const SELF_EMPLOYED = /^(?:self[- ]?employed|freelance\p{L}*|selb(?:st)?ständig|freiberuflich|indépendante?|autónom[oa]|auto-?entrepreneur\p{L}*)$/iu;
/** From this worth on a line without a figure may stand for a person: something led, built or bettered. */
const TELLING = 2;
/** A figure and what became better by it. */
const RESULT = 5;

export interface SummarySource {
  questionnaire: CvBuildQuestionnaire;
  experience: readonly CvExperience[];
  /** Whether the first of them is the current job. */
  hasCurrent: boolean;
  /** ISO day: what a job that goes on goes on to. */
  today: string | null;
  skills: readonly string[];
  /** Degree and school, for those who have no job yet. */
  education: string;
  /** The school of the latest of them. */
  school: string;
  /** The achievement section, where no job has a line to show. */
  achievement: string;
  language: string;
}

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
  const wanted = heading(source, phrases);
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

/** Whether the job named as the current one is over: it has an end, or its owner comes back to work (and nothing says that it goes on). */
export const isLastJob = ({ careerPath, currentEndDate }: CvBuildQuestionnaire, today: string | null): boolean =>
  careerPath === CLIMBING || (currentEndDate !== '' && (today === null || currentEndDate <= today.slice(0, currentEndDate.length)));

export const phrasesOf = (language: string): SummaryPhrases => SUMMARY_PHRASES[language] ?? BARE_PHRASES;

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

/** What became of somebody, and no deed. */
const LEFT = /^(?:retired|resigned|left|laid off|let go|promoted to|transferred to)(?!\p{L})/iu;

interface Deed {
  deed: string;
  company: string;
  /** Of the job named first: its employer has been named already. */
  isCurrent: boolean;
  /** Whether that job goes on. */
  isDaily: boolean;
  worth: number;
}

/** The best line that needs no question and can stand as a sentence: measured, else led or built. */
function strongest({ questionnaire, experience, hasCurrent, achievement, language, today }: SummarySource, phrases: SummaryPhrases): string | null {
  const told = [...experience, { company: '', bulletPoints: isMeasured(achievement) && experience.length === 0 ? [achievement] : [] }];
  const deeds = told.flatMap(({ company, bulletPoints }, at): Deed[] =>
    bulletPoints
      .filter(
        (deed) =>
          deed.length <= MAX_DEED &&
          !deed.includes('[') &&
          !LEFT.test(deed) &&
          !isBroken(deed) &&
          !/[.!?]\s|(?<!\p{L})(?:him|he|she|her(?! own)|I|me|my)(?!\p{L})/u.test(deed),
      )
      .map((deed) => ({
        deed,
        company,
        isCurrent: hasCurrent && (at === 0 || (company !== '' && fold(company) === fold(experience[0]?.company ?? ''))),
        isDaily: hasCurrent && at === 0 && !isLastJob(questionnaire, today),
        worth: worthHere(deed),
      }))
      // An earlier job is left to its own lines, unless it has a result to show.
      .filter(({ worth, deed }) => (at > 0 && hasCurrent ? worth >= RESULT && (RESULT_TOLD.test(deed) || CHANGE_TOLD.test(deed)) : worth >= TELLING))
      // What somebody does now tells more than what she did once.
      .map((deed) => ({ ...deed, worth: deed.worth + (deed.isCurrent ? 2 : 0) })),
  );
  const sentences = deeds
    .toSorted((x, y) => y.worth - x.worth)
    .flatMap((deed) => {
      const sentence = deedSentence(deed, phrases, language);
      return sentence === null ? [] : [{ sentence, deed }];
    });
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  // A second result of the same job, where both are short.
  const second = others.find(
    ({ sentence, deed }) =>
      language === 'en' && deed.isCurrent && first.deed.isCurrent && deed.worth >= RESULT + 2 && first.sentence.length + sentence.length <= TWO_DEEDS,
  );
  return [first.sentence, ...(second === undefined ? [] : [second.sentence])].join(' ');
}
/** Characters of two deeds, at most. */
const TWO_DEEDS = 200;

const worthHere = (deed: string): number =>
  worthOf(deed) + (isMeasured(deed) ? 2 : 0) + (RESULT_TOLD.test(deed) ? 2 : 0) - (/\b(?:sometimes|occasionally|helped|supported)\b/iu.test(deed) ? 1 : 0);
/** "Pass rate went up from 71% to 84%": a result that tells itself. */
const RESULT_TOLD = /(?<!\bof|\bto)\s(?:went|rose|fell|grew|dropped|improved|increased|decreased|up|down)\s(?:up |down )?(?:from|to|by|over|\d)/u;

/** The same with a verb of its own: without one it is no sentence. */
const CHANGE_HAPPENED = /(?<!\bof|\bto)\s(?:went|rose|fell|grew|dropped|improved|increased|decreased)\s(?:up |down )?(?:from|to|by|over|\d)/u;

/** Money, shares and what went from here to there: what an earlier job is named for. */
const CHANGE_TOLD =
  /[£$€%]|(?<!\p{L})from [^,;]*\d[^,;]* to \D?\d|(?<!\p{L})(?:built|opened|founded|launched|won|trained|taught|led|managed|recruited|saved|cut|reduced|raised|grew|increased|doubled|halved)(?!\p{L})/iu;

/** A line as a sentence of the summary; null where it is none. */
function deedSentence({ deed, company, isCurrent, isDaily }: Deed, phrases: SummaryPhrases, language: string): string | null {
  // The present employer has been named already.
  const place = isCurrent || isGenericName(company) || isNoEmployer(company) || SELF_EMPLOYED.test(company) ? '' : company;
  if (/^(?:ich|je|yo)\s|^j['’]/iu.test(deed)) return null;
  if (language !== 'en') return place === '' ? `${deed}.` : fill(phrases.result, { company: place, deed });
  const verb = openingVerb(deed);
  // "Rigged down a 28 m beech": no list holds the verb, and it can be nothing else.
  if (verb === null && place === '' && isMeasured(deed) && /^\p{Lu}\p{Ll}{2,}ed (?:up |down |out |off )?(?:the|an?|all|our|\d)(?!\p{L})/u.test(deed))
    return `${deed}.`;
  if (verb === null) return isMeasured(deed) && CHANGE_HAPPENED.test(deed) && !/^\d/u.test(deed) ? `${deed}.` : null;
  if (verb.form === 'bare' && isDaily && phrases.daily !== null && isMeasured(deed) && DAILY.test(deed)) {
    const doing = retensed(deed, 'ing');
    // Of a list behind a colon, and of a line that no rule can turn, half would stay an order.
    return deed.includes(': ') || !/^\p{L}+ing(?!\p{L})/u.test(doing) ? null : fill(phrases.daily, { deed: small(doing) });
  }
  if (verb.form !== 'past' && verb.form !== 'either') return null;
  return deed.includes(': ') || place === '' ? `${deed}.` : fill(phrases.result, { company: place, deed: small(deed) });
}

/** A deed for certain, and one's own: the verb has its object behind it. */
const DAILY =
  /^(?!(?:Have|Has|Be|Own|Do|Check|Go|Get)\s)\p{Lu}\p{Ll}+ (?:the|an?|all|our|up to|about|around|\d[\d.,]*)(?= )(?!.*(?<!\p{L})(?:I|me|my|we)(?!\p{L}))/u;

function heading(source: SummarySource, phrases: SummaryPhrases): string {
  const { questionnaire, experience, language } = source;
  const wanted = nameCase(squeezed(questionnaire.jobTitle)).split(/,\s|\s[|·•–—]\s/u)[0] ?? '';
  // What she was once, and what no employer calls a job, is no wish; nor is a headline of which a part is her title.
  const parts = [wanted, ...(language === 'en' ? [] : wanted.split(/\s(?:und|et|y|e|en)\s|\s?[/&]\s?/u))];
  const wasHeld = experience.some(({ jobTitle }) => jobTitle !== '' && parts.some((part) => fold(jobTitle) === fold(part)));
  if (
    wanted === '' ||
    wasHeld ||
    /[★☆|•*!]/u.test(questionnaire.jobTitle) ||
    !isWish(wanted, experience[0]?.jobTitle ?? '', language) ||
    ANY_JOB.test(wanted) ||
    NO_ROLE.test(wanted)
  )
    return '';
  const inside = (text: string): string => (language === 'en' ? titleInside(text) : text);
  const title = inside(wanted);
  // Said once is enough.
  const told = industryIn(questionnaire, phrases, language);
  const industry =
    industryOfTitle(wanted) !== undefined || opening(source, phrases).includes(told) || fold(title).includes(fold(told.replace(/^ in /u, ''))) ? '' : told;
  const current = experience[0]?.jobTitle ?? '';
  // "Game designer" of a senior game designer: what she is, and no wish.
  const held = fold(current).split(' ');
  if (
    current !== '' &&
    language === 'en' &&
    fold(wanted)
      .split(' ')
      .every((word) => held.includes(word))
  )
    return '';
  const field = industry.replace(/^ in /u, '');
  const values = { title, industry, current: inside(current), role: withArticle(title), field };
  // "Project management" is work, and nobody's title.
  const whole = (template: string): string => fill(language === 'en' && A_FIELD.test(title) ? template.replace(' as {role}', ' in {title}') : template, values);
  if (experience.length === 0) return whole(phrases.role);
  switch (questionnaire.careerPath) {
    case STAYING:
      // The same job again is what every applicant looks for.
      return fold(current) === fold(wanted) ? '' : whole(phrases.step);
    case SWITCHING:
      return whole(current === '' || fold(current) === fold(wanted) ? phrases.role : phrases.switching);
    case JUMPING:
      return whole(field === '' ? phrases.role : phrases.jumping);
    case CLIMBING:
      return whole(phrases.returning);
    default:
      return fold(current) === fold(wanted) ? '' : whole(phrases.role);
  }
}

/** Whether a title names work that its owner has not got: "data engineer / pipelines" of a data engineer is her headline. */
function isWish(wanted: string, current: string, language: string): boolean {
  if (language !== 'en' || A_FIELD.test(wanted)) return true;
  const words = wanted.toLowerCase().split(/[^\p{L}]+/u);
  if (/curriculum|vitae|résumé|resume/u.test(words.join(' '))) return false;
  const isTitle = words.some((word) => TITLE_WORDS.has(word)) || occupationOfTitle(wanted) !== null;
  const isRaised = words.some((word) => UP.test(word) && !current.toLowerCase().includes(word));
  return (
    isTitle && (current === '' || isRaised || !wanted.split(/\s*[/&]\s*|\sand\s/u).some((part) => isSameTrade(part, current) || isKinTitle(part, current)))
  );
}
const UP = /^(?:senior|head|lead|leader|manager|director|chief|principal|supervisor|deputy|partner)$/u;

/** What one is, and nobody is hired as. */
const NO_ROLE = /\b(?:graduate|student|school leaver|professional|undergraduate|jobseeker)s?$/iu;
/** A graduate is that first, whatever job paid for the studies. */
const GRADUATE = /\b(?:graduate|student|undergraduate)$/iu;

/** No job in particular. */
const ANY_JOB = /^(?:any(?:thing)?(?: (?:job|role|work))?|something|whatever|job|work|a job|irgendwas|egal|n’importe quoi|cualquier cosa|lo que sea)$/iu;
