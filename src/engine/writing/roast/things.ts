import type { Facts } from './template.ts';

const PREPOSITION =
  /^(?:the following|the below|following|various|such|both|with|in|on|to|for|at|by|of|from|into|as|and|or|that|when|where|how|all|any|other|each)\b/iu;
/** "Helped increase sales": what follows is a verb, not a thing. Base forms only: "managing sales" can stand as a noun. */
const VERB =
  /^(?:[\p{L}]+(?:ize|ise|ify|late|nate|rate|tate|cate|vate|pate|grate|ute)|increase|improve|develop|create|manage|build|design|ensure|maintain|reduce|provide|prepare|implement|support|train|launch|grow|drive|set|make|keep|run|plan|lead|write|research|process|answer|help|assist|find|bring|deliver|achieve|meet|solve|resolve|handle|complete|determine|identify|establish|expand|promote|sell|teach|move|clean|cook|serve|be|become|get|gain|learn|understand|review|track|test|fix|file|draft|order|perform|conduct|monitor|oversee|produce|obtain|install|assess|collect|enter|open|close|start|raise|boost|cut|save|streamline|transform|shape|define|schedule|supervise|recruit|hire|enhance|prevent|address|present|publish|strengthen|convert|check|sort|pack|load|guide|mentor|coach|retain|attract|acquire|secure|win|migrate|deploy|locate|choose|select|place|follow|revolutioni[sz]e)\b(?!\s+(?:of|for|and)\b)/iu;
/** "Ringing up customers" is no crowd; "visiting students" are. */
const DOING = /^(?!visiting|incoming|existing|nursing|engineering|marketing|banking|purchasing|accounting|paying|returning|using)\p{L}+ing\s/iu;
/** Several of somebody. */
const PEOPLE =
  /\b(?:customers|clients|applicants|candidates|vendors|suppliers|participants|tenants|passengers|callers|learners|patients|students|pupils|guests|visitors|residents|users|members|employees|staff|colleagues|coworkers|co-workers|teams|managers|directors|representatives|teachers|supervisors|engineers|doctors|nurses|officers|executives|accountants|analysts|developers|designers|professors|children|families|people|individuals|instructors|coaches|csrs|faculty|prospects|programmers|technicians|department heads|chefs|cooks|waiters|porters|leaders|lecturers|researchers|scientists|architects|consultants|assistants|agents|brokers|buyers|sellers|drivers|workers|operators|partners|stakeholders|shoppers|borrowers|claimants|investors|sponsors|donors|volunteers|contractors|subcontractors|trainees|interns|apprentices|veterans|attorneys|lawyers|physicians|surgeons|paramedics|therapists|pharmacists|journalists|editors|authors|speakers|players|athletes|dealers|retailers|peers|advisors|advisers|specialists|administrators|auditors|bankers|principals|associates|curators|solicitors|kunden|patienten|kollegen|mitarbeiter)(?:\s+\p{L}+ly|\s+and\s+\p{L}+)?$/iu;
/** One of them, or a body of them: no thing either. */
const PERSON =
  /\b(?:customer|client|applicant|candidate|vendor|supplier|patient|student|guest|user|member|employee|colleague|coworker|team|manager|director|representative|teacher|supervisor|engineer|doctor|nurse|officer|executive|accountant|analyst|developer|designer|president|owner|ceo|cfo|coordinator|professor|instructor|coach|programmer|technician|chef|cook|waiter|porter|leader|lecturer|researcher|architect|consultant|assistant|agent|broker|buyer|driver|operator|partner|contractor|trainee|intern|attorney|lawyer|physician|surgeon|therapist|editor|advisor|adviser|specialist|administrator|auditor|principal|associate|curator|solicitor|secretary|chairman|chair|dean|crew|board|committee|council|senior management|upper management|organi[sz]ations?|companies|firms|agencies|authorities|departments)$/iu;
/** Openings after which any object is somebody ("Worked with marketing"). */
const WITH_SOMEBODY = /^(?:work\w*|communicat\w*|interact\w*|liais\w*|collaborat\w*|cooperat\w*) (?:closely )?(?:with|alongside|for|under)$/iu;

const objectOf = (facts: Facts): string => String(facts['object'] ?? 'with');
/** Whether the object can stand where a noun stands. */
export const isNoun = (facts: Facts): boolean => !PREPOSITION.test(objectOf(facts)) && !VERB.test(objectOf(facts));
/** Whether it is several people: they are not painted, built or parked. With `plural`, one of them counts, too. */
export const isSomebody = (facts: Facts): boolean =>
  isNoun(facts) &&
  !DOING.test(objectOf(facts)) &&
  (PEOPLE.test(objectOf(facts)) || (facts['plural'] === 1 && /^\p{Lu}/u.test(objectOf(facts)) && PERSON.test(objectOf(facts))));
/** Whether it is something: work, a place, an event. */
export const isThing = (facts: Facts): boolean =>
  isNoun(facts) &&
  !PEOPLE.test(objectOf(facts)) &&
  !PERSON.test(objectOf(facts)) &&
  objectOf(facts).toLowerCase() !== 'management' &&
  !WITH_SOMEBODY.test(String(facts['opening'] ?? ''));
/** Whether it can stop working. */
export const canBreak = (facts: Facts): boolean =>
  isThing(facts) &&
  /\b(?:systems?|equipment|servers?|machines?|machinery|lines?|websites?|fleet|networks?|software|computers?|vehicles?|pumps?|plants?|app|printers?|lifts?)$/iu.test(
    objectOf(facts),
  );

/** The opening puts the person beside somebody else's work. "Performed" and "used" are vague, but their own. */
export const isHelper = (facts: Facts): boolean =>
  /assist|help|support|\baid|contribut|particip|took part|tak(?:e|ing) part|involv|part of|member|shadow|attend|sat in|observ|mithilfe|mitgewirkt|mitarbeit|unterst/iu.test(
    String(facts['opening'] ?? ''),
  );
export const repeated = (facts: Facts): boolean => Number(facts['times']) >= 2;
