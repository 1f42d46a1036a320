import type { Observation } from '../../../../../domain/observation.ts';
import { ROAST_LINE } from '../../../../../domain/limits.ts';
import { tradeOfJob } from '../../../../evidence/observations/world/trade-of.ts';
import type { Telling } from '../../../../lexicon/comic/comic-entry.ts';
import type { QuotedLine } from '../../line-role.ts';
import { shuffled } from '../../stable-hash.ts';
import { inSingles, partsOf, textOf, type Template, type TemplateSource } from '../../template.ts';
import { CLOSERS } from './closers.ts';
import { isPaper } from './paper-line.ts';
import { workClosers } from './work-closers.ts';

/** Spoken to the person, or by whoever roasts: no story about the thing itself. */
const PERSONAL = /(?<!\p{L})(?:you|your|yours|yourself|I|I['’](?:m|d|ve|ll)|me|my)(?!\p{L})/iu;
/** What would be unkind in a mentor's mouth, or would look like a blank that nobody filled. */
const HARSH =
  /\b(?:lies?|liars?|lying|stupid|nobody (?:cares?|reads|believes)|pointless|fake|dead|death|dies?|died|kill\w*|blood\w*|drunk|fired|sacked|null|undefined)\b/iu;
/** “The closing shift is six jobs”: said beside a CV, it would be taken for a count of what stands there. */
const COUNTS_THE_PAGE =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:jobs?|employers?|pages?|bullets?|lines|words|skills|sections|years of experience)\b/iu;
/** The quotation marks, stop and blank between a quote and its telling. */
const BETWEEN = 4;
/** Closers tried behind one story. */
const CLOSERS_TRIED = 20;

/** What may be told of a thing in a mentor's voice, in the order of the slot. */
const storiesOf = ({ brutal }: Telling, slot: string): string[] =>
  shuffled(
    brutal.map(inSingles).filter((text) => !PERSONAL.test(text) && !HARSH.test(text) && !COUNTS_THE_PAGE.test(text)),
    `${slot}:warm`,
    String,
  );

/** A story about a thing and nothing behind it, where the way out below it says what the line is worth. */
export const bareStories = (entry: Telling, slot: string): Template[] => storiesOf(entry, slot).map((text) => ({ text, parts: [text] }));

/** What is told about a thing of the world, turned to interest at the end; where any of it leaves room for the whole quote, only that. In the order of the slot. */
export function warmTellings({ kind, quote, facts }: Observation, entry: Telling, line: QuotedLine, slot: string): Template[] {
  const stories = storiesOf(entry, slot);
  const closers = closersOf(line, { quote, facts }, kind === 'trade');
  const room = ROAST_LINE.maxCharacters - quote.length - BETWEEN;
  const within = (most: number): Template[] =>
    stories.flatMap((story) =>
      shuffled(
        closers.filter((closer) => story.length + textOf(closer).length < most),
        `${slot}:${story}`,
        textOf,
      )
        .slice(0, CLOSERS_TRIED)
        .map((closer): Template => {
          const text = `${story} ${textOf(closer)}`;
          const parts = [story, ...partsOf(closer)];
          return typeof closer === 'string' || closer.when === undefined ? { text, parts } : { text, parts, when: closer.when };
        }),
    );
  const whole = within(room);
  return whole.length > 0 ? whole : within(ROAST_LINE.maxCharacters);
}

/** What a mentor says of a line by what it is, the more particular first. */
export function closersOf(line: QuotedLine, { quote, facts }: Pick<Observation, 'quote' | 'facts'>, ofTrade: boolean): readonly TemplateSource[] {
  const { role, job } = line;
  // Who has the title of another trade has no opinion on it.
  if (role === 'work' && isPaper(line, quote)) return CLOSERS.paper;
  return role === 'work' ? workClosers(line, quote, facts['away'] === 1, ofTrade && job !== null && tradeOfJob(job) === facts['trade']) : CLOSERS[role];
}
