import { listed } from '../english/grammar/lists.ts';
import { agreeing, counted } from '../english/grammar/agreement.ts';
import { printableFacts, type Finding, type FindingKind } from '../../domain/finding.ts';
import { shortQuote } from '../../domain/quote.ts';
import { titleCase } from '../english/grammar/capitals.ts';
import { timesOf } from './weights.ts';

/** Findings of one kind, the first (in document order) apart. */
export interface Group {
  first: Finding;
  /** Occurrences over all of them. */
  times: number;
  all: readonly Finding[];
  /** Terms that are named; the rest is counted. Three where nothing is said. */
  named?: number;
}

type Say = (group: Group) => string;

/** Longest piece of a CV in a reason: it must stay one line. */
const PIECE = 56;
const cut = (text: string): string => (text.length > PIECE ? `${shortQuote(text, PIECE)}…` : text);
const fact = ({ first }: Group, name: string): string => cut(String(first.facts[name] ?? ''));
/** A list is cut between two of its items, never inside one. */
const whole = (group: Group, name: string): string => {
  const items = String(group.first.facts[name] ?? '').split(', ');
  while (items.length > 1 && items.join(', ').length > PIECE) items.pop();
  return cut(items.join(', '));
};
const job = (group: Group): string => titleCase(fact(group, 'job'));
const times = (count: number): string => agreeing(count, 'once', often(count));
const MOST_TERMS = 3;
const terms = (group: Group, name = 'term', isTold = true): string => {
  const byTerm = Map.groupBy(
    group.all.filter(({ facts }) => String(facts[name] ?? '') !== ''),
    ({ facts }) => String(facts[name]).toLowerCase(),
  );
  const said = [...byTerm.values()].map((all) => ({ term: `“${cut(String(all[0]?.facts[name]))}”`, times: timesOf(all) }));
  // What is named and what is left over make the number in front of them, or no number stands beside a term.
  const isCountedEach = isTold && said.length > 1 && said.reduce((sum, one) => sum + one.times, 0) === group.times;
  const most = group.named ?? MOST_TERMS;
  const told = said.slice(0, most).map((one) => (isCountedEach && one.times > 1 ? `${one.term} ${often(one.times)}` : one.term));
  const others = said.slice(most).reduce((sum, one) => sum + (isCountedEach ? one.times : 1), 0);
  return others > 0 ? listed([...told, `${others} more`]) : group.named === undefined ? told.join(', ') : listed(told);
};
const often = (count: number): string => (count === 2 ? 'twice' : `${count} times`);
const HIDDEN: Readonly<Record<string, string>> = {
  white: 'in the colour of the paper',
  invisible: 'set invisible',
  covered: 'painted over',
  tiny: 'under 2 points tall',
  'off-page': 'outside of the page',
};

/** “13 of 13” is a count where a word would do. */
const isAll = ({ first }: Group, name: string): boolean => Number(first.facts['total']) > 1 && first.facts[name] === first.facts['total'];
/** Whether the page has as many as were read, for all that can be told. */
const isCounted = ({ first }: Group): boolean => first.facts['exact'] !== 0;
const longest = ({ all }: Group): number => Math.max(...all.map(({ facts }) => Number(facts['words'])));

/** One short, dry, true reason for every kind of finding. */
const BECAUSE: Record<FindingKind, Say> = {
  buzzword: (g) => `${counted(g.times, 'buzzword')}: ${terms(g)}`,
  cliche: (g) => `${counted(g.times, 'stock phrase')}: ${terms(g)}`,
  // Only the uses without evidence count, and nobody can see which: how often the word stands on the page is another number.
  'empty-adjective': (g) => `${counted(g.times, 'adjective')} without evidence: ${terms(g, 'term', false)}`,
  'weak-opening': (g) => `${counted(g.times, 'line')} opening with words like “${fact(g, 'opening')}”`,
  'duty-opening': (g) => `${counted(g.times, 'line')} describing a duty: “${fact(g, 'opening')}”`,
  'passive-voice': (g) => `${counted(g.times, 'passive phrase')}: “${fact(g, 'phrase')}”`,
  'first-person': (g) => `first person ${times(g.times)}: ${terms(g, 'word')}`,
  'tense-mix': (g) => `tenses mixed ${times(g.times)}, first with “${fact(g, 'verb')}”`,
  'repeated-verb': (g) =>
    isCounted(g) ? `“${fact(g, 'verb')}” opens ${fact(g, 'times')} of ${fact(g, 'total')} lines` : `“${fact(g, 'verb')}” opens line after line`,
  'vague-quantity': (g) => `${counted(g.times, 'vague quantity', 'vague quantities')}: ${terms(g)}`,
  'spelling-mistake': (g) => `${counted(g.times, 'spelling mistake')}: ${terms(g, 'word')}`,
  'duplicate-line': (g) => `${counted(g.all.length, 'line')} said word for word before: “${cut(g.first.quote ?? '')}”`,
  'no-numbers': (g) =>
    !isCounted(g)
      ? 'most bullets carry no number'
      : isAll(g, 'without')
        ? `none of ${fact(g, 'total')} bullets carries a number`
        : `${fact(g, 'without')} of ${fact(g, 'total')} bullets ${fact(g, 'without') === '1' ? 'carries' : 'carry'} no number`,
  'wall-of-text': (g) => `${counted(g.times, 'block')} of text, ${g.all.length > 1 ? `the longest of ${longest(g)} words` : `${longest(g)} words long`}`,
  'tiny-bullet': (g) => `${counted(g.times, 'bullet')} too short to say anything`,
  'thin-job': (g) =>
    g.all.length === 1 ? `next to nothing under “${fact(g, 'company')}”` : `next to nothing under ${g.all.length} jobs, first “${fact(g, 'company')}”`,
  'bullet-pile': (g) => `${isCounted(g) ? fact(g, 'bullets') : 'a pile of'} bullets under “${fact(g, 'company')}”`,
  'no-bullets': (g) => (fact(g, 'jobs') === '1' ? 'no bullet under the one job' : `no bullet under any of ${fact(g, 'jobs')} jobs`),
  'not-a-skill': (g) => `${counted(g.times, 'entry')} that ${agreeing(g.times, 'is', 'are')} no skill: ${terms(g)}`,
  'skill-bar': (g) => `skills with a rating and no rater: “${fact(g, 'term')}” ${fact(g, 'rating')}`,
  'skill-pile': (g) => `over ${fact(g, 'over')} skills in one list`,
  'skill-unused': (g) => `“${fact(g, 'skill')}” and others are listed as skills and show up nowhere in the work`,
  'soft-skill-list': (g) => `${counted(g.times, 'soft skill')} listed instead of shown: ${terms(g)}`,
  'missing-email': () => 'no e-mail address to read',
  'missing-phone': () => 'no phone number to read',
  'missing-location': () => 'no town or region',
  'missing-link': () => 'no profile or portfolio link',
  'email-handle': (g) => `the e-mail handle “${fact(g, 'handle')}”`,
  'email-provider': (g) => `mail at ${fact(g, 'domain')}`,
  'personal-detail': (g) => `${terms(g, 'what')}: told, not scored`,
  photo: () => 'a photo: told, not scored',
  'date-format-mix': (g) => `${counted(Number(g.first.facts['formats'] ?? 2), 'date format')}: “${fact(g, 'one')}” and “${fact(g, 'other')}”`,
  'date-missing': (g) => `${counted(g.times, 'job')} without dates, first “${fact(g, 'title')}”`,
  'date-impossible': (g) => `impossible dates: ${fact(g, 'start')} to ${fact(g, 'end')}`,
  'date-overlap': (g) => `“${fact(g, 'one')}” and “${fact(g, 'other')}” at the same time`,
  'missing-summary': (g) => `opens with “${fact(g, 'first')}”, not with a summary`,
  'missing-skills': () => 'no skills section',
  'missing-experience': () => 'no experience section',
  'missing-education': () => 'no education section',
  objective: (g) => `opens with what it wants, not with what it brings: “${fact(g, 'heading')}”`,
  'unknown-heading': (g) => `${counted(g.times, 'heading')} no parser knows${g.times > 1 ? ', first' : ':'} “${fact(g, 'heading')}”`,
  'title-heading': (g) => `“${fact(g, 'heading')}” as its title`,
  'references-available': (g) => `“${fact(g, 'term')}”`,
  placeholder: (g) => `what a template left behind: ${terms(g)}`,
  'hobby-filler': (g) => `${counted(g.times, 'interest')} everybody has: “${fact(g, 'term')}”`,
  'too-long': (g) => `${fact(g, 'words')} words on ${counted(Number(g.first.facts['pages'] ?? 1), 'page')}`,
  'too-short': (g) => `only ${fact(g, 'words')} words in all`,
  'columns-layout': (g) => `${fact(g, 'columns')} columns side by side`,
  'table-layout': () => 'text laid out in a table',
  'comic-font': (g) => `set in ${fact(g, 'font')}`,
  'font-mix': (g) => `${fact(g, 'fonts')} typefaces`,
  'small-print': (g) => `${counted(Number(g.first.facts['lines']), 'line')} at ${fact(g, 'size')} points`,
  'file-name': (g) => `the file is called “${fact(g, 'name')}”`,
  'document-title': (g) => `the document is titled “${fact(g, 'title')}”`,
  'job-absent': (g) => `“${fact(g, 'job')}” isn’t named anywhere`,
  'skills-missing': (g) =>
    `${isAll(g, 'missing') ? 'all' : `${fact(g, 'missing')} of`} ${fact(g, 'total')} usual skills for ${job(g)} missing, such as ${whole(g, 'skills')}`,
  'hidden-text': (g) => `${counted(Number(g.first.facts['words']), 'word')} ${HIDDEN[fact(g, 'reason')] ?? 'hidden'}`,
  'machine-instruction': (g) => `speaks to the machine: “${fact(g, 'phrase')}”`,
  'strong-number': (g) => `${isCounted(g) ? counted(Number(g.first.facts['times']), 'line') : 'lines'} with a figure, such as ${fact(g, 'number')}`,
  'strong-verb': (g) => `${counted(g.times, 'line')} opening with a verb that did something: “${fact(g, 'verb')}”`,
  'skills-match': (g) => `${fact(g, 'matched')} of ${fact(g, 'total')} usual skills for ${job(g)} are here, such as ${whole(g, 'skills')}`,
  'job-named': (g) => (g.first.facts['wish'] === 1 ? `says that you want the job: “${fact(g, 'job')}”` : `names the job: “${fact(g, 'job')}”`),
  'clean-structure': (g) => `${fact(g, 'sections')} sections any parser can read`,
  'plain-line': () => 'lines in plain words',
};

/** Why findings of one kind gave their points. No statistics, no jokes: numbers and words of the CV. */
export function because(group: Group): string {
  return BECAUSE[group.first.kind](group);
}

/** Words of a phrase that were found without its end: “where I can use my”. */
const HANGS = /\s(?:my|the|an?|of|to|and|or|with|for|in|on|at|as|your|can|is|be)$|,\s\p{L}+$/iu;

/**
 * What a sentence about findings of one kind may print: how often (`n`), the words themselves with their quotation marks (`terms`), how many
 * different ones (`distinct`) and the first of them (`term`), and the facts of the first finding where a reader may count them again.
 */
export function reasonFacts(group: Group): Readonly<Record<string, string | number>> {
  const { first, all } = group;
  const printed = Object.fromEntries(Object.entries(printableFacts(first)).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]));
  const name = ['term', 'word', 'opening', 'phrase', 'skill', 'verb'].find((key) => first.facts[key] !== undefined);
  const shown = all.filter(({ facts }) => name === undefined || !HANGS.test(String(facts[name])));
  const told = shown.length > 0 ? shown : all;
  const named = name === undefined ? [] : [...new Map(told.map(({ facts }) => [String(facts[name]).toLowerCase(), cut(String(facts[name]))])).values()];
  const [one] = named;
  const part = Number(first.facts['without']);
  return {
    ...printed,
    ...(isCounted(group) ? { n: group.times } : {}),
    ...(one === undefined
      ? {}
      : {
          term: one,
          terms: terms({ ...group, all: told, times: timesOf(told), named: MOST_TERMS }, name, first.kind === 'first-person'),
          distinct: named.length,
        }),
    ...(isCounted(group) && part > 0 && part < Number(first.facts['total']) ? { with: Number(first.facts['total']) - part } : {}),
    ...(first.kind === 'wall-of-text' ? { longest: longest(group) } : {}),
    ...(first.kind === 'skills-missing' ? { skills: whole(group, 'skills') } : {}),
  };
}
