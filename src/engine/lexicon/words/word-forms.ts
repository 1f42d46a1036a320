/** British spellings and abbreviations the stemmer does not bring together. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    programme: 'program',
    programmes: 'program',
    centre: 'center',
    centres: 'center',
    labour: 'labor',
    behaviour: 'behavior',
    colour: 'color',
    theatre: 'theater',
    catalogue: 'catalog',
    tyre: 'tire',
    tyres: 'tire',
    modelling: 'modeling',
    counselling: 'counseling',
    counsellor: 'counselor',
    licence: 'license',
    defence: 'defense',
    paediatric: 'pediatric',
    anaesthesia: 'anesthesia',
    fulfilment: 'fulfillment',
    jewellery: 'jewelry',
    fibre: 'fiber',
    aluminium: 'aluminum',
    labelling: 'labeling',
    enrolment: 'enrollment',
    travelling: 'traveling',
    mgr: 'manager',
    sr: 'senior',
    jr: 'junior',
    dev: 'developer',
    eng: 'engineer',
    engr: 'engineer',
    mgmt: 'management',
    admin: 'administrator',
    asst: 'assistant',
    exec: 'executive',
    consultancy: 'consulting',
  }),
);

/** Words that the stemmer would melt into another of different meaning ("marketing" into "market"); only their plural goes. */
export const WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set(
  (
    'accounting accountant engineer engineering marketing banking testing tester teaching training trainer designer farming nursing writing writer painting painter university manager management ' +
    'operations operator operating relations animal animation important importance international internal internship general hospital hospitality publicity publicist mechanic physics customer customs business ' +
    'securities authority personal personnel department organization building buyer buying broker dealer driver driving packaging housing shipping trading trader lender lending drawing director directory production productivity digital fitness fitting'
  ).split(' '),
);

/** "-ise" belongs to these words themselves and is no British spelling of "-ize". */
export const OWN_ISE =
  /^(?:merchandis|enterpris|exercis|franchis|advertis|supervis|revis|advis|televis|improvis|compromis|expertis|premis|promis|surpris|precis|concis|rais|prais|nois|otherwis|likewis)/u;

/** Names that are also everyday words or single letters: alone they count only where they are written like names. */
export const NAMES_ONLY: ReadonlySet<string> = new Set(
  (
    'go r c it swift rust spark hive excel word access teams puppet express less ant flask storm impala pig sage dart react sketch principle helm salt cypress jest vault basic lotus notes room realm remix ' +
    'make ada bean struts swing prince maya era pos'
  ).split(' '),
);
