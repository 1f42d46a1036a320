import type { ShapeTellings } from '../observed-jokes.ts';

/** A pastime in which one gets hurt, cold or out of breath, beside work, claims and papers. `{one}` is the other line, `{other}` the pastime. */
export const BODY_CROSSINGS: Readonly<Record<string, ShapeTellings>> = {
  'safety-risk': {
    brutal: [
      'Somebody who knows {one} has looked at {other} and said: fine.',
      'At work you write down what could happen. At {other} you go and check.',
      'I hope you do the paperwork for {other}. I’d pay to read the column marked ‘likelihood’.',
      '{One} on the clock, {other} off it. One of you isn’t telling the other everything.',
      'Nobody knows better than you what can go wrong with {other}, and you bring sandwiches.',
    ],
    gentle: [
      'Somebody who knows {one} and enjoys {other} judges danger twice a week. An interviewer will like that; keep both.',
      '{Other} makes the line on {one} human. Leave it where it is, without a comment.',
      'I’d ask how {other} changed the way you look at {one}. Have a short answer ready.',
    ],
  },
  'aid-risk': {
    brutal: [
      '{Other} and {one}. Most people only reach the second one on a stretcher.',
      '{Other} makes the patients, {one} patches them up. You’ve cornered a market of one.',
      'With {other} on the page, {one} is no certificate. It’s luggage.',
      '{One}, and {other}. It’s always good when the patient brings their own.',
      'I’d like to know which came first, {other} or {one}, and who was holding the ice.',
    ],
    gentle: [
      '{One} and {other} support each other. Keep the date of the certificate where it can be seen.',
      'If {other} ever made use of {one}, that’s the story to tell. Keep both lines.',
      'Beside {other} the certificate reads as something you mean. Leave the two in one CV.',
    ],
  },
  'aid-lapsed': {
    brutal: [
      'The certificate ran out. {Other} didn’t.',
      'So there is {other}, and nobody qualified in the room. That used to be you.',
      '{Other} goes on without it. From here it’s plasters and optimism.',
      'Of all the things to let slip beside {other}, you picked the one with the bandages.',
      '{Other} asks for “{one}” now and then. It would be good if somebody could answer.',
    ],
    gentle: [
      'Renew “{one}” and put the new date here. Beside {other} it will be looked at.',
      'A booked date is enough: say when “{one}” is renewed, and {other} is a good neighbour for it.',
      '{Other} tells people why you need “{one}”. Bring it up to date, and the two belong together.',
    ],
  },
  'heal-risk': {
    brutal: [
      '{One:a} who does {other}. Some people really can’t leave work at work.',
      'You’ve seen what comes through the door, and you still do {other}. I call that research.',
      'As {one:a} you know which form it would be. You do {other} anyway, and you could fill it in from memory.',
      '{One} by trade, {other} by choice. It’s nice to give something back to your own department.',
      'Most people take up {other} because nobody has told them. Nobody had to tell {one:a}.',
      '{Other}, by {one:a}. It’s what chefs must feel when they eat at the airport.',
    ],
    gentle: [
      'After the work of {one:a}, {other} shows how you come back from it. Keep it; it’s asked about.',
      '{Other} says that you look after yourself as well as others. One short line is enough, as it is.',
      'An interviewer who meets {one:a} with {other} on the page has an easy first question. Leave it in.',
    ],
  },
  'complaints-contact': {
    brutal: [
      '{One} at work, {other} at home. The second has fewer forms.',
      '{Other}: at last a disagreement with a referee.',
      'With {one} you say that you understand their frustration. With {other} you get to share yours.',
      'You take {one} sitting down all day. It was only fair that {other} should get the rest.',
      'I see where the {one} come in, and thanks to {other} I see where they go.',
    ],
    gentle: [
      '{Other} explains how you keep your temper with {one}. It doesn’t need saying; both lines are enough.',
      'Anyone who hires for {one} wants to know how you unwind. {Other} answers it without being asked.',
      'Keep {other}. Beside {one} it makes a person of the page.',
    ],
  },
  'pressure-calm': {
    brutal: [
      '“{one}” at work, {other} at home, in case the first turns out not to be true.',
      '“{one}” gets you until six. {Other} gets what is left, and has the better deal.',
      'Steam goes in at “{one}” and comes out at {other}. That isn’t coping, that’s plumbing.',
      'You can take “{one}”. I notice you can’t take it home, because {other} has the evening.',
      'Nobody ever took up {other} because work was too quiet. “{one}” should have seen it coming.',
      '{Other} is how I’d handle “{one}”, too: from a distance.',
    ],
    gentle: [
      '{Other} makes “{one}” easier to believe: it shows where the calm comes from. One example from work would finish it.',
      'Everybody claims “{one}”. {Other} is the part that’s yours, so keep it.',
      'Name one hard day in the work, and with {other} further down the claim is proved from both ends.',
    ],
  },
  'calm-loud': {
    brutal: [
      '“{one}” is for the office. For the rest there is {other}.',
      'I wondered where “{one}” keeps it all. It turns out to be {other}.',
      '“{one}” on paper. The neighbours, who only know the {other}, weren’t asked for a reference.',
      'You are “{one}” until somebody says {other}.',
      '“{one}” and {other}: one of them is what happens when you get home.',
    ],
    gentle: [
      '“{one}” is often claimed; beside {other} it becomes a person. Keep both.',
      'If {other} is how you stay “{one}”, that’s a good answer for an interview.',
      '{Other} shows energy, and “{one}” shows control of it. A line in one of your jobs for the second would be worth having.',
    ],
  },
  'drive-legs': {
    brutal: [
      '{One} for a living, {other} for pleasure. Somewhere an engine feels used.',
      'They give {one:a} a seat, a wheel and a heater, and you go home and do {other}.',
      '{Other} is the one road on which {one:a} can’t be asked for the paperwork.',
      'After a shift as {one:a}, {other}. You just wanted to see the verge up close.',
      'Nobody overtakes like {one:a} on foot. {Other} must be a long lesson in patience.',
    ],
    gentle: [
      '{Other} is good news in {one:a}: a seated job, and somebody who moves. Leave it in.',
      'Keep {other}. It tells a fleet that you look after the part of the vehicle behind the wheel.',
      'If you do {other} for a club or a cause, name it in two words; otherwise it’s fine as it stands.',
    ],
  },
  'targets-still': {
    brutal: [
      'You aim at {one} all week and then go and do {other}. At least there nobody moves the line in March.',
      '{Other} has one thing over {one}: what you aim at stays where you left it.',
      'At work, whoever hits {one} is given higher ones. No wonder you took up {other}.',
      'Miss {one} and there’s a meeting. Miss at {other} and there’s a walk.',
      '{One} by day, {other} by night. Your holidays must come with a score, too.',
    ],
    gentle: [
      'Say how often you met the {one}; with {other} at the foot of the page, people will believe you like to aim.',
      '{Other} and {one} go together well. The second wants a number.',
      'Keep {other}. It gives an interviewer a friendly way into the question about {one}.',
    ],
  },
  'fish-sales': {
    brutal: [
      '{One:a} who goes in for {other}. Either way, the big one got away and you have it on file.',
      'In {other} you sit still until something bites. As {one:a} you call it a pipeline.',
      '{Other} is the only place where {one:a} gets no answer and isn’t expected to follow up.',
      '{One} by day, {other} by weekend. You hold your hands the same distance apart for both.',
      'Nobody has ever asked {other} for a forecast. I can see what {one:a} likes about it.',
    ],
    gentle: [
      'Patience joins {other} and the work of {one:a}. One figure in the work, and both are believed.',
      'Keep {other}: people who hire {one:a} like to find something to talk about.',
      '{Other} needs no explaining beside this job. A closed deal, with its size, would sit well above it.',
    ],
  },
};
