/** What people say they are, in place of what they did; folded, one word each. Hyphens part words. */
export const CHARACTER_WORDS: ReadonlySet<string> = new Set(
  (
    'dynamic driven tenacious focused results-focused target-driven results-driven aware resilient professional well-presented persuasive competitive energetic enthusiastic positive proactive ' +
    'motivated self-motivated trusted respected hungry fearless persistent persistant friendly approachable confident hardworking hard-working reliable punctual flexible adaptable ambitious ' +
    'passionate dedicated committed creative innovative organised organized honest loyal polite conscientious diligent determined articulate charismatic courageous assertive outgoing ' +
    'self-starter team-player team-oriented detail-oriented customer-focused customer-centric agile versatile patient calm empathetic caring helpful willing eager keen bubbly personable ' +
    'trustworthy mature strategic analytical methodical meticulous thorough efficient effective influential inspirational visionary entrepreneurial manner'
  ).split(' '),
);

/** Nouns of a trade that sells: its lines are asked what was sold, to whom, and against what target. */
export const SELLING_TITLES =
  /\b(?:sales|selling|telesales|account (?:manager|executive|director)|business development|estate agent|lettings? negotiator|negotiator|sales ?(?:person|man|woman))\b/iu;
