import type { Crossing } from './crossing.ts';

const RANK = /\b(?:manager|director|head|chief|president|executive|principal|superintendent)\b/iu;
/** What stands beside a duty when somebody or something else did it. */
const NOT_OWN =
  /\b(?:supervis|manag|oversaw|oversee|led|lead|train|hired|delegat|assign|ensur|coordinat|develop|direct|monitor|establish|implement|outsourc|contract|team|staff|crew|reduc|automat|screening|system)\w*/iu;
const PAPER_WORK = /\b(?:photocopying|data entry|typing|sorted (?:the )?mail|stuffing envelopes|shredding)\b/iu;
const AWARD =
  /\b(?:employee|worker|associate|team member|driver|salesperson|agent) of the (?:month|quarter|year|week)\b|\b(?:spot|excellence|achievement|service|star|performance) award\b/iu;
const HEAVY =
  /\b(?:fork-?lift|reach truck|counterbalance|telehandler|chainsaw|abrasive wheels|excavator|hgv|lgv|hazmat|tri axle|crane|welding|angle grinder|digger|tractor|lowboy|tanker)\b/iu;
const DELICATE =
  /\b(?:crochet|knitting|embroidery|calligraphy|ballet|tap dance|poetry|choir|choirmaster['’]s certificate|handbell ringing|violin|cello|harp|flute|(?:grade \d )?chanter|sewing|cake decorating|watercolours?|origami|flower arranging|ballroom dancing|floristry|opera)\b/iu;

/** A line of work held against a title, an award, a wish, or another line of work. */
export const WORK_CROSSINGS: readonly Crossing[] = [
  { name: 'rank-paper', one: { title: RANK }, other: { in: 'work', words: PAPER_WORK, not: NOT_OWN }, oddity: 8 },
  { name: 'award-paper', one: { in: 'claims', words: AWARD }, other: { in: 'work', words: PAPER_WORK, not: NOT_OWN }, oddity: 8 },
  {
    name: 'saved-and-met',
    one: {
      in: 'work',
      words: /\bsav(?:ed|ing|es) (?:about |over |around |up to |an? |\p{L}+ )?(?:\d[\d,.]*\s*)?(?:[\p{L}-]+ )?(?:hours?|minutes?|days?)\b/iu,
    },
    other: { in: 'work', words: /\b(?:(?:weekly|daily|monthly|regular|team|staff|status|board|committee) meetings|stand-?ups)\b/iu },
    oddity: 8.5,
  },
  {
    name: 'rota-wish',
    one: {
      in: 'claims',
      words: /\b(?:regular hours|nine to five|9 to 5|9-5|days only|prefer days|no (?:nights|weekends)|home every night|work[- ]life balance)\b/iu,
    },
    other: { in: 'work', words: /\b(?:(?:duty |staff |weekly )?(?:rota|roster)s?|nights?|night shifts?|weekends)\b/iu },
    oddity: 9.5,
  },
  { name: 'heavy-and-light', one: { in: 'papers', words: HEAVY }, other: { in: 'papers', words: DELICATE }, oddity: 9 },
  { name: 'heavy-and-light', one: { in: 'papers', words: HEAVY }, other: { in: 'home', words: DELICATE }, oddity: 9 },
];
