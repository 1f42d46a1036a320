/** Sentences meant for a machine that reads the CV. */
export const MACHINE_INSTRUCTIONS: readonly RegExp[] = [
  /(?:ignore|disregard|forget|override) (?:all |any |the |your |of )*(?:previous|prior|above|earlier|preceding|other|existing) (?:[\p{L}]+ )?(?:instructions?|prompts?|guidelines|rules|directions|text)/iu,
  /(?:ignore|disregard|override) (?:all |any |the |your )*(?:instructions|system prompt|guidelines)/iu,
  /(?:rank|rate|score|grade|place|list|move|put) (?:me|(?:this|the|my) (?:candidate|applicant|resume|résumé|cv|profile|application)) ?(?:as |at )?(?:the )?(?:first|top|highest|number one|#1|10\/10|100|at the top|above all|best)/iu,
  /(?:recommend|hire|select|shortlist|approve|advance|accept) (?:this|the) (?:candidate|applicant)(?: (?:immediately|for|to|above|as)|[.!]|$)/iu,
  /(?:this|the) (?:candidate|applicant) is (?:an? |the )?(?:exceptionally|extremely|perfectly|highly|best|ideal|perfect|most)[\s-]?(?:well[\s-])?(?:qualified|suited|candidate|fit|match)?/iu,
  /(?:dear |attention |note to |hello )(?:ai|llm|chat ?gpt|ats|gpt|ai (?:recruiter|reviewer|assistant|model))(?![\p{L}])/iu,
  /(?:if you are|you are now|as) an? (?:ai|llm|large language model|language model|automated (?:system|reviewer))(?:[,.:;]|$| (?:model|assistant|reviewer|recruiter|reading|you))/iu,
  /(?:^|[.:;\]>]\s*)(?:respond|reply|answer|output|return|print)(?: only)? (?:with|only) ["“'‘]/iu,
  /(?:\[|<\|?|#{2,} ?)(?:system|inst|im_start|assistant)(?:\||\]|>|:)/iu,
  /(?:ignoriere|vergiss) (?:alle |die |deine )*(?:vorherigen|bisherigen|obigen) (?:anweisungen|instruktionen)/iu,
  /ignore[zr]? (?:toutes )?(?:les )?instructions précédentes/iu,
  /ignora (?:todas )?(?:las )?instrucciones anteriores/iu,
];

/** Somebody who defends against such sentences for a living may quote them. */
export const DEFENDS_AGAINST_INSTRUCTIONS = /injection|jailbreak|guard ?rails?|attacks?|adversarial|red[\s-]?team|vulnerab|mitigat|hardened/iu;
