import { describe, expect, it } from 'vitest';
import type { KeywordEntry } from '../../domain/optimization.ts';
import type { Context } from '../context.ts';
import { contextOf } from '../evidence/shared/context-builder.test-kit.ts';
import { keywordLedger } from './keyword-ledger.ts';
import { understandAdvert } from './understand-advert.ts';

const asked = (...lines: string[]): (string | boolean)[][] => understandAdvert(lines.join('\n'), '').requirements.map(({ phrase, must }) => [phrase, must]);

describe('adverts as people write them', () => {
  it('signs and numbers of lists are no part of what is asked for, and a question to the reader opens no list', () => {
    expect(asked('What we need', '> PostgreSQL', '> Hyper-V', '2. Terraform', 'Why Northmoor?', '> Free bus travel for you and one other')).toEqual([
      ['PostgreSQL', true],
      ['Hyper-V', true],
      ['Terraform', true],
    ]);
  });

  it('what is useful is a wish, also in the second clause of its sentence and in another language', () => {
    expect(asked('Requirements', '- PostgreSQL', '- Terraform', '- Git', 'It would also be useful to have:', '- confidence with Desmos')).toContainEqual([
      'Desmos',
      false,
    ]);
    expect(
      asked('Requirements', 'Experience of Terraform would be an advantage, as would familiarity with Kafka. You must know PostgreSQL and Git.'),
    ).toContainEqual(['Kafka', false]);
    expect(asked('Ihr Profil', '- PostgreSQL', '- Terraform', '- Git', '- Berufserfahrung im Kreißsaal ist willkommen, aber keine Bedingung')).toContainEqual([
      'Kreißsaal',
      false,
    ]);
  });

  it('one condition, one level, one grade', () => {
    const phrases = asked(
      'Ihr Profil',
      '- Sehr gute Deutschkenntnisse (mindestens C1)',
      '- Bereitschaft zum Schichtdienst, auch nachts, an Wochenenden und an Feiertagen',
      '- Kenntnisse der Signalsysteme PZB und LZB',
      '- Sie führen die Züge, die wir Ihnen geben',
    ).map(([phrase]) => phrase);
    expect(phrases).toEqual(
      expect.arrayContaining(['Deutsch (C1)', 'Schichtdienst, auch nachts, an Wochenenden und an Feiertagen', 'Signalsysteme PZB und LZB']),
    );
    const [gcse] = understandAdvert('Requirements\n- GCSEs in English and Maths at grade C/4 or above\n- Git\n- Kafka', '').requirements;
    expect(gcse?.alternatives ?? []).not.toContain('above');
  });
});

const cvOf = (...bullets: string[]): Context =>
  contextOf(`Ada Quince\nTester\nExperience\nClerk | Bramwell Ltd | 2015 - 2021\n${bullets.map((bullet) => `• ${bullet}`).join('\n')}`);
const answerTo = (line: string, context: Context, heading = 'Requirements'): KeywordEntry | undefined =>
  keywordLedger(understandAdvert(`${heading}\n- ${line}\nRequirements\n- PostgreSQL\n- Terraform\n- Git`, ''), context).find(
    ({ advertQuote }) => advertQuote === line,
  );

describe('what a line says of a duty', () => {
  it.each([
    ['Write RAMS for our sites', 'Ran the RAMS sign in sheet for our gang', 'said'],
    ['Draw up the annual budget', 'Pitch in 16 days last summer, budget £38k, spent £36.5k', 'said'],
    ['Lead, coach and motivate a team of 16 customer service advisers', 'Serving customers on the till', 'unsaid'],
    ['Act as a form tutor', 'Mentored 6 early career teachers', 'said'],
  ])('%s: “%s” is not %s', (line, bullet, status) => {
    expect(answerTo(line, cvOf(bullet), 'Duties')?.status).not.toBe(status);
  });

  it.each([
    ['Supporting student nurses through their training', 'Mentored 9 students so far', 'unsaid'],
    ['Handle escalated complaints', 'Refunds and escalations from the night shift', 'unsaid'],
  ])('%s: “%s” is %s', (line, bullet, status) => {
    expect(answerTo(line, cvOf(bullet), 'Duties')?.status).toBe(status);
  });
});

describe('what only looks like it', () => {
  it.each([
    ['Microsoft certification such as AZ-104 or MS-102', 'Cut the answer from 4 s to 180 ms'],
    ['Advanced Life Support, i.e. a current ALS certificate', 'Als Vertretung drei Wochen im Büro'],
    ["Help with the Duke of Edinburgh's Award", 'Does the post and the door'],
    ['Maintaining buses, coaches, lorries or plant', 'Coach 8 new hires a quarter'],
    ['CTA or ACA qualified', 'ACA, 11 of 13 papers passed, student since 2016'],
    ["One year's experience in small animal practice", 'Two years of it on call'],
  ])('%s is not said by “%s”', (line, bullet) => {
    expect(answerTo(line, cvOf(bullet))?.status).not.toBe('said');
  });

  it('a version inside a name leaves it that name', () => {
    expect(answerTo('ITIL Foundation', cvOf('ITIL 4 Foundation, 2022'))?.status).toBe('said');
  });
});

describe('two languages', () => {
  const advert = understandAdvert(
    'Ihr Profil\n- Sie sind belastbar\n- Führerschein Klasse C1\n- Erfahrung mit verderblichen Gütern\n- Kenntnisse in Transporeon\n- Sehr gute Deutschkenntnisse, weil unsere Kunden und Fahrer gern am Telefon sprechen',
    '',
  );
  const ledger = keywordLedger(advert, cvOf('Works well under pressure, as the yard does', 'Kept 40 pallets of fruit from spoiling each week'));
  const statusOf = (word: string): string | undefined => ledger.find(({ requirement }) => requirement.toLowerCase().includes(word))?.status;

  it('a trait is known in both', () => {
    expect(statusOf('belastbar')).toBe('said');
  });

  it('what no list can tell is not called missing, and papers and tools are', () => {
    expect(statusOf('verderblich')).toBeUndefined();
    expect([statusOf('c1'), statusOf('transporeon')]).toEqual(['not-shown', 'not-shown']);
  });
});

it('says nothing rather than that all is missing where nothing is clear', () => {
  const advert = understandAdvert('Requirements\n- Experience of dashboards for commercial colleagues and their depots', '');
  const ledger = keywordLedger(advert, cvOf('Built 14 dashboards'));
  expect(ledger.filter(({ status }) => status === 'not-shown')).toEqual([]);
});
