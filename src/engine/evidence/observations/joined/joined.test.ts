import { describe, expect, it } from 'vitest';
import { isVerbatim } from '../../../../domain/quote.ts';
import { JOINED_KINDS, type Observation, type ObservationKind } from '../../../../domain/observation.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { gatherEvidence } from '../../gather.ts';
import { documentFromText } from '../../../reading/document-from-text.ts';
import { understandCv } from '../../../roast-cv.ts';
import { observe } from '../observe.ts';

const HEAD = 'Ada Kowalski\nada@example.com\nExperience\n';

function seen(kind: ObservationKind, bullets: readonly string[], rest = ''): Observation[] {
  const context = contextOf(`${HEAD}Shop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n${bullets.map((text) => `• ${text}`).join('\n')}\n${rest}`);
  return observe(context, gatherEvidence(context)).filter((one) => one.kind === kind);
}

describe('home and work', () => {
  it('the same pastime in a line of work', () => {
    expect(seen('home-and-work', ['Ran the chess corner of the shop'], 'Interests\nChess, cinema\n')).toMatchObject([{ facts: { it: 'chess' } }]);
    expect(seen('home-and-work', ['Sold paint'], 'Interests\nChess, cinema\n')).toEqual([]);
  });

  it('a quiet pastime beside the phones; “two years running” is none', () => {
    expect(seen('home-against-work', ['Answered the phones all day'], 'Interests\nFishing, cinema\n')).toMatchObject([
      { facts: { name: 'quiet-phones', hobby: 'fishing' } },
    ]);
    expect(seen('home-against-work', ['Drove a van'], 'Interests\nQuiz winner two years running strong\n')).toEqual([]);
  });

  it('whoever plays in a team at home is not teased for playing alone', () => {
    const skills = 'Skills\nTeam player, Tills\nInterests\n';
    expect(seen('home-against-work', ['Sold paint'], `${skills}Reading, cinema\n`)).toMatchObject([{ facts: { name: 'alone-team' } }]);
    expect(seen('home-against-work', ['Sold paint'], `${skills}Reading, choir\n`)).toEqual([]);
  });
});

describe('the same odd word twice', () => {
  it('far apart, and neither in one story nor in a trade that deals in it', () => {
    const between = ['Sold paint', 'Sold brushes', 'Sold ladders', 'Sold tape', 'Sold rollers'];
    expect(seen('word-twice', ['Chased one ghost', ...between, 'Never met the ghost again'])).toMatchObject([{ facts: { it: 'ghost' } }]);
    expect(seen('word-twice', ['Chased one ghost', 'Never met the ghost again'])).toEqual([]);
  });
});

describe('the first job and the wanted one', () => {
  const of = (jobs: string, wanted: string): Observation[] =>
    observe(understandCv(documentFromText(`${HEAD}${jobs}`), wanted), []).filter(({ kind }) => kind === 'begun-and-wanted');
  const later = 'Office Administrator, Larch & Co Ltd, 05/2021 - 06/2023\n• Sold paint to the trade\n\n';

  it('have something in common that the page does not say', () => {
    expect(of(`${later}Nurse, Brightwater Hospital, 03/2018 - 05/2021\n• Sold paint to others\n`, 'Bus Driver')).toMatchObject([
      { quote: 'Nurse', facts: { first: 'Nurse', name: 'rota' } },
    ]);
  });

  it('are not joined where a job without dates may have come before', () => {
    expect(of(`${later}Nurse, Brightwater Hospital\n• Sold paint to others\n`, 'Bus Driver')).toEqual([]);
  });
});

it('every joined observation shows both its lines, word for word', () => {
  const context = contextOf(
    `${HEAD}Shop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n• Repaired 37 trolleys\n• Found 37 gloves, one camel and 1,200 tins\n• Led 3 clerks\nSkills\nTeam player\nInterests\nReading\n`,
  );
  const joined = observe(context, gatherEvidence(context)).filter(({ kind }) => JOINED_KINDS.some((one) => one === kind));
  expect(joined.length).toBeGreaterThan(0);
  for (const { quote, page, line, also } of joined) {
    expect(also).toHaveLength(1);
    for (const one of [{ quote, page, line }, ...also]) expect(isVerbatim(context.document, one.quote, one)).toBe(true);
  }
});
