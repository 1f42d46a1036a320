import { describe, expect, it } from 'vitest';
import { contactIn } from './contact-person.ts';

describe('whom an advert says to write to', () => {
  it.each([
    ['To apply send a CV to jobs@example.com or contact Sarah Broadbent for a chat.', '', 'Sarah Broadbent'],
    ['Send your CV to Ms Noreen Twomey, HR.', 'Ms', 'Twomey'],
    ['Please send resume to Angela Whitcomb, Clinical Manager.', '', 'Angela Whitcomb'],
    ['Bitte senden Sie Ihre Bewerbung an Frau Dr. Merkwitz.', 'Frau Dr.', 'Merkwitz'],
    ['Bewerbungen an Herrn Tiemann.', 'Herr', 'Tiemann'],
  ])('%s', (line, address, name) => {
    expect(contactIn(`Baker\n\n${line}`)).toEqual({ address, name });
  });

  it.each([
    'Apply to Human Resources, Town Hall.',
    'Send your CV to Athlone.',
    'Please contact Customer Services with questions.',
    'You will report to the Head of Wardrobe.',
  ])('names nobody: %s', (line) => {
    expect(contactIn(`Baker\n\n${line}`)).toBeNull();
  });
});
