import type { KindOf } from '../../../../domain/finding.ts';
import { NON_SKILL_TERMS } from '../terms/non-skill-terms.ts';
import { BUZZWORD_TERMS } from '../terms/buzzword-terms.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });

/** Programs that everybody has: there is always something harder that can be done in them. */
const isSoftware = (facts: Facts): boolean =>
  /\b(?:word|excel|office|powerpoint|outlook|access|windows|mac ?os|os x|google|gmail|docs|sheets|teams|zoom|skype|quickbooks|adobe|photoshop|browsers?|explorer|chrome|firefox|safari|edge|notepad|paint|365)\b/iu.test(
    String(facts['term']),
  );
const software = (text: string): Template => ({ text, when: isSoftware });
const other = (text: string): Template => ({ text, when: (facts) => !isSoftware(facts) });
const programs = (text: string): Template => ({ text, when: (facts) => isSoftware(facts) && Number(facts['more']) >= 1 });

export const SKILL_JOKES = {
  'not-a-skill': {
    brutal: [
      '“{term}” is in the skills, between things people get paid for.',
      'You list “{term}”. You presumably also have shoes, and those are not on the list.',
      'One of your skills is “{term}”. The others have noticed and moved their seats.',
      programs('“{term}” and {more} more of its kind: that is less a skill list than the contents of a start menu.'),
      'Of all your skills, “{term}” is the one a thief would leave behind.',
      'A filter for {job} searches the skills. It has no box to tick for “{term}”.',
      '“{term}” under skills is a doorbell under musical instruments.',
      'Among the skills, “{term}” is the one holding the door for the others.',
      'Line {line}: “{term}”. Nobody was ever asked to prove it, which is how it got this far.',
      'If “{term}” is on the list, I would like to meet what did not make it.',
      other('In {cvWords} words there was room to say what “{term}” was good for. It stayed a noun.'),
      'Somebody was one skill short, and looked round the room: “{term}”.',
      'Put “{term}” in a job advert for {job} and count the people it puts off. None, which is the trouble with it.',
      'Your skills walk into an interview. “{term}” is asked to wait outside with the coats.',
      'Line {line} offers “{term}”. The applicant before you had it, the one after has it, and so does the receptionist.',
      software('“{term}” on line {line} says you own a hammer. Which wall did you put up?'),
      'Of your skills, “{term}” is the one that was already in the room when you sat down.',
    ],
    gentle: [
      software('“{term}” is taken for granted, so it makes the entries around it look smaller. Line {line} can lose it.'),
      other('“{term}” on line {line} says little on its own; name the thing it led to, or leave it out.'),
      software('People hiring {job:a} assume “{term}”. Use the place on line {line} for the hardest thing you do in it.'),
      'Among your skills, “{term}” is one you can drop without losing anything.',
      'If “{term}” matters for the work, line {line} should say what you did with it; on its own it is expected of everyone.',
      software('I would swap “{term}” on line {line} for its most demanding part: formulas, macros, automation, whatever you know best.'),
      'Line {line} has “{term}”; a tool that people hiring {job:a} search for would earn its place more.',
      'There is no need for “{term}”: the other skills will be seen better without it.',
      'The skill list is read in a glance, and “{term}” on line {line} costs part of that glance.',
      'The list reads stronger without “{term}”. Keep what you could be tested on.',
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
      'Over {over} skills, from {first} to {last}. At this length it is an index, and the book is missing.',
      'Over {over} skills. It starts at {first}, passes through everything there is and ends, exhausted, at {last}.',
      'Between {first} and {last} lie more than {over} skills. Somewhere in the middle a recruiter lay down.',
      '{First}, {last} and more than {over} skills in all: the tool wall of a shed in which nothing has been built.',
      '{First} to {last}, over {over} skills: a buffet so long that the recruiter goes home for a plate.',
      'A list of over {over} skills has the same effect as a wedding buffet: {first} gets picked at, {last} gets wrapped in foil.',
      'Over {over} skills, each with an equal claim on your evenings. {Last} should get a lawyer.',
    ],
    gentle: [
      'More than {over} skills are too many to believe at once. Which dozen would you like to be asked about?',
      'From {first} to {last} there are over {over} entries, and the ones for {job} get lost among them.',
      'Group your skills, more than {over} of them, and put the group that matters for {job} first.',
      'A shorter list reads as stronger. I would cut the more than {over} entries to those you used in the last few years.',
    ],
    fixes: [
      'Keep the twelve to fifteen skills the job asks for, grouped, with the strongest first.',
      'Cut every skill you would not want a test on, then put first what adverts for {job} ask for.',
      'Group the entries from {first} to {last} under three or four headings and let the weakest go.',
    ],
  },
  'skill-unused': {
    brutal: [
      'You list {skill}. None of your bullets has ever met it.',
      '{Skill} is a kitchen in a show home: on the list, spotless, and never cooked in.',
      '{Skill} is listed and never seen at work. Gym memberships have the same attendance.',
      '{Skill} has an alibi: no bullet places it at the scene.',
      '{Skill} never turns up in a job. It is still in its shrink wrap.',
      '{Skill} never turns up in a job. It must be very well rested.',
      '{Skill} is on the list and nowhere in the story, like an umbrella in a film without rain.',
      'Ask the bullets about {skill}: they look at each other.',
      '{Skill} sits in the skill list like an exercise bike in a bedroom.',
      '{Skill} is on the guest list. None of the bullets remembers seeing it at the party.',
      '{Skill} sat on the bench, and the match was {cvBullets} bullets long.',
      'If you know {skill}, {employer} seems never to have found out.',
      '{Skill} appears in the cast and in none of the scenes.',
      'Other skills went to work. {Skill} stayed at home and listened for the post.',
      'You say {skill}. {CvBullets:words} bullets say nothing of the kind.',
      '{Skill} has the status of a rumour, and the list started it.',
      '{Skill}: claimed at the counter, missing from all the luggage.',
      'On this tool belt {skill} is painted on. It does not come off.',
      'Interviewer: tell me about {skill}. CV: let me get back to you.',
      '{Skill} on the list without a bullet is a key on the ring that fits no door in the house.',
    ],
    gentle: [
      'I believe you know {skill}, but no bullet shows it. Where did you use it?',
      'Some of your skills, {skill} among them, never appear in a job. Weave the important ones into bullets.',
      'Skills such as {skill} never appear in a job. Choose those that matter and name the project.',
      'A skill counts double when a bullet uses it. Which one could mention {skill}?',
      'Readers check lists against the work. For {skill} they find no match yet.',
      'If {skill} matters for {job}, give it a line in your experience; if not, let it go.',
      'Start with {skill}: name the project. Then see which others on the list deserve the same.',
      'Tie {skill} to one of your {cvBullets} bullets, with what you made of it.',
      'The list says {skill}; the jobs are silent. A half sentence such as ‘with {skill}’ closes that.',
      'As long as {skill} is unproven, the proven skills lose some of their shine too.',
      'Courses count too: if you learned {skill} outside a job, say where.',
    ],
    fixes: [
      'Name {skill} in the bullet where you used it: “[verb] [what] with {skill}, [result]”.',
      'Show {skill} at work in one bullet, or take it off the list.',
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
      'Of your skills, “{term}” is the one that cannot be tested before lunch. Or after.',
      'Of all the entries, “{term}” is the one you would have to take your word for.',
      'Line {line} claims “{term}”. The claims department would like to see the damage.',
      '“{term}”, line {line} announces. It is usually other people who say that, behind a closed door.',
      'Between the skills, “{term}” stands like a scented candle in a tool shed.',
      'No interview for {job} has ever had an instrument for measuring “{term}”. Line {line} is counting on that.',
    ],
    gentle: [
      '“{term}” on line {line} convinces in a story, not in a list. Which bullet shows it?',
      'Skills that can be tested are believed. Give “{term}” a story instead.',
      'On line {line}, “{term}” is a claim; in a bullet it would be an event.',
      'Keep the list for what can be tested, and let a result speak for “{term}”.',
      'Line {line} could lose “{term}” once a bullet tells a situation, what you did and what came of it.',
      again('{Times:words} qualities like “{term}” take room that tools and methods could use.'),
      'People hiring {job:a} look for “{term}” in what you did. Give them one such moment and free line {line}.',
      'When did somebody thank you for “{term}”? That moment is worth more than line {line}.',
      'A recruiter skims the skills for nouns. “{term}” is read past; the day you needed it would not be.',
    ],
    fixes: [
      'Take “{term}” off the list and show it in a bullet: the situation, your part, the outcome.',
      'Keep tools, methods, languages and certificates in the skills; prove “{term}” in the experience.',
      'Trade “{term}” for a tool or method that adverts for {job} name, and let a bullet tell the rest.',
    ],
    terms: BUZZWORD_TERMS,
  },
} as const satisfies Record<KindOf<'skills'>, KindJokes>;
