import { HOBBY_TERMS } from '../terms/hobby-terms.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });
const manyPages = (facts: Facts): boolean => Number(facts['pages']) >= 2;
const headed = (facts: Facts): boolean => facts['first'] !== undefined && facts['first'] !== 'the first line';
const first = (text: string): Template => ({ text, when: headed });

export const STRUCTURE_JOKES = {
  'missing-summary': {
    brutal: [
      first('The CV opens straight at “{first}”, like a film that starts with the car chase and forgets who is driving.'),
      first('No summary: page 1 goes from hello to “{first}” with nothing in between, like a bad dentist.'),
      first('“{first}” comes first. The reader is thrown in without being told which river it is.'),
      '{CvWords} words, and not three lines at the top to say what they add up to.',
      'A recruiter gives the top of a page one look. Yours says where to send post.',
      '{CvLines} lines of evidence and no opening statement. The jury for {job} is looking at the clock.',
      'No summary. The reader is handed {cvWords} words and a torch.',
      'The back cover of this book is blank; inside, {cvWords} words hope for the best.',
      'There is no summary, so the recruiter writes one, in four words, on a sticky note.',
      'It takes {cvLines} lines to find out what you do. Plumbers paint it on the van.',
      'No summary above {cvJobs:words} {cvJobs|job|jobs}: the shop has shelves, no sign and a bell nobody rings.',
      'The CV knows {cvWords} words and none of them is in a sentence saying: hire me as {job:a}, because.',
      'Without a summary these {cvLines} lines are a jigsaw delivered in a bag.',
      'Somewhere in {cvWords} words there is a headline. The top of the page is still waiting for it.',
      'You skipped the introduction. {CvLines} lines later the reader asks who was speaking.',
      '{CvJobs:words} {cvJobs|job|jobs}, {cvSkills} skills and no sentence that introduces them. It is a party where nobody says who is who.',
      'The trailer is missing. What starts is a {cvWords}-word film about somebody applying for {job}, one assumes.',
      'Menu without a restaurant: {cvSkills} skills served, no sign above the door.',
      'The top of page 1 is prime property. You built a letterbox on it and put {cvLines} lines behind.',
    ],
    gentle: [
      first('The CV begins with “{first}”. Two or three lines before it would tell a reader what to look for.'),
      'A short summary helps: what you are, for how long, and the one result that matters for {job}.',
      '{CvWords} words are a lot to take in without an introduction. Three lines at the top are enough.',
      'Tell the reader at once what you offer as {job:a}. At present they have to work it out from {cvLines} lines.',
      'The top third of page 1 is read most. Put your strongest fact for {job} there.',
      'Imagine someone reads only four of your {cvLines} lines. Write those four first.',
      'No summary yet. Say your field, your depth and your best proof, without adjectives.',
      'With {cvJobs:words} {cvJobs|job|jobs} to cover, a summary would be the thread through them.',
      'Your {cvSkills} skills need a frame: a line that says which of them you use for what.',
      'Before all else, answer why you for {job}. Two sentences do.',
    ],
    fixes: [
      'Open with two or three lines: “[target role] with [n] years in [field]; [best result]; [key tools for {job}]”.',
      'Add a summary that names the target job, your two strongest skills for it and one result with its number.',
      'Write the summary last: take the best fact of each job and keep the three that fit {job}.',
    ],
  },
  'missing-skills': {
    brutal: [
      'No skills section. The filter for {job} opened the drawer and found the drawer.',
      '{CvWords} words and no list of skills: the kitchen is behind the wall, trust the smell.',
      'A robot reads CVs like a shopping list. Yours, at {cvLines} lines, is a poem.',
      'There is no skills section, so the parser credits you with none. It says so without malice.',
      'You may know everything {job:a} needs. {CvLines} lines keep it between you and the wall.',
      'No skills section. A tool box with the label on the inside.',
    ],
    gentle: [
      'I could not find a skills section. Recruiters and their software look for one, so give them the terms of the advertisement.',
      'You mention abilities in the text; a short list makes them searchable for {job}.',
      'Eight to fifteen skills, grouped, would help the {cvWords} words above them.',
      'List the tools you would be happy to be tested on. That is all a skills section has to be.',
    ],
    fixes: [
      'Add a section headed “Skills” with eight to fifteen tools and methods, in the words the {job} advertisement uses.',
      'Collect the tools named in your bullets into one list under the heading “Skills”.',
    ],
  },
  'missing-experience': {
    brutal: [
      'No section called experience. {CvWords} words orbit the place where it should be.',
      'The parser searched {cvLines} lines for work experience and came back with its hat in its hands.',
      'A CV without an experience section is a restaurant review of the car park.',
      '{CvWords} words, and the part that {job} readers jump to is not among them.',
      'There is no experience here, or it hides under a heading only you know the password to.',
      'The main course is missing; {cvLines} lines of cutlery have been laid.',
    ],
    gentle: [
      'I found no experience section. Internships, projects and unpaid work all count under that heading.',
      'If the section exists under another title, call it “Experience” so that software can find it.',
      'Everything you did with a result fits there, paid or not. Start with the most recent.',
      'Readers for {job} go to experience first. Give them even one entry with two bullets.',
    ],
    fixes: [
      'Add a section headed “Experience” with role, organisation, dates and two to four bullets each.',
      'Rename the section to “Experience”, and list internships, projects or voluntary work there too.',
    ],
  },
  'missing-education': {
    brutal: [
      'No education section. The application form for {job} has a box for it, and the box is now crying.',
      '{CvLines} lines and no education. Some filters tick the box or close the file.',
      'The education section is missing. A course, a certificate, a licence: even parrots have papers.',
      'Between {cvWords} words there was no line left for what you learned and where.',
      'Software for {job} looks for an education heading and, finding none, assumes the worst, politely.',
      'Education: the CV remains silent on the advice of nobody.',
    ],
    gentle: [
      'There is no education section. Vocational training, courses and certificates belong there as well.',
      'One line is enough: what, where, when. Some systems sort by it.',
      'If you have learned on the job, list the certificates or courses that show it for {job}.',
      'Add your highest qualification, or the training closest to {job}.',
    ],
    fixes: [
      'Add a section headed “Education” with qualification, place and year; courses and certificates count.',
      'Put the qualification most relevant to {job} first, one line each.',
    ],
  },
  objective: {
    brutal: [
      '“{heading}”: what you want from them, placed where they look for what they get.',
      '“{heading}” tells the baker that you are hungry.',
      'Under “{heading}”, the CV asks for a job. The recruiter had gathered.',
      '“{heading}” is a letter to Santa on the door of a shop.',
      '“{heading}” takes the best seats on page {page} and talks about itself.',
      'A section called “{heading}”: they know. They wrote the advert for {job}.',
      '“{heading}” went out of use about when e-mail came in. It left its hat here.',
      '“{heading}” is a toast to your future, paid for by the reader’s time.',
    ],
    gentle: [
      '“{heading}” says what you hope for; a summary says what you bring. The second is what the reader needs.',
      'Turn “{heading}” round: what will they get when they hire you as {job:a}?',
      'The place of “{heading}” is the best on the page. Put your strongest result there.',
      'Keep the target of “{heading}” and add the proof that you can hit it.',
    ],
    fixes: [
      'Replace “{heading}” with a summary: “[role], [n] years in [field]; [best result]; [tools for {job}]”.',
      'Keep the job title from it, drop the wishes, and add what you offer with one result.',
    ],
  },
  'unknown-heading': {
    brutal: [
      '“{heading}” is a heading only its author understands.',
      'The parser came to “{heading}”, knocked, got no answer and filed the room under other.',
      '“{heading}”: a lovely name for a boat. Software was looking for a section.',
      'Under “{heading}” there may be treasure. The map just says sea.',
      again('“{heading}” and {times} headings in all that no software knows. It is a street with poems for house numbers.'),
      '“{heading}” is a door with a riddle instead of a handle.',
      'Recruiters look for the usual signs. “{heading}” is written on the back of one.',
    ],
    gentle: [
      '“{heading}” is original, but software sorts by standard headings. A plain one is found.',
      'A reader scanning for experience or skills may pass “{heading}” by.',
      'Keep the content under “{heading}” and give it the usual name.',
      again('{Times:words} headings are unusual, “{heading}” among them. Standard ones cost nothing and help.'),
    ],
    fixes: [
      'Rename “{heading}” to the standard heading of its content: Summary, Experience, Education, Skills, Projects.',
      'Use the common name so that a parser can file what stands under “{heading}”.',
    ],
  },
  'title-heading': {
    brutal: [
      '“{heading}”, at the top of one. It is like writing DOOR on the door.',
      'The page begins with “{heading}”, in case it was mistaken for a pizza flyer.',
      '“{heading}” takes the largest letters of page {page} to state what the reader has in hand.',
      '“{heading}”: thank you. Films rarely open with the word film.',
      'The headline of {cvWords} words is “{heading}”. Breaking news from the envelope.',
      'First words: “{heading}”. The book is called Book.',
    ],
    gentle: [
      'Everyone knows what this is, so “{heading}” can go and your headline can move up.',
      'Put the job you aim for, {job}, in the place of “{heading}”.',
      'The top line is the most read one. “{heading}” spends it on a label.',
      'Without “{heading}” there is one more line for the summary.',
    ],
    fixes: [
      'Delete “{heading}” and put your professional title there, close to the target job.',
      'Use the top line for “[professional title] | [field]” instead of “{heading}”.',
    ],
  },
  'references-available': {
    brutal: [
      '“{term}”: of course they are. So is water, in the tap, on request.',
      '“{term}” is the CV holding the door for somebody who has not called.',
      'Line {line} closes with “{term}”, the legal notice of a yoghurt nobody asked about.',
      '“{term}” is the last thing a recruiter reads, if they have nothing else to do.',
      '“{term}” is a line of {cvLines} that promises another document. Sequels need a good first part.',
      '“{term}”: no recruiter in history has stopped there, thinking it had to be denied.',
      '“{term}” has the same effect as a sign saying that the shop will open when it is open.',
      '{CvWords} words, the last few being “{term}”. It is the sound of the typewriter running out of ribbon.',
    ],
    gentle: [
      '“{term}” is understood and takes a line. Use it for a result.',
      'They will ask when they need references. You can leave “{term}” out.',
      'Drop “{term}” and keep your references ready in a separate file.',
      'The end of a page is a good place for something memorable. “{term}” is not it.',
    ],
    fixes: [
      'Delete “{term}”; keep names and numbers ready for the day they ask.',
      'Remove the line, and use it for one more result or certificate.',
    ],
  },
  'hobby-filler': {
    brutal: [
      '“{term}” in the interests. The interest will have to come from somewhere else.',
      '“{term}” proves a pulse and stops there.',
      again('“{term}” and the others, {times} in all: a dating profile that has run out of space.'),
      '“{term}”: what everyone writes when the page has three lines left.',
      'The CV ends on “{term}”, like a party on somebody fetching their coat.',
      '“{term}” is in there for the moment the interviewer runs out of questions. They will not.',
      '“{term}” filled a line of {cvLines}. It did not fill a silence.',
      '“{term}” tells {job} recruiters that there is a weekend.',
      '“{term}” would interest the reader with a where, a how far or a which one.',
    ],
    gentle: [
      '“{term}” is shared by most people. A detail makes it yours: which, where, how far?',
      'Either make “{term}” specific enough to talk about, or use the line for your work.',
      'Interests can start a good conversation. “{term}” needs one more fact to do so.',
      again('I would keep one of the {times} interests, with a detail, and drop those like “{term}”.'),
      'If it has nothing to do with {job} and no story, “{term}” may go.',
    ],
    fixes: [
      'Make it specific (“[which], [where], [what level]”) or delete “{term}”.',
      'Keep an interest only if it shows a skill or starts a conversation; otherwise use the line for a result.',
      'Replace “{term}” with something you organised, built, won or finished, if there is such a thing.',
    ],
    terms: HOBBY_TERMS,
  },
  'too-long': {
    brutal: [
      { text: '{Pages} pages, {words} words. Somewhere on the last one the butler did it.', when: manyPages },
      { text: '{Pages} pages for {years} {years|year|years}: a CV with a spine, and one day an audiobook.', when: (facts) => manyPages(facts) && Number(facts['years']) > 0 },
      '{Words} words. The recruiter has packed sandwiches and still turned back at the gate.',
      { text: 'At {pages} pages this is not a CV, it is luggage.', when: manyPages },
      '{Words} words long. Novellas have been refused for less plot.',
      { text: '{Pages} pages: the stapler was consulted and declined.', when: manyPages },
      '{Words} words: the scroll bar has become a dot.',
      'With {words} words the CV has prepared for a reader on a long flight, in a window seat, without a book.',
      '{Words} words. Behind the first few hundred the reader hears only the sea.',
      { text: '{Years} {years|year|years} of work, {words} words about it. The minutes are longer than the meeting.', when: (facts) => Number(facts['years']) > 0 },
    ],
    gentle: [
      '{Words} words are more than most readers finish. One to two pages are the custom.',
      'The good parts of {words} words deserve less company. Cut what does not help with {job}.',
      'Older jobs may shrink to a line. That alone should bring {words} words down.',
      'What would you keep if you had one page? Start from there instead of from {words} words.',
    ],
    fixes: [
      'Cut to two pages at most: shorten jobs older than ten years to one line, drop what does not serve {job}.',
      'Keep five bullets for recent jobs, two for older ones, and remove repeated tasks.',
    ],
  },
  'too-short': {
    brutal: [
      '{Words} words. Shampoo bottles have more to say about themselves.',
      'In {words} words this CV introduces itself, looks at the floor and leaves.',
      '{Words} words: a business card that got lost on A4.',
      'The parser finished these {words} words before it had sat down.',
      'At {words} words the white space is doing most of the talking, and it is very shy.',
      '{Words} words for {job}: the advert itself was longer.',
      '{Words} words. The rest of the page is a meadow; cows could be let.',
    ],
    gentle: [
      '{Words} words leave much of your work unsaid. Add two bullets to each job and see how it grows.',
      'There is room left. Say what you did, with what, and what came of it; {words} words cannot carry that yet.',
      'A reader for {job} has {words} words to decide on. Give them a few more facts.',
      'Short is fine when each line counts. With {words} words, projects, courses and results could still come in.',
    ],
    fixes: [
      'Aim for one full page: two to four bullets a job, a summary, and a skills list for {job}.',
      'Add projects, courses and results; each with what you did and what changed “[how many?]”.',
    ],
  },
} as const satisfies Record<string, KindJokes>;
