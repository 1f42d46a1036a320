import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { migratedMemory } from '../../fixtures/database-image.ts';
import { type ModelFake, startModelFake } from '../../fakes/model/model-fake.ts';
import { EMPTY_QUESTIONNAIRE } from '../domain/empty-questionnaire.ts';
import { keywordLedger } from '../engine/advert/keyword-ledger.ts';
import { understandAdvert } from '../engine/advert/understand-advert.ts';
import { inferWithModel } from '../engine/building/model/infer-with-model.ts';
import type { Model } from '../engine/model.ts';
import { documentFromText } from '../engine/reading/document-from-text.ts';
import { judgeCv, understandCv, writeRoast } from '../engine/roast-cv.ts';
import { writeCvWithModel } from '../engine/writing/cv/model/model-cv.ts';
import { writeOptimisationWithModel } from '../engine/writing/optimisation/model/model-optimisation.ts';
import { writeReportWithModel } from '../engine/writing/report/model/model-report.ts';
import { writeRoastWithModel } from '../engine/writing/roast/model/model-roast.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { createModel } from '../platform/model/create-model.ts';

let fake: ModelFake;
let database: Database;
let model: Model;
beforeAll(async () => {
  fake = await startModelFake();
  return () => fake.close();
});
beforeAll(async () => {
  database = await openDatabase(await migratedMemory());
  return () => database.close();
});
beforeAll(async () => {
  model = createModel(
    { provider: 'openai-compatible', name: 'fake', baseUrl: fake.url, apiKey: 'key', dailyBudgetUsd: null, price: null, failuresBeforePause: Infinity },
    { db: database.db, log: pino({ level: 'silent' }), now: Date.now },
  );
});

const ENGLISH = `Robert "Bobby" Quillfeather (Rob)
14 Larkspur Close, Bexcombe, BX4 7QT
+44 7700 900123 | 020 7946 0958 | bobby.quill@example.com | r.quillfeather@work.example
linkedin.com/in/bobby-quillfeather-77 | quillfeather.dev
Date of birth: 12 May 1984 | NI number: QQ 12 34 56 C | Passport No. 533401372
Summary
Warehouse supervisor based in Bexcombe. Everybody at the depot calls for Bobby when a lorry is late.
Experience
Shift Supervisor, Brambleford Freight, Leeds, April 2018 - Present
• Cut picking errors from 4% to 1.5% across 3 sheds in SAP EWM
• Responsible for rotas of 30 people, reporting to Mr Alastair Penhaligon
• Helped with the night line; drivers rang me on 07700 900456 or Rob's desk
• Handled payments to GB29 NWBK 6016 1331 9268 19 for the sports club
Warehouse Operative, Dunmore Stores, Manchester, 2010 - 2018
• Picked and packed 200 orders a day, SSN 078-05-1120 on file
Education
Leaving Certificate, Ballymore School, 2006
Skills
Forklift, SAP EWM, rota planning
Interests
Allotments in Bexcombe, five-a-side with the Quillfeather cousins
References
Ann Malone, Depot Manager, Brambleford Freight, 0113 496 0123, ann.malone@brambleford.example
Dr Piers Oakhanger, 01632 960555`;
const ENGLISH_SECRETS =
  /quillfeather|bobby|\brob\b|robert|larkspur|bexcombe|BX4|7700|7946|@|linkedin|QQ 12|1984|533401372|penhaligon|NWBK|078-05|malone|oakhanger|0113|01632/giu;

const GERMAN = `Käthe Wendelstein-Ruß
Musterstraße 12, 10115 Berlin
Tel.: 030 1234567, Mobil: 0171 / 2345678 · kaethe@wendelstein.example
Geboren am 03.07.1979 in Plauen, Steuer-ID: 12 345 678 901
Profil
Wohnhaft in Berlin, genannt Kati. Buchhalterin mit Freude an Abschlüssen.
Berufserfahrung
Buchhalterin, Tischlerei Sommerfeld GmbH, Hamburg, 01.2015 - 03.2020
• Monatsabschlüsse in DATEV für 14 Mandanten erstellt
• Zusammenarbeit mit Frau Dr. Irmgard Sellerich im Einkauf
• Zahlungen von DE89 3704 0044 0532 0130 00 geprüft
Buchhalterin, Autohaus Lindner, 04.2020 - heute
• Verantwortlich für Mahnwesen und Kati-Liste
Ausbildung
Kauffrau für Büromanagement, IHK Berlin, 2003
Kenntnisse
DATEV, Excel
Referenzen
Herr Ottokar Fliederbusch, Tischlerei Sommerfeld GmbH, 040 9876543
Sozialversicherungsnummer: 15 030779 W 004`;
const GERMAN_SECRETS =
  /wendelstein|käthe|kaethe|\bkati\b|musterstra|10115|1234567|2345678|@|03\.07|plauen|345 678|wohnhaft in berlin|sellerich|DE89|fliederbusch|9876543|030779/giu;

const FRENCH = `Élodie Vauquelin
12 rue des Tanneurs, 69002 Lyon
06 12 34 56 78 / 04 72 00 11 22
elodie.vauquelin@exemple.fr
Née le 4 mars 1988 - N° de sécurité sociale : 2 88 03 69 123 456 78
Expérience professionnelle
Cheffe de rang, Brasserie Mirabeau, Grenoble, 2016 - 2022
• Encadré une équipe de 6 personnes sous Mme Solange Harcourt
• Géré les réservations avec Zenchef, compte FR76 3000 6000 0112 3456 7890 189
Formation
BTS Hôtellerie, Lycée Savoie, 2009
Références
Solange Harcourt, directrice, 04 76 11 22 33`;
const FRENCH_SECRETS = /vauquelin|[ée]lodie|tanneurs|69002|06 12|04 72|@|1988|2 88 03|harcourt|FR76|04 76/giu;

const SPANISH = `Nombre: Ramiro Etxeberria Lobo
C/ Mayor 14, 28013 Madrid. Teléfono: 612 345 678. DNI: 12345678Z
ramiro@etxeberria.example
Experiencia
Camarero, Bar La Encina, Sevilla, 2017 - 2021
• Atendí 80 mesas al día y formé a 3 aprendices; NIE X1234567L en archivo
• Llamado "Rami" por el equipo
Formación
Graduado escolar, IES Triana, 2010
Habilidades
Inglés, TPV`;
const SPANISH_SECRETS = /etxeberria|ramiro|\brami\b|mayor 14|28013|612 345|12345678Z|@|X1234567L/giu;

const CHINESE = `王小明
手机: 13800138000 | wang.xiaoming@example.cn | 微信: @wxm_1984
身份证号: 11010519491231002X
工作经历
销售经理, 上海远航贸易有限公司, 2016 - 2022
• 王小明带领团队完成年度目标120%
教育背景
复旦大学, 本科, 2012`;
const CHINESE_SECRETS = /王小明|13800138000|@|11010519491231002/gu;

const ADVERT =
  'Warehouse Manager at Kilbrack\nRequirements:\n- SAP EWM\n- DATEV\n- Forklift licence\n- Rota planning\nContact: Fiona Brannigan, fiona@kilbrack.example, 01632 960999';

const sent = (): string => fake.requests.map(({ body }) => JSON.stringify(body)).join('\n');

/** Each way in which words of a CV reach a model. */
const PATHS: Record<string, (cv: string) => Promise<unknown>> = {
  roast: async (cv) => {
    const judgement = judgeCv(understandCv(documentFromText(cv), 'Warehouse Manager'));
    await writeRoastWithModel(judgement, 'brutal', model);
    await writeRoastWithModel(judgement, 'gentle', model);
  },
  report: async (cv) => {
    const judgement = judgeCv(understandCv(documentFromText(cv), 'Warehouse Manager'));
    await writeReportWithModel(judgement, writeRoast(judgement), model);
  },
  optimisation: async (cv) => {
    const context = understandCv(documentFromText(cv), 'Warehouse Manager');
    const advert = understandAdvert(ADVERT, 'Warehouse Manager');
    await writeOptimisationWithModel(
      {
        context,
        advert,
        ledger: keywordLedger(advert, context),
        jobRole: 'Warehouse Manager',
        companyName: 'Kilbrack Logistics',
        toneOfVoice: 'Warm',
        websiteText: 'We move chilled food across Ireland. Ring Mrs Deirdre Sloane on +353 1 555 0199 to hear how.',
        linkedinText: null,
        motivation: null,
        proudestWork: null,
      },
      model,
    );
  },
  import: (cv) => inferWithModel(documentFromText(cv), model),
  'written CV': (cv) =>
    writeCvWithModel(
      {
        ...EMPTY_QUESTIONNAIRE,
        jobTitle: 'Supervisor',
        currentJobTitle: 'Supervisor',
        currentCompany: 'Dunmore Stores',
        currentAchievement: cv
          .split('\n')
          .filter((line) => line.startsWith('•'))
          .join('\n'),
      },
      model,
    ),
};

/** What of each CV is about the work, and is told. */
const CASES = [
  ['an English CV', ENGLISH, ENGLISH_SECRETS, 'SAP EWM'],
  ['a German CV', GERMAN, GERMAN_SECRETS, 'DATEV'],
  ['a French CV', FRENCH, FRENCH_SECRETS, 'Zenchef'],
  ['a Spanish CV', SPANISH, SPANISH_SECRETS, '80 mesas'],
  ['a Chinese CV', CHINESE, CHINESE_SECRETS, '120%'],
] as const;

describe.each(Object.entries(PATHS))('%s', (name, ask) => {
  test.each(CASES)('sends nothing of %s that says whose it is', async (_language, cv, secrets) => {
    fake.requests.length = 0;
    await ask(cv);
    // The questionnaire holds no name: what only a name gives away cannot be known there.
    const own = name === 'written CV' ? /@|7700|NWBK|078-05|penhaligon|DE89|sellerich|FR76|harcourt|X1234567L/giu : secrets;
    expect([...new Set(sent().match(own) ?? [])]).toEqual([]);
  });
});

test.each(CASES)('of %s the work is sent', async (_language, cv, _secrets, work) => {
  fake.requests.length = 0;
  await PATHS['roast']?.(cv);
  expect(sent()).toContain(work);
});

test('of advert and company pages nobody’s name and number are sent either', async () => {
  fake.requests.length = 0;
  await PATHS['optimisation']?.(ENGLISH);
  expect(sent()).toContain('Kilbrack Logistics');
  expect(sent()).not.toMatch(/brannigan|960999|sloane|0199/iu);
});

test('employers, titles, tools, towns of employers, years and figures are told as they stand', async () => {
  fake.requests.length = 0;
  await PATHS['roast']?.(ENGLISH);
  await PATHS['roast']?.(GERMAN);
  const told = sent();
  for (const word of [
    'Shift Supervisor, Brambleford Freight, Leeds, April 2018 - Present',
    'Cut picking errors from 4% to 1.5% across 3 sheds in SAP EWM',
    'Warehouse Operative, Dunmore Stores, Manchester, 2010 - 2018',
    'Buchhalterin, Tischlerei Sommerfeld GmbH, Hamburg, 01.2015 - 03.2020',
    'Monatsabschlüsse in DATEV für 14 Mandanten erstellt',
  ])
    expect(told).toContain(word);
});
