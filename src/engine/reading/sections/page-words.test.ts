import { describe, expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../../../domain/page-words/page-language.ts';
import { wordsIn } from '../../../domain/page-words/words-in.ts';
import { kindOfHeading } from './heading-words.ts';

/** What we set over a part of a CV, our own reader must know again: others read no better. */
describe.each(PAGE_LANGUAGES)('the headings we print in "%s"', (language) => {
  const { headings, extras } = wordsIn(language);
  test.each([
    [headings.summary, 'summary'],
    [headings.skills, 'skills'],
    [headings.experience, 'experience'],
    [headings.education, 'education'],
    [headings.interests, 'interests'],
    [extras.certificates, 'certifications'],
    [extras.projects, 'projects'],
    [extras.volunteering, 'volunteering'],
    [extras.awards, 'awards'],
    [extras.publications, 'publications'],
    [extras.references, 'references'],
    [extras.custom, 'other'],
  ] as const)('%s', (heading, kind) => {
    expect(kindOfHeading(heading)).toBe(kind);
  });

  test('what was achieved, which may be a work', () => {
    expect(['awards', 'projects']).toContain(kindOfHeading(headings.achievements));
  });
});
