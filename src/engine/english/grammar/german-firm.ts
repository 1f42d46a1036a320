/** What a house is, in front of its own name: "Musikverlag Hartwig", "Spedition Wesertal". */
const MASCULINE_OR_NEUTER =
  /^(?:\p{Lu}\p{Ll}*)?(?:[Vv]erlag|[Bb]etrieb|[Aa]mt|[Vv]erein|[Tt]heater|[Hh]aus|[Kk]linikum|[Zz]entrum|[Ii]nstitut|[Mm]useum|[Bb]üro|[Ss]tudio|[Vv]erband|[Hh]of|[Ll]andkreis|[Hh]eim)$/u;
const FEMININE =
  /^(?:\p{Lu}\p{Ll}*)?(?:[Ff]irma|[Ss]pedition|[Kk]linik|[Gg]esellschaft|[Ss]tadt|[Gg]emeinde|[Pp]raxis|[Aa]potheke|[Ss]chule|[Uu]niversität|[Ss]tiftung|[Gg]enossenschaft|[Ss]parkasse|[Kk]anzlei|[Aa]gentur|[Bb]äckerei|[Dd]ruckerei|[Gg]ärtnerei|[Ss]chreinerei|[Tt]ischlerei|[Mm]etzgerei|[Ww]erkstatt|[Vv]erwaltung|[Hh]ochschule)$/u;
/** What a firm is by law, with its article. */
const LEGAL_FORM = /(?<!\p{L})(?:GmbH|AG|KG|OHG|UG|GbR|KGaA|mbH|eG)(?: & Co\. ?\p{L}+)?$/u;

/** "Beim Musikverlag Hartwig", "bei der Spedition Wesertal", "bei der Porta GmbH", "bei Siemens": where somebody works, with the article a German gives it. */
export function beiFirm(company: string): string {
  const [first = '', ...rest] = company.split(' ');
  if (LEGAL_FORM.test(company)) return `bei der ${company}`;
  if (rest.length === 0) return `bei ${company}`;
  return FEMININE.test(first) ? `bei der ${company}` : MASCULINE_OR_NEUTER.test(first) ? `beim ${company}` : `bei ${company}`;
}
