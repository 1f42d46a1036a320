/** A skill, tool or credential that a kind of work asks for. */
export interface JobSkill {
  name: string;
  /** Other ways to say it, lower case. */
  aliases: readonly string[];
  /** 1 nice to have, 2 usual, 3 required. */
  importance: 1 | 2 | 3;
}

/** What a kind of work is called, asks for and talks about. Compiled by hand in the manner of O*NET and ESCO. */
export interface Occupation {
  id: string;
  title: string;
  /** Other titles of the same work: English (US and UK), German, French, Spanish. */
  synonyms: readonly string[];
  /** Most important first. */
  skills: readonly JobSkill[];
  /** Words and phrases typical of the work: duties, things, places. */
  context: readonly string[];
  /** Ids of narrower occupations whose evidence counts for this one too ("Engineer": every engineering discipline). */
  covers: readonly string[];
  /** Short sentences on what recruiters of this occupation look for. */
  lookFor: readonly string[];
}

/** An occupation as it is written in the lists: commas part entries, "|" parts the spellings of one entry. */
export interface OccupationNotation {
  id: string;
  title: string;
  synonyms: string;
  required: string;
  usual: string;
  nice: string;
  context: string;
  covers?: string;
  lookFor: readonly string[];
}

/** Parses the notation of the lists. The title is not repeated among the synonyms. */
export function occupation(notation: OccupationNotation): Occupation {
  return {
    id: notation.id,
    title: notation.title,
    synonyms: entriesOf(notation.synonyms),
    skills: [...skillsOf(notation.required, 3), ...skillsOf(notation.usual, 2), ...skillsOf(notation.nice, 1)],
    context: entriesOf(notation.context),
    covers: entriesOf(notation.covers ?? ''),
    lookFor: notation.lookFor,
  };
}

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.replace(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '');
}

function skillsOf(list: string, importance: 1 | 2 | 3): JobSkill[] {
  return entriesOf(list).map((entry) => {
    const [name = '', ...aliases] = entry.split('|').map((form) => form.trim());
    return { name, aliases: aliases.map((alias) => alias.toLowerCase()), importance };
  });
}
