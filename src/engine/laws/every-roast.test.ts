import { beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../domain/keys.ts';
import { ROAST_LINE } from '../../domain/limits.ts';
import { isVerbatim } from '../../domain/quote.ts';
import { SCORES, TONES, type Evidence, type RoastEvidence, type Tone } from '../../domain/roast.ts';
import { evidenceOf } from '../writing/roast/evidence-of.ts';
import { checkLine } from '../writing/roast/check-line.ts';
import { isNotTold } from '../writing/roast/not-told.ts';
import { touchesPerson } from '../privacy/touches-person.ts';
import { corpusSources, hasCorpus, inventedSources, roastSources, type RoastedCv, type Source } from './many-cvs.test-kit.ts';
import { mostMet, shapeOf, withoutQuotes } from './shape.test-kit.ts';

/** voice.md: of a hundred CVs so many may hold the same line. */
const MET_AT_MOST = 3;
/** The texts of the corpus have neither employers nor addresses: the words that make a line this CV's own were taken out of them. */
const MET_WITHOUT_NAMES = 5;
const HUNDRED = 100;
/** Reading every PDF anew takes its time on a machine with other things to do. */
const PATIENCE = 600_000;

describe('every roast of the twelve invented CVs', () => {
  laws(inventedSources, MET_AT_MOST);
});

describe.skipIf(!hasCorpus)('every roast of the corpus', () => {
  laws(() => Promise.resolve(corpusSources()), MET_WITHOUT_NAMES);
});

/** Share of the findings that no joke is made of. */
const LEFT_UNTOLD = 0.1;

function laws(sources: () => Promise<Source[]>, metAtMost: number): void {
  let cvs: readonly RoastedCv[] = [];
  beforeAll(async () => {
    cvs = await roastSources(await sources());
  }, PATIENCE);

  it('has 8 to 12 lines, fewer only where less was found, each with its evidence and its way out', () => {
    const wrong = cvs.flatMap(({ name, judgement, roast }) => {
      const { length } = roast.evidence;
      // A finding that no joke can stand on is found for the ledger alone.
      const found = judgement.findings.filter((finding) => !isNotTold(finding, judgement)).length;
      const enough = length >= Math.min(ROAST_LINE.min, found) && length <= ROAST_LINE.max;
      const voices = TONES.map((tone) => roast.voices[tone]);
      const whole = voices.every(
        ({ roastLines, fixes, topRoastLine }) =>
          roastLines.length === length &&
          fixes.length === length &&
          fixes.every((fix) => fix.trim() !== '') &&
          (length === 0 || roastLines.includes(topRoastLine)),
      );
      return enough && whole ? [] : [`${name}: ${length} lines for ${found} findings`];
    });
    expect(wrong).toEqual([]);
    // What is left untold is an exception, and no way round the line above.
    const all = cvs.flatMap(({ judgement }) => judgement.findings.map((finding) => isNotTold(finding, judgement)));
    expect(all.filter(Boolean).length / all.length).toBeLessThan(LEFT_UNTOLD);
  });

  it('has no line past 220 characters and no blank left open', () => {
    const wrong = everyLine(cvs).filter(({ line }) => line.length > ROAST_LINE.maxCharacters || /[{}]|undefined|NaN|\bnull\b/u.test(withoutQuotes(line)));
    expect(wrong.map(told)).toEqual([]);
  });

  it('law 2: quotes as evidence only what stands on that line of that page', () => {
    const wrong = cvs.flatMap(({ name, document, roast }) =>
      roast.evidence
        .filter(({ quote, ...place }) => quote !== null && !isVerbatim(document, quote, place))
        .map((one) => `${name} ${one.kind}, page ${one.page}, line ${one.line}: ${one.quote}`),
    );
    expect(wrong).toEqual([]);
  });

  it('law 2: points at a line of the CV, also where something is missing', () => {
    const wrong = cvs.flatMap(({ name, document, roast }) =>
      roast.evidence
        .filter(({ page, line }) => !document.lines.some((one) => one.page === page && one.line === line))
        .map((one) => `${name} ${one.kind}, page ${one.page}, line ${one.line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('law 2: puts nothing between quotation marks that is not in the CV', () => {
    const wrong = everyLine(cvs).filter(({ cv, line }) => quotesOf(line).some((quote) => !standsIn(cv, quote)));
    expect(wrong.map(told)).toEqual([]);
  });

  it('law 6: says nothing about a person, in its lines and in its verdict', () => {
    const lines = everyLine(cvs).flatMap((one) =>
      checkLine(one.line, one.finding, one.tone, [one.cv.judgement.job.phrase]).map((problem) => `${problem}: ${told(one)}`),
    );
    const verdicts = cvs.flatMap((cv) =>
      TONES.flatMap((tone) => {
        const { stamp, overallAssessment, binnedLikelihood, wouldInterview, careerClarity } = cv.roast.voices[tone];
        return [stamp, overallAssessment, binnedLikelihood, wouldInterview, careerClarity]
          .filter((text) => touchesPerson(ownWords(text, cv)))
          .map((text) => `${cv.name}: ${text}`);
      }),
    );
    expect([...lines, ...verdicts]).toEqual([]);
  });

  it('has a ledger that adds up to each score, and whose entries name findings that were made', () => {
    const wrong = cvs.flatMap(({ name, judgement, roast }) =>
      keysOf(SCORES).flatMap((score) => {
        const entries = roast.ledger[score];
        const sum = entries.reduce((total, { points }) => total + points, 0);
        const known = entries.every(({ findingId }) => findingId === null || judgement.findings.some(({ id }) => id === findingId));
        return sum === roast.scores[score] && known && entries.every(({ because }) => because.trim() !== '')
          ? []
          : [`${name} ${score}: ${sum} for ${roast.scores[score]}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says no two lines in the same words round the facts', () => {
    const wrong = cvs.flatMap((cv) =>
      TONES.flatMap((tone) => {
        const shapes = everyLine([cv])
          .filter((one) => one.tone === tone)
          .map((one) => ({ ...one, shape: shapeOf(one.line, one.finding) }));
        return shapes.filter(({ shape }, index) => shapes.findIndex((other) => other.shape === shape) < index).map(told);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(TONES)('says no line word for word in more of a hundred CVs than would be noticed, quotes aside: %s', (tone) => {
    const different = cvs.filter(({ family }, index) => cvs.findIndex((other) => other.family === family) === index);
    for (const hundred of [different.slice(0, HUNDRED), different.slice(-HUNDRED)]) {
      expect(mostMet(hundred.map((cv) => linesOfPeople(cv, tone))).filter(({ times }) => times > metAtMost)).toEqual([]);
    }
  });
}

/** Without what is said of placeholders and missing addresses: whoever took the names out of the corpus left the one and took the other in every second text. */
const OF_THE_CORPUS: ReadonlySet<string> = new Set(['placeholder', 'missing-email', 'missing-phone']);
const linesOfPeople = ({ roast }: RoastedCv, tone: Tone): string[] =>
  roast.voices[tone].roastLines.filter((_, at) => !OF_THE_CORPUS.has(roast.evidence[at]?.kind ?? ''));

interface ToldLine {
  cv: RoastedCv;
  tone: Tone;
  line: string;
  evidence: RoastEvidence;
  finding: Evidence;
}

function everyLine(cvs: readonly RoastedCv[]): ToldLine[] {
  return cvs.flatMap((cv) =>
    TONES.flatMap((tone) =>
      cv.roast.voices[tone].roastLines.flatMap((line, index) => {
        const evidence = cv.roast.evidence[index];
        const finding = evidence === undefined ? undefined : evidenceOf(cv.judgement, evidence.findingId);
        if (evidence === undefined || finding === undefined) throw new Error(`${cv.name}: a line that rests on nothing: ${line}`);
        return [{ cv, tone, line, evidence, finding }];
      }),
    ),
  );
}

const told = ({ cv, tone, line, evidence }: ToldLine): string => `${cv.name} ${evidence.kind} ${tone}: ${line}`;
const flat = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const quotesOf = (line: string): string[] => [...line.matchAll(/“([^”]*)”/gu)].map((match) => flat(match[1] ?? '')).filter((quote) => quote !== '');

/** Hidden lines are in the file too, but a quote runs over visible ones only or over hidden ones only as they come. */
function standsIn({ document }: RoastedCv, quote: string): boolean {
  const text = (lines: typeof document.lines): string => flat(lines.map((line) => line.text).join(' '));
  return text(document.lines.filter(({ hidden }) => hidden === null)).includes(quote) || text(document.lines).includes(quote);
}

/** What the writer says itself, in lower case: no quotes, no facts of the CV, not the job as typed or as said in a sentence. */
function ownWords(text: string, { judgement }: RoastedCv): string {
  const facts = judgement.findings.flatMap((finding) =>
    Object.values(finding.facts).filter((fact): fact is string => typeof fact === 'string' && fact.length > 3),
  );
  return [judgement.job.phrase, judgement.job.title, ...facts].reduce(
    (rest, words) => rest.replaceAll(words.toLowerCase(), ' '),
    withoutQuotes(text).toLowerCase(),
  );
}
