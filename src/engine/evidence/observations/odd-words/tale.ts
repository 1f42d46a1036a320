import type { ObservedText } from '../observed-text.ts';

/** One sort of small tale: what it looks like, and where it may stand. The named groups are what its tellings know. */
export interface Tale {
  name: string;
  says: RegExp;
  /** Places in which it is one; any where left out. */
  in?: readonly ObservedText['place'][];
  /** Whether figures tell it, so that it needs no English. */
  anyLanguage?: true;
  /** What must not stand in the statement. */
  not?: RegExp;
}
