import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

const inEpisodes = (text: string): Template => ({ text, when: ({ other }: Facts) => /series|netflix|box|\btv\b|television|anime/iu.test(String(other)) });

/** A quiet pastime, a puzzle, a kitchen or a post in a club, beside work and claims. `{one}` is the other line, `{other}` the pastime. */
export const HEAD_CROSSINGS: Readonly<Record<string, ShapeTellings>> = {
  'crowd-quiet': {
    brutal: [
      '{One:a} who does {other}. It has not once asked you where the toilets are.',
      'Everybody wants something from {one:a}. {Other} wants nothing, and is winning.',
      'You face the public as {one:a}, and then you hide from it. {Other} is a very good door.',
      'After a day as {one:a}, {other}: the only company that lets you finish a sentence.',
      '{Other} is what {one:a} does with the sound off.',
      'Nobody has ever come back to {other} with a receipt. {One:a} notices these things.',
    ],
    gentle: [
      '{Other} shows where the patience of {one:a} comes from. It may stay just as it is.',
      'Work among people, and {other} on your own: a balance that a reader understands at once.',
      'If {other} has taught you to wait, {one:a} has used it. You need not say so; leave both in.',
    ],
  },
  'screen-hands': {
    brutal: [
      '{One:a} who took up {other}: finally something to show for the day.',
      '{Other} has no version two and no sign-off. {One:a} goes home to it the way others go to the sea.',
      'What {one:a} makes is opened, saved and closed. {Other} at least leaves a mess.',
      'Nobody has ever asked to see {other} as a slide. You found the one thing that’s safe.',
      'In your trade ‘it’s nearly done’ is a lie. In {other} one can poke it and see.',
    ],
    gentle: [
      '{Other} is something made with the hands, beside work that isn’t. People remember it, so keep it.',
      'Beside {one}, {other} shows care for how a thing turns out. That’s worth its line.',
      'You might name the best thing that {other} has produced so far. Two words are enough.',
    ],
  },
  'lab-food': {
    brutal: [
      '{One:a} who does {other}. At last an experiment that’s eaten by its reviewers.',
      'In the lab you may not taste it. {Other} is what happens when {one:a} gets home and nobody stops you.',
      'As {one:a} you label everything and eat nothing. {Other} is your revenge for both.',
      '{Other} has a method, a result and a discussion, and for once the discussion asks for seconds.',
      'Only {one:a} can fail at {other} and call it a finding.',
    ],
    gentle: [
      '{Other} is method by other means, and any {one} knows it. Keep it as it is.',
      'The habit of keeping notes joins {other} and the bench. If you do, that’s a good answer to have.',
      'Readers in a lab smile at {other}, because half of them do it as well. It may stay.',
    ],
  },
  'phone-music': {
    brutal: [
      '{One} at work, {other} at home. Has anyone thought of putting you on the hold music?',
      'With {one} people ask you to stop and fetch the manager. With {other} I hope they only clap.',
      'The caller on hold listens to four bars of panpipes while {other} sits at the next desk, unused.',
      'You keep your voice level for {one}. {Other} is where it gets let out.',
      'Nobody has ever held for {one} as gladly as they would for {other}.',
    ],
    gentle: [
      'A good ear serves {one} as well as {other}. Keep the second; it explains the first.',
      '{Other} takes practice that nobody sees, and so does a good voice on the telephone. How many a day? Say so.',
      'Leave {other} in. Beside {one} it tells people that you know how to listen.',
    ],
  },
  'sums-again': {
    brutal: [
      '{One} by day, {other} by night. Even your fun has to come out even.',
      '{Other} is work for {one:a}, except that at the end it balances.',
      'Off duty, {one:a} goes in for {other}. The numbers must wonder what they did wrong.',
      '{Other} after a day as {one:a}. Somebody show this person a field.',
      'As {one:a} you can’t choose who you sit across from. In {other} you can, and can beat them.',
    ],
    gentle: [
      '{Other} suits {one:a} so well that it needs no comment. Keep it short, as it is.',
      'A reader in your trade will ask about {other}. If you play in a club, name it.',
      'The head for {other} is the one they hire in {one:a}. Leave both where they are.',
    ],
  },
  'words-again': {
    brutal: [
      '{Other}, after a day as {one:a}. Bakers don’t go home and look at bread.',
      '{One} all day, {other} all evening. Your eyes would like a hobby of their own.',
      'You do {other} to get away from being {one:a}, and end up among the same twenty-six letters.',
      'As {one:a} you’re asked what it means. {Other} is where nobody asks.',
      'Paid by the page as {one:a}, and then {other} for nothing. The page has never had it so good.',
    ],
    gentle: [
      '{Other} is the right pastime for {one:a}, and a very common one. What kind? Two words make it yours.',
      'Name the last thing that {other} led you to, and a reader has something to ask.',
      '{Other} is true of many; say which sort, and it’s true of you.',
    ],
  },
  'mends-again': {
    brutal: [
      '{One:a} whose idea of a rest is {other}. Does nothing you own dare to work?',
      'All day you mend things for money as {one:a}. Then {other}, for nothing, with the good tools.',
      '{Other} is like being {one:a}, except that nobody stands behind you asking how long.',
      'They let {one:a} go home, and by nightfall there was {other}. It follows you.',
      'For {other}, {one:a} finally gets a customer who is never in. It’s you.',
    ],
    gentle: [
      '{Other} tells an employer more about {one:a} than an adjective would. Say what you are working on.',
      'Somebody who does {other} after work likes the work. Keep it.',
      'If {other} taught you anything that {one:a} uses, one clause in the job would carry it.',
    ],
  },
  'boss-again': {
    brutal: [
      'They made you {one}, and you went home and became {other}. Power, like a cat, knows where it is fed.',
      '{One} at work, {other} after it. Somewhere there must be a queue that you don’t run.',
      'Nobody pays {other:a} and nobody thanks {one:a}. You looked at both and took the set.',
      'From {one} to {other}, you never get to be the one who sighs at the back.',
      '{One:a} who is also {other}. Your sofa must have an agenda.',
      'Somebody has to be {other}. It’s sweet that {one:a} thought they were asking for volunteers.',
    ],
    gentle: [
      'People chose you as {other}, and somebody hired you as {one}. The first is the rarer proof; keep it.',
      '{Other} shows that others trust you when nobody has to. It deserves the line it has.',
      'If being {other} taught you something that {one:a} needs, have that story ready.',
    ],
  },
  'chef-gathers': {
    brutal: [
      'Even on a day off, {one:a} brings home dinner.',
      '{Other}: the one supplier that {one:a} can’t ring up and shout at.',
      'All week it comes in by van. Then {other}, because {one:a} wanted to meet the ingredients.',
      '{Other} is how {one:a} goes to the shops when nobody has made a list.',
      'Off duty, and still doing {other}. Somebody should tell {one:a} that there are restaurants.',
    ],
    gentle: [
      '{Other} says that you care where food comes from. To anyone who hires {one:a} it’s worth a line.',
      'If {other} has ever reached the menu, say so in the job; that’s rarer than it sounds.',
      'Keep {other}. Beside {one} it’s the detail that a kitchen remembers.',
    ],
  },
  'fast-slow': {
    brutal: [
      '“{one}” for the employer, {other} for the heart. The heart has voted.',
      '“{one}”, says the summary. {Other}, says the rest of you, and sits down.',
      '{Other} will be ready when it’s ready. “{one}” has been told, and is pacing up and down outside.',
      'Whatever they pay you for “{one}”, you spend on {other}.',
      'I trust {other}. “{one}” sounds like something one says to get past the door.',
      'Nobody was ever promoted for speed at {other}. Perhaps “{one}” is why you like it.',
    ],
    gentle: [
      '{Other} is yours and “{one}” is everybody’s. Keep the first, and give the second a figure or a date.',
      'Patience is the rarer of the two: {other} shows it, so leave it in.',
      'A reader will believe “{one}” after one example. {Other} they believe at once.',
    ],
  },
  sofa: {
    brutal: [
      inEpisodes('“{one}”, and then {other}. Everything has its season, and this one has several.'),
      { text: '“{one}” clocks off. {Other} asks whether you’re still there.', when: ({ other }) => /netflix/iu.test(String(other)) },
      'The CV says “{one}”. The cushion says {other}, and the cushion has the imprint.',
      'I believe “{one}”, because anybody who was making things up would have left out {other}.',
      '“{one}” at work, and then {other}. Only the second has never had a review, and it goes very well.',
      '“{one}” gets you up in the morning. {Other} had you up until then.',
      'Between “{one}” and {other} lies one remote control.',
    ],
    gentle: [
      'Many people would write {other}, and it’s honest. Say which sort, or give the space to something that only you do.',
      '“{one}” is proved by work, not by {other}. One line with a date or a figure would do it.',
      'Leave {other} if it’s true, and let one bullet stand up for “{one}”.',
    ],
  },
  'team-cake': {
    brutal: [
      '“{one}” is the claim. {Other} is the evidence, and it’s still warm.',
      '“{one}”, and {other}. The team has no further questions.',
      'I had crossed out “{one}”. Then I got to {other}, and asked what time I should come.',
      'With {other} on the page you don’t need “{one}”. It’s like bringing a note from the cake.',
      'Anybody can write “{one}”. You backed it with {other}, and now nobody will hear a word against you.',
    ],
    gentle: [
      '{Other} makes “{one}” friendlier than the words do. If your colleagues get some, you may say so.',
      '“{one}” is everywhere; {other} is yours. Keep the second.',
      'One project that you did with others would prove “{one}”. {Other} is a nice second.',
    ],
  },
};
