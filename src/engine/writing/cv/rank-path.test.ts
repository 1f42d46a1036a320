import { describe, expect, it } from 'vitest';
import { isHigher, riseOf, riseSentence } from './rank-path.ts';

const job = (jobTitle: string, company: string) => ({ jobTitle, company, dates: '', bulletPoints: [] });

describe('a rise with one employer', () => {
  it.each([
    ['Accountant', 'Junior Accountant'],
    ['Senior Staff Nurse, Theatres (Band 6)', 'Staff Nurse'],
    ['Head Chef', 'Chef'],
    ['Electrician', 'Apprentice Electrician'],
  ])('%s is above %s', (later, earlier) => {
    expect(isHigher(later, earlier)).toBe(true);
    expect(isHigher(earlier, later)).toBe(false);
  });

  it.each([
    ['Accountant', 'Accountant'],
    ['Data Engineer', 'Junior Accountant'],
    ['Shop Assistant', 'Shop Manager'],
    ['Baker', 'Driver'],
  ])('%s is not above %s', (later, earlier) => {
    expect(isHigher(later, earlier)).toBe(false);
  });

  it('is told with its months, of the house it was in', () => {
    const path = [job('Payroll Lead', 'Acme'), job('Accountant', 'Harrison & Co'), job('Junior Accountant', 'Harrison & Co')];
    const rise = riseOf(path, ['2021-10', '2020-08', '2019-05']);
    expect(rise === null ? '' : riseSentence(rise)).toBe('At Harrison & Co, rose from junior accountant to accountant in 15 months.');
    const here = riseOf(path.slice(1), ['2020', '2019']);
    expect(here === null ? '' : riseSentence(here)).toBe('Joined as a junior accountant and rose to accountant.');
  });

  it('is none between two houses, or where the employer is no name', () => {
    expect(riseOf([job('Senior Nurse', 'A Hospital'), job('Nurse', 'B Hospital')], ['2020-01', '2018-01'])).toBeNull();
    expect(riseOf([job('Senior Nurse', ''), job('Nurse', '')], ['2020-01', '2018-01'])).toBeNull();
  });
});
