import type { Finding, FindingKind } from '../../../domain/finding.ts';
import { listed } from '../../english/grammar/lists.ts';
import { shortQuote } from '../../../domain/quote.ts';

/** What a fix may name: the first finding of its kind, how many lines it stands for, and how many words the page is too long. */
export interface ToFix {
  finding: Finding;
  count: number;
  /** The other terms of its kind, each once. */
  others: readonly string[];
  /** The job that it belongs to, by its employer or its title; null where neither is known. */
  job: string | null;
  wordsOver: number;
}

const PIECE = 70;
const fact = ({ finding }: ToFix, name: string): string => shortQuote(String(finding.facts[name] ?? ''), PIECE);
const term = (one: ToFix): string => `“${fact(one, 'term')}”`;
const line = ({ finding }: ToFix): string => `“${shortQuote(finding.quote ?? '', PIECE)}”`;
/** The other words of the kind by name, where there are any; else that there are others. */
const others = ({ count, others: terms }: ToFix): string => {
  if (count < 2) return '';
  const named = terms.slice(0, NAMED).map((one) => `“${shortQuote(one, 40)}”`);
  if (named.length === 0) return ' Then do the same with the others.';
  return ` The same goes for ${listed(terms.length > NAMED ? [...named, `${terms.length - NAMED} more`] : named)}.`;
};
const NAMED = 4;
/** The job as it can be named; a template's "Company Name" is nobody. */
const jobOf = ({ job }: ToFix): string => (job === null ? 'this job' : `“${shortQuote(job, 50)}”`);

type Fix = (one: ToFix) => string;

/** What to do about each kind of finding: one instruction that names the line, and how it is done. */
export const FIXES: Readonly<Partial<Record<FindingKind, Fix>>> = {
  buzzword: (one) => `Delete ${term(one)}, or replace it with the thing you did that shows it.${others(one)}`,
  cliche: (one) => `Delete ${term(one)} and say in plain words what you did.${others(one)}`,
  'empty-adjective': (one) => `Take out ${term(one)}. If a fact in the line proves it, the fact is enough.${others(one)}`,
  'weak-opening': (one) => `Rewrite ${line(one)}: in place of “${fact(one, 'opening')}”, begin with the verb for your own part.${others(one)}`,
  'duty-opening': (one) =>
    fact(one, 'opening').length * 2 > (one.finding.quote ?? '').length
      ? `Rewrite ${line(one)}, which only names a task: say what you did, for whom and how much.${others(one)}`
      : `Rewrite ${line(one)}: cut “${fact(one, 'opening')}” and begin with what you did.${others(one)}`,
  'passive-voice': (one) => `Rewrite ${line(one)} with the verb first, so that it says you did it.${others(one)}`,
  'first-person': () => 'Leave out “I”, “me” and “my”: write “Built …”, not “I built …”.',
  'tense-mix': (one) => `Put ${line(one)} into the tense of the lines around it: present for a job you hold, past for one you have left.${others(one)}`,
  'repeated-verb': (one) => `Keep “${fact(one, 'verb')}” in the best of the lines that begin with it, and give the others a more exact verb.`,
  'vague-quantity': (one) =>
    /^(?:etc|and (?:so on|more)|among others)/iu.test(fact(one, 'term'))
      ? `Finish the list where ${term(one)} stands, or let it end there.${others(one)}`
      : `Replace ${term(one)} with a number; a rough one will do (“about 30”).${others({ ...one, others: one.others.filter((word) => !/^(?:etc|and (?:so on|more)|among)/iu.test(word)) })}`,
  'spelling-mistake': (one) =>
    `Correct “${fact(one, 'word')}” to “${fact(one, 'suggestion')}”.${one.count > 1 ? ' Then run a spelling check over the rest.' : ''}`,
  'duplicate-line': (one) => `Delete one of the two copies of ${line(one)}.`,
  'no-numbers': (one) => `Put a number into three bullets that have none: how many, how often, how much? Start with ${line(one)}.`,
  'wall-of-text': (one) => `Break the block that begins ${line(one)} into bullets with one thing you did in each.${others(one)}`,
  'tiny-bullet': (one) => `Finish ${line(one)} (what you did, for whom, how much), or join it to the bullet beside it.${others(one)}`,
  'thin-job': (one) => `Add two lines to ${jobOf(one)}: what you did there most days, and the thing you did best.`,
  'bullet-pile': (one) => `Cut the bullets under ${jobOf(one)} to the six that fit the job you want best, the strongest first.`,
  'no-bullets': () => 'Turn the text under each job into three to five bullets, each beginning with a verb.',
  'not-a-skill': (one) => `Take ${term(one)} off the skills list; nobody searches for it.${others(one)}`,
  'skill-bar': (one) => `Drop the rating beside ${term(one)} and show the skill in a job.${others(one)}`,
  'skill-pile': () => 'Shorten the skills list to what your jobs show and the advert asks for.',
  'skill-unused': (one) => `Mention “${fact(one, 'skill')}” in one of your jobs, or take it off the list.`,
  'soft-skill-list': (one) =>
    `Take ${term(one)} off the skills list and show it in a line of work. The list is for tools, methods and languages.${others(one)}`,
  'missing-email': () => 'Write your e-mail address as plain text under your name; our reader found none.',
  'missing-phone': () => 'Write your phone number with its country code under your name; our reader found none.',
  'missing-location': () => 'Write your town and country under your name; our reader found none.',
  'missing-link': () => 'Add the address of your LinkedIn page or portfolio under your name, and check that it opens.',
  'email-handle': (one) => `Replace “${fact(one, 'handle')}” with an address made of your name.`,
  'date-format-mix': (one) => `Write every date the same way, with month and year; “${fact(one, 'one')}” and “${fact(one, 'other')}” are two ways.`,
  'date-missing': (one) => `Add month and year to “${fact(one, 'title')}”.${others(one)}`,
  'missing-summary': () => 'Write two sentences at the top: the job you want, and your best result.',
  'missing-skills': () => 'Add a list headed “Skills” with the tools and methods that your jobs name.',
  objective: (one) => `Replace what stands under “${fact(one, 'heading')}” with two sentences on what they get: your trade, and your best result.`,
  'unknown-heading': (one) => `Rename “${fact(one, 'heading')}” to what it is: “Work Experience”, “Education” or “Skills”.${others(one)}`,
  'title-heading': (one) => `Delete “${fact(one, 'heading')}” and put your name and your job in its place.`,
  'references-available': (one) => `Delete ${term(one)}; they will ask.`,
  placeholder: (one) => `Replace ${term(one)}, which a template left behind, with the real words.${others(one)}`,
  'hobby-filler': (one) => `Delete ${term(one)}, or say what you have done with it: a league, a course, a page you run.${others(one)}`,
  'too-long': ({ wordsOver }) =>
    `Cut about ${Math.max(50, Math.round(wordsOver / 50) * 50)} words: first the oldest jobs, then every task that you tell twice.`,
  'too-short': () => 'Add to each job what you did most days, how much of it, and one thing that went well.',
  'columns-layout': () => 'Put everything into one column.',
  'table-layout': () => 'Take the text out of the table and write it in plain lines.',
  'comic-font': () => 'Set the text in a standard typeface such as Calibri or Arial.',
  'font-mix': () => 'Use one typeface throughout.',
  'small-print': () => 'Set the text in 10 or 11 points.',
  'file-name': () => 'Rename the file to your name and “CV”, and nothing else.',
  'document-title': () => 'Set the title in the document’s properties to your name and the job.',
  'job-absent': (one) => `Write “${fact(one, 'job')}” near the top, as the job you want.`,
};
