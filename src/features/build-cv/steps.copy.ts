import { BUILD as BUILD_LIMITS } from '../../domain/limits.ts';
import { priceOf } from '../../domain/prices.ts';
import { HEADINGS } from './copy.ts';

// Sentences and labels that the specification gives, to the letter.
const GENERATE_CV = 'GENERATE CV';

const PRICE = priceOf('cv_build');

export const STEP_JOB = {
  heading: HEADINGS.step1,
  note: 'Aim first. Then the paper.',
  jobTitle: 'Job title you want',
  jobTitleHint: 'As adverts put it, not as it says on your door.',
  jobTitlePlaceholder: 'e.g. Warehouse Manager',
  industry: 'Industry',
  industryHint: 'Pick one or type your own.',
  industryPlaceholder: 'e.g. Logistics',
  country: 'Country',
  countryHint: 'Where you are applying. It decides the paper size, not your worth.',
  countryPlaceholder: 'e.g. Ireland',
  missing: {
    jobTitle: 'The job title. A CV that is after nothing gets it.',
    industry: 'The industry. Even “I will know it when I see it” works somewhere.',
    country: 'The country. Paper has customs too.',
  },
} as const;

export const STEP_LEVEL = {
  heading: HEADINGS.step2,
  note: 'Scars count. Internships too.',
  level: 'Experience level',
  blurbs: {
    '0-2': 'New on the ice. Big eyes, short page.',
    '3-7': 'You know where the stapler is, and who took it.',
    '8-15': 'You have trained the people who trained the people.',
    '15+': 'You have buried three intranets.',
  },
  path: 'And where are you heading?',
  pathHint: 'Optional. It tells the writer what to lead with.',
  missing: { experienceLevel: 'One of the four. The seal does not bite.' },
} as const;

export const STEP_ROLE = {
  heading: HEADINGS.step3,
  note: 'Nothing now? The last one, then.',
  jobTitle: 'Your job title',
  jobTitlePlaceholder: 'e.g. Shift Lead',
  company: 'Company',
  companyPlaceholder: 'e.g. Harbour Logistics',
  start: 'Since',
  startHint: 'The year alone will do.',
  end: 'To',
  endHint: 'Only if it has ended. Left empty, it goes on.',
  achievement: 'One thing that went better because of you',
  achievementHint: '1-2 lines. What you did, what came of it, a number if somebody counted. One line, one bullet.',
  achievementPlaceholder: 'e.g. Moved the night shift to scanners; picking errors went from 4 in 100 to 1.',
  missing: {
    currentJobTitle: 'Your job title. “Various” is not one.',
    currentCompany: 'The company. Your own counts, even with one employee and a cat.',
  },
} as const;

/** Dates that cannot both be right, or not yet; a hint that stops nobody. */
export const DATE_DOUBTS = {
  order: 'This ends before it begins. One of the two dates is wrong, and both would be printed.',
  futureStart: 'The beginning is still to come. It would be printed as it stands.',
  futureEnd: 'The end is still to come. It would be printed as it stands.',
} as const;

/** The two lists a date is put together from. */
export const MONTHS = { month: 'Month', year: 'Year', noMonth: '–', noYear: '–' } as const;

export const STEP_PREVIOUS = {
  heading: HEADINGS.step3b,
  note: 'Two is plenty. Nobody reads job nine.',
  lead: 'Up to two earlier jobs. Every field may stay empty, and so may all of it.',
  role: (number: number) => `Earlier job ${number}`,
  jobTitle: 'Job title',
  company: 'Company',
  start: 'From',
  end: 'To',
  achievement: 'What went better there because of you',
  achievementHint: 'One line, one bullet.',
  add: 'ADD AN EARLIER JOB',
  remove: 'Remove',
  removed: 'Earlier job removed.',
  full: 'That is both. Older jobs can be added in the editor.',
} as const;

export const STEP_SKILLS = {
  heading: HEADINGS.step4,
  note: '“Hard-working” is a mood.',
  skills: 'Top skills',
  hint: `At least ${BUILD_LIMITS.minSkills}, at most ${BUILD_LIMITS.maxSkills}. Things somebody could watch you do. Enter adds one.`,
  count: (count: number) => `${count} of ${BUILD_LIMITS.maxSkills}`,
  tags: {
    add: 'Add',
    remove: 'Remove',
    placeholder: 'e.g. Forklift licence',
    added: (tag: string) => `Added: ${tag}.`,
    removed: (tag: string) => `Removed: ${tag}.`,
    known: (tag: string) => `${tag} is on the list already.`,
    full: 'Five. A sixth would only dilute them. Remove one to swap it.',
  },
  missing: (wanted: number) =>
    wanted === 1 ? 'One more skill. You can read, for a start; think of a rarer one.' : `${wanted} more skills. Three is the least a robot will search for.`,
} as const;

export const STEP_BONUS = {
  heading: HEADINGS.bonus,
  note: 'Brag here. It is the one place.',
  achievement: 'Proudest achievement',
  achievementHint: 'At work or not. What was there before you, and what was there after.',
  achievementPlaceholder: 'e.g. Got 40 neighbours, two dogs and the council to agree on one bicycle shed.',
  education: 'Education',
  educationHint: 'Degree or certificate, school, years. One line will do.',
  educationPlaceholder: 'e.g. Diploma in Logistics, Cork Technical College, 2012 - 2014',
} as const;

export const STEP_INTERESTS = {
  heading: HEADINGS.interests,
  note: 'Last page. Then I write.',
  interests: 'Personal interests',
  interestsHint: 'Optional, and short. “Reading, travelling, music” describes everyone alive: name the book, the road, the band.',
  interestsPlaceholder: 'e.g. Restoring a 1974 rowing boat; the boat is winning',
  generate: GENERATE_CV,
  before: `Pressing the button sends your answers to us, where they are saved for up to 30 days, and writes your CV. Free up to the preview; ${PRICE} opens it.`,
} as const;
