/**
 * The comic lexicon: what is known about the world and may be said about a CV that names it. An entry is told only
 * where its words stand in the line, and says nothing that does not follow from their standing there (truth.md, rule 1).
 *
 * Words (`says`, `near`, `not`, `around`, `first`, `second`): alternatives parted by "|", lower case, in the singular; a regular
 * plural is matched as well, any other form (past tense, irregular plural) is an alternative of its own.
 * Tellings: the engine sets the person's own words before them (“Bell ringer, tower captain”. Your idea of a day off…),
 * so a telling is one or two whole sentences that go on from a quote. Blanks: `{it}` the words as the CV prints them,
 * `{n}` the number printed directly before them (an entry with {n} is told only where there is one, and it is over 1).
 */
export interface Telling {
  /** Two or three, more where the thing is common; at most 150 characters each. */
  brutal: readonly string[];
  /**
   * What a mentor who knows the trade says of the same thing, at most 190 characters: what it is worth, or the detail that would make the line stronger;
   * true whatever the line says. Of things and hobbies it is printed as the way out, too. Several where the thing is common.
   */
  gentle: string | readonly string[];
}

/** Where in a CV a thing may stand to be told: jobs and summary; list of skills; studies and certificates; interests; anywhere but the name and the address. */
export type ComicPlace = 'work' | 'skills' | 'study' | 'interests' | 'anywhere';

/**
 * What the words are in their line: something that was handled, that can be done, that is liked or was studied; the name or sort of an employer, a
 * part of a title, a licence for it, or somebody else's.
 */
export type NounRole = 'deed' | 'skill' | 'hobby' | 'study' | 'employer' | 'title' | 'licence' | 'elsewhere';

/** Something that stands in one line: a thing, a duty, a hobby. */
export interface ComicEntry extends Telling {
  says: string;
  /** One of these must stand in the same line, or the telling would not be true. */
  near?: string;
  /** None of these may stand in the same line: another meaning of the words, or a sadder one. */
  not?: string;
  /**
   * One of these must stand round the line, beside the words themselves: in its job (title, employer, lines) or, outside the jobs, anywhere on the page.
   * It tells the occupation in which the words mean this thing: the screed of a tiler is a floor, that of a paver a plate.
   */
  around?: string;
  /** 'anywhere' when left out. */
  in?: ComicPlace;
  /** True of the subject of a degree, and of no course in it, exam, school subject, lesson that was given or journal. */
  degree?: true;
  /** The roles in which it is true. Left out: what was handled, can be done or is liked; of certificates and studies, what was studied as well. */
  as?: readonly NounRole[];
}

/** Two things on one page that are funny together, in either order. */
export interface ComicPair extends Telling {
  first: string;
  firstIn?: ComicPlace;
  second: string;
  secondIn?: ComicPlace;
  not?: string;
}

/** From the work of the latest job to the wanted one. Blanks: `{last}` the latest title as printed, `{job}` the wanted job as one says it. */
export interface ComicStep extends Telling {
  /** Trades or occupation ids, parted by "|"; "any" for whatever else. */
  from: string;
  to: string;
  /** None of these may stand in the latest title or in the wanted job: whoever drives a bus has loaded no lorry. */
  not?: string;
  /** Within one trade: the wanted job is of a higher, lower or the same rank. */
  rank?: 'up' | 'down' | 'same';
  /** One sentence for the verdict on the whole CV, brutal and gentle, at most 160 characters. */
  verdict: { brutal: string | readonly string[]; gentle: string | readonly string[] };
}
