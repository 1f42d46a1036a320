import { PLACEHOLDERS } from '../../lexicon/form/placeholders.ts';
import type { Detector, Draft } from '../detector.ts';
import { locate } from '../shared/locate.ts';

const MOST = 12;

/** What a template left for somebody to fill in, one finding a wording. */
export const placeholderDetector: Detector<'placeholder'> = {
  kind: 'placeholder',
  detect(context) {
    const drafts = new Map<string, Draft<'placeholder'>>();
    for (const line of context.lines) {
      for (const written of placeholdersIn(line.text.replace(/^\s*[•●▪■◦○‣–*-]\s+/u, ''))) {
        const seen = drafts.get(written.toLowerCase());
        if (seen) {
          seen.facts.times = Number(seen.facts.times) + 1;
          continue;
        }
        const place = drafts.size < MOST ? locate(context, written, line) : null;
        if (place) drafts.set(written.toLowerCase(), { quote: written, ...place, weight: 8, facts: { term: written, times: 1 } });
      }
    }
    return [...drafts.values()];
  },
};

/** A number or an address of which some signs are masked is somebody's own, hidden on purpose: "+49 176 313 XXX XX", "a.xxxx@example.com". */
const MASKED = /\+\d{1,3}[\s\d()./-]*[xX*•]{2,}[\s\dxX*•()./-]*|\(?\d{3}\)?[\s.-]?(?:\d{3}|[xX*]{3})[\s.-]?[xX*]{4}|\S*[xX*]{3,}\S*@\S+|\S+@\S*[xX*]{3,}\S*/gu;

/** Placeholders of a line as written, none inside another. */
function placeholdersIn(text: string): string[] {
  let rest = text.replace(MASKED, (masked) => ' '.repeat(masked.length));
  return PLACEHOLDERS.flatMap((pattern) => {
    const found: string[] = [];
    for (let match = pattern.exec(rest); match !== null && found.length < MOST; match = pattern.exec(rest)) {
      found.push(match[0].trim());
      rest = `${rest.slice(0, match.index)} ${'\u0000'.repeat(Math.max(1, match[0].length - 1))}${rest.slice(match.index + match[0].length)}`;
    }
    return found;
  });
}
