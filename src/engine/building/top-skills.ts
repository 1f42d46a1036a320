import type { Cv, Experience } from '../../domain/cv.ts';
import { BUILD } from '../../domain/limits.ts';
import { knownSkill, skillsIn } from '../job/occupations/known-skills.ts';
import { fold } from '../english/folding.ts';
import { isTool } from '../english/grammar/casing.ts';
import { mayOpenWithThing, openingVerb } from '../english/grammar/retense.ts';
import { listedSkill } from './listed-skill.ts';
import { phraseKey } from '../english/keyed-words.ts';
import { understandJob } from '../job/target-job.ts';
import { titleScore } from '../reading/text/evidence-words.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { VAGUE_SKILLS } from '../lexicon/words/vague-skills.ts';
import { isNoSkill, isSoftSkill } from './skill-kinds.ts';
import { skillsMeant } from './torn-list.ts';

/** What proof of a skill counts: named in the lines of the present job, of another, asked for by the present job. */
const PROOF = { current: 3, earlier: 2, asked: 0.7, soft: -2, none: -6, own: 2 } as const;

/** At most five skills of the CV, those its own lines prove and its own job asks for first, else in its order. */
export function topSkillsOf(cv: Cv, current: Experience | null): string[] {
  const told = (jobs: readonly (Experience | null)[]): string =>
    ` ${jobs
      .flatMap((job) => job?.bullets ?? [])
      .map(({ text }) => phraseKey(text))
      .join(' | ')} `;
  const now = told([current]);
  const before = told(cv.experience.filter((job) => job !== current));
  const asked = new Map(
    understandJob(current?.title?.value ?? cv.headline?.value ?? '').skills.flatMap(({ name, aliases, importance }) =>
      [name, ...aliases].map((form) => [phraseKey(form), importance] as const),
    ),
  );
  const listed =
    cv.skills.length > 0
      ? skillsMeant(cv.skills).flatMap(({ value, isTorn }) => {
          const skill = listedSkill(value);
          return skill === null ? [] : [{ skill, isTorn }];
        })
      : namedIn(cv.experience.flatMap(({ bullets }) => bullets.map(({ text }) => text.replace(OF_OTHERS, ''))).join(' | ')).map((skill) => ({
          skill,
          isTorn: false,
        }));
  const hasOwn = listed.some(({ isTorn }) => !isTorn) && listed.some(({ isTorn }) => isTorn);
  const worth = ({ skill, isTorn }: { skill: string; isTorn: boolean }): number => {
    const key = phraseKey(skill.replace(/ ?\([^()]*\)$/u, ''));
    if (key === '') return PROOF.none;
    return (
      (now.includes(` ${key} `) ? PROOF.current : 0) +
      (before.includes(` ${key} `) ? PROOF.earlier : 0) +
      (asked.get(key) ?? 0) * PROOF.asked +
      (isSoftSkill(skill) ? PROOF.soft : 0) +
      (hasOwn && !isTorn ? PROOF.own : 0) +
      (isNoSkill(skill) || LANGUAGE_NAMES.has(key) || isVague(skill) || isDeed(skill) ? PROOF.none : 0)
    );
  };
  const seen = new Set<string>();
  return (
    listed
      .map((entry, at) => ({ skill: entry.skill, at, worth: worth(entry) }))
      .filter(({ skill, worth: value }) => !(value <= PROOF.none + PROOF.current && (isVague(skill) || isDeed(skill))))
      .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
      // "Recruiting" beside "Recruitment": said once.
      .filter(
        ({ skill }) =>
          ![...seen].some((chosen) => ` ${chosen} `.includes(` ${stem(skill)} `) || ` ${stem(skill)} `.includes(` ${chosen} `)) &&
          seen.add(stem(skill)) !== undefined,
      )
      .slice(0, BUILD.maxSkills)
      .map(({ skill }) => skill)
  );
}

const isVague = (skill: string): boolean => !skill.includes(' ') && VAGUE_SKILLS.has(fold(skill)) && !isTool(skill);
/** "Processed payroll", "Develop and implement systems": a line of work that ended up in the list. */
function isDeed(skill: string): boolean {
  const verb = openingVerb(skill);
  return (
    verb !== null &&
    // "Distributed Systems", "Applied statistics": a name, and so is what the lexicon knows.
    /^\p{L}+ \p{Ll}/u.test(skill) &&
    knownSkill(skill) === undefined &&
    (verb.form === 'past' || verb.form === 'third' || (verb.form === 'bare' && !mayOpenWithThing(skill) && skill.split(' ').length > 2))
  );
}
/** What two forms of one word have in common. */
const stem = (skill: string): string =>
  fold(skill)
    .replace(/(?<=\p{L}{3})(?:ations?|ating|ments?|tions?|ting|ning|ings?|ions?|al|s)(?= |$)/gu, '')
    .split(' ')
    .toSorted()
    .join(' ');

/**
 * Tools that lines of work name where nothing lists any skills. What else a line names ("hearing aids", "out of hours") is its object, and
 * no entry of a list of skills.
 */
function namedIn(text: string): string[] {
  const key = ` ${phraseKey(text)} `;
  // A "Postman" is as often a person.
  const isPerson = (name: string): boolean => !name.includes(' ') && titleScore(name) === 2;
  const names = skillsIn(text)
    .map(({ name }) => name)
    .filter(
      (name) => !NO_NAME.test(name) && !isPerson(name) && isTool(name) && (name.includes(' ') ? key.includes(` ${phraseKey(name)} `) : isWritten(name, text)),
    );
  return names.length < FEWEST_NAMED ? [] : names;
}

/** "sketch plans, which the office turn into CAD": what others do with it is no skill of the writer's. */
const OF_OTHERS = /,? (?:which|that|who) (?:the|our|a|an|his|her|their) [^.;|]*/giu;

/** One or two words found by the way ("site visit by ferry in a gale") make no list of skills. */
const FEWEST_NAMED = 3;

/** Written with its own capitals: "Doors" of a joiner are not the DOORS of a requirements engineer, nor OCRS an OCR. */
const isWritten = (name: string, text: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)}(?![\p{L}\p{N}])`, 'u').test(text);
/** What anybody does. */
const NO_NAME = /^(?:\p{L}+ing (?:up|out|off|in|on|down)|set up|safe driving|working with|dealing with|crisis response)$/iu;
