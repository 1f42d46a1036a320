import type { Tone } from '../../../../../domain/roast.ts';
import type { TemplateSource } from '../../template.ts';
import { only } from '../standing.ts';

/** Why a CV fits a job as well as it does. Blanks: {job}, {title}, {where} ("title" or "headline"), {paper}, {skill}, {matched}, {missing}, {total}. */
export type RelevanceReason =
  | 'same-title'
  | 'near-title'
  | 'paper'
  | 'skill'
  | 'fits'
  | 'lacking'
  | 'all-lacking'
  | 'unheld'
  | 'nearest'
  | 'kindred'
  | 'untitled'
  | 'held'
  | 'no-list'
  | 'few-words'
  | 'thin';

export const RELEVANCE: Readonly<Record<Tone, Readonly<Record<RelevanceReason, readonly TemplateSource[]>>>> = {
  brutal: {
    'same-title': [
      'Your {where} is “{title}”. That’s the question answered before it’s asked.',
      'They want {job}, and the page says “{title}”. Somebody read the advert.',
      '“{title}”, right there on the page. You’d be surprised how rarely that happens.',
      'You’re asking for the job you can already spell: “{title}”.',
      '“{title}” on the page, and the same on the door. I can’t fault it, and I tried.',
      'It says “{title}”, they’re looking for one, and everybody gets home early.',
    ],
    'near-title': [
      '“{title}” is close enough to {job} that nobody will squint.',
      'From “{title}” to {job} is a short walk.',
      '“{title}” on the page, {job} on the door. They’d recognise each other.',
      'You’ve got “{title}” behind you and {job} in front. Fair enough.',
      'Your {where} says “{title}”. For {job}, that’ll get you past the desk.',
      'Nobody will ask how “{title}” ended up applying for this.',
    ],
    paper: ['You hold “{paper}”, and that’s what the job takes.', 'The job takes “{paper}”. You’ve got it. Good start.'],
    skill: [
      '“{skill}” is in the work and not just in a list. That’s what they came for.',
      'They’ll look for “{skill}”, and you’ve got it where it counts: in a job.',
    ],
    fits: [
      'The page and the job are on speaking terms.',
      'Right sort of work for the job. Carry on.',
      'This could only be for a job like that. You’d be surprised how rare that is.',
    ],
    lacking: [
      'Of {total} things adverts for this job usually ask for, I couldn’t find {missing}. Have you got them, or were you being modest?',
      'I couldn’t find {missing} of the {total} usual things. Software can’t either, and it won’t ask.',
    ],
    'all-lacking': [
      'Of {total} things adverts for this job usually ask for, I couldn’t find one.',
      'I went through {total} things this job usually needs and didn’t find any of them here.',
    ],
    unheld: ['You’ve got the licence and not had the post. Say what you’ve done that comes closest.'],
    nearest: [
      '“{title}” is the closest thing here to {job}. It’s a start. Now build the bridge.',
      'Nothing here comes nearer to {job} than “{title}”. Say so in the first line, or they’ll wonder.',
    ],
    kindred: ['{matched} of {total} usual skills are here, and “{title}” is a relation. Say so in the first line.'],
    untitled: ['You name {matched} of {total} usual skills and no title that says {job}. One line at the top could connect them.'],
    held: [
      '“{title}” to {job}: somebody has to explain that, and the recruiter’s busy.',
      'You’re asking {job} of a page that says “{title}”. One sentence on why would do it.',
    ],
    'no-list': [
      'I’ve no word list for that job, so I went by your titles and its own words. They only partly meet.',
      'Nobody’s given me a word list for that one, so I looked for the job’s own words. I didn’t find many.',
    ],
    'few-words': [
      'You hardly use the words that adverts for this job use. Software won’t guess.',
      only('I read it with {job} in mind. I had to keep reminding myself.', 'unskilled'),
      'The work may well fit. The words for it aren’t here.',
    ],
    thin: ['The title’s right. The lines under it say too little of the work.', 'Right title, and not enough underneath to prove it.'],
  },
  gentle: {
    'same-title': [
      'Your {where} “{title}” says it at once.',
      '“{title}” is exactly what they’re looking for. Keep it near the top.',
      'The page says “{title}”, so nobody has to guess.',
      '“{title}” on the page is the best argument you have.',
    ],
    'near-title': [
      '“{title}” is close to {job}, and a reader will see that.',
      'Your {where} “{title}” is a strong link to the job.',
      'The step from “{title}” is a small one.',
      '“{title}” will make sense to whoever is hiring.',
    ],
    paper: ['You hold “{paper}”, which the job takes. Make sure it’s seen early.'],
    skill: ['“{skill}” in your work is the strongest link to this job.', 'What helps most is “{skill}”, which your work shows.'],
    fits: ['The work on the page suits the job.', 'What you’ve done is close to what they need.'],
    lacking: [
      'I couldn’t find {missing} of {total} things adverts for this job usually ask for. Add those you have.',
      'I found {matched} of {total} usual skills. If you have others, name them where you used them.',
    ],
    'all-lacking': ['I couldn’t find any of {total} things adverts for this job usually ask for. Add those you have.'],
    unheld: ['You have the licence already. Say what you’ve done that comes closest to the post.'],
    nearest: [
      '“{title}” is the nearest of your titles. Say what it has in common with {job}.',
      'Of your titles, “{title}” comes closest to {job}. Tell the reader what carries over.',
    ],
    kindred: ['{matched} of {total} usual skills are here, beside the title “{title}”. Put the link into the summary.'],
    untitled: ['{matched} of {total} usual skills are here. A line at the top could tie them to {job}.'],
    held: ['The page says “{title}”. A sentence on why {job} is the next step would help.', 'From “{title}” to {job}: tell the reader what carries over.'],
    'no-list': [
      'We have no word list for that job, so we went by your titles and the job’s own words.',
      'This job isn’t in our lists; your titles and its own words decided.',
    ],
    'few-words': [
      'Few of the words that adverts for this job use are here. Borrow those that are true of you.',
      'Read two adverts and use their words where you’ve done the thing.',
    ],
    thin: ['The title fits. A little more about the work under it would help.'],
  },
};
