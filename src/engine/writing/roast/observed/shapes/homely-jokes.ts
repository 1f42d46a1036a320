import type { Template } from '../../template.ts';
import type { ShapeJokes } from '../observed-jokes.ts';

/** "The rabbits gets a line" is said of one rabbit. */
const single = (text: string): Template => ({ text, when: (facts) => !/[^s]s$|^(?:sheep|cattle|deer|fish|geese|mice|oxen)$/u.test(String(facts['it'])) });

/** Said of work, and of no hobby. */
const atWork = (text: string): Template => ({ text, when: ({ lineRole }) => lineRole === 'work' });

/** What is baked. */
const crumbly = (text: string): Template => ({
  text,
  when: (facts) => /^(?:biscuit|cake|cupcake|scone|crumpet|bun|do(?:ugh)?nut|croissant|pie|pasty|sandwich|toast|crisp)(?:e?s)?$/iu.test(String(facts['it'])),
});

/** Nobody asks for a figure that stands there. */
const uncounted = (text: string): Template => ({ text, when: (facts) => facts['quoteDigits'] === undefined });

/** Who was driven to the bingo has not organised it. */
const organised = (text: string): Template => ({
  text,
  when: (facts) => /\b(?:organi[sz]\w+|ran|run|running|arranged|hosted|planned|set up|coordinated|led)\b/iu.test(String(facts['quoteText'])),
});

/** A plain word of life outside work, in a line of work. `{it}` is that word as printed. */
export const HOMELY_JOKES = {
  homely: {
    brutal: [
      'Somewhere between the duties and the targets, “{it}”. Thank you. I was drifting.',
      'The word “{it}” has no business on a CV, which is why I trust it.',
      'Procurement has a code for everything. For “{it}” it would have to ring somebody.',
      'Ask a machine to sum up this line, and the first thing it drops is “{it}”. Don’t hire the machine.',
      'In the accounts that comes under sundries. In the pub it comes first: “{it}”.',
      'There’s a policy on laptops, on gifts and on lateness. “{it}” walked through between the last two.',
      'No risk assessment has ever begun with “{it}”. The good ones end with it.',
      'Somewhere a keyword filter is looking at “{it}” and asking for its supervisor.',
      'You could have written ‘asset’. You wrote “{it}”, and I could see it.',
      single('In among the deliverables came “{it}”, and didn’t wipe its feet.'),
    ],
    gentle: [
      'That’s a real detail from a real day, and it makes the rest easier to believe. Keep “{it}”, and add what came of it.',
      'A reader will remember “{it}” tomorrow. Make sure that the line also says what you did.',
      'I can picture this line, and that’s rare. One figure beside “{it}” and it’s evidence as well.',
      'You noticed “{it}” and wrote it down. Noticing is a skill; say where else it has paid off.',
      'Why does “{it}” stand there? If there’s a reason, it’s probably the interesting part of the job.',
      'A word like “{it}” tells a reader that somebody real did the work. Let one result stand nearby.',
      'I’d ask about “{it}”. You could answer here, in five words.',
      'Keep “{it}” if it was part of the task; if it was only a laugh, keep it for the interview.',
      'A picture like “{it}” is worth having. Which skill does it show? Let the verb say so.',
      'Somebody who is tired will wake up at “{it}”. Make sure that what follows is worth being awake for.',
      'It’s plain and it’s yours. Everything round “{it}” may be as plain.',
      'People hiring remember things before adjectives. You’ve given them “{it}”; give them a figure to go with it.',
    ],
    by: {
      fact: 'sort',
      values: {
        animal: {
          brutal: [
            'I’ve forgotten the rest of the sentence. I’m with the {it} now.',
            'HR has a policy on dress, on lateness and on gifts. On the {it} it has nothing.',
            single('The {it} has no line manager, and it shows.'),
            'Every reference you give from now on will be asked about the {it}.',
            single('One {it}, and suddenly this is the first CV today with a plot.'),
            'Consultants would call the {it} a stakeholder. At least it didn’t ask for slides.',
            single('The {it} gets a line. Some of your colleagues didn’t.'),
            'I’d read a whole report on the {it}, with an appendix.',
          ],
          gentle: [
            single('A story with {it:a} in it is a gift for an interview. Have it ready in three sentences.'),
            'Who dealt with the {it}, and how did it end? Two clauses, and the line is a story with a result.',
            'I’d keep the {it}, and spend the next five words on what you did.',
            'Whoever asks about the {it} wants to know how you cope with the unexpected. Tell them before they ask.',
            'Nobody else who applies will bring up the {it}. Let the line also say what you were good at there.',
            'What did you learn from the {it}? If it’s a rule that you still keep, it belongs here.',
            uncounted('How often did the {it} come into it? A number makes even that evidence.'),
          ],
        },
        food: {
          brutal: [
            'I was reading about your career, and now I’m thinking about “{it}”.',
            'A CV with “{it}” in it. The bar for the next applicant is a buffet.',
            crumbly('The strongest argument on this page has crumbs on it.'),
            'Say “{it}” in the interview and somebody will go and get some. You’re halfway in.',
            'Catering wasn’t in the job description. It never is, and it’s what people remember.',
            'This is the line that gets read out, shortly before lunch.',
          ],
          gentle: [
            'A small human detail like “{it}” is welcome once a page. Let it sit beside a result and both gain.',
            'It makes me like the writer of this line. Now tell me what the work round the “{it}” achieved.',
            'Keep the {it}. A page of duties is easier to read with something to eat in it.',
            'I’d leave the {it} in. Whoever smiles at a line reads the next one more slowly.',
          ],
        },
        household: {
          brutal: [
            single('I can see the {it}. I can’t see half the jobs on this page, but I can see that.'),
            single('Other people list platforms. You have {it:a}.'),
            single('The {it} wasn’t in the budget, I expect. The best things never are.'),
            single('Give the {it} a job title and it outranks two of your buzzwords.'),
            single('Somebody will ask where the {it} is now. Have an answer.'),
            single('An auditor would want a serial number for that {it}.'),
          ],
          gentle: [
            single('A plain thing like the {it} says more about the place than a mission statement. Leave it where it is.'),
            single('I can see that {it}, and so will they. Give the line a result to go with the picture.'),
            'The {it} can be seen, and that’s more than most lines manage. Leave it in.',
            single('Whose idea was the {it}? If it was yours, the line should say so.'),
            'I have the {it} before my eyes. Put what you did next to it, and I have the work as well.',
          ],
        },
        weather: {
          brutal: [
            single('The {it} wasn’t on the project plan. It never signs anything, and it always turns up.'),
            'Force majeure, in lower case, in a bullet.',
            single('The {it} is the one party in this story that didn’t need chasing.'),
            'Most CVs take place indoors. Yours has {it}.',
            'Somewhere there’s a risk register with “{it}” in it, marked unlikely.',
          ],
          gentle: [
            'Everybody knows what {it} is like. The line may stay as plain as it is.',
            single('If somebody asks about the {it}, one sentence is enough.'),
            single('The {it} makes the scene; the result would make the case. What was finished that day?'),
          ],
        },
        merriment: {
          brutal: [
            single('Nobody was ever promoted for the {it}. Everybody was remembered for it.'),
            single('The {it} had a risk assessment, I hope. And I hope you wrote it.'),
            'You put “{it}” on a CV, and I’d like to shake your hand before HR does.',
            'Budget: none. Attendance: everyone. Find me another line here that can say that.',
          ],
          gentle: [organised('Organising the {it} is organising: people, money, a date that couldn’t move. Say what it took.')],
        },
        feeling: {
          brutal: [
            '“{It}” is a word that doesn’t survive three rounds of editing. You left it in. Good.',
            'There’s a whole meeting behind “{it}”, and I want the minutes.',
            'Careful. That was nearly a feeling.',
            'Everyone else on the pile has “liaised”. You have “{it}”.',
            'A verb with a pulse. I had to sit down.',
          ],
          gentle: [
            'That’s an honest word, and it makes me curious. Say what happened next.',
            '“{It}” tells me how it felt; one clause about the outcome would tell me that it worked.',
          ],
        },
        neighbourhood: {
          brutal: [
            single('The {it} enters, and the bullet becomes a short story.'),
            single('I had a cast list in my head: manager, client, stakeholder. Now there is {it:a}.'),
            'The {it} should be on your list of referees.',
            'Somebody ask the {it} for a quote.',
          ],
          gentle: [
            single('The {it} makes this line yours alone. Leave it exactly as plain as it is.'),
            'Everybody can picture the {it}. The line may stay as plain as it is.',
          ],
        },
      },
    },
    fixes: [
      atWork('Say what you did with it, if the line doesn’t.'),
      'Say it in the same plain words in the interview.',
      atWork('Make sure a line near it says what the work was.'),
      atWork('Start with this when they ask what a day was like.'),
      'If you shorten the line, cut a big word and keep the plain one.',
      'Keep the plain word: everybody can picture it.',
    ],
  },
} as const satisfies Record<string, ShapeJokes>;
