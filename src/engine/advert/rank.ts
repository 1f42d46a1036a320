import type { Candidate } from './collect.ts';

/** What speaks for a candidate, each 0 or 1 or a small count. */
function featuresOf({ phrase, hit, statements, cued, order }: Candidate, title: string): Record<string, number> {
  const words = phrase.split(/\s+/u);
  const has = (zone: string): number => (statements.some((statement) => statement.zone === zone) ? 1 : 0);
  return {
    must: has('must'),
    nice: has('nice'),
    duty: has('duty'),
    none: statements.every(({ zone }) => zone === 'none') ? 1 : 0,
    headed: statements.some(({ headed }) => headed) ? 1 : 0,
    item: statements.some(({ item }) => item) ? 1 : 0,
    cued: cued ? 1 : 0,
    term: hit?.term ? 1 : 0,
    tool: hit?.term?.kind === 'tool' ? 1 : 0,
    soft: hit?.term?.kind === 'skill' ? 1 : 0,
    credential: hit?.term?.kind === 'credential' ? 1 : 0,
    language: hit?.term?.kind === 'language' ? 1 : 0,
    lexicon: hit && !hit.term ? 1 : 0,
    mixed: /\p{Ll}\p{Lu}|\p{L}[\d.#+]|\d\p{L}/u.test(phrase) ? 1 : 0,
    acronym: /^\p{Lu}[\p{Lu}\d/&+-]{1,7}s?$/u.test(phrase) ? 1 : 0,
    capital: /\p{Lu}/u.test(phrase) ? 1 : 0,
    one: words.length === 1 ? 1 : 0,
    two: words.length === 2 ? 1 : 0,
    many: words.length > 3 ? 1 : 0,
    repeated: Math.min(3, statements.length) - 1,
    titled: title.toLowerCase().includes(phrase.toLowerCase()) ? 1 : 0,
    late: Math.min(1, order / 60),
  };
}

/** Log-odds that people mark such a phrase as a skill or as knowledge; rounded from a fit on human-annotated adverts. */
const WEIGHTS: Readonly<Record<string, number>> = {
  must: 0.75,
  nice: 0.55,
  duty: 0.3,
  none: -0.4,
  headed: 0.2,
  item: 0.2,
  cued: 1.2,
  term: 1.4,
  tool: 0.85,
  soft: -0.35,
  credential: 0,
  language: 0.75,
  lexicon: 0.65,
  mixed: 0.55,
  acronym: 0.1,
  capital: 0.4,
  one: -1.3,
  two: -0.1,
  many: -0.05,
  repeated: 0.05,
  titled: -0.4,
  late: -0.6,
};

/** The likelier a person would call it asked for, the higher. */
export function scoreOf(candidate: Candidate, title: string): number {
  let score = 0;
  for (const [name, value] of Object.entries(featuresOf(candidate, title))) score += (WEIGHTS[name] ?? 0) * value;
  return score;
}
