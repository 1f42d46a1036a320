import { countWords } from '../../english/tokens.ts';
import { isContactText } from '../../building/model/private-text.ts';
import { MACHINE_INSTRUCTIONS } from '../../lexicon/form/instructions.ts';

/** Longer lines are nobody's bullet; the rest of one that long is left out. */
const MAX_LINE = 420;
/** Lines of one answer that are made into bullets, at most: more than any job of a CV has, so that none brought along is lost. */
const MAX_LINES = 60;
const MARK = /^[\s•●▪■◦‣➢►✓✔❖◆*·–—+>o-]{1,6}(?=[\s\p{Lu}\p{L}\d])(?<![o-](?=\p{L}))/u;
/** Also where the next sentence begins small, as people type; not behind "approx." or "St.". */
const SENTENCE_END =
  /(?<=(?:[\p{L}\p{N})%"'”’]{2}|[\p{L}%]\s\d)[.!?])(?<!(?<!\p{L})(?:approx|st|mr|mrs|ms|dr|prof|no|vs|inc|ltd|co|dept|incl|excl|(?<!\d\s?)max|(?<!\d\s?)min|ca|bzw|usw|inkl|nr|str|z\.b|d\.h|u\.a|i\.e|e\.g|e\.v)\.)\s+(?=[\p{L}\d"“])/iu;

/** Duties that name none. */
const EMPTY =
  /^(?:(?:and|any|all|many|various)\s+)*(?:other|general|ad[- ]hoc|various|miscellaneous)\s+(?:(?:ad[- ]hoc|general|related|office)\s+)?(?:duties|tasks|stuff|things|jobs)\b(?:\s+(?:as|when|where|if|that|assigned|required|by)\b.*)?[.\s]*$|^(?:allgemeine|sonstige|diverse)\s+(?:\p{L}+\s+)?(?:tätigkeiten|aufgaben|arbeiten)(?:\s+aller art)?[.\s]*$/iu;

/** What is typed where nothing is to be said. */
const NOTHING =
  /^(?:n\/?a|none|nothing(?: really| much| special)?|no(?:ne)?|nil|idk|dunno|(?:i )?(?:don'?t|do not) (?:know|have (?:one|any))|not (?:sure|applicable|much|really)|no idea|same(?: as above)?|ditto|(?:the )?same (?:(?:kind|sort|type) of )?(?:thing|stuff|job|work|role|duties)s?(?: really)?|test|asdf\p{L}*|xx+|keine?s?|nichts|weiß nicht|rien|aucune?|sais pas|nada|ningun[oa]?|(?:i )?(?:haven'?t|have not|never) (?:had|got) a job(?: yet| before)?|tbc|tbd)[.!?\s]*$/iu;
/** What somebody feels about the job, or why she wants another: nothing for a CV. */
const FEELING =
  /^(?:but |and |so )*i (?:really |just |do )*(?:love|like|enjoy|hate|miss)d? (?:my|the|this|that|it|working (?:here|there)|being)\b(?!.*\d).{0,60}$|^(?:but |and |so )*(?:it'?s|its|it is) time (?:to|for)\b.*$|^(?:that'?s|thats) (?:it|all|about it)\b.*$/iu;

/** Why somebody left, and for whom: nobody's business (law 6). */
const LEAVING =
  /^(?:but |and |so |then |i |had to )*(?:(?:left|quit|resigned|stopped(?: work(?:ing)?)?) (?:to|because|when|after|due|on|for|as|work|in \d{4})|(?:was |got |been )*made redundant|(?:went|was|been) on (?:maternity|paternity|sick|parental)|(?:maternity|paternity|sick|parental) leave|took (?:a |some )?(?:time off|(?:career )?break|time out))\b(?!.*\d\s?%).*$/iu;

/** Whether an answer says nothing ("n/a", "idk"). */
export const isNothing = (answer: string): boolean => NOTHING.test(plainText(answer).replace(/^[\s.–—-]+/u, ''));

/** What somebody typed, in one line: no control characters, no tags, no emoji, typographic apostrophes made plain. */
export function plainText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/<(script|style)\b[^>]{0,200}>[\s\S]{0,2000}?<\/\1\s*>/giu, ' ')
      .replace(/<\/?[a-z][^<>]{0,300}>/giu, ' ')
      .replace(/&nbsp;/giu, ' ')
      .replace(/&amp;/giu, '&')
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u20E3/gu, (sign) => (/[©®™]/u.test(sign) ? sign : ' '))
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, ' ')
      .replace(/[‘’‛`´]/gu, "'")
      .replace(/[“”„‟]/gu, '"')
      .replace(/([!?])[!?]+/gu, '$1')
      .replace(/\.{2,}|…/gu, '. ')
      .replace(/(?<!\S)(\S+)(?:\s+\1){2,}(?!\S)/gu, '$1')
      // A blank of an earlier CV ("[how many?]") is no answer; what else stands in square brackets is an aside.
      .replace(/(?:\s?[:,])?\s*\[[^[\]]*\?\]/gu, '')
      .replace(/\[([^[\]]*)\]/gu, '($1)')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** One answer in lines of their own: its line breaks, bullet signs and sentences. Orders to a machine are left out. */
export function linesOf(answer: string): string[] {
  const rows = answer.split(/[\n\r\u2028\u2029]+|\s[•●▪■◦‣]\s?/u).map((row) => plainText(row).replace(MARK, '').trim());
  const lines = rows.flatMap((row) => (rows.length > 1 && isWritten(row) ? [row] : row.split(SENTENCE_END).flatMap(dashed))).map((line) => line.trim());
  return [...new Set(lines)]
    .filter(
      (line) =>
        (line.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
        !EMPTY.test(line) &&
        !NOTHING.test(line) &&
        !FEELING.test(line) &&
        !LEAVING.test(line) &&
        !isContactText(line) &&
        !MACHINE_INSTRUCTIONS.some((order) => order.test(line)),
    )
    .slice(0, MAX_LINES)
    .map(clipped);
}

/** A line as CVs have them, brought along from one: its author has cut it already. What is typed begins small, or says "i". */
export const isWritten = (row: string): boolean => /^[\p{Lu}\d“"£€$]/u.test(row) && !/(?<!\p{L})i(?!\p{L}|\.)/u.test(row) && countWords(row) >= LEAST_WRITTEN;
const LEAST_WRITTEN = 3;

/** "diary management - travel booking - board packs": dashes for line breaks, if there are at least two, or one before a deed. */
function dashed(line: string): string[] {
  const parts = line.split(/\s+[-–—*•]\s+/u);
  return parts.length >= 3 && parts.every((part) => countWords(part) >= 2) ? parts : [line];
}

function clipped(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const cut = line.slice(0, MAX_LINE);
  const at = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), cut.lastIndexOf(' '));
  return cut
    .slice(0, at > MAX_LINE / 2 ? at : MAX_LINE)
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .trim();
}
