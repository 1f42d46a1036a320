import { NOT_A_SKILL, SHOWN_BY, SKILL_AFTER_ALL } from '../../lexicon/words/skills.ts';
import type { Context } from '../../context.ts';
import type { Detector } from '../detector.ts';
import type { Term } from '../../lexicon/words/terms-notation.ts';
import { listedTerms } from './listed-terms.ts';
import { passagesOf } from '../shared/passages.ts';
import { skillKey, termsByEntry } from './skill-names.ts';

const byEntry = termsByEntry(NOT_A_SKILL);

/** Entries such as "Internet" or "MS Word", one finding a term, unless the target job does ask for it. */
export const notASkillDetector: Detector<'not-a-skill'> = {
  kind: 'not-a-skill',
  detect: (context) =>
    listedTerms(context, byEntry, (term) => !isWanted(context, term) && !isAtWork(context, term)).map(({ page, line, quote, term, written, times }) => ({
      page,
      line,
      quote,
      weight: term.weight,
      facts: { term: written, times },
    })),
};

function isWanted({ job }: Context, term: Term): boolean {
  const title = `${job.phrase} ${job.title}`;
  if (SKILL_AFTER_ALL.some(([name, wanting]) => name === term.term && wanting.test(title))) return true;
  return job.skills.some((skill) => skill.importance > 1 && [skill.name.toLowerCase(), ...skill.aliases].some((name) => term.forms.includes(name)));
}

/** What a job shows was put to use: whatever it is, it is no empty entry. */
function isAtWork(context: Context, term: Term): boolean {
  const work = ` ${passagesOf(context)
    .filter(({ role }) => role === 'job')
    .flatMap(({ tokens }) => tokens.map(({ word }) => word))
    .join(' ')} `;
  return SHOWN_BY.some(([name, told]) => name === term.term && told.test(work)) || term.forms.some((form) => work.includes(` ${skillKey(form)} `));
}
