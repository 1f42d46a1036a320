import { isMeasured, tellsTime } from '../../../english/measures.ts';
import { cvVerb, pastOf } from '../../../english/grammar/verbs.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { capital, inside } from '../../../english/grammar/capitals.ts';
import { gerundsToPast } from '../../../english/grammar/gerunds.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { FOREIGN_BLANKS, topicOf, type Topic } from './topics.ts';

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
  topic: Topic;
}

export interface LineSource {
  text: string;
  /** Names that belong to the line: employer and title of its job. */
  beside: readonly string[];
  /** ISO 639-1. */
  language: string;
}

/**
 * A better line by rule, under the fact lock: fillers out, the deed in front, bracketed blanks where numbers are missing.
 * Claims no more than the line does. `further` asks other questions than the line's topic does. Null when no rule makes it better without claiming more.
 */
export function rewriteLine(source: LineSource, further: Topic | null = null): BetterLine | null {
  const text = source.text.replace(/[\s.;]+$/u, '').trim();
  const own = topicOf(essenceOf(text));
  const topic: Topic = further === null ? own : { ...further, ...(own.deeds === undefined ? {} : { deeds: own.deeds }) };
  const drafts = source.language === 'en' ? englishDrafts(text, topic) : foreignDrafts(text, source.language);
  for (const { ailment, after } of drafts) {
    const line = finished(after);
    if (line === text || line.length < 8) continue;
    if (inventionsAgainst(line, { text: source.text, beside: source.beside }).length === 0) return { ailment, after: line, topic };
  }
  return null;
}

/** What a line is about: of a duty only what its rewrite keeps. */
const essenceOf = (text: string): string => (DUTY.test(text) ? shortList(text.replace(DUTY, '')) : text);

interface DraftLine {
  ailment: Ailment;
  after: string;
}

const DUTY =
  /^(?:(?:I|also|was|am|were|is|being|solely|directly|mainly|primarily|fully|jointly|given|had|has|have|overall|full|put|my|main|key|daily|other|job)\s+)*(?:responsible (?:for|of|in)|responsibility for|in charge of|accountable for|tasked with|entrusted with|charged with|(?:duties|responsibilities|tasks)(?:\s+(?:and\s+\p{L}+\s+)?(?:included?|includes|including|involved|were|are)|:))\s+/iu;
const HELP = /^(?:I\s+)?(?:(?:also|actively)\s+)?(?:helped|help|helping|assisted|assist|assisting|supported|aided)\b/iu;
const INVOLVED =
  /^(?:(?:was|were|am|actively|heavily|closely)\s+)*(?:involved in|involvement in|took part in|participated in|participating in|participation in|part of|contributed to|member of)\s+/iu;
const ATTENDED = /^(?:attended|attending|sat in on)\s+/iu;
const EXPOSED =
  /^(?:(?:was|got|gained)\s+)?(?:exposed to|exposure to|familiar with|shadowed|gained (?:\p{L}+ )?(?:insight|knowledge|experience|exposure) (?:in|into|of|to|with)|learn(?:ed|t) about)\s+/iu;
const OTHER_DUTIES = /^(?:and )?(?:any |all )?other (?:ad[- ]hoc |general |related )?(?:duties|tasks)\b/iu;
const WORKED_ON = /^(?:worked|working|work) (?:on|in)\s+/iu;
const PASSIVE_BY_ME = /^(.+?)\s+(?:was|were|is|are|has been|have been)\s+(\p{L}+(?:ed|en|made|wrote|built|kept|sent|done))\s+by me\b(.*)$/iu;
const PASSIVE = /^(.+?)\s+(?:was|were)\s+(\p{L}{3,}(?:ed|en)|made|built|kept|sent|done|written)\b(.*)$/iu;

function englishDrafts(raw: string, topic: Topic): DraftLine[] {
  const text = plainer(raw);
  const tail = (line: string, blanks: readonly string[]): string => withTail(line, blanks);
  const [count, change] = topic.blanks;
  if (DUTY.test(text)) {
    const rest = shortList(text.replace(DUTY, ''));
    const deed = gerundsToPast(capital(rest), true);
    return [
      ...(deed === null ? [] : [{ ailment: 'duty' as const, after: tail(withItsAnd(deed), isMeasured(deed) ? [change] : [count, change]) }]),
      ...(deed === null && !/^\p{L}+ing\b(?! (?:ledger|list))/iu.test(rest)
        ? [{ ailment: 'duty' as const, after: tail(`${equalVerb(rest)} ${rest}`, isMeasured(rest) ? [change] : [count, change]) }]
        : []),
      ...(/^\p{L}+ing\b/iu.test(rest)
        ? [{ ailment: 'duty' as const, after: tail(`Worked on ${inside(rest)}`, ['[what did you do for it?]', '[how far did you get?]']) }]
        : []),
      { ailment: 'duty', after: tail(capital(rest), [count, change]) },
    ];
  }
  const bound = /^(?:was |were )?(?:responsible|required|expected|tasked|hired) to\s+(\p{Ll}+)\s+(.+)$/iu.exec(text);
  if (bound && cvVerb(bound[1] ?? '')?.tense === 'present')
    return [{ ailment: 'duty', after: tail(`${capital(pastOf(bound[1] ?? ''))} ${bound[2] ?? ''}`, [count, change]) }];
  if (HELP.test(text)) return [{ ailment: 'help', after: tail(helpLine(text), ['[your own part?]', isMeasured(text) ? change : count]) }];
  if (ATTENDED.test(text)) {
    const both = /^\p{L}+\s+(.+?)\s+and\s+((?:took|wrote|kept|made|gave|ran|\p{L}+ed)\s+.+)$/iu.exec(text);
    const deed = both ? `${capital(both[2] ?? '')} at ${both[1] ?? ''}` : null;
    return [
      ...(deed === null ? [] : [{ ailment: 'attended' as const, after: tail(deed, [change]) }]),
      { ailment: 'attended', after: tail(text, [count, change]) },
    ];
  }
  if (/^shadowed\s/iu.test(text)) return [{ ailment: 'exposed', after: tail(text, ['[for how long?]', '[what did you do yourself?]']) }];
  if (OTHER_DUTIES.test(raw)) return [{ ailment: 'vague', after: '[Which duties, exactly?], [how often?], [for whom?]' }];
  if (EXPOSED.test(text))
    return [{ ailment: 'exposed', after: tail(`${topic.deeds ?? '[Watched, checked or did what?]'} ${text.replace(EXPOSED, '')}`, [count, change]) }];
  if (INVOLVED.test(text)) {
    const member = /^member of\s/iu.test(text);
    return [
      {
        ailment: 'involved',
        after: tail(`${member ? 'Member of' : 'Took part in'} ${text.replace(INVOLVED, '')}`, member ? [count, change] : ['[your own task?]', change]),
      },
    ];
  }
  if (WORKED_ON.test(text))
    return [{ ailment: 'worked-on', after: tail(`${topic.deeds ?? '[Built, changed or checked?]'} ${text.replace(WORKED_ON, '')}`, [count, change]) }];
  const byMe = PASSIVE_BY_ME.exec(text);
  if (byMe) return [{ ailment: 'passive', after: tail(`${capital(byMe[2] ?? '')} ${keepName(byMe[1] ?? '')}${byMe[3] ?? ''}`, [count]) }];
  const deed = gerundsToPast(text);
  if (deed !== null) return [{ ailment: 'gerund', after: tail(withItsAnd(tallied(deed)), isMeasured(deed) ? [change] : [count, change]) }];
  const passive = /\b(?:which|who|that|and)\b/iu.test(text.split(/\b(?:was|were)\b/iu)[0] ?? '') ? null : PASSIVE.exec(text);
  if (passive && !isMeasured(text) && !/^(?:nobody|no one|nothing|none|no)\b/iu.test(text))
    return [{ ailment: 'passive', after: tail(`${capital(passive[1] ?? '')} ${passive[2] ?? ''}${passive[3] ?? ''}`, ['[by you or by the team?]', change]) }];
  return [
    ...resultFirst(text),
    {
      ailment: ailmentOfRest(raw, text),
      after: tail(tallied(text), isMeasured(text) ? [tellsTime(text) ? '[why did it matter?]' : '[in what time?]'] : [count, change]),
    },
  ];
}

function ailmentOfRest(raw: string, text: string): Ailment {
  if (text.includes('[') || text.length < raw.length - 6) return 'vague';
  return isMeasured(text) ? 'sound' : 'plain';
}

/** Fillers that can go without taking a fact along, and vague amounts that turn into blanks. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:is|are|was|were|be|been|kept|done|acts?|behaves?|works?))\s+in an? (?:\p{L}+ and )?(?:professional|timely|efficient|effective|accurate|courteous)(?: and \p{L}+)? manner\b/giu,
    '',
  ],
  [/\s+(?:in|within) an? (?:fast[- ]paced|dynamic|busy|challenging|agile) environment\b/giu, ''],
  [/\s+at all times\b|\s+(?:as|when|if|where) (?:required|needed|necessary|requested)\b(?!\s+(?:and|or|by|in)\b|\/)|\s+on time and on budget\b/giu, ''],
  [/,?\s+(?:and|or) (?:any )?other (?:ad[- ]hoc |general |related |various )?(?:tasks|duties|work|accessories)\b.*$/giu, ''],
  [/\s+in all aspects of\b/giu, ' in'],
  [/\s+day[- ]to[- ]day (?:duties|tasks|operations|activities)\b/giu, ' [which tasks?]'],
  [/\bon an? (daily|weekly|monthly|regular) basis\b/giu, '$1'],
  [/(?:^|\s)(?:successfully|effectively|efficiently|consistently|actively|proactively|seamlessly|truly)(?=\s)/giu, ''],
  [/\s+assigned to me\b|\s+by myself\b/giu, ''],
  [
    /\b(?:strong|excellent|outstanding|great|meaningful|fun and engaging|clean, scalable, robust and maintainable|cutting-edge|world-class|innovative|valuable)\s+(?=\p{Ll})/giu,
    '',
  ],
  [/\s+when there was time\b|\s+efforts\b$/giu, ''],
  [/\blevera(?:ged|ging)\s+synergies\b/giu, 'Used [what exactly?]'],
  [/\b(?:leveraged|utili[sz]ed)\b/giu, 'used'],
  [/\b(?:leveraging|utili[sz]ing)\b/giu, 'using'],
  [/\bsynergies\b/giu, '[what exactly?]'],
  [/\b(?:lots|plenty) of (?=\p{L}+ing\b)/giu, '[how many hours of?] '],
  [
    /\b(?<!\[how )(?:a (?:wide |broad )?(?:variety|range|number|lot|handful|couple) of|lots of|plenty of|various|several|numerous|multiple|many|countless|a few|some)\s+(?=\p{L})/giu,
    '[how many?] ',
  ],
  [/^(?:sometimes|occasionally|often|regularly|frequently)\s+(\p{Ll}.+)$/iu, '$1 [how often?]'],
  [/\bkey\s+(?=decision|stakeholder|client|customer|account|player)/giu, ''],
];

/** A line without its fillers: what it says is unchanged, vague amounts become blanks. */
export function plainer(text: string): string {
  let line = text.replace(/^(?:I (?:was|am)\s+|I\s+(?:also\s+)?)(?=\p{Ll})/u, '').trim();
  for (const [pattern, instead] of FILLERS) line = line.replace(pattern, instead);
  return capital(
    line
      .replace(/\s{2,}/gu, ' ')
      .replace(/\s+([,.;:])/gu, '$1')
      .replace(/[\s,.;:]+$/u, '')
      .trim(),
  );
}

/** Verbs that say no more than "responsible for": somebody who answers for a thing at least looked after it. */
function equalVerb(object: string): string {
  if (
    /^(?:the\s+)?[^,]*\b(?:social media|newsletter|blog|territory|shop|store|branch|campaigns?|nativity|club|events?|front desk|kitchen|help ?desk)\b/iu.test(
      object,
    )
  )
    return 'Ran';
  if (
    /\b(?:check-?in|check-?out|complaints?|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies)|calls?|orders?|invoices?|ledger|reconciliations?|payments?|cash|payroll|bookings?|reservations?|admin|returns?|luggage|keys|paperwork|correspondence|mail|budgets?)\b/iu.test(
      object,
    )
  )
    return 'Handled';
  return 'Looked after';
}

function helpLine(text: string): string {
  const line = text.replace(/^(?:also|actively)\s+/iu, '');
  const toDo = /^(?:helped|helping|help)\s+to\s+(.+)$/iu.exec(line);
  if (toDo) return `Helped ${toDo[1] ?? ''}`;
  const withThing = /^(?:helped|helping|help|assisted|assist|assisting|aided)(?: out)?\s+(?:with|in)\s+(?:the\s+)?(.+)$/iu.exec(line);
  if (withThing) {
    const rest = withThing[1] ?? '';
    return /^\p{L}+ing\b/u.test(rest) && gerundsToPast(rest) !== null
      ? `Helped with ${rest}`
      : `Supported ${/^(?:the|a|an)\b|^\[/u.test(rest) || !/\bthe\s/u.test(line.slice(0, 20)) ? rest : `the ${rest}`}`;
  }
  const person = /^(?:assisted|assist|assisting|aided|supported)\s+(.+)$/iu.exec(line);
  return person ? `Supported ${person[1] ?? ''}` : line;
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

/** "Made outbound calls (80 a day)" -> "Made 80 outbound calls a day"; another number in brackets comes out of them. */
function tallied(text: string): string {
  const rate = /^(\p{Lu}\p{L}+)\s+([^()\d]+?)\s+\((\d[\d.,]*)\s+((?:a|an|per)\s+\p{L}+)\)$/u.exec(text);
  if (rate) return `${rate[1] ?? ''} ${rate[3] ?? ''} ${rate[2] ?? ''} ${rate[4] ?? ''}`;
  const aside = /^([^()]+?)\s+\(([^()]*\d[^()]*)\)$/u.exec(text);
  return aside ? `${aside[1] ?? ''}: ${aside[2] ?? ''}` : text;
}

/** The result of a line that ends in one, in front: nobody reads to the end. */
function resultFirst(text: string): DraftLine[] {
  const which =
    /^(.{12,}?),\s+(?:which|and)\s+((?:cut|saved|raised|ended|brought|reduced|increased|found|won|doubled|halved|fell|grew|\p{L}+ed)\s+.{6,})$/iu.exec(text);
  if (which && (isMeasured(which[2] ?? '') || /,\s+which\s+(?:cut|saved|ended|halved|doubled)\s/iu.test(text))) return [swapped(which[1], which[2])];
  const found = /^(.{12,}?)\s+and\s+((?:saved|found|cut|raised|won)\s+.*\d.*)$/iu.exec(text);
  if (found) return [swapped(found[1], found[2])];
  const parts = /^([^:;]{12,}?)(?::|;)\s+([^:;]{8,})$/u.exec(text);
  if (parts && isMeasured(parts[2] ?? '') && !/^(?:\p{L}+\s+)?(?:were|was|of (?:them|which))\b/iu.test(parts[2] ?? ''))
    return [swapped(parts[1], endsFirst(parts[2] ?? ''))];
  const aside = /^(Principal|Member|Lead|Head|Author|Editor)(.+?)\s+\(([^()]*\d[^()]*)\)$/u.exec(text);
  if (aside) return [swapped(`${aside[1] ?? ''}${aside[2] ?? ''}`, aside[3])];
  return [];
}

const swapped = (deed = '', result = ''): DraftLine => ({ ailment: 'result', after: `${capital(result.trim())}: ${inside(deed.trim())}` });

/** Of "38 million events a day, delay down from 6 hours to 4 minutes" the change before the size. */
function endsFirst(result: string): string {
  const parts = result.split(/,\s+(?=\p{L})/u);
  const [size, change] = parts;
  return parts.length === 2 && change !== undefined && /\b(?:down|up|fell|rose|cut|from)\b/u.test(change) && !/^\p{L}+ed\b/u.test(change)
    ? `${change}, ${size ?? ''}`
    : result;
}

/** "VAT returns" keeps its capitals inside a sentence, "Various reports" does not. */
const keepName = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : inside(text));

/** No more than two blanks at the end, none that asks what stands already in the line. */
function withTail(line: string, blanks: readonly string[]): string {
  const open = (line.match(/\[/gu) ?? []).length;
  const asks = (blank: string): boolean => !line.includes(blank) && !(/^\[how (?:many|much|often)/u.test(blank) && /\[how (?:many|much|often)/iu.test(line));
  const wanted = blanks.filter(asks).slice(0, open > 1 ? 1 : 2);
  if (wanted.length === 0) return line;
  return `${line}${/:\s/u.test(line) ? ', ' : ': '}${wanted.join(', ')}`;
}

function foreignDrafts(text: string, language: string): DraftLine[] {
  const blanks = FOREIGN_BLANKS[language];
  if (blanks === undefined) return [];
  const [count, change] = blanks;
  if (language !== 'de') return [{ ailment: 'plain', after: withTail(text, isMeasured(text) ? [change] : blanks) }];
  const vague = text.replace(/\b(?:verschiedenen|diversen|mehreren|zahlreichen)\s+/giu, '[wie vielen?] ');
  const duty = /^(?:war |bin )?(?:mit)?(?:zuständig|verantwortlich) für (?:die |das |den )?(.+)$/iu.exec(vague);
  if (duty) return [{ ailment: 'duty', after: withTail(capital(duty[1] ?? ''), blanks) }];
  if (/^mitarbeit\b/iu.test(vague)) return [{ ailment: 'involved', after: withTail(vague, ['[was davon selbst?]', change]) }];
  if (/^teilnahme\b/iu.test(vague)) return [{ ailment: 'attended', after: withTail(vague, ['[wie oft?]', '[was kam dabei heraus?]']) }];
  if (/^(?:allgemeine|sonstige)\b.*tätigkeiten/iu.test(vague)) return [{ ailment: 'vague', after: '[Was genau?], [wie oft?], [was wurde dadurch besser?]' }];
  return [{ ailment: isMeasured(vague) ? 'sound' : 'plain', after: withTail(vague, isMeasured(vague) ? ['[seit wann?]'] : [count, change]) }];
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
