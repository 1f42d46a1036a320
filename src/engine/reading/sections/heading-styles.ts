import type { SectionKind } from '../../../domain/cv.ts';
import { findPeriods } from '../text/dates.ts';
import { companyScore, isDegree, titleScore } from '../text/evidence-words.ts';
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
  /** Whether lines of this look stand where headings stand, whatever their words: hardly any of them can be anything else. */
  isStanding(looks: Looks): boolean;
}

/** How headings look; where hardly one of them is known by its words, those written for charm have a say. */
export function stylesOf(lines: readonly SeenLine[], known: readonly (SectionKind | null)[], body: Looks, source: 'pdf' | 'text'): HeadingStyles {
  const styles = headingStyles(lines, known, body);
  // Pasted text has no looks to go by.
  if (source === 'text') return styles;
  const standing = standingLooks(lines, body);
  const isStanding = (looks: Looks): boolean => standing.has(looks.key);
  // Smaller than the headings that are known, it is what stands under them: parts of a section.
  const isAmong =
    ({ smallest }: HeadingStyles) =>
    (looks: Looks): boolean =>
      isStanding(looks) && looks.size >= smallest;
  if (styles.distinct) return { ...styles, isStanding: isAmong(styles) };
  // "Experience", "Education", "Skills" in the look of the text: what is bold there are names under them.
  if (plainKinds(lines, known, body) >= PLAIN_ENOUGH) return styles;
  const guessed = lines.map((line, i) => known[i] ?? (line.marked || line.body.includes('\t') || looksOf(line).isLike(body) ? null : whimsicalKind(line.body)));
  const second = headingStyles(lines, guessed, body);
  if (second.distinct) return { ...second, isStanding: isAmong(second) };
  if (standing.size === 0) return styles;
  return {
    ...styles,
    distinct: true,
    specific: true,
    smallest: Math.min(...[...standing.values()].map(({ size }) => size)),
    isHeadingStyle: (looks) => isStanding(looks) || styles.isHeadingStyle(looks),
    isStanding,
  };
}

/** So many kinds of sections whose headings look like the text: then no other look is that of headings. */
const PLAIN_ENOUGH = 4;

const plainKinds = (lines: readonly SeenLine[], known: readonly (SectionKind | null)[], body: Looks): number =>
  new Set(lines.flatMap((line, at) => (!line.marked && /^\p{Lu}/u.test(line.text) && looksOf(line).isLike(body) ? (known[at] ?? []) : []))).size;

/** So many lines make a look one of headings where none of their words is known. */
const FEWEST_STANDING = 3;
/** Among lines that look like headings, those that may also read as the head of an entry. */
const MAX_ENTRY_SHARE = 0.35;
const MAX_WORDS = 8;
const MAX_CHARACTERS = 45;

/**
 * Looks whose every line stands as a heading does: short, undated, no sentence, set larger than the text or in capitals, with
 * text in another look right under it, and hardly ever the name of a job, an employer or a degree.
 */
function standingLooks(lines: readonly SeenLine[], body: Looks): Map<string, Looks> {
  const groups = new Map<string, { looks: Looks; lines: SeenLine[] }>();
  for (const line of lines) {
    const looks = looksOf(line);
    if (looks.isLike(body) || !(looks.size >= body.size + 0.75 || looks.caps)) continue;
    const group = groups.get(looks.key) ?? { looks, lines: [] };
    group.lines.push(line);
    groups.set(looks.key, group);
  }
  const standing = new Map<string, Looks>();
  for (const [key, { looks, lines: own }] of groups) {
    const entries = own.filter((line) => (titleScore(line.body) === 2 || companyScore(line.body) === 3 || isDegree(line.body)) && line.body.includes(' '));
    if (own.length >= FEWEST_STANDING && entries.length <= own.length * MAX_ENTRY_SHARE && own.every((line) => standsAsHeading(lines, line, looks)))
      standing.set(key, looks);
  }
  return standing;
}

function standsAsHeading(lines: readonly SeenLine[], line: SeenLine, looks: Looks): boolean {
  const { body: text } = line;
  const next = lines[line.index + 1];
  return (
    !line.marked &&
    text.length <= MAX_CHARACTERS &&
    text.split(/\s+/u).length <= MAX_WORDS &&
    !/[.,;]$|[@\t]|\d{3}/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    findPeriods(text).length === 0 &&
    next !== undefined &&
    looksOf(next).key !== looks.key
  );
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
    isStanding: () => false,
  };
}
