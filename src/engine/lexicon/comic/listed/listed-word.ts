/**
 * One word that stands in lists of skills as an entry of its own and is none: torn out of a phrase, or a thing, a person, an adjective.
 * The engine prints the word before the telling (“money”. I’d put it on mine, too…), so a telling goes on from a quote. It is true of any
 * list that has the bare word as an entry, and says nothing of the person, the work or the rest of the page. `{it}` is the word as printed.
 */
export interface ListedWord {
  /** Whole entries, lower case, parted by "|". */
  says: string;
  brutal: readonly string[];
  gentle: readonly string[];
  /** Ways out: what to write instead. */
  fixes: readonly string[];
  /** Words, parted by "|", of the wanted job or the CV's job titles with which the entry is a real skill: "video" of an editor. */
  not?: string;
}
