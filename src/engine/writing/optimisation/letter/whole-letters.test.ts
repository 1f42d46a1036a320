import { describe, expect, it } from 'vitest';
import { LETTER_TONES } from '../../../../domain/optimization.ts';
import { keywordLedger } from '../../../advert/keyword-ledger.ts';
import { understandAdvert } from '../../../advert/understand-advert.ts';
import { countWords } from '../../../english/tokens.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { dutyPhrase } from './duty-phrase.ts';
import { germanDuty } from './german-duty.ts';
import { toldOf } from './told-of.test-kit.ts';
import { writeLetter } from './write-letter.ts';

const letterOf = (cv: string, advert: string, jobRole: string, toneOfVoice = 'professional'): string => {
  const context = understandCv(documentFromText(cv), jobRole, '2026-11-23');
  const asked = understandAdvert(advert, jobRole);
  return writeLetter({
    context,
    ledger: keywordLedger(asked, context),
    advert: asked,
    jobRole,
    companyName: 'Severn Vale Locks',
    toneOfVoice,
    websiteText: '',
    linkedinText: '',
    motivation: '',
    proudestWork: '',
  }).text;
};

const LOCKSMITH = `Gareth Pym
Hereford | 07700 900111 | g.pym@example.com
Profile
Locksmith with 11 years in the trade, domestic and commercial. Looking for a works van job with one firm.
Experience
Locksmith, Wyeside Security Ltd, Hereford, May 2017 - present
- Non-destructive entry to houses, safes and shop shutters, about 20 jobs a week
- Fitting and repair of door closers, access control and panic hardware
- Brought repeat visits down from 9% to 3% by keeping a parts list in every van
- Training of two apprentices, one of whom now runs his own van
Shop assistant and key cutter, Timson's Keys, Ledbury, 2013 - 2017
- Cashing up and ordering of blanks
Qualifications
DBS checked 2025. Level 2 NVQ Locksmithing, 2016. Full UK driving licence.
Can start after four weeks' notice.`;
const LOCKS = `Mobile Locksmith
You will
- Carry out non-destructive entry and lock changes for tenants
- Fit and maintain door closers and access control
You must have
- At least five years as a locksmith
- Full UK driving licence
- DBS check
Nice to have
- Training apprentices`;

describe('a line that names what the work consists of', () => {
  it.each([
    ['Release of autoclave loads after checking print-outs', 'release of autoclave loads after checking print-outs'],
    ['HACCP records, allergen matrix, deliveries and stock rotation', 'HACCP records, the allergen matrix, deliveries and stock rotation'],
    ['PMB applications: checking codes against scheme rules', 'PMB applications, checking codes against scheme rules'],
    ['Tills, wool and haberdashery counter, stock takes', 'tills, wool and haberdashery counter, and stock takes'],
    ['Patch lining, about 2 a week', 'patch lining (about 2 a week)'],
    ['Maps for council meetings and one for a lost alpaca', 'maps for council meetings'],
    // A deed, a change, a person, a range, letters without a word, the end of a job.
    ['Keep the HACCP binder', null],
    ['Complaints dropped from 19 to 2', null],
    ['Shift leader of three operators', null],
    ['Budgets from £400 to £6,000 per show', null],
    ['SMA and HRA', null],
    ['Site closed in 2012', null],
  ])('%s', (line, phrase) => {
    expect(dutyPhrase(line)).toBe(phrase);
  });
});

describe('a line in a letter', () => {
  it.each([
    ['Dispense 300 items a day and check the work of two technicians', 'I dispense 300 items a day and check the work of two technicians'],
    [
      'Answer queries from landlords and tenants, log repairs, chase contractors',
      'I answer queries from landlords and tenants, log repairs, and chase contractors',
    ],
    ['Mentor to two graduate testers', 'I am a mentor to two graduate testers'],
    ['Labour costs: overtime went from 9% to 4% in a year', 'overtime went from 9% to 4% in a year'],
    ['Cash and cards: online orders up from 40% to 97% of sales', 'online orders rose from 40% to 97% of sales'],
    ['Checks at the scales, waste from 7% to 4.2%', 'waste fell from 7% to 4.2%'],
    ['Waiting time was 9 weeks, now 4 weeks', 'waiting time was 9 weeks and is 4 weeks now'],
    ['Rewired the plant room (I still have the drill)', 'I rewired the plant room'],
    // A bad state without what became of it, and a confession.
    ['The average pick was 24 boxes an hour', ''],
    ['Has been out of balance 3 times in ten years', ''],
    ['Master key systems for three housing associations', ''],
  ])('%s', (line, told) => {
    expect(toldOf(line)).toBe(told);
  });
});

describe('a letter of somebody whose lines are nouns', () => {
  const letters = LETTER_TONES.map((tone) => letterOf(LOCKSMITH, LOCKS, 'Locksmith', tone));

  it('is as long as a letter is, in every tone', () => {
    for (const text of letters) expect(countWords(text)).toBeGreaterThanOrEqual(150);
  });

  it('tells how long, what the work is, what came of it, the papers asked for, and the notice that is printed', () => {
    for (const text of letters) {
      expect(text).toContain('I have 11 years in the trade.');
      expect(text).toMatch(/(?:my work|the job) (?:includes|covers|involves|also takes in) [^.]*non-destructive entry to houses, safes and shop shutters/iu);
      expect(text).toContain('from 9% to 3%');
      expect(text).toContain('a full UK driving licence and a DBS check (2025)');
      expect(text).toContain('My notice period is four weeks.');
      expect(text).not.toMatch(/duties include|responsible for|\[/iu);
    }
  });

  it('tells the post before the present one in the past', () => {
    for (const text of letters) expect(text).toMatch(/at Timson's Keys, (?:my work|the job) (?:included|covered|involved) cashing up and ordering of blanks/u);
  });
});

describe('a German letter of nouns', () => {
  it('takes a thing into a list, and no verb', () => {
    expect(germanDuty('gehören zu meiner Arbeit Hausbesuche in vier Pflegeheimen')).toBe('Hausbesuche in vier Pflegeheimen');
    expect(germanDuty('gehört zu meiner Arbeit die Anleitung der Auszubildenden (2 Prüfungen bestanden)')).toBe('die Anleitung der Auszubildenden');
    expect(germanDuty('gehört zu meiner Arbeit Holzgruppe mitbetreut')).toBe('');
  });

  it('does not begin or go on like the next one', () => {
    const cv = (name: string): string => `${name}
Holzweg 4, 48143 Münster | h@example.org
Berufserfahrung
Tischlergeselle, Möbelwerkstatt Averbeck GmbH, Münster, 04/2016 - heute
- Fertigung von Einbauschränken und Treppen
- Bedienung der CNC-Fräse
- Reklamationsquote von 7 % auf 2 % gesenkt
- Kundengespräche und Angebote für Privatkunden`;
    const advert = 'Tischler (m/w/d)\nIhre Aufgaben\n- Bedienung der CNC-Fräse\n- Angebote für Privatkunden\nIhr Profil\n- Ausbildung als Tischler';
    const texts = ['Henning Ostermann', 'Silke Averdung', 'Jörg Tasche', 'Ulla Brandes', 'Ralf Wiegers', 'Edda Sommer'].map((name) =>
      letterOf(cv(name), advert, 'Tischler'),
    );
    for (const text of texts) expect(text).toContain('die Reklamationsquote von 7 % auf 2 % gesenkt');
    expect(new Set(texts.map((text) => text.split('\n\n')[1])).size).toBeGreaterThan(1);
    expect(new Set(texts.map((text) => /zu meinem Arbeitsalltag|zu meinen Aufgaben/u.exec(text)?.[0])).size).toBeGreaterThan(1);
  });
});
