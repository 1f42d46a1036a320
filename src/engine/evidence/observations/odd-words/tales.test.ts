import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../../domain/observation.ts';
import { gatherEvidence } from '../../gather.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { observe } from '../observe.ts';

/** The small tales of a CV with this bullet, or with this line among studies or interests. */
function tales(text: string, part: 'work' | 'Certifications' | 'Languages' | 'Interests' = 'work'): Observation[] {
  const bullet = part === 'work' ? text : 'Sold paint to the trade';
  const rest = part === 'work' ? '' : `${part}\n${text}\n`;
  const context = contextOf(`Ada Kowalski\nada@example.com\nExperience\nShop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n• ${bullet}\n${rest}`);
  return observe(context, gatherEvidence(context)).filter(({ kind }) => kind === 'tale');
}

describe('a small tale', () => {
  it.each([
    ['duo', 'Two of us on the ferry ramp. They hoot, I wave.', 'They hoot, I wave'],
    ['review', 'Oyster boat, one winter. Do not recommend.', 'Do not recommend'],
    ['review', 'Silver service at a ski hotel, New Year. I lasted.', 'I lasted'],
    ['found-out', 'Paper round, two streets extra. Until the newsagent noticed.', 'Until the newsagent noticed'],
    ['mishap', 'Bought the van sign again because I lost the first one', 'again because I lost the first one'],
    ['mishap', 'Delivered post by bicycle, stolen twice', 'stolen twice'],
    ['all-but-some', 'I groom nine poodles a day and I trust four of them', 'I trust four of them'],
    ['one-that', 'Kept the mountain rescue post open: three radios, one that works', 'three radios, one that works'],
    ['and-none', '4,200 followers, two brand deals, no income', '4,200 followers, two brand deals, no income'],
    ['and-the', '22 caravans a day and the donkey', '22 caravans a day and the donkey'],
    ['bare-list', 'Ropes, buckets, tide tables.', 'Ropes, buckets, tide tables'],
    ['learned', 'Two seasons on the lifts. Learnt to fall down in three languages.', 'to fall down in three languages'],
    ['i-know', 'Post room for six years. I know who never answers.', 'I know who never answers'],
    ['still-do', 'Night shift at the fish smokehouse. I still smell it in July.', 'I still smell it in July'],
    ['says-who', 'Rang every parent by ten. The caretaker says it is the bell.', 'The caretaker says it is the bell'],
    ['won', 'Best at raffle tickets on the ward. Won a toaster.', 'Won a toaster'],
    ['except', 'Opened on time every morning except the day of the goose', 'every morning except the day of the goose'],
    ['late-and-under', 'Opened the new bakehouse four days late and £900 under budget', 'four days late and £900 under budget'],
    ['once-in', 'Taught swimming in pools, in lakes and once in a horse trough', 'once in a horse trough'],
    ['speech', 'Answered every complaint with "leave it with me" for six years', 'leave it with me'],
    ['and-not', 'Treasurer of the canal club. Accounts filed on time, scones not.', 'Accounts filed on time, scones not'],
    ['many-to-one', 'Choir at the pit head (31 basses, 1 hymn)', '31 basses, 1 hymn'],
    ['fewer-do', 'Book group on Mondays: 12 members, 9 finish the book', '12 members, 9 finish the book'],
    ['measure', 'Found an invoice older than the building', 'older than the building'],
  ])('%s: %s', (name, text, words) => {
    expect(tales(text)).toMatchObject([{ facts: { name, it: words } }]);
  });

  it.each([
    ['odd-paper', 'Certificate in Sheep Shearing for Beginners', 'Certifications'],
    ['odd-paper', 'Balloon modelling, Level 2, 2019', 'Certifications'],
    ['fresh', 'Forklift theory, online, last weekend', 'Certifications'],
    ['level', 'Greek: A2, mostly menus', 'Languages'],
    ['named', 'Weekends with a tandem called Gertrude', 'Interests'],
    ['keeps-record', 'I have visited 212 lighthouses and write each of them a card', 'Interests'],
    ['placing', 'Hill races: 97th of 98 at the Moel Eilio', 'Interests'],
  ] as const)('%s among what is no work: %s', (name, text, part) => {
    expect(tales(text, part)).toMatchObject([{ facts: { name } }]);
  });

  it.each([
    'Learned about stakeholder management and compliance',
    'Learned how to use the till',
    'Answered calls, took orders, packed parcels',
    'Support, maintenance, reporting',
    'Led the kiosk (12 waiters, one manager)',
    'Trained 12 members of staff, 9 passed the course',
    'All orders delivered on time, whether planned or not',
    'Won a contract with the county council',
    'Recovered goods stolen by a former customer',
    'Zero complaints, two awards, no accidents',
    'All invoices paid on time except as agreed',
    'I know how to use the leading software',
    'The manager asked me to train two starters',
    'Managed three teams, one that covered nights, and their rota',
    'Cut waste from 9% to 4% in two years',
  ])('is not told in “%s”', (text) => {
    expect(tales(text)).toEqual([]);
  });

  it.each([
    ['Cat C licence, clean', 'Certifications'],
    ['Cat B+E, 2019', 'Certifications'],
    ['NVQ Level 2 in Catering', 'Certifications'],
    ['French (B2), Spanish (native)', 'Languages'],
    ['Running: 2nd of May half marathon', 'Interests'],
    ['Football, chess, cinema', 'Interests'],
  ] as const)('nor in “%s”', (text, part) => {
    expect(tales(text, part)).toEqual([]);
  });

  it('is quoted with the short sentence that sets it up', () => {
    expect(tales('Away end at the ice rink. They boo, I nod.')[0]?.quote).toContain('Away end at the ice rink. They boo, I nod');
  });
});
