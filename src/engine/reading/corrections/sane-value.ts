import { z } from 'zod';
import type { CorrectableField } from '../../../domain/correction.ts';
import { findPeriods } from '../text/dates.ts';

/** Control characters and marks that nobody sees, and white space of any kind. */
const UNSEEN = /[\p{Cc}\p{Cf}\s]+/gu;
const LETTERS = /\p{L}/gu;
const NO_ADDRESS = /@|https?:|www\.|[<>{}]/iu;
const MIN_DIGITS = 6;
const MAX_DIGITS = 16;

const letters = (text: string): number => text.match(LETTERS)?.length ?? 0;
const isWords = (text: string): boolean => letters(text) >= 2 && !NO_ADDRESS.test(text);

/** What a value of each field must look like at the least: not whether it is true, which its owner knows, but whether it can be one. */
const SHAPES: Readonly<Record<CorrectableField, (text: string) => boolean>> = {
  name: (text) => isWords(text) && !/\d/u.test(text),
  headline: isWords,
  email: (text) => z.email().safeParse(text).success,
  phone: (text) => {
    const digits = text.replace(/\D/gu, '').length;
    return /^[+\d\s()/.\-–]+(?:(?:ext|x)\.? ?\d+)?$/iu.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
  },
  location: isWords,
  currentTitle: isWords,
  // "3M", "H&M", "4"
  currentCompany: (text) => /[\p{L}\p{N}]/u.test(text) && !NO_ADDRESS.test(text),
  period: (text) => findPeriods(text).some(({ start }) => start !== null),
  degree: isWords,
  institution: isWords,
};

/** A field's value as it is kept, on one line; null for what cannot be one. */
export function saneValue(field: CorrectableField, value: string): string | null {
  const text = value.toWellFormed().replace(UNSEEN, ' ').trim();
  return SHAPES[field](text) ? text : null;
}
