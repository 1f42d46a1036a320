/** A photo as it travels with a render: a JPEG of 4 by 5, no larger than this. It is never stored. */
export const CV_PHOTO = {
  /** Pixels. Twice what a printer needs for the width it has on the page. */
  width: 600,
  height: 750,
  maxBytes: 200 * 1024,
  /** Pixels of either side that the server takes, so that no small file unfolds into a large picture. */
  leastSide: 100,
  mostSide: 2000,
  /** What is taken from the person's disk, before it is made smaller in the browser. */
  maxOriginalBytes: 15 * 1024 * 1024,
} as const;

/**
 * Where recruiters commonly expect a photo on a CV, by name as people type it, in English and in the country's own languages. Not
 * here: countries where employers put CVs with photos aside (United States, United Kingdom, Ireland, Canada, Australia, New
 * Zealand), and those where it is as often left out.
 */
const EXPECTED = [
  'Germany|Deutschland|Allemagne',
  'Austria|Österreich',
  'Switzerland|Schweiz|Suisse|Svizzera',
  'Liechtenstein|Luxembourg|Luxemburg',
  'France|Belgium|Belgique|België',
  'Spain|España|Portugal|Italy|Italia',
  'Greece|Cyprus|Ελλάδα',
  'Poland|Polska|Czechia|Czech Republic|Česko|Slovakia|Slovensko|Hungary|Magyarország|Slovenia|Slovenija|Croatia|Hrvatska',
  'Romania|România|Bulgaria|България|Serbia|Srbija|Bosnia and Herzegovina|North Macedonia|Albania|Montenegro|Kosovo',
  'Türkiye|Turkey|Ukraine|Україна|Georgia \\(country\\)|Armenia|Azerbaijan|Kazakhstan',
  'China|中国|Japan|日本|South Korea|Korea|한국|Taiwan|台灣|Hong Kong|Vietnam|Việt Nam|Thailand|Indonesia|Philippines|Malaysia',
  'United Arab Emirates|UAE|Saudi Arabia|Qatar|Kuwait|Bahrain|Oman|Egypt|Jordan|Lebanon|Morocco|Maroc|Tunisia|Tunisie|Algeria|Algérie',
  'Argentina|Bolivia|Chile|Colombia|Costa Rica|Ecuador|Mexico|México|Panama|Panamá|Paraguay|Peru|Perú|Uruguay|Venezuela|Guatemala|Honduras|El Salvador|Dominican Republic',
].join('|');
const EXPECTS_PHOTO = new RegExp(String.raw`(?<![\p{L}])(?:${EXPECTED})(?![\p{L}])`, 'iu');
/** "New Mexico" and the like are no such country. */
const OTHER_PLACE = /(?<![\p{L}])(?:new mexico|usa|u\.s\.a?\.|united states|uk|united kingdom|canada|ireland|australia)(?![\p{L}])/iu;

/**
 * Whether a photo is commonly expected where a CV goes. Places in falling order of weight (the target country, then where the person
 * lives); the first that is not blank decides.
 */
export function expectsPhoto(...places: readonly string[]): boolean {
  const place = places.map((text) => text.trim()).find((text) => text !== '') ?? '';
  return EXPECTS_PHOTO.test(place) && !OTHER_PLACE.test(place);
}
