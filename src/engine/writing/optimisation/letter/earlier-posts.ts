import { presentJob, realJobs } from './present-job.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { firmOf, nowOf } from './seats.ts';
import type { Voice } from './voice.ts';
import { uncapital } from '../../../english/grammar/capitals.ts';
import { withStop } from '../../../english/grammar/stops.ts';
import { titleKin } from './title-kin.ts';

const A_POST = /^From .*? I worked as (an? .+)$/u;
/** Jobs further back are for the CV. */
const MOST_BACK = 3;

/** The posts before the present one that a letter has not spoken of, in one sentence, the kindred ones first: "From 2012 to 2017 I worked as a raker at Corrib Mór Civils." */
export function earlierPosts(input: OptimisationInput, voice: Voice, letter: string, isShort: boolean, most: number): string {
  if (voice.language !== 'en') return '';
  const { cv } = input.context;
  const present = presentJob(cv);
  const [first = '', second = ''] = realJobs(cv)
    .slice(0, MOST_BACK)
    .flatMap((job, at) => {
      const firm = firmOf(job);
      if (job === present || firm === null || letter.includes(firm) || job.period?.current === true) return [];
      const said = nowOf(input.context, job, voice.words);
      if (said === null || !/^From .* I worked as /u.test(said)) return [];
      const isKin = titleKin(job.title?.value ?? '', `${present?.title?.value ?? ''} ${input.jobRole} ${input.advert.title ?? ''}`);
      // Of another trade the one before the present is told, where there is little else.
      return isKin || (isShort && at === 1) ? [{ said, isKin }] : [];
    })
    .toSorted((a, b) => Number(b.isKin) - Number(a.isKin))
    .map(({ said }) => said)
    .slice(0, most);
  const told = second === '' ? first : `${first}, and ${uncapital(second).replace(' I worked as ', ' as ')}`;
  // Of posts that one is "a" something in, the dates are for the CV.
  const [, one = ''] = A_POST.exec(first) ?? [];
  const [, other = ''] = A_POST.exec(second) ?? [];
  if (one !== '' && (second === '' || other !== '')) return withStop(`Earlier I was ${one}${other === '' ? '' : `, and before that ${other}`}`);
  return first === '' ? '' : withStop(told);
}
