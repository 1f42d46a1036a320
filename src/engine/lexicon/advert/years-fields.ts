import { fold } from '../../reading/text/fold.ts';

/** Words that stand in a demand for years and name no field; folded. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    'years year yrs yr exp experience experienced of in the a an and or with as at least minimum more than plus professional relevant work working similar role roles position positions field industry environment related comparable prior previous proven hands on practical job full time equivalent solid strong combined post qualification commercial one two three four five six seven eight nine ten this that job s using within from for your you have setting area capacity ideally preferably recent demonstrable overall total industrial significant level ' +
    'jahre jahren jahr berufserfahrung erfahrung mindestens als im bereich in einer einem vergleichbaren position ans an annees annee experience minimum au moins professionnelle sur un poste similaire anos ano experiencia minimo al menos de puesto en similar'
  ).split(' '),
);

/** Whether a word of "5 years of relevant experience" says nothing of what the years were spent on. */
export const isGenericField = (word: string): boolean => GENERIC.has(fold(word));

/** A demand whose field is the job itself; folded. */
export const SAME_JOB =
  /\b(?:similar|comparable|equivalent|same|this|such an?) (?:role|position|job|post|capacity|function)|post-qualification|vergleichbar|poste similaire|puesto similar|meme poste/u;
