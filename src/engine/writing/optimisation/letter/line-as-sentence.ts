import { inside, uncapital } from '../../../english/grammar/capitals.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';

/** A head shorter than this says too little to be told without its tail. */
const LEAST_HEAD = 3;
const JOINT = /[,;:] | [–—] /gu;
const OWN = /(?<!\p{L})(?:I|me|my|mine|myself|we|us|our)(?!\p{L})/u;
const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|some|everybody|everyone|nobody|no one|none|half)\s(?!of (?:whom|which|them)\b)/iu;
/** Of a list behind a colon the first item alone would be a falsehood. */
const LONE_ITEM = /:\s[^:,]*$/u;
const FINITE = /(?<!\p{L})(?:is|are|was|were|has|have|had|do|does|did|still|sell|sold|finished|left|stayed|went|came)(?!\p{L})/iu;
/** Words that end a note and no clause. */
const NOTE_END = /(?<!\p{L})(?:since|mostly|kindly|obviously|apparently|no major findings)$/iu;
/** More words behind a bare number than this are a note of their own. */
const MOST_OF_A_COUNT = 4;

/** More words are a story of their own. */
const MOST_OF_AN_END = 14;

/** "Identified payments of $11,200, recovered $10,900": the last of two deeds. */
const LAST_DEED = /^([^,;:]+(?:\d,\d{3}[^,;:]*)*), (\p{Ll}+ed)(?= [^,;:]*(?:\d,\d{3}[^,;:]*)*$)/u;

/** Characters before a count in which the counted stand. */
const NEAR = 60;
/** Of people one says "whom"; what else is counted keeps its own words. */
const PEOPLE =
  /\b(?:people|men|women|staff|pupils|children|\p{L}{3,}(?:ers|ors|ants|ents|ees|ists|ians|guards|hands|mates)|nurses|cadets|apprentices|volunteers)\b/iu;

/**
 * A line of a CV as far as it is a sentence: remarks in brackets, jokes behind a comma and notes behind a semicolon left out, and the
 * shorthand that has one reading written out ("71% → 93%", ", no accidents"). What is left says nothing that the line does not.
 */
export function withoutNotes(line: string): string {
  const text = line
    // "(I still own the good iron)": told across a counter.
    .replace(/\s*\((?:I|I['’]\p{L}+|my|me)\s[^()]*\)/gu, '')
    .replace(/(\S*\d\S*) ?(?:→|->) ?(?=\S*\d)/u, 'from $1 to ')
    .replace(/\bfrom from\b/u, 'from')
    // "(the other 8 are the chef's)" is a remark, "(2019)", "(SB 1162)" and "(junior)" belong to what they follow.
    .replace(
      /(?<!\d\s*(?=[^()]*\([^()]*(?:19|20)\d\d\)))\s*\((?=\p{Ll})(?!(?:about|around|over|nearly|up to|some) [£$€]?\d)(?:[^()\s]+\s){2,}[^()]*\)|\s*\((?:mine|me|my \p{L}+)\)/gu,
      '',
    )
    // "Passed every inspection, 12 out of 12"
    .replace(/, ((\d+) (?:for|out of|of) \2)$/u, ' ($1)')
    .replace(/, no (?=\p{Ll})/u, ', with no ')
    .replace(
      /, (\p{L}+|\d+) of them (?=\p{Ll}{3,}ed(?!\p{L})|(?:are|were|have|had|went|left|won)(?!\p{L}))/u,
      (all, count: string, at: number, whole: string) => (PEOPLE.test(whole.slice(Math.max(0, at - NEAR), at)) ? `, ${count} of whom ` : all),
    )
    // "Introduced reminders, missed appointments went from 14 to 5": two clauses, and no word between them.
    .replace(
      /^([^,;:]+), (?!(?:while|as|when|which|where|after|before|until|so|and|because)\s)((?:\p{Ll}+ ){1,4}(?:went|fell|rose|dropped|grew) (?:up |down )?(?:from|to|by) )/u,
      '$1, and $2',
    )
    // "..., feed came in £11,400 under": a clause of its own.
    .replace(/^([^,;:()]+), ((?:\p{Ll}+ ){1,3}(?:came|finished|ended|passed) (?:in|out|at|up)?\s?[£$€]?\d)/u, '$1, and $2')
    // "Train new people, six so far, on Opera", "do the roster, five weeks last year": how many and how long, in brackets.
    .replace(
      /, ((?:about |around |nearly |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?:so far|to date|(?:\p{Ll}+ )?(?:last|this|in one|a|per|each) (?:year|month|week|season|quarter|night|day|shift)))(?:,(?= (?:on|in|at|for|with|to) )|$)/iu,
      ' ($1)',
    )
    .replace(LAST_DEED, (all, first: string, last: string) => (cvVerb(last.toLowerCase())?.tense === 'past' ? `${first} and ${last}` : all));
  const joints = [...text.matchAll(JOINT)];
  for (const [at, joint] of joints.entries()) {
    const head = text.slice(0, joint.index);
    // A joint within a bracket is the bracket's.
    if ((head.match(/\(/gu)?.length ?? 0) !== (head.match(/\)/gu)?.length ?? 0)) continue;
    const part = text.slice(joint.index + joint[0].length, joints[at + 1]?.index ?? text.length);
    if (isListed(head, text.slice(joint.index + joint[0].length))) return text;
    // "Approve the payment run up to €250,000, two signatures": what goes with it stays, in brackets.
    if (
      joint[0] === ', ' &&
      at === joints.length - 1 &&
      COUNTED.test(part) &&
      isItem(part) &&
      countWords(part) <= MOST_OF_A_COUNT &&
      countWords(head) >= LEAST_HEAD &&
      !/[:()]/u.test(text)
    )
      return `${head} (${part})`;
    if (countWords(head) >= LEAST_HEAD && isNote(joint[0].trim(), part))
      return LONE_ITEM.test(head) && isItem(part) ? text : withAmountInBrackets(withoutLoneItem(head, text));
  }
  return withAmountInBrackets(text);
}

/** "Two data scientists": one more of a list, with no verb that would make a clause of it. */
const isItem = (part: string): boolean => !FINITE.test(part) && !OWN.test(part) && !NOTE_END.test(part) && !/\p{Ll}ed$/u.test(part);

/** "214 drivers, 19 engineers reporting to me, 12 supervisors and 96 vehicles", "46 colleagues, 3 team leaders, 210,000 units a week": counted things, one after the other. */
const isListed = (head: string, rest: string): boolean =>
  LISTED_HEAD.test(head) &&
  LISTED_REST.test(rest) &&
  // "…, one late" is a remark, and "four students and one technician" the end of a list.
  (/^[£$€]?\d/u.test(rest) || / and /u.test(rest)) &&
  !OWN.test(rest) &&
  !FINITE.test(rest) &&
  !/, (?:one|two|three|some|none)\s/iu.test(rest) &&
  (/ and (?:an? )?\p{Ll}*\s?\d?/u.test(rest) || /, [£$€]?\d/u.test(rest) || /:\s[^:]*$/u.test(head));

const COUNT = '(?:[£$€]?\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)';
const LISTED_HEAD = new RegExp(`(?:^|\\s)${COUNT} (?!%)(?:(?!of\\b)\\p{L})[\\p{L} -]{2,40}$`, 'u');
const LISTED_REST = new RegExp(`^${COUNT} (?!of\\b)\\p{L}`, 'u');

/** What says of an amount behind a comma that it is a remark on the thing before it. */
const REMARKED =
  /^(?:up to|about|around|approx\.|over|under|budget|spent|cost|target)\s|\s(?:so far|together|in (?:all|total)|on site|each|(?:a|per) \p{L}+)$/iu;
const AMOUNT =
  /^(?:(?:up to|about|around|approx\.|over|under|budget|spent|cost|target) )?[+£$€]?\d\S*(?: (?!and\b|to\b|still\b|of (?:them|whom|which)\b)[\p{L}%-]+){1,5}$|^(?:budget |spent |cost )?[£$€]\d\S*$/u;
/** "..., empty running down from about 40% to 28%" */
const CHANGED = /^(?:\p{L}+ ){1,3}(?:up|down) from .*\d.* to .*\d\S*$/u;
const MOST_IN_BRACKETS = 12;

/** "Investigate near misses on the watch, 5 whys", "moved the store, 90 tonnes of sand": amounts without a verb belong in brackets; a list of them ends in "and". */
function withAmountInBrackets(text: string): string {
  const parts = text.split(/, (?!\d{3}(?!\d))/u);
  const from = parts.findLastIndex((part) => !isAmount(part)) + 1;
  const [head, tail] = [parts.slice(0, from).join(', '), parts.slice(from)];
  const last = tail.at(-1);
  if (last === undefined || from === 0 || countWords(head) < LEAST_HEAD || /[:;()]/u.test(text) || countWords(tail.join(' ')) > MOST_IN_BRACKETS) return text;
  // "Supervise 4 engineers, 2 surveyors, 85 porters"
  // "388 people, 14 months": the second is how long.
  if (/\d/u.test(parts[from - 1] ?? '') && !tail.some((part) => A_TIME.test(part) || REMARKED.test(part) || CHANGED.test(part)))
    return /\d \p{L}+$/u.test(head) ? `${[head, ...tail.slice(0, -1)].join(', ')} and ${last}` : text;
  return `${head} (${tail.join(', ')})`;
}

const A_TIME = /^\S+ (?:hours|days|nights|weeks|months|years|seasons)$/iu;
const isAmount = (part: string): boolean => (AMOUNT.test(part) || CHANGED.test(part)) && !FINITE.test(part) && !/\p{Ll}ed(?!\p{L})/u.test(part);

/** Of a list behind a colon more than one item must be left: "the list: 9 drinks" is none. */
function withoutLoneItem(head: string, whole: string): string {
  const [before = '', items] = head.split(/:\s(?=[^:]*$)/u);
  if (items === undefined || /,\s/u.test(items) || FINITE.test(items)) return head;
  return countWords(before) < LEAST_HEAD ? whole : before;
}

function isNote(joint: string, part: string): boolean {
  // "..., finishing $140K under budget since I found 600 in a cupboard": what came of it.
  if (joint === ',' && /^\p{Ll}{3,}ing\s.*\d/u.test(part) && countWords(part) <= MOST_OF_AN_END) return false;
  if (joint === ';' || OWN.test(part) || COUNTED.test(part) || NOTE_END.test(part)) return true;
  if (!/^[£$€]?\d/u.test(part) || /\b(?:so far|of whom|of which|of them)\b/u.test(part)) return false;
  return FINITE.test(part) || /^\S+ \p{Ll}+ed(?!\p{L})/u.test(part) || countWords(part) > MOST_OF_A_COUNT;
}

/** What one was, said without an article: "second in command of 32 drivers", "charge hand on a hospital extension". */
const ROLE =
  /^(?:(?:second|deputy) in command|charge ?hand|lead hand|head|vice-?chair|(?:authori[sz]ed|responsible|appointed|competent|nominated) person|(?:only|sole) (?:employee|person|member of staff|worker|operator|nurse|technician|engineer|driver|chef|clerk)|key user|principal contact|practice educator|line manager|key ?worker|fire marshal|key ?holder|first aider|captain|treasurer|secretary|(?:mentor|tutor|coach|adviser|advisor)(?= to )|conductor|(?:the )?(?:first |main |single )?(?:point of )?contact|(?:link|lead|named|duty|shift|union|process|product|feature|team|project|site) (?:nurse|teacher|researcher|clerk|owner|leader|lead|steward|manager|supervisor|captain|foreman|engineer))(?= (?:of|on|for|in|to|at) )/iu;

/** A role as a clause after "I"; null for what is none. Once something in it is over, so is the role. */
export function roleClause(line: string, current: boolean): string | null {
  // "Authorised for final inspection": what one may do there.
  if (/^(?:Authori[sz]ed|Certified|Qualified|Licen[sc]ed) (?:for|to|in|on) [^,;:.]+$/u.test(line)) return `${current ? 'am' : 'was'} ${inside(line)}`;
  if (!ROLE.test(line)) return null;
  const [clause = ''] = line.split(/;\s|\.\s(?=\p{Lu})/u);
  // What stands behind a colon lists what it consists of.
  const [before = '', behind = ''] = clause.split(/:\s/u);
  const head = countWords(before) > LEAST_HEAD ? before : clause;
  const isPast = /\b(?:in|during|until) (?:19|20)\d\d\b/u.test(head) || (head === before && /^\p{Ll}{3,}ed\b/u.test(behind));
  const parts = head.split(', ');
  const over = parts.findIndex(
    (part, at) => at > 0 && (/^\p{Ll}{3,}ed\b/u.test(part) || cvVerb(/^\p{L}+/u.exec(part)?.[0]?.toLowerCase() ?? '')?.tense === 'past'),
  );
  const told = parts.slice(0, over > 0 ? over : undefined).join(', ');
  const the = /^(?:first |main |single )?(?:point of )?contact|^principal contact/iu.test(told)
    ? 'the '
    : /^(?:only|sole) /iu.test(told)
      ? 'the '
      : /^(?:authori[sz]ed|appointed) /iu.test(told)
        ? 'an '
        : /^(?:responsible|competent|nominated) person|^(?:key user|practice educator|mentor|tutor|coach|advis[eo]r)/iu.test(told)
          ? 'a '
          : '';
  return `${current && over < 0 && !isPast ? 'am' : 'was'} ${the}${inside(
    told
      .replace(/\s*\([^()]*\)/gu, '')
      // "HV switching, 10 kV ring, 9 substations": how large it is.
      .replace(/^([^,]*person [^,]*), (\d.*)$/u, '$1 ($2)')
      .replace(/^([^()]*), (?=\d+ \p{Ll}{3})/u, '$1, with '),
  )}`;
}

/** "Vehicle availability from 71% to 93% in ten months by moving inspections": the thing, the pair, and what one did for it. */
const CHANGE = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,4}) (?:up |down )?from (\S*\d\S*(?: \p{Ll}+)?) to (\S*\d.*\bby \p{L}+ing\b.*)$/u;

/** A change told by its figures as what the writer brought about, where the line says by doing what; null for any other. */
export function changeClause(line: string): string | null {
  const [, thing = '', from = '', rest = ''] = CHANGE.exec(line) ?? [];
  const opens = /^\p{L}+/u.exec(thing)?.[0]?.toLowerCase() ?? '';
  // "Rejection of bracket line decreased from 3.8%": the line has a verb of its own.
  return thing === '' || cvVerb(opens)?.tense === 'past' || MOVED.test(thing) ? null : `took ${uncapital(thing)} from ${from} to ${rest}`;
}

const MOVED = /(?<!\p{L})(?:\p{L}{2,}ed|rose|fell|went|grew|came|cut)$/iu;

/** Up to four words without a small one between them, and a verb in the past or "is": a clause of its own. */
const OWN_VERB =
  /^\p{L}+(?: (?!(?:the|an?|all|our|my|their|that|which|who|what|how|where|when|if|so|and|for|to|in|on|of|with)(?!\p{L}))[\p{L}-]+){0,4} (?:is|are|was|were|went|fell|rose|dropped|grew|has|have|had)(?!\p{L})/iu;
/** "Cover for the team leader, for 11 weeks in 2024": the present for what is over. */
const OVER = /(?<!\p{L})for (?:\d+|\p{L}+) (?:days|weeks|months|years) in (?:19|20)\d\d/iu;

/** What somebody does not do answers no advert. */
const DENIES =
  /^(?:(?:do|did|does|have|had|can|could|will|would|am|was) (?:not|never)|(?:don|didn|can|couldn|won|wouldn|haven|wasn)['’]?t|cannot|never)(?!\p{L})/iu;

/** "Call audit compliance was 84%", "do not play weddings", "cover, for 11 weeks in 2024": after "I" such a line would not parse, would say nothing, or the wrong time. */
export const isOfAnotherVerb = (line: string, isPast: boolean): boolean => DENIES.test(line) || (!isPast && (OWN_VERB.test(line) || OVER.test(line)));
