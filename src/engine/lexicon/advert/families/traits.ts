import { named, type Family } from './family.ts';

/** How one works, as adverts of five languages ask for it and skills lists tell it. */
export const FAMILIES_OF_TRAITS: readonly Family[] = [
  {
    name: named('Work under pressure', 'Belastbarkeit', 'Résistance au stress', 'Trabajo bajo presión', 'Stressbestendigheid'),
    asks: /\b(?:under pressure|belastbar\p{L}*|stressresisten\p{L}*|resistance au stress|bajo presion|stressbestendig\p{L}*)\b/u,
    says: /\b(?:under pressure|belastbar\p{L}*|stressresisten\p{L}*|stressbestendig\p{L}*|resistance au stress|gestion du stress|bajo presion|resistencia al estres)\b/u,
    shows: /\b(?:staying calm|stay calm|calm under|calm in)\b/u,
  },
  {
    name: named('Calm', 'Ruhe', 'Sang-froid', 'Calma', 'Kalmte'),
    asks: /\b(?:calm (?:under|when|in)|stay(?:ing)? calm|keep(?:ing)? (?:\p{L}+ )?calm|ruhe bewahren|garde[rz] (?:votre |son )?(?:calme|sang-froid)|mantener la calma|kalm blijven)\b/u,
    says: /\b(?:staying calm|stay calm|calm under|calm in|sang-froid)\b/u,
    shows: /\b(?:under pressure|belastbar\p{L}*|stressresisten\p{L}*|stressbestendig\p{L}*|resistance au stress|gestion du stress|bajo presion)\b/u,
  },
  {
    name: named('Reliability', 'Zuverlässigkeit', 'Fiabilité', 'Fiabilidad', 'Betrouwbaarheid'),
    asks: /\b(?:reliab\p{L}*|punctual\p{L}*|time[- ]?keeping|dependable|zuverlassig\p{L}*|punktlich\p{L}*|fiabilite|ponctual\p{L}*|puntual\p{L}*|responsable y puntual|betrouwbaar\p{L}*|stipt\p{L}*)\b/u,
    says: /\b(?:reliab\p{L}*|punctual\p{L}*|time[- ]?keeping|never late|dependable|zuverlassig\p{L}*|punktlich\p{L}*|fiabilite|fiable|ponctual\p{L}*|ponctuel\p{L}*|puntual\p{L}*|betrouwbaar\p{L}*|stipt\p{L}*)\b/u,
    shows: null,
  },
  {
    name: named('Teamwork', 'Teamfähigkeit', 'Esprit d’équipe', 'Trabajo en equipo', 'Teamspeler'),
    asks: /\b(?:team ?player|teamwork(?:ing)?|work(?:ing)? (?:well )?(?:in|as part of) an? (?:\p{L}+ )?team|teamfahig\p{L}*|teamgeist|esprit d.equipe|travail (?:en|d.) ?equipe|trabajo en equipo|teamspeler|samenwerk\p{L}*)\b/u,
    says: /\b(?:team ?player|teamwork(?:ing)?|teamfahig\p{L}*|teamgeist|esprit d.equipe|travail (?:en|d.) ?equipe|trabajo en equipo|teamspeler|samenwerk\p{L}*)\b/u,
    shows: null,
  },
  {
    name: named('Communication', 'Kommunikation', 'Communication', 'Comunicación', 'Communicatie'),
    asks: /\b(?:communicat(?:ion|e|ing|or) ?(?:skills|well|clearly)?|kommunikations(?:stark|fahig)\p{L}*|aisance relationnelle|qualites relationnelles|habilidades comunicativas|communicatie(?:f|ve|vaardig\p{L}*))\b(?! (?:systems?|networks?|cabling|department|degree))/u,
    says: /\b(?:communication skills|good communicator|com+unication with|kommunikations(?:stark|fahig)\p{L}*|aisance relationnelle|habilidades comunicativas|communicatieve?\b)/u,
    shows: null,
  },
  {
    name: named('Organisation', 'Organisationstalent', 'Organisation', 'Organización', 'Organisatietalent'),
    asks: /\b(?:organi[sz]ational skills|well[- ]organi[sz]ed|(?:time|workload) management|priorit\p{L}+|organisiert\p{L}*|organisationstalent|organise\b\(?e?\)?|sens de l.organisation|organizad[oa]|organisatietalent)/u,
    says: /\b(?:organi[sz]ational skills|well[- ]organi[sz]ed|highly organi[sz]ed|time management|workload management|priorit\p{L}+|organisationstalent|sens de l.organisation|organizad[oa]|organisatietalent)\b/u,
    shows: null,
  },
  {
    name: named('Care and accuracy', 'Sorgfalt', 'Rigueur', 'Rigor', 'Nauwkeurigheid'),
    asks: /\b(?:attention to detail|accura(?:cy|te)(?! (?:records?|drafting|draft|minutes|invoic\p{L}*|data|documents?|drawings?|reports?|notes|forecasts?))|eye for detail|sorgfalt\p{L}*|gewissenhaft\p{L}*|rigueur|rigoureu\p{L}*|rigor|meticulos\p{L}*|nauwkeurig\p{L}*)\b/u,
    says: /\b(?:attention to det(?:ai|ia)l|eye for detail|detail[- ]oriented|sorgfalt\p{L}*|gewissenhaft\p{L}*|rigueur|rigoureu\p{L}*|rigor|meticulos\p{L}*|nauwkeurig\p{L}*)\b/u,
    shows: null,
  },
  {
    name: named('Upper second-class degree', 'Abschluss mit mindestens „gut“', 'Mention bien', 'Nota media alta', 'Goed afstudeercijfer'),
    asks: /\b2[.:][12]\b|\b(?:upper|lower) second\b|\b(?:strong|good) academics?\b|^academics?\b/u,
    says: /\b2[.:]1\b|\bfirst[- ]class\b|\bupper second\b|\bsecond class honours,? grade (?:i|1)\b|\b1st\b(?=.*\bhon)/u,
    shows: null,
  },
  {
    name: named('Microsoft Word and e-mail', 'Microsoft Word und E-Mail', 'Microsoft Word et e-mail', 'Microsoft Word y correo', 'Microsoft Word en e-mail'),
    asks: /\b(?:microsoft|ms) word\b|^word$|^e-?mail$/u,
    says: /\b(?:microsoft|ms)[- ](?:word|office)\b|(?:^|[;,.:•] ?)word (?:to|at) an? |(?:^|[;,:•] ?)word(?=$|[;,] (?:excel|outlook|powerpoint))|\bword(?:,| and| &| \/|\/) ?(?:excel|e-?mails?|outlook|powerpoint|internet)\b|\b(?:excel|outlook|powerpoint|e-?mails?)(?:,| and| &| \/|\/) ?word\b/u,
    shows: null,
  },
];
