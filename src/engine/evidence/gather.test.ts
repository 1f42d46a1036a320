import { describe, expect, it } from 'vitest';
import { FINDING_KINDS } from '../../domain/finding.ts';
import { isVerbatim } from '../../domain/quote.ts';
import { gatherEvidence } from './gather.ts';
import { contextOf } from './shared/context-builder.test-kit.ts';

const CV = `Curriculum Vitae
Robin Fell
Date of birth: 4 May 1988
Objective
To obtain a challenging position where I can grow.
Experience
Career break | Home | 2022 - 2023
• Responsible for everything, really.
Surveyor | Fell Ltd | 2019 - 2021
• Responsible for measuring fields.
Interests
Reading, travelling, music
References
References available upon request`;

describe('evidence', () => {
  it('comes in document order, with ids that are kind and ordinal and the same on every run', () => {
    const findings = gatherEvidence(contextOf(CV));
    expect(findings.map(({ page, line }) => page * 1000 + line)).toEqual(findings.map(({ page, line }) => page * 1000 + line).sort((a, b) => a - b));
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['objective-1', 'references-available-1', 'personal-detail-1', 'missing-email-1']));
    expect(gatherEvidence(contextOf(CV))).toEqual(findings);
  });

  it('quotes word for word, and has its facts complete', () => {
    const context = contextOf(CV);
    for (const { kind, quote, page, line, facts } of gatherEvidence(context)) {
      expect(quote !== null && isVerbatim(context.document, quote, { page, line })).toBe(FINDING_KINDS[kind].quoted);
      expect(Object.keys(facts)).toEqual(expect.arrayContaining([...FINDING_KINDS[kind].facts]));
    }
  });

  it('says nothing about a gap or why there was one', () => {
    const context = contextOf(CV);
    expect(gatherEvidence(context).filter(({ line, quote }) => quote !== null && (line === 7 || line === 8))).toEqual([]);
  });

  it('reads prose that stands under no entry', () => {
    const boast = 'A results-driven team player with a proven track record of thinking outside the box.';
    const under = (text: string): string[] =>
      gatherEvidence(contextOf(text))
        .filter(({ kind }) => kind === 'buzzword' || kind === 'cliche')
        .map(({ line }) => String(line));
    expect(under(`Robin Fell\nSurveyor\n${boast}\nExperience\nSurveyor | Fell Ltd | 2019 - 2021`)).toContain('3');
    expect(under(`Robin Fell\nSurveyor\nExperience\n${boast}\nSurveyor | Fell Ltd | 2019 - 2021\n• Measured 40 fields.`)).toContain('4');
  });
});
