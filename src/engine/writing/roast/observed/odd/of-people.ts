import type { ShapeTellings } from '../observed-jokes.ts';
import { when } from './odd-tellings.ts';

const shut = (text: string): ReturnType<typeof when> => when(({ rest }) => /^(?:in|under|behind|inside) (?:a|an|my|the) /iu.test(String(rest)), text);
const itself = (text: string): ReturnType<typeof when> => when(({ it }) => !/^(?:they|the \p{Ll}+) (?:let|allow)/iu.test(String(it)), text);
const letIn = (text: string): ReturnType<typeof when> => when(({ it }) => /^(?:they|the \p{Ll}+) (?:let|allow)/iu.test(String(it)), text);
const lunch = (text: string): ReturnType<typeof when> => when(({ away }) => /lunch/u.test(String(away)), text);
const early = (text: string): ReturnType<typeof when> => when(({ when: hour }) => /^(?:lunch|noon|midday|breakfast)$/iu.test(String(hour)), text);
const anybody = (text: string): ReturnType<typeof when> => when(({ who }) => who !== undefined, text);
const anything = (text: string): ReturnType<typeof when> => when(({ who }) => who === undefined, text);
const collects = (text: string): ReturnType<typeof when> => when(({ it }) => /^I (?:\p{Ll}+ )?collect/u.test(String(it)), text);
const likes = (text: string): ReturnType<typeof when> => when(({ it }) => /^I (?:\p{Ll}+ )?(?:like|love|prefer)/u.test(String(it)), text);

/** What is said of clauses in which somebody is remembered, let, left or included. */
export const ODD_OF_PEOPLE: Readonly<Record<string, ShapeTellings>> = {
  'same-again': {
    brutal: [
      'You and that {same} should talk to somebody.',
      'Other people have a rival in life. You have that {same}.',
      'At some point the {same} must have started waving.',
      'Literature calls that a nemesis. You call it “the same {same}”.',
    ],
    gentle: ['Going back to the same {same} takes patience, and you tell it with good humour.', 'There’s a long story in that, and I’d enjoy hearing it.'],
  },
  'somebody-who': {
    brutal: [
      'Every trade has one of those, and nobody forgets theirs.',
      'I have one line on that {who}, and I’d read the biography.',
      'You were given a whole page to yourself, and the {who} still walked off with it.',
      'Training budgets come and go. What stays is the {who} who “{did}”.',
    ],
    gentle: ['You remember who taught you, and you say so. That’s generous.', 'I can tell from that what you learned to care about.'],
  },
  'everyone-knows': {
    brutal: [
      'No sample size is given, and I believe it anyway.',
      'Pollsters would want a margin of error. You have {who}.',
      'There are campaigns with a budget that never got as far as {who}.',
      'So much for the element of surprise.',
      'I’d fear for the secret, but it seems to have left some time ago.',
    ],
    gentle: ['You’re somebody people know and talk about fondly, by the sound of it.', 'It shows that you belong where you are. That’s good to read.'],
  },
  trusted: {
    brutal: [
      itself('Somewhere there’s a list of people who may, and it has one name on it.'),
      itself('There’s a short queue for that, and you’re both ends of it.'),
      itself('Nobody advertises for “{it}”. They just go quiet and look at you.'),
      itself('The post comes with no pay, no title and no rivals.'),
      letIn('Whoever let you stood at the door for a while first.'),
      letIn('There was a meeting about that, and you weren’t invited, and you won it.'),
      letIn('That’s how it starts. Next they let you hold the keys.'),
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
      'Nobody on this page has more power than {who}, and {who} isn’t even there.',
      lunch('A head of state would call that a regency. You call it lunch.'),
      'Vice-presidents have waited a lifetime for what you got whenever {who} stepped out.',
    ],
    gentle: ['You were the one they left in charge, and you tell it without making a fuss.', 'Standing in for {who} means that somebody was sure of you.'],
  },
  'before-lunch': {
    brutal: [
      'I notice that the afternoon has no figure.',
      early('Most of us have managed a coffee by then.'),
      'And after {when}? I ask on behalf of the next {n} {thing}.',
      '{N} {thing}, and the day has barely begun. I had to lie down after the clause.',
    ],
    gentle: ['It takes stamina, and a straight face. You seem to have both.', 'I can picture that morning, and I admire whoever got to the end of it.'],
  },
  'all-home': {
    brutal: [
      'Airlines do worse with {all} suitcases.',
      '{All} out and {all} {back}. Noah had the same policy and a bigger boat.',
      'Other people report growth. You report that the number didn’t change, and I’d follow you anywhere.',
      'I like a result that you get by counting twice.',
    ],
    gentle: ['Nobody lost and nobody left behind: that’s all one could ask, and you say it so simply.', '{All} and {all}. It’s a lovely result.'],
  },
  'anyone-who': {
    brutal: [
      anybody('Strict admission criteria.'),
      anybody('A selection process that even I’d get through.'),
      anybody('There are clubs with a longer form and worse company.'),
      anybody('Casting directors have wasted careers on more.'),
      anything('No advert has ever been that honest about the job.'),
      anything('A job description that fits every job, and for once it’s true.'),
      anything('Lawyers need four pages for “{it}”.'),
      anything('Consultants would call that end to end.'),
    ],
    gentle: [
      anybody('You took people as they came, and that’s a gift in this work.'),
      anything('You took on what there was, and you say so without dressing it up.'),
      'It’s said with a smile, and I believe every word.',
    ],
  },
  'me-too': {
    brutal: [
      'You counted yourself in. Most people leave the room first.',
      'Somebody asked for a show of hands, and yours went up as well.',
      'That’s the clause that other CVs spend a page avoiding.',
      'An honest total at last: nobody was left out to look good.',
    ],
    gentle: [
      'Including yourself is fair, and funny, and people will like you for it.',
      'You don’t stand apart from the joke. That’s a good sign in a colleague.',
    ],
  },
  likes: {
    brutal: [
      likes('As dating profiles go, that one would get answers.'),
      likes('I now know what to put in your leaving card.'),
      likes('Everybody else is passionate. You’ve just been specific, and it’s far more alarming.'),
      likes('I’ve read wedding vows with less detail.'),
      collects('Somebody has to, and the museums were full.'),
      collects('I’d like to see the shelf, and then I’d like to see the door.'),
      'You could have written a mission statement. You wrote “{it}”, and I understood it.',
    ],
    gentle: ['That tells me who would be coming to work. I like the sound of it.', 'It’s a liking that anybody can picture, and it’s yours.'],
  },
  'nothing-but': {
    brutal: [
      'Judges have handed down lighter sentences than “{it}”.',
      'Dante would have had a circle for {thing}.',
      'You have now had all the {thing} that a person is meant to have.',
      'A diet of {thing}. Doctors advise against it.',
    ],
    gentle: ['Keeping at {thing} for that long takes stamina, and you did it.', 'You stayed with the dull part to the end. People notice that.'],
  },
  'the-one': {
    brutal: [
      'Nobody at the interview will ask about the rest. That one has the room.',
      'The others were work. That one is the anecdote.',
      'I have one question, and it’s about the one.',
      'There’s always one, and you were kind enough to say where it is.',
      'The rest can relax. I’m only looking at the one.',
      shut('A witness couldn’t have placed it more exactly: {rest}.'),
    ],
    gentle: ['You remember the single one among all the others, and that shows care.', 'That one makes me smile, and it makes the rest feel true.'],
  },
};
