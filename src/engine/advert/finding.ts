import { foldKeepingSigns } from '../english/folding.ts';
import { capital } from '../english/grammar/capitals.ts';
import { verbOf } from '../english/grammar/verbs.ts';
import type { Context } from '../context.ts';
import { inventionsAgainst } from '../facts/fact-lock.ts';
import { FAMILIES, FAMILIES_OF_ONE_THING } from '../lexicon/advert/families/families.ts';
import { languageOfFamily, type Family } from '../lexicon/advert/families/family.ts';
import { DOERS, EXPIRED, IMPLIED_BY, TOLD_BY, WISHES } from '../lexicon/advert/implications.ts';
import { HALF_IS_ENOUGH } from '../lexicon/demands/degrees.ts';
import { PERMISSIONS } from '../lexicon/advert/permissions.ts';
import { A_PROGRAM, OR_THE_LIKE, TOOL_CLASSES } from '../lexicon/advert/tool-classes.ts';
import { isEverydayWord } from '../lexicon/words/word-sizes.ts';
import { TITLE_WORDS } from '../lexicon/reading/titles.ts';
import type { AdvertRequirement } from './advert.ts';
import { knownTerm, termHits } from './known-terms.ts';
import { isDegreeDemand } from './ledger-requirements.ts';
import { type Finding, NOT_SHOWN, saidAt, UNCLEAR, unsaidAt } from './outcomes.ts';
import { sharesField } from './degree-level.ts';
import { sameAct, tellsAct } from './acts.ts';
import { ofConditions } from './proof-conditions.ts';
import { byCode, CODE, licence, permission } from './proof-papers.ts';
import { ownTrade, proveDegree, proveLanguage, proveYears } from './proof-kinds.ts';
import { LEAST_PROOF, whereSaid, without, WORK_DONE, type ProofPassage } from './proof.ts';
import { foundBy, isLevelOf, mayBeMeant, saidInOtherWords, sharesMore } from './second-look.ts';
import { addingSentences } from './sentence.ts';
import { languagesIn } from './special-requirements.ts';

interface Reading {
  /** Of employers and schools. */
  names: readonly string[];
  /** Whether advert and CV are written in two languages. */
  isForeign: boolean;
}

/** What a CV shows of one requirement; `UNCLEAR` where the ledger had better say nothing of it. */
export function findingOf(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[], { names, isForeign }: Reading): Finding {
  if (requirement.kind === 'experience') {
    const years = proveYears(requirement, context, passages);
    return years === 'unclear' ? UNCLEAR : saidAt(years);
  }
  let asGood: Finding = NOT_SHOWN;
  if (requirement.kind === 'credential' && isDegreeDemand(requirement)) {
    const degree = proveDegree(requirement, context, passages);
    // "A degree or equivalent experience": years say no degree, and nobody is without one who has the years.
    if (degree?.section === 'experience' && !/\bband \d/iu.test(requirement.quote)) return UNCLEAR;
    // "A management qualification, such as CMI Chartered Manager or an MBA" is no degree alone.
    const isOther = degree !== null && isOtherPaper(requirement, degree);
    if (
      isOther &&
      (SCHOOL.test(foldKeepingSigns(requirement.phrase)) || (AS_GOOD.test(foldKeepingSigns(requirement.quote)) && sharesField(requirement.phrase, degree.text)))
    )
      asGood = unsaidAt(requirement, degree, [degree.text]);
    // A bachelor of anything is no "AAT level 4": the paper itself is looked for below.
    if ((degree !== null && !isOther) || (degree === null && requirement.alternatives.length === 0)) return saidAt(degree);
  }
  const special = licence(requirement, passages) ?? permission(requirement, passages);
  if (special !== null) return special;
  const [code] = CODE.exec(requirement.phrase) ?? [];
  if (code !== undefined && requirement.alternatives.length === 0) return byCode(passages, code);
  const condition = ofConditions(requirement, context, passages);
  if (condition !== null) return condition;
  if (requirement.kind === 'language') {
    // "French or German": the best of what is there.
    const ways = requirement.alternatives.length > 0 ? requirement.alternatives : [requirement.phrase];
    const proofs = ways.flatMap((way) => {
      const proof = proveLanguage({ ...requirement, phrase: way }, context, passages);
      return proof === null ? [] : [{ ...proof, way }];
    });
    const proof = proofs.find(({ said }) => said) ?? proofs[0];
    if (proof === undefined) return NOT_SHOWN;
    if (proof.said) return saidAt(proof.passage);
    // A CV in English says "English", whatever the advert calls it.
    const [named] = languagesIn(proof.way);
    const own = context.cv.language === 'en' && named !== undefined ? named.name : capitalLanguage({ ...requirement, phrase: proof.way });
    // Any line of the CV proves the language it is written in; some claim less than a name does.
    // That somebody writes a language does not say how well.
    if (!isForeign && HOW_WRITTEN.test(requirement.quote)) return UNCLEAR;
    const prose = [proof.passage, ...passages.filter(({ statement, text }) => statement && text.length > A_SENTENCE)].slice(0, MOST_LINES);
    const found = prose.map((passage) => unsaidAt({ ...requirement, phrase: own }, passage, [`${own} ([your level?])`]));
    return found.find(({ status }) => status === 'unsaid') ?? UNCLEAR;
  }
  // A degree in communication makes nobody communicative.
  const isPaper = requirement.kind === 'credential';
  // "In the UK" is said by every address.
  const isPermission = PERMISSIONS.slice(0, 2).some((pattern) => pattern.test(requirement.phrase));
  const ways = requirement.alternatives.length > 0 ? requirement.alternatives : [requirement.phrase];
  const isHalf = HALF_IS_ENOUGH.test(requirement.quote);
  const telling = passages.flatMap((passage): ProofPassage[] => {
    if (requirement.kind === 'skill' && passage.section === 'education') return [];
    const live = without(passage, EXPIRED);
    const had = live && (isPaper || passage.worth !== STATED_WORTH) && !isHalf ? without(live, UNFINISHED) : live;
    return had !== null && ways.some((way) => isLevelOf(way, had.text)) ? [had] : [];
  });
  const program = byProgram(requirement, telling, names);
  if (program !== null) return program;
  const [, included] = INCLUDING.exec(requirement.phrase) ?? [];
  const isOneOfMany = included !== undefined && knownTerm(included) !== undefined;
  // "Microsoft Office, including Excel" is said by Excel, and not by Word.
  const asks = isOneOfMany ? [included] : [requirement.phrase, ...requirement.alternatives.filter((way) => !isWhom(way, requirement.phrase))];
  const forms = [...asks.flatMap((ask) => [ask, ...(requirement.kind === 'responsibility' ? [] : formsOf(ask)), ...doersOf(ask)]), ...requirement.aliases];
  const said = whereSaid(telling, forms, { names, compounds: context.cv.language === 'de' });
  if (said && isLevelOf(requirement.phrase, said.passage.text)) return saidAt(said.passage);
  const clause = headOf(requirement.phrase, true);
  const ofClause = familiesOf(clause);
  const families = (isOneOfMany ? [] : ofClause.length > 0 ? ofClause : familiesOf(requirement.phrase)).filter(({ paper }) => !isPaper || paper === true);
  const isLed = families.some(({ asks: asked }) => isOfPeople(asked));
  const isDuty = requirement.kind === 'responsibility';
  let mayBe = false;
  // "IRTEC Inspection Technician" is said by no inspection.
  const initials = /\b\p{Lu}{4,}\b/u.exec(requirement.phrase)?.[0];
  const isOther = ({ text }: ProofPassage, asked: RegExp): boolean =>
    initials !== undefined && !isDuty && /\p{Ll}/u.test(requirement.phrase) && !asked.test(initials.toLowerCase()) && !text.includes(initials);
  for (const { says, asks: asked } of families) {
    // "Audits" alone do not say that somebody presents a clinical audit once a quarter.
    const isLoose = isDuty && !isOfPeople(asked) && !ONE_THING.has(asked);
    const passage = foundBy(
      says,
      isDuty && !isOfPeople(asked)
        ? telling.filter((one) => !isHead(one, context) && (!isLoose || (sharesMore(clause, asked, one, names) && sameAct(requirement.phrase, one.text))))
        : telling,
      isPaper,
    );
    if (passage && (isPaper || !isOther(passage, asked))) return saidAt(passage);
    mayBe ||= isLoose && foundBy(says, telling, isPaper) !== null;
  }
  for (const [at, ask] of (isPermission ? [] : asks).entries()) {
    // Of what a list knows every way to say it is known.
    if (knownTerm(ask) || isLed) continue;
    const head = headOf(ask, isDuty);
    for (const one of head === ask ? [ask] : [head, ask]) {
      const near = saidInOtherWords(one, telling, { isMember: at > 1, isDuty, names });
      if (
        near?.isEnough &&
        (!isDuty || (sameAct(requirement.phrase, near.passage.text) && !(LISTS_AND_SCHOOLS.has(near.passage.section) && !tellsAct(near.passage.text))))
      )
        return saidAt(near.passage);
      mayBe ||= near?.isNear === true;
    }
  }
  for (const { shows, name, plain, asks: asked } of families) {
    const passage = foundBy(
      shows,
      isPaper || requirement.kind === 'tool' ? telling : telling.filter(({ section }) => !LISTS_AND_SCHOOLS.has(section)),
      isPaper,
    );
    if (passage && (isPaper || !isOther(passage, asked))) {
      const told = inShort(passage, shows);
      // A thing that a list knows keeps the advert's own name; a longer demand ("a team of 34") would claim its figures.
      const own = knownTerm(requirement.phrase) ? requirement.phrase : name[languageOfFamily(context.cv.language)];
      const small = plain?.[languageOfFamily(context.cv.language)];
      const lawful = [own, ...(small === undefined ? [] : [small])].find((label) => {
        const source = { text: `${passage.text}\n${requirement.phrase}${label === small || small === undefined ? `\n${label}` : ''}` };
        return addingSentences(label, told, null).some((sentence) => inventionsAgainst(sentence, source).length === 0);
      });
      const found = lawful === undefined ? UNCLEAR : unsaidAt({ ...requirement, phrase: lawful }, passage, addingSentences(lawful, told, null));
      if (found === UNCLEAR) mayBe = true;
      if (found.status === 'unsaid') return found;
    }
  }
  // Of a paper every name is known; a deed is told in a hundred ways.
  mayBe ||=
    !isPaper &&
    !isPermission &&
    mayBeMeant(
      asks.filter((ask) => !knownTerm(ask)),
      telling,
      names,
    );
  mayBe ||= isPaper && EQUALLY.test(foldKeepingSigns(requirement.quote)) && ownTrade(context, passages) !== null;
  // A link may lead to the portfolio that is asked for.
  mayBe ||= /\bportfolio\b/iu.test(requirement.phrase) && context.cv.links.length > 0;
  // Rule 8: no list knows the other language's words for it.
  mayBe ||=
    isForeign &&
    families.length === 0 &&
    TOLD_IN_WORDS.has(requirement.kind) &&
    !asks.some((ask) => isNamed(ask) || NAMED.test(ask) || (!isDuty && context.cv.language !== 'de' && namesIn(ask)));
  const implied = impliedIn(requirement, passages, names);
  if (implied.status !== 'not-shown') return implied;
  return asGood.status === 'unsaid' ? asGood : mayBe || asGood === UNCLEAR ? UNCLEAR : implied;
}

/** What every language has words of its own for. */
const TOLD_IN_WORDS: ReadonlySet<AdvertRequirement['kind']> = new Set(['skill', 'knowledge', 'responsibility']);
/** "Fanuc and Haas controls", "Desmos"; physics has a name in every language. */
const namesIn = (ask: string): boolean => [...ask.matchAll(/(?:^|(?<=\s))\p{Lu}[\p{L}\d]{3,}/gu)].some(([word]) => !isEverydayWord(word.toLowerCase()));
/** Tools and papers keep their names; subjects and skills do not. */
const isNamed = (ask: string): boolean => {
  const kind = knownTerm(ask)?.kind;
  return kind === 'tool' || kind === 'credential';
};
/** Written alike in every language: "PZB", "Power BI". */
const NAMED = /^(?:\p{Lu}[\p{Lu}\d]+|\p{Lu}\p{Ll}+ \p{Lu}[\p{Lu}\d]+)$|\b\p{Lu}{2,}\d*\b/u;

/** How well a language is written is asked for. */
const HOW_WRITTEN = /\bwritten\b|\bwriting\b|schriftlich|[ée]crit|escrit|schriftelijk/iu;

/** The line of an entry that names job and employer tells no deed. */
const isHead = ({ page, line, statement }: ProofPassage, { cv }: Context): boolean =>
  !statement && cv.experience.some(({ title, company }) => [title, company].some((read) => read?.page === page && read.line === line));

/** A long statement up to the end of a clause, where that clause proves as much. */
function inShort(passage: ProofPassage, shows: RegExp | null): ProofPassage {
  if (passage.text.length <= LONG_LINE || shows === null) return passage;
  const ends = [...passage.text.slice(0, LONG_LINE).matchAll(/[,;.](?=\s)/gu)].map(({ index }) => index);
  const end = ends.findLast((at) => shows.test(foldKeepingSigns(passage.text.slice(0, at))));
  return end === undefined ? passage : { ...passage, text: passage.text.slice(0, end) };
}
/** Characters; a longer line is no heading of itself. */
const LONG_LINE = 150;

/** Where experience will do as well. */
const EQUALLY = /\bequivalent (?:\p{L}+ ){0,2}experience|\bexperience that makes up for\b|\bor experience\b/u;

/** Characters and lines of the prose that shows a language. */
const A_SENTENCE = 40;
const MOST_LINES = 12;

/** A word of a list or of a course proves no deed. */
const LISTS_AND_SCHOOLS: ReadonlySet<ProofPassage['section']> = new Set(['skills', 'education', 'publications', 'awards', 'languages']);
/** Of statements of work; "in progress" is a note of lists and of papers. */
const STATED_WORTH = 5;
const UNFINISHED =
  /\b(?:in progress|booked(?: for)?|not yet|pending|appearing (?:shortly|soon)|exam(?:ination)?s? (?:not taken|to be taken|in \p{L}+|\d)|to be taken|student since|papers passed|part[- ]qualified|laufend|angemeldet|en cours|en curso|in opleiding)\b/iu;

/** A vocational paper of another name or country: as good, and not what the advert calls it. */
function isOtherPaper({ phrase }: AdvertRequirement, { text }: ProofPassage): boolean {
  const asked = foldKeepingSigns(phrase).match(PAPERS) ?? [];
  const own = foldKeepingSigns(text);
  return asked.length > 0 && !DEGREES.test(foldKeepingSigns(phrase)) && !asked.some((paper) => own.includes(paper.slice(0, A_STEM)));
}
const SCHOOL = /\b(?:high school|ged|secondary school|leaving cert|gcses)/u;
/** Another paper will do as well. */
const AS_GOOD =
  /\b(?:or|ou|oder|o|of) (?:an? |eine? |un )?(?:(?:equivalent|equivalente?|gleichwertig\p{L}*|vergleichbar\p{L}*|similar|gelijkwaardig\p{L}*)\b)/u;
const PAPERS = /\b(?:high school|gcses|diploma|ged|nvq|btec|certificate|apprenticeship|level \d|ausbildung|lehre|cap\b|bep\b|mbo)/gu;
const DEGREES = /\b(?:degree|bachelor|master|university|hochschul|studium|licence|grado|hbo)\b/u;
const A_STEM = 6;

/** "Mentored engineers or analysts", "line-managed actuaries or data scientists": whom, and no other way to have done it. */
function isWhom(way: string, phrase: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(/[\s-]+/u);
  const last = way.split(/,/u)[0]?.toLowerCase().split(/\s+/u).at(-1) ?? '';
  const isDeed = verbOf(first) !== undefined || /^(?:line|mentoring|coaching|leading|managing|supervising|training)$/u.test(first);
  // A lone word for somebody at the end of a list: "juriste, assistant ou alternant".
  if (!/\s/u.test(way) && TITLE_WORDS.has(way.toLowerCase().replace(/s$/u, '')) && !phrase.toLowerCase().startsWith(way.toLowerCase())) return true;
  return (
    isDeed &&
    !phrase.startsWith(way) &&
    verbOf(way.toLowerCase().split(/\s+/u)[0] ?? '') === undefined &&
    (TITLE_WORDS.has(last) || TITLE_WORDS.has(last.replace(/s$/u, '')))
  );
}

/** The first clause of a duty, which says what is to be done; what follows says with whom and what for. */
const headOf = (ask: string, isDuty: boolean): string => {
  const [head = ask] = ask.split(isDuty ? DUTY_ENDS : DOING_ENDS);
  // "Picking and packing orders": a stump of one word is not the thing.
  return /\s/u.test(head) ? head : ask;
};
const DUTY_ENDS = /,\s|\s?:\s|\swith\s|\sso\s|\sand\s(?=\p{Ll}+\s(?:the|an?|our|your|them|it|what)\b)/u;
const DOING_ENDS = /\s?:\s|\sand how\s|\sand\s(?=\p{Ll}{3,}ing\s)|,\s(?=\p{Ll}+ing\s)/u;

const INCLUDING = /,\sincluding\s(\p{Lu}[\p{L}\d+#. ]{1,30})$/u;

/** Families that a requirement asks for. A law about hiring asks for no hiring. */
function familiesOf(phrase: string): Family[] {
  const folded = foldKeepingSigns(phrase);
  const isLaw = /\b(?:laws?|rules|legislation|act|directive)\b/u.test(folded);
  return FAMILIES.filter(({ asks, name }) => asks.test(folded) && !(isLaw && (name.en === 'Recruitment' || name.en === 'Negotiation')));
}

/** How the families that ask for one thing are known. */
const ONE_THING: ReadonlySet<RegExp> = new Set(FAMILIES_OF_ONE_THING.map(({ asks }) => asks));

/** Whoever leads people is found by who is led; a word in common ("nurses") says nothing. */
const isOfPeople = (asks: RegExp): boolean => asks === LEADERSHIP || asks === LINE_MANAGEMENT;
const LEADERSHIP = FAMILIES.find(({ name }) => name.en === 'Team leadership')?.asks;
const LINE_MANAGEMENT = FAMILIES.find(({ name }) => name.en === 'Line management')?.asks;

/**
 * A program, of which several will do: said by any that is named, proved by another of its class; the work that is done with
 * it ("route planning") is no program. Null where no program is asked for.
 */
function byProgram(requirement: AdvertRequirement, passages: readonly ProofPassage[], names: readonly string[]): Finding | null {
  const folded = foldKeepingSigns(requirement.phrase);
  if (!A_PROGRAM.test(folded) || requirement.alternatives.length < 2 || requirement.kind === 'responsibility') return null;
  const named = requirement.alternatives.slice(1).filter((way) => /\p{Lu}|\d/u.test(way));
  if (named.length === 0) return null;
  const forms = named.flatMap((way) => [way, ...formsOf(way)]);
  const said = whereSaid(passages, forms, { names });
  if (said) return saidAt(said.passage);
  const tools = termHits(requirement.alternatives[0] ?? '').flatMap(({ term }) => (term?.kind === 'tool' ? [term.name, ...term.aliases] : []));
  const own = tools.length === 0 ? null : whereSaid(passages, tools, { names });
  if (own) return saidAt(own.passage);
  const isOpen = OR_THE_LIKE.test(foldKeepingSigns(requirement.quote));
  const classes = TOOL_CLASSES.filter((pattern) => named.some((way) => [...foldKeepingSigns(way).matchAll(pattern)].length > 0));
  for (const passage of passages) {
    if (passage.worth < LEAST_PROOF || WISHES.test(passage.text)) continue;
    const text = foldKeepingSigns(passage.text);
    const found = classes.flatMap((pattern) => [...text.matchAll(pattern)])[0];
    if (found === undefined) continue;
    if (folded.includes(found[0])) return saidAt(passage);
    // "A BI tool (Power BI, Tableau or Looker)": another one is a BI tool as well, and none of those that are named.
    if (!isOpen) return UNCLEAR;
    const word = passage.text.slice(found.index, found.index + found[0].length);
    const head = requirement.alternatives[0] ?? requirement.phrase;
    return unsaidAt({ ...requirement, phrase: head }, passage, addingSentences(head, passage, word));
  }
  return NOT_SHOWN;
}

/** Shares of a phrase. */
const A_PART = 0.35;
const A_HALF = 0.5;

/** What an ask is called otherwise: the names and synonyms of the things that it names, where it names little else. */
function formsOf(ask: string): string[] {
  const [thing = ask] = ask.split(/,\s/u);
  const hits = termHits(thing).flatMap(({ term, text, start, end }) => (term === null || term.kind === 'skill' ? [] : [{ term, text, length: end - start }]));
  // A paper that is a small part of what is asked for ("practitioner registered with the HCPC") is not the whole.
  // "SAP TM" is a part of SAP, and not said by its name alone.
  const isWhole = (text: string): boolean => !/(?:^|\s)\p{Lu}{2,}(?:\s|$)/u.test(thing.replace(text, ' '));
  const named = hits.filter(
    ({ term, text, length }) => (term.kind === 'tool' && isWhole(text)) || length > thing.length * (term.kind === 'credential' ? A_PART : A_HALF),
  );
  return named.flatMap(({ term }) => [term.name, ...term.aliases]);
}

/** "anglais (fluent)" as it stands in a list: "Anglais". */
function capitalLanguage({ phrase }: AdvertRequirement): string {
  return capital(languagesIn(phrase)[0]?.word ?? phrase.replace(/\s*\(.*$/u, ''));
}
function impliedIn(requirement: AdvertRequirement, passages: readonly ProofPassage[], names: readonly string[]): Finding {
  const term = knownTerm(requirement.phrase);
  const name = term?.name ?? requirement.phrase;
  for (const proof of IMPLIED_BY.get(name) ?? []) {
    const known = knownTerm(proof);
    const said = whereSaid(passages, known ? [known.name, ...known.aliases] : [proof], { names, strict: true });
    if (said) {
      const found = unsaidAt(requirement, said.passage, addingSentences(requirement.phrase, said.passage, said.passage.text.slice(said.start, said.end)));
      if (found.status === 'unsaid') return found;
    }
  }
  const telling = TOLD_BY.get(name);
  const told = telling && passages.find(({ text, worth, statement }) => (statement || worth >= WORK_DONE) && telling.test(text));
  if (told) return unsaidAt(requirement, told, addingSentences(requirement.phrase, told, null));
  return NOT_SHOWN;
}

/** Whoever calls himself a project manager says project management. */
function doersOf(phrase: string): string[] {
  const words = phrase.split(/\s+/u);
  const doer = DOERS.get(words.at(-1)?.toLowerCase() ?? '');
  return doer === undefined || words.length < 2 ? [] : [[...words.slice(0, -1), doer].join(' ')];
}
