/** Words that end a short noun phrase. */
export const PHRASE_ENDS: ReadonlySet<string> = new Set(
  `and or but to for by with in on at from that which who while when where during through using via across into within as including such under between about because so after before
   per throughout toward towards over against among around plus etc e.g i.e responsible pertaining regarding concerning relating related was were is are has have had
   und oder zu mit im in bei von vom durch sowie et ou pour avec dans par sur y e o para con en por`.split(/\s+/u),
);

/** Words that may stand before the noun and say nothing of it. */
export const BEFORE_NOUNS: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'all',
  'our',
  'their',
  'its',
  'his',
  'her',
  'my',
  'any',
  'other',
  'and',
  'or',
  'of',
  'various',
  'new',
  'each',
  'der',
  'die',
  'das',
  'den',
  'dem',
  'le',
  'la',
  'les',
  'el',
  'los',
  'las',
  'de',
  'du',
  'des',
  'new',
]);

/** Words that name no object. */
export const EMPTY_OBJECTS: ReadonlySet<string> = new Set([
  'it',
  'them',
  'this',
  'that',
  'these',
  'those',
  'him',
  'her',
  'me',
  'us',
  'you',
  'i',
  'we',
  'they',
  'following',
  'dr',
  'mr',
  'mrs',
  'ms',
  'prof',
  'things',
  'different',
  'various',
  'day',
  'daily',
  'end',
]);

/** Particles that belong to the verb before the object. */
export const VERB_PARTICLES: ReadonlySet<string> = new Set(['up', 'out', 'off', 'on', 'down', 'in', 'away', 'back']);

/** Verbs that make a noun with a particle and that no list of verbs of CVs holds. */
export const PHRASAL_NOUNS: ReadonlySet<string> = new Set(
  'back start set log sign check follow clean roll kick cut break pick drop call hand hold lock look make mark mix pay pull push run sell shut spin stand take top try turn walk wash wind work write'.split(
    ' ',
  ),
);
