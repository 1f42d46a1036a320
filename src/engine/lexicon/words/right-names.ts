/** Of which sort a thing is that stands under a wrong name. */
export type Misnaming =
  /** One word, written as two. */
  | 'spaced'
  /** A certificate or a licence. */
  | 'paper'
  /** A society, an institute, an office. */
  | 'body'
  | 'degree'
  /** Initials with the wrong letters. */
  | 'letters'
  /** A term or product with another word in it. */
  | 'word'
  /** A product whose name is misspelt. */
  | 'spelt';

/** What people write, and what it is called. `wrong` is matched as it is typed, capitals included. */
export interface WrongName {
  wrong: RegExp;
  right: string;
  sort: Misnaming;
}

/**
 * Names with one right form, "wrong > right", typed by hand: only what no maker, issuer or style guide writes. Differences of capitals alone are
 * left out, and so is whatever is a name of its own somewhere.
 */
const SPACED = `
Power Point > PowerPoint
Java Script > JavaScript
Type Script > TypeScript
J-Query > jQuery
My SQL > MySQL
Maria DB > MariaDB
Mongo DB > MongoDB
Postgre SQL > PostgreSQL
Git Hub > GitHub
Git Lab > GitLab
Bit Bucket > Bitbucket
Word Press > WordPress
Woo Commerce > WooCommerce
Linked In > LinkedIn
Linked-In > LinkedIn
You Tube > YouTube
Face Book > Facebook
Tik Tok > TikTok
Whats App > WhatsApp
What's App > WhatsApp
What’s App > WhatsApp
Snap Chat > Snapchat
Share Point > SharePoint
One Drive > OneDrive
One Note > OneNote
Out Look > Outlook
Quick Books > QuickBooks
Quick Book > QuickBooks
Fresh Books > FreshBooks
People Soft > PeopleSoft
Auto CAD > AutoCAD
Auto Cad > AutoCAD
Auto-CAD > AutoCAD
Sketch Up > SketchUp
Photo Shop > Photoshop
Dream Weaver > Dreamweaver
Adobe In Design > Adobe InDesign
Adobe Light Room > Adobe Lightroom
Corel Draw > CorelDRAW
Mail Chimp > Mailchimp
Hoot Suite > Hootsuite
Hub Spot > HubSpot
Sales Force CRM > Salesforce
Sales Force.com > Salesforce
Big Query > BigQuery
Power Shell > PowerShell
Tensor Flow > TensorFlow
Py Torch > PyTorch
Data Bricks > Databricks
Swift UI > SwiftUI
Zen Desk > Zendesk
Smart Sheet > Smartsheet
Click Up > ClickUp
Team Viewer > TeamViewer
Any Desk > AnyDesk
Go To Meeting > GoToMeeting
Survey Monkey > SurveyMonkey
Pay Pal > PayPal
Trip Advisor > Tripadvisor
Open Table > OpenTable
Door Dash > DoorDash
Blue Beam > Bluebeam
Power School > PowerSchool
Class Dojo > ClassDojo
VM Ware > VMware
VM ware > VMware
Dev Ops > DevOps
Cold Fusion > ColdFusion
Serv Safe > ServSafe
Micro Soft > Microsoft
Book Keeping > bookkeeping
Prince 2 > PRINCE2
PRINCE 2 > PRINCE2
Prince-2 > PRINCE2
`;

const PAPERS = `
AWS Certified Solution Architect > AWS Certified Solutions Architect
AWS Solution Architect Associate > AWS Certified Solutions Architect
Certified Information System Auditor > Certified Information Systems Auditor
Certified Information System Security Professional > Certified Information Systems Security Professional
Certified Information Security Systems Professional > Certified Information Systems Security Professional
Microsoft Certified System Engineer > Microsoft Certified Systems Engineer
Microsoft Certified System Administrator > Microsoft Certified Systems Administrator
Cisco Certified Networking Associate > Cisco Certified Network Associate
Cisco Certified Network Administrator > Cisco Certified Network Associate
Cisco Certified Networking Professional > Cisco Certified Network Professional
Certified Kubernetes Administration > Certified Kubernetes Administrator
Charted Accountant > Chartered Accountant
Charted Certified Accountant > Chartered Certified Accountant
Charted Financial Analyst > Chartered Financial Analyst
Charted Surveyor > Chartered Surveyor
Charted Engineer > Chartered Engineer
Chartered Fraud Examiner > Certified Fraud Examiner
Certified Associate of Project Management > Certified Associate in Project Management
Professional in Human Resource > Professional in Human Resources
Advance Cardiac Life Support > Advanced Cardiovascular Life Support
Advance Cardiovascular Life Support > Advanced Cardiovascular Life Support
Pediatric Advance Life Support > Pediatric Advanced Life Support
Serve Safe > ServSafe
ServeSafe > ServSafe
Serv-Safe > ServSafe
Safe Serve > ServSafe
SafeServe > ServSafe
SafeServ > ServSafe
`;

const BODIES = `
Association of Certified Chartered Accountants > Association of Chartered Certified Accountants
Association of Certified Chartered Accountant > Association of Chartered Certified Accountants
Association of Charted Certified Accountants > Association of Chartered Certified Accountants
Association of Accounting Technician > Association of Accounting Technicians
Association of Accountant Technicians > Association of Accounting Technicians
Certified Institute of Management Accountants > Chartered Institute of Management Accountants
Certified Institute of Personnel and Development > Chartered Institute of Personnel and Development
Chartered Institute of Personal Development > Chartered Institute of Personnel and Development
Chartered Institute of Personnel Development > Chartered Institute of Personnel and Development
Chartered Institute of Personnel & Development > Chartered Institute of Personnel and Development
Certified Institute of Marketing > Chartered Institute of Marketing
Charted Institute > Chartered Institute
Project Management Institution > Project Management Institute
Society of Human Resource Management > Society for Human Resource Management
Society of Human Resources Management > Society for Human Resource Management
Society for Human Resources Management > Society for Human Resource Management
Financial Industry Regulation Authority > Financial Industry Regulatory Authority
Occupational Health and Safety Administration > Occupational Safety and Health Administration
`;

const DEGREES = `
Doctorate of Philosophy > Doctor of Philosophy
Juris Doctorate > Juris Doctor
Associate of Applied Sciences > Associate of Applied Science
Associates of Applied Science > Associate of Applied Science
Associate's of Applied Science > Associate of Applied Science
Associate’s of Applied Science > Associate of Applied Science
Associates of Science > Associate of Science
Associate's of Science > Associate of Science
Associates of Arts > Associate of Arts
Associate's of Arts > Associate of Arts
Associate’s of Arts > Associate of Arts
`;

const LETTERS = `
HIPPA > HIPAA
HIPPAA > HIPAA
COSSH > COSHH
HACPP > HACCP
HACCAP > HACCP
GPDR > GDPR
GDRP > GDPR
IRFS > IFRS
US GAPP > US GAAP
UK GAPP > UK GAAP
`;

const WORDS = `
Health Insurance Privacy and Portability Act > Health Insurance Portability and Accountability Act
Health Information Portability and Accountability Act > Health Insurance Portability and Accountability Act
Trail Balance > trial balance
Trail balance > trial balance
General Leger > general ledger
general leger > general ledger
General Ledge > general ledger
General Accepted Accounting Principles > Generally Accepted Accounting Principles
Generally Accepted Accounting Principals > Generally Accepted Accounting Principles
Profit and Lost > profit and loss
Profit & Lost > profit and loss
profit and lost > profit and loss
Return of Investment > return on investment
return of investment > return on investment
Key Performance Index > key performance indicator
Amazon Web Service > Amazon Web Services
Visual Studios > Visual Studio
Visual Basics > Visual Basic
SQL Sever > SQL Server
Window XP > Windows XP
Window 7 > Windows 7
Window 8 > Windows 8
Window 10 > Windows 10
Window 11 > Windows 11
Window Server > Windows Server
Ruby on Rail > Ruby on Rails
Ruby and Rails > Ruby on Rails
Google Analytic > Google Analytics
Google Add Words > Google Ads
Google Adds > Google Ads
Crystal Report > Crystal Reports
Lotus Note > Lotus Notes
Adobe Premier > Adobe Premiere
Adobe After Effect > Adobe After Effects
MS Words > MS Word
Microsoft Words > Microsoft Word
MS PowerPoints > MS PowerPoint
Active Directories > Active Directory
pay role > payroll
Pay Role > payroll
pay-role > payroll
`;

const SPELT = `
Excell > Excel
Exel > Excel
Phyton > Python
Pyhton > Python
Pyton > Python
Javascrip > JavaScript
Kuberneties > Kubernetes
Kubernets > Kubernetes
Kubernates > Kubernetes
Kubernete > Kubernetes
Tabelau > Tableau
Tableu > Tableau
Postgress > PostgreSQL
Mango DB > MongoDB
MangoDB > MongoDB
Photshop > Photoshop
Photohop > Photoshop
Illustrater > Illustrator
Illistrator > Illustrator
AutoCard > AutoCAD
Quikbooks > QuickBooks
Quickboks > QuickBooks
QuickBoooks > QuickBooks
Microsft > Microsoft
Mircosoft > Microsoft
Microsof > Microsoft
Microsoft Acess > Microsoft Access
MS Acess > MS Access
Outlok > Outlook
Powerpont > PowerPoint
PowerPont > PowerPoint
Power Piont > PowerPoint
Angluar > Angular
Wordpres > WordPress
Salesforse > Salesforce
Git-Hup > GitHub
Ubunto > Ubuntu
Linex > Linux
Scrum Mater > Scrum Master
Kaisen > Kaizen
`;

/** What may stand before and behind a wrong name, and what would make it another one. */
const BUT: Readonly<Record<string, string>> = {
  'My SQL': String.raw`(?! (?:skills?|knowledge|experience|work|queries|code))`,
  'Word Press': String.raw`(?! [Rr]eleases?)`,
  'Out Look': String.raw`(?! (?:for|on))`,
  'Share Point': String.raw`(?! (?:of|for))`,
  'Book Keeping': String.raw`(?! (?:Ltd|Limited|Services|Inc))`,
  'Big Query': String.raw`(?! (?:from|about))`,
  'Open Table': String.raw`(?! (?:discussion|tennis))`,
  'Door Dash': '',
  'Power School': String.raw`(?! (?:District|Elementary))`,
  'Smart Sheet': String.raw`(?! (?:metal))`,
  'General Ledge': String.raw`(?!r)`,
  'Google Analytic': String.raw`(?! (?:skills|reporting|tools?|platform))`,
  'Crystal Report': String.raw`(?! ?(?:[Ww]riter|[Ww]riting|[Dd]esign))`,
  'Lotus Note': '',
  'Window 7': '',
  'Serve Safe': String.raw`(?! (?:food|meals))`,
  'Safe Serve': '',
  Exel: String.raw`(?! (?:Logistics|Inc|Ltd|plc|Group))`,
  'Amazon Web Service': '',
  'AWS Certified Solution Architect': '',
  Excell: '',
  Postgress: '',
  Linex: '',
  Pyton: '',
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const listed = (sort: Misnaming, list: string): WrongName[] =>
  list
    .trim()
    .split('\n')
    .map((row) => {
      const [wrong = '', right = ''] = row.split(' > ');
      return { sort, right, wrong: new RegExp(String.raw`(?<![\p{L}\d@/.-])${escaped(wrong)}(?![\p{L}\d@-])(?!\.\p{L}|/\p{L}{3,}\.)${BUT[wrong] ?? ''}`, 'u') };
    });

const degree = (is: string, wrong: string): WrongName[] =>
  [
    'Science',
    'Arts',
    'Business Administration',
    'Education',
    'Engineering',
    'Fine Arts',
    'Laws',
    'Philosophy',
    'Technology',
    'Commerce',
    'Social Work',
    'Public Health',
    'Public Administration',
    'Nursing',
    'Computer Applications',
    'Computer Science',
  ].map((field): WrongName => ({
    sort: 'degree',
    right: `${is} of ${field}`,
    wrong: new RegExp(
      String.raw`(?<!(?:[Tt]wo|[Bb]oth|2|of|the|[Tt]hree) )(?<![\p{L}\d])(?:${wrong})(?: Degree)? of ${field}(?![\p{L}])(?! (?:Administration|Education|Therapy|History|Teaching)(?![\p{L}])| and \p{Lu})`,
      'u',
    ),
  }));

/** Two names, of which one is that of the other's issuer. */
const AND_ITS_LETTERS: readonly WrongName[] = [
  {
    sort: 'paper',
    right: 'Chartered Financial Analyst',
    wrong: /(?:\bCFA\s?[(,–-]\s?)?\bCertified Financial Analysts?(?:(?<=CFA\s?[(,–-]\s?Certified Financial Analysts?)|(?=\s?[(,–-]\s?CFA\b))/u,
  },
  { sort: 'paper', right: 'Professional Scrum Master', wrong: /\bCertified Scrum ?Master(?=\s?[(,–-]\s?PSM\b)/u },
  { sort: 'paper', right: 'Professional Scrum Product Owner', wrong: /\bCertified Scrum Product Owner(?=\s?[(,–-]\s?PSPO\b)/u },
  { sort: 'paper', right: 'Certified ScrumMaster', wrong: /\bProfessional Scrum ?Master(?=\s?[(,–-]\s?CSM\b)/u },
  { sort: 'paper', right: 'Project Management Professional', wrong: /\bProject Manag(?:er|ing) Professional(?=\s?[(,–-]\s?PMP\b)/u },
  { sort: 'paper', right: 'Basic Life Support', wrong: /\bBasic Life Sav(?:ing|er)(?=\s?[(,–-]\s?BLS\b)/u },
  { sort: 'paper', right: 'Certified Ethical Hacker', wrong: /\bCertified Ethical Hack(?:ing)?(?=\s?[(,–-]\s?CEH\b)/u },
];

/** Every wrong name that we are sure of. */
export const WRONG_NAMES: readonly WrongName[] = [
  ...AND_ITS_LETTERS,
  ...listed('paper', PAPERS),
  ...listed('body', BODIES),
  ...listed('degree', DEGREES),
  ...degree('Master', "Masters|Master['’]s|Masters['’]"),
  ...degree('Bachelor', "Bachelors|Bachelor['’]s|Bachelors['’]"),
  ...listed('letters', LETTERS),
  ...listed('word', WORDS),
  ...listed('spelt', SPELT),
  ...listed('spaced', SPACED),
];
