import type { Family } from './family.ts';

/** Standing in, opening, speaking, helping out: what every trade asks for in words of its own. */
export const FAMILIES_OF_WORK: readonly Family[] = [
  {
    name: { en: 'Deputising', de: 'Stellvertretung', fr: 'Suppléance', es: 'Suplencia', nl: 'Vervanging' },
    asks: /\b(?:deputis\p{L}*|deputiz\p{L}*|stand in for|cover for the|in (?:her|his|their) absence|stellvertret\p{L}*|suppleance|suplencia)\b/u,
    says: /\b(?:deputis\p{L}*|deputiz\p{L}*|stood in for|standing in for|acting (?:head|manager|lead|director|team leader|matron|supervisor|principal|chef)|as acting|acted up|interim (?:head|manager|director|lead)|stellvertret\p{L}*|kommissarisch)\b/u,
    shows: /\b(?:covered (?:for )?(?:the|my|her|his)|while the \p{L}+ (?:\p{L}+ )?was (?:on|away|off)|during the absence)\b/u,
  },
  {
    name: { en: 'Openings', de: 'Eröffnungen', fr: 'Ouvertures', es: 'Aperturas', nl: 'Openingen' },
    asks: /\b(?:the opening of|(?:site|store|restaurant|shop|branch|hotel) openings?|openings|pre-opening|aperturas?|ouvertures?|eroffnung\p{L}*)\b/u,
    says: /\b(?:opened|opening (?:of|team)|pre-opening|launch(?:ed|ing) (?:the|a|our) (?:\p{L}+ )?(?:site|store|shop|restaurant|branch|hotel|bar|ward|clinic)|aperturas?|ouvertures?|eroffn\p{L}*)\b(?! (?:hours|times|the (?:door|post|mail)))/u,
    shows: null,
  },
  {
    name: { en: 'Several sites', de: 'Mehrere Standorte', fr: 'Plusieurs sites', es: 'Varios centros', nl: 'Meerdere vestigingen' },
    asks: /\b(?:more than one (?:site|branch|store|shop|home|unit)|multi-?site|multiple sites|several sites|area manager|mehrere standorte|plusieurs sites|varios centros)\b/u,
    says: /\b(?:multi-?site|(?:across|all|our|its|the|of|over) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:sites|stores|branches|shops|homes|restaurants|units|salons|schools|clinics|depots|centres|hotels)|area manager|group (?:executive )?(?:chef|manager)|cluster manager|standorte|plusieurs sites)\b/u,
    shows: null,
  },
  {
    name: { en: 'Employment law', de: 'Arbeitsrecht', fr: 'Droit du travail', es: 'Derecho laboral', nl: 'Arbeidsrecht' },
    asks: /\b(?:employment law|employment rights|labou?r law|arbeitsrecht|droit (?:du travail|social)|derecho laboral|arbeidsrecht)\b/u,
    says: /\b(?:employment law|labou?r law|employment rights|arbeitsrecht|droit (?:du travail|social)|derecho laboral|arbeidsrecht|employment tribunals?)\b/u,
    shows: /\b(?:redundanc\p{L}*|tupe|disciplinar\p{L}*|grievances?|dismissals?|acas|works council|betriebsrat)\b/u,
  },
  {
    name: { en: 'Discretion', de: 'Verschwiegenheit', fr: 'Discrétion', es: 'Discreción', nl: 'Discretie' },
    asks: /\b(?:keep a secret|discretion|discreet|confidential\p{L}*|sensitive information|in (?:strict(?:est)? )?confidence|verschwiegen\p{L}*|diskretion|discretion|discrecion|confidencialidad|discretie|vertrouwelijk\p{L}*)\b/u,
    says: /\b(?:discreet(?:ly)?|discretion|confidential\p{L}*|verschwiegen\p{L}*|diskret\p{L}*|discrete?|discrecion|confidencialidad|discretie|vertrouwelijk\p{L}*)\b/u,
    shows: /\b(?:insider list|ndas?|payroll for|personnel files)\b/u,
  },
  {
    name: { en: 'Fire safety', de: 'Brandschutz', fr: 'Sécurité incendie', es: 'Seguridad contra incendios', nl: 'Brandveiligheid' },
    asks: /\b(?:fire (?:marshal|warden|safety)|brandschutz\p{L}*|ssiap|brandveiligheid)\b/u,
    says: /\b(?:fire (?:marshal|warden)|brandschutz(?:helfer|beauftragt)\p{L}*|ssiap|bhv)\b/u,
    shows: /\b(?:fire safety|fire drills?|firefighter|crew commander|watch manager|evacuation)\b/u,
    paper: true,
  },
  {
    name: { en: 'Volunteering', de: 'Ehrenamt', fr: 'Bénévolat', es: 'Voluntariado', nl: 'Vrijwilligerswerk' },
    asks: /\b(?:volunteering|voluntary work|community work|campaigning|ehrenamt\p{L}*|benevolat|voluntariado|vrijwilligerswerk)\b/u,
    says: /\b(?:volunteer(?:ed|ing|s)?|voluntary|campaign(?:ed|ing|er)|canvass(?:ed|ing|er)|leaflet(?:s|ed|ing)|polling station|community (?:work|group|centre|garden|kitchen|project)|food ?bank|ehrenamt\p{L}*|benevol\p{L}*|voluntari\p{L}*|vrijwillig\p{L}*)\b/u,
    shows: null,
  },
  {
    name: { en: 'Open source', de: 'Open Source', fr: 'Open source', es: 'Código abierto', nl: 'Open source' },
    asks: /\bopen[- ]sourced?\b/u,
    says: /\bopen[- ]sourced?\b/u,
    shows: /\b(?:github\.com|gitlab\.com|\d+ stars|maintainer of|pull requests? to)\b/u,
  },
  {
    name: { en: 'Portfolio', de: 'Portfolio', fr: 'Portfolio', es: 'Portafolio', nl: 'Portfolio' },
    asks: /\b(?:portfolio, link|a portfolio|your portfolio|portfolio of (?:your )?work|arbeitsproben|showreel)\b/u,
    says: /\b(?:portfolio|showreel|arbeitsproben)\b/u,
    shows: /\b(?:behance|dribbble|artstation|vimeo|cargo\.site|github\.io|itch\.io)\b/u,
    paper: true,
  },
  {
    name: { en: 'Chartership', de: 'Kammermitgliedschaft', fr: 'Titre professionnel', es: 'Colegiación', nl: 'Registratie' },
    asks: /\b(?:m?rics|m?ciob|chartered|charterships?|ceng|cipd|icaew)\b[^;]{0,60}\b(?:status|membership|working towards|chartership|accredited)|\b(?:membership of the|chartership)\b/u,
    says: null,
    shows: /\b(?:apc (?:final )?(?:assessment|diary|candidate)|apc\b|working towards (?:mrics|mciob|chartership|ceng|ieng)|graduate member)\b/u,
    paper: true,
  },
  {
    name: { en: 'Cold chain', de: 'Kühlkette', fr: 'Chaîne du froid', es: 'Cadena de frío', nl: 'Koelketen' },
    asks: /\b(?:chilled|frozen|cold chain|temperature[- ]controlled|kuhl(?:kette|logistik|transport\p{L}*)|chaine du froid|frigorifique|cadena de frio|koelketen|koeltransport)\b/u,
    says: /\b(?:chilled|frozen|cold chain|temperature[- ]controlled|fridge (?:trailer|work|unit)|reefers?|kuhl\p{L}+|chaine du froid|frigorifique|cadena de frio|koel(?:keten|transport|wagen))\b/u,
    shows: null,
  },
  {
    name: {
      en: 'Coordination of trades',
      de: 'Abstimmung der Gewerke',
      fr: 'Coordination des corps d’état',
      es: 'Coordinación de gremios',
      nl: 'Afstemming met onderaannemers',
    },
    asks: /\bcoordinat\p{L}*\b[^.;]{0,60}\b(?:trades|contractors|subcontractors|sub-contractors)\b/u,
    says: /\b(?:coordinat\p{L}*|sequenc\p{L}*|re-sequenc\p{L}*)\b[^.;]{0,60}\b(?:trades|contractors|subcontractors|sub-contractors|lads|gangs|risers|electricians|plumbers)\b/u,
    shows: /\b(?:\d+|two|three|four|five|six|eight|ten|all|the) (?:subcontractors|sub-contractors|trades|subbies)\b/u,
  },
  {
    name: { en: 'Master programme', de: 'Bauzeitenplan', fr: 'Planning général', es: 'Planificación de obra', nl: 'Bouwplanning' },
    asks: /\b(?:master programme|construction programme|programme for each|bauzeitenplan|planning general)\b/u,
    says: /\b(?:master programme|construction programme|bauzeitenplan)\b/u,
    shows: /\b(?:weeks? (?:early|ahead)|ahead of programme|look-?ahead|short[- ]term programme|back on the programme)\b/u,
  },
  {
    name: { en: 'P&L', de: 'Ergebnisverantwortung', fr: 'Compte de résultat', es: 'Cuenta de resultados', nl: 'Winst-en-verlies' },
    asks: /(?:\bp ?& ?l\b|\bprofit and loss\b|\bcash flow statements?\b|\bcompte de resultat|\bcuenta de (?:resultados|explotacion))/u,
    says: /(?:\bp ?& ?l\b|\bprofit and loss\b|\bcash flow\b|\bcompte de resultat|\bcuenta de (?:resultados|explotacion)|\bmanagement accounts\b)/u,
    shows: null,
  },
  {
    name: { en: 'Due diligence', de: 'Due Diligence', fr: 'Due diligence', es: 'Due diligence', nl: 'Due diligence' },
    asks: /\bdue diligence\b/u,
    says: /\bdue diligence\b/u,
    shows: /\b(?:data room|acquisition of|series [a-e]\b)/u,
  },
  {
    name: { en: 'Designated safeguarding', de: 'Kinderschutzbeauftragte', fr: 'Référent protection', es: 'Protección de menores', nl: 'Vertrouwenspersoon' },
    asks: /\bdesignated safeguarding\b|\bdsl\b/u,
    says: /\bdesignated safeguarding\b|\bdsl\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Paediatric first aid', de: 'Erste Hilfe am Kind', fr: 'Secourisme pédiatrique', es: 'Primeros auxilios pediátricos', nl: 'Kinder-EHBO' },
    asks: /\bpa?ediatric first[- ]aid\b|\berste hilfe am kind\b|\bkinder-?ehbo\b/u,
    says: /\bpa?ediatric first[- ]aid\b|\bhltaid0?12\b|\berste hilfe am kind\b|\bkinder-?ehbo\b/u,
    shows: null,
    paper: true,
  },
];
