/** A kind of personal detail that recruiters cannot use and some may not see. */
export interface PersonalLabel {
  /** Neutral name of the kind; all a joke may ever say of it. */
  what: string;
  /** Matches the label, never the value: the match is what gets quoted. */
  label: RegExp;
  /** True where the label means this on any line; false where it must stand in the header or a personal section. */
  anywhere: boolean;
  weight: number;
  /** Language codes in which the detail is customary, so that it is only a shrug. */
  customary?: readonly string[];
}

/** Sources: UK Equality Act 2010 and US EEOC guidance on pre-employment inquiries; DIN 5008 practice for what is customary in German. */
export const PERSONAL_LABELS: readonly PersonalLabel[] = [
  {
    what: 'date of birth',
    anywhere: true,
    weight: 3,
    customary: ['de', 'fr', 'es', 'it', 'pl', 'pt', 'nl', 'tr', 'zh', 'ja'],
    label:
      /(?<![\p{L}])(?:date of birth|birth ?date|d\.?o\.?b\.?(?=\s*[:\-–\d])|geburts(?:datum|tag)|date de naissance|fecha de nacimiento|data di nascita|data urodzenia|doğum tarihi|geboortedatum|data de nascimento|födelsedatum|fødselsdato|出生日期|出生年月|生年月日)(?![\p{L}])/iu,
  },
  {
    what: 'date of birth',
    anywhere: false,
    weight: 3,
    customary: ['de', 'fr'],
    label: /(?<![\p{L}])(?:born(?= (?:on|in|\d|[A-Z][a-z]{2}))|geboren(?= am)|geb\.(?= ?(?:am )?\d)|né(?:e)? le)(?![\p{L}])/iu,
  },
  {
    what: 'date of birth',
    anywhere: true,
    weight: 3,
    customary: ['de', 'fr', 'es', 'it', 'pl', 'pt', 'nl', 'tr'],
    label:
      /(?<![\p{L}])(?:geboren(?= am \d|:\s*\d)|nacid[oa](?= (?:en \p{Lu}\p{L}+ )?el \d)|nascid[oa](?= (?:a|em) \d)|nat[oa] (?:il|a \p{Lu}\p{L}+ il)(?= \d)|né(?:e)? le(?= \d)|urodzon[ya](?= \d)|ur\.(?= \d{1,2}[. ]))(?![\p{L}])/iu,
  },
  {
    what: 'place of birth',
    anywhere: true,
    weight: 2,
    customary: ['de'],
    label: /(?<![\p{L}])(?:place of birth|birth ?place|geburtsort|lieu de naissance|lugar de nacimiento)(?![\p{L}])/iu,
  },
  {
    what: 'age',
    anywhere: false,
    weight: 3,
    label: /(?:^|[|,;•·\t]\s*)(?:age|alter|âge|edad)(?=\s*[:\-–]|\s+\d{2})|(?<=\b\d{2}[\s-])(?:years?[\s-]old|jahre alt|ans(?=\s*(?:$|[–|,;•·-])))/iu,
  },
  {
    what: 'marital status',
    anywhere: true,
    weight: 3,
    customary: ['de'],
    label:
      /(?<![\p{L}])(?:marital status|civil status|family status|familienstand|zivilstand|situation familiale|état civil|estado civil|medeni (?:hali|durum)|burgerlijke staat|stan cywilny|stato civile|婚姻状况)(?![\p{L}])/iu,
  },
  {
    what: 'marital status',
    anywhere: false,
    weight: 3,
    customary: ['de'],
    label:
      /(?:^|[|,;•·\t.–-]\s*)(?:married|divorced|widowed|unmarried|single(?=\s*(?:$|[,|;•·]))|verheiratet|ledig|geschieden|marié(?:e)?|célibataire|casad[oa]|solter[oa]|solteir[oa]|nubile|celibe|sposat[oa]|samenwonend|gehuwd|evli|bekar|żonaty|zamężna)(?![\p{L}])/iu,
  },
  {
    what: 'children',
    anywhere: false,
    weight: 3,
    label:
      /(?<![\p{L}])(?:(?:number of )?(?:children|dependents|kids)|dependants|kinder|enfants|hijos|filhos|kinderen|dzieci|çocuk)(?=\s*(?::|$|[,|;.•·]|\())/iu,
  },
  {
    what: 'nationality',
    anywhere: true,
    weight: 2,
    customary: ['de', 'fr'],
    label:
      /(?<![\p{L}])(?:nationality|staatsangehörigkeit|nationalität|nationalité|nacionalidade?|nazionalità|nationaliteit|uyruk|narodowość|国籍)(?![\p{L}])/iu,
  },
  { what: 'gender', anywhere: true, weight: 2, label: /(?:^|[|,;•·\t]\s*)(?:gender|sex|geschlecht|sexe|sexo|性别)(?=\s*[:\-–])/iu },
  { what: 'religion', anywhere: true, weight: 4, label: /(?:^|[|,;•·\t]\s*)(?:religion|religious views|konfession|caste)(?=\s*[:\-–])/iu },
  {
    what: 'health',
    anywhere: false,
    weight: 3,
    label: /(?:^|[|,;•·\t]\s*)(?:health(?: status)?|state of health|disabilit(?:y|ies)|gesundheit(?:szustand)?|blood (?:group|type))(?=\s*[:\-–])/iu,
  },
  { what: 'height and weight', anywhere: false, weight: 3, label: /(?:^|[|,;•·\t]\s*)(?:height|weight|größe|gewicht|taille|poids)(?=\s*[:\-–]?\s*\d)/iu },
  {
    what: 'national id',
    anywhere: true,
    weight: 5,
    label:
      /(?<![\p{L}])(?:social security (?:number|no\.?)|ssn(?=\s*[:#])|passport (?:number|no\.?)|national id(?:entity)?(?: card)?(?: number| no\.?)?(?=\s*[:#])|aadhaar(?: card| number| no\.?)?|pan (?:card|no\.?)|cnic|nric|id(?:entity)? number(?=\s*[:#])|sozialversicherungsnummer|身份证号)(?![\p{L}])/iu,
  },
  { what: 'criminal record', anywhere: true, weight: 2, label: /(?<![\p{L}])(?:criminal record|police record)(?=\s*[:\-–])/iu },
  {
    what: 'military service',
    anywhere: true,
    weight: 2,
    customary: ['tr'],
    label: /(?:^|[|,;•·\t.–-]\s*)(?:military service|askerlik(?: durumu)?)(?=\s*[:\-–])/iu,
  },
  { what: 'smoking', anywhere: true, weight: 2, label: /(?<![\p{L}])(?:non[ -]?smoker|nichtraucher(?:in)?|non[- ]fumeu(?:r|se))(?![\p{L}])/iu },
  { what: 'family members', anywhere: true, weight: 3, label: /(?<![\p{L}])(?:father|mother|husband|spouse)(?:['’]?s)? name(?![\p{L}])/iu },
  {
    what: 'full street address',
    anywhere: false,
    weight: 1,
    customary: ['de', 'fr'],
    label:
      /(?<=\b\d{1,5}[a-z]?,?\s(?:[\p{L}.'’]+\s){1,4})(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|crescent|court|terrace|close)(?=$|[\s,.])/iu,
  },
  { what: 'full street address', anywhere: true, weight: 1, label: /(?<![\p{L}])(?:(?:permanent|residential|postal|home|mailing) address)(?=\s*[:\-–]|$)/iu },
];

/** Titles of an entry that fills a gap. Law 6: such an entry is not judged, not counted, not joked about. */
export const BREAK_TITLE =
  /^(?:full[\s-]time |stay[\s-]at[\s-]home )?(?:mother|mum|mom|father|dad|parent|mutter|vater|hausfrau|hausmann|mère au foyer|ama de casa)(?: (?:of|to|at|von)(?!\p{L}).*)?$|(?<![\p{L}])(?:off (?:work|sick)|signed off(?: work| sick)?$|(?:serious |long )?illness$|(?:caring|cared|carer) for (?:my|our)|looking after (?:my|our)|(?:adoption|compassionate) leave(?![ -]cover)|career (?:break|gap|pause)|(?:maternity|paternity|parental|family|medical|sick|personal|caregiv(?:er|ing)) leave(?![ -]cover)|sabbatical|gap year|out of work|full[\s-]time (?:parent|carer|caregiver|mother|father|mum|dad)|stay[\s-]at[\s-]home|homemaker|housewife|unemployed|between jobs|job ?seek(?:er|ing)|career transition|laid off|redundan(?:t|cy)|elternzeit|mutterschutz|auszeit|arbeits(?:los|suchend)\p{L}*|congé (?:parental|maternité|sabbatique)|recherche d['’]emploi|baja por maternidad|excedencia)(?![\p{L}])/iu;
