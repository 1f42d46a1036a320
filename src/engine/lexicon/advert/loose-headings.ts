import type { AdvertZone } from './headings.ts';

/** Headings in an employer's own words, by the cue in them; folded. The first that matches wins. */
export const CUES: readonly (readonly [zone: AdvertZone, pattern: RegExp])[] = [
  [
    'unasked',
    /\b(?:(?:won'?t|don'?t|do not|will not) (?:need|have to|be asked|require)|(?<!but )not (?:needed|required|necessary)|not on (?:the|our) list|can leave to others|nicht brauchen|niet hoeft?|no hace falta|pas (?:besoin|necessaire|demande))\b/u,
  ],
  [
    'nice',
    /^(?:assets?|helpful|brownie points|bonus(?:es)?|also (?:helpful|handy)|(?:highly|well|favou?rably) (?:regarded|valued|viewed|thought of)|looked (?:up)?on favou?rably|in your favou?r|(?:it|this|these|what) (?:would|will|may|might) (?:also )?help)$|\b(?:(?:would|will|it'd|that'd) be (?:a |an |very |really )?(?:great|lovely|nice|good|useful|helpful|handy|wonderful|fantastic|ideal|brilliant|advantage|plus|bonus)|(?:would|will) also (?:be )?(?:an? )?(?:great|nice|good|useful|helpful|welcome|advantage|plus|bonus)|also (?:useful|welcome)|we(?:'d| would) (?:also |really )?(?:love|like)|\bnot must|even better|icing|an advantage|advantageous|(?<!but )not essential|desirable|desired(?! (?:candidate|profile|person))|preferred|nice to have|plus(?:es)?|bonus|bonus points|extra points|pluspunkte|wunschenswert|von vorteil|ideal(?:erweise|ment|mente)|(?:ce serait|un) plus|atouts?|apprecie|se valorara|deseables?|valorable|pre'?s|pre|mooi meegenomen|wensen)\b/u,
  ],
  ['duty', /(?:\bwill|\bwill be|\baufgaben|\btareas|\bmissions)$/u],
  [
    'must',
    /\b(?:you(?:'ll| will)? (?:must|need|should)(?: to)?(?: have| bring)?|must[- ]haves?|we need|we(?:'re| are) looking for|looking for|essential|required|requirements?|(?:the|your) person|person specification|eligibility|desired (?:candidate|profile)|the ideal (?:candidate|person)|who you are|about you|you (?:might|may|could|would|will|'ll) (?:be a (?:good |great )?(?:fit|match)|fit|suit|thrive|do well)|sounds? like you|wat (?:vragen|verwachten|zoeken) wij|wat vragen we|wat (?:breng|neem) je mee|wie (?:ben jij|zoeken wij)|(?:jouw|je|functie-?)(?: ?profiel| ?eisen)|functie-eisen|dit ben jij|jij (?:bent|hebt)|was sie mitbringen|que pedimos|requisitos|lo que pedimos|ce que nous (?:attendons|demandons))\b/u,
  ],
  [
    'duty',
    /\b(?:what the (?:job|role|work) is|what you(?:'ll| will| would) (?:do|be doing)|(?:main|key|core|essential) (?:duties|functions|tasks|responsibilities|accountabilities)|your first year|the (?:job|role|work|post)\b|wat ga je doen|wat doe je|(?:jouw|je|de) (?:taken|werkzaamheden|rol|functie)|functieomschrijving|taken|werkzaamheden|que haras|vos missions)\b/u,
  ],
  [
    'offer',
    /\b(?:what we (?:can )?(?:offer|give|pay)|in return|benefits|perks|why (?:join|work|us)|pay and conditions|wat (?:bieden|krijg|geven) (?:wij|we|je)|arbeidsvoorwaarden|wij bieden|lo que ofrecemos|nous offrons)\b/u,
  ],
  [
    'apply',
    /\b(?:how to apply|to apply|applications?|apply|interviews?|next steps|over de procedure|solliciteren|sollicitatie(?:procedure)?|interesse|contact|important information)\b/u,
  ],
  ['about', /^(?:about|over) (?!you|the (?:job|role))|^(?:over ons|wie zijn wij|working pattern|hours|location|salary|one warning)$/u],
];

/** How such a heading opens. */
export const OPENS =
  /^(?:what|who|why|how|about|your?|our|the|it would|it'd|we'd|that would|that'd|ce serait|ce serait aussi|seraient|main|key|core|essential|desirable|preferred|person|job|in return|important|wat|wie|je|jouw|over|wij|pre|was|das|ihr|vos|votre|ce que|que|lo que)\b/u;

/** A sentence that says what is not needed, or is taught, or done by others; folded. */
export const NOT_ASKED =
  /(?<!\b(?:but|or|and|though|although|if) )\bnot (?:needed|required|necessary)\.?$|\b(?:(?:do|does|did|will|would|need|must)(?: not|n'?t) (?:also )?(?:need|require|ask|expect|mind|care|worry|have to|be asked|be put off|matter)|(?:don't|won't|doesn't|wouldn't|needn't|need not|can't be) (?:also )?(?:need|require|ask|expect|mind|care|worry|have|be asked|be put off|matter|know)|you need not|no need (?:to|for)|(?:is|are|was) (?:not|neither|no longer) (?:needed|required|necessary|essential|expected|called for|part of)|(?:isn't|aren't) (?:needed|required|necessary|essential|expected|part of)|not (?:necessary|needed) to|no (?:\p{L}+ ){1,8}(?:is|are) (?:needed|required|necessary|expected|asked for|called for)|nobody (?:\p{L}+ ){0,2}(?:ask|asks|quiz|expect|expects|mind|minds)\b|will train (?:you|everybody|everyone)\b|nor (?:is|are|do|does|will|would)\b|neither is|by no means (?:required|needed) to|please do not be put off|(?:full |in-house |on-the-job )?training (?:is|will be) (?:given|provided)|(?:we|who|they|he|she) ?(?:'ll| will)? (?:teach|train|show) you|you(?:'ll| will) (?:be (?:shown|taught|trained)|learn|pick up)|(?:is|are) (?:taught|covered|looked after|led|maintained|run|done|handled|dealt with|built|written|priced) (?:in|by|at|on|within)|none of your business|we moved off|neither here nor there|(?:is|are) irrelevant|you(?:'ll| will) never\b|that you can leave|(?:brauchen|mussen|sollen|benotigen) sie (?:dafur )?(?:nicht|kein\p{L}*)|mussen sie nicht|nicht (?:notig|erforderlich|notwendig|verlangt|vorausgesetzt|teil)|wird (?:ihnen |dir )?(?:beigebracht|gestellt|vermittelt)|bringen wir (?:ihnen|dir) bei|(?:n'est|ne sont|n'etes|n'avez) (?:pas|aucun)\p{L}* (?:requis|exige|demande|necessaire|besoin|oblige)\p{L}*|inutile d|ne relevent? pas|on vous (?:forme|apprend)|vous serez forme|pas besoin|no (?:es|son) (?:necesari|imprescindible|obligatori)\p{L}*|(?:no|tampoco) (?:hace falta|se (?:requiere|exige|pide|necesita))|no necesitas|te (?:formamos|ensenamos)|(?:niet hoeft|hoef je niet|hoeft niet|is niet nodig|niet vereist|niet verplicht|leer je (?:in|van|bij)|leren we je|niets mee te maken))\b/u;

/** What is wished for is not unasked because it "is by no means required"; folded. */
export const WISHED =
  /\b(?:would be (?:a|an|very|really|nice|good|great|lovely|useful|welcome|brilliant|fantastic|handy|helpful|ideal|wonderful)|a plus\b|an advantage|a bonus|an asset|desirable|nice to have|ideally|preferred|but not (?:essential|required|necessary|a must)|von vorteil|wunschenswert|serait un|se valora\p{L}*|zou mooi zijn|een pre|equivalent|must (?:have|hold|be)|you(?:'ll| will) need|essential)\b/u;

/** Whether a sentence that ends in a colon opens a list of wishes; folded. */
export const opensWishes = (folded: string): boolean =>
  /:\s*$/u.test(folded) &&
  (CUES.find(([zone]) => zone === 'nice')?.[1].test(folded) === true || /\b(?:advantage|plus|bonus|asset|wish|ideally)\b/u.test(folded));
