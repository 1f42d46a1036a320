import { expect, test } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { understandCv } from '../roast-cv.ts';
import { aboutTheWork } from '../evidence/personal/about-the-work.ts';
import { jobMention } from './titles/job-mention.ts';
import { relevanceOf } from './relevance-of.ts';

const contextOf = (summary: string, job: string, work = 'Weighed parcels and printed labels') =>
  understandCv(
    documentFromText(
      `Vera Holt\nvera@example.com | York\nSUMMARY\n${summary}\nEXPERIENCE\nClerk, Arden Training Partnership, York, 2019 - 2024\n• ${work}\nEDUCATION\nA levels, Thamesdown Sales College, 2018`,
    ),
    job,
    '2026-11-22',
  );
const shownBy = (context: ReturnType<typeof contextOf>): string[] => relevanceOf(aboutTheWork(context)).matched.map(({ said }) => said.toLowerCase());

test('the name of an employer or a college shows no skill', () => {
  const shown = shownBy(contextOf('Clerk with five years at a counter.', 'Sales Manager'));
  expect(shown).not.toContain('sales');
  expect(shown).not.toContain('training');
});

test('a wish shows no skill and names no job', () => {
  const context = contextOf('Clerk with five years at a counter. Looking for a role as Sales Manager with team leadership.', 'Sales Manager');
  expect(shownBy(context)).not.toContain('team leadership');
  expect(jobMention(context)).toMatchObject({ asTitle: false, asWish: true });
});

test('work shows it', () => {
  expect(shownBy(contextOf('Clerk.', 'Sales Manager', 'Practised team leadership on two counters'))).toContain('team leadership');
});

test('who stands under the job does not bear its name', () => {
  const named = (title: string, job: string) =>
    jobMention(
      understandCv(documentFromText(`Vera Holt\nYork\nEXPERIENCE\n${title}, The Larch, York, 2019 - 2024\n• Made bread\n• Made cakes\n• Made tea`), job),
    );
  expect(named('Pastry Cook', 'Pastry Sous Chef')).toBeNull();
  expect(named('Game Designer', 'Lead Game Designer')).toBeNull();
});
