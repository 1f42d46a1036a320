import type { FindingKind } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const manyPages = (facts: Facts): boolean => Number(facts['pages']) >= 3;
/** More words than a career needs: below that, only the pages are too many. */
const manyWords = (facts: Facts): boolean => Number(facts['words']) >= 560;
const wordy = (text: string): Template => ({ text, when: manyWords });
const airy = (text: string): Template => ({ text, when: (facts) => manyPages(facts) && !manyWords(facts) });

/** What is said of a CV's size. */
export const LENGTH_JOKES = {
  'too-long': {
    brutal: [
      { text: '{Pages:words} pages, {words} words. Somewhere on the last one the butler did it.', when: manyPages },
      {
        text: '{Pages:words} pages for {years} {years|year|years}: a CV with a spine, and one day an audiobook.',
        when: (facts) => manyPages(facts) && Number(facts['years']) > 0,
      },
      wordy('{Words} words. The recruiter has packed sandwiches and still turned back at the gate.'),
      { text: 'At {pages} pages this is not a CV, it’s luggage.', when: manyPages },
      wordy('{Words} words long. Novellas have been refused for less plot.'),
      { text: '{Pages:words} pages: the stapler was consulted and declined.', when: manyPages },
      wordy('{Words} words: the scroll bar has become a dot.'),
      wordy('With {words} words the CV has prepared for a reader on a long flight, in a window seat, without a book.'),
      wordy('{Words} words. Behind the first few hundred the reader hears only the sea.'),
      {
        text: '{Years:words} {years|year|years} of work, {words} words about it. The minutes are longer than the meeting.',
        when: (facts) => Number(facts['years']) > 0 && manyWords(facts),
      },
      '{Words} words on {pages} {pages|page|pages}. The last line has been waiting for a reader since you typed it.',
      '{Words} words, {pages} {pages|page|pages}, and the ending belongs to you alone.',
      airy('{Words} words on {pages} pages. The white space is carrying half the career.'),
      airy('{Pages:words} pages for {words} words: the margins are doing the heavy lifting.'),
      airy('{Words} words, spread over {pages} pages like butter in a hostel.'),
    ],
    gentle: [
      'Of {words} words on {pages} {pages|page|pages}, the last ones are read by nobody. Move what matters up, and let the end go.',
      'What would be missed least of {words} words on {pages} {pages|page|pages}? That’s the first cut.',
      airy('{Words} words would fit on fewer than {pages} pages. Tighten the spacing before you cut a line.'),
      airy('The text is the right size; the layout isn’t. {Words} words need no {pages} pages.'),
      airy('Less air between the sections would bring {words} words from {pages} pages to two.'),
      airy('A reader turns {pages} pages for {words} words. Close it up, and everything is seen at once.'),
      wordy('{Words} words are more than most readers finish. What would somebody hiring {job:a} miss least?'),
      wordy('The good parts of {words} words deserve less company. Cut what doesn’t help with {job}.'),
      wordy('Older jobs may shrink to a line each. Most of {words} words are usually there.'),
      wordy('What would you keep if you had one page? Start from there instead of from {words} words.'),
    ],
    fixes: [
      wordy('Shorten jobs older than ten years to one line each.'),
      airy('Tighten the margins and the space between sections.'),
      { text: 'Cut to two pages, starting with what doesn’t help for this job.', when: (facts) => manyPages(facts) && manyWords(facts) },
      wordy('Keep five bullets for recent jobs and two for older ones.'),
      'Cut the lines that do nothing for this job first.',
    ],
  },
  'too-short': {
    brutal: [
      '{Words} words. Shampoo bottles have more to say about themselves, and they end on an instruction.',
      'In {words} words this CV introduces itself, looks at the floor and leaves.',
      '{Words} words: a trailer for a film that was never shot.',
      'At {words} words it’s over while the recruiter is still hanging up a coat.',
      '{Words} words. Fortune cookies come with more biscuit, but about as much biography.',
      'These {words} words are the wrapper. The reader is looking inside it for the sandwich.',
      '{Words} words for {cvJobs:words} {cvJobs|job|jobs}: cereal boxes go into more detail about the spoon.',
      '{Words} words: a business card that got lost on A4.',
      'The parser finished these {words} words before it had sat down.',
      'At {words} words the white space is doing most of the talking, and it’s very shy.',
      '{Words} words for {job}. The reader turned the page over to see whether it went on. It didn’t.',
      '{Words} words, and the parking ticket on the windscreen has a better plot.',
    ],
    gentle: [
      '{Words} words leave much of your work unsaid. What would you tell me if I asked for ten more minutes?',
      'There’s room left. Say what you did, with what, and what came of it; {words} words can’t carry that yet.',
      '{Words} words aren’t much to go on. A few more facts would help somebody who would like to say yes.',
      'I’d like to know more than {words} words can tell me. What did I not hear about?',
      'Short is fine when each line counts. With {words} words, projects, courses and results could still come in.',
    ],
    fixes: ['Add the two things you’d tell a friend about your newest job.', 'Add projects, courses and results, and say what came of each.'],
  },
} as const satisfies Partial<Record<FindingKind, KindJokes>>;
