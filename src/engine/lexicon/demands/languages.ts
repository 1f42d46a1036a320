/** The language a whole CV speaks, by its code, as an advert names it. */
export const LANGUAGE_OF: ReadonlyMap<string, string> = new Map([
  ['en', 'English'],
  ['de', 'German'],
  ['fr', 'French'],
  ['es', 'Spanish'],
  ['nl', 'Dutch'],
  ['it', 'Italian'],
  ['pl', 'Polish'],
]);

/** How well a language is spoken, best first: 1 basic to 5 native; folded. */
export const LANGUAGE_LEVELS: readonly (readonly [rank: 1 | 2 | 3 | 4 | 5, name: string, pattern: RegExp])[] = [
  [5, 'native', /\bnative|mother tongue|muttersprach|langue maternelle|lengua materna|nativ[oa]|bilingu|zweisprachig/u],
  [
    4,
    'fluent',
    /fluen|proficien|excellent|business[- ](?:level|fluent)|full professional|\bc[12]\b|verhandlungssicher|fliessend|sehr gut|courant|tres bon|bilingue|fluid|alto|avanzado|advanced|perfect|ausgezeichnet|very good|perfekt/u,
  ],
  [
    3,
    'good',
    /\bgood\b|\bb2\b|professional working|upper[- ]intermediate|\bprofessional(?! (?:working )?proficiency)\b|\br ?[,/] ?w ?[,/&] ?s\b|read, ?writ\p{L}*(?: and|,|&) ?sp(?:eak|oken)|strong|solid|gute?\b|bon(?:ne)?\b|professionnel|profesional|\bwell\b|competent|confident|sicher/u,
  ],
  [
    2,
    'intermediate',
    /working knowledge|leaving cert|a-level|intermediate|\bb1\b|conversational|conversant|limited working|intermediaire|intermedio|medio|mittel/u,
  ],
  [1, 'basic', /\bbasic|beginner|elementary|\ba[12]\b|grundkenntnisse|notions|debutant|scolaire|basico|school level|schulkenntnisse/u],
];

/** Names of languages in further languages of CVs and adverts, folded. */
export const FURTHER_LANGUAGES: ReadonlySet<string> = new Set(
  'engels duits frans spaans italiaans nederlands angielski niemiecki francuski hiszpanski polski ingilizce almanca fransizca turkce inglese tedesco welsh irish ojibwe navajo hmong quechua twi wolof tigrinya'.split(
    ' ',
  ),
);
