import type { Context } from '../../../context.ts';
import { HOBBIES } from '../../../lexicon/comic/all-entries.ts';
import { observedTexts, quotesOf, type ObservedText } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { PhraseIndex } from '../world/phrase-index.ts';

const ODDITY = { same: 8, against: 8 } as const;
const LEAST_LETTERS = 4;
/** Words with two lives: the meter that is read is no novel, the shop that is run no marathon. */
const TWO_LIVES =
  /^(?:reading|running|training|coaching|playing|working|drawing|building|fishing|boxing|driving|climbing|shooting|cards?|match(?:es)?|clubs?|teams?|games?|books?|films?|news|travel\w*|volunteer\w*|sports?|fitness|family|friends?|social\w*|club|group|member|local|community|languages?|history|technology|science|culture|work)$/iu;

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
    for (const { start, end } of hobbies().hits(text.text, text.tokens)) {
      const it = text.text.slice(start, end).toLowerCase();
      if (it.length < LEAST_LETTERS || TWO_LIVES.test(it)) continue;
      const same = new PhraseIndex<true>();
      same.add(it, true);
      for (const other of work) {
        const met = same.hits(other.text, other.tokens)[0];
        // A capital in the middle of a line names something.
        if (met === undefined || isName(other, met.start)) continue;
        const places = quotesOf(context, { text: other, ...met }, { text, start, end });
        if (places !== null) return [{ kind: 'home-and-work', ...places, oddity: ODDITY.same, facts: { it } }];
      }
    }
  }
  return [];
}

const isName = ({ text }: ObservedText, start: number): boolean => /\p{Lu}/u.test(text.charAt(start)) && /[\p{L}\d]\s+$/u.test(text.slice(0, start));

let index: PhraseIndex<true> | null = null;

/** What the comic lexicon knows for a pastime. */
function hobbies(): PhraseIndex<true> {
  if (index !== null) return index;
  index = new PhraseIndex<true>();
  for (const { says } of HOBBIES) index.add(says, true);
  return index;
}

interface Opposites {
  /** Its jokes are kept under this name. */
  name: string;
  hobby: RegExp;
  /** Another pastime that takes the edge off. */
  unless?: RegExp;
  duty: RegExp;
  /** Where the duty stands: in a line of a job, or among the claims. */
  among: 'work' | 'claims';
}

const OPPOSITES: readonly Opposites[] = [
  {
    name: 'team-alone',
    hobby: /\b(?:football|five[- ]a[- ]side|netball|rugby|cricket|hockey|basketball|volleyball|soccer)\b/iu,
    duty: /\b(?:work(?:ing)? independently|work(?:ing)? alone|on (?:my|their) own initiative|own initiative|without supervision|unsupervised|minimal supervision|independent worker)\b/iu,
    among: 'claims',
  },
  {
    name: 'alone-team',
    hobby: /\b(?:fishing|angling|knitting|crochet|meditation|jigsaws?|sudoku|crosswords?|birdwatching|bird[- ]watching|reading)\b/iu,
    unless:
      /\b(?:football|five[- ]a[- ]side|netball|rugby|cricket|hockey|basketball|volleyball|soccer|choirs?|orchestras?|bands?|teams?|clubs?|groups?|friends|sociali[sz]ing|theatre|coach\w*|captain|league|games?|singing|dancing|dance|family|quiz\w*|running|office|volunteer\w*|committee|races?|festivals?|travel\w*)\b/iu,
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
    duty: /\b(?:spreadsheets|data entry|databases|pivot tables|dashboards|microsoft excel|excel)\b/iu,
    among: 'work',
  },
  {
    name: 'legs-wheels',
    hobby: /\b(?:running|marathons?|half[- ]marathons?|cycling|walking|hiking|triathlons?)\b/iu,
    duty: /\b(?:drove|driving) (?:an? |the |\d[\d.]* ?t(?:onne)? )?(?:vans?|lorr(?:y|ies)|trucks?|hgvs?|bus(?:es)?|coach(?:es)?|taxis?|forklifts?|tractors?|ambulances?|company vehicles?|vehicles?)\b/iu,
    among: 'work',
  },
  {
    name: 'gym-lifting',
    hobby: /\b(?:gym|weight[- ]?lifting|weight training|powerlifting|crossfit|bodybuilding|strength training)\b/iu,
    duty: /\b(?:heavy lifting|manual handling|moving and handling|moving furniture|(?:un)?loading (?=(?:and|the|of|trucks?|vans?|lorr|deliver|trailers?|stock|goods|containers?)\b))/iu,
    among: 'work',
  },
  {
    name: 'kitchen-kitchen',
    hobby: /\b(?:cooking|baking|barbecues?)\b/iu,
    duty: /\b(?:kitchens?|cooked|bakery|baked|food prep(?:aration)?)\b/iu,
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
  for (const { name, hobby, unless, duty, among } of OPPOSITES) {
    for (const text of home) {
      const pastime = hobby.exec(text.text);
      if (pastime === null) continue;
      if (!isItem(text.text, pastime) || (unless !== undefined && home.some((one) => unless.test(one.text)))) continue;
      for (const other of among === 'work' ? work : claims) {
        const met = duty.exec(other.text);
        if (met === null) continue;
        const places = quotesOf(
          context,
          { text: other, start: met.index, end: met.index + met[0].length },
          { text, start: pastime.index, end: pastime.index + pastime[0].length },
        );
        if (places === null) continue;
        return [{ kind: 'home-against-work', ...places, oddity: ODDITY.against, facts: { hobby: asSaid(pastime[0]), duty: asSaid(met[0]), name } }];
      }
    }
  }
  return [];
}

/** "two years running" names no pastime: one is an item of a list, or follows a word that says so. */
const isItem = (text: string, { 0: words, index: at }: RegExpExecArray): boolean =>
  /(?:^|[,;:•|&(/]|\b(?:and|or|enjoy|like|love|in|of|to|go|playing?|gym|sea|trail|fell|road|mountain|ice|fly|\p{L}+ing))\s*$/iu.test(
    text.slice(Math.max(0, at - 40), at),
  ) && /^\s*(?:$|[,;.•|&(/)]|and\b|or\b|with\b|for\b|at\b|in\b)/iu.test(text.slice(at + words.length));

/** "Fishing, chess" begins a line with a capital that a sentence does not need; a name that is all capitals keeps them. */
const asSaid = (words: string): string => (/^\p{Lu}\p{Ll}/u.test(words) && !/^(?:Excel|Microsoft)/u.test(words) ? words.toLowerCase() : words);
