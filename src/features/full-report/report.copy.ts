import { SCORES, type ScoreName } from '../../domain/roast.ts';

/** The lines of the report that ask for a fact, and what becomes of the answers. */
export const ASKING = {
  heading: 'The lines that cost you most',
  lead: 'Answer what is asked, and watch the line write itself. What you do not know stays out: nothing is made up for you.',
  number: (at: number) => `Line ${at}`,
  question: 'Only you know this',
  stays: 'Your line stays as it is until you answer.',
  keepAsIs: 'No rule certainly betters this line, so it stays yours.',
  assembled: 'Your new line',
  gain: (name: ScoreName, from: number, to: number) => `An answer here takes ${SCORES[name].name} from ${from} to about ${to}.`,
  clear: 'Take it back',
  clearLabel: (at: string) => `Take it back: ${at}`,
  kept: 'Kept with your report.',
  keptHere: 'Kept on this device.',
  struck: (words: string) => `Our own pen would strike ${words} here. Say it plainer?`,
  moreHeading: 'More lines that want one fact',
  strongHeading: 'Strong lines: leave them alone',
  strongLead: 'These say what was done and how much of it. The pen passed over them, and so should you.',
  above: 'Joke and question stand at the top of the report.',
  noRewrites: 'No line here becomes a better one without a fact from you. The questions stand at the top.',
  listHeading: 'Your mended lines',
  listLead: 'In the order of your CV, ready to paste.',
  listEmpty: 'Nothing mended yet. Answer one question at the top and the line appears here.',
  copyAll: 'Copy all lines',
  copiedAll: 'All lines copied.',
} as const;
