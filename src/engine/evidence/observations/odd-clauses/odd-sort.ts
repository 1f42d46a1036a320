import type { ObservedText } from '../observed-text.ts';

/** Named groups of a match, those that matched nothing left out. */
export type Groups = Readonly<Record<string, string>>;

/** One sort of odd clause: what it looks like, how odd it is, and where it may stand. Its named groups are what the tellings know; `it` is shown whole. */
export interface OddSort {
  name: string;
  says: RegExp;
  /** 1 to 10, as of an observation. */
  oddity: number;
  /** Places in which it is one; any but a list of skills where left out. */
  in?: readonly ObservedText['place'][];
  /** Whether it is read in a CV of any language. */
  anyLanguage?: true;
  /** What must not stand in the statement. */
  not?: RegExp;
  /** What is computed of the groups; null where the words are no such clause. */
  read?: (groups: Groups, text: string) => Readonly<Record<string, string | number>> | null;
}

/** A number in figures or words, up to the hundreds of thousands. */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)`;

/** A clause or a sentence ends here. */
export const ENDS = String.raw`(?=[.;:,)]|$)`;
/** A sentence ends here. */
export const STOPS = String.raw`(?=[.;)]|$)`;

/** What belongs to reports and adverts: said with these words it is nobody's own. */
export const REPORT =
  /\b(?:stakeholders?|deliver(?:ed|ing|ables)|implement\p{L}*|solutions?|frameworks?|strateg\p{L}+|responsib\p{L}+|compliance|leverag\p{L}+|excellence|best practices?|industry|revenue|targets?|kpis?|growth|platforms?)\b/iu;
