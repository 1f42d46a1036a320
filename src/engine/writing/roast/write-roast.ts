import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import { shortQuote } from '../../../domain/quote.ts';
import { type Roast, type RoastWords, type Tone } from '../../../domain/roast.ts';
import type { Judgement } from '../../judgement.ts';
import { checkLine } from './check-line.ts';
import { cvFacts, factsOf } from './facts.ts';
import { ANY_JOKES } from './jokes/any-jokes.ts';
import { JOKES } from './jokes/all-jokes.ts';
import { leadInFor, MAX_LEAD_INS, needsLeadIn } from './lead-in.ts';
import { planRoast, type RoastPlan } from './plan-roast.ts';
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
  /** Whether a lead-in stands in front. */
  led: boolean;
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
  const written = writeLines(plan, about, seed);
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
  };
}

/** The best that needs no lead-in: it will stand alone on a picture. */
function topOf(written: readonly Written[], plan: RoastPlan): Written | undefined {
  const ranked = plan.top.flatMap((id) => written.filter((one) => one.finding.id === id));
  const [first] = ranked;
  if (first !== undefined && FINDING_KINDS[first.finding.kind].group === 'tricks') return first;
  return ranked.find((one) => !one.lines.brutal.led) ?? first;
}

/** The choice of wording hangs on the CV and the job alone. */
function seedOf(judgement: Judgement): string {
  const text = judgement.document.lines.map((line) => line.text).join('\n');
  return `${stableHash(text)}:${stableHash(judgement.job.phrase.toLowerCase())}`;
}

function writeLines(plan: RoastPlan, about: Facts, seed: string): Written[] {
  const said: Record<Tone, Said> = { brutal: { used: new Set(), leadIns: 0 }, gentle: { used: new Set(), leadIns: 0 } };
  const fixes = new Set<string>();
  const written: Written[] = [];
  for (const finding of plan.findings) {
    const facts = factsOf(finding, about);
    const slot = `${seed}:${finding.id}`;
    const brutal = sayLine(finding, facts, slot, 'brutal', said.brutal);
    const gentle = sayLine(finding, facts, slot, 'gentle', said.gentle);
    const fix = fixOf(finding, facts, slot, fixes);
    if (brutal !== null && gentle !== null && fix !== null) written.push({ finding, lines: { brutal, gentle }, fix });
  }
  return written;
}

/** Templates and turns of phrase that a roast has used up, and how many lead-ins it holds. */
interface Said {
  used: Set<string>;
  leadIns: number;
}

/** Turns of phrase that are funny once a roast. */
const TURNS: readonly RegExp[] = [/”\. So (?:is|are|do|does|did|was|has|have)\b/u, /\bas well\b/u, /^In the story of\b/u];

function sayLine(finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said): Line | null {
  const templates = candidates(finding, facts, slot, tone);
  for (const strict of [true, false]) {
    for (const template of templates) {
      const line = tryTemplate(template, finding, facts, slot, tone, said, strict);
      if (line !== null) return line;
    }
  }
  return null;
}

/** `strict`: a line that another CV could get word for word needs a lead-in, and a turn of phrase comes once. */
function tryTemplate(template: TemplateSource, finding: Finding, facts: Facts, slot: string, tone: Tone, said: Said, strict: boolean): Line | null {
  const text = textOf(template);
  if (said.used.has(text)) return null;
  const filled = fill(template, facts, finding.quote, slot, ROAST_LINE.maxCharacters);
  if (filled === null) return null;
  const turns = TURNS.filter((turn) => turn.test(filled)).map(String);
  if (strict && turns.some((turn) => said.used.has(turn))) return null;
  const needy = needsLeadIn(template, finding.kind);
  const lead = needy && said.leadIns < MAX_LEAD_INS[tone] ? leadInFor(finding, facts, tone, slot, said.used) : null;
  if (strict && needy && lead === null) return null;
  const line = lead === null ? filled : `${lead.text} ${filled}`;
  const plain = typeof facts['job'] === 'string' ? [facts['job']] : [];
  if (checkLine(line, finding, tone, plain).length > 0) return null;
  for (const spent of [text, ...turns, ...(lead === null ? [] : [lead.template])]) said.used.add(spent);
  if (lead !== null) said.leadIns += 1;
  return { text: line, led: lead !== null };
}

/** Jokes about the term before jokes about the kind (most of the time), and the ones that fit any quote last. */
function candidates(finding: Finding, facts: Facts, slot: string, tone: Tone): TemplateSource[] {
  const jokes = JOKES[finding.kind];
  const order = `${slot}:${tone}`;
  const general = shuffled(jokes[tone], order, textOf);
  const last = shuffled(ANY_JOKES[tone], order, textOf);
  if (tone !== 'brutal') return [...general, ...last];
  const own = shuffled(termTemplates(jokes, facts), order, textOf);
  return stableHash(`${order}:term`) % 100 < TERM_JOKE_PERCENT ? [...own, ...general, ...last] : [...general, ...own, ...last];
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
