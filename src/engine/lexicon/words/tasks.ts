/** A clause of its own behind the name of a task: then the line tells more than the name. */
export const GOES_ON =
  /(?<!\p{L})(?:which|that|so|because|who|until|after|instead|by \p{L}+ing|damit|weil|sodass|qui|que|parce|para que|porque|dat|zodat|który|która|które|że|aby)(?!\p{L})/iu;

/** When or how often it was, and not what: "While studying", "most days", "on Tuesdays". */
export const NO_TASK_BUT_TIME =
  /^(?:while|whilst|during|alongside|as|at|in|on|after|before|until|since|when|part[- ]time|full[- ]time|weekends?|evenings?|summers?|saturdays?|sundays?|nights?)\b|\b(?:most|some|all|both|every|alternate|quiet|busy) (?:days?|nights?|weeks?|weekends?|mornings?|evenings?|shifts?|summers?|winters?|seasons?|year)\b|\b(?:on|every|each) (?:mon|tues?|wednes|thurs?|fri|satur|sun)days?\b|\b(?:daily|nightly|weekly|monthly|twice|once)\b|\b(?:by me|myself|on my own)\b/iu;

/** What is no task: honours, ranks, who somebody was, what was used. */
export const NO_TASK =
  /(?<!\p{L})(?:award\p{L}*|prizes?|winn(?:er|ing)|won|finalist|scholarship|grant|employee of|best|top|first|only|sole|founding|founder|certif\p{L}*|promot\p{L}*|elected|member|patents?|publications?|published|honou?rs?|licen[cs]ed?|stack|tech(?:nologies|nologien)?|tools?|environment|keywords?|gpa|grade|thesis|preis|auszeichnung|prix|premio|nagroda|prijs|ödül)(?!\p{L})/iu;

/** First words after which a line tells a deed in its language: an auxiliary, a person, a participle at the end. */
export const DEED_ABROAD =
  /^(?:ich|j['’]ai|je|he|ik|eu)\s|(?:łam|łem|liśmy|dım|dim|dum|düm|tım|tim|tum|tüm|yorum|duk|dük|dık|dik)(?!\p{L})|^\p{L}+(?:é|í|ei|ou|ai|ò)(?!\p{L})|(?<!\p{L})(?:ge\p{Ll}{3,}(?:t|en)|\p{Ll}{2,}ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{Ll}{3,}t|\p{Ll}{3,}iert|\p{Ll}{3,}(?:gericht|gebracht|gezet|gedaan))[.;]?$/iu;
