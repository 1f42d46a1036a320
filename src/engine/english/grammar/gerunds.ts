import { verbForm } from './verb-forms.ts';

/** Work that lists of CV verbs leave out. */
const HUMBLE_VERBS =
  'bake bath chop clean cook dress dust empty feed/fed fetch fold iron lift load mop mow open paint peel photocopy pick plant scan sew shelve shop sweep/swept tidy type unload wash wipe weigh wrap ensure';
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    deal: 'dealt',
    make: 'made',
    take: 'took',
    keep: 'kept',
    write: 'wrote',
    run: 'ran',
    sell: 'sold',
    teach: 'taught',
    give: 'gave',
    hold: 'held',
    lead: 'led',
    build: 'built',
    drive: 'drove',
    buy: 'bought',
    bring: 'brought',
    do: 'did',
    set: 'set',
    put: 'put',
    cut: 'cut',
    get: 'got',
    see: 'saw',
    send: 'sent',
    meet: 'met',
    speak: 'spoke',
    find: 'found',
    pay: 'paid',
    choose: 'chose',
    feed: 'fed',
    tell: 'told',
    sweep: 'swept',
    draw: 'drew',
    go: 'went',
    understand: 'understood',
    oversee: 'oversaw',
    rewrite: 'rewrote',
    rebuild: 'rebuilt',
    grow: 'grew',
    win: 'won',
    spend: 'spent',
    have: 'had',
    be: 'was',
    begin: 'began',
  }),
);
const DOUBLING = /^(?:plan|map|net|program|refer|transfer|submit|control|trim|ship|stop|equip|chop|mop|shop|wrap|scan|sew)$/u;

/** "ordering" -> "ordered"; null for anything that is no -ing form of a verb of work. */
export function pastOfGerund(word: string): string | null {
  const low = word.toLowerCase();
  const form = verbForm(low);
  const verb = form?.tense === 'ing' ? form.verb : HUMBLE.get(low);
  return verb === undefined ? null : pastOf(verb);
}

/** The past tense of a bare verb. */
export function pastOf(verb: string): string {
  const irregular = IRREGULAR.get(verb);
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return DOUBLING.test(verb) && verb !== 'sew' ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`;
}

function ingOf(verb: string): string {
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLING.test(verb) && verb !== 'sew' ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb}ing`;
}

const HUMBLE: ReadonlyMap<string, string> = new Map(
  HUMBLE_VERBS.split(' ').map((entry): [string, string] => {
    const verb = entry.split('/')[0] ?? entry;
    return [ingOf(verb), verb];
  }),
);

/** Names of fields and things, as often as deeds: "marketing materials", "training plan". They turn into verbs only before an article and the like. */
const NOUNS: ReadonlySet<string> = new Set(
  'marketing training planning accounting engineering programming building testing reporting budgeting scheduling purchasing billing staffing recruiting printing funding housing nursing banking catering manufacturing advertising trading fundraising networking learning onboarding'.split(
    ' ',
  ),
);
/** Nouns of a list ("Filing, photocopying"), deeds after "responsible for". */
const DEEDS_OF_DUTY: ReadonlySet<string> = new Set(
  'filing editing writing teaching mentoring coaching cleaning cooking monitoring processing developing troubleshooting selling marking'.split(' '),
);
const AFTER_DEED = /^\s+(?:the|a|an|all|our|new|with|to|up|on|out|my|any|his|her|their|that|\d)\b/iu;

/**
 * A statement that opens with gerunds told in the past: "Answering the phone and dealing with enquiries" becomes
 * "Answered the phone and dealt with enquiries". `ofDuty`: what follows "responsible for", where nearly all of them are deeds. Null when it opens with anything else.
 */
export function gerundsToPast(text: string, ofDuty = false): string | null {
  const isNoun = (word: string): boolean => NOUNS.has(word) || (!ofDuty && DEEDS_OF_DUTY.has(word));
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const opening = pastOfGerund(first);
  if (opening === null || (isNoun(first.toLowerCase()) && !AFTER_DEED.test(text.slice(first.length)))) return null;
  // What is joined to a deed is a deed; what only follows a comma may be a thing ("wound care, training").
  const rest = text
    .slice(first.length)
    .replace(/(,\s+(?:and\s+)?|\s+and\s+|\s+&\s+)(\p{Ll}+ing)(?=\s|,|$)/gu, (whole, joint: string, word: string, at: number, all: string) => {
      const past = pastOfGerund(word);
      return past === null || (NOUNS.has(word) && !AFTER_DEED.test(all.slice(at + whole.length))) ? whole : `${joint}${past}`;
    });
  // Half in one tense and half in the other is worse than it was.
  return /\p{L}ing,? (?:and|&) \p{Ll}+ed\b|(?:and|&)\s+\p{Ll}+ing\b/u.test(rest) ? null : capital(opening) + rest;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence's first word within a sentence: names and abbreviations keep their capital. */
export const small = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) && !/^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
