import type { Context } from '../../../context.ts';
import { cvVerb } from '../../../english/grammar/verbs.ts';
import { countWords, tokensOf } from '../../../english/tokens.ts';
import { firstSightings, observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { spokenClause, type Turn } from './spoken-clause.ts';

const ODDITY = 4.8;
/** What talks is odder than what turns. */
const SPOKEN_ODDITY = 5.2;
const TALE_ODDITY = 5;
/** Words of an afterthought at most, and of what it comes after at least. */
const SHORT = 7;
const BEFORE = 4;
/** A sentence of so few words says nothing to who has not read the one before: it opens no roast and closes none. */
const STUMP = 4;
/** What talks may come sooner. */
const BEFORE_TALK = 2;
/** From so many statements with "I" or "my" on, the CV is written in the first person. */
const FIRST_PERSON = 5;
/** A short clause that turns: it takes back, counts on, or lets somebody in who was not expected. */
const TURN =
  /[,;]\s+(?<clause>(?:then|once|twice|except|apart from|even|not (?!only)|but not|mostly because|including (?:one|my)|(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|most|some|half|all|both|the first|the last) of (?:them|which|whom)|none of|both|one (?:in|on|under|at|about|by|with|from)|the (?:other|last|rest|third|second|record)|partly to|sadly|luckily|happily|as it turned out|of all (?:things|places)|of course|in the end|to this day)\s[^,;.]{3,48})[.;]?$/iu;
/** A sentence of its own that says something happened. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|came|went|won|lost|did|does|do|can|could|would|will|won't|paid|pays|kept|keeps|knew|knows|told|said|took|made|left|stayed|worked|works|found|died|cried|laughed|liked|likes|loved|hates?|ask|asked|nobody|everyone|everybody|sorry|twice|still|again|never|always)\b/iu;
const SENTENCE = /(?<=[\p{L}\p{N})”"’'%]{2}[.!?])\s+(?=[\p{Lu}\d“"])/u;

/** The short sentence behind a long one, and the clause that turns at the end: brackets without brackets. */
export function observeAfterthoughts(context: Context): AnySighting[] {
  const texts = observedTexts(context);
  const isFirstPerson = texts.filter(({ text }) => /\b(?:I|my|me)\b/u.test(text)).length >= FIRST_PERSON;
  return firstSightings(texts, (text): AnySighting[] => {
    if (text.place === 'skills' || text.place === 'study') return [];
    if (isLeftOpen(text.text)) return [];
    if (PROCEDURE.test(text.text)) return [];
    const spoken = context.cv.language === 'en' ? spokenClause(text.text, isFirstPerson) : null;
    if (spoken !== null) return talked(context, text, spoken);
    if (isWrittenOut(text)) return [];
    const happened = tale(context, text, isFirstPerson);
    if (happened !== null) return talked(context, text, { clause: happened, turn: 'is' }, TALE_ODDITY);
    const clause = TURN.exec(text.text);
    const last = clause?.groups?.['clause'] ?? lastSentence(context, text);
    if (last === null || PLAIN_RESULT.test(last) || countWords(last) > SHORT || countWords(last) < 2) return [];
    if (countWords(text.text.slice(0, text.text.lastIndexOf(last))) < BEFORE || isOfNames(last)) return [];
    // "Would rather not again" is a joke behind "Pulled wire at 42 below." and nothing alone.
    const told = withSetUp(text.text, last);
    const start = text.text.lastIndexOf(told);
    const quoted = quoteOf(context, text, Math.max(0, start - 1), start + told.length);
    const bare = told.replace(/[.!?]+$/u, '');
    const isStump = told === last && /^\p{Lu}/u.test(last) && countWords(last) <= STUMP;
    return quoted === null || !quoted.quote.includes(bare)
      ? []
      : [
          {
            kind: 'afterthought',
            ...quoted,
            oddity: ODDITY,
            facts: { last: bare, it: bare, lastWords: countWords(bare), ...(SHARE.test(bare) ? { turn: 'share' } : {}), ...(isStump ? { stump: 1 } : {}) },
          },
        ];
  });
}

/** "When it dropped below predetermined levels": a rule of the house stands in every job description. */
const PROCEDURE =
  /\b(?:when|if|once|until|whenever|before|after|as)\b[^.;]{0,40}\b(?:predetermined|pre-?set|set (?:levels?|limits?)|required|requested|needed|necessary|appropriate|applicable|levels?|policy|procedures?|guidelines|directed|assigned)\W*$/iu;

/** A bracket that opens here and closes on another line: what stands in it is half of something. */
const isLeftOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** "Then Senior Claims Handler": names of posts and places tell nothing. */
function isOfNames(clause: string): boolean {
  const [, ...rest] = clause.split(/\s+/u);
  return rest.length > 0 && rest.every((word) => /^[\p{Lu}\d&]/u.test(word));
}

/** A paragraph about oneself, in whole sentences: another one is no slip. */
const isWrittenOut = ({ text, job, place }: ObservedText): boolean =>
  place === 'work' && job === null && text.split(SENTENCE).filter((sentence) => /^I\b|[,;]\sI\b|\bI\s\p{Ll}/u.test(sentence)).length >= 2;

/** The clause counts some of what was counted before it. */
const SHARE = /^(?:and )?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|most|some|half|both|the first|the last) of (?:them|which|whom)\b/iu;

/** "Both passed", "all approved": a plain result of what was counted, and no turn. */
const PLAIN_RESULT =
  /^(?:and )?(?:both|all|none|each|most|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) of (?:them|which|whom))\s+(?:of (?:them|which|whom)\s+)?(?:were |was |are |have |had |now |since |successfully )*(?:passed|withdrawn|approved|accepted|completed|renewed|qualified|upheld|settled|delivered|published|promoted|granted|awarded|closed|signed|certified|retained|repaid|on time|under budget|within|in (?:post|use|production|date))\b/iu;

/** A clause that talks, with the words before it. */
function talked(context: Context, text: ObservedText, spoken: { clause: string; turn: Turn }, oddity = SPOKEN_ODDITY): AnySighting[] {
  const { turn } = spoken;
  if (PLAIN_RESULT.test(spoken.clause)) return [];
  const clause = withSetUp(text.text, spoken.clause);
  const start = text.text.lastIndexOf(clause);
  if ((clause === spoken.clause && countWords(text.text.slice(0, start)) < BEFORE_TALK) || (isWrittenOut(text) && turn === 'is')) return [];
  const quoted = quoteOf(context, text, start, start + clause.length);
  return quoted === null || !quoted.quote.includes(clause)
    ? []
    : [
        {
          kind: 'afterthought',
          ...quoted,
          oddity,
          facts: { last: clause, it: clause, turn, lastWords: countWords(clause), ...(isAmongFragments(text, clause) ? { alone: 1 } : {}) },
        },
      ];
}

/** Whether what stands round a clause brings no subject with a verb of its own. */
const isAmongFragments = ({ text, job }: ObservedText, clause: string): boolean =>
  job !== null && !/\b(?:I|we|he|she|they|it|who|which|that)(?:['’]\p{L}+)?\s+\p{Ll}+/u.test(text.replace(clause, ''));

/** "It is normal" is no joke without "One fainted." before it: a short sentence is told with the short one that sets it up. */
function withSetUp(text: string, clause: string): string {
  const at = text.lastIndexOf(clause);
  if (countWords(clause) > PUNCHLINE || !/^\p{Lu}/u.test(clause)) return clause;
  const before = /(?:^|[.!?;:(]\s*)(?<setUp>[^.!?;:()]+[.!?])\s*$/u.exec(text.slice(0, at))?.groups?.['setUp'] ?? '';
  return before === '' || countWords(before) > SET_UP || before.length + clause.length > SHOWN
    ? clause
    : text.slice(text.lastIndexOf(before, at), at + clause.length);
}
const PUNCHLINE = 8;
const SET_UP = 16;
/** Characters of both together. */
const SHOWN = 104;

/** Words of a tale at least and at most. */
const TALE = { least: 3, most: 14 } as const;
/** Somebody or something other than the writer, and what came of it: "Residents voted on the names." */
const TALE_OPENS =
  /^(?:The|A|An|One|Two|Three|Both|All|Some|Most|They|It|He|She|Nobody|Everybody|Residents|Children|Pupils|Parents|Customers|Neighbours|People|Colleagues|Students|Guests|Patients)\b/u;
const HAPPENED =
  /\b(?:voted|asked|named|called|came|went|won|lost|said|told|took|made|left|stayed|died|cried|laughed|liked|loved|hates?|hated|uses?|kept|keeps|thought|thinks|wants?|wanted|became|broke|ate|eats|sold|bought|drove|sang|slept|escaped|retired|moved|married|built|painted|paid|hangs?|hung|started|bought|turned out|closed|read|found|knew|rang|rings|wrote|tasted|complained|noticed|returned|won|was the|is now|are now|still|never)\b/u;
/** What belongs to reports, and is told nobody at the kitchen table. */
const REPORT =
  /\b(?:project|system|platform|solution|revenue|stakeholders?|deliver\w*|implement\w*|application|software|features?|framework|budget|quarter|strategy|process\w*|percent|responsib\w+|skills?|clients?|%)/iu;

/** What the writer does, in a CV that elsewhere leaves the writer out. */
const OWN_OPENS = /^(?:I|We|My|Our)\b/u;

/** A sentence in the middle of a bullet that tells what other people did, or, among interests, what the writer does. English. */
function tale(context: Context, { text, place }: ObservedText, isFirstPerson: boolean): string | null {
  if (context.cv.language !== 'en' || (place !== 'work' && place !== 'interests')) return null;
  const sentences = text.split(SENTENCE).map((sentence) => sentence.trim());
  const opens = (sentence: string): boolean =>
    place === 'interests'
      ? OWN_OPENS.test(sentence) && countWords(sentence) > TALE.least + 1
      : (TALE_OPENS.test(sentence) || (!isFirstPerson && OWN_OPENS.test(sentence))) && HAPPENED.test(sentence);
  const found = (place === 'interests' ? sentences : sentences.slice(1)).find(
    (sentence) =>
      countWords(sentence) >= TALE.least &&
      countWords(sentence) <= TALE.most &&
      opens(sentence) &&
      !REPORT.test(sentence) &&
      !(place === 'work' && /\d{3,}|\d\s?%/u.test(sentence.replace(/\b(?:19|20)\d\d\b/gu, ''))),
  );
  return found?.replace(/[.!?]+$/u, '') ?? null;
}

/** The last sentence of a statement that has several, where it is short and tells something; English, where we know what tells. */
function lastSentence(context: Context, { text, place }: ObservedText): string | null {
  if (context.cv.language !== 'en' || place === 'study') return null;
  const sentences = text.split(SENTENCE);
  const last = sentences.at(-1)?.trim() ?? '';
  const before = sentences.at(-2) ?? '';
  const [first] = tokensOf(last);
  const opensWithDeed = first !== undefined && (cvVerb(first.word) !== undefined || /(?:ed|ly|ing)$/u.test(first.word));
  return sentences.length > 1 &&
    FINITE.test(last) &&
    !opensWithDeed &&
    !/\d.*\d/u.test(last) &&
    countWords(last) * 2 <= countWords(before) + 4 &&
    !/\b(?:responsible|references?|available|skills?)\b/iu.test(last)
    ? last
    : null;
}
