import { TITLE_WORDS } from '../../lexicon/reading/titles.ts';
import { readPlace } from '../../reading/contact/places.ts';
import { townCountry } from '../../reading/contact/towns.ts';

/** Where people look for work, and no list of towns and states has it. */
const REGIONS =
  /^(?:midwest|midlands|east anglia|home counties|highlands|lowlands|borders|bay area|tri-?state area|new england|pacific northwest|tyneside|merseyside|teesside|wirral|the fens|dach|emea|apac|eu|europe|scandinavia|benelux|gulf|gcc|otago|southland|canterbury|waikato|bay of plenty|hawke'?s bay|rhineland|rheinland|ruhrgebiet|île-de-france|ile-de-france|ncr|delhi ncr)$/iu;
/** What stands before or behind the name of a place: "greater Manchester area", "southern suburbs", "Lyon et alentours". */
const DIRECTION =
  /^(?:the\s+)?(?:north|south|east|west|central|mid|inner|outer|upper|lower|greater|northern|southern|eastern|western|(?:north|south)[- ]?(?:east|west)(?:ern)?)\s+/iu;
const AROUND =
  /\s+(?:et (?:ses )?alentours|et environs|und umgebung|und umland|y alrededores|and (?:surroundings?|surrounding areas?|around|area)|area|region|suburbs|metro(?: area)?|hills|coast|county|district|city centre|valley)$/iu;
/** What leads on to a place. */
const TOWARDS = /^(?:remote(?:ly)?|hybrid|based|on-?site)\s+(?:(?:in|near|around|from|within)\s+)?|^(?:in|near|around|at|from|bei|nähe|raum|à|en|im|w)\s+/iu;
const QUARTER = /^(?:suburbs?|coast|side|outskirts|counties|states)$/iu;
const NO_PLACE = /^(?:on-?site|in-?house|remote(?:ly)?|hybrid|wfh|anywhere|nationwide|worldwide|abroad|relocation|or|and)$/iu;
const SIDE_BY_SIDE = /\s*[/|&]\s*|\s+(?:or|and|oder|und|ou|et|o|y|e)\s+/iu;
const LONGEST = 8;

/** "Leeds", "Dublin 4", "Toronto ON", "remote in Germany", "southern suburbs". */
export function isPlace(text: string): boolean {
  const town = text.replace(/(?<=\p{L}{3}) \d{1,2}$/u, '').trim();
  if (NO_PLACE.test(town) || REGIONS.test(town) || townCountry(town) !== undefined || readPlace(town) !== null) return true;
  const bare = town.replace(TOWARDS, '').replace(DIRECTION, '');
  if (QUARTER.test(bare)) return bare !== town;
  const name = bare.replace(AROUND, '');
  return name !== town && name !== '' && isPlace(name);
}

/** Whether nothing but places is named, side by side where there are several: "Leipzig or remote in Germany", "Memphis / Southaven". */
export function arePlaces(text: string): boolean {
  if (isPlace(text)) return true;
  const parts = text.split(SIDE_BY_SIDE);
  return parts.length > 1 && parts.every((part) => part !== '') && parts.some(isPlace) && parts.every((part) => isPlace(part) || isProperName(part));
}

/** Words with capitals, none of them a trade: beside a town that is known, another place. */
const isProperName = (text: string): boolean =>
  text.split(' ').every((word) => /^\p{Lu}[\p{L}'’.-]+$/u.test(word) && !TITLE_WORDS.has(word.toLowerCase())) && text.split(' ').length <= 3;

/** What stands before the places at the end of a text, with how they are led up to left away; null where it ends in none. The longest first. */
export function beforePlaces(text: string, isEnough: (before: string) => boolean): string | null {
  const words = text.split(' ');
  for (let size = Math.min(LONGEST, words.length - 1); size > 0; size -= 1) {
    const before = words.slice(0, -size).join(' ').replace(LEADING_ON, '');
    // "Teacher of drama" is none in Drama, and what is joined to a name belongs to it.
    if (before !== '' && !JOINING.test(before) && arePlaces(words.slice(-size).join(' ')) && isEnough(before)) return before;
  }
  return null;
}

const LEADING_ON = /\s+(?:in|near|around|at|bei|nähe|raum|à|en|a|w)$/iu;
const JOINING = /(?:\s|^)(?:of|and|or|&|\/|oder|und|ou|et|with|for|y|o)$/iu;
