/** Phrases in capitals at the top of CVs that are nobody's name, folded. */
export const NOT_NAMES: ReadonlySet<string> = new Set([
  'company name',
  'city state',
  'linkedin',
  'github',
  'twitter',
  'portfolio',
  'website',
  'stack overflow',
  'e mail',
  'phone',
  'resume',
  'curriculum vitae',
  'curriculum',
  'vitae',
  'vita',
  'cv',
  'c v',
  'bio data',
  'biodata',
  'personal data',
  'personal information',
  'personal particulars',
  'personal profile',
  'page',
  'cover letter',
  'job title',
  'your name',
  'visa status',
  'driving license',
  'europass',
  'personal details',
  'date of birth',
  'nationality',
  'marital status',
  'open to work',
  'career focus',
  '履歴書',
  '職務経歴書',
  '个人简历',
  '简历',
  '履历',
  '写真',
  '年 月 日',
]);

/** Trades and CV words of which people's names are not made, folded. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  (
    'accounts accounting payable receivable budget finance financial banking mortgage insurance sales marketing media advertising communications communication relations public human resources hr information technology it software hardware data systems system network security cloud web mobile digital ' +
    'management operations operational business administration administrative corporate executive professional professionals leadership strategy strategic development process improvement project projects product production quality control logistics supply chain purchasing procurement inventory loss prevention ' +
    'customer client service services support education educational teaching training learning instruction health healthcare medical clinical nursing patient care fitness sports culinary food hospitality catering construction engineering mechanical electrical industrial civil automotive aviation agriculture design graphic creative arts fashion apparel ' +
    'legal compliance regulatory research analysis analytics reporting planning career focus objective summary profile skills experience employment education highlights qualifications competencies proficient motivated skilled knowledge computer microsoft windows office excel results oriented driven detail team player fast quick learner value offered contact employer physical ' +
    'kaufmännisch kaufmannisch vertrieb einkauf personal buchhaltung commercial ressources humaines gestion ventas compras recursos humanos vendas'
  ).split(' '),
);
