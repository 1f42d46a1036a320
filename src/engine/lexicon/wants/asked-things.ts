import { NUMBER_VALUES } from '../words/numbers.ts';
import { SIZE_QUESTIONS } from './want-questions.ts';

/** Something that recruiters ask for, what shows it in a line, and how to ask for it plainly. */
export interface AskedThing {
  name: string;
  /** In the words of a want. */
  asked: RegExp;
  /** In a line of the CV: any of them. None means that a change for the better shows it. */
  shown: readonly RegExp[];
  /** The second is asked where the first has been. */
  questions: readonly string[];
}

const NUMBER = String.raw`(?<![\p{L}\d.,£$€])(?:\d[\d.,]*(?:\s?(?:k|m|million|thousand))?|${[...NUMBER_VALUES.keys()].filter((word) => word !== 'zero' && word !== 'one' && word !== 'twice').join('|')})`;
/** "310 cows", "90-seat dining room", "26 branch libraries": the figure, at most three words, and the thing. */
const counted = (nouns: string): RegExp =>
  new RegExp(
    String.raw`${NUMBER}\+?[\s-](?:(?!(?:and|or|of|in|to|from|with|per)\s)[\p{L}’'-]+[\s-]){0,3}?(?:${nouns})(?![\p{L}])|(?<![\p{L}])(?:${nouns}),?\s(?:\(?about|around|up to|some)\s${NUMBER}`,
    'iu',
  );

/** A petty cash float is no budget: three figures at least. */
const SUM = String.raw`(?:\d{1,3}(?:[.,’]\d{3})+|\d{3,}|\d+(?:[.,]\d+)?\s?(?:k|m|bn|million|thousand))`;
const MONEY = new RegExp(String.raw`[£€$¥₹]\s?${SUM}|(?<![\d.])${SUM}\s?(?:euros?|pounds|dollars|EUR|GBP|USD|CHF|PLN)\b`, 'iu');
/** A sum that was in somebody's hands; what went missing was not. */
const NO_LOSS_OF_MONEY = new RegExp(String.raw`^(?!.*\b(?:variance|shrink\p{L}*|write-?offs?|fraud\p{L}*|errors?|shortages?)\b).*(?:${MONEY.source})`, 'iu');
const BUDGET = String.raw`\b(?:budgets?|spend|spent|costs?|p&l|purchas\p{L}*|orders?|buying|suppliers|stores|programme|project)\b`;

/** Who may be led. */
export const LED_PEOPLE =
  'people|staff|teams?|employees|colleagues|assistants?|apprentices?|trainees?|juniors?|engineers?|designers?|developers?|nurses?|cooks?|chefs?|volunteers?|practitioners?|supervisors?|managers?|reports|operatives?|operators?|drivers?|officers?|clerks?|ushers?|technicians?|students?|interns?|researchers?|postdocs?|tutors?|teachers?|consultants?|agents?|crews?|starters?|hires|bakers?|milkers?|timers?|advis[eo]rs?|instructors?|porters?|carers?|temps?|subcontractors?|analysts?|accountants?|salespeople|reps?|writers?|editors?|programmers?|mechanics?|electricians?|welders?|guards?|wardens?|pharmacists?|therapists?|midwives|soldiers?|sailors?|cadets?|recruits?|players?|actors?|artists?|performers?|stewards?|hosts?|waiters?|bartenders?|baristas?|cleaners?|housekeepers?|users|undergraduates|undergrads|freshers|learners';
const LEADING =
  'led|lead|leads|leading|managed?|manages|managing|supervised?|supervising|train(?:ed|s|ing)?|coach(?:ed|es|ing)?|mentor(?:ed|s|ing)?|line[- ]managed?|oversaw|oversee|headed|heading|hired|recruited|appraised|developed|promoted|brought on|taught|teach|ran|run|running|direct(?:ed|s|ing)?|rostered|inducted|command(?:ed|s|ing)?|in charge of|took on|built up|answer(?:ed|able)? for|responsible for';
const PEOPLE_LED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}-])(?:${LEADING})(?!\s+(?:by|under)\b)(?:\s+(?!by\b|under\b|for\b|from\b|with\b|who\b)[\p{L}\p{N},’'-]+){0,5}?\s+(?:${LED_PEOPLE})(?![\p{L}-])`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\p{L}])(?:team|staff|crew|brigade|squad|shift|department|group|pool) of\s(?:about\s|up to\s|over\s)?${NUMBER}`, 'iu'),
  new RegExp(String.raw`${NUMBER}(?:\s[\p{L}-]+){0,3}\s(?:under (?:me|my)|reporting to me|report to me|direct reports)`, 'iu'),
];

const SIZES: readonly (readonly [name: string, asked: string, nouns: string])[] = [
  ['covers', 'covers|seats|tables|style', 'covers?|seats?|seater|guests|diners|banquets?|tables|plates|meals|dishes|desserts'],
  ['rooms', 'rooms|stars', 'rooms?|bedrooms?|beds?|suites?|stars?'],
  [
    'patients',
    'patients?|beds?|bed numbers|caseload|people you serve|cases|wards|units|births|clients and settings',
    'patients?|clients?|beds?|residents?|service users|families|cases|matters|hearings|births|young people|tenants|households|referrals|wards|units|courses of treatment|anaesthetics|procedures',
  ],
  [
    'users',
    'users|traffic|transactions|load',
    'users?|customers?|requests|visitors|transactions|sessions|downloads|subscribers|accounts|servers|devices|terabytes|records|rows',
  ],
  ['devices', 'servers|devices|databases|cluster', 'servers?|devices|laptops|machines|databases?|nodes|sites?|endpoints|switches|desktops|users'],
  [
    'pupils',
    'pupils|classes|grades|students|group size|size of classes|ages',
    'pupils?|students?|children|classes|learners|groups|toddlers|babies|year groups',
  ],
  [
    'stock',
    'land|animals|crops|livestock|species',
    'cows?|cattle|heifers|calves|ewes|lambs|sheep|pigs|sows|hens|birds|horses|goats|acres?|hectares?|ha|litres|tonnes|vines|dogs|cats|animals',
  ],
  [
    'sites',
    'sites?|branches|stores?|area|regions?',
    'sites?|stores?|branches|shops|locations|depots|schools|offices|hospitals|kitchens|restaurants|countries|buildings|properties|homes|units',
  ],
  [
    'vehicles',
    'vehicles|loads|drivers|distances|pallets|lines',
    'vehicles?|trucks?|lorries|vans|buses|coaches|loads|pallets|drops|miles|kilomet(?:er|re)s|km|deliveries|parcels|orders|lines|picks|routes',
  ],
  [
    'projects',
    'projects|programmes|portfolio|contracts|deals|engagements',
    'projects?|programmes?|suppliers|contracts|deals|matters|leases|clients|work ?streams|installations|buildings|bridges|culverts',
  ],
  ['suppliers', 'suppliers|categories', 'suppliers?|vendors|categories|contracts|venues'],
  ['employees', 'employees you look after', 'employees|staff|people|colleagues|sites'],
  ['vacancies', 'roles filled|hiring', 'roles?|hires|vacancies|positions|posts|placements|candidates|engineers|people'],
  ['guests', 'events|guests', 'events?|guests|delegates|attendees|visitors|people|weddings|conferences|exhibitors'],
  [
    'served',
    'people served|users served|people protected|people covered|audience|readers|congregation|reach',
    'people|children|visitors|participants|young people|members|readers|pupils|families|schools|users|workshops|libraries|listeners|viewers|followers|beneficiaries',
  ],
  [
    'documents',
    'documents|returns|invoices|payslips|files|charts|prescriptions|applications|policies or claims',
    'documents?|returns|invoices|payslips|employees|files|charts|prescriptions|items|applications|policies|claims|matters|reports',
  ],
  [
    'calls',
    'calls|chats|tickets|jobs a day|tests a day|samples|patients a day|procedures',
    'calls?|chats|tickets|e-?mails|jobs?|call-?outs|tests?|samples?|patients?|procedures|installations|repairs|locks?|operations|extractions',
  ],
  ['customers', 'customers|clients|accounts', 'customers?|clients?|accounts?|partners|members|subscribers|contracts'],
  ['courts', 'courts?|courtrooms?', 'court ?rooms?|courts?|trials?|hearings|cases|juries'],
  ['crews', 'lines|shifts|crews', 'lines?|shifts?|crews?|machines|presses|operators'],
];

const RESULT_TOPICS: readonly (readonly [name: string, asked: string, shown: string])[] = [
  [
    'losses',
    'loss(?:es)?|waste|shrink|scrap|leakage|stock loss',
    'loss(?:es)?|lost|shrink(?:age)?|variance|wast(?:e|age)|write-?offs?|mortality|theft|stolen|reject\\p{L}*|scrap|spoil\\p{L}*|died|antibiotic\\p{L}*',
  ],
  ['yield', 'yields?|milk|output|litres|volume', 'yields?|litres|output|milk|tonnes|tons|calving|cell count|mg per litre|units'],
  [
    'sales',
    'sales|revenue|turnover(?! of staff)|growth|quota|target|profit|margin|like-for-like|membership',
    'sales|sold|revenue|turnover|like-for-like|profit|margin|quota|target|orders|memberships|retention',
  ],
  [
    'stayed',
    'retention|attrition|staff turnover|turnover of staff|churn|renewals?|rebook\\p{L}*|kept|stayed|saves',
    'retention|attrition|turnover|churn|renew\\p{L}*|re-?book\\p{L}*|stayed|stay|left|still here|kept',
  ],
  [
    'time',
    'time|days|speed|delays?|lateness|waiting|handling|latency|freshness|fast|faster|queues|cycle|load time|downtime|uptime',
    'seconds?|minutes?|min|hours?|days?|weeks?|late|delays?|waiting|queues?|uptime|downtime|latency|ms|faster|time',
  ],
  [
    'cost',
    'costs?|savings?|saved|spend|price|fuel|energy|emissions|wages',
    'costs?|saved?|savings?|spend|budget|fuel|energy|kwh|cheaper|price|wages|overtime|invoice\\p{L}*|[£€$]\\s?\\d\\S*',
  ],
  [
    'faults',
    'faults?|errors?|accuracy|defects?|complaints?|accidents?|incidents?|failure|reject|quality|falls|ulcers|call-?backs|come-?backs|error rate|scrap',
    'faults?|errors?|accuracy|defects?|complaints?|accidents?|incidents?|failures?|reject\\p{L}*|returns|falls|ulcers|call-?backs|come-?backs|bugs|near misses|repeat\\p{L}*|claims?',
  ],
  [
    'scores',
    'satisfaction|scores?|ratings?|reviews|nps|service level|results|attendance|progress',
    'satisfaction|scores?|ratings?|rated|reviews?|stars?|nps|csat|service level|grades?|passed|pass rate|attendance|inspection|ofsted|hygiene',
  ],
  [
    'reach',
    'reach|clicks|conversion|engagement|ranking|downloads|drop-?off',
    'reach|clicks?|conversion|engagement|followers|ranking|downloads|visits|subscribers|open rate|drop-?off|traffic',
  ],
];

const word = (forms: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${forms})(?![\p{L}-])`, 'iu');
const either = (forms: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${forms})(?![\p{L}])`, 'iu');

/** Topics of a change: "yields", "losses", "waiting time". */
export const TOPICS: readonly { name: string; asked: RegExp; shown: RegExp }[] = RESULT_TOPICS.map(([name, asked, shown]) => ({
  name,
  asked: word(asked),
  shown: either(shown),
}));

/** A want of this kind is about something that became better. */
export const ASKS_FOR_CHANGE =
  /^(?!case studies|hard cases).*(?:before and after|\bmoved\b|\bchanged\b|\bcut\b|\bsaved\b|\bsavings?\b|faster|better|cheaper|against (?:target|plan|last year|a benchmark|programme)|benefits|reduced|shortened|prevented|turned round|growth|gained|outcomes|results?\b|\brates?\b|brought in|recovered|retention|turnarounds|what came of|renewal)/iu;

/** What recruiters ask for, besides changes: the thing itself and no neighbour of it. */
export const ASKED_THINGS: readonly AskedThing[] = [
  {
    name: 'people',
    asked:
      /^(?!how |what )(?:.*?)\b(?:people|teams?|staff|crews?|designers|engineers|agents|managers|teachers|apprentices|drivers|volunteers|subcontractors|students you brought|who you supervised|supervised|directed)\b(?!\s(?:served|you serve|who|protected|covered|turnover|along|work))(?<!turnover of staff)(?<!levels and ages)(?<!across teams)/iu,
    shown: PEOPLE_LED,
    questions: ['How many people have you led or trained?', 'Who has moved up because you trained them?'],
  },
  {
    name: 'raised',
    asked: /\braised\b|\bfunding\b|\bgrants?\b|\binvestors\b/iu,
    shown: [
      new RegExp(
        String.raw`(?:${MONEY.source}).{0,80}\b(?:grants?|funding|funded|fellowship|council|trust|foundation|sponsor\w*|donat\w*|donors?|raised|appeal)\b`,
        'iu',
      ),
      new RegExp(
        String.raw`\b(?:grants?|funding|funded|fellowship|council|trust|foundation|sponsor\w*|donat\w*|donors?|raised|appeal)\b.{0,80}(?:${MONEY.source})`,
        'iu',
      ),
    ],
    questions: ['How much money did you bring in, and from whom?'],
  },
  {
    name: 'money',
    asked:
      /\brevenue\b|(?<!staff )\bturnover\b(?! of staff|, time)|\bvalues?\b|\bspend\b|\bmoney\b(?! (?:recovered|brought|saved|raised|earned))|\bpremium\b|\bdeposits\b|\bprofit\b|\bassets\b|\bcosts?\b(?!,? (?:speed|weight|yield))|\bprices?\b|\bbook\b|\bportfolio\b(?= of| in)/iu,
    shown: [NO_LOSS_OF_MONEY],
    questions: ['How much money are you answerable for: a budget, takings, a float, stock?'],
  },
  {
    name: 'budget',
    asked: /\bbudgets?\b/iu,
    shown: [new RegExp(String.raw`${BUDGET}.{0,80}(?:${MONEY.source})`, 'iu'), new RegExp(String.raw`(?:${MONEY.source}).{0,80}${BUDGET}`, 'iu')],
    questions: ['How large is the budget you run?'],
  },
  {
    name: 'length',
    asked: /\blength\b|\btime\b(?=, and how)|\bteam and time\b|\bon time\b|over what time/iu,
    shown: [
      new RegExp(String.raw`${NUMBER}[\s-](?:months?|weeks?|years?|days?)(?!\p{L})`, 'iu'),
      /\bon time\b|\bweeks? (?:late|early)\b|ahead of (?:plan|schedule|time)/iu,
    ],
    questions: ['How long did it run, and was it on time?'],
  },
  {
    name: 'published',
    asked: /\bpublished\b|\bpublications?\b|\bpapers\b/iu,
    shown: [/\b(?:published in|co-?author\p{L}*|first author|joint first|paper in|proceedings|journal|doi)\b/iu],
    questions: ['What have you published, and where?'],
  },
  {
    name: 'co-workers',
    asked: /\bco-?workers\b|\bpartners\b|\bgrowers and authorities\b/iu,
    shown: [/\b(?:collaborat\p{L}*|together with|jointly with|partner(?:s|ed|ship) with|consortium)\b/iu],
    questions: ['Who did you work with, and on what?'],
  },
  {
    name: 'shipped',
    asked: /\b(?:titles?|products?|apps?|devices?|models?)\b.*\b(?:shipped|stores|production|launched|built)\b|\bshipped\b|\blaunched\b/iu,
    shown: [/\b(?:shipped|released|launched|went live|in production|copies|on steam|app store|play store|downloads)\b/iu],
    questions: ['What of yours is in use today, and since when?'],
  },
  {
    name: 'playtests',
    asked: /\bplaytests?\b|\btelemetry\b/iu,
    shown: [/\b(?:play-?tests?|telemetry|drop-?off|retention|a\/b tests?)\b/iu],
    questions: ['What did you change after a playtest?'],
  },
  {
    name: 'menus',
    asked: /\bmenus\b/iu,
    shown: [
      /\b(?:wrote|write|created|developed|designed|planned|devised|built|changed)\b(?:\s[\p{L}\p{N},-]+){0,6}\s(?:menus?|dishes|desserts|recipes|specials|pastries)\b/iu,
    ],
    questions: ['Which dishes on a menu were yours?'],
  },
  {
    name: 'channels',
    asked: /\bchannels\b(?! (?:and|or) markets)(?<!markets or channels)/iu,
    shown: [
      /\b(?:instagram|tik ?tok|facebook|youtube|linkedin|twitter|pinterest|newsletters?|blog|podcast|mailing list|google ads|paid search|e-?mail campaigns?|website)\b/iu,
    ],
    questions: ['Which channels did you run, for whom, and how many followed them?'],
  },
  {
    name: 'markets',
    asked: /\bmarkets\b.*\bopened\b|\bmarkets or channels you opened\b/iu,
    shown: [/\b(?:opened|entered|won|launched|built)\b.{0,60}\b(?:markets?|territor(?:y|ies)|channels?|countries|regions?|accounts)\b/iu],
    questions: ['Which customer or market is there now that was not there before you?'],
  },
  {
    name: 'brands',
    asked: /\bbrands?\b/iu,
    shown: [/\b(?:re-?brand(?:ed|ing|s)?|brand (?:launch|refresh|campaign|identity|guidelines)|brands)\b/iu],
    questions: ['Which brands have you worked on, and what did you do for them?'],
  },
  {
    name: 'audits',
    asked: /\baudits?\b|\binspections?\b|\baccreditations passed\b|\bhygiene results\b/iu,
    shown: [
      /\b(?:audit(?:s|ed|ors?)?|inspections?|inspected|ofsted|cqc|hygiene (?:score|rating)|rated|accredit\p{L}+|five stars?|no (?:findings|non-?conformit\p{L}+))\b/iu,
    ],
    questions: ['Which audits or inspections did you go through, and with what result?'],
  },
  {
    name: 'briefed',
    asked: /\bbriefed\b|\bconvinced\b|\badvised\b|\bboards?\b/iu,
    shown: [/\b(?:briefed|advised|presented to|reported to|convinced|persuaded|consulted|board)\b/iu],
    questions: ['Who did you brief or advise, and what did they decide?'],
  },
  {
    name: 'policies',
    asked: /\bpolic(?:y|ies)\b|\blaws\b|\bplans that\b|\bappeals\b/iu,
    shown: [/\b(?:wrote|drafted|amended|introduced|implemented)\b.{0,60}\b(?:polic(?:y|ies)|law|act|bill|regulations?|guidance|plan|strategy|appeals?)\b/iu],
    questions: ['Which policy or plan did you write part of?'],
  },
  ...SIZES.map(([name, asked, nouns]): AskedThing => ({
    name,
    asked: word(asked),
    shown: [counted(nouns)],
    questions: [SIZE_QUESTIONS[name] ?? 'How many?'],
  })),
];

/** A sentence that says what somebody wants; what stands behind it is no deed. */
export const WISH =
  /\b(?:seeking|looking (?:for|to)|in search of|want(?:s|ing)? (?:a|an|to|the)\b|would like|wish(?:es)? to|hoping|hope to|aim(?:ing)? (?:to|for)|my next (?:step|challenge|role)|next (?:step|challenge)|to obtain|to secure|ready for|keen to|eager to|aspir\p{L}+|I want|objective)\b/iu;
