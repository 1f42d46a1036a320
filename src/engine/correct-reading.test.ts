import { describe, expect, it } from 'vitest';
import type { Correction, LineCorrection } from '../domain/correction.ts';
import { correctReading, type Corrected } from './correct-reading.ts';
import type { Judgement } from './judgement.ts';
import { documentFromText } from './reading/document-from-text.ts';
import { robotView } from './reading/robot-view.ts';
import { judgeCv, understandCv, writeRoast } from './roast-cv.ts';

const CV = `Wenna Trescott
Netherbridge | wenna@example.com

Summary
I am a hard-working team player who thinks outside the box.

Experience
Marketing Executive, Fernhollow Garden Centres, Jan 2019 - Present
• Responsible for social media
• Responsible for the company newsletter
• Helped with various campaigns and events
Marketing Assistant, Bexcombe Tiles, Jun 2015 - Dec 2018
• Worked on the brochure
• Tasked with answering letters and dealing with enquiries

Education
BTEC National Diploma in Business, Netherbridge College, 2011 - 2013

Skills
Microsoft Word, the Internet, Communication`;
const document = documentFromText(CV);
const [JOB, DAY] = ['Marketing Manager', '2026-11-22'] as const;
const SCORES = judgeCv(understandCv(document, JOB, DAY)).scores;
const correct = (...asked: Correction[]): Corrected => correctReading(document, JOB, DAY, asked, SCORES);

function judged(...asked: Correction[]): Extract<Corrected, { ok: true }> {
  const corrected = correct(...asked);
  if (!corrected.ok) throw new Error(`refused ${corrected.index}`);
  return corrected;
}

const shown = (judgement: Judgement, field: string): (string | null)[] =>
  robotView(judgement)
    .fields.filter(({ name }) => name === field)
    .map(({ value }) => value);

/** A note as the page shows it. */
function note(kind: string, dispute: LineCorrection['dispute'] = 'not-so'): LineCorrection {
  const found = judged().judgement.findings.find((finding) => finding.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  const { quote, page, line } = found;
  return { type: 'line', dispute, kind: found.kind, quote, page, line };
}

describe('a disputed note', () => {
  it('goes alone, costs nothing any more, and changes no name of another', () => {
    const before = judged().judgement;
    const cliche = before.findings.find(({ kind }) => kind === 'cliche') ?? before.findings[0];
    if (cliche === undefined) throw new Error('nothing found');
    const { kind, quote, page, line } = cliche;
    const { judgement, corrections } = judged({ type: 'line', dispute: 'not-so', kind, quote, page, line });
    expect(before.findings.filter(({ id }) => id !== cliche.id)).toEqual(judgement.findings);
    expect(judgement.scores.clicheDensity).toBeLessThan(before.scores.clicheDensity);
    expect(corrections.scoresBefore).toEqual(before.scores);
    for (const [name, entries] of Object.entries(judgement.ledger))
      expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(Object.entries(judgement.scores).find(([other]) => other === name)?.[1]);
    expect(writeRoast(judgement).evidence.some(({ findingId }) => findingId === cliche.id)).toBe(false);
  });

  it('takes all of its kind along where the kind is no fault in a trade', () => {
    const { judgement } = judged(note('weak-opening', 'no-fault'));
    expect(judgement.findings.some(({ kind }) => kind === 'weak-opening')).toBe(false);
  });

  it.each([
    { ...note('cliche'), quote: 'Something that is not in here' },
    { ...note('cliche'), dispute: 'on-page' },
    { ...note('cliche'), kind: 'hidden-text', dispute: 'no-fault' },
    { ...note('missing-phone', 'on-page'), dispute: 'not-so' },
  ] satisfies LineCorrection[])('is refused where it is about nothing of the CV, or for a reason that cannot be (%#)', (one) => {
    expect(correct(one)).toEqual({ ok: false, index: 0 });
  });
});

describe('a corrected field', () => {
  it('is what everybody reads from then on, at its place on the page', () => {
    const was = shown(judged().judgement, 'currentCompany')[0] ?? null;
    const { judgement } = judged({ type: 'field', field: 'currentCompany', was, value: '  Bexcombe\u200b Tiles ' });
    expect(judgement.cv.experience[0]?.company).toMatchObject({
      value: 'Bexcombe Tiles',
      line: document.lines.find(({ text }) => text.includes('Bexcombe'))?.line,
    });
    expect(shown(judgement, 'currentCompany')).toEqual(['Bexcombe Tiles']);
  });

  it('that was not read fills the gap, and nobody misses it any more', () => {
    const before = judged().judgement;
    expect(before.findings.some(({ kind }) => kind === 'missing-phone')).toBe(true);
    const { judgement } = judged({ type: 'field', field: 'phone', was: null, value: '07700 900142' });
    expect(judgement.findings.some(({ kind }) => kind === 'missing-phone')).toBe(false);
    expect(judgement.scores.atsRating).toBeLessThan(before.scores.atsRating);
  });

  it('of time changes the years of a career', () => {
    const [, second] = shown(judged().judgement, 'period');
    const { judgement } = judged({ type: 'field', field: 'period', was: second ?? null, value: 'Jun 2012 - Dec 2018' });
    expect(judgement.cv.yearsOfExperience).toBeGreaterThan(judged().judgement.cv.yearsOfExperience + 2);
  });

  it('can be none at all', () => {
    const was = shown(judged().judgement, 'location')[0] ?? null;
    expect(shown(judged({ type: 'field', field: 'location', was, value: null }).judgement, 'location')).toEqual([null]);
  });

  it('the later word stands, and taking all back is as if nothing had been said', () => {
    const was = shown(judged().judgement, 'currentTitle')[0] ?? null;
    const twice = judged({ type: 'field', field: 'currentTitle', was, value: 'Head of Tiles' }, { type: 'field', field: 'currentTitle', was, value: 'Tiler' });
    expect(twice.corrections.made).toHaveLength(1);
    expect(shown(twice.judgement, 'currentTitle')).toEqual(['Tiler']);
    expect(judged().judgement.scores).toEqual(twice.corrections.scoresBefore);
  });

  it.each([
    ['name', null, 'Somebody'],
    ['name', 'Wenna Trescott', 'R2D2 3000'],
    ['name', 'Wenna Trescott', '\u200b'],
    ['email', 'wenna@example.com', 'not an address'],
    ['phone', null, 'call me, 07700 900142 <script>'],
    ['phone', null, '12'],
    ['currentCompany', 'Somewhere Else', 'Bexcombe Tiles'],
    ['currentCompany', 'Fernhollow Garden Centres', 'https://example.com/me'],
    ['period', 'Jan 2019 - Present', 'for ages'],
  ] as const)('%s cannot go from %s to %s', (field, was, value) => {
    expect(correct({ type: 'field', field, was, value })).toEqual({ ok: false, index: 0 });
  });
});
