import type { SectionKind } from '../../../domain/cv.ts';
import type { Place } from '../../../domain/document.ts';
import type { Finding } from '../../../domain/finding.ts';
import { BUILDING_TRADES } from '../../lexicon/occupations/building/building-trades.ts';
import { FACTORY } from '../../lexicon/occupations/building/factory.ts';
import { TRADES } from '../../lexicon/occupations/building/trades.ts';
import { CARE } from '../../lexicon/occupations/health/care.ts';
import { LAND } from '../../lexicon/occupations/services/land.ts';
import { TRANSPORT } from '../../lexicon/occupations/services/transport.ts';
import { TRANSPORT_AND_SEA } from '../../lexicon/occupations/services/transport-and-sea.ts';
import type { Judgement } from '../../judgement.ts';
import { learnsTrade } from '../../job/titles/learns-trade.ts';
import { strengthOf } from '../strength/line-strength.ts';
import { quotedLine } from './line-role.ts';

/** "A company with career advancement", "seeking a challenging role": what somebody hopes to find there, and no claim about themselves. */
const HOPED_FOR = /advancement|growth|challenging|opportunit|learn|rewarding|dynamic|progressive|reputable|fast.paced|stable|long.term/iu;
const WISH = /\b(?:seek\w*|looking for|desir\w+|wish\w*|hop(?:e|ing)|obtain|secure|aspir\w+|in search of|goal is|objective)\b/iu;
/** An adjective out of a heap of keywords: nobody claims to be "organizational". */
const LONE_ADJECTIVE = /^(?:organi[sz]ational|interpersonal|verbal|written|analytical|technical|interpersonal\/\p{L}+)$/iu;
/** Over a list of what is known a little, or liked. */
const LITTLE_OR_LIKED =
  /\b(?:less than|fewer than|basics?|beginners?|familiar\w*|exposure|learning|elementary|novice|rusty|activities|loves|likes|hobbies|interests|leisure)\b/iu;
/** A word of praise that is here another word: haughty, or higher in rank. */
const OTHER_WORD: readonly RegExp[] = [/\bsuperior (?:attitudes?|tone|air|officers?|ranks?|courts?|authorit\w+)\b/iu];
const NO_DEED =
  /\b(?:applicants?|candidates?|chosen|selected|admitted|ranked|rank|top \d+)\b|\b(?:one|two|three|four|five|six|seven|\d+)[- ](?:day|week|month|hour|year)\b/iu;
const NO_DEED_IN_CHINESE = /[名人]|申请|选中|入选|排名|年|第/u;
/** Where somebody says what they want to be. */
const OF_THE_WISH: ReadonlySet<SectionKind> = new Set(['header', 'summary', 'objective']);

/** Trades in which nobody is hired for a profile page. */
const HANDS_ON: ReadonlySet<string> = new Set(
  [BUILDING_TRADES, TRADES, FACTORY, CARE, TRANSPORT, TRANSPORT_AND_SEA, LAND].flatMap((list) => list.map(({ id }) => id)),
);

/** Statements of more characters say more than one thing; weaker ones than this say nothing that could be checked. */
const LONG_STATEMENT = 150;
const TELLS_SOMETHING = 2;

/** What somebody did for, with or because of their family is told to nobody for a laugh. */
const FAMILY =
  /\bmy\s+(?:late\s+|own\s+|\p{L}+\s+)?(?:father|mother|dad|daddy|mum|mam|mom|grand\p{L}+|nan|nana|gran|parents?|uncles?|aunt(?:ie)?s?|cousins?|brothers?|sisters?|sons?|daughters?|wife|husband|twins?|kids?|child(?:ren)?|baby|babies|in-laws)\b/iu;

/** Whether a finding, true as it may be for the ledger, gives a joke nothing to stand on. */
export function isNotTold(finding: Finding, judgement: Judgement): boolean {
  const { kind, facts, quote } = finding;
  const { cv, lines } = judgement;
  const at = lines.findIndex(({ page, line }) => page === finding.page && line === finding.line);
  const line = lines[at]?.text ?? quote ?? '';
  const term = String(facts['term'] ?? '');
  const here = (place: Place): boolean => place.page === finding.page && place.line === finding.line;
  if (quote !== null && FAMILY.test(line)) return true;
  switch (kind) {
    case 'personal-detail':
      // An age without its number is no quote, and a heading over the details is none of them.
      return (
        quote !== null &&
        /^(?:years? old|état civil|civil status|(?:personal|persönliche|datos) (?:details|data|information|angaben|daten|personales))$/iu.test(quote.trim())
      );
    case 'first-person':
      // "Taught me to watch gauges", "my areas": without the pronoun the sentence is another one.
      return facts['word'] !== 'I' && judgement.cv.language === 'en';
    case 'cliche':
    case 'buzzword':
      return HOPED_FOR.test(term) && (WISH.test(line) || cv.sections.some((one) => one.kind === 'objective' && one.from <= at && at < one.to));
    case 'empty-adjective':
      return OTHER_WORD.some((other) => other.test(line));
    case 'soft-skill-list':
      return LONE_ADJECTIVE.test(term.trim());
    case 'duty-opening':
    case 'weak-opening':
    case 'passive-voice': {
      // What has a figure, or says how it ended, is more than its first words.
      const statement = quote === null ? null : quotedLine(judgement, { quote, page: finding.page, line: finding.line }, finding.id).statement;
      return statement !== null && (statement.length > LONG_STATEMENT || strengthOf(statement, true, cv.language) >= TELLS_SOMETHING);
    }
    case 'skill-unused': {
      const label = [at - 2, at - 1, at].map((index) => lines[index]?.text ?? '').join(' ');
      return LITTLE_OR_LIKED.test(label);
    }
    case 'vague-quantity':
      // Of actions in a thesis, of news that is read at home, nobody keeps a count.
      return ![...cv.experience.flatMap(({ bullets }) => bullets), ...cv.summary].some(
        (bullet) => here(bullet) || (quote !== null && bullet.text.includes(quote)),
      );
    case 'strong-number': {
      // Of how many somebody was chosen, and how many days a course took, are no deeds; nor is a hobby.
      const { role } = quotedLine(judgement, { quote, page: finding.page, line: finding.line }, finding.id);
      return role === 'interest' || role === 'language' || NO_DEED.test(quote ?? line) || (/\p{Script=Han}/u.test(line) && NO_DEED_IN_CHINESE.test(line));
    }
    case 'date-overlap':
      // The page has said itself that one of them was beside the other.
      return facts['side'] === 1;
    case 'skills-missing':
      // Whoever wants to learn a trade lacks its words.
      return learnsTrade(judgement.job.phrase);
    case 'job-named':
      // What is said to stand there has to, to the letter.
      if (!line.toLowerCase().includes(judgement.job.title.toLowerCase())) return true;
      // A title over one of the jobs is where somebody was, and not where they want to go.
      return !cv.sections.some((one) => OF_THE_WISH.has(one.kind) && one.from <= at && at < one.to);
    case 'missing-link':
      // Who drives, lifts, cleans, cares or only begins is looked up by nobody.
      return judgement.job.occupation === null || HANDS_ON.has(judgement.job.occupation) || learnsTrade(judgement.job.phrase);
    case 'skills-match':
      // Words of the trade in running text are no list that could be put in order.
      return !cv.sections.some(({ kind: one }) => one === 'skills');
    default:
      return false;
  }
}
