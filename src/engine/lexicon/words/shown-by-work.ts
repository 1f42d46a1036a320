/** Qualities that people claim, and words of a line of work that show them: whoever has printed these is not asked to prove those. */
export const SHOWN_BY_WORK: readonly (readonly [quality: RegExp, shown: RegExp])[] = [
  [/lead|visionary/iu, /\b(?:led|leads?|leading|supervis\w+|managed|manages|head(?:ed|ing|s)|trained|mentor\w*|direct(?:ed|ing|s)|oversaw|oversee\w*)\b/iu],
  [/team|collaborat/iu, /\b(?:teams?|crews?|colleagues|together with|alongside|jointly)\b/iu],
  [
    /communicat|interpersonal|people|articulate/iu,
    /\b(?:present(?:ed|ing|ations?)|liais\w+|negotiat\w+|wrote|writing|trained|briefed|interview\w+|taught|spoke|answered)\b/iu,
  ],
  [/problem|solution|troubleshoot|critical think/iu, /\b(?:resolv\w+|solv\w+|troubleshoot\w*|investigat\w+|diagnos\w+|repair\w+|fixed|mended)\b/iu],
  [/analy|strategic|data[- ]driven/iu, /\b(?:analy[sz]\w+|forecast\w*|trends?|variances?|model(?:s|led|ling)|research\w*|evaluat\w+)\b/iu],
  [/organi[sz]|multi-?task|plan/iu, /\b(?:organi[sz]\w+|coordinat\w+|schedul\w+|planned|arranged|prioriti[sz]\w+)\b/iu],
  [/time|deadline|punctual/iu, /\b(?:deadlines?|on time|ahead of|on schedule|timely)\b/iu],
  [/detail|accura|meticulous|thorough/iu, /\b(?:accura\w+|audit\w*|errors?|proofread\w*|reconcil\w+|inspect\w+|quality)\b/iu],
  [/creativ|innovat|visionary|thinker/iu, /\b(?:designed|invented|created|launched|redesigned|introduced|patent\w*|prototyp\w+)\b/iu],
  [/custom|client|service/iu, /\b(?:customers?|clients?|guests?|patients?|callers?|complaints?)\b/iu],
  [/self|motivat|driven|initiative|entrepreneur/iu, /\b(?:founded|initiated|launched|established|started|introduced|promoted|awards?)\b/iu],
  [/conflict|negotiat/iu, /\b(?:negotiat\w+|mediat\w+|de-?escalat\w+|disputes?|grievances?)\b/iu],
  [/results?|goal|success|perform|track record|proven/iu, /\d\s?%|[£$€]\s?\d|\b(?:award\w*|exceed\w+|surpass\w+|record|quota)\b/iu],
];
