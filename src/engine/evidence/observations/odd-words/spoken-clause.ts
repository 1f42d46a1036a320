import { countWords } from '../../../english/tokens.ts';

/** How a clause talks: it shares a count out, has a crowd in it, tells when or why, or says how a thing is. */
export type Turn = 'share' | 'nobody' | 'when' | 'why' | 'is';

const SUBJECT = String.raw`(?:we|he|she|they|it|one|two|both|none|neither|some|most|the others?)`;
const CROWD = String.raw`(?:nobody|no one|everybody|everyone|somebody|someone|anybody)`;
const VERB = String.raw`(?:is|are|was|were|has|had|have|did|does|do|can|could|would|will|won['’]t|didn['’]t|doesn['’]t|isn['’]t|wasn['’]t|came|comes|went|goes|won|lost|kept|keeps|knew|knows|told|tells|said|says|took|takes|made|makes|left|stayed|found|asked|asks|liked|likes|loved|hates?|wrote|paid|pays|died|sold|broke|got|gets|wants|wanted|noticed|agreed|cried|laughed|stood|sat|looked|thinks|thought|allowed|works|worked out|works out|helps|helped|counts|counted|lasted|lasts|survived|recommend|starts|happens|happened|talks?|sings?|sang|sings|fainted|shows|hurts|knows)`;
const HARD = String.raw`(?:still|also|never|once|always|then|only|now|really|actually|already|ever)`;
/** Where a clause begins: behind a stop, a comma, a bracket or a linking word. */
const BEGINS = String.raw`(?:^|(?<=[,;:.!?(–—]\s?)|(?<=\b(?:and|but|so|which)\s))`;
const REST = String.raw`[^,;.()–—]*`;

const RULES: readonly (readonly [Turn, RegExp])[] = [
  [
    'share',
    new RegExp(
      String.raw`(?<!\b(?:every|each|any|the) )\b(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|none|all|both|half|most|about half) of (?:which|whom|them)|of (?:which|whom))\b${REST}`,
      'iu',
    ),
  ],
  ['nobody', new RegExp(String.raw`\b${CROWD}(?: in [\p{L} ]{2,20})? (?:${HARD} )?${VERB}\b${REST}`, 'iu')],
  [
    'when',
    new RegExp(
      String.raw`\b(?:before|after|until|when|whenever|while|since) (?:the|a|an|my|our|his|her|their|I|${SUBJECT}|${CROWD}|\p{Lu}\p{Ll}+) ${REST}\b(?:${VERB}|\p{L}{2,}(?:ed|ts))\b${REST}`,
      'u',
    ),
  ],
  ['why', new RegExp(String.raw`\bbecause (?:the|a|an|my|our|I|${SUBJECT}|${CROWD}|\p{Lu}\p{Ll}+) ${REST}`, 'u')],
  ['is', new RegExp(String.raw`${BEGINS}(?:${SUBJECT}|I|[Tt]here|[Tt]hey|[Ii]t) (?:${HARD} )?${VERB}\b${REST}`, 'u')],
];

/** Words of application prose: what is said with them is no slip of the tongue. */
const PROSE =
  /\b(?:responsib\w+|experienced?|skills?|skilled|develop\w*|participat\w+|opportunit\w+|passion\w*|able to|abilit\w+|handled|managed|involved|project|challeng\w+|environment|require\w*|needed|necessary|request\w*|organi[sz]ation|company|appropriate\w*|team|work(?:ed|ing)? (?:as|on|with|in|for)|look(?:ing)? for|would like to|seek\w*|career|support\w*|ensur\w+|process\w*|implement\w*|customers?|clients?|users?|available|completed?|used|designed|integrat\w+|provid\w+|accurate|current|employed|graduat\w+|promoted)\b/iu;

/** When a job changed hands is no tale. */
const PLAIN_WHEN =
  /\b(?:arrived|started|joined|began|begins?|took over|left|retired|closed|opened|is off|is away|is out|is on holiday|is on leave|off sick|on leave|(?:re)?turn(?:s|ed)|exist\w*|they|went to|due|booked|sold)\b/iu;

/** A record over years is the result itself. */
const RECORD = /\b(?:since|for|in) (?:(?:19|20)\d\d|\p{L}+ years)\b/iu;

const LONGEST = 10;
const SHORTEST = { share: 4, nobody: 2, when: 3, why: 3, is: 2 } as const satisfies Record<Turn, number>;

/**
 * The clause at the end of a statement that talks as people talk, among the fragments that CVs are made of: "9 of them about dogs",
 * "nobody asked", "when the boiler does", "it is a good boat". Null where there is none.
 */
export function spokenClause(text: string, isFirstPerson: boolean): { clause: string; turn: Turn } | null {
  const end = text.replace(/[.!;”"’')\s]+$/u, '');
  for (const [turn, rule] of RULES) {
    const found = rule.exec(end);
    if (found === null || found.index + found[0].length < end.length) continue;
    const clause = found[0].trim();
    const words = countWords(clause);
    // Whole CVs are written with "I": there it is no slip.
    if (
      words < SHORTEST[turn] ||
      (turn === 'when' && PLAIN_WHEN.test(clause)) ||
      words > LONGEST ||
      RECORD.test(clause) ||
      PROSE.test(clause) ||
      (isFirstPerson &&
        (turn === 'is' ? /\b(?:I|we|my|our)\b/u : /\b(?:I|we) (?!lost|broke|forgot|missed|dropped|burnt|never|had no|thought|fell|fainted)/u).test(clause))
    )
      continue;
    return { clause, turn };
  }
  return null;
}
