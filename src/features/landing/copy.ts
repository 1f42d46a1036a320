import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences and labels that the specification gives, to the letter.
const MOST_POPULAR = 'MOST POPULAR';

/** Only the prerendered page carries it, so it stays out of the client's code. */
export const LANDING_DESCRIPTION =
  'Upload your CV and get it back with red pen on it: every weak line struck out, with the joke, the reason and the fix. Free, no account.';

export const LANDING = {
  title: `${SITE_NAME}: your CV, marked in red pen`,
  headline: { before: 'We read your CV', struck: 'with interest', inserted: 'out loud' },
  lead: 'Name the job, hand over the PDF, and it comes back marked in red: the joke, the reason, the way out.',
  gentle: 'GIVE ME GENTLE FEEDBACK',
  roast: 'ROAST MY CV',
  build: 'HELP ME BUILD A CV',
  seeOne: 'See one first: a made-up CV, marked',
  facts: ['Free', 'No account', 'The PDF is never stored'],
  example: {
    label: 'An example: a made-up CV, marked',
    tag: 'Made-up CV, real pen',
    name: 'Robin Ferrol',
    role: 'Operations Coordinator',
    profile: 'Profile',
    profileLine: { struck: 'Results-driven professional', rest: 'with a proven track record.' },
    profileNote: 'Driven by results, and left at the kerb: not one made it onto the page.',
    work: 'Operations Coordinator, Halden Freight',
    dates: '2021 to 2024',
    duty: { circled: 'Involved in', rest: 'the new booking system.' },
    dutyNote: 'So was the plug. What did you do to it?',
    strong: 'Cut missed pick-ups from 31 a week to 4.',
    strongNote: 'There it is. This line gets the call.',
    skills: 'Skills',
    skillsLine: { before: 'Excel, ', circled: 'E-mail', after: ', Multitasking' },
    skillsNote: 'E-mail: at last, a candidate who can be answered.',
    stamp: 'Send it back',
  },
  servicesHeading: 'Three ways to leave here better',
  services: {
    roast: {
      price: 'Free',
      name: 'The roaster',
      text: 'Every weak line quoted, marked and mocked, six scores with their sums, a fix under each joke.',
      action: 'ROAST MY CV',
    },
    build: {
      price: '$5',
      tag: MOST_POPULAR,
      name: 'The builder',
      text: 'Seven short steps, then a written CV you can edit and download as a Word file. Your facts only: we ask, we never invent.',
      action: 'BUILD A CV',
    },
    optimize: {
      price: '$5',
      name: 'The optimizer',
      text: 'Your CV set against one advert: cover letter, rewritten lines, the keywords you forgot, and a report you can keep.',
      action: 'OPTIMIZE IT',
    },
  },
  rulesHeading: 'House rules of the red pen',
  rules: [
    { name: 'It quotes you', text: 'Every joke points at a line you wrote, with page and line number. No line, no joke.' },
    { name: 'It counts', text: 'Scores come from rules you can open. Same CV, same job, same number.' },
    { name: 'It marks paper', text: 'Your age, name, family, gaps and passport are none of its business. They change no score and feed no joke.' },
    { name: 'It forgets', text: 'The PDF is never stored. The text is deleted after 30 days.' },
  ],
} as const;
