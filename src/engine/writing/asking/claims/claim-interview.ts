import type { InterviewQuestion } from '../../report/rewrites/interview-questions.ts';
import { tellsOfChange } from '../../report/wants/answering-lines.ts';
import { deedInterviews } from './deed-interview.ts';
import { type Claim, levelIn } from './read-claim.ts';

const ask = (question: string, contains: string): InterviewQuestion => ({ question, contains });

/**
 * What an interviewer asks about the claim of a line, the most fitting first: nothing that its bullet tells. Each goes with what a good
 * answer contains.
 */
export function interviewOf(claim: Claim, isPast = false): InterviewQuestion[] {
  return [...ofChange(claim, isPast), ...ofPeople(claim), ...ofNumbers(claim), ...ofDeeds(claim, isPast), ...ofLists(claim)];
}

function ofChange({ tells, pair, text, bullet }: Claim, isPast: boolean): InterviewQuestion[] {
  if (!tells.change || (pair === null && !tellsOfChange(text))) return [];
  const span = pair === null ? null : `from ${pair.from} to ${pair.to}`;
  return [
    ...(tells.how
      ? [
          ask('Why had nobody done that before you?', 'What stood in the way, who had to agree, and what made you try it.'),
          ask('What did you try first that did not work?', 'One thing that you gave up again, how you saw that it did not help, and what you did instead.'),
        ]
      : [
          ask(
            span === null ? 'How did you do it? Start with the first thing you changed.' : `How did you get ${span}?`,
            'The first thing you changed, why that one, what did not work, and who counted.',
          ),
        ]),
    ask(
      'How do you know that it was you, and not something else that had changed?',
      'What else changed at that time, who counted it, and why you think that it was your part.',
    ),
    ...(pair === null || isPast || /\b(?:now|still|today|since)\b/iu.test(bullet)
      ? []
      : [ask(`Has it stayed at ${pair.to}?`, 'Where it stands today, who looks after it, and what would make it slip back.')]),
    ask('What did it cost to get there, in money or in hours?', 'The money or the hours, who had to agree, and whether you would do it again.'),
    ask(
      'Who was against it at first, and what brought them round?',
      'One person, without the name; what they feared; and what they saw that changed their mind.',
    ),
  ];
}

const TAUGHT =
  /^(?:train|teach|taught|mentor|coach|induct|tutor|preceptor|field instructor|took on)|\b(?:apprentices|freshers|new (?:starters|people|staff))\b/iu;
const LED = /^(?:led|lead|manag|supervis|ran?\b|run\b|head|line[- ]manag|captain|responsible for|in charge of)/iu;
const SERVED =
  /^(?:customers|clients|guests|patients|residents|pupils|students|kids|children|managers|users|women|families|visitors|athletes|members|tenants|casuals|partners|attorneys|lawyers|executives|directors|physicians|doctors)$/iu;

function ofPeople({ text, counted }: Claim): InterviewQuestion[] {
  const people = counted.find(({ arePeople, rate }) => arePeople && rate === '');
  if (TAUGHT.test(text))
    return [
      ask(
        'Which of them found it hardest, and what did you change for them?',
        'One person, without the name: where they got stuck, what you tried first, and what worked.',
      ),
      ask('How do you see that somebody can do it without you?', 'What they could not do at first, the moment when you let go, and how you saw that it held.'),
    ];
  if (people === undefined) return [];
  if (/\b(?:contact|support|helpdesk|liaison|link)\b[^,;]*\bfor\s/iu.test(text))
    return [ask('What do they ask you that you have to pass on?', 'What you may decide alone, one case that went beyond it, and who got it from you.')];
  const head = people.things.split(' ').at(-1) ?? '';
  if (SERVED.test(head))
    return [
      ask(
        `Which of the ${people.figure} ${people.things} took most of your time, and why?`,
        'One case, without the name: what they wanted, what was in your power, and how it ended.',
      ),
    ];
  if (!LED.test(text)) return [];
  return [
    ask(
      'Who did you have to tell that their work was not good enough, and how?',
      'When and where you said it, in which words, what you agreed on, and how their work was afterwards.',
    ),
    ask(
      'Who in that team disagreed with you most, and what did you do about it?',
      'One person, without the name; what was at stake; what you said; and what was different a month later.',
    ),
  ];
}

/** A place among others, and no date or target that was kept. */
const RANK = /#\d|\d(?:st|nd|rd|th)\s(?:of|out of|in|on|among)|\b(?:best|first|second|third) (?:of|in|out of)\b|\btop (?:\d|rep|three|five|ten)/iu;

/** What has a beginning and an end, and may be remembered by itself. */
const EVENTS =
  /(?:^|\s)(?:visits|concerts|cases|files|projects|hearings|trials|events|weddings|reports|audits|complaints|tribunals|births|conferences|campaigns|appeals|incidents|deviations|disciplinaries|tenders|bids|interviews|arrests|transfers|installations|shows|trips|hires|meetings|migrations|claims|inspections|evictions|deliveries)$/iu;

function ofNumbers(claim: Claim): InterviewQuestion[] {
  const { text, counted, tells } = claim;
  const level = levelIn(claim);
  const rated = counted.find(({ rate }) => rate !== '');
  const sum = /[£$€₹]\s?\d[\d.,]*\s?(?:k|m|bn|million|billion|lakh|crore)?(?![\p{L}\d])/iu.exec(text)?.[0]?.replace(/[\s.,]+$/u, '');
  const thing = counted.find(
    ({ arePeople, rate, value, at, things }) => !arePeople && rate === '' && EVENTS.test(things) && value > 4 && value < 1500 && !/\(/u.test(text.slice(0, at)),
  );
  return [
    ...(level !== null && level > 50 && level < 100
      ? [
          ask(
            `What happened in the other ${Math.round((100 - level) * 10) / 10}%?`,
            'What went wrong there, how often for the same reason, and what you did about it.',
          ),
        ]
      : []),
    ...(rated === undefined
      ? []
      : [ask('What happens on a day when there are more than that?', 'What you drop first, who you tell, and what is never left out however late it gets.')]),
    ...(sum === undefined || tells.change || /\b(?:valued?|worth|under|below|up to)\b/iu.test(text)
      ? []
      : /\b(?:budget|payment run|spend|turnover|P&L|approv\p{L}*|sign(?:ed|ing)? off|float|purchas\p{L}*|order\p{L}*)\b/iu.test(text)
        ? [ask(`How much of the ${sum} could you decide about yourself?`, 'What you could sign alone, one thing that you turned down, and how the year ended.')]
        : [ask(`Where does the ${sum} come from?`, 'What is counted in it and what is not, over what time, and who else has the figure.')]),
    ...(thing === undefined
      ? []
      : [
          ask(
            `Which of the ${thing.figure} ${thing.things} do you remember best, and why?`,
            'One of them from beginning to end: what was special about it, what you did, and what you have done otherwise since.',
          ),
        ]),
    ...(/\b(?:\d+ times|twice)\b/iu.test(text)
      ? [ask('Tell me about the time that went worst.', 'One time with its date: what was at stake, what you said or did, and what you would do otherwise.')]
      : []),
    ...(tells.rank && RANK.test(text)
      ? [ask('What did you do that the others did not?', 'One habit, when you took it up, and how you know that it made the difference.')]
      : []),
  ];
}

function ofDeeds({ text, verb, tells }: Claim, isPast: boolean): InterviewQuestion[] {
  const opens = (words: RegExp): boolean => words.test(text.replace(/^I\s+/u, ''));
  return [
    ...(/\b(?:evacuat|defib|fire watch|floods|crisis|arrests?|emergenc|cpr|births?\b|on[- ]call(?! (?:staff|employees|positions))|after[- ]hours)/iu.test(text)
      ? [ask('Take me through the first five minutes of one of them.', 'What you saw, what you did first, whom you called, and what you did once it was over.')]
      : []),
    ...(opens(/^(?:negotiat|bargain|agreed)/iu)
      ? [ask('What did you give up to get it?', 'What each side wanted, where your limit lay, and what was in the paper at the end.')]
      : []),
    ...(opens(/^(?:found|notic|spot|discover|identif)/iu)
      ? [ask('How did you come to see it when others had not?', 'What you were doing at the time, what looked wrong, and whom you told first.')]
      : []),
    ...(/\b(?:when|while|in) [\p{L}'’\s]{2,30}(?:away|on holidays?|on leave|absence|off)\b|^(?:cover|relief|acting)\b/iu.test(text)
      ? [ask('What did you decide in that time that you would decide otherwise today?', 'One decision, what you knew when you took it, and what came of it.')]
      : []),
    ...(opens(/^(?:wrote|write|built|build|design|develop|creat|introduc|launch|set up|establish|automat|rebuil|rewrote)/iu) &&
    !/\b(?:relationships?|rapport|trust|skills?|knowledge|network|reputation)\b/iu.test(text)
      ? [
          ...(/\b(?:used?|uses|using|users|breakfast|lunch|dinner|meals?|tables?|rooms?|hall|stalls?|chairs|stage)\b/iu.test(text)
            ? []
            : [
                ask(
                  isPast ? 'Who had asked for it, and who used it afterwards?' : 'Who asked for it, and who uses it now?',
                  'Who needed it, how they managed without it, and who looks after it today.',
                ),
              ]),
          ask('What would you leave out if you made it again?', 'What took longest, what nobody used, and what you would put in its place.'),
        ]
      : []),
    ...(opens(/^(?:moved?|migrat|relocat|replac|chang|switch|convert)/iu)
      ? [ask('What nearly went wrong on the way, and who noticed?', 'What you had planned, what happened instead, and how the day was saved.')]
      : []),
    ...(opens(/^(?:support|help|assist|contribut|participat|took part|involved|worked with|working (?:with|closely)|work (?:with|collab))/iu) && !tells.change
      ? [ask('Which part was yours, and who did the rest?', 'Your own part in one sentence, who did the rest, and what would have been late without you.')]
      : []),
    ...(opens(/^(?:check|audit|inspect|test|review|reconcil|monitor|maintain|repair|clean)/iu)
      ? [
          ask(
            'What is the worst thing that you found, and what happened next?',
            'What you looked for, what turned up, whom you told, and what was changed because of it.',
          ),
        ]
      : []),
    ...(opens(/^(?:handle|answer|serve|serving|resolve|process|respond|deal|dealt|investigat)/iu)
      ? [
          ask(
            'Tell me about the hardest one, from beginning to end.',
            'One case from its first minute to its last: what they wanted, what you did, and what you would do differently.',
          ),
        ]
      : []),
    ...(opens(/^(?:every|all|each|most of)\b/iu)
      ? [
          ask(
            'Which of them would you show me, and which would you not?',
            'The one that came out best and why, the one that did not, and what you learned from it.',
          ),
        ]
      : []),
    ...(/\b(?:relationships?|rapport)\b/iu.test(text)
      ? [ask('Pick one of those people: what did they get from you?', 'Who it was, by their job; what they needed; what you did for them; and what came back.')]
      : []),
    ...(opens(/^(?:us(?:ed|ing|e)|utili[sz](?:ed|ing|e)|operat(?:ed|ing|e)|proficient|skilled|experienced? (?:in|with))\s/iu)
      ? [ask('What have you done with it that you could show me?', 'One piece of work, what was hard about it, and what you would do differently today.')]
      : []),
    ...(/(?<!gift )\b(?:certificates?|certified|certification|licen[cs]ed?|qualified)\b/iu.test(text)
      ? [ask('When did you last use that, and for what?', 'The date, the job, what it let you do that others could not, and until when it is good.')]
      : []),
    ...(opens(/^(?:responsible|in charge|accountable|tasked|duties)/iu)
      ? [ask('What does an ordinary week of that look like?', 'Three things that you do yourself, how often, and who would notice if you did not.')]
      : []),
    ...(verb === null ? [] : orPlainly(deedInterviews(text, verb))),
  ];
}

/** The plain question, where the line's own words make no better one. */
const orPlainly = (own: InterviewQuestion[]): InterviewQuestion[] =>
  own.length > 0 ? own : [ask('Talk me through it, from start to finish.', 'The steps in order, the one that people skip, and what happens when they do.')];

function ofLists({ list }: Claim): InterviewQuestion[] {
  if (list === null || list.length < 3) return [];
  return [ask('Which of these do you know best, and which would you have to brush up?', 'Two short lists, and when you last did each of them.')];
}
