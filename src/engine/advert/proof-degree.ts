import type { Context } from '../context.ts';
import { foldedWords, foldKeepingSigns } from '../english/folding.ts';
import { HALF_IS_ENOUGH, UNFINISHED_STUDIES } from '../lexicon/demands/degrees.ts';
import type { AdvertRequirement } from './advert.ts';
import { degreeLevel, fieldFits, hasKnownField, sharesField } from './degree-level.ts';
import { isUnderWay } from './kind/under-way.ts';
import { isLevelOf } from './kind/level.ts';
import { kin } from './kind/kin.ts';
import { fieldWords, yearsOf } from './proof-kinds.ts';
import { LEAST_PROOF, type ProofPassage } from './proof.ts';

/** A degree of at least the level asked for and of its field, finished; or, where "or equivalent experience" stands with it, years in the job. */
export function proveDegree(requirement: AdvertRequirement, context: Context, passages: readonly ProofPassage[]): ProofPassage | null {
  // "Master 2 ou diplôme équivalent": what is as good has the level of what is named.
  const levels = [requirement.phrase, ...requirement.alternatives]
    .filter((one, at) => at === 0 || !AS_GOOD_AS.test(one))
    .flatMap((one) => degreeLevel(one.replace(AS_GOOD_AS, ' ')) ?? []);
  const named = levels.length > 0 ? Math.min(...levels) : degreeLevel(requirement.quote);
  if (named === null) return null;
  // "Graduate of an accredited dental hygiene program": of what level, it does not say.
  const asked = named === 3 && OF_A_PROGRAM.test(requirement.phrase) ? 2 : named;
  const wanted = demand(requirement);
  // "A vocational training in logistics, or a degree in business": each way by its own level and field.
  const isOpen = (line: string): boolean => !HALF_IS_ENOUGH.test(requirement.quote) && UNFINISHED_STUDIES.test(line);
  const ways = withField(requirement.alternatives.filter((way) => degreeLevel(way) !== null));
  const fits = (studied: string, level: number): boolean =>
    isMoreThanSchool(asked, level) ||
    (ways.length > 1 ? ways.some((way) => level >= (degreeLevel(way) ?? asked) && fieldFits(way, studied)) : fieldFits(wanted, studied));
  for (const { degree, period } of context.cv.education) {
    if (!degree) continue;
    const level = degreeLevel(degree.value, 'highest');
    const passage = passages.find((one) => one.page === degree.page && one.line === degree.line);
    if (
      level === null ||
      (level < asked && !(isAnyDegree(wanted) && FOUNDATION.test(foldKeepingSigns(degree.value)))) ||
      !passage ||
      (period?.current === true && !HALF_IS_ENOUGH.test(requirement.quote)) ||
      isOpen(passage.text) ||
      !isOfItsLevel(requirement.phrase, degree.value) ||
      (!HALF_IS_ENOUGH.test(requirement.quote) && isUnderWay(passage, context))
    )
      continue;
    if (fits(degree.value, level)) return passage;
  }
  // The second look: a line that our reader made no entry of.
  for (const passage of passages) {
    if (!TOOK_DEGREE.test(passage.text) && (passage.statement || (!SCHOOLING.has(passage.section) && !BEGINS_WITH_DEGREE.test(passage.text)))) continue;
    const level = degreeLevel(passage.text, 'highest');
    if (
      level !== null &&
      (level >= asked || (isAnyDegree(wanted) && FOUNDATION.test(foldKeepingSigns(passage.text)))) &&
      !isOpen(passage.text) &&
      isOfItsLevel(requirement.phrase, passage.text) &&
      (HALF_IS_ENOUGH.test(requirement.quote) || !isUnderWay(passage, context)) &&
      fits(passage.text, level)
    )
      return passage;
  }
  if (!EQUALLY.test(foldKeepingSigns(requirement.quote))) return null;
  const [band] = /\bband \d\b/iu.exec(requirement.quote) ?? [];
  const graded =
    band === undefined ? null : (passages.find(({ text, worth }) => worth >= LEAST_PROOF && text.toLowerCase().includes(band.toLowerCase())) ?? null);
  return graded ?? ownTrade(context, passages);
}

/** A paper that names its level is held against the one that is asked for; a degree by its name has none printed. */
const isOfItsLevel = (phrase: string, text: string): boolean => !/\b(?:level|[ns]vq)\s?(?:level\s?)?\d/iu.test(text) || isLevelOf(phrase, text);

const AS_GOOD_AS = /\b(?:diplôme|degree|diploma|abschluss|qualification)?\s?(?:équivalent|equivalent|gleichwertig|vergleichbar)\p{L}*/iu;
const OF_A_PROGRAM = /\bgraduates? (?:of|from) (?:an? |the )?[^.;]*\b(?:program(?:me)?|course|school|apprenticeship)\b/iu;
const SCHOOLING: ReadonlySet<ProofPassage['section']> = new Set(['education', 'certifications']);
/** "I took the Graduate Diploma in Law part-time": told in a sentence. */
const TOOK_DEGREE =
  /^(?:I |and )?(?:also )?(?:took|hold|completed|finished|gained|obtained|have|was awarded|read for) (?:an?|the|my) (?:[\p{L}()]+ ){0,3}(?:degree|diploma|bachelor|master|doctorate|BA|BSc|MA|MSc|LLB|LLM|MBA|PhD|PGCE)\b/iu;
/** A line under a heading of the person's own ("SCHOOL") that is a degree all the same; employers and titles begin otherwise. */
const BEGINS_WITH_DEGREE =
  /^(?:(?:19|20)\d\d\s?(?:[–-]\s?(?:\d{2,4})?)?\s+)?(?:B\.?(?:A|Sc?|SW|Eng?|Com|Tech|Ed|N|SN|BA)|M\.?(?:A|Sc?|SW|Eng|Com|Tech|Ed|N|BA|Phil)|A\.?A\.?S?|A\.?S|LL\.?[BM]|Ph\.?D|PGCE|PG ?Dip|HN[CD]|Bachelor|Master|(?:Berufs)?[Aa]usbildung (?=zu[rm]|als)|Umschulung|Gesellenbrief|Facharbeiterbrief|Associate(?=['’]?s? (?:of|degree|in))|Diploma|Doctor(?:ate)?)\b/u;

/** "Diploma or BSc in Operating Department Practice": the field stands with the last, and belongs to each above school. */
function withField(ways: readonly string[]): readonly string[] {
  const [field] = FIELD.exec(ways.at(-1) ?? '') ?? [];
  return field === undefined ? ways : ways.map((way) => (FIELD.test(way) || /\bof\b/u.test(way) || degreeLevel(way) === 1 ? way : `${way}${field}`));
}
const FIELD = /\s(?:in|im Bereich|en)\s(?!(?:an? )?(?:related|relevant|similar|any)\b).+$/iu;

/**
 * "Or a related field": whether a finished degree of the level is of a field that no list of ours holds beside the one that is asked
 * for. Then nobody can say that it is not related.
 */
export function mayBeRelated(requirement: AdvertRequirement, { cv }: Context): boolean {
  if (!RELATED.test(requirement.quote)) return false;
  const asked = degreeLevel(requirement.phrase) ?? degreeLevel(requirement.quote);
  return (
    asked !== null &&
    cv.education.some(
      ({ degree }) =>
        degree !== null &&
        (degreeLevel(degree.value, 'highest') ?? 0) >= asked &&
        !UNFINISHED_STUDIES.test(degree.value) &&
        (!hasKnownField(requirement.quote) || !hasKnownField(degree.value)),
    )
  );
}
const RELATED =
  /\b(?:related|relevant|similar|allied|cognate|numerate) (?:field|discipline|subject|area|degree|qualification)|vergleichbar|verwandt|domaine (?:similaire|connexe)|similar\b/iu;

/** Whoever has a degree has been to school. */
const isMoreThanSchool = (asked: number, level: number): boolean => asked === 1 && level >= 2;

/** "A degree in a health subject" names no level: a foundation degree is one. */
const isAnyDegree = (wanted: string): boolean => /\bdegree\b/iu.test(wanted) && !/bachelor|b\.?sc|hono|master|undergraduate|university/iu.test(wanted);
const FOUNDATION = /\bfdsc\b|\bfda\b|foundation degree|\bassociate(?:'?s)? (?:of|degree|in)\b/u;

const EQUALLY =
  /\bequivalent (?:\p{L}+ ){0,2}experience|\bequivalent in (?:work )?experience|\bor (?:relevant |work |practical )?experience|vergleichbare (?:berufs)?erfahrung|experience equivalente|experiencia equivalente/u;
/** Years in the job itself that make up for a degree where the advert says that they may. */
const YEARS_AS_GOOD = 3;

/** The title of a job of one's own trade, where years in it make up for a paper; null without them. */
export function ownTrade(context: Context, passages: readonly ProofPassage[]): ProofPassage | null {
  const own = fieldWords(context.job.phrase);
  const jobs = context.cv.experience.filter(({ title }) => foldedWords(title?.value ?? '').some((word) => own.includes(kin(word))));
  if (yearsOf(jobs, context) < YEARS_AS_GOOD) return null;
  const title = jobs[0]?.title;
  return (title && passages.find((one) => one.page === title.page && one.line === title.line)) ?? null;
}

/** The degree with what follows it in the advert: "degree in finance, accounting or similar". */
function demand({ phrase, quote }: AdvertRequirement): string {
  const at = quote.indexOf(phrase);
  return at < 0
    ? phrase
    : (quote
        .slice(at, at + phrase.length + 80)
        .split(
          /[.;]|,\s(?:vorzugsweise|idealerweise|möglichst|ideally|preferably|idéalement|de préférence|preferiblemente|preferentemente|bij voorkeur)\b/u,
        )[0] ?? phrase);
}

/** A vocational paper of another name or country: as good, and not what the advert calls it. */
export function isOtherPaper({ phrase }: AdvertRequirement, { text }: ProofPassage): boolean {
  const asked = foldKeepingSigns(phrase).match(PAPERS) ?? [];
  // "SVQ 3" is SVQ Level 3.
  const own = foldKeepingSigns(text).replace(/\b([ns]vq) (?=\d)/gu, '$1 level ');
  return asked.length > 0 && !DEGREES.test(foldKeepingSigns(phrase)) && !asked.some((paper) => own.includes(paper.slice(0, A_STEM)));
}
const SCHOOL = /\b(?:high school|ged|secondary school|leaving cert|gcses)/u;
/** Another paper will do as well. */
const AS_GOOD =
  /\b(?:or|ou|oder|o|of) (?:an? |eine? |un )?(?:(?:equivalent|equivalente?|gleichwertig\p{L}*|vergleichbar\p{L}*|similar|gelijkwaardig\p{L}*)\b)/u;
const PAPERS = /\b(?:high school|gcses|diploma|ged|[ns]vq|btec|certificate|apprenticeship|level \d|ausbildung|lehre|cap\b|bep\b|mbo)/gu;
const DEGREES = /\b(?:degree|bachelor|master|university|hochschul|studium|licence|grado|hbo)\b/u;
const A_STEM = 6;

/** Whether another paper is as good as the one that is asked for: any for school, one of the same field where the advert says so. */
export const isAsGood = ({ phrase, quote }: AdvertRequirement, { text }: ProofPassage): boolean =>
  (SCHOOL.test(foldKeepingSigns(phrase)) && !/\b(?:certified|certificate|licen[cs]ed?|journeyman|card)\b/iu.test(text)) ||
  (AS_GOOD.test(foldKeepingSigns(quote)) && sharesField(phrase, text));
