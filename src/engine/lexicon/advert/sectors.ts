/** What an employer is by its name, for each sector an advert may ask for; folded. The first finds the sector in an ask, the second in a name. */
export const SECTORS: readonly (readonly [asked: RegExp, employer: RegExp])[] = [
  [
    /\bretail(?:er|ers)?\b|\bshops?\b/gu,
    /\b(?:stores?|shops?|supermarkets?|superstores?|bookshops?|boutiques?|grocer\p{L}*|deli|delicatessen|garden cent(?:re|er)|department store|pharmacy|books|carpets|furnishings|opticians?)\b/u,
  ],
  [/\bgrocer(?:y|ies)\b|\bsupermarkets?\b/gu, /\b(?:grocer\p{L}*|supermarkets?|deli|delicatessen|food ?stores?|convenience store|greengrocer\p{L}*)\b/u],
  [
    /\brestaurants?\b|\bhospitality\b|\bcatering\b|\bhotels?\b|\bpubs?\b/gu,
    /\b(?:restaurants?|hotels?|cafes?|coffee (?:shop|house|bar)|bistro|brasserie|pub|tavern|deli|pizzeria|trattoria|grill|steakhouse|guest ?house|catering|caterers)\b/u,
  ],
  [
    /\b(?:fmcg|fast[- ]moving consumer goods)\b|\bfood (?:and|&) (?:drinks?|beverages?)\b|\bfood (?:manufacturing|production|industry|sector)\b|\bfood\b/gu,
    /\b(?:foods?|brewery|breweries|brewing|baker(?:y|ies)|dairy|dairies|drinks|beverages?|distillery|snacks|confectionery|bottling|meats|poultry|creamery)\b/u,
  ],
  [
    /\b(?:public sector|public service|local (?:government|authorit(?:y|ies)))\b|\bcouncils?\b/gu,
    /\b(?:council|city of|county of|local authority|ministry|government|nhs|police|fire and rescue|constabulary|department (?:of|for)|bundesamt|landratsamt|stadtverwaltung|mairie|ayuntamiento|gemeente)\b/u,
  ],
  [/\bnhs\b/gu, /\bnhs\b/u],
  [/\b(?:hospitals?|acute)\b/gu, /\b(?:hospitals?|infirmary|klinik\p{L}*|krankenhaus|medical cent(?:re|er)|university hospitals?)\b/u],
  [
    /\bhealth ?care\b/gu,
    /\b(?:hospitals?|infirmary|clinics?|nhs|health (?:board|cent(?:re|er)|service|partners|system|trust)|healthcare|medical (?:cent(?:re|er)|group|practice)|surgery|hospice|nursing home)\b/u,
  ],
  [/\bcare homes?\b|\bresidential care\b/gu, /\b(?:care home|nursing home|residential home|care cent(?:re|er)|rest home)\b/u],
  [/\b(?:banking|financial services|banks?|finance sector)\b/gu, /\b(?:bank|banking|building society|credit union|financial services|savings)\b/u],
  [/\binsurance\b/gu, /\b(?:insurance|assurance|insurers?|underwriting)\b/u],
  [
    /\b(?:logistics|freight|haulage|transport(?:ation)?)\b/gu,
    /\b(?:logistics|logistik|freight|haulage|hauliers?|transport\p{L}*|spedition|couriers?|shipping|trucking)\b/u,
  ],
  [
    /\b(?:construction|building (?:industry|sector|trade))\b/gu,
    /\b(?:construction|constructors?|builders?|building contractors?|civil engineering|bauunternehmen|hochbau|tiefbau)\b/u,
  ],
  [/\b(?:manufacturing|factory|production environment)\b/gu, /\b(?:manufactur\p{L}+|foundry|fabrications?|castings|mouldings|factory)\b/u],
  [/\bwarehous(?:e|es|ing)\b|\bdistribution\b/gu, /\b(?:warehous\p{L}*|distribution|distributors?|fulfilment|wholesale(?:rs?)?|cash and carry)\b/u],
  [/\b(?:higher education|universit(?:y|ies))\b/gu, /\buniversit(?:y|ies|at)\b/u],
  [/\bschools?\b|\beducation sector\b/gu, /\b(?:schools?|academy|college|schule|gymnasium)\b/u],
];

/** Whoever sells to a sector is not of it; folded. */
export const SELLS_TO_IT =
  /\b(?:systems?|software|technolog(?:y|ies)|solutions|consult\p{L}*|recruit\p{L}*|staffing|marketing|media|analytics|research|supplies|equipment|agency)\b/u;

/** What stands beside a sector in an ask and narrows it by nothing; folded. */
export const BESIDE_SECTOR =
  /\b(?:an?|the|in|of|within|from|or|and|other|another|any|wider|broader|related|relevant|similar|comparable|previous|prior|some|busy|fast|paced|sectors?|industr(?:y|ies)|environments?|settings?|experience|background|work(?:ing|ed)?|trade|business(?:es)?|world|either|e\.?g|such as|ideally)\b/gu;
