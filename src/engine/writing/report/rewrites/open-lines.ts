import type { FullRoastReport } from '../../../../domain/report.ts';
import { isMeasured } from '../../../english/measures.ts';
import { assembleLine, type LineTemplate } from '../../../../domain/line-template.ts';
import { give, openTemplate, type Given } from '../../asking/open-template.ts';
import { strikesAlone } from '../../asking/mend-line.ts';
import { type Candidate, NO_JOB } from './candidates.ts';

type StrongLines = NonNullable<FullRoastReport['strongLines']>;

/** So many lines of a report can be answered, as far as there are lines to ask about. */
const ANSWERABLE = 8;

interface Lines {
  candidates: Candidate[];
  strongLines: StrongLines;
}

/**
 * Asks what came of further lines where little narrower can be asked: first of those that ail already, then of those without a figure.
 * A line that is praised is never asked about.
 */
export function withOpenLines(found: readonly Candidate[], isIll: (line: Candidate) => boolean, strong: (mended: readonly string[]) => StrongLines): Lines {
  const given: Given = { questions: new Map(), examples: new Set() };
  for (const { template } of found) if (template !== null) give(given, template);
  const told = new Map<Candidate, Candidate>();
  const all = (): Candidate[] => found.map((line) => told.get(line) ?? line);
  const mended = (): string[] =>
    all()
      .filter(isIll)
      .map(({ before }) => before);
  const answerable = (): number => all().filter(({ template }) => template !== null).length;
  const tell = (lines: readonly Candidate[], most: number): void => {
    for (const line of lines.filter((one) => one.told !== null && one.template === null && !told.has(one)).toSorted((a, b) => rank(a) - rank(b))) {
      if (answerable() >= most) return;
      const template = line.told === null ? null : openTemplate(line.after, line.told, given);
      if (template === null || !isSound(template, line)) continue;
      give(given, template);
      told.set(line, { ...line, template });
    }
  };
  tell(found.filter(isIll), ANSWERABLE);
  const praised = strong(mended());
  const isPraised = ({ before }: Candidate, among: StrongLines): boolean => among.some(({ quote }) => quote.includes(before));
  tell(
    found.filter((line) => !isPraised(line, praised) && !isMeasured(line.before)),
    ANSWERABLE,
  );
  return { candidates: all(), strongLines: strong(mended()) };
}

/** Lines of jobs first, then deeds, then what has no figure yet. */
const rank = ({ before, deed, job }: Candidate): number => (job === NO_JOB ? 4 : 0) + (deed ? 0 : 1) + (isMeasured(before) ? 2 : 0);

/** Whether the line with its example answer is one that our own pen would let pass: a stock phrase is rewritten first, not hung with a clause. */
const isSound = (template: LineTemplate, { after }: Candidate): boolean => strikesAlone(assembleLine(template, template.example, after).text).length === 0;
