import { foldKeepingSigns } from '../../english/folding.ts';
import { verbOf } from '../../english/grammar/verbs.ts';
import { REPORTS_TO } from '../../lexicon/advert/asking-phrases.ts';
import {
  ASKED_QUESTIONS,
  AUXILIARY,
  ADVERB,
  BEHIND,
  BETTER_IF,
  DENIED,
  DOES_NOT_MIND,
  EXPECTS,
  EXPECTS_THINGS,
  HAVING,
  HEAR_FROM_YOU_IF,
  INVOLVES,
  KNOWING,
  NO_THING_ASKED,
  NOT_OF_THE_JOB,
  OF_THE_SORT,
  OPENER,
  SO_MUCH_THE_BETTER,
  SOME_BODY,
  SOUGHT,
  SOUGHT_BY_NAME,
  STATE,
  SUBJECTLESS,
  SUBJECT_OF_ALL,
  VERDICT_OF_A_MUST,
  VERDICT_ON_ALL,
  WOULD_FIT,
} from '../../lexicon/advert/prose-frames.ts';
import type { Statement } from '../statements.ts';
import { bareOf, coordinated } from './coordinated.ts';
import { asksInGerman } from './asks-in-german.ts';
import type { ProseAsk } from './prose-ask.ts';

/** Zones whose sentences are listened to; under other headings only those that insist. */
const HEARD: ReadonlySet<Statement['zone']> = new Set(['must', 'nice', 'duty', 'none']);
/** Characters; nothing longer is one sentence. */
const LONGEST = 600;
const MOST_ASKS = 12;

/**
 * What a sentence about the applicant asks for, thing by thing: "You'll be the sort of person who can lift 25 kg and doesn't mind an
 * early start". Null where the sentence is of no kind that is known; then it is read clause by clause. `roles`: the advert's title.
 */
export function asksInProse(statement: Statement, language: string, roles: string): ProseAsk[] | null {
  const { text, zone, bullet } = statement;
  if (bullet || text.length > LONGEST) return null;
  if (
    !HEARD.has(zone) &&
    !(zone === 'about' && INSISTING.test(text)) &&
    !(zone === 'unasked' && (DOES_NOT_MIND.test(text) || NOT_ESSENTIAL.test(text) || TURNED.test(text)))
  )
    return null;
  if (language === 'de') return asksInGerman(statement);
  if (language !== 'en') return null;
  // "You'll be the person who keeps us going: you'll run the diary": two sentences.
  const sentences = text.replace(/[.!]+$/u, '').split(/:\s(?=you(?:['’]ll)?\s)/iu);
  const found = sentences.map((sentence) => asksOf(sentence, statement, roles));
  // "Quality matters to us: you will carry out inspections": what stands before the colon asks for nothing.
  const [label = ''] = sentences;
  const isLabel = label.split(' ').length <= A_LABEL && found.length > 1 && !/\b(?:essential|required|needed|must|desirable|licen[cs]e)\b/iu.test(label);
  return (isLabel ? found.every((asks) => asks === null) : found[0] === null) ? null : found.flatMap((asks) => asks ?? []).slice(0, MOST_ASKS);
}
/** Words. */
const A_LABEL = 6;
const INSISTING =
  /^(?:you (?:will |must|should|need)|you['’]ll |the (?:successful|right|ideal) (?:candidate|person|applicant)|candidates (?:must|should)|applicants (?:must|should)|we(?:['’]re| are)? (?:need|looking for) (?:some(?:one|body)|an? [^.]{3,60} who))\b/iu;

/** "Experience of housing is not essential, but a degree would be an advantage": the second half asks. */
const TURNED = /\b(?:not|n['’]t) (?:essential|necessary|required|needed),?\s(?:but|although|though)\s(.+?\s(?:would|will) be\s.+)$/iu;
const NOT_ESSENTIAL =
  /\b(?:would|will) (?:also )?be\s.*\b(?:but|though|although)\b.*\b(?:not|n['’]t|n[o']t)\s?(?:essential|required|necessary|a must|needed)\b|\bbut (?:(?:is|are)n['’]t|not) (?:essential|required|necessary|a must)/iu;

function asksOf(sentence: string, { zone: heading, headed, text }: Statement, roles: string): ProseAsk[] | null {
  const question = ASKED_QUESTIONS.flatMap((pattern) => pattern.exec(sentence)?.groups?.['thing'] ?? [])[0];
  if (question !== undefined) return NO_THING_ASKED.test(question) ? [] : demands(`have ${question}`, 'must', false);
  if (sentence.endsWith('?')) return null;
  const plain = sentence.replace(REPORTS_TO, '');
  const turned = TURNED.exec(plain)?.[1];
  if (turned !== undefined) {
    const things = VERDICT_ON_ALL.exec(turned)?.groups?.['things'];
    return things === undefined ? null : coordinated(things).flatMap((part) => ask(part, 'nice', false));
  }
  const opener = OPENER.exec(plain)?.[0] ?? '';
  const isWish = (heading === 'nice' && headed) || /\b(?:ideally|preferably)\b/iu.test(opener);
  const body = plain.slice(opener.length);
  const heard = HEAR_FROM_YOU_IF.exec(body);
  if (heard !== null) return demands(body.slice(heard[0].length), 'must', isWish);
  const expected = EXPECTS_THINGS.exec(body);
  if (expected !== null)
    return body
      .slice(expected[0].length)
      .split(/,?\s(?:and|plus)\s(?=some(?:one|body)\s)/iu)
      .flatMap((part) => demands(SOME_BODY.test(part) ? part.replace(SOME_BODY, '').trimStart() : `have ${part}`, 'must', isWish));
  const better = BETTER_IF.exec(body);
  if (better !== null) return demands(eachOf(body.slice(better[0].length)), 'must', true);
  const rest = SO_MUCH_THE_BETTER.exec(body)?.groups?.['rest'];
  if (rest !== undefined) return demands(eachOf(rest), 'must', true);
  const told = EXPECTS.exec(body);
  if (told !== null) return coordinated(`to ${body.slice(told[0].length)}`).flatMap((part) => ask(part, 'duty', isWish));
  const sought = SOUGHT.exec(body) ?? SOUGHT_BY_NAME.exec(body);
  if (sought !== null) return ofTheSought(body, sought, isWish);
  const some = SOME_BODY.exec(body);
  if (some !== null) return demands(body.slice(some[0].length).replace(WOULD_FIT, ''), 'must', isWish || WISHED.test(body));
  const subject = SUBJECT_OF_ALL.exec(body)?.[0];
  if (subject !== undefined) {
    const predicate = body.slice(subject.length).trimStart();
    const sort = OF_THE_SORT.exec(predicate);
    if (sort !== null) {
      const [, who] = A_TRAINED.exec(sort[0]) ?? [];
      return [...(who === undefined ? [] : ask(who, 'must', isWish)), ...demands(predicate.slice(sort[0].length), 'must', isWish)];
    }
    return demands(predicate, heading, isWish);
  }
  if (SUBJECTLESS.test(body)) return demands(body, 'must', isWish);
  const involved = INVOLVES.exec(body);
  if (involved !== null) return coordinated(body.slice(involved[0].length)).flatMap((part) => ask(part, 'duty', isWish));
  const ofIt = PART_OF_IT.exec(plain)?.groups?.['things'];
  if (ofIt !== undefined && heading !== 'nice') return ofIt.split(/,\s(?:and\s)?|\sand\s/u).flatMap((thing) => ask(thing, 'duty', isWish));
  const role = roleOf(body, roles);
  if (role !== null) return coordinated(body.slice(role.length).trimStart()).flatMap((part) => ask(part, 'duty', isWish));
  // "Greet patients, take payments and reconcile the takings." under a heading of duties.
  if (heading === 'duty' && headed && /[.;]$/u.test(text) && OF_DUTIES.has(verbOf(/^\p{L}+/u.exec(plain)?.[0].toLowerCase() ?? '')?.form))
    return coordinated(plain).flatMap((part) => ask(part, 'duty', isWish));
  return byVerdict(plain, heading);
}

/** "Makes rounds and reads gauges", "Make rounds": how duties begin that have no subject. */
const OF_DUTIES: ReadonlySet<string | undefined> = new Set(['bare', 'third']);

/** "If you speak Spanish, have used Koha, or hold a licence": any of them is welcome. */
const eachOf = (wishes: string): string =>
  wishes.replace(/,\sor\s(?=(?:have|has|hold|know|speak|can|are|\p{L}+ed)\s)|(?<=,[^,]{3,80})\sor\s(?=(?:have|hold|know|speak)\s)/giu, ', and ');

/** "You will be a time-served electrician who". */
const A_TRAINED = /\ban?\s((?:time[- ]served|(?:fully |suitably )?qualified|registered|chartered|licen[cs]ed|certified)\s[^.;:]{3,50}?)\s(?:who|that)$/iu;

/** "Lone working and home visits are part of the job". */
const PART_OF_IT =
  /^(?<things>(?!(?:this|that|it|these|we)\b)[^;:.]{4,120}?)\s(?:is|are) (?:all |both )?(?:an? (?:\p{L}+ )?)?part of (?:it|the (?:job|role|post|work))\b/iu;

/** Words. */
const A_FEW = 3;
const WISHED = /\b(?:preferred|ideal(?:ly)?|a plus|a bonus|an advantage)\b/iu;

/** "We need a baker who …": what the baker is called asks for nothing further, but "an experienced baker with …" may. */
function ofTheSought(body: string, { 0: frame, groups }: RegExpExecArray, isWish: boolean): ProseAsk[] | null {
  const rest = body.slice(frame.length);
  // "We need you to", "looking for a home with": no person.
  if (
    /\b(?:home|place|site|partner|way|building|office|supplier|agency)\b(?! (?:manager|supervisor|foreman|engineer|assistant|administrator|agent|worker|operative))/iu.test(
      groups?.['who'] ?? '',
    )
  )
    return [];
  const wish = isWish || groups?.['wish'] !== undefined;
  return /^with$/iu.test(groups?.['link'] ?? '') ? demands(`have ${rest.trimStart()}`, 'must', wish) : demands(rest, 'must', wish);
}

/** The subject of "the Library Assistant checks materials in and out" where the advert is for one. */
function roleOf(body: string, roles: string): string | null {
  const [, name = '', verb = ''] = /^(?:[Tt]he|[Oo]ur|[Aa]n?)\s((?:\p{L}[\p{L}/-]+\s){1,4}?)(?:also\s)?(\p{Ll}+s)\s/u.exec(body) ?? [];
  if (name === '' || (verbOf(verb)?.form !== 'third' && !IS_RESPONSIBLE.test(body)) || !roles.toLowerCase().includes(name.trim().toLowerCase())) return null;
  return body.slice(0, body.indexOf(name) + name.length);
}

const IS_RESPONSIBLE = /^\S+\s(?:\S+\s){1,4}?is (?:also )?(?:responsible|accountable) for\s/u;

/** "Knowledge of Makaton and experience of autism are both desirable": the verdict is on all of them. */
function byVerdict(sentence: string, heading: Statement['zone']): ProseAsk[] | null {
  const { things = '', verdict = '', rest = '' } = VERDICT_ON_ALL.exec(sentence)?.groups ?? {};
  if (things === '' || /^(?:it|this|that|there|we|our|they|what|if|as|because)\b/iu.test(things) || /\b(?:who|which|that|is|are|will)\b/iu.test(things))
    return null;
  const parts = coordinated(things);
  const isMust = VERDICT_OF_A_MUST.test(verdict) && !/\bnot\b/iu.test(sentence);
  if (rest.trim().split(/\s+/u).length > A_FEW && !NOT_ESSENTIAL.test(sentence)) return null;
  if (parts.length < 2 && !/\bnot (?:essential|required|necessary)\b|n['’]t (?:essential|required|necessary)\b/iu.test(rest)) return null;
  if (/\bnot\s*$/iu.test(things)) return [];
  return parts.flatMap((part) => ask(part, isMust && heading !== 'nice' ? 'must' : 'nice', false));
}

/** The demands of a predicate. Each part speaks under the auxiliary of its own, or that of the part before it. */
function demands(predicate: string, heading: Statement['zone'], isWish: boolean): ProseAsk[] {
  let isFuture = false;
  let isNeeded = false;
  let before = '';
  const found: ProseAsk[] = [];
  for (const part of coordinated(predicate)) {
    if (IT_IS_ESSENTIAL.test(part)) {
      found.push(...ask(part.replace(IT_IS_ESSENTIAL, ''), 'must', isWish));
      continue;
    }
    const [wished = ''] = WISHES_OF_YOU.exec(part) ?? [];
    if (wished !== '') {
      found.push(...ask(part.slice(wished.length), 'must', true));
      continue;
    }
    // "And we will train you": from here on the house speaks of itself.
    if (
      /^(?:we|our|it|this|there|they|he|she|neither|none)\b|^(?:all|every|each|most|some|many)\s(?:of\s)?(?:\p{L}+\s){1,2}(?:is|are|will|have|has)\b/iu.test(
        part,
      )
    )
      continue;
    // "Report to the Matron, who is responsible for": she is.
    const isOther =
      /^(?:who|which)\b/iu.test(part) &&
      /\b(?:report|answer|account|work|assist|support|deputis|deputiz)\p{L}* (?:directly |closely )?(?:to|with|for)?\b/iu.test(before);
    before = part;
    if (isOther) continue;
    const own = part.replace(/^you(?=['’\s])\s?/iu, '');
    const [aux = ''] =
      /^(?:['’](?:ll|d)|will|would|must|should|can|could|need|needs|have to|has to|is|are|['’]re|has|have|['’]ve)(?=\s)/iu.exec(own.replace(ADVERB, '')) ?? [];
    if (aux !== '') isFuture = /^(?:['’]ll|['’]d|will|would)$/iu.test(aux);
    const behind = own
      .replace(ADVERB, '')
      .replace(/^(?:['’](?:ll|d)|will|would)\s+/iu, '')
      .replace(ADVERB, '');
    // "You will need a card, an understanding of X, and a licence": all of them are needed.
    const isNeededToo: boolean = aux === '' && isNeeded && /^(?:an?|some|at least|current|valid|the ability|knowledge|experience)\s/iu.test(behind);
    isNeeded = isNeededToo || (aux !== '' && /^(?:need|have|hold|bring|possess)\s/iu.test(behind)) || /^needs?$/iu.test(aux);
    const isDuty = isNeededToo
      ? false
      : (isFuture && !STATE.test(behind)) || (aux === '' && heading === 'duty' && !STATE.test(behind) && !/^able\b/iu.test(behind)) || RESPONSIBLE.test(behind);
    found.push(...ask(own, isDuty ? 'duty' : 'must', isWish));
  }
  return found;
}
/** "You will be on the knife within a month". */
const PROMISED = /^(?:['’]ll |will )?be (?:on|in|at|behind|up to) .*\bwithin (?:an?|the first|your first|two|three|six|\d+) (?:day|week|month|year)s?\b/iu;
/** "And it is essential that you can pare leather". */
const IT_IS_ESSENTIAL = /^it(?:['’]s| is) (?:also |absolutely )?(?:essential|important|vital|crucial|a must) that (?:you|they|he or she) /iu;
/** "And we'd love you to hold a Level 6": from here on it is wished for. */
const WISHES_OF_YOU = /^(?:ideally )?we(?:['’]d| would) (?:really |also )?(?:love|like|prefer) you to (?=\p{L})/iu;
const RESPONSIBLE = /^(?:be |is |are |['’]re )?(?:responsible for|in charge of|accountable for|expected to|required to|tasked with|asked to)\s/iu;

/** A part as a demand: without auxiliaries, and what it denies or offers left out. */
function ask(part: string, zone: ProseAsk['zone'], isWish: boolean): ProseAsk[] {
  const willing = part.replace(DOES_NOT_MIND, '');
  const only = /^(?:ideally|preferably)\b/iu.test(willing);
  let text = willing.trim();
  for (let turn = 0; turn < 6; turn += 1) {
    if (DENIED.test(text.replace(/^['’](?:ll|re|ve|d|s)\s/u, ''))) return [];
    if (PROMISED.test(text)) return [];
    if (NOT_OF_THE_JOB.test(foldKeepingSigns(bareOf(text))) || NOT_OF_THE_JOB.test(foldKeepingSigns(text))) return [];
    const shorter = text
      .replace(ADVERB, '')
      .replace(AUXILIARY, '')
      .replace(RESPONSIBLE, '')
      .replace(zone === 'duty' ? /^$/u : HAVING, '')
      .replace(KNOWING, '')
      .replace(/^(?:used|accustomed) to (?=\S)/iu, '')
      .trimStart();
    if (shorter === text || !/\p{L}{2}/u.test(shorter)) break;
    text = shorter;
  }
  text = text.replace(BEHIND, '').trim();
  if (!/\p{L}{2}/u.test(text)) return [];
  return [{ text, zone: isWish || only ? 'nice' : zone }];
}
