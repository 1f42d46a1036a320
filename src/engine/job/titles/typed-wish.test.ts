import { expect, test } from 'vitest';
import { understandJob } from '../target-job.ts';
import { namesNoJob } from './names-no-job.ts';
import { typedTarget } from './typed-target.ts';

/** With reasons, places side by side, permits and pay, as people type them; and what is left. */
test.each([
  ['leaving academia: lab manager or application scientist, Midwest', 'lab manager or application scientist'],
  ['career change: data analyst or BI developer, remote', 'data analyst or BI developer'],
  ['returning to nursing: staff nurse, Cardiff', 'staff nurse'],
  ['QA Automation Engineer / SDET, remote or Pune, hike', 'QA Automation Engineer / SDET'],
  ['Senior Graphic Designer packaging / brand, Leipzig or remote in Germany, English speaking team', 'Senior Graphic Designer, packaging / brand'],
  ['Software Engineer backend / platform, Berlin or remote EU', 'Software Engineer, backend / platform'],
  ['Project manager construction or civil, Sydney or Brisbane', 'Project manager, construction or civil'],
  ['logistics coordinator or dispatcher day shift Memphis / Southaven', 'logistics coordinator or dispatcher'],
  ['salon manager solihull or south birmingham', 'salon manager'],
  ['Regional Manager, retail banking, Western Kenya or Nairobi', 'Regional Manager, retail banking'],
  ['leading hand, Adelaide Hills or southern suburbs', 'leading hand'],
  ['Lagerist oder Staplerfahrer, Hamburg oder Bremen', 'Lagerist oder Staplerfahrer'],
  ['secrétaire médicale, Nantes et alentours', 'secrétaire médicale'],
  ['Head of Fundraising, charity, Scotland, 4 days a week if possible', 'Head of Fundraising, charity'],
  ['Barista, Glasgow, evenings if possible', 'Barista'],
  ['care assistant with visa sponsorship UK', 'care assistant'],
  ['nurse UK band 5 with visa sponsorship', 'nurse'],
  ['physiotherapist MSK band 6 or 7, Leeds or York', 'physiotherapist, MSK'],
  ['Java Developer / Tech Lead, remote or Bangalore, 30% hike', 'Java Developer / Tech Lead'],
  ['welder fabricator, Tyneside, good money', 'welder fabricator'],
])('%s: %s', (typed, meant) => expect(typedTarget(typed)).toBe(meant));

/** Colons, towns that are words, and conditions that are the job's own name. */
test.each([
  'Teacher: maths',
  'Teacher of English or drama',
  'Reading support teacher',
  'German speaking customer service agent',
  'Visa officer',
  'Chef / Cook',
  'nurse or midwife',
  'UX/UI Designer',
  'Bar / Restaurant Manager',
  'Head of Sales or Commercial Director',
])('%s stays', (typed) => expect(typedTarget(typed)).toBe(typed));

test.each([
  'any job or apprenticeship in a builders merchant or hardware, strabane',
  'something in retail, Belfast',
  'anything with animals',
  'any work, Derry',
  'any warehouse job',
  'apprenticeship in plumbing, Cork',
  'summer job in a cafe',
  'some kind of office job near Hull',
])('“%s” asks for work and names no job', (typed) => expect(understandJob(typed).title).toBe(''));

test.each([
  'job as a nurse',
  'nurse jobs Manchester',
  'any job as waiter',
  'apprentice electrician',
  'job coach',
  'receptionist job or admin work',
  'Ausbilder',
])('“%s” names one', (typed) => expect(namesNoJob(typed)).toBe(false));

test('a job is called by what was typed, also where that is long', () => {
  expect(understandJob('logistics coordinator or dispatcher day shift Memphis / Southaven').title).toBe('logistics coordinator');
  expect(understandJob('Branch librarian in a large and busy district library system with outreach').title).toBe('Branch librarian');
  expect(understandJob('QA Automation Engineer / SDET, remote or Pune, hike').title).toBe('QA Automation Engineer');
});

test('who leads a crew in French is no cook', () => {
  expect(understandJob("chef d'équipe maintenance ascenseurs, Lyon et alentours").occupation).toBeNull();
  expect(understandJob('chef de cuisine, Paris').occupation).toBe('chef');
});
