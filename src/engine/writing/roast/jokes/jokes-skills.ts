import type { KindOf } from '../../../../domain/finding.ts';
import { NON_SKILL_TERMS } from '../terms/non-skill-terms.ts';
import { BUZZWORD_TERMS } from '../terms/buzzword-terms.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });
const most = (text: string): Template => ({ text, when: (facts) => Number(facts['unused']) >= 2 && Number(facts['used'] ?? 0) >= 1 });
const none = (text: string): Template => ({ text, when: (facts) => facts['unused'] === facts['total'] && Number(facts['total']) >= 2 });
const many = (text: string): Template => ({ text, when: (facts) => Number(facts['unused']) >= 3 });
const few = (text: string): Template => ({ text, when: (facts) => Number(facts['unused']) >= 2 });

/** Programs that everybody has: there is always something harder that can be done in them. */
const isSoftware = (facts: Facts): boolean =>
  /\b(?:word|excel|office|powerpoint|outlook|access|windows|mac ?os|os x|google|gmail|docs|sheets|teams|zoom|skype|quickbooks|adobe|photoshop|browsers?|explorer|chrome|firefox|safari|edge|notepad|paint|365)\b/iu.test(
    String(facts['term']),
  );
const software = (text: string): Template => ({ text, when: isSoftware });
const other = (text: string): Template => ({ text, when: (facts) => !isSoftware(facts) });
const programs = (text: string): Template => ({ text, when: (facts) => isSoftware(facts) && Number(facts['more']) >= 1 });
/** A list short enough to be compared with one of its entries. */
const listed = (text: string): Template => ({ text, when: (facts) => Number(facts['cvSkills']) >= 5 });

export const SKILL_JOKES = {
  'not-a-skill': {
    brutal: [
      '“{term}” is in the skills, between things people get paid for.',
      'You list “{term}”. You presumably also have shoes, and those are not on the list.',
      listed('One of {cvSkills} skills is “{term}”. The others have noticed and moved their seats.'),
      programs('“{term}” and {more} more of its kind: that is less a skill list than the contents of a start menu.'),
      listed('The skills have {cvSkills} entries, and “{term}” is the one a thief would leave behind.'),
      'A filter for {job} searches the skills. It has no box to tick for “{term}”.',
      '“{term}” under skills is a doorbell under musical instruments.',
      listed('{CvSkills:words} skills. “{term}” is the one holding the door for the others.'),
      'Line {line}: “{term}”. Nobody was ever asked to prove it, which is how it got this far.',
      listed('If “{term}” is one of {cvSkills}, I would like to meet what did not make the list.'),
      other('In {cvWords} words there was room to say what “{term}” was good for. It stayed a noun.'),
      listed('Somebody wanted {cvSkills} skills, was one short, and looked round the room: “{term}”.'),
      'Put “{term}” in a job advert for {job} and count the people it puts off. None, which is the trouble with it.',
      listed('{CvSkills:words} skills walk into an interview. “{term}” is asked to wait outside with the coats.'),
      'Line {line} offers “{term}”. The applicant before you had it, the one after has it, and so does the receptionist.',
      software('“{term}” on line {line} says you own a hammer. Which wall did you put up?'),
      listed('Of {cvSkills} skills, “{term}” is the one that was already in the room when you sat down.'),
    ],
    gentle: [
      software('“{term}” is taken for granted, so it makes the entries around it look smaller. Line {line} can lose it.'),
      other('“{term}” on line {line} says little on its own; name the thing it led to, or leave it out.'),
      software('People hiring {job:a} assume “{term}”. Use the place on line {line} for the hardest thing you do in it.'),
      listed('Among your {cvSkills} skills, “{term}” is one you can drop without losing anything.'),
      'If “{term}” matters for the work, line {line} should say what you did with it; on its own it is expected of everyone.',
      software('I would swap “{term}” on line {line} for its most demanding part: formulas, macros, automation, whatever you know best.'),
      'Line {line} has “{term}”; a tool that people hiring {job:a} search for would earn its place more.',
      listed('With {cvSkills} skills there is no need for “{term}”: the others will be seen better without it.'),
      'The skill list is read in a glance, and “{term}” on line {line} costs part of that glance.',
      listed('A list of {cvSkills} reads stronger without “{term}”. Keep what you could be tested on.'),
      other('Where did “{term}” make a difference? That story belongs in a bullet; line {line} can do without the word.'),
    ],
    fixes: [
      'Delete “{term}” and use the place for a tool that adverts for {job} name and you can defend.',
      software('Replace “{term}” by the hardest thing you do in it: “[pivot tables, macros, mail merge …]”.'),
      other('Delete “{term}”; it is expected of everyone. If a story hangs on it, tell that in a bullet.'),
      'Keep the skill list to what you could be asked about in an interview for {job}.',
    ],
    terms: NON_SKILL_TERMS,
  },
  'skill-bar': {
    brutal: [
      '“{term}”: {rating}. Out of what, measured by whom, with which ruler?',
      '“{term}” scores {rating} in a contest with one entrant and one judge, who share a desk.',
      '{Rating} in “{term}”. Restaurants at least wait for the guests to leave.',
      '“{term}”, {rating}: the progress bar is still loading, and a parser sees only some coloured rectangles.',
      '{Rating} for “{term}”. Which part is missing, and is it the one {job} needs?',
      again('{Times:words} skills with a rating, among them “{term}” at {rating}. That is a video game character, not a CV.'),
      'You gave “{term}” {rating}. It would have been bolder to leave the judging to the exam.',
    ],
    gentle: [
      'A rating such as {rating} for “{term}” has no agreed meaning. Line {line} could say where you used it, and how long.',
      '“{term}” at {rating} on line {line} invites the question what is missing. Name a project instead.',
      'Software that reads your {cvLines} lines cannot see bars or stars, so “{term}” loses its {rating} on the way.',
      again('{Times:words} self-ratings like {rating} for “{term}” on line {line} are easier to trust as facts: years, projects, certificates.'),
    ],
    fixes: [
      'Drop the rating of “{term}” and say where you used it: “{term} ([project], [how long?])”.',
      'Group skills in words a reader can check: used daily, used in projects, basics.',
      'Replace {rating} by evidence: a certificate, a project, the years you have worked with “{term}”.',
    ],
  },
  'skill-pile': {
    brutal: [
      '{Total:words} skills, from {first} to {last}. At this length it is an index, and the book is missing.',
      '{Total:words} skills. It starts at {first}, passes through everything there is and ends, exhausted, at {last}.',
      'Between {first} and {last} lie {total} skills. Somewhere in the middle a recruiter lay down.',
      '{First}, {last} and {total} skills in all: the tool wall of a shed in which nothing has been built.',
      '{First} to {last}, {total} skills: a buffet so long that the recruiter goes home for a plate.',
      'A list of {total} skills has the same effect as a wedding buffet: {first} gets picked at, {last} gets wrapped in foil.',
      '{Total:words} skills, each with an equal claim on your evenings. {Last} should get a lawyer.',
    ],
    gentle: [
      '{Total:words} skills are too many to believe at once. Which dozen would you like to be asked about?',
      'From {first} to {last} there are {total} entries, and the ones for {job} get lost among them.',
      'Group the {total} skills and put the group that matters for {job} first.',
      'A shorter list reads as stronger. I would cut {total} to those you used in the last few years.',
    ],
    fixes: [
      'Keep the twelve to fifteen skills the job asks for, grouped, with the strongest first.',
      'Cut every skill you would not want a test on, then put first what adverts for {job} ask for.',
      'Group {total} entries under three or four headings and let the weakest go.',
    ],
  },
  'skill-unused': {
    brutal: [
      'You list {skill}. None of your bullets has ever met it.',
      none('{Total:words} skills that no bullet ever uses. {Skill} is a kitchen in a show home.'),
      few('{Skill} is one of {unused} skills that are listed and never seen at work. Gym memberships have the same attendance.'),
      most('{Unused:words} skills, {skill} in front, have an alibi: no bullet places them at the scene.'),
      few('{Unused:words} of your skills never turn up in a job. {Skill} is still in its shrink wrap.'),
      few('{Unused:words} of your skills never turn up in a job. They must be very well rested.'),
      '{Skill} is on the list and nowhere in the story, like an umbrella in a film without rain.',
      few('Ask the bullets about {skill}: they look at each other. The same goes for {others} more.'),
      '{Skill} sits in the skill list like an exercise bike in a bedroom.',
      '{Skill} is on the guest list. None of the bullets remembers seeing it at the party.',
      few('{Unused:words} skills are on the bench, {skill} included, and the match was {cvBullets} bullets long.'),
      'If you know {skill}, {employer} seems never to have found out.',
      few('{Skill} and {others} more skills appear in the cast and in none of the scenes.'),
      most('Some of the skills went to work. {Skill} stayed at home with {others} {others|other|others}.'),
      'You say {skill}. {CvBullets:words} bullets say nothing of the kind.',
      few('{Unused:words} of the skills have the status of a rumour. {Skill} started it.'),
      '{Skill}: claimed at the counter, missing from all the luggage.',
      few('A tool belt with {unused} of the tools painted on. {Skill}, for one, does not come off.'),
      'Interviewer: tell me about {skill}. CV: let me get back to you.',
      '{Skill} on the list without a bullet is a key on the ring that fits no door in the house.',
    ],
    gentle: [
      'I believe you know {skill}, but no bullet shows it. Where did you use it?',
      few('{Unused:words} of your skills, {skill} among them, never appear in a job. Weave the important ones into bullets.'),
      few('{Unused:words} of your skills never appear in a job. Choose those that matter and name the project.'),
      'A skill counts double when a bullet uses it. Which one could mention {skill}?',
      few('Readers check lists against the work. For {skill} and {unused} skills in all, they find no match yet.'),
      'If {skill} matters for {job}, give it a line in your experience; if not, let it go.',
      many('Start with {skill}: name the project. Then see which of the {others} others deserve the same.'),
      'Tie {skill} to one of your {cvBullets} bullets, with what you made of it.',
      'The list says {skill}; the jobs are silent. A half sentence such as ‘with {skill}’ closes that.',
      few('With {unused} skills unproven, the proven ones lose some of their shine too.'),
      'Courses count too: if you learned {skill} outside a job, say where.',
    ],
    fixes: [
      'Name {skill} in the bullet where you used it: “[verb] [what] with {skill}, [result]”.',
      'Show {skill} at work in one bullet, or take it off the list.',
      few('Go through the {unused} skills no bullet mentions, and for each either add the project or delete it.'),
      'Go through the skills no bullet mentions, and for each either add the project or delete it; start with {skill}.',
    ],
  },
  'soft-skill-list': {
    brutal: [
      '“{term}” is in the skills, a place where nobody can see it happen.',
      'A list cannot show “{term}”, just as a menu cannot show hunger.',
      '“{term}” in a list is a hug in a spreadsheet.',
      again('{Times:words} virtues in a row, “{term}” first. It reads like a headstone with bullet signs.'),
      again('“{term}” and {more} more of its kind: the horoscope has come in under skills.'),
      'No filter for {job} has a box for “{term}”, and no human ticks it without a witness.',
      '“{term}” on line {line} is a compliment with the sender’s own address on the back.',
      'Line {line}: “{term}”. Evidence to follow, presumably by sea.',
      '“{term}” on line {line}: self-reported, like the height on a dating profile.',
      'You filed “{term}” under skills. A reference would file it under news.',
      listed('{CvSkills:words} skills, and “{term}” is the one that cannot be tested before lunch. Or after.'),
      listed('Of {cvSkills} entries, “{term}” is the one you would have to take your word for.'),
      'Line {line} claims “{term}”. The claims department would like to see the damage.',
      '“{term}”, line {line} announces. It is usually other people who say that, behind a closed door.',
      listed('Between {cvSkills} skills, “{term}” stands like a scented candle in a tool shed.'),
      'No interview for {job} has ever had an instrument for measuring “{term}”. Line {line} is counting on that.',
    ],
    gentle: [
      '“{term}” on line {line} convinces in a story, not in a list. Which bullet shows it?',
      listed('Of {cvSkills} skills, those that can be tested are believed. Give “{term}” a story instead.'),
      'On line {line}, “{term}” is a claim; in a bullet it would be an event.',
      listed('Keep the {cvSkills} entries for what can be tested, and let a result speak for “{term}”.'),
      'Line {line} could lose “{term}” once a bullet tells a situation, what you did and what came of it.',
      again('{Times:words} qualities like “{term}” take room that tools and methods could use.'),
      'People hiring {job:a} look for “{term}” in what you did. Give them one such moment and free line {line}.',
      'When did somebody thank you for “{term}”? That moment is worth more than line {line}.',
      listed('A recruiter skims {cvSkills} skills for nouns. “{term}” is read past; the day you needed it would not be.'),
    ],
    fixes: [
      'Take “{term}” off the list and show it in a bullet: the situation, your part, the outcome.',
      'Keep tools, methods, languages and certificates in the skills; prove “{term}” in the experience.',
      'Trade “{term}” for a tool or method that adverts for {job} name, and let a bullet tell the rest.',
    ],
    terms: BUZZWORD_TERMS,
  },
} as const satisfies Record<KindOf<'skills'>, KindJokes>;
