import {
  type AnnotatedExperience,
  type AnnotatedSection,
  changesOf,
  type KeywordEntry,
  matchScore,
  NEAR_LINE,
  type OptimizationResult,
} from './optimization.ts';

/** What an optimization's report says in every file that is made of it. */
export const OPTIMIZATION_REPORT = {
  title: 'CV Optimization',
  keywords: ['CV', 'cover letter', 'ATS', 'keywords'],
  sections: {
    letter: '1. Cover letter',
    improvements: '2. Annotated CV improvements',
    keywords: '3. ATS keywords',
    tips: '4. Company tailoring',
    recommendations: '5. Overall recommendations',
    end: 'Before you send it',
  },
  parts: { professionalSummary: 'Professional summary', skills: 'Skills' },
  warning:
    'Everything suggested here is the ideal. Keep your CV truthful: take only what you can defend in the interview, and leave out the rest. Square brackets are blanks that only you can fill; send nothing with a bracket in it.',
  nothing: 'Nothing to add here.',
  unchanged: 'Fine as it stands.',
  absent: '(Not in the CV.)',
  labels: { before: 'Before', after: 'After', says: 'Now says', add: 'Add' },
  words: 'Words your CV may honestly use, most important first:',
  target: (jobRole: string, companyName: string) => `${jobRole} at ${companyName}`,
  made: (day: string) => `Generated on ${day}`,
  role: ({ role }: AnnotatedExperience, at: number) => (role.trim() === '' ? `Experience ${at + 1}` : `Experience ${at + 1}: ${role}`),
  weight: (must: boolean, points: number) => `(${must ? 'must' : 'nice to have'}, ${points} ${points === 1 ? 'point' : 'points'})`,
  proof: ({ quote, page, line }: NonNullable<KeywordEntry['proof']>, status: KeywordEntry['status']) =>
    `${status === 'not-shown' ? `${NEAR_LINE} ` : ''}“${quote}” (page ${page}, line ${line})`,
} as const;

/** How well the CV fits the advert, before and after. `accepted` is undefined where nobody was asked. */
export function matchSentence(result: OptimizationResult, accepted: ReadonlySet<string> | undefined): string {
  const all = new Set(changesOf(result).map(({ id }) => id));
  const after = matchScore(result, accepted ?? all);
  const condition = accepted === undefined ? 'with every change below' : 'with the changes you accepted';
  return `Match with the advert: ${matchScore(result, new Set())} of 100 as the CV stands, ${after} ${condition}.`;
}

/** A passage as it was and as it is proposed; `after` is null where it stays as it is, `verdict` empty where nobody gave one. */
export function annotatedPassage({ id, original, improved }: AnnotatedSection, accepted: ReadonlySet<string> | undefined) {
  const changes = improved.trim() !== '' && improved !== original;
  return {
    before: original === '' ? OPTIMIZATION_REPORT.absent : original,
    after: changes ? improved : null,
    verdict: accepted === undefined || !changes ? '' : accepted.has(id) ? ' (accepted)' : ' (not accepted)',
  };
}
