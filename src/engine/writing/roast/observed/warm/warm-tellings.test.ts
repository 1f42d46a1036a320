import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../../roast-cv.ts';
import { touchesPerson } from '../../../../privacy/touches-person.ts';
import { ROAST_LINE } from '../../../../../domain/limits.ts';
import { writeRoast } from '../../write-roast.ts';
import { isBritish } from '../../../../lexicon/comic/british.ts';
import { textOf } from '../../template.ts';
import { ALL_MENTOR_WORDS, saidAcross } from './mentor-words.ts';

const ALL = ALL_MENTOR_WORDS.map(textOf);
/** With its longest wording where a sentence has several. */
const lengthOf = (text: string): number =>
  text.replace(/\{~([^}]*)\}/gu, (_, wordings: string) =>
    wordings.split('|').reduce((longest, wording) => (wording.length > longest.length ? wording : longest), ''),
  ).length;

describe('what a mentor says where the thing itself is not known', () => {
  it('calls no line good as it is, since another finding may strike it', () => {
    expect(ALL.filter((text) => /\b(?:keep it|leave it|nothing to|as it is|no need|complete|well (?:said|told|put))\b/iu.test(text))).toEqual([]);
  });

  it('leaves room for a story and a quote, and is about nobody', () => {
    expect(ALL.filter((text) => lengthOf(text) > ROAST_LINE.maxCharacters / 2 || touchesPerson(text))).toEqual([]);
  });
});

const CV = `Mika Lund
Sous Chef
mika.lund@mail.example | +44 7700 900555 | Leith, UK

Experience
Sous Chef, Blue Anchor
March 2018 - present
• Passionate about mise en place and various sauces
• Wrote the prep list every night before service
• Supervised the walk-in freezer and the deep fryer
• Trained two apprentices on the grill

Skills
Knife skills, Butchery, Windows XP, Sourdough

Interests
Wild swimming, chess, brass band
`;

describe('a gentle roast', () => {
  const judgement = judgeCv(understandCv(documentFromText(CV), 'Head Chef', '2026-11-22'));
  const { evidence, voices } = writeRoast(judgement);

  it('tells nobody to keep a line that another finding would change', () => {
    const struck = evidence.flatMap(({ line, kind }, at) =>
      judgement.findings.some((finding) => finding.line === line && finding.kind !== kind && finding.quote !== null && finding.kind !== 'strong-number')
        ? [voices.gentle.roastLines[at] ?? '', voices.gentle.fixes[at] ?? '']
        : [],
    );
    expect(struck.filter((text) => /\b(?:keep it|leave it|nothing to|as it is)\b/iu.test(text))).toEqual([]);
  });

  it('tells no joke where a mentor speaks: no story of the trade stands in both voices', () => {
    const { brutal } = writeRoast(judgement).voices;
    expect(voices.gentle.roastLines.filter((line) => brutal.roastLines.includes(line))).toEqual([]);
  });

  it('asks adverts for nothing that nobody advertises', () => {
    expect(voices.gentle.fixes.filter((fix) => /adverts[^.]*“Windows XP”/u.test(fix))).toEqual([]);
  });
});

const SITE = (town: string): string => `Dale Pann
Leading Hand
dale@mail.example | ${town}

Experience
Leading Hand, Aston Landscapes
February 2019 - present
• Toolbox talks every Monday for the whole crew
• Ran the site induction and the daywork sheets
• Loaded the tipper and drove it to the tip
• Laid dry stone walls and steps

Landscaper, Beeren Gardens
March 2001 - May 2009
• Kept the petty cash and the site diary
• Mowed verges, and fixed the mower when it rained

Skills
First aid, Forklift, Chainsaw, Excel
`;

describe('a roast of somebody abroad', () => {
  const told = (town: string): string[] => {
    const { voices } = writeRoast(judgeCv(understandCv(documentFromText(SITE(town)), 'Site Supervisor', '2026-11-22')));
    return [voices.brutal, voices.gentle].flatMap(({ roastLines }) => roastLines);
  };

  it.each(['Adelaide, Australia', 'Nairobi, Kenya', 'Memphis, TN', 'Pune, India'])('tells nothing of a day in Britain: %s', (town) => {
    expect(told(town).filter((text) => isBritish(text.replace(/“[^”]*”/gu, ''), SITE(town)))).toEqual([]);
  });
});

describe('the ways out', () => {
  const { voices } = writeRoast(judgeCv(understandCv(documentFromText(SITE('Leeds, UK')), 'Site Supervisor', '2026-11-22')));

  it('give no stock advice that nobody read the line for', () => {
    expect(voices.gentle.fixes.filter((fix) => /across a table|has none of this|last need it|advert has another word|if not, a few words/iu.test(fix))).toEqual(
      [],
    );
  });
});

describe('what carries over into another trade', () => {
  it.each([
    ['Counted the stock of the tack room every Friday', /what’s there and what’s missing/u],
    ['Trained two grooms on the walker', /how it’s done/u],
  ])('is named by what the line shows: %s', (line, what) => expect(saidAcross(line).map(textOf).join('\n')).toMatch(what));

  it('is not named by what the work was done for, nor where nothing shows', () => {
    expect(saidAcross('Swept the yard to give visitors a good impression')).toEqual([]);
    expect(saidAcross('Plaited forty manes')).toEqual([]);
  });
});
