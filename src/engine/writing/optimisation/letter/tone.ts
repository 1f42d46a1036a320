import { LETTER_TONES, type LetterTone } from '../../../../domain/optimization.ts';

/** Words by which people ask for a tone; the first tone with most of them wins. */
const ASKED: Readonly<Record<LetterTone, RegExp>> = {
  Professional: /profession|business|neutral|standard|corporate|polished|seriös|professionnel|profesional/iu,
  Warm: /warm|friend|kind|personal|human|heart|gentle|polite|soft|humble|caring|approachable|freundlich|herzlich|chaleureu|cálid|cercan|amable/iu,
  Confident: /confiden|bold|assert|strong|self[- ]assured|ambitious|leader|persuas|daring|brave|selbstbewusst|confian|seguro/iu,
  Direct: /direct|short|concise|blunt|brief|plain|simple|straight|no[- ]nonsense|crisp|terse|to the point|honest|dry|direkt|knapp|concis|directo|breve/iu,
  Enthusiastic: /enthus|passion|energ|excit|lively|fun|playful|cheer|upbeat|happy|witty|humou?r|quirky|creative|casual|begeister|enthousias|entusias/iu,
  Formal: /formal|tradition|classic|academic|conservativ|respectful|reserved|old[- ]school|diplomat|official|formell|förmlich|formel|serious/iu,
};

/** The tone nearest to what was asked for; nothing and the unknown are Professional. */
export function toneOf(asked: string | null): LetterTone {
  const text = (asked ?? '').slice(0, 300).trim();
  const exact = LETTER_TONES.find((tone) => tone.toLowerCase() === text.toLowerCase());
  if (exact !== undefined || text === '') return exact ?? 'Professional';
  // "Informal" asks for the opposite of what it contains.
  const plain = text.replace(/\b(?:in|not (?:too )?|less |non[- ]?)formal\w*/giu, 'casual');
  const at = (tone: LetterTone): number => plain.search(ASKED[tone]);
  return LETTER_TONES.filter((tone) => at(tone) >= 0).toSorted((a, b) => at(a) - at(b))[0] ?? 'Professional';
}
