import type { ShapeJokes } from '../observed-jokes.ts';

/** A misspelt word that names the very thing it stands for. `{word}` as printed, `{suggestion}` as it should be. */
export const MISSPELT_CLAIM_JOKES = {
  'misspelt-claim': {
    // What is said depends on where the word stands.
    brutal: [],
    gentle: [
      'It should read {suggestion}. Mend this one before any other: it stands where you vouch for it.',
      'A search for {suggestion} goes past “{word}”. It takes a second to mend.',
      'Easy to miss, because you know what it says. Change “{word}” to {suggestion} and read the whole block once more.',
      'One letter, in the one place where people look twice. “{word}” becomes {suggestion}, and the line does its work.',
      'Everybody reads past their own slips. Ask somebody else to read this block, and mend “{word}” first.',
      'The claim may well be true, and “{word}” speaks against it. Write {suggestion}.',
    ],
    by: {
      fact: 'place',
      values: {
        claim: {
          brutal: [
            'Of all the words to get wrong, you picked the one you were vouching for.',
            '{Suggestion} is on your list of strengths. “{word}” is on mine.',
            'That’s {suggestion}, described by an eyewitness who left early.',
            'The skill is {suggestion}. “{word}” is the first complaint.',
            'You were good at {suggestion}, right up to the moment you wrote it down.',
            'As evidence goes, “{word}” is a confession.',
            'Asked for an example of {suggestion}, the page said “{word}”. The test took four seconds.',
            '“{word}” is a driving instructor reversing into the test centre.',
            'Somewhere there’s a trophy for {suggestion} with “{word}” engraved on it.',
            'That’s how a baker loses an argument about {suggestion}: with “{word}” in icing.',
            '“{word}”: the locksmith has pushed his card under the wrong door.',
            'You put {suggestion} in the window, and “{word}” is what fell off the hook.',
            'For {suggestion} I had a question ready. “{word}” has answered it.',
          ],
          gentle: [],
        },
        heading: {
          brutal: [
            'A heading is set larger so that nobody misses it. Nobody will miss “{word}”.',
            'That’s the sign over the shop. The shop is open, and the painter has gone home.',
            '“{word}”, in large letters. At last the small print has something to look down on.',
            'The section is about {suggestion}. It opens with “{word}”, like a play in which the curtain falls on somebody.',
            'You put “{word}” over the door and invited people who read for a living.',
            'There are five or six words on a CV that everybody spells for you. “{word}” was going to be one of them.',
          ],
          gentle: [],
        },
        title: {
          brutal: [
            'They gave you the title. “{word}” is what you did with it.',
            'Your own job title. “{word}” must have looked odd on the door.',
            'You’ve signed for it for years, and on the CV it comes out as “{word}”.',
            'One would think a title is the word one has typed most often. “{word}” suggests that somebody else did.',
            '“{word}”. The badge said {suggestion}, I expect, and could be copied.',
          ],
          gentle: [],
        },
      },
    },
    fixes: ['Change “{word}” to {suggestion} first.', 'Write {suggestion}, and run a spell check over the rest.'],
  },
} as const satisfies Record<string, ShapeJokes>;
