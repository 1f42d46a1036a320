import type { Finding, FindingKind } from '../../../src/domain/finding.ts';
import type { InferredCvBuildData } from '../../../src/domain/cv-build.ts';
import type { Judgement } from '../../../src/engine/judgement.ts';
import { checkClaim } from './check-claim.ts';
import type { Field } from './claim.ts';
import { type Ground, overlap } from './ground.ts';

/** One true thing that a careful reader says of a CV, and whether the engine found it. */
export interface Expected {
  kind: string;
  what: string;
  found: boolean;
}

/** Kinds of findings told as "this is missing", by what the truth file calls absent. */
const MISSING: Partial<Record<Ground['truth']['absent'][number], FindingKind>> = {
  email: 'missing-email',
  phone: 'missing-phone',
  location: 'missing-location',
  link: 'missing-link',
  summary: 'missing-summary',
  'skills-section': 'missing-skills',
  education: 'missing-education',
  experience: 'missing-experience',
  numbers: 'no-numbers',
  'job-title-wanted': 'job-absent',
};

/** True findings of a CV's truth file, each found or missed. */
export function expectedFindings({ truth }: Ground, { findings }: Judgement): Expected[] {
  const of = (...kinds: FindingKind[]): Finding[] => findings.filter(({ kind }) => kinds.includes(kind));
  const fact = (finding: Finding, name: string): string => String(finding.facts[name] ?? '');
  const quoted = (kind: string, lines: readonly string[], from: readonly Finding[]): Expected[] =>
    lines.map((what) => ({ kind, what, found: from.some(({ quote }) => quote !== null && overlap(quote, what)) }));
  const termed = (kind: string, words: readonly string[], from: readonly Finding[], name = 'term'): Expected[] =>
    words.map((what) => ({ kind, what, found: from.some((finding) => overlap(fact(finding, name), what)) }));
  const employerOf = (title: string): string => truth.jobs.find((job) => job.title === title)?.employer ?? title;
  return [
    ...truth.absent.flatMap((what): Expected[] => {
      const kind = MISSING[what];
      return kind === undefined ? [] : [{ kind: `absent: ${what}`, what, found: of(kind).length > 0 }];
    }),
    ...termed(
      'misspelling',
      truth.typos.map(({ word }) => word),
      of('spelling-mistake'),
      'word',
    ),
    ...termed(
      'cliché',
      truth.cliches,
      of('buzzword', 'cliche', 'empty-adjective', 'soft-skill-list', 'not-a-skill', 'references-available', 'vague-quantity', 'hobby-filler'),
    ),
    ...quoted('duty line', truth.dutyLines, of('duty-opening', 'weak-opening', 'passive-voice')),
    ...truth.mixedTense.map((what): Expected => ({
      kind: 'tense mixed',
      what,
      found: of('tense-mix').some((finding) => overlap(fact(finding, 'company'), employerOf(what)) || overlap(fact(finding, 'company'), what)),
    })),
    ...truth.overlaps.map(([one, other]): Expected => ({ kind: 'jobs overlap', what: `${one} / ${other}`, found: of('date-overlap').length > 0 })),
    ...truth.jobs
      .filter(({ dates }) => dates === null)
      .map(({ title }): Expected => ({
        kind: 'job without dates',
        what: title,
        found: of('date-missing').some((finding) => overlap(fact(finding, 'title'), title)),
      })),
    ...quoted('personal detail', truth.personalDetails, of('personal-detail')),
    ...termed('no skill', truth.notSkills, of('not-a-skill', 'soft-skill-list', 'cliche', 'buzzword')),
    ...termed('interest of everybody', truth.fillerInterests, of('hobby-filler')),
    ...quoted('strong line', truth.strongLines, of('strong-number', 'strong-verb')),
    ...quoted(
      'said twice',
      truth.duplicates,
      findings.filter(({ kind }) => kind.includes('duplicate')),
    ),
    ...quoted(
      'placeholder',
      truth.placeholders,
      findings.filter(({ kind }) => kind.includes('placeholder')),
    ),
  ];
}

/** Fields of the CV as the import and the reading have them. A field that is there and wrong is a false statement elsewhere, and missed here. */
export function expectedFields(ground: Ground, data: InferredCvBuildData, { cv }: Judgement): Expected[] {
  const { truth } = ground;
  const right = (field: Field, value: string | undefined): boolean =>
    value !== undefined && value !== '' && checkClaim({ kind: 'field', subject: field, value, rule: 7, place: null }, ground).holds === true;
  const one = (kind: string, field: Field, wanted: string | null | undefined, value: string | undefined): Expected[] =>
    wanted == null ? [] : [{ kind: `field: ${kind}`, what: wanted, found: right(field, value) }];
  const [current, ...earlier] = truth.jobs;
  const previous = data.previousRoles.map(({ jobTitle }) => jobTitle);
  return [
    ...one('name', 'name', truth.contact.name, data.bio.fullName),
    ...one('e-mail', 'email', truth.contact.email, data.bio.email),
    ...one('phone', 'phone', truth.contact.phone, data.bio.phone),
    ...one('place', 'location', truth.contact.place, data.bio.location),
    ...one('title', 'title', current?.title, data.currentJobTitle),
    ...one('employer', 'company', current?.employer, data.currentCompany),
    ...one('start', 'start', current?.start, data.currentStartDate),
    ...earlier
      .slice(0, 2)
      .map(({ title }): Expected => ({ kind: 'field: earlier title', what: title, found: previous.some((value) => overlap(value, title)) })),
    ...truth.jobs.map(({ title }): Expected => ({
      kind: 'field: any job',
      what: title,
      found: cv.experience.some((job) => job.title !== null && overlap(job.title.value, title)),
    })),
    ...truth.education.slice(0, 1).map(({ degree }): Expected => ({
      kind: 'field: degree',
      what: degree,
      found: cv.education.some((study) => study.degree !== null && overlap(study.degree.value, degree)),
    })),
    ...truth.education.slice(0, 1).flatMap(({ institution }): Expected[] =>
      institution === null
        ? []
        : [
            {
              kind: 'field: school',
              what: institution,
              found: cv.education.some((study) => study.institution !== null && overlap(study.institution.value, institution)),
            },
          ],
    ),
    ...ground.listedSkills.map((skill): Expected => ({ kind: 'field: skill', what: skill, found: cv.skills.some(({ value }) => overlap(value, skill)) })),
  ];
}

/** How much of what is odd about a CV its roast tells (issue "The roast is about this person"). */
export function expectedOddities({ truth }: Ground, quotes: readonly string[]): Expected[] {
  return truth.odd.map(({ quote }) => ({ kind: 'odd detail told', what: quote, found: quotes.some((told) => overlap(told, quote)) }));
}
