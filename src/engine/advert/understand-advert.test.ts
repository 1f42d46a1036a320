import { describe, expect, it } from 'vitest';
import { ADVERTS } from '../../../fixtures/adverts/all-adverts.ts';
import { BOSSY_ADVERT, GARBAGE, TINY_ADVERT, longAdvert } from '../../../fixtures/adverts/odd-adverts.ts';
import { advertKeywords } from './advert-keywords.ts';
import { understandAdvert } from './understand-advert.ts';

const names = (phrase: string, wanted: string): boolean => phrase.toLowerCase().includes(wanted.toLowerCase());

describe.each(ADVERTS)('the advert $name', ({ text, jobRole, musts, wishes, never, language, seniority }) => {
  const advert = understandAdvert(text, jobRole);

  it('is an advert in its language, for its level', () => {
    expect([advert.isAdvert, advert.language, advert.seniority]).toEqual([true, language, seniority]);
  });

  it('asks for what it insists on', () => {
    const asked = advert.requirements.filter(({ must }) => must);
    expect(musts.filter((wanted) => !asked.some(({ phrase, aliases }) => names(phrase, wanted) || aliases.some((alias) => names(alias, wanted))))).toEqual([]);
  });

  it('only wishes for what is nice to have', () => {
    const wished = advert.requirements.filter(({ must }) => !must);
    expect(wishes.filter((wanted) => !wished.some(({ phrase }) => names(phrase, wanted)))).toEqual([]);
  });

  it('does not ask for what it offers', () => {
    expect(never.filter((wanted) => advert.requirements.some(({ phrase }) => names(phrase, wanted)))).toEqual([]);
  });

  it('is quoted as it stands', () => {
    const plain = text.includes('<p>') ? text.replace(/<[^>]+>/gu, '\n').replaceAll('&amp;', '&') : text;
    expect(advert.requirements.filter(({ quote }) => quote === '' || !plain.includes(quote))).toEqual([]);
    expect(advert.responsibilities.filter((said) => !plain.includes(said))).toEqual([]);
  });

  it('gives each requirement an id of its own, and the same ones again', () => {
    expect(new Set(advert.requirements.map(({ id }) => id)).size).toBe(advert.requirements.length);
    expect(understandAdvert(text, jobRole)).toEqual(advert);
  });
});

describe('understandAdvert', () => {
  it('takes the job’s own skills where the text is too little', () => {
    const advert = understandAdvert(TINY_ADVERT, 'Registered Nurse');
    expect(advert.isAdvert).toBe(false);
    expect(advert.requirements.map(({ phrase }) => phrase.toLowerCase())).toContain('patient care');
  });

  it('takes orders to a machine for no requirement, and the lines between them for what they are', () => {
    const advert = understandAdvert(BOSSY_ADVERT, 'Customer Service Advisor');
    const phrases = advert.requirements.map(({ phrase }) => phrase.toLowerCase());
    expect(phrases).toEqual(expect.arrayContaining(['customer service', 'complaint handling', 'english (good)']));
    expect(phrases.filter((phrase) => /perfect|instruction|candidate|assistant|guideline/u.test(phrase))).toEqual([]);
    expect(advert.responsibilities).toEqual([]);
  });

  it.each(GARBAGE.map((text, at) => [at, text] as const))('makes no advert of garbage %i', (_, text) => {
    const advert = understandAdvert(text, 'zzqx vrrm');
    expect(advert.isAdvert).toBe(false);
    expect(advert.requirements).toEqual([]);
  });

  it('reads a requirement given in one sentence without headings', () => {
    const { requirements } = understandAdvert(
      'We are a small firm. You will keep our books. You have experience with Xero or QuickBooks and a good knowledge of VAT returns, and you speak fluent Spanish. Ideally you know payroll.',
      'Bookkeeper',
    );
    const must = (phrase: string): boolean | undefined => requirements.find((requirement) => requirement.phrase.startsWith(phrase))?.must;
    expect([must('Xero or QuickBooks'), must('VAT'), must('Spanish (fluent)'), must('payroll')]).toEqual([true, true, true, false]);
    expect(requirements.find(({ phrase }) => phrase.startsWith('Xero'))?.alternatives).toEqual(['Xero', 'QuickBooks']);
  });

  it.each([
    ['a swift response to every customer', 'swift'],
    ['you react calmly and express yourself', 'react'],
    ['help the head chef in the kitchen', 'chef'],
    ['solid experience of customer service', 'solid'],
    ['excel at what you do and access all areas', 'excel'],
  ])('takes no everyday word for a tool: %s', (line, tool) => {
    const { requirements } = understandAdvert(`Requirements\n- ${line}\n- at least ten other words stand here so that it is an advert`, '');
    expect(requirements.filter(({ kind, phrase }) => kind === 'tool' && phrase.toLowerCase() === tool)).toEqual([]);
  });

  it('reads 30,000 characters in processor time that grows with the text and not faster', () => {
    const cost = (text: string): number =>
      Math.min(
        ...[1, 2, 3].map(() => {
          // The processor's time, not the clock's: others may be on the machine.
          const start = process.cpuUsage();
          understandAdvert(text, 'Logistics Manager');
          const { user, system } = process.cpuUsage(start);
          return user + system;
        }),
      ) / text.length;
    const [short, long] = [longAdvert(5_000), longAdvert(30_000)];
    expect(understandAdvert(long, 'Logistics Manager').requirements.map(({ phrase }) => phrase)).toEqual(expect.arrayContaining(['SAP', 'Excel']));
    expect(cost(long)).toBeLessThan(6 * cost(short));
  });
});

describe('advertKeywords', () => {
  it('gives each word once, without years', () => {
    for (const { text, jobRole } of ADVERTS) {
      const words = advertKeywords(understandAdvert(text, jobRole));
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => /\byears?\b/u.test(word))).toEqual([]);
    }
  });
});

describe('what asks, clause by clause', () => {
  const phrases = (text: string): string[] => understandAdvert(text, '').requirements.map(({ phrase }) => phrase);

  it.each([
    ['Requirements\n- Excel to a good standard (filters, no need for macros)\n- Git', /^Excel/u],
    ['Duties\n- Manage the pay budget of £1.9m\n- Approve rosters\n- Keep the stock\nRequirements\n- Git\n- Excel', /budget of £1\.9m/u],
    ['Essential criteria\n- Leadership qualification, such as ILM Level 5\n- Git', /^Leadership qualification/u],
    ['Requirements\n- Git\nCostX is required, as is Excel at an advanced level.', /^Excel at an advanced level$/u],
    ['Your profile\n- 8+ years of recruiting, at least three of them in-house\n- Git', /^three years in-house/u],
  ])('%s', (text, wanted) => {
    expect(phrases(text)).toContainEqual(expect.stringMatching(wanted));
  });

  it('keeps what stands in brackets whole, and the boss out of it', () => {
    const found = phrases('Duties\n- Git\nYou will run a finance team of three (two clerks, and an apprentice) and report to the Managing Director.');
    expect(found.join('\n')).not.toMatch(/^(?:and )?an? apprentice|^apprentice|Managing Director/mu);
  });
});
