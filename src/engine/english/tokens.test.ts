import { describe, expect, it } from 'vitest';
import { fold, foldedWords, foldKeepingSigns, lowered, squeezed, unaccent } from './folding.ts';
import { coarseStems, contentStems, keyedWords, phraseKey, spelledAs } from './keyed-words.ts';
import { countWords, isUnspaced, sameWords, tokensOf, wordsIn, writtenWords } from './tokens.ts';

interface Case {
  text: string;
  /** The words, lower case. */
  words: string[];
  /** As they are written, signs of a name included. */
  written: string[];
  /** How many a person counts. */
  count: number;
  /** Folded for comparing with word lists. */
  folded: string;
  /** Stemmed for comparing inflections. */
  keys: string;
}

const CASES: readonly Case[] = [
  { text: '', words: [], written: [], count: 0, folded: '', keys: '' },
  { text: ' – … ', words: [], written: [], count: 0, folded: '', keys: '' },
  {
    text: 'Ran the company’s payroll',
    words: ['ran', 'the', "company's", 'payroll'],
    written: ['ran', 'the', "company's", 'payroll'],
    count: 4,
    folded: 'ran the company s payroll',
    keys: 'ran the compani payrol',
  },
  {
    text: 'self-employed, full-time',
    words: ['self', 'employed', 'full', 'time'],
    written: ['self-employed', 'full-time'],
    count: 2,
    folded: 'self employed full time',
    keys: 'self employ full time',
  },
  {
    text: 'C++, C# and .NET',
    words: ['c', 'c', 'and', 'net'],
    written: ['c++', 'c#', 'and', '.net'],
    count: 4,
    folded: 'c++ c# and net',
    keys: 'c++ c# dotnet',
  },
  { text: 'Node.js/React', words: ['node', 'js', 'react'], written: ['node.js/react'], count: 1, folded: 'node js react', keys: 'node js react' },
  { text: 'CI/CD & R&D', words: ['ci', 'cd', 'r', 'd'], written: ['ci/cd', 'r&d'], count: 2, folded: 'ci cd r d', keys: 'ci cd r d' },
  {
    text: '1,250 orders a day',
    words: ['1', '250', 'orders', 'a', 'day'],
    written: ['1', '250', 'orders', 'a', 'day'],
    count: 4,
    folded: '1 250 orders a day',
    keys: '1 250 order a day',
  },
  {
    text: 'Gründliche Straße',
    words: ['gründliche', 'straße'],
    written: ['gründliche', 'straße'],
    count: 2,
    folded: 'grundliche strasse',
    keys: 'grundlich strass',
  },
  { text: 'e\u0301cole', words: ['e\u0301cole'], written: ['e\u0301cole'], count: 1, folded: 'ecole', keys: 'ecol' },
  { text: 'Bøggild, Łódź', words: ['bøggild', 'łódź'], written: ['bøggild', 'łódź'], count: 2, folded: 'boggild lodz', keys: 'boggild lodz' },
  { text: 'İZMİR, Işık', words: ['izmir', 'işık'], written: ['izmir', 'işık'], count: 2, folded: 'izmir isik', keys: 'izmir isik' },
  { text: '営業部長 ガス', words: ['営業部長', 'ガス'], written: ['営業部長', 'ガス'], count: 2, folded: '営業部長 ガス', keys: '営業部長 ガス' },
  { text: 'O’Brien 𝒜 😀 ok', words: ["o'brien", '𝒜', 'ok'], written: ["o'brien", '𝒜', 'ok'], count: 3, folded: 'o brien a ok', keys: 'obrien a ok' },
  {
    text: 'organised, organizing',
    words: ['organised', 'organizing'],
    written: ['organised', 'organizing'],
    count: 2,
    folded: 'organised organizing',
    keys: 'organ organ',
  },
  { text: 'Sr. Mgr', words: ['sr', 'mgr'], written: ['sr', 'mgr'], count: 2, folded: 'sr mgr', keys: 'senior manager' },
  {
    text: 'marketing engineers',
    words: ['marketing', 'engineers'],
    written: ['marketing', 'engineers'],
    count: 2,
    folded: 'marketing engineers',
    keys: 'marketing engineer',
  },
];

describe('the words of a text', () => {
  it.each(CASES)('reads “$text”', ({ text, words, written, count, folded, keys }) => {
    expect(wordsIn(text)).toEqual(words);
    expect(writtenWords(text).map(({ word }) => word)).toEqual(written);
    expect(countWords(text)).toBe(count);
    expect(fold(text)).toBe(folded);
    expect(foldedWords(text).join(' ')).toBe(folded);
    expect(phraseKey(text)).toBe(keys);
  });

  it.each(CASES)('gives places in “$text” that hold what was read', ({ text }) => {
    for (const { word, start, end } of [...tokensOf(text), ...writtenWords(text)]) expect(lowered(text).slice(start, end)).toBe(word);
    for (const { start, end } of keyedWords(text)) expect(text.slice(start, end).trim()).not.toBe('');
    expect(lowered(text)).toHaveLength(text.length);
  });

  it('parts phrases at commas, full stops and dashes, and nowhere else', () => {
    const cuts = (text: string): string[] => keyedWords(text).flatMap(({ cut, start, end }) => (cut ? [text.slice(start, end)] : []));
    expect(cuts('data-driven work, sales & service – Excel. Word “and” more')).toEqual(['data', 'sales', 'Excel', 'Word', 'more']);
  });
});

describe('text made comparable', () => {
  it('keeps what each fold is not about', () => {
    expect(squeezed('  Né à\u00a0 Paris,\n1990 ')).toBe('Né à Paris, 1990');
    expect(unaccent('Né à Paris: 1990')).toBe('ne a paris: 1990');
    expect(foldKeepingSigns(' Né  à l’Étang: 1990')).toBe("ne a l'etang: 1990");
  });

  it('tells a change of words from a change of their order', () => {
    expect(sameWords('Excel, SQL and Sage', 'sage; SQL and  Excel')).toBe(true);
    expect(sameWords('Excel and Sage', 'Excel or Sage')).toBe(false);
  });

  it('brings kin words together coarsely, and little words not at all', () => {
    expect([...contentStems('the negotiation of contracts in HTML5')]).toEqual([...contentStems('negotiated a contract, for more html')]);
    expect(coarseStems('Manager, recruitment')).toEqual(coarseStems('managing recruiters'));
    expect(contentStems('für uns und by them').size).toBe(1);
  });

  it('brings the plural and American spelling of a lone word together, and no other form', () => {
    expect(spelledAs('Reports')).toBe(spelledAs('report'));
    expect(spelledAs('optimisation')).toBe(spelledAs('Optimization'));
    expect(spelledAs('reporting')).not.toBe(spelledAs('report'));
  });

  it('knows the scripts in which words are not parted', () => {
    expect(['営業部長', 'ヘルプ', 'การตลาด', '영업 관리', 'Leiter'].map(isUnspaced)).toEqual([true, true, true, false, false]);
  });
});
