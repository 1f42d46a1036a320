/** Bare verbs of everyday speech about work, beyond those of the CV lists: what people type into a form. */
export const EVERYDAY_VERBS = `
  add aim answer arrange ask assist bag bake bathe bill bring carry cash catch change chase chat chop clean clear click climb close come cook copy count cover cut deal decorate deliver
  demo dig dispatch do draw dress drive drop dust eat empty ensure feed fetch fill fit fix fold follow format fry get give go grab greet grill grow hand help hit hold iron keep knit label lay lead learn leave lend lift
  light list listen load lock log look lose make man meet mind mix mop move mow muck offer open order own pack paint park patch peel phone photocopy pick plan plant play plaster plate pour prep prepare press price print
  prune pull pump push put quote raise rake read recycle refill register reset restock rewire ring rinse rota run sand save scan scrub seat see sell send serve set sew shelve shop shout show shut sign sit slice smash solve sort speak
  spend split spot spray stack stand start stay steam stitch stock stop strip sweep swipe swim tag take talk teach tell tend throw tidy top train trim tutor turn type unload unpack upload update use vacuum wait walk wash watch water
  weed weigh wipe wire work wrap write
`
  .trim()
  .split(/\s+/u);

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
  'admit bag ban bid chat chop commit control cut debug dig drop equip fit format get grab hit jot knit let log man map mop net occur omit pat permit pin plan plot prep prefer program put quit refer regret rub run scan scrap scrub set shop shred shut sit skim skip spin split spot step stir stop strip submit swim tag tap tip top transfer transmit trim upset wrap win begin'.split(
    ' ',
  ),
);
