import type { CvDocument, Line } from '../../domain/document.ts';
import { LANGUAGE_NAMES } from '../lexicon/reading/levels.ts';
import { fold } from '../reading/text/fold.ts';

/** So many lines of a page's furniture, or lines said twice in a row, and a text was copied off a profile page. */
const ENOUGH_SIGNS = 3;

/** Buttons, counters and labels of a profile page (LinkedIn and its like), whole lines. */
const FURNITURE =
  /^(?:(?:show|see) (?:all|more|less)\b.{0,60}|(?:…|\.{3})?\s?(?:see )?more|…\s?mehr|mehr anzeigen|alle \d+ .{2,40} anzeigen|(?:voir|afficher) (?:plus|tout\p{L}*|les \d+).{0,40}|(?:ver|mostrar) (?:más|tod\p{L}+).{0,40}|\d+\+? (?:connections?|mutual connections?|kontakte|relations|contactos)|[\d.,]+[kM]? followers?|contact info|kontaktinfo(?:rmationen)?|open to(?: work)?|add profile section|add section|enhance profile|resources|message|follow(?:ing)?|connect|pending|more|save to pdf|endorsed by .{2,80}|\d+ endorsements?|.{2,80} logo|(?:she\/her|he\/him|they\/them)(?:\/\p{L}+)?|·? ?(?:1st|2nd|3rd)(?: degree connection)?|visit my (?:website|portfolio)|helped me get this job|skills?: .{2,200}|.{2,60} and \+\d+ skills?|verified|premium|profile language|public profile & url|activity|posts|comments|reposts?|\d+ (?:likes?|comments?|reactions?)|company|group|school|view profile|top skills?)$/iu;
/** What only the furniture of such a page says; a CV may well have a heading "Activity" or "Company". */
const TELLTALE =
  /^(?:(?:show|see) all \d+\b.*|(?:…|\.{3})\s?(?:see )?more|see more|\d+\+? connections?|[\d.,]+[kM]? followers?|contact info|add profile section|endorsed by .*|\d+ endorsements?|.{2,80} logo|helped me get this job)$|\s·\s(?:full-time|part-time|self-employed|freelance|contract|internship|vollzeit|teilzeit|on-site|hybrid)$|\s·\s\d+ (?:yrs?|mos?)\b/iu;
/** From here on a profile page tells of others. */
const OTHERS =
  /^(?:more profiles for you|people (?:also viewed|you may know)|you might (?:also )?like|explore premium profiles|ad options|weitere profile für sie)$/iu;
/** Whom somebody follows is no interest of a CV. */
const FOLLOWED = /^(?:top voices|companies|groups|newsletters|schools|influencers)$/iu;
/** What hangs behind a dot: terms of employment, the length of a period, where one sits. */
const TAIL =
  /\s+·\s+(?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent|temporary|vollzeit|teilzeit|temps plein|temps partiel|jornada completa|media jornada|on-site|remote|hybrid|\d+ (?:yrs?|years?|mos?|months?|jahre?|monate?|ans?|mois|años?|meses)(?: \d+ (?:mos?|months?|monate?|mois|meses))?)$/iu;
const PROFICIENCY = /^(?:native or bilingual|full professional|professional working|limited working|elementary)(?: proficiency)?$/iu;

/**
 * A profile copied off its web page, without the page: lines said twice, buttons and counters go, and what a dot hangs on a
 * line. Any other document comes back as it is.
 */
export function withoutPageFurniture(document: CvDocument): CvDocument {
  const { lines } = document;
  const signs = lines.filter((line, at) => TELLTALE.test(line.text) || (line.text === lines[at - 1]?.text && line.text.length > 3)).length;
  if (document.source !== 'text' || signs < ENOUGH_SIGNS) return document;
  const kept: Line[] = [];
  for (const [at, line] of lines.entries()) {
    if (OTHERS.test(line.text) || (/^interests$/iu.test(line.text) && lines.slice(at + 1, at + 4).some((next) => FOLLOWED.test(next.text)))) break;
    const text = withoutTails(line.text);
    const previous = kept.at(-1);
    if (text === '' || FURNITURE.test(text) || FURNITURE.test(line.text) || (previous !== undefined && isSame(previous.text, text))) continue;
    if (previous !== undefined && PROFICIENCY.test(text) && LANGUAGE_NAMES.has(fold(previous.text))) {
      kept[kept.length - 1] = { ...previous, text: `${previous.text} (${text})` };
      continue;
    }
    kept.push({ ...line, text });
  }
  return { ...document, lines: kept };
}

function withoutTails(text: string): string {
  let bare = text.replace(/\s*contact info$/iu, '').trim();
  while (TAIL.test(bare)) bare = bare.replace(TAIL, '');
  return bare;
}

/** Said again for those who hear the page: "Mar 2021 - Present" and "Mar 2021 to Present" are one. */
const isSame = (a: string, b: string): boolean => spoken(a) === spoken(b);
const spoken = (text: string): string => fold(text.replace(/\s+(?:to|bis|-|–)\s+/giu, ' '));
