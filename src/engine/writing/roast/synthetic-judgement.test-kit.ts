import { documentOf } from '../../../domain/document.ts';
import { FINDING_KINDS, type Finding, type FindingKind } from '../../../domain/finding.ts';
import { keysOf } from '../../../domain/keys.ts';
import { SCORES, type LedgerEntry, type ScoreName } from '../../../domain/roast.ts';
import type { Line } from '../../../domain/document.ts';
import type { Judgement } from '../../judgement.ts';
import { stableHash } from './stable-hash.ts';

const TERMS = [
  'team player',
  'results-driven',
  'detail-oriented',
  'synergy',
  'dynamic',
  'passionate',
  'strategic thinker',
  'proven track record',
  'robust solutions',
  'go-getter',
  'utilized',
  'blue sky thinking',
  'deep dive',
  'holistic approach',
  'hard-working',
];
const OBJECTS = [
  'social media',
  'weekly meetings',
  'the monthly report',
  'customers',
  'data entry',
  'the new billing system',
  'warehouse audits',
  'supplier contracts',
  'in testing',
  'increase sales',
  'onboarding',
  'the help desk queue',
  'stock counts',
  'invoices',
  'lab samples',
];
const THINGS = ['SQL', 'Airflow', 'Welding', 'AutoCAD', 'Triage', 'Budgeting', 'Kubernetes', 'Payroll', 'Forecasting', 'Baking'];
const COMPANIES = ['Northwind', 'Acme Ltd', 'Blue Harbour', 'Initech', 'Umbra Foods', 'Vandelay', 'Stark Tools', 'Globex'];
const JOBS = ['data engineer', 'Accountant', 'nurse', 'Warehouse Operative', 'UX designer', 'electrician', 'Head of Marketing', 'engineer'];

/** Kinds that few CVs show. */
const RARE: ReadonlySet<FindingKind> = new Set([
  'hidden-text',
  'machine-instruction',
  'date-impossible',
  'comic-font',
  'email-handle',
  'photo',
  'missing-experience',
  'missing-education',
  'font-mix',
  'no-bullets',
  'date-overlap',
]);

/** Numbers of a seed, so that the same test sees the same CVs. */
function dice(seed: string): { upTo(max: number): number; of<T>(items: readonly T[]): T } {
  let rolls = 0;
  const upTo = (max: number): number => stableHash(`${seed}/${(rolls += 1)}`) % max;
  return {
    upTo,
    of(items) {
      const item = items[upTo(items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}

/** A judgement that no CV stands behind: varied findings, quotes that do stand in its lines. */
export function syntheticJudgement(seed: string, options: { findings?: number; kinds?: readonly FindingKind[] } = {}): Judgement {
  const roll = dice(seed);
  const job = roll.of(JOBS);
  const lines: Line[] = Array.from({ length: 30 + roll.upTo(90) }, (_, index) =>
    lineOf(index + 1, `Line about ${roll.of(OBJECTS)} at ${roll.of(COMPANIES)} number ${roll.upTo(900)}`),
  );
  const kinds = options.kinds ?? keysOf(FINDING_KINDS);
  const findings: Finding[] = [];
  const count = options.findings ?? 9 + roll.upTo(25);
  for (let index = 0; index < count; index += 1) findings.push(findingOf(roll, kinds, lines, job, index));
  const scores: Record<ScoreName, number> = {
    atsRating: roll.upTo(101),
    buzzwordOverdose: roll.upTo(101),
    eyeRollFactor: roll.upTo(101),
    clicheDensity: roll.upTo(101),
    desperationLevel: roll.upTo(101),
    lengthAppropriate: roll.upTo(101),
    skillRelevance: roll.upTo(101),
  };
  const entries = (name: ScoreName): LedgerEntry[] => {
    const start = SCORES[name].good === 'high' ? 100 : 0;
    const rest = scores[name] - start;
    return [
      { points: start, because: 'where every CV starts', findingId: null },
      ...(rest === 0 ? [] : [{ points: rest, because: `9 of ${count} lines: “${roll.of(TERMS)}”`, findingId: findings[0]?.id ?? null }]),
    ];
  };
  return {
    document: documentOf(lines, { source: 'pdf', pages: 1 + roll.upTo(3), fileName: 'cv.pdf' }),
    lines,
    cv: {
      language: 'en',
      name: null,
      headline: null,
      email: null,
      phone: null,
      location: null,
      country: null,
      links: [],
      sections: [],
      summary: [],
      experience: [
        {
          title: null,
          company: { value: roll.of(COMPANIES), page: 1, line: 1 },
          location: null,
          period: null,
          details: [],
          bullets: lines.slice(0, 5 + roll.upTo(20)).map(({ text, page, line }) => ({ text, marked: true, page, line })),
          page: 1,
          line: 1,
        },
      ],
      education: [],
      skills: lines.slice(0, 3 + roll.upTo(20)).map(({ text, page, line }) => ({ value: text, page, line })),
      languages: [],
      interests: [],
      yearsOfExperience: roll.upTo(20),
    },
    job: { phrase: job, occupation: null, title: job, skills: [] },
    today: null,
    corrections: [],
    findings: findings.sort((a, b) => a.line - b.line),
    observations: [],
    scores,
    ledger: {
      atsRating: entries('atsRating'),
      buzzwordOverdose: entries('buzzwordOverdose'),
      eyeRollFactor: entries('eyeRollFactor'),
      clicheDensity: entries('clicheDensity'),
      desperationLevel: entries('desperationLevel'),
      lengthAppropriate: entries('lengthAppropriate'),
      skillRelevance: entries('skillRelevance'),
    },
    binnedPercent: roll.upTo(101),
    interview: roll.of(['no', 'maybe', 'yes'] as const),
    clarityPercent: roll.upTo(101),
  };
}

function lineOf(line: number, text: string): Line {
  return { page: 1, line, text, x: 50, y: line * 12, width: 400, fontSize: 11, fontName: 'Arial', bold: false, color: '#000000', hidden: null, column: 0 };
}

function findingOf(roll: ReturnType<typeof dice>, kinds: readonly FindingKind[], lines: Line[], job: string, index: number): Finding {
  const first = roll.of(kinds);
  const kind = RARE.has(first) && roll.upTo(6) > 0 ? roll.of(kinds) : first;
  const { facts, quoted } = FINDING_KINDS[kind];
  const values: Record<string, string | number> = {};
  for (const fact of facts) values[fact] = factOf(roll, kind, fact, job);
  const place = lines[roll.upTo(lines.length)];
  if (place === undefined) throw new Error('a CV without lines');
  let quote: string | null = null;
  if (quoted) {
    const words = [
      values['opening'],
      values['object'],
      values['term'],
      values['verb'],
      values['word'],
      values['phrase'],
      values['heading'],
      values['title'],
      values['number'],
      values['handle'],
    ];
    quote = words.filter((word) => word !== undefined).join(' ') || place.text;
    lines[place.line - 1] = { ...place, text: `${quote}. What followed` };
    if (roll.upTo(3) === 0) quote = `${quote}. What followed`;
  }
  return { id: `${kind}-${index + 1}`, kind, quote, page: 1, line: place.line, weight: 1 + roll.upTo(10), facts: values };
}

function factOf(roll: ReturnType<typeof dice>, kind: FindingKind, fact: string, job: string): string | number {
  switch (fact) {
    case 'term':
      return kind === 'not-a-skill'
        ? roll.of(['microsoft word', 'internet', 'email', 'typing', 'filing', 'juggling'])
        : kind === 'hobby-filler'
          ? roll.of(['reading', 'music', 'gym', 'stamps'])
          : roll.of(TERMS);
    case 'opening':
      return kind === 'duty-opening'
        ? roll.of(['responsible for', 'tasked with', 'duties included', 'on duty for'])
        : roll.of(['assisted', 'helped', 'worked on', 'participated in', 'sat in on', 'attended']);
    case 'name':
      return `cv-${roll.of(COMPANIES)}-${1 + roll.upTo(40)}.pdf`;
    case 'object':
      return roll.of(OBJECTS);
    case 'job':
      return job;
    case 'company':
    case 'one':
    case 'other':
      return roll.of(COMPANIES);
    case 'skill':
    case 'first':
    case 'last':
      return roll.of(THINGS);
    case 'skills':
      return kind === 'no-numbers' ? 3 : `${roll.of(THINGS)}, ${roll.of(THINGS)}, ${roll.of(THINGS)}`;
    case 'reason':
      return roll.of(['white', 'tiny', 'covered']);
    case 'pattern':
      return roll.of(['final', 'copy', 'untouched', 'template', 'scan', 'generic', 'untitled']);
    case 'number':
      return roll.of(['12%', '€40,000', '3 weeks', '250 users']);
    case 'total':
      return 12 + roll.upTo(20);
    case 'without':
    case 'missing':
    case 'matched':
    case 'unused':
      return 1 + roll.upTo(12);
    case 'pages':
    case 'columns':
    case 'fonts':
    case 'formats':
    case 'page':
      return 2 + roll.upTo(4);
    case 'jobs':
    case 'times':
      return 1 + roll.upTo(4);
    case 'bullets':
      return kind === 'bullet-pile' ? 12 + roll.upTo(9) : roll.upTo(3);
    case 'words':
    case 'years':
    case 'lines':
    case 'size':
    case 'sections':
      return 2 + roll.upTo(90);
    case 'font':
      return roll.of(['Comic Sans MS', 'Papyrus', 'Bauhaus']);
    case 'handle':
      return roll.of(['partymaus', 'dragonslayer99', 'coolkid']);
    case 'domain':
      return roll.of(['hotmail.com', 'aol.com', 'juno.com']);
    case 'start':
      return `0${1 + roll.upTo(9)}/${2010 + roll.upTo(12)}`;
    case 'title':
      return roll.of(['Fitter', 'Site Lead', 'Analyst', 'Night Porter', 'Intern', 'Buyer', 'Trainer']);
    case 'end':
      return `0${1 + roll.upTo(9)}/${2001 + roll.upTo(9)}`;
    default:
      return roll.of(['Helped', 'was shaped', 'definately', 'Managed', 'Wanderings', 'I', 'cv final copy', '4 of 5']);
  }
}
