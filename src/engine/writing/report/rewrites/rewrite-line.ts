import { articleFor } from '../../../english/grammar/article.ts';
import { isMeasured } from '../../../english/measures.ts';
import { cvVerb, inTense, type Tense } from '../../../english/grammar/verbs.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { capital, inside } from '../../../english/grammar/capitals.ts';
import { gerundsTold } from '../../../english/grammar/gerunds.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { deedsOfPlace } from './deeds-of-place.ts';
import { blanked, opensPlural } from './line-parts.ts';
import { topicOf } from './topics.ts';

/** What ails a line, the worst first. `result` tells a good line with its result at the end. */
export const AILMENTS = [
  'duty',
  'help',
  'attended',
  'involved',
  'exposed',
  'worked-on',
  'passive',
  'gerund',
  'vague',
  'wall',
  'plain',
  'result',
  'sound',
] as const;
export type Ailment = (typeof AILMENTS)[number];

export interface BetterLine {
  ailment: Ailment;
  after: string;
}

export interface LineSource {
  text: string;
  /** Names that belong to the line: employer and title of its job. */
  beside: readonly string[];
  /** ISO 639-1. */
  language: string;
  /** What the other lines of the job are told in; the past where nothing is said. */
  tense?: TenseOfJob;
}

/** What a job's lines are told in. */
export type TenseOfJob = Exclude<Tense, 'ing'>;

/**
 * A better line by rule, under the fact lock: fillers out, the deed in front, a bracketed blank inside the sentence where a number
 * belongs and the grammar is certain. Claims no more than the line does. Null when no rule makes it certainly better: such a line
 * stays as it is and is asked about (`questionsAbout`); a question hung on its end would be no rewrite.
 */
export function rewriteLine(source: LineSource): BetterLine | null {
  const text = source.text.replace(/[\s.;]+$/u, '').trim();
  if (source.language === 'en' && TELLS_OF_ONESELF.test(text.replace(/^I\s+|\sby me\b/gu, ''))) return null;
  const drafts = source.language === 'en' ? englishDrafts(text, source.tense ?? 'past') : foreignDrafts(text, source.language);
  for (const { ailment, after } of drafts) {
    const line = finished(after);
    if (line === text || line.length < 8 || lettersOf(line) === lettersOf(text)) continue;
    if (inventionsAgainst(line, { text: source.text, beside: source.beside }).length === 0) return { ailment, after: line };
  }
  return null;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}[]/gu, '');

/** "I have worked as a host, which consisted of me greeting": a tale in the first person is not mended by taking its first word away. */
const TELLS_OF_ONESELF = /\b(?:I|I'm|I’m|me|my|myself)\b|^(?:am|have|had|feel|felt|would|could|think|believe|hope|want|love|enjoy(?:ed)?)\s/iu;

/** What ails a line that no rule mends. */
export function ailmentOf(text: string): Ailment {
  if (DUTY.test(text)) return 'duty';
  if (HELP.test(text)) return 'help';
  if (ATTENDED.test(text)) return 'attended';
  if (EXPOSED.test(text)) return 'exposed';
  if (INVOLVED.test(text)) return 'involved';
  if (WORKED_ON.test(text)) return 'worked-on';
  if (isMeasured(text)) return 'sound';
  return /^(?:[\p{L}-]+\s){1,4}(?:was|were)\s+\p{L}{3,}ed\b/u.test(text) ? 'passive' : 'plain';
}

interface DraftLine {
  ailment: Ailment;
  after: string;
}

const DUTY =
  /^(?:(?:I|also|was|am|were|is|being|solely|directly|mainly|primarily|fully|jointly|given|had|has|have|overall|full|put|my|main|key|daily|other|job)\s+)*(?:responsible (?:for|of|in)|responsibility for|in charge of|accountable for|tasked with|entrusted with|charged with|(?:duties|responsibilities|tasks)(?:\s+(?:and\s+\p{L}+\s+)?(?:included?|includes|including|involved|consist(?:ed)? of|were|are)|:))\s+/iu;
const HELP = /^(?:I\s+)?(?:(?:also|actively)\s+)?(?:helped|help|helping|assisted|assist|assisting|supported|aided)\b/iu;
const INVOLVED =
  /^(?:(?:was|were|am|actively|heavily|closely)\s+)*(?:involved in|involvement in|took part in|participated in|participating in|participation in|part of|contributed to|member of)\s+/iu;
const ATTENDED = /^(?:attended|attending|sat in on)\s+/iu;
const EXPOSED =
  /^(?:(?:was|got|gained)\s+)?(?:exposed to|exposure to|familiar with|shadowed|gained (?:\p{L}+ )?(?:insight|knowledge|experience|exposure) (?:in|into|of|to|with)|learn(?:ed|t) about)\s+/iu;
const OTHER_DUTIES = /^(?:and )?(?:any |all )?other (?:ad[- ]hoc |general |related )?(?:duties|tasks)\b/iu;
const WORKED_ON = /^(?:worked|working|work) (?:on|in)\s+/iu;
const PASSIVE_BY_ME = /^(.+?)\s+(?:was|were|is|are|has been|have been)\s+(\p{L}+(?:ed|en|made|wrote|built|kept|sent|done))\s+by me\b(.*)$/iu;

function englishDrafts(raw: string, tense: TenseOfJob): DraftLine[] {
  const text = plainer(raw);
  if (DUTY.test(text)) return duty(text, tense);
  const bound = /^(?:was |were )?(?:responsible|required|expected|tasked|hired) to\s+(\p{Ll}+)\s+(.+)$/iu.exec(text);
  if (bound && cvVerb(bound[1] ?? '')?.tense === 'present') return [{ ailment: 'duty', after: `${capital(inTense(bound[1] ?? '', tense))} ${bound[2] ?? ''}` }];
  if (HELP.test(text)) return [{ ailment: 'help', after: helpLine(text) }];
  if (ATTENDED.test(text)) {
    const both = /^\p{L}+\s+(.+?)\s+and\s+((?:took|wrote|kept|made|gave|ran)\s+.+)$/iu.exec(text);
    return both ? [{ ailment: 'attended', after: `${capital(both[2] ?? '')} at ${both[1] ?? ''}` }] : filled(raw, text);
  }
  if (OTHER_DUTIES.test(raw) || EXPOSED.test(text)) return [];
  if (INVOLVED.test(text)) {
    const member = /^member of\s/iu.test(text);
    return /^part of\s/iu.test(text) ? [] : [{ ailment: 'involved', after: `${member ? 'Member of' : 'Took part in'} ${text.replace(INVOLVED, '')}` }];
  }
  if (WORKED_ON.test(text)) return workedOn(text);
  const byMe = PASSIVE_BY_ME.exec(text);
  if (byMe) return [{ ailment: 'passive', after: `${capital(byMe[2] ?? '')} ${keepName(byMe[1] ?? '')}${byMe[3] ?? ''}` }];
  const deed = gerundsTold(text, tense);
  if (deed !== null) return [{ ailment: 'gerund', after: counted(withItsAnd(tallied(deed))) }];
  return [...resultFirst(text), ...filled(raw, text)];
}

/** "Responsible for answering the phone" told as what was done; a list of deeds and things mixed is told by nobody but its author. */
function duty(text: string, tense: TenseOfJob): DraftLine[] {
  const rest = shortList(text.replace(DUTY, ''));
  const beside = deedsOfPlace(rest, tense);
  if (beside !== null) return [{ ailment: 'duty', after: beside }];
  const deed = gerundsTold(capital(rest), tense, true);
  const told: DraftLine[] = deed === null ? [] : [{ ailment: 'duty', after: counted(withItsAnd(deed)) }];
  // "Opening and closing procedures": what kind of procedures.
  if (OF_A_KIND.test(rest)) return [];
  // "Ordering stock, the rota and the scanner": nobody but its author knows what is ordered.
  if (/^\p{L}+ing\s[^,]*,\s*(?:and\s+)?(?:the|a|an|our)\s/iu.test(rest)) return [];
  if (/(?:,|\band|&)\s+(?:\p{L}+ly\s+)?\p{L}+(?:ing|ed)\s+[\p{L}\d]/iu.test(rest)) return told;
  if (/^\p{L}+ing\b(?! (?:ledger|list))/iu.test(rest)) return told;
  if ([...rest.matchAll(/(?:,|\band|&)\s+(\p{Ll}+)\s+\p{L}/gu)].some(([, word = '']) => cvVerb(word) !== undefined)) return [];
  // "Responsibilities included insight to all ventures": nothing that anybody can run or look after.
  const verb = equalVerb(rest);
  return verb === null || /^(?:insight|knowledge|ability|adherence|success|growth|compliance)\b/iu.test(rest)
    ? []
    : [{ ailment: 'duty', after: `${verb} ${rest}` }];
}

const OF_A_KIND =
  /^(?:the\s)?(?:\p{L}+ing\s(?:and|&|\/)\s)?\p{L}+ing\s(?:procedures?|duties|routines?|processes|shifts?|checklists?|balances?|entries|times|documentation|materials?|policies|standards)(?![\p{L}])/iu;

/** The deed is asked for in front, where the kind of work leaves few to choose from; "worked in an office" has none. */
function workedOn(text: string): DraftLine[] {
  const on = /^(?:worked|working|work) on\s+(.+)$/iu.exec(text)?.[1];
  const deeds = on === undefined ? undefined : topicOf(on).deeds;
  return on === undefined || /^\p{L}+ing\b|\b(?:project|team|basis|shift|site|day|weekend)s?\b/iu.test(on)
    ? []
    : [{ ailment: 'worked-on', after: `${deeds ?? '[Built, changed or checked?]'} ${on}` }];
}

/** The line without its fillers, its missing number asked for where it belongs. */
const filled = (raw: string, text: string): DraftLine[] => [{ ailment: ailmentOfRest(raw, text), after: counted(tallied(text)) }];

const counted = (text: string): string => blanked(text) ?? text;

function ailmentOfRest(raw: string, text: string): Ailment {
  if (text.includes('[') || text.length < raw.length - 6) return 'vague';
  return isMeasured(text) ? 'sound' : 'plain';
}

/** What everybody's work is meant to lead to. */
const VAGUE_TAIL =
  /\s+(?:in order )?to (?:ensure|provide|deliver|offer) (?:an? |the )?(?:positive|great|excellent|exceptional|seamless|smooth|world-class|outstanding|memorable|high-quality|best possible|good)\s+(?:\p{L}+\s+){0,2}?(?:experiences?|services?|outcomes?|results?|satisfaction|quality)$/iu;

/** The line without a purpose that is true of all work. */
export const withoutVagueTail = (text: string): string => text.replace(VAGUE_TAIL, '');

/** Fillers that can go without taking a fact along, and vague amounts that turn into blanks. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:is|are|was|were|be|been|kept|done|acts?|behaves?|works?|and|or|but))\s+in an? (?:\p{L}+ and )?(?:professional|timely|efficient|effective|accurate|courteous)(?: and \p{L}+)? manner\b/giu,
    '',
  ],
  [/\s+(?:in|within) an? (?:fast[- ]paced|dynamic|busy|challenging|agile) environment\b/giu, ''],
  [/\s+at all times\b|\s+(?:as|when|if|where) (?:required|needed|necessary|requested)\b(?!\s+(?:and|or|by|in)\b|\/)|\s+on time and on budget\b/giu, ''],
  [/,?\s+(?:and|or) (?:any |various |many |several )?other (?:ad[- ]hoc |general |related |various )?(?:tasks|duties|work|accessories)\b.*$/giu, ''],
  [/\s+in all aspects of\b/giu, ' in'],
  [VAGUE_TAIL, ''],
  [/\bon an? (daily|weekly|monthly) basis\b/giu, '$1'],
  [/\bon an? regular basis\b/giu, 'regularly'],
  [/^(?:successfully|effectively|efficiently|consistently|actively|proactively|seamlessly|truly)\s+(?!(?:and|or|&)\s|\p{L}+ly\s)/iu, ''],
  [/\s+assigned to me\b/giu, ''],
  [
    // "Excellent communication with patients" would be left without a head.
    /(?<=\S\s)\b(?:strong|excellent|(?<![\d][mkbn]?\s)outstanding(?!\s+(?:at|on|from|for|as|by|since)\b|\s+(?:\p{L}+\s+){0,2}(?:numbers?|documents?|paperwork|information|records?|actions?|points?|reports?|certificates?|sums?|monies|fees|rent|issues?|balances?|invoices?|payments?|debts?|items?|tasks?|accounts?|bills?|queries|claims?|loans?|orders?|work|amounts?|matters?|receivables?))|great(?!\s+(?:many|deal|number|variety|big))|engaging|meaningful|fun and engaging|clean, scalable, robust and maintainable|cutting-edge|world-class|innovative|valuable)\s+(?=\p{Ll})/giu,
    '',
  ],
  [/\s+when there was time\b|\s+efforts\b$/giu, ''],
  [/\blevera(?:ged|ging)\s+synergies\b/giu, 'Used [what exactly?]'],
  [/\b(?:leveraged|utili[sz]ed)\b/giu, 'used'],
  [/\b(?:leveraging|utili[sz]ing)\b/giu, 'using'],
  [/\bsynergies\b/giu, '[what exactly?]'],
  [/\b(?:lots|plenty) of (?=\p{L}+ing\b)/giu, '[how many hours of?] '],
  [/\bkey\s+(?=decision|stakeholder|client|customer|account|player)/giu, ''],
];

/** Before a plural its place is a blank's; elsewhere it stays. */
const VAGUE_AMOUNT =
  /(?<![\p{L}[])(?<!\b(?:great|good|how|too|so|as|very|not)\s)(?:a (?:wide |broad )?(?:variety|range|number|lot|handful|couple) of|lots of|plenty of|various|several|numerous|multiple|many|countless|a few|some)\s+(?=\p{L})(?!of\b|other\b|more\b|(?:types?|kinds?|forms|sorts|stages|phases|levels|cases|ways|times|instances|occasions|respects|extent|degree)\b)/giu;

/** A line without its fillers: what it says is unchanged, vague amounts become blanks. */
export function plainer(text: string): string {
  let line = text.replace(/^(?:I (?:was|am)\s+|I\s+(?:also\s+)?)(?=\p{Ll})/u, '').trim();
  for (const [pattern, instead] of FILLERS) line = line.replace(pattern, instead);
  line = line.replace(VAGUE_AMOUNT, (amount: string, at: number, all: string) => (opensPlural(all.slice(at + amount.length)) ? '[how many?] ' : amount));
  return capital(
    line
      .replace(/\b(an?) (?=(\p{Ll}+))/gu, (_, article: string, word: string) => `${text.includes(`${article} ${word}`) ? article : articleFor(word)} `)
      .replace(/\s{2,}/gu, ' ')
      .replace(/\s+([,.;:])/gu, '$1')
      .replace(/[\s,.;:]+$/u, '')
      .trim(),
  );
}

/** The verb that says as much as "responsible for" of such a thing, and no less; null where there is none. */
function equalVerb(object: string): string | null {
  if (
    /^(?:the\s+)?[^,]*\b(?:social media|newsletter|blog|territory|shop|store|branch|campaigns?|nativity|club|events?|front desk|reception|kitchen|help ?desk|(?:\d+-bed(?:ded)? )?(?:unit|ward)|department|section|bar|night shift|day shift|late shift)\b/iu.test(
      object,
    )
  )
    return 'Ran';
  if (
    /\b(?:check-?in|check-?out|code reviews?|rotas?|scheduling|recruitment|onboarding|deliver(?:y|ies)|tills?|complaints?|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|calls?|orders?|invoices?|ledger|reconciliations?|payments?|cash|payroll|bookings?|reservations?|admin|returns?|luggage|keys|paperwork|correspondence|mail|budgets?)\b/iu.test(
      object,
    )
  )
    return 'Handled';
  return /^(?:(?:the|all|our|a|an|\d+)\s+)*(?:\p{L}+\s+)?(?:children|toddlers|babies|residents|patients|guests|visitors|animals|dogs|cats|horses|cattle|plants|gardens?|grounds|equipment|machines?|vehicles|fleet)\b/iu.test(
    object,
  )
    ? 'Looked after'
    : null;
}

/** "Helped to organise" is "Helped organise"; any other help stays in its author's words: to support is more than to assist. */
function helpLine(text: string): string {
  const toDo = /^(?:(?:also|actively)\s+)?helped\s+to\s+(.+)$/iu.exec(text);
  return toDo ? `Helped ${toDo[1] ?? ''}` : text;
}

/** Longest list that one line carries; the rest deserves lines of its own. */
const MOST_ITEMS = 4;

function shortList(text: string): string {
  const items = text.split(/,\s+/u);
  if (items.length <= MOST_ITEMS + 1 || isMeasured(text)) return text;
  return listed(items.slice(0, MOST_ITEMS));
}

/** "Ordered leaflets, updated posters": what lost its last part gets its "and" back. */
function withItsAnd(text: string): string {
  const items = text.split(/,\s+/u);
  return items.length === 2 && !/\band\b|\bwhich\b|\bwho\b|[:;(]/u.test(text) && /^\p{L}+ed\b/u.test(items[1] ?? '') ? listed(items) : text;
}

/** "Made outbound calls (80 a day)" -> "Made 80 outbound calls a day". */
function tallied(text: string): string {
  const rate = /^(\p{Lu}\p{L}+)\s+([^()\d]+?)\s+\((\d[\d.,]*)\s+((?:a|an|per)\s+\p{L}+)\)$/u.exec(text);
  if (rate) return `${rate[1] ?? ''} ${rate[3] ?? ''} ${rate[2] ?? ''} ${rate[4] ?? ''}`;
  return text;
}

/** The result of a line that ends in one, in front: nobody reads to the end. */
function resultFirst(text: string): DraftLine[] {
  const which = /^(.{12,}?),\s+which\s+((?:cut|saved|raised|ended|brought|reduced|increased|found|won|doubled|halved)\s+.{6,})$/iu.exec(text);
  if (which && (isMeasured(which[2] ?? '') || /,\s+which\s+(?:cut|saved|ended|halved|doubled)\s/iu.test(text))) return [swapped(which[1], which[2])];
  return [];
}

const swapped = (deed = '', result = ''): DraftLine => ({ ailment: 'result', after: `${capital(result.trim())}: ${inside(deed.trim())}` });

/** "VAT returns" keeps its capitals inside a sentence, "Various reports" does not. */
const keepName = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : inside(text));

/** Of German the few turns that are certain; other languages stay as they are. */
function foreignDrafts(text: string, language: string): DraftLine[] {
  if (language !== 'de') return [];
  const vague = text.replace(/\b(?:verschiedenen|diversen|mehreren|zahlreichen)\s+/giu, '[wie vielen?] ');
  const task = /^(?:war |bin )?(?:mit)?(?:zuständig|verantwortlich) für (?:die |das |den )?(.+)$/iu.exec(vague);
  if (task) return [{ ailment: 'duty', after: capital(task[1] ?? '') }];
  return [{ ailment: isMeasured(vague) ? 'sound' : 'plain', after: vague }];
}

/** One typography: single spaces, a capital in front, no stop at the end. */
function finished(text: string): string {
  const line = text
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+([,.;:])/gu, '$1')
    .replace(/[\s,.;:]+$/u, '')
    .trim();
  return line.startsWith('[') ? `[${capital(line.slice(1))}` : capital(line);
}
