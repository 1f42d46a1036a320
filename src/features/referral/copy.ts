import { SITE_NAME } from '../../domain/product-name.ts';
import { priceOf } from '../../domain/prices.ts';

export const REFERRAL = {
  title: `For recruiters · ${SITE_NAME}`,
  description: `Recruiters: send applicants here instead of another “we went with someone else”. ${SITE_NAME} tells them which line was the problem.`,
  heading: 'For recruiters who have run out of kind ways to say it',
  lead: 'You have four hundred CVs and one reply template. Put one link at the bottom of it, and the person you turn down learns what you saw in eight seconds and had no time to write.',
  linkHeading: 'The link',
  linkText: 'Paste it under your rejection. It costs you nothing, tracks nobody, and pays you nothing either: that is why it can be trusted.',
  copy: 'COPY THE LINE',
  copied: 'COPIED. BE GENTLE.',
  copyFailed: 'Your browser will not copy. Mark the line and do it by hand.',
  sentence: (site: string) => `PS: If you would like to know what a first reader sees in your CV, line by line and free of charge: ${site}`,
  offersHeading: 'What they find here',
  cards: {
    roast: {
      name: 'Free roaster',
      price: 'Free',
      text: 'Their CV with red pen on it: which line was weak, why, and what to write instead. There is a gentle voice, for those who have had your reply already.',
      action: 'ROAST A CV',
    },
    build: {
      name: 'CV builder',
      price: priceOf('cv_build'),
      text: 'For whoever has none worth mending. It asks, writes down what it is told and nothing else, and gives out a Word file your software can read.',
      action: 'BUILD A CV',
    },
    optimize: {
      name: 'Job optimizer',
      price: priceOf('cv_optimization'),
      text: 'CV and advert side by side: what is said, what is true but unsaid, and what had better not be claimed. You will be spared the third kind.',
      action: 'OPTIMIZE A CV',
    },
  },
  promiseHeading: 'What we do not do',
  promises: [
    'We rank nobody, and sell no list of anybody.',
    'We tell you nothing about those who come here, not even that they did.',
    'We invent nothing on their CV. If a number is missing, we ask them for it.',
  ],
} as const;
