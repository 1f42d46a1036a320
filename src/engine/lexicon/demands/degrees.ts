/** Levels of schooling, each holding those below it. */
export const DEGREE_LEVELS: readonly (readonly [level: number, pattern: RegExp])[] = [
  [5, /\bph\.?\s?d\b|\bdr\.? (?:rer|phil|ing)\b|doctora|doktor|promotion\b|\bd\.?phil\b/u],
  [
    4,
    /\bmaster'?s?\b(?! (?:electrician|chef))|\bm\.?\s?sc\b|\bm\.?\s?a\.?(?=[ ,(]|$)|\bmba\b|\bm\.?eng\b|\bmres\b|\bll\.?m\b|\bm\.?\s?tech\b|diplom-|\bdiplom\b|magister|bac ?\+ ?5|ecole d'ingenieur|\b(?:advanced|higher|graduate) degree\b|\bmaster\b|staatsexamen|\bmagister\b|postgraduate diploma|postgraduate|\bgraduate diploma\b|\bpgdl\b|\bgdl\b|\bpg ?cert|\bpg ?dip|\bpgce\b|\bmaitrise (?:de|en)\b|yuksek lisans|\bmagistra\b/u,
  ],
  [
    3,
    /\bbachelor|\bb\.?\s?sc\b|\bb\.?\s?a\.?(?=[ ,(/]|$)|\bb\.?s\.?(?=[ ,(/]|$)|\bb\.?eng\b|\bb\.?com\b|\bbba\b|\bll\.?b\b|\bb\.?\s?tech\b|\bb\.\s?e\b|\bgraduates? (?:in|of|with|from)\b|\bany graduate\b|\bdegree\b|hochschul(?!reife)|studium|\blicence (?:en|de|pro)|licenciatura|grado universitario|\bgrado en\b|titulacion universitaria|bac ?\+ ?[34]|university|undergraduate|\bhbo\b|diplomatura|\blisans\b|inzynier|graduado en|laurea/u,
  ],
  [
    2,
    /\bassociate'?s?\b(?: of| degree|'s| in )|\bassociate of|foundation degree|\bhnd\b|\bhnc\b|\bdiploma\b|\bbts\b|\bdut\b|bac ?\+ ?2|ausbildung|\bnvq\b|apprenticeship|formacion profesional|ciclo formativo|btec|vocational|\baat\b|diplome|grado medio|grado superior|technician|\bfdsc\b|\bfda\b|\bihk\b|\bmbo\b|\bad-|\bad (?=\p{Lu}|\p{L})|\btechnik\b|certificate i[iv]+\b|geselle\p{L}*|gesellenbrief|\bbep\b|bac pro\b|higher national|\bsvq\b|\bcert(?:ificate)? (?:iii|iv|3|4)\b|\b(?:qqi|nfq) (?:level )?[56]\b|\beqf (?:level )?[345]\b|\btecnic[oa]\b|\btechnikum\b|brevet professionnel|on ?lisans|\bcap\b/u,
  ],
  [
    1,
    /a[- ]levels?|abitur|fachhochschulreife|baccalaureat|bachillerato|high school|secondary school|\bged\b|gcse|realschul|\bmatura\b|leaving cert|\byear 12\b|\b(?:higher|senior) secondary\b|\bsecondary school\b|\b(?:standard grades?|national 5|advanced highers?)\b|\bmatric\b|mittlere reife|\bwace\b|\bhavo\b|\bvwo\b|\bbac\b/u,
  ],
];

/** Fields of study, by what their names have in common; folded. A degree of the same field is one that was asked for. */
export const DEGREE_FIELDS: readonly RegExp[] = [
  /computer|informat|software|\bit\b|data science|computing/u,
  /financ|account|rechnungswesen|buchhalt|comptab|contab/u,
  /business|\bade\b|econom|commerce|management|betriebswirt|bwl|gestion|empresa/u,
  /engineer|ingenieur|ingenierie|ingenieria|maschinenbau|elektrotechnik|mechatron/u,
  /math|statistic|physi(?:cs?|que|k|ca)\b|quantitative|numera/u,
  /nurs|pflege|infirmier|enfermer|midwif|hebamm|verlosk|sage-femme|matrona|obstet/u,
  /educat|teach|pedagog|lehramt|padagog/u,
  /market|communicat|media|journalis|advertis|public relations/u,
  /law\b|legal|jura|rechtswissenschaft|droit|derecho/u,
  /psycholog|human resources|\bhr\b|personal/u,
  /biolog|chemist|life science|biochem|pharma|ecolog|medicine/u,
  /design|\bart\b|arts|architect/u,
  /elektr|electric/u,
  /health|medic|nurs|paramed|physio|clinical|midwif|pharma|biomed|radiograph|gesundheit|sante|sanidad/u,
  /social (?:work|care|science|pedagog)|sozial|travail social|trabajo social|welfare|community development|youth work/u,
  /agricult|agronom|rural|horticult|farm|crop|landwirt|soil|plant science|animal science/u,
  /dental|dentist|oral health/u,
  /librar|information science|archiv/u,
  /geograph|spatial|geoinformat|\bgis\b|survey|earth science|geolog|geomat/u,
  /sport|exercise|physical education|kinesiolog|athletic|fitness/u,
  /museum|heritage|history|histoire|geschichte|historia|archiv|curat/u,
  /translat|ubersetz|translation|interpret|linguist|traduct|traducc|vertal/u,
  /construct|quantity survey|civil eng|bauingenieur|bauwesen|building survey/u,
  /cook|culinary|chef|hospitality|turis|touris|hotel|catering|koch|cuisine|baking|pastry|cocina|cozinha|pastel\p{L}*|culinar\p{L}*|gastronom\p{L}*/u,
];

/** Whether an advert may ask for schooling at all; folded. */
export const DEGREE_CUE =
  /degree|bachelor|\bb\.?\s?tech\b|\bb\.\s?e\b|\bm\.?\s?tech\b|\bb\.?com\b|\bll\.?[bm]\b|\bgraduates? (?:in|of|with|from)\b|\bany graduate\b|master'?s?\b|diploma|phd|doctorate|\bb\.?sc\b|\bm\.?sc\b|\bbs\b|\bba\b|\bmba\b|studium|hochschul|abschluss|ausbildung|abitur|diplome|licence (?:en|de|pro)|bac ?\+ ?\d|\bbts\b|titulo|licenciatura|grado\b|titulacion|formacion profesional|nvq|a-levels?|high school|ged\b|titulaire d.un master|\bmaster 2\b|\bhbo\b|opleiding|\b(?:cap|bep) (?:ou|et|cuisine|patisserie|coiffure|electric\p{L}*|plomb\p{L}*|petite|en)\b|bac pro|gcses\b|fdsc|postgraduate (?:study|qualification|diploma|certificate)/u;

const DEGREE_NAME =
  "(?:(?:Bachelor|Master|Associate)(?:['’]?s)?(?: of \\p{L}+)?(?:['’]s)?(?:\\s?(?:\\/|or|and|oder)\\s?(?:Master|Bachelor)(?:['’]?s)?)?(?:[\\s-](?:degree|level))?|(?:(?:university|college|engineering|academic|undergraduate|graduate|nursing|technical|advanced|higher) )?(?:degree|diploma)(?: or diploma)?|Ph\\.?D\\.?|doctorate|MBA|B\\.?Sc\\.?|M\\.?Sc\\.?|BS\\/BA|BS|BA|BEng|high school diploma|(?:abgeschlossenes )?(?:Hochschul)?studium|(?:abgeschlossene )?(?:Berufs)?ausbildung|Hochschulabschluss|Abitur|diplôme|licence (?=en|de|pro)|bac ?\\+ ?\\d|BTS(?: ou licence)?|licenciatura|grado|titulación|formación profesional|NVQ(?: level \\d)?|A[- ]levels?)";

/** A degree as an advert asks for it, with its field: "Bachelor's degree in accounting". */
export const DEGREE_PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}])${DEGREE_NAME}(?![\\p{L}\\p{N}])(?:\\s(?:in|of|im Bereich|als|zum|zur|en|de|as)\\s(?:an? |the )?(?!(?:related|relevant|similar|equivalent)\\b)[\\p{L}&'’/-]+(?:\\s(?:and |& |für )?(?!(?:or|and|oder|und|et|ou|with|from|is|are|would|required|preferred|degree|similar|related|field)\\b)[\\p{L}&'’/-]+){0,3})?`,
  'iu',
);

/** English beside maths is a subject of school. */
export const SUBJECT =
  /\b(?:english|german|french|spanish|deutsch)\s?(?:,|and|&|\+|und|\/) ?(?:gcse )?math|\bmath\p{L}*\s?(?:,|and|&|\+|und|\/) ?(?:gcse )?(?:english|deutsch)|\bgcses?\b/u;

/** Said of studies that have not ended in a degree. */
export const UNFINISHED_STUDIES =
  /expected|in progress|candidate|ongoing|currently|laufend|voraussichtlich|abgebrochen|unfinished|incomplete|not completed|\d+ of \d+ (?:units|nights|modules|papers|weeks|courses)|course \d+ of \d+|\b(?:units?|modules?|papers?|exams?|courses?|credits?) (?:to go|left|remaining|outstanding)|finn?ish(?:ing|es) (?:in|this|next)|falta|sin terminar|nicht abgeschlossen|ohne abschluss|non termin|inachev|niet afgerond|en cours(?! d[ue])|en curso/iu;

/** "Or working towards it": then the course that has begun and the exam that is booked count. */
export const HALF_IS_ENOUGH =
  /\b(?:working|studying) towards|part[- ]qualified|well on the way|predicted|final[- ]year|or (?:in progress|ongoing|nearly finished)|in training|in ausbildung|o en curso\b/iu;

/** "A degree in journalism, English or similar" asks for no English. */
export const A_DEGREE_IN = /\b(?:degree|bachelor'?s?|master'?s?) in\b/u;
