import { worthOf } from '../../building/best-lines.ts';
import { fold } from '../../english/folding.ts';
import { isGenericName } from '../../english/grammar/casing.ts';
import { openingVerb, retensed } from '../../english/grammar/retense.ts';
import { isMeasured } from '../../english/measures.ts';
import { isNoEmployer } from '../../english/no-employer.ts';
import { fill, isBroken, small } from './summary-parts.ts';
import type { SummaryPhrases } from './summary-phrases.ts';
import { isLastJob, MAX_DEED, SELF_EMPLOYED, type SummarySource } from './summary-source.ts';

/** From this worth on a line without a figure may stand for a person: something led, built or bettered. */
const TELLING = 2;
/** A figure and what became better by it. */
const RESULT = 5;

/** What became of somebody, and no deed. */
const LEFT = /^(?:retired|resigned|left|laid off|let go|promoted to|transferred to)(?!\p{L})/iu;

interface Deed {
  deed: string;
  company: string;
  /** Of the job named first: its employer has been named already. */
  isCurrent: boolean;
  /** Whether that job goes on. */
  isDaily: boolean;
  worth: number;
}

/** The best line that needs no question and can stand as a sentence: measured, else led or built. */
export function strongest({ questionnaire, experience, hasCurrent, achievement, language, today }: SummarySource, phrases: SummaryPhrases): string | null {
  const told = [...experience, { company: '', bulletPoints: isMeasured(achievement) && experience.length === 0 ? [achievement] : [] }];
  const deeds = told.flatMap(({ company, bulletPoints }, at): Deed[] =>
    bulletPoints
      .filter(
        (deed) =>
          deed.length <= MAX_DEED &&
          !deed.includes('[') &&
          !LEFT.test(deed) &&
          !isBroken(deed) &&
          !/[.!?]\s|(?<!\p{L})(?:him|he|she|her(?! own)|I|me|my)(?!\p{L})/u.test(deed),
      )
      .map((deed) => ({
        deed,
        company,
        isCurrent: hasCurrent && (at === 0 || (company !== '' && fold(company) === fold(experience[0]?.company ?? ''))),
        isDaily: hasCurrent && at === 0 && !isLastJob(questionnaire, today),
        worth: worthHere(deed),
      }))
      // An earlier job is left to its own lines, unless it has a result to show.
      .filter(({ worth, deed }) => (at > 0 && hasCurrent ? worth >= RESULT && (RESULT_TOLD.test(deed) || CHANGE_TOLD.test(deed)) : worth >= TELLING))
      // What somebody does now tells more than what she did once.
      .map((deed) => ({ ...deed, worth: deed.worth + (deed.isCurrent ? 2 : 0) })),
  );
  const sentences = deeds
    .toSorted((x, y) => y.worth - x.worth)
    .flatMap((deed) => {
      const sentence = deedSentence(deed, phrases, language);
      return sentence === null ? [] : [{ sentence, deed }];
    });
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  // A second result of the same job, where both are short.
  const second = others.find(
    ({ sentence, deed }) =>
      language === 'en' && deed.isCurrent && first.deed.isCurrent && deed.worth >= RESULT + 2 && first.sentence.length + sentence.length <= TWO_DEEDS,
  );
  return [first.sentence, ...(second === undefined ? [] : [second.sentence])].join(' ');
}
/** Characters of two deeds, at most. */
const TWO_DEEDS = 200;

const worthHere = (deed: string): number =>
  worthOf(deed) + (isMeasured(deed) ? 2 : 0) + (RESULT_TOLD.test(deed) ? 2 : 0) - (/\b(?:sometimes|occasionally|helped|supported)\b/iu.test(deed) ? 1 : 0);
/** "Pass rate went up from 71% to 84%": a result that tells itself. */
const RESULT_TOLD = /(?<!\bof|\bto)\s(?:went|rose|fell|grew|dropped|improved|increased|decreased|up|down)\s(?:up |down )?(?:from|to|by|over|\d)/u;

/** The same with a verb of its own: without one it is no sentence. */
const CHANGE_HAPPENED = /(?<!\bof|\bto)\s(?:went|rose|fell|grew|dropped|improved|increased|decreased)\s(?:up |down )?(?:from|to|by|over|\d)/u;

/** Money, shares and what went from here to there: what an earlier job is named for. */
const CHANGE_TOLD =
  /[£$€%]|(?<!\p{L})from [^,;]*\d[^,;]* to \D?\d|(?<!\p{L})(?:built|opened|founded|launched|won|trained|taught|led|managed|recruited|saved|cut|reduced|raised|grew|increased|doubled|halved)(?!\p{L})/iu;

/** A line as a sentence of the summary; null where it is none. */
function deedSentence({ deed, company, isCurrent, isDaily }: Deed, phrases: SummaryPhrases, language: string): string | null {
  // The present employer has been named already.
  const place = isCurrent || isGenericName(company) || isNoEmployer(company) || SELF_EMPLOYED.test(company) ? '' : company;
  if (/^(?:ich|je|yo)\s|^j['’]/iu.test(deed)) return null;
  if (language !== 'en') return place === '' ? `${deed}.` : fill(phrases.result, { company: place, deed });
  const verb = openingVerb(deed);
  // "Rigged down a 28 m beech": no list holds the verb, and it can be nothing else.
  if (verb === null && place === '' && isMeasured(deed) && /^\p{Lu}\p{Ll}{2,}ed (?:up |down |out |off )?(?:the|an?|all|our|\d)(?!\p{L})/u.test(deed))
    return `${deed}.`;
  if (verb === null) return isMeasured(deed) && CHANGE_HAPPENED.test(deed) && !/^\d/u.test(deed) ? `${deed}.` : null;
  if (verb.form === 'bare' && isDaily && phrases.daily !== null && isMeasured(deed) && DAILY.test(deed)) {
    const doing = retensed(deed, 'ing');
    // Of a list behind a colon, and of a line that no rule can turn, half would stay an order.
    return deed.includes(': ') || !/^\p{L}+ing(?!\p{L})/u.test(doing) ? null : fill(phrases.daily, { deed: small(doing) });
  }
  if (verb.form !== 'past' && verb.form !== 'either') return null;
  return deed.includes(': ') || place === '' ? `${deed}.` : fill(phrases.result, { company: place, deed: small(deed) });
}

/** A deed for certain, and one's own: the verb has its object behind it. */
const DAILY =
  /^(?!(?:Have|Has|Be|Own|Do|Check|Go|Get)\s)\p{Lu}\p{Ll}+ (?:the|an?|all|our|up to|about|around|\d[\d.,]*)(?= )(?!.*(?<!\p{L})(?:I|me|my|we)(?!\p{L}))/u;
