import { IMPORT_ERRORS } from './import.copy.ts';

/**
 * What `extract-and-infer-cv-data` says when it refuses, to the import and to the optimization wizard. Sentences about
 * quality must hold one of the words by which those screens know them: text quality, scan, image-based, encoding,
 * corrupted, password (product specification 8).
 */
export const EXTRACT_REFUSALS = {
  NO_FILE: IMPORT_ERRORS.noFile,
  INVALID_FILE_TYPE: IMPORT_ERRORS.type,
  FILE_TOO_LARGE: IMPORT_ERRORS.size,
  TEXT_TOO_SHORT: IMPORT_ERRORS.shortText,
  TEXT_TOO_LONG: 'That text is longer than any CV has a right to be: 200,000 characters is the limit, and two pages would do.',
  INVALID_REQUEST: 'Send a PDF as “file”, or JSON with the text as “rawText”.',
  NOT_FOUND: 'That roast is not here any more, and its CV went with it. Hand over the CV itself.',
  INSUFFICIENT_TEXT_QUALITY: {
    scan: 'This PDF is a scan: an image-based photograph of a CV with no readable text in it. Export it from where it was written, or paste the text.',
    garbled: 'The text quality of this PDF is too low: its encoding turns every word into alphabet soup. Export it again, or paste the text.',
    empty: 'The text quality of this PDF cannot be judged, because there is next to no readable text in it. Paste the text instead.',
  },
  PDF_PASSWORD_PROTECTED: 'This PDF is locked with a password, and we do not guess. Save a copy without it, or paste the text.',
  PDF_CORRUPTED: 'This PDF is corrupted: it starts well and ends in the middle. Export it again, or paste the text.',
  PDF_TOO_COMPLEX: 'This PDF is more complicated than any job in it. Export it as a plain PDF, or paste the text.',
  BUSY: 'Every reader has a CV in its hands just now. Try again in a few seconds; nothing is lost.',
} as const;

/** What `generate-cv` says when it refuses. */
export const GENERATE_REFUSALS = {
  INVALID_REQUEST: 'cvBuildDataId is missing or is no id.',
  NOT_FOUND: 'There are no answers here by that id. They may have been deleted, as promised, after 30 days.',
  GENERATION_FAILED: 'The writing failed on our side, not on yours. Your answers are safe; try again.',
} as const;
