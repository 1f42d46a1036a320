/** Work that is done beside other work. */
export const SIDE_JOB =
  /part[\s-]?time|freelanc|contract|consult|volunt|board|intern\b|interns?hip|self[\s-]?employ|founder|owner|advis|mentor|tutor|teaching assistant|research assistant|lecturer|adjunct|student|trainee|fellow|member|ambassador|teilzeit|werkstudent|praktik|selbst|freiberuf|bénévol|stage|stagiaire|indépendant|prácticas|autónomo|coach|writer|author|speaker|contributor|open source|on[\s-]call|per diem|seasonal|weekend|casual/iu;
