import { expect, test } from 'vitest';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../roast-cv.ts';
import { hasUnreadSpans } from './unread-spans.ts';

const isLost = (...lines: string[]): boolean =>
  hasUnreadSpans(
    judgeCv(
      understandCv(
        documentFromText(
          [
            'Ines Calloway',
            'Leeds | ines@example.org',
            '',
            'WORK',
            'Cooper, Fennimore Casks, Leeds, 2019 – 2022',
            '• Raised forty casks a week',
            ...lines,
          ].join('\n'),
        ),
        'Cooper',
        '2026-11-23',
      ),
    ),
  );

test.each<[string, boolean, string[]]>([
  [
    'a job told in a sentence of its own kind',
    true,
    ['• Before all that came the years 2009 to 2018, in which I worked for my uncle with a saw and a van, and learnt everything'],
  ],
  ['a part of the job above', false, ['• From March 2020 to June 2021 I worked for the night shift as well']],
  ['a time without work', false, ['2022 – 2024. I was off work with a bad heart.']],
  ['years that tell of no work', false, ['• Casks from the years 1880 to 1930 restored for a museum']],
])('years among the jobs that no job has taken: %s', (_, is, lines) => {
  expect(isLost(...lines)).toBe(is);
});
