import type { Finding, FindingKind } from '../../../domain/finding.ts';
import { isMeasured } from '../../english/measures.ts';
import { squeezed } from '../../english/folding.ts';
import { observedTexts, type ObservedText } from '../../evidence/observations/observed-text.ts';
import type { Judgement } from '../../judgement.ts';
import { SHOWN_BY_WORK } from '../../lexicon/words/shown-by-work.ts';
import { tellsOutcome } from './asks.ts';

/** What a reader finds printed who reads on from the words that are laughed at. */
export interface Shown {
  /** A figure, in the statement or in one of the two that follow it in the same job. */
  number: boolean;
  /** What came of it, there as well. */
  result: boolean;
  /** Names, means or examples behind the words; or, of a quality, work elsewhere on the page that shows it. */
  example: boolean;
}

const NOTHING: Shown = { number: false, result: false, example: false };

/** Statements that are read on from the first. */
const READ_ON = 2;
/** What introduces an example or tells by what means. */
const BEHIND =
  /\b(?:including|include[ds]?|such as|to include|e\.?g\.?|for example|namely|like|ranging from|from \p{L}+ to|by \p{L}+ing|through|via|using|through the use of|as well as|specifically|in particular)\s+\S|[:(–—]\s*\p{L}|,\s*\p{L}+ing\s/iu;
/** Kinds whose words are qualities: any line of work may show them. */
const QUALITIES: ReadonlySet<FindingKind> = new Set(['buzzword', 'cliche', 'empty-adjective', 'soft-skill-list']);

/** What is printed beside the words of a finding: only what is not there may a sentence miss (truth.md, rule 2). */
export function shownBeside(judgement: Judgement, finding: Finding): Shown {
  if (finding.quote === null) return NOTHING;
  const texts = observedTexts(judgement);
  const wanted = squeezed(finding.quote);
  const at = texts.findLastIndex((text) => text.page === finding.page && text.line <= finding.line && squeezed(text.text).includes(wanted));
  const own = texts[at];
  const statements = own === undefined ? [] : [own, ...texts.slice(at + 1, at + 1 + READ_ON).filter((next) => isOfSame(own, next))];
  const told = own?.place === 'skills' ? [] : statements.map(({ text }) => text);
  const term = String(finding.facts['term'] ?? finding.facts['opening'] ?? '');
  const behind = own === undefined || term === '' ? '' : own.text.slice(own.text.toLowerCase().indexOf(term.toLowerCase()) + term.length);
  return {
    number: told.some(isMeasured),
    result: told.some((text) => tellsOutcome(text) > 0),
    example: (own?.place !== 'skills' && BEHIND.test(behind)) || (QUALITIES.has(finding.kind) && isShownAtWork(texts, term)),
  };
}

const isOfSame = (one: ObservedText, other: ObservedText): boolean => one.place === other.place && one.section === other.section && one.job === other.job;

/** Whether a line of work tells of the quality in other words, or the quality is named a second time by somebody who may know. */
function isShownAtWork(texts: readonly ObservedText[], term: string): boolean {
  const words = SHOWN_BY_WORK.filter(([quality]) => quality.test(term)).map(([, shown]) => shown);
  const named = term.toLowerCase();
  const naming = texts.filter(({ text }) => named !== '' && text.toLowerCase().includes(named)).length;
  return naming > 1 || texts.some(({ text, job }) => job !== null && words.some((shown) => shown.test(text)));
}

/** How our sentences say that something is not there, by what it is. */
const DENIALS: Readonly<Record<keyof Shown, RegExp>> = {
  number:
    /\?|\b(?:how (?:many|much|often|big|far|fast)|numbers?|figures?|count\w*|metric|scale|stopwatch|measur\w*|percent\w*|sum|size|acreage|score|so far|calculator|axes)\b/iu,
  result:
    /\?|\b(?:results?|outcome|happened|came of|came out|ending|plot|story|score|finished|won|sequel|answer|picture|meal|proof|prove\w*|evidence|witness\w*|testify|film|cooked|assembled|what went on)\b/iu,
  example:
    /\?|\b(?:which|name (?:one|the|it|two)|examples?|proof|prove\w*|evidence|witness\w*|says who|(?:somebody|someone|another \S+(?: \S+){0,3}) (?:else )?says|nobody|countersigned|show|could be|both options|in sight|ever happened|claim\w*|friend|exclusive|rumour|convinced)\b/iu,
};

/** Whether a sentence misses what a reader has just read: a number beside a number, an example beside an example. The words of the CV deny nothing. */
export function deniesShown(told: string, shown: Shown): boolean {
  const own = told.replace(/“[^”]*”/gu, '“”');
  return (['number', 'result', 'example'] as const).some((what) => shown[what] && DENIALS[what].test(own));
}
