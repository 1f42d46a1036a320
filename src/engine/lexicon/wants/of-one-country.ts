/** Bodies, laws and products that are asked for in one country only: of a CV from elsewhere their absence says nothing. */
const OF_ONE_COUNTRY =
  /\b(?:RCVS|RoboVet|PointClickCare|Hazmat|HIPAA|OSHA|CQC|NMC|GMC|HCPC|CDL|DBS|Ofsted|GAAP|IRS|VAT|HMRC|PAYE|Medicare|Medicaid|NVQ|CSCS|CDM|SAP Ariba|Zoopla|Rightmove|MLS|Bar exam|Epic|[Ss]unquest|Meditech|Cerner|SIMS|QuickBooks|DOT|FMCSA|EPA 608|NEC|BS 7671|IEP|Common Core)\b/u;

export const isOfOneCountry = (name: string): boolean => OF_ONE_COUNTRY.test(name);
