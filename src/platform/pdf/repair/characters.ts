/** Characters that Unicode leaves to each font: icons, home-made bullets, ligatures without a name. */
export const PRIVATE_USE = /[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFD}]/u;

/** Stands for any picture out of an icon font. */
export const ICON = '\u{E000}';
export const ICON_FONT = /awesome|icon|glyphs|material|feather|phosphor|fontello|simple-line|icomoon|entypo|ionic|marvosym/i;

/** Signs that open a list item. */
const BULLET_SIGNS = '•‣⁃∙◦▪▫■□▸▹►▻▶▷◆◇○●◉◘❖➢➣➤➔➜→⇒✓✔✦✧★☆·\u{2B25}\u{2B27}\u{25FE}\u{25FD}\u{2756}\u{27A2}';
const DASH_BULLETS = '-–—*‐';

/** The bullet that all odd ones become. */
export const BULLET = '•';

/** Whether `text` is nothing but a list sign. */
export function isBullet(text: string): boolean {
  return /^.{1,2}$/u.test(text) && Array.from(text).every((char) => BULLET_SIGNS.includes(char));
}

export function isDashBullet(text: string): boolean {
  return text.length === 1 && DASH_BULLETS.includes(text);
}

/** Chinese, Japanese and Korean signs, which take no spaces between them. */
const CJK =
  /[\u{2E80}-\u{303F}\u{3040}-\u{30FF}\u{3100}-\u{312F}\u{31F0}-\u{31FF}\u{3400}-\u{4DBF}\u{4E00}-\u{9FFF}\u{F900}-\u{FAFF}\u{FF00}-\u{FFEF}\u{20000}-\u{2FA1F}]/u;

export function isCjk(char: string): boolean {
  return CJK.test(char);
}

/** Accents that TeX and others paint as a sign of their own over the letter. */
export const COMBINING: Readonly<Record<string, string>> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  '˚': '\u030A',
  ˇ: '\u030C',
  '˘': '\u0306',
  '¯': '\u0304',
  '˙': '\u0307',
  '˝': '\u030B',
  '˛': '\u0328',
};
