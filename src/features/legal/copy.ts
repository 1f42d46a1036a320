import { IMMEDIATE_DELIVERY } from '../../domain/immediate-delivery.ts';
import { REFUND_DAYS, RETENTION_DAYS } from '../../domain/limits.ts';
import { SITE_NAME } from '../../domain/product-name.ts';
import { priceOf } from '../../domain/prices.ts';

// Sentences and labels that the specification gives, to the letter.
const TERMS_OF_SERVICE = 'Terms of Service';
const PRIVACY_POLICY = 'Privacy Policy';
const REFUND_POLICY = 'Refund Policy';
const BACK_TO_REALITY = 'Back to Reality';

/** A paragraph, or a list. */
export type LegalBlock = string | readonly string[];

export interface LegalText {
  title: string;
  description: string;
  heading: string;
  /** In one breath, above everything. */
  short: string;
  /** The banner. */
  note: string;
  sections: readonly { heading: string; blocks: readonly LegalBlock[] }[];
}

export const LEGAL = {
  home: BACK_TO_REALITY,
  managementHeading: 'A note from the management',
  updated: 'Last changed on 22 November 2026',
  shortHeading: 'In one breath',
  contents: 'On this page',
  writeTo: 'Write to',
  noAddress: 'This installation has no support address. What it knows of its operator is on',
  contactForm: 'the contact page',
  operator: {
    runBy: 'This site is run by',
    nameless: 'Whoever runs this installation has not entered a name. Before you pay anybody, you may want to know one.',
    address: 'Postal address:',
    noAddress: 'No postal address has been entered.',
    email: 'E-mail:',
    noEmail: 'No e-mail address has been entered.',
  },
} as const;

const price = priceOf('full_roast_report');

/** The section under which a page says who runs this installation; only the server knows. */
export const OPERATOR_SECTION = 'Who runs this site';

export const TERMS: LegalText = {
  title: `${TERMS_OF_SERVICE} · ${SITE_NAME}`,
  description: `The terms of ${SITE_NAME}: what you get, what you pay, what we promise about your CV, and what nobody can promise about a job.`,
  heading: TERMS_OF_SERVICE,
  short: `You hand us a CV, we tell you the truth about it. You must be 18 or older. Free things are free, paid things cost ${price} once, and no amount of red pen can promise you a job.`,
  note: 'Our lawyer asked us to be serious here. Our lawyer also wrote “results-driven” on his CV, so we compromised: it is all binding, and some of it is funny.',
  sections: [
    {
      heading: OPERATOR_SECTION,
      blocks: ['These terms are between you and the operator of this installation; what you buy, you buy from the operator.'],
    },
    {
      heading: 'Who may use it',
      blocks: [
        'You must be 18 or older. There are no accounts and no logins: whoever holds the address of a result page can open it. Treat that address as you would treat a key, and do not post it.',
        'Upload only a CV that is yours, or that its owner asked you to upload. Roasting a colleague behind his back is what the kitchen is for.',
      ],
    },
    {
      heading: 'What you get',
      blocks: [
        [
          'The roast, its gentle version, the re-roast of a mended CV, and the headshot generator: free.',
          `The Full Roast Report: ${priceOf('full_roast_report')}, once, for one CV and one target job.`,
          `The CV build with editor and Word file: ${priceOf('cv_build')}, once, for one CV.`,
          `The optimization for one job: ${priceOf('cv_optimization')}, once, for one CV and one advert.`,
          'The personal headshot upgrade is not for sale yet. The button says so when you press it.',
        ],
        'Nothing renews itself. There is no subscription to forget.',
      ],
    },
    {
      heading: 'What it is, and what it is not',
      blocks: [
        'The feedback is humorous. It is about the paper, never about you: no joke here touches your age, gender, origin, family, health, faith, name, photo, gaps or layoffs. If one ever seems to, tell us and we will take it out.',
        'Scores are worked out by rules, and you can open each one and see what it is made of. They are our opinion of a document. No employer uses them, and a good one promises no interview, offer, salary or applause.',
        'Suggestions, rewrites, cover letters and built CVs say nothing you did not tell us; where a fact is missing we ask you for it. They describe an ideal version. Before you send anything to an employer, read it and make sure every word is true. Keeping your CV truthful is your job, and the only one here we can guarantee you have.',
        'The headshots are drawings. They are not photographs of you, and we hope they resemble nobody.',
      ],
    },
    {
      heading: 'What stays yours',
      blocks: [
        'Your CV, your answers and what we write from them are yours, to use as you like, for ever. We claim no right to them beyond what it takes to show them to you.',
        `Ours are the product itself, its jokes, its drawings and the name ${SITE_NAME}. Share your roast as widely as you dare; do not sell it as your own comedy act.`,
      ],
    },
    {
      heading: 'Paying',
      blocks: [
        'Payments are handled by our payment provider on its own page. We never see your card. Prices are in US dollars; your bank may charge for the conversion.',
        'What you paid for is delivered at once, on the page you come back to, and its address is sent to the e-mail you gave at the checkout. If we cannot deliver within an hour, the payment is sent back by itself. What else can be refunded, and for how long, is in the Refund Policy.',
        'The receipt carries a payment number. It is how we find your payment when you write to us; it opens nothing and tells nobody who you are.',
      ],
    },
    {
      heading: 'Delivery at once, and your right to withdraw',
      blocks: [
        'In the European Union and the United Kingdom, whoever buys at a distance may withdraw within 14 days without giving a reason. For digital content that right ends when delivery begins, if you expressly asked for delivery at once and acknowledged that the right ends with it.',
        `What we sell is digital and written within seconds, so that is what we ask of you. It is printed beside every button that pays: “${IMMEDIATE_DELIVERY}” By pressing the button you give that consent; your receipt repeats it in writing.`,
        `If nothing has been delivered yet, the right has not ended, and your money goes back. And our own refund windows do not depend on any of this: ${REFUND_DAYS.full_roast_report} days for the report and the CV build, ${REFUND_DAYS.cv_optimization} days for the optimization, on the terms of the Refund Policy.`,
      ],
    },
    {
      heading: 'How long things are kept',
      blocks: [
        `CV files are deleted after ${RETENTION_DAYS} days unless an account exists, and since there are no accounts, that means after ${RETENTION_DAYS} days. The PDF itself is never stored at all: we read it and let it go. If you buy something for a CV, its ${RETENTION_DAYS} days begin anew, so that you have time to use what you paid for. Download it; afterwards it is gone.`,
        'You can delete everything about a CV at any time, with the button on its result page.',
      ],
    },
    {
      heading: 'Manners',
      blocks: [
        [
          'No malware, no attempts at other people’s results, no scraping, no automated mass uploads. There are limits, and they are counted.',
          'Do not use it to decide about applicants. It was built to make one person laugh and one document better, not to sort a pile.',
          'Whoever breaks this can be shut out. Paid results stay available to whoever paid for them.',
        ],
      ],
    },
    {
      heading: 'If something goes wrong',
      blocks: [
        'The service is provided as it is. As far as the law lets us, we are not liable for lost opportunities, hurt feelings, or a recruiter who disagrees with us; and for anything else not beyond what you paid us. Nothing here takes away rights the law gives you as a consumer, or limits liability for intent, gross negligence, injury or anything else that cannot be limited.',
      ],
    },
    {
      heading: 'If these terms change',
      blocks: [
        'Changes are announced on this page 30 days ahead. What you have already paid for stays under the terms you paid under.',
        'If a sentence here turns out to be void, the rest stands, much like your CV after the objective statement is removed.',
      ],
    },
  ],
};

export const PRIVACY: LegalText = {
  title: `${PRIVACY_POLICY} · ${SITE_NAME}`,
  description: `What ${SITE_NAME} does with a CV: what is stored and for how long, what never is, who else sees it, and the button that deletes it now.`,
  heading: PRIVACY_POLICY,
  short: `No accounts, no cookies, no trackers, no advertising. We keep the text of your CV for ${RETENTION_DAYS} days so that the page you bookmarked still works, and you can delete it at once.`,
  note: 'You are handing a stranger your address, your phone number and the dates of every job you ever left. We noticed. This page is the shortest honest answer to “and then what?”',
  sections: [
    {
      heading: OPERATOR_SECTION,
      blocks: [
        'Whoever runs this installation decides what happens to your data here, and answers for it (the “controller”, where the law has a word for it).',
      ],
    },
    {
      heading: 'What we store, and for how long',
      blocks: [
        [
          `Roast: the text of your CV line by line (with the places and the looks of the lines, which the jokes point at), the job you named, the roast, what you put right about it, and the report if you buy it. ${RETENTION_DAYS} days from the upload, or from the purchase if there is one.`,
          `CV build: your answers and the CV written from them, later with your own edits; from the moment you press Unlock also your name, how to reach you, your languages, older jobs and further skills, as far as you gave them. ${RETENTION_DAYS} days, likewise.`,
          `Optimization: the text of your CV, the name of the file and its size, the advert and company pages you pasted, your answers to the two optional questions, and the result. It reaches us when you look at the match or press the button that pays, and it stays ${RETENTION_DAYS} days, likewise, even if you turn round at the checkout.`,
          'Payment: what was bought, for how much, when, its payment number, the random number of the page it was bought for, and the payment provider’s own numbers for it. As long as tax law wants it. It holds no word of a CV and no card.',
          `Receipt: your e-mail address, which the payment provider tells us, until the receipt has been sent and ${RETENTION_DAYS} days at most. Where no mail provider is connected, receipts lie on the server’s own disk for as long.`,
          `A link you have mailed: the address you type, until the mail has been sent, and ${RETENTION_DAYS} days at most. If you deleted the result, the mail goes with it unless it is on its way.`,
          'Limits: how often an address has called within the last day, and how often a link was mailed to an address, under a scrambled form of either, until the limit has run out.',
        ],
        'Every result page says on which day its data goes, and has a button that makes it go now. You get a receipt for that, too.',
        'Deleted means out of every table at once, so that nobody can call it up again. The files underneath are swept of it afterwards: within the hour where the database runs inside this server, which it does unless the operator keeps a database server of their own; there, and in backups if there are any, it goes when those turn over.',
      ],
    },
    {
      heading: 'What we never store',
      blocks: [
        [
          'The PDF file. It is read in memory and dropped.',
          'A CV that could not be read, or that you only imported into the questionnaire or read into the optimization: it is read on our side, and nothing of it is kept there.',
          'A photo for a CV. Where the country you are writing for expects one and you add it in the editor, it stays in the open page and is sent along each time the page is set as a PDF or a preview. It is cleaned of what the camera wrote into the file, printed and dropped: it is in no table, no log and no score.',
          'A photo for the headshot generator. It never leaves your browser; once the page is loaded you can pull the plug and it still works.',
          'The text of your CV in any log. Logs hold times, routes and codes.',
          'Cookies. There are none, so there is no banner. You are welcome.',
        ],
      ],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        'So that a closed tab costs you nothing, your own browser remembers the following, in what it calls local storage:',
        [
          'Your answers to the CV builder, until you press Start over there.',
          'For the CV builder: your name, how to reach you, your languages, older jobs and further skills, from an imported CV or from its last page. They are sent to us when you press Unlock, and stay on the device until the CV is deleted with the button on its page, or you start over without having bought it.',
          'Drafts of the editor that you have not saved, until you save or discard them.',
          'The optimization form: the text of the CV, the advert, the company pages, your answers. Until it is paid for, or you press Clear it all.',
          'Which changes of an optimization you accepted, and your edits of its letter.',
          'The links to the last ten results you looked at, each with the job it was for, until you press Forget all below them or delete the result.',
          'Whether we have already offered you a headshot on your way out.',
        ],
        'None of it has a date on which it goes by itself, and anybody else who uses this browser can find it. The button that deletes a result removes the copies that belong to it from the device it is pressed on; clearing this site’s data in the browser’s settings removes everything. For the length of a visit the browser also notes which CV you went to pay for, and the number of a payment.',
        'None of it is sent to us by itself, with one exception: the editor sends its text while you work, to be scored, and nothing of that is stored.',
      ],
    },
    {
      heading: 'Who else sees any of it',
      blocks: [
        [
          'The payment provider, if you pay: what you type on its page, and from us the product, the price and a random number.',
          'The mail provider, if one is connected and you pay or have a link mailed: your address, and the receipt or the link. Both hold the private link to a result, so whoever can read that mail, there or in your mailbox, can open it until it is deleted.',
          'A language model, only if one is connected to this installation (below).',
          'Nobody else. We sell no data, show no advertising and feed no recruiter’s database.',
        ],
      ],
    },
    {
      heading: 'If a court asks',
      blocks: [
        `An order that binds us gets what we hold on the day it arrives, and no more. Before the ${RETENTION_DAYS} days are over that is a good deal: the text of your CV, your answers, the advert, and everything written from them, if the order names the page they belong to. We have no accounts to look people up in, but a text holds the name you put in it.`,
        `After the ${RETENTION_DAYS} days, or from the moment you press the delete button, it is the payment record described above, and nothing if you never paid. What the payment provider and the mail provider keep, they keep under their own rules.`,
      ],
    },
    {
      heading: 'The language model',
      blocks: [
        'All judging is done by rules of our own, on our own machine. A language model may be connected to write the prose; the next line says whether one is on this site.',
        'What it would get: the lines of your CV, or your answers, with your name and nickname, address and home town, e-mail, phone and links taken out, and your date of birth, the numbers a state or a bank gave you, and your referees; what our rules found in them, the job you named, and for an optimization the advert and company pages you pasted. What it never gets: the file, those personal details, payment data, or your network address. One gap we know of: the name you give on the last page of the questionnaire never goes along, so a name you type into one of its answers is not recognised as yours. It scores nothing and decides nothing, and its words are checked against your CV before you see them.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'Wherever you live, you can see your data (it is the page in front of you), take it with you (Word, PDF, JSON), correct it (“That’s wrong” on a roast, the editor for a CV), and delete it (the button). We process it to give you what you asked for, keep payment records because the law says so, and count calls to keep the service standing. Where the law gives you more than that, such as a complaint to a data protection authority, you have it.',
        'There are no accounts, so we cannot find your data by your name: the address of your result page is the only key. If you paid, the contact page has it mailed to the address of your receipt; if you did not and have lost it, the data goes by itself within the days named above.',
      ],
    },
    {
      heading: 'How it is kept safe',
      blocks: [
        'Result pages are found by random numbers of 122 bits that are never listed and never passed on to other sites. Uploaded files are read by a separate process that can touch neither disk nor network. Everything travels encrypted wherever this site is served over https.',
      ],
    },
    {
      heading: 'Age, and changes',
      blocks: [
        'The service is for people of 18 and older. Changes to this policy are announced here 30 days ahead; they never apply backwards to what you have already uploaded.',
      ],
    },
  ],
};

/** The line that follows “The language model”, by whether one is connected. */
export const PRIVACY_MODEL = {
  none: 'On this site: none. Nothing of your CV leaves this machine to be written about.',
  some: (provider: string) => `On this site: yes, through ${provider}.`,
} as const;
export const PRIVACY_MODEL_SECTION = 'The language model';

export const REFUND: LegalText = {
  title: `${REFUND_POLICY} · ${SITE_NAME}`,
  description: `How to get your ${price} back from ${SITE_NAME}: windows of ${REFUND_DAYS.full_roast_report} and ${REFUND_DAYS.cv_optimization} days, what counts, and how long it takes.`,
  heading: REFUND_POLICY,
  short: `If what you bought is broken, wrong or useless, you get your ${price} back. “It hurt” is not broken. “It was about somebody else’s CV” is.`,
  note: 'The money-back guarantee covers the goods. The jokes are final sale.',
  sections: [
    {
      heading: 'How long you have',
      blocks: [
        [
          `Full Roast Report (premium roast): ${REFUND_DAYS.full_roast_report} days from the payment.`,
          `Job optimization: ${REFUND_DAYS.cv_optimization} days from the payment.`,
          `CV build: ${REFUND_DAYS.cv_build} days from the payment. The same as for the report.`,
        ],
      ],
    },
    {
      heading: 'What you get back without asking',
      blocks: [
        [
          'Something you paid for that we could not deliver within an hour: sent back by itself.',
          'Something you paid for after it had been deleted, by you or by the calendar: there is nothing to deliver, so the money goes straight back.',
          'An amount that was not the price, however that came about: all of it.',
          'The same thing paid for twice, in two tabs or by two impatient thumbs: the second payment goes back by itself.',
        ],
      ],
    },
    {
      heading: 'What you get back when you ask',
      blocks: [
        [
          'The result says something about you that your CV or your answers do not say.',
          'The file does not open, or sections of it are empty that should not be.',
          'It read your CV badly enough to be useless, although the text can be selected with a mouse.',
          'It is plainly not what its page promised.',
        ],
        'You need not send it back. Keep the report; line it with something.',
      ],
    },
    {
      heading: 'What you do not get back',
      blocks: [
        [
          'The free roast: nothing was paid, and the truth cannot be returned.',
          'A score you disagree with. Open its ledger first; if a line in there is wrong, that is a bug, and a refund.',
          'A job you did not get. We were not in the room.',
          'A result you deleted yourself before telling us what was wrong with it: there is nothing left to look at, though we will listen.',
        ],
        'None of this takes away the rights that the law of your country gives you as a consumer. One of them, the 14 days in which you may withdraw without a reason, ends with delivery, because you asked for it at once (Terms of Service); these windows of ours do not.',
      ],
    },
    {
      heading: 'How to ask, and how long it takes',
      blocks: [
        'Write to us with the payment number of your receipt (it begins with R- and was also shown when you came back from the checkout) or the address of your result page, and one sentence on what is wrong. The contact page has a category for it.',
        [
          'We review it in 3-5 business days.',
          'Once agreed, the money is on its way to the card it came from in 7-10 business days. The last of these belong to your bank.',
        ],
        'With the refund the paid result closes. The free roast stays.',
      ],
    },
  ],
};
