import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../reading/document-from-text.ts';
import { judgeCv, understandCv } from '../../../../roast-cv.ts';
import { touchesPerson } from '../../../../privacy/touches-person.ts';
import { ROAST_LINE } from '../../../../../domain/limits.ts';
import { writeRoast } from '../../write-roast.ts';
import { textOf } from '../../template.ts';
import { CALM_OF_THINGS, CALM_WORDS, CLOSERS, CLOSERS_AWAY, CLOSERS_OF_POST } from './closers.ts';

const ALL = [...Object.values(CLOSERS).flat(), ...CLOSERS_AWAY, ...CLOSERS_OF_POST, ...CALM_WORDS, ...CALM_OF_THINGS].map(textOf);

describe('what a mentor says behind a story of the trade', () => {
  it('calls no line good as it is, since another finding may strike it', () => {
    expect(ALL.filter((text) => /\b(?:keep it|leave it|nothing to|as it is|no need|complete|well (?:said|told|put))\b/iu.test(text))).toEqual([]);
  });

  it('leaves room for a story and a quote, and is about nobody', () => {
    expect(ALL.filter((text) => text.length > ROAST_LINE.maxCharacters / 2 || touchesPerson(text))).toEqual([]);
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

  it('asks adverts for nothing that nobody advertises', () => {
    expect(voices.gentle.fixes.filter((fix) => /adverts[^.]*“Windows XP”/u.test(fix))).toEqual([]);
  });
});
