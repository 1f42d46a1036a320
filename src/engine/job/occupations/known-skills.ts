import type { JobSkill } from '../../lexicon/occupations/occupation.ts';
import { occupationIndex } from './occupation-index.ts';
import { TermTrie } from '../text/term-trie.ts';
import { phraseKey, wordsOf } from '../text/terms.ts';

interface KnownSkills {
  skills: readonly JobSkill[];
  byKey: ReadonlyMap<string, JobSkill>;
  trie: TermTrie;
}

let built: KnownSkills | null = null;

/** Every skill of the lexicon once, with all the spellings its occupations give it. */
function knownSkills(): KnownSkills {
  if (built) return built;
  const forms = new Map<string, { name: string; aliases: Set<string> }>();
  for (const { skills } of occupationIndex().occupations) {
    for (const skill of skills) {
      const key = phraseKey(skill.name);
      const known = forms.get(key) ?? { name: skill.name, aliases: new Set<string>() };
      for (const alias of skill.aliases) known.aliases.add(alias);
      forms.set(key, known);
    }
  }
  // "Java" and "Python" may stand in for each other in one job ("Java|python"): an alias that is a skill itself is no synonym.
  const skills = [...forms].map(([own, { name, aliases }]): JobSkill => ({
    name,
    aliases: [...aliases].filter((alias) => phraseKey(alias) === own || !forms.has(phraseKey(alias))),
    importance: 3,
  }));
  const byKey = new Map<string, JobSkill>();
  const trie = new TermTrie();
  for (const [at, skill] of skills.entries()) {
    trie.add(skill.name, at);
    byKey.set(phraseKey(skill.name), skill);
  }
  for (const skill of skills) for (const alias of skill.aliases) if (!byKey.has(phraseKey(alias))) byKey.set(phraseKey(alias), skill);
  built = { skills, byKey, trie };
  return built;
}

/** The skill of the lexicon that goes by this name or alias. */
export function knownSkill(name: string): JobSkill | undefined {
  return knownSkills().byKey.get(phraseKey(name));
}

/** Skills a job phrase names outright ("Python developer", "SAP FICO consultant"), the longest at each place, as required ones. */
export function skillsIn(phrase: string): JobSkill[] {
  const { skills, trie } = knownSkills();
  const words = wordsOf(phrase);
  const found: JobSkill[] = [];
  let end = 0;
  const hits = trie.find(words).sort((a, b) => a.from - b.from || b.to - a.to);
  for (const hit of hits) {
    if (hit.from < end) continue;
    const skill = skills[hit.id];
    if (skill && !found.includes(skill)) found.push(skill);
    end = hit.to;
  }
  return found;
}
