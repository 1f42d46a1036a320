import { describe, expect, it } from 'vitest';
import { BARE_PHRASES, SUMMARY_PHRASES } from './summary-phrases.ts';
import { isKinTitle, oldTrade } from './trades.ts';

const phrases = SUMMARY_PHRASES['en'] ?? BARE_PHRASES;
const job = (jobTitle: string, company: string, dates: string) => ({ jobTitle, company, dates, bulletPoints: [] });
const told = (...experience: ReturnType<typeof job>[]): string => oldTrade({ experience, hasCurrent: true, language: 'en', today: '2026-11-23' }, phrases);

describe('the trade that somebody comes from', () => {
  it('is told with its years by who has changed it', () => {
    expect(told(job('Shop Volunteer', 'Limb Clinic', 'January 2025 – Present'), job('Farrier', 'Reeder Horseshoeing', '2011 – 2025'))).toBe(
      'Previously a farrier at Reeder Horseshoeing for 14 years.',
    );
  });

  it.each([
    ['the same trade', [job('Senior Nurse', 'A', '2025 – Present'), job('Nurse', 'B', '2011 – 2025')]],
    ['a change long ago', [job('Baker', 'A', '2015 – Present'), job('Farrier', 'B', '2001 – 2015')]],
    ['a short job', [job('Baker', 'A', '2025 – Present'), job('Farrier', 'B', '2023 – 2025')]],
  ])('is not told of %s', (_, experience) => {
    expect(told(...experience)).toBe('');
  });

  it('is the same trade by the word that says of what, or by its letters', () => {
    expect(isKinTitle('Airfield ground lighting technician', 'Senior AGL Technician')).toBe(true);
    expect(isKinTitle('CNC miller programmer', 'CNC Programmer Setter')).toBe(true);
    expect(isKinTitle('Laboratory technician', 'AGL technician')).toBe(false);
  });
});
