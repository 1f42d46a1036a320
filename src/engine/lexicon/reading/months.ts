/** Month names and abbreviations, folded, of the seven languages (index 1..12). */
const NAMES: Record<number, string> = {
  1: 'january jan januar janner janvier janv enero ene janeiro gennaio gen januari',
  2: 'february feb febr februar fevrier fev fevr febrero fevereiro febbraio februari',
  3: 'march mar marz mrz mars marzo março marco maart mrt maerz',
  4: 'april apr avril avr abril abr aprile',
  5: 'may mai mayo maio maggio mag mei',
  6: 'june jun juni juin junio junho giugno giu',
  7: 'july jul juli juillet juil julio julho luglio lug',
  8: 'august aug aout agosto ago augustus',
  9: 'september sept sep septembre septiembre setiembre setembro set settembre sett',
  10: 'october oct oktober okt octobre octubre outubro out ottobre ott',
  11: 'november nov novembre noviembre novembro',
  12: 'december dec dezember dez decembre diciembre dic dezembro dicembre',
};

export const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.entries(NAMES).flatMap(([month, names]) => names.split(' ').map((name): [string, number] => [name, Number(month)])),
);

/** Seasons and terms with the month in which they begin (northern year; a rough month beats none). */
export const SEASONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    3: 'spring fruhling fruhjahr printemps primavera voorjaar lente ss',
    6: 'summer sommer ete verano verao estate zomer',
    9: 'fall autumn herbst automne otono outono autunno herfst',
    10: 'ws wintersemester',
    12: 'winter hiver invierno inverno',
    4: 'sommersemester sose',
  }).flatMap(([month, names]) => names.split(' ').map((name): [string, number] => [name, Number(month)])),
);

/** "To date", folded. */
export const PRESENT_WORDS: readonly string[] = [
  'present', 'current', 'currently', 'now', 'today', 'ongoing', 'till date', 'to date', 'till now', 'until now', 'date', 'til date', 'continuing', 'onwards', 'onward', 'in progress', 'expected', 'currently employed', 'to present', 'current position',
  'heute', 'aktuell', 'jetzt', 'laufend', 'dato', 'andauernd', 'gegenwart', 'bis heute', 'derzeit', 'momentan',
  "aujourd'hui", 'aujourd’hui', 'actuel', 'actuelle', 'actuellement', 'ce jour', 'en cours', 'maintenant', 'a ce jour', 'nos jours',
  'actualidad', 'actual', 'presente', 'hoy', 'la actualidad', 'actualmente', 'la fecha', 'en curso', 'ahora',
  'atual', 'atualmente', 'hoje', 'o momento', 'momento', 'em curso', 'o presente', 'atualidade', 'data', 'em andamento',
  'oggi', 'attuale', 'attualmente', 'in corso', 'ad oggi', 'tuttora', 'adesso',
  'heden', 'nu', 'vandaag', 'huidig', 'op heden', 'lopend',
  '至今', '现在', '今', '目前', '現在', '今日', '現在に至る', '在职',
];

/** Words before a start with no end: "since 2019". */
export const SINCE_WORDS: readonly string[] = ['since', 'from', 'seit', 'ab', 'depuis', 'desde', 'dal', 'da', 'sinds', 'vanaf', 'starting', 'started', 'dallo'];
