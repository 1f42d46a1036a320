/** The CV's own words for a change of work. */
export const CAREER_CHANGE =
  /\b(?:career change|change of career|changing careers?|career changer|transition(?:ing)? (?:in)?to|retrain(?:ed|ing)? (?:as|in|for|to)|moving into|mov(?:e|ing) (?:in)?to (?:a )?(?:career|role|new field)|switch(?:ing)? (?:careers?|into|to)|pivot(?:ing)? (?:in)?to|quereinstieg|umschulung|neuorientierung|reconversion|cambio de carrera)\b/iu;
