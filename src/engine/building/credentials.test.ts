import { expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { readCv } from '../reading/read-cv.ts';
import { credentialsOf } from './credentials.ts';

const held = (...head: string[]): string[] => {
  const { cv, lines } = readCv(documentFromText(`Ines Calloway\n${head.join('\n')}\n\nExperience\nBuyer, Fennimore Ltd, 2012 – 2015\n- Bought 400 sofas`));
  return credentialsOf(cv, lines);
};

it.each([
  'Registered with the Manitoba College of Social Workers since 2011',
  'SC cleared to 2029',
  'Notary Public, State of Ohio (comm. exp. 08/2029)',
  'NMC PIN: available on request',
])('what somebody may do stands beside the number: %s', (credential) => {
  expect(held(`Leeds | 07700 900123 | ines@example.org | ${credential}`)).toEqual([credential]);
});

it('and is no address, no title and no sentence', () => {
  expect(held('Registered Nurse', 'SCTR Ltd, Leeds | ines@example.org', 'RN, 12 Mill Lane')).toEqual([]);
});
