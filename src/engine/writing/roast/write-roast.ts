import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { type Roast, type RoastWords, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { robotView } from '../../reading/robot-view.ts';
import { checkLine } from './check-line.ts';
import { cvFacts, factsOf } from './facts.ts';
import { ANY_JOKES } from './jokes/any-jokes.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { inPlace, isTelling, MAX_PLACED, mayOwnStandBare, mayStandBare } from './own-words.ts';
import { planRoast, type RoastPlan } from './plan-roast.ts';
import { seedText } from './seed-of.ts';
import { shuffled, stableHash } from './stable-hash.ts';
import { fill, textOf, type Facts, type TemplateSource } from './template.ts';
import { termTemplates } from './term-lookup.ts';
import { writeVerdict } from './write-verdict.ts';

/** Version of rules and sentences together: a stored roast says which engine wrote it. */
export const ENGINE_VERSION = 'embedded-1';

/** Evidence shows more of a line than a joke can. */
const MAX_EVIDENCE_QUOTE = 300;
const MAX_FIX = 240;
/** Of a hundred findings whose term has jokes of its own, so many get one of those. */
const TERM_JOKE_PERCENT = 72;

interface Line {
  text: string;
  /** Whether it is a joke about this very term, told without a word added. */
  own: boolean;
}

interface Written {
  finding: Finding;
  lines: Record<Tone, Line>;
  fix: string;
}

/** The roast of the rule writer: no model, no clock, no chance. Same judgement, same roast. */
export function writeRoast(judgement: Judgement): Roast {
  const plan = planRoast(judgement);
  const about = cvFacts(judgement);
  const seed = seedOf(judgement);
  const written = writeLines(judgement, plan, about, seed);
  const top = topOf(written, plan);
  const voice = (tone: Tone): RoastWords => {
    const lines = written.map((one) => one.lines[tone].text);
    return {
      ...writeVerdict(judgement, plan, about, seed, tone),
      roastLines: lines,
      topRoastLine: top?.lines[tone].text ?? '',
      fixes: written.map((one) => one.fix),
    };
  };
  return {
    engineVersion: ENGINE_VERSION,
    scores: judgement.scores,
    ledger: judgement.ledger,
    binnedPercent: judgement.binnedPercent,
    interview: judgement.interview,
    clarityPercent: judgement.clarityPercent,
    evidence: written.map(({ finding }) => ({
      findingId: finding.id,
      kind: finding.kind,
      quote: finding.quote === null ? null : shortQuote(finding.quote, MAX_EVIDENCE_QUOTE),
      page: finding.page,
      line: finding.line,
    })),
    voices: { brutal: voice('brutal'), gentle: voice('gentle') },
    robot: robotView(judgement),
  };
}

/** The best: a joke about the very term before one about the kind. It will stand alone on a picture. */
function topOf(written: readonly Written[], plan: RoastPlan): Written | undefined {
  const ranked = plan.top.flatMap((id) => written.filter((one) => one.finding.id === id));
  const [first] = ranked;
  if (first !== undefined && FINDING_KINDS[first.finding.kind].group === 'tricks') return first;
  return ranked.find((one) => one.lines.brutal.own) ?? first;
}

/** The choice of wording hangs on the work and the job alone. */
function seedOf(judgement: Judgement): string {
  return `${stableHash(seedText(judgement))}:${stableHash(judgement.job.phrase.toLowerCase())}`;
}

function writeLines(judgement: Judgement, plan: RoastPlan, about: Facts, seed: string): Written[] {
  const said: Record<Tone, Said> = { brutal: { used: new Set(), placed: 0 }, gentle: { used: new Set(), placed: 0 } };
  const fixes = new Set<string>();
  const written: Written[] = [];
  for (const finding of plan.findings) {
    const facts = factsOf(finding, about, judgement);
    const slot = `${seed}:${finding.id}`;
    const brutal = sayLine(finding, facts, slot, 'brutal', said.brutal);
    const gentle = sayLine(finding, facts, slot, 'gentle', said.gentle);
    const fix = fixOf(finding, facts, slot, fixes);
    if (brutal !== null && gentle !== null && fix !== null) written.push({ finding, lines: { brutal, gentle }, fix });
  }
  return written;
}

/** Templates and turns of phrase that a roast has used up, and how many lines have “on line 7” put into them. */
interface Said {
  used: Set<string>;
  placed: number;
}

/** Turns of phrase that are funny once a roast. */
const TURNS: readonly RegExp[] = [
  /”(?: on line \d+)?\. So (?:is|are|do|does|did|was|has|have)\b/u,
  /\bas well\b/u,
  /^In the story of\b/u,
  /^Line \d/u,
  /^A reader\b/u,
];

/** How much a sentence may share with other roasts: its own first, then a turn of phrase again, then whatever is true. */
const PASSES = ['own', 'any turn', 'any'] as const;

function sayLine(finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said): Line | null {
  const jokes = JOKES[finding.kind];
  const own = tone === 'brutal' ? termTemplates(jokes, facts) : [];
  const choices = candidates(finding, own, slot, tone);
  const last = shuffled(ANY_JOKES[tone], `${slot}:${tone}`, textOf);
  for (const pass of PASSES) {
    for (const template of pass === 'any' ? [...choices, ...last] : choices) {
      const isOwn = own.includes(template);
      for (const [form, placed] of formsOf(template, finding, facts, isOwn, own.length, jokes[tone].length, slot, pass)) {
        if (placed && said.placed >= MAX_PLACED && pass !== 'any') continue;
        const text = tryForm(form, finding, facts, slot, tone, said, pass === 'own');
        if (text === null) continue;
        said.used.add(textOf(template));
        if (placed) said.placed += 1;
        return { text, own: isOwn && !placed };
      }
    }
  }
  return null;
}

/** The template itself where it is this CV's own or may be met again, and with the place woven in. */
function formsOf(
  template: TemplateSource,
  { kind }: Finding,
  facts: Facts,
  isOwn: boolean,
  owns: number,
  generals: number,
  slot: string,
  pass: (typeof PASSES)[number],
): [TemplateSource, boolean][] {
  if (isTelling(template, kind, facts)) return [[template, false]];
  const bare = isOwn ? mayOwnStandBare(template, owns, slot) : mayStandBare(template, kind, generals, slot);
  const placed = inPlace(template, facts);
  const forms: [TemplateSource, boolean][] = bare || pass === 'any' ? [[template, false]] : [];
  return placed === null ? forms : bare ? [...forms, [placed, true]] : [[placed, true], ...forms];
}

function tryForm(form: TemplateSource, finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said, strict: boolean): string | null {
  if (said.used.has(textOf(form))) return null;
  const line = fill(form, facts, finding.quote, slot, ROAST_LINE.maxCharacters);
  if (line === null || said.used.has(line)) return null;
  const turns = TURNS.filter((turn) => turn.test(line)).map(String);
  if (strict && turns.some((turn) => said.used.has(turn))) return null;
  if (checkLine(line, finding, tone, plainOf(facts)).length > 0) return null;
  for (const spent of [textOf(form), line, ...turns]) said.used.add(spent);
  return line;
}

/** The target job as typed and as it is said: no part of a joke. */
const plainOf = (facts: Facts): string[] => ['job', 'jobSpoken'].flatMap((name) => (typeof facts[name] === 'string' ? [facts[name]] : []));

/** Jokes about the term before jokes about the kind, most of the time. */
function candidates(finding: Finding, own: readonly TemplateSource[], slot: string, tone: Tone): TemplateSource[] {
  const order = `${slot}:${tone}`;
  const general = shuffled(JOKES[finding.kind][tone], order, textOf);
  const first = shuffled(own, order, textOf);
  return stableHash(`${order}:term`) % 100 < TERM_JOKE_PERCENT ? [...first, ...general] : [...general, ...first];
}

function fixOf(finding: Finding, facts: Facts, slot: string, used: Set<string>): string | null {
  const options = shuffled(JOKES[finding.kind].fixes, `${slot}:fix`, textOf);
  const fresh = options.filter((option) => !used.has(textOf(option)));
  for (const option of [...fresh, ...options]) {
    const fix = fill(option, facts, finding.quote, slot, MAX_FIX);
    if (fix === null) continue;
    used.add(textOf(option));
    return fix;
  }
  return null;
}
