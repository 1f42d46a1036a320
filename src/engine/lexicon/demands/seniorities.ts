/** Rank of a job by the words of its title, the highest first. */
export const SENIORITIES: readonly (readonly ['executive' | 'lead' | 'senior' | 'junior' | 'mid', RegExp])[] = [
  ['executive', /\b(?:chief|c[efot]o|cmo|chro|vice president|vp|director|head of|geschäftsführer\p{L}*|directeur|directrice|directora?)\b/iu],
  ['lead', /\b(?:lead|principal|staff engineer|team ?lead(?:er)?|teamleiter\p{L}*|chef d'équipe|jefe|jefa|manager of)\b/iu],
  ['senior', /\b(?:senior|sr|experienced|confirmé|erfahrene\p{L}*)\b/iu],
  [
    'junior',
    /\b(?:junior|jr|graduate|trainee|intern(?:ship)?|apprentice|entry[- ]level|werkstudent\p{L}*|berufseinsteiger\p{L}*|stagiaire|débutant|becari[oa]|prácticas)\b/iu,
  ],
  ['mid', /\b(?:mid[- ]?level|intermediate)\b/iu],
];
