import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '../../domain/optimization.ts';
import type { Context } from '../context.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { documentFromText } from '../reading/document-from-text.ts';
import { understandCv } from '../roast-cv.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const FILLER = 'and some more words about nothing, so that this is long enough to be taken for an advert at all';
const advertOf = (line: string): ReturnType<typeof understandAdvert> => understandAdvert(`Requirements\n- ${line}\n\nBenefits\n- ${FILLER}\n- fruit`, '');
const cvOf = (...bullets: string[]): Context =>
  contextOf(`Ada Quince\nTester\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n${bullets.map((bullet) => `• ${bullet}`).join('\n')}`);
/** The entry for what a line of an advert asks, as a CV with these bullets answers it. */
function entryFor(requirement: string, context: Context, line = `Experience with ${requirement} and Zorbalang`): KeywordEntry | undefined {
  return keywordLedger(advertOf(line), context).find((entry) => entry.requirement.toLowerCase().startsWith(requirement.toLowerCase()));
}

describe('said', () => {
  it.each([
    ['Kubernetes', 'Moved 14 services to k8s'],
    ['k8s', 'Ran Kubernetes clusters for three shops'],
    ['JavaScript', 'Rewrote the till page in JS'],
    ['supplier management', 'Managed 14 suppliers of tiles'],
    ['stakeholder management', 'Managing stakeholders in two ministries'],
    ['lesson planning', 'Planned lessons for 28 pupils'],
    ['data modelling', 'Data modeling for the claims team'],
    ['optimisation of search', 'Optimization of search, twice as fast'],
    ['negotiation', 'Negotiated a lease'],
    ['project management', 'Project Manager for the new depot'],
  ])('%s by “%s”', (requirement, bullet) => {
    const entry = entryFor(requirement.split(' of ')[0] ?? requirement, cvOf(bullet), `Experience with ${requirement} and Zorbalang`);
    expect([entry?.status, entry?.proof?.quote, entry?.sentence]).toEqual(['said', bullet, null]);
  });

  it('quotes the work rather than the list', () => {
    const context = contextOf('Ada Quince\nTester\nSkills\nPython, Git\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Wrote the stock report in Python');
    expect(entryFor('Python', context)?.proof?.quote).toBe('Wrote the stock report in Python');
  });

  it.each([
    ['SAP', 'No experience with SAP so far'],
    ['Terraform', 'Keen to learn Terraform'],
    ['MS Project', 'Plans in MS Project (currently learning)'],
    ['Kafka', 'Never used Kafka in anger'],
  ])('%s is not said by “%s”', (requirement, bullet) => {
    expect(entryFor(requirement, cvOf(bullet))?.status).toBe('not-shown');
  });

  it('is silent where the look of a word leaves a doubt', () => {
    expect(entryFor('loading and unloading', cvOf('Rebuilt the nightly loads'))).toBeUndefined();
  });

  it.each([
    ['presentations', 'Clerk, 2019 - Present'],
    ['Excel', 'Health: Excellent'],
    ['minute taking', 'Cut the wait to 4 minutes'],
    ['billing', 'Cut the electricity bill by half'],
    ['bookings', 'Read books to children'],
    ['SEN', 'I send things back'],
    ['shift work', 'Made 40 cups of tea a shift'],
    ['cash handling', 'Worked there till 2019'],
    ['production planning', 'Ran services in production'],
    ['invoicing', 'Filed supplier invoices'],
  ])('%s is not said by the look of a word in “%s”', (requirement, bullet) => {
    expect(entryFor(requirement, cvOf(bullet))?.status).toBe('not-shown');
  });

  it.each([
    ['negotiation', 'Negotiated 14 leases'],
    ['recruitment', 'Recruited nine clerks'],
    ['auditing', 'Audited four shops'],
    ['invoicing', 'Did the invoicing for two shops'],
  ])('%s is said by its inflection in “%s”', (requirement, bullet) => {
    expect(entryFor(requirement, cvOf(bullet))?.status).toBe('said');
  });

  it('finds a German word inside a longer one', () => {
    const context = understandCv(
      documentFromText(
        'Berufserfahrung\n2019 - 2023 Elektriker, Hallbach GmbH\n• Zuständig für die Elektroinstallation und die Wartung der Anlagen in drei Werken\n• Planung der Schichten und Einkauf',
      ),
      'Elektriker',
    );
    const advert = understandAdvert(
      'Ihr Profil\n- Erfahrung mit der Installation von Anlagen\n- Kenntnisse in SPS\n- Führerschein Klasse B\n- Teamfähigkeit und Freude an der Arbeit',
      'Elektriker',
    );
    expect(keywordLedger(advert, context).find(({ requirement }) => requirement === 'Installation')?.status ?? 'none').not.toBe('not-shown');
  });

  it('takes a name of an employer for no skill', () => {
    const context = contextOf('Ada Quince\nTester\nExperience\nClerk | Oracle Bakery Ltd | 2015 - 2021\n• Sorted buns');
    expect(entryFor('Oracle', context, 'Experience with Oracle, Postman and Zorbalang')?.status).toBe('not-shown');
  });
});

describe('true but unsaid', () => {
  it.each([
    ['version control', 'Kept 40 scripts in Git', 'Git'],
    ['relational databases', 'Tuned PostgreSQL for 84 stores', 'PostgreSQL'],
    ['containers', 'Ran Kubernetes for three shops', 'Kubernetes'],
    ['stakeholder management', 'Agreed the roadmap with sales, legal and finance', 'sales, legal and finance'],
    ['people management', 'Led a team of six nurses on nights', 'six nurses'],
    ['cash handling', 'Worked the till and cashed up on Sundays', 'cashed up'],
  ])('%s by “%s”', (requirement, bullet, word) => {
    const entry = entryFor(requirement, cvOf(bullet));
    expect([entry?.status, entry?.proof?.quote]).toEqual(['unsaid', bullet]);
    expect(entry?.sentence?.toLowerCase()).toContain(requirement);
    expect(entry?.sentence).toContain(word);
  });

  it.each([
    ['Git', 'Trained 22 analysts in version control'],
    ['PostgreSQL', 'Wrote SQL for the claims team'],
    ['Kubernetes', 'Ran containers in Docker'],
    ['stakeholder management', 'Talked to sales'],
    ['people management', 'Worked in a team of six nurses'],
  ])('never the other way: %s is not proved by “%s”', (requirement, bullet) => {
    expect(entryFor(requirement, cvOf(bullet))?.status).toBe('not-shown');
  });
});

describe('figures and grades', () => {
  const ledgerOf = (line: string, context: Context, kind: KeywordEntry['kind']): string | undefined =>
    keywordLedger(advertOf(line), context).find((entry) => entry.kind === kind)?.status;
  const worked = contextOf('Ada Quince\nTester\nExperience\nStaff Nurse | Bramwell Infirmary | 2015 - 2021\n• Nursed', { cv: { yearsOfExperience: 6 } });

  it.each([
    ['5+ years of experience', 'said'],
    ['At least six years of relevant experience', 'said'],
    ['10 years of experience', 'not-shown'],
    ['3 years of experience in nursing', 'said'],
    ['3 years of experience as an electrician', 'not-shown'],
    ['3 years of experience as an electrician or nurse', 'said'],
  ])('%s: %s', (line, status) => {
    expect(ledgerOf(`${line}, and Excel`, worked, 'experience')).toBe(status);
  });

  const speaks = (languages: string): Context => contextOf(`Ada Quince\nTester\nLanguages\n${languages}\nSkills\nExcel`);
  it.each([
    ['Fluent German and Excel', 'German (C1)', 'said'],
    ['Fluent German and Excel', 'German (native)', 'said'],
    ['Fluent German and Excel', 'German (basic)', 'not-shown'],
    ['Fluent German and Excel', 'French (fluent)', 'not-shown'],
    ['Fluent German and Excel', 'German', 'not-shown'],
    ['Good German and Excel', 'German (B2)', 'said'],
  ])('“%s” and “%s”: %s', (line, languages, status) => {
    expect(ledgerOf(line, speaks(languages), 'language')).toBe(status);
  });

  it('asks for the level of the language a CV is written in, and makes none up', () => {
    const context = contextOf('Ada Quince\nTester\nSummary\nI keep the books of four small bakeries and like it a great deal.\nSkills\nExcel');
    const entry = keywordLedger(advertOf('Fluent English and Excel'), context).find(({ kind }) => kind === 'language');
    expect([entry?.status, entry?.sentence]).toEqual(['unsaid', 'English ([your level?])']);
  });

  const studied = (degree: string): Context => contextOf(`Ada Quince\nTester\nEducation\n${degree} | Bexcombe College | 2011 - 2014\nSkills\nExcel`);
  it.each([
    ["Bachelor's degree in Computer Science, and Excel", 'BSc Computer Science', 'said'],
    ["Bachelor's degree in Computer Science, and Excel", 'MSc Informatics', 'said'],
    ["Master's degree in Computer Science, and Excel", 'BSc Computer Science', 'not-shown'],
    ["Bachelor's degree in Computer Science, and Excel", 'BA History', 'not-shown'],
    ["Bachelor's degree, and Excel", 'BA History', 'said'],
    ["Bachelor's degree, and Excel", 'BA History (expected 2027)', 'not-shown'],
    ["Bachelor's degree, and Excel", 'A-levels: Art, Maths', 'not-shown'],
  ])('“%s” and “%s”: %s', (line, degree, status) => {
    expect(ledgerOf(line, studied(degree), 'credential')).toBe(status);
  });

  it('takes no licence for another', () => {
    const context = contextOf('Ada Quince\nTester\nCertifications\nDriving licence\nSkills\nExcel');
    expect(ledgerOf('Forklift licence and Excel', context, 'credential')).toBe('not-shown');
  });
});

describe('points', () => {
  it('are none where nothing is asked', () => {
    expect(keywordLedger(understandAdvert('', 'zzqx vrrm'), cvOf('Sorted buns'))).toEqual([]);
  });

  it('weigh what is insisted on more than what is wished for', () => {
    const ledger = keywordLedger(understandAdvert(`Requirements\n- Python\n- Postman\nNice to have\n- Kafka\nBenefits\n- ${FILLER}`, ''), cvOf('Sorted buns'));
    const points = (name: string): number => ledger.find(({ requirement }) => requirement === name)?.points ?? 0;
    expect(points('Python')).toBeGreaterThan(points('Kafka'));
    expect(ledger.reduce((sum, entry) => sum + entry.points, 0)).toBe(100);
  });

  it('come from the job where the advert says too little', () => {
    const ledger = keywordLedger(
      understandAdvert('Nurse wanted, nights', 'Registered Nurse'),
      understandCv(documentFromText('Experience\n• Patient care on a ward of 20'), 'Registered Nurse'),
    );
    expect(ledger.reduce((sum, entry) => sum + entry.points, 0)).toBe(100);
    expect(ledger.find(({ requirement }) => /patient care/iu.test(requirement))?.status).toBe('said');
  });
});

describe('whole requirements', () => {
  const CV = contextOf(
    'Ada Quince\nTester\nExperience\nWard Sister | Bramwell Infirmary | 2006 - 2021\n• Off-duty for 22 staff, six weeks ahead\n• Kept stock counts in Brindlepack\nCertifications\nImmediate Life Support, 2025\nPHTLS, expired 2024',
  );
  const statusOf = (line: string): string | undefined =>
    keywordLedger(advertOf(`${line}\n- Zorbalang`), CV).find(({ advertQuote }) => advertQuote === line)?.status;

  it.each([
    ['In date for ILS or ALS', 'said'],
    ['Confident with a stock system such as Brindlepack or Fennel', 'said'],
    ['Rostering of ward staff', 'unsaid'],
    ['PHTLS or a comparable course', 'not-shown'],
    ['Level 4 award in glazing', 'not-shown'],
  ])('%s: %s', (line, status) => {
    expect(statusOf(line)).toBe(status);
  });

  it('are no requirement where the advert says that they are not needed', () => {
    const advert = understandAdvert(
      'Requirements\n- Python\n- You do not need to know Kafka\n- Reports to the Head of Glazing\n- Git\nIt would be great if you had\n- Terraform',
      '',
    );
    expect(advert.requirements.map(({ phrase, must }) => [phrase, must])).toEqual([
      ['Python', true],
      ['Git', true],
      ['Terraform', false],
    ]);
  });

  it.each([
    ['Current C+E licence', 'Cat C+E, ADR, digital tacho card', 'said'],
    ['Full UK driving licence with category C1', 'LGV C with blue light', 'unsaid'],
    ['Category D licence', 'LGV C with blue light', 'not-shown'],
    ['A legal database such as Westlaw or Practical Law', 'Word, Excel, Lexis 360', 'unsaid'],
    ['A route planning system (Paragon, Maxoptra or similar)', 'Route planning', 'not-shown'],
    ['KNX or other lighting control commissioning', 'KNX, in progress', 'not-shown'],
    ['FACTS or BASIS', 'BASIS no. FACTS no, not yet', 'not-shown'],
    ['Freedom of Information requests', 'FOI requests (22 sent)', 'said'],
    ['ISO 22000', 'ISO 9001', 'not-shown'],
    ['AAT level 4 or equivalent', 'BSc Nursing', 'not-shown'],
  ])('%s: “%s” is %s', (line, own, status) => {
    const context = contextOf(`Ada Quince\nTester\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n• Filed\nCertifications\n${own}`);
    const found = keywordLedger(advertOf(`${line}\n- Zorbalang`), context).find(({ advertQuote }) => advertQuote === line);
    expect(found?.status ?? 'not-shown').toBe(status);
  });
});

describe('what may not be said to be missing', () => {
  const answerTo = (line: string, ...bullets: string[]): KeywordEntry | undefined =>
    keywordLedger(advertOf(`${line}\n- PostgreSQL\n- Terraform`), cvOf(...bullets)).find(({ advertQuote }) => advertQuote === line);

  it.each([
    ['Experience of dashboards for commercial colleagues and their depots', 'Built 14 dashboards'],
    ['Work four nights on, four off, including weekends', 'Five years on nights at the depot'],
    ['Built reports in a BI tool (Power BI, Tableau or Looker)', '14 reports in Metabase'],
    ['Five years of post-graduate experience with a main contractor', 'Built 40 houses'],
  ])('“%s” beside “%s”', (line, bullet) => {
    const entry = answerTo(line, bullet);
    // What may be meant is asked beside its line, and never told as missing.
    expect(entry?.status === 'not-shown' && entry.proof === null).toBe(false);
  });

  it('and what one word of a duty does not say', () => {
    const advert = understandAdvert(`Your duties\n- Present a clinical audit once a quarter\n\nRequirements\n- PostgreSQL\n- Terraform\n- ${FILLER}`, '');
    const entries = keywordLedger(advert, cvOf('Carried out 57 audits of takeaways'));
    expect(entries.filter(({ requirement, status }) => requirement.includes('clinical audit') && status === 'said')).toEqual([]);
  });

  it('proves Office by Word and Excel, and butchery by whole lambs', () => {
    expect(answerTo('Microsoft Office', 'Word, Excel and a label printer')?.status).toBe('unsaid');
    expect(answerTo('Butchery', 'Broke down whole lambs every week')?.status).toBe('unsaid');
  });
});
