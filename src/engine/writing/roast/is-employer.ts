import type { Experience } from '../../../domain/cv.ts';
import { squeezed } from '../../english/folding.ts';
import type { Judgement } from '../../judgement.ts';
import { townCountry } from '../../reading/contact/towns.ts';

/** A name as it can be said inside a sentence. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.'’-]{1,28}$/u;
/** Words that stand in the place of a name. */
const NO_NAME = /X{3,}|^(?:company|employer|confidential|firma|self|city|state|various|several|same|freelance|agency|n\/a)\b/iu;
/** What stands over a part of the page, in whatever words. */
const HEADING =
  /\b(?:where i|what i|how i|who i|my|me|i|jobs?|experience|employment|history|career|education|qualifications|skills|references|profile|about|journey|volunteering|interests|before|after|then|now|earlier|previously)\b/iu;
/** What stands over a column of a table. */
const COLUMN =
  /^(?:designation|organi[sz]ation|institution|position|role|title|post|name|from|to|dates?|period|duration|location|place|sector|client|project|year|board)s?$/iu;
/** What somebody is in uniform, with or without the grade. */
const RANK =
  /^(?:(?:lance|staff|colour|master|first|second|chief|able|leading|senior|junior|acting)[ -])*(?:private|corporal|bombardier|sergeant|lieutenant|captain|major|colonel|brigadier|general|warrant officer|trooper|gunner|sapper|signaller|craftsman|rifleman|guardsman|ranger|seaman|rating|rate|petty officer|airman|aircraftman|marine|ensign|cadet|constable|inspector|superintendent|firefighter|watch manager|crew manager)\b/iu;
/** A day, a month, a season, a shift. */
const TIME =
  /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|weekends?|nights?|evenings?|mornings?|christmas|easter)\b/iu;
/** A part of a body that has a name of its own: nobody is employed by a ward. */
const UNIT =
  /^(?:\d+(?:st|nd|rd|th)?|[a-z]{1,4}\d*|the)?\s*\b(?:unit|ward|troop|platoon|squadron|battalion|regiment|company|section|wing|floor|team|shift|line|site|branch|depot|department|division|desk|office|kitchen|front of house|housing unit|night shift|day shift|crew)\b(?:\s+\S{1,3})?$/iu;
/** A step of a pay scale. */
const GRADE = /^(?:band|grade|level|scale|tier|pay band|step|class)\s+\d{1,2}\p{L}?$/iu;
/** From one place to the next. */
const ROUTE = /\p{L}\s(?:to|via|and back|until)\s\p{L}/u;
/** A town with its state, where no firm stands beside it. */
const TOWN_AND_STATE =
  /,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|MB|SK|NS|NB|NL|NSW|VIC|QLD|TAS|ACT)$/u;
/** The name of a form goes on from the line before it. */
const FORM =
  /^(?:Ltd|Limited|Inc|LLC|PLC|plc|GmbH|Pty|Pvt|Trust|Group|Hospital|School|Academy|University|College|Council|Services|Service|Solutions|Systems|Holdings|Partners|Associates|Foundation|Department|and|&|of)\b/u;

/** Whether what was read as an employer can be said as one: no heading, rank, day, unit or route, and no name of which the rest stands on another line. */
export function isEmployer(judgement: Judgement, job: Experience | null, name: string): boolean {
  const firm = name.trim();
  if (!NAME.test(firm) || [NO_NAME, HEADING, COLUMN, RANK, TIME, UNIT, GRADE, ROUTE, TOWN_AND_STATE].some((other) => other.test(firm))) return false;
  const said = firm.toLowerCase();
  if (judgement.cv.experience.some(({ title }) => title?.value.trim().toLowerCase() === said)) return false;
  if (judgement.cv.sections.some(({ heading, from }) => heading !== null && squeezed(judgement.lines[from]?.text ?? '').toLowerCase() === said)) return false;
  return !isHalfAName(judgement, job, firm);
}

/** "Ysgol", which goes on below; "Leisure & Culture Trust", which began above; "Huonville", where it is: the name was not read whole. */
function isHalfAName({ lines }: Judgement, job: Experience | null, firm: string): boolean {
  const at = lines.findIndex((line) => line.page === job?.company?.page && line.line === job.company.line);
  const [above, line, next] = [at - 1, at, at + 1].map((index) => squeezed(lines[index]?.text ?? ''));
  if (at >= 0 && line?.startsWith(firm) === true && /(?:,|\bat|–|—|\s-)\s+\p{Lu}[\p{L}'’-]+$/u.test(above ?? '')) return true;
  if (at >= 0 && line?.endsWith(firm) === true && FORM.test(next ?? '')) return true;
  if (/\s/u.test(firm)) return false;
  // What other lines end with after a comma is where they were.
  if (townCountry(firm) !== undefined || lines.some((one, index) => index !== at && one.text.trim().endsWith(`, ${firm}`))) return true;
  return line?.endsWith(firm) === true && /^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*,/u.test(next ?? '');
}
