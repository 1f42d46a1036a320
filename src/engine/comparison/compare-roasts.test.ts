import { beforeAll, describe, expect, it } from 'vitest';
import type { CvDocument } from '../../domain/document.ts';
import { FINDING_KINDS } from '../../domain/finding.ts';
import { keysOf } from '../../domain/keys.ts';
import { RoastComparison } from '../../domain/comparison.ts';
import { ROAST_LINE } from '../../domain/limits.ts';
import { isVerbatim } from '../../domain/quote.ts';
import { SCORES, TONES } from '../../domain/roast.ts';
import type { Judgement } from '../judgement.ts';
import { inventedSources, roastSources } from '../laws/many-cvs.test-kit.ts';
import { withoutQuotes } from '../laws/shape.test-kit.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../roast-cv.ts';
import { touchesPerson } from '../privacy/touches-person.ts';
import { compareRoasts } from './compare-roasts.ts';

const ID = '6f1f2d2a-6d0b-4f5c-9a51-2f0f3a0c7e11';
const JOB = 'Marketing Manager';

const WEAK = `Darren Poultney
14 Larkspur Close, Netherbridge
07700 900142 | dazza.the.legend82@example.com

Summary
I am a hard-working team player with a proven track record who thinks outside the box.

Experience
Marketing Executive, Fernhollow Garden Centres, Jan 2019 - Present
• Responsible for social media
• Responsible for the company newsletter
• Helped with various campaigns and events
• Duties included ordering leaflets and updating posters
Marketing Assistant, Bexcombe Tiles, Jun 2015 - Dec 2018
• Worked on the brochure
• Tasked with answering the phone and dealing with enquiries

Education
BTEC National Diploma in Business, Netherbridge College, 2011 - 2013

Skills
Microsoft Word, Internet, Email, Communication, Leadership

Hobbies
Reading, travelling, socialising with friends

References available upon request`;

const MENDED = `Darren Poultney
14 Larkspur Close, Netherbridge
07700 900142 | darren.poultney@example.com

Summary
Marketing manager for garden retail: eight years of campaigns, newsletters and trade shows.

Experience
Marketing Executive, Fernhollow Garden Centres, Jan 2019 - Present
• Grew the newsletter from 1,200 to 9,400 subscribers in two years
• Ran 14 campaigns that brought in £220,000 of spring sales
• Responsible for social media
Marketing Assistant, Bexcombe Tiles, Jun 2015 - Dec 2018
• Rewrote the 48-page brochure and cut its print cost by 30%

Education
BTEC National Diploma in Business, Netherbridge College, 2011 - 2013

Skills
Email marketing, SEO, Google Analytics, Mailchimp, Copywriting, Budgeting`;

const judged = (text: string | CvDocument): Judgement => judgeCv(understandCv(typeof text === 'string' ? documentFromText(text) : text, JOB));
const compared = (before: string, after: string): RoastComparison => compareRoasts(judged(before), judged(after), ID);
const quotesOf = (findings: RoastComparison['gone']): string[] => findings.map(({ quote }) => quote ?? '');

describe('a mended CV against the one before it', () => {
  const comparison = compared(WEAK, MENDED);

  it('has the shape that is stored and sent', () => {
    expect(RoastComparison.parse(structuredClone(comparison))).toEqual(comparison);
  });

  it('counts what is gained by the good end of each score', () => {
    const [before, after] = [judged(WEAK), judged(MENDED)];
    for (const name of keysOf(SCORES)) {
      const { before: was, after: is, gained } = comparison.scores[name];
      expect([was, is]).toEqual([before.scores[name], after.scores[name]]);
      expect(gained).toBe(SCORES[name].good === 'low' ? was - is : is - was);
    }
    expect(comparison.scores.eyeRollFactor.gained).toBeGreaterThan(0);
    expect(comparison.scores.skillRelevance.gained).toBeGreaterThan(0);
  });

  it('names what is gone, what is gained, and not what is still there', () => {
    const gone = quotesOf(comparison.gone).join('\n');
    expect(gone).toContain('Responsible for the company newsletter');
    expect(gone).toMatch(/team player/);
    expect(gone).toContain('£220,000');
    expect(gone).not.toMatch(/Responsible for social media/);
    expect(comparison.stayed).toBeGreaterThan(0);
    expect(comparison.fresh.filter(({ kind }) => FINDING_KINDS[kind].group === 'wording')).toEqual([]);
  });

  it('tells it in both voices, line by line about the same', () => {
    const { brutal, gentle } = comparison.voices;
    expect(brutal.lines.length).toBeGreaterThanOrEqual(5);
    expect(brutal.lines.length).toBe(gentle.lines.length);
    expect(brutal.lines).not.toEqual(gentle.lines);
    expect(brutal.verdict).not.toBe('');
    expect(gentle.verdict).not.toBe('');
  });

  it('says the same every time', () => {
    expect(compared(WEAK, MENDED)).toEqual(comparison);
  });

  it('the other way round it says honestly that it got worse', () => {
    const back = compared(MENDED, WEAK);
    expect(back.voices.brutal.verdict).toMatch(/worse|flooded|old file|first draft|wrong direction/);
    expect(quotesOf(back.fresh).join('\n')).toContain('Responsible for the company newsletter');
    expect(quotesOf(back.fresh).join('\n')).toContain('£220,000');
    for (const name of keysOf(SCORES)) expect(back.scores[name].gained + comparison.scores[name].gained).toBe(0);
  });
});

describe('what is no change', () => {
  it('the same CV: nothing is gone, nothing new, no point gained, and that is said', () => {
    const same = compared(WEAK, WEAK);
    expect([same.gone, same.fresh]).toEqual([[], []]);
    expect(keysOf(SCORES).every((name) => same.scores[name].gained === 0)).toBe(true);
    expect(same.voices.brutal.lines).toEqual([]);
    expect(same.voices.brutal.verdict).toMatch(/[Nn]othing|same|Not one/);
    expect(same.voices.gentle.verdict).toMatch(/[Nn]othing|same|where it stood/);
  });

  it('the same words in another layout: nothing is gone or new but what the layout is, and nobody is told to have changed a word', () => {
    const set = judged(documentFromText(WEAK));
    const other = judged({
      ...documentFromText(
        WEAK.replace(', Jan 2019 - Present', '\nJan 2019 - Present').replace('• Responsible for social media', 'Responsible for social media'),
      ),
    });
    const { gone, fresh, voices } = compareRoasts(set, other, ID);
    expect([...gone, ...fresh]).toEqual([]);
    for (const tone of TONES) expect(voices[tone].verdict).not.toMatch(/\byou changed\b|wording|other words/iu);
  });

  it('lines that moved are the same lines', () => {
    const moved = WEAK.replace('• Responsible for social media\n', '').replace(
      '• Worked on the brochure\n',
      '• Worked on the brochure\n• Responsible for social media\n',
    );
    const { gone, fresh } = compared(WEAK, moved);
    expect([...quotesOf(gone), ...quotesOf(fresh)].filter((quote) => quote.includes('social media'))).toEqual([]);
  });

  it('an added line above shifts every line number and no finding', () => {
    const shifted = WEAK.replace('Summary\n', 'Summary\nMarketing executive in garden retail.\n');
    expect(compared(WEAK, shifted).gone.filter(({ kind }) => FINDING_KINDS[kind].group === 'wording')).toEqual([]);
  });

  it('a line that only took its turn because another left is not new', () => {
    const lines = ['social media', 'the newsletter', 'the posters', 'the leaflets', 'the shop window'].map((thing) => `• Responsible for ${thing}`);
    const many = WEAK.replace('• Responsible for social media\n• Responsible for the company newsletter', lines.join('\n'));
    const fewer = many.replace('• Responsible for social media\n', '');
    expect(compared(many, fewer).fresh.filter(({ kind }) => kind === 'duty-opening' || kind === 'weak-opening')).toEqual([]);
  });
});

interface JudgedCv {
  name: string;
  document: CvDocument;
  judgement: Judgement;
}

describe('the laws hold for every pair of invented CVs', () => {
  let pairs: readonly { name: string; before: JudgedCv; after: JudgedCv; comparison: RoastComparison }[] = [];
  beforeAll(async () => {
    const sources = await inventedSources();
    // All for one job: only so they can be compared.
    const cvs: JudgedCv[] = (await roastSources(sources)).map(({ name, document }) => ({ name, document, judgement: judged(document) }));
    pairs = cvs.flatMap((before) =>
      cvs
        .filter((after) => after !== before)
        .map((after) => ({ name: `${before.name} -> ${after.name}`, before, after, comparison: compareRoasts(before.judgement, after.judgement, ID) })),
    );
  });

  const lines = () =>
    pairs.flatMap(({ name, comparison }) =>
      TONES.flatMap((tone) => [comparison.voices[tone].verdict, ...comparison.voices[tone].lines].map((line) => ({ name, line }))),
    );

  it('is enough of them to mean something', () => {
    expect(pairs.length).toBeGreaterThan(100);
  });

  it('law 2: quotes stand in the CV they come from', () => {
    const wrong = pairs.flatMap(({ name, before, after, comparison }) =>
      [...comparison.gone, ...comparison.fresh]
        .filter(({ quote, ...place }) => quote !== null && ![before, after].some(({ document }) => isVerbatim(document, quote, place)))
        .map(({ quote }) => `${name}: ${quote}`),
    );
    expect(wrong).toEqual([]);
  });

  it('law 6: no line is about a person', () => {
    expect(lines().filter(({ line }) => touchesPerson(withoutQuotes(line).replaceAll(JOB, '')))).toEqual([]);
  });

  it('no line is too long, has a blank left open, or is said twice', () => {
    expect(lines().filter(({ line }) => /[{}]|undefined|NaN|\bnull\b/u.test(withoutQuotes(line)) || line === '')).toEqual([]);
    for (const { comparison } of pairs) {
      for (const tone of TONES) {
        const told = comparison.voices[tone].lines;
        expect(told.length).toBeLessThanOrEqual(ROAST_LINE.max);
        expect(told.filter((line) => line.length > ROAST_LINE.maxCharacters)).toEqual([]);
        expect(new Set(told.map(withoutQuotes)).size).toBe(told.length);
      }
    }
  });

  it('law 6: taking out what is private gains no point and gets no joke', () => {
    const withPrivate = MENDED.replace('07700', 'Date of birth: 3 May 1961\nMarital status: married\n07700');
    const { scores, voices } = compared(withPrivate, MENDED);
    expect(keysOf(SCORES).map((name) => scores[name].gained)).toEqual(keysOf(SCORES).map(() => 0));
    expect(voices.brutal.lines).toEqual([]);
  });
});
