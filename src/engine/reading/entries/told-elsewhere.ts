import type { Experience } from '../../../domain/cv.ts';
import { fold } from '../../english/folding.ts';

/** "As Assistant Branch Manager:" over statements. */
const AS = /^as (?:(?:an?|the) )?(\p{L}.{2,60}?)\s?:?$/iu;

/** The jobs with what stands under "As Branch Manager:" told of the one job of that name, wherever in the list it stands. */
export function toldUnderTitles(jobs: readonly Experience[]): Experience[] {
  const bullets = jobs.map((): Experience['bullets'] => []);
  const own = jobs.map((job, at): Experience => {
    const named = job.details.filter(({ value }) => titled(jobs, value) >= 0);
    let owner = named.reduce((_, { value }) => titled(jobs, value), at);
    for (const bullet of job.bullets) {
      const other = titled(jobs, bullet.text);
      if (other >= 0) owner = other;
      else bullets[owner]?.push(bullet);
    }
    return named.length === 0 ? job : { ...job, details: job.details.filter((detail) => !named.includes(detail)) };
  });
  return own.map((job, at) => ({ ...job, bullets: bullets[at] ?? job.bullets }));
}

/** Which job a line like "As Branch Manager:" names; -1 where it names none, or more than one. */
function titled(jobs: readonly Experience[], line: string): number {
  const name = fold(AS.exec(line)?.[1] ?? '');
  const found = name === '' ? [] : jobs.flatMap(({ title }, at) => (title !== null && fold(title.value) === name ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}
