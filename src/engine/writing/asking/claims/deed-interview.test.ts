import { describe, expect, it } from 'vitest';
import { deedInterviews } from './deed-interview.ts';

const asked = (text: string, verb: string): string[] => deedInterviews(text, verb).map(({ question }) => question);

describe('what an interviewer asks about the very deed of a line', () => {
  it('says the deed again, in three ways', () => {
    expect(asked('Prepared bank deposits for the harbour office', 'prepare').toSorted()).toEqual([
      'If a beginner had to prepare bank deposits, what would they get wrong?',
      'Take me through the last time you prepared bank deposits.',
      'What goes wrong most often when you prepare bank deposits?',
    ]);
  });

  it('asks with whom where there is no object', () => {
    expect(asked('Liaised with berth holders regarding renewals', 'liaise')).toContain('Take me through the last time you liaised with berth holders.');
  });

  it('takes the last of two verbs', () => {
    expect(asked('Scheduled and conducted harbour tours', 'schedule')).toContain('Take me through the last time you conducted harbour tours.');
  });

  it('asks of what is made once only for its one time', () => {
    expect(asked('Introduced a tide table', 'introduce')).toEqual(['Take me through the last time you introduced a tide table.']);
  });

  it.each([
    ['Maintained records of moorings', 'maintain'],
    ['Answered any questions at the desk', 'answer'],
    ['Helped my manager', 'help'],
    ['Managed team', 'manage'],
    ['Administered Student tests', 'administer'],
  ])('is silent where the words cannot be said again: %s', (text, verb) => expect(asked(text, verb)).toEqual([]));

  it('gives each question an answer of its own', () => {
    const contains = deedInterviews('Prepared bank deposits', 'prepare').map((one) => one.contains);
    expect(new Set(contains).size).toBe(3);
  });
});
