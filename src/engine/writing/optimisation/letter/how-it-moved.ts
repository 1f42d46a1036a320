import type { Deed } from './deeds.ts';

const DET = String.raw`(?:(?:the|our|my) )?`;
/** What was moved, in a few plain words: no figure, comma or clause of its own. */
const THING = String.raw`(${DET}(?!it |them |this |that )[\p{L}’'-]+(?: (?!from |to |by |and |or |which |that )[\p{L}\d’'-]+){0,4}?)`;
const FIGURE = String.raw`(?:about |around |over |nearly )?[£$€]?(\d[\d,.]*)\S*`;
const UNIT = String.raw`(?: (?:of |an? |per )?[\p{L}]+){0,3}?`;
const MOVED = new RegExp(
  String.raw`^(?:have |also )*(?:cut|reduced|lowered|raised|increased|improved|grew|took|got|brought|lifted|pushed) ${THING}(?: down| up)? from ${FIGURE}${UNIT} to (?:under |below |about |around |over )?[£$€]?(\d[\d,.]*)`,
  'iu',
);
const MOVED_ITSELF = new RegExp(
  String.raw`^${THING} (?:fell|rose|went|dropped|grew|came|improved|increased)(?: down| up)? from ${FIGURE}${UNIT} to (?:under |below |about |around |over )?[£$€]?(\d[\d,.]*)`,
  'iu',
);
/** A change of the whole house is no talk of one person's; what is nothing to talk of. */
const NO_TOPIC = /(?<!\p{L})(?:headcount|team|staff|myself|me|salary|pay|prices?|age)(?!\p{L})/iu;

/** "How late starts in Theatre 4 came down": the change that the told deeds brought about, as something to talk about; null where none says from what to what. */
export function howItMoved(deeds: readonly Pick<Deed, 'told' | 'result'>[]): string | null {
  for (const { told, result } of deeds) {
    for (const text of [told, result]) {
      const [, thing = '', from = '', to = ''] = MOVED.exec(text) ?? MOVED_ITSELF.exec(text) ?? [];
      const [before, after] = [from, to].map((figure) => Number(figure.replace(/[.,]$/u, '').replaceAll(',', '')));
      if (thing === '' || NO_TOPIC.test(thing) || before === undefined || after === undefined || !(before !== after)) continue;
      return `how ${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${after < before ? 'came down' : 'went up'}`;
    }
  }
  return null;
}
