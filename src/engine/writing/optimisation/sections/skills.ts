import { agreeing } from '../../../english/grammar/agreement.ts';
import { listed } from '../../../english/grammar/lists.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import type { AnnotatedSection, KeywordEntry } from '../../../../domain/optimization.ts';
import type { Judgement } from '../../../judgement.ts';
import { lineIndex } from '../../../evidence/shared/locate.ts';
import { squeezed } from '../../../english/folding.ts';
import { BULLET_SIGN } from '../cv-lines.ts';
import { IS_PAPER } from '../letter/papers.ts';
import { says } from '../letter/deeds.ts';
import { PLAIN_WORDS } from '../../../lexicon/words/plain-words.ts';
import { TITLE_WORDS } from '../../../lexicon/reading/titles.ts';
import { contentStems } from '../../../english/keyed-words.ts';
import { sameWords } from '../../../english/tokens.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { NOT_FOUND } from '../not-found.ts';
import { honestName, isNameable, listedName } from './nameable.ts';

const SKILLS_ID = 'skills';
const MOST_ADDED = 10;
/** Characters at the head of a list in which its first things stand. */
const HEAD = 60;
/** Letters of the section that a reordered list must still hold, ratings and signs aside: else it was read wrongly and stays. */
const COVERED = 0.85;
const OFFICE = /^(?:(?:ms|microsoft) )?(?:word|excel|outlook|powerpoint|office(?: 365)?|teams)$/iu;
const COMPUTER = /(?<!\p{L})(?:it|computer|literate|office|microsoft|word|excel)(?!\p{L})/iu;
const LABEL = /^([\p{L}][\p{L} &/-]{1,30}?)(?::\s+|\t)/u;

interface Row {
  label: string | null;
  items: string[];
}

/** The list of skills in the advert's order, with what is true and stands only elsewhere; what is not shown never enters it. */
export function skillsSection(input: OptimisationInput, judgement: Judgement): AnnotatedSection {
  const { context, ledger } = input;
  const { cv, lines } = context;
  const section = cv.sections.find(({ kind, from, to, heading }) => kind === 'skills' && to > from + (heading === null ? 0 : 1));
  const honest = ledger.filter(
    (entry) =>
      entry.status !== 'not-shown' &&
      isOwnWord(entry, input) &&
      isNameable(entry, input) &&
      isSkill(entry) &&
      !isFragment(entry, input) &&
      listedName(entry, input) !== null,
  );
  if (section === undefined) return absent(input, honest);

  const from = section.from + (section.heading === null ? 0 : 1);
  const rows = lines.slice(from, section.to).map(({ text }) => text.replace(BULLET_SIGN, '').trim());
  const original = rows.join('\n');
  // "ATS: Greenhouse / Sourcing: LinkedIn": groups in running text, and no list whose items could change places.
  const isGrouped = rows.some((row) => /\s[/|]\s\p{Lu}[\p{L} ]{1,20}:/u.test(row));
  if (isGrouped)
    return {
      id: SKILLS_ID,
      original,
      improved: original,
      suggestions: suggestionsOf(input, honest, original, [], original),
      adds: [],
      lines: { from, to: section.to },
    };
  const read = rowsOf(input, from, section.to);
  const unskilled = new Set(judgement.findings.filter(({ kind }) => kind === 'not-a-skill').map(({ facts }) => String(facts['term'] ?? '').toLowerCase()));
  const soft = new Set(judgement.findings.filter(({ kind }) => kind === 'soft-skill-list').map(({ facts }) => String(facts['term'] ?? '').toLowerCase()));
  const base = { id: SKILLS_ID, original, lines: { from, to: section.to } };
  const added = [...honest.filter(({ status }) => status === 'unsaid'), ...honest.filter(({ status }) => status === 'said')]
    .filter((entry) => !isIn(nameOf(entry, input), original) && !standsAlready(entry, input))
    .filter((entry, at, all) => all.findIndex((other) => nameOf(other, input) === nameOf(entry, input)) === at)
    .slice(0, MOST_ADDED);
  const addsOf = (improved: string): string[] =>
    added
      .filter(
        (entry) =>
          entry.status === 'unsaid' &&
          (says(improved, nameOf(entry, input)) || (entry.kind === 'language' && improved.toLowerCase().includes(itemOf(entry, input).toLowerCase()))),
      )
      .map(({ id }) => id);
  if (read === null) {
    // What cannot be told apart stays as it is, and the rest follows it.
    const improved = [original, ...(added.length === 0 ? [] : [added.map((entry) => itemOf(entry, input)).join(', ')])].join('\n');
    return { ...base, improved, suggestions: suggestionsOf(input, honest, original, [], improved), adds: addsOf(improved) };
  }

  const wanted = (item: string): number => {
    const at = ledger.findIndex(({ requirement, status }) => status !== 'not-shown' && (says(item, requirement) || says(requirement, item)));
    return at < 0 ? ledger.length + (soft.has(item.toLowerCase()) ? 1 : 0) : at;
  };
  const dropped: string[] = [];
  const kept = read.map(({ label, items }) => ({
    label,
    items: items
      .filter((item) => {
        // Where the advert asks for somebody at home with a computer, Word is no room taken.
        const isOffice = OFFICE.test(item) && ledger.some(({ requirement }) => COMPUTER.test(requirement));
        // "Skill 8" is what the template had there.
        const isOut = (unskilled.has(item.toLowerCase()) && wanted(item) >= ledger.length && !isOffice) || /^skill \d+$/iu.test(item);
        if (isOut) dropped.push(item);
        return !isOut;
      })
      .toSorted((a, b) => wanted(a) - wanted(b)),
  }));
  if (kept.every(({ items }) => items.length === 0))
    return { ...base, improved: original, suggestions: suggestionsOf(input, honest, original, [], original), adds: [] };

  const isCapital = kept.flatMap(({ items }) => items).filter((item) => /^\p{Lu}/u.test(item)).length * 2 > kept.flatMap(({ items }) => items).length;
  const names = added.map((entry) => itemOf(entry, input)).map((name) => (isCapital && !/^\p{Ll}+\p{Lu}/u.test(name) ? capital(name) : name));
  const improved = written(kept, names, rows.length, wanted);
  // The same list in another order is advice, and no change.
  const said = sameWords(improved, original) ? original : improved;
  return {
    ...base,
    improved: said,
    suggestions: suggestionsOf(input, honest, original, dropped, said),
    adds: addsOf(improved),
  };
}

/** A list of skills is the CV's own: what it prints in so many words, and no paper and no quality that an advert asks for. */
const isOwnWord = (entry: KeywordEntry, input: OptimisationInput): boolean => {
  const name = nameOf(entry, input);
  return (
    entry.kind === 'language' ||
    (workLines(input).some((text) => says(text, name)) &&
      !IS_PAPER.test(name) &&
      !/(?<!\p{L})(?:comfortable|experience|knowledge|ability|able|skills?|permit|call-?out|workwear)(?!\p{L})/iu.test(name))
  );
};

/** Lines of the CV apart from its schooling and its papers. */
const workLines = ({ context: { cv, lines } }: OptimisationInput): string[] => {
  const papers = cv.sections.filter(({ kind }) => kind === 'certifications' || kind === 'education');
  return lines.flatMap(({ text }, at) => (papers.some(({ from, to }) => at >= from && at < to) ? [] : [text]));
};

/** "As paver driver", "like cows", "eye", "herausforderndem Verhalten": words cut out of a sentence, whom one works for, and a law that no line names. */
const isFragment = ({ kind, requirement, proof }: KeywordEntry, { context: { cv } }: OptimisationInput): boolean => {
  const name = requirement.trim();
  const last = (/\p{L}+$/u.exec(name)?.[0] ?? '').toLowerCase();
  return (
    /^(?:as|like|in|on|of|for|with|to|at|by|from|and|or|into|onto|your|our|the|an?|be|able|up|get|quiet|turn|named)\s/iu.test(name) ||
    (kind !== 'tool' && kind !== 'language' && /^\p{Ll}+$/u.test(name) && PLAIN_WORDS.has(name)) ||
    /^(?:matric|abitur|leaving cert\p{L}*|high school diploma|ged)$/iu.test(name) ||
    (TITLE_WORDS.has(last) && kind !== 'tool') ||
    (cv.language === 'de' && /^\p{Ll}|^\p{Lu}\p{Ll}+e[mnrs] \p{Lu}/u.test(name)) ||
    (/(?<!\p{L})(?:act|regulations?|legislation)$/iu.test(name) && !(proof !== null && says(proof.quote, last))) ||
    (kind === 'language' && cv.language === 'en' && /^english/iu.test(name))
  );
};

/** A degree, an exam or a registration stands under education, and no manner of speaking is listed. */
const isSkill = ({ kind, requirement, proof }: KeywordEntry): boolean =>
  kind !== 'skill' &&
  // A clause of the advert, a duty of leading and a degree's letters are no names of skills, and what the CV takes back is none.
  !/^(?:faced|managing|leading|line manag\p{L}*|supervis\p{L}*|staff|team|people|budget\p{L}*|experience|time-served|own|recruit\p{L}*|safer recruitment)(?!\p{L})|^[BM](?:\.?\s?[A-Z]{1,4}|Sc)\.?$|(?:^|\s)(?:registration|registered|member(?:ship)?|preparation)$|\s\/\s/iu.test(
    requirement,
  ) &&
  !(proof !== null && TAKEN_BACK.test(proof.quote)) &&
  !(kind === 'credential' && (!/licen[cs]e/iu.test(requirement) || /\bdriv/iu.test(requirement))) &&
  !/\b(?:gcses?|a-levels?|maths|degree|diploma|nvq)\b/iu.test(requirement);

const TAKEN_BACK =
  /(?<!\p{L})(?:learning|a (?:bit|little) of|basic|beginner|expired|ran out|lapsed|used to|don['’]t know|never|no experience|\d+ hours?|course|studied)(?!\p{L})/iu;

/** What the CV lists elsewhere needs no second place, and what it says in other words ("PastPerfect" of "a collections database") no second name. */
const standsAlready = (entry: KeywordEntry, input: OptimisationInput): boolean => {
  const name = nameOf(entry, input);
  return (
    // A language has a place of its own.
    (entry.kind === 'language' && input.context.cv.languages.some(({ value }) => isIn(name, value) || isIn(value.split(/[\s(]/u)[0] ?? '', name))) ||
    input.context.cv.skills.some(({ value }) => isIn(name, value)) ||
    (entry.status === 'said' && entry.proof !== null && !isIn(name, entry.proof.quote))
  );
};

const isIn = (requirement: string, text: string): boolean => {
  const own = contentStems(text);
  return says(text, requirement) || [...contentStems(requirement)].every((stem) => own.has(stem));
};

/** Labelled rows stay rows, a list of one an entry stays so, the rest is one line. */
function written(rows: readonly Row[], added: readonly string[], lines: number, wanted: (item: string) => number): string {
  if (rows.some(({ label }) => label !== null)) {
    const best = rows.map(({ items }) => Math.min(...items.map(wanted), Number.MAX_SAFE_INTEGER));
    const first = best.indexOf(Math.min(...best));
    return rows
      .map((row, at) => ({ row: at === first ? { ...row, items: [...row.items, ...added] } : row, at }))
      .filter(({ row }) => row.items.length > 0)
      .map(({ row }) => (row.label === null ? row.items.join(', ') : `${row.label}: ${row.items.join(', ')}`))
      .join('\n');
  }
  const items = [...rows.flatMap((row) => row.items), ...added].toSorted((a, b) => wanted(a) - wanted(b));
  return items.join(rows.length >= lines * 0.66 && lines > 2 ? '\n' : ', ');
}

/** The skills as read, row by row; null where they do not make up the section, so that nothing gets lost. */
function rowsOf({ context }: OptimisationInput, from: number, to: number): Row[] | null {
  const { cv, lines } = context;
  const rows: Row[] = [];
  const seen: string[] = [];
  const skills = cv.skills.map((skill) => ({ value: squeezed(skill.value), at: lineIndex(context, skill) })).filter(({ at }) => at >= from && at < to);
  let labelled = false;
  for (let at = from; at < to; at += 1) {
    const text = (lines[at]?.text ?? '').replace(BULLET_SIGN, '');
    const own = skills.filter((skill) => skill.at === at).map(({ value }) => value);
    const label = LABEL.exec(text)?.[1]?.trim() ?? null;
    // "Java<tab>95%" is a skill with its rating, no label.
    const isLabel = label !== null && !own.includes(label);
    if (isLabel) seen.push(label);
    const last = rows.at(-1);
    if (isLabel) rows.push({ label, items: own });
    else if (labelled && last !== undefined && !BULLET_SIGN.test(lines[at]?.text ?? '')) last.items.push(...own);
    else if (own.length > 0) rows.push({ label: null, items: own });
    labelled ||= isLabel;
    seen.push(...own);
  }
  const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
  const all = letters(
    lines
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  return letters(seen.join(' ')) >= all * COVERED && skills.length > 0 ? rows : null;
}

/** A language stands with the blank for its level, as the ledger would add it. */
const itemOf = (entry: KeywordEntry, input: OptimisationInput): string =>
  entry.kind === 'language' && entry.sentence !== null ? entry.sentence.replace(/\.$/u, '') : nameOf(entry, input);

const nameOf = (entry: KeywordEntry, input: OptimisationInput): string => listedName(entry, input) ?? honestName(entry);

const FEWEST_OF_A_LIST = 2;

/** A CV without a list of skills gets one of what its lines prove. */
function absent(input: OptimisationInput, honest: readonly KeywordEntry[]): AnnotatedSection {
  const { cv } = input.context;
  const at = cv.sections.find(({ kind }) => kind === 'education')?.from ?? input.context.lines.length;
  // Languages stand by themselves.
  const skills = honest.filter(({ kind }) => kind !== 'language').slice(0, MOST_ADDED);
  // One thing is no list.
  const named = skills.length < FEWEST_OF_A_LIST ? [] : skills;
  const label: Readonly<Record<string, string>> = { de: 'Kenntnisse', fr: 'Compétences', es: 'Competencias' };
  return {
    id: SKILLS_ID,
    original: '',
    improved: named.length === 0 ? '' : `${label[cv.language] ?? 'Skills'}: ${named.map((entry) => itemOf(entry, input)).join(', ')}`,
    suggestions: named.length === 0 ? [] : ['There is no list of skills. Robots look for one; name in it what the lines of your jobs show, and nothing else.'],
    adds: named.filter(({ status }) => status === 'unsaid').map(({ id }) => id),
    lines: { from: at, to: at },
  };
}

function suggestionsOf(input: OptimisationInput, honest: readonly KeywordEntry[], original: string, dropped: readonly string[], improved: string): string[] {
  const suggestions: string[] = [];
  const quoted = (names: readonly string[]): string => listed(names.map((name) => `“${name}”`));
  // "Put it first" stands beside a list that does so, or beside one that is shown as it was and whose first things are others.
  const head = improved.slice(0, HEAD);
  const first = honest.filter(({ requirement, kind }) => kind !== 'language' && isIn(requirement, original)).slice(0, 3);
  const isDone = first.some(({ requirement }) => isIn(requirement, head));
  if (first.length > 0 && (improved === original ? !isDone && !original.includes('\t') && !/:\s/u.test(original) : isDone))
    suggestions.push(
      `Put ${quoted(first.map(({ requirement }) => requirement))} first: the advert asks for ${agreeing(first.length, 'it', 'them')}, and you have ${agreeing(first.length, 'it', 'them')} here.`,
    );
  if (improved !== original && suggestions.length === 0 && dropped.length === 0)
    suggestions.push('In the order in which the advert asks, with what stands in your jobs and not in the list.');
  if (dropped.length > 0)
    suggestions.push(`Left out: ${quoted(dropped.slice(0, 5))}. ${agreeing(dropped.length, 'It takes', 'They take')} room from what the advert asks for.`);
  const missing = input.ledger
    .filter((entry) => entry.status === 'not-shown' && entry.proof === null && isNameable(entry, input) && (entry.kind === 'tool' || entry.must))
    .slice(0, 3);
  if (missing.length > 0) suggestions.push(NOT_FOUND.skills(missing.map(({ requirement }) => requirement)));
  return suggestions;
}
