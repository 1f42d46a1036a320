import { foldedWords, foldKeepingSigns } from '../../english/folding.ts';
import { PAPER_WORDS } from '../../lexicon/advert/kinds-of-proof.ts';
import type { AdvertRequirement } from '../advert.ts';
import type { ProofPassage } from '../proof.ts';

/** "Level 3 electrical qualification", "Level 2 or 3 teaching assistant qualification": a paper by its level and its subject; folded. */
const ASKED = /\blevel (\d)(?: ?(?:or|\/|to|-|–) ?(\d))?\b/u;
const OWN = /\b(?:level|[ns]vq|l) ?(?:level )?(\d)\b/u;
const A_PAPER = /\b(?:qualifications?|diploma|certificate|award|[ns]vq|apprenticeship|course)\b/u;
/** Where papers stand. */
const PAPERS: ReadonlySet<ProofPassage['section']> = new Set(['education', 'certifications', 'skills', 'other']);
/** What they are called where no heading stands over them. */
const ISSUED = /\b(?:[ns]vq|btec|city (?:and|&) guilds|diploma|certificate|award)\b/u;
/** What helps, assists and supports tells no subject from another. */
const NO_SUBJECT: ReadonlySet<string> = new Set([
  'assistant',
  'support',
  'supporting',
  'studies',
  'service',
  'services',
  'general',
  'field',
  'subject',
  'area',
  'nvq',
  'svq',
  'btec',
  'city',
  'guilds',
  'equivalent',
  'apprenticeship',
  'course',
]);
/** Letters by which two forms of a subject agree. */
const A_STEM = 5;
/** The same subject under two names; folded. */
const SUBJECTS: readonly RegExp[] = [
  /\b(?:it|ict|computing|computer|information technology|digital)\b/u,
  /\b(?:childcare|child|children|early years|eyfs)\b/u,
  /\b(?:catering|cookery|culinary|chef|kitchen)\b/u,
  /\b(?:care|health and social|healthcare)\b/u,
  /\b(?:accounts|accounting|accountancy|bookkeeping|aat)\b/u,
  /\b(?:carpentry|joinery|wood)\b/u,
  /\b(?:motor|vehicle|automotive|light vehicle)\b/u,
];

/** The line of a paper of the level and the subject that are asked for; null where no level is, or none is held. */
export function paperOfLevel({ phrase, kind }: AdvertRequirement, passages: readonly ProofPassage[]): ProofPassage | null {
  const asked = foldKeepingSigns(phrase);
  const [, least, most] = ASKED.exec(asked) ?? [];
  if (kind !== 'credential' || least === undefined || !A_PAPER.test(asked)) return null;
  // "Level 3 in dementia care": what is no word of a common subject must stand there itself.
  const own = SUBJECTS.filter((names) => names.test(asked)).reduce((rest, names) => rest.replace(new RegExp(names.source, 'gu'), ' '), asked);
  const special = subjectIn(own);
  const subject = subjectIn(asked);
  return (
    passages.find(({ section, statement, text }) => {
      const folded = foldKeepingSigns(text);
      if (!PAPERS.has(section) && (statement || !ISSUED.test(folded))) return false;
      if (OF_SAFETY.test(folded) && !OF_SAFETY.test(asked)) return false;
      const level = OWN.exec(folded)?.[1];
      if (level === undefined || Number(level) < Number(least) || (most === undefined && level !== least)) return false;
      const words = foldedWords(folded);
      const isIn = (word: string): boolean => words.some((other) => other.slice(0, A_STEM) === word.slice(0, A_STEM) || bare(other) === bare(word));
      if (special.length > 0) return special.some(isIn);
      return subject.length === 0 || subject.some(isIn) || SUBJECTS.some((names) => names.test(asked) && names.test(folded));
    }) ?? null
  );
}
/** Papers of every trade that make nobody a cook, a carer or a fitter; folded. */
const OF_SAFETY =
  /\b(?:food (?:safety|hygiene)|allergens?|first aid|manual handling|moving and handling|health (?:and|&) safety|fire (?:safety|warden|marshal)|safeguarding)\b/u;
const bare = (word: string): string => word.replace(/s$/u, '');
const subjectIn = (text: string): string[] =>
  foldedWords(text).filter((word) => word.length > 2 && !/^\d/u.test(word) && !PAPER_WORDS.has(word) && !NO_SUBJECT.has(word));
