import type { Facts, Template, TemplateSource } from '../template.ts';

/** An oath at the end of a page: it goes, and nothing takes its place. */
const isOath = (facts: Facts): boolean => /\b(?:hereby|declare|solemnly|certify)\b/iu.test(String(facts['term']));
const sworn = (text: string): Template => ({ text, when: isOath });
/** What is said of other set phrases. */
export const unsworn = (list: readonly TemplateSource[]): Template[] =>
  list.map((source) => {
    const { text, when } = typeof source === 'string' ? { text: source, when: undefined } : source;
    return { text, when: (facts) => !isOath(facts) && (when === undefined || when(facts)) };
  });
/** What is said of “I hereby declare that”. */
export const DECLARATION = {
  brutal: [
    sworn('“{term}” all of it is true. Up to that line I had assumed so. Now I’m counting the spoons.'),
    sworn('“{term}”: nobody had called a judge, and now one is standing in the doorway.'),
    sworn('With “{term}” the page is sworn in. No further questions, and there had been none before.'),
    sworn('“{term}” turns {cvWords} words into an affidavit. I felt for my lawyer.'),
    sworn('“{term}” is said with one hand on the heart, which leaves one for the application.'),
    sworn('A CV that ends on “{term}” sounds as if it had been asked by a policeman.'),
  ],
  gentle: [
    sworn('A CV is taken as true without “{term}”. Let the page end on your last fact instead.'),
    sworn('Nobody holds a CV to “{term}”, and few employers ask for it. The space is worth more than the oath.'),
    sworn('Unless the advert asks for a signed declaration, the page can stop before “{term}”.'),
    sworn('“{term}” is a custom, and no fault. Where the advert doesn’t ask for it, your strongest paper may stand last.'),
  ],
  fixes: [sworn('Delete the declaration, unless the advert asks for one.')],
} as const;
