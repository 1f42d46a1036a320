import { type Family, named } from './family.ts';

/** A class of programs or devices: asked for and said by the name of the class, shown by any that belongs to it. Folded. */
const classOf = (name: Family['name'], called: string, members: string): Family => ({
  name,
  asks: new RegExp(`\\b(?:${called})\\b`, 'u'),
  says: new RegExp(`\\b(?:${called})\\b`, 'u'),
  shows: new RegExp(`\\b(?:${members})\\b`, 'u'),
});
const same = (name: string): Family['name'] => named(name, name, name, name, name);

/** Whoever has worked with one of a class has worked with the class: an applicant tracking system by its name is one. */
export const FAMILIES_OF_CLASSES: readonly Family[] = [
  classOf(
    same('ATS'),
    'ats|applicant tracking(?: systems?)?',
    'page ?up|greenhouse|lever ats|workable|teamtailor|smartrecruiters|icims|bullhorn|jobvite|taleo|recruitee|jobadder|ashby|avature|vincere|eploy|successfactors recruiting',
  ),
  classOf(
    same('PLM'),
    'plm|product lifecycle management',
    'windchill|teamcenter|enovia|aras(?: innovator)?|arena plm|agile plm|3dexperience|sap plm|autodesk vault|solidworks pdm',
  ),
  classOf(
    same('CMMS'),
    'cmms|computeri[sz]ed maintenance(?: management)?(?: systems?)?|maintenance management systems?',
    'maximo|sap pm|mp2|emaint|fiix|limble|maintainx|infor eam|mainsaver|agility eam|pemac|concept evolution',
  ),
  classOf(
    same('ELD'),
    'elds?|e-?logs?|electronic logs?|electronic logging(?: devices?)?|electronic log ?books?',
    'omnitracs|qualcomm?|keeptruckin|geotab|peoplenet|samsara|isaac eld',
  ),
  classOf(same('LIMS'), 'lims|laboratory information (?:management )?systems?', 'labware|labvantage|starlims|sample ?manager|winpath|labcentre'),
  classOf(
    same('Electronic health records'),
    'ehrs?|emrs?|electronic (?:health|medical|patient) records?',
    'epic (?:ehr|systems|resolute|clarity|hyperspace)|cerner|systmone|emis(?: web)?|meditech|athenahealth|nextgen|allscripts|eclinicalworks|pointclickcare|rio epr|lorenzo epr',
  ),
  classOf(
    same('HRIS'),
    'hris|hr information systems?|hr systems?',
    'workday|bamboohr|itrent|sage people|peoplehr|successfactors|personio|hibob|ciphr|adp workforce|ukg|dayforce|sap hcm|peoplesoft|breathe hr',
  ),
  classOf(
    same('CRM'),
    'crm(?: systems?| software)?|customer relationship management',
    'salesforce|hubspot|dynamics crm|dynamics 365|zoho crm|pipedrive|siebel|sugarcrm|raiser.?s edge|donorfy',
  ),
  classOf(
    same('ERP'),
    'erps?(?: systems?| software)?|enterprise resource planning',
    'sap(?: ecc| s/4 ?hana| r/3| business one)?|s/4 ?hana|oracle (?:ebs|fusion|e-business)|netsuite|dynamics (?:365|nav|ax|gp)|navision|jd edwards|infor ln|epicor|odoo|syspro|sage x3|business central',
  ),
  classOf(
    same('Ticketing systems'),
    'ticketing (?:systems?|tools?)|itsm tools?|service desk (?:systems?|tools?)',
    'servicenow|zendesk|freshdesk|freshservice|jira service|topdesk|remedy|manageengine|cherwell|ivanti|otrs',
  ),
  classOf(
    same('PLC'),
    'plcs?|plc-controlled|programmable logic controllers?',
    'controllogix|compactlogix|allen-?bradley|siemens s7|simatic|step 7|tia portal|rslogix|studio 5000|codesys|twincat|micrologix',
  ),
  classOf(
    same('Learning management systems'),
    'lms|learning management(?: systems?)?|virtual learning environments?|vle',
    'moodle|canvas lms|blackboard|google classroom|brightspace|schoology|seesaw|itslearning|microsoft teams for education|edmodo',
  ),
  {
    name: same('Multi-currency'),
    asks: /\bmulti-?(?:ple )?currenc|\bforeign currenc|\bseveral currencies\b/u,
    says: /\bmulti-?currenc|\bforeign currenc/u,
    shows: /(?:\b(?:eur|gbp|usd|dkk|sek|nok|chf|jpy|aud|nzd|cad|inr|pln|czk|huf|zar|sgd|hkd|cny|aed)\b[^.;]{0,12}){2,}/u,
  },
];
