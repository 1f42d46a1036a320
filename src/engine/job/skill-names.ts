const MOST_NAMED = 4;

/** Up to four names for a sentence: "SQL, Excel, VAT". */
export function skillNames(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(', ');
}
