/**
 * Words that a program tears out of lines of work and lists as skills, and that name none by themselves ("client", "budget", "progress"); folded.
 * In a list that its owner wrote they stay.
 */
export const VAGUE_SKILLS: ReadonlySet<string> = new Set(
  (
    'ad ads account accounts administrative agency agreement agreements apparel application applications approach art article articles arts asset assets assistant backup balance basic basis benefit benefits book books broadcast budget budgets bulletin business cable cables camera cancer card cards case cases cash catalog catalogs charts clarify class classes clerical client clients closing club color colour com committee communicating community company competitive computer conference conferences consultant consultation contact contract contracts copy council counsel council credit crew ' +
    'customer customers dat delivery department designing detail develop developer direct directing direction director documentation documents drafting drawing drawings drive driving edit electronics email employee employees engineer enterprise equipment etc event events exchange exercise expert explorer facilitate factory fast features festivals filing finance financial firing focus form forms frame functional fund funds general goods government grant graphs group hardware health help home hospital image images increase industry information insight instruct instruction instructions instructor insurance international interpretation ' +
    'issue job journal labor law layout lead leader learning legal letter letters lighting liaison logic logo machine machinery machines magazine mail mailing managerial managing manager market master material materials math media meeting meetings mechanical medical memory memos mentor messaging million money monitors monitoring multiple network networks new news newsletter newspaper next notes object office optical order ordering orders organizational outside page paper personnel phone phones photo photos pick plan plans play police policies premier policy position press pricing print prints processes process processing producer product production products profit profits program programs progress project projects promotion proposal proposals protocols publication publications publicity quality ' +
    'radio read reading real receiving record recording records remote repair repairs report reports requirement requirements researching resource resources retail revenue routing rules safety sales and scanning scheduling self script selling seminars sensors served server service services settlement setup shape shipping signs simulation sites software sound speaking spreadsheet spreadsheets staff statistics stories store strategic strategy streamline supervising supervisor supervision supplies support switch switches switchboard system systems tables target tax taxes teacher teaching team technical telephone telephones television testing therapy tools trade transmission transportation travel treatment trends type typing unique upgrade upgrades upgrading utilities valid vendor vendors video view vision voice website websites weekly wellness wire works workflow workshops written year'
  ).split(' '),
);

/** The same, of several words. */
export const VAGUE_PHRASES: ReadonlySet<string> = new Set([
  'all sales',
  'senior management',
  'upper management',
  'executive management',
  'top management',
  'client base',
  'customer base',
  'business owner',
  'hands on',
  'direct reports',
  'real time',
  'full time',
  'sales and',
  'monthly sales',
  'new business',
  'product lines',
  'long term',
]);
