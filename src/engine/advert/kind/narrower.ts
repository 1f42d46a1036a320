import { foldKeepingSigns } from '../../english/folding.ts';

/** Words that make a wide thing a narrow one, each with what else says it; folded. The wide thing alone does not prove the narrow one. */
const NARROWS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\b(?:pa?ediatrics?|children's)\b/u, /\b(?:pa?ediatric\p{L}*|child\p{L}*|babies|infants?|neonat\p{L}*|kids|pupils|toddlers|school)\b/u],
  [/\bneonat\p{L}*/u, /\b(?:neonat\p{L}*|newborns?|scbu|nicu|babies)\b/u],
  [/\b(?:maternity|obstetric\p{L}*)\b/u, /\b(?:maternity|obstetric\p{L}*|midwi\p{L}*|labour ward|births?)\b/u],
  [/\bequine\b/u, /\b(?:equine|horses?|mares?|foals?|pon(?:y|ies)|stables?)\b/u],
  [/\bfeline\b/u, /\b(?:feline|cats?)\b/u],
  [/\bforensic\b/u, /\bforensic\b/u],
  [/\boffshore\b/u, /\b(?:offshore|rigs?|platforms?|north sea)\b/u],
  [/\bexport\b/u, /\b(?:export\p{L}*|overseas|international|foreign)\b/u],
  [/\b(?:nuclear)\b/u, /\b(?:nuclear|reactors?)\b/u],
  [/\brail(?:way)?\b/u, /\b(?:rail\p{L}*|trains?|tracks?|network rail|pts)\b/u],
  [/\btax[- ]exempt\b/u, /\bexempt\p{L}*/u],
  [/\bstructural steel\b/u, /\b(?:structural|steel)\b/u],
  [
    /\bcommercial (?:gas|catering|diving|tyres?|vehicles?)\b/u,
    /\b(?:commercial|hgv|trucks?|lorr(?:y|ies)|trailers?|fleet|buses|haulage|hotels?|restaurants?|canteens?)\b/u,
  ],
  [/\bpalliative\b|\bend of life\b/u, /\b(?:palliative|end of life|hospice|dying|macmillan|last days)\b/u],
  [/\bbariatric\b/u, /\bbariatric\b/u],
  [/\baerospace\b/u, /\b(?:aerospace|aircraft|aviation|airbus|boeing|jets?)\b/u],
  [/\bmarine\b/u, /\b(?:marine|ships?|boats?|vessels?|yachts?|harbour)\b/u],
  [/\bhigh[- ]voltage\b/u, /\b(?:high[- ]voltage|hv|\d+ ?kv)\b/u],
  [/\bprimary school\b/u, /\b(?:primary|infants?|juniors?|ks[12]|year [1-6]|reception class|elementary)\b/u],
  [/\bsecondary school\b/u, /\b(?:secondary|high school|gcse|a level|ks[345]|year (?:[7-9]|1[0-3])|academy|grammar|comprehensive|sixth form)\b/u],
];

/** Whether a line says the narrow thing that is asked for, and not only the wide one: "adults of all ages" are no children. */
export function isAsNarrow(phrase: string, text: string): boolean {
  const [asked, own] = [foldKeepingSigns(phrase), foldKeepingSigns(text)];
  return NARROWS.every(([narrow, told]) => !narrow.test(asked) || told.test(own));
}
