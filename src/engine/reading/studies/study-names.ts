import { commaParts } from '../text/commas.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { GRADE } from './study-parts.ts';

/** How a course was taken is no school and no part of its name. */
const MODE =
  /^(?:(?:by )?(?:distance|remote|blended|open)(?: learning| study)?|distance learning|online|part[- ]time|full[- ]time|evenings?|evening (?:classes|school|course)|correspondence|fernstudium|fernlehrgang|berufsbegleitend|à distance|en ligne|a distancia|en l[íi]nea|a distanza|op afstand|deeltijd|ensino a dist[âa]ncia)$/iu;
/** Marks that stand behind a course without a word: "MMP", "CC", "Distinction Merit Merit". */
const MARKS =
  /^(?:[DMP]\*?){3}$|^[A-E]{2,4}$|^(?:(?:distinction|merit|pass|d|m|p)\*?[ ,]?){2,3}$|^(?:distinction|merit|first|pass(?:ed)?)\*?$|^\d,\d$|^grade:? ?[\d.,]+$/iu;
/** A bracket that tells how it went: "(8 of 12 units)", "(admitted, rank 41)"; not "(Hons)" and not a subject. */
const STORY = /^[\d\p{Ll}](?:[^()]*,[^()]*|\S*(?: \S+){2,})$/u;

/** A course by its name, and what stands behind it: how it was taken, its marks, its town. */
export function nameOfStudy(written: string): { degree: string; details: string[] } {
  const details: string[] = [];
  let degree = written.replace(/^\d\d\.\d\d\s+(?=\p{Lu})/u, '');
  const bracket = /^(.{3,}?)\s*\(([^()]*)\)$/u.exec(degree);
  if (bracket && (MODE.test(bracket[2] ?? '') || STORY.test(bracket[2] ?? ''))) {
    degree = bracket[1] ?? '';
    details.push(bracket[2] ?? '');
  }
  const parts = commaParts(degree);
  while (parts.length > 1 && isBehind(parts.at(-1) ?? '')) details.unshift(parts.pop() ?? '');
  degree = parts.join(', ');
  // "Year 12, Grafton": the last year at a school, and where.
  const [, year, where] = /^(year 1[0-3]|plus two|tenth|1[02]th|class x(?:ii)?), (.+)$/iu.exec(degree) ?? [];
  if (year !== undefined && where !== undefined) {
    degree = year;
    details.unshift(where);
  }
  const letters = /^(.*\ba[- ]levels?\b.*) ([A-E*]{2,6})$/iu.exec(degree);
  if (letters) {
    degree = letters[1] ?? '';
    details.unshift(letters[2] ?? '');
  }
  // "Leaving Certificate: 545 points"
  const [, name, points] = /^([^:\d]{3,60}):\s*(\d[\d.,]* ?(?:points?|marks?|%|punkte|pts)(?!\p{L}).*)$/iu.exec(degree) ?? [];
  if (name !== undefined && points !== undefined) {
    degree = name;
    details.unshift(points);
  }
  const grade = GRADE.exec(degree);
  if (grade && grade.index >= 3 && grade[0].includes('(') === grade[0].endsWith(')')) {
    degree = degree.slice(0, grade.index).trim();
    details.unshift(grade[0].replace(/^[\s,;|(–-]+|\)$/gu, ''));
  }
  return { degree, details };
}

/** "2 units to go" */
const STILL_OPEN =
  /^\d{1,2} (?:units?|modules?|credits?|papers?|subjects?) (?:to go|left|of \d+|remaining|outstanding)$|^(?:in progress|ongoing|part[- ]done|en curso|en cours|in corso|em curso|laufend|lopend)$/iu;

/** "565 points" */
const POINTS = /^\d[\d.,]* ?(?:points|pts|punkte|%)$/iu;
/** "12 weeks" */
const LENGTH = /^\d{1,3} (?:weeks?|months?|hours?|hrs?|days?|wochen|monate|semaines|mois)$/iu;

const isBehind = (part: string): boolean =>
  MODE.test(part) ||
  LENGTH.test(part) ||
  POINTS.test(part) ||
  STILL_OPEN.test(part) ||
  MARKS.test(part) ||
  (townCountry(part) !== undefined && readPlace(part) !== null);
