/** Words that claim an effect, a person served or money, as they begin: a line with them asks for a figure. */
export const EFFECTS =
  /\b(?:increas|improv|reduc|grew|grow|sav(?:ed|ing)|cut|boost|decreas|rais|expand|achiev|exceed|deliver|revenue|sales|customers?|clients?|budget|cost|team|profit|launch|led|manag)\p{L}*/giu;
