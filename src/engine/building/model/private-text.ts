const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/giu;
/** Nine digits and more that are no amount: with a prefix, or in groups as numbers are dialled. */
const PHONE =
  /(?<![\p{L}\p{N}/.@_=#£$€-])(?:\(\+?\d{1,4}\)|\+\d|0)[\d\s().\u2010-\u2015-]{6,24}\d(?![\p{L}\d%])|(?<![\d£$€.,])\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/gu;
const PHONE_LABEL = /(?:^|\s)(?:phone|tel|telefon|téléphone|teléfono|mobile|mobil|handy|whatsapp|fax)\.?:?\s*[+(]?\d[\d\s().-]{4,}\d/iu;
const NAMED = /(?<!\p{L})(?:my (?:full )?name(?:['’]?s| is)|ich heiße|mein name ist|je m['’]appelle|mon nom est|me llamo|mi nombre es)\s/iu;
/** Whether a line holds an e-mail address or a telephone number, or says a name: nothing for the line of a job. */
export function isContactText(line: string): boolean {
  const numbers = (line.match(PHONE) ?? []).filter((number) => !/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(number));
  return line.search(EMAIL) >= 0 || numbers.length > 0 || PHONE_LABEL.test(line) || NAMED.test(line);
}
