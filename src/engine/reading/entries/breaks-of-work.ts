import { BREAK_TITLE } from '../../lexicon/form/personal-labels.ts';
import { readPlace } from '../contact/places.ts';
import { townCountry } from '../contact/towns.ts';
import { titleScore } from '../text/evidence-words.ts';
import type { Piece } from './heads.ts';
import type { Named } from './towns-of-jobs.ts';
import { WITH_STATE } from './comma-heads.ts';

/** At home, named as others name a job. */
const AT_HOME = /full[\s-]time (?:parent|mother|father|mum|dad)|stay[\s-]at[\s-]home|homemaker|housewife/iu;

/** Where a table has a column for the employer, those who had none write so. */
const NO_HOUSE = /^(?:(?:at )?home|(?:my |own )?family|none|n\/a|private|zu hause|familie|casa|maison)$/iu;
const isNamed = ({ text, place }: Piece): boolean => !place && !NO_HOUSE.test(text.trim());

/** Whether the head of an entry says that there was no job: "Career break (three children)", "Laid off with the oil price"; a "Maternity leave cover" is a job. */
export function isBreakHead(pieces: readonly Piece[]): boolean {
  const [first] = pieces.filter(isNamed);
  return first !== undefined && BREAK_TITLE.test(first.text.replace(/\([^()]*\)/gu, ' ')) && (titleScore(first.text) < 2 || AT_HOME.test(first.text));
}

/** The head of a break as its own words: for nobody, but where it says itself for whom. */
export function breakOf({ title, company, place }: Named, pieces: readonly Piece[]): Named {
  const [first = null] = pieces.filter(isNamed);
  const own = [title, company].find((found) => found !== null && found !== first && isNamed(found) && (found.company >= 2 || found.employer)) ?? null;
  return { title: first, company: own, place, sure: false };
}

/** Capitals on all its words but the small ones, and more than one of them. */
export const isProperName = (text: string): boolean => /^\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}'’.&-]*|&|of|the|and|for|de|du|von))+$/u.test(text);

const FEWEST_HOUSES = 2;

/**
 * Whether the heads of a section name houses and nothing else: "Fennimore Bulk Carriers, Toledo OH" over what was done there, and in no
 * head a word that names a job.
 */
export function areHouses(named: readonly Named[]): boolean {
  const alone = named.filter(({ title, company }) => title !== null || company === null);
  const houses = alone.filter(({ title, company, place }) => company === null && title?.title === 0 && isHouseInTown(title.text, place));
  return houses.length >= FEWEST_HOUSES && houses.length === alone.length;
}

function isHouseInTown(text: string, place: Piece | null): boolean {
  const [name = '', ...town] = text.split(/,\s+/u);
  const sits =
    town.length === 0 ? place !== null : WITH_STATE.test(town.join(', ')) || readPlace(town.join(', ')) !== null || townCountry(town.join(', ')) !== undefined;
  return isProperName(name) && sits;
}

/** What was taken for a title as the house it is. */
export const asHouse = (found: Named): Named => (found.company === null && found.title?.title === 0 ? { ...found, title: null, company: found.title } : found);
