import type { KindOf } from '../../../../domain/finding.ts';
import type { Facts, KindJokes, Template } from '../template.ts';

const digits = (facts: Facts): boolean => /\d{2,}/u.test(String(facts['handle']));
const numbered = (text: string): Template => ({ text, when: digits });

export const CONTACT_JOKES = {
  'missing-email': {
    brutal: [
      '{CvWords} words, no e-mail address. The offer has been tied to a pigeon; please describe your roof.',
      'No e-mail. The recruiter read all {cvLines} lines, looked for a way to reply and took the next one from the pile.',
      'A CV of {cvWords} words that ends like a letter in a bottle: no return address.',
      'You left {cvWords} words and no e-mail. Don’t call us, and we can’t write to you.',
      'The parser looked for an e-mail, found none and filed all {cvLines} lines under folk tales.',
      'Without an e-mail address these {cvWords} words are a shop with no door.',
      '{CvLines} lines, and not one that can be answered. Even spam leaves an address.',
      'All those skills and no e-mail address. Zorro at least left a mark they could put in the system.',
      'Somebody at the other end wants to write back to {cvWords} words, opens a new message and stares at the empty box after To.',
      '{CvBullets:words} bullets fired and no e-mail address: a hit-and-run.',
      'Dear applicant, thank you for your {cvLines} lines. We would have liked to send you this.',
      '{CvWords} words, no e-mail address: a very long knock on the door, and then running away.',
      'For {cvLines} lines the CV makes its case. Then it leaves before anyone can say yes.',
      'The recruiter has an offer, a keyboard and {cvLines} lines without an e-mail address. Stamps are being discussed.',
      'It took {cvWords} words to win me over, and there is no e-mail address to tell you at.',
    ],
    gentle: [
      'I cannot find an e-mail address in {cvLines} lines. It is how most invitations arrive, so put it under the heading.',
      'Add your e-mail as plain text: systems drop applications they cannot answer, all {cvWords} words of them.',
      'With no e-mail beside these {cvWords} words, a recruiter has no easy way to say yes.',
      'If the address sits in the header of the file or in an image, software may not see it. Type it in above the other {cvLines} lines.',
      'Your skills deserve a reply; one e-mail address in plain text makes it possible.',
      'Among {cvWords} words an e-mail address is missing. It is the smallest change here, and the most useful.',
      'Whoever likes your {cvBullets} bullets will want to write at once. Give them an address at the top.',
      'I read {cvLines} lines and could not answer a single one: there is no e-mail address on the page.',
    ],
    fixes: [
      'Put an e-mail address as plain text in the first lines of page 1, not in a header or image.',
      'Add a plain, professional e-mail address directly under the heading of the CV.',
      'Type your e-mail address under the heading and send yourself the PDF once to see that it can be copied.',
    ],
  },
  'missing-phone': {
    brutal: [
      'No phone number in {cvLines} lines. Recruiters who want {job:a} quickly will have to open the window and shout.',
      '{CvWords} words and not one of them can be dialled.',
      'Without a phone number the good news about these {cvWords} words has to walk.',
      'The CV gives {cvLines} lines to the past and none to the phone.',
      'A phone number takes one line of {cvLines}. Somebody gave it to something else.',
      'The recruiter picked up the phone, read down {cvLines} lines and put it back, gently.',
    ],
    gentle: [
      'I found no phone number in {cvLines} lines. Many recruiters call first, so add one with its country code.',
      'One more line beside your {cvLines}, with a phone number, makes the next step easier for them.',
      'If you prefer e-mail, a number still helps: somebody who liked {cvWords} words may want to settle a time by phone.',
      'Application forms take the phone number from the CV; with none in {cvWords} words the field stays empty.',
    ],
    fixes: ['Add a phone number with its country code beside the e-mail address.', 'Write the number in one piece on the contact line: “+[country] [number]”.'],
  },
  'missing-location': {
    brutal: [
      'Nowhere in {cvLines} lines does it say where you are. Recruiters filter by city; you are at sea.',
      'No city. A search within thirty miles goes right past these {cvWords} words, in every direction.',
      'By the evidence of {cvWords} words, this CV was sent from a cloud.',
      'The map shows {employer} and then dragons.',
      '{CvLines} lines without a place: {job:a}, somewhere, possibly in a lighthouse.',
      'Every parcel has a destination. These {cvWords} words only have contents.',
    ],
    gentle: [
      'I could not find a place in {cvLines} lines. City and country are enough; a street address is not needed.',
      'Recruiters often search by region. One word beside your {cvWords}, the city, puts you into those results.',
      'Your {cvLines} lines do not say where. If you would move or work remotely, say so next to the city.',
      'Add the city to these {cvWords} words: it answers a question every reader has.',
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
      'A recruiter will look you up either way. Without a link in {cvLines} lines they may well find a dentist in Ohio.',
      '{CvWords} words and nothing to click. Even a menu has a code to scan these days.',
      '{CvLines} lines of claims, zero links to any of it. Trust me, says the document, hand on heart.',
      'No link in {cvWords} words: a museum guide describing pictures in a room without pictures.',
      'The CV covers {cvPages:words} {cvPages|page|pages} and stops at the edge of the paper, like a map from before the ships.',
      'Without a link the story after these {cvWords} words ends with: and then they had to google.',
      'Nothing here leads anywhere: {cvLines} lines, one long cul-de-sac with good kerbs.',
      'Show, do not tell, they say. This CV tells, {cvWords} words long, and has no door to the showroom.',
      '{CvWords} words and no link: a chef with no kitchen to visit.',
      'At the end of {cvWords} words the reader is curious, reaches for a link and closes the hand on air.',
      'Your CV lists its skills. The link that would let one of them speak is not among the {cvLines} lines.',
      'Off the grid, in {cvWords} words: no profile, no portfolio, smoke signals on request.',
      '{CvBullets:words} bullets, and not a link to anything they hit.',
    ],
    gentle: [
      'There is no link in {cvLines} lines. A LinkedIn profile gives a reader somewhere to continue.',
      'A link to work you can show says more than another of {cvLines} lines of description.',
      'After {cvWords} words a curious reader wants to click. Give them one good address.',
      'One link to a profile that matches this CV makes the {cvLines} lines easier to trust.',
      'If your work at {employer} can be seen anywhere in public, the top of page 1 is the place to say so.',
      'No portfolio? A tidy LinkedIn profile is enough, as long as its dates agree with these {cvLines} lines.',
      'Place a short, readable address above your {cvWords} words; long ones with numbers look untidy.',
      'Whoever reads {cvLines} lines to the end will search for you. A link makes sure they find the right page.',
      'Your {cvBullets} bullets could point to one thing a reader may look at.',
      'Which of your skills could you show online? Link to that.',
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
      '“{handle}” may be fun among friends; a plain address keeps attention on your {cvLines} lines of work.',
      'The address on line {line} is one of the first things seen. I would swap “{handle}” for a neutral one.',
      'Keep “{handle}” for private mail and give these {cvWords} words a second address.',
      'A new address takes two minutes and removes a question mark from {cvLines} lines: “{handle}” raises one.',
    ],
    fixes: [
      'Open a free address made of first and last name, and forward it to “{handle}”.',
      'Use a plain address for applications and keep “{handle}” for friends.',
    ],
  },
  'email-provider': {
    brutal: [
      'Mail to “{domain}” has to get past a spam folder that suspects everyone, so the offer may be lying next to a prince with a fortune.',
      '“{domain}” delivers the mail. Its other customers deliver the spam, and the filter does not check who is who.',
      'An invitation to “{domain}” is one filter away from the special offers. {CvWords} words deserve a shorter queue.',
      '“{domain}” on line {line}: perfectly good, if the recruiter’s filter agrees. Filters are not known for agreeing.',
      'Line {line} says “{domain}”. Somewhere a mail server raises an eyebrow and asks for a second opinion.',
      'The CV has {cvWords} words, and the only one that talks to a spam filter is “{domain}”.',
    ],
    gentle: [
      'Nothing is wrong with “{domain}”. Check its spam folder often while you apply: line {line} is where the answers go.',
      'If you ever change addresses, do it before a search, not during one; “{domain}” on line {line} is fine until then.',
      'A small matter: see that invitations to “{domain}” do not end in spam. {CvWords} words deserve to hear back.',
      '“{domain}” on line {line} will deliver the mail. An address of your own is a matter of taste.',
    ],
    fixes: [
      'Send yourself a test mail from another address and see that it does not end in the spam folder of {domain}.',
      'Open a second address for applications if you like; a forward to {domain} keeps everything in one place.',
    ],
  },
} as const satisfies Record<KindOf<'contact'>, KindJokes>;
