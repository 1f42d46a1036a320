import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The fonts that documents are set in, all under the SIL Open Font License; each package brings many weights, and only these are
 * loaded. Typst itself carries Libertinus Serif and DejaVu Sans Mono. What covers what: EB Garamond, Source Sans 3, IBM Plex Sans
 * and Libertinus write Latin, Greek and Cyrillic; Caveat is the pen's hand and Anton the stamp on a marked sheet.
 */
const FONTS = {
  'eb-garamond': ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  'source-sans-3': ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  'ibm-plex-sans': ['300Light', '400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  'noto-naskh-arabic': ['400Regular', '600SemiBold'],
  'zcool-xiaowei': ['400Regular'],
  'noto-emoji': ['400Regular'],
  caveat: ['600SemiBold'],
  anton: ['400Regular'],
} as const;

/** The folders that hold these fonts and no others. */
export function fontFolders(): string[] {
  return Object.entries(FONTS).flatMap(([name, weights]) => {
    const root = path.dirname(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/package.json`)));
    return weights.map((weight) => path.join(root, weight));
  });
}
