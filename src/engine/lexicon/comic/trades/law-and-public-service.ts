import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What lawyers, legal secretaries, civil servants, housing and charity people laugh about. */
export const OF_LAW_AND_PUBLIC: Partial<Record<Trade, readonly ComicEntry[]>> = {
  law: [
    {
      says: 'legal research|legal research and writing|conducting legal research|conducted legal research',
      brutal: [
        'Legal research: the perfect authority on page one, and on page two the case that overruled it.',
        'Four hours of legal research to arrive at “it depends”. With footnotes.',
        'The finest paragraph that legal research ever finds turns out to be from the dissent.',
      ],
      gentle: 'The question and what turned on it make this a skill. Mention research that changed the advice.',
    },
    {
      says: 'westlaw|lexisnexis|lexis nexis|lexis|lexis+|practical law|lexis psl',
      brutal: [
        'Westlaw and Lexis have 4,211 results. Counsel remembers it as “something about a horse”.',
        "Type the party's name into Lexis and meet four hundred other people called Smith, all of them suing.",
      ],
      gentle: 'Everybody has had a login. Add a note built from it that colleagues went on using, if you have one.',
    },
    {
      says: 'document review|doc review|reviewing documents|privilege review|reviewed documents|first level review',
      brutal: [
        'Document review: forty thousand emails, thirty-nine thousand of them about lunch.',
        'Privileged, not privileged, privileged, cat picture. Document review does things to a mind.',
        'What document review is looking for sits in a reply-all about the car park.',
      ],
      gentle: 'Documents, days and platform; reviewing or checking the reviewers is a grade apart, so the verb decides.',
    },
    {
      says: 'legal documents|drafting legal documents|legal drafting|drafted legal documents|preparing legal documents|prepared legal documents|legal document',
      brutal: [
        'Legal drafting is a war between “reasonable endeavours” and “best endeavours”, fought by people making neither.',
        '“For the avoidance of doubt” stands in legal documents at the exact spot where the doubt is.',
        "The legal document is called final_v7_clean_CLEAN_JB comments. It'll be signed under that name.",
      ],
      gentle: 'One type you own from a blank page says more than all documents together. Name the noun: leases, wills, pleadings.',
    },
    {
      says: 'billable hours|time recording|billable|billable hour|chargeable hours|billing target|billed hours|recording time',
      brutal: [
        'Six minutes is the smallest amount of time known to law. This line was nearly billable.',
        'Time recording: at seven in the evening, remember the whole day, in tenths, with a straight face.',
        '“Perusing and considering”, two units. In time recording nobody has ever just read something.',
      ],
      gentle: "Target and what was reached: firms read that first. Add a recovery rate above the team's, if you have one.",
    },
    {
      says: 'case management|caseload|case load|managing a caseload|own caseload|running files|matter management|fee-earning',
      around: 'lawyer|solicitor|paralegal|legal|firm|client|attorney|fee earner|counsel|conveyanc|immigration',
      brutal: [
        'A caseload of forty: thirty-nine wait for the other side, and one rings.',
        'The oldest file in a caseload has had four fee earners and one status: nearly done.',
        'Case management is knowing which drawer will explode, and on what date.',
      ],
      gentle: 'Give live files, their value and time to close: in those three a caseload becomes the best line on a legal page.',
    },
    {
      says: 'taking instructions|client intake|client interview|interviewing clients|client interviews|client meeting|attending clients',
      brutal: [
        'Taking instructions mostly means telling the client what the instructions are.',
        '“Just a quick question.” Client intake has a form for that, and it runs to eleven pages.',
        'The paper that decides it all comes to the second client meeting, folded in four.',
      ],
      gentle: 'New clients a month, and how many were sent by old ones: trust shows up in referrals, and they can be counted.',
    },
    {
      says: 'court filing|e-filing|efiling|filing court documents|filed documents|cm/ecf|ecf|filing pleadings|filing motions|ce-file|filed motions',
      brutal: [
        'Filing closes at midnight, so lawyers file at 11:58.',
        'The court sent the filing back for its margins. It never got as far as the argument.',
        'E-filing: your document is too large. So was the disagreement.',
      ],
      gentle: 'Courts, filings a month, and rejections: a year without one is a fine thing to print.',
    },
    {
      says: 'discovery|e-discovery|ediscovery|disclosure exercise|discovery requests|electronic discovery',
      not: 'drug|scientific|space|product',
      in: 'work',
      brutal: [
        '“Overly broad, unduly burdensome and vague.” Discovery is mostly that sentence, exchanged by post.',
        'In discovery you ask for one email and get a warehouse.',
        'Discovery: both sides have searched everywhere, except where it is.',
      ],
      gentle: 'Volume, platform, and what it was cut down to: from a million to the ten that mattered is the skill.',
    },
    {
      says: 'deposition|deposition summaries|deposition summary|depositions|deposed',
      brutal: [
        "“Do you know what time it is?” “Yes.” That's a perfect deposition.",
        'Objection, form. Objection, form. A deposition transcript reads like a hiccup with page numbers.',
      ],
      gentle: 'Prepared, attended or summarised are three different jobs. Add pages in and pages out.',
    },
    {
      says: 'pleading|pleadings|motion|motions|drafting pleadings|drafted motions|particulars of claim|motion to dismiss',
      not: 'motion graphics|slow motion',
      in: 'work',
      brutal: [
        "In a pleading the defence doesn't admit that it's Tuesday, and puts the claimant to strict proof.",
        'Courts set a page limit for motions. Lawyers answered with the footnote.',
        "A pleading is what happened, told by someone who wasn't there, in numbered paragraphs.",
      ],
      gentle: 'The two kinds you drafted most, and for which court: a firm reads that first and believes it.',
    },
    {
      says: 'trial preparation|trial prep|trial bundle|court bundle|hearing bundle|bundle|bundles|trial exhibit|court exhibit|trial notebook|trial binder|bundling|prepared bundles',
      not: 'software|javascript|telecom|broadband|services bundle|product bundle|joy',
      brutal: [
        'Six copies of the trial bundle, tabbed, by nine. At ten the parties settle in the corridor.',
        'The bundle is paginated. Then one more email turns up, and page 213A exists.',
        "Exhibit C is a picture of a gate. There'll be two hours on the gate.",
      ],
      gentle: 'It is logistics with a judge at the end. Add pages, copies and the deadline of the largest one.',
    },
    {
      says: 'court hearing|court hearings|attending court|attended court|court attendance|court appearance|attending hearings|attended hearings|court appearances',
      brutal: [
        'Listed for ten. So are nine others: court hearings are booked by optimists.',
        '“All parties in Court 4.” Court 4 has moved to Court 7, and has no heating.',
        'A court hearing lasts eight minutes, and the judge needs three of them to find the page.',
      ],
      gentle: "On your feet, behind counsel or in the clerk's seat, and which courts: the line says little until it says that.",
    },
    {
      says: 'legal advice|legal guidance|advising clients|advised clients|provided legal advice|advise clients|legal opinion',
      brutal: [
        'Legal advice comes with one hand and the other hand. The client wanted a thumb.',
        'Legal advice on one page costs more than on ten, and should.',
        'Yes or no, they asked. The legal advice has nineteen paragraphs and the word “arguably”.',
      ],
      gentle: 'Who acted on it, and what it saved or stopped: advice is judged by what happened next. Field and sort of client come first.',
    },
    {
      says: 'commercial contract|contract negotiation|negotiating contracts|redlining|redline|contract drafting|drafting contracts|contract review|reviewing contracts|reviewed contracts|drafted contracts',
      brutal: [
        'Their redline came back in green, so yours went out in purple. The contract is now a peacock.',
        "Contracts get signed at 11:40 on a Friday night by people who'll first read them in court.",
        'The boilerplate is at the back of the contract, quietly waiting to be the whole dispute.',
      ],
      gentle: 'Kind and value place a contracts person. A clause you won, named, starts every good interview.',
    },
    {
      says: 'litigation|civil litigation|commercial litigation|dispute resolution',
      brutal: [
        "“We are surprised by your client's position.” In litigation they've been surprised for three years.",
        'Dispute resolution: the dispute is about a fence, and the resolution is about the costs.',
      ],
      gentle: 'What was at stake, which side, how it ended: settled well counts as a win, and may be written as one.',
    },
    {
      says: 'conveyancing|residential conveyancing|property transaction|exchange of contracts|sale and purchase|sales and purchases',
      brutal: [
        'Six links in a conveyancing chain. Five are ready, and all five are on the phone to you.',
        'Exchange of contracts: two voices on a phone agree that it happened at 2:47.',
        "Completion is on a Friday. The van is there, the keys are there, and the money's at a bank, thinking.",
      ],
      gentle: 'Give completions a month, freehold or leasehold, own files or assisting: these three place a conveyancer at once.',
    },
    {
      says: 'land registry|local search|title deeds|local authority search|title plan|property search|property searches|report on title',
      brutal: [
        "On the Land Registry plan the red line is as thick as the hedge it's about.",
        "A drainage search confirms that the house has drains. Everybody's relieved, and somebody's charged.",
        'Title deeds: a right of way for a horse and cart, from the road to a pond that is now a Lidl.',
      ],
      gentle: 'Few requisitions on many applications is the measure of care. Add searches ordered a week.',
    },
    {
      says: 'dictation|audio typing|digital dictation|bighand|dictaphone|audio-typing|copy typing',
      brutal: [
        'Dictation from a train: clause four, sorry, tunnel, clause nine.',
        '“Dear Sirs comma no scrap that.” Audio typing leaves out the scrap and the sandwich.',
        'BigHand records each breath, crisp and slammed door. The typist knows how the meeting went.',
      ],
      gentle: 'Words a minute, and for how many fee earners: speed with four voices is worth more than speed alone.',
    },
    {
      says: 'fee earner|fee earners|supporting partners|support to partners|supporting fee earners|supporting solicitors|supporting attorneys',
      brutal: [
        'A fee earner earns the fee. Whoever knows where the file is earns the rest.',
        'Four fee earners, one diary, five kinds of urgent.',
        "“Have you got a second?” A fee earner's second isn't recorded. Yours lasts until lunch.",
      ],
      gentle: 'How many, at what level, in which department: a secretary is hired for the lawyers kept in order so far.',
    },
    {
      says: 'docketing|calendaring|court deadline|key dates|limitation date|court deadlines|limitation period|critical dates|docket',
      brutal: [
        "A limitation date is in the diary in red, on the wall in red, and in somebody's stomach.",
        'Docketing: reminders at thirty days, at fourteen, at seven, and at three in the morning.',
        "Count the days to the court deadline. Count again, one of them's a bank holiday.",
      ],
      gentle: 'Dates held and lawyers served. “None missed” is a short sentence and close to a job offer.',
    },
    {
      says: 'regulatory compliance|compliance monitoring|compliance policies|compliance framework|compliance programme|compliance program|ensuring compliance|compliance review|compliance reviews',
      brutal: [
        'Everybody clicked “read and understood”. The compliance log says forty pages in eleven seconds.',
        'Compliance is invited to the meeting after the meeting in which it was decided.',
        'The compliance framework has a traffic light for each risk. Amber is where they all live.',
      ],
      gentle: 'A finding and what was different afterwards is the work. Rules by name, and who you reported to, give it its level.',
    },
    {
      says: 'compliance training|delivering compliance training|ethics training|code of conduct|anti-bribery|bribery act|gifts and hospitality',
      brutal: [
        'Compliance training: next, next, next, a quiz about a hamper, next.',
        'In the ethics training video Sandra is offered tickets to the final. Every year, poor Sandra.',
        'The code of conduct allows a gift up to the value of a disappointing pen.',
      ],
      gentle: 'People trained and share completed are the easy figures. Add a question asked afterwards that led to something, if you have one.',
    },
    {
      says: 'aml|kyc|anti-money laundering|anti money laundering|know your customer|client due diligence|customer due diligence|money laundering|source of funds',
      brutal: [
        'AML wants a certified utility bill from the chairman of the utility.',
        'KYC asks where the money came from. “Work” is not an answer it likes.',
        'Know your customer: by two forms of ID and one gas bill, like all great friendships.',
      ],
      gentle: 'Files a week, share escalated, and how many rightly: good judgement shows in the ratio. Add certificate and year.',
    },
    {
      says: 'gdpr|data protection|data privacy|dpia|dsar|subject access request|privacy notice|privacy policy|ropa|subject access requests',
      brutal: [
        'A data subject asks for each email with his name in it. GDPR gives you a month. His name is Will.',
        "Privacy notices: eighteen pages to say we have your email address and we're going to use it.",
        "“We can't, because of GDPR.” Data protection is blamed for more than it has ever read.",
      ],
      gentle: 'Requests answered inside the deadline, with the number a year, is the plain proof. Add a process made easier, if you have one.',
    },
    {
      says: 'board minutes|company secretarial|board paper|board papers|statutory register|statutory registers|agm|annual general meeting|board meeting|board pack|board packs',
      brutal: [
        'Three hours of shouting go into the board minutes as “after discussion, it was noted”.',
        'The board pack has 400 pages. The board has reached page 12.',
      ],
      gentle: "Give entities, committees and whether listed: company secretaries are placed by these. Work taken off the chair's desk goes last.",
    },
    {
      says: 'patent|patent prosecution|trademark|trade mark|intellectual property|trademark application|patent application|ip portfolio',
      brutal: [
        'A patent claim is one sentence, with a comma for each thing that could go wrong.',
        '“A device for supporting a seated person.” It takes a patent attorney to do that to a chair.',
        'The examiner finds the trade mark descriptive. An agency was paid a fortune to make it so.',
      ],
      gentle: 'The technical field matters first: clients look for someone who speaks their chemistry. Granted cases and offices come next.',
    },
    {
      says: 'file opening|opening files|archiving files|client file|client files|closing files|opening and closing files|file closing',
      brutal: [
        "File opening: ID, conflict check, client care letter, and a matter number you'll remember on a beach.",
        "Recall a client file from the archive and volume two comes. It's always volume two.",
        'Closing files is a job for August. Nobody has said which.',
      ],
      gentle: 'Files opened a week, and an audit without a query: neat results that a practice manager will read twice.',
    },
    {
      says: 'legal aid|ccms|legal aid application|legal aid agency',
      brutal: [
        "Legal aid pays a fixed fee. The fee was fixed, the case wasn't.",
        'CCMS has timed out on page nine, and would like to start again together.',
        'The legal aid form is longer than some of the judgments it led to.',
      ],
      gentle: 'Applications, grant rate and days to a certificate: knowing that system well is rarer than people think.',
    },
    {
      says: 'mooting|moot court|moot|mock trial|mooting competition',
      brutal: [
        "Mooting: an appeal that never was, before a judge who isn't, and people lost sleep over it.",
        "“May it please the court.” The court's a second-year with a timer.",
      ],
      gentle: "Give competition, round reached and year. If a judge's remark was put in writing, five words of it would carry the line.",
    },
    {
      says: 'advocacy|oral advocacy|rights of audience|appearing in court',
      in: 'work',
      brutal: ["“I'm grateful.” In advocacy that's for being told to sit down.", 'Advocacy: “with respect” is a cough, “with great respect” is a shove.'],
      gentle: 'Which courts, contested or agreed, led or alone: three words each, and a reader can place your level.',
    },
    {
      says: 'usher|court usher|court clerk|courtroom support|swearing in|court list',
      brutal: [
        '“All rise.” Not many jobs can get a whole room out of its seat before ten. Ushers do it all day.',
        "Where are the parties? Where's the bundle? Ask the usher. Why is Court 3 so cold? Ask the Victorians.",
        "The court list says “not before two”. It's the most honest sentence in the building.",
      ],
      gentle: 'Courtrooms and hearings a day: keeping them moving is operations, and employers outside the courts know that word.',
    },
    {
      says: 'due diligence|data room|mergers and acquisitions|m&a|corporate transaction|share purchase agreement|corporate transactions',
      not: 'customer|client|enhanced|kyc|aml|vendor|supplier|third-party|third party|onboarding',
      brutal: [
        "Due diligence reads 4,000 documents, and it's the car park that holds up the deal.",
        'The data room opened on Monday. Its index came on Friday.',
        'M&A closes at two in the morning, when the last signature page comes in from a beach, upside down.',
      ],
      gentle: 'Give deal size, your workstream, and the point that moved the price: the last of them is the story, no names needed.',
    },
    {
      says: 'employment tribunal|settlement agreement|employment law',
      brutal: [
        'The tribunal bundle was agreed after eleven letters on whether to include the eleven letters.',
        'A settlement agreement settles the sum in an hour and the adjectives in four days.',
        "Employment law turns on one email. It's got a smiley in it.",
      ],
      gentle: 'For which side, how many, and what was settled early: judgement is what an employment team hires.',
    },
    {
      says: 'client money|solicitors accounts rules|sra accounts rules|iolta|trust account|trust accounting|legal cashier',
      brutal: [
        "The client account's over by almost nothing. The whole firm is standing up.",
        'IOLTA: the interest goes to a good cause, and the reconciliation goes to you.',
        'Client money sits on one side, office money on the other, and a partner with an idea in between.',
      ],
      gentle: 'Accounts, how often reconciled, and the last inspection: clean is one word, and worth printing.',
    },
    {
      says: 'proofreading|proofread|proof reading|proof-reading|proofed',
      brutal: [
        'Spellcheck has no quarrel with “the Untied Kingdom” or a “pubic limited company”. Proofreading has.',
        'Proofreading finds the mistake on page 40 as page 40 is being signed.',
      ],
      gentle: 'Which documents, against what deadline, make it a skill. A costly slip that was caught is its best proof.',
    },
    {
      says: 'legal memo|legal memoranda|memoranda|legal memorandum|memos|memorandum',
      not: 'memorandum of understanding|articles',
      brutal: [
        "A legal memo has a section called “short answer”. It's two pages.",
        'Issue, rule, analysis, conclusion: a legal memo in four acts. The partner comes in for the fourth.',
        'Somebody asked for a quick memorandum. It has an annex.',
      ],
      gentle: 'One topic and whether the view held: with that a memo shows how you think, and the number of pages can stay out.',
    },
    {
      says: 'client confidentiality|confidentiality|confidential information|confidential documents|confidential matters',
      brutal: ['The best stories of your working life, and confidentiality has had the lot.', "So confidential that this line is all we're getting."],
      gentle: 'Kind of matter, size and your part can be told without a single name. Public figures, government or listed firms raise the level.',
    },
    {
      says: 'mediation|settlement negotiations|negotiating settlements|negotiated settlements|settlement negotiation',
      brutal: [
        'Mediation: two rooms, one corridor, and a person paid to carry a number along it.',
        'Settlement comes at seven in the evening, when the biscuits run out.',
      ],
      gentle: 'Share settled, and at what stage: earlier is better, and few people count it. Accreditation with its body comes first.',
    },
    {
      says: 'witness statement|witness statements|drafting witness statements|proof of evidence',
      brutal: [
        "A witness statement is in the witness's own words. This witness seems to say “heretofore”.",
        "“I can't recall.” Five drafts of a witness statement went into that.",
      ],
      gentle: 'Statements taken, and that they stood up in court: getting a clear account out of a nervous person is a craft.',
    },
    {
      says: 'in-house counsel|in-house legal|in house counsel|general counsel|legal counsel',
      brutal: [
        "In-house: one client, and it's always in your kitchen.",
        '“Legal has signed it off.” Legal counsel had seen one slide.',
        'Sales has promised something. In-house will learn what from the purchase order.',
      ],
      gentle: 'Work kept in-house that used to go out, in money, makes finance an ally. Sector and size of company come before it.',
    },
    {
      says: 'conflict check|conflict checks|conflicts of interest|conflict search',
      brutal: [
        'Conflict checks ask the entire firm about a secret deal, by email, so that it stays one.',
        'Run the conflict check on “Smith”. See you in spring.',
      ],
      gentle: 'New matters a week and hours to clear them: the lawyers waiting would name speed, the partners accuracy. Both can be printed.',
    },
    {
      says: 'pro bono|law clinic|legal clinic',
      brutal: [
        'Pro bono: the same work, only the client says thank you.',
        'Billed at nothing, and pro bono still needs a matter number.',
        'A legal clinic has one desk, one supervisor and a statute book with a coffee ring.',
      ],
      gentle: 'Clients helped, and what one of them got to keep: small results look large to a reader.',
    },
    {
      says: 'tort|tort law|law of tort|law of torts|torts',
      in: 'study',
      brutal: [
        'Tort grew out of a snail in a bottle of ginger beer. Nobody ever proved the snail.',
        '“Reasonable” in tort is a person who reads all signs, checks all steps and is invited nowhere.',
      ],
      gentle: 'A first-year subject says little unless it led somewhere: injury work, insurance, a clinic. Then it belongs beside that.',
    },
    {
      says: 'llb|llm|ll.b|ll.m',
      brutal: [
        'The double L is a Latin plural. Lawyers start doubling things early.',
        "Years of study to learn that the answer's “it depends”, and a career to learn on what.",
      ],
      gentle: 'Class, year, and the options that fit the firm. A dissertation title earns its place where the niche is theirs too.',
    },
    {
      says: 'photocopying|scanning|collating|copying',
      in: 'work',
      brutal: [
        "Copy, collate, staple, unstaple, because the court doesn't take staples.",
        'In law photocopying goes on the bill. The copier has a better month than most associates.',
        "Page 400 of the scanning was a Post-it. It's now in evidence.",
      ],
      gentle: 'As part of bundles or disclosure it has a purpose and a deadline. On a senior page it can go altogether.',
    },
  ],
  'public-service': [
    {
      says: 'policy development|policy making|policy advice|developing policy|policy analysis|policy work|policy team|policy options|public policy',
      brutal: [
        'Three options for policy: do nothing, do too much, and the one in bold.',
        'Policy is made by evidence, consultation and whatever was on the radio at ten past eight.',
      ],
      gentle: 'What is different because of it, and for how many people: that sentence is rarer than policy people think.',
    },
    {
      says: 'ministerial briefing|ministerial submission|briefing paper|briefing note|briefing papers|ministerial submissions|briefing notes',
      brutal: [
        'A briefing is two sides of A4. The annex comes on a trolley.',
        'The minister has the briefing at nine, the meeting at nine, and the car at nine.',
        'Background, issue, recommendation, handling: a submission in four headings, read in a corridor.',
      ],
      gentle: 'For whom, at what notice, and what was decided: names can stay out, the level of the reader cannot.',
    },
    {
      says: 'private office|ministerial private office',
      brutal: ["Private office: the minister's diary, in five-minute blocks, two of them for walking.", "Private office wants it by four. It's ten past."],
      gentle: "Calm at that speed is what employers pay for. Which minister's rank, and the size of the office, show how fast it was.",
    },
    {
      says: 'stakeholder engagement|public consultation|consultation response|consultation responses|engagement event',
      brutal: [
        'Public consultation: 412 responses, 390 of them the same postcard.',
        "Stakeholder engagement: eleven flip charts, a bowl of mints and somebody who's come about the bins.",
      ],
      gentle: 'One thing that went differently because people were asked is the proof. Add responses or meetings held.',
    },
    {
      says: 'freedom of information|foi|foi request|foi requests|eir',
      brutal: [
        'FOI requests get an answer in twenty working days, so most go on the nineteenth.',
        '“How many biscuits?” Freedom of information is a noble law, and this is what it gets on a Tuesday.',
      ],
      gentle: 'Give requests a month, share inside the deadline, decisions overturned: a complete line in three figures.',
    },
    {
      says: 'parliamentary question|parliamentary questions|pqs|select committee|parliamentary business',
      brutal: [
        "Parliamentary questions: “I refer the honourable member to the answer I gave” was a real afternoon's work.",
        'A select committee asks for ten minutes on it. It runs to two hours and a clip.',
      ],
      gentle: 'Which bill or inquiry, and your part: work on legislation travels far, and most people bury it.',
    },
    {
      says: 'ministerial correspondence|treat official|correspondence case|constituency casework|constituent|constituents|casework',
      near: 'minister|ministerial|mp|constituency|constituent|constituents|correspondence|official|member|parliament',
      not: 'alumni|alumnus|directory|donor|donors|fundraising|university',
      brutal: [
        "Thank you for your letter of the 4th about potholes. It's the 29th, and so is the pothole.",
        'Casework for a member: a passing interest in drains becomes a permanent one.',
      ],
      gentle: 'Give cases a month and a reply time that held: stamina and care in one line, and every public body wants both.',
    },
    {
      says: 'canvassing|door knocking|election campaign|leafleting|political campaign|polling day|get out the vote',
      not: 'marketing campaign',
      brutal: [
        "Canvassing: “just tell me it's a no” through a letterbox, four hundred times, in sleet.",
        'Letterboxes come in low, brushed and guarded. A leafleting hand remembers each kind.',
        "“We'll have a think.” Canvassing has a code for that, and it isn't “undecided”.",
      ],
      gentle: 'Politics counts everything: doors, volunteers, turnout. Add the number that was yours.',
    },
    {
      says: 'polling station|election count|electoral services|poll clerk|presiding officer|returning officer|electoral register',
      brutal: [
        'Polling station: fifteen hours, two clerks, one pencil on a string, and a dog outside with better turnout.',
        'An election count is four hundred people in a sports hall watching rubber thimbles.',
        "Poll clerks may not say who's been in. They can say who brought cake.",
      ],
      gentle: 'Accuracy through the night, watched by rivals, is quite a reference. Add the role and the size of the electorate.',
    },
    {
      says: 'business case|green book|hm treasury|spending review|spend control|outline business case|full business case',
      brutal: [
        'In a business case the do-nothing option is costed so carefully that you want to try it.',
        'Spending review: bid for twelve, plan for nine, get seven, announce ten.',
      ],
      gentle: 'What was approved, and how much: a sum and a yes are all that a finance reader needs.',
    },
    {
      says: 'success profiles|civil service behaviours|civil service behaviour|seeing the big picture|making effective decisions|civil service competency|star method|civil service competencies',
      brutal: [
        'Seeing the Big Picture, in 250 words. Turner had more canvas.',
        'Situation, task, action, result: by now you tell your weekend like that.',
        "Behaviours are scored from one to seven. A four's a pass, a seven's a rumour.",
      ],
      gentle: "For an employer outside, the behaviours translate into results: one each, in plain words, without the framework's names.",
    },
    {
      says: 'committee report|cabinet report|council committee|councillor|councillors|elected members|full council|scrutiny committee|planning committee',
      brutal: [
        "A councillor has one question on the committee report. It's about a tree in another ward.",
        'Full council meets at seven. The item about dog mess takes it to ten.',
        "Committee reports end in “the recommendation be noted”. It was noted. It's on a shelf, being noted.",
      ],
      gentle: 'A decision taken on your advice, with the money behind it, says you can hold a room.',
    },
    {
      says: 'local authority|local government|county council|borough council|district council|unitary authority',
      in: 'work',
      brutal: [
        'The local authority has restructured. The sign on the door is two names ago.',
        'A council with four strategies for parking has been called out about a cone.',
      ],
      gentle: 'Population or budget makes a council job suddenly look its real size. The service comes first, the tier of council last.',
    },
    {
      says: 'housing allocation|housing register|choice based lettings|choice-based lettings|housing applications',
      brutal: [
        'Choice-based lettings: bid by midnight on Monday. The website has a lie-down at eleven.',
        'The allocations policy has bands A to E, and an exception for every letter.',
      ],
      gentle: 'Lets a month and days to let: fair and quick together is hard to do, so the two figures belong side by side.',
    },
    {
      says: 'void|voids|void property|void properties|void management|empty property|empty properties|void turnaround',
      in: 'work',
      brutal: [
        "A void isn't philosophy. It's a two-bed with the meter in somebody else's cupboard.",
        'Void turnaround: keys back on Monday, works order on Tuesday, and a wardrobe nobody can explain.',
        'The void was clear, they said. There was a piano.',
      ],
      gentle: 'Give days from keys in to keys out, before and after: landlords live by that number.',
    },
    {
      says: 'tenancy management|tenancy sign up|tenancy sign-up|tenancy agreement|tenancy audit|tenancy visit|tenancy sustainment|tenancy agreements|tenancies',
      brutal: [
        "Tenancy sign-up: forty pages, two keys, and one of them's for a bike shed that has gone.",
        'No pigeons, says the tenancy agreement. A rule that exact has a story.',
      ],
      gentle: 'Homes in the patch, and tenancies kept going: sustained is the word that housing hires for.',
    },
    {
      says: 'anti-social behaviour|antisocial behaviour|asb|neighbour dispute|neighbour disputes|noise complaint|noise nuisance|noise complaints',
      not: 'violence|hate',
      brutal: [
        "Noise complaint, with diary sheets: 19:04, footsteps. 19:06, more footsteps. It's a flat with people in it.",
        'A neighbour dispute: six years, two flats, one trellis.',
        'ASB cases come with recordings. The file has heard more of that bass line than the band has.',
      ],
      gentle: 'Cases settled without court are cheap for everybody and worth counting. Add powers you used, by name.',
    },
    {
      says: 'estate inspection|estate walkabout|estate inspections|block inspection|estate walkabouts',
      brutal: [
        "An estate walkabout meets the same mattress each month. It's on the action plan.",
        'Estate inspection: eleven people with a clipboard, looking at a bollard.',
      ],
      gentle: 'Something that got mended because you kept walking past it with a list: that before and after is the line.',
    },
    {
      says: 'repairs and maintenance|responsive repairs|repair request|damp and mould|housing repairs|disrepair',
      around: 'housing|tenan|landlord|council|estate|homes|property',
      in: 'work',
      brutal: [
        'Responsive repairs: an operative called, nobody in. A tenant waited in, nobody called. Both have it in writing.',
        'Repairs are raised as urgent, logged as routine and attended as “no access”.',
        'Job closed, says the repairs system. The tap has not been told.',
      ],
      gentle: 'First-time fix, days to complete, complaints: whichever of the three moved is the one to print.',
    },
    {
      says: 'case recording|case notes|recording case notes|mosaic|liquidlogic|case records|eclipse|case recording system|carefirst',
      brutal: [
        "If it isn't in the case notes it didn't happen. If it's in twice it's the system saving.",
        'Case recording: an hour with a person, then two with a dropdown.',
        'Case recording has a box for “outcome” and six choices, none of them what happened.',
      ],
      gentle: 'Notes that a colleague can act on at midnight are a skill. If an audit ever said so, three words of it are enough.',
    },
    {
      says: 'multi-agency|multi agency|partnership working|multi-agency meeting|joint working|inter-agency',
      brutal: [
        'A multi-agency meeting: nine lanyards, one plate of biscuits, and apologies from whoever had the answer.',
        'Partnership working is when all five organisations leave a meeting with your action.',
      ],
      gentle: 'Partners by name, and one thing none of them could have done alone: that is what partnership means on paper.',
    },
    {
      says: 'home visit|home visits|lone working|lone worker|outreach visit',
      not: 'patient',
      around: 'social work|housing|support|environmental|outreach|tenan|caseload|assessment|welfare|inspector|careers',
      brutal: [
        "On home visits you're offered tea in the good cup and a view of the dog's opinion.",
        'Lone working policy: text when in, text when out, park facing the exit.',
        "The satnav says you've arrived at the home visit. It's a field with a gate.",
      ],
      gentle: 'Visits a week, the area, and decisions made alone: outsiders underrate all three, so they should be in print.',
    },
    {
      says: 'active listening|listening skills|person-centred|person centred|empathetic listening',
      brutal: ['Active listening: nod, pause, “mm”. Done well, people tell you about the shed.', 'Person-centred. The form is still form-centred.'],
      gentle: 'Hard to show. Add a plan that changed because somebody was heard first, told without names, if you have one.',
    },
    {
      says: 'careers advice|careers guidance|careers adviser|career coaching|careers education|career guidance|career counselling|career counseling',
      brutal: [
        'Careers guidance took a quiz and said “florist”. It says florist to a lot of people.',
        'You give careers advice for a living, so this page is either the demonstration or the exercise.',
      ],
      gentle: 'Destinations are the sales figures of this trade, and they are good ones: share in work or study six months on.',
    },
    {
      says: 'cv workshop|cv writing|cv workshops|mock interview|mock interviews|interview preparation|resume writing',
      brutal: [
        "This trade marks CVs for a living. We're holding the pen very carefully.",
        'Mock interviews: eleven perfectionists before lunch, all of whom care too much.',
      ],
      gentle: 'People seen, and how many found work in what time: your own advice, applied to your own line.',
    },
    {
      says: 'grant application|bid writing|funding bid|grant writing|funding application|grant proposal|grant applications|funding bids|fundraising bids|writing bids',
      brutal: [
        "A grant application asks what'll be different in three years, in 150 words, with spaces.",
        "Bid writing: the money's for a boiler, so call it a resilience hub.",
        'Unrestricted funding. Even writing the words in a bid made somebody laugh.',
      ],
      gentle: "Success rate and largest award make it worth an interview. Add the funders' names.",
    },
    {
      says: 'trustee|trustees|board of trustees|trustee board|trustee meeting',
      not: 'estate|will|pension',
      brutal: [
        "Eleven trustees, seven at the meeting, four who've opened the papers, and a quiche.",
        'Trustees ask about strategy for five minutes and about the kettle for forty.',
        "Trustees meet quarterly, in the evening, in coats, and it's legally binding.",
      ],
      gentle: 'Serving on a board shows governance: charity, years, and the office held. Reporting to one shows you can lead upwards.',
    },
    {
      says: 'gala|charity gala|charity dinner|charity auction|fundraising dinner|charity ball|fundraising event|fundraising events|charity event',
      brutal: [
        'A charity auction sells a signed football shirt to the person who gave it last year.',
        'A fundraising event has a budget for everything but the weather.',
        'Gala night: nine round tables, and table nine is by the kitchen and knows it.',
      ],
      gentle: 'Raised after costs is what boards ask about, so that figure leads. Guests and sponsors follow.',
    },
    {
      says: 'donor|donors|major donor|donor stewardship|individual giving|donor relations|legacy giving|regular giving|major donors',
      not: 'blood|organ|egg',
      brutal: [
        "Donor stewardship: thank them seven times before you ask them once. Somebody's counted.",
        'The donor would like a plaque. A small one. Taller than the other one.',
      ],
      gentle: 'Keeping donors is harder than finding them. Give retention or the average gift, before and after.',
    },
    {
      says: "gift aid|raiser's edge|raisers edge|donorfy|charity crm",
      in: 'anywhere',
      brutal: [
        "The donor database has four Margarets in it, and they're all the same Margaret.",
        'A gift form has one box to tick. Everyone at the stall has lost the pen.',
      ],
      gentle: 'Records cleaned or claims recovered can be given in figures. A database that can be trusted makes each later appeal cheaper.',
    },
    {
      says: 'volunteer management|volunteer recruitment|volunteer coordinator|managing volunteers|managed volunteers|recruiting volunteers|recruited volunteers|volunteer coordination|team of volunteers|training volunteers',
      brutal: [
        "You can't fire a volunteer. You can only move the tombola.",
        'Volunteer management: forty bosses, all unpaid, one with his own chair.',
        'Volunteers come for the cause and stay for the urn.',
      ],
      gentle: 'Leading people who could leave any minute is real leadership. Add the number, area and how long they stayed.',
    },
    {
      says: 'theory of change|outcomes framework|monitoring and evaluation|m&e|logframe|logical framework|outcome measurement',
      not: 'mechanical|electrical|contractor|plant|building services|hvac',
      brutal: [
        'Theory of change: boxes, arrows, and at the far right a better world in 11-point Calibri.',
        'Outputs, outcomes, impact. The logframe has a fourth column for hoping.',
      ],
      gentle: 'What the evidence made somebody stop doing is the strongest line in this field. Add donor and budget.',
    },
    {
      says: 'strategic plan|five-year plan|five-year strategy|corporate plan|strategy document|organisational strategy|three-year strategy',
      brutal: [
        'The strategic plan has five pillars. Pillars hold things up; these hold up the launch.',
        'Vision, mission, values, enablers: a corporate plan is a wedding cake with a foreword.',
        'A five-year plan lasts until the election, or the away day.',
      ],
      gentle: 'One promise from it that was delivered beats the whole document. Add your chapter, and its money.',
    },
    {
      says: 'esg|esg reporting|sustainability report|sustainability reporting|csrd|gri|cdp|b corp|materiality assessment|sustainability strategy',
      brutal: [
        'A sustainability report is 96 pages with a leaf on it.',
        'ESG: three letters, four frameworks, nine questionnaires, and they all want it in a different unit.',
        'Materiality assessment: plot what matters to people against what matters to the board, and admire the top right corner.',
      ],
      gentle: 'Frameworks by name are asked for; what the company did differently because of them is what sets you apart.',
    },
    {
      says: 'recycling|recycling scheme|waste reduction|zero waste|energy saving|energy efficiency|energy audit|recycling rate',
      not: 'course|courses|semester|semesters|data|password|passwords|server|servers|accounts|files|computer|computers|metal|scrap|material recovery',
      in: 'work',
      brutal: [
        'Recycling in an office: three bins, and somebody in front of them with a yoghurt pot, lost.',
        'Energy saving begins with a sticker by the light switch and ends with a meeting about the sticker.',
      ],
      gentle: 'Tonnes or kilowatt hours, before and after: this is one of the few good causes that can be weighed.',
    },
    {
      says: 'food hygiene|food hygiene inspection|food safety inspection|food hygiene rating|environmental health|food inspection|food inspections|hygiene inspection',
      near: 'inspect|inspected|inspecting|inspection|inspections|officer|enforcement|premises|rating|ratings|audit',
      in: 'work',
      brutal: [
        "Hygiene inspection: the chef's surprised, the fridge is surprised, and the mop is brand new.",
        'A food hygiene rating of five goes in the window. A two goes behind the plant.',
        "“We've just had a deep clean.” The hygiene inspection goes straight to the bit behind the fryer.",
      ],
      gentle: 'Give premises a year, and how many were brought up rather than closed: the second figure says what sort of officer it was.',
    },
    {
      says: 'lines to take|press office|media handling|q&a briefing|media lines|spokesperson|press line',
      in: 'work',
      brutal: [
        'Lines to take: three sentences, said nine times, to nine different questions.',
        "“We don't comment on individual cases.” The press office has, now, without commenting.",
      ],
      gentle: 'Outlets, and a story that came out fairer than it might have: as much of it as may be told.',
    },
    {
      says: 'secretariat|terms of reference|minute taking|taking minutes|action log',
      in: 'work',
      brutal: [
        'The terms of reference were agreed at meeting three. Meetings one and two are now unexplained.',
        'Secretariat: an action has been on the log since a reorganisation ago, against someone called “all”.',
        "“AOB?” Said with the coat on. It's how a meeting gets its second half.",
      ],
      gentle: 'Which group and how senior is the worth of it. Add a decision that rested on your paper, if you have one.',
    },
    {
      says: 'procurement|tender|tendering|commissioning|commissioned services|framework agreement|contract monitoring|commissioning services|invitation to tender',
      not: 'plant|hvac|boiler|lighting system',
      in: 'work',
      brutal: [
        'A tender for a bench: 40 pages, a social value score, and one bidder, who makes benches.',
        "The framework has nine suppliers on it, and you'll be getting the tenth, through the second.",
      ],
      gentle: 'Give the value, savings and the procedure used: buying well with public money is worth several lines, and these three begin them.',
    },
    {
      says: 'year end|budget management|budget holder|managing budgets|managed budget|underspend|managing a budget|cost centre',
      around: 'council|government|civil|public|department|ministry|authority|nhs|local',
      in: 'work',
      brutal: [
        "A public budget's frozen in April, thawed in January, and must be chairs by March.",
        "Underspend: do well, and next year they'll take it away.",
        "The budget holder can't buy a stapler, and has signed for a bridge.",
      ],
      gentle: 'Sum held and how near it landed: within one percent on a public budget is a proud sentence.',
    },
    {
      says: 'community engagement|community outreach|outreach|community event|community centre|community development|community project|drop-in|community events',
      in: 'work',
      brutal: [
        "A community event needs a gazebo, and a gazebo needs four people who've never met it.",
        "Community centre: the key's with Pat, and Pat is at Pilates. In the community centre.",
      ],
      gentle: 'People who had never come before are the real result. How they were reached, and how many, is what funders copy.',
    },
  ],
};
