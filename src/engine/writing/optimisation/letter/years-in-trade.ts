import type { Context } from '../../../context.ts';
import { claimsIn } from '../../../english/claims.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { respelled } from '../../../english/grammar/respelled.ts';
import { countWords } from '../../../english/tokens.ts';
import { withoutHarm } from './fit-to-send.ts';

const NUMBER = String.raw`(?:over |more than |nearly |almost |some |about )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\p{Ll}+)?|thirty)`;
/** "14 years on the paver crew", "over 20 years of experience in mainframe operations": how long, and in what. */
const YEARS = new RegExp(
  String.raw`(?<!\p{L})(${NUMBER} years)['’]? ((?:of )?(?:experience )?(?:in|on|as|with|behind|at|across|within|of) [^.,;:()!?]{3,60})`,
  'iu',
);
/** What is no trade: "in the role", "of my life". */
const NO_TRADE =
  /(?<!\p{L})(?:my|the role|this role|age|old|life|looking|a proven|environment|ago|marriage|break|and (?:have|has|am|is|want|now|looking)|which|who|that|without|in practice|I)(?!\p{L})/u;
/** A word that wants another behind it. */
const HANGS = /(?:-\p{L}+|(?:ive|able|ible|ful|less|ous|ical|ional|ern|ary))$/iu;
const MOST = 14;
const STRONG = 3;

/** How long somebody says at the head of her CV that she has been at it: "fifteen years in defined benefit schemes"; null where she does not. */
export function yearsInTrade({ cv, lines }: Context): string | null {
  if (cv.language !== 'en') return null;
  const section = cv.sections.find(({ kind }) => kind === 'summary');
  const texts = [
    section === undefined
      ? ''
      : lines
          .slice(section.from, section.to)
          .map(({ text }) => text.trim())
          .join(' '),
    cv.headline?.value ?? '',
  ];
  for (const text of [cv.summary.map((one) => one.text.trim()).join(' '), ...texts]) {
    const found = YEARS.exec(text);
    const [, years = '', rest = ''] = found ?? [];
    // "Four years crafting pixel-perfect, responsive pages": what they are stands behind the comma.
    if (found !== null && text[found.index + found[0].length] === ',' && HANGS.test(rest)) continue;
    const [head = ''] = rest.split(
      /\s[–—|]\s| (?:and|who|looking|seeking|wanting|with) (?=want|look|seek|now|an?\s|have|am|like|enjoy|strong|good|excellent)/u,
    );
    // "Over 20 years of experience in operations in a 24x7 environment": where it was belongs to no letter.
    const isCut = found !== null && /\p{L}/u.test(text[found.index + found[0].length] ?? '');
    const told = respelled(
      `${years.charAt(0).toLowerCase()}${years.slice(1)} ${(isCut ? head.replace(/\s\S*$/u, '') : head)
        .replace(/(?<=\p{Ll}) (?:[•▪●·] )?\p{Lu}\p{Ll}+ed(?!\p{L}).*$/u, '')
        .replace(/ (?:from|across|within|at) (?:multiple|many|various|several|different)(?!\p{L}).*$/iu, '')
        .replace(isCut ? / (?:from|across|within|at|with|for|and|in) (?:\S+ ?){0,3}$/iu : /$^/u, '')
        .replace(/ in an? .*enviro.*$/iu, '')
        .replace(/^experience /iu, 'of experience ')
        .trim()}`,
    );
    if (
      years !== '' &&
      !NO_TRADE.test(told) &&
      countWords(told) <= MOST &&
      countWords(told) > 3 &&
      !/experience$/iu.test(told) &&
      isClean(told) &&
      // "Eleven years of recruiting" is a claim of its own, and belongs beside the line that shows it.
      claimsIn(capital(told)).every(({ strength }) => strength < STRONG) &&
      claimsIn(told).every(({ strength }) => strength < STRONG) &&
      !isOrder(told) &&
      withoutHarm(told) === told &&
      /\p{Ll}$/u.test(told)
    )
      return told;
  }
  return null;
}
