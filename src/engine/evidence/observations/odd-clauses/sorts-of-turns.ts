import { isHomely } from '../odd-words/homely.ts';
import { ENDS, NUMBER, REPORT, STOPS, type OddSort } from './odd-sort.ts';

/** A clause or a sentence begins here. */
const OPENS = String.raw`(?<=^|[,;:.(–—] ?|\b(?:and|but|so) )`;
/** Words by which a refusal is a weakness, a courtesy or a rule of the house. */
const NO_REFUSAL =
  /\b(?:only|need|have|hesitate|require|disappoint|let (?:you|me|it)|wait|believe|afraid|mind|include|apply|exist|drive|drink|smoke|know|work|speak|understand|expect|fail|miss|stop|give up|regret|want|like|sponsor\p{L}*|visa|permit|relocat\p{L}*|be able|be considered|be disclosed|afford|remember|sleep|walk|lift|resuscitate)\b/iu;
/** What is shared everywhere. */
const SHARED_ANYWHERE =
  /\b(?:knowledge|information|informations|ideas?|insights?|findings?|results?|data|experiences?|practices?|feedback|updates?|reports?|documents?|responsibilit\p{L}+|screens?|learning|news|plans?|vision|skills|lessons|post|credit|duties)\b/iu;
const PEOPLE_OF_WORK =
  /\b(?:colleagues?|teams?|stakeholders?|clients?|customers?|managers?|management|staff|partners?|parents|students?|pupils|others|public|members|boards?|leaders?|peers?|users?|community|communities|departments?|agencies|units?|developers?|engineers?|teachers?)\b/iu;
/** Somewhere that no brochure shows. */
const ODD_PLACES =
  'bathroom|corridor|cupboard|drawer|fridge|napkin|car ?park|garage|shed|cloakroom|ditch|lay-?by|stairwell|caravan|tent|bus stop|wardrobe|bath|phone box|toilet|attic|cellar|barn|greenhouse|bucket|biscuit tin|shoebox|envelope|beer mat|kitchen table|hedge|chip shop|launderette|petrol station|back garden|broom cupboard|boot|puddle';
const DONE_ANYWHERE =
  /\b(?:wrote|written|settled|negotiated|agreed|signed|taught|met|recorded|launched|planned|designed|drew|drawn|started|moved|interviewed|rehearsed|filmed|edited|coded|kept|began|founded|published|programmed|ran|built)\b/iu;
/** Who hands a thing over to whom nobody else may. */
const NO_TRUST = /\b(?:clients?|customers?|information|data|confidential|funds|cash|advis[eo]r|brand|budgets?|projects?|responsib\p{L}+)\b/iu;
const SELDOM_ALIKE =
  /^(?:time|times|day|level|way|team|role|roles|company|employer|period|standards?|address|site|building|name|year|week|month|manner|quality|principles?|responsibilit\p{Ll}+|duties|above|as|for|building|department|system|service|tasks?|job|position|pay|floor|goals?|process|client|clients|customers?)\b/iu;

/** Clauses that refuse, confess, overtake or undo what stands before them. */
export const SORTS_OF_TURNS: readonly OddSort[] = [
  // "will not tune pub pianos after ten", "I don't do assemblies", "do not move fish tanks, ever again"
  {
    name: 'refusal',
    says: new RegExp(
      String.raw`${OPENS}(?<it>(?:(?:but )?(?:I|we|We) )?(?:will not|won['’]t|would not|do not|don['’]t|refuse to|Will not|Won['’]t|Do not|Don['’]t|Refuse to) (?<rest>\p{Ll}{2,} [^.;:,()]{3,50}|(?:do|answer|cook|touch) \p{Ll}{4,})(?<ever>, (?:ever again|ever|again|honestly|sorry|thank you))?)(?=[.;,)]|$)`,
      'u',
    ),
    oddity: 8.7,
    not: REPORT,
    read: ({ rest = '' }) => (NO_REFUSAL.test(rest) ? null : /\b(?:I|me|my|mine|we|us|our|it|them)\b/u.test(rest) ? { own: 1 } : { plain: 1 }),
  },
  // "No dairy on shift days", "not between 9.30 and 1", "Never wear a lanyard at weekends"
  {
    name: 'house-rule',
    says: new RegExp(
      String.raw`${OPENS}(?<it>(?:[Nn]o \p{Ll}{3,}(?: \p{Ll}+)? (?:on|before|during|after) (?:\p{Ll}+ )?(?:days?|shifts?|breakfast|lunch|noon|midnight|nights|weekends|matches|concerts|Sundays?|Mondays?|Fridays?|\d[\d.:]*)|[Nn]ot (?:before|after|between|on|during) [^.;()]{2,36}|[Nn]ever (?:wear|drink|eat|answer|touch|play|cook|drive|knit|sing|open|go|do)s? [^.;,()]{3,40}))${STOPS}`,
      'u',
    ),
    oddity: 8.5,
    not: /\b(?:availab\p{L}*|visa|permit|later than|less than|contracts?|start|notice|only|never (?:do|go) (?:less|more))\b/iu,
  },
  // "Paperwork, honestly, I don't mind it"
  {
    name: 'does-not-mind',
    says: /(?<it>(?:(?:honestly|frankly|actually|to be honest),? )?I (?:do not|don['’]t|never) mind (?<what>\p{L}[^.;()]{1,40}?))(?=[.;,)]|$)/u,
    oddity: 8.7,
    not: /\b(?:hours|nights|shifts?|overtime|travel\p{L}*|weekends|relocat\p{L}*|hard work)\b/iu,
  },
  // "so if the ice was bad in 2018 that was me", "they were mine", "sorry about the flagpole"
  {
    name: 'confesses',
    says: /(?<=[\s,;.(–—])(?<it>(?:(?:and |so )?(?:that|it|which|this) (?:was|is|one was) (?:me|my fault|my idea)|(?:that|it|which|and they|they) (?:was|were) mine|blame me|still (?:very )?sorry|sorry about (?:the|that) [^.;,()]{2,30}|[Nn]ot my fault(?: about [^.;,()]{2,30})?|y fueron míos|das war ich|c['’]était moi|dat was ik|fui eu))(?=[.;,)]|$)/u,
    oddity: 9,
    anyLanguage: true,
  },
  // "shared a workshop with a taxidermist", "shared with the badminton"
  {
    name: 'shared-with',
    says: new RegExp(
      String.raw`(?<it>shar(?:es?|ed|ing) (?:(?:a|an|the|my|our|its|one) (?<thing>(?:\p{Ll}[\p{L}'’-]+ ){1,2}))?with (?<who>(?:an?|the|one|two|three) \p{L}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?(?:, (?:an?|the|one) \p{Ll}+)*(?: and (?:an?|the|one) \p{Ll}[\p{Ll}'’-]+(?: \p{Ll}+)?)?))(?=[.;,()]|$| (?:next|for|in|on|at|who|that)\b)`,
      'iu',
    ),
    oddity: 8.9,
    not: SHARED_ANYWHERE,
    read: ({ who = '' }) => (PEOPLE_OF_WORK.test(who) || REPORT.test(who) ? null : {}),
  },
  // "largest archive of foghorns north of Aberdeen", "the only lathe in the county"
  {
    name: 'local-fame',
    says: new RegExp(
      String.raw`(?<it>(?:(?:the|my|our|its) )?(?<best>largest|biggest|longest|highest|second[- ](?:largest|biggest)|steepest|busiest|only|last) (?<thing>\p{Ll}[\p{L}'’-]+(?: (?!in\b|on\b|north|south|east|west|outside|between|this\b|with|who|that|to\b|and\b|for\b)[\p{Ll}'’-]+){0,4}) (?<where>(?:north|south|east|west) of (?:the )?\p{Lu}\p{L}+|(?:in|on) the (?:county|village|town|valley|island|parish|street|district|building|county town)|outside (?:of )?\p{Lu}\p{L}+|this side of (?:the )?\p{Lu}?\p{L}+|between \p{Lu}\p{L}+ and \p{Lu}\p{L}+))(?=[.;,()]|$| (?:and|with|to|that|who|for|by)\b)`,
      'u',
    ),
    oddity: 8.8,
    read: ({ thing = '' }) =>
      /\b(?:person|employee|member|woman|man|candidate|student|companies|company|employer|provider|firm|bank|retailer|supplier|agency|dealership|market|group)\b/iu.test(
        thing,
      )
        ? null
        : {},
  },
  // "14 days without a call-out, then a swan"
  {
    name: 'then-a',
    says: new RegExp(String.raw`[,;] (?:and )?then (?<it>(?:an?|one) (?<thing>\p{Ll}[\p{L}'’-]+(?: \p{Ll}+){0,2}))${STOPS}`, 'u'),
    oddity: 8.8,
    not: /\b(?:then an? (?:senior|junior|team|lead|manager|full|part|permanent|deputy|assistant|supervisor|trainer|shift|head))\b/iu,
    read: ({ thing = '' }) => (/(?:er|or|ist|ant|tion|ment|ing|ship|ity|year|week|month|day)$/u.test(thing) ? null : {}),
  },
  // "the roof won", "my brother disagreed"
  {
    name: 'won',
    says: /(?<=[,;:.(–—] ?)(?<it>(?<who>(?:[Tt]he|my|our|one) \p{Ll}[\p{L}'’-]+) (?<did>won|lost|disagreed|refused|objected|stayed|noticed|snores|leaked|sank|laughed|clapped|complained|agreed|approved|did not|didn['’]t|came back|hates (?:it|me)|remembers|answered|paid for it|is winning|was wrong))(?=[.;,)]|$)/u,
    oddity: 8.9,
    not: /\b(?:client|customer|team|patient|court|judge|case|appeal|company|project|bid|contract|tender|board|jury|manager)\b/iu,
  },
  // "bolts; we now weigh them"
  {
    name: 'now-we',
    says: /(?<=[,;:.(–—] ?)(?<it>(?:[Ww]e|[Tt]hey|I) (?:now|no longer) (?<rest>\p{Ll}{3,} (?:it|them|that|one|both|twice|first|\p{Ll}+)(?: \p{Ll}+){0,3}))(?=[.;)]|$)/u,
    oddity: 8.7,
    not: REPORT,
    read: ({ rest = '' }) => (/\b(?:want|wish|seek|look|hold|have|work|live|run|manage|lead|offer|use|serve|sell|need)\b/iu.test(rest) ? null : {}),
  },
  // "at a profit of £400, we framed it"
  {
    name: 'we-did',
    says: /(?<=[,;:.(–—] ?|\band )(?<it>(?:[Ww]e|I|[Tt]hey) (?<did>framed|kept|ate|named|renamed|repainted|drank|burnt|burned|sank|hid|forgot|dropped|swallowed) (?:it|them|one|him|her|that))(?=[.;)]|$)/u,
    oddity: 8.8,
  },
  // "Settled the dispute in a corridor"
  {
    name: 'odd-place',
    says: new RegExp(
      String.raw`(?<it>(?:in|out of|on|from|behind|under|inside) (?:an?|one|my) (?<thing>(?:${ODD_PLACES})))(?=[.;,()]|$| (?:and|with|while|in|at|for|until)\b)`,
      'iu',
    ),
    oddity: 8.6,
    in: ['work', 'interests'],
    not: /\b(?:clean\p{L}*|install\p{L}*|fit(?:ted|ting)?|paint\p{L}*|til(?:ed|ing)|repair\p{L}*|plumb\p{L}*|refurbish\p{L}*|stor(?:ed|ing)|serv(?:ed|ice)|electric\p{L}*)\b/iu,
    read: (_, text) => (DONE_ANYWHERE.test(text) ? {} : null),
  },
  // "Unblocked the drain with a clarinet"
  {
    name: 'odd-tool',
    says: /\b(?<did>unblocked|fixed|mended|solved|opened|stopped|rescued|explained|measured|priced|settled|calibrated|caught|persuaded|calmed|retrieved|straightened|held up|kept (?:shut|open|running)) [^.;()]{3,50}? (?:with|by means of|using) (?<it>(?:an?|one|two|my) (?:\p{Ll}+ )?(?<thing>\p{Ll}{3,}))(?=[.;,()]|$)/iu,
    oddity: 8.9,
    not: REPORT,
    read: ({ thing = '' }) => (isHomely(thing) || INSTRUMENT.test(thing) ? {} : null),
  },
  // "sold the same bungalow three times", "both times against the same neighbour"
  {
    name: 'same-again',
    says: /(?<it>(?:the|that|my) same (?<thing>\p{Ll}[\p{L}'’-]+(?: \p{Ll}+)?) (?:twice|three times|four times|five times|again|every \p{L}+|for \p{L}+ years)|(?:both times|twice|again|three times) (?:\p{Ll}+ )?(?:the|that) same (?<other>\p{Ll}+))(?=[.;,()]|$)/iu,
    oddity: 8.7,
    not: REPORT,
    read: ({ thing, other }) => {
      const same = thing ?? other ?? '';
      return SELDOM_ALIKE.test(same) || same.endsWith('s') ? null : { same };
    },
  },
  // "a man named Orest who threw out anything that was not level"
  {
    name: 'somebody-who',
    says: /(?<it>(?:an?|the|one) (?<who>man|woman|neighbour|foreman|boss|chef|farmer|skipper|colleague|landlord|lecturer|plumber|sergeant|baker|inspector|butcher)(?: (?:named|called) \p{Lu}\p{L}+)? who (?<did>(?:threw|hated|hates|refused|never|only|insisted|shouted|could not|would not|did not|does not|always|once|measured|counted|whistled|sang|swore|believed|thought|slept|spoke|read)\b[^.;()]{3,70}))(?=[.;)]|$)/u,
    oddity: 8.7,
    in: ['work'],
  },
  // "I play the same opening and everyone in town knows it"
  {
    name: 'everyone-knows',
    says: /(?<it>(?<who>(?:everyone|everybody|the whole (?:street|village|town|office|ward|school|yard|club|kitchen))(?: (?:in|on|at) \p{L}+)?) (?:knows?|knew|heard|came|sings|joins in|complains|complained|still talks|laughs|claps)\b[^.;()]{0,30})(?=[.;)]|$)/iu,
    oddity: 8.7,
    not: /\b(?:make sure|ensur\p{L}*|so that|safe|informed|involved|where they)\b/iu,
  },
  // "they let me do it alone", "the only steward trusted with the toaster"
  {
    name: 'trusted',
    says: /(?<it>(?:(?:they|the \p{Ll}+) (?:let|lets|allow|allowed) me [^.;()]{3,40}|(?:(?:the )?only (?<who>\p{Ll}+) )?(?:trusted|allowed) (?:with|near|to (?:touch|drive|hold|open)) (?<thing>the [^.;()]{3,40})|(?:the )?one \p{Ll}+ nobody else (?:will|can|may) [^.;()]{3,40}|nobody else (?:will|can|may) [^.;()]{3,40}))(?=[.;)]|$)/iu,
    oddity: 8.8,
    not: NO_TRUST,
  },
  // "ran the scale when Darla was at lunch"
  {
    name: 'when-away',
    says: /(?<it>when (?<who>\p{Lu}\p{Ll}+) (?:is|was|goes|went) (?<away>at lunch|off|away|out|asleep|fishing|late|elsewhere|(?:deer )?hunting|at the \p{Ll}+|on the \p{Ll}+|on holiday|in [\p{L} ]{3,20}))(?=[.;,()]|$)/u,
    oddity: 8.8,
    in: ['work'],
  },
  // "48 blues before lunch"
  {
    name: 'before-lunch',
    says: new RegExp(
      String.raw`(?<it>(?<![\d.,/£$€#-])(?<n>${NUMBER}) (?<thing>\p{Ll}[\p{L}'’-]+(?: \p{Ll}+)?) before (?<when>lunch|breakfast|dawn|noon|midday|school|the first \p{Ll}+))(?=[.;,()]|$)`,
      'iu',
    ),
    oddity: 9,
    not: /\b(?:hours?|minutes?|days?|weeks?|months?) before\b/iu,
  },
  // "brought 46 pensioners to the coast every May and brought 46 home"
  {
    name: 'all-home',
    says: /(?<it>(?<![\d.,/£$€#-])(?<all>\d{1,3}(?:,\d{3})+|\d+) (?<thing>\p{Ll}[\p{L}'’-]+)\b[^.;()]{0,50}\b(?:and|,) [^.;(),]{0,16}\b\k<all> (?<back>home|back|out again|down again|off again))(?=[.;,()]|$)/u,
    oddity: 9.2,
  },
  // "interviewed anyone who'd sit still", "shovel, kango, whatever was going"
  {
    name: 'anyone-who',
    says: /(?<it>(?:(?<who>anyone|anybody|whoever) (?:who |that )?(?:(?:would|could|was|wasn['’]t|came|stood|had|turned|happened) |['’]d )|whatever (?:was|came|stood|turned|had|arrived) )[^.;,()]{2,40})(?=[.;,()]|$)/iu,
    oddity: 8.6,
    in: ['work', 'interests'],
    not: /\b(?:need\p{L}*|require\p{L}*|necessary|help|support|interested|asked of)\b/iu,
  },
  // "nobody, including me, could explain kelp"; "examiners included"
  {
    name: 'me-too',
    says: /(?<=[,(;] ?)(?<it>(?:including (?:me|myself|mine)|me included|myself included|mine included|(?<who>\p{Ll}+s) included))(?=[.;,)]|$)/u,
    oddity: 8.5,
    not: /\b(?:vat|tax|drinks|meals|batteries|expenses|weekends|nights|holidays|benefits) included\b/iu,
  },
  // "I like mud, routine, and parents who send spare socks"
  {
    name: 'likes',
    says: /(?<=^|[.;]\s)(?<it>I (?:really |quite |rather )?(?:like|love|hate|dislike|prefer|collect) (?<what>\p{Ll}[^.;]{4,90}))(?=[.;]|$)/u,
    oddity: 8.4,
    not: /\b(?:working|work (?:with|in)|challeng\p{L}*|team|help\p{L}*|learn\p{L}*|environments?|opportunit\p{L}*|customers?|meeting|people|job|career|skills?|travel\p{L}*|reading|music|sports?|new things|responsib\p{L}*)\b/iu,
  },
  // "In 2020 I spent five months doing nothing but refunds"
  {
    name: 'nothing-but',
    says: /(?<it>(?:doing |did |ate |heard )?nothing but (?<thing>(?!the best\b|positive\b|good\b|praise\b|excellent\b)\p{Ll}[\p{L}'’-]+(?: \p{Ll}+){0,2}))(?=[.;,()]|$)/iu,
    oddity: 8.6,
  },
  // "one in a drawer", "one by accident", "one of which is always on mute"
  {
    name: 'the-one',
    says: new RegExp(
      String.raw`(?<![\d.,/£$€#-])(?<all>${NUMBER}) [^.;]{3,60}?[,;(] ?(?:and |with )?(?<it>one (?:of (?:them|which|whom) )?(?<rest>(?:(?:is|was) )?(?:still|now|never|always|in|on|by|under|behind|without|upside|twice|from)\b [^.;,()]{2,36}|(?:is|was|has|had) (?!a |an |the )\p{Ll}[^.;,()]{2,36}))${ENDS}`,
      'iu',
    ),
    oddity: 8.5,
    not: /\b(?:death|died|on site|in progress|by (?:day|night|phone|email)|full[- ]time|part[- ]time|in (?:\p{Lu}|20|19|charge)|on (?:maternity|sick|leave|call))\b/u,
    read: ({ all = '' }) => (/^(?:one|1)$/iu.test(all) ? null : {}),
  },
];
/** Things that make music are no tools. */
const INSTRUMENT =
  /^(?:clarinet|flute|trombone|violin|fiddle|banjo|ukulele|drumstick|recorder|oboe|spoon|fork|broom|hairpin|hairdryer|shoe|sock|sandwich|biscuit|umbrella|napkin|teaspoon|toothbrush|coat ?hanger)$/u;
