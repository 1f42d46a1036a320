import { isHomely } from '../../evidence/observations/odd-words/homely.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { WORDS_WITHOUT_CONTENT } from '../../lexicon/words/little-words.ts';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';
import { isSombre, touchesPerson } from '../../privacy/touches-person.ts';
import { isSomebody } from './things.ts';

const NUMBER = String.raw`\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
/** What can only follow a whole noun phrase. */
const END = String.raw`$|[.,;:!?)]|\s+(?:and|or|of|on|in|at|for|with|from|by|that|which|was|were|is|are|had|has|when|where|before|after|until|because|but|into|behind|under|than)\b`;
/** "the drill bits", "437 overdue books": an article or a number, one word that says which, and a noun that nothing goes on from. */
const PHRASE = new RegExp(
  String.raw`(?<![\p{L}\d.,£$€])(?:(?<article>the|an?|my|our|one)|(?<number>${NUMBER}))\s+(?<which>\p{Ll}[\p{Ll}'’-]{2,}\s+)?(?<noun>\p{Ll}[\p{Ll}-]{2,})(?=${END})`,
  'giu',
);
/** Words that say which one of several, and nothing about the thing. */
const WHICH =
  /^(?:first|second|third|fourth|fifth|last|next|same|other|others|own|only|new|actual|whole|main|best|worst|old|good|great|more|most|few|single|different|current|previous|former|\p{L}+(?:ed|ly|est|ing))\s*$/iu;
/** What nobody can put on a table: qualities, amounts, times, measures, bodies of people. */
const ABSTRACT =
  /(?:tion|sion|ment|ness|ity|ance|ence|ency|ism|ship|ing|ed|ly|ies?m|ful|ous|ive|ible|able|est|th|logy|ics|cy)s?$|^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|nights?|mornings?|evenings?|afternoons?|times?|ends?|starts?|ways?|areas?|roles?|jobs?|posts?|firsts?|lasts?|others?|others|rest|same|best|worst|most|least|whole|half|third|quarters?|parts?|lots?|bits?|range|variety|series|numbers?|amounts?|levels?|points?|rates?|scores?|targets?|goals?|aims?|plans?|needs?|uses?|results?|costs?|prices?|budgets?|sales|value|values|loss|losses|profits?|growth|teams?|staff|crews?|groups?|units?|companies|company|business|businesses|firms?|departments?|industry|trade|sectors?|markets?|world|country|county|city|town|region|place|places|case|cases|basis|cause|reasons?|facts?|issues?|problems?|things?|stuff|kinds?|sorts?|types?|forms?|sets?|sizes?|steps?|stages?|works?|tasks?|duties|duty|shifts?|skills?|courses?|grades?|class|classes|degrees?|awards?|honou?rs?|subjects?|projects?|programs?|programmes?|systems?|process|processes|services?|support|success|change|changes|increase|decrease|reduction|impact|effect|effort|efforts|advice|help|care|hand|hands|eye|eyes|head|face|mind|lives|life|home|love|idea|ideas|view|views|people|persons?|public|ones?|side|top|bottom|left|right|front|middle|fore|field|floor level|age|ages|names?|words?|lines?|pages?|bullets?|percent|million|thousand|hundred|dozen|pounds?|euros?|dollars?|miles?|metres?|meters?|tons?|tonnes?|kilos?|litres?|degrees|standards?|quality|data|information|use|go|run|call|move|show|build|lead|close|open|back|out|in|up|down|off|over|under|all|any|each|both|none|some|many|much|now|then|there|here|not|also|too|once|twice|never|always|still|only|just|again|full|real|late|early|high|low|long|short|small|big|large|public|general|annual|daily|weekly|monthly|local|national|international|final|total|average|maximum|minimum|overall|senior|junior|deceased|dead|poor|ground|job|patients?|victims?|graves?|kit|lists?|before|does|must|clean|strong|nobody|everybody|future|past|period|tenure|sense|sound|language|income|focus|english|responsibilities|account|accounts|item|items|participants?|intake|hires?|regulars|baristas?|stars?|professionals?|resources?|reports?|troops|communities|attendants?|mummy|model|models|counters|human|counties|huddle|wave|drops?|summers?|winters?|seasons?|votes?|floor|penny|minute|talks?|stock)$/iu;
const LEAST_LETTERS = 3;
const LITTLE: ReadonlySet<string> = new Set(WORDS_WITHOUT_CONTENT);

/** A thing that a text names with its article or its number, as one says it behind "the": "overdue books"; null where none is sure. */
export function nounIn(text: string): string | null {
  if (touchesPerson(text) || isSombre(text)) return null;
  let found: string | null = null;
  for (const { groups = {} } of text.matchAll(PHRASE)) {
    const noun = (groups['noun'] ?? '').toLowerCase();
    const which = (groups['which'] ?? '').trim().toLowerCase();
    if (!isConcrete(noun) || (groups['number'] !== undefined && !/[^s]s$/u.test(noun))) continue;
    if (groups['number'] === undefined && which !== '' && isSentence(which, noun)) continue;
    const phrase = which === '' || WHICH.test(which) || !PLAIN_WORDS.has(which) ? noun : `${which} ${noun}`;
    if (isSomebody({ object: phrase, plural: 1 }) || isSomebody({ object: `The ${phrase}`, plural: 1 })) continue;
    if (isHomely(noun)) return phrase;
    found ??= phrase;
  }
  return found;
}

/** "The bus stops", "my duties include", "a very strong": the second word is no noun. */
const isSentence = (which: string, noun: string): boolean =>
  /^(?:very|too|so|quite|rather|more|less)$/u.test(which) ||
  /[^s]s$/u.test(which) ||
  /(?:ates|i[sz]es|ifies)$/u.test(noun) ||
  (noun.endsWith('s') && verbOf(noun) !== undefined);

/** Whether what is counted are several things, and nobody. */
export const areThings = (words: string): boolean => {
  const noun = words.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  return /[^s]s$/u.test(noun) && isConcrete(noun) && !isSomebody({ object: words, plural: 1 });
};

const isConcrete = (noun: string): boolean =>
  noun.length >= LEAST_LETTERS && !LITTLE.has(noun) && !ABSTRACT.test(noun) && !SOMEBODY.test(noun) && PLAIN_WORDS.has(noun);
/** Who does something, alone or in a body: nobody is told about as if they were a thing. */
const SOMEBODY =
  /(?:(?<!pap|lett|fold|trail|contain|print|comput|post|mark|lay|boil|toast|filt|corn|bann|pos|fing|ladd|hamm|pow|riv|wat|numb|numb|count|cov|corn|shelt|draw|freez|scann|should|summ|wint|quart|regist|theat|cent|timb|rubb|butt|sug|pepp|rost)ers?|ists?|ians?|men|man|woman|women|folk|ees|mates?)$|^(?:leavers|judges?|chefs?|nuns?|monks?|residents?|guests?|voices?|souls?|crews?|pupils?|students?|clerks?|cooks?|nurses?|doctors?|bands?|boards?|panels?|juniors?|seniors?|apprentices?|captains?|mayors?|vicars?|priests?|kings?|queens?|boss|bosses|owners?|heads?|leads?|adults?|friends?|strangers?|neighbou?rs?|lads?|rep|reps|staff|others|everybody|council|committee|court|jury|union|army|navy|police|choir|club|clubs|society|church|school|college|university|hospital|ward|prison|authors?|actors?|tenants?|clients?|users?|agents?|vendors?|visitors?|auditors?|doctors?|tutors?|editors?|operators?|contractors?|directors?|inspectors?|learners?|ushers?|parties|party|surgeons?|therapists?|casualt(?:y|ies))$/iu;
