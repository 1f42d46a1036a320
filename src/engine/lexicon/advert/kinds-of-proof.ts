/** Who may be led, by what they are called. Whoever is taught, served or looked after is nobody's team; folded. */
const LED =
  '(?:people|staff|colleagues|employees|workers|operatives|officers|nurses|midwives|carers|assistants|engineers|technicians|electricians|joiners|fitters|labourers|apprentices|trainees|drivers|pickers|loaders|bakers|cooks|chefs|waiters|waiting staff|bartenders|receptionists|housekeepers|cleaners|porters|agents|advis[eo]rs|analysts|developers|designers|consultants|accountants|clerks|administrators|secretaries|teachers|teaching assistants|lecturers|tutors|coaches|instructors|paramedics|soldiers|sailors|marines|troops|civil servants|guards|stewards|rangers|keepers|gardeners|farmhands|farm hands|shearers|reps|representatives|salespeople|managers|supervisors|leaders|team leads|foremen|chargehands|heads of department|direct reports|reports|hires|juniors|freshers|interns|volunteers|writers|editors|reporters|agronomists|hygienists|dentists|vets|pharmacists|scientists|chemists|microbiologists|social workers|case aides?|support workers|care workers|paralegals|solicitors|members|crew|milkers|herdsm[ae]n|feeders|stockm[ae]n|associates|casual workers|machinists|night carers|caregivers|hands|men|women|backpackers|casuals|temps|fte|headcount|mitarbeiter\\p{L}*|personnes|collaborateurs|personas|medewerkers)';
const COUNT = '(?:\\d[\\d,.]*\\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a dozen)';
/** What is supervised in numbers and is nobody. */
const NO_PEOPLE =
  '(?:sites?|projects?|shifts?|contracts?|installations?|exams?|lessons?|shops?|stores?|branches|machines?|lines?|works?|jobs?|tests?|trials?|visits?|sessions?|patients?|pupils?|children|clients?|customers?|residents?|accounts?|deliveries|hours?|days?|weeks?|months?|years?|events?|buildings?|labs?|clinics?|wards?|cases?|theses|dissertations)\\b';
const LEADING =
  '(?:led|lead(?:s|ing)?|supervis(?:e|es|ed|ing)|line[- ]?manag(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|ran|runs?|running|head(?:s|ed|ing)?(?: up)?|captain(?:s|ed|ing)?(?: of)?|command(?:s|ed|ing)?|in charge of|responsible for|oversee(?:s|ing)?|oversaw|direct(?:s|ed|ing)|look(?:s|ed|ing)? after|employ(?:s|ed|ing)?|recruited|hired|built|coach(?:es|ed|ing)?|mentor(?:s|ed|ing)?|train(?:s|ed|ing)?|develop(?:s|ed|ing)?|own(?:s|ed)?(?: the vision for)?)';

/** A line that tells of people who were led: their number, or a verb with them as its object; folded. */
export const LED_PEOPLE = new RegExp(
  [
    `\\b${LEADING} (?:(?!(?:by|for|from|to|with|in|on|at|used|via|through)\\b)[\\p{L}\\d'’,.&/-]+ ){0,6}?${LED}\\b`,
    `(?<!\\b(?:by|for|to|with|from|among|serving|served|supporting|hr for|contact for|of which|across) )(?<!\\d )\\b${COUNT} (?:(?:\\p{L}+ )(?!for\\b)){0,2}?${LED}\\b(?! (?:families|patients))`,
    `\\b(?:team|crew|squad|desk|section|brigade|gang|shift|watch|bench|platoon|company|troop|unit|department|office) of (?:up to |about |around |some )?${COUNT}\\b`,
    // Whoever is supervised in numbers is a person; sites and projects are not.
    `\\bsupervis(?:e|es|ed|ing|ion of|ions? with) (?:a |the )?(?:team of |crew of )?(?:up to |about |around )?(?:\\d+ ?[-–] ?\\d+|${COUNT}) (?:(?!${NO_PEOPLE})[\\p{L}-]+ ){0,3}?(?!${NO_PEOPLE})\\p{L}{2,}(?:s|men|women|crew|staff)\\b`,
    `\\b${COUNT} on the (?:bench|tools|line|shift|team|crew)\\b|\\(${COUNT} (?:people|staff|men|women|fte)\\)`,
    `\\b${COUNT} (?:[\\p{L}-]+ ){0,3}(?:under|reporting (?:in)?to|working (?:for|under)) me\\b|\\b(?:under|reporting to) me\\b`,
  ].join('|'),
  'u',
);

/** A title that leads people by itself; those who look after a playground, a lesson or an exam lead none; folded. */
export const LEADER_TITLE =
  /(?<!\b(?:midday|lunchtime|playground|cover|exam|exams|project|product|account|programme?|key account|case|property|category|brand|content|data|relationship|contract|event|risk|office) )\b(?:supervisor|team lead(?:er)?|shift (?:lead(?:er)?|manager)|foreman|forewoman|chargehand|head (?:chef|baker|of|nurse|gardener|keeper|teacher|waiter)|ward manager|charge nurse|sister|team manager|store manager|shop manager|general manager|depot manager|site manager|kitchen manager|bar manager|hotel manager|operations manager|practice manager|branch manager|engineering manager|director|captain|sergeant|corporal|lieutenant|warrant officer|staff sergeant|petty officer|squad leader|inspector|editor|principal|dean|headteacher|matron|chief)\b/u;

/** What asks for people to have been led; folded. */
export const ASKS_TO_LEAD = new RegExp(
  `\\b(?:lead(?:ing)?|led|supervis(?:e|ing|ion of)|line[- ]manag(?:e|ing)|manag(?:e|ing)|running|run)\\b (?:(?!(?:for|with|through)\\b)[\\p{L}\\d'’-]+ ){0,6}?(?:teams?|crews?|squads?|brigade|${LED.slice(3, -1)})\\b|\\b(?:people manag|line[- ]management|supervisory (?:experience|capacity)|people leader|managing people|staff management|man[- ]management)`,
  'u',
);

/** What is told of free time, or of what is looked for: it proves nothing of work; folded. */
export const NO_WORK =
  /\b(?:on (?:my|a) days? off|in (?:my|our) (?:free|spare) time|i visit|i collect|hobb(?:y|ies)|(?:i am|i'm|am|currently|now|actively) (?:looking|searching) for|looking for (?:work|an?|my|new|steady)|i would (?:now )?like|i want(?: to)?|i(?:'d| would) love|keen to move|want to get|hoping to)\b/u;

/** Words of papers of every kind; they tell no two apart; folded. */
export const PAPER_WORDS = new Set(
  'licence license licences licenses certificate certificates certification certified qualification qualified qualifications card ticket tickets award awards diploma diplomas registration registered register membership member accredited accreditation endorsement endorsed current valid active full clean date training trained course recognised recognized relevant equivalent level higher above similar appropriate hold holder held degree permit pass check clearance professional national international the and or with from for'.split(
    ' ',
  ),
);

/** Asks for a paper that somebody issues, and not for a course of two days; folded. */
export const ASKS_FOR_PAPER =
  /\b(?:qualification|qualified|(?:dual|trade|red seal) ticket|accredited|certifi(?:ed|cate|cation)|diploma|licen[cs]ed?|chartered|registered|endorsement|degree|level \d)\b/u;

/** A module, a mark, a taster: part of a course, and no paper; folded. */
export const PART_OF_A_COURSE =
  /\b(?:style|taster|attendance|webinar|e-?learning|modules?|best (?:module|subject)|half a day|(?:one|two|three|half|\d) (?:days?|afternoons?|evenings?|hours?))\b|\d{2} ?%/u;

/** A paper that is not there yet; folded. */
export const NOT_YET =
  /\b(?:two|three|four|five|\d+) (?:units?|modules?|papers?|exams?) (?:left|to go|of)|\b(?:units?|modules?) (?:left|to go)|\b\d+ of \d+\b|\bstarted (?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\bstarted (?:in )?(?:19|20)\d\d\b|\b(?:half|two[- ]thirds|three[- ]quarters|partly|part) (?:done|completed?|finished|through)\b|\bbegun\b|\bto hand in\b|\boffered a place\b|\bapplication in\b|\bapplied for\b|\bpaused\b|\bi start in\b|\bstart(?:s|ing) (?:in )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b|\bbooked for\b|\bworking towards?\b|\bstudying (?:for|towards)\b|\bpending\b|\bin progress\b|\bongoing\b|\bcourses? complete\b|\bpart[- ]qualified\b|\b(?:papers|exams|modules) (?:of \d|passed)|\bstudent (?:since|member)\b/u;

/** What an ask insists on for today; folded. */
export const ASKS_FOR_TODAY = /\b(?:current(?:ly)?|valid|active|in[- ]date|up[- ]to[- ]date|live|unexpired)\b/u;

/** Grades of one paper; a lower one does not hold a higher one. Lowest first; folded. */
export const PAPER_GRADES: readonly (readonly string[])[] = [
  ['user', 'administrator', 'expert'],
  ['foundation', 'practitioner', 'managing professional', 'master'],
  ['associate', 'professional', 'expert'],
  ['yellow belt', 'green belt', 'black belt', 'master black belt'],
  ['awareness', 'operator', 'supervisor', 'instructor'],
  ['student', 'affiliate', 'assoc', 'member', 'chartered', 'fellow'],
  ['fundamentals', 'associate', 'expert'],
];

/** What weakens a tool beside its name: before it ("a bit of"), or behind it ("R, beginner"). */
export const A_LITTLE = {
  before: /\b(?:a (?:bit|little) of|a little|some|basic|beginner'?s?|elementary)\s+$/iu,
  behind: /^[\s,(–-]{0,3}(?:a (?:bit|little)|beginner|basics?|basic|elementary|novice|learning|rusty)\b/iu,
} as const;
/** What insists on mastery; folded. */
export const ASKS_FOR_MASTERY =
  /\b(?:strong|advanced|expert|excellent|proficien\p{L}*|confident|fluen\p{L}*|in-depth|solid|extensive|mastery|thorough|deep|on your own|independently|good (?:knowledge|command))\b/u;
