/** Words near a number of years that make it a demand for experience; folded. */
export const EXPERIENCE_NEAR =
  /experien|erfahrung|experienc|working|background|\bexp\b|in (?:a |an )?(?:similar|comparable|role|position)|track record|poste|puesto|berufs|praxis|ervaring|practica profesional|full-cycle|\d\+? years? (?:in|of|as)\b/u;

/** Years that are no demand: how long something goes back or lasts. */
export const TIME_SPAN =
  /\b(?:last|past|next|within|every|for) (?:the )?(?:\p{L}+ )?(?:\d|one|two|three|four|five)|years? (?:ago|in business|of (?:history|growth|age))|fixed[- ]term|since \d/u;

/** An advert of a few lines has no headings: its own words must ask. */
export const TERSE_DEMAND = /\bessential|\bmust\b|\brequired\b|\bneeded\b|\bnights? \d/u;
