import type { Facts, KindJokes, Template, TermJokes } from '../template.ts';

const digits = (facts: Facts): boolean => /\d{2,}/u.test(String(facts['handle']));
const numbered = (text: string): Template => ({ text, when: digits });

const PROVIDERS: TermJokes = {
  fact: 'domain',
  brutal: {
    'hotmail com|hotmail.com|hotmail.co.uk|hotmail.fr|hotmail.de|hotmail.es|hotmail.it|msn.com': [
      '{Domain}: an address with a fireplace and a dial tone.',
      'Replies to {domain} are delivered by butterfly.',
    ],
    'aol.com|aol.co.uk|aol.de': ['{Domain}: you have mail, and it has a modem.', 'An invitation sent to {domain} arrives on a free CD.'],
    'yahoo.com|yahoo.co.uk|yahoo.co.in|yahoo.in|yahoo.fr|yahoo.de|yahoo.es|yahoo.it|ymail.com|rocketmail.com': ['{Domain} is a fine address for whoever still looks things up in a web directory.', '{Domain}: the search engine moved out, the letterbox stayed.'],
    't-online.de|freenet.de': ['{Domain}: the address came with the telephone contract, and the telephone had a cord.'],
    'wanadoo.fr|free.fr|laposte.net': ['{Domain}: an address with a shutter and a postman who knows the dog.'],
  },
};

export const CONTACT_JOKES = {
  'missing-email': {
    brutal: [
      '{CvWords} words, no e-mail address. The offer has been tied to a pigeon; describe your roof.',
      'No e-mail. The recruiter liked it, looked for a way to say so and moved to the next of the pile.',
      'A CV of {cvWords} words that ends like a letter in a bottle: no return address.',
      'You left no e-mail. It is a bold way of saying do not call me, I will call you.',
      'The parser looked for an e-mail, found none and filed all {cvLines} lines under folk tales.',
      'Without an e-mail address this application for {job} is a shop with no door.',
    ],
    gentle: [
      'I cannot find an e-mail address. It is how most invitations arrive, so put it under the heading.',
      'Add your e-mail as plain text: systems drop applications they cannot answer.',
      'With no e-mail on the page, a recruiter for {job} has no easy way to say yes.',
      'If the address sits in the header of the file or in an image, software may not see it. Type it into the page.',
    ],
    fixes: [
      'Put an e-mail address as plain text in the first lines of page 1, not in a header or image.',
      'Add a plain, professional e-mail address directly under the heading of the CV.',
    ],
  },
  'missing-phone': {
    brutal: [
      'No phone number. Recruiters who want {job:a} quickly will have to open the window and shout.',
      '{CvWords} words and not one of them can be dialled.',
      'Without a phone number the good news has to walk.',
      'The CV gives {cvLines} lines to the past and none to the phone.',
      'A phone number takes one line of {cvLines}. Somebody gave it to something else.',
      'The recruiter picked up the phone, read down {cvLines} lines and put it back, gently.',
    ],
    gentle: [
      'I found no phone number. Many recruiters call first, so add one with its country code.',
      'One line with your phone number makes the next step easier for them.',
      'If you prefer e-mail, a number still helps: interview times are often settled by phone.',
      'Application forms expect a phone number from the CV; without one the field stays empty.',
    ],
    fixes: [
      'Add a phone number with its country code beside the e-mail address.',
      'Write the number in one piece on the contact line: “+[country] [number]”.',
    ],
  },
  'missing-location': {
    brutal: [
      'Nowhere in {cvLines} lines does it say where you are. Recruiters filter by city; you are at sea.',
      'No city. A search for {job} within thirty miles goes right past you, in every direction.',
      'By the evidence of {cvWords} words, this CV was sent from a cloud.',
      'The map shows your last job and then dragons.',
      'A CV without a place: {job}, somewhere, possibly in a lighthouse.',
      'Every parcel has a destination. These {cvWords} words only have contents.',
    ],
    gentle: [
      'I could not find a place. City and country are enough; a street address is not needed.',
      'Recruiters often search by region. One word with your city puts you into those results.',
      'If you would move or work remotely, say so next to the city.',
      'Add the city: it answers a question every reader for {job} has.',
    ],
    fixes: [
      'Add city and country to the contact line; leave out street and house number.',
      'Write “[city], [country]” under the heading, plus “remote” or “willing to relocate” if that is true.',
    ],
  },
  'missing-link': {
    brutal: [
      'Not one link in {cvLines} lines. The internet has been asked about you and is only shrugging.',
      'No LinkedIn, no portfolio: {cvWords} words under oath and no further witnesses.',
      'A recruiter will look you up either way. Without a link they may well find a dentist in Ohio.',
      '{CvWords} words and nothing to click. Even a menu has a code to scan these days.',
      '{CvLines} lines of claims, zero links to any of it. Trust me, says the document, hand on heart.',
      'No link for {job:a}: a museum guide describing pictures in a room without pictures.',
      'The CV covers {cvPages:words} {cvPages|page|pages} and stops at the edge of the paper, like a map from before the ships.',
      'Without a link the story after these {cvWords} words ends with: and then they had to google.',
      'Somebody out there shares what stands at the top of this page. Your {cvLines} lines include no hint which of you it is.',
      'Nothing here leads anywhere: {cvLines} lines, one long cul-de-sac with good kerbs.',
      'Show, do not tell, they say. This CV tells, {cvWords} words long, and has no door to the showroom.',
      '{Job:a} with no link is a chef with no kitchen to visit.',
      'At the end of {cvWords} words the reader is curious, reaches for a link and closes the hand on air.',
      'Your CV lists {cvSkills} skills. The link that would let one of them speak is not among the {cvLines} lines.',
      'Off the grid, in {cvWords} words: no profile, no portfolio, smoke signals on request.',
      '{CvBullets} bullets, and not a link to anything they hit.',
    ],
    gentle: [
      'There is no link on the page. A LinkedIn profile gives a reader somewhere to continue.',
      'For {job:a}, a link to work you can show says more than another line of description.',
      'After {cvWords} words a curious reader wants to click. Give them one good address.',
      'One link to a profile that matches this CV makes the {cvLines} lines easier to trust.',
      'If your work can be seen anywhere in public, the top of page 1 is the place to say so.',
      'No portfolio? A tidy LinkedIn profile is enough, as long as the dates agree with the CV.',
      'Place a short, readable address beside the e-mail; long ones with numbers look untidy.',
      'Recruiters for {job} will search for you. A link makes sure they find the right page.',
      'Your {cvBullets} bullets could point to one thing a reader may look at.',
      'Which of the {cvSkills} skills could you show online? Link to that.',
      'These {cvLines} lines are all a reader has of you so far; a link would open a second page.',
    ],
    fixes: [
      'Add a LinkedIn or portfolio address as plain text on the contact line, and check that it opens.',
      'Put one link at the top: the profile or project you would show first in an interview for {job}.',
      'Set a short LinkedIn address in its settings and place it next to the e-mail.',
    ],
  },
  'email-handle': {
    brutal: [
      '“{handle}” will be read aloud, slowly, in a meeting about salaries.',
      '“{handle}” had a good time in a chat room once. The offer letter is not that room.',
      'Somewhere a recruiter types “{handle}” into a calendar invitation and reconsiders the pool.',
      '“{handle}” is the costume party still attached to the suit.',
      '“{handle}” opens the door in slippers before {job:a} can say hello.',
      'The CV has {cvWords} words and “{handle}” is the one everybody at lunch will know.',
      numbered('“{handle}”: the digits suggest that there were others, and that they got there first.'),
    ],
    gentle: [
      '“{handle}” may be fun among friends; for applications a plain address keeps attention on the work.',
      'The address is one of the first things seen. I would swap “{handle}” for a neutral one.',
      'Keep “{handle}” for private mail and open a second address for {job} applications.',
      'A new address takes two minutes and removes a question mark: “{handle}” raises one.',
    ],
    fixes: [
      'Open a free address made of first and last name, and forward it to “{handle}”.',
      'Use a plain address for applications and keep “{handle}” for friends.',
    ],
  },
  'email-provider': {
    brutal: [
      '{Domain}: an inbox with wood panelling.',
      'An address at {domain} dates the letterhead more precisely than carbon could.',
      '{Domain} still works, like the landline and with the same callers.',
      'Mail to {domain} is sorted by hand, by a volunteer.',
      'Applying for {job} from {domain} is arriving at the airport with a paper ticket.',
      '{Domain} in the contact line is a cassette in the glove compartment: it plays, people look.',
    ],
    gentle: [
      'Nothing is wrong with {domain}; some readers simply think of the past when they see it.',
      'If you ever change addresses, do it before a search. {Domain} looks dated to some recruiters.',
      'A small matter: an address of your own or with a current provider looks fresher than {domain}.',
      '{Domain} will deliver the mail. For {job}, a newer provider draws less attention to itself.',
    ],
    fixes: [
      'Use a current provider or your own domain for applications, and forward the mail to {domain}.',
      'Open a second address for applications if you like; a forward to {domain} keeps everything in one place.',
    ],
    terms: PROVIDERS,
  },
} as const satisfies Record<string, KindJokes>;
