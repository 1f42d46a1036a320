import type { Facts, Template } from '../../template.ts';
import type { ShapeTellings } from '../observed-jokes.ts';

const when = (test: (facts: Facts) => boolean, text: string): Template => ({ text, when: test });
/** Said with the words in it, which the reader has just read: only where they are few. */
const brief = (text: string): Template => when(({ words }) => Number(words) <= BRIEF, text);
const BRIEF = 7;
const says = (name: string, words: RegExp) => (facts: Facts) => words.test(String(facts[name] ?? ''));
const money = says('last', /\b(?:revenue|income|profits?|money|investors?|customers|sales|salary|pay)\b/iu);
const article = says('last', /^(?:one|an?|the) /iu);
const three = (facts: Facts): boolean => String(facts['it']).split(',').length === 3;
const two = says('whole', /^two$/iu);
const weekend = says('it', /weekend/iu);
const machine = says(
  'thing',
  /^(?:van|ute|truck|lorry|tractor|digger|forklift|bus|car|mini|landy|land rover|oven|boiler|printer|robot|drone|kiln|loom|press|starter|still|sourdough)/iu,
);
const taken = says('it', /stolen/iu);
const mistaken = says('it', /mistake|accident/iu);

/** What is said of each sort of small tale. Every one goes on from the words of the CV, and would be lost on another page. */
export const TALE_TELLINGS: Readonly<Record<string, ShapeTellings>> = {
  'own-motto': {
    brutal: [
      'You quoted yourself, with attribution. Churchill waited for other people to do that.',
      'A saying, a source and a date. Whole calendars are made of less.',
      'Somebody will put that on a slide, and leave off the name. It’s how proverbs are made.',
      'Cited by the author, from a conversation with the author. Peer review took no time at all.',
      'Most people end on a hobby. You ended on your own collected works.',
    ],
    gentle: [
      'It’s a good sentence, and it’s yours. Leave it where it doesn’t have to explain anything.',
      'I’d keep it: it says how you think, and no list of qualities does that.',
      'It will be repeated by somebody who has forgotten your dates. Nothing has to change.',
    ],
  },
  duo: {
    brutal: [
      brief('{Words:words} words, and I know exactly who does what and how long it has worked.'),
      'Trade unions have signed ninety pages that were less clear about who does what.',
      'That’s the whole of management theory, without the airport bookshop.',
      'Every process chart in the building wants to be “{it}” when it grows up.',
      'I’ve sat through mediations that ended further apart than that.',
      'A consultant would draw two boxes and an arrow, and send an invoice for the arrow.',
      'The comma in the middle of that’s doing the job of a whole HR department.',
    ],
    gentle: [
      'That’s a job description in one breath. Leave it exactly as it is.',
      'Nobody has to ask who did what. I wouldn’t add a comma.',
      'It shows that you know your own part and theirs. Keep it as short as that.',
      'It has rhythm, and it’s clear. Most lines have to choose.',
    ],
  },
  review: {
    brutal: [
      brief('You could have written ‘gained resilience’. You wrote “{it}”.'),
      brief('HR calls it a learning experience and gives it half a page. You gave it “{it}”.'),
      brief('Then comes “{it}”, and somewhere a whole exit interview is put back in its drawer.'),
      'I believe the rest of the page because of that. Nobody lies and then says so.',
      brief('A memoir with the boring years taken out: “{it}”.'),
      when(says('it', /recommend/iu), 'One star, and no reply from the owner.'),
      when(says('it', /recommend/iu), 'I’ve read travel guides with less to say about where not to go.'),
      when(says('it', /lasted|survived|stayed|coped/iu), 'Other people add what they learned there. I think I can guess.'),
      when(
        says('it', /lasted|survived|stayed|coped/iu),
        'It takes a brave person to apply for a kitchen, a war or a start-up, and a tired one to sum it up like that.',
      ),
    ],
    gentle: [
      brief('“{it}” is short and honest, and the rest gains by it. Leave it in.'),
      'They’ll ask, and you may smile first. There’s nothing to change.',
      'One such remark makes a page human. It is in a good place.',
      'I wouldn’t explain it. Somebody will want to hear the story, and that’s what the line is for.',
    ],
  },
  'found-out': {
    brutal: [
      'Most people leave to pursue other opportunities. You were caught.',
      brief('Reason for leaving: “{it}”. HR has no code for that.'),
      'A rise, a fall and a villain, and you were back by teatime.',
      'Every other job on the pile ended because somebody was ready for a new challenge.',
      'The shortest notice period in this pile, and it was served by somebody else.',
    ],
    gentle: [
      'It says why it ended, honestly and in one breath. Leave it.',
      'There’s a story behind it, and you need not tell it on paper. It stays.',
      'It will be asked about with a smile, which is a good way for an interview to begin.',
    ],
  },
  mishap: {
    brutal: [
      brief('Somewhere a form was filled in about “{it}”, in triplicate.'),
      brief('Insurers call “{it}” an event. I call it a plot.'),
      brief('The panel has eleven questions about your strengths and will never get past “{it}”.'),
      brief('It isn’t under Achievements. I’d move “{it}” there tonight.'),
      'Things go wrong for everybody. You’re the one who sent it to a stranger in 11 point.',
      when(taken, 'I’d like the police report, the photo-fit and the sequel.'),
      when(taken, 'Once is bad luck. The second time, the thief had clearly been happy with it.'),
      when(mistaken, 'Nobody has ever been so badly trained to be so well trained.'),
      when(mistaken, 'The only course on this pile that was attended for fun.'),
      when(says('it', /spel/iu), 'It’s the one place where being misquoted counts as a reference.'),
      when(says('it', /because I lost/iu), 'Lost, replaced, and both times put on the list. That’s called asset management.'),
      when(says('it', /because I lost/iu), 'Other people attach a business case. You lost the first one, and I’d sign.'),
    ],
    gentle: [
      'You tell it without fuss, and that says more than a strength would. Leave it.',
      'Expect the question, and enjoy it. The line is right as it stands.',
      'Somebody who can tell that about themselves is easy to work with. There’s nothing to add.',
      'It’s brief, and the rest can be told at a table. Keep it.',
    ],
  },
  'all-but-some': {
    brutal: [
      'Everybody who reads that will decide that they’re one of the {few}.',
      'The panel will count its own heads, and somebody at the end of the table will go quiet.',
      'I’d book early and bring flowers.',
      'It takes nerve to print the {whole} and then the {few}. The others know who they are.',
      'That’s not a workload, it’s a verdict.',
    ],
    gentle: [
      'It’s honest and it’s warm, and it’s remembered. For a very formal house you might choose another line; for any other leave it.',
      'People will smile and then ask how you treat the others. You know the answer, so the line can stay.',
      'It tells them that you count and that you care. Nothing has to be added.',
    ],
  },
  'one-that': {
    brutal: [
      when(two, 'The second one is there for morale.'),
      'Asset registers have never had a column for that, and every one of them needs it.',
      'That’s an inventory with a conscience.',
      brief('Ask for “{it}” in a budget meeting and watch who laughs.'),
      'The brochure gives the first number. You gave the second, and I’d let you hold my keys.',
    ],
    gentle: [
      'It’s exact, and one can see it. Leave it.',
      'That’s what running something on little money looks like, and it needs no comment.',
      'A reader learns more from that than from a budget. Keep it as it is.',
    ],
  },
  'and-none': {
    brutal: [
      'Where you put {last}, other people put a rocket.',
      when(money, 'Two out of three. Accountants only ever look at the third.'),
      when(money, 'An annual report in one line, and the first that I’ve read to the end.'),
      when(money, 'Investors read from left to right. For once that was kind.'),
      'It goes up, it goes up again, and then somebody opens the books.',
      'I admire the order. You let’s have two nice things before {last} came in with the bill.',
    ],
    gentle: [
      'Three facts, and the last one is honest. It makes the first two believable.',
      'Most people would have stopped after the second. I trust you more because you went on.',
      'Nothing to mend: it says what worked and what didn’t, in one line.',
    ],
  },
  'and-the': {
    brutal: [
      'Everything before the ‘and’ was in the contract.',
      '{Last} wasn’t in the advert, and I’d have applied for it.',
      'The number is for the software. {Last} is for the rest of us.',
      'I’ve forgotten the number already. Tell me about {last}.',
      'One half of that’s a workload. The other half is why you still talk about it.',
    ],
    gentle: [
      'The number shows the load, and {last} shows the place. Both belong.',
      'I’d leave it in that order: the figure first, and then what they’ll ask about.',
      'It takes half a line and makes the job one that can be pictured. Keep it.',
    ],
  },
  'bare-list': {
    brutal: [
      'The job description for that ran to four pages. You got it down to {words:words} words.',
      'It scans. I counted on my fingers.',
      'No verb, no adjective, no result, and I’ve never been clearer about a job.',
      'Read it once and it’s a stock list. Read it aloud and it’s a poem.',
      'It reads like a telegram from somebody who paid by the word and was nearly out of coins.',
      when((facts) => three(facts) && article(facts), 'Two of those were in the advert. {Last} wasn’t.'),
      when((facts) => three(facts) && article(facts), 'Two nouns to settle you down, and then {last} comes in through the window.'),
      when((facts) => article(facts), 'I had my pen ready for a missing result, and then there was {last}.'),
      when((facts) => three(facts) && !article(facts), 'Three nouns. Caesar also had three, but he was bragging.'),
    ],
    gentle: [
      'It’s short, and it has a rhythm. For an older job that’s enough; I’d leave it.',
      'It’s plain and complete for what it was. The newer jobs can do the explaining.',
      'Three words a reader can see. I’d keep them and spend the space further up.',
      'One reader in two will hear that it is meant. Leave it to them.',
    ],
  },
  named: {
    brutal: [
      'HR has no field for {who}. HR will make one.',
      when((facts) => machine(facts), 'A {thing} with a name is no longer equipment. It’s staff.'),
      when((facts) => !machine(facts), 'A {thing} with a name outranks most of the people I’ve worked for.'),
      'They’ll ask for two references. I’d put down {who}.',
      'Somebody in the interview will say ‘and how is {who}?’ before they’ve said hello.',
      'I came for the work history and stayed for {who}.',
      'Nobody reads this page and remembers your postcode. They remember {who}.',
      'If {who} has a CV as well, send it. I have a vacancy in mind.',
      '{Who} has one line here and runs away with the page.',
    ],
    gentle: [
      'Leave {who} in: it’s the detail that people repeat to a colleague.',
      '{Who} makes it your page and nobody else’s, and it takes one line.',
      'Whoever likes {who} already likes you a little. I wouldn’t add a word.',
      'They’ll ask about {who}, and you’ll both relax. Keep it.',
    ],
  },
  nickname: {
    brutal: [
      'I’d hire “{who}” and ask about the qualifications later.',
      'The name at the top of the page is for the contract. This one is for the tannoy.',
      'Somewhere there’s a lanyard with “{who}” on it, or there will be.',
      'If the interview panel starts whispering, it’s “{who}” they’re whispering.',
      'Every office has a hundred e-mail signatures. Not one says “{who}”.',
    ],
    gentle: [
      'It’s yours alone, and people will remember it. Leave it exactly there.',
      'That will be the first thing they bring up, and you’ll enjoy answering. Keep it.',
      'It belongs at the end of a page, which is where you’ve put it.',
    ],
  },
  speech: {
    brutal: [
      'CVs are written as if nobody had ever spoken in them. Yours has a line of dialogue.',
      'Direct speech, in an application. Any moment now somebody will come in with a drink.',
      'I can hear that, and I can hear the silence after it.',
      'Put it in a minute book and it’s policy. Put it on a CV and it’s a character.',
      brief('“{it}” was said aloud, by an adult, at work. I’d have liked to be in the room.'),
    ],
    gentle: [
      'A line of speech is rare on a CV, and it’s read twice. Leave it.',
      'One can hear it, and what is heard is believed. There’s nothing to add.',
      'It shows how you talk to people, which no list of skills can. Keep it.',
    ],
  },
  prize: {
    brutal: [
      'Somebody in HR was given a budget, and it came to {it}.',
      'The Nobel comes with a medal. This came with {it}, and that will be used.',
      'Other people print the prize and leave out the prize. You carried it in and put it on the table.',
      brief('There’s a cupboard somewhere with nine more like “{it}” in it, waiting for talent.'),
      'I’ve seen pay rises that cost the company less.',
    ],
    gentle: [
      'Saying what the prize was makes it real. Leave it in.',
      'It’s a small thing told exactly, and that’s what people remember. Nothing to change.',
      'An award with an object behind it is believed. I’d keep both.',
    ],
  },
  level: {
    brutal: [
      'The official scale runs from A1 to C2 and has no step called “{it}”. It should.',
      'No examiner has ever been allowed to write “{it}”. Every examiner has thought it.',
      brief('There’s a whole diplomatic service that speaks it like that: “{it}”.'),
      'It’s the only language level here that I could check over lunch.',
      'Grades are given by a board. “{it}” was given by experience, I think, and with witnesses.',
    ],
    gentle: [
      '“{it}” tells a reader more than a letter and a digit. Leave it.',
      'It’s honest, and nobody will be disappointed on the first day. Keep it as it is.',
      'A reader smiles and knows exactly what to expect. That’s what a level is for.',
    ],
  },
  fresh: {
    brutal: [
      'The ink is not so much dry as still in the pen.',
      'Other people’s certificates have a year on them. This one has a time of day.',
      when(weekend, 'On Friday you didn’t have it, and on Monday you’re applying with it. I like the pace.'),
      when(weekend, 'Rome wasn’t built in a weekend. Then again, Rome didn’t have broadband.'),
      'It’s so new that it hasn’t been put in a frame, or thought about.',
    ],
    gentle: [
      'It’s honest, and it will be out of date next week. The month and the year would stay true.',
      'Being quick is no fault. Print the date in place of “{it}”, and the line keeps.',
      'A reader next month won’t know which day that was. A date mends it.',
    ],
  },
  warning: {
    brutal: [
      'A referee with a safety notice. I want to ring now.',
      'References are usually offered. Yours is announced, like weather.',
      'For the first time in years I’d request a reference, and put it on loudspeaker.',
      brief('I’ve never been warned about a referee before, and “{it}” is the reason that I trust this one.'),
      'Other people’s referees say what they are told. Yours has to be braced for.',
    ],
    gentle: [
      'It makes somebody want to ring, and few lines about references do. Leave it.',
      'Tell your referee that you wrote that; then it can stay.',
      'Whoever says that of a referee has nothing to hide. I’d keep it.',
    ],
  },
};
