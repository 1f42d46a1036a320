import type { Claim, Counted } from './claim.ts';

/**
 * Claims that a sentence makes by its words alone, whoever wrote it: quotations, counts, absences. The checker of last resort,
 * so that a template cannot say more than the finding behind it.
 */
export function claimsOfText(text: string): Claim[] {
  // What a career needs ("where a career like this has room for about 480") and what the job has are no counts of the CV.
  const bare = text
    .replace(/“[^”]*”/gu, ' ')
    .replace(/\bwhere (?:a career like this has room for about|about \d+ would fit)[^.()]*/giu, ' ')
    .replace(/\b\S+ of (?:the |\S+ )?(?:usual )?skills (?:for|usual for|and asked)\b/giu, ' ')
    .replace(/\bfrom \S+ to more of the \S+ skills\b/giu, ' ')
    .replace(/\b\S+ of (?:the )?\S+ (?:usual )?skills (?:adverts|that adverts|people) (?:for|hiring)\b/giu, ' ')
    // Of a block of text, of some jobs: checked with the finding they stand for.
    .replace(/\b(?:one of|longest of) \S+ words\b/giu, ' ')
    .replace(/\bunder (?:any of )?\S+ jobs?\b/giu, ' ')
    .replace(/\b(?:rewrite|take|pick|choose|start with) (?:one|two) (?:jobs?|bullets?)\b/giu, ' ');
  return [...countsIn(bare), ...absencesIn(bare)];
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const NUMBER = String.raw`(\d[\d,]*|${NUMBERS.join('|')})`;

/** Digits or a word as a number. */
export function numberOf(word: string): number {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word.replaceAll(',', ''));
}

/** Every number of a sentence outside of its quotations, in digits or in words, and those that a word of quantity stands for. */
export function numbersIn(text: string): ReadonlySet<number> {
  const bare = text.replace(/“[^”]*”/gu, ' ').replace(/\b(?:lines?|pages?) \d+(?: (?:of page|and|to) \d+)*/giu, ' ');
  const found = [...bare.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${NUMBER}(?![\p{L}\p{N}])`, 'giu'))].map(([, word = '']) => numberOf(word));
  if (/\bnone\b|\bno bullets?\b/iu.test(bare)) found.push(0);
  if (/\bonce\b|\ban? \b/iu.test(bare)) found.push(1);
  if (/\btwice\b/iu.test(bare)) found.push(2);
  return new Set(found);
}

/** What is said of the whole CV, by the noun that follows the figure. "5 lines with a number" counts lines of work, "line 5" nothing. */
const COUNTS: readonly (readonly [Counted, RegExp])[] = [
  ['words', new RegExp(String.raw`\b(?:in|these|of|all|only|at|with)?\s*${NUMBER} words\b(?! (?:in one|in a|long|of it|a minute|per minute))`, 'giu')],
  ['jobs', new RegExp(String.raw`\b${NUMBER} jobs?\b(?! (?:without|before|ago|title|posts?|adverts?|ads?|offers?))`, 'giu')],
  ['years', new RegExp(String.raw`\bover about ${NUMBER} years?\b`, 'giu')],
  ['years', new RegExp(String.raw`\b${NUMBER} years? (?:of (?:work|experience)|on (?:the|this) page|in (?:the|these) jobs)\b`, 'giu')],
  ['pages', new RegExp(String.raw`\bon ${NUMBER} pages?\b(?!,? where)`, 'giu')],
  ['bullets', new RegExp(String.raw`\b(?:of|all|your) ${NUMBER} (?:bullets|lines of work)\b(?! (?:keep|under))`, 'giu')],
  ['bullets-with-number', new RegExp(String.raw`\b${NUMBER} of (?:your )?(?:\d+|\w+) (?:bullets|lines of work) (?:carry|carries|have|has) a number`, 'giu')],
  [
    'bullets-without-number',
    new RegExp(String.raw`\b${NUMBER} of (?:your )?(?:\d+|\w+) (?:bullets|lines of work) (?:carry|carries|have|has) no number`, 'giu'),
  ],
  ['skills', new RegExp(String.raw`\b(?:of (?:the|your) ${NUMBER} (?:skills|you list)|lists ${NUMBER} skills|of ${NUMBER} skills)\b`, 'giu')],
];

function countsIn(text: string): Claim[] {
  return COUNTS.flatMap(([subject, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match): Claim[] => {
      const word = match.slice(1).find((group) => group !== undefined);
      if (word !== undefined && subject === 'words' && isOfALine(numberOf(word), text)) return [];
      return word === undefined ? [] : [{ kind: 'count', subject, value: numberOf(word), rule: 3, place: null }];
    }),
  );
}

/** No CV is so short: words of one line or of lines said twice, unless the sentence says that there are no more. */
const FEWEST_WORDS = 40;
const isOfALine = (count: number, text: string): boolean =>
  /\bare there twice\b/iu.test(text) || (count < FEWEST_WORDS && !/\bin all\b|\bon \w+ pages?\b|\bCV\b/u.test(text));

const ABSENCES: readonly (readonly [string, RegExp])[] = [
  ['phone', /\b(?:no|without a|missing|not a single) (?:tele)?phone(?: number)?\b|phone number is (?:missing|nowhere)|\bnobody can call\b/iu],
  ['email', /\b(?:no|without an|missing) e-?mail(?: address)?\b/iu],
  ['location', /\bno (?:town|city|location|place|address|region)\b|nowhere .{0,30}where you (?:are|live)|could not find a place\b/iu],
  ['link', /\bno (?:profile|portfolio|link)\b|has no link to follow/iu],
  ['summary', /\bno (?:summary|profile section|opening)\b|has no summary/iu],
  ['skills', /\bno (?:skills section|list of skills)\b|no skills? (?:list|section)/iu],
  ['jobs', /\bno (?:job|experience section|work) was found\b|\bno experience section\b|lists no work/iu],
  ['degree', /\bno education section\b/iu],
  ['certificates', /no section for them and names none/iu],
];

function absencesIn(text: string): Claim[] {
  return ABSENCES.flatMap(([value, pattern]): Claim[] => (pattern.test(text) ? [{ kind: 'absence', subject: 'field', value, rule: 2, place: null }] : []));
}
