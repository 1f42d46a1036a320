/**
 * Words that mean another thing beside words of another field: in a list of kinds of testing, “regression” is one of them and no statistics. One of the
 * neighbours in the same line is enough. Each row: the words of an entry as printed, and the neighbours.
 */
export const OTHER_BY_NEIGHBOUR: readonly (readonly [said: RegExp, neighbours: RegExp])[] = [
  [/^regressions?$/iu, /\b(?:smoke|sanity|functional|uat|exploratory|re-?test\w*|test(?:s|er|ers|ing)?|suites?|selenium|qa|defects?|bugs?)\b/iu],
  [
    /^(?:order )?pick(?:ing|ers?)$/iu,
    /\b(?:reach|clamp|counterbalance|sit-?down|stand-?up|pallet jack|cherry|fork ?(?:lift|truck)s?|trucks? (?:licen[cs]e|ticket)|fruit|strawberr\w+|apples?|grapes?|berr\w+|locks?|guitar|mushrooms?)\b/iu,
  ],
  [/^airflow$/iu, /\b(?:apache|dbt|spark|kafka|snowflake|python|etl|bigquery|dags?|pipelines?|wind|duct\w*|hvac|ventilation|fans?)\b/iu],
  [/^opera$/iu, /\b(?:mezzo|soprano|tenor|baritone|choir|chorus|aria|ballet|theatre|theater|singing|sings?|sang|orchestra|symphony|stage|season|browser)\b/iu],
  [/^retainers?$/iu, /\b(?:fees?|monthly|clients?|agenc\w+|accounts?|legal|consult\w+)\b|[£$€]/iu],
  [/^(?:brackets?|braces)$/iu, /\b(?:steel|weld\w*|machin\w+|shel(?:f|ves)|walls?|mount\w*|pipes?|cable|tax|salary|drill\w*|bolts?)\b/iu],
  [/^scaling$/iu, /\b(?:servers?|clusters?|kubernetes|aws|azure|cloud|teams?|startups?|start-ups?|business|traffic|horizontal\w*|production|databases?)\b/iu],
  [/^robots?$/iu, /\b(?:kuka|fanuc|abb|weld\w*|cells?|arms?|lego|ros|fencing|lawn|mow\w*|vacuum|hoover|tests?|framework)\b/iu],
  [/^(?:radio|radios)$/iu, /\b(?:presenter|station|broadcast\w*|show|dj|fm|student|community|hospital radio|amateur|ham)\b/iu],
  [/^posters?$/iu, /\b(?:design\w*|a[123]|print\w*|gigs?|films?|flyers?|leaflets?|campaign|logos?|illustrat\w+)\b/iu],
  [/^cages?$/iu, /\b(?:hens?|birds?|animals?|mice|mouse|rats?|rabbits?|dogs?|cats?|fish|salmon|shark|lion)\b/iu],
  [/^couplings?$/iu, /\b(?:pipes?|shafts?|hydraulic|flang\w+|pumps?|gear\w*|code|modules?|services|c[–-]c|suzuki)\b/iu],
  [/^(?:stand ?up|stand-up|standup)$/iu, /\b(?:comed\w+|open mic|gigs?|paddle\w*|piano|desk)\b/iu],
  [/^exchanges?$/iu, /\b(?:students?|foreign|languages?|stock|currency|crypto|heat|server|outlook|microsoft|erasmus|semester)\b/iu],
  [/^returns?$/iu, /\b(?:vat|tax|hmrc|self[- ]assessment|kyc|aml|statutory|regulatory|census|investment|annual)\b/iu],
  [/^pods?$/iu, /\b(?:kubernetes|k8s|cluster|helm|docker|whales?|dolphins?|coffee|sales)\b/iu],
  [/^tiling$/iu, /\b(?:maps?|windows? manager|gpu|cuda|textures?|images?)\b/iu],
  [/^glazing$/iu, /\b(?:pottery|ceramics?|kilns?|cakes?|do(?:ugh)?nuts?|clay|wheel|ham)\b/iu],
  [/^mortar$/iu, /\b(?:infantry|platoon|rounds|army|shells?|fire|section|pestle|brick[- ]and)\b/iu],
  [/^foundations?$/iu, /\b(?:trusts?|grants?|donors?|charit\w+|make-?up|fundrais\w+|legac\w+|certificate|course|year|degree|level)\b/iu],
  [/^containment$/iu, /\b(?:covid\S*|spills?|hazmat|nuclear|outbreak|virus|laborator\w+|bsl\S*|calls?|chatbot)\b/iu],
  [/^traction$/iu, /\b(?:growth|users?|startups?|start-ups?|investors?|market|customers?|engines?|steam)\b/iu],
  [/^recalls?$/iu, /\b(?:precision|f1|memory|products?|vehicles?|cars?|model)\b/iu],
  [/^hoists?$/iu, /\b(?:flags?|chains?|cranes?|site|steel|lifting beam|scaffold\w*|stage|rigging|goods)\b/iu],
  [/^variations?$/iu, /\b(?:themes?|genetic|songs?|piano|statistical|coefficient)\b/iu],
  [
    /^(?:german|french|spanish|italian|english|welsh|irish|latin)$/iu,
    /\b(?:GCSEs?|A[- ]levels?|Maths?|Mathematics|Biology|Chemistry|Physics|Geography|History|Science)\s(?:\(?[A-E1-9]\*?\)?)(?![\p{L}\d])/u,
  ],
];
