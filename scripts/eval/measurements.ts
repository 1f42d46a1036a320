/** A figure out of a scorer's report and what we want it to be. */
export interface Figure {
  name: string;
  /** Where it stands below `metrics`. */
  at: readonly string[];
  /** 0..1; null where we only look. */
  aim: number | null;
}

/** From the corpus's inputs through one of our scripts to one of its scorers. */
export interface Measurement {
  name: string;
  /** The file of the corpus's `data/` it needs. */
  file: string;
  /** What `export_inputs.py` calls it; null where the data file itself is the input (it holds no labels). */
  inputs: string | null;
  predict: readonly [script: string, ...before: string[]];
  score: readonly [script: string, ...options: string[]];
  figures: readonly Figure[];
}

const accuracy = (name: string, field: string, aim: number | null = null): Figure => ({ name, at: [field, 'accuracy'], aim });
const direction = (name: string, key: string): Figure => ({ name, at: [key, 'right'], aim: 1 });

/** Everything `npm run eval` measures. The aims are ours, above what other systems reach (README of the corpus). */
export const MEASUREMENTS: readonly Measurement[] = [
  {
    name: 'textquality',
    file: 'textquality.jsonl',
    inputs: 'textquality',
    predict: ['textquality.ts'],
    score: ['eval_textquality.py'],
    figures: [{ name: 'balanced accuracy', at: ['balanced_accuracy'], aim: 1 }],
  },
  {
    name: 'extract-pdf',
    file: 'pdf_labels.jsonl',
    inputs: 'pdf',
    predict: ['extract.ts'],
    score: ['eval_extract.py', '--data', 'pdf'],
    figures: [
      accuracy('name', 'name', 0.95),
      accuracy('e-mail', 'email', 1),
      accuracy('phone', 'phone', 0.95),
      accuracy('current title', 'currentJobTitle', 0.8),
      accuracy('current company', 'currentCompany', 0.8),
      accuracy('start year', 'startYear', 0.8),
      accuracy('previous titles', 'prevTitles', 0.65),
      accuracy('degree', 'eduDegree', 0.85),
      accuracy('school', 'eduSchool', 0.85),
      accuracy('skills, 3 of the first 5', 'skills_3of5', 0.8),
      accuracy('country', 'country'),
      accuracy('previous companies', 'prevCompanies'),
      accuracy('level', 'experienceLevel'),
      accuracy('industry', 'industry'),
      accuracy('job title', 'jobTitle'),
    ],
  },
  {
    name: 'extract-kaggle',
    file: 'kaggle.jsonl',
    inputs: 'kaggle',
    predict: ['extract.ts'],
    score: ['eval_extract.py', '--data', 'kaggle'],
    figures: [accuracy('current title', 'currentJobTitle'), accuracy('start year', 'startYear'), accuracy('previous titles', 'prevTitles')],
  },
  {
    name: 'relevance',
    file: 'kaggle.jsonl',
    inputs: 'relevance',
    predict: ['relevance.ts', 'relevance'],
    score: ['eval_relevance.py', '--data', 'relevance'],
    figures: [
      { name: 'macro AUC', at: ['macro_auc'], aim: 0.93 },
      { name: 'top-1 of 24', at: ['top1'], aim: 0.65 },
    ],
  },
  {
    name: 'updated',
    file: 'updated.jsonl',
    inputs: 'updated',
    predict: ['relevance.ts', 'updated'],
    score: ['eval_relevance.py', '--data', 'updated'],
    figures: [
      { name: 'macro AUC', at: ['macro_auc'], aim: null },
      { name: 'top-1 of 25', at: ['top1'], aim: null },
    ],
  },
  {
    name: 'nora',
    file: 'fit_nora.jsonl',
    inputs: 'nora',
    predict: ['relevance.ts', 'nora'],
    score: ['eval_relevance.py', '--data', 'nora'],
    figures: [
      { name: 'Spearman', at: ['spearman'], aim: 0.3 },
      { name: 'pairs of one job in order', at: ['within_job_pairwise'], aim: null },
    ],
  },
  {
    name: 'keywords',
    file: 'skillspan.jsonl',
    inputs: 'keywords',
    predict: ['keywords.ts'],
    score: ['eval_keywords.py'],
    figures: [
      { name: 'F1 at 15', at: ['f1'], aim: 0.6 },
      { name: 'precision', at: ['precision'], aim: null },
      { name: 'recall', at: ['recall'], aim: null },
    ],
  },
  {
    name: 'perturb',
    file: 'perturb.jsonl',
    inputs: null,
    predict: ['perturb.ts'],
    score: ['eval_perturb.py'],
    figures: [
      direction('clichés added, buzzwords up', 'cliche:buzzwordOverdose'),
      direction('clichés added, clichés up', 'cliche:clicheDensity'),
      direction('five times as long, length down', 'long:lengthAppropriate'),
      direction('cut short, length down', 'short:lengthAppropriate'),
    ],
  },
];
