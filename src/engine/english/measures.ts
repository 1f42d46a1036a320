/**
 * Figures that measure something: percentages, money, counts, sizes. Years, dates, times of day, versions,
 * phone-like strings and digits inside names ("S3", "ISO 9001", "Windows 10", "B2B", "3D") are no measure.
 */
const NUMBER =
  /(?:[$€£₹]\s?|(?:USD|EUR|GBP|CHF|INR)\s)?\d+(?:[.,'’]\d+)*\s?(?:\+\s?)?(?:%|MM\b|percent\b|per cent\b|prozent\b|[kKmMbB](?:n|io)?\b\+?|bn\b|million\b|billion\b|thousand\b|lakhs?\b|crores?\b|x\b|[$€£])?\+?/giu;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousands?|million|dozens?|doubl(?:ed|ing|es?)|tripl(?:ed|ing|es?)|quadrupl(?:ed|ing|es?)|halv(?:ed|ing|es?)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|verdoppelt|halbiert|deux|trois|quatre|cinq|dix|doublé|dos|tres|cuatro|cinco|diez)(?![\p{L}])/iu;
const NAMED =
  /\b(?:iso|windows|office|version|v|vers|python|java|angular|vue|level|stage|phase|grade|tier|layer|form|section|article|chapter|room|rev|release|sap|oracle|server|sql server|class|title|act|rule|gaap|ifrs|http|web|step|type|html|css|es|ios|android|net|c\+\+|php|exchange|sharepoint|sigma|part|unit|code|no|nr|series|ages?|aged|pier|highway|route|ext|po box|#)[\s.:-]*$/iu;
const MONTH_NAME =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|spring|summer|fall|autumn|winter|q[1-4])\p{Ll}*\.?,?\s*$/iu;

/** The figures of a text that measure something, as written ("30%", "$1.2M", "12"). */
export function measuresIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const written = match[0].trim();
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const after = text.slice(match.index + match[0].trimEnd().length, match.index + match[0].length + 14);
    if (isMeasure(written, before, after)) found.push(written);
  }
  return found;
}

function isMeasure(written: string, before: string, after: string): boolean {
  if (/[\p{L}_/.:#]$/u.test(before)) return false;
  const marked = /[%$€£₹+xkmbn]|percent|per cent|prozent|illion|thousand|lakh|crore|usd|eur|gbp|chf|inr/iu.test(written);
  if (marked) return true;
  if (/^[\p{L}_]/u.test(after) || /^[/:]\d/u.test(after) || /^(?:st|nd|rd|th|\s?[ap]\.?m)\b/iu.test(after)) return false;
  if (/^(?:19|20)\d\d$/u.test(written) || MONTH_NAME.test(before) || NAMED.test(before)) return false;
  if (/^\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}*\b/iu.test(after)) return false;
  // "Job Coaching 101", "Pier 39": the number belongs to the name before it, unless that word opens the statement.
  if (/[\p{L}\d,;]\s+\p{Lu}\p{Ll}+\s$/u.test(before)) return false;
  return !/^\d{7,}$/u.test(written) && !/^0\d/u.test(written) && !/^\d+\.\d+\.\d+/u.test(written);
}

/** Whether a statement measures anything, in figures or in words ("doubled", "three"). */
export function isMeasured(text: string): boolean {
  return (
    measuresIn(text).length > 0 ||
    NUMBER_WORD.test(text) ||
    /(?<![\p{L}\d])\p{Lu}?\d+\s?(?:hours?|days?|weeks?|months?|years?|people|users|customers|clients)(?!\p{L})/iu.test(text)
  );
}
