import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import type { Context } from '../context.ts';
import { understandJob } from './target-job.ts';

/** Invented CVs, one an occupation, in the notation of `contextOf`. */
export const MINI_CVS = {
  Accountant: `
    Robin Vale
    Staff Accountant
    Experience
    Staff Accountant | Pinewell Ltd | 2019 - present
    • Closed the books for four entities within five days each month
    • Reconciled 60 balance sheet accounts and posted journal entries to the general ledger
    • Cut overdue receivables by 18 % with weekly bank reconciliation
    Skills
    Excel, QuickBooks, VAT, Payroll`,
  Chef: `
    Sam Orchard
    Sous Chef
    Experience
    Sous Chef | Blue Anchor | 2018 - present
    • Ran the grill and sauces for 140 covers a night
    • Wrote the spring menu and brought food cost from 34 to 29 %
    • Trained six line cooks in food safety and portion control
    Skills
    Pastry, Butchery, Menu planning, HACCP`,
  'Backend Developer': `
    Kim Ostrava
    Backend Engineer
    Experience
    Backend Engineer | Northloop | 2020 - present
    • Built REST APIs in Node.js that serve 3,000 requests a second
    • Moved the payment service from one PostgreSQL server to three
    • Put Redis in front of the catalogue and cut latency by 40 %
    Skills
    Docker, Kafka, Linux, Git, AWS`,
  'Registered Nurse': `
    Alex Fjord
    Staff Nurse
    Experience
    Staff Nurse | St Bride Hospital | 2016 - present
    • Cared for six patients a shift on a surgical ward
    • Administered medication and IV therapy, charted in Epic
    • Taught wound care to families before discharge
    Skills
    BLS, Triage, Infection control, Patient assessment`,
  Teacher: `
    Jo Marsh
    Primary School Teacher
    Experience
    Primary School Teacher | Hill Road School | 2015 - present
    • Taught a class of 28 pupils reading and mathematics
    • Planned lessons for mixed abilities and ran parent conferences
    • Raised the share of pupils at grade level from 61 to 78 %
    Skills
    Classroom management, Curriculum development, Phonics`,
  'Civil Engineer': `
    Chris Dunmore
    Site Engineer
    Experience
    Site Engineer | Beckwith Civils | 2017 - present
    • Set out foundations and drainage for 90 houses with a total station
    • Checked reinforcement and concrete pours against drawings
    • Prepared bills of quantities and dealt with subcontractors
    Skills
    AutoCAD, Civil 3D, Primavera, Surveying`,
} as const;

export type MiniCv = keyof typeof MINI_CVS;
export const MINI_CV_NAMES = Object.keys(MINI_CVS).filter((name): name is MiniCv => Object.hasOwn(MINI_CVS, name));

/** One of the invented CVs, read for a job. */
export function miniCv(name: MiniCv, jobPhrase: string): Context {
  return contextOf(MINI_CVS[name], { job: understandJob(jobPhrase) });
}
