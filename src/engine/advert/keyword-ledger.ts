import { capital } from '../english/grammar/capitals.ts';
import type { KeywordEntry } from '../../domain/optimization.ts';
import type { Context } from '../context.ts';
import { conditionsIn } from './conditions.ts';
import { inventionsAgainst } from '../facts/fact-lock.ts';
import { DOERS, EXPIRED, IMPLIED_BY, WISHES, TOLD_BY } from '../lexicon/advert/implications.ts';
import type { Advert, AdvertRequirement } from './advert.ts';
import { FAMILIES } from '../lexicon/advert/families/families.ts';
import type { FamilyLanguage } from '../lexicon/advert/families/family.ts';
import { foldKeepingSigns } from '../english/folding.ts';
import { PERMISSIONS } from '../lexicon/advert/permissions.ts';
import { languagesIn } from './special-requirements.ts';
import { foundBy, isLevelOf, saidInOtherWords } from './second-look.ts';
import { coarseStems } from '../english/keyed-words.ts';
import { knownTerm, termHits } from './known-terms.ts';
import { proveDegree, proveLanguage, proveYears } from './proof-kinds.ts';
import { LEAST_PROOF, proofPassages, whereSaid, WORK_DONE, type ProofPassage } from './proof.ts';
import { addingSentences } from './sentence.ts';
import { isDegreeDemand, ledgerRequirements } from './ledger-requirements.ts';

type Finding = Pick<KeywordEntry, 'status' | 'proof' | 'sentence'>;
const NOT_SHOWN: Finding = { status: 'not-shown', proof: null, sentence: null };
/** Rule 2: a line comes near it, and our reading is not sure: the ledger is silent. */
const UNCLEAR: Finding = { ...NOT_SHOWN };

/**
 * The honest keyword ledger: what of an advert a CV says, proves without saying it, or does not show. At most 25 entries, best
 * first; the points are whole numbers that add up to 100 (no entry where nothing is asked). Pure.
 */
export function keywordLedger(advert: Advert, context: Context): KeywordEntry[] {
  const asked = ledgerRequirements(advert);
  const passages = proofPassages(context);
  const names = [...context.cv.experience.map(({ company }) => company), ...context.cv.education.map(({ institution }) => institution)].flatMap((read) =>
    read ? [read.value] : [],
  );
  const all = asked.map((requirement) => ({ requirement, finding: findingOf(requirement, context, passages, names) }));
  const clear = all.filter(({ finding }) => finding !== UNCLEAR);
  const found = clear.length > 0 ? clear : all;
  const shown = found.flatMap(({ requirement, finding }) => (finding.status === 'not-shown' ? [] : [requirement]));
  // Of "German or French" the one that is there answers for both.
  const counted = found.filter(({ requirement, finding }) => finding.status !== 'not-shown' || !shown.some((other) => isAlternative(requirement, other)));
  const shares = sharesOf(counted.map(({ requirement }) => requirement));
  return counted.map(({ requirement, finding }, at): KeywordEntry => ({
    id: requirement.id,
    requirement: requirement.phrase,
    kind: requirement.kind,
    must: requirement.must,
    advertQuote: requirement.quote,
    ...finding,
    points: shares[at] ?? 0,
  }));
}

/** Whether the advert names both in one breath and nothing but "or" between them. */
function isAlternative(one: AdvertRequirement, other: AdvertRequirement): boolean {
  const bare = ({ phrase }: AdvertRequirement): string => phrase.replace(/\s*\(.*$/u, '').toLowerCase();
  const low = one.quote.toLowerCase();
  const [a, b] = [low.indexOf(bare(one)), low.indexOf(bare(other))];
  if (a < 0 || b < 0 || one.quote !== other.quote) return false;
  const between = a < b ? low.slice(a + bare(one).length, b) : low.slice(b + bare(other).length, a);
  return /^\s*(?:,?\s*(?:or|oder|ou|o)|\/)\s*$/u.test(between);
}

/** Points by weight, a must twice a wish; whole numbers that add up to 100. Rounded on the running sum, so that none is lost. */
function sharesOf(asked: readonly AdvertRequirement[]): number[] {
  const worth = asked.map(({ must, weight, kind }) => weight * (must ? 2 : 1) * (kind === 'skill' ? 1 : 2));
  const total = worth.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  return worth.map((share) => {
    const before = Math.round((100 * sum) / total);
    sum += share;
    return Math.round((100 * sum) / total) - before;
  });
}

function findingOf(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[], names: readonly string[]): Finding {
  if (requirement.kind === 'experience') return saidAt(proveYears(requirement, context, passages));
  if (requirement.kind === 'credential' && isDegreeDemand(requirement)) {
    const degree = proveDegree(requirement, context, passages);
    // "A management qualification, such as CMI Chartered Manager or an MBA" is no degree alone.
    if (degree !== null || requirement.alternatives.length === 0) return saidAt(degree);
  }
  if (requirement.kind === 'responsibility') {
    const asked = conditionsIn(requirement.phrase);
    if (asked.length > 0) {
      const shown =
        passages.find(({ text, worth }) => worth >= LEAST_PROOF && !WISHES.test(text) && asked.every((at) => conditionsIn(text).includes(at))) ?? null;
      if (shown === null || conditionWord(requirement.phrase, shown.text)) return saidAt(shown);
      const own = CONDITION_NAME[languageOfFamily(context.cv.language)];
      return unsaidAt({ ...requirement, phrase: own }, shown, addingSentences(own, shown, null));
    }
  }
  if (requirement.kind === 'language') {
    const proof = proveLanguage(requirement, context, passages);
    if (proof === null) return NOT_SHOWN;
    return proof.said ? saidAt(proof.passage) : unsaidAt(requirement, proof.passage, [`${capitalLanguage(requirement)} ([your level?])`]);
  }
  // A degree in communication makes nobody communicative.
  const isPaper = requirement.kind === 'credential';
  // "In the UK" is said by every address.
  const isPermission = PERMISSIONS.slice(0, 2).some((pattern) => pattern.test(requirement.phrase));
  const telling = passages.filter(
    ({ section, text }) =>
      (requirement.kind !== 'skill' || section !== 'education') && !EXPIRED.test(text) && (!isPaper || isLevelOf(requirement.phrase, text)),
  );
  const asks = [requirement.phrase, ...requirement.alternatives];
  const forms = [...asks.flatMap((ask) => [ask, ...(requirement.kind === 'responsibility' ? [] : formsOf(ask)), ...doersOf(ask)]), ...requirement.aliases];
  const said = whereSaid(telling, forms, { names, compounds: context.cv.language === 'de' });
  if (said && isLevelOf(requirement.phrase, said.passage.text)) return saidAt(said.passage);
  const families = FAMILIES.filter(({ asks: asked }) => asked.test(foldKeepingSigns(requirement.phrase)));
  for (const { says } of families) {
    const passage = foundBy(says, telling, isPaper);
    if (passage) return saidAt(passage);
  }
  let mayBe = false;
  for (const [at, ask] of (isPermission ? [] : asks).entries()) {
    // Of what a list knows every way to say it is known.
    if (knownTerm(ask)) continue;
    const near = saidInOtherWords(requirement.kind === 'responsibility' ? headOf(ask) : ask, telling, { isMember: at > 1, names });
    if (near?.isEnough) return saidAt(near.passage);
    mayBe ||= near !== null;
  }
  for (const { shows, name } of families) {
    const passage = foundBy(shows, telling, isPaper);
    if (passage) {
      // A thing that a list knows keeps the advert's own name; a longer demand ("a team of 34") would claim its figures.
      const own = knownTerm(requirement.phrase) ? requirement.phrase : name[languageOfFamily(context.cv.language)];
      const source = { text: `${passage.text}\n${requirement.phrase}` };
      const isLawful = addingSentences(own, passage, null).some((sentence) => inventionsAgainst(sentence, source).length === 0);
      const found = isLawful ? unsaidAt({ ...requirement, phrase: own }, passage, addingSentences(own, passage, null)) : UNCLEAR;
      if (found === UNCLEAR) mayBe = true;
      if (found.status === 'unsaid') return found;
    }
  }
  const implied = impliedIn(requirement, passages, names);
  return implied.status === 'not-shown' && mayBe ? UNCLEAR : implied;
}

/** Whether a line names a condition in the requirement's own words: "night shift", "on call". */
const conditionWord = (phrase: string, text: string): boolean => {
  const words = coarseStems(phrase).filter((stem) => CONDITION_STEMS.test(stem));
  const own = new Set(coarseStems(text));
  return words.every((word) => own.has(word));
};
const CONDITION_STEMS = /^(?:night|weeke|satur|sunda|shift|eveni|call|trave|trans|schic|nacht|woche|rufbe|nuit|astre|turno)/u;
const CONDITION_NAME: Readonly<Record<FamilyLanguage, string>> = { en: 'Working hours', de: 'Arbeitszeiten', fr: 'Horaires', es: 'Horarios', nl: 'Werktijden' };

/** The first clause of a duty, which says what is to be done; what follows says with whom and what for. */
const headOf = (duty: string): string => duty.split(/,\s|\swith\s|\sso\s|\sand\s(?=\p{Ll}+\s(?:the|an?|our|your|them|it|what)\b)/u)[0] ?? duty;

const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;
const languageOfFamily = (language: string): FamilyLanguage => LANGUAGES.find((known) => known === language) ?? 'en';

/** What an ask is called otherwise: the names and synonyms of the things that it names, where it names little else. */
function formsOf(ask: string): string[] {
  const hits = termHits(ask).flatMap(({ term, start, end }) => (term === null || term.kind === 'skill' ? [] : [{ term, length: end - start }]));
  const named = hits.filter(({ term, length }) => term.kind === 'tool' || term.kind === 'credential' || length > ask.length / 2);
  return named.flatMap(({ term }) => [term.name, ...term.aliases]);
}

/** "anglais (fluent)" as it stands in a list: "Anglais". */
function capitalLanguage({ phrase }: AdvertRequirement): string {
  return capital(languagesIn(phrase)[0]?.word ?? phrase.replace(/\s*\(.*$/u, ''));
}
const proofOf = ({ quote, page, line }: ProofPassage): KeywordEntry['proof'] => ({ quote, page, line });
const saidAt = (passage: ProofPassage | null): Finding => (passage === null ? NOT_SHOWN : { status: 'said', proof: proofOf(passage), sentence: null });

/** The first wording that the fact lock lets pass; nothing is "true but unsaid" that cannot be said truly. */
function unsaidAt(requirement: AdvertRequirement, passage: ProofPassage, sentences: readonly string[]): Finding {
  const source = { text: `${passage.text}\n${requirement.phrase}` };
  const sentence = sentences.find((one) => inventionsAgainst(one, source).length === 0);
  return sentence === undefined ? NOT_SHOWN : { status: 'unsaid', proof: proofOf(passage), sentence };
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
