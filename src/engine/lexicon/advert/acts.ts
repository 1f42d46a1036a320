/**
 * Kinds of doing, each in the verbs and the nouns that five languages tell it by; folded, at the start of a word. A duty is done by
 * a line that tells the same kind of doing: whoever "ran the RAMS sign-in" wrote none.
 */
export const ACTS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    lead: 'lead(?!ing cause)|gestion|gere[rsz]?\\b|gestionar|led\\b|manag|supervis|head(?:ed|ing|s)?\\b|runs?\\b|ran\\b|running|direct|overs|in charge|second in command|under me|leit|gefuhrt|fuhre?n?\\b|fuhrung|verantwort|encadr|dirig|pilot|anim|leiding|aanst|coordin|jef[ea]\\b|chef\\b|acting|deputis|deputiz|responsib|zustandig|responsable|verantwoordelijk|a cargo',
    teach:
      'teach|taught|train(?!s\\b)|mentor|coach|tutor|instruct|educat|induct|apprentic|brought on|show(?:ed|ing) (?:new|the)|practice (?:educat|assess|supervis)|anleit|einarbeit|eingewiesen|unterricht|ausbild|lehr|form(?:er|ation|e|es|ateur|atrice)\\b|enseign|begeleid|werkbegeleid|opleid|formar|formacion|ensen|stage',
    write:
      'draw(?:s|n|ing)? up|drew up|(?:re)?wr[io]t|(?:re-?)?draft|edit|author|compil|prepar|produc|document|record|log(?:ged|ging|s)?\\b|report|minut|transcri|encod|catalog|type[ds]?\\b|typing|complet|schreib|geschrieben|verfass|erstell|dokument|redig|redact|redak|elabor|schrijf|schreef|opstel|rapport|write',
    plan: 'draw(?:s|n|ing)? up|drew up|plan(?!t)|schedul|roster|rota|organi[sz]|arrang|coordin|programm|allocat|assign|diary|book(?:ed|ing|s)?\\b|sequenc|route|eingeteilt|einteil|dispon|planif|dienstplan|umlauf|inplan|rooster|prepar|programar',
    check:
      'check|inspect|test|audit|monitor|review|verif|control|examin|measur|calibrat|approv|sign(?:ed)? off|survey|pruf|kontroll|uberwach|controle|revis|inspecc|toets|keur|assess|count',
    mend: 'repair|mend|fix|maint|servic|overhaul|troubleshoot|diagnos|fault|refurb|restor|rehous|reparier|wart|instand|entretien|depann|repar|manten|onderhoud|herstel|storing|solv|resolv|behob|beheb',
    make: 'buil[dt]|install|assembl|fabricat|manufactur|machin|weld|construct|wir(?:ed|ing)|set[- ]?up|set[s]? up|montier|einbau|baute|gebaut|fertig|fabriqu|mont(?:er|age)|instal|constru|bouw|creat|digiti|implement|deploy|migrat|introduc|einfuhr|umgestellt|umstell',
    sell: 'sell|sold|sales|upsell|promot|pitch|clos(?:ed|ing)|w[io]n\\b|won\\b|quot|verkauf|vend|verkoop|market|market',
    buy: 'buy|bought|purchas|procur|order|sourc|packages|einkauf|bestell|beschaff|achat|command|compr|inkoop|bestel|fournisseur|supplier',
    count:
      'reconcil|count|account|book-?keep|invoic|bill(?:ed|ing)|budget|forecast|cost|valu|ledger|cash|payroll|month[- ]end|accrual|tax|vat\\b|abrechn|buchh|kontier|umsatz|comptab|factur|boek|presupuest|begrot|year end|spend|spent|margin|gp\\b|stock',
    serve:
      'serv|answer|help|assist|support|advis|respond|deal|handl|welcom|greet|inform|attend|front of house|reception|escalat|calls?\\b|contacts?\\b|complain|betreu|berat|beriet|informier|auskunft|auskunfte|bedien|accueil|conseil|renseign|atend|asesor|help|advise|relation|liais|contact',
    care: 'car(?:e|ed|ing)\\b|nurs|treat|wash|fe?e?d(?:ing|s)?\\b|look(?:ed|ing)? after|deliver|birth|pfleg|betreu|gepflegt|versorg|soign|soins|cuid|verzorg|zorg|bevalling|rais(?:ed|ing)|rear(?:ed|ing)|milk',
    negotiate: 'negoti|agree|settl|verhand|ausgehandel|vereinbar|negoc|onderhandel|won\\b|brought down',
    talk: 'present|debrief|hold(?:s|ing)?\\b|held\\b|listen|speak|spoke|talk|brief|deliver|liais|communic|report(?:ed|s|ing)? to|meet|met\\b|explain|prasent|vortrag|abgestimm|abstimm|stimm|represent|told|chair|speech|host|praten|gesprek',
    search:
      'research|investigat|analy|stud(?:y|ied)|interview|explor|5 whys|root cause|untersuch|erforsch|recherch|investig|onderzoek|enquet|found|look(?:ed|ing)? into|audit',
    hire: 'recruit|hir(?:e|ed|ing)|interview|select|onboard|induct|took on|rekrut|recrut|werv|einstell|personalgewinn|closed|fill(?:ed|ing)',
    drive: 'driv|drove|deliver|transport|haul|trunk|convoy|move\\b|fahr|gefahren|gesteuert|steuer|condui|conduc|rijd|reed|vervoer|chauffeur|miles|tour',
    cook: 'cook|bak(?:e|ed|ing)\\b|prep\\b|prepar|plat(?:e|ed|ing)\\b|pass\\b|sauce|menu|dish|koch|zubereit|gebacken|cuisin|cuis|cocin|kook|bereid|pastry|dessert|mise en place|carte\\b|rosette',
    clean: 'clean|tid(?:y|ied)|wash|disinfect|steril|reinig|putz|gereinigt|nettoy|limpi|schoonm|restock',
    design:
      'design|draw(?!n? up)(?:s|n|ing)?\\b|drew(?! up)|sketch|creat|model|develop|prototyp|specif|architect|entwerf|entworf|entwick|gestalt|conce[vp]|dessin|disen|ontwerp|programm|cod(?:e|ed|ing)\\b|zerleg',
    change:
      'improv|reduc|cut\\b|cuts\\b|cutting|increas|rais|grow|grew|optimi|halv|sav(?:ed|ing)|lower|down (?:from|to)|up (?:from|to)|from \\d|→|verbesser|senk|gesenkt|gesunken|steiger|amelior|redui|ramen|mejor|verbeter|verlaag|teruggebracht|bring|brought|drop',
    guard: 'secur|guard|patrol|protect|safeguard|evacuat|rescu|bewach|streif|sicher|schutz|surveill|vigil|beveilig',
    administer:
      'administ|admin\\b|configur|patch|back(?:ed)?[- ]?up|account creation|user accounts|deploy|instal|provision|imag(?:ed|ing)|migrat|operat|betreib|verwalt|administr|beheer',
  }).map(([name, stems]): [string, RegExp] => [name, new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems})`, 'u')]),
);
