/** Pasts that no rule gives. */
export const IRREGULAR_PASTS: ReadonlyMap<string, string> = new Map(
  `be was, become became, begin began, break broke, bring brought, broadcast broadcast, build built, buy bought, cast cast, catch caught, choose chose, come came, cut cut, deal dealt, dig dug, do did, draw drew, drive drove,
   eat ate, feed fed, fight fought, find found, fly flew, forecast forecast, get got, give gave, go went, grow grew, have had, hear heard, hit hit, hold held, keep kept, know knew, lay laid, lead led, leave left, lend lent, let let,
   lose lost, make made, mean meant, meet met, offset offset, outsell outsold, oversee oversaw, pay paid, put put, quit quit, read read, rebuild rebuilt, reset reset, rewrite rewrote, ring rang, rise rose, run ran, say said, see saw, seek sought,
   sell sold, send sent, set set, shrink shrank, shut shut, sit sat, speak spoke, spend spent, split split, stand stood, sweep swept, swim swam, take took, teach taught, tell told, think thought, throw threw,
   undertake undertook, understand understood, uphold upheld, upsell upsold, wear wore, win won, write wrote`
    .split(',')
    .map((pair): [string, string] => {
      const [verb = '', past = ''] = pair.trim().split(/\s+/u);
      return [verb, past];
    }),
);

/** Participles that differ from the past: "have written". */
export const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  `been be, begun begin, broken break, chosen choose, come come, done do, drawn draw, driven drive, eaten eat, flown fly, given give, gone go, grown grow, known know, overseen oversee, rewritten rewrite, risen rise, rung ring, run run,
   seen see, shown show, spoken speak, taken take, thrown throw, undertaken undertake, worn wear, written write`
    .split(',')
    .map((pair): [string, string] => {
      const [participle = '', verb = ''] = pair.trim().split(/\s+/u);
      return [participle, verb];
    }),
);

/** Verbs that double their last consonant. */
export const DOUBLING_VERBS: ReadonlySet<string> = new Set(
  'admit bag ban bid chat chop commit control cut debug dig drop equip fit format get grab hit jot knit let log man map mop net occur omit pat permit pin plan plot prep prefer program put quit refer regret rub run scan scrap scrub set shop shred shut sit skim skip spin split spot step stir stop strip submit swim tag tap tip top transfer transmit trim upset wrap win begin ship retrofit'.split(
    ' ',
  ),
);

/** Pasts that are bare forms of other verbs, too: "found an error" founds nothing. */
export const PASTS_FIRST: ReadonlyMap<string, string> = new Map([
  ['found', 'find'],
  ['saw', 'see'],
  ['left', 'leave'],
  ['fell', 'fall'],
  ['felt', 'feel'],
  ['wound', 'wind'],
  ['ground', 'grind'],
  ['bore', 'bear'],
  ['lay', 'lie'],
]);

/** Verbs whose regular past is in use beside the other: "forecasted". */
export const ALSO_REGULAR: ReadonlySet<string> = new Set(['forecast']);

/** Forms of verbs of the lists that help another verb far more often than they say a deed of their own. */
export const AUXILIARIES: ReadonlySet<string> = new Set(['is', 'has', 'being']);
