/** A time of today as a time, any other with its day. */
export function timeOf(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat('en', today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
