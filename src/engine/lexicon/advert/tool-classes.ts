/**
 * Programs that do one job, class by class; folded. An advert that asks for one of them "or similar" is met by another of its
 * class: proved, and not said. Names that are ordinary words stand only with what makes them a name.
 */
export const TOOL_CLASSES: readonly RegExp[] = [
  // Law
  /\b(?:westlaw|lexis ?nexis|lexis ?360|lexis|dalloz|lamyline|doctrine\.fr|practical law|plc online|beck-?online|juris\.de|vlex|aranzadi|rechtspraak\.nl|navigator|bloomberg law|heinonline)\b/gu,
  /\b(?:clio|imanage|netdocuments|proclaim|leap legal|partner for windows|elite 3e|aderant|relativity|concordance|opentext edocs|worldox)\b/gu,
  // Schools and universities
  /\b(?:arbor|bromcom|scholarpack|isams|pronote|siecle|powerschool|sims\.net|sims|engage mis|infinite campus|magister|somtoday|untis|schild)\b/gu,
  /\b(?:moodle|canvas lms|blackboard|google classroom|brightspace|itslearning|seesaw|showbie)\b/gu,
  /\b(?:insight tracking|otrack|fft aspire|sonar tracker|target tracker)\b/gu,
  /\b(?:koha|alma|heritage cirqa|oliver v5|accessit|follett destiny|sierra ils|libero|worldshare)\b/gu,
  // Museums and archives
  /\b(?:modes|axiell|past ?perfect|archivesspace|access to memory|calm|emu|ke emu|mimsy(?: xg)?|adlib|collectiveaccess|ehive|vernon cms|museumplus|tms collections|proficio)\b/gu,
  // Words
  /\b(?:trados(?: studio)?|memoq|across|wordfast|memsource|phrase tms|smartcat|omegat|transit nxt|xtm)\b/gu,
  // Animals
  /\b(?:ezyvet|rxworks|provet|vetspace|voyager vms|robovet|merlin vms|animana|cornerstone vet|vetter)\b/gu,
  // Books and pay
  /\b(?:sage(?: 50| 200| intacct| line 50| business cloud)?|xero|quickbooks|myob|netsuite|dynamics(?: 365| gp| nav)?|freeagent|kashflow|datev|lexware|exact online|twinfield|holded|contaplus|a3|cegid|quadra|sap business one|unit4|access dimensions|iris)\b/gu,
  /\b(?:moorepay|brightpay|adp|ceridian|dayforce|paychex|gusto|ipay|payrite|silae|nominaplus|earnie|star payroll)\b/gu,
  /\b(?:sap|oracle(?: e-business| fusion)?|infor|epicor|microsoft dynamics|ifs|jd edwards|coins|odoo|syspro|jobboss|e2 shop|global shop)\b/gu,
  // People
  /\b(?:workday|hibob|bamboohr|personio|successfactors|cascade hr|itrent|peoplehr|breathe hr|selecthr|ciphr|factorial|afas)\b/gu,
  /\b(?:greenhouse|ashby|lever|workable|teamtailor|smartrecruiters|icims|bullhorn|jobvite|taleo|recruitee|pinpoint|eploy|jobadder)\b/gu,
  /\b(?:healthroster|allocate|loop|rotaready|rotacloud|deputy app|when i work|planday|optima rota|e-?roster(?:ing)?|fourth|harri|shiftplan)\b/gu,
  // Care
  /\b(?:systmone|hix|orbis kis|nexus kis|medico kis|emis(?: web)?|vision gp|docman|accurx|rio epr|lorenzo|cerner|epic(?: systems)?|meditech|nervecentre|careflow|medway|paris epr|mosaic|liquidlogic|person centred software|nourish care|access care)\b/gu,
  /\b(?:datix|ulysses|inphase|radar healthcare|riskman|lfpse)\b/gu,
  /\b(?:exact dental|dentally|software of excellence|carestream dental|d4w|dental4windows|dentrix|eaglesoft|praktika|core practice|open dental)\b/gu,
  /\b(?:hotdoc|healthengine|zocdoc|doctolib|jameda|doctoranytime)\b/gu,
  // Rooms, tables, tickets
  /\b(?:opera cloud|opera pms|opera|protel|mews|cloudbeds|fidelio|guestline|tesipro|apaleo|hotelkit|fols|rms cloud|sihot|ulyses)\b/gu,
  /\b(?:resdiary|opentable|sevenrooms|quandoo|thefork|tock|collins)\b/gu,
  /\b(?:saffron|kitchen cut|procure wizard|nutritics|caterquotes|marketman|apicbase|crunchtime|galley)\b/gu,
  /\b(?:lightspeed|square pos|toast pos|icrtouch|zonal|tevalis|micros|aloha pos|epos now|vectron|gastrofix|orderbird)\b/gu,
  /\b(?:fresha|phorest|treatwell|booksy|timely|shedul|salon iris|mindbody)\b/gu,
  /\b(?:spektrix|tessitura|ticketmaster archtics|patronbase|eventim|audienceview)\b/gu,
  // Goods and wheels
  /\b(?:paragon|maxoptra|ptv|stirling|descartes|roadnet|optrak|podfather|truckstops|trapeze)\b/gu,
  /\b(?:microlise|isotrak|webfleet|samsara|masternaut|quartix|teletrac|verizon connect|fleetboard)\b/gu,
  /\b(?:trutac|tachomaster|smartanalysis|descartes smartanalysis|tachosys)\b/gu,
  /\b(?:manhattan wms|red prairie|redprairie|blue yonder|sap ewm|korber|hipath|korber wms|peoplevox|mintsoft|snapfulfil|wms)\b/gu,
  // Building and land
  /\b(?:costx|bluebeam|causeway|candy|buildsoft|conquest|itwo|cubit|exactal|planswift|ripac)\b/gu,
  /\b(?:asta powerproject|powerproject|ms project|microsoft project|primavera(?: p6)?|p6)\b/gu,
  /\b(?:procore|viewpoint|aconex|asite|fieldview|autodesk build|bim 360|dalux|planradar|fieldwire)\b/gu,
  /\b(?:niceic online|icertifi|amtech|fastest(?: 17th)?|simpro|tysoft|electraform|megger powersuite)\b/gu,
  /\b(?:uniform-agri|uniform agri|interherd|herdwatch|dairycomp|cis cattle|farmax|agriwebb|kingshay|dairy comp)\b/gu,
  /\b(?:gatekeeper|muddy boots|agrivi|farmplan|greenlight)\b/gu,
  // Making
  /\b(?:mastercam|fusion 360|gibbscam|esprit cam|hypermill|edgecam|featurecam|surfcam|bobcad)\b/gu,
  /\b(?:solidworks|inventor|catia|siemens nx|creo|autocad|solid edge|revit|tekla|archicad|vectorworks)\b/gu,
  // Numbers
  /\b(?:emblem|akur8|radar live|earnix|guidewire|willis towers watson radar)\b/gu,
  /\b(?:tableau|power ?bi|looker|qlik(?: ?view| sense)?|metabase|superset|cognos|business objects|domo)\b/gu,
  /\b(?:snowflake|bigquery|redshift|azure synapse|databricks|teradata|vertica)\b/gu,
  /\b(?:airflow|dagster|prefect|luigi|azure data factory|ssis|informatica|talend|control-m)\b/gu,
  /\b(?:kafka|rabbitmq|activemq|kinesis|google pub\/sub|sqs|nats|pulsar)\b/gu,
  /\b(?:aws|azure|gcp|google cloud|amazon web services|ibm cloud|hetzner cloud)\b/gu,
  /\b(?:spss|stata|sas|matlab|jamovi|nvivo|atlas\.ti|maxqda)\b/gu,
  /\b(?:arcgis|qgis|mapinfo)\b/gu,
  // Desks
  /\b(?:bomgar|beyondtrust|teamviewer|anydesk|logmein|splashtop|connectwise control|screenconnect|dameware)\b/gu,
  /\b(?:intune|mobileiron|jamf|airwatch|workspace one|maas360|kandji)\b/gu,
  /\b(?:salesforce|hubspot|pipedrive|zoho crm|dynamics crm|sugarcrm|raiser'?s edge|donorfy|blackbaud|close\.com)\b/gu,
  /\b(?:zendesk|freshdesk|freshservice|servicenow|jira service (?:desk|management)|topdesk|intercom|otrs|manageengine|halo itsm|ivanti|hpsm|service manager|remedy)\b/gu,
  /\b(?:jira|asana|trello|monday\.com|clickup|basecamp|smartsheet|azure devops)\b/gu,
  /\b(?:diligent|admincontrol|boardeffect|convene|board intelligence|ibabs|onboard portal|boardpacks)\b/gu,
  /\b(?:genesys|avaya|five9|talkdesk|8x8|nice cxone|amazon connect|mitel|aircall)\b/gu,
  /\b(?:mailchimp|klaviyo|dotdigital|campaign monitor|brevo|marketo|pardot|activecampaign)\b/gu,
  /\b(?:wordpress|drupal|typo3|contentful|sitecore|umbraco|joomla|squarespace)\b/gu,
  /\b(?:unity|unreal(?: engine)?|godot|gamemaker|cryengine)\b/gu,
  /\b(?:figma|sketch app|adobe xd|invision|penpot)\b/gu,
  /\b(?:pro tools|qlab|reaper|ableton|logic pro|cubase|nuendo)\b/gu,
  /\b(?:xactimate|symbility|claimcenter)\b/gu,
];

/** What makes a demand one for a program, and not for what is done with it; folded. */
export const A_PROGRAM =
  /\b(?:systems?|software|(?:bi|reporting|design|testing|planning|ticketing|crm) tools?|packages?|platforms?|programs?|suites?|databases?|portals?|base documentaire|logiciels?|progiciels?|systeme?n?|programma|pakket|programas?|pms|erp|crm|wms|mis|lms|ats)\b/u;

/** Whether another program will do as well; folded. */
export const OR_THE_LIKE =
  /\b(?:such as|e\.\s?g|like|or (?:a |an |any |some )?(?:\p{L}+ )?(?:similar|equivalent|comparable|other|the like|another)|or the like|similar|o similar|ou (?:equivalent|similaire|autre)|telle?s? que|oder (?:vergleichbar\p{L}*|ahnlich\p{L}*)|z\.\s?b|of (?:soortgelijk|vergelijkbaar)|zoals)\b/u;
