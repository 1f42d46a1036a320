import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What lawyers, officials, accountants, bankers, personnel people and offices laugh about, second helping. */
export const MORE_OF_OFFICES: Partial<Record<Trade, readonly ComicEntry[]>> = {
  law: [
    {
      says: 'skeleton argument|skeleton arguments|drafting skeleton arguments',
      brutal: [
        'The skeleton argument is so called because by page thirty-four it has put the flesh back on.',
        'Judges ask for skeleton arguments to be short, and receive a whole museum.',
      ],
      gentle: 'Judges remember the skeleton that found the real point. If one of yours shaped the order, name the issue it turned on.',
    },
    {
      says: 'attendance note|attendance notes|file note|file notes',
      brutal: [
        'An attendance note is written for one reader: whoever sues in six years.',
        '“Client advised. Client understood. Client will do it anyway.” A third of all attendance notes, in full.',
      ],
      gentle: 'A clear file is what the next fee earner inherits. If yours were used to train others or survived a file audit, say so.',
    },
    {
      says: 'letter before action|letter before claim|letters before action|pre-action protocol|pre-action correspondence|demand letter|demand letters',
      brutal: [
        'Fourteen days to pay, or we shall write again, in bold.',
        "Seven days, failing which, without further notice. The legal profession's way of shouting.",
      ],
      gentle:
        "The best letter before action is the one that ends the matter. If yours brought payment or settlement without proceedings, that's the result to print.",
    },
    {
      says: 'without prejudice|part 36|part 36 offer|part 36 offers|calderbank',
      brutal: [
        'Everything after the words “without prejudice” is the first honest paragraph of the case.',
        'Settlement offers are poker for people who keep the receipts.',
      ],
      gentle: 'Offers are judgement under pressure. Where one of them ended a case at the right figure, the stage it came at is worth a few words.',
    },
    {
      says: 'bill of costs|costs budget|costs budgeting|precedent h|detailed assessment|costs draftsman|costs lawyer|schedule of costs',
      brutal: [
        'First the parties argue about the money. Then they argue about what the argument cost.',
        'Costs law, where two solicitors charge by the hour to discuss whether the hours were reasonable.',
      ],
      gentle: 'Budgets that held are rare in litigation. If yours came in close to what was approved, give the two figures.',
    },
    {
      says: 'client care letter|client care letters|engagement letter|engagement letters|terms of business',
      brutal: [
        'Nine pages on what it will cost, and on page one: please sign and return the last page.',
        'Clients sign it unread, and then study the first invoice like scripture.',
      ],
      gentle: 'Getting these out on day one is what a regulator looks for. If you improved how fast they came back signed, that is a small win with weight.',
    },
    {
      says: 'lasting power of attorney|lasting powers of attorney|power of attorney|powers of attorney',
      brutal: [
        'Twenty pages, signed in the right order. One witness dates it Tuesday, and it all goes back.',
        'Whole filing cabinets have come back because one signature left its box.',
      ],
      gentle: "Registration on the first attempt is the mark of a careful hand with these. If that's your record, an employer would like to read it.",
    },
    {
      says: 'wills and probate|will drafting|drafting wills|drafted wills|estate administration|probate application|grant of probate|private client|administration of estates',
      brutal: ["Where there's a will, there's a cousin nobody had heard of.", 'The house gets divided in an afternoon. The carriage clock takes two years.'],
      gentle: 'Estates test tact and tax at once. Add the size or oddity of an estate you took from first meeting to final accounts.',
    },
    {
      says: 'completion day|completions|completion statement|completion statements|post-completion|exchange and completion',
      not: 'm&a|corporate|share purchase|shares|merger|mergers|private equity|banking',
      brutal: [
        'The money leaves at nine. The van is waiting at ten. The bank will look into it after lunch.',
        'Friday, half past two, and five sets of keys depend on one CHAPS payment.',
      ],
      gentle: 'Buyers recall whether the keys came on the day. If you handled a run of Friday completions, the busiest one is worth a line.',
    },
    {
      says: 'lease extension|lease extensions|leasehold|ground rent|leasehold enquiries|lpe1|management pack',
      brutal: [
        'Everyone thinks they bought a flat. The freeholder thinks they rented some air until 2113.',
        'The management pack costs £400, takes six weeks and says the bins are communal.',
      ],
      gentle: 'Leasehold is where conveyancers show depth. Mention the awkward one you untangled: absent landlord, short lease, missing consent.',
    },
    {
      says: 'property chain|chain of transactions|linked transactions|long chain',
      brutal: [
        'Eleven houses, and all of them wait for someone in Kettering to find the guarantee for the windows.',
        'A property chain moves at the speed of whoever is on holiday.',
      ],
      gentle: 'Keeping a chain calm is half the work. If one of yours was long or near collapse and held, tell how many links it had.',
    },
    {
      says: 'stamp duty|sdlt|sdlt return|stamp duty land tax|sdlt returns',
      brutal: [
        'Nobody budgets for stamp duty until the email that begins “Just to confirm…”',
        'A tax with more rates than the house has rooms, due fourteen days after the money ran out.',
      ],
      gentle: 'The reliefs are where the knowledge shows. Multiple dwellings, shared ownership, first-time buyer: name the ones you have filed for.',
    },
    {
      says: 'form e|financial remedy|financial remedies|ancillary relief|matrimonial finance|divorce proceedings|divorce petition',
      brutal: [
        'In the list of assets the boat turns out to belong to a brother.',
        'In the matter of the air fryer, neither party was minded to compromise.',
        'By the second hearing the parties have spent the conservatory arguing about the conservatory.',
      ],
      gentle: 'Settling early is what clients thank you for. If your cases tended to end before the final hearing, say at which stage.',
    },
    {
      says: 'duty solicitor|police station representation|police station accreditation|police station representative|custody suite|police station attendance',
      brutal: [
        'A custody suite at 3 a.m. has one good chair, and the custody sergeant is in it.',
        'Two words of legal advice, and half of the clients go on to comment at length.',
      ],
      gentle: 'Police station work is law without a library. If you held your own slots on the rota, the number of call-outs gives an idea of the pace.',
    },
    {
      says: "magistrates' court|magistrates court|first appearance|remand court|magistrates",
      brutal: [
        "Thirty cases before lunch, and the first one's waiting for the van.",
        "A magistrates' court hears everything from fraud to fishing rods. The fraud takes four minutes and goes upstairs.",
      ],
      gentle: 'Volume advocacy builds speed that nothing else does. What you were trusted to handle alone in a busy list would show that.',
    },
    {
      says: 'crown court|crown court trial|plea and trial preparation hearing|ptph',
      brutal: [
        'Listed at ten, not before twelve, stood down till two, back tomorrow.',
        "The most serious rooms in the country, and the sound doesn't work in any of them.",
      ],
      gentle:
        'The kind of trial and your part in it place you at once. If you carried a Crown Court case through, give the stage you took over and the one you left it at.',
    },
    {
      says: 'jury selection|jury bailiff|voir dire|jury service|jury management|jury trial|jury trials|jury room',
      brutal: [
        'Twelve strangers, one locked room and the question of who ordered the egg.',
        "No notebook stays as blank as a juror's during the expert on tyre pressure.",
      ],
      gentle: 'Juries are managed with calm and plain words. If you explained procedure to them or kept a long panel together, put that in.',
    },
    {
      says: 'cross-examination|cross examination|cross-examining|cross-examined|cross-examine',
      brutal: [
        '“I put it to you” is the longest way English has found of saying “come off it”.',
        "First rule of cross-examination: don't ask the one question too many. It's always the best one, too.",
      ],
      gentle: 'One cross-examination that moved a case says more than the skill does. Add expert or lay witness, and the finding if it is public.',
    },
    {
      says: 'expert witness|expert witnesses|expert evidence|instructing experts|expert report|expert reports|medico-legal',
      brutal: [
        'Two experts, one set of facts, and two reports that seem to describe different animals.',
        "The expert's duty is to the court. The expert's invoice is to you.",
      ],
      gentle: 'Choosing the right expert is a craft. If yours had an unusual discipline or their joint statement narrowed the issues, mention it.',
    },
    {
      says: "barristers' chambers|barristers chambers|barristers' clerk|barristers clerk|clerks' room|chambers administrator|pupillage|mini-pupillage|mini pupillage",
      brutal: [
        'Chambers: sixty self-employed people sharing a kettle, two clerks and one grudge.',
        "In a barristers' chambers the clerks run everybody, and address them as “sir” and “miss” while they do it.",
      ],
      gentle: 'A set is known by its clerks and its pupils. Name the work you saw at close hand and who trusted you with the diary or the draft.',
    },
    {
      says: 'training contract|legal trainee|trainee solicitor',
      brutal: [
        'Six months to learn a department, and on the day you find the coffee they move you.',
        "Four seats in two years. By the time they trust you with a matter, it's your last Friday in property.",
      ],
      gentle: "Seats tell a partner where you'll fit. If one of them let you run files of your own by the end, put that seat first.",
    },
    {
      says: 'sqe|sqe1|sqe2|bar exam|bar examination|uniform bar exam',
      brutal: [
        "Every question has one answer that's right and one that's righter.",
        'Somewhere between land law and trusts, every candidate googles “careers in baking”.',
      ],
      gentle: 'With the exam out of the way, employers look for what you have done with it. Put the qualifying work right beside it.',
    },
    {
      says: 'court listing|listing officer|court listings|hearing list|daily cause list|cause list|listing of hearings|listing hearings|listed hearings',
      brutal: [
        'Four trials for one courtroom, on the theory that three will go away. All four parties have come.',
        'Listing is Tetris, except the blocks bring barristers and complain.',
      ],
      gentle:
        'Listing is capacity planning with a judge in the room. If fewer of your trials cracked or more courtrooms sat full days, those are figures a manager wants.',
    },
    {
      says: 'adjournment|adjournments|adjourned hearing|adjourned hearings|applications to adjourn|application to adjourn',
      brutal: [
        'Adjourned for want of a file that was in the other lift.',
        'An adjournment is the one result after which both sides go home with the same thing: a date in November.',
      ],
      gentle: "Why hearings came off is management information. If you found the usual cause and did something about it, that's a strong line.",
    },
    {
      says: 'consent order|consent orders|draft order|draft orders',
      brutal: [
        'It took nine months of war to agree a page and a half, and the row about the comma is in the schedule.',
        'Agreed at the door of the court, drafted on a windowsill, binding for life.',
      ],
      gentle: 'An order that nobody has to come back about is good drafting. If yours were approved without amendment, tell them.',
    },
    {
      says: 'freezing order|freezing injunction|injunction|injunctions|interim injunction|search order',
      brutal: [
        "Injunctions come at ten to five on a Friday. It's in the rules, or it feels like it.",
        'An injunction is a very expensive way of telling someone to leave it.',
      ],
      gentle: 'Urgent work shows nerve. The hours from instruction to hearing, with the outcome, would make the reader sit up.',
    },
    {
      says: 'writing judgments|written judgment|reserved judgment|reserved judgments|handing down judgment|written reasons|drafting judgments|judicial decision|judicial decisions',
      brutal: [
        '“I am grateful to counsel for their helpful submissions” comes just before the page on which they lose.',
        "A reserved judgment is a judge's way of saying “let me think about how to put this”.",
      ],
      gentle: "Decisions that were upheld, published or followed speak for themselves. If there's one you may cite, do.",
    },
    {
      says: 'remote hearing|remote hearings|cvp|cloud video platform|virtual hearing|virtual hearings|video hearing|video hearings',
      brutal: [
        "The dignity of the court, interrupted by a participant called “Dave's iPad 2”.",
        '“All rise”, said the usher, and eleven screens filled with belts.',
      ],
      gentle: 'Making remote justice work took real ingenuity. If you wrote the joining instructions that finally got people in, claim it.',
    },
    {
      says: 'visa application|visa applications|leave to remain|indefinite leave to remain|skilled worker visa|spouse visa|immigration application|immigration applications|entry clearance',
      brutal: [
        'Ninety pages of evidence, and the reply says the bank statement was a PDF of the wrong kind.',
        'The form asks for every address of the last ten years. So does the next form, in another order.',
      ],
      gentle: 'Complex routes tell more than volume. If you ran one from first advice to decision, or turned a refusal round, name the route.',
    },
    {
      says: 'sponsor licence|sponsor licences|certificate of sponsorship|certificates of sponsorship|sponsorship management system|sms level 1',
      brutal: [
        'The sponsorship system logs you out if you pause to read what it says.',
        'A spelling mistake in a certificate of sponsorship costs the fee, and you get to pay it again.',
      ],
      gentle: 'Sponsors dread the compliance visit. If a licence under your care passed one or got its rating back, say that first.',
    },
    {
      says: 'naturalisation application|naturalisation applications|naturalisation|citizenship application|citizenship applications|british citizenship',
      brutal: [
        'List every trip abroad in five years. Nobody knows. There was a Friday in Calais.',
        'The form wants every date of travel. The only complete record is a shoebox of boarding cards.',
      ],
      gentle: 'These files reward whoever chases the fiddly evidence. If your applications were rarely sent back with questions, that is worth stating.',
    },
    {
      says: 'prior art search|prior art searches|prior art',
      brutal: [
        "Everything's new until somebody finds the Japanese utility model of 1987.",
        'Prior art is the professional term for “somebody in Stuttgart had this, with drawings”.',
      ],
      gentle: 'The art you found that changed a filing decision is the best proof. Field and database, without the client, can always be given.',
    },
    {
      says: 'claim drafting|drafting patent claims|patent specification|patent specifications|drafting patents|drafted patent applications|drafting patent applications',
      brutal: [
        'A chair becomes “a substantially planar support means configured to receive a user”.',
        'A patent claim is one sentence, two pages and four semicolons, and the whole invention hangs on “substantially”.',
      ],
      gentle: "Name the technology. If your claims were granted in a form the client still wanted, that's the drafter's scorecard.",
    },
    {
      says: 'office action|office actions|examination report|examination reports|patent examiner',
      brutal: [
        'The examiner combined a toaster with a tractor and called it obvious.',
        "An office action is a letter in which somebody has read your invention and wasn't surprised.",
      ],
      gentle: 'Overcoming objections in one round saves a client real money. If your responses often did, an employer will want to know.',
    },
    {
      says: 'trade mark opposition|trademark opposition|likelihood of confusion|cease and desist|trademark infringement|trade mark infringement|brand protection',
      brutal: [
        'The law asks whether the average consumer would be confused. Nobody ever asks the average consumer.',
        "Somewhere a multinational's lawyers are writing, in all seriousness, to a village bakery.",
      ],
      gentle: 'Enforcement is as much judgement as law. A dispute you closed with a letter, not a claim, is a better example than a long fight.',
    },
    {
      says: 'data breach|data breaches|breach log|breach notification|personal data breach|72-hour|breach management',
      brutal: [
        "Most data breaches aren't hackers. They're Cc where there should have been Bcc.",
        'Seventy-two hours to report it, seventy of which go on agreeing what to call it.',
      ],
      gentle: 'How you ran the first day of an incident is what interviewers ask. If a regulator closed one without action, you can say that plainly.',
    },
    {
      says: 'cookie banner|cookie banners|cookie consent|cookie policy|cookie compliance|onetrust',
      brutal: ['The most-clicked legal text in history, and the least read.', 'We value your privacy, says the banner, and introduces 847 partners.'],
      gentle: 'Getting consent right means arguing with marketing and winning. If something changed on the site after your review, the change is the proof.',
    },
    {
      says: 'retention schedule|retention schedules|records retention|retention policy|document retention|confidential waste|secure destruction',
      brutal: [
        "Keep for as long as the law says, then destroy. In the basement it's still 1994.",
        'The retention schedule is clear on every document except the ones people have.',
      ],
      gentle: 'Getting an organisation to throw things away is a feat. If boxes, shelves or gigabytes went, the amount is your evidence.',
    },
    {
      says: 'standard contractual clauses|data processing agreement|data processing agreements|dpa|international transfers|international data transfers',
      near: 'data|gdpr|transfer|transfers|processor|clauses|privacy|vendor|vendors|supplier',
      brutal: [
        'The data crossed the Atlantic in forty milliseconds. The clauses took until March.',
        'Every supplier has its own data processing agreement, non-negotiable, and so do you.',
      ],
      gentle: 'The point is speed with safety. If you built a template or a playbook that shortened the back and forth, that deserves its own bullet.',
    },
    {
      says: 'sanctions screening|pep screening|politically exposed persons|adverse media|sanctions checks|world-check|sanctions list',
      brutal: [
        'Ninety-nine alerts out of a hundred are a dentist with the name of a dictator.',
        "The screening tool has found a match. He's been dead since 1961, and was a general, but it's a match.",
      ],
      gentle: 'False positives are the real workload here. If you tuned the rules or cleared a backlog, the before and after tells it all.',
    },
    {
      says: 'whistleblowing|speak up|speak-up|whistleblowing hotline|ethics hotline|whistleblowing policy',
      brutal: [
        'The ethics hotline opens with a strict promise of secrecy and a complaint about the microwave.',
        'Every speak-up poster hangs exactly where everyone can see who reads it.',
      ],
      gentle: 'A channel is only as good as the trust in it. If reports rose or cases closed faster, explain what you changed.',
    },
    {
      says: 'regulatory change|horizon scanning|regulatory updates|regulatory horizon scanning|monitoring regulatory developments|tracking regulatory',
      brutal: [
        'Horizon scanning: the regulator is consulting on a paper about a review of the guidance.',
        'On the horizon: four consultations, two drafts and one thing that came into force yesterday.',
      ],
      gentle: 'Spotting a rule early is only half of it. If you saw one through to a working process, the rule and the team it touched belong in the line.',
    },
    {
      says: 'companies house|confirmation statement|confirmation statements|psc register|annual return filing|company filings',
      near: 'company|companies|filing|filings|filed|file|statement|statements|register|statutory|secretarial|subsidiaries|confirmation|director|directors|annual|incorporation|webfiling',
      brutal: [
        "Once a year you confirm to Companies House that nothing's happened. There is a fee for that.",
        'At Companies House the forms go by first names: AP01, TM01, SH01, and one that came back.',
      ],
      gentle:
        "A group whose filings are never late is someone's quiet achievement. If you know how many entities you looked after, say so; it shows the scale.",
    },
    {
      says: 'share certificate|share certificates|stock transfer form|stock transfer forms|share allotment|share allotments|register of members|share register|cap table',
      brutal: [
        'The company is worth forty million. Who owns it is on a sheet that says v3 DO NOT USE.',
        'Lost share certificates are found the day after the indemnity has been signed.',
      ],
      gentle: "Clean registers save a deal weeks. If a buyer's lawyers went through yours, that's a test worth mentioning.",
    },
    {
      says: 'articles of association|written resolution|written resolutions|board resolution|board resolutions|shareholder resolution|shareholder resolutions',
      brutal: [
        '“It was resolved that…” means the decision was made last Thursday in a taxi.',
        'Resolutions are passed unanimously, and then one director is in Tuscany with a broken scanner.',
      ],
      gentle: 'Governance papers are about timing. A transaction in which you had all signatures on the day is a nice thing to point at.',
    },
    {
      says: 'nda|ndas|non-disclosure agreement|non-disclosure agreements|non disclosure agreement|confidentiality agreement|confidentiality agreements',
      brutal: [
        'Three weeks of negotiation over an NDA, so that both sides can keep a brochure secret.',
        'Every company believes its NDA is standard. No two have ever met.',
      ],
      gentle: 'Turnaround is what the business notices about NDAs. If a template or self-service form of yours cut it, put the days.',
    },
    {
      says: 'limitation of liability|indemnities|indemnity clause|force majeure|governing law|liability cap|liability caps|boilerplate clauses',
      brutal: [
        'These are the clauses everyone skips, until the spring in which everyone reads them.',
        "Two companies promise to be partners, then spend a month pricing the day they aren't.",
      ],
      gentle: "Negotiators are judged by what they'd let go. If you wrote the fallback positions others then used, that is senior work.",
    },
    {
      says: 'contract lifecycle management|clm|contract playbook|contract management system|contract repository|contract database|ironclad',
      brutal: [
        'The contract repository has every agreement the company signed, apart from the one people are asking for.',
        "Before the contract system they were kept in Janet's inbox. In fairness, that was searchable.",
      ],
      gentle: 'The measure is how long a signature takes. If the new process brought that down or caught a renewal in time, lead with it.',
    },
    {
      says: 'docusign|signature pages|signature page|execution of documents|wet ink|adobe sign|signing ceremony|e-signature',
      brutal: [
        'Everything is agreed, everyone is waiting, and it all hangs on someone clicking the yellow box.',
        'Sign here, here, here and here. The signed copy comes back with three of them, and one in the margin.',
      ],
      gentle: 'Closings stand or fall on logistics. Add the largest signing you choreographed, with its number of parties.',
    },
    {
      says: 'imanage|netdocuments|document management system|filesite|worldox',
      brutal: [
        'Document 4,118,207, version 31, checked out to someone on a cruise.',
        'Every document system finds the email about the draft first, and the draft itself never.',
      ],
      gentle: 'If you were the one people came to when a version went missing, or you trained others in it, add that; firms value it.',
    },
    {
      says: 'clio|leap legal|proclaim|actionstep|practice management system|p4w|partner for windows',
      brutal: [
        'The practice system generates a letter with one click and “Dear [CLIENT_SALUTATION]” with the second.',
        'Every matter has a workflow, and every workflow has a step everybody ticks on Fridays.',
      ],
      gentle: 'Case systems repay whoever bothers to set them up. Add a workflow or letter you built that others still run, if you have one.',
    },
    {
      says: 'process server|process servers|serving documents|service of proceedings|personal service|served documents|service of process',
      brutal: [
        'No door is as closed as the one behind which the telly has just gone quiet.',
        "“He doesn't live here”, says the person wearing the name badge.",
      ],
      gentle: 'Good service is simply service that stands up. If you dealt with evasive or overseas parties, say how it was finally done.',
    },
    {
      says: 'notary|notary public|notarial|apostille|apostilles|legalisation',
      brutal: [
        'A signature confirms a signature, a stamp confirms the stamp, and a ribbon confirms the ribbon.',
        "Apostille: French for “they'll want another copy”.",
      ],
      gentle: 'Documents bound for abroad fail on tiny formalities. The countries you prepared them for are a handy thing for an employer to know.',
    },
    {
      says: 'personal injury|rta portal|whiplash|claims portal|road traffic accident claims',
      brutal: [
        'In a collision at four miles an hour, five people were in the car. It was a Smart.',
        'Every road accident in the files happened to two cars that were both standing still.',
      ],
      gentle: 'Settlement value, stage and turnover of files are the language of this work. Choose whichever of them flatters you and print it.',
    },
    {
      says: 'legal 500|chambers and partners|chambers submission|directory submission|directory submissions|legal directories|chambers uk',
      brutal: [
        'Twenty matters, twenty referees, and every one of them finds the partner “incredibly responsive”.',
        'The directories asked the clients. The clients asked the partners what to say.',
      ],
      gentle: 'Rankings that rose are a fair boast. If a band changed in the year you ran the submissions, give both bands.',
    },
    {
      says: 'bluebook|bluebooking|cite checking|cite-checking|oscola|law review|citation checking|legal citation',
      brutal: [
        "Somewhere a law student lies awake over whether that comma's italic.",
        'A law review article has four hundred footnotes, and each of them has been to the library.',
      ],
      gentle: 'Cite-checkers catch what partners miss. If an error you found changed an argument, that makes a far better line than the style guide.',
    },
    {
      says: 'interrogatories|requests for production|requests for admission|discovery responses|written discovery',
      brutal: [
        'Objection: vague, overbroad, unduly burdensome. The question was the name of the company.',
        'Ask for everything, get everything, in no order, on the Friday before Thanksgiving.',
      ],
      gentle: 'Good discovery is what survives a motion to compel. If you drafted the set that turned up the key document, mention it.',
    },
    {
      says: 'plea bargain|plea bargaining|plea negotiation|plea negotiations|arraignment|arraignments|bail hearing|bail hearings|bail application|bail applications',
      brutal: [
        'Most of justice is done in a corridor, between two people holding too many folders.',
        'With a list that long, one “good morning” has to last the whole courtroom till lunch.',
      ],
      gentle: 'Volume work in court proves judgement at speed. Add a result you are free to name, if you have one.',
    },
    {
      says: 'court transcript|court transcripts|court reporter|court recording|hearing transcript|hearing transcripts|court reporting|digital audio recording',
      brutal: [
        'The transcript shows that everyone spoke at once, and that the word that decided the case is “[inaudible]”.',
        'Typed out, learned counsel turns out to be four hundred uses of “with respect” and one cough.',
      ],
      gentle: 'Accurate records get quoted for years. Add the hardest expert you got down right, acronyms and all.',
    },
    {
      says: 'court interpreter|court interpreters|booking interpreters|arranging interpreters|legal interpreter',
      brutal: [
        "The interpreter's booked, confirmed and here. The hearing has been moved to the other building.",
        "A court interpreter has about a second to find another language's word for “wheeler-dealer”.",
      ],
      gentle: 'A hearing stands or falls with the right dialect on the right day. If fewer were lost for want of an interpreter, tell that.',
    },
  ],
  'public-service': [
    {
      says: 'impact assessment|impact assessments|equality impact assessment|equality impact assessments|regulatory impact assessment',
      not: 'environmental|social impact|beneficiary|beneficiaries|evaluation|life cycle|biodiversity|programme impact',
      brutal: [
        'The impact assessment is written after the decision, so as not to influence it.',
        'Section 4 asks for unintended consequences. The honest answer is Section 4.',
      ],
      gentle: 'An assessment that changed a policy is a rare bird. If yours led to an amendment, name the part that moved.',
    },
    {
      says: 'submission to ministers|submissions to ministers|ministerial box|ministerial boxes|red box|advice to ministers|advising ministers|advised ministers',
      brutal: [
        'Months of work come back from the red box with one word in the margin. The word is “Why?”',
        'Three options in every submission: one mad, one ruinous and the recommended one.',
      ],
      gentle: 'Advice that was taken is the proof. Without giving secrets away, say what kind of decision rested on it.',
    },
    {
      says: 'white paper|green paper|white papers|green papers',
      around:
        'policy|policies|minister|ministerial|government|parliament|whitehall|legislation|civil servant|civil service|bill|ministry|commission|department for|department of|consultation',
      brutal: [
        "Green means they're asking. White means they've decided. Neither means there's a budget.",
        'Every white paper is called “Something for a Something Something”, with a sunrise on the front.',
      ],
      gentle:
        'A paragraph that reached the statute book is a pleasing thing to be able to name. If a chapter or a question was in your care, give its subject.',
    },
    {
      says: 'statutory instrument|statutory instruments|secondary legislation|bill team|primary legislation|parliamentary bill',
      brutal: [
        'Regulation 2(1)(b): for “and” substitute “or”. It took six departments.',
        'A bill team goes into committee with forty folders. The question is about the forty-first.',
      ],
      gentle: 'Bill work shows stamina and nerve. Add the stage you joined and the clause you looked after.',
    },
    {
      says: 'cross-government|cross government|cross-departmental|interdepartmental|inter-departmental|whitehall|cross-whitehall',
      brutal: [
        'Cross-government working: eleven departments agree on everything, apart from which of them is paying.',
        "“We're content, subject to drafting” is how one department declares war on another.",
      ],
      gentle: 'Getting departments to agree is the craft. If one signature was the hard one, the subject of the dispute shows the level you worked at.',
    },
    {
      says: 'civil service|civil servant',
      brutal: [
        'The Civil Service has a framework for everything, including the tone in which to disagree with it.',
        'Nobody in the civil service has ever been late. There have been handling issues.',
      ],
      gentle: 'Give grade, department and the policy in plain words: outsiders need all three to see how big the job really was.',
    },
    {
      says: 'ministerial visit|ministerial visits|royal visit|official visit|official visits|vip visit|state visit',
      near: 'minister|ministerial|royal|vip|official|state|embassy|visit|delegation',
      brutal: [
        'To anyone who travels with a minister, the whole country smells of fresh paint.',
        'The visit lasts forty minutes. The recce for it was longer, and had the better biscuits.',
      ],
      gentle: 'Visits are logistics under a spotlight. The tightest programme you delivered, with its number of stops, would make a lively line.',
    },
    {
      says: 'special adviser|spad|special advisers|political adviser|political advisor|chief of staff to',
      brutal: [
        'The political adviser walks next to the minister right up to the cameras, and then has to tie a shoelace.',
        "Half of political advice is “don't”. The rest is “don't tweet it”.",
      ],
      gentle: 'Influence is hard to put on paper. Add one announcement, speech or row you shaped, described in a neutral sentence, if you have one.',
    },
    {
      says: 'speechwriting|speech writing|speech-writing|writing speeches|drafted speeches|drafting speeches|wrote speeches',
      near: 'minister|ministers|mp|ceo|leader|political|ambassador|conference|parliament|mayor|senator|director|chair|speech|speeches|speechwriting',
      brutal: [
        'Speechwriters sit in row nine, lips moving, and then hear the speaker ad-lib.',
        'The line everyone quotes is the one that was added in the car.',
      ],
      gentle: 'Occasion and audience give a speech its size. If a phrase of yours was picked up by the press, quote that.',
    },
    {
      says: 'manifesto|manifesto drafting|opposition research|polling data|focus groups|rebuttal',
      near: 'party|campaign|election|political|policy|manifesto|voters|candidate|opposition',
      brutal: [
        'A manifesto is a document read closely once, by the other side.',
        "Focus group finding: they'd like lower taxes, better services and a different question.",
      ],
      gentle: 'A pledge that lasted beyond polling day is worth naming. If one came from your desk, it outlives the campaign and the line.',
    },
    {
      says: "parliamentary researcher|constituency office|mp's office|parliamentary assistant|surgery appointments|constituency surgery|constituency surgeries|mps office",
      brutal: [
        'Constituency surgery: the Middle East, the bins, the Middle East and the bins.',
        "Whatever the constituent came in about, it's the council. Whatever they told the council, it's the MP.",
      ],
      gentle: 'Casework teaches you where the state has its handles. A case you moved that three agencies had given up on is a fine example.',
    },
    {
      says: 'embassy|high commission|consulate|diplomatic mission|foreign posting|overseas posting',
      brutal: [
        'Embassies run on cables to the capital, and on one driver who knows everybody and can fix anything.',
        'Every embassy has a party for the national day, and one freezer full of the wrong cheese.',
      ],
      gentle: 'A post is more than a place. Add one thing the capital knew or got because you were there, if it can safely be told.',
    },
    {
      says: 'consular assistance|consular services|consular support|consular cases|emergency travel document|emergency travel documents|consular',
      brutal: [
        '“Do you have a copy of the document?” “In the bag.” “And the bag?” All consular work begins there.',
        'Consular staff can visit you, advise you and write to you. What people want is a lawyer and a lift.',
      ],
      gentle: 'Consular work is crisis handling with a kind voice. Add a busy period you got through, with the number of cases, if you have one.',
    },
    {
      says: 'diplomatic cable|diptel|diplomatic reporting|political reporting|démarche|demarche|bilateral relations|bilateral',
      near: 'embassy|diplomatic|political|government|foreign|ministry|relations|talks|mission|agreement|bilateral|minister',
      brutal: [
        '“A frank exchange of views” is diplomatic for a door that was heard on another floor.',
        'Bilateral relations are always excellent. There are merely eleven outstanding issues.',
      ],
      gentle: 'Reporting that was read at home is the aim. If something you sent changed a briefing or a visit, find a discreet way to say so.',
    },
    {
      says: 'protocol|diplomatic protocol|order of precedence|seating plan|flag protocol',
      near: 'diplomatic|ambassador|ceremony|embassy|reception|state|precedence|guests|flag|official|minister|royal|civic|mayor|seating|dignitaries',
      not: 'safeguarding|trial',
      brutal: [
        'Precedence decides who sits where. Feelings decide what happens on Monday.',
        "There's a right way up for the flag, and it's found out by hanging it.",
      ],
      gentle: 'Protocol is noticed only when it fails. Add the most delicate occasion you seated or ran, without names.',
    },
    {
      says: 'visa interview|visa interviews|visa section|visa applications|entry clearance officer|border control|immigration control',
      brutal: [
        'Ask ten travellers for the purpose of their visit, and nine have rehearsed.',
        'The holiday is two weeks. The folder of evidence for it is four kilos.',
      ],
      gentle: 'Decisions at pace need a steady standard. If your refusals stood up on review, that counts for more than the volume.',
    },
    {
      says: 'tax investigation|tax investigations|tax compliance check|compliance checks|tax enquiry|tax enquiries|tax inspection|tax evasion|hidden economy',
      near: 'tax|hmrc|vat|taxpayer|taxpayers|revenue|evasion|trader|traders|tax returns',
      brutal: [
        'The shop turned over nine thousand pounds. The car outside it turned over rather more.',
        '“My accountant does all that”, says the owner. “My client gave me that”, says the accountant.',
      ],
      gentle: "Yield is this trade's currency. If you may state the tax brought in or the number of settled cases, put that at the front.",
    },
    {
      says: 'vat inspection|vat inspections|vat assurance|vat liability|vat compliance visits',
      brutal: [
        "A Jaffa Cake is a cake. It took a court, and it'd do so again.",
        "Marshmallows are zero-rated if they're the big ones you have to toast. VAT has thought about this.",
      ],
      gentle: 'Complex liability work is read by its trades. If there is a scheme you know best, or a sum recovered, either makes the visits weigh more.',
    },
    {
      says: 'council tax|council tax bills|business rates|council tax reduction|revenues and benefits|non-domestic rates',
      brutal: [
        'The council tax band of half the country was set in 1991, from a moving car.',
        'People ring about council tax in order to talk about the potholes.',
      ],
      gentle: 'Collection rate is the number every council watches. If yours rose, or arrears fell, the change belongs in this line.',
    },
    {
      says: 'housing benefit|universal credit|benefits claims|benefit claims|benefits assessment|discretionary housing payment',
      brutal: [
        'The online form saves its progress right up to the page that loses it.',
        'Helping with the claim: nine minutes on the claim, forty on the password.',
      ],
      gentle: 'Getting somebody what they are entitled to can be put in pounds. If your service kept count, that total is your best line.',
    },
    {
      says: 'rent arrears|arrears management|income recovery|income collection|rent collection|rent account|rent accounts|arrears',
      near: 'rent|tenant|tenants|tenancy|income|housing|arrears|court|recovery',
      brutal: [
        'Some rent years have fifty-three weeks, and explaining the fifty-third takes up the other fifty-two.',
        'The arrears letter comes in three versions, and all of them are opened last.',
      ],
      gentle: 'Arrears down with tenancies kept is the double that landlords want. If you have both figures, print them side by side.',
    },
    {
      says: 'possession claim|possession proceedings|possession hearing|notice seeking possession|eviction|evictions|section 21|nosp',
      near: 'housing|tenancy|tenant|tenants|court|landlord|possession|rent|eviction|notice',
      brutal: [
        "Get one date wrong on the notice and everybody starts again, including the judge's patience.",
        'The county court gives a possession case five minutes, of which three are spent finding the rent statement.',
      ],
      gentle: 'Most good housing officers are proud of the cases that stopped short of court. If yours did, that share is the figure to give.',
    },
    {
      says: 'homelessness application|homelessness applications|homelessness prevention|homeless prevention|temporary accommodation|homelessness reduction act',
      brutal: [
        'The law gives fifty-six days. The phone queue takes some of them.',
        'Ten to five on a Friday is when housing departments meet their hardest case of the week.',
      ],
      gentle: 'Prevention is what the service is measured by. How many homes were saved under your hand, if you know, is worth more than the Act.',
    },
    {
      says: 'sheltered housing|extra care|sheltered scheme|scheme manager|independent living scheme|pull cord|pull cords',
      brutal: [
        'The pull cord is for emergencies. The hoover finds it every Thursday.',
        'A sheltered scheme has one lounge, forty armchairs and forty freeholds on them.',
      ],
      gentle: 'Running a scheme is half property and half people. If something there became livelier or safer while you had the keys, name that thing.',
    },
    {
      says: 'gas safety certificate|gas safety certificates|no access visits|landlord gas safety|lgsr|cp12|access to properties',
      brutal: [
        'Everyone wants a safe boiler. Between eight and one, nobody wants it enough to be in.',
        'By the third card through the door, the household has a set.',
      ],
      gentle: 'A hundred per cent compliance is won one front door at a time. If you got there, or close, say from what figure.',
    },
    {
      says: 'bin store|bin stores|communal areas|communal area|fly-tipping|fly tipping|bulky waste',
      brutal: [
        'Every bin store in the land has a sign that says no mattresses, and a mattress leaning on it.',
        "The communal hallway must be clear at all times. That's agreed by all the bicycles.",
      ],
      gentle: 'Estates show what a patch officer is worth. If complaints fell or a block came back to life, describe the before and after.',
    },
    {
      says: 'mutual exchange|mutual exchanges',
      brutal: [
        'A mutual exchange takes four weeks, two inspections and one row about the curtain rails.',
        'Both sides of a mutual exchange are convinced they got the better kitchen, which is why it works.',
      ],
      gentle: 'Moves that suit everybody take patience to arrange. A chain you got over the line, with the number of homes in it, would stick.',
    },
    {
      says: 'tenant participation|resident involvement|resident engagement|tenant panel|resident panel|tenants panel|tenant satisfaction|tsm|tenant satisfaction measures',
      brutal: [
        'The resident panel was called to discuss the strategy. By item two it was the lift.',
        "Tenants are asked whether they're satisfied by a survey pushed under the door that doesn't shut.",
      ],
      gentle: 'Landlords now live by these scores. If yours moved, name the complaint you took out at the root.',
    },
    {
      says: 'food business operator|scores on the doors|food premises|hygiene improvement notice|emergency prohibition|improvement notice|improvement notices',
      around: 'food|hygiene|kitchen|restaurant|takeaway|catering|cafe',
      brutal: ['A five goes in the window. A two goes behind the yucca.', 'Chefs can tell an inspector by the torch. It goes straight under the fridge.'],
      gentle: 'Enforcement that ended in a better kitchen is the best kind. If your re-inspections went up a grade or three, tell it.',
    },
    {
      says: 'statutory nuisance|noise monitoring|noise monitoring equipment|noise abatement|abatement notice|abatement notices|out of hours noise',
      brutal: ["The noise stops as the officer's car door shuts.", 'Statutory nuisance covers smoke, fumes, dust and smells. The cockerel is being assessed.'],
      gentle: "Disputes settled before the notice save everybody a year. If you had a knack for that, give an example with a street's worth of detail.",
    },
    {
      says: 'pest control|rodent|rat|rats|pest infestation|infestation|bait',
      near: 'housing|environmental|council|premises|food|inspection|inspections|treatment|complaint|complaints|enforcement|public health|tenants',
      brutal: [
        'Everyone with rats knows they come from next door. So does next door.',
        "“It's just one mouse” is how all the great infestations have introduced themselves.",
      ],
      gentle: "Finding the source is the clever bit. If you stopped repeat call-outs for good somewhere, that's better than the number of treatments.",
    },
    {
      says: 'air quality|air quality monitoring|diffusion tube|diffusion tubes|air quality management area',
      brutal: [
        'A diffusion tube hangs on a lamp post for a month. Then the lab reports nitrogen dioxide, or a spider.',
        'The worst air in town is measured where everyone waits with the engine on, outside the leisure centre.',
      ],
      gentle: 'Monitoring matters once someone acts on it. If a road, a junction or a planning condition changed on your figures, that is the result.',
    },
    {
      says: 'private water supply|water sampling|swimming pool sampling|health and safety inspection|skin piercing|animal licensing|premises licensing|taxi licensing|street trading',
      near: 'licensing|environmental|officer|council|premises|inspection|inspections|sampling|enforcement|licence|licences',
      brutal: [
        'The licensing file holds a tattooist, a kennels and an ice cream van. One committee, one Tuesday.',
        "You learn to carry wellies, a thermometer and the face of someone who's seen the other kitchen.",
      ],
      gentle: "Breadth is this job's secret. List the licence types you could inspect alone; a small authority reads that as gold.",
    },
    {
      says: 'care act assessment|care act assessments|care act|care package|care packages|strengths-based assessment',
      brutal: [
        'The assessment form runs to thirty pages, and on page one asks what matters most to you.',
        'Everything the person wants fits on a postcard. The rest of the form is for the panel.',
      ],
      gentle: 'Good assessments change what gets arranged. If your plans leaned on something better than hours of care, give an example.',
    },
    {
      says: 'funding panel|resource panel|panel application|panel applications|resource allocation panel|allocation panel',
      around: 'care|social work|social worker|adult|assessment|care package|placement|brokerage|support plan|children|commissioning',
      brutal: [
        'Panel sits on Thursdays, has read page one, and would like to know if there is anything cheaper.',
        'Nothing sharpens prose like a panel that can hear the word “hours” through a wall.',
      ],
      gentle: 'Getting a case through panel takes argument and arithmetic. If yours rarely came back, your managers noticed; say it.',
    },
    {
      says: 'duty desk|duty worker|duty rota|duty team|duty social worker|emergency duty team|front door|mash',
      near: 'social|referral|referrals|safeguarding|duty|rota|team|triage|assessment',
      brutal: ["On duty day you bring a lunch. It's a nice thought.", "Everybody's other cases know when it's their duty day."],
      gentle: 'Duty is deciding with half the facts, and managers hire for it. Add contacts in a normal day, if you know the number.',
    },
    {
      says: 'best interests assessor|deprivation of liberty safeguards|dols|mental capacity assessment|mental capacity act',
      brutal: [
        'Five principles, the first of which is to assume that people can. Lovely law. Try ringing a bank under it.',
        'The right to make an unwise decision is protected by statute, to the relief of everyone with a hot tub.',
      ],
      gentle: 'This is advanced statutory work. The date of your qualification and the settings you assess in will be looked for first.',
    },
    {
      says: 'chronology and genogram|chronologies|genogram|genograms|chronologies and genograms',
      brutal: [
        'A genogram starts on one sheet of A4 and ends in a corridor with sellotape.',
        "The chronology goes back ten years, through four recording systems and somebody's biro.",
      ],
      gentle: 'Papers that stood up in court are a strong claim. If a judge or guardian praised yours, you may say so.',
    },
    {
      says: 'asye|practice educator|practice education|social work student|newly qualified social worker|reflective supervision|social work england',
      brutal: [
        'Reflective supervision is an hour to think about feelings, with one eye on the visits due.',
        'Social workers reflect for their portfolio, then for their registration, and at traffic lights for themselves.',
      ],
      gentle: 'Practice educators are scarce. If you brought students through to qualification, even one, teams want to see it.',
    },
    {
      says: 'counselling room|therapeutic relationship|counselling clients|counselling sessions|one-to-one counselling|integrative counsellor|bacp|personal therapy',
      brutal: [
        'A box of tissues, two chairs and a clock that only one of them is allowed to look at.',
        '“And how did that feel?” has never gone well when used at home.',
      ],
      gentle: 'Client hours, modality and setting are what agencies ask for first. Lay them out where the eye lands.',
    },
    {
      says: 'gatsby benchmarks|gatsby benchmark|careers interview|careers interviews|morrisby|careers lessons|options evening',
      brutal: [
        'Eighty questions, ten minutes, and the careers quiz tells half the year to become marine biologists.',
        "Ask a hall of Year 9s what they'd like to be. You get nine footballers, a vet and “rich”.",
      ],
      gentle: 'What counts is where they went. If destinations improved, or an employer kept coming back for more, tell that story.',
    },
    {
      says: 'universal jobmatch|work coach|jobcentre|job centre|employability|employability skills|job outcomes|back to work|sector-based work academy',
      brutal: [
        "Everyone's told to tailor each application. Then the website asks for the CV again, in boxes.",
        'Employability courses teach a firm handshake, eye contact and the patience to upload the same CV nine times.',
      ],
      gentle: 'Sustained outcomes are the currency: still in work at thirteen or twenty-six weeks. If you know yours, lead with that share.',
    },
    {
      says: 'restricted funds|restricted funding|restricted income|restricted grants',
      brutal: [
        "Restricted funds: there's money for a climbing wall, and none for the lights above it.",
        'Funders adore projects. Nobody yet has asked to have their name on the electricity.',
      ],
      gentle: 'Sound governance is what the next funder checks. If the auditors or the regulator gave you a clean report, mention it.',
    },
    {
      says: 'lottery funding|national lottery community fund|trusts and foundations|multi-year funding',
      brutal: [
        'Sustainable, innovative, and much the same as last year. Every bid has to be all three.',
        'The smaller the grant, the longer the report on it.',
      ],
      gentle: 'Fundraisers are hired on what they won and kept. Put the hardest win first.',
    },
    {
      says: 'food bank|foodbank|food parcels|food pantry',
      brutal: [
        'Whatever a food bank asks for in the appeal, the nation replies in chickpeas.',
        'Harvest festival is when a food bank finds out how many tinned pears a village was hiding.',
      ],
      gentle: 'It is stock control with a welcome at the door. How the queue was made kinder says as much as the tonnage.',
    },
    {
      says: 'charity challenge|sponsored abseil|fun run|abseil|london marathon places|challenge events|charity runners',
      near: 'charity|fundraising|sponsored|challenge|raised|event|events|runners|funds|donation',
      brutal: [
        'The finance director will abseil down the town hall. The staff have raised four thousand for the rope.',
        'Charity runners come back with a medal, a foil cape and the same thank-you email for a month.',
      ],
      gentle: 'Income per place is the figure. If you got more of them past their target, tell what you did in the last six weeks.',
    },
    {
      says: 'net zero|carbon footprint|carbon reduction|scope 3|scope 1|scope 1 and 2|scope 3 emissions|ghg protocol|carbon accounting|science based targets|sbti|carbon neutral',
      brutal: [
        "Scope 1 is the boiler, scope 2 the socket, scope 3 is everyone you've ever emailed.",
        "Every net zero date is chosen by somebody who'll have retired long before it.",
      ],
      gentle: 'Give baseline, cut, year: with those three a claim can be checked. If an outside body verified yours, name them.',
    },
    {
      says: 'carbon offset|carbon offsetting|carbon offsets|carbon credits|green claims|greenwashing',
      brutal: ['An offset is a tree somewhere else promising to behave.', 'The conference was carbon neutral, and so were the four hundred flights to it.'],
      gentle: 'Saying no to a weak claim takes courage. If you wrote the rules on what marketing may promise, that is governance; call it so.',
    },
    {
      says: 'ev charging|electric vehicle charging|ev charge points|ev chargers|charging points',
      brutal: [
        "The charger is free at last. It's only that the car in front of it has been full since nine.",
        "Put in four charging points, and by Monday there's a rota, a feud and a policy.",
      ],
      gentle: "Chargers are easy; sharing them isn't. If you wrote the rules that kept the peace, or won the grant, put it here.",
    },
    {
      says: 'sustainability champion|sustainability champions|green champions|green team|behaviour change campaign|sustainability awareness|environmental awareness',
      brutal: [
        "You can tell who the green champion is. It's the one pulling a yoghurt pot out of the wrong bin.",
        '“Please consider the environment before printing this email”, reads the poster, laminated.',
      ],
      gentle: 'Changing habits is harder than changing lamps. If a number moved, cups, commutes, kilos of waste, it deserves the space.',
    },
    {
      says: 'iso 14001|environmental management system|environmental audit|environmental aspects|aspects and impacts',
      near: 'iso|environmental|management|audit|aspects|certification|14001',
      brutal: [
        "ISO 14001 has saved forests, if you don't count the evidence folders.",
        'The aspects register ranks every hazard to nature, and the car park keeps winning.',
      ],
      gentle: 'Certificates are common; findings closed are not. If an audit passed with none outstanding, write that down.',
    },
    {
      says: 'sermon|sermons|preaching|preached|homily|homilies',
      brutal: [
        'Every preacher knows the point at which the congregation has started counting the organ pipes.',
        "“And finally” is the most hopeful phrase in any sermon. It's followed by the fourth point.",
      ],
      gentle: 'A congregation tells you what it kept. If a series, a talk or a broadcast drew people in, say which theme it was.',
    },
    {
      says: 'congregation|parish|parochial church council|pcc|churchwarden|churchwardens|benefice|diocese',
      near: 'church|parish|parochial|congregation|diocese|vicar|priest|minister|worship|services|pcc',
      brutal: [
        'The Reformation was argued out in a century. Moving the pews is still on the agenda.',
        'Growth in a parish is measured in chairs put out. Hope puts out twenty more.',
      ],
      gentle:
        "Volunteers can't be ordered, so leading them is real leadership. Something your people began, mended or opened together, if it's here, proves it.",
    },
    {
      says: 'flower rota|tea rota|church hall|parish newsletter|parish magazine|church fete|coffee morning|coffee mornings|jumble sale',
      brutal: [
        'Empires have fallen with less politics than a flower rota.',
        'Every hall has a cupboard of a hundred stacking chairs, ninety-eight of which stack.',
      ],
      gentle: "Halls and rotas are a community's plumbing. If bookings, income or helpers grew, that's management, and may be called that.",
    },
    {
      says: 'baptism|baptisms|christening|christenings',
      brutal: [
        'Only at a christening does the guest of honour shout down the speaker and get applause.',
        'Godparents renounce all evil out loud, in unison, off a card.',
      ],
      gentle: 'Most come for the day; some come back. If your preparation visits brought newcomers in, tell how.',
    },
    {
      says: 'organist|hymns|hymn|leading worship|led worship|sung worship',
      near: 'church|worship|service|services|funeral|parish|congregation|choir|hymn|hymns|chapel|ceremony',
      brutal: ['The service starts at eleven. How long it lasts is up to the organist.', "Everybody knows verse one. In verse three it's down to Margaret."],
      gentle: 'Shaping a service that strangers can follow is good design. If you wrote your own or broke with the usual form, tell how it went.',
    },
    {
      says: 'pastoral care|pastoral visits|pastoral visiting|chaplaincy|chaplain|hospital chaplain|pastoral support',
      near: 'church|chaplain|chaplaincy|minister|parish|hospital|prison|faith|congregation|visits|visiting|spiritual',
      brutal: [
        "Pastoral visiting runs on tea. You're offered it at two, half past, three and four.",
        '“I was just passing”, says the chaplain, who has taken two buses.',
      ],
      gentle:
        'Listening without an agenda is paid work in many places. The setting, a ward, a campus or a regiment, and on-call hours if you had them, make it clear.',
    },
    {
      says: 'faith leaders|interfaith|inter-faith|ecumenical',
      brutal: [
        'Interfaith dialogue settles in an evening what divides the world, and then turns to the catering.',
        'Find the one dish that everybody at an interfaith lunch may eat, and you have found crisps.',
      ],
      gentle: 'Say which communities you brought round one table, and for what. Add a joint project, if you have one.',
    },
    {
      says: 'hearse|hearses|funeral cortège|cortege|funeral cortege',
      near: 'funeral|funerals|hearse|cortege|bearer|driver|drive|drove|driving|cortège',
      brutal: [
        'The hearse is the last vehicle on the road that everyone lets out at the junction.',
        'Nobody beeps at a hearse. No other vehicle on the road can say that.',
      ],
      gentle: "Driving so that nobody notices is the art. How you kept to a crematorium's clock without ever seeming to hurry is worth a clause.",
    },
    {
      says: 'pallbearer|pallbearers|coffin bearer|bearers|coffin',
      near: 'funeral|funerals|coffin|bearer|bearers|chapel|service|ceremony|cemetery|hearse',
      brutal: [
        'Six bearers, one step, and the path was laid by somebody with a sense of humour.',
        "The art of bearing is matching heights. It's done in the yard, back to back, with a flat hand on top.",
      ],
      gentle: 'Dignity is teamwork that has been rehearsed. If you trained or led the bearers, put that in; a funeral home runs on it.',
    },
    {
      says: 'funeral arrangement|funeral arrangements|arranging funerals|arranged funerals|funeral planning|pre-paid funeral plan|pre-paid funeral plans|funeral plans|arranging funeral',
      brutal: [
        "In a funeral arranger's diary “Thursday, 11.20” is a promise to a vicar, a florist, two limousines and the doves.",
        '“No fuss” is how the arrangements begin. Then somebody asks what the horses with plumes would come to.',
      ],
      gentle: 'People remember the arranger before the cars. Add letters of thanks, or the number who came.',
    },
    {
      says: 'crematorium|crematorium slot|crematoria|wesley media|obitus',
      brutal: [
        'A crematorium slot is timed to the minute, and the eulogy was written by someone who has never used a stopwatch.',
        "“Always Look on the Bright Side of Life” is in the chapel system's top ten. So, since you ask, is Match of the Day.",
      ],
      gentle: 'Timing, paperwork, kindness: if you kept all of that on a day with several services, tell them how many.',
    },
    {
      says: 'polling stations|ballot box|ballot boxes|ballot paper|ballot papers|postal votes|postal vote opening|count supervisor|tellers',
      near: 'election|elections|electoral|polling|ballot|vote|votes|count|poll',
      brutal: [
        'A pencil on a string: that is what the whole constitution hangs from.',
        "Postal votes come back signed, sealed and put into each other's envelopes.",
      ],
      gentle: "An election can't be moved a day. If you know how many stations or staff you had in hand, say so; it shows the size of the machine.",
    },
    {
      says: 'agenda papers|standing orders|clerk to the council|town clerk|parish clerk|town council|committee clerk|democratic services|council meetings|monitoring officer|ceremonial mayor|civic events|mayoral',
      brutal: [
        "The clerk's the one at the table who has read standing orders. It tends to come up around item four.",
        'Seven councillors, one motion, nine amendments, and the allotments are put off until August.',
      ],
      gentle: 'Clerks keep a council lawful and get little credit. A decision that stood because you had the procedure right is a fine thing to name.',
    },
    {
      says: 'parking permits|residents parking|parking appeals|penalty charge notice|penalty charge notices|pcn|pcns',
      near: 'council|parking|permit|permits|appeal|appeals|pcn|pcns|badge|badges|enforcement',
      brutal: [
        "Parking appeals are the nation's most popular form of creative writing.",
        '“I was only there two minutes”, writes the owner of a car with four photographs, an hour apart.',
      ],
      gentle: 'Fair decisions are ones the adjudicator leaves alone. If yours held up at tribunal, that rate is your evidence.',
    },
    {
      says: 'complaint response|complaint responses|ombudsman|stage 1 complaint|stage one complaint|stage 2 complaints|stage 2|stage two complaint|member enquiries',
      near: 'complaint|complaints|ombudsman|council|housing|stage|enquiries|response|responses',
      brutal: [
        "“We're sorry that you feel” isn't an apology. It's the plural of one.",
        "By stage two the complaint's no longer about the fence. It's about the reply.",
      ],
      gentle: 'Complaints teach more than surveys. If fewer went to the next stage under you, or one changed a process, let them know.',
    },
    {
      says: 'civil ceremony|civil ceremonies|marriage ceremonies|wedding ceremonies|ceremonies officer|civil weddings|marriage ceremony',
      brutal: [
        'Vows, rings, signatures, and a playlist that went to the advert.',
        '“Does anyone know of any lawful impediment?” is followed by the longest three seconds in local government.',
      ],
      gentle: 'Give a warm voice and exact words, several times in one Saturday: the busiest day you ran smoothly would show both.',
    },
    {
      says: 'nolan principles|declarations of interest|purdah|pre-election period|political impartiality|politically restricted',
      brutal: [
        'In purdah nothing may be announced, and for six weeks the whole country gets on perfectly well.',
        '“I declare an interest: I own a garden.” The planning committee, at ten past seven.',
      ],
      gentle: "Impartiality is learned where it's tested. An example of steering through a sensitive period would carry weight.",
    },
    {
      says: 'registration of births|births, deaths and marriages|birth registration|birth registrations|registering births|registration service',
      brutal: [
        '“And how is that spelt?” asks the registrar. Two people answer.',
        'Registrars write in an ink that gets blacker every year. Little else in local government is built to improve.',
      ],
      gentle: 'Exactness with strangers on big days is a rare mix. If your error rate or waiting times were good, the service publishes them; so may you.',
    },
    {
      says: 'led lighting|lighting upgrade|motion sensor lighting|lighting replacement|pir lighting',
      brutal: [
        'The new lights go off when nobody moves. Half past four, and the office is waving.',
        'Sensor lighting saves a fortune, mostly on people who sit down to think.',
      ],
      gentle: 'Kilowatt hours, pounds and payback: engineers trust a line that has them. Use whichever you can stand behind.',
    },
  ],
  accounts: [
    {
      says: 'prepayment|prepayments|prepayment schedule|prepaid expenses',
      brutal: [
        'A prepayment is money that has left the building and still has its name on the door.',
        "Twelve months' insurance, one invoice, and the release schedule is in a spreadsheet called prepay_OLD.",
      ],
      gentle: 'Tidy balance sheet accounts are what a new controller opens first. If you cleared old balances, the amount makes the point.',
    },
    {
      says: 'suspense account|suspense accounts|clearing suspense|unallocated cash',
      brutal: [
        'Suspense account: the cupboard under the stairs of double entry.',
        'Everything in suspense is there temporarily. The oldest is from the millennium.',
      ],
      gentle: 'Clearing what others walked past is a good story. If you know the balance when you started and when you left, print the two.',
    },
    {
      says: 'bookkeeping|double entry|double-entry|double entry bookkeeping|double-entry bookkeeping',
      brutal: [
        "Debit on the left, credit on the right. It's worked since 1494, and people still check.",
        "Bookkeeping is where a client's carrier bag becomes a company.",
      ],
      gentle: 'Turnover and the number of sets of books size it at once. If you know both, put them in; owners and practices hire on those.',
    },
    {
      says: 'carrier bag of receipts|receipts|dext|receipt bank|hubdoc|autoentry|receipt capture',
      near: 'receipt|receipts|dext|invoices|bookkeeping|client|clients|xero|expenses|software',
      brutal: [
        'The app reads every receipt but the one for the train, which has been through the wash.',
        'Somewhere in every pile of receipts is lunch for two, marked “stationery”.',
      ],
      gentle:
        'Getting clients to send things on time is half of bookkeeping. If you moved them onto software, say how you won over the last one with a carrier bag.',
    },
    {
      says: 'xero|xero certified|xero advisor|freeagent|free agent accounting',
      brutal: [
        'Xero has matched the payment to the wrong customer, and would like you to press OK.',
        'One bank feed, 300 green buttons and the one line that says “Reference: thanks”.',
      ],
      gentle: 'Certification is common; migrations are not. If you moved a business across with clean opening balances, lead with that.',
    },
    {
      says: 'making tax digital|mtd|mtd for vat|mtd compliant',
      brutal: [
        'Making Tax Digital: type it into a spreadsheet, then buy software to tell HMRC that you have one.',
        'A revolution in tax, in which the shoebox had to be scanned.',
      ],
      gentle: 'Bringing reluctant clients over a deadline is change management. If you moved somebody over from paper, that is the one to tell.',
    },
    {
      says: 'supplier statement|supplier statements|supplier statement reconciliation|supplier statement reconciliations|statement reconciliation|vendor statement|vendor statement reconciliation',
      brutal: [
        "The supplier says six invoices are missing. You've never seen five, and the sixth is somebody else's.",
        "Your ledger and the supplier's statement agree on one thing: the logo.",
      ],
      gentle: 'This is how duplicate payments come to light. If you recovered credits or overpayments, give the sum.',
    },
    {
      says: 'supplier query|supplier queries|vendor query|vendor queries|supplier enquiries|invoice query|invoice queries',
      brutal: [
        "“It'll be in the next payment run.” Suppliers have that one on a mug.",
        'Every supplier query is the same query: when. The rest is politeness.',
      ],
      gentle: "Quieter phones are a sign of a ledger in order. If queries fell because you fixed the cause, that's a line.",
    },
    {
      says: 'grni|goods received not invoiced|purchase accrual|uninvoiced receipts|received not invoiced',
      brutal: ["The goods came in March, the invoice is “on its way”, and the lorry's been sold.", 'GRNI: four letters for what purchasing forgot to mention.'],
      gentle: 'Old GRNI is hidden profit or hidden trouble. If you cleared a backlog and it stayed cleared, the sum and the fix are worth the space.',
    },
    {
      says: 'purchase order matching|po matching|invoice matching|matching invoices|blocked invoices|invoice approval|invoice approvals|approval workflow',
      brutal: [
        "The invoice is on hold. The approver's on a beach. The supplier's on the phone.",
        'Ordered ten, received nine, billed eleven. Invoice matching is where they meet.',
      ],
      gentle: 'First-time match rate tells a manager more than volume. If yours rose, say what you changed upstream.',
    },
    {
      says: 'duplicate payment|duplicate payments|duplicate invoice|duplicate invoices|overpayment|overpayments',
      brutal: [
        "Pay an invoice late and they ring daily. Pay it twice and it's ever so quiet.",
        'A duplicate invoice is told from the original by a full stop after the number.',
      ],
      gentle: 'Money recovered is the easiest achievement to print. If there was a figure, or a control that ended it, use that.',
    },
    {
      says: 'month end timetable|close calendar|fast close|working day 3|working day 5|close process|month-end timetable|close timetable',
      near: 'close|month|month-end|accounts|reporting|timetable|wd|management|ledger|day',
      brutal: [
        'Working day three, says the timetable, which was written by somebody on working day fifteen.',
        'Finance counts time in working days. Birthdays fall on WD4.',
      ],
      gentle: "Days taken off the close are the controller's medal. If yours got shorter, give the day it was and the day it became.",
    },
    {
      says: 'board reporting|board report|board pack|monthly board pack|reporting pack|finance pack|cfo report|kpi pack',
      brutal: [
        "Sixty pages of numbers, and the board's first question is about the font on page two.",
        "The pack goes out on Friday night. It's read in the lift, on the way up.",
      ],
      gentle: 'A pack is good if it changes the conversation. If a page you added, or killed, led to a decision, that page is your best line.',
    },
    {
      says: 'cash flow|cashflow|cash flow management|13-week cash flow|thirteen-week cash flow|cash forecasting|treasury|liquidity',
      not: 'statement of cash flows',
      brutal: [
        "Profit's an opinion. Cash is whether the card machine at the petrol station agrees.",
        'Every cash flow forecast has a line called “other”, and every Thursday it turns out to be rent.',
      ],
      gentle: 'A forecast is read by how far out it went and how close it landed. If it saw a crunch in time, that is worth more than the model.',
    },
    {
      says: 'bank covenant|bank covenants|covenant compliance|lender reporting|banking facility|banking facilities|covenant reporting|refinancing|facility renewal',
      brutal: ['Banks lend an umbrella and send a covenant about the weather.', 'Headroom is a beautiful word, till the auditor asks how much.'],
      gentle: "Lender trust is a finance leader's asset. Facility size and what terms you won or kept: state what is public.",
    },
    {
      says: 'standard cost|standard costing|standard costs|product costing|bom costing|absorption costing|overhead absorption|cost of goods sold|cogs',
      brutal: [
        "What one unit costs has been known to management accountants since 1920. They've asked for one more week.",
        "Overheads get absorbed by whichever department wasn't at the meeting.",
      ],
      gentle: 'Costing is powerful when somebody acts on it. If a product, a price or a process changed after you showed the margin, that should lead.',
    },
    {
      says: 'cost saving|cost savings|cost reduction|cost reductions|cost control|overhead reduction',
      brutal: [
        'Every round of savings starts with the biscuits. The consultants who suggest it come in by taxi.',
        'Saving money is popular right up to the word “your”.',
      ],
      gentle: 'A saving counts if it came back the next year. Amount, line and whether it was kept: that trio is hard to argue with.',
    },
    {
      says: 'business partnering|finance business partner|finance business partnering|non-finance managers|finance for non-finance|budget holders|non-finance stakeholders',
      brutal: [
        'Depreciation is best explained to a sales director with a car. Preferably theirs.',
        'Budget holders believe in two kinds of money: theirs, and “central”.',
      ],
      gentle: "The proof of partnering is a decision that went the other way. If you have one, the manager's function and the sum are enough.",
    },
    {
      says: 'financial planning and analysis|fp&a|reforecast|re-forecast|long range plan|five-year plan|budget cycle|annual budgeting process',
      brutal: [
        "The budget's finished in December. The first reforecast is sent out with the Christmas cards.",
        "The plan goes up to the right. It's the only direction the template has.",
      ],
      gentle: 'Accuracy is the FP&A signature. If your forecasts landed within a few per cent, name the per cent.',
    },
    {
      says: 'vlookup|vlookups|xlookup|index match',
      brutal: [
        '#N/A, because one of the two lists has a space after “Ltd”.',
        "VLOOKUP looks to the right. It can't look left. There have been whole careers in that.",
      ],
      gentle: 'A formula is a tool; the hours it gave back are the achievement. If one of yours outlived the month it was built for, say so.',
    },
    {
      says: 'power bi|tableau|finance dashboard|financial dashboard|kpi dashboard',
      brutal: [
        "A dashboard is finance's way of being asked for the Excel behind it.",
        'Dashboards are live, interactive and full of filters. The button that wears out is “Export to Excel”.',
      ],
      gentle: 'Dashboards are judged by who opens them on a Monday. If yours ended a manual report, naming the one it replaced shows the hours saved.',
    },
    {
      says: 'erp implementation|system migration|finance system implementation|erp migration|data migration|system implementation|finance transformation|uat',
      near: 'finance|erp|system|ledger|sap|oracle|netsuite|dynamics|accounting|migration|sage|testing',
      brutal: [
        'Every go-live is called a success at noon. By one, somebody has asked for the old system back.',
        'The new system does everything the old one did, in the next release.',
      ],
      gentle: "Finance people who've lived through a go-live are prized. Add your module, and the first month end afterwards.",
    },
    {
      says: 'audit planning|audit fieldwork|fieldwork|walkthrough|walkthroughs|audit programme|working papers|audit working papers|substantive testing|test of controls|tests of controls',
      near: 'audit|audits|auditor|control|controls|client|clients|testing|working',
      brutal: [
        'Audit fieldwork: a room without windows, a plug for six and a plant that gave up.',
        '“Just to help me understand” is how a trainee auditor asks where four million went.',
      ],
      gentle: 'Size, sector and the section you led are how a manager reads audit work. If you found the thing, you may say that too.',
    },
    {
      says: 'audit sampling|sample testing|vouching|sample selection|audit samples|audit evidence|audit trail',
      near: 'audit|audits|auditing|sample|samples|testing|transactions|evidence|controls|vouching',
      brutal: [
        'A sample is picked at random, and the missing page turns out to be in it.',
        "Audit doesn't doubt the invoice. It'd just like to meet the order, the delivery note and the bank.",
      ],
      gentle: "Evidence that stood up to review is the aim. If partner or regulator had no points on your file, that's worth ink.",
    },
    {
      says: 'management letter|management letters|audit findings|audit finding|audit report|audit reports|internal audit report|audit points',
      not: 'clean|unqualified|zero|nil|no findings|without findings|no audit|free of findings|without qualification',
      brutal: [
        '“Finding agreed, action owner assigned”. The action owner left in June.',
        "Half of all audit points are last year's, with this year's date on.",
      ],
      gentle: "Findings matter once they're closed. Add one that was accepted, closed and saved somebody real money, if you have one.",
    },
    {
      says: 'internal audit|audit committee|risk-based audit|three lines of defence|annual audit plan|risk based audit',
      brutal: [
        "“We're here to help”, said internal audit, and the department hid the spreadsheets.",
        'Three lines of defence: those who do it, those who ask about it, and those who ask about the asking.',
      ],
      gentle: 'The best internal auditors get invited back. If an area asked you in, or a recommendation is still in force, it belongs here.',
    },
    {
      says: 'access review|user access review|user access reviews|itgc|it general controls|joiners movers leavers|cobit|soc 2|soc 1|isae 3402',
      brutal: [
        'Who has admin rights? Six people, two of them left, and one is called test1.',
        'The access review goes to the managers, who press “approve all”. The auditor reviews that.',
      ],
      gentle: 'Controls people love a closed finding. If a system had more keys than doors before you came, the number of accounts removed says so.',
    },
    {
      says: 'cut-off testing|revenue recognition|ifrs 15 revenue|asc 606|cut off testing|cut-off',
      near: 'revenue|audit|ifrs|asc|sales|testing|recognition|accounting|year',
      brutal: [
        'When is a sale a sale? Five steps, forty pages, and the sales team says “when I shook hands”.',
        "December's revenue is never so cheerful as at ten to midnight.",
      ],
      gentle: 'Judgement on revenue is senior thinking. If there was a contract type you had to settle and the auditors agreed, put it in by name.',
    },
    {
      says: 'lease accounting|right of use asset|right-of-use asset|right of use assets|asc 842|lease liability|lease schedule',
      brutal: [
        'The photocopier is now an asset, a liability and, on Tuesdays, jammed.',
        "Rent used to be rent. Now it's interest and depreciation in a trench coat.",
      ],
      gentle: 'Transition projects show technical grip. Add a lease you found that nobody had told finance about, if you have one.',
    },
    {
      says: 'goodwill|impairment review|impairment testing|purchase price allocation|goodwill impairment',
      near: 'impairment|acquisition|goodwill|testing|accounting|ifrs|audit|allocation',
      brutal: [
        'Goodwill is what a buyer paid over and above what anyone can see.',
        "The impairment test asks whether the firm's worth what they gave for it. The model always finds a way.",
      ],
      gentle: 'These papers get read by auditors with a pencil. If your assumptions were accepted unchanged, that says something.',
    },
    {
      says: 'capital expenditure|capex|capex approval|capex tracking|capitalisation|capital projects|capex forecast',
      brutal: [
        "Just under the threshold it's a cost, just over it's an asset. Invoices just over it are having a good year.",
        'Assets under construction is where a kitchenette can spend six years being nearly finished.',
      ],
      gentle: "Few people check the benefits after the spend. If you closed that loop, or kept a plan within budget, you're in a minority and may show it.",
    },
    {
      says: 'asset tagging|asset verification|fixed asset verification|disposals|fixed asset audit|physical verification',
      near: 'asset|assets|fixed|register|verification|depreciation',
      brutal: [
        'The register has a forklift. The warehouse has a rumour.',
        "Every asset check finds a laptop nobody lists, and a list entry for a van nobody's seen.",
      ],
      gentle: 'Ghost assets cost insurance and tax. If a count of yours cleaned the register, the value written off is an honest figure.',
    },
    {
      says: 'corporation tax computation|tax computation|tax computations|deferred tax|capital allowances|tax provision',
      brutal: [
        "Deferred tax is tax that isn't due yet, on profit that isn't there yet, and it's in this year's accounts.",
        "Is a kitchen sink plant or a building? That's capital allowances. There's case law.",
      ],
      gentle: 'Reliefs found are money made. If a claim of yours stood up to enquiry, the amount saved tells its own tale.',
    },
    {
      says: 'january deadline|self assessment season|self-assessment season|31 january|january peak',
      brutal: [
        'Clients are told in April, reminded in July and amazed in January.',
        'At eleven at night on the deadline, a client remembers the flat in Spain.',
      ],
      gentle: 'Peak volume is a fair boast. If you did something in summer that made winter easier, that is what partners want to read.',
    },
    {
      says: 'inheritance tax|capital gains tax|cgt|tax planning|iht|trust tax returns|tax advisory|tax advice|inheritance tax planning',
      near: 'tax|planning|client|clients|advice|returns|trusts|trust|estates|iht|cgt',
      brutal: [
        'Advice on tax comes in two kinds: in time, and once it has been signed.',
        '“My neighbour pays nothing”, the client begins. The neighbour has a yacht and an investigation.',
      ],
      gentle: 'Planning is read by its event: a sale, a move, a handover. If you can give the saving in round terms, the advice becomes worth its fee.',
    },
    {
      says: 'transfer pricing|cross-border tax|international tax|double tax treaty',
      brutal: [
        'One company sells itself a pen in another country, and a report explains that it was strangers.',
        'A double tax treaty promises that you pay once. It then adds eleven forms for where.',
      ],
      gentle: "Countries and transaction types place your level at once. If a file survived an enquiry, that's the strongest thing to mention.",
    },
    {
      says: 'hmrc enquiry|tax enquiry|hmrc enquiries|tax enquiries|hmrc correspondence|agent helpline|hmrc compliance check|irs notice|irs notices|irs correspondence',
      brutal: [
        "The hold music stops. It's the message that says how important your call is.",
        "The letter's dated the third, arrived on the twenty-eighth and wants a reply by the first.",
      ],
      gentle: 'Closing an enquiry without adjustment is a clean win. The subject, in general terms, would show what you can handle.',
    },
    {
      says: 'p45|p60|p11d|p45s|p60s|p11ds',
      brutal: [
        'P60, P45, P11D: payroll people read them out like bingo, and everyone has lost theirs.',
        'It says on the P60 to keep it in a safe place. Payroll is that safe place.',
      ],
      gentle: 'Year end without reissues is the gold standard. If yours went out early and none came back, that is a payroll boast worth printing.',
    },
    {
      says: 'payroll run|end-to-end payroll|payroll processing|monthly payroll|weekly payroll|processing payroll|ran payroll|running payroll|multi-site payroll|processed payroll',
      brutal: [
        "Get every payslip right, and the month's feedback is one email about a parking deduction.",
        "There's one day nobody in payroll can be off, and it's the day everyone else looks forward to.",
      ],
      gentle: 'A payroll run is judged by size and errors. Say how many people, how often, and how many corrections.',
    },
    {
      says: 'auto enrolment|auto-enrolment|pension contributions|pension upload|nest pension|pension file|pension deductions',
      brutal: [
        'Opt out, re-enrol, opt out. Some employees go through the pension scheme like a revolving door.',
        "The pension portal rejects the file over one missing postcode. It doesn't say whose.",
      ],
      gentle: 'Pension compliance goes wrong quietly. If you ran a staging, a re-enrolment or a clean-up, say which and for how many.',
    },
    {
      says: 'timesheet|timesheets|time sheets',
      near: 'payroll|pay|overtime|payment|payments|hours|employees|statutory|wages|salary',
      brutal: [
        "According to their timesheets everyone starts at eight and leaves at four thirty. There's a queue at neither.",
        "The timesheet's due on Monday. On Wednesday it arrives, signed in green felt tip, with a ring of coffee.",
      ],
      gentle: 'Late hours are where pay errors breed. If you got them in on time or off paper, tell how you managed it.',
    },
    {
      says: 'payroll queries|payroll query|payslip|payslips|wage queries|pay queries|salary queries',
      brutal: [
        '“My pay is wrong” means too little. Nobody has queried the other kind.',
        "Payslips are read top to bottom once: the first one. After that it's the box on the right.",
      ],
      gentle: 'Calm answers about money earn trust. If queries fell after something you explained or redesigned, put that down.',
    },
    {
      says: 'attachment of earnings|attachment of earnings orders|net to gross|court orders|wage garnishment|garnishment|garnishments|student loan deductions|salary sacrifice',
      near: 'payroll|pay|earnings|deductions|employees|sacrifice|garnishment|garnishments|salary|net',
      brutal: [
        'Gross is what people tell their friends. Net is what payroll knows.',
        "Payroll knows who bought a bike, who owes the council and who'll never pay off their degree. It says nothing.",
      ],
      gentle: 'Discretion and exact arithmetic are the whole skill. Mention kinds of deduction you can run unaided.',
    },
    {
      says: 'aged debt|aged debtors|aged debtor report|aged debt report|dso|debtor days|days sales outstanding|overdue debt|debt recovery',
      brutal: [
        "Current, thirty, sixty, ninety. Beyond ninety, they've changed their name.",
        'The debtor days of a firm are its manners, to one decimal place.',
      ],
      gentle: 'Days outstanding before and after you is the headline of any credit CV. If you have the two, put them first.',
    },
    {
      says: 'dunning letter|dunning letters|reminder letters|chasing letters|statements of account|final demand|final demands|collection calls|payment plan|payment plans',
      near: 'debt|customer|customers|credit|overdue|payment|account|accounts|letter|letters|collection|invoice|invoices',
      brutal: [
        "“The cheque's in the post”, “Karen does the payments”, “we've changed banks”. Credit control can hum the lot.",
        "The invoice that's gone astray is always the one that's due.",
      ],
      gentle: "Collecting and keeping the customer is the art. If a hard account paid up and went on buying, that's your story.",
    },
    {
      says: 'credit limit|credit limits|credit check|credit checks|credit application|stop list|account on stop|on stop|credit insurance',
      near: 'credit|customer|customers|account|accounts|limit|limits|stop|trade|insurance|orders|new',
      brutal: [
        'Put one account on stop, and the sales director comes down in person.',
        'Sales sees a huge first order. Credit sees that the company was founded on Tuesday.',
      ],
      gentle: 'A refusal that proved right is worth a mention. Add bad debt as a share of sales.',
    },
    {
      says: 'bad debt|bad debt provision|bad debts|write-off|write-offs|insolvency|small claims|county court claim|ccj',
      near: "debt|debts|debtor|provision|credit|customer|customers|claim|claims|ledger|court|customers'",
      brutal: ['A bad debt is a sale in its second year.', 'Unsecured creditors get a letter, a number and enough for half a stamp.'],
      gentle: 'Money brought back from the brink is a fine number. Whether it came by agreement or by court shows how you work.',
    },
    {
      says: 'practice accounts|accounts preparation|incomplete records|sole traders|sole trader|owner-managed businesses|limited company accounts|accounts production|iris|cch|taxcalc|small business clients',
      near: 'accounts|clients|client|practice|returns|iris|preparation|preparing|prepared|sole|records|tax|businesses|software|bookkeeping',
      brutal: [
        'Incomplete records: a bank statement, a diary and “some of it was cash”.',
        'Every sole trader has one account, and it buys both the plaster and the pizza.',
      ],
      gentle: 'Clients, sectors and how many jobs you carry a year tell a practice whether you fit. Say which trade you know best.',
    },
    {
      says: 'financial due diligence|vendor due diligence|mergers and acquisitions|post-acquisition integration|data room',
      brutal: [
        "The data room opens at nine. By ten a buyer's analyst has found the 2016 van lease.",
        'Synergies are agreed in a week. The two charts of accounts will be talking for years.',
      ],
      gentle: "Deal size, role and the outcome are what a board looks for. If you answered the questions at two in the morning, they'll guess.",
    },
    {
      says: 'cost centre|cost centres|cost center|cost centers|coding structure|recharges|recharge|overhead allocation|cost allocation|management recharges',
      brutal: [
        'Head office charges each department for head office. Each of them would like it back.',
        "Somewhere there is a cost centre for a shop that closed in 2012, and it's over budget.",
      ],
      gentle: 'Fewer, cleaner codes help everyone. If you redrew the structure, say what you cut and which manager stopped complaining.',
    },
    {
      says: 'company credit card|corporate card|corporate cards|company credit cards|purchasing card|p-card|procurement card|credit card reconciliation|credit card reconciliations|fuel card|fuel cards',
      brutal: [
        'Forty-one eighty at a garden centre, described by the cardholder as “client”.',
        "Card statements come with three missing receipts, and they're from the three most interesting evenings.",
      ],
      gentle: 'Card control is diplomacy with directors. If missing receipts went down, tell what finally worked.',
    },
    {
      says: 'budget holder meetings|monthly review meetings|variance commentary|flux analysis|commentary|budget vs actual|actual vs budget|budget versus actual',
      near: 'variance|budget|variances|management|monthly|accounts|actual|flux|reporting|p&l|holders|analysis|commentary',
      brutal: ["The commentary says “timing”. So did last month's.", "Variance explained: it wasn't in the budget. Why not? It wasn't in last year's."],
      gentle: 'A useful commentary says what happens next. If a manager changed course on yours, that is the sentence to write.',
    },
    {
      says: 'macro|macros|excel macro|vba|excel vba',
      brutal: [
        'The macro was written by a Colin in 2009. It has his name in it, and payday depends on it.',
        "Press the button, look away, and don't touch anything until it stops flickering. That's VBA.",
      ],
      gentle: 'Automations get judged by what happens when their author is away. If yours is documented, say so; finance managers will notice.',
    },
    {
      says: 'holiday pay|statutory sick pay|statutory maternity pay|ssp|smp|statutory payments',
      brutal: [
        'Statutory pay has a formula, four thresholds and a qualifying week that never falls where anyone would look.',
        'Average weekly earnings: which weeks, says the guidance, depends. Then it goes on for nine pages.',
      ],
      gentle: "Statutory pay is where software gets checked by hand. If you can do it unaided, that's a skill to spell out by name.",
    },
    {
      says: 'investor reporting|investor update|investor updates|investor relations|shareholder reporting',
      brutal: [
        'Investors get forty numbers a month and ring about the red one.',
        'An investor update has highlights and lowlights, and most of the work goes into the word “lowlights”.',
      ],
      gentle: 'Investors stay calm when the numbers never surprise them. How early you told them the bad news is a good detail here.',
    },
  ],
  'banking-and-insurance': [
    {
      says: 'counter service|cashier duties|cashiering|till|serving customers at the counter|foreign currency|travel money|bureau de change',
      near: 'bank|banking|counter|branch|cash|currency|till|cashier|foreign|customers',
      brutal: [
        'A bank will lend you the price of a house, and chain down the pen you sign with.',
        "Every bank counter meets the jar: eleven years of coppers, and could you tell me what's in it?",
      ],
      gentle: 'Accuracy over the counter is proof you can be trusted with money. If your differences were rare or small, say how small.',
    },
    {
      says: 'night safe|coin machine|coin counter|cash machine|atm|atms|atm replenishment|cash deposit machine|self-service machines|self-service machine',
      brutal: [
        "The machine takes notes of every kind, so long as they're flat, clean and the right way up.",
        "The cash machine's out of order on the Saturday of the fair. It's a law of physics.",
      ],
      gentle: 'Uptime is what a branch notices. If you kept the machines filled, balanced and working through a busy patch, put it here.',
    },
    {
      says: 'vault custodian|dual control|key holder|keyholder|time lock|vault access',
      near: 'branch|bank|vault|safe|cash|alarm|keys|opening|security',
      brutal: [
        'Dual control means that two people can open the vault, and that one of them has just gone to lunch.',
        'The first one in does the all-clear, a signal so secret that the whole bakery opposite can describe it.',
      ],
      gentle: 'Being a key holder means somebody vouched for you. Audit results on your watch would underline it.',
    },
    {
      says: 'counterfeit|counterfeit notes|counterfeit detection|forged notes|mutilated notes|counterfeit currency',
      brutal: [
        'Someone has to tell the next in the queue that this twenty was made on an inkjet.',
        'Everybody holds a banknote to the light. Hardly anybody could say what for.',
      ],
      gentle: "A keen eye for a bad note protects everyone. If you trained colleagues or spotted a run of them, that's worth a line.",
    },
    {
      says: 'lobby host|welcome host|floorwalking|floor walking|queue management|customer greeter|meet and greet',
      near: 'bank|branch|banking|lobby|customers|queue',
      brutal: [
        "The bank has six counters, two open and somebody in a lanyard who'll show you the app.",
        'A queue in a bank is silent, straight and knows exactly who was next.',
      ],
      gentle: 'Moving people from queue to answer is service design on foot. If waiting times fell, let them see by how much.',
    },
    {
      says: 'mobile banking|online banking|digital banking|banking app|digital adoption|app registrations',
      brutal: [
        '“Have you tried our app?” is what you hear after twenty minutes in a queue of people who have tried the app.',
        'First the password, then the code, then the code for the new phone, which has gone to the old phone.',
      ],
      gentle: 'Patience with a first login keeps customers for years. If your registrations topped a list, give the count.',
    },
    {
      says: 'power of attorney|third party mandate|third party mandates|third-party mandate|powers of attorney',
      brutal: [
        'The form needs a certified copy, a witness and a signature like the one from 1988.',
        "To act for somebody at a bank, prove who they are, who you are, and that you've met.",
      ],
      gentle: 'Kindness with procedure is hard to train. If colleagues sent these cases to you, it says more than the policy does.',
    },
    {
      says: 'scam|scams|authorised push payment|app fraud|banking protocol|romance scam|scam prevention',
      brutal: [
        '“The police told me not to tell the bank”, says the customer, and the bank puts the kettle on.',
        "The prince has retired. It's a parcel now, and it owes a small fee.",
      ],
      gentle: 'A stopped payment is an achievement in pounds. If you know what you saved customers, or had a commendation, use it.',
    },
    {
      says: 'chargeback|chargebacks|disputed transaction|disputed transactions|card dispute|card disputes',
      brutal: [
        "“I don't recognise this payment.” It's the gym. It's always the gym.",
        'Half of disputed transactions end the moment someone at home clears their throat.',
      ],
      gentle: 'Dispute teams live by win rate and deadlines. State the scheme rules you worked under and what you recovered.',
    },
    {
      says: 'mystery shopper|mystery shopping|nps score|customer satisfaction score|nps',
      near: 'bank|branch|banking|customer|insurance|score|branches',
      brutal: [
        "One of today's customers is a mystery shopper. It's the one who asked for the full brochure, on purpose.",
        'A customer gives the counter full marks for everything, and then half a page to the car park.',
      ],
      gentle: 'Scores need their cause beside them. If you altered something at the front line and the next wave moved, the two together make the case.',
    },
    {
      says: 'branch closure|branch closures|branch transformation',
      brutal: [
        'The counters came out, sofas went in, and customers now stand behind the sofas, in a line.',
        "Nothing fills a bank branch like the poster saying it's going to close.",
      ],
      gentle: 'Change in a branch is felt by regulars first. If you kept accounts or calmed a town, tell it with one figure.',
    },
    {
      says: 'collateral|security documentation|collateral management|loan security',
      near: 'loan|loans|credit|lending|collateral|bank|covenant|borrower|borrowers|documentation|security',
      brutal: [
        "The borrower's offering security: a workshop, two vans and a letter from the accountant saying lovely things.",
        'Collateral is whatever the bank would never want to own.',
      ],
      gentle: "Files without exceptions are a lender's quiet pride. If your book came through review clean, state its size and the result.",
    },
    {
      says: 'credit memo|credit memos|credit write-up|credit proposal|credit proposals',
      brutal: [
        'The credit memo runs to forty pages. The committee starts at the last one.',
        '“Strong management team”, says each credit memo, including the one for the ice rink.',
      ],
      gentle: 'The deals you argued against are as telling as those you backed. Add limits you could sign yourself.',
    },
    {
      says: 'non-performing loans|npl|npls|watch list|watchlist|loan workout|restructuring|distressed debt|impaired loans|problem loans',
      near: 'loan|loans|credit|bank|debt|portfolio|npl|npls|watchlist|restructuring|lending|accounts',
      brutal: [
        "The watch list is the only club where everyone is sure they're about to leave.",
        "Extend and pretend: a loan's way of turning ten without being looked at.",
      ],
      gentle: 'Recovery is where lending is learned. Add a book you shrank, or a borrower, if you have one.',
    },
    {
      says: 'affordability|affordability assessment|affordability assessments|affordability check|decision in principle|agreement in principle|dip|bank statements review',
      near: 'mortgage|mortgages|affordability|lending|loan|loans|applicant|applicants|customer|customers|lender|client|clients',
      brutal: [
        "Affordability means going through three months of someone's takeaways and saying nothing.",
        'The lender asks what you spend on socks. Then it lends you four times your salary.',
      ],
      gentle: 'Clean cases go through first time. If your applications seldom came back with questions, lenders know and employers will like it.',
    },
    {
      says: 'remortgage|remortgages|product transfer|product transfers|first-time buyer|first time buyer|first-time buyers|buy-to-let|buy to let|shared ownership|help to buy',
      near: 'mortgage|mortgages|lender|lenders|client|clients|adviser|advice|buyers|landlords|cases|application|applications',
      brutal: [
        "A mortgage rate is a number that falls the week after you've fixed it.",
        "The offer is valid for six months, which is how long the vendor's solicitor has been on holiday.",
      ],
      gentle: 'A niche, say contractors or ex-pats or landlords, is what sets an adviser apart. If borrowers come to you for one, it should be named.',
    },
    {
      says: 'protection insurance|life cover|life insurance|critical illness cover|income protection|protection sales',
      brutal: [
        'People insure the phone in thirty seconds. The income that pays for it needs three meetings.',
        '“What does it cost per month?” is answered in coffees. Nobody has ever given up the coffees.',
      ],
      gentle: 'Protection that fits is advice; the rest is a leaflet. If your cover stayed on the books, persistency is the number.',
    },
    {
      says: 'mortgage underwriting|case packaging|packaging cases|submitting applications|mortgage administrator|mortgage administration|mortgage case|down valuation|mortgage offer|mortgage offers',
      brutal: [
        "Page three of the bank statement is missing. It's blank, it's only a logo, and the lender must have it.",
        'Of the forty documents in a mortgage case, the lender is waiting for the one that came as a picture of a screen.',
      ],
      gentle:
        'Speed from application to offer is how administrators are judged. If yours went through quicker than the house average, say what you checked before sending.',
    },
    {
      says: 'risk survey|survey report|risk surveys|risk inspection|risk inspections|property survey',
      near: 'insurance|underwriting|risk|insurer|loss|property|commercial|policyholder',
      brutal: [
        "“Housekeeping: fair.” That's insurance for pallets stacked against the fire exit.",
        "The surveyor finds the sprinklers, the alarm and, at the back, a chip pan the broker hadn't mentioned.",
      ],
      gentle: 'A survey pays off when the client carries it out. If a recommendation of yours was built, it weighs more than the number of reports.',
    },
    {
      says: 'bordereaux|bordereau|delegated authority|coverholder|binder|binding authority|mga',
      near: "insurance|underwriting|bordereaux|bordereau|authority|lloyd's|coverholder|claims|premium|binder|mga",
      brutal: [
        'Bordereaux is French for a spreadsheet with one column too many.',
        'Delegated authority: you may sign anything, provided you tell London about it on a form, monthly, by the tenth.',
      ],
      gentle: "Oversight of others' pens is a serious duty. If an audit of yours changed how a coverholder worked, that shows the weight.",
    },
    {
      says: 'reinsurance|treaty reinsurance|facultative|excess of loss|quota share|retrocession|catastrophe modelling|cat modelling|rms|exposure management',
      near: 'insurance|reinsurance|underwriting|treaty|cat|catastrophe|loss|exposure|risk|facultative|modelling',
      brutal: ["Reinsurance is where insurers go to feel what it's like to have an excess.", "It's a one in two hundred year storm. So was the one in March."],
      gentle: "Treaties are judged in the bad year. If a structure you placed or priced did its job, that's your paragraph.",
    },
    {
      says: 'rating factor|rating factors|price comparison|aggregators|aggregator|pricing optimisation|rate change|rate changes|rate filing|rating engine|radar|emblem|earnix',
      near: 'pricing|insurance|rate|rating|motor|home|premium|price|quote|quotes|underwriting|actuarial',
      brutal: [
        "Change “chef” to “kitchen manager” and save nineteen pounds. Pricing people don't laugh about it.",
        "The model found out that people with a landline crash less. It'd rather not say why.",
      ],
      gentle: 'Loss ratio after the change is the only applause in pricing. If you have it, with volume held, give both.',
    },
    {
      says: 'pension valuation|actuarial valuation|valuation of liabilities|discount rate|scheme funding',
      near: 'actuarial|pension|valuation|mortality|longevity|insurance|liabilities|scheme|reserving',
      brutal: [
        'An actuarial valuation looks forty years ahead, to the nearest pound.',
        "Half a per cent on the discount rate, and forty million turns up. Everyone's very quiet about it.",
      ],
      gentle: 'Assumptions are where judgement shows. If you changed one and trustees or auditors accepted it, that is the sentence a partner reads.',
    },
    {
      says: 'actuarial exams|actuarial examinations|associate actuary|fsa|asa|fcas|acas|exam p|exam fm|ifoa exams|core principles',
      near: 'actuarial|actuary|actuaries|casualty|soa|ifoa',
      brutal: [
        'Actuaries sit exams for years, and can tell you the odds.',
        "Most candidates fail most papers the first time. You'd expect them of all people to have worked that out.",
      ],
      gentle: 'Papers passed while working full time show grit. Keep the date of the latest where nobody can miss it.',
    },
    {
      says: 'loss adjusting|loss adjuster|site visit|storm damage|storm claims|flood damage|flood claims|surge event',
      near: 'claim|claims|loss|insurer|adjuster|policyholder|damage|storm|flood|fire|insurance|adjusting',
      brutal: [
        'Before the flood it was a laminate floor. By the time the adjuster comes it had been oak.',
        'The storm took one fence panel. According to the claim, it also took five trampolines.',
      ],
      gentle: 'Adjusters are trusted for fairness both ways. Add your authority limit and the biggest loss you settled.',
    },
    {
      says: 'proof of loss|claims validation|claims investigation|fraudulent claims|claims fraud|fraudulent claim|exaggerated claim|ghost broking|ghost broker|crash for cash',
      brutal: ['The laptop stolen from the car gets faster and newer with each phone call.', "Everybody's holiday camera was the good one."],
      gentle: 'Savings from repudiated claims are countable. Just as good: genuine customers whose cases you cleared quickly.',
    },
    {
      says: 'fnol|first notification of loss|first notice of loss|new claims|claims line|motor claims|home claims|claims calls',
      near: 'claim|claims|fnol|insurance|motor|policyholder|policyholders|customers|loss',
      brutal: [
        "“The other car came out of nowhere.” It's a junction. Everything there comes out of nowhere.",
        'The story begins with the weather, then last Tuesday, and arrives at the dent after eleven minutes.',
      ],
      gentle: 'The first call decides what a claim will cost. If your first reserve was usually close to the final bill, say so.',
    },
    {
      says: 'complaints handling|financial ombudsman|financial ombudsman service|final response letter|complaint handling|fos|ppi complaints|disp',
      near: 'complaint|complaints|ombudsman|insurance|bank|financial|fos|ppi|response',
      brutal: [
        'A final response letter is never the last thing anybody writes.',
        'Eight weeks to answer, three pages, and one sentence in it the customer wanted: yes.',
      ],
      gentle: "Uphold rate at the ombudsman is the mark of sound decisions. If yours was lower than the house's, that's a fact to print.",
    },
    {
      says: 'policy wording|policy wordings|exclusion|exclusions|endorsement|endorsements|policy document|policy documents|policy schedule|mid-term adjustment|mid-term adjustments|mta|mtas',
      near: 'policy|insurance|cover|wording|wordings|client|clients|broker|underwriting|exclusion|exclusions|premium',
      brutal: ['Page one covers everything. Pages two to sixty-four come back to that.', 'Everyone knows what the policy covers until the day they read it.'],
      gentle: "Explaining cover so it's understood heads off tomorrow's complaint. If you rewrote one in plain words, say what changed.",
    },
    {
      says: 'quote and bind|insurance quotes|quotations|quoting|new business premium|renewal terms|market presentation|placing business|broking presentation|renewal meetings',
      near: 'insurance|broker|broking|premium|client|clients|insurer|insurers|cover|policy|commercial|underwriters|risks',
      brutal: ['“Has anything changed since last year?” No. Well. There is the brewery.', 'Brokers ring five underwriters with one risk, and call it lunch.'],
      gentle: 'Retention and new premium are how brokers are read. If a client left and came back, that tells even more.',
    },
    {
      says: "lloyd's of london|underwriting box|lime street|lloyd's syndicate|lloyd's syndicates|lloyd's box",
      near: "insurance|lloyd's|underwriter|underwriting|broker|broking|placement|placed|risk|marine|market|syndicate",
      brutal: [
        "At Lloyd's the best address in the room is a bench with a drawer, and it's called a box.",
        "There's a bell in the room at Lloyd's for bad news. Everyone else in London uses email.",
      ],
      gentle: 'Give class, line size and whether you led or followed: those three tell the market who you are.',
    },
    {
      says: 'suitability report|suitability reports|suitability letter|attitude to risk|risk profiling|risk questionnaire',
      brutal: [
        'Risk questionnaire: everyone is “balanced” till the first red month.',
        'The suitability report has forty pages and one pie chart. Clients have read the pie chart.',
      ],
      gentle: "A file that a stranger can follow is a safe file. If compliance passed yours without return, that's a proud line.",
    },
    {
      says: 'annual review meeting|client review|client reviews|annual reviews|cash flow modelling|cashflow modelling|voyant',
      near: 'client|clients|financial|adviser|advice|planning|pension|portfolio|wealth|paraplanning|paraplanner|investment',
      brutal: [
        "The planning software lets everyone live to a hundred and go on cruises. One click, and they can't.",
        'The client review begins with the portfolio and gets to the point on the doorstep.',
      ],
      gentle: 'Reviews that changed a plan beat reviews that took place. If clients did something differently after yours, that share is worth a figure.',
    },
    {
      says: 'isa|isas|junior isa|cash isa|stocks and shares isa|isa season|lifetime isa',
      near: 'savings|account|accounts|investment|customers|clients|isa|season|transfer|transfers|financial',
      brutal: [
        'Isa season is the fortnight in which the whole nation learns that the tax year ends on the fifth.',
        'The allowance would buy a car. The average conversation about it is forty pounds a month and a biscuit.',
      ],
      gentle: "Small savers become big clients. If you ran the season's transfers or built the habit in people, tell the numbers.",
    },
    {
      says: 'defined benefit|drawdown|annuity|annuities|sipp|sipps|pension drawdown|pension consolidation|auto enrolment|workplace pension|workplace pensions',
      near: 'pension|pensions|retirement|client|clients|scheme|annuity|drawdown|sipp|sipps|enrolment|members',
      brutal: [
        "Everybody's lost a pension. It's with a firm that has been renamed four times and now sells yoghurt.",
        "At twenty-five no one opens the pension letter. At fifty-five it's opened with a whisky.",
      ],
      gentle: "Pension work is trust over decades. Qualifications and permissions first, then the kind of client you're best for.",
    },
    {
      says: 'cfa|cfa level|cfa level i|cfa level 1|cfa level 2|cfa level ii|cfa level iii|cfa charterholder|chartered financial analyst',
      brutal: [
        'The CFA says three hundred hours of study per level. Its candidates have modelled it at two-fifty.',
        'Level one is definitions, level two is item sets, and level three is explaining it to your friends.',
      ],
      gentle: 'Level passed and date come first, then the tie to work. If you used one reading on a live case, it makes the exam a tool.',
    },
    {
      says: 'attribution analysis|performance attribution|tracking error|rebalancing|portfolio rebalancing|fund factsheet|fund factsheets|investment committee|model portfolios|model portfolio',
      near: 'portfolio|fund|funds|investment|performance|benchmark|client|clients|asset|equity|index',
      brutal: [
        "When it's above the benchmark it was stock selection. When it's below, it's been a difficult market.",
        'Past performance is no guide to the future, it says underneath the graph that takes up the page.',
      ],
      gentle: 'Returns need a benchmark, a period and net or gross. With those three a line on performance is bulletproof.',
    },
    {
      says: 'esg integration|esg investing|sustainable investing|responsible investment|proxy voting|stewardship code|impact investing',
      near: 'investment|fund|funds|esg|portfolio|company|companies|voting|responsible|equity|engagement|proxy',
      brutal: [
        "The fund's green. Its third largest holding sells petrol, but has such nice windmills in the report.",
        'Proxy voting is eleven thousand resolutions, and most are about the auditor.',
      ],
      gentle: 'Engagement counts if a company moved. Add one vote or letter of yours that changed something, if you have one.',
    },
    {
      says: 'derivatives|swaps|interest rate swaps|interest rate swap|credit default swap|hedging',
      near: 'trading|trader|fx|rates|interest|pricing|desk|risk|portfolio|hedging|credit|derivatives|bonds|equity|options',
      brutal: ['Hedging is paying to be half wrong.', 'A swap: two banks, each of them certain the other has misread the rates.'],
      gentle: 'Product, notional and your part, priced, traded, booked or controlled, tell a desk exactly where you fit.',
    },
    {
      says: 'algorithmic trading|algo trading|high frequency|backtesting|backtest|trading strategy|trading strategies',
      near: 'trading|trader|trades|strategy|strategies|market|equities|fx|algo|algorithmic|orders|backtesting|backtest',
      brutal: [
        "In backtests everyone's a genius. The past has never once moved against them.",
        "An algorithm doesn't panic. It sells everything in four milliseconds, quite calmly.",
      ],
      gentle: 'Give Sharpe, drawdown, live or simulated: traders ask it in that order. Answer those, and the line is done.',
    },
    {
      says: 'financial statements analysis|earnings model|earnings release|earnings call|earnings calls|quarterly results|quarterly earnings|consensus estimates',
      near: 'earnings|quarterly|results|analyst|model|models|investor|investors|company|companies|consensus|forecast',
      brutal: [
        "On an earnings call, “great question” means that there'll be no answer to it.",
        'Results beat consensus, after consensus had been taken aside in the corridor.',
      ],
      gentle: 'A call you got right against the crowd, with date and reasoning, is the finest thing an analyst can print.',
    },
    {
      says: 'risk register|risk registers|rcsa|risk and control self-assessment|key risk indicators|kris|key risk indicator|operational resilience|risk appetite statement|incident reporting',
      near: 'risk|risks|operational|control|controls|bank|framework|kri|kris|resilience|financial',
      brutal: [
        'Everything on the risk register is amber. Red would mean doing something.',
        'Likelihood times impact, on a scale of one to five, by whoever stayed to the end of the workshop.',
      ],
      gentle: 'A risk taken off the list for good is better than ten described. If you closed one, the control that did it is the line.',
    },
    {
      says: 'sar|sars|suspicious activity reports|suspicious activity|alert handling|alerts|alert review|level 1 alerts|false positives|case investigation|case investigations|nice actimize|actimize',
      near: 'aml|suspicious|transaction|transactions|alert|alerts|financial crime|laundering|fraud|monitoring|investigation|investigations|actimize',
      brutal: [
        "A nail bar with the turnover of an airport isn't proof of anything. It's a paragraph.",
        "All the alerts of a shift but one are somebody's kitchen extension.",
      ],
      gentle: 'Quality over speed is the test in alert work. Add your share of reports returned by QA, if low.',
    },
    {
      says: 'sanctions|sanctions screening|ofac|pep|peps|politically exposed person|adverse media|name screening|periodic review|periodic reviews|kyc remediation|remediation project|source of wealth|ubo|beneficial ownership|beneficial owner',
      near: 'kyc|aml|customer|customers|client|clients|screening|sanctions|onboarding|due diligence|financial crime|ownership|pep|peps',
      brutal: [
        'The owner is a company, owned by a company, owned by a trust, whose registered office is a letterbox in the sun.',
        'Remediation: writing to a client of thirty years to ask who they are.',
      ],
      gentle: 'Complex files are the ones to describe: layers, countries, what finally proved it. Volumes come second.',
    },
    {
      says: 'relationship manager|relationship management|commercial banking|business banking|sme clients|sme banking|business customers|client entertainment|portfolio growth',
      near: 'bank|banks|banking|lending|sme|business banking|commercial banking|loan|loans|credit|deposits|overdraft',
      brutal: [
        'A relationship manager is someone who changes every eighteen months and has heard so much about you.',
        'Banks love a business with steady cash, no debts and no reason to ring them.',
      ],
      gentle: 'Give book size, growth and who stayed: bankers are read by those. If a customer followed you, mention that too.',
    },
    {
      says: 'regulated advice|statement of professional standing|cpd hours|diploma in regulated financial planning|dipfa|dippfs|cemap|cefa|chartered financial planner|r0 exams|level 4 diploma',
      near: 'financial|mortgage|mortgages|advice|planning|adviser|cemap|dipfs|diploma|chartered|cpd|professional|exams|regulated',
      brutal: [
        "The exam asks which rule applies. It's always the one between the two you learnt.",
        'Every hour of CPD in finance finishes with “any questions?” and a car park.',
      ],
      gentle: "Current permissions and letters decide if you may start on Monday. Give year and body; they're searched for by name.",
    },
    {
      says: 'total loss|total losses|vehicle valuation|vehicle valuations|write-offs|vehicle write-off',
      brutal: [
        'Market value: what the car was worth, leaving out love and the new exhaust.',
        'A total loss is a dented bumper, plus the price of everything clever behind it.',
      ],
      gentle: 'Settling a valuation without a dispute is a skill. If your figures seldom went to the ombudsman, claims managers should hear it.',
    },
    {
      says: 'courtesy car|courtesy cars|credit hire|replacement vehicle|hire car|hire cars',
      brutal: ["Every courtesy car is small, white and smells of someone else's courtesy.", 'Nobody takes a speed bump as bravely as in a courtesy car.'],
      gentle: 'Hire days are where motor claims leak money. If yours got shorter, give the days before and after.',
    },
    {
      says: 'fact find|fact-find|fact finding|fact finds|client fact find',
      near: 'client|clients|financial|mortgage|adviser|pension|customer|customers|protection|insurance|planning',
      brutal: [
        "The fact find opens with hopes and dreams. By page six it's the boiler cover.",
        'A fact find asks for every account there is. Couples learn things.',
      ],
      gentle: "The questions you ask decide the advice. If yours turned up a need the client hadn't seen, tell what kind.",
    },
    {
      says: 'value at risk|var|var model|var models',
      near: 'risk|market|trading|limits|model|models|portfolio|desk|historical|monte carlo|backtesting',
      brutal: [
        'Value at risk says what you may lose on nearly every day. The other days are in the annual report.',
        'VaR has one number for everything that might happen, apart from what does.',
      ],
      gentle: 'Method, portfolio and whether the limit was changed on your numbers: that is how a risk head reads it.',
    },
    {
      says: 'p&l attribution|p&l explain|daily p&l|product control|trade breaks|mark to market|trade blotter',
      brutal: [
        'On a good day the P&L explain is one word: skill.',
        "The desk says plus four hundred. Product control says plus three ninety. They'll meet by the lifts.",
      ],
      gentle: 'Breaks closed and explains that held are control work at its best. Name the desk, and a break you found that others had rolled over.',
    },
    {
      says: 'lbo|lbo model|lbo models|leveraged buyout|lbo modeling|lbo modelling|lbo analysis',
      brutal: [
        "You choose the exit multiple, and the LBO model agrees. It's good like that.",
        "An LBO is a house bought on a mortgage by people who'll be gone before the boiler goes.",
      ],
      gentle: 'Give deal size, sector and which tab was yours. If the deal closed, an interviewer starts there, so place it first.',
    },
    {
      says: 'comparable companies|trading comps|precedent transactions|comparable company analysis|trading comparables|comps analysis',
      brutal: [
        "Twelve comparable companies that aren't comparable, and the one the client hates.",
        'Each outlier is excluded for a reason. The reason is the multiple.',
      ],
      gentle: "A sentence on judgement beats the method's name. If you argued for one multiple and it held in the bids, that is the sentence.",
    },
    {
      says: 'information memorandum|teaser|teasers|confidential information memorandum|cim|cims',
      near: 'deal|deals|m&a|banking|investor|investors|transaction|transactions|client|clients|sell-side|buyers|draft|drafted|memorandum|memoranda',
      brutal: [
        "A teaser's called Project Falcon, names no names, and the whole sector has guessed by lunch.",
        'Forty pages on growth, and the risks are in the part with the small type.',
      ],
      gentle: 'Pages carried from blank to buyers are what a deal team remembers. Add your section, with bids received and price where public.',
    },
    {
      says: 'roadshow|roadshows|investor roadshow|investor roadshows|non-deal roadshow',
      around: 'investor|investors|ipo|equity|institutional|m&a|deal|deals|capital markets|fund|offering|bond|bonds|issuer|issuers|analyst',
      brutal: [
        'Nine cities, one joke, and the chief executive tells it in all nine.',
        'On a roadshow the car waits outside with the engine running and the sandwiches in it.',
      ],
      gentle: 'Meetings, cities and orders that followed: if you ran the schedule or wrote the script, say which.',
    },
    {
      says: 'model validation|model risk|model risk management|model governance|model validations',
      brutal: [
        "The validator's job is to tell someone clever, politely, that it only works on Tuesdays.",
        'Every model is wrong, as the validator is paid to write and the owner to deny.',
      ],
      gentle: 'Challenge that led to a change is what validators are paid for. If a finding of yours moved a number, lead with it.',
    },
    {
      says: 'ifrs 9|expected credit loss|expected credit losses|ecl|cecl|probability of default|pd model|lgd',
      near: 'credit|loss|losses|model|models|ifrs|provision|provisions|provisioning|default|loan|loans|impairment|risk',
      brutal: ['Expected credit loss: how sorry the bank is, in advance, per borrower.', 'Three scenarios: good, bad and the one the board liked.'],
      gentle: "Provisions are argued over line by line. If a challenge by you or to you moved one, that's where to start.",
    },
  ],
  'human-resources': [
    {
      says: 'disciplinary hearing|disciplinary hearings|disciplinary investigation|disciplinary investigations|investigation meeting|investigation meetings|disciplinary meeting|disciplinary meetings|misconduct',
      brutal: [
        'HR interviewed nine witnesses. All of them were facing the other way.',
        'In the minutes of a hearing “words were exchanged” is doing the work of eleven words.',
      ],
      gentle: "Outcomes that held at appeal show sound process. If yours did, that's a line no policy list can match.",
    },
    {
      says: 'appeal hearing|appeal hearings|grievance appeal|grievance hearing|grievance hearings|grievance investigation|grievance investigations',
      brutal: [
        'Most grievances start with a desk, a tone or a fan.',
        'The grievance runs to forty pages, and the trouble began on the first of April with a mug.',
      ],
      gentle: 'What counts is how people worked together afterwards. If you settled cases before the formal stage, tell how often.',
    },
    {
      says: 'settlement agreements|settlement agreement|without prejudice conversations|protected conversation|protected conversations|compromise agreement',
      brutal: [
        'A protected conversation is one that never happened, with a follow-up email to confirm.',
        '“By mutual agreement”, says the announcement. One half of it was very mutual.',
      ],
      gentle: 'Discretion is the point here, so keep it general. Add complexity and level.',
    },
    {
      says: 'employment tribunal|employment tribunals|et1|et3|tribunal claims|tribunal claim|tribunal bundle|early conciliation',
      brutal: [
        'The tribunal reads everything, including the Teams chat with the aubergine.',
        '“We followed the procedure”, says the employer, and looks in the bundle for the procedure.',
      ],
      gentle: "Claims withdrawn or won are the headline. Failing that, a lesson from one that changed your managers' habits.",
    },
    {
      says: "tupe|tupe transfer|tupe transfers|tupe consultation|tupe process|tupe'd",
      brutal: [
        "TUPE moves you to a new employer with everything as before. By Monday you've got their lanyard.",
        'Hundreds of contracts come over in a TUPE transfer, and three of them grant a turkey.',
      ],
      gentle: 'Transfers are law and nerves in equal parts. What you did in the first week to keep people is the part worth telling.',
    },
    {
      says: 'restructure|restructuring|organisation design|organisational design|organisation chart|organisational chart|org chart|org charts|org design|reorganisation',
      brutal: [
        'The boxes have moved, the lines are dotted, and everybody still asks Sheila.',
        'An org chart is out of date by the time PowerPoint has lined up the boxes.',
      ],
      gentle: 'Structure is theory until the work flows better. If a layer or a handover went and something got faster, that pair is the result.',
    },
    {
      says: 'trade union|trade unions|union consultation|union negotiation|union negotiations|collective bargaining|works council|works councils|industrial relations|jnc|union representatives|union reps',
      brutal: [
        'Both sides know the number. It takes six meetings and a walkout to let it be said.',
        "The adjournment is where it's settled, usually by the machine with the terrible coffee.",
      ],
      gentle: 'A deal without a dispute looks easy from outside. Name the subject, and what each side got to keep.',
    },
    {
      says: 'occupational health|occupational health referral|occupational health referrals|oh referral|oh referrals|reasonable adjustments|phased return|fit note|fit notes',
      brutal: [
        'The referral takes six pages and three weeks, and what comes back is a chair.',
        "Ask for the right chair and you get a form, an assessor and three quotes. It has arrived. It's for another desk.",
      ],
      gentle: 'The best adjustments are often small. Add one that kept a good person in work, if you have one.',
    },
    {
      says: 'flexible working|flexible working request|flexible working requests|hybrid working|hybrid working policy|remote working policy|return to office',
      brutal: [
        "Come in on any days that suit, says the policy. Nobody's ever picked Friday.",
        'Everybody comes in on Tuesdays to sit beside one another on Teams.',
      ],
      gentle: 'Agreements that managers could explain are worth more than the policy. Add the share of requests you found a way to grant, if counted.',
    },
    {
      says: 'annual leave|holiday entitlement|leave requests|leave calendar|holiday requests|bank holidays|carry over leave|annual leave calculations|leave management',
      near: 'leave|holiday|entitlement|absence|requests|hr|employee|employees|staff|pro rata|annual',
      brutal: [
        'Pro rata bank holidays for a part-timer who works alternate Mondays. Mathematicians have turned back here.',
        "Everyone wants the same two weeks. It's always been about who opened the calendar first.",
      ],
      gentle: 'Leave sounds small until it goes wrong. If you moved it from paper to system or ended the December pile-up, tell it.',
    },
    {
      says: 'eap|employee assistance programme|employee assistance program|mental health first aider|mental health first aiders|mhfa|wellbeing champion|wellbeing champions|wellbeing week',
      brutal: [
        'Wellbeing week has a free banana on Monday and a webinar on stress at lunch.',
        "The assistance line is open day and night. Its number's on the poster behind the door that doesn't close.",
      ],
      gentle: 'Take-up shows whether people trust it. If use rose or absence eased, mention what made the difference.',
    },
    {
      says: 'edi|dei|equality, diversity and inclusion|diversity and inclusion|inclusion strategy|unconscious bias training|unconscious bias|employee resource group|employee resource groups|staff network|staff networks',
      brutal: [
        'The diversity calendar has two hundred awareness days and one person updating the intranet banner.',
        'Unconscious bias training: everyone leaves knowing what the others are like.',
      ],
      gentle: 'The test is what changed after the training. A step in hiring, pay or promotion you redesigned is the thing to name.',
    },
    {
      says: 'gender pay gap|gender pay gap report|gender pay gap reporting|pay equity|equal pay audit|equal pay|pay gap reporting',
      brutal: [
        'The number is one line. The wording around it goes to the board four times.',
        'A mean, a median and four quartiles. By the second slide the board is doing long division on a napkin.',
      ],
      gentle: 'Reporting is the duty; the action plan is the work. If yours set something in motion, that measure belongs in front of the percentage.',
    },
    {
      says: 'job evaluation|job evaluations|hay|hay grading|grading structure|grade structure|job grading|job families|job architecture|pay scales|pay structure|pay structures|salary bands|salary banding',
      near: 'pay|job|grade|grading|evaluation|salary|reward|structure|hay|bands|roles|role|mercer',
      brutal: ['Job evaluation grades the post, not the person. Ask the person.', 'Everybody thinks the grading is fair, one band up.'],
      gentle: 'A structure that survived its appeals was a good one. If hardly any came back on appeal, that is the line.',
    },
    {
      says: 'bonus scheme|bonus schemes|incentive scheme|incentive plan|incentive plans|ltip|ltips|long-term incentive|long term incentive|share scheme|share plan|sharesave|commission scheme|executive remuneration|remuneration committee',
      brutal: ['People read a bonus letter from the bottom up.', "Every incentive works. It's just never on what you meant."],
      gentle: 'A reward line is strong when it names the behaviour that changed. If the business saw a result from the scheme, use its own figure for it.',
    },
    {
      says: 'total reward statement|total reward|flexible benefits|flex benefits|benefits platform|perkbox|employee discounts|private medical|benefits provider|benefits providers|cycle scheme|benefits renewal',
      near: 'reward|benefit|benefits|employee|employees|staff|hr|discount|discounts|perkbox|renewal|provider|providers',
      brutal: [
        'A total reward statement puts a price on the pension, the parking and the fruit.',
        'The benefits portal offers a gym, a dentist and four per cent off at a shop for lamps.',
      ],
      gentle: 'Benefits are bought by few and judged by take-up. If you renegotiated a premium or doubled the use, give the numbers.',
    },
    {
      says: 'long service award|long service awards|recognition scheme|recognition programme|reward and recognition|employee recognition|staff awards|peer recognition|recognition program',
      brutal: [
        "Ten years' service: a certificate, a voucher and a speech that gets the department right.",
        'The recognition scheme needs a nomination, a second and a sign-off. “Thanks” was quicker.',
      ],
      gentle: "Recognition done well is cheap and powerful. If nominations spread beyond the usual teams, that's a result.",
    },
    {
      says: 'engagement action plan|you said we did|great place to work|gallup|best companies|investors in people|iip|employee voice|employee forum|staff forum|staff council',
      brutal: ['You said: pay, communication, parking. We did: a newsletter about parking.', "The forum's for raising anything at all. It's the heating."],
      gentle: "Survey scores move when one visible thing is mended. If one was mended because of you, it says more than the programme's name.",
    },
    {
      says: 'mandatory training compliance|e-learning|elearning|lms|learning management system|training records|training matrix|compliance training|training compliance',
      brutal: [
        "Data protection in forty slides. The world record for clicking through it is three minutes, and it's held in the boardroom.",
        'The training matrix is all green, apart from the directors.',
      ],
      gentle: 'Completion is a start; fewer incidents would be the finish. If you got the last stubborn tenth over the line, say how.',
    },
    {
      says: 'apprenticeship levy|apprenticeships|apprenticeship programme|apprenticeship scheme|apprentices|levy funding',
      brutal: [
        'Every apprenticeship has a plan, a mentor and a logbook, and the logbook gets filled in on one Sunday.',
        'Training away from the job has to be explained monthly to the person with the job.',
      ],
      gentle: 'Completion and staying on are what sponsors count. If your apprentices are still there, or lead teams by now, tell the story.',
    },
    {
      says: 'leadership development|management development|leadership programme|management training|leadership training|first line managers|leadership development programme|insights discovery|mbti|myers-briggs|360 feedback|360-degree feedback|team building',
      brutal: [
        'Every manager comes back from the workshop with a colour, a certificate and 214 emails.',
        'The role play is with a colleague from Finance who turns out to have been waiting for years.',
      ],
      gentle: 'A programme is worth who got promoted after it. Name one such step, without the name.',
    },
    {
      says: 'nine box grid|high potential|high potentials|hipo|critical roles|talent pool|talent pools|talent mapping|internal mobility|career pathways|career framework',
      near: 'talent|career|succession|internal|roles|leadership|potential|mobility|employees|pipeline',
      brutal: [
        '“High potential” may be said to the board, and on no account to the potential.',
        'The talent pool has been admired by the board from the edge for years.',
      ],
      gentle: 'Roles filled from inside are the only score here. If that share went up with you, lead with it.',
    },
    {
      says: 'calibration|calibration meeting|calibration meetings|calibration session|calibration sessions',
      near: 'performance|objectives|manager|managers|review|appraisal|employee|employees|staff|calibration|improvement|rating|hr',
      brutal: [
        'In every calibration meeting forty excellent people go in, and a curve comes out.',
        "Calibration is where managers learn that everyone else's star is a three.",
      ],
      gentle: 'Holding a room of managers to one standard is influence. If ratings got fairer or the meeting shorter, tell how.',
    },
    {
      says: 'linkedin|indeed|totaljobs|cv library|cv-library|job boards|job board|cv database|glassdoor',
      near: 'candidate|candidates|recruit|recruiting|recruitment|recruiter|sourcing|sourced|advert|adverts|advertising|vacancies|vacancy|roles|job|jobs|hiring|post|posting|posted',
      brutal: [
        "The ad says five years' experience. Within an hour it's been answered by a vet, a DJ and nobody with five.",
        'Job boards deliver 300 applications by Friday, of which nine have noticed which town the job is in.',
      ],
      gentle: 'Recruiters who know their source mix save a business real money. If you can give where your hires really came from, two percentages will do.',
    },
    {
      says: 'inmail|inmails|candidate outreach|passive candidates|passive candidate|talent pipeline|talent pipelining|talent pipelines|talent sourcing|linkedin sourcing|cold outreach',
      near: 'candidate|candidates|talent|sourcing|recruit|recruitment|recruiting|linkedin|role|roles|response|hiring|inmail|inmails|sourced',
      brutal: [
        '“I came across your profile”, writes the recruiter, after two hours with a search string.',
        'A passive candidate is somebody with a job, a deadline and no wish to “jump on a quick call”.',
      ],
      gentle: 'Response rate is the honest measure. If yours beat the average, tell what your first line said.',
    },
    {
      says: 'telephone screening|phone screening|phone screen|phone screens|telephone interview|telephone interviews|screening calls|screening call|pre-screening|candidate calls|telephone screen',
      brutal: [
        'A phone screen is taken by the candidate in a stairwell, in a whisper, between ten and ten past.',
        '“What are your salary expectations?” Now two people listen to the line hum.',
      ],
      gentle: 'Managers remember the recruiter who sent four, not fourteen. Screens to hires is a ratio worth stating.',
    },
    {
      says: 'assessment centre|assessment centres|assessment center|assessment day|assessment days|group exercise|psychometric testing|psychometric tests|psychometric assessment|aptitude tests|in-tray exercise',
      brutal: [
        'Twelve candidates at an assessment centre build a bridge out of spaghetti. The one who gets the job kept time.',
        'Candidates may help themselves to lunch. They know. They take one grape.',
      ],
      gentle: "Good assessment predicts. If the people you picked were still there and thriving a year on, that's the strongest proof.",
    },
    {
      says: 'hiring manager|hiring managers|intake meeting|intake meetings|vacancy briefing|role briefing|requisition|requisitions|job requisitions|vacancy approval',
      brutal: [
        "“I'll know it when I see it”, says the hiring manager, who hasn't looked at the CVs.",
        'The job needs filling yesterday. The interview slots are in three weeks.',
      ],
      gentle: 'Saying no to an impossible brief is the craft. Add a role you reshaped so that it could be filled, if you have one.',
    },
    {
      says: 'interview panel|interview panels|panel interviews|interview questions|interview scoring|structured interviews|scoring matrix|values-based recruitment|value based recruitment|safer recruitment|interview training',
      brutal: [
        'One asks, one nods, one writes. The candidate talks to the one who nods.',
        '“Any questions for us?” Everybody in the room is hoping there are two.',
      ],
      gentle: "Fair panels are made. If you built the questions or taught the managers, that's a lasting contribution.",
    },
    {
      says: 'offer acceptance|acceptance rate|candidate drop-off|no-shows|no shows|candidate withdrawal|ghosting|ghosted|declined offers|offer management|verbal offer|offers of employment',
      near: 'candidate|candidates|offer|offers|recruitment|hiring|acceptance|interview',
      brutal: [
        "The candidate was “really, really excited”. Monday, nine o'clock, an empty chair and a full laptop bag.",
        'Between the yes on the phone and the yes on paper lies one weekend with the current boss.',
      ],
      gentle: "Acceptance rate is recruiting's truest number. If yours went up, the thing you started telling people earlier is worth adding.",
    },
    {
      says: 'employer branding|employer brand|employee value proposition|evp|careers page|careers site|careers website|employee advocacy|recruitment marketing',
      brutal: [
        "The careers page shows six people laughing at a laptop. Two have left; one's from the agency.",
        '“We work hard and play hard” on a careers page has the table football to prove half of it.',
      ],
      gentle: 'Brand is proved by who applies. If quality or direct applications rose, drop a number in.',
    },
    {
      says: 'temp desk|temporary desk|temp bookings|temps',
      near: 'recruit|recruitment|recruiter|recruiting|candidate|candidates|client|clients|agency|desk|hiring|temp|temps|ir35|contract|staffing',
      brutal: [
        'The phone starts at six. By seven you need four forklift drivers, and one of yours has a wedding.',
        'The temp got on brilliantly. So brilliantly that the client would like to discuss the fee.',
      ],
      gentle: 'Fill rate is what a temp desk lives by. If the same client kept asking for you, that shows it well.',
    },
    {
      says: 'cold calling|business development calls|bd calls|client visits|job orders|new business calls|placement fee|placement fees|billings|perm desk|permanent desk|retained search|executive search|fee negotiation|rebate period',
      near: 'recruit|recruitment|recruiter|client|clients|desk|perm|fee|fees|placement|placements|consultant|search|candidates|vacancies|roles',
      brutal: [
        "“We're not recruiting”, says the client, with nine adverts up.",
        'A placement fee is earned on day one, and breathed out on the last day of the rebate period.',
      ],
      gentle: 'If you can print your billings, rival agencies will read nothing else. Add a repeat client, if you have one.',
    },
    {
      says: 'dbs checks|dbs check|overseas checks|single central record|scr|visa sponsorship|sponsor licence|right to work documents|share code|share codes|pre-employment checks|e-verify',
      brutal: [
        "Every check is back but one, and that's the one that would only take a minute.",
        "The start date's Monday. The referee's on a boat, and the last employer has become a Nando's.",
      ],
      gentle: 'Clean compliance files win audits. If an inspection found yours complete, an HR manager will like that more than speed.',
    },
    {
      says: 'hr inbox|hr helpdesk|hr queries|hr shared services|hr service centre|hr service desk|first line hr|hr enquiries|employee queries',
      brutal: [
        '“Quick question” in the HR inbox has three paragraphs, a history and an attachment.',
        'Half of HR queries are answered by the handbook, on page one, in bold. The other half are about the handbook.',
      ],
      gentle: 'Volumes, response time and what you fixed for good turn an inbox into an achievement.',
    },
    {
      says: 'hr system implementation|hris implementation|workday|workday implementation|oracle hcm|adp|itrent|cascade hr|sage people|hibob|self-service|employee self-service|manager self-service',
      near: 'hr|hris|workday|employee|employees|payroll|people|implementation|manager|managers|hcm|adp|itrent|hibob',
      brutal: [
        "Self-service HR: the form's still there, it's just yours now.",
        "The new HR system knows everybody's start date, and who reports to a director who left in 2017.",
      ],
      gentle: 'Adoption is the finish line, not go-live. If managers stopped emailing about something, that something shows the system took.',
    },
    {
      says: 'hr business case|people strategy|people plan|hr strategy|hr transformation|people and culture|culture change|company values|values and behaviours|culture',
      near: 'hr|people|strategy|values|culture|organisation|organisational|business|company|leadership',
      not: 'cell culture',
      brutal: [
        'Five values on the wall, and everyone can name the one that made it onto the mug.',
        'The people strategy is called One Something. It replaces Better Together.',
      ],
      gentle: 'Strategy reads as talk until one thing is named that stopped. If you ended something so that something better could start, name both.',
    },
    {
      says: 'change of contract|contract variations|contract variation|contractual changes|hr letters|contractual letters|letters of employment|employment letters|template letters|hr templates|mail merge',
      near: 'hr|letter|letters|contract|contracts|employee|employees|contractual|employment|templates|staff',
      brutal: ['Dear «FirstName», we value you as an individual.', 'The template has been updated so often that one clause still refers to the fax.'],
      gentle: 'Error-free letters at volume are quietly rare. If yours went out for a whole pay round without one coming back, claim it.',
    },
    {
      says: 'objective setting|smart objectives|smart objective|goal setting|setting objectives',
      brutal: [
        'Objectives are written in March, lost in April, found in December, and met by then, once reworded.',
        'Nobody agrees what the R in SMART is for. Realistic, relevant or really?',
      ],
      gentle: 'Objectives that people could recite are the good ones. If completion or quality rose, mention which lever you pulled.',
    },
    {
      says: 'ir35|umbrella company|umbrella companies|off-payroll working|off payroll',
      brutal: [
        'IR35 asks whether a contractor may send a substitute. Everyone may. No one has ever met one.',
        'The IR35 tool asks fifteen questions, and gives the answer “unable to determine”.',
      ],
      gentle: 'Getting contractors onto the right footing spares large bills. If the people who mattered stayed on, that is the result to print.',
    },
    {
      says: 'notice period|notice periods|resignation|resignations|garden leave|leaving date',
      brutal: [
        'A resignation letter has one sentence in it, and it has been in drafts since Easter.',
        'Garden leave: paid to stay at home by the people who ask everyone else to come in.',
      ],
      gentle: "A good ending is when people come back later, or send a friend. If you had returners, that's a rare thing to show.",
    },
  ],
  office: [
    {
      says: 'action points|action log|actions log|action list|follow-up actions|following up actions|meeting actions|action tracker',
      brutal: [
        'Action points are agreed on Tuesday and remembered the following Monday, at five to ten.',
        "On every action log there's one item that's older than the log.",
      ],
      gentle: 'Getting people more senior than you to do what they promised is a gift. If actions closed faster with you, tell how.',
    },
    {
      says: 'agenda|agendas|meeting agenda|meeting agendas|setting agendas|meeting papers|meeting packs|preparing agendas',
      near: 'meeting|meetings|minutes|board|prepare|prepared|preparing|papers|circulate|circulated|distributing|committee',
      brutal: [
        'Any Other Business: item nine of nine, and half of the meeting.',
        'Item one gets forty minutes. Item six, the budget, gets the sound of coats.',
      ],
      gentle: "Agendas decide what an organisation talks about. If you cut a meeting down or killed one off, that's worth a line.",
    },
    {
      says: 'inbox management|managing inbox|managed inbox|email management|managing emails|managing email|managed emails|managing inboxes|email inbox|emails',
      near: 'inbox|manage|managed|managing|email|emails|ceo|director|directors|executive|correspondence|respond|responding|triage',
      brutal: [
        "Two people read the CEO's inbox. One of them is the CEO, now and then.",
        'Nine out of ten emails begin “just”. The tenth is the one with the deadline.',
      ],
      gentle: 'Deciding what never reaches the boss is real authority. If you answered in their name, and may say so, that belongs in the line.',
    },
    {
      says: 'gatekeeping calls|screening calls|screening telephone calls|call screening|taking messages|took messages|message taking|transferring calls|call transfer|directing calls|call handling|call forwarding',
      brutal: [
        "“He'll know what it's about.” He won't. Everybody on the phones knows that sentence.",
        "Transferring a call: “I'm putting you through now” is said in the voice of somebody letting go of a kite.",
      ],
      gentle: 'Callers remember whether they had to repeat themselves. What you could settle on the spot, without transferring anyone, is the thing to say.',
    },
    {
      says: 'board meetings|board meeting logistics|executive meetings|leadership team meetings|exco|senior leadership meetings|committee meetings|away day|away days|offsite|offsites',
      near: 'meeting|meetings|board|exco|leadership|executive|arrange|arranged|arranging|organise|organised|organising|coordinate|coordinated|logistics|away|offsite|offsites',
      brutal: [
        "A room for twelve is booked. Fourteen come. One's dialling in, from the car park.",
        "The away day has a facilitator, a flip chart and a bus back at four, for which everyone's early.",
      ],
      gentle: 'Logistics is invisible when it works. Name the biggest, the furthest or the shortest notice.',
    },
    {
      says: 'complex diary|complex diaries|complex calendar|complex calendars|competing priorities|calendar conflicts|diary conflicts|multiple diaries|multiple calendars|heavy calendar',
      brutal: [
        "Four executives are all free on the same half hour. It's in November. It's a Sunday.",
        'A calendar with thirty minutes for lunch has been hacked.',
      ],
      gentle: 'If you know how many people and time zones you juggled, say so. Other assistants will read it and sit up straight.',
    },
    {
      says: 'itinerary|itineraries|flights|flight bookings|hotel bookings|hotel booking|booking flights|booking hotels|rail tickets|train tickets|visas|international travel|concur travel|corporate travel',
      near: 'travel|book|booked|booking|bookings|flight|flights|hotel|hotels|itinerary|itineraries|executive|executives|visa|visas|train|arrange|arranging|arranged',
      brutal: [
        "A perfect itinerary, with every gate and every number, is read for the first time when the phone's at four per cent.",
        "Aisle, not the back, no connection under fifty minutes, and which terminal is it? They're ringing from the terminal.",
      ],
      gentle: 'A trip saved at midnight says it all. If you rebooked somebody out of a mess, or cut the travel bill, tell that.',
    },
    {
      says: 'personal errands|personal assistant duties|personal tasks|private matters|household management|gift buying|personal shopping|household staff',
      near: 'executive|personal|assistant|ceo|pa|director|principal|private|family|household',
      brutal: [
        'The PA knows the shoe size, the wine, the nut allergy and when not to put the call through.',
        '“Could you find me that restaurant?” Which? “The one with the lamp.”',
      ],
      gentle: 'Trust like that is hard to print. The span helps: homes, travel, staff or events that you ran without being asked twice.',
    },
    {
      says: 'ceo|executives|board members|senior executives|c-level|managing director',
      near: 'assistant|support|supported|supporting|diary|calendar|ea|pa|liaise|liaised|liaising',
      brutal: [
        "Supporting an executive is knowing from the way the door closed what sort of a morning it's going to be.",
        "Chief executives run companies of thousands, and can't find the attachment.",
      ],
      gentle: 'Supporting executives is about what they no longer have to think of. Name one thing you took over for good.',
    },
    {
      says: 'nda and confidentiality|discretion|utmost discretion|sensitive matters|confidential files|confidential documents|highly confidential',
      brutal: [
        "Discretion: knowing the whole reorganisation since March and asking how everyone's weekend was.",
        'The person who types the letter knows it three weeks before the person who gets it.',
      ],
      gentle: 'A kind of matter, not the matter itself, is all it takes: restructures, deals, pay. That shows what you could be trusted with.',
    },
    {
      says: 'visitor badge|visitor badges|visitor log|signing in visitors|signing-in|sign-in|visitor passes|visitor management|security passes|access cards|visitor pass',
      brutal: [
        'Name, company, car registration, time in. Time out is decided by historians.',
        'The visitor pass has to be given back. There is a kitchen drawer in every home that proves it.',
      ],
      gentle: 'A front desk is also security. If you brought in a system or ran the roll call in a drill, mention it.',
    },
    {
      says: 'waiting room|waiting area|reception area|lobby|foyer',
      near: 'reception|visitor|visitors|clients|patients|guests|front|tidy|maintain|maintained|maintaining|keeping|kept|area|welcoming',
      brutal: [
        'A waiting area has eight chairs, and strangers will fill them like a chessboard.',
        'The magazines in a waiting room tell you the year in which somebody last cared.',
      ],
      gentle: 'First impressions are made before anybody speaks. If visitors commented, or you changed how people waited, put that.',
    },
    {
      says: 'parcels|deliveries|signing for deliveries|signing for parcels|receiving deliveries|receiving parcels|parcel',
      near: 'reception|office|sign|signing|signed|deliveries|staff|courier|couriers|receiving|received|parcels|mail|post|front desk',
      around:
        'reception|receptionist|office|front desk|front-desk|switchboard|visitor|visitors|admin|administrative|administrator|mailroom|secretary|assistant',
      brutal: [
        'Behind every reception desk stand a parcel, a plant, a cake and a paddling pool for somebody on the fourth floor.',
        "Everyone's expecting something urgent. It's trainers.",
      ],
      gentle: 'Parcels are small until one is lost. If you set up the log, say so.',
    },
    {
      says: 'multi-line phone|multi-line phone system|multi-line telephone|multiline phone|multi line phone|telephone system|phone system|voip|avaya|mitel|hunt group|voicemail',
      brutal: [
        "There's a button on every office phone that parks the call. Nobody knows where.",
        'Six lights are flashing, and the one that matters is “just calling back”.',
      ],
      gentle: 'A busy board is a test of nerves. Say how many lines, and how many calls in the busiest hour.',
    },
    {
      says: "doctor's receptionist|patient registration|checking in patients|patient check-in|booking patients|medical receptionist|patient appointments",
      brutal: [
        'The minute the lines open, ninety people ring to be the first.',
        "“May I ask what it's about?” says the medical receptionist, and a full waiting room stops turning pages.",
      ],
      gentle: "Calm triage at a front desk is clinical work's first step. Name the clinical system, and what you did at eight o'clock on a Monday.",
    },
    {
      says: 'laminator|laminating|laminated',
      brutal: ['People buy a laminator for one sign. By Friday the laminator has a sign.', "Whatever's spotted first after lamination was misspelt."],
      gentle: "If it was a tender, a board pack or 400 joining packs by five o'clock, give the occasion. That's what makes it a job.",
    },
    {
      says: 'label maker|labelling|labeling|colour coding|colour-coded|color-coded|colour coded filing',
      near: 'file|files|filing|folder|folders|office|label|labels|shelf|system|document|documents|colour|coded|maker|cupboard|storage',
      brutal: [
        'A label maker gets switched on for one shelf. It ends with a label that says “label maker”.',
        'The colour code is obvious to all: red is urgent, green is finance, and blue is from before.',
      ],
      gentle: "A system that others kept to after you'd gone is the good kind. If yours did, or cut searching, that is the point.",
    },
    {
      says: 'shredding|shredder|confidential shredding|confidential waste|shredded|document destruction',
      brutal: ['Every shredder takes ten sheets. Every office tries eleven.', "Shredding is the only filing that's never once been misfiled."],
      gentle: 'Secure disposal is part of data law. If you ran the schedule or emptied an archive room, mention the boxes.',
    },
    {
      says: 'printer|printers|toner|toner cartridges|printer supplies|paper jam|paper jams|mfd|copier',
      near: 'office|order|ordering|ordered|maintain|maintained|maintaining|supplies|toner|equipment|troubleshoot|troubleshooting|photocopier|copier|paper|engineer|contract',
      brutal: ['A printer can smell a deadline from two floors away.', "Tray two. It's always tray two, and tray two is full."],
      gentle: 'Renegotiating the lease is where the money lies in printers. If you cut print costs or call-outs, the per cent is the whole line.',
    },
    {
      says: 'kitchen supplies|kitchen stock|coffee machine|tea and coffee|office kitchen|dishwasher|milk|fruit delivery|pantry',
      near: 'office|offices|staff kitchen|pantry|employees|meeting rooms|visitors|guests|reception|snacks',
      brutal: ['No email gets opened as fast as “Whose is the fish?”', 'The dishwasher is full and clean, and eleven people have decided not to know.'],
      gentle: 'Looking after the place is culture work. If you ran the budget or picked the supplier everybody liked, that counts.',
    },
    {
      says: 'office space|space planning|floor plan|seating plan|desk moves|desk move',
      near: 'office|lease|landlord|building|seating|desk|desks|moves|floor|space|staff|facilities|serviced',
      brutal: ['A seating plan is drawn in an hour. The window seats take a fortnight.', 'Move one desk, and by lunchtime you have moved eleven.'],
      gentle: "Give square feet, heads, rent: three figures that turn office management into operations. Use the ones you've got.",
    },
    {
      says: 'vending machine|vending machines|vending contract',
      brutal: ['The vending machine keeps one packet hanging by its corner, as bait.', 'Vending machines take exact change, new coins or a shoulder.'],
      gentle: 'Small contracts show how you buy. If you retendered this one and people noticed the difference, say what got better.',
    },
    {
      says: 'it support tickets|it liaison|it equipment|laptops|setting up laptops|first line it|password resets|it helpdesk',
      near: 'office|laptop|laptops|liaise|liaising|liaison|equipment|order|ordering|set up|setting|setup|starters|it|staff|provider|password',
      brutal: [
        "Have you turned it off and on? “Yes.” A pause. A click. “It's working now.”",
        "A new starter's laptop arrives on day two, with the charger of another make.",
      ],
      gentle: 'Bridging staff and IT saves everyone hours. If you halved the day-one chaos, write what you put in place.',
    },
    {
      says: 'data cleansing|data cleaning|cleansing data|data cleanse|data quality checks|duplicate records|deduplication|data validation|data verification|verifying data|data accuracy',
      brutal: [
        'Mr J Smith, John Smith, J. Smyth and Smith John live at the same address, and get four catalogues.',
        'The phone number column holds phone numbers, a fax, “ask for Dave” and 1900-01-00.',
      ],
      gentle: 'Clean data makes everyone else look good. Add records handled and error rate before and after.',
    },
    {
      says: 'keystrokes per hour|kph|10 key|10-key|ten key|ten-key|alphanumeric|numeric keypad|keying|double keying',
      near: 'data|typing|type|wpm|words|keystroke|keystrokes|entry|key|speed|accuracy|keying|numeric|alphanumeric',
      brutal: [
        "There's a small bump on the five. On a good day it's the only part of the keyboard you need to find.",
        'Speed is measured per minute. Accuracy is measured by how often accounts comes upstairs.',
      ],
      gentle: 'Speed with accuracy beside it is a complete claim. Add the kind of source, scans, handwriting, forms.',
    },
    {
      says: 'scanned documents|scanning documents|document scanning|document imaging|indexing documents|document indexing|batch scanning|indexing',
      near: 'document|documents|scan|scanning|scanned|records|paper|files|batch|indexing|archive',
      brutal: ['The scanner takes forty sheets a minute and one staple.', "Somebody made the office paperless. There's a lever arch file on how."],
      gentle: "An archive that gets used is the proof. If people can find things now that they couldn't before, say what.",
    },
    {
      says: 'sharepoint|shared drive|shared drives|google workspace|file structure|folder structure|teams channels|microsoft teams|document control|version control',
      near: 'file|files|folder|folders|document|documents|sharepoint|drive|office|admin|manage|managed|maintain|maintained|maintaining|records|teams',
      brutal: [
        '“New folder (2)” is where an office keeps its constitution.',
        "Somewhere on the shared drive is a folder called “Misc”. It's the only one that gets opened.",
      ],
      gentle: 'A structure that strangers can navigate is a real product. If search time or duplicates went down, mention it.',
    },
    {
      says: 'mail merge|mail merges|mailshot|mailshots|mailing list|mailing lists|envelope stuffing|stuffing envelopes|bulk mailing|newsletter mailing',
      brutal: ['Mail merge went well, “Dear Mr The Manager”.', 'Four hundred envelopes in, somebody finds that page two is still on the printer.'],
      gentle: 'Give pieces sent, returns, deadline: those make a mailing sound like the operation it is.',
    },
    {
      says: 'staff newsletter|internal newsletter|company newsletter',
      near: 'staff|office|internal|company|newsletter|intranet|update|updated|updating|employees|weekly|monthly|notice',
      brutal: [
        "In the company newsletter everyone's delighted, and one of them found a hedgehog.",
        'The most-read item in any staff newsletter is the car park.',
      ],
      gentle: 'Opened and read are different things. If you know how many clicked, or what people began to do, add that.',
    },
    {
      says: 'social committee|christmas party|team social|team socials|staff social|staff party|staff socials|team lunches',
      near: 'office|organise|organised|organising|staff|team|arrange|arranged|arranging|plan|planned|planning|christmas|party|social|employees|birthday',
      brutal: [
        "Everyone says they really don't mind where. Then they see the menu.",
        "The Christmas party needs a venue that suits vegans, drivers, the director and someone who's “easy”.",
      ],
      gentle: "People stay where they're made welcome. Name the one they still talk about, and what it cost a head if you know.",
    },
    {
      says: 'expenses|receipts|concur|expensify|company card|corporate card|credit card statements|reimbursements|credit card reconciliation',
      near: 'executive|executives|director|directors|ceo|process|processed|processing|submit|submitted|submitting|reconcile|reconciled|reconciling|staff|office|travel|management|expense|expenses|team',
      brutal: [
        "An executive's receipts come in one envelope, three currencies and an alphabet that nobody on the floor can read.",
        '“What was this for?” you ask. They look at it as you look at a holiday snap of strangers.',
      ],
      gentle: 'Fast, clean claims keep finance friendly. If you caught an error or got everyone onto the app, say so.',
    },
    {
      says: 'supplier invoices|vendor management|supplier management|vendor relationships|supplier liaison|vendor liaison|liaising with suppliers|liaise with suppliers|liaised with suppliers|office vendors|supplier contracts',
      brutal: [
        "The supplier's account manager has changed again, and the new one would love fifteen minutes of your time.",
        "Every supplier's quote is the best they can do, right up to when you mention the other one.",
      ],
      gentle: "One negotiation with a figure lifts the whole line. If a supplier delivered better, faster or for less because of you, that's the figure.",
    },
    {
      says: 'timesheets|rota|rotas|staff rota|annual leave records|leave records|holiday tracker|attendance records|attendance register|absence records|staff holidays',
      near: 'office|staff|maintain|maintained|maintaining|rota|rotas|leave|holiday|attendance|absence|record|records|record-keeping|manage|managing|update|updated|updating|team',
      brutal: [
        'The holiday chart is fair, clear and on the wall, and August looks like a game of Battleships.',
        "A rota's finished when two people ask to swap.",
      ],
      gentle: 'Cover that never failed is an achievement. How you got everyone through August would show it.',
    },
    {
      says: 'standard operating procedures|sops|sop|office procedures|desk manual|user guides|process documentation',
      near: 'process|processes|procedure|procedures|office|admin|operations|operational|document|documented|documenting|wrote|written|create|created|develop|developed|improvement|sops|handover',
      brutal: ['The manual shows every screen of the system, as it looked before the update.', 'Step four of the procedure says “as usual”.'],
      gentle: "A procedure is proved by the first person who follows it alone. If yours outlived you, that's a gift, and worth its line.",
    },
    {
      says: 'kpi|kpis|operational kpis|dashboard|dashboards|scorecard|performance reports',
      near: 'operations|operational|report|reports|reporting|performance|manage|managed|track|tracked|tracking|team|business|weekly|monthly|site|sites|prepare|prepared',
      brutal: [
        'The dashboard is green, green, green, amber. The whole hour is about amber.',
        "Twelve KPIs on one page, and each of them was somebody's idea of the only one that matters.",
      ],
      gentle: "Pick the one measure that moved because of you. Where from, where to, how long: that's the entire story.",
    },
    {
      says: 'service level agreements|slas|sla|service levels|service level agreement',
      near: 'operations|operational|service|team|teams|meet|met|meeting|improve|improved|reduce|reduced|reducing|clear|cleared|backlog|targets|work|processing|customer|staff',
      brutal: [
        'The clock on an SLA stops while you wait for the customer, which is why customers get so many questions.',
        'An SLA is kept for nearly everyone. The rest have your direct number.',
      ],
      gentle: "Before and after, with the same headcount, is what an operations reader hopes for. If that's yours, put it first.",
    },
    {
      says: 'budget responsibility|p&l responsibility|p&l|full p&l|budget control|budget oversight|profit and loss',
      near: 'operations|manager|managed|managing|director|ceo|responsibility|accountable|business|site|sites|full|budget|annual|reduced|reduction|savings|delivered|company',
      brutal: [
        'Profit is a team effort. The loss has your extension number.',
        "In October every budget's frozen. In March it's found that the freezer was full.",
      ],
      gentle: 'A P&L is judged by its size and direction. Give both, or a percentage if the sum is private.',
    },
    {
      says: 'continuous improvement|kaizen|lean|lean office|5s|gemba|operational excellence|efficiency savings|streamlined processes|streamlining processes|streamlined',
      near: 'operations|operational|process|processes|lean|improvement|office|workflow|efficiency|kaizen|admin|administrative|procedures|systems',
      brutal: ["They improved the form. Now there's a form for suggesting that.", 'Every streamlined process keeps one step of the old one, just in case.'],
      gentle: 'Improvement is believed by what disappeared. Name the step, form or delay you got rid of.',
    },
    {
      says: 'multi-site|multi-site operations|multiple sites|regional offices|site visits|multi site|satellite offices',
      near: 'operations|manage|managed|managing|site|sites|offices|oversee|oversaw|overseeing|visits|regional|staff|team|teams',
      brutal: [
        'Every site is run to the same standard, and each of them calls it “how we do it here”.',
        "“It's usually tidier than this”, says every site, on every site visit.",
      ],
      gentle: 'Several sites are judged by the weakest one. If it caught up with the rest while you were there, name what you changed first.',
    },
    {
      says: 'business continuity|business continuity plan|bcp|disaster recovery|crisis management|contingency plan|contingency plans|contingency planning|continuity planning|incident response',
      brutal: [
        "The continuity plan's on the server. If the server goes, it's all in there, what to do.",
        'Every plan covers flood, fire and cyber. What comes is a pigeon in the meter cupboard.',
      ],
      gentle: "Plans count once tested. If yours ran for real, or an exercise changed it, that's what to tell.",
    },
    {
      says: 'leadership team|operating rhythm|operating cadence|special projects|strategic initiatives|strategic projects|ceo priorities|quarterly planning|okrs|okr|strategic planning|executive communications',
      near: 'ceo|chief|staff|founder|leadership|executive|company|quarterly|strategic|planning|operating|cross-functional|board',
      brutal: [
        '“Special projects” is a job title for everything nobody else could say no to.',
        'Every quarter the company picks its three priorities. There are eleven of them.',
      ],
      gentle: 'Close to the top, the work is invisible unless you name it. Pick one initiative, and say how it ended.',
    },
    {
      says: 'investor update|investor updates|board deck|board decks|shareholder|shareholders|fundraising|investor relations|board reporting|board of directors',
      near: 'ceo|board|investor|investors|chief|executive|founder|company|raise|raised|round|shareholders|prepare|prepared|report|reported|reporting|directors',
      brutal: [
        'The board deck has sixty slides. The board will be on slide four at noon.',
        'Board members have all read the papers. You can tell from how they unfold them.',
      ],
      gentle: 'Decks are remembered for the decision they won. The amount, the vote or the project that followed, if it may be told, belongs right here.',
    },
    {
      says: 'company vision|vision and strategy|mission statement|vision|mission',
      near: 'ceo|chief|executive|company|strategy|growth|business|director|led|founder|managing|mission|turnaround',
      not: 'vision care|machine vision|computer vision|television',
      brutal: [
        "A vision has to fit on a mug. That's where most people will meet it.",
        'The mission statement took two days in a hotel and came out as “excellence”, with a comma.',
      ],
      gentle: 'Revenue, people and years under you are what a chair looks for. If you know one of the three and may print it, let it lead.',
    },
    {
      says: 'opening new office|new office|office opening|office setup|office set-up|office fit-out|office relocation project|office launch',
      near: 'office|opening|opened|set up|setup|fit-out|launch|launched|new',
      brutal: [
        'A new office opens with a ribbon, a plant and an engineer who is sure the internet was booked for Thursday.',
        'The new office has phone booths, a wellness room and two sockets.',
      ],
      gentle: "Date kept, budget held, first day calm: if you managed any two, you've a headline.",
    },
    {
      says: 'key cupboard|keys|key safe|alarm codes|locking up|opening up|opening and closing the office',
      near: 'office|reception|building|open|opening|close|closing|lock|locking|key|keys|alarm|first aid|lost|staff',
      brutal: ['In the key cupboard there are forty hooks, thirty keys and one that says “DO NOT”.', 'Someone always stays late. The alarm finds out who.'],
      gentle: 'Keys mean trust. If you were the one called at night, or brought order to the tags and codes, note it.',
    },
    {
      says: 'ad hoc|ad hoc duties|ad-hoc|ad hoc tasks|ad-hoc duties|any other duties|ad hoc admin|ad-hoc tasks|other duties as assigned|general office duties|general admin duties',
      brutal: ['Any other duties. In some office, somewhere, that has meant a live chicken.', "Ad hoc: Latin for “while you're up”."],
      gentle: 'One odd job tells more than the phrase does. Choose the strangest you solved and give it the space.',
    },
    {
      says: 'intranet|staff intranet|company intranet',
      brutal: [
        'Search the intranet for the holiday form and you get the Christmas menu of 2016.',
        "Everything's on the intranet. That's how people say they aren't going to tell you.",
      ],
      gentle: "Pages that people find are a service. If questions to you fell after something you wrote or tidied, that's the proof.",
    },
    {
      says: 'leaving card|leaving cards|birthday cards|birthday card|leaving gifts|leaving gift|leaving collection|greeting cards|leaving collections',
      brutal: [
        "The card goes round in a folder marked “invoices”, so that the one it's for won't guess. It has crossed their desk twice.",
        'Forty people sign the card. Thirty-one of them write “All the best!”',
      ],
      gentle: "Remembering people is what makes an office one. If you looked after it for a hundred, that's a system, so describe it.",
    },
    {
      says: 'handover notes|handover note|handover document|handover documents|handover pack',
      brutal: [
        'Handover notes: two pages on the system, and one line on who to be nice to.',
        "Handover documents take a week to write and get opened when something's already beeping.",
      ],
      gentle: "If the next person could start on Monday without a call to you, that's proof of order. Say it just like that.",
    },
    {
      says: 'weekly report|weekly reports|management reports|monthly reports',
      near: 'prepare|prepared|preparing|compile|compiled|compiling|produce|produced|producing|circulate|circulated|reports|report|distribute|distributed',
      brutal: ["A weekly report is read with great care in the week it isn't sent.", 'Every report opens with a summary, in case anyone opens it.'],
      gentle: 'A report somebody acts on every week is worth far more ink than its title. If a decision hung on yours, name the decision.',
    },
    {
      says: 'backlog|backlogs|clearing backlog|cleared backlog',
      brutal: ['Backlog: a queue with a spreadsheet.', 'Clear one backlog, and two departments remember theirs.'],
      gentle: "The size on your first day and the size now, with the same hands: that's the whole story, in one line.",
    },
    {
      says: 'cleaning contract|cleaning contractor|cleaning contractors|office cleaners|cleaning company',
      brutal: [
        "You can tell the cleaners have been: the phone's at another angle and the crumbs have lost their alibi.",
        'The cleaning contract covers desks that are clear. It has been a quiet contract.',
      ],
      gentle: "Contracts are your budget at work. If you retendered one, with money or quality on the other side, that's a proper result.",
    },
    {
      says: 'words per minute|wpm',
      brutal: [
        'The typing test is a passage about a ship. Real life is a voice memo from an airport.',
        "Everyone types faster when nobody's standing behind them.",
      ],
      gentle: 'Speed counts with the accuracy beside it. Give both, and the software or kind of text you do it in.',
    },
  ],
};
