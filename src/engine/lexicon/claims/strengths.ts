/**
 * How much a verb claims for whoever is its subject. 0 was there; 1 had a part in it; 2 did the work; 3 was answerable for it;
 * 4 led, made or decided it; 5 an outcome (something became more, less or better). A rewrite may say a line as strongly as
 * the line says itself, or less.
 */
export type Strength = 0 | 1 | 2 | 3 | 4 | 5;

/** Words that carry no claim: between a number and what it counts, between a verb and its object. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the of to in on at by for from with and or as per was were is are it its this that which over under up down than about'.split(' '),
);

/** Words that make any claim larger. */
export const STRENGTHENERS: ReadonlySet<string> = new Set(
  `leadership ownership sole solely single-handedly singlehandedly entire entirely fully expert expertise mastered mastery proficient fluent advanced senior chief principal head award awarded winning record
   best first largest biggest major significant significantly substantial substantially dramatically drastically successfully success successful consistently always every key critical crucial vital essential strategic
   global globally international nationwide national cross-functional company-wide enterprise complex large leading proven extensive excellent outstanding exceptional efficiently effectively seamlessly independently
   personally promoted alone top`.split(/\s+/u),
);

/** Phrases that open a claim, by strength; a phrase holds down the verb that follows it ("responsible for growing sales" is 3). */
export const CLAIM_PHRASES: readonly (readonly [Strength, string])[] = [
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

/** Verbs by strength; a verb of the lists that stands nowhere here is 4 when it is strong, else 2. */
export const VERB_STRENGTHS: ReadonlyMap<string, Strength> = new Map(
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
