import type { Context } from '../../context.ts';
import { BOASTFUL_HANDLE, SILLY_HANDLE_PIECES } from '../../lexicon/form/mail.ts';
import type { Detector } from '../detector.ts';
import { placeOf } from '../structure/placement.ts';

const SILLY: ReadonlySet<string> = new Set(SILLY_HANDLE_PIECES);
/** Below this a piece must stand alone: "lol" is inside "lola", "hase" inside "haselbeck". */
const EMBEDDED_LENGTH = 6;

/**
 * A mail handle made of something sillier than a name. A handle made of the person's own name is none, whatever the
 * name means in English (law 6), and neither are figures: they may be a year of birth.
 */
export const emailHandleDetector: Detector<'email-handle'> = {
  kind: 'email-handle',
  detect(context) {
    const { email } = context.cv;
    const handle = email?.value.split('@')[0] ?? '';
    if (!email || !isSilly(handle, nameTokens(context))) return [];
    return [{ quote: email.value, ...placeOf(email), weight: 5, facts: { handle } }];
  },
};

function isSilly(handle: string, names: readonly string[]): boolean {
  let rest = handle.toLowerCase();
  for (const name of names) if (name.length > 1) rest = rest.replace(name, ' ');
  const pieces = rest.split(/[\s._+-]+/u).flatMap((piece) => [piece, piece.replace(/\d+/gu, '')]);
  if (pieces.some((piece) => SILLY.has(piece)) || BOASTFUL_HANDLE.test(rest) || isEpithet(rest, names)) return true;
  const letters = rest.replace(/[^\p{L}\s]/gu, '');
  return SILLY_HANDLE_PIECES.some((piece) => piece.length >= EMBEDDED_LENGTH && letters.includes(piece)) || /(?<![\p{L}\p{N}])x{2,}.*x{2,}/u.test(rest);
}

/** "dazza.the.legend", "jo_the_hammer": with an article of its own, a word is a title, not a name. */
function isEpithet(rest: string, names: readonly string[]): boolean {
  return names.some((name) => name.length > 1) && !names.includes('the') && /(?:^|[._+-])the[._+-]\p{L}{3,}/u.test(rest);
}

function nameTokens(context: Context): string[] {
  const name = context.cv.name?.value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() ?? '';
  return name.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length);
}
