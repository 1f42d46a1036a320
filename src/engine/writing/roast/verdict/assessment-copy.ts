import type { FindingKind } from '../../../../domain/finding.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { Facts, TemplateSource } from '../template.ts';
import { only } from './standing.ts';
import type { Band } from '../../../scoring/bands.ts';

/** Not all of them: “13 of 13” is no way to say none. */
const lacksSome = (facts: Facts): boolean => Number(facts['missing']) < Number(facts['total']);
/** A third of the list is nothing to praise. */
const namesMost = (facts: Facts): boolean => Number(facts['matched']) * 2 >= Number(facts['total']);

/** "24" tells nobody what there were twenty-four of. */
const saysOfWhat = (facts: Facts): boolean => /\s\p{L}{3}/u.test(String(facts['number'] ?? ''));

/** How the overall assessment opens where the lexicon knows no step from the latest job to the wanted one. */
export const OPENERS: Readonly<Record<Tone, Readonly<Record<Band, readonly TemplateSource[]>>>> = {
  brutal: {
    bad: [
      'You want to be {job:a}, and this CV would like to speak to your manager about it.',
      only('Somewhere behind this page there is {job:a}, banging on the glass.', 'able'),
      'I have read it so that whoever hires for {job} does not have to.',
      only('As an application for {job} this is a very good list of places you have been.', 'no-results'),
      only('There is {job:a} in here. The CV has been told not to say where.', 'able', 'few-results'),
      only('You have done more than this. The page signed something and is not allowed to tell.', 'few-results'),
      only('If this CV turned up for {job}, reception would give it a visitor badge and a chair.', 'aimless'),
      'For {job} I would send the person and leave the paper at home.',
      only('There are results in here. They came to the party and were put in the kitchen with the coats.', 'results'),
      only('Two people wrote this. One brought figures, the other brought a thesaurus and a loudhailer.', 'results', 'filled'),
      only('It reads like the minutes of a career. Somebody was there; nobody was quoted.', 'no-results'),
    ],
    mid: [
      only('There is a good {job} in this, wearing somebody else’s coat.', 'able'),
      only('Half of this would get {job:a} hired. The other half turned up for the sandwiches.', 'able'),
      only('You can do this job. The page keeps changing the subject.', 'able'),
      only('This is a decent application for {job} with its best lines parked round the back.', 'able'),
      only('Somewhere in the middle it stops applying for {job} and starts being interesting.', 'results'),
      'Not a bad CV. It is a good CV that has been asked to wait in the corridor.',
      only('The work is here. The page tells it like a weather report from last Tuesday.', 'few-results'),
      'You are more interesting than your CV, and your CV keeps interrupting.',
      'There are two people on this page. One of them did the work, the other one wrote it up.',
      only('For {job} the facts are good. They have been asked to queue behind the adjectives.', 'able', 'filled', 'results'),
      'Every third line sits up and says something. Fire the other two.',
      only('This reads like {job:a} describing a colleague they never quite met.', 'few-results'),
    ],
    good: [
      only('I looked for trouble, found an application for {job}, and would like my evening back.', 'fitting'),
      only('It is irritating to meet an application for {job} that has done its homework.', 'fitting'),
      only('It says what you did, it says how much, and it left me with a red pen and no work.', 'results'),
      only('Most people send me a costume. You sent the person who does the job.', 'able'),
      only('You want to be {job:a}, and for once the page agrees with the applicant.', 'fitting'),
      'Somebody is going to read this standing up.',
      only('This is what {job:a} sounds like when nobody is coaching.', 'able'),
      'The facts came by themselves and found their own seats.',
      'It makes its case for {job} and then, very nearly, stops talking.',
      'There is a person in here, and the page has had the manners to step aside.',
      'You have left so little to guess that the interview may be about football.',
    ],
  },
  gentle: {
    bad: [
      'There is more work in you than this page shows, and for {job} it needs to come forward.',
      'As an application for {job} this is a first draft, and its main problems can be mended one by one.',
      'A reader hiring for {job} would not yet see why to call you. That can change this week.',
      'The page tells what you were asked to do more than what came of it, and {job} needs the second.',
      'What you have done is here, quietly. Let us turn it up for {job}.',
    ],
    mid: [
      'There is good material for {job} here; it needs sharper evidence.',
      'For {job} the base is sound, and a few things hold it back.',
      'A handful of edits would bring this much closer to {job}.',
      'You are on the way: the work is there, and some of the proof for {job} is hidden.',
      'The best parts of this are easy to miss. I would move them to where a tired reader looks.',
    ],
    good: [
      'This is clear and believable for {job}; what remains is polish.',
      'It serves its purpose for {job}, and only details need attention.',
      'A reader hiring for {job} will find what they look for.',
      'I would put this on the pile that gets a call. A few small things first.',
    ],
  },
};

/** One sentence on a finding that weighs much. Null: too light, or too personal, for a word about the whole CV. */
export const REMARKS: Readonly<Record<FindingKind, Readonly<Record<Tone, readonly TemplateSource[]>> | null>> = {
  'no-numbers': {
    brutal: [
      '{OfBullets} keep quiet about how much.',
      'Something was achieved in {ofBullets}; the size of it is a matter of faith.',
      '{OfBullets} could be about a corner shop or a continent.',
      'In {ofBullets} a number would have been welcome company.',
      '{OfBullets} measure nothing, like a ruler used to stir paint.',
      '{OfBullets} have been kept away from numbers, possibly on the advice of a lawyer.',
      '{OfBullets} leave out how much, how many or how fast.',
      'The calculator never left its case: {ofBullets} without a figure.',
    ],
    gentle: [
      '{OfBullets} could gain a figure, even an estimate.',
      'A figure in a few of your bullets would show the size of the work; {ofBullets} have none.',
      '{OfBullets} leave the reader to guess how much.',
      'Start with how many and how often: {ofBullets} do not say yet.',
      'In {ofBullets} the scale is missing, and you are the one who knows it.',
      '{OfBullets} describe what happened; an estimate would show how much.',
      'The largest gain is in numbers, which {ofBullets} lack.',
    ],
  },
  'skills-missing': {
    brutal: [
      'Adverts for {job} ask for {skill1}. The CV pretends not to have heard.',
      { text: '{Missing:words} of {total} usual skills for {job} are elsewhere, {skill1} with them.', when: lacksSome },
      'Anyone hiring for {job} will look for {skill1}. They will still be looking at lunch.',
      '{Skill1} is what they will ask about first, and the CV will suddenly need to take a call.',
      'With {missing} of {total} skills for {job} unaccounted for, somebody should drag the lake.',
      'The shelf marked {skill1} is very clean, like any shelf with nothing on it.',
      'Where the reader puts a finger on {skill1}, the page goes quiet.',
    ],
    gentle: [
      { text: '{Missing:words} of {total} usual skills for {job} are not mentioned, {skill1} among them; add those you have.', when: lacksSome },
      'If you have used {skill1}, say where.',
      'Readers for {job} will look for {skill1} first; show it if you have it.',
      '{Skill1} would be the first thing to add, provided that it is true.',
    ],
  },
  'job-absent': {
    brutal: [
      'The CV does not say {job} anywhere, which makes it a surprise party for the recruiter.',
      'Nowhere does it say {job}: a letter with everything on it but the address.',
    ],
    gentle: ['Name {job} near the top, so that the reader knows the direction.', 'The page never says {job}; one line would.'],
  },
  buzzword: {
    brutal: [
      only('“{term}” sits in the window, and the shop behind it is being refitted.', 'no-results'),
      'I counted the people who do not call themselves “{term}”. There was nobody to count.',
      '“{term}” has cleared its throat. I am still waiting for it to say something.',
      'On “{term}” the page and every other page in the pile agree.',
      only('The figures shook hands. “{term}” waved from the window.', 'results'),
      only('“{term}” does the talking where a result should.', 'few-results'),
      only('“{term}” has been left to mind the shop while the results are out.', 'few-results'),
      'With “{term}” the page stops telling me things and starts advertising.',
      only('“{term}” is here on behalf of an example that could not make it.', 'few-results'),
      'At “{term}” I could hear the CV put on a tie.',
    ],
    gentle: [
      'Phrases such as “{term}” take room that an example would fill better.',
      'Replace “{term}” with something that happened.',
      'Where it says “{term}”, tell me about the day that proved it.',
      'An example would do more for you than “{term}” does.',
    ],
  },
  cliche: {
    brutal: [
      '“{term}” was here before you and will be here after.',
      'There was “{term}” in the CV before yours, and I have just checked the one after.',
      '“{term}” arrived ready-made and has not been taken out of the box.',
    ],
    gentle: ['Many CVs have “{term}”. Only yours has the event behind it, so tell that.'],
  },
  'empty-adjective': {
    brutal: [
      only('“{term}” has been put where the evidence was supposed to go.', 'few-results'),
      '“{term}” stands beside the facts and waves, like somebody’s uncle at a prize-giving.',
    ],
    gentle: ['A fact would do more there than “{term}”.'],
  },
  'weak-opening': {
    brutal: ['With “{opening}” the credit goes to whoever stood beside you.', '“{opening}” keeps the hero of this story in the second row.'],
    gentle: ['Openings like “{opening}” hide your own part; start with your verb.', 'Say your own share where it now says “{opening}”.'],
  },
  'duty-opening': {
    brutal: [
      'The page says “{opening}”, as the job advert did before you came.',
      only('“{opening}” opens the line and closes it, too, as far as news is concerned.', 'few-results'),
      only('The page says “{opening}” and leaves the outcome to the reader’s imagination.', 'few-results'),
      only('“{opening}” names the task and forgets to come back with the result.', 'few-results'),
      only('“{opening}” is what the contract says; the CV was supposed to say the rest.', 'few-results'),
      only('“{opening}” tells me what was on your desk, not what left it.', 'few-results'),
      only('With “{opening}” the page recites the contract and skips the story.', 'few-results'),
    ],
    gentle: [
      '“{opening}” lists duties; the outcome of them is what readers choose by.',
      'Turn “{opening}” on line {line} into what came of it.',
      'Where it says “{opening}”, add what was different afterwards.',
      'Line {line} names a duty; its result would say more.',
      'The lines with “{opening}” are a good place to begin: end each with its outcome.',
    ],
  },
  'not-a-skill': {
    brutal: [
      '“{term}” is in the skills, next to things people had to learn.',
      'The skills include “{term}”, so the bar has been found, on the floor.',
      '“{term}” is hiding in the skills, hoping nobody asks for a demonstration.',
      'With “{term}” the skill list has run out of skills and gone on writing.',
      '“{term}” got into the skills because the door was open.',
      'This CV counts “{term}” as a skill, which raises the question of who hasn’t got it.',
      'Of your skills, “{term}” is the one the others avoid at parties.',
      'The skill list ends its search for talent at “{term}”.',
      'On line {line} the page offers “{term}”, to an audience that has it, too.',
    ],
    gentle: [
      'Make room in the skills by removing entries such as “{term}”.',
      'Your skills will look stronger without “{term}”.',
      'Entries such as “{term}” on line {line} make the real skills harder to see.',
      'I would take “{term}” off the list and let the demanding skills stand alone.',
      'Line {line} has room for something better than “{term}”.',
      'A reader takes “{term}” for granted; use its place for a skill they search for.',
      'Among your skills, “{term}” says least about you.',
      'The skill list is worth an edit, beginning with “{term}”.',
    ],
  },
  'soft-skill-list': {
    brutal: [
      '“{term}” is listed like a purchase, with no receipt.',
      '“{term}” stands in the list with its arms folded. Nobody has seen it work there.',
      'The list says “{term}”, as people do who have just been asked.',
    ],
    gentle: ['Show “{term}” in a bullet instead of listing it.'],
  },
  'skill-unused': {
    brutal: ['“{skill}” is on the list and in none of the stories.', '{Unused:words} of the skills were never seen at work.'],
    gentle: ['{Unused:words} of your skills, {skill} for one, never appear in your experience; tie the important ones to a bullet.'],
  },
  'missing-summary': {
    brutal: [
      'There is no summary, so the reader boards a bus with no number on it.',
      'The page begins in the middle and lets the reader catch up on foot.',
      'The page opens without a word about who you are, like a phone call that starts with the address.',
    ],
    gentle: ['A summary of two or three lines would guide the reader.'],
  },
  'hidden-text': {
    brutal: ['And then there are {words} {words|word|words} {hiding}, which the machine read out first.'],
    gentle: ['Please remove the {words} hidden {words|word|words} before anything else.'],
  },
  'machine-instruction': {
    brutal: ['The file also tries to give the software orders, and the software tells.'],
    gentle: ['Take out the instruction to software first; it costs trust.'],
  },
  'wall-of-text': {
    brutal: [
      'A block of {words} words stands in the way like a fridge in a hallway.',
      'There is a paragraph of {words} words in here that people will walk round.',
      'A paragraph of {words} words has moved in and brought its furniture.',
      'One paragraph takes {words} words to get to its full stop, and nobody gets off before.',
    ],
    gentle: ['Break up the block of {words} words; its best part is hidden.'],
  },
  'thin-job': {
    brutal: ['{Company} got {bullets:words} {bullets|bullet|bullets}, which is how one treats a bus stop.'],
    gentle: ['{Company} deserves a bullet or two more.'],
  },
  'bullet-pile': {
    brutal: ['{Company} alone fires {bullets} bullets, and the good one is lost in the smoke.'],
    gentle: ['Choose the best five of the {bullets} bullets under {company}.'],
  },
  'too-long': {
    brutal: ['At {pages} {pages|page|pages} and {words} words the CV asks for a bookmark.'],
    gentle: ['{Words} words on {pages} {pages|page|pages} are more than most readers will turn to.'],
  },
  'too-short': {
    brutal: [
      '{Words} words are a toast, not a career.',
      'The CV stops after {words} words, like a bus driver who has seen his own front door.',
      'The CV ends after {words} words, just as I had found my glasses.',
      'I have had more than {words} words from a ticket machine.',
      'At {words} words the CV has told me its name and looked at its watch.',
    ],
    gentle: ['{Words} words leave much of the work untold.'],
  },
  'missing-email': {
    brutal: [
      'Nobody can answer it, as there is no e-mail address.',
      'Applause would be returned to sender: no e-mail address.',
      'A reply is not possible, since the CV left no e-mail address.',
      'The CV says goodbye without an e-mail address, like a holiday romance.',
      'Should anyone like these {cvWords} words, there is no e-mail address to say so to.',
      'The CV forgot the e-mail address, which makes the rest a monologue.',
      'There is no e-mail address, so a yes would have to be skywritten.',
      'The e-mail address is missing, so even a yes would have nowhere to go.',
    ],
    gentle: [
      'Add an e-mail address before anything else.',
      'An e-mail address is missing, and it is the smallest thing to add.',
      'Nobody can answer these {cvWords} words yet: put an e-mail address at the top.',
      'First of all, type your e-mail address under the heading.',
      'Without an e-mail address the best of {cvLines} lines cannot be answered.',
      'The e-mail address should be the first line you add.',
    ],
  },
  'missing-skills': {
    brutal: ['There is no skills section for the robot to chew on.', 'The robot came for the skills section and found the table not laid.'],
    gentle: ['A skills section would make you searchable.'],
  },
  'missing-experience': {
    brutal: ['The experience section could not attend.'],
    gentle: ['An experience section, projects included, is the next thing to add.'],
  },
  'spelling-mistake': {
    brutal: ['“{word}” slipped past the guard.', '“{word}” got through, waving somebody else’s pass.', 'Nobody asked “{word}” how it is spelt.'],
    gentle: ['Correct “{word}” to {suggestion}.'],
  },
  'columns-layout': {
    brutal: [
      'With {columns:words} columns, a parser may read it like a crossword.',
      'The page stands in {columns:words} columns, and software reads straight across, like a drunk reading two menus.',
      'The {columns:words} columns look well. To the software they are one long, surprising sentence.',
    ],
    gentle: ['One column instead of {columns:words} lets software follow.'],
  },
  'comic-font': { brutal: ['Parts of it are in {font}, for reasons of comedy.'], gentle: ['A plain typeface instead of {font} suits the content.'] },
  'date-impossible': { brutal: ['One job runs from {start} to {end}, against the traffic.'], gentle: ['Check the period from {start} to {end}.'] },
  'date-format-mix': { brutal: ['The dates wear {formats:words} different uniforms.'], gentle: ['Bring the {formats:words} date formats into one.'] },
  objective: { brutal: ['“{heading}” opens with what you want, to a reader who is hiring.'], gentle: ['Turn “{heading}” into what you offer.'] },
  'unknown-heading': { brutal: ['“{heading}” is a heading no robot has ever met.'], gentle: ['Give “{heading}” its usual name.'] },
  'strong-number': {
    brutal: [
      { text: '{Number}, on the other hand, is a fact, and it shows the others up.', when: saysOfWhat },
      { text: 'What saves it is {number}, standing there with its papers in order.', when: saysOfWhat },
    ],
    gentle: [{ text: '{Number} shows how it is done; do more of that.', when: saysOfWhat }],
  },
  'skills-match': {
    brutal: [{ text: 'The page does name {matched} of the {total} skills adverts for this job ask for, which spoils several jokes.', when: namesMost }],
    gentle: [{ text: 'You already name {matched} of the {total} skills adverts for this job ask for.', when: namesMost }],
  },
  'duplicate-line': {
    brutal: [
      'There is a line in here so pleased with itself that it came back.',
      'One thing this CV says twice, in case I had been looking out of the window.',
      'Somebody copied a line and forgot why.',
    ],
    gentle: ['One statement is there twice; once is enough.'],
  },
  placeholder: {
    brutal: [
      '“{term}” is still waiting for you to come back to it.',
      'The template asked for something, and “{term}” is what it got.',
      'Whoever lives at “{term}” has not been told about this CV.',
      '“{term}” is the price tag, and it is still on the jacket.',
      'One part of this was written by the software: “{term}”.',
      'I would have liked to know what goes where “{term}” is.',
      'Nobody has moved into “{term}” yet.',
      '“{term}” came with the frame, like the picture of somebody else’s beach.',
    ],
    gentle: [
      'Replace “{term}”, which came with the template.',
      'Begin with “{term}”: it was meant to be replaced, and it takes a minute.',
      '“{term}” is the template speaking; put your own words there first.',
      'Fill in “{term}” or take it out, and the rest is read with more trust.',
      'Before you send it, look for “{term}” and whatever else the template left.',
      'Something of yours belongs where “{term}” still stands.',
    ],
  },
  'passive-voice': null,
  'first-person': null,
  'tense-mix': null,
  'repeated-verb': null,
  'vague-quantity': null,
  'tiny-bullet': null,
  'no-bullets': null,
  'skill-bar': null,
  'skill-pile': null,
  'missing-phone': null,
  'missing-location': null,
  'missing-link': null,
  'email-handle': null,
  'email-provider': null,
  'personal-detail': null,
  photo: null,
  'date-missing': null,
  'date-overlap': null,
  'missing-education': null,
  'title-heading': null,
  'references-available': null,
  'hobby-filler': null,
  'table-layout': null,
  'font-mix': null,
  'small-print': null,
  'file-name': null,
  'document-title': null,
  'strong-verb': null,
  'job-named': null,
  'clean-structure': null,
  'plain-line': null,
};

/** The last sentence: the way out. */
export const CLOSERS: Readonly<Record<Tone, Readonly<Record<Band, readonly TemplateSource[]>>>> = {
  brutal: {
    bad: [
      'Keep the facts, burn the rest, start with what changed because of you.',
      only('Put your figures first and let the rest of the words apply for their own jobs.', 'results'),
      'There is a better CV under this one; scrape.',
      only('Rewrite three lines with a result in each and we shall not recognise it.', 'few-results'),
      only('The way out is dull, but it works: verb, object, number, repeat.', 'few-results'),
      'Nothing here is beyond a free evening and an honest calculator.',
    ],
    mid: [
      'One evening with a pen and it will be someone else’s problem.',
      only('The numbers stay. Everything that any other applicant could have signed goes.', 'results', 'filled'),
      'Fix the red lines first; the black ones will feel the pressure.',
      only('Tell it to a friend in three sentences and write those down.', 'few-results'),
      only('For every line ask ‘so what?’ until one of you cries.', 'few-results'),
      'Take out what anyone could write, and see what is left standing.',
      'Cut a third, prove a third, keep the rest.',
      'Give the good lines the top of the page and the others notice.',
      only('It needs fewer claims and more receipts.', 'few-results', 'filled'),
      only('Two results, anywhere on the page, would end this conversation.', 'no-results'),
    ],
    good: [
      'Mend the few red marks and get out of my inbox.',
      'Polish it, send it, and let us get back to the bad ones.',
      'What is left to laugh at is small. Mend it and I am out of work.',
      'Correct what is marked and there will be nothing left to laugh at, sadly.',
    ],
  },
  gentle: {
    bad: [
      'Begin with three lines and give each a result; the rest becomes easier.',
      'Take the marks one at a time, the heaviest first.',
      'Rewrite one job first and use it as the pattern for the rest.',
      'None of this needs new experience, only a plainer account of it.',
      'Start with the line you are proudest of and say what changed because of it.',
    ],
    mid: [
      'Two or three of the marked lines will make most of the difference.',
      'Put your best evidence in the top third of page 1.',
      'Work through the marks in order; none of them takes long.',
      'Change three marked lines today and read it again tomorrow.',
      'Give each marked line its result, and the page changes its tone.',
      'Begin with the first mark; the others will come easier.',
    ],
    good: [
      'Attend to the marks, then send it.',
      'Keep what works and change only what is marked.',
      'A last careful reading, and it is ready.',
      'Two small changes, then send it.',
      'Ask somebody to read it once aloud, then send it.',
      'What is marked takes an evening at most.',
    ],
  },
};
