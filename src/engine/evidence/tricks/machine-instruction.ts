import type { Line } from '../../../domain/document.ts';
import { isVerbatim } from '../../../domain/quote.ts';
import { DEFENDS_AGAINST_INSTRUCTIONS, MACHINE_INSTRUCTIONS } from '../../lexicon/form/instructions.ts';
import type { Detector, Draft } from '../detector.ts';
import { squeezed } from '../../english/folding.ts';

/** A sentence for the machine that reads the CV, visible or hidden. One draft a line. */
export const machineInstructionDetector: Detector<'machine-instruction'> = {
  kind: 'machine-instruction',
  detect(context) {
    const drafts: Draft<'machine-instruction'>[] = [];
    const { lines } = context.document;
    for (const [at, line] of lines.entries()) {
      const phrase = phraseOn(line, lines[at + 1]);
      if (phrase !== null && isVerbatim(context.document, phrase, line))
        drafts.push({ quote: phrase, page: line.page, line: line.line, weight: 10, facts: { phrase } });
    }
    return drafts;
  },
};

/** The first instruction that begins on `line`; it may run on to the next one, when both are seen alike. */
function phraseOn(line: Line, next: Line | undefined): string | null {
  const own = squeezed(line.text);
  const text = next && next.hidden === null && line.hidden === null ? `${own} ${squeezed(next.text)}` : own;
  if (line.hidden === null && DEFENDS_AGAINST_INSTRUCTIONS.test(text)) return null;
  let first: RegExpExecArray | null = null;
  for (const instruction of MACHINE_INSTRUCTIONS) {
    const found = instruction.exec(text);
    if (found && found.index < own.length && (first === null || found.index < first.index)) first = found;
  }
  return first && first[0].replace(/^[.:;\]>\s]+|[\s,.:]+$/gu, '');
}
