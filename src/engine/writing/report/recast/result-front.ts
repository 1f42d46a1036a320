import { capital, inside } from '../../../english/grammar/capitals.ts';
import { cvVerb, pastOf } from '../../../english/grammar/verbs.ts';

/** A result with its figure at the end of a line, behind the deed it came of. */
const RESULT =
  /^(?<deed>[^:;]{15,150}?)(?:,\s(?:thereby\s|thus\s)?(?<gerund>increasing|reducing|cutting|saving|raising|boosting|lowering|decreasing|growing|doubling|halving|shortening)|,?\swhich\s(?<past>increased|reduced|cut|saved|raised|boosted|lowered|decreased|doubled|halved|shortened))\s(?<what>[^,:;]{4,80})$/u;
const FIGURE = /\d\s?%|[£$€]\s?\d|\bfrom \d[^.]* to \d|\bby \d|\b\d[\d,]* (?:hours|days|minutes|weeks)\b/u;

/** "Rebuilt the menu, raising takings by 12%" is "Raised takings by 12%: rebuilt the menu". Null where no figure stands at the end, or another in front. */
export function resultInFront(text: string): string | null {
  const { deed = '', gerund, past, what = '' } = RESULT.exec(text)?.groups ?? {};
  const verb = gerund === undefined ? undefined : cvVerb(gerund)?.verb;
  const told = past ?? (verb === undefined ? undefined : pastOf(verb));
  const first = (/^\p{L}+/u.exec(deed)?.[0] ?? '').toLowerCase();
  if (told === undefined || !FIGURE.test(what) || /\d/u.test(deed) || /\b(?:and|or)\s\p{Ll}+ing\b|\b(?:that|which|who)\b/u.test(`${what} ${deed}`)) return null;
  if (
    cvVerb(first)?.form !== 'past' ||
    /^(?:recogni[sz]ed|awarded|named|promoted|ranked|chosen|selected|known|appointed)\b/u.test(first) ||
    /\.\S/u.test(what.replace(/\d\.\d/gu, ''))
  )
    return null;
  return `${capital(told)} ${what}: ${inside(deed.trim())}`;
}
