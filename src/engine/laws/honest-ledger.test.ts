import { beforeAll, describe, expect, it } from 'vitest';
import { ADVERTS } from '../../../fixtures/adverts/all-adverts.ts';
import { BOSSY_ADVERT, TINY_ADVERT, longAdvert } from '../../../fixtures/adverts/odd-adverts.ts';
import type { KeywordEntry } from '../../domain/optimization.ts';
import { isVerbatim } from '../../domain/quote.ts';
import { foldKeepingSigns } from '../english/folding.ts';
import { EMPTY_WORDS } from '../lexicon/advert/thin-words.ts';
import { FAMILIES } from '../lexicon/advert/families/families.ts';
import { keywordLedger } from '../advert/keyword-ledger.ts';
import { knownTerm, termHits } from '../advert/known-terms.ts';
import { understandAdvert } from '../advert/understand-advert.ts';
import { inventionsAgainst } from '../facts/fact-lock.ts';
import { inventedSources, roastSources, type RoastedCv } from './many-cvs.test-kit.ts';

const TEXTS = [
  ...ADVERTS.map(({ name, jobRole, text }) => ({ name, jobRole, text })),
  { name: 'bossy', jobRole: 'Customer Service Advisor', text: BOSSY_ADVERT },
  { name: 'tiny', jobRole: 'Registered Nurse', text: TINY_ADVERT },
  { name: 'long', jobRole: 'Logistics Manager', text: longAdvert(30_000) },
];
/** Enough of a word to be seen again in its inflections. */
const root = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/(?<=\p{L}{3})(?:es|s)$/u, '')
    .slice(0, 4);
/** A name is said whole; a phrase of many words by half of those that say what it is about. */
function isSaidBy(form: string, said: ReadonlySet<string>): boolean {
  const own = rootsOf(form).filter((word) => !SMALL.has(word));
  return own.filter((word) => said.has(word)).length >= (own.length > 2 ? own.length / 2 : own.length);
}
const SMALL: ReadonlySet<string> = new Set([...EMPTY_WORDS].map((word) => root(word)));
/** Or in the words of the list that says what is the same: "stock control" and "inventory". */
const isOfFamily = (requirement: string, quote: string): boolean =>
  FAMILIES.some(({ asks, says }) => asks.test(foldKeepingSigns(requirement)) && says?.test(foldKeepingSigns(quote)) === true);
const rootsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*[+#]*/gu) ?? []).flatMap((word) => [root(word), ...word.split('-').map(root)]);

/** Issue 6: every invented CV against every invented advert. */
describe('the honest keyword ledger', () => {
  let cvs: readonly RoastedCv[] = [];
  beforeAll(async () => {
    cvs = await roastSources(await inventedSources());
  });

  describe.each(TEXTS)('$name', ({ text, jobRole }) => {
    const advert = understandAdvert(text, jobRole);
    let ledgers: { cv: RoastedCv; ledger: KeywordEntry[] }[] = [];
    let entries: { cv: RoastedCv; entry: KeywordEntry }[] = [];
    beforeAll(() => {
      ledgers = cvs.map((cv) => ({ cv, ledger: keywordLedger(advert, cv.judgement) }));
      entries = ledgers.flatMap(({ cv, ledger }) => ledger.map((entry) => ({ cv, entry })));
    });

    it('gives 100 points, whole ones, to at most 25 entries', () => {
      expect(ledgers.length).toBeGreaterThan(0);
      for (const { ledger } of ledgers) {
        expect(ledger.length).toBeGreaterThan(0);
        expect(ledger.length).toBeLessThanOrEqual(25);
        expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(100);
      }
    });

    it('quotes the CV word for word; of what is not shown at most a line that comes near', () => {
      expect(entries.filter(({ cv, entry: { proof } }) => proof !== null && !isVerbatim(cv.document, proof.quote, proof))).toEqual([]);
      expect(
        entries.filter(({ entry: { status, proof, sentence } }) => (proof === null && status !== 'not-shown') || (sentence === null) !== (status !== 'unsaid')),
      ).toEqual([]);
    });

    it('calls said only what the line says', () => {
      const named = entries.filter(({ entry: { status, kind } }) => status === 'said' && !BY_GRADE.has(kind));
      expect(
        named
          .filter(({ entry: { id, requirement, proof } }) => {
            const said = new Set(rootsOf(proof?.quote ?? ''));
            const asked = advert.requirements.find((one) => one.id === id);
            const forms = [
              requirement,
              ...(asked?.aliases ?? []),
              ...termHits(requirement).flatMap(({ term }) => (term === null ? [] : [term.name, ...term.aliases])),
              ...(asked?.alternatives ?? []).flatMap((one) => [one, knownTerm(one)?.name ?? one, ...(knownTerm(one)?.aliases ?? [])]),
            ];
            return !forms.some((form) => isSaidBy(form, said)) && !isOfFamily(requirement, proof?.quote ?? '');
          })
          .map(({ entry: { requirement, proof } }) => `${requirement}: ${proof?.quote ?? ''}`),
      ).toEqual([]);
    });

    it('adds no sentence the fact lock would refuse', () => {
      expect(
        entries.flatMap(({ entry: { requirement, sentence, proof } }) =>
          sentence === null ? [] : inventionsAgainst(sentence, { text: `${proof?.quote ?? ''}\n${requirement}` }),
        ),
      ).toEqual([]);
    });
  });
});

/** Told by figures and grades, and not by a word. */
const BY_GRADE: ReadonlySet<KeywordEntry['kind']> = new Set(['experience', 'language', 'credential']);
