import type { Facts, Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

/** The last of a list that is a thing of its own, and not one more duty in other words. */
const isConcrete = (facts: Facts): boolean =>
  String(facts['last']).split(/\s+/u).length <= 5 &&
  !/\b(?:ability|management|presence|systems?|use|development|number|variety|range|other|others|rest|skills?|need|process\w*|implementation|creation|maintenance|quality|importance|impact|team|company|business|industry|following|same)\b/iu.test(
    String(facts['last']),
  );
const concrete = (text: string): Template => ({ text, when: isConcrete });
const withArticle = (text: string): Template => ({ text, when: (facts) => isConcrete(facts) && /^(?:the|an?) /iu.test(String(facts['last'])) });

/** Nothing is said of a renewal; it is; and nothing else that is still valid shares the line. */
const untouched = (text: string): Template => ({ text, when: ({ renewing: under }) => under === undefined });
const renewing = (text: string): Template => ({ text, when: ({ renewing: under }) => under === 1 });
/** Under way, and the line gives no month. */
const undated = (text: string): Template => ({ text, when: ({ renewing: under, renewedIn }) => under === 1 && renewedIn === undefined });
const alone = (text: string): Template => ({ text, when: ({ renewing: under, beside }) => under === undefined && beside === undefined });

/** Tails, denials, what ran out, and roots said twice. */
export const ODD_WORD_JOKES = {
  tail: {
    brutal: [
      concrete('You were doing a list, and then “{last}” walked in without knocking.'),
      concrete('One list, {items} items, and everyone at the interview will ask about the last.'),
      concrete('“{last}” at the end of the list, like the cousin in the wedding picture nobody invited.'),
      concrete('From “{before}” to “{last}” in one comma. No seat belt.'),
      concrete('{Firm} paid for the first few. “{last}” was on the house.'),
      concrete('Every {post} has the others. “{last}” you brought from home.'),
      concrete('The others were in the contract. “{last}” came up on the day.'),
      concrete('Somebody asked what else you did, and you were too honest to stop at “{before}”.'),
      concrete('“{last}” is what happens to a list when nobody from HR is in the room.'),
      concrete('An agency would have put “{last}” first and charged admission.'),
      concrete('First the job, and then “{last}”, like the raffle after the annual general meeting.'),
      concrete('The list was on its way to a job advert and stopped at “{last}” for chips.'),
      withArticle('Only “{last}” brought an article of its own. The others came as they were.'),
      concrete('It all goes smoothly, and then “{last}” gets on with a double bass.'),
      concrete('Lists are supposed to tail off. Yours had “{last}” waiting behind the door.'),
      concrete('If the others are drinks, “{last}” is the one with the umbrella in it.'),
      concrete('Nobody plans to end on “{last}”. It comes out last, like the truth.'),
      concrete('Whoever seated “{before}” next to “{last}” has organised weddings before.'),
      concrete('{Post:a}, said the list, clearing its throat, and then it remembered “{last}”.'),
    ],
    gentle: [
      concrete('The end of that list is its most particular item. It could open the line instead of closing it.'),
      concrete('Hardly anybody else will have “{last}”. Give it a sentence of its own and a result.'),
      concrete('A list hides its best member. I would lift “{last}” out and say what you did there.'),
      concrete('I noticed how the list ends. That is a person talking, and it makes the rest easier to believe.'),
      concrete('The last item is the one people remember. Is “{last}” the one you would choose?'),
      concrete('Does “{last}” belong with the others? If not, it may be the beginning of a bullet of its own.'),
      concrete('If “{last}” took more of your time than its place suggests, let the line say so.'),
      concrete('You could end the list one earlier and start a new sentence with “{last}”.'),
      concrete('Lists are skimmed and endings are read. I would put a figure next to “{last}”.'),
      concrete('I would ask about “{last}” first. Have two sentences ready.'),
      concrete('A list says that you did it, and a sentence says how. “{last}” would be a good one to try.'),
      'The list ends on an item of another kind, and I read it twice for that. It may stay.',
      'I would ask about the last item of that list. Have two sentences ready.',
      concrete('I would leave the {oddNoun} where it is. A list that ends like that gets read to the end.'),
    ],
    fixes: [
      'If the line has to be shorter, decide which item the new job needs least.',
      'Put the item first that the advert names.',
      'Expect a question about the last item, and know the sentence that goes with it.',
      'Of the items, give the one that took most of your week a line of its own.',
      'Cut what every such job has, and the odd one out will be seen.',
      'Keep the last item: it is the one that nobody else lists.',
    ],
  },
  denial: {
    brutal: [
      'Nobody lists what did not happen unless it very nearly did.',
      'I had not thought of that possibility until you ruled it out.',
      'Thank you for “{phrase}”. I will be checking the others for it from now on.',
      '“{phrase}” is the sort of thing you only measure after the first time.',
      'That reassured me, and then it stopped reassuring me.',
      'You have set the bar on the floor and cleared it with a run-up.',
      'Every other applicant will now be asked whether they can say “{phrase}”.',
      'I can see the one from the other place who could not write that.',
      'That sentence has gone back to check the door.',
      'An insurance assessor would like a quiet word about “{phrase}”.',
      'There is a version of events in which that line reads differently, and you have thought about it.',
      '{Firm} will be relieved, and a little hurt that it needed saying.',
      'I would now like to meet the {post} who cannot say “{phrase}”.',
      'I can hear somebody in Legal at {firm} clearing their throat.',
      'Every {post} reading this has just touched wood.',
    ],
    gentle: [
      'What did not go wrong is a result, too. Say over how long, and what you did to keep it so.',
      'A clean record is worth a number: how many times, over how many years?',
      'I like that you count what did not happen. Say what usually happens elsewhere, and it shines.',
      'The absence of trouble is quiet work. One sentence about how you manage it would help.',
      'Somebody who writes “{phrase}” has thought about the other way. Say how you kept it from happening.',
      'Is it usual where you worked? If not, say what is, and “{phrase}” becomes remarkable.',
      'Try saying the same with a yes in it. If it gets better, keep that version.',
      'For how long was that true? A date turns “{phrase}” into a record.',
      'What did you check, and how often? It is the work behind “{phrase}”.',
      'I would keep “{phrase}” if it is rare in your trade, and cut it if it is the least one expects.',
      'It is a calm thing to be able to say. Put the number of days, jobs or deliveries next to it.',
      'That tells me what I need not worry about. Tell me in the same line what I can look forward to.',
      'What did you do at {firm} to keep it that way? A habit, a check, a list: name it.',
      'How does another {post} usually fare? Say that first, and “{phrase}” becomes a result.',
      'It takes care to be able to say so about the {noun}. Say how you took it.',
    ],
    fixes: [
      'Keep it, and say over what: “[in how many years, or how many times]”.',
      'Keep it, and add what you did so that it stayed that way.',
      'Leave it in: what did not happen is a result as well.',
    ],
  },
  lapsed: {
    brutal: [
      untouched('The word “{phrase}” is working harder here than the certificate.'),
      untouched('“{phrase}” is a brave thing to print. I respect it, and I would still like to see the card.'),
      untouched('On other CVs one finds out about “{phrase}” at the gate.'),
      untouched('It is on the CV the way a gym card is in the wallet.'),
      untouched('You have listed the memory of a certificate.'),
      untouched('One phone call and a wet afternoon stand between you and the present tense.'),
      untouched('The {post} is in the present tense and the certificate is not. Somebody should introduce them.'),
      untouched('{Paper}: still on the page, no longer on the premises.'),
      untouched('{Paper}: you kept the name and they kept the date.'),
      untouched('{Paper}: the souvenir programme of a show that has closed.'),
      untouched('{Paper}: listed, like a building, and like a building you may not go in.'),
      untouched('{Paper}: gone, but not from the CV.'),
      untouched('{Paper}: like milk, it says on it when to stop.'),
      untouched('{Paper}. I have a library card in the same condition, and I do not bring it to interviews.'),
      untouched('{Paper}: an ex, introduced by name, at a party for the new one.'),
      untouched('{Paper}: there is a course, there is a Tuesday, and there is you. Somebody book a room.'),
      untouched('{Paper}: retired, and still coming in for the canteen.'),
      renewing('You split up, and you are seeing each other again. The CV is telling the family.'),
      renewing('It has stopped and it is starting again, like a hand dryer.'),
      renewing('Between “{phrase}” and the new one lies a gap. Please do not touch anything in it.'),
      renewing('{Paper}: out for repair. A courtesy certificate is not available.'),
      renewing('{Paper} is off, and on its way back, which is more than most people can say about their gym.'),
      renewing('{Paper}: the sequel is announced, and the trailer is on your CV.'),
      renewing('Other people would have said nothing until the new one came. You are giving a running commentary.'),
      renewing('{Paper}: on tour, back soon. The venue thanks you for your patience.'),
      renewing('{Paper} has left the building, and it has told you when to put the kettle on.'),
      renewing('{Paper}: currently legal in the past and in the future. It is today I would not drive anything.'),
      renewing('The card says no, the calendar says soon, and the CV says both. Customs would wave you through for style.'),
      renewing('{Paper}: a love story with the middle missing. I skipped to the end, and they get back together.'),
      renewing('I know people who have been renewing a library card since 2011. You have {paper} and a plan.'),
      renewing('Most people are found out. You are the first to publish the gap as a timetable.'),
    ],
    gentle: [
      untouched('Being straight about it is right. Book the renewal, and print the date of the booking instead.'),
      untouched('If the job needs it, renew it before you send this; if not, leave the line out.'),
      untouched('A date for the renewal would turn this from a worry into a plan.'),
      untouched('{Paper}: if the renewal takes a day, book the day and print the date. It would then count again.'),
      untouched('{Paper}: say what you still use of it. The knowledge has not run out.'),
      untouched('Would anybody hiring {job:a} ask for it? If so, renew it first; if not, you can let it go.'),
      untouched('{Paper}: find out whether the job asks for it. If it does, the renewal is the first thing to do; if not, the line can go.'),
      untouched('{Paper}: you were honest about it. Now tell them how soon you could have it again.'),
      untouched('{Paper}: how long would a refresher take? If you know, say so, and nobody has to ask.'),
      undated('You have said that it is under way, and that is right. As soon as there is a day, print the day.'),
      renewing('{Paper}: it is being seen to, and you say so. Put the new date in the place of the old one when it comes.'),
      renewing('Readers worry less about “{phrase}” when they see what is being done. You show it, and that is enough.'),
      renewing('{Paper}: a reader sees that it ran out and that you are on it. Nothing is left to explain.'),
      renewing('That is the right way to print it: what ran out, and what is being done. Leave it so until the new one is in your hand.'),
      renewing('{Paper}: if they ask, you can answer with a date. That is as good as the card for now.'),
    ],
    fixes: [
      untouched('Renew it and print the new date, or write “renewal booked for [month]”.'),
      alone('If the job does not need it, take the line out; if it does, book it before you send this.'),
      undated('Keep it, and put the month in as soon as you have it: “renewal [month, year]”.'),
      renewing('Leave it as it is, and print the new date on the day it comes.'),
      renewing('Keep both halves: what ran out, and what is under way.'),
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
