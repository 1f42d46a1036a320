import { capital } from '../../../english/grammar/capitals.ts';
import { MISSPELLINGS, MISSPELLINGS_OR_FOREIGN } from '../../../lexicon/words/misspellings.ts';

/** How people type, and how it is written. Order counts; nothing here adds a fact. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'])(?:i'm|im|i m)(?=\s)/giu, 'I am'],
  [/(?<![\p{L}'])(?:i've|ive)(?=\s)/giu, 'I have'],
  [/(?<![\p{L}'])i'd(?=\s)/giu, 'I would'],
  [/(?<![\p{L}'])i'll(?=\s)/giu, 'I will'],
  [/(?<![\p{L}'])we're(?=\s)/giu, 'we are'],
  [/(?<![\p{L}'])i(?=\s)/gu, 'I'],
  [/(?<!\S)w\/out(?!\p{L})/giu, 'without'],
  [/(?<!\S)w\/\s?(?=\p{L})/giu, 'with '],
  // "In there homes", "do there shopping": theirs.
  [
    /(?<=\b(?:in|at|with|to|for|of|from|them|do|did|doing|does|get|got|take|took|wash|check|clean|cook|cooked|make|made|give|gave|and)\s)there (?=(?!(?:is|are|was|were|and|or|to|for|on|in|at|by|when|where|until|since|till|every|as|with|all|too|now|then|i|we|they|have|had|has|will|would|also)\b)\p{Ll}{3,})/gu,
    'their ',
  ],
  [/(?<=\p{Ll}|\d)\s+(?:&|\+|n|an')\s+(?=\p{Ll})/gu, ' and '],
  [/(?<!\p{L})(?:cos|coz|cuz|bcos|bc|'cause|cause)(?=\s+(?:i|we|they|the|it|he|she)\b)/giu, 'because'],
  [/(?<!\p{L})alot(?!\p{L})/giu, 'a lot'],
  [/(?<!\p{L})(?:thru)(?!\p{L})/giu, 'through'],
  [/(?<!\p{L})(?:ppl)(?!\p{L})/giu, 'people'],
  [/(?<!\p{L})(?:approx|approximatly)\.?(?=\s)/giu, 'about'],
  [/(?<!\p{L})(?:mgmt)(?!\p{L})/giu, 'management'],
  [/(?<!\p{L})(?:hrs)(?!\p{L})/giu, 'hours'],
  [/,?\s+(?:etc|ect|and so on|and stuff(?: like that)?|and things(?: like that)?|and all that|and whatnot|or something)\b\.?/giu, ''],
  [
    /(?<!\p{L})(?:like(?=\s+(?:\d|really|all|every|maybe|about|around|lots?|a\slot)(?!\p{L}))|kinda|sorta|(?<!\b(?:an?|any|this|that|what|every|each|some|one|the|same|other)\s)(?:kind|sort) of|basically|literally|obviously|actually|just|really|pretty much|to be honest|tbh|lol|haha+|you know|i guess|i think|i suppose|i believe)(?:(?<=(?:^|[,.])\s*[\p{L} ]+),)?\s+(?=\S)/giu,
    '',
  ],
  [/(?<=\p{L})\s+(?:obviously|basically|actually|really|tbh|lol|to be honest),\s+/giu, ', '],
  [/,?\s+(?:lol|haha+|tbh|to be honest|i guess|i think|i suppose|too|as well|or so)(?=[\s.,;!]*$)/giu, ''],
  [/(?<!\p{L})(?:a bit of|a little bit of)\s+/giu, ''],
  [/(?<!\p{L})(?:having|have|had) (?:the |full )?responsibility (?:of|for)\s+(?=\p{L})/giu, 'responsible for '],
  [/,?\s+which ha(?:s|ve) (?=\p{L}+ed\b)/giu, ', which '],
  [/(?<=\p{L}{2})\s+which (?=(?:is|was|resulted|saved|cut|made|led|meant|reduced|increased|ended|brought)\b)/giu, ', which '],
  [/,\s+(?:we|I) (?:get|got|have|had|do|did|see|saw) (?=(?:about |around |over |up to )?\d)/giu, ', '],
  // "Furniture and piano's up stairs": no owner stands before "up"; "at the dentist's on Mondays" names a shop.
  [
    /(?<=\p{Ll}{3})(?<!er|or|ist|ian|man|men|ren|friend|mum|dad|one|body|it|he|she|what|that|there|who|let|here|where|how|today|thing|ies|people|family|company|boss|team)['’]s(?=\s+(?:up|down|into|onto|from|across|over)\s)/gu,
    's',
  ],
  [/\s+per\s+(day|week|month|year|hour|shift)\b/giu, ' a $1'],
  [/(?<=\d)\s+(?:percent|per cent|pct|procent)(?!\p{L})/giu, '%'],
  [/(?<!\p{L})(answer(?:ed|ing|s)?) (?=(?:phone|telephone|door)\b)/giu, '$1 the '],
  [/(?<!\p{L})(responsib\p{L}+ for|in charge of) the (\p{Ll}+ing) of (?=\p{L})/giu, '$1 $2 '],
  [/(?<!\p{L})(responsib\p{L}+ for|in charge of) the care of (?=\S)/giu, '$1 caring for '],
  [/(?<!\p{L})(responsib\p{L}+ for|in charge of) the (?:preparation) of (?=\S)/giu, '$1 preparing '],
  [/(?<!\p{L})(responsib\p{L}+ for|in charge of) the (?:maintenance) of (?=\S)/giu, '$1 maintaining '],
  [/(?<!\p{L})(responsib\p{L}+ for|in charge of) the (?:organi[sz]ation) of (?=\S)/giu, '$1 organising '],
  [/(?<!\p{L})(responsib\p{L}+ for|in charge of) the (?:delivery) of (?=\S)/giu, '$1 delivering '],
];
const WORD_PAIRS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dont: "don't",
    theres: "there's",
    thats: "that's",
    cant: "can't",
    wont: "won't",
    couldnt: "couldn't",
    doesnt: "doesn't",
    isnt: "isn't",
    arent: "aren't",
    havent: "haven't",
    hasnt: "hasn't",
    didnt: "didn't",
    wasnt: "wasn't",
    thier: 'their',
    teh: 'the',
    adn: 'and',
    recieved: 'received',
    definately: 'definitely',
    untill: 'until',
    custumers: 'customers',
    costumers: 'customers',
    costumer: 'customer',
    everyday: 'every day',
  }),
);
/** Spellings that are right where they stand although a list calls them wrong. */
const SKIP: ReadonlySet<string> = new Set(['everyday']);

/** Shorthand written out, known misspellings mended; no word of substance added or taken. */
export function spelledOut(text: string): string {
  let line = text;
  for (const [pattern, instead] of SHORTHAND) line = line.replace(pattern, instead);
  return line
    .replace(/\p{L}+(?:'\p{L}+)?/gu, (word) => {
      const low = word.toLowerCase();
      const right = SKIP.has(low) ? undefined : (MISSPELLINGS.get(low) ?? MISSPELLINGS_OR_FOREIGN.get(low) ?? WORD_PAIRS.get(low));
      return right === undefined ? word : /^\p{Lu}/u.test(word) ? capital(right) : right;
    })
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/([,;])(?=\p{L})/gu, '$1 ')
    .replace(/\s+/gu, ' ')
    .trim();
}
