import { countWords } from '../../../english/tokens.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';

/** Said in a CV with a wink, it hurts in a letter: what was off the books, went wrong, or makes fun of somebody, the writer included. */
const HURTS =
  /(?<!\p{L})(?:not on any (?:list|rota|payroll)|off the books|cash in hand|in one pub|hung ?over|drunk|beer|fell asleep|by (?:accident|mistake)|(?:had|have) no idea|nobody (?:noticed|knew|uses?d?|asked|reads?|died|else)|not (?:my|our) fault|tribunal|arrested|police|(?:un)?announced (?:fire|as)|(?:on|at) the (?:second|third|fourth|fifth) attempt|lost (?:one|two|three|four|\d+|it)|mislaid|died|dead|stolen|ugly|hated?|swor[en]|shout(?:ed|ing)|cr(?:ied|ying)|threw up|useless|boring|terrible|married each other|told (?:\S+ ){1,4}no|still speak|not my idea|against my advice|no secret|hold your nose|rude|lazy|stupid|idiots?|ask me|don['’]t ask|god knows|obviously|believe it or not|never once asked|of all people|not for sale|power cut|hit by|met (?:the )?(?:dock|door|wall)|(?:was|were) appealed|a reprimand|a warning|failed|one late|misread|misheard|mistook|misplaced|forgot|(?:\d+|one|two|three|four) (?:days?|weeks?|months?) late|over budget|(?<!no |zero |fewer |without |from )(?:formal )?complaints? \(|(?:two|three|four|five|\d+) formal complaints?|(?:been |was |were )?out of balance|missed \d+|late \d|what hospitals say|shared password|i mean(?: it| do it)?|\d% out|(?:while|when) there (?:was|were) (?:one|any|some))(?!\p{L})/iu;
/** A private person by name: "one man called Mossy", "Mr Gresford, who prints it", "Mr Blewitt's mother". */
const SOMEBODY =
  /(?:(?:called|named|nicknamed) \p{Lu}\p{Ll}+(?! ?\d)|(?<!\p{L})(?:Mr|Mrs|Ms|Miss) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+['’]s (?:mother|mum|father|dad|wife|husband|brother|sister|dog|cat))(?!\p{L})/u;
const JOINT = /,? and (?=one |a |the )|[,;:] | [–—] |\s(?=(?:while|when) there )/gu;
/** A line is told without its tail only if so much is left. */
const LEAST_LEFT = 4;

/** What may be told to a stranger who hires: the whole, or what stands before a hurting aside at its end; null where it cannot be taken off. */
export function withoutHarm(told: string): string | null {
  const at = [HURTS.exec(told)?.index, SOMEBODY.exec(told)?.index].filter((index) => index !== undefined).toSorted((a, b) => a - b)[0];
  if (at === undefined) return told;
  const joint = [...told.matchAll(JOINT)].findLast(({ index }) => index <= at && balance(told.slice(0, index)) === 0);
  const head = joint === undefined ? '' : told.slice(0, joint.index).trim();
  const tail = joint === undefined ? '' : told.slice(joint.index);
  // What follows the aside is lost with it, and must be nothing of weight.
  return countWords(head) >= LEAST_LEFT && countWords(tail) <= 14 && isWhole(head) ? head : null;
}

/** Words that nothing can end with. */
const STRANDED =
  /(?<!\p{L})(?:the|an?|and|or|of|for|to|with|by|from|at|in|on|that|which|who|whom|while|when|because|after|before|so|is|was|are|were|nobody|no one|than|as|into|over|under|its|their|our|my)$/iu;

/** Brackets and quotation marks closed, and no word at the end that wants another. */
export const isWhole = (told: string): boolean =>
  balance(told) === 0 &&
  (told.match(/"/gu)?.length ?? 0) % 2 === 0 &&
  (told.match(/“/gu)?.length ?? 0) === (told.match(/”/gu)?.length ?? 0) &&
  !STRANDED.test(told.replace(/(?<=the (?:day|night|evening|morning|week|month|year|shift|season)) before$/u, ''));

const balance = (text: string): number => (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);

/** "The 48 before that", "the other two", "these": what they stand for was said in another line. */
const POINTS_BACK =
  /(?<!\p{L})(?:before that|after that|the others?(?! (?:side|half|end|way))|the rest(?! of)|the (?:first|second|last|next|previous|same) one|those(?! (?:who|with|of|in|on|that))|these|the former|the latter|for each(?! (?:\p{L}|\d))|for each (?=at |in |on |of them)|did so|(?:do|did|does) the same|a year on|and again)(?!\p{L})/iu;
/** A person or thing spoken of as known. */
const PRONOUN = /^\S+(?:\s\S+){0,4}?\s(?:him|her(?! (?:own|majesty))|he|she|them|they|it)(?!\p{L})/iu;
/** Whoever it is must have been called something before. */
const PERSON = /(?<!\p{L})(?:him|he|she|her(?! own))(?!\p{L})/iu;
/** People or things named before the pronoun, by which it is understood. */
const NAMED_BEFORE = /(?:^|\s)(?:an?|the|our|its|\d[\d,.]*|\p{L}{3,}s)\s(?:\S+\s){0,6}?(?:him|her|he|she|them|they|it)(?!\p{L})/iu;

/** Whether everything it speaks of is in it. `isFirst`: it opens its bullet; what follows in a bullet leans on what went before. */
export function standsAlone(told: string, isFirst: boolean): boolean {
  const person = PERSON.exec(told);
  if (
    person !== null &&
    !told
      .slice(0, person.index)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => TITLE_WORDS.has(word))
  )
    return false;
  if (POINTS_BACK.test(told) || (PRONOUN.test(told) && !NAMED_BEFORE.test(told))) return false;
  return isFirst || !/(?<!\p{L})(?:it|its|they|them|their|this|that|he|she|his|her|again|too|also|both|one of (?:them|which))(?!\p{L})/iu.test(told);
}
