import { foldKeepingSigns } from '../english/folding.ts';

/** How well a language is spoken: 1 basic to 5 native. */
interface LanguageLevel {
  rank: 1 | 2 | 3 | 4 | 5;
  name: string;
}

const LEVELS: readonly (readonly [rank: LanguageLevel['rank'], name: string, pattern: RegExp])[] = [
  [5, 'native', /\bnative|mother tongue|muttersprach|langue maternelle|lengua materna|nativ[oa]|bilingu|zweisprachig/u],
  [
    4,
    'fluent',
    /fluen|proficien|excellent|business[- ](?:level|fluent)|full professional|\bc[12]\b|verhandlungssicher|fliessend|sehr gut|courant|tres bon|bilingue|fluid|alto|avanzado|advanced|perfect|ausgezeichnet|very good|perfekt/u,
  ],
  [
    3,
    'good',
    /\bgood\b|\bb2\b|professional working|working knowledge|upper[- ]intermediate|strong|solid|gute?\b|bon(?:ne)?\b|professionnel|profesional|\bwell\b|competent|confident|sicher/u,
  ],
  [2, 'intermediate', /intermediate|\bb1\b|conversational|conversant|limited working|intermediaire|intermedio|medio|mittel/u],
  [1, 'basic', /\bbasic|beginner|elementary|\ba[12]\b|grundkenntnisse|notions|debutant|scolaire|basico|school level|schulkenntnisse/u],
];

/** The level a text gives to a language; null when it gives none. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = foldKeepingSigns(text);
  const found = LEVELS.find(([, , pattern]) => pattern.test(folded));
  return found === undefined ? null : { rank: found[0], name: found[1] };
}
