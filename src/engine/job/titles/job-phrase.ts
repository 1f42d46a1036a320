import { GENDER_MARKS, FEMININE_MARKS, LEVEL_MARKS, WISHES } from '../../lexicon/occupations/job-phrases.ts';

/** The phrase without what says nothing about the work. May be empty. */
export function coreOf(phrase: string): string {
  const bare = phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, '');
  const core = squeeze(bare.replace(LEVEL_MARKS, ' '));
  return core === '' ? squeeze(bare) : core;
}

/** A job's name longer than this is a sentence. */
const LONGEST_NAME = 48;

/**
 * What to call the job in a sentence: the visitor's own words, without gender marks and wishes. Null when that leaves
 * nothing to say or a sentence; then the occupation lends its name.
 */
export function spokenName(phrase: string): string | null {
  const name = squeeze(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, ''));
  return name === '' || name.length > LONGEST_NAME ? null : name;
}

/** The phrase itself, then the jobs it names side by side ("Lawyer / Legal Advocate", "Chef or Cook", "Nurse (ICU)"). */
export function readingsOf(phrase: string): string[] {
  const core = coreOf(phrase);
  const parts = core
    .split(/\s*[/|,;()[\]–—]\s*|\s+-\s+|\s+(?:or|oder|ou|at|in|for|bei|chez)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return [...new Set([core, ...(parts.length > 1 ? parts : [])])].filter((reading) => reading !== '');
}

function squeeze(text: string): string {
  return text
    .replace(/[()[\]]\s*[()[\]]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\-–,/|&]+|[\s\-–,/|&]+$/gu, '')
    .trim();
}
