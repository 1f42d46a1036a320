import { commaParts } from '../text/commas.ts';
import type { Piece } from './heads.ts';
import { SAME } from './no-houses.ts';
import type { Named } from './towns-of-jobs.ts';

/** A head that says "same" for its employer, with the employer above; a town behind it is where this job was. */
export function withSameHouse(found: Named, above: Piece | null): Named {
  const [first = '', ...town] = commaParts(found.company?.text ?? '');
  if (!SAME.test(first)) return found;
  const place = town.length > 0 && found.company ? { ...found.company, text: town.join(', ').replace(/\s*\(.*/u, ''), place: true } : null;
  return { ...found, company: above, place: found.place ?? place };
}
