import type { Said } from './said.ts';

/**
 * How the second CV stands to the first. `same`: word for word. `relaid`: the same words, set another way. `reworded`: other words, same findings and scores.
 * `anotherCv`: much better and nothing worse. `mixedUp`, `mixedDown`: some scores up and some down, the sum better or worse.
 * `level`: findings changed places and no score moved.
 */
export type Course = 'same' | 'relaid' | 'reworded' | 'anotherCv' | 'better' | 'mixedUp' | 'level' | 'mixedDown' | 'worse';

/** Each list ends in sentences that need no fact but those its course always has. */
export const VERDICTS: Readonly<Record<Course, Said>> = {
  same: {
    brutal: [
      'Nothing changed. We read all {cvWords} words again in case one of them had changed its mind. None had.',
      'This is the same CV, word for word. Uploading it harder does not help.',
      'Not one of {cvLines} lines is different. Either the old file was attached, or you are negotiating.',
      'You changed nothing and we noticed nothing. In a way, perfect teamwork.',
      '{CvLines} lines went out, {cvLines} lines came back, like a boomerang with a letterhead. Nothing changed.',
    ],
    gentle: [
      'Nothing has changed between the two. If you did mend it, the older file may have been picked by accident.',
      'This is the same text, so the notes are the same, too. Pick one of them and start there.',
      'Every line stands where it stood. One rewritten bullet would already show here.',
    ],
  },
  relaid: {
    brutal: [
      'Not a word is different. The furniture was moved, and the dust came along.',
      'The same words in another suit. The tailor has improved; the wearer is who he was.',
      'Word for word the CV of last time, set another way. Where a score differs, that is the layout talking.',
    ],
    gentle: [
      'The words are the same, only the way they are set is another. Where a score moved, the layout moved it.',
      'Not a word of the text is different, so the notes on it still hold. The layout is another one, and it is all that the lists below can show.',
    ],
  },
  reworded: {
    brutal: [
      'The words have moved and the faults have not. All {stayed} findings were carried over, by hand.',
      'You repainted the room round the elephant. {Stayed} findings before, the same {stayed} after.',
      'Other words, same scores, to the point. The pen calls this a costume.',
    ],
    gentle: [
      'You changed the wording, but what my {stayed} notes are about is still there. Take the first note and change what it says, not how.',
      'It reads a little differently and scores the same. Go for the notes themselves next.',
    ],
  },
  anotherCv: {
    brutal: [
      'Is this the same CV? {Gone} things put right, {points} points gained over the seven scores. The red pen is filing a complaint about lack of work.',
      '{Best} from {bestBefore} to {bestAfter}, and {points} points in all. Somebody read the margin, which was never part of the plan.',
      '{Points} points better and nothing worse. We would like to speak to whoever held the first one.',
      'Last time this page needed a pen; today it nearly needs a frame. {Points} points, all in the right direction.',
    ],
    gentle: [
      'This is a different CV: {gone} things put right, {points} points gained over the seven scores, and nothing lost on the way. That was real work.',
      '{Best} went from {bestBefore} to {bestAfter}, and the other scores held or rose. You took the notes seriously, and it shows.',
      '{Points} points better in all, and no score worse. The next reader gets to the good lines much sooner.',
    ],
  },
  better: {
    brutal: [
      'Better. {Best} went from {bestBefore} to {bestAfter}, and it did not even hurt that much.',
      '{Points} {points|point|points} up, in the right direction. The pen has lowered itself by about that much.',
      '{Gone} things put right and {points} {points|point|points} gained. At this rate we shall run out of jokes.',
      'It got better by {points} {points|point|points}. Not a new CV, but one that has been spoken to.',
    ],
    gentle: [
      'It got better: {best} went from {bestBefore} to {bestAfter}. Keep going the same way.',
      '{Points} {points|point|points} gained. Each came from a line you changed, so you know how the next ones are won.',
      '{Gone} notes can be ticked off, and the scores say so, too.',
    ],
  },
  mixedUp: {
    brutal: [
      'Two steps forward, one on the rake: {best} from {bestBefore} to {bestAfter}, but {worst} from {worstBefore} to {worstAfter}.',
      'On the whole better. {Worst}, though, went from {worstBefore} to {worstAfter} while nobody was looking.',
      'You mended {best} and borrowed the parts from {worst}. Still {points} {points|point|points} up.',
      'Better here, worse there, and better in the sum.',
    ],
    gentle: [
      'More has improved than got lost: {best} went from {bestBefore} to {bestAfter}. Have a look at {worst}, which fell back from {worstBefore} to {worstAfter}.',
      'On the whole it is better. One thing slipped: {worst}, now at {worstAfter} after {worstBefore}.',
      'Some scores rose and some fell; the sum is better.',
    ],
  },
  level: {
    brutal: [
      'Some faults left, some arrived, and the scores did not look up from their paper.',
      'A fair exchange: what went and what came weigh the same. The sum of the seven scores has not moved.',
      'You moved the dust to the other side of the room. The scores came out even.',
    ],
    gentle: [
      'Some things are mended and others have come in; in the sum of the scores it comes out even.',
      'The changes balance each other. The lists below show which to keep and which to take back.',
    ],
  },
  mixedDown: {
    brutal: [
      '{Best} went from {bestBefore} to {bestAfter}, and {worst} paid for it: {worstBefore} to {worstAfter}. In the sum it got worse.',
      'You mended the tap and flooded the kitchen: {worst} is at {worstAfter} now, after {worstBefore}.',
      'Some of it is better. More of it is worse. The old file may still be in the folder.',
    ],
    gentle: [
      'In the sum it has fallen back, mostly in {worst}: {worstBefore} before, {worstAfter} now. What you gained in {best} is worth keeping.',
      'Part of it is better, but more was lost than gained. It may be worth taking some lines from the older version.',
    ],
  },
  worse: {
    brutal: [
      'It got worse. {Worst} went from {worstBefore} to {worstAfter}. We did not think of that as an option either.',
      'Honestly: {points} {points|point|points} worse than before. The first draft would like a word.',
      'The pen wishes to state that it did not touch this one. {Points} {points|point|points} down, all in the wrong direction.',
      'It got worse, by rule and by {points} {points|point|points}. Keep the old file; it had its moments.',
    ],
    gentle: [
      'To be honest, it has fallen back by {points} {points|point|points}, most of it in {worst}: {worstBefore} before, {worstAfter} now. The older version had lines worth taking back.',
      'This version scores {points} {points|point|points} lower. That happens when good lines go out with the weak ones; the list below shows which.',
    ],
  },
};
