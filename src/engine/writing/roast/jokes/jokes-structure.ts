import type { KindOf } from '../../../../domain/finding.ts';
import type { LENGTH_JOKES } from './jokes-length.ts';
import { HOBBY_TERMS } from '../terms/hobby-terms.ts';
import { PLACEHOLDER_FIXES, PLACEHOLDER_GENTLE } from './placeholder-mends.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });
/** A side column or a block of addresses is no opening. */
const headed = (facts: Facts): boolean =>
  facts['first'] !== undefined &&
  facts['first'] !== 'the first line' &&
  !/contact|personal|language|kontakt|persönlich|sprachen|details|address|info|phone|e-?mail/iu.test(String(facts['first']));
/** Without a headline, nothing at the top says what the person does. */
const unnamed = (text: string): Template => ({ text, when: (facts) => facts['hasHeadline'] === undefined });
const titledAlready = (text: string): Template => ({ text, when: (facts) => facts['hasHeadline'] === 1 });
const first = (text: string): Template => ({ text, when: headed });

/** "Career Objective" is a heading, "Seeking a position" is how a sentence begins. */
const isSaid = (facts: Facts): boolean =>
  /^(?:seeking|looking|to (?:obtain|secure|find|work|be|gain|use)|i (?:am|want|would)|hoping|aiming|in search|desire)/iu.test(String(facts['heading']));
const said = (text: string): Template => ({ text, when: isSaid });
const titled = (text: string): Template => ({ text, when: (facts) => !isSaid(facts) });
const onTop = (text: string): Template => ({ text, when: (facts) => facts['lineInCv'] === 1 });
const last = (text: string): Template => ({ text, when: (facts) => facts['isLast'] === 1 });

const named = (what: RegExp) => (text: string) => ({ text, when: (facts: Readonly<Record<string, string | number>>) => what.test(String(facts['term'])) });
/** A blank where the employer or the town should stand. */
const BLANK_EMPLOYER = /company|employer|organi[sz]ation/iu;
/** Whose name is printed elsewhere is known: nobody need look for the building. */
const isEmployerBlank = (facts: Facts): boolean => BLANK_EMPLOYER.test(String(facts['term'])) && facts['employerPrinted'] === undefined;
const employer = (text: string): Template => ({ text, when: isEmployerBlank });
/** Months that are "years". */
const YEARS = 24;
const place = named(/^[[<{]?\s?(?:city|town)/iu);

export const STRUCTURE_JOKES = {
  'missing-summary': {
    brutal: [
      first('{CvLines} lines open straight at “{first}”, like a film that starts with the car chase and forgets who is driving.'),
      first('“{first}”, and we’re off: no summary, no introductions, {cvWords} words and everybody already has a drink.'),
      first('“{first}” comes first. The reader is thrown into {cvWords} words without being told which river it is.'),
      '{CvWords} words, and not three lines at the top to say what they add up to.',
      unnamed('The first look goes to the top of the page. Of {cvLines} lines, the one that says why you isn’t up there.'),
      '{CvLines} lines of evidence and no opening statement. The jury for {job} is looking at the clock.',
      'No summary. The reader is handed {cvWords} words and a torch.',
      'The back cover of this book is blank; inside, {cvWords} words hope for the best.',
      'There’s no summary, so the recruiter boils {cvWords} words down to four, on a sticky note.',
      unnamed('It takes {cvLines} lines to find out what you do. Plumbers paint it on the van.'),
      unnamed('No summary above {cvJobs:words} {cvJobs|job|jobs}: the shop has shelves and no sign.'),
      unnamed('{CvWords} words, and the one sentence that begins ‘hire me because’ has been left to the reader.'),
      'Without a summary these {cvLines} lines are a jigsaw without the lid.',
      unnamed('Somewhere here there’s a headline. The top of the page is still waiting for it.'),
      unnamed('You skipped the introduction. {CvLines} lines later the reader asks who was speaking.'),
      '{CvJobs:words} {cvJobs|job|jobs}, a list of skills and no sentence that introduces them. It’s a party where nobody says who is who.',
      unnamed('The trailer is missing. What starts is a {cvWords}-word film about somebody applying for {job}, one assumes.'),
      unnamed('A menu without a restaurant: skills served, no sign above the door.'),
      'The top of page 1 is prime property, and {cvLines} lines were built behind an empty plot.',
    ],
    gentle: [
      first('The CV begins with “{first}”. Two or three lines before it would tell a reader what to look for in the other {cvLines}.'),
      'A short summary above your {cvLines} lines helps: what you are, for how long, and the one result that matters for {job}.',
      '{CvWords} words are a lot to take in without an introduction. Three lines at the top are enough.',
      'Tell the reader at once what you offer as {job:a}: two or three sentences above the {cvLines} lines.',
      'The top third of page 1 is read most. Put the strongest fact of {cvBullets} bullets there.',
      'Imagine someone reads only four of your {cvLines} lines. Write those four first.',
      'No summary yet over {cvWords} words. Say your field, your depth and your best proof, without adjectives.',
      'With {cvJobs:words} {cvJobs|job|jobs} to cover, a summary would be the thread through them.',
      'Your skills need a frame: a line that says which of them you use for what.',
      'Before all {cvLines} lines, say why you fit {job}. Two sentences will do.',
    ],
    fixes: [
      'Open with two or three lines: “[target role] with [n] years in [field]; [best result]; [key tools for {job}]”.',
      'Add three lines at the top: the job you want, two skills for it and one result.',
      'Write it last: take the best fact of each job, and keep the three that fit {job}.',
    ],
  },
  'missing-skills': {
    brutal: [
      'No skills section. The filter went through {cvWords} words, opened the drawer and found the drawer.',
      '{CvWords} words and no list of skills: the kitchen is behind the wall, trust the smell.',
      'A robot reads CVs like a shopping list. Yours, at {cvLines} lines, is a poem.',
      'There’s no skills section in {cvLines} lines, so the parser credits you with none. It says so without malice.',
      'You may know everything {job:a} needs. {CvLines} lines keep it between you and the wall.',
      '{CvBullets:words} bullets and no skills section: a tool box with the label on the inside.',
    ],
    gentle: [
      'I couldn’t find a skills section in {cvLines} lines. Recruiters and their software look for one, so give them the terms that adverts use.',
      'Your abilities stand in the running text; a short list makes them searchable for {job}.',
      'Eight to fifteen skills, grouped, would help the {cvWords} words above them.',
      'List the tools from your {cvBullets} bullets that you’d be happy to be tested on. That’s all a skills section has to be.',
    ],
    fixes: [
      'Add a “Skills” section with eight to fifteen tools and methods from the adverts.',
      'Collect the tools named in your bullets into one list under the heading “Skills”.',
    ],
  },
  'missing-experience': {
    brutal: [
      'No section called experience. {CvWords} words orbit the place where it should be.',
      'The parser searched {cvLines} lines for work experience and came back with its hat in its hands.',
      '{CvWords} words without an experience section: a restaurant review of the car park.',
      '{CvWords} words, and the part that {job} readers jump to isn’t among them.',
      'There’s no experience section in {cvLines} lines, or it hides under a heading only you know the password to.',
      'The main course is missing; {cvLines} lines of cutlery have been laid.',
    ],
    gentle: [
      'I found no experience section in {cvLines} lines. Internships, projects and unpaid work all count under that heading.',
      'If the section exists in these {cvLines} lines under another title, call it Experience so that software can find it.',
      'Beside {cvWords} words there’s room for everything you did with a result, paid or not. Start with the most recent.',
      'A reader of {cvLines} lines goes to experience first. Give them even one entry with two bullets.',
    ],
    fixes: [
      'Add a section headed “Experience” with role, organisation, dates and two to four bullets each.',
      'Call the section “Experience”, and put internships and voluntary work in it.',
    ],
  },
  'missing-education': {
    brutal: [
      'No education section. The application form for {job} has a box for it, and the box is now crying.',
      '{CvLines} lines and no education. Some filters tick the box or close the file.',
      '{CvLines} lines and no education section. A course, a certificate, a licence: even parrots have papers.',
      'Between {cvWords} words there was no line left for what you learned and where.',
      'Software for {job} looks for an education heading and, finding none, assumes the worst, politely.',
      'Education: {cvWords} words remain silent, on the advice of nobody.',
    ],
    gentle: [
      'There’s no education section in {cvLines} lines. Vocational training, courses and certificates belong there as well.',
      'One line beside your {cvLines} is enough: what, where, when. Some systems sort by it.',
      'If you learned on the job at {employer}, list the certificates or courses that show it.',
      'Add your highest qualification to these {cvWords} words, or the training closest to {job}.',
    ],
    fixes: [
      'Add a section headed “Education” with qualification, place and year; courses and certificates count.',
      'Put the qualification {job} needs first, one line each.',
    ],
  },
  objective: {
    brutal: [
      '“{heading}”: what you want from them, placed where they look for what they get.',
      '“{heading}” tells the baker that you are hungry.',
      titled('Under “{heading}”, line {line}, the CV asks for a job. The recruiter had gathered.'),
      said('“{heading}”, says line {line}. The recruiter had gathered.'),
      '“{heading}” is a letter to Santa on the door of a shop.',
      '“{heading}” takes the best seats on page {page} and talks about itself.',
      titled('A section called “{heading}”: they know. They have the vacancy.'),
      said('“{heading}” is how lonely-hearts adverts begin, and they at least describe the hair.'),
      '“{heading}” is a toast to your future, paid for by the reader’s time.',
      'The first words to speak are “{heading}”: a guest who asks for the wine before saying hello.',
    ],
    gentle: [
      '“{heading}” on line {line} says what you hope for; a summary says what you bring. The second is what the reader needs.',
      'Turn “{heading}” round: what will they get when they hire you as {job:a}?',
      'The place of “{heading}” is the best of your {cvLines} lines. Put your strongest result there.',
      'Keep the target of “{heading}” and add the proof from your {cvBullets} bullets that you can hit it.',
      'Line {line} could open with your best result instead of “{heading}”; the wish is understood.',
    ],
    fixes: [
      titled('Replace “{heading}” with a summary: “[role], [n] years in [field]; [best result]; [tools for {job}]”.'),
      said('Say what you offer instead: “[role], [n] years in [field]; [best result]; [tools for {job}]”.'),
      'Cut the wishes. Say in two lines what you offer, with one result.',
    ],
  },
  'unknown-heading': {
    brutal: [
      '“{heading}” is a heading only its author understands.',
      'The parser came to “{heading}”, knocked, got no answer and filed the room under other.',
      '“{heading}”: a lovely name for a boat. Software was looking for a section.',
      'Application software has eight drawers. None of them is labelled “{heading}”.',
      '“{heading}” would suit a gallery. This is more of a hardware shop.',
      'I read “{heading}” and turned the page round to see if it helped.',
      'The robot met “{heading}”, looked left, looked right, and kept walking.',
      'You named a shelf “{heading}” and now nobody can find the jam.',
      '“{heading}” is the sort of sign you only understand once you are inside.',
      'Under “{heading}” there may be treasure. The map just says sea.',
      again('“{heading}” and {times} headings in all that no software knows. It’s a street with poems for house numbers.'),
      '“{heading}” is a door with a riddle instead of a handle.',
      'Recruiters look for the usual signs. “{heading}” is written on the back of one.',
    ],
    gentle: [
      '“{heading}” on line {line} is original, but software sorts by standard headings. A plain one is found.',
      'A reader scanning {cvLines} lines for experience or skills may pass “{heading}” by.',
      'Keep what stands under “{heading}”. If one of the usual headings fits it, a parser files it faster.',
      'People understand “{heading}”. Software may not, so use a usual heading if one fits.',
      'If nothing usual fits what stands under “{heading}”, leave it; if something does, take that.',
      'I know what “{heading}” means. A program compares it with a list, and it may not be on the list.',
      again('{Times:words} headings are unusual, “{heading}” among them. Standard ones cost nothing and help.'),
    ],
    fixes: [
      'Use a standard heading instead of “{heading}”, if one fits: Experience, Skills, Projects.',
      'Swap “{heading}” for the usual word if there’s one. Software knows those.',
    ],
  },
  'title-heading': {
    brutal: [
      '“{heading}”, on a CV. It’s like writing DOOR on the door.',
      '“{heading}”, in case it was mistaken for a pizza flyer.',
      'A recruiter opened a file of CVs and found “{heading}” at the top. What are the odds?',
      '“{heading}”. Good. I had been wondering whether it was a ransom note.',
      'The largest letters on the page spell “{heading}”. Your job title was standing right there.',
      'A wedding cake doesn’t say CAKE. “{heading}” does.',
      'You gave the best seat in the house to “{heading}”, who has nothing to say.',
      '“{heading}” is what it says on the box, printed on the thing inside the box.',
      'Somebody told you to start with a strong word. “{heading}” is a noun.',
      '“{heading}”: thank you. Films rarely open with the word film.',
      onTop('The headline of {cvWords} words is “{heading}”. Breaking news from the envelope.'),
      onTop('First words: “{heading}”. The book is called Book.'),
      '{CvWords} words, and some of the best placed are spent on “{heading}”. Milk cartons do that, for people with the fridge light off.',
      'I was holding it, I had my glasses on, and then it told me: “{heading}”.',
      'With “{heading}” at the top, nobody will use it as a parking ticket by mistake.',
      'You introduced the CV as “{heading}”. Dogs with name tags do that, and they have an excuse.',
      'The label says “{heading}”. Now for the jar.',
      'Did somebody ask ‘what is this?’ across the room? Because “{heading}” answers it very firmly.',
    ],
    gentle: [
      'Everyone knows what this is, so “{heading}” can go and your headline can move up.',
      unnamed('Put the job you aim for, {job}, in the place of “{heading}”.'),
      onTop('The top lines are the most read ones. “{heading}” spends the first of them on a label.'),
      unnamed('A reader can tell what they are holding. Put who you are where “{heading}” stands.'),
      unnamed('“{heading}” stands where a name or a title is looked for. Let yours stand there.'),
      'Anybody can see what this is, so “{heading}” can rest.',
      'Nobody has ever mistaken a CV for something else, so “{heading}” may go.',
      'I’d let the page begin with you, and “{heading}” isn’t you.',
      '“{heading}” is a label on the outside of the box. The page is the inside.',
      'Try the page without “{heading}”. I don’t think that anybody will ask what it is.',
    ],
    fixes: [
      unnamed('Delete “{heading}” and put your professional title there, close to the target job.'),
      unnamed('Use the top line for “[professional title] | [field]” instead of “{heading}”.'),
      titledAlready('Cut “{heading}”: your title says the rest.'),
      titledAlready('Cut “{heading}”, and let your title move up.'),
    ],
  },
  'references-available': {
    brutal: [
      '“{term}”: of course they are. So is water, in the tap, on request.',
      '“{term}” is the CV holding the door for somebody who hasn’t called.',
      last('“{term}” is the last thing a recruiter reads, if they have nothing else to do.'),
      '“{term}”: no recruiter in history has stopped there, thinking it had to be denied.',
      '“{term}” has the same effect as a sign saying that the shop will open when it’s open.',
      last('{CvWords} words, the last few being “{term}”. Encore, shouted nobody.'),
      '“{term}”. Nobody at {employer} is sitting by the phone, and nobody has asked them to.',
      '“{term}”: a line about people at {employer} who haven’t been told, for people who haven’t asked.',
      'Whoever wants to know will ring {employer}. “{term}” gives them leave to.',
      '“{term}”, says the page, and a clerk somewhere stamps it ‘obviously’.',
      '“{term}” is the part of the song where the band has already left.',
    ],
    gentle: [
      '“{term}” is understood and takes line {line}. Use it for a result.',
      'They’ll ask when they need references. You can leave “{term}” out and have line {line} back.',
      'Drop “{term}” from your {cvLines} lines and keep the references ready in a separate file.',
      'Line {line} promises something for later. A certificate or a result in its place works now.',
      last('The end of {cvLines} lines is a good place for something memorable. “{term}” isn’t it.'),
    ],
    fixes: ['Cut “{term}”, and keep the names ready for when they ask.', 'Use the line for one more result instead.'],
  },
  'hobby-filler': {
    brutal: [
      '“{term}” in the interests. The interest will have to come from somewhere else.',
      '“{term}” proves a pulse and stops there.',
      again('“{term}” and the others, {times} in all: a dating profile that has run out of space.'),
      '“{term}”: what everyone writes when the page has three lines left.',
      last('The CV ends on “{term}”, like a party on somebody fetching their coat.'),
      '“{term}” is in there for the moment the interviewer runs out of questions. They’ll not.',
      '“{term}” filled a line. It has never filled a silence.',
      '“{term}” tells {job} recruiters that there’s a weekend.',
      '“{term}” would interest the reader with a where, a how far or a which one.',
      '“{term}”. {Post:a} by day, and by night exactly like everybody else.',
      'They’ll try to picture {post:a} at the weekend, and “{term}” will draw the curtains.',
      '“{term}” is how {post:a} gets out of a conversation at a party.',
      'I expect “{term}” was your answer to the icebreaker at {employer}, and the ice is fine.',
      'Somebody at {employer} has a stranger hobby than “{term}” and left it off. You have that the wrong way round.',
      'Ask at {employer} who is into “{term}” and every hand goes up, including the plumber’s.',
    ],
    gentle: [
      '“{term}” is shared by most people. A detail makes it yours: which, where, how far?',
      'Either make “{term}” specific enough to talk about, or use the space for your work.',
      'Interests can start a good conversation. “{term}” needs one more fact to do so.',
      again('Of your {times} interests I’d keep one, with a detail, and drop those like “{term}”.'),
      'If no story hangs on it, “{term}” may go.',
      'Which “{term}” did you tell somebody about last? Name that one, and the line is yours.',
      'Would you talk about “{term}” for five minutes with a stranger? If so, print what you’d begin with.',
      'Three more words would do for “{term}”: where, since when, or with whom.',
      '“{term}” could be what an interviewer asks about, with a place or a year beside it.',
      'What would somebody at {employer} ask you about “{term}” on a Monday? Print the answer.',
      'A colleague from {employer} could say more than “{term}”: which one, since when, with whom. So can you.',
      'If “{term}” ever helped you at {employer}, half a sentence would tell a reader how.',
      'Next to {employer}, “{term}” looks unfinished. Give it a name or a place, as you gave the job one.',
      'Does “{term}” rest you after a day as {post:a}, or is it more of the same? Either is worth four words.',
      'Most people could write “{term}”. What would make it the answer of this {post} and no other?',
    ],
    fixes: [
      'Make it specific, or cut “{term}”: “[which], [where], [what level]”.',
      'Keep an interest only if it starts a conversation.',
      'Replace “{term}” with something you organised, built or won, if there is such a thing.',
    ],
    terms: HOBBY_TERMS,
  },
  placeholder: {
    brutal: [
      place('{Post:a} in “{term}”. That narrows it down to the planet.'),
      place('They may come and see the {post} at work: “{term}”, second on the left.'),
      employer('{Post:a} at “{term}”. I should like to see the building.'),
      employer('Whoever paid {post:a} at “{term}” will be hard to ring for a reference.'),
      {
        text: 'Years as {post:a}, and the one who signed the payslips was “{term}”.',
        when: (facts) => isEmployerBlank(facts) && Number(facts['postMonths']) >= YEARS,
      },
      employer('{Post:a}, it says, at “{term}”. The letterhead must be very plain.'),
      employer('“{term}”: no pension, no canteen and, it says here, {post:a}.'),
      employer('Somebody signed a contract with {post:a} in the name of “{term}”. In pencil, I hope.'),
      employer('“{term}” is where {post:a} clocks in. The clock came with the template.'),
      employer('If “{term}” had a canteen, {post:a} would be the only one in the queue.'),
      employer('A search for {post:a} at “{term}” brings up the template, and the template isn’t hiring.'),
      '“{term}”: the template asked you a question and you left it on read.',
      {
        text: '“{term}”: big employer. Strong brackets.',
        when: (facts) => /[[<{].*(?:company|employer|firma|empresa|entreprise)/iu.test(String(facts['term'])),
      },
      { text: '“{term}”: fluent Latin, and still no achievement.', when: (facts) => /lorem/iu.test(String(facts['term'])) },
      { text: 'The brackets round “{term}” were holding the door open for you.', when: (facts) => /[[<{]/u.test(String(facts['term'])) },
      'Somewhere there’s a CV with your details in it. This one has “{term}”.',
      '“{term}” was the part you were meant to write yourself.',
      '“{term}” arrived with the template and has outstayed it.',
      'The template did its part. “{term}” is still waiting for yours.',
      'A stage direction was read aloud: “{term}”.',
      'Whoever wrote “{term}” had nobody in particular in mind.',
      '“{term}”: the label was printed and the jar is empty.',
      'You were asked to replace “{term}”. It has settled in.',
      '“{term}” walked past every proofreading with its hands in its pockets.',
      '“{term}” is the plastic fruit on this page.',
      '“{term}” is scaffolding. The building was meant to follow.',
      '“{term}” still smells of the shop.',
      again('“{term}”, {times:times}: waiting to be filled in, like a cab with the meter running.'),
      'I bet they never sent “{term}” out to a client at {employer}. You’re the client now.',
      '“{term}” is the smiling couple that came with the picture frame.',
      'You wrote the rest yourself. “{term}” you left to the template, and the template had a day off.',
      '“{term}” is standing where an answer should be, like a cardboard policeman.',
      'I turned up for you and got “{term}”. It was very quiet at dinner.',
      '“{term}” has applied to more companies than you ever will.',
      'They’ll see “{term}” and wonder who else got this one.',
      'I hope “{term}” gets the job. It has been trying longer than any of us.',
      'A waiter has brought you “{term}” and is still standing there, pencil out.',
    ],
    gentle: PLACEHOLDER_GENTLE,
    fixes: PLACEHOLDER_FIXES,
  },
} as const satisfies Record<Exclude<KindOf<'structure'>, keyof typeof LENGTH_JOKES>, KindJokes>;
