import type { Family } from './family.ts';

/** Wards, classrooms, courts, kitchens and front desks. */
export const FAMILIES_OF_CARE: readonly Family[] = [
  {
    name: { en: 'Life support', de: 'Reanimation', fr: 'Réanimation', es: 'Soporte vital', nl: 'Reanimatie' },
    asks: /\b(?:(?:immediate|basic|advanced|paediatric|intermediate|newborn) life support|ils|als (?:provider|course|certificate|certified|trained)|bls|pils|epals|nls|reanimation\p{L}*|soporte vital|reanimatie)\b/u,
    says: /\b(?:(?:immediate|advanced|paediatric|intermediate|newborn) life support|ils|als(?= ?(?:\(|,|;|\d|provider|course|certificate|certified|instructor|$))|pils|epals|nls|acls|soporte vital avanzado|reanimatie)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'First aid', de: 'Erste Hilfe', fr: 'Secourisme', es: 'Primeros auxilios', nl: 'EHBO' },
    asks: /\b(?:(?<!pa?ediatric )first[- ]aid(?:er)?|cpr|erste[- ]hilfe|ersthelfer\p{L}*|secouris\p{L}+|sst|primeros auxilios|ehbo|bhv)\b/u,
    says: /\b(?:first[- ]aid(?:er)?|cpr|hltaid\d+|erste[- ]hilfe|ersthelfer\p{L}*|secouris\p{L}+|sst|psc1|primeros auxilios|ehbo|bhv)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Safeguarding', de: 'Kinderschutz', fr: 'Protection de l’enfance', es: 'Protección de menores', nl: 'Kinderbescherming' },
    asks: /\b(?:(?<!designated )safeguarding|child protection|kinderschutz)\b/u,
    says: /\b(?:safeguarding|child protection|dsl|cpoms|kinderschutz)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: {
      en: 'Incident investigation',
      de: 'Untersuchung von Vorfällen',
      fr: 'Analyse des incidents',
      es: 'Investigación de incidentes',
      nl: 'Onderzoek van incidenten',
    },
    asks: /\b(?:investigat\p{L}+|root cause|incidents?|afwijkingen|onderzoekt|enquetes?)\b/u,
    says: /\b(?:investigat(?:ed|ing|ions?|or)|root cause|5 whys)\b/u,
    shows: null,
  },
  {
    name: { en: 'Food safety', de: 'Lebensmittelhygiene', fr: 'Hygiène alimentaire', es: 'Seguridad alimentaria', nl: 'Voedselveiligheid' },
    asks: /\b(?:food (?:safety|hygiene)|haccp|lebensmittelhygiene|hygiene alimentaire|seguridad alimentaria|voedselveiligheid)\b/u,
    says: /\b(?:food (?:safety|hygiene)|haccp|lebensmittelhygiene|hygiene alimentaire|seguridad alimentaria|voedselveiligheid|manipulador de alimentos)\b/u,
    shows: /\b(?:hygiene rating|five stars on the door|date dots)\b/u,
    paper: true,
  },
  {
    name: { en: 'Food cost', de: 'Wareneinsatz', fr: 'Ratio matière', es: 'Coste de materia prima', nl: 'Foodcost' },
    asks: /\b(?:food cost\p{L}*|recipe costing(?! systems?)|gp\b|gross profit|cost every dish|wareneinsatz|ratio matiere|cout matiere|coste de (?:la )?materia prima|foodcost)/u,
    says: /\b(?:food cost\p{L}*|costed (?:the )?(?:menus?|dishes)|recipe cost\p{L}*|gp|gross profit|margins?|wareneinsatz|ratio matiere|cout matiere|coste de (?:la )?materia prima|foodcost)\b/u,
    shows: null,
  },
  {
    name: { en: 'Audits', de: 'Audits', fr: 'Audits', es: 'Auditorías', nl: 'Audits' },
    asks: /\b(?:audits?|auditing|inspections?|audite|auditorias?)\b/u,
    says: /\b(?:audit(?:s|ed|ing)?|inspect(?:ions?|ed|orate)|ofsted|cqc|auditorias?)\b/u,
    shows: null,
  },
  {
    name: { en: 'Quality of guests’ reviews', de: 'Gästebewertungen', fr: 'Avis des clients', es: 'Reputación en línea', nl: 'Beoordelingen' },
    asks: /\b(?:online reputation|reviews? (?:sites|scores)|reputacion|e-reputation|avis (?:clients|en ligne)|resenas)\b/u,
    says: /\b(?:reputacion|resenas?|valoraci\p{L}+|tripadvisor|google reviews|e-reputation|booking\.com)\b/u,
    shows: null,
  },
  {
    name: { en: 'Bookings and recalls', de: 'Terminplanung', fr: 'Prise de rendez-vous', es: 'Gestión de citas', nl: 'Afsprakenplanning' },
    asks: /\b(?:recalls?|appointments?|booking (?:platforms?|systems?)|cancellations?)\b/u,
    says: /\b(?:recalls?|appointments?|bookings?|rebooked|cancellations?|diary)\b/u,
    shows: null,
  },
  {
    name: { en: 'Accreditation', de: 'Akkreditierung', fr: 'Accréditation', es: 'Acreditación', nl: 'Accreditatie' },
    asks: /\b(?:ready for (?:\p{L}+ )?accreditation|(?:\p{L}+ )?accreditation(?:s| visits?| standards?| body)|nsqhs|ukas|cqc|akkreditier\p{L}*|accreditation|acreditacion|accreditatie)\b/u,
    says: /\b(?:accreditation|accredited|nsqhs|ukas|cqc|akkreditier\p{L}*|acreditacion|accreditatie)\b/u,
    shows: null,
    paper: true,
  },
  {
    name: { en: 'Leadership qualification', de: 'Führungslehrgang', fr: 'Formation en management', es: 'Formación en liderazgo', nl: 'Leiderschapsopleiding' },
    asks: /(?<!\b(?:project|programme|change|risk|quality|facilities|construction|waste|energy|event|events|product|supply chain|stock|time) )\b(?:leadership|management)(?: or (?:leadership|management))? (?:qualification|certificate|diploma|award|training|apprenticeship|course)|\bmary seacole\b|\b(?:ilm|cmi)\b/u,
    says: /\b(?:pg ?cert|pg ?dip|diploma|certificate|level [3-7]|ilm|cmi|award|msc)\b[^.;]{0,30}\b(?:leadership|management)\b|\b(?:leadership|management)\b[^.;]{0,20}\b(?:pg ?cert|pg ?dip|diploma|certificate|level [3-7]|award)\b|\bleadership\b[^.;]{0,40}\b(?:course|programme|module|in-house|\d days?|workshop)\b|\b(?:course|training|workshop) (?:in|on) leadership\b|\bmary seacole\b|\b(?:ilm|cmi) (?:level )?\d|\bmba\b/u,
    shows: null,
    paper: true,
  },
];
