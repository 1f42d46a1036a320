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
const far = (text: string): Template => ({ text, when: (facts) => facts['closeTitle'] === undefined });

export const JOB_JOKES = {
  'job-absent': {
    brutal: [
      far('You want to be {job:a}. In {cvWords} words the CV never brings it up.'),
      far('{CvWords} words, and {job} is not among them. It is a love letter addressed to the neighbour.'),
      far('The target is {job}. The arrow is {cvLines} lines long and points at the wall beside it.'),
      far('A recruiter searches for {job}. These {cvWords} words, under oath, have never heard of it.'),
      far('Nowhere in {cvLines} lines does it say {job}. Secret agents hide their destination; applicants print it.'),
      far('{Job}: present in your plans, absent from all {cvLines} lines.'),
      far('Nobody who reads these {cvWords} words would guess {job}. They would guess politely, and wrong.'),
      far('This CV would like to be {job:a} and in {cvLines} lines has told no one, like a crush on a bus.'),
      far('Software looks for {job}, finds {cvWords} other words and wishes them well.'),
      far('{CvLines} lines, all those skills and no mention of {job}. The taxi is running, and nobody has told the driver where to.'),
      far('Somewhere between {cvLines} lines and {job} there is a bridge. You have to build it; they will not swim.'),
      far('You typed {job} into our form. In {cvWords} words of CV you did not get round to it.'),
      far('If the post were for a page of {cvWords} words, you would be in. It is for {job:a}.'),
      far('The CV leaves the station at {employer} and does not say that it is going to {job}.'),
      far('{Job} was left out of {cvWords} words, like the host from a guest list.'),
      close('“{closeTitle}” is one word away from {job}. In {cvWords} words nobody went to fetch it.'),
      close('You have been a “{closeTitle}” and want {job}. The search engine is a pedant: {cvLines} lines, no match.'),
      close('“{closeTitle}”, says the CV. {Job}, says the search. They would get on, if line 1 of {cvLines} introduced them.'),
    ],
    gentle: [
      far('You aim for {job}, but none of the {cvLines} lines says so. Put it in the headline, if it is honest to do so.'),
      far('In {cvWords} words I did not find {job}. One line can tell the reader where you are heading.'),
      far('Which of your {cvBullets} bullets come closest to {job}? Move those up and name the connection.'),
      'Recruiters search by title. As long as {cvLines} lines do not hold {job}, this CV stays out of those results.',
      far('If your titles differ from {job}, say in the summary how your jobs and your skills match it.'),
      'The direction is missing, not the substance. A headline with {job} gives all {cvLines} lines a purpose.',
      'Your skills would mean more under a headline that says {job}.',
      'Say {job} once near the top; after that, every one of the {cvLines} lines is read in its light.',
      close('You have been a “{closeTitle}”; say {job} once, too, and a search finds all {cvWords} words of it.'),
    ],
    fixes: [
      'Put “{job}” in the headline or the summary, with the two facts that justify it.',
      far('Open with “[current role] moving to {job}: [relevant skill], [relevant result]”, if that is your situation.'),
      close('Write “{job}” beside the title you had, if that is what the work was.'),
      'Use the title of the advert you answer at the top, and reorder bullets so that the closest ones come first.',
    ],
  },
  'skills-missing': {
    brutal: [
      none('For {job:a} the list begins with {skill1}. These {cvWords} words have heard of none of the {total} things on it.'),
      none('Of {total} skills for {job}, {cvWords} words name zero. That is not a mismatch, that is a wrong number.'),
      part('{Missing:words} of {total} usual skills for {job} are missing, {skill1} first. It must have missed the bus to these {cvLines} lines.'),
      less('Of {total} usual skills, your {cvWords} words have met {matched}. {Skill1} is standing outside in the rain.'),
      two('No {skill1}, no {skill2}. In {cvLines} lines, {job:a} without those is a kitchen with a very nice door.'),
      two('A recruiter types {skill1}, then {skill2}. The search returns other people, and {cvWords} words of yours stay unread.'),
      'Where {skill1} should be, the CV has put a pot plant.',
      '{Skill1}: most adverts for {job} ask for it. Your {cvWords} words are looking at their shoes.',
      less('{Matched:words} out of {total} for {job}. On a dartboard that would be the wall, and there are {cvLines} lines of darts.'),
      two('{Skill1} and {skill2} have left the building, or were never asked in. {Job} is on the sign outside, above {cvLines} lines of shop window.'),
      part('{Missing:words} of {total} boxes for {job} stay empty, after {cvWords} words. {Skill1} is the large one by the door.'),
      'You apply as {job:a} and leave out {skill1}. It is a swimming club application that avoids the subject of water.',
      two('Adverts for {job} usually ask for {skill1} and {skill2}. The CV says hello and, in {cvWords} words, brings up neither.'),
      'If you know {skill1}, you have hidden it well in {cvWords} words. If not, they will ask on minute two.',
      less('{Total:words} ingredients for {job}; you brought {matched} and {cvWords} words of recipe. It is going to be a flat cake.'),
      'The filter for {job} holds up a card that says {skill1}. {CvLines} lines walk past it, whistling.',
      two('All those skills on the list, and still no {skill1} and no {skill2}. It is a full suitcase without trousers.'),
      part('{Missing:words} of the {total} things adverts for {job} ask for stayed at home. {Skill1} waved from the window as {cvLines} lines drove off.'),
      none('{Total:words} things are usually asked of {job:a}, {skill1} above all. {CvWords} words answer a different exam, neatly.'),
      two('Between your {cvLines} lines and {job}: {skill1}, {skill2} and a robot with a checklist.'),
      'I searched {cvLines} lines for {skill1} and found everything else one can lose in a sofa.',
      'Say {skill1} out loud and listen to these {cvWords} words: not even an echo.',
      two('Ask these {cvWords} words about {skill1} and they change the subject. Ask about {skill2} and they leave.'),
      'All those skills, and {skill1} is not in the room. For {job} that is a band without the singer.',
    ],
    gentle: [
      part('{Missing:words} of {total} usual skills for {job} are not in these {cvLines} lines, {skill1} for one. If you have it, say so.'),
      two('I looked for {skill1} and {skill2} in {cvWords} words. If you have used them, name them where you did.'),
      'Recruiters search for {skill1}. If one of your skills is that under another name, use theirs.',
      part('You cover {matched} of {total}, with {cvBullets} bullets to work with. Which of the missing ones have you touched in a project?'),
      two('Do not add what you cannot do. But if {skill1} or {skill2} is only unmentioned in your {cvLines} lines, mention it.'),
      'If {skill1} is new to you, a short course and one small project would make an honest line.',
      half('The step from {matched} to more of the {total} skills may be a matter of wording in your {cvBullets} bullets. Check {skill1} first.'),
      none('None of the {total} skills that adverts for {job} ask for stands in these {cvLines} lines. Which have you used, even a little?'),
      two('Start with {skill1}: it matters most for {job}. Then {skill2}. Your list has room for both, if they are true.'),
      'Look for {skill1} in your own past: a task, a project, a course. One line beside your {cvLines} is enough to be found.',
      part('{Missing:words} terms keep a search from finding your {cvWords} words. Add those that are true, beginning with {skill1}.'),
      'Was there any {skill1} in your time at {employer}? If so, {cvBullets} bullets have a place for it.',
    ],
    fixes: [
      {
        text: 'If you have used {skill1}, name it in the bullet where you did and in the skills; if not, leave it out and learn it.',
        when: (facts) => !String(facts['job']).toLowerCase().startsWith(String(facts['skill1']).toLowerCase().slice(0, 6)),
      },
      two('Add {skill1} and {skill2} in the words that adverts for {job} use, but only where you can back them up.'),
      'Read three adverts for {job} term by term: what you have goes in with an example, what you lack stays out.',
    ],
  },
} as const satisfies Record<KindOf<'job'>, KindJokes>;
