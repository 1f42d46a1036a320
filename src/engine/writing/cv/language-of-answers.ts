/** Little words that a sentence of the language can hardly do without. */
const LITTLE_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to for in with was were i my a an on at by from who which we our is are about also',
  de: 'der die das und von zu mit für im den dem des ein eine einer bei war ich wir als auf auch sowie aus durch nach über zum zur nicht pro',
  fr: 'le la les et de des du pour dans avec une un sur par au aux en est était je nous mon ma mes chez ainsi',
  es: 'el la los las y de del para con una un en por al se mi mis que como su sus fue más',
  it: 'il lo la gli le e di del della per con una un in da al alla dei delle che come mio sono',
  pt: 'o a os as e de do da dos das para com uma um em por no na ao que como meu',
  nl: 'de het een en van voor met in op bij aan door als ook naar uit mijn ik was te',
};
const SETS = Object.entries(LITTLE_WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const);
/** Fewer of them than this, or no clear lead over English, and it is taken for English. */
const LEAST = 2;

/** ISO 639-1 of what was typed, 'en' when there is too little to tell; 'other' for scripts we do not write. */
export function languageOfAnswers(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 20 && latin * 2 < letters) return 'other';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = SETS.map(([language, set]) => [language, words.filter((word) => set.has(word)).length] as const);
  const english = hits.find(([language]) => language === 'en')?.[1] ?? 0;
  let best: readonly [string, number] = ['en', Math.max(english, LEAST - 1)];
  for (const entry of hits) if (entry[1] > best[1]) best = entry;
  return best[0];
}
