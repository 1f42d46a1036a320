import type { KindOf } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template, TemplateSource } from '../template.ts';

/** By where the line stands, and whether it tells of something done. */
const later = (text: string): Template => ({ text, when: ({ lineRole, lineFirst }) => lineRole === 'work' && lineFirst === undefined });
const early = (text: string): Template => ({ text, when: ({ lineFirst }) => lineFirst === 1 });
const deed = (text: string): Template => ({ text, when: ({ lineDeed, lineStruck }) => lineDeed === 1 && lineStruck === undefined });
const summed = (text: string): Template => ({ text, when: ({ lineRole, pageSummary }) => lineRole === 'work' && pageSummary === 1 });
const few = (text: string): Template => ({ text, when: (facts: Facts) => Number(facts['times']) >= 2 });
const alone = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) === 1 && Number(facts['total']) > 2 });
/** “50K+ transactions per second” has said over what time. */
const timeless = (text: string): Template => ({ text, when: (facts) => facts['quoteTime'] === undefined });
const namesMost = (facts: Facts): boolean => Number(facts['matched']) * 2 >= Number(facts['total']);
/** Half of the list and more: a third is no reason to hum. */
const most = (text: string): Template => ({ text, when: namesMost });
const less = (text: string): Template => ({ text, when: (facts) => !namesMost(facts) });

/** Where other lines open weakly, a strong verb stands out. */
const lone = (text: string): Template => ({ text, when: (facts) => Number(facts['weakOpenings']) >= 2 });

/** "2" and "two" are nothing to stop at without the line they stand in. */
const BARE = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu;
const NAMES_NUMBER = /\{(?:number|figure)\}/iu;
const toldWhole = (sources: readonly TemplateSource[]): readonly TemplateSource[] =>
  sources.map((source) => {
    const { text, when } = typeof source === 'string' ? { text: source, when: undefined } : source;
    if (!NAMES_NUMBER.test(text) || text.includes('{quote}')) return source;
    const named = /\{figure\}/iu.test(text) ? 'figure' : 'number';
    return { text, when: (facts: Facts) => !BARE.test(String(facts[named] ?? '')) && (when === undefined || when(facts)) };
  });

export const STRENGTH_JOKES = {
  'strong-number': {
    brutal: toldWhole([
      '{Number}. Finally a fact. I’ve circled it so that the adjectives can see what one looks like.',
      lone('The reader will remember {number} and nothing else. I checked the rest; that’s fair.'),
      few('{Times:words} lines with a figure, {number} among them. The roof rests on those.'),
      '{Number} is on this page without a lawyer, and nobody dares to argue. Learn from it, other lines.',
      'I had a joke ready for this line. {Number} took it out of my hand.',
      few('{Times:words} lines here can count. {Number} is the one I’d ask for directions.'),
      'At a party of {cvWords} words, the {number} is the sober guest.',
      'If the page caught fire, I’d go back in for the {number}.',
      '{Number} does in a few strokes what line after line of prose was paid to do.',
      'Among {cvWords} words, {number} stands there like somebody who read the instructions.',
      alone('{Number} stands among {total} bullets and looks round for company.'),
      '{Number} will be the first question in the interview, and you already know the answer. Annoying, for us.',
      'I wanted to laugh at line {line}. {Number} laughed first.',
      '{Number} is so specific that it must have happened. The other {cvWords} words should be jealous.',
      '“{quote}”. I had a joke ready for this line. It took it out of my hand.',
    ]),
    gentle: toldWhole([
      'The {number} on line {line} gives it weight. Move it up, as close to the start as you can.',
      'This is how a bullet works: {number} lets a stranger judge the size of it. Do the same elsewhere.',
      few('{Times:words} lines carry a figure, {number} among them. Two more, and a reader sees the size of the whole job.'),
      'Be ready to tell how {number} came about; it’s likely to be asked.',
      '“{quote}”. A reader will remember the figure, so be ready to say where it comes from.',
      '“{quote}” can be checked, and what can be checked is believed.',
      timeless('Line {line} has good evidence: {figure}. Say over what time, and it’s complete.'),
      'For {job:a} this may be your strongest line: {figure}. Could it go into the summary?',
      'A reader stops at {figure}. Make sure that what comes right after it is worth the stop.',
      'You have {times} {times|line|lines} with a figure that counts. Keep {figure}, and find the next one.',
      '“{quote}” tells a stranger how much. Keep it where it is seen.',
      '“{quote}” says how much. Whoever reads it can repeat it to a colleague.',
    ]),
    fixes: [
      later('Move it to the top of the job: numbers get read first.'),
      early('Keep it first, and be ready to say how you got there.'),
      deed('Write the next line the same way: verb, thing, number.'),
      summed('Put this number in your summary, too.'),
      'Be ready to say how you got that number.',
      'Be ready to say what it was before you.',
      'Know this number by heart before the interview.',
    ],
  },
  'strong-verb': {
    brutal: [
      lone('“{verb}”: a verb with its sleeves up. It must feel out of place among the others.'),
      '“{verb}” starts line {line} and doesn’t apologise. Nothing for us here, move along.',
      few('“{verb}” and its kind open {times} lines. Somebody here has been to work.'),
      'I came for line {line} with a hammer and found that “{verb}” had brought its own.',
      '“{verb}”, says line {line}. I believe it, and I don’t believe much before lunch.',
      lone('Line {line} begins with “{verb}” and, most unusually, then goes somewhere.'),
      'Line {line} begins with “{verb}” and then goes somewhere. I had already uncapped the pen.',
      '“{verb}” turned up at line {line} with a toolbox. The red pen was told to wait in the van.',
    ],
    gentle: [
      '“{verb}” on line {line} says at once what you did. Start more lines this way.',
      'A clear opening on line {line}. Add what came of it, and “{verb}” has done all it can.',
      few('{Times:words} lines open with a verb as clear as “{verb}”. Keep the habit for the rest.'),
      '“{verb}” puts you in the picture from the first word of line {line}.',
      'Line {line} is a good pattern: “{verb}” first, then what, then the result.',
    ],
    fixes: ['Keep the opening, and add one number if there is none.', 'Start the weaker bullets with a verb as clear as “{verb}”.'],
  },
  'skills-match': {
    brutal: [
      most('{Matched:words} of {total} usual skills for {job} here. The robot has stopped frowning and started to hum.'),
      most('{Matched:words} of {total} for {job}: for once {cvLines} lines and the adverts were written in one language.'),
      '{Skill1} is there, on line {line}, where a person hiring {job:a} would look for it. I have nothing to add and I dislike that.',
      most('The filter walks through {cvWords} words, finds {matched} of {total} and purrs, which filters seldom do.'),
      '{Skill1}, in plain sight on line {line}, in words a machine understands. Somebody ruined my afternoon.',
      most('{Matched:words} hits out of {total} for {job}, with {cvLines} darts. The wall behind the board is relieved.'),
      'A search for {skill1} would find line {line}. It’s nice to be found, and rare enough to mention.',
      'Of the {total} keys {job} asks for, {cvLines} lines hold {matched}, and they aren’t even painted on.',
      most('Adverts for {job} ask for {total} things; {matched} are in these {cvWords} words. Annoyingly, that’s how it is done.'),
      most('The checklist for {job} has {matched} ticks out of {total}, and after {cvWords} words the pen is still warm.'),
      '{Skill1} for {job}: the ingredient is on line {line}, in the dish, not only on the apron.',
      most('Our robot read {cvWords} words for {job}, found {matched} of {total} skills and asked to meet you.'),
      most('I prepared a speech on keywords. Then {skill1} came in, with {matched} of {total} for {job}, and sat in my chair.'),
      most('{Matched:words} of {total} in {cvLines} lines: as {job}, this CV would at least get past the dog.'),
      most('With {matched} of {total} skills for {job} named here, the excuses are all ours now.'),
      'Adverts for {job} say {skill1}, line {line} says {skill1}. Marriages have started on less.',
      less('{Matched:words} of {total} for {job}, here. It’s a start. So is the first stop on the bus.'),
      less('{Matched:words} of the {total} things adverts for this job ask for are in. The other chairs around these {cvLines} lines have coats on them.'),
    ],
    gentle: [
      'Your {cvWords} words name {matched} of {total} skills usual for {job}. Put the strongest near the top.',
      '{Skill1} on line {line} is what people hiring {job:a} look for. Show it at work in a bullet, too.',
      '{Matched:words} of {total} usual skills are here. Now let your {cvBullets} bullets prove the three that matter most.',
      'A search for {skill1} finds line {line}. Say how deep it goes, and it will convince people as well.',
      '{Matched:words} of {total} in {cvLines} lines. Check whether any missing one is only unmentioned.',
      most('You use the words of the trade. With {matched} of {total} here, order them by importance for {job}.'),
      'With {skill1} on line {line} you pass the first filter. The next one is a person: give them a result.',
      most('Keep line {line} honest and current. {Matched:words} of {total} usual skills is a firm base.'),
      'On line {line}, {skill1} deserves a number: how long, how large, how many?',
      '{Matched:words} of the {total} usual skills are somewhere in {cvLines} lines; group them, so that a reader sees them in a glance.',
    ],
    fixes: [
      'Put the skills for {job} first, and prove the top three in a bullet each.',
      'Mention {skill1} in the summary, with what you achieved with it.',
      'Sort the list by what adverts for this job ask for.',
    ],
  },
  'job-named': {
    brutal: [
      'It says {job} where everyone can see it. A CV that knows where it is going; they do exist.',
      'Line {line} says {job}. The reader needs no crystal ball and may put it back in the drawer.',
      'Line {line} names {job}. On most CVs that would count as a leak.',
      '{Job}, in writing, on line {line}: the recruiter sorts you in a second and has time for a biscuit.',
      'I searched {cvWords} words for something to mock and found {job} exactly where it belongs.',
      'It says {job} on line {line} and you apply as {job}. Not everyone in the pile has managed that.',
    ],
    gentle: [
      'You name {job} openly. A reader knows at once in which light to read all {cvLines} lines.',
      'Good that {job} is there. The line after it should give the best of your {cvBullets} bullets.',
      '“{quote}” on line {line} sets the direction. Let the first bullets follow it.',
      'With {job} named, recruiters who search by title can find your {cvWords} words.',
    ],
    fixes: ['Keep it at the top, and put your best fact for {job} right after it.', 'Use the advert’s exact title if yours differs by a word.'],
  },
  'clean-structure': {
    brutal: [
      '{SectionCount:words} sections, all where they should be. The parser wept a little and asked for a copy to frame.',
      '{SectionCount:words} headings a robot can read. It’s a small thing, like indoor plumbing.',
      'The parser walked through {cvLines} lines without bumping into anything. It’s suspicious by nature and went twice.',
      'Headings, {sectionCount} of them, in order. Your cutlery drawer must be a sight.',
      'I shook the structure and nothing fell out: {sectionCount} sections, {cvLines} lines, all screwed down.',
      '{CvLines} lines and every one lives in a house with a number. The robot postman says thanks.',
      '{SectionCount:words} sections, standard names. The architect was sober. We turn to the furniture.',
      'The skeleton is fine: {sectionCount} sections, all bones present. Our complaints concern the coat.',
      'Software read {cvWords} words here without a question. It usually has the expression of a tourist.',
      'From “{quote}” on, {sectionCount} signposts and no dead ends. Tourists will come.',
      'A machine sorted these {cvWords} words into {sectionCount} drawers and shut each with one finger.',
      'The layout of {cvLines} lines gave the robot so little trouble that it has begun to read for pleasure.',
      'As {job} applications go, the walls of this one are straight. {SectionCount:words} rooms, all with a door.',
      '{SectionCount:words} sections in good order. It’s the tidy desk of somebody whose drawers we have yet to open.',
      'No columns fighting, no tables, {sectionCount} plain headings over {cvLines} lines. Disappointing, professionally.',
      'We tried to get lost in {cvPages:words} {cvPages|page|pages} and {sectionCount} sections, and were back at the entrance in time for tea.',
    ],
    gentle: [
      'The {sectionCount} sections are clear and in a familiar order. Leave that as it is.',
      'Software will read this without trouble: {sectionCount} standard headings over {cvLines} lines.',
      'A tidy frame. Now it’s the content of the {cvLines} lines that decides.',
      'Readers find their way at once. Use that: put what matters for {job} first in each of the {sectionCount} sections.',
      'Nothing to change in the headings. With {cvWords} words to carry, they do their work.',
      'Your structure passes the machine. Spend your time on the bullets, not on the layout.',
      'Keep the {sectionCount} headings when you edit; they’re part of what works here.',
      'All {cvLines} lines sit where a recruiter expects them.',
      'From “{quote}” on, the page is easy to follow. That’s worth more than decoration.',
      'Good order over {cvPages:words} {cvPages|page|pages}. If you add anything, add it inside the {sectionCount} sections you have.',
    ],
    fixes: [
      'Leave the layout as it is, and spend your time on the bullets.',
      'Keep one column and the standard headings whenever you edit.',
      'In each section, move what matters for {job} to the top.',
    ],
  },
  'plain-line': {
    brutal: [
      '“{quote}”. {Words:words} words, no crime. I read it twice, hoping.',
      'Nothing is wrong with “{quote}”. Nothing has happened in it either; nobody was hurt.',
      'Line {line}, “{quote}”, is the kind of neighbour one forgets to invite and never minds.',
      '“{quote}” does its {words} words of work and goes home at five.',
      'I held “{quote}” up to the light. {Words} words, no watermark, no stain.',
      '“{quote}” could stand trial tomorrow. There would be no witnesses and no interest.',
      'Among {cvWords} words, these {words} are the ones with the window seat and no view.',
      'The red pen passed “{quote}”, nodded and remembered nothing afterwards. {Words} words, all present.',
      '“{quote}” has {words} words and the pulse of a filing cabinet: steady.',
      'Line {line} reads “{quote}”. It’s a cheese sandwich: nobody complains, nobody writes home.',
      'If {cvWords} words were a street, “{quote}” would be number {line}, with the curtains half open.',
      '“{quote}”: {words} words that pay their taxes.',
      '“{quote}” is in order. On line {line} of a CV for {job}, in order is where stories go to rest.',
    ],
    gentle: [
      '“{quote}” is clear and honest. One figure or a consequence would make it memorable.',
      'I understand “{quote}” at once, and that’s what a short line is for.',
      'A sound line of {words} words. Add for whom or how many, and it starts to compete.',
      'Good plain writing in line {line}. It only lacks an outcome.',
      'There’s room after these {words} words for the result. Do you remember it?',
      '“{quote}” says what you did; a recruiter will want to know how large it was.',
      '“{quote}” is in order. If more came of it than that, there’s room to say so.',
      'This line doesn’t need repair, only an ending: {words} words of action, then what followed.',
      'I’d keep “{quote}” and give it one number.',
      'If “{quote}” matters for {job}, move it up; if it doesn’t, let a stronger line have its place.',
    ],
    fixes: ['Keep it, and add what came of it.', 'Add a number: how many, how often or how much.', 'End the line with what was different afterwards.'],
  },
} as const satisfies Record<KindOf<'strengths'>, KindJokes>;
