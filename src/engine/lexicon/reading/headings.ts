import type { SectionKind } from '../../../domain/cv.ts';
import { keysOf } from '../../../domain/keys.ts';

/**
 * What CVs call their sections, folded (lower case, no accents): English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Chinese, Japanese. `|` separates phrases.
 */
const PHRASES: Record<Exclude<SectionKind, 'header' | 'other'>, string> = {
  summary:
    'summary|professional summary|executive summary|career summary|summary of qualifications|qualifications summary|summary of experience|profile|professional profile|executive profile|career profile|personal profile|personal statement|about|about me|who i am|bio|biography|introduction|overview|career overview|professional overview|personal summary|highlights of qualifications|research interests|research profile|research statement|short profile|profile summary|summary statement|career snapshot|professional background summary|' +
    'profil|kurzprofil|uber mich|zusammenfassung|zur person|personliches profil|berufliches profil|' +
    'a propos|a propos de moi|presentation|resume professionnel|profil professionnel|synthese|qui suis je|' +
    'perfil|perfil profesional|sobre mi|resumen|resumen profesional|extracto|presentacion|acerca de mi|' +
    'resumo|resumo profissional|sobre mim|perfil profissional|sobre|apresentacao|' +
    'profilo|profilo professionale|chi sono|sommario|presentazione|su di me|profilo personale|' +
    'profiel|over mij|samenvatting|persoonlijk profiel|wie ben ik|' +
    '个人简介|自我评价|个人总结|简介|关于我|个人评价|自我介绍|自己紹介|職務要約|概要|自己pr',
  objective:
    'objective|career objective|objectives|professional objective|job objective|employment objective|career goal|career goals|goal|goals|career aspirations|career objectives|' +
    'berufsziel|karriereziel|ziele|ziel|objectif|objectif professionnel|objectifs|objetivo|objetivo profesional|objetivo profissional|objetivos|obiettivo|obiettivo professionale|obiettivi|doel|doelstelling|loopbaandoel|ambitie|求职意向|求职目标|职业目标|志望動機|志望の動機|本人希望記入欄|本人希望欄',
  experience:
    'experience|work experience|company details|experience details|employment details|work details|professional experience|employment|employment history|work history|employment experience|career history|career|professional background|relevant experience|job experience|work|positions held|professional history|experiences|work experiences|professional experiences|industry experience|employment record|other experience|additional experience|related experience|relevant work experience|selected experience|internship|internships|internship experience|teaching experience|research experience|clinical experience|technical experience|management experience|leadership experience|military experience|military service|practical experience|working experience|experience highlights|professional employment|career experience|business experience|sales experience|consulting experience|previous experience|prior experience|recent experience|work background|employment background|professional work experience|experience summary|legal experience|industrial experience|additional work experience|other work experience|academic experience|accounting experience|career progression|professional career|work and experience|freelance experience|professional engagements|appointments|academic appointments|positions|' +
    'berufserfahrung|beruflicher werdegang|berufliche erfahrung|arbeitserfahrung|werdegang|erfahrung|erfahrungen|berufliche laufbahn|praktika|praktische erfahrung|praktische erfahrungen|berufspraxis|tatigkeiten|berufliche stationen|berufliche tatigkeit|berufliche tatigkeiten|berufstatigkeit|praxiserfahrung|anstellungen|berufserfahrungen|' +
    'experience professionnelle|experiences professionnelles|parcours professionnel|parcours|emplois|stages|experiences|stages et emplois|expérience|' +
    'experiencia|experiencia laboral|experiencia profesional|trayectoria|trayectoria profesional|historial laboral|experiencias|experiencia de trabajo|practicas|empleo|' +
    'experiencia profissional|experiencias profissionais|historico profissional|percurso profissional|atuacao profissional|estagios|trajetoria profissional|' +
    'esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|carriera|percorso professionale|tirocini|' +
    'werkervaring|ervaring|loopbaan|werk|professionele ervaring|arbeidservaring|relevante werkervaring|stage|stages|carriere|' +
    '工作经历|工作经验|实习经历|职业经历|实习经验|实践经历|职业生涯|工作|職歴|職務経歴|職務経歴書|業務経験|経歴',
  education:
    'education|educational background|academic background|education and training|academic qualifications|qualifications|academic history|academic|academics|educational qualifications|education background|educational history|training|schooling|studies|academic record|academic credentials|educational qualification|academic qualification|education details|academic education|scholastic record|formal education|degrees|academic profile|educational details|academic details|professional education|professional training|education history|educational experience|' +
    'ausbildung|bildung|bildungsweg|schulbildung|studium|akademischer werdegang|schulischer werdegang|ausbildung und studium|hochschulbildung|schule|schulausbildung|akademische ausbildung|aus und weiterbildung|bildungsgang|weiterbildung|weiterbildungen|fortbildung|fortbildungen|berufsausbildung|universitare ausbildung|bildungsabschlusse|' +
    'formation|formations|etudes|diplomes|parcours academique|parcours scolaire|cursus|scolarite|formation academique|cursus universitaire|formation initiale|cursus scolaire|parcours universitaire|' +
    'educacion|formacion|formacion academica|estudios|titulacion|titulaciones|formacion y estudios|estudios realizados|educacion y formacion|datos academicos|' +
    'educacao|formacao|formacao academica|escolaridade|habilitacoes|habilitacoes literarias|habilitacoes academicas|percurso academico|' +
    'istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso di studi|educazione|formazione accademica|' +
    'opleiding|opleidingen|onderwijs|studie|opleiding en training|scholing|cursussen|educatie|studies|' +
    '教育|教育经历|教育背景|学历|学习经历|学歴|学歴等|教育情况',
  skills:
    'skills|top skills|skill details|skills details|technical and soft skills|skills and tools|tools and software|skills and competencies|skills and expertise|technical skills|key skills|core skills|professional skills|skill set|skillset|skills summary|core competencies|competencies|core competence|key competencies|areas of expertise|area of expertise|expertise|technical expertise|technical proficiencies|technologies|tools|tech stack|technical skill set|technical summary|computer skills|it skills|hard skills|soft skills|skill highlights|highlights|strengths|key strengths|core strengths|proficiencies|abilities|special skills|additional skills|other skills|relevant skills|core qualifications|key qualifications|software|software skills|programming skills|programming languages|areas of strength|specialties|specialities|capabilities|core capabilities|knowledge|tools and technologies|skill summary|technical knowledge|technical competencies|technical tools|computer proficiency|computer knowledge|skills profile|core expertise|key expertise|professional strengths|qualification highlights|personal skills|interpersonal skills|technical toolbox|toolbox|featured skills|skills overview|skills highlights|technical proficiency|computer and technical skills|professional competencies|digital skills|management skills|work skills|job skills|languages and technologies|skills used|key skill|skill|business skills|' +
    'kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|skills und kenntnisse|besondere kenntnisse|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|fachliche kompetenzen|technische kenntnisse|starken|qualifikationen|it skills|softwarekenntnisse|kernkompetenzen|technologien|zusatzqualifikationen|pc kenntnisse|weitere kenntnisse|programmierkenntnisse|computerkenntnisse|personliche starken|weitere qualifikationen|' +
    'competences|competences techniques|competences cles|competences professionnelles|savoir faire|savoir etre|informatique|outils|atouts|aptitudes|logiciels|connaissances|competences informatiques|domaines de competences|domaines de competence|qualites|langages|outils informatiques|' +
    'habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias clave|informatica|conocimientos informaticos|destrezas|capacidades|conocimientos tecnicos|herramientas|competencias tecnicas|habilidades y competencias|' +
    'competencias tecnicas|competencias profissionais|conhecimentos|habilidades e competencias|aptidoes|conhecimentos tecnicos|ferramentas|qualificacoes|conhecimentos informaticos|' +
    'competenze|competenze tecniche|capacita|abilita|competenze professionali|competenze informatiche|conoscenze|capacita e competenze|conoscenze informatiche|competenze digitali|competenze personali|competenze chiave|' +
    'vaardigheden|competenties|kennis|kennis en vaardigheden|computervaardigheden|kwaliteiten|technische vaardigheden|kerncompetenties|expertise|eigenschappen|technische kennis|it vaardigheden|' +
    '技能|专业技能|技术栈|个人技能|技能特长|技能清单|技术能力|スキル|技術スキル|活かせる経験|得意分野|専門技能',
  projects:
    'projects|project|personal projects|academic projects|side projects|selected projects|key projects|project experience|projects and papers|research projects|notable projects|open source|open source contributions|open source projects|portfolio|technical projects|major projects|relevant projects|project work|project highlights|contributions|relevant repositories|repositories|course projects|featured projects|professional projects|freelance projects|project history|' +
    'projekte|projekterfahrung|ausgewahlte projekte|eigene projekte|private projekte|projektliste|projets|projets personnels|projets academiques|realisations|proyectos|proyectos personales|projetos|projetos pessoais|progetti|progetti personali|projecten|eigen projecten|项目|项目经历|项目经验|项目与论文|开源贡献|开源项目|プロジェクト|プロジェクト経験',
  languages:
    'languages|other languages|additional languages|language skills|language|foreign languages|language proficiency|languages known|languages spoken|spoken languages|linguistic skills|language competencies|language abilities|sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|langues|langues etrangeres|competences linguistiques|langues parlees|idiomas|lenguas|linguas|linguas estrangeiras|competencias linguisticas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|talen|talenkennis|taalvaardigheden|taalvaardigheid|语言|语言能力|外语|语言水平|語学|語学力|言語',
  certifications:
    'certifications|certification|registration|registrations|professional registration|professional registrations|certificates|certificate|licenses|licences|licenses and certifications|licensure|professional certifications|courses|training and certifications|professional development|courses and certifications|certifications and licenses|accreditations|credentials|professional licenses|continuing education|coursework|relevant coursework|trainings|training and courses|additional training|workshops|qualification certificates|licenses and certificates|certifications and training|specialized training|seminars|professional qualifications|licensure and certifications|technical certifications|online courses|' +
    'zertifikate|zertifizierungen|lizenzen|kurse|seminare|zertifikate und weiterbildungen|certificats|habilitations|formations complementaires|permis|certificaciones|certificados|cursos|formacion complementaria|cursos y certificaciones|licencias|certificacoes|cursos complementares|formacao complementar|cursos e certificacoes|certificazioni|certificati|corsi|corsi di formazione|attestati|certificaten|certificeringen|cursussen en certificaten|trainingen|diploma s|证书|资格证书|资质证书|培训经历|資格|免許|免許 資格|免許資格|資格免許|免許・資格|保有資格',
  awards:
    'awards|honors|honours|honors and awards|awards and honors|achievements|accomplishments|key achievements|awards and achievements|recognition|awards and recognition|scholarships|key accomplishments|core accomplishments|career highlights|career achievements|professional accomplishments|selected accomplishments|honors and achievements|honors awards|prizes|academic achievements|scholarships and awards|distinctions|grants|fellowships|grants and fellowships|fellowships and awards|notable achievements|major achievements|career accomplishments|professional achievements|military awards|accolades|' +
    'auszeichnungen|preise|erfolge|stipendien|preise und auszeichnungen|stipendien und auszeichnungen|distinctions|prix|recompenses|premios|logros|reconocimientos|premios y reconocimientos|conquistas|premiacoes|reconhecimentos|premi|riconoscimenti|premi e riconoscimenti|prijzen|onderscheidingen|prestaties|奖项|获奖情况|所获奖项|荣誉|荣誉奖项|获奖经历|荣誉奖励|奖励|受賞歴|受賞|表彰|賞罰',
  publications:
    'publications|papers|selected publications|articles|patents|presentations|conferences|talks|publications and presentations|abstracts and presentations|research publications|conference presentations|invited talks|journal articles|books|posters|conference papers|abstracts|patents and publications|speaking engagements|veroffentlichungen|publikationen|vortrage|publikationsliste|patente|publicaciones|ponencias|publicacoes|pubblicazioni|publicaties|论文|发表论文|出版物|著作|论文发表|論文|業績|研究業績|発表論文|研究',
  volunteering:
    'volunteering|volunteer|volunteer experience|volunteer work|community service|community involvement|leadership|leadership and activities|extracurricular activities|activities|extracurriculars|extra curricular activities|social engagement|volunteer activities|civic activities|community|affiliations|professional affiliations|memberships|professional memberships|organizations|professional organizations|associations|professional associations|extracurricular|community engagement|volunteer service|leadership activities|campus involvement|campus activities|community activities|volunteer and community service|civic involvement|outreach|mentoring|service|professional service|community outreach|student activities|' +
    'ehrenamt|ehrenamtliches engagement|engagement|soziales engagement|ehrenamtliche tatigkeiten|ehrenamtliche tatigkeit|mitgliedschaften|gesellschaftliches engagement|ausseruniversitares engagement|benevolat|vie associative|engagements|activites associatives|engagement associatif|voluntariado|actividades extracurriculares|trabajo voluntario|atividades extracurriculares|trabalho voluntario|associacoes|volontariato|attivita|vrijwilligerswerk|nevenactiviteiten|lidmaatschappen|bestuurservaring|志愿经历|志愿者经历|社会实践|校园经历|社团经历|学生工作|志愿服务|校内经历|ボランティア|課外活動|所属学会|学会活動',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|hobby|activities and interests|interests and activities|other interests|areas of interest|passions|leisure activities|strengths and hobbies|outside interests|free time|leisure|what i like|' +
    'interessen|hobbys|freizeit|interessen und hobbys|hobbys und interessen|personliche interessen|freizeitaktivitaten|freizeit und interessen|loisirs|centres d interet|centre d interet|interets|passions|hobbies et interets|loisirs et interets|centres d interets|loisirs et centres d interet|intereses|aficiones|pasatiempos|interes personal|intereses personales|interesses|interesses pessoais|passatempos|passatempo|interessi|interessi personali|tempo libero|passioni|hobby e interessi|hobby s|hobby s en interesses|vrije tijd|hobbies en interesses|兴趣|兴趣爱好|爱好|个人爱好|趣味|趣味 特技|趣味・特技|特技|趣味特技',
  references:
    'references|referees|reference|professional references|recommendations|testimonials|referenzen|empfehlungen|references professionnelles|referencias|recomendaciones|referencias profissionais|recomendacoes|referenze|referenties|推荐人|推薦者|参考',
  personal:
    'personal|personal details|personal information|contact|contact information|contact details|contact me|contacts|profiles|links|personal data|personal info|social|social media|social profiles|online profiles|online presence|get in touch|find me online|social links|web|coordinates|address|personal particulars|biographical data|info|details|' +
    'personliche daten|kontakt|kontaktdaten|person|angaben zur person|personalien|personliche angaben|personliche informationen|persoenliche daten|coordonnees|informations personnelles|etat civil|me contacter|informations|reseaux|reseaux sociaux|liens|contacto|datos personales|informacion personal|datos de contacto|enlaces|redes sociales|redes|contato|dados pessoais|informacoes pessoais|informacao pessoal|contactos|contatti|dati personali|informazioni personali|contatto|recapiti|personalia|persoonlijke gegevens|contactgegevens|persoonsgegevens|gegevens|persoonlijke informatie|联系方式|个人信息|基本信息|链接|联系|基本情况|個人情報|連絡先|基本情報|氏名',
};

/** Folded phrase -> kind of section. */
export const HEADINGS: ReadonlyMap<string, SectionKind> = new Map(
  keysOf(PHRASES).flatMap((kind) => PHRASES[kind].split('|').map((phrase): [string, SectionKind] => [phrase, kind])),
);

/** Joiners of compound headings: "Education & Certifications". */
export const HEADING_JOINERS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'ed', 'i', 'of', 'or', 'u', 'sowie']);

/** A word that, in a short line set as a heading, gives the kind away ("Relevant Teaching Experience"). Order: most telling first. */
export const HEADING_STEMS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:experience|experiences|employment|berufserfahrung|werdegang|experiencia|experiencias|esperienza|esperienze|werkervaring|internships?)$/, 'experience'],
  [/^(?:education|educational|ausbildung|studium|formation|formacion|formacao|istruzione|formazione|opleiding|opleidingen)$/, 'education'],
  [
    /^(?:skills?|skillset|competenc(?:y|ies)|proficienc(?:y|ies)|kenntnisse|fahigkeiten|kompetenzen|competences|habilidades|competencias|competenze|vaardigheden|expertise|technologies)$/,
    'skills',
  ],
  [/^(?:projects?|projekte|projets|proyectos|projetos|progetti|projecten)$/, 'projects'],
  [/^(?:certifications?|certificates?|licenses?|licensure|zertifikate|certificaciones|certificacoes|certificazioni|courses)$/, 'certifications'],
  [/^(?:awards?|hono(?:u)?rs?|achievements?|accomplishments?|scholarships?|auszeichnungen)$/, 'awards'],
  [/^(?:publications?|presentations?|patents?|papers|publikationen)$/, 'publications'],
  [/^(?:volunteer|volunteering|affiliations?|memberships?|extracurricular|community|ehrenamt|activities)$/, 'volunteering'],
  [/^(?:languages?|sprachen|langues|idiomas|lingue|talen)$/, 'languages'],
  [/^(?:interests?|hobbies|hobbys|interessen|loisirs)$/, 'interests'],
  [/^(?:summary|profile|profil|perfil|profilo|profiel)$/, 'summary'],
  [/^(?:objective|objectives|objectif|objetivo)$/, 'objective'],
  [/^(?:references?|referees|referenzen)$/, 'references'],
];
