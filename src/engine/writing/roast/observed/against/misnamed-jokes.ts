import type { ShapeTellings } from '../observed-jokes.ts';
import type { Facts, Template } from '../../template.ts';

const of = (right: RegExp, text: string): Template => ({ text, when: (facts: Facts) => right.test(String(facts['right'])) });

const sorted = (text: unknown): string => Array.from(String(text)).toSorted().join('');
const sameLetters = (text: string): Template => ({ text, when: ({ it, right }: Facts) => sorted(it) === sorted(right) });

const GENTLE = [
  'It’s called {right}. Somebody who searches for that name doesn’t find “{it}”.',
  'Small, and quickly mended: write {right} wherever “{it}” stands.',
  'People who work with it notice this before anything else. It’s {right}.',
  'The name is {right}. Copy it once from the source, and check the rest of the list the same way.',
];

/** What stands under a wrong name; `{it}` as printed, `{right}` as it is called. */
export const MISNAMED: Readonly<Record<string, ShapeTellings>> = {
  paper: {
    brutal: [
      of(/^Chartered Financial Analyst/u, 'The C stands for Chartered. It’s the first letter, so there was time.'),
      of(/^Chartered/u, 'The word is Chartered. People go through a great deal to be called it, and they notice.'),
      of(/^ServSafe/u, 'It is ServSafe. You’ve served it at the wrong temperature.'),
      of(/^AWS/u, 'It’s {right}, plural. There’s more than one solution, and this was the other one.'),
      of(/^Project Management/u, 'It’s {right}. The name was a deliverable.'),
      of(/^Certified/u, 'It’s {right}. Whoever certified it spelled it out for you, on the certificate.'),
      'The people who issue it call it {right}. They’re rather attached to that.',
      'It’s called {right}. Getting its name wrong is no way to start a second date.',
      'On the certificate it says {right}. On the CV it says “{it}”. One of you wasn’t listening.',
      'It’s {right}. Anybody in the room who has it has just looked up.',
    ],
    gentle: [...GENTLE, 'A certificate is searched for by its exact name, and that’s {right}.'],
  },
  body: {
    brutal: [
      of(/^Society for/u, 'It’s {right}. Human resources is a field in which people remember what they are called.'),
      of(/^(?:Chartered Institute|Association)/u, 'It’s {right}. They examine people for a living, and they’ve just started.'),
      of(/^Occupational/u, 'It’s {right}. Safety first: it is in the name, in that order.'),
      'It’s {right}. They have it on the letterhead, in case anybody asks.',
      'The people who work there call it {right}.',
      'It’s {right}. One small word, and somewhere a committee once took two years over it.',
      '“{it}” has no members. You may be looking for {right}.',
    ],
    gentle: [
      'It’s {right}. Copy the name from their own site, letter by letter.',
      'The name is {right}. People who belong to it will notice, so mend it first.',
      'Write {right}: a search for the exact name then finds you.',
    ],
  },
  plural: {
    brutal: [
      'The plural suggests there were several of you. It’s {right}.',
      'One degree, one gown, and somehow an extra s. It’s {right}.',
      'It’s {right}. The s got in without an entrance exam.',
      'How many did they give you? If it was one, it’s {right}.',
      'On very thick paper it says {right}. They hoped that somebody would copy it.',
      'It’s {right}. Years of study, and it’s the first word.',
      'Plural, like the owners of a racehorse. It’s {right}.',
    ],
    gentle: [
      'It’s {right}: the s belongs to ‘a master’s’ or ‘a bachelor’s’, and not to the full name.',
      'The full name is {right}. Write it the way the certificate has it, and a search for it finds you.',
      'One letter too many: {right}. It stands where people check, so mend it first.',
    ],
  },
  owned: {
    brutal: [
      'An apostrophe looking for something to own. It’s {right}.',
      'It’s {right}. The apostrophe didn’t graduate.',
      'The scroll says {right}. The apostrophe was picked up on the way home.',
      'Whoever owns that degree, it’s called {right}.',
      'It’s {right}: no apostrophe, no s, and no change to the fees.',
    ],
    gentle: [
      'Short, it’s a master’s or a bachelor’s; in full it’s {right}, without the apostrophe.',
      'The full name is {right}. The apostrophe goes with the short form alone.',
      'Write {right}, the way it stands on the certificate.',
    ],
  },
  degree: {
    brutal: [
      'It’s {right}. You may put it behind your signature, once it’s spelled.',
      'The scroll says {right}. It’s hard to miss; they use very large letters.',
      'All that Latin, and it fell over in English: it’s {right}.',
      'It’s {right}. They read it out on the day, and everybody clapped.',
    ],
    gentle: [
      'The full name is {right}. Write it the way the certificate has it, and a search for it finds you.',
      'A degree is checked word by word. It’s {right}.',
      'It’s {right}. One word, and the line is beyond doubt.',
    ],
  },
  letters: {
    brutal: [
      of(/^HIPAA/u, 'It is HIPAA. There is training on this, and it’s on every slide.'),
      of(/^HIPAA/u, 'It is HIPAA, two As. The second P is a breach.'),
      of(/^HIPAA/u, 'It is HIPAA. You kept everything confidential, including the spelling.'),
      of(/^HIPAA/u, 'It is HIPAA, the law about what must not get out. This got out.'),
      of(/^HIPAA/u, 'It is HIPAA. With two Ps it sounds like something that lives in a river.'),
      of(/^HACCP/u, 'It is HACCP. The critical control point was the fourth letter.'),
      of(/^GDPR/u, 'It is GDPR. Nobody gave consent to that order.'),
      of(/^COSHH/u, 'It is COSHH. The letters have been stored incorrectly.'),
      of(/GAAP$/u, 'It’s {right}: generally accepted, with two As. This version is accepted by you.'),
      sameLetters('The letters are all there, in the order of a dropped Scrabble bag. It’s {right}.'),
      'It’s {right}. Every poster about it gets that right, and nobody reads the posters.',
      'Whatever “{it}” stands for, you’re the first to comply with it. The other one is {right}.',
    ],
    gentle: [
      'It’s {right}. With initials the order is everything, and people who know the rules look twice.',
      'A search for {right} passes over “{it}”. One letter, and the line does its work.',
      'Write {right}. In this field the right letters are a small proof of their own.',
    ],
  },
  word: {
    brutal: [
      of(/^trial balance/u, 'A trail balance is for hikers. The one with the ledgers is a trial balance.'),
      of(/^trial balance/u, 'It’s trial balance. On the trail nobody checks the receipts.'),
      of(/^general ledger/u, 'It’s general ledger. What you have is either a soldier or a cliff.'),
      of(/^Generally/u, 'It’s {right}. The principles are accepted; this isn’t.'),
      of(/^profit and loss/u, 'Profit and lost: when the accountant comes back from the casino. It’s profit and loss.'),
      of(/^return on/u, 'Return of Investment sounds like the sequel. It’s return on investment.'),
      of(/^key perf/u, 'It’s indicator. This one indicates something, too.'),
      of(/^Amazon/u, 'It is Amazon Web Services. They have more than one, and they send a bill for each.'),
      of(/^Visual/u, 'It’s {right}. One was enough, whatever the fans say.'),
      of(/^SQL Server/u, 'It is SQL Server. ‘Sever’ is what happens to the connection.'),
      of(/^Windows/u, 'It’s {right}. With one window it’s a shed.'),
      of(/^Windows/u, 'Just the one window? It’s {right}. Let some light in.'),
      of(/^Ruby/u, 'It’s {right}. There are two rails; that’s how it stays up.'),
      of(/^Google/u, 'It’s {right}. They’d have corrected it for you, had you typed it there.'),
      of(/^payroll/u, 'It’s payroll. A pay role is what an actor hopes for.'),
      of(/^Adobe/u, 'It’s {right}. Even the preview was missing something at the end.'),
      'It’s {right}. So close that the reader says it aloud to be sure.',
      'It’s {right}. One word is off, and it is in the part you were going to be paid for.',
      'I know what you mean: {right}. So will the interviewer, who has just drawn a small circle.',
    ],
    gentle: GENTLE,
  },
  spelt: {
    brutal: [
      of(/^Excel/u, 'It is Excel. There’s a formula for this, and it starts with =PROPER.'),
      of(/^Python/u, 'It is Python. It would have raised a NameError.'),
      of(/^MongoDB/u, 'It is MongoDB. Mango is the smoothie.'),
      of(/^AutoCAD/u, 'It is AutoCAD. An auto card is what you send a Ford on Valentine’s Day.'),
      of(/^Scrum Master/u, 'It is Scrum Master. A mater is what a public schoolboy writes home to.'),
      of(/^Kaizen/u, 'It is Kaizen: small, continuous improvements. Here is a small one.'),
      of(/^Kubernetes/u, 'It is Kubernetes. Nobody can say it, but the pods check.'),
      of(/^Microsoft/u, 'It is Microsoft. Their spell checker put a red line under that, and you overruled it.'),
      'It’s {right}. The name is on the icon, and you click the icon every morning.',
      'It’s {right}. You can use it in your sleep, and this may be when you wrote it down.',
      'It’s {right}. It opens whatever you call it, but the recruiter will not.',
    ],
    gentle: GENTLE,
  },
  spaced: {
    brutal: [
      of(/^PowerPoint/u, 'It is PowerPoint, in one go, like Madonna.'),
      of(/^PowerPoint/u, 'One word. It says PowerPoint on the first slide you ever saw, before the clip art came in.'),
      of(/^PowerPoint/u, 'It’s one word, PowerPoint. The space is where the audience fell asleep.'),
      of(/^JavaScript/u, 'One word: JavaScript. It forgives almost anything, and it won’t forgive that.'),
      of(/^QuickBooks/u, 'One word: QuickBooks. You reconciled everything in it but the name.'),
      of(/^GitHub/u, 'One word: GitHub. I’d open an issue, but you see the problem.'),
      of(/^LinkedIn/u, 'One word: LinkedIn. The two halves would like to connect.'),
      of(/^AutoCAD/u, 'One word: AutoCAD. It measures to a thousandth of an inch, and you’re out by a space.'),
      of(/^SharePoint/u, 'One word: SharePoint. Somewhere there are two versions of it, and this is the one nobody can find.'),
      of(/^PeopleSoft/u, 'One word: PeopleSoft. With the space it’s an observation.'),
      of(/^PRINCE2/u, 'It is PRINCE2, in one piece. With a space it’s a sequel to a fairy tale.'),
      'One word: {right}. Two is how people write it who have heard of it.',
      'It’s {right}, one word. It says so every time it opens.',
      'A space in “{it}”, and none in {right}. That was the whole test.',
      '“{it}” sounds like a very dull pair of detectives. The thing you used is {right}.',
      'Somewhere a recruiter types {right} into a box. “{it}” is still looking for the door.',
      '{Right} has been one word since the day it was launched. There was a party, presumably.',
      'It’s {right}. Don’t let the two halves see you do that in an interview.',
      'You split {right} down the middle. Nobody got custody of the skill.',
    ],
    gentle: [
      'It’s one word, {right}. Search boxes are strict about that, so it’s worth the second it takes.',
      'Write {right} in one piece: people who use it every day notice the space.',
      'One word: {right}. While you’re there, check how the makers write the rest of the list.',
      'A search for {right} may pass over “{it}”. Take the space out.',
    ],
  },
};

export const FIXES_OF_NAMES: readonly string[] = [
  'Write {right} wherever “{it}” stands.',
  'Change “{it}” to {right}, and check the names round it.',
  'Replace “{it}” with {right}: people search for the exact name.',
  'Correct it to {right} here, and on your profile pages if it stands there too.',
];
