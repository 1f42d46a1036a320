import { PLAIN_WORDS } from '../lexicon/words/plain-words.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import { advertLines } from './advert-text.ts';

/** Somebody that an advert names as the one to write to. */
export interface ContactPerson {
  /** "Ms", "Dr", "Frau Dr."; empty where the advert gives none. */
  address: string;
  /** The name as it is said behind the address: the surname behind "Ms" and "Frau", the whole where there is no address. */
  name: string;
}

const NAME = String.raw`\p{Lu}[\p{Ll}’'-]+(?:[ -]\p{Lu}[\p{L}’'-]+){0,2}`;
const ADDRESS = String.raw`(?:Ms|Mrs|Miss|Mr|Mx|Dr|Prof(?:essor)?)\.?`;
/** A post in front of a name: "Head of Wardrobe", "Clinical Manager". */
const POST = String.raw`(?:(?:our|the) )?(?:\p{L}+ ){0,3}?`;
/** "To apply send a CV to ...", "contact ...", "for a chat call ...". */
const ENGLISH = new RegExp(
  String.raw`(?:(?<!\p{L})(?:contact|ring|call|phone|ask for|speak to|talk to|write to|reach|email|attention(?: of)?|attn:?|FAO)|(?<!\p{L})(?:send|email|apply|applications?|address(?:ed)?|forward|resumes?|CVs?|letters?)(?!\p{L})[^.!?\n]{0,50}? to) ${POST}(?:(${ADDRESS}) )?(${NAME})(?=[\s,.;:)]|$)`,
  'u',
);
/** "An Frau Dr. Merkwitz", "Herrn Tiemann", "Ansprechpartnerin: Frau Lenz". */
const GERMAN =
  /(?<!\p{L})(?:an|Ansprechpartner(?:in)?(?: ist)?:?|beantwortet(?: Ihnen)?|Ihnen|bei|erreichen Sie) (Frau|Herrn?) ((?:(?:Prof|Dr|Dipl\.-Ing)\. )*)(?:\p{Lu}[\p{Ll}-]+ )?(\p{Lu}[\p{L}-]+)/u;
/** Words of houses and posts: no person. */
const NO_PERSON =
  /(?<!\p{L})(?:team|hr|human|resources|department|office|reception|manager|director|recruitment|careers?|jobs?|line|desk|hotel|school|council|trust|ltd|limited|street|road|centre|center|us|you|me|them|the|our|your|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)(?!\p{L})/iu;

/** The person that an advert says to write to or to ring, as a letter greets her; null where it names none for certain. */
export function contactIn(text: string, company = ''): ContactPerson | null {
  for (const line of advertLines(text)) {
    const [, form = '', titles = '', surname = ''] = GERMAN.exec(line) ?? [];
    if (surname !== '') return { address: `${form.replace('Herrn', 'Herr')} ${titles}`.trim(), name: surname };
    const [, address = '', name = ''] = ENGLISH.exec(line) ?? [];
    const words = name.split(/[ -]/u);
    if (name === '' || NO_PERSON.test(name) || company.includes(name) || words.some((word) => TITLE_WORDS.has(word.toLowerCase()))) continue;
    // A name of one word may be a town or a program; one of plain words is a department.
    if (address === '' && (words.length < 2 || words.some((word) => PLAIN_WORDS.has(word.toLowerCase())))) continue;
    return address === '' ? { address, name } : { address: address.replace(/\.$/u, ''), name: words.length > 1 ? (name.split(' ').at(-1) ?? name) : name };
  }
  return null;
}
