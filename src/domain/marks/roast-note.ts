import type { LineCorrection } from '../correction.ts';
import { FINDING_KINDS, type FindingGroup } from '../finding.ts';
import { isObserved, type QuotedPlace } from '../observation.ts';
import type { RoastEvidence, RoastWords, Tone } from '../roast.ts';

/** How a line is marked: struck out, looped, ticked as good, or a gap pointed at. */
export type Mark = 'strike' | 'circle' | 'tick' | 'caret';

/** A line of a roast with what it is pinned to and how that is marked. */
export interface RoastNote {
  mark: Mark;
  /** Verbatim; null for what is missing, and then the place is where it should stand. */
  quote: string | null;
  page: number;
  line: number;
  note: string;
  /** The way out, null when none was written. */
  fix: string | null;
  /** Further lines that it rests on. */
  also: readonly QuotedPlace[];
  /** What it is about, for whoever wants to put it right; a demo's lines are about nothing. */
  about?: NoteSubject;
}

/** Names the evidence of a line in a correction. */
export type NoteSubject = Pick<LineCorrection, 'kind' | 'quote' | 'page' | 'line'>;

/** Words that should go are struck, what is good is ticked, what needs work is looped. */
const STRUCK: readonly FindingGroup[] = ['buzzwords', 'wording', 'personal', 'tricks'];

export function markFor(kind: RoastEvidence['kind'], quote: string | null, tone: Tone = 'brutal'): Mark {
  // What is odd is ringed: it is no fault.
  if (isObserved(kind)) return 'circle';
  const { group } = FINDING_KINDS[kind];
  if (group === 'strengths') return 'tick';
  if (quote === null) return 'caret';
  // A pencil strikes nothing out.
  return STRUCK.includes(group) && tone === 'brutal' ? 'strike' : 'circle';
}

/** The lines of a roast in one voice, each with its evidence. A joke that is pinned to nothing is not shown (law 2 of the design). */
export function roastNotes({ roastLines, fixes }: Pick<RoastWords, 'roastLines' | 'fixes'>, evidence: readonly RoastEvidence[], tone: Tone): RoastNote[] {
  return roastLines.flatMap((note, index) => {
    const at = evidence[index];
    if (at === undefined) return [];
    const { quote, page, line, kind, also = [] } = at;
    return [
      {
        mark: markFor(kind, quote, tone),
        quote,
        page,
        line,
        note: besideQuote(note, quote),
        fix: fixes[index] ?? null,
        also,
        about: { kind, quote, page, line },
      },
    ];
  });
}

/**
 * What stands beside a quote that is shown already: a line of a roast that begins with its whole quote, which must stand by itself on a shared
 * picture, is not read twice. A quote that the sentence goes on from stays in it.
 */
export function besideQuote(line: string, quote: string | null): string {
  // The end of a sentence is left off where a quote stands in ours.
  const lead = [quote ?? '', (quote ?? '').replace(/[\s.,;:]+$/u, '')].map((words) => `“${words}”`).find((words) => line.startsWith(words));
  if (quote === null || lead === undefined) return line;
  const [, rest] = /^[.:] (\S.*)$/su.exec(line.slice(lead.length)) ?? [];
  return rest === undefined ? line : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
