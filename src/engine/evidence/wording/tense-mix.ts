import type { Experience } from '../../../domain/cv.ts';
import type { Draft, Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { bulletsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';

/** A bare verb is one for certain before these; "Design team" or "Support for" could be nouns. */
const AFTER_VERB = /^\S+\s+(?:the|a|an|all|our|their|its|any|each|every|new)\s/iu;
const LEAST_PAST = 2;

/** A job that is over, told in the past, with statements still in the present; one finding a job. */
export const tenseMixDetector: Detector<'tense-mix'> = {
  kind: 'tense-mix',
  detect(context) {
    if (context.cv.language !== 'en') return [];
    const drafts: Draft<'tense-mix'>[] = [];
    const byJob = Map.groupBy(bulletsOf(context), (statement) => statement.passage.job);
    for (const [job, bullets] of byJob) {
      const company = job?.company?.value ?? job?.title?.value;
      if (!job || !company || !isOver(job)) continue;
      const past = bullets.filter((bullet) => bullet.verb?.tense === 'past');
      const present = bullets.filter(isPresent);
      const first = present[0];
      if (!first?.verb || past.length < LEAST_PAST || present.length > past.length) continue;
      const quoted = quoteStart(context, first.passage.text, first.passage);
      if (quoted) drafts.push({ ...quoted, weight: 4, facts: { verb: first.verb.written.toLowerCase(), company, times: present.length } });
    }
    return drafts;
  },
};

const isOver = (job: Experience): boolean => job.period !== null && !job.period.current && job.period.end !== null;

const isPresent = (bullet: Statement): boolean => bullet.verb?.tense === 'present' && AFTER_VERB.test(bullet.text);
