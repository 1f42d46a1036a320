/**
 * What a line of work is about, whatever the trade, and what follows from it for whoever wrote it. Clauses: `shows` goes on from "it tells an employer",
 * `size` from "say" and is for lines that give no figure, `aloud` from "tell them about".
 */
export interface LineTopic {
  name: string;
  says: RegExp;
  shows: readonly string[];
  size: readonly string[];
  aloud: readonly string[];
}

const words = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${list})(?![\p{L}-])`, 'iu');

/** The particular before the general. */
export const LINE_TOPICS: readonly LineTopic[] = [
  {
    name: 'taught',
    says: words(
      String.raw`train(?:ed|ing)? (?!in\b)|taught|teach(?:es|ing)?|mentor(?:ed|ing|s)?|coach(?:ed|ing)|induct(?:ed|ions?)|onboard(?:ed|ing)|apprentices?|trainees?|new starters?`,
    ),
    shows: ['that you can pass on what you know', 'that beginners were put beside you', 'that somebody learned the work from you'],
    size: ['how many people learned it from you', 'what they could do afterwards'],
    aloud: ['one beginner who could do it alone in the end', 'the thing that every beginner gets wrong', 'how you explain it to somebody on the first day'],
  },
  {
    name: 'led',
    says: words(
      String.raw`(?:led|lead(?:ing)?|supervis\p{L}+|managed|managing|ran|headed|in charge of|line manag\p{L}+) (?:the |a |an |up to )?(?:\d+ |\p{L}+ ){0,3}(?:team|staff|crew|people|shift|kitchen|floor|department|volunteers?|drivers|agents|nurses|cleaners|operatives|technicians|engineers|carers)`,
    ),
    shows: ['that you have answered for the work of others', 'that people took their day from you', 'that somebody put others into your hands'],
    size: ['how many people it was', 'how many of them are still there'],
    aloud: [
      'a day when two of them wanted the same shift off',
      'somebody on the team who got better at it',
      'the first thing you did when one of them was out sick',
    ],
  },
  {
    name: 'money',
    says: words(
      String.raw`cash(?:ing|ed)?|tills?|budgets?|invoic\p{L}+|payroll|petty cash|bank\p{L}*|payments?|VAT|ledgers?|fees|expenses|refunds?|accounts (?:payable|receivable)|reconcil\p{L}+|month[- ]end|year[- ]end|donations?|fundrais\p{L}+`,
    ),
    shows: ['that money was put into your hands', 'that your sums were relied on', 'that you can be left alone with the figures'],
    size: ['how much money it was in an ordinary month', 'how many of them went through your hands in a month'],
    aloud: ['the day when the sum did not come out', 'the oldest mistake that you ever found', 'how you check before anybody else does'],
  },
  {
    name: 'safety',
    says: words(
      String.raw`safety|risks?|hazards?|inspect\p{L}*|audit\p{L}*|complian\p{L}+|COSHH|HACCP|incidents?|accidents?|infection|safeguarding|hygiene|toolbox talks?|fire (?:marshal|drills?|alarm)|first aid\p{L}*|calibrat\p{L}+|quality (?:control|checks?|assurance)`,
    ),
    shows: ['that you look twice where it matters', 'that rules are safe with you', 'that somebody else could stop worrying about it'],
    size: ['how often you did it, and how many you found', 'how many checks it was in a month'],
    aloud: ['something that you found before it did any harm', 'the check that others skip', 'the time when you had to stop the work'],
  },
  {
    name: 'event',
    says: words(
      String.raw`events?|weddings?|festivals?|conferences?|tour of|concerts?|exhibitions?|open days?|school trips?|fairs?|banquets?|matinees?|premieres?`,
    ),
    shows: ['that you can work towards a day that does not move', 'that you have been there when the doors opened'],
    size: ['how many people came', 'how many of them it was in a year'],
    aloud: ['what went wrong on the day without anybody noticing', 'the last hour before the doors opened'],
  },
  {
    name: 'people',
    says: words(
      String.raw`customers?|guests?|patients?|residents?|clients?|pupils?|students?|children|visitors?|passengers?|callers?|calls|tenants?|(?<!team |staff |crew |faculty |board |committee |family )members|famil(?:y|ies)|parents|public (?!relations)|complaints?|enquir(?:y|ies)|inquir(?:y|ies)|service users?|candidates|borrowers|learners`,
    ),
    shows: [
      'that you can be put in front of people',
      'that people came to you with what they needed',
      'that strangers were your daily work',
      'how you are with people, and that is hired everywhere',
    ],
    size: ['how many of them it was on an ordinary day', 'what they mostly came for'],
    aloud: ['somebody who was hard to please, and how it ended', 'what they asked most, and your answer to it'],
  },
  {
    name: 'repaired',
    says: words(
      String.raw`repair\p{L}*|maintenance|servic(?:ed|ing)|fix(?:ed|ing)|install\p{L}*|fitt(?:ed|ing)|weld\p{L}*|assembl\p{L}+|rewir\p{L}+|overhaul\p{L}*|troubleshoot\p{L}*|diagnos\p{L}+|clean(?:s|ed|ing)?(?! code)`,
    ),
    shows: [
      'that you can be sent to something that does not work',
      'that your work is looked at only when it is missing',
      'what you can be trusted to take apart',
    ],
    size: ['how many jobs it was in an ordinary week', 'how large or how old the things were'],
    aloud: ['the fault that took you longest to find', 'something that others had wanted to throw away', 'what you look at first'],
  },
  {
    name: 'machine',
    says: words(
      String.raw`machin\p{L}+|lathes?|forklifts?|presses|press brake|ovens?|fryers?|grills?|tractors?|excavators?|diggers?|vehicles?|vans?|trucks?|lorr(?:y|ies)|trailers?|bus(?:es)?|pumps?|boilers?|cranes?|hand tools|power tools|saws?|equipment|printers?|kilns?|mixers?|drove (?:a|an|the)|drivers?`,
    ),
    shows: ['which machine nobody has to show you', 'what you can be put to work on in the first week', 'that something heavy or costly was in your care'],
    size: ['what make or size it was', 'how much went through it in a shift'],
    aloud: ['the day when it stopped, and what you tried first', 'the noise that tells you something is wrong', 'what beginners do wrong with it'],
  },
  {
    name: 'stock',
    says: words(
      String.raw`stock\p{L}*|order(?:s|ed|ing)|suppliers?|deliver(?:y|ies)|warehouse|pallets?|inventor(?:y|ies)|goods|loading|loaded|unload\p{L}*|parcels?|picking|packing|shelves|purchas\p{L}+|procure\p{L}*`,
    ),
    shows: ['that you think one delivery ahead', 'that things were where they should be because of you', 'that you know what a missing part costs'],
    size: ['how many orders, lines or pallets it was in a week', 'how often you had to count them'],
    aloud: ['the day when a delivery did not come', 'what you ordered less of, and why', 'how you know that something will run out'],
  },
  {
    name: 'sold',
    says: words(
      String.raw`sell(?:ing)?|sold|sales|upsell\p{L}*|merchandis\p{L}+|promotions?|campaigns?|marketing|advertis\p{L}+|negotiat\p{L}+|pitch\p{L}*|newsletters?|social media`,
    ),
    shows: [
      'that you have asked people for their money and stayed friends',
      'that your work can be counted at the till',
      'that you know what makes somebody say yes',
    ],
    size: ['what it brought in an ordinary month', 'how many of them said yes'],
    aloud: ['somebody who had only come to look', 'a ‘no’ that later became a ‘yes’', 'what you do differently since the one that failed'],
  },
  {
    name: 'planned',
    says: words(
      String.raw`plan(?:s|ned|ning)?|organi[sz]\p{L}+|coordinat\p{L}+|co-ordinat\p{L}+|schedul\p{L}+|rotas?|rosters?|diar(?:y|ies)|book(?:ed|ing|ings)|travel arrangements|logistics|timetabl\p{L}+`,
    ),
    shows: [
      'that others could build their week on your plan',
      'that you keep several things in your head at once',
      'that somebody had to think ahead, and that it was you',
    ],
    size: ['how many people or dates it brought together', 'how far ahead you planned'],
    aloud: ['the day when the plan fell apart by nine', 'what you do when everybody wants the same day', 'the part of the plan that nobody sees'],
  },
  {
    name: 'written',
    says: words(
      String.raw`reports?|records?|logs?|logbooks?|forms?|files?|filing|minutes|documents?|documentation|letters?|polic(?:y|ies)|manuals?|SOPs?|checklists?|notes|sheets?|wrote|writing|typed|drafted|edited|translat\p{L}+|data entry|presentations?|drawings?`,
    ),
    shows: ['that others worked from what you put on paper', 'that what you write can be relied on', 'that somebody read you without having to ask'],
    size: ['who works from it, and how often', 'how many of them you finish in a month'],
    aloud: ['what would go wrong without it', 'the page that you rewrote most often', 'who read it, and what they did then'],
  },
  {
    name: 'program',
    says: words(
      String.raw`systems?|databases?|software|CRM|ERP|Excel|spreadsheets?|SAP|Sage|servers?|networks?|websites?|apps?|code|scripts?|cloud|API|pipelines?|dashboards?|SQL|Python|Java|automat\p{L}+|migrat\p{L}+|deploy\p{L}*`,
    ),
    shows: ['that you know it from daily work and not from a course', 'that others relied on it running', 'which tools nobody has to teach you'],
    size: ['how many people used it', 'how often it ran, or how much it held'],
    aloud: ['the error that took you longest to understand', 'something in it that you worked out by yourself', 'what you would build differently today'],
  },
  {
    name: 'hours',
    says: words(String.raw`nights?|shifts?|weekends?|on[- ]call`),
    shows: ['that you are there when others are not', 'that somebody gave you the keys'],
    size: ['how many of them it was in a month', 'how many people were there with you'],
    aloud: ['an hour when you had to decide alone', 'what is different when the others have gone home'],
  },
  {
    name: 'made',
    says: /^(?:I )?(?:buil[dt]|design\p{L}*|develop\p{L}*|creat\p{L}+|made|set up|launch\p{L}*|introduc\p{L}+|establish\p{L}*|invent\p{L}*|found(?:ed)|start(?:ed)|cook\p{L}*|bak\p{L}+|sew\p{L}*|paint\p{L}*|grew|plant(?:ed)|restor\p{L}+)\b/iu,
    shows: ['that something is there that was not there before', 'that you finish what you begin', 'that an idea of yours became a thing'],
    size: ['who it was for', 'how long it took you'],
    aloud: ['what it was like before', 'the version that did not work', 'what you left out, and why'],
  },
];

/** Of a line of work about none of these. */
export const ANY_TOPIC: LineTopic = {
  name: 'any',
  says: /(?:)/u,
  shows: [],
  size: ['how often it was', 'how much of your week it took'],
  aloud: ['a day when it was harder than usual', 'what a newcomer would do wrong at first', 'the part of it that you liked best'],
};

/** So far into a line it is still about what it began with. */
const OPENING = 64;

/** What a line of work is about: by the words that are shown of it, else by its opening, and by what comes first in either. */
export function topicOf(shown: string, line: string): LineTopic {
  for (const text of [shown, line.slice(0, OPENING)]) {
    const found = LINE_TOPICS.map((topic) => ({ topic, at: text.search(topic.says) })).filter(({ at }) => at >= 0);
    const [first] = found.toSorted((a, b) => a.at - b.at);
    if (first !== undefined) return first.topic;
  }
  return ANY_TOPIC;
}
