import { describe, expect, it } from 'vitest';
import { currentJob } from './entries/current-job.ts';
import { documentFromText } from './document-from-text.ts';
import { readCv } from './read-cv.ts';

const of = (text: string) => readCv(documentFromText(text)).cv;

it('two names that say nothing of themselves: the title first, the employer after it', () => {
  const [job] = of('Robin Fell\n\nExperience\nOzark Blue | Splendid Tern | 2019 - 2021\n- Carried the poles').experience;
  expect([job?.title?.value, job?.company?.value]).toEqual(['Ozark Blue', 'Splendid Tern']);
});

describe('contact', () => {
  it.each(['12345', '+44 7700 900123 7700 900123'])('%s is no phone number', (digits) => {
    expect(of(`Robin Fell\n${digits}\nrobin@fell.example\n\nExperience\nClerk, Acorn Ltd, 2019 - 2020`).phone?.value).not.toBe(digits);
  });

  it('a link that stands twice is one link', () => {
    const { links } = of('Robin Fell\nlinkedin.com/in/rfell | github.com/rfell\nlinkedin.com/in/rfell\n\nExperience\nClerk, Acorn Ltd, 2019 - 2020');
    expect(links.map(({ value }) => value)).toEqual(['linkedin.com/in/rfell', 'github.com/rfell']);
  });
});

it('the present job of a CV from old to new is its last, unless the first still lasts', () => {
  const told = (first: string) => currentJob(of(`Robin Fell\n\nExperience\nClerk | Acorn Ltd | ${first}\n- Filed\nBuyer | Elm Ltd | 2015 - 2018\n- Bought`));
  expect(told('2010 - 2014')?.title?.value).toBe('Buyer');
  expect(told('2010 - present')?.title?.value).toBe('Clerk');
});
