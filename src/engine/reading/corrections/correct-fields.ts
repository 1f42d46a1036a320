import type { CorrectableField, Correction, FieldCorrection } from '../../../domain/correction.ts';
import type { Cv, Education, Experience, Period, Read } from '../../../domain/cv.ts';
import type { Line, Place } from '../../../domain/document.ts';
import { fold, squeezed } from '../../english/folding.ts';
import { currentJob } from '../entries/current-job.ts';
import { findPeriods } from '../text/dates.ts';

/** A reading with the fields that its owner has put right, each at its place on the page as far as it can be found. The same object where there are none. */
export function correctFields(cv: Cv, lines: readonly Line[], corrections: readonly Correction[]): Cv {
  return corrections.reduce((read, correction) => (correction.type === 'field' ? APPLY[correction.field](read, lines, correction) : read), cv);
}

type Apply = (cv: Cv, lines: readonly Line[], correction: FieldCorrection) => Cv;

const APPLY: Readonly<Record<CorrectableField, Apply>> = {
  name: single('name'),
  headline: single('headline'),
  email: single('email'),
  phone: single('phone'),
  location: single('location'),
  currentTitle: ofCurrentJob('title'),
  currentCompany: ofCurrentJob('company'),
  period: (cv, lines, correction) => ({
    ...cv,
    experience: cv.experience.map((job) =>
      job.period !== null && isSame(job.period.text, correction.was) ? { ...job, period: periodOf(lines, correction.value, job) } : job,
    ),
  }),
  degree: ofStudies('degree'),
  institution: ofStudies('institution'),
};

function single(name: 'name' | 'headline' | 'email' | 'phone' | 'location'): Apply {
  return (cv, lines, { was, value }) => {
    const before = cv[name];
    if ((before === null) !== (was === null) || (before !== null && !isSame(before.value, was))) return cv;
    return { ...cv, [name]: readOf(lines, value, before ?? top(lines)) };
  };
}

function ofCurrentJob(part: 'title' | 'company'): Apply {
  return (cv, lines, { was, value }) => {
    const job = currentJob(cv);
    if (job === null)
      return value === null || was !== null
        ? cv
        : { ...cv, experience: [{ ...EMPTY_JOB, ...placeOf(lines, value, top(lines)), [part]: readOf(lines, value, top(lines)) }] };
    if (!isSame(job[part]?.value ?? null, was)) return cv;
    const mended: Experience = { ...job, [part]: readOf(lines, value, job[part] ?? job) };
    return { ...cv, experience: cv.experience.map((one) => (one === job ? mended : one)) };
  };
}

const EMPTY_JOB: Omit<Experience, 'page' | 'line'> = { title: null, company: null, location: null, period: null, details: [], bullets: [] };
const EMPTY_STUDY: Omit<Education, 'page' | 'line'> = { degree: null, institution: null, period: null, details: [] };

function ofStudies(part: 'degree' | 'institution'): Apply {
  return (cv, lines, { was, value }) => {
    if (was === null) {
      const [first, ...rest] = cv.education;
      if (value === null || cv.education.some((study) => study[part] !== null)) return cv;
      const study = first ?? { ...EMPTY_STUDY, ...placeOf(lines, value, top(lines)) };
      return { ...cv, education: [{ ...study, [part]: readOf(lines, value, study) }, ...rest] };
    }
    return {
      ...cv,
      education: cv.education.map((study) =>
        isSame(study[part]?.value ?? null, was) ? { ...study, [part]: readOf(lines, value, study[part] ?? study) } : study,
      ),
    };
  };
}

/** What is shown of a value has no white space around it. */
const isSame = (value: string | null, was: string | null): boolean => (value === null || was === null ? value === was : squeezed(value) === squeezed(was));

const top = (lines: readonly Line[]): Place => ({ page: lines[0]?.page ?? 1, line: lines[0]?.line ?? 1 });

function readOf(lines: readonly Line[], value: string | null, near: Place): Read | null {
  return value === null ? null : { value, ...placeOf(lines, value, near) };
}

function periodOf(lines: readonly Line[], value: string | null, near: Place): Period | null {
  const [found] = value === null ? [] : findPeriods(value);
  if (value === null || found === undefined) return null;
  const { start, end, current } = found;
  return { text: value, start, end, current, ...placeOf(lines, value, near) };
}

/** The line that holds a value, the one nearest below `near` first; `near` itself where none does: then we have only its owner's word. */
export function placeOf(lines: readonly Line[], value: string, near: Place): Place {
  const wanted = fold(value);
  const from = Math.max(
    0,
    lines.findIndex(({ page, line }) => page === near.page && line >= near.line),
  );
  const holds = ({ text }: Line): boolean => wanted !== '' && fold(text).includes(wanted);
  const found = lines.slice(from).find(holds) ?? lines.find(holds);
  return found === undefined ? { page: near.page, line: near.line } : { page: found.page, line: found.line };
}
