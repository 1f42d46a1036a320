import type { Context } from '../../../context.ts';
import { countWords } from '../../../english/tokens.ts';
import { firstSightings, observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import type { Tale } from './tale.ts';
import { TALES_OF_WORK } from './tales-of-work.ts';

const ODDITY = 8.3;
/** A short sentence that needs the one before it, and the longest one that may be shown with it. */
const PUNCHLINE = 5;
const SET_UP = 9;

const NUMBER = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)`;
const WORD = String.raw`[\p{L}'’-]+`;
/** What has a name of its own where somebody is fond of it. */
const PET =
  'dogs?|cats?|kelpie|collie|spaniel|labrador|terrier|lurcher|greyhounds?|whippet|pug|poodle|hound|puppy|kitten|horse|mare|pony|donkey|mule|ram|ewe|bull|cow|calf|goat|pig|sow|hen|cockerel|parrot|budgie|owl|swan|duck|goose|geese|tortoise|ferret|rabbit|hamster|gerbil|snake|python|gecko|lizard|stick insect|fish|goldfish|starter|sourdough|van|ute|truck|lorry|tractor|digger|forklift|boat|canoe|dinghy|kayak|narrowboat|bike|bicycle|tandem|moped|scooter|motorbike|camper(?: ?van)?|caravan|bus|car|mini|landy|land rover|oven|boiler|printer|robot|drone|kiln|loom|press|piano|organ|accordion|tuba|bassoon|cello|mannequin|dummy|skeleton|puppet|plant|cactus|bonsai|pumpkin|scarecrow|snowman|telescope|still|beehive|hive';

const TALES: readonly Tale[] = [
  // “People don't leave companies, they leave carparks.” — me
  { name: 'own-motto', says: /[“"](?<motto>[^“”"]{15,90})[”"]\s*[—–-]+\s*(?:me|myself|I)\b/u },
  // "They shout, I nod."
  {
    name: 'duo',
    says: new RegExp(
      String.raw`(?<=^|[.!?;:(]\s?)(?<it>(?<one>(?:I|We|They|He|She|You|It|The \p{Ll}+|${WORD}s) \p{Ll}+), (?<other>(?:I|we|they|he|she|you|nobody|everybody|somebody) \p{Ll}+(?: it)?))(?=[.!)]|$)`,
      'u',
    ),
    not: /\bwhich\b/u,
  },
  // "Do not recommend.", "I lasted."
  {
    name: 'review',
    says: /(?<=[.!?]\s|^)(?<it>(?:(?:Do|Would|Can) not|Don['’]t|Wouldn['’]t|Cannot) recommend(?: it)?|I (?:lasted|survived|stayed|coped|tried|was wrong|am aware|did not last)|Not my fault|Would do it again|Would not (?:do|repeat) it(?: again)?|No regrets|[Nn]ever again|Both know|Not for me|Still am|It shows|Enough said|Not sorry|Still sore|Long story|Ask me about it|(?:I )?did not enjoy it|(?:I )?loved it|I still dream of it|I have the scars?)(?=[.!)]|$)/u,
  },
  // "Until Mum found out."
  {
    name: 'found-out',
    says: /(?<=^|[.;,(]\s?)(?<it>[Uu]ntil (?:[\p{L}'’]+ ){1,3}(?:found out|noticed|caught (?:me|us)|saw (?:it|me|the bill)|asked why|did the sums?|read the (?:label|contract|small print)))(?=[.!)]|$)/u,
  },
  // "one bicycle, stolen twice", "again because I lost the first one"
  {
    name: 'mishap',
    says: new RegExp(
      String.raw`(?<it>(?:(?:one|two|three|a|my|the) [\p{L} ]{3,24}, )?(?:stolen|lost|sunk|burnt|dropped|broken|mislaid|flooded|bitten|evicted) (?:once|twice|three times|by (?:a|an|the|one) [\p{L} ]{3,24}|in (?:the |a )?[\p{L} ]{3,20})|(?:once|twice|one|partly|mostly) by (?:mistake|accident)|one (?:newspaper |of them )?(?:spelt|spelled) (?:me|it|us|my name) [\p{L} ]{3,30}|(?:again )?because I (?:lost|broke|forgot|missed|dropped|burnt|mislaid|sank) [\p{L} ]{3,30}|(?:set|setting) off the (?:fire )?alarm(?: [\p{L} ]{3,20})?|fell (?:in|off|into|through) (?:the |a )?[\p{L} ]{3,20})(?=[.,;!)]|$)`,
      'u',
    ),
    not: /\b(?:stock|property|goods|items?|reports? of|cases?|claims?|vehicles?|insurance|recovered|baggage|luggage)\b/iu,
  },
  // "I like seven of them", among so many a day
  {
    name: 'all-but-some',
    says: new RegExp(
      String.raw`(?<whole>${NUMBER}) [^.;]{3,40}?(?:and|, |but )\s?(?<it>(?:I|we) (?:like|love|trust|enjoy|recommend|miss|remember|recognise|understand) (?<few>${NUMBER}|most|some|both) of (?:them|those|these))(?=[.,;)]|$)`,
      'iu',
    ),
  },
  // "two trucks, one that starts"
  {
    name: 'one-that',
    says: new RegExp(
      String.raw`(?<it>(?<whole>two|three|four) \p{Ll}+s, one (?:that|which|of which) (?:still |sometimes |nearly )?\p{Ll}+s?(?: \p{Ll}+)?)(?=[.;)]|$)`,
      'u',
    ),
  },
  // "6,100 downloads, two weddings, no revenue"
  {
    name: 'and-none',
    says: new RegExp(
      String.raw`(?<it>(?<number>${NUMBER}) [^,.;:()]{3,30}, (?:${NUMBER}|one|a|an) [^,.;:()]{3,30},(?: and)? (?<last>no (?!(?:complaints?|accidents?|incidents?|injur|errors?|faults?|failures?|observations?|loss|losses|breakages|claims?|returns?|defects?|downtime|outages?|issues?|problems?|absences?|lates?|overruns?)\b)\p{Ll}+(?: \p{Ll}+)?))(?=[.;)]|$)`,
      'u',
    ),
  },
  // "16 rooms per day and the matchmaking festival"
  {
    name: 'and-the',
    says: new RegExp(
      String.raw`^(?<it>(?<number>${NUMBER}) [\p{Ll}'’ -]{3,30} and (?<last>(?:the|one|a) (?:\p{Ll}+ ){0,2}(?:festival|raffle|wedding|panto(?:mime)?|funeral cat|fair|f[eê]te|ghost|swan|parrot|donkey|cat|dog|goat|goose|owl|fox|piano|lift|mayor|bishop|king|queen|carnival|parade|circus|marathon|regatta|ball|disco|karaoke|quiz|bake sale|cake sale|flood|fire|storm|snow)))(?=[.;)]|$)`,
      'u',
    ),
    in: ['work'],
  },
  // "Blankets, boots, batteries."
  {
    name: 'bare-list',
    says: new RegExp(
      String.raw`^(?<it>(?:\p{Lu}[\p{L}'’-]+)(?: \p{Ll}[\p{L}'’-]+)?, (?:\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?, ){1,2}(?:and )?(?<last>(?:(?:one|a|an|the) )?\p{Ll}[\p{L}'’-]+(?: (?:(?:on|of|in|with|and) )?\p{Ll}+)?))\.?$`,
      'u',
    ),
    in: ['work'],
    not: /^\p{Lu}\p{Ll}+ed\b|\b(?:zero|no|two|three|four|five|support|management|maintenance|administration|reporting|analysis|planning|training|service|services|development|compliance|etc)\b/u,
  },
  // "Kelpie called Gypsum", "starter called Ulrich"
  {
    name: 'named',
    says: new RegExp(
      String.raw`(?<it>(?<thing>(?:${PET})),? (?:called|named|known as|christened|who answers to|answers to) [“"']?(?<who>\p{Lu}[\p{L}'’-]+(?: (?:the |of )?\p{Lu}[\p{L}'’-]+){0,2}))`,
      'iu',
    ),
  },
  // Roller derby, number 32, "Flossy the Impaler"
  {
    name: 'nickname',
    says: /\b(?:derby|wrestl\w+|darts|DJ|stage name|open mic|drag|ring name|CB|call ?sign|known (?:locally |there |to \p{L}+ )?as|nicknamed?|trades? as)\b[^.“"]{0,30}[“"](?<it>(?<who>\p{Lu}[\p{L} '’-]{3,30}))[”"]/u,
  },
  // I have learned to say "please could you"
  {
    name: 'speech',
    says: /\b(?:[Ss]ay(?:s|ing)?|[Ss]aid|[Aa]sk(?:s|ed)?|[Tt]ell(?:s|ing)?|[Tt]old|[Ss]hout(?:s|ed)?|[Aa]nswer(?:s|ed)?|[Ww]rote|[Rr]epl(?:y|ies|ied)|[Ss]ang|[Aa]nnounc\w+|called out)\b[^.“"]{0,24}[“"](?<it>[\p{Ll}][^“”"]{6,60})[”"]/u,
  },
  // "Best Kaizen" award (a wall clock and certificate)
  {
    name: 'prize',
    says: /\b(?:award|prize|won|winner|runner-up|first place|place|employee of the (?:month|year))\b[^().]{0,40}\((?<it>(?:a|an|the|one|two|my) [^()\d]{4,40})\)/iu,
  },
  // Hindi: A2, mostly food; French (GCSE, brave); Vietnamese, enough for my mother-in-law's teeth
  {
    name: 'level',
    says: /\b(?:English|Spanish|Portuguese|French|German|Italian|Welsh|Irish|Gaelic|Scots|Polish|Czech|Dutch|Mandarin|Cantonese|Hindi|Urdu|Tamil|Arabic|Russian|Japanese|Korean|Vietnamese|Tagalog|BSL|Yoruba|Twi|Swahili|Punjabi|Bengali|Turkish|Greek|Latin|Swedish|Norwegian|Danish|Finnish|Romanian|Ukrainian|Michif|Maori|Hebrew|Thai|Hungarian|Croatian|Serbian)\b[:,]?\s?\(?(?:[ABC][12]|GCSE|A level|\p{Ll}+)?,?\s?\(?(?<it>brave(?:ly)?|ear only|mostly (?:food|swearing|menus|songs|insults|verbs)|enough (?:for|to) [^().;]{4,40}|menus? only|in traffic|with (?:my )?hands|loud(?:ly)?|under protest|for football|builders?['’]? (?:merchant|yard)|opera only|from songs|from television|to order (?:beer|coffee|food)|rude words(?: first)?|polite(?:ly)?)(?=[.,;)]|$)/iu,
    in: ['study', 'skills', 'interests'],
  },
  // "I have done 73 of them", "I keep a spreadsheet of every …"
  {
    name: 'keeps-record',
    says: new RegExp(
      String.raw`(?<=^|[.;!?]\s|(?:and|but)\s)(?<it>I (?:have )?(?:keep|kept|counted?|log(?:ged)?|label|recorded|wrote down|have done|have seen|have visited|have read|have made|have climbed|have swum|have walked|have cycled|have eaten|read all) [^.;()]{4,60})(?=[.;(]|$)`,
      'u',
    ),
    in: ['interests'],
  },
  // "I came 211th of 212", "2nd of 31"
  {
    name: 'placing',
    says: /(?<it>(?:(?:came|finished|placed) )?(?<rank>\d+)(?:st|nd|rd|th) (?:out )?of (?<field>\d+))(?! (?:january|february|march|april|may|june|july|august|september|october|november|december))/iu,
  },
  // Good Clinical Practice, online, 4 hours, this past weekend
  {
    name: 'fresh',
    says: /(?<it>this (?:past )?weekend|last (?:weekend|week|Saturday|Sunday|Friday|Monday|Tuesday|Wednesday|Thursday|night)|yesterday|this morning)(?=[.,;)]|$)/u,
    in: ['study'],
  },
  // he's honest about me so brace yourself
  {
    name: 'warning',
    says: /(?<it>(?:s?he(?:['’]s|['’]ll| is| will| does)|they(?:['’]ll| will)) [^.;]{0,40}\b(?:brace yourself|be crook|warn you|not be kind|talk|tell you everything|exaggerate|deny it|cry|swear)\b[^.;,]{0,40})(?=[.,;]|$)/iu,
  },
];

/** A line that an advert could have written tells nothing of its own. */
const REPORT_LINE = /\b(?:leverag\w+|stakeholders?|solutions?|synerg\w+|excellence)\b/iu;

/** A sort whose words are between quotation marks in the CV: they are shown without what stands round them. */
const IN_QUOTES: ReadonlySet<string> = new Set(['own-motto', 'nickname', 'speech']);

/** Small tales that the CV tells itself, each with its name, so that what is said of one turns on its own words. One of each sort; of other languages than English only what figures tell. */
export function observeTales(context: Context): AnySighting[] {
  const known = [...TALES, ...TALES_OF_WORK].filter(({ anyLanguage }) => context.cv.language === 'en' || anyLanguage === true);
  const seen = new Set<string>();
  const texts = observedTexts(context).filter(({ place, text }) => place !== 'work' || !REPORT_LINE.test(text));
  return firstSightings(texts, (text) =>
    known.flatMap(({ name, says, in: places, not }): AnySighting[] => {
      if (seen.has(name) || (places !== undefined && !places.includes(text.place)) || not?.test(text.text) === true) return [];
      const found = says.exec(text.text);
      if (found === null) return [];
      const { motto, ...groups } = found.groups ?? {};
      const it = (groups['it'] ?? motto ?? found[0]).trim();
      const start = text.text.indexOf(it, found.index);
      const from = IN_QUOTES.has(name) ? start : setUpOf(text.text, start, it);
      const quoted = quoteOf(context, text, from, start + it.length);
      if (quoted === null || !quoted.quote.includes(it)) return [];
      seen.add(name);
      // “Cat C” is a licence, and one word is no tale.
      if ((name === 'placing' && !isTold(groups)) || (name === 'odd-paper' && !/\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(it))) return [];
      const facts = Object.fromEntries(
        Object.entries(groups).flatMap(([group, said]) => (typeof said === 'string' && said.trim() !== '' ? [[group, said.trim()]] : [])),
      );
      return [{ kind: 'tale', ...quoted, oddity: ODDITY, facts: { ...facts, it, name, words: countWords(it) } }];
    }),
  );
}

/** Where the quote begins: a short sentence is told with the one that sets it up. */
function setUpOf(text: string, start: number, it: string): number {
  if (countWords(it) > PUNCHLINE) return start;
  const before = /(?:^|[.!?;:(]\s*)(?<setUp>[^.!?;:()]+[.!?,])\s*$/u.exec(text.slice(0, start))?.groups?.['setUp'] ?? '';
  return before === '' || countWords(before) > SET_UP ? start : text.lastIndexOf(before, start);
}

/** Second, or close to the last: what lies between is a result like any other. */
function isTold({ rank, field }: Readonly<Record<string, string | undefined>>): boolean {
  const [place, all] = [Number(rank), Number(field)];
  return all > 3 && place <= all && (place === 2 || all - place <= Math.max(2, all * NEAR_THE_END));
}
const NEAR_THE_END = 0.05;
