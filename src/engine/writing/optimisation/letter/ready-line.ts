import { capital, uncapital } from '../../../english/grammar/capitals.ts';
import { squeezed } from '../../../english/folding.ts';
import { inTense, verbOf } from '../../../english/grammar/verbs.ts';
import { countWords } from '../../../english/tokens.ts';

/** Fewer words say too little of what was done. */
const LEAST = 3;

/**
 * A printed line as a sentence can be made of it: its label, broken signs and run-on end left out, a verb of the third person and a row
 * of gerunds told by whoever writes. It says no more than the line; null for a line that is damaged, speaks of a house, or is two lines in one.
 */
export function readyLine(printed: string, current: boolean): string | null {
  const text = rowOfDeeds(toldByMe(withoutRunOn(withoutLabel(mended(printed))), current));
  return countWords(text) < LEAST || DAMAGED.test(text) || OF_A_HOUSE.test(text) || NO_DEED.test(text) || hasLostWord(text) || hasTwoTenses(text) ? null : text;
}

/** Signs that a reader of PDF made of others, and a slash between two deeds. */
const mended = (text: string): string =>
  squeezed(
    text
      .replace(/^(?:â€¢|â–ª|â—)\s*/u, '')
      .replace(/â€™/gu, '’')
      .replace(/â€“|â€”/gu, '–')
      .replace(/Â(?=\s|$|[.,;:)])/gu, '')
      .replace(/\(\s+/gu, '(')
      .replace(/(?<=(?<!\p{L})(?:sub|pre|post|non|co|re|multi))- (?=\p{Ll}{4})/gu, '-')
      .replace(/(?<=\p{Ll}),(?=\p{Ll}{3})/gu, ', ')
      .replace(/(?<=\p{L}{2}(?:ed|ing))\s?\/\s?(?=\p{Ll}{2,}(?:ed|ing)(?!\p{L}))/gu, ' and ')
      .replace(/(?<=\p{Ll}{3}s that )includes(?!\p{L})/u, 'include')
      // "Saved company thousands"
      .replace(/(?<=^\p{Lu}\p{Ll}+ed |(?:that|for|by|from|to) )company(?= (?:thousands|did|does|was|is|has|had|to|by|from|over|\$|£))/u, 'the company')
      // "Authored weekly employee newsletter with readership of 4,600": one of its kind.
      .replace(
        /^(\p{L}+ed|Wrote|Led|Ran|Held) (?=(?:daily|weekly|monthly|quarterly) (?:\p{Ll}+ ){0,2}(?:newsletter|report|meeting|magazine|bulletin|blog|column|podcast)(?!\p{L}))/u,
        '$1 a ',
      )
      .replace(/ with (?=(?:readership|circulation|audience|turnover|budget|staff) of (?:over |about |more than )?[£$€]?\d)/u, ' with a ')
      .replace(/(?<=\b(?:of|for|with|over) )(?=(?:staff|team) of \d)/u, 'a '),
  );

/** What is no sentence of anybody: signs of another encoding, a stray quotation mark, an open list, figures grown into words. */
const DAMAGED =
  /â€|Ã|ï¼|(?<!\p{L})etc(?!\p{L})|\s['‘](?=\p{L})[^'’]*$|(?<!\p{L})\d\p{Lu}\p{Ll}|Company Name|City ?, ?State|(?<!['’])(?<!\p{L})\p{Ll}{4,}s (?:absence|awareness|behalf)(?!\p{L})|, \p{Lu}\p{Ll}+ing \p{Ll}|(?<!\p{L})(?:and and|the the|to to|of of)(?!\p{L})/u;
/** "Leading home healthcare company employing 4,500 professionals": who they are. */
const OF_A_HOUSE =
  /^(?:an? |the )?(?:\p{L}+[- ])?(?:leading|global|international|national|largest|family-owned|publicly traded|full-service) (?:[\p{L}-]+ ){0,5}(?:company|firm|provider|organi[sz]ation|manufacturer|retailer|distributor|hospital|agency|group|bank)(?!\p{L})|^(?:an? |the )?(?:popular|busy|full[- ]service|upscale|casual|fast[- ]paced|small|large|local|high[- ]volume|spay and neuter) (?:[\p{L}&-]+ ){0,4}(?:restaurants?|chain|hotel|cent(?:er|re)|clinic|store|shop|practice|office|facility|company|firm)(?:$|[.,]| (?:that|which|serving|with|in|specializing|specialising))/iu;
/** Of these the letter cannot say who did what. */
const NO_DEED =
  /^(?:I )?(?:personal efforts|specific focus|(?:last|this|next) (?:quarter|year|month)|percentage|quota|number of|group \p{Ll}+s (?:several|the|all|our)|services include|other (?:duties|tasks)|transmitted and received documents)(?!\p{L})/iu;

/** "Supervise 50 staff oversaw 130 clients", "procedures recruit employees": two clauses and no word between them. */
const hasLostWord = (text: string): boolean =>
  /(?<!\b(?:and|or|that|who|which|I|we|also|then|while|when|where|he|she|it|they|before|after)|[,;:–—]) (?:oversaw|wrote|took|gave|began|chose)(?!\p{L})/u.test(
    text.replace(/^\S+ /u, ''),
  ) ||
  /(?<!\b(?:help|helps|helped|helping|let|ensure|ensured|make|made)\b[^,;]{0,40}) \p{Ll}{3,}s (?:recruit|create|administer|perform|prepare|maintain|handle|develop) \p{Ll}/u.test(
    text.replace(/^\S+ /u, ''),
  );

/** "Budgeted and forecasted, minimize shrinkage and achieved goals": two tenses in one row. */
const hasTwoTenses = (text: string): boolean =>
  verbOf((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase())?.form === 'past' &&
  [...text.matchAll(/, (?:and )?(\p{Ll}+) \p{Ll}{3,}/gu)].some(
    ([, word = '']) => SURE_BARE.has(word) || /^(?:minimize|maximize|achieve|increase|reduce|improve)$/u.test(word),
  );

/** "Responsibilities: generating meetings", "Parent Communication: Regularly met with parents": the deed behind its label. */
function withoutLabel(text: string): string {
  const bare = text
    .replace(
      /^(?:key |main |daily |core )?(?:responsibilities|duties|tasks|results?|achievements?|accomplishments?|highlights)(?: (?:might )?(?:included?|are|were))?: (?=\p{L})/iu,
      '',
    )
    .replace(/^(?:duties|responsibilities|tasks)(?: also)? (?:included?|involved?) (?=\p{L}+ing )/iu, '');
  const [, rest = ''] = /^\p{Lu}[\p{L} &/-]{3,40}: ((?:\p{Lu}\p{Ll}+ly )?\p{L}+ .*)$/u.exec(bare) ?? [];
  const [, verb = ''] = /^(?:\p{Lu}\p{Ll}+ly )?(\p{L}+)/u.exec(rest) ?? [];
  return capital(rest !== '' && verbOf(verb.toLowerCase())?.form === 'past' ? rest : bare).replace(PRAISE, (_, letter: string) => letter.toUpperCase());
}
/** Boasts before a deed. */
const PRAISE =
  /^(?:Effectively|Expertly|Successfully|Efficiently|Consistently|Proactively|Diligently|Directly|Actively|Continually|Continuously|Skillfully|Tirelessly) (\p{L})/u;

/** "…develop websites Converted desktop websites": the first of two lines in one; "…journal entries, compiles, identifies": without what hangs on nothing. */
function withoutRunOn(text: string): string {
  const run = [...text.matchAll(/(?<=\p{Ll}) (\p{Lu}\p{Ll}+ed) (?=\p{Ll})/gu)].find(([, word = '']) => verbOf(word.toLowerCase())?.form === 'past');
  const first = run === undefined ? text : text.slice(0, run.index);
  const isThird = SURE_THIRD.has((/^\p{L}+/u.exec(first)?.[0] ?? '').toLowerCase());
  const hanging =
    isThird || /^(?:I|who|which)(?!\p{L})/u.test(first)
      ? undefined
      : [...first.matchAll(/,? (?:and )?(\p{Ll}+s)(?=,| )/gu)].find(
          ([all, word = '']) => /^,| and /u.test(all) && SURE_THIRD.has(word) && !THINGS_TOO.has(word),
        );
  return hanging === undefined || / (?:who|which|that|it) [^,]*$/u.test(first.slice(0, hanging.index)) ? first : first.slice(0, hanging.index);
}

/** "Chaired meetings, resolved conflicts, coordinated fairs and performed interviews": four deeds, the last behind its "and". */
function rowOfDeeds(text: string): string {
  const parts = text.split(', ');
  const isDeed = (part: string): boolean => verbOf((/^\p{L}+/u.exec(part)?.[0] ?? '').toLowerCase())?.form === 'past';
  const [, head = '', verb = '', rest = ''] = /^(.+) and (\p{Ll}+) (.+)$/u.exec(parts.at(-1) ?? '') ?? [];
  return parts.length > 2 && parts.slice(1).every(isDeed) && verbOf(verb)?.form === 'past' && !/ and /u.test(head)
    ? `${[...parts.slice(0, -1), head].join(', ')}, and ${verb} ${rest}`
    : text;
}

/** Verbs whose third person is no plural of a thing. */
const SURE_THIRD: ReadonlySet<string> = new Set(
  `acts administers advises analyses analyzes answers assists assigns attends collaborates communicates compiles completes conducts coordinates creates delivers develops directs ensures establishes
  evaluates facilitates gathers gives handles helps identifies implements inspects installs investigates keeps leads maintains makes manages monitors negotiates obtains operates organises organizes oversees
  participates performs prepares produces provides receives recommends reconciles resolves responds reviews schedules serves solves supervises takes teaches tracks trains updates verifies works writes`.split(
    /\s+/u,
  ),
);
/** Of these a plural behind "and" is as often a thing. */
const THINGS_TOO: ReadonlySet<string> = new Set(
  'schedules reviews tracks trains updates works answers leads works serves handles supervises directs'.split(' '),
);
/** Verbs that open no phrase of things. */
const SURE_BARE: ReadonlySet<string> = new Set([...SURE_THIRD].map((word) => verbOf(word)?.verb ?? ''));
const NO_BARE: ReadonlySet<string> = new Set(['schedule', 'track', 'train', 'lead', 'work', 'review', 'update', 'help', 'answer', '']);

/** In the tense of a job that goes on, or is over. */
function toldByMe(text: string, current: boolean): string {
  const tense = current ? 'present' : 'past';
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const low = first.toLowerCase();
  // "Prepares reports and analyzes information"
  if (SURE_THIRD.has(low) && countWords(text) > LEAST) {
    const told = text.replace(/(^|, |, and |(?<=^\p{L}+) and | and (?=\p{Ll}+s\s))(\p{L}+s)(?=[, ])/gu, (all, before: string, word: string, at: number) => {
      // "Reviews and approves estimates": right behind the first a verb is one.
      const verb = SURE_THIRD.has(word.toLowerCase()) || (before === ' and ' && at <= first.length) ? verbOf(word.toLowerCase()) : undefined;
      return verb === undefined ? all : `${before}${inTense(verb.verb, tense)}`;
    });
    // Whoever is told of by his verb tells of himself.
    return `I ${uncapital(told)}`;
  }
  // A job that is over, told in the bare form.
  if (!current && SURE_BARE.has(low) && !NO_BARE.has(low) && !/,|;/u.test(text) && !/ and \p{Ll}+ (?:the|an?|all)(?!\p{L})/u.test(text))
    return capital(text.replace(/^\p{L}+((?: and \p{Ll}+)?)(?= )/u, (_, other: string) => pairInTense(low, other, tense)));
  return gerundsInRow(text, tense);
}

function pairInTense(first: string, other: string, tense: 'present' | 'past'): string {
  const word = other.replace(' and ', '');
  const verb = verbOf(word);
  const second = word === '' ? '' : verb?.form === 'bare' ? ` and ${inTense(verb.verb, tense)}` : other;
  return `${inTense(first, tense)}${second}`;
}

/** "Generating meetings, running discovery calls, and moving deals": every part a deed. */
function gerundsInRow(text: string, tense: 'present' | 'past'): string {
  const parts = text.replace(/[\s.;]+$/u, '').split(/, (?:and )?/u);
  const verbs = parts.map((part) => verbOf((/^\p{L}+/u.exec(part)?.[0] ?? '').toLowerCase()));
  if (
    parts.length < 2 ||
    verbs.some((verb) => verb?.form !== 'ing') ||
    parts.some((part) => countWords(part) < 2 || / and \p{Ll}+ing(?!\p{L})|[:;()]/u.test(part))
  )
    return text;
  const told = parts.map((part, at) => `${inTense(verbs[at]?.verb ?? '', tense)}${part.slice(/^\p{L}+/u.exec(part)?.[0].length ?? 0)}`);
  return capital(`${told.slice(0, -1).join(', ')}${told.length > 2 ? ',' : ''} and ${told.at(-1) ?? ''}`);
}
