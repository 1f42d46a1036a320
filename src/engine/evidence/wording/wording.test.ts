import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { dutyOpeningDetector } from './duty-opening.ts';
import { firstPersonDetector } from './first-person.ts';
import { passiveVoiceDetector } from './passive-voice.ts';
import { repeatedVerbDetector } from './repeated-verb.ts';
import { spellingMistakeDetector } from './spelling-mistake.ts';
import { tenseMixDetector } from './tense-mix.ts';
import { vagueQuantityDetector } from './vague-quantity.ts';
import { weakOpeningDetector } from './weak-opening.ts';

const job = (...bullets: string[]) =>
  contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n${bullets.map((text) => `• ${text}`).join('\n')}`);

describe('weak-opening', () => {
  it.each([
    ['Assisted with the weekly reports for the board', 'Assisted with', 'the weekly reports'],
    ['Attended weekly meetings and took notes', 'Attended', 'weekly meetings'],
    ['Helped to develop and test the new website', 'Helped to', 'the new website'],
    ['Participated in the planning of events', 'Participated in', 'the planning of events'],
    ['Assisted with computer and networking issues', 'Assisted with', 'computer and networking issues'],
  ])('%s', (text, opening, object) => {
    expect(weakOpeningDetector.detect(job(text)).map((draft) => draft.facts)).toEqual([{ opening, object, times: 1 }]);
  });

  it.each([
    'Help desk for the whole campus',
    'Assisted 40 customers a day',
    'Support vector machines in production',
    'Led the support team',
    'Assisted with it',
  ])('not: %s', (text) => {
    expect(weakOpeningDetector.detect(job(text))).toEqual([]);
  });
});

describe('duty-opening', () => {
  it.each([
    ['Responsible for managing social media', 'Responsible for', 'social media'],
    ['I was responsible for keeping the spreadsheet up to date', 'I was responsible for', 'the spreadsheet'],
    ['Responsible for the clean up', 'Responsible for the', 'clean up'],
    ['Duties included the filing of invoices', 'Duties included', 'the filing of invoices'],
    ['Zuständig für die Buchhaltung und den Einkauf', 'Zuständig für', 'die Buchhaltung'],
    ['Responsable de la comptabilité', 'Responsable de la', 'comptabilité'],
    ['Encargado de compras', 'Encargado de', 'compras'],
  ])('%s', (text, opening, object) => {
    expect(dutyOpeningDetector.detect(job(text)).map((draft) => draft.facts)).toEqual([{ opening, object, times: 1 }]);
  });

  it('counts them all and shows at most three of a kind', () => {
    const drafts = dutyOpeningDetector.detect(
      job('Responsible for hiring staff', 'Responsible for stock', 'Responsible for the till', 'Responsible for cleaning windows'),
    );
    expect(drafts).toHaveLength(3);
    expect(drafts[0]?.facts.times).toBe(4);
  });

  it('is no opening in the middle of a line', () => {
    expect(dutyOpeningDetector.detect(job('Led the team responsible for payroll'))).toEqual([]);
  });
});

describe('passive-voice', () => {
  it('finds work done by nobody', () => {
    expect(passiveVoiceDetector.detect(job('Monthly reports were prepared for the board')).map((draft) => draft.facts.phrase)).toEqual(['were prepared']);
    expect(passiveVoiceDetector.detect(job('Various bug fixes were made')).map((draft) => draft.facts.phrase)).toEqual(['were made']);
  });

  it.each(['Was promoted to team lead', 'Ensured that procedures were followed', 'The office was located in Leeds'])('not: %s', (text) => {
    expect(passiveVoiceDetector.detect(job(text))).toEqual([]);
  });
});

describe('first-person', () => {
  it('counts each word', () => {
    expect(firstPersonDetector.detect(job('I led my team', 'In time I hired two people')).map((draft) => draft.facts)).toEqual([
      { word: 'I', times: 2 },
      { word: 'my', times: 1 },
    ]);
  });

  it.each(['Ran Phase I trials', 'Tuned I/O of a My SQL cluster', 'Coached Level I and II staff', 'Worked as Engineer I on rigs'])('not: %s', (text) => {
    expect(firstPersonDetector.detect(job(text))).toEqual([]);
  });
});

describe('tense-mix', () => {
  it('finds the present in a job that is over', () => {
    const drafts = tenseMixDetector.detect(job('Led the night shift of the plant', 'Built the new loading dock', 'Manage the budget of the plant'));
    expect(drafts.map((draft) => draft.facts)).toEqual([{ verb: 'manage', company: 'Brightwater Ltd', times: 1 }]);
  });

  it('lets nouns and running jobs be', () => {
    expect(tenseMixDetector.detect(job('Led the night shift of the plant', 'Built the new loading dock', 'Support for the sales team'))).toEqual([]);
    const running = contextOf(
      'Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - present\n• Led the night shift\n• Built the new dock\n• Manage the budget today',
    );
    expect(tenseMixDetector.detect(running)).toEqual([]);
  });
});

describe('repeated-verb', () => {
  it('finds the tic', () => {
    const drafts = repeatedVerbDetector.detect(
      job('Managed the shop floor', 'Managed the stock room', 'Managing the night crew', 'Managed the web shop', 'Sold the old vans'),
    );
    expect(drafts.map((draft) => draft.facts)).toEqual([{ verb: 'managed', times: 4, total: 5 }]);
  });

  it('forgives three', () => {
    expect(repeatedVerbDetector.detect(job('Managed the shop floor', 'Managed the stock room', 'Managed the web shop', 'Sold the old vans'))).toEqual([]);
  });
});

describe('vague-quantity', () => {
  it('finds amounts that could be anything', () => {
    expect(vagueQuantityDetector.detect(job('Served numerous clients in the region', 'Wrote reports, letters etc.')).map((draft) => draft.facts.term)).toEqual([
      'numerous',
      'etc',
    ]);
  });

  it.each(['Cared for patients with multiple sclerosis', 'Served numerous clients, 40 a week'])('not: %s', (text) => {
    expect(vagueQuantityDetector.detect(job(text))).toEqual([]);
  });
});

describe('spelling-mistake', () => {
  it('suggests the word', () => {
    expect(spellingMistakeDetector.detect(job('Project managment and staff managment')).map((draft) => draft.facts)).toEqual([
      { word: 'managment', suggestion: 'management', times: 2 },
    ]);
  });

  it.each(['Organised the colour catalogue', 'Wrote to office@managment.example', 'Moved from Kubernetes to Nomad'])('not: %s', (text) => {
    expect(spellingMistakeDetector.detect(job(text))).toEqual([]);
  });

  it('blames the file when ligatures are lost all over', () => {
    expect(spellingMistakeDetector.detect(job('Commited to the responsibilites of the office', 'Utlized the facilites'))).toEqual([]);
  });
});
