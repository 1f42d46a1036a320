import { cvVerb } from '../../../english/grammar/verbs.ts';
import { isMeasurable, partsOf } from '../../report/rewrites/line-parts.ts';

/** Those for whom work is done, and who are counted; a fitter who was helped is a colleague. */
const SERVED =
  /(?:^|\s)(?:customers?|clients?|guests?|patients?|residents?|pupils|students|children|kids|users?|families|tenants|visitors|members|passengers|learners|starters|trainees|apprentices|juniors|volunteers|applicants|candidates|parents|people|women|men)$/iu;
const HELPS =
  /^(?:I )?(?:help|assist|support|shadow|aid|back)(?:ed|s|ing)?\s(?:the |our )?(?<whom>\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*)?s)(?=\s(?:on|with|at|in|during|to|when|through|by)\b|[.,;]|$)/iu;
/** "Checked guests in and out": without the words behind the object it is another deed. */
const PHRASAL =
  /^(?:I )?(?:check|sign|book|clock|ring|log|let|set|hand|turn|cash|put|send|pick|drop|show|see|write|call)(?:s|ed|ged|ped)?\s(?:\p{L}+\s){1,3}(?:in|out|up|off|down|back|through)\b/iu;
/** "Raised invoices", "raise cartage orders": made out, and not made larger. */
const ISSUED =
  /^(?:I )?rais(?:e|ed|ing)\s(?:[\p{L}-]+\s){0,3}(?:invoices?|orders?|POs?|quer(?:y|ies)|concerns?|tickets?|notes?|returns?|requisitions?|claims?|issues?|defects?|faults?|flags?|reports?|complaints?|permits?|paperwork|requests?|credits?|alarms?|hands?|awareness|children|famil(?:y|ies)|calves|lambs|stock)\b/iu;
/** "Change screen meshes", "changed offices": one thing for another of its kind; a process or a rota that is changed gets better. */
const REPLACED =
  /^(?:I )?chang(?:e|ed|ing)\s(?!(?:the |our |my |all |its )?(?:\p{L}+ ){0,2}(?:process\p{L}*|procedures?|layouts?|ways?|methods?|systems?|rotas?|rosters?|menus?|polic\p{L}+|order|suppliers?|schedules?|designs?|formats?|approach\p{L}*|routines?|rules?|routes?|recipes?|plans?|practices?|strategy|structures?|models?|workflows?|timetables?)\b|how\b|what\b)/iu;
const ASKS_OF_CHANGE = /\bafterwards\b|\bthat you changed\b|\bwhat was better\b|\bgot better\b/iu;
const ASKS_OF_NEWS = /^What (?:came of it|was done about it|would it have cost)/iu;
const COUNTS = /^How many (?!of you|people|times|came|were there)/iu;
const HOW_FAR = /^(?:By how much|From what to what)/iu;
/** "Query surgeons when …": asked of somebody, and nothing that comes in. */
const ASKS_SOMEBODY = /^(?:I )?(?:quer(?:y|ied)|question(?:ed)?|brief(?:ed)?|remind(?:ed)?)\s\p{Ll}/iu;

/** Whether a question misses the sense that the line's verb has with its object: filled in, it would make a sentence that nobody means. */
export function isNonsense(question: string, text: string): boolean {
  const line = text.trim();
  const whom = HELPS.exec(line)?.groups?.['whom'] ?? '';
  if (COUNTS.test(question) && ((whom !== '' && !SERVED.test(whom)) || PHRASAL.test(line))) return true;
  if (HOW_FAR.test(question)) return ISSUED.test(line) || !movesMeasure(line);
  if (ASKS_OF_CHANGE.test(question)) return REPLACED.test(line);
  if (ASKS_OF_NEWS.test(question)) return ISSUED.test(line) || REPLACED.test(line);
  return /\bcame in\b/u.test(question) && ASKS_SOMEBODY.test(line);
}

/** Of any plural there may be more or fewer; what is cut, raised or grown may be wood, a family or beans. */
const SHRINKS = /^(?:reduce|decrease|increase|lower|improve|boost|shorten|minimi[sz]e|slash)$/u;

/** Only what is measured goes up or down "by about a fifth": sales, waste, waiting times. */
function movesMeasure(line: string): boolean {
  const opening = cvVerb((/^\p{L}+/u.exec(line)?.[0] ?? '').toLowerCase());
  const parts = partsOf(line);
  if (opening === undefined) return true;
  return parts !== null && (isMeasurable(parts.object) || (SHRINKS.test(opening.verb) && /\p{L}s$/u.test(parts.object)));
}
