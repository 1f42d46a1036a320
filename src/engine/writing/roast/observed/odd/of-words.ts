import type { ShapeTellings } from '../observed-jokes.ts';
import { when } from './odd-tellings.ts';

const night = (text: string): ReturnType<typeof when> => when(({ night: known }) => known === 1, text);
const bracketed = (text: string): ReturnType<typeof when> => when(({ it }) => /\(/u.test(String(it)), text);

const atWork = (text: string): ReturnType<typeof when> => when(({ place }) => place === 'work', text);
/** They saw nothing of it. */
const unseen = (text: string): ReturnType<typeof when> => when(({ did }) => /^(?:looked up|notice|woke|wake)/iu.test(String(did)), text);

/** What is said of clauses that leave somebody alone, or say what nobody else would have said. */
export const ODD_OF_WORDS: Readonly<Record<string, ShapeTellings>> = {
  bracket: {
    brutal: [
      atWork('Take out “{it}” and it’s a work record. Put it back and it’s a story for the pub.'),
      'Thank you for “{it}”. I had already called somebody.',
      'I had my question ready, and “{it}” answered the one behind it.',
      'The line clocked off, and “{it}” stayed for a drink.',
      'A lawyer would have struck out “{it}”. Lawyers don’t get invited back.',
      'Nobody made you print “{it}”. I won’t forget it.',
      '“{it}” is doing all of the work, from inside a bracket, for no money.',
      'There’s a longer version of “{it}”, and it needs a table and four chairs.',
    ],
    gentle: [
      '“{it}” makes a duty into a moment. I’d leave it in its bracket.',
      'If they ask about one thing on the page, let it be “{it}”.',
      'It’s short, it’s true, and it can only be yours.',
      'I stopped at “{it}”, and I was glad that I had.',
    ],
  },
  'flat-pair': {
    brutal: [
      'The fairest review that any of us can hope for.',
      'I would buy it.',
      'A product description with nothing to hide. It won’t catch on.',
      'Most adverts need a lawyer to be half as honest.',
      'I’ve read obituaries of companies that were less well put.',
    ],
    gentle: [
      'Two short sentences, and I can see it. Nothing to mend.',
      'That’s how you talk, and it’s a good way to be met. It may stay.',
      'It will be read aloud to somebody. I wouldn’t touch it.',
    ],
  },
  mine: {
    brutal: [
      'Sovereignty has been declared over less.',
      'I picture a small flag on the {thing}.',
      'Wars have started over who has the {thing}, and you put the hours in writing.',
      'And then, I assume, a handover with salutes.',
    ],
    gentle: [
      'It says what you are trusted with, and it says it with a smile. Leave it.',
      'Whoever talks about the {thing} like that looks after it.',
      'One line in your own voice helps the drier ones. It may stay.',
    ],
  },
  alone: {
    brutal: [
      'So employee of the month was a short discussion.',
      'Every motion was put, seconded and carried by you.',
      'The whole organisation chart is a mirror.',
      'Whoever left the mug in the sink, the inquiry was brief.',
      'If anybody asked for the manager, you could turn round and come back.',
      'Staff meetings must have been quick, and the minutes very flattering.',
      night('In the small hours you were management, union and lost property.'),
      night('If something went bump in the night, it was either you or your problem.'),
    ],
    gentle: [
      'Being the only one there means that every decision was yours. Nobody who hires misses that.',
      'It’s responsibility in very few words. Have one night or day ready to tell.',
      'A reader who has worked alone will know exactly what that’s worth.',
    ],
  },
  unasked: {
    brutal: [
      'I’ve looked for the threat, and there is none.',
      'There’s always one. Everybody else in the room was studying the floor.',
      '“{it}”: the one word that no employer has ever dared to put in an advert.',
      'You put your own hand up, and then you put it in writing.',
      'Somebody should have told you that this is how it starts.',
      'Other people have to be asked twice. You had to be stopped at “{it}”.',
      'That single “{it}” has ruined it for everybody else in the corridor.',
    ],
    gentle: [
      'That you did it of your own accord is worth the word. I’d leave it in.',
      '“{it}” says more than any sentence about motivation. Let it stand.',
      'People remember who offered. Know in one sentence why you did.',
    ],
  },
  mainly: {
    brutal: [
      'I read the first half and pictured a career. Then it was “{it}”.',
      '“{it}” is the part that the annual report leaves out.',
      'Somebody asked what it was really like, and out it came: “{rest}”.',
      'Take out “{it}” and it’s a job. Leave it in and I believe you.',
      'You opened the door on the first half, and behind it was “{rest}”.',
      'The first half got you the interview. “{it}” gets you the anecdote.',
      'There are consultants who need forty slides to arrive at “{it}”.',
      'I admire “{it}”. It has nothing to hide and no idea who is reading.',
      'Nobody grows up dreaming of “{rest}”. Somebody has to be good at it.',
      '“{it}” makes me want to see the list of exceptions.',
    ],
    gentle: [
      'It’s exact, and it’s said without fuss. “{it}” may stay.',
      'A reader now knows what the days were like. That’s worth more than a grander word.',
      'If you want it grander, don’t: “{it}” is why the line is believed.',
      'People will ask about “{rest}”. Enjoy the question.',
    ],
  },
  except: {
    brutal: [
      'You could have said ‘all’ and nobody would have checked. You’d have known.',
      'A perfect record, with a door in it.',
      'Nobody will ask about the others. “{last}” has just become the interview.',
      'I had my stamp ready, and then came “{last}”.',
      'There’s a whole second CV behind “{last}”, and I’d like to read it.',
      'Legends are built like that: everything went well, except “{last}”.',
    ],
    gentle: [
      'The exception is what makes the rest believable. I’d keep both.',
      'They’ll ask about “{last}”. Two honest sentences are enough.',
      'A record with one dent in it, told by its owner, is better than one without.',
    ],
  },
  'one-went-wrong': {
    brutal: [
      'Other people write ‘reliable’. You named the {thing}.',
      'One {thing} is no failure. It’s an anecdote with paperwork.',
      'All the ones that went well share a line somewhere. The {thing} got its own.',
      'You didn’t have to tell me about the {thing}. That’s why I’d hire you.',
      'Just the one {thing}. I’d have stopped counting as well.',
      'Whoever keeps a tally of one has thought about that {thing} since.',
      bracketed('I was worried about the {thing}, and then the bracket came back with news.'),
    ],
    gentle: [
      'Naming the one that went wrong makes all the others believable.',
      'It’s told without excuses, and it’s brief. Nothing to mend.',
      'If they ask about the {thing}, say what you do differently now. Then smile.',
    ],
  },
  'flat-no': {
    brutal: [
      'There’s a longer version, and you’ve decided that I can’t have it.',
      '“{it}”: the shortest review I’ve read all year, and I trust it.',
      'Said by somebody who has put the phone down on the subject.',
      'No reasons given. The best ones never are.',
      'You could put “{it}” on a mug.',
      'I looked for the story behind “{it}”, and you had locked the door and kept the key.',
      'That’s where the music stops in the film.',
    ],
    gentle: [
      '“{it}” is honest, and it closes the matter. It may stay.',
      'If somebody asks, one sentence is enough. You need not defend it.',
      'It makes the line shorter and truer than a success would have.',
    ],
  },
  'never-needed': {
    brutal: [
      'The best-rehearsed show that never opened.',
      'An audience of none, and you still learned the lines.',
      'That’s insurance. Everybody pays, and with luck it’s a dull story.',
      '“{it}” is the nicest review that sort of thing can get.',
    ],
    gentle: [
      'That nothing came of it is the result. It may stay exactly so.',
      'Being ready for what doesn’t happen is work as well. Leave the line.',
      'It’s said drily, and that suits it.',
    ],
  },
  'so-it-came': {
    brutal: [
      'Other people write ‘passionate about’. You have a reason.',
      'That’s the first honest career plan I’ve read this week: something happened.',
      'One clause, and the rest of the page suddenly makes sense.',
      'Careers advisers have sat opposite people for an hour without getting as far as “{it}”.',
      'Most people need a coach, a course and a lake to arrive at “{it}”.',
      'A vocation is a calling. Yours rang, and you were standing next to it.',
    ],
    gentle: [
      'That’s the answer to ‘why this work?’, and you have it in one clause. Keep it for the interview, too.',
      'A reason that short is believed. Nothing needs adding.',
      'It says why, and why is what a reader looks for.',
    ],
  },
  'before-they': {
    brutal: [
      'Timing like that usually comes with a magician.',
      'I’d have liked to see the face of {who}, and so, I think, would you.',
      'Somebody should put a stopwatch on you, and wouldn’t get it out in time.',
      'There are forms for that, and you were done before anybody had found a pen.',
      '{Who} came second. There’s no shame in it.',
      unseen('{Who} never knew, until you printed it.'),
      unseen('It would be a shame if {who} ever read this page.'),
      unseen('There’s a whole profession in that clause, and it consists of {who} not finding out.'),
      unseen('Half of all good work is done behind the back of {who}.'),
    ],
    gentle: [
      'It shows foresight without using the word. I’d leave it.',
      'A small clause, and a reader sees how you work. Nothing to add.',
      'That’s what an employer hopes for and can’t advertise.',
    ],
  },
  'which-they': {
    brutal: [
      'There’s a whole staff survey in that clause.',
      'I’d like to hear the version told by {who}.',
      'That’s diplomacy. Ambassadors have been recalled for less.',
      '{Who} will be glad to have been consulted.',
      'You know exactly how {who} felt, and you did it anyway. Put that under leadership.',
    ],
    gentle: [
      'You know how your work looks from the other side. That’s rarer than the work.',
      'It’s a human line among the facts, and it may stay.',
      'If they ask, let {who} come off well in the story.',
    ],
  },
};
