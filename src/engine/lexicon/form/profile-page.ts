/** Buttons, counters and labels of a profile page (LinkedIn and its like), whole lines. */
export const PAGE_FURNITURE =
  /^(?:(?:show|see) (?:all|more|less)\b.{0,60}|(?:…|\.{3})?\s?(?:see )?more|…\s?mehr|mehr anzeigen|alle \d+ .{2,40} anzeigen|(?:voir|afficher) (?:plus|tout\p{L}*|les \d+).{0,40}|(?:ver|mostrar) (?:más|tod\p{L}+).{0,40}|\d+\+? (?:connections?|mutual connections?|kontakte|relations|contactos)|[\d.,]+[kM]? followers?|contact info|kontaktinfo(?:rmationen)?|open to(?: work)?|add profile section|add section|enhance profile|resources|message|follow(?:ing)?|connect|pending|more|save to pdf|endorsed by .{2,80}|\d+ endorsements?|.{2,80} logo|(?:she\/her|he\/him|they\/them)(?:\/\p{L}+)?|·? ?(?:1st|2nd|3rd)(?: degree connection)?|visit my (?:website|portfolio)|helped me get this job|skills?: .{2,200}|.{2,60} and \+\d+ skills?|verified|premium|profile language|public profile & url|activity|posts|comments|reposts?|\d+ (?:likes?|comments?|reactions?)|company|group|school|view profile|top skills?)$/iu;

/** What only the furniture of such a page says; a CV may well have a heading "Activity" or "Company". */
export const TELLTALE =
  /^(?:(?:show|see) all \d+\b.*|(?:…|\.{3})\s?(?:see )?more|see more|\d+\+? connections?|[\d.,]+[kM]? followers?|contact info|add profile section|endorsed by .*|\d+ endorsements?|.{2,80} logo|helped me get this job)$|\s·\s(?:full-time|part-time|self-employed|freelance|contract|internship|vollzeit|teilzeit|on-site|hybrid)$|\s·\s\d+ (?:yrs?|mos?)\b/iu;

/** From here on a profile page tells of others. */
export const OTHER_PROFILES =
  /^(?:more profiles for you|people (?:also viewed|you may know)|you might (?:also )?like|explore premium profiles|ad options|weitere profile für sie)$/iu;

/** Whom somebody follows is no interest of a CV. */
export const FOLLOWED = /^(?:top voices|companies|groups|newsletters|schools|influencers)$/iu;

/** What hangs behind a dot: terms of employment, the length of a period, where one sits. */
export const DOTTED_TAIL =
  /\s+·\s+(?:full-time|part-time|self-employed|freelance|contract|internship|apprenticeship|seasonal|permanent|temporary|vollzeit|teilzeit|temps plein|temps partiel|jornada completa|media jornada|on-site|remote|hybrid|\d+ (?:yrs?|years?|mos?|months?|jahre?|monate?|ans?|mois|años?|meses)(?: \d+ (?:mos?|months?|monate?|mois|meses))?)$/iu;

/** How well a language is spoken, in the five steps of such a page, on a line of its own. */
export const PROFICIENCY_LINE = /^(?:native or bilingual|full professional|professional working|limited working|elementary)(?: proficiency)?$/iu;
