import type { OtherLanguage } from '../../../domain/cv-build.ts';

/** What CVs say about a language, strongest first; folded. LinkedIn's five steps and the European frame among them. */
export const PROFICIENCIES: readonly (readonly [OtherLanguage['proficiency'], RegExp])[] = [
  [
    'Native',
    /\b(?:native|mother tongue|first language|muttersprach\w*|langue maternelle|lengua materna|lingua materna|madrelingua|moedertaal|nativ[oa]|bilingual|bilingue|zweisprachig)\b|母语|母語/u,
  ],
  ['Fluent', /\b(?:fluent|fluency|full professional|c2|fliessend|verhandlungssicher|courant|fluido|fluente|vloeiend|proficient)\b/u],
  [
    'Advanced',
    /\b(?:advanced|professional working|c1|upper intermediate|fortgeschritten|sehr gut\w*|avance|avanzado|avancado|avanzato|gevorderd|very good)\b/u,
  ],
  ['Conversational', /\b(?:conversational|conversant)\b/u],
  ['Intermediate', /\b(?:intermediate|limited working|b1|b2|gut|gute|intermediaire|intermedio|intermediario|working knowledge|good)\b/u],
  ['Basic', /\b(?:basic|basics|elementary|beginner|a1|a2|grundkenntnisse|schulkenntnisse|notions|scolaire|basico|base|basis|school)\b/u],
];
