import { isYear } from '../../../english/measures.ts';
import { countValue, spokenFigure } from '../numbers/figures.ts';
import { NUMBER, REPORT, STOPS, type OddSort } from './odd-sort.ts';

/** A short sentence with somebody or something in it. */
const SUBJECT = String.raw`(?:I|we|it|that|they|both|neither|nobody|everybody|everyone|(?:the|my|our|its|one|this) \p{Ll}[\p{L}'’-]*(?: \p{Ll}+)?|\p{Lu}\p{Ll}+)`;
const HAPPENS = String.raw`(?:is|are|was|were|did|does|do|didn['’]t|doesn['’]t|don['’]t|has|had|have|go|goes|went|knows?|knew|won|lost|came|comes|got|gets|kept|keeps|left|stayed|said|says|asked|told|thinks?|thought|likes?|hates?|helped|noticed|laughed|complained|agreed|counts?|works?|worked)`;
/** What a bracket explains about a firm, a post or a paper. */
const EXPLAINS =
  /\b(?:company|firm|business|branch|contract|role|position|post|team|department|sold|acquired|merged|closed|awarded|approved|completed|published|available|request|formerly|known as|part of|owned|i\.?e|e\.?g|rated|accredited|graded|credited|equivalent|module|course|degree|renew\p{L}*|expir\p{L}*|rescue\p{L}*|surviv\p{L}*|lived|saved|client|customers?|which (?:is|was|are|were))\b/iu;

/** Words by which a language, or a skill, is graded everywhere. */
const GRADES =
  /\b(?:basic\p{L}*|fluen\p{L}*|nativ?e\p{L}*|inter\p{L}*|convers\p{L}*|advanced|working|knowledge|spoken|written|beginners?|reading|writing|learn\p{L}*|professional\p{L}*|certif\p{L}*|expert\p{L}*|proficien\p{L}*|good|excellent|limited|full|mother|tongue|first|second|level|business|elementary|upper|lower|fair|medium|some|little|[abc][12]|delf|dele|goethe|ielts|toefl|gcse|matric|diploma|examinations?|speaking|understand\p{L}*|bilingual|everyday|technical|user|translation|current\p{L}*|grund\p{L}*|fließend|gut|sehr|mutter\p{L}*|verhandlung\p{L}*|courant|maternelle|notions|nativo|medio|alto|básico|fluente|moedertaal|vloeiend|goed)\b|\d/iu;
const LANGUAGE =
  'English|Spanish|Portuguese|French|German|Italian|Welsh|Irish|Gaelic|Scots|Polish|Czech|Dutch|Mandarin|Cantonese|Hindi|Urdu|Tamil|Arabic|Russian|Japanese|Korean|Vietnamese|Tagalog|BSL|Swahili|Punjabi|Bengali|Turkish|Greek|Latin|Swedish|Norwegian|Danish|Finnish|Hungarian|Romanian|Ukrainian|Latvian|Lithuanian|Englisch|Französisch|Spanisch|Italienisch|Polnisch|Russisch|Türkisch|anglais|allemand|espagnol|italien|inglés|alemán|francés|italiano|inglês|alemão|francês|espanhol|Engels|Duits|Frans|Spaans|angielski|niemiecki|İngilizce|Almanca|Fransızca';

/** What stands in brackets, and what was counted for its own sake. */
export const SORTS_OF_BRACKETS: readonly OddSort[] = [
  // "(the cat did it)", "(after that we eat indoors)", "(March was bad)"
  {
    name: 'bracket-tells',
    says: new RegExp(
      String.raw`\p{L}[^()]{3,}\((?<it>(?:(?:after (?:that|which)|before that|since then|so|but|because|until|when|except|then|in \p{Lu}\p{Ll}+),? )?${SUBJECT} (?:still |never |also |now |really |only )?${HAPPENS}\b[^()]{0,48})\)`,
      'u',
    ),
    oddity: 8.9,
    not: REPORT,
    read: ({ it = '' }) => (EXPLAINS.test(it) || /\d{3,}/u.test(it) || it.split(/\s+/u).length > MOST_IN_BRACKET ? null : {}),
  },
  // "(macros no, pivots yes)"
  {
    name: 'yes-no',
    says: /\((?<it>(?<yes>[^(),;]{2,25}) (?:yes|ja|oui|sí|sì|sim|tak|evet)[,;] ?(?:(?:but|and|aber|und|mais|et) )?(?<no>[^(),;]{2,25}) (?:no|nein|non|nie|nee|não|hayır)|(?<never>[^(),;]{2,25}) (?:no|nein|non|nie|nee|não|hayır)[,;] ?(?:(?:but|and|aber|und|mais|et) )?(?<does>[^(),;]{2,25}) (?:yes|ja|oui|sí|sì|sim|tak|evet))\)/iu,
    oddity: 8.8,
    anyLanguage: true,
    in: ['skills', 'study', 'work', 'interests'],
  },
  // "French (menus)", "a bit of Welsh (rugby Welsh)"
  {
    name: 'own-grade',
    says: new RegExp(String.raw`\b(?<thing>${LANGUAGE})\b(?: [A-C][12]\+?)? \((?<it>\p{L}[\p{L} ,'’-]{2,34})\)`, 'u'),
    oddity: 8.6,
    anyLanguage: true,
    in: ['skills', 'study', 'interests', 'work'],
    read: ({ it = '' }) => (GRADES.test(it) || /^\p{Lu}/u.test(it) ? null : {}),
  },
  // "Python (slowly)", "Fencing, badly", "the trombone, not well, but often"
  {
    name: 'rates-itself',
    says: new RegExp(
      String.raw`(?<what>\p{L}[\p{L} '’-]{2,40}?)(?: \(\p{L}+\))?(?:, ?| \()(?<it>(?:very |quite |rather )?(?:badly|slowly|loudly|poorly|reluctantly|nervously|enthusiastically|stubbornly|grudgingly|cautiously)|not (?:very )?well,? but \p{Ll}+|out of tune|without talent|with more \p{Ll}+ than \p{Ll}+)\)?(?=[.;,)]|$)`,
      'iu',
    ),
    oddity: 8.6,
    in: ['skills', 'study', 'interests', 'work'],
    not: REPORT,
  },
  // "14 pianos and counting", "63 of the Wainwrights so far", "I keep a tally of every bothy (31)"
  {
    name: 'tally',
    says: new RegExp(
      String.raw`(?<it>(?<![\d.,/£$€#-])(?<n>${NUMBER}) (?:(?:of|the|\p{L}[\p{L}'’-]*) ){0,4}?(?:so far|and counting|to date)|(?:keep|kept|keeping) (?:a|the|my own) (?:tally|score|count|list|log) of [^.;:()]{3,56}(?: \((?<kept>\d{1,4})\)|[,:] (?<told>\d{1,4})(?: so far)?)?|I keep (?:the )?(?:score|count))${STOPS}`,
      'iu',
    ),
    oddity: 8.6,
    not: /[£$€]|\b(?:raised|saved|revenue|sales|customers|clients|users|tickets|projects|employees|downloads|train\p{L}*|mentor\p{L}*|coach\p{L}*|supervis\p{L}*|hir(?:e|ed|ing)|recruit\p{L}*|teach\p{L}*|taught|deliver\p{L}*|install\p{L}*|completed?|credits|modules|courses|exams?|papers|units)\b/iu,
    read: ({ n, kept, told }) => {
      const count = countValue(n ?? kept ?? told ?? '');
      return count > 1 && !isYear(n ?? kept ?? told ?? '') ? { n: spokenFigure(count), next: spokenFigure(count + 1) } : {};
    },
  },
  // "312 so far", behind what is collected
  {
    name: 'tally',
    says: /(?<=\b(?:collect|collects|collecting|seen|visited|climbed|read|cycled|swum|walked|slept in|count) [^.;()]{3,50}, )(?<it>(?<n>\d{2,4})(?: so far| and counting)?)(?=[.;)]|$)/iu,
    oddity: 8.6,
    in: ['interests', 'work'],
    not: /[£$€]|\b(?:money|donations?|payments?|data|debts?|samples?)\b/iu,
    read: ({ n = '' }) => (isYear(n) || Number(n) < 2 ? null : { n, next: String(Number(n) + 1) }),
  },
  // "(the record is eleven minutes)", "best time 11 hrs 20 min", "coldest so far 2.4 degrees"
  {
    name: 'record',
    says: new RegExp(
      String.raw`(?<it>(?:the |my |our |house |personal |club )?(?:record|best time|personal best|longest|shortest|coldest|slowest|fastest|heaviest|biggest)(?: one)?(?: (?:so far|to date|yet))?(?: (?:is|was|stands at|took)|:)? (?<n>(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty) (?:and a half )?|\d[\d.,]* ?)(?:hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|miles?|km|metres?|degrees|kg|kilos?|lbs?|feet)\b(?: \d+ min\p{Ll}*)?)(?: [^.;,()]{2,30})?)(?=[.;,)]|$)`,
      'iu',
    ),
    oddity: 8.7,
    not: REPORT,
  },
  // "Second in the Talbot Trophy", "came last", among interests
  {
    name: 'not-first',
    says: /(?<it>(?:(?:came|finished|placed) )?(?<rank>second|third|fourth|runner-up|last|2nd|3rd|4th)(?:,? (?:place|prize))?(?: (?:in|at|with|of|behind) [^.;,()]{3,44})?)(?=[.;,()]|$)/iu,
    oddity: 8.3,
    in: ['interests'],
    not: /\b(?:degree|dan|division|language|team|row|violin|reserve|last year)\b/iu,
    read: ({ it = '' }) => (/^(?:second|third|fourth|last|2nd|3rd|4th)$/iu.test(it) ? null : {}),
  },
  // "have never yet buried anyone in the wrong grave and do not intend to"
  {
    name: 'never-yet',
    says: /(?<it>(?:have |has |['’]ve )?never (?:yet )?[^.;]{6,70}?,? and (?:do not|don['’]t|have no) (?:intend|plan|propose|wish|intention|plans)(?: to| of)?(?: \p{Ll}+){0,3})(?=[.;,)]|$)/u,
    oddity: 9.1,
  },
  // "the viola, in the third desk, where it does least harm"
  {
    name: 'least-harm',
    says: /(?<it>where (?:it|I|they|we) (?:does?|do|can do|will do|could do) (?:the )?(?:least|no|less|little) (?:harm|damage|noise))(?=[.;,)]|$)/u,
    oddity: 9,
  },
  // "no errors found by the pupil, who looked"
  {
    name: 'who-looked',
    says: /(?<=, )(?<it>who (?:looked|checked|counted|asked|noticed|measured|complained|did not|agreed|cried|laughed|slept|knew|never knew))(?=[.;,)]|$)/u,
    oddity: 9,
  },
  // "one not seen in the county since 1972"
  {
    name: 'not-since',
    says: /(?<it>(?:not|never|nobody had) (?:been )?(?:seen|recorded|heard|caught|played|rung|grown|found|made) (?:(?:in|on|at) (?:the|this|our) \p{Ll}+ |there |here )?since (?<year>(?:1[6-9]|20)\d\d))(?=[.;,)]|$)/u,
    oddity: 9,
  },
  // "40 birds", "rating 1640", "a leek weighing 8.1 kg", "he leads 31 to 29"
  {
    name: 'hobby-figure',
    says: /(?<it>(?:leads \d+ to \d+|(?:rating|handicap|grade)(?: of)? \d{1,4}|weigh\p{Ll}+ \d[\d.]* ?(?:kg|kilos?|lbs?|pounds|stone|g|grams)|(?<![\d.,/£$€#-])(?<n>\d{1,3}(?:,\d{3})+|\d{1,3}) (?<thing>(?!years?|seasons?|summers?|winters?|minutes?|months?|weeks?|days?|hours?|km|miles|th|st|nd|rd|a\b|times?|people|members|players|children|kids|of\b|with\b|and\b)\p{Ll}{3,}(?:s|es|ies)\b)(?: \p{Ll}{3,})?))(?=[.;,()]|$)/u,
    oddity: 8.1,
    in: ['interests'],
    read: ({ n }) => (n !== undefined && (countValue(n) < 2 || isYear(n)) ? null : {}),
  },
];
const MOST_IN_BRACKET = 10;
