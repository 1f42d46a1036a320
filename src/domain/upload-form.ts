/** `upload-cv`: multipart, fields as named below. Apart from the contract, so that the upload screen needs no zod before it has sent something. */
export const UPLOAD_CV = 'upload-cv';

/**
 * Field names of the form. `tone` may be left out; `website` is the honeypot: a person never sees it;
 * `rawText` is the CV as text, where no file of it can be read; `previousUploadId` names the upload that this is a mended CV of, and what is no such id is ignored.
 */
export const UPLOAD_FIELDS = { file: 'file', rawText: 'rawText', jobRole: 'jobRole', tone: 'tone', honeypot: 'website', previous: 'previousUploadId' } as const;

/** `get-ready` `{}`: said by a screen that takes a PDF when it opens, so that the file need not wait for its reader. */
export const GET_READY = 'get-ready';

/** The fields of the multipart body that `extract-and-infer-cv-data` takes. */
export const EXTRACT_FIELDS = { file: 'file' } as const;
