/** Codes a function call may answer with (wire.md). Their sentences stand in the features' `copy.ts`. */
export const ERROR_CODES = {
  NO_FILE: 400,
  INVALID_FILE_TYPE: 400,
  JOB_ROLE_REQUIRED: 400,
  TEXT_TOO_SHORT: 400,
  MISSING_PARAMETERS: 400,
  INVALID_REQUEST: 400,
  FILE_TOO_LARGE: 413,
  INSUFFICIENT_TEXT_QUALITY: 422,
  PDF_PASSWORD_PROTECTED: 422,
  PDF_CORRUPTED: 422,
  PDF_TOO_COMPLEX: 422,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  BUSY: 503,
  INTERNAL: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;
