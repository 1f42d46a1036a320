import { isHomely } from '../odd-words/homely.ts';
import { NUMBER, REPORT, STOPS, type Groups, type OddSort } from './odd-sort.ts';

/** The verb that nobody did, by the name under which it is told. */
const NOBODY_DID: readonly (readonly [name: string, says: RegExp])[] = [
  ['nobody-wanted', /^(?:wanted|wants|likes|liked|loved|loves|mag|will|wollte|would take|misses|missed)/iu],
  ['nobody-asked', /^(?:asked|asks|requested|ordered|fragt|fragte|had asked)/iu],
  ['nobody-may', /^(?:was allowed|were allowed|is allowed|may|dared|dares|would touch|will touch|darf|durfte)/iu],
  [
    'nobody-knows',
    /^(?:knows?|knew|could (?:name|explain|say|find)|can (?:name|explain|say|find)|understands?|understood|remembers?|remembered|weiß|versteht|kennt|else (?:knows|understands))/iu,
  ],
];

/** Of a person nobody says for a laugh that nobody wanted them. */
const SOMEBODY =
  /\b(?:child|boy|girl|baby|patient|student|pupil|man|woman|person|resident|customer|client|colleague|teacher|nurse|trainee|apprentice|Kind|Mann|Frau|Patient\p{L}*|Schüler\p{L}*)\b/iu;

function nobodyDid({ did = '', thing = '' }: Groups): Readonly<Record<string, string | number>> | null {
  if (SOMEBODY.test(thing)) return null;
  const name = NOBODY_DID.find(([, says]) => says.test(did))?.[0];
  return name === undefined ? null : { name };
}

/** Things that adverts speak of: they have no will of their own. */
const NO_CHARACTER =
  /\b(?:systems?|process(?:es)?|teams?|solutions?|tools?|reports?|programmes?|programs?|roles?|compan(?:y|ies)|clients?|customers?|users?|projects?|business|products?|services?|environment|approach|position|individual|person|people|worker|professional|member|organi[sz]ation|department|policy|plans?|documents?|pages?|models?|apps?|websites?|code|features?|issues?|problems?|patients?|families|parents?|pupils?|students?|child(?:ren)?|candidates?|applicants?|suppliers?|staff)\b/iu;

/** Nouns of a superlative that are anybody's. */
const USUAL_BEST =
  /\b(?:serving|standing|running|established|growing|performing|rated|selling|ranked|customers?|clients?|accounts?|projects?|contracts?|teams?|compan(?:y|ies)|banks?|employers?|brands?|retailers?|providers?|producers?|suppliers?|manufacturers?|markets?|regions?|sites?|hospitals?|trusts?|year|years|month|quarter|week|day|time|minute|one|employer|role|job|position|post|edition|season|version|update|of \d|priority|mile|resort)\b/iu;

/** Where "the only one" is a claim about oneself. */
const USUAL_ONLY = /^the only (?:person|employee|member|one|candidate|student|woman|man|girl|boy|way|team|company|supplier|provider|firm|applicant)\b/iu;
/** What is told of nobody for a laugh. */
export const NOBODY_LAUGHS =
  /\b(?:die[sd]?|dying|death|deaths|deceased|funeral|hospice|prison|ill|illness|sick|cancer|suicide|abuse\p{L}*|rape|assault\p{L}*|disab\p{L}*|injur\p{L}*|dismissed|fired|redundan\p{L}*|laid off)\b/iu;

/** People who went somewhere. */
const PEOPLE =
  'lads?|students?|trainees?|apprentices?|learners?|pupils?|assistants?|juniors?|interns?|nurses?|graduates?|starters?|volunteers?|colleagues?|recruits?|cadets?|leavers?|graduates?|deputies|chefs?|cooks?|clerks?|mentees?|porters?|KPs|PhD students|adults?';

/** What a thing may be called by its name with. */
const CALLED_THING =
  'dog|cat|kelpie|collie|spaniel|terrier|lurcher|greyhound|horse|mare|pony|donkey|ram|ewe|bull|cow|goat|pig|hen|cockerel|parrot|owl|swan|duck|goose|tortoise|ferret|rabbit|starter|sourdough|van|truck|lorry|tractor|digger|forklift|boat|bike|scooter|caravan|bus|oven|boiler|printer|robot|kiln|loom|piano|tuba|mannequin|dummy|skeleton|puppet|plant|cactus|man|woman|milker|lodger|ghost|package|script|spreadsheet|server|mixer|whale|seal|heron|fox|raccoon|gull|seagull|machine|kettle|tree|camel|mule|llama|alpaca';

/** A clause in which somebody or something turns out to be particular. */
export const SORTS_OF_WORDS: readonly OddSort[] = [
  // "Won the race with a hen nobody wanted", "ein Cembalo, das niemand mag", "a Bridgeport nobody was allowed to sell"
  {
    name: 'nobody',
    says: new RegExp(
      String.raw`(?<it>(?:(?<which>an?|one|the|my|our) (?<thing>\p{L}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?) (?:that |which |who )?)?nobody (?:else )?(?<did>(?!knows better)\p{Ll}[\p{L}'’ -]{2,34}?))(?=[.;:,()]|$| and )`,
      'iu',
    ),
    oddity: 9,
    read: nobodyDid,
  },
  {
    name: 'nobody',
    says: /(?<it>(?:ein(?:e|em|en|er|es)? (?<thing>\p{Lu}[\p{L}-]+), )?(?:das|die|den|der|dem) (?:sonst )?(?:niemand|keiner) (?<did>\p{Ll}[\p{L} ]{2,30}?))(?=[.;,()]|$)/u,
    oddity: 9,
    anyLanguage: true,
    read: nobodyDid,
  },
  // "Never late, once early by a day", "no accidents; one bollard", "Zero complaints on the Sunday roast. (One about the music.)"
  {
    name: 'never-but',
    says: new RegExp(
      String.raw`(?<it>(?<none>(?<![\d.,])(?:never|no|zero|not one|nil|0|without an?) (?!more|less|fewer|need|later|longer|mise|seats)[^.;,()]{3,44})[,;.]+ \(?(?:and |but |just |only )?(?<one>(?:one|once|1|a single) (?!of|day|week|month|year|hour|minute|person|point|fichier)[^.;()]{2,44}))${STOPS}`,
      'iu',
    ),
    oddity: 9,
    not: /\b(?:death|deaths|injur|fatal)/iu,
  },
  // "football, not tyres", "a pub, not the Navy", "birds, not litres"
  {
    name: 'not-that',
    says: /\((?<it>(?:(?<yes>[^(),]{2,30}), )?not (?<no>(?:the |an? |that )?[\p{L}'’ -]{2,24}))\)/iu,
    oddity: 8.8,
    not: /\bnot (?:yet|including|only|applicable|stated|specified|required|currently|exceeding|limited|disclosed|all|available|assessed|launched|complete|completed|finished|passed|graduated|awarded|obtained|taken|achieved|registered|qualified|certified|renewed|current|practising|practicing)\b/iu,
    read: ({ yes }) => (yes === undefined ? { name: 'only-not' } : {}),
  },
  // "Only employee on site 11 pm to 7 am", "Sole member of staff for 121 rooms"
  {
    name: 'alone',
    says: new RegExp(
      String.raw`(?<it>(?:the )?(?:only|sole|lone) (?<post>employee|member of staff|person|staff member|man|woman|adult|mechanic|nurse|driver|cook|chef|porter|receptionist|worker|engineer|technician|electrician|fitter|teacher|keeper|clerk|librarian|welder|cashier|waiter|barber|plumber|cleaner|medic|paramedic|vet|baker|translator|developer|designer|accountant|secretary)(?: (?:on|in|for|at|there|awake|between|after|from|left)[^.;,()]{0,40}?)?)(?=[.;,()]|$)`,
      'iu',
    ),
    oddity: 8.3,
    not: /\b(?:one of|not the only|responsible)\b/iu,
    read: (_, text) => (/\b(?:\d{1,2} ?pm|nights?|overnight|midnight|\d ?am)\b/iu.test(text) ? { night: 1 } : {}),
  },
  // "letztes Pult, freiwillig", "voluntarily", "in my own time"
  {
    name: 'unasked',
    says: /[,;(–—-] ?(?<it>(?:ganz )?freiwillig|voluntarily|unasked|unprompted|without being asked|unpaid|in my own time|on my day off|for fun|of my own accord|for no extra pay|bénévolement|voluntario|uit eigen beweging|dobrowolnie)(?=[.;,)]|$)/iu,
    oddity: 8.6,
    anyLanguage: true,
    not: /\bvolunteer(?:ing|s|ed)?\b|\behrenamt/iu,
  },
  // "letztes Pult", "the tallest lift in Wakefield", "last desk before the boiler"
  {
    name: 'the-most',
    says: new RegExp(
      String.raw`(?<it>(?:(?:the|my|our|its|their|Britain[’']s|England[’']s) )?(?<best>tallest|smallest|oldest|loudest|worst|slowest|wettest|coldest|ugliest|rarest|quietest|heaviest|hottest|dirtiest|furthest|dullest|saddest|second[- ](?:worst|oldest|smallest|slowest|last)|last (?=desk|row|bus|seat|house|in\b)) ?(?<thing>\p{L}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?)(?: (?:in|on|under|before|behind|at|below|beside|after|we) [\p{L}'’ ]{3,30}?)?)(?=[.;,()]|$| (?:and|with|to|now|for|by)\b)`,
      'iu',
    ),
    oddity: 8,
    read: ({ it = '' }) => (USUAL_BEST.test(it) || REPORT.test(it) ? null : {}),
  },
  {
    name: 'the-most',
    says: /(?<it>(?<best>letzte[srnm]?|älteste[srnm]?|kleinste[srnm]?|schlimmste[srnm]?|lauteste[srnm]?) (?<thing>Pult|Reihe|Bank|Platz|Stuhl|Haus|Zug|Straßenbahn|Orgel|Heizung))/u,
    oddity: 8,
    anyLanguage: true,
  },
  // "an oven that needs to be kicked", "the only cabbage the children finish", "the ticket machine that …"
  {
    name: 'with-a-will',
    says: new RegExp(
      String.raw`(?<it>(?:an?|one|the|my) (?<thing>\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?) (?:that|which) (?<does>(?:needs?|hates?|hated|refuses?|refused|would not|will not|won['’]t|wouldn['’]t|did not|does not|never|sometimes|still|nearly|sings?|bites?|bit|leaks?|leaked|starts?|wants? to|knows?|speaks?|talks?|shouts?|sleeps?|slept|lives?|ate|eats|escaped|came back|comes back)\b[^.;,()]{0,44}?))(?=[.;,()]|$| and )`,
      'iu',
    ),
    oddity: 8.6,
    not: REPORT,
    read: ({ thing = '' }) => (NO_CHARACTER.test(thing) || /^(?:one|way|place|time|day|thing|kind|something)$/iu.test(thing) ? null : {}),
  },
  // "a brush older than the van", "a loud voice (retired 2020)"
  {
    name: 'measured-by',
    says: /(?<it>(?<thing>\p{Ll}[\p{L}'’-]+(?: \p{Ll}+)?) (?<more>older|bigger|longer|heavier|louder|taller|smaller|slower|faster|warmer|colder) than (?<than>(?:the|my|our|an?|most|some|any) (?!average|expected|target|previous|industry|usual|national|plan|others?|competitors?)\p{L}+(?: \p{Ll}+)?|me|I am))(?=[.;,)]|$)/u,
    oddity: 8.4,
    not: REPORT,
  },
  // "mainly biscuits", "mostly hats", "mainly of mules"
  {
    name: 'mainly',
    says: /(?<it>(?:mainly|mostly|chiefly|largely) (?<rest>(?:(?:of|about|to|by|for|with|from) )?(?!in\b|on\b|at\b|work\b|responsible|focus|using|based|remote|self|through|within|during|english|office|full|part|online)[\p{Ll}][\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?))(?=[.;)]|,(?! and)|$)/iu,
    oddity: 8,
    not: REPORT,
    read: ({ rest = '' }) => (isOfLife(rest) ? {} : null),
  },
  // "including the fish", "and the Christmas party float", "the wellbeing calendar and the pizza"
  {
    name: 'odd-last',
    says: /(?<before>\p{L}[\p{L}'’ -]{2,40}?)(?:, and|, including| including|, plus| and| plus|,)(?: in \p{Lu}\p{L}+,| on \p{Lu}\p{L}+,| later,)? (?<it>(?:one|the|a|an|my|his|her|their) (?:\p{L}[\p{L}'’-]+ ){0,3}(?<last>\p{Ll}[\p{Ll}-]+)(?: (?:on|in|at|under|for|to|of) (?:the |a |my )?[\p{L}'’ ]{3,24})?)(?=[.;)]|$)/u,
    oddity: 8.2,
    not: /\b(?:kitchen|menu|recipe|food|cook|chef|bak(?:e|ing)|farm|vet|animal|school|nursery|zoo)\b/iu,
    read: ({ last = '', before = '' }) => (isHomely(last) && !before.split(/\s+/u).some((word) => isHomely(word.toLowerCase())) ? {} : null),
  },
  // "every final account agreed except one, and that one is a car park", "all to scale except the first"
  {
    name: 'except',
    says: new RegExp(
      String.raw`(?<it>(?:all|every\p{L}*|no\p{L}*|never|always) [^.;:()]{3,50}?,? (?:except|apart from|bar) (?:for )?(?<last>(?:the (?:first|last|cat|dog|one)|one|two|me|mine|my \p{Ll}+|\p{Lu}\p{Ll}+|Sundays?|in \p{Lu}\p{Ll}+)(?:,? (?:and )?(?:that one|which|who) [^.;()]{3,40})?))${STOPS}`,
      'iu',
    ),
    oddity: 8.6,
    not: REPORT,
  },
  // "Taught 2 young lads the job, one still there", "the fifth sells boats", "1 is now a very good florist"
  {
    name: 'what-became',
    says: new RegExp(
      String.raw`(?<all>${NUMBER}) (?:\p{Ll}+ ){0,2}(?<who>${PEOPLE})\b[^.]{0,60}?[,;(] ?(?:and |the other[s]? \p{Ll}+, |\d \p{Ll}+, )?(?<it>(?<which>one|1|two|the (?:other|second|third|fourth|fifth|sixth|seventh|last)) (?:of (?:them|whom) )?(?:is|are|was|now|still|sells|runs|joined|became|went|married|has|owns|drives|teaches|works|keeps|writes|sings|plays|sails|still)\b[^.;()]{2,50}?)${STOPS}`,
      'iu',
    ),
    oddity: 8.8,
    not: /\b(?:died|deceased|ill|sick|fired|dismissed|prison|pregnan|baby)\b/iu,
  },
  {
    name: 'what-became',
    says: /(?<it>(?<which>one|1|two) (?:of (?:them|whom) )?(?:is|are) (?:now )?(?:a |an )?(?:very good |rather good )?(?<who>florist|vicar|actor|baker|nun|clown|priest|poet|beekeeper|magician|politician|dentist|lawyer|solicitor|pilot|farmer|plumber|singer|comedian|mayor|author|gardener|fireman|firefighter|diver|barista|DJ)s?)(?=[.;,)]|$)/iu,
    oddity: 8.8,
  },
  // "that's how I got into tyres", "hence the career change"
  {
    name: 'so-it-came',
    says: /(?<it>(?:that['’]?s (?:how|why) I|which is (?:how|why) I|hence (?:the|my)) [^.;()]{4,50}?|so I \p{Ll}+(?: it)?)(?=[.;)]|$)/iu,
    oddity: 8,
    in: ['work', 'interests'],
    not: REPORT,
  },
  // "3 callouts to the same lorry (different wheels)", "(auch nach Katzen)", "(bis zum bitteren Ende)"
  {
    name: 'bracket',
    says: /\p{L}[^().;]{3,}\((?<it>(?:different|the same|same|wrong|found|eventually|allegedly|apparently|only tolerated|only \p{Ll}+ \p{Ll}+|once \p{Ll}+|sort of|so they say|in theory|on paper|until \p{Ll}+|after all|mostly on|still \p{Ll}+|never (?!mind)|auch nach|auch \p{Ll}+|nur \p{Ll}+|bis zum|leider|angeblich|fast nie|meistens|aussi|surtout|presque|jamais|hélas)(?: [\p{L}'’ -]{2,34})?)\)/iu,
    oddity: 8.8,
    anyLanguage: true,
    not: REPORT,
  },
  // "It does not go. It has shelves."
  {
    name: 'flat-pair',
    says: /(?<it>(?:It|They|He|She) (?:does not|do not|did not|doesn['’]t|don['’]t|didn['’]t|is not|isn['’]t|never|will not|won['’]t) [^.]{2,26}\. (?:It|They|He|She) [^.]{3,30})(?=\.|$)/u,
    oddity: 9,
  },
  // "waffle station is mine until 6:30"
  {
    name: 'mine',
    says: /(?<it>(?:the )?(?<thing>(?:\p{Ll}+ )?\p{Ll}+) (?:is|was) mine (?:until|till|from|on|before|after) [^.;()]{2,20})(?=[.;)]|$)/iu,
    oddity: 8.8,
  },
  // "the only cabbage the children finish"
  {
    name: 'only-thing',
    says: /(?<it>the only (?<thing>\p{Ll}+(?: \p{Ll}+)?) (?:that|which|the \p{Ll}+|my \p{Ll}+|anybody|nobody|everybody) [^.;,()]{3,40}?)(?=[.;,()]|$)/iu,
    oddity: 8.6,
    not: REPORT,
    read: ({ it = '' }) => (USUAL_ONLY.test(it) ? null : {}),
  },
  // "lost one trailer (found)", "Missed one ferry in five years, as a passenger"
  {
    name: 'one-went-wrong',
    says: /(?<it>(?<did>missed|lost|broke|dropped|sank|burnt|crashed|dented|flooded|derailed) (?:only |exactly |just )?(?:one|1)\b(?: \(\p{L}+\))? (?!of|or|day|life)(?<thing>\p{Ll}[\p{L}'’-]+)(?: \([^()]{3,24}\)|[^.;()]{0,44}?))(?=[.;)]|$)/iu,
    oddity: 8.6,
    not: /\b(?:weight|stone|patient|man|person|colleague|friend|parent)\b/iu,
  },
  // "(no refunds)", "did not go back", "never needed", "not mine"
  {
    name: 'flat-no',
    read: ({ it = '' }) => (/^never (?:needed|used|opened)/iu.test(it) ? { name: 'never-needed' } : {}),
    says: /(?<=[,;(.–—-] ?)(?<it>(?:never (?:needed|used|opened|found out|again)|no (?:refunds|medals|prizes|witnesses|encores?|comment|regrets|names)|did not (?:go back|win|place|enjoy it|work|catch on)|not (?:again|my idea|mine|on purpose|repeated|for sale|recommended)|would not (?:recommend|repeat)(?: it)?|exam not taken|uneaten|unopened|unread))(?=[.;,)]|$)/iu,
    oddity: 8,
  },
  // "a loud voice (retired 2020)", "one parrot, now retired"
  {
    name: 'retired-thing',
    says: /(?<it>(?:an?|one|the) (?<thing>\p{Ll}+(?: \p{Ll}+)?)(?: \(|, )(?:now |since )?retired(?:,? (?:in )?\d{4})?(?:, [^()]{2,20})?\)?)(?=[.;,)]|$)/iu,
    oddity: 8.6,
    not: /\b(?:officer|soldier|teacher|nurse|colleague|people|partner|member)\b/iu,
  },
  // "an actual tin", "one actual horse"
  {
    name: 'actual',
    says: /(?<it>(?:an|one|the|\d+) actual (?<thing>\p{Ll}+))(?=[.;,)]|$| (?:on|in|for|with|and|at|from|of)\b)/iu,
    oddity: 8.6,
    not: REPORT,
  },
  // "corrected before the judge looked up"
  {
    name: 'before-they',
    says: /(?<it>before (?<who>(?:the|my|our) \p{Ll}+(?: \p{Ll}+)?|anybody|anyone|\p{Lu}\p{Ll}+) (?<did>looked up|noticed|notices|woke(?: up)?|wakes(?: up)?|wake up|gets? up|got up|finished [^.;,()]{2,30}|asked|does|do|did|gets? in|got in|has had [^.;,()]{2,20}|had had [^.;,()]{2,20}))(?=[.;,()]|$)/iu,
    oddity: 8.4,
    not: REPORT,
  },
  // "while dressed as a sausage"
  {
    name: 'dressed-as',
    says: /(?<it>(?:while )?dressed (?:up )?as (?:an? |the )?(?<what>\p{L}+(?: \p{Ll}+)?))(?=[.;,()]|$| (?:in|at|on|for|and|with)\b)/iu,
    oddity: 9,
  },
  // "which the team tolerates"
  {
    name: 'which-they',
    says: /(?<it>which (?<who>(?:the|my|our) \p{Ll}+|everybody|Finance|HR|Legal) (?<did>tolerates?|regards?|hates?|hated|denies|denied|ignores?|ignored|regretted|forgave|framed|ate|avoids?|dreads?|still (?:uses?|has|mentions?))\b[^.;,()]{0,36}?)(?=[.;,()]|$)/iu,
    oddity: 8.4,
    not: REPORT,
  },
  // "a relief milker called Sunday Dave", "sourdough called Kevin"
  {
    name: 'called',
    says: new RegExp(
      String.raw`(?<it>(?:an? |one |the )?(?:\p{Ll}+ )?(?<thing>${CALLED_THING}),? (?:called|named|nicknamed|answering to|known (?:to \p{Ll}+ |locally )?as) [“"]?(?<who>\p{Lu}[\p{L}'’_-]+(?: (?:the |of )?[\p{Lu}\d][\p{L}\d'’-]*){0,2})[”"]?)`,
      'u',
    ),
    oddity: 8.8,
  },
];

/** Whether the last of some words, or the one before it, is a thing of plain life or no abstract noun of the office. */
const isOfLife = (words: string): boolean => {
  const parts = words.toLowerCase().split(/\s+/u);
  return parts.some((word) => isHomely(word)) || OWN.test(words) || (parts.length <= 2 && !OFFICE.test(words));
};
const OWN =
  /^(?:to (?:get|avoid|meet|see|keep|be|hear)|by (?:moving|asking|walking|waiting|standing|listening|being|shouting|pointing))\b|\p{Lu}\p{L}+[’']s \p{Ll}+/u;
const OFFICE =
  /\b(?:residential|commercial|domestic|retail|industrial|private|public|new|local|international|corporate|b2b|b2c|clients?|customers?|projects?|business|work|working|sales|support|admin\p{L}*|data|phone|email|evenings?|weekends?|nights?|days?|mornings?|adults?|children|patients?|students?|staff|women|men|\p{L}+(?:ly|ing|tion|ment|al|ed|ive|ic))\b/iu;
