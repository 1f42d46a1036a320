/** ISO 3166-1 alpha-2, without the uninhabited. */
const CODES =
  'AF AX AL DZ AS AD AO AI AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BR BN BG BF BI KH CM CA CV KY CF TD CL CN CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU KP MK NO OM PK PW PS PA PG PY PE PH PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL SG SK SI SB SO ZA KR SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UY UZ VU VA VE VN VI YE ZM ZW';

/** The countries of the world as English names them, for the list under the field; any other text is fine, too. */
export function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return CODES.split(' ')
    .map((code) => names.of(code) ?? code)
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** What the field for the industry suggests; any other text is fine, too. */
export const INDUSTRIES = [
  'Accounting',
  'Advertising and marketing',
  'Aerospace',
  'Agriculture',
  'Architecture',
  'Arts and culture',
  'Automotive',
  'Banking and finance',
  'Biotechnology',
  'Chemicals',
  'Childcare',
  'Construction',
  'Consulting',
  'Consumer goods',
  'Customer service',
  'Cybersecurity',
  'Design',
  'E-commerce',
  'Education',
  'Electronics',
  'Energy',
  'Engineering',
  'Environmental services',
  'Events',
  'Fashion',
  'Film and television',
  'Food and drink',
  'Games',
  'Government and public sector',
  'Healthcare',
  'Hospitality',
  'Human resources',
  'Insurance',
  'Journalism and media',
  'Law',
  'Logistics',
  'Manufacturing',
  'Mining',
  'Music',
  'Non-profit',
  'Pharmaceuticals',
  'Property',
  'Publishing',
  'Recruitment',
  'Research and science',
  'Retail',
  'Sales',
  'Security',
  'Social care',
  'Software and IT',
  'Sport and fitness',
  'Telecommunications',
  'Tourism',
  'Trades and crafts',
  'Transport',
  'Waste management',
] as const;
