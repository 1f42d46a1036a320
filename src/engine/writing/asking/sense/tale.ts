/** How somebody felt, why they left and what the employer asks of anybody: told, and no work of theirs. */
export const TALE =
  /\b(?:awesome|amazing|great|wonderful|good|valuable) experience\b|\bended up\b|\b(?:am|was|were) leaving\b|\bleaving (?:the|my|this)\b|\bI have (?:gained|learned|learnt|enjoyed)\b|\bgained so much\b|\bI (?:love|loved|enjoy|enjoyed|believe|feel|felt)\b|^the (?:employee|candidate|incumbent|position|successful)\b|\b(?:employee|incumbent|candidate) (?:must|may|is|will)\b/iu;
