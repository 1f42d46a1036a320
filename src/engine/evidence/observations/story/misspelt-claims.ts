import type { Finding } from '../../../../domain/finding.ts';
import type { Context } from '../../../context.ts';
import { squeezed } from '../../../english/folding.ts';
import { CLAIMED_WORDS } from '../../../lexicon/words/claimed-words.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { observedTexts } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 10;
/** A shorter word is a slip of one finger and names nothing. */
const LEAST = 5;

/** Where a misspelt word vouches for itself: as a skill or in a claim, over a section, or in a title. */
type Place = 'claim' | 'heading' | 'title';

/** A misspelt word that names the very thing it stands for: “Typograhpy” among what somebody is good at. One of each place. */
export function observeMisspeltClaims(context: Context, findings: readonly Finding[]): AnySighting[] {
  const seen = new Set<Place>();
  return findings.flatMap((finding): AnySighting[] => {
    const { kind, quote, page, line, facts } = finding;
    const [word, suggestion] = [String(facts['word']), String(facts['suggestion'])];
    if (kind !== 'spelling-mistake' || quote === null || suggestion.length < LEAST || /\s/u.test(`${word}${suggestion}`) || PLAIN_WORDS.has(word.toLowerCase()))
      return [];
    const place = placeOf(context, finding, word, suggestion.toLowerCase());
    if (place === null || seen.has(place)) return [];
    seen.add(place);
    return [{ kind: 'misspelt-claim', quote, page, line, oddity: ODDITY, facts: { it: word, word, suggestion, place } }];
  });
}

function placeOf(context: Context, { page, line }: Finding, word: string, suggestion: string): Place | null {
  const { cv } = context;
  const stands = (words: string | null | undefined): boolean => words?.split(/[^\p{L}’'-]+/u).includes(word) === true;
  const printed = squeezed(context.lines.find((one) => one.page === page && one.line === line)?.text ?? '');
  if (cv.sections.some(({ heading }) => stands(heading?.value) && printed.includes(squeezed(heading?.value ?? '')))) return 'heading';
  const titles = [cv.headline?.value, ...cv.experience.map(({ title }) => title?.value)];
  if (titles.some((title) => stands(title) && printed.includes(squeezed(title ?? '')))) return 'title';
  const text = observedTexts(context).find((one) => one.page === page && one.line <= line && one.text.includes(word) && stands(one.text));
  if (text === undefined) return null;
  // In a line of work a word does something; it vouches for its owner among the skills and in what is said of oneself.
  return text.place === 'skills' || (text.job === null && text.place === 'work' && CLAIMED_WORDS.has(suggestion)) ? 'claim' : null;
}
