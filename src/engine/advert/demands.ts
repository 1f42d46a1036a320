import { foldKeepingSigns } from '../english/folding.ts';
import { writtenWords } from '../english/tokens.ts';
import { LEAD_IN, NO_DEMAND, REASON, TAIL, VERDICT } from '../lexicon/advert/asking-phrases.ts';
import { MUST_CUES, NICE_CUES } from '../lexicon/advert/headings.ts';
import { NOT_ASKED, WISHED } from '../lexicon/advert/loose-headings.ts';
import { PERMISSIONS } from '../lexicon/advert/permissions.ts';
import { DEGREE_CUE, SUBJECT } from '../lexicon/demands/degrees.ts';
import { CREDENTIAL_WORDS } from '../lexicon/demands/credentials.ts';
import { EXPERIENCE_NEAR, TIME_SPAN } from '../lexicon/demands/years.ts';
import type { AdvertRequirement } from './advert.ts';
import { alternativesOf } from './alternatives.ts';
import { conditionsIn } from './conditions.ts';
import { degreeLevel } from './degree-level.ts';
import { knownTerm, termHits } from './known-terms.ts';
import { languageLevel } from './language-level.ts';
import { languagesIn, yearsAt } from './special-requirements.ts';
import type { Statement } from './statements.ts';

/** A requirement with the statement that asks for it. */
export interface Demand extends Pick<AdvertRequirement, 'phrase' | 'kind' | 'must' | 'alternatives'> {
  statement: Statement;
}

/** Words of a phrase that is told; the thing itself needs no more. */
const MOST_WORDS = 14;
const MOST_CHARACTERS = 90;
/** Words; below it nothing is asked for by a clause of a sentence. */
const LEAST_DUTY = 3;
/** A stretch of a sentence is looked at in reach of this. */
const MOST_PIECES = 12;

/**
 * What an advert asks for as a careful person lists it: one entry for each item under a heading that asks, with its alternatives,
 * and for each clause of a sentence that insists or wishes; papers of the state wherever they stand. In the advert's order.
 */
export function demandsOf(statements: readonly Statement[], language: string): Demand[] {
  const found: Demand[] = [];
  for (const statement of statements) {
    if (statement.zone === 'unasked') continue;
    const asks = statement.zone === 'must' || statement.zone === 'nice' || statement.zone === 'duty';
    if (asks && (statement.headed || !NO_DEMAND.test(statement.folded.slice(0, A_LINE))))
      for (const piece of piecesOf(statement)) found.push(...demandsIn(piece, statement, language));
    for (const permission of permissionsIn(statement, found)) found.push(permission);
    if (statement.zone === 'none' || statement.zone === 'duty') found.push(...conditionsOf(statement, found));
  }
  return found;
}

function permissionsIn(statement: Statement, before: readonly Demand[]): Demand[] {
  return PERMISSIONS.flatMap((pattern): Demand[] => {
    const phrase = pattern.exec(statement.text)?.[0].trim();
    if (phrase === undefined || before.some((other) => pattern.test(other.phrase) || (other.statement === statement && pattern.test(other.statement.text))))
      return [];
    if (
      /\b(?:sponsor|zuschuss|we (?:pay|cover)|allowance|subsid)/u.test(statement.folded) &&
      !/right to|eligib|authori|permission|citizen/u.test(statement.folded)
    )
      return [];
    if (NOT_ASKED.test(statement.folded) && !/must|need to|required|muss/u.test(statement.folded)) return [];
    return [{ phrase, kind: 'credential', must: !statement.nice, alternatives: [], statement }];
  });
}

/** Hours and travel that a sentence insists on outside of any list. */
function conditionsOf(statement: Statement, before: readonly Demand[]): Demand[] {
  if (!INSISTS.test(statement.folded) || before.some((other) => other.statement === statement && conditionsIn(other.phrase).length > 0)) return [];
  const piece = statement.text.split(/;\s|\s[–—]\s|:\s|,\s(?:so|but)\s/u).find((part) => conditionsIn(part).length > 0 && INSISTS.test(foldKeepingSigns(part)));
  return piece === undefined || NOT_ASKED.test(foldKeepingSigns(piece))
    ? []
    : [{ phrase: cut(stripped(piece)), kind: 'responsibility', must: !statement.nice, alternatives: [], statement }];
}
const INSISTS =
  /\b(?:must|need(?:s)? (?:you )?to|available|prepared to|willing(?:ness)? to|able to|required|expect(?:ed)?|rota is|teilnahme|attendance|you(?:'ll| will) (?:be travel|have to|work)|part of it|involves (?:daily |regular )?travel|dienst|bereit|deplacements?|disponibilite|disponibilidad|bereid)\b/u;

/** Characters; pay and place stand at the head of a line. */
const A_LINE = 60;

/** Where one demand of a sentence ends and the next begins. */
const BETWEEN =
  /;\s|(?<![\s.(]\p{L})(?<!\b(?:etc|incl|bzw|approx|ca|no|st|nr|ex))\.\s|:\s(?=(?:a|an|you|the)\s)|,\s(?:and\s)?(?=will\s)|\sand\san?\s(?=\p{Lu})|,?\s(?:and|but|so|plus)\s(?:(?:so|that)\s)?(?=(?:you|we)(?:['’](?:ll|ve|re))?\s)|,\s(?:with|as (?:is|are)|plus|und|so)\s(?=\p{Ll})|,\s(?=you\s)|,\s(?:and\s)?(?=be\s)|,?\sand\s(?=be\s)|,\sand\s(?=the\s)|,\s(?:and\s)?(?=(?:(?:solid|good|strong|proven|excellent|sound|working)\s)*(?:knowledge|experience|understanding|skills)\b)|\sas (?:is|are)\s|,?\s(?:and|as well as)\s(?=(?:an?\s)?(?:good|solid|full|valid|current|willing|ability|able|knowledge|experience|proven|strong|excellent|evidence|competent|confident|some exposure)\b)|,?\s(?:et|ainsi que)\s(?=vous\s)|,?\s(?:und|sowie)\s(?=(?:sie|du|gute|sehr|mindestens|idealerweise|kenntnisse|erfahrung)\s)/iu;

/** "You will run the list, answer the phone and look after the files": a verb with its object begins a further duty. */
const NEXT_DUTY =
  /,?\sand\s(?=\p{Ll}{3,}ing\s\p{Ll})|,\s(?:and\s)?(?=\p{Ll}{3,}ing\s\p{Ll})|,\s(?:and\s)?(?=\p{Ll}{3,}\s(?:the|an?|our|your|up|after|for|questions)\b)/u;

function piecesOf({ text, item, zone }: Statement): string[] {
  const plain = text.replace(/\.$/u, '');
  if (item && zone === 'duty') return plain.split(/;\s|(?<=\p{L}{3})\.\s/u).slice(0, MOST_PIECES);
  const pieces = plain.split(BETWEEN);
  return (zone === 'duty' ? pieces.flatMap((piece) => piece.split(NEXT_DUTY)) : pieces).slice(0, MOST_PIECES);
}

function demandsIn(piece: string, statement: Statement, language: string): Demand[] {
  const folded = foldKeepingSigns(piece);
  if ((NOT_ASKED.test(folded) && !WISHED.test(folded)) || NO_DEMAND.test(folded)) return [];
  const { zone, item } = statement;
  if (IF_ONLY.test(folded)) return [];
  if (!item && zone === 'duty' && !DOING.test(statement.folded) && !/\b(?:must|need|required?|essential)\b/u.test(folded)) return [];
  if (!item && zone !== 'duty' && !MUST_CUES.test(folded) && !NICE_CUES.test(folded) && stripped(piece) === piece.trim()) return [];
  const must = isMust(folded, statement);
  return membersOf(piece, language).flatMap((member) => demandOf(member, must, statement, language));
}

/** A clause that supposes, or opens a further thought, asks for nothing itself; folded. */
const IF_ONLY =
  /^(?:if (?:you|it|not|this|that)|should you|as (?:this|the|our|we)|half (?:of )?(?:our|the)|when you|because|since|in practice|one warning|required from|visits?\b|half our|we |our |they |he |she |this (?:post|role|is)|the (?:trust|company|post is)|it is (?:committed|a )|first year|your first|wenn sie|si vous|si tienes|als je)/u;

/** A clause of prose that tells what one will do; folded. */
const DOING = /\b(?:you(?:'ll| will| would)?|will|vous|sie|du|je)\b/u;

/** "Five years in marketing, ideally in food" insists on the years: a wish in the middle is not the whole. */
function isMust(folded: string, { zone, nice }: Statement): boolean {
  if (/\b(?:must (?:have|hold|be)|(?<!\bnot (?:\p{L}+ )?)essential|mandatory|(?:is|are) required)\b/u.test(folded)) return true;
  if (zone === 'nice') return false;
  const cue = folded.search(NICE_CUES);
  if (cue < 0) return !nice || zone !== 'none' ? true : !nice;
  return cue > IN_THE_MIDDLE && /^(?:,\s?)?(?:ideal|prefer|idealer|optimal)/u.test(folded.slice(cue)) && !/\bpreferred\b/u.test(folded.slice(cue));
}
/** Characters. */
const IN_THE_MIDDLE = 15;

/** "Fluent German and Excel" asks for two things, each of which a list knows; "read blueprints and check them" for one. */
function membersOf(piece: string, language: string): string[] {
  if (isChoice(piece, language) || /\(|:/u.test(piece)) return [piece];
  const parts = piece.split(/,?\s+(?:and|und|et|y|en|&)\s+|,\s+/iu);
  if (parts.length < 2 || parts.some((part) => stripped(part).split(/\s+/u).length > LONGEST_MEMBER)) return onlyLastSplit(piece, parts);
  const groups: { text: string; known: boolean }[] = [];
  for (const [at, part] of parts.entries()) {
    const known = isOne(stripped(part), at);
    const last = groups.at(-1);
    if (last === undefined || known || last.known) groups.push({ text: part, known });
    else last.text = piece.slice(piece.indexOf(last.text), piece.indexOf(part, piece.indexOf(last.text) + last.text.length) + part.length);
  }
  return groups.length > 1 ? groups.map(({ text }) => text) : [piece];
}
const LONGEST_MEMBER = 4;

/** "A degree in computer science, and Excel": what a list knows stands apart from the longer thing before it. */
function onlyLastSplit(piece: string, parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  return parts.length === 2 && isOne(stripped(last), 1) ? [...parts] : [piece];
}

function isOne(part: string, at: number): boolean {
  const term = knownTerm(part);
  return (term !== undefined && term.kind !== 'skill') || (at > 0 && /^\p{Lu}[\p{L}\p{N}+#.]*$/u.test(part));
}

/** Whether a text names alternatives; "of" is "or" in Dutch alone. */
const isChoice = (text: string, language: string): boolean => (language === 'nl' ? /\b(?:of|or)\b/iu : /\b(?:or|oder|ou|o)\b/iu).test(text);

/** A piece without what leads to the thing itself and what follows it. */
export function stripped(piece: string, withoutTail = true): string {
  let rest = piece.trim().replace(/^["“„«]+/u, '');
  for (let turn = 0; turn < 8; turn += 1) {
    const shorter = rest.replace(LEAD_IN, '').trimStart();
    if (shorter === rest || !/\p{L}{2}|\p{L}[+#]|\d/u.test(shorter)) break;
    rest = shorter;
  }
  const body = rest
    .replace(VERDICT, '')
    .replace(withoutTail ? TAIL : REASON, '')
    .trim();
  return (/\p{L}{2}|\p{L}[+#]|^[CR]$/u.test(body) ? body : rest).replace(/[\s,;:.!–-]+$/u, '');
}

function demandOf(member: string, must: boolean, statement: Statement, language: string): Demand[] {
  const folded = foldKeepingSigns(member);
  const body = stripped(member);
  const whole = stripped(member, false);
  if (body === '' || NO_THING.test(foldKeepingSigns(body))) return [];
  const make = (kind: Demand['kind'], phrase: string, alternatives: readonly string[] = []): Demand => ({ phrase, kind, must, alternatives, statement });
  const years = yearsAt(member);
  if (years !== null && (EXPERIENCE_NEAR.test(folded) || (statement.zone !== 'duty' && !TIME_SPAN.test(folded)))) {
    return [make('experience', cut(stripped(member.slice(years.at))))];
  }
  const languages = SUBJECT.test(folded) ? [] : languagesIn(member);
  const [first] = languages;
  if (first !== undefined && (folded.indexOf(foldKeepingSigns(first.word)) < LANGUAGE_REACH || languageLevel(folded) !== null) && statement.zone !== 'duty') {
    const parts = languages.length > 1 ? member.split(/,?\s(?:and|und|et|y|en|sowie|plus)\s|,\s/u) : [member];
    const named = (word: string): string => {
      const level = languageLevel(parts.find((part) => part.includes(word)) ?? member);
      return `${word.replace(/kenntnisse$/u, '')}${level === null ? '' : ` (${level.word})`}`;
    };
    return languages.length > 1 && isChoice(folded, language)
      ? [
          make(
            'language',
            languages.map(({ word }) => word).join(' or '),
            languages.map(({ word }) => named(word)),
          ),
        ]
      : languages.map(({ word }) => make('language', named(word)));
  }
  if (
    (statement.zone !== 'duty' || /degree|bachelor|master'|diploma|studium|diplome/u.test(folded)) &&
    DEGREE_CUE.test(folded) &&
    degreeLevel(member) !== null &&
    !/\bneither here\b|\blicen[cs]e\b|\blicence\b|first aid/u.test(folded)
  )
    return [make('credential', cut(body), alternativesOf(whole, language))];
  const isDuty = statement.zone === 'duty';
  if (isDuty && writtenWords(body).length < LEAST_DUTY && termHits(body).length === 0) return [];
  if (!isDuty && conditionsIn(body).length > 0 && !CREDENTIAL_WORDS.test(folded)) return [make('responsibility', cut(body))];
  return [make(isDuty ? 'responsibility' : kindOf(body, folded), cut(body), alternativesOf(isDuty ? body : whole, language))];
}
/** Characters before a language that is itself asked for. */
const LANGUAGE_REACH = 40;

/** Nothing that anybody could have or do; folded. */
const NO_THING = /^(?:it|this|that|them|both|either|here|one|please|be up for that|of)?$|^(?:full|part)[- ]time$|^permanent$/u;

function kindOf(body: string, folded: string): Demand['kind'] {
  const hits = termHits(body);
  if (CREDENTIAL_WORDS.test(folded) || hits.some(({ term }) => term?.kind === 'credential')) return 'credential';
  if (hits.some(({ term }) => term?.kind === 'tool')) return 'tool';
  const [hit] = hits;
  return hit?.term?.kind === 'skill' && hit.end - hit.start > body.length / 2 ? 'skill' : 'knowledge';
}

/** Not longer than a line of a list may be, cut where a thought ends. */
function cut(phrase: string): string {
  const words = phrase.split(/\s+/u);
  if (words.length <= MOST_WORDS && phrase.length <= MOST_CHARACTERS) return phrase;
  const kept = words.slice(0, MOST_WORDS).join(' ').slice(0, MOST_CHARACTERS);
  const comma = kept.lastIndexOf(',');
  const short =
    comma > MOST_CHARACTERS / 3 ? kept.slice(0, comma) : kept.slice(0, phrase.length > kept.length ? Math.max(kept.lastIndexOf(' '), 1) : kept.length);
  return balanced(
    short.replace(/\s+(?:and|or|in|of|with|a|an|the|as|at|to|for|on|by|und|oder|et|ou|de|des|du|y|o|en|of|from|our|your|its|their|is|are|who|that)$/iu, ''),
  );
}

/** Without a bracket that is never closed. */
const balanced = (phrase: string): string =>
  (phrase.lastIndexOf('(') > phrase.lastIndexOf(')') ? phrase.slice(0, phrase.lastIndexOf('(')).trim() : phrase).replace(/[\s,;:]+$/u, '');
