const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "March 2019 – Present" as the schema's dates (YYYY, YYYY-MM); nothing for an end that is open or cannot be read. */
export function periodOf(printed: string): { startDate?: string; endDate?: string } {
  const [from = '', to = ''] = printed.split(/\s+(?:–|—|-|to|until)\s+|\s*[–—]\s*|(?<=\d{4})-(?=\d{4}|\D)/u);
  const [startDate, endDate] = [dateOf(from), dateOf(to)];
  return { ...(startDate === null ? {} : { startDate }), ...(endDate === null ? {} : { endDate }) };
}

function dateOf(text: string): string | null {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u.exec(text)?.[0];
  if (year === undefined) return null;
  const word = /\p{L}{3,}/u.exec(text)?.[0].toLowerCase().slice(0, 3);
  const named = word === undefined ? -1 : MONTHS.findIndex((month) => month.startsWith(word));
  const numbered = Number(/(?<!\d)(0?[1-9]|1[0-2])[./-](?:19|20)\d{2}/u.exec(text)?.[1] ?? /(?:19|20)\d{2}-(0[1-9]|1[0-2])/u.exec(text)?.[1] ?? 0);
  const month = named >= 0 ? named + 1 : numbered;
  return month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`;
}

/** The schema's dates as a person prints them: "March 2019 – Present". Empty when there are none. */
export function printedPeriod(startDate = '', endDate = ''): string {
  const [from, to] = [printedDate(startDate), printedDate(endDate)];
  if (from === '') return to;
  return `${from} – ${to === '' ? 'Present' : to}`;
}

/** "2019-03" as "March 2019"; empty where there is none. */
export function printedDate(date: string): string {
  const [, year = '', month = ''] = /^(\d{4})(?:-(\d{2}))?/u.exec(date) ?? [];
  const name = NAMES[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}
