import { capital } from '../../../english/grammar/capitals.ts';
import { cvVerb, ingOf, verbOf } from '../../../english/grammar/verbs.ts';

const BASES: ReadonlyMap<string, string> = new Map([
  ['annual', 'annually'],
  ['regular', 'regularly'],
  ['consistent', 'consistently'],
  ['continuous', 'continuously'],
  ['continual', 'continually'],
  ['frequent', 'frequently'],
  ['ongoing', 'continuously'],
  ['bi-weekly', 'bi-weekly'],
]);
const BASIS =
  /(?<=[\p{L}\d)])\s+on\s+an?\s+(daily|weekly|biweekly|bi-weekly|monthly|quarterly|yearly|annual|nightly|hourly|regular|consistent|continuous|continual|frequent|ongoing)(?:\s+(and|or)\s+(daily|weekly|monthly|quarterly|yearly|annual))?\s+basis\b/giu;
const adverb = (word: string): string => BASES.get(word.toLowerCase()) ?? word.toLowerCase();

/** Phrases and the shorter ones that say the same. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/,?\s+in order to(?=\s\p{Ll})/gu, ' to'],
  [/(?<=[\p{L}\d),]\s)so as to(?=\s\p{Ll})/gu, 'to'],
  [/(?<![\p{L}-])utili[sz]ing\b/gu, 'using'],
  [/(?<![\p{L}-])utili[sz]ed\b/gu, 'used'],
  [/(?<![\p{L}-])utili[sz]e(s?)\b/gu, 'use$1'],
  [/(?<![\p{L}-])Utili[sz]ing\b/gu, 'Using'],
  [/(?<![\p{L}-])Utili[sz]ed\b/gu, 'Used'],
  [/(?<![\p{L}-])Utili[sz]e(s?)\b/gu, 'Use$1'],
  [/\b(?:through|by|with) the (?:use|usage|utili[sz]ation) of\b/gu, 'using'],
  [/\bmade use of\b/gu, 'used'],
  [/\bdue to the fact that\b/gu, 'because'],
  [/\bwith the exception of\b/gu, 'except'],
  [/\bin the event that\b/gu, 'if'],
  [/\bin conjunction with\b/gu, 'with'],
  [/\bin (?:close )?collaboration with\b/gu, 'with'],
  [/\b(?:in|with) regards? to\b/gu, 'about'],
  [/(?<=\b(?:\p{L}+ed|of|by|with|at|for|to|led|ran|sold) )in excess of\b(?=\s[£$€]?\d)/gu, 'more than'],
  [/\bin excess of\b(?=\s[£$€]?\d)/gu, 'of more than'],
  [/\ba total of\b(?=\s[£$€]?\d)/gu, ''],
  [/\bprior to\b(?!\s(?:and|or)\b)/gu, 'before'],
  [/\bsubsequent to\b/gu, 'after'],
  [/\bthe majority of (?=the|our|its|my|these|those|their)/gu, 'most of '],
  [/\bthe majority of\b/gu, 'most'],
  [/\b(?:each and every)\b/gu, 'every'],
  [/\b(?:first and foremost|on an as[- ]needed basis),?\s?/gu, ''],
  [/\bfor the duration of\b/gu, 'during'],
  [/\b(?:a )?variety of different\b/gu, 'different'],
  [/^(?:Successfully|Effectively|Efficiently|Actively|Proactively)\s(?=\p{Ll})(?!(?:and|or|&|learned|learnt)\s|\p{Ll}+ly\s)/u, ''],
  [
    /(?<!\b(?:is|are|was|were|be|been|kept|done|acts?|behaves?|works?|worked|and|or|but))\s+(?:in|within) an? (?:(?:professional|timely|efficient|effective|accurate|courteous) and )?(?:professional|timely|efficient|effective|accurate|courteous) manner\b/gu,
    '',
  ],
  [/(?<![,;]) (?:as|when|if|where) (?:required|needed|necessary|requested)(?=$|[.,;])/gu, ''],
  [/, (?:as|when|if|where) (?:required|needed|necessary|requested)$/gu, ''],
  [
    /,? (?:and|or) (?:any |various |many )?other (?:ad[- ]hoc |general |related |various )?(?:tasks|duties)(?: as (?:assigned|required|needed|requested)(?: by \p{L}+)?)?$/gu,
    '',
  ],
  [/(?<=\b(?:and|,) )successfully\s(?=\p{Ll}+ed\b)/gu, ''],
  [/\bwas able to be\b/gu, 'could be'],
];

/** "For the purpose of training staff" is "to train staff". */
const PURPOSE = /\bfor the (?:sole |main )?purposes? of (\p{Ll}+ing)\b(?![^.]*(?:,|\band|\bor)\s\p{Ll}+ing\b)/gu;
/** The same two to five words twice in a row. */
const TWICE = /(?<!\p{L})((?:\p{L}+\s){1,4}\p{L}+)\s\1(?!\p{L})/giu;
const STUTTER = /(?<!\p{L})(the|and|of|to|for|in|with|on|a)\s\1(?!\p{L})/giu;

/** A line in fewer words that say the same. Nothing that it tells is gone. */
export function shorter(text: string): string {
  let line = text;
  for (const [pattern, instead] of SHORTER) line = line.replace(pattern, instead);
  line = line
    .replace(BASIS, (_, often: string, and: string | undefined, other: string | undefined) =>
      and === undefined || other === undefined ? ` ${adverb(often)}` : ` ${adverb(often)} ${and} ${adverb(other)}`,
    )
    .replace(PURPOSE, (whole, gerund: string) => {
      const verb = verbOf(gerund)?.verb;
      return verb === undefined || ingOf(verb) !== gerund ? whole : `to ${verb}`;
    })
    .replace(/(?<=[\p{Ll}\d)] )&(?= (?:\p{Ll}|\p{Lu}\p{Ll}+ed\s))/gu, 'and')
    // "Prepared, Finalized and filed": a deed inside a sentence has no capital.
    .replace(/(?<=^\p{L}+(?:, | and |, and )(?:\p{Ll}+(?:, | and |, and ))?)\p{Lu}\p{Ll}+(?=[ ,])/gu, (word) =>
      cvVerb(word.toLowerCase())?.form === 'past' ? word.toLowerCase() : word,
    )
    .replace(TWICE, '$1')
    .replace(STUTTER, '$1');
  return capital(
    line
      .replace(/\s{2,}/gu, ' ')
      .replace(/\s+([,.;])/gu, '$1')
      .trim(),
  );
}
