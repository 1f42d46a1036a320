import type { Finding, FindingKind } from '../../../domain/finding.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import type { Tone } from '../../../domain/roast.ts';
import { checkLine } from './check-line.ts';
import type { Written } from './compose.ts';
import { contentOf, saysOneOf } from './content-words.ts';
import { ANY_JOKES } from './jokes/any-jokes.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { isTelling, mayOwnStandBare, mayStandBare } from './own-words.ts';
import { deniesShown, type Shown } from './shown.ts';
import { shuffled, stableHash } from './stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from './template.ts';
import { termTemplates } from './term-lookup.ts';

/** Of a hundred findings whose term has jokes of its own, so many get one of those; one word taken for another always does. */
const TERM_JOKE_PERCENT = 72;

/** Templates and turns of phrase that a roast has used up. */
export interface Said {
  used: Set<string>;
  /** How many more lines may count words, lines or bullets, or name the number of one. */
  counters: number;
}

export const freshSaid = (): Said => ({ used: new Set(), counters: 1 });
/** A tag that counts in place of telling: "line 24", "these 153 words". */
const COUNTER = /\b(?:lines? \d|\d+ (?:words|lines|bullets|skills|pages|points|entries|statements)|(?:all|of|the|these) \d+ (?:words|lines|bullets|skills))/iu;

export const isCounting = (line: string): boolean => COUNTER.test(line.replace(/“[^”]*”/gu, ''));

/** Turns of phrase that are funny once a roast. */
const TURNS: readonly RegExp[] = [
  /”(?: on line \d+)?\. So (?:is|are|do|does|did|was|has|have)\b/u,
  /\bas well\b/u,
  /^In the story of\b/u,
  /^Line \d/u,
  /^A reader\b/u,
];

/** How much a sentence may share with other roasts: its own first, then a turn of phrase again, then whatever is true, last what counts again. */
const PASSES = ['own', 'any turn', 'any', 'any count'] as const;
const LOOSE: ReadonlySet<(typeof PASSES)[number]> = new Set(['any', 'any count']);

/** `shown`: what is printed beside the words, so that nothing of it is missed; null where the sentences are not looked at for that. */
export function sayLine(finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said, shown: Shown | null): Written['lines'][Tone] | null {
  const jokes = JOKES[finding.kind];
  const own = tone === 'brutal' ? termTemplates(jokes, facts) : [];
  const choices = candidates(finding, own, slot, tone);
  const last = shuffled(ANY_JOKES[tone], `${slot}:${tone}`, textOf);
  const words = ownWordsOf(finding, facts);
  for (const pass of PASSES) {
    let first: Form | null = null;
    const saying: Form[] = [];
    for (const template of pass === 'any count' ? [...choices, ...last] : choices) {
      const isOwn = own.includes(template);
      if (!LOOSE.has(pass) && !mayBeSaid(template, finding, isOwn, own.length, jokes[tone].length, slot)) continue;
      const form = tryForm(template, finding, facts, slot, tone, said, pass);
      if (form === null || (shown !== null && MISSES.has(finding.kind) && deniesShown(form.text, shown))) continue;
      // A joke about the very term is about this line as it is; of the others, what says a word of the CV comes first.
      if (isOwn && saying.length === 0) return spend(form, true, said);
      first ??= form;
      if (saysOneOf(form.text, words)) saying.push(form);
      if (pass === 'any count' || saying.length >= ENOUGH_TO_CHOOSE) break;
    }
    const [best] = saying;
    if (first !== null) return spend(best !== undefined && saying.length >= ENOUGH_TO_CHOOSE ? best : first, false, said);
  }
  return null;
}
/** Kinds whose sentences miss a number, a result or an example. */
const MISSES: ReadonlySet<FindingKind> = new Set([
  'buzzword',
  'cliche',
  'empty-adjective',
  'vague-quantity',
  'duty-opening',
  'weak-opening',
  'soft-skill-list',
  'no-numbers',
]);

/** Where fewer sentences say a word of the CV, to prefer them would be to say the same to everybody. */
const ENOUGH_TO_CHOOSE = 4;

/** Words of the CV that a sentence about a finding can say: of its line and of the job it is about, less the term that is laughed at. */
function ownWordsOf({ quote }: Finding, facts: Facts): ReadonlySet<string> {
  const terms = contentOf(['term', 'opening', 'verb', 'skill', 'skills'].map((name) => String(facts[name] ?? '')).join(' '));
  const words = contentOf([quote ?? '', ...['firm', 'post', 'employer', 'title', 'company'].map((name) => String(facts[name] ?? ''))].join(' '));
  return new Set([...words].filter((word) => !terms.has(word)));
}

/** A sentence that may be said, and what is spent by saying it. */
interface Form {
  text: string;
  spent: readonly string[];
  counts: boolean;
}

function spend({ text, spent, counts }: Form, own: boolean, said: Said): Written['lines'][Tone] {
  if (counts) said.counters -= 1;
  for (const one of spent) said.used.add(one);
  return { text, own };
}

/** Whether a sentence is this CV's own, or may be met again on another. */
function mayBeSaid(template: TemplateSource, { kind }: Finding, isOwn: boolean, owns: number, generals: number, slot: string): boolean {
  if (isTelling(template, kind)) return true;
  return isOwn ? mayOwnStandBare(template, owns, slot) : mayStandBare(template, kind, generals, slot);
}

function tryForm(form: TemplateSource, finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said, strict: (typeof PASSES)[number]): Form | null {
  if (said.used.has(textOf(form))) return null;
  const line = fill(form, facts, finding.quote, slot, ROAST_LINE.maxCharacters);
  if (line === null || said.used.has(line)) return null;
  const counts = isCounting(line);
  if (counts && said.counters <= 0 && strict !== 'any count') return null;
  const turns = TURNS.filter((turn) => turn.test(line)).map(String);
  if (strict === 'own' && turns.some((turn) => said.used.has(turn))) return null;
  if (checkLine(line, finding, tone, plainOf(facts)).length > 0) return null;
  return { text: line, spent: [textOf(form), line, ...turns], counts };
}

/** The target job as typed and as it is said: no part of a joke. */
export const plainOf = (facts: Facts): string[] => ['job', 'jobSpoken'].flatMap((name) => (typeof facts[name] === 'string' ? [facts[name]] : []));

/** Jokes about the term before jokes about the kind, most of the time. */
function candidates(finding: Finding, own: readonly TemplateSource[], slot: string, tone: Tone): TemplateSource[] {
  const order = `${slot}:${tone}`;
  const general = shuffled(JOKES[finding.kind][tone], order, textOf);
  const first = shuffled(own, order, textOf);
  return finding.kind === 'spelling-mistake' || stableHash(`${order}:term`) % 100 < TERM_JOKE_PERCENT ? [...first, ...general] : [...general, ...first];
}
