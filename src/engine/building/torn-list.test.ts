import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';
import { skillsMeant } from './torn-list.ts';

const listed = (text: string, line = 1): { value: string; page: number; line: number }[] => text.split(', ').map((value) => ({ value, page: 1, line }));
const TORN =
  'accounting, accounts payable, bakery ovens, budget, client, clients, competitive, documentation, inventory, Manager, meetings, payroll, policies, processes, progress, schedule deliveries, Excel, tax';

describe('skillsMeant', () => {
  it('keeps of a torn list what names a skill', () => {
    expect(skillsMeant(listed(TORN)).map(({ value }) => value)).toEqual(['accounting', 'accounts payable', 'bakery ovens', 'inventory', 'payroll', 'Excel']);
  });

  it('leaves a list that its owner wrote', () => {
    const own = 'Payroll, Client care, Budget, Excel, Meetings, Stock control';
    expect(skillsMeant(listed(own)).map(({ value }) => value)).toEqual(own.split(', '));
    // In the order of the alphabet, too: they are all tools.
    const tools = 'Ansible, AWS, Docker, Excel, Git, Java, Jira, Kubernetes, Linux, Oracle, Python, SQL';
    expect(skillsMeant(listed(tools)).map(({ value }) => value)).toEqual(tools.split(', '));
  });

  it('names what the owner wrote, and nothing vague, among the first five', () => {
    const { topSkills } = inferQuestionnaire(
      documentFromText(
        `Rowena Tarn\nSkills\nBread shaping, Oven care\n\nExperience\nBaker, Fennimore Bakery, Leeds\n2019 - present\n- Kept the ovens and the inventory\n\nSkills\n${TORN}`,
      ),
      '2026-11-29',
    );
    expect(topSkills).toEqual(expect.arrayContaining(['Bread shaping', 'Oven care']));
    expect(topSkills).not.toContain('client');
  });
});
