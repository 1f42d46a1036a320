/** Sections and skills stand where the design has them: there what counts is that each is there. */
const ANYWHERE = /^(?:headings|skills|languages)\.\d+$/u;

/** What was wanted and not read, with what was read in its place. */
export function lostFields(wanted: Record<string, string>, read: Record<string, string>): string[] {
  const groupOf = (name: string): string => name.replace(/\d+$/u, '');
  const has = (name: string, value: string): boolean =>
    ANYWHERE.test(name) ? Object.entries(read).some(([other, found]) => groupOf(other) === groupOf(name) && found === value) : read[name] === value;
  return Object.entries(wanted)
    .filter(([name, value]) => !has(name, value))
    .map(([name, value]) => `${name}: ${JSON.stringify(value.slice(0, 120))}, read ${JSON.stringify((read[name] ?? '').slice(0, 120))}`);
}

/** Of these, what our reader does not lose of the plain text, too. */
export const newlyLost = (lost: readonly string[], anyhow: readonly string[]): string[] =>
  lost.filter((field) => !anyhow.some((other) => other.split(': ')[0] === field.split(': ')[0]));
