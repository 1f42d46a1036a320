import { SYMBOL_FONT } from '../../lexicon/form/fonts.ts';

const STYLE =
  /[-_ ,]?(?:extra|ultra|semi|demi)?[-_ ]?(?:bold|italic|oblique|regular|roman|light|medium|thin|black|heavy|book|condensed|cond|narrow|display|text|caption|ital|slanted|variable|vf|psmt|ps|mt|std|pro|identity-h)(?=$|[^a-z])/giu;
/** The size-and-shape members of the TeX families: one typeface to the eye. */
const TEX_FAMILY = /^(?:cm|sf|ec|lm|eu|tc)(?:r|bx|b|ti|it|sl|ss|tt|csc|cc|mono|sans|roman)\w*\d/iu;

/** The family a font belongs to, lower case ("ABCDEF+Calibri-BoldItalic" -> "calibri"); null for pictures and unknown fonts. */
export function familyOf(fontName: string): string | null {
  const bare = fontName.replace(/^[A-Z]{6}\+/u, '');
  if (bare === '' || SYMBOL_FONT.test(bare) || /^(?:g_d\d|f\d+|tt?\d+|c\d_\d)/iu.test(bare)) return null;
  if (TEX_FAMILY.test(bare)) return 'computer modern';
  const family = bare
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll(STYLE, ' ')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, ' ')
    .trim();
  // Cuts of one design under several names: "Open Sans Semi Bold", "Segoe UI Semibold".
  return family.replace(/\s(?:bold|semi|demi|extra|light|medium|italic|ui|ps|mt)$/u, '') || null;
}
