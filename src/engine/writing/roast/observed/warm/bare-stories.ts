import type { Telling } from '../../../../lexicon/comic/comic-entry.ts';
import { shuffled } from '../../stable-hash.ts';
import { inSingles, type Template } from '../../template.ts';

/** Spoken to the person, or by whoever roasts: no story about the thing itself. */
const PERSONAL = /(?<!\p{L})(?:you|your|yours|yourself|I|I['’](?:m|d|ve|ll)|me|my)(?!\p{L})/iu;
/** What would be unkind in a mentor's mouth, or would look like a blank that nobody filled. */
const HARSH =
  /\b(?:lies?|liars?|lying|stupid|nobody (?:cares?|reads|believes)|pointless|fake|dead|death|dies?|died|kill\w*|blood\w*|drunk|fired|sacked|null|undefined)\b/iu;
/** “The closing shift is six jobs”: said beside a CV, it would be taken for a count of what stands there. */
const COUNTS_THE_PAGE =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:jobs?|employers?|pages?|bullets?|lines|words|skills|sections|years of experience)\b/iu;

/** What may be told of a thing in a mentor's voice, in the order of the slot: a story of the trade that is about nobody. */
export const bareStories = ({ brutal }: Telling, slot: string): Template[] =>
  shuffled(
    brutal.map(inSingles).filter((text) => !PERSONAL.test(text) && !HARSH.test(text) && !COUNTS_THE_PAGE.test(text)),
    `${slot}:warm`,
    String,
  ).map((text) => ({ text, parts: [text] }));
