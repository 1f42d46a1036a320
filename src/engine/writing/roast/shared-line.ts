import { FINDING_KINDS } from '../../../domain/finding.ts';
import { isObserved, type ObservationKind } from '../../../domain/observation.ts';
import { countWords } from '../../english/tokens.ts';
import { OFTEN } from '../../lexicon/comic/often.ts';
import { squeezed } from '../../english/folding.ts';
import type { Written } from './compose.ts';
import type { RoastPlan } from './plan-roast.ts';

/**
 * The line that stands alone on a picture: a trick before all, else the one that is best understood and best remembered by who has not seen the
 * page, and names nobody.
 */
export function topOf(written: readonly Written[], plan: RoastPlan, people: readonly string[]): Written | undefined {
  const trick = written.find(({ evidence }) => !isObserved(evidence.kind) && FINDING_KINDS[evidence.kind].group === 'tricks');
  if (trick !== undefined) return trick;
  const odd = written.filter((one) => isObserved(one.evidence.kind) && !namesSomebody(one, people) && one.evidence.facts['stump'] !== 1);
  const [best] = odd.toSorted((a, b) => rankOf(b) - rankOf(a) || worthAlone(b) - worthAlone(a));
  const all = plan.top.flatMap((id) => written.filter(({ evidence }) => evidence.id === id));
  const unnamed = all.filter((one) => !namesSomebody(one, people));
  const ranked = unnamed.length > 0 ? unnamed : all;
  return best ?? ranked.find((one) => one.lines.brutal.own) ?? ranked[0] ?? written[0];
}

/** Fewer words are a brand, or an entry of a list. */
const LEAST_WORDS = 3;
/** Kinds whose quote is as long as it has to be: a claim of two words is a claim, and of two lines both are shown. */
const SHORT_BY_NATURE: ReadonlySet<ObservationKind> = new Set([
  'claim-against',
  'misspelt-claim',
  'pair',
  'crossing',
  'against',
  'unnamed',
  'unshown',
  'copied',
  'listed',
  'home-and-work',
  'home-against-work',
]);
/** Two figures of one page are arithmetic where nobody has seen the page. */
const OF_FIGURES = /^(?:sum|crowd)-and-/u;

const PRAISES = /^(?:twice|both)-/u;
/** A certificate or a term of the trade under a wrong name, and no space too many. */
const NAMED_WRONG: ReadonlySet<unknown> = new Set(['paper', 'body', 'word', 'letters']);

/** What comes before anything else that is told: no step, no two figures, no bare word, and a line that says a word of what it quotes. */
function rankOf({ evidence: { kind, quote, facts }, lines }: Written): number {
  if (kind === 'step') return RANKS.step;
  // What nobody else has on their page comes before what is known of a trade.
  if (kind === 'odd-clause') return RANKS.odd + (lines.brutal.own ? 1 : 0);
  // So does what the page says against itself, where it is no praise that everybody has.
  if ((kind === 'against' && !PRAISES.test(String(facts['name']))) || (kind === 'misnamed' && NAMED_WRONG.has(facts['name']))) return RANKS.odd + 1;
  if (OF_FIGURES.test(String(facts['name']))) return RANKS.figures;
  const isBare = isObserved(kind) && !SHORT_BY_NATURE.has(kind) && countWords(quote ?? '') < LEAST_WORDS;
  return (isBare ? RANKS.bare : RANKS.whole) + (lines.brutal.own || ANSWERED.has(kind) ? 1 : 0);
}
const RANKS = { step: 0, figures: 1, bare: 2, whole: 4, odd: 5 } as const;
/** Kinds whose tellings name, in quotation marks, what stands against the quote. */
const ANSWERED: ReadonlySet<string> = new Set(['claim-against', 'misspelt-claim', 'against', 'copied', 'listed', 'unnamed', 'unshown']);

/** How well a line of each kind is understood alone, beside its effect. Knowledge of a trade lands where a remark on the wording does not. */
const ALONE: Readonly<Partial<Record<ObservationKind, number>>> = {
  'misspelt-claim': 6,
  against: 4,
  misnamed: 3.5,
  copied: 4,
  listed: 2,
  unnamed: 2.5,
  unshown: 1,
  'odd-clause': 4,
  thing: 3.5,
  trade: 3,
  interest: 3,
  tale: 2.5,
  'claim-against': 0.5,
  lapsed: 1,
  afterthought: -0.5,
  aside: -0.5,
  tail: -1,
  qualifier: -1.5,
  denial: -1.5,
  'before-after': -1,
  'part-of': -1,
  'exact-number': -1,
  rate: -1,
  promotion: -1.5,
};
/** Claims that a misspelling answers. */
const SPELT: ReadonlySet<unknown> = new Set(['detail', 'writing']);
const FOR_SPELLING = 2;
/** What the joke is about opens the quote, or is a good part of it: else the better half of the line is left unused. */
const FOR_ALL_OF_IT = 1.5;
const PART = 0.3;

function worthAlone({ evidence: { kind, quote, facts }, effect }: Written): number {
  if (!isObserved(kind)) return effect;
  const often = OFTEN[String(facts['entry'])] === undefined ? 0 : MET_OFTEN;
  const about = String(facts['it'] ?? '');
  const shown = quote ?? '';
  const isWhole = about !== '' && (shown.toLowerCase().startsWith(about.toLowerCase()) || about.length >= shown.length * PART);
  return (
    effect +
    often +
    (ALONE[kind] ?? 0) +
    (kind === 'claim-against' && SPELT.has(facts['name']) ? FOR_SPELLING : 0) +
    (WORLD.has(kind) && isWhole ? FOR_ALL_OF_IT : 0)
  );
}
/** What many CVs hold is shared by many. */
const MET_OFTEN = -1.5;
const WORLD: ReadonlySet<ObservationKind> = new Set(['thing', 'trade', 'interest']);

const LEAST_NAME = 3;

/** Whether a line holds the name of the person, an employer, a town or a place of study, in words or in its quote. */
function namesSomebody({ lines, evidence }: Written, people: readonly string[]): boolean {
  const said = squeezed(`${lines.brutal.text} ${lines.gentle.text} ${evidence.quote ?? ''}`).toLowerCase();
  return people.some((name) => name.length >= LEAST_NAME && said.includes(name.toLowerCase()));
}
