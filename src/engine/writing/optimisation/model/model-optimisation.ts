import type { AnnotatedExperience, OptimizationResult } from '../../../../domain/optimization.ts';
import { inventionsAgainst } from '../../../facts/fact-lock.ts';
import { squeezed } from '../../../english/folding.ts';
import { statementsOf } from '../../../evidence/shared/statements.ts';
import { claimsIn } from '../../../english/claims.ts';
import { COUNTS_OF_ADVICE, groundOf, inventedIn } from '../../../facts/ground.ts';
import type { Model } from '../../../model.ts';
import { askMasked, WITHHELD } from '../../../privacy/mask.ts';
import { judgeCv } from '../../../scoring/judge-cv.ts';
import { touchesPerson } from '../../../privacy/touches-person.ts';
import { tellModel, type Told } from '../../roast/model/told-to-model.ts';
import { companyPhrases } from '../letter/company-words.ts';
import { says } from '../letter/deeds.ts';
import { toneOf } from '../letter/tone.ts';
import { ownAnswers } from '../letter/own-answers.ts';
import { letterLanguage, voiceOf } from '../letter/voice.ts';
import { LETTER_WORD_COUNT, writeLetter } from '../letter/write-letter.ts';
import { missingMusts } from '../missing-musts.ts';
import type { OptimisationInput } from '../optimisation-input.ts';
import { isClean, isOrder } from '../prose-check.ts';
import { countWords } from '../../../english/tokens.ts';
import { tidyName } from '../words.ts';
import { writeOptimisation } from '../write-optimisation.ts';
import { OPTIMISATION_SYSTEM, OPTIMISATION_TOKENS, optimisationPrompt, OptimisationReply, type ToldChange } from './optimisation-prompt.ts';

/** Added to the engine's version when at least one sentence is the model's. */
const MODEL_MARK = '+model';
const MAX_NAME = 80;
const MOST_PHRASES = 4;
const MOST_BLANKS = 4;
const MAX_AFTER = 420;
const MAX_PARAGRAPHS = 7;
/** From here on a claim must be the CV's own: made, led, or an outcome. */
const STRONG = 4;

/**
 * The optimisation with prose of a language model: the letter's body and the improved lines of the jobs. The rule writer's is
 * base and floor: a letter that fails a check is the rule writer's as a whole, a line that fails stays as it was. Ledger,
 * scores, keywords, places and advice are never the model's. Never rejects because of the model.
 */
export async function writeOptimisationWithModel(input: OptimisationInput, model: Model): Promise<OptimizationResult> {
  const base = writeOptimisation(input);
  const judged = tellModel(judgeCv(input.context), []);
  const own = (text: string): boolean => judged.mask.homeText(text) !== text;
  // A letter has no use for a line of which a part is withheld.
  const told = { ...judged, lines: judged.lines.filter(({ text }) => !text.includes(WITHHELD)) };
  const flat = told.lines.map(({ text }) => text).join(' ');
  const paragraphs = base.coverLetter.split('\n\n');
  // The writer's own answers are hers alone: no model reads them, and they go in as they are.
  const { motivation, proudest } = ownAnswers(input, voiceOf(input));
  const plain = writeLetter({ ...input, motivation: null, proudestWork: null }).text.split('\n\n');
  const changes = tellable(base, told);
  const theirs = companyPhrases(input.websiteText, input.linkedinText, input.companyName.trim(), MOST_PHRASES).map(({ sentence }) => sentence);
  const reply = await askMasked(model, told.mask, {
    name: 'optimisation',
    schema: OptimisationReply,
    system: OPTIMISATION_SYSTEM,
    prompt: optimisationPrompt({
      job: tidyName(input.jobRole, MAX_NAME),
      company: tidyName(input.companyName, MAX_NAME),
      tone: toneOf(input.toneOfVoice),
      language: letterLanguage(input.context.cv.language),
      lines: told.lines.map(({ text }) => text),
      proven: base.keywordLedger.flatMap(({ requirement, proof, status }) =>
        proof === null || status === 'not-shown' || own(proof.quote) || !flat.includes(proof.quote) ? [] : [{ requirement, proof: proof.quote }],
      ),
      missing: missingMusts(base.keywordLedger).map(({ requirement }) => requirement),
      theirs,
      // Salutation and signature stay here: the model never learns who writes.
      letter: plain.slice(1, -1).filter((paragraph) => !own(paragraph)),
      changes,
    }),
    maxOutputTokens: OPTIMISATION_TOKENS,
  });
  if (reply === null) return base;
  const letter = letterOf(reply.letter, input, told, theirs);
  const experience = base.annotatedCVSections.experience.map((section) => improvedBy(section, reply, changes, base));
  const isSame = letter === null && experience.every(({ improved }, at) => improved === base.annotatedCVSections.experience[at]?.improved);
  if (isSame) return base;
  return {
    ...base,
    coverLetter:
      letter === null
        ? base.coverLetter
        : [paragraphs[0] ?? '', ...letter.slice(0, -1), proudest, motivation, letter.at(-1) ?? '', paragraphs.at(-1) ?? '']
            .filter((part) => part !== '')
            .join('\n\n'),
    annotatedCVSections: { ...base.annotatedCVSections, experience },
    engineVersion: `${base.engineVersion}${MODEL_MARK}`,
  };
}

/** Lines of the jobs that may leave the machine (law 7), as they stand. */
function tellable({ annotatedCVSections, cvLines }: OptimizationResult, told: Told): ToldChange[] {
  return annotatedCVSections.experience.flatMap(({ id, original, improved, lines }) => {
    if (touchesPerson(original) || improved === original) return [];
    const own = cvLines.slice(lines.from, lines.to);
    return told.mask.text(original) === original &&
      own.every(({ text }) => told.lines.some((line) => line.text.includes(text.replaceAll('<', '‹').replaceAll('>', '›').trim())))
      ? [{ id, original, improved }]
      : [];
  });
}

/** The model's paragraphs when every sentence holds; else null. */
function letterOf(answer: readonly string[], input: OptimisationInput, told: Told, theirs: readonly string[]): string[] | null {
  const { context, ledger, jobRole, companyName } = input;
  const letter = answer.map(typed).filter((paragraph) => paragraph !== '');
  const whole = letter.join('\n');
  const words = countWords(whole);
  if (letter.length < 2 || letter.length > MAX_PARAGRAPHS || words < LETTER_WORD_COUNT.least * 0.7 || words > LETTER_WORD_COUNT.most) return null;
  if (/[{}<>`[\]*#_]|https?:|!/u.test(whole) || /\p{Extended_Pictographic}/u.test(whole)) return null;
  if (
    !isClean(letter.join('\n')) ||
    isOrder(whole) ||
    touchesPerson(withoutQuotes(whole)) ||
    /\b(?:writing to apply|perfect (?:candidate|fit)|ideal candidate|dear|regards|sincerely)\b/iu.test(whole)
  )
    return null;
  const first = letter[0] ?? '';
  if (!says(first, tidyName(jobRole, MAX_NAME)) || !says(first, tidyName(companyName, MAX_NAME))) return null;
  for (const [, quote = ''] of whole.matchAll(/“([^”]*)”/gu))
    if (![...theirs, ...told.lines.map(({ text }) => text)].some((text) => text.includes(quote.replace(/[.,]$/u, '')))) return null;

  const lines = told.lines.map(({ text }) => text);
  const shown = ledger.filter(({ status }) => status !== 'not-shown').map(({ requirement }) => requirement);
  const missing = missingMusts(ledger).map(({ requirement }) => requirement);
  const ground = groundOf([...lines, lines.join(' '), jobRole, companyName, ...theirs, ...shown, ...missing]);
  if (context.cv.language === 'en' && inventedIn(whole, ground, COUNTS_OF_ADVICE).length > 0) return null;
  if (context.cv.language !== 'en' && inventedIn(whole, ground).some((code) => code !== 'invented-name')) return null;
  const statements = statementsOf(context).map(({ text }) => text);
  const beside = [...lines, jobRole, companyName, ...theirs, ...shown];
  const hidden = ledger.filter(({ status }) => status === 'not-shown').map(({ requirement }) => requirement);
  const holds = sentencesOf(whole).every((sentence) => {
    const own = withoutQuotes(sentence);
    // What is missing may be named in the one sentence that says so.
    if (hidden.some((name) => says(own, name) && !lines.some((line) => says(line, name))) && !/\b(?:not|no|nicht|kein\w*|pas|ne|sin)\b/iu.test(own))
      return false;
    const claims = claimsIn(own).filter(({ strength }) => strength >= STRONG);
    const numbers = /\d/u.test(own.replaceAll(companyName, ''));
    if (claims.length === 0 && !numbers) return true;
    return statements.some((text) => inventionsAgainst(own, { text, beside }).every(({ kind }) => kind === 'name' || kind === 'title'));
  });
  return holds ? letter : null;
}

function improvedBy(section: AnnotatedExperience, reply: OptimisationReply, changes: readonly ToldChange[], base: OptimizationResult): AnnotatedExperience {
  const answer = changes.some(({ id }) => id === section.id) ? reply.changes.find(({ id }) => id.trim() === section.id) : undefined;
  if (answer === undefined) return section;
  const improved = squeezed(answer.improved);
  const { original, role, adds } = section;
  if (improved === '' || improved === original || improved.length > MAX_AFTER || /[{}<>`“”]|https?:/u.test(improved)) return section;
  if ((improved.match(/\[/gu)?.length ?? 0) > MOST_BLANKS || touchesPerson(improved) || isOrder(improved) || !isClean(improved)) return section;
  const entries = base.keywordLedger;
  // What the advert asks for and the line says stays said; what it newly says, the better line says, too.
  if (entries.some(({ requirement }) => says(original, requirement) && !says(improved, requirement))) return section;
  const added = entries.filter(({ id }) => adds.includes(id)).map(({ requirement }) => requirement);
  if (added.some((name) => !says(improved, name))) return section;
  return inventionsAgainst(improved, { text: [original, ...added].join('\n'), beside: [role] }).length === 0 ? { ...section, improved } : section;
}

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/gu, '“”');
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?”])\s+(?=[\p{Lu}“])|\n+/u).filter((sentence) => sentence.trim() !== '');
const typed = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/"([^"]*)"/gu, '“$1”')
    .replaceAll("'", '’')
    .trim();
