import type { Facts, KindJokes, Template } from '../template.ts';

const all = (facts: Facts): boolean => facts['missing'] === facts['total'] && Number(facts['total']) >= 2;
const some = (facts: Facts): boolean => Number(facts['missing']) >= 2 && Number(facts['missing']) < Number(facts['total']);
const none = (text: string): Template => ({ text, when: all });
const part = (text: string): Template => ({ text, when: some });
const two = (text: string): Template => ({ text, when: (facts) => facts['skill2'] !== undefined && Number(facts['missing']) >= 2 });

export const JOB_JOKES = {
  'job-absent': {
    brutal: [
      'You want to be {job:a}. In {cvWords} words the CV never brings it up.',
      '{CvWords} words, and {job} is not among them. It is a love letter with the address of the neighbour.',
      'The target is {job}. The arrow is {cvLines} lines long and points at the wall beside it.',
      'A recruiter searches for {job}. Your CV, under oath, has never heard of it.',
      'The word {job} does not occur. Secret agents hide their destination; applicants print it.',
      '{Job}: present in your plans, absent from all {cvLines} lines.',
      'Nobody who reads these {cvWords} words would guess {job}. They would guess politely, and wrong.',
      'This CV would like to be {job:a} and has told no one, like a crush on a bus.',
      'Software looks for {job}, finds {cvWords} other words and wishes them well.',
      '{CvSkills} skills, {cvLines} lines and no mention of {job}. The taxi is running, the driver has no address.',
      'For {job} this page is a key cut for another door: same metal, nice ring, no click.',
      'Somewhere between {cvLines} lines and {job} there is a bridge. You have to build it; they will not swim.',
      'You typed {job} into our form. It is the only place you wrote it down.',
      'If the post were for a page of {cvWords} words, you would be in. It is for {job:a}.',
      'The CV leaves the station at {employer} and does not say that it is going to {job}.',
      '{Job} was left out of {cvWords} words, like the host from a guest list.',
      'Nothing at the top says {job}. The reader has a folder for that, and it is round and stands under the desk.',
    ],
    gentle: [
      'You aim for {job}, but the CV never says so. Put it in the headline, if it is honest to do so.',
      'A reader for {job} looks for their own words first. Use them at the top and in the bullets they fit.',
      'In {cvWords} words I did not find {job}. One line can tell the reader where you are heading.',
      'Which of your tasks come closest to {job}? Move those up and name the connection.',
      'Recruiters search by title. Without {job} anywhere, this CV stays out of those results.',
      'If your titles differ from {job}, say in the summary how your work matches it.',
      'The direction is missing, not the substance. A headline with {job} gives all {cvLines} lines a purpose.',
      'Take the advertisement for {job} and mark what you have done of it. Then let the CV say it in those words.',
      'Your {cvSkills} skills would mean more under a headline that says {job}.',
      'Say {job} once near the top; after that, every one of the {cvLines} lines is read in its light.',
    ],
    fixes: [
      'Put “{job}” in the headline or the summary, with the two facts that justify it.',
      'Open with “[current role] moving to {job}: [relevant skill], [relevant result]”, if that is your situation.',
      'Use the title of the advertisement at the top, and reorder bullets so that the closest ones come first.',
    ],
  },
  'skills-missing': {
    brutal: [
      none('For {job:a} the list begins with {skill1}. This CV has heard of none of the {total} things on the list.'),
      none('Of {total} skills for {job}, the CV names zero. That is not a mismatch, that is a wrong number.'),
      part('{Missing} of {total} skills for {job} are missing, {skill1} first. The orchestra is here; the strings are not.'),
      part('The job lists {total} skills, the CV meets {matched}. {Skill1} is standing outside in the rain.'),
      two('No {skill1}, no {skill2}. {Job:a} without those is a kitchen with a very nice door.'),
      two('A recruiter for {job} types {skill1}, then {skill2}. The search returns other people.'),
      'Where {skill1} should be, the CV has put a pot plant.',
      '{Skill1}: everyone hiring {job:a} asks for it. Your {cvWords} words are looking at their shoes.',
      part('{Matched} out of {total} for {job}. On a dartboard that would be the wall.'),
      two('{Skill1} and {skill2} have left the building, or were never asked in. {Job} is on the sign outside.'),
      part('{Missing} of {total} boxes for {job} stay empty. {Skill1} is the large one by the door.'),
      'You apply as {job:a} and leave out {skill1}. It is a swimming club application that avoids the subject of water.',
      two('The advert says {skill1}, {skill2}. The CV says hello, and describes the weather in {cvWords} words.'),
      'If you know {skill1}, you have hidden it well in {cvWords} words. If not, they will ask on minute two.',
      part('{Total} ingredients for {job}; you brought {matched}. It is going to be a flat cake.'),
      'The filter for {job} holds up a card that says {skill1}. Nobody comes through the gate.',
      two('{CvSkills} skills on the list, and still no {skill1} and no {skill2}. It is a full suitcase without trousers.'),
      part('{Missing} skills short of {job}: you can see the harbour, {skill1} is the water.'),
      none('{Total} things are asked of {job:a}, {skill1} above all. The CV answers a different exam, neatly.'),
      two('Between you and {job}: {skill1}, {skill2} and a robot with a checklist.'),
    ],
    gentle: [
      part('{Missing} of {total} usual skills for {job} are not on the page, {skill1} for one. If you have it, say so.'),
      two('I looked for {skill1} and {skill2}. If you have used them, name them where you did.'),
      'Recruiters for {job} search for {skill1}. If you know it under another name, use theirs.',
      part('You cover {matched} of {total}. Which of the missing ones have you touched in a project or a course?'),
      two('Do not add what you cannot do. But if {skill1} or {skill2} is only unmentioned, mention it.'),
      'If {skill1} is new to you, a short course and one small project would make an honest line.',
      part('The step from {matched} to more of the {total} skills may be a matter of wording. Check {skill1} first.'),
      none('None of the {total} skills that {job} asks for stand on the page. Which have you used, even a little?'),
      two('Start with {skill1}: it matters most for {job}. Then {skill2}.'),
      'Look for {skill1} in your own past: a task, a project, a course. One line is enough to be found.',
      part('{Missing} terms keep a search from finding you as {job:a}. Add those that are true, beginning with {skill1}.'),
    ],
    fixes: [
      'If you have used {skill1}, name it in the bullet where you did and in the skills; if not, leave it out and learn it.',
      two('Add {skill1} and {skill2} in the words of the advertisement, but only where you can back them up.'),
      'Check the {job} advertisement term by term: what you have goes in with an example, what you lack stays out.',
    ],
  },
} as const satisfies Record<string, KindJokes>;
