import { beforeAll, describe, expect, it } from 'vitest';
import { cvPdf } from '../../../fixtures/cvs.ts';
import { CAREER_PATHS, InferredCvBuildData } from '../../domain/cv-build.ts';
import { EMPTY_QUESTIONNAIRE } from '../../domain/empty-questionnaire.ts';
import { BUILD } from '../../domain/limits.ts';
import { createPdfReader } from '../../platform/pdf/pdf-reader.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';

const inferred = (text: string): InferredCvBuildData => InferredCvBuildData.parse(inferQuestionnaire(documentFromText(text)));
const cv = (jobs: string, rest = '', top = ''): string => `Orla Fennimore\n${top}\norla.fennimore@example.com\n${rest}\nExperience\n${jobs}`;
const BAKER = 'Baker, Brindle Bakery Ltd, 03/2019 - present\n• Baked 400 loaves a night\n• Kept the ovens clean';

describe('a CV as answers', () => {
  it('counts the years of a job that goes on to the day of the import, not to the newest date on the page', () => {
    const document = documentFromText(cv(BAKER, '', 'Food hygiene, valid to 12/2040'));
    expect(inferQuestionnaire(document, '2026-11-22').experienceLevel).toBe('3-7');
    expect(inferQuestionnaire(document, '2028-11-22').experienceLevel).toBe('8-15');
  });

  it('believes the dates where the CV says only the least', () => {
    const long = BAKER.replace('2019', '2005');
    expect(inferQuestionnaire(documentFromText(cv(long, 'A baker with over 14 years of experience')), '2026-11-22').experienceLevel).toBe('15+');
    expect(inferQuestionnaire(documentFromText(cv(long, 'A baker with 14 years of experience')), '2026-11-22').experienceLevel).toBe('8-15');
  });

  it('prints no placeholder for an employer', () => {
    expect(inferred(cv(BAKER.replace('Brindle Bakery Ltd', 'Company Name'))).currentCompany).toBe('');
  });

  it('tells what was read from what was concluded', () => {
    const data = inferred(cv(BAKER, '+353 20 915 0143'));
    expect(data).toMatchObject({
      currentJobTitle: 'Baker',
      currentStartDate: '2019-03',
      country: 'Ireland',
      industry: 'Hospitality and catering',
      jobTitle: 'Baker',
    });
    expect(data.origins).toMatchObject({
      currentJobTitle: 'read',
      currentStartDate: 'read',
      country: 'inferred',
      industry: 'inferred',
      jobTitle: 'inferred',
      experienceLevel: 'inferred',
    });
    expect(data.origins.education).toBeUndefined();
  });

  it('finds nothing in nothing, and puts nobody in its place', () => {
    const data = inferred('the quick brown fox jumps over the lazy dog, again and again, until somebody writes a CV about it');
    expect(data).toMatchObject({ ...EMPTY_QUESTIONNAIRE, origins: {}, moreExperience: [], otherLanguages: [] });
    expect(Object.values(data.bio).filter((value) => value !== '')).toEqual([]);
  });

  it('asks whether a job that ended is the present one', () => {
    expect(inferred(cv('Baker, Brindle Bakery Ltd, 03/2019 - 05/2021\n• Baked bread'))).toMatchObject({
      currentStartDate: '2019-03',
      currentEndDate: '2021-05',
      origins: { currentJobTitle: 'inferred', currentEndDate: 'inferred' },
    });
    expect(inferred(cv(BAKER))).toMatchObject({ currentEndDate: '', origins: { currentJobTitle: 'read' } });
  });

  it.each([
    ['More than twelve years of experience in bakeries.', '8-15'],
    ['Baker with 20+ years of professional experience.', '15+'],
    ['Baker mit 5 Jahren Berufserfahrung in der Backstube.', '3-7'],
  ])('believes the years a CV states: %s', (summary, level) => {
    expect(inferred(cv(BAKER, `Summary\n${summary}`)).experienceLevel).toBe(level);
  });

  it('reads a change of work off the headline and none off a break between jobs', () => {
    const [staying, , jumping] = CAREER_PATHS;
    expect(inferred(cv(BAKER, '', 'Software Engineer')).careerPath).toBe(jumping);
    expect(inferred(cv(BAKER, '', 'Baker')).careerPath).toBe(staying);
    const withBreak = `${BAKER.replace('03/2019', '03/2023')}\nBaker, Crumb Bakery Ltd, 01/2008 - 02/2012\n• Baked`;
    const without = `${BAKER.replace('03/2019', '03/2012')}\nBaker, Crumb Bakery Ltd, 01/2008 - 02/2012\n• Baked`;
    expect(inferred(cv(withBreak)).careerPath).toBe(inferred(cv(without)).careerPath);
  });

  it('keeps every line of a job in its order', () => {
    const lines = [
      'Cleaned the counters',
      'Swept the floor',
      'Cut waste by 15%',
      'Wiped the tables',
      'Emptied the bins',
      'Opened the shop',
      'Trained 6 apprentices',
      'Closed the shop',
    ];
    const kept = inferred(cv(`Baker, Brindle Bakery Ltd, 03/2019 - present\n${lines.map((line) => `• ${line}`).join('\n')}`));
    expect(kept.currentAchievement.split('\n')).toEqual(lines);
  });

  it.each([
    ['I run the ovens. Looking for a Production Manager role where the nights end at six.', 'Production Manager'],
    ["I want a Bakery Manager's job and a Sunday.", 'Bakery Manager'],
    ['Now ready for the next step, looking to join a growing business as Head of Production.', 'Head of Production'],
    ['To obtain a position as Pastry Sous Chef in a hotel.', 'Pastry Sous Chef'],
  ])('takes the job that the summary asks for: %s', (summary, title) => {
    expect(inferred(cv(BAKER, `Summary\n${summary}`, 'Artisan Baker'))).toMatchObject({ jobTitle: title, origins: { jobTitle: 'read' } });
  });

  it.each([
    'I am looking for a challenging and rewarding position with a forward-thinking company.',
    'Worked as Shift Leader for two summers, and would do it again.',
    'Not looking for a management role.',
  ])('takes no wish for a job that is none: %s', (summary) => {
    expect(inferred(cv(BAKER, `Summary\n${summary}`, 'Artisan Baker')).jobTitle).toBe('Artisan Baker');
  });

  it('keeps every field within its length', () => {
    const long = 'word '.repeat(2_000);
    const data = inferred(cv(`Baker ${long}, Brindle Bakery Ltd, 03/2019 - present\n• ${long}`, `Interests\n${long}`));
    expect(data.currentAchievement.length).toBeLessThanOrEqual(BUILD.maxTextCharacters);
  });
});

describe('a profile copied off its web page', () => {
  const page = `Leonie Marchbank
Leonie Marchbank
Supply Chain Manager at Tallow & Reed Foods
Chicago, Illinois, United States  Contact info
500+ connections
Experience
Experience
Tallow & Reed Foods logo
Supply Chain Manager
Supply Chain Manager
Tallow & Reed Foods · Full-time
Tallow & Reed Foods · Full-time
Mar 2021 - Present · 3 yrs 9 mos
Mar 2021 to Present · 3 yrs 9 mos
Chicago, Illinois, United States · On-site
Cut stock-outs from 6.1% to 1.8%.
…see more
Logistics Coordinator
Logistics Coordinator
Penhallow Paper Mills · Full-time
Jun 2014 - Feb 2019 · 4 yrs 9 mos
Jun 2014 to Feb 2019 · 4 yrs 9 mos
Booked 60 trucks a week.
Show all 4 experiences
Skills
Skills
Demand Planning
Demand Planning
3 endorsements
SAP MM
SAP MM
Show all 12 skills
Languages
German
Limited working proficiency
Interests
Top Voices
Bill Gates
35,000,000 followers`;

  it('reads as the profile, without the page', () => {
    const data = inferred(page);
    expect(data).toMatchObject({
      jobTitle: 'Supply Chain Manager',
      currentCompany: 'Tallow & Reed Foods',
      currentStartDate: '2021-03',
      currentAchievement: 'Cut stock-outs from 6.1% to 1.8%.',
      previousRoles: [
        {
          jobTitle: 'Logistics Coordinator',
          company: 'Penhallow Paper Mills',
          startDate: '2014-06',
          endDate: '2019-02',
          achievement: 'Booked 60 trucks a week.',
        },
      ],
      topSkills: ['Demand Planning', 'SAP MM'],
      personalInterests: '',
      otherLanguages: [{ language: 'German', proficiency: 'Intermediate' }],
    });
  });
});

describe('LinkedIn’s own export', () => {
  let data: InferredCvBuildData;
  beforeAll(async () => {
    const reader = createPdfReader({ concurrency: 1 });
    const reading = await reader.read(await cvPdf('linkedin'), 'linkedin.pdf');
    await reader.close();
    if (!reading.ok) throw new Error(reading.reason);
    data = InferredCvBuildData.parse(inferQuestionnaire(reading.document));
  });

  it('reads to its last page', () => {
    expect(data).toMatchObject({
      jobTitle: 'Supply Chain Manager',
      industry: 'Logistics and transport',
      country: 'United States',
      currentCompany: 'Tallow & Reed Foods',
      currentStartDate: '2021-03',
      education:
        'Bachelor of Science - BS, Supply Chain Management | Lakeshore Plains University | 2010 – 2014\nHigh School Diploma | Harbor Point High School | 2006 – 2010',
      bio: { fullName: 'Leonie Marchbank', linkedinUrl: 'www.linkedin.com/in/leonie-marchbank-example', location: 'Chicago, Illinois, United States' },
    });
    expect([...data.previousRoles, ...data.moreExperience].map(({ jobTitle, company }) => [jobTitle, company])).toEqual([
      ['Demand Planner', 'Tallow & Reed Foods'],
      ['Logistics Coordinator', 'Penhallow Paper Mills'],
      ['Warehouse Assistant', 'Brindlewood Garden Supply'],
    ]);
    expect(data.moreExperience).toEqual([
      {
        jobTitle: 'Warehouse Assistant',
        company: 'Brindlewood Garden Supply',
        dates: 'May 2012 – August 2013',
        bulletPoints: ['Picked orders and drove the forklift'],
      },
    ]);
    expect(data.otherLanguages).toEqual([
      { language: 'English', proficiency: 'Native' },
      { language: 'German', proficiency: 'Intermediate' },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Page \d of/u);
  });
});

it('loses no skill that the CV lists: five answer the question, the rest waits for the file', () => {
  const listed = ['SQL', 'Excel', 'Forklift', 'Rota planning', 'SAP EWM', 'Power BI', 'Teamwork', 'Cold storage'];
  const { topSkills, moreSkills } = inferQuestionnaire(
    documentFromText(
      `Ada Example\nada@example.com\n\nExperience\nPlanner, Crumb Ltd, 2019 - 2024\n- Planned rotas for 30 people\n\nSkills\n${listed.join(', ')}`,
    ),
  );
  expect(topSkills).toHaveLength(5);
  expect([...topSkills, ...Object.values(moreSkills).flat()].toSorted()).toEqual(listed.toSorted());
});

describe('what no question asks for', () => {
  const CV = `Ada Example
Warehouse Lead
Summary
Runs the night shift of a cold store. Trained half of it.
Experience
Warehouse Lead, Northwake Ltd, 2019 - Present
• Cut picking errors from 4 in 100 to 1
Projects
Bus tracker
• Followed 400 buses for a year
• Published the delays
Certifications
Reach truck licence
First aid at work
Volunteering
Sorted donations at the food bank on Saturdays
Skills
Stock control, Rotas`;
  const found = inferQuestionnaire(documentFromText(CV));

  it('is kept as it stands: the summary, projects, certificates, volunteering', () => {
    expect(found.summary).toBe('Runs the night shift of a cold store. Trained half of it.');
    expect(found.summaryStruck).toEqual([]);
    const soaked = inferQuestionnaire(
      documentFromText(CV.replace('Runs the night', 'I am a hard-working, results-driven team player with a proven track record. Runs the night')),
    );
    expect(soaked.summaryStruck.length).toBeGreaterThan(2);
    expect(found.moreSections.map(({ kind, entries }) => [kind, entries.map(({ title, lines }) => [title, ...lines])])).toEqual([
      ['projects', [['Bus tracker', 'Followed 400 buses for a year', 'Published the delays']]],
      ['certificates', [['', 'Reach truck licence', 'First aid at work']]],
      ['volunteering', [['', 'Sorted donations at the food bank on Saturdays']]],
    ]);
  });

  it('and what stands under headings that nobody has a name for, towns, classes and languages with it', () => {
    const more = inferQuestionnaire(
      documentFromText(
        `${CV}

Education
BSc (Hons) Logistics, First, University of Marrow, 2014 - 2017
• Dissertation: Why pallets lean (68)

Languages
English (native), Cornish (hymns only)

Additional Information
Counterbalance truck, 2024
HGV class 2`.replace('Northwake Ltd, 2019', 'Northwake Ltd, Leeds, 2019'),
      ),
    );
    expect(more.moreSections.at(-1)).toMatchObject({ heading: 'Additional Information', entries: [{ lines: ['Counterbalance truck, 2024', 'HGV class 2'] }] });
    expect(more.education).toContain('BSc (Hons) Logistics');
    expect(more.education).toContain('First');
    expect(more.education).toContain('Dissertation: Why pallets lean (68)');
    expect(more.otherLanguages).toEqual([
      { language: 'English', proficiency: 'Native' },
      { language: 'Cornish (hymns only)', proficiency: '' },
    ]);
    expect(more.places).toEqual([{ jobTitle: 'Warehouse Lead', company: 'Northwake Ltd', location: 'Leeds' }]);
  });

  it('and no skill is made of a verb', () => {
    expect(found.topSkills).toEqual(['Stock control', 'Rotas']);
    const bare = inferQuestionnaire(documentFromText(CV.replace(/Skills\n.*$/u, '')));
    expect(bare.topSkills.filter((skill) => /^(?:cutting|cut|picking|trained|sorted|followed)$/iu.test(skill))).toEqual([]);
  });
});
