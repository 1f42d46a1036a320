import type { Place } from '../../../../domain/document.ts';
import { locate } from '../../../evidence/shared/locate.ts';
import { passagesOf } from '../../../evidence/shared/passages.ts';
import { changesIn } from '../../../english/changes.ts';
import { isYear, withoutNames } from '../../../english/measures.ts';
import { FROM_TO } from '../../../lexicon/claims/outcomes.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { WISH } from '../../../lexicon/wants/asked-things.ts';
import type { Judgement } from '../../../judgement.ts';

/** A line of the CV that may answer what a recruiter asks. */
export interface AnsweringLine extends Place {
  text: string;
  /** Work proves more than a summary. */
  worth: number;
}

const SHORTEST = 12;
const LONGEST = 240;

/** Whole bullets, lines of other sections, the heads that jobs were given, and what the summary tells; never a wish, a name alone or a heading. */
export function answeringLines(judgement: Judgement): AnsweringLine[] {
  const told = passagesOf(judgement).flatMap((passage): AnsweringLine[] => {
    if (passage.role === 'skill' || isGlued(passage.text, judgement) || passage.text.length < SHORTEST || passage.text.length > LONGEST) return [];
    if (passage.role === 'summary') return wishless(passage.text).map((text) => ({ text, page: passage.page, line: passage.line, worth: 1 }));
    return [{ text: passage.text, page: passage.page, line: passage.line, worth: passage.role === 'job' ? 3 : 2 }];
  });
  const heads = judgement.cv.experience.flatMap(({ title }): AnsweringLine[] =>
    title !== null && /\d/u.test(title.value) ? [{ text: title.value, page: title.page, line: title.line, worth: 2 }] : [],
  );
  return [...told, ...heads].flatMap((line) => {
    const place = locate(judgement, line.text, line);
    return place === null ? [] : [{ ...line, ...place }];
  });
}

/**
 * Two bullets of a narrow column that a reader ran together: "to working day 4 Stock variance down". Only where columns stand side by side,
 * since a name may begin behind a figure anywhere.
 */
export const isGlued = (text: string, { document }: Judgement): boolean =>
  document.columns > 1 && [...text.matchAll(/\d\s(\p{Lu}\p{Ll}+)\s\p{Ll}/gu)].some(([, word = '']) => PLAIN_WORDS.has(word.toLowerCase()));

/** The sentences of a summary that say what was done. */
const wishless = (text: string): string[] => text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.length >= SHORTEST && !WISH.test(sentence));

const SPANS = FROM_TO.map((pattern) => new RegExp(pattern, 'iu'));
/** "From August 2020 to March 2022" is a time, and "residential gardens from $15k to $140k" is what they come in. */
const isSpan = (found: RegExpExecArray | null, text: string): boolean =>
  found !== null && !(isYear(found[1] ?? '') || isYear(found[2] ?? '')) && (!/^(?:from|von|de|van|od|z|ze)\s/iu.test(found[0]) || BECAME.test(text));
/** What says that the second figure came after the first: a verb, a share, a time, or a measure that goes up and down. */
const BECAME =
  /%|→|(?<!\p{L})(?:up(?! to\b)|down|rose|risen|raised?|fell|fallen|grew|grown?|cut|reduced?|increased?|decreased?|improved?|boosted|lowered|dropped|lifted|brought|moved|took|taken|taking|went|gone|built|expanded|extended|shortened|shrank|scaled|doubled|tripled|halved|turned|got|became|changed|now|before|after|since|within|in (?:the )?(?:first |last |past )?(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)(?: \p{L}+)? (?:days?|weeks?|months?|years?|seasons?|terms?)|(?:19|20)\d\d|income|turnover|revenue|sales|deposits|profits?|margin|rates?|scores?|grades?|attendance|membership|waste|errors?|complaints?|downtime|costs?|spend|backlog|queue|waiting|wait|lead time|rating|occupancy|circulation|followers|subscribers|gesenkt|gesteigert|erhöht|verbessert|verkürzt|passée?s?|réduite?s?|baissée?s?|augmentée?s?|entre|depuis|en (?:un|deux|trois|\d+) (?:ans?|mois)|reducid[oa]s?|reduje|redujo|subió|bajó|aument\p{L}+|mejor\p{L}+|verlaagd|verhoogd|spad\p{L}+|wzr\p{L}+|zmniejsz\p{L}+|zwiększ\p{L}+|skróc\p{L}+)(?!\p{L})/iu;
const CHANGED_IN_WORDS =
  /\b(?:halved|doubled|tripled|quadrupled)\b|\b(?:fell|rose|grew|up|down|dropped|cut|reduced|increased|improved)\b[^.;]{0,40}?\d[\d.,]*\s?%|\d[\d.,]*\s?%\s(?:less|fewer|more|faster|quicker|lower|higher)\b|\b(?:the year before|before I (?:came|started|began)|instead of \d|under budget)\b|\d\s(?:under|below|over) (?:budget|plan|target)|\bto none\b|\b(?:up|down|less|more|fewer) (?:by )?(?:about |around |almost |nearly )?(?:a|one|two|three) (?:third|quarter|fifth|tenth|half|thirds|quarters|fifths)\b/iu;

/** Figures that stand against each other without a word of change between them: before and now, mine and the other, done and due. */
const SET_AGAINST: readonly RegExp[] = [
  /\d[\d.,:]*\s?%?(?:\s\p{L}+){0,3}\s(?:earlier|before|at first|originally|previously|then|when I (?:came|started|began|took over))\b[^.;]{0,30}?\d[\d.,:]*\s?%?[^.;\d]{0,14}\b(?:now|today|since|after|at the end)\b/iu,
  /\bwas\s(?:about\s)?\d[^.;]{0,60}?\b(?:mine|now|it|this year|after)\b[^.;\d]{0,16}\b(?:was|is|are|has)\s(?:about\s)?(?:\d|nil|none|zero)/iu,
  // "A gang of 4 on stacks up to 105 metres": the second figure is the most, and no change.
  /\b\d(?:[\d.,]*\d)?(?:ish)?(?:\s\p{L}+){0,3}\s(?:down\s(?:from|to)|up\sfrom)\s|\b\d(?:[\d.,]*\d)?(?:ish)?(?:\s\p{L}+){0,3},\s(?:down\s(?:from|to)|up\sfrom)\s/iu,
  /\((?:it |this |that )?(?:was|were|before:?|previously:?|formerly)\s[^)]{0,24}?\d/iu,
  /\btook\s(?:\p{L}+\s){0,4}\d[^.;]{0,40}\bnow\s(?:it['’]s\s|takes?\s)?(?:about\s)?\d/iu,
  /\b(?:formerly|previously|used to take)\b[^.]{0,40}\d?[^.]{0,20}\bnow\b/iu,
  /\b(?:time|rate|score|relay|average|record|handicap|failures?|errors?|wait|queue|cost|spend|stock|grade|attendance|waste|wastage)s?\b[^.;]{0,30}?(?<!\d)\d[\d.:,]*\s?%?\sto\s(?:about\s|under\s)?\d/iu,
  /:\s\d[\d.:,]*\s?%?\sto\s\d[\d.:,]*(?=\sin\s|[.;]|$)/iu,
  /\d[\d.,]*\sin\s(?:19|20)\d\d,?\s(?:and\s)?(?:nil|none|zero|\d[\d.,]*)\s(?:from|in|since|by)\s(?:19|20)\d\d/iu,
  /\b(?:had|were|was)\s(?:about\s)?\d[^.;]{0,50}[.;]\s[^.;]{0,20}\b(?:has|have|is|are|was|were)\s(?:only\s)?\d[^.;]{0,10}\bnow\b/iu,
  /\d\s?%[^.;]{0,50}?[,;]\s\d[\d.]*\s?%\s(?:a|one|two|three|six|\d+)\s(?:years?|months?|weeks?)\s(?:after|later|on)\b/iu,
];
/** A place in a ranking, a figure against its target, a finish before its day. */
const RANKED =
  /(?<![\p{L}\d])(?:\d{1,3}(?:st|nd|rd|th)|first|second|third)\s(?:of|out of|on|in|among)\s[^.;]{0,30}?\d|\b(?:in|among|of|into) the top\s(?:\d+|three|five|ten)\b|\btop\s(?:\d+|three|five|ten)(?:\s?%|\s(?:of|in|out of|nationally|seller|performer)\b)|\((?:target|standard|goal|quota|average|plan)\s?:?\s?(?:of\s)?[£$€]?\d|\d\s?%?,?\sagainst\s(?:about\s)?\d|#\d{1,2} of \d|\d\s?%?[^.;]{0,20},\s(?:the |a |our )?(?:contract|target|plan|standard|goal|quota|brief|norm|average) (?:said|was|is|asked for|required|allowed)\s(?:\p{L}+\s)?\d|\bbest of (?:\d|three|four|five|six|seven|eight|nine|ten|twelve)|\bagainst (?:an? |the )?(?:\p{L}+ )?(?:target|average|plan|quota|standard|norm) of\b|\d\s?%[^.;]{0,30}[,(]\s?(?:floor|team|campaign|industry|trust|site|company|agency|national|group|branch|department|unit|average)\p{L}*\s(?:\p{L}+\.?\s){0,2}\d[\d.]*\s?%|\d\s(?:days|weeks|months|hours)\s(?:before|early|ahead)\b|\bbudget (?:of )?[£$€]\s?\d[^.;]{0,14}\b(?:spent|came in|cost)\b|\bthe (?:most|highest|lowest|best|fastest|largest|first)\b[^.;]{0,30}\b(?:since|ever|in the|of all)\b/iu;
/** Whether a line tells where something stood against others, its target or its day. */
export const tellsOfRank = (text: string): boolean => RANKED.test(text);

/** "Downtime 61 hours in 2022, 23 hours in 2025": one measure in two years. Better only where its name says which way is good. */
function isBetterByYear(text: string): boolean {
  const [, first = '', unit = '', from = '', second = '', to = ''] =
    /(?<![\d.,])(\d[\d.,]*)(\s?%|\s\p{L}+)?\sin\s((?:19|20)\d\d),?\s(?:and\s|to\s)?(\d[\d.,]*)(?:\s?%|\s\p{L}+)?\sin\s((?:19|20)\d\d)/iu.exec(text) ?? [];
  if (unit === '' || Number(from) >= Number(to)) return false;
  const fell = Number(second.replaceAll(',', '')) < Number(first.replaceAll(',', ''));
  return fell && LESS_IS_BETTER.test(text);
}
const LESS_IS_BETTER =
  /\b(?:downtime|errors?|mistakes|complaints?|thefts?|accidents?|incidents?|injuries|absence|sickness|turnover|attrition|waste|rejects?|rejections?|returns|delays?|overtime|losses|shrinkage|arrears|waiting|wait|failures?|breakdowns?|defects?|falls|readmissions?)\b/iu;

/** Whether a line tells of something that was different afterwards, and not for the worse. */
export function tellsOfChange(line: string): boolean {
  // "From 11 pm to 7 am" is a shift.
  const text = withoutNames(line);
  const changes = changesIn(text);
  if (changes.some(({ isBetter }) => isBetter === false)) return false;
  return (
    changes.length > 0 ||
    SPANS.some((pattern) => isSpan(pattern.exec(text), text)) ||
    CHANGED_IN_WORDS.test(text) ||
    isBetterByYear(text) ||
    SET_AGAINST.some((pattern) => pattern.test(text))
  );
}
