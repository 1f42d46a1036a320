import type { KindOf } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const all = (facts: Facts): boolean => facts['missing'] === facts['total'] && Number(facts['total']) >= 2;
const some = (facts: Facts): boolean => Number(facts['missing']) >= 2 && Number(facts['missing']) < Number(facts['total']);
const none = (text: string): Template => ({ text, when: all });
const part = (text: string): Template => ({ text, when: some });
const two = (text: string): Template => ({ text, when: (facts) => facts['skill2'] !== undefined && Number(facts['missing']) >= 2 });
const half = (text: string): Template => ({ text, when: (facts) => some(facts) && Number(facts['matched']) * 2 >= Number(facts['total']) });
const less = (text: string): Template => ({ text, when: (facts) => some(facts) && Number(facts['matched']) * 2 < Number(facts['total']) });
/** The CV holds the job's own noun as a title: "receptionist" for "hotel receptionist". */
const close = (text: string): Template => ({ text, when: (facts) => facts['closeTitle'] !== undefined });
const far = (text: string): Template => ({ text, when: (facts) => facts['closeTitle'] === undefined && facts['field'] === undefined });
/** Headline or summary names the work, and nothing the post: "moving into data analysis" for a data analyst. */
const near = (text: string): Template => ({ text, when: (facts) => facts['field'] !== undefined });
const unsaid = (text: string): Template => ({ text, when: (facts) => facts['field'] === undefined });

export const JOB_JOKES = {
  'job-absent': {
    brutal: [
      far('You want to be {job:a}. Nowhere on the page do those words turn up.'),
      far('{Job} isn’t mentioned once. It’s a love letter addressed to the neighbour.'),
      far('The target is {job}. The arrow points at the wall beside it.'),
      far('A recruiter searches for {job}. This CV, under oath, has never heard of it.'),
      far('Nowhere does it say {job}. Secret agents hide their destination; applicants print it.'),
      far('{Job}: present in your plans, absent from the page.'),
      far('This CV would like to be {job:a} and has told no one, like a crush on a bus.'),
      far('Software looks for {job}, finds something else and wishes it well.'),
      far('All those skills and no mention of {job}. The taxi is running, and nobody has told the driver where to.'),
      far('Somewhere between this page and {job} there’s a bridge. You have to build it; they won’t swim.'),
      far('You typed {job} into our form. You didn’t get round to it on the CV.'),
      far('The CV leaves the station at {employer} and doesn’t say that it is going to {job}.'),
      far('{Job} was left off, like the host from a guest list.'),
      far('There’s a signpost missing. It would say {job}, and it would have an arrow on it.'),
      near('The summary walks all the way round {job} and never steps on it.'),
      near('You describe the work and leave out what it is called: {job}. Crossword clues do that. They also get left on trains.'),
      near('Right street, no house number. The house number is {job}, and the postman is software.'),
      near('You hint at {job} the way people hint at birthdays. Search boxes don’t take hints.'),
      near('The summary knows where it is going. It just never reads the name on the front of the bus: {job}.'),
      near('The summary has everything except what they’ll type into the search: {job}.'),
      close('“{closeTitle}” is one word away from {job}. Nobody went to fetch it.'),
      close('You’ve been a “{closeTitle}” and want {job}. The search engine is a pedant: no match.'),
      close('“{closeTitle}”, says the CV. {Job}, says the search. They’d get on, if somebody introduced them.'),
    ],
    gentle: [
      far('You aim for {job}, but the page doesn’t say so. Put it in the headline, if it’s honest to do so.'),
      far('I didn’t find {job} anywhere. One line can tell the reader where you are heading.'),
      far('Which of your bullets come closest to {job}? Move those up and name the connection.'),
      far('If your titles differ from {job}, say in the summary how your jobs and your skills match it.'),
      far('A reader hiring for {job} has to guess that you mean them. Tell them in the first line.'),
      'Recruiters search by title. As long as the page doesn’t hold {job}, this CV stays out of those results.',
      unsaid('The direction is missing, not the substance. A headline with {job} gives the rest a purpose.'),
      near('Your summary says where you are going. Say it once more as {job}, because that’s what gets searched for.'),
      near('The work is named, the title isn’t. Put {job} in the headline and the summary can stay as it is.'),
      near('You’re a headline away from a match: the summary has the field, and {job} is what they call it.'),
      'Your skills would mean more under a headline that says {job}.',
      'Say {job} once near the top; after that, everything is read in its light.',
      'What would you tell a friend in one breath: ‘I’m going for {job} because’? That’s your first line.',
      close('You’ve been a “{closeTitle}”; say {job} once, too, and a search finds you.'),
      'A headline such as ‘{post}, now looking for {job}’ would tell a search and a person the same thing.',
      far('What do you do as {post:a} that {job} would ask of you daily? Put it first, under a headline that says {job}.'),
      'At {employer} it has another name. In your own headline you may call it {job}, if that’s what you are after.',
      'Somebody who searches for {job} won’t think of searching for {post}. Print both, close together.',
    ],
    fixes: [
      unsaid('Put “{job}” in the headline or summary, with two facts that back it up.'),
      near('Put “{job}” under your name. The summary says the rest.'),
      far('Open with “[current role] moving to {job}: [relevant skill], [relevant result]”, if that’s the plan.'),
      close('Write “{job}” beside the title you had, if that’s what the work was.'),
      'Put the advert’s title at the top, and move the closest bullets up.',
    ],
  },
  'skills-missing': {
    brutal: [
      none('Of the {total} things adverts for this job ask for, you name none. That’s not a mismatch, that’s a wrong number.'),
      less('{Matched:words} out of {total} for {job}. On a dartboard that would be the wall.'),
      less('{Total:words} ingredients for {job}, and you brought {matched}. It’s going to be a flat cake.'),
      'Where {skill1} should be, the CV has put a pot plant.',
      two('No {skill1}, no {skill2}. {Job:a} without those is a kitchen with a lovely front door.'),
      'You apply as {job:a} and leave out {skill1}. It’s a swimming club application that avoids the subject of water.',
      two('You packed for {job} and left {skill1} and {skill2} on the bed. That’s a full suitcase without trousers.'),
      two('Ask this CV about {skill1} and it changes the subject. Ask about {skill2} and it leaves.'),
      'If you know {skill1}, you have hidden it well. If not, they’ll ask in minute two.',
      'Did {employer} never ask you for {skill1}, or did you never tell them?',
      'Everything you did at {employer}, and not a word about {skill1}. Did they make you sign something?',
      'I looked for {skill1} in {employer}, behind {employer} and under the mat.',
      two('{Employer} is on the page. {Skill1} and {skill2} are in the search box. They’ve never met.'),
      'They want {skill1}. You’re showing them {employer} and hoping they get distracted.',
      'The CV says {employer}. The advert says {skill1}. Somebody has to make the first move.',
      'Between {employer} and {job} there’s a bridge called {skill1}. You haven’t drawn it in.',
      'If they taught you {skill1} at {employer}, now would be the time to bring it up.',
      '{Skill1}, says the advert. {Employer}, says the CV. I’ve heard better conversations through a hotel wall.',
      'You could have picked up {skill1} at {employer}. You could have picked up anything. The CV isn’t telling.',
      'I asked the whole page for {skill1}, and all it would give me was {employer}, rank and serial number.',
      'I read it twice for {skill1}. The second time I held it up to the light.',
      'Leaving {skill1} out of a CV for {job} is like selling a car and not mentioning the engine.',
      '{Skill1} is to {job} what the ball is to football. You’ve sent a very good letter about your boots.',
      two('Adverts for {job} have a habit of asking for {skill1} and {skill2}. You have a habit of not bringing them up.'),
      'Not one word about {skill1}. I’ve met spies who were chattier.',
      'They typed {skill1} into the search box. The results were other people.',
      two('{Skill1}? No. {Skill2}? No. Next, please, says the robot, and it hasn’t even looked up.'),
    ],
    gentle: [
      part('{Missing:words} of {total} usual skills for {job} aren’t on the page, {skill1} for one. If you have it, say so.'),
      half('The step from {matched} to more of the {total} usual skills may be a matter of wording. Check {skill1} first.'),
      none('None of the usual skills for {job} is on the page. Which have you used, even a little? Start with {skill1}.'),
      two('I looked for {skill1} and {skill2}. If you’ve used them, name them where you did.'),
      'Recruiters search for {skill1}. If one of your skills is that under another name, use theirs.',
      two('Don’t add what you can’t do. But if {skill1} or {skill2} is only unmentioned, mention it.'),
      'If you’ve never had to do with {skill1}, it may be worth a look before the interview.',
      'Look for {skill1} in your own past: a task, a project, a course. One line is enough to be found.',
      'Was there any {skill1} in your time at {employer}? If so, that’s where it belongs.',
      'What came closest to {skill1} at {employer}? Describe it in the words that adverts for this job use.',
      'Who at {employer} took care of {skill1}? If it was partly you, say which part.',
      'If {employer} had another name for {skill1}, print both: theirs for the truth, the usual one for the search.',
      'You may think {skill1} goes without saying after {employer}. A stranger can’t tell, and nor can a search.',
      'One bullet under {employer} that mentions {skill1}, if it’s true, would answer the first question for {job}.',
      'Before you apply, ask somebody from {employer} where you touched {skill1}. People forget their own work.',
      'Go back to an ordinary week at {employer}. If {skill1} was part of it, the page should say so.',
      'Somebody who only knows {employer} from your CV will assume that {skill1} wasn’t part of the job. Was it?',
      'For {job}, {skill1} is usually asked for by name. If it’s yours, write it exactly so.',
      two('If you can say one more thing, say {skill1}. If you can say two, add {skill2}, as long as both are true.'),
      'An advert for {job} reads like a shopping list, and {skill1} tends to be on it. Tick it for the reader if you can.',
      'Missing doesn’t mean unable. It only means that nobody can see {skill1} from here.',
      two('Where could {skill1} and {skill2} stand? In the skills for the search, and in a bullet for the person.'),
      'Some of what you did may count as {skill1} without being called that. Read an advert beside your CV and see.',
      'If you’re learning {skill1} now, say so with a date. It’s honest, and it will be found.',
      'Should {skill1} really be new to you, a cover letter is the place to say how you mean to get there.',
      two('Start with {skill1}, since it tends to come first for {job}, then {skill2}. Add only what you could talk about for a minute.'),
    ],
    fixes: [
      {
        text: 'If you used {skill1} in a job, say so there and in the skills. If not, leave it out.',
        when: (facts) => !String(facts['job']).toLowerCase().startsWith(String(facts['skill1']).toLowerCase().slice(0, 6)),
      },
      two('Add {skill1} and {skill2}, but only where you can back them up.'),
      'Read three adverts for this job. Add what you have, with an example, and leave out the rest.',
    ],
  },
} as const satisfies Record<KindOf<'job'>, KindJokes>;
