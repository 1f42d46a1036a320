import type { SectionKind } from '../../../../domain/cv.ts';
import type { Line } from '../../../../domain/document.ts';
import { isLapsed } from '../../../evidence/shared/lapsed.ts';
import { coarseStem } from '../../../english/keyed-words.ts';
import { foldedWords } from '../../../english/folding.ts';
import type { Judgement } from '../../../judgement.ts';
import { placesInWords } from '../places.ts';
import { answerQuote } from './answer-want.ts';

/** A line says of itself that there is none: "BASIS no. FACTS no, not yet". */
const NOT_HELD = /\b(?:no|not|none|without)\b[,.]?\s?(?:yet)?|\bin progress\b|\bnot yet\b|\bplanned\b|\bbooked\b/iu;
const PAPER =
  /\b(?:certifi(?:ed|cates?|cations?)|licen[cs]e[ds]?|accredited|chartered|registered|registration|practitioner|first aid|nvq|cscs|dbs|smsts|sia|haccp|food safety|ticket|card|level \d|ilm|cipd|nebosh|iosh|cpr|prince2|itil)\b/iu;
/** What says nothing about which paper is meant. */
const ANY_PAPER: ReadonlySet<string> = new Set(
  'certificate certificates certification certifications licence licences license licenses qualification qualifications accreditation card cards ticket tickets exam exams date passed held with your that year years where valid their such expiry method methods software systems registration kinds kind first held'
    .split(' ')
    .map(coarseStem),
);

/** Certificates that are held, and those that have lapsed: the second are told as such, never offered as proof. */
export function certificates(judgement: Judgement, want: string): string {
  const { cv, lines, today } = judgement;
  const under = (kinds: readonly SectionKind[]): Line[] =>
    cv.sections
      .filter(({ kind }) => kinds.includes(kind))
      // A heading in a row with what stands under it is no line of its own.
      .flatMap(({ from, to, heading }) => lines.slice(from + (heading !== null && heading.value.trim() === lines[from]?.text.trim() ? 1 : 0), to));
  const section = under(['certifications']);
  const beside = under(['education', 'skills', 'other', 'awards', 'personal', 'header']).filter(
    ({ text }) => (PAPER.test(text) || isLapsed(text, today)) && text.split(/\s+/u).length <= SHORT_LINE,
  );
  const listed = section.length > 0 ? [...section, ...beside.filter(({ text }) => isLapsed(text, today))] : beside;
  const papers = listed.filter(({ text }) => /\p{L}{2}/u.test(text) && !NOT_HELD.test(text));
  const lapsed = papers.filter(({ text }) => isLapsed(text, today));
  const held = papers.filter((line) => !lapsed.includes(line));
  const meant = new Set(
    foldedWords(want)
      .filter((word) => word.length > 3)
      .map(coarseStem)
      .filter((stem) => !ANY_PAPER.has(stem)),
  );
  const told = held.find(({ text }) => foldedWords(text).some((word) => meant.has(coarseStem(word)))) ?? held[0];
  const has = told === undefined ? '' : `Yours ${held.length > 1 ? 'include' : 'has'} “${answerQuote(told.text)}” (${placesInWords([told])}).`;
  const ranOut = lapsed.length === 0 ? '' : `${has === '' ? '' : ' '}${lapsedSentence(lapsed)}`;
  return has === '' && ranOut === '' ? 'Which do you hold, and until when? Give each a line with its date.' : `${has}${ranOut}`;
}

const SHORT_LINE = 12;

function lapsedSentence(lapsed: readonly Line[]): string {
  const [first] = lapsed;
  return first === undefined
    ? ''
    : `By its own words “${answerQuote(first.text)}” (${placesInWords([first])}) has lapsed: renew it, or do not let the application rest on it.`;
}
