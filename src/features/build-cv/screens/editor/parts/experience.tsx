import type { CvExperience } from '../../../../../domain/cv-build.ts';
import { questionsOfJob } from '../../../../../domain/cv-question.ts';
import { Button } from '../../../../../ui/form/button.tsx';
import { EXPERIENCE } from '../../../editor.copy.ts';
import { withAnswers, withBullet, withoutQuestion } from './answered.ts';
import { Bullets } from './bullets.tsx';
import { CvLine } from './fields.tsx';
import { IconButton } from './icon-button.tsx';
import { JobQuestion } from './line-question.tsx';
import { moved } from './lists.ts';
import type { PartProps } from './part-props.ts';

const NEW_JOB: CvExperience = { jobTitle: '', company: '', dates: '', location: '', bulletPoints: [''] };

/** Jobs, newest first as they stand; each can be moved, emptied, removed. */
export function Experience({ data, edit, focusSoon }: PartProps) {
  const { experience } = data;
  const change = (field: string | null, jobs: (jobs: CvExperience[]) => CvExperience[]) => edit(field, (cv) => ({ ...cv, experience: jobs(cv.experience) }));
  return (
    <>
      {experience.length === 0 && <p className="mb-5">{EXPERIENCE.empty}</p>}
      <ol className="space-y-8">
        {experience.map((job, at) => {
          const name = EXPERIENCE.job(at + 1, job.jobTitle.trim());
          return (
            // Jobs have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="border-3 border-ink bg-paper p-3 sm:p-5">
              <div className="flex items-start justify-between gap-3">
                <h3 className="display min-w-0 text-xl wrap-anywhere sm:text-2xl">{name}</h3>
                <div className="flex shrink-0 gap-1.5">
                  <IconButton
                    icon="up"
                    label={EXPERIENCE.jobUp(name)}
                    focusName={`job.${at}.up`}
                    disabled={at === 0}
                    onClick={() => {
                      change(null, (jobs) => moved(jobs, at, -1));
                      focusSoon(`job.${at - 1}.up`);
                    }}
                  />
                  <IconButton
                    icon="down"
                    label={EXPERIENCE.jobDown(name)}
                    focusName={`job.${at}.down`}
                    disabled={at === experience.length - 1}
                    onClick={() => {
                      change(null, (jobs) => moved(jobs, at, 1));
                      focusSoon(`job.${at + 1}.down`);
                    }}
                  />
                  <IconButton
                    icon="cross"
                    label={EXPERIENCE.removeJobLabel(name)}
                    focusName={`job.${at}.remove`}
                    onClick={() => {
                      change(null, (jobs) => jobs.filter((_, index) => index !== at));
                      focusSoon('add-job');
                    }}
                  />
                </div>
              </div>
              <Job
                job={job}
                at={at}
                name={name}
                change={(field, next) => change(field, (jobs) => jobs.map((one, index) => (index === at ? next(one) : one)))}
                focusSoon={focusSoon}
              />
            </li>
          );
        })}
      </ol>
      <Button
        tone="ink"
        size="sm"
        className="mt-6"
        data-focus="add-job"
        onClick={() => {
          change(null, (jobs) => [...jobs, NEW_JOB]);
          focusSoon(`experience.${experience.length}.jobTitle`);
        }}
      >
        {EXPERIENCE.addJob}
      </Button>
    </>
  );
}

interface JobProps {
  job: CvExperience;
  at: number;
  name: string;
  change: (field: string | null, next: (job: CvExperience) => CvExperience) => void;
  focusSoon: PartProps['focusSoon'];
}

function Job({ job, at, name, change, focusSoon }: JobProps) {
  const bind = (field: 'jobTitle' | 'company' | 'dates' | 'location') => ({
    field: `experience.${at}.${field}`,
    label: EXPERIENCE[field],
    value: job[field] ?? '',
    autoComplete: 'off' as const,
    onText: (text: string) => change(`experience.${at}.${field}`, (one) => ({ ...one, [field]: text })),
  });
  return (
    <>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        <CvLine {...bind('jobTitle')} />
        <CvLine {...bind('company')} />
        <CvLine {...bind('dates')} hint={EXPERIENCE.datesHint} />
        <CvLine {...bind('location')} />
      </div>
      <Bullets
        bullets={job.bulletPoints}
        questions={job.questions ?? []}
        path={`experience.${at}.bulletPoints`}
        answer={(bullet, question, answers) => change(`experience.${at}.bulletPoints.${bullet}.question`, (one) => withAnswers(one, bullet, question, answers))}
        dismiss={(bullet, question) => {
          change(null, (one) => withoutQuestion(one, question));
          focusSoon(`experience.${at}.bulletPoints.${bullet}`);
        }}
        change={(field, next) => change(field, (one) => ({ ...one, bulletPoints: next(one.bulletPoints) }))}
        focusSoon={focusSoon}
      />
      {questionsOfJob(job.questions ?? []).map((question, index) => (
        <JobQuestion
          key={question.text}
          question={question}
          name={name}
          field={`experience.${at}.question.${index}`}
          add={(text) => {
            change(null, (one) => withBullet(one, question, text));
            focusSoon(`experience.${at}.bulletPoints.add`);
          }}
          dismiss={() => {
            change(null, (one) => withoutQuestion(one, question));
            focusSoon(`experience.${at}.bulletPoints.add`);
          }}
        />
      ))}
    </>
  );
}
