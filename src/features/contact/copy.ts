import { REFUND_DAYS } from '../../domain/limits.ts';
import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences and labels that the specification gives, to the letter.
const COPY_TEXT = 'Copy Text';
const COPIED = 'COPIED!';
const COPY_FAILED = 'Copy failed. Please manually copy the text below.';

/** What a message can be about (product specification 3). */
export const CONTACT_CATEGORIES = {
  general: 'The world in general',
  technical: 'Something is broken',
  billing: 'Payment and receipts',
  refund: 'I want my money back',
  feedback: 'Feedback on the feedback',
  partnership: 'Partnership',
} as const;
export type ContactCategory = keyof typeof CONTACT_CATEGORIES;

export const CONTACT = {
  title: `Contact · ${SITE_NAME}`,
  description: `Write to ${SITE_NAME}: technical and billing questions are answered within 24-48 hours, refunds within 3-5 business days, hurt feelings never.`,
  heading: 'Complaints department',
  lead: 'A person reads this. Write as you would on a good CV: what happened, to what, with which result.',
  formHeading: 'Put it in writing',
  formNote:
    'This form sends nothing by itself. It puts your words in order, and you send them yourself: that way we need no account of you, and you keep a copy.',
  name: 'Your name',
  email: 'Your e-mail address',
  category: 'What is it about?',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Got a receipt? Its payment number (R-…) helps. Please do not paste the whole CV: we will take your word for it.',
  submit: 'PUT IT IN ORDER',
  directHeading: 'Or straight to the point',
  direct: 'The address everything ends up at anyway:',
  noAddress: 'This installation has no support address, so there is nowhere to send an e-mail. If its operator has named a postal address, it stands below.',
  runBy: 'Run by',
  address: 'Postal address:',
  dialogTitle: 'Your letter, ready to send',
  dialogText: (email: string) => `Copy it and send it to ${email}.`,
  dialogNowhere: 'This installation has no support address to send it to. Copy it, and hand it to whoever runs this site.',
  dialogLabel: 'The composed text',
  copy: COPY_TEXT,
  copied: COPIED,
  copyFailed: COPY_FAILED,
  openMail: 'Open it in my mail program',
  close: 'Close',
  lines: { from: 'From', email: 'Email', category: 'Category', subject: 'Subject', message: 'Message' },
  timesHeading: 'When you will hear from us',
  times: [
    { what: 'Technical and billing', when: '24-48 hours' },
    { what: 'Refunds', when: '3-5 business days' },
    { what: 'General complaints', when: 'whenever' },
    { what: 'Hurt feelings', when: 'never' },
  ],
  refundPolicy: 'The whole Refund Policy',
  questionsHeading: 'Common complaints',
  questions: [
    {
      question: 'Your robot says my CV has no bullet points. It has twelve.',
      answer:
        'Open “What the robot saw” on your roast. If the twelve are in there as one long line, the file draws its bullets as pictures or glues the lines together, and the next robot will see the same. If they are in there properly and we still missed them, that is a bug: send us the sentence around one of them.',
    },
    {
      question: 'I paid and saw nothing.',
      answer:
        'The receipt in your mail has the address of what you bought. It is the same page, it waits for you, and closing the tab changes nothing. If it has not been written within an hour, the money goes back by itself.',
    },
    {
      question: 'The roast was mean.',
      answer:
        'About the paper, yes. If a line was about you rather than your CV, tell us which one: we take those out. For the same findings without the teeth, press the gentle voice on the result.',
    },
    {
      question: 'The roast was not mean enough.',
      answer: 'Your CV may be good. It happens, and we are as surprised as you.',
    },
    {
      question: 'I changed one line and the score moved.',
      answer: 'It is supposed to. Open the score: each point has its reason. The same CV for the same job gets the same score every time, on every machine.',
    },
    {
      question: 'Can you just delete everything?',
      answer: 'You can, quicker than we could: the button is at the foot of every result page. It takes a second and gives you a receipt.',
    },
    {
      question: 'I want a refund.',
      answer: `Reports and CV builds within ${REFUND_DAYS.full_roast_report} days, optimizations within ${REFUND_DAYS.cv_optimization}. Choose that category above and name the payment number of your receipt.`,
    },
  ],
} as const;
