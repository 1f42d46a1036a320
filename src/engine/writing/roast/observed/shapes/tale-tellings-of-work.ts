import type { Facts, Template } from '../../template.ts';
import type { ShapeTellings } from '../observed-jokes.ts';

const when = (test: (facts: Facts) => boolean, text: string): Template => ({ text, when: test });
const brief = (text: string): Template => when(({ words }) => Number(words) <= BRIEF, text);
const BRIEF = 9;
const second = ({ rank }: Facts): boolean => Number(rank) === 2;
const nearLast = ({ rank, field }: Facts): boolean => Number(rank) > 2 && Number(rank) < Number(field);
const last = ({ rank, field }: Facts): boolean => Number(rank) === Number(field);
const reasons = (facts: Facts): boolean => /\bknow (?:\p{L}+ )?(?:why|where|what|which)\b/u.test(String(facts['it']));

/** What is said of tales that a line of work tells. */
export const TALE_TELLINGS_OF_WORK: Readonly<Record<string, ShapeTellings>> = {
  learned: {
    brutal: [
      brief('Other people learned ‘communication skills’. You learned {it}, which at least exists.'),
      'There’s no certificate for that, and so I believe it.',
      brief('A degree takes three years, and nobody in it learns {it}.'),
      brief('Most jobs teach people to look busy. This one taught you {it}.'),
      'If somebody put that on a course brochure, I’d enrol.',
      'Somewhere there’s a training department with a budget and a plan, and it never thought of that.',
      brief('Of everything you were ever taught, “{it}” is what I’d ask you to do at the interview.'),
    ],
    gentle: [
      'It says what the job gave you, in plain words. Few lines do. Leave it.',
      'That’s worth more than a course, and it’s told in fewer words. Nothing to add.',
      'A reader who has done that work will nod. I wouldn’t make it sound grander.',
      'Here the learning can be pictured. Keep it as it is.',
    ],
  },
  'i-know': {
    brutal: [
      'That’s either expertise or a threat. I’d hire both.',
      'The rest is experience. That’s knowledge, and it sounds slightly tired.',
      'Consultants are paid to come and find that out. You could simply be asked.',
      when(reasons, 'I’d pay for the list.'),
      brief('Nobody who writes “{it}” has ever been wrong about it.'),
      'Somebody in that building has gone to close a door.',
      brief('“{it}” should be on a door, in gold leaf, with a queue outside.'),
    ],
    gentle: [
      'It’s said with authority and without a single adjective. Leave it.',
      'They’ll want to hear the rest of it, and you know the rest. It stays.',
      'This is what years in a place are good for, and you say so in one line.',
    ],
  },
  'still-do': {
    brutal: [
      'The job ended. That didn’t.',
      'You handed in the keys and the lanyard. That you were allowed to keep.',
      brief('Other jobs leave a reference. This one left “{it}”.'),
      'There’s a support group for that, and it meets in a car park.',
      'Occupational medicine has no form for it, and ought to.',
      brief('People ask what somebody took away from a job. The honest answer is “{it}”.'),
    ],
    gentle: [
      'It tells a reader that you were really there. Leave it.',
      'It’s short, it’s yours, and it will be asked about with a smile.',
      'I’d keep it: one line like that makes the rest of the job real.',
    ],
  },
  'says-who': {
    brutal: [
      'Hearsay, and the best witness on the page.',
      'You’ve brought a second opinion to your own application. Nobody does that, and I like it.',
      'I’d like to hear the other side, with biscuits.',
      'Somewhere that person is being quoted and doesn’t know it.',
      'Minutes are taken so that nobody can do what you’ve just done.',
    ],
    gentle: [
      'Letting somebody else say it makes it believable. Leave it as it is.',
      'Two views in one line, and both are friendly. There’s nothing to mend.',
      'It shows how the place talks, and that you listen. Keep it.',
    ],
  },
  won: {
    brutal: [
      'A bonus is spent by Friday. “{it}” is for ever.',
      'Nobody remembers the target. Everybody remembers who won what.',
      'It’s the only result on the page that I could carry.',
      'The share options have expired, I expect. That’s still in the kitchen, or it was.',
      'Somewhere in a company drawer there’s a budget line for it, under ‘motivation’.',
    ],
    gentle: [
      'It’s a small fact, and it proves the large one before it. Leave it.',
      'A prize that can be pictured is believed. I’d keep it.',
      'It’s dry, and it’s true. Nothing to change.',
    ],
  },
  except: {
    brutal: [
      'I have no questions about the rule. I have nine about {last}.',
      'A record is believed for its exception, and yours is {last}.',
      'Insurance brochures print the first half and put {last} in grey.',
      'All calm, and then {last}. Slowly, please, from the beginning.',
      'Anybody can claim a clean sheet. You told me about {last}, and now I believe the rest.',
    ],
    gentle: [
      'The exception makes the record true. Keep both.',
      'Naming {last} is what an honest person does, and it costs you nothing.',
      'They’ll ask about {last}, and it will be the best part of the conversation.',
    ],
  },
  'late-and-under': {
    brutal: [
      'Late and under budget. Most projects manage only the first.',
      'You printed both halves. The brochure would have kept the second.',
      'It came late, and it brought change. I have forgiven people for less.',
    ],
    gentle: [
      'Both figures are there, and the first makes the second believable. Leave it.',
      'Saying that it was late is what makes the saving count. Nothing to change.',
    ],
  },
  measure: {
    brutal: [
      'There’s an international system of units, and it has nothing like “{it}”.',
      '“{it}” is in no table of measures, and I can see it perfectly.',
      'Engineers work to a tenth of a millimetre. Stories work to “{it}”.',
      'You could have given a figure. I wouldn’t have seen it.',
    ],
    gentle: ['One can see it, and a figure couldn’t do that. Leave it.', 'It’s exact in the way that matters to a listener. I’d keep it.'],
  },
  'once-in': {
    brutal: [
      'The rest is a career. “{it}” is a chapter.',
      'Everything else in that sentence happens to people every day. “{it}” happened to you.',
      'I’d buy a book called ‘{it}’.',
      'The panel has prepared nine questions and will ask one: why “{it}”?',
      'Job descriptions have a line for other duties. This is what they mean by it.',
    ],
    gentle: [
      'It’s the detail that people will repeat. Leave it where it is.',
      'It shows that you can do the work anywhere, and nobody has to be told so.',
      'I’d keep it, and have the story ready for the first coffee.',
    ],
  },
  'odd-paper': {
    brutal: [
      'There must have been a lesson one. I keep thinking about lesson one.',
      brief('Somebody wrote a syllabus for “{it}”, and somebody else marked it.'),
      brief('No advert has ever asked for “{it}”. One day one will, and you’ll be ready.'),
      brief('At some point, in “{it}”, somebody failed.'),
      'The other papers get you the interview. This is what you’ll talk about in it.',
      'I looked for its use in the job, and then I stopped, because I was happy.',
      brief('I’d like to see the exam, and who sat behind you.'),
      'Framed, it would be the only certificate in the building that anybody stops at.',
    ],
    gentle: [
      'It has little to do with the job, and that’s its use: somebody will ask.',
      'Keep it. It takes half a line, and it starts a conversation.',
      'One odd paper on a page is remembered. It does no harm behind the others.',
      'Leave it in. If space runs out, the older of the usual ones can go first.',
    ],
  },
  'keeps-record': {
    brutal: [
      'Hobbies are for switching off. Yours has an audit trail.',
      'I asked for your interests and was handed the minutes.',
      'Other people relax. You relax and write it down.',
      'Somewhere there’s a spreadsheet of that, and I bet it has a legend.',
      'If it ever goes to court, the weekend can be reconstructed.',
    ],
    gentle: [
      'The habit of the work shows in your own time as well. Leave it.',
      'It’s exact without having to be, and that says something about you. Keep it.',
      'A reader smiles and thinks: careful. There’s nothing to add.',
    ],
  },
  placing: {
    brutal: [
      when(second, 'First place gets the cup. Second gets to tell it for years.'),
      when(second, 'Close enough to see the back of somebody’s shirt, and to remember the colour.'),
      when(second, 'Winners write that they won. It takes character to write down that somebody else did.'),
      when(nearLast, 'I’d very much like to meet whoever was behind you.'),
      when(nearLast, 'Nobody has ever lied about coming {rank}th.'),
      when(nearLast, 'A winner is one of many. You were {rank}th of {field}, and I’ll remember it.'),
      when(last, 'Somebody has to hold up the table, and you brought the paperwork.'),
      when(last, 'Nobody was ever braver with a fraction.'),
    ],
    gentle: [
      'It’s exact and without vanity, and people like both. Leave it.',
      'Whoever prints that can be trusted with a figure. Keep it.',
      'It makes a reader smile, and it says that you finish what you start.',
    ],
  },
  'and-not': {
    brutal: [
      'The first half is for the auditors. “{last} not” is for whoever was in the room.',
      'A politician would have stopped at the comma and taken credit for the {last}.',
      'Every annual report has both halves of that. Only one of them is ever printed.',
      'I have no further questions about the first half. About the {last} I have several.',
    ],
    gentle: ['It’s honest, short and exact. I wouldn’t touch it.', 'The second half is why a reader believes the first. Leave both.'],
  },
  'many-to-one': {
    brutal: [
      'A crowd on one side of the comma and one lonely noun on the other. I know which of them does the work.',
      '{Whole} to one. On a good evening it’s a draw.',
      'In brackets and in figures, like the result of a match that was decided early.',
      'The long side of that comma needs a coach to get home. The short side fits on a bicycle.',
    ],
    gentle: ['Both figures are exact, and together they’re a picture. Leave them.', 'It takes five words and needs none more.'],
  },
  'fewer-do': {
    brutal: [
      'Ask {few} of them how it ends. Ask the others about the parking.',
      'The rest come for the company, and it’s the rest who bring the cake.',
      'Attendance is one figure and attention is another. You’re the first to publish both.',
      'A pollster would call that a margin. A club calls it {few} and the others.',
    ],
    gentle: ['Both figures are honest, and that’s why they’re believed. Leave them together.', 'You know your people by number. Nothing to add.'],
  },
};
