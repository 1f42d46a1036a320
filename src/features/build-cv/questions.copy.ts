/** What is asked beside the lines of a CV in the editor, and what becomes of the answers. */
export const ASKED = {
  count: (count: number) => (count === 1 ? '1 open question about your CV' : `${count} open questions about your CV`),
  note: 'Each stands beside its line. Answer it and the line builds itself; leave it and the line stays as it is. Questions are never printed.',
  next: 'Next question',
  about: (bullet: string) => `Question about ${bullet}`,
  inWords: 'Put the answer into the line above, in your own words.',
  clear: 'Take it back',
  clearLabel: (bullet: string) => `Take the answer back: ${bullet}`,
  dismiss: 'Drop the question',
  dismissLabel: (bullet: string) => `Drop the question about ${bullet}`,
  aboutJob: (job: string) => `Question about ${job}`,
  own: 'Your answer',
  ownHint: 'One line, with a verb in front. It becomes a bullet of this job.',
  add: 'Add it as a bullet',
} as const;

/** Blanks in square brackets that somebody has typed, or that a CV from before the fields still holds. */
export const BRACKETS = {
  note: 'A blank in [brackets] would be printed as it stands. Fill it or delete it.',
  title: 'Brackets in the file',
  dialog: (count: number) =>
    `${count === 1 ? 'One blank is' : `${count} blanks are`} still in square brackets. A recruiter will read "[how many?]" as a question to them, and they do not know either.`,
  goThere: 'Show me the next one',
  anyway: 'Download it anyway',
} as const;
