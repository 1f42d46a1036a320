import { foldKeepingSigns } from '../english/folding.ts';
import { NO_DEMAND } from '../lexicon/advert/asking-phrases.ts';
import { languageOf } from '../english/language.ts';
import { understandJob } from '../job/target-job.ts';
import { advertLines } from './advert-text.ts';
import { isNameless, phoneCallIn, referenceIn } from './application-terms.ts';
import { contactIn } from './contact-person.ts';
import { howToApply } from './how-to-apply.ts';
import type { Advert, AdvertRequirement } from './advert.ts';
import { collectCandidates, type Candidate } from './collect.ts';
import { kindOf, knownTerm, type TermHit } from './known-terms.ts';
import { scoreOf } from './rank.ts';
import { demandsOf } from './demands.ts';
import type { AdvertTerm } from '../lexicon/advert/terms-notation.ts';
import { specialsOf, type Special } from './special-requirements.ts';
import { conditionsIn } from './conditions.ts';
import { NICE_CUES } from '../lexicon/advert/headings.ts';
import { statementsOf, type Statement } from './statements.ts';
import { SENIORITIES } from '../lexicon/demands/seniorities.ts';

/** Beyond this nobody reads, and a keyword list is no list any more. */
const MAX_REQUIREMENTS = 60;
const MAX_QUOTE = 280;
const MOST_ABOUT = 30;
/** Below it more phrases are noise than not. */
const LEAST_SCORE = 0.1;

/**
 * What a pasted job advert asks for. `jobRole` is the job as the visitor named it; where the text is too little to be an
 * advert, the requirements are those of that job. Pure; linear in the text, of which the first 50,000 characters are read.
 */
export function understandAdvert(text: string, jobRole: string): Advert {
  const { title, statements } = statementsOf(text);
  const named = `${title ?? ''} ${jobRole}`;
  const language = languageOf(advertLines(text).join('\n'));
  const things = statements.length === 0 ? [] : requirementsOf(statements, named);
  const requirements = demanded(statements, things, named, language);
  const isAdvert =
    (isEnough(statements) && things.length >= ENOUGH.requirements) ||
    things.filter(({ must }) => must).length >= ENOUGH.musts ||
    (isEnough(statements) && requirements.length >= ENOUGH.musts);
  return {
    language,
    title,
    seniority: seniorityOf(named),
    requirements: isAdvert ? requirements : fromJob(jobRole),
    keywords: keywordsOf(isAdvert ? things : fromJob(jobRole)),
    responsibilities: isAdvert ? statements.filter(({ zone, text: said }) => zone === 'duty' && said.length > LONGEST_LABEL).map(({ text: said }) => said) : [],
    about: isAdvert
      ? statements
          .filter(({ zone, nice }) => !nice && (zone === 'about' || zone === 'none'))
          .map(({ text: said }) => said)
          .slice(0, MOST_ABOUT)
      : [],
    howToApply: isAdvert ? howToApply(text) : [],
    reference: referenceIn(text),
    contact: contactIn(text),
    isNameless: isNameless(text),
    phoneCall: phoneCallIn(text),
    isAdvert,
  };
}

/** What makes a text an advert: requirements in enough words, or so many musts in few. */
const ENOUGH = { requirements: 2, musts: 3 } as const;
/** Characters; a shorter duty is the label of a list. */
const LONGEST_LABEL = 12;
/** Where in the order of requirements those in figures and grades come. */
const SPECIALS_AT = 6;
/** What is asked for in so many sentences is central. */
const SAID_OFTEN = 3;
const LONGEST_ACRONYM = 3;
/** Words. */
const A_NAME = 3;
/** Skills of the job itself, where there is no advert. */
const MOST_OF_A_JOB = 15;
/** Fewer words than this ask for nothing that can be told from a title. */
const FEWEST_WORDS = 15;
const isEnough = (statements: readonly Statement[]): boolean =>
  statements.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0) >= FEWEST_WORDS;

/** Each by its name, languages without their level, without years. */
const keywordsOf = (things: readonly AdvertRequirement[]): string[] => [
  ...new Set(things.filter(({ kind }) => kind !== 'experience').map(({ phrase, kind }) => (kind === 'language' ? phrase.replace(/ \(.*$/u, '') : phrase))),
];

/** An advert that lists fewer demands is read word by word as well. */
const FEW_DEMANDS = 5;

/** What is asked for, item by item; and of an advert that has no list, the things it names. */
function demanded(statements: readonly Statement[], things: readonly AdvertRequirement[], title: string, language: string): AdvertRequirement[] {
  const demands = demandsOf(statements, language, title).map((demand): AdvertRequirement => ({
    id: '',
    phrase: spoken(demand.phrase, demand.statement.text),
    kind: demand.kind,
    must: demand.must,
    weight: demand.kind !== 'responsibility' && title.toLowerCase().includes(demand.phrase.toLowerCase()) ? 3 : demand.statement.zone === 'must' ? 2 : 1,
    quote: quoteOf(demand.statement, demand.phrase),
    aliases: aliasesOf(demand.phrase, knownTerm(demand.phrase)),
    alternatives: demand.alternatives,
  }));
  const rest =
    demands.length >= FEW_DEMANDS
      ? []
      : things.filter(
          ({ phrase, quote }) =>
            !STUMP.test(phrase) &&
            !NO_DEMAND.test(foldKeepingSigns(quote)) &&
            !demands.some((demand) => demand.quote === quote || demand.phrase.toLowerCase().includes(phrase.toLowerCase())),
        );
  return [...demands, ...rest].slice(0, MAX_REQUIREMENTS).map((requirement, at) => ({ ...requirement, id: `r${at + 1}` }));
}

/** What is left of a clause and names nothing. */
const STUMP = /^(?:which|who|whom|that|what|helps?|much|more|we|you|they|it|he|she|this|there|everyone|everybody)\b/iu;

const aliasesOf = (phrase: string, term: AdvertTerm | null | undefined): string[] =>
  term ? [...new Set([term.name.toLowerCase(), ...term.aliases])].filter((alias) => alias !== phrase.toLowerCase()) : [];

function requirementsOf(statements: readonly Statement[], title: string): AdvertRequirement[] {
  const specials = specialsOf(statements);
  const scored = collectCandidates(statements)
    .filter(({ hit, phrase }) => !specials.some((special) => tells(special, phrase, hit)))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, title) }))
    .filter(({ score }) => score > LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || a.candidate.order - b.candidate.order)
    .slice(0, MAX_REQUIREMENTS);
  const found = scored.map(({ candidate }) => requirementOf(candidate, title));
  // A demand in figures or grades is among the first that are read; where the scores put its words matters less.
  found.splice(Math.min(SPECIALS_AT, found.length), 0, ...specials.map(specialRequirement));
  return found.map((requirement, at) => ({ ...requirement, id: `r${at + 1}` }));
}

/** Whether a demand in figures or grades already says it. */
function tells({ phrase, kind, language }: Special, other: string, hit: TermHit | null): boolean {
  if (kind === 'language') return hit?.term?.name === language;
  if (kind === 'responsibility')
    return (
      phrase.includes(other) || ((hit?.term == null || hit.term.name === 'Shift work') && conditionsIn(other).some((at) => conditionsIn(phrase).includes(at)))
    );
  const [whole, part] = [phrase.toLowerCase(), other.toLowerCase()];
  return kind === 'credential' ? whole.includes(part) : whole.includes(part) && !hit;
}

function specialRequirement({ kind, phrase, statement }: Special): AdvertRequirement {
  // "Minimum 5 years in marketing, ideally in FMCG" insists on the years.
  const cue = statement.folded.search(NICE_CUES);
  const isWish = statement.nice && (kind !== 'experience' || statement.zone === 'nice' || cue <= statement.text.indexOf(phrase));
  return { id: '', phrase, kind, must: !isWish, weight: isWish ? 1 : 2, quote: quoteOf(statement, phrase), aliases: [], alternatives: [] };
}

function requirementOf({ phrase, hit, statements, cued }: Candidate, title: string): AdvertRequirement {
  const asking = statements.find(({ nice, zone }) => !nice && zone === 'must') ?? statements[0];
  const must = statements.some((statement) => !statement.nice && insists(statement, hit, cued));
  const central = title.toLowerCase().includes(phrase.toLowerCase()) || statements.length >= SAID_OFTEN;
  const term = hit?.term;
  return {
    id: '',
    phrase: spoken(phrase, asking?.text ?? ''),
    kind: hit ? kindOf(hit) : 'knowledge',
    must,
    weight: central ? 3 : statements.some(({ nice, zone }) => !nice && zone === 'must') ? 2 : 1,
    quote: asking ? quoteOf(asking, phrase) : '',
    aliases: aliasesOf(phrase, term),
    alternatives: [],
  };
}

/** An advert in capitals is not shouted back; names keep their own, short words are taken for acronyms. */
function spoken(phrase: string, sentence: string): string {
  // "ANSI/NCSL Z540.3" is the name of a norm.
  if (/\p{Ll}/u.test(sentence) || (/[\d/]/u.test(phrase) && phrase.split(/\s+/u).length <= A_NAME)) return phrase;
  const term = knownTerm(phrase);
  if (term?.name.toLowerCase() === phrase.toLowerCase()) return term.name;
  if (!/[\s-]/u.test(phrase)) return term ? phrase.toLowerCase() : phrase;
  return phrase.replace(/\p{Lu}+/gu, (word) =>
    word.length > LONGEST_ACRONYM || /^(?:OF|AND|FOR|TO|IN|END|THE|ON|WITH)$/u.test(word) ? word.toLowerCase() : word,
  );
}

/** A short line among the requirements asks for all it names; a longer sentence for what is known or stands behind a cue. */
const SHORT_LINE = 60;

function insists({ zone, item, text }: Statement, hit: TermHit | null, cued: boolean): boolean {
  if (cued) return zone !== 'duty' || hit !== null;
  const known = hit !== null && hit.term !== null;
  if (zone === 'duty') return known && hit.term?.kind !== 'skill';
  return zone === 'must' && (known || (item && text.length <= SHORT_LINE));
}

/** The sentence that asks, verbatim; of one that never ends, the part round the phrase. */
function quoteOf({ text }: Statement, phrase: string): string {
  if (text.length <= MAX_QUOTE) return text;
  const at = Math.max(0, text.indexOf(phrase));
  const from = at < MAX_QUOTE / 2 ? 0 : text.indexOf(' ', at - MAX_QUOTE / 2) + 1;
  const cut = text.slice(from, from + MAX_QUOTE);
  return cut.slice(0, Math.max(phrase.length, cut.lastIndexOf(' '))).trim();
}

function fromJob(jobRole: string): AdvertRequirement[] {
  return understandJob(jobRole)
    .skills.slice(0, MOST_OF_A_JOB)
    .map(({ name, importance }, at) => ({
      id: `r${at + 1}`,
      phrase: name,
      kind: 'skill',
      must: importance === 3,
      weight: importance,
      quote: '',
      aliases: [],
      alternatives: [],
    }));
}

const seniorityOf = (title: string): Advert['seniority'] => SENIORITIES.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
