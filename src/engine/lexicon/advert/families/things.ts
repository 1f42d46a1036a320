import { named, type Family } from './family.ts';

/** What is done with things: routes, stores, kitchens, computers, collections, money. */
export const FAMILIES_OF_THINGS: readonly Family[] = [
  {
    name: named('Routes and vehicles', 'Touren und Fahrzeuge', 'Tournées et véhicules', 'Rutas y vehículos', 'Routes en voertuigen'),
    asks: /\b(?:(?:plan\p{L}*|schedul\p{L}*|organi[sz]\p{L}*) (?:\p{L}+ ){0,4}(?:routes?|runs?|loads?|deliveries|vehicles|transport)|tourenplan\p{L}*|umlaufplan\p{L}*|disposition|planifi\p{L}* (?:\p{L}+ ){0,3}(?:tournees|rutas)|asignar vehiculos|ritplanning|routes plannen)\b/u,
    says: null,
    shows:
      /\b(?:route planning|planned (?:the )?(?:\p{L}+ ){0,3}(?:move|routes?|runs?|loads?|wagons|vehicles|work for \d+ wagons)|recut the \p{L}+ runs|worked out the round|umlaufplan\p{L}*|touren [^.;]{0,30}eingeteilt|tourenplan\p{L}*|ausfalle umplanen|planification des (?:tournees|trajets)|planificacion de rutas|ritplanning|transport planner|transport planning)\b/u,
  },
  {
    name: named('Ordering and stock', 'Bestellung und Lager', 'Commandes et stocks', 'Pedidos y existencias', 'Bestellingen en voorraad'),
    asks: /\b(?:(?:passer|gerer|suivre) les (?:commandes|stocks)|commandes|gestion des stocks|(?:order|replenish)\p{L}* (?:\p{L}+ ){0,3}(?:stock|supplies|stores|materials|food|ingredients)|place orders|bestellwesen|warenbestand|lagerhaltung|pedidos|control de stock|existencias|bestellingen|voorraad)\b/u,
    says: /\b(?:gestion des stocks|stock (?:control|management)|gestion de stocks?|warenbestand|lagerhaltung|voorraadbeheer|control de stock)\b/u,
    shows:
      /\b(?:ordering|orders to suppliers|ordered (?:\p{L}+ ){0,2}(?:stock|materials|supplies|food)|stocks?|inventory|g1098|supplies|bestellung\p{L}*|commandes|pedidos|voorraad)\b/u,
  },
  {
    name: named('Menus and recipes', 'Speisekarte und Rezepte', 'Carte et fiches techniques', 'Carta y recetas', 'Menukaart en recepten'),
    asks: /\b(?:menus?|fiches techniques|elaboration de la carte|(?:la|une|votre) carte|speisekarte\p{L}*|menuplanung|rezept(?:e|uren)|carta y|recetas?|menukaart|recipes?)\b/u,
    says: /\b(?:menu (?:development|planning|design|writing)|(?:wrote|writing|written) [^.;]{0,40}\bmenus?|fiches techniques)\b/u,
    shows:
      /\b(?:menu costing|menus?\b[^.;]{0,20}\b(?:wrote|developed|changed)|(?:wrote|writing|rewrote|developed|designed) [^.;]{0,40}\bmenus?|creation de (?:la )?carte|speisekarte\p{L}*|carta de|menukaart|dessert menu)\b/u,
  },
  {
    name: named('Cooking on the line', 'Warme und kalte Küche', 'Cuisson et sauces', 'Cocina caliente y fría', 'Warme en koude keuken'),
    asks: /\b(?:cuissons?|les sauces|mise en place|sauces? section|grill section|warme kuche|fonds und saucen|partidas?|cocina caliente|warme keuken)\b/u,
    says: /\bmise en place\b/u,
    shows:
      /\b(?:saucier|chef de partie|ran (?:the )?(?:sauce|pass|grill|larder|line)|sous chef|head chef|second de cuisine|demi-chef|koch\b|sous-?chef|jef[ea] de partida|souschef)\b/u,
  },
  {
    name: named('Hygiene', 'Hygiene', 'Hygiène', 'Higiene', 'Hygiëne'),
    asks: /\b(?:normes d.hygiene|hygiene(?:vorschrift\p{L}*|standards?| rules)?|higiene|hygiene-?regels)\b/u,
    says: /\b(?:haccp|hygiene\p{L}*|higiene)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: named('Administration of systems', 'Systemadministration', 'Administration de systèmes', 'Administración de sistemas', 'Systeembeheer'),
    asks: /\b(?:administ\p{L}+ (?:\p{L}+['’]?s? ){0,4}(?:servers?|systems?|networks?|tenancy|accounts|active directory|windows|databases?)|(?:system|netzwerk|server)administration|administrar (?:servidores|sistemas)|administrer (?:les )?(?:serveurs|systemes)|systeembeheer)\b/u,
    says: null,
    shows:
      /\b(?:(?:active directory|azure ad|office 365|exchange|user|account) (?:account )?(?:creation|administration|management|accounts)|joiner\/leaver|system administrator|sysadmin|server administration|systemadministrat\p{L}*|administrateur systeme|administrador de sistemas|systeembeheerder)\b/u,
  },
  {
    name: named('Service desk', 'Anwendersupport', 'Assistance aux utilisateurs', 'Soporte a usuarios', 'Gebruikersondersteuning'),
    asks: /\b(?:(?<!for (?:the )?)service ?desk|help ?desk|(?:first|1st)[- ]line|it support|user support|anwendersupport|assistance aux utilisateurs|soporte (?:a usuarios|tecnico)|gebruikersondersteuning)\b/u,
    says: /\b(?:service ?desk|help ?desk)\b/u,
    shows:
      /\b(?:(?:first|second|third|1st|2nd|3rd)[- ]line|desktop support|technical support|tickets?|password resets|troubleshooting of|anwendersupport|support aux utilisateurs|soporte tecnico)\b/u,
  },
  {
    name: named('Customer service', 'Kundenservice', 'Service client', 'Atención al cliente', 'Klantenservice'),
    asks: /\bcustomer service\b(?! (?:advis\p{L}+|agents?|team|staff|representatives?|managers?|assistants?|desk))|\bkundenservice\b|\bservice client\b|\batencion al cliente\b|\bklantenservice\b/u,
    says: /\bcustomer service\b|\bkundenservice\b|\bservice client\b|\batencion al cliente\b|\bklantenservice\b/u,
    shows:
      /\b(?:(?:giving|gave|provid(?:ed|ing)) (?:\p{L}+ ){0,3}support to (?:staff|users|customers|clients)|(?:serv|help|assist|answer|welcom|advis)\p{L}* (?:\p{L}+ ){0,3}(?:customers|clients|guests|callers|users|patients|public)|receptionist|callers|customers like me)\b/u,
  },
  {
    name: named('Networks', 'Netzwerke', 'Réseaux', 'Redes', 'Netwerken'),
    asks: /\b(?:networking|networks?: |netzwerk(?:technik|e\b)|reseaux informatiques|redes informaticas|netwerken)\b/u,
    says: /\b(?:dns|dhcp|tcp\/ip|vlans?|ccna|netzwerktechnik)\b/u,
    shows: /\b(?:cisco|firewalls?|routers?|switches|lan cabl\p{L}+)\b/u,
  },
  {
    // A brand of telephones or of switches says none of these.
    name: named('Network protocols', 'Netzwerkprotokolle', 'Protocoles réseau', 'Protocolos de red', 'Netwerkprotocollen'),
    asks: /\b(?:tcp\/ip|dns|dhcp)\b/u,
    says: /\b(?:dns|dhcp|tcp\/ip|ccna)\b/u,
    shows: null,
  },
  {
    name: named('Cataloguing', 'Katalogisierung', 'Catalogage', 'Catalogación', 'Catalogisering'),
    asks: /\b(?:catalogu?(?:e|es|ing)|metadata|inventor(?:y|ies|ise) (?:of )?(?:objects|collections)|katalogis\p{L}*|erschliess\p{L}*|catalogage|catalogaci\p{L}+|catalogiser\p{L}*)\b/u,
    says: /\b(?:catalogued|catalogu?ing|katalogis\p{L}*|catalogage|catalogaci\p{L}+|catalogiser\p{L}*)\b/u,
    shows: /\b(?:metadata|finding aids?|dublin core|card catalog(?:ue)?|classif(?:ied|ication) of|indexed|accession\p{L}*|erschliess\p{L}*)\b/u,
  },
  {
    name: named('Care of collections', 'Bestandserhaltung', 'Conservation des collections', 'Conservación de colecciones', 'Collectiebeheer'),
    asks: /\b(?:collections? care|care of (?:the |our )?collections?|handling, packing|preventive conservation|bestandserhaltung|conservation (?:preventive|des collections)|conservacion preventiva|collectiebeheer)\b/u,
    says: /\b(?:collections? care|preventive conservation|bestandserhaltung|conservation preventive|conservacion preventiva|collectiebeheer)\b/u,
    shows: /\b(?:rehoused|acid-free|conservation|archival (?:boxes|folders)|preserv(?:ed|ing|ation)|climate control|pest monitoring)\b/u,
  },
  {
    name: named('Digitisation', 'Digitalisierung', 'Numérisation', 'Digitalización', 'Digitalisering'),
    asks: /\b(?:digiti[sz]\p{L}*|numerisation|digitalis\p{L}*|digitaliza\p{L}*)\b/u,
    says: /\b(?:digiti[sz](?:ed|ing|ation)|numeris\p{L}*|digitalis(?:iert|ierung)\p{L}*|digitaliza\p{L}*)\b/u,
    shows: null,
  },
  {
    name: named('Copyright', 'Urheberrecht', 'Droit d’auteur', 'Derechos de autor', 'Auteursrecht'),
    asks: /\b(?:copyright|urheberrecht\p{L}*|droits? d.auteur|derechos de autor|auteursrecht)\b/u,
    says: /\b(?:copyright|urheberrecht\p{L}*|droits? d.auteur|derechos de autor|auteursrecht)\b/u,
    shows: /\b(?:takedown|take-down|licensing of (?:images|music|photos)|image rights|clearance of rights|rights clearance|creative commons)\b/u,
  },
  {
    name: named('Machines and maintenance', 'Maschinen und Wartung', 'Maintenance', 'Mantenimiento', 'Onderhoud'),
    asks: /\b(?:(?:planned|preventive|reactive) maintenance|maintain\p{L}* (?:\p{L}+ ){0,3}(?:machines?|machinery|equipment|plant)|wartung\p{L}*|instandhalt\p{L}*|maintenance (?:preventive|curative)|mantenimiento (?:preventivo|correctivo)|onderhoud (?:van|aan))\b/u,
    says: /\b(?:(?:planned|preventive|reactive) maintenance|ppm schedule|wartung\p{L}*|instandhalt\p{L}*|maintenance (?:preventive|curative)|mantenimiento preventivo)\b/u,
    shows: /\b(?:serviced|overhauled|kept (?:the )?(?:\p{L}+ )?(?:machines?|line|plant|fleet) running|vehicle availability|machine uptime|tool life)\b/u,
  },
  {
    name: named('Records', 'Dokumentation', 'Dossiers', 'Registros', 'Dossiers'),
    asks: /\b(?:(?:keep\p{L}*|maintain\p{L}*|updat\p{L}*|complet\p{L}*) (?:\p{L}+ ){0,4}(?:records|notes|paperwork|logs?|job (?:cards|sheets)|timesheets)|dokumentation (?:im|in|der|von)|tenue des dossiers|documentacion clinica|dossiervoering)\b/u,
    says: null,
    shows:
      /\b(?:medicine book|controlled drugs book|loan kit book|logbook|log book|patient records|case notes|own paperwork|epcr|hix\b|emis\b|systmone|rio\b|orbis|medico|vrumun|defect cards|dokumentation|dossiers?)\b/u,
  },
  {
    name: named('Reports and figures', 'Berichte und Auswertungen', 'Rapports', 'Informes', 'Rapportages'),
    asks: /\b(?:(?:prepare|produce|write|compile|elabor\p{L}*|erstell\p{L}*|rediger|opstellen van) (?:\p{L}+ ){0,4}(?:reports?|informes|berichte?n?|rapports|rapportages)|(?:weekly|monthly|daily) reports?)\b/u,
    says: null,
    shows:
      /\b(?:(?:weekly|monthly|daily|management|cost|progress) (?:\p{L}+ )?reports?|reports? (?:to|for) (?:the )?(?:board|directors?|management|bank|client)|forecast, (?:weekly|monthly)|monatsbericht\p{L}*|auswertung\p{L}*|rapports? mensuels?|informes? (?:semanal|mensual)\p{L}*|maandrapportage\p{L}*)\b/u,
  },
  {
    name: named('Fundraising', 'Fundraising', 'Collecte de fonds', 'Captación de fondos', 'Fondsenwerving'),
    asks: /\b(?:fundrais\p{L}*|apply for grants|grant (?:applications|writing|funding)|bid[- ]writing|spendenwerbung|drittmittel\p{L}*|collecte de fonds|recherche de subventions|captacion de fondos|fondsenwerving)\b/u,
    says: /\b(?:fundrais\p{L}*|grant (?:applications?|writing|funding)|(?:won|secured|awarded) (?:\p{L}+ ){0,3}grants?|bid[- ]writing|drittmittel\p{L}*|collecte de fonds|captacion de fondos|fondsenwerving)\b/u,
    shows: /\b(?:raised [£$€]|grant of|lottery (?:bid|money|funding))/u,
  },
  {
    name: named('Exhibitions', 'Ausstellungen', 'Expositions', 'Exposiciones', 'Tentoonstellingen'),
    asks: /\b(?:exhibitions?|displays? (?:for|of) (?:the )?(?:museum|gallery)|ausstellung\p{L}*|expositions?|exposiciones|tentoonstelling\p{L}*)\b(?! budget)/u,
    says: /\b(?:exhibitions?|ausstellung\p{L}*|expositions?|exposiciones|tentoonstelling\p{L}*)\b/u,
    shows: null,
  },
  {
    name: named('Teaching in schools', 'Arbeit an Schulen', 'Milieu scolaire', 'Ámbito educativo', 'Onderwijs'),
    asks: /^(?:work\p{L}* in )?(?:the )?(?:education(?: sector)?|schools?|an? (?:school|educational) (?:setting|environment))$|\b(?:education sector|work\p{L}* in (?:education|schools?|an? (?:school|college))|schulumfeld|secteur educatif)\b/u,
    says: /\b(?:education sector|further education|higher education)\b/u,
    shows: /\b(?:schools?|academy trust|colleges?|university|lycee|schule|escuela|instituto)\b(?! (?:leaver|certificate|diploma))/u,
  },
  {
    name: named('Telecoms', 'Telekommunikation', 'Télécoms', 'Telecomunicaciones', 'Telecom'),
    asks: /\b(?:telecoms?|telecommunications?|telekommunikation)\b/u,
    says: /\b(?:telecoms?|telecommunications?|telekommunikation)\b/u,
    shows: /\b(?:router (?:cases|faults)|broadband|sim swops?|sim swaps?|mobile network|cellular|airtime|vodafone|fibre (?:installs?|faults))\b/u,
  },
];
