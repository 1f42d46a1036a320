import type { Context } from '../../../context.ts';
import { wordsIn } from '../../../english/tokens.ts';
import { WORDS_WITHOUT_CONTENT } from '../../../lexicon/words/little-words.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 8.5;
/** Fewer lines of work leave too much out to be read for what is not there. */
const ENOUGH = 5;

/** What no other line may hold where the claim stands alone; `it` of the claim is what is said of it. */
interface Claim {
  name: string;
  claim: RegExp;
  shown: RegExp;
}

const CLAIMS: readonly Claim[] = [
  {
    name: 'award',
    claim: /\b(?:multi[- ])?award[- ]winning\b/iu,
    shown:
      /\b(?:award\w*|prize\w*|won|winn\w+|medal\w*|hono[u]?r\w*|recogni\w+|nominat\w+|shortlist\w*|trophy|champion\w*|laureate|finalist\w*|employee of the)\b/iu,
  },
  {
    name: 'leader',
    claim:
      /\b(?:(?:strong|natural|born|inspirational|inspiring|effective|proven|confident|excellent|great) (?:leader|leadership(?: skills)?)|leadership skills)\b/iu,
    shown:
      /\b(?:team\w*|staff\w*|crew\w*|led|lead(?!ing (?:provider|company))\w*|train\w*|mentor\w*|coach\w*|supervis\w*|manag\w*|direct\w*|hir(?:ed|ing)|recruit\w*|deleg\w*|employees?|associates?|members?|colleagues?|people|volunteers?|students?|head|captain|president|chair\w*|guid\w*|taught|teach\w*|oversee\w*|oversaw|instruct\w*|super(?:visor)?|foreman|coordinat\w*|chief|principal|director|motivat\w*|mobili\w*|organi\w*|onboard\w*|appren\w*|interns?|juniors?|workers?|personnel|subordinates?|reports)\b/iu,
  },
];

const PASSION =
  /\b(?:passionate about|passion for|(?:deep|genuine|great|strong) (?:love|interest) (?:of|for|in)|love of|love for)\s(?:the\s)?(?<what>(?!\p{L}+ing\s)\p{Ll}[\p{Ll}’'-]+(?:\s(?!and\b|or\b|to\b|that\b|in\b)[\p{Ll}’'-]+)?)(?=\s?[.,;:]|$|\s(?:and|or)\s)/iu;

const NO_CONTENT: ReadonlySet<string> = new Set([
  ...WORDS_WITHOUT_CONTENT,
  ...'helping help making make working work new people others things life building providing creating solving using learning challenges challenging projects high quality great good best every all this profession industry field career clean driving delivering developing seeing being excellence growth success technology results difference customer customers'.split(
    ' ',
  ),
]);
const STEM = 5;

const isClaim = ({ job, place, section }: ObservedText): boolean =>
  job === null && place === 'work' && (section === 'summary' || section === 'objective' || section === 'header');

/** A claim of which the rest of the page, looked through word by word, has nothing. One of each sort. */
export function observeUnshown(context: Context): AnySighting[] {
  const texts = observedTexts(context);
  if (texts.filter(({ job }) => job !== null).length < ENOUGH || context.document.truncated) return [];
  return texts
    .filter(isClaim)
    .flatMap((text) => [...claimed(context, text), ...loved(context, text)])
    .slice(0, 2);
}

function claimed(context: Context, text: ObservedText): AnySighting[] {
  return CLAIMS.flatMap(({ name, claim, shown }): AnySighting[] => {
    const match = claim.exec(text.text);
    if (match === null || restOf(context, match[0]).some((line) => shown.test(line))) return [];
    return sighting(context, text, match, name, match[0]);
  });
}

/** All lines of the document, also those that nobody sees, without the words of the claim where they stand once. */
function restOf({ document }: Context, words: string): string[] {
  const all = document.lines.map(({ text }) => text).join('\n');
  const at = all.toLowerCase().indexOf(words.toLowerCase());
  // Printed over two lines it cannot be taken out, and then nothing is said.
  return at < 0 ? [all, words] : `${all.slice(0, at)}\n${all.slice(at + words.length)}`.split('\n');
}

function loved(context: Context, text: ObservedText): AnySighting[] {
  const match = PASSION.exec(text.text);
  const what = match?.groups?.['what'] ?? '';
  const words = wordsIn(what).filter((word) => word.length >= STEM && !NO_CONTENT.has(word));
  if (match === null || words.length === 0) return [];
  const said = wordsIn(context.document.lines.map((line) => line.text).join(' '));
  const isAgain = words.some((word) => said.filter((other) => other.startsWith(word.slice(0, STEM))).length > 1);
  return isAgain ? [] : sighting(context, text, match, 'passion', what.toLowerCase());
}

function sighting(context: Context, text: ObservedText, match: RegExpExecArray, name: string, it: string): AnySighting[] {
  const quoted = quoteOf(context, text, match.index, match.index + match[0].length);
  return quoted === null ? [] : [{ kind: 'unshown', ...quoted, oddity: ODDITY, facts: { name, it } }];
}
