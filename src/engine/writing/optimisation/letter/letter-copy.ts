import type { And } from '../../../english/grammar/lists.ts';

/** What the opening of a letter is filled with. */
export interface Opening {
  /** "Data Engineer" */
  job: string;
  /** "a Data Engineer" */
  aJob: string;
  /** "Data Engineer role", "role of Director, Clinical Affairs", with the advert's reference */
  role: string;
  company: string;
  /** What of the advert this letter proves: "Kafka and stakeholder management"; null where it can name nothing. */
  asks: string | null;
  /** Who writes, in one clause without a stop: "I work as a Data Engineer at Northwake Freight"; null where the CV does not say. */
  now: string | null;
}
/** A proof: `at` opens a sentence ("At Northwake Freight", "Before that, at Quillmart,", "There"); `deed` brings its subject along. */
export interface Proof {
  asks: string | null;
  at: string;
  /** The same within a sentence: "at Northwake Freight". */
  mid: string;
  deed: string;
}
/** The company's words, and what in the CV is nearest to them. */
export interface Theirs {
  /** "Your site says you “...”" without a stop. */
  says: string;
  /** "at Northwake Freight I cut ..."; null where no further line is left. */
  nearest: string | null;
  job: string;
  /** "a Data Engineer" */
  aJob: string;
  company: string;
  employer: string | null;
}
export interface Closing {
  /** The title without what follows its comma, dash or bracket. */
  job: string;
  /** "Data Engineer role" */
  role: string;
  company: string;
  /** Where the strongest line is from. */
  employer: string | null;
  /** "as a Site Manager", of the present post; null where it has no title. */
  post: string | null;
}

/** What is filled in otherwise in another language. */
export interface LetterWords {
  and: And;
  atCompany: (company: string) => string;
  before: (company: string) => string;
  /** The same of a place that names the trade: "as a farrier at Reeder's"; missing where the grammar does not carry it. */
  beforeAs?: (place: string) => string;
  /** Another job of the same company. */
  earlier: string;
  there: readonly string[];
  asTitle: (title: string) => string;
  /** An earlier post of the same title; missing where the grammar does not carry it. */
  againAs?: (title: string) => string;
  aside: string;
  /** What was done without pay; missing where `aside` says it. */
  voluntary?: string;
  /** A job without a name to call it by. */
  elsewhere: string;
  /** The present job by its title, where no employer can be named for certain; missing where the title says it. */
  present?: (title: string | null) => string;
  /** "At Northwake Freight I cut ..." */
  clause: (at: string, deed: string) => string;
  /** `since`: when the job began, `until`: when one that is over ended; null where that is not certain. */
  now: (title: string | null, company: string | null, current: boolean, since: string | null, until: string | null) => string | null;
  /** Null where what was studied is no degree to be named so. */
  holds: (degree: string) => string | null;
  says: (source: 'site' | 'linkedin' | 'advert', form: 'you' | 'mission' | 'line', quote: string) => string;
  /** Leads in a reason for this employer that is no sentence of its own; ends in a colon. */
  why: string;
  /** "Because ..." made a sentence. */
  because: (reason: string) => string;
  /** Leads in the work the writer is proudest of; ends in a colon. */
  proudest: string;
  /** Where a thing or a doing can follow ("rebuilding the list") without a colon. */
  proudestOf?: (what: string) => string;
  /** What of the registrations and qualifications asked for one holds; missing where our sentences do not carry it. */
  papers?: (list: string) => string;
  /** Who writes, and a deed of that same job in one sentence; missing where the grammar does not carry it. */
  where?: (now: string, deed: string) => string;
  /** Tools of the advert that the CV lists. */
  tools?: (list: string, isMore: boolean) => string;
  /** What was studied, and where. */
  training: (what: string, where: string) => string;
  /** What is being studied now. */
  learns?: (study: { what: string; where: string | null; since: number | null; isCourse: boolean }) => string;
  /** Languages with what the CV says of them. */
  speaks?: (list: string) => string;
}

/** A letter's sentences in one tone of one language. Every list holds wordings for a letter to choose from. */
export interface LetterCopy {
  greeting: (company: string) => string;
  openings: readonly ((p: Opening & { asks: string }) => string)[];
  /** Where no requirement can be named. */
  plainOpenings: readonly ((p: Opening) => string)[];
  proofs: readonly ((p: Proof & { asks: string }) => string)[];
  further: readonly ((p: Proof) => string)[];
  /** A duty of the advert ("run toolbox talks") and the deed that answers it; missing where the grammar does not carry it. */
  needed?: readonly ((duty: string, deed: string) => string)[];
  /** A thing the advert asks for in its own words ("experience of training colleagues") and the deed that answers it. The second goes on from the first. */
  linked?: readonly ((demand: string, deed: string) => string)[];
  theirs: readonly ((p: Theirs) => string)[];
  /** From several deeds to the end. */
  bridges: readonly ((p: Closing) => string)[];
  closings: readonly ((p: Closing) => string)[];
  /** The same on a change that the letter tells of: "how late starts came down"; missing where the grammar does not carry it. */
  closingsHow?: readonly ((p: Closing & { how: string }) => string)[];
  /** The same on one thing that the advert asks for. */
  closingsOn: readonly ((p: Closing & { thing: string }) => string)[];
  signOff: string;
  /** Sentences that lead from the deeds to the end in any letter of this tone. */
  bridged?: number;
  /** Whether the writer's own reason comes before the deeds. */
  reasonFirst: boolean;
  /** Whether the job with the strongest deed is told first, or the newest. */
  strongestFirst: boolean;
}
