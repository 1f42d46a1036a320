/** Ends that change a word and not what it names: plurals, tenses. */
const ENDINGS = /(?:ings?|ed|es|s|e|y|ies|ied)$/u;

/**
 * Whether two phrases are the same words, inflection and British or American spelling apart. Stricter than a stem, which
 * also brings together "present" and "presentation", "medical" and "medication".
 */
export function sameWords(one: string, other: string): boolean {
  const [a, b] = [basesOf(one), basesOf(other)];
  return a === b || a.replaceAll(' ', '') === b.replaceAll(' ', '');
}

function basesOf(phrase: string): string {
  return phrase
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+|\.(?!\p{L})/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'and')
    .map(baseOf)
    .join(' ');
}

function baseOf(word: string): string {
  const american = word
    .replace(/is(?=(?:e|es|ed|ing|ation|ations|er|ers)$)/u, 'iz')
    .replace(/our(?=s?$|ed$|ing$|ite$)/u, 'or')
    .replace(/tre(?=s?$)/u, 'ter')
    .replace(/ogue(?=s?$)/u, 'og')
    .replace(/amme(?=s?$)/u, 'am')
    .replace(/ae(?=[dst])/u, 'e')
    .replace(/(?<=[aeiou])ll(?=ing$|ed$|ment$)/u, 'l')
    .replace(/lfilm/u, 'lfillm')
    .replace(/ence(?=s?$)/u, 'ense');
  const bare = american.length > 4 ? american.replace(ENDINGS, '') : american.replace(/(?<=\p{L}{3})s$/u, '');
  return bare.length < 3 ? american : bare.replace(/(\p{L})\1$/u, '$1');
}
