/** The package ships no types. Only what we call. */
declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string;
  }
  const snowball: { newStemmer(language: 'english' | 'german' | 'french' | 'spanish'): Stemmer };
  export default snowball;
}
