import { describe, expect, it } from 'vitest';
import { contextOf } from '../../evidence/shared/context-builder.test-kit.ts';
import { keywordLedger } from '../keyword-ledger.ts';
import { understandAdvert } from '../understand-advert.ts';

const CV = 'Ada Quince\nada@quince.example\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed letters\n';
/** What the ledger tells of one line of an advert: "near" is asked beside a line, "silent" is no row. */
function toldOf(line: string, lines: string): string {
  const advert = understandAdvert(`Requirements\n- PostgreSQL\n- Terraform\n- Git\n- ${line}`, '');
  const entry = keywordLedger(advert, contextOf(CV + lines)).find(({ advertQuote }) => advertQuote === line);
  return entry === undefined ? 'silent' : entry.status === 'not-shown' && entry.proof !== null ? 'near' : entry.status;
}

describe('what stands there in other words is never told as missing', () => {
  it.each([
    ['Sweeping and scrubbing down', '• Cleaning down after every market'],
    ['Good with basic sums', 'Education\nMaths 5, English 6'],
    ['Knowledge of shellfish', '• Packed lobsters for Spain'],
    ['Forklift licence', 'Licences\nCounterbalance, 2019, expired 2024'],
    ['Asset management system', '• Entered culverts in Conquest'],
    ['Experience in emergencies', '• Sandbagged the depot in the 2013 floods'],
    ['Note taking', '• Electronic notes in lectures for two students'],
    ['Welding', '• MIG and TIG on gates'],
    ['Climate control computer', '• Set the glasshouse on Priva'],
    ['Non-conformance investigation', '• Recalled 14 certificates within two days'],
    ['Robotic instruments', '• Trays for the Da Vinci'],
    ['First aid at work', 'Licences\nEmergency First Aid 2024'],
  ])('“%s” by “%s”', (line, lines) => {
    expect(toldOf(line, lines)).not.toBe('not-shown');
    expect(toldOf(line, lines)).not.toBe('silent');
  });
});

describe('what shares words with it and is another thing', () => {
  it.each([
    ['Budget responsibility', '• Wrote 23 uncertainty budgets'],
    ['Knowledge of the Veterinary Surgeons Act', '• Ordered for two veterinary surgeons'],
    ['ArcGIS Utility Network', '• Maps in ArcGIS Pro'],
    ['Four actuarial exams passed', 'Certificates\nFood hygiene exam, passed 2021'],
    ['Class III water treatment license', 'Licences\nDriver license class C, clean'],
  ])('“%s” is neither said nor asked beside “%s”', (line, lines) => {
    expect(['not-shown', 'silent']).toContain(toldOf(line, lines));
  });

  it('is not said by half of it', () => {
    expect(toldOf('CTA or ACCA qualified', '• Accounts assistant, part-qualified ACCA')).not.toBe('said');
  });

  it.each([
    ['Budget responsibility', '• Responsible for a budget of £40,000'],
    ['Knowledge of the Mental Health Act', '• Tribunals under the Mental Health Act, 12 a year'],
    ['Full driving licence', 'Licences\nFirst aid, expired Feb 2025 · Manual driver licence'],
    ['ISO/IEC 17025', '• Passed the ISO/IEC 17025 visit'],
  ])('“%s” is said by “%s”', (line, lines) => {
    expect(toldOf(line, lines)).toBe('said');
  });
});
