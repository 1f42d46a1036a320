/**
 * Law 6: words that make a sentence be about the person. Wide on purpose: a harmless sentence refused
 * costs another wording, a harmful one let through costs the promise.
 */
const PERSON: readonly RegExp[] = [
  /\b(?:age|aged|ageing|aging|elderly|years? old|young(?:er|ster)?|boomers?|millennials?|gen[ -]?z|birth(?:day|date)?|born|geburtsdatum)\b/iu,
  /\b(?:gender|sex|male|female|m[ae]n|wom[ae]n|girls?|boys?|lad(?:y|ies)|guys?|transgender|geschlecht)\b/iu,
  /\b(?:nationalit\w*|foreign(?:er)?s?|immigrants?|passports?|visa|citizen\w*|ethnic\w*|racial|racist|staatsangeh\w*)\b/iu,
  /\b(?:famil(?:y|ies|ie)|wife|husband|spouse|married|marital|divorced?|mothers?|fathers?|mum|mom|dad|nan|grand(?:ma|pa|mother|father)|child(?:ren)?|kids?|bab(?:y|ies)|pregnan\w*|parents?|parental|familienstand)\b/iu,
  /\b(?:health|illness|disease|disab\w+|mental|depress\w*|autis\w*|adhd|wheelchair|blind|deaf|fat|cancer|therapy)\b/iu,
  /\b(?:religio\w*|church|mosque|synagogue|god|christian\w*|muslim\w*|jew(?:s|ish)?|hindu\w*|buddh\w*|bible|pray(?:er|ers|ing)?|gospel)\b/iu,
  /\b(?:photos?|photograph|headshot|selfie|mugshot|your face|your looks)\b/iu,
  /\b(?:your name|surname|maiden name)\b/iu,
  /\b(?:gaps?|unemploy\w*|laid off|lay-?offs?|made redundant|got fired|sacked|sabbatical|(?:ma|pa)ternity)\b/iu,
  /\b(?:school|college|universit\w*|ivy league|dropout|alma mater)\b/iu,
  /\b(?:gay|lesbian|homosexual|sexual\w*|accent|salary history|criminal)\b/iu,
];

/** Whether a text names a trait or a circumstance of the person that no joke may touch. */
export const touchesPerson = (text: string): boolean => PERSON.some((words) => words.test(text));

/** Circumstances, in our languages, that make a line the wrong one to laugh about, whatever else stands in it. */
const SOMBRE =
  /\b(?:(?:was|were|fell|got|been|being|am) (?:very |seriously |quite )?(?:ill|sick|unwell)|off (?:sick|ill)|sick leave|burn[- ]?out|chemo\w*|deaths?|dead|dying|died|deceased|hospice|palliative|end of life|cancer|oncolog\w*|suicid\w*|abuse\w*|abusive|rape|overdoses?|bereave\w*|grie(?:f|ving)|miscarriages?|stillb\w*|dementia|alzheimer\w*|refugees?|asylum|domestic violence|violence|terroris\w*|trauma\w*|holocaust|genocide|assaults?|victims?|safeguarding|disab\w*|special needs|autis\w*|adhd|pregnan\w*|maternity|paternity|redundan\w*|laid off|layoffs?|career break|sabbatical|illness|disease|injur\w*|depress\w*|mental health|self[- ]harm|addict\w*|alcoholi\w*|homeless\w*|poverty|food ?banks?|prison(?:er)?s?|inmates?|convicts?|funerals?|mortuary|church\w*|chapel|parish|mosque|synagogue|temple|religio\w*|faith|christian\w*|muslim\w*|islam\w*|jewish|hindu\w*|catholic\w*|bible|gospel|lgbt\w*|gay|queer|transgender|black lives|racis\w*|ethnic\w*|immigra\w*|migrants?|nationalit\w*|wife|husband|married|divorced?|widow\w*|single parent|mother of|father of|my (?:mum|mom|mother|dad|father|wife|husband|son|daughter|kids|children|family|parents|grand\w+)|tod|verstorben\w*|krebs|hospiz|flüchtling\w*|kirche\w*|schwanger\w*|mort|décès|cancer|église|réfugiés?|muerte|cáncer|iglesia|refugiados?)\b/iu;

/** Whether a line speaks of death, illness, faith, family, origin or hardship: it is left alone by everything that looks for something odd. */
export const isSombre = (text: string): boolean => SOMBRE.test(text);
