import { expect, it } from 'vitest';
import type { Observation } from '../../../../domain/observation.ts';
import { slipFor } from '../../../lexicon/words/claimed-words.ts';
import { gatherEvidence } from '../../gather.ts';
import { contextOf } from '../../shared/context-builder.test-kit.ts';
import { observe } from '../observe.ts';

const JOB = 'Experience\nShop Assistant | Brightwater Ltd | 03/2018 - 05/2021\n• Sold paint to the trade';

function misspelt(text: string): Observation[] {
  const context = contextOf(`Ada Kowalski\nada@example.com\n${text}\n`);
  return observe(context, gatherEvidence(context)).filter(({ kind }) => kind === 'misspelt-claim');
}

it.each([
  ['among the skills', `${JOB}\nSkills\nTypograhpy\nPackaging\nPrint production`, 'typography', 'claim'],
  ['in what is said of oneself', `Summary\nCareful worker with strong comunication and a good memory.\n${JOB}`, 'communication', 'claim'],
  ['by a slip that no list holds', `${JOB}\nSkills\nLeaderhip\nTills\nStock`, 'leadership', 'claim'],
  ['in a title', JOB.replace('Shop Assistant', 'Maintenence Assistant'), 'maintenance', 'title'],
])('a word that is claimed and misspelt: %s', (_, text, suggestion, place) => {
  const [one] = misspelt(text);
  expect(one?.facts['suggestion']).toBe(suggestion);
  expect(one?.facts['place']).toBe(place);
});

it.each([
  ['a mistake in a line of work', `${JOB}\n• Recieved deliveries at the back door`],
  ['a word of the dictionary in the wrong place', `${JOB}\n• Sorted plants by there names`],
  ['no mistake at all', `${JOB}\nSkills\nTypography\nPackaging`],
])('not %s', (_, text) => {
  expect(misspelt(text)).toEqual([]);
});

it.each(['manger', 'trail', 'profesional', 'language', 'writer', 'edition', 'experience'])('“%s” is no slip of a claimed word', (word) => {
  expect(slipFor(word)).toBeUndefined();
});
