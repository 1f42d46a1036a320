import { describe, expect, it } from 'vitest';
import type { Observation, ObservationKind } from '../../../domain/observation.ts';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { gatherEvidence } from '../gather.ts';
import { documentFromText } from '../../reading/document-from-text.ts';
import { understandCv } from '../../roast-cv.ts';
import { observe } from './observe.ts';

const HEAD = 'Ada Kowalski\nada@example.com\nExperience\n';

/** What is observed in a CV with these bullets, and whatever stands below them. */
function seen(bullets: readonly string[], rest = '', job = {}): Observation[] {
  const context = contextOf(`${HEAD}Shop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n${bullets.map((text) => `• ${text}`).join('\n')}\n${rest}`, { job });
  return observe(context, gatherEvidence(context));
}
const quotes = (kind: ObservationKind, bullets: readonly string[], rest = ''): string[] =>
  seen(bullets, rest)
    .filter((one) => one.kind === kind)
    .map(({ quote }) => quote);
const factsOf = (kind: ObservationKind, bullets: readonly string[]): object[] =>
  seen(bullets)
    .filter((one) => one.kind === kind)
    .map(({ facts }) => facts);

describe('what stands in brackets', () => {
  it('is an aside where a person talks, and not where it is a stack, a date, an abbreviation', () => {
    expect(quotes('aside', ['Removed 212 foreign objects from machines (not counting the glove)'])).toEqual([
      'Removed 212 foreign objects from machines (not counting the glove)',
    ]);
    expect(
      quotes('aside', ['Wrote services (Java, Kotlin, Spring)', 'Ran Customer Relations (CR)', 'Worked on the tills (part-time)', 'Led audits (03/2019)']),
    ).toEqual([]);
  });
});

describe('brackets that talk', () => {
  it.each([
    'Planned the open day (nobody had asked for one)',
    'Counted the tins each Monday (I still do)',
    'Kept the post room dry (one bucket, one goose)',
    'Fitted lamps in the hall (not the ceiling)',
    'Ran the raffle for the ward (twice)',
    'Wrote the guide to the till (it was a long winter)',
  ])('are told: %s', (line) => {
    const expected = line.includes('(twice)') ? [] : [line];
    expect(quotes('aside', [line])).toEqual(expected);
  });

  it.each([
    'Shelved the returned books (about 900 a year)',
    'Designed labels for 6 clients (food, a zoo, two museums, a chain of opticians)',
    'Peeled potatoes for the van (about 60kg a day on show days)',
    'Kept the branch open in May (from a borrowed office upstairs)',
    'Picked fruit in the summer (two weeks, paid by the punnet)',
    'Serviced 110 lifts (flats, a care home, two clinics, a car park)',
  ])('are no aside where they measure, list or explain: %s', (line) => {
    expect(quotes('aside', [line])).toEqual([]);
  });
});

describe('a denial', () => {
  it.each(['Wrote to donors who had never been rung up', 'Rang people that had not once been asked'])('of somebody else is none: %s', (line) => {
    expect(quotes('denial', [line])).toEqual([]);
  });
  it('of one’s own is one', () => {
    expect(quotes('denial', ['Opened the shop at six and never missed a morning'])).toHaveLength(1);
  });
});

describe('a quote', () => {
  it('keeps a sentence of four words beside the one that sets it up', () =>
    expect(quotes('afterthought', ['Pulled wire at 42 below. Would rather not again'])).toEqual(['Pulled wire at 42 below. Would rather not again']));

  it('ends no list of names before its last', () => {
    const told = quotes('part-of', [
      'Brought in 18 apprentices, 7 of them Wongatha and Ngaanyatjarra young people, and stayed in touch with each of the families',
    ]);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Wongatha and Ngaanyatjarra');
  });

  it('shows a change with what changed, and none between things of two kinds', () => {
    const long =
      'Decontamination lead since February 2023: took the whole audit of the practice from 88% to 97% and rewrote the daily log so that people fill it in';
    expect(quotes('before-after', [long])).toEqual(['took the whole audit of the practice from 88% to 97%']);
    expect(quotes('before-after', ['Grew the product from four carriers to $14M of revenue'])).toEqual([]);
  });

  it('leaves what is no list as it was', () =>
    expect(quotes('exact-number', ['Fixed 48 clocks in Leeds and trained staff'])).toEqual(['Fixed 48 clocks in Leeds and trained staff']));

  it('begins at a whole word behind a word that the line parted', () => {
    for (const { quote } of seen(['Day-to-\nday supervision of two doctoral students, four tutors and one parrot'])) expect(quote).not.toMatch(/^day\b/u);
    expect(quotes('tail', ['Day-to-day supervision of two doctoral students, four tutors and one parrot'])).toEqual([
      'Day-to-day supervision of two doctoral students, four tutors and one parrot',
    ]);
  });
});

describe('the last of a list', () => {
  it('is odd where it brings an article and the others did not', () => {
    expect(factsOf('tail', ['Covered tills, deliveries, window displays and the Christmas raffle'])).toMatchObject([
      { last: 'the Christmas raffle', items: 4 },
    ]);
    expect(factsOf('tail', ['Covered tills, deliveries, window displays and refunds', 'Wiped the shelves, the counter and the door'])).toEqual([]);
  });

  it('is odd where many and few are counted down to one', () => {
    expect(factsOf('tail', ['Cleared 31 driveways, 2 car parks, 1 bar'])).toMatchObject([{ last: '1 bar', before: '2 car parks', items: 3 }]);
    expect(factsOf('tail', ['Served 40 tables, 2 nights a week, one day off', 'Led 8 fitters, one apprentice'])).toEqual([]);
  });
});

describe('words that take something back', () => {
  it.each([
    ['Cashed up mainly unsupervised', 'mainly'],
    ['No boxes dropped so far', 'so far'],
    ['Unofficial keeper of the key', 'informally'],
    ['Survived three stock systems', 'survived'],
  ])('%s', (bullet, word) => {
    expect(factsOf('qualifier', [bullet])).toMatchObject([{ word }]);
  });

  it.each([
    'Sold paint, mainly white',
    'Carried sofas mainly, 14 drops a day',
    'Trained 9 starters so far, we kept 3',
    'Named 300 parts no one else could name',
  ])('take nothing back in “%s”', (bullet) => {
    expect(factsOf('qualifier', [bullet])).toEqual([]);
  });

  it('are no oddity in “not only” and “read-only”', () => {
    expect(factsOf('qualifier', ['Not only sold paint', 'Set up read-only access'])).toEqual([]);
  });
});

describe('a paper that ran out', () => {
  it('is quoted by its name, and told whether it is being renewed', () => {
    const of = (line: string): Observation[] => seen(['Sold paint'], `Certifications\n${line}`).filter(({ kind }) => kind === 'lapsed');
    expect(of('Counterbalance (in date) Reach Truck (ran out March, refresher booked)')).toMatchObject([
      { quote: expect.stringContaining('Reach Truck (ran out March'), facts: { paper: 'Reach Truck', renewing: 1, beside: 1 } },
    ]);
    expect(of('First Aid at Work, expired 2022')[0]?.facts).not.toHaveProperty('renewing');
  });
});

describe('what is said not to have happened', () => {
  it('is noticed', () => {
    expect(factsOf('denial', ['Kept the till for six years, never lost a penny'])).toMatchObject([{ phrase: 'never lost a penny' }]);
  });
});

describe('sums', () => {
  it('x of y leaves what is left, and its share', () => {
    expect(factsOf('part-of', ['Closed 212 of 219 complaints'])).toMatchObject([{ part: '212', whole: '219', left: '7', percent: '96.8' }]);
    expect(factsOf('part-of', ['Mentored 14 starters, 13 of whom stayed'])).toMatchObject([{ part: '13', whole: '14', left: '1' }]);
    expect(factsOf('part-of', ['Page 2 of 3', 'In week 3 of 10'])).toEqual([]);
    expect(factsOf('part-of', ['One of 12 chosen from 300 of 4,000 applicants', 'Top 10 out of 500 for cheese', 'Sold 30 of 40 hens (75%)'])).toEqual([]);
  });

  it('so many in so long is so many a week; how long a day or a week of work is, nobody said', () => {
    expect(factsOf('rate', ['Fitted 90 kitchens in six weeks'])).toMatchObject([{ each: '15', unit: 'week', things: 'kitchens' }]);
    expect(factsOf('rate', ['Taught 54 students across three months'])).toEqual([]);
    expect(factsOf('rate', ['Packed 2,400 parcels a week', 'Photographed 4,000 pupils a year'])).toEqual([]);
  });

  it('past a hundred per cent: of what was there, or by how much it grew', () => {
    expect(factsOf('over-hundred', ['Hit 120% of target'])).toMatchObject([{ percent: 120, times: '1.2' }]);
    expect(factsOf('over-hundred', ['Increased sales by 200%'])).toMatchObject([{ percent: 200, times: '3' }]);
  });

  it.each([
    'Drove dry vans, 48 states then dedicated Midwest',
    'Tuesday round at two care homes (71 beds)',
    'Rewrote the score card, 34 questions to 15',
    'Cut the handbook from 34 chapters to 12',
    'Taught logic, 24 periods per week',
    'Made 46 gauges drawings and 19 tools',
    'Wrote 360 reviews for the board',
    'Wrote 504 plans for the county',
    'Ranked fifth among 45 sailors',
    'Typed 93 baker’s lists',
  ])('no figure that somebody else made, that is only the size of a place, or that became another: %s', (bullet) =>
    expect(factsOf('exact-number', [bullet])).toEqual([]),
  );

  it('what was done one at a time can be told of, and what only stood there cannot', () => {
    expect(factsOf('exact-number', ['Gave 37 talks on bees'])).toMatchObject([{ event: 1 }]);
    expect(factsOf('exact-number', ['Moved 44 old drives to a common model'])).toEqual([expect.not.objectContaining({ event: 1 })]);
  });

  it('an exact number of what nobody counts, and none of what everybody counts', () => {
    expect(factsOf('exact-number', ['Repaired 37 trolleys'])).toMatchObject([{ number: '37', things: 'trolleys' }]);
    expect(factsOf('exact-number', ['Served 37 customers', 'Sold 40 trolleys', 'Worked 37 hours', 'In 2017 shops'])).toEqual([]);
  });
});

describe('the story', () => {
  const two = (one: string, other: string): Observation[] => {
    const context = understandCv(documentFromText(`${HEAD}${one}\n• Sold paint to the trade\n\n${other}\n• Sold paint to others\n`), 'Buyer');
    return observe(context, []);
  };
  it('one job ends and another begins in one month', () => {
    const found = two('Buyer, Larch & Co Ltd, 05/2021 - 06/2023', 'Shop Assistant, Brightwater Ltd, 03/2018 - 05/2021');
    expect(found.filter(({ kind }) => kind === 'same-month')).toMatchObject([
      { quote: 'Buyer', facts: { month: 'May', one: 'Shop Assistant' }, also: [{ quote: 'Shop Assistant' }] },
    ]);
  });

  it('a higher title with the same employer is a promotion, with another employer it is none', () => {
    const up = two('Shop Manager, Larch & Co Ltd, 05/2021 - 06/2023', 'Shop Assistant, Larch & Co Ltd, 03/2020 - 05/2021');
    expect(up.filter(({ kind }) => kind === 'promotion')).toMatchObject([{ facts: { from: 'Shop Assistant', to: 'Shop Manager', months: 14 } }]);
    const away = two('Shop Manager, Larch & Co Ltd, 05/2021 - 06/2023', 'Shop Assistant, Brightwater Ltd, 03/2020 - 05/2021');
    expect(away.filter(({ kind }) => kind === 'promotion')).toEqual([]);
  });

  it('a claim stands against what the page shows', () => {
    const found = seen(['Recieved deliveries twice a day'], 'Skills\nAttention to detail, Tills\n').filter(({ kind }) => kind === 'claim-against');
    expect(found).toMatchObject([{ quote: 'Attention to detail', facts: { name: 'detail' }, also: [{ line: 5 }] }]);
    expect(seen(['Received deliveries twice a day'], 'Skills\nAttention to detail, Tills\n').filter(({ kind }) => kind === 'claim-against')).toEqual([]);
  });
});

describe('things of the world', () => {
  it('are found in any case and in the plural, and quoted as printed', () => {
    const found = seen(['Looked after two Forklifts and a pallet truck']).filter(({ kind }) => kind === 'thing');
    expect(found.length).toBeGreaterThan(0);
    for (const { quote, page, line } of found) expect({ quote, page, line }).toMatchObject({ page: 1, line: 5 });
  });

  it('an interest is one among the interests alone', () => {
    const among = (rest: string): string[] =>
      seen(['Sold paint'], rest)
        .filter(({ kind }) => kind === 'interest')
        .map(({ quote }) => quote);
    expect(among('Interests\nBeekeeping, cinema\n')).toEqual(['Beekeeping, cinema']);
    expect(among('Skills\nBeekeeping, cinema\n')).toEqual([]);
  });
});

describe('law 6', () => {
  it('lines on illness, faith, family and hardship are left alone, however odd', () => {
    for (const sad of [
      'Sang in the church choir, mainly bass',
      'Ran the hospice raffle (not counting the draw)',
      'Closed 4 of 9 safeguarding cases',
      'Cared for my mother, never late',
    ])
      expect(seen([sad]).filter(({ quote }) => sad.includes(quote))).toEqual([]);
  });

  it('changing the name of the person changes nothing that is observed', () => {
    const bullets = ['Closed 212 of 219 complaints (never on a Sunday)'];
    const renamed = contextOf(
      `${HEAD.replace('Ada Kowalski', 'Ben Oduya').replace('ada@', 'ben@')}Shop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n• ${bullets[0] ?? ''}\n`,
    );
    expect(observe(renamed, gatherEvidence(renamed))).toEqual(seen(bullets));
  });
});
