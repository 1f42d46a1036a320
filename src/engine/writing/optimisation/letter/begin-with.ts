import type { Experience } from '../../../../domain/cv.ts';
import { countWords } from '../../../english/tokens.ts';
import type { Cast } from './choose-deeds.ts';
import { saidOf, type Deed } from './deeds.ts';
import { opensWithThing } from './object-phrase.ts';
import type { Voice } from './voice.ts';

/** "I work as a nurse at St Brigid's, where I lead a team of 7": who writes, by what she does; null where the deed is a sentence too long for that. */
export const beginWith = (now: string, deed: Deed, { words, language }: Voice): string | null =>
  canBegin(deed) ? (words.where?.(now, saidOf(deed, language)) ?? null) : null;
const canBegin = ({ told, job, isClause, duty }: Deed): boolean =>
  countWords(told) <= MOST_BEGUN &&
  // What the job "involves" is no beginning.
  (!isClause || (duty === '' && opensWithThing(told) && !told.startsWith('my work '))) &&
  !isTitleAgain(told, job) &&
  !/[:;“"]|(?<!\p{L})I(?!\p{L})|, (?:and|but|which|who) /u.test(told);
/** "A head of department, where I am head of a department". */
const isTitleAgain = (told: string, job: Experience | null): boolean => {
  const [, role] = /^(?:am|was) (?:an? |the )?(\p{L}+)/u.exec(told) ?? [];
  return (
    role !== undefined &&
    (job?.title?.value ?? '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(role.toLowerCase())
  );
};
const MOST_BEGUN = 26;

const FROM_TO = /(?<!\p{L})from (?:about |around )?[£$€]?\d[^,;:()]{0,30}? to (?:under |over |about |around )?[£$€]?\d/u;
/** Less does not come before what is stronger. */
const WORTH_BEGINNING = 10;

/** Of the deeds of the present job, told first, one that the opening can end in comes to the front. */
export function begunWell(cast: Cast, current: Experience | null, strongestFirst = false): Cast {
  const [first] = cast.proofs;
  // Who puts the strongest first begins with what came of the work.
  const result = strongestFirst ? cast.proofs.find((deed) => deed.job === current && canBegin(deed) && FROM_TO.test(deed.told)) : undefined;
  if (result !== undefined && first !== undefined && first.job === current)
    return { ...cast, proofs: [result, ...cast.proofs.filter((deed) => deed !== result)] };
  const other = cast.proofs.find((deed) => deed.job === current && canBegin(deed) && deed.worth >= WORTH_BEGINNING);
  return first === undefined || current === null || first.job !== current || canBegin(first) || other === undefined
    ? cast
    : { ...cast, proofs: [other, ...cast.proofs.filter((deed) => deed !== other)] };
}
