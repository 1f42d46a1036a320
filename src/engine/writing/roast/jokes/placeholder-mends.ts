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
  employer('Next to {post} it says “{term}”. An employer wants to know where that was.', atHead),
  employer('A reader sees {post} and looks for the employer. “{term}” is what they find.', atHead),
  employer('{Post} is a title worth having. With a real name in place of “{term}” it counts.', atHead),
  employer('One real name in place of “{term}”, and the entry for {post} is complete.', atHead),
  employer('The name of an employer says a lot about {post:a}. “{term}” says nothing.', atHead),
  employer('Whoever checks your time as {post:a} needs a name to check. “{term}” isn’t one.', atHead),
  employer('If the employer is confidential, say what it was. ‘A clinic with forty staff’ tells more than “{term}”.'),
  employer('“{term}” is the easiest thing on the page to fix: it takes one name.'),
  employer('The work is real. “{term}” makes it look like a template.'),
  employer('“{term}” is on the page {times:times}. Each of them hides a real employer.', isAgain),
  employer('People check employers first. “{term}” gives them nothing to check, and a real name would.'),
  employer('I’d fill in “{term}” before changing anything else.'),
  town('Recruiters search by town, and “{term}” isn’t one.'),
  town('“{term}” came with the template. Your town belongs there.'),
  date('A date belongs where “{term}” is. Even the year alone would do.'),
  school('“{term}” is still the template’s. You know the real name.'),
  person('“{term}” is where your own name belongs.'),
  person('Before anybody reads on, they want to know who you are. “{term}” is the template’s answer.'),
  contact('“{term}” came with the template. Yours should stand there, or nothing.'),
  masked('If “{term}” is hidden on purpose, a word or two in its place would look better.'),
  masked('A reader can’t tell whether “{term}” was forgotten or hidden. Say what sort of thing it was.'),
  masked('If you can’t say what “{term}” was, say what kind of thing it was.'),
  sample('“{term}” is sample text. Your own words belong there.'),
  blank('“{term}” is a question from the template. Your answer belongs there.'),
  blank('Something of yours was meant to go where “{term}” is.'),
  left('A placeholder was left behind: “{term}”. It happens to everybody, and takes a minute to fix.'),
  left('“{term}” came with the template. You know what belongs there.'),
  left('“{term}” makes a reader doubt the lines that are true, so it’s the first thing to fix.'),
  left('The rest of the page is yours. “{term}” isn’t.'),
  left('At “{term}” a reader stops reading and starts checking.'),
  left('Nobody minds a slip, but “{term}” is what a careful reader remembers.'),
  left('Ask somebody to read the page before you send it. They’ll find “{term}” at once.'),
  left('After the tenth reading you no longer see “{term}”. Somebody else will.'),
  left('“{term}” is easy to miss on a screen. Print the page once and check it.'),
];

/** The ways out: each names the very place, and none strikes a line that holds a title, dates, an employer or a name. */
export const PLACEHOLDER_FIXES: readonly TemplateSource[] = [
  employer('Write the employer’s name next to {post}, where “{term}” is now.', atHead),
  employer('Say where you were {post:a}, instead of “{term}”. If it’s confidential, say what kind of company.', atHead),
  employer('Replace “{term}” with the employer’s name.'),
  employer('Replace “{term}” with the real names. It’s there {times:times}.', isAgain),
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
