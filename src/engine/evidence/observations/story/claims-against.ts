import type { Finding, FindingKind } from '../../../../domain/finding.ts';
import type { QuotedPlace } from '../../../../domain/observation.ts';
import type { Context } from '../../../context.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { countWords } from '../../../english/tokens.ts';
import { statementsOf } from '../../shared/statements.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 9;
/** A sentence of so many words is not concise. */
const LONG = 42;
/** Fewer statements of work than this prove nothing by what they leave out. */
const ENOUGH = 5;
interface Against {
  /** Name of the contradiction; its jokes are kept under it. */
  name: string;
  claim: RegExp;
  shown: (context: Context, findings: readonly Finding[]) => Shown | null;
}

interface Shown {
  /** What stands against the claim, as a phrase or a number for a sentence. */
  against: string | number;
  also: QuotedPlace[];
}

const found = (findings: readonly Finding[], kind: FindingKind, accept: (finding: Finding) => boolean = () => true): Finding | undefined =>
  findings.find((finding) => finding.kind === kind && finding.quote !== null && accept(finding));

const placed = ({ quote, page, line }: Finding): QuotedPlace[] => (quote === null ? [] : [{ quote, page, line }]);

function misspelled(_: Context, findings: readonly Finding[]): Shown | null {
  // A word of the dictionary in the wrong place ("there") shows nothing by itself.
  const finding = found(findings, 'spelling-mistake', ({ facts }) => !PLAIN_WORDS.has(String(facts['word']).toLowerCase()));
  return finding === undefined ? null : { against: String(finding.facts['word']), also: placed(finding) };
}

const AGAINST: readonly Against[] = [
  { name: 'detail', claim: /\b(?:attention to detail|detail[- ]orient(?:ed|ated)|eye for detail|meticulous\w*)\b/iu, shown: misspelled },
  {
    name: 'writing',
    claim: /\b(?:proof ?reading|written communication|writing skills|spelling|copy ?editing|excellent (?:written|english))\b/iu,
    shown: misspelled,
  },
  {
    name: 'concise',
    claim: /\b(?:concise\w*|succinct\w*|to the point(?! of| where| that)|clear(?:ly)? communicat\w*|plain english|brevity)\b/iu,
    shown: (context) => {
      const long = statementsOf(context).find(({ text }) => countWords(text) >= LONG);
      const quote = long === undefined ? null : quoteOf(context, asText(long.passage), long.start, long.start + 1);
      return long === undefined || quote === null ? null : { against: countWords(long.text), also: [quote] };
    },
  },
  {
    name: 'numbers',
    claim: /\b(?:numera(?:te|cy)|data[- ]driven|results?[- ](?:driven|orient(?:ed|ated)|focus(?:s?ed)?)|kpi[- ]driven)\b/iu,
    shown: (_, findings) => {
      const finding = found(findings, 'no-numbers', ({ facts }) => facts['without'] === facts['total'] && Number(facts['total']) >= ENOUGH);
      return finding === undefined ? null : { against: Number(finding.facts['total']), also: placed(finding) };
    },
  },
  {
    name: 'organised',
    claim:
      /\b(?:(?:well|highly|very|extremely)[- ]organi[sz]ed|organi[sz]ed(?= (?:and|individual|professional|person|team|worker|self))|organi[sz]ational skills|consisten(?:t|cy)|structured)\b/iu,
    shown: (_, findings) => {
      const finding = found(findings, 'date-format-mix');
      return finding === undefined ? null : { against: String(finding.facts['other']), also: placed(finding) };
    },
  },
  {
    name: 'time',
    claim: /\b(?:time[- ]management|punctual\w*|time[- ]keeping|timekeeping|meets? deadlines|deadline[- ]driven)\b/iu,
    shown: (_, findings) => {
      const finding = found(findings, 'date-impossible');
      return finding === undefined || /^(?:to|till|until|bis)\b/iu.test(String(finding.facts['end']))
        ? null
        : { against: `${finding.facts['start']} to ${finding.facts['end']}`, also: placed(finding) };
    },
  },
  {
    name: 'initiative',
    claim: /\b(?:self[- ]starters?|pro-?active(?:ly)?|takes? (?:the )?initiative|initiative|self[- ]motivated)\b/iu,
    shown: (context) => printed(context, /\b(?:as (?:directed|instructed|requested|assigned)|other duties|under (?:the )?(?:close |direct )?supervision)\b/iu),
  },
  {
    name: 'creative',
    claim:
      /\b(?:creative (?:thinker|thinking|problem[- ]solv\w+|mind|individual|professional)|creativity|innovative|original thinker|out[- ]of[- ]the[- ]box|outside the box)\b/iu,
    shown: (_, findings) => {
      const finding = found(findings, 'repeated-verb', ({ facts }) => Number(facts['times']) >= MANY && facts['exact'] !== 0);
      return finding === undefined ? null : { against: String(finding.facts['verb']), also: placed(finding) };
    },
  },
  {
    name: 'twice',
    claim: /\b(?:attention to detail|detail[- ]orient(?:ed|ated)|eye for detail|meticulous\w*)\b/iu,
    shown: (_, findings) => {
      const finding = found(findings, 'duplicate-line', ({ facts }) => facts['times'] === 2);
      // Where several lines come back, "one line" would be a count that does not hold.
      if (findings.filter(({ kind }) => kind === 'duplicate-line').length > 1) return null;
      return finding?.quote == null ? null : { against: finding.quote, also: placed(finding) };
    },
  },
  {
    name: 'machines',
    claim: /\b(?:computer[- ]litera(?:te|cy)|it[- ]literate|tech[- ]savvy|computer skills|technologically savvy)\b/iu,
    shown: (context) => printed(context, /\b(?:fax(?:es|ing|ed)?|type-?writers?|carbon copies|microfiche)\b/iu),
  },
];

/** The same verb at the head of so many bullets is a habit. */
const MANY = 4;

/** The first line of a job that says something, in its words. */
function printed(context: Context, words: RegExp): Shown | null {
  for (const text of observedTexts(context)) {
    const match = text.job === null ? null : words.exec(text.text);
    const quote = match === null ? null : quoteOf(context, text, match.index, match.index + match[0].length);
    if (match !== null && quote !== null) return { against: match[0], also: [quote] };
  }
  return null;
}

const asText = (passage: { text: string; tokens: ObservedText['tokens']; page: number; line: number; section: ObservedText['section'] }): ObservedText => ({
  ...passage,
  place: 'work',
  job: null,
});

/** "Structured Decision Making": a word between capitals is part of a name, and nobody says it of himself. */
const isOfAName = (text: string, { 0: words, index }: RegExpExecArray): boolean =>
  /^\p{Lu}/u.test(words) && /^ \p{Lu}\p{Ll}/u.test(text.slice(index + words.length)) && !/\s/u.test(words);

/** A claim, and what the same page shows. One of each sort. */
export function observeClaims(context: Context, findings: readonly Finding[]): AnySighting[] {
  const seen = new Set<string>();
  return observedTexts(context).flatMap((text) => {
    // A title of a course that holds the word claims nothing.
    if (text.job !== null || text.place === 'study') return [];
    return AGAINST.flatMap(({ name, claim, shown }): AnySighting[] => {
      const match = claim.exec(text.text);
      if (match === null || seen.has(name) || isOfAName(text.text, match)) return [];
      const against = shown(context, findings);
      const quoted = against === null ? null : quoteOf(context, text, match.index, match.index + match[0].length);
      if (against === null || quoted === null || against.also.some(({ quote }) => quote.includes(match[0]))) return [];
      seen.add(name);
      return [{ kind: 'claim-against', ...quoted, also: against.also, oddity: ODDITY, facts: { claim: match[0], against: against.against, name } }];
    });
  });
}
