import { capital } from '../../../english/grammar/capitals.ts';
import { cvVerb, inTense, verbOf } from '../../../english/grammar/verbs.ts';
import { DONE_NOUNS, NOMINALS } from '../../../lexicon/wording/nominals.ts';

type Form = 'past' | 'present';

/** The name of a part of a page in front of a line that tells by itself. */
const LABEL =
  /^(?:(?:key|main|major|selected|notable|primary|core|job|significant)\s)?(?:achievements?|accomplishments?|responsibilit(?:y|ies)|duties|results?|highlights?|contributions?|tasks?)(?:\s(?:and|&)\s(?:responsibilities|duties|achievements|accomplishments|tasks))?\s*(?::|\s[–—-])\s*(?=\p{L})/iu;

/** The line without its label; the line itself where it has none, or where no deed stands behind it. */
export function withoutLabel(text: string): string {
  const rest = text.replace(LABEL, '');
  return rest === text || cvVerb((/^\p{L}+/u.exec(rest)?.[0] ?? '').toLowerCase()) === undefined ? text : capital(rest);
}

/** Verbs of success: what one had to achieve is not achieved yet. */
const SUCCESS =
  /^(?:increase|reduce|improve|grow|achieve|boost|cut|ensure|maximi[sz]e|minimi[sz]e|exceed|optimi[sz]e|generate|attain|win|meet|drive|enhance|strengthen|save|raise|lower|be|have|know|learn|gain|understand)$/u;

/** "Was able to reduce", "have trained", "was preparing", "to provide": the deed in front. Null where there is none. */
export function ownDeed(text: string, tense: Form): string | null {
  const [, able = '', thing = ''] = /^(?:I )?(?:was|were) able to (?:successfully )?(\p{Ll}+)(\s.+)$/iu.exec(text) ?? [];
  if (cvVerb(able)?.form === 'bare' && !hasSecondVerb(thing)) return `${capital(inTense(able, 'past'))}${thing}`;
  const [, doing = '', object = ''] = /^(?:I )?(?:was|were) (\p{Ll}+ing)(\s.+)$/u.exec(text.replace(/^W/u, 'w')) ?? [];
  const deed = cvVerb(doing);
  if (deed?.form === 'ing' && !/(?:,|\band|&)\s+\p{Ll}+ing\b/u.test(object)) return `${capital(inTense(deed.verb, 'past'))}${object}`;
  const [, done = '', rest = ''] = /^(?:I )?(?:have|has) (?:also |successfully )?(\p{Ll}+)(\s.+)$/iu.exec(text) ?? [];
  const had = cvVerb(done);
  if (had?.form === 'past' && inTense(had.verb, 'past') === done) return `${capital(done)}${rest}`;
  const [, toDo = '', what = ''] = /^To (?:also )?(\p{Ll}+)(\s.+)$/u.exec(text) ?? [];
  const duty = cvVerb(toDo);
  return duty?.form === 'bare' && !SUCCESS.test(duty.verb) && !hasSecondVerb(what) ? `${capital(inTense(toDo, tense))}${what}` : null;
}

/** A further bare verb behind a joint, which no rule turns with the first. */
const hasSecondVerb = (text: string): boolean =>
  [...text.matchAll(/(?:,|\band|\bor|&)\s+(?:\p{Ll}+ly\s+)?(\p{Ll}+)/gu)].some(([, word = '']) => ['bare', 'third'].includes(verbOf(word)?.form ?? '')) ||
  /\bI\b|\bmy\b|\bme\b/u.test(text);

const DUTY =
  /^(?:(?:was|were|is|primarily|solely|mainly|also|directly|fully)\s)*(?:responsible for|in charge of|accountable for|(?:duties|responsibilities)\s(?:included?|includes|including|were)|tasked with|charged with)\s+/iu;
/** "The timely preparation and review of": the noun's own adjectives make no deed. */
const HEAD = String.raw`(?:the\s)?(?<nouns>\p{L}[\p{L}-]+(?:(?:,\s(?:and\s)?|\s(?:and|&)\s)\p{Ll}[\p{L}-]+){0,2})\sof\s(?<object>.+)`;
const HEADED = new RegExp(`^${HEAD}$`, 'iu');
const FINITE =
  /\b(?:is|are|was|were|has|have|had|led|resulted|results|required|requires|includes?|included|involves?|involved|that|which|who|etc|also|as well as|along with)\b|\/\p{Ll}+ing\b|[;:]|\s[–—-]\s/iu;

/** "Preparation and filing of monthly returns" is "Prepared and filed monthly returns". Null where a noun is of no deed, or the object is not certain. */
export function nominalTold(text: string, tense: Form): string | null {
  const told = text.replace(DUTY, '');
  const isDuty = told !== text;
  const items = told.split(/(,\s+(?:and\s+)?|\s+(?:and|&)\s+)(?=(?:the\s)?\p{Ll}[\p{L}-]+\sof\s)/u);
  // "Preparation and filing of returns": two nouns of one object.
  while (items.length > 1 && !/\sof\s/u.test(items[0] ?? '')) items.splice(0, 3, items.slice(0, 3).join(''));
  const parts: string[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const part = nominalPart(items[at] ?? '', tense, isDuty || at > 0);
    if (part === null) return null;
    parts.push(part);
  }
  const joints = items.filter((_, at) => at % 2 === 1);
  return capital(parts.map((part, at) => `${part}${joints[at] ?? ''}`).join(''));
}

function nominalPart(text: string, tense: Form, isInside: boolean): string | null {
  const { nouns = '', object = '' } = HEADED.exec(text)?.groups ?? {};
  if (nouns === '' || FINITE.test(object) || /^(?:a|an)\s/iu.test(nouns)) return null;
  const words = nouns.split(/(,\s(?:and\s)?|\s(?:and|&)\s)/u);
  const verbs = words.map((word, at) => (at % 2 === 1 ? word : NOMINALS.get(word.toLowerCase())));
  if (verbs.includes(undefined)) return null;
  // "Organization of American States".
  if (!isInside && /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(object) && /^(?:organi[sz]ation|administration|management|production)$/iu.test(nouns)) return null;
  // A deed of another form behind the object would stay a thing among deeds.
  const further = [...object.matchAll(/(?:,\s+(?:and\s+)?|\s(?:and|&|or)\s+)(?:the\s)?(\p{Ll}+)(?=\s|[,.]|$)/gu)].some(
    ([, word = '']) =>
      word.endsWith('ing') || ['bare', 'third', 'past'].includes(cvVerb(word)?.form === 'third' ? '' : (cvVerb(word)?.form ?? '')) || NOMINALS.has(word),
  );
  if (further) return null;
  return `${verbs.map((verb, at) => (at % 2 === 1 ? verb : inTense(verb ?? '', tense))).join('')} ${object}`;
}

const LIGHT =
  /^(?:performed|conducted|completed|carried out|did|undertook|perform|conduct|complete|carry out|performs|conducts|completes)\s(\p{Ll}+)\s(?:of|on)\s(.+)$/iu;

/** "Performed inspections of vehicles" is "Inspected vehicles". */
export function lightTold(text: string): string | null {
  const [, noun = '', object = ''] = LIGHT.exec(text) ?? [];
  const verb = DONE_NOUNS.get(noun);
  if (verb === undefined || FINITE.test(object) || /^(?:a|an)\s(?:daily|weekly|monthly|regular)\s/iu.test(object)) return null;
  const isPast = /^(?:performed|conducted|completed|carried|did|undertook)/iu.test(text);
  return `${capital(inTense(verb, isPast ? 'past' : 'present'))} ${object}`;
}
