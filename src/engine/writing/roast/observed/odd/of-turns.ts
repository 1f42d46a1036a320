import type { ShapeTellings } from '../observed-jokes.ts';
import { when } from './odd-tellings.ts';

const plain = (text: string): ReturnType<typeof when> => when((facts) => facts['plain'] === 1, text);
const ever = (text: string): ReturnType<typeof when> => when(({ ever: again }) => /again/u.test(String(again ?? '')), text);
const sorry = (text: string): ReturnType<typeof when> => when(({ it }) => /sorry/iu.test(String(it)), text);
const confessed = (text: string): ReturnType<typeof when> => when(({ it }) => !/sorry|not my fault/iu.test(String(it)), text);
const denied = (text: string): ReturnType<typeof when> => when(({ it }) => /not my fault/iu.test(String(it)), text);
const ranked = (text: string): ReturnType<typeof when> => when(({ best }) => !/only|last/iu.test(String(best)), text);
const only = (text: string): ReturnType<typeof when> => when(({ best }) => /^only$/iu.test(String(best)), text);
const now = (text: string): ReturnType<typeof when> => when(({ it }) => /\bnow\b/iu.test(String(it)), text);

/** What is said of clauses that refuse, confess, overtake or undo what stands before them. */
export const ODD_OF_TURNS: Readonly<Record<string, ShapeTellings>> = {
  refusal: {
    brutal: [
      'A CV is a list of what people will do. You’ve opened a second column.',
      plain('Everybody has a line they won’t cross. Yours is to {rest}.'),
      plain('Somebody once asked you to {rest}, and nobody has asked since.'),
      plain('You’d do anything for the job, but you’ll not {rest}. Meat Loaf was less specific.'),
      'Behind every “{it}” there’s an afternoon, a bill and an apology.',
      'Lawyers put that on page nine. You put it on the CV.',
      ever('That “again” is the best word on the page.'),
    ],
    gentle: [
      'You know where you stop, and you say it without fuss. I respect that.',
      'It’s good to know beforehand, and you put it kindly.',
      plain('I’d never ask you to {rest}, and I’m glad that you told me.'),
    ],
  },
  'house-rule': {
    brutal: [
      'Rock stars put that in a rider. You put it in a CV.',
      'House rules before the house has been offered. I like the nerve.',
      'A rule that exact has a first offender.',
      'I hadn’t planned to. Now I wouldn’t dare.',
    ],
    gentle: [
      'You look after what the work needs, down to a rule of your own. That’s dedication.',
      'It’s a clear rule, told with a straight face. I like you for it.',
    ],
  },
  'does-not-mind': {
    brutal: [
      'Said in the voice other people keep for liking Abba.',
      'You looked over both shoulders before you wrote “{it}”.',
      'Every office is looking for somebody who doesn’t mind, and no advert has ever dared to ask.',
      'That’s the least romantic declaration of love on any CV this week.',
    ],
    gentle: [
      'Somebody has to, and you’re content to. Any team would be grateful for that.',
      'It’s a modest way to put a real strength, and I believe it at once.',
    ],
  },
  confesses: {
    brutal: [
      confessed('A full confession, and nobody had called the police.'),
      confessed('Juries like that. So do I.'),
      confessed('Other people bury that in a reference. You signed it.'),
      confessed('I hadn’t even opened the inquiry. “{it}”. Case closed.'),
      sorry('Banks have apologised for more with less feeling.'),
      sorry('There’s a card for that occasion, and you seem to be writing it every year.'),
      sorry('I accept. I can’t speak for the others.'),
      denied('Nobody had said that it was. Now there’s an inquiry.'),
      denied('I hadn’t heard of any incident. I have one suspect.'),
    ],
    gentle: [
      confessed('You own up with a smile, and that’s the kind of colleague people trust.'),
      confessed('Taking the blame for a small thing in public says a good deal about how you handle large ones.'),
      sorry('That you still think of it shows how much you care about the work.'),
      denied('You are at ease with yourself, and it makes me want to hear the story.'),
    ],
  },
  'shared-with': {
    brutal: [
      'Somewhere {who} tells this story from the other side.',
      'There was a rota, I assume, and I’d like to know who broke it first.',
      'Half of diplomacy is settling who gets the room first, you or {who}.',
      'I’d read the lease.',
      'A career in two words: after {who}.',
      'Reference available from {who}, presumably, and not wholly flattering.',
    ],
    gentle: [
      'Getting along with {who} takes tact, and you mention it without a word of complaint.',
      'I can see the place at once, and how you made it work.',
      'It shows somebody who makes do cheerfully. That’s worth having anywhere.',
    ],
  },
  'local-fame': {
    brutal: [
      'World famous {where}.',
      ranked('Somewhere there’s a second-{best}, and it resents you.'),
      ranked('The {best} {thing}, with directions. I’d pull in for that.'),
      only('A monopoly {where}, and honestly come by.'),
      only('If there were a second {thing} {where}, the two of you would have to nod.'),
      'I’ve looked at the map, and nobody {where} is going to argue.',
      'Guinness would want a witness. You brought a compass.',
    ],
    gentle: [
      'It’s something to be proud of, and you’re exact about how far the pride reaches.',
      'A reader can see that place, and you in it. I’d want to visit.',
      'You’ve been part of something that exists nowhere else near, and it shows that you care for it.',
    ],
  },
  'then-a': {
    brutal: [
      'A thriller in one line: everything was quiet, and then {it}.',
      'I didn’t see {it} coming, and neither, clearly, did anybody else.',
      'All that patience, and it ends with {it}. Greek plays are built like that.',
      'Everything before the comma is a record. Everything after it is {it}.',
    ],
    gentle: ['You tell the end of it as well, and I trust the beginning more for that.', 'It’s told with good grace, {it} and all.'],
  },
  won: {
    brutal: [
      'I’d like to hear that from {who}.',
      'Most CVs have one main character. Yours has just been out-acted by {who}.',
      'You had the first half of that line to yourself, and {who} walked off with the second.',
      'A short sentence with {who} in charge. The rest of the line has to live with it.',
      'History is written by the winners. That line is about {who}.',
    ],
    gentle: ['You let {who} have the last word, and that takes a sense of humour.', 'I can see the whole scene, and you’re good company in it.'],
  },
  'now-we': {
    brutal: [
      now('Every “now” has a before, and somebody had to sign for it.'),
      'A rule like that’s written in one afternoon. I’d like to hear about the afternoon.',
      'Nobody starts to {rest} without a reason. You left the reason in the building.',
      'Procedures have long names so that nobody asks. “{it}” has me asking.',
    ],
    gentle: [
      'You learned something and changed how it is done. That’s the best end of any story.',
      'It shows that a lesson was kept, and you tell it without blaming anybody.',
    ],
  },
  'we-did': {
    brutal: [
      'The shortest follow-up action ever minuted.',
      'And that, I take it, was the end of the meeting.',
      'Business schools teach a whole term on what to do next. You {did} it.',
      'I have no questions about the rest. Only about the moment when somebody said it first.',
    ],
    gentle: [
      'You tell it with so light a hand that I was sorry when it stopped.',
      'It shows people who could laugh together at work. That’s rare, and good to hear.',
    ],
  },
  'odd-place': {
    brutal: [
      'Companies spend millions on headquarters. You had {thing:a}.',
      'There will be a blue plaque one day, and nobody will believe the {thing}.',
      'Somebody in marketing would have to crop out the {thing}.',
      'Architects talk about space for ideas. They never mean {thing:a}.',
      'Legends begin in a garage. You looked round and settled for {thing:a}.',
    ],
    gentle: ['You made it work where you were, and that’s worth more than a grand address.', 'The {thing} gives the line a picture, and I’ll remember it.'],
  },
  'odd-tool': {
    brutal: [
      'No manual mentions {thing:a}. It should.',
      'Others have a toolbox. You had {thing:a} and an idea.',
      'I’d like to see the {thing} on the expenses.',
      'The {thing} hasn’t been the same since, and has never been so useful.',
      'Engineers call that an unconventional approach. Everybody else calls it {thing:a}.',
    ],
    gentle: [
      'You used what was there, and it worked. That’s what being practical looks like.',
      'I like somebody who can look at {thing:a} and see a solution.',
    ],
  },
};
