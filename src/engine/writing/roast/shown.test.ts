import { describe, expect, it } from 'vitest';
import type { Finding, FindingKind } from '../../../domain/finding.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { understandCv } from '../../roast-cv.ts';
import { judgeCv } from '../../scoring/judge-cv.ts';
import { isNotTold } from './not-told.ts';
import { deniesShown, shownBeside } from './shown.ts';

const judgementOf = (lines: readonly string[], rest = '') =>
  judgeCv(
    understandCv(
      documentFromText(
        `Ada Kowalski\nClerk\nada@example.com\nExperience\nClerk | Brightwater Ltd | 03/2018 - 05/2021\n${lines.map((line) => `• ${line}\n`).join('')}${rest}`,
      ),
      'Clerk',
    ),
  );

const finding = (kind: FindingKind, quote: string, term: string, line = 6): Finding => ({
  id: `${kind}-1`,
  kind,
  quote,
  page: 1,
  line,
  weight: 5,
  facts: { term, times: 1 },
});

const JOKE = '“various” letters, and not one of them got introduced. How many, a dozen? Name one. What came of it?';

describe('what is printed beside the words', () => {
  it.each<[string, readonly string[], string, Partial<Record<'number' | 'result' | 'example', boolean>>]>([
    ['a figure in the same statement', ['Wrote various letters, 40 a day'], 'various', { number: true }],
    ['a figure in the next', ['Wrote various letters', 'Answered 30 of them before noon'], 'various', { number: true }],
    ['examples behind the words', ['Wrote to key stakeholders including the harbour office and two unions'], 'key stakeholders', { example: true }],
    ['the means', ['Provided value-added service by driving the van home'], 'value-added', { example: true }],
    ['work that shows a quality', ['Team player in the stock room', 'Sorted post'], 'team player', {}],
    ['nothing', ['Wrote various letters', 'Sorted post'], 'various', { number: false, result: false, example: false }],
  ])('%s', (_, lines, term, expected) => {
    const quote = lines[0] ?? '';
    expect(shownBeside(judgementOf(lines), finding('buzzword', quote, term))).toMatchObject(expected);
  });

  it('is what no sentence misses', () => {
    const none = { number: false, result: false, example: false };
    expect(deniesShown(JOKE, none)).toBe(false);
    for (const what of ['number', 'result', 'example'] as const) expect(deniesShown(JOKE, { ...none, [what]: true })).toBe(true);
    expect(deniesShown('“how many” is what fishermen say.', { ...none, number: true })).toBe(false);
  });
});

describe('what no joke can stand on', () => {
  it('is a wish, a lone adjective, a count of what nobody did at work, praise that is another word', () => {
    const wish = judgementOf(['Sorted post'], 'Objective\nSeeking a position with career advancement\n');
    const at = wish.lines.find(({ text }) => text.startsWith('Seeking'))?.line ?? 0;
    expect(isNotTold(finding('cliche', 'career advancement', 'career advancement', at), wish)).toBe(true);
    expect(isNotTold(finding('cliche', 'proven track record', 'proven track record', 6), wish)).toBe(false);
    const work = judgementOf(['Took various letters to the harbour, with a superior attitude'], 'Interests\nVarious old clocks\n');
    expect(isNotTold(finding('vague-quantity', 'Took various letters', 'various', 6), work)).toBe(false);
    expect(isNotTold(finding('vague-quantity', 'Various old clocks', 'Various', 8), work)).toBe(true);
    expect(isNotTold(finding('empty-adjective', 'superior', 'superior', 6), work)).toBe(true);
    expect(isNotTold(finding('soft-skill-list', 'organizational', 'organizational', 6), work)).toBe(true);
    expect(isNotTold(finding('soft-skill-list', 'organizational skills', 'organizational skills', 6), work)).toBe(false);
  });
});

describe('a finding that is not told', () => {
  const judgedFor = (job: string, rest = '') =>
    judgeCv(
      understandCv(documentFromText(`Ada Kowalski\nada@example.com\nExperience\n${job} | Brightwater Ltd | 03/2018 - 05/2021\n• Did the rounds\n${rest}`), job),
    );

  it('is a missing profile where nobody is looked up, and only there', () => {
    expect(isNotTold(finding('missing-link', '', ''), judgedFor('Electrician'))).toBe(true);
    expect(isNotTold(finding('missing-link', '', ''), judgedFor('Web developer'))).toBe(false);
  });

  it('is a match of skills that stand in no list', () => {
    expect(isNotTold(finding('skills-match', '', ''), judgedFor('Electrician'))).toBe(true);
    expect(isNotTold(finding('skills-match', '', ''), judgedFor('Electrician', 'Skills\nWiring, Testing'))).toBe(false);
  });
});
