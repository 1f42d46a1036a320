import type { ShapeTellings } from '../observed-jokes.ts';

/** The earliest job on the page, `{one}`, and the latest, `{other}`: what the first teaches anybody, whatever comes afterwards. */
export const FIRST_JOBS_TOLD: Readonly<Record<string, ShapeTellings>> = {
  'from-serving': {
    brutal: [
      'As {one:a} you learned to smile with your hands full. As {other} you had to find something to put in them.',
      '{One} first, {other} now. It is still about who gets what when, but nobody leaves you coins.',
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
      'You started as {one:a}, being told that it was cheaper online. {Other} is where you hear it about yourself.',
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
      '{One} first, and now {other}: at last somewhere you can put people on hold without music.',
      'You learned as {one:a} to say ‘I understand’. As {other} you are allowed to.',
      '{One} then, {other} now. This call may have been recorded for training purposes, and it worked.',
      'After {one}, everything about {other} must seem quiet, including the shouting.',
    ],
    gentle: [
      '{One} is a school in patience, and {other} will use all of it. Say so in a clause.',
      'How many people a day did you answer as {one:a}? The figure would carry the step to {other}.',
      'The link between {one} and {other} is finding out what somebody really wants. It may be said.',
    ],
  },
  'from-the-desk': {
    brutal: [
      'From {one} to {other}. You know where everything is kept, and that is why they had to let you out of the front.',
      'As {one:a} you ran the place without the title. {Other} is a title, so look out for whoever runs the place.',
      '{One} first, {other} now. Somebody else has the key to the stationery, and it hurts.',
      '{One:a} is the only person in a building whom everyone is nice to. Then you became {other}.',
      'You spent {one} telling people that somebody was in a meeting. As {other} it is you.',
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
      'After {one}, {other}: same knives, but here they go in the back.',
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
      '{One} first, {other} now. You still explain it three times, only now they call it alignment.',
      'After {one}, nothing that happens to {other:a} can be worse than the last lesson on a Friday.',
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
      'You were {one:a}, so as {other} you are the only person in the meeting who has had a real emergency.',
      '{One} then, {other} now. People are still not drinking enough water, but it is no longer on your chart.',
      'After {one}, {other}: the first job in which you can finish a cup of tea. I hope that you remember how.',
      '{One:a} learns to lift without complaint. Then came {other}, and only the complaint was left to lift.',
    ],
    gentle: [
      '{One} is seen at once as a job that takes nerve. Let {other} say where it is still of use.',
      'You bring from {one} what no course teaches. One line under {other} could show it at work.',
      'Between {one} and {other} lies a decision; one sentence on it is worth the room.',
    ],
  },
  'from-labour': {
    brutal: [
      'From {one} to {other}. At the end of the first one could see what had been done.',
      'As {one:a} you knew that it was finished because it stood there. As {other} you have to ask.',
      '{One} then, {other} now: cleaner hands, dirtier emails.',
      'You went from {one} to {other}, from sore knees to people who want to touch base.',
      '{One:a} is told to measure twice. {Other:a} is told to circle back, which is the same without the result.',
    ],
    gentle: [
      '{One} gives {other} a ground that others lack: you know how it is done. Say it once.',
      'People believe {other:a} who has been {one:a}. Let the first line of the page mention it.',
      'What did {one} teach you that {other} still uses? One clause, and the two belong together.',
    ],
  },
};
