import type { LineTemplate } from '../../../../domain/line-template.ts';
import { capital } from '../../../english/grammar/capitals.ts';
import { inTense } from '../../../english/grammar/verbs.ts';
import type { TenseOfJob } from '../../report/rewrites/rewrite-line.ts';
import { outcomeExampleFor } from '../../../lexicon/wording/asks/outcomes.ts';
import { added, withOutcome } from '../line-shapes.ts';
import { amount, built, changedThing, choice, noun, number, perOf, told } from './built-line.ts';

/** What somebody spearheads, fosters or champions when nothing more is said. */
const PUFFED =
  /^(?:spearhead|champion|foster|orchestrat|leverag|evangeli[sz]|empower|inspir|motivat|driv|drove|unlock|harness|synergi[sz]|consistently|ensur|thriv|exceed|utili[sz]|self-starter|team player|deliver|provid|demonstrat|going the extra|went above|going above)\p{L}*/iu;

const place = (text: string): string => / (?:across|in|at|on) (?:the )?[\p{L}\p{N},'’ -]+?(?: \([\p{L} ]+\))?$/iu.exec(text)?.[0] ?? '';

/** "the relocation of the sealants aisle" of a sentence of big words; empty where it names nothing of the kind. */
const wholeIn = (text: string): string => {
  const [, head = '', of = ''] =
    /\b(relocation|roll-?out|launch|migration|refurbishment|redesign|introduction|opening|closure|merger|redundancy consultation|onboarding)(?: (?:journey|programme))?\b((?: of| to| for) [\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,5}(?: \(\d+\))?)?/iu.exec(
      text,
    ) ?? [];
  // "Opening" alone is a deed of the day.
  return head === '' || (of === '' && /^(?:opening|closure|introduction|launch|merger)$/iu.test(head))
    ? ''
    : `the ${head.toLowerCase()}${of.replace(/\s+(?:working|which|while|that|by|with)\b.*$/u, '')}`;
};

/**
 * A sentence of big words anew from answers, with whatever place or project it names kept. `isStruck`: whether our own detectors would
 * strike words; what they would is not kept. Null where it names what no question of ours would keep.
 */
export function puffedTemplate(line: string, tense: TenseOfJob, isStruck: (words: string) => boolean): LineTemplate | null {
  const text = line.replace(/^(?:was |were )?(?:responsible|accountable) for\s+/iu, '');
  const whole = wholeIn(text);
  if (/consultation/u.test(whole)) {
    return built(
      [
        { text: `What was your part in ${whole}?`, fields: [choice('verb', 'Your part', ['Planned', 'Led', 'Prepared', 'Minuted'])] },
        { text: 'How did it end?', fields: [noun('end', 'The end', '52 left, 32 redeployed')] },
      ],
      [added({ slot: 'verb' }, { text: ` ${whole}` }), added({ text: ': ' }, { slot: 'end' })],
      ['verb'],
    );
  }
  if (whole !== '') {
    const verbs = ['plan', 'lead', 'test', 'prepare'].map((verb) => capital(inTense(verb, 'past')));
    const part = { text: `What was your part in ${whole}?`, fields: [choice('verb', 'Your part', verbs)] };
    const deed = added({ slot: 'verb' }, { text: ` ${whole}` });
    const example = outcomeExampleFor(whole);
    if (example === undefined) return built([part], [deed], ['verb']);
    const { outcome, from, to } = example;
    return built(
      [
        part,
        {
          text: 'What was better afterwards, from what to what?',
          fields: [noun('outcome', 'What changed', outcome), amount('from', 'from', from), amount('to', 'to', to)],
        },
      ],
      [deed, withOutcome],
      ['verb'],
    );
  }
  if (/\b(?:role model|mentor)\b/iu.test(text) && !named(text, '')) return mentored(tense);
  if (!PUFFED.test(text)) return null;
  const [, meeting = ''] = /\b(?:at|in|during) (the (?:\p{L}+ )?(?:huddles?|briefings?|meetings?|stand-?ups?))\b/iu.exec(text) ?? [];
  if (meeting !== '') {
    return built(
      [
        {
          text: `What is your part in ${meeting}, and how many people are there?`,
          fields: [
            choice('verb', 'Your part', [told('run', tense), told('prepare', tense), told('chair', tense)]),
            number('count', 'How many', 'people', '12'),
          ],
        },
      ],
      [added({ slot: 'verb' }, { text: ` ${meeting} for ` }, { slot: 'count' }, { text: ' ' }, { countedBy: 'count', one: 'person', many: 'people' })],
      ['verb', 'count'],
    );
  }
  const where = place(text);
  const kept = where !== '' && !isStruck(where) && !/\b(?:environment|manner|landscape|levels?|times|ways?|aspects?|areas?)\b/iu.test(where) ? where : '';
  if (/\b(?:team|colleagues|staff)\b/iu.test(text) && !/\b(?:culture|improvement|innovation|change)\b/iu.test(text) && !/\bteam player\b/iu.test(text)) {
    return named(text, kept)
      ? null
      : built(
          [{ text: 'How many people were in the team?', fields: [number('count', 'How many', 'people', '9')] }],
          [added({ text: `${told('lead', tense)} a team of ` }, { slot: 'count' }, { text: kept })],
          ['count'],
        );
  }
  if (/\b(?:targets?|kpis?|slas?|quotas?)\b/iu.test(text)) {
    return named(text.replace(/\b(?:KPI|SLA)s?\b/gu, ''), '')
      ? null
      : built(
          [
            {
              text: 'Which target was it, and by how much did you beat it?',
              fields: [noun('target', 'Which target', 'the monthly sales target'), amount('by', 'By how much', '12%')],
            },
          ],
          [added({ text: 'Beat ' }, { slot: 'target' }, { text: ' by ' }, { slot: 'by' })],
          ['target', 'by'],
        );
  }
  if (/\b(?:standards?|best practice|expectations|compliance|quality)\b(?!.*\b(?:rapport|with a smile)\b)/iu.test(text)) {
    return named(text, '')
      ? null
      : built(
          [
            {
              text: 'What was checked or counted, and how did you do?',
              fields: [choice('verb', 'How it went', ['Passed', 'Met', 'Beat']), noun('what', 'What', 'every stock audit since 2021')],
            },
          ],
          [added({ slot: 'verb' }, { text: ' ' }, { slot: 'what' })],
          ['verb', 'what'],
        );
  }
  if (/\b(?:customers?|clients?|guests?|service|experiences?|rapport)\b/iu.test(text)) {
    return named(text, kept)
      ? null
      : built(
          [
            { text: 'How many customers on a busy day?', fields: [number('count', 'How many', 'customers', '120'), perOf('a day')] },
            { text: 'How many of them were regulars?', fields: [number('regulars', 'How many', 'regulars', '30')] },
          ],
          [
            added(
              { text: `${told('serve', tense)} ` },
              { slot: 'count' },
              { text: ' ' },
              { countedBy: 'count', one: 'customer', many: 'customers' },
              { text: ' ' },
              { slot: 'per' },
              { text: kept },
            ),
            added({ text: ', ' }, { slot: 'regulars' }, { text: ' of them regulars' }),
          ],
          ['count', 'per'],
        );
  }
  if (named(text, '') || !CHANGED.test(text)) return null;
  return changedThing('What is one thing you changed there?', tense);
}

/** "Served as a role model and mentor": for whom, and what became of them. */
const mentored = (tense: TenseOfJob): LineTemplate =>
  built(
    [
      {
        text: 'Whom did you bring on, and what became of one of them?',
        fields: [noun('whom', 'Whom', 'two younger colleagues'), noun('became', 'One of them …', 'leads a team today')],
      },
    ],
    [added({ text: `${told('mentor', tense)} ` }, { slot: 'whom' }), added({ text: ', one of whom ' }, { slot: 'became' })],
    ['whom'],
  );

/** Big words for having made something better. */
const CHANGED =
  /\b(?:culture|improvement|innovati\p{L}+|change|solutions?|problem[- ]solving|efficien\p{L}+|self-starter|team player|proactive\p{L}*|initiative)\b/iu;

/** Whether a line names or counts something that a new one would lose. */
const named = (text: string, kept: string): boolean => /\s\p{Lu}\p{Ll}|\d|\p{Lu}{2}/u.test(text.replace(kept, ''));
