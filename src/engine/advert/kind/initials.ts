/** Whether letters are the initials of a name that stands there, or those with the letter of a grade of membership before or left out ("MCILT", "CMILT"). */
export function isInitials(word: string, { initials, acronyms }: { initials: ReadonlySet<string>; acronyms: ReadonlySet<string> }): boolean {
  const grades = ['', 'm', 'f', 'a', 'c', 'cm', 'mc', 'fc', 'ac'];
  const bodies = grades
    .filter((grade) => word.startsWith(grade))
    .map((grade) => word.slice(grade.length))
    .filter((body) => body.length >= A_BODY);
  return initials.has(word) || bodies.some((body) => (body !== word && initials.has(body)) || grades.some((grade) => acronyms.has(grade + body)));
}
/** Letters of the name of a body. */
const A_BODY = 3;
