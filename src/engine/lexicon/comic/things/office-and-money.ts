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
    gentle: 'Minutes rank by whose meeting it was. Say which: a team, a board, the trustees.',
  },
  {
    says: 'franking machine|franking',
    brutal: [
      'The last post goes at 5.30. The franking machine asks for credit at 5.24.',
      'The franking machine prints as good as money, at an angle, over the address.',
    ],
    gentle: 'Outgoing post on time is a promise somebody keeps daily. Add pieces a day, or the hour of the last collection.',
  },
  {
    says: 'filing cabinet',
    brutal: ['The bottom drawer of a filing cabinet is shoes.', 'There is one key to the filing cabinet, and it is filed.'],
    gentle: 'Paper records still matter to auditors. Add the kind of file, and how long it had to be kept.',
  },
  {
    says: 'switchboard',
    not: 'electrical|panel|lv|wiring|high voltage|low voltage|mv',
    brutal: ['No CV has ever had a quiet switchboard.', 'The switchboard knows who never rings back. It is the best intelligence service in the building.'],
    gentle: 'A switchboard is measured in the busy hour. Give the number of lines, and the calls.',
  },
  {
    says: 'diary management|diary planning|calendar management|managing diaries|managed diaries',
    brutal: [
      'Six directors, all free at once: astronomers expect the next one in March.',
      'The director believes that the diary fills itself. The diary lets them.',
    ],
    gentle: 'Guarding an hour is guarding money. Add the level of the person whose diary it was, and the time zones involved.',
  },
  {
    says: 'stationery',
    near: 'order|ordering|ordered|office|supplies|stock|cupboard',
    not: 'designer|wedding|shop|retail|greeting|print|luxury|brand|gift',
    brutal: [
      'The stationery cupboard holds four hundred ring binders and no pen.',
      'Order the good pens with the stationery, and meet colleagues from floors that you never knew existed.',
    ],
    gentle: 'Ordering supplies is a small budget run alone. Add the yearly spend, and any supplier who got cheaper.',
  },
  {
    says: 'mail merge|mailmerge',
    brutal: ['“Dear <<First_Name>>”. Everyone who has run a mail merge has sent one.', 'Letter 214 of the mail merge begins “Dear Mr Ltd”.'],
    gentle: 'The checking is the skill, since a machine does the rest. If nothing ever went out under the wrong name, that is the thing to print.',
  },
  {
    says: 'shredder|shredding',
    near: 'document|confidential|office|paper|secure|file|waste',
    not: 'metal|tyre|wood|scrap|plastic',
    brutal: [
      'An office shredder runs for four minutes and rests for forty. Staff have asked how to apply.',
      'The sign says to remove the staples. The shredder has been eating staples since the sign went up.',
    ],
    gentle: 'Confidential waste is trust in paper form. Add whose records they were, and the retention rule.',
  },
  {
    says: 'company newsletter|staff newsletter|internal newsletter|employee newsletter',
    brutal: [
      'A staff newsletter has three parts: a word from the top, a charity run and a cake.',
      'Page one of the staff newsletter: a director in a hard hat that still has its sticker on.',
    ],
    gentle: 'A newsletter that comes out on time makes you an editor. Say how often, and to how many people.',
  },
  {
    says: 'photocopier|photocopying',
    brutal: [
      'Paper jam in area 4. The photocopier has doors one to three.',
      'It can staple, fold, punch and bind. The photocopier is asked for one copy and says “warming up”.',
    ],
    gentle: 'Copying for a deadline is production work. Say what it was for: court papers, exams or tenders.',
  },
  {
    says: 'fax|fax machine',
    brutal: [
      'There is always one supplier who will only take a fax. No one has ever seen the machine at the other end.',
      'A fax is an email with a scream at the beginning.',
    ],
    gentle: 'Outside hospitals and law firms few people ask for it any more. Say what was sent and why it was urgent, or give the space to something newer.',
  },
  {
    says: 'label maker|dymo|labelling machine',
    near: 'office|file|filing|document|admin|stock|shelf|archive',
    brutal: [
      'The label maker has a label on it saying “label maker”. It always has.',
      'With a label maker you start on the files, and by Friday the stapler has a department.',
    ],
    gentle: 'Order that outlives its author is rare. If others still find things by that system, the number of shelves or files makes the point.',
  },
  {
    says: 'post room|mail room|mailroom|postroom',
    brutal: ['The post room knew about the merger first.', 'Everything in the post room is urgent, until it has your own new trainers in it.'],
    gentle: 'Items a day and floors to cover make logistics of a post room. Mention recorded and secure deliveries.',
  },
  {
    says: 'visitor pass|visitor badge|signing in visitors|visitor management',
    brutal: [
      "Visitor pass number 7 lives in somebody's car now. They all end up in cars.",
      'The visitor badge says “escorted at all times”. The visitor has found the biscuits alone.',
    ],
    gentle: 'Signing people in is security and hospitality at one desk. Add visitors on a full day, and the system used.',
  },
  {
    says: 'refreshments',
    near: 'meeting|boardroom|visitor|client|guest|conference',
    around: 'office|reception|receptionist|secretar|assistant|administrat|boardroom|executive|front of house|hospitality|conference',
    brutal: [
      'Foil on the biscuits means that a client is in. Refreshments are how the rest of the building gets its news.',
      'Refreshments for twelve: twelve coffees, one oat, one decaf, and one hot water with its own teabag.',
    ],
    gentle: 'Hosting is part of the sale. Name the guest list is what: directors, clients or a full conference.',
  },
  {
    says: 'office move|office relocation',
    brutal: [
      'In an office move two hundred crates leave and two hundred and three arrive.',
      'Budget, lease, cabling: fine. The office move was really about who sits near the kitchen.',
    ],
    gentle: 'An office move is a project in three figures: desks, days and the hour when everybody could work again. It may be filed under projects.',
  },
  {
    says: 'audio typing|audio typist|copy typing|digital dictation',
    brutal: [
      'Audio typing means writing down what somebody said in a car wash.',
      'Half an hour of audio typing, of which ten minutes is somebody eating a sandwich.',
    ],
    gentle: 'The vocabulary is what an employer cannot teach in a week. Legal, clinical or surveying dictation: the field belongs right beside it.',
  },
  {
    says: 'wpm|words per minute',
    brutal: ['At {n} words a minute, “kind regards” is over before anyone has meant it.', '{n} words a minute. The thinking is still done at the usual rate.'],
    gentle: 'A tested speed is a fact, and facts are scarce in a skills list. Add the accuracy in per cent.',
  },
  {
    says: 'shared mailbox|shared inbox|inbox management',
    brutal: [
      'A shared mailbox belongs to four people, so each of them knows that the other three have answered.',
      'Zero unread, says inbox management. There is a folder called “Later” with 900.',
    ],
    gentle: 'First reply time is how a shared inbox is judged. A rough figure, with the messages of a normal day, turns tidying into a service.',
  },
  {
    says: 'board pack|board paper',
    brutal: [
      'The board pack goes out a week ahead, so that it can be opened in the car park.',
      'A board pack runs to 240 pages, and the forty-minute argument is about page 3, the car park.',
    ],
    gentle: 'Directors judge a firm by its papers. Writing, compiling and chasing are three grades of this work, so the verb should be exact.',
  },
  {
    says: 'christmas party|office party|summer party',
    not: 'booking|bookings|restaurant|children|pub|chef|kitchen|bar|menu|waiter|waitress|band|dj|hotel|banquet|catering|covers',
    brutal: [
      'Sixty say yes to the Christmas party, forty-one pay, and fifty-two had ordered the turkey.',
      'Organise one office party well, and you have a job for life, on top of the job.',
    ],
    gentle: 'An event is an event. Guests, budget and venue in one clause, and this reads as planning experience and no longer as a perk.',
  },
  {
    says: 'document control|document controller',
    brutal: [
      'Rev A, Rev B, Rev B1. Document control exists because somebody once built Rev A.',
      'Document control can prove that you opened the email. It is why nobody says “I never got it” any more.',
    ],
    gentle: 'Controllers are found by system and size. Name the system, the number of documents and the value of the project.',
  },
  {
    says: 'timesheet',
    near: 'approve|approved|process|processed|processing|check|checked|collect|collate|collated|complete|submit|chase|chased|chasing|payroll',
    brutal: [
      'Eight, eight, eight, eight, eight. A timesheet is fiction in quarter hours.',
      'Timesheets are due on Friday at four. On Monday at eleven a third email goes out, without a greeting.',
    ],
    gentle: "Pay depends on somebody checking these. People covered in a week, and the payroll they fed, give a clerk's task its importance.",
  },
  {
    says: 'annual leave',
    near: 'record|records|calendar|spreadsheet|manage|managed|log|planner|rota|track|tracked|approve|approved',
    brutal: [
      'Seven people and one August. That is annual leave, in full.',
      'Whoever keeps the annual leave chart knows who is taking the Friday before every bank holiday.',
    ],
    gentle: 'Fairness is hard to schedule. Add the number of people on the chart, and the cover that always had to remain.',
  },
  {
    says: 'courier booking|booking couriers|booked couriers|arranging couriers|arranged couriers|courier collection',
    brutal: [
      'The courier left a card saying that nobody was in. Reception had been watching the door.',
      'Guaranteed before noon, said the courier. It never said whose.',
    ],
    gentle: 'International paperwork is what sets this apart: customs forms, samples, documents that had to be signed abroad. Any of those is worth naming.',
  },
  {
    says: 'petty cash',
    brutal: [
      'The petty cash tin holds a few coins, four receipts for milk and an IOU from a director.',
      'Petty cash balances to the penny. The consultancy invoice went through on a nod.',
    ],
    gentle: 'Being handed the tin means being trusted. Add the size of the float and how often it was counted.',
  },
  {
    says: 'accounts payable',
    near: 'invoice|ledger|supplier|clerk|payment|process|processed|run|team|department|sap|oracle',
    brutal: [
      '“It will be in the next payment run.” Accounts payable can say that with a mouth full of sandwich.',
      'Accounts payable gets fan mail on the thirtieth, all of it with the subject “gentle reminder”.',
      'Invoice without a PO, PO without an order, order without an owner. Accounts payable calls that Tuesday.',
    ],
    gentle: 'Accounts payable is a volume job. Say how many invoices a month, and the share paid on time.',
  },
  {
    says: 'vat return|vat returns|value added tax',
    brutal: [
      'A Jaffa Cake is officially a cake. People sat in a British VAT tribunal and ate their way to that.',
      'A VAT return is a long form with one number in it that matters. The rest is there to break it gently.',
    ],
    gentle: "Return types and tax periods tell a practice how far to let you go alone. One firm's quarterly return and forty clients' are separate jobs.",
  },
  {
    says: 'month end|month-end',
    near: 'close|account|accounts|report|reporting|journal|ledger|accruals|reconciliation|finance',
    brutal: [
      'Month end comes twelve times a year and takes sales by surprise every time.',
      'Day one of month end: somebody finds an invoice from March.',
      'Everyone else has a Friday. Accountants have working day three.',
    ],
    gentle: 'Working days to close is the number a finance manager asks for first. If it came down while you were there, both figures go in.',
  },
  {
    says: 'bank reconciliation|bank rec|reconciling bank',
    brutal: [
      'Out by a multiple of nine means two digits swapped. Bank reconciliation has exactly one magic trick.',
      'One penny out. People have missed trains for that penny in the bank reconciliation.',
    ],
    gentle: "Reconciling shows care with other people's money. Say how many accounts, how often, and whether you found anything odd.",
  },
  {
    says: 'external audit|statutory audit|audit planning|year-end audit',
    brutal: [
      'Auditors ask for evidence that the evidence was looked at, dated, by somebody else.',
      "An auditor's favourite word is “sample”. In every other trade that is something free.",
    ],
    gentle: 'Which side of the table matters most: auditor, or the one who was audited. Add the size of the entity, and the reader knows your level.',
  },
  {
    says: 'internal audit|internal auditor',
    brutal: [
      'Internal audit is a colleague who comes to lunch with a checklist.',
      '“Management accepts the recommendation.” Internal audit remembers it accepting the same one last year, just as warmly.',
    ],
    gentle: 'Findings are cheap; findings that were fixed are rare. Add the share closed by the due date.',
  },
  {
    says: 'purchase invoice|supplier invoice|invoice processing|processing invoices|processed invoices',
    brutal: [
      'An invoice needs a number, a code, a signature, and somebody who admits to having ordered it.',
      'The same invoice comes three times: once by post, once by email, once with feeling.',
      'Net thirty days, says the invoice. From when, asks everybody.',
    ],
    gentle: "Invoice work is judged on accuracy at volume. Put a month's number next to the system, and nobody has to guess the pace.",
  },
  {
    says: 'payroll',
    near: 'run|process|processed|processing|employee|monthly|weekly|bureau|staff|administered|clerk',
    not: 'cost|costs|labour budget|budget|percentage|% of sales|payroll to sales|p&l',
    brutal: [
      'Get payroll right a thousand times and nobody writes. Get one wrong and you meet everyone.',
      'No manager has ever asked payroll whether it could possibly be next week instead.',
      'Payroll knows what everybody earns, and looks at the vending machine during meetings.',
    ],
    gentle: 'Payroll people are hired by size. Say how many people you paid, how often, and in which software.',
  },
  {
    says: 'p60|p45|p11d',
    brutal: [
      'P45, P60, P11D. HMRC names its forms like the roads round Slough.',
      'Everyone keeps the P60 somewhere safe. Nobody has ever found somewhere safe.',
    ],
    gentle: 'Year-end forms on the deadline are a yearly exam. Add payslips per month and the software used.',
  },
  {
    says: 'purchase ledger|sales ledger|nominal ledger|general ledger',
    brutal: [
      'The general ledger has a code called “sundry”. Sundry is bigger than marketing.',
      'Debits on the side nearest the window: that is how half of all ledger clerks learnt it.',
      'A ledger always balances. That does not mean that it is right, only that it is wrong twice.',
    ],
    gentle: 'An accountant wants to know how far you take a ledger. Say whether you kept it to trial balance or posted to it.',
  },
  {
    says: 'suspense account',
    brutal: [
      'Suspense account: a thrilling name for £312 that nobody recognises.',
      'Nothing should be left in the suspense account at year end. Hence the suspense.',
    ],
    gentle: 'Clearing one takes detective work. Add the balance at the start and at the end of your time.',
  },
  {
    says: 'pivot table|pivottable',
    brutal: [
      '“Count of Amount”. It should be sum. It is in the board pack.',
      'A pivot table starts with a question and ends with a row called “(blank)”, which is the biggest.',
      'Drag a field to the wrong side of a pivot table and it is 16,000 columns wide. Nobody speaks of it.',
    ],
    gentle: 'The tool is assumed by now; the report it fed is not. Name the report and who read it, and Excel becomes analysis.',
  },
  {
    says: 'variance analysis',
    brutal: [
      'Variance analysis explains why the budget was right and the year was wrong.',
      'Under “reason for variance” the most popular answer is “timing”. It has covered a missing lorry.',
    ],
    gentle: 'The finding beats the method. Add one variance that was explained and then put right, if you have one.',
  },
  {
    says: 'underspend|under-spend',
    brutal: [
      'In the last week of the financial year an underspend turns into chairs.',
      'Hand back an underspend and you get less next year. It is why corridors have art.',
    ],
    gentle: 'A saving put to good use is rarer than a saving. Sum and purpose in one clause would make a treasurer nod.',
  },
  {
    says: 'government bond|corporate bond|fixed income|bond trading|gilt',
    not: 'frame|mirror|gilding|picture|restoration|bookbind|binding|leather|gold leaf|edges|baroque|altar',
    brutal: [
      'When a bond goes up its yield goes down, and somebody reaches for two biros to make a see-saw.',
      'Fixed income: the calm part of the trading floor, until a prime minister has an idea.',
    ],
    gentle: 'A desk is described by what it trades and how much. Name the instruments and the size of the book.',
  },
  {
    says: 'bloomberg terminal|bloomberg',
    near: 'terminal|refinitiv|reuters|equity|trading|factset|capital iq|market',
    brutal: [
      'A Bloomberg terminal costs as much as a car, every year. Type POSH and it will show you yachts.',
      'Four screens, a coloured keyboard, and most people use the Bloomberg chat.',
    ],
    gentle: 'A head of desk can tell from three functions what somebody really did. Naming those you used daily is better than the name of the box.',
  },
  {
    says: 'loss adjuster|loss adjusting|loss adjustment',
    brutal: ['The loss adjuster admires the carpet, then asks for the receipt.', 'A loss adjuster lifts one corner of the carpet and takes four thousand off.'],
    gentle: 'An adjuster is read for complexity first. Add the class of loss and the authority limit, in figures.',
  },
  {
    says: 'underwriting|underwriter',
    near: "insurance|policy|policies|premium|commercial lines|lloyd's|broker|risk|property|casualty",
    not: 'mortgage|credit|loan|ipo|securities|bond|lending|bank',
    brutal: ['Underwriting is being paid to imagine the roof coming off.', 'An underwriter cannot look at a thatched cottage without counting the chimneys.'],
    gentle: 'Lines of business and authority limit come before everything here. Add premium and loss ratio, where they may be told.',
  },
  {
    says: 'kyc|know your customer',
    brutal: [
      'KYC asks a company who owns it. The answer is a chart with an arrow to an island.',
      'Know your customer: a certified copy of a utility bill, certified by somebody who must then prove who they are.',
    ],
    gentle: 'Retail, corporate or correspondent files are worlds apart in pay. Add the kind of client and the reviews per week.',
  },
  {
    says: 'self assessment|tax return|self-assessment',
    near: 'tax|client|hmrc|prepare|prepared|preparing|file|filed|filing|personal|corporate|partnership',
    brutal: [
      "Thousands of people file their tax return on Christmas Day. Britain's tax office counts them every year, and wishes them well.",
      'The deadline for a tax return is known a year ahead. The receipts turn up two days before it.',
    ],
    gentle: 'Returns come in grades. Name the hardest kind you took from start to finish.',
  },
  {
    says: 'transfer pricing',
    brutal: [
      'Transfer pricing is one firm haggling with itself, and an expert who says that it was fair.',
      'The Dublin office charges the Leeds office for the logo. Transfer pricing works out how much.',
    ],
    gentle: 'Countries, and the kind of charge: goods, services or royalties. Add a study that stood up to a tax office, if you have one.',
  },
  {
    says: 'xero',
    brutal: [
      'Xero offers to match the payment. It feels sure that 12.99 is the rent.',
      'Everything in Xero is a friendly blue until the bank feed stops, on the nineteenth, silently.',
    ],
    gentle: 'Practices hire by the number of client files in it. Moving a client across from another package is a service they charge for, so it counts.',
  },
  {
    says: 'quickbooks|quick books',
    brutal: [
      '“Ask My Accountant” is a real account in QuickBooks. It is a cry for help with a balance.',
      'QuickBooks makes bookkeeping quick. Undoing what somebody did quickly takes the weekend.',
    ],
    gentle: 'QuickBooks Online and Desktop count as two programs. Say which one, and how far you took the books: invoices, payroll or year end.',
  },
  {
    says: 'sage 50|sage line 50|sage 200|sage accounts|sage payroll|sage accounting|sage line',
    brutal: [
      'Sage has an account code just for mistakes, 9999, “Mispostings”. It is seldom empty.',
      'Before the year end Sage asks whether you have made a backup. It asks like somebody who knows.',
    ],
    gentle: '“To trial balance” are three words that every accountant understands. If they are true of your Sage work, they belong right behind it.',
  },
  {
    says: 'bookkeeping|book-keeping|bookkeeper',
    near: 'client|sage|xero|quickbooks|account|accounts|ledger|small business|vat|freelance|invoice|payroll',
    not: 'beekeeping',
    brutal: [
      'In bookkeeping the year arrives in a carrier bag, and a third of it is parking.',
      'Till receipts fade to white within the year. Bookkeeping has until then.',
    ],
    gentle: 'A bookkeeper is hired by how far you go before the accountant takes over. Say where that was, and for how many sets of books.',
  },
  {
    says: 'fixed asset register|depreciation|fixed asset',
    brutal: [
      "Depreciation means that the desk is worth nothing in the books and still has somebody's knees under it.",
      'According to the fixed asset register, there is a van. People have gone out to look.',
    ],
    gentle: 'A register that matches the real things is rare. Add the number of assets and their book value.',
  },
  {
    says: 'ifrs',
    brutal: [
      'IFRS 16 put the photocopier on the balance sheet. The photocopier had no idea.',
      'IFRS is principles, not rules. Hence the thousands of pages of principle.',
    ],
    gentle: '“IFRS” alone is a shelf. One standard by number, 15 or 16 say, and the transition or reporting it was used in, is expertise.',
  },
  {
    says: 'sarbanes-oxley|sox compliance|sox',
    near: 'compliance|audit|control|testing|financial|internal|sec',
    not: 'baseball|red sox|white sox|boston|chicago',
    brutal: [
      'SOX evidence is a screenshot of somebody clicking “approve”, with the clock in the corner.',
      'Sarbanes and Oxley are remembered in every finance team, around eight in the evening.',
    ],
    gentle: 'SOX work is counted. Give controls tested, and deficiencies found and closed.',
  },
  {
    says: 'pitch book|pitchbook',
    brutal: [
      'Page 40 of the pitch book was moved at three in the morning, and moved back at four.',
      'Ninety pages in a pitch book, and the client opens it at the fee.',
    ],
    gentle: 'Sector, deal type, and whether a mandate came of it, even with the client left nameless, outweigh any number of pages.',
  },
  {
    says: 'ebitda',
    brutal: ['EBITDA is profit before all the things that eat it.', 'Adjusted EBITDA is EBITDA after a good talking-to.'],
    gentle: 'A margin that moved needs both ends and the cause. With those three, an owner reads the line twice.',
  },
  {
    says: 'auto-enrolment|workplace pension|pension administration|pension scheme',
    near: 'administration|administer|administered|employer|payroll|trustee|scheme|member|auto-enrolment|hr',
    brutal: [
      'Auto-enrolment works because nobody opens the envelope.',
      'A pension scheme writes once a year, in nine pages, to say that the figures are not guaranteed.',
    ],
    gentle: 'Members in the scheme and the part that was yours, joiners, transfers or benefit payments, are what an administrator is chosen by.',
  },
];
