import { describe, expect, it } from 'vitest';
import { LETTER_TONES } from '../../../../domain/optimization.ts';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { writeLetter } from './write-letter.ts';

function letter(cv: string, text: string, jobRole: string, toneOfVoice: string): string {
  const context = understandCv(documentFromText(cv), jobRole, '2026-11-23');
  const advert = understandAdvert(text, jobRole);
  const ledger = keywordLedger(advert, context);
  return writeLetter({
    context,
    advert,
    ledger,
    jobRole,
    companyName: 'Arden Labs',
    toneOfVoice,
    websiteText: null,
    linkedinText: null,
    motivation: null,
    proudestWork: null,
  }).text;
}

const ANALYST = `Precious Nyathi
Nottingham | precious.nyathi@example.com
Experience
QC Analyst, Lenton Pharma, 07/2022 - present
- Investigated 17 out of specification results, writing the report for each
- Carry out release testing of creams by HPLC, about 45 batches a month
- Trained two new analysts in dissolution testing
- Attended the Monday meeting and took notes
Laboratory Assistant, Trent Water Testing, 09/2019 - 06/2022
- Tested 120 drinking water samples a day for metals
Education
BSc (Hons) Chemistry, Nottingham Trent University, 2016 - 2019
Certificates
IOSH Managing Safely, 2023
Languages
Dutch (native), French (fluent, swears better), German (rusty)`;
const LAB = `Senior QC Analyst
Requirements
- Degree in chemistry
- Out of specification investigations
- Experience of training colleagues
- IOSH Managing Safely
- Dutch or French`;

describe('a letter that links what was done to what is asked', () => {
  const letters = LETTER_TONES.map((tone) => letter(ANALYST, LAB, 'QC Analyst', tone));

  it('says since when and where, out of the dates of the CV, in every tone', () => {
    for (const text of letters) expect(text).toMatch(/I am a QC Analyst at Lenton Pharma, where|I have been a QC Analyst at Lenton Pharma since July 2022/u);
  });

  it('names a demand in the words of the advert beside the deed that answers it, and not more than two', () => {
    // Where the letter opens with that very deed nothing has to lead up to it.
    for (const text of letters) {
      expect(text).toContain('I trained two new analysts');
      expect(text.match(/You (?:also )?(?:ask for|mention|want|need|require)/gu)?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });

  it('holds the degree, the paper and the languages asked for, each as far as the CV says', () => {
    for (const text of letters) {
      expect(text).toContain('I have a BSc (Hons) Chemistry from Nottingham Trent University.');
      expect(text).toContain('I hold IOSH Managing Safely (2023).');
      expect(text).toContain('I speak Dutch (native) and French (fluent).');
      expect(text).not.toMatch(/German|swears|took notes/u);
    }
  });

  it('ends otherwise in every tone', () => {
    const ends = letters.map((text) => text.split('\n\n').at(-2));
    expect(new Set(ends).size).toBe(LETTER_TONES.length);
  });
});

describe('a letter of somebody without a job that we could read', () => {
  const text = letter(
    `Kian Dawlish
Okehampton | kian@example.com
Work I have done
I changed oil and filters on about 60 cars at my uncle's garage.
Paper round before school, six days a week.
School
Okehampton College, 2020-2025. GCSE Maths 6, English 5`,
    `Apprentice Vehicle Technician
You need
- GCSE Maths and English at grade 4 or above
- Some hands-on experience of cars`,
    'Apprentice Vehicle Technician',
    'Professional',
  );
  it('tells her own sentences without a place of ours', () => {
    expect(text).toContain("I changed oil and filters on about 60 cars at my uncle's garage.");
    expect(text).not.toMatch(/projects|another job/u);
  });
});

describe('a letter of somebody on a break', () => {
  it('says what she worked as, and nothing of the break', () => {
    const text = letter(
      ANALYST.replace('Experience\n', 'Experience\nCareer break, 2025 - present\n').replace('07/2022 - present', '07/2022 - 01/2025'),
      LAB,
      'QC Analyst',
      'Professional',
    );
    expect(text).toContain('I worked as a QC Analyst at Lenton Pharma');
    expect(text).not.toMatch(/break/iu);
  });
});

describe('a German letter', () => {
  const text = letter(
    `Annegret Plöger
Kassel | annegret.ploeger@example.de
Berufserfahrung
Gruppenleitung, Kita Fuldaaue, 08/2020 – heute
- Führung eines Teams von 11 Erzieherinnen und 2 Auszubildenden
- Organisierte 24 Elternabende im Jahr
- Als Mentorin bisher 16 neue Kolleginnen begleitet, 14 sind noch da
Ausbildung
Staatlich anerkannte Erzieherin, Fröbelseminar Kassel, 2009 – 2012
Fachwirtin für Kindertagesstätten, 2021`,
    `Kita-Leitung (m/w/d)
Kinderhaus Söhre gGmbH, Lohfelden
Ihre Aufgaben
- Leitung eines Teams von 14 Fachkräften
- Dienstplanung und Verwaltung
- Zusammenarbeit mit den Eltern
Ihr Profil
- staatlich anerkannte Erzieherin oder vergleichbar
- mehrjährige Berufserfahrung, möglichst in leitender Funktion
- Qualifikation als Fachwirtin oder Sozialmanagement
- Kenntnisse im Kinderschutz`,
    'Kita-Leitung',
    'Professional',
  );
  it('puts verbs where they belong and names the papers asked for', () => {
    expect(text).toContain('Seit August 2020 arbeite ich als Gruppenleitung bei Kita Fuldaaue.');
    expect(text).toContain('gehört zu meiner Arbeit die Führung eines Teams von 11 Erzieherinnen und 2 Auszubildenden');
    expect(text).toContain('organisierte ich 24 Elternabende im Jahr');
    expect(text).toContain('Fachwirtin für Kindertagesstätten (2021)');
    expect(text).not.toMatch(/Arbeit: (?:Organisierte|Als)/u);
  });
});
