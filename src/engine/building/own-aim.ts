import type { Cv } from '../../domain/cv.ts';
import { countWords } from '../english/tokens.ts';
import { occupationOfTitle } from '../evidence/observations/world/trade-of.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';

/** Said by somebody who looks for work, in front of what she looks for. */
const LOOKS_FOR =
  /\b(?:looking|seeking|searching|want(?:s|ing)?|would (?:like|love)|hop(?:e|ing)|aim(?:s|ing)?|ready|obtain|secure|keen|next (?:step|challenge|role|move|job|post)|apply(?:ing)?|in search of|after)\b/iu;
/** "a position as Pastry Sous Chef in a hotel", "join a dynamic business as Sales Director". */
const AS_TITLE = /\bas (?:an? |the |your (?:next )?)?((?:\p{Lu}[\p{L}&/-]*|of|and|&)(?: (?:\p{Lu}[\p{L}&/-]*|of|and|&)){0,5})/gu;
/** "a Programme Manager role", "a Farm Manager's job". */
const TITLE_POST = /\b(?:an?|my (?:first|next)|another) ((?:[\p{L}&/-]+ ){0,4}[\p{L}&/-]+?)(?:['’]s)? (?:role|job|post|position|vacancy)\b/giu;
const MAX_TITLE_WORDS = 6;

/** The job that a CV's own summary says its owner looks for, in her words; empty where it names none. */
export function ownAim({ summary }: Cv): string {
  const sentences = summary
    .map(({ text }) => text)
    .join(' ')
    .split(/(?<=[\p{L}\p{N})]{2}[.!?;])\s+/u);
  for (const sentence of sentences) {
    const from = LOOKS_FOR.exec(sentence)?.index;
    if (from === undefined || /\b(?:not|never|no longer) (?:looking|seeking|want)/iu.test(sentence)) continue;
    const rest = sentence.slice(from);
    const named = [...rest.matchAll(AS_TITLE), ...rest.matchAll(TITLE_POST)].map(([, title = '']) => titleIn(title)).find((title) => title !== '');
    if (named !== undefined) return named;
  }
  return '';
}

/** The title at the end of some words: "challenging and rewarding" names none. */
function titleIn(words: string): string {
  const title = words
    .replace(
      /^(?:new|good|similar|exciting|interesting|rewarding|challenging|dynamic|fulfilling|suitable|senior level|full[- ]time|part[- ]time|permanent) /iu,
      '',
    )
    .replace(/ (?:of|and|&)$/u, '');
  const parts = title.split(' ');
  const isTitle = parts.some((word) => TITLE_WORDS.has(word.toLowerCase())) || occupationOfTitle(title) !== null;
  return isTitle && countWords(title) <= MAX_TITLE_WORDS && !/\b(?:graduate|professional|challenging|rewarding|management|leadership)\b/iu.test(title)
    ? title
    : '';
}

const COUNT = String.raw`(?:\d{1,2}(?:\.\d)?\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\p{Ll}+)?|thirty)`;
/** "nine years in pastry and chocolate", "12 years' experience of rail freight", "ten years at the bench". */
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])((?:over |more than |nearly |almost )?${COUNT} years['’]?(?: of)?(?: (?:\p{Ll}+ )?experience)? (?:in|at|as|of|between|on) [^.,;:()]{3,70})`,
  'iu',
);

/** "19 years, Air Force then commercial labs.", "I have worked … for nine years.": a number that says of nothing but the work itself. */
const YEARS_ALONE = new RegExp(
  String.raw`(?:^|[.!?;|–—·]\s+|\bwith )((?:over |more than |nearly |almost )?${COUNT} years)['’]?(?=\s*(?:[,.;|–—]|$|experience\b))|\bI(?: have|['’]ve) (?:been|worked)\b[^.;!?]{0,90} for ((?:over |more than |nearly |almost )?${COUNT} years)(?=[.,;]|$)`,
  'iu',
);

/** The years that a CV claims above its jobs, with what they were spent on where it says; empty where it gives no number. */
export function ownYears({ summary, headline }: Cv): string {
  const text = [headline?.value ?? '', ...summary.map((line) => line.text)].join(' | ').replace(/^ \| /u, '');
  const told = YEARS.exec(text)?.[1]
    ?.replace(/ (?:and|with|where|who|which|that)\s+(?:I|a|an|the|now)\b.*$/u, '')
    .trim();
  if (told !== undefined) return told;
  const [, bare, worked] = YEARS_ALONE.exec(text) ?? [];
  const years = bare ?? worked ?? '';
  return years === '' ? '' : `${years.toLowerCase()} of experience`;
}
