/**
 * What tells who somebody is or how to reach him, by its form alone: addresses, numbers of people, numbers of accounts.
 * Every quantifier is bounded, since a prompt is some ten thousand characters of a stranger's text.
 */

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/giu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s|<>]{1,300}|(?<![\p{L}\p{N}@._-])(?:[a-z\d-]{1,40}\.){1,3}(?:com|org|net|io|dev|me|ai|co|de|fr|es|it|nl|pt|uk|ch|at|eu|app|page|site|info|be|us|pl|example)\/[^\s|<>]{0,200}|(?<![\p{L}\p{N}])(?:linkedin|github|gitlab|xing|facebook|instagram|twitter|behance|t|wa)\.(?:com|me)[^\s|<>]{0,200}|(?<![\p{L}\p{N}])\/?in\/[\p{L}\p{N}-]{3,60}|(?<![\p{L}\p{N}@])@[a-z\d_.]{3,30}(?![\p{L}\p{N}])/giu;

/** With a prefix or a leading nought, or in groups as numbers are dialled. */
const PHONE =
  /(?<![\p{L}\p{N}/.@_=#£$€-])(?:\(\+?\d{1,4}\)|\+\d|0)[\d\s()./\u2010-\u2015-]{6,24}\d(?![\p{L}\d%])|(?<![\d£$€.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/gu;
const PHONE_LABELLED =
  /(?<=(?<!\p{L})(?:phone|tel|telefon|téléphone|telefone|telefono|teléfono|telefoon|mobile|mobil|cell|móvil|celular|portable|gsm|handy|whatsapp|fax|电话|手机|電話|携帯)\.?\s{0,3}[:：]?\s{0,3})[+(]?\d[\d\s()./-]{4,24}\d/giu;
/** "01.2019 - 03.2020" and "01/04/2019" begin as a number does. */
const PERIOD = /^(?:\d{1,2}[./-]){1,2}(?:19|20)?\d\d(?!\d)|^0?\d\s*[–—-]\s*\d{1,2}[./]/u;

/** Numbers that banks and states give to people, by their form. */
const GIVEN_NUMBERS: readonly RegExp[] = [
  // Bank: IBAN, before what it holds is taken for something else.
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?(?![\p{L}\d])/gu,
  // United Kingdom: national insurance. United States: social security. Canada.
  /(?<![\p{L}\d])[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/giu,
  /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu,
  /(?<![\d-])\d{3}-\d{3}-\d{3}(?![\d-])/gu,
  // France: numéro de sécurité sociale. Germany: Sozialversicherungsnummer, Steuer-ID. Spain: DNI, NIE. Italy: codice fiscale.
  /(?<!\d)[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}(?: ?\d{2})?(?!\d)/gu,
  /(?<![\p{L}\d])\d{2} ?\d{6} ?[A-Z] ?\d{3}(?![\p{L}\d])/gu,
  /(?<!\d)\d{2} \d{3} \d{3} \d{3}(?!\d)/gu,
  /(?<![\p{L}\d])(?:\d{8}-? ?[A-Z]|[XYZ]-?\d{7}-?[A-Z])(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\d])/giu,
  // Switzerland, Belgium, the Nordic countries, Brazil, Mexico, India, Singapore, China.
  /(?<!\d)756\.\d{4}\.\d{4}\.\d{2}(?!\d)/gu,
  /(?<!\d)\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}(?!\d)/gu,
  /(?<![\d-])\d{6}(?:\d{2})?[-+]\d{4}(?![\d-])|(?<!\d)\d{6}[-+A]\d{3}[\dA-Z](?![\p{L}\d])/gu,
  /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/gu,
  /(?<![\p{L}\d])[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z\d]\d(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:[A-Z]{5}\d{4}[A-Z]|[STFGM]\d{7}[A-Z])(?![\p{L}\d])/gu,
  /(?<![\d,.])\d{4} \d{4} \d{4}(?: \d{4})?(?![\d,.])/gu,
  // A card. And whatever else is a long row of digits: nobody's achievement is told to nine figures.
  /(?<!\d)\d{4}-\d{4}-\d{4}-\d{4}(?!\d)/gu,
  /(?<![\d.,£$€¥])\d{9,20}[X\p{L}]?(?![\p{L}\d%])/giu,
];

/** What a number of a person is called; the number follows, and it is the label that makes it one. */
const NUMBER_LABEL = [
  'national insurance',
  'ni (?:no|number)',
  'nino',
  'social (?:security|insurance)',
  'ssn',
  'tax(?:payer)?(?: file| identification| reference)? ?(?:id|no|number|code)',
  'tfn',
  'itin',
  'utr',
  'passport',
  'visa (?:no|number)',
  "driv(?:er|ing)[’']?s? licen[cs]e (?:no|number)",
  'id(?:entity)? ?card',
  'id (?:no|number)',
  'national id(?:entity)?',
  'aadhaar',
  'pan (?:card|no|number)',
  'cnic',
  'nric',
  'account(?: no| number)',
  'bank(?: account| details)?',
  'sort code',
  'iban',
  'bic',
  'card number',
  'steuer-?(?:id|identifikationsnummer|nummer|nr)',
  '(?:sozial|renten)versicherungs-?(?:nummer|nr)',
  'personalausweis(?:nummer|nr)?',
  'ausweis-?(?:nummer|nr)',
  'reisepass(?:nummer|nr)?',
  'bankverbindung',
  'konto-?(?:nummer|nr)',
  'blz',
  '(?:numéro de )?sécurité sociale',
  'numéro fiscal',
  'passeport',
  "carte d[’']identité",
  'compte bancaire',
  'rib',
  'dni',
  'nie',
  'nif',
  'pasaporte',
  'seguridad social',
  'cuenta bancaria',
  'codice fiscale',
  'passaporto',
  "carta d[’']identità",
  'conto corrente',
  'bsn',
  'burgerservicenummer',
  'pesel',
  'paszport',
  'dowód osobisty',
  'cpf',
  'rg',
  'passaporte',
  'curp',
  'rfc',
  '身份证号?码?',
  '护照号?码?',
  'マイナンバー',
].join('|');
const LABELLED_NUMBER = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${NUMBER_LABEL})\.?\s{0,2}(?:card|no|number|nr|nummer|num[eé]ro|n[°º])?\.?\s{0,2}[:：#–-]?\s{0,3})(?=[\p{L}\d ./-]{0,12}\d[\p{L}\d ./-]{0,3}\d)[A-Z\d][A-Z\d./-]*(?:[ ][A-Z\d./-]*\d[A-Z\d./-]*){0,7}`,
  'giu',
);

const HOUSE_THEN_STREET =
  /(?<!\p{L})\d{1,4}\p{L}?,?\s+(?:\p{L}[\p{L}'’.]{0,20}\s+){1,4}(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|St|Rd|Ave|Ln|Drive|Dr|Close|Court|Crescent|Terrace|Gardens|Grove|Square|Boulevard|Blvd|Parkway|Way|Quay)(?!\p{L})\.?/gu;
const STREETS: readonly RegExp[] = [
  HOUSE_THEN_STREET,
  /(?<!\p{L})(?:\p{Lu}[\p{L}-]{0,20}[\s-]){0,2}\p{L}{1,25}(?:stra(?:ß|ss)e|str\.|[Ss]traat|weg|gasse|gracht|platz|allee)\s+\d{1,4}\s?\p{L}?(?!\p{L})/gu,
  /(?<!\p{L})(?:[Cc]alle|[Aa]venida|[Vv]ia|[Vv]iale|[Rr]ua|[Rr]ue|[Cc]hemin|[Uu]l\.|[Uu]lica|[Aa]l\.)\s+\p{L}[^,\d|;\n]{2,40}?,?\s+\d{1,4}(?:[/-]\d{1,4})?\p{L}?(?!\d)/gu,
  /(?<!\p{L})\d{1,4}(?:\s?bis|\s?ter)?,?\s+(?:[Rr]ue|[Bb]oulevard|[Cc]hemin|[Aa]llée|[Aa]venue|[Qq]uai)\s+(?:\p{L}[\p{L}'’.-]{0,20}\s?){1,5}/gu,
  /(?<!\p{L})(?:[Ff]lat|[Aa]pt\.?|[Aa]partment|P\.?O\.? [Bb]ox)\s+\d{1,5}\p{L}?(?!\p{L})/gu,
];
const POSTCODES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?|(?:D|A|CH|F|B|L|NL|I|E)-\d{4,5}|\d{4} [A-Z]{2}|\d{2}-\d{3})(?![\p{L}\p{N}-])(?: (?=\p{Lu}\p{Ll})\p{L}{2,30})?/gu,
  // Behind the comma of an address, or alone in its cell: "10115 Berlin". In the run of a sentence it is an amount.
  /(?<=(?:^|[,|•·;\t]|\[withheld\])\s{0,3})\d{5} \p{Lu}[\p{L} .-]{2,30}(?=\s{0,3}(?:$|[,|•·;\t]))/gmu,
];

/** A person by his title. Makers of pudding, boots, drinks and generics are none. */
const WITH_TITLE =
  /(?<![\p{L}])(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Herr|Herrn|Frau|Monsieur|Madame|Mme|Mlle|Señora?|Sra|Signora?|Sig|Dott|Pani?)\.?\s+(?:(?:Dr|Prof|med|rer|nat)\.\s+){0,3}(?!Oetker|Martens|Pepper|Reddy)(?:\p{Lu}(?:\.|[\p{L}'’-]{1,25})(?:\s+(?=\p{Lu}|v|d))?(?:(?:von|van|de|der|di|da|del) )?){1,3}/gu;
const BIRTH =
  /(?<=(?<!\p{L})(?:date of birth|birth ?date|d\.?o\.?b\.?|born|geb\.|geboren|geburtsdatum|geburtstag|née?|date de naissance|fecha de nacimiento|nacid[oa]|data di nascita|nat[oa]|data urodzenia|出生日期|生年月日)\s{0,2}(?:[:：–-]|on|am|le|el|il)?\s{0,3})(?:\d{1,4}[./\s-]{1,2}(?:\d{1,2}|\p{L}{3,10}\.?)[./\s-]{1,2}\d{2,4}|\p{L}{3,10} \d{1,2},? \d{4}|(?:19|20)\d\d)/giu;
/** "Based in Leeds", said of oneself: at the beginning of a statement, or in the first person. */
const HOME =
  /(?<=(?:^|[.,;:|•·(\t]\s{0,3}|(?<!\p{L})(?:I|am|I[’']m|currently|ich|je|j[’'])\s)(?:[Cc]urrently )?(?:[Bb]ased|[Ll]iving|[Ll]ives?|[Rr]esid(?:es?|ing)|[Hh]ome ?town|[Hh]ome|[Bb]orn|[Gg]rew up|[Rr]aised|[Ww]ohnhaft|[Ww]ohne|[Gg]ebürtig|[Aa]ufgewachsen|[Hh]abite|[Dd]omiciliée?|[Nn]ée?|[Vv]ivo|[Rr]esidente|[Nn]acid[oa]|[Rr]esido)(?:\s(?:in|at|near|is|aus|à|en|a|ad))?\s{0,2}[:：]?\s{0,2})\p{Lu}[\p{L}'’-]{2,25}(?:[ -]\p{Lu}[\p{L}'’-]{1,25}){0,2}/gmu;
const NAMED =
  /(?<=(?<!\p{L})(?:[Mm]y (?:full )?name(?:['’]?s| is)|[Ii]ch heiße|[Mm]ein [Nn]ame ist|[Jj]e m['’]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Nn]ame|[Nn]ickname|[Ss]pitzname|[Rr]eferees?|[Rr]eporting to|[Nn]ext of kin|[Cc]ontact person)\s{0,2}[:：]?\s{1,3})["“‘'«]?\p{Lu}[\p{L}'’-]{1,25}(?:\s\p{Lu}[\p{L}'’.-]{0,25}){0,3}/gu;

const PATTERNS: readonly RegExp[] = [EMAIL, LINK, LABELLED_NUMBER, PHONE_LABELLED, ...GIVEN_NUMBERS, ...STREETS, ...POSTCODES, BIRTH, WITH_TITLE, HOME, NAMED];

/** The text with `word` where something private stood. */
export function withoutPatterns(text: string, word: string): string {
  // Telephone numbers last: what is both is masked either way.
  const rest = PATTERNS.reduce((masked, pattern) => masked.replace(pattern, word), text);
  return rest.replace(PHONE, (number) => (PERIOD.test(number.trim()) ? number : word));
}

/** Whether a text holds an e-mail address or a telephone number. */
export function holdsContact(text: string): boolean {
  return text.search(EMAIL) >= 0 || text.search(PHONE_LABELLED) >= 0 || [...text.matchAll(PHONE)].some(([number]) => !PERIOD.test(number.trim()));
}
