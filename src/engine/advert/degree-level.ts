import { foldKeepingSigns } from '../english/folding.ts';

/** Levels of schooling, each holding those below it. */
const LEVELS: readonly (readonly [level: number, pattern: RegExp])[] = [
  [5, /\bph\.?\s?d\b|doctora|doktor|promotion\b|\bd\.?phil\b/u],
  [
    4,
    /\bmaster'?s?\b(?! (?:electrician|chef))|\bm\.?\s?sc\b|\bm\.?\s?a\.?(?=[ ,(]|$)|\bmba\b|\bm\.?eng\b|\bmres\b|\bllm\b|diplom-|\bdiplom\b|magister|bac ?\+ ?5|ecole d'ingenieur|\bmaster\b|staatsexamen|postgraduate/u,
  ],
  [
    3,
    /\bbachelor|\bb\.?\s?sc\b|\bb\.?\s?a\.?(?=[ ,(/]|$)|\bb\.?s\.?(?=[ ,(/]|$)|\bb\.?eng\b|\bb\.?com\b|\bbba\b|\bllb\b|\bdegree\b|hochschul(?!reife)|studium|\blicence (?:en|de|pro)|licenciatura|grado universitario|\bgrado en\b|titulacion universitaria|bac ?\+ ?[34]|university|undergraduate/u,
  ],
  [
    2,
    /associate'?s?\b|foundation degree|\bhnd\b|\bhnc\b|\bdiploma\b|\bbts\b|\bdut\b|bac ?\+ ?2|ausbildung|\bnvq\b|apprenticeship|formacion profesional|ciclo formativo|btec|vocational|\baat\b|diplome|grado medio|grado superior|technician/u,
  ],
  [1, /a[- ]levels?|abitur|fachhochschulreife|baccalaureat|bachillerato|high school|secondary school|\bged\b|gcse|realschul|matura|\bbac\b/u],
];

/** 5 doctorate, 4 master, 3 bachelor, 2 vocational or associate, 1 school; null where a text names none. The lowest named counts for a demand ("bachelor's or master's"). */
export function degreeLevel(text: string, which: 'lowest' | 'highest' = 'lowest'): number | null {
  const folded = foldKeepingSigns(text);
  const found = LEVELS.filter(([, pattern]) => pattern.test(folded)).map(([level]) => level);
  if (found.length === 0) return null;
  // "Master's degree" names its level with the first word; "degree" alone would make it a bachelor's.
  const named =
    found.length > 1 &&
    found.includes(3) &&
    !/\bbachelor|\bb\.?\s?sc\b|\bb\.?\s?a\b|\bb\.?s\b|hochschul|studium|university|undergraduate|licence|\bb\.?eng\b/u.test(folded)
      ? found.filter((level) => level !== 3)
      : found;
  return which === 'lowest' ? Math.min(...named) : Math.max(...named);
}

const FIELDS: readonly RegExp[] = [
  /computer|informat|software|\bit\b|data science|computing/u,
  /financ|account|rechnungswesen|buchhalt|comptab|contab/u,
  /business|econom|commerce|management|betriebswirt|bwl|gestion|empresa/u,
  /engineer|ingenieur|ingenierie|ingenieria|maschinenbau|elektrotechnik|mechatron/u,
  /math|statistic|physic|quantitative/u,
  /nurs|pflege|infirmier|enfermer|midwif/u,
  /educat|teach|pedagog|lehramt|padagog/u,
  /market|communicat|media|journalis|advertis|public relations/u,
  /law\b|legal|jura|rechtswissenschaft|droit|derecho/u,
  /psycholog|human resources|\bhr\b|personal/u,
  /biolog|chemist|life science|biochem|pharma|ecolog|medicine/u,
  /design|\bart\b|arts|architect/u,
  /elektr|electric/u,
  /cook|culinary|chef|hospitality|koch|cuisine/u,
];

/** Whether a degree is of the field a demand names; a field we have no list for must be named by the degree itself. */
export function fieldFits(demand: string, degree: string): boolean {
  const asked = FIELDS.filter((pattern) => pattern.test(foldKeepingSigns(demand)));
  if (asked.length > 0) return asked.some((pattern) => pattern.test(foldKeepingSigns(degree)));
  const named = /\b(?:in|of|en|als|zum|zur|im bereich)\s+(?:an? |the )?(?!(?:any|related|relevant|similar|equivalent|progress)\b)(\p{L}{4,})/u.exec(
    foldKeepingSigns(demand),
  )?.[1];
  return named === undefined || foldKeepingSigns(degree).includes(named.slice(0, 6));
}
