import { useId, useState } from 'react';
import { CAREER_PATHS, EXPERIENCE_LEVELS } from '../../../../domain/cv-build.ts';
import { keysOf } from '../../../../domain/keys.ts';
import { BUILD as BUILD_LIMITS } from '../../../../domain/limits.ts';
import { MonthField } from '../../../../ui/form/month-field.tsx';
import { TagList } from '../../../../ui/form/tag-list.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { MONTHS, STEP_BONUS, STEP_INTERESTS, STEP_JOB, STEP_LEVEL, STEP_ROLE, STEP_SKILLS } from '../../steps.copy.ts';
import { DateDoubt } from './date-doubt.tsx';
import { Marked, originHint } from './origin-mark.tsx';
import { countryNames, INDUSTRIES } from './places.ts';
import { RadioCards } from './radio-cards.tsx';
import type { StepProps } from './step-props.ts';

const { maxLineCharacters, maxTextCharacters, maxSkills } = BUILD_LIMITS;

export function StepJob({ answers, origins, onAnswer, onConfirm, refused, boxId }: StepProps) {
  const listId = useId();
  const countries = countryNames();
  return (
    <>
      <Marked field="jobTitle" name={STEP_JOB.jobTitle} origin={origins.jobTitle} onConfirm={onConfirm}>
        <TextField
          name="jobTitle"
          label={STEP_JOB.jobTitle}
          hint={originHint(STEP_JOB.jobTitleHint, origins.jobTitle)}
          placeholder={STEP_JOB.jobTitlePlaceholder}
          value={answers.jobTitle}
          onChange={(event) => onAnswer({ jobTitle: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="organization-title"
          required
          invalid={refused.includes('jobTitle')}
          describedBy={boxId}
        />
      </Marked>
      <Marked field="industry" name={STEP_JOB.industry} origin={origins.industry} onConfirm={onConfirm}>
        <TextField
          name="industry"
          label={STEP_JOB.industry}
          hint={originHint(STEP_JOB.industryHint, origins.industry)}
          placeholder={STEP_JOB.industryPlaceholder}
          list={`${listId}-industries`}
          value={answers.industry}
          onChange={(event) => onAnswer({ industry: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="off"
          required
          invalid={refused.includes('industry')}
          describedBy={boxId}
        />
        <datalist id={`${listId}-industries`}>
          {INDUSTRIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </Marked>
      <Marked field="country" name={STEP_JOB.country} origin={origins.country} onConfirm={onConfirm}>
        <TextField
          name="country"
          label={STEP_JOB.country}
          hint={originHint(STEP_JOB.countryHint, origins.country)}
          placeholder={STEP_JOB.countryPlaceholder}
          list={`${listId}-countries`}
          value={answers.country}
          onChange={(event) => onAnswer({ country: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="country-name"
          required
          invalid={refused.includes('country')}
          describedBy={boxId}
        />
        <datalist id={`${listId}-countries`}>
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </Marked>
    </>
  );
}

const LEVELS = keysOf(EXPERIENCE_LEVELS).map((value) => ({
  value,
  title: EXPERIENCE_LEVELS[value].nickname,
  note: EXPERIENCE_LEVELS[value].years,
  blurb: STEP_LEVEL.blurbs[value],
}));
const PATHS = CAREER_PATHS.map((value) => ({ value, title: value }));

export function StepLevel({ answers, origins, onAnswer, onConfirm, refused, boxId }: StepProps) {
  return (
    <>
      <Marked field="experienceLevel" name={STEP_LEVEL.level} origin={origins.experienceLevel} onConfirm={onConfirm}>
        <RadioCards
          name="experienceLevel"
          legend={STEP_LEVEL.level}
          hint={originHint(null, origins.experienceLevel)}
          options={LEVELS}
          value={answers.experienceLevel}
          onChange={(experienceLevel) => onAnswer({ experienceLevel })}
          invalid={refused.includes('experienceLevel')}
          describedBy={boxId}
        />
      </Marked>
      <Marked field="careerPath" name={STEP_LEVEL.path} origin={origins.careerPath} onConfirm={onConfirm}>
        <RadioCards
          name="careerPath"
          legend={STEP_LEVEL.path}
          hint={originHint(STEP_LEVEL.pathHint, origins.careerPath)}
          options={PATHS}
          value={answers.careerPath}
          onChange={(careerPath) => onAnswer({ careerPath })}
        />
      </Marked>
    </>
  );
}

export function StepRole({ answers, origins, onAnswer, onConfirm, refused, boxId }: StepProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <>
      <Marked field="currentJobTitle" name={STEP_ROLE.jobTitle} origin={origins.currentJobTitle} onConfirm={onConfirm}>
        <TextField
          name="currentJobTitle"
          label={STEP_ROLE.jobTitle}
          hint={originHint(null, origins.currentJobTitle)}
          placeholder={STEP_ROLE.jobTitlePlaceholder}
          value={answers.currentJobTitle}
          onChange={(event) => onAnswer({ currentJobTitle: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="off"
          required
          invalid={refused.includes('currentJobTitle')}
          describedBy={boxId}
        />
      </Marked>
      <Marked field="currentCompany" name={STEP_ROLE.company} origin={origins.currentCompany} onConfirm={onConfirm}>
        <TextField
          name="currentCompany"
          label={STEP_ROLE.company}
          hint={originHint(null, origins.currentCompany)}
          placeholder={STEP_ROLE.companyPlaceholder}
          value={answers.currentCompany}
          onChange={(event) => onAnswer({ currentCompany: event.target.value })}
          maxLength={maxLineCharacters}
          autoComplete="organization"
          required
          invalid={refused.includes('currentCompany')}
          describedBy={boxId}
        />
      </Marked>
      <Marked field="currentStartDate" name={STEP_ROLE.start} origin={origins.currentStartDate} onConfirm={onConfirm}>
        <MonthField
          label={STEP_ROLE.start}
          hint={originHint(STEP_ROLE.startHint, origins.currentStartDate)}
          value={answers.currentStartDate}
          onChange={(currentStartDate) => onAnswer({ currentStartDate })}
          words={MONTHS}
          lastYear={thisYear}
        />
      </Marked>
      <Marked field="currentEndDate" name={STEP_ROLE.end} origin={origins.currentEndDate} onConfirm={onConfirm}>
        <MonthField
          label={STEP_ROLE.end}
          hint={originHint(STEP_ROLE.endHint, origins.currentEndDate)}
          value={answers.currentEndDate}
          onChange={(currentEndDate) => onAnswer({ currentEndDate })}
          words={MONTHS}
          lastYear={thisYear}
        />
      </Marked>
      <DateDoubt start={answers.currentStartDate} end={answers.currentEndDate} />
      <Marked field="currentAchievement" name={STEP_ROLE.achievement} origin={origins.currentAchievement} onConfirm={onConfirm}>
        <TextArea
          name="currentAchievement"
          label={STEP_ROLE.achievement}
          hint={originHint(STEP_ROLE.achievementHint, origins.currentAchievement)}
          placeholder={STEP_ROLE.achievementPlaceholder}
          value={answers.currentAchievement}
          onChange={(event) => onAnswer({ currentAchievement: event.target.value })}
          maxLength={maxTextCharacters}
          rows={rowsFor(answers.currentAchievement, 3)}
        />
      </Marked>
    </>
  );
}

/** What about fits a line of the form. */
const LINE = 62;

/** A text arrives from an import with many lines; most of them should be seen at once. */
export function rowsFor(text: string, least: number): number {
  const lines = text.split('\n').reduce((sum, each) => sum + Math.max(1, Math.ceil(each.length / LINE)), 0);
  return Math.min(16, Math.max(least, lines));
}

interface SkillsProps extends StepProps {
  onDraft: (text: string) => void;
  onDone: () => void;
}

export function StepSkills({ answers, origins, onAnswer, onConfirm, refused, boxId, onDraft, onDone }: SkillsProps) {
  return (
    <Marked field="topSkills" name={STEP_SKILLS.skills} origin={origins.topSkills} onConfirm={onConfirm}>
      <TagList
        label={
          <span className="flex items-baseline justify-between gap-4">
            {STEP_SKILLS.skills} <span className="text-ink-soft">{STEP_SKILLS.count(answers.topSkills.length)}</span>
          </span>
        }
        hint={originHint(STEP_SKILLS.hint, origins.topSkills)}
        tags={answers.topSkills}
        onChange={(topSkills) => onAnswer({ topSkills })}
        max={maxSkills}
        maxLength={maxLineCharacters}
        words={STEP_SKILLS.tags}
        invalid={refused.includes('topSkills')}
        describedBy={boxId}
        onDraft={onDraft}
        onDone={onDone}
      />
    </Marked>
  );
}

export function StepBonus({ answers, origins, onAnswer, onConfirm }: StepProps) {
  return (
    <>
      <Marked field="proudestAchievement" name={STEP_BONUS.achievement} origin={origins.proudestAchievement} onConfirm={onConfirm}>
        <TextArea
          name="proudestAchievement"
          label={STEP_BONUS.achievement}
          hint={originHint(STEP_BONUS.achievementHint, origins.proudestAchievement)}
          placeholder={STEP_BONUS.achievementPlaceholder}
          value={answers.proudestAchievement}
          onChange={(event) => onAnswer({ proudestAchievement: event.target.value })}
          maxLength={maxTextCharacters}
          rows={rowsFor(answers.proudestAchievement, 3)}
        />
      </Marked>
      <Marked field="education" name={STEP_BONUS.education} origin={origins.education} onConfirm={onConfirm}>
        <TextArea
          name="education"
          label={STEP_BONUS.education}
          hint={originHint(STEP_BONUS.educationHint, origins.education)}
          placeholder={STEP_BONUS.educationPlaceholder}
          value={answers.education}
          onChange={(event) => onAnswer({ education: event.target.value })}
          maxLength={maxTextCharacters}
          rows={rowsFor(answers.education, 3)}
        />
      </Marked>
    </>
  );
}

export function StepInterests({ answers, origins, onAnswer, onConfirm }: StepProps) {
  return (
    <Marked field="personalInterests" name={STEP_INTERESTS.interests} origin={origins.personalInterests} onConfirm={onConfirm}>
      <TextArea
        name="personalInterests"
        label={STEP_INTERESTS.interests}
        hint={originHint(STEP_INTERESTS.interestsHint, origins.personalInterests)}
        placeholder={STEP_INTERESTS.interestsPlaceholder}
        value={answers.personalInterests}
        onChange={(event) => onAnswer({ personalInterests: event.target.value })}
        maxLength={maxTextCharacters}
        rows={rowsFor(answers.personalInterests, 3)}
      />
    </Marked>
  );
}
