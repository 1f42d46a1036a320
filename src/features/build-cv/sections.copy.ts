/** Sections after the eight: certificates, projects, volunteering and whatever else has a heading of its own. */
export const SECTIONS = {
  lead: 'They stand behind the eight sections, in this order. A section with nothing in it stays out of the file.',
  section: (number: number, heading: string) => `Section ${number}: ${heading}`,
  kind: 'Kind',
  heading: 'Heading',
  headingHint: 'Left empty, the plain one is printed: parsers know it.',
  title: 'Title',
  place: 'Issued by, or where',
  dates: 'Dates',
  url: 'Link',
  entry: (number: number, title: string) => (title === '' ? `Entry ${number}` : `Entry ${number}: ${title}`),
  addEntry: 'Add an entry',
  removeEntry: (name: string) => `Remove ${name}`,
  add: 'Add a section',
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
} as const;

/** Studies after the first. */
export const STUDIES = {
  study: (number: number, degree: string) => (degree === '' ? `Study ${number}` : `Study ${number}: ${degree}`),
  add: 'Add another study',
  remove: (name: string) => `Remove ${name}`,
} as const;
