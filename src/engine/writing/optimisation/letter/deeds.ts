import type { Experience } from '../../../../domain/cv.ts';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import type { KeywordEntry } from '../../../../domain/optimization.ts';
import type { Advert } from '../../../advert/advert.ts';
import type { Context } from '../../../context.ts';
import { claimsIn } from '../../../english/claims.ts';
import { uncapital } from '../../../english/grammar/capitals.ts';
import { respelled } from '../../../english/grammar/respelled.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { isMeasured } from '../../../english/measures.ts';
import { countWords, wordsIn } from '../../../english/tokens.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { statementsOf, type Statement } from '../../../evidence/shared/statements.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { isOrder } from '../prose-check.ts';
import { realJobs } from './present-job.ts';
import { isOfLife } from './never-told.ts';
import { dutyPhrase } from './duty-phrase.ts';
import { germanDuty } from './german-duty.ts';
import { clauseOf, inEnglish, resultOf, withSaving, type Telling } from './telling.ts';
import { chosenDuties, ofThings } from './named-duties.ts';
import { readyLine } from './ready-line.ts';
import { toldElsewhere } from './told-elsewhere.ts';

/** A line of the CV told by the person herself. */
export interface Deed {
  /** As it stands in the CV. */
  source: string;
  /** What follows "I": "rebuilt the shipment pipeline"; a clause with a subject of its own where `isClause`. In other languages it brings its verb along: "habe ich ... gesenkt". */
  told: string;
  /** Whether it says who or what did it: "waste fell from 11% to 4%". */
  isClause: boolean;
  /** The same of a line that names what the work consists of, as a phrase: "release of autoclave loads"; empty for any other. */
  duty: string;
  /** Whether it does what the advert speaks of, proved or not. */
  isNear: boolean;
  /** What came of it, from the same bullet of the CV, as a clause; empty where the bullet says no more. */
  result: string;
  job: Experience | null;
  /** Done as a volunteer, outside any job. */
  isVoluntary: boolean;
  /** Told by somebody without a job that we could read: her sentence says where. */
  isOwnTale: boolean;
  /** 0 for the first job of the CV; after all jobs for what belongs to none. */
  order: number;
  /** What of the ledger it proves, most important first. */
  proves: readonly KeywordEntry[];
  worth: number;
  page: number;
  line: number;
  /** Where in its bullet it begins. */
  start: number;
}

const MAX_DEED = 230;
const MIN_WORDS = 4;
/** Fewer are a deed only with what came of it. */
const MIN_WITH_RESULT = 3;
/** "Increased team efficiency by 300%": nobody can show how that was measured. */
const UNBELIEVABLE =
  /\b(?:efficiency|productivity|engagement|performance|effectiveness)\b[^.;]{0,20}\b(?:[2-9]\d\d|\d{4,}) ?%|\b(?:[2-9]\d\d|\d{4,}) ?% (?:\p{L}+ ){0,2}(?:efficiency|productivity)/iu;
/**
 * "Retired from there on 23 yrs", "Promoted to shift lead": what became of somebody. "8 in 10 are repeat customers": a sentence that begins with
 * its figure. "Through there portfolio": no letter is sent with it.
 */
const NO_DEED_OF_OWN =
  /^(?:retired|resigned|left|laid off|let go|furloughed|seconded|(?:promoted|transferred|selected|chosen|appointed|elected|nominated|invited|asked|picked|hired|headhunted|trained) (?:to|as|for|by|from|in)\b|\d[\d.,]*\s(?:in|out of|of)\s\d|worked (?:under|alongside|closely with)(?!\p{L}))|\b(?:awesome|for me)(?!\p{L})|\b(?:by|through|with|of|in|for|from|on) there (?!on\b|in\b|to\b|and\b|for\b|at\b|with\b|is\b|are\b|was\b|were\b)\p{Ll}{3,}/iu;
/** A deed worth less does not carry what came of it. */
const NO_DEED = -8;
/** What a result is worth beside a deed without one. */
const RESULT = 6;
/** A figure of what came of it is what a reader remembers. */
const MEASURED_RESULT = 5;
/** Verbs of the weakest claims: a letter does not put them forward. */
const WEAK = 1;

/** The lines that may stand in a letter, the most convincing first. Facts are those of the line, under the fact lock. */
export function deedsOf(context: Context, ledger: readonly KeywordEntry[], advert: Advert): Deed[] {
  const breaks = breaksOf(context);
  const isEnglish = context.cv.language === 'en';
  const near = nearness(advert, ledger);
  const asked = contentStems([...ledger.map(({ requirement }) => requirement), ...advert.responsibilities].join(' '));
  const asksFor = (text: string): number => [...contentStems(text)].filter((stem) => asked.has(stem)).length;
  const lists = new Set<Statement>();
  // As it stands in the CV: what is quoted is what a reader sees.
  const originals = new Map<Statement, string>();
  const printed = statementsOf(context).flatMap((statement): Statement[] => {
    const chosen = isEnglish && statement.passage.job !== null ? chosenDuties(statement.text, asksFor) : null;
    if (chosen !== null) {
      const list = { ...statement, text: chosen };
      lists.add(list);
      originals.set(list, statement.text);
      return [list];
    }
    // A bullet sign that was read as other signs stands between two lines.
    return statement.text.split(/\s*â€¢\s*/u).flatMap((line): Statement[] => {
      const text = isEnglish ? readyLine(line, statement.passage.job?.period?.current === true) : line;
      if (text === null) return [];
      const ready = { ...statement, text };
      originals.set(ready, line);
      return [ready];
    });
  });
  const statements = printed.filter(
    ({ passage, text }) =>
      (passage.role === 'job' || passage.section === 'projects' || passage.section === 'volunteering' || isOwnTale(context, passage, text)) &&
      wordsIn(text).length >= MIN_WITH_RESULT &&
      text.length <= MAX_DEED &&
      !isPrivateLine(context, passage) &&
      !isOfLife(text) &&
      !(passage.job !== null && breaks.has(passage.job)) &&
      !UNBELIEVABLE.test(text) &&
      !(isEnglish && NO_DEED_OF_OWN.test(text)) &&
      !isOrder(text) &&
      !/[<>{}[\]|\t]|https?:|…$/u.test(text) &&
      (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0),
  );
  const english = isEnglish;
  const orderly = orderliness(statements);
  // A leave between two jobs is none.
  const jobs = realJobs(context.cv);
  const spent = new Set<Statement>();
  const deeds = statements.slice(0, OPTIMIZE.maxStatements).flatMap((statement, at): Deed[] => {
    if (spent.has(statement)) return [];
    const { passage } = statement;
    const source = statement.text.replace(/[\s.;,]+$/u, '');
    const asPrinted = (originals.get(statement) ?? statement.text).replace(/[\s.;,]+$/u, '');
    const current = passage.job?.period?.current === true;
    const proved = ledger.filter((entry) => entry.status !== 'not-shown' && isProvenBy(entry, statement, context, advert));
    const nearTo = near(statement.text);
    const own = english
      ? inEnglish(statement, proved.length > 0 || nearTo >= NEAR, current, orderly(statement))
      : clauseOf(toldElsewhere(source, context.cv.language, current));
    const duty = lists.has(statement)
      ? uncapital(source)
      : english && passage.job !== null && (own === null || DEALT.test(own.told))
        ? ofThings(listedDuty(own?.told) ?? dutyPhrase(source))
        : null;
    const telling = duty === null ? own : { told: `my work ${current ? 'includes' : 'included'} ${duty}`, isClause: true };
    if (telling === null || (current && isStateBefore(telling))) return [];
    const part = duty ?? (context.cv.language === 'de' ? germanDuty(telling.told) : '');
    const next = statements[at + 1]?.passage === passage ? statements[at + 1] : undefined;
    const saved = english && !telling.isClause ? withSaving(telling.told, next) : null;
    if (saved !== null && next !== undefined) spent.add(next);
    const told = english ? respelled(saved ?? telling.told) : telling.told;
    // What a line proved by words that the letter leaves out, it does not prove there.
    const proves = english && isShortened(source, told) ? proved.filter((entry) => isStillSaid(entry, told)) : proved;
    const found = passage.job === null ? -1 : jobs.indexOf(passage.job);
    const order = found < 0 ? jobs.length : found;
    // A role led is told without a verb.
    const strongest = Math.max(
      /^(?:am|was|have been|have had no|had no) (?!responsible)/u.test(told) || (telling.isClause && part === '') || /^habe ich .*\d/u.test(told)
        ? WEAK + 3
        : part === ''
          ? 0
          : WEAK + 1,
      ...claimsIn(statement.text).map(({ strength }) => strength),
    );
    const worthOf = (whole: string, result: string): number =>
      proves.reduce((sum, { points, must }) => sum + Math.min(points, 20) + (must ? 4 : 1), 0) +
      (isMeasured(whole) ? 9 : 0) +
      strongest * 2 +
      nearTo +
      (isMoved(whole) ? 6 : 0) +
      (result === '' ? 0 : RESULT + (/%|[£$€]|(?<!\p{L})(?:from|against) \S*\d/u.test(result) ? MEASURED_RESULT : 0)) +
      // What neither answers the advert nor is recent is told last of all.
      (order > 1 && proves.length === 0 ? -8 : 0) +
      (isTrivial(statement.text) ? -40 : 0) +
      (proved.length === 0 && isOfEveryDay(statement.text) ? -14 : 0) +
      // What somebody was there for, and no deed.
      (/^(?:was |were )?(?:responsible for|duties included|in charge of)\b/iu.test(source) ? -8 : 0) +
      (strongest <= WEAK && result === '' ? (isMeasured(whole) ? -5 : -12) : 0) -
      order * 1.5 -
      Math.max(0, told.length - 170) / 15 -
      (countWords(source) < 6 ? 4 : 0);
    const alone = worthOf(told, '');
    // A result is told behind the deed that it came of, and for itself where that deed is none to tell.
    const behind = english && alone > NO_DEED ? resultOf(statement, told, saved === null ? next : undefined) : null;
    if (behind?.from !== undefined) spent.add(behind.from);
    if (behind === null && wordsIn(source).length < (english ? MIN_WORDS : MIN_WITH_RESULT)) return [];
    const result = respelled(behind?.result ?? '');
    const worth = behind === null ? alone : worthOf(`${told}; ${result}`, result);
    return [
      {
        source: behind === null ? asPrinted : `${asPrinted}. ${behind.source}`,
        told,
        isClause: telling.isClause,
        duty: part,
        isNear: nearTo >= NEAR,
        result,
        job: passage.job,
        isVoluntary: passage.section === 'volunteering',
        isOwnTale: isOwnTale(context, passage, statement.text),
        order,
        proves,
        worth,
        page: passage.page,
        line: passage.line,
        start: statement.start,
      },
    ];
  });
  return deeds.toSorted((a, b) => b.worth - a.worth || a.page - b.page || a.line - b.line);
}

/** What is told as a thing dealt with, and better as what the work includes. */
const DEALT = /^(?:deal|dealt) with |^my work cover(?:s|ed) /u;
/** "My work covers patrols, keys and radio": the phrase of it. */
const listedDuty = (told: string | undefined): string | null => /^my work cover(?:s|ed) (.+)$/u.exec(told ?? '')?.[1] ?? null;

/** "The average pick rate was 24 kg/hour": how it once was in a job that goes on, and no word of how it is. */
const isStateBefore = ({ told, isClause }: Telling): boolean =>
  isClause &&
  /^(?:\p{L}+ ){1,6}(?:was|were|stood at) (?:about |around |only |just )?[£$€]?\d[^,;]*$/u.test(told) &&
  !/(?<!\p{L})(?:now|today|after|since|from|record|and (?:is|are)|last|this|in my|in (?:19|20)\d\d)(?!\p{L})/u.test(told);

/** Other lines that make a job one of orders. */
const FEWEST_ORDERS = 2;
/** Whether the other lines of a statement's job open with a bare verb and its object: "Run the till", "Order the feed". */
function orderliness(statements: readonly Statement[]): (statement: Statement) => boolean {
  const ordered = statements.filter(
    ({ verb, text }) =>
      verb?.form === 'bare' && (/^\p{L}+ (?:the|an?|all|our|up|out|\d\S*|new) /u.test(text) || (NEVER_A_THING.test(text) && /^\p{L}+ \p{Ll}/u.test(text))),
  );
  return (statement) => ordered.filter((one) => one !== statement && one.passage.job === statement.passage.job).length >= FEWEST_ORDERS;
}

/** Verbs that no line of nouns opens with. */
const NEVER_A_THING =
  /^(?:Run|Keep|Take|Make|Serve|Prepare|Maintain|Ensure|Provide|Write|Lead|Train|Teach|Operate|Carry|Check|Clean|Change|Clear|Fit|Repair|Install|Inspect|Assist|Advise|Reconcile|Validate|Collect|Deliver|Drive|Load|Unload|Pack|Weigh|Measure|Draft|Cut|Cook|Bake|Grow|Feed|Answer|Greet|Arrange|Organise|Organize|Diagnose|Dismantle|Resolve|Chase|Allocate|Set|Look|Give|Help|Review|Update|Enter|Issue|Order|Supervise|Manage|Sell)(?= )/u;

/** What was read as a job without an employer or a title, and tells of a life: "Dec 2016 – Jan 2018: laid off, minded the twins". */
const breaksOf = (context: Context): ReadonlySet<Experience> =>
  new Set(
    statementsOf(context).flatMap(({ passage: { job }, text }) => (job !== null && job.company === null && job.title === null && isOfLife(text) ? [job] : [])),
  );

/** What somebody without a job that we could read says she did: "I changed oil and filters on about 60 cars". */
const isOwnTale = ({ cv }: Context, { section, job }: Statement['passage'], text: string): boolean =>
  cv.experience.length === 0 && job === null && (section === 'experience' || section === 'other') && /^I \p{Ll}{3,}/u.test(text);

/** A deed as it is said: "I rebuilt the pipeline", "waste fell from 11% to 4%"; `language`: that of the letter. */
export const saidOf = ({ told, isClause }: Pick<Deed, 'told' | 'isClause'>, language: string): string => (language === 'en' && !isClause ? `I ${told}` : told);

/** Words of requirements and duties that a line shares count so much each, up to so many. */
const SHARED = { worth: 2, most: 4 } as const;
/** Two words of one and the same duty: the line does what will be done there. The first duties count most. */
const SAME_DUTY = { words: 2, worth: 7, first: 3, more: 3 } as const;
/** From here on a line is taken to answer the advert in other words. */
const NEAR = 6;
/** Whom one leads, what one answers for in money, and what one trains others in: what adverts for such posts ask for first. */
const LEADING =
  /(?<!\p{L})(?:team|staff|people|headcount|line manag\p{L}+|leads?|leading|led|supervis\p{L}+|manag\p{L}+|in command|charge hand|acting head|apprentices|mentor\p{L}*|welfare|discipline)(?!\p{L})/iu;
const ANSWERING = /(?<!\p{L})(?:budget|p&l|costs?|margin|profit|revenue|turnover|wage|sales)(?!\p{L})/iu;
const HIRED_TO_LEAD = /(?<!\p{L})(?:head|lead|leader|manager|director|supervisor|chief|vp|principal|deputy|foreman|charge hand|executive chef)(?!\p{L})/iu;

/** How near a line comes to what the advert asks for, apart from what it proves outright. */
function nearness(advert: Advert, ledger: readonly KeywordEntry[]): (text: string) => number {
  const asked = [...ledger.map(({ requirement }) => requirement), ...advert.responsibilities].join(' ');
  const stems = contentStems(asked);
  const leads = HIRED_TO_LEAD.test(advert.title ?? '') || /\b(?:line manage|lead a team|manage a team|supervise)\b/iu.test(asked);
  const answers = ANSWERING.test(asked);
  const duties = [...advert.responsibilities, ...ledger.map(({ advertQuote }) => advertQuote)].map((duty) => contentStems(duty));
  const sameDuty = (own: ReadonlySet<string>): number => {
    const at = duties.findIndex((duty) => [...own].filter((stem) => duty.has(stem)).length >= SAME_DUTY.words);
    return at < 0 ? 0 : SAME_DUTY.worth + (at < SAME_DUTY.first ? SAME_DUTY.more : 0);
  };
  return (text) =>
    Math.min(SHARED.most, [...contentStems(text)].filter((stem) => stems.has(stem)).length) * SHARED.worth +
    sameDuty(contentStems(text)) +
    (leads && LEADING.test(text) ? 6 : 0) +
    (answers && ANSWERING.test(text) ? 5 : 0);
}

/** A figure that went from here to there: rule 5 of truth.md has both ends told. */
const isMoved = (text: string): boolean => /\bfrom [£$€]?\d\S*(?: [^,;]{1,24})? to [£$€]?\d|\bvon \d\S*(?: [^,;]{1,12})? auf \d/u.test(text);

/** What is told for a smile, or of the smallest things: it stands in the CV, and in no letter beside better. */
const isTrivial = (text: string): boolean =>
  /(?<!\p{L})(?:biscuits?|pub|karaoke|whiteboard|bingo|camel|brew fund|petty cash|crab|sunscreen|birthday cake|tidied|teapot|parrot|jokes?)(?!\p{L})/iu.test(
    text,
  ) || /[£$€](?:\d{1,3})(?:\.\d\d)?(?!\d|[,.]\d|\s?(?:k|m|bn|million|billion|a|an|per)(?!\p{L}))/iu.test(text);

/** What everybody did somewhere and no advert asks for: it is told only where one does. */
const isOfEveryDay = (text: string): boolean =>
  /^(?:I )?(?:take|took|taking|write|wrote|prepared?) (?:the )?(?:notes|minutes)|(?<!\p{L})took notes|^(?:I )?(?:answer|answered|answering) (?:the )?(?:phones?|telephones?|calls|emails)|^(?:I )?(?:attend|attended|attending) |^(?:I )?(?:filed|filing|photocopied|cleaned|cleaning|tidied|(?:made|making|make) (?:the )?(?:tea|coffee)|opened the post|sorted the post|sat in on) /iu.test(
    text,
  );

/** Whether more than a word or two of a line is not told; what stands behind a semicolon may be told as its result. */
const isShortened = (source: string, told: string): boolean => countWords(told) + 2 < countWords(source.split(/;\s/u)[0] ?? source);

const isStillSaid = ({ requirement }: KeywordEntry, told: string): boolean => {
  const own = contentStems(told);
  return [...contentStems(requirement)].some((stem) => own.has(stem));
};

function isProvenBy({ id, requirement, proof }: KeywordEntry, statement: Statement, context: Context, advert: Advert): boolean {
  const names = [requirement, ...(advert.requirements.find((one) => one.id === id)?.aliases ?? [])];
  if (names.some((name) => says(statement.text, name))) return true;
  const own = contentStems(statement.text);
  const asked = [...contentStems(requirement)];
  if (asked.length > 1 && asked.every((stem) => own.has(stem))) return true;
  if (proof === null || lineIndex(context, proof) !== lineIndex(context, statement.passage)) return false;
  // Of a passage of several sentences only one proves it, and the ledger does not say which.
  return statement.start === 0 && statement.text.length > statement.passage.text.length * 0.85;
}

/** Whether a text says a word or phrase, as words and in any case. */
export function says(text: string, phrase: string): boolean {
  const wanted = phrase.trim().toLowerCase();
  if (wanted === '') return false;
  const low = text.toLowerCase();
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(low.charAt(at - 1)) && !/[\p{L}\p{N}+#]/u.test(low.charAt(at + wanted.length))) return true;
  }
  return false;
}
