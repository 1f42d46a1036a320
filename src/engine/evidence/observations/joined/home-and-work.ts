import type { Context } from '../../../context.ts';
import type { Token } from '../../../english/tokens.ts';
import { WORDS_WITHOUT_CONTENT } from '../../../lexicon/words/little-words.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { observedTexts, quoteOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';

const ODDITY = { same: 8, against: 8 } as const;
const LEAST_LETTERS = 4;
const LITTLE: ReadonlySet<string> = new Set(WORDS_WITHOUT_CONTENT);
/** Words with two lives: the meter that is read is no novel, the shop that is run no marathon. */
const TWO_LIVES =
  /^(?:reading|read|running|run|runs|training|trained|team|teams|work|working|club|group|member|members|keep|keeping|learn|learning|play|playing|time|times|people|others|year|years|week|weekly|weekend|life|local|world|home|house|level|course|courses|event|events|activit\w+|interests?|hobb\w+|sports?|travel\w*|volunteer\w*|help\w*|meet\w*|things?|love|enjoy|spend\w*|social\w*|media|watch\w*|films?|friends?|family|different|various|areas?|great|good|best|season|games?|matches|league|first|second|last|three|four|five|also|with|made|make|making|cover\w*|books?|light|part|back|long|high|open|free|fitness|health\w*|current|service|study\w*|board|support|passion\w*|manag\w+|develop\w*|design\w*|organi[sz]\w+|skills?|line|market|drawing|drawings|building|buildings|fishing|draft\w*|figures?|records?|tests?|trips?|walk\w*|project\w*|history|news|general|business|technology|science|culture\w*|international|community|language\w*|english|company|school|university|college)$/iu;

/** The same thing at home as at work, and a pastime that the work is the opposite of or more of the same. Of each sort one. */
export function observeHomeAndWork(context: Context): AnySighting[] {
  if (context.cv.language !== 'en') return [];
  const texts = observedTexts(context);
  const home = texts.filter(({ place }) => place === 'interests');
  const work = texts.filter(({ place, job }) => place === 'work' && job !== null);
  const claims = texts.filter(({ place, job }) => place === 'skills' || (place === 'work' && job === null));
  return [...sameThing(context, home, work), ...against(context, home, work, claims)];
}

function sameThing(context: Context, home: readonly ObservedText[], work: readonly ObservedText[]): AnySighting[] {
  for (const text of home) {
    for (const token of text.tokens) {
      if (token.word.length < LEAST_LETTERS || LITTLE.has(token.word) || TWO_LIVES.test(token.word) || !PLAIN_WORDS.has(token.word)) continue;
      for (const other of work) {
        const met = other.tokens.find(({ word }) => singular(word) === singular(token.word));
        // A capital in the middle of a line names something.
        if (met === undefined || isName(other, met) || isName(text, token)) continue;
        const [quoted, also] = [quoteOf(context, text, token.start, token.end), quoteOf(context, other, met.start, met.end)];
        if (quoted === null || also === null) continue;
        return [{ kind: 'home-and-work', ...quoted, also: [also], oddity: ODDITY.same, facts: { it: token.word } }];
      }
    }
  }
  return [];
}

const singular = (word: string): string => word.replace(/(?<![siu])s$/u, '');
const isName = ({ text }: ObservedText, { start }: Token): boolean => /\p{Lu}/u.test(text.charAt(start)) && /[\p{L}\d]\s+$/u.test(text.slice(0, start));

interface Opposites {
  /** Its jokes are kept under this name. */
  name: string;
  hobby: RegExp;
  duty: RegExp;
  /** Where the duty stands: in a line of a job, or among the claims. */
  among: 'work' | 'claims';
}

const OPPOSITES: readonly Opposites[] = [
  {
    name: 'team-alone',
    hobby: /\b(?:football|five[- ]a[- ]side|netball|rugby|cricket|hockey|basketball|volleyball|choir|orchestra|brass band)\b/iu,
    duty: /\b(?:work(?:ing)? independently|work(?:ing)? alone|on (?:my|their) own initiative|own initiative|without supervision|unsupervised|minimal supervision|independent worker)\b/iu,
    among: 'claims',
  },
  {
    name: 'alone-team',
    hobby:
      /\b(?:chess|fishing|angling|yoga|knitting|crochet|meditation|jigsaws?|sudoku|crosswords?|birdwatching|bird[- ]watching|reading|painting|solo (?:travel|hiking))\b/iu,
    duty: /\b(?:team[- ]?player|team[- ]?work(?:er|ing)?|work(?:s|ing)? (?:well )?(?:in|as part of) a team)\b/iu,
    among: 'claims',
  },
  {
    name: 'quiet-phones',
    hobby: /\b(?:fishing|angling|chess|yoga|meditation|birdwatching|bird[- ]watching|gardening|knitting|crochet|pottery|jigsaws?|reading|swimming|pilates)\b/iu,
    duty: /\b(?:(?:phone|telephone|inbound|incoming|outbound|customer|emergency)\s+calls|(?:answer\w*|handl\w*|took|tak(?:e|ing)|mak(?:e|ing)) (?:the |all |up to |about |over )?(?:\d[\d,]* )?(?:phones?|telephones?|calls)|switchboard)\b/iu,
    among: 'work',
  },
  {
    name: 'outdoors-screen',
    hobby:
      /\b(?:hiking|hill[- ]?walking|rambling|camping|rock climbing|climbing|bouldering|surfing|sailing|kayaking|cycling|mountain biking|gardening|allotment|trail running|skiing|snowboarding|wild swimming)\b/iu,
    duty: /\b(?:spreadsheets?|data entry|databases?|pivot tables?|dashboards?|microsoft excel|excel)\b/iu,
    among: 'work',
  },
  {
    name: 'legs-wheels',
    hobby: /\b(?:running|marathons?|half[- ]marathons?|cycling|walking|hiking|triathlons?)\b/iu,
    duty: /\b(?:drove|driving|lorr(?:y|ies)|vans?|hgvs?|trucks?|tractors?|forklifts?|coach(?:es)? and bus(?:es)?)\b/iu,
    among: 'work',
  },
  {
    name: 'gym-lifting',
    hobby: /\b(?:gym|weight[- ]?lifting|weight training|powerlifting|crossfit|bodybuilding|strength training)\b/iu,
    duty: /\b(?:lifting|lifted|loading|unloading|unloaded|loaded|pallets?|manual handling|moving and handling|moving furniture)\b/iu,
    among: 'work',
  },
  {
    name: 'kitchen-kitchen',
    hobby: /\b(?:cooking|baking|barbecues?)\b/iu,
    duty: /\b(?:kitchens?|cooked|cooking|prep|menus?|grill|bakery|baked|meals)\b/iu,
    among: 'work',
  },
  {
    name: 'screen-screen',
    hobby: /\b(?:gaming|video games?|computer games?|online games?|pc building)\b/iu,
    duty: /\b(?:servers?|software|source code|code|databases?|websites?|spreadsheets?|helpdesk|help desk)\b/iu,
    among: 'work',
  },
];

/** The narrowest first; the hobby and the duty are quoted as printed. */
function against(context: Context, home: readonly ObservedText[], work: readonly ObservedText[], claims: readonly ObservedText[]): AnySighting[] {
  for (const { name, hobby, duty, among } of OPPOSITES) {
    for (const text of home) {
      const pastime = hobby.exec(text.text);
      if (pastime === null) continue;
      for (const other of among === 'work' ? work : claims) {
        const met = duty.exec(other.text);
        if (met === null) continue;
        const quoted = quoteOf(context, text, pastime.index, pastime.index + pastime[0].length);
        const also = quoteOf(context, other, met.index, met.index + met[0].length);
        if (quoted === null || also === null) continue;
        const facts = { hobby: asSaid(pastime[0]), duty: asSaid(met[0]), name };
        return [{ kind: 'home-against-work', ...quoted, also: [also], oddity: ODDITY.against, facts }];
      }
    }
  }
  return [];
}

/** "Fishing, chess" begins a line with a capital that a sentence does not need; a name that is all capitals keeps them. */
const asSaid = (words: string): string => (/^\p{Lu}\p{Ll}/u.test(words) && !/^(?:Excel|Microsoft)/u.test(words) ? words.toLowerCase() : words);
