import type { ShapeTellings } from '../observed-jokes.ts';

/** The earliest job on the page, `{one}`, and the latest, `{other}`: what the first teaches anybody, whatever comes afterwards. */
export const FIRST_JOBS_TOLD: Readonly<Record<string, ShapeTellings>> = {
  'from-serving': {
    brutal: [
      '{One:a} reads a table in two seconds. {Other:a} gets a questionnaire and six weeks.',
      '{One} then, {other} now. It is still about who gets what when, but nobody leaves you coins.',
      'From {one} to {other}. You still ask whether everything is all right, and still know by the silence.',
      'You went from {one} to {other}, and the kitchen is still to blame.',
      '{One:a} hears everything and says nothing. Somebody thought: {other}.',
    ],
    gentle: [
      '{One} taught you to stay friendly when it is full. Say where {other} needs that.',
      'Nobody expects {one} behind {other}, so it is remembered. One clause may join them.',
      'If there is one habit that came along from {one}, name it; {other} is the better for it.',
    ],
  },
  'from-selling': {
    brutal: [
      'From {one} to {other}. People still come in for one thing and leave with another.',
      '{One} was where you learned to ask if they need anything else. As {other} you have learned not to.',
      '{One:a} is asked whether there is another one in the back. {Other:a} is the one in the back.',
      '{One} then, {other} now. The returns desk has merely become email.',
      '{One:a} can tell from the door who is only looking. For {other:a} it takes a meeting.',
    ],
    gentle: [
      '{One} taught you what people say when they mean no. {Other} can use that; say how.',
      'The way from {one} to {other} is a good one, and takes one sentence to tell.',
      'What did you sell most of as {one:a}? One exact figure there helps {other} too.',
    ],
  },
  'from-answering': {
    brutal: [
      'From {one} to {other}. You were the person they asked for the manager. Now you can go and look for one, too.',
      '{One} then, {other} now: at last you can put people on hold without playing them music.',
      'You learned as {one:a} to say ‘I understand’. As {other} you are allowed to.',
      '{One} then, {other} now. This call may have been recorded for training purposes, and it worked.',
      'To somebody who was {one:a}, everything about {other} must seem quiet, including the shouting.',
    ],
    gentle: [
      '{One} takes patience, and {other} will use all of it. Say so in a clause.',
      'How many people a day did you answer as {one:a}? The figure would carry the step to {other}.',
      'The link between {one} and {other} is finding out what somebody really wants. It may be said.',
    ],
  },
  'from-the-desk': {
    brutal: [
      'From {one} to {other}. You know where everything is kept, and that is why they had to let you out of the front.',
      'As {one:a} you ran the place without the title. {Other} is a title, so look out for whoever runs the place.',
      '{One} then, {other} now. Somebody else has the key to the stationery, and it hurts.',
      '{One:a} is the only person in a building whom everyone is nice to. Then you became {other}.',
      '{One:a} smells trouble through a revolving door. {Other} is further in, where it lives.',
    ],
    gentle: [
      '{One} shows that you know how a place works from the door on. Say what {other} owes to it.',
      'Someone who began as {one:a} seldom needs telling twice. One example would prove it for {other}.',
      'The step from {one} to {other} is worth a sentence at the top of the page.',
    ],
  },
  'from-cooking': {
    brutal: [
      'From {one} to {other}. The heat is off, and you have kept the language to yourself so far.',
      '{One} then, {other} now: at last a deadline that does not go cold.',
      'As {one:a} you said ‘two minutes’ and it was two. As {other} you will have to learn to lie.',
      'You left {one} for {other}, where somebody can burn something for weeks before you smell it.',
      '{One:a} knows where every knife is. {Other:a} finds out later, between the shoulder blades.',
    ],
    gentle: [
      '{One} means speed, order and clean hands. {Other} asks for the first two; say so.',
      'If a busy service as {one:a} taught you one thing, {other} is the place to name it.',
      'Not many come to {other} by way of {one}. It will be asked about, so have the reason ready.',
    ],
  },
  'from-teaching': {
    brutal: [
      'From {one} to {other}. The pupils have got taller and still have not read the sheet.',
      'As {one:a} you could see who had not done it. As {other} you can see it, but not keep them in.',
      '{One} then, {other} now. You still explain it three times, only nobody has to put a hand up.',
      'You have been {one:a}. Nothing that happens to {other:a} can be worse than the last lesson on a Friday.',
      '{One:a} has eyes in the back of the head. As {other} you face forward, and miss nothing.',
    ],
    gentle: [
      'Explaining is what {one} and {other} share. A case from either would show it.',
      '{One} proves that people listen to you. In the lines on {other}, let one of them do so.',
      'The step from {one} to {other} needs one sentence. You are the only one who can write it.',
    ],
  },
  'from-caring': {
    brutal: [
      'From {one} to {other}. Now when somebody says it hurts, you may ask them to put it in writing.',
      'You were {one:a}. When {other:a} hears that something is urgent, you are entitled to laugh.',
      '{One} then, {other} now. People are still not drinking enough water, but it is no longer on your chart.',
      'From {one} to {other}: you can finish a cup of tea now. I hope that you remember how.',
      '{One:a} is never thanked and always needed. You became {other}, and one of the two has changed.',
    ],
    gentle: [
      '{One} is seen at once as a job that takes nerve. Let {other} say where it is still of use.',
      'You bring from {one} what no course teaches. One line under {other} could show it at work.',
      'Between {one} and {other} lies a decision; one sentence on it is worth the room.',
    ],
  },
  'from-building': {
    brutal: [
      'From {one} to {other}. In the first at least you could point at the result.',
      'As {one:a} you knew that it was finished because it stood there. As {other} you have to ask.',
      '{One} then, {other} now: cleaner hands, dirtier emails, and nobody brings biscuits.',
      'You went from {one} to {other}, from sore knees to people who want to touch base.',
      '{One:a} measures twice and cuts once. {Other:a} meets twice and decides next week.',
    ],
    gentle: [
      '{One} gives {other} a ground that others lack: you know how it is done. Say it once.',
      'People believe {other:a} who has been {one:a}. Let the first line of the page mention it.',
      'What did {one} teach you that {other} still uses? One clause, and the two belong together.',
    ],
  },
  'from-driving': {
    brutal: [
      'From {one} to {other}. What you used to shout through the windscreen now has to go through HR.',
      'As {one:a} you were asked where you were. As {other} you are asked where we are, and nobody has a map.',
      '{One} then, {other} now: at last somebody else is stuck behind you.',
      'You stopped being {one:a} and became {other}. You must miss being able to close the door on them.',
      'A career from {one} to {other}, and at no point did anyone say that it was on the way.',
    ],
    gentle: [
      '{One} means being on time without anybody watching. {Other} can use that; say it once.',
      'The way from {one} to {other} makes a good sentence. Write it, and put it first.',
      'Which habit of {one:a} do you still have as {other}? That one is worth a clause.',
    ],
  },
  'from-cleaning': {
    brutal: [
      'From {one} to {other}. You know what people leave behind, and now you go to the meetings where they do it.',
      '{One:a} sees what everybody hoped nobody would see. It explains {other}.',
      'As {one:a} you were in before everyone. As {other} you find out why.',
      'You went from {one} to {other}, and it is still you who notices the ring on the table.',
      '{One} then, {other} now: the mess is no smaller, but these days it comes with a subject line.',
    ],
    gentle: [
      '{One} proves that you do what has to be done. {Other} is the better for it; leave it in.',
      'Somebody who has been {one:a} sees what others miss. One example under {other} would show it.',
      'There is no need to hide {one} behind {other}. Together they tell how you work.',
    ],
  },
  'from-the-stage': {
    brutal: [
      'From {one} to {other}. You can still read a room, but nobody claps when you leave it.',
      'As {one:a} you knew what people wanted by their feet. As {other} you have to wait for the survey.',
      '{One} then, {other} now. There is less applause, and the riders have got shorter.',
      '{One:a} never hears the end of it. {Other:a} is copied in.',
      'You were {one:a}. Being {other} is the encore, in flat shoes.',
    ],
    gentle: [
      '{One} means nerve in front of people. {Other} can use it; say where.',
      'Nobody expects {one} beside {other}, so it will be asked about. Have the story ready.',
      'What does {other} still owe to {one}? One clause would tell, and would be remembered.',
    ],
  },
};
