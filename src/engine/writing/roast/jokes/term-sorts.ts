import type { Facts, Template, TemplateSource } from '../template.ts';

/** A wish for the next job: there is no deed behind it that could be told. */
export const isWish = ({ term, quoteText, lineRole }: Facts): boolean => {
  const words = String(term);
  const [before = ''] = String(quoteText ?? '')
    .toLowerCase()
    .split(words.toLowerCase());
  return (
    /\b(?:challenging (?:role|position|career|job|opportunit\p{L}*)|career (?:advancement|growth|path|opportunit\p{L}*)|advancement|to obtain|obtain a|seeking|looking for|growth opportunit\p{L}*|opportunit(?:y|ies) (?:to|for)|position (?:with|in|where|as))\b/iu.test(
      words,
    ) ||
    (lineRole !== 'work' &&
      /\b(?:seeking|seeks?|looking for|desires?|wish(?:es)? to|hop(?:e|ing) to|aim(?:s|ing)? (?:to|at)|aspir\p{L}+ to|in search of|would like to|to (?:obtain|secure|find|gain))\b/iu.test(
        before,
      ))
  );
};

/** Where the work was done, and no quality of anybody. */
export const isSetting = ({ term }: Facts): boolean => /\b(?:environments?|operations|supervision|settings?)\s*$/iu.test(String(term));

/** People, and no quality. */
export const isCrowd = ({ term }: Facts): boolean => /stakeholders?\s*$/iu.test(String(term));

/** "Primary interface with manufacturers": a word that is a verb elsewhere, and here is a thing. */
export const isNounHere = ({ term, quoteText }: Facts): boolean => {
  if (!/^(?:interface|leverage|drive|interfaces|drives)\b/iu.test(String(term))) return false;
  const at = String(quoteText).toLowerCase().indexOf(String(term).toLowerCase());
  return at > 0 && !/(?:[.;:,•]|\b(?:to|and|or|I|we|will|also|then|who|that|\p{L}+ly))\s*$/iu.test(String(quoteText).slice(0, at));
};

const isSpecial = (facts: Facts): boolean => [isWish, isSetting, isCrowd, isNounHere].some((is) => is(facts));

/** An entry of a list, or a line of its own: without the words there is no line left. */
const isListed = ({ lineRole, termIsLine }: Facts): boolean => lineRole === 'skill' || termIsLine === 1;

const onlyWhen =
  (holds: (facts: Facts) => boolean) =>
  (list: readonly TemplateSource[]): Template[] =>
    list.map((source) => {
      const { text, when } = typeof source === 'string' ? { text: source, when: undefined } : source;
      return { text, when: (facts) => holds(facts) && (when === undefined || when(facts)) };
    });

/** What is said of the words that claim something of a person or of a piece of work. */
export const ordinary = onlyWhen((facts) => !isSpecial(facts));
/** The same where a line is left without them. */
export const ordinaryInLines = onlyWhen((facts) => !isSpecial(facts) && !isListed(facts));

const wish = onlyWhen(isWish);
const setting = onlyWhen((facts) => isSetting(facts) && !isWish(facts));
const crowd = onlyWhen((facts) => isCrowd(facts) && !isWish(facts));
const noun = onlyWhen((facts) => isNounHere(facts) && !isWish(facts));
const listed = onlyWhen((facts) => isListed(facts) && !isSpecial(facts));

/** What a mentor says of the others. */
export const SPECIAL_GENTLE: readonly TemplateSource[] = [
  ...wish([
    '“{term}” says what you hope for. An employer is looking for what you bring.',
    'You’ve applied, so the wish in “{term}” is clear. Use the space for what they’d get.',
    'An employer hiring {job:a} wants to know what they’ll get. “{term}” is about what you’ll get.',
    'Everybody who applies hopes for “{term}”. What you can do already sets you apart.',
    'I hope you find “{term}”. On a CV, an offer works better than a wish.',
    'Somebody who needs {job:a} reads “{term}” and is still waiting to hear what you can do.',
    'What you want belongs in the interview. The page has room for what you offer.',
    '“{term}” looks ahead. What have you already done that points there? Print that.',
  ]),
  ...setting([
    '“{term}” describes the place. The line is stronger when it describes your work there.',
    'Most employers would call themselves “{term}”. A number would tell me what that meant: people, orders or hours.',
    '“{term}” is on many CVs. What you did there’s only on yours.',
    'Everybody thinks their own job is “{term}”. Say what made yours so.',
    'It may be just right for {firm}. The trouble is that everybody else writes “{term}” too.',
    'Try the line without “{term}”. I think it says the same.',
    'Another {post} would mean something else by “{term}”. Say what it was like where you worked.',
  ]),
  ...crowd([
    '“{term}” could be anybody. An employer would like to know who they were.',
    'Behind “{term}” there are people with jobs: directors, suppliers, residents. Name them.',
    'Nobody calls themselves one of the “{term}”. Use the word they’d use.',
  ]),
  ...noun([
    '“{term}” is jargon for the person people talk to. A plain word is clearer.',
    'There’s a plainer word for “{term}”: contact, link or point of contact.',
  ]),
];

/** The ways out of the others, and of what is no more than an entry. */
export const SPECIAL_FIXES: readonly TemplateSource[] = [
  ...wish(['Say what you offer instead: “[role], [n] years in [field]; [best result]”.', 'Cut the wish, and put your best result here.']),
  ...setting(['Cut “{term}”, and say how busy or how big it was.', 'Leave “{term}” out, or say in plain words what it was like.']),
  ...crowd(['Say who they were instead of “{term}”.']),
  ...noun(['Replace “{term}” with a plain word: contact or link.']),
  ...listed(['Take “{term}” off the list, and let a job line show it.', 'Replace “{term}” with something that can be tested: a tool, a method or a licence.']),
];
