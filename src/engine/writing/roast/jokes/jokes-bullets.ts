import type { KindOf } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template } from '../template.ts';
import { NUMBER_ASKS } from './number-asks.ts';

const all = (facts: Facts): boolean => facts['without'] === facts['total'] && Number(facts['total']) >= 3;
const some = (facts: Facts): boolean => Number(facts['without']) < Number(facts['total']) && Number(facts['without']) >= 2;
const countless = (text: string): Template => ({ text, when: all });
const mostly = (text: string): Template => ({ text, when: some });
const again = (text: string): Template => ({ text, when: (facts) => Number(facts['times']) >= 2 });
const bare = (text: string): Template => ({ text, when: (facts) => facts['bullets'] === 0 });
const thin = (text: string): Template => ({ text, when: (facts) => Number(facts['bullets']) >= 1 });

const unmeasured = (facts: Facts): boolean => facts['quoteDigits'] === undefined;
/** The quote can be asked for its number. */
const asks = (text: string): Template => ({ text, when: (facts) => unmeasured(facts) && facts['quoteAward'] === undefined });
const grown = (text: string): Template => ({ text, when: (facts) => unmeasured(facts) && facts['quoteGrows'] === 1 });
/** The quote can be asked for this number. */
const about = (words: RegExp, text: string): Template => ({ text, when: (facts) => unmeasured(facts) && words.test(String(facts['quoteText'])) });
const TEACHES = /\b(?:train|taught|teach|mentor|coach|educat|instruct|tutor)(?!ing (?:material|program|need|record)s?)\p{L}*\s+(?:\p{L}+\s+){0,3}\p{L}+s\b/iu;
const LEADS =
  /\b(?:manag|led\b|lead|supervis|oversaw|oversee)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:teams?|staff|employees|people|crew|associates|personnel|workers)\b/iu;
const MANAGES = /^manag(?:ed?|ing)\b(?!.*\b(?:patient|anger|team|staff|employees|people|crew|associates|personnel|workers)s?\b)/iu;
const SELLS =
  /\b(?:sold|revenues?|profits?|turnover|sales (?:targets?|goals?|growth|volumes?|figures))\b|\b(?:increas|boost|gr[eo]w|dr[io]v|maximi[sz])\p{L}* (?:\p{L}+ )?sales\b/iu;
const MADE = /^(?:designed|developed|built|created|wrote|produced|launched|composed)\b/iu;
const CROWD = /\b(?:customers|clients|guests|callers|visitors|users|members|vendors|suppliers|shoppers|passengers)\b/iu;
const QUICKER = /\b(?:efficien\p{L}*|streamlin\p{L}*|quick\p{L}*|faster|speed)\b/iu;
const MONEY = /\b(?:costs?|budgets?|expenses?|expenditures?|savings|cash|invoices)\b/iu;
const MEETS = /\b(?:meetings|events|workshops|sessions|seminars|presentations)\b/iu;
const REPORTS = /\breports\b/iu;
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
      // The title or the firm of the CV beside the line that begs for a number.
      '“{quote}”, says the {post}, and is out of the door before the first question.',
      asks('“{quote}”. Asked for a score out of ten, this {post} would say ‘yes’.'),
      asks('Somewhere {post:a} wrote “{quote}”, and a calculator wept quietly in a drawer.'),
      asks('“{quote}”. Somewhere {post:a} has the same line with a number on the end. Guess whose phone is ringing.'),
      asks('“{quote}”. Somewhere at {firm} a spreadsheet knows more about this than the CV does. Make friends with the spreadsheet.'),
      asks('“{quote}”. You could have been at {firm} for a day or built the place. The line works for both.'),
      'Somebody who has never heard of {employer} is now trying to guess the size of “{quote}”. They’ve gone for ‘small’.',
      '“{quote}”. {Employer} pays in numbers. The CV could return the favour.',
      'Show “{quote}” to the accounts department at {employer} and watch them turn the page over for the rest of it.',
      // Any of them.
      asks('“{quote}”. How many? How much? How often? Pick one, I’m not fussy.'),
      asks('“{quote}”. {Post:a} said that, and the minutes record no figure.'),
      asks('If “{quote}” were on the news, this is where they’d cut to a chart. There’s no chart.'),
      asks('“{quote}”: so says the {post}. The tape measure has declined to comment.'),
      asks('I’d like to see “{quote}” next to something, for scale. A number will do, or a banana.'),
      asks('“{quote}”. Nobody at {firm} has ever been given a budget for a sentence like that.'),
      asks('“{quote}”. Put a digit in there and watch {post:a} stand up straighter.'),
      asks('“{quote}”. It came without a number, like a hotel door.'),
      asks('Between “{quote}” and the full stop there was room for one number. It went to the next {post}.'),
      asks('“{quote}”. A weather forecast from {post:a}: there will be weather.'),
      asks('{Post:a} walks into a bar with “{quote}” and no figures, and has to pay in adjectives.'),
      asks('“{quote}”. You’ve drawn the graph and left off both axes.'),
      asks('“{quote}”. That’s an eyewitness account: it was big, officer, and it went that way.'),
      asks('“{quote}”. I believe you. So does everyone who doesn’t have to check.'),
      asks('“{quote}” could have happened once or every morning. It’s keeping that to itself.'),
      asks('Somewhere behind “{quote}” a number is scratching at the door.'),
      asks('“{quote}”. The next applicant adds a number to that and gets the chair nearest the window.'),
      // What this line could have counted.
      grown('“{quote}”. From what to what? You’ve filmed the lift doors and left out the floors.'),
      grown('“{quote}”. By a lot, by a bit, or by the time you’d gone home?'),
      grown('“{quote}”. {Post:a} who moved the needle usually remembers where it stopped.'),
      about(TEACHES, '“{quote}”. How many people is that: a canteen or a canoe?'),
      about(TEACHES, '“{quote}”. And how many of them could still do it on the Tuesday after?'),
      about(LEADS, '“{quote}”. Two people and a rubber plant, or half of Slough?'),
      about(LEADS, '“{quote}”. How many chairs did you need for the Monday meeting? Start there.'),
      about(SELLS, '“{quote}”. The one part of working life that comes with a till roll, and you’ve left it in the till.'),
      about(MADE, '“{quote}”. For how many people? You don’t count.'),
      about(MADE, '“{quote}”. One, ten, or until they took the tools off you?'),
      about(CROWD, '“{quote}”. How many is that: a queue, a coachload, the whole of Leeds?'),
      about(QUICKER, '“{quote}”. Quicker than what? Glaciers are on the move, too.'),
      about(MONEY, '“{quote}”. Are we talking a new roof or a box of biros?'),
      about(MEETS, '“{quote}”. One a week, one a year, or one that still isn’t over?'),
      about(REPORTS, '“{quote}”. How many, and did anyone get past page two?'),
      about(MANAGES, '“{quote}”. People manage hangovers. How big was this one?'),
      // Where the count is the finding.
      countless('{Total:words} claims, nothing measured. Even a fisherman holds two hands apart.'),
      mostly('{Total:words} bullets walk into a bar; {without} can’t say how many they had.'),
      mostly('{With:words} of {total} bullets brought a number. The other {without} {without|says it|say they} left it in the car.'),
    ],
    gentle: [
      ...NUMBER_ASKS,
      grown('“{quote}”: from what, to what? Both ends matter, even rounded.'),
      grown('“{quote}”. To see how good that is, an employer needs to know where you started.'),
      about(TEACHES, '“{quote}”. Teaching is worth more with a number: how many people, and what could they do afterwards?'),
      about(CROWD, '“{quote}”. How many a day, or a week? Readers think of a handful unless you tell them.'),
      about(MADE, '“{quote}”. Say how many, and who used them, and this becomes a strong line.'),
      about(LEADS, '“{quote}”. Say how many people that was. Three is worth saying, and so is thirty.'),
      about(MONEY, '“{quote}”. There is money in this, so give the sum, or a range if it’s private.'),
      about(MEETS, '“{quote}”. How many a month, and for how many people? One of the two is enough.'),
      '{OfBullets} have no number. Pick the three you’re proudest of, and say how many, how much or how fast.',
      'Old reports, calendars and dashboards hold most of the figures that {ofBullets} lack.',
      asked('Begin with line {line}: how often, for how many people, in what time? Then do the same for the others.'),
      asked('From line {line} I can’t tell whether that was one a week or one a day.'),
      uncounted('Most of your bullets say what you did and not how much of it. Line {line} is a good one to start with.'),
      uncounted('A number lets a stranger see the size of your work. Line {line} could use one, even an estimate.'),
      uncounted('Ask of line {line} and those around it: how many? People, customers, tickets or money, any of them helps.'),
      uncounted('Old reports and calendars hold most of the figures that line {line} and its neighbours lack.'),
    ],
    fixes: [
      'Add one number to each of your three best bullets. An honest estimate counts.',
      'Go through the bullets and ask: how many, how often, how much? Print what you can defend.',
      'Where nothing was measured, give the size: people, budget or customers.',
      {
        text: 'End this bullet with what changed: “[from … to …]”.',
        when: (facts) => facts['quoteIsDuty'] === undefined && facts['lineDeed'] === 1,
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
      'The eye enters at “{quote}” and, {words} words later, hasn’t been seen again.',
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
      prose('This paragraph runs to {words} words. Cut it to the three sentences a recruiter needs.'),
      'At {words} words, the good part of “{quote}” gets lost. Which half would you keep?',
      'A reader skims first. {Words} words in one block are usually skipped, even when they’re worth it.',
      'There are probably three points inside these {words} words. Give each its own line.',
      'Read the {words} words aloud in one breath. Where you run out is where the next bullet starts.',
      again('{Times:words} blocks run on like this. Cut this one, of {words} words, and the pattern for the others is set.'),
      'Of these {words} words, keep the twenty-five that matter for {job}.',
      bullet('One bullet, one achievement. These {words} words hold several, and each deserves to be seen.'),
      'Which sentence of these {words} words should a reader remember? Put it first, and most of the others turn out to be optional.',
      prose('{Words} words is too long for a reader in a hurry. Three or four lines are enough.'),
    ],
    fixes: [
      bullet('Split it into bullets of one or two lines, one achievement each.'),
      prose('Cut it to three or four lines, or turn it into bullets.'),
      'Keep what you did and what came of it. The background is for the interview.',
      bullet('Keep at most two lines here and move the second thought to a bullet of its own.'),
    ],
  },
  'tiny-bullet': {
    brutal: [
      '“{quote}”. The bullet sign on line {line} is the longest thing about it.',
      '{Words:words} {words|word|words}: “{quote}”. Telegrams were paid by the word. What is the excuse here?',
      '“{quote}”: this is not a bullet, it’s a crumb.',
      '“{quote}” is a shopping list item. Next to it: eggs.',
      '“{quote}”, says line {line}, and goes back to sleep.',
      'A whole bullet for “{quote}”. It must be saving its voice for the interview.',
      again('{Times:words} bullets like “{quote}”: the gravel path of career writing.'),
      '“{quote}” is what you write on the lid of a box before forgetting what is inside.',
      '“{quote}”. And then the pen ran out?',
      '“{quote}” is a label looking for its jar.',
      'I turned the page to see where “{quote}” went on. It didn’t.',
      '“{quote}”, said the bullet, and left the room.',
      'That’s not a bullet, it’s a caption. “{quote}” needs a picture.',
      'A postcard would have had room for more than “{quote}”.',
      'The CV spends {cvWords} words and at “{quote}” it suddenly gets shy.',
    ],
    gentle: [
      '“{quote}” on line {line} is a heading more than a bullet. What did you do with it, and what came of that?',
      'There may be a story behind “{quote}”. One result on line {line} would let me see it.',
      'Line {line} stops after “{quote}”. Say for whom, how often or with what effect.',
      again('{Times:words} bullets are as short as “{quote}”. Merge them or give each a result.'),
      'Of {cvBullets} bullets, “{quote}” tells me least. Who needed it, and what happened then?',
    ],
    fixes: [
      'Say what you did, for whom, and what came of it.',
      'Complete “{quote}” with a verb and an outcome, or move it to the skills.',
      'Merge it with a neighbouring bullet and say what was achieved.',
    ],
  },
  'thin-job': {
    brutal: [
      bare('{Company} gets a name, a date and then silence, like a plaque for an unknown poet.'),
      bare('{Company}: the sign is up, the shop is empty. Not one bullet in the window.'),
      bare('No bullets under {company}. Either it’s classified or lunch took longer than planned.'),
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
      thin('All that’s left of {company} is {bullets:words} {bullets|bullet|bullets}. Archaeologists work with less, but not willingly.'),
      thin('{Company} went by, and {bullets:words} {bullets|bullet|bullets} got off at the stop.'),
      thin('{Bullets:words} {bullets|bullet|bullets} under {company}: the trailer is out, the film was never shot.'),
      thin('{Company} was left {bullets:words} {bullets|bullet|bullets}, the way one leaves a tip.'),
      thin('{Company} has {bullets:words} {bullets|bullet|bullets} to live on. A cactus would write in to complain.'),
      thin('With {bullets:words} {bullets|bullet|bullets}, {company} looks like a job you saw from a train.'),
      thin('{Company}: {bullets:words} {bullets|bullet|bullets}, the haiku nobody commissioned.'),
    ],
    gentle: [
      bare('{Company} has no bullet to its name. Two or three lines would show what you did in that time.'),
      bare('I’d like to know what you did at {company}. Start with the thing it would be a pity to leave out.'),
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
      recent('Give {company} two to four bullets: what you ran, how big it was, what changed.'),
      recent('Add the one thing {company} would remember you for.'),
      recent('Say three things about {company}: what you did, how much of it, and how it went.'),
      oldest('Leave {company} at one line. It’s old, and the newer jobs need the space.'),
      oldest('One line with the title and one result is enough for {company}.'),
    ],
  },
  'bullet-pile': {
    brutal: [
      storm('{Company} got {bullets} bullets. This is no longer a job description, it’s hail.'),
      '{Bullets:words} bullets for {company}: a recruiter reads three and steps over the others like laundry.',
      '{Bullets:words} bullets under {company}. Somewhere in there’s the good one, holding up a little flag.',
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
      'Sort the {bullets} bullets by what helps for {job}, and drop the lower half.',
      'Put the routine tasks into one bullet, and give the others to results.',
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
      'Break each paragraph into three to five bullets, one achievement each.',
      'Start every sentence on a new line with a bullet sign and a verb, then shorten.',
      'Turn “{quote}” into a bullet that begins with the verb; do the same for each sentence after it.',
    ],
  },
} as const satisfies Record<KindOf<'bullets'>, KindJokes>;
