import { confusion, END, type Confusion } from './confusion.ts';

const LAST_OR_SMALL = String.raw`(?=[.,;:)]|$| (?:and|in|on|for|to|of|at|with|from|by|across|each|every|was|were)${END})`;
const letters = (wrong: RegExp, right: string) => (word: string) => word.replace(wrong, right);

/** Things, places and papers of work, taken for another word that a spell-checker passes. */
export const CONFUSIONS_OF_THINGS: readonly Confusion[] = [
  // public and health
  confusion(
    String.raw`(?<wrong>pubic) (?:accountants?|accounting|engagement|records|funds|holidays?|liability|works|safety|areas|opinion|image|notary|facing)${END}`,
    'public',
  ),
  confusion(String.raw`(?:public|mental|occupational|primary|home|animal|global) (?<wrong>heath)${END}`, 'health'),
  confusion(
    String.raw`(?<wrong>heath)[ -](?:and safety|& safety|care|centres?|workers?|nurses?|insurance|records|professionals?|education|promotion|visitors?|assessments?|checks?)${END}`,
    'health',
  ),
  confusion(
    String.raw`(?<wrong>patience) (?:care|records|safety|needs|satisfaction|charts?|histor(?:y|ies)|files|education|confidentiality|information|transport|advocate|assessments?|admissions?)${END}`,
    'patient',
  ),
  confusion(String.raw`(?<wrong>fist)[ -](?:aid|aiders?|class|floor|year|line|point of contact|responders?|impressions?)${END}`, 'first'),
  confusion(String.raw`(?:suture and|suture &|suture,) (?<wrong>stable) removal${END}`, 'staple'),
  confusion(String.raw`(?<wrong>proscribed) (?:medications?|treatments?|exercises)${END}`, 'prescribed'),
  confusion(String.raw`clinical (?<wrong>trails?)${END}`, letters(/ail/iu, 'ial')),

  // money and paper
  confusion(String.raw`(?<wrong>trail) (?:balances?|basis|period)${END}`, 'trial'),
  confusion(String.raw`jury (?<wrong>trails?)${END}`, letters(/ail/iu, 'ial')),
  confusion(
    String.raw`(?:balanc\p{L}{1,3}|count\p{L}{0,3}|reconcil\p{L}{1,3}|clos\p{L}{1,3}) (?:the |my |a |daily )?cash (?<wrong>draws?)${END}(?! down)`,
    letters(/raw/iu, 'rawer'),
  ),
  confusion(String.raw`(?<wrong>excepted) (?:payments?|deliver(?:y|ies)|orders?|cash|donations|applications|bookings|reservations)${END}`, 'accepted'),
  confusion(String.raw`(?:venture|working|human|share|social) (?<wrong>capitol)${END}`, 'capital'),
  confusion(String.raw`(?<wrong>capitol) (?:expenditure|gains|investments?|projects?|budgets?)${END}`, 'capital', 'gu'),
  confusion(String.raw`(?<wrong>coast) (?:reductions?|savings?|cutting|effective|estimates?)${END}`, 'cost'),
  confusion(String.raw`(?:took|take|taking|taken|meeting|typed?|typing|distribut\p{L}{1,3}) (?<wrong>minuets?)${LAST_OR_SMALL}`, letters(/uet/iu, 'ute')),
  confusion(String.raw`(?:outlook|google|social|editorial|content|shared) (?<wrong>calenders?)${END}`, letters(/der/iu, 'dar')),
  confusion(
    String.raw`(?:executive|director['’]s|partner['’]s|manager['’]s|team['’]s|emails? and|inbox and) (?<wrong>dair(?:y|ies))${LAST_OR_SMALL}`,
    letters(/air/iu, 'iar'),
  ),
  confusion(String.raw`(?<wrong>dairy) (?:entries|appointments|invit(?:es|ations))${END}`, 'diary'),
  confusion(String.raw`(?<wrong>diary) (?:products?|farms?|farmers?|farming|cows?|cattle|herds?|free|foods|fridges?|aisles?)${END}`, 'dairy'),
  confusion(String.raw`(?:phone|telephone|text|voice|email|e-mail|instant) (?<wrong>massages?)${END}`, letters(/ass/iu, 'ess')),
  confusion(
    String.raw`(?:took|take|taking|relay\p{L}{0,3}|left) (?:accurate |all |detailed )?(?<wrong>massages?)(?=[.,;)]|$| (?:for|from|to)${END})`,
    letters(/ass/iu, 'ess'),
  ),
  confusion(String.raw`(?:application|registration|consent|enrol?ment|admission|claim) (?<wrong>froms)${END}`, 'forms'),
  confusion(
    String.raw`(?:received|collected|obtained|gathered|ranging|graduated|apart|transitioned) (?<wrong>form) (?:the|an?|all|various|customers?|clients?|suppliers?|different|other)${END}`,
    'from',
  ),
  confusion(String.raw`work(?:ed|ing)? (?<wrong>form) home${END}`, 'from'),
  confusion(String.raw`(?<wrong>singed) (?:off|contracts?|agreements?|the (?:contract|register|lease|deal))${END}`, 'signed'),
  confusion(String.raw`(?<wrong>ect)(?=[.;)]|$)`, 'etc', 'gu'),
  confusion(String.raw`in (?<wrong>edition) to${END}`, 'addition'),
  confusion(String.raw`(?<wrong>allot) of${END}`, 'a lot'),
  confusion(String.raw`[(,] ?(?<wrong>formally) known as${END}`, 'formerly'),
  confusion(String.raw`(?:per|a|one|each|every) (?<wrong>peace) of (?:equipment|work|furniture|software|paper|machinery)${END}`, 'piece'),
  confusion(String.raw`(?<wrong>piece) of mind${END}`, 'peace'),
  confusion(String.raw`(?<wrong>cereal) numbers?${END}`, 'serial'),
  confusion(String.raw`word of (?<wrong>moth)${END}`, 'mouth'),
  confusion(String.raw`(?<wrong>gorilla) (?:marketing|tactics)${END}`, 'guerrilla'),
  confusion(String.raw`(?<wrong>ad[ -]hock)${END}`, letters(/hock/iu, 'hoc')),
  confusion(String.raw`(?:mouse|blinking|text) (?<wrong>cursers?)${END}`, letters(/er(?=s?$)/iu, 'or')),

  // goods, places and machines
  confusion(String.raw`(?<wrong>[Ww]are[ -]houses?)${END}`, letters(/[ -]/u, ''), 'gu'),
  confusion(String.raw`(?:increas\p{L}{1,3}|improv\p{L}{1,3}|high|daily|production|line|patient|data|sample) (?<wrong>through put)${END}`, letters(/ /u, '')),
  confusion(String.raw`(?<wrong>sight) (?:plans?|managers?|supervisors?|visits?|foreman|agent|inductions?)${END}`, 'site'),
  confusion(String.raw`(?:building|construction|job|archaeological|excavation|landfill) (?<wrong>sights?)${END}`, letters(/ight/iu, 'ite')),
  confusion(
    String.raw`on[ -](?<wrong>sight) (?:support|training|managers?|supervisors?|parking|catering|service|technicians?|inspections?|visits?)${END}`,
    'site',
  ),
  confusion(String.raw`(?<wrong>cite) (?:managers?|visits?|supervisors?|surveys?)${END}`, 'site'),
  confusion(String.raw`(?:los[et]|losing|loose|loosing) (?<wrong>site) of${END}`, 'sight'),
  confusion(String.raw`(?:food|medical|hazardous|clinical|chemical|industrial|kitchen) (?<wrong>waist)${END}`, 'waste'),
  confusion(String.raw`(?<wrong>waist) (?:disposal|reduction|water|bins?|collection|removal)${END}`, 'waste'),
  confusion(
    String.raw`(?:freezer|shopping|supermarket|bakery|beer|cereal|wine|[Ss]tock(?:ed|ing)|[Rr]estock(?:ed|ing)) (?<wrong>isles?)${END}(?! of)`,
    letters(/isle/u, 'aisle'),
    'gu',
  ),
  confusion(String.raw`(?:air|sea|road|ocean|rail) (?<wrong>fright)${END}`, 'freight'),
  confusion(String.raw`(?<wrong>fright) (?:forward(?:er|ers|ing)|trains?|brokers?|elevators?|shipments?)${END}`, 'freight'),
  confusion(
    String.raw`(?:unload\p{L}{0,3}|stack\p{L}{0,3}|shrink-?wrapp\p{L}{2,3}) (?:the |empty )?(?<wrong>pal(?:ettes?|ates?))${LAST_OR_SMALL}`,
    letters(/(?:ette|ate)/iu, 'let'),
  ),
  confusion(String.raw`(?<wrong>pal(?:ette|ate)) (?:trucks?|jacks?)${END}`, letters(/(?:ette|ate)/iu, 'let')),
  confusion(String.raw`(?<wrong>breaks?) (?:pads?|discs?|disks?|fluid|shoes|callipers?|calipers?|rotors?)${END}`, letters(/eak/iu, 'ake')),
  confusion(String.raw`(?:disc|drum|hydraulic|front|rear) (?<wrong>breaks)${END}(?! down)`, 'brakes'),
  confusion(String.raw`(?:tyres|tires|suspension|steering|clutch|clutches|exhausts?),? (?:and )?(?<wrong>breaks)(?=[.,;)]|$)`, 'brakes'),
  confusion(String.raw`replac\p{L}{1,3} (?:worn |the |all )?(?<wrong>breaks)(?=[.,;)]|$)`, 'brakes'),
  confusion(String.raw`(?:stainless|structural|mild|sheet|reinforced) (?<wrong>steal)${END}`, 'steel'),
  confusion(String.raw`(?<wrong>angel) grinders?${END}`, 'angle'),
  confusion(String.raw`(?:temperature|pressure|motion|parking|smoke) (?<wrong>censors?)${END}`, letters(/censor/iu, 'sensor')),
  confusion(String.raw`(?<wrong>lightening) (?:rigs?|designs?|designers?|technicians?|equipment|fixtures)${END}`, 'lighting'),
  confusion(String.raw`(?<wrong>lightening) (?:protection|conductors?|fast|speed)${END}`, 'lightning'),
  confusion(String.raw`(?:electric|electrical|alternating|direct) (?<wrong>currants?)${END}`, letters(/ant/iu, 'ent')),
  confusion(String.raw`as a (?<wrong>hole)(?=[.,;)]|$)`, 'whole'),
  confusion(String.raw`the (?<wrong>hole) (?:team|company|department|process|organi[sz]ation|range|project|school)${END}`, 'whole'),
  confusion(String.raw`(?<wrong>tow) (?:years|months|weeks|languages|apprentices)${END}`, 'two'),
  confusion(String.raw`(?:crash|refresher|online|training) (?<wrong>coarses?)${END}`, letters(/coarse/iu, 'course')),
  confusion(String.raw`of (?<wrong>coarse)(?=[.,;)]|$)`, 'course'),
  confusion(String.raw`(?<wrong>deserts?) (?:menus?|recipes|trolley|chefs?|wines?|spoons?)${END}`, letters(/ser/iu, 'sser')),
  confusion(
    String.raw`(?:starters?|salads?|mains|pastr(?:y|ies)|cakes?|soups?|appeti[sz]ers?|puddings|entrees),? (?:and |& )?(?<wrong>deserts?)${LAST_OR_SMALL}`,
    letters(/ser/iu, 'sser'),
  ),
  confusion(String.raw`(?:à|a) la (?<wrong>cart)${END}`, 'carte'),
];
