import { cvVerb } from '../english/grammar/verbs.ts';
import { tokensOf } from '../evidence/shared/tokens.ts';

/**
 * How much a verb claims for whoever is its subject. 0 was there; 1 had a part in it; 2 did the work; 3 was answerable for it;
 * 4 led, made or decided it; 5 an outcome (something became more, less or better). A rewrite may say a line as strongly as
 * the line says itself, or less.
 */
export type Strength = 0 | 1 | 2 | 3 | 4 | 5;

export interface Claim {
  /** Bare verb, or the phrase of the table. */
  verb: string;
  /** Its own strength, or that of the words that hold it down ("helped to lead" is 1). */
  strength: Strength;
  /** As written. */
  text: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

/** Phrases that open a claim, by strength; a phrase holds down the verb that follows it ("responsible for growing sales" is 3). */
const PHRASES: readonly (readonly [Strength, string])[] = [
  [
    0,
    'attended|attending|attend|attends|shadowed|shadowing|shadow|observed|observing|sat in on|was exposed to|exposed to|exposure to|familiar with|familiari[sz]ed with|learn(?:ed|t)(?: (?:about|how to|to))?|learning(?: (?:about|how to|to))?|gained (?:\\p{L}+ )?(?:insight|knowledge|experience|exposure|understanding)(?: (?:in|into|of|to|with))?|tried to|attempted to|teilnahme an|hospitation',
  ],
  [
    1,
    'help(?:ed|s|ing)?(?: out)?(?: (?:to|with|in))?|assist(?:ed|s|ing)?(?: (?:with|in))?|aid(?:ed|ing)?(?: (?:with|in))?|support(?:ed|s|ing)?|provided (?:support|assistance)(?: (?:to|for|with))?|contribut(?:ed|es|ing|e)(?: to)?|participat(?:ed|es|ing|e|ion)(?: in)?|t(?:ook|aking|ake|akes) part in|(?:was |were |being |got |actively |heavily |closely )*involve(?:d|ment) (?:in|with)|(?:was )?(?:a )?(?:part|member) of|worked (?:closely )?(?:with|alongside|under|for)|work(?:ing|s)? (?:closely )?(?:with|alongside|under|for)|mitarbeit (?:in|an|bei)|mitwirkung (?:in|an|bei)|unterst(?:ü|ue)tzung(?: (?:bei|von|des|der))?|mithilfe (?:bei|in)',
  ],
  [2, 'work(?:ed|ing|s)? on'],
  [
    3,
    'responsib(?:le|ility|ilities)(?: (?:for|to|of|included|include))?|accountable for|in charge of|entrusted with|charged with|tasked with|assigned to|duties (?:included|include|involved)|zust(?:ä|ae)ndig(?:keit)? f(?:ü|ue)r|verantwort(?:lich|ung) f(?:ü|ue)r',
  ],
  [4, 'head of|leader of|leadership(?: of)?|ownership of|owner of|director of|leitung (?:der|des|von)'],
];
const PHRASE = new RegExp(PHRASES.map(([, forms], at) => `(?<p${at}>(?<![\\p{L}-])(?:${forms})(?![\\p{L}-]))`).join('|'), 'giu');

/** Verbs by strength; a verb of the lists that stands nowhere here is 4 when it is strong, else 2. */
const VERBS: ReadonlyMap<string, Strength> = new Map(
  (
    [
      [
        2,
        `handle do make work keep look take answer write prepare serve clean wash sort file fill type use process check record update draft photograph stock post collect count draw paint sew cook bake peel chop
         drive deliver pack load order enter match sell teach train advise report present schedule arrange test debug fix repair install document translate transcribe calculate measure inspect examine
         treat interview review monitor track research analyze analyse model code script configure assemble weld wire machine cut edit map plot label catalogue dispatch ship route source purchase procure buy issue invoice
         reconcile log book call contact meet talk speak listen explain show guide give bring set put move carry run operate maintain supply respond greet welcome care assess audit program compile gather tune trace migrate reset change
         publish leverage utilize apply practice perform conduct provide liaise coordinate organize organise plan host supply deal reply study tell visit`,
      ],
      [
        4,
        'lead manage supervise oversee direct head own found create build design establish launch start initiate introduce implement develop drive spearhead pioneer architect govern chair command rebuild redesign replace automate mentor coach hire recruit negotiate decide approve master',
      ],
      [
        5,
        `accelerate accomplish achieve award balance beat boost broaden convert cut decrease double drop earn eliminate enhance enlarge eradicate exceed expand extend gain grow halve improve increase intensify lift lower maximize
         minimize multiply optimize optimise outpace outperform outsell prevent quadruple raise recover reduce revitalize revive save sharpen shorten shrink simplify slash solve streamline strengthen surpass transform triple turn win modernize`,
      ],
    ] as const
  ).flatMap(([strength, verbs]) => verbs.split(/\s+/u).map((verb): [string, Strength] => [verb, strength])),
);
/** Nouns as often as verbs in their bare form: a claim only where they open a clause. */
const OPENS_CLAUSE = /(?:^|[.!?;:,(–—\]]\s*|\b(?:and|&|to|I|also|then|which|who|that)\s+)$/iu;
/** "Weekly marketing meetings" markets nothing: an -ing form claims at the beginning of a clause, after a comma or a preposition, or as the next of several. */
const OPENS_GERUND = /(?:^|[.!?;:,(–—\]]\s*|\b(?:for|in|of|by|with|while|when|through|to|at|from|on|included?|including|involved|were|are)\s+)$/iu;
const FURTHER = /(?:\band|&|\bor)\s+$/iu;
/** How far a phrase reaches on to the verb it holds down: "helped the head chef to train", "assisted in managing". */
const HELD_WITHIN = 5;
const CLAUSE_END = /[.;:!?–—]|,\s|\b(?:which|who)\b/u;

/** All that a text claims was done, in its order. */
export function claimsIn(text: string): Claim[] {
  const phrases: Claim[] = [...text.matchAll(PHRASE)].map((found) => {
    const at = PHRASES.findIndex((_, index) => found.groups?.[`p${index}`] !== undefined);
    return { verb: phraseName(found[0], at), strength: PHRASES[at]?.[0] ?? 0, text: found[0], start: found.index, end: found.index + found[0].length };
  });
  const claims = [...phrases];
  let gerund = false;
  for (const token of tokensOf(text)) {
    if (phrases.some(({ start, end }) => token.start < end && token.end > start)) continue;
    const form = cvVerb(token.word);
    if (form === undefined) continue;
    const before = text.slice(0, token.start);
    const opens = form.tense === 'ing' ? OPENS_GERUND.test(before) || (gerund && FURTHER.test(before)) : form.tense === 'past' || OPENS_CLAUSE.test(before);
    if (!opens) continue;
    gerund = form.tense === 'ing';
    const own = VERBS.get(form.verb) ?? (form.strong ? 4 : 2);
    claims.push({
      verb: form.verb,
      strength: held(text, token.start, phrases, own),
      text: text.slice(token.start, token.end),
      start: token.start,
      end: token.end,
    });
  }
  return claims.toSorted((a, b) => a.start - b.start);
}

/** All weak phrases of a strength are one verb: "assisted with" may become "supported". */
const phraseName = (written: string, at: number): string => (PHRASES[at]?.[0] === 4 ? written.toLowerCase() : `strength ${PHRASES[at]?.[0]}`);

function held(text: string, start: number, phrases: readonly Claim[], own: Strength): Strength {
  let strength = own;
  for (const phrase of phrases) {
    if (phrase.end > start) continue;
    const between = text.slice(phrase.end, start);
    if (CLAUSE_END.test(between) || between.trim().split(/\s+/u).length > HELD_WITHIN) continue;
    // "Attended meetings and took notes" tells of two deeds; "responsible for ordering and selling" of one duty.
    if (phrase.strength === 0 && /\band\b/iu.test(between) && !(/^\p{L}+/u.exec(text.slice(start))?.[0] ?? '').endsWith('ing')) continue;
    // Who answers for leading says that she led; who answers for growth has not yet said that anything grew.
    const cap = phrase.strength === 3 && own < 5 ? own : phrase.strength;
    if (cap < strength) strength = cap;
  }
  return strength;
}
