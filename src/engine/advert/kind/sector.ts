import type { Context } from '../../context.ts';
import { foldKeepingSigns } from '../../english/folding.ts';
import { BESIDE_SECTOR, SECTORS, SELLS_TO_IT } from '../../lexicon/advert/sectors.ts';
import type { AdvertRequirement } from '../advert.ts';
import type { ProofPassage } from '../proof.ts';

/**
 * "Experience in grocery, restaurant or retail": the line of an employer whose name says that it is of that sector. Null where more
 * than a sector is asked for ("retail management") or no employer is of it.
 */
export function employerOfSector(
  { phrase, kind, alternatives, quote }: AdvertRequirement,
  context: Context,
  passages: readonly ProofPassage[],
): ProofPassage | null {
  if (kind !== 'knowledge' || !TO_HAVE_BEEN_THERE.test(quote)) return null;
  const ways = (alternatives.length > 0 ? alternatives : phrase.split(/,\s(?:or\s)?|\sor\s/u)).map(foldKeepingSigns);
  const wanted = SECTORS.filter(([asked]) =>
    ways.some((way) => {
      const rest = way.replace(asked, ' ');
      return rest !== way && !/\p{L}{2}/u.test(rest.replace(BESIDE_SECTOR, ' '));
    }),
  );
  for (const { company, title } of context.cv.experience) {
    const name = foldKeepingSigns(company?.value ?? '');
    if (company === null || SELLS_TO_IT.test(name) || !wanted.some(([, employer]) => employer.test(name))) continue;
    const passage = passages.find((one) => !one.statement && one.page === company.page && one.line === company.line);
    if (passage !== undefined && (title === null || !IN_ITS_OFFICES.test(title.value))) return passage;
  }
  return null;
}

const TO_HAVE_BEEN_THERE = /\b(?:experience|background|worked|career|environment|sector|industry)\b/iu;
/** Whoever programs for a shop has not stood in it. */
const IN_ITS_OFFICES = /\b(?:software|developer|programmer|data|devops|web)\b/iu;
