import type { Family } from './family.ts';

/** Things of single trades that adverts call by one name and people by another. */
export const FAMILIES_OF_CRAFTS: readonly Family[] = [
  {
    name: { en: 'Fire alarms', de: 'Brandmelder', fr: 'Alarmes incendie', es: 'Alarmas de incendio', nl: 'Brandmelders' },
    asks: /\b(?:smoke|heat|fire)(?: (?:and|&) (?:heat|smoke|fire|co))? (?:alarms?|detectors?|detection)\b|\b(?:brand|rauch)melde\p{L}*/u,
    says: /\b(?:smoke|heat|fire)(?: (?:and|&) (?:heat|smoke|fire|co))? (?:alarms?|detectors?)\b|\b(?:brand|rauch)melde\p{L}*/u,
    shows: /\b(?:fire detection|interlinked (?:alarms?|detect\p{L}+)|ld[12] systems?|bs ?5839)\b/u,
  },
  {
    name: { en: 'Solar PV', de: 'Photovoltaik', fr: 'Photovoltaïque', es: 'Fotovoltaica', nl: 'Zonnepanelen' },
    asks: /\b(?:solar|photovolt\p{L}*|fotovolt\p{L}*|zonnepanelen)\b/u,
    says: /\b(?:solar (?:pv|panels?|arrays?|installations?)|photovolt\p{L}*|fotovolt\p{L}*|zonnepanelen|pv (?:panels?|systems?|arrays?))\b/u,
    shows: null,
  },
  {
    name: { en: 'Butchery', de: 'Fleischzerlegung', fr: 'Boucherie', es: 'Despiece', nl: 'Uitbenen' },
    asks: /\b(?:butcher\p{L}*|fishmonger\p{L}*|filleting|desosse\p{L}*|despiece|uitbenen)\b/u,
    says: /\b(?:butcher(?:y|ed|ing)?|fishmonger\p{L}*|fillet(?:ed|ing)|boned|deboned|desosse\p{L}*|despiece|uitbenen)\b/u,
    shows:
      /\b(?:br(?:eak|oke|eaking) down (?:whole |half |\p{L}+ ){0,2}(?:lambs?|pigs?|beef|birds|fish|deer|carcass\p{L}*)|whole (?:lambs?|pigs?|fish|animals?|birds|carcass\p{L}*))\b/u,
  },
  {
    name: { en: 'Typing', de: 'Maschinenschreiben', fr: 'Dactylographie', es: 'Mecanografía', nl: 'Typen' },
    asks: /\b(?:typing|wpm|words (?:a|per) minute|audio typ\p{L}+)\b/u,
    says: /\b(?:typing|typist|\d{2,3} ?wpm|words (?:a|per) minute|touch[- ]typ\p{L}+)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Roads of the country', de: 'Ortskenntnis', fr: 'Connaissance du réseau routier', es: 'Conocimiento de rutas', nl: 'Wegenkennis' },
    asks: /\b(?:geographical knowledge|motorway network|road network|knowledge of (?:uk|british|irish) (?:roads|geography)|ortskenntnis\p{L}*)\b/u,
    says: /\b(?:geographical knowledge|motorway network|ortskenntnis\p{L}*)\b/u,
    shows: /\b(?:nights out|trunking|tramping|tramper|multi-?drop|long[- ]distance|long-haul|all over the (?:uk|country)|nationwide (?:deliver\p{L}+|work))\b/u,
  },
  {
    name: { en: 'Herd health', de: 'Herdengesundheit', fr: 'Santé du troupeau', es: 'Sanidad del rebaño', nl: 'Diergezondheid' },
    asks: /\b(?:herd health|flock health|animal health|herdengesundheit|sante du troupeau)\b/u,
    says: /\b(?:herd health|flock health|herdengesundheit|sante du troupeau)\b/u,
    shows: /\b(?:selective dry cow|antibiotics? use|mastitis|lameness|cell count|mobility scor\p{L}+|vaccination of the (?:herd|flock))\b/u,
  },
  {
    name: { en: 'Farm assurance', de: 'Tierwohlprüfung', fr: 'Contrôles d’élevage', es: 'Controles ganaderos', nl: 'Borging' },
    asks: /\b(?:red tractor|farm assur\p{L}+|tb (?:test\p{L}*|inspections?))\b/u,
    says: /\b(?:red tractor|farm assur\p{L}+)\b/u,
    shows: /\btb (?:tested|testing|tests|clear|free)\b/u,
    paper: true,
  },
  {
    name: { en: 'Local government and Parliament', de: 'Politik und Verwaltung', fr: 'Institutions', es: 'Instituciones', nl: 'Bestuur' },
    asks: /\b(?:local government|parliament(?:ary)?|how (?:councils?|government) (?:works?|decides?|makes? decisions))\b(?! monitoring)/u,
    says: /\b(?:local government|parliament(?:ary)?|westminster|holyrood|senedd)\b/u,
    shows: /\b(?:public policy|devolution|councillors?|mp's office|public administration)\b/u,
  },
  {
    name: { en: 'Phlebotomy', de: 'Blutentnahme', fr: 'Prélèvements', es: 'Extracciones', nl: 'Bloedafname' },
    asks: /\b(?:phlebotom\p{L}*|venepuncture|venipuncture|blutentnahme\p{L}*|prises? de sang|bloedafname)\b/u,
    says: /\b(?:phlebotom\p{L}*|venepuncture|venipuncture|blutentnahme\p{L}*|prises? de sang|bloedafname)\b/u,
    shows: /\b(?:took|taking|take|drew|drawing) bloods?\b|\bblood samples? (?:from|of)\b/u,
    paper: true,
  },
  {
    name: { en: 'Personal care', de: 'Grundpflege', fr: 'Soins d’hygiène', es: 'Higiene personal', nl: 'Persoonlijke verzorging' },
    asks: /\b(?:personal care|intimate care|grundpflege)\b/u,
    says: /\b(?:personal care|intimate care|grundpflege)\b/u,
    shows: /\b(?:wash(?:ed|ing)?,? (?:and )?dress(?:ed|ing)?|washing, dressing|help(?:ed|ing)? (?:\p{L}+ ){0,3}(?:wash|dress|bathe|shower)|toileting)\b/u,
  },
  {
    name: { en: 'Credit control', de: 'Debitorenbuchhaltung', fr: 'Recouvrement', es: 'Gestión de cobros', nl: 'Debiteurenbeheer' },
    asks: /\b(?:credit control|debt collection|accounts receivable|sales ledger|mahnwesen|debiteurenbeheer)\b/u,
    says: /\b(?:credit control(?:ler)?|debt collection|accounts receivable|sales ledger|mahnwesen|debiteurenbeheer)\b/u,
    shows: /\b(?:chas(?:ed|ing) (?:\p{L}+ ){0,2}(?:debts?|invoices|debtors|payments?)|debtor days|overdue (?:invoices|debts?|accounts))\b/u,
  },
  {
    name: { en: 'Lesson planning', de: 'Unterrichtsplanung', fr: 'Préparation de cours', es: 'Programación didáctica', nl: 'Lesvoorbereiding' },
    asks: /\b(?:lesson plan(?:s|ning)?|schemes of work|unterrichts(?:planung|vorbereitung)|preparation de cours)\b/u,
    says: /\b(?:lesson plan(?:s|ning)?|plan(?:ned|ning)? lessons|schemes? of work|unterrichts(?:planung|vorbereitung)|preparation de cours)\b/u,
    shows: /\b(?:taught|teach|class teacher|form tutor)\b[^.;]{0,40}\b(?:class|year|set|pupils|students|lessons)\b/u,
  },
  {
    name: { en: 'Fault finding', de: 'Fehlersuche', fr: 'Recherche de pannes', es: 'Diagnóstico de averías', nl: 'Storingsdiagnose' },
    asks: /\b(?:fault[- ]?find\p{L}*|fault diagnos\p{L}+|troubleshoot\p{L}*|fehler(?:suche|diagnose)|recherche de pannes|storing\p{L}*)\b/u,
    says: /\b(?:fault[- ]?find\p{L}*|fault diagnos\p{L}+|diagnos(?:ed|ing) faults|troubleshoot\p{L}*|troubleshot|fehler(?:suche|diagnose)|recherche de pannes|storing\p{L}*)\b/u,
    shows: /\b(?:found|traced|fixed|repaired|cured) (?:\p{L}+ |\d+ ){0,3}(?:faults?|breakdowns?|shorts?|leaks?)\b/u,
  },
  {
    name: { en: 'Lean methods', de: 'Lean-Methoden', fr: 'Méthodes lean', es: 'Métodos lean', nl: 'Lean-methoden' },
    asks: /\b(?:lean|kaizen|5s|six sigma|smed|tpm|kanban boards?)\b/u,
    says: /\b(?:lean|kaizen|5s|six sigma|smed|tpm|kvp)\b/u,
    shows: null,
  },
];
