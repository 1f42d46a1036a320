/** Bare verbs of work that are nouns as often: with a capital in mid-line they prove nothing, unless an article follows. */
export const NOUNS_TOO: ReadonlySet<string> = new Set(
  `access account act address advance advocate answer appeal approach architect arrange assist associate attend attract audit author award balance board book brand budget
   call campaign capture card care cater chair champion change chart check clean close coach code combine command commission compound contact contract control cook counsel
   cover craft credit cut deal debate debug delegate design direct display document double draft drive edit elect engineer equip escort estimate exchange exercise experiment
   exploit export express fabric file fill finance fix focus forecast forge form format foster found franchise free fund gain graduate graph guide halt handle head help highlight hire hold
   host import increase influence initiate input instrument interface interview invoice issue join judge keep key kickstart launch lead learn lecture liaison license lift list listen load lobby lock log look
   lower machine mail manufacture map market master match measure mentor merge minor model moderate monitor motor move net network note offer open operate order outline overhaul pack pair partner patent
   pay perfect phase pick pilot pioneer pitch place plan plant play post practice present press process produce product profit program programme project promise prompt protest prototype pull purchase push put question
   rank rate reach read rebrand record recruit reform refund regard register release remodel repair replay report rescue research reset respect rest retail return review reward rise risk route run sample save
   scale schedule scope screen script search seat secure segment select separate serve service set shape share shelf ship show slash sort source spearhead spend staff stage standard start state stock store structure
   study subject supply support surprise survey switch talk target teach team template test time title tour trace track trade train transfer transition transport travel treat triple tune turn tutor type
   unite update upgrade upload use value venture view visit voice volunteer wait walk watch water welcome wholesale win wire word work write`.split(/\s+/u),
);

/** Forms in -ing and -ed that stand in names and headings as they do in sentences: "Marketing", "Certified". */
export const NAMES_TOO: ReadonlySet<string> = new Set(
  `accounting advertising automated banking billing branding building bookkeeping business catering cleaning coaching coding computing consulting cooking counseling counselling dining drawing editing engineering
   filing financing fundraising funding heating housing invoicing learning lending licensing listing living machining mailing manufacturing marketing meeting mentoring merchandising modeling modelling networking nursing
   operating outsourcing packaging parking planning plumbing pricing printing processing programming publishing purchasing recording recruiting reporting roofing sales scheduling selling shipping sourcing sewing
   staffing starting swimming teaching telemarketing testing trading training typing underwriting warehousing welding wiring working writing
   accredited advanced applied assisted associated based bonded centered certified chartered combined corporate dedicated distributed driven educated embedded experienced expanded extended fixed graduated honored
   insured integrated integrated interested invited learned licensed limited managed motivated oriented paid preferred qualified registered related retired seasoned selected shared skilled specialized talented united used`.split(
    /\s+/u,
  ),
);

/** What heads a list of things in running text: "Environment - SQL Server, Oracle". */
export const LABELS_INSIDE =
  /^(?:environments?|tools?(?: used)?|technolog(?:y|ies)(?: used)?|tech stack|skills?(?: used)?|platforms?|hardware|software|languages|responsibilities|roles?|duties|training|accomplishments?|achievements?|awards?|projects?|clients?|duration|key [\p{L}]+|description|summary|highlights|coursework|equipment(?: used)?|references?)$/iu;
