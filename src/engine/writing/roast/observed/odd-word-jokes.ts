import type { Facts, Template } from '../template.ts';
import type { ShapeJokes } from './observed-jokes.ts';

const spoken = (text: string): Template => ({ text, when: (facts) => facts['spoken'] !== undefined });
/** What stands before the brackets is short enough to be said again. */
const brief = (text: string): Template => ({ text, when: (facts) => String(facts['before']).length <= 48 });
/** The last of a list that is a thing of its own, and not one more duty in other words. */
const isConcrete = (facts: Facts): boolean =>
  String(facts['last']).split(/\s+/u).length <= 5 &&
  !/\b(?:ability|management|presence|systems?|use|development|number|variety|range|other|others|rest|skills?|need|process\w*|implementation|creation|maintenance|quality|importance|impact|team|company|business|industry|following|same)\b/iu.test(
    String(facts['last']),
  );
const concrete = (text: string): Template => ({ text, when: isConcrete });
const withArticle = (text: string): Template => ({ text, when: (facts) => isConcrete(facts) && /^(?:the|an?) /iu.test(String(facts['last'])) });

/** Brackets, tails, qualifiers, denials, what ran out, and roots said twice. */
export const ODD_WORD_JOKES = {
  aside: {
    brutal: [
      spoken('The brackets are where you keep the good stuff. Move in.'),
      spoken('You whispered that. On paper. To a stranger with a biro.'),
      spoken('The sentence is wearing a tie. The brackets have taken their shoes off.'),
      'I read the rest of the page looking for more brackets.',
      'There is a story in those brackets, and you have given it the smallest room in the house.',
      spoken('You put it in brackets so that HR would miss it. HR reads nothing else.'),
      spoken('Everything outside the brackets was written for me. Everything inside was written by you.'),
      spoken('A careful friend would have cut the brackets. Never show that friend your CV again.'),
      spoken('Nobody asked. That is exactly why it works.'),
      spoken('I have underlined the brackets twice and will be raising them at dinner.'),
      spoken('That was the stage direction, and you read it out.'),
      'It was “{inside}” that got in on the plus-one.',
      'You lowered your voice for “{inside}”, so naturally everybody leaned in.',
      brief('Without the brackets it is just “{before}”, and I would have gone home.'),
      spoken('HR will pretend not to have seen “{inside}”, and then ask about it on the way to the lift.'),
      spoken('Put “{inside}” on the business card.'),
      spoken('I would not have asked. Now I would cancel lunch to ask.'),
      'You could have used a full stop. You opened a side door.',
      'The bracket closed a bit quickly there.',
      'Editors cut the brackets first. Juries remember them longest.',
      spoken('That bracket has its hand over its mouth.'),
      spoken('I have worked beside people for years who never told me anything like “{inside}”.'),
      spoken('You may close the brackets. I cannot unread them.'),
      spoken('Someone told you to keep it professional, and then you found the key with the bracket on it.'),
      'You packed that into brackets like a jumper into a full suitcase.',
      'Those brackets are carrying more than their share.',
      'A reader in a hurry skips brackets. A reader with a biro goes there first.',
      'Anyone can write a sentence. It takes two brackets to have a second thought.',
      'That was meant as small print, and I read small print for a living.',
      'It is only holding on by two little hooks.',
      'I would let “{inside}” out. It has done its time.',
      'You stepped out of the sentence, explained yourself and stepped back in. Very tidy.',
      { text: 'It fits into those brackets the way a sofa fits into a lift.', when: (facts) => Number(facts['insideWords']) >= 5 },
      'Across a table you would have put a hand on my arm for that bit.',
    ],
    gentle: [
      spoken('What you put in brackets is often the most human thing on a page. Ask yourself whether it deserves a sentence of its own.'),
      'The bracket made me stop, and stopping a reader is worth a lot. Keep it, and make sure the rest of the line is as concrete.',
      spoken('That aside sounds like you. If there is a result behind it, let it out of the brackets.'),
      spoken('I would ask about those brackets in an interview. Have the two-minute version of the story ready.'),
      'Brackets tell a reader that something matters less. I am not sure that this does.',
      spoken('It is a small detail and it makes the line yours. One number beside it would make it evidence as well.'),
      spoken('Were you shy of “{inside}”? It stands up well by itself, so give it half a sentence.'),
      spoken('There is more to say about “{inside}”, I think. One clause would be enough.'),
      'People remember what stands in brackets. Decide whether “{inside}” is what you want remembered.',
      'Read the line once without the brackets and once without what is in them. Keep the version you would say aloud.',
      'Software reads brackets like any other words, so “{inside}” counts. Make sure it says what you mean.',
      'You felt that the line needed “{inside}”. Ask yourself why: the reason may be worth more than the remark.',
      'If somebody asked ‘meaning what?’ at “{inside}”, what would you answer? Write that.',
      'A reader pauses at a bracket. Use the pause, and let a figure or a name follow.',
      spoken('Whoever adds “{inside}” was there and remembers it. Let the rest of the page sound like that.'),
      spoken('Could “{inside}” be the start of a short story for the interview? Have its end ready as well.'),
      'Keep it in brackets if it explains; take it out of them if it counts.',
      brief('Would you rather be asked about “{before}” or about “{inside}”? Put that one first.'),
      spoken('A remark like that works once a page. Choose the line that gains most from it.'),
      'Say who it was for or how it ended, and the bracket will have earned its place.',
      'If a stranger would miss what is in the brackets, give it commas. If not, let it go.',
      'Would you say that part aloud in an interview? If so, take the brackets off.',
      'Brackets work best for one fact. See that this is the fact they need for {job}.',
      'The line could do without it, and yet you kept it. Say in a word what it adds.',
    ],
    by: {
      fact: 'spoken',
      values: {
        still: {
          brutal: [
            '“Still”, in brackets, is the sound of somebody not putting their bag down.',
            'Anything that needs “still” has been asked to leave at least once.',
          ],
          gentle: ['The “still” says that you stayed with it. Say why it was worth staying, and it turns into a strength.'],
        },
        mostly: {
          brutal: ['“Mostly”, in brackets. The rest is presumably with the lawyers.', 'I would like to hear about the part that is not mostly.'],
          gentle: ['“Mostly” is honest. Name the main part and the exception, and nobody needs to wonder.'],
        },
        mainly: {
          brutal: ['“Mainly”, in brackets: the exact point where the truth got up and closed the door.', 'Mainly. And on the other days?'],
          gentle: ['“Mainly” makes a reader curious about the rest. Give the share, and the line becomes precise.'],
        },
        only: {
          brutal: ['“Only”, in brackets. You are negotiating against yourself, and winning.', 'You took the whole line back with one “only”.'],
          gentle: ['The “only” makes it smaller than it may be. State what it was and let the reader weigh it.'],
        },
        never: {
          brutal: ['A “never” in brackets is a promise with the receipt kept.', 'Very firm, that “never”. I no longer want to know what happens otherwise.'],
          gentle: ['That “never” is a claim worth standing on. Say over how long, and move it out of the brackets.'],
        },
        not: {
          brutal: [
            'You told me what it is not before I could ask. I was not going to ask.',
            'A “not” in brackets. Somebody has been asked this before and is tired.',
          ],
          gentle: ['Saying what it was not is a clear way to set a boundary. Say what it was with the same care.'],
        },
        once: {
          brutal: ['“Once”, in brackets. One of those experiences that you either frame or bury.', 'Once. It was enough, I take it.'],
          gentle: ['“Once” can be plenty. Describe the one time well and the count no longer matters.'],
        },
        almost: {
          brutal: ['“Almost”, in brackets, is the most expensive word in any sentence.', 'Almost. The whole line slows down and looks back at it.'],
          gentle: ['“Almost” is honest, and it costs you. Say how close it came, in a number.'],
        },
        unofficial: {
          brutal: ['Unofficially is how most of the work in the country gets done.', 'Unofficial: all of the work, none of the lanyard.'],
          gentle: ['Work done without the title is still work done. Say who relied on you for it.'],
        },
        self: {
          brutal: ['Self, in brackets: the entire department in four letters.', 'Teacher, pupil and end-of-term report, all in one pair of brackets.'],
          gentle: ['Doing it yourself shows drive. Add what it led to, so that the reader can judge the result.'],
        },
        i: {
          brutal: [
            'There you are. I had been looking for you in this CV, and you were in the brackets.',
            'First person, in brackets, like an author waving from the crowd scene.',
          ],
          gentle: ['This is your own voice. A CV can stand a little of it; keep it where it explains a result.'],
        },
        it: {
          brutal: ['I now have questions about “it”, and so will everyone else on the panel.', 'The brackets know more about “it” than they are letting on.'],
          gentle: ['The aside answers a question before it is asked. Make sure that it is the question a recruiter has.'],
        },
        yes: {
          brutal: [
            'You heard the question coming and answered it in brackets.',
            'Yes, in brackets: somebody at home has already raised an eyebrow at this line.',
          ],
          gentle: ['You answer the raised eyebrow before it goes up. That works once a page.'],
        },
      },
    },
    fixes: [
      'Keep it. If it is the best part of the line, take it out of the brackets and put it first.',
      'Decide: either it matters and gets its own half-sentence, or it goes.',
      'Keep the detail and add what came of it: “[what changed because of it]”.',
      'Leave it in. It is what they will ask you about, so have the story ready.',
    ],
  },
  tail: {
    brutal: [
      concrete('In rising order of honesty. It ends with “{last}”, and that is where I started to believe you.'),
      concrete('You were doing a list, and then “{last}” walked in without knocking.'),
      concrete('One list, {items} items, and everyone at the interview will ask about the last.'),
      concrete('“{last}” at the end of the list, like the cousin in the wedding picture nobody invited.'),
      concrete('From “{before}” to “{last}” in one comma. No seat belt.'),
      concrete('Everything up to the last comma could be anybody’s. “{last}” is from your life.'),
      concrete('The list was on its way to a job advert and stopped at “{last}” for chips.'),
      concrete('I would hire for “{last}” and have the rest thrown in.'),
      withArticle('Only “{last}” brought an article of its own. The others came as they were.'),
      concrete('It all goes smoothly, and then “{last}” gets on with a double bass.'),
      concrete('Lists are supposed to tail off. Yours had “{last}” waiting behind the door.'),
      concrete('I read “{before}” and thought I knew where this was going.'),
      concrete('If the others are drinks, “{last}” is the one with the umbrella in it.'),
      concrete('Nobody plans to end on “{last}”. It comes out last, like the truth.'),
      concrete('Whoever seated “{before}” next to “{last}” has organised weddings before.'),
    ],
    gentle: [
      concrete('The end of that list is its most particular item. It could open the line instead of closing it.'),
      concrete('Hardly anybody else will have “{last}”. Give it a sentence of its own and a result.'),
      concrete('A list hides its best member. I would lift “{last}” out and say what you did there.'),
      concrete('I noticed how the list ends. That is a person talking, and it makes the rest easier to believe.'),
      concrete('The last item is the one people remember. Is “{last}” the one you would choose?'),
      concrete('Does “{last}” belong with the others? If not, it may be the beginning of a bullet of its own.'),
      concrete('Tell me more about “{last}”: for whom, how often, with what result?'),
      concrete('If “{last}” took more of your time than its place suggests, let the line say so.'),
      concrete('You could end the list one earlier and start a new sentence with “{last}”.'),
      concrete('Lists are skimmed and endings are read. I would put a figure next to “{last}”.'),
      concrete('From “{before}” to “{last}” is quite a step. Say in three words how you came to do both.'),
      concrete('I would ask about “{last}” first. Have two sentences ready.'),
      concrete('A list says that you did it, and a sentence says how. “{last}” would be a good one to try.'),
    ],
    fixes: [
      'Keep it, and consider moving it to the front: the odd one is what a reader remembers.',
      'Give “{last}” its own bullet: what you did, for whom, and what came of it.',
      'Leave it. It shows that somebody with a memory wrote this.',
    ],
  },
  qualifier: {
    brutal: [
      'That little “{it}” has read the small print and would like its lawyer.',
      'Take “{it}” out and it is a boast. Leave it in and it is a witness statement.',
      'The “{it}” is doing all the work in that line and has asked for overtime.',
      'Somebody else would have cut “{it}” and slept just as well.',
      'I have read that line three times, and “{it}” winks every time.',
    ],
    gentle: [
      'The “{it}” is honest. A number would be honest and strong at once.',
      '“{It}” leaves the reader guessing how much. You know the answer, so print it.',
      'Without “{it}” the line makes a promise. If you can keep it, cut the word.',
    ],
    by: {
      fact: 'word',
      values: {
        mainly: {
          brutal: [
            'I am not going to rest until I know what happens outside “{it}”.',
            '“{It}” is the door in this sentence that you closed very quietly behind you.',
            'The rest, I assume, is covered by a confidentiality agreement.',
            'You could have lied and left out “{it}”. I like you already.',
            'A lawyer would have put “{it}” there, and charged for it.',
          ],
          gentle: [
            '“{It}” makes me curious about the rest. Give the share in a figure and the line turns exact.',
            'If it was the main part of the work, the other part is worth half a sentence, too.',
            'What did the rest of the time go on? If it was interesting, it should not have to hide behind “{it}”.',
          ],
        },
        'so far': {
          brutal: [
            '“{It}” turns a fact into a threat.',
            'The whole line was calm until “{it}”. Now I am watching the door.',
            'Two words, and it went from a record to a countdown.',
            'Insurance companies talk like that.',
            'So there is going to be a sequel.',
          ],
          gentle: [
            '“{It}” tells a reader that it goes on. Add the date it began, and they can do the sum.',
            'A record that is still running is a good one. Say since when.',
            'What would make the next one likely? “{It}” raises that question, and you may like your own answer.',
          ],
        },
        still: {
          brutal: [
            'Nobody says “{it}” about something that was expected to last.',
            'There is a bet behind that “{it}”, and somebody lost it.',
            'A single “{it}”, and suddenly I want to know what happened to the others.',
            'That “{it}” has a look on its face, like the last guest at a wedding.',
            'After everything, “{it}”. I would watch the film.',
          ],
          gentle: [
            'Whatever is still there after you built it speaks for you. Say how long it has been.',
            '“{It}” is a quiet way of saying that it lasted. The number of years would say it aloud.',
            'What changed around it while it stayed? That would make a story out of “{it}”.',
          ],
        },
        nearly: {
          brutal: [
            'Only somebody honest writes “{it}”. Everybody else rounds up.',
            '“{It}” is what an estate agent would have taken out.',
            'So close that you measured it, and so honest that you told us.',
            'A politician would have called it a landslide. You wrote “{it}”.',
            'That “{it}” cost you a round number and bought my trust.',
          ],
          gentle: [
            '“{It}” is honest. The exact figure would be just as honest, and look stronger.',
            'You clearly know the number. Print it instead of “{it}”.',
            'Close counts, and a figure shows how close. Which one is behind “{it}”?',
          ],
        },
        informally: {
          brutal: [
            'You had all of the work and none of the lanyard.',
            'Every office has one person who does it officially and one who is actually asked.',
            'Informal is how anything gets done after four o’clock.',
            'The org chart has no box for “{it}”. The work does.',
            'No minutes, then, and better biscuits.',
          ],
          gentle: [
            'People came to you without being told to. That is worth saying plainly: who, how often, about what.',
            'Work done without the title counts. Name what depended on it.',
            'What made it work without a form to fill in? “{It}” leaves out the good part.',
          ],
        },
        occasionally: {
          brutal: [
            '“{It}” is a job description with its coat on.',
            'Now and then. Like a comet, and with about as much warning.',
            'I would like the calendar that goes with “{it}”.',
            '“{It}”, says the line, and looks at the ceiling.',
            'Even the moon keeps to a timetable.',
          ],
          gentle: [
            'How often was it? Four times a year reads far better than “{it}”.',
            'If it was rare and went well, tell the one time that mattered.',
            'Say what brought it on: a busy season, a colleague away, a customer who asked. That beats “{it}”.',
          ],
        },
        'a bit of': {
          brutal: [
            'As quantities go, “{it}” is what you ask for when the cake is already gone.',
            'Nobody has ever been hired for the bit. Tell us about the lot.',
            'That is the portion size of people who are afraid of being asked.',
            'The recipe says “{it}”. The cook will want it in grams.',
            'Modesty on a CV is like whispering at an auction.',
          ],
          gentle: [
            'Say what you can do with it, however small. One real task beats any measure of modesty.',
            'Modesty costs you here. Name one thing you have finished with it.',
            'If “{it}” has been enough to get something done, name the thing.',
          ],
        },
        'self-taught': {
          brutal: [
            'Best teacher you could afford, and the homework was never late.',
            'The only course where the pupil also had to find the electricity.',
            'You and a search engine, at one in the morning, against the world.',
            'I hope you left the teacher a good review.',
            'Staff, student and canteen, all in one chair.',
          ],
          gentle: [
            'Teaching yourself shows drive, and readers will want proof. Link one thing you made with it.',
            'What did you build while learning it? That would turn the label into evidence.',
            'Tell which book, course or late night it came from, and “{it}” is easy to believe.',
          ],
        },
        ish: {
          brutal: [
            'A whole personality in one hedge.',
            'Somewhere between a claim and a shrug, and I trust it more than the claims.',
            'You are the first applicant to put a shrug in writing.',
            'No surgeon would be allowed “{it}”.',
            'I asked the dictionary what that means, and it went like this with one hand.',
          ],
          gentle: [
            'The hedge is charming, and a reader cannot use it. Say what you can do on your own.',
            'Replace the shrug by the last thing you used it for.',
            'Which exact word were you avoiding with “{it}”? Try it; it may well be true.',
          ],
        },
        only: {
          brutal: [
            '“{It}” is a boast with its head down, or an apology standing up straight. I cannot tell which.',
            'Take out “{it}” and read it again. There. You were right all along.',
            'That “{it}” took longer to write than the rest of the line.',
            'One “{it}”, and I heard a violin.',
            'That “{it}” would look good on a monument or a receipt.',
          ],
          gentle: [
            '“{It}” can make a thing smaller or rarer. If you mean that nobody else did it, say so.',
            'I would let the fact stand without “{it}” and see how much larger it looks.',
            'Compared with what? If you add that, “{it}” becomes a strength.',
          ],
        },
        rusty: {
          brutal: [
            'Rust is at least proof that it was once used outdoors.',
            'The rest of the list claims to be stainless. This one I believe.',
            'More use than the people who say fluent and mean the menu.',
            'It is like a bicycle, then. You have mentioned it, and now somebody will make you ride it.',
            'Everybody else files that one under ‘working knowledge’.',
          ],
          gentle: [
            'Say when you last used it and what for. A weekend brings more back than you think.',
            'If the job needs it, refresh it and say so; if not, leave it out.',
            'An honest date would be even better: last used when, and for what?',
          ],
        },
        survived: {
          brutal: [
            'Not managed. Not led. Survived. Finally, an accurate verb.',
            '“{It}” is the first verb on this page that I can picture.',
            'Somewhere there is a commemorative mug.',
            'Put it on a T-shirt and half the industry would buy one.',
            'That verb comes with a thousand-yard stare.',
          ],
          gentle: [
            '“Survived” tells me that it was hard. What did you do that got everyone through?',
            'Behind that verb is a story about pressure. Interviewers ask for exactly that one.',
            'What was still standing afterwards, thanks to you? It would turn “{it}” into a result.',
          ],
        },
        accidentally: {
          brutal: [
            'History’s finest discoveries share a method with this bullet.',
            'That is the honest half of every success story, printed for once.',
            'Penicillin has the same line on its CV.',
            'You could have said strategy. They all say strategy.',
            'I look forward to hearing what you can do on purpose.',
          ],
          gentle: [
            'Luck found you working. Say what you did once you noticed.',
            'What happened by chance became yours when you acted on it. Tell that part.',
            'Such things happen to many people, and few notice. Say what you noticed.',
          ],
        },
        voluntold: {
          brutal: [
            'Everybody took one step back, and there you stood.',
            'The selection process was thorough: you were in the room.',
            'The job was not so much given to you as left on your desk.',
            'There is always one chair when the music stops. Hello.',
            'Most experts are made like that: the others were quicker to the door.',
          ],
          gentle: [
            'You took on what nobody wanted. Say what it looked like when you were done.',
            'Stepping in counts. Name what would have gone undone.',
            'Why did it need doing? The reason makes the better half of the line.',
          ],
        },
        reportedly: {
          brutal: [
            'Sources close to you have confirmed it.',
            'The next applicant has an actual witness.',
            'You are the first person I know to leak your own CV.',
            '“{It}” is how newspapers put it when the lawyer is in the room.',
            'Is there somebody you would like to blame?',
          ],
          gentle: [
            'Say it as a fact, or say who says it. Both are stronger than “{it}”.',
            'A name behind that would help: who said so, and when?',
            'If you can prove it, drop “{it}”; if you cannot, think about dropping the claim.',
          ],
        },
        'at least': {
          brutal: [
            '“At least” is where the counting stopped and the story got better.',
            'There were more, and they know who they are.',
            'You stopped counting for tax reasons, I assume.',
            'That is the floor. I would love to be shown upstairs.',
            'Nightclubs do that with drinks.',
          ],
          gentle: [
            'You have a figure and trust it enough for a minimum. See if you can find the real one.',
            'A minimum is safe. The real number is probably better.',
            'What is the most it ever was? The upper end may be the better half of the story.',
          ],
        },
        eventually: {
          brutal: [
            'There is a whole second act hidden in “{it}”.',
            'I can hear the sigh from here.',
            'One word, and I can see the folder: final, final 2, final final.',
            'It has the sound of a lift arriving after eleven minutes.',
            'There speaks somebody who has been on hold.',
          ],
          gentle: [
            'It took a while, and you stayed. Say how long, and what finally worked.',
            'The word hints at persistence. Tell the obstacle in five words and it becomes a strength.',
            'What made the difference in the end? That is the part a reader would like to have.',
          ],
        },
      },
    },
    fixes: [
      'Keep it if it is exact; else put the figure in its place: “[how many, or what share]”.',
      'Say how much instead of “{it}”, or leave it and have the answer ready.',
      'It is honest, so it may stay. Add the number that a reader will ask for.',
    ],
  },
  denial: {
    brutal: [
      'Nobody lists what did not happen unless it very nearly did.',
      'I had not thought of that possibility until you ruled it out.',
      'Thank you for “{phrase}”. I will be checking the others for it from now on.',
      'Good to know. Also, who asked?',
      'A negative, and the most positive thing in the paragraph.',
      '“{phrase}” is the sort of thing you only measure after the first time.',
      'That reassured me, and then it stopped reassuring me.',
      'You have set the bar on the floor and cleared it with a run-up.',
      'Every other applicant will now be asked whether they can say “{phrase}”.',
      'I can see the one from the other place who could not write that.',
      'That sentence has gone back to check the door.',
      'An insurance assessor would like a quiet word about “{phrase}”.',
      'There is a version of events in which that line reads differently, and you have thought about it.',
      'Put “{phrase}” on the van.',
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
      'A negative likes proof as well: an audit, an inspection, a customer who stayed.',
      'I would keep “{phrase}” if it is rare in your trade, and cut it if it is the least one expects.',
      'It is a calm thing to be able to say. Put the number of days, jobs or deliveries next to it.',
      'That tells me what I need not worry about. Tell me in the same line what I can look forward to.',
    ],
    fixes: [
      'Keep it, and say over what: “[in how many years, or how many times]”.',
      'Keep it, and add what you did so that it stayed that way.',
      'It stands best beside a number: of how many, and since when.',
    ],
  },
  lapsed: {
    brutal: [
      'It is on the CV the way a gym card is in the wallet.',
      'You have listed the memory of a certificate.',
      'Best before is printed on it. So is your signature, under this page.',
      'One phone call and a wet afternoon stand between you and the present tense.',
      'Full marks for telling us. The certificate itself has moved on.',
    ],
    gentle: [
      'Being straight about it is right. Book the renewal, and print the date of the booking instead.',
      'If the job needs it, renew it before you send this; if not, leave the line out.',
      'A date for the renewal would turn this from a worry into a plan.',
    ],
    fixes: [
      'Renew it and print the new date, or write “renewal booked for [month]”.',
      'If the job does not need it, take the line out; if it does, book it before you send this.',
    ],
  },
  'root-twice': {
    brutal: [
      'That is “{one}” and “{other}” in one line. They are siblings, and they brought the same present.',
      'From “{one}” to “{other}” in a single breath, like a dog meeting itself in a mirror.',
      'That sentence packed “{one}” and then “{other}”, in case it rained.',
      'You used the root twice. Gardeners charge extra for that.',
      'First “{one}”, then “{other}”: the sentence got lost and walked past the same tree.',
      'Somebody bought “{one}” and got “{other}” half price.',
      'There is an echo in here: “{one}”, “{other}”.',
      'The sentence has met itself at the fridge.',
      'You had a whole dictionary and went back to the same shelf.',
      'It is one word in two hats. I recognised the moustache.',
      'I picture “{other}” coming home to find “{one}” sitting in its chair.',
      'Say it five times fast. Then say it once, differently.',
      'After “{one}” and “{other}” I was waiting for the third, and the chorus.',
      'If that line were a dinner it would be potatoes with a side of chips.',
      'The sentence ran out of road and went round again.',
      'It goes “{one}”, “{other}”, like somebody checking a microphone.',
      'Two fillings in one root. A dentist would have asked first.',
      'A tongue-twister has applied for the job.',
      'I read “{one}”, blinked, and there was “{other}”. I thought the page had slipped.',
      'You turned “{one}” into “{other}”. In Scrabble I would have shaken your hand.',
      'They recycled “{one}” into “{other}” before it was even empty.',
      'Whoever wrote “{other}” was standing too close to “{one}”.',
    ],
    gentle: [
      'The same root comes twice within a few words. Change one of them and the line reads faster.',
      'Read it aloud: “{one}” and “{other}” echo. A different verb would carry more.',
      'One of the two can go. What is left would be shorter and stronger.',
      'You did it once, and the line says it twice. Let “{one}” or “{other}” go.',
      'What exactly was meant by “{other}”? The exact word would end the echo.',
      'It is a small thing, and it costs a second of attention. Swap “{one}” or “{other}” for something plainer.',
      'Cover “{other}” with your thumb and read again. If nothing is missing, it can go.',
      'A word one can picture, such as ran, built, taught or wrote, would leave only one of the two.',
      'Nobody marks you down for it; they only read faster. Slow them with a different word.',
      'Where a root comes twice, a detail has usually gone missing. What was it here?',
      'Two words from one root do the work of one. Give the free place to how many or how long.',
      'I stumbled at “{other}”, because “{one}” was still in my ear.',
      'Tell somebody what you did without looking at the line. I doubt you will say “{one}” and “{other}”.',
      'Keep whichever of “{one}” and “{other}” an advert for {job} would use.',
      'Editors call this an echo. It is one of the easiest things on a page to mend.',
      'Was there a result as well? It could stand where “{other}” stands.',
      'Contracts repeat a root to be safe. A CV may pick the better word and move on.',
      'If you need both “{one}” and “{other}”, put them in two sentences and give each its own fact.',
      'The line has room for one more fact as soon as “{other}” makes way.',
    ],
    fixes: [
      'Keep one of “{one}” and “{other}”, and name the thing itself in place of the second.',
      'Say it once: cut “{other}” or replace it by what was actually done.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
