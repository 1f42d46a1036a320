/**
 * Roundabout phrases and what says the same, "phrase > shorter"; without a shorter form the phrase may go. Lower case; only what is as true
 * without the rest, wherever it stands.
 */
const WORDY = `
in order to > to
so as to > to
in an effort to > to
on a daily basis > daily
on a weekly basis > weekly
on a monthly basis > monthly
on a quarterly basis > quarterly
on a yearly basis > yearly
on an annual basis > yearly
on a regular basis > regularly
on a consistent basis >
on a continuous basis > continuously
on a timely basis > on time
in a timely manner > on time
in a timely fashion > on time
in a professional manner >
in a safe manner > safely
in an efficient manner > efficiently
in an effective manner > effectively
in an organized manner >
in an organised manner >
the majority of > most
in conjunction with > with
in regards to > about
in regard to > about
with regard to > about
with respect to > about
in relation to > about
pertaining to > about
by means of > by
at all times > always
due to the fact that > because
in the event that > if
prior to > before
subsequent to > after
until such time as > until
utilizing > using
utilising > using
utilized > used
utilised > used
utilize > use
utilise > use
utilization of > use of
provided assistance to > helped
provide assistance to > help
providing assistance to > helping
provided support to > supported
provide support to > support
provide training to > train
provided assistance with > helped with
conducted training for > trained
conducted interviews with > interviewed
conducted research on > researched
performed maintenance on > maintained
made recommendations for > recommended
gave presentations to > presented to
made improvements to > improved
made changes to > changed
various different > various
each and every > every
any and all > all
first and foremost > first
end result > result
new innovations > innovations
future plans > plans
basic fundamentals > basics
completely eliminated > eliminated
successful attainment of > reaching
for each and every > for every
and/or > or
`;

/** A roundabout phrase; `shorter` is empty where nothing need stand for it. */
export interface WordyPhrase {
  phrase: string;
  shorter: string;
}

/** The longest first, so that "provided assistance to" is found before any part of it. */
export const WORDY_PHRASES: readonly WordyPhrase[] = WORDY.trim()
  .split('\n')
  .map((row): WordyPhrase => {
    const [phrase = '', shorter = ''] = row.split('>').map((part) => part.trim());
    return { phrase, shorter };
  })
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

/** Adverbs with which people praise their own work; a line says the same without them. */
export const PUFFING_ADVERBS: ReadonlySet<string> = new Set(
  'successfully effectively efficiently proactively diligently seamlessly meticulously expertly skillfully skilfully tirelessly passionately enthusiastically flawlessly impeccably actively'.split(
    ' ',
  ),
);

/** "Preparation of the accounts": what is done, as a thing; with the verb. */
export const DEEDS_AS_THINGS: Readonly<Record<string, string>> = {
  preparation: 'prepare',
  management: 'manage',
  supervision: 'supervise',
  coordination: 'coordinate',
  maintenance: 'maintain',
  development: 'develop',
  implementation: 'implement',
  installation: 'install',
  administration: 'administer',
  organisation: 'organise',
  organization: 'organize',
  completion: 'complete',
  creation: 'create',
  delivery: 'deliver',
  analysis: 'analyse',
  evaluation: 'evaluate',
  assessment: 'assess',
  collection: 'collect',
  distribution: 'distribute',
  inspection: 'inspect',
  negotiation: 'negotiate',
  presentation: 'present',
  production: 'produce',
  promotion: 'promote',
  provision: 'provide',
  reconciliation: 'reconcile',
  recruitment: 'recruit',
  resolution: 'resolve',
  review: 'review',
  selection: 'select',
  translation: 'translate',
  verification: 'verify',
  compilation: 'compile',
  calculation: 'calculate',
  allocation: 'allocate',
  identification: 'identify',
  investigation: 'investigate',
  operation: 'operate',
  oversight: 'oversee',
  planning: 'plan',
  processing: 'process',
};
