import type { ShapeTellings } from '../observed-jokes.ts';

/** What is said of clauses that deny something, or take something back. */
export const ODD_OF_DENIALS: Readonly<Record<string, ShapeTellings>> = {
  'nobody-wanted': {
    brutal: [
      'That’s the whole of Cinderella, with {thing:a}.',
      'Nobody wanted the {thing}, and look which of them made it on to a CV.',
      'You’ve just made me root for {thing:a}.',
      'The {thing} has read this and will be unbearable.',
      'Somewhere the ones that everybody wanted are reading about the {thing}.',
      'Hollywood needs a stadium and an orchestra for that plot. You needed {thing:a}.',
      'There’s always one person who takes the {thing} nobody wants. Hire that one.',
      '“{it}”: the whole of Cinderella in one line.',
      '“{it}” is the only character on the page, and I’m on its side.',
    ],
    gentle: [
      'The {thing} tells a reader more about your patience than the word would. I’d leave it in.',
      'Somebody will ask how that ended with the {thing}. You’ll be glad if they do.',
      'That’s a whole story in half a line. Nothing needs adding to it.',
      'Taking on what nobody else wants is worth a line anywhere. Know how it turned out.',
    ],
  },
  'nobody-asked': {
    brutal: [
      'I was about to ask. Now I feel part of the problem.',
      'Unasked and undefeated.',
      'The best things on a page are answers to questions nobody asked.',
      'Nobody asked, and you told us that as well. I’ve put my hand down.',
      'That’s initiative with the swagger left in.',
      'Somewhere in that building there’s a person who still hasn’t asked.',
    ],
    gentle: [
      'Doing it unasked is the point of the line. I’d leave those words in.',
      'An employer reads that as somebody who doesn’t wait to be told. It may stay.',
      'If they ask now, say what came of it. That completes the story.',
    ],
  },
  'nobody-knows': {
    brutal: [
      'And now I don’t know either. You’ve made it my problem.',
      'Archaeologists get funding for that.',
      'Somewhere there’s one person who does, and they left with the manual.',
      'If you ever find out, don’t put it in the CV. It’s perfect as it is.',
      'Doctors call that an incidental finding and write it up.',
      'Every building has a door like that, and one key that fits it, and you kept the key.',
    ],
    gentle: [
      'It says that you looked where others had given up. I’d keep it short, as it is.',
      'Somebody will want to know what you did about it. One sentence settles that.',
      'An unexplained thing on a page makes a reader listen. Have the end of the story ready.',
    ],
  },
  'nobody-may': {
    brutal: [
      'The {thing} has tenure.',
      'That’s how museums begin.',
      'Kings have had less protection than that {thing}.',
      'There’s a rule behind that, a person behind the rule, and a story behind the person.',
      'The {thing} will be there when all of us have been restructured.',
      'Somewhere it is written down why, and nobody is allowed to read that either.',
    ],
    gentle: [
      'Everybody who has worked in such a place knows one. The {thing} may stay where it is.',
      'It’s a small picture of the place, and a true one. I wouldn’t explain it.',
      'Somebody may ask why. Two sentences are enough.',
    ],
  },
  'never-but': {
    brutal: [
      'I was nodding all the way to “{one}”.',
      'The record is spotless if you hold your thumb over “{one}”.',
      '“{one}” walked in just as everybody was starting to clap.',
      'Insurers read the first half. Everybody else reads “{one}”.',
      'You could have stopped one clause earlier and got away with it. I’m glad you didn’t.',
      'Honesty is adding “{one}” when nobody was checking.',
      'I’d ask about “{one}” before I asked about the money.',
      'A clean record with one exception. The exception has the better material.',
      'Everything before “{one}” could be on anybody’s page. “{one}” has been somewhere.',
      'Nobody believes a perfect record. Everybody believes “{one}”.',
    ],
    gentle: [
      'The one exception makes the rest believable. I’d keep both halves.',
      'A spotless record with “{one}” in it is one that people trust.',
      'You told the whole of it. If they ask about the one, be brief and cheerful.',
      'It would be a lesser line without its second half. Nothing to change.',
    ],
  },
  'not-that': {
    brutal: [
      'You only write “not {no}” after somebody has asked about {no}.',
      'Thank you for clearing that up. I had already told people it was {no}.',
      'I hadn’t thought of {no} until you ruled it out. Now it’s all I can see.',
      'Somebody once took it for {no}, and you’ve carried that bracket ever since.',
      'That bracket has had this conversation before, and it was about {no}.',
      'So there’s a version of this career with {no} in it. I’d have read that one, too.',
      'Lawyers charge by the hour for a “not {no}”. You threw it in.',
    ],
    gentle: [
      'It answers the question before it’s put. That’s what a bracket is for.',
      'A reader might well have thought of {no}. You were right to say.',
      'Clear, short, and nobody is left wondering about {no}.',
    ],
  },
  'only-not': {
    brutal: [
      'The firmness of “{it}” tells me that somebody asked.',
      'A bracket with its arms folded.',
      'I had no plans to ask. Now I have several.',
      'You drew that line yourself, and you pressed hard.',
      '“{it}”: said quickly, and from the doorway.',
      'Every contract should have room for one “{it}”.',
      'There was a meeting before that bracket, and you remember who was in it.',
    ],
    gentle: [
      'Saying where your part ends is fair to whoever hires you. Leave it in.',
      'It’s honest and it’s brief. If the new job needs that very thing, say what you’d do about it.',
      'A limit that’s printed can’t be held against you later.',
    ],
  },
};
