const DAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:(?:nes|rs|ur)?day)?s?';
/** "Mon–Wed", "Saturdays", "weekday nights": when, and for nobody. */
const WHEN = new RegExp(
  String.raw`^(?:${DAY}(?:\s?(?:[-–/&,]|to|and)\s?${DAY}){0,4}|week(?:end|day)s?|nights?|evenings?|mornings?|term[- ]time)(?: (?:only|nights?|evenings?|mornings?|shifts?))?$`,
  'iu',
);
/** "2nd shift", "Night Shift", "B shift": when, too. */
const SHIFT =
  /^(?:(?:\d(?:st|nd|rd|th)|first|second|third|day|night|late|early|evening|morning|weekend|back|swing|graveyard|[a-d]) shift|shift [a-d1-3]|tagschicht|nachtschicht|(?:früh|spät)schicht|équipe de nuit|turno de noche)s?$/iu;
/** "Moree to Esperance": a road, and no house. */
export const ROAD = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? to \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u;

/** What stands where an employer might and can be none: days of the week, a road between two towns. */
export const isNoHouse = (part: string): boolean => isWhen(part) || ROAD.test(part);

/** Days, hours and shifts. */
export const isWhen = (part: string): boolean => WHEN.test(part) || SHIFT.test(part);

/** "same", "same firm", "as above": whoever the job above was for. */
export const SAME = /^(?:the )?same(?: (?:firm|company|employer|organi[sz]ation|business|house|school|hospital))?$|^as above$|^ditto$/iu;
