/** What is asked about a line without a figure, by the verb that it opens with; the second in each row where the first has been asked. */
export const ASKS_BY_VERB: readonly (readonly [verbs: string, ...questions: string[]])[] = [
  [
    'answer respond handle resolve address field direct',
    'What do they usually want, and how much of it can you settle yourself?',
    'What is the hardest one you have had?',
  ],
  ['contact call liaise communicate correspond meet', 'Who is it, and what do you usually settle with them?'],
  ['post process pay enter record input file log code bill invoice', 'How do you catch a mistake, and when did you last catch one?'],
  [
    'schedule arrange book coordinate co-ordinate organise organize plan',
    'How many people or appointments have to fit together?',
    'What do you do when it changes at the last minute?',
  ],
  ['maintain update keep manage administer', 'Who relies on it, and what would they notice first if you stopped?'],
  ['prepare compile produce draft write document present', 'Who reads it, and what do they do with it?'],
  ['check review monitor inspect audit test verify reconcile analyse analyze assess evaluate', 'What did you find, and what was done about it?'],
  ['train teach coach mentor instruct tutor educate', 'How many people was that, and what could they do afterwards?'],
  ['order purchase buy procure stock', 'Roughly how much is spent in a month?'],
  ['serve sell greet assist welcome advise recommend', 'How many customers on a busy day?', 'What do they ask you most?'],
  ['clean repair install fit service assemble', 'How many in a normal week, and how often does one come back?'],
  ['operate use drive run', 'Which ones, and for how long?'],
  ['lead supervise oversee head', 'How many people, and what did you decide for them?'],
  ['develop build create design implement introduce establish', 'Who uses it, and what did they do before?'],
  ['ensure follow comply adhere enforce', 'Who checks it, and what did they say the last time?'],
];
