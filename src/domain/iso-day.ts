/** The day of a moment in UTC, ISO: "2026-11-22". */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day of a moment where the reader is, ISO: what files are named by. */
export const localDay = (moment: Date): string =>
  [moment.getFullYear(), String(moment.getMonth() + 1).padStart(2, '0'), String(moment.getDate()).padStart(2, '0')].join('-');

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "2026-11-22" as a letter has it: "22 November 2026". */
export function longDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
