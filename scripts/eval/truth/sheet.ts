import type { Bench, BenchRun } from './bench.ts';
import { type Judged, ROOMS } from './claim.ts';

/** A page for eyes: each CV as our reader has it beside everything that was said about it, false statements in red, unclaimed ones in grey. */
export function sheetOf({ runs }: Bench): string {
  const first = runs.filter(({ print }) => print.layout === 'as-written');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Truth bench</title><style>
body { font: 13px/1.45 system-ui, sans-serif; margin: 2em; background: #f7f2e8; color: #15120e }
article { display: grid; grid-template-columns: 1fr 1.3fr; gap: 2em; border-top: 3px solid; padding: 1em 0 } h2 { grid-column: 1 / -1; margin: 0 }
ol { margin: 0; padding-left: 3em; font-family: ui-monospace, monospace; font-size: 11px } h3 { margin: 0.8em 0 0.2em } p { margin: 0.15em 0 }
.false { color: #d7261e } .unclaimed { color: #777 } small { color: #555 } .false small { color: #d7261e }
</style></head><body><h1>Truth bench</h1>${first.map(articleOf).join('\n')}</body></html>`;
}

function articleOf({ person: { truth }, document, told }: BenchRun): string {
  const lines = document.lines.map(
    ({ page, line, text }) => `<li value="${String(line)}">${page > 1 ? `<small>p${String(page)}</small> ` : ''}${html(text)}</li>`,
  );
  const rooms = ROOMS.flatMap((room) => {
    const own = told.filter((one) => one.room === room);
    return own.length === 0 ? [] : [`<h3>${room}</h3>${own.map(sentenceOf).join('')}`];
  });
  return `<article id="${truth.slug}"><h2>${html(truth.contact.name)}, ${html(truth.profession)}, for ${html(truth.wantedJob)}</h2><ol>${lines.join('')}</ol><div>${rooms.join('')}</div></article>`;
}

function sentenceOf({ text, where, verdicts, claims, advice }: Judged): string {
  const wrong = verdicts.filter(({ holds }) => holds === false);
  const look = wrong.length > 0 ? 'false' : claims.length === 0 && !advice ? 'unclaimed' : '';
  return `<p class="${look}">${html(text)} <small>${html(where)}${wrong.map(({ claim, why }) => ` · rule ${String(claim.rule)}: ${html(why)}`).join('')}</small></p>`;
}

const html = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
