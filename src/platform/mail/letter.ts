import { escapeHtml } from '../../domain/html.ts';

/** The words of a mail, without its link. */
export interface LetterWords {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  footer: string;
}

export const letterText = (words: LetterWords, label: string, address: string): string =>
  `${[...words.paragraphs, `${label}:\n${address}`, words.footer].join('\n\n')}\n`;

/** Plain enough for every mail program: one column, no pictures, nothing loaded. */
export function letterPage(words: LetterWords, label: string, address: string): string {
  const paragraphs = words.paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f2e8;color:#15120e;font:17px/1.5 'Space Grotesk','Segoe UI',sans-serif">
<div style="max-width:36em;margin:0 auto">
<h1 style="font:400 28px/1.1 Anton,Impact,'Arial Narrow Bold',sans-serif;text-transform:uppercase;color:#d7261e">${escapeHtml(words.heading)}</h1>
${paragraphs}
<p><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;background:#d7261e;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:#4c453c">${escapeHtml(words.footer)}</p>
</div></body></html>
`;
}
