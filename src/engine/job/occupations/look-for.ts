import type { TargetJob } from '../../context.ts';
import type { Occupation } from '../../lexicon/occupations/occupation.ts';
import { learnsTrade } from '../titles/learns-trade.ts';
import { specialField } from '../titles/special-field.ts';
import { occupationIndex } from './occupation-index.ts';

/** What recruiters ask of anybody, where the job is not surely understood. */
export const GENERAL_WANTS: readonly string[] = [
  'Something that ran better because of you, before and after.',
  'People you led, trained or taught.',
  'People, money, sites or customers in your care.',
  'Certificates and licences in date.',
];

/** A branch shares so many terms with its stem, or it is another profession: a court manager is no policy adviser. */
const LEAST_SHARED = 3;

/** What recruiters of the job look for, short true sentences of the lexicon; empty when it does not surely know the job. */
export function lookForOf(job: TargetJob): readonly string[] {
  const { occupations, byId } = occupationIndex();
  const own = job.occupation === null ? undefined : occupations[byId.get(job.occupation) ?? -1];
  // "Access Control Engineer" was understood by its head alone: the list is a broader job's.
  if (own === undefined || specialField(job).length > 0 || learnsTrade(job.phrase)) return [];
  const stem = own.of === null ? undefined : occupations[byId.get(own.of) ?? -1];
  const isInherited = stem !== undefined && stem.lookFor.join('|') === own.lookFor.join('|');
  return isInherited && sharedTerms(own, stem) < LEAST_SHARED ? [] : own.lookFor;
}

function sharedTerms(one: Occupation, other: Occupation): number {
  const known = termsOf(other);
  return [...termsOf(one)].filter((term) => known.has(term)).length;
}

const termsOf = ({ skills }: Occupation): ReadonlySet<string> =>
  new Set(skills.flatMap(({ name, aliases, importance }) => (importance >= 2 ? [name.toLowerCase(), ...aliases] : [])));
