import { cvVerb } from '../../../english/grammar/verbs.ts';
import { ASKS_BY_VERB } from '../../../lexicon/wording/asks/by-verb.ts';

/** The plain questions of the verb that a line opens with; none where it opens with no verb that we know. */
export function questionsByVerb(text: string): string[] {
  const opening = cvVerb((/^\p{L}[\p{L}-]*/u.exec(text.replace(/^(?:Also|I)\s+/u, ''))?.[0] ?? '').toLowerCase())?.verb;
  if (/\b(?:relationships?|rapport)\b/iu.test(text)) return ['Name one of them: what did they get from you, or you from them?'];
  if (opening === undefined || /\b(?:skills?|knowledge|strateg\p{L}+)\b/iu.test(text)) return [];
  const [, ...questions] = ASKS_BY_VERB.find(([verbs]) => verbs.split(' ').includes(opening)) ?? [''];
  return questions;
}
