/** Endings of masculine titles and what the feminine puts there: French and Spanish, where the head of a title comes first. */
const ROMANCE: readonly (readonly [masculine: RegExp, feminine: readonly string[]])[] = [
  [/teur$/u, ['trice', 'teuse', 'teure']],
  [/eur$/u, ['euse', 'eure']],
  [/(?<=[^aeiou])ier$/u, ['ière']],
  [/ien$/u, ['ienne']],
  [/(?<=[dtsñlnr])or$/u, ['ora', 'oresa']],
  [/(?<=[rcgdtñ])o$/u, ['a']],
  [/ant$/u, ['ante']],
  [/é$/u, ['ée']],
];

/**
 * A title and its feminine forms (law 6: "Krankenpflegerin", "saleswoman" and "desarrolladora" are worth what the masculine is).
 * German endings go to the last word, which is capitalised; accents are folded later, so "Köchin" is "Koch" and "in".
 */
export function titleForms(title: string): string[] {
  const forms = [title];
  if (/m[ae]n\b/u.test(title)) forms.push(title.replace(/man\b/u, 'woman'));
  if (/(?:^|[\s-])\p{Lu}\p{Ll}{3,}$/u.test(title)) {
    if (title.endsWith('mann')) forms.push(`${title.slice(0, -4)}frau`);
    else forms.push(`${title.replace(/e$/u, '')}in`, `${title.replace(/e$/u, '')}innen`);
  }
  const [head = '', ...rest] = title.split(' ');
  for (const [masculine, feminine] of ROMANCE) {
    if (!masculine.test(head) || head.length < 5) continue;
    for (const ending of feminine) forms.push([head.replace(masculine, ending), ...rest].join(' '));
    break;
  }
  return forms;
}
