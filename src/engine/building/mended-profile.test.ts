import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { ownSummary } from './own-summary.ts';

const mended = (profile: string): string =>
  ownSummary(
    readCv(
      documentFromText(
        `Jo Bloggs\njo@post.example\nProfile\n${profile}\nExperience\nClerk, Acme Ltd, 2019 - Present\n- Answered 40 calls a day from customers`,
      ),
    ).cv,
  ).summary;

describe('a profile in its owner’s words', () => {
  it.each([
    [
      'Highly motivated and results-driven sales manager with 12 years in medical devices and excellent communication skills. Looking for a national role.',
      'Sales manager with 12 years in medical devices. Looking for a national role.',
    ],
    [
      'Forklift driver since 2011. Clean licence. Definately not afraid of nights.',
      'Forklift driver since 2011. Clean licence. Definitely not afraid of nights.',
    ],
    [
      'Experienced and dedicated teacher of French (KS3-KS5). I mark on Fridays. Seeking a Head of Department post.',
      'Experienced teacher of French (KS3-KS5). I mark on Fridays. Seeking a Head of Department post.',
    ],
    [
      'Experienced library professional with a genuine passion for books, people and connecting the two. Ran a branch of 9,000 titles alone for six years. I am seeking a role where I can make a difference.',
      'Ran a branch of 9,000 titles alone for six years.',
    ],
    [
      'Payroll clerk with excellent communication skills, Sage 50 and 400 payslips a month. Looking for a challenging role.',
      'Payroll clerk, Sage 50 and 400 payslips a month.',
    ],
    [
      'Determined Accountant with three years of experience in personal tax. Excellent communication skills.',
      'Accountant with three years of experience in personal tax.',
    ],
    // Nothing but a wish is no profile.
    ['I want a role that will allow me to be creative and express my ideas. I am passionate about brands. Ideally I would like to be a leader.', ''],
    ['I am hard-working and reliable and I have never yet lost a key in 9 years.', 'I have never yet lost a key in 9 years.'],
  ])('%s', (profile, kept) => {
    expect(mended(profile)).toBe(kept);
  });

  it.each(['Focused on payroll since 2011, in two councils and one shipyard.', 'Determined to come home to Cork after 20 years of plastering in London.'])(
    'keeps what only looks like praise: %s',
    (own) => {
      expect(mended(own)).toBe(own);
    },
  );

  it('is left alone where nothing is hollow, first person, jokes and all', () => {
    const own = 'Plasterer, 20 years, Cork and London. I talk to the walls and they have not complained. Want to come home.';
    expect(mended(own)).toBe(own);
  });
});
