import { type FullRoastReport, mendedLinesOf } from '../../../src/domain/report.ts';
import type { Judgement } from '../../../src/engine/judgement.ts';
import { because } from '../../../src/engine/scoring/because.ts';
import type { Claim, Told } from './claim.ts';
import { advise, findingClaim, quoteClaim, sentencesOf, tell } from './sentences.ts';
import { oursOf } from './tell-roast.ts';

/** Everything a Full Roast Report says. */
export function tellReport(judgement: Judgement, report: FullRoastReport): Told[] {
  const ours = oursOf(judgement);
  const lists = (['whatRecruitersWant', 'atsOptimization'] as const).flatMap((name) =>
    report[name].flatMap((text, at) =>
      sentencesOf(text).map((sentence, part) =>
        tell('report', `${name}.${String(at)}.${String(part)}`, sentence, [...termsIn(sentence), ...foundIn(sentence, judgement)], ours),
      ),
    ),
  );
  const flags = report.redFlags.flatMap(({ flagType, explanation }, at) =>
    sentencesOf(explanation).map((sentence, part) => ({
      ...tell(
        'report',
        `redFlags.${String(at)}.${String(part)}`,
        part === 0 ? `${flagType}: ${sentence}` : sentence,
        part === 0 ? reasons(sentence, judgement) : [],
        ours,
      ),
      // Why such a thing counts, and where it stands, is the same for every CV.
      advice: part > 0,
    })),
  );
  const card = Object.entries(report.roastScorecard).flatMap(([name, { roast }]) =>
    sentencesOf(roast).map((sentence, part) => tell('report', `roastScorecard.${name}.${String(part)}`, sentence, reasons(sentence, judgement), ours)),
  );
  const fixes = report.fixSuggestions.map((text, at) => advise('report', `fixSuggestions.${String(at)}`, text));
  const rewrites = mendedLinesOf(report).flatMap(({ before, roast, after, page, line }, at): Told[] => [
    tell('report', `rewrites.${String(at)}.before`, before, [quoteClaim(before, { page, line })], ours),
    tell('report', `rewrites.${String(at)}.roast`, roast, [], ours),
    {
      room: 'report',
      where: `rewrites.${String(at)}.after`,
      text: after,
      claims: [{ kind: 'rewrite', subject: before, value: after, rule: 12, place: { page, line } }],
      advice: false,
    },
  ]);
  return [...card, ...lists, ...flags, ...fixes, ...rewrites];
}

/** Findings told by their ledger's words, capital letter or not. */
function reasons(sentence: string, judgement: Judgement): Claim[] {
  const low = sentence.toLowerCase();
  const kinds = Map.groupBy(judgement.findings, ({ kind }) => kind);
  return [...kinds.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const told = because({ first, all, times: all.length }).toLowerCase();
    const begins = told.split(/[:,]/u)[0] ?? told;
    return told.length > 8 && (low.includes(told) || (begins.length > 14 && low.startsWith(begins))) ? [findingClaim(first)] : [];
  });
}

const items = (list: string): string[] =>
  list
    .replace(/\s*\([^)]*\)/gu, '')
    .split(/\s*(?:,|;|\band\b)\s*/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
const term =
  (kind: 'presence' | 'absence') =>
  (value: string): Claim => ({ kind, subject: 'term', value, rule: kind === 'presence' ? 1 : 2, place: null });

/** "You show SQL and dbt (line 3); you do not name Airflow." */
function termsIn(sentence: string): Claim[] {
  const [, shown] = /\bYou show ([^;]+?)(?:; |\.$)/u.exec(sentence) ?? [];
  const [, names] = /\b[Yy]our page names (?!none)([^.]+?), first at/u.exec(sentence) ?? [];
  const [, lacks] = /\byou do not name ([^.]+)\./u.exec(sentence) ?? [];
  const [, onPage] = /usual skills are on your page \(([^)]+)\)/u.exec(sentence) ?? [];
  return [
    ...[shown, names, onPage].flatMap((list) => (list === undefined ? [] : items(list).map(term('presence')))),
    ...(lacks === undefined ? [] : items(lacks).map(term('absence'))),
  ];
}

const FIELDS: readonly (readonly [string, string])[] = [
  ['name', 'name'],
  ['e-mail address', 'email'],
  ['phone number', 'phone'],
  ['town', 'location'],
  ['current job title', 'title'],
  ['current employer', 'employer'],
  ['dates of a job', 'dates'],
  ['degree', 'degree'],
  ['skills', 'skills'],
];

/** "A parser looks for town and degree and finds none of them here." */
function foundIn(sentence: string, { job }: Judgement): Claim[] {
  const [, lost] = /A parser looks for (.+?) and finds none/u.exec(sentence) ?? [];
  const absent = FIELDS.flatMap(([said, value]): Claim[] =>
    lost?.includes(said) === true ? [{ kind: 'absence', subject: 'field', value, rule: 2, place: null }] : [],
  );
  const nowhere: Claim[] = /They are nowhere on your page/u.test(sentence)
    ? [{ kind: 'absence', subject: 'term', value: job.phrase, rule: 2, place: null }]
    : [];
  return [...absent, ...nowhere];
}
