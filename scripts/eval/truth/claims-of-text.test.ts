import { expect, test } from 'vitest';
import { claimsOfText } from './claims-of-text.ts';

/** A sentence and what it claims by its words alone. */
const CASES: readonly (readonly [string, readonly string[]])[] = [
  ['Nowhere in 51 lines does it say where you are.', ['absence field location']],
  ['354 words on 2 pages, where a career like this has room for about 480 on 1 page', ['count words 354', 'count pages 2']],
  ['Your 6 bullets could point to one thing.', ['count bullets 6']],
  ['Three of 14 bullets carry a figure.', ['count bullets 14']],
  ['13 of your 14 lines of work have a number.', ['count bullets 14', 'count bullets-with-number 13']],
  ['14 of 22 bullets carry no number that measures anything', ['count bullets 22', 'count bullets-without-number 14']],
  ['Four of 6 skills never turn up in a job.', ['count skills 6']],
  ['It does name 3 of 12 skills for Digital Archivist, which spoils several jokes.', []],
  ['Choose: of 12 bullets keep those that matter.', []],
  ['Yours shows 1 job over about 4 years.', ['count jobs 1', 'count years 4']],
  ['three jobs, and the calendar has been assembled from two kits', ['count jobs 3']],
  ['no phone number to read', ['absence field phone']],
  ['No skills section: No skills section.', ['absence field skills']],
  ['“no phone number” is what the porter said', []],
  ['Yours has no summary; give it two sentences.', ['absence field summary']],
];

test.each(CASES)('%s', (sentence, claims) => {
  const told = claimsOfText(sentence).map((claim) => [claim.kind, 'subject' in claim ? claim.subject : '', 'value' in claim ? claim.value : ''].join(' '));
  expect(told).toEqual(claims);
});
