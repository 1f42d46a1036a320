import type { Template, TemplateSource } from '../../template.ts';

/** The thing is named in the quote, and short enough to be said again. */
const named = (text: string): Template => ({ text, when: ({ it }) => typeof it === 'string' && it.length <= LONGEST_NAME });
const LONGEST_NAME = 28;

/**
 * The gentle voice where no more than the words for a thing are shown: nothing here approves of a line that the reader does not see, and
 * nothing is asked that the rest of it may answer.
 */
export const BARE_WORDS: readonly TemplateSource[] = [
  named('I stopped at “{it}”, and so will whoever interviews you.'),
  named('If I interviewed you, I would start with “{it}”, out of plain curiosity.'),
  named('Those who know “{it}” will nod, and those who do not will ask. Both are good for you.'),
  named('Somebody across the table will know “{it}” from days of their own. Expect a smile.'),
  named('There is a conversation in “{it}”, and the interview is the place for it.'),
  named('Think of your best day with “{it}”. That is the story to take along.'),
  named('Should anybody ask what the work was like, begin with “{it}”.'),
  named('Once the talk comes to “{it}”, you are on your own ground.'),
  named('I would like to hear about “{it}” from somebody who was there, and so will they.'),
  named('Interviewers remember one thing about a person. “{it}” could be yours.'),
  named('People ask about “{it}” because they want to know. Look forward to it.'),
  named('One short story about “{it}” does more than three adjectives. Have one ready for the day.'),
  named('When they ask what you did all day, “{it}” is a good first answer.'),
  named('Expect a question about “{it}”. You will know more about it than whoever asks.'),
  named('At “{it}” a stranger gets curious. Have an answer that fits into one breath.'),
  named('There is always somebody who has only read about “{it}”. You have more to tell, so let them ask.'),
  named('I know what “{it}” means on paper. In the interview they will want to know what it means at four in the afternoon.'),
  named('Whoever has had to do with “{it}” will want to swap stories. Bring one.'),
  named('“{it}” is a better opening for a conversation than the weather. Be prepared for it.'),
  named('Before the interview, tell a friend about “{it}” in three sentences. The one that makes them laugh is the one to use.'),
  named('The good stories about “{it}” are never on the page. They are for the interview.'),
  named('Ask yourself what somebody new to “{it}” always gets wrong. It makes a good answer.'),
];
