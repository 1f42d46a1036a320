import type { Context } from '../../../context.ts';

const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|eight|twelve)`;
const NOTICE = new RegExp(
  String.raw`(?<!\p{L})(?:(${COUNT}) (weeks?|months?)['’]? notice|notice(?: period)?(?: is)?:? (${COUNT}) (weeks?|months?))(?!\p{L})`,
  'iu',
);
const AT_ONCE =
  /(?<!\p{L})(?:(?:can|could|able to|free to|ready to) start (?:straight away|at once|immediately|right away|now)|available (?:immediately|straight away|at once|now)|immediate start)(?!\p{L})/iu;
const FROM =
  /(?<!\p{L})(?:can start|could start|available|free)(?: to start)? from (?:the )?((?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: 20\d\d)?)(?!\p{L})/u;
const GERMAN =
  /(?<!\p{L})(?:Kündigungsfrist:? (?:beträgt )?((?:\d{1,2}|ein|eine|zwei|drei|vier|sechs) (?:Wochen?|Monate?)(?: zum [\p{L}]+)?)|ab sofort verfügbar|sofort verfügbar|(?:Eintritt|verfügbar) (ab (?:dem )?[\d.]+ ?\p{L}*(?: \d{4})?))/u;

/** When somebody could begin, as the CV prints it, in a sentence; empty where it does not say. */
export function noticeOf({ lines, cv }: Context): string {
  for (const { text } of lines) {
    if (cv.language === 'de') {
      const [all, long, from] = GERMAN.exec(text) ?? [];
      if (all !== undefined)
        return long !== undefined
          ? `Meine Kündigungsfrist beträgt ${long}.`
          : from !== undefined
            ? `Beginnen könnte ich ${from}.`
            : 'Beginnen könnte ich sofort.';
      continue;
    }
    if (cv.language !== 'en') continue;
    const [, a, aUnit = '', b, bUnit = ''] = NOTICE.exec(text) ?? [];
    const count = (a ?? b)?.toLowerCase();
    if (count !== undefined)
      return `My notice period is ${count} ${(a === undefined ? bUnit : aUnit).toLowerCase().replace(/s$/u, '')}${/^(?:1|one)$/u.test(count) ? '' : 's'}.`;
    const day = FROM.exec(text)?.[1];
    if (day !== undefined) return `I could start from ${day}.`;
    if (AT_ONCE.test(text)) return 'I could start straight away.';
  }
  return '';
}
