import type { Cv } from '../../domain/cv.ts';
import type { InferredCvBuildData } from '../../domain/cv-build.ts';
import type { Line } from '../../domain/document.ts';
import { foldedWords, squeezed } from '../english/folding.ts';
import { respelled } from '../english/grammar/respelled.ts';
import { furnitureOf } from '../reading/sections/furniture.ts';
import { isTableHead, tableHead } from '../reading/tables/table-head.ts';
import { seenLine } from '../reading/text/seen-line.ts';

/** A piece of a CV's page that came back nowhere in what was imported from it. */
export interface LostPiece {
  section: Cv['sections'][number];
  /** As printed, between two seams of its line: a stop, a semicolon, a gap, a sign of a row. */
  text: string;
  /** The place of its line among the visible lines. */
  at: number;
  /** Whether it is all that stands on its line. */
  isWholeLine: boolean;
}

/** What is imported, word for word, without what a person never wrote: levels and paths that were chosen from our own lists. */
export type Imported = Omit<InferredCvBuildData, 'origins' | 'experienceLevel' | 'careerPath' | 'industry'>;

/** Words that carry nothing by themselves, and labels of forms, whose values are what counts. */
const NO_CONTENT = new Set(
  'a an and as at but by for from i in into is it its me my not of on or our that the their them then they this to until up was we were which who with tel phone telephone telefon mobile cell email e mail mob address anschrift name surname names position period role title employer company dates date duties duration curriculum vitae cv resume lebenslauf und der die das im in zu von mit bis seit'.split(
    ' ',
  ),
);
/** Where one piece of a line ends and the next begins. */
const SEAM = /\t+|\s+[·•|–—]\s+|(?<=[\p{L}\p{N})”"]{2}[.;!?])\s+(?=["“(\p{Lu}\p{N}])/u;
/** From this share on of its words a piece counts as lost: a spelling mended, an article or a label is no loss. */
const MOSTLY = 0.5;

const contentOf = (text: string): string[] => foldedWords(text).filter((word) => !NO_CONTENT.has(word) && (word.length > 1 || /\p{N}/u.test(word)));

/** Every word that comes back, folded; `cv` for dates, which the questionnaire keeps in its own form. */
export function wordsBack(data: Imported, cv: Cv): Set<string> {
  const { bio, previousRoles, moreExperience, moreSections } = data;
  const texts = [
    ...Object.values(bio),
    data.jobTitle,
    data.country,
    data.currentJobTitle,
    data.currentCompany,
    data.currentAchievement,
    ...data.topSkills,
    ...Object.values(data.moreSkills).flat(),
    data.education,
    data.proudestAchievement,
    data.personalInterests,
    ...previousRoles.flatMap(({ jobTitle, company, achievement }) => [jobTitle, company, achievement]),
    ...moreExperience.flatMap(({ jobTitle, company, dates, location, bulletPoints }) => [jobTitle, company, dates, location ?? '', ...bulletPoints]),
    ...data.otherLanguages.flatMap(({ language, proficiency }) => [language, proficiency]),
    ...cv.languages.filter(({ value }) => data.otherLanguages.some(({ language }) => value.includes(language))).map(({ value }) => value),
    data.summary,
    data.ownYears ?? '',
    ...(data.places ?? []).map(({ location }) => location),
    ...moreSections.flatMap(({ heading, entries }) => [heading, ...entries.flatMap(({ title, place, dates, lines }) => [title, place, dates, ...lines])]),
    ...cv.experience.map(({ period }) => period?.text ?? ''),
    ...cv.education.map(({ period }) => period?.text ?? ''),
    ...cv.sections.map(({ heading }) => heading?.value ?? ''),
  ];
  return new Set(texts.flatMap(foldedWords));
}

/** The content words of a CV's page, with whether each came back: what is measured. */
export function wordsOfPage(lines: readonly Line[], back: ReadonlySet<string>): { word: string; isBack: boolean }[] {
  const furniture = furnitureOf(lines.map(seenLine));
  return lines.flatMap(({ text }, at) => (furniture.has(at) ? [] : contentOf(text).map((word) => ({ word, isBack: isIn(word, back) }))));
}

/** A word, or a number run together with its unit elsewhere. */
const isIn = (word: string, back: ReadonlySet<string>): boolean => back.has(word) || foldedWords(respelled(word)).every((mended) => back.has(mended));

/** The pieces of the page that came back nowhere, in the order of the page. */
export function lostPieces(cv: Cv, lines: readonly Line[], back: ReadonlySet<string>): LostPiece[] {
  const furniture = furnitureOf(lines.map(seenLine));
  return cv.sections.flatMap((section) =>
    Array.from({ length: section.to - section.from }, (_, index) => section.from + index).flatMap((at): LostPiece[] => {
      const line = lines[at];
      if (line === undefined || furniture.has(at) || isTableHead(seenLine(line, at)) || tableHead(line.text) !== null) return [];
      const pieces = seenLine(line, at)
        .body.split(SEAM)
        .map(squeezed)
        .filter((piece) => contentOf(piece).length > 0);
      return pieces
        .filter((piece) => {
          const words = contentOf(piece);
          return words.filter((word) => !isIn(word, back)).length >= Math.max(1, words.length * MOSTLY);
        })
        .map((text) => ({ section, text, at, isWholeLine: pieces.length === 1 }));
    }),
  );
}
