import type { ShapeJokes } from '../observed-jokes.ts';

/** A claim, and what the same page shows. */
export const CLAIM_JOKES = {
  'claim-against': {
    // Nothing is said that does not name what stands against the claim.
    brutal: [],
    gentle: [],
    by: {
      fact: 'name',
      values: {
        detail: {
          brutal: [
            'The detail is spelled “{against}”.',
            'Every detail except “{against}”, which got in through the kitchen.',
            'One of them got away. It answers to “{against}”.',
            '“{against}” is a detail. It has been waiting for you to notice.',
            'You checked the big things and left “{against}” in charge of the small ones.',
            'The eye for it must have been on its break when “{against}” went through.',
            'It’s the first thing a reader checks, and “{against}” is the first thing a reader finds.',
            'Somewhere below, “{against}” is lying on its back with its legs in the air.',
            '“{against}” would like to be considered separately.',
            'In court this is where they hold up a small plastic bag with “{against}” in it.',
            'Then “{against}” walked past, and nobody stopped it.',
            'Also on the page at the time was “{against}”, which declined to comment.',
            'It was going so well, and then you typed “{against}”.',
          ],
          gentle: [
            'Elsewhere on the page “{against}” undoes this claim. Mend the one and the other can stay.',
            'A claim about detail sends people looking. They’ll find “{against}”.',
            'Ask a friend to read the page once. A spell checker may pass “{against}”; a friend will not.',
          ],
        },
        writing: {
          brutal: [
            'By the same author: “{against}”.',
            'The spelling of “{against}” is a bold opening argument.',
            'I hear “{against}” would like to withdraw its reference.',
            'The prosecution calls “{against}”.',
            'It seems “{against}” got past the proofreader. I have a theory about who that was.',
          ],
          gentle: [
            'A claim about writing is checked at once. “{against}” is what they’ll find, so mend it first.',
            'Mend “{against}” before somebody does it for you in red.',
            'The skill may well be there; “{against}” just got there first. Reading the page aloud once would catch it.',
          ],
        },
        concise: {
          brutal: [
            'There’s a sentence in this CV with {against} words in it. It asked me to say hello.',
            'Noted, in a document with a sentence of {against} words. I had to stop for water.',
            'One sentence has {against} words. Its full stop was found a week later, alive.',
            'You wrote a sentence of {against} words. On a clear day one can see the other end.',
            'I timed the sentence with {against} words. It has an interval.',
          ],
          gentle: [
            'One sentence here runs to {against} words. Cut it in two, and the claim proves itself.',
            'A sentence of {against} words speaks louder than this claim. Where you take a breath, put a full stop.',
            'Find the sentence with {against} words and say what it is about. Whatever you say is the short version.',
          ],
        },
        numbers: {
          brutal: [
            'And {against} bullets without a single figure. The numbers must all be in the other CV.',
            'Driven, yes. Measured, no: {against} bullets, and not one digit among them.',
            'I went over {against} bullets with a metal detector. Not so much as a coin.',
            'If results are the destination, {against} bullets have missed the turning.',
            'For somebody so close to the figures, you let {against} bullets leave the house without one.',
          ],
          gentle: [
            'None of the {against} bullets carries a figure. One real number would prove this line better than the word does.',
            'Choose one of the {against} bullets and ask how many, how often or how much. One answer carries this claim.',
            'A claim like this sends people looking for a figure. Among {against} bullets they should find at least one.',
          ],
        },
        organised: {
          brutal: [
            'The dates come in two formats. “{against}” is the one that was raised elsewhere.',
            'Elsewhere “{against}” and its cousins are dressed for different parties.',
            'The filing cabinet has two alphabets, and “{against}” is in the second.',
            'Some of your dates are dressed for the office. “{against}” heard it was casual Friday.',
            'One drawer says “{against}”, the next has a system of its own. I know kitchens like that.',
          ],
          gentle: [
            'The dates are written in two ways. Make them one, and the page will make this claim for you.',
            'Some of the dates look like “{against}” and some don’t. Choose one way; it takes five minutes.',
            'Readers check this claim without meaning to, by looking down the dates. Make “{against}” match the rest.',
          ],
        },
        time: {
          brutal: [
            'One period on the page runs from {against}. That’s either time management or a machine we should discuss.',
            'I followed the dates from {against} and met myself coming back.',
            'According to the page, something went on from {against}. Physicists will want your references.',
            'The clock would like to speak to you about {against}.',
            'You’re so good with time that from {against} it did as it was told.',
          ],
          gentle: [
            'One period on the page can’t be right ({against}). Mend it; nobody will read past it.',
            'Both ends of {against} can’t be right. It’s probably a slip of a finger, and this claim makes people notice it.',
            'Check one period: {against}. A claim about time is safest beside dates that add up.',
          ],
        },
        initiative: {
          brutal: [
            {
              text: 'Another line says “{against}”. Somebody else had the key to the self-starter.',
              when: (facts) => /starter/iu.test(String(facts['claim'])),
            },
            'Another line says “{against}”. The initiative was presumably taken, and then returned.',
            'Elsewhere it says “{against}”, which is initiative with somebody holding the lead.',
            'And then “{against}”, says another line, and looks round for somebody to ask.',
            'I was about to be impressed, and then “{against}” put its hand up and waited.',
            'You don’t wait to be told. It says so right here, and it says “{against}” over there.',
            'Between this and “{against}” somebody had a word with you.',
          ],
          gentle: [
            'Another line says “{against}”, and a reader will notice. Name one thing that you began yourself.',
            'The claim needs a case: something you started that nobody had asked for. “{against}” points the other way.',
            'Cut “{against}” if you can; it takes away what this line gives.',
          ],
        },
        creative: {
          brutal: [
            'The bullets begin “{against}”, “{against}”, “{against}”. Jazz it isn’t.',
            'And yet the bullets keep opening with “{against}”, like a parrot with one word.',
            'Creative enough to have found “{against}”, and then to have found it again.',
            'A thesaurus is waiting by the phone. The bullets say “{against}” and hang up.',
            'I counted the bullets that start with “{against}”. Out of kindness I stopped.',
            'The box that you think outside of is labelled “{against}”, and the bullets keep moving in.',
          ],
          gentle: [
            'Several bullets begin with “{against}”. Change all but one of them, and this claim gains a witness.',
            'A reader looks for new ideas in the verbs first and finds “{against}” more than once. That’s quickly mended.',
            'Show one thing that was done differently because of you. Until then “{against}”, again and again, speaks louder.',
          ],
        },
        twice: {
          brutal: [
            'The same line stands on this page twice. As details go, it’s a large one.',
            'You printed one line twice. The second one was for the detail, I suppose.',
            'A line is repeated elsewhere, for those without an eye for detail.',
            'There’s a line in here that has met its double. Detail was looking the other way.',
            'One detail about the twins elsewhere on the page: they’re the same line, pasted.',
            'Copy, paste, detail.',
          ],
          gentle: [
            'One line stands on the page twice. Take one of them out, and this claim is safe.',
            'A line is printed twice, and that’s the first thing this claim makes people find. It takes a minute to mend.',
            'Search the page for the line that stands on it twice. Keep the one in the newer job, and the claim stands again.',
            'Nothing contradicts this claim but one repeated line. Change one of the two to what was different there.',
            'A repeated line looks like haste. Say in one of the two places what only happened there.',
            'Was the work the same both times? Then say so once, and let the claim rest on what differed.',
          ],
        },
      },
    },
    fixes: ['Fix what contradicts it, or cut the claim.', 'Cut the claim, and let a job line show it.'],
  },
} as const satisfies Record<string, ShapeJokes>;
