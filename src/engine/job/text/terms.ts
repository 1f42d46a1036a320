import snowball from 'snowball-stemmers';
import { PLAIN_WORDS } from '../../lexicon/words/plain-words.ts';

/** A word of a text, made comparable. */
export interface Word {
  /** Folded and stemmed: "Managing" and "managers" differ, "manages" and "managing" do not. */
  key: string;
  start: number;
  end: number;
  /** Begins with a capital. */
  capital: boolean;
  /** A comma, a full stop, a bullet sign or the like stands before it: no phrase reaches over it. */
  cut: boolean;
}

const stemmer = snowball.newStemmer('english');
/** Of words of the dictionary alone: names and whatever else a CV says of its owner are worked out anew and not kept (law 7). */
const stems = new Map<string, string>();

/** British spellings and abbreviations the stemmer does not bring together. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    programme: 'program',
    programmes: 'program',
    centre: 'center',
    centres: 'center',
    labour: 'labor',
    behaviour: 'behavior',
    colour: 'color',
    theatre: 'theater',
    catalogue: 'catalog',
    tyre: 'tire',
    tyres: 'tire',
    modelling: 'modeling',
    counselling: 'counseling',
    counsellor: 'counselor',
    licence: 'license',
    defence: 'defense',
    paediatric: 'pediatric',
    anaesthesia: 'anesthesia',
    fulfilment: 'fulfillment',
    jewellery: 'jewelry',
    fibre: 'fiber',
    aluminium: 'aluminum',
    labelling: 'labeling',
    enrolment: 'enrollment',
    travelling: 'traveling',
    mgr: 'manager',
    sr: 'senior',
    jr: 'junior',
    dev: 'developer',
    eng: 'engineer',
    engr: 'engineer',
    mgmt: 'management',
    admin: 'administrator',
    asst: 'assistant',
    exec: 'executive',
    consultancy: 'consulting',
  }),
);

/** Words that the stemmer would melt into another of different meaning ("marketing" into "market"); only their plural goes. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'accounting accountant engineer engineering marketing banking testing tester teaching training trainer designer farming nursing writing writer painting painter university manager management ' +
    'operations operator operating relations animal animation important importance international internal internship general hospital hospitality publicity publicist mechanic physics customer customs business ' +
    'securities authority personal personnel department organization building buyer buying broker dealer driver driving packaging housing shipping trading trader lender lending drawing director directory production productivity digital fitness fitting'
  ).split(' '),
);

/** Comparable form of one word that holds no white space. */
export function keyOf(word: string): string {
  const lower = word.toLowerCase();
  if (!PLAIN_WORDS.has(lower)) return stemOf(word);
  const known = stems.get(lower);
  if (known !== undefined) return known;
  const key = stemOf(lower);
  stems.set(lower, key);
  return key;
}

function stemOf(word: string): string {
  const lower = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
  const spelled = SAME.get(lower) ?? american(lower);
  const singular = spelled.endsWith('s') && KEPT.has(spelled.slice(0, -1)) ? spelled.slice(0, -1) : spelled;
  // Three letters are an acronym or cannot be cut: "AWS" and "IIS" are no plurals.
  return lower.length <= 3 || KEPT.has(singular) ? singular : stemmer.stem(singular);
}

/** "-ise" belongs to these words themselves and is no British spelling of "-ize". */
const OWN_ISE =
  /^(?:merchandis|enterpris|exercis|franchis|advertis|supervis|revis|advis|televis|improvis|compromis|expertis|premis|promis|surpris|precis|concis|rais|prais|nois|otherwis|likewis)/u;

function american(word: string): string {
  return OWN_ISE.test(word) ? word : word.replace(/(?<=\p{L}{3}[nlrmtcdg])is(?=(?:ations?|e|ed|es|ing|ers?)$)/u, 'iz');
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*[+#]*/gu;

/** The words of a text in order, "and" left out as "&" is. "C++" and "C#" are words, ".NET" is the word "dotnet", "Node.js" gives "node" and "js". */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let before = 0;
  let cutBefore = false;
  for (const found of text.matchAll(WORD)) {
    const written = found[0];
    const start = found.index;
    const gap = text.slice(before, start);
    before = start + written.length;
    const lower = written.toLowerCase();
    if (lower === 'and') {
      cutBefore ||= /[,;:.(|]/u.test(gap);
      continue;
    }
    const net = lower === 'net' && gap.endsWith('.');
    const first = written.charCodeAt(0);
    words.push({
      key: net ? 'dotnet' : keyOf(written),
      start: net ? start - 1 : start,
      end: before,
      capital: net || (first >= 65 && first <= 90) || (first > 127 && written.charAt(0) !== written.charAt(0).toLowerCase()),
      cut: words.length === 0 || cutBefore || (gap !== ' ' && (!/^[\s\-‐‑–&/+'’"“”.]{1,3}$/u.test(gap) || /\.\s|\s[-–]/u.test(gap))),
    });
    cutBefore = false;
  }
  return words;
}

/** Comparable form of a phrase: the keys of its words with single spaces. */
export function phraseKey(phrase: string): string {
  return wordsOf(phrase)
    .map((word) => word.key)
    .join(' ');
}
