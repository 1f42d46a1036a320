import type { Context } from '../../../context.ts';
import type { NounRole } from '../../../lexicon/comic/comic-entry.ts';
import { isInsideName } from '../../shared/proper-names.ts';
import type { ObservedText } from '../observed-text.ts';

/** A firm, a trade, a department, a customer: what stands before it says which. */
const OF_A_FIRM =
  /^[\s-]+(?:\p{Ll}+\s+)?(?:compan(?:y|ies)|firms?|business(?:es)?|manufacturers?|makers?|suppliers?|providers?|wholesalers?|retailers?|dealers?|dealerships?|industr(?:y|ies)|sectors?|trade|chains?|start-?ups?|agenc(?:y|ies)|contractors?|clients?|customers?|brands?|giant|group)\b/iu;
/** Somebody: what stands before them is their job, not this person's deed. */
const OF_SOMEBODY =
  /^[\s-]+(?:\p{Ll}+\s+)?(?:managers?|supervisors?|directors?|officers?|engineers?|assistants?|clerks?|drivers?|operators?|technicians?|teachers?|coordinators?|administrators?|specialists?|consultants?|analysts?|developers?|designers?|representatives?|reps?|agents?|advisers?|advisors?|workers?|staff|teams?|departments?|crews?|personnel|leads?|leaders?|vendors?|owners?|inspectors?|auditors?|trainers?|apprentices?|trainees?|interns?|fitters?|mechanics?|hands|lads)\b/iu;
const OF_A_LICENCE =
  /^[\s-]+(?:\p{Ll}+\s+)?(?:licen[cs]es?|certificates?|certifications?|certified|cards?|tickets?|permits?|exams?|tests?|awards?|diplomas?|nvq|qualifications?|badges?)\b/iu;
/** "trained as a", "reports to the", "on behalf of": what follows is somebody else's, or a title. */
const OF_OTHERS =
  /\b(?:report(?:s|ed|ing)? (?:directly )?to|on behalf of|under|led by|run by|owned by|supervised by|managed by|assigned by|provided by|prepared by|next to|opposite|formerly|instead of|rather than|without|except|no|never|not)\s+(?:the |a |an |any |our |my |their )?(?:\p{Ll}+\s+)?$/iu;
/** People to or for whom something was done are no thing that was handled. */
const SOMEBODY =
  /\b\p{L}*(?:writer|engineer|manager|maker|driver|teacher|lawyer|broker|adviser|advisor|designer|developer|analyst|accountant|auditor|inspector|director|surveyor|contractor|nurse|doctor|surgeon|consultant|chef|pilot|architect|officer|supervisor|technician|librarian|scientist|buyer|planner)s?$/iu;
const BESIDE = /\b(?:to|with|from|for|by|between|among|alongside|against|of)\s+(?:the |our |all |my |other |\p{Ll}+ and )?$/iu;
const AS_TITLE = /\bas (?:the |a |an |our )?(?:\p{L}+\s+){0,2}$/iu;

/** "A booking app for a bike repair café", "manuals for lifts": who made the one knows nothing of the other. */
const ABOUT_IT =
  /\b(?:apps?|websites?|sites?|software|dashboards?|models?|databases?|manuals?|subtitles?|translations?|articles?|posters?|brochures?|logos?|campaigns?|films?|documentar(?:y|ies)|videos?|photos?|reports?|stud(?:y|ies)|thesis|dissertation|essays?|surveys?|plays?|novels?|stor(?:y|ies)|scripts?|designs?|branding|catalogues?|leaflets?|sheets?)\s+(?:for|about|on|of)\s+(?:[^;.()]{0,50}[\s,])?\s*$/iu;

/** "Find me by the vending machine": where something was, and not what was handled. */
const BESIDE_IT =
  /\b(?:(?<!\p{L}(?:ed|en|wn|un) )by the|next to the|beside|near|outside|in front of|across from|round the corner from|around the corner from|on top of|underneath)\s+(?:the |a |an |our |my )?(?:\p{Ll}+\s+)?$/iu;
/** "In a Lidl car park": the place is the car park, and the name before it says which. */
const OF_A_PLACE =
  /^(?:['’]s)?[\s-]+(?:\p{Ll}+\s+)?(?:car[ -]?parks?|parking lots?|lobb(?:y|ies)|foyers?|forecourts?|entrances?|doorways?|queues?|bus stops?|roundabouts?)\b/iu;
/** "Theft of quad bikes", "pies brought by tractor": a case that was dealt with, and how something came. */
const OF_A_CASE =
  /\b(?:thefts? of|stolen|loss of|damage (?:to|by|from)|(?:claims?|complaints?|disputes?) (?:for|about|on|over|involving|against)|collisions? with|hit by|(?:brought|came|arrived|sent|delivered|travelled|fetched)\s(?:[\p{L}]+ ){0,4}by)\s+(?:the |a |an )?(?:\p{Ll}+\s+)?$/iu;
/** "Former Board Member Volunteer Fire Department": who sat on the board of something did not do what it does. */
const OF_A_BOARD =
  /\b(?:board|committee|advisory) (?:member|chair\w*|director|trustee|president|treasurer|secretary)s?[\s,:-]+(?:of |for |at |with )?(?:the )?$/iu;
/** The sentence tells what somebody else did. */
const SOMEBODY_ELSE =
  /(?:^|[.;!?]\s)(?:people|they|he|she|somebody|someone|nobody|no one|everybody|everyone|(?:a|an|one|another|my|our) (?:\p{L}+ )?(?:colleagues?|neighbours?|neighbors?|customers?|guests?|patients?|pupils?|passengers?|uncle|aunt|mother|father|mum|mom|dad|wife|husband|brother|sister|boss|friends?|union))\s(?!and (?:I|me)\b)[^.;!?]*$/iu;

/** "Client satisfaction programme at Cerner": a name behind "at" is where somebody worked. */
const isWhere = (name: string, before: string): boolean => /^\p{Lu}[\p{L}’'&-]+$/u.test(name) && /\b(?:at|joined|left)\s+$/iu.test(before);

/** Characters on either side that can say so. */
const NEAR = 60;

/**
 * The role of the words at `[start, end)`. Only of what somebody handled, can do or likes may a telling say that they did.
 */
export function roleOf(context: Context, text: ObservedText, start: number, end: number): NounRole {
  // A line may be as long as a CV and be asked about at each of its words: a word's role is told by its neighbours.
  const [before, after] = [text.text.slice(Math.max(0, start - NEAR), start), text.text.slice(end, end + NEAR)];
  // Skills and interests are no sentences: their capitals name nothing.
  if (text.place === 'interests') return 'hobby';
  if (text.place === 'skills') return OF_A_LICENCE.test(after) ? 'licence' : 'skill';
  if (text.place === 'study') return OF_A_LICENCE.test(after) ? 'licence' : 'study';
  if (isInsideName(context, { ...text, role: 'line', marked: false }, start, end) || OF_A_FIRM.test(after) || isWhere(text.text.slice(start, end), before))
    return 'employer';
  if (OF_A_LICENCE.test(after)) return 'licence';
  if (AS_TITLE.test(before) || OF_SOMEBODY.test(after)) return 'title';
  if (OF_A_BOARD.test(before) || BESIDE_IT.test(before) || OF_A_PLACE.test(after) || OF_A_CASE.test(before) || SOMEBODY_ELSE.test(before)) return 'elsewhere';
  return OF_OTHERS.test(before) || ABOUT_IT.test(before) || (SOMEBODY.test(text.text.slice(start, end)) && BESIDE.test(before)) ? 'elsewhere' : 'deed';
}
