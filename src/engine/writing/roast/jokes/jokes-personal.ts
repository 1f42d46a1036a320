import type { KindOf } from '../../../../domain/finding.ts';
import type { KindJokes } from '../template.ts';

/**
 * Law 6: no joke at all, in either voice. What the line tells is not named; that employers mostly may not weigh it is.
 * Sources of the advice: UK Equality Act 2010, US EEOC guidance on questions before an offer.
 */
export const PERSONAL_JOKES = {
  'personal-detail': {
    brutal: [
      'Line {line} is private. In many countries recruiters must not take it into account, so it changes nothing here either.',
      'Line {line} is a private detail. It wasn’t scored; most employers prefer not to know it before an offer.',
      'Nothing on line {line} is about the work, so it’s only pointed out, not judged.',
      'Many recruiters may not use what line {line} tells them. It had no part in any score.',
      'What line {line} says is normally asked after an offer, if at all. It can be left out.',
      'Line {line} is optional in most countries: recruiters there are told to disregard such details.',
    ],
    gentle: [
      'Line {line} is private, and most employers would rather not know it before an offer. You can leave it out.',
      'Nothing on line {line} helps anyone judge your work. The space is better spent on it.',
      'In many countries employers must not consider what line {line} says. Leaving it out is normal.',
      'Where it’s customary you may keep line {line}; for applications abroad, drop it.',
      'Line {line} can wait for the paperwork after an offer.',
    ],
    fixes: [
      'Cut the line: employers ask for this after an offer, if they need it.',
      'Leave private details out, unless the country or the advert asks for them.',
      'Keep e-mail, phone, city and one link. The rest can go.',
    ],
  },
  photo: {
    brutal: [
      'The picture on page {page} isn’t scored. Many recruiters in the UK, Ireland, the US and Canada must not see one; beside {cvWords} words it can go.',
      'Page {page} holds a picture. Where CVs come without one, somebody removes it before {cvLines} lines are read.',
      'A picture on page {page}: custom in some countries, unwelcome in others. It had no part in any score of these {cvWords} words.',
      'Software can’t read the picture on page {page}, and in some countries recruiters are asked not to. The {cvLines} lines beside it count.',
      'Whether the picture on page {page} belongs there depends on the country. Nothing in the scores of {cvLines} lines does.',
      'Some employers blank out pictures before reading. The one on page {page} would go; the {cvWords} words would stay.',
    ],
    gentle: [
      'The picture on page {page} is invisible to software and, in some countries, unwelcome. Your {cvLines} lines don’t need it.',
      'Without the picture on page {page} you gain room beside your {cvWords} words for a summary or a result.',
      'In the UK, Ireland, the US and Canada, CVs come without a picture; page {page} and its {cvLines} lines could do the same.',
      'If a picture is customary where you apply, keep it on page {page} outside the {cvLines} lines of text.',
    ],
    fixes: ['Leave the picture out for the UK, Ireland, the US and Canada.', 'Use the corner for a two-line summary instead.'],
  },
} as const satisfies Record<KindOf<'personal'>, KindJokes>;
