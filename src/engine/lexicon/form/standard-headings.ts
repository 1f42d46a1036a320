/** English headings that any parser sorts by, folded. Fewer than our own reader knows: only what is certain is praised. */
export const STANDARD_HEADINGS: ReadonlySet<string> = new Set(
  (
    'summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|personal statement|objective|career objective|about me|' +
    'experience|work experience|professional experience|relevant experience|employment|employment history|work history|career history|professional background|' +
    'education|education and training|academic background|qualifications|academic qualifications|skills|key skills|core skills|technical skills|professional skills|it skills|computer skills|core competencies|areas of expertise|' +
    'projects|selected projects|certifications|certificates|licences|licenses|licences and certifications|licenses and certifications|training|professional development|languages|language skills|' +
    'publications|awards|honors and awards|awards and honors|achievements|volunteering|volunteer experience|volunteer work|interests|hobbies|hobbies and interests|interests and hobbies|references|contact|personal details'
  ).split('|'),
);

/** What makes a course of study a degree, in the languages of our CVs. */
export const ANY_DEGREE =
  /(?<![\p{L}])(?:b\.?\s?(?:a|sc|eng|ed|com|tech|arch|n|s|ba|fa|mus)|m\.?\s?(?:a|s|sc|sci|eng|ed|phil|res|ba|fa|mus|chem|phys|pharm|arch|sw|pa|ph)|ph\.?\s?d|d\.?\s?phil|ll\.?[bm]|dr\b|doctor(?:ate)?|bachelor\p{L}*|master\p{L}*|licence|licenciatura|licenciad[oa]|laurea|diplom(?!a\b)\p{L}*|magister|mag\b|grado|staatsexamen|mb\s?ch?b|mbbs|a\.?a\.?s|a\.?s|associate (?:degree|of)|associate['’]s|(?:foundation|honou?rs) degree|degree|dec|hbo|wo|inżynier|lisans|pgce|pgcert|pgdip|jd|md|dds|edd|dipl)(?![\p{L}])/iu;
