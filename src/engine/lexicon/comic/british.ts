/**
 * Words of tellings that are at home in Britain: its towns and roads, shops, money, institutions, food and weather. A telling with one of them is
 * about a day in Britain, and is told to nobody who works elsewhere, unless their own line says the word.
 */
const PLACES =
  'Britain|British|England|Wales|Scotland|Yorkshires?|U\\.?K\\.?|London|Leeds|Edinburgh|Swindon|Slough|Crewe|Northampton|Croydon|Doncaster|Basingstoke|' +
  'Bradford|Birmingham|Manchester|Liverpool|Sheffield|Glasgow|Aberdeen|Carlisle|Grimsby|Felixstowe|Stockport|Rhyl|Devon|Cornwall|Cornish|Penzance|Stornoway|' +
  "King[’']s Lynn|Swansea|Hull|Heathrow|Gatwick|Lymm|Severn|Derby|Stoke|Blackpool|Margate|Luton|Milton Keynes|Wembley|(?:to|in|from|at) Reading|the (?:new )?West Midlands|" +
  'the Midlands|Central line|London Underground|the Underground|(?:the|on) [AM]\\d{1,3}(?!\\p{L}|\\s*(?:card|size|paper))|7\\.42';
const SHOPS =
  "Tesco|Waitrose|Lidl|Sainsbury[’']?s|Asda|Morrisons|Greggs|Wetherspoons?|Nando[’']s|Argos|Primark|Co-op|B&Q|Homebase|John Lewis|M&S|Jaffa Cakes?|Pot Noodle|" +
  'the Apollo|BBC|Radio 4|Neil Diamond|Bake Off|Fiesta|Vauxhall|Corsa|Cortina';
const MONEY = '£|pounds?|quid|fivers?|tenners?|pence|pences|\\d+p|Gift Aid|VAT return|P45|P60|P11D|National Insurance';
const INSTITUTIONS =
  'HMRC|NHS|Ofsted|CQC|GCSEs?|A-levels?|SATs|DVLA|MOT|HSE|Companies House|Land Registry|Land Reg|Section 106|Traffic Commissioner|PCSO|DofE|Duke of Edinburgh|' +
  "parish council|village hall|GPs?(?=\\s+(?:surgery|practice|round|gets|opens)|[’']s)|GPs|the surgery|KS\\d|Year (?:[1-9]|1[0-3])(?!\\d)|bottom set|INSET|EYFS|" +
  'Northern Rail|bank holidays?|high street|lay-?bys?|dual carriageway|motorway services|every services|charity shop|multi-storey|supply teachers?|car parks?|rotas?|pension schemes?|tender documents?|the boiler|car boot|Gritney|lollipop|half-term|the chemist|the fringe|gritt(?:ed|ing|er)|hosepipe|hoover|CSCS|A-road|B-road|skip hire|estate agents?';
const FOOD =
  'bacon (?:rolls?|sandwich(?:es)?|butty)|sausage rolls?|past(?:y|ies)|chip shops?|chippy|tombola|flapjacks?|crumpets?|jumpers?|biros?|squash and hope|Yorkshire puddings?|scampi|tea urns?|tea towels?|cups? of tea';
const WEATHER = 'drizzle|rain|raining|rained|wet site|wet tuesday|sleet|breezy';

const WORDS = new RegExp(String.raw`(?<![\p{L}\d])(?:${[PLACES, SHOPS, MONEY, INSTITUTIONS, FOOD, WEATHER].join('|')})(?![\p{L}])|£`, 'giu');
/** Names that are small words as well. */
const ONLY_CAPITAL = /^(?:hull|derby|stoke|fiesta|severn|argos|devon)$/u;

/** Countries where British life needs no explaining. */
const AT_HOME: ReadonlySet<string> = new Set(['GB', 'IE', 'IM', 'JE', 'GG']);

/** Whether somebody is known to live outside Britain and Ireland: by the country that was read, or else by the language of the page. */
export const isAbroad = (country: string | null, language: string): boolean => (country === null ? language !== 'en' : !AT_HOME.has(country));

/** Whether a sentence of ours is about life in Britain, by a word that the person's own line does not say. */
export function isBritish(told: string, line: string): boolean {
  const words = known.get(told) ?? wordsOf(told);
  if (words.length === 0) return false;
  const said = line.toLowerCase();
  return words.some((word) => !said.includes(word));
}

/** The British words of sentences of ours that were looked at lately: a roast asks for the same ones again and again. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5_000;

function wordsOf(told: string): readonly string[] {
  const words = [...told.matchAll(WORDS)].flatMap(([word]) => (ONLY_CAPITAL.test(word) ? [] : [word.toLowerCase()]));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(told, words);
  return words;
}
