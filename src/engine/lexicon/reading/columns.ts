/** What a column of a table of jobs, studies or certificates holds. */
export type ColumnField =
  | 'dates'
  | 'from'
  | 'to'
  | 'title'
  | 'employer'
  | 'place'
  | 'told'
  | 'degree'
  | 'school'
  | 'grade'
  | 'certificate'
  | 'issuer'
  | 'until'
  | 'aside';

/** Names of columns in English, German, French, Spanish, Italian, Portuguese, Dutch and, as far as we met them, Polish; folded, without the small words. Names of two words or more stand for more than their words. */
const NAMES: readonly (readonly [ColumnField, string])[] = [
  ['dates', 'date dates period periods duration year years tenure passing passed completion completed session'],
  [
    'dates',
    'zeitraum datum dauer jahr jahre zeit periode annee annees duree periodo fecha fechas ano anos duracion data anno anni durata datas duracao jaar jaren okres',
  ],
  ['from', 'from start started joining joined'],
  ['from', 'von ab beginn debut du depuis desde inicio dal inizio van'],
  ['to', 'to end ended leaving left until till'],
  ['to', 'bis ende fin au hasta al fine ate fim tot einde'],
  ['title', 'title position positions role roles post posts designation job occupation rank'],
  [
    'title',
    'stelle tatigkeit funktion beruf position poste fonction emploi metier puesto cargo funcion ocupacion ruolo mansione posizione incarico funcao functie rol stanowisko',
  ],
  ['employer', 'employer employers company companies organisation organization organisations organizations firm'],
  [
    'employer',
    'arbeitgeber firma unternehmen betrieb employeur entreprise societe empresa empleador compania azienda ditta datore empregador werkgever bedrijf organisatie pracodawca',
  ],
  ['place', 'place location town city country where'],
  ['place', 'ort standort einsatzort lieu ville pays lugar ciudad localidad luogo citta sede local cidade localidade plaats locatie'],
  ['told', 'duties responsibilities tasks activities achievements did description accomplishments project projects'],
  [
    'told',
    'aufgaben tatigkeiten schwerpunkte missions taches activites realisations funciones tareas responsabilidades logros mansioni attivita compiti responsabilita atividades tarefas funcoes taken werkzaamheden',
  ],
  [
    'degree',
    'course courses qualification qualifications degree degrees examination exam exams award awards subject subjects programme program stream specialization specialisation level',
  ],
  [
    'degree',
    'abschluss ausbildung studium studiengang fach diplome diplomes formation titulo titulacion estudios curso formacion titolo diploma corso formacao opleiding studie',
  ],
  ['school', 'institution institutions institute school schools university universities college colleges board boards academy'],
  [
    'school',
    'schule hochschule universitat bildungseinrichtung ecole etablissement universite centro universidad escuela instituto scuola universita istituto escola universidade instituicao instelling universiteit uczelnia',
  ],
  ['grade', 'grade grades result results mark marks percentage percent cgpa gpa score division class aggregate classification obtained'],
  ['grade', 'note noten ergebnis mention nota calificacion voto votazione cijfer resultaat'],
  ['certificate', 'certificate certificates certification certifications licence licences license licenses training trainings seminar workshop card'],
  [
    'certificate',
    'zertifikat zertifikate nachweis lehrgang schulung fortbildung weiterbildung certificat certificats attestation habilitation habilitations certificado certificados certificato certificati attestato certificaat certificaten cursus',
  ],
  ['issuer', 'issuer issued issuing awarding body provider authority'],
  ['issuer', 'aussteller herausgeber organisme emisor emisora ente emissor uitgever'],
  ['until', 'valid expiry expires expiration renewal'],
  ['until', 'gultig gultigkeit ablauf valable validite valido valida vigencia caducidad scadenza validade geldig'],
  ['aside', 'salary reason'],
];

/** Names whose words by themselves are other columns. */
const PHRASES: readonly (readonly [string, ColumnField])[] = [
  ['valid until', 'until'],
  ['valid to', 'until'],
  ['valid from', 'dates'],
  ['expiry date', 'until'],
  ['date expiry', 'until'],
  ['gultig bis', 'until'],
  ['valable jusqu au', 'until'],
  ['valido hasta', 'until'],
  ['valido fino', 'until'],
  ['valido ate', 'until'],
  ['geldig tot', 'until'],
  ['von bis', 'dates'],
  ['from to', 'dates'],
  ['start date', 'from'],
  ['end date', 'to'],
  ['from date', 'from'],
  ['to date', 'to'],
  ['date joining', 'from'],
  ['date leaving', 'to'],
  ['reason leaving', 'aside'],
  ['dates employment', 'dates'],
  ['period employment', 'dates'],
  ['period service', 'dates'],
  ['years service', 'dates'],
  ['employment dates', 'dates'],
  ['employment period', 'dates'],
  ['exam passed', 'degree'],
  ['examination passed', 'degree'],
  ['exams passed', 'degree'],
  ['titolo studio', 'degree'],
  ['level education', 'degree'],
  ['datore lavoro', 'employer'],
  ['job description', 'told'],
  ['course title', 'degree'],
  ['title course', 'degree'],
];

/** Words that belong to the name of a column and are none: "Name of company", "What I did". */
export const SMALL_COLUMN_WORDS: ReadonlySet<string> = new Set(
  'of for the a in name names held my main key your what i der die des de la le l del della da do di nom nombre nome naam sr exact month months'.split(' '),
);

/** Folded names to what stands under them. */
export const COLUMN_NAMES: ReadonlyMap<string, ColumnField> = new Map([
  ...NAMES.flatMap(([field, names]) => names.split(' ').map((name): [string, ColumnField] => [name, field])),
  ...PHRASES,
]);
