import type { Crossing } from './crossing.ts';

const DETAIL = /\b(?:attention to detail|detail[- ]orient(?:ed|ated)|eye for detail)\b/iu;
/** The same as things: a sentence can say them. */
const DETAIL_AS_THING = /\b(?:attention to detail|eye for detail)\b/iu;
const RAN_OUT = /\b(?:expired|lapsed|ran out|out of date)\b/iu;

/** A claim held against other words of the same page. Halves that anybody could have wait behind odder ones. */
export const CLAIM_CROSSINGS: readonly Crossing[] = [
  {
    name: 'detail-roughly',
    one: { in: 'claims', words: DETAIL },
    other: { in: 'work', words: /\b(?:etc|various|miscellaneous|approximately|approx|roughly|numerous|and so on)\b/iu },
    oddity: 6.5,
  },
  { name: 'many-and-one-task', one: { in: 'claims', words: /\bmulti-?\s?tasking\b/iu }, other: { in: 'claims', words: DETAIL_AS_THING }, oddity: 7 },
  {
    name: 'organised-lapsed',
    one: {
      in: 'claims',
      words: /\b(?:organi[sz]ed|organi[sz]ational skills|time[- ]management|reliable|tidy|punctual|meticulous)\b/iu,
    },
    other: { in: 'papers', words: RAN_OUT },
    oddity: 9,
  },
  {
    name: 'in-date-and-out',
    one: {
      in: 'papers',
      words: /\b(?:all in date|in date|good till|valid (?:to|until|till)|current to|current until|renewed)\b/iu,
      not: new RegExp(String.raw`${RAN_OUT.source}|\bwas in date`, 'iu'),
    },
    other: { in: 'papers', words: RAN_OUT },
    oddity: 8.5,
  },
];
