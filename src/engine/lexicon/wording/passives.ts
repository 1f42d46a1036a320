/** Irregular participles that make a passive behind "was". */
export const PASSIVE_PARTICIPLES: ReadonlySet<string> = new Set(
  'done made given taken written built sent kept held shown brought bought taught sold driven grown rewritten overseen spent lost met seen paid undertaken'.split(
    ' ',
  ),
);

/** What others did to the person with good reason to tell it, and adjectives that only look like a passive. */
export const HONEST_PASSIVES: ReadonlySet<string> = new Set(
  `promoted awarded selected recognized recognised nominated chosen honored honoured hired recruited invited named elected appointed ranked rated published accepted commended
   praised headhunted retained rewarded certified licensed trained mentored based located involved tasked assigned required asked expected entrusted charged exposed interested
   experienced dedicated committed motivated organized organised focused skilled qualified concerned related used able laid released furloughed presented given granted taught brought made met born known`.split(
    /\s+/u,
  ),
);

/** Honest of a person ("was given charge of"), and nobody's doing when things were: "bug fixes were made". */
export const HONEST_OF_A_PERSON: ReadonlySet<string> = new Set(['made', 'given', 'presented', 'granted', 'taught', 'brought', 'organized', 'organised']);

/** "Ensured that procedures were followed" has a doer; only a main clause counts. */
export const SUBORDINATE = /\b(?:that|which|who|before|after|while|once|since|than|when|where|if|as|ensur\p{L}*|so|until|because|verif\p{L}*|I|we|they)\b/iu;
