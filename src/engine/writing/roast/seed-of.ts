import type { Context } from '../../context.ts';
import { isPrivateLine } from '../../privacy/private-lines.ts';

/**
 * The text that the choice of wording hangs on: the work alone, so that the same CV under another name, address or number reads
 * the same.
 */
export function seedText(context: Context): string {
  const { name, email, phone } = context.cv;
  const personal = [name, email, phone].flatMap((read) => (read ? [read.value] : []));
  return context.lines
    .map((line) => {
      if (isPrivateLine(context, line)) return '';
      return personal.reduce((text, value) => text.replaceAll(value, ''), line.text);
    })
    .join('\n');
}
