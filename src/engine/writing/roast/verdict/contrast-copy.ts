import type { Tone } from '../../../../domain/roast.ts';
import type { TemplateSource } from '../template.ts';

/** The strongest line of a CV, `{best}`, against words of the same CV that say nothing, `{worst}`. */
export const BEST_AGAINST_WORST: Readonly<Record<Tone, readonly TemplateSource[]>> = {
  brutal: [
    'Whoever wrote “{best}” should have a word with whoever wrote “{worst}”.',
    '“{best}” is evidence. “{worst}” is hearsay, from the same witness.',
    'At “{best}” I reached for the phone. At “{worst}” I put it down again.',
    'For “{best}” I would ring you today. For “{worst}” I would let it go to voicemail.',
    'A CV with “{best}” in it needs “{worst}” the way oysters need ketchup.',
    '“{best}” had already sat down when “{worst}” came in and asked for a chair.',
    '“{worst}” is what everybody says. “{best}” is what you did. Guess which of them I read twice.',
    'You can write “{best}”, and you still wrote “{worst}”. That is like owning a car and arriving by pogo stick.',
    'I believed “{best}”. Then “{worst}” tried to sell me a watch.',
    '“{best}”: sold. “{worst}”: and suddenly I want to see the receipt.',
    'Somebody proud wrote “{best}”, and somebody tired wrote “{worst}”.',
    '“{best}” would get you the interview. “{worst}” would like to come along and do the talking.',
    'The same hand wrote “{best}” and “{worst}”, and I suspect that lunch was in between.',
    'I went looking for the person behind “{worst}” and met one at “{best}”.',
    '“{best}” does not need “{worst}”. Nothing does.',
    '“{best}” is how all of it should sound. “{worst}” was out of the room when they said so.',
    'The only thing that I hold against “{best}” is that it shares a house with “{worst}”.',
    'Nobody can say “{best}” but you. Anybody can say “{worst}”, and the whole pile has.',
    'If “{best}” and “{worst}” were candidates, one of them would be starting on Monday.',
    'I was about to frame “{best}” when “{worst}” leaned into the picture.',
    '“{best}” came with proof. “{worst}” came with a firm handshake.',
    'After “{best}” you had me. “{worst}” gave me back.',
    'Somebody kinder would hire you for “{worst}”. I would hire you for “{best}”, and I am not kind.',
    'You had “{best}” to tell, and you let “{worst}” speak as well. It was not on the list of speakers.',
  ],
  gentle: [
    '“{best}” is the line that gets you asked in. Let “{worst}” make room for another like it.',
    'You already know how it is done: “{best}”. Tell what is behind “{worst}” in the same way.',
    'A reader will remember “{best}” and forget “{worst}”. Give the first one the better place.',
    '“{best}” is yours alone. “{worst}” could be anybody’s, so it is the one to give up.',
    'I would begin with “{best}” and do without “{worst}”.',
    'Measure every line by “{best}”. You will see at once what “{worst}” lacks.',
    'What makes “{best}” good is that it can be checked. “{worst}” cannot, yet.',
    'Nobody will argue with “{best}”. “{worst}” they have to take your word for.',
    'Write as you did in “{best}”, and you will not miss “{worst}”.',
    '“{best}” does more for you than “{worst}” ever will. Let it lead.',
  ],
};

/** The strongest line alone, where there is nothing hollow to hold against it. */
export const BEST_ALONE: Readonly<Record<Tone, readonly TemplateSource[]>> = {
  brutal: [
    'The line that gets you rung is “{best}”. The others are there to hold its coat.',
    'If they read one line before the kettle boils, let it be “{best}”.',
    'I would ask you in for “{best}” alone, and I am known for asking nobody.',
    'Somebody will read “{best}” out loud to a colleague. I just did.',
    'I read “{best}”, put the cap on the pen, and took it off again out of habit.',
    '“{best}” is the case for you. The rest is the envelope that it came in.',
    'You could have sent “{best}” on a postcard and got the same interview.',
    'I looked for a hole in “{best}”. I only found the full stop.',
    'At “{best}” I stopped looking for faults and started looking for your number.',
    'There are people who would pay to be able to write “{best}”. They send me adjectives instead.',
    '“{best}” is the sort of thing that makes a grown recruiter sit up straight.',
  ],
  gentle: [
    'Whatever else they read, let them see “{best}” first.',
    'Your best line is “{best}”. Let the top of the page point to it.',
    '“{best}” is what an interviewer will ask about, so have the story ready.',
    'Build on “{best}”: it is the kind of line that people believe.',
    'If I could quote one line of yours, it would be “{best}”.',
    '“{best}” speaks for you when you are not in the room. See that nobody has to look for it.',
    'Begin the interview with “{best}” if they let you choose.',
  ],
};
