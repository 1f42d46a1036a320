/**
 * What a template says where a person should: square brackets round an instruction, sample text, a name that is nobody's. Whole terms;
 * round brackets and "Skill: 8 years" are people's own.
 */
const IN_BRACKETS =
  '(?:your|my|the|insert|add|enter|describe|company|employer|organi[sz]ation|job|position|role|title|name|date|month|year|start|end|city|town|country|state|address|location|phone|e-?mail|link|url|website|portfolio|linkedin|industry|skill|number|metric|result|achievement|responsibilit|task|project|degree|university|school|institution|college|field|course|reference|language|level|x{1,4}|n|how many|tbc|tbd|to be|firma|firmenname|name|datum|ort|ihr|ihre|beruf|stelle|entreprise|nom|poste|votre|ville|empresa|nombre|puesto|su|fecha)';

/** What a template tells whoever fills it in; nobody's own words, wherever they stand. */
export const INSTRUCTIONS: readonly RegExp[] = [
  /^(?:•\s*)?(?:Action(?: verb)?; ?(?:impact|result)s?|Action verb \+ [\p{L} +]{3,40})\.?$/iu,
  /\(?(?:a )?good starting (?:place|point) is [^()\n]{3,90}\)?/iu,
  /(?<!\p{L})Summary of (?:the )?company(?:['’]s)? industry(?: if not well known)?/iu,
  /(?<!\p{L})(?:Include|List|Mention) any (?:relevant |other |additional |special )?(?:interests|recognition|awards|honou?rs|hobbies|skills|languages|coursework|activities)(?: you (?:have|speak))?/iu,
  /^(?:•\s*)?Any recognition, awards,? (?:or |and )?honou?rs/iu,
  /(?<!\p{L})(?:Describe|Summari[sz]e|Outline) your (?:role|responsibilities|duties|achievements|experience|skills)(?: (?:here|in (?:this|the) (?:role|position)))?/u,
  /(?<!\p{L})Use (?:bullet points|action verbs) to [\p{L} ,]{3,60}/iu,
  /(?<!\p{L})(?:MONTH,? YEAR|CITY, STATE|UNDERGRADUATE SCHOOL|GRADUATE SCHOOL)(?!\p{L})/u,
];

export const PLACEHOLDERS: readonly RegExp[] = [
  ...INSTRUCTIONS,
  new RegExp(String.raw`[\[<{](?!\s?[xX✓✔]?\s?[\]>}])\s?${IN_BRACKETS}[^\[\]<>{}\n]{0,60}[\]>}]`, 'iu'),
  /\blorem ipsum\b[^.!?\n]{0,80}[.!?]?/iu,
  /(?<![\p{L}\d])(?:xxx+|x{2,}-x{2,}|yyyy|mm\/yyyy|dd\/mm\/yyyy|00\/0000|n\.?n\.?n)(?![\p{L}\d])/u,
  /(?<![\p{L}\d])(?<!\p{Lu}\p{L}{0,15}\s)X{3,}(?![\p{L}\d])/u,
  /(?<!\p{L})(?:Your|YOUR) (?:Full |First |Last )?(?:Name|NAME|Job Title|Title|Company|Address|City|Phone(?: Number)?|Email(?: Address)?|Professional Title|University|School|Degree)(?!\p{L})/u,
  /(?<!\p{L})(?:Insert|Type|Enter|Add|Write) (?:your|a|an|the|job|company|text|name|date|details?|here)(?: \p{L}+){0,4} here(?!\p{L})|(?<!\p{L})Insert (?:your|job|company|name|date|text|summary|skills?|photo|logo)(?: \p{L}+){0,4}/u,
  /(?<!\p{L})(?:Company|Employer|School|University|Institution|Organisation|Organization) Name(?!\p{L})|(?<!\p{L})Month,? Year(?!\p{L})|(?<!\p{L})(?:Job Title|Position Title|City, (?:State|Country))(?!\p{L})/u,
  /^(?:•\s*)?(?:Skill|Bullet|Item|Responsibility|Achievement|Hobby|Interest|Reference|Language|Project|Job) (?:\d{1,2}|one|two|three)$/iu,
  /(?<!\p{L})(?:John|Jane) Doe(?!\p{L})|(?<!\p{L})123 (?:Main|Anywhere|Your) St(?:reet|\.)?(?!\p{L})|hello@reallygreatsite\.com|\breallygreatsite\b|\b123-456-7890\b/iu,
  /(?<![\p{L}\d])(?:T\.?B\.?[CD]\.?|to be (?:confirmed|completed|added|updated|filled in)|click (?:here )?to (?:add|enter|edit) text|max mustermann|musterfirma|mustermann)(?![\p{L}\d])/iu,
];
