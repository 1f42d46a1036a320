/** Headings written for charm: a parser looks for "Experience" and finds none of these. */
export const CREATIVE_HEADING =
  /(?<![\p{L}])(?:journeys?|adventures?|(?:my|our|the) story|story so far|(?:where|what|who|how|why) (?:i|i['’]ve|i['’]m|you)|things i|stuff|super ?powers?|tool ?(?:box|belt|kit)|arsenal|weapons?|left my mark|(?:next|first|last|new) chapter|chapter (?:one|two|three|\d)|my world|playground|quests?|conquests|war stories|battle ?(?:scars|field)|missions?(?= log)|hello|howdy|trophy|trophies|bragging|brag|fun facts?|secret sauce|magic|wizardry|ninja|jedi|in a nutshell|the nerdy bits?|geek|life so far|been up to|the day ?job|paid the bills|bread and butter|school of|learned along|footprints|playbook|passions? that|what makes me|rap ?sheet|greatest hits|claim to fame|mein weg|meine reise|was ich|wer ich|wo ich|ce que je|mon parcours de vie|mi camino|mi viaje)(?![\p{L}])/iu;

/** "Lebenslauf" over a page is custom in German; it stands in the way only where the name should be. */
export const CUSTOMARY_TITLE = /^[\s\-–—_*•|:]*((?:tabellarischer )?lebenslauf)[\s\-–—_*•|:.]*$/iu;

/** The name of the document set as its title, in languages where that is nobody's custom. */
export const TITLE_HEADING = /^[\s\-–—_*•|:]*(curriculum vit(?:ae?|æ)|c\.?v\.?|r[eé]sum[eé]|bio-?data)[\s\-–—_*•|:.]*(?:$|(?:of|for|de|[-–—|:])\s)/iu;

export const REFERENCES_AVAILABLE =
  /(?<![\p{L}])(?:(?:professional |personal |excellent |written )?references?(?: (?:are|is|will be|can be|gladly))*(?: (?:made|gladly))?[\s:,–-]+(?:available|furnished|provided|supplied|given|submitted|on request|upon request)(?: (?:up)?on (?:demand|request))?|(?:available|references) (?:up)?on request|referenzen auf (?:anfrage|wunsch)|références (?:disponibles )?sur demande|referencias (?:disponibles )?(?:a petición|bajo solicitud)|referenze su richiesta|(?:further )?details (?:available )?(?:up)?on request|referencje (?:dostępne )?na życzenie|referenties op aanvraag|referências (?:disponíveis )?(?:a pedido|mediante pedido))(?![\p{L}])/iu;

/** A summary that opens by saying what the writer wants. */
export const OBJECTIVE_OPENING =
  /^[\s•\-–*]*((?:(?:i am |i['’]m |am )?(?:currently |actively )?(?:seeking|looking for)|to (?:obtain|secure|get|gain|find|acquire|attain)|seeking to (?:obtain|secure)) (?:an? |the |my )?(?:[\p{L}-]+ ){0,4}?(?:position|role|job|opportunit(?:y|ies)|career|employment|internship|placement))(?![\p{L}])/iu;
