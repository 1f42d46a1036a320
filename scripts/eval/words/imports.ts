import { foldedWords } from '../../../src/engine/english/folding.ts';
import { inferQuestionnaire } from '../../../src/engine/building/infer-questionnaire.ts';
import { wordsBack, wordsOfPage } from '../../../src/engine/building/words-back.ts';
import type { RoastedCv } from '../../../src/engine/laws/many-cvs.test-kit.ts';

/** What an import gives back of a page: its content words, those that it says it left out, and those that are nowhere. */
interface ImportedPage {
  name: string;
  words: number;
  leftOut: number;
  lost: string[];
}

/** Imports a CV and counts which content words of its page came back. */
export function importOf({ name, document, judgement: { cv, lines } }: RoastedCv): ImportedPage {
  const data = inferQuestionnaire(document, null);
  const back = wordsBack(data, cv);
  const said = new Set((data.leftOut ?? []).flatMap(foldedWords));
  const missing = wordsOfPage(lines, back).filter(({ isBack }) => !isBack);
  const lost = missing.filter(({ word }) => !said.has(word)).map(({ word }) => word);
  return { name, words: wordsOfPage(lines, back).length, leftOut: missing.length - lost.length, lost };
}

export function printImports(pages: readonly ImportedPage[], isListed: boolean): void {
  const sum = (count: (page: ImportedPage) => number): number => pages.reduce((all, page) => all + count(page), 0);
  const words = sum((page) => page.words);
  const share = (count: number): string => `${count} (${((100 * count) / Math.max(words, 1)).toFixed(2)} %)`;
  console.log(
    `\nimport: content words of the page  ${words}, said to be left out ${share(sum(({ leftOut }) => leftOut))}, nowhere ${share(sum(({ lost }) => lost.length))}`,
  );
  if (isListed) for (const { name, lost } of pages) if (lost.length > 0) console.log(`      ${name}: ${lost.join(' ')}`);
}
