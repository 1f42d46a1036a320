/** Words of the names of subjects that people study, folded. Where one ends and a capital begins, a school may begin. */
export const SUBJECT_WORDS: ReadonlySet<string> = new Set(
  (
    'accounting accountancy actuarial administration advertising aeronautics aerospace agriculture agronomy analytics animation anthropology apparel applied archaeology architecture art arts astronomy audiology automation automotive aviation banking behavioral behavioural bilingual biochemistry bioinformatics biology biomedical biotechnology botany broadcasting business ' +
    'chemistry childhood choreography cinema civil classics clinical coaching cognitive commerce communication communications composition computer computing conservation construction cosmetology counseling counselling criminal criminology culinary curriculum cybersecurity dance data database dentistry design development developmental diagnostics dietetics digital drama drawing ' +
    'ecology econometrics economics education educational electrical electronic electronics elementary emergency engineering english entrepreneurship environmental ergonomics ethics exercise fashion film finance financial fine fitness food forensic forensics forestry french general genetics geography geology geophysics german gerontology government graphic graphics ' +
    'health healthcare history horticulture hospitality hotel human humanities hygiene illustration imaging industrial informatics information instruction instructional insurance interactive interior international investments japanese journalism justice kinesiology labor law leadership legal liberal linguistics literacy literature logistics ' +
    'management manufacturing marketing materials mathematics math maths mechanical mechatronics media medicine merchandising meteorology metallurgy microbiology multidisciplinary multimedia museum music networking networks neuroscience nursing nutrition oceanography operations optometry organizational organisational painting paralegal performance performing pharmacology pharmacy philosophy photography physics physiology physiotherapy planning political politics printmaking production programming project psychology public ' +
    'quality radiography radiology reading real estate recreation relations religion rehabilitation resource resources retail robotics safety science sciences sculpture secretarial security social sociology software spanish special speech sport sports statistics strategic studies supply chain surveying sustainability systems teaching technologies telecommunications television textiles theater theatre theology therapy tourism translation transportation urban veterinary visual web welding welfare wildlife women writing zoology ' +
    'concentration emphasis endorsed endorsement minor major honors honours'
  ).split(' '),
);

/** Words that the names of degrees are made of, folded. */
export const DEGREE_WORDS: ReadonlySet<string> = new Set(
  'bachelor bachelors master masters associate associates doctor doctorate diploma degree certificate certification graduate undergraduate bs ba bsc bba ma ms msc mba phd aa as aas science sciences arts art fine applied technology philosophy laws'.split(
    ' ',
  ),
);
