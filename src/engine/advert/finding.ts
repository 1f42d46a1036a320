import { foldedWords, foldKeepingSigns } from '../english/folding.ts';
import type { Context } from '../context.ts';
import { inventionsAgainst } from '../facts/fact-lock.ts';
import { FAMILIES, FAMILIES_KNOWN_IN_FULL, FAMILIES_OF_ONE_THING } from '../lexicon/advert/families/families.ts';
import { languageOfFamily, type Family } from '../lexicon/advert/families/family.ts';
import { EXPIRED } from '../lexicon/advert/implications.ts';
import { HALF_IS_ENOUGH } from '../lexicon/demands/degrees.ts';
import { PERMISSIONS } from '../lexicon/advert/permissions.ts';
import type { AdvertRequirement } from './advert.ts';
import { knownTerm } from './known-terms.ts';
import { comesNear } from './cruder-look.ts';
import { degreeLevel } from './degree-level.ts';
import { A_TRAIT, AN_INTEREST, CHECKED_BY_THEM, isALittle, isOneEverydayWord, makesUpFor, OR_OBTAIN, WE_ARRANGE } from './kind/lesser-proof.ts';
import { isForeignName, isNamed, issuersIn, NAMED, namesAnother, namesIn } from './kind/names.ts';
import { inShort, isHead } from './kind/in-short.ts';
import { isLevelOf, withLevelOf } from './kind/level.ts';
import { isAsNarrow } from './kind/narrower.ts';
import { paperOfLevel } from './kind/paper-of-level.ts';
import { ANOTHER_LANGUAGE, furtherLanguage } from './kind/further-language.ts';
import { ofItsKind } from './kind/of-its-kind.ts';
import { employerOfSector } from './kind/sector.ts';
import { isOfOthers, isOfWhom } from './kind/of-whom.ts';
import { isOfPosting, isPartOfIt, isSameThing } from './kind/same-thing.ts';
import { impliedIn } from './implied.ts';
import { isDegreeDemand } from './ledger-requirements.ts';
import { type Finding, NO_MATTER, NOT_SHOWN, saidAt, UNCLEAR, unsaidAt } from './outcomes.ts';
import { capitalLanguage, doersOf, formsOf, headOf, INCLUDING, isWhom } from './ask-forms.ts';
import { isAsGood, isOtherPaper, mayBeRelated, proveDegree } from './proof-degree.ts';
import { byProgram } from './proof-program.ts';
import { sameAct, tellsAct } from './acts.ts';
import { ofConditions } from './proof-conditions.ts';
import { schoolSubjects } from './near/school-subjects.ts';
import { byCode, CODE, licence, permission } from './proof-papers.ts';
import { proveLanguage, proveYears } from './proof-kinds.ts';
import { whereSaid, without, type ProofPassage } from './proof.ts';
import { isOutOfDate } from './validity.ts';
import { foundBy, mayBeMeant, saidInOtherWords, sharesMore } from './second-look.ts';
import { addingSentences } from './sentence.ts';
import { languagesIn } from './special-requirements.ts';

interface Reading {
  /** Of employers and schools. */
  names: readonly string[];
  /** Whether advert and CV are written in two languages. */
  isForeign: boolean;
  /** Whether one of them is German, where every noun has a capital and looks like a name. */
  hasLargeNouns: boolean;
}

/** What a CV shows of one requirement; `UNCLEAR` where our reading is not sure, `NO_MATTER` where no CV shows it. */
export function findingOf(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[], reading: Reading): Finding {
  const { passages: kind, isLess } = ofItsKind(requirement, context, passages);
  const found = findingIn(requirement, context, kind, reading);
  if (found !== NOT_SHOWN) return found;
  // What the house looks into once there is an offer no CV shows.
  if (
    CHECKED_BY_THEM.test(foldKeepingSigns(requirement.phrase)) ||
    (requirement.kind === 'credential' && WE_ARRANGE.test(foldKeepingSigns(requirement.quote))) ||
    AN_INTEREST.test(foldKeepingSigns(requirement.quote))
  )
    return NO_MATTER;
  if (OR_OBTAIN.test(foldKeepingSigns(requirement.phrase))) return NO_MATTER;
  if (requirement.kind !== 'tool' && A_TRAIT.test(foldKeepingSigns(requirement.phrase))) return UNCLEAR;
  if (isLess || kind.every((passage, at) => passage === passages[at])) return NOT_SHOWN;
  // What was left out shares its words: then it may be meant all the same.
  return findingIn(requirement, context, passages, reading) === NOT_SHOWN ? NOT_SHOWN : UNCLEAR;
}

/** The same among these lines alone. */
function findingIn(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[], { names, isForeign, hasLargeNouns }: Reading): Finding {
  if (requirement.kind === 'experience') {
    const years = proveYears(requirement, context, passages, isForeign);
    return years === 'unclear' ? UNCLEAR : saidAt(years);
  }
  const ofLevel = paperOfLevel(
    requirement,
    passages.filter((passage) => without(passage, UNFINISHED) !== null && !isOutOfDate(passage.text, context.today)),
  );
  if (ofLevel !== null) return saidAt(ofLevel);
  let asGood: Finding = NOT_SHOWN;
  if (requirement.kind === 'credential' && isDegreeDemand(requirement)) {
    const degree = proveDegree(requirement, context, passages);
    // "A degree or equivalent experience": years say no degree, and nobody is without one who has the years.
    if (degree?.section === 'experience' && !/\bband \d/iu.test(requirement.quote)) return UNCLEAR;
    // "A management qualification, such as CMI Chartered Manager or an MBA" is no degree alone.
    // A training of another country is as good as "a Level 4 apprenticeship", and says none.
    const isUnlevelled =
      degree !== null &&
      /\blevel [4-8]\b/iu.test(requirement.phrase) &&
      degreeLevel(degree.text, 'highest') === 2 &&
      !/\blevel\b|\bhn[cd]\b/iu.test(degree.text);
    const isOther = degree !== null && (isUnlevelled || isOtherPaper(requirement, degree));
    if (isOther && isAsGood(requirement, degree)) asGood = unsaidAt(requirement, degree, [degree.text]);
    if (degree === null && mayBeRelated(requirement, context)) return UNCLEAR;
    // A bachelor of anything is no "AAT level 4": the paper itself is looked for below.
    if (degree !== null && !isOther) return saidAt(degree);
    // "A degree, or equivalent experience": no word of either proves the paper.
    if (degree === null && requirement.alternatives.every((way) => degreeLevel(way) !== null || /\b(?:experience|equivalent)\b/iu.test(way)))
      return makesUpFor(requirement, context, passages) ? UNCLEAR : NOT_SHOWN;
  }
  const special = schoolSubjects(requirement, context) ?? licence(requirement, passages) ?? permission(requirement, passages);
  if (special !== null) return special;
  const [code] = CODE.exec(requirement.phrase) ?? [];
  if (code !== undefined && requirement.alternatives.length === 0) {
    const found = byCode(passages, code);
    // "Maintain the quality system to ISO 13485" is not said by trays that are packed to it.
    const isMore = requirement.kind === 'responsibility' && foldedWords(requirement.phrase).length > A_NORM;
    return isMore && found.status === 'said' ? UNCLEAR : found;
  }
  const condition = ofConditions(requirement, context, passages);
  if (condition !== null) return condition;
  if (requirement.kind === 'language') {
    // "French or German": the best of what is there.
    const ways = requirement.alternatives.length > 0 ? requirement.alternatives : [requirement.phrase];
    const proofs = ways.flatMap((way) => {
      const proof = proveLanguage({ ...requirement, phrase: way }, context, passages);
      return proof === null || proof === 'unclear' ? [] : [{ ...proof, way }];
    });
    const proof = proofs.find(({ said }) => said) ?? proofs[0];
    if (proof === undefined) return ways.some((way) => proveLanguage({ ...requirement, phrase: way }, context, passages) === 'unclear') ? UNCLEAR : NOT_SHOWN;
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
  if (ANOTHER_LANGUAGE.test(foldKeepingSigns(requirement.phrase))) return furtherLanguage(context, passages);
  // A degree in communication makes nobody communicative.
  const isPaper = requirement.kind === 'credential';
  // "In the UK" is said by every address.
  const isPermission = PERMISSIONS.slice(0, 2).some((pattern) => pattern.test(requirement.phrase));
  const ways = (requirement.alternatives.length > 0 ? requirement.alternatives : [requirement.phrase]).map((way) => withLevelOf(way, requirement.phrase));
  const isHalf = HALF_IS_ENOUGH.test(requirement.quote);
  const telling = passages.flatMap((passage): ProofPassage[] => {
    if (requirement.kind === 'skill' && passage.section === 'education') return [];
    // The rota of an allotment is nobody's work.
    if (requirement.kind === 'responsibility' && passage.section === 'other' && OF_A_CLUB.test(passage.text)) return [];
    const dated = without(passage, EXPIRED);
    const live = dated !== null && isPaper && isOutOfDate(dated.text, context.today) ? null : dated;
    if (live !== null && isPaper && ONLY_UNITS.test(live.text) && !STILL_AT_IT.test(live.text)) return [];
    const had = live && (isPaper || passage.worth !== STATED_WORTH) && !isHalf ? without(live, UNFINISHED) : live;
    return had !== null &&
      ways.some(
        (way) => isLevelOf(way, had.text) && isSameThing(way, had.text) && (isPaper || requirement.alternatives.length > 0 || isAsNarrow(way, had.text)),
      ) &&
      !isPartOfIt(requirement.phrase, had.text) &&
      isOfPosting(requirement.phrase, had.text)
      ? [had]
      : [];
  });
  const program = byProgram(requirement, telling, names);
  if (program !== null) return program;
  const [, included] = INCLUDING.exec(requirement.phrase) ?? [];
  const isOneOfMany = included !== undefined && knownTerm(included) !== undefined;
  // "Microsoft Office, including Excel" is said by Excel, and not by Word.
  const asks = isOneOfMany
    ? [included]
    : [
        requirement.phrase,
        ...requirement.alternatives.filter(
          (way) => !isWhom(way, requirement.phrase) && !isOneEverydayWord(way) && !(isPaper && AN_AWARD.test(way)) && !/\bequivalent\b/iu.test(way),
        ),
      ];
  const forms = [...asks.flatMap((ask) => [ask, ...(requirement.kind === 'responsibility' ? [] : formsOf(ask)), ...doersOf(ask)]), ...requirement.aliases];
  const said = whereSaid(telling, forms, { names, compounds: context.cv.language === 'de' });
  // "City & Guilds 2391, or an equivalent Level 3 award": each way has its own level, or none.
  if (said && ways.some((way) => isLevelOf(way, said.passage.text)))
    return isALittle(requirement, said.passage.text, said.start, said.end) ? UNCLEAR : saidAt(said.passage);
  const clause = headOf(requirement.phrase, true);
  const ofClause = familiesOf(clause);
  const families = (isOneOfMany ? [] : ofClause.length > 0 ? ofClause : familiesOf(requirement.phrase)).filter(({ paper }) => !isPaper || paper === true);
  const isInFull = families.some(({ asks: asked }) => IN_FULL.has(asked));
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
        ? telling.filter(
            (one) =>
              !isHead(one, context) &&
              (!LISTS_AND_SCHOOLS.has(one.section) || ONE_THING.has(asked) || tellsAct(one.text)) &&
              (isLoose
                ? sharesMore(clause, asked, one, names) && sameAct(requirement.phrase, one.text)
                : !isListOf(clause) || sharesMore(clause, asked, one, names)),
          )
        : telling,
      isPaper,
    );
    // Of "other recruiters" says nothing who coaches new hires.
    if (
      passage &&
      isOfOthers(requirement.phrase, passage.text) &&
      (isPaper || !isOther(passage, asked)) &&
      (!isOfPeople(asked) || isOfWhom(requirement.phrase, passage.text))
    ) {
      // Of two lines of a family the one with more of the requirement's own words says it.
      const better = isOfPeople(asked) ? null : saidInOtherWords(requirement.phrase, telling, { isMember: false, isDuty, names });
      return saidAt(better?.isEnough === true ? better.passage : passage);
    }
    mayBe ||= isLoose && foundBy(says, telling, isPaper) !== null;
  }
  for (const [at, ask] of (isPermission ? [] : asks).entries()) {
    // Of what a list knows every way to say it is known.
    // A thing that a list calls by ordinary words ("own hand tools") is looked for by its words as well.
    if ((knownTerm(ask) && !/^own \p{Ll}/iu.test(ask)) || isLed) continue;
    const head = headOf(ask, isDuty);
    for (const one of head === ask ? [ask] : [head, ask]) {
      const near = saidInOtherWords(one, telling, { isMember: at > 1, isDuty, names });
      if (
        near?.isEnough &&
        !isInFull &&
        (!isDuty || (sameAct(requirement.phrase, near.passage.text) && !(LISTS_AND_SCHOOLS.has(near.passage.section) && !tellsAct(near.passage.text))))
      )
        return saidAt(near.passage);
      mayBe ||= near?.isNear === true || (isInFull && near?.isEnough === true);
    }
  }
  for (const { shows, name, plain, asks: asked } of families) {
    const passage = foundBy(
      shows,
      isPaper || requirement.kind === 'tool' ? telling : telling.filter(({ section }) => !LISTS_AND_SCHOOLS.has(section)),
      isPaper,
    );
    if (passage && ((isOfPeople(asked) && !isOfWhom(requirement.phrase, passage.text)) || namesAnother(requirement.phrase, passage.text))) {
      mayBe = true;
      continue;
    }
    if (passage && (isPaper || !isOther(passage, asked))) {
      const told = inShort(passage, shows);
      // A thing that a list knows keeps the advert's own name; a longer demand ("a team of 34") would claim its figures.
      const own = knownTerm(requirement.phrase) ? requirement.phrase : name[languageOfFamily(context.cv.language)];
      const small = plain?.[languageOfFamily(context.cv.language)];
      const lawful = [own, ...(small === undefined ? [] : [small])].find((label) => {
        const source = { text: `${passage.text}\n${requirement.phrase}${label === small || small === undefined ? `\n${label}` : ''}` };
        return addingSentences(label, told, null).some((sentence) => inventionsAgainst(sentence, source).length === 0);
      });
      // "Records on SystmOne": where the program's own name is printed, it is said.
      const [named] = /\b\p{Lu}\p{Ll}+\p{Lu}\p{L}*\b/u.exec(requirement.phrase) ?? [];
      if (named !== undefined && passage.text.includes(named)) return saidAt(passage);
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
  // "Kaffeekenntnisse, gerne mit SCA-Zertifikat": the issuer's letters stand there.
  mayBe ||= isPaper && isForeign && issuersIn(requirement.phrase).some((letters) => telling.some(({ text }) => new RegExp(`\\b${letters}\\b`, 'u').test(text)));
  mayBe ||= !isPermission && comesNear(asks, isPaper ? telling.filter(({ section, statement }) => !statement && section !== 'experience') : telling, isPaper);
  mayBe ||= isPaper && makesUpFor(requirement, context, passages);
  // A link may lead to the portfolio that is asked for.
  mayBe ||= /\bportfolio\b/iu.test(requirement.phrase) && context.cv.links.length > 0;
  // Rule 8: no list knows the other language's words for it.
  mayBe ||=
    isForeign &&
    families.length === 0 &&
    TOLD_IN_WORDS.has(requirement.kind) &&
    !asks.some((ask) => isNamed(ask) || NAMED.test(ask) || (!isDuty && (hasLargeNouns ? isForeignName(ask) : namesIn(ask))));
  const ofSector = employerOfSector(requirement, context, passages);
  if (ofSector !== null) return saidAt(ofSector);
  const implied = impliedIn(requirement, telling, names);
  if (implied.status !== 'not-shown') return implied;
  return asGood.status === 'unsaid' ? asGood : mayBe || asGood === UNCLEAR ? UNCLEAR : implied;
}

/** "Audit rate codes, comps and tax-exempt folios": one verb, and three things of which a line must name one. */
const isListOf = (clause: string): boolean => /^\p{L}+ [^,;:]{3,40}, [^,;:]{3,60}?,? (?:and|&) \S/u.test(clause);

/** Words of a norm and little more. */
const A_NORM = 6;
const OF_A_CLUB = /\b(?:allotments?|church|chapel|mosque|temple|choir|(?:\p{L}+ )?club|society|parish|scouts|pta|bell ?ring\p{L}*|kleingarten|verein)\b/iu;
/** What many papers are called: alone it tells none. */
const AN_AWARD = /^(?:[ns]vqs?|btec|diplomas?|certificates?|awards?|qualifications?|degrees?|city (?:&|and) guilds|tier \d|level \d|\d+)$/iu;
/** What every language has words of its own for. */
const TOLD_IN_WORDS: ReadonlySet<AdvertRequirement['kind']> = new Set(['skill', 'knowledge', 'responsibility']);

/** How well a language is written is asked for. */
const HOW_WRITTEN = /\bwritten\b|\bwriting\b|schriftlich|[ée]crit|escrit|schriftelijk/iu;

/** Characters and lines of the prose that shows a language. */
const A_SENTENCE = 40;
const MOST_LINES = 12;

/** A word of a list or of a course proves no deed. */
const LISTS_AND_SCHOOLS: ReadonlySet<ProofPassage['section']> = new Set(['skills', 'education', 'certifications', 'publications', 'awards', 'languages']);
/** Of statements of work; "in progress" is a note of lists and of papers. */
const STATED_WORTH = 5;
/** "Two units passed, 2019": neither the paper nor on the way to it. */
const ONLY_UNITS = /\b(?:one|two|three|four|five|\d+) (?:units?|modules?|papers?|exams?) (?:passed|completed?|done)\b/iu;
const STILL_AT_IT = /\b(?:studying|in progress|to go|left|remaining|working towards|current|next|booked|ongoing|part[- ]qualified)\b/iu;
const UNFINISHED =
  /\b(?:in progress|booked(?: for)?|not yet|\d+ of \d+ (?:units|nights|modules|papers|weeks|courses)|(?:units?|modules?|papers?|exams?) (?:to go|left|remaining)|started (?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|pending|appearing (?:shortly|soon)|exam(?:ination)?s? (?:not taken|to be taken|in \p{L}+|\d)|to be taken|(?:about |almost |nearly |over )?(?:half|two[- ]thirds|three[- ]quarters|most of it|partly|part) (?:done|complete[d]?|finished|through)|started (?:in )?(?:19|20)\d\d|student since|papers passed|part[- ]qualified|laufend|angemeldet|en cours|en curso|in opleiding)\b/iu;

/** Families that a requirement asks for. A law about hiring asks for no hiring. */
function familiesOf(phrase: string): Family[] {
  const folded = foldKeepingSigns(phrase);
  const isLaw = /\b(?:laws?|rules|legislation|act|directive)\b/u.test(folded);
  return FAMILIES.filter(({ asks, name }) => asks.test(folded) && !(isLaw && (name.en === 'Recruitment' || name.en === 'Negotiation')));
}

const IN_FULL: ReadonlySet<RegExp> = new Set(FAMILIES_KNOWN_IN_FULL.map(({ asks }) => asks));
/** How the families that ask for one thing are known. */
const ONE_THING: ReadonlySet<RegExp> = new Set(FAMILIES_OF_ONE_THING.map(({ asks }) => asks));

/** Whoever leads people is found by who is led; a word in common ("nurses") says nothing. */
const isOfPeople = (asks: RegExp): boolean => asks === LEADERSHIP || asks === LINE_MANAGEMENT;
const LEADERSHIP = FAMILIES.find(({ name }) => name.en === 'Team leadership')?.asks;
const LINE_MANAGEMENT = FAMILIES.find(({ name }) => name.en === 'Line management')?.asks;
