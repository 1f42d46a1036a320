import type { KindJokes } from '../template.ts';

/**
 * Law 6: about the line and what it costs, never about what it tells. `what` is not named in a joke.
 * Sources of the advice: UK Equality Act 2010, US EEOC guidance on questions before an offer.
 */
export const PERSONAL_JOKES = {
  'personal-detail': {
    brutal: [
      'Line {line} answers a question the recruiter would need a lawyer to ask.',
      'Line {line} is none of their business, delivered to their desk, in writing.',
      'In many offices line {line} is covered with a hand while somebody fetches HR.',
      'Line {line} is for the contract, and the contract comes after the handshake.',
      'Your CV has {cvLines} lines; line {line} is the one they are trained not to read.',
      'Line {line} hands over a fact nobody may use and takes the room of one they could.',
      'Line {line} belongs in a drawer at home, next to the warranty for the toaster.',
      'The most private of {cvLines} lines is number {line}, and it is doing the least work.',
    ],
    gentle: [
      'Line {line} is private, and most employers would rather not know it before an offer. You can leave it out.',
      'Nothing on line {line} helps anyone judge your work. The space is better spent on it.',
      'In many countries employers must not consider what line {line} says. Leaving it out is normal.',
      'Where it is customary you may keep line {line}; for applications abroad, drop it.',
      'Line {line} can wait for the paperwork after an offer.',
    ],
    fixes: [
      'Delete the line and use it for your work; employers ask for such details after an offer, if they need them.',
      'Leave private details out unless the country or the advertisement asks for them.',
      'Keep e-mail, phone, city and one link; everything else about private life can go.',
    ],
  },
  photo: {
    brutal: [
      'The picture on page {page} is, to the parser, a rectangle of {~silence|fog|beige}.',
      'Page {page} gives its best corner to a picture. In that corner {job:a} could have fitted three results.',
      'The robot looked at the picture on page {page} and wrote down: nothing.',
      'A picture on page {page} takes the room of four lines and cannot be searched for a single word.',
      'In some countries the picture on page {page} is cut off by HR before anybody reads on. Mind the scissors.',
      'The picture on page {page} makes the file heavier than the other {cvWords} words together.',
    ],
    gentle: [
      'The picture on page {page} is invisible to software and, in some countries, unwelcome. Check the custom where you apply.',
      'Without the picture on page {page} you gain room for a summary or a result.',
      'In the UK, Ireland, the US and Canada, CVs come without a picture; page {page} could do the same.',
      'If a picture is customary where you apply, keep it small and outside the text on page {page}.',
    ],
    fixes: [
      'Leave the picture out for the UK, Ireland, the US and Canada; elsewhere follow the custom of the country.',
      'Use the corner for contact details or a two-line summary; a parser can read those.',
    ],
  },
} as const satisfies Record<string, KindJokes>;
