import type { Finding, FindingKind } from '../../../domain/finding.ts';
import type { Place } from '../../../domain/document.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { OF_THE_PAGE, type Observation } from '../../../domain/observation.ts';
import { TONES, type Roast, type RoastWords, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { robotView } from '../../reading/robot-view.ts';
import { checkLine } from './check-line.ts';
import { contentOf, saysOneOf } from './content-words.ts';
import { byEffect, storyOf, type Written } from './compose.ts';
import { topOf } from './shared-line.ts';
import { cvFacts, factsOf, factsOfObservation } from './facts.ts';
import { asMentor } from './facts-of-line.ts';
import { fillFix, wayOut } from './fill-fix.ts';
import { ANY_JOKES } from './jokes/any-jokes.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { chooseObservations, worthOfCrossing, type Telling } from './observed/choose-observations.ts';
import { mendsOf } from './observed/mend-of.ts';
import { printedIn } from './observed/lead-of.ts';
import { fixesOf, tellObservation } from './observed/tell-observation.ts';
import { keeps, MOST_KEPT } from './observed/warm/ways-out.ts';
import { isTelling, mayOwnStandBare, mayStandBare } from './own-words.ts';
import { planRoast, type Room, type RoastPlan } from './plan-roast.ts';
import { aroundOf } from './statement-around.ts';
import { seedText } from './seed-of.ts';
import { deniesShown, shownBeside, type Shown } from './shown.ts';
import { shuffled, stableHash } from './stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from './template.ts';
import { termTemplates } from './term-lookup.ts';
import { asFacts, standingOf } from './verdict/standing.ts';
import { writeVerdict } from './write-verdict.ts';

/** Version of rules and sentences together: a stored roast says which engine wrote it. */
export const ENGINE_VERSION = 'embedded-3';

/** Evidence shows more of a line than a joke can. */
const MAX_EVIDENCE_QUOTE = 300;
/** Of a hundred findings whose term has jokes of its own, so many get one of those; one word taken for another always does. */
const TERM_JOKE_PERCENT = 72;
/** Odd details make up so much of a roast, and beside them stand so many of the classic findings. */
const MOST_ODD = 9;
const CLASSICS = { beside: 4, besideMany: 3, many: 6, least: 1 } as const;

/** The roast of the rule writer: no model, no clock, no chance. Same judgement, same roast. */
export function writeRoast(judgement: Judgement): Roast {
  const about = { ...cvFacts(judgement), ...asFacts(standingOf(judgement)) };
  const seed = seedOf(judgement);
  const robot = robotView(judgement);
  const said: Record<Tone, Said> = { brutal: freshSaid(), gentle: freshSaid() };
  const odd = tellOddities(judgement, about, seed, said);
  if (odd.length > 0 && odd.every((one) => namesEmployer(judgement, one))) {
    // One of them is to stand alone on a picture, and that one names nobody.
    for (const tone of TONES) said[tone] = freshSaid();
    odd.splice(0, odd.length, ...tellOddities(judgement, about, seed, said, UNNAMED));
  }
  const room = roomBeside(odd);
  let plan = planRoast(judgement, room);
  let classics = leanest(judgement, plan, odd.length, writeLines(judgement, plan, about, seed, said));
  if (odd.length + classics.length < ROAST_LINE.min) {
    // Some had nothing to be said about them: others take their places.
    plan = planRoast(judgement, { ...room, least: ROAST_LINE.max - odd.length, most: ROAST_LINE.max - odd.length });
    classics = writeLines(judgement, plan, about, seed, said);
  }
  const written = byEffect(countedOnce(plan, [...odd, ...classics]));
  const top = topOf(written, plan, robot.people);
  const story = storyOf(judgement, written, top, robot.people);
  const voice = (tone: Tone): RoastWords => ({
    ...writeVerdict(judgement, plan, about, seed, tone, story),
    roastLines: written.map((one) => one.lines[tone].text),
    topRoastLine: top?.lines[tone].text ?? '',
    fixes: written.map((one) => one.fixes[tone]),
  });
  return {
    engineVersion: ENGINE_VERSION,
    scores: judgement.scores,
    ledger: judgement.ledger,
    binnedPercent: judgement.binnedPercent,
    interview: judgement.interview,
    clarityPercent: judgement.clarityPercent,
    evidence: written.map(({ evidence }) => ({
      findingId: evidence.id,
      kind: evidence.kind,
      quote: evidence.quote === null ? null : shortQuote(evidence.quote, MAX_EVIDENCE_QUOTE),
      page: evidence.page,
      line: evidence.line,
      ...('also' in evidence && evidence.also.length > 0 ? { also: [...evidence.also] } : {}),
    })),
    voices: { brutal: voice('brutal'), gentle: voice('gentle') },
    robot,
  };
}

/** Beside many odd details only the classics that hurt most; where there are none, a roast of them. */
function roomBeside(odd: readonly Written[]): Room {
  const taken = odd.flatMap(({ evidence }): Place[] => ('also' in evidence ? [evidence, ...evidence.also] : [evidence]));
  const beside = odd.length < CLASSICS.beside ? ROAST_LINE.max : odd.length < CLASSICS.many ? CLASSICS.beside : CLASSICS.besideMany;
  const most = Math.min(ROAST_LINE.max - odd.length, beside);
  // What was carried from job to job stands twice: that has been told.
  const told = new Set<FindingKind>(odd.some(({ evidence }) => evidence.kind === 'copied') ? ['duplicate-line'] : []);
  return { least: Math.max(CLASSICS.least, ROAST_LINE.min - odd.length), most: Math.max(most, ROAST_LINE.min - odd.length), taken, told };
}

/**
 * Beside odd details, a classic line that says no word of this CV in either voice is the one that could be told of the next: it goes
 * while the roast is long enough without it. The heaviest finding stays.
 */
function leanest(judgement: Judgement, plan: RoastPlan, odd: number, classics: readonly Written[]): Written[] {
  if (odd < CLASSICS.beside) return [...classics];
  const names = judgement.cv.experience.map(({ company, title }) => `${company?.value ?? ''} ${title?.value ?? ''}`).join(' ');
  const saysOwn = ({ evidence, lines }: Written): number => {
    const words = contentOf(`${evidence.quote ?? ''} ${names}`);
    return TONES.filter((tone) => saysOneOf(lines[tone].text, words)).length;
  };
  const leave = Math.max(0, odd + classics.length - ROAST_LINE.min);
  const bare = classics
    .filter((one) => saysOwn(one) === 0 && one.evidence.id !== plan.top[0])
    .toSorted((a, b) => a.effect - b.effect)
    .slice(0, leave);
  return classics.filter((one) => !bare.includes(one));
}

/** A second line that counts goes while the roast is long enough without it. The heaviest finding stays. */
function countedOnce(plan: RoastPlan, lines: readonly Written[]): Written[] {
  const counts = ({ lines: said }: Written): boolean => TONES.some((tone) => isCounting(said[tone].text));
  const surplus = lines
    .filter(counts)
    .toSorted((a, b) => Number(b.evidence.id === plan.top[0]) - Number(a.evidence.id === plan.top[0]))
    .slice(1, 1 + Math.max(0, lines.length - ROAST_LINE.min));
  return lines.filter((one) => !surplus.includes(one));
}

const namesEmployer = ({ cv }: Judgement, { lines }: Written): boolean =>
  cv.experience.some(({ company }) => company !== null && TONES.some((tone) => lines[tone].text.includes(company.value.trim())));
/** Facts that a line without an employer's name does without. */
const UNNAMED = ['firm', 'employer'] as const;

/** The oddest details that have something to be said about them in both voices, without the facts that are left out. */
function tellOddities(judgement: Judgement, about: Facts, seed: string, said: Record<Tone, Said>, leftOut: readonly string[] = []): Written[] {
  const fixes: Readonly<Record<Tone, Set<string>>> = { brutal: new Set(), gentle: new Set() };
  let kept = 0;
  return chooseObservations(judgement, seed, MOST_ODD, (seen): Telling<Written> | null => {
    if (isWordForWord(judgement, seen)) return null;
    const noticed = staying(judgement, seen);
    const around = aroundOf(judgement, noticed);
    const observation = around.outcome === null ? noticed : { ...noticed, facts: { ...noticed.facts, outcome: around.outcome } };
    const facts = Object.fromEntries(Object.entries(factsOfObservation(observation, about, judgement)).filter(([name]) => !leftOut.includes(name)));
    if (isNamedAgain(judgement, observation)) facts['itAgain'] = 1;
    const slot = `${seed}:${observation.id}`;
    const tell = (tone: Tone, used: ReadonlySet<string>): ReturnType<typeof tellObservation> =>
      tellObservation(observation, facts, slot, tone, used, plainOf(about), around);
    const brutal = tell('brutal', said.brutal.used);
    // A mentor tells another story about the same thing, where there is one.
    const gentle = brutal === null ? null : (tell('gentle', new Set([...said.gentle.used, ...brutal.spent])) ?? tell('gentle', said.gentle.used));
    if (!brutal || !gentle) return null;
    const mends = OF_THE_PAGE.has(observation.kind) ? [] : mendsOf(judgement, observation);
    const waysOut = fixesOf(observation, around);
    const way = (above: string, spent: Iterable<string>): { text: string; given: ReadonlySet<string> } | null => {
      const given = new Set(spent);
      const isFirst = mends.length > 0 && mends.filter(({ parts = [] }) => parts.some((part) => given.has(part))).length < MOST_MENDS;
      // What has been said twice of such words is known by then.
      const others = waysOut(above, mends.length === 0 && kept < MOST_KEPT);
      const text = wayOut(isFirst ? [() => mends, ...others] : [...others, () => mends], facts, printedIn(observation), slot, given);
      return text === null ? null : { text, given };
    };
    // What the mentor has said of the line is no way out of it again; under the joke it is.
    const hard = way('', fixes.brutal);
    // Two voices, two ways out, where there are two.
    const mild = hard === null ? null : way(gentle.text, [...fixes.gentle, ...gentle.spent, ...[...hard.given].filter((one) => !fixes.brutal.has(one))]);
    if (hard === null || mild === null) return null;
    const line: Written = {
      evidence: noticed,
      lines: { brutal: { text: brutal.text, own: brutal.own }, gentle: { text: gentle.text, own: gentle.own } },
      fixes: { brutal: hard.text, gentle: mild.text },
      effect: observation.oddity + (brutal.own ? FOR_OWN_WORDS : 0) + worthOfCrossing(observation),
    };
    const take = (): void => {
      for (const [tone, { text, spent }] of [['brutal', brutal] as const, ['gentle', gentle] as const]) {
        for (const one of spent) said[tone].used.add(one);
        if (isCounting(text)) said[tone].counters -= 1;
      }
      for (const one of hard.given) fixes.brutal.add(one);
      for (const one of mild.given) fixes.gentle.add(one);
      for (const one of [...hard.given, ...mild.given]) said.gentle.used.add(one);
      if (keeps(hard.text) || keeps(mild.text)) kept += 1;
    };
    return { line, own: brutal.own, take };
  });
}
/** A line in which one word was taken for another is told as that, and not by the things it names. */
const isWordForWord = ({ findings }: Judgement, { kind, page, line }: Observation): boolean =>
  (kind === 'thing' || kind === 'trade') &&
  findings.some((one) => one.kind === 'spelling-mistake' && one.page === page && one.line === line && termTemplates(JOKES[one.kind], one.facts).length > 0);
/** So often a voice says of one kind of words that a line would be better without them. */
const MOST_MENDS = 2;
/** Whose page fits the wanted job leaves no trade, whatever the two titles are called. */
function staying({ scores }: Judgement, seen: Observation): Observation {
  if (seen.facts['away'] === undefined || scores.skillRelevance < FITS) return seen;
  return { ...seen, facts: Object.fromEntries(Object.entries(seen.facts).filter(([name]) => name !== 'away')) };
}
const FITS = 35;

/** Whether what a line is about is named on another line as well. */
const isNamedAgain = ({ document }: Judgement, { facts, page, line }: Observation): boolean => {
  const it = String(facts['it'] ?? '').toLowerCase();
  return it !== '' && document.lines.some((one) => (one.page !== page || one.line !== line) && one.text.toLowerCase().includes(it));
};
/** A line that says a word of what it quotes is heard to be about it. */
const FOR_OWN_WORDS = 1;

/** The choice of wording hangs on the work and the job alone. */
function seedOf(judgement: Judgement): string {
  return `${stableHash(seedText(judgement))}:${stableHash(judgement.job.phrase.toLowerCase())}`;
}

function writeLines(judgement: Judgement, plan: RoastPlan, about: Facts, seed: string, said: Record<Tone, Said>): Written[] {
  const fixes: Readonly<Record<Tone, Set<string>>> = { brutal: new Set(), gentle: new Set() };
  const written: Written[] = [];
  for (const finding of plan.findings.toSorted((a, b) => Number(COUNTED.has(b.kind)) - Number(COUNTED.has(a.kind)))) {
    const facts = factsOf(finding, about, judgement);
    const slot = `${seed}:${finding.id}`;
    const brutal = sayLine(finding, facts, slot, 'brutal', said.brutal, shownBeside(judgement, finding));
    const mild = asMentor(judgement, facts);
    const gentle = sayLine(finding, mild, slot, 'gentle', said.gentle, null);
    const hardFix = fillFix(JOKES[finding.kind].fixes, mild, finding.quote, slot, fixes.brutal);
    const spent = new Set([...fixes.gentle, ...fixes.brutal]);
    const mildFix = fillFix(JOKES[finding.kind].fixes, mild, finding.quote, slot, spent);
    for (const one of spent) fixes.gentle.add(one);
    const effect = EFFECT_OF_CLASSIC + (brutal?.own === true ? 1 : 0) + (plan.top.length - plan.top.indexOf(finding.id)) / (plan.top.length + 1);
    if (brutal !== null && gentle !== null && hardFix !== null && mildFix !== null)
      written.push({ evidence: finding, lines: { brutal, gentle }, fixes: { brutal: hardFix, gentle: mildFix }, effect });
  }
  return written;
}
/** Kinds that can only be told with a count: they come first while one may be said. */
const COUNTED: ReadonlySet<FindingKind> = new Set(['too-short', 'too-long', 'bullet-pile', 'clean-structure', 'small-print']);
/** Told well, a classic stands between the odd details. */
const EFFECT_OF_CLASSIC = 4.5;

/** Templates and turns of phrase that a roast has used up. */
interface Said {
  used: Set<string>;
  /** How many more lines may count words, lines or bullets, or name the number of one. */
  counters: number;
}

const freshSaid = (): Said => ({ used: new Set(), counters: 1 });
/** A tag that counts in place of telling: "line 24", "these 153 words". */
const COUNTER = /\b(?:lines? \d|\d+ (?:words|lines|bullets|skills|pages|points|entries|statements)|(?:all|of|the|these) \d+ (?:words|lines|bullets|skills))/iu;

const isCounting = (line: string): boolean => COUNTER.test(line.replace(/“[^”]*”/gu, ''));

/** Turns of phrase that are funny once a roast. */
const TURNS: readonly RegExp[] = [
  /”(?: on line \d+)?\. So (?:is|are|do|does|did|was|has|have)\b/u,
  /\bas well\b/u,
  /^In the story of\b/u,
  /^Line \d/u,
  /^A reader\b/u,
];

/** How much a sentence may share with other roasts: its own first, then a turn of phrase again, then whatever is true, last what counts again. */
const PASSES = ['own', 'any turn', 'any', 'any count'] as const;
const LOOSE: ReadonlySet<(typeof PASSES)[number]> = new Set(['any', 'any count']);

/** `shown`: what is printed beside the words, so that nothing of it is missed; null where the sentences are not looked at for that. */
function sayLine(finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said, shown: Shown | null): Written['lines'][Tone] | null {
  const jokes = JOKES[finding.kind];
  const own = tone === 'brutal' ? termTemplates(jokes, facts) : [];
  const choices = candidates(finding, own, slot, tone);
  const last = shuffled(ANY_JOKES[tone], `${slot}:${tone}`, textOf);
  const words = ownWordsOf(finding, facts);
  for (const pass of PASSES) {
    let first: Form | null = null;
    const saying: Form[] = [];
    for (const template of pass === 'any count' ? [...choices, ...last] : choices) {
      const isOwn = own.includes(template);
      if (!LOOSE.has(pass) && !mayBeSaid(template, finding, isOwn, own.length, jokes[tone].length, slot)) continue;
      const form = tryForm(template, finding, facts, slot, tone, said, pass);
      if (form === null || (shown !== null && MISSES.has(finding.kind) && deniesShown(form.text, shown))) continue;
      // A joke about the very term is about this line as it is; of the others, what says a word of the CV comes first.
      if (isOwn && saying.length === 0) return spend(form, true, said);
      first ??= form;
      if (saysOneOf(form.text, words)) saying.push(form);
      if (pass === 'any count' || saying.length >= ENOUGH_TO_CHOOSE) break;
    }
    const [best] = saying;
    if (first !== null) return spend(best !== undefined && saying.length >= ENOUGH_TO_CHOOSE ? best : first, false, said);
  }
  return null;
}
/** Kinds whose sentences miss a number, a result or an example. */
const MISSES: ReadonlySet<FindingKind> = new Set([
  'buzzword',
  'cliche',
  'empty-adjective',
  'vague-quantity',
  'duty-opening',
  'weak-opening',
  'soft-skill-list',
  'no-numbers',
]);

/** Where fewer sentences say a word of the CV, to prefer them would be to say the same to everybody. */
const ENOUGH_TO_CHOOSE = 4;

/** Words of the CV that a sentence about a finding can say: of its line and of the job it is about, less the term that is laughed at. */
function ownWordsOf({ quote }: Finding, facts: Facts): ReadonlySet<string> {
  const terms = contentOf(['term', 'opening', 'verb', 'skill', 'skills'].map((name) => String(facts[name] ?? '')).join(' '));
  const words = contentOf([quote ?? '', ...['firm', 'post', 'employer', 'title', 'company'].map((name) => String(facts[name] ?? ''))].join(' '));
  return new Set([...words].filter((word) => !terms.has(word)));
}

/** A sentence that may be said, and what is spent by saying it. */
interface Form {
  text: string;
  spent: readonly string[];
  counts: boolean;
}

function spend({ text, spent, counts }: Form, own: boolean, said: Said): Written['lines'][Tone] {
  if (counts) said.counters -= 1;
  for (const one of spent) said.used.add(one);
  return { text, own };
}

/** Whether a sentence is this CV's own, or may be met again on another. */
function mayBeSaid(template: TemplateSource, { kind }: Finding, isOwn: boolean, owns: number, generals: number, slot: string): boolean {
  if (isTelling(template, kind)) return true;
  return isOwn ? mayOwnStandBare(template, owns, slot) : mayStandBare(template, kind, generals, slot);
}

function tryForm(form: TemplateSource, finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said, strict: (typeof PASSES)[number]): Form | null {
  if (said.used.has(textOf(form))) return null;
  const line = fill(form, facts, finding.quote, slot, ROAST_LINE.maxCharacters);
  if (line === null || said.used.has(line)) return null;
  const counts = isCounting(line);
  if (counts && said.counters <= 0 && strict !== 'any count') return null;
  const turns = TURNS.filter((turn) => turn.test(line)).map(String);
  if (strict === 'own' && turns.some((turn) => said.used.has(turn))) return null;
  if (checkLine(line, finding, tone, plainOf(facts)).length > 0) return null;
  return { text: line, spent: [textOf(form), line, ...turns], counts };
}

/** The target job as typed and as it is said: no part of a joke. */
const plainOf = (facts: Facts): string[] => ['job', 'jobSpoken'].flatMap((name) => (typeof facts[name] === 'string' ? [facts[name]] : []));

/** Jokes about the term before jokes about the kind, most of the time. */
function candidates(finding: Finding, own: readonly TemplateSource[], slot: string, tone: Tone): TemplateSource[] {
  const order = `${slot}:${tone}`;
  const general = shuffled(JOKES[finding.kind][tone], order, textOf);
  const first = shuffled(own, order, textOf);
  return finding.kind === 'spelling-mistake' || stableHash(`${order}:term`) % 100 < TERM_JOKE_PERCENT ? [...first, ...general] : [...general, ...first];
}
