/** What a mentor would ask of a line of work, by the verb that it opens with: for a job that somebody has, and for one that is over. */
export interface MentorQuestion {
  verbs: ReadonlySet<string>;
  /** One of these words must stand in the line, or the question would be about something else. */
  about: RegExp | null;
  present: string;
  past: string;
}

const CALLERS = /\b(?:calls?|enquir|inquir|questions?|complaints?|e-?mails?|phones?|requests?|quer(?:y|ies)|customers?|clients?|guests?|tickets?)/iu;
const WRITTEN =
  /\b(?:reports?|documents?|documentation|statements?|letters?|correspondence|plans?|budgets?|minutes|proposals?|manuals?|returns?|summar|briefs?|briefings?|specifications?|articles?|releases?|newsletters?|contracts?|guidelines?|procedures?)/iu;
const LEARNERS =
  /\b(?:staff|employees?|students?|pupils?|teams?|people|colleagues?|interns?|apprentices?|associates?|members?|users?|nurses?|class(?:es)?|children|trainees?|starters?|hires?|volunteers?|technicians?|clients?)\b/iu;
const SERVED = /\b(?:customers?|guests?|clients?|patients?|visitors?|diners?|shoppers?|passengers?|residents?|families|callers?)\b/iu;
const TEAM =
  /\b(?:teams?|staff|people|employees?|associates?|crews?|technicians?|operators?|drivers?|nurses?|volunteers?|engineers?|workers|apprentices?|reports)\b/iu;
const MADE =
  /\b(?:systems?|tools?|databases?|process(?:es)?|procedures?|software|apps?|applications?|web ?sites?|templates?|trackers?|spreadsheets?|dashboards?|polic(?:y|ies)|manuals?|forms?|checklists?|workflows?|models?|networks?|protocols?)\b/iu;
const FOOD = /\b(?:food|meals?|dish(?:es)?|menus?|sauces?|dinners?|lunch(?:es)?|breakfasts?|pastr|desserts?|salads?|soups?|stocks|meats?|fish)\b/iu;

const ask = (verbs: string, about: RegExp | null, present: string, past: string = present): MentorQuestion => ({
  verbs: new Set(verbs.split(' ')),
  about,
  present,
  past,
});

/** The first that fits is asked; each is open to an answer that only the person has. */
export const MENTOR_QUESTIONS: readonly MentorQuestion[] = [
  ask('prepare cook make', FOOD, 'How many plates on a busy night?'),
  ask(
    'answer respond handle resolve address field',
    CALLERS,
    'What do people usually want, and how much of it can you settle yourself?',
    'What did people usually want, and how much of it could you settle yourself?',
  ),
  ask('contact liaise communicate correspond', null, 'What do you usually settle with them?', 'What did you usually settle with them?'),
  ask(
    'post process enter record input file log code bill invoice',
    null,
    'How do you catch a mistake before somebody else does?',
    'How did you catch a mistake before somebody else did?',
  ),
  ask(
    'schedule arrange book coordinate organise organize plan',
    null,
    'What do you do when it changes at the last minute?',
    'What did you do when it changed at the last minute?',
  ),
  ask('maintain update keep administer', null, 'Who’d notice first if you stopped?', 'Who’d have noticed first if you’d stopped?'),
  ask('prepare compile produce draft write document', WRITTEN, 'Who reads it, and what do they do with it?', 'Who read it, and what did they do with it?'),
  ask(
    'check review monitor inspect audit test verify reconcile analyse analyze evaluate assess',
    null,
    'What do you find, and who acts on it?',
    'What did you find, and who acted on it?',
  ),
  ask(
    'train teach coach mentor instruct tutor educate',
    LEARNERS,
    'What can they do now that they couldn’t before?',
    'What could they do afterwards that they couldn’t before?',
  ),
  ask(
    'order purchase buy procure',
    null,
    'Roughly how much money goes through your hands in a month?',
    'Roughly how much money went through your hands in a month?',
  ),
  ask(
    'serve sell greet assist welcome',
    SERVED,
    'How many on a busy day, and what do they ask for most?',
    'How many on a busy day, and what did they ask for most?',
  ),
  ask(
    'clean repair install fit service assemble',
    null,
    'How many in a normal week, and how often does one come back?',
    'How many in a normal week, and how often did one come back?',
  ),
  ask(
    'lead supervise oversee manage head',
    TEAM,
    'How many are they, and what do you decide for them?',
    'How many were they, and what did you decide for them?',
  ),
  ask(
    'develop build create design implement introduce establish',
    MADE,
    'Who uses it, and what did they do before they had it?',
    'Who used it, and what had they done before they had it?',
  ),
  ask('follow comply enforce', null, 'Who checks, and what did they say the last time?', 'Who checked, and what did they say?'),
  ask('negotiate', null, 'What did the other side want, and what did you get?'),
  ask('research investigate', null, 'What did you find out that nobody had known?'),
  ask('present', null, 'Who was in the room, and what did they decide?'),
  ask(
    'recruit hire interview',
    /\b(?:candidates?|applicants?|staff|employees?|hires?|starters?|trainers?|associates?)\b/iu,
    'How many people, and how many of them stayed?',
  ),
  ask('deliver transport drive', null, 'How far, how often, and what was on board?'),
  ask('collect gather', null, 'Who uses it, and what do they decide with it?', 'Who used it, and what did they decide with it?'),
];
