import { articleFor } from '../english/grammar/article.ts';
import { capital } from '../english/grammar/capitals.ts';
import { respelled } from '../english/grammar/respelled.ts';
import { countWords } from '../english/tokens.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';

/** What a sentence must have to be kept for its own sake: a figure, a name, or what its writer looks for. */
const FIGURE =
  /(?<!\d)(?!1\d0\s?%)(?!\d\s?[ap]\.?m)(?<!within )\d(?!\d?\s?[ap]\.?m)|(?<!\p{L}|\bthe )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)(?!\p{L})/iu;
const NAMED = /(?<=[\p{Ll},] )\p{Lu}\p{L}{2,}/u;
const AIM =
  /(?<!\p{L})(?:looking|seeking|searching|wants?|would (?:like|love)|hop(?:e|ing)|aim(?:ing)?|ready|keen|next (?:step|move|job|post)|applying|in search of|after|transition(?:ing)?|mov(?:e|ing) (?:in)?to|open to)(?!\p{L})/iu;
const PLACEHOLDER = /\[[^\]]*\]|lorem ipsum|(?<!\p{L})(?:insert|your) (?:job title|company|name|industry)/iu;
/** Leans on a sentence before it. */
const LEANS = /^(?:I also|also|and|but|it|this|that|these|they|both|which)(?!\p{L})/iu;
/** Praise in front of a noun that says no more with it. */
const HOLLOW =
  /(?<![\p{L}-])(?:highly|deeply|truly|extremely|very|exceptionally|incredibly|remarkably|unusually|particularly|uniquely)? ?(?:passionate|dedicated|dynamic|enthusiastic|adaptable|determined|diligent|motivated|self[- ]motivated|results?[- ](?:driven|oriented|focused)|detail[- ](?:oriented|orientated|focused)|hard[- ]?working|conscientious|reliable|ambitious|driven|charismatic|visionary|innovative|exciting|challenging|rewarding|reputed|esteemed|rich|forward[- ]thinking|proactive|versatile|talented|outgoing|bubbly|energetic|high[- ]energy|seasoned|accomplished|creative-minded|goal[- ]oriented|target[- ]driven|commercially (?:aware|astute)|customer[- ]focused|organi[sz]ed|committed|trustworthy|honest|motivational|inspirational|vibrant)(?!\p{L})/iu;
const PRAISED = new RegExp(String.raw`(?:${HOLLOW.source}(?:,\s+and\s+|,\s+|\s+and\s+|\s+))+(?=\p{L})`, 'giu');
/** The last of several: "experienced and dedicated teacher" keeps its first. */
const PRAISED_LAST = new RegExp(String.raw`(?<=\p{L})(?:,?\s+and|,)\s+(?:${HOLLOW.source})(?=\s+\p{L})`, 'giu');
/** Where a part of a sentence begins that may be left out. */
const JOINT =
  /,? (?:with|who (?:is|has|thrives|believes|brings)|coupled with|possessing|having|having an?|where I can|where I could|that will allow|in an?(?= [^,.]*(?:organi[sz]ation|compan(?:y|ies)|firm|environment))|and(?= (?:an? )?(?:strong|excellent|good|proven|keen|positive) ))(?!\p{L})|, /gu;

/**
 * A profile as its writer put it, spelling mended, without what our own detectors strike (`struck`, in small letters) as far as that can
 * go with the sentence left whole: sentences of praise alone, praising adjectives, and clauses that end in praise.
 */
export function mendedProfile(text: string, struck: readonly string[]): string {
  const rows = respelled(text)
    .split('\n')
    .map((row) => row.replace(/(?<!\p{L})([Aa]) (?=[aeiouAEIO]\p{L})/gu, (_, article: string, at: number) => asArticle(article, row.slice(at + 2))));
  const strikes = (part: string): number => struck.filter((term) => part.toLowerCase().includes(term)).length;
  return rows
    .map((row) => {
      if (ITEMS.test(row)) return row;
      const kept: string[] = [];
      let isLeft = false;
      for (const sentence of row.split(/(?<=[\p{L}\p{N})”"]{2}[.!?])\s+(?=["“\p{Lu}])/u)) {
        const told = PLACEHOLDER.test(sentence)
          ? ''
          : strikes(sentence) === 0
            ? withoutPraiseInFront(sentence)
            : unbroken(withoutPraise(sentence, strikes), sentence);
        if (told !== '' && !(isLeft && LEANS.test(told))) kept.push(told);
        isLeft = told === '';
      }
      return kept.join(' ');
    })
    .filter((row) => row !== '')
    .join('\n');
}

/** "Determined Accountant with three years": praise in front of the title that the sentence begins with. */
function withoutPraiseInFront(sentence: string): string {
  const [praise = '', article = ''] = IN_FRONT.exec(sentence) ?? [];
  const rest = sentence.slice(praise.length);
  return praise === '' || article !== '' || !isTitled(rest.split(/\s+/u).slice(0, TITLE_BEHIND).join(' ')) ? sentence : capital(rest);
}
const IN_FRONT = new RegExp(String.raw`^(an? )?(?:${HOLLOW.source})(?:(?:,\s+and|,|\s+and)?\s+(?:${HOLLOW.source}))*\s+(?=\p{L})`, 'iu');
/** The title stands among so many words behind it. */
const TITLE_BEHIND = 3;

/** What was cut before its noun: "driving transformational", "architecting scalable, robust". */
const LEFT_HANGING =
  /(?:,? (?:in |of |on |for )?\p{L}+ing)(?: (?:the|a|an))?(?:,? (?:and )?(?:\p{L}+-)?\p{L}+(?:al|ive|ous|able|ible|ic|ant|ent|ary|ful|ed|ust|ent|less|wide|critical|edge))+$/iu;
/** A sentence whose cut went through a word or left an adjective without its noun is cut further back; empty where too little is left. */
function unbroken(told: string, sentence: string): string {
  if (told === '') return '';
  const own = new Set(sentence.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []);
  if ((told.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []).some((word) => !own.has(word) && !/^an?$/u.test(word))) return '';
  const stop = /[.!?]$/u.exec(told)?.[0] ?? '';
  const bare = told.slice(0, told.length - stop.length);
  const isCut = sentence.slice(sentence.indexOf(bare.slice(-LAST)) + LAST).startsWith(',');
  // "Who excels at prioritizing", of three things that she excels at.
  const whole = isCut ? bare.replace(LEFT_HANGING, '') : bare;
  const head = isCut ? whole.replace(/,? (?:who|that|which) \p{L}+ (?:at|in|on|by) \p{L}+ing$/iu, '') : whole;
  return countWords(head) < LEAST_LEFT ? '' : head + stop;
}
/** Characters by which the end of a cut is found again. */
const LAST = 14;

/** Whether a profile tells a recruiter who this is, how long, or what for. */
export function saysSomething(mended: string, isCut = false): boolean {
  // Rows of items are no sentences.
  const profile = mended
    .split('\n')
    .filter((row) => !ITEMS.test(row))
    .join(' ');
  if (countWords(profile) < (isCut && !FIGURE.test(profile) && !/(?<!\p{L})years?(?!\p{L})/iu.test(profile) && !NAMED.test(profile) ? LEAST_CUT : LEAST_WORDS))
    return false;
  const isAimed = (AIM.test(profile) && NAMED.test(profile)) || /(?<!\p{L})years(?!\p{L})/iu.test(profile);
  return (
    isAimed ||
    FIGURE.test(profile) ||
    profile
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => TITLE_WORDS.has(word) && !NO_TITLE.test(word))
  );
}
/** A row of items is no sentence. */
const ITEMS = /[•|]/u;
const LEAST_WORDS = 8;
/** The same of what is left after the praise, where it has neither a figure nor a name. */
const LEAST_CUT = 13;
/** A sentence shorter than this after the praise has gone is a stump. */
const LEAST_LEFT = 3;

/** A title stands among the first words. */
const TITLE_AT = 7;
/** Praise of a person in place of a title. */
const NO_TITLE = /^(?:leader|professional|individual|person|graduate|expert|specialist|player)s?$/u;
const isTitled = (sentence: string): boolean =>
  (/^[^,]*/u.exec(sentence)?.[0] ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, TITLE_AT)
    .some((word) => TITLE_WORDS.has(word) && !NO_TITLE.test(word));

/** A sentence without its praise; empty where nothing is left that tells, itself where the praise cannot be taken out of it. */
function withoutPraise(sentence: string, strikes: (part: string) => number): string {
  const stop = /[.!?]$/u.exec(sentence)?.[0] ?? '';
  let told = sentence.slice(0, sentence.length - stop.length).replace(PREDICATE, '$1');
  for (const joint of [...told.matchAll(JOINT)].toReversed()) {
    const clause = told.slice(joint.index, endOfClause(told, joint));
    const rest = told.slice(joint.index + clause.length);
    if (strikes(clause) === 0 || FIGURE.test(clause) || (AIM.test(clause) && NAMED.test(clause)) || (joint[0] === ', ' && rest !== '')) continue;
    // "with skills and a passion for data": what goes on with "and" takes the joint over.
    const [, next = ''] = /^ and (?=an? )(.*)$/u.exec(rest) ?? [];
    // Of "with Xero, Sage and a proven track record" the list keeps its "and".
    if (/^,? and$/u.test(joint[0])) told = told.slice(0, joint.index).replace(/(?<=\swith [^,]*), ([^,]+)$/u, ' and $1') + told.slice(joint.index);
    const before = told.length - clause.length - rest.length;
    told = told.slice(0, before) + (next !== '' && /^,? with$/u.test(joint[0]) ? ` with ${next}` : rest);
  }
  told = told.replace(PRAISED_LAST, (all, ...rest) => {
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    return isBefore(told.slice(at + all.length).trim()) ? '' : all;
  });
  told = told.replace(PRAISED, (all, ...rest) => {
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    return isBefore(told.slice(at + all.length)) && !/(?<!\p{L})(?:am|is|are|be|being|feel)\s$/iu.test(told.slice(0, at)) ? '' : all;
  });
  told = capital(
    told
      .replace(/\b(an?) (?=\p{L})/giu, (_, article: string, at: number, all: string) => asArticle(article, all.slice(at + article.length + 1)))
      .replace(/^[\s,]+|[\s,]+$/gu, ''),
  );
  // "A care professional": an article in front of nothing but the person.
  told = told.replace(/^An? (?=\p{Ll})/u, '').replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase());
  if (countWords(told) < LEAST_LEFT || NO_AIM.test(told)) return '';
  // "driving transformational": the noun went with the rest of a row of adjectives.
  if (STUMP.test(told) && !STUMP.test(sentence.slice(0, sentence.length - stop.length))) return sentence;
  if (FIGURE.test(told) || NAMED.test(told)) return told + stop;
  // What is wanted, or who this is, is kept where it is more than praise.
  return (isTitled(told) && strikes(told) <= 1) || (AIM.test(told) && strikes(sentence) <= 1 && strikes(told) === 0) ? told + stop : '';
}
/** "I am seeking a role": that much everybody does who sends a CV. */
const NO_AIM =
  /^(?:I(?: am|['’]m)? )?(?:currently )?(?:now )?(?:looking for|seeking|searching for|in search of) (?:an? )?(?:new )?(?:(?:full|part)[- ]time |permanent |similar )?(?:role|position|job|post|opportunity|career|employment|work)$/iu;
/** Ends of adjectives. */
const STUMP =
  /(?!professional$|individual$)(?<!\p{L})[\p{L}-]*\p{L}{3}(?:ional|ical|ative|ous|able|ible|less|[- ](?:driven|critical|wide|focused|oriented|based|led))$/u;
/** "I am hard-working and reliable and I have ..." */
const PREDICATE = new RegExp(String.raw`(?<!\p{L})I am (?:${HOLLOW.source}(?:,\s+and\s+|,\s+|\s+and\s+))+(I\s)`, 'giu');

/** Whether a noun follows, and no word that wants the adjective for itself ("hard-working and honest"). */
const isBefore = (after: string): boolean =>
  /^\p{L}[\p{L}-]*(?:[\s,.]|$)/u.test(after) && !/^(?:about|to|and|or|with|in|at|for|of|by|that|who|person|individual|I|we|my|in)(?!\p{L})/iu.test(after);
const asArticle = (article: string, noun: string): string => `${/^\p{Lu}/u.test(article) ? capital(articleFor(noun)) : articleFor(noun)} `;

/** "with a passion for books, people and connecting the two": what goes on behind a comma goes with its clause, unless it says something. */
function endOfClause(text: string, joint: RegExpExecArray): number {
  const end = nextJoint(text, joint.index + joint[0].length);
  const rest = text.slice(end);
  return joint[0] !== ', ' && /^, (?!with|who)/u.test(rest) && !FIGURE.test(rest) && !NAMED.test(rest) && !AIM.test(rest) ? text.length : end;
}

function nextJoint(text: string, from: number): number {
  const next = /,? (?:with|who|coupled with|and(?= an? )|seeking|looking|where)(?!\p{L})|, /u.exec(text.slice(from));
  return next === null ? text.length : from + next.index;
}
