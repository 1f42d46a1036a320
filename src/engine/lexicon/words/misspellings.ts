import { MISSPELT_A_TO_B } from './misspellings/misspelt-a-to-b.ts';
import { MISSPELT_C } from './misspellings/misspelt-c.ts';
import { MISSPELT_D_TO_E } from './misspellings/misspelt-d-to-e.ts';
import { MISSPELT_F_TO_L } from './misspellings/misspelt-f-to-l.ts';
import { MISSPELT_IRREGULAR } from './misspellings/misspelt-irregular.ts';
import { MISSPELT_M_TO_P } from './misspellings/misspelt-m-to-p.ts';
import { MISSPELT_OR_FOREIGN } from './misspellings/misspelt-or-foreign.ts';
import { MISSPELT_Q_TO_R } from './misspellings/misspelt-q-to-r.ts';
import { MISSPELT_S_TO_Z } from './misspellings/misspelt-s-to-z.ts';

/** A list of "right wrong wrong, right wrong" as wrong to right. */
function byWrong(...lists: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lists.flatMap((list) =>
      list
        .trim()
        .split(/,\s+/u)
        .flatMap((family) => {
          const [right = '', ...wrong] = family.split(' ');
          return wrong.map((word): [string, string] => [word, right]);
        }),
    ),
  );
}

/**
 * Confident misspellings of words that stand in CVs, wrong (lower case) to right; no proper names, no difference between British and
 * American. Typed from general knowledge of how people misspell; `misspellings.test.ts` holds them against the English word lists. A list
 * and not a dictionary: that takes 110 ms to load and flags every tool and town.
 */
export const MISSPELLINGS: ReadonlyMap<string, string> = byWrong(
  MISSPELT_A_TO_B,
  MISSPELT_C,
  MISSPELT_D_TO_E,
  MISSPELT_F_TO_L,
  MISSPELT_IRREGULAR,
  MISSPELT_M_TO_P,
  MISSPELT_Q_TO_R,
  MISSPELT_S_TO_Z,
);

/** Misspellings that are words of another language of Europe: mistakes in an English sentence only. */
export const MISSPELLINGS_OR_FOREIGN: ReadonlyMap<string, string> = byWrong(MISSPELT_OR_FOREIGN);
