import type { ShapeTellings } from '../observed-jokes.ts';
import { when } from './odd-tellings.ts';

const plain = (text: string): ReturnType<typeof when> => when((facts) => facts['plain'] === 1, text);
const ever = (text: string): ReturnType<typeof when> => when(({ ever: again }) => /again/u.test(String(again ?? '')), text);
const sorry = (text: string): ReturnType<typeof when> => when(({ it }) => /sorry/iu.test(String(it)), text);
const confessed = (text: string): ReturnType<typeof when> => when(({ it }) => !/sorry|not my fault/iu.test(String(it)), text);
const denied = (text: string): ReturnType<typeof when> => when(({ it }) => /not my fault/iu.test(String(it)), text);
const ranked = (text: string): ReturnType<typeof when> => when(({ best }) => !/only|last/iu.test(String(best)), text);
const only = (text: string): ReturnType<typeof when> => when(({ best }) => /^only$/iu.test(String(best)), text);
const shut = (text: string): ReturnType<typeof when> => when(({ rest }) => /^(?:in|under|behind|inside) (?:a|an|my|the) /iu.test(String(rest)), text);
const itself = (text: string): ReturnType<typeof when> => when(({ it }) => !/^(?:they|the \p{Ll}+) (?:let|allow)/iu.test(String(it)), text);
const letIn = (text: string): ReturnType<typeof when> => when(({ it }) => /^(?:they|the \p{Ll}+) (?:let|allow)/iu.test(String(it)), text);
const lunch = (text: string): ReturnType<typeof when> => when(({ away }) => /lunch/u.test(String(away)), text);
const early = (text: string): ReturnType<typeof when> => when(({ when: hour }) => /^(?:lunch|noon|midday|breakfast)$/iu.test(String(hour)), text);
const anybody = (text: string): ReturnType<typeof when> => when(({ who }) => who !== undefined, text);
const anything = (text: string): ReturnType<typeof when> => when(({ who }) => who === undefined, text);
const collects = (text: string): ReturnType<typeof when> => when(({ it }) => /^I (?:\p{Ll}+ )?collect/u.test(String(it)), text);
const likes = (text: string): ReturnType<typeof when> => when(({ it }) => /^I (?:\p{Ll}+ )?(?:like|love|prefer)/u.test(String(it)), text);
const now = (text: string): ReturnType<typeof when> => when(({ it }) => /\bnow\b/iu.test(String(it)), text);

/** What is said of clauses that refuse, confess, overtake or undo what stands before them. */
export const ODD_OF_TURNS: Readonly<Record<string, ShapeTellings>> = {
  refusal: {
    brutal: [
      'A CV is a list of what people will do. You have opened a second column.',
      plain('Everybody has a line they will not cross. Yours is to {rest}.'),
      plain('Somebody once asked you to {rest}, and nobody has asked since.'),
      plain('You would do anything for the job, but you will not {rest}. Meat Loaf was less specific.'),
      'Behind every “{it}” there is an afternoon, a bill and an apology.',
      'Lawyers put that on page nine. You put it on the CV.',
      ever('That “again” is the best word on the page.'),
    ],
    gentle: [
      'You know where you stop, and you say it without fuss. I respect that.',
      'It is good to know beforehand, and you put it kindly.',
      plain('I would never ask you to {rest}, and I am glad that you told me.'),
    ],
  },
  'house-rule': {
    brutal: [
      'Rock stars put that in a rider. You put it in a CV.',
      'House rules before the house has been offered. I like the nerve.',
      'A rule that exact has a first offender.',
      'I had not planned to. Now I would not dare.',
    ],
    gentle: [
      'You look after what the work needs, down to a rule of your own. That is dedication.',
      'It is a clear rule, told with a straight face. I like you for it.',
    ],
  },
  'does-not-mind': {
    brutal: [
      'Said in the voice other people keep for liking Abba.',
      'You looked over both shoulders before you wrote “{it}”.',
      'Every office is looking for somebody who does not mind, and no advert has ever dared to ask.',
      'That is the least romantic declaration of love on any CV this week.',
    ],
    gentle: [
      'Somebody has to, and you are content to. Any team would be grateful for that.',
      'It is a modest way to put a real strength, and I believe it at once.',
    ],
  },
  confesses: {
    brutal: [
      confessed('A full confession, and nobody had called the police.'),
      confessed('Juries like that. So do I.'),
      confessed('Other people bury that in a reference. You signed it.'),
      confessed('I had not even opened the inquiry. “{it}”. Case closed.'),
      sorry('Banks have apologised for more with less feeling.'),
      sorry('There is a card for that occasion, and you seem to be writing it every year.'),
      sorry('I accept. I cannot speak for the others.'),
      denied('Nobody had said that it was. Now there is an inquiry.'),
      denied('I had not heard of any incident. I have one suspect.'),
    ],
    gentle: [
      confessed('You own up with a smile, and that is the kind of colleague people trust.'),
      confessed('Taking the blame for a small thing in public says a good deal about how you handle large ones.'),
      sorry('That you still think of it shows how much you care about the work.'),
      denied('You are at ease with yourself, and it makes me want to hear the story.'),
    ],
  },
  'shared-with': {
    brutal: [
      'Somewhere {who} tells this story from the other side.',
      'There was a rota, I assume, and I would like to know who broke it first.',
      'Half of diplomacy is settling who gets the room first, you or {who}.',
      'I would read the lease.',
      'A career in two words: after {who}.',
      'Reference available from {who}, presumably, and not wholly flattering.',
    ],
    gentle: [
      'Getting along with {who} takes tact, and you mention it without a word of complaint.',
      'I can see the place at once, and how you made it work.',
      'It shows somebody who makes do cheerfully. That is worth having anywhere.',
    ],
  },
  'local-fame': {
    brutal: [
      'World famous {where}.',
      ranked('Somewhere there is a second-{best}, and it resents you.'),
      ranked('The {best} {thing}, with directions. I would pull in for that.'),
      only('A monopoly {where}, and honestly come by.'),
      only('If there were a second {thing} {where}, the two of you would have to nod.'),
      'I have looked at the map, and nobody {where} is going to argue.',
      'Guinness would want a witness. You brought a compass.',
    ],
    gentle: [
      'It is something to be proud of, and you are exact about how far the pride reaches.',
      'A reader can see that place, and you in it. I would want to visit.',
      'You have been part of something that exists nowhere else near, and it shows that you care for it.',
    ],
  },
  'then-a': {
    brutal: [
      'A thriller in one line: everything was quiet, and then {it}.',
      'I did not see {it} coming, and neither, clearly, did anybody else.',
      'All that patience, and it ends with {it}. Greek plays are built like that.',
      'Everything before the comma is a record. Everything after it is {it}.',
    ],
    gentle: [
      'You tell the end of it as well, and I trust the beginning more for that.',
      'It is told with good grace, {it} and all.',
    ],
  },
  won: {
    brutal: [
      'I would like to hear that from {who}.',
      'Most CVs have one main character. Yours has just been out-acted by {who}.',
      'You had the first half of that line to yourself, and {who} walked off with the second.',
      'A short sentence with {who} in charge. The rest of the line has to live with it.',
      'History is written by the winners. That line is about {who}.',
    ],
    gentle: [
      'You let {who} have the last word, and that takes a sense of humour.',
      'I can see the whole scene, and you are good company in it.',
    ],
  },
  'now-we': {
    brutal: [
      now('Every “now” has a before, and somebody had to sign for it.'),
      'A rule like that is written in one afternoon. I would like to hear about the afternoon.',
      'Nobody starts to {rest} without a reason. You left the reason in the building.',
      'Procedures have long names so that nobody asks. “{it}” has me asking.',
    ],
    gentle: [
      'You learned something and changed how it is done. That is the best end of any story.',
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
      'It shows people who could laugh together at work. That is rare, and good to hear.',
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
    gentle: [
      'You made it work where you were, and that is worth more than a grand address.',
      'The {thing} gives the line a picture, and I will remember it.',
    ],
  },
  'odd-tool': {
    brutal: [
      'No manual mentions {thing:a}. It should.',
      'Others have a toolbox. You had {thing:a} and an idea.',
      'I would like to see the {thing} on the expenses.',
      'The {thing} has not been the same since, and has never been so useful.',
      'Engineers call that an unconventional approach. Everybody else calls it {thing:a}.',
    ],
    gentle: [
      'You used what was there, and it worked. That is what being practical looks like.',
      'I like somebody who can look at {thing:a} and see a solution.',
    ],
  },
  'same-again': {
    brutal: [
      'You and that {same} should talk to somebody.',
      'Other people have a rival in life. You have that {same}.',
      'At some point the {same} must have started waving.',
      'Literature calls that a nemesis. You call it “the same {same}”.',
    ],
    gentle: [
      'Going back to the same {same} takes patience, and you tell it with good humour.',
      'There is a long story in that, and I would enjoy hearing it.',
    ],
  },
  'somebody-who': {
    brutal: [
      'Every trade has one of those, and nobody forgets theirs.',
      'I have one line on that {who}, and I would read the biography.',
      'You were given a whole page to yourself, and the {who} still walked off with it.',
      'Training budgets come and go. What stays is the {who} who “{did}”.',
    ],
    gentle: [
      'You remember who taught you, and you say so. That is generous.',
      'I can tell from that what you learned to care about.',
    ],
  },
  'everyone-knows': {
    brutal: [
      'No sample size is given, and I believe it anyway.',
      'Pollsters would want a margin of error. You have {who}.',
      'There are campaigns with a budget that never got as far as {who}.',
      'So much for the element of surprise.',
      'I would fear for the secret, but it seems to have left some time ago.',
    ],
    gentle: [
      'You are somebody people know and talk about fondly, by the sound of it.',
      'It shows that you belong where you are. That is good to read.',
    ],
  },
  trusted: {
    brutal: [
      itself('Somewhere there is a list of people who may, and it has one name on it.'),
      itself('There is a short queue for that, and you are both ends of it.'),
      itself('Nobody advertises for “{it}”. They just go quiet and look at you.'),
      itself('The post comes with no pay, no title and no rivals.'),
      letIn('Whoever let you stood at the door for a while first.'),
      letIn('There was a meeting about that, and you were not invited, and you won it.'),
      letIn('That is how it starts. Next they let you hold the keys.'),
      letIn('The shortest letter of reference on record: “{it}”.'),
    ],
    gentle: [
      letIn('Being let do it alone is trust, and you earned it. Be proud of that.'),
      itself('That they turn to you for it is a compliment, and you wear it lightly.'),
      itself('People rely on you for the awkward one. That says a great deal.'),
    ],
  },
  'when-away': {
    brutal: [
      'The whole succession plan, in one clause: “{it}”.',
      'I know one thing about {who}: somebody had to be ready.',
      'Nobody on this page has more power than {who}, and {who} is not even there.',
      lunch('A head of state would call that a regency. You call it lunch.'),
      'Vice-presidents have waited a lifetime for what you got whenever {who} stepped out.',
    ],
    gentle: [
      'You were the one they left in charge, and you tell it without making a fuss.',
      'Standing in for {who} means that somebody was sure of you.',
    ],
  },
  'before-lunch': {
    brutal: [
      'I notice that the afternoon has no figure.',
      early('Most of us have managed a coffee by then.'),
      'And after {when}? I ask on behalf of the next {n} {thing}.',
      '{N} {thing}, and the day has barely begun. I had to lie down after the clause.',
    ],
    gentle: [
      'It takes stamina, and a straight face. You seem to have both.',
      'I can picture that morning, and I admire whoever got to the end of it.',
    ],
  },
  'all-home': {
    brutal: [
      'Airlines do worse with {all} suitcases.',
      '{All} out and {all} {back}. Noah had the same policy and a bigger boat.',
      'Other people report growth. You report that the number did not change, and I would follow you anywhere.',
      'I like a result that you get by counting twice.',
    ],
    gentle: [
      'Nobody lost and nobody left behind: that is all one could ask, and you say it so simply.',
      '{All} and {all}. It is a lovely result.',
    ],
  },
  'anyone-who': {
    brutal: [
      anybody('Strict admission criteria.'),
      anybody('A selection process that even I would get through.'),
      anybody('There are clubs with a longer form and worse company.'),
      anybody('Casting directors have wasted careers on more.'),
      anything('No advert has ever been that honest about the job.'),
      anything('A job description that fits every job, and for once it is true.'),
      anything('Lawyers need four pages for “{it}”.'),
      anything('Consultants would call that end to end.'),
    ],
    gentle: [
      anybody('You took people as they came, and that is a gift in this work.'),
      anything('You took on what there was, and you say so without dressing it up.'),
      'It is said with a smile, and I believe every word.',
    ],
  },
  'me-too': {
    brutal: [
      'You counted yourself in. Most people leave the room first.',
      'Somebody asked for a show of hands, and yours went up as well.',
      'That is the clause that other CVs spend a page avoiding.',
      'An honest total at last: nobody was left out to look good.',
    ],
    gentle: [
      'Including yourself is fair, and funny, and people will like you for it.',
      'You do not stand apart from the joke. That is a good sign in a colleague.',
    ],
  },
  likes: {
    brutal: [
      likes('As dating profiles go, that one would get answers.'),
      likes('I now know what to put in your leaving card.'),
      likes('Everybody else is passionate. You have just been specific, and it is far more alarming.'),
      likes('I have read wedding vows with less detail.'),
      collects('Somebody has to, and the museums were full.'),
      collects('I would like to see the shelf, and then I would like to see the door.'),
      'You could have written a mission statement. You wrote “{it}”, and I understood it.',
    ],
    gentle: [
      'That tells me who would be coming to work. I like the sound of it.',
      'It is a liking that anybody can picture, and it is yours.',
    ],
  },
  'nothing-but': {
    brutal: [
      'Judges have handed down lighter sentences than “{it}”.',
      'Dante would have had a circle for {thing}.',
      'You have now had all the {thing} that a person is meant to have.',
      'A diet of {thing}. Doctors advise against it.',
    ],
    gentle: [
      'Keeping at {thing} for that long takes stamina, and you did it.',
      'You stayed with the dull part to the end. People notice that.',
    ],
  },
  'the-one': {
    brutal: [
      'Nobody at the interview will ask about the rest. That one has the room.',
      'The others were work. That one is the anecdote.',
      'I have one question, and it is about the one.',
      'There is always one, and you were kind enough to say where it is.',
      'The rest can relax. I am only looking at the one.',
      shut('A witness could not have placed it more exactly: {rest}.'),
    ],
    gentle: [
      'You remember the single one among all the others, and that shows care.',
      'That one makes me smile, and it makes the rest feel true.',
    ],
  },
};
