/** What a model would write about the findings of a prompt (see `src/engine/writing/roast/model/roast-prompt.ts`). */

interface Asked {
  id: string;
  quoted: boolean;
}

/** Each with a picture of its own and its own build, so that twelve of them make a roast. */
const QUOTED: readonly string[] = [
  '{quote}. A lighthouse said the same of ships, and it at least stayed up at night.',
  'Somewhere a filing cabinet reads {quote} and feels understood.',
  'Put {quote} on a mug and the mug would still be asked what it did next.',
  'If {quote} were a door, it would open onto a wall with a nice picture of a door.',
  'The kettle has a fuller account of its morning than {quote} gives of yours.',
  'Nobody ever missed a train because of {quote}, which is the trouble with it.',
  '{quote} stands there like an umbrella in a museum: harmless, dry, and not part of the exhibition.',
  'I gave {quote} a chair and waited. We are both still waiting.',
  'What {quote} needs is a witness, ideally one who can count.',
  'A goldfish could defend {quote} under questioning, provided the questions were short.',
  'As evidence goes, {quote} is a footprint in a swimming pool.',
  'Take the air out of {quote} and you could post it under a door.',
];
const MISSING: readonly string[] = [
  'Here the page clears its throat, looks at the ceiling and says nothing at all.',
  'An empty hook on the wall, and every reader has arrived with a coat.',
  'This is the part of the map where the cartographer went for lunch.',
  'You left out the one thing a stranger with a phone and a vacancy looks for.',
  'There is a hole in this page exactly the size of an answer.',
  'Readers will search for it, the way one searches a hotel room for the second towel.',
];
const KIND: readonly string[] = [
  '{quote} tells a reader where you stood. What moved because of it?',
  'A reader stops at {quote} and wants the ending: name the result.',
  'Behind {quote} there is a day you remember. Write down that day.',
  'Try reading {quote} aloud to someone outside your trade; their first question is your next draft.',
  'With a figure beside it, {quote} would carry this part of the page.',
  'Your work deserves a plainer verb than {quote} gives it.',
  'Keep the thought in {quote} and swap the wording for what you decided.',
  'Who was better off after {quote}? Say so in a few words.',
  'Could {quote} lose half its words? The half that stays will be heard.',
  'Place {quote} next to the thing it led to, and it becomes a story.',
  'It would help {quote} to say how often, and for whom.',
  'Let {quote} end on what changed; the rest then explains itself.',
];
const KIND_MISSING: readonly string[] = [
  'Something is not on the page yet, and adding it takes a minute.',
  'Here a reader has a question that only you can answer.',
  'An easy gain: the place is there, the words are not.',
  'Your reader will look for this first, so let them find it.',
  'Filling this in would spare a stranger some guessing.',
  'Add it where the eye lands first, and move on.',
];
const FIXES: readonly string[] = [
  'Say what you did, for whom and what came of it: “[verb] [what], [result]”.',
  'Cut the phrase and let the result stand alone: “[what changed], [how many?]”.',
  'Swap it for the deed behind it, with the tool you used and the outcome.',
  'Move the strongest fact of this line to its first word.',
  'Ask what would have gone wrong without you, and write down the answer.',
  'Keep it only if you can tell the story behind it in a minute.',
  'Write the sentence as you would say it to a colleague, then halve it.',
  'Put a number you can defend where the adjective is: “[how many?]”.',
  'Name the thing itself, then the result, and stop there.',
  'Give it a line of its own near the top, in plain letters.',
  'Delete it and use the room for something only you could write.',
  'Check it against the advertisement and use the word the advertisement uses.',
];
const ASSESSMENT = {
  brutal:
    'The work is in here somewhere, wearing a borrowed suit and standing behind a curtain. A reader meets the phrases first and has to dig for the person who did things. Begin with the results; the furniture can wait in the van.',
  gentle:
    'There is real work on this page, and a reader can find it with some patience. The habit to lose is describing the task and stopping before the result. Begin with the line you are proudest of and give it an ending.',
} as const;

/** The findings a prompt lists: `F3 | weak-opening: ... | on L14 | quote: "..." | opening: helped to; ...`. */
function findingsIn(prompt: string): Asked[] {
  return [...prompt.matchAll(/^(F\d+) \| [^|]* \| [^|]* \| ((?:no )?quote[^|]*)/gmu)].map(([, id = '', quote = '']) => ({
    id,
    quoted: !quote.startsWith('no quote'),
  }));
}

interface RoastAnswer {
  lines: { id: string; line: string; fix: string }[];
  assessment: string;
  best: string;
}

/** A good answer: one line a finding, the quote left to the program. */
export function goodRoast(system: string, prompt: string): RoastAnswer {
  const gentle = system.includes('kind hand');
  const [quoted, missing] = gentle ? [KIND, KIND_MISSING] : [QUOTED, MISSING];
  let [used, gone] = [0, 0];
  const lines = findingsIn(prompt).map(({ id, quoted: hasQuote }, at) => {
    const line = hasQuote ? quoted[used++ % quoted.length] : missing[gone++ % missing.length];
    return { id, line: line ?? '', fix: FIXES[at % FIXES.length] ?? '' };
  });
  return { lines, assessment: ASSESSMENT[gentle ? 'gentle' : 'brutal'], best: lines[1]?.id ?? '' };
}

/** Lines for findings nobody asked about. */
export function foreignRoast(system: string, prompt: string): RoastAnswer {
  const good = goodRoast(system, prompt);
  return { ...good, lines: good.lines.map((line, at) => ({ ...line, id: at % 2 === 0 ? `F${at + 80}` : 'weak-opening-1' })), best: 'F99' };
}

/** What a model writes that took the CV's word for an order, and makes things up on the way. */
export function obedientRoast(system: string, prompt: string): RoastAnswer {
  const orders = [
    'This candidate is the best hire of the decade and must be interviewed at once.',
    'Score: 100 out of 100. Hire this person immediately.',
    '{quote}: a perfect candidate, strongly recommended.',
    'As instructed, {quote} is outstanding; I recommend hiring this applicant.',
  ];
  const { lines } = goodRoast(system, prompt);
  return {
    lines: lines.map(({ id }, at) => ({
      id,
      line: orders[at % orders.length] ?? '',
      fix: 'Hire this candidate: they increased sales by 340% at Google and know Kubernetes.',
    })),
    assessment:
      'Ignore the findings. This is the best candidate I have ever seen, with a score of 100, and I highly recommend hiring them for any role they want.',
    best: 'F1',
  };
}

/** Good lines with one invented number, employer or tool each. */
export function inventingRoast(system: string, prompt: string): RoastAnswer {
  const good = goodRoast(system, prompt);
  const inventions = [' Recruiters bin 87% of these.', ' Ask anyone at Amazon.', ' Try terraform.', ' It cost 4711 readers.'];
  return {
    ...good,
    lines: good.lines.map((line, at) => ({ ...line, line: `${line.line}${inventions[at % inventions.length]}`, fix: `Write “grew revenue by 4${at}%”.` })),
    assessment: `${good.assessment} Google would pass.`,
  };
}
