import type { Advert } from './advert.ts';

/** The words an advert is to be found by, best first, each once. */
export function advertKeywords(advert: Advert): string[] {
  return [
    ...new Set(
      advert.requirements.filter(({ kind }) => kind !== 'experience').map(({ phrase, kind }) => (kind === 'language' ? phrase.replace(/ \(.*$/u, '') : phrase)),
    ),
  ];
}
