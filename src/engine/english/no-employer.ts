import { RANK_WORDS, TITLE_WORDS } from '../lexicon/reading/titles.ts';

/** Days, months and times of work. */
const TIMES =
  /^(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:days?|nesdays?|s|rsdays?|urdays?)?|nights?|days?|weekends?|evenings?|mornings?|summers?|winters?|term[- ]time|part[- ]time|full[- ]time|casual|seasonal|bank|agency|temp|relief|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\s?[–—&/-]\s?(?:mon|tue|wed|thu|fri|sat|sun|nights?|days?|weekends?|evenings?)\p{L}*|\s\((?:bank|agency|casual)\)|\sonly)?$/iu;
/** A rank in uniform. */
const RANK =
  /^(?:(?:acting|lance|senior|junior|chief|master|first|second|leading|able) )*(?:private|corporal|sergeant|staff sergeant|warrant officer|colour sergeant|lieutenant|captain|major|colonel|general|airman|seaman|petty officer|rating|trooper|gunner|sapper|rifleman|guardsman|constable|inspector|superintendent|ensign|specialist)(?: (?:major|colonel|first class|second class|class (?:one|two|three|\d)|\d|i{1,3}))*$/iu;
/** A part of a house, and no house. */
const PART =
  /(?:^|\s)(?:unit|ward|team|troop|squadron|platoon|section|division|department|dept|desk|shift|bay|floor|wing|line|portfolio|programme|program|project|projects|workstream|night line|helpline|protection|emergency|paediatrics|pediatrics|theatres?|outpatients|reception|kitchen|sauce|grill|larder|warehouse|office|accounts|payroll|sales|marketing|operations|engineering|maintenance|support|admin(?:istration)?|freelance|various|own children|same school)$/iu;
/** The same for certain, unless a house's own word stands in it: "Transportation Systems Portfolio". */
const SURE_PART = /(?:^|\s)(?:unit|troop|squadron|platoon|regiment|portfolio|workstream|night line|helpline|desk)$/iu;
const LEGAL = /(?<!\p{L})(?:ltd|limited|llp|llc|plc|inc|gmbh|group|council|trust|hospital|school|university|college|company)(?!\p{L})/iu;
/** Words by which a firm or a house is known, whatever else stands in its name. */
const HOUSE =
  /(?<!\p{L})(?:ltd|limited|llp|llc|plc|inc|gmbh|ag|corp|co|company|group|holdings|bros|brothers|partners|associates|services|solutions|council|trust|hospital|clinic|surgery|school|academy|college|university|institute|centre|center|bank|church|museum|hotel|inn|restaurant|café|cafe|bakery|farm|farms|stores?|shop|foundation|society|association|agency|authority|army|navy|force|police|service|college|studio|studios|garage|nursery|library|press|media|labs?|systems|technologies|&)(?!\p{L})/iu;
const HEADING =
  /^(?:where i(?:['’]ve)? worked|(?:work|professional|relevant|previous|other|earlier|further) (?:experience|history|roles?|jobs?|employment|work)|experience|employment|career|jobs?|roles?|positions?|duties|responsibilities|what i do(?: now)?.*|what i did.*|present|current|now|at same time.*|same as above.*|as above.*)$/iu;
/** "Moree to Esperance": from where to where. */
const ROUTE = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)? to \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;
/** "Plano TX", "Dublin 4", "Huddersfield, UK": a place with its state or district. */
const PLACE = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)?,? (?:[A-Z]{2,3}|\d{1,2})$/u;

/** Whether what was read as an employer is more likely a rank, a day, a unit, a route, a heading or a place: a letter then names none. */
export function isNoEmployer(name: string): boolean {
  if (TIMES.test(name) || RANK.test(name) || HEADING.test(name) || (SURE_PART.test(name) && !LEGAL.test(name))) return true;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (HOUSE.test(name)) return false;
  if (PART.test(name) || ROUTE.test(name) || PLACE.test(name) || /^\d/u.test(name)) return true;
  // "Depot Operations Manager": what one was.
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    TITLE_WORDS.has(last) &&
    !/^(?:partner|butcher|baker|grocer|florist|jeweller|staff)$/u.test(last) &&
    (RANK_WORDS.has(words[0] ?? '') || words.length > 2)
  );
}
