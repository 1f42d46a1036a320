import type { Crossing } from './crossing.ts';

/** Pastimes by what everybody knows of them. Each is a word that a sentence takes as one thing: "{Other} is …". */
const CONTACT =
  'boxing|kick-?boxing|rugby|roller derby|karate|judo|(?:brazilian )?jiu-?jitsu|taekwondo|muay thai|martial arts|wrestling|ice hockey|kabaddi|hurling|camogie|shinty|krav maga|lacrosse';
const COLD = '(?:wild|sea|open[- ]water|winter|cold[- ]water) swimming';
const RISKY = `${CONTACT}|${COLD}|(?:rock |ice )climbing|climbing|bouldering|mountaineering|sky-?diving|paragliding|(?:downhill )?mountain biking|motocross|motorcycling|karting|skiing|snowboarding|(?:kite|wind)?surfing|white-?water kayaking|caving|potholing|scuba diving|free ?diving|horse[- ]?riding|skateboarding|(?:fell|mountain) running|parkour|trampolining`;
const SLOW =
  '(?:fly |ice )?fishing|angling|gardening|knitting|crochet|embroidery|cross[- ]stitch|quilting|bird[- ]?watching|birding|bonsai|calligraphy|pottery|bee-?keeping|wood ?carving|wood ?turning|whittling|genealogy|stargazing|tai chi|yoga|meditation|reading|sourdough';
const HANDS =
  'baking|sourdough|gardening|wood ?work(?:ing)?|wood ?turning|wood ?carving|carpentry|pottery|knitting|crochet|sewing|quilting|bee-?keeping|bread[- ]?making|home ?brewing|blacksmithing|leatherwork|upholstery|cooking|cheese[- ]?making';
const LOUD = 'drumming|dj-?ing|karaoke|bagpipes|kick-?boxing|boxing|rugby|roller derby|motocross|samba|heavy metal';
const RUN = 'running|(?:fell|trail|hill|mountain|marathon|long[- ]distance) running|jogging|parkrun';
const INSTRUMENT =
  'guitar|piano|violin|viola|cello|saxophone|clarinet|flute|trumpet|trombone|cornet|accordion|ukulele|fiddle|banjo|oboe|tabla|harp|double bass';
const STILL_TARGET = 'archery|darts|golf|snooker|bowls|(?:road |ten[- ]?pin )?bowling|basketball|curling|croquet|p[eé]tanque';
const SOFA = 'netflix|box ?sets|watching (?:tv|television|films|movies|series|sports?)|video games|gaming|anime|movies|films|cinema|going to the cinema';
const PUZZLE = 'sudoku|chess|bridge|poker|fantasy football';
const BOOKS = 'reading|creative writing|poetry|scrabble|book club';

const word = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${list})(?![\p{L}-])`, 'iu');
const home = (list: string) => ({ in: 'home', words: word(list) }) as const;

/** A pastime held against the trade, a duty, a claim or a paper. */
export const HOME_CROSSINGS: readonly Crossing[] = [
  {
    name: 'heal-risk',
    one: { title: /\b(?:nurse|paramedic|doctor|physician|surgeon|firefighter|physiotherapist|medic|ambulance \p{L}+)\b/iu },
    other: home(RISKY),
    oddity: 9,
  },
  {
    name: 'lab-food',
    one: { trades: ['research', 'pharmacy-and-dental'] },
    other: home('baking|sourdough|home ?brewing|cooking|cheese[- ]?making|bread[- ]?making|fermentation|kombucha'),
    oddity: 9,
  },
  {
    name: 'phone-music',
    one: { in: 'work', words: /\b(?:(?:phone|telephone|inbound|incoming|outbound|customer|emergency) calls|switchboard)\b/iu },
    other: home(`${INSTRUMENT}|choir|singing|brass band`),
    oddity: 9,
  },
  { name: 'fish-sales', one: { trades: ['sales', 'human-resources'] }, other: home('(?:fly |ice |sea |coarse )?fishing|angling'), oddity: 9 },
  {
    name: 'crowd-quiet',
    one: { trades: ['shop', 'bar-and-floor', 'hotel-and-travel', 'phone-and-chat', 'nursery', 'school'] },
    other: home(SLOW),
    oddity: 8.5,
  },
  {
    name: 'screen-hands',
    one: {
      trades: [
        'software',
        'data',
        'servers-and-support',
        'accounts',
        'projects',
        'office',
        'marketing',
        'banking-and-insurance',
        'engineering-office',
        'human-resources',
        'public-service',
        'law',
      ],
    },
    other: home(HANDS),
    oddity: 8.5,
  },
  { name: 'drive-legs', one: { trades: ['driving'] }, other: home(`${RUN}|walking|hiking|cycling|hill[- ]?walking`), oddity: 9 },
  { name: 'sums-again', one: { trades: ['accounts', 'data', 'banking-and-insurance', 'research'] }, other: home(PUZZLE), oddity: 8.5 },
  {
    name: 'words-again',
    one: { trades: ['library-and-museum', 'words-and-news', 'law'] },
    other: home(BOOKS),
    oddity: 8,
  },
  {
    name: 'mends-again',
    one: { trades: ['garage', 'pipes-and-wires', 'factory', 'cleaning-and-caretaking', 'building', 'engineering-office'] },
    other: home('restoring|diy|tinkering|model (?:making|building|engineering)|wood ?work(?:ing)?|carpentry|repairing'),
    oddity: 9,
  },
  {
    name: 'boss-again',
    one: { title: /\b(?:manager|supervisor|director|head|team lead(?:er)?|foreman|headteacher|principal)\b/iu },
    other: home('(?:club |team )?captain|skip|conductor(?= of)|referee|umpire|treasurer(?= of)|choirmaster(?! *.s certificate)'),
    oddity: 8.5,
  },
  {
    name: 'chef-gathers',
    one: { trades: ['kitchen'] },
    other: home('foraging|mushroom picking|(?:fly |ice |sea )?fishing|hunting|gardening|bee-?keeping|clamming|berry picking'),
    oddity: 9,
  },
  { name: 'complaints-contact', one: { in: 'work', words: /\bcomplaints\b|\bescalations\b/iu }, other: home(CONTACT), oddity: 9 },
  { name: 'safety-risk', one: { in: 'work', words: /\b(?:health (?:and|&) safety|risk assessments?)\b/iu }, other: home(RISKY), oddity: 9 },
  {
    name: 'aid-risk',
    one: { in: 'papers', words: /\bfirst aid\b/iu, not: /\b(?:expired|lapsed|ran out|out of date|finished)\b/iu },
    other: home(RISKY),
    oddity: 9,
  },
  {
    name: 'aid-lapsed',
    one: { in: 'papers', words: /\b(?:first aid|bls\/cpr|cpr)\b(?=.{0,40}\b(?:expired|lapsed|ran out|out of date)\b)/iu },
    other: home(`${RISKY}|running|football|hockey|curling|netball`),
    oddity: 9.5,
  },
  {
    name: 'targets-still',
    one: { in: 'work', words: /\b(?:sales |monthly |weekly |performance |revenue )?targets\b|\bquotas?\b/iu },
    other: home(STILL_TARGET),
    oddity: 9,
  },
  {
    name: 'pressure-calm',
    one: { in: 'claims', words: /\bunder pressure\b|\bpressure situations\b|\bhigh[- ]pressure\b/iu },
    other: home('yoga|meditation|tai chi|pilates|gardening|knitting|crochet|fishing|walking|pottery|swimming|reading'),
    oddity: 8.5,
  },
  { name: 'fast-slow', one: { in: 'claims', words: /\bfast[- ]paced\b|\bdeadlines?\b|\bdynamic\b|\benergetic\b/iu }, other: home(SLOW), oddity: 8 },
  { name: 'calm-loud', one: { in: 'claims', words: /\b(?:calm|patient|patience)\b/iu }, other: home(LOUD), oddity: 9 },
  {
    name: 'sofa',
    one: {
      in: 'claims',
      words: /\b(?:hard[- ]?working|hard worker|energetic|dynamic|go-getter|self-starter|driven|motivated)\b/iu,
      not: /\b(?:results?|data|customer)[- ]driven/iu,
    },
    other: home(SOFA),
    oddity: 8,
  },
  { name: 'sofa', one: { in: 'claims', words: /\btime[- ]management\b|\bmanag\w+ (?:my )?time\b|\bmeet\w* deadlines\b/iu }, other: home(SOFA), oddity: 8.5 },
  {
    name: 'team-cake',
    one: { in: 'claims', words: /\bteam[- ]?(?:player|work(?:er|ing)?)\b/iu },
    other: home('baking|cake (?:making|decorating|baking)|sourdough'),
    oddity: 9,
  },
];
