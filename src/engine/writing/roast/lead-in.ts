import { FINDING_KINDS, type Finding, type FindingKind } from '../../../domain/finding.ts';
import type { Tone } from '../../../domain/roast.ts';
import { shuffled } from './stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from './template.ts';

/** Blanks that hardly two CVs fill alike. */
const TELLING = new Set([
  'cvWords', 'cvLines', 'cvSkills', 'cvBullets', 'line', 'object', 'company', 'total', 'without', 'with', 'matched', 'missing', 'used', 'unused', 'skill', 'skill1', 'skill2',
  'title', 'words', 'quoteWords', 'name', 'handle', 'number', 'one', 'other', 'start', 'end', 'employer', 'last', 'ofBullets',
]);

/** What an advertisement asks for is the same for everybody who answers it. */
const TELLING_OF_THE_JOB = new Set(['skill1', 'skill2', 'total', 'matched', 'missing']);

/** Kinds that so many CVs share that a sentence without such a blank would be met again and again. */
const COMMON: ReadonlySet<FindingKind> = new Set([
  'buzzword', 'cliche', 'empty-adjective', 'weak-opening', 'duty-opening', 'vague-quantity', 'first-person', 'repeated-verb', 'passive-voice', 'no-numbers', 'wall-of-text', 'tiny-bullet', 'thin-job',
  'not-a-skill', 'soft-skill-list', 'skill-unused', 'skill-pile', 'missing-email', 'missing-phone', 'missing-location', 'missing-link', 'missing-summary', 'missing-skills', 'objective', 'job-absent',
  'skills-missing', 'date-format-mix', 'too-long', 'too-short', 'columns-layout', 'references-available', 'hobby-filler', 'font-mix', 'document-title', 'file-name', 'unknown-heading', 'title-heading',
  'strong-number', 'strong-verb', 'skills-match', 'job-named', 'clean-structure', 'plain-line', 'table-layout', 'tense-mix', 'spelling-mistake', 'skill-bar', 'small-print', 'email-provider', 'date-missing', 'hidden-text', 'machine-instruction', 'spelling-mistake', 'skill-bar', 'small-print', 'email-provider', 'date-missing', 'hidden-text', 'machine-instruction',
]);

/** More of them in one roast, and they become its shape. */
export const MAX_LEAD_INS: Readonly<Record<Tone, number>> = { brutal: 3, gentle: 6 };

const ON_A_LINE: Readonly<Record<Tone, readonly string[]>> = {
  brutal: [
    'Line {line}.', 'Page {page}, line {line}.', 'The pen stopped at line {line}.', 'Meanwhile, on line {line}.', 'Then comes line {line}.', 'Line {line}, in its own words.',
    'A short stop at line {line}.', 'Down on line {line}.', 'And so to line {line}.', '{CvWords} words, and then this.', '{CvLines} lines, and on one of them this.', 'One spot in {cvWords} words.',
    'Overheard on line {line}.', 'Line {line} requests the floor.', 'Found while crossing {cvWords} words.',
  ],
  gentle: [
    'A thought on line {line}.', 'About line {line}.', 'On page {page}, line {line}.', 'Look at line {line} again.', 'Line {line} is quick to mend.', 'One of {cvLines} lines to rework.',
    'Take line {line}.', 'A place to gain something: line {line}.', 'Please reread line {line}.', 'A word about line {line}.', 'Among {cvWords} words, one place to mend.',
  ],
};
const ON_THE_WHOLE: Readonly<Record<Tone, readonly string[]>> = {
  brutal: ['{CvWords} words so far.', '{CvLines} lines, checked twice.', 'I have read {cvWords} words.', 'After {cvLines} lines, a question.', 'Counted: {cvWords} words.', 'All {cvLines} lines searched.', 'Page by page, {cvWords} words.', 'It is a matter of {cvLines} lines.', 'I turned over {cvWords} words.'],
  gentle: ['I looked through {cvLines} lines.', 'In {cvWords} words, one thing is missing.', 'A gain for little work, with {cvLines} lines done.', 'One addition to your {cvWords} words.', 'Your {cvLines} lines need one more.', 'I read all {cvWords} words.', 'Your {cvWords} words deserve a better chance.', 'One remark on all {cvLines} lines.', 'Before anybody reads these {cvWords} words.', 'A step outside the {cvLines} lines.', 'With {cvWords} words in front of me.'],
};

/**
 * Whether a filled template would read the same on another CV, so that it needs a lead-in of this CV's own.
 * What stands between quotation marks is left aside.
 */
export function needsLeadIn(template: TemplateSource, kind: FindingKind): boolean {
  if (!COMMON.has(kind)) return false;
  const aboutTheJob = kind === 'skills-missing' || kind === 'skills-match' || kind === 'job-named';
  const own = textOf(template).replace(/“[^”]*”/gu, '');
  return ![...own.matchAll(/\{([A-Za-z]\w*)(?::[a-z]+)?\}/gu)].some(([, name = '']) => {
    const blank = name.charAt(0).toLowerCase() + name.slice(1);
    return TELLING.has(blank) && !(aboutTheJob && TELLING_OF_THE_JOB.has(blank));
  });
}

/** A short sentence to stand in front, not one of `used`; null when none is left. */
export function leadInFor(finding: Finding, facts: Facts, tone: Tone, seed: string, used: ReadonlySet<string>): { template: string; text: string } | null {
  const { quoted } = FINDING_KINDS[finding.kind];
  for (const template of shuffled((quoted ? ON_A_LINE : ON_THE_WHOLE)[tone], `${seed}:lead`, textOf)) {
    const text = used.has(template) ? null : fill(template, facts, finding.quote, seed, 60);
    if (text !== null) return { template, text };
  }
  return null;
}
