import { PROFESSION } from '../../lexicon/reading/degrees.ts';
import { townCountry } from '../contact/towns.ts';
import { commaParts } from '../text/commas.ts';
import { companyScore, isSentence, titleScore } from '../text/evidence-words.ts';
import type { SeenLine } from '../text/seen-line.ts';
import { GRADE, isSchoolLike, type StudyPiece } from './study-parts.ts';

/** In a dated line of a school, what stands beside it: "FdSc Kennel Science, Marsh Lane College, 2015". */
export function unknownDegree(line: SeenLine, pieces: readonly StudyPiece[], institution: StudyPiece | null, isHead = false): StudyPiece | null {
  const [first] = pieces;
  if (!first || line.marked || isSentence(line.body)) return null;
  if (institution === null) return trade(first) ?? (isHead ? course(first) : null);
  const beside = pieces.find((piece) => piece !== institution);
  const text = beside?.text ?? '';
  const count = text.split(/\s+/u).length;
  if (
    !beside ||
    count > 9 ||
    (text.length < 4 && !/^\p{Lu}{2,3}$/u.test(text)) ||
    GRADE.test(`, ${text}`) ||
    /^\(|[:@]|^\d+ /u.test(text) ||
    townCountry(text) !== undefined
  )
    return null;
  return pieces.indexOf(beside) < pieces.indexOf(institution) || /^\p{Lu}/u.test(text) ? beside : null;
}

/** "Fachinformatiker (IHK), Drei Katzen Software KG, 2013": a trade, and the firm that taught it. */
function trade(first: StudyPiece): StudyPiece | null {
  const [name = '', firm = ''] = first.text.split(/\s*,\s+/u);
  return titleScore(name.replace(/ ?\([^()]*\)$/u, '')) === 2 && companyScore(firm) >= 1 && isSchoolLike(firm) ? { ...first, text: name } : null;
}

/** "Difficult Conversations (2 days), Fennimore Training Ltd, 2021": a line set as those of studies are names one, whatever it is called. */
function course(first: StudyPiece): StudyPiece | null {
  const parts = commaParts(first.text);
  const at = parts.findIndex((part, i) => i > 0 && isTeacher(part));
  const name = parts.slice(0, Math.max(at, 1)).join(', ');
  // A certificate without a teacher stands among studies as often as a study does.
  return (at > 0 || PROFESSION.test(name)) && /^\p{Lu}/u.test(name) && name.split(/\s+/u).length <= 10 && companyScore(name) < 3
    ? { ...first, text: name }
    : null;
}

const isTeacher = (text: string): boolean => companyScore(text) >= 1 || isSchoolLike(text);

/** The employer or trainer right behind a degree that none of its words shows as one. */
export function firmBehind(degree: StudyPiece, pieces: readonly StudyPiece[]): StudyPiece | null {
  const whole = pieces.find((piece) => piece.text.startsWith(`${degree.text}, `));
  const firm = whole && commaParts(whole.text.slice(degree.text.length + 2))[0];
  return whole && firm !== undefined && isTeacher(firm) ? { ...whole, text: firm } : null;
}
