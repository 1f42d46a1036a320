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
      gentle: 'On which question, and what turned on the answer? Research that changed the advice is worth a line of its own.',
    },
    {
      says: 'westlaw|lexisnexis|lexis nexis|lexis|lexis+|practical law|lexis psl',
      brutal: [
        'Westlaw and Lexis have 4,211 results. Counsel remembers it as “something about a horse”.',
        "Type the party's name into Lexis and meet four hundred other people called Smith, all of them suing.",
      ],
      gentle: 'A note you built from it that colleagues went on using would say more than the login does.',
    },
    {
      says: 'document review|doc review|reviewing documents|privilege review|reviewed documents|first level review',
      brutal: [
        'Document review: forty thousand emails, thirty-nine thousand of them about lunch.',
        'Privileged, not privileged, privileged, cat picture. Document review does things to a mind.',
        'What document review is looking for sits in a reply-all about the car park.',
      ],
      gentle: "How many documents, in how long, on which platform? And did you review, or check the reviewers? That's a grade apart.",
    },
    {
      says: 'legal documents|drafting legal documents|legal drafting|drafted legal documents|preparing legal documents|prepared legal documents|legal document',
      brutal: [
        'Legal drafting is a war between “reasonable endeavours” and “best endeavours”, fought by people making neither.',
        '“For the avoidance of doubt” stands in legal documents at the exact spot where the doubt is.',
        "The legal document is called final_v7_clean_CLEAN_JB comments. It'll be signed under that name.",
      ],
      gentle: 'Which kind did you draft from a blank page? One type you own says more than all documents.',
    },
    {
      says: 'billable hours|time recording|billable|billable hour|chargeable hours|billing target|billed hours|recording time',
      brutal: [
        'Six minutes is the smallest amount of time known to law. This line was nearly billable.',
        'Time recording: at seven in the evening, remember the whole day, in tenths, with a straight face.',
        '“Perusing and considering”, two units. In time recording nobody has ever just read something.',
      ],
      gentle: "Target and what you reached: firms read that figure first. If it was good, don't make them ask.",
    },
    {
      says: 'case management|caseload|case load|managing a caseload|own caseload|running files|matter management|fee-earning',
      brutal: [
        'A caseload of forty: thirty-nine wait for the other side, and one rings.',
        'The oldest file in a caseload has had four fee earners and one status: nearly done.',
        'Case management is knowing which drawer will explode, and on what date.',
      ],
      gentle: 'Put into figures, {it} can become the best line on a legal CV: live files, their value, the time to close. What were yours?',
    },
    {
      says: 'taking instructions|client intake|client interview|interviewing clients|client interviews|client meeting|attending clients',
      brutal: [
        'Taking instructions mostly means telling the client what the instructions are.',
        '“Just a quick question.” Client intake has a form for that, and it runs to eleven pages.',
        'The paper that decides it all comes to the second client meeting, folded in four.',
      ],
      gentle: 'New clients a month, and did they come back or send others? Trust shows up in referrals, so count those.',
    },
    {
      says: 'court filing|e-filing|efiling|filing court documents|filed documents|cm/ecf|ecf|filing pleadings|filing motions|ce-file|filed motions',
      brutal: [
        'Filing closes at midnight, so lawyers file at 11:58.',
        'The court sent the filing back for its margins. It never got as far as the argument.',
        'E-filing: your document is too large. So was the disagreement.',
      ],
      gentle: 'Which courts, how many filings a month, and how many came back? A year without one rejected is a fine thing to print.',
    },
    {
      says: 'discovery|e-discovery|ediscovery|disclosure exercise|discovery requests|electronic discovery',
      in: 'work',
      not: 'drug|scientific|space|product',
      brutal: [
        '“Overly broad, unduly burdensome and vague.” Discovery is mostly that sentence, exchanged by post.',
        'In discovery you ask for one email and get a warehouse.',
        'Discovery: both sides have searched everywhere, except where it is.',
      ],
      gentle: 'Volume, platform, and what you cut it down to? Taking a million documents to the ten that matter is the skill.',
    },
    {
      says: 'deposition|deposition summaries|deposition summary|depositions|deposed',
      brutal: [
        "“Do you know what time it is?” “Yes.” That's a perfect deposition.",
        'Objection, form. Objection, form. A deposition transcript reads like a hiccup with page numbers.',
      ],
      gentle: 'Prepared, attended, summarised? Saying how many pages became how many is the sort of figure litigators enjoy.',
    },
    {
      says: 'pleading|pleadings|motion|motions|drafting pleadings|drafted motions|particulars of claim|motion to dismiss',
      in: 'work',
      not: 'motion graphics|slow motion',
      brutal: [
        "In a pleading the defence doesn't admit that it's Tuesday, and puts the claimant to strict proof.",
        'Courts set a page limit for motions. Lawyers answered with the footnote.',
        "A pleading is what happened, told by someone who wasn't there, in numbered paragraphs.",
      ],
      gentle: 'Name the two kinds that you drafted most. A firm reads that first, and believes it.',
    },
    {
      says: 'trial preparation|trial prep|trial bundle|court bundle|hearing bundle|bundle|bundles|trial exhibit|court exhibit|trial notebook|trial binder|bundling|prepared bundles',
      not: 'software|javascript|telecom|broadband|services bundle|product bundle|joy',
      brutal: [
        'Six copies of the trial bundle, tabbed, by nine. At ten the parties settle in the corridor.',
        'The bundle is paginated. Then one more email turns up, and page 213A exists.',
        "Exhibit C is a picture of a gate. There'll be two hours on the gate.",
      ],
      gentle: "The biggest: how many pages, how many lever arch files, and against what deadline? It's logistics with a judge at the end.",
    },
    {
      says: 'court hearing|court hearings|attending court|attended court|court attendance|court appearance|attending hearings|attended hearings|court appearances',
      brutal: [
        'Listed for ten. So are nine others: court hearings are booked by optimists.',
        '“All parties in Court 4.” Court 4 has moved to Court 7, and has no heating.',
        'A court hearing lasts eight minutes, and the judge needs three of them to find the page.',
      ],
      gentle: "On your feet, behind counsel or in the clerk's seat? Say which, and in which courts.",
    },
    {
      says: 'legal advice|legal guidance|advising clients|advised clients|provided legal advice|advise clients|legal opinion',
      brutal: [
        'Legal advice comes with one hand and the other hand. The client wanted a thumb.',
        'Legal advice on one page costs more than on ten, and should.',
        'Yes or no, they asked. The legal advice has nineteen paragraphs and the word “arguably”.',
      ],
      gentle: 'Who acted on it, and what did it save or stop? Advice is judged by what happened next.',
    },
    {
      says: 'commercial contract|contract negotiation|negotiating contracts|redlining|redline|contract drafting|drafting contracts|contract review|reviewing contracts|reviewed contracts|drafted contracts',
      brutal: [
        'Their redline came back in green, so yours went out in purple. The contract is now a peacock.',
        "Contracts get signed at 11:40 on a Friday night by people who'll first read them in court.",
        'The boilerplate is at the back of the contract, quietly waiting to be the whole dispute.',
      ],
      gentle: 'Which kind, what value, and which clause did you win? Name the clause: it starts every good interview.',
    },
    {
      says: 'litigation|civil litigation|commercial litigation|dispute resolution',
      brutal: [
        "“We are surprised by your client's position.” In litigation they've been surprised for three years.",
        'Dispute resolution: the dispute is about a fence, and the resolution is about the costs.',
      ],
      gentle: 'Settled well counts as a win in {it}. What was at stake, which side were you on, and how did it end?',
    },
    {
      says: 'conveyancing|residential conveyancing|property transaction|exchange of contracts|sale and purchase|sales and purchases',
      brutal: [
        'Six links in a conveyancing chain. Five are ready, and all five are on the phone to you.',
        'Exchange of contracts: two voices on a phone agree that it happened at 2:47.',
        "Completion is on a Friday. The van is there, the keys are there, and the money's at a bank, thinking.",
      ],
      gentle: 'Completions a month, freehold or leasehold, and your own files or assisting? Three facts place you at once.',
    },
    {
      says: 'land registry|local search|title deeds|local authority search|title plan|property search|property searches|report on title',
      brutal: [
        "On the Land Registry plan the red line is as thick as the hedge it's about.",
        "A drainage search confirms that the house has drains. Everybody's relieved, and somebody's charged.",
        'Title deeds: a right of way for a horse and cart, from the road to a pond that is now a Lidl.',
      ],
      gentle: 'Requisitions are the measure of care here. Few of them, on many applications, would be a line worth reading.',
    },
    {
      says: 'dictation|audio typing|digital dictation|bighand|dictaphone|audio-typing|copy typing',
      brutal: [
        'Dictation from a train: clause four, sorry, tunnel, clause nine.',
        '“Dear Sirs comma no scrap that.” Audio typing leaves out the scrap and the sandwich.',
        'BigHand records each breath, crisp and slammed door. The typist knows how the meeting went.',
      ],
      gentle: 'Words a minute and whose voice: speed with four fee earners and a mumbler is better than speed alone.',
    },
    {
      says: 'fee earner|fee earners|supporting partners|support to partners|supporting fee earners|supporting solicitors|supporting attorneys',
      brutal: [
        'A fee earner earns the fee. Whoever knows where the file is earns the rest.',
        'Four fee earners, one diary, five kinds of urgent.',
        "“Have you got a second?” A fee earner's second isn't recorded. Yours lasts until lunch.",
      ],
      gentle: 'How many did you look after, at what level, and what did they stop having to think about?',
    },
    {
      says: 'docketing|calendaring|court deadline|key dates|limitation date|court deadlines|limitation period|critical dates|docket',
      brutal: [
        "A limitation date is in the diary in red, on the wall in red, and in somebody's stomach.",
        'Docketing: reminders at thirty days, at fourteen, at seven, and at three in the morning.',
        "Count the days to the court deadline. Count again, one of them's a bank holiday.",
      ],
      gentle: 'How many dates did you hold, for how many lawyers? “None missed” is a short sentence and a job offer.',
    },
    {
      says: 'regulatory compliance|compliance monitoring|compliance policies|compliance framework|compliance programme|compliance program|ensuring compliance|compliance review|compliance reviews',
      brutal: [
        'Everybody clicked “read and understood”. The compliance log says forty pages in eleven seconds.',
        'Compliance is invited to the meeting after the meeting in which it was decided.',
        'The compliance framework has a traffic light for each risk. Amber is where they all live.',
      ],
      gentle: "What did you find, and what was different afterwards? A breach that didn't happen needs you to tell it.",
    },
    {
      says: 'compliance training|delivering compliance training|ethics training|code of conduct|anti-bribery|bribery act|gifts and hospitality',
      brutal: [
        'Compliance training: next, next, next, a quiz about a hamper, next.',
        'In the ethics training video Sandra is offered tickets to the cricket. Every year, poor Sandra.',
        'The code of conduct allows a gift up to the value of a disappointing pen.',
      ],
      gentle: "Completion rate is the easy number. Did anyone come and ask a question afterwards? That's the one that shows it worked.",
    },
    {
      says: 'aml|kyc|anti-money laundering|anti money laundering|know your customer|client due diligence|customer due diligence|money laundering|source of funds',
      brutal: [
        'AML wants a certified utility bill from the chairman of the utility.',
        'KYC asks where the money came from. “Work” is not an answer it likes.',
        'Know your customer: by two forms of ID and one gas bill, like all great friendships.',
      ],
      gentle: 'Files a week, how many escalated, how many rightly? Good judgement shows in the ratio.',
    },
    {
      says: 'gdpr|data protection|data privacy|dpia|dsar|subject access request|privacy notice|privacy policy|ropa|subject access requests',
      brutal: [
        'A data subject asks for each email with his name in it. GDPR gives you a month. His name is Will.',
        "Privacy notices: eighteen pages to say we have your email address and we're going to use it.",
        "“We can't, because of GDPR.” Data protection is blamed for more than it has ever read.",
      ],
      gentle: 'How many requests, answered inside the month? And which process did you change so the next one was easier?',
    },
    {
      says: 'board minutes|company secretarial|board paper|board papers|statutory register|statutory registers|agm|annual general meeting|board meeting|board pack|board packs',
      brutal: [
        'Three hours of shouting go into the board minutes as “after discussion, it was noted”.',
        'The board pack has 400 pages. The board has reached page 12.',
      ],
      gentle: "How many entities and committees, and what did you take off the chair's desk? Say both.",
    },
    {
      says: 'patent|patent prosecution|trademark|trade mark|intellectual property|trademark application|patent application|ip portfolio',
      brutal: [
        'A patent claim is one sentence, with a comma for each thing that could go wrong.',
        '“A device for supporting a seated person.” It takes a patent attorney to do that to a chair.',
        'The examiner finds the trade mark descriptive. An agency was paid a fortune to make it so.',
      ],
      gentle: 'How many granted, in which field and which offices? The field matters: clients look for someone who speaks their chemistry.',
    },
    {
      says: 'file opening|opening files|archiving files|client file|client files|closing files|opening and closing files|file closing',
      brutal: [
        "File opening: ID, conflict check, client care letter, and a matter number you'll remember on a beach.",
        "Recall a client file from the archive and volume two comes. It's always volume two.",
        'Closing files is a job for August. Nobody has said which.',
      ],
      gentle: 'What state were they in when you came, and when you left? An audit passed without a query is a neat result.',
    },
    {
      says: 'legal aid|ccms|legal aid application|legal aid agency',
      brutal: [
        "Legal aid pays a fixed fee. The fee was fixed, the case wasn't.",
        'CCMS has timed out on page nine, and would like to start again together.',
        'The legal aid form is longer than some of the judgments it led to.',
      ],
      gentle: 'Applications, grant rate, and how long to a certificate: knowing that system well is rarer than people think.',
    },
    {
      says: 'mooting|moot court|moot|mock trial|mooting competition',
      brutal: [
        "Mooting: an appeal that never was, before a judge who isn't, and people lost sleep over it.",
        "“May it please the court.” The court's a second-year with a timer.",
      ],
      gentle: 'How far did you get, and which question from the bench caught you? The answer shows how you think standing up.',
    },
    {
      says: 'advocacy|oral advocacy|rights of audience|appearing in court',
      in: 'work',
      brutal: [
        "“I'm grateful, my Lord.” In advocacy that's for being told to sit down.",
        'Advocacy: “with respect” is a cough, “with great respect” is a shove.',
      ],
      gentle: 'For {it}, say which courts, contested or agreed, and led or alone: three words each and a reader can place your level.',
    },
    {
      says: 'usher|court usher|court clerk|courtroom support|swearing in|court list',
      brutal: [
        '“All rise.” Not many jobs can get a whole room out of its seat before ten. Ushers do it all day.',
        "Where are the parties? Where's the bundle? Ask the usher. Why is Court 3 so cold? Ask the Victorians.",
        "The court list says “not before two”. It's the most honest sentence in the building.",
      ],
      gentle: 'How many courtrooms and hearings a day? Keeping them all moving is operations, and you should call it that.',
    },
    {
      says: 'due diligence|data room|mergers and acquisitions|m&a|corporate transaction|share purchase agreement|corporate transactions',
      brutal: [
        "Due diligence reads 4,000 documents, and it's the car park that holds up the deal.",
        'The data room opened on Monday. Its index came on Friday.',
        'M&A closes at two in the morning, when the last signature page comes in from a beach, upside down.',
      ],
      gentle: 'Deal size, your workstream, and the point you found that moved the price? That last one is the story.',
    },
    {
      says: 'employment tribunal|settlement agreement|tribunal|employment law',
      brutal: [
        'The tribunal bundle was agreed after eleven letters on whether to include the eleven letters.',
        'A settlement agreement settles the sum in an hour and the adjectives in four days.',
        "Employment law turns on one email. It's got a smiley in it.",
      ],
      gentle: "For which side, how many, and what did you learn to settle early? Judgement is what the reader's hiring.",
    },
    {
      says: 'client money|solicitors accounts rules|sra accounts rules|iolta|trust account|trust accounting|legal cashier',
      brutal: [
        "The client account's two pence over. The whole firm is standing up.",
        'IOLTA: the interest goes to a good cause, and the reconciliation goes to you.',
        'Client money sits on one side, office money on the other, and a partner with an idea in between.',
      ],
      gentle: 'How many accounts, reconciled how often, with what at the last inspection? Clean is worth printing.',
    },
    {
      says: 'proofreading|proofread|proof reading|proof-reading|proofed',
      brutal: [
        'Spellcheck has no quarrel with “the Untied Kingdom” or a “pubic limited company”. Proofreading has.',
        'Proofreading finds the mistake on page 40 as page 40 is being signed.',
      ],
      gentle: '‘{It}’ wants an object and a deadline: which documents, by when? If you ever caught a costly slip, tell it in ten words.',
    },
    {
      says: 'legal memo|legal memoranda|memoranda|legal memorandum|memos|memorandum',
      not: 'memorandum of understanding|articles',
      brutal: [
        "A legal memo has a section called “short answer”. It's two pages.",
        'Issue, rule, analysis, conclusion: a legal memo in four acts. The partner comes in for the fourth.',
        'Somebody asked for a quick memorandum. It has an annex.',
      ],
      gentle: 'What did your {it} say, for whom, and did the view hold? One topic and its outcome, and we can see the work.',
    },
    {
      says: 'client confidentiality|confidentiality|confidential information|confidential documents|confidential matters',
      brutal: ['The best stories of your working life, and confidentiality has had the lot.', "So confidential that this line is all we're getting."],
      gentle: 'Fair enough. Kind of matter, size and your part can be told without a single name: try that.',
    },
    {
      says: 'mediation|settlement negotiations|negotiating settlements|negotiated settlements|settlement negotiation',
      brutal: [
        'Mediation: two rooms, one corridor, and a person paid to carry a number along it.',
        'Settlement comes at seven in the evening, when the biscuits run out.',
      ],
      gentle: 'How many settled, and at what stage? The earlier, the better you read the room.',
    },
    {
      says: 'witness statement|witness statements|drafting witness statements|proof of evidence',
      brutal: [
        "A witness statement is in the witness's own words. This witness seems to say “heretofore”.",
        "“I can't recall.” Five drafts of a witness statement went into that.",
      ],
      gentle: 'Getting a clear account out of a nervous person is a real craft. How many have you taken, and did they stand up?',
    },
    {
      says: 'in-house counsel|in-house legal|in house counsel|general counsel|legal counsel',
      brutal: [
        "In-house: one client, and it's always in your kitchen.",
        '“Legal has signed it off.” Legal counsel had seen one slide.',
        'Sales has promised something. In-house will learn what from the purchase order.',
      ],
      gentle: 'What did you stop sending to outside firms, and what did that save? A number there makes finance an ally.',
    },
    {
      says: 'conflict check|conflict checks|conflicts of interest|conflict search',
      brutal: [
        'Conflict checks ask the entire firm about a secret deal, by email, so that it stays one.',
        'Run the conflict check on “Smith”. See you in spring.',
      ],
      gentle: 'New matters a week, and how fast were they cleared? The lawyers waiting would say speed.',
    },
    {
      says: 'pro bono|law clinic|legal clinic',
      brutal: [
        'Pro bono: the same work, only the client says thank you.',
        'Billed at nothing, and pro bono still needs a matter number.',
        'A legal clinic has one desk, one supervisor and a Housing Act with a coffee ring.',
      ],
      gentle: 'How many did you help, and what did one of them get to keep? Small results look large to a reader.',
    },
    {
      says: 'tort|tort law|law of tort|law of torts|torts',
      in: 'study',
      brutal: [
        'Tort grew out of a snail in a bottle of ginger beer. Nobody ever proved the snail.',
        '“Reasonable” in tort is a person who reads all signs, checks all steps and is invited nowhere.',
      ],
      gentle: 'Which problem question did you enjoy? It often tells people which seat they should ask for.',
    },
    {
      says: 'llb|llm|ll.b|ll.m',
      brutal: [
        'The double L is a Latin plural. Lawyers start doubling things early.',
        "Years of study to learn that the answer's “it depends”, and a career to learn on what.",
      ],
      gentle: 'Which options, and what was the dissertation on? A niche that matches the firm is worth a line.',
    },
    {
      says: 'photocopying|scanning|collating|copying',
      in: 'work',
      brutal: [
        "Copy, collate, staple, unstaple, because the court doesn't take staples.",
        'In law photocopying goes on the bill. The copier has a better month than most associates.',
        "Page 400 of the scanning was a Post-it. It's now in evidence.",
      ],
      gentle: 'If it was part of bundles or disclosure, say so: the same task, with a purpose and a deadline.',
    },
  ],
  'public-service': [
    {
      says: 'policy development|policy making|policy advice|developing policy|policy analysis|policy work|policy team|policy options|public policy',
      brutal: [
        'Three options for policy: do nothing, do too much, and the one in bold.',
        'Policy is made by evidence, consultation and whatever was on the radio at ten past eight.',
      ],
      gentle: "What is different in the world because of it, and for how many people? That sentence is rarer than you'd think.",
    },
    {
      says: 'ministerial briefing|ministerial submission|briefing paper|briefing note|briefing papers|ministerial submissions|briefing notes',
      brutal: [
        'A briefing is two sides of A4. The annex comes on a trolley.',
        'The minister has the briefing at nine, the meeting at nine, and the car at nine.',
        'Background, issue, recommendation, handling: a submission in four headings, read in a corridor.',
      ],
      gentle: "For whom, at what notice, and what was decided on it? Names can stay out; the decision can't.",
    },
    {
      says: 'private office|ministerial private office',
      brutal: ["Private office: the minister's diary, in five-minute blocks, two of them for walking.", "Private office wants it by four. It's ten past."],
      gentle: 'What did you keep moving, and for how many people above you? Calm at that speed is what employers pay for.',
    },
    {
      says: 'stakeholder engagement|public consultation|consultation response|consultation responses|engagement event',
      brutal: [
        'Public consultation: 412 responses, 390 of them the same postcard.',
        "Stakeholder engagement: eleven flip charts, a bowl of mints and somebody who's come about the bins.",
      ],
      gentle: 'Who changed their mind, you or they? One thing that went differently because you asked is the best proof.',
    },
    {
      says: 'freedom of information|foi|foi request|foi requests|eir',
      brutal: [
        'FOI requests get an answer in twenty working days, so most go on the nineteenth.',
        '“How many biscuits?” Freedom of information is a noble law, and this is what it gets on a Tuesday.',
      ],
      gentle: "How many a month, how many inside the deadline, how many overturned? That's a complete line in three figures.",
    },
    {
      says: 'parliamentary question|parliamentary questions|pqs|select committee|parliamentary business',
      brutal: [
        "Parliamentary questions: “I refer the honourable member to the answer I gave” was a real afternoon's work.",
        'A select committee asks for ten minutes on it. It runs to two hours and a clip.',
      ],
      gentle: 'Which bill, which clauses, and what was your part? Work on legislation travels far on a CV.',
    },
    {
      says: 'ministerial correspondence|treat official|correspondence case|constituency casework|constituent|constituents|casework',
      not: 'alumni|alumnus|directory|donor|donors|fundraising|university',
      near: 'minister|ministerial|mp|constituency|constituent|constituents|correspondence|official|member|parliament',
      brutal: [
        "Thank you for your letter of the 4th about potholes. It's the 29th, and so is the pothole.",
        'Casework for a member: a passing interest in drains becomes a permanent one.',
      ],
      gentle: 'Cases a month and how many ended well: a line like that shows stamina and kindness both.',
    },
    {
      says: 'canvassing|door knocking|election campaign|leafleting|political campaign|polling day|get out the vote',
      not: 'marketing campaign',
      brutal: [
        "Canvassing: “just tell me it's a no” through a letterbox, four hundred times, in sleet.",
        'Letterboxes come in low, brushed and guarded. A leafleting hand remembers each kind.',
        "“We'll have a think.” Canvassing has a code for that, and it isn't “undecided”.",
      ],
      gentle: 'Doors, volunteers, swing: politics counts everything, so pick the number that was yours.',
    },
    {
      says: 'polling station|election count|electoral services|poll clerk|presiding officer|returning officer|electoral register',
      brutal: [
        'Polling station: fifteen hours, two clerks, one pencil on a string, and a dog outside with better turnout.',
        'An election count is four hundred people in a sports hall watching rubber thimbles.',
        "Poll clerks may not say who's been in. They can say who brought cake.",
      ],
      gentle: 'Turnout through your station, and any night you ran the count? Accuracy at 3 am, watched by rivals, is quite a reference.',
    },
    {
      says: 'business case|green book|hm treasury|spending review|spend control|outline business case|full business case',
      brutal: [
        'In a business case the do-nothing option is costed so carefully that you want to try it.',
        'Spending review: bid for twelve, plan for nine, get seven, announce ten.',
      ],
      gentle: 'What was approved, and how much? Pounds and a yes: your reader needs nothing more.',
    },
    {
      says: 'success profiles|civil service behaviours|civil service behaviour|seeing the big picture|making effective decisions|civil service competency|star method|civil service competencies',
      brutal: [
        'Seeing the Big Picture, in 250 words. Turner had more canvas.',
        'Situation, task, action, result: by now you tell your weekend like that.',
        "Behaviours are scored from one to seven. A four's a pass, a seven's a rumour.",
      ],
      gentle: 'You know how to evidence things better than most. Use it here: one result each, in plain words.',
    },
    {
      says: 'committee report|cabinet report|council committee|councillor|councillors|elected members|full council|scrutiny committee|planning committee',
      brutal: [
        "A councillor has one question on the committee report. It's about a tree in another ward.",
        'Full council meets at seven. The item about dog mess takes it to ten.',
        "Committee reports end in “the recommendation be noted”. It was noted. It's on a shelf, being noted.",
      ],
      gentle: 'What did members decide on your advice? One decision, with the money behind it, says you can hold a room.',
    },
    {
      says: 'local authority|local government|county council|borough council|district council|unitary authority',
      in: 'work',
      brutal: [
        'The local authority has restructured. The sign on the door is two names ago.',
        'A council with four strategies for parking has been called out about a cone.',
      ],
      gentle: 'Which service, for how many residents? A population makes a council job suddenly look its real size.',
    },
    {
      says: 'housing allocation|housing register|choice based lettings|choice-based lettings|housing applications',
      brutal: [
        'Choice-based lettings: bid by midnight on Monday. The website has a lie-down at eleven.',
        'The allocations policy has bands A to E, and an exception for every letter.',
      ],
      gentle: 'How many lets a month, at what turnaround? Fair and quick together is a hard thing to do, so show it.',
    },
    {
      says: 'void|voids|void property|void properties|void management|empty property|empty properties|void turnaround',
      in: 'work',
      brutal: [
        "A void isn't philosophy. It's a two-bed with the meter in somebody else's cupboard.",
        'Void turnaround: keys back on Monday, works order on Tuesday, and a wardrobe nobody can explain.',
        'The void was clear, they said. There was a piano.',
      ],
      gentle: 'Average days from keys in to keys out, before and after you? Landlords live by that number.',
    },
    {
      says: 'tenancy management|tenancy sign up|tenancy sign-up|tenancy agreement|tenancy audit|tenancy visit|tenancy sustainment|tenancy agreements|tenancies',
      brutal: [
        "Tenancy sign-up: forty pages, two keys, and one of them's for a bike shed that has gone.",
        'No pigeons, says the tenancy agreement. A rule that exact has a story.',
      ],
      gentle: 'How many homes in your patch, and how many tenancies kept going? Sustained is the word that housing hires for.',
    },
    {
      says: 'anti-social behaviour|antisocial behaviour|asb|neighbour dispute|neighbour disputes|noise complaint|noise nuisance|noise complaints',
      not: 'violence|hate',
      brutal: [
        "Noise complaint, with diary sheets: 19:04, footsteps. 19:06, more footsteps. It's a flat with people in it.",
        'A neighbour dispute: six years, two flats, one trellis.',
        'ASB cases come with recordings. The file has heard more of that bass line than the band has.',
      ],
      gentle: 'How many were settled without going to court? Peace kept early is cheap, and worth counting here.',
    },
    {
      says: 'estate inspection|estate walkabout|estate inspections|block inspection|estate walkabouts',
      brutal: [
        "An estate walkabout meets the same mattress each month. It's on the action plan.",
        'Estate inspection: eleven people with a clipboard, looking at a bollard.',
      ],
      gentle: 'What got fixed because you kept walking it? A before and after on one estate tells it all.',
    },
    {
      says: 'repairs and maintenance|responsive repairs|repair request|damp and mould|housing repairs|disrepair',
      in: 'work',
      brutal: [
        'Responsive repairs: an operative called, nobody in. A tenant waited in, nobody called. Both have it in writing.',
        'Repairs are raised as urgent, logged as routine and attended as “no access”.',
        'Job closed, says the repairs system. The tap has not been told.',
      ],
      gentle: 'First-time fix, days to complete, complaints down? Pick the one you moved and print it.',
    },
    {
      says: 'case recording|case notes|recording case notes|mosaic|liquidlogic|case records|eclipse|case recording system|carefirst',
      brutal: [
        "If it isn't in the case notes it didn't happen. If it's in twice it's the system saving.",
        'Mosaic or Liquidlogic: an hour with a person, then two with a dropdown.',
        'Case recording has a box for “outcome” and six choices, none of them what happened.',
      ],
      gentle: 'Notes that another worker can act on at midnight are a skill. Has an audit ever said so about yours?',
    },
    {
      says: 'multi-agency|multi agency|partnership working|multi-agency meeting|joint working|inter-agency',
      brutal: [
        'A multi-agency meeting: nine lanyards, one plate of biscuits, and apologies from whoever had the answer.',
        'Partnership working is when all five organisations leave a meeting with your action.',
      ],
      gentle: 'Which partners, and what could you get done together that none could alone? One example is plenty.',
    },
    {
      says: 'home visit|home visits|lone working|lone worker|outreach visit',
      not: 'patient',
      brutal: [
        "On home visits you're offered tea in the good cup and a view of the dog's opinion.",
        'Lone working policy: text when in, text when out, park facing the exit.',
        "The satnav says you've arrived at the home visit. It's a field with a gate.",
      ],
      gentle: 'How many a week, over what patch? Working alone with good judgement is worth spelling out.',
    },
    {
      says: 'active listening|listening skills|person-centred|person centred|empathetic listening',
      brutal: ['Active listening: nod, pause, “mm”. Done well, people tell you about the shed.', 'Person-centred. The form is still form-centred.'],
      gentle: 'Hard to show on paper. A case, with no names, in which listening first changed the plan would do it.',
    },
    {
      says: 'careers advice|careers guidance|careers adviser|career coaching|careers education|career guidance|career counselling|career counseling',
      brutal: [
        'Careers guidance took a quiz and said “florist”. It says florist to a lot of people.',
        'You give careers advice for a living, so this page is either the demonstration or the exercise.',
      ],
      gentle: "How many went on to what you'd talked about? Destinations are your sales figures, and they're good ones.",
    },
    {
      says: 'cv workshop|cv writing|cv workshops|mock interview|mock interviews|interview preparation|resume writing',
      brutal: [
        "This trade marks CVs for a living. We're holding the pen very carefully.",
        'Mock interviews: eleven perfectionists before lunch, all of whom care too much.',
      ],
      gentle: 'How many found work afterwards, and in how long? Put your own advice to use right here.',
    },
    {
      says: 'grant application|bid writing|funding bid|grant writing|funding application|grant proposal|grant applications|funding bids|fundraising bids|writing bids',
      brutal: [
        "A grant application asks what'll be different in three years, in 150 words, with spaces.",
        "Bid writing: the money's for a boiler, so call it a resilience hub.",
        'Unrestricted funding. Even writing the words in a bid made somebody laugh.',
      ],
      gentle: 'Two numbers make ‘{it}’ worth an interview, the success rate and the largest award. Who gave the money?',
    },
    {
      says: 'trustee|trustees|board of trustees|trustee board|trustee meeting',
      not: 'estate|will|pension',
      brutal: [
        "Eleven trustees, seven at the meeting, four who've opened the papers, and a quiche.",
        'Trustees ask about strategy for five minutes and about the kettle for forty.',
        "Trustees meet quarterly, in the evening, in coats, and it's legally binding.",
      ],
      gentle: 'What did the board decide that you put before them? It shows you can lead upwards as well.',
    },
    {
      says: 'gala|charity gala|charity dinner|charity auction|fundraising dinner|charity ball|fundraising event|fundraising events|charity event',
      brutal: [
        'A charity auction sells a signed football shirt to the person who gave it last year.',
        'The fundraising event raised four thousand pounds, less the marquee.',
        'Gala night: nine round tables, and table nine is by the kitchen and knows it.',
      ],
      gentle: "Raised, after costs? It's the after-costs figure that boards ask about, so lead with it.",
    },
    {
      says: 'donor|donors|major donor|donor stewardship|individual giving|donor relations|legacy giving|regular giving|major donors',
      not: 'blood|organ|egg',
      brutal: [
        "Donor stewardship: thank them seven times before you ask them once. Somebody's counted.",
        'The donor would like a plaque. A small one. Taller than the other one.',
      ],
      gentle: 'Retention rate and average gift, before and after? Keeping givers is harder than finding them.',
    },
    {
      says: "gift aid|raiser's edge|raisers edge|donorfy|charity crm",
      in: 'anywhere',
      brutal: [
        "The donor database has four Margarets in it, and they're all the same Margaret.",
        'Gift Aid adds 25p to the pound for one tick. Everyone at the stall has lost the pen.',
      ],
      gentle: 'Was it you who cleaned the data? A database you can trust makes every later appeal cheaper.',
    },
    {
      says: 'volunteer management|volunteer recruitment|volunteer coordinator|managing volunteers|managed volunteers|recruiting volunteers|recruited volunteers|volunteer coordination|team of volunteers|training volunteers',
      brutal: [
        "You can't fire a volunteer. You can only move the tombola.",
        'Volunteer management: forty bosses, all unpaid, one with his own chair.',
        'Volunteers come for the cause and stay for the urn.',
      ],
      gentle: 'How many, over what area, and how long did they stay? Leading people who could leave any minute is real leadership.',
    },
    {
      says: 'theory of change|outcomes framework|monitoring and evaluation|m&e|logframe|logical framework|outcome measurement',
      brutal: [
        'Theory of change: boxes, arrows, and at the far right a better world in 11-point Calibri.',
        'Outputs, outcomes, impact. The logframe has a fourth column for hoping.',
      ],
      gentle: 'What did the evidence make you stop doing? An honest answer to that is the strongest line in this field.',
    },
    {
      says: 'strategic plan|five-year plan|five-year strategy|corporate plan|strategy document|organisational strategy|three-year strategy',
      brutal: [
        'The strategic plan has five pillars. Pillars hold things up; these hold up the launch.',
        'Vision, mission, values, enablers: a corporate plan is a wedding cake with a foreword.',
        'A five-year plan lasts until the election, or the away day.',
      ],
      gentle: 'Which part of it actually happened, and how much was yours? One delivered promise beats a whole document.',
    },
    {
      says: 'esg|esg reporting|sustainability report|sustainability reporting|csrd|gri|cdp|b corp|materiality assessment|sustainability strategy',
      brutal: [
        'A sustainability report is 96 pages with a leaf on it.',
        'ESG: three letters, four frameworks, nine questionnaires, and they all want it in a different unit.',
        'Materiality assessment: plot what matters to people against what matters to the board, and admire the top right corner.',
      ],
      gentle: "What did the company do differently once it was written? The report's the receipt; tell us what was bought.",
    },
    {
      says: 'recycling|recycling scheme|waste reduction|zero waste|energy saving|energy efficiency|energy audit|recycling rate',
      not: 'course|courses|semester|semesters|data|password|passwords|server|servers|accounts|files|computer|computers|metal|scrap|material recovery',
      in: 'work',
      brutal: [
        'Recycling in an office: three bins, and somebody in front of them with a yoghurt pot, lost.',
        'Energy saving begins with a sticker by the light switch and ends with a meeting about the sticker.',
      ],
      gentle: "What comes of {it} can be weighed, in tonnes or kilowatt hours, before and after. You're lucky: weigh it here.",
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
      gentle: 'Premises a year, and how many did you bring up rather than close? That second figure says what sort of officer you are.',
    },
    {
      says: 'lines to take|press office|media handling|q&a briefing|media lines|spokesperson|press line',
      in: 'work',
      brutal: [
        'Lines to take: three sentences, said nine times, to nine different questions.',
        "“We don't comment on individual cases.” The press office has, now, without commenting.",
      ],
      gentle: 'Which story did you keep off the front page, or put on it? Tell what you may.',
    },
    {
      says: 'secretariat|terms of reference|minute taking|taking minutes|action log',
      in: 'work',
      brutal: [
        'The terms of reference were agreed at meeting three. Meetings one and two are now unexplained.',
        'Secretariat: an action has been on the log since a reorganisation ago, against someone called “all”.',
        "“AOB?” Said with the coat on. It's how a meeting gets its second half.",
      ],
      gentle: 'Which group, how senior, and what did it actually decide under your pen? That makes minutes interesting.',
    },
    {
      says: 'procurement|tender|tendering|commissioning|commissioned services|framework agreement|contract monitoring|commissioning services|invitation to tender',
      in: 'work',
      brutal: [
        'A tender for a bench: 40 pages, a social value score, and one bidder, who makes benches.',
        "The framework has nine suppliers on it, and you'll be getting the tenth, through the second.",
      ],
      gentle: "Value, savings, and one thing you wouldn't sign? Buying well with public money is worth several lines.",
    },
    {
      says: 'year end|budget management|budget holder|managing budgets|managed budget|underspend|managing a budget|cost centre',
      in: 'work',
      brutal: [
        "A public budget's frozen in April, thawed in January, and must be chairs by March.",
        "Underspend: do well, and next year they'll take it away.",
        "The budget holder can't buy a stapler, and has signed for a bridge.",
      ],
      gentle: "How much did you hold, and how near did you land? Within one percent of a public budget's a proud sentence.",
    },
    {
      says: 'community engagement|community outreach|outreach|community event|community centre|community development|community project|drop-in|community events',
      in: 'work',
      brutal: [
        "A community event needs a gazebo, and a gazebo needs four people who've never met it.",
        "Community centre: the key's with Pat, and Pat is at Pilates. In the community centre.",
      ],
      gentle: "Who did your {it} bring in who had never come before, and how did you manage it? That's the real art here.",
    },
  ],
};
