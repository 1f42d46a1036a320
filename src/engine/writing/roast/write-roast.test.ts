import { describe, expect, test } from 'vitest';
import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { TONES, type Roast, type Tone } from '../../../domain/roast.ts';
import { checkLine } from './check-line.ts';
import { touchesPerson } from '../../privacy/touches-person.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { planRoast } from './plan-roast.ts';
import { syntheticJudgement } from './synthetic-judgement.test-kit.ts';
import { textOf } from './template.ts';
import { BAND_STAMPS, THEME_STAMPS } from './verdict/stamps.ts';
import { writeRoast } from './write-roast.ts';

const judgements = Array.from({ length: 140 }, (_, index) => syntheticJudgement(`cv-${index}`));
const roasts = judgements.map((judgement) => writeRoast(judgement));
const withoutQuotes = (line: string): string => line.replace(/“[^”]*”/gu, '“”');
const words = (roast: Roast, tone: Tone): string[] => {
  const voice = roast.voices[tone];
  return [
    voice.stamp,
    voice.overallAssessment,
    voice.binnedLikelihood,
    voice.wouldInterview,
    voice.careerClarity,
    ...voice.roastLines,
    ...voice.fixes,
    ...Object.values(voice.descriptions),
  ];
};

describe('a roast', () => {
  test('has 8 to 12 lines, each with its evidence and its way out, the same in both voices', () => {
    for (const [index, roast] of roasts.entries()) {
      const findings = judgements[index]?.findings.length ?? 0;
      expect(roast.evidence.length).toBeGreaterThanOrEqual(Math.min(ROAST_LINE.min, findings));
      expect(roast.evidence.length).toBeLessThanOrEqual(ROAST_LINE.max);
      for (const tone of TONES) {
        expect(roast.voices[tone].roastLines).toHaveLength(roast.evidence.length);
        expect(roast.voices[tone].fixes).toHaveLength(roast.evidence.length);
        expect(roast.voices[tone].roastLines).toContain(roast.voices[tone].topRoastLine);
      }
    }
  });

  test('every line passes the checks that a model’s line has to pass', () => {
    for (const [index, roast] of roasts.entries()) {
      const judgement = judgements[index];
      for (const tone of TONES) {
        const problems = roast.voices[tone].roastLines.flatMap((line, at) => {
          const finding = judgement?.findings.find(({ id }) => id === roast.evidence[at]?.findingId);
          return finding === undefined ? ['no finding'] : checkLine(line, finding, tone, [judgement?.job.phrase ?? '']).map((problem) => `${problem}: ${line}`);
        });
        expect(problems).toEqual([]);
      }
    }
  });

  test('leaves no blank open and no sentence empty', () => {
    for (const roast of roasts) {
      for (const tone of TONES) {
        for (const text of words(roast, tone)) {
          expect(text).not.toMatch(/\{|\}|undefined|NaN|null/u);
          expect(text.trim()).not.toBe('');
        }
        expect(roast.voices[tone].overallAssessment.length).toBeGreaterThan(80);
      }
    }
  });

  // The law of three in a hundred is held against real CVs (laws/every-roast.test.ts); here rare kinds are drawn as often as common ones.
  test('never says a line twice, and has enough to say for every kind: no line is met in more than six of a hundred', () => {
    const hundred = roasts.slice(0, 100);
    for (const tone of TONES) {
      const met = new Map<string, number>();
      for (const roast of hundred) {
        const lines = roast.voices[tone].roastLines.map(withoutQuotes);
        expect(new Set(lines).size).toBe(lines.length);
        for (const line of new Set(lines)) met.set(line, (met.get(line) ?? 0) + 1);
      }
      expect([...met].filter(([, times]) => times > 6)).toEqual([]);
    }
  });

  test('is the same again for the same CV and job, and another for another', () => {
    const [first, second] = judgements;
    if (first === undefined || second === undefined) throw new Error('no judgement');
    expect(writeRoast(first)).toEqual(writeRoast(syntheticJudgement('cv-0')));
    expect(writeRoast(first).voices.brutal.roastLines).not.toEqual(writeRoast(second).voices.brutal.roastLines);
  });

  test('has a stamp of at most 24 characters', () => {
    for (const table of [THEME_STAMPS, BAND_STAMPS]) {
      for (const stamp of TONES.flatMap((tone) => Object.values(table[tone]).flat())) {
        expect(stamp.length).toBeLessThanOrEqual(24);
        expect(stamp).toBe(stamp.toUpperCase());
      }
    }
  });

  test('stands on a line for a CV with a single finding, and says something of one with none', () => {
    expect(writeRoast(syntheticJudgement('lone', { findings: 1, kinds: ['no-numbers'] })).evidence).toHaveLength(1);
    const nothing = writeRoast(syntheticJudgement('none', { findings: 0 }));
    expect(nothing.evidence).toEqual([]);
    expect(nothing.voices.gentle.overallAssessment).not.toBe('');
  });
});

describe('the choice of findings', () => {
  test('always tells hidden text and instructions to machines', () => {
    for (const kind of ['hidden-text', 'machine-instruction'] as const) {
      const judgement = syntheticJudgement('trick');
      const place = judgement.lines[2];
      if (place === undefined) throw new Error('no line');
      const trick: Finding = {
        id: `${kind}-1`,
        kind,
        quote: place.text,
        page: place.page,
        line: place.line,
        weight: 1,
        facts: { reason: 'white', words: 4, phrase: place.text },
      };
      expect(planRoast({ ...judgement, findings: [...judgement.findings, trick] }).findings).toContain(trick);
    }
  });

  test('has at most two of a kind while other kinds are left', () => {
    const varied = judgements.filter(({ findings }) => new Set(findings.map(({ kind }) => kind)).size >= 2 * ROAST_LINE.min);
    const most = varied.map((judgement) => {
      const { findings } = planRoast(judgement);
      return Math.max(...findings.map(({ kind }) => findings.filter((other) => other.kind === kind).length));
    });
    expect(most.length).toBeGreaterThan(10);
    expect(Math.max(...most)).toBeLessThanOrEqual(2);
  });

  test('drops a quote that does not stand in the CV', () => {
    const judgement = syntheticJudgement('liar', { findings: 12 });
    const invented: Finding = {
      id: 'buzzword-99',
      kind: 'buzzword',
      quote: 'words nobody wrote',
      page: 1,
      line: 3,
      weight: 10,
      facts: { term: 'words', times: 1 },
    };
    expect(planRoast({ ...judgement, findings: [...judgement.findings, invented] }).findings).not.toContain(invented);
  });

  test('keeps eight lines even when all findings are of one kind', () => {
    const roast = writeRoast(syntheticJudgement('mono', { findings: 14, kinds: ['tiny-bullet'] }));
    expect(roast.evidence.length).toBeGreaterThanOrEqual(ROAST_LINE.min);
  });
});

describe('the jokes', () => {
  test.each(keysOf(FINDING_KINDS))('%s: enough of them in both voices, none about a person', (kind) => {
    const { brutal, gentle, fixes, terms } = JOKES[kind];
    expect(brutal.length).toBeGreaterThanOrEqual(6);
    expect(gentle.length).toBeGreaterThanOrEqual(4);
    expect(fixes.length).toBeGreaterThanOrEqual(2);
    const all = [...brutal, ...gentle, ...Object.values(terms?.brutal ?? {}).flat()].map(textOf);
    expect(all.filter((text) => touchesPerson(text) || /!|\bLOL\b|\p{Extended_Pictographic}/u.test(text))).toEqual([]);
    expect(new Set(brutal.map(textOf)).size).toBe(brutal.length);
  });
});

describe('the checks', () => {
  const finding: Finding = {
    id: 'buzzword-1',
    kind: 'buzzword',
    quote: 'A dynamic team player',
    page: 1,
    line: 4,
    weight: 5,
    facts: { term: 'team player', times: 1 },
  };
  test.each([
    ['“team player” at your age', 'about-the-person'],
    ['“team player”!! Really!!', 'exclamation-run'],
    ['“team player” 😂', 'emoji'],
    ['LOL, “team player”', 'laughter'],
    ['Wow, “team player”', 'cheap-sarcasm'],
    ['“a quote of my own making”', 'quote-not-verbatim'],
    ['A sentence about nothing at all', 'missing-quote'],
    [`“team player” ${'x'.repeat(220)}`, 'too-long'],
    ['“team player” {term}', 'unfilled-blank'],
  ])('%s', (line, problem) => {
    expect(checkLine(line, finding, 'brutal')).toContain(problem);
  });

  test('a good line passes', () => {
    expect(checkLine('“team player”. So is the corner flag.', finding, 'brutal')).toEqual([]);
  });
});
