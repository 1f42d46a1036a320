import type { Context } from '../../../context.ts';
import { TOOL_KINDS } from '../../../lexicon/words/tool-kinds.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = 8.5;

/** Said of oneself: "proficiency in various accounting software"; among the skills the bare words are enough. */
const CLAIMS = String.raw`\b(?:proficien(?:t|cy)|knowledge(?:able)?|experience[ds]?|skilled|familiar(?:ity)?|expertise|expert|competen(?:t|ce|cy)|well[- ]versed|versed|fluent|adept|command|mastery|user|use|using|trained|comfortable|working) (?:in|with|of|on|at|using|the use of|user of)\s(?:\p{L}+\s(?:and|or|,)\s)?(?:a\s)?(?:(?:various|multiple|several|different|numerous|many|all|all major|common|popular|modern|standard|basic|relevant|other|most|a variety of|a range of|the latest|the)\s){0,3}`;
const SEVERAL = String.raw`\b(?:various|multiple|several|different|numerous|a variety of|a range of|many)\s(?:\p{Ll}+\s)?`;
/** Names are about to follow, or one stands before. */
const NAMES_FOLLOW = /^\s?(?:\(|:|,?\s?(?:such as|including|includ\p{L}+|like|e\.?g|namely|for example|from|i\.e|\/)|[-–—])|^\s\p{Lu}/u;

const KINDS = TOOL_KINDS.map(({ name, says, names }) => ({
  name,
  claimed: new RegExp(`(?:${CLAIMS})(?<it>${says})(?![\\p{L}-])`, 'iu'),
  several: new RegExp(`(?:${SEVERAL})(?<it>${says})(?![\\p{L}-])`, 'iu'),
  bare: new RegExp(
    String.raw`^(?:(?:various|multiple|different|good|strong|basic|excellent)\s)?(?<it>${says})(?:\s(?:knowledge|skills|experience|proficiency))?$`,
    'iu',
  ),
  names: new RegExp(String.raw`(?<![\p{L}\d])(?:${names})(?![\p{L}])|(?<![\p{L}\d])(?:${names})(?=\p{Lu}|\d|s\b|\.)`, 'iu'),
}));

/** A sort of tools, and the page names none of that sort anywhere. English; one of them. */
export function observeUnnamedTools(context: Context): AnySighting[] {
  if (context.document.truncated) return [];
  const texts = observedTexts(context).filter(({ place, section }) => place !== 'study' && place !== 'interests' && section !== 'publications');
  const seen = KINDS.flatMap(({ name, claimed, several, bare, names }): AnySighting[] => {
    for (const text of texts) {
      const match = isOwn(text) ? (claimed.exec(text.text) ?? (text.place === 'skills' ? bare.exec(text.text) : null)) : several.exec(text.text);
      const it = match?.groups?.['it'];
      if (match === null || it === undefined || NAMES_FOLLOW.test(text.text.slice(match.index + match[0].length))) continue;
      // Also what only machines see, and words that are parted by the end of a line.
      const page = context.document.lines.map((line) => line.text).join('\n');
      if (names.test(page.replaceAll(it, ' '))) return [];
      const quoted = quoteOf(context, text, match.index, match.index + match[0].length);
      return quoted === null ? [] : [{ kind: 'unnamed', ...quoted, oddity: ODDITY, facts: { it: saidInside(it), name } }];
    }
    return [];
  });
  return seen.slice(0, 1);
}

const isOwn = ({ job, place, section }: ObservedText): boolean =>
  job === null && (place === 'skills' || section === 'summary' || section === 'objective' || section === 'header' || section === 'other');

/** "Accounting Software" in a sentence is "accounting software"; what is written in capitals stays. */
const saidInside = (it: string): string => it.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
