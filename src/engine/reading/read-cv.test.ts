import { documentOf } from '../../domain/document.ts';
import { describe, expect, it } from 'vitest';
import type { Cv, Read } from '../../domain/cv.ts';
import type { CvDocument, Line } from '../../domain/document.ts';
import { documentFromText } from './document-from-text.ts';
import { readCv } from './read-cv.ts';

const of = (text: string): Cv => readCv(documentFromText(text)).cv;
const values = (reads: readonly Read[]): string[] => reads.map((read) => read.value);
const jobs = (cv: Cv): (string | null)[][] =>
  cv.experience.map(({ title, company, period }) => [title?.value ?? null, company?.value ?? null, period?.text ?? null]);

const ENGLISH = `TOBIAS HARGREAVE
Leeds, United Kingdom | +44 7700 900123 | t.hargreave@mailbox.example | linkedin.com/in/thargreave

PROFESSIONAL SUMMARY
Operations manager with nine years in food logistics.

WORK EXPERIENCE
Larkfield Foods Ltd, Leeds
Operations Manager                                    Apr 2019 - Present
* Cut spoilage by 18% across three depots by changing the pick order
  in the cold store
* Led 42 people on two shifts
Shift Supervisor                                      Jan 2016 - Mar 2019
* Trained 15 pickers
Brewster & Sons, York
Warehouse Operative                                   Jun 2013 - Dec 2015
* Picked 300 orders a shift

EDUCATION
BSc (Hons) Business Management, University of Hull                  2010 - 2013

KEY SKILLS
Stock control | Lean Six Sigma | SAP EWM
INTERESTS
Fell running, brass band
`;

describe('readCv', () => {
  const cv = of(ENGLISH);

  it('reads who it is and how to reach them', () => {
    expect(cv.name?.value).toBe('TOBIAS HARGREAVE');
    expect(cv.email?.value).toBe('t.hargreave@mailbox.example');
    expect(cv.phone?.value).toBe('+44 7700 900123');
    expect(cv.location?.value).toBe('Leeds, United Kingdom');
    expect(cv.country).toBe('GB');
    expect(values(cv.links)).toEqual(['linkedin.com/in/thargreave']);
  });

  it('refuses an address that was cut off rather than shorten it', () => {
    for (const cut of ['jane@mail.example.c', 'jane@mail.example-one.'])
      expect([cut, of(`Jane Roe\n${cut}\n\nExperience\nClerk, Acme Ltd, 2019 - 2020`).email?.value ?? null]).toEqual([cut, null]);
  });

  it('gives several roles at one employer their employer', () => {
    expect(jobs(cv)).toEqual([
      ['Operations Manager', 'Larkfield Foods Ltd', 'Apr 2019 - Present'],
      ['Shift Supervisor', 'Larkfield Foods Ltd', 'Jan 2016 - Mar 2019'],
      ['Warehouse Operative', 'Brewster & Sons', 'Jun 2013 - Dec 2015'],
    ]);
  });

  it('joins wrapped bullets and says where they begin', () => {
    expect(cv.experience[0]?.bullets.map((bullet) => bullet.text)).toEqual([
      'Cut spoilage by 18% across three depots by changing the pick order in the cold store',
      'Led 42 people on two shifts',
    ]);
    expect(cv.experience[0]?.bullets[0]).toMatchObject({ marked: true, page: 1, line: 8 });
  });

  it('reads education, skills one by one, and interests', () => {
    expect(cv.education[0]?.degree?.value).toBe('BSc (Hons) Business Management');
    expect(cv.education[0]?.institution?.value).toBe('University of Hull');
    expect(values(cv.skills)).toEqual(['Stock control', 'Lean Six Sigma', 'SAP EWM']);
    expect(values(cv.interests)).toEqual(['Fell running', 'brass band']);
  });

  it('covers every visible line with sections', () => {
    const {
      lines,
      cv: { sections },
    } = readCv(documentFromText(ENGLISH));
    expect(sections[0]?.from).toBe(0);
    expect(sections.at(-1)?.to).toBe(lines.length);
    sections.slice(1).forEach((section, i) => expect(section.from).toBe(sections[i]?.to));
    expect(sections.map((section) => section.kind)).toEqual(['header', 'summary', 'experience', 'education', 'skills', 'interests']);
  });

  it('is the same every time', () => {
    expect(of(ENGLISH)).toEqual(cv);
  });

  it('invents nothing where there is nothing', () => {
    const empty = of('lorem ipsum dolor sit amet\nconsectetur adipiscing elit');
    expect(empty).toMatchObject({
      name: null,
      headline: null,
      email: null,
      phone: null,
      location: null,
      country: null,
      experience: [],
      education: [],
      skills: [],
      yearsOfExperience: 0,
    });
    expect(of('')).toMatchObject({ sections: [], experience: [] });
  });

  it('takes a trade at the top for a headline, not for a name', () => {
    const nameless = of('ACCOUNTS PAYABLE CLERK\nSummary\nCareful.\nHighlights\nFast Learner\nExperience\nClerk, Acorn Ltd, 2015 - 2018\n- Filed papers');
    expect(nameless.name).toBeNull();
    expect(nameless.headline?.value).toBe('ACCOUNTS PAYABLE CLERK');
  });

  it('gives each skill of a wrapped list the line it stands on', () => {
    const { skills } = of('Skills\nExcel, Filing, Double-entry bookkeeping,\nPayroll, Touch typing');
    expect(skills.map(({ value, line }) => [value, line])).toEqual([
      ['Excel', 2],
      ['Filing', 2],
      ['Double-entry bookkeeping', 2],
      ['Payroll', 3],
      ['Touch typing', 3],
    ]);
  });

  it('counts overlapping jobs once', () => {
    const years = of('Experience\nNurse, Elm Hospital, 2010 - 2014\n- Worked nights\nTutor, Elm College, 2012 - 2016\n- Taught first aid').yearsOfExperience;
    expect(years).toBe(6);
  });
});

describe('layouts of a job', () => {
  it.each([
    ['title at company', 'Data Engineer at Cobalt Freight\nJuly 2021 to present', 'Data Engineer', 'Cobalt Freight'],
    ['title | company | date', 'Analyst | Dunmore Bank | Jan 2017 - May 2018', 'Analyst', 'Dunmore Bank'],
    ['title (company)', 'Backend Developer (Kaolin Systems GmbH)\t2014 - 2016', 'Backend Developer', 'Kaolin Systems GmbH'],
    ['company, place, title', 'Gilt Hall Hotel, Tulsa, OK, Night Manager\nMarch 2011 – July 2013', 'Night Manager', 'Gilt Hall Hotel'],
    ['company, title – place', 'Boreal Bank, Software Engineer – Helsinki, Finland\tJan 2020 – May 2023', 'Software Engineer', 'Boreal Bank'],
    ['date first', '2016–now\tDesign Engineer, Turbine Works Ltd, Derby', 'Design Engineer', 'Turbine Works Ltd'],
    ['date alone above', '02/2012 to 11/2014\nSwimming Instructor, Elm Leisure Center', 'Swimming Instructor', 'Elm Leisure Center'],
    ['date alone below', 'Sales Manager\nHarrow Systems, Dallas, TX\n2012 – 2017', 'Sales Manager', 'Harrow Systems'],
    [
      'form',
      'Company: Tarang Infotech Pvt Ltd\nDesignation: Software Developer\nDuration: June 2019 to till date',
      'Software Developer',
      'Tarang Infotech Pvt Ltd',
    ],
    ['@ and brackets', 'Reporter @ Fjordposten (2014-06 – 2018-12)', 'Reporter', 'Fjordposten'],
  ])('%s', (_, head, title, company) => {
    const [job] = of(`Experience\n${head}\n- Did the work and wrote it down\n- Did it again`).experience;
    expect([job?.title?.value, job?.company?.value]).toEqual([title, company]);
    expect(job?.period?.start).not.toBeNull();
    expect(job?.bullets).toHaveLength(2);
  });

  it('reads jobs without any date', () => {
    expect(jobs(of('Experience\nBaker, Crumb Ltd\n- Baked bread\nWaiter, Fork Inc\n- Served tables')).map(([title]) => title)).toEqual(['Baker', 'Waiter']);
  });

  it('takes a sentence with a year for a sentence', () => {
    const [job, ...more] = of(
      'Experience\nClerk, Acorn Ltd, 2015 - 2018\n- Closed the books of 2016 and 2017 two days early.\n- Won the prize of the year 2017.',
    ).experience;
    expect(more).toEqual([]);
    expect(job?.bullets).toHaveLength(2);
  });
});

describe('names and their company', () => {
  it('cuts off the town the CV names elsewhere, and the employer after several titles', () => {
    const cv = of(
      'Ida Moor\nPort Ellery, UK\n\nExperience\nHead Chef, The Tin Turnip, Port Ellery\n2018 - present\n• Ran a kitchen of eleven people\nSous Chef, Bellavane, Port Ellery\n2014 - 2018\n• Cooked\nCommis Chef, later Chef de Partie, Brasserie Lavoine\n2011 - 2014\n• Peeled',
    );
    expect(jobs(cv).map(([title, company]) => [title, company])).toEqual([
      ['Head Chef', 'The Tin Turnip'],
      ['Sous Chef', 'Bellavane'],
      ['Commis Chef, later Chef de Partie', 'Brasserie Lavoine'],
    ]);
    expect(cv.experience[0]?.location?.value).toBe('Port Ellery');
  });

  it.each([
    ['BSc Zoology (2:1)', '2:1'],
    ['MA History, First Class', 'First Class'],
    ['BTEC Diploma in Business (Merit)', 'Merit'],
    ['BA (Hons) Drama', null],
  ])('tells the grade of "%s" from the degree', (written, grade) => {
    const [study] = of(`Ida Moor\n\nEducation\n${written}\nElm University\n2009 - 2012`).education;
    expect(study?.degree?.value).toBe(grade === null ? written : written.slice(0, written.indexOf(grade)).replace(/[ ,(]+$/, ''));
    expect(study?.details.map(({ value }) => value)).toEqual(grade === null ? [] : [grade]);
  });

  it('takes the firm that trained an apprentice, and no course without degree or school', () => {
    const cv = of(
      'Ida Moor\n\nAusbildung\nErste Hilfe, bestanden 2015\n2010 - 2013\tAusbildung zur Elektronikerin\nStadtwerke Emden, Abschlussnote: gut\n2004 - 2010\tMittlere Reife\nRealschule am Deich',
    );
    expect(cv.education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
      ['Ausbildung zur Elektronikerin', 'Stadtwerke Emden'],
      ['Mittlere Reife', 'Realschule am Deich'],
    ]);
  });

  it('leaves date and signature out of the last section', () => {
    expect(values(of('Ida Moor\n\nInteressen\nKochen, Reisen\n\nSkills\nExcel, Word, PowerPoint und Access\nEmden, den 12.01.2025\nIda Moor').skills)).toEqual([
      'Excel',
      'Word',
      'PowerPoint und Access',
    ]);
  });
});

describe('our own Word file as text', () => {
  const cv = of(`Ines Calloway
ines@example.com | +44 7700 900431 | Netherbridge
Military service: Coast Guard, 2010 – 2011
Other languages: French (Fluent), German

Skills
Technical: SQL, Python
Tools and technologies: Docker, Excel

Experience
Data Engineer\tMarch 2021 – Present
Northwake Freight | Port Ellery
• Moved 140 pipelines.
Analyst\t2015 – 2017
• Counted things for two years.
Clerk\t2012 – 2014
Quillfeather Insurance | York

Education
BSc Physics\t2009 – 2012
University of Hull
2:1`);

  it('takes a lone name after address and number for a town, known or not', () => {
    expect(cv.location?.value).toBe('Netherbridge');
    expect(of('Ines Calloway\nData Engineer | ines@example.com | LinkedIn').location).toBeNull();
  });

  it('takes a line about military service for what it is', () => {
    expect(cv.sections.map(({ kind }) => kind)).toEqual(['header', 'languages', 'skills', 'experience', 'education']);
    expect(values(cv.languages)).toEqual(['French (Fluent)', 'German']);
  });

  it('keeps the list behind a label that looks like two headings', () => {
    expect(values(cv.skills)).toEqual(['SQL', 'Python', 'Docker', 'Excel']);
  });

  it('finds employer and town behind a bar, under the last job, too, and lends no job the employer of the one above', () => {
    expect(cv.experience.map(({ company, location }) => [company?.value ?? null, location?.value ?? null])).toEqual([
      ['Northwake Freight', 'Port Ellery'],
      [null, null],
      ['Quillfeather Insurance', 'York'],
    ]);
  });

  it('keeps a grade without letters', () => {
    expect(values(cv.education[0]?.details ?? [])).toEqual(['2:1']);
  });
});

describe('other languages', () => {
  it('German', () => {
    const cv = of(
      'Lebenslauf\nSvenja Petersen\nsvenja.petersen@mail.example\nTelefon: +49 4921 5550123\n\nBerufserfahrung\n03/2019 – heute\tTeamleiterin Einkauf, Nordwind Logistik GmbH, Emden\n- Führung eines Teams mit sechs Mitarbeitenden und einem Auszubildenden\n\nAusbildung\n10/2010 – 07/2014\tBachelor of Arts Betriebswirtschaftslehre\nHochschule Emden\n\nKenntnisse\nSAP MM, Excel\nSprachen\nDeutsch (Muttersprache), Englisch (C1)',
    );
    expect(cv.language).toBe('de');
    expect(cv.name?.value).toBe('Svenja Petersen');
    expect(cv.country).toBe('DE');
    expect(jobs(cv)).toEqual([['Teamleiterin Einkauf', 'Nordwind Logistik GmbH', '03/2019 – heute']]);
    expect(cv.education[0]).toMatchObject({ degree: { value: 'Bachelor of Arts Betriebswirtschaftslehre' }, institution: { value: 'Hochschule Emden' } });
    expect(values(cv.skills)).toEqual(['SAP MM', 'Excel']);
    expect(values(cv.languages)).toEqual(['Deutsch (Muttersprache)', 'Englisch (C1)']);
  });

  it('French', () => {
    const cv = of(
      'Margaux DELATTRE\nCheffe de projet marketing\nLille, France | 06 55 50 12 34 | margaux.delattre@exemple.fr\n\nEXPÉRIENCE PROFESSIONNELLE\nCheffe de projet marketing – Brumeval\nDepuis septembre 2020\n• Pilotage de quatorze campagnes par an pour toute la région\nChargée de communication chez Atelier Pomone\njanvier 2017 - août 2020\n• Rédaction de la lettre mensuelle\n\nFORMATION\n2014 – 2016 : Master Marketing digital, Université de Lille',
    );
    expect(cv.language).toBe('fr');
    expect(cv.headline?.value).toBe('Cheffe de projet marketing');
    expect(jobs(cv).map(([title, company]) => [title, company])).toEqual([
      ['Cheffe de projet marketing', 'Brumeval'],
      ['Chargée de communication', 'Atelier Pomone'],
    ]);
    expect(cv.education[0]?.institution?.value).toBe('Université de Lille');
  });

  it.each([
    [
      'es',
      'Nerea Soto\n\nExperiencia laboral\nIngeniera de datos\nKresal S.L. | Bilbao\nMarzo de 2021 – Actualidad\n- Diseñé un almacén de datos que redujo el coste de los informes\n\nEducación\nGrado en Física, Universidad de Deusto, 2014 - 2018',
      'Ingeniera de datos',
      'Kresal S.L.',
    ],
    [
      'pt',
      'Tiago Prado\n\nEXPERIÊNCIA PROFISSIONAL\nAnalista Financeiro\nConstrutora Pinhal Ltda. - Curitiba\n02/2020 - atual\n• Fechamento mensal de doze centros de custo da empresa\n\nFORMAÇÃO ACADÊMICA\nBacharelado em Ciências Contábeis\nUniversidade Federal do Paraná',
      'Analista Financeiro',
      'Construtora Pinhal Ltda.',
    ],
    [
      'it',
      'Lucrezia Fontana\n\nEsperienze lavorative\nDa gennaio 2019 ad oggi\nArchitetta presso Studio Merli, Bologna\n- Direzione lavori di nove cantieri nella città e nella provincia\n\nIstruzione\nLaurea in Architettura, Università di Ferrara',
      'Architetta',
      'Studio Merli',
    ],
    [
      'nl',
      'Joost Wiegersma\n\nWerkervaring\nProjectleider, Waddenbouw B.V., Groningen\nmei 2018 - heden\n- Leiding aan elf projecten in de bouw en het onderhoud van dijken\n\nOpleiding\nHBO Bouwkunde, Hanzehogeschool',
      'Projectleider',
      'Waddenbouw B.V.',
    ],
    [
      'zh',
      '林若溪\n电话：138-5550-1234\n\n教育背景\n2012年9月 - 2016年6月\t浙海大学\t软件工程\t本科\n\n工作经历\n2019年3月 - 至今\t青禾科技有限公司\t高级产品经理\n• 负责支付产品，月活增长百分之二十',
      '高级产品经理',
      '青禾科技有限公司',
    ],
  ])('%s', (language, text, title, company) => {
    const cv = of(text);
    expect(cv.language).toBe(language);
    expect(cv.name).not.toBeNull();
    expect([cv.experience[0]?.title?.value, cv.experience[0]?.company?.value]).toEqual([title, company]);
    expect(cv.experience[0]?.period?.current).toBe(true);
    expect(cv.education[0]?.degree).not.toBeNull();
  });

  it('Japanese: joining and leaving are one job', () => {
    const cv = of(
      '履歴書\n氏名：佐々木 美和\n\n学歴\n2010年4月\t若葉大学経済学部 入学\n\n職歴\n2014年4月\t株式会社みどり商事 入社\n営業部にて法人営業を担当しました\n2019年9月\t株式会社みどり商事 退職\n2019年10月\tあおい電機株式会社 入社',
    );
    expect(cv.name?.value).toBe('佐々木 美和');
    expect(cv.experience.map(({ company, period }) => [company?.value, period?.end?.year ?? null, period?.current])).toEqual([
      ['株式会社みどり商事', 2019, false],
      ['あおい電機株式会社', null, true],
    ]);
  });
});

describe('a laid-out document', () => {
  const line = (text: string, over: Partial<Line> = {}): Omit<Line, 'line'> => ({
    page: 1,
    text,
    x: 50,
    y: 0,
    width: 300,
    fontSize: 10,
    fontName: 'Lato-Regular',
    bold: false,
    color: '#000000',
    hidden: null,
    column: 0,
    ...over,
  });
  const heading = (text: string, over: Partial<Line> = {}): Omit<Line, 'line'> => line(text, { fontSize: 14, bold: true, fontName: 'Lato-Bold', ...over });
  const laidOut = (lines: Omit<Line, 'line'>[]): CvDocument =>
    documentOf(
      lines.map((one, i) => ({ ...one, line: i + 1, y: one.y === 0 ? 20 + i * 14 : one.y })),
      { source: 'pdf' },
    );

  it('takes a heading nobody knows for one by its look', () => {
    const { cv } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24 }),
        heading('Experience'),
        line('Clerk, Acorn Ltd, 2015 - 2018'),
        line('• Filed papers'),
        heading('Skills'),
        line('Excel, Filing'),
        heading('My Moonshots'),
        line('A shed on wheels'),
        heading('Education'),
        line('BA History, Elm University, 2012'),
      ]),
    );
    expect(cv.sections.map(({ kind, heading: head }) => [kind, head?.value ?? null])).toEqual([
      ['header', null],
      ['experience', 'Experience'],
      ['skills', 'Skills'],
      ['other', 'My Moonshots'],
      ['education', 'Education'],
    ]);
    expect(cv.name?.value).toBe('Ida Moor');
  });

  it('reads headings written for charm, and those without a hint among them', () => {
    const head = (text: string): Omit<Line, 'line'> => line(text, { fontSize: 16, color: '#d2691e' });
    const { cv } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24 }),
        head('Where I’ve Been!'),
        line('Clerk, Acorn Ltd, 2015 - 2018'),
        line('• Filed papers'),
        head('What I Am Good At'),
        line('Excel, Filing'),
        head('Chapter and Verse'),
        line('A shed on wheels'),
        head('Where I Learned Stuff'),
        line('BA History, Elm University, 2012'),
      ]),
    );
    expect(cv.sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'skills', 'other', 'education']);
    expect(values(cv.skills)).toEqual(['Excel', 'Filing']);
  });

  it('reads two headings on one line, each over its column', () => {
    const { cv } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24 }),
        heading('EXPERIENCE'),
        line('Clerk, Acorn Ltd, 2015 - 2018'),
        heading('STRENGTHS\tHOBBIES', { width: 400, fontSize: 10 }),
        line('Patient, punctual'),
        line('Kites, bees', { x: 395 }),
        heading('EDUCATION'),
        line('BA History, Elm University, 2012'),
      ]),
    );
    expect(cv.sections.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['header', 0, 1],
      ['experience', 1, 3],
      ['skills', 3, 5],
      ['interests', 5, 6],
      ['education', 6, 8],
    ]);
    expect([values(cv.skills), values(cv.interests)]).toEqual([
      ['Patient', 'punctual'],
      ['Kites', 'bees'],
    ]);
  });

  it('leaves a known word without the look of a heading where it stands', () => {
    const { cv } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24 }),
        heading('Skills'),
        line('Excel'),
        line('Training'),
        line('Leadership'),
        heading('Education'),
        line('BA History, Elm University, 2012'),
      ]),
    );
    expect(values(cv.skills)).toEqual(['Excel', 'Training', 'Leadership']);
  });

  it('reads headings in the margin', () => {
    const { cv } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24, x: 200 }),
        line('Experience\tClerk, Acorn Ltd\t2015 - 2018', { x: 10 }),
        line('• Filed papers', { x: 120 }),
        line('Education\tBA History, Elm University\t2012', { x: 10 }),
        line('Skills\tExcel, Filing', { x: 10 }),
      ]),
    );
    expect(jobs(cv)).toEqual([['Clerk', 'Acorn Ltd', '2015 - 2018']]);
    expect(values(cv.skills)).toEqual(['Excel', 'Filing']);
  });

  it('never sees hidden lines', () => {
    const { cv, lines } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24 }),
        heading('Skills'),
        line('Excel'),
        line('Quantum computing', { hidden: 'white' }),
        heading('Education'),
        line('BA History, Elm University'),
      ]),
    );
    expect(values(cv.skills)).toEqual(['Excel']);
    expect(lines).toHaveLength(5);
  });

  it('puts the second half of a two-column list back under its heading', () => {
    const { cv } = readCv(
      laidOut([
        line('Ida Moor', { fontSize: 24, y: 10 }),
        heading('Skills', { y: 60 }),
        line('• Excel', { y: 80 }),
        line('• Filing', { y: 95 }),
        heading('Experience', { y: 120 }),
        line('Clerk', { y: 140 }),
        line('• Typing', { y: 80, x: 300, column: 1 }),
        line('• Phones', { y: 95, x: 300, column: 1 }),
        line('March 2015 to May 2018, Acorn Ltd', { y: 155 }),
        line('• Filed papers', { y: 170 }),
      ]),
    );
    expect(values(cv.skills)).toEqual(['Excel', 'Filing', 'Typing', 'Phones']);
    expect(jobs(cv)).toEqual([['Clerk', 'Acorn Ltd', 'March 2015 to May 2018']]);
  });
});

describe('hostile input', () => {
  it.each([
    'a',
    ' ',
    '1 ',
    'a@a.',
    '2019 - ',
    'Engineer ',
    '(',
    'Skills:',
    'e\u0301',
    '• ',
    'a\n',
    '2019\n',
    'Bachelor of ',
    'A\tb, c\n',
    'a,\n',
    'I like a. ',
  ])('200,000 characters of "%s" take no longer than they must', (unit) => {
    const text = unit.repeat(200_000 / unit.length);
    const begin = process.cpuUsage();
    of(text);
    of(`Experience\n${text}`);
    of(`Skills\n${text}`);
    // A quadratic step would take minutes; a linear one takes one or two seconds at worst.
    expect(process.cpuUsage(begin).user / 1e6).toBeLessThan(15);
  });
});
