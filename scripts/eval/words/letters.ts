import { loadAdverts, loadPairs } from '../../../fixtures/adverts/full/all-full-adverts.ts';
import { FINDING_KINDS, type FindingKind } from '../../../src/domain/finding.ts';
import { countWords } from '../../../src/engine/english/tokens.ts';
import { languageOf } from '../../../src/engine/english/language.ts';
import type { RoastedCv } from '../../../src/engine/laws/many-cvs.test-kit.ts';
import { deedsOf } from '../../../src/engine/writing/optimisation/letter/deeds.ts';
import { LETTER_WORD_COUNT } from '../../../src/engine/writing/optimisation/letter/write-letter.ts';
import { inputOf, inventedInLetter, sentencesOf } from '../../../src/engine/writing/optimisation/many-optimisations.test-kit.ts';
import { writeOptimisation } from '../../../src/engine/writing/optimisation/write-optimisation.ts';
import { strikesAlone } from '../../../src/engine/writing/asking/mend-line.ts';

/** So many deeds of the CV must answer the advert before a letter is to be a full one. */
const ENOUGH = 3;
/** What a bullet must not be a letter may: written in the first person, with a subject in front of its verb. Its words are held to the same. */
const isOfWords = (kind: FindingKind): boolean => FINDING_KINDS[kind].group === 'buzzwords';

interface Letter {
  name: string;
  language: string;
  words: number;
  isFull: boolean;
  text: string;
  struck: string[];
  invented: string[];
}

/** Every pair of person and advert, as a letter without anything pasted or answered. */
export async function lettersOf(cvs: readonly RoastedCv[]): Promise<Letter[]> {
  const [adverts, pairs] = await Promise.all([loadAdverts(), loadPairs()]);
  return pairs.flatMap(({ person, advert: slug }): Letter[] => {
    const cv = cvs.find(({ name }) => name === person);
    const advert = adverts.find((one) => one.slug === slug);
    if (cv === undefined || advert === undefined) return [];
    const { jobRole, companyName } = advert;
    const input = inputOf(cv, jobRole, advert.text, { companyName, toneOfVoice: null, websiteText: null, linkedinText: null });
    const result = writeOptimisation(input);
    const name = `${person} x ${slug}`;
    const text = result.coverLetter;
    const deeds = deedsOf(input.context, input.ledger, input.advert).filter(({ proves }) => proves.length > 0);
    const language = languageOf(text, 'rules for writing');
    const struck = language === 'en' ? sentencesOf(text).filter((sentence) => strikesAlone(sentence.replace(/“[^”]*”/gu, '')).some(isOfWords)) : [];
    return [
      {
        name,
        language,
        words: countWords(text),
        isFull: deeds.length >= ENOUGH,
        text,
        struck,
        invented: inventedInLetter({ name, cv: person, advert: slug, input, result }),
      },
    ];
  });
}

export function printLetters(letters: readonly Letter[], isListed: boolean): void {
  const { full, most } = LETTER_WORD_COUNT;
  const rows: [string, string, (letter: Letter) => string | null][] = [
    ['letters', '', ({ words }) => `${words} words`],
    ['three deeds answer the advert', '', ({ isFull, words }) => (isFull ? `${words} words` : null)],
    [`of these under ${full} words`, '0', ({ isFull, words, text }) => (isFull && words < full ? `${words} words: ${text}` : null)],
    [`over ${most} words`, '0', ({ words }) => (words > most ? `${words} words` : null)],
    ['brackets left', '0', ({ text }) => (text.includes('[') ? text : null)],
    ['with a sentence our pen would strike', '0', ({ struck }) => (struck.length > 0 ? struck.join(' / ') : null)],
    ['facts changed or made up', '0', ({ invented }) => (invented.length > 0 ? invented.join(' / ') : null)],
  ];
  const languages = [...new Set(letters.map(({ language }) => language))].toSorted();
  console.log(`\n${'letters'.padEnd(40)}${'aim'.padEnd(6)}${['all', ...languages].map((name) => name.padEnd(6)).join('')}`);
  for (const [label, aim, tell] of rows) {
    const counts = ['', ...languages].map((language) => letters.filter((one) => (language === '' || one.language === language) && tell(one) !== null).length);
    console.log(`${label.padEnd(40)}${aim.padEnd(6)}${counts.map((count) => String(count).padEnd(6)).join('')}`);
    if (isListed && aim === '0') for (const one of letters) if (tell(one) !== null) console.log(`      ${one.name}: ${tell(one)}`);
  }
}
