import type { Context } from '../../../context.ts';
import { isYear } from '../../../english/measures.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { observedTexts, quoteOf } from '../observed-text.ts';
import type { AnySighting } from '../observer.ts';
import { COUNT, countValue, spokenFigure } from './figures.ts';

const EXACT = new RegExp(
  String.raw`(?<![\d.,/£$€#-])(?<count>${COUNT})\s+(?<things>(?:[\p{Ll}'’-]{3,20}\s+)?[\p{Ll}'’-]{2,19}[^siu\W\d]s)(?![\p{L}'’-])`,
  'giu',
);
/** What everybody counts: it is no oddity. */
const OFTEN_COUNTED =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|times|people|staff|members?|employees?|clients?|customers?|users?|projects?|teams?|stores?|sites?|countries|languages?|points?|reports?|accounts?|others|levels?|modules?|courses?|pages?|words?|credits?|gcses|units?|percent\w*|millions?|thousands?|hundreds?|employees|engineers?|developers?|students?|pupils?|patients?|candidates?|children|adults|colleagues|managers?|analysts?|agents?|vendors?|suppliers?|stakeholders?|resources|locations|regions|markets|offices|branches|departments|systems?|applications?|servers?|services|environments|releases|companies|businesses|individuals|participants|attendees|volunteers|interns|trainees|direct reports|calls|hrs|persons?|quarters|versions?|members|trustees|women|men|supervisors?|directors?|officers?|teachers?|nurses|doctors|workers|technicians|specialists|associates|assistants|representatives|coordinators|schools|classes|classrooms|hospitals|events|meetings|sessions|workshops|campaigns|products|brands|categories|items|subjects|groups|programs?|programmes|initiatives|goals|objectives|awards|certifications?|skills|tools|platforms|frameworks|functions|features|bugs|tickets|cases|orders|transactions|records|files|documents|invoices|emails|messages|visits|trips|shifts|semesters?|consecutive|lakhs?|crores?|terms|cells|series|steps|parts|types|kinds|areas|figures|ways|sections|categories|areas|roles|positions|publications|papers|articles|awards)\b/iu;
/** How large a place, a round or a timetable is: it was given, and nobody counted it. */
const SCOPE =
  /\b(?:beds|bedrooms|bedsits|rooms|seats|covers|desks|bays|pitches|plots|floors|storeys|stories|acres|hectares|miles|kilomet(?:re|er)s|met(?:re|er)s|inches|litres|tonnes|tons|states|provinces|counties|districts|boroughs|wards|lanes|periods|lessons|holes|storefronts|outlets|branches|letters|percentiles|degrees)$/iu;
/** Figures that somebody else made: a year round, a turn, a call for help. */
const STOCK_FIGURES: ReadonlySet<number> = new Set([101, 247, 360, 401, 403, 504, 1095, 1099, 365, 366, 911, 999, 1001]);
/** "34 questions to 15", "from 34 pages to 15": who gives both figures is proud of the second. */
const GOES_TO =
  /^[^.;]{0,24}?\s(?:(?:down |up )?to|→|->|became|into)\s(?:about |under |just |only )?[£$€]?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b)/iu;
const FROM = /\bfrom\s(?:about |over |some )?$/iu;
/** "18 periods per week" is a pace and no count. */
const PACE = /^\s*(?:an?|per|each|every|\/)\s?(?:shift|hour|day|night|week|month|term|season|quarter|year)\b/iu;
/** What is done one at a time and told of afterwards: somebody who did so many can tell of one. */
const EVENT =
  /(?:talks|lectures|speeches|cases|audits|inspections|surveys|tests|trials|experiments|operations|surgeries|deliveries|births|weddings|funerals|concerts|performances|gigs|shows|matches|games|recordings|translations|interviews|hearings|investigations|incidents|installations|repairs|rescues|launches|migrations|exhibitions|tours|flights|dives|commissions|negotiations|tenders|bids|appeals|complaints|claims|disputes|compounds|restorations|excavations|evictions|stories|portraits)$/iu;
/** "46 gauges drawings": two plurals are no name of one thing. */
const TWO_PLURALS = /^[\p{Ll}'’-]{3,}[^siu\W\d]s\s/u;
/** Who says "over 15" has not counted; "FASB 13" counts nothing. */
const ABOUT = /(?:\b(?:over|about|around|approx\w*|roughly|some|nearly|almost|more than|less than|up to|at least|under|circa|c)\.?\s*)$/iu;
const NAMED = /\p{Lu}{2,}\s$/u;
const AMONG = /\b(?:among|amongst|amid|out of|top|of|no\.?|number|section|class|grade|room|route|form)\s*$/iu;
/** People are led, fed or carried, and nobody who did it "counted" them. */
const PEOPLE =
  /(?<!numb|pap|lett|fold|trail|contain|print|comput|post|mark|drawers?|layer|boil|toast|filt|corn|corrid|mot|doct?|elevat|mirr|sens|react|generat|transistor|docum|payment|shipm|garm|instrum)(?:ers|ors|ants|ents|ees|ists|ians|men|folk|mates|leads)$|^(?:leavers|soldiers|cadets|scouts|riders|nuns|monks|residents|guests|apprentices|refugees|inmates|prisoners|babies|toddlers|infants|mothers|fathers|parents|boys|girls|kids|pals|friends|voices|souls|crew)$/iu;
const ODDITY = 3.6;
const MOST = 16;
/** A round number was estimated; an exact one was counted. */
const isExact = (value: number): boolean => value > 12 && value < 100_000 && value % 10 !== 0;

/** A small exact number of something that is seldom counted on a CV: somebody stood there and counted. */
export function observeExactNumbers(context: Context): AnySighting[] {
  const sightings: AnySighting[] = [];
  if (context.cv.language !== 'en') return sightings;
  for (const text of observedTexts(context)) {
    if (sightings.length >= MOST) break;
    if (text.place === 'skills' || text.place === 'study') continue;
    for (const match of text.text.matchAll(EXACT)) {
      const { count = '', things = '' } = match.groups ?? {};
      const value = countValue(count);
      const noun = things.split(/\s+/u).at(-1) ?? '';
      if (!isExact(value) || isYear(count) || OFTEN_COUNTED.test(things) || !PLAIN_WORDS.has(noun.toLowerCase()) || PEOPLE.test(noun)) continue;
      const before = text.text.slice(0, match.index);
      const after = text.text.slice(match.index + match[0].length);
      // "Among 45 new hires" somebody else had counted; "24 tests as well" was cut out of a list; nobody counts "nurse's schedules".
      if (ABOUT.test(before) || NAMED.test(before) || AMONG.test(before) || /^\s+as well\b/iu.test(after) || /['’]s\s/u.test(things)) continue;
      if (STOCK_FIGURES.has(value) || SCOPE.test(things) || TWO_PLURALS.test(things) || FROM.test(before) || GOES_TO.test(after) || PACE.test(after)) continue;
      // "4 grew sales": only a plural noun can be counted.
      if (/\b(?:has|was|is|this|its|less|across|versus|plus|as|us|goes|does|sales)$/iu.test(things)) continue;
      const quoted = quoteOf(context, text, match.index, match.index + match[0].length);
      if (quoted !== null)
        sightings.push({
          kind: 'exact-number',
          ...quoted,
          oddity: ODDITY + (value > 60 ? 0.6 : 0),
          facts: { number: spokenFigure(value), things, ...(EVENT.test(things) ? { event: 1 } : {}) },
        });
    }
  }
  return sightings;
}
