/**
 * What a recruiter underlines in a line of work, whatever the trade: signs of the line itself, with the points that each is worth. A figure
 * alone is none of them: a duty has one, too. English; figures that moved are found by evidence of change in every language (`english/changes.ts`).
 */
export interface StrongSign {
  name: string;
  points: number;
  says: RegExp;
}

/** What goes wrong in somebody's trade: none of it for years is the result. */
const MISHAP = String.raw`(?:reportable |lost[- ]time |at[- ]fault |blameworthy |missed |late |failed |serious |major |safety |single |wrong |customer |insurance |security )*(?:accidents?|incidents?|injur(?:y|ies)|collisions?|claims?|damages?|damaged|errors?|mistakes?|miss(?:ed|es)?|penalt(?:y|ies)|complaints?|loss(?:es)?|lost|faults?|returns?|recalls?|breakdowns?|defects?|snags?|failures?|failed|fails?|findings?|non-?conformit(?:y|ies)|infections?|escapes?|falls?|late|delays?|downtime|outages?|cancell?ations?|cancelled|spoil\p{L}*|rejects?|rejected|rework|call-?backs?|remarks?|adjustments?|qualifications?|points(?! of\b)|thefts?|breach(?:es)?|overruns?|stoppages?|strikes?|refunded|sick day|days? (?:lost|sick|off)|drop(?:ped|s)?|broken|scratch(?:ed|es)?|endorsements?|burns?|bites?|misfires?|near misses)`;
const SPAN = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\s(?:years?|winters?|summers?|seasons?|months?|terms?|shifts?|nights?|deliver\p{L}+|jobs|flights|lifts|miles|audits|inspections|visits|shows|tours|moves|installations?)`;

export const STRONG_SIGNS: readonly StrongSign[] = [
  {
    // "Nine years … and not one insurance claim", "No missed medication in four years".
    name: 'record kept for long',
    points: 5,
    says: new RegExp(
      String.raw`\b${SPAN}\b[^.;]{0,50}?\b(?:without|not (?:one|a|a single)|no|zero|nil|never)\b[^.;]{0,24}?\b${MISHAP}\b|\b(?:without|not (?:one|a|a single)|no|zero|nil|never)\b[^.;]{0,24}?\b${MISHAP}\b[^.;]{0,40}?\b(?:in|for|since|over|across|during)\s(?:the (?:last|past) |more than |over |all )?(?:${SPAN}|\d+|(?:19|20)\d\d|(?:\p{L}+ )?(?:I|we) )`,
      'iu',
    ),
  },
  {
    name: 'none went wrong',
    points: 3.5,
    says: new RegExp(
      String.raw`\b(?:without|with no|not (?:one|a single)|and no|never|zero|nil|had no|no)\s(?:a |an |one |any |having )?(?:\p{L}+ ){0,1}${MISHAP}\b|\b(?:refunded|lost|dropped|missed|damaged|injured|hurt|turned away)\s(?:nobody|no one|none|nothing|not one)\b|\b(?:nobody|no one|none of (?:them|my \p{L}+|the \p{L}+)) (?:has |have |had |was |were )?(?:hurt|injured|lost|left|resigned|quit|been hurt|failed|complained)\b|\bwith (?:only )?(?:one|two|three|\d) ${MISHAP}\b`,
      'iu',
    ),
  },
  {
    // "… and have had none at the burn since", "seitdem keine Leiharbeit mehr".
    name: 'none since',
    points: 4.5,
    says: /\b(?:have|has|had|with|and|there (?:has|have) been)\s(?:had |been |seen )?(?:none|no \p{L}+(?: \p{L}+)?|not (?:one|a single)(?: \p{L}+)?|nothing)\b[^.;]{0,40}?\bsince\b(?! (?:\d|\p{Lu}|then,? I))/iu,
  },
  {
    // "98.9 against a contract level of 98", "1.8% (target 4%)": a result beside what was asked for.
    name: 'against a norm',
    points: 4.5,
    says: /\d[\d.,]*\s?%?[^.;\d]{0,60}?\b(?:against|versus|vs\.?|compared (?:with|to)|where|when)\b[^.;\d]{0,30}?\b(?:target|level|norm|average|standard|benchmark|quota|allowance|limit|plan|requirement|minimum|maximum)\b[^.;\d]{0,24}?\d|\d[\d.,]*\s?%?\s?[,(]\s?(?:the |our |a )?(?:target|contract|norm|allowed|benchmark|quota|plan|limit)\b[^.;\d]{0,24}?\d/iu,
  },
  {
    // "Inspection 2023: Good in all areas", "Audited twice, nothing found".
    name: 'clean at an inspection',
    points: 4.5,
    says: /\b(?:inspect(?:ion|ions|ed|orate|or)|audit(?:s|ed|or)?|Ofsted|Estyn|CQC|EHO|HMRC|Environmental Health|HSE|assessor|surveyor)\b[^.;]{0,60}?\b(?:very good|good|excellent|outstanding|no (?:findings|actions|remarks|points|issues|non-?conform\p{L}+|recommendations|comments)|nothing (?:found|to report|outstanding)|zero|clean|nil|five stars?|5 stars?|passed|£0|\$0|€0|0 (?:euro|findings|points))\b|\b(?:clean|passed|unqualified) (?:\p{L}+ ){0,2}(?:audit|inspection|opinion)\b|\b(?:five|5)[ -]stars?\b[^.;]{0,24}?\b(?:all|every|since|each|years)\b/iu,
  },
  {
    // "the record is four hours", "best time 11 hrs 20": somebody timed it.
    name: 'a record of the place',
    points: 4,
    says: /\b(?:best (?:time|day|week|month|season|shift)|(?:the|site|depot|plant|house|branch|school|company) record|record (?:time|shift|day)|personal best)\b[^.;]{0,24}?\d/iu,
  },
  {
    // "14 months, no contact": behind a span a clause of its own.
    name: 'accepted at once',
    points: 4.5,
    says: /\b(?:accepted|approved|passed|signed off|adopted|published|certified|cleared)\b[^.;]{0,20}?\b(?:at|on|with) (?:the |its |their |my )?first (?:submission|attempt|go|try|reading|visit|inspection|sight|draft)\b|\bno (?:resurvey|rework|reprint|resit|retake|amendments?|corrections?)\b|\bno (?:errors?|mistakes|faults?|defects?|corrections?) found\b|\b(?:had|has|have) (?:never|not) (?:happened|been done) (?:before|since)\b/iu,
  },
  {
    name: 'a span and none',
    points: 5,
    says: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:years?|winters?|summers?|seasons?|months?|lifts|trips|crossings|harvests)\b(?:, |: | and )(?:with )?(?:no|not one|not a single|zero|never a|nil) (?:contact|bump|prang|scratch|touch|strike|spill|leak|dispute|disputes|stoppage|walk-?out|grievance|eviction|refund|lost \p{L}+|one lost)\b/iu,
  },
  {
    name: 'all in time or right',
    points: 3.5,
    says: /^(?!(?:ensur|mak|monitor|check|verif|report|arriv|attend|maintain)\p{L}*\b).*?(?:\b(?:every|all|each|100\s?%|\d+ (?:of|out of) \d+)\b[^.;]{0,40}?\b(?:on time|in time|on (?:or under )?budget|first time|right first time|passed|at first attempt|to the day|on the day|qualified|stayed|graduated)\b|\b(?:on|ahead of) (?:time|schedule)\b[^.;]{0,30}?\b(?:since|every|each)\b|\bpassed (?:all |every )?(?:\d+ (?:of|out of) \d+|(?:all|every|each)\b))/iu,
  },
  {
    name: 'changed in words',
    points: 5,
    says: /\b(?:halved|doubled|tripled|trebled|quadrupled)\b|\b(?:fell|fallen|falls|dropped|cut|down|rose|risen|up|grew|grown|reduced|increased|shrank|lower|higher|fewer|less)\b (?:by |to )?(?:about |around |almost |nearly |over |more than )?(?:a |one |two |three )?(?:half|thirds?|quarters?|fifths?|tenths?)\b|\bby (?:about |almost |nearly |over |more than )?(?:half|a third|a quarter|two thirds|three quarters)\b|(?<!\b(?:on|of|for|in|with|and|between) \p{L}+ )\bfrom (?:one|two|three|four|five|six|seven|eight|nine|ten|a(?! \d)|every|daily|weekly|monthly|last|worst|bottom|red|amber|inadequate|requires improvement|paper|nothing|none|zero)\b[^.;]{0,50}?(?<! up) to (?:one|two|three|four|five|six|seven|eight|nine|ten|a|none|nil|zero|every|first|best|top|green|good|outstanding|daily|weekly|monthly|\d)/iu,
  },
  {
    name: 'by a share',
    points: 4.5,
    says: /\b\d[\d.,]*\s?% (?:\p{L}+ )?(?:reduction|increase|rise|drop|fall|growth|improvement|gain|saving|decrease|decline|uplift|cut)s?\b|\b(?:reduction|increase|rise|drop|fall|growth|gain|saving|decrease|decline|uplift)s? of (?:over |about |nearly |more than )?\d[\d.,]*\s?%/iu,
  },
  {
    name: 'now otherwise',
    points: 4,
    says: /\b(?:who|he|she|they|which|that|it|and)\b[^.;]{0,12}?\b(?:is|are|has|have)? ?now (?!and\b|then\b|called|known|part|the \p{Lu}|owned|retired|closed|defunct|expired|looking)\p{L}+|\bnow (?:all |both |fully |always )?(?:qualified|booked|sold out|full|used|in use|reads?|talks?|walks?|runs?|the standard|standard|takes? \d|under \d|at \d)\b|\bstopped within\b|\bfor the first time\b|\bstarted with \d+[^.;]{0,40}\bnow\b/iu,
  },
  {
    name: 'stayed in use',
    points: 4,
    says: /\b(?:still|now) (?:in use|used|run|use it|uses it|running|in place|hangs?|stands?|taught|followed|on the menu|sold|played|the standard)\b|\b(?:practices|sites|branches|schools|depots|wards|teams|departments|shifts|offices|stores|shops|colleagues|company|group|trust)\b[^.;]{0,24}? (?:now )?(?:uses?(?! of)|adopted|copied|took (?:it )?over|follow(?:s|ed)? it)\b|\b(?:was|were|been|since|later|then) (?:adopted|rolled out|copied|taken over|taken up)\b|\badopted (?:by|across|in|as)\b|\brolled out (?:to|across)\b|(?<!^)\b(?:other|two|three|four|all|every|the) \p{L}+(?: \p{L}+)? (?:have |has |had )?(?:since |now |then )?(?:copied|adopted)\b|\bcopied (?:it|by|across|in|at)\b|\b(?:have|has) (?:since )?(?:copied|adopted|taken) it\b|\bbecame (?:the|our|a) (?:\p{L}+ )?(?:standard|template|model|best[- ]?sell\p{L}+|method|pattern)\b/iu,
  },
  {
    name: 'asked for again',
    points: 4,
    says: /\b(?:asks?|asked|request(?:s|ed)?) for me\b|\bask(?:ed)? (?:for )?me (?:back|again|by name)\b|\bby name\b|\b(?:re-?booked|rehired|rebooked|invited back|called back|asked back|booked me|hired (?:me )?again|came back|come back|comes back|kept me on)\b|(?<!^)\brepeat (?:orders|business|customers|clients|bookings|work)\b|\b(?:has|have|had|with|now|my) (?:a |an? \p{L}+ )?waiting list\b|\b(?:regulars?|customers|clients|orders|guests|work|half|thirds|quarters)\b[^.;]{0,30}?\b(?:come|came|comes|followed me|recommended|word of mouth|referr\p{L}+|recommendations?)\b/iu,
  },
  {
    name: 'chosen',
    points: 3,
    says: /(?:^|\b(?:was|were|been|twice|then) )(?:chosen|picked|selected|nominated|elected|headhunted|trusted)\s(?:as|to|by|from|out of|twice|with)\s|(?:^|\b(?:was|been|twice|then) )(?:asked to (?!leave|stop|resign)|promoted (?:to|from|twice|within|after|early|three|in (?:under|less|\d))\s)|\bmade up to\b|\bmade (?:acting )?(?:foreman|supervisor|charge hand|lead|manager|head)\b/iu,
  },
  {
    name: 'honour',
    points: 4,
    says: /\b(?:won|winner|awarded|received|earned|runner[- ]up|finalist|shortlisted|commended|gold|silver|bronze|best)\b[^.;]{0,40}?\b(?:awards?|prize|medal|trophy|cup|championships?|competition|commendation|of the year|in (?:show|class))\b|\b(?:won|took|winning) (?:the |an? |two |three |\d )?[^.;,]{0,30}?\b(?:award|prize|medal|trophy|competition|contract|tender|bid|pitch|title)s?\b|\b(?:commendation|letters? of (?:thanks|commendation)|wrote to (?:thank|say)|thanked by)\b|\b(?:employee|apprentice|driver|student|team|teacher|salesperson|nurse|seller|rookie) of the (?:quarter|year|season)\b|\b(?:bought|acquired|exhibited|published|shown|collected|broadcast|reviewed|covered|featured) (?:by|in|at|on) (?:the |a )?(?:\p{L}+ )?(?:national|royal|museum|gallery|BBC|Guardian|Times|county|press|state)\b|\b(?:craft|county|national|regional|industry|company|safety|service|quality) (?:\p{L}+ )?award\b/iu,
  },
  {
    name: 'saved or rescued',
    points: 3.5,
    says: /\b(?:saved (?:her|him|his|them|a life|(?:a |the )?(?:patient|child|man|woman|client|resident)|two lives|three lives|\d+ lives)|kept (?:him|her|them) (?:breathing|alive|going)|resuscitat\p{L}+|CPR (?:on|to)|rescued|evacuated|pulled (?:a|an|two|three|the|\d+) (?:\p{L}+ )?(?:of|from|out)|talked (?:a|an|him|her) \p{L}+ (?:down|off|out)|arrests?\b(?! warrant)|prevented|averted|caught (?:a|an|the|two|three|\d+) (?!train|bus)|pulled (?:a|an) (?:\p{L}+ ){1,2}with (?:a|an) (?:\p{L}+ )?(?:crack|fault|defect|leak|tear|break)|stopped (?:an? |two |three |four |\d+ )\p{L}*|spotted (?:an? |two |three |\d+ |\p{L}+ in )|traced (?:an? |the )|found (?:the|a|an) (?:leak|fault|cause|error|mistake|forgery|tumou?r|bug))|\b(?:that|which|where|after) (?:two|three|four|several|nobody|no one|everyone|others?|all the others|the \p{L}+) [^.;]{0,24}?\b(?:missed|overlooked|passed|let through|signed off|waved through|given up|gave up|failed|could not|couldn['’]t|walked away|said no|written off|wrote off)\b/iu,
  },
  {
    name: 'got back or saved money',
    points: 4,
    says: /\b(?:found \d+ \p{L}+(?: \p{L}+){0,3}|recover(?:ed|ing)|saved|saving|won back|clawed back|reclaimed|got [^.;]{0,12}? ?back|collected|raised|found|freed|brought in|billed|earned|secured)\b[^.;]{0,24}?(?:[£$€₹]|R\d|\bR\s?\d|CHF|USD|EUR|GBP)\s?\d|(?:[£$€₹])\s?\d[\d.,]*\s?(?:k|m|million)?\b[^.;]{0,24}?\b(?:saved|recovered|back|raised|a year less|under budget)\b/iu,
  },
  {
    name: 'so many of so many',
    points: 3,
    says: /\b\d[\d,]*\s(?:of|out of)\s(?:(?:them|whom|those)(?=[,)]?\s\p{Ll})|my|our|every|these|\d[\d,]*)\b(?! applicants)|\b\d[\d,]* of (?:them |my )?\p{L}+ (?:passed|came|stayed|qualified|completed|finished|returned|sold|reached|left my)\b|\ball (?:of (?:them|whom) |\d+ |now |two |three |four |five |six |seven |eight )?(?:passed|qualified|stayed|graduated|promoted|certified|finished|completed|kept|sold|found work)\b|\bboth (?:now |of whom )?(?:passed|qualified|stayed|promoted|graduated|certified|times)\b/iu,
  },
  {
    name: 'best of its place',
    points: 4.5,
    says: /(?<!\b(?:select|choos|chose|use|used|provid|ensur|offer|find|identif|maintain|to the|with the|of the)\p{L}* (?:the )?)\b(?:fewest|most (?!of\b|\p{L}+(?:ent|ive|ate|ant|ing|ble|ed)\b)|highest (?!quality|standard|level|degree|possible)|lowest|best (?!practi|possible|interest)|fastest|largest|quickest|shortest|cleanest|safest)\b[^.;]{0,44}?\b(?:in (?:the|our|a) (?:\p{L}+ ){0,2}(?:depot|branch|region|group|company|country|county|district|area|team|firm|trust|store|school|state|ten years|decade|building|city|yard|division|class|year)|in (?:ten|five|twenty|\d+) years|of all \d|of (?:the )?\d+|ever|on record|two (?:years|seasons) running|(?:years|months|seasons|quarters) running)|\b(?:first|second|third|1st|2nd|3rd|number one|no\. ?1|top) (?:of|out of|among) \d+\b|\bsold out\b|\brecord (?:season|year|month|sales|attendance|crop|yield)\b/iu,
  },
  {
    name: 'mine against theirs',
    points: 4.5,
    says: /\d[\d.,]*\s?%[^.;]{0,50}?[;,(]\s?(?:the |our |a )?(?:floor|team|average|others?|rest|site|company|branch|national|region|target|campaign|industry|trust|county|usual)\b[^.;]{0,30}?\d/iu,
  },
  {
    name: 'alone',
    points: 2.5,
    says: /\b(?:by myself|on my own|single-?handed(?:ly)?|alone|as the only|the only \p{L}+ (?:on|in|for|who|with)|only one (?:who|on|in)|sole(?:ly)? (?:charge|responsib\p{L}+|\p{L}+ (?:for|on|in))|nobody else|without (?:a|any) (?:manager|help|supervisor))\b/iu,
  },
  {
    name: 'brought about',
    points: 3,
    says: /^(?=.*\d).*?\b(?:so that|which (?:brought|cut|saved|let|meant|stopped|led|got|gave|kept|took|won|raised|sold|made|allowed|ended)|that (?:brought|cut|saved|stopped|raised|won|sold|ended|kept|took)|brought (?:in )?\d|after which|since (?:I|my|then)|led to|resulting in|as a result)\b/iu,
  },
  {
    name: 'in charge of much',
    points: 2.5,
    says: /\b(?:payroll|rotas?|roster|budgets?|caseload|portfolio|ledgers?|turnover|estate|fleet|area|collection|herd|flock|territory)\b[^.;\d]{0,20}?\b(?:of|for|with|worth)\s(?:about |over |some |nearly )?(?:(?:[£$€₹]|R\s?)\d[\d.,]*\s?(?:k|m|mn|bn|million|billion)\b|(?:[£$€₹]|R\s?)\d[\d.,]{5,}|\d{1,3}[,.]\d{3}|[3-9]\d\d\b)/iu,
  },
  {
    name: 'trusted with it',
    points: 3,
    says: /\b(?:they|the \p{Ll}+|he|she) lets? me\b|\blet me (?:do|run|drive|handle|open|close|lead|take) (?:it|them|the \p{Ll}+)\b|\b(?:trusted|allowed) (?:me )?(?:with|to) (?:the|it|do)\b|\bkeys? to the (?:safe|shop|building|yard|bar|kennels)\b/iu,
  },
  {
    name: 'stood in',
    points: 2,
    says: /\b(?:left in charge|in charge (?:of [^.;]{3,30} )?(?:when|while|whenever|at night|for \d|for \p{L}+ (?:weeks|months))|(?:ran|run|managed|kept|led|held) [^.;]{3,60}? (?:while|when) (?:the|my|our) (?:\p{L}+ )?(?:manager|head|owner|boss|supervisor|foreman|chef|director|post)\b|acting (?:\p{L}+ )?(?:manager|head|supervisor|chef|foreman|lead)|stood in (?:for|as))\b/iu,
  },
  {
    name: 'from nothing',
    points: 2.5,
    says: /\bfrom (?:nothing|scratch|zero|an empty|a bare|a standing start)\b|\b(?:opened|founded|started|launched) (?:the|a|my|our) (?:first|second|third|own|only)\b/iu,
  },
  {
    name: 'good measure',
    points: 3,
    says: /\b(?:satisfaction|attendance|survival|germination|occupancy|retention|accuracy|pass(?:es| rate)?|completion|on[- ]time|fill rate|yield|conversion|uptime|availability|recovery|compliance|take-?up|first[- ]time fix)\b[^.;]{0,20}?\b\d{2,3}(?:[.,]\d+)?\s?%|\b\d{2,3}(?:[.,]\d+)?\s?% (?:\p{L}+ ){0,2}(?:satisfaction|attendance|survival|germination|occupancy|retention|accuracy|pass rate|completion|fill rate|conversion|uptime|availability|recovery)\b|\b(?:kept|held|stayed)\b[^.;]{0,50}?\b(?:under|below|above|within|over) \d/iu,
  },
  {
    name: 'of the month',
    points: 2,
    says: /\bof the month\b/iu,
  },
  {
    name: 'kept or held',
    points: 2.5,
    says: /\b(?:kept|retained|held)\b[^.;]{0,20}?\d[\d.,]*\s?%|\b(?:five|5|4\.\d|outstanding)[ -]?(?:stars?|of 5|out of 5|rating)\b[^.;]{0,40}?\b(?:every|since|each|all|years?|over|for)\b|\b(?:score|rating|feedback|reviews?)\b[^.;]{0,16}?\b(?:4\.\d|9\.\d|9\d\s?%|100\s?%)|\b(?:variance|error rate|errors|scrap|waste|shrink(?:age)?|wastage|absence|sickness|attrition|turnover|mortality|downtime|arrears|voids|overtime|losses|complaints|returns?|no-shows?|waits?|waiting time)\b[^.;]{0,20}?\b(?:under|below|less than) \d/iu,
  },
  {
    name: 'made it',
    points: 1,
    says: /\b(?:that|which) I (?:made|built|designed|wrote|cut|drew|set up|started)\b|\bfrom (?:\p{L}+ )?I (?:made|cut|built|wrote)\b|\bI (?:made|built|designed|invented|devised)\b|^(?:wrote|built|designed|invented|devised|started (?!as|at|in|on|out|off|my|with)|set up|founded|restored|rebuilt|redesigned|drew up|launched|opened|created|introduced) /iu,
  },
  {
    // Who answers for others is asked about them first.
    name: 'led others',
    points: 1.25,
    says: /^(?:I )?(?:lead|led|leading|supervis(?:e|ed|ing)|manag(?:e|ed|ing)|line[- ]manag(?:e|ed)|head(?:ed)?|ran|run)\s(?:(?:a |an |the |our |my )(?:\p{L}+ ){0,2}(?:team|crew|squad|brigade|gang|shift) of\s|(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:\p{L}+\s){0,2}\p{L}+(?:s|men|women|people|staff)\b)/iu,
  },
  {
    name: 'taught others',
    points: 1,
    says: /\b(?:taught|trained|mentored|coached)\b[^.;]{0,30}?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|apprentices?|starters?|colleagues|new)\b/iu,
  },
];

/** What a line is that tells of no deed, though it has a figure: papers, hours and terms of the work, head counts, where and with what. */
export const WEAK_SIGNS: readonly StrongSign[] = [
  {
    name: 'paper',
    points: -3,
    says: /\b(?:licen[cs]ed?|card|certificates?|certified|NVQ|HNC|HND|diploma|degree|BSc|BA|MSc|GCSEs?|A[- ]levels?|CPC|CSCS|SIA|GDC|NMC|ACCA|AAT|CIPD|ITIL|IPAF|first aid|registered|qualification|refreshed|renewed|expires?|valid (?:to|until)|module|level [1-7])\b[^.;]{0,24}?\d|\b(?:to|until|expires?) (?:19|20)\d\d$/iu,
  },
  {
    name: 'head count',
    points: -2,
    says: /^(?:a |the )?(?:team|crew|staff|floor|office|class|site|depot|warehouse|kitchen|branch|practice|school|hotel|company|unit|ward|group|pool|studio|venue)s? (?:of|with) \d|\bof (?:over |about |up to )?\d+ (?:staff|people|employees)\b/iu,
  },
  {
    name: 'hours',
    points: -2,
    says: /\b(?:shifts?|hours? (?:a|per) week|\d+[- ]hour (?:shifts?|nights?|days?)|overtime|on[- ]call|rota(?:ting)?|4 on 4 off|days in 7|weekends?|notice)\b/iu,
  },
  { name: 'rate', points: -0.75, says: /\b\d[\d,.]* ?(?:\p{L}+ ){0,3}(?:a|per|an|each|every) (?:day|night|shift|week|hour|month|year)\b/iu },
  { name: 'end', points: -3, says: /\b(?:retired|retirement|redundan\p{L}+|closed down|laid off|left (?:when|because|due|after|to)|went (?:under|bust))\b/iu },
  { name: 'hearsay', points: -1.5, says: /\b(?:hope|would like|looking for|aim to|up to \d|various|several|many|etc)\b/iu },
];
