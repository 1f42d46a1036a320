import { keysOf } from '../../../src/domain/keys.ts';
import { SCORES, TONES, type RobotFieldName, type Roast } from '../../../src/domain/roast.ts';
import type { Judgement } from '../../../src/engine/judgement.ts';
import { robotView } from '../../../src/engine/reading/robot-view.ts';
import type { Claim, Field, Told } from './claim.ts';
import { advise, findingClaim, quoteClaim, tell, tellAll } from './sentences.ts';

/** Words that our sentences put into quotation marks and that are not the CV's. */
export const oursOf = ({ job }: Judgement): string[] => [
  job.phrase,
  job.title,
  'Work Experience',
  'Education',
  'Skills',
  'Summary',
  'Projects',
  'Certifications',
  'Languages',
  'Interests',
  'I',
];

/** Everything a free roast says: lines, stamp, verdict, score cards, likelihoods in both voices; the ledger; what the robot saw. */
export function tellRoast(judgement: Judgement, roast: Roast): Told[] {
  const ours = oursOf(judgement);
  const byId = new Map(judgement.findings.map((finding) => [finding.id, finding]));
  const voices = TONES.flatMap((tone): Told[] => {
    const words = roast.voices[tone];
    const lines = words.roastLines.map((text, at) => {
      const evidence = roast.evidence[at];
      const finding = evidence === undefined ? undefined : byId.get(evidence.findingId);
      const quote: Claim[] = evidence?.quote == null ? [] : [quoteClaim(evidence.quote, { page: evidence.page, line: evidence.line })];
      return tell(tone, `roastLines.${String(at)}`, text, [...(finding === undefined ? [] : [findingClaim(finding)]), ...quote], ours);
    });
    const verdicts = (['overallAssessment', 'binnedLikelihood', 'wouldInterview', 'careerClarity'] as const).flatMap((name) =>
      tellAll(tone, name, words[name], judgement, ours),
    );
    const scores = keysOf(SCORES).flatMap((name) => tellAll(tone, `descriptions.${name}`, words.descriptions[name], judgement, ours));
    const fixes = words.fixes.map((text, at) => advise(tone, `fixes.${String(at)}`, text));
    return [...lines, ...verdicts, ...scores, ...fixes, advise(tone, 'stamp', words.stamp)];
  });
  return [...voices, ...ledgerOf(judgement, ours), ...robotOf(judgement)];
}

function ledgerOf(judgement: Judgement, ours: readonly string[]): Told[] {
  const byId = new Map(judgement.findings.map((finding) => [finding.id, finding]));
  return keysOf(SCORES).flatMap((name) =>
    judgement.ledger[name].flatMap(({ because, findingId }, at): Told[] => {
      if (because === 'where every CV starts') return [];
      const finding = findingId === null ? undefined : byId.get(findingId);
      // "4 lines opening with words like …" counts all findings of the kind: each of them must be one.
      const counted = finding === undefined ? [] : judgement.findings.filter(({ kind }) => kind === finding.kind);
      return [tell('scores', `ledger.${name}.${String(at)}`, because, [...counted.map(findingClaim), ...termsOfFit(because)], ours)];
    }),
  );
}

/** What a reason of the relevance score says of the page: "skill “SQL” is in your work", "vocabulary of the work: “ward”, “bay”". */
function termsOfFit(because: string): Claim[] {
  const quoted = [...because.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => words.replace(/…$/u, ''));
  const presence = (value: string): Claim => ({ kind: 'presence', subject: 'term', value, rule: 1, place: null });
  if (/^skill “.+” is in your work/u.test(because)) return quoted.map((value): Claim => ({ kind: 'presence', subject: 'work', value, rule: 1, place: null }));
  if (/^skill “.+” is in a list, not in your work/u.test(because))
    return quoted.flatMap((value): Claim[] => [presence(value), { kind: 'absence', subject: 'work', value, rule: 2, place: null }]);
  if (because.startsWith('vocabulary of the work: ')) return quoted.map(presence);
  const [, more] = /^\d+ more skills? of the job: (.+)$/u.exec(because) ?? [];
  if (more !== undefined)
    return more
      .replace(/…$/u, '')
      .split(/\s*,\s*/u)
      .map(presence);
  return absentTerms(because);
}

/** "no skill, title or word of “Ward Manager” found". */
function absentTerms(because: string): Claim[] {
  const [, phrase] = /no skill, title or word of “([^”]+)”/u.exec(because) ?? [];
  return (phrase ?? '')
    .split(/\s+/u)
    .filter((word) => word.length > 3)
    .map((value): Claim => ({ kind: 'absence', subject: 'term', value, rule: 2, place: null }));
}

const FIELD_OF: Partial<Record<RobotFieldName, Field>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  location: 'location',
  currentTitle: 'title',
  currentCompany: 'company',
  degree: 'degree',
  institution: 'institution',
};

/** "What the robot saw": each field it found, and each it says it did not. */
function robotOf(judgement: Judgement): Told[] {
  return robotView(judgement).fields.flatMap(({ name, value, page, line }): Told[] => {
    const subject = FIELD_OF[name];
    if (subject === undefined) return [];
    const place = page === null || line === null ? null : { page, line };
    // What was not found is told as the robot's trouble (truth.md, rule 2): recall counts it, it is no false statement.
    return value === null
      ? []
      : [{ room: 'robot', where: name, text: `${name}: ${value}`, claims: [{ kind: 'field', subject, value, rule: 7, place }], advice: false }];
  });
}
