import { isCounted } from '../../asks.ts';
import type { TemplateSource } from '../../template.ts';

/** A clause that is short enough to be said inside another sentence. */
const short = (text: string): TemplateSource => ({ text, when: ({ outcome }) => typeof outcome === 'string' && outcome.split(/\s+/u).length <= SHORT });
const SHORT = 9;
/** A figure stands in the quote itself. */
const measured = (text: string): TemplateSource => ({ text, when: ({ quoteText, quoteIsDuty }) => quoteIsDuty !== 1 && isCounted(String(quoteText)) });

/** What is said where the rest of the statement tells what came of it: `{outcome}`, verbatim. It is shown, and moved to the front. */
export const OF_OUTCOME: readonly TemplateSource[] = [
  '‘{outcome}’ is the point of all this, and it comes late. Turn the sentence round.',
  'Further on it says ‘{outcome}’. Somebody who skims never gets that far, so begin there.',
  'You do say what came of it: ‘{outcome}’. I would put that first and let the rest explain it.',
  short('If they only read five words of this, let them be ‘{outcome}’.'),
  short('Most people would have left out ‘{outcome}’. You have it, so give it the best seat in the line.'),
  'I nearly missed ‘{outcome}’. Whoever reads forty of these in an hour will miss it; move it up.',
  short('I would print ‘{outcome}’ in the summary as well. It is too good to stand only here.'),
  'There is a proper result behind it: ‘{outcome}’. It would make a better beginning.',
  short('What they will want to hear about is ‘{outcome}’. Have the story ready, and move the words forward.'),
  'Everything before ‘{outcome}’ is how, and that is what. Readers like the what first.',
  'At {firm} everybody knows about ‘{outcome}’. Out here it is news, so open with it.',
];

/** The ways out where the rest of the statement tells what came of it. */
export const FIXES_OF_OUTCOME: readonly TemplateSource[] = [
  'Turn it round: “{outcome}” first, then how you did it.',
  'Move “{outcome}” to the front of the line, and let the rest explain it.',
  'Use “{outcome}” in the letter as well: it is the half that they will remember.',
  'If the line has to be cut, cut before “{outcome}”.',
];

/** What is said where the line has its figure already and nothing is left to ask for. */
export const OF_FIGURE: readonly TemplateSource[] = [
  measured('You counted, and most people never do. I would leave it as it is and give it a higher place on the page.'),
  measured('The figure makes it yours. See that the line above it has one as well.'),
  measured('A stranger can believe that, because it can be checked. Let it be the first line under its job.'),
  measured('That is as exact as anybody could wish. Use it as the pattern for the vaguer lines.'),
  measured('It says how much without being asked. {Post:a} who keeps count is easy to hire, so let it be seen early.'),
  measured('Nothing is missing here. If {firm} comes up in the interview, this is the line to begin with.'),
  measured('I have no question about that one. It would make a good line for the summary as well.'),
  measured('There is a number in it, and the number is yours. Let nobody talk you into a rounder one.'),
  measured('Short, countable, done. Try to write the line below it in the same way.'),
  measured('It needs no adjective, and nobody will ask for one. Leave it to speak.'),
  measured('I can see how much there was of it. Few lines let a reader do that.'),
  measured('Exact and unhurried. If {firm} gets a second line like it, put the two side by side.'),
  measured('Somebody who counts is somebody to ask. Be ready for the question that comes after the figure.'),
  measured('Whoever reads that can repeat it to a colleague. That is all a line has to do.'),
  measured('I would not change a word. If it could stand earlier, let it.'),
];

/** What is said of a line that tells how it ended in the brutal voice, where it would otherwise be asked for. */
export const BRUTAL_OF_OUTCOME: readonly TemplateSource[] = [
  'And then, almost under its breath, ‘{outcome}’. I have seen people put less on a billboard.',
  'You take your time before you mention ‘{outcome}’, like somebody who has won the lottery and is looking for their keys.',
  short('Scroll past all that and there it is: ‘{outcome}’. You have hidden the present behind the wrapping.'),
  '‘{outcome}’, it adds, as if nobody had been meant to read that far.',
  short('Journalists call ‘{outcome}’ the headline. You call it the rest of the sentence.'),
  'I was about to ask, and there stood ‘{outcome}’. I hate it when they are good.',
  short('Somebody at {firm} got a bonus for ‘{outcome}’. I hope that it was you.'),
  'The punchline is ‘{outcome}’, and you tell it with your back to the room.',
];
