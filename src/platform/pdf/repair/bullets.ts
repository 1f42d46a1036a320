import { BULLET, ICON, ICON_FONT, PRIVATE_USE, isBullet, isDashBullet } from './characters.ts';
import type { Fill, Font } from '../painting/page-content.ts';
import { isDateWord } from '../layout/date-margins.ts';
import type { Word } from '../layout/words.ts';

/** How far right of its bullet a text may begin, in font sizes. */
const REACH = 4;
const SYMBOL_FONT = /symbol|wingding|dingbat|bullet|ding|cmsy|msam/i;

/**
 * Joins list signs, painted as text or drawn as small dots, to the word they stand before, so that a
 * bullet is never taken for a column of its own. Icons of the private use area are dropped.
 */
export function attachBullets(words: readonly Word[], fills: readonly Fill[], fonts: readonly Font[]): Word[] {
  const printed = new Map<Word, string>();
  const normal = words.map((word) => {
    const made = normalise(word, fonts);
    // "34% → 27%", "Bar Manager · 2021": a sign within a line opens nothing, and stays the sign that it is.
    if (made.text === BULLET && isBullet(word.text)) printed.set(made, word.text);
    return made;
  });
  const starts = new Map<Word, number>();
  const gone = new Set<Word>();
  for (const word of normal) {
    if (word.text !== BULLET && !isDashBullet(word.text) && !isPrivateSign(word)) continue;
    const target = nearestRight(word, normal);
    if (target === undefined || (isDashBullet(word.text) && isDateWord(target.text) && isDateToEnd(target, normal))) continue;
    // "Python • Java": a sign closer to the word before it parts two things, it opens nothing.
    if (isPrivateSign(word) || isAlone(word, normal) || (word.text === BULLET && !follows(word, target, normal))) {
      gone.add(word);
      if (!isPrivateSign(word) || isRepeatedStart(word, normal)) starts.set(target, word.x0);
    }
  }
  const kept = normal.filter((word) => !gone.has(word) && !isPrivateSign(word));
  for (const dot of dotsOf(fills)) {
    const target = nearestRight({ x0: dot.x0, x1: dot.x1, y: (dot.y0 + dot.y1) / 2 + 3, size: 10 }, kept);
    if (target === undefined || starts.has(target)) continue;
    const middle = (dot.y0 + dot.y1) / 2;
    const inLine = middle < target.y - 0.05 * target.size && middle > target.y - 0.65 * target.size;
    const size = dot.x1 - dot.x0;
    if (
      inLine &&
      size < 0.65 * target.size &&
      size > 0.12 * target.size &&
      target.x0 - dot.x1 < 1.6 * target.size &&
      isAlone({ ...target, x0: dot.x0 }, kept, target)
    )
      starts.set(target, dot.x0);
  }
  return kept.map((word) => {
    const x0 = starts.get(word);
    if (x0 === undefined && printed.has(word)) return { ...word, text: printed.get(word) ?? word.text };
    return x0 === undefined ? word : { ...word, text: `${BULLET} ${word.text}`, x0, bodyX0: word.x0 };
  });
}

/** "(03/2023" / "– Present)": how a period ends that has not ended. */
const TO_DATE = /^(?:present|now|today|current|ongoing|date|heute|jetzt|heden|oggi|hoy|actualidad|actuel|aujourd['’]hui|atual|presente|obecnie|nu)[).,]*$/iu;

/** "… May 16" / "- Jul 21": a dash before nothing but the end of a period opens no list. */
function isDateToEnd(target: Word, words: readonly Word[]): boolean {
  const row = words.filter((word) => word.x0 >= target.x0 && Math.abs(word.y - target.y) < 0.5 * target.size);
  return row.every(({ text }) => isDateWord(text)) && row.some(({ text }) => /\d{2}/u.test(text) || TO_DATE.test(text));
}

const isOneSign = (text: string): boolean => /^.$/u.test(text);

function normalise(word: Word, fonts: readonly Font[]): Word {
  const font = fonts[word.font]?.name ?? '';
  if (isBullet(word.text)) return { ...word, text: BULLET };
  if (isOneSign(word.text) && SYMBOL_FONT.test(font) && !/[\p{L}\p{N}]/u.test(word.text) && !/[|/,–—-]/.test(word.text)) return { ...word, text: BULLET };
  // Wingdings and friends without a Unicode map: a lone letter is a sign.
  if (isOneSign(word.text) && /wingding|dingbat/i.test(font)) return { ...word, text: BULLET };
  if (isOneSign(word.text) && PRIVATE_USE.test(word.text) && SYMBOL_FONT.test(font) && !ICON_FONT.test(font)) return { ...word, text: BULLET };
  // "•Text" without a gap.
  if (/^[•‣▪●■◦∙]\p{L}/u.test(word.text)) return { ...word, text: `${BULLET} ${word.text.slice(1)}` };
  return word;
}

const isPrivateSign = (word: Word): boolean => /^.{1,2}$/u.test(word.text) && PRIVATE_USE.test(word.text);

/** The same private sign opens several lines: it is this document's bullet. */
function isRepeatedStart(word: Word, words: readonly Word[]): boolean {
  return word.text !== ICON && words.filter((other) => other.text === word.text && Math.abs(other.x0 - word.x0) < 2).length >= 3;
}

function nearestRight(from: { x0: number; x1: number; y: number; size: number }, words: readonly Word[]): Word | undefined {
  let best: Word | undefined;
  for (const word of words) {
    if (word.x0 < from.x1 - 1 || Math.abs(word.y - from.y) > 0.5 * Math.max(word.size, from.size)) continue;
    if (word.x0 - from.x1 > REACH * word.size) continue;
    if (best === undefined || word.x0 < best.x0) best = word;
  }
  return best;
}

/** Nothing stands close before it on its line. */
function isAlone(word: { x0: number; y: number; size: number }, words: readonly Word[], except?: Word): boolean {
  return !words.some(
    (other) =>
      other !== word && other !== except && other.x1 <= word.x0 + 0.5 && word.x0 - other.x1 < 2.5 * word.size && Math.abs(other.y - word.y) < 0.4 * word.size,
  );
}

/** Whether the sign stands at least as close to a word on its left as to its own. */
function follows(sign: Word, target: Word, words: readonly Word[]): boolean {
  const gap = Math.max(target.x0 - sign.x1, 0.3 * sign.size);
  return words.some(
    (other) =>
      other !== sign &&
      other.x1 <= sign.x0 + 0.5 &&
      sign.x0 - other.x1 <= 1.5 * gap &&
      sign.x0 - other.x1 < 2.5 * sign.size &&
      Math.abs(other.y - sign.y) < 0.4 * sign.size,
  );
}

/** Small filled discs and squares, each drawn on its own: the dots of icons come along with other shapes. */
function dotsOf(fills: readonly Fill[]): Fill[] {
  const odd = new Set(fills.filter((fill) => !isDot(fill)).map((fill) => fill.z));
  return fills.filter((fill) => isDot(fill) && !odd.has(fill.z));
}

function isDot(fill: Fill): boolean {
  const [width, height] = [fill.x1 - fill.x0, fill.y1 - fill.y0];
  return width >= 1.5 && width <= 7 && Math.abs(width - height) < 0.2 * width;
}
