import type { Finding } from '../../../../domain/finding.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { ROAST_LINE } from '../../../../domain/limits.ts';
import { type FullRoastReport, lineKey, mendedLinesOf, type Rewrite } from '../../../../domain/report.ts';
import { SCORES, type Roast, type Tone } from '../../../../domain/roast.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { squeezed } from '../../../english/folding.ts';
import { coarseStems } from '../../../english/keyed-words.ts';
import { groundOf } from '../../../facts/ground.ts';
import type { Judgement } from '../../../judgement.ts';
import type { Model } from '../../../model.ts';
import { askMasked } from '../../../privacy/mask.ts';
import { reasonsIn } from '../../../scoring/ledger.ts';
import { strikesAlone } from '../../asking/mend-line.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';
import { cvFacts } from '../../roast/facts.ts';
import { checkFix, checkModelLine } from '../../roast/model/check-prose.ts';
import { tellModel, type Told } from '../../roast/model/told-to-model.ts';
import { fill } from '../../roast/template.ts';
import { asksAbout, MENDED } from '../rewrites/write-rewrites.ts';
import { writeReport } from '../write-report.ts';
import { REPORT_TOKENS, ReportReply, reportPrompt, reportSystem, type ToldRewrite, type ToldScore } from './report-prompt.ts';

/** Added to the engine's version when at least one sentence of the report is the model's. */
const MODEL_MARK = '+model';
const REASONS = 4;
const MAX_AFTER = 420;

/**
 * The report with prose of a language model: roast, better line and interview question of each rewrite, and the roast of each
 * score. The rule writer's report is base and floor: whatever fails a check stays as it was, sentence by sentence. Scores,
 * ledger, fixes, facts and places are never the model's. Never throws because of the model.
 */
export async function writeReportWithModel(judgement: Judgement, roast: Roast, model: Model, tone: Tone = 'brutal'): Promise<FullRoastReport> {
  const base = writeReport(judgement, roast, tone);
  const told = tellModel(judgement, []);
  const lines = tellable(base, told);
  const scores = scoresOf(base);
  const reply = await askMasked(model, told.mask, {
    name: 'report',
    schema: ReportReply,
    system: reportSystem(tone),
    prompt: reportPrompt(judgement, lines, scores),
    maxOutputTokens: REPORT_TOKENS,
  });
  return reply === null ? base : withProse(base, reply, judgement, told, lines, scores);
}

/** Lines that may leave the machine (law 7): read by the model as they stand, nothing withheld. */
function tellable(base: FullRoastReport, told: Told): ToldRewrite[] {
  return mendedLinesOf(base).flatMap((rewrite, at): ToldRewrite[] => {
    const line = told.lines.find((one) => one.line.page === rewrite.page && one.line.line === rewrite.line);
    if (
      line === undefined ||
      line.text !== line.line.text.replaceAll('<', '‹').replaceAll('>', '›').trim() ||
      told.mask.text(rewrite.before) !== rewrite.before ||
      touchesPerson(rewrite.before)
    )
      return [];
    return [{ id: `R${at + 1}`, rewrite }];
  });
}

function scoresOf({ roastScorecard, scoreLedger }: FullRoastReport): ToldScore[] {
  return keysOf(SCORES).flatMap((key, at) => {
    const { name } = SCORES[key];
    const entry = roastScorecard[name];
    const reasons = reasonsIn(scoreLedger[key]).map(({ points, because }) => `${because} (${points > 0 ? '+' : ''}${points})`);
    return entry === undefined ? [] : [{ id: `S${at + 1}`, name, score: entry.score, reasons: reasons.slice(0, REASONS) }];
  });
}

function withProse(
  base: FullRoastReport,
  reply: ReportReply,
  judgement: Judgement,
  told: Told,
  lines: readonly ToldRewrite[],
  scores: readonly ToldScore[],
): FullRoastReport {
  const asked = { told, plain: [judgement.job.phrase] };
  const common = groundOf([...told.lines.map(({ text }) => text), judgement.job.phrase, judgement.job.title]);
  const names = judgement.cv.experience.map(({ company, title, page, line }) => ({
    page,
    line,
    beside: [company?.value ?? '', title?.value ?? ''].filter((name) => name !== ''),
  }));
  const said = new Set<string>();
  const fresh = (text: string | null): string | null => (text === null || said.has(text) ? null : (said.add(text), text));

  const all = mendedLinesOf(base);
  const written = all.map((rewrite): Rewrite => {
    const id = lines.find((one) => one.rewrite === rewrite)?.id;
    const answer = id === undefined ? undefined : reply.rewrites.find((one) => one.id.trim() === id);
    if (answer === undefined) return rewrite;
    const beside = names.findLast(({ page, line }) => page < rewrite.page || (page === rewrite.page && line <= rewrite.line))?.beside ?? [];
    const interview = typed(answer.interview);
    return {
      ...rewrite,
      roast: fresh(roastOf(answer.roast, rewrite, judgement, common, asked)) ?? rewrite.roast,
      after: afterOf(answer.after, rewrite, beside) ?? rewrite.after,
      interviewQuestion:
        (checkFix(interview, [common], asked).length === 0 && interview.endsWith('?') ? fresh(asksAbout(rewrite.before, interview)) : null) ??
        rewrite.interviewQuestion,
    };
  });
  const card = Object.fromEntries(
    Object.entries(base.roastScorecard).map(([name, entry]) => {
      const score = scores.find((one) => one.name === name);
      const answer = score === undefined ? undefined : reply.scores.find(({ id }) => id.trim() === score.id);
      const text = typed(answer?.roast ?? '');
      const isFit = score !== undefined && checkFix(text, [common, groundOf([String(score.score), ...score.reasons])], asked).length === 0;
      return [name, isFit ? { ...entry, roast: fresh(text) ?? entry.roast } : entry];
    }),
  );
  if (said.size === 0 && written.every((rewrite, at) => rewrite.after === all[at]?.after)) return base;
  const byKey = new Map(written.map((rewrite) => [lineKey(rewrite), rewrite]));
  const prosed = (rewrites: readonly Rewrite[]): Rewrite[] => rewrites.map((rewrite) => byKey.get(lineKey(rewrite)) ?? rewrite);
  return {
    ...base,
    roastScorecard: card,
    beforeAfterRewrites: written.filter(({ before, after }) => after !== before).slice(0, MENDED.rewrites),
    costliest: prosed(base.costliest ?? []),
    asked: prosed(base.asked ?? []),
    engineVersion: `${base.engineVersion}${MODEL_MARK}`,
  };
}

type Asked = Parameters<typeof checkModelLine>[3];

/** The model's roast with the line put in by code; null when anything is wrong with it. */
function roastOf(answer: string, rewrite: Rewrite, judgement: Judgement, common: ReturnType<typeof groundOf>, asked: Asked): string | null {
  const finding: Finding = { id: 'rewrite', kind: 'plain-line', quote: rewrite.before, page: rewrite.page, line: rewrite.line, weight: 1, facts: {} };
  const template = typed(answer).replace(/“?\{\s*quote\s*\}”?/gu, '“{quote}”');
  if (template.split('{quote}').length !== 2) return null;
  const line = fill(template, { ...cvFacts(judgement), page: rewrite.page, line: rewrite.line }, rewrite.before, finding.id, ROAST_LINE.maxCharacters);
  return line !== null && checkModelLine(line, finding, [common, groundOf([rewrite.before])], asked).length === 0 ? line : null;
}

/** The model's better line, under the fact lock; null when it says more, less than the line, or something else. */
function afterOf(answer: string, rewrite: Rewrite, beside: readonly string[]): string | null {
  const after = squeezed(answer).replace(/[.;]$/u, '');
  if (after === '' || after === rewrite.before || after.length > MAX_AFTER || /[[\]{}<>`“”]|https?:/u.test(after)) return null;
  // What our own detectors would strike is not sold (truth.md, rule 11).
  if (strikesAlone(after, beside).length > 0) return null;
  if (touchesPerson(after) || !keepsToIt(after, rewrite)) return null;
  return inventionsAgainst(after, { text: rewrite.before, beside }).length === 0 ? after : null;
}

/** Half of the words that the rule writer kept: the same line, and not another one. */
function keepsToIt(after: string, rewrite: Rewrite): boolean {
  const words = (text: string): string[] => coarseStems(text.replace(/\[[^\]]*\]/gu, ' '));
  const own = new Set(words(after));
  const kept = words(rewrite.after).filter((word) => words(rewrite.before).includes(word));
  return kept.length === 0 || kept.filter((word) => own.has(word)).length * 2 >= kept.length;
}

const typed = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/"([^"]*)"/gu, '“$1”')
    .replaceAll("'", '’')
    .trim();
