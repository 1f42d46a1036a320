import { describe, expect, test } from 'vitest';
import { calm, capital, inside, isCaseless, isShouted, spokenName, statementCapital, titleCase, uncapital } from './capitals.ts';
import { degreeCase, nameCase, placeCase, skillCase, statementCase, titleInside } from './casing.ts';

const tables: readonly [string, (text: string) => string | boolean, readonly [string, string | boolean][]][] = [
  [
    'capital',
    capital,
    [
      ['order', 'Order'],
      ['über', 'Über'],
      ['', ''],
      ['80 orders', '80 orders'],
    ],
  ],
  [
    'uncapital',
    uncapital,
    [
      ['Order', 'order'],
      ['HR', 'hR'],
      ['', ''],
    ],
  ],
  [
    'calm',
    calm,
    [
      ['Responsable de tienda', 'responsable de tienda'],
      ['HR', 'HR'],
      ['Élaboration', 'élaboration'],
    ],
  ],
  [
    'inside',
    inside,
    [
      ['Led a team', 'led a team'],
      ['A team of six', 'a team of six'],
      ['Lloyds Bank', 'Lloyds Bank'],
      ['VAT returns', 'VAT returns'],
      ['iOS apps', 'iOS apps'],
    ],
  ],
  [
    'statementCapital',
    statementCapital,
    [
      ['led a team', 'Led a team'],
      ['“led” it', '“Led” it'],
      ['(part time)', '(Part time)'],
      ['iOS apps', 'iOS apps'],
      ['eBay', 'eBay'],
    ],
  ],
  [
    'isShouted',
    isShouted,
    [
      ['SENIOR NURSE', true],
      ['HR', false],
      ['Senior nurse', false],
    ],
  ],
  [
    'isCaseless',
    isCaseless,
    [
      ['senior nurse', true],
      ['SENIOR NURSE', true],
      ['Senior nurse', false],
    ],
  ],
  [
    'titleCase',
    titleCase,
    [
      ['data engineer', 'Data Engineer'],
      ['head of data', 'Head of Data'],
      ['of counsel', 'Of Counsel'],
      ['leiter der produktion', 'Leiter der Produktion'],
      ['HR manager', 'HR Manager'],
    ],
  ],
  [
    'spokenName',
    spokenName,
    [
      ['MAEVE THORNBURY', 'Maeve Thornbury'],
      ['ANNE-LOUISE ÖZ', 'Anne-Louise Öz'],
      ['Maeve McThornbury', 'Maeve McThornbury'],
    ],
  ],
  [
    'nameCase',
    nameCase,
    [
      ['senior nurse', 'Senior Nurse'],
      ['HEAD OF SALES', 'Head of Sales'],
      ['hr manager', 'HR Manager'],
      ['Data engineer', 'Data engineer'],
      ['team leader (Night)', 'Team Leader (Night)'],
      ['', ''],
    ],
  ],
  [
    'placeCase',
    placeCase,
    [
      ['Trinity college dublin', 'Trinity College Dublin'],
      ['university of wexmoor', 'University of Wexmoor'],
    ],
  ],
  [
    'degreeCase',
    degreeCase,
    [
      ['Msc Marketing', 'MSc Marketing'],
      ['bsc nursing', 'BSc nursing'],
      ['Diploma', 'Diploma'],
    ],
  ],
  [
    'titleInside',
    titleInside,
    [
      ['Team Leader', 'team leader'],
      ['HR Business Partner', 'HR business partner'],
      ['Java Developer', 'Java developer'],
      ['French Teacher', 'French teacher'],
    ],
  ],
  [
    'skillCase',
    skillCase,
    [
      ['javascript', 'JavaScript'],
      ['stock control', 'Stock control'],
      ['crm', 'CRM'],
      ['STOCK CONTROL', 'Stock control'],
    ],
  ],
];

describe.each(tables)('%s', (_, told, cases) => {
  test.each(cases)('%s: %s', (text, expected) => expect(told(text)).toBe(expected));
});

test.each([
  ['worked at wexmoor hospital on mondays', ['Wexmoor Hospital'], 'Worked at Wexmoor Hospital on Mondays'],
  ['SERVED CUSTOMERS AT THE TILL', [], 'Served customers at the till'],
  ['wrote sql for the vat return', [], 'Wrote SQL for the VAT return'],
])('statement "%s" with the names %j', (text, names, expected) => expect(statementCase(text, names)).toBe(expected));
