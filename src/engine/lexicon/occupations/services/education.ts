import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const EDUCATION: readonly Occupation[] = [
  occupation({
    id: 'teacher',
    title: 'Teacher',
    synonyms:
      'head of physics, ECT, NQT, early career teacher, newly qualified teacher, supply teacher, cover teacher, head of department school, head of maths, head of english, head of science, subject leader, maths teacher, geography teacher, biology teacher, chemistry teacher, physics teacher, PE teacher, French teacher, Spanish teacher, German teacher, computing teacher, religious education teacher, student teacher, school teacher, secondary school teacher, high school teacher, middle school teacher, substitute teacher, math teacher, science teacher, English teacher, ESL teacher, history teacher, language teacher, classroom teacher, lead teacher, educator, physical education teacher, music teacher, Lehrer, Gymnasiallehrer, Lehrkraft, enseignant, professeur, profesor, docente',
    required:
      'Lesson planning|lesson plans|curriculum planning|lesson, Classroom management|classroom|behaviour management, Teaching|instruction|taught|classroom instruction, Teaching certificate|teaching certification|teaching license|qts|certified teacher|teaching credential',
    usual:
      'Student assessment|assessments|grading|evaluating students|tests, Curriculum development|curriculum|common core|curriculum design, Differentiated instruction|differentiation|small group instruction, Parent communication|parents|parent-teacher conferences|parent conferences, Special education|iep|special needs|individualized education, Literacy|reading|math|mathematics|phonics, Educational technology|smart board|google classroom|smartboard, Student engagement|motivation|learning environment, ESL|english as a second language|ell, Mentoring|tutoring, Extracurricular activities|coaching|clubs|after school',
    nice: 'Child development|early childhood, Safeguarding|first aid|cpr, Data-driven instruction, Field trips, Bilingual, Science|social studies|history',
    context:
      'students, school, pupils, class, classes, grade, teacher, learning, education, kindergarten, elementary, academic, teaching strategies, learners, children, homework, progress, instructional, staff meetings, standards, subject, faculty, school district, reading comprehension, classroom activities, learning styles, state standards, report cards, teaching materials, principal, bachelor of education, guided reading, activities',
    lookFor: [
      'Grades, subjects and size of classes.',
      'Licence and where it is valid.',
      'Progress of pupils, in results.',
      'What you did beyond lessons: clubs, parents, colleagues.',
    ],
  }),
  occupation({
    id: 'art-teacher',
    title: 'Art Teacher',
    synonyms:
      "arts teacher, visual arts teacher, art instructor, art educator, teacher of art, drama teacher, dance teacher, music instructor, art tutor, fine arts teacher, dance instructor, Kunstlehrer, Musiklehrer, professeur d'arts plastiques, professeur de musique, profesor de arte, profesor de música, arts educator",
    required:
      'Art education|art classes|art lessons|arts education|art instruction, Lesson planning|lesson plans|curriculum, Painting|drawing|visual arts|sculpture|ceramics, Teaching|classroom|instruction|classroom management',
    usual:
      'Art history, Student exhibitions|exhibitions|art shows|displays, Crafts|printmaking|pottery|mixed media, Music|dance|theatre|drama|choreography, Student assessment|grading, Adobe Photoshop|digital art|photography, Workshops|art camps|cultural programs, Art supplies|materials, Teaching certificate|teaching license',
    nice: 'Murals|set design, Special needs, After school programmes, Portfolio, Parent communication, English|languages',
    context:
      'art, arts, students, children, creative, creativity, school, classes, studio, projects, artistic, cultural, performance, festival, fine art, artwork, competitions, education, annual day, B.Ed, singing, art room, extracurricular, events',
    lookFor: ["A portfolio: yours and your pupils'.", 'Ages, techniques and shows.', 'Licence and courses.'],
  }),
  occupation({
    id: 'early-childhood-educator',
    title: 'Early Childhood Educator',
    synonyms:
      'preschool teacher, kindergarten teacher, nursery teacher, nursery nurse, daycare teacher, childcare worker, child care provider, nanny, babysitter, Montessori teacher, toddler teacher, infant teacher, childminder, Erzieher, Kindergärtner, Kinderpfleger, éducateur de jeunes enfants, assistante maternelle, puéricultrice, educador infantil, niñera, maestra de preescolar',
    required:
      'Early childhood education|preschool|child development, Child supervision|childcare|child care, Age-appropriate activities|play|activities, CPR|first aid|safeguarding',
    usual:
      'Lesson plans|curriculum, Parent communication|parents, Meals|diapering|naps|snacks, Observation|assessments|developmental milestones, Behaviour management|positive guidance, Storytelling|music|arts and crafts, CDA|early years qualification, Licensing regulations',
    nice: 'Montessori|reggio, Special needs, Potty training, Bilingual, Driving',
    context:
      'children, toddlers, infants, preschoolers, daycare, nursery, classroom, families, safe environment, learning centers, circle time, social skills, kindergarten, motor skills, playground, head start',
    lookFor: ['Ages and group size.', 'Checks and certificates in date.', 'How you worked with parents.'],
  }),
  occupation({
    id: 'special-education-teacher',
    title: 'Special Education Teacher',
    synonyms:
      'special needs teacher, SEN teacher, learning support teacher, SENCO, autism specialist teacher, Sonderpädagoge, Förderschullehrer, Heilerziehungspfleger, éducateur spécialisé, profesor de educación especial',
    required:
      'Special education|special needs|sen|learning disabilities, IEP|individualized education program|individual education plan, Behaviour management|behavior intervention plans|behavior management, Differentiated instruction|modified curriculum|accommodations',
    usual:
      'Assessments|progress monitoring, Co-teaching|inclusion|collaboration with teachers, Parent conferences|parents, Autism|adhd|emotional disturbance, Lesson planning, Assistive technology, Licence|teaching certification, Compliance|idea',
    nice: 'Sign language|braille, ABA, Transition planning, Speech therapy, Sensory',
    context:
      'students with disabilities, students, classroom, resource room, goals, therapists, caseload, small groups, paraprofessionals, school, self-contained, interventions, mild to moderate, case manager, life skills',
    lookFor: ['Needs and group size.', 'IEPs written and met.', 'Licence.'],
  }),
  occupation({
    id: 'professor',
    title: 'Professor',
    synonyms:
      'lecturer, university lecturer, assistant professor, associate professor, adjunct professor, adjunct instructor, college instructor, instructor, faculty member, academic, graduate teaching assistant, dean, Dozent, wissenschaftlicher Mitarbeiter, Hochschullehrer, Privatdozent, maître de conférences, enseignant-chercheur, chargé de cours, profesor universitario, catedrático',
    required: 'Teaching|lecturing|lectures|courses, Research|academic research, Publications|peer-reviewed|journal articles, PhD|doctorate|doctoral',
    usual:
      'Curriculum development|course design|syllabus, Student advising|academic advising|thesis supervision|mentoring, Grant writing|grants|research funding, Conference presentations|conferences, Online teaching|blackboard|moodle|canvas, Committees|academic service, Assessment|grading|accreditation, Data analysis|statistics|spss',
    nice: 'Peer review|editorial board, Laboratory, Book chapters, Community outreach, Program coordination',
    context:
      'university, college, faculty, undergraduate, graduate students, department, semester, seminar, academic, dissertation, scholarly, students, course, symposium, adjunct, tenure, classroom, institute, higher education',
    lookFor: ['Publications and funding, chosen, not all.', 'Courses with level and size.', 'Students you brought to a degree.'],
  }),
  occupation({
    id: 'school-principal',
    title: 'School Principal',
    synonyms:
      "deputy head, deputy headteacher, assistant head, assistant headteacher, head of school, executive headteacher, headmaster, headmistress, deputy principal, proviseur adjoint, principal adjoint, director de instituto, konrektor, Rektor Schule, principal, assistant principal, headteacher, head teacher, vice principal, education administrator, school director, academic coordinator, education coordinator, curriculum coordinator, instructional coach, academic counselor, Schulleiter, Bildungsreferent, directeur d'école, proviseur, conseiller d'orientation, director de escuela",
    required:
      'School leadership|educational leadership|instructional leadership, Teacher supervision|teacher evaluation|staff supervision|staff development, Curriculum|curriculum development|academic programs, Student support|student discipline|academic advising|student services',
    usual:
      'Budget management|school budget, Parent and community relations|community relations|parents, Professional development|teacher training, Data analysis|test scores|student achievement, Admissions|enrollment|recruitment of students, Policies|compliance|accreditation, Special education|iep, Counselling|career counselling',
    nice: 'Administrative credential, Grants, School safety, Scheduling, College applications',
    context:
      'school, teachers, students, district, education, staff, academic, board, campus, faculty, achievement, standards, high school, counseling, programs, graduation, university, attendance',
    lookFor: ['Size of school, staff and budget.', 'Results and attendance, before and after.', 'Teachers developed.'],
  }),
  occupation({
    id: 'librarian',
    title: 'Librarian',
    synonyms: 'library assistant, library technician, library media specialist, Bibliothekar, FaMI, bibliothécaire, documentaliste, bibliotecario',
    required:
      'Cataloguing|cataloging|classification, Reference services|reference desk|research assistance, Collection development|collections|archives, Library systems|library databases|ils',
    usual:
      'Information literacy|library instruction, Circulation|circulation desk, Digitisation|digital archives|metadata, Programming|story time|events, Customer service|patrons, MLS|mlis|library science, Preservation|conservation, Records management',
    nice: "MARC|dublin core|dewey decimal, Budget|acquisitions, Children's literature, Database management, Grant writing",
    context:
      'library, books, patrons, shelving, materials, interlibrary loan, readers, periodicals, archival, special collections, documents, students, public library, manuscripts, finding aids',
    lookFor: ['Collections and users served.', 'Systems and standards.', 'Programmes you started.'],
  }),
  occupation({
    id: 'corporate-trainer',
    title: 'Corporate Trainer',
    synonyms:
      'training manager, learning and development specialist, L&D manager, training specialist, training coordinator, instructional designer, e-learning developer, learning consultant, training facilitator, technical trainer, training and development manager, soft skills trainer, Trainer Weiterbildung, Personalentwickler, Ausbilder, formateur, responsable formation, formador, coordinador de formación',
    required:
      'Training delivery|facilitation|training sessions|facilitating training, Instructional design|curriculum development|course development|training materials, Training needs analysis|needs assessment, Evaluation|training evaluation|kirkpatrick',
    usual:
      'E-learning|articulate|captivate|storyline|camtasia, LMS|learning management system|moodle|cornerstone, Presentation skills|public speaking|powerpoint, Coaching|mentoring, Onboarding|new hire training, Leadership development, Project management, Adult learning|addie',
    nice: 'CPLP|cipd, Video production, Webinars|virtual training, Soft skills, Performance management',
    context:
      'trainees, workshops, modules, learners, employees, training programs, curriculum, participants, learning, classes, skills, facilitator, manuals, instruction, courses, training department, development',
    lookFor: ['Hours, people and subjects.', 'What changed after the training, measured.', 'Materials you made.'],
  }),
];
