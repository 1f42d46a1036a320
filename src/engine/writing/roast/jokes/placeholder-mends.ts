import type { Facts, Template, TemplateSource } from '../template.ts';

/** What a leftover of a template stands in for. */
type Sort = 'employer' | 'school' | 'town' | 'date' | 'title' | 'person' | 'contact' | 'sample' | 'masked' | 'numbered' | 'other';

const SORTS: readonly (readonly [Sort, RegExp])[] = [
  ['sample', /lorem/iu],
  ['masked', /^[xX]{3,}$|^x{2,}-x{2,}$|^n\.?n\.?n$/u],
  ['numbered', /^(?:skill|bullet|item|responsibility|achievement|hobby|interest|reference|language|project|job) (?:\d+|one|two|three)$/iu],
  ['contact', /123 |reallygreatsite|123-456|phone|e-?mail|address|link|url|website|linkedin/iu],
  ['person', /\b(?:john|jane) doe\b|mustermann|\b(?:your|full|first|last) (?:full |first |last )?name\b|^[[<{]\s?name\b/iu],
  ['employer', /company|employer|organi[sz]ation|firma|entreprise|empresa/iu],
  ['school', /school|university|institution|college|degree/iu],
  ['date', /yyyy|month|\byear\b|\bdate\b|00\/0000/iu],
  ['town', /\b(?:city|town|state|country|location|ort|ville)\b/iu],
  ['title', /title|position|\brole\b/iu],
];

const sortOf = ({ term }: Facts): Sort => SORTS.find(([, pattern]) => pattern.test(String(term)))?.[0] ?? 'other';
const of =
  (...sorts: readonly Sort[]) =>
  (text: string, holds: (facts: Facts) => boolean = () => true): Template => ({ text, when: (facts) => sorts.includes(sortOf(facts)) && holds(facts) });

const employer = of('employer');
const person = of('person');
const contact = of('contact');
const town = of('town');
const date = of('date');
const school = of('school');
const masked = of('masked');
const sample = of('sample');
/** What only asks for its answer: nothing that holds somebody's name, employer or dates is struck with it. */
const blank = of('title', 'other', 'numbered');
/** Left over by a template, and nothing that somebody hid on purpose. */
const left = of('employer', 'school', 'town', 'date', 'title', 'contact', 'sample', 'numbered', 'other');

/** It stands at the head of a job, and the title of that job is known. */
const atHead = ({ lineRole, post }: Facts): boolean => lineRole === 'head' && post !== undefined;
const inBrackets = ({ term }: Facts): boolean => /[[<{]/u.test(String(term));
const isAgain = ({ times }: Facts): boolean => Number(times) >= 2;

/** The gentle voice about what a template left behind. */
export const PLACEHOLDER_GENTLE: readonly TemplateSource[] = [
  employer('“{term}” stands beside the title {post}. The name of the place belongs there, and only you know it.', atHead),
  employer('A reader sees {post} and looks for where it was. “{term}” is what they find.', atHead),
  employer('{Post} is clear. Where it was is not yet: “{term}” keeps the seat for the real name.', atHead),
  employer('The title says {post}, and the line under it says “{term}”. One real name, and the entry is finished.', atHead),
  employer('A name in place of “{term}” would vouch for {post:a} before any bullet does.', atHead),
  employer('Whoever wants to ask about {post:a} needs somebody to ring, and “{term}” has no number.', atHead),
  employer('If the employer would rather not be named, say what it was: ‘a clinic of forty people’ does more than “{term}”.'),
  employer('“{term}” is the easiest thing on the page to mend: it takes one name.'),
  employer('The work is yours. “{term}” is still the template’s.'),
  employer('“{term}” stands {times:times} on the page. Give each of them its own name.', isAgain),
  employer('People check employers first. “{term}” gives them nothing to check, and a real name would.'),
  employer('I would fill in “{term}” before I changed another word.'),
  town('A reader places people by the town. “{term}” is where yours should stand.'),
  town('“{term}” takes two words to mend, and then the page is somewhere.'),
  date('“{term}” stands where a month and a year belong. Even the year alone would do.'),
  school('“{term}” is keeping a place for the real one. You know which it was.'),
  person('“{term}” stands where your own name belongs. It is the one thing that nobody else can fill in.'),
  person('Before anybody reads on, they want to know who you are. “{term}” is the template’s answer.'),
  contact('“{term}” came with the template. Yours should stand there, or nothing.'),
  masked('“{term}” keeps something back. If that is on purpose, a word or two in its place would look less like a hole.'),
  masked('A reader cannot tell whether “{term}” was forgotten or hidden. Say what sort of thing it was.'),
  masked('Whatever “{term}” stands for, a few plain words would tell more: what it was, if not its name.'),
  sample('“{term}” was there to show where words go. Yours can go there now.'),
  blank('“{term}” asks you something. Your answer is all that the line needs.'),
  blank('Something was meant to go where “{term}” is. Only you know what it was.'),
  left('A placeholder was left behind: “{term}”. It happens to everybody, and it takes a minute to mend.'),
  left('“{term}” came with the template, and you know what belongs there.'),
  left('Before anything else, replace “{term}”: it makes a reader doubt the lines that are true.'),
  left('Put the real words where “{term}” stands; the rest of the page deserves the company.'),
  left('A reader who meets “{term}” stops reading and starts checking. Fill it in first.'),
  left('Nobody minds a slip, but “{term}” is what a careful reader remembers.'),
  left('Ask somebody to read the page aloud to you. “{term}” is easier heard than seen.'),
  left('It is easy to stop seeing “{term}” after the tenth reading. Fresh eyes find it at once, so borrow some.'),
  left('Print the page and go over it with a pen: “{term}” is the kind of thing that hides on a screen.'),
  left('The question behind “{term}” is a fair one. What is the answer in your case?'),
];

/** The ways out: each names the very place, and none strikes a line that holds a title, dates, an employer or a name. */
export const PLACEHOLDER_FIXES: readonly TemplateSource[] = [
  employer('Write the employer’s name next to {post}, where “{term}” is now.', atHead),
  employer('Say where you were {post:a}, instead of “{term}”. If it is confidential, say what kind of company.', atHead),
  employer('Replace “{term}” with the employer’s name.'),
  employer('Replace “{term}” with the real names. It is there {times:times}.', isAgain),
  employer('If the name is confidential, describe the company instead of “{term}”: “[what it does, how many people]”.'),
  town('Replace “{term}” with the town, or leave it out.'),
  date('Replace “{term}” with the month and year.'),
  school('Replace “{term}” with the name of the school or course.'),
  person('Replace “{term}” with your own name.'),
  contact('Replace “{term}” with your own details, or leave them out.'),
  masked('Say what “{term}” is, or what kind of thing it was.'),
  sample('Replace “{term}” with what you did there.'),
  blank('Replace “{term}” with your own answer.'),
  { text: 'Search the file for brackets, and fill in each one, “{term}” first.', when: inBrackets },
];
