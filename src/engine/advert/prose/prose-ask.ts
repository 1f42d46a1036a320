/** One thing that a sentence asks for, in its own words. */
export interface ProseAsk {
  text: string;
  zone: 'must' | 'nice' | 'duty';
}
