import { beforeAll, describe, expect, it } from 'vitest';
import { CVS } from '../../../../fixtures/cvs.ts';
import { isVerbatim } from '../../../domain/quote.ts';
import { FullRoastReport, mendedLinesOf, tellLine } from '../../../domain/report.ts';
import { SCORES } from '../../../domain/roast.ts';
import { inventionsAgainst } from '../../facts/fact-lock.ts';
import { inventedSources, roastSources, type RoastedCv } from '../../laws/many-cvs.test-kit.ts';
import { judgeCv, understandCv, writeRoast } from '../../roast-cv.ts';
import { touchesPerson } from '../../privacy/touches-person.ts';
import { judgedWith } from '../asking/judge-again.ts';
import { strikesAlone } from '../asking/mend-line.ts';
import { rewriteLine } from './rewrites/rewrite-line.ts';
import { writeReport } from './write-report.ts';

const LINE_QUOTES = /“([^”]*)”/gu;
const withoutQuotes = (text: string): string => text.replace(LINE_QUOTES, '“”');

describe('the report on the invented CVs', () => {
  let reports: { name: string; cv: RoastedCv; report: FullRoastReport }[] = [];
  beforeAll(async () => {
    const cvs = await roastSources(await inventedSources());
    reports = cvs.map((cv) => ({ name: cv.name, cv, report: writeReport(cv.judgement, cv.roast) }));
  });
  const broken = (check: (one: (typeof reports)[number]) => string[]): string[] =>
    reports.flatMap((one) => check(one).map((problem) => `${one.name}: ${problem}`));

  it('has every section, in the shape of the contract', () => {
    expect(reports).toHaveLength(CVS.length);
    for (const { report } of reports) {
      expect(FullRoastReport.parse(report)).toEqual(report);
      expect(Object.keys(report.roastScorecard)).toEqual(Object.values(SCORES).map(({ name }) => name));
      expect(report.whatRecruitersWant.length).toBeGreaterThanOrEqual(5);
      expect(report.whatRecruitersWant.length).toBeLessThanOrEqual(8);
      expect(report.atsOptimization.length).toBeGreaterThanOrEqual(4);
      expect(report.redFlags.length).toBeGreaterThanOrEqual(1);
      // A strong page may have one fault and no more.
      expect(report.fixSuggestions.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('opens with the dearest lines, calls only another sentence a rewrite, and leaves strong lines alone', () => {
    expect(
      broken(({ report }) => [
        ...report.beforeAfterRewrites.filter(({ before, after }) => before === after).map(({ before }) => `no rewrite: ${before}`),
        ...(report.beforeAfterRewrites.length > 8 ? ['more than eight rewrites'] : []),
        ...((report.costliest ?? []).length > 5 ? ['more than five lines in the opening'] : []),
        ...(report.strongLines ?? [])
          .filter(({ quote }) => mendedLinesOf(report).some(({ before }) => before === quote))
          .map(({ quote }) => `struck and praised: ${quote}`),
      ]),
    ).toEqual([]);
    const strong = reports.find(({ name }) => name === 'strong')?.report;
    // Of a strong page it is asked what its lines leave out, and more of them are praised.
    expect(strong?.costliest?.filter(({ before, after }) => before !== after)).toEqual([]);
    expect(strong?.asked?.length).toBeGreaterThan(0);
    expect(strong?.strongLines?.length).toBeGreaterThan(2);
    expect(reports.find(({ name }) => name === 'weak')?.report.costliest).toHaveLength(5);
  });

  it('quotes every line word for word at its place, and changes it or asks about it', () => {
    expect(
      broken(({ cv, report }) =>
        mendedLinesOf(report)
          .filter((line) => !isVerbatim(cv.document, line.before, line) || (line.after === line.before && line.question === null && line.template === null))
          .map(({ before }) => before),
      ),
    ).toEqual([]);
  });

  it('sells nothing that our own detectors would strike, and no bracket', () => {
    expect(
      broken(({ report }) =>
        mendedLinesOf(report).flatMap((line) => {
          const filled = tellLine(line, line.template?.example ?? {});
          return [line.after, filled.text].filter((text) => text !== line.before && (strikesAlone(text).length > 0 || text.includes('[')));
        }),
      ),
    ).toEqual([]);
  });

  it('prints no bracket anywhere', () => {
    expect(
      broken(({ cv, report }) => (cv.document.lines.some(({ text }) => text.includes('[')) ? [] : report.fixSuggestions.filter((fix) => fix.includes('[')))),
    ).toEqual([]);
  });

  it('states a gain only where judging the CV again gives it', () => {
    expect(
      broken(({ cv, report }) =>
        mendedLinesOf(report).flatMap((line) => {
          if (line.gain === null || line.gain === undefined) return [];
          const after = tellLine(line, line.template?.example ?? {}).text;
          const judged = judgedWith(cv.judgement, [{ ...line, after }]);
          return judged?.scores[line.gain.score] === line.gain.to && cv.judgement.scores[line.gain.score] === line.gain.from ? [] : [line.before];
        }),
      ),
    ).toEqual([]);
  });

  it('keeps every rewrite under the fact lock', () => {
    expect(
      broken(({ cv, report }) => {
        const names = cv.judgement.cv.experience.flatMap(({ company, title }) => [company?.value ?? '', title?.value ?? '']);
        return report.beforeAfterRewrites.flatMap(({ before, after }) =>
          inventionsAgainst(after, { text: before, beside: names }).map(({ kind, text }) => `${kind} “${text}” in “${after}”`),
        );
      }),
    ).toEqual([]);
  });

  it('would notice anything added to a rewrite', () => {
    const additions: ((after: string) => string)[] = [
      (after) => `${after} with 37 people`,
      (after) => `${after} for a budget of $4M`,
      (after) => `${after} at Globex Dynamics`,
      (after) => `${after} since 1987`,
      (after) => `${after} using Terraform and Salesforce Lightning`,
      (after) => `${after}, increasing margins by 23%`,
      (after) => `Spearheaded the programme: ${after}`,
      (after) => `As vice chancellor, ${after}`,
      (after) => `${after}, holding an MBA`,
      (after) => `Single-handedly ${after}`,
    ];
    expect(
      broken(({ report }) =>
        report.beforeAfterRewrites.flatMap(({ before, after }) =>
          additions.map((add) => add(after)).filter((claim) => inventionsAgainst(claim, { text: before }).length === 0),
        ),
      ),
    ).toEqual([]);
  });

  it('defends each line with a question of its own, and tells no joke twice', () => {
    for (const { report } of reports) {
      const questions = mendedLinesOf(report).map(({ interviewQuestion }) => withoutQuotes(interviewQuestion));
      expect(new Set(questions).size).toBe(questions.length);
      const roasts = mendedLinesOf(report).map(({ roast }) => roast);
      expect(new Set(roasts).size).toBe(roasts.length);
    }
  });

  it('has a sheet for the interview: questions of the CV’s own lines, none twice, with its own facts', () => {
    for (const { cv, report } of reports) {
      const sheet = report.interview ?? [];
      expect(sheet.length).toBeGreaterThan(0);
      expect(new Set(sheet.map(({ question }) => question)).size).toBe(sheet.length);
      const text = cv.document.lines.map((line) => line.text).join(' ');
      expect(sheet.filter(({ before }) => !isVerbatim(cv.document, before, sheet.find((one) => one.before === before) ?? { page: 1, line: 1 }))).toEqual([]);
      for (const { facts, question } of sheet) {
        expect(question).toMatch(/[?.]$/u);
        expect(facts.flatMap((fact) => fact.match(/\d{2,}/gu) ?? []).filter((number) => !text.includes(number))).toEqual([]);
      }
    }
  });

  it('says nothing about the person (law 6)', () => {
    expect(
      broken(({ cv, report }) => {
        const job = cv.judgement.job;
        const own = (text: string): string => withoutQuotes(text).replaceAll(job.phrase, '').replaceAll(job.title, '');
        return [...report.redFlags.map(({ explanation }) => explanation), ...report.beforeAfterRewrites.flatMap(({ roast }) => roast)]
          .map(own)
          .filter(touchesPerson);
      }),
    ).toEqual([]);
  });

  it('says what a score becomes, the largest step first, and never adds scores up', () => {
    const names = Object.values(SCORES).map(({ name }) => name);
    for (const { report } of reports) {
      const steps = report.fixSuggestions.map((fix) => {
        const [, name = '', from, to] = /^(.+?) (\d+) → (\d+)[,:]/u.exec(fix) ?? [];
        expect(names).toContain(name);
        expect(report.roastScorecard[name]?.score).toBe(Number(from));
        return Math.abs(Number(to) - Number(from));
      });
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
      expect(JSON.stringify(report)).not.toMatch(/\+\d+ points?\b/u);
    }
  });

  it('says in each fix what to do, and no sentence of the report twice', () => {
    for (const { report } of reports) {
      expect(report.fixSuggestions.filter((fix) => /part \d says/u.test(fix))).toEqual([]);
      const sentences = [
        ...report.fixSuggestions.map((fix) => fix.replace(/^[^:]*: /u, '')),
        ...report.atsOptimization,
        ...report.whatRecruitersWant,
        ...(report.interview ?? []).flatMap(({ question, contains }) => [question, contains]),
        ...Object.values(report.roastScorecard).map(({ roast }) => roast.split('. ').at(-1) ?? ''),
      ];
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('names in the red flags every word that it counts', () => {
    expect(reports.flatMap(({ report }) => report.redFlags.filter(({ explanation }) => / and \d+ more\./u.test(explanation)))).toEqual([]);
  });

  it('is the same each time', () => {
    for (const { cv, report } of reports) expect(writeReport(cv.judgement, cv.roast)).toEqual(report);
  });

  it('is another report for another job', () => {
    const weak = reports.find(({ name }) => name === 'weak');
    if (weak === undefined) throw new Error('no such CV');
    const judgement = judgeCv(understandCv(weak.cv.document, 'Data Engineer'));
    const other = writeReport(judgement, writeRoast(judgement));
    expect(other.whatRecruitersWant.filter((want) => weak.report.whatRecruitersWant.includes(want)).length).toBeLessThanOrEqual(2);
    expect(other.atsOptimization).not.toEqual(weak.report.atsOptimization);
    expect(other.roastScorecard['Skill Relevance']).not.toEqual(weak.report.roastScorecard['Skill Relevance']);
  });

  it('speaks in the kind voice to whom asked for it', () => {
    const weak = reports.find(({ name }) => name === 'weak');
    if (weak === undefined) throw new Error('no such CV');
    const gentle = writeReport(weak.cv.judgement, weak.cv.roast, 'gentle');
    expect(gentle.beforeAfterRewrites.map(({ after }) => after)).toEqual(weak.report.beforeAfterRewrites.map(({ after }) => after));
    expect(mendedLinesOf(gentle).filter(({ roast }, at) => roast === mendedLinesOf(weak.report)[at]?.roast)).toEqual([]);
    expect(Object.values(gentle.roastScorecard).map(({ score }) => score)).toEqual(Object.values(weak.report.roastScorecard).map(({ score }) => score));
  });
});

describe('a line made better by rule', () => {
  const better = (text: string): string | undefined => rewriteLine({ text, beside: [], language: 'en' })?.after;

  it.each([
    ['Responsible for social media', /^Ran social media$/u],
    ['Tasked with answering the phone and dealing with enquiries', /^Answered the phone and dealt with enquiries$/u],
    ['Attended weekly meetings and took notes', /^Took notes at weekly meetings$/u],
    ['Helped to organise the annual trade show stand', /^Helped organise the annual trade show stand$/u],
    ['Made outbound calls (80 a day)', /^Made 80 outbound calls a day/u],
    ['VAT returns were prepared by me every quarter.', /^Prepared VAT returns every quarter/u],
    [
      'Migrated the label service to Kubernetes, which cut deploys from 50 minutes to 6',
      /^Cut deploys from 50 minutes to 6: migrated the label service to Kubernetes$/u,
    ],
    ['Developed microservices using FastAPI', /^Developed \[how many\?\] microservices using FastAPI$/u],
    ['Improved delivery times across the region', /^Improved delivery times by \[how much\?\] across the region$/u],
    ['Managed a small team for the night shift', /^Managed a small team of \[how many\?\] for the night shift$/u],
    ['Handled a wide range of complaints in a professional manner', /^Handled \[how many\?\] complaints/u],
  ])('%s', (text, expected) => {
    expect(better(text)).toMatch(expected);
  });

  it.each([
    'Met with the owners to discuss budgets',
    'Working at the lake house entailed the same tasks as before',
    'Ensuring correctness of billings and supporting documentation',
    'Served guests food as soon as it was prepared',
    'I have worked as a host, which consisted of me greeting customers',
    'Prepared the accounts for the auditors',
    'Sorted letters, parcels and newspapers',
    'Cut the lawn every week',
  ])('leaves alone what it cannot certainly better: %s', (text) => {
    expect(better(text)).toBeUndefined();
  });

  it('never makes more of a help, a presence or a duty', () => {
    expect(better('Assisted with the migration of payroll') ?? '').not.toMatch(/\b(?:led|managed|handled|ran)\b/iu);
    expect(better('Responsible for increasing sales') ?? '').not.toMatch(/^Increased/u);
    expect(better('Responsible for budget')).not.toMatch(/\d|managed/iu);
  });
});
