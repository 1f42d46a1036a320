import { expect, it } from 'vitest';
import { currentJob } from './current-job.ts';
import { documentFromText } from '../document-from-text.ts';
import { readCv } from '../read-cv.ts';

const title = (text: string): string | undefined => currentJob(readCv(documentFromText(text)).cv)?.title?.value;

it('is the first job of a CV that goes back in time', () => {
  expect(title('Experience\nBaker, Crumb Ltd, 2018 - present\n- Bread\nWaiter, Fork Inc, 2015 - 2018\n- Tables')).toBe('Baker');
});

it('is the last job of a CV that goes forward in time', () => {
  expect(title('Experience\nWaiter, Fork Inc, 2015 - 2018\n- Tables\nBaker, Crumb Ltd, 2018 - present\n- Bread')).toBe('Baker');
});

it('is nothing without jobs', () => {
  expect(title('Skills\nExcel, Filing')).toBeUndefined();
});
