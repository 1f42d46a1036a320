import type { Template, TemplateSource } from '../../template.ts';

/** The thing is named in the quote, and short enough to be said again. */
const named = (text: string): Template => ({ text, when: ({ it }) => typeof it === 'string' && it.length <= LONGEST_NAME });
const LONGEST_NAME = 28;

/** Several of it, a doing or a name in capitals: it can be said behind “about” as it is. */
const loose = (text: string): Template => ({
  text,
  when: ({ it }) => /^(?:\p{Ll}[\p{Ll} -]*(?:[^s]s|ing)|[\p{Lu}\d][\p{Lu}\d-]+|\p{Lu}\p{Ll}*\p{Lu}\S*)$/u.test(String(it)) && String(it).length <= LONGEST_NAME,
});

/**
 * The gentle voice where no more than the words for a thing are shown: nothing here approves of a line that the reader does not see, and
 * nothing is asked that the rest of it may answer. These say the thing in their own sentence.
 */
export const BARE_WORDS_SAID: readonly TemplateSource[] = [
  loose('Once you get going about {it}, somebody will have to stop you. That is how an interview should go.'),
  loose('Everybody has a theory about {it}. Bring yours to the interview.'),
  loose('I could listen to somebody talk about {it} for ten minutes. So could most interviewers.'),
  loose('You and {it}: there is a story in that, and the interview is where it is told.'),
  loose('Whatever they ask about {it}, answer with one day and not with a rule.'),
  loose('The best question that you can get is one about {it}.'),
  loose('Nobody outside the trade thinks twice about {it}. Tell them something they did not know.'),
  loose('Two minutes about {it} say more than a paragraph about yourself.'),
  loose('I would rather hear about {it} than about your five-year plan, and I am not alone.'),
  loose('Think of one day with {it} that you would tell at dinner. Tell that one.'),
  loose('Say what surprised you most about {it}. Interviewers write that down.'),
  loose('Sooner or later somebody will ask you about {it}. Sooner would be better.'),
  loose('I know people who could talk about {it} all evening. An interviewer may be one of them.'),
  loose('An interview that begins with {it} goes well. Steer it there.'),
  loose('After {it} the conversation looks after itself.'),
  loose('Whoever asks about {it} wants to hear how it really is. Tell them.'),
  loose('There is a right answer about {it}, and there is yours. Yours is the interesting one.'),
  loose('Have a before and an after about {it} ready: two sentences, no more.'),
  loose('When it comes to {it}, you need no notes.'),
  loose('Of everything that could come up, I hope that it is {it}.'),
  loose('A page cannot smell, sound or sweat. Talk about {it} can.'),
  loose('Let them ask about {it}, and take your time over it.'),
  loose('Colleagues remember who was good to have around for {it}. Interviewers ask about that, too.'),
  loose('Nobody was ever bored by an honest account of {it}.'),
  loose('One mistake with {it} and what you do differently since: that is a whole interview.'),
];

/** The same for what can only be said between quotation marks. */
export const BARE_WORDS_QUOTED: readonly TemplateSource[] = [
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
  named('Somebody will say “{it}” in the first five minutes. You will be glad of it.'),
  named('Have one example of “{it}” in your head. You will not need two.'),
  named('If they ask about only one thing, I hope that it is “{it}”.'),
  named('A good interviewer goes straight to “{it}”. Let them find you ready.'),
  named('The honest story about “{it}” is usually the better one. Take that along.'),
  named('Practise explaining “{it}” to a child. Experts enjoy that version, too.'),
  named('I would ask about “{it}” first and about strengths last.'),
  named('Nobody asks about strengths once “{it}” has come up.'),
  named('“{it}” is where I would put my finger if I had only one question.'),
  named('Take “{it}” to the interview as you would take an umbrella: it may well come up.'),
  named('With “{it}” on the table, the small talk is over. That is the good part.'),
  named('The first question may be about “{it}”, and the second about what you did then.'),
  named('It is easier to talk about “{it}” than about oneself. Make use of that.'),
  named('A word such as “{it}” opens long conversations. Bring a short answer.'),
  named('You may not think “{it}” worth a story. People from other trades do.'),
  named('Ask a former colleague what they remember about you and “{it}”. Use the answer.'),
  named('Write three words about “{it}” on the back of your hand, and the interview can begin.'),
  named('There are people who talk about “{it}” all day. One of them may be across the table.'),
  named('Try “{it}” on somebody outside the trade. What they ask, the interviewer will ask.'),
  named('When nerves get the better of you, talk about “{it}”. Facts are calming.'),
];
