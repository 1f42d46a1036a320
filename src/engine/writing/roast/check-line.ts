import { FINDING_KINDS, type Finding } from '../../../domain/finding.ts';
import { ROAST_LINE } from '../../../domain/limits.ts';
import type { Tone } from '../../../domain/roast.ts';
import { squeezed } from '../../english/folding.ts';
import { inWords } from './template.ts';

/**
 * Law 6: words that make a sentence be about the person. Wide on purpose: a harmless sentence refused
 * costs another wording, a harmful one let through costs the promise.
 */
const PERSON: readonly RegExp[] = [
  /\b(?:age|aged|ageing|aging|elderly|years? old|young(?:er|ster)?|boomers?|millennials?|gen[ -]?z|birth(?:day|date)?|born|geburtsdatum)\b/iu,
  /\b(?:gender|sex|male|female|m[ae]n|wom[ae]n|girls?|boys?|lad(?:y|ies)|guys?|transgender|geschlecht)\b/iu,
  /\b(?:nationalit\w*|foreign(?:er)?s?|immigrants?|passports?|visa|citizen\w*|ethnic\w*|racial|racist|staatsangeh\w*)\b/iu,
  /\b(?:famil(?:y|ies|ie)|wife|husband|spouse|married|marital|divorced?|mothers?|fathers?|mum|mom|dad|nan|grand(?:ma|pa|mother|father)|child(?:ren)?|kids?|bab(?:y|ies)|pregnan\w*|parents?|parental|familienstand)\b/iu,
  /\b(?:health|illness|disease|disab\w+|mental|depress\w*|autis\w*|adhd|wheelchair|blind|deaf|fat|cancer|therapy)\b/iu,
  /\b(?:religio\w*|church|mosque|synagogue|god|christian\w*|muslim\w*|jew(?:s|ish)?|hindu\w*|buddh\w*|bible|pray(?:er|ers|ing)?|gospel)\b/iu,
  /\b(?:photos?|photograph|headshot|selfie|mugshot|your face|your looks)\b/iu,
  /\b(?:your name|surname|maiden name)\b/iu,
  /\b(?:gaps?|unemploy\w*|laid off|lay-?offs?|made redundant|got fired|sacked|sabbatical|(?:ma|pa)ternity)\b/iu,
  /\b(?:school|college|universit\w*|ivy league|dropout|alma mater)\b/iu,
  /\b(?:gay|lesbian|homosexual|sexual\w*|accent|salary history|criminal)\b/iu,
];
const LAUGHTER = /\b(?:lol|lmao|rofl|ha(?:ha)+)\b/iu;
/** Sarcasm without a thought (voice.md). */
const CHEAP = /\b(?:wow|congratulations|congrats|impressive!|yawn|cringe)/iu;
const UNKIND = /\b(?:stupid|idiots?|pathetic|losers?|useless|worthless|moron|dumb|hopeless)\b/iu;
const FLATTERY = /\b(?:amazing|awesome|fantastic|brilliant|incredible|outstanding)\b/iu;

/** Whether a text names a trait or a circumstance of the person that no joke may touch. */
export const touchesPerson = (text: string): boolean => PERSON.some((words) => words.test(text));

/**
 * What is wrong with a roast line, as codes for a log or a repair turn; empty when it may be shown.
 * `plain` holds words that are no part of the joke and excused from the law 6 word list: the target job as typed.
 */
export function checkLine(line: string, finding: Finding, tone: Tone, plain: readonly string[] = []): string[] {
  const problems: string[] = [];
  const own = withoutQuotes(
    plain.reduce(
      (text, words) => (words === '' ? text : text.replaceAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), 'giu'), ' ')),
      line,
    ),
  );
  if (line.trim() === '') problems.push('empty');
  if (line.length > ROAST_LINE.maxCharacters) problems.push('too-long');
  if (/\{\w|\w\}/u.test(own)) problems.push('unfilled-blank');
  if (touchesPerson(own)) problems.push('about-the-person');
  if (/!\s*!/u.test(own)) problems.push('exclamation-run');
  if (/\p{Extended_Pictographic}/u.test(own)) problems.push('emoji');
  if (LAUGHTER.test(own)) problems.push('laughter');
  if (CHEAP.test(own)) problems.push('cheap-sarcasm');
  if (UNKIND.test(own)) problems.push('unkind');
  if (tone === 'gentle' && FLATTERY.test(own)) problems.push('flattery');
  if (quotesOf(line).some((quote) => !isFrom(quote, finding))) problems.push('quote-not-verbatim');
  if (!restsOn(line, finding)) problems.push('missing-quote');
  return problems;
}

const quotesOf = (line: string): string[] => [...line.matchAll(/“([^”]*)”/gu)].map((match) => squeezed(match[1] ?? ''));
const withoutQuotes = (line: string): string => line.replace(/“[^”]*”/gu, '“”');

function isFrom(quote: string, finding: Finding): boolean {
  const bare = quote.replace(/[.,;:]$/u, '');
  if (finding.quote !== null && squeezed(finding.quote).includes(bare)) return true;
  return Object.values(finding.facts).some((fact) => squeezed(String(fact)).toLowerCase().includes(bare.toLowerCase()));
}

/** A joke about a quoted line shows which line it means: by its words or by a fact read from it. */
function restsOn(line: string, finding: Finding): boolean {
  if (quotesOf(line).length > 0) return true;
  const { group, quoted } = FINDING_KINDS[finding.kind];
  // Private details are never quoted nor named: such a line says where they stand.
  if (!quoted || finding.quote === null || group === 'personal') return true;
  // A table may stand round an address: it is told without repeating the line.
  if (finding.kind === 'table-layout') return true;
  const low = line.toLowerCase();
  return Object.values(finding.facts).some((fact) => {
    if (typeof fact === 'string')
      return (
        fact !== '' &&
        fact
          .toLowerCase()
          .split(/[\s,;]+/u)
          .some((word) => word.length > 1 && low.includes(word))
      );
    return (
      new RegExp(String.raw`(?<!\d)${String(fact).replace('.', String.raw`\.`)}(?!\d)`, 'u').test(low) ||
      low.includes(inWords(fact)) ||
      (fact === 2 && low.includes('twice'))
    );
  });
}
