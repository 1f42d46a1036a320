import type { SectionKind } from '../../../domain/cv.ts';
import { whimsicalKind } from './heading-words.ts';
import { looksOf, type Looks } from '../text/looks.ts';
import type { SeenLine } from '../text/seen-line.ts';

export interface HeadingStyles {
  /** True when the headings look different from the text. */
  distinct: boolean;
  /** True when hardly anything but headings has their look. */
  specific: boolean;
  titledOnly: boolean;
  smallest: number;
  /** Index of the first known heading. */
  first: number | null;
  isHeadingStyle(looks: Looks): boolean;
}

/** How headings look; where hardly one of them is known by its words, those written for charm have a say. */
export function stylesOf(lines: readonly SeenLine[], known: readonly (SectionKind | null)[], body: Looks, source: 'pdf' | 'text'): HeadingStyles {
  const styles = headingStyles(lines, known, body);
  // Pasted text has no looks to go by.
  if (styles.distinct || source === 'text') return styles;
  const guessed = lines.map((line, i) => known[i] ?? (line.marked || line.body.includes('\t') || looksOf(line).isLike(body) ? null : whimsicalKind(line.body)));
  const second = headingStyles(lines, guessed, body);
  return second.distinct ? second : styles;
}

function headingStyles(lines: readonly SeenLine[], known: readonly (SectionKind | null)[], body: Looks): HeadingStyles {
  // An icon before every heading reads as a bullet sign.
  const hits = lines.filter((line) => known[line.index] !== null && (!line.marked || !looksOf(line).isLike(body)));
  const votes = new Map<string, { count: number; kinds: Set<string>; looks: Looks }>();
  for (const line of hits) {
    const looks = looksOf(line);
    const vote = votes.get(looks.key) ?? { count: 0, kinds: new Set<string>(), looks };
    vote.count++;
    vote.kinds.add(known[line.index] ?? '');
    votes.set(looks.key, vote);
  }
  const strong = [...votes.values()].filter((vote) => !vote.looks.isLike(body));
  const best = strong.reduce((sum, vote) => Math.max(sum, vote.kinds.size), 0);
  // A look that one lone word has may be chance, unless every heading has a look of its own.
  const accepted = new Map(strong.filter((vote) => vote.kinds.size * 3 >= best).map((vote) => [vote.looks.key, vote]));
  const plainHits = hits.filter((line) => looksOf(line).isLike(body)).length;
  const styledHits = [...accepted.values()].reduce((sum, vote) => sum + vote.count, 0);
  const sharing = lines.filter((line) => accepted.has(looksOf(line).key)).length;
  return {
    distinct: best >= 2 && styledHits >= plainHits,
    specific: sharing <= styledHits * 2 + 2,
    titledOnly: hits.length > 0,
    smallest: Math.min(...[...accepted.values()].map((vote) => vote.looks.size), Infinity),
    first: hits[0]?.index ?? null,
    isHeadingStyle: (looks) => accepted.has(looks.key),
  };
}
