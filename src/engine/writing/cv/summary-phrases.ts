import type { ExperienceLevel } from '../../../domain/cv-build.ts';

/** The words of a summary that are ours; everything else in it is the person's. Blanks are filled by name. */
export interface SummaryPhrases {
  years: Readonly<Record<ExperienceLevel, string>>;
  /** {title}, {years}, {industry}. */
  titleAndYears: string;
  yearsOnly: string;
  inIndustry: string;
  currently: string;
  here: string;
  mostRecently: string;
  since: string;
  previously: string;
  before: string;
  at: string;
  and: string;
  /** {company}, {deed}. */
  result: string;
  /** {deed} in the -ing form. */
  daily: string | null;
  skills: string;
  /** {title}, {industry}: where somebody is heading. */
  nextRole: string;
  role: string;
  switching: string;
  jumping: string;
  returning: string;
  from: string;
  until: string;
}

export const SUMMARY_PHRASES: Readonly<Record<string, SummaryPhrases>> = {
  en: {
    years: { '0-2': 'up to 2 years', '3-7': '3–7 years', '8-15': '8–15 years', '15+': '15+ years' },
    titleAndYears: '{title} with {years} of experience{industry}.',
    yearsOnly: '{years} of experience{industry}.',
    inIndustry: ' in {industry}',
    currently: 'Currently at {company}',
    here: 'At {company}',
    mostRecently: 'Most recently at {company}',
    since: ' since {date}',
    previously: 'Previously {roles}.',
    before: '; before that, {roles}',
    at: '{title} at {company}',
    and: ' and ',
    result: 'Highlight: {deed}.',
    daily: 'Current work includes {deed}.',
    skills: 'Key skills: {skills}.',
    nextRole: 'Looking for the next role as {role}{industry}.',
    role: 'Looking for a role as {role}{industry}.',
    switching: 'Now looking to move from {current} to {title}{industry}.',
    jumping: 'Now looking to move into {field} as {role}.',
    returning: 'Returning to work as {role}{industry}.',
    from: 'From {date}',
    until: 'Until {date}',
  },
  de: {
    years: { '0-2': 'bis zu 2 Jahren', '3-7': '3–7 Jahren', '8-15': '8–15 Jahren', '15+': '15+ Jahren' },
    titleAndYears: '{title} mit {years} Berufserfahrung.',
    yearsOnly: 'Berufserfahrung von {years}.',
    inIndustry: '',
    currently: 'Derzeit bei {company}',
    here: 'Bei {company}',
    mostRecently: 'Zuletzt bei {company}',
    since: ' seit {date}',
    previously: 'Zuvor {roles}.',
    before: '; zuvor {roles}',
    at: '{title} bei {company}',
    and: ' und ',
    result: 'Unter anderem: {deed}.',
    daily: null,
    skills: 'Kenntnisse: {skills}.',
    nextRole: 'Sucht die nächste Stelle als {title}.',
    role: 'Sucht eine Stelle als {title}.',
    switching: 'Nächster Schritt: von {current} zu {title}.',
    jumping: 'Nächster Schritt in einem neuen Feld: {title}.',
    returning: 'Sucht den Wiedereinstieg als {title}.',
    from: 'Ab {date}',
    until: 'Bis {date}',
  },
  fr: {
    years: { '0-2': 'jusqu’à 2 ans', '3-7': '3–7 ans', '8-15': '8–15 ans', '15+': '15+ ans' },
    titleAndYears: '{title}, {years} d’expérience.',
    yearsOnly: 'Expérience : {years}.',
    inIndustry: '',
    currently: 'Actuellement chez {company}',
    here: 'Chez {company}',
    mostRecently: 'Dernier poste chez {company}',
    since: ' depuis {date}',
    previously: 'Auparavant {roles}.',
    before: ' ; auparavant {roles}',
    at: '{title} chez {company}',
    and: ' et ',
    result: 'Entre autres : {deed}.',
    daily: null,
    skills: 'Compétences : {skills}.',
    nextRole: 'Recherche un nouveau poste : {title}.',
    role: 'Poste recherché : {title}.',
    switching: 'Évolution souhaitée : de {current} à {title}.',
    jumping: 'Reconversion visée : {title}.',
    returning: 'Reprise d’activité visée : {title}.',
    from: 'Depuis {date}',
    until: 'Jusqu’à {date}',
  },
  es: {
    years: { '0-2': 'hasta 2 años', '3-7': '3–7 años', '8-15': '8–15 años', '15+': '15+ años' },
    titleAndYears: '{title} con {years} de experiencia.',
    yearsOnly: 'Experiencia: {years}.',
    inIndustry: '',
    currently: 'Actualmente en {company}',
    here: 'En {company}',
    mostRecently: 'Último puesto en {company}',
    since: ' desde {date}',
    previously: 'Anteriormente {roles}.',
    before: '; anteriormente {roles}',
    at: '{title} en {company}',
    and: ' y ',
    result: 'Entre otros: {deed}.',
    daily: null,
    skills: 'Competencias: {skills}.',
    nextRole: 'Busca un nuevo puesto: {title}.',
    role: 'Puesto buscado: {title}.',
    switching: 'Próximo paso: de {current} a {title}.',
    jumping: 'Próximo paso en un nuevo campo: {title}.',
    returning: 'Busca reincorporarse como {title}.',
    from: 'Desde {date}',
    until: 'Hasta {date}',
  },
};

/** Languages without phrases of ours get the facts with nothing between them. */
export const BARE_PHRASES: SummaryPhrases = {
  years: { '0-2': '0–2', '3-7': '3–7', '8-15': '8–15', '15+': '15+' },
  titleAndYears: '{title}.',
  yearsOnly: '',
  inIndustry: '',
  currently: '{company}',
  here: '{company}',
  mostRecently: '{company}',
  since: ' ({date} –)',
  previously: '{roles}.',
  before: '; {roles}',
  at: '{title}, {company}',
  and: ', ',
  result: '{company}: {deed}.',
  daily: null,
  skills: '{skills}.',
  nextRole: '',
  role: '',
  switching: '',
  jumping: '',
  returning: '',
  from: '{date}',
  until: '– {date}',
};
