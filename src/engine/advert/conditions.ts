/** Conditions of the work that an advert may insist on and a CV may show: when, and where to. */
const CONDITIONS: readonly RegExp[] = [
  /\bnights?\b(?! out| sky)|\bnachtschicht\p{L}*|\bde nuit\b|\bnocturnos?\b/iu,
  /\bweekends?\b|\b(?:saturdays?|sundays?)\b|\bwochenend\p{L}*/iu,
  /\bshifts\b|\bshift (?:work|patterns?|rota)\b|\b(?:night|day|early|late|rotating|split|weekend) shift\b|\bschicht(?:arbeit|dienst|betrieb|bereitschaft)\p{L}*|\bturnos\b/iu,
  /\bevening (?:meetings|work|shifts?)\b|\bevenings\b/iu,
  /\bon[- ]call\b|\brufbereitschaft\b|\bd'astreinte\b/iu,
  /\btravel (?:across|to|within|between|throughout|up to|nationally|internationally|abroad|is|will be|required)\b|\b(?:to|occasional|regular|frequent|some|international|domestic|overseas|business|foreign) travel\b|\btravel(?:ling|ing)? (?:to|across|between)\b|\bovernight stays\b|\breisebereitschaft\b/iu,
  /\bown (?:transport|car|vehicle)\b|\baccess to a (?:car|vehicle)\b/iu,
];
/** "A shift" counts people served, and asks for nothing. */
const ASKED_NOT = /\b(?:a shift|per shift|run the shift|last night|the night before)\b/iu;
const LONGEST = 48;

/** Which conditions a text names, by their place in the list. */
export const conditionsIn = (text: string): number[] => CONDITIONS.flatMap((pattern, at) => (pattern.test(text) ? [at] : []));

/** The conditions a sentence of an advert asks for, in its own words: "shifts, including nights and weekends"; null for none. */
export function conditionPhrase(text: string): string | null {
  const plain = text.replace(ASKED_NOT, (words) => ' '.repeat(words.length));
  const found = CONDITIONS.flatMap((pattern) => {
    const hit = pattern.exec(plain);
    return hit === null ? [] : [{ start: hit.index, end: hit.index + hit[0].length }];
  }).toSorted((a, b) => a.start - b.start);
  const [first] = found;
  if (first === undefined) return null;
  const end = found.reduce((last, hit) => (hit.end - first.start <= LONGEST && hit.end > last ? hit.end : last), first.end);
  return text.slice(first.start, end).replace(/(?<=\btravel(?:ling|ing)?) (?:across|to|within|between|throughout|is|will be|required|up to)$/iu, '');
}
