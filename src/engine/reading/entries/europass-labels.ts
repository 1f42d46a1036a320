import type { SectionKind } from '../../../domain/cv.ts';
import { readPlace } from '../contact/places.ts';
import type { ReadSection } from '../sections/read-section.ts';
import { labelOf } from './heads.ts';
import type { SeenLine } from '../text/seen-line.ts';

const CITY = '(?:city|town|ort|stadt|città|ville|ciudad|localidade|cidade|plaats|localitatea?|miejscowość)';
const COUNTRY = '(?:country|land|paese|pays|país|țara|kraj)';
/** A label begins the line or stands behind a gap, a bar, or what it tells of. */
const OPENS = String.raw`(?:^|\s*\|\s*|\s+)`;
const BOTH = new RegExp(String.raw`${OPENS}${CITY}\s?:\s*([^|:]{2,40}?)\s*[|,]\s*${COUNTRY}\s?:\s*([^|:]{2,40}?)\s*(?=\||$)`, 'iu');
const ONE = new RegExp(String.raw`${OPENS}(?:${CITY}|${COUNTRY})\s?:\s*([^|:]{2,40}?)\s*(?=\||$)`, 'iu');
/** What the form asks of an employer or a school besides. */
const ASIDE =
  /(?:^|\s*\|\s*|\s+)(?:(?:address|website|e-?mail(?: address)?|phone(?: number)?|adresse|anschrift|indirizzo|sito web|dirección|sitio web|site web|endereço|adres|adresă)\s?:|(?:business or sector|name of unit or department|type of business or sector|tipo de empresa o sector|tätigkeitsbereich oder branche|tipo di attività o settore)\s?:?(?=\s))\s*[^|]*/giu;

/** "City: Hamburg | Country: Germany" as "Hamburg, Germany", behind a bar where something stands before it. */
export function withPlace(text: string): string {
  const both = BOTH.exec(text);
  if (both) return joined(text, both, `${both[1] ?? ''}, ${both[2] ?? ''}`);
  const one = ONE.exec(text);
  return one && readPlace(one[1] ?? '') !== null ? joined(text, one, one[1] ?? '') : text;
}

function joined(text: string, found: RegExpExecArray, place: string): string {
  const before = text.slice(0, found.index).trim();
  return `${before === '' ? place : `${before} | ${place}`}${text.slice(found.index + found[0].length)}`;
}

const FILLED_IN: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'volunteering']);

/** The sections with the numbers of their forms and what a Europass form asks of an employer or a school taken for no part of their names; a line of nothing else is left out. */
export function withoutFormLabels(numbered: readonly ReadSection[]): ReadSection[] {
  const sections = numbered.map((section) => (FILLED_IN.has(section.kind) ? { ...section, content: section.content.map(unnumbered) } : section));
  const isForm = sections.some(({ kind, content }) => FILLED_IN.has(kind) && content.some(({ text }) => BOTH.test(text)));
  if (!isForm) return [...sections];
  return sections.map((section) => (FILLED_IN.has(section.kind) ? { ...section, content: section.content.flatMap(unlabelled) } : section));
}

/** "2) Organization: Fennimore Ltd": which of the forms it is says nothing of the employer. */
function unnumbered(line: SeenLine): SeenLine {
  return line.marked && /^\(?\d{1,2}[.)]/u.test(line.text) && labelOf(line.body) !== null ? { ...line, text: line.body, marked: false } : line;
}

function unlabelled(line: SeenLine): SeenLine[] {
  if (line.marked) return [line];
  const text = withPlace(line.text.replace(ASIDE, ''))
    .replace(/^\s*\|\s*/u, '')
    .trim();
  return text === '' ? [] : [text === line.text ? line : { ...line, text, body: text }];
}
