/**
 * Letters that stand for a degree or a school-leaving paper, each with what it says in full: its level in the words that adverts
 * use, and its field where the letters name one. As written, the dots that some put between the letters left out.
 */
const NOTATION = `
bachelor's degree = BA BS BSc SB BPhil BASc BAppSc BSocSc BSSc BMSc BAS BGS AB
bachelor's degree in engineering = BE BEng BTech BScEng BIng
bachelor's degree in commerce, accounting = BCom BComm BCom(Hons) BAcc BAcct BCompt BAF
bachelor's degree in business management = BBA BBus BMS BBM BIB BCA(Business)
bachelor's degree in social work = BSW BSocW
bachelor's degree in nursing = BSN BN BNurs BScN BNSc
bachelor's degree in education, teaching = BEd BPEd BElEd
bachelor's degree in law = LLB BL BCL
bachelor's degree in computer applications, computing = BCA BIT BCS BCompSc BSIT BSCS
bachelor's degree in architecture = BArch
bachelor's degree in design, art = BDes BFA BVA
bachelor's degree in music = BMus
bachelor's degree in theology = BTh BDiv
bachelor's degree in pharmacy = BPharm
bachelor's degree in health science = BHSc BHlthSc BPT BOT BPhysio BAppSci
bachelor's degree in agriculture = BAg BAgr BAgrSc BAgSc BSA BRurSc
bachelor's degree in hotel management, hospitality = BHM BHMCT BHA
bachelor's degree in mathematics = BMath BStat
bachelor's degree in economics = BEc BEcon
bachelor's degree in library science = BLIS BLib
bachelor's degree in construction, quantity surveying = BQS BConst
degree in medicine = MBBS MBChB MBBCh MBBChir MUDr
degree in dentistry, dental surgery = BDS BDSc DMD DDS
degree in veterinary medicine, animal science = BVSc BVetMed BVMS MVB DVM
master's degree = MA MS MSc MPhil MRes MLitt MSci MASc MSt MDiv MTh MCh
master's degree in engineering = MEng MTech MIng
master's degree in business management = MBA EMBA MIM PGDM MBus MMS
master's degree in commerce, accounting = MCom MComm MAcc MAcy MPAcc MFin
master's degree in social work = MSW
master's degree in nursing = MSN MN
master's degree in education, teaching = MEd MAT MTeach PGCE PGDE HDipEd
master's degree in law = LLM MJur
master's degree in computer applications, computing = MCA MCS MIT MSIT
master's degree in architecture = MArch
master's degree in design, art = MDes MFA MVA
master's degree in music = MMus
master's degree in pharmacy = MPharm
master's degree in public health = MPH
master's degree in public policy, administration = MPA MPP MPAff
master's degree in chemistry = MChem
master's degree in physics = MPhys
master's degree in mathematics = MMath MStat
master's degree in library science = MLIS MLS MSLIS
postgraduate diploma = PGDip PgDip PGD PGCert PgCert GradDip GDip
doctorate = PhD DPhil ScD DSc DBA EngD
doctorate in education = EdD
doctorate in law = JD SJD
doctorate in nursing = DNP
doctorate in psychology = PsyD DClinPsy DEdPsy
doctorate in pharmacy = PharmD
doctorate in physiotherapy, physical therapy = DPT
doctorate in medicine = MD
associate degree = AA AS AAS AGS AFA
associate degree in nursing = ADN ASN
associate degree in engineering = AE ASE
higher national diploma = HND HNC DipHE CertHE HNCert
foundation degree = FdA FdSc FdEng
secondary school = GCSE GCSEs IGCSE SSC HSC ICSE CBSE WASSCE KCSE GCE NSC VCE HSSC
`;

/** Letters -> what they say in full. */
export const DEGREE_LETTERS: ReadonlyMap<string, string> = new Map(
  NOTATION.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', letters = ''] = line.split(' = ');
      return letters.split(' ').map((short): [string, string] => [short.toLowerCase(), name]);
    }),
);
