import type { Family } from './family.ts';

/** Sites, workshops, roads, stores, ledgers and farms. */
export const FAMILIES_OF_TRADES: readonly Family[] = [
  {
    name: { en: 'Driving licence', de: 'Führerschein', fr: 'Permis de conduire', es: 'Permiso de conducir', nl: 'Rijbewijs' },
    asks: /\b(?:driving licen[cs]e|driver'?s licen[cs]e|category [bc]1? licence|fuhrerschein\p{L}*|permis (?:b|de conduire)|(?:carne|permiso|carnet) de conducir|rijbewijs)\b/u,
    says: /\b(?:(?:full|clean|driving|drivers?|driver's|valid) (?:uk |eu |manual |, ?)?(?:driving |drivers? )?licen[cs]e|licen[cs]e \(?(?:b|c1?|c\+e|clean|full)\b|c1 on licen[cs]e|driving licen[cs]e|driver'?s licen[cs]e|fuhrerschein\p{L}*|permis (?:b|de conduire|c)|(?:carne|permiso|carnet) (?:de conducir|b)|rijbewijs|prawo jazdy|b sinifi|ehliyet|c\+e|hgv|class 1)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Forklift', de: 'Gabelstapler', fr: 'Chariot élévateur', es: 'Carretilla elevadora', nl: 'Heftruck' },
    asks: /\b(?:fork ?-?lift|counterbalance|gabelstapler\p{L}*|staplerschein|caces|carretill\p{L}+|heftruck)\b/u,
    says: /\b(?:fork ?-?lift|counterbalance|flt|gabelstapler\p{L}*|staplerschein|caces|carretill\p{L}+|heftruck|wozki jezdniowe)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Health and safety', de: 'Arbeitssicherheit', fr: 'Sécurité au travail', es: 'Prevención de riesgos', nl: 'Veiligheid' },
    asks: /\b(?:health and safety|fire safety|safety regulations|rams|risk assessments?|iosh|nebosh|arbeitssicherheit|prevencion de riesgos|securite au travail|vca|arbo)\b/u,
    says: /\b(?:health and safety|h&s|rams|risk assessments?|iosh|nebosh|smsts|sssts|method statements?|toolbox talks?|fire (?:marshal|warden)|arbeitssicherheit|sicherheitsbeauftragte\p{L}*|prl|vca)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Planning of work', de: 'Arbeitsplanung', fr: 'Planification', es: 'Planificación', nl: 'Werkplanning' },
    asks: /\b(?:plan (?:daily|the work|labour|runs)|plan(?:ning)? (?:of )?(?:labour|materials|work|routes?|runs)|route planning|programme the|schedul\p{L}+ (?:jobs|work|trades)|assign jobs|arbeitsvorbereitung)\b/u,
    says: /\b(?:planned (?:the )?(?:\p{L}+ )?(?:routes|runs|loads)|work planning|transport planner|scheduler|short[- ]term programme)\b/u,
    shows: /\b(?:route planning|planner|planned (?:the )?(?:work|jobs|labour)|planning the|sit in with the planner|allocated (?:jobs|work)|led a shift)\b/u,
  },
  {
    name: { en: 'Procurement', de: 'Einkauf', fr: 'Achats', es: 'Compras', nl: 'Inkoop' },
    asks: /\b(?:procurement|purchasing|procure|subcontract packages|suppliers?|einkauf|achats|compras|inkoop)\b/u,
    says: /\b(?:procurement|procured|purchas(?:ed|ing)|buyer|suppliers?|subcontract(?:s|ed|ors?| packages)?|packages|einkauf|achats|fournisseurs|compras|proveedores|inkoop|leveranciers)\b/u,
    shows: /\b(?:ordering|ordered|let (?:\d+|the|and))\b/u,
  },
  {
    name: { en: 'Stock control', de: 'Bestandsführung', fr: 'Gestion des stocks', es: 'Control de existencias', nl: 'Voorraadbeheer' },
    asks: /\b(?:stock (?:control|accounting|takes?|management)|stocktak\p{L}+|inventory|bestandsfuhrung|gestion des stocks|existencias|voorraad\p{L}*)\b/u,
    says: /\b(?:stock (?:control|accounting|management|counts?)|stocktak\p{L}+|inventory|inventur|inventaires?|inventario|voorraadbeheer)\b/u,
    shows: /\b(?:stock|wastage|shrinkage)\b/u,
  },
  {
    name: { en: 'Month end', de: 'Monatsabschluss', fr: 'Clôture mensuelle', es: 'Cierre mensual', nl: 'Maandafsluiting' },
    asks: /\b(?:month[- ]end|clos(?:es?|ing) the (?:month|books)|management accounts|monatsabschl\p{L}*|cloture|cierre mensual|maandafsluiting)\b/u,
    says: /\b(?:month[- ]end|management accounts|monatsabschl\p{L}*|clotures?|cierre mensual|maandafsluiting)\b/u,
    shows: /\b(?:accruals|prepayments|journals|balance sheet recs?)\b/u,
  },
  {
    name: { en: 'Payroll', de: 'Lohnabrechnung', fr: 'Paie', es: 'Nóminas', nl: 'Salarisadministratie' },
    asks: /\b(?:payroll|lohnabrechnung|entgeltabrechnung|la paie|nominas|salarisadministratie)\b/u,
    says: /\b(?:payroll|paye|wages|lohnabrechnung|entgeltabrechnung|bulletins de paie|nominas|salarisadministratie)\b/u,
    shows: /\b(?:did my own books|bookkeeping|timesheets)\b/u,
  },
  {
    name: { en: 'Shifts and unsocial hours', de: 'Schichtdienst', fr: 'Horaires décalés', es: 'Turnos', nl: 'Wisseldiensten' },
    asks: /\b(?:(?<!\b(?:a|per|every|each) )shifts?(?![- ](?:based|production|records?|reports?|logs?|handovers?|targets?|output|manag\p{L}*|leaders?|supervis\p{L}*|teams?|paperwork|data|performance|meetings?|briefings?))|nights?|weekends?|saturdays?|sundays?|bank holidays|(?<!\b(?:plan|run|writ|do|manag|draw|cover|organi[sz]|prepar)\p{L}* (?:up )?(?:the |a |our |staff )*)rota|unsocial|schicht\p{L}*|nachtdienst|wochenend\p{L}*|horaires decales|fines de semana|nachtploeg|weekenddienst\p{L}*)\b/u,
    says: /\b(?:night shifts?|nights and weekends|rotating shifts?|shift work|schicht(?:dienst|betrieb|arbeit)|horaires decales|turnos rotativos|ploegendienst|weekends)\b/u,
    shows: /\b(?:nights?|(?<!\b(?:a|per|every|each) )shifts?|sundays?|saturdays?|watch|unsocial|nuits?|schicht|noches|trzy zmiany)\b/u,
  },
  {
    name: { en: 'On call', de: 'Rufbereitschaft', fr: 'Astreinte', es: 'Guardias', nl: 'Oproepdienst' },
    asks: /(?<!\b(?:plan|run|writ|manag|draw|cover|organi[sz]|prepar|allocat|administer|co-?ordinat)\p{L}* [^.;]*)\b(?:on[- ]call|call-out|rotation is|rufbereitschaft|astreintes?|guardias?|oproepbaar|oproepdienst|bleep)\b/u,
    says: /\b(?:on[- ]call|call-?outs?|rufbereitschaft|astreintes?|guardias localizadas|oproepdienst|bereikbaarheidsdienst|bleep)\b/u,
    shows: null,
  },
];
