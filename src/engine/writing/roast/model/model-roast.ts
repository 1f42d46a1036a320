import { FINDING_KINDS, printableFacts } from '../../../../domain/finding.ts';
import { isObserved } from '../../../../domain/observation.ts';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import type { Roast, RoastWords, Tone } from '../../../../domain/roast.ts';
import type { Judgement } from '../../../judgement.ts';
import type { Model } from '../../../model.ts';
import { askMasked } from '../../../privacy/mask.ts';
import { cvFacts, factsOfEvidence } from '../facts.ts';
import { fill, type Facts } from '../template.ts';
import { writeRoast } from '../write-roast.ts';
import { checkAssessment, checkFix, checkModelLine } from './check-prose.ts';
import { groundOf, type Ground } from '../../../facts/ground.ts';
import { RoastReply, ROAST_TOKENS, roastPrompt, roastSystem } from './roast-prompt.ts';
import { sameShape } from './shape.ts';
import { tellModel, type Told, type ToldFinding } from './told-to-model.ts';

/** Added to the engine's version when at least one sentence of the roast is the model's. */
const MODEL_MARK = '+model';
/** A line that is mostly quotation is no joke. */
const MAX_BLANKS = 2;

/**
 * The roast with the prose of one voice written by a language model. The embedded roast is base and floor: scores,
 * ledger, evidence, the other voice and every sentence that fails a check stay as the rule writer made them.
 * Never throws because of the model: no answer gives the embedded roast.
 */
export async function writeRoastWithModel(judgement: Judgement, tone: Tone, model: Model): Promise<Roast> {
  const base = writeRoast(judgement);
  const told = tellModel(judgement, base.evidence);
  if (told.findings.length === 0) return base;
  const reply = await askMasked(model, told.mask, {
    name: 'roast',
    schema: RoastReply,
    system: roastSystem(tone),
    prompt: roastPrompt(judgement, told),
    maxOutputTokens: ROAST_TOKENS,
  });
  return reply === null ? base : withProse(base, reply, judgement, tone, told);
}

/** A sentence pair that passed; `at` is its place in the roast. */
interface Accepted {
  at: number;
  line: string | null;
  fix: string | null;
}

function withProse(base: Roast, reply: RoastReply, judgement: Judgement, tone: Tone, told: Told): Roast {
  const embedded = base.voices[tone];
  const asked = { told, plain: [judgement.job.phrase] };
  const about = cvFacts(judgement);
  const common = groundOf([...told.lines.map(({ text }) => text), judgement.job.phrase, judgement.job.title, ...Object.values(about).map(String)]);
  const accepted = told.findings.flatMap((one): Accepted[] => {
    // A second answer to the same finding is one too many; the first counts.
    const answer = reply.lines.find(({ id }) => id.trim() === one.id);
    const at = base.evidence.findIndex(({ findingId }) => findingId === one.finding.id);
    if (answer === undefined || at < 0) return [];
    const ground = [common, groundOfFinding(one, about, [embedded.roastLines[at] ?? '', embedded.fixes[at] ?? ''])];
    return [{ at, line: lineOf(answer.line, one, about, ground, asked), fix: fixOf(answer.fix, ground, asked) }];
  });
  const lines = varied(embedded.roastLines, accepted);
  const fixes = distinct(embedded.fixes, accepted);
  const assessment = typed(reply.assessment);
  const assessed =
    checkAssessment(assessment, [common, groundOf([...told.findings.flatMap((one) => factTexts(one)), embedded.overallAssessment])], asked).length === 0;
  const written = assessed || lines.some((line, at) => line !== embedded.roastLines[at]) || fixes.some((fix, at) => fix !== embedded.fixes[at]);
  if (!written) return base;
  const words: RoastWords = {
    ...embedded,
    roastLines: lines,
    fixes,
    topRoastLine: lines[topOf(base, embedded, lines, reply.best, told)] ?? embedded.topRoastLine,
    overallAssessment: assessed ? assessment : embedded.overallAssessment,
  };
  return { ...base, engineVersion: `${base.engineVersion}${MODEL_MARK}`, voices: { ...base.voices, [tone]: words } };
}

type Asked = Parameters<typeof checkModelLine>[3];

/** The model's line with the words of the CV put in by code; null when anything is wrong with it. */
function lineOf(answer: string, { finding }: ToldFinding, about: Facts, ground: readonly Ground[], asked: Asked): string | null {
  const facts = factsOfEvidence(finding, about);
  let blanks = 0;
  const text = typed(answer).replace(/“?\{\s*(\w+)\s*\}”?/gu, (_, name: string) => {
    blanks += 1;
    const fact = facts[name];
    const fromCv = name === 'quote' || (typeof fact === 'string' && (finding.quote ?? '').toLowerCase().includes(fact.toLowerCase()));
    return fromCv ? `“{${name}}”` : `{${name}}`;
  });
  if (blanks > MAX_BLANKS) return null;
  const line = fill(text, facts, finding.quote, finding.id, ROAST_LINE.maxCharacters);
  return line !== null && checkModelLine(line, finding, ground, asked).length === 0 ? line : null;
}

function fixOf(answer: string, ground: readonly Ground[], asked: Asked): string | null {
  const fix = typed(answer);
  return checkFix(fix, ground, asked).length === 0 ? fix : null;
}

/** One typography for all: curly quotation marks, single spaces. A pair of straight ones becomes a quote, to be checked as one. */
function typed(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/"([^"]*)"/gu, '“$1”')
    .replace(/[„‟]([^”“]*)[“”]/gu, '“$1”')
    .replaceAll("'", '’')
    .trim();
}

/**
 * The lines of the roast: the model's where it has one that is built like no other, else the embedded one.
 * A model's line that resembles an embedded line which stays gives way, until none does.
 */
function varied(embedded: readonly string[], accepted: readonly Accepted[]): string[] {
  const chosen = new Map<number, string>();
  for (const { at, line } of accepted) {
    if (line !== null && ![...chosen.values()].some((other) => sameShape(line, other))) chosen.set(at, line);
  }
  const lines = (): string[] => embedded.map((line, at) => chosen.get(at) ?? line);
  for (;;) {
    const now = lines();
    const clash = [...chosen].find(([at, line]) => now.some((other, there) => there !== at && !chosen.has(there) && sameShape(line, other)));
    if (clash === undefined) return now;
    chosen.delete(clash[0]);
  }
}

/** The ways out: the model's where it gave one that no other line has. */
function distinct(embedded: readonly string[], accepted: readonly Accepted[]): string[] {
  const fixes = [...embedded];
  for (const { at, fix } of accepted) if (fix !== null && !fixes.includes(fix)) fixes[at] = fix;
  return fixes;
}

/** Index of the top line: a trick before all; else the one the model calls best, if that line is its own; else as embedded. */
function topOf(base: Roast, embedded: RoastWords, lines: readonly string[], best: string, told: Told): number {
  const asBefore = Math.max(0, embedded.roastLines.indexOf(embedded.topRoastLine));
  const kind = base.evidence[asBefore]?.kind;
  if (kind !== undefined && !isObserved(kind) && FINDING_KINDS[kind].group === 'tricks') return asBefore;
  const id = told.findings.find((one) => one.id === best.trim())?.finding.id;
  const at = base.evidence.findIndex(({ findingId }) => findingId === id);
  return at >= 0 && lines[at] !== embedded.roastLines[at] ? at : asBefore;
}

/** The finding's own facts, its quote, and what the rule writer says about it (correct advice may name LinkedIn). */
function groundOfFinding(one: ToldFinding, about: Facts, embedded: readonly string[]): Ground {
  const derived = Object.entries(factsOfEvidence(one.finding, about))
    .filter(([name]) => name !== 'line' && name !== 'page')
    .map(([, value]) => String(value));
  const none = one.finding.facts['without'] !== undefined && one.finding.facts['without'] === one.finding.facts['total'] ? ['0'] : [];
  return groundOf([...factTexts(one), ...derived, ...none, ...embedded]);
}

const factTexts = ({ finding }: ToldFinding): string[] => [finding.quote ?? '', ...Object.values(printableFacts(finding)).map(String)];
