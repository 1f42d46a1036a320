import { SITE_NAME } from '../../domain/product-name.ts';

// Sentences and labels that the specification gives, to the letter.
const GENERATE = 'GENERATE MY PROFESSIONAL HEADSHOT';
const TRY_AGAIN = 'TRY AGAIN';
const UPGRADE = 'UPGRADE TO PERSONAL HEADSHOT ($5)';
const HEADSHOT_FAILED = 'HEADSHOT FAILED';
const NOT_AN_IMAGE = "That's not an image, genius. Try again.";
const NO_PHOTO = 'Upload a photo first, or are you camera-shy?';

export const HEADSHOT_COPY = {
  title: `Free professional headshot · ${SITE_NAME}`,
  description:
    'Upload a photo, get a professional headshot. It will not look like you, and that is the kindest thing about it. Free, and the photo never leaves your browser.',
  heading: 'A headshot worthy of your CV',
  lead: 'Upload any photo. Eight steps of very serious processing later, you get the portrait that your career so far has earned.',
  photoStays: 'Your photo never leaves this browser. Nothing is uploaded.',
  /** Said only once it is true: when all fifteen portraits are here. */
  unplugged: 'Pull the plug and it works all the same.',
  photo: {
    drop: 'Drop your photo here',
    or: 'or',
    choose: 'CHOOSE PHOTO',
    hint: 'Any image. Holiday, wedding, somebody else’s arm: all fine.',
    dropped: 'What a face',
    remove: 'REMOVE',
  },
  preview: 'The photo you chose',
  generate: GENERATE,
  notAnImage: NOT_AN_IMAGE,
  noPhoto: NO_PHOTO,
  alertHeading: 'Hold still',
  alertClose: 'Close',
  alertAction: 'ALL RIGHT',
  progressHeading: 'Do not blink',
  progressLabel: 'How far the portrait is',
  /** One every 800 ms (product specification 9). */
  messages: [
    'Removing the background, the foreground and most of the middle.',
    'Looking for your good side. Widening the search.',
    'Adding a suit. The suit asked not to be named.',
    'Teaching the eyes to look passionate about logistics.',
    'Straightening the tie, then the facts.',
    'Blending in a colleague from the wedding photo.',
    'Asking a recruiter. She has seen it and gone for a walk.',
    'Signing it, so that nobody else can be blamed.',
  ],
  resultHeading: 'Your professional headshot',
  before: 'Before',
  after: 'After',
  failed: HEADSHOT_FAILED,
  failedText: 'Even our worst portrait would not come. Take it as a compliment.',
  tryAgain: TRY_AGAIN,
  upgrade: UPGRADE,
  upgradeHeading: 'Coming soon',
  upgradeText: 'The personal headshot is coming soon. It will cost five dollars and look like you, so think it over. Nothing has been charged.',
  download: 'DOWNLOAD IT',
  downloadFailed: 'Your browser will not let go of it. A screenshot will do: the art survives.',
  share: 'SEND IT TO A FRIEND',
  shareText: (title: string) => `My new professional headshot: ${title}. Hire accordingly.`,
  copied: 'Your browser cannot share pictures. The caption is on your clipboard; send it with the file.',
  next: 'The portrait is a joke. The CV under it should not be.',
  roast: 'ROAST MY CV',
} as const;

export interface Portrait {
  /** Its picture: `pictures/{file}.svg`. */
  file: string;
  title: string;
  caption: string;
  /** What it shows, for whoever cannot see it. */
  alt: string;
}

/** Fifteen results (product specification 9). */
export const PORTRAITS: readonly Portrait[] = [
  {
    file: 'potato',
    title: 'The Grounded Professional',
    caption: 'Down to earth, adapts to any side, does its best work at two hundred degrees.',
    alt: 'A potato with glasses, a chive for a parting, a suit and a red tie.',
  },
  {
    file: 'cactus',
    title: 'The Low-Maintenance Hire',
    caption: 'Survives on one piece of feedback a year. Do not hug.',
    alt: 'A stern cactus in a brown suit, a small red flower on top, both arms up.',
  },
  {
    file: 'egg',
    title: 'The Hard-Boiled Negotiator',
    caption: 'Has been through hot water and came out set in its ways.',
    alt: 'An egg with a crack across the brow and magnificent eyebrows, in a suit with a yellow tie.',
  },
  {
    file: 'duck',
    title: 'The Senior Debugger',
    caption: 'Listens to every problem, interrupts nobody, floats.',
    alt: 'A rubber duck in a grey suit, one eyebrow raised.',
  },
  {
    file: 'stapler',
    title: 'The Team Player',
    caption: 'Holds things together until page fifteen.',
    alt: 'A red stapler with a determined look, in a burgundy suit.',
  },
  {
    file: 'balloon',
    title: 'The Rising Star',
    caption: 'Full of promise, among other gases. Keep away from sharp questions.',
    alt: 'A red balloon with big eyes tied into the collar of a green suit, looking up.',
  },
  {
    file: 'pixels',
    title: 'The 2009 Original',
    caption: 'Enlarged with love from a picture the size of a stamp.',
    alt: 'A face of sixty very large pixels in a suit.',
  },
  {
    file: 'back',
    title: 'The Visionary',
    caption: 'Already looking at the next thing.',
    alt: 'The back of a head with a careful swirl of hair, above a dark suit.',
  },
  {
    file: 'forehead',
    title: 'The Video Call Veteran',
    caption: 'Brings a strong upper third to every meeting.',
    alt: 'An enormous forehead with three lines of thought; the rest of the face is below the picture.',
  },
  {
    file: 'toast',
    title: 'The Cropped Wedding Guest',
    caption: 'Warm, reliable, and cut out of a happier evening.',
    alt: 'A slice of toast in a suit with a pat of butter on its brow, somebody else’s hand on its shoulder.',
  },
  {
    file: 'teapot',
    title: 'The Power Pose',
    caption: 'Crossed its arms for authority. Then crossed the spare ones.',
    alt: 'A turquoise teapot in a dark suit with four crossed arms.',
  },
  {
    file: 'pear',
    title: 'The Old Master',
    caption: 'Twenty years of leadership experience, most of it in oil.',
    alt: 'A painting in a golden frame: a pear with a moustache, in a white ruff.',
  },
  {
    file: 'scribble',
    title: 'The Design Budget',
    caption: 'By a nephew of four, who is available for projects.',
    alt: 'A child’s crayon drawing of a person with a tie, a sun and a lot of teeth.',
  },
  {
    file: 'fishbowl',
    title: 'The Deep Thinker',
    caption: 'Goes into every meeting completely fresh. Every few seconds.',
    alt: 'A goldfish bowl for a head, goldfish inside, in a suit with an orange tie.',
  },
  {
    file: 'cone',
    title: 'The Stakeholder Manager',
    caption: 'Stands in the middle of everything and redirects it.',
    alt: 'A traffic cone with eyes and a polite smile, in a suit.',
  },
];
