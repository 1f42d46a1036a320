import { FINDING_KINDS, type Finding } from '../../../../domain/finding.ts';
import { isObserved } from '../../../../domain/observation.ts';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import type { Place } from '../../../../domain/document.ts';
import { shownBeginning } from '../../../english/whole/whole-parts.ts';
import type { Roast, RoastEvidence, Tone } from '../../../../domain/roast.ts';
import type { Judgement } from '../../../judgement.ts';
import { checkLine } from '../../roast/check-line.ts';
import { cvFacts } from '../../roast/facts.ts';
import { shuffled } from '../../roast/stable-hash.ts';
import { fill, textOf } from '../../roast/template.ts';
import { COUNTED_ROASTS, LINE_ROASTS, PUFFED_ROASTS, SHORT_ROASTS } from './line-roasts.ts';
import type { Ailment } from './rewrite-line.ts';

/** A line that a joke is told about. */
interface JokedLine extends Place {
  before: string;
  ailment: Ailment;
  /** Its words were struck. */
  isPuffed?: boolean;
  /** Has its figure already: what came of it is missing. */
  isCounted?: boolean;
}

/** Of these nothing ails but what they leave out. */
const COUNTED_BY: ReadonlySet<Ailment> = new Set<Ailment>(['plain', 'sound']);

/** The roast's own joke about the line, where it made one; else a fresh line through the same checks. */
export function jokeAbout(line: JokedLine, judgement: Judgement, roast: Roast, tone: Tone, seed: string, used: Set<string>): string {
  const told = roast.evidence.findIndex(
    (evidence) => evidence.quote !== null && evidence.page === line.page && evidence.line === line.line && line.before.includes(evidence.quote),
  );
  const joke = told < 0 ? undefined : roast.voices[tone].roastLines[told];
  if (joke !== undefined && !used.has(joke) && isAbout(joke, line, roast.evidence[told]?.kind)) {
    used.add(joke);
    return joke;
  }
  const finding: Finding = {
    id: `rewrite-${line.page}-${line.line}`,
    kind: 'plain-line',
    quote: line.before,
    page: line.page,
    line: line.line,
    weight: 1,
    facts: {},
  };
  const facts = { ...cvFacts(judgement), page: line.page, line: line.line };
  const slot = `${seed}:${finding.id}`;
  const templates = [
    ...(line.isPuffed === true ? shuffled(PUFFED_ROASTS[tone], slot, textOf) : []),
    ...(line.isCounted === true && COUNTED_BY.has(line.ailment) ? shuffled(COUNTED_ROASTS[tone], slot, textOf) : []),
    ...shuffled(LINE_ROASTS[line.ailment][tone], slot, textOf),
    ...shuffled(LINE_ROASTS.plain[tone], slot, textOf),
  ];
  for (const template of templates) {
    if (used.has(textOf(template))) continue;
    const text = fill(template, facts, line.before, slot, ROAST_LINE.maxCharacters);
    if (text === null || checkLine(text, finding, tone).length > 0) continue;
    used.add(textOf(template));
    return text;
  }
  const beginning = shownBeginning(quotable(line.before), SHORT);
  const short = shuffled(SHORT_ROASTS[tone], slot, (text) => text);
  const template = short.find((one) => !used.has(one)) ?? short[0] ?? '“{quote}”.';
  used.add(template);
  return template.replace('{quote}', () => beginning);
}

/** So much of a line is quoted that is too long to be quoted whole. */
const SHORT = 90;

/** A joke about all bullets that only begins at this one is not about this line. */
function isAbout(joke: string, line: JokedLine, kind: RoastEvidence['kind'] | undefined): boolean {
  const group = kind === undefined || isObserved(kind) ? null : FINDING_KINDS[kind].group;
  return group === 'wording' || group === 'buzzwords' || [...joke.matchAll(/“([^”]+)”/gu)].some(([, quote]) => line.before.includes(quote ?? ''));
}

/** Without its own quotation marks, which would end ours. */
export const quotable = (text: string): string =>
  text
    .split(/[“”]/u)
    .reduce((longest, part) => (part.trim().length > longest.trim().length ? part : longest), '')
    .replace(/[\s.;:,]+$/u, '')
    .trim();
