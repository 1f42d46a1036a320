import { detect } from 'tinyld';
import type { SeenLine } from './seen-line.ts';

/** What the reading has word lists for, plus neighbours it must not be taken for. */
const CANDIDATES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh', 'ja', 'ko', 'ru', 'pl', 'sv', 'da', 'tr'];
const SAMPLE_CHARACTERS = 1000;
const MIN_CHARACTERS = 60;

/** ISO 639-1 of the CV's prose; "en" when there is too little of it to tell. */
export function detectLanguage(lines: readonly SeenLine[]): string {
  const all = lines.map((line) => line.body).join(' ');
  const sampled = all.slice(0, SAMPLE_CHARACTERS * 6);
  const kana = count(sampled, /[\u3040-\u30ff]/g);
  const han = count(sampled, /[\u4e00-\u9fff\u2f00-\u2fdf]/g);
  const latin = count(sampled, /[A-Za-zÀ-ÿ]/g);
  // Names and tools are Latin in any CV, one Han character says as much as three letters.
  if (kana * 2 > latin / 4 && kana > 20) return 'ja';
  if (han * 3 > latin && han > 20) return kana > han / 8 ? 'ja' : 'zh';
  // Sentences tell; names, tools and addresses mislead.
  const prose = lines
    .filter((line) => /\p{Ll}{2} \p{Ll}{2}/u.test(line.body))
    .map((line) => line.body.toLowerCase())
    .join('\n')
    .slice(0, SAMPLE_CHARACTERS);
  const sample = prose.length >= MIN_CHARACTERS ? prose : all.toLowerCase().slice(0, SAMPLE_CHARACTERS);
  if (sample.length < MIN_CHARACTERS) return 'en';
  return detect(sample, { only: CANDIDATES }) || 'en';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
