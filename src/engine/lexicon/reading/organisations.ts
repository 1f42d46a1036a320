/** Words that show an organisation, folded. `LEGAL` are legal forms, near certain at the end of a name. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc llc llp ltd limited plc corp corporation co company gmbh ag kg kgaa ohg ug se ev mbh sa sas sarl sasu eurl sl slu srl spa snc bv nv vof ek pty pte oy ab as aps sro lda ltda cie lp pvt pllc pc gbr eg 有限公司 公司 集团 株式会社 有限会社'.split(
    ' ',
  ),
);

export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  (
    'group gruppe groupe grupo gruppo holding holdings bank banque banco banca bancorp university universitat universite universidad universidade universita universiteit college school schule ecole escuela escola scuola hospital klinik klinikum clinic hopital clinica krankenhaus ziekenhuis institute institut instituto istituto instituut ' +
    'foundation stiftung fondation fundacion association verein society church ministry department agency agentur agence agencia agenzia studio studios labs lab laboratory laboratories technologies technology tech systems software solutions services consulting consultants partners associates industries enterprises enterprise international global worldwide logistics airlines airways motors energy pharma pharmaceuticals insurance versicherung assurance assicurazioni capital ventures ' +
    'restaurant brasserie trattoria ristorante osteria pizzeria taqueria gasthof gasthaus bakkerij boulangerie patisserie backerei konditorei tavern diner eatery newsagents infirmary hotel resort resorts inn cafe bistro bakery store stores shop market supermarket mart pharmacy medical healthcare health center centre council county district federal government army navy force bureau office academy akademie academie academia accademia hochschule fachhochschule museum theater theatre media press network networks communications telecom entertainment games digital interactive design designs construction constructions builders properties realty estates homes manufacturing automotive electronics semiconductor chemicals foods beverages brewery airport railway club ymca ' +
    'regiment squadron battalion brigade hospice surgery nursery farm farms garage salon haulage ferries railways coaches taxis couriers steelworks foundry shipyard boatyard dairy vineyard winery distillery publishers gazette bookshop bookstore butchers florists vets nhs constabulary kindergarten kita grundschule apotheke praxis kanzlei spedition autohaus creche pharmacie librairie taller farmacia almacenes supermercados panaderia residencia apotheek huisartsenpraktijk kennels stables brewers tyres playhouse ' +
    'sons brothers bros fils hermanos hijos figli zonen sohne startup freelance freelancer selbstandig verlag werke amt ministerium mairie trading transport transports bau gastronomie ayuntamiento gobierno prefeitura comune gemeente municipality authority commission committee board union cooperative coop trust fund funds securities financial investments advisors management marketing creative engineering 大学 学院 银行 医院 研究所 研究院 事務所 銀行 病院'
  ).split(' '),
);

/** Placeholders of templates that people leave in: they stand where the real thing would. */
export const COMPANY_PLACEHOLDERS: readonly string[] = ['company name', 'employer name', 'name of company', 'company confidential', 'confidential company'];
