const segmenter = new Intl.Segmenter();
/** A text this long (in code units) has enough of whatever is counted; counting it sign by sign would only cost time. */
const LONG = 2_000;

/** How many characters a person sees: an emoji is one, whatever it is put together from. Of long texts code units count. */
export const characterCount = (text: string): number => (text.length > LONG ? text.length : [...segmenter.segment(text)].length);
