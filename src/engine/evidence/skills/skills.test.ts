import { describe, expect, it } from 'vitest';
import { contextOf } from '../shared/context-builder.test-kit.ts';
import { notASkillDetector } from './not-a-skill.ts';
import { skillBarDetector } from './skill-bar.ts';
import { skillPileDetector } from './skill-pile.ts';
import { skillUnusedDetector } from './skill-unused.ts';
import { softSkillListDetector } from './soft-skill-list.ts';

const skills = (list: string, job?: Parameters<typeof contextOf>[1]) => contextOf(`Ada Kowalski\nEngineer\nSkills\n${list}`, job);
const terms = (drafts: readonly { facts: { term: string | number } }[]) => drafts.map((draft) => draft.facts.term);

describe('not-a-skill', () => {
  it('finds the Internet, as written', () => {
    expect(terms(notASkillDetector.detect(skills('Internet, Python, MS-Word (advanced), e-mail, Microsoft Excel')))).toEqual([
      'Internet',
      'MS-Word (advanced)',
      'e-mail',
    ]);
  });
  it('compares whole entries', () =>
    expect(notASkillDetector.detect(skills('Internet of Things, Email marketing, Windows Server, Word embeddings'))).toEqual([]));
  it('takes a sub-heading over text for no entry', () => {
    expect(notASkillDetector.detect(skills('Computers\n• Passed the certificate with the best mark of the group\nMoney\n• Ran the accounts'))).toEqual([]);
    expect(terms(notASkillDetector.detect(skills('Computers\nInternet\nWelding')))).toEqual(['Computers', 'Internet']);
  });
  it.each(['School administrator, part time', 'Vice Principal', 'Office manager'])('leaves Word to %s', (phrase) =>
    expect(notASkillDetector.detect(skills('Word, Microsoft Office', { job: { phrase, title: phrase } }))).toEqual([]),
  );
  it('asks the job first', () => {
    expect(notASkillDetector.detect(skills('Typing', { job: { phrase: 'Data entry clerk', title: 'Data entry clerk' } }))).toEqual([]);
    expect(notASkillDetector.detect(skills('Outlook', { job: { skills: [{ name: 'Microsoft Outlook', aliases: ['outlook'], importance: 3 }] } }))).toEqual([]);
  });
});

describe('soft-skill-list', () => {
  it('finds qualities among the tools', () =>
    expect(terms(softSkillListDetector.detect(skills('Python, Teamwork, Good communication skills, SQL')))).toEqual(['Teamwork', 'Good communication skills']));
  it.each([
    ['Conflict resolution', 'Handle escalated calls and ombudsman complaints, 93% closed', []],
    ['Leadership skills', 'Led a night team of 14 nurses', []],
    ['Conflict resolution', 'Escorted visitors through the plant', ['Conflict resolution']],
    ['Leadership skills', 'Led 12 workshops on kerning', ['Leadership skills']],
  ])('asks for no proof that a bullet has given: %s of “%s”', (entry, bullet, left) =>
    expect(
      terms(
        softSkillListDetector.detect(
          contextOf(`Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• ${bullet}\nSkills\n${entry}, Python`),
        ),
      ),
    ).toEqual(left),
  );
  it('leaves crafts alone', () =>
    expect(softSkillListDetector.detect(skills('Communication systems, Creative Suite, Change leadership programs'))).toEqual([]));
});

describe('skill-bar', () => {
  it('finds dots and percentages', () => {
    expect(skillBarDetector.detect(skills('Python ●●●○○\nSQL ●●●●○'))[0]).toMatchObject({
      quote: 'Python ●●●○○',
      line: 4,
      facts: { term: 'Python', rating: '●●●○○', times: 2 },
    });
    expect(skillBarDetector.detect(skills('Excel 85%\nFrench 40%'))[0]?.facts).toEqual({ term: 'Excel', rating: '85%', times: 2 });
  });
  it('leaves results alone', () => expect(skillBarDetector.detect(skills('Test coverage of 95%\nGrew sales by 20%'))).toEqual([]));
});

describe('skill-pile', () => {
  const list = (count: number) => Array.from({ length: count }, (_, at) => `Tool${at + 1}`).join(', ');
  it('counts from forty', () => expect(skillPileDetector.detect(skills(list(41)))[0]?.facts).toEqual({ over: 30, first: 'Tool1', last: 'Tool41' }));
  it('lets twenty be', () => expect(skillPileDetector.detect(skills(list(20)))).toEqual([]));
});

describe('skill-unused', () => {
  const cv = (list: string) =>
    contextOf(
      `Ada Kowalski\nEngineer\nExperience\nEngineer | Brightwater Ltd | 2018 - 2021\n• Wrote the billing service in Python\n• Tuned PostgreSQL for the web shop\n• Automated the nightly Docker builds\n• Analysed the logs of the shop\nSkills\n${list}`,
    );
  it('finds skills that the jobs never mention', () => {
    expect(skillUnusedDetector.detect(cv('Python, Teamwork, Kafka, Scala, Hadoop, AWS, Terraform'))[0]).toMatchObject({
      quote: 'AWS',
      facts: { skill: 'AWS', share: 83 },
    });
  });
  it('looks for every name of a skill, and for the verb of it', () =>
    expect(skillUnusedDetector.detect(cv('Python (PyPI), Docker / Podman, Billing, Tuning, Logs, Kafka'))).toEqual([]));
  it('names a tool, since an activity may be shown in other words', () =>
    expect(skillUnusedDetector.detect(cv('Order management, Negotiation, Kafka, Budgeting, Planning, Terraform'))[0]?.facts['skill']).toBe('Kafka'));
  it('is silent where most are used, inflected or not', () =>
    expect(skillUnusedDetector.detect(cv('Python, PostgreSQL, Docker, Automation, Log analysis, Kafka'))).toEqual([]));
});
