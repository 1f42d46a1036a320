import { isOnePage, isPages, type LinesOfFaults, type Said } from './said.ts';

const BUZZ: Said = {
  brutal: [
    '“{term}” has left the page. It was asked for results and had come without any.',
    '“{term}” is gone. No search party was formed.',
    '“{term}”: deleted. The sentence round it turns out to stand by itself.',
    'You took “{term}” out. Somewhere a motivational poster is missing its caption.',
    'Goodbye, “{term}”. It will be met again on Tuesday, in somebody else’s summary.',
    '“{term}” moved out and left no forwarding address. Do not go looking.',
    'The word count misses “{term}”. The meaning has not noticed.',
    'Where “{term}” hung there is a pale patch on the wall. A fact would cover it.',
    '“{term}” has been returned to the conference it came from, lanyard and all.',
    'The old CV said “{term}”, like everyone at the buffet. The new one is eating quietly.',
  ],
  gentle: [
    '“{term}” is gone, and nothing of yours went with it. That is the right kind of cut.',
    'You let “{term}” go. The space belongs to a fact now.',
    'Without “{term}” the sentence says the same in fewer words.',
    'Taking out “{term}” was worth it: a reader skips it, and what follows it too.',
    '“{term}” no longer stands in front of what you did.',
    'One phrase less that others use as well: “{term}”.',
  ],
};

const OPENING: Said = {
  brutal: [
    '“{quote}” is gone. The chair by the wall is free again.',
    'You struck “{quote}”. The job advert wants its sentence back; let it have it.',
    'Out: “{quote}”. It had the posture of a line waiting to be asked.',
    '“{quote}” told us where you stood and never which way you walked. It has left.',
    '“{quote}” has been retired with full honours, of which there are none.',
    'No more “{quote}”. The furniture can describe itself from here on.',
    '“{quote}” went. The verb behind it may finally come out and stretch.',
    'The line “{quote}” is missing. Nobody has reported it.',
  ],
  gentle: [
    '“{quote}” no longer opens with a duty. Lines like that are the slowest to read.',
    '“{quote}” has been seen to. That is the change that helps most per minute spent.',
    'The line “{quote}” is gone; what you did can take its place.',
    '“{quote}” described the post. I am glad that it made room for you.',
    'Good that “{quote}” went: it was true of anyone with that job.',
  ],
};

/** What left the CV, or is no longer missing from it. */
export const GONE_LINES: LinesOfFaults = {
  buzzword: BUZZ,
  cliche: BUZZ,
  'empty-adjective': BUZZ,
  'weak-opening': OPENING,
  'duty-opening': OPENING,
  'passive-voice': {
    brutal: [
      '“{phrase}” is gone. Whoever did it has been identified.',
      'No more “{phrase}”. The elves have been thanked and sent home.',
      '“{phrase}” took its gloves off and left. Now there are fingerprints.',
    ],
    gentle: ['“{phrase}” is gone, and the credit has a name on it.', 'You turned “{phrase}” round. The line is shorter and it is yours.'],
  },
  'first-person': {
    brutal: ['“{word}” has left the lines. We still know who it is about: it is on the letterhead.', '“{word}” stepped back, and the verb got a better view.'],
    gentle: ['Without “{word}” the lines begin where the work begins.', 'You took “{word}” out; a CV is about you without saying so.'],
  },
  'tense-mix': {
    brutal: ['“{verb}” is in the right tense. At {company} time runs one way now.', '“{verb}” has decided whether it is over. Closure, at {company}.'],
    gentle: ['“{verb}” is in one tense with its neighbours now. A reader no longer wonders whether the job at {company} is over.'],
  },
  'repeated-verb': {
    brutal: [
      '“{verb}” opened {times} lines in the old CV. It has been given the afternoon off.',
      'Somebody told “{verb}” that there are other verbs. They are in.',
    ],
    gentle: ['“{verb}” no longer opens {times} lines. The others can be heard now.'],
  },
  'vague-quantity': {
    brutal: [
      '“{term}” is gone. Somebody has counted, or stopped pretending to.',
      '“{term}” has been evicted from its line. Any number would be a better neighbour.',
      '“{term}” took its shrug and left.',
    ],
    gentle: ['“{term}” is gone. Whatever stands there now is easier to picture.', 'You replaced “{term}”, or did without it. Both help.'],
  },
  'spelling-mistake': {
    brutal: [
      '“{word}” is no longer with us. The dictionary sent flowers.',
      'The spelling “{word}” has been found, treated and discharged.',
      '“{word}” was caught at the second reading. At the first it walked straight through.',
    ],
    gentle: ['“{word}” is mended. Small, and it was the first thing some readers would have seen.', 'The slip “{word}” is gone; well checked.'],
  },
  'duplicate-line': {
    brutal: ['“{quote}” is now said once. It was right the first time.'],
    gentle: ['“{quote}” stands there only once now, and the room it took is yours.'],
  },
  'no-numbers': {
    brutal: [
      'In the old CV {without} of {total} bullets had no number. Somebody found the calculator.',
      '{Without} of {total} bullets used to come without a figure. The abacus is out of retirement.',
    ],
    gentle: ['Before, {without} of {total} bullets carried no number. That is no longer the first thing one notices.'],
  },
  'wall-of-text': {
    brutal: [
      'The {words} words that began “{quote}” have been broken up. Survivors report paragraphs.',
      'A wall of {words} words has come down. There was a view behind it.',
    ],
    gentle: ['The passage of {words} words is shorter now, so it will be read to its end.'],
  },
  'tiny-bullet': {
    brutal: ['“{quote}” is gone. As bullets go, it was a crumb.', '“{quote}” has either grown up or moved out. Both suit the page.'],
    gentle: ['“{quote}” was too short to say anything for you; good that it changed.'],
  },
  'thin-job': {
    brutal: ['{Company} has something to say for itself now. Before, it just stood there with its dates.'],
    gentle: ['The job at {company} has lines of its own now. It was worth telling.'],
  },
  'bullet-pile': {
    brutal: ['The pile of {bullets} bullets under {company} has been cleared away. There was a job under it.'],
    gentle: ['{Company} no longer has {bullets} bullets. The ones that stayed will be read.'],
  },
  'no-bullets': {
    brutal: ['The {jobs:words} {jobs|job|jobs} have been given lines. They used to hang there like empty frames.'],
    gentle: ['The {jobs:words} {jobs|job|jobs} now say what you did in them. That was the largest thing missing.'],
  },
  'not-a-skill': {
    brutal: [
      '“{term}” is no longer a skill. It has gone back to being something in the room.',
      'You have stopped listing “{term}”. The century caught up.',
      '“{term}” was taken off the skills. Breathing was never on them, so there was a precedent.',
    ],
    gentle: ['“{term}” is off the list, and the real skills stand closer to the top.', 'Leaving out “{term}” makes the list look more certain of itself.'],
  },
  'soft-skill-list': {
    brutal: [
      '“{term}” is off the list of skills. From now on it has to happen in the jobs.',
      '“{term}” left the list without a word, which proves nothing either.',
    ],
    gentle: ['“{term}” is better shown than listed; good that it left the list.'],
  },
  'skill-bar': {
    brutal: ['The rating of “{term}” is gone. You were the only judge on that panel.', '“{term}” is no longer marked by its own owner.'],
    gentle: ['“{term}” stands without its rating, and nobody has to guess what the rating meant.'],
  },
  'skill-pile': {
    brutal: ['The list of {total} skills has been cut. The last few had stopped believing in it themselves.'],
    gentle: ['The list of {total} skills is shorter, so the ones that matter are seen.'],
  },
  'skill-unused': {
    brutal: ['Skills such as {skill} were listed and never seen at work. List and jobs have been introduced.'],
    gentle: ['Before, skills such as {skill} appeared nowhere in the jobs. Now there is proof for them.'],
  },
  'email-handle': {
    brutal: ['The address “{handle}” has been put away. It may come out on Saturdays.', 'Nobody has to read “{handle}” out over the phone any more.'],
    gentle: ['The address “{handle}” made way for one that nobody remembers. That is what an address is for.'],
  },
  'email-provider': {
    brutal: ['“{domain}” is gone from the header. The modem has been unplugged.'],
    gentle: ['The address at “{domain}” is gone; the new one draws no attention.'],
  },
  'missing-email': {
    brutal: ['An e-mail address has appeared. The offers had been piling up in the hall.'],
    gentle: ['There is an e-mail address now. Whoever likes the CV can say so.'],
  },
  'missing-phone': {
    brutal: ['There is a phone number. Until now one had to shout.'],
    gentle: ['A phone number stands at the top. Some recruiters only ever ring.'],
  },
  'missing-location': {
    brutal: ['The CV says where you are. The helicopter can turn round.'],
    gentle: ['Your town is on the page, so nobody has to ask how far it is.'],
  },
  'missing-link': {
    brutal: ['There is a link now. Curiosity finally has somewhere to go.'],
    gentle: ['A link gives whoever is interested a next step.'],
  },
  'missing-summary': {
    brutal: ['There is a summary. The page used to walk in and start listing things.', 'The page introduces itself now, like a guest and unlike a delivery.'],
    gentle: ['The summary at the top tells a reader what to look for below. It was missed.'],
  },
  'missing-skills': {
    brutal: ['A list of skills has turned up. It had been working under cover.'],
    gentle: ['The list of skills is there, and both people and software look for one.'],
  },
  'missing-experience': {
    brutal: ['Work experience has been found in this CV, which is where people were looking for it.'],
    gentle: ['The work experience can be found now. Everything else rests on it.'],
  },
  'missing-education': {
    brutal: ['The education section is present. It had been marked absent.'],
    gentle: ['The education section is back where forms ask for it.'],
  },
  objective: {
    brutal: ['“{heading}” is gone: what you want has made way for what they get.'],
    gentle: ['“{heading}” is gone. The first lines can now be about what you bring.'],
  },
  'unknown-heading': {
    brutal: ['The heading “{heading}” no longer puzzles the robot. It had been reading it as weather.'],
    gentle: ['“{heading}” became a heading that software knows, so what stands below it arrives.'],
  },
  'title-heading': {
    brutal: ['The heading “{heading}” is gone. The reader has to guess what the document is, and guesses right.'],
    gentle: ['Without “{heading}” the page begins with you. Everyone can see what it is.'],
  },
  'references-available': {
    brutal: ['The offer “{term}” is withdrawn. Nobody had taken it up since the fax.'],
    gentle: ['“{term}” is gone; whoever wants references asks, and the line is free.'],
  },
  placeholder: {
    brutal: ['“{term}” has been filled in. The template can go home.'],
    gentle: ['“{term}” is gone, and nobody will ever know it was there.'],
  },
  'hobby-filler': {
    brutal: ['“{term}” is no longer a selling point. It can go back to being a Sunday.'],
    gentle: ['“{term}” made room. The page is about what only you would list.'],
  },
  'too-long': {
    brutal: [
      { text: 'It used to run to {pages} pages. The stapler has been thanked for its service.', when: isPages },
      { text: 'It used to take {words} words. Now somebody may get to the last of them.', when: isOnePage },
    ],
    gentle: [
      { text: 'It is no longer {pages} pages long, so more of it will be read.', when: isPages },
      { text: 'It is no longer {words} words long, so more of it will be read.', when: isOnePage },
    ],
  },
  'too-short': {
    brutal: ['More than {words} words now. The page had begun to echo.'],
    gentle: ['There are more than {words} words to go by now. That was needed.'],
  },
  'columns-layout': {
    brutal: ['Of {columns:words} columns one is left. The robot reads downwards, as it always wanted to.'],
    gentle: ['One column instead of {columns:words}: software now reads the lines in your order.'],
  },
  'table-layout': {
    brutal: ['The table is gone. The robot has been let out of its cells.'],
    gentle: ['Without the table, software reads each line whole.'],
  },
  'comic-font': {
    brutal: ['{Font} has left, in big shoes.'],
    gentle: ['Without {font} the words are read before the letters are.'],
  },
  'font-mix': {
    brutal: ['There were {fonts} typefaces. The ransom has been paid.'],
    gentle: ['Fewer than {fonts} typefaces now; the page looks like one page.'],
  },
  'small-print': {
    brutal: ['Nothing is set in {size} points any more. The magnifying glass goes back in the drawer.'],
    gentle: ['The lines in {size} points have grown and can be read on a phone.'],
  },
  'date-format-mix': {
    brutal: ['“{one}” and “{other}” no longer argue. The calendar speaks one language.'],
    gentle: ['“{one}” and “{other}” are written the same way now, so nothing distracts from the dates themselves.'],
  },
  'date-missing': {
    brutal: ['“{title}” has dates. Time has started for it.', 'The job “{title}” now happened at some point.'],
    gentle: ['“{title}” has its dates, and nobody has to wonder about them.'],
  },
  'date-impossible': {
    brutal: ['The job from {start} to {end} has been straightened out. The physicists are packing up.'],
    gentle: ['The dates {start} and {end} are in order now; a slip like that costs trust.'],
  },
  'date-overlap': {
    brutal: ['“{one}” no longer overlaps with the rest. The understudy may sit down.'],
    gentle: ['“{one}” no longer runs into another job, or no longer seems to.'],
  },
  'file-name': {
    brutal: ['The file is no longer called “{name}”. It can be found without being described.'],
    gentle: ['“{name}” has become a name that a recruiter finds again.'],
  },
  'document-title': {
    brutal: ['The file’s properties no longer say “{title}”. The tab may be looked at.'],
    gentle: ['The title “{title}” is gone from the file’s properties. Few think of that.'],
  },
  'job-absent': {
    brutal: ['{Job} is named in the CV now. Before, one had to know.'],
    gentle: ['The CV names the job you want, {job}, and so it can be found for it.'],
  },
  'skills-missing': {
    brutal: ['The skills that adverts for {job} ask for are no longer kept secret.'],
    gentle: ['What adverts for {job} ask for can be found in the CV now.'],
  },
  'hidden-text': {
    brutal: ['The {words} hidden words are gone. There is one CV now, and everybody reads the same one.'],
    gentle: ['The {words} words that nobody could see are gone. That is the safest change of all.'],
  },
  'machine-instruction': {
    brutal: ['“{phrase}” is gone. The machine has been left to its own opinion.'],
    gentle: ['“{phrase}” is gone; some programs report such lines, and none is persuaded.'],
  },
};

/** For whatever has no sentence of its own left. */
export const GONE_ANY: Said = {
  brutal: [
    '“{quote}” has left the CV, and the CV has not asked after it.',
    'Struck, and not missed: “{quote}”.',
    '“{quote}” did not make it into the second draft. The second draft is fine.',
    'The pen had its eye on “{quote}”. You got there first this time.',
    'Of “{quote}” only the memory remains, and ours is short.',
  ],
  gentle: [
    '“{quote}” is gone, as it should be.',
    'I had a note at “{quote}”. It is no longer needed.',
    'You have dealt with “{quote}”.',
    'Nothing was lost with “{quote}”.',
    'The remark about “{quote}” can be ticked off.',
  ],
};
