import type { ShapeTellings } from '../observed-jokes.ts';

/** Numbers and lines of work, held against each other. `{one}` stands in the first line, `{other}` in the second; `{count}` is how many of the other. */
export const WORK_CROSSINGS_TOLD: Readonly<Record<string, ShapeTellings>> = {
  'sum-and-single': {
    brutal: [
      '{One} is a figure. One {other} is a story, and nobody buys a drink for a figure.',
      'An auditor will ask about the {one}. Everybody else will ask about the {other}.',
      'I read straight past the {one} and stopped at the {other}. You may want to tell accounts.',
      'They’ll nod at {one}. Then they’ll lean forward and say: tell us about the {other}.',
      'With {one} on the page, one {other} had no business being the best thing on it.',
      '{One} needs two signatures. The {other} only needed you.',
      'Most people with {one} to show would have cut the {other}. That’s why I forget most people.',
    ],
    gentle: [
      '{One} shows the size of it, and one {other} shows that you were there. Keep both.',
      'The {one} gets you asked in, and the {other} starts the conversation. Have its story ready.',
      'A reader believes {one} sooner because you also mention one {other}. Leave it where it is.',
    ],
  },
  'sum-and-few': {
    brutal: [
      '{One} will impress somebody. The {count} {other} are how they’ll find you again.',
      'You were trusted with {one}. Before I hand over {count} {other}, I want references.',
      'I’ve seen {one} on other CVs. It has never brought its own {count} {other}.',
      '{One} is what they’ll repeat upstairs. The {other} are what they’ll repeat at home.',
    ],
    gentle: [
      '{One} gives the scale and {count} {other} give it a face. Keep both.',
      'The {other} are the detail that people repeat, and {one} is what makes them listen. Leave both in.',
      'I’d ask about the {other} before {one}. Have that story ready, and keep it short.',
    ],
  },
  'crowd-and-few': {
    brutal: [
      '{Many} {one}, {count} {other}. History gets written about the {other}.',
      'After {many} {one} nobody would have minded if you had lost track of the {other}. You stopped at {count}.',
      'The {one} came by the hundred. The {count} {other} came by name.',
      'I can picture {count} {other}. The {many} {one} will have to take a number, and have.',
      'Of those {many} {one} I couldn’t name you one. The {count} {other} I’ll take to my grave.',
      'I trust you with {many} {one}. It’s the {other} that you counted twice.',
    ],
    gentle: [
      '{Many} {one} shows the load, and {count} {other} shows that you still looked up. Keep both.',
      'Both are exact, and exact is believed. The {other} are what people will ask about.',
      'Let the {one} stand in the first line and the {other} where they are: one for weight, one for memory.',
    ],
  },
  'heavy-and-light': {
    brutal: [
      'One of the two takes your arm off if you get it wrong. For “{one}”, on the other hand, there is training.',
      '“{one}” for what won’t move, “{other}” for those who won’t listen.',
      'From “{one}” to “{other}”. There’s not a glove in the world that does both.',
      'Whoever has “{one}” and “{other}” in one CV has been underestimated twice, once by each crowd.',
      '“{one}” and “{other}”. I’d ask which of them has the emergency stop, but I think I know.',
      'They’ll hire you for “{one}”. It’s “{other}” that the whole canteen will know by Friday.',
    ],
    gentle: [
      '“{one}” and “{other}” in one CV make somebody whom people remember. Keep both, well apart.',
      'Few have “{one}”, and fewer have “{other}” as well. It costs one line, so leave it in.',
      'An interviewer will ask about “{other}” and hire for “{one}”. Both are in the right place.',
    ],
  },
  'rank-paper': {
    brutal: [
      '{One:a}, and still {other}. It’s lonely at the top, and the toner is low.',
      '{One} is what it says on the door. {Other} is what it says on the desk, and you sit at the desk.',
      'In the film, {one:a} looks out over the city. In the CV there is {other}.',
      'I like {one:a} who admits to {other}. Most have somebody to deny it for them.',
      'The contract says {one}. The afternoon says {other}.',
      'Every {one} delegates. On this page {other} looked round for somebody lower, and came back.',
    ],
    gentle: [
      '{Other} takes the shine off {one}. Let a decision of yours stand first, and this may follow or go.',
      'If {other} was a small part of it, give the line to what only {one:a} could do.',
      'It’s honest to list {other}. Beside {one}, though, a reader wants to know what you decided.',
    ],
  },
  'award-paper': {
    brutal: [
      '{One}, and then {other}. Fame is one thing, Tuesday another.',
      'They gave you {one}. The {other} they gave you as well.',
      '{One}: applause. {Other}: the sound of it stopping.',
      'First {one}, and somewhere below it {other}. The red carpet is shorter than one thinks.',
      'They handed you {one} and then pointed at the {other}. The speech must have been brief.',
    ],
    gentle: [
      'Say what {one} was for. It’s worth more than the line on {other}.',
      '{One} needs a reason and a date; {other} needs neither. Move the first one up.',
      'A reader meets {other} on every CV and {one} on few. Let the second be the first thing they see.',
    ],
  },
  'saved-and-met': {
    brutal: [
      'You got the time back in one line. In another, “{other}”: so that’s where it went.',
      '“{one}”, and “{other}”. You had hardly freed the hour when somebody sat down in it.',
      'Time saved is never lost. It’s invited to “{other}”.',
      'You saved it. Then came “{other}”, and it was gone, with minutes.',
      'First “{one}”, then “{other}”. Somebody should automate the second and not tell anyone.',
    ],
    gentle: [
      'Say what was done with the time that you saved; beside “{other}” people will wonder.',
      '“{one}” is the strong line. Put it first, and let “{other}” follow or go.',
      'What came out of “{other}”? One decision would make it as good as the line on time.',
    ],
  },
  'rota-wish': {
    brutal: [
      '“{one}” is the wish. “{other}” is how one comes by it.',
      'I wondered what made you ask for “{one}”. Then I got to “{other}”, and put the kettle on for you.',
      'You don’t need to explain “{one}”. “{other}” has given evidence.',
      '“{one}”, please. Spoken like somebody who has met “{other}” and didn’t get its number.',
      'Everybody wants “{one}” in theory. You’ve done the experiment, and it was called “{other}”.',
    ],
    gentle: [
      'The wish is fair, and “{other}” shows that you know the alternative. Put what you offer before it.',
      '“{one}” reads best after a reason to hire you. Move it to the end.',
      '“{other}” shows that you can do more than you ask for. A reader will see that; let the wish stay short.',
    ],
  },
};
