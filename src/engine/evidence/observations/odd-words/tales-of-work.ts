import type { Tale } from './tale.ts';

/** Where a small sentence or clause begins. */
const BEGINS = String.raw`(?<=^|[.!?;:]\s|[,(]\s?|\b(?:and|but|so)\s)`;
const ENDS = String.raw`(?=[.;)]|$)`;
/** What belongs to reports and adverts: said with these words it is no tale. */
const REPORT =
  /\b(?:stakeholders?|deliver\w*|implement\w*|application|solutions?|framework|strateg\w+|process(?:es)?|responsib\w+|skills?|requirements?|compliance|leverag\w+|excellence|environment|clients? needs|best practices?|industry|knowledge|techniques?|technolog\w+|software|principles|concepts|methods?|management|leadership)\b/iu;

/** Things of which somebody once made a course, and that no advert has asked for. */
const ODD_SUBJECT =
  'oysters?|poultry|chickens?|hens?|bell|laughter|feng shui|reiki|crystals?|snakes?|cats?|dogs?|goats?|llamas?|alpacas?|donkeys?|bees?|falconry|owls?|hawks?|juggling|clown\\w*|unicyc\\w+|magic|balloons?|puppet\\w*|ventriloquis\\w+|yodel\\w*|morris|ukulele|bagpip\\w+|chanter|whistling|puddings?|cheese|chocolate|gin|whisk(?:e)?y|beer|wine|cocktails?|sandcastles?|damper|wellies|welly|caber|tug of war|eggs?|pumpkins?|marrows?|leeks?|scarecrows?|snowm[ae]n|igloos?|kites?|origami|crochet|knitting|calligraphy|typewriting|crook|whittling|thatching|dry[- ]stone|scything|sheep|shearing|ferrets?|pigeons?|worms?|tarot|astrology|palmistry|dowsing|hypno\\w+|aromatherapy|firewalking|fire walking|tap dance|line dancing|stilts?|stilt[- ]walking|trapeze|circus|swords?|archery|axe throwing|foraging|mushrooms?|pirate\\w*|klingon|esperanto|elvish|emoji|lego|sudoku|scrabble|dominoes|conkers?|pancakes?|jousting|santa|elf|ghosts?|napkins?|flowers?|topiary|pie|pies|barbecue|chili|jam|marmalade|sourdough|soap|candles?|taxidermy|bat|bats|hedgehogs?|reindeer|camels?|elephants?|dolphins?|disruptive leadership|town crier|bell[- ]?ring\\w*|birdsong|beard|moustache|massage|lambing|horseshoe\\w*|coracle|canoe|kayak|tandem|steam|traction|lawnmower|snail|welsh cakes|haggis|paella|sushi|dumplings?|kimchi|flag|semaphore|morse|maypole|cribbage|bridge|croquet|boules|p[eé]tanque|carving|sandwich\\w*|biscuits?|cake|tea|tasting|coffee cupping';

/** Tales that a line of work tells: what was learned, what is known, what stays, and who says so. */
export const TALES_OF_WORK: readonly Tale[] = [
  // “accounts filed on time, biscuits not”
  {
    name: 'and-not',
    says: /(?<it>\p{L}[\p{L} ’'-]{3,40} (?:on time|in order|up to date|balanced|signed|paid|returned|done|finished|complete|survived|passed|open|full|free|insured|included), (?:the )?(?<last>\p{Ll}+(?: \p{Ll}+)?) not)(?=[.;)]|$)/u,
  },
  // “12 musicians, 1 tune”
  {
    name: 'many-to-one',
    says: /\((?<it>(?<whole>\d{1,3}) \p{Ll}{4,}(?: \p{Ll}+)?, (?:1|one|un|une|ein|eine|uno|una|een) (?<last>\p{Ll}{4,}))\)/u,
    anyLanguage: true,
    not: /\b(?:managers?|supervisors?|team leaders?|assistants?|apprentices?|trainees?|interns?|chefs?|stagiaires?|apprentis?|responsables?|lehrlinge?|auszubildende\w*|azubis?|meister)\b/iu,
  },
  // “12 members, 9 finish the book”
  {
    name: 'fewer-do',
    says: /(?<it>(?<whole>\d{1,3}|[a-z]+teen|ten|twelve|twenty|thirty|forty) \p{Ll}{4,}, (?:about |usually )?(?<few>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:who |that |of them )?(?:finish|read|sing|speak|come|came|turn up|turned up|stay|stayed|understand|swim|dance|bake|remember|vote)(?:s|ed)?\b[^.;,()]{0,24})(?=[.;)]|$)/u,
  },
  // “Learnt to be polite to cross people.”
  {
    name: 'learned',
    says: new RegExp(
      String.raw`${BEGINS}(?:I )?(?:[Ll]earn(?:ed|t)|[Tt]aught myself) (?<it>(?!about\b|the (?:importance|value|basics|fundamentals)|how to (?:use|manage|work|deal)|to (?:use|manage|work|adapt|communicate|prioriti[sz]e|operate))[^.;:()]{6,60})${ENDS}`,
      'u',
    ),
    in: ['work'],
    not: REPORT,
  },
  // “I know why things get rejected.”
  {
    name: 'i-know',
    says: new RegExp(String.raw`${BEGINS}(?<it>I (?:now |still )?know (?:exactly |roughly )?(?:why|where|how|what|who|which|when) [^.;:()]{4,56})${ENDS}`, 'u'),
    not: REPORT,
  },
  // “I still can't eat whiting.”
  {
    name: 'still-do',
    says: new RegExp(
      String.raw`${BEGINS}(?<it>I (?:still (?:can['’]t|cannot|do not|don['’]t|won['’]t|dream|smell|hear|have|know|wake|own|wear|flinch|count|say|sing|talk|think|look|check|use)|can still|can['’]t (?:look|hear|smell|eat|see|watch|walk)|cannot (?:look|hear|smell|eat|see|watch|walk)) [^.;:()]{3,50})${ENDS}`,
      'u',
    ),
    not: REPORT,
  },
  // “The Head says it's the phonecalls, I think it's …”
  {
    name: 'says-who',
    says: new RegExp(
      String.raw`${BEGINS}(?<it>(?:[Tt]he|[Mm]y|[Oo]ur) (?:\p{L}+ ){0,2}\p{L}+ (?:say|think|reckon|call|claim|swear|insist)(?:s|ed)? (?:it|it['’]s|I|I['’]m|me|that|she|he|they|we|there)\b[^.;:()]{2,60})${ENDS}`,
      'u',
    ),
    not: REPORT,
  },
  // “Won an air fryer.”
  {
    name: 'won',
    says: new RegExp(
      String.raw`${BEGINS}(?<it>(?:I )?[Ww]on (?:a|an|the|two|three) (?!.*\b(?:awards?|prizes?|contracts?|bids?|tenders?|grants?|cases?|titles?|medals?|competitions?|championships?|league|cup|trophy|business|clients?|accounts?|scholarships?|bursary|place|appeal|election|vote|match|game|race|tournament|contests?|deals?|pitch|round|funding|claim|customers?|orders?)\b)\p{Ll}+(?: \p{Ll}+){0,2})${ENDS}`,
      'u',
    ),
  },
  // “no missed night in 8 years except Fiona”
  {
    name: 'except',
    says: new RegExp(
      String.raw`\b(?<it>(?:no|never|not one|not a|zero|every|always|all)\b[^.;:()]{6,60}?,? except (?:for )?(?<last>(?!for\b|where\b|as\b)[^.;:,()]{3,36}))(?=[.;,(]|\s\(|$)`,
      'iu',
    ),
    not: /\b(?:policy|terms|otherwise|stated|noted|required|permitted|holidays?)\b/iu,
  },
  // “eleven days late and £60,000 under budget”
  {
    name: 'late-and-under',
    says: /(?<it>(?:\S+ (?:minutes?|hours?|days?|weeks?|months?) late|late) (?:and|but) [^.;,()]{0,24}under budget)/iu,
  },
  // “by the width of a gate”, “older than me”
  {
    name: 'measure',
    says: new RegExp(
      String.raw`(?<it>by the (?:width|length|skin|height|breadth) of (?:a|an|the|my|one) [\p{L} ]{3,20}|(?:older|bigger|longer|heavier|louder|taller|smaller|slower|faster) than (?:me|I am|my \p{L}+|the (?:building|manager|internet|kettle|car|van|dog|cat|door|bus|lift|queue|church|pub|village|town|king|queen)|a (?:cat|dog|car|bus|fridge|horse|double bed|piano|pony|cow)))(?=[.;,)]|$)`,
      'u',
    ),
  },
  // “and on one occasion in a car park”
  {
    name: 'once-in',
    says: /(?<it>(?:on one occasion|on two occasions|once) (?:in|at|on|from|inside|behind|under|through|during|dressed as|up|to) (?:a|an|the|my) [\p{L}\d'’ -]{4,44}?)(?=[.;,)(]|$)/u,
    not: /\b(?:once (?:a|per)|week|month|year|day|hour|at a time)\b/iu,
  },
  // “Certificate of Opening Oysters”, “Laughter Yoga”
  {
    name: 'odd-paper',
    says: new RegExp(
      String.raw`(?<it>(?:(?:[\p{L}\d'’&]+ ){0,4}(?:certificate|certified|diploma|medal|award|award winner|badge|workshop|course|masterclass|licence|license|approved) (?:in |of |for |as )?(?:[\p{L}'’-]+ ){0,3}|(?<=^|[,;•(] ?))(?:${ODD_SUBJECT})\b(?:-\p{L}+)?(?: (?:\p{Lu}[\p{L}-]+|handling|keeping|care|throw|throwing|dressing|tasting|making|yoga|behaviour|behavior|therapy|management|judging|psychology|for \p{L}+|in \p{L}+))*(?:, (?:certificate|level \d|grade \d|one (?:afternoon|day|morning|evening)|\d days?|online|\p{L}+ place))?)`,
      'iu',
    ),
    in: ['study'],
    not: /\b(?:nurs\w+|veterinary|agricultur\w*|catering|baking|patisserie|food hygiene|wset|bsc|ba|b\.a|msc|degree|hons|gcse|a levels?|university|languages?|thesis|dissertation)\b/iu,
  },
];
