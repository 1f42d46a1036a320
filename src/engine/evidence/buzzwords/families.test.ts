import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { clicheDetector } from './cliche.ts';
import { emptyAdjectiveDetector } from './empty-adjective.ts';

const inSummary = (text: string) =>
  contextOf(`Ada Kowalski\nEngineer\nSummary\n${text}\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• Built the dock`);
const inJob = (text: string) => contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• ${text}`);
const terms = (context: ReturnType<typeof inJob>) => clicheDetector.detect(context).map(({ facts }) => facts.term);

describe('set phrases by their family', () => {
  it.each([
    ['A burning desire to succeed and an infectious enthusiasm.', 2],
    ['Proven winner who brings 110% on and off the pitch.', 3],
    ['I turn challenges into opportunities where I can make a real impact.', 2],
    ['Seeking a fulfilling role in a renowned organisation.', 2],
    ['A safe pair of hands with a smile.', 2],
    ['Leaders are made, and success is a journey.', 2],
    ['I don’t fill jobs. I change lives.', 1],
    ['I connect great people with great projects.', 1],
    ['We don’t just sell homes, we build dreams.', 1],
  ])('%s', (text, least) => expect(terms(inSummary(text)).length).toBeGreaterThanOrEqual(least));

  it.each([
    'Broke down walls between two kitchens for the new extension',
    'Consistently exceeded targets, 112% over six quarters',
    'Rated Outstanding care home at the 2023 inspection',
    'Measured high-energy beams at the synchrotron',
    'Gave our best waiter the keys',
    'Crushed all grapes of the 2019 harvest by foot',
    'Changed to new roles of wallpaper after the flood',
    'Advised professional clients on bonds',
    'I do not drive at night. I cycle to work',
    'Connected 40 houses to the new main',
    'Matched kidney donors with patients on the waiting list',
  ])('leaves honest work alone: %s', (text) => expect(terms(inJob(text))).toEqual([]));

  it('charges a phrase once', () => {
    const context = inSummary('Curator who is deeply passionate about ships.');
    expect(terms(context)).toEqual(['deeply passionate']);
    expect(emptyAdjectiveDetector.detect(context)).toEqual([]);
  });

  it('strikes a bullet that is nothing but a phrase of a summary', () =>
    expect(terms(inJob('Resilient under pressure'))).toEqual(['resilient under pressure']));
});
