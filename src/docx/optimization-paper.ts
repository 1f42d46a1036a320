import { AlignmentType, convertMillimetersToTwip, HeadingLevel, LevelFormat, Paragraph, TextRun, type IParagraphOptions, type IRunOptions } from 'docx';

/** What the optimisation report and its letter are printed with. */
export const FONT = 'Arial';
export const INK = '15120E';
export const RED = 'B3201A';
export const GREY = '5E574C';
export const PAPER = 'F7F2E8';
export const BULLETS = 'bullets';

/** Millimetres. */
const A4 = { width: 210, height: 297 } as const;
const LETTER = { width: 215.9, height: 279.4 } as const;
const MARGIN = 22;

export const BULLET_LIST = {
  reference: BULLETS,
  levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT, style: { paragraph: { indent: { left: 360, hanging: 260 } } } }],
};

/** Page size and margins of a section; Letter where people write on Letter. */
export const pageOf = (isLetter = false, margin: number = MARGIN) => ({
  size: {
    width: convertMillimetersToTwip((isLetter ? LETTER : A4).width),
    height: convertMillimetersToTwip((isLetter ? LETTER : A4).height),
  },
  margin: {
    top: convertMillimetersToTwip(margin),
    bottom: convertMillimetersToTwip(margin),
    left: convertMillimetersToTwip(margin),
    right: convertMillimetersToTwip(margin),
  },
});

/** XML 1.0 knows no control characters, and half a surrogate pair is none either. */
export const clean = (text: string): string => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\p{Cn}]/gu, '');

export const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  new Paragraph({ heading: level, children: [new TextRun(clean(text))] });
export const bold = (text: string): TextRun => new TextRun({ text: clean(text), bold: true });
export const item = (children: TextRun[], more: Partial<IParagraphOptions> = {}): Paragraph =>
  new Paragraph({ numbering: { reference: BULLETS, level: 0 }, spacing: { after: 90 }, ...more, children });

/** Text with its lines broken where it breaks them, and every blank that is still to be filled ("[how many?]") marked, so that none is sent by mistake. */
export function written(text: string, run: IRunOptions = {}): TextRun[] {
  return clean(text)
    .split('\n')
    .flatMap((line, at) =>
      line
        .split(/(\[[^[\]]*\])/u)
        .filter((part, index) => part !== '' || index === 0)
        .map(
          (part, index) =>
            new TextRun({ ...run, text: part, ...(part.startsWith('[') ? { highlight: 'yellow' } : {}), ...(at > 0 && index === 0 ? { break: 1 } : {}) }),
        ),
    );
}

/** Paragraphs of a letter: blank lines part them. */
export const paragraphsOf = (letter: string): string[] =>
  letter
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
export const longDate = (date: Date): string => `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`;
export const isoDate = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** A part of a file name, in letters, digits and hyphens that every file system takes. */
export function fileNamePart(text: string, otherwise: string): string {
  const safe = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '');
  return safe === '' ? otherwise : safe;
}
