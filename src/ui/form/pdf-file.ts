/**
 * Whether a chosen or dropped file calls itself a PDF: by its name and, where the browser knows one, its MIME type. What is in it
 * is for the server to see.
 */
export const isNamedPdf = ({ name, type }: { name: string; type: string }): boolean => /\.pdf$/i.test(name) && (type === '' || type === 'application/pdf');
