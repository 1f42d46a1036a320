import { type And } from '../../english/grammar/lists.ts';
import type { ExperienceLevel } from '../../../domain/cv-build.ts';

/** The words of a summary that are ours; everything else in it is the person's. Blanks are filled by name. */
export interface SummaryPhrases {
  /** The least of each band: a range is an answer of a form, and no sentence about a person. */
  years: Readonly<Record<ExperienceLevel, string>>;
  /** {n}: years counted from the dates of the jobs. */
  counted: string;
  /** {title}, {years}, {industry}, {place}: `here` or `mostRecently`, or nothing. */
  titleAndYears: string;
  titleOnly: string;
  yearsOnly: string;
  inIndustry: string;
  here: string;
  mostRecently: string;
  since: string;
  previously: string;
  at: string;
  /** An earlier job with the present employer. */
  sameHouse: string;
  and: And;
  /** {company}, {deed}. */
  result: string;
  /** {deed} in the -ing form. */
  daily: string | null;
  skills: string;
  /** {title}, {industry}: where somebody is heading; another title in the same line of work. */
  step: string;
  role: string;
  switching: string;
  jumping: string;
  returning: string;
  /** A job that is over, nobody knows since when: {date}. */
  until: string;
}

export const SUMMARY_PHRASES: Readonly<Record<string, SummaryPhrases>> = {
  en: {
    years: { '0-2': 'up to 2 years', '3-7': '3+ years', '8-15': '8+ years', '15+': '15+ years' },
    counted: '{n} years',
    titleAndYears: '{title} with {years} of experience{industry}{place}.',
    titleOnly: '{title}{place}.',
    yearsOnly: '{years} of experience{industry}.',
    inIndustry: ' in {industry}',
    here: ', at {company}',
    mostRecently: ', most recently at {company}',
    since: ' since {date}',
    previously: 'Previously {roles}.',
    at: '{title} at {company}',
    sameHouse: '{title} in the same company',
    and: 'and',
    result: 'At {company}, {deed}.',
    daily: 'The work includes {deed}.',
    skills: 'Skills include {skills}.',
    step: 'Looking for a role as {role}{industry}.',
    role: 'Looking for a role as {role}{industry}.',
    switching: 'Now looking to move into {role} role{industry}.',
    jumping: 'Moving into {field}, and looking for a role as {role}.',
    returning: 'Returning to work, and looking for a role as {role}{industry}.',
    until: 'Until {date}',
  },
  de: {
    years: { '0-2': 'bis zu 2 Jahren', '3-7': '3+ Jahren', '8-15': '8+ Jahren', '15+': '15+ Jahren' },
    counted: '{n} Jahren',
    titleAndYears: '{title} mit {years} Berufserfahrung{place}.',
    titleOnly: '{title}{place}.',
    yearsOnly: 'Berufserfahrung von {years}.',
    inIndustry: '',
    here: ', bei {company}',
    mostRecently: ', zuletzt bei {company}',
    since: ' seit {date}',
    previously: 'Zuvor {roles}.',
    at: '{title} bei {company}',
    sameHouse: '{title} im selben Unternehmen',
    and: 'und',
    result: 'Bei {company}: {deed}.',
    daily: null,
    skills: 'Kenntnisse: {skills}.',
    step: 'Sucht eine Stelle als {title}.',
    role: 'Sucht eine Stelle als {title}.',
    switching: 'Nächster Schritt: von {current} zu {title}.',
    jumping: 'Nächster Schritt in einem neuen Feld: {title}.',
    returning: 'Sucht den Wiedereinstieg als {title}.',
    until: 'Bis {date}',
  },
  fr: {
    years: { '0-2': 'jusqu’à 2 ans', '3-7': '3+ ans', '8-15': '8+ ans', '15+': '15+ ans' },
    counted: '{n} ans',
    titleAndYears: '{title}, {years} d’expérience{place}.',
    titleOnly: '{title}{place}.',
    yearsOnly: 'Expérience : {years}.',
    inIndustry: '',
    here: ', chez {company}',
    mostRecently: ', dernier poste chez {company}',
    since: ' depuis {date}',
    previously: 'Auparavant {roles}.',
    at: '{title} chez {company}',
    sameHouse: '{title} dans la même entreprise',
    and: 'et',
    result: 'Chez {company} : {deed}.',
    daily: null,
    skills: 'Compétences : {skills}.',
    step: 'Poste recherché : {title}.',
    role: 'Poste recherché : {title}.',
    switching: 'Évolution souhaitée : de {current} à {title}.',
    jumping: 'Reconversion visée : {title}.',
    returning: 'Reprise d’activité visée : {title}.',
    until: 'Jusqu’à {date}',
  },
  es: {
    years: { '0-2': 'hasta 2 años', '3-7': '3+ años', '8-15': '8+ años', '15+': '15+ años' },
    counted: '{n} años',
    titleAndYears: '{title} con {years} de experiencia{place}.',
    titleOnly: '{title}{place}.',
    yearsOnly: 'Experiencia: {years}.',
    inIndustry: '',
    here: ', en {company}',
    mostRecently: ', último puesto en {company}',
    since: ' desde {date}',
    previously: 'Anteriormente {roles}.',
    at: '{title} en {company}',
    sameHouse: '{title} en la misma empresa',
    and: 'y',
    result: 'En {company}: {deed}.',
    daily: null,
    skills: 'Competencias: {skills}.',
    step: 'Puesto buscado: {title}.',
    role: 'Puesto buscado: {title}.',
    switching: 'Próximo paso: de {current} a {title}.',
    jumping: 'Próximo paso en un nuevo campo: {title}.',
    returning: 'Busca reincorporarse como {title}.',
    until: 'Hasta {date}',
  },
};

/** Languages without phrases of ours get the facts with nothing between them. */
export const BARE_PHRASES: SummaryPhrases = {
  years: { '0-2': '0–2', '3-7': '3+', '8-15': '8+', '15+': '15+' },
  counted: '{n}',
  titleAndYears: '{title}{place}.',
  titleOnly: '{title}{place}.',
  yearsOnly: '',
  inIndustry: '',
  here: ', {company}',
  mostRecently: ', {company}',
  since: ' ({date} –)',
  previously: '{roles}.',
  at: '{title}, {company}',
  sameHouse: '{title}',
  and: '',
  result: '{company}: {deed}.',
  daily: null,
  skills: '{skills}.',
  step: '',
  role: '',
  switching: '',
  jumping: '',
  returning: '',
  until: '– {date}',
};
