import { named, type Family } from './family.ts';

/** What is done for and with people: passengers, pupils, patients, callers, volunteers. */
export const FAMILIES_OF_PEOPLE: readonly Family[] = [
  {
    name: named('Training of new people', 'Einarbeitung und Anleitung', 'Formation et tutorat', 'Formación y tutoría', 'Begeleiding en opleiding'),
    asks: /\b(?:support\p{L}* (?:our )?(?:student|trainee|junior|new)|(?:work|training|development|supervision) of (?:\p{L}+ ){0,2}(?:trainees?|students?|apprentices?|juniors?)|(?:trainees?|apprentices?|students?)\b[^.;]{0,25}\b(?:exams?|training|through)|buddy|induct\p{L}*|ausbilder\p{L}*|lehr(?:fahrer|lokfuhrer)\p{L}*|anleit\p{L}*|einarbeit\p{L}*|praxisanleit\p{L}*|(?<!form )tutor\p{L}*|accompagner (?:les|des) (?:apprentis|stagiaires|eleves)|formar a|werkbegeleid\p{L}*|begeleid\p{L}* van (?:studenten|stagiair\p{L}*|leerlingen))\b/u,
    says: null,
    shows:
      /\b(?:mentor(?:ed|ing|s)?|coach(?:ed|ing|es)?|practice (?:educator|assessor|supervisor)|buddy|trained (?:up )?(?:\d|two|three|four|five|six|eight|ten|new|the|all|junior|over)|training new|(?:supervis\p{L}*|responsible for)\b[^.;]{0,40}\b(?:trainees?|apprentices?|students?|juniors?|assistant)|induct(?:ed|ing|ions)|eingewiesen|lehrfahrer|einarbeitung von|angelernt|praxisanleit\p{L}*|fachliche anleitung|ausbilder\p{L}*|werkbegeleid\p{L}*|praktijkbegeleid\p{L}*|formatrice|formateur|formation de \d|tutora?t|tuteur|apprentis encadres|form[eo] a \d)\b/u,
  },
  {
    name: named('Passengers and visitors', 'Auskunft für Fahrgäste und Gäste', 'Accueil des voyageurs', 'Atención a viajeros', 'Informatie aan reizigers'),
    asks: /\b(?:(?:inform\p{L}*|help|assist\p{L}*|look after|advis\p{L}*) (?:our |the )?(?:passengers|travellers|visitors)|fahrgast\p{L}*|reisende\p{L}*|voyageurs|viajeros|pasajeros|reizigers|passengers)\b/u,
    says: null,
    shows: /\b(?:passengers|auskunft\p{L}*|fahrschein\p{L}*|fahrgast\p{L}*|fundsachen|reisende\p{L}*|voyageurs|viajeros|pasajeros|reizigers|announcements)\b/u,
  },
  {
    name: named('Lessons', 'Unterricht', 'Enseignement', 'Docencia', 'Lesgeven'),
    asks: /\b(?:deliver\p{L}* (?:\p{L}+ ){0,3}lessons|lessons|schemes of work|unterricht\p{L}*|enseign\p{L}*|dispenser (?:des|les) cours|impartir (?:clases|docencia)|lesgeven)\b/u,
    says: null,
    shows:
      /\b(?:taught|teach(?:ing)? (?:\d|year|a|the|in|maths|english|science)|class teacher|unterrichtet\p{L}*|unterricht in|enseignement en|professeure? (?:de|principale?|certifiee?|agregee?)|docente de|clases de|lesgegeven|lessen)\b/u,
  },
  {
    name: named('Form tutor', 'Klassenleitung', 'Professeur principal', 'Tutoría', 'Mentoraat'),
    asks: /\b(?:form tutor|pastoral|class teacher|klassenleit\p{L}*|professeure? principale?|tutor de grupo|mentor van een klas)\b/u,
    says: /\b(?:form tutor|pastoral|tutor group)\b/u,
    shows: /\b(?:class teacher|head of year|klassenleit\p{L}*|klassenlehrer\p{L}*|professeure? principale?|tutor de grupo|mentor van een klas)\b/u,
  },
  {
    name: named('Care of patients', 'Pflege und Betreuung', 'Soins aux patients', 'Atención a pacientes', 'Zorg voor patiënten'),
    asks: /\b(?:car(?:e|ing) (?:for|of) (?:\p{L}+ ){0,2}(?:patients?|residents?|women|inpatients|people)|patient care|nursing care|(?:pflege|betreuung|versorgung) (?:von|der|unserer) (?:\p{L}+ ){0,2}(?:patient\p{L}*|bewohner\p{L}*|frauen|menschen)|prise en charge|soins (?:aux|des)|atencion a (?:los )?pacientes|zorg (?:voor|aan))\b/u,
    says: null,
    shows:
      /\b(?:(?:helped|cared for|looked after|nursed|treated|washed|assisted) (?:\p{L}+ ){0,3}(?:patients|residents|women|clients)|\d+ bed(?:ded)? ward|staff nurse|births?|bevallingen|geburten|accouchements|partos|pflegte|gepflegt|soins a|patients? par jour)\b/u,
  },
  {
    name: named('Births', 'Geburtshilfe', 'Obstétrique', 'Obstetricia', 'Verloskunde'),
    asks: /\b(?:births?|labour ward|delivery suite|midwifery|intrapartum|geburt(?:en|shilfe)?|kreisssaal\p{L}*|kreissaal\p{L}*|salle de naissance|accouchements?|paritorio|partos?|bevalling\p{L}*|verloskamers?)\b/u,
    says: null,
    shows:
      /\b(?:births?|babies|midwi(?:fe|ves|fery)|labour ward|delivery suite|geburt\p{L}*|kreisssaal\p{L}*|hebamme\p{L}*|accouchements?|sage-femme|paritorio|partos?|matrona|bevalling\p{L}*|verloskamers?|verloskundig\p{L}*)\b/u,
  },
  {
    name: named('Complaints and escalations', 'Beschwerden', 'Réclamations', 'Reclamaciones', 'Klachten'),
    asks: /\b(?:(?:handl|deal|resolv|manag)\p{L}* (?:with )?(?:\p{L}+ )?(?:complaints?|escalations?)|escalated (?:complaints?|calls?|cases)|beschwerde\p{L}*|reklamation\p{L}*|reclamations?|reclamaciones|klachten)\b/u,
    says: null,
    shows:
      /\b(?:complaints?|escalat(?:ed|ions?|ing)|refunds?|beschwerde\p{L}*|reklamation\p{L}*|reclamations?|reclamaciones|quejas|klachten|unhappy (?:customers|guests|clients)|angry (?:customers|guests|callers))\b/u,
  },
  {
    name: named('Service figures', 'Servicekennzahlen', 'Indicateurs de service', 'Indicadores de servicio', 'Servicecijfers'),
    asks: /\b(?:targets? for (?:quality|service)|average handling time|aht\b|csat|nps\b|customer satisfaction|service levels?|slas?\b|kundenzufriedenheit|satisfaction client|satisfaccion del cliente|klanttevredenheid)/u,
    says: null,
    shows:
      /\b(?:csat|nps|average handling time|aht|first[- ](?:contact|call)|service levels?|slas?|customer satisfaction|mystery (?:shop\p{L}*|guest)|kundenzufriedenheit|satisfaction client|klanttevredenheid)\b/u,
  },
  {
    name: named('Volunteers', 'Ehrenamtliche', 'Bénévoles', 'Voluntarios', 'Vrijwilligers'),
    asks: /\bvolunteers\b|\behrenamtliche\p{L}*\b|\bbenevoles\b|\bvoluntarios\b|\bvrijwilligers\b/u,
    says: /\b(?:managed|led|ran|coordinat\p{L}*|recruited|trained|rota(?:ed)?) [^.;]{0,30}\bvolunteers\b/u,
    shows: /\bvolunteer (?:co-?ordinat\p{L}+|manager|rota)\b/u,
  },
  {
    name: named('Reception', 'Empfang', 'Accueil', 'Recepción', 'Receptie'),
    asks: /\b(?:(?:cover\p{L}*|run|staff|man|work on|help on) (?:the |our )?(?:front desk|reception)|empfang (?:von|der)|accueil (?:physique|telephonique)|recepcion de (?:clientes|visitas)|receptiewerk)\b/u,
    says: null,
    shows:
      /\b(?:receptionist|(?:front|reception) desk|front of house|welcoming (?:clients|guests|visitors|patients)|rezeption\p{L}*|empfang\p{L}*|hote(?:sse)? d.accueil|recepcionista|receptionist\p{L}*)\b/u,
  },
  {
    name: named('Relations with clients', 'Kundenbeziehungen', 'Relation client', 'Relación con clientes', 'Klantrelaties'),
    asks: /\b(?:(?:build|maintain|develop|manage|keep)\p{L}* (?:\p{L}+ ){0,3}relationships? with (?:\p{L}+ )?(?:clients?|customers?|accounts?)|client relationships?|account management|key accounts?|kundenbeziehung\p{L}*|portefeuille (?:de )?clients|cartera de clientes|klantrelaties)\b/u,
    says: /\b(?:client relationships?|account manag\p{L}+|key accounts?|kundenbeziehung\p{L}*|portefeuille (?:de )?clients|cartera de clientes|klantrelaties)\b/u,
    shows:
      /\b(?:(?:\d+|portfolio of) (?:\p{L}+ ){0,2}(?:clients|accounts|customers)|(?:retained|kept|won back|renewed) [^.;]{0,20}\b(?:clients?|accounts?|customers?|contracts?))\b/u,
  },
];
