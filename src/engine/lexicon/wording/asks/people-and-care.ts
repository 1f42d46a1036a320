import { count, names, thing, type Ask } from './ask.ts';

/** Care, schools, the stage, animals and land. */
export const PEOPLE_AND_CARE: readonly Ask[] = [
  count(/medication|medicines?|drug rounds?/u, 'For how many people?', ' for ', 'people', null, '26'),
  count(/residents?|service users?|personal care|bathing|washing and dressing|carers?|home visits|nursing home|care home/u, 'How many people were in your care?', ' for ', 'people', null, '26'),
  count(/patients?|wards?|clinics?|triage|observations|wound care|cannulation|phlebotomy|bloods/u, 'How many patients on an ordinary shift?', ' for about ', 'patients', 'a shift', '12'),
  count(/theatre lists?|operations|surgery|surgical|anaesthetic|scrub\p{L}*/u, 'How many cases on an ordinary list?', ', about ', 'cases', 'a day', '5'),
  count(/chairside|dental|dentists?/u, 'How many patients on an ordinary day?', ' for about ', 'patients', 'a day', '22'),
  count(/workshops?|drama|facilitat\p{L}+|sessions/u, 'How many sessions, and counted by what?', ', about ', 'sessions', 'a week', '3'),
  count(/lessons?|class(?:es)?|pupils?|students?|key stage|curriculum|teach\p{L}*|taught|lectur\p{L}+|tutor\p{L}*|seminars?/u, 'How many pupils or students?', ' for ', 'students', null, '60'),
  count(/homework|marking|marked|exam papers?|assessments? of/u, 'How many pupils or students?', ' for ', 'students', null, '60'),
  count(/children|toddlers|nursery|playground|after-school/u, 'How many children?', ' for ', 'children', null, '24'),
  count(/volunteers?/u, 'How many volunteers?', ' with ', 'volunteers', null, '15'),
  count(/train(?:ed|ing)|induct\p{L}*|onboard\p{L}*|mentor\p{L}*|coach(?:ed|ing)/u, 'How many people have you trained?', ', ', 'people', 'a year', '6'),
  count(/rehearsals?|performances?|shows?|touring|tour|front-of-house/u, 'How many performances?', ', ', 'performances', null, '19'),
  count(/milk(?:ed|ing)|herd|cows|calv\p{L}+|lambing|ewes|sheep|cattle|livestock|feeding/u, 'How many animals?', ', ', 'animals', null, '310'),
  count(/small animals|kennels?|dogs|cats|horses|stables/u, 'How many animals?', ', ', 'animals', null, '20'),
  count(/prisoners?|inmates|offenders?|wing/u, 'How many prisoners on your wing?', ', ', 'prisoners', null, '60'),
  count(/pitch(?:es)?|gardens?|grounds|mow\p{L}*|lawns?/u, 'How many grounds or gardens?', ', ', 'sites', null, '12'),
  count(/crops?|harvest\p{L}*|drill(?:ed|ing)|spray\p{L}*|orchards?/u, 'How many acres?', ', ', 'acres', null, '400'),
  count(/toilets|floors|offices/u, 'How many rooms or areas in a shift?', ', ', 'rooms', 'a shift', '14'),
  count(/haircuts?|perms?|hairdress\p{L}+|massages?|manicures?/u, 'How many clients in an ordinary week?', ' for about ', 'clients', 'a week', '45'),
  count(/witnesses|jur(?:y|ies|ors)|solicitors|court|hearings|defendants/u, 'How many people on a full day in court?', ', about ', 'people', 'a day', '70'),
  count(/fund-?rais\p{L}+|donors?|donations|appeals?/u, 'How many donors or supporters?', ' with ', 'donors', null, '400'),
  thing(/safeguarding|welfare|pastoral/u, 'Whom was it for?', ' for ', 'a school of 420 pupils'),
  names(/multi-?agency|agencies|social workers/u, 'Whom did you work with?', ', with ', 'the school nurse, two social workers'),
];
