import { describe, expect, it } from 'vitest';
import { LETTER_TONES } from '../../../../domain/optimization.ts';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { countWords } from '../../../english/tokens.ts';
import { writeLetter } from './write-letter.ts';

const NURSE = `Bronagh Tellwright
Bristol | bronagh.tellwright@example.com | 07700 900333
Profile
Registered Nurse (Adult) with six years on medical wards.
Experience
Senior Staff Nurse, Acute Medical Unit, Severnbank Hospital, 2021 - present
- Gave IV antibiotics and took bloods for 8 patients a shift
- Mentored 5 student nurses through their final placement
- Form tutor to 12 first-year students
Staff Nurse, Cardiology, Wyeford General Hospital, 2018 - 2021
- Prepared 9 patients a day for discharge
Bar work, The Heron, 2014 - 2016
- Served 300 customers a night
Education
BSc (Hons) Nursing, University of Wexmoor, 2015 - 2018`;
const WARD = `Staff Nurse
Essential
- NMC registration
- Venepuncture and IV therapy
- Enhanced DBS check
Main duties
- Mentor student nurses`;
const SALES = `Account Executive
Requirements
- B2B sales
- Cold calling
- Salesforce
- Contract negotiation
- A full driving licence`;

const letter = (text: string, jobRole: string, toneOfVoice: string | null = null, websiteText: string | null = null): string => {
  const context = understandCv(documentFromText(NURSE), jobRole);
  const advert = understandAdvert(text, jobRole);
  const ledger = keywordLedger(advert, context);
  return writeLetter({ context, advert, ledger, jobRole, companyName: 'Larkfield Clinic', toneOfVoice, websiteText, linkedinText: null });
};
const all = (text: string, jobRole: string): string[] => LETTER_TONES.map((tone) => letter(text, jobRole, tone));

describe('a letter as its reader reads it', () => {
  it('has four paragraphs at most between salutation and signature, and says nothing about itself', () => {
    for (const text of all(WARD, 'Staff Nurse')) {
      expect(text.split('\n\n').slice(1, -1).length).toBeLessThanOrEqual(4);
      expect(countWords(text)).toBeLessThan(220);
      expect(text).not.toMatch(
        /this letter|the following paragraphs|what follows|one example|As I read it|turns on|That is what I mean|line by line|I would compare|!|—/iu,
      );
    }
  });

  it('names the present employer twice at most, and the hospital rather than its ward', () => {
    for (const text of all(WARD, 'Staff Nurse')) {
      expect(text.match(/Severnbank Hospital/gu)?.length ?? 0).toBeLessThanOrEqual(2);
      expect(text).not.toMatch(/at (?:Acute Medical Unit|Cardiology)/u);
    }
  });

  it('takes no title for a verb and no kind of work for a title', () => {
    for (const text of [...all(WARD, 'Staff Nurse'), ...all(SALES, 'Account Executive')]) expect(text).not.toMatch(/I (?:also )?form tutor|as a Bar work/iu);
  });

  it('does not quote the advert back to those who wrote it', () => {
    for (const text of all(WARD, 'Staff Nurse')) expect(text).not.toMatch(/Your advert says|“/u);
  });

  it('never volunteers what is missing', () => {
    for (const text of [...all(WARD, 'Staff Nurse'), ...all(SALES, 'Account Executive')])
      expect(text).not.toMatch(/does not list|I lack|although I|not yet|DBS|driving licence/iu);
  });

  it('says so where the job is another trade, and not where it is the same', () => {
    expect(letter(SALES, 'Account Executive')).toContain('a change of trade');
    expect(letter(WARD, 'Staff Nurse')).not.toContain('a change of trade');
  });

  it('takes one word in common for no answer to what a company says', () => {
    expect(letter(WARD, 'Staff Nurse', null, 'We deliver 900 patients’ meals before noon in our own vans.')).not.toMatch(
      /closest I have come|I know some of that/u,
    );
  });
});
