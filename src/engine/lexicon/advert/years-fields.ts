/** Words that stand in a demand for years ("5 years of relevant experience") and say nothing of what they were spent on; folded. */
export const GENERIC_FIELDS: ReadonlySet<string> = new Set(
  (
    'years year yrs yr exp experience experienced of in the a an and or with as at least minimum more than plus professional relevant work working similar role roles position positions field industry environment related comparable prior previous proven hands on practical job full time equivalent solid strong combined post qualification commercial one two three four five six seven eight nine ten this that job s using within from for your you have setting area capacity ideally preferably recent demonstrable overall total industrial significant level firm contractor main company technology generalist cycle production post-graduate postgraduate graduate successful building running house somebody clinical setting settings practice medical law office organisation business sector them more ' +
    'dos tres cuatro cinco seis siete ocho deux trois quatre cinq huit ein eine zwei drei vier funf acht een twee drie vijf fahrpraxis praxis pratique practica trafico puesto mindestens jahre jahren jahr berufserfahrung erfahrung mindestens als im bereich in einer einem vergleichbaren position ans an annees annee experience minimum au moins professionnelle entreprise cabinet etude sur un poste similaire anos ano experiencia minimo al menos de puesto en similar'
  ).split(' '),
);

/** A demand whose field is the job itself; folded. */
export const SAME_JOB =
  /\b(?:similar|comparable|equivalent|same|this|such an?) (?:role|position|job|post|capacity|function)|post-qualification|vergleichbar|poste similaire|puesto similar|meme poste/u;

/** Fields that adverts call by one name and jobs by several, each with what jobs of it are called; folded. */
export const FIELDS_OF_JOBS: readonly (readonly [asked: RegExp, own: RegExp])[] = [
  [
    /\bunder[- ]fives\b|\bearly years\b|\bnursery\b|\bpre-?school\b|\bkita\b|\bpetite enfance\b/u,
    /\bnursery\b|\bearly years\b|\bunder[- ]fives\b|\bpre-?school\b|\btoddlers?\b|\beyfs\b|\bkindergarten\b|\bkita\b|\bcreche\b|\berzieher\p{L}*|\beducatrice de jeunes\b/u,
  ],
  [
    /\b(?:call|contact) cent(?:re|er)s?\b|\bcallcenter\b|\bcentre d.appels\b/u,
    /\b(?:call|contact) (?:cent(?:re|er)|solutions|services)\b|\bbpo\b|\bcall (?:handler|taker|agent)\b|\bcustomer (?:service|support|care)\b|\bcallcenter\b|\bteleconseill\p{L}*|\bteleoperador\p{L}*/u,
  ],
  [
    /\b(?:service desk|help ?desk|it support|technical support|desktop support)\b/u,
    /\b(?:service desk|help ?desk|it support|technical support|desktop support|support (?:technician|analyst|engineer|specialist))\b/u,
  ],
  [
    /\b(?:social care|care (?:home|setting|sector)s?|residential care)\b/u,
    /\b(?:care assistant|carer|care home|support worker|healthcare assistant|pflege\p{L}*|aide-soignante?)\b/u,
  ],
  [
    /\b(?:hospitality|restauration|gastronomie|hosteleria|horeca)\b/u,
    /\b(?:restaurant|hotel|cafe|bistro|brasserie|pub|kitchen|chef|cook|waiter|waitress|barista|bar (?:manager|staff)|koch|kochin|cuisini\p{L}*|cocin\p{L}*|kok)\b/u,
  ],
  [
    /\b(?:customer[- ](?:service|facing)|retail|shop)\b/u,
    /\b(?:sales (?:assistant|associate)|shop|store|retail|cashier|host(?:ess)?|waiter|waitress|barista|bar staff|receptionist|customer (?:service|adviser|advisor|assistant)|call (?:handler|agent))\b/u,
  ],
  [
    /\b(?:law firms?|private practice|legal practice|kanzlei|cabinet d'avocats)\b/u,
    /\b(?:llp|llc|solicitors?|attorneys?|barristers?|chambers|law (?:firm|offices?|group|partners)|advocates|abogados|avocats|rechtsanw\p{L}*)\b|\b\p{L}+ (?:&|and) \p{L}+ law\b/u,
  ],
  [
    /\b(?:secondary (?:schools?|teaching|education)|high schools?|key stages? [345])\b|\bteaching in secondary\b/u,
    /\b(?:secondary|high school|academy|comprehensive|grammar school|gymnasium|college|11[-–]1[68])\b/u,
  ],
  [
    /\b(?:warehous\p{L}*|distribution|logistics|fulfilment|supply chain)\b/u,
    /\b(?:warehous\p{L}*|distribution|logistics?|fulfil\p{L}*|depot|stores?|inbound|outbound|despatch|dispatch|supply)\b/u,
  ],
];
