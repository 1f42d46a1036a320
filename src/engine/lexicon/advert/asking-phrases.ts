/** What stands before the thing itself in a sentence that asks for it, in five languages. Matched again and again at its head, any case. */
const LEAD_INS: readonly string[] = [
  String.raw`will\s+(?=\p{Ll})`,
  String.raw`know(?:s|ing)? how to use\s+(?:an?\s+)?(?=\S)`,
  String.raw`(?:some(?:one|body)|an? (?:person|individual|candidate)) (?:who|that)(?:\s+(?:is|can|will|could|would|has|also)|['’](?:s|ll|d))+\s+(?=\S)`,
  String.raw`(?:know(?:ing)?\s+)?(?:your|their|his or her)\s+way\s+(?:around|about|round)\s+`,
  String.raw`to (?:apply|qualify|succeed|be considered|join [^,.;]{2,40}?|do (?:this|it|the job)|thrive)(?: (?:here|in this (?:role|post|job)))?,?\s+(?=you)`,
  String.raw`as (?:(?:an?|our|the|your) )?[^,.;]{3,50}?,?\s(?=you(?:['’](?:ll|d)| will| would)?\s)`,
  String.raw`(?:(?:that|this|the (?:work|job|role|post)|your work) (?:means|includes|involves))\s+(?:the\s+)?`,
  String.raw`(?:having |have )?(?:used|worked (?:in|with|on|at|as an?|for))\s+(?:(?:an?|the)\s+)?(?=\S)`,
  String.raw`haber (?:trabajado|usado|utilizado)(?: con| en)?\s+`,
  String.raw`avoir (?:travaillé|utilisé|pratiqué)(?: avec| en| dans| sur)?\s+`,
  String.raw`gearbeitet (?:haben )?(?:mit|in|an)\s+`,
  String.raw`be\s+`,
  String.raw`(?:some )?(?:(?:time spent|time|training|trained|anything you have|a hand)\s+(?:with|in|on|as(?: an?)?)|(?:been (?:through|part of|involved)|gone through|taken part)(?:\s+(?:with|in|on|as(?: an?)?))?)\s+(?=\S)`,
  String.raw`so (?:is|are)\s+`,
  String.raw`(?:of|with|in(?!\sdate\b)|on)\s+(?:either\s+)?(?=\S)`,
  String.raw`(?:(?:he or she|s/he)\s+will\s+)?(?:be\s+)?responsible for\s+(?:the\s+)?`,
  String.raw`for\s+(?=\p{L}+ing\s)`,
  String.raw`we(?:['’]ll| will| do)? (?:also )?(?:ask for|ask|need|expect|want|require)\s+(?:you to\s+)?`,
  String.raw`(?:the )?(?:rota|rotation|shift pattern|working pattern|role|post|job) (?:is|involves|includes|means)\s+(?:\p{L}+ hours?,\s+)?`,
  String.raw`(?:an? )?(?:advantage|plus|bonus) (?:would be|is)\s+`,
  String.raw`(?:también )?(?:será[n]?|sería[n]?) (?:también )?un plus\s+(?:(?:el|la|los|las)\s+)?`,
  String.raw`tener\s+(?=\S)`,
  String.raw`eine[nr]?\s+(?=\S)|ein\s+(?=\S)`,
  String.raw`von vorteil (?:sind|ist|wären?)\s+(?:auch |zudem |außerdem )?`,
  String.raw`wichtig\p{L}*\s(?:als [^,]{0,40}\s)?ist uns,?\sdass (?:sie|du)\s+(?:bereits\s+|schon\s+)?`,
  String.raw`(?:all |every )?(?:our )?(?:staff|employees|colleagues|members of staff|team members?|employee|volunteers|postholders?|post-holders?)\s+(?:(?:is|are|will be|must|will|should|need|needs|required|expected|asked|to|have|hold|be|also)\s+)+`,
  String.raw`(?:and|but|also|so|or|ideally|preferably|professionally|of course|in addition|additionally|please note that|as you['’]ll be [^,]{0,40}|plus)\b,?`,
  String.raw`(?:you|candidates?|applicants?|(?:the|our|an?) (?:(?:successful|ideal|right) )?(?:candidate|person|applicant|postholder|post-holder|role|post|job(?!\s(?:management|costing|sheets?|cards?|coach\p{L}*|evaluation|matching|planning|tracking|tickets?|boards?|system|software)))(?: we (?:have in mind|appoint|want))?|it|there|this post|we|they)(?:['’](?:ll|re|ve|d))?\s+(?:(?:will|must|should|would|can|could|also|need|needs|require|requires|involves|to|have|has|had|be|are|is|hold|possess|bring|bring with you|know|got|currently|already|able|expected|expect|ask for|look for|want|somebody who|someone who|that you|you)\s+)*(?:with\s+)?`,
  String.raw`(?:you['’](?:ll|re|ve|d))\s+(?:(?:also|need|have|be|got|to|already)\s+)*`,
  String.raw`(?:must|should|need to|to|needs to|able to|ability to|be able to|capable of|capacity to)\s+(?:(?:also|have|be|hold|possess)\s+)*`,
  String.raw`(?:an?|the|some|any|your|our|their|at least an?)\s+(?=\S)`,
  String.raw`(?:(?:proven|demonstrated?|demonstrable|solid|strong|good|excellent|sound|thorough|in-depth|extensive|broad|confident|competent|proficient|practical|hands-on|working|detailed|deep|basic|previous|prior|relevant|recent|significant|substantial|real|genuine|up-to-date|clear|full|advanced|intermediate|expert|general|specialist|technical|first-hand|professional|successful|formal|outstanding|comprehensive|clear|personal|current)[\s,/]+(?:(?:and|or)\s+)?)*(?:experience|knowledge|understanding|command|grasp|track record|record|background|ability|abilities|skills?|proficiency|familiarity|expertise|confidence|use|user|evidence|exposure|competence|awareness|interest|commitment|mastery|fluency|willingness|readiness|practice)\s+(?:(?:in|of|with|at|as|to|using|from|on|for|having|working|user|managing to|about|around|across)\s+)+(?:(?:an?|the|your|having)\s+)*`,
  String.raw`(?:very |highly |fully )?(?:proficient|experienced|skilled|confident|comfortable|familiar|competent|solid|happy|versed|well-versed|adept|strong|at home|good)\s+(?:in|with(?!\s+(?:people|customers|clients|patients|children|animals|the public|families|guests)\b)|at|on(?! the (?:phone|telephone)\b)|using|user of)\s+(?:(?:an?|the|using)\s+)*`,
  String.raw`(?:sie|du|ihr)\s+(?:(?:haben|hast|verfügen|verfügst|bringen|bringst|besitzen|besitzt|sind|bist|können|kannst|sollten|solltest|müssen|musst|kennen|kennst|beherrschen|idealerweise|bereits|über|sich|gerne?)\s+)+`,
  String.raw`(?:(?:sehr |mindestens )?(?:gute[rsn]?|fundierte[rsn]?|solide[rsn]?|sichere[rsn]?|erste[rsn]?|mehrjährige[rsn]?|nachweisbare[rsn]?|praktische[rsn]?|umfassende[rsn]?|einschlägige[rsn]?|abgeschlossene[rsn]?|idealerweise)(?:\s+und)?\s+)*(?:kenntnisse|erfahrung(?:en)?|berufserfahrung|wissen|umgang|praxis|verständnis|bereitschaft|fähigkeit)\s+(?:(?:in|im|mit|als|von|der|des|bei|für|zu|zur|zum|den|dem|über|auf)\s+)+`,
  String.raw`(?:vous|tu)\s+(?:(?:avez|êtes|justifiez|possédez|maîtrisez|connaissez|utilisez|disposez|savez|déjà|idéalement|d['’]|de|une?|à l['’]aise avec)\s+)+`,
  String.raw`(?:(?:bonne|excellente|parfaite|solide|première)\s+)*(?:(?:la|une|de)\s+)?(?:connaissances?|maîtrise|expérience|pratique|habitude|capacité|aptitude|aisance)\s+(?:(?:réelle|confirmée|avérée|significative)\s+)?(?:[dl]['’]\s*|(?:de|du|des|en|dans|avec|sur|à|la|les?|une?)\s+)+`,
  String.raw`(?:(?:buen[oa]s?|sólid[oa]s?|amplios?|demostrable|mínim[oa]|gran)\s+)*(?:conocimientos?|experiencia|dominio|manejo|capacidad|habilidad|nivel|disponibilidad(?= de))\s+(?:(?:demostrable|previa|mínima|fluido|alto|avanzado)\s+)?(?:(?:de|del|en|con|como|para|la|los|las|el|una?)\s+)+`,
  String.raw`(?:je|jij|u)\s+(?:(?:hebt|heeft|bent|kunt|kan|beschikt over|beheerst|bezit|werkt)\s+)+`,
  String.raw`(?:(?:goede|ruime|aantoonbare|gedegen|enige|uitstekende|relevante)\s+)*(?:kennis|ervaring|beheersing|vaardigheid)\s+(?:(?:van|met|in|als|op|het|de|een)\s+)+`,
];

/** At the head of what asks: everything up to the thing itself. */
export const LEAD_IN = new RegExp(`^(?:${LEAD_INS.join('|')})`, 'iu');

/** How good it is to be, before the thing itself: "excellent communication skills". A "good honours degree" is a class of degree. */
export const PRAISE =
  /^(?:(?:very |sehr |muy |très )?(?:excellent|good|strong|solid|sound|great|outstanding|exceptional|superb|effective|confident|proven|demonstrable|gute[rsn]?|ausgezeichnete[rsn]?|excellentes?|bonnes?|buen[oa]s?|excelentes?|goede|uitstekende)(?:,? (?:and |und |et |y )?(?=(?:excellent|good|strong|solid|sound|great|effective|confident)\b)|\s))+(?=\p{Ll}|\p{Lu})(?!honours|first|on the (?:phone|telephone)|with (?:people|customers|clients|patients|children|animals|the public|families|guests))/iu;

/** What follows the thing itself and no longer names it. */
export const TAIL =
  /\s*(?:\swithout (?:any(?:one|body)|the (?:guests?|customers?|diners?))\b|,\s(?:and )?(?:so|meaning|making) (?:this|it|the|you|we|one|some|every|no)\b|,\s(?:and )?we(?:['’]ll|['’]re|['’]d)?\s|,? (?:because|since|as (?:you|we|our|half|one|the (?:role|job|work|post)|the \p{L}+ (?:is|are|has|have)|it|they)|so that|so hot|(?<!\bof )which|who|where|when|until|that (?:goes|comes|come|go) with|rather than|although|though|but|however|if|even if|not least|in order to|while|preferably|ideally|please)\b|,? (?:weil|da wir|damit|sodass|denn|obwohl|wobei|idealerweise)\b|, car\b|\scar (?=(?:les?|la|ils?|elles?|nous|vous|on|ce|cela|notre|nos|votre|vos|une?|des?|du)\s)|\scar (?=[lcd]['’])|,? (?:parce que|afin|puisque|où)\b|,? (?:porque|ya que|para que|donde)\b|,? (?:want|omdat|zodat)\s|, (?:die|waar)\s|\s[–—-]\s|;|:\s(?!\d|[^,;:.]{2,30},\s[^,;:.]{2,30}(?:,|\s(?:and|or|und|oder|et|ou|y|o|en|of)\s))).*$/iu;

/** Why it is asked for, or what goes with it. */
export const REASON =
  /\s*,? (?:because|since|so that|so hot|(?<!\bof )which|who|where|when|until|although|though|but|however|if|even if|weil|damit|sodass|denn|obwohl|car|parce que|porque|ya que|want|omdat|zodat)\s.*$/iu;

/** The verb at the end of a sentence that asks: "… is required". */
export const VERDICT =
  /\s+(?:would|will) (?:also )?be (?:really |very )?(?:lovely|great|nice|good|ideal|brilliant|fantastic|wonderful|perfect|super)\b.*$|\s+will do$|\s+(?:(?:is|are|would be|will be)\s+)?(?:well|highly|very well|favou?rably) (?:regarded|valued|viewed)$|\s\((?:support|training) given if not\)$|,?\s(?:(?:is|are) )?(?:strongly|highly) preferred$|\s+wären? (?:schön|toll|super|gut|prima)$|\s(?:is |are )?compulsory$|\s+(?:is|are) the (?:very )?least\b[^,]*|\s+(?:is|are) (?:(?:a|an) (?:\p{L}+ )?)?part of (?:it|the (?:job|role|post)|our (?:\p{L}+ )?process)\b.*$|\s+(?:ist|sind|wäre) (?:uns )?(?:sehr |herzlich |gerne? |auch |ebenfalls )?(?:willkommen|erwünscht|keine (?:bedingung|voraussetzung)|kein muss)\b.*$|\s*,?\s*(?<![\p{L}\p{N}])(?:(?:is|are|would be|will be|ist|sind|wären?|est|sont|serait|es|son|sería|zou)\s+)?(?:(?:also|absolutely|strictly|highly|therefore|both|all|an?|added|big|huge|great|definite|distinct|real|major|clear|strong|un|ein|zwingend|unbedingt|impérativement)\s+)*(?:required|essential|needed|necessary|expected|mandatory|a must|obligatory|important|preferred|desirable|desired|advantage(?:ous)?|(?-i:plus)|bonus|asset(?! (?:\p{L}))|(?:great |real |big )help|welcome|useful|helpful|handy|nice to have|a nice to have|beneficial|erforderlich|notwendig|vorausgesetzt|voraussetzung|wünschenswert|von vorteil|exigée?s?|indispensables?|obligatoires?|requise?s?|souhaitée?s?|appréciée?s?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|deseables?|valorables?|se valorará|vereist|verplicht|een pré|mooi zijn)\b(?!(?<=\b(?:mandatory|essential|important|necessary|required|useful|obligatory)) (?:training|skills?|documents?|forms?|paperwork|returns|reports?|records?|checks?|standards?|information|maintenance|equipment|services?|functions?|accounts|clients|notices?)\b).*$/iu;

/** Between the members of one requirement, each of which alone fulfils it. */
export const ALTERNATIVE =
  /\s*,?\s+(?:or else|or|oder|bzw\.?|ou|o|u)\s+|\s*(?:,|\(|–|-|:)?\s*(?:such as|for example|for instance|e\.\s?g\.?,?|i\.\s?e\.?,?|wie(?: etwa| zum beispiel)?|z\.\s?b\.?|etwa|beispielsweise|tels? que|telles? que|comme|par exemple|p\.\s?ex\.?|como(?: por ejemplo)?|por ejemplo|tipo|zoals|bijvoorbeeld(?: als)?|bijv\.)\s+|\s*\/\s*/iu;

/** In Dutch "of" is "or". */
export const DUTCH_OR = /\s*,?\s+of\s+/giu;

/** A member that stands for whatever is as good; nothing in a CV says it in these words. */
export const WHATEVER =
  /^(?:an?\s+|any\s+|some\s+|the\s+|een\s+|eine[rnms]?\s+|une?\s+|otr[oa]s?\s+|un[oa]?\s+)?(?:or\s+)?(?:similar|equivalent|comparable|the like|other|another|related|relevant|vergleichbar\p{L}*|ähnlich\p{L}*|gleichwertig\p{L}*|équivalent\p{L}*|similaires?|autre\p{L}*|similar(?:es)?|equivalente\p{L}*|análog\p{L}*|otr[oa]s?|vergelijkbaar\p{L}*|soortgelijk\p{L}*|ander\p{L}*|something of that sort)\b/iu;

/** Money that is managed, built or sold for is no pay: "a budget of £1.9m", "more than €10m"; folded. */
export const AMOUNT_OF_WORK =
  /(?<=\S )\b(?:of|than|worth|over|exceeding|least|up to|around)\s(?:(?:at least|more than|over|up to|around|about|circa|c\.)\s)?[£$€]\s?[\d.,]+\s?(?:k|m|bn|million|billion)?\+?/gu;

/** Who one reports to stands behind what one does; folded. */
export const REPORTS_TO =
  /,?\s(?:and|en|und|et|y)\s(?:(?:you(?:'ll| will)?|je|sie)\s)?(?:report|reports|reporting|rapporteer\p{L}*|berichte\p{L}*|rapporte\p{L}*|reporta\p{L}*)\s(?:(?:directly|direkt|directement|rechtstreeks)\s)?(?:to|into|aan|an|a|à|au|aux|al)\s.*$/iu;

/** Sentences about hours, pay, place and how to apply that no heading gives away; folded. */
export const NO_DEMAND =
  /[£$€]\s?\d(?![\d.,]*\s?(?:m|bn|mm|million|billion)\b)|^(?:the |your )?(?:pay|wages?|salary|hourly rate)\b[^.;]{0,20} (?:is|are|starts?|begins?|rises?|goes|will be)\b|\bcurriculum vitae\b|\breferees\b|^(?:please|to) (?:write|apply|send|note|ring|call|contact)\b(?!,? you(?:'ll| will)? (?:also )?(?:must|need|should))|^required (?:for|from) (?:\p{L}+ ){0,2}(?:january|february|march|april|may|june|july|august|september|october|november|december|easter|autumn|spring|\d{4})|\b(?:seeks?|seeking|wish(?:es)?|looking|hope|delighted|keen|want) to (?:appoint|recruit|hire)\b|^(?:ref\.?|reference)\s\p{L}*\W?\d|\d\s?(?:€|k€|eur\b|chf\b)|\bper annum\b|\bsalary\b|\bhours? (?:a|per) week\b|\b\d{1,2}(?:[.,]\d)? hours\b|°\s?[cf]\b|^(?:location|salary|hours|contract|department|division|grade|base|ref(?:erence)?|closing date|start date|locatie|standort|lieu|ubicacion)\s*:|\bequal opportunit|\bdisability confident\b|\b(?:reports?|reporting|berichten|berichtest|rapporteert|rapporterez?|reportando|reportas) (?:directly |direkt )?(?:to|an|aan|a)\b|\brattache|\bwork (?:directly )?to our\b|\baccountable to\b|\b(?:send|email|mail|envie|envoyez|schicken) (?:us |in )?(?:your|a|an|two|three|ihre?|je|tu|votre) |@\w|\bcovering letter\b|\binterviews? (?:will|on|are)\b|\binterview rounds?\b|\bapplication forms?\b|\bapplications? (?:must|should|will|are|is|from|close)\b|\breview of applications\b|\bpassport[- ]size\b|^(?:please )?(?:hand|drop|bring|send|email|post|give|pop|leave|take|submit) (?:in |us |me |off )?(?:your|an?|the) (?:cv|c\.v\.|resume|application|details)\b|^(?:cvs?|resumes?|applications?) (?:to|by|at) |^(?:closing|closes|closed|deadline)\b(?=.{0,40}(?:day\b|noon|midnight|\d|date|january|february|march|april|may|june|july|august|september|october|november|december))|^apply (?:by|before|to|at|via|online|in person)\b|^(?:no (?:phone )?calls|(?:(?:kind|best|warm) )?regards\b|walk-?in\b|(?:c\.?t\.?c|package)\b)|\bwe(?:'re| are)? (?:a|an|the|one|listed|based|certified)\b/u;
