import { withArticle } from '../../../english/grammar/article.ts';
import { isShouted, uncapital } from '../../../english/grammar/capitals.ts';
import { statementCase } from '../../../english/grammar/casing.ts';
import { participleOf, verbOf, inTense } from '../../../english/grammar/verbs.ts';
import { ADVERB, retensed } from '../../../english/grammar/retense.ts';
import { spelledOut } from './spelled-out.ts';

const ADV = String.raw`(?:(?:${ADVERB}|primarily|partly|solely|in charge)\s+)*`;
type Rule = readonly [RegExp, (found: RegExpExecArray) => string];
const group = (found: RegExpExecArray, at: number): string => found[at] ?? '';
const past = (word: string): string => {
  const verb = verbOf(word.toLowerCase());
  return verb === undefined ? word : inTense(verb.verb, 'past');
};

/** How a sentence about oneself opens, and the same without oneself. */
const OPENINGS: readonly Rule[] = [
  // "In 2022 I saved £90k": the deed in front, the year behind it.
  [
    /^((?:in|since|from|during) (?:\p{L}+ )?(?:19|20)\d\d|last (?:year|summer|winter|month)|this (?:year|summer|month)),? I (?!am\b|was\b)(.+)$/iu,
    (found) => `I ${group(found, 2).replace(/[\s.]+$/u, '')} ${uncapital(group(found, 1))}`,
  ],
  [
    /^I (did|do) (?=everything|anything|all\b|their|his|her|a\b|an\b|my\b|our\b|\d|some\b|most\b|lots?\b|any\b)(.+)$/iu,
    (found) => `${group(found, 1)} ${group(found, 2)}`,
  ],
  [
    /^(when|while|after|before|whenever|if|as soon as|once) (.{3,80}?),? I (?!am\b|was\b)(.+)$/iu,
    (found) => `I ${group(found, 3).replace(/[\s.]+$/u, '')} ${group(found, 1).toLowerCase()} ${group(found, 2)}`,
  ],
  [
    /^(?:was|were|been|got) (promoted|chosen|picked|selected|trusted|given|awarded|elected|appointed|nominated|asked)\b(.*)$/iu,
    (found) => `${group(found, 1)}${group(found, 2)}`,
  ],
  [
    new RegExp(String.raw`^(?:so\s+|and\s+|but\s+|well\s+|also\s+|then\s+|plus\s+)+(?=I\b|we\b|my\b|\p{L}+(?:ed|ing)\b)(.+)$`, 'iu'),
    (found) => group(found, 1),
  ],
  [/^(?:in|during) (?:this|my|the) (?:role|job|position|time(?: (?:there|here))?|current role|last job),?\s+(.+)$/iu, (found) => group(found, 1)],
  [/^(?:as (?:a|an|the) [^,]{3,40}|at [^,]{2,30}|every day|on a daily basis|day to day),\s+(?=I\b)(.+)$/iu, (found) => group(found, 1)],
  [
    /^(?:my|the) (?:main |key |daily |primary |current )?(?:job|role|task|work|duty|responsibility|duties|tasks|responsibilities)(?: there| here)? (was|is|were|are)(?: mainly| mostly| basically)? to (.+)$/iu,
    (found) => (/^w/iu.test(group(found, 1)) ? retensed(group(found, 2), 'past') : group(found, 2)),
  ],
  [
    /^(?:my|the) (?:main |key |daily |primary |current )?(?:job|role|task|work|duty|responsibility|duties|tasks|responsibilities)(?: there| here)? (?:was|is|were|are)(?: mainly| mostly| basically)? (.+)$/iu,
    (found) => `responsible for ${group(found, 1)}`,
  ],
  [
    /^(?:my|the) (?:main |key |daily |primary )?(?:job|role|duties|tasks|responsibilities|work) (?:includes?|included|involves?|involved|consists? of|consisted of)\s+(.+)$/iu,
    (found) => `responsible for ${group(found, 1)}`,
  ],
  [new RegExp(String.raw`^I (?:was|am|were|have been|had been) ${ADV}(?:the (?:one|person) (?:who|that)\s+)(.+)$`, 'iu'), (found) => group(found, 1)],
  [
    new RegExp(String.raw`^I (was|am|have been|had been) ${ADV}(?=(?:responsible|in charge|accountable|involved|part of|tasked|exposed)\b)(.+)$`, 'iu'),
    (found) => group(found, 2),
  ],
  [/^I was (?:mostly |mainly )?on (?:the\s+)?(.+)$/iu, (found) => `did the ${group(found, 1)}`],
  [/^I was (?:asked|told|expected|required) to (\p{Ll}+)\s?(.*)$/iu, (found) => `Was asked to ${group(found, 1)} ${group(found, 2)}`],
  [
    /^I (?:was|got) (promoted|chosen|picked|selected|trusted|given|awarded|elected|appointed|nominated|trained|asked|made)\b(.*)$/iu,
    (found) => `${group(found, 1)}${group(found, 2)}`,
  ],
  [
    /^(?:the |my |our )?(?:boss|manager|managers|company|they|owner|supervisor|chef|head chef|team leader) (?:often |always |even )?(trusted|asked|chose|picked|gave|made|promoted) me\s+(?:to be\s+)?(.+)$/iu,
    (found) => `${PASSIVES.get(group(found, 1).toLowerCase()) ?? group(found, 1)} ${group(found, 2)}`,
  ],
  [
    new RegExp(String.raw`^I (?:was|were) (${ADV})(\p{Ll}+ing)\b(.*)$`, 'iu'),
    (found) => retensed(`${group(found, 1)}${group(found, 2)}${group(found, 3)}`, 'past'),
  ],
  [new RegExp(String.raw`^I (?:am|have been|had been) (${ADV})(\p{Ll}+ing)\b(.*)$`, 'iu'), (found) => `${group(found, 1)}${group(found, 2)}${group(found, 3)}`],
  [
    new RegExp(
      String.raw`^I (?:used to|would|had to|got to|have to|get to|need to|needed to|will|can|could|was able to|managed to|tend to|tended to|started to) (${ADV})(\p{Ll}+)\b(.*)$`,
      'iu',
    ),
    (found) => pastIfOver(found),
  ],
  [new RegExp(String.raw`^I (?:have|had) (${ADV})(\p{Ll}+)\b(.*)$`, 'iu'), (found) => perfect(found)],
  [
    new RegExp(String.raw`^I (${ADV})(?:did|do) (?:all |all of |most of )?(?:the |some )?(.+)$`, 'iu'),
    (found) => `${group(found, 1)}did the ${group(found, 2)}`,
  ],
  [/^I (?:was|am) (?:a|an|the) (.+)$/iu, (found) => `Worked as ${withArticle(group(found, 1))}`],
  [/^I (?!was\b|am\b)(.+)$/u, (found) => group(found, 1)],
  [
    new RegExp(String.raw`^(?:was|were|am|been|being) (${ADV})(\p{Ll}+ing)\b(.*)$`, 'iu'),
    (found) => `${group(found, 1)}${past(group(found, 2))}${group(found, 3)}`,
  ],
];
const PASSIVES: ReadonlyMap<string, string> = new Map([
  ['trusted', 'trusted'],
  ['asked', 'asked'],
  ['chose', 'chosen'],
  ['picked', 'picked'],
  ['gave', 'given'],
  ['made', 'made'],
  ['promoted', 'promoted'],
]);

function pastIfOver(found: RegExpExecArray): string {
  const [whole, adverb = '', verb = '', rest = ''] = found;
  const now = /^I (?:have to|get to|need to|will|can|tend to)\b/iu.test(whole);
  return now ? `${adverb}${verb}${rest}` : retensed(`${adverb}${verb}${rest}`, 'past');
}

function perfect(found: RegExpExecArray): string {
  const [, adverb = '', word = '', rest = ''] = found;
  const bare = participleOf(word.toLowerCase());
  return bare === undefined ? `${adverb}had ${word}${rest}` : `${adverb}${inTense(bare, 'past')}${rest}`;
}

/** "doing the tills": what one does with such a thing, said no more strongly. */
const DOINGS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:the|some|all)\s+)*(?:(?:all|most) (?:of )?the\s+)?(tills?|checkouts?|bar|door|night shifts?|late shifts?|early shifts?|shifts?|reception|front desk|nights|drive thru|drive-thru)\b/iu,
    'work',
  ],
  [
    /^(?:(?:the|some|all)\s+)*(research|inspections?|audits?|surveys?|tests?|testing|checks|health and safety checks|maintenance|repairs|stock ?takes?|stock checks?|interviews|assessments|risk assessments)\b/iu,
    'carry+out',
  ],
  [/^(?:(?:the|some|all)\s+)*(rotas?|reports?|payroll|vat returns|presentations?|spreadsheets?|quotes|estimates|slides)\b/iu, 'prepare'],
  [/^(?:(?:the|some|all)\s+)*(?:my\s+)?(courses?|training courses?|degree|apprenticeship|placement|internship)\b/iu, 'complete'],
  [/^(?:(?:the|some|all)\s+)*(deliver(?:y|ies)|rounds|home visits|calls|cold calls)\b/iu, 'make'],
];
const GERUND_NOUNS: ReadonlyMap<string, string> = new Map([
  ['cleaning', 'clean'],
  ['cooking', 'cook'],
  ['filing', 'file/ documents'],
  ['packing', 'pack'],
  ['driving', 'drive'],
]);

/** "Did the tills" and its kin with a verb that says what was done, in the same tense. */
function withOwnVerb(line: string): string {
  const done = new RegExp(String.raw`^(${ADV})(did|do|does|doing)\s+(.+)$`, 'iu').exec(line);
  if (done === null) return line;
  const [, adverb = '', form = '', object = ''] = done;
  const tense = /^did$/iu.test(form) ? 'past' : /^doing$/iu.test(form) ? 'ing' : 'present';
  const bare = object.replace(/^(?:(?:the|some|all|of)\s+)+/iu, '');
  if (/^everything\b/iu.test(bare)) return `${adverb}${inTense('handle', tense)} ${bare}`;
  const [first = ''] = /^\p{L}+/u.exec(bare) ?? [];
  const [deed, thing = ''] = (GERUND_NOUNS.get(first.toLowerCase()) ?? '').split('/');
  if (deed !== undefined && deed !== '' && /^\p{L}+(?:\s*[,.]|\s+(?:and|in|at|of|for)\b|$)/iu.test(bare))
    return `${adverb}${inTense(deed, tense)}${thing}${bare.slice(first.length)}`;
  const [verb = 'handle', particle = ''] = (DOINGS.find(([things]) => things.test(object))?.[1] ?? 'handle').split('+');
  return `${adverb}${inTense(verb, tense)}${particle === '' ? '' : ` ${particle}`} ${object}`;
}

/** What is left of first persons inside a statement. */
const INSIDE: readonly (readonly [RegExp, string])[] = [
  // Whose school it was is family (law 6).
  [/\bmy (?:son|daughter|child|kid)(?:ren)?(?:['’]?s)?['’]? (?=(?:school|nursery|club|team|class|playgroup)\b)/giu, 'a '],
  [/\b(?:my|our) (?=(?:\d+|two|three|four|five)\b)/giu, ''],
  [
    /(?<=\b(?:moved|brought|took|got|switched|changed|led|saved|helped|made|gave|earned|kept) )us\b(?=\s+(?:to|into|onto|through|from|an?|the|over|up|\d|[£$€]))/giu,
    'the team',
  ],
  // "On my own" is said in one piece.
  [/(?<!\b(?:on|of) )\bmy own\b/giu, 'own'],
  [
    /\b(?:my|our) (?=team|manager|boss|colleagues|customers|clients|students|pupils|class|department|shop|store|branch|supervisor|company|line manager|area|region|district|shift|kitchen|ward|section|patients|work|role|staff|reports|territory)/giu,
    'the ',
  ],
  [/\b(?:by|for|to|with) (?:me|myself|us)\b(?=\s*[,.;]|\s*$|\s+(?:and|in|at|on)\b)/giu, ''],
  // Of what was made, the maker may go ("a rota, built in Excel"); of anything else the clause goes ("a call that I apologized for").
  [/\s+(?:that|which) (?:I|we) (?=(?:made|built|designed|developed|created|organi[sz]ed|set up)\s+\S)/giu, ', '],
  [/\bmy\b(?! own)/giu, 'the'],
  [/\bour\b/giu, 'the'],
];
const FIRST_PERSON = /(?<![\p{L}'/-])(?:I|me|we|us|myself|ourselves|mine|ours)(?![\p{L}'/-]|\.)/u;
/** Where a clause begins that only tells how one felt about it, or hedges: that may go. What was done, and why, stays (rule 10). */
const ASIDE =
  /[,;]?\s+(?:because|so|since|as|when|while|where|if|but|and|although|though|until|which|that|who|like|plus|what)\s+(?:then\s+)?(?:I|we|it|they|he|she)\b(?:['’]\p{L}+)?(?:\s+(?:really|also|just|quite|still|always|do(?:n['’]?t)?|did(?:n['’]?t)?|would|could|can|can['’]?t|am|was|were|is|had|have|got))*\s+(?:lov(?:e|ed|ing)|lik(?:e|ed|ing)|enjoy(?:ed|ing|able)?|hat(?:e|ed)|mind(?:ed)?|think|thought|guess(?:ed)?|suppose[d]?|remember(?:ed)?|know|knew|feel|felt|hope[d]?|want(?:ed)?|need(?:ed)?|wish(?:ed)?|proud|happy|glad|lucky|fun|good|great|nice|hard|boring|stressful|okay|ok|fine|interesting|rewarding|there|here|quite|very|not|a)\b.*$/iu;

/** The same without "I", "we" and "my". What cannot be told without them is cut off, if enough is left to tell. */
function impersonal(text: string): string {
  let line = text;
  for (let turn = 0; turn < 4; turn += 1) {
    const rule = OPENINGS.find(([pattern]) => pattern.test(line));
    const found = rule?.[0].exec(line);
    if (rule === undefined || found === null || found === undefined) break;
    const next = rule[1](found).replace(/\s+/gu, ' ').trim();
    if (next === line || next === '') break;
    line = next;
  }
  const team = /^we\s+(?:(?:also|then|all)\s+)?(?:(?:have|had)\s+)?(.+)$/iu.exec(line);
  if (team) line = withTeam(team[1] ?? '');
  line = line.replace(
    /\s+(?:(?:while|when|as long as|during the time|in the time|whilst) )?I(?: have| had)? (?:was|were|worked|been)(?: working)? (?:there|here)$/iu,
    '',
  );
  // "The drivers ask for my trailers": where nobody says "I", whose it was is a fact.
  if (FIRST_PERSON.test(text) || /^(?:my|our)\b/iu.test(text)) for (const [pattern, instead] of INSIDE) line = line.replace(pattern, instead);
  if (FIRST_PERSON.test(line)) {
    const cut = line.replace(ASIDE, '');
    if (cut !== line && cut.split(/\s+/u).length >= 3) line = cut;
  }
  return line
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:])/gu, '$1')
    .trim();
}

/** What "we" did is told as the team's. */
function withTeam(deed: string): string {
  const told = /^(?:were|are|was)\s+\p{Ll}+ing\b/iu.test(deed) ? retensed(deed.replace(/^\p{L}+\s+/u, ''), 'past') : deed;
  if (/\b(?:team|together|colleagues)\b/iu.test(told)) return told;
  const [, object = told, rest = ''] = /^(.{6,}?)((?:,|\s+(?:which|so that|so|because|by \p{Ll}+ing)\b).*)$/u.exec(told) ?? [];
  return `${object} with the team${rest.replace(/^\s+which/u, ', which')}`;
}

/** One deed as somebody typed it, as a statement of a CV: no first person, capitals and spelling mended, the meaning untouched. */
export function mendedLine(typed: string, names: readonly string[]): string {
  const calm = isShouted(typed) ? typed.toLowerCase() : typed;
  const line = withOwnVerb(impersonal(spelledOut(calm)));
  return statementCase(
    line
      .replace(/^[\s,.;:–—-]+|[\s,.;:!–—-]+$/gu, '')
      .replace(/^(?:also|then|and|but|so|plus)\s+(?=\p{L})/iu, '')
      .replace(/\s+/gu, ' ')
      .replaceAll("'", '’'),
    names,
  );
}

/** Whether a statement still speaks of "I" or "we". */
export const isPersonal = (line: string): boolean => FIRST_PERSON.test(line) || /(?<!\p{L})(?:my|our)(?!\p{L})/iu.test(line);
