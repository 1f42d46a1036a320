import type { ComicEntry } from '../comic-entry.ts';

/** Things of offices and documents, accounts, banks and insurers. */
export const OFFICE_AND_MONEY_THINGS: readonly ComicEntry[] = [
  {
    says: 'minute taking|minute-taking|taking minutes|took minutes|meeting minutes|taking of minutes|minutes of meetings',
    near: 'board|committee|agenda|action|actions|distribute|distributed|distributing|directors|meetings|meeting',
    brutal: [
      'Minutes say “a discussion took place”. That was the shouting.',
      'Whoever takes the minutes decides what was said. Nobody else in the room has noticed.',
    ],
    gentle: 'Which meetings, at what level, and how soon did the actions go out? Speed and seniority give this line its weight.',
  },
  {
    says: 'franking machine|franking',
    brutal: [
      'The last post goes at 5.30. The franking machine asks for credit at 5.24.',
      'The franking machine prints as good as money, at an angle, over the address.',
    ],
    gentle: 'The post going out every day is a promise kept by somebody. How many items, and for how large an office?',
  },
  {
    says: 'filing cabinet',
    brutal: ['The bottom drawer of a filing cabinet is shoes.', 'There is one key to the filing cabinet, and it is filed.'],
    gentle: 'Paper records still matter to auditors. How many files did it hold, and how fast could you lay a hand on one?',
  },
  {
    says: 'switchboard',
    not: 'electrical|panel|lv|wiring|high voltage|low voltage|mv',
    brutal: ['No CV has ever had a quiet switchboard.', 'The switchboard knows who never rings back. It is the best intelligence service in the building.'],
    gentle: 'Print the lines on the switchboard and the calls a day, and the tone you kept at five to five will be believed.',
  },
  {
    says: 'diary management|diary planning|calendar management|managing diaries|managed diaries',
    brutal: [
      'Six directors, all free at once: astronomers expect the next one in March.',
      'The director believes that the diary fills itself. The diary lets them.',
    ],
    gentle: 'Whose time did you look after, and across how many time zones? Guarding an hour is guarding money.',
  },
  {
    says: 'stationery',
    near: 'order|ordering|ordered|office|supplies|stock|cupboard',
    not: 'designer|wedding|shop|retail',
    brutal: [
      'The stationery cupboard holds four hundred ring binders and no pen.',
      'Order the good pens with the stationery, and meet colleagues from floors that you never knew existed.',
    ],
    gentle: 'Small budgets show habits. What did you spend a year, and did you ever get it down?',
  },
  {
    says: 'mail merge|mailmerge',
    brutal: ['“Dear <<First_Name>>”. Everyone who has run a mail merge has sent one.', 'Letter 214 of the mail merge begins “Dear Mr Ltd”.'],
    gentle: 'How many letters, and how did you check the list beforehand? The checking is the skill.',
  },
  {
    says: 'shredder|shredding',
    near: 'document|confidential|office|paper|secure|file|waste',
    not: 'metal|tyre|wood|scrap|plastic',
    brutal: [
      'An office shredder runs for four minutes and rests for forty. Staff have asked how to apply.',
      'The sign says to remove the staples. The shredder has been eating staples since the sign went up.',
    ],
    gentle: 'Confidential waste is trust in paper form. Whose records were they, and what rule did you work to?',
  },
  {
    says: 'company newsletter|staff newsletter|internal newsletter|employee newsletter',
    brutal: [
      'A staff newsletter has three parts: a word from the top, a charity run and a cake.',
      'Page one of the staff newsletter: a director in a hard hat that still has its sticker on.',
    ],
    gentle: 'How many colleagues got the newsletter, and which piece made them write back? That tells an editor from a sender.',
  },
  {
    says: 'photocopier|photocopying',
    brutal: [
      'Paper jam in area 4. The photocopier has doors one to three.',
      'It can staple, fold, punch and bind. The photocopier is asked for one copy and says “warming up”.',
    ],
    gentle: 'On its own ‘{it}’ is the push of a button. Say what had to be ready, for whom and by when, and it becomes a deadline you kept.',
  },
  {
    says: 'fax|fax machine',
    brutal: ['The fax rings once a month. It is a supplier in Grimsby, checking that you still have one.', 'A fax is an email with a scream at the beginning.'],
    gentle: 'Most readers will smile at the fax and move on, so use the space for what you sent and why it could not wait.',
  },
  {
    says: 'label maker|dymo|labelling machine',
    near: 'office|file|filing|document|admin|stock|shelf|archive',
    brutal: [
      'The label maker has a label on it saying “label maker”. It always has.',
      'With a label maker you start on the files, and by Friday the stapler has a department.',
    ],
    gentle: 'Order that outlives its author is worth mentioning. What could others find afterwards without asking you?',
  },
  {
    says: 'post room|mail room|mailroom|postroom',
    brutal: ['The post room knew about the merger first.', 'Everything in the post room is urgent, until it has your own new trainers in it.'],
    gentle: 'Items a day and floors to cover make a logistics job of the {it}. Which round was yours, and by what hour?',
  },
  {
    says: 'visitor pass|visitor badge|signing in visitors|visitor management',
    brutal: [
      'Visitor pass number 7 lives in a car in Stockport now. They all end up in cars.',
      'The visitor badge says “escorted at all times”. The visitor has found the biscuits alone.',
    ],
    gentle: 'Each visitor gets a first impression and a security check at the same desk. How many came through on a busy day?',
  },
  {
    says: 'refreshments',
    near: 'meeting|boardroom|visitor|client|guest|conference',
    brutal: [
      'Foil on the biscuits means that a client is in. Refreshments are how the rest of the building gets its news.',
      'Refreshments for twelve: twelve coffees, one oat, one decaf, and one hot water with its own teabag.',
    ],
    gentle: 'Hosting is part of the sale. Who came, how many, and what did you take care of beyond the tray?',
  },
  {
    says: 'office move|office relocation',
    brutal: [
      'In an office move two hundred crates leave and two hundred and three arrive.',
      'Budget, lease, cabling: fine. The office move was really about who sits near the kitchen.',
    ],
    gentle: 'Desks, days and the hour when everyone could work again. An office move is a project in three numbers.',
  },
  {
    says: 'audio typing|audio typist|copy typing|digital dictation',
    brutal: [
      'Audio typing means writing down what somebody said in a car wash.',
      'Half an hour of audio typing, of which ten minutes is somebody eating a sandwich.',
    ],
    gentle: 'Name the field: legal, medical, surveying. The vocabulary is what employers cannot teach in a week.',
  },
  {
    says: 'wpm|words per minute',
    brutal: ['At {n} words a minute, “kind regards” is over before anyone has meant it.', '{n} words a minute. The thinking is still done at the usual rate.'],
    gentle: 'A tested speed is a fact, which makes it rare here. Add the accuracy, and when it was measured.',
  },
  {
    says: 'shared mailbox|shared inbox|inbox management',
    brutal: [
      'A shared mailbox belongs to four people, so each of them knows that the other three have answered.',
      'Zero unread, says inbox management. There is a folder called “Later” with 900.',
    ],
    gentle: 'How many messages a day, and how soon was the first reply? The inbox then sounds like a service.',
  },
  {
    says: 'board pack|board paper',
    brutal: [
      'The board pack goes out a week ahead, so that it can be opened in the car park.',
      'A board pack runs to 240 pages, and the forty-minute argument is about page 3, the car park.',
    ],
    gentle: 'Directors judge a firm by its papers. Did you compile them, write them or chase them? Say which, and for whom.',
  },
  {
    says: 'christmas party|office party|summer party',
    brutal: [
      'Sixty say yes to the Christmas party, forty-one pay, and fifty-two had ordered the turkey.',
      'Organise one office party well, and you have a job for life, on top of the job.',
    ],
    gentle: 'Guests, budget, venue: an event is an event. With those three this stops being a perk and becomes proof.',
  },
  {
    says: 'document control|document controller',
    brutal: [
      'Rev A, Rev B, Rev B1. Document control exists because somebody once built Rev A.',
      'Document control can prove that you opened the email. It is why nobody says “I never got it” any more.',
    ],
    gentle: 'How many drawings or documents, on which system, and for what value of project? Controllers get hired on those three.',
  },
  {
    says: 'timesheet',
    near: 'approve|approved|process|processed|processing|check|checked|collect|collate|collated|complete|submit|chase|chased|chasing|payroll',
    brutal: [
      'Eight, eight, eight, eight, eight. A timesheet is fiction in quarter hours.',
      'Timesheets are due on Friday at four. On Monday at eleven a third email goes out, without a greeting.',
    ],
    gentle: 'People get paid because somebody checks these. How many a week, and what errors did you catch?',
  },
  {
    says: 'annual leave',
    near: 'record|records|calendar|spreadsheet|manage|managed|log|planner|rota|track|tracked|approve|approved',
    brutal: [
      'Seven people and one August. That is annual leave, in full.',
      'Whoever keeps the annual leave chart knows who is taking the Friday before every bank holiday.',
    ],
    gentle: 'Fairness is hard to schedule. How many people, and what did you do when three wanted the same week?',
  },
  {
    says: 'courier booking|booking couriers|booked couriers|arranging couriers|arranged couriers|courier collection',
    brutal: [
      'The courier left a card saying that nobody was in. Reception had been watching the door.',
      'Guaranteed before noon, said the courier. It never said whose.',
    ],
    gentle: 'What could not be late, and what did you do when it nearly was? One parcel makes a good story.',
  },
  {
    says: 'petty cash',
    brutal: [
      'The petty cash tin holds £18.40, four receipts for milk and an IOU from a director.',
      'Petty cash balances to the penny. The consultancy invoice went through on a nod.',
    ],
    gentle: 'Being handed the tin means being trusted. How large was the float, and did the count ever fail?',
  },
  {
    says: 'accounts payable',
    near: 'invoice|ledger|supplier|clerk|payment|process|processed|run|team|department|sap|oracle',
    brutal: [
      '“It will be in the next payment run.” Accounts payable can say that with a mouth full of sandwich.',
      'Accounts payable gets fan mail on the thirtieth, all of it with the subject “gentle reminder”.',
      'Invoice without a PO, PO without an order, order without an owner. Accounts payable calls that Tuesday.',
    ],
    gentle: 'In accounts payable, suppliers and auditors both look for invoices a month and the share paid on time. Which do you have?',
  },
  {
    says: 'vat return|vat returns|value added tax',
    brutal: [
      'A Jaffa Cake is officially a cake. People sat in a VAT tribunal and ate their way to that.',
      'Box 5 is what you owe. The other eight boxes of a VAT return are there to break it gently.',
    ],
    gentle: 'Filed on time and never queried is worth saying. For how many firms, and of what turnover?',
  },
  {
    says: 'month end|month-end',
    near: 'close|account|accounts|report|reporting|journal|ledger|accruals|reconciliation|finance',
    brutal: [
      'Month end comes twelve times a year and takes sales by surprise every time.',
      'Day one of month end: somebody finds an invoice from March.',
      'Everyone else has a Friday. Accountants have working day three.',
    ],
    gentle: 'Working days to close is the {it} number that finance managers ask for. If you shortened it, lead with that.',
  },
  {
    says: 'bank reconciliation|bank rec|reconciling bank',
    brutal: [
      'Out by a multiple of nine means two digits swapped. Bank reconciliation has exactly one magic trick.',
      'One penny out. People have missed trains for that penny in the bank reconciliation.',
    ],
    gentle: 'How many accounts, how often, and what was the oddest thing it brought to light?',
  },
  {
    says: 'external audit|statutory audit|audit planning|year-end audit',
    brutal: [
      'The external audit samples twenty-five invoices. The whole department knows which one it hopes they miss.',
      'Auditors ask for evidence that the evidence was looked at, dated, by somebody else.',
    ],
    gentle: 'On which side of the table did you sit? Name the size of client or the firm that came, and the outcome.',
  },
  {
    says: 'internal audit|internal auditor',
    brutal: [
      'Internal audit is a colleague who comes to lunch with a checklist.',
      '“Management accepts the recommendation.” Internal audit remembers it accepting the same one last year, just as warmly.',
    ],
    gentle: 'In internal audit, findings are cheap; findings that were fixed are rare. How many got closed while you were there?',
  },
  {
    says: 'purchase invoice|supplier invoice|invoice processing|processing invoices|processed invoices',
    brutal: [
      'An invoice needs a number, a code, a signature, and somebody who admits to having ordered it.',
      'The same invoice comes three times: once by post, once by email, once with feeling.',
      'Net thirty days, says the invoice. From when, asks everybody.',
    ],
    gentle: 'Invoice work is judged on accuracy at volume. How many a month, and what share came back?',
  },
  {
    says: 'payroll',
    near: 'run|process|processed|processing|employee|monthly|weekly|bureau|staff|administered|clerk',
    brutal: [
      'Get payroll right a thousand times and nobody writes. Get one wrong and you meet everyone.',
      'No manager has ever asked payroll whether it could possibly be next week instead.',
      'Payroll knows what everybody earns, and looks at the vending machine during meetings.',
    ],
    gentle: 'Headcount, frequency, and how many corrections it took. Payroll people get hired on that last figure.',
  },
  {
    says: 'p60|p45|p11d',
    brutal: [
      'P45, P60, P11D. HMRC names its forms like the roads round Slough.',
      'Everyone keeps the P60 somewhere safe. Nobody has ever found somewhere safe.',
    ],
    gentle: 'Year-end forms by the deadline: how many people got theirs from you, and on which software?',
  },
  {
    says: 'purchase ledger|sales ledger|nominal ledger|general ledger',
    brutal: [
      'The nominal ledger has a code called “sundry”. Sundry is bigger than marketing.',
      'Debits on the side nearest the window: that is how half the ledger clerks in England learnt it.',
      'A ledger always balances. That does not mean that it is right, only that it is wrong twice.',
    ],
    gentle: 'How many accounts did you look after, and who relied on the balance? A ledger is a list of promises.',
  },
  {
    says: 'suspense account',
    brutal: [
      'Suspense account: a thrilling name for £312 that nobody recognises.',
      'Nothing should be left in the suspense account at year end. Hence the suspense.',
    ],
    gentle: 'Clearing a suspense account takes detective work. How much was in it when you began, and how much when you stopped?',
  },
  {
    says: 'pivot table|pivottable',
    brutal: [
      '“Count of Amount”. It should be sum. It is in the board pack.',
      'A pivot table starts with a question and ends with a row called “(blank)”, which is the biggest.',
      'Drag a field to the wrong side of a pivot table and it is 16,000 columns wide. Nobody speaks of it.',
    ],
    gentle: 'What question did the {it} answer, and who changed something because of the answer? The tool is the smaller half.',
  },
  {
    says: 'variance analysis',
    brutal: [
      'Variance analysis explains why the budget was right and the year was wrong.',
      'Under “reason for variance” the most popular answer is “timing”. It has covered a missing lorry.',
    ],
    gentle: 'The finding beats the method. What did the variance analysis turn up, and what was done about it?',
  },
  {
    says: 'underspend|under-spend',
    brutal: ['In the last week of March an underspend turns into chairs.', 'Hand back an underspend and you get less next year. It is why corridors have art.'],
    gentle: 'Where did the money go that was left? A saving put to good use is a small story worth a clause.',
  },
  {
    says: 'government bond|corporate bond|fixed income|bond trading|gilt',
    not: 'frame|mirror|gilding|picture|restoration',
    brutal: [
      'When a bond goes up its yield goes down, and somebody reaches for two biros to make a see-saw.',
      'Fixed income: the calm part of the trading floor, until a prime minister has an idea.',
    ],
    gentle: 'How big was the {it} book, in which instruments, and what were you allowed to decide alone? In that order, the line would place you exactly.',
  },
  {
    says: 'bloomberg terminal|bloomberg',
    near: 'terminal|refinitiv|reuters|equity|trading|factset|capital iq|market',
    brutal: [
      'A Bloomberg terminal costs as much as a car, every year. Type POSH and it will show you yachts.',
      'Four screens, a coloured keyboard, and most people use the Bloomberg chat.',
    ],
    gentle: 'Name the functions you used daily. A head of desk can tell from three of them what you really did.',
  },
  {
    says: 'loss adjuster|loss adjusting|loss adjustment',
    brutal: ['The loss adjuster admires the carpet, then asks for the receipt.', 'A loss adjuster lifts one corner of the carpet and takes four thousand off.'],
    gentle: "What kind of losses, up to what sum? An adjuster's CV is read for complexity first.",
  },
  {
    says: 'underwriting|underwriter',
    near: "insurance|policy|policies|premium|commercial lines|lloyd's|broker|risk|property|casualty",
    not: 'mortgage',
    brutal: ['Underwriting is being paid to imagine the roof coming off.', 'An underwriter cannot look at a thatched cottage without counting the chimneys.'],
    gentle: 'Premium written and loss ratio do the talking for ‘{it}’. If you may give either, it settles the conversation before it starts.',
  },
  {
    says: 'kyc|know your customer',
    brutal: [
      'KYC asks a company who owns it. The answer is a chart with an arrow to Jersey.',
      'Know your customer: a certified copy of a gas bill, certified by somebody who must then prove who they are.',
    ],
    gentle: 'Files reviewed a week and the hard case you sent upstairs: numbers plus judgement make this line.',
  },
  {
    says: 'self assessment|tax return|self-assessment',
    near: 'tax|client|hmrc|prepare|prepared|preparing|file|filed|filing|personal|corporate|partnership',
    brutal: [
      'Several thousand people file a tax return on Christmas Day. HMRC counts them every year, and wishes them well.',
      'The deadline for a tax return is known a year ahead. The receipts turn up two days before it.',
    ],
    gentle: 'How many returns in a season, and of what kind? The tricky one you solved would show your level.',
  },
  {
    says: 'transfer pricing',
    brutal: [
      'Transfer pricing is one firm haggling with itself, and an expert who says that it was fair.',
      'The Dublin office charges the Leeds office for the logo. Transfer pricing works out how much.',
    ],
    gentle: 'Which countries and what kind of charge? A study that stood up to a tax office is worth naming.',
  },
  {
    says: 'xero',
    brutal: [
      'Xero offers to match the payment. It feels sure that £12.99 is the rent.',
      'Everything in Xero is a friendly blue until the bank feed stops, on the nineteenth, silently.',
    ],
    gentle: 'How many sets of books did you keep in it, and did you move anyone across? Practices hire for that.',
  },
  {
    says: 'quickbooks|quick books',
    brutal: [
      '“Ask My Accountant” is a real account in QuickBooks. It is a cry for help with a balance.',
      'QuickBooks makes bookkeeping quick. Undoing what somebody did quickly takes the weekend.',
    ],
    gentle: 'For what size of business did you use QuickBooks, and up to which step: invoices, payroll, final accounts? The further you went, the better.',
  },
  {
    says: 'sage 50|sage line 50|sage 200|sage accounts|sage payroll|sage accounting|sage line',
    brutal: [
      'Sage has an account code just for mistakes, 9999, “Mispostings”. It is seldom empty.',
      'Before the year end Sage asks whether you have made a backup. It asks like somebody who knows.',
    ],
    gentle: 'Say which modules and to what level. “To trial balance” are three words every accountant understands.',
  },
  {
    says: 'bookkeeping|book-keeping|bookkeeper',
    near: 'client|sage|xero|quickbooks|account|accounts|ledger|small business|vat|freelance|invoice|payroll',
    not: 'beekeeping',
    brutal: [
      'In bookkeeping the year arrives in a carrier bag, and a third of it is parking.',
      'Till receipts fade to white within the year. Bookkeeping has until then.',
    ],
    gentle: "{It} for whom, for how many sets of books, and how far: to trial balance, to VAT, to the accountant's door?",
  },
  {
    says: 'fixed asset register|depreciation|fixed asset',
    brutal: [
      "Depreciation means that the desk is worth nothing in the books and still has somebody's knees under it.",
      'According to the fixed asset register, there is a van. People have gone out to look.',
    ],
    gentle: "Did anybody walk round and check the {it} against the real things? It's done so rarely that it's worth a line.",
  },
  {
    says: 'ifrs',
    brutal: [
      'IFRS 16 put the photocopier on the balance sheet. The photocopier had no idea.',
      'IFRS is principles, not rules. Hence the thousands of pages of principle.',
    ],
    gentle: 'Which standards, on which transition? “IFRS” alone is a shelf; one number from it is expertise.',
  },
  {
    says: 'sarbanes-oxley|sox compliance|sox',
    near: 'compliance|audit|control|testing|financial|internal|sec',
    not: 'baseball|red sox|white sox|boston|chicago',
    brutal: [
      'SOX evidence is a screenshot of somebody clicking “approve”, with the clock in the corner.',
      'Sarbanes and Oxley are remembered in every finance team, around eight in the evening.',
    ],
    gentle: 'Put three counts beside {it}: controls tested, deficiencies found, deficiencies gone. Auditors will nod.',
  },
  {
    says: 'pitch book|pitchbook',
    brutal: [
      'Page 40 of the pitch book was moved at three in the morning, and moved back at four.',
      'Ninety pages in a pitch book, and the client opens it at the fee.',
    ],
    gentle: 'Which sector, and did any pitch win? One mandate, even anonymous, outweighs the page count.',
  },
  {
    says: 'ebitda',
    brutal: ['EBITDA is profit before all the things that eat it.', 'Adjusted EBITDA is EBITDA after a good talking-to.'],
    gentle: 'If the margin moved while you were there, print both ends. Owners read this word with one question: because of what?',
  },
  {
    says: 'auto-enrolment|workplace pension|pension administration|pension scheme',
    near: 'administration|administer|administered|employer|payroll|trustee|scheme|member|auto-enrolment|hr',
    brutal: [
      'Auto-enrolment works because nobody opens the envelope.',
      'A pension scheme writes once a year, in nine pages, to say that the figures are not guaranteed.',
    ],
    gentle: 'How many members, and which part did you run: joiners, transfers, questions on the phone?',
  },
];
