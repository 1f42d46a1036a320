import type { KindOf } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const all = (facts: Facts): boolean => facts['without'] === facts['total'] && Number(facts['total']) >= 3;
const some = (facts: Facts): boolean => Number(facts['without']) < Number(facts['total']) && Number(facts['without']) >= 2;
const countless = (text: string): Template => ({ text, when: all });
const mostly = (text: string): Template => ({ text, when: some });
const many = (text: string): Template => ({ text, when: (facts) => Number(facts['without']) >= 3 });
const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });
const bare = (text: string): Template => ({ text, when: (facts) => facts['bullets'] === 0 });
const thin = (text: string): Template => ({ text, when: (facts) => Number(facts['bullets']) >= 1 });

/** "Not a digit" is said only where there is none: a year or a version is one. */
const blank = (text: string): Template => ({ text, when: (facts) => all(facts) && facts['noDigits'] === 1 });
const unmeasured = (facts: Facts): boolean => facts['quoteDigits'] === undefined && facts['quoteIsDuty'] === undefined;
/** The quote can be asked for its number. */
const plain = (text: string): Template => ({ text, when: (facts) => Number(facts['without']) >= 3 && unmeasured(facts) });
const grown = (text: string): Template => ({ text, when: (facts) => Number(facts['without']) >= 3 && unmeasured(facts) && facts['quoteGrows'] === 1 });
const short = (text: string): Template => ({ text, when: (facts) => unmeasured(facts) && Number(facts['quoteLength']) <= 70 });
const bullet = (text: string): Template => ({ text, when: (facts) => facts['piece'] === 'bullet' });
const prose = (text: string): Template => ({ text, when: (facts) => facts['piece'] === 'paragraph' });

const oldest = (text: string): Template => ({ text, when: (facts) => facts['isOldest'] === 1 });
const newer = (text: string): Template => ({ text, when: (facts) => Number(facts['bullets']) >= 1 && facts['isOldest'] === undefined });
const recent = (text: string): Template => ({ text, when: (facts) => facts['isOldest'] === undefined });
/** Eleven bullets are a shower, fifteen are weather. */
const storm = (text: string): Template => ({ text, when: (facts) => Number(facts['bullets']) >= 15 });

/** Said where the page may have another number of bullets than our reader counts. */
const uncounted = (text: string): Template => ({ text, when: (facts) => facts['total'] === undefined });
const asked = (text: string): Template => ({ text, when: (facts) => facts['total'] === undefined && unmeasured(facts) });
const heap = (text: string): Template => ({ text, when: (facts) => facts['bullets'] === undefined });

export const BULLET_JOKES = {
  'no-numbers': {
    brutal: [
      blank('{Total:words} bullets and not a digit among them. The page numbers must feel lonely.'),
      blank('{Total:words} bullets, zero figures. It reads like a football report in which everyone played beautifully.'),
      blank('All {total} bullets are free of numbers, like a menu that expects you not to ask.'),
      countless('I went through {total} bullets with a calculator and came back with the calculator.'),
      blank('{Total:words} bullets, and the only arithmetic is the reader counting them.'),
      countless('{Total:words} claims, nothing measured. Even a fisherman holds two hands apart.'),
      countless('Every one of the {total} bullets is a film review without stars.'),
      countless('{Total:words} bullets, not one result. Either nothing could be counted, or nobody counted on it.'),
      mostly('{Without:words} of {total} bullets carry no number. A weather forecast like that is called a mood.'),
      mostly('{Without:words} of {total} bullets keep their figures at home, where nobody can steal them or hire you for them.'),
      mostly('Of {total} bullets, {without} are witnesses who saw everything and counted nothing.'),
      mostly('{With:words} of {total} bullets brought a number. The other {without} {without|says it|say they} left it in the car.'),
      mostly('{Without:words} of your {total} bullets are recipes without amounts: flour, sugar, leadership.'),
      mostly('{Total:words} bullets walk into a bar; {without} cannot say how many they had.'),
      mostly('{Without:words} of {total} bullets would survive an audit, by having nothing to audit.'),
      mostly('Take {total} bullets, remove the measured ones: {without} left, all drawn freehand and not to scale.'),
      mostly('{Without:words} of {total} bullets are maps without a scale. The result could be a mile away or an inch.'),
      grown('“{quote}”: by how much? {OfBullets} change the subject at that point.'),
      plain('“{quote}”. And the score? {OfBullets} end before the whistle.'),
      plain('“{quote}”, one of {without} bullets from which the numbers were removed, perhaps for their safety.'),
      many('{Without:words} bullets of {total} have no figure. At {employer} somebody kept a spreadsheet; make friends with it.'),
      many('{OfBullets} unmeasured: a bank statement written entirely in adverbs.'),
      plain('Somewhere behind “{quote}” a number is scratching at the door. Behind {ofBullets}, in fact.'),
      plain('“{quote}” could have happened once or every morning. {OfBullets} will not say which.'),
      many('{OfBullets} describe the meal and tear off the bill.'),
      many('I asked {ofBullets} how many, how much and how fast. It got very quiet.'),
      asked('Line {line} was asked how many, how much and how fast. It went as quiet as most of its neighbours.'),
      asked('“{quote}” is a map without a scale, and so are most of the {cvLines} lines round it.'),
      asked('Somewhere behind line {line} a number is scratching at the door. Behind most of the others, too.'),
      asked('“{quote}” could have happened once or every morning. Line {line} will not say which.'),
      uncounted('Most of the bullets round line {line} would survive an audit, by having nothing to audit.'),
      uncounted('Line {line} saw everything and counted nothing. Most of the other bullets were standing next to it.'),
      uncounted('I went through {cvWords} words with a calculator and came back with the calculator nearly unused.'),
      uncounted('Most of the bullets keep their figures at home. Line {line} did not even bring an estimate.'),
    ],
    gentle: [
      '{OfBullets} come without a number. Pick the three you are proudest of and add how many, how much or how fast.',
      short('I read “{quote}” and could not tell whether that was one a week or one a day. {OfBullets} leave me with that question.'),
      'Numbers let a stranger see the size of your work. {OfBullets} could use one, even an estimate.',
      'Try one question on these {without} {without|bullet|bullets}: how many? Team, customers, tickets, euros; any of them helps.',
      'People hiring {job:a} compare. {OfBullets} give them nothing to compare with yet.',
      'You need not measure everything. Even a third of these {without} {without|bullet|bullets} with a figure would change the page.',
      short('Where no result was measured, scale still counts: in “{quote}”, how many, how often? {OfBullets} could say.'),
      '{OfBullets} say what happened, not how much of it. You are the only one who can fill that in.',
      short('Begin with “{quote}”: how often, for how many people, in what time? Then do the same for the other {without}.'),
      'There is a lot to tell here, and {ofBullets} tell it without a size. Estimates marked as such are honest and fine.',
      short('The bullet that starts “{quote}” is one of {without} where a figure would turn a statement into evidence.'),
      'Old reports, calendars and dashboards hold most of the figures that {ofBullets} lack.',
      asked('Begin with line {line}: how often, for how many people, in what time? Then do the same for the others.'),
      asked('I read line {line} and could not tell whether that was one a week or one a day. Say, and the line weighs more.'),
      uncounted('Most of your bullets say what happened and not how much of it. Line {line} would be a good one to begin with.'),
      uncounted('Numbers let a stranger see the size of your work. Line {line} could use one, even an estimate.'),
      uncounted('Try one question on line {line} and those around it: how many? Team, customers, tickets, euros; any of them helps.'),
      uncounted('Old reports and calendars hold most of the figures that line {line} and its neighbours lack.'),
    ],
    fixes: [
      'Add one figure to the strongest bullets: “[how many?]”, “[how much?]” or “[from … to …]”; an honest estimate counts.',
      'For each of the {without} bullets ask how many, how often, how long or how much, and write down the answer you can defend.',
      'Where no result was measured give the scale: team of “[how many?]”, budget of “[how much?]”, “[how many?]” customers.',
      {
        text: 'Take the bullet on line {line} and end it with what changed, in numbers you can stand behind: “[from … to …]”.',
        when: (facts) => facts['quoteIsDuty'] === undefined,
      },
    ],
  },
  'wall-of-text': {
    brutal: [
      'This {piece} has {words} words. Bring water.',
      '“{quote}”, and on it goes, for {words} words. The return key sends its regards.',
      '{Words} words without a break: the last person who read to the end had it in a contract.',
      bullet('{Words} words, one bullet. Ferries have crossed to Norway in less.'),
      prose('{Words} words, one paragraph. Ferries have crossed to Norway in less.'),
      'The {words} words that begin “{quote}” are a corridor with no doors.',
      'At {words} words, this {piece} needs its own table of contents and a kiosk.',
      'A recruiter meets {words} words in a row and remembers a phone call they must make.',
      bullet('{Words} words: the bullet point came as a point and moved in as a tenant.'),
      again('{Times:words} blocks like this one of {words} words. The page is a brick wall with a CV painted on it.'),
      'In {words} words this {piece} makes its case, loses it, finds it and hands it to the next line.',
      'The eye enters at “{quote}” and, {words} words later, has not been seen again.',
      '{Words} words long. Tolstoy would have put in a ball by now.',
      {
        text: 'One {piece} eats {words} of the {cvWords} words of this CV. The others stand round the buffet and look at it.',
        when: (facts) => Number(facts['words']) * 3 < Number(facts['cvWords']) * 2,
      },
      'Somebody packed {words} words into one {piece} by sitting on the lid.',
      '{Words} words in a block: good for insulation, less good for reading.',
    ],
    gentle: [
      bullet('This bullet runs to {words} words. Split it in two: what you did, and what came of it.'),
      prose('This paragraph runs to {words} words. Cut it to the three sentences a reader for {job} needs.'),
      'At {words} words, the good part of “{quote}” gets lost. Which half would you keep?',
      'A reader skims first. {Words} words in one block are usually skipped, even when they are worth it.',
      'There are probably three points inside these {words} words. Give each its own line.',
      'Try reading the {words} words aloud in a single breath; where you run out is where the next line starts.',
      again('{Times:words} blocks run on like this. Cut this one, of {words} words, and the pattern for the others is set.'),
      'Of these {words} words, keep the twenty-five that matter for {job}.',
      bullet('One bullet, one deed. These {words} words hold several, and each deserves to be seen.'),
      'Which sentence of these {words} words should a reader remember? Put it first, and most of the others turn out to be optional.',
      prose('{Words} words is a page of a novel. Three or four lines are enough for a reader in a hurry.'),
    ],
    fixes: [
      bullet('Split it into bullets of one or two lines: one deed and its result each.'),
      prose('Cut it to three or four lines, or turn it into bullets: one deed and its result each.'),
      'Cut to the verb, the object and the outcome; background belongs in the interview.',
      bullet('Keep at most two lines here and move the second thought to a bullet of its own.'),
    ],
  },
  'tiny-bullet': {
    brutal: [
      '“{quote}”. The bullet sign on line {line} is the longest thing about it.',
      '{Words:words} {words|word|words}: “{quote}”. Telegrams were paid by the word. What is the excuse here?',
      '“{quote}”: this is not a bullet, it is a crumb.',
      '“{quote}” is a shopping list item. Next to it: eggs.',
      '“{quote}”, says line {line}, and goes back to sleep.',
      'A whole bullet for “{quote}”. It must be saving its voice for the interview.',
      again('{Times:words} bullets like “{quote}”: the gravel path of career writing.'),
      '“{quote}” is what you write on the lid of a box before forgetting what is inside.',
      'The CV spends {cvWords} words and at “{quote}” it suddenly gets shy.',
    ],
    gentle: [
      '“{quote}” on line {line} is a heading more than a bullet. What did you do with it, and what came of that?',
      'There is a story behind “{quote}”. One verb and one result on line {line} would let me see it.',
      'Line {line} stops after “{quote}”. Say for whom, how often or with what effect.',
      again('{Times:words} bullets are as short as “{quote}”. Merge them or give each a result.'),
      'Of {cvBullets} bullets, “{quote}” tells me least. Who needed it, and what happened then?',
    ],
    fixes: [
      'Make a deed of it: what you did, for whom, and what came of it “[how many?]”.',
      'Either complete it with a verb and an outcome, or move it to the skills.',
      'Merge it with a neighbouring bullet and say what was achieved.',
    ],
  },
  'thin-job': {
    brutal: [
      bare('{Company} gets a name, a date and then silence, like a plaque for an unknown poet.'),
      bare('{Company}: the sign is up, the shop is empty. Not one bullet in the window.'),
      bare('No bullets under {company}. Either it is classified or lunch took longer than planned.'),
      bare('{Company} is on the page with a date and no deed. Even a museum puts a card beside the empty case.'),
      bare('{Company} is on the CV as a place is on a map: you passed it.'),
      bare('Under {company}: nothing. Even hotels leave a card asking how it was.'),
      bare('{Company} appears without a single bullet, a cameo with the camera off.'),
      bare('The {company} years are a silent film, minus the film.'),
      bare('{Company}: title on the spine, blank pages inside. {Job:a} should be able to read something there.'),
      bare('For {company} the CV offers its thoughts and no bullets.'),
      bare('{Company} is treated like a rival in an acceptance speech: named once, no details.'),
      thin('{Company} gets {bullets:words} {bullets|bullet|bullets}. Parking tickets are more generous with detail.'),
      thin('{Bullets:words} {bullets|bullet|bullets} for {company}: a holiday postcard, weather good, love to all.'),
      thin('{Company}, in {bullets:words} {bullets|bullet|bullets}. The company’s own cookie banner says more about it.'),
      thin('All that is left of {company} is {bullets:words} {bullets|bullet|bullets}. Archaeologists work with less, but not willingly.'),
      thin('{Company} went by, and {bullets:words} {bullets|bullet|bullets} got off at the stop.'),
      thin('{Bullets:words} {bullets|bullet|bullets} under {company}: the trailer is out, the film was never shot.'),
      thin('{Company} was left {bullets:words} {bullets|bullet|bullets}, the way one leaves a tip.'),
      thin('{Company} has {bullets:words} {bullets|bullet|bullets} to live on. A cactus would write in to complain.'),
      thin('With {bullets:words} {bullets|bullet|bullets}, {company} looks like a job you saw from a train.'),
      thin('{Company}: {bullets:words} {bullets|bullet|bullets}, the haiku nobody commissioned.'),
    ],
    gentle: [
      bare('{Company} stands there without a bullet. Two or three lines would show what you did in that time.'),
      bare('I would like to know what you did at {company}. Start with the thing it would be a pity to leave out.'),
      bare('Nothing is said about {company} yet. What was the largest thing you finished there?'),
      bare('A job without bullets is easy to overlook. For {company}, name your task, its size and one result.'),
      bare('Even if {company} is less relevant for {job}, one line on what carried over helps.'),
      newer('{Company} has {bullets:words} {bullets|bullet|bullets}. Is there a result or a responsibility that deserves one more?'),
      newer('{Bullets:words} {bullets|bullet leaves|bullets leave} a lot of {company} untold. What would your manager there mention first?'),
      newer('The entry for {company} is brief. Add the outcome you were thanked for.'),
      oldest('{Company} is the oldest job here, so brief is right. Make the one line count, or fold it into the job above.'),
      oldest('Old jobs may be short. For {company}, keep the title and the one thing that still helps for {job}.'),
      newer('For {company}, go beyond {bullets:words} {bullets|bullet|bullets}: one on scale, one on change would do.'),
      newer('A reader will wonder about {company}: {bullets:words} {bullets|bullet shows|bullets show} little of the work.'),
    ],
    fixes: [
      recent('Give {company} two to four bullets: what you ran, how big it was “[how many?]”, what changed.'),
      recent('Add the result you were thanked for at {company}; if it is old or minor, shorten it to one line on purpose.'),
      recent('Write one bullet each on task, scale and outcome at {company}.'),
      oldest('Leave {company} at one line, if it is minor; it is old enough. Put the space into the newer jobs.'),
      oldest('One line with the title and one result is enough for {company}.'),
    ],
  },
  'bullet-pile': {
    brutal: [
      storm('{Company} got {bullets} bullets. This is no longer a job description, it is hail.'),
      '{Bullets:words} bullets for {company}: a recruiter reads three and steps over the others like laundry.',
      '{Bullets:words} bullets under {company}. Somewhere in there is the good one, holding up a little flag.',
      'At {company} everything that moved got a bullet: {bullets} in all.',
      'The first five of {bullets} bullets for {company} have a reader. The others have each other.',
      '{Company} comes with {bullets} bullets: a guest who tells the whole holiday, including the airport.',
      'The {bullets} bullets of {company} read like a terms-of-service page, and will be accepted the same way.',
      storm('{Company} has {bullets} bullets. Westerns have been shot with fewer.'),
      heap('Under {company} a recruiter reads three bullets and steps over the others like laundry.'),
      heap('At {company} everything that moved got a bullet, down to line {line}.'),
      heap('The bullets of {company} read like terms of service, and will be accepted the same way.'),
      '{Bullets:words} bullets at {company}, sorted by the order in which they fell out of the drawer.',
    ],
    gentle: [
      '{Bullets:words} bullets for {company} are more than a reader will take in. Which five would you tell a friend?',
      'Your best work at {company} is in there, between {bullets} bullets. Help the reader find it.',
      'Choose, and the choice speaks too: of {bullets} bullets keep those that matter for {job}.',
      heap('There are more bullets for {company} than a reader will take in. Which five would you tell a friend?'),
      heap('Your best work at {company} is in there, among the small tasks. Merge those into one line, and it will be seen.'),
      'Merge the small tasks at {company} into one line, so that the large ones stand out from {bullets}.',
    ],
    fixes: [
      'Cut {company} to the five or six bullets closest to the target job, strongest first.',
      'Rank the {bullets} bullets by what they would prove for {job}, and drop the lower half.',
      'Fold routine tasks into one bullet and leave the rest to results.',
    ],
  },
  'no-bullets': {
    brutal: [
      '{Jobs:words} {jobs|job|jobs} told in paragraphs, “{quote}” and onwards, as if someone had booked the evening for it.',
      'Not a bullet in {jobs:words} {jobs|job|jobs}. Recruiters skim, and this offers them a lake with no stones.',
      '“{quote}”: prose. Recruiters read {jobs:words} {jobs|job|jobs} of it the way one eats soup with a fork.',
      'From “{quote}” on, {jobs:words} {jobs|job|jobs} in the form of a letter. The postage must have been considerable.',
      '{Jobs:words} {jobs|job|jobs}, no bullet. The skimming eye slides off “{quote}” like rain off a bus.',
      '“{quote}” opens a paragraph, and behind it {jobs|stands|stand} {jobs:words} {jobs|job|jobs} with the curtains drawn.',
    ],
    gentle: [
      'Bullets would help line {line}: “{quote}” is good prose for a letter, but a CV is skimmed first.',
      'The work in your {jobs:words} {jobs|job|jobs} is written as paragraphs, {cvWords} words of them. One line a deed makes each visible.',
      'Take “{quote}” on line {line} and cut it at each verb: those are your bullets.',
      'With bullets in {jobs|this|these} {jobs:words} {jobs|job|jobs}, a reader finds your results without searching {cvLines} lines.',
    ],
    fixes: [
      'Break each paragraph into three to five bullets, one deed and its outcome in each.',
      'Start every sentence on a new line with a bullet sign and a verb, then shorten.',
      'Turn “{quote}” into a bullet that begins with the verb; do the same for each sentence after it.',
    ],
  },
} as const satisfies Record<KindOf<'bullets'>, KindJokes>;
