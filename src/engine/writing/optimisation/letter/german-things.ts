/** Heads of which the article is certain, by how they end. */
const FEMININE =
  /(?:ung|heit|keit|schaft|tion|sion|tät|pflege|tik|metrie|logie|(?:fer|sist|qui)enz|[bf]il?anz|inanz|(?:at|ekt|ult|it)ur|(?:mont|port|[fn]l|bel)age|arbeit|annahme|ausgabe|abnahme|aufnahme|übergabe|hilfe|kontrolle|analyse|kasse|lehre)$/u;
const MASCULINE =
  /(?:satz|bau|kauf|lauf|gang|dienst|betrieb|kontakt|service|umgang|transport|versand|aufbau|ablauf|vertrieb|schnitt|druck|empfang|unterricht|besuch|austausch|abgleich|schutz|anbau)$/u;
const NEUTER = /(?:wesen|management|marketing|training|controlling|recruiting|lager|monitoring)$/u;
const PLURAL =
  /(?:ungen|ionen|heiten|keiten|schaften|daten|arbeiten|läufe|papiere|unterlagen|besuche|gespräche|kontrollen|tests|checks|pläne|berichte|anträge|termine|dienste|schichten|stimmen|bücher|sätze|abende|touren|fahrten|prüfungen|tionen|messungen|verträge|kurse|runden|aufträge|projekte|anlagen|rechnungen|reparaturen|reklamationen)$/u;
/** "Einrichten von", "Auslesen der": a verb as a thing. */
const VERB_AS_THING = /^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u;
const BEHIND_A_VERB = /^(?:von|der|des|eines|einer)(?!\p{L})/u;
/** A figure or a number word, and what may stand in front of one. */
const AMOUNT =
  /^(?:(?:ca\.|etwa|rund|gut|über|bis zu|circa|durchschnittlich|täglich|wöchentlich|monatlich) ?)?(?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)/u;
const PREPOSITION =
  /^(?:in|im|bei|beim|mit|für|auf|an|am|nach|bis|ab|von|vom|zu|zum|zur|über|unter|aus|durch|inklusive|inkl\.|einschließlich|vor allem|auch)(?!\p{L})/u;
/** A verb, or what became of a thing. */
const CLAUSE = /(?<!\p{L})(?:ich|wir|man|ist|sind|war|waren|wird|wurden?|hat|haben|hatte|die man|das man|den man)(?!\p{L})|[:;!?„“]/u;

/** A thing of one's work with the article it certainly has; null where no rule knows. */
function withArticle(thing: string): string | null {
  const [first = '', second = ''] = thing.split(/\s/u);
  const head = first.replace(/[,.]$/u, '');
  if (!/^\p{Lu}[\p{L}-]+$/u.test(head)) return null;
  if (PLURAL.test(head)) return thing;
  if (FEMININE.test(head) && !VERB_AS_THING.test(head)) return `die ${thing}`;
  const low = head.toLowerCase();
  if (MASCULINE.test(low)) return `der ${thing}`;
  if (NEUTER.test(low)) return `das ${thing}`;
  return VERB_AS_THING.test(head) && BEHIND_A_VERB.test(`${second} `.trim()) ? `das ${thing}` : null;
}

/**
 * A German line of nouns as a sentence can hold it, every thing with its article and an amount in brackets: "die Anpassung von
 * Hörsystemen (rund 320 Versorgungen im Jahr)"; null where an article is not certain or the line is no list of things.
 */
export function germanThings(source: string): { text: string; isOne: boolean } | null {
  if (CLAUSE.test(source) || /(?<!\p{L})(?:ge\p{Ll}{3,}t|\p{Ll}{3,}iert)$/u.test(source)) return null;
  const items: string[] = [];
  for (const [at, part] of source.split(/, (?![^(]*\))/u).entries()) {
    const last = items.at(-1);
    if (AMOUNT.test(part)) {
      if (last === undefined || last.includes('(')) return null;
      items[items.length - 1] = `${last} (${part})`;
    } else if (at > 0 && PREPOSITION.test(part)) {
      if (last === undefined || last.includes('(')) return null;
      items[items.length - 1] = `${last} ${part}`;
    } else {
      // "Beratung und Verkauf": each with its own.
      const [, one = '', other = ''] = /^(\p{Lu}[\p{L}-]+) und (\p{Lu}[\p{L}]+)$/u.exec(part) ?? [];
      // "Satz von Programmheften, Gesangbüchern und Plakaten": more of what it is done to.
      if (last !== undefined && / von /u.test(last) && /^\p{Lu}\p{Ll}+n(?: und \p{Lu}\p{Ll}+n)?$/u.test(part)) {
        items[items.length - 1] = `${last}, ${part}`;
        continue;
      }
      const told = (one === '' ? [part] : [one, other]).map(withArticle);
      if (told.some((item) => item === null)) return null;
      items.push(...told.flatMap((item) => item ?? []));
    }
  }
  const [only = ''] = items;
  return {
    text: items.length === 1 ? only : `${items.slice(0, -1).join(', ')} und ${items.at(-1) ?? ''}`,
    isOne: items.length === 1 && /^(?:die|der|das) /u.test(only),
  };
}

/** What became of a thing, by the noun that says so. */
const CHANGED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Senkung: 'gesenkt',
    Reduzierung: 'reduziert',
    Reduktion: 'reduziert',
    Verringerung: 'verringert',
    Verkürzung: 'verkürzt',
    Steigerung: 'gesteigert',
    Erhöhung: 'erhöht',
    Verbesserung: 'verbessert',
    Umstellung: 'umgestellt',
    Halbierung: 'halbiert',
    Verdopplung: 'verdoppelt',
  }),
);

/** "Senkung der Leerkilometer von 21 auf 13 Prozent" as "habe ich die Leerkilometer von 21 auf 13 Prozent gesenkt"; null for any other line. */
export function germanChange(source: string): string | null {
  const [, noun = '', thing = '', rest = '', tail = ''] =
    /^(\p{Lu}\p{Ll}+) der (\p{Lu}[\p{L}-]+)((?: (?:von|um|auf|durch|in|im|bei|nach|innerhalb) [^,;:()]+)?)(?:, ([^,;:]+))?$/u.exec(source) ?? [];
  const done = CHANGED.get(noun);
  if (done === undefined || CLAUSE.test(source)) return null;
  // "62 Titel übertragen": what was done on the way.
  const also = tail === '' ? '' : /^\d[\d.]* \p{Lu}[\p{L}-]+ (?:\p{Ll}*ge\p{Ll}+|(?:über|be|ver|er|ent)\p{Ll}+)(?:t|en)$/u.test(tail) ? ` und ${tail}` : null;
  return also === null ? null : `habe ich die ${thing}${rest} ${done}${also}`;
}
