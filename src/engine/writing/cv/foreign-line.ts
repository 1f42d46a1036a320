import { capital } from '../../english/grammar/capitals.ts';

/** Where a new deed begins in a run-on sentence of the language. */
const JOINS: Readonly<Record<string, RegExp>> = {
  de: /\s*;\s+|,\s+(?=(?:ich|außerdem|dazu|zudem)\s)|\s+und\s+(?=ich\s|habe\s)/giu,
  fr: /\s*;\s+|(?:,|\s+et|\s+puis)\s+(?=j['’]|je\s)/giu,
  es: /\s*;\s+|(?:,|\s+y)\s+(?=yo\s|también\s)/giu,
};

/** A run-on sentence in single deeds; languages without a rule stay whole. */
export function foreignDeeds(line: string, language: string): string[] {
  const join = JOINS[language];
  return join === undefined
    ? [line]
    : line
        .split(join)
        .map((part) => part.trim())
        .filter((part) => part !== '');
}

/** A line without "I", as the language's CVs have it. Nothing is added; what no rule knows stays as it is typed. */
export function foreignLine(line: string, language: string): string {
  if (language === 'de') return german(line);
  if (language === 'fr') return french(line);
  if (language === 'es') return line.replace(/^(?:yo|también)\s+(?=\p{L})/iu, '');
  return line;
}

function german(line: string): string {
  const told = line
    .replace(/^(?:außerdem|dazu|zudem|und)\s+/iu, '')
    // "Ich habe das Mahnwesen neu aufgebaut": the participle at the end tells it alone.
    .replace(/^(?:ich )?(?:habe|hab) (?:(?:das|die|den|der|dem|mein\p{L}*|unser\p{L}*)\s+)?(?=.*(?:ge\p{L}+|\p{L}+(?:t|en))[.\s]*$)/iu, '')
    .replace(/^ich (?=(?!bin\b|war\b|habe?\b|hatte\b|kann\b|konnte\b|mich\b)\p{Ll}+e\s)/iu, '')
    .replace(/^ich (?:bin|war) (?=(?:zuständig|verantwortlich|beauftragt|betraut)\b)/iu, '');
  return told === told.toLowerCase() || /^\p{Lu}[^\p{Lu}]*$/u.test(told) ? withNouns(told) : told;
}

const NOT_NOUNS: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einer einem einen mir mich uns ihr ihm ihn sich allen alle allem anderen andere beiden diesem dieser dieses jedem jeder jedes meinem meiner hand anfang neu alt mehr weniger ca etwa rund über bis und oder sowie mit von für auf aus in an am im zu zum zur bei nach um pro als auch nicht nur sehr immer täglich wöchentlich gut viel vielen selbst'.split(
    ' ',
  ),
);
const ENDINGS =
  /(?<!\p{L})\p{Ll}{3,}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ität|quote|ling|linge|schein|wesen|betrieb|leiter|leitung|abschluss|annahme|ausgabe|fahrer|kasse|schicht|posten|kosten|verkauf|einkauf|lager|buchhaltung|prüfung|planung|arbeiten|aufgaben|bestellungen)(?!\p{L})/gu;
const AFTER_NUMBER = /(?<=(?<![\p{L}\d])(?:\d[\d.,]*\s|pro\s|je\s))(\p{Ll}{3,})(?!\p{L})/gu;
const AFTER_SMALL =
  /(?<=(?<!\p{L})(?:der|die|das|den|dem|des|von|mit|für|im|am|zum|zur|bei|beim|vom|ein|eine|einer|einem|einen)\s(?:\p{Ll}+(?:en|er|es|e|em)\s)?)(\p{Ll}{3,})(?=\s*(?:[,;.:]|$|\s(?:und|oder|mit|von|für|im|in|am|zum|zur|bei|auf|aus|an|nach|um|pro|sowie|bis)(?!\p{L})))/gu;

/** German typed without capitals: nouns that their ending or their place gives away get theirs. */
function withNouns(line: string): string {
  const noun = (word: string): string => (NOT_NOUNS.has(word) ? word : capital(word));
  return line.replace(AFTER_NUMBER, noun).replace(AFTER_SMALL, noun).replace(ENDINGS, noun);
}

const FRENCH_VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    prends: 'prendre',
    réponds: 'répondre',
    tiens: 'tenir',
    sers: 'servir',
    mets: 'mettre',
    vends: 'vendre',
    suis: '',
    reçois: 'recevoir',
    conduis: 'conduire',
    écris: 'écrire',
    traduis: 'traduire',
  }),
);

/** "Je forme les nouveaux" -> "Former les nouveaux"; "j’ai géré la caisse" -> "Géré la caisse". */
function french(line: string): string {
  const done = /^j['’]ai (?:aussi |également |toujours )?(\p{Ll}+(?:é|i|u|is|it|ert|aint))\s(.+)$/iu.exec(line);
  if (done !== null) return `${done[1] ?? ''} ${done[2] ?? ''}`;
  const service = /^je fais (?:le |la |les |l['’]|du |de la )?(.+)$/iu.exec(line)?.[1];
  if (service !== undefined) return service;
  const [whole, word = '', rest = ''] = /^(?:je |j['’])(?:aussi )?(\p{Ll}+)\s(.+)$/iu.exec(line) ?? [];
  if (whole === undefined) return line;
  const low = word.toLowerCase();
  const known = FRENCH_VERBS.get(low);
  if (known === '') return line.replace(/^je suis (?=(?:responsable|chargée?|en charge)\b)/iu, '');
  if (known !== undefined) return `${known} ${rest}`;
  return low.endsWith('e') ? `${low.replace(/è(?=\p{L}e$)/u, 'é')}r ${rest}` : line;
}
