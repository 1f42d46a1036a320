import { GENDER_MARKS, FEMININE_MARKS, LEVEL_MARKS, WISHES } from '../../lexicon/occupations/job-phrases.ts';

/** The phrase without what says nothing about the work. May be empty. */
export function coreOf(phrase: string): string {
  const bare = phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, '');
  const core = squeezeTitle(bare.replace(LEVEL_MARKS, ' '));
  return core === '' ? squeezeTitle(bare) : core;
}

/**
 * The readings of a phrase, in groups to be tried one after the other: the phrase as it is; the jobs it names side by side
 * ("Lawyer / Legal Advocate", "Chef or Cook"); what stands before a place, an employer or a bracket ("Nurse (ICU)").
 */
export function readingsOf(phrase: string): string[][] {
  const bare = squeezeTitle(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, ''));
  const core = coreOf(phrase);
  const whole = [bare, core].filter((reading) => !/[/|;()[\]–—@]|\s-\s|\s(?:or|oder|ou|at|bei|chez)\s/iu.test(reading));
  const parted = (text: string, at: RegExp): string[] =>
    text
      .split(at)
      .map((part) => part.trim())
      .filter((part) => /\p{L}{2}/u.test(part));
  const [job = ''] = parted(bare, EMPLOYER);
  const outside = squeezeTitle(job.replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' '));
  const [title = ''] = parted(outside, DASH);
  const groups = [
    whole,
    parted(outside, SIDE_BY_SIDE).length > 1 ? [] : [outside],
    parted(title, SIDE_BY_SIDE),
    parted(title, /\s*,\s*/u).slice(0, 1),
    parted(outside, DASH).slice(1, 2),
  ];
  return groups.map((group) => [...new Set(group)].filter((reading) => reading !== '')).filter((group) => group.length > 0);
}

const EMPLOYER = /\s+(?:at|bei|chez)\s+|\s*@\s*/iu;
const DASH = /\s*[–—|;]\s*|\s+-\s+/u;
const SIDE_BY_SIDE = /\s*\/\s*|\s+(?:or|oder|ou)\s+/iu;

/** A title without what its edges are left with: brackets in a row, blanks, signs that join nothing. */
export function squeezeTitle(text: string): string {
  return text
    .replace(/[()[\]]\s*[()[\]]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=,)/gu, '')
    .replace(/^[\s\-–,/|&]+|[\s\-–,/|&]+$/gu, '')
    .trim();
}
