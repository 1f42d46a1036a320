import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CAREER_PATHS, CvBuildQuestionnaire, EXPERIENCE_LEVELS, GeneratedCvContent, InferredCvBuildData, CvPreview } from '../../../domain/cv-build.ts';
import { numberWord } from '../../english/grammar/number-words.ts';
import { keysOf } from '../../../domain/keys.ts';
import { inferQuestionnaire } from '../../building/infer-questionnaire.ts';
import { inventionsAgainst } from '../../facts/fact-lock.ts';
import { inventedSources } from '../../laws/many-cvs.test-kit.ts';
import { createPdfReader, type PdfReader } from '../../../platform/pdf/pdf-reader.ts';
import { plainText } from './answers.ts';
import { previewOf } from './preview.ts';
import { BARE_PHRASES, SUMMARY_PHRASES } from './summary-phrases.ts';
import { writeCvInParts } from './write-cv.ts';

const MONTHS =
  'January February March April May June July August September October November December Present Januar Februar März Mai Juni Juli Oktober Dezember heute'.split(
    ' ',
  );
/** Words of ours that begin with a capital; all else that does must have been answered. */
const OWN = new Set(
  [...Object.values(SUMMARY_PHRASES), BARE_PHRASES]
    .flatMap(({ years, daily, ...phrases }): string[] => [...Object.values(years), daily ?? '', ...Object.values(phrases)])
    .flatMap((phrase) => phrase.replace(/\{\w+\}/gu, ' ').match(/\p{L}+/gu) ?? [])
    .concat(MONTHS, 'Currently', 'Joined', 'More')
    .map((word) => word.toLowerCase()),
);
/** Verbs that the rule writer puts where the answer has none of its own ("responsible for", "doing"). */
const RULE_VERBS =
  /^(?:used?|supported?|look(?:ed)?|handled?|ran|run|take|took|work(?:ed)?|carr(?:y|ied)|prepared?|completed?|made?|make|built|build|moved)$/iu;

const answersOf = (questionnaire: CvBuildQuestionnaire): string => {
  const { previousRoles, topSkills, ...rest } = questionnaire;
  return [...Object.values(rest), ...topSkills, ...previousRoles.flatMap((role) => Object.values(role))].map(plainText).join('\n');
};
const stem = (word: string): string => word.toLowerCase().replaceAll('’', "'").slice(0, 4);

/** "Seven years" as a number, to be held against the dates like one. */
const inFigures = (text: string): string => text.replace(COUNT_WORD, (word) => String(COUNTS.indexOf(word.toLowerCase())));
const COUNTS = ['', ...Array.from({ length: 12 }, (_, at) => numberWord(at + 1))];
const COUNT_WORD = new RegExp(String.raw`(?<!\p{L})(?:${COUNTS.slice(1).join('|')})(?= (?:years|months)(?!\p{L}))`, 'giu');

/** Independent of the fact lock: numbers and capitalised words of the CV that nobody answered. */
function unanswered(content: GeneratedCvContent, questionnaire: CvBuildQuestionnaire): string[] {
  const answers = answersOf(questionnaire);
  const months = answers.match(/\d{4}-\d{2}/gu)?.length ?? 0;
  const numbers = new Set(inFigures(answers).match(/\d+/gu));
  // Years of work are counted, never from more than the first to the last year that was answered.
  const dated = [questionnaire, ...questionnaire.previousRoles]
    .flatMap((role) => ('startDate' in role ? [role.startDate, role.endDate] : [role.currentStartDate, role.currentEndDate]))
    .flatMap((date) => date.match(/^\d{4}/gu) ?? [])
    .map(Number);
  const span = dated.length < 2 ? 0 : Math.max(...dated) - Math.min(...dated) + 1;
  const counted =
    /^(?:\D*?\b(?:with|mit|con|,) (?:more than )?|[Mm]ore than |Berufserfahrung von |Experien[cz]\p{L}*\s?: |Expérience : )?(\d+)\+? (?:years|Jahren|ans|años)(?!\p{L})/u.exec(
      inFigures(content.professionalSummary),
    )?.[1] ?? '';
  if (counted !== '' && Number(counted) <= span) numbers.add(counted);
  // A rise is counted from date to date, too.
  const [, took = '', unit = ''] = /(?<!\p{L})rose (?:from .+ )?to .+ in (?:about )?(\d+) (months|years)\./u.exec(inFigures(content.professionalSummary)) ?? [];
  if (took !== '' && Number(took) <= span * (unit === 'months' ? 12 : 1)) numbers.add(took);
  const stems = new Set((answers.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem));
  const texts = [
    inFigures(content.professionalSummary),
    ...Object.values(content.skillsSection).flat(),
    ...content.experience.flatMap(({ jobTitle, company, dates, bulletPoints }) => [jobTitle, company, dates, ...bulletPoints]),
    ...Object.values(content.educationSection),
    content.proudestAchievementSection,
    content.personalInterestsSection,
  ].map((text) => text.replace(/\[[^[\]]*\?\]/gu, ''));
  return texts.flatMap((text) => [
    ...(text.match(/\d+/gu) ?? []).filter((number) => !numbers.has(number)),
    ...(text.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? []).filter(
      (word) =>
        !stems.has(stem(word)) &&
        !(OWN.has(word.toLowerCase()) && (months > 0 || !MONTHS.slice(0, 12).includes(word))) &&
        !RULE_VERBS.test(word) &&
        !isMendedVerb(word, stems),
    ),
  ]);
}

/** "Led" for "leading": a first word whose beginning an answer has. */
const isMendedVerb = (word: string, stems: ReadonlySet<string>): boolean =>
  /ed$|^(?:Led|Ran|Taught|Wrote|Sold|Kept|Took|Drove|Held|Dealt|Rang)$/u.test(word) &&
  [...stems].some((known) => known.startsWith(word.slice(0, 1).toLowerCase()));

function check(questionnaire: CvBuildQuestionnaire): void {
  const written = writeCvInParts(questionnaire);
  const { content } = written;
  expect(GeneratedCvContent.safeParse(content).success).toBe(true);
  expect(CvPreview.safeParse(previewOf(content)).success).toBe(true);
  const invented = [
    ...written.roles.flatMap(({ told, experience }) => told.map((line) => ({ ...line, beside: [experience.company, experience.jobTitle] }))),
    ...written.achievement.map((line) => ({ ...line, beside: [] })),
  ].flatMap(({ text, source, beside }) => inventionsAgainst(text, { text: source, beside }).map((problem) => ({ ...problem, of: text, source })));
  expect(invented).toEqual([]);
  const everything = answersOf(questionnaire);
  for (const text of [
    ...Object.values(content.skillsSection).flat(),
    content.educationSection.degree,
    content.educationSection.institution,
    content.educationSection.details,
    content.personalInterestsSection,
  ])
    // A skill or a study names a thing: its words, if they were answered, claim no deed.
    expect(
      inventionsAgainst(text, { text: everything }).filter(
        ({ kind, text: word }) => kind !== 'claim' || !everything.toLowerCase().includes(word.toLowerCase()),
      ),
    ).toEqual([]);
  expect(unanswered(content, questionnaire)).toEqual([]);
  expect(content.experience.flatMap(({ bulletPoints }) => bulletPoints).filter((bullet) => !/\p{L}{2}/u.test(bullet))).toEqual([]);
  const roles = questionnaire.previousRoles.filter(({ jobTitle, company, achievement }) => `${jobTitle}${company}${achievement}`.trim() !== '').length;
  const current = `${questionnaire.currentJobTitle}${questionnaire.currentCompany}${questionnaire.currentAchievement}`.trim() === '' ? 0 : 1;
  expect(content.experience).toHaveLength(roles + current);
}

const ACHIEVEMENTS = [
  'i was doing the tills and sometimes cash up, about 40 customers an hour',
  'responsible for social media and the newsletter',
  'Helped with the migration of 30 servers to AWS',
  'managed a team of 5, trained 3 apprentices and cut costs by 12%',
  'We opened a second shop. I did the ordering and my boss trusted me with the accounts',
  'ANSWERED PHONES AND DEALT WITH COMPLAINTS',
  'Attended weekly meetings and took notes',
  'worked on the new website in react and typescript',
  'was involved in the launch of the new menu, 80 covers a night',
  'teach maths to 150 students and mark exams',
  'zuständig für die Kasse und die Warenannahme in der Filiale',
  'Gestion de la caisse et de l’accueil des clients pour le magasin',
  'Increased sales from £20k to £35k in 6 months by calling old customers',
  'in charge of leading the night shift, 12 people',
  'various duties as required',
  '- picked orders\n- drove forklift\n- loaded 4 lorries a day',
  'I would open up, count the floats, then i let the cleaners in and so on',
  'Led four engineers, which reduced incidents by half',
  'help customers find stuff and i train the new starters, in 2022 I saved £90k by re-tendering',
  'month end down from 9 days to 5, responsible for budget of £14m, payroll for 85 staff, deal with auditors every year',
  'diary management - travel booking in 14 countries - organised the party for 300 people',
  'my boss left in 2023 and i covered his job for 8 months. i do everything from planning to delivery',
  'moved the nightly batch from oracle to postgres, 6h to 40 min. wrote dbt models',
  'ich habe das mahnwesen neu aufgebaut und die kosten in der abteilung um 20% gesenkt',
  'je forme les nouveaux et j’ai géré la caisse pour le magasin avec 3 collègues',
  'purchase ledger, credit control and the call centre',
  'n/a',
];
const TITLES = ['sales assistant', 'Head Chef', 'STAFF NURSE', 'java developer', 'Teamleiterin', 'office manager', 'driver', ''];
const COMPANIES = ['tesco', 'St Brigid’s Hospital', 'BLACKFORD LOGISTICS LTD', 'pixelhaus', 'REWE', 'Café 21', ''];
const SKILLS = ['excel', 'JAVASCRIPT', 'team player', 'customer service', 'SAP', 'wound care', 'forklift licence', 'Python', 'react', 'calm'];
const EDUCATION = [
  '',
  'gcses maths english, st marys school 2015',
  'BSc Nursing, University College Cork, 2012 - 2016',
  'studied law at leeds uni until 2019\nA levels, Park College',
  'nothing after school',
  'Ausbildung zum Koch, 2010 - 2013',
];
const INTERESTS = ['', 'i like football, netflix and baking cakes', 'Chess', 'my hobbies are running and going out with friends'];
const pick = (items: readonly string[]) => fc.constantFrom(...items);
const month = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1990, max: 2024 }).map(String),
  fc.tuple(fc.integer({ min: 1990, max: 2024 }), fc.integer({ min: 1, max: 12 })).map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`),
);
const achievement = fc.array(pick(ACHIEVEMENTS), { maxLength: 3 }).map((lines) => lines.join('\n'));
const questionnaires = fc.record({
  jobTitle: pick(TITLES),
  industry: pick(['Retail', 'IT', 'LOGISTICS', 'health care', '']),
  country: pick(['Ireland', '']),
  experienceLevel: fc.constantFrom(...keysOf(EXPERIENCE_LEVELS), '' as const),
  currentJobTitle: pick(TITLES),
  currentCompany: pick(COMPANIES),
  currentStartDate: month,
  currentEndDate: month,
  currentAchievement: achievement,
  topSkills: fc.uniqueArray(pick(SKILLS), { maxLength: 5 }),
  careerPath: fc.constantFrom(...CAREER_PATHS, '' as const),
  education: pick(EDUCATION),
  proudestAchievement: fc.oneof(fc.constant(''), pick(ACHIEVEMENTS), fc.constant('i won employee of the month 3 times')),
  personalInterests: pick(INTERESTS),
  previousRoles: fc.array(fc.record({ jobTitle: pick(TITLES), company: pick(COMPANIES), startDate: month, endDate: month, achievement }), { maxLength: 2 }),
});

describe('law 3 on a built CV', () => {
  it('invents nothing in 200 random questionnaires', () => {
    const run = fc.check(
      fc.property(questionnaires, (answers) => check(CvBuildQuestionnaire.parse(answers))),
      { seed: 5, numRuns: 200 },
    );
    expect(fc.defaultReportMessage(run) ?? '').toBe('');
  });

  describe('the invented CVs, imported and written anew', () => {
    const imported = new Map<string, InferredCvBuildData>();
    let reader: PdfReader;
    beforeAll(() => {
      reader = createPdfReader({ concurrency: 1 });
      return () => reader.close();
    });
    beforeAll(async () => {
      for (const source of await inventedSources()) {
        const reading = await reader.read(new Uint8Array(readFileSync(source.path)), path.basename(source.path));
        if (reading.ok) imported.set(source.name, inferQuestionnaire(reading.document));
      }
    });

    it('invents nothing', () => {
      expect(imported.size).toBeGreaterThanOrEqual(12);
      for (const data of imported.values()) {
        expect(InferredCvBuildData.safeParse(data).success).toBe(true);
        check(CvBuildQuestionnaire.parse(data));
      }
    });
  });
});
