import { expect, it } from 'vitest';
import { sortSkills } from './sort-skills.ts';

it('takes no employer for a tool', () => {
  const told = 'Connected Salesforce workspaces and wrote the Jira tickets';
  expect(sortSkills([], told).toolsAndTechnologies).toEqual(expect.arrayContaining(['Salesforce', 'Jira']));
  expect(sortSkills([], told, ['Salesforce']).toolsAndTechnologies).toEqual(['Jira']);
});
