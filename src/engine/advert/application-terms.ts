/** "Ref: HR/2026/14", "Competition 2026-117", "quote reference NW-220", "Job ID 88213". */
const REFERENCE =
  /(?<!\p{L})(?:(job |vacancy |post )?(?:ref(?:erence)?(?: (?:no|number|code))?|requisition)|competition(?: (?:no|number))?|job id|requisition id|vacancy id)\.?\s*[:#]?\s*((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{2,19})(?![\p{L}\p{N}])/iu;
/** "Applications are anonymised; please do not include your name in the supporting statement." */
const NAMELESS =
  /(?<!\p{L})(?:(?:do not|don['’]t|please omit|without|leave out|remove|not) (?:\p{L}+ ){0,3}your (?:full )?name|(?:application|cv|statement|letter)s? (?:are|is|must be|should be) (?:fully )?(?:anonymi[sz]ed|anonymous)|blind recruitment|name-blind)(?!\p{L})/iu;
/** "Phone Mairi on 01632 960 254", "call Tom for a chat on ...". */
const PHONE = /(?<!\p{L})(?:phone|call|ring|text|whatsapp|telephone)\s(?:\p{L}+ ){0,5}(?:on|at)\s\+?\(?\d[\d\s()-]{6,}\d/iu;

/** The advert's own reference as a letter names it: "reference NW-220", "competition 2026-117"; null where it gives none. */
export function referenceIn(text: string): string | null {
  const [found = '', , code = ''] = REFERENCE.exec(text) ?? [];
  if (code === '') return null;
  return `${/^competition/iu.test(found) ? 'competition' : 'reference'} ${code}`;
}

/** Whether applications are read without a name. */
export const isNameless = (text: string): boolean => NAMELESS.test(text);

/** The sentence that says to ring somebody, verbatim; null where none does. */
export const phoneCallIn = (text: string): string | null =>
  text
    .split(/\n|(?<=[\p{L}\p{N})]{2}[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .find((sentence) => PHONE.test(sentence) && sentence.length <= 240) ?? null;
