import type { LineRole } from '../../line-role.ts';
import type { Facts, Template, TemplateSource } from '../../template.ts';

const when = (holds: (facts: Facts) => boolean, text: string): Template => ({ text: text.replaceAll('{it}', '{thing}'), when: holds });
/** It says the thing itself, where that can be said in a sentence (spoken-thing.ts). */
const said = (text: string): Template => when(({ thing }) => thing !== undefined, text);
/** No level of it is told, and no years. */
const bareSkill = (text: string): Template =>
  when(({ quoteText }) => !/\d|\b(?:basics?|beginner|advanced|expert|intermediate|proficient|fluent|working|good)\b/iu.test(String(quoteText)), text);
/** Adverts for the wanted job ask for it, by our lexicon. */
const asked = (text: string): Template => when(({ needed, itTitle, jobSpoken }) => needed === 1 && itTitle !== 1 && jobSpoken !== undefined, text);
/** The page names it on another line as well; and nowhere else. */
const again = (text: string): Template => when(({ itAgain }) => itAgain === 1, text);
const lone = (text: string): Template => when(({ it, itAgain, itTitle }) => it !== undefined && itAgain === undefined && itTitle === undefined, text);
/** A language other than the one that the page is written in. */
const foreign = (text: string): Template => when(({ quoteText }) => !/\benglish\b/iu.test(String(quoteText)), text);

/**
 * What a mentor says behind a story of the trade, by what the line is on its page; a line of work is told by what it is about (`work-closers.ts`). The
 * story has said "it" of things of its own, so each of these is about the line, the page or the reader. It says what the line is worth or what it asks,
 * wants no figure where none can be, calls no line good as it is, and is true of every line of its role.
 */
export const CLOSERS: Readonly<Record<Exclude<LineRole, 'work'>, readonly TemplateSource[]>> = {
  summary: [
    'A summary promises, and the jobs below have to pay.',
    'The first job under this sentence is where a reader goes to check it.',
    'The next job should be able to recognise itself in a summary.',
    'A summary is read before anything else, so it has to be the truest part of the page.',
    'A sentence up here decides what the reader expects of the jobs below.',
    'Say this sentence aloud as the answer to ‘what do you do?’: you will hear whether it is yours.',
    'Whatever stands up here is what the first question will be about.',
    'In a summary each word takes the room of another, so let the next job choose.',
    'Anybody who only reads the top of the page will think of you by this sentence.',
    said('Whoever reads {it} up here will look for it in the jobs.'),
    said('A recruiter who searches for {it} stops at this sentence.'),
    said('With {it} up here you say that the next job should have it, too.'),
  ],
  skill: [
    asked('Adverts for {job:a} ask for this entry by name, so a search will find you by it.'),
    again('The entry comes up again on your page, and that is what makes a list believable.'),
    lone('Only the list names this entry; a line of a job would make it more than a word.'),
    lone('No job on the page mentions this entry, so a reader has to take the list’s word for it.'),
    bareSkill('A list cannot say whether you met it once or use it daily.'),
    bareSkill('Beginners and masters print the same entry. Which of them you are is yours to say.'),
    bareSkill('Where you learned it is half of what a reader would like to know about an entry.'),
    'If you would like to use it every day, the entry belongs near the front.',
    'An entry of a list is a promise that may be called in during the first week.',
    'What you used this year weighs more in a list than what you learned once.',
    'Whoever searches a pile of CVs by keyword meets the entry before they meet you.',
    'The hardest thing that you have done with an entry tells how well you know it.',
    'The entry is worth as much as the last thing that you finished with it.',
    'An employer who has something else in its place will ask how fast you change over.',
    said('Two people who list {it} may mean two different things; say which you mean.'),
    said('Where you first needed {it} is a good beginning for an answer.'),
    said('If the next job turns on {it}, a list is too small a place for it.'),
    said('Where, and what for: that is the best level that anybody can give for {it}.'),
    said('A colleague would say in one sentence what you and {it} have done together. Borrow the sentence.'),
    said('With {it} it is the awkward case that shows who knows it.'),
    said('What went wrong with {it}, and what you did then, is the best proof of knowing it.'),
  ],
  study: [
    'What you still use from your studies is the part that counts today.',
    'Years later nobody wants the marks, only what stayed.',
    'This is where the story of your page begins.',
    'Somebody in the room may have sat in the same kind of classroom.',
    'A course shows that you can begin something that you are not good at yet.',
    'The shorter the list of jobs, the more a line of study has to carry.',
    'What you chose to learn says what you are curious about.',
    'Under a new trade an old course can be the bridge, if the page points at it.',
  ],
  paper: [
    'A paper answers a question before anybody can put it.',
    'Somebody else has tested you, and that is more than most lines can say.',
    'A paper saves an employer a course, and they know what a course costs.',
    'A paper is a key: what counts is which door of the new job it opens.',
    'To whoever draws up the rota a paper says where you may be put.',
    'Where the law asks for a paper, it is read before anything else.',
    'A paper proves the training, and your jobs prove the rest.',
    'The day on which you first needed it is a better story than the exam.',
  ],
  language: [
    foreign('Sooner or later somebody calls whom only you can help.'),
    foreign('A language counts from the day when somebody at the counter needs it.'),
    foreign('Among colleagues, one such line is enough to be sent for.'),
    foreign('Whoever speaks it as well will try it out before the handshake.'),
    foreign('The first sentence costs courage, and the second one hardly any.'),
    'How far a language carries shows in a minute of talk and in no other way.',
    'You will know how true that is.',
    'Where you last used a language says more than any word for its level.',
    'If the job has a use for a language, it is part of the work and not of the footnotes.',
  ],
  interest: [
    'It is a friendly thing to be asked about at the end.',
    'If the talk runs dry, an interest may start it again.',
    'A page has room for one line that is only you.',
    'I would ask about that before I asked about the job.',
    'If they do it, too, the interview gets five minutes longer.',
    'It is no part of the job, and it may be what they remember.',
    'It is the one line of the page that nobody has to assess.',
    'An interest tells them who comes in on a Monday morning.',
    'Nobody is hired for an interest, and everybody is asked about it at lunch.',
    'It is the only part of a CV that nobody told you to do.',
    'Why you like it is a better answer than how well you do it.',
    'Somebody may ask about it on the way to the door, and doors decide a good deal.',
    said('Whoever likes {it} as well will want to talk.'),
    said('I would ask about {it} before I asked about the job.'),
    said('How you came to {it} is a kinder first question than most.'),
  ],
  award: [
    'An award is the one kind of line in which others speak for you.',
    'A prize is a reference that has been printed.',
    'What you did for a prize is worth more than its name.',
    'A stranger does not know how many were in the running; you do.',
    'Say first what it was for, and then who gave it: strangers know neither.',
    'Somebody had to put you forward, and that is half of the story.',
  ],
  project: [
    'A project shows what you do when nobody hands you the next step.',
    'Your own part is what a reader looks for first in a project.',
    'What you would do differently says more about a project than what went well.',
    'Whoever can look at a project believes the rest of the page sooner.',
    'A project is finished or it is not, and both can be told honestly.',
    'What a project was for is what a stranger asks before anything else.',
  ],
  volunteering: [
    'Unpaid work is work: it has hours, people and mistakes.',
    'Work that nobody pays for tells an employer what you do when you need not.',
    'What you were trusted with counts, whoever paid for it.',
    'How you came to it may be the best question of the interview.',
    'If the paid jobs are of another kind, a line like this one builds the bridge.',
  ],
  head: [
    'The lines under a title have to say what the title cannot.',
    'A title says where you sat, and the lines below what you did there.',
    'Titles differ from house to house, so the first line below explains yours.',
    'Whoever does not know the employer looks to the next line for help.',
  ],
  other: [
    'What stands outside the jobs has to speak for itself.',
    'What this line tells the next employer is its whole use.',
    'A line on its own is read more slowly than a line in a list.',
    'Whoever stops at this line wants to know what it has to do with the job.',
    'A line like this belongs where the next employer would look for it.',
    'One line of a page may be there because it is true and yours.',
  ],
};

/**
 * The same without a story before it, for whatever else was noticed in a line: none asks for what the line may say, and none calls it good as it is.
 */
export const CALM_WORDS: readonly TemplateSource[] = [
  'I would ask about the {noun}, out of plain curiosity.',
  'Somebody may stop at the {noun}, and you know what comes next.',
  'I stopped here, and others may stop here as well.',
  'That detail is yours, and details are what people remember.',
  'I read this line twice, and not because anything was unclear.',
  'I would rather be asked about this than about my strengths.',
  'That is something to be asked about at the end, when everybody is relaxed.',
  'A detail like that can start a conversation. Think of where you would like it to go.',
  'Somebody at {firm} may remember that. Tell it the way they would.',
  'There may be more to tell than the page has room for, and an interview has the room.',
  'One such detail does more for a page than three adjectives.',
  'Somebody may smile there, and that is no bad beginning.',
  'It is the kind of thing that is repeated in the corridor.',
  'That is where I would put my finger and say: tell me.',
  'It sounds like somebody who was there.',
  'No template has this line in it.',
  'People may remember that detail. Know what you would like them to remember with it.',
  'When they ask for something that is not on the list, you have this.',
  'Expect a question about that, and a friendly one.',
  'At {firm} it may be an old story. Here it is new.',
  'If {firm} comes up in the interview, you could begin there.',
  'Another {post} might ask about that first.',
  'For {post:a} that may be an ordinary day. For a reader it may be news.',
];
