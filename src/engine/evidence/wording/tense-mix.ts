import type { Experience } from '../../../domain/cv.ts';
import { townCountry } from '../../reading/contact/towns.ts';
import type { Draft, Detector } from '../detector.ts';
import { quoteStart } from '../shared/locate.ts';
import { cvVerb } from '../../english/grammar/verbs.ts';
import { statementsOf } from '../shared/statements.ts';
import type { Statement } from '../shared/statements.ts';

/** A bare verb is one for certain before these; "Design team" or "Support for" could be nouns. */
const AFTER_VERB = /^\S+\s+(?:the|a|an|all|our|their|its|any|each|every|new)\s/iu;
const LEAST_PAST = 1;
const LEAST_WORDS = 3;
/** Verbs that are nouns as often, so that only an article behind them tells. */
const ALSO_NOUNS: ReadonlySet<string> = new Set(
  'know have like love speak hold own drive pick want need see mean found saw felt bound ground wound left lay read put set cut let offer increase decrease rise cost save hire reach open close lower average build win match bill care balance claim support design lead test project answer order market report research schedule contact process service stock plan review audit control cook host coach mentor staff shop travel train program file record budget forecast document work help start use change range focus experience contract function address exercise brief supply label pack display cover check clean film score sample ship store track trade update upgrade demand interview invoice model network partner place point post press print produce question repair request rescue respect result return search share sort sound source study target team touch view volunteer wash watch water'.split(
    ' ',
  ),
);

/** A job that is over, told in the past, with statements still in the present; one finding a job. */
export const tenseMixDetector: Detector<'tense-mix'> = {
  kind: 'tense-mix',
  detect(context) {
    if (context.cv.language !== 'en') return [];
    const drafts: Draft<'tense-mix'>[] = [];
    const byJob = Map.groupBy(
      statementsOf(context).filter(({ start, passage, tokens }) => start === 0 && passage.role === 'job' && tokens.length >= LEAST_WORDS),
      (statement) => statement.passage.job,
    );
    for (const [job, bullets] of byJob) {
      // A town that was read as the employer is none.
      const employer = job?.company?.value;
      const company = employer === undefined || townCountry(employer) !== undefined ? job?.title?.value : employer;
      if (!job || !company || !isOver(job)) continue;
      const past = bullets.filter((bullet) => bullet.verb?.tense === 'past');
      const present = bullets.filter(isPresent);
      const first = present[0];
      // One verb before no article may be the name of something ("Pick rates up"); two are a habit.
      const isSure = present.length > 1 || (past.length > LEAST_PAST && AFTER_VERB.test(first?.text ?? '')) || isJoinedVerb(first?.text ?? '');
      if (!first?.verb || past.length < LEAST_PAST || present.length > past.length || !isSure) continue;
      const quoted = quoteStart(context, first.passage.text, first.passage);
      if (quoted) drafts.push({ ...quoted, weight: 4, facts: { verb: first.verb.written.toLowerCase(), company, times: present.length } });
    }
    return drafts;
  },
};

/** "Order stock from the wholesaler and chase it": what follows "and" shows that the first word is a verb, too. */
const AND_VERB = /^\p{L}+\s\p{Ll}[^.;,]{2,60}?\sand\s(\p{Ll}+)\s(?:it|them|the|a|an|all|our|each)(?!\p{L})/iu;
const isJoinedVerb = (text: string): boolean => cvVerb(AND_VERB.exec(text)?.[1] ?? '')?.tense === 'present' || AND_DO_IT.test(text);
/** "And chase it": what has such an object is a verb, known or not. */
const AND_DO_IT =
  /^\p{L}+\s\p{Ll}[^.;,]{2,60}?\sand\s\p{Ll}{3,}(?<!ed|ing|ght|ld|nt|id|ot|from|with|into|upon|over|under|about|then|when|that|before|after|for)\s(?:it|them)(?:[.,;]|$)/u;

/** What is still so, and forms that are a past as well: "Know the A9", "Found the leak". */
const STATES: ReadonlySet<string> = new Set(['know', 'have', 'like', 'love', 'speak', 'hold', 'own', 'found', 'saw', 'felt', 'left', 'lay', 'read']);

/** Over for certain: both years stand in the period as it is printed. */
const isOver = ({ period }: Experience): boolean =>
  period !== null && !period.current && period.start !== null && period.end !== null && TWO_YEARS.test(period.text);
const TWO_YEARS = /\d\d\D.*\d\d\D{0,12}$/u;

/** "Give customers advice", "Manages rotas": a verb before an article, or one that is no noun before a word in lower case. */
function isPresent({ verb, text }: Statement): boolean {
  if (verb?.tense !== 'present' || STATES.has(verb.written.toLowerCase())) return false;
  if (AFTER_VERB.test(text) || isJoinedVerb(text)) return true;
  return !ALSO_NOUNS.has(verb.verb) && /^\p{L}+\s+(?!(?:for|of|in|at|with|to|and|or|by|on)\s)\p{Ll}{3}/u.test(text);
}
