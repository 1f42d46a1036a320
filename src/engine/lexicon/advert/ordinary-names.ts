const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Names of tools and methods that are everyday words too, lower case: alone they count only where they are written as names. */
export const ORDINARY_NAMES = set(`
  less go r c swift rust spring express flask spark hive puppet maya unity sketch segment buffer lever square canvas toast notion slack outreach beam luigi vault helm consul nexus bamboo karma mocha jest jasmine cucumber
  sage infor epic sims arbor oracle excel word outlook teams access sentry amplitude intercom micros galileo opera apex solid rails rail dry kiss lean  julia dart ember electron eagle cadence ansible chef basecamp square monday
  zoom canva looker plotly shiny stata puppeteer appium postman heroku zend torch  safe phr cap als ils ar ap gl ga pr bi ai ip ml it arm cam ros sps cpc adr sia cim tos closing quota   art history music media gaming
  close closes ts rn ba bs ma ms ats pos less lambda nano sap concur personio cornerstone ceridian square
`);

/** Names so ordinary in other trades that they count only beside another tool, lower case. */
export const NEEDS_COMPANY = set(
  'chef chefs opera epic square toast canvas lever buffer segment beam notion maya sims arbor word words access teams cornerstone closing close closes  puppet luigi',
);

/** Words of the occupations' skill lists that name nothing when they stand alone in an advert, lower case. */
export const TOO_GENERAL = set(`
  experience experiences related required honest stay stays event events model models streaming report reports  close letter letters meeting meetings read light role zones board pipeline orders store stock lead leads assess supervise install installing procedures training persona personas hotel account accounts books book orders commercial control healthcare stages licence license pay paid line lines order service services support production materials material tools tool process processes project projects team teams client clients customer customers
  product products system systems data information quality safety research development business management communication technology technologies standards standard requirements analysis design planning  solutions strategy operations performance delivery growth content digital media creative commercial technical professional general practice practices methods news story stories copy press blog community world care health home school children class classes club parents students student pupils lessons lesson staff floor field site building house rooms room menu kitchen food bar drinks table tables cash bank money market markets price prices  contract contracts legal law policy policies court case cases file files records record office phone calls call email emails mail post schedule schedules  car vehicle vehicles route routes machine machines equipment parts part power energy water air heat wood metal plants plant animals animal farm soil sea ship aircraft engine engines
`);
