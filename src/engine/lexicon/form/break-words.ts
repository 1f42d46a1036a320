/** How somebody tells in running text that there was no work for a time: illness, its treatment, leave, care for others. */
const TOLD = String.raw`(?:off (?:work|sick)|not (?:in (?:work|employment)|working|employed)|signed off|out of work|away from work|(?:long[- ]term )?sick(?:ness)? (?:leave|absence)|(?:serious |long |my |an? )*illness|ill[- ]health|(?:having |had |in |my |under )(?:\p{L}+ )?(?:treatment|therapy|chemotherapy|radiotherapy)|treatment for (?:\p{L}+ ){0,2}(?:cancer|illness|injur\p{L}+|depression|anxiety|leuka?emia|lymphoma)|medical (?:leave|treatment)|(?:in|convalescing|recover(?:y|ing)) (?:hospital|from (?:an? |my )?(?:\p{L}+ )?(?:illness|operation|surgery|accident|injury|stroke|cancer|treatment|burn-?out))|(?:my|knee|hip|heart|back|spinal) (?:surgery|operation)|bereavement|(?:caring|cared|carer|care) (?:for|of|to) (?:my|our|an? (?:elderly |sick |ill |disabled )*(?:parent|relative|partner|family member))|looking after (?:my|our)|looked after (?:my|our) (?:\p{L}+ )?(?:mother|father|mum|mom|dad|parents?|wife|husband|partner|son|daughter|child(?:ren)?|kids|grand\p{L}+|brother|sister)|(?:bringing up|raising) (?:my|our|an?|two|three|four|five) (?:\p{L}+ )?(?:child(?:ren)?|kids|family|sons?|daughters?|twins)|(?:maternity|paternity|parental|family|compassionate|adoption|carer['’]?s?) leave|at home with (?:my|our|an?|the|small|young|two|three)|career break|sabbatical)`;
/** What may stand between the beginning of a sentence and those words. */
const LEAD = String.raw`(?:I (?:also )?(?:have been|had been|was|am|took|had|have had|have|spent (?:this|the|that) (?:time|year|period))\s+|I['’](?:m|ve been)\s+|(?:time|a year|on|an?|some|mostly|full[- ]time|extended|unpaid|then|taken|took|was|spent|out|off|for|\(\d+ (?:months|weeks|years?)\))\s+){0,6}`;

const OPENS_BREAK = new RegExp(
  String.raw`^${LEAD}(${TOLD})(?!\p{L}|[ -](?:cover|nurse|worker|assistant|team|unit|ward|officer|manager|service|services|records?|policy|room))`,
  'iu',
);
/** "I was signed off", "I have been in hospital": the writer herself, wherever on the line. */
const OWN_BREAK = new RegExp(
  String.raw`(?<!\p{L})(?:I (?:have been|had been|was|am)|I['’](?:m|ve been))\s+(?:${TOLD}|(?:\p{L}+ )?(?:ill|unwell|poorly|pregnant|diagnosed|hospitali[sz]ed|signed off))(?!\p{L})|(?<!\p{L})(?:discharged|signed off) (?:to|from|for|by) (?:\p{L}+ )?(?:checks|check-?ups|hospital|treatment|sick|doctor|gp)(?!\p{L})|(?<!\p{L})my (?:own )?(?:illness|treatment|chemotherapy|recovery|diagnosis)(?!\p{L})`,
  'iu',
);

/** The words by which a sentence opens that says there was no work, or null. */
export const breakOpening = (text: string): string | null => OPENS_BREAK.exec(text.trim())?.[1] ?? null;

/** Whether somebody tells of her own illness, its treatment or her leave, whatever else stands on the line. */
export const tellsOwnBreak = (text: string): boolean => OWN_BREAK.test(text);
