import type { Person } from '../../../fixtures/people/person.ts';
import type { LineAnswers, LineTemplate } from '../../../src/domain/line-template.ts';

type Answer = Person['answers'][number];

const FIGURE = /(?:(?:about|around|roughly|nearly|over|under|some|maybe|up to)\s)?[£$€]?\d+(?:[.,]\d+)*k?(?:\sto\s\d+(?:[.,]\d+)*)?/iu;

/**
 * What the person would type into the fields of a template, as far as the truth file tells; the template's example for the rest.
 * `known` says whether anything came from the truth file.
 */
export function answersOf(before: string, template: LineTemplate, answers: readonly Answer[]): { answers: LineAnswers; known: boolean } {
  const said = answers.find(({ line }) => before.startsWith(line) || line.startsWith(before))?.answer;
  const typed = said === undefined ? {} : typedFrom(said, template);
  const own = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const known = Object.keys(own).some((slot) => !template.needs.includes(slot));
  const needed = Object.fromEntries(template.needs.map((slot) => [slot, template.example[slot] ?? '']));
  return { answers: known ? { ...needed, ...own } : template.example, known };
}

function typedFrom(said: string, template: LineTemplate): LineAnswers {
  const fields = template.questions.flatMap((question) => question.fields);
  const [, thing = '', from = '', to = ''] = /^(?:the )?(.*?)\s?(?:went |goes |go |is |are )?from ([^,;]+?) to ([^,;]+?)(?:[,;]|$)/iu.exec(said) ?? [];
  const rate = /\b(?:a|an|per|each|every) (day|shift|week|month|year|night)\b/iu.exec(said)?.[1] ?? '';
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      if (field.kind === 'choice') return field.options.some(({ value }) => value === `a ${rate}`) ? [[field.slot, `a ${rate}`]] : [];
      if (field.slot === 'from' && from !== '') return [['from', from]];
      if (field.slot === 'to' && to !== '') return [['to', to]];
      if (field.slot === 'outcome' && thing !== '') return [['outcome', thing]];
      if (field.kind === 'number') return [[field.slot, (FIGURE.exec(said)?.[0] ?? '').replace(/^maybe/iu, 'about')]];
      return [];
    }),
  );
}
