import { AU_STATES, CA_PROVINCES, CITIES, REGIONS, US_STATES } from '../reading/places.ts';

/** Signs that something may be there which the reader did not find: cruder than reading, for before we say that it is missing. */

/** Languages whose headings we know well enough to say that none of them is there. */
export const LANGUAGES_OF_OUR_HEADINGS: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);

export const ANY_PHONE_LABEL = /(?<!\p{L})(?:tel|phone|mobile|mob|cell|handy|telefon|téléphone|teléfono|móvil|telefone|telefoon|cep|gsm)\s?[:.)]|☎|📞|📱/iu;
export const ANY_MAIL = /@|\((?:at|ät)\)|(?<!\p{L})e-?mail\s?:/iu;
export const ANY_LINK =
  /linkedin|(?<!\p{L})insta(?:gram)?\s?:|(?:^|[\s:(])@[\p{L}\d_.]{3,}|github|gitlab|xing|behance|dribbble|orcid|stack\s?overflow|https?:|www\.|portfolio\s?:|(?<![\p{L}\d.-])(?:[\p{L}\d][\p{L}\d-]{1,40}\.){1,3}(?:com|net|org|io|dev|me|co|uk|de|fr|es|it|nl|eu|ch|at|pl|pt|be|ie|us|ca|au|design|tech|info|app|page|site)(?![\p{L}\d])|(?<![\p{L}\d@.-])[\p{L}\d][\p{L}\d-]{1,40}\.\p{L}{2,10}\/[\p{L}\d_-]{2,}/iu;

const states = `${US_STATES} ${CA_PROVINCES} ${AU_STATES}`.split(/\s+/u).join('|');
/** "NR2", "WA2 8TX", "WI 54701", "10115 Berlin", "75011 Paris", "1017 AB", "Leeds, UK", "Eau Claire, WI". */
export const ANY_POSTCODE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s\d[A-Z]{2})?(?![\p{L}\d.+#/-])|(?:${states})\s\d{5}|(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}\p{Ll}{2}|\d{4}\s?[A-Z]{2}(?![\p{L}\d])|\d{2}-\d{3}\s\p{Lu})|\p{Ll},\s(?:${states}|UK|USA|UAE)(?![\p{L}\d])`,
  'u',
);
export const ANY_TOWN_LABEL =
  /(?<!\p{L})(?:address|location|anschrift|adresse|wohnort|ort|dirección|domicilio|domicile|indirizzo|morada|woonplaats)\s?:|(?<!\p{L})(?:based in|lives? in|living in|residing in|resident of|wohnhaft in|relocat\p{L}+ (?:to|from)|commut\p{L}+ (?:to|from)|fully remote|remote only)(?!\p{L})|\d{1,4}\p{L}?,?\s(?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:street|road|avenue|lane|close|drive|terrace|way|court|rise|place|gardens|st|rd|ave)(?!\p{L})|\p{L}(?:straße|strasse|str\.|weg|gasse|allee)\s\d|(?<!\p{L})(?:rue|calle|avenida|ulica|ul\.|via)\s\p{Lu}/iu;
/** Towns, regions and countries, of folded text. */
export const KNOWN_PLACES = new RegExp(
  `(?<![\\p{L}])(?:${[...Object.values(CITIES), ...Object.values(REGIONS)]
    .join('|')
    .split('|')
    // "Reading" and "us" are words.
    .filter((place) => place.length > 3 && !['reading', 'nice', 'essen', 'cork', 'mobile', 'orange', 'bath', 'split'].includes(place))
    .join(
      '|',
    )}|germany|deutschland|france|spain|espana|italy|italia|poland|polska|ireland|portugal|brazil|brasil|belgium|netherlands|nederland|austria|osterreich|switzerland|schweiz|india|china|japan|canada|australia|mexico|nigeria|kenya|ghana|south africa|pakistan|bangladesh|philippines|singapore|malaysia|sweden|norway|denmark|finland|ukraine|romania|greece|turkiye|istanbul|warszawa)(?![\\p{L}])`,
  'u',
);

/** "Systems: SAP, Excel, Access". */
export const LABELLED_LIST = /^[^:,]{2,40}:\s*[^,;|]{1,40}[,;|][^,;|]{1,40}[,;|]/u;

export const ANY_SCHOOL =
  /(?<!\p{L})(?:gcses?|a-?levels?|btec|nvq|svq|hnd|hnc|city (?:&|and) guilds|t-?level|foundation degree|fdsc|apprentic\p{L}+|conservatoire|seminary|trained at|graduat\p{L}+|studied|diploma|certificate|certified|certification|licen[cs]ed?|course|courses|lehre|geselle|meister|gymnasium|realschule|mittlere reife|fachhochschule|weiterbildung|diplôme|bac|bts|dut|cap|bep|lycée|école|grado|bachillerato|eso|fp|titulación|escuela|instituto|opleiding|hogeschool|mbo|hbo|vwo|havo|liceo|laurea|scuola|istituto|licenciatura|mestrado|ensino|escola|faculdade)(?!\p{L})/iu;
