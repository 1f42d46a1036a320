import type { Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

/** A word that makes less of a thing: “still” and “so far” make nothing smaller. */
const hedged = (text: string): Template => ({ text, when: ({ word }) => !/^(?:still|so far|self-taught|informally)$/iu.test(String(word)) });

/** Words that take something back. */
export const QUALIFIER_JOKES = {
  qualifier: {
    brutal: [
      'That little “{it}” has read the small print and would like its lawyer.',
      'Take “{it}” out and it’s a boast. Leave it in and it’s a witness statement.',
      'The “{it}” is doing all the work in that line and has asked for overtime.',
      'Somebody else would have cut “{it}” and slept just as well.',
      'Whoever wrote “{it}” there has been asked a follow-up question before.',
      'In the advert version of your life there’s no “{it}”. In the audit version it is underlined.',
      'At {firm} somebody is reading “{it}” and looking at the floor.',
      '{Post:a} who writes “{it}” has met an auditor.',
      'Estate agents are trained to leave out “{it}”. You sold me the house with it in.',
      '“{It}” is where the sentence turns its pockets out before anybody asks.',
      '{Post:a} under oath would have said “{it}” as well.',
      'Nobody at {firm} will contradict “{it}”. I like a sentence that brings its own lawyer.',
      'I’d have taken the {noun} on trust. Then “{it}” cleared its throat.',
      '{Firm} would have signed it without the “{it}”. You couldn’t.',
      'I doubt that a brochure from {firm} has ever had “{it}” in it. A person got in.',
      'Advertisers would have cut “{it}”. {Post:a} leaves it in and sleeps at night.',
      'You and {firm} both know what is behind “{it}”. I’ll wait.',
      'With the {noun} you had me. With “{it}” you had me checking.',
    ],
    gentle: [
      hedged('The “{it}” is honest. A number would be honest and strong at once.'),
      '“{It}” is a small word, and it costs nothing. If it’s exact, it may stay.',
      'I noticed “{it}”. If somebody asks about it, one sentence is enough.',
      '“{It}” is how people talk, and it does no harm once a page.',
      '“{It}” leaves the reader guessing how much. You know the answer, so print it.',
      hedged('Would {firm} have put “{it}” there? If they’d say it without, so may you.'),
      '“{It}” is a small word and an honest one. If the rest of the line holds without it, try it without.',
      '“{It}” is a small word. If it’s exact, leave it where it is.',
      hedged('If somebody at {firm} asked what exactly “{it}” covers, what would you answer? Print the answer.'),
      hedged('Does “{it}” make it smaller than it was? At {firm} they’d know; a reader can’t.'),
    ],
    by: {
      fact: 'word',
      values: {
        mainly: {
          brutal: [
            'I’m not going to rest until I know what happens outside “{it}”.',
            '“{It}” is the door in this sentence that you closed very quietly behind you.',
            'The rest, I assume, is covered by a confidentiality agreement.',
            'You could have lied and left out “{it}”. I like you already.',
            'A lawyer would have put “{it}” there, and charged for it.',
          ],
          gentle: [
            '“{It}” makes me curious about the rest. Give the share in a figure and the line turns exact.',
            'If it was the main part of the work, the other part is worth half a sentence, too.',
            'What did the rest of the time go on? If it was interesting, it shouldn’t have to hide behind “{it}”.',
          ],
        },
        'so far': {
          brutal: [
            '“{It}” turns a fact into a threat.',
            'The whole line was calm until “{it}”. Now I’m watching the door.',
            'Two words, and it went from a record to a countdown.',
            'Insurance companies talk like that.',
            'So there is going to be a sequel.',
          ],
          gentle: [
            '“{It}” tells a reader that it goes on. Add the date it began, and they can do the sum.',
            'A record that’s still running is a good one. Say since when.',
            'What would make the next one likely? “{It}” raises that question, and you may like your own answer.',
          ],
        },
        still: {
          brutal: [
            'Nobody says “{it}” about something that was expected to last.',
            'There’s a bet behind that “{it}”, and somebody lost it.',
            'A single “{it}”, and suddenly I want to know what happened to the others.',
            'That “{it}” has a look on its face, like the last guest at a wedding.',
            'After everything, “{it}”. I’d watch the film.',
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
            'People came to you without being told to. That’s worth saying plainly: who, how often, about what.',
            'Work done without the title counts. Name what depended on it.',
            'What made it work without a form to fill in? “{It}” leaves out the good part.',
          ],
        },
        occasionally: {
          brutal: [
            '“{It}” is a job description with its coat on.',
            'Now and then. Like a comet, and with about as much warning.',
            'I’d like the calendar that goes with “{it}”.',
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
            'That’s the portion size of people who are afraid of being asked.',
            'The recipe says “{it}”. The cook will want it in grams.',
            'Modesty on a CV is like whispering at an auction.',
          ],
          gentle: [
            'Say what you can do with it, however small. One real task beats any measure of modesty.',
            'Modesty costs you here. Name one thing you’ve finished with it.',
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
            'You’re the first applicant to put a shrug in writing.',
            'No surgeon would be allowed “{it}”.',
            'I asked the dictionary what that means, and it went like this with one hand.',
          ],
          gentle: [
            'The hedge is charming, and a reader can’t use it. Say what you can do on your own.',
            'Replace the shrug by the last thing you used it for.',
            'Which exact word were you avoiding with “{it}”? Try it; it may well be true.',
          ],
        },
        only: {
          brutal: [
            '“{It}” is a boast with its head down, or an apology standing up straight. I can’t tell which.',
            'Take out “{it}” and read it again. There. You were right all along.',
            'That “{it}” took longer to write than the rest of the line.',
            'One “{it}”, and I heard a violin.',
            'That “{it}” would look good on a monument or a receipt.',
          ],
          gentle: [
            '“{It}” can make a thing smaller or rarer. If you mean that nobody else did it, say so.',
            'I’d let the fact stand without “{it}” and see how much larger it looks.',
            'Compared with what? If you add that, “{it}” becomes a strength.',
          ],
        },
        rusty: {
          brutal: [
            'Rust is at least proof that it was once used outdoors.',
            'The rest of the list claims to be stainless. This one I believe.',
            'More use than the people who say fluent and mean the menu.',
            'It’s like a bicycle, then. You’ve mentioned it, and now somebody will make you ride it.',
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
            'Somewhere there’s a commemorative mug.',
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
            'That’s the honest half of every success story, printed for once.',
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
            'There’s always one chair when the music stops. Hello.',
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
            'You’re the first person I know to leak your own CV.',
            '“{It}” is how newspapers put it when the lawyer is in the room.',
            'Is there somebody you’d like to blame?',
          ],
          gentle: [
            'Say it as a fact, or say who says it. Both are stronger than “{it}”.',
            'A name behind that would help: who said so, and when?',
            'If you can prove it, drop “{it}”; if you can’t, think about dropping the claim.',
          ],
        },
        'at least': {
          brutal: [
            '“At least” is where the counting stopped and the story got better.',
            'There were more, and they know who they are.',
            'You stopped counting for tax reasons, I assume.',
            'That’s the floor. I’d love to be shown upstairs.',
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
            'There’s a whole second act hidden in “{it}”.',
            'I can hear the sigh from here.',
            'One word, and I can see the folder: final, final 2, final final.',
            'It has the sound of a lift arriving after eleven minutes.',
            'There speaks somebody who has been on hold.',
          ],
          gentle: [
            'It took a while, and you stayed. Say how long, and what finally worked.',
            'The word hints at persistence. Tell the obstacle in five words and it becomes a strength.',
            'What made the difference in the end? That’s the part a reader would like to have.',
          ],
        },
      },
    },
    fixes: [
      'Put the figure in its place, if you have it: “[how many, or what share]”.',
      'Say how much instead of “{it}”, or know the answer when they ask.',
      'It’s honest. Add the number that a reader will ask for.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
