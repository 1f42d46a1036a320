import { uncapital } from '../../english/grammar/capitals.ts';
import type { FindingKind } from '../../../domain/finding.ts';
import { stableHash } from './stable-hash.ts';
import { textOf, type TemplateSource } from './template.ts';

/** Blanks that hardly two CVs fill alike, with words: a count of lines makes no line this CV's own (comedy.md, counter tags). */
const TELLING = new Set([
  'object',
  'rest',
  'company',
  'matched',
  'missing',
  'skill',
  'skill1',
  'skill2',
  'title',
  'over',
  'name',
  'handle',
  'number',
  'figure',
  'one',
  'other',
  'start',
  'end',
  'employer',
  'firm',
  'post',
  'last',
]);

/** What an advertisement asks for is the same for everybody who answers it. */
const TELLING_OF_THE_JOB = new Set(['skill1', 'skill2', 'total', 'matched', 'missing']);
const ABOUT_THE_JOB: ReadonlySet<FindingKind> = new Set(['skills-missing', 'skills-match', 'job-named']);

/** Kinds that every second CV shows. Measured over real CVs; the others are told in fewer than two of ten. */
const EVERYWHERE: ReadonlySet<FindingKind> = new Set([
  'placeholder',
  'buzzword',
  'cliche',
  'weak-opening',
  'duty-opening',
  'no-numbers',
  'vague-quantity',
  'not-a-skill',
  'soft-skill-list',
  'skills-missing',
  'missing-email',
]);
/** Lines of one kind in a hundred CVs, roughly. */
const OFTEN = 90;
const SELDOM = 20;
/** How often, in a hundred CVs, one sentence without anything of the CV's own may be met on average: more than three would be noticed. */
const MET_AGAIN = 0.45;

/**
 * Whether a filled template reads differently on every CV. What stands between quotation marks is left aside: a reader
 * of two roasts sees the same joke.
 */
export function isTelling(template: TemplateSource, kind: FindingKind): boolean {
  const own = textOf(template).replace(/“[^”]*”/gu, '');
  return [...own.matchAll(/\{([A-Za-z]\w*)(?::[a-z]+)?\}/gu)].some(([, name = '']) => {
    const blank = uncapital(name);
    return TELLING.has(blank) && !(ABOUT_THE_JOB.has(kind) && TELLING_OF_THE_JOB.has(blank));
  });
}

/** Whether this CV may have a sentence that would be the same on another; `siblings` share its place. Seldom for common kinds. */
export function mayStandBare(template: TemplateSource, kind: FindingKind, siblings: number, slot: string): boolean {
  const percent = (100 * MET_AGAIN * siblings) / (EVERYWHERE.has(kind) ? OFTEN : SELDOM);
  return stableHash(`${slot}:bare:${textOf(template)}`) % 100 < percent;
}

/** Terms with this many jokes are those that many CVs share; with more, those of every fourth. */
const MANY_JOKES = 5;
const MOST_JOKES = 9;
/** Of a hundred CVs with such a term, so many may show one of its jokes without a word added; and with a rarer one. */
const BARE_PERCENT = { everywhere: 12, common: 15, rare: 45 } as const;

/** The same for a joke about one term. */
export function mayOwnStandBare(template: TemplateSource, siblings: number, slot: string): boolean {
  const percent = siblings >= MOST_JOKES ? BARE_PERCENT.everywhere : siblings >= MANY_JOKES ? BARE_PERCENT.common : BARE_PERCENT.rare;
  return stableHash(`${slot}:bare:${textOf(template)}`) % 100 < percent;
}
