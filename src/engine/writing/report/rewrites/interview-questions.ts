/** A question of an interviewer, with what a good answer to this very question contains. */
export interface InterviewQuestion {
  question: string;
  contains: string;
}

const ask = (question: string, contains: string): InterviewQuestion => ({ question, contains });

/** Of something that happened or was made once. */
export const OF_EVENTS: readonly InterviewQuestion[] = [
  ask('Who else was in it, and what was your part?', 'Who decided, who did what, and the one piece that would not have been there without you.'),
  ask('What went wrong on the way, and what did you do?', 'One thing that did not work at first, how you saw it, and what you changed.'),
  ask('How did you know that it had worked?', 'What you looked at or counted, when, and who besides you could see it.'),
  ask('What would you do differently if you did it again?', 'One thing that took too long or cost too much, and what you would do instead.'),
  ask('Is it still in use, and who looks after it?', 'What became of it, who has it now, and what you left behind for them.'),
];

/** Of work that goes on. */
export const OF_ROUTINE: readonly InterviewQuestion[] = [
  ask('What was the hardest day of it, and what did you do?', 'One day with a date: what made it hard, what you did first, and how it ended.'),
  ask('What do you do there that others leave out?', 'One habit of yours, why you took it up, and what it has prevented.'),
  ask('How could I tell that it was being done well?', 'What you look at, how often, and what it was when you last looked.'),
  ask('What usually goes wrong with it, and what do you do then?', 'The fault that comes back, how you see it early, and whom you tell.'),
  ask('How much of it do you decide yourself?', 'What you may decide alone, what you have to ask for, and one decision that was yours.'),
  ask('What would a new colleague need to know about it?', 'The first three things that you would show them, and the mistake that everybody makes once.'),
];

/** Of work that went on in a job that is over. */
export const OF_PAST_ROUTINE: readonly InterviewQuestion[] = [
  ask('What was the hardest day of it, and what did you do?', 'One day with a date: what made it hard, what you did first, and how it ended.'),
  ask('What did you do there that others left out?', 'One habit of yours, why you took it up, and what it prevented.'),
  ask('How could I have told that it was being done well?', 'What you looked at, how often, and what it was when you left.'),
  ask('What usually went wrong with it, and what did you do then?', 'The fault that came back, how you saw it early, and whom you told.'),
  ask('How much of it did you decide yourself?', 'What you might decide alone, what you had to ask for, and one decision that was yours.'),
  ask('What of it would you do the same way here?', 'One habit or step that you would bring along, and what it would be worth in this job.'),
];

/** Of what somebody has in their charge. */
export const OF_CHARGES: readonly InterviewQuestion[] = [
  ask('What was the state of it when you took it over?', 'What you found on the first day, what you changed first, and how it stands now.'),
  ask('What did you decide about it that another would have decided otherwise?', 'One decision with its reason, what it cost, and what it brought.'),
  ask('What part of it was the most trouble?', 'The part, why it was so, and what you did about it in the end.'),
];

/** Of sentences whose big words hide the deed. */
export const PLAINLY: readonly InterviewQuestion[] = [
  ask('What did that look like on an ordinary day?', 'One ordinary day in three steps, in words that a neighbour would understand.'),
  ask('What did you yourself do there, in plain words?', 'A verb for the work, a thing it was done to, and who had asked for it.'),
  ask('Give me one example of that, with what came of it.', 'One case with a date: what you found, what you did yourself, and how it ended.'),
  ask('How would I have seen that, had I stood beside you?', 'What you said or did with your hands, whom it was for, and what they did next.'),
  ask('What would your colleagues say that you did there?', 'The one task that they came to you for, and a time when they did.'),
  ask('Tell me about a day when you needed that.', 'What was at stake that day, what you did first, and what it saved.'),
  ask('Who would say that of you, and why?', 'One person by their post, what they saw you do, and what they asked you to do afterwards.'),
  ask('When was that not enough?', 'A time when it went wrong all the same, and what you have done otherwise since.'),
];

/** What is said of good answers to questions about figures. */
export const OF_FIGURES = 'Who counted it, over what time and against what; and what the figure leaves out.';
/** What a good answer about a change of figures contains. */
export const OF_CHANGES = 'Where the figure stood when you began, what you changed first, how it was counted, and what else may have helped.';
