import { expect, test } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';

const told = (...above: string[]): string =>
  inferQuestionnaire(
    documentFromText(
      [
        'Ines Calloway',
        'Leeds | 07700 900123 | ines@example.org',
        ...above,
        '',
        'EXPERIENCE',
        'Glazier, Fennimore Glass, Leeds, 2019 – Present',
        '• Fitted 40 panes a week',
      ].join('\n'),
    ),
    '2026-11-23',
  ).ownYears ?? '';

test.each<[string, string[]]>([
  ['22 years of experience', ['NVQ 3 Glazing. 22 years, council contracts and then private houses. No pane that', 'I set has come back to the yard.']],
  ['fourteen years of experience', ['SUMMARY', 'I have worked with glass and lead on listed houses for fourteen years. I like old putty.']],
  ['nine years in leaded lights', ['SUMMARY', 'Glazier with nine years in leaded lights, happy on a tall ladder and at a bench.']],
  ['', ['SUMMARY', 'Glazier who lived in Ghent for two years and likes old putty and a tall ladder.']],
])('the years that a CV gives itself: %s', (years, above) => {
  expect(told(...above)).toBe(years);
});
