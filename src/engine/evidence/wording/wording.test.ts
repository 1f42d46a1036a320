import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { duplicateLineDetector } from './duplicate-line.ts';
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
    ['Verantwoordelijk voor de voorraad', 'Verantwoordelijk voor', 'de voorraad'],
    ['Mitarbeit an einem Webshop', 'Mitarbeit an', 'einem Webshop'],
    ['Answering of inbound calls', 'Answering of', 'inbound calls'],
  ])('%s', (text, opening, object) => {
    expect(dutyOpeningDetector.detect(job(text)).map((draft) => draft.facts)).toEqual([{ opening, object, times: 1 }]);
  });

  it('leaves the name of a task alone where a figure stands beside it', () =>
    expect(dutyOpeningDetector.detect(job('Answering of 140 calls a day', 'Mitarbeit an 12 Webshops'))).toEqual([]));

  it.each([
    ['Bank reconciliations', 'Bank reconciliations'],
    ['Making coffee and other hot drinks', 'Making coffee and other hot drinks'],
    ['Draft petitions, discovery requests', 'Draft petitions, discovery requests'],
  ])('is the name of a task: %s', (text, opening) => {
    expect(dutyOpeningDetector.detect(job(text)).map(({ facts }) => facts.opening)).toEqual([opening]);
  });

  it.each([
    'Reconciled the bank accounts of four branches',
    'Friendly and approachable',
    'Dynamic, driven and tenacious',
    'Employee of the Month',
    'Making 300 coffees a day',
    'Pump jacks, MCC buildings, cable tray, new construction',
    'Oak doors, sash windows, stair parts and gates',
    'Python, Django, PostgreSQL',
    'Draft petitions that no judge has sent back',
    'Responsible for the training: two technicians, both passed',
    'Zuständig für die Ausbildung (zwei Fachkräfte, beide bestanden)',
    'Unterstützte Kommunikation: Tafeln eingeführt, ein Bewohner bestellt jetzt sein Eis selbst',
  ])('is none: %s', (text) => expect(dutyOpeningDetector.detect(job(text))).toEqual([]));

  it('counts them all, and finds each', () => {
    const drafts = dutyOpeningDetector.detect(
      job('Responsible for hiring staff', 'Responsible for stock', 'Responsible for the till', 'Responsible for cleaning windows'),
    );
    expect(drafts).toHaveLength(4);
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

  it.each([
    'Was promoted to team lead',
    'Ensured that procedures were followed',
    'The office was located in Leeds',
    'The laboratory was closed from March to May 2020; wrote a review in that time',
    'Fixed term until the mill expansion was paused',
    'The second branch was opened while I was there',
  ])('not: %s', (text) => {
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

  it('counts at the end of a line, before a bracket and before a figure', () => {
    expect(firstPersonDetector.detect(job('People ask for me', 'The rota (kept by me) and my 12 vans')).map((draft) => draft.facts)).toEqual([
      { word: 'me', times: 2 },
      { word: 'my', times: 1 },
    ]);
  });

  it.each([
    ['What I’m about: when I say it, I mean it. When I left, they rang', 'I', 4],
    ['Cut the part of my MSc that bored my Head of Year', 'my', 2],
    ['Seen again: 4% of mine, and a friend of mine called', 'mine', 2],
  ])('counts as a reader does: %s', (text, word, times) => {
    expect(firstPersonDetector.detect(job(text)).map(({ facts }) => facts)).toContainEqual({ word, times });
  });

  it('counts the page and not the statements alone', () => {
    const context = contextOf(
      'Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• I led the team\nEducation\nBSc Physics, I have the prize\nInterests\nI sing alto',
    );
    expect(firstPersonDetector.detect(context).map(({ facts }) => facts)).toEqual([{ word: 'I', times: 3 }]);
  });

  it.each([
    'Ran Phase I trials',
    'Tuned I/O of a My SQL cluster',
    'Coached Level I and II staff',
    'Worked as Engineer I on rigs',
    'Passed NVQ I in 1998 and Class I driving',
    'Managed safety of mine shafts and a copper mine',
    'Wrote to A. I. Marsh and I. Kowalski',
  ])('not: %s', (text) => {
    expect(firstPersonDetector.detect(job(text))).toEqual([]);
  });
});

describe('tense-mix', () => {
  it('finds the present in a job that is over', () => {
    const drafts = tenseMixDetector.detect(job('Led the night shift of the plant', 'Built the new loading dock', 'Manage the budget of the plant'));
    expect(drafts.map((draft) => draft.facts)).toEqual([{ verb: 'manage', company: 'Brightwater Ltd', times: 1 }]);
  });

  it('finds them side by side in a short entry', () => {
    const drafts = tenseMixDetector.detect(job('Worked on the tills', 'Looked after the small animals', 'Give customers advice on hay', 'Answer the phone'));
    expect(drafts.map((draft) => draft.facts)).toEqual([{ verb: 'give', company: 'Brightwater Ltd', times: 2 }]);
  });

  it('lets nouns and running jobs be', () => {
    expect(tenseMixDetector.detect(job('Led the night shift of the plant', 'Built the new loading dock', 'Support for the sales team'))).toEqual([]);
    const running = contextOf(
      'Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - present\n• Led the night shift\n• Built the new dock\n• Manage the budget today',
    );
    expect(tenseMixDetector.detect(running)).toEqual([]);
    expect(tenseMixDetector.detect(job('Led the night shift', 'Lead engineer on two docks', 'Support staff rotas', 'Order processing for the mill'))).toEqual(
      [],
    );
  });
});

describe('repeated-verb', () => {
  it('finds the tic', () => {
    const drafts = repeatedVerbDetector.detect(
      job('Managed the shop floor', 'Managed the stock room', 'Managing the night crew', 'Managed the web shop', 'Sold the old vans'),
    );
    expect(drafts.map((draft) => draft.facts)).toEqual([{ verb: 'managed', times: 4, total: 5, exact: 1 }]);
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
  const wrong = (context: ReturnType<typeof job>) => spellingMistakeDetector.detect(context).map(({ facts }) => [facts.word, facts.suggestion, facts.times]);

  it.each([
    ['Runned the pass on three services', 'Runned', 'ran'],
    ['Throwed away 8 kg a week', 'Throwed', 'threw'],
    ['Catched two faults before dispatch', 'Catched', 'caught'],
    ['Ordered the right quantitys for Friday', 'quantitys', 'quantities'],
    ['Checked the facilitys and the boilers', 'facilitys', 'facilities'],
    ['Bake bread, but I wont do fondant', 'wont', 'won’t'],
  ])('a form made by the wrong rule: %s', (text, word, right) => {
    expect(wrong(job(text))).toEqual([[word, right, 1]]);
  });

  it.each([
    'Ran the pass and threw nothing away',
    'Worked on laybys, standbys and three storeys',
    'Checked the deliverys rota on Mondays',
    'As is her wont, she costed and fitted leaded lights',
    'Putted on the greens and singed the edges',
  ])('leaves alone: %s', (text) => {
    expect(wrong(job(text))).toEqual([]);
  });

  it('suggests the word', () => {
    expect(wrong(job('Project managment and staff managment'))).toEqual([['managment', 'management', 2]]);
  });

  it.each([
    ['Served more then 20 guests a night', 'more then', 'more than'],
    ['Moved the firm into it’s new home', 'it’s', 'its'],
    ['Cooked for children with regard to there dietary needs', 'there', 'their'],
    ['Checked weather or not the doors were shut', 'weather', 'whether'],
    ['Wrote a excellent guide for new starters', 'a excellent', 'an excellent'],
    ['Ran an warehouse of two floors', 'an warehouse', 'a warehouse'],
    ['Cleaned the the upper deck', 'the the', 'the'],
    ['Asked what we could of done sooner', 'could of', 'could have'],
    ['Ordered stationary for four floors', 'stationary', 'stationery'],
    ['Deputy to the store manger on Sundays', 'manger', 'manager'],
    ['Found a way not to loose customers at the till', 'loose', 'lose'],
    ['Planned for 12 driver’s on two shifts', 'driver’s', 'drivers'],
    ['Wrote the correspondance with the suppliers and the bank', 'correspondance', 'correspondence'],
    ['Learnt alot about bees', 'alot', 'a lot'],
  ])('%s', (text, word, suggestion) => {
    expect(wrong(job(text))).toEqual([[word, suggestion, 1]]);
  });

  it.each([
    'Organised the colour catalogue',
    'Wrote to office@managment.example',
    'Moved from Kubernetes to Nomad',
    'Worked beside the late Arthur Sergent and Gardner',
    'Read “The Managment of Bees” aloud to the board',
    'Sorted grade a eggs and vitamin a tablets',
    'Trained as a user of an MRI scanner, a European first, an hour a day',
    'Had had enough of that, that much was clear',
    'It’s a living, of its kind',
    'Answered there and then, more then than before',
    'Kept loose wires and stationary bikes apart',
    'Responsable de ventas para el norte de la ciudad',
    'Held an Adobe licence and an honours degree',
    'Led each team to the driver’s room, two weeks’ notice in hand',
    'Supervised theses: 5 Bachelor’s, 6 Master’s',
    "Marked 5 bachelor’s and 6 master's theses",
    'Coached three women’s and two men’s sides',
    'Fitted out four Sainsbury’s and many doctor’s and dentist’s surgeries',
  ])('not: %s', (text) => {
    expect(wrong(job(text))).toEqual([]);
  });

  it('is found in headings and titles, never in names', () => {
    const context = contextOf(`Bo Recieve\nSales Assitant\nExperience\nSales Assitant | Managment Partners Ltd | 2018 - 2021\n• Sold vans`);
    expect(wrong(context).map(([word]) => word)).toEqual(['Assitant']);
  });

  it('is nobody’s in a CV of another language', () => {
    expect(
      wrong(contextOf('Bo Fell\nIngénieur\nExperience\nIngénieur | Moor | 2018 - 2021\n• correspondance et managment', { cv: { language: 'fr' } })),
    ).toEqual([]);
  });

  it('blames the file when ligatures are lost all over', () => {
    expect(spellingMistakeDetector.detect(job('Commited to the responsibilites of the office', 'Utlized the facilites'))).toEqual([]);
  });
});

describe('duplicate-line', () => {
  it('finds what is said twice, and where it was said first', () => {
    const twice = job('Ordered the office supplies', 'Sold 40 vans', 'Ordered the  office supplies.');
    expect(duplicateLineDetector.detect(twice)).toEqual([
      expect.objectContaining({ quote: 'Ordered the office supplies.', line: 7, facts: { times: 2, first: '5' } }),
    ]);
  });
  it.each([
    ['Cash handling', 'Cash handling'],
    ['Sold vans to the north', 'Sold vans to the south'],
  ])('not: %s, %s', (one, other) => {
    expect(duplicateLineDetector.detect(job(one, 'Swept the yard', other))).toEqual([]);
  });
});
