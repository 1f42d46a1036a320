import { describe, expect, test } from 'vitest';
import { articleFor, withArticle, withThe } from './article.ts';

/** By what makes them hard; what is read letter by letter or as a word is how people of the trade say it. */
const AN: Readonly<Record<string, string>> = {
  'a vowel': 'accountant|engineer|intern|office clerk|umbrella|electrician|Edinburgh firm|oven|onion|only child|onboarding specialist|Android developer|eight',
  'u as in up':
    'unpaid internship|uninterrupted run|unimportant task|unidentified fault|unanswered call|underwriter|usher|urban planner|upholsterer|utmost care|Uber driver|Ulster clinic|ultrasound technician|Ubuntu server',
  'a silent h': 'hour|hourly rate|honest answer|heir|heirloom|honours degree|honorary member|honor roll',
  'letter by letter':
    'HR manager|EU citizen|MBA|SQL developer|SAP consultant|SEO lead|SEN teacher|FAQ page|RAF pilot|FMCG buyer|NHS nurse|RN|LPN|SDET|MRI technician|NVQ|HGV driver|HVAC engineer|IT manager|AI engineer|API developer|ICU nurse|EMT|S&OP planner|R&D engineer|F&B manager|M&A analyst|A&E nurse|L2 support engineer|X-ray technician|MSc student|MEng graduate|MLOps engineer|NGOs|MRICS surveyor|HSBC branch|M.Sc. in law',
  'letter by letter, typed small': 'hr manager|sql developer|nhs nurse|hgv driver|seo lead|hvac engineer|x-ray|e-mail',
  'numbers that begin with eight, eleven, eighteen':
    '8|80-seat restaurant|800-seat theatre|8,000-line file|8.5|11|11-year veteran|18-month plan|11,000-strong team|18,500|1800-page archive|£8m budget|11th floor',
  'letters of two cases': 'iOS developer|IoT engineer|iPhone repairer|eBay seller|Oracle DBA',
  'something silent in front': '“engineer”|"analyst"|(assistant) buyer|[8] seats|‘intern’',
  'all in capitals': 'ACCOUNTANT|ENGINEERING MANAGER|HR MANAGER|FMCG BUYER|URBAN PLANNER',
  accents: 'Élysée waiter|École teacher|Übersetzer',
};
const A: Readonly<Record<string, string>> = {
  'a consonant':
    'nurse|data engineer|Java developer|C++ developer|.NET developer|LinkedIn post|NatWest clerk|MySQL expert|SaaS company|L’Oréal buyer|yacht hand|YouTube channel',
  'eu as in Europe': 'European|eulogy|euro|Eucalyptus farm|eureka moment|ewe|Eugene',
  'u as in you':
    'university lecturer|uniform|unique result|unit test|union rep|unified plan|unilateral step|unanimous vote|unicorn|universal credit adviser|user|usability tester|used-car salesman|usual day|utility|utensil|utopia|ubiquitous tool|urologist|uranium buyer|Ukrainian teacher|Uruguayan|Utah firm|Uniqlo manager|Unity developer|Udemy course|Ugandan|ukulele',
  'one as in won': 'one-off|one-man band|once-weekly call|one|OneDrive folder',
  'an h that is heard': 'hotel manager|historian|hospital porter|host|heroic act|Honda dealer|herb garden',
  'letter by letter':
    'UX designer|UI developer|UK company|US citizen|USB stick|PhD|PA|PR manager|BA|BSc graduate|CEO|CNC machinist|CAD technician|DBA|GP|KS2 teacher|QA engineer|VAT return|VP|UAE resident|URL|UAT tester|GDPR officer|B2B seller|T-shaped person|U-shaped bar|K-12 teacher',
  'letter by letter, typed small': 'ux designer|ui developer|uk company|usb stick',
  'abbreviations read as words':
    'NASA scientist|SCADA engineer|SCRUM master|NATO officer|RADAR operator|LIDAR engineer|LAMP stack|MATLAB user|RAM upgrade|REST API|RIBA member|RICS surveyor|SIM card|SOC analyst|FIFA agent|LAN party|MIG welder|NEBOSH certificate|HACCP plan|SENCO|NICU nurse|LEED architect|SOX auditor|UNESCO officer|UNICEF worker',
  numbers: '1|3-year plan|100-page report|10-person team|17-year veteran|12|110|118|1,100-seat hall|1.8|180-bed hotel|€1m budget',
  'something silent in front': '“nurse”|(junior) buyer',
  'all in capitals': 'NURSE|HOTEL MANAGER|SALES ASSISTANT|MANAGER|UNIVERSITY LECTURER|HEAD CHEF|LEAD ENGINEER',
  'no words': 'mr|…',
};

describe('the article by its sound', () => {
  for (const [article, table] of [
    ['an', AN],
    ['a', A],
  ] as const)
    test.each(Object.entries(table))(`"${article}": %s`, (_, nouns) => {
      expect(nouns.split('|').filter((noun) => articleFor(noun) !== article)).toEqual([]);
    });

  test('stands in front of what was written, quotation marks and all', () => {
    expect(withArticle('UX designer')).toBe('a UX designer');
    expect(withArticle('“engineer”')).toBe('an “engineer”');
  });
});

test.each([
  ['University of Wexmoor', 'the University of Wexmoor'],
  ['Department of Health', 'the Department of Health'],
  ['Wexmoor University', 'Wexmoor University'],
  ['Bank Holdings', 'Bank Holdings'],
])('%s within a sentence is %s', (name, said) => expect(withThe(name)).toBe(said));
