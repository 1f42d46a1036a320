import type { ShapeJokes } from '../observed-jokes.ts';

/** What the first job on the page, `{first}` as printed, and the wanted one have in common. What is said is true of both trades. */
export const BEGUN_JOKES = {
  'begun-and-wanted': {
    brutal: ['From {first} to {job}. I’d read the book.'],
    gentle: ['From {first} to {job} is a way that deserves one sentence. You’re the only one who can write it.'],
    by: {
      fact: 'name',
      values: {
        herd: {
          brutal: [
            'The page starts at {first} and wants {job}. The trick is the same: get them all through the gate facing forwards.',
            'For {first:a} as for {job:a}, nobody is where you left them.',
            'Being {first:a} and being {job:a} both come down to moving a group that would sooner stay where it is.',
            'As {first:a} you found out that there’s always one who goes the other way. That’s most of being {job:a}.',
            'The CV never says it, but being {first:a} and being {job:a} are both about getting them in before it rains.',
            'Shepherds, sergeants, stage managers: the pay varies, the shouting doesn’t. From {first} to {job} is no distance.',
          ],
          gentle: [
            'From {first} to {job} is nearer than it looks: in both a group has to move together. Say so in your own words.',
            'Your first job on the page and the wanted one share what it doesn’t say: keeping a group together. One sentence would do.',
            'A reader may see no link between {first} and {job}. You know it; tell them which habit came along.',
          ],
        },
        checklist: {
          brutal: [
            'As {first:a} you learned to tick the box after the thing is done. Bring that to {job} and you are in a minority.',
            'One thing joins {first:a} and {job:a}: the checklist exists because of somebody, and everybody knows who.',
            'What {first:a} and {job:a} share isn’t on the page: step four is never skipped twice.',
            'Around {first:a} as around {job:a}, nothing happens because somebody checked, and nobody says thank you for nothing.',
            'From one checklist to the next, {first} to {job}. Only the biro has changed.',
            'Both {first:a} and {job:a} are paid to be bored in the right order.',
          ],
          gentle: [
            'Both {first:a} and {job:a} live by checks done the same way every time. It’s a link worth a sentence.',
            'What you learned as {first:a} about not skipping steps is what {job:a} needs. The page could say so.',
            'The first job here is further from {job} in name than in habit. Name the habit.',
          ],
        },
        count: {
          brutal: [
            'From {first} to {job}: you’ve always been the one who knows that there should be one more.',
            'Both {first:a} and {job:a} end the day on a number that has to agree with another number, and doesn’t.',
            'As {first:a} you found out that things go missing. For {job:a} there is software that finds out the same.',
            'From {first} to {job} the stakes go up, and the missing one is still missing.',
            'Count it, count it again, ask who has been in the cupboard: {first} then, {job} next.',
            'Nobody claps when it adds up, neither for {first:a} nor for {job:a}. You seem to like it that way.',
          ],
          gentle: [
            'The work of {first:a} and of {job:a} is about numbers that have to agree. It’s a link that the page leaves out.',
            'Say what you counted as {first:a}, and the way to {job} explains itself.',
            'The habit of checking a count began before {job}. One clause in the first job would show it.',
          ],
        },
        explain: {
          brutal: [
            'One skill joins {first:a} and {job:a}, and the page forgets it: saying a thing for the fortieth time as if it were the first.',
            'From {first} to {job}, and the question is still the one that’s answered on the sign.',
            'As {first:a} you were asked the same thing all day. For {job:a} they’ll change the font.',
            'Being {first:a} and being {job:a} are both translation, from what people say into what they want.',
            'From {first} to {job}: explaining, nodding, and explaining it again with the hands.',
            'As {first:a} you learned that ‘any questions?’ means silence, and then one at the door. When you are {job:a} they e-mail it.',
          ],
          gentle: [
            'Both jobs, {first} and {job}, ask for somebody who can explain a thing twice without sighing. Say that you can, with an example.',
            'What did people ask you most as {first:a}? The way you answered is half of what {job:a} does.',
            'The link between {first} and {job} is patience with questions, and it isn’t on the page yet.',
          ],
        },
        queue: {
          brutal: [
            'From {first} to {job}: a line of people, each of whom only has a quick question.',
            'For {first:a} as for {job:a}, somebody at the front has left the important piece of paper in the car.',
            'A career from {first} to {job} is one long queue with a change of counter in the middle.',
            'As {first:a} you learned to say ‘next’ kindly. It’s half of being {job:a}, and appears nowhere on the page.',
            'The chairs get better. Otherwise {first} and {job} have the same view.',
            'From {first} to {job}, always on the side of the counter that can see the end of the queue.',
          ],
          gentle: [
            'Both jobs, {first} and {job}, mean people who are waiting. Say how you kept them happy, and the two belong together.',
            'The first job on the page taught you something that {job:a} needs: staying friendly while it’s full. Say it.',
            'A reader for {job} will like to know that you’ve stood in front of a queue before. The line is there; point to it.',
          ],
        },
        clock: {
          brutal: [
            'From {first} to {job}, and in neither has anybody ever said: take your time.',
            'What joins {first} to {job} is a clock on the wall that everyone pretends not to see.',
            'You know from your time as {first:a} what ‘by Friday’ means. For {job:a} it means Thursday.',
            'It was due five minutes ago when you were {first:a}. When you are {job:a} it will be due five minutes ago by e-mail.',
            'Both {first:a} and {job:a} are late before they start. You have only changed what is late.',
            'Nobody has ever told {first:a} that there was no hurry, and nobody will tell {job:a}.',
          ],
          gentle: [
            'Both jobs, {first} and {job}, run by the clock. One date you kept, in either, would tie them together.',
            'The page doesn’t say what {first} taught you about time. For {job} it may be the best thing on it.',
            'Working to the minute is common to {first} and {job}. Say it once and the step looks shorter.',
          ],
        },
        rota: {
          brutal: [
            'From {first} to {job}, and still a rota on the wall with your weekend in it.',
            'To {first:a} as to {job:a}, ‘have a nice weekend’ is something that other people say.',
            'For {first:a} and {job:a} the national holiday is the same: the day somebody covers for you.',
            'What the page leaves out is that {first:a} and {job:a} keep the same hours, namely all of them.',
            'From {first} to {job} is one long handover, and nobody has yet said where the keys are.',
            'The finest skill of {first:a} and of {job:a} is the swapped shift, and the CV is too modest to list it.',
          ],
          gentle: [
            'You knew shifts as {first:a}, and {job:a} works them, too. To somebody who plans a rota that’s good news, so say it.',
            'Both {first:a} and {job:a} start with a handover. If you were known for a good one, put that in.',
            'The hours are what {first} and {job} have in common. A word on reliability, with a fact behind it, would join them.',
          ],
        },
        complaint: {
          brutal: [
            'From {first} to {job}, and somebody still wants to speak to your manager.',
            'As {first:a} you learned that it is always your fault. For {job:a} the fault is the same and the chair is better.',
            'To {first:a} as to {job:a} the sentence begins ‘with all due respect’, and there is none due.',
            'What {first:a} and {job:a} have in common is a face that stays the same while somebody explains your work to you.',
            'They have one customer in common, {first:a} and {job:a}: the one who has been coming here for years.',
            'Being {first:a} and being {job:a} both teach you to say ‘I understand’ in eleven different ways.',
          ],
          gentle: [
            'Both jobs, {first} and {job}, need somebody who stays calm when it gets loud. One case from either would say it for both.',
            'You’ve met unhappy people since {first}. For {job} that’s worth a line of its own.',
            'The thread from {first} to {job} is people who want something put right. Say what you usually did first.',
          ],
        },
      },
    },
    fixes: ['Say at the top what {first} and {job} have in common.', 'Give the first job one line that {job} can use.'],
  },
} as const satisfies Record<string, ShapeJokes>;
