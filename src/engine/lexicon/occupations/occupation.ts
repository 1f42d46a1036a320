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
  /** Titles by rank, lowest first, where the trade has names of its own for them ("staff nurse", "ward sister", "matron"). */
  ladder: readonly string[];
  /** Most important first; tools and credentials among the usual ones. */
  skills: readonly JobSkill[];
  /** Machines, systems and programs of the work. */
  tools: readonly JobSkill[];
  /** Licences, registrations, certificates and degrees. */
  credentials: readonly JobSkill[];
  /** Words and phrases typical of the work: duties, things, places. */
  context: readonly string[];
  /** Ids of narrower occupations whose evidence counts for this one too ("Engineer": every engineering discipline). */
  covers: readonly string[];
  /** Id of the broader occupation this one is a branch of; null for what stands alone. */
  of: string | null;
  /** Short sentences on what recruiters of this occupation look for; a branch without its own takes its stem's. */
  lookFor: readonly string[];
}

/** An occupation as it is written in the lists: commas part entries, "|" parts the spellings of one entry. */
export interface OccupationNotation {
  id: string;
  title: string;
  synonyms: string;
  ladder?: string;
  required: string;
  usual: string;
  nice?: string;
  tools?: string;
  credentials?: string;
  context: string;
  covers?: string;
  of?: string;
  lookFor?: readonly string[];
}

/** Parses the notation of the lists. The title is not repeated among the synonyms. */
export function occupation(notation: OccupationNotation): Occupation {
  const tools = skillsOf(notation.tools ?? '', 2);
  const credentials = skillsOf(notation.credentials ?? '', 2);
  const skills = [...skillsOf(notation.required, 3), ...skillsOf(notation.usual, 2), ...tools, ...credentials, ...skillsOf(notation.nice ?? '', 1)];
  return {
    id: notation.id,
    title: notation.title,
    synonyms: entriesOf(notation.synonyms),
    ladder: entriesOf((notation.ladder ?? '').replaceAll('|', ',')),
    // What stands among the skills and again among the tools is one.
    skills: skills.filter(({ name }, at) => skills.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === at),
    tools,
    credentials,
    context: entriesOf(notation.context),
    covers: entriesOf(notation.covers ?? ''),
    of: notation.of ?? null,
    lookFor: notation.lookFor ?? [],
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
