import { measuresIn } from '../../english/measures.ts';
import { countedIn } from '../asking/claims/read-claim.ts';

/** Words at which what a figure counts ends. */
const STOP =
  /^(?:to|and|or|of|in|for|at|on|with|the|from|by|against|as|into|over|under|than|that|which|who|when|while|after|before|since|is|are|was|were|per|an?|each|every|using|via|including|i|we|my|our|im|für|und|oder|der|die|das|den|dem|von|vom|zu|zum|zur|bei|am|auf|mit|pro|je|aus)$/iu;
const RATE = /^\s(?:an?|per|each|every)\s(?:hour|day|night|shift|week|month|term|season|year)\b/iu;
const MOST_WORDS = 2;
const RANGE = /^\s?(?:to|bis|[-–])\s?$/iu;

/** The figures of a line with what they count or are measured in, as printed: "37 binding authorities", "£140,000 a year", "target of 70". */
export function figuresOf(text: string): string[] {
  const counted = countedIn(text);
  const found: string[] = [];
  let from = 0;
  let unit = '';
  for (const figure of measuresIn(text)) {
    const at = text.indexOf(figure, from);
    if (at < 0) continue;
    const end = at + figure.length;
    const between = text.slice(from, at);
    from = end;
    const thing = counted.find((one) => one.at === at);
    const told =
      thing === undefined
        ? withUnit(text, at, end, /\b(?:to|and|down|up|bis|auf)\s$/iu.test(between) ? unit : '')
        : `${figure} ${thing.things}${thing.rate === '' ? '' : ` ${thing.rate}`}`;
    unit = told.startsWith(figure) ? told.slice(figure.length).trim() : '';
    // "45 to 60 patients" is one figure.
    if (RANGE.test(between) && found.length > 0) found.push(`${found.pop() ?? ''}${between}${told}`);
    else found.push(told);
  }
  return [...new Set(found)];
}

/** A figure with the words behind it, or in front of it where none stand behind; `unit` is that of the figure that it goes on from. */
function withUnit(text: string, at: number, end: number, unit: string): string {
  const figure = text.slice(at, end);
  const behind = text.slice(end);
  const rate = RATE.exec(behind)?.[0] ?? '';
  if (rate !== '' || /[%£$€₹]|GBP|USD|EUR|ZAR/iu.test(figure)) return `${figure}${rate}`;
  // "A 134-room property".
  const joined = /^-\p{L}+(?:\s\p{L}+)?/u.exec(behind)?.[0];
  if (joined !== undefined) return `${figure}${joined}`;
  const words: string[] = [];
  for (const word of /^(?:\s[\p{L}²³'’-]+){1,2}/u.exec(behind)?.[0].trim().split(/\s/u) ?? []) {
    if (STOP.test(word) || words.length === MOST_WORDS) break;
    words.push(word);
  }
  if (words.length > 0) return `${figure} ${words.join(' ')}`;
  if (unit !== '') return `${figure} ${unit}`;
  if (/^\s?(?:to|bis|[-–])\s?\d/iu.test(behind)) return figure;
  const [before = ''] = /(?:\p{L}[\p{L}-]*\s){1,2}$/u.exec(text.slice(0, at)) ?? [];
  // Behind "from 31 to" nothing says what it is.
  return STOP.test(before.trim()) ? figure : `${before}${figure}`;
}
