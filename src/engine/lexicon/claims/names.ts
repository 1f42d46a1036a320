/** Names a sentence may use unasked: those of the thing itself and of the calendar. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  'i cv cvs ats pdf hr english monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** Employers and tools that are words of English, too: with a capital they are names, also at the beginning of a sentence. */
export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(
  'access amazon apple excel facebook ford google instagram java jira meta microsoft netflix nike oracle outlook python ruby rust sage shell slack spark swift tableau target tesla twitter uber zoom'.split(
    ' ',
  ),
);
