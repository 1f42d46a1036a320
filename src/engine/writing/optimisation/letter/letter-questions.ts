import type { OptimisationInput } from '../optimisation-input.ts';
import { refusesLetter } from '../../../advert/how-to-apply.ts';
import { DEEDS } from './choose-deeds.ts';
import { isThing } from './prove.ts';
import { letterLanguage } from './voice.ts';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** What the advert itself says of letters and of applying: it knows better than we do what it wants to read. */
function applying({ advert }: OptimisationInput): string[] {
  const said = [...advert.howToApply, ...(advert.phoneCall === null || advert.howToApply.includes(advert.phoneCall) ? [] : [advert.phoneCall])];
  return [
    ...said.map((sentence) =>
      refusesLetter(sentence)
        ? `The advert wants no letter: “${sentence}” Do as it says, and keep this one for a person you can write to.`
        : `The advert says how to apply: “${sentence}”`,
    ),
    ...(advert.isNameless
      ? ['The advert asks for applications without a name. The letter is not signed; take your name out of the CV you send with it, too.']
      : []),
  ];
}

/** A letter tells the CV's own lines, and so it speaks the CV's language. */
function inOtherWords({ advert, context }: OptimisationInput): string[] {
  const own = letterLanguage(context.cv.language);
  if (advert.language === own || !/^[a-z]{2}$/u.test(advert.language)) return [];
  const name = LANGUAGES.of(advert.language) ?? advert.language;
  return [
    `The advert is in ${name}. This letter tells the lines of your CV, and so it is in ${LANGUAGES.of(own) ?? own}: have it put into ${name} before you send it.`,
  ];
}

/** Requirements that are asked about where the CV gives little to tell. */
const MAX_ASKED = 2;
/** What is longer is no name of a thing. */
const MAX_NAME = 40;

/**
 * What only the writer knows and the letter would gain by: shown beside it, never in it. `told`: how many lines of the CV it tells.
 */
export function letterQuestions(input: OptimisationInput, told: number): string[] {
  const { context, ledger, companyName, motivation, proudestWork } = input;
  const questions: string[] = [...applying(input), ...inOtherWords(input)];
  if ((context.cv.name?.value ?? '').trim() === '' && !input.advert.isNameless)
    questions.push('Our reader found no name in your CV. Put yours under the letter.');
  if (told < DEEDS.least) {
    const musts = ledger
      .filter(
        (entry) =>
          entry.must &&
          entry.status === 'not-shown' &&
          entry.proof === null &&
          entry.kind !== 'credential' &&
          isThing(entry) &&
          entry.requirement.length <= MAX_NAME,
      )
      .slice(0, MAX_ASKED);
    questions.push(
      ...musts.map(({ kind, requirement }) =>
        kind === 'tool'
          ? `Have you worked with ${requirement}? If so: where, for whom, and what came of it?`
          : `The advert asks for “${requirement}”. What could you tell of it: where was it, for whom, and what came of it?`,
      ),
      'Which piece of work should they know about? What did you do, where, and what came of it?',
    );
  }
  if ((motivation ?? '').trim() === '') questions.push(`Why ${companyName}, of all employers? One sentence of your own is worth more than any of ours.`);
  if ((proudestWork ?? '').trim() === '') questions.push('Which work are you proudest of? If the letter does not tell it, it should.');
  return questions;
}
