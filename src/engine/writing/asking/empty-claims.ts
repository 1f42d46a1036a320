import type { AnswerField, LineTemplate, Segment } from '../../../domain/line-template.ts';
import { isMeasured } from '../../english/measures.ts';
import { capital } from '../../english/grammar/capitals.ts';
import { cvVerb, inTense, type Tense } from '../../english/grammar/verbs.ts';
import { CHARACTER_WORDS, SELLING_TITLES } from '../../lexicon/wording/empty-claims.ts';
import { RATES, type Rate } from '../../lexicon/wording/work-things.ts';
import { added, templateOf, withOutcome } from './line-shapes.ts';

type TenseOfJob = Exclude<Tense, 'ing'>;

/** Longer lines tell something besides. */
const MOST_WORDS = 9;

/** Whether a line of work only says what its author is like: "Dynamic, driven and tenacious". */
export function isEmptyClaim(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || isMeasured(text) || /\s\p{Lu}\p{Ll}+/u.test(text)) return false;
  if (/^(?:responsible|duties|in charge)\b/iu.test(text)) return false;
  const [opening = ''] = words.filter((word) => !/ly$/u.test(word));
  if (cvVerb(opening) !== undefined && !CHARACTER_WORDS.has(opening)) return false;
  return words.some((word, at) => CHARACTER_WORDS.has(word) || CHARACTER_WORDS.has(`${word}-${words[at + 1] ?? ''}`) || word.split('-').some((part) => part === 'driven'));
}

const noun = (slot: string, label: string, example: string): AnswerField => ({ kind: 'noun', slot, label, example });
const amount = (slot: string, label: string, example: string): AnswerField => ({ kind: 'amount', slot, label, example });
const number = (slot: string, label: string, unit: string, example: string): AnswerField => ({ kind: 'number', slot, label, unit, example });
const choice = (slot: string, label: string, values: readonly string[]): AnswerField => ({
  kind: 'choice',
  slot,
  label,
  options: values.map((value) => ({ value, label: value })),
});
const perOf = (rate: Rate): AnswerField => choice('per', 'Counted by', [rate, ...RATES.filter((other) => other !== rate)]);

interface Question {
  text: string;
  fields: readonly AnswerField[];
}

function built(questions: readonly Question[], segments: readonly Segment[], needs: readonly string[]): LineTemplate {
  const asked = questions.map(({ text, fields }) => ({
    question: { text, fields: [...fields] },
    example: Object.fromEntries(fields.map((field) => [field.slot, field.kind === 'choice' ? (field.options[0]?.value ?? '') : field.example])),
  }));
  return templateOf(segments, asked, needs);
}

/** A deed that was done once, and what was better afterwards. */
function changedThing(text: string, tense: TenseOfJob): LineTemplate {
  const verbs = ['introduce', 'change', 'move', 'rewrite', 'replace', 'set'].map((verb) => (verb === 'set' ? 'Set up' : capital(inTense(verb, 'past'))));
  return built(
    [
      { text, fields: [choice('verb', 'Your part', verbs), noun('thing', 'What', 'a checklist for the late shift')] },
      {
        text: tense === 'present' ? 'What is better for it, from what to what?' : 'What was better for it, from what to what?',
        fields: [noun('outcome', 'What changed', 'waiting time'), amount('from', 'from', '9 minutes'), amount('to', 'to', '4 minutes')],
      },
    ],
    [added({ slot: 'verb' }, { text: ' ' }, { slot: 'thing' }), withOutcome],
    ['verb', 'thing'],
  );
}

type Build = (tense: TenseOfJob) => LineTemplate;

const told = (verb: string, tense: TenseOfJob): string => capital(inTense(verb, tense));

/** What a job that sells is asked, one line after the other. */
const OF_SALES: readonly Build[] = [
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'What do you sell there, and to whom?' : 'What did you sell there, and to whom?',
          fields: [noun('what', 'What', 'vending machines'), noun('whom', 'To whom', 'hospitals and colleges')],
        },
        {
          text: 'What was your last target, and what did you sell?',
          fields: [amount('result', 'Sold', '£410,000 a year'), amount('target', 'Target', '£450,000')],
        },
      ],
      [
        added({ text: `${told('sell', tense)} ` }, { slot: 'what' }, { text: ' to ' }, { slot: 'whom' }),
        added({ text: ': ' }, { slot: 'result' }, { text: ' against a target of ' }, { slot: 'target' }),
      ],
      ['what', 'whom'],
    ),
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'How many customers do you look after, and which is the largest?' : 'How many customers did you look after, and which was the largest?',
          fields: [number('count', 'How many', 'customers', '60'), noun('largest', 'The largest', 'a hospital trust')],
        },
      ],
      [
        added({ text: `${tense === 'present' ? 'Look' : 'Looked'} after ` }, { slot: 'count' }, { text: ' ' }, { countedBy: 'count', one: 'customer', many: 'customers' }),
        added({ text: ', the largest ' }, { slot: 'largest' }),
      ],
      ['count'],
    ),
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'How many calls or visits do you make?' : 'How many calls or visits did you make?',
          fields: [number('count', 'How many', 'of them', '40'), choice('kind', 'Of what', ['sales calls', 'customer visits']), perOf('a day')],
        },
        { text: 'How many sales came of them?', fields: [amount('sales', 'Sales', '3 sales a week')] },
      ],
      [
        added({ text: `${told('make', tense)} ` }, { slot: 'count' }, { text: ' ' }, { slot: 'kind' }, { text: ' ' }, { slot: 'per' }),
        added({ text: ', which ' }, { text: tense === 'present' ? 'bring in ' : 'brought in ' }, { slot: 'sales' }),
      ],
      ['count', 'kind', 'per'],
    ),
  () =>
    built(
      [
        {
          text: 'Which customer did you win, and from whom?',
          fields: [noun('customer', 'Whom', 'a hospital trust with 34 machines'), noun('rival', 'From whom', 'a national competitor')],
        },
      ],
      [added({ text: 'Won ' }, { slot: 'customer' }), added({ text: ' from ' }, { slot: 'rival' })],
      ['customer'],
    ),
  () =>
    built(
      [
        {
          text: 'Did you win a prize, or come high in the ranking?',
          fields: [noun('prize', 'Which', 'sales executive of the quarter'), noun('among', 'Among how many', 'a team of eleven')],
        },
      ],
      [added({ text: 'Named ' }, { slot: 'prize' }), added({ text: ' in ' }, { slot: 'among' })],
      ['prize'],
    ),
  (tense) => changedThing('What do you do differently from the others who sell there?', tense),
];

/** What any other job is asked, one line after the other. */
const OF_ANY: readonly Build[] = [
  (tense) => {
    const verbs = ['serve', 'make', 'repair', 'write', 'look', 'teach', 'deliver', 'check', 'sell', 'plan'].map((verb) =>
      verb === 'look' ? (tense === 'present' ? 'Look after' : 'Looked after') : told(verb, tense),
    );
    return built(
      [
        {
          text: tense === 'present' ? 'What do you do most there, and for whom?' : 'What did you do most there, and for whom?',
          fields: [choice('verb', 'The verb', verbs), noun('thing', 'What or whom', 'lunch'), noun('whom', 'For whom', '200 people a day')],
        },
      ],
      [added({ slot: 'verb' }, { text: ' ' }, { slot: 'thing' }), added({ text: ' for ' }, { slot: 'whom' })],
      ['verb', 'thing'],
    );
  },
  (tense) => changedThing('Name one thing that you changed there.', tense),
  (tense) =>
    built(
      [
        {
          text: tense === 'present' ? 'Who is in your charge, or what?' : 'Who was in your charge, or what?',
          fields: [choice('verb', 'The verb', [told('train', tense), told('lead', tense), told('supervise', tense)]), noun('whom', 'Whom', 'two new starters')],
        },
      ],
      [added({ slot: 'verb' }, { text: ' ' }, { slot: 'whom' })],
      ['verb', 'whom'],
    ),
];

/**
 * A line anew from answers where the old one holds no fact to keep: by the trade of its title, each of a job's empty lines with a
 * question of its own. `at`: which of them it is. Null once there is nothing more to ask.
 */
export function claimTemplate(title: string, tense: TenseOfJob, at: number): LineTemplate | null {
  const builds = SELLING_TITLES.test(title) ? OF_SALES : OF_ANY;
  return builds[at]?.(tense) ?? null;
}

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
  return head === '' || (of === '' && /^(?:opening|closure|introduction|launch|merger)$/iu.test(head)) ? '' : `the ${head.toLowerCase()}${of.replace(/\s+(?:working|which|while|that|by|with)\b.*$/u, '')}`;
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
    return built(
      [
        { text: `What was your part in ${whole}?`, fields: [choice('verb', 'Your part', verbs)] },
        {
          text: 'What was better afterwards, from what to what?',
          fields: [noun('outcome', 'What changed', 'queues at weekends'), amount('from', 'from', '9 minutes'), amount('to', 'to', '4 minutes')],
        },
      ],
      [added({ slot: 'verb' }, { text: ` ${whole}` }), withOutcome],
      ['verb'],
    );
  }
  if (!PUFFED.test(text)) return null;
  const [, meeting = ''] = /\b(?:at|in|during) (the (?:\p{L}+ )?(?:huddles?|briefings?|meetings?|stand-?ups?))\b/iu.exec(text) ?? [];
  if (meeting !== '') {
    return built(
      [
        {
          text: `What is your part in ${meeting}, and how many people are there?`,
          fields: [choice('verb', 'Your part', [told('run', tense), told('prepare', tense), told('chair', tense)]), number('count', 'How many', 'people', '12')],
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
  if (/\btargets?\b/iu.test(text)) {
    return named(text, '')
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
            added({ text: `${told('serve', tense)} ` }, { slot: 'count' }, { text: ' ' }, { countedBy: 'count', one: 'customer', many: 'customers' }, { text: ' ' }, { slot: 'per' }, { text: kept }),
            added({ text: ', ' }, { slot: 'regulars' }, { text: ' of them regulars' }),
          ],
          ['count', 'per'],
        );
  }
  if (named(text, '') || !CHANGED.test(text)) return null;
  return changedThing('What is one thing you changed there?', tense);
}

/** Big words for having made something better. */
const CHANGED = /\b(?:culture|improvement|innovati\p{L}+|change|solutions?|problem[- ]solving|efficien\p{L}+|self-starter|team player|proactive\p{L}*|initiative)\b/iu;

/** Whether a line names or counts something that a new one would lose. */
const named = (text: string, kept: string): boolean => /\s\p{Lu}\p{Ll}|\d|\p{Lu}{2}/u.test(text.replace(kept, ''));

