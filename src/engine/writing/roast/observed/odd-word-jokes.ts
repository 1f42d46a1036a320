import type { ShapeJokes } from './observed-jokes.ts';

/** Brackets, tails, qualifiers, denials, what ran out, and roots said twice. */
export const ODD_WORD_JOKES = {
  aside: {
    brutal: [
      'The brackets are where you keep the good stuff. Move in.',
      'You whispered that. On paper. To a stranger with a biro.',
      'The sentence is wearing a tie. The brackets have taken their shoes off.',
      'I read the rest of the page looking for more brackets.',
      'There is a story in those brackets, and you have given it the smallest room in the house.',
      'You put it in brackets so that HR would miss it. HR reads nothing else.',
      'Everything outside the brackets was written for me. Everything inside was written by you.',
      'A careful friend would have cut the brackets. Never show that friend your CV again.',
      'Nobody asked. That is exactly why it works.',
      'I have underlined the brackets twice and will be raising them at dinner.',
      'That was the stage direction, and you read it out.',
    ],
    gentle: [
      'What you put in brackets is often the most human thing on a page. Ask yourself whether it deserves a sentence of its own.',
      'The bracket made me stop, and stopping a reader is worth a lot. Keep it, and make sure the rest of the line is as concrete.',
      'That aside sounds like you. If there is a result behind it, let it out of the brackets.',
      'I would ask about those brackets in an interview. Have the two-minute version of the story ready.',
      'Brackets tell a reader that something matters less. I am not sure that this does.',
      'It is a small detail and it makes the line yours. One number beside it would make it evidence as well.',
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
      'In rising order of honesty. It ends with “{last}”, and that is where I started to believe you.',
      'You were doing a list, and then “{last}” walked in without knocking.',
      'One list, {items} items, and everyone at the interview will ask about the last.',
      '“{last}” at the end of the list, like the cousin in the wedding picture nobody invited.',
      'From “{before}” to “{last}” in one comma. No seat belt.',
      'Everything up to the last comma came from a template. “{last}” came from your life.',
      'The list was on its way to a job advert and stopped at “{last}” for chips.',
      'I would hire for “{last}” and have the rest thrown in.',
    ],
    gentle: [
      'The end of that list is its most particular item. It could open the line instead of closing it.',
      '“{last}” is the part nobody else has. Give it a sentence of its own and a result.',
      'A list hides its best member. I would lift “{last}” out and say what you did there.',
      'I noticed how the list ends. That is a person talking, and it makes the rest easier to believe.',
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
    ],
    gentle: [
      'The “{it}” is honest. A number would be honest and strong at once.',
      '“{It}” leaves the reader guessing how much. You know the answer, so print it.',
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
          ],
          gentle: [
            '“{It}” makes me curious about the rest. Give the share in a figure and the line turns exact.',
            'If it was the main part of the work, the other part is worth half a sentence, too.',
          ],
        },
        'so far': {
          brutal: [
            '“{It}” turns a fact into a threat.',
            'The whole line was calm until “{it}”. Now I am watching the door.',
            'Two words, and it went from a record to a countdown.',
            'Insurance companies talk like that.',
          ],
          gentle: [
            '“{It}” tells a reader that it goes on. Add the date it began, and they can do the sum.',
            'A record that is still running is a good one. Say since when.',
          ],
        },
        still: {
          brutal: [
            '“{It}”. Nobody uses that word about something that was expected to last.',
            'There is a bet behind that “{it}”, and somebody lost it.',
            'A single “{it}”, and suddenly I want to know what happened to the others.',
          ],
          gentle: [
            'Whatever is still there after you built it speaks for you. Say how long it has been.',
            '“{It}” is a quiet way of saying that it lasted. The number of years would say it aloud.',
          ],
        },
        nearly: {
          brutal: [
            'Only somebody honest writes “{it}”. Everybody else rounds up.',
            '“{It}” is what an estate agent would have taken out.',
            'So close that you measured it, and so honest that you told us.',
          ],
          gentle: [
            '“{It}” is honest. The exact figure would be just as honest, and look stronger.',
            'You clearly know the number. Print it instead of “{it}”.',
          ],
        },
        informally: {
          brutal: [
            '“{It}”: all of the work, none of the lanyard.',
            'Every office has one person who does it officially and one who is actually asked.',
            'Informal is how anything gets done after four o’clock.',
          ],
          gentle: [
            'People came to you without being told to. That is worth saying plainly: who, how often, about what.',
            'Work done without the title counts. Name what depended on it.',
          ],
        },
        occasionally: {
          brutal: [
            '“{It}” is a job description with its coat on.',
            'Now and then. Like a comet, and with about as much warning.',
            'I would like the calendar that goes with “{it}”.',
          ],
          gentle: ['How often was it? Four times a year reads far better than “{it}”.', 'If it was rare and went well, tell the one time that mattered.'],
        },
        'a bit of': {
          brutal: [
            'As quantities go, “{it}” is what you ask for when the cake is already gone.',
            'Nobody has ever been hired for the bit. Tell us about the lot.',
            '“{It}”: the portion size of people who are afraid of being asked.',
          ],
          gentle: [
            'Say what you can do with it, however small. One real task beats any measure of modesty.',
            'Modesty costs you here. Name one thing you have finished with it.',
          ],
        },
        'self-taught': {
          brutal: [
            'Best teacher you could afford, and the homework was never late.',
            'The only course where the pupil also had to find the electricity.',
            'You and a search engine, at one in the morning, against the world.',
          ],
          gentle: [
            'Teaching yourself shows drive, and readers will want proof. Link one thing you made with it.',
            'What did you build while learning it? That would turn the label into evidence.',
          ],
        },
        ish: {
          brutal: [
            'A whole personality in one hedge.',
            'Somewhere between a claim and a shrug, and I trust it more than the claims.',
            'You are the first applicant to put a shrug in writing.',
          ],
          gentle: [
            'The hedge is charming, and a reader cannot use it. Say what you can do on your own.',
            'Replace the shrug by the last thing you used it for.',
          ],
        },
        only: {
          brutal: [
            '“{It}” is a boast with its head down, or an apology standing up straight. I cannot tell which.',
            'Take out “{it}” and read it again. There. You were right all along.',
            'That “{it}” took longer to write than the rest of the line.',
          ],
          gentle: [
            '“{It}” can make a thing smaller or rarer. If you mean that nobody else did it, say so.',
            'I would let the fact stand without “{it}” and see how much larger it looks.',
          ],
        },
        rusty: {
          brutal: ['Rust is at least proof that it was once used outdoors.', 'The rest of the list claims to be stainless. This one I believe.'],
          gentle: [
            'Say when you last used it and what for. A weekend brings more back than you think.',
            'If the job needs it, refresh it and say so; if not, leave it out.',
          ],
        },
        survived: {
          brutal: ['Not managed. Not led. Survived. Finally, an accurate verb.', '“{It}” is the first verb on this page that I can picture.'],
          gentle: [
            '“Survived” tells me that it was hard. What did you do that got everyone through?',
            'Behind that verb is a story about pressure. Interviewers ask for exactly that one.',
          ],
        },
        accidentally: {
          brutal: ['History’s finest discoveries share a method with this bullet.', '“{It}”. The honest half of every success story, printed for once.'],
          gentle: ['Luck found you working. Say what you did once you noticed.', 'What happened by chance became yours when you acted on it. Tell that part.'],
        },
        voluntold: {
          brutal: ['Everybody took one step back, and there you stood.', 'The selection process was thorough: you were in the room.'],
          gentle: ['You took on what nobody wanted. Say what it looked like when you were done.', 'Stepping in counts. Name what would have gone undone.'],
        },
        reportedly: {
          brutal: ['Sources close to you have confirmed it.', '“{It}”. The next applicant has an actual witness.'],
          gentle: ['Say it as a fact, or say who says it. Both are stronger than “{it}”.', 'A name behind that would help: who said so, and when?'],
        },
        'at least': {
          brutal: ['“At least” is where the counting stopped and the story got better.', 'There were more, and they know who they are.'],
          gentle: [
            'You have a figure and trust it enough for a minimum. See if you can find the real one.',
            'A minimum is safe. The real number is probably better.',
          ],
        },
        eventually: {
          brutal: ['There is a whole second act hidden in “{it}”.', '“{It}”. I can hear the sigh from here.'],
          gentle: [
            'It took a while, and you stayed. Say how long, and what finally worked.',
            'The word hints at persistence. Tell the obstacle in five words and it becomes a strength.',
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
    ],
    gentle: [
      'What did not go wrong is a result, too. Say over how long, and what you did to keep it so.',
      'A clean record is worth a number: how many times, over how many years?',
      'I like that you count what did not happen. Say what usually happens elsewhere, and it shines.',
      'The absence of trouble is quiet work. One sentence about how you manage it would help.',
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
      '“{one}” and “{other}” in one line. They are siblings, and they brought the same present.',
      'From “{one}” to “{other}” in a single breath, like a dog meeting itself in a mirror.',
      'That sentence packed “{one}” and then “{other}”, in case it rained.',
      'You used the root twice. Gardeners charge extra for that.',
      '“{one}”, then “{other}”: the sentence got lost and walked past the same tree.',
      'Somebody bought “{one}” and got “{other}” half price.',
    ],
    gentle: [
      'The same root comes twice within a few words. Change one of them and the line reads faster.',
      'Read it aloud: “{one}” and “{other}” echo. A different verb would carry more.',
      'One of the two can go. What is left would be shorter and stronger.',
    ],
    fixes: [
      'Keep one of “{one}” and “{other}”, and name the thing itself in place of the second.',
      'Say it once: cut “{other}” or replace it by what was actually done.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
