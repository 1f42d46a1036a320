import type { TemplateSource } from '../../template.ts';

/** A clause that is short enough to be said inside another sentence. */
const short = (text: string): TemplateSource => ({ text, when: ({ outcome }) => typeof outcome === 'string' && outcome.split(/\s+/u).length <= SHORT });
const SHORT = 9;
/** What is said where the rest of the statement tells what came of it: `{outcome}`, verbatim. It is shown, and moved to the front. */
export const OF_OUTCOME: readonly TemplateSource[] = [
  'The best part comes late: ‘{outcome}’. A reader in a hurry never gets that far.',
  'You do have a result, ‘{outcome}’, but it’s behind the task. Employers look for it in front.',
  short('If a recruiter reads only five words of this, they should be ‘{outcome}’.'),
  'I nearly missed ‘{outcome}’, and somebody with forty CVs to read will miss it.',
  short('‘{outcome}’ is what an employer pays for. The rest explains how you did it.'),
  'There’s a proper result further on: ‘{outcome}’. It deserves to come first.',
  'At {firm} everybody knows about ‘{outcome}’. To the next employer it’s news, so open with it.',
  'What you did comes first and ‘{outcome}’ comes second. The other way round is stronger.',
];

/** The ways out where the rest of the statement tells what came of it. */
export const FIXES_OF_OUTCOME: readonly TemplateSource[] = [
  'Turn it round: “{outcome}” first, then how you did it.',
  'Start the line with “{outcome}”.',
  'Put “{outcome}” in your cover letter as well.',
  'If you shorten the line, keep “{outcome}”.',
];

/** What is said of a line that tells how it ended in the brutal voice, where it would otherwise be asked for. */
export const BRUTAL_OF_OUTCOME: readonly TemplateSource[] = [
  'And then, almost under its breath, ‘{outcome}’. I’ve seen people put less on a billboard.',
  'You take your time before you mention ‘{outcome}’, like somebody who has won the lottery and is looking for their keys.',
  short('Scroll past all that and there it is: ‘{outcome}’. You have hidden the present behind the wrapping.'),
  '‘{outcome}’, it adds, as if nobody had been meant to read that far.',
  short('Journalists call ‘{outcome}’ the headline. You call it the rest of the sentence.'),
  'I was about to ask, and there stood ‘{outcome}’. I hate it when they’re good.',
  short('Somebody at {firm} got a bonus for ‘{outcome}’. I hope that it was you.'),
  'The punchline is ‘{outcome}’, and you tell it with your back to the room.',
];
