/** A sort of tools that people name in place of the tool, and the names, any of which shows that they know one. */
export interface ToolKind {
  name: string;
  /** The sort as CVs print it, in the plural or the singular. */
  says: string;
  /** Names of such tools, of their makers, and of what else a reader would take for one; matched anywhere on the page, within words too where they are long. */
  names: string;
}

export const TOOL_KINDS: readonly ToolKind[] = [
  {
    name: 'accounting',
    says: '(?:accounting|bookkeeping|accountancy|payroll|finance) (?:software|systems?|packages?|programs?|applications?|tools?)',
    names:
      'quick ?-?books?|sage|xero|sap|oracle|netsuite|peachtree|great plains|dynamics|navision|solomon|tally|myob|freshbooks|wave\\b|zoho|yardi|mas ?\\d+|peoplesoft|people soft|jd ?edwards|j\\.?d\\.? edwards|deltek|timberline|intacct|adp|paychex|ceridian|kronos|gusto|datev|lexware|hyperion|cognos|blackbaud|raiser|financial edge|macola|lawson|infor|epicor|syspro|busy|ultipro|ultratax|turbotax|turbo tax|lacerte|proseries|drake\\b|caseware|cch|prosystem|creative solutions|concur|workday|coda|unit4|iris|kashflow|freeagent|bill\\.com|expensify|quicken|daceasy|as ?/?400|cougar mountain|openair|platinum|accpac|accounting cs|bpcs|viewpoint|foundation software|ramco|finacle|excel macros|basware|blackline|anaplan|twinfield|exact|odoo|erp|jenark|mri|realpage|appfolio|crystal',
  },
  {
    name: 'crm',
    says: '(?:CRM|customer relationship management) (?:software|systems?|platforms?|tools?|databases?|applications?)',
    names:
      'salesforce|sales ?force|hubspot|hub spot|zoho|dynamics|siebel|sugar|pipedrive|act!|goldmine|zendesk|freshsales|oracle|sap|peoplesoft|microsoft crm|ms crm|netsuite|insightly|infusionsoft|keap|marketo|eloqua|pardot|top ?producer|bullhorn|close\\.io|monday\\.com|nimble|onyx|saleslogix|maximizer|pega|blackbaud|raiser|intercom|outreach|veeva|remedy|amdocs|kustomer|gainsight|vtiger|odoo|servicenow|talisma|e2open|zoominfo|hootsuite|velocify|elead|vinsolutions|dealersocket|yardi',
  },
  {
    name: 'design',
    says: '(?:graphic |web |digital |industry[- ]standard )?design (?:software|tools|programs|applications|packages)',
    names:
      'photoshop|photo shop|illustrator|in ?design|adobe|creative suite|creative cloud|figma|sketch|canva|corel|quark|gimp|inkscape|auto ?-?cad|revit|solid ?-?works?|rhino|maya|blender|3ds|3d max|cinema 4d|after effects|premiere|lightroom|dreamweaver|flash|fireworks|invision|axure|xd|balsamiq|publisher|pagemaker|freehand|sketch ?up|archicad|vectorworks|catia|inventor|creo|pro ?-?e\\b|fusion|procreate|affinity|zbrush|unity|unreal|final cut|framer|webflow|zeplin|miro|microstation|civil 3d|lectra|gerber|optitex|clo|keyshot|vray|v-ray|cad\\b|nx\\b|tekla|staad|powerpoint|wordpress|paint',
  },
  {
    name: 'social',
    says: '(?:social media|social networking) (?:platforms|channels|tools|sites|networks|outlets)',
    names:
      'facebook|face book|twitter|instagram|insta|linked ?-?in|tik ?tok|you ?tube|pinterest|snapchat|snap chat|hootsuite|buffer|whatsapp|wechat|weibo|reddit|tumblr|vine|myspace|google ?\\+|sprout|tweetdeck|threads|discord|twitch|flickr|foursquare|yelp|vk|blog|meta\\b|xing|bluesky|mastodon|slack|quora|periscope',
  },
  {
    name: 'coding',
    says: '(?:programming|coding|scripting|computer) languages',
    names:
      'java|python|c\\+\\+|c#|\\bc\\b|\\br\\b|php|sql|html|css|ruby|perl|kotlin|swift|scala|rust|go(?:lang)?\\b|matlab|vba|visual basic|\\bvb|cobol|fortran|pascal|delphi|typescript|bash|shell|powershell|assembly|assembler|lisp|haskell|\\.net|node|react|angular|\\bsas\\b|objective|abap|apex|basic|rpg|ada\\b|scratch|dart|lua|groovy|clojure|erlang|elixir|julia|labview|plc|ladder|xml|script|django|unix|linux|s-plus|stata|spss|prolog|actionscript|jcl|awk|foxpro|progress',
  },
  {
    name: 'projects',
    says: 'project management (?:software|tools?|systems?|applications|platforms?)',
    names:
      'ms project|microsoft project|project server|jira|trello|asana|basecamp|base camp|monday\\.com|smart ?sheet|primavera|\\bp6\\b|wrike|teamwork|notion|click ?up|clarity|rally\\b|versionone|\\btfs\\b|azure|confluence|workfront|mavenlink|procore|planview|zoho|airtable|podio|redmine|sharepoint|excel|gantt|pivotal|teamwork|prolog|expedition|timberline|aconex|bluebeam|planner|harvest|kanban ?flow|proworkflow|microsoft office|ms office|fieldglass|e-?builder|buildertrend|co-?construct|daptiv|changepoint|hp ppm|\\bppm\\b|innotas|visio|slack|github|quickbase|modal',
  },
  {
    name: 'tills',
    says: '(?:POS|point[- ]of[- ]sales?|EPOS|till) (?:systems?|software)',
    names:
      'micros|aloha|square|toast|ncr|clover|lightspeed|shopify|revel|epos now|zonal|oracle|retail pro|positouch|squirrel|digital dining|restaurant manager|vend|counterpoint|icrtouch|tevalis|par\\b|brink|touch ?bistro|upserve|breadcrumb|kronos|quickbooks|opera|maitre|silverware|shopkeep|loyverse|verifone|ibm|fujitsu|sap|pcamerica|lavu|hotsos|opentable|harbortouch|future pos|casio|xpient|compeat|avero|delphi|ecrs|jda|aldelo|tec\\b|posi|infogenesis|dinerware|symphony',
  },
  {
    name: 'records',
    says: '(?:EHR|EMR|electronic (?:health|medical) records?|patient record) (?:systems?|software|platforms?)',
    names:
      'epic|cerner|meditech|allscripts|eclinical|e-?clinicalworks|athena|nextgen|next gen|centricity|powerchart|power chart|cprs|vista|mckesson|practice fusion|systmone|emis|dentrix|eaglesoft|eagle soft|pointclick|point click|soapware|sunrise|kareo|amazing charts|greenway|prognocis|medent|advancedmd|drchrono|homecare|kinnser|hcs|matrix|netsmart|credible|therapynotes|simplepractice|lytec|medisoft|misys|ge centricity|paragon|quadramed|siemens|soarian|rio|lorenzo|careflow|accurx|medhost|t-?system|wellsky|axxess|optimum|patientkeeper|onco|varian|mosaiq|aria|open dental|carestream|softdent|medical manager|citrix|essentris|ahlta|avatar|anasazi|touchworks|carelink|medflow|modernizing|nextech|ibex|picis|omnicell|pyxis|logician|hmis|intergy|noridian|emds|e-mds|chartlogic|chart ?one|ecw',
  },
  {
    name: 'people',
    says: '(?:HR|HRIS|human resources?(?: information)?) (?:software|systems?|platforms?)',
    names:
      'workday|people ?soft|adp|bamboo|ulti(?:pro|mate)|kronos|sap|taleo|ceridian|dayforce|oracle|successfactors|paychex|paycom|paylocity|paycor|gusto|personio|hibob|sage|lawson|infor|abra|icims|greenhouse|lever|cornerstone|namely|zenefits|halogen|cascade|itrent|ciphr|breathe|people ?hr|factorial|afas|datev|bullhorn|jobvite|kenexa|vurv|brassring|empower|deltek|hcm|cyborg|rippling|zoho|natural insight|perfect ?forms|ats\\b|peopleadmin|neogov',
  },
];
