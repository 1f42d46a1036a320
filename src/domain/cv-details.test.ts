import { describe, expect, it } from 'vitest';
import { NO_DETAILS, withDetails } from './cv-details.ts';
import type { GeneratedCvContent } from './cv-build.ts';

const content = (professionalSummary: string, toolsAndTechnologies: string[] = []): GeneratedCvContent => ({
  professionalSummary,
  skillsSection: { technicalSkills: [], softSkills: [], toolsAndTechnologies },
  experience: [],
  educationSection: { degree: '', institution: '', dates: '', details: '' },
  proudestAchievementSection: '',
  personalInterestsSection: '',
});
const WRITTEN = 'Clerk with nine years of experience. Currently at Acme, sorting post and answering letters. Looking for a role as a head clerk.';
const summaryOf = (own: string, more: Partial<typeof NO_DETAILS> = {}): string =>
  withDetails(content(WRITTEN), { ...NO_DETAILS, summary: own, ...more }).professionalSummary;

describe('the summary of an imported CV', () => {
  it('goes on with the work where its own is short', () => {
    expect(summaryOf('Clerk with four years in post rooms.')).toBe(
      'Clerk with four years in post rooms. Currently at Acme, sorting post and answering letters.',
    );
  });

  it('stands alone where it is long enough, or no paragraph', () => {
    const own = 'Clerk with four years in post rooms of two banks and a ministry, where no letter went astray and every stamp was counted twice.';
    expect(summaryOf(own)).toBe(own);
    expect(summaryOf('Clerk\nPost rooms')).toBe('Clerk\nPost rooms');
  });

  it('gives the years as their owner counts them, small within the sentence', () => {
    const told = withDetails(content(WRITTEN), { ...NO_DETAILS, ownYears: 'More than six years in post rooms' }).professionalSummary;
    expect(told).toContain('Clerk with more than six years in post rooms.');
  });
});

describe('the tools of an imported CV', () => {
  const toolsOf = (named: string[], listed: string[]): string[] => {
    const { skillsSection } = withDetails(content('', named), {
      ...NO_DETAILS,
      moreSkills: { technicalSkills: listed, softSkills: [], toolsAndTechnologies: [] },
    });
    return skillsSection.toolsAndTechnologies;
  };

  it('are said once, where the list says more of them', () => {
    expect(toolsOf(['Excel', 'Sage 50', 'Concur'], ['Sage 50 / Sage 200', 'Excel (pivot tables)'])).toEqual(['Concur']);
    expect(toolsOf(['Excel', 'Word'], ['Excellent memory', 'Filing'])).toEqual(['Excel', 'Word']);
  });
});
