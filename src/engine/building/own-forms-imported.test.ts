import { describe, expect, it } from 'vitest';
import { documentFromText } from '../reading/document-from-text.ts';
import { inferQuestionnaire } from './infer-questionnaire.ts';

const imported = (text: string): ReturnType<typeof inferQuestionnaire> =>
  inferQuestionnaire(documentFromText(`Tobiah Lunt\nWigan | tobiah@example.com\n${text}`), '2026-11-23');

describe('a CV in its own form, imported', () => {
  it('takes a break for no job, and loses nothing of it', () => {
    const found = imported(`Experience
Clerk, Fennimore Ltd, 2022 - present
- Kept the books of 4 branches
Career break, 2020 - 2022 (travelling in Portugal)
Clerk, Marsh Travel Ltd, 2015 - 2020
- Kept the cash book`);
    expect(found.previousRoles.map(({ jobTitle }) => jobTitle)).toEqual(['Clerk']);
    expect(found.moreSections).toContainEqual(
      expect.objectContaining({ heading: 'Career break', entries: [expect.objectContaining({ lines: ['2020 – 2022: travelling in Portugal'] })] }),
    );
  });

  it('reads a post in a sentence and what was done behind the dates', () => {
    const found = imported(`What I do now
Currently
Work as IT Support Technician at Ridgeline Freight, Warrington (since Feb 2022)
- Moved 210 laptops to Windows 11
Before
Receptionist, Esplanade Hotel, Oban, 2013-2016. Balanced the till every night.`);
    expect([found.currentJobTitle, found.currentCompany, found.currentStartDate]).toEqual(['IT Support Technician', 'Ridgeline Freight', '2022-02']);
    expect(found.currentAchievement).not.toContain('Work as');
    expect(found.previousRoles).toEqual([
      expect.objectContaining({ jobTitle: 'Receptionist', company: 'Esplanade Hotel', achievement: 'Balanced the till every night.' }),
    ]);
  });

  it('keeps sentences that no job can be made of under their own heading', () => {
    const found = imported(`Work I have done
I helped at my uncle's garage in the holidays.
School
Okehampton College, 2020 - 2025`);
    expect(found.moreSections).toContainEqual(
      expect.objectContaining({
        heading: 'Work I have done',
        entries: [expect.objectContaining({ lines: ["I helped at my uncle's garage in the holidays."] })],
      }),
    );
  });

  it('keeps the degree of a skill with it, and languages with the languages', () => {
    const found = imported(`Skills
System\tLevel
Active Directory\tAdvanced
Intune\tWorking knowledge
PowerShell\tCollege level
Other skills: driving licence, some German`);
    expect(found.topSkills).toEqual(expect.arrayContaining(['Active Directory (advanced)', 'Intune (working knowledge)', 'PowerShell (college level)']));
    expect(found.topSkills.join('|')).not.toMatch(/System|^Level|College level$/u);
    expect(found.otherLanguages.map(({ language }) => language)).toContain('German (some)');
  });

  it('keeps what a table says in a column that we have no name for', () => {
    const found = imported(`Experience
Dates\tCompany\tRole\tOn the scaffold
2019 - now\tAire Access Ltd\tChargehand\tSupervised 12 scaffolders on the Quarry Hill towers
2014 - 2019\tNorthgate Scaffolding\tScaffolder\tTrained 5 trainees on three church spires`);
    expect(found.currentAchievement).toContain('Supervised 12 scaffolders');
    expect(found.previousRoles[0]?.achievement).toContain('Trained 5 trainees');
  });
});
