/** The writer's own family, health and breaks. Whom a teacher teaches and a nurse nurses is work, and belongs in a letter. */
export const OWN_LIFE =
  /\b(?:my (?:late |own |elderly |big |little |older |younger )?(?:mum|mam|mom|mother|dad|father|wife|husband|partner|kids|child(?:ren)?|bab(?:y|ies)|sons?|daughters?|famil(?:y|ies)|parents|health|illness|age|visa|(?:cousins?|uncles?|aunt(?:ie)?s?|brothers?|sisters?|nephews?|nieces?|nan|gran|granny|grandma|grandmother|grand(?:ad|pa|father)|granddad|\p{L}+-in-law|in-laws)(?!['’]s? (?:garage|farm|shop|store|business|firm|company|restaurant|café|cafe|pub|hotel|salon|yard|bakery|boat|workshop|nursery|office|stall|takeaway|vineyard|orchard|site))|twins|divorce|back injury)|our (?:own )?(?:twins|baby|newborn|daughter|son|toddler|firstborn|little (?:one|boy|girl))|our own (?:kids|children)|maternity|paternity|parental leave|sabbatical|career break|made redundant|laid off|unemploy\w*|pregnan\w*)\b/iu;

/** Why a job ended, and what it was like without one. */
const ENDED =
  /^(?:I )?(?:(?:was |got |were )?(?:let go|laid off|made redundant|retrenched|dismissed|furloughed)|redundan\p{L}+|(?:packed|gave|jacked|chucked) (?:it |that |this )?(?:in|up)(?= (?:when|because|as|to|after)|$)|(?:left|quit|resigned)(?: (?:there|that|this|it))? (?:to|when|because|as|after|for|due|over)|(?:job|role|post|position|contract|firm|company|site|shop|plant|factory|business|depot|branch|season) (?:was |had )?(?:ended|closed|folded|dried up|ran out|lost|made redundant|shut)(?=$|[,;.]| (?:down|in|when|and|after|because|for good|due))|not (?:in work|working)|out of work|between jobs)(?!\p{L})/iu;
/** The same, wherever it stands in a line. */
const HARD_TIMES =
  /(?<!\p{L})(?:no (?:money|work|jobs?) (?:about|around|left|coming in|to be had|going)|couldn['’]?t (?:afford|make it pay)|did(?:n['’]?t| not) make money|went (?:bust|bankrupt|into (?:administration|receivership|liquidation))|(?:closed|shut) (?:its doors|up shop|down(?=$|[,;.]| (?:in|when|after|because|due) ))|got divorced|fell out with|with the (?:downturn|recession)|out with (?:his|her|their|a|my) (?:back|knee|hip|shoulder|leg|arm|heart))(?!\p{L})/iu;

/** Whether a line tells of the writer's life, of why a job ended or of how hard the times were: it stands in a CV, and in no letter. */
export const isOfLife = (text: string): boolean => OWN_LIFE.test(text) || ENDED.test(text.trim()) || HARD_TIMES.test(text);
