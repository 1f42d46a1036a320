import { isAbroad } from '../../lexicon/comic/british.ts';
import type { Judgement } from '../../judgement.ts';

/** What only American pages say, where no address tells the country. */
const AMERICAN =
  /\bCity\s?, ?State\b|\bGPA\b|\b401 ?\(?k\)?|\b(?:Associate|Associates|Bachelor|Bachelors)['’]?s? (?:degree|of)\b|\bHigh School (?:Diploma|Graduate)|\bGED\b|\bOSHA\b|\bHIPAA\b|\bMedicare\b|\bMedicaid\b|\bCommunity College\b|\b(?:organiz|analyz|utiliz|maximiz|minimiz|specializ|prioritiz)(?:e[ds]?|ing)\b|\b(?:labor|behavior|center|program(?:s)?)\b|\$\s?\d/gu;
const BRITISH =
  /£|\b(?:organis|analys|utilis|maximis|minimis|specialis|prioritis)(?:e[ds]?|ing)\b|\b(?:GCSEs?|A[- ]levels?|BTEC|NVQ|NHS|Ofsted|labour|behaviour|centre|programmes?|rota|UK)\b/u;
/** So many different signs of America, and none of Britain, decide. */
const LEAST_SIGNS = 2;

/** Where a roast's jokes must be at home: by the country that was read, else by what stands on the page. */
export function homeOf(judgement: Judgement): { abroad: boolean; america: boolean } {
  const { country, language } = judgement.cv;
  const america = country === 'US' || (country === null && language === 'en' && looksAmerican(judgement));
  return { abroad: america || isAbroad(country, language), america };
}

function looksAmerican({ lines }: Judgement): boolean {
  const page = lines.map(({ text }) => text).join('\n');
  const signs = new Set(page.match(AMERICAN)?.map((sign) => sign.toLowerCase().replace(/\d/u, '')));
  return signs.size >= LEAST_SIGNS && !BRITISH.test(page);
}
