import { TONES } from '../../../src/domain/roast.ts';
import type { RoastedCv } from '../../../src/engine/laws/many-cvs.test-kit.ts';

/** A page for eyes: each CV as our reader has it beside its roast in both voices, with boxes for laugh, smile, nothing, wrong. */
export function humourSheet(cvs: readonly RoastedCv[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Roasts to be read aloud</title><style>
body { font: 14px/1.45 system-ui, sans-serif; margin: 2em; background: #f7f2e8; color: #15120e }
article { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2em; border-top: 3px solid; padding: 1em 0 } h2 { grid-column: 1 / -1; margin: 0 }
ol { margin: 0; padding-left: 3em; font-family: ui-monospace, monospace; font-size: 11px } p { margin: 0.4em 0 } small { color: #777 }
</style></head><body><h1>Laugh, smile, nothing or wrong?</h1>${cvs.map(articleOf).join('\n')}</body></html>`;
}

function articleOf({ name, document, judgement, roast }: RoastedCv): string {
  const lines = document.lines.map(
    ({ page, line, text }) => `<li value="${String(line)}">${page > 1 ? `<small>p${String(page)}</small> ` : ''}${html(text)}</li>`,
  );
  const voices = TONES.map((tone) => {
    const { stamp, overallAssessment, roastLines, topRoastLine } = roast.voices[tone];
    const told = roastLines.map((text, at) => `<p>☐☐☐☐ ${text === topRoastLine ? '★ ' : ''}${html(text)} <small>${roast.evidence[at]?.kind ?? ''}</small></p>`);
    return `<div><h3>${tone}: ${html(stamp)}</h3><p><b>${html(overallAssessment)}</b></p>${told.join('')}</div>`;
  });
  return `<article><h2>${html(name)}, for ${html(judgement.job.phrase)}</h2><ol>${lines.join('')}</ol>${voices.join('')}</article>`;
}

const html = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
