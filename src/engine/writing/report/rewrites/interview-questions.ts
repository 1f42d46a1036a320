/** A question of an interviewer, with what a good answer to this very question contains. */
export interface InterviewQuestion {
  question: string;
  contains: string;
}

const ask = (question: string, contains: string): InterviewQuestion => ({ question, contains });

/** Of something that happened or was made once. */
export const OF_EVENTS: readonly InterviewQuestion[] = [
  ask('Who else was on it, and what was your part?', 'Who decided, who did what, and the one piece that would not be there without you.'),
  ask('What went wrong on the way, and what did you do?', 'One thing that did not work at first, how you noticed, and what you changed.'),
  ask('How did you know that it had worked?', 'What you looked at or counted, when, and who else could see it.'),
  ask('What would you do differently if you did it again?', 'One thing that took too long or cost too much, and what you would do instead.'),
  ask('Is it still in use, and who looks after it?', 'What became of it, who has it now, and what you left behind for them.'),
];

/** Of what went well by the line's own words. */
export const OF_RESULTS: readonly InterviewQuestion[] = [
  ask('How did you manage that?', 'What you did that had not been done before, what nearly stopped it, and who noticed.'),
  ask('What would have happened if you had left it as it was?', 'What it cost before, who put up with it, and why it was you who did something.'),
  ask('What did you learn from that for the next time?', 'One thing that worked, one that did not, and where you have used it since.'),
];

/** Of work that goes on, or went on. */
export const OF_ROUTINE: readonly InterviewQuestion[] = [
  ask('Tell me about a day when that went wrong.', 'What happened, what you did first, who you told, and how it ended.'),
  ask('How can you tell when it has been done well?', 'What you look at or measure, how often, and one time when you had to do it again.'),
  ask('Somebody takes that over from you tomorrow. What do you show them first?', 'The first three things, and the mistake that everybody makes once.'),
];

/** Of what somebody has in their charge. */
export const OF_CHARGES: readonly InterviewQuestion[] = [
  ask('What state was it in when you took it over?', 'What you found on the first day, what you changed first, and how it stands now.'),
  ask('Which decision about it was the hardest?', 'The choice, what spoke for each side, what you decided, and how it turned out.'),
  ask('Which part of it gave you the most trouble?', 'The part, why it was hard, and what you did about it in the end.'),
];

/** Of sentences whose big words hide the deed. */
export const PLAINLY: readonly InterviewQuestion[] = [
  ask('Give me an example of that.', 'One case with a date: what you found, what you did yourself, and how it ended.'),
  ask('What did you do there, in plain words?', 'A verb for the work, the thing it was done to, and who had asked for it.'),
  ask('What does that look like on an ordinary day?', 'One ordinary day in three steps, in words that a neighbour would understand.'),
  ask('If I had stood beside you, what would I have seen?', 'What you said or did, who it was for, and what they did next.'),
  ask('Who would say that about you, and why?', 'One person by their job, what they saw you do, and when.'),
  ask('When was that not enough?', 'A time when it went wrong all the same, and what you do differently now.'),
];

/** What is said of good answers to questions about figures. */
export const OF_FIGURES = 'Who counted it, over what time, compared with what, and what it leaves out.';
/** What a good answer about a change of figures contains. */
export const OF_CHANGES = 'The figure when you began, what you changed first, how it was counted, and what else may have helped.';
