import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { hobbyFillerDetector } from './hobby-filler.ts';
import { fitOf, lengthOf } from './length.ts';
import { missingEducationDetector } from './missing-education.ts';
import { missingExperienceDetector } from './missing-experience.ts';
import { missingSkillsDetector } from './missing-skills.ts';
import { missingSummaryDetector } from './missing-summary.ts';
import { objectiveDetector } from './objective.ts';
import { referencesAvailableDetector } from './references-available.ts';
import { titleHeadingDetector } from './title-heading.ts';
import { tooLongDetector } from './too-long.ts';
import { tooShortDetector } from './too-short.ts';
import { unknownHeadingDetector } from './unknown-heading.ts';

const bullets = (count: number): string =>
  Array.from({ length: count }, (_, n) => `• Measured field number ${n} for the county and drew its map to scale.`).join('\n');
const JOB = 'Experience\nSurveyor | Fell Ltd | 2019 - 2021';

describe('missing sections', () => {
  const bare = contextOf('Robin Fell\nSurveyor');
  it('point at where they should stand', () => {
    expect(missingSkillsDetector.detect(bare)).toEqual([expect.objectContaining({ quote: null, page: 1, line: 2 })]);
    expect(missingExperienceDetector.detect(contextOf('Robin Fell\nSurveyor\nEducation\nBSc | Moor College'))).toEqual([
      expect.objectContaining({ quote: null, line: 3, weight: 8 }),
    ]);
    expect(missingEducationDetector.detect(bare)).toHaveLength(1);
    expect(missingSummaryDetector.detect(contextOf(`Robin Fell\nSurveyor\n${JOB}\n${bullets(8)}`))).toEqual([
      expect.objectContaining({ quote: null, line: 3, facts: { first: 'Experience' } }),
    ]);
  });

  it('are not missing when something stands for them', () => {
    expect(missingSkillsDetector.detect(contextOf('Robin Fell\nSurveyor\nSkills\nTheodolites'))).toEqual([]);
    expect(missingExperienceDetector.detect(contextOf(`Robin Fell\nSurveyor\n${JOB}`))).toEqual([]);
    expect(missingEducationDetector.detect(contextOf('Robin Fell\nSurveyor\nCertifications\nChartered Surveyor 2020'))).toEqual([]);
    const paragraph = 'Surveyor of fields and coasts who has drawn two hundred maps for county councils.';
    expect(missingSummaryDetector.detect(contextOf(`Robin Fell\nSurveyor\n${paragraph}\n${JOB}\n${bullets(8)}`))).toEqual([]);
  });

  it('are not missing when only their heading was not understood', () => {
    expect(missingSkillsDetector.detect(contextOf('Robin Fell\nSurveyor\nMy technical expertise\nTheodolites'))).toEqual([]);
    expect(missingExperienceDetector.detect(contextOf('Robin Fell\nSurveyor\nFell Ltd, 2019 - present\nMeasured fields.'))).toEqual([]);
    expect(missingEducationDetector.detect(contextOf('Robin Fell\nSurveyor\nB.Sc. in Geography from Moor'))).toEqual([]);
  });

  it('weigh next to nothing where custom leaves a summary out, and are not told in a language whose headings we cannot read', () => {
    const cv = (language: string) => contextOf(`Robin Fell\nVermesser\n${JOB}\n${bullets(8)}`, { cv: { language } });
    expect(missingSummaryDetector.detect(cv('de'))).toEqual([expect.objectContaining({ weight: 1 })]);
    expect(missingSummaryDetector.detect(cv('fi'))).toEqual([]);
  });
});

describe('objective', () => {
  it('is known by its heading or by its opening', () => {
    expect(objectiveDetector.detect(contextOf('Robin Fell\nSurveyor\nObjective\nWork.'))).toEqual([expect.objectContaining({ quote: 'Objective', line: 3 })]);
    expect(objectiveDetector.detect(contextOf('Robin Fell\nSurveyor\nSummary\nSeeking a challenging position in a growing company.'))).toEqual([
      expect.objectContaining({ quote: 'Seeking a challenging position', line: 4 }),
    ]);
  });

  it('is no objective to have sought something for others', () => {
    expect(objectiveDetector.detect(contextOf('Robin Fell\nSurveyor\nSummary\nSurveyor who looked for lost boundaries in 40 counties.'))).toEqual([]);
  });
});

const headed = (heading: string): ReturnType<typeof contextOf> => {
  const context = contextOf(`Robin Fell\nSurveyor\n${heading}\nSomething.`);
  const sections = [
    { kind: 'header' as const, heading: null, from: 0, to: 2 },
    { kind: 'other' as const, heading: { value: heading, page: 1, line: 3 }, from: 2, to: 4 },
  ];
  return { ...context, cv: { ...context.cv, sections } };
};

describe('headings', () => {
  it.each(["Where I've left my mark", 'My Journey', 'The story so far', 'Superpowers', 'Toolbox', 'What I Am Good At', 'Fun Facts', 'Worin ich gut bin'])(
    '"%s" is unknown to parsers',
    (heading) => {
      expect(unknownHeadingDetector.detect(headed(heading))).toEqual([expect.objectContaining({ quote: heading, facts: { heading, times: 1 } })]);
    },
  );

  it.each(['Memberships', 'About me', 'Additional Information', 'Technical Skills', 'Career History'])('"%s" is fine', (heading) => {
    expect(unknownHeadingDetector.detect(headed(heading))).toEqual([]);
  });

  it.each([
    ['CURRICULUM VITAE', 'CURRICULUM VITAE'],
    ['Curriculum Vitae – Robin Fell', 'Curriculum Vitae'],
    ['Résumé', 'Résumé'],
  ])('%s is a title', (line, quote) => {
    expect(titleHeadingDetector.detect(contextOf(`${line}\nRobin Fell`))).toEqual([expect.objectContaining({ quote, line: 1 })]);
  });

  it('"Lebenslauf" is custom, unless it has taken the place of the name', () => {
    expect(titleHeadingDetector.detect(contextOf('Lebenslauf\nRobin Fell', { cv: { name: { value: 'Robin Fell', page: 1, line: 2 } } }))).toEqual([]);
    expect(
      titleHeadingDetector.detect(contextOf('Lebenslauf\nAngaben zur Person\nName: Robin Fell', { cv: { name: { value: 'Robin Fell', page: 1, line: 3 } } })),
    ).toEqual([expect.objectContaining({ quote: 'Lebenslauf', line: 1 })]);
  });

  it.each(['Resume writing coach', 'CV joints specialist', 'Robin Fell'])('%s is none', (line) => {
    expect(titleHeadingDetector.detect(contextOf(`${line}\nSomething`))).toEqual([]);
  });
});

describe('references', () => {
  it.each(['References available upon request', 'References: available on request.', 'References furnished upon request', 'Referenzen auf Anfrage'])(
    '"%s" is a promise',
    (line) => {
      expect(referencesAvailableDetector.detect(contextOf(`Robin Fell\nSurveyor\n${line}`))).toHaveLength(1);
    },
  );

  it('are quoted without the heading above them', () => {
    const [found] = referencesAvailableDetector.detect(contextOf('Robin Fell\nSurveyor\nReferences\nAvailable on request'));
    expect(found).toMatchObject({ quote: 'Available on request', line: 4 });
  });

  it('are found where their promise runs over the end of a line', () => {
    const [found] = referencesAvailableDetector.detect(contextOf('Robin Fell\nSurveyor\nDr. Moor, Moor College. Contact details available upon\nrequest.'));
    expect(found).toEqual(expect.objectContaining({ line: 3 }));
  });

  it.each(['References', 'Checked references available in the county archive of maps', 'Dr. Moor, Moor College'])('"%s" is not', (line) => {
    const found = referencesAvailableDetector.detect(contextOf(`Robin Fell\nSurveyor\n${line}`));
    expect(found.filter(({ quote }) => quote === line)).toEqual([]);
  });
});

describe('hobbies', () => {
  it('count only when bare', () => {
    expect(hobbyFillerDetector.detect(contextOf('Robin Fell\nSurveyor\nInterests\nReading, travelling, music'))).toEqual([
      expect.objectContaining({ quote: 'Reading', facts: { term: 'Reading', times: 3 } }),
      expect.objectContaining({ quote: 'travelling', facts: { term: 'travelling', times: 3 } }),
      expect.objectContaining({ quote: 'music', facts: { term: 'music', times: 3 } }),
    ]);
    expect(hobbyFillerDetector.detect(contextOf('Robin Fell\nSurveyor\nInterests\nReading Icelandic sagas, bell ringing'))).toEqual([]);
  });

  it('are found between the sentences of somebody who tells, in other languages, too', () => {
    const terms = (text: string): unknown[] => hobbyFillerDetector.detect(contextOf(`Robin Fell\nSurveyor\nInterests\n${text}`)).map(({ facts }) => facts.term);
    expect(terms('Bell ringing in Sheffield since 2009. Reading and travel')).toEqual(['Reading', 'travel']);
    expect(terms('seyahat, zeytincilik, kitap okumak')).toEqual(['seyahat', 'kitap okumak']);
    expect(terms('Reading and mending Icelandic sagas')).toEqual(['Reading']);
  });

  it('one among particular ones weighs next to nothing', () => {
    expect(hobbyFillerDetector.detect(contextOf('Robin Fell\nSurveyor\nInterests\nReading, bell ringing, dry stone walls'))).toEqual([
      expect.objectContaining({ weight: 1 }),
    ]);
  });
});

describe('length', () => {
  const cv = (count: number): ReturnType<typeof contextOf> => contextOf(`Robin Fell\nSurveyor\n${JOB}\n${bullets(count)}`, { document: { source: 'text' } });

  it('is found at both ends and not in the middle', () => {
    expect(tooShortDetector.detect(cv(5))).toEqual([expect.objectContaining({ quote: null, line: 9 })]);
    expect(tooLongDetector.detect(cv(5))).toEqual([]);
    expect([...tooShortDetector.detect(cv(35)), ...tooLongDetector.detect(cv(35))]).toEqual([]);
    expect(tooLongDetector.detect(cv(120))).toEqual([expect.objectContaining({ quote: null, line: expect.any(Number) })]);
  });

  it('fits better the nearer it is, without a plateau', () => {
    const fit = (wordLoad: number, pageLoad = 1): number => fitOf({ wordLoad, pageLoad });
    for (const factor of [1.05, 1.3, 1.8, 3, 9]) expect(fit(factor * 1.5)).toBeLessThan(fit(factor));
    for (const factor of [0.95, 0.7, 0.4, 0.1]) expect(fit(factor * 0.7)).toBeLessThan(fit(factor));
    for (const pages of [1, 2, 3]) expect(fit(0.7, pages + 1)).toBeLessThan(fit(0.7, pages));
    expect(fit(1)).toBe(100);
  });

  it('is printed as a word processor counts it', () => {
    expect(lengthOf(contextOf('Robin Fell\nSurveyor\nrobin@fell.example\nExperience\nSurveyor | Fell Ltd | 2019 - 2021\n• Measured 14 bogs')).words).toBe(13);
  });

  it('counts no word about the person', () => {
    const told = contextOf(`Robin Fell\nSurveyor\nDate of birth: the fourth of May\nNationality: Irish\n${JOB}\n${bullets(9)}`);
    const silent = contextOf(`Robin Maria Josefa van der Fell\nSurveyor\n${JOB}\n${bullets(9)}`);
    expect(lengthOf(told).workWords).toBe(lengthOf(silent).workWords);
  });
});
