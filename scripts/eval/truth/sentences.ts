import { printableFacts, type Finding } from '../../../src/domain/finding.ts';
import type { Place } from '../../../src/domain/document.ts';
import type { LedgerEntry } from '../../../src/domain/roast.ts';
import type { Judgement } from '../../../src/engine/judgement.ts';
import { claimsOfText, numbersIn } from './claims-of-text.ts';
import type { Claim, Room, Told } from './claim.ts';

/** Rule that a kind of finding must keep above all. */
const RULE_OF_GROUP: Readonly<Record<string, number>> = { 'missing-': 2, 'skills-missing': 1, 'job-absent': 2, 'strong-number': 5, 'date-': 4 };

export function findingClaim(finding: Finding): Claim {
  const rule = Object.entries(RULE_OF_GROUP).find(([begins]) => finding.kind.startsWith(begins))?.[1] ?? 3;
  return {
    kind: 'finding',
    finding: finding.kind,
    facts: printableFacts(finding),
    subject: finding.quote,
    rule,
    place: { page: finding.page, line: finding.line },
  };
}

export const quoteClaim = (value: string, place: Place | null = null): Claim => ({ kind: 'quote', value, rule: 6, place });

/** Text of one output cut into its sentences; quotation marks keep a full stop inside them together. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]”?)\s+(?=[\p{Lu}\p{N}“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const IMPERATIVE =
  /^(?:add|write|turn|give|tell|choose|keep|move|put|start|use|name|say|cut|delete|drop|go|look|read|replace|take|make|set|check|begin|find|show|leave|try|ask|let|try|open|save|export|spell|swap|mention|bring|fill|trim|split|merge|pick|list|quote|lead|link|state|send|print|rename|remove|count|do not|don't|think|remember|before|if you|when you|fix|end|close|bold|break)\b/iu;

/** Advice and bare jokes claim nothing; whatever else has no claim is a gap. */
export const isAdvice = (sentence: string): boolean => IMPERATIVE.test(sentence.replace(/^[“(]/u, ''));

/**
 * A sentence with its claims: those of the findings it rests on, the words it quotes, what it counts and calls missing.
 * `ours` are words that may stand in quotation marks and are not the CV's: the job as typed, names of headings to use.
 */
export function tell(room: Room, where: string, text: string, claims: readonly Claim[], ours: readonly string[]): Told {
  const quoted = [...text.matchAll(/“([^”]+)”/gu)]
    .map(([, words = '']) => words.trim())
    .filter((words) => !ours.some((own) => own.toLowerCase() === words.toLowerCase()) && !words.startsWith('['));
  const known = new Set(claims.flatMap((claim) => (claim.kind === 'quote' ? [claim.value] : [])));
  const all = [
    ...claims.map((claim) => asPrinted(claim, text)),
    ...quoted.filter((words) => !known.has(words)).map((words) => quoteClaim(words)),
    ...claimsOfText(text),
  ];
  return { room, where, text, claims: all, advice: all.length === 0 && isAdvice(text) };
}

/** A finding counts only what the sentence prints: a number that the engine keeps to itself is told to nobody. */
function asPrinted(claim: Claim, text: string): Claim {
  if (claim.kind !== 'finding') return claim;
  const printed = numbersIn(text);
  const facts = Object.fromEntries(Object.entries(claim.facts).filter(([, value]) => typeof value !== 'number' || printed.has(value)));
  return { ...claim, facts };
}

/** Advice, the same for whoever has that fault: what it puts into quotation marks is what to write. */
export const advise = (room: Room, where: string, text: string): Told => ({ room, where, text, claims: [], advice: true });

/** The same for a whole paragraph, sentence by sentence; `claims` go with the sentence that repeats their reason or, failing that, with the first. */
export function tellAll(room: Room, where: string, text: string, judgement: Judgement, ours: readonly string[]): Told[] {
  return sentencesOf(text).map((sentence, at) => tell(room, `${where}.${String(at)}`, sentence, reasonsIn(sentence, judgement), ours));
}

/** Findings whose reason in the ledger is repeated in a sentence. */
export function reasonsIn(sentence: string, judgement: Judgement): Claim[] {
  const entries: LedgerEntry[] = Object.values(judgement.ledger).flat();
  const ids = new Set(entries.flatMap(({ because, findingId }) => (findingId !== null && because.length > 8 && sentence.includes(because) ? [findingId] : [])));
  return judgement.findings.filter(({ id }) => ids.has(id)).map(findingClaim);
}
