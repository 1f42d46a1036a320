import type { Experience } from '../../../../domain/cv.ts';
import { OPTIMIZE } from '../../../../domain/limits.ts';
import type { KeywordEntry } from '../../../../domain/optimization.ts';
import type { Advert } from '../../../advert/advert.ts';
import type { Context } from '../../../context.ts';
import { isPrivateLine } from '../../../privacy/private-lines.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { isMeasured } from '../../../english/measures.ts';
import { statementsOf, type Statement } from '../../../evidence/shared/statements.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { cvVerb, inTense } from '../../../english/grammar/verbs.ts';
import { claimsIn } from '../../../english/claims.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { calm, capital, inside, uncapital } from '../../../english/grammar/capitals.ts';
import { gerundsToPast } from '../../../english/grammar/gerunds.ts';
import { rewriteLine } from '../../report/rewrites/rewrite-line.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { isWhole, standsAlone, withoutHarm } from './fit-to-send.ts';
import { isOfAnotherVerb, roleClause, withoutNotes } from './line-as-sentence.ts';
import { nounDeed } from './noun-deeds.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords, wordsIn } from '../../../english/tokens.ts';

/** A line of the CV told by the person herself. */
export interface Deed {
  /** As it stands in the CV. */
  source: string;
  /** What follows "I": "rebuilt the shipment pipeline". In other languages it brings its verb along: "habe ich ... gesenkt". */
  told: string;
  job: Experience | null;
  /** 0 for the first job of the CV; after all jobs for what belongs to none. */
  order: number;
  /** What of the ledger it proves, most important first. */
  proves: readonly KeywordEntry[];
  worth: number;
  page: number;
  line: number;
}

const MAX_DEED = 230;
const MIN_WORDS = 4;
const MIN_TOLD = 3;
/** The writer's own family, health and breaks. Whom a teacher teaches and a nurse nurses is work, and belongs in a letter. */
const OWN_LIFE =
  /\b(?:my (?:late |own )?(?:mum|mom|mother|dad|father|wife|husband|partner|kids|child(?:ren)?|bab(?:y|ies)|son|daughter|famil(?:y|ies)|parents|health|illness|age|visa)|maternity|paternity|parental leave|sabbatical|career break|made redundant|laid off|unemploy\w*|pregnan\w*)\b/iu;
/** What takes back with one hand what it gives with the other. */
const HEDGED = /\b(?:when there was time|sometimes|occasionally|now and then|where possible|if needed)\b/iu;
/** Verbs of the weakest claims: a letter does not put them forward. */
const WEAK = 1;

/** The lines that may stand in a letter, the most convincing first. Facts are those of the line, under the fact lock. */
export function deedsOf(context: Context, ledger: readonly KeywordEntry[], advert: Advert): Deed[] {
  const statements = statementsOf(context).filter(
    ({ passage, text }) =>
      (passage.role === 'job' || passage.section === 'projects' || passage.section === 'volunteering') &&
      wordsIn(text).length >= MIN_WORDS &&
      text.length <= MAX_DEED &&
      !isPrivateLine(context, passage) &&
      !OWN_LIFE.test(text) &&
      !isOrder(text) &&
      !/[<>{}[\]|\t]|https?:|…$/u.test(text) &&
      (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0),
  );
  const near = nearness(advert, ledger);
  const deeds = statements.slice(0, OPTIMIZE.maxStatements).flatMap((statement): Deed[] => {
    const { passage } = statement;
    const source = statement.text.replace(/[\s.;,]+$/u, '');
    const proves = ledger.filter((entry) => entry.status !== 'not-shown' && isProvenBy(entry, statement, context, advert));
    const nearTo = near(statement.text);
    const told =
      context.cv.language === 'en'
        ? fitToSend(toldOf(statement, proves.length > 0 || nearTo >= NEAR), statement)
        : toldElsewhere(source, context.cv.language, passage.job?.period?.current === true);
    if (told === null) return [];
    if (!isClean(told)) return [];
    const found = passage.job === null ? -1 : context.cv.experience.indexOf(passage.job);
    const order = found < 0 ? context.cv.experience.length : found;
    // A role led is told without a verb.
    const strongest = Math.max(/^(?:am|was) (?!responsible)/u.test(told) ? WEAK + 3 : 0, ...claimsIn(statement.text).map(({ strength }) => strength));
    const worth =
      proves.reduce((sum, { points, must }) => sum + Math.min(points, 20) + (must ? 4 : 1), 0) +
      (isMeasured(told) ? 9 : 0) +
      strongest * 2 +
      nearTo +
      (isMoved(told) ? 6 : 0) +
      // What neither answers the advert nor is recent is told last of all.
      (order > 1 && proves.length === 0 ? -8 : 0) +
      (isTrivial(statement.text) ? -20 : 0) +
      // What somebody was there for, and no deed.
      (/^(?:was |were )?(?:responsible for|duties included|in charge of)\b/iu.test(source) ? -8 : 0) +
      (strongest <= WEAK ? -12 : 0) -
      order * 1.5 -
      Math.max(0, told.length - 170) / 15 -
      (countWords(source) < 6 ? 4 : 0);
    return [{ source, told, job: passage.job, order, proves, worth, page: passage.page, line: passage.line }];
  });
  return deeds.toSorted((a, b) => b.worth - a.worth || a.page - b.page || a.line - b.line);
}

/** A deed as a whole sentence that hurts nobody and needs no other line; null for any other. */
function fitToSend(told: string | null, { start }: Statement): string | null {
  const fit = told === null ? null : withoutHarm(told);
  return fit === null || !isWhole(fit) || !standsAlone(fit, start === 0) ? null : fit;
}

/** Words of requirements and duties that a line shares count so much each, up to so many. */
const SHARED = { worth: 2, most: 4 } as const;
/** Two words of one and the same duty: the line does what will be done there. The first duties count most. */
const SAME_DUTY = { words: 2, worth: 7, first: 3, more: 3 } as const;
/** From here on a line is taken to answer the advert in other words. */
const NEAR = 9;
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
const isMoved = (text: string): boolean => /\bfrom [£$€]?\d\S*(?: [^,;]{1,24})? to [£$€]?\d/u.test(text);

/** What is told for a smile, or of the smallest things: it stands in the CV, and in no letter beside better. */
const isTrivial = (text: string): boolean =>
  /(?<!\p{L})(?:biscuits?|pub|karaoke|whiteboard|bingo|camel|brew fund|petty cash|crab|sunscreen|birthday cake|tidied|teapot|parrot|jokes?)(?!\p{L})/iu.test(
    text,
  ) || /[£$€](?:\d{1,3})(?:\.\d\d)?(?!\d|[,.]\d|\s?(?:k|m|bn|million|billion|a|an|per)(?!\p{L}))/iu.test(text);

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

/** The line after "I", claiming no more than it does; null when no rule can tell it. */
function toldOf({ text: line, passage }: Statement, isAsked: boolean): string | null {
  const current = passage.job?.period?.current === true;
  const whole = line.replace(/[\s.;,]+$/u, '');
  const role = roleClause(whole, current);
  if (role !== null) return role;
  // "…till 2018, QuickBooks since": either half alone would be untrue today.
  if (/, [^,]{2,40} since$/u.test(whole)) return null;
  const text = withoutNotes(whole);
  const beside = [passage.job?.company?.value ?? '', passage.job?.title?.value ?? ''].filter((name) => name !== '');
  const bare = text.replace(/[\s.;,]+$/u, '');
  const better = rewriteLine({ text, beside, language: 'en' });
  const unblanked = better === null ? null : withoutBlanks(better.after);
  const candidates = [
    better === null || ['result', 'sound', 'wall'].includes(better.ailment) ? null : unblanked,
    bare,
    gerundsToPast(bare),
    unblanked,
    /^responsible for\b/iu.test(bare) ? `was ${inside(bare)}` : null,
  ];
  for (const candidate of candidates) {
    if (candidate === null || /[[\]]/u.test(candidate)) continue;
    const told = afterI(candidate, current);
    if (told === null || wordsIn(told).length < MIN_TOLD || HEDGED.test(text)) continue;
    // "Mentored 9 students so far" goes on.
    if (inventionsAgainst(capital(told), { text: line, beside }).length === 0) return goingOn(told, line, current);
  }
  // The verb is ours and claims as little as a verb can; everything else is under the lock.
  const thing = nounDeed(bare, current, isAsked);
  return thing !== null && inventionsAgainst(capital(thing), { text: line, beside }).every(({ kind }) => kind === 'claim') ? thing : null;
}

/** What goes on is told as going on: "mentored 9 students so far", and what one is responsible for today. */
function goingOn(told: string, line: string, current: boolean): string {
  const [first = ''] = /^\p{L}+/u.exec(told) ?? [];
  const verb = cvVerb(first);
  if (!current || verb?.tense !== 'past') return told;
  if (/^responsible for\b/iu.test(line)) return `${inTense(verb.verb, 'present')}${told.slice(first.length)}`;
  if (!/\b(?:so far|to date)\b/u.test(told)) return told;
  // Of a verb with a participle of its own ("wrote", "written") the adverb goes, and nothing is claimed by that.
  return first.endsWith('ed') || SAME_PARTICIPLE.test(first) ? `have ${told}` : told.replace(/,? (?:so far|to date)\b/u, '');
}

const SAME_PARTICIPLE = /^(?:made|built|sold|led|held|found|taught|won|kept|bought|brought|dealt|met|sent|spent|set|cut|put|read)$/u;

/** "Ran social media: [how many?], [what changed?]" says its deed before the blanks. Null where a blank stands amid the words. */
function withoutBlanks(after: string): string | null {
  const line = after.replace(/[:,]\s*\[[^\]]*\](?:,?\s*\[[^\]]*\])*$/u, '').trim();
  return line.includes('[') || line === '' ? null : line;
}

/** Words that are things as often as deeds, with nothing behind them that a deed would have. */
const BARE_THING =
  /^(?:route|staff|stock|cash|market|budget|design|test|order|report|support|shop|school|cost|plan|risk|price|record|book|floor|ground|study)\s(?!(?:the|an?|all|our|my|their|its|up|for|on|in|with|new|every|each|\d+)\b)\p{Ll}/iu;
/** "Responsible for HACCP folder": the article is missing, and no rule can tell which. */
const BARE_DUTY =
  /^(?:(?:was |were )?responsible for|looked after|look after)\s(?!(?:the|an?|all|our|my|their|his|her|its|one|two|three|four|five|six|up|both|\d[\d.,]*|\p{L}+ing|\p{L}+s|people|staff)\b)/iu;

/** "Supervise purchase ledger clerk": one person, and no word for which. */
function lacksArticle(line: string): boolean {
  const [, ...words] = (/^[^,;:(]*/u.exec(line)?.[0] ?? '').split(' ');
  const end = words.findIndex((word) => /^(?:and|or|of|for|in|on|at|with|to|by|from|through|over|during|into|as)$/u.test(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  return (
    phrase.length > 0 &&
    phrase.every((word) => /^\p{Ll}{3,}$/u.test(word) && !/^(?:the|all|our|my|their|his|her|its|one|two|three|four|five|six|every|each|both)$/u.test(word)) &&
    TITLE_WORDS.has(phrase.at(-1) ?? '') &&
    !(phrase.at(-1) ?? '').endsWith('s')
  );
}

/** A verb in the past opens it, or in the present for the present job; "I" goes in front of either. */
function afterI(text: string, current: boolean): string | null {
  const line = text.replace(/^I\s+/u, '').replace(/^have (?=\p{Ll}+ed\s)/u, '');
  // "Acting Team Leader for 14 weeks": what one was.
  if (/^(?:Acting|Acted)\s\p{Lu}/u.test(line)) return `was ${line.replace(/^Acted/u, 'Acting')}`;
  // "Route 12 now runs until midnight": a thing with a verb of its own.
  if (/^\p{L}+ \d+ (?:now|still|is|was|has|ran)(?!\p{L})/u.test(line)) return null;
  // "Drove, loaded, convoy commander", "Stock, rotas, wages": a list, and no sentence; "Staff turnover" is a thing.
  if (/^\p{L}+,\s/u.test(line) || BARE_THING.test(line) || BARE_DUTY.test(line) || lacksArticle(line)) return null;
  const opening = (/^[\p{L}-]+/u.exec(line)?.[0] ?? '').toLowerCase();
  // "Second-chaired", "cite-check": the verb is behind the hyphen; "line manage": behind the noun.
  const first = opening.split('-').at(-1) ?? '';
  const second = (/^[\p{L}-]+\s+([\p{L}-]+)/u.exec(line)?.[1] ?? '').toLowerCase();
  const word = first.endsWith('ly') || opening === 'line' ? second : first;
  // "Form tutor", "support worker": a title, and no verb.
  if (TITLE_WORDS.has(second) && first === word && opening === first) return null;
  const form = cvVerb(word);
  if (isOfAnotherVerb(line, form?.tense === 'past')) return null;
  const isTold = form !== undefined && (form.tense === 'past' || form.tense === 'either' || (form.tense === 'present' && form.verb === word && current));
  const isPast =
    (current &&
      /^(?:own|chair|head|feed|host|keep|run|lead|train|teach|agree|bake|cook|sit|carry|drive|fit|fix|write|read|sign|make|take|give|meet|pick|load|weigh|fill|sell|buy|visit)$/u.test(
        word,
      )) ||
    /^(?:was|were|made|took|kept|wrote|ran|sold|taught|gave|held|led|built|drove|bought|brought|did|set|put|cut|got|sent|met|spoke|found|won|grew|dealt|handled|looked|peeled|counted|published|reset|opened|brought)$/u.test(
      word,
    );
  return isTold || isPast || /^\p{L}{3,}ed$/u.test(word) ? uncapital(line) : null;
}

/** German, French and Spanish lines are nouns more often than sentences: they are told whole, behind a verb that claims no more. */
function toldElsewhere(source: string, language: string, current: boolean): string | null {
  const first = /^\p{L}+/u.exec(source)?.[0] ?? '';
  if (/[:;]/u.test(source)) return null;
  if (language === 'de') {
    if (/^(?:mitarbeit|teilnahme|allgemeine|sonstige|diverse|unterstützung|mithilfe)\b/iu.test(source)) return null;
    if (/^(?:zuständig|verantwortlich) für\b/iu.test(source)) return `${current ? 'bin' : 'war'} ich ${calm(source)}`;
    if (/(?:^|\s)(?:ge\p{Ll}+(?:t|en)|\p{Ll}+iert|(?:be|ver|ent|er|zer)\p{Ll}+(?:t|en)|(?:ab|an|auf|aus|ein|um|vor|zu)ge\p{Ll}+(?:t|en))$/u.test(source))
      return `habe ich ${source}`;
    return /^\p{Lu}/u.test(first) ? `${current ? 'gehört' : 'gehörte'} zu meiner Arbeit: ${source}` : null;
  }
  if (language === 'fr') {
    if (/^(?:participation|aide|assistance|support|contribution)\b/iu.test(source)) return null;
    if (/^(?:responsable|en charge)\b/iu.test(source)) return `${current ? 'je suis' : 'j’ai été'} ${calm(source)}`;
    if (/^(?:je\s|j['’])/iu.test(source)) return source.charAt(0).toLowerCase() + source.slice(1);
    return first.endsWith('é') && first.length > 4 ? `j’ai ${calm(source)}` : `mon travail ${current ? 'comprend' : 'comprenait'} : ${calm(source)}`;
  }
  if (language === 'es') {
    if (/^(?:participación|ayuda|asistencia|apoyo|colaboración)\b/iu.test(source)) return null;
    if (/^(?:responsable|encargad[oa])\b/iu.test(source)) return `${current ? 'soy' : 'fui'} ${calm(source)}`;
    if (/^(?:dirijo|gestiono|llevo|coordino|negocio|formo|preparo|atiendo|superviso|elaboro|redacto|controlo)\s/iu.test(source)) return calm(source);
    return first.endsWith('é') && first.length > 3 ? calm(source) : `mi trabajo ${current ? 'incluye' : 'incluía'}: ${calm(source)}`;
  }
  // A letter in English has no words for a line of another language: it stays out.
  return null;
}
