import { type CvEditorData, type CvEducation, LANGUAGE_PROFICIENCIES } from '../../../../../domain/cv-build.ts';
import { type CvExtraSection, NEW_ENTRY } from '../../../../../domain/cv-extras.ts';
import { EDITOR, UPLOAD } from '../../../../../domain/limits.ts';
import { JsonResume, OWN_FIELD, OwnCv } from './resume-schema.ts';
import { exportResume, SKILL_GROUPS } from './export-resume.ts';
import { printedPeriod } from './resume-dates.ts';
import { sectionsIn } from './resume-sections.ts';

type ImportFailure = 'TOO_LARGE' | 'TOO_LONG' | 'NOT_JSON' | 'NOT_A_RESUME' | 'EMPTY';
export type ImportEnd =
  | { ok: true; /** Only what the file says something about. */ found: Partial<CvEditorData> }
  | { ok: false; reason: ImportFailure; /** Where it does not fit, e.g. "work.0.name". */ where: string | null };

/** Reads a JSON Resume file. Never throws. */
export async function readResumeFile(file: File): Promise<ImportEnd> {
  if (file.size > UPLOAD.maxBytes) return { ok: false, reason: 'TOO_LARGE', where: null };
  return readResume(await file.text());
}

export function readResume(json: string): ImportEnd {
  try {
    const end = read(json);
    // More could not be saved, and a draft of fifty thousand jobs would stop the page each time it opens.
    return end.ok && JSON.stringify(end.found).length > EDITOR.maxContentCharacters ? { ok: false, reason: 'TOO_LONG', where: null } : end;
  } catch {
    // Nested deeper than a stack is high.
    return { ok: false, reason: 'NOT_A_RESUME', where: null };
  }
}

function read(json: string): ImportEnd {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/u, ''));
  } catch {
    return { ok: false, reason: 'NOT_JSON', where: null };
  }
  const parsed = JsonResume.safeParse(value);
  if (!parsed.success) return { ok: false, reason: 'NOT_A_RESUME', where: parsed.error.issues[0]?.path.join('.') || null };
  const own = OwnCv.safeParse(parsed.data.meta?.[OWN_FIELD]).data;
  const found = own === undefined ? foundIn(parsed.data) : isUntouched(parsed.data, own) ? own : { ...own, ...foundIn(parsed.data) };
  return Object.keys(found).length === 0 ? { ok: false, reason: isResume(parsed.data) ? 'EMPTY' : 'NOT_A_RESUME', where: null } : { ok: true, found };
}

/** Whether a file of ours is as we wrote it; where another tool changed it, what stands in its sections counts. */
function isUntouched(resume: JsonResume, own: CvEditorData): boolean {
  const written = exportResume(own, new Date(0));
  const { meta: _ours, ...sections } = written;
  const { meta: _theirs, ...found } = resume;
  return JSON.stringify(sorted(found)) === JSON.stringify(sorted(sections));
}

/** The same value with its keys in the order of the alphabet. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/** Any object passes a schema without required parts; a resume has at least one of its sections. */
const isResume = (resume: JsonResume): boolean => ['basics', 'work', 'education', 'skills', '$schema'].some((key) => key in resume);

/** Somebody else's resume as our fields. A part the file does not have stays out, so that it replaces nothing. */
function foundIn(resume: JsonResume): Partial<CvEditorData> {
  const { basics = {}, work, education, skills, languages, interests, awards } = resume;
  const linkedin = basics.profiles?.find(({ network = '', url = '' }) => /linkedin/iu.test(`${network} ${url}`));
  const other = basics.profiles?.find((profile) => profile !== linkedin && (profile.url ?? '') !== '');
  const [study, ...others] = (education ?? []).map(studyIn);
  const achievements = awards?.map(({ title = '', awarder = '', summary = '' }) => joined([title, awarder, summary])) ?? [];
  const hobbies = interests?.flatMap(({ name = '', keywords = [] }) => [keywords.length === 0 ? name : `${name} (${keywords.join(', ')})`]) ?? [];
  return filled({
    fullName: basics.name ?? '',
    email: basics.email ?? '',
    phone: basics.phone ?? '',
    location: joined([basics.location?.city ?? '', basics.location?.region ?? '', basics.location?.countryCode ?? '']),
    linkedinUrl: linkedin?.url ?? '',
    portfolioUrl: basics.url ?? other?.url ?? '',
    professionalSummary: basics.summary ?? '',
    otherLanguages: (languages ?? []).map(({ language = '', fluency = '' }) => ({ language, proficiency: proficiencyOf(fluency) })),
    ...skillsFound(skills ?? []),
    experience: (work ?? []).map(({ name = '', position = '', location = '', startDate, endDate, summary = '', highlights = [] }) => ({
      jobTitle: position,
      company: name,
      location,
      dates: printedPeriod(startDate, endDate),
      bulletPoints: [...summary.split('\n'), ...highlights].filter((text) => text.trim() !== ''),
    })),
    ...(study === undefined ? {} : { education: study, moreEducation: others }),
    moreSections: [
      ...sectionsIn(resume),
      ...otherProfiles(basics.profiles?.filter((profile) => profile !== linkedin && (basics.url !== undefined || profile !== other)) ?? []),
    ],
    proudestAchievement: achievements.join('\n'),
    personalInterests: hobbies.join(', '),
  });
}

function studyIn({
  studyType = '',
  area = '',
  institution = '',
  startDate,
  endDate,
  score = '',
  courses = [],
}: NonNullable<JsonResume['education']>[number]): CvEducation {
  return {
    degree: joined([studyType, area]),
    institution,
    dates: endDate === undefined && startDate === undefined ? '' : printedPeriod(startDate, endDate),
    details: [score, ...courses].filter((text) => text !== '').join('\n'),
  };
}

/** Profiles that the contact lines have no field for. */
function otherProfiles(profiles: NonNullable<NonNullable<JsonResume['basics']>['profiles']>): CvExtraSection[] {
  const entries = profiles.flatMap(({ network = '', username = '', url = '' }) =>
    network === '' && url === '' ? [] : [{ ...NEW_ENTRY, title: joined([network, username]), url }],
  );
  return entries.length === 0 ? [] : [{ kind: 'custom', heading: 'Links', entries }];
}

function skillsFound(skills: NonNullable<JsonResume['skills']>): Pick<CvEditorData, 'technicalSkills' | 'softSkills' | 'toolsAndTechnologies'> {
  const groups: Pick<CvEditorData, 'technicalSkills' | 'softSkills' | 'toolsAndTechnologies'> = {
    technicalSkills: [],
    softSkills: [],
    toolsAndTechnologies: [],
  };
  for (const { name = '', keywords = [] } of skills) {
    const group =
      name === SKILL_GROUPS.softSkills || /soft|personal|interpersonal/iu.test(name)
        ? 'softSkills'
        : /tool|technolog|software/iu.test(name)
          ? 'toolsAndTechnologies'
          : 'technicalSkills';
    for (const text of keywords.length === 0 ? [name] : keywords) if (text.trim() !== '') groups[group].push(text);
  }
  return groups;
}

/** "C1", "Native speaker", "Fluent": the nearest of our words, or none. */
function proficiencyOf(fluency: string): CvEditorData['otherLanguages'][number]['proficiency'] {
  const known = LANGUAGE_PROFICIENCIES.find((word) => fluency.toLowerCase().includes(word.toLowerCase()));
  if (known !== undefined) return known;
  const level = /\b([ABC])[12]\b/iu.exec(fluency)?.[1]?.toUpperCase();
  return level === 'C' ? 'Advanced' : level === 'B' ? 'Intermediate' : level === 'A' ? 'Basic' : '';
}

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Without what is empty: an import never wipes a field that the file knows nothing of. */
function filled(found: Partial<CvEditorData>): Partial<CvEditorData> {
  const kept: Partial<CvEditorData> = { ...found };
  if (kept.education !== undefined && Object.values(kept.education).every((text) => text === '')) delete kept.education;
  for (const [key, value] of Object.entries(kept))
    if ((typeof value === 'string' || Array.isArray(value)) && value.length === 0) Reflect.deleteProperty(kept, key);
  return kept;
}
