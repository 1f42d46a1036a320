import type { Context } from '../../context.ts';
import { countWords } from '../../english/tokens.ts';
import type { Detector } from '../detector.ts';
import { OBJECTIVE_OPENING } from '../../lexicon/form/headings.ts';
import { locate } from '../shared/locate.ts';
import { placeOf } from './placement.ts';

/** Words of somebody who wants something of the reader. */
const ASKS =
  /\b(?:seek\w*|look(?:ing)? (?:for|to)|obtain\w*|secur(?:e|ing)|acquire|find(?:ing)? an?|get(?:ting)? an?|gain\w*|land an?|pursu\w+|positions?|opportunit\w+|jobs?|role|career|post|vacanc\w+|employment|desir\w+|wish\w*|wants?|would like|hop(?:e|es|ing)|eager|challeng\w+|interested in|apply\w*|work (?:in|for|with|at)|join\w*|grow\w* (?:my|as|with)|enhance|utili[sz]e|learn\w*|internship|placement)\b/iu;
/** Words of a paragraph that can be read for what it wants. */
const LEAST_WORDS = 8;

/** Whether an objective asks: who says what the reader gets ("to contribute my quota to the school") has offered, whatever stands above it. */
function asks({ cv, lines }: Context, from: number, to: number): boolean {
  const text = lines
    .slice(from, to)
    .map((line) => line.text)
    .join(' ')
    .replace(/^\s*(?:\p{L}+\s){0,2}objectives?\b/iu, '');
  return cv.language !== 'en' || countWords(text) < LEAST_WORDS || ASKS.test(text);
}

/** An objective: a paragraph about what the writer wants. Found by its heading, or by how the summary opens. */
export const objectiveDetector: Detector<'objective'> = {
  kind: 'objective',
  detect(context) {
    const heading = context.cv.sections.find((section) => section.kind === 'objective')?.heading;
    if (heading && context.cv.sections.some((section) => section.kind === 'objective' && asks(context, section.from, section.to)))
      return [{ quote: heading.value, ...placeOf(heading), weight: 4, facts: { heading: heading.value } }];
    if (heading) return [];
    for (const statement of context.cv.summary.slice(0, 3)) {
      const opening = OBJECTIVE_OPENING.exec(statement.text)?.[1];
      const place = opening === undefined ? null : locate(context, opening, statement);
      if (opening !== undefined && place) return [{ quote: opening, ...place, weight: 4, facts: { heading: opening } }];
    }
    return [];
  },
};
