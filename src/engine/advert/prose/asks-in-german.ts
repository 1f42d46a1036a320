import type { Statement } from '../statements.ts';
import type { ProseAsk } from './prose-ask.ts';

const HAVE = String.raw`haben|hast|besitzen|besitzt|verfügen über|verfügst über|bringen|bringst|können|kannst|sollten|solltest|müssen|musst|sind|bist|sprechen|sprichst|arbeitest|kennen|kennst|beherrschen|beherrschst`;
/** "Sie haben", "Du bringst", "Außerdem sollten Sie", "Sie werden". */
const FRAME = new RegExp(
  `^(?:(?:außerdem|zudem|ferner|darüber hinaus|idealerweise|gern|gerne|weiterhin)\\s)?(?:(?:sie|du)\\s(?<verb>${HAVE}|werden|wirst)|(?<turned>${HAVE}|werden|wirst)\\s(?:sie|du))\\s`,
  'iu',
);
const NEXT_DEMAND = new RegExp(
  `,?\\sund\\s(?=(?:${HAVE}|gut|gute[rsn]?|sehr|einen?|eine|idealerweise|erfahrung|kenntnisse|sicher)\\s)|,\\s(?=(?:idealerweise|einen?|eine|gute[rsn]?|sehr|${HAVE})\\s)`,
  'giu',
);
const NEXT_DUTY =
  /,?\s(?:und|sowie)\s(?=(?:die|den|das|bei|für|im|neue)\s)|,\s(?=(?:die|den|das|bei|für|im|neue)\s)|(?<=\p{Ll}e[rl]?n)(?:,|,?\sund)\s(?=\p{Lu}\p{Ll}+\s(?:\p{L}+\s){0,2}?\p{Ll}+e[rl]?n(?!\p{L}))/giu;
/** What stands before and behind the thing itself. */
const BEFORE = new RegExp(
  `^(?:(?:${HAVE}|idealerweise|bereits|außerdem|über)\\s)*(?:bereit sein,\\s|bereit,\\s)?(?:(?:einen?|eine|ein)\\s)?(?:(?:gültigen?|gültige)\\s)?`,
  'iu',
);
const BEHIND = /\s(?:mit|mitbringen|haben|besitzen|verfügen|sein)$/iu;
/** Given, and not asked for. */
const OFFERED =
  /^(?:bei uns|(?:gern|gerne) (?:im|mit|in einem) |im team|teil|ein(?:en)? (?:team|mitglied)|von (?:uns|unser)|eingearbeitet|erhalten|bekommen|profitieren)\b/iu;

/** The same of a German sentence whose subject is the reader; null where it is another. */
export function asksInGerman({ text, zone }: Statement): ProseAsk[] | null {
  const plain = text.replace(/[.!]+$/u, '');
  const frame = FRAME.exec(plain);
  if (frame === null || /\b(?:nicht|kein\p{L}*)\b/iu.test(plain)) return null;
  const isDuty = /^(?:werden|wirst)$/iu.test(frame.groups?.['verb'] ?? frame.groups?.['turned'] ?? '');
  const isWish = zone === 'nice' || /^(?:idealerweise|gerne?)\b/iu.test(plain);
  return plain
    .slice(frame[0].length)
    .split(isDuty ? NEXT_DUTY : NEXT_DEMAND)
    .flatMap((part): ProseAsk[] => {
      const thing = part.replace(BEFORE, '').replace(BEHIND, '').trim();
      if (!/\p{L}{3}/u.test(thing) || OFFERED.test(thing)) return [];
      return [{ text: thing, zone: isWish || /\bidealerweise\b/iu.test(part) ? 'nice' : isDuty ? 'duty' : 'must' }];
    });
}
