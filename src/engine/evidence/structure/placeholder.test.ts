import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { placeholderDetector } from './placeholder.ts';

const job = (bullet: string) => contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• ${bullet}`);

describe('placeholder', () => {
  it.each([
    ['Worked as [Job Title] at a mill', '[Job Title]'],
    ['[Describe your achievement using numbers]', '[Describe your achievement using numbers]'],
    ['Lorem ipsum dolor sit amet, consectetur.', 'Lorem ipsum dolor sit amet, consectetur.'],
    ['XXX of the night shift', 'XXX'],
    ['Your Name here, in bold', 'Your Name'],
    ['Insert your summary here', 'Insert your summary here'],
    ['Start date TBC', 'TBC'],
    ['Skill 8', 'Skill 8'],
    ['Musterfirma, Abteilung Einkauf', 'Musterfirma'],
    ['Action; impact.', 'Action; impact.'],
    ['Tells what the mill does (good starting place is the mission of the mill)', '(good starting place is the mission of the mill)'],
    ['Include any interests you have', 'Include any interests you have'],
    ['MONTH, YEAR', 'MONTH, YEAR'],
  ])('%s', (text, term) => {
    expect(placeholderDetector.detect(job(text)).map(({ quote, facts }) => [quote, facts.term])).toEqual([[term, term]]);
  });

  it('counts one that comes back', () => {
    expect(
      placeholderDetector.detect(job('Sold [Product Name] for [Company Name], later [Company Name]')).map(({ facts }) => [facts.term, facts.times]),
    ).toEqual([['[Company Name]', 2]]);
  });

  it.each([
    'Sold 12 vans [personal best]',
    'Took action; impact on the river was small',
    'Helped tenants to describe your rights in their own words',
    'Passed the audit [x] and the drill [ ]',
    'Explained your rights to 40 tenants a week',
    'Wrote for the Journal [in Welsh]',
    'Ran level XX of Super Bowl XXX',
    'Insert moulding at a plastics firm',
    'Skill 8 years in the making',
    'Call +49 176 313 XXX XX after six',
    'Write to a.xxxxx@example.com',
    'Call 212-555-XXXX in the morning',
  ])('not: %s', (text) => {
    expect(placeholderDetector.detect(job(text))).toEqual([]);
  });
});
