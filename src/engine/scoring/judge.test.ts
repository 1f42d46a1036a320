import { describe, expect, it } from 'vitest';
import { FINDING_KINDS } from '../../domain/finding.ts';
import type { Finding, FindingKind } from '../../domain/finding.ts';
import { keysOf } from '../../domain/keys.ts';
import { SCORES } from '../../domain/roast.ts';
import type { ScoreName } from '../../domain/roast.ts';
import type { Context } from '../context.ts';
import { gatherEvidence } from '../evidence/gather.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import type { Judgement } from '../judgement.ts';
import { judge } from './judge.ts';
import { RULES } from './weights.ts';

const WEAK = `Robin Fell
Objective
To obtain a challenging position where I can grow.
Experience
Surveyor | Fell Ltd | 2019 - 2021
• Responsible for measuring fields.
• Various other duties as assigned.
Interests
Reading, travelling, music
References
References available upon request`;

const STRONG = `Robin Fell
Surveyor
robin@fell.example
Summary
Surveyor who mapped 214 fields for three counties and settled 31 boundary disputes.
Experience
Lead Surveyor | Fell Ltd | 2017 - 2021
${Array.from({ length: 14 }, (_, n) => `• Mapped ${n + 12} parishes with a crew of four and delivered the plans ${n + 2} weeks before the county asked for them.`).join('\n')}
Surveyor | Moor Ltd | 2013 - 2017
${Array.from({ length: 10 }, (_, n) => `• Settled ${n + 3} boundary disputes by re-measuring ${n + 7} km of walls and filing the results with the land registry.`).join('\n')}
Education
BSc Geography | Moor College
Skills
Theodolites, QGIS, AutoCAD, Photogrammetry`;

const place = { page: 1, line: 3 };
const strong = {
  cv: { email: { value: 'robin@fell.example', ...place }, phone: { value: '1', ...place }, location: { value: 'Ennis', ...place } },
  document: { links: ['https://fell.example'] },
};
const judged = (context: Context): Judgement => judge(context, gatherEvidence(context));
const scoresOf = (text: string, changes?: Parameters<typeof contextOf>[1]): Judgement['scores'] => judged(contextOf(text, changes)).scores;
const finding = (kind: FindingKind, facts: Finding['facts'] = {}): Finding => ({ id: `${kind}-1`, kind, quote: 'x', page: 1, line: 1, weight: 3, facts });

/** What is wrong with a ledger; nothing should be. */
function faultsIn({ scores, ledger }: Judgement): string[] {
  return keysOf(SCORES).flatMap((name) => {
    const entries = ledger[name];
    const sum = entries.reduce((total, entry) => total + entry.points, 0);
    return [
      ...(sum === scores[name] && sum >= 0 && sum <= 100 ? [] : [`${name}: ${sum} is not ${scores[name]}`]),
      ...entries
        .filter((entry) => !Number.isInteger(entry.points) || /^$|undefined|NaN|“”/u.test(entry.because))
        .map((entry) => `${name}: ${JSON.stringify(entry)}`),
    ];
  });
}

describe('ledger', () => {
  it('adds up to its score, whatever the CV', () => {
    for (const text of [WEAK, STRONG, 'Robin Fell', `${WEAK}\n${'• Reading, team player.\n'.repeat(200)}`])
      expect(faultsIn(judged(contextOf(text)))).toEqual([]);
  });

  it('adds up with any one kind, alone and in a heap', () => {
    for (const kind of keysOf(FINDING_KINDS)) {
      const facts = Object.fromEntries(FINDING_KINDS[kind].facts.map((name) => [name, 7]));
      expect(faultsIn(judge(contextOf(STRONG), [finding(kind, facts)]))).toEqual([]);
      expect(
        faultsIn(judge(contextOf(STRONG), [...Array.from({ length: 30 }, () => finding(kind, facts)), finding('buzzword', { term: 'synergy', times: 9 })])),
      ).toEqual([]);
    }
  });

  it('names the finding behind each entry', () => {
    const { ledger, findings } = judged(contextOf(WEAK));
    const ids = new Set(findings.map(({ id }) => id));
    for (const { findingId } of Object.values(ledger).flat()) expect(findingId === null || ids.has(findingId)).toBe(true);
    expect(ledger.desperationLevel.map((entry) => entry.findingId)).toContain('objective-1');
  });
});

describe('scores', () => {
  it('tell a strong CV from a weak one', () => {
    const weak = scoresOf(WEAK);
    const good = scoresOf(STRONG, strong);
    for (const name of ['atsRating', 'eyeRollFactor', 'desperationLevel', 'clicheDensity'] satisfies ScoreName[])
      expect(weak[name]).toBeGreaterThan(good[name] + 5);
    expect(good.atsRating).toBeLessThanOrEqual(20);
    expect(good.lengthAppropriate).toBeGreaterThan(80);
    expect(weak.lengthAppropriate).toBeLessThan(40);
    expect(judged(contextOf(WEAK)).binnedPercent).toBeGreaterThan(judged(contextOf(STRONG, strong)).binnedPercent);
  });

  it('are the same on every run', () => {
    expect(judged(contextOf(WEAK))).toEqual(judged(contextOf(WEAK)));
  });

  it('rise with every further cliché, and length falls at both ends', () => {
    const context = contextOf(STRONG);
    let before = judge(context, []).scores;
    for (let times = 1; times <= 25; times += 1) {
      const after = judge(context, [finding('buzzword', { term: 'synergy', times })]).scores;
      expect(after.buzzwordOverdose).toBeGreaterThan(before.buzzwordOverdose);
      expect(after.clicheDensity).toBeGreaterThanOrEqual(before.clicheDensity);
      before = after;
    }
    const length = scoresOf(STRONG).lengthAppropriate;
    expect(scoresOf(Array.from({ length: 5 }, () => STRONG).join('\n')).lengthAppropriate).toBeLessThan(length);
    expect(scoresOf(STRONG.split('\n').slice(0, 8).join('\n')).lengthAppropriate).toBeLessThan(length);
  });

  it('move with every kind of finding but those about the person', () => {
    expect(keysOf(RULES).filter((kind) => RULES[kind].length === 0)).toEqual(['personal-detail', 'photo']);
  });
});

describe('law 6: no score knows who wrote the CV', () => {
  const told = (who: string): Judgement => judged(contextOf(who));
  const reference = told(WEAK);
  it.each([
    ['another name', WEAK.replace('Robin Fell', 'Adaeze Maria van der Bosch-Okonkwo')],
    ['a date of birth', WEAK.replace('Objective\n', 'Date of birth: 4 May 1958\nObjective\n')],
    ['an age', WEAK.replace('Objective\n', 'Age: 63\nObjective\n')],
    ['gender and family', WEAK.replace('Objective\n', 'Gender: female\nMarried, three children\nObjective\n')],
    ['nationality and religion', WEAK.replace('Objective\n', 'Nationality: Nigerian\nReligion: none of your business\nObjective\n')],
    ['health', WEAK.replace('Objective\n', 'Health: excellent\nObjective\n')],
    [
      'a gap and its reason',
      WEAK.replace('Interests\n', 'Parental leave | Home | 2022 - 2023\n• Responsible for two toddlers, a results-driven team.\nInterests\n'),
    ],
    ['a layoff', WEAK.replace('Interests\n', 'Laid off | Home | 2022 - 2023\nInterests\n')],
  ])('%s changes none', (_, text) => {
    const other = told(text);
    expect(other.scores).toEqual(reference.scores);
    expect([other.binnedPercent, other.interview, other.clarityPercent]).toEqual([reference.binnedPercent, reference.interview, reference.clarityPercent]);
  });

  it('a photo changes none', () => {
    const images = [{ page: 1, x: 400, y: 40, width: 90, height: 110 }];
    expect(scoresOf(WEAK, { document: { images } })).toEqual(reference.scores);
  });

  it('a gap between jobs changes none', () => {
    expect(scoresOf(STRONG.replace('2013 - 2017', '2013 - 2015'))).toEqual(scoresOf(STRONG));
  });
});
