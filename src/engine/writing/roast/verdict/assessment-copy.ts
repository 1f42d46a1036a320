import type { FindingKind } from '../../../../domain/finding.ts';
import type { Tone } from '../../../../domain/roast.ts';
import type { Facts, TemplateSource } from '../template.ts';
import { only } from './standing.ts';

/** Not all of them: “13 of 13” is no way to say none. */
const lacksSome = (facts: Facts): boolean => Number(facts['missing']) < Number(facts['total']);
/** A third of the list is nothing to praise. */
const namesMost = (facts: Facts): boolean => Number(facts['matched']) * 2 >= Number(facts['total']);

/** "24" tells nobody what there were twenty-four of. */
const saysOfWhat = (facts: Facts): boolean => /\s\p{L}{3}/u.test(String(facts['number'] ?? ''));

/** One sentence on a finding that weighs much. Null: too light, or too personal, for a word about the whole CV. */
export const REMARKS: Readonly<Record<FindingKind, Readonly<Record<Tone, readonly TemplateSource[]>> | null>> = {
  'no-numbers': {
    brutal: [
      '{OfBullets} keep quiet about how much.',
      'Something was achieved in {ofBullets}; how much of it is anyone’s guess.',
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
      'Start with how many and how often: {ofBullets} don’t say yet.',
      'In {ofBullets} the scale is missing, and you’re the one who knows it.',
      '{OfBullets} describe what happened; an estimate would show how much.',
      'The largest gain is in numbers, which {ofBullets} lack.',
    ],
  },
  'skills-missing': {
    brutal: [
      'Adverts for {job} ask for {skill1}. The CV pretends not to have heard.',
      { text: '{Missing:words} of {total} usual skills for {job} are elsewhere, {skill1} with them.', when: lacksSome },
      'Anyone hiring for {job} will look for {skill1}. They’ll still be looking at lunch.',
      '{Skill1} is what they’ll ask about first, and the CV will suddenly need to take a call.',
      'With {missing} of {total} skills for {job} unaccounted for, somebody should drag the lake.',
      'The shelf marked {skill1} is very clean, like any shelf with nothing on it.',
      'Where the reader puts a finger on {skill1}, the page goes quiet.',
    ],
    gentle: [
      { text: '{Missing:words} of {total} usual skills for {job} aren’t mentioned, {skill1} among them; add those you have.', when: lacksSome },
      'If you’ve used {skill1}, say where.',
      'Readers for {job} will look for {skill1} first; show it if you have it.',
      '{Skill1} would be the first thing to add, provided that it’s true.',
    ],
  },
  'job-absent': {
    brutal: [
      'The CV doesn’t say {job} anywhere, which makes it a surprise party for the recruiter.',
      'Nowhere does it say {job}: a letter with everything on it but the address.',
    ],
    gentle: ['Name {job} near the top, so that the reader knows the direction.', 'The page never says {job}; one line would.'],
  },
  buzzword: {
    brutal: [
      'I went looking for a CV without “{term}” in it. I’m still looking.',
      '“{term}” has cleared its throat. I’m still waiting for it to say something.',
      'On “{term}” the page and every other page in the pile agree.',
      only('The figures shook hands. “{term}” had its hands full of brochures.', 'results'),
      only('“{term}” does the talking where a result should.', 'few-results'),
      'With “{term}” the page stops telling me things and starts advertising.',
      only('“{term}” is here on behalf of an example that couldn’t make it.', 'few-results'),
      'I looked behind “{term}” and found the wall.',
      '“{term}” has worked for everybody in the pile and remembers none of them.',
      'If “{term}” came to a party, it would hand out cards and leave.',
    ],
    gentle: [
      'Phrases such as “{term}” take room that an example would fill better.',
      'Replace “{term}” with something that happened.',
      'Where it says “{term}”, tell me about the day that proved it.',
      'An example would do more for you than “{term}” does.',
      'Behind “{term}” there’s a true story, and I’d rather read that.',
      'If “{term}” is true, somebody saw it. Tell what they saw.',
      '“{term}” asks to be believed; a fact wouldn’t have to ask.',
    ],
  },
  cliche: {
    brutal: [
      '“{term}” was here before you and will be here after.',
      'There was “{term}” in the CV before yours, and I’ve just checked the one after.',
      '“{term}” arrived ready-made and hasn’t been taken out of the box.',
      'I’ve met “{term}” so often that we send each other cards at New Year.',
      '“{term}” fits every CV, which is what people say of socks.',
      'The paper seems to come with “{term}” already on it.',
    ],
    gentle: ['Many CVs have “{term}”. Only yours has the event behind it, so tell that.', 'A reader has seen “{term}” today already; show them something new.'],
  },
  'empty-adjective': {
    brutal: [
      only('“{term}” has been put where the evidence was supposed to go.', 'few-results'),
      '“{term}” stands beside the facts and waves, like somebody’s uncle at a prize-giving.',
    ],
    gentle: ['A fact would do more there than “{term}”.'],
  },
  'weak-opening': {
    brutal: ['With “{opening}” the credit goes to whoever stood beside you.', '“{opening}” is how one speaks of work that somebody else did.'],
    gentle: ['Openings like “{opening}” hide your own part; start with your verb.', 'Say your own share where it now says “{opening}”.'],
  },
  'duty-opening': {
    brutal: [
      'The page says “{opening}”, as the job advert did before you came.',
      '“{opening}” tells me what was on the door. I wanted to know what happened in the room.',
      '“{opening}” is the label on the jar, and I was hoping for the jam.',
      'The person before you could also have written “{opening}”, and probably did.',
      '“{opening}” describes the chair. Somebody was sitting in it.',
      'With “{opening}” I know what you were supposed to do, and so does your contract.',
      'The story that begins with “{opening}” has never once kept anybody up at night.',
      only('“{opening}” opens the line and closes it, too, as far as news is concerned.', 'few-results'),
      only('The page says “{opening}” and leaves the outcome to the reader’s imagination.', 'few-results'),
      only('“{opening}” names the task and forgets to come back with the result.', 'few-results'),
      only('“{opening}” is what the contract says; the CV was supposed to say the rest.', 'few-results'),
      only('“{opening}” tells me what was on your desk, not what left it.', 'few-results'),
      only('With “{opening}” the page recites the contract and skips the story.', 'few-results'),
    ],
    gentle: [
      '“{opening}” lists duties; the outcome of them is what readers choose by.',
      'Turn “{opening}” into what came of it.',
      'Where it says “{opening}”, add what was different afterwards.',
      'Line {line} names a duty; its result would say more.',
      'The lines with “{opening}” are a good place to begin: end each with its outcome.',
      'After “{opening}” I’d like to hear how it went.',
      'You did more than “{opening}” says; name the part that was yours.',
      '“{opening}” is the task. Tell a reader what you made of it.',
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
      'The page offers “{term}” to an audience that has it, too.',
    ],
    gentle: [
      'Make room in the skills by removing entries such as “{term}”.',
      'Your skills will look stronger without “{term}”.',
      'Entries such as “{term}” make the real skills harder to see.',
      'I’d take “{term}” off the list and let the demanding skills stand alone.',
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
      '“{term}” is on the list, as it is on everybody’s.',
      'Anybody can write “{term}”. The trick is to be caught at it.',
      '“{term}” is what others should say of you, preferably when you’ve left the room.',
    ],
    gentle: ['Show “{term}” in a bullet instead of listing it.'],
  },
  'skill-unused': {
    brutal: [
      '“{skill}” is on the list and in none of the stories.',
      '{Unused:words} of the skills were never seen at work.',
      'Like an exercise bike, “{skill}” is owned and not seen in use.',
      '“{skill}” got a ticket and never came to the show.',
      'I waited for “{skill}” to come up in a job, and I’m still in the waiting room.',
      'Nobody in this story ever uses “{skill}”, though the list swears that they were close.',
    ],
    gentle: ['{Unused:words} of your skills, {skill} for one, never appear in your experience; tie the important ones to a bullet.'],
  },
  'missing-summary': {
    brutal: [
      'There’s no summary, so the reader boards a bus with no number on it.',
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
      'There’s a paragraph of {words} words in here that people will walk round.',
      'A paragraph of {words} words has moved in and brought its furniture.',
      'One paragraph takes {words} words to get to its full stop, and nobody gets off before.',
    ],
    gentle: ['Break up the block of {words} words; its best part is hidden.'],
  },
  'thin-job': {
    brutal: [
      '{Company} got {bullets:words} {bullets|bullet|bullets}, which is how one treats a bus stop.',
      'Of {company} I know {bullets:words} {bullets|thing|things}, and the address.',
      'You pass {company} at the speed of a train that doesn’t stop there.',
      '{Company} has been let off with a caution and {bullets:words} {bullets|bullet|bullets}.',
      '{Company} is mentioned the way one mentions a cousin: {bullets:words} {bullets|bullet|bullets}, and on with the story.',
    ],
    gentle: [
      '{Company} deserves a bullet or two more.',
      'If {company} still matters for this job, it may have one more line.',
      '{Company} is told quickly. One more fact from there would round it off.',
      'There must be more to {company} than it says here; one line is enough.',
    ],
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
      'I’ve had more than {words} words from a ticket machine.',
      'At {words} words the CV has told me its name and looked at its watch.',
    ],
    gentle: ['{Words} words leave much of the work untold.'],
  },
  'missing-email': {
    brutal: [
      'Nobody can answer it, as there’s no e-mail address.',
      'Applause would be returned to sender: no e-mail address.',
      'A reply isn’t possible, since the CV left no e-mail address.',
      'The CV says goodbye without an e-mail address, like a holiday romance.',
      'Should anyone like these {cvWords} words, there’s no e-mail address to say so to.',
      'The CV forgot the e-mail address, which makes the rest a monologue.',
      'There’s no e-mail address, so a yes would have to be skywritten.',
      'The e-mail address is missing, so even a yes would have nowhere to go.',
    ],
    gentle: [
      'Add an e-mail address before anything else.',
      'An e-mail address is missing, and it’s the smallest thing to add.',
      'Nobody can answer these {cvWords} words yet: put an e-mail address at the top.',
      'First of all, type your e-mail address under the heading.',
      'Without an e-mail address the best of {cvLines} lines can’t be answered.',
      'The e-mail address should be the first line you add.',
    ],
  },
  'missing-skills': {
    brutal: [
      'The skills are somewhere in the lines, like keys in a coat.',
      'A robot asked for the list of skills and was told a story.',
      'There’s no skills section for the robot to chew on.',
      'The robot came for the skills section and found the table not laid.',
    ],
    gentle: ['A skills section would make you searchable.'],
  },
  'missing-experience': {
    brutal: ['The experience section couldn’t attend.'],
    gentle: ['An experience section, projects included, is the next thing to add.'],
  },
  'spelling-mistake': {
    brutal: [
      '“{word}” slipped past the guard.',
      '“{word}” got through with a false moustache.',
      'Nobody asked “{word}” how it is spelt.',
      'The spelling checker saw “{word}” coming and went on holiday.',
      '“{word}” was typed by a thumb in a hurry.',
      'Everybody who read this before me waved “{word}” through.',
    ],
    gentle: ['Correct “{word}” to {suggestion}.', 'Look at “{word}” once more; I think that {suggestion} is meant.'],
  },
  'columns-layout': {
    brutal: [
      'With {columns:words} columns, a parser may read it like a crossword.',
      'The page stands in {columns:words} columns, and software reads straight across, like a drunk reading two menus.',
      'The {columns:words} columns look well. To the software they’re one long, surprising sentence.',
    ],
    gentle: ['One column instead of {columns:words} lets software follow.'],
  },
  'comic-font': { brutal: ['Parts of it are in {font}, for reasons of comedy.'], gentle: ['A plain typeface instead of {font} suits the content.'] },
  'date-impossible': { brutal: ['One job runs from {start} to {end}, against the traffic.'], gentle: ['Check the period from {start} to {end}.'] },
  'date-format-mix': {
    brutal: [
      'The dates wear {formats:words} different uniforms.',
      'The dates come in {formats:words} styles, as if several calendars had been asked.',
      'Somebody let {formats:words} kinds of dates into the same room, and they aren’t speaking.',
    ],
    gentle: ['Bring the {formats:words} date formats into one.'],
  },
  objective: { brutal: ['“{heading}” opens with what you want, to a reader who is hiring.'], gentle: ['Turn “{heading}” into what you offer.'] },
  'unknown-heading': {
    brutal: [
      '“{heading}” is a heading no robot has ever met.',
      'The robot stood in front of “{heading}” like a tourist in front of a ticket machine.',
      'To a robot “{heading}” is a door without a handle.',
    ],
    gentle: ['Give “{heading}” its usual name.'],
  },
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
      'There’s a line in here so pleased with itself that it came back.',
      'One thing this CV says twice, in case I had been looking out of the window.',
      'Somebody copied a line and forgot why.',
    ],
    gentle: ['One statement is there twice; once is enough.'],
  },
  placeholder: {
    brutal: [
      '“{term}” is still waiting for you to come back to it.',
      'The template asked for something, and “{term}” is what it got.',
      'Whoever lives at “{term}” hasn’t been told about this CV.',
      '“{term}” is the price tag, and it’s still on the jacket.',
      'One part of this was written by the software: “{term}”.',
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
