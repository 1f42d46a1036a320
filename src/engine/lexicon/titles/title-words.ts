/** Words of job titles, folded and in lower case: how they are spelled, and what they say about rank and trade. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u));

/** Abbreviations and spellings of one word, as `written:meant`. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  (
    'mgr:manager mngr:manager sr:senior snr:senior jr:junior jnr:junior dev:developer eng:engineer engr:engineer sw:software asst:assistant exec:executive rep:representative coord:coordinator ' +
    'dir:director svp:vp evp:vp avp:vp tech:technician techie:technician admin:administrator advisor:adviser programme:program programmes:program centre:center labour:labor theatre:theater counsellor:counselor ' +
    'paediatric:pediatric paediatrician:pediatrician anaesthetist:anaesthetist tyre:tire jeweller:jeweler colour:color colourist:colorist licence:license orthopaedic:orthopedic gynaecologist:gynecologist ' +
    'optimisation:optimization organisation:organization organisational:organizational modeller:modeler fulfilment:fulfillment maths:math biologyst:biologist ops:operations comms:communications dietician:dietitian ' +
    'people:people staff:staff hs:safety artworker:artworker gp:gp news:news sales:sales communications:communications operations:operations relations:relations logistics:logistics analytics:analytics physics:physics ' +
    'sports:sports services:services systems:systems arts:arts admissions:admissions resources:resources affairs:affairs mathematics:mathematics business:business economics:economics'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [written = '', meant = ''] = pair.split(':');
      return [written, meant];
    }),
);

/** Small words that tell nothing in a title. */
export const SMALL_WORDS = words(
  'of the a an and for in to at on with und fur der die das des im am beim von de la le les du et en pour y el los las del para da do dos das e van voor het',
);

/** Words of rank, place and contract that do not change the trade. */
export const RANK_WORDS = words(
  'senior junior lead principal chief head deputy assistant associate trainee apprentice student graduate intern internship interim acting freelance freelancer locum bank agency experienced qualified chartered certified ' +
    'registered licensed group regional national international global divisional executive staff mid entry level grade band class vice experience i ii iii iv v 1 2 3 4 5 6 7 8 9 self employed mobile temporary permanent night nights day ' +
    'shift weekend seasonal volunteer professional skilled general newly newlyqualified nq time full part uk us usa emea apac eu europe london north south east west midlands northern southern remote hybrid nhs ' +
    'adjoint adjointe principal principale stagiaire alternant alternante confirme debutant leitender leitende stellvertretender stellvertretende angehender werkstudent praktikant auszubildender azubi erfahrener jefe jefa becario ' +
    'ayudante aprendiz stv oberster hauptamtlicher',
);

/** What leads: read before ("Head of Marketing") or behind ("Marketing Director") the field that is led; the higher, the more. */
export const LEAD_WORDS: ReadonlyMap<string, number> = new Map([
  ['manager', 1],
  ['lead', 1],
  ['leader', 1],
  ['teamlead', 1],
  ['leiter', 1],
  ['leiterin', 1],
  ['teamleiter', 1],
  ['teamleiterin', 1],
  ['abteilungsleiter', 2],
  ['abteilungsleiterin', 2],
  ['bereichsleiter', 2],
  ['bereichsleiterin', 2],
  ['responsable', 1],
  ['gerente', 1],
  ['jefe', 1],
  ['jefa', 1],
  ['head', 2],
  ['director', 3],
  ['directora', 3],
  ['directeur', 3],
  ['directrice', 3],
  ['direktor', 3],
  ['direktorin', 3],
  ['diretor', 3],
  ['diretora', 3],
  ['vp', 4],
  ['chief', 5],
]);

/** Heads of titles that name no trade by themselves: without its field, or with a field we do not know, nothing is known. */
export const OPEN_HEADS = words(
  'manager director officer assistant engineer developer designer analyst consultant specialist coordinator technician operator supervisor worker administrator adviser agent representative executive associate leader ' +
    'lead instructor trainer inspector planner controller architect scientist researcher producer editor writer artist clerk therapist counselor mechanic installer fitter operative handler keeper maker hand attendant host ' +
    'hostess helper partner principal president programmer surveyor builder painter model captain commander master expert professional intern trainee apprentice student graduate fellow member staff crew personnel owner ' +
    'freelancer contractor tester support sales marketing coach player performer director steward guard porter secretary chairman chair minister runner sergeant corporal broker dealer ' +
    'merchandiser finance engineering construction automotive automobile aviation arts apparel healthcare digital media operations business administration education insurance banking general marshal reader sister rigger ' +
    'leiter leiterin berater beraterin techniker technikerin ingenieur ingenieurin entwickler entwicklerin sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin referent referentin meister fachkraft assistent assistentin ' +
    'technicien technicienne ingenieure responsable charge chargee conseiller conseillere animateur operateur gestionnaire tecnico tecnica ingeniero ingeniera auxiliar asistente agente gerente jefe jefa consultor consultora ' +
    'analista operador operadora comercial commercial asesor asesora monitor redactor consultante',
);

/** Heads that stand first in French, Spanish and Italian titles and name the trade alone: what follows is its field. */
export const HEADS_FIRST = words(
  'infirmier infirmiere enfermero enfermera abogado abogada avocat avocate professeur professeure profesor profesora enseignant enseignante maestro maestra docente medico medica medecin comptable contable vendeur vendeuse ' +
    'vendedor vendedora cuisinier cuisiniere cocinero cocinera chauffeur conductor conductora serveur serveuse camarero camarera plombier electricien electricienne electricista fontanero carpintero menuisier macon albanil ' +
    'soudeur soldador mecanicien mecanico coiffeur coiffeuse peluquero peluquera boulanger boulangere panadero pharmacien pharmacienne farmaceutico farmaceutica kinesitherapeute fisioterapeuta psychologue psicologo psicologa ' +
    'journaliste periodista juriste notaire notario architecte arquitecto arquitecta traducteur traductrice traductor traductora photographe fotografo graphiste developpeur developpeuse desarrollador desarrolladora programador ' +
    'educateur educatrice educador educadora chirurgien cirujano dentiste odontologo veterinaire veterinario bibliothecaire bibliotecario secretaire recepcionista receptionniste caissier caissiere cajero cajera pompier bombero ' +
    'policier policia soldat soldado acteur actor actriz musicien musico sagefemme matrona jardinier jardinero limpiador limpiadora repartidor repartidora magasinier peintre pintor pintora',
);

/** Ends of German compounds that name the trade ("Oberstufenlehrer"), and the title they stand for; the longest first. */
export const GERMAN_ENDS: readonly (readonly [end: string, title: string])[] = [
  ['krankenpfleger', 'Krankenpfleger'],
  ['krankenpflegerin', 'Krankenpfleger'],
  ['krankenschwester', 'Krankenschwester'],
  ['lehrerin', 'Lehrer'],
  ['lehrer', 'Lehrer'],
  ['anwaltin', 'Rechtsanwalt'],
  ['anwalt', 'Rechtsanwalt'],
  ['softwareentwickler', 'Softwareentwickler'],
  ['schweisser', 'Schweißer'],
  ['elektriker', 'Elektriker'],
  ['buchhalter', 'Buchhalter'],
  ['buchhalterin', 'Buchhalter'],
  ['dolmetscher', 'Dolmetscher'],
  ['journalist', 'Journalist'],
  ['journalistin', 'Journalist'],
  ['tischler', 'Tischler'],
  ['koch', 'Koch'],
  ['kochin', 'Koch'],
];

/** What a field is called, and who works in it: "software engineering intern" is a software engineer. */
export const WORKER_OF: ReadonlyMap<string, string> = new Map([
  ['engineering', 'engineer'],
  ['development', 'developer'],
  ['design', 'designer'],
  ['analysis', 'analyst'],
  ['analytics', 'analyst'],
  ['accounting', 'accountant'],
  ['accountancy', 'accountant'],
  ['nursing', 'nurse'],
  ['teaching', 'teacher'],
  ['journalism', 'journalist'],
  ['photography', 'photographer'],
  ['science', 'scientist'],
  ['recruitment', 'recruiter'],
  ['consulting', 'consultant'],
  ['hr', 'hr'],
  ['marketing', 'marketing executive'],
  ['sales', 'sales representative'],
  ['software', 'software engineer'],
  ['law', 'lawyer'],
  ['legal', 'lawyer'],
  ['pharmacy', 'pharmacist'],
  ['translation', 'translator'],
  ['midwifery', 'midwife'],
  ['microbiology', 'microbiologist'],
  ['joinery', 'joiner'],
  ['bakery', 'baker'],
  ['hygiene', 'hygienist'],
  ['agronomy', 'agronomist'],
  ['physiotherapy', 'physiotherapist'],
  ['radiography', 'radiographer'],
  ['policy', 'policy officer'],
]);
/** Of these a title that leads those who work in the field is one of theirs, too: "community midwifery team leader". */
export const LED_TRADES: ReadonlySet<string> = words('midwifery microbiology joinery bakery physiotherapy radiography agronomy');
