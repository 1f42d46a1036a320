import type { Facts, Template, TemplateSource } from '../template.ts';

/** A wish for the next job: there is no deed behind it that could be told. */
export const isWish = ({ term, quoteText }: Facts): boolean => {
  const words = String(term);
  const [before = ''] = String(quoteText ?? '')
    .toLowerCase()
    .split(words.toLowerCase());
  return (
    /\b(?:challenging (?:role|position|career|job|opportunit\p{L}*)|career (?:advancement|growth|path|opportunit\p{L}*)|advancement|to obtain|obtain a|seeking|looking for|growth opportunit\p{L}*|opportunit(?:y|ies) (?:to|for)|position (?:with|in|where|as))\b/iu.test(
      words,
    ) ||
    /\b(?:seeking|seeks?|looking for|desires?|wish(?:es)? to|hop(?:e|ing) to|aim(?:s|ing)? (?:to|at)|aspir\p{L}+ to|in search of|would like to|to (?:obtain|secure|find|gain))\b/iu.test(
      before,
    )
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
    '“{term}” says what you hope for. A reader is looking for what you bring, so let that come first.',
    'The wish in “{term}” is understood: you have applied. The space can say what they would get.',
    'Turn it round. Instead of “{term}”, what will they have in a year if they take you as {job:a}?',
    'Everybody who applies hopes for “{term}”. What you can do already is yours alone.',
    'I hope that you find “{term}”. On the page, an offer goes further than a wish.',
    'Somebody who needs {job:a} reads “{term}” and waits for the part about them.',
    'Keep “{term}” for the talk about the contract. At the top of a page it stands in the way of you.',
    '“{term}” looks ahead, and a CV looks back: what have you done that points there?',
  ]),
  ...setting([
    '“{term}” says where it was. If the line already says what you did there, it can do without.',
    'Most places would call themselves “{term}”. What was only true of yours would be better.',
    '“{term}” could stand in any CV. What you did in the middle of it could not.',
    'Other people read “{term}” and think of their own job. A word or two about yours would stop them.',
    'At {firm} that may be just what it was. “{term}” is only too common a way to say it.',
    'Try the line without “{term}”. I think that the verb will manage alone.',
    'Another {post} means something else by “{term}”. If you say what yours was like, it is no longer a phrase.',
  ]),
  ...crowd([
    '“{term}” can be anybody. If the line does not say who they were, say it; if it does, the names are enough.',
    'Behind “{term}” there are people with jobs. Call them by those, and the line is easier to see.',
    'Nobody introduces themselves as one of the “{term}”. Say what they would say.',
  ]),
  ...noun([
    '“{term}” is an engineer’s word for somebody people talk to. Say it as you would say it to a neighbour.',
    'There is a plainer word for “{term}”: contact, link, the one they rang. Take whichever is true.',
  ]),
];

/** The ways out of the others, and of what is no more than an entry. */
export const SPECIAL_FIXES: readonly TemplateSource[] = [
  ...wish([
    'Say what you offer in place of what you hope for: “[role], [n] years in [field]; [best result]”.',
    'Cut the wish, and use the line for the best thing you have done so far.',
  ]),
  ...setting(['Cut “{term}” if the line already says what went on there.', 'Say in plain words what it was like, or leave “{term}” out.']),
  ...crowd(['Say who they were in place of “{term}”, unless the line says so already.']),
  ...noun(['Put the plain word in place of “{term}”: contact, link, the person they rang.']),
  ...listed([
    'Take “{term}” off the list; if one of your lines shows it, nothing is lost.',
    'Give the place of “{term}” to something that can be tested: a tool, a method, a licence.',
  ]),
];
