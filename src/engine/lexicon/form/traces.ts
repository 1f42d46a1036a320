/**
 * Words that show a part of a CV is there although no heading was understood. Before a CV is told that something
 * is missing, its lines are searched for these: a reader's failure is not the writer's.
 */

/** A short line that heads or labels work. */
export const TRACE_OF_WORK =
  /(?<![\p{L}])(?:experiences?|employ(?:ment|er|ed)|career history|work history|worked (?:as|at|for)|company|internships?|positions? held|berufserfahrung|beruflicher werdegang|praktik(?:um|a)|expériences?|stages?|experiencia|工作经历|实习|職歴)(?![\p{L}])/iu;

export const TRACE_OF_EDUCATION =
  /(?<![\p{L}])(?:education(?:al)?|academics?|qualifications?|universit\p{L}+|college|school|institute of|institut|polytechnic|academy|bachelors?|masters?|b\.?\s?sc|m\.?\s?sc|b\.?\s?a\.?(?= in| of|,)|m\.?b\.?a|ph\.?\s?d|b\.?\s?tech|m\.?\s?tech|b\.?e\.?(?=\s|$)|b\.?com|diplomas?|degree|ged|gcses?|a-levels|abitur|studium|hochschule|ausbildung|schule|licence|baccalauréat|formation|educación|formación|学历|教育|学歴)(?![\p{L}])/iu;

export const TRACE_OF_SKILLS =
  /(?<![\p{L}])(?:skills?|skill ?sets?|competenc(?:y|ies|es)|proficienc(?:y|ies)|expertise|technologies|tech stack|tools|software|toolbox|languages and frameworks|programming|it knowledge|kenntnisse|fähigkeiten|kompetenzen|edv|compétences|habilidades|competencias|技能|スキル)(?![\p{L}])/iu;
