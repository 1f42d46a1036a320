import { describe, expect, it } from 'vitest';
import { plainQuestionsFor } from '../../../lexicon/wording/asks/plain-questions.ts';
import { asksOf } from '../../asking/claims/ask-claim.ts';
import { readClaim } from '../../asking/claims/read-claim.ts';
import { questionsAbout } from './line-questions.ts';

describe('a duty that is a list', () => {
  it.each([
    ['Responsible for berth bookings, fuel orders and crew rotas', 'Which took most of your time: berth bookings, fuel orders or crew rotas?'],
    ['Responsible for all dock work such as mooring, fuelling and winch repairs.', 'Which took most of your time: mooring, fuelling or winch repairs?'],
  ])('is asked by its own items: %s', (text, question) => expect(questionsAbout(text, 'duty', 'en').ask).toContain(question));

  it('says no names again in small letters', () => {
    const asked = asksOf(readClaim('Tide tables, Microsoft Office, PowerPoint and Word', 'Tide tables, Microsoft Office, PowerPoint and Word')).map(
      ({ question }) => question,
    );
    expect(asked.join('\n')).not.toMatch(/microsoft|powerPoint/u);
  });
});

describe('a plain question', () => {
  it.each([
    ['Resolved customer complaints about late ferries', 'Which one took you longest, and how did it end?'],
    ['Ensured compliance with harbour regulations', 'Who inspected it, and what did they say?'],
    ['Built a new team for the quay', 'How many people were in the team?'],
  ])('fits the deed: %s', (text, question) => expect(plainQuestionsFor(text)).toContain(question));

  it.each([
    ['Worked with the designer to ensure quality', /inspected/u],
    ['Handled rentals in accordance with operating methods and standards', /method|inspected/u],
    ['Attended meetings about patients', /in your care|see on an ordinary day/u],
    ['Mailed parcels sent out to vendors for working projects', /largest of them/u],
  ])('is not asked of what a line only mentions: %s', (text, wrong) => expect(plainQuestionsFor(text).join('\n')).not.toMatch(wrong));
});
