/**
 * `{fullName}_CV`, what every file made of a CV is called: the name in letters, digits, hyphens and underscores that every
 * file system takes; `CV` for nobody.
 */
export function cvFileStem(fullName: string): string {
  const safe = fullName
    .normalize('NFC')
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '_')
    .slice(0, 80)
    .replace(/^[_-]+|[_-]+$/gu, '');
  return safe === '' ? 'CV' : `${safe}_CV`;
}
