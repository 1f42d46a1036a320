import { counted } from '../../english/grammar/agreement.ts';
import { shortQuote } from '../../../domain/quote.ts';
import type { TargetJob } from '../../context.ts';
import type { Zone } from '../cv-words.ts';
import type { LanguageFit } from './language-fit.ts';
import { skillWorth } from './skill-evidence.ts';
import type { SkillEvidence } from './skill-evidence.ts';
import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { phraseKey } from '../../english/keyed-words.ts';
import type { Paper } from '../kin/papers.ts';
import type { Nearness, TitleFit } from '../titles/title-fit.ts';
import { wholePoints } from './whole-points.ts';
import type { Share } from './whole-points.ts';

/** A title that fits less than this is told to be a related one. */
const RELATED_BELOW = 0.5;
const MAX_TITLE = 56;
/** Skills told one by one; the rest is summed up. */
const TOLD = 6;
const EXAMPLES = 3;

interface Parts<T, S, L> {
  title: T;
  skills: S;
  language: L;
}

/**
 * Reasons for a relevance score, whole points that add up to it, in the order title, skills, vocabulary. The vocabulary's
 * points that rest on words which are skills of the job are told with those skills.
 */
export function explainRelevance(
  score: number,
  job: TargetJob,
  points: Parts<number, number, number> & { unknown: number; field: number },
  found: Parts<TitleFit, readonly SkillEvidence[], LanguageFit> & { field: readonly string[]; paper: Paper | null },
): Share[] {
  const shares: Share[] = [];
  const known = points.unknown === 0 || job.occupation !== null;
  if (points.unknown > 0)
    shares.push({
      points: points.unknown,
      because: known
        ? `we know the wider trade of “${cut(job.title)}” and not its special field, which speaks neither for you nor against you`
        : `we have no list for “${cut(job.phrase)}”, so your titles and its own words decide`,
      ground: 'vocabulary',
    });
  if (found.paper !== null) shares.push({ points: points.title, because: `you hold what the job takes: “${found.paper.said}”`, ground: 'paper' });
  else if (found.title.title !== null)
    shares.push({
      points: points.title,
      because: `your ${found.title.isHeadline ? 'headline' : 'title'} “${saidOf(found.title.title)}”${howNear(found.title)}`,
      ground: 'title',
    });
  if (points.field > 0)
    shares.push({
      points: points.field,
      because: `words of the job's own name on your page: ${found.field
        .slice(0, EXAMPLES)
        .map((word) => `“${word}”`)
        .join(', ')}`,
      ground: 'vocabulary',
    });
  const { bySkill, rest, words } = parted(points.language, job, found.language);
  const shown = found.skills.filter((entry) => entry.at >= 0);
  const total = shown.reduce((all, entry) => all + proof(entry), 0) || 1;
  const told = shown
    .map((entry) => ({ entry, points: (points.skills * proof(entry)) / total + (bySkill.get(entry.skill.name) ?? 0) }))
    .toSorted((a, b) => b.points - a.points);
  for (const { entry, points: worth } of told.slice(0, TOLD))
    shares.push({ points: worth, because: `skill “${entry.said}” is ${whereOf(entry)}`, ground: 'skill' });
  const others = told.slice(TOLD);
  if (others.length > 0) {
    const names = others
      .slice(0, EXAMPLES)
      .map(({ entry }) => entry.said)
      .join(', ');
    shares.push({
      points: others.reduce((all, other) => all + other.points, 0),
      because: `${counted(others.length, 'more skill')} of the job: ${names}${others.length > EXAMPLES ? '…' : ''}`,
      ground: 'skill',
    });
  }
  const examples = words
    .slice(0, EXAMPLES)
    .map((word) => `“${word}”`)
    .join(', ');
  const vocabulary = known ? 'vocabulary of the work' : 'words of the job on your page';
  shares.push({ points: rest, because: examples === '' ? 'vocabulary of this kind of work' : `${vocabulary}: ${examples}`, ground: 'vocabulary' });
  const whole = wholePoints(score, shares);
  return whole.length > 0
    ? whole
    : [{ points: 0, because: `no skill, title or word of “${cut(job.title === '' ? job.phrase : job.title)}” found`, ground: 'nothing' }];
}

/** Papers are earned beside the work, under headings of every name: among the jobs we say only that they are there. */
export const PAPER =
  /(?<!\p{L})(?:nvq|svq|btec|haccp|certificates?|certified|licen[cs]es?|diploma|tickets?|cards?|level \d|expired?|lapsed|valid (?:to|until|till)|in date|renewal)(?!\p{L})/iu;
const whereOf = ({ zone, said }: SkillEvidence): string => WHERE[zone === 'work' && PAPER.test(said) ? 'rest' : (zone ?? 'rest')];

const WHERE: Readonly<Record<Zone, string>> = {
  title: 'in a title of yours',
  summary: 'in your summary',
  work: 'in your work',
  told: 'on your page',
  list: 'in a list',
  study: 'in what you studied',
  rest: 'on your page',
  private: 'on your page',
};

const HOW: Readonly<Record<Nearness, string>> = {
  meant: '',
  below: ', a step below it',
  step: ', a step from it',
  neighbour: ', which is a neighbouring trade',
  words: ', by its words',
};

const howNear = ({ fit, how }: TitleFit): string => ((how === 'meant' || how === 'below') && fit < RELATED_BELOW ? ', which is related' : HOW[how]);

/** A title is said as far as it names a post: "Vet nurse, ten years, mostly mixed practice" is one up to its first comma. */
const saidOf = (title: string): string => {
  // "St Mary's Primary (174 pupils) School Secretary": what stands before the bracket is the employer.
  const post = /\)\s+(\p{Lu}[\p{L} ’'-]{3,40})$/u.exec(title)?.[1];
  if (post !== undefined && TITLE_WORDS.has(post.toLowerCase().split(' ').at(-1) ?? '')) return post;
  return title.length > LONG_TITLE ? cut(title.split(/[.,;·|]\s/u)[0] ?? title) : title;
};
const LONG_TITLE = 40;

/** The vocabulary's points, parted into those that rest on names of skills and the rest. */
function parted(points: number, job: TargetJob, language: LanguageFit): { bySkill: ReadonlyMap<string, number>; rest: number; words: string[] } {
  const skillOf = new Map<string, string>();
  for (const skill of job.skills) for (const form of [skill.name, ...skill.aliases]) skillOf.set(phraseKey(form), skill.name);
  const all = language.words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const bySkill = new Map<string, number>();
  const words: string[] = [];
  let rest = points;
  for (const { name, key, weight } of language.words) {
    const skill = skillOf.get(key);
    if (skill === undefined) {
      words.push(name);
      continue;
    }
    const part = (points * weight) / all;
    bySkill.set(skill, (bySkill.get(skill) ?? 0) + part);
    rest -= part;
  }
  return { bySkill, rest, words };
}

function proof(entry: SkillEvidence): number {
  return entry.strength * skillWorth(entry.skill);
}

function cut(text: string): string {
  return text.length > MAX_TITLE ? `${shortQuote(text, MAX_TITLE)}…` : text;
}
