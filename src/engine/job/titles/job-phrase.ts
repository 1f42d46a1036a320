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
 * What to call the job in a sentence: the visitor's own words, without gender marks, wishes and what stands in brackets or, of a long one, behind a dash,
 * a comma or a "for" ("HR Manager (part-time)"). Null when that leaves nothing to say or a sentence; then the occupation lends its name.
 */
export function spokenName(phrase: string): string | null {
  const bare = phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, '');
  const names = [squeeze(bare.replace(/\([^()]*\)?|\[[^[\]]*\]?/gu, ' ')), squeeze(bare)].filter((name) => name !== '');
  const parts = [DASH, /\s*,\s*/u, BEYOND].flatMap((at) => names.flatMap((name) => name.split(at).slice(0, 1)));
  return [...names, ...parts].find((name) => name !== '' && name.length <= LONGEST_NAME) ?? null;
}

/**
 * The readings of a phrase, in groups to be tried one after the other: the phrase as it is; the jobs it names side by side
 * ("Lawyer / Legal Advocate", "Chef or Cook"); what stands before a place, an employer or a bracket ("Nurse (ICU)").
 */
export function readingsOf(phrase: string): string[][] {
  const bare = squeeze(phrase.normalize('NFKC').replace(GENDER_MARKS, ' ').replace(FEMININE_MARKS, '').replace(WISHES, ''));
  const core = coreOf(phrase);
  const whole = [bare, core].filter((reading) => !/[/|;()[\]–—@]|\s-\s|\s(?:or|oder|ou|at|bei|chez)\s/iu.test(reading));
  const parted = (text: string, at: RegExp): string[] =>
    text
      .split(at)
      .map((part) => part.trim())
      .filter((part) => /\p{L}{2}/u.test(part));
  const [job = ''] = parted(bare, EMPLOYER);
  const outside = squeeze(job.replace(/\([^()]*\)|\[[^[\]]*\]/gu, ' '));
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
/** Where a long name goes on to say for whom and where. */
const BEYOND = /\s+(?:at|with|within|in|for)\s+/iu;
const DASH = /\s*[–—|;]\s*|\s+-\s+/u;
const SIDE_BY_SIDE = /\s*\/\s*|\s+(?:or|oder|ou)\s+/iu;

function squeeze(text: string): string {
  return text
    .replace(/[()[\]]\s*[()[\]]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=,)/gu, '')
    .replace(/^[\s\-–,/|&]+|[\s\-–,/|&]+$/gu, '')
    .trim();
}
