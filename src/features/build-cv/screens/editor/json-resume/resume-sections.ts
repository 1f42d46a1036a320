import { type CvExtraEntry, type CvExtraSection, type ExtraKind, NEW_ENTRY } from '../../../../../domain/cv-extras.ts';
import type { JsonResume } from './resume-schema.ts';
import { periodOf, printedDate, printedPeriod } from './resume-dates.ts';
import { compact, webAddress } from './resume-values.ts';

type Sections = Pick<JsonResume, 'certificates' | 'projects' | 'volunteer' | 'publications' | 'references'>;

/** The sections of a CV that the schema has a field for, in that field; the others stand in our own. */
export function sectionsOut(sections: readonly CvExtraSection[]): Sections & { awards: NonNullable<JsonResume['awards']> } {
  const of = (kind: ExtraKind): CvExtraEntry[] => sections.filter((section) => section.kind === kind).flatMap(({ entries }) => entries.flatMap(single));
  const some = <Item>(name: keyof Sections, items: Item[]) => (items.length === 0 ? {} : { [name]: items });
  return {
    ...some(
      'certificates',
      of('certificates').map((one) => compact({ name: one.title, date: dayOf(one.dates), issuer: one.place, url: webAddress(one.url) })),
    ),
    ...some(
      'projects',
      of('projects').map((one) => ({
        ...compact({ name: one.title, entity: one.place, url: webAddress(one.url), ...periodOf(one.dates) }),
        ...(one.lines.length === 0 ? {} : { highlights: one.lines }),
      })),
    ),
    ...some(
      'volunteer',
      of('volunteering').map((one) => ({
        ...compact({ organization: one.place, position: one.title, url: webAddress(one.url), ...periodOf(one.dates) }),
        ...(one.lines.length === 0 ? {} : { highlights: one.lines }),
      })),
    ),
    ...some(
      'publications',
      of('publications').map((one) =>
        compact({ name: one.title, publisher: one.place, releaseDate: dayOf(one.dates), url: webAddress(one.url), summary: one.lines.join('\n') }),
      ),
    ),
    ...some(
      'references',
      of('references').map((one) => compact({ name: one.title, reference: one.lines.join('\n') })),
    ),
    awards: of('awards').map((one) => compact({ title: one.title, date: dayOf(one.dates), awarder: one.place, summary: one.lines.join('\n') })),
  };
}

/** A list without heads is one entry on the page, and as many in the file. */
const single = (entry: CvExtraEntry): CvExtraEntry[] => (entry.title === '' ? entry.lines.map((title) => ({ ...NEW_ENTRY, title })) : [entry]);

/** The schema's date; empty where none can be read. */
const dayOf = (dates: string): string => periodOf(dates).startDate ?? '';

/** The same fields of anybody's file as sections. */
export function sectionsIn({ certificates, projects, volunteer, publications, references }: JsonResume): CvExtraSection[] {
  const section = (kind: ExtraKind, entries: readonly Partial<CvExtraEntry>[] = []): CvExtraSection[] =>
    entries.length === 0 ? [] : [{ kind, heading: '', entries: entries.map((entry) => ({ ...NEW_ENTRY, ...entry })) }];
  return [
    ...section(
      'certificates',
      certificates?.map(({ name = '', date = '', issuer = '', url = '' }) => ({ title: name, place: issuer, dates: printedDate(date), url })),
    ),
    ...section(
      'projects',
      projects?.map(({ name = '', entity = '', description = '', highlights = [], keywords = [], roles = [], startDate, endDate, url = '' }) => ({
        title: name,
        place: [entity, ...roles].filter((text) => text !== '').join(', '),
        dates: startDate === undefined && endDate === undefined ? '' : printedPeriod(startDate, endDate),
        url,
        lines: [...rows(description), ...highlights, ...(keywords.length === 0 ? [] : [keywords.join(', ')])],
      })),
    ),
    ...section(
      'volunteering',
      volunteer?.map(({ organization = '', position = '', url = '', startDate, endDate, summary = '', highlights = [] }) => ({
        title: position,
        place: organization,
        dates: startDate === undefined && endDate === undefined ? '' : printedPeriod(startDate, endDate),
        url,
        lines: [...rows(summary), ...highlights],
      })),
    ),
    ...section(
      'publications',
      publications?.map(({ name = '', publisher = '', releaseDate = '', url = '', summary = '' }) => ({
        title: name,
        place: publisher,
        dates: printedDate(releaseDate),
        url,
        lines: rows(summary),
      })),
    ),
    ...section(
      'references',
      references?.map(({ name = '', reference = '' }) => ({ title: name, lines: rows(reference) })),
    ),
  ];
}

const rows = (text: string): string[] => text.split('\n').filter((row) => row.trim() !== '');
