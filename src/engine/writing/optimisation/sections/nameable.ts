import type { KeywordEntry } from '../../../../domain/optimization.ts';
import { squeezed } from '../../../english/folding.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { countWords } from '../../../english/tokens.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { says } from '../letter/deeds.ts';

const MAX_WORDS = 4;
const MAX = 45;
const VAGUE =
  /^(?:(?:relevant |proven |previous |solid |strong |good |minimum )?(?:experience|knowledge|skills?|ability|understanding|background|degree|qualifications?|certifications?|responsibilit\p{L}+|communication|production|information|education|training|working|building|looking|being|having|including|following|ensuring|providing|position|application|team|environment|requirements?|required|essential|desirable|equipment|management|development))$/iu;

/** Whether a requirement is a thing that a list of skills can name: a tool, a method, a field; no duty, no everyday word, not the job itself. */
export function isNameable({ requirement, kind }: KeywordEntry, { jobRole, companyName }: Pick<OptimisationInput, 'jobRole' | 'companyName'>): boolean {
  if (kind === 'responsibility' || kind === 'experience') return false;
  const name = requirement.trim();
  if (name === '' || name.length > MAX || countWords(name) > MAX_WORDS || isOrder(name) || !isClean(name) || VAGUE.test(name)) return false;
  if (!/^[\p{L}\p{N}.#][\p{L}\p{N} .#+/&’'()-]*$/u.test(name) || contentStems(name).size === 0) return false;
  if (says(jobRole, name) || says(companyName, name)) return false;
  const isThing = kind === 'tool' || kind === 'credential' || kind === 'language';
  return isThing || /[\s/-]/u.test(name) || !PLAIN_WORDS.has(name.toLowerCase()) || /(?:ing|ship|tion|ment|ics|acy|ance|ity)$/iu.test(name);
}

/** Degrees of skill that an advert wishes for: a CV that says "Excel" has not said "advanced Excel". */
const DEGREE_OF_SKILL =
  /^(?:(?:advanced|expert|fluent|strong|proficient|excellent|in-depth|deep|solid|senior|extensive|good|confident|proven|sehr gute|gute|fundierte|excellente?|bonne|avanzad[oa]s?)\s+)+/iu;

/** The requirement as far as its proof carries: without a degree of skill that the proving line does not name itself. */
export function honestName({ requirement: asked, proof }: KeywordEntry): string {
  const requirement = asked.replace(/\s*\([^()]*\)\s*$/u, '');
  const degree = DEGREE_OF_SKILL.exec(requirement)?.[0]?.trim();
  return degree === undefined || (proof !== null && says(proof.quote, degree)) ? requirement : requirement.replace(DEGREE_OF_SKILL, '');
}

/**
 * A requirement by the name that a letter or a list of this CV may give it: without articles and measure, of several ways the one
 * that the CV names; null for what somebody does, and for the words of an advert in another language.
 */
export function listedName(entry: KeywordEntry, input: OptimisationInput): string | null {
  const whole = squeezed(honestName(entry)).replace(/^(?:(?:the|an?|le|la|les|current|valid|up-to-date|some)\s+|l['’](?=\p{L}))+/iu, '');
  const isForeign = input.advert.language !== input.context.cv.language;
  if (isForeign && entry.status !== 'unsaid' && (entry.kind === 'language' || /(?:^|\s)\p{Ll}{2,}/u.test(whole))) return null;
  const name = ownWay(whole, entry, input);
  return name === null || DOING.test(name) ? null : name;
}

/** Letters; shorter names must be written as they are. */
const A_LETTER = 2;

/** "R or Python" by the one that the CV names; null where it names none. */
function ownWay(name: string, { proof }: KeywordEntry, { context }: Pick<OptimisationInput, 'context'>): string | null {
  const ways = name.split(/,?\s(?:or|oder|ou|o)\s|,\s/u);
  if (ways.length < 2) return name;
  const isSaid = (text: string, way: string): boolean =>
    way !== '' &&
    (way.length > A_LETTER ? says(text, way) : new RegExp(`(?<![\\p{L}\\p{N}])${way.replace(/[+]/gu, String.raw`\\+`)}(?![\\p{L}\\p{N}&+#])`, 'u').test(text));
  return ways.find((way) => proof !== null && isSaid(proof.quote, way)) ?? ways.find((way) => context.lines.some(({ text }) => isSaid(text, way))) ?? null;
}

/** What somebody does, and no thing to name: "keep a secret", "serviced an executive committee". */
const DOING =
  /^(?:read|keep|write|trim|build|own|run|lead|manage|prepare|serve|hold|take|work|drive|deal|speak|do|make|know|use|be|have|get|carry|handle|deliver|ensure|provide|coordinate|supervise|develop|present|put|act|set|open|look|help|support|show|fly|travel|stay|pass|meet)\s|^\p{L}+ed(?:$|\s(?:an?|the|with|your|in|on|well|and)\b)|\bsourced$/iu;
