import type { LedgerEntry } from '../../../../domain/roast.ts';
import { DEMO_PAGE } from './demo-page.ts';
import type { RoastView } from './roast-view.ts';

const why = (points: number, because: string): LedgerEntry => ({ points, because, findingId: null });
const TOP = 'You kept a passion for excellence from 2019 to now and not one number came of it. Even hobbies leave receipts.';

/** The fixed demo: a made-up CV, marked by hand. It is only ever shown under the word DEMO. */
export const DEMO_ROAST: RoastView = {
  jobRole: 'Event Manager (made up)',
  stamp: 'Try harder',
  overallAssessment:
    'Somewhere in these two pages is a person who fed four hundred guests on time with a broken oven. We know because it is in one line, on page two, below the software list. The rest of the CV is standing in front of it.',
  topRoastLine: TOP,
  pageView: DEMO_PAGE,
  lines: [
    {
      mark: 'strike',
      quote: 'Dynamic and passionate event professional with a passion for excellence',
      page: 1,
      line: 4,
      note: TOP,
      fix: 'Open with the job and one proof: "Event manager since 2019, weddings and trade fairs of up to [how many?] guests."',
      also: [],
    },
    {
      mark: 'circle',
      quote: 'Responsible for various events',
      page: 1,
      line: 11,
      note: '"Various" is doing a lot of work here. It appears to be the only one.',
      fix: 'Name them and count them: "Ran 14 trade fairs a year, the largest with [how many?] visitors."',
      also: [],
    },
    {
      mark: 'strike',
      quote: 'Helped with the budget',
      page: 1,
      line: 12,
      note: 'Helped it do what? Lose weight? Move house?',
      fix: 'Say whose hand was on it and how big it was: "Held a budget of [how much?] and closed [how far?] under it."',
      also: [],
    },
    {
      mark: 'circle',
      quote: 'Liaised with stakeholders, suppliers, venues and other stakeholders',
      page: 1,
      line: 14,
      note: 'Two sets of stakeholders in nine words. One of them came back for seconds.',
      fix: 'Keep the ones who matter and what came of it: "Renegotiated three venue contracts, saving [how much?]."',
      also: [],
    },
    {
      mark: 'caret',
      quote: null,
      page: 1,
      line: 3,
      note: 'Name, street, postcode, and then no phone number. They can write to you, if they own a stamp.',
      fix: 'Put a phone number and an e-mail address on the line under your name.',
      also: [],
    },
    {
      mark: 'strike',
      quote: 'Microsoft Word, the Internet, Communication',
      page: 2,
      line: 3,
      note: 'In that order, it reads like the instructions for sending this CV.',
      fix: 'List what the advert asks for and you can prove: ticketing systems, floor plans, supplier contracts.',
      also: [],
    },
    {
      mark: 'tick',
      quote: 'Fed 400 guests on time after the oven failed at noon',
      page: 2,
      line: 9,
      note: 'And there you are. Page two, second to last line, behind the printer skills.',
      fix: 'Move it to the first bullet of the first job.',
      also: [],
    },
    {
      mark: 'circle',
      quote: 'Interests: socialising, events, socialising at events',
      page: 2,
      line: 10,
      note: 'A triangle of interests with all three corners in the same place.',
      fix: 'Leave the section out, or name one thing that starts a conversation.',
      also: [],
    },
  ],
  scores: {
    atsRating: {
      score: 46,
      description: 'The robot gets your name and most of your jobs. It has no way to ring you.',
      ledger: [why(10, 'Where every CV starts.'), why(20, 'No phone number in the header.'), why(16, 'Two jobs without a readable start date.')],
    },
    buzzwordOverdose: {
      score: 71,
      description: 'Passion, twice in one line, before anything has happened.',
      ledger: [why(5, 'Where every CV starts.'), why(36, '6 buzzwords in 30 lines.'), why(30, 'All of them in the first sentence.')],
    },
    eyeRollFactor: {
      score: 64,
      description: 'Eleven bullets describe a desk. One describes a day.',
      ledger: [
        why(5, 'Where every CV starts.'),
        why(44, '11 of 12 bullets carry no number.'),
        why(23, '5 bullets open with a duty.'),
        why(-8, 'One bullet has a result worth reading.'),
      ],
    },
    clicheDensity: {
      score: 58,
      description: 'Several of these lines have been seen elsewhere this week, wearing other names.',
      ledger: [why(0, 'Where every CV starts.'), why(58, '3 stock phrases, word for word.')],
    },
    desperationLevel: {
      score: 22,
      description: 'Calm, on the whole. The Internet as a skill is a small cry for help.',
      ledger: [why(0, 'Where every CV starts.'), why(22, '3 entries in the skills list are not skills.')],
    },
    lengthAppropriate: {
      score: 74,
      description: 'Two pages are fine. The second one is mostly white.',
      ledger: [why(100, 'Where every CV starts.'), why(-26, 'Page two is less than half full.')],
    },
    skillRelevance: {
      score: 35,
      description: 'Five of the fourteen things an event manager is usually asked for.',
      ledger: [why(0, 'Where every CV starts.'), why(35, '5 of 14 usual skills are in the CV.')],
    },
  },
  binnedLikelihood: '68%. It dies at the first sentence, with the good line still on page two.',
  wouldInterview: 'Maybe. If somebody turned the page.',
  careerClarity: '61%. Events, clearly. Which ones, how big and for whom stays between you and the venue.',
};

/** The same made-up CV with the mentor's notes: other words, same scores. Notes in the order of the lines. */
const GENTLE_TOP = 'This opening would fit any events CV. The number that would make it yours is missing: how many, how large, for whom?';
const GENTLE_NOTES: readonly string[] = [
  GENTLE_TOP,
  'Which events? Naming two of them says more than “various” can.',
  'You were near the budget. Tell me how large it was and what you decided.',
  'Keep the stakeholders who mattered and say what you agreed with them.',
  'I cannot find a phone number. Some recruiters only ever ring.',
  'These three are taken for granted today. The room is better spent on tools from the advert.',
  'This is the strongest line of the CV: a number, a problem, an outcome. It belongs at the top.',
  'The three say one thing. One detail of your own would start a conversation.',
];

export const GENTLE_DEMO_ROAST: RoastView = {
  ...DEMO_ROAST,
  stamp: 'One more draft',
  overallAssessment:
    'There is a good events manager in these two pages; the proof is on page two, below the software list. Bring that line forward, put numbers beside the others, and the rest needs little.',
  topRoastLine: GENTLE_TOP,
  lines: DEMO_ROAST.lines.map((line, index) => ({ ...line, mark: line.mark === 'strike' ? 'circle' : line.mark, note: GENTLE_NOTES[index] ?? line.note })),
  scores: {
    ...DEMO_ROAST.scores,
    atsRating: {
      ...DEMO_ROAST.scores.atsRating,
      description: 'Software finds your name and most of your jobs; a phone number and two dates would complete it.',
    },
    buzzwordOverdose: { ...DEMO_ROAST.scores.buzzwordOverdose, description: 'The first sentence names passion twice; a fact there would do more for you.' },
    eyeRollFactor: { ...DEMO_ROAST.scores.eyeRollFactor, description: 'Eleven of twelve bullets tell the task. Tell what came of it.' },
    clicheDensity: { ...DEMO_ROAST.scores.clicheDensity, description: 'A few phrases turn up in many CVs; your own words would be stronger.' },
    desperationLevel: { ...DEMO_ROAST.scores.desperationLevel, description: 'Calm on the whole; three entries of the skills list can go.' },
  },
  binnedLikelihood: '68% as it stands, because the first sentence hides the good line on page two.',
  wouldInterview: 'Maybe. A reader who turns the page would call.',
  careerClarity: '61%. Events, clearly; say which ones, how large and for whom.',
};
