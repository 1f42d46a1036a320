import type { ComicEntry } from '../comic-entry.ts';

/** Things of sales, marketing, journalism, translation and public life. */
export const SELLING_AND_MEDIA_THINGS: readonly ComicEntry[] = [
  {
    says: 'cold call|cold calling|cold-calling|cold-called',
    near: 'lead|b2b|prospect|prospects|crm|script|daily|per day|a day|appointment|pipeline|dials|new business',
    brutal: [
      'A cold call lasts nine seconds. “Is now a good time?” uses up three.',
      'In cold calling “send me an email” means no, and “who gave you this number” means no as well.',
    ],
    gentle: 'Dials, conversations, meetings, deals: sales managers know that ladder by heart. Add two neighbouring rungs in numbers.',
  },
  {
    says: 'crm',
    near: 'salesforce|hubspot|dynamics|pipeline|implemented|implementation|updated|updating|data|lead|record|records|database|migration',
    not: 'crew resource',
    brutal: [
      'If it is not in the CRM it did not happen. If it is in the CRM, it happened on Friday at five.',
      'The CRM field “next step” says “call”. It has said “call” since spring.',
      "A CRM knows the client's dog, the client's golf handicap, and three wrong numbers.",
    ],
    gentle: 'Keeping it, cleaning it and choosing it are different jobs. Add records, users and the name of the system.',
  },
  {
    says: 'salesforce',
    near: 'administrator|admin|lead|opportunity|opportunities|report|flow|pipeline|certified|lightning|apex|pardot|marketing cloud|dashboard',
    brutal: [
      'In Salesforce every deal in the world closes on the 31st.',
      'Salesforce training comes as trails and badges, like the scouts, only with a quota at the campfire.',
      'A Salesforce page has two hundred fields. Sales fills in “Name”, under protest.',
    ],
    gentle: 'Admins and sellers both live in Salesforce. Name the first noun: users and objects built, or pipeline carried.',
  },
  {
    says: 'hubspot',
    brutal: [
      'HubSpot reports that the client opened the email eleven times. The client was on a train, with bad signal.',
      'Fourteen HubSpot workflows, and a client who said no still gets “Did you miss this?” on Thursdays.',
    ],
    gentle:
      "Leads that came in without being chased are the point of it. Add a month's number, and the hub you worked in, marketing or sales, if you have one.",
  },
  {
    says: 'trade show|trade fair|exhibition stand',
    near: 'lead|leads|stand|booth|represent|represented|attended|organised|organized|marketing|sales|brand|international',
    not: 'dog show|crufts|whiteboard marker',
    brutal: [
      'A trade show is three days on carpet tiles, paid for in pens.',
      'At a trade fair the stand with the coffee machine wins, whatever it sells.',
      'Best lead of the whole trade show: the stand opposite, at ten to five, with the wine.',
    ],
    gentle: 'Most exhibitors never follow up. Say how many leads you brought home, and what became of them.',
  },
  {
    says: 'roll-up banner|roller banner|pull-up banner|pop-up banner|roll up banner|pull up banner',
    brutal: [
      'The phone number on a roller banner is at ankle height, for customers who crawl.',
      "A roll-up banner goes up in nine seconds. Coming down, it chooses its own speed and somebody's fingers.",
    ],
    gentle: 'Kit on time is half of every event. The shows it stood at, and whether the design was yours, are the facts to keep.',
  },
  {
    says: 'open rate|click-through rate|click through rate|ctr',
    near: 'email|newsletter|campaign|open rate|mailchimp|click|rate|ad|google',
    brutal: [
      "Apple now opens people's emails for them. Open rates have never been better.",
      'An open rate counts everybody who looked for the word “unsubscribe”.',
    ],
    gentle: 'A rate needs its list. Add the size of the audience, and what was bought after the click.',
  },
  {
    says: 'newsletter',
    near: 'subscriber|mailchimp|open rate|monthly|weekly|email|edited|wrote|writing|campaign',
    not: 'staff newsletter|company newsletter|internal newsletter|employee newsletter',
    brutal: [
      'A newsletter is read by colleagues, by competitors, and by one subscriber who answers every issue.',
      'The typo in the newsletter is in the subject line. It always waits there.',
      '“And that was January”, says the newsletter, in March.',
    ],
    gentle: 'Subscribers and rhythm say that people wanted it: weekly, to four thousand. Add an issue that was forwarded or quoted, if you have one.',
  },
  {
    says: 'mailchimp',
    brutal: [
      "For years Mailchimp showed a monkey's hand sweating over the send button. Software has not been that honest since.",
      'There are 4,000 contacts in Mailchimp, and the test went to all of them. Subject: “test”.',
    ],
    gentle: 'List size then and now, and what the mail sold or filled. Two figures like that beat the name of any tool.',
  },
  {
    says: 'hashtag',
    not: 'dataset|nlp|scrap|sentiment|classification|python|data mining|trending analysis|algorithm',
    brutal: ['A hashtag is yours until the public has an idea.', 'Four meetings approved the hashtag, and all four read it with the capitals in.'],
    gentle: 'Unpaid use is the one figure that matters here. Add posts by people you had never asked.',
  },
  {
    says: 'brand guideline|brand book',
    brutal: [
      'Sixty-four pages of brand guidelines on the air round the logo. On the van it is stretched.',
      'The brand guidelines ask for a voice that is “human”. Legal has amended this.',
    ],
    gentle: 'Writing the rules and working to them are two grades of job. Whoever follows them today, agencies, stores or printers, gives the size.',
  },
  {
    says: 'flyer|leaflet|leafleting|flyering',
    near: 'distribute|distributed|distribution|distributing|design|designed|hand out|handed out|handing|delivery|delivered|door|print|leafleting|flyering',
    not: 'flyer miles|high flyer|frequent flyer|patient',
    brutal: [
      'A flyer is taken by one hand and binned by the other, ten metres on. There is a pile that marks the spot.',
      'Handing out leaflets shows you what people can do with their eyes to avoid a leaflet.',
    ],
    gentle: 'Giving out and designing are two trades. Say which, how many, and what came of it.',
  },
  {
    says: 'focus group',
    near: 'market|markets|marketing|consumer|consumers|customer|customers|product|brand|moderate|moderated|moderator|moderating|facilitate|facilitated|insight|insights|participants|respondents|research',
    not: 'teacher|teachers|lesson|lessons|report requirements|domain|report|reports',
    brutal: [
      'Eight strangers, a mirror and sandwiches. Behind the mirror of a focus group there are better sandwiches.',
      'A focus group is eight strangers, one jug of water, and a Keith who has thought about this.',
      'The real insight comes in the car park, once the focus group is over and the recorder is off.',
    ],
    gentle: 'Groups run, and the brief they answered, show what kind of researcher this is. Add a product that was changed afterwards, if you have one.',
  },
  {
    says: 'seo',
    near: 'keyword|ranking|google|backlink|organic|traffic|content|on-page|audit|search',
    brutal: [
      'SEO is why a recipe for boiled eggs opens with a holiday in Tuscany.',
      'First place on Google for a phrase that only the firm itself types in. In an SEO report that is a win.',
    ],
    gentle: 'SEO is judged by what visitors did. Give organic visits before and after, and what they bought.',
  },
  {
    says: 'google ads|google adwords|adwords|ppc',
    brutal: [
      'You pay per click, and the competitor has a finger.',
      'The staff reach their own website through the Google ad. Every time somebody wants the opening hours, the firm buys a click.',
      'Google Ads recommends raising the budget. It recommended that yesterday too, with the same green arrow.',
    ],
    gentle: "Ads are judged in two figures. Give a month's spend, and what one sale cost.",
  },
  {
    says: 'follower',
    near: 'instagram|tiktok|linkedin|twitter|youtube|facebook|social media|account|channel|page',
    brutal: [
      '{n} followers, of whom three will come if it rains.',
      'If each of the {n} followers had bought one thing, that would be the number in this line.',
    ],
    gentle: 'Followers alone pay no bills. Give the growth, and what it sold or filled.',
  },
  {
    says: 'tiktok',
    near: 'campaign|content|brand|strategy|channel|marketing|instagram|client|video|views',
    brutal: [
      'The TikTok strategy took a month. The clip that worked was the dog in the background.',
      'On TikTok the brand has two seconds. Legal has asked to see them first.',
    ],
    gentle: 'One clip with its views, and what viewers did next, says more than the platform. It can be linked, too.',
  },
  {
    says: 'content calendar|social media calendar|editorial calendar|content plan',
    brutal: [
      'The content calendar knows Pancake Day, Star Wars Day and World Bee Day. In between there is the product.',
      'Everything is in the content calendar, until Monday happens.',
    ],
    gentle: 'Posts a week and channels are the workload. A theme people waited for is the sign that somebody had a plan behind it.',
  },
  {
    says: 'podcast',
    brutal: [
      'Episode one: who we are. Episode two: how we met. Many a podcast is complete at that point.',
      'A podcast has two hosts, one good microphone, and a fridge on the recording.',
    ],
    gentle: 'Seasons finished set a podcast apart from most. Episodes, listeners, and the guest you would name first: one clause.',
  },
  {
    says: 'press release',
    brutal: [
      'Nobody has been “delighted to announce” anything out loud. It lives in press releases.',
      'There is one quote in a press release. The chief executive will be surprised to read it.',
    ],
    gentle: 'Coverage is the proof in PR. Name the paper or programme that ran it.',
  },
  {
    says: 'billboard|out-of-home|poster campaign',
    not: 'placement|placements|foster|child|children|care|custody|suspension|chart|charts|hot 100|top 10|magazine|music',
    brutal: [
      'A billboard has seven words and forty people who signed them off.',
      'The perfect site for a billboard is a traffic jam. Somebody rates cities by that.',
    ],
    gentle: 'Towns, sites and weeks are the scale. Add sales or footfall that moved meanwhile, even roughly.',
  },
  {
    says: 'copywriting|copywriter|tagline|strapline',
    brutal: [
      'Copywriting: four weeks for three words, and then the client added “solutions”.',
      'A tagline is approved when it no longer says anything that anyone could mind.',
    ],
    gentle: 'No description of copy has ever beaten the copy. Add one line of yours that ran, in quotation marks.',
  },
  {
    says: 'buyer persona|customer persona|marketing persona|user persona',
    brutal: [
      'Meet Busy Becky: two cats, no time, loves value. Four people built that persona and none has met a customer.',
      'No persona has ever sent anything back. Customers could learn from her.',
    ],
    gentle: 'A persona is as good as the people behind it. The number of real conversations it was built on gives it a pulse.',
  },
  {
    says: 'net promoter score|nps',
    not: 'psychoactive|national park|park service|nanoparticle|pension|substances|ranger|nanopart',
    brutal: [
      'From nought to ten, how likely are you to bring up your boiler insurer in a pub? That is the Net Promoter Score.',
      'In NPS a 7 or an 8 counts as nothing. Somebody was “quite pleased”, and was deleted.',
    ],
    gentle: 'From what to what, and what was changed in between: the cause is worth more than the points.',
  },
  {
    says: 'tote bag|promotional item|promotional gift',
    not: 'leather|sewn|handbag|luxury|sewing|crochet|stitched',
    brutal: ['The tote bag will outlive the logo on it.', 'The meeting about promotional gifts takes three hours, and the answer is a pen.'],
    gentle: 'Buying well is a skill: budget, quantity, occasion. Add the item people really kept.',
  },
  {
    says: 'rebrand|rebranding|re-brand|rebranded',
    brutal: [
      'A rebrand takes a year. The blue is now a warmer blue, and the van is still the old blue.',
      'The rebrand came with six pages on what the curve means. The public saw a croissant.',
    ],
    gentle: 'The problem with the old one, and whether the new one fixed it, are two halves of a case study. Both fit in a sentence.',
  },
  {
    says: 'webinar',
    brutal: [
      'A webinar opens with four minutes of “we will just let people join”. They are the ones who had joined.',
      "Registered for the webinar: 214. There: 40. Watching: the speaker's cat.",
    ],
    gentle: 'Webinars are counted in people who stay. Say how many registered, and how many stayed to the end.',
  },
  {
    says: 'cross-sell|cross-selling|cross selling',
    brutal: [
      'Cross-selling is why a bank, asked for a balance, wants to know about your boiler.',
      'Cross-selling: they came in for a lead and left with the dog.',
    ],
    gentle: 'Average order before and after is the figure. If complaints stayed flat meanwhile, that is the clause which makes it respectable.',
  },
  {
    says: 'key account',
    brutal: ['A key account is one that may ring on Sunday.', 'Every key account has been promised that it is the favourite. They meet at the golf day.'],
    gentle: 'Number of accounts, value together, and the share that stayed. Give all three.',
  },
  {
    says: 'pitch deck|investor deck|investor pitch',
    brutal: [
      'The curve in a pitch deck is flat until today and vertical from tomorrow.',
      '“We only need one per cent of the market”, says slide six of the pitch deck, to people who have met slide six.',
    ],
    gentle: 'Sum asked for, sum that came in, stage of the firm. A “no” that changed the next version is also worth its place.',
  },
  {
    says: 'lead generation|lead gen',
    brutal: [
      'A lead is a name, a number, and a person who only wanted the free guide.',
      'Marketing counts the leads on the way in. Sales counts them on the way out. They eat at separate tables.',
    ],
    gentle: 'Sales judges marketing by the leads it accepts. Say how many a month, and what each cost.',
  },
  {
    says: 'property viewing|house viewing|accompanied viewing|open house|conducting viewings|conducted viewings',
    around: 'agent|estate|property|letting|realtor|real estate|broker|housing|landlord|tenant|residential|negotiator',
    brutal: ['“Full of character” means the floor. Everybody on the viewing nods.', 'At a viewing everyone opens the cupboard and says “storage”.'],
    gentle: 'Agents turn it into a ratio: viewings to offers. Add a good month written that way, if you have one.',
  },
  {
    says: 'shorthand|teeline',
    near: 'nctj|journalist|journalism|reporter|news|court|100wpm|editor|media law|teeline|wpm|minute|typing|secretary|pa',
    brutal: [
      'Shorthand keeps up with any speaker. By Thursday no reader keeps up with the shorthand.',
      'Shorthand leaves out the vowels. The remark about the bus station survives it.',
    ],
    gentle: 'Words per minute and system, Teeline, Pitman or Gregg, are still asked for by editors and courts. Add the certificate date.',
  },
  {
    says: 'local newspaper|local paper|local press',
    brutal: [
      'In a local paper the biggest story is the bins, and the second biggest is the letters about the bins.',
      'A giant cheque, a giant marrow, a mayor. The local paper has a drawer for each.',
    ],
    gentle: 'Local stories have names and consequences. The title of the paper, and one piece that changed something on the ground, are the line.',
  },
  {
    says: 'vox pop|vox pops',
    brutal: [
      'For vox pops forty people walk round you, and the forty-first has a theory about bollards.',
      'The public has spoken in the vox pop: one for, one against, one on the way to the dentist.',
    ],
    gentle: 'Getting a stranger to say something true in twenty seconds is skill. Add programme or paper where they ran.',
  },
  {
    says: 'sub-editing|subediting|sub-editor|subeditor|copy editing|copyediting|copy-editing|copy editor',
    brutal: [
      'A sub-editor takes out your best line, and one comma that was libel.',
      'Copy editing: nobody thanks you for the 900 mistakes, and everyone rings about the one.',
    ],
    gentle: 'Words in a shift, titles handled, house style by name. Desks hire subs on those three and test for the rest.',
  },
  {
    says: 'byline|by-line',
    brutal: ['A byline is four millimetres high and has been framed.', 'Above the story the byline, below it 340 comments, addressed to the byline.'],
    gentle: 'Links to the best three pieces do more than any list of places. Editors trust what they can open.',
  },
  {
    says: 'fact-checking|fact checking|fact checker|fact-checker',
    brutal: ['A fact checker rings the farm to ask how tall the horse was.', 'After a week of fact-checking you look at the sunrise and want a second source.'],
    gentle: 'Behind it stands the mistake that nobody read. The kind of text and the standard worked to show how high the bar was.',
  },
  {
    says: 'proofreading|proof-reading|proofreader|proof reading',
    brutal: [
      'Ninety thousand words without a fault, and the typo is on the spine. Proofreading is like that.',
      'Proofreaders cannot read a menu in peace.',
      'Proofreading is the one skill on a CV that the CV itself goes on to test.',
    ],
    gentle: 'Specialist eyes are paid better than general ones. Law, pharma, maths or fiction: the kind of text belongs right beside it.',
  },
  {
    says: 'style guide|house style|ap style|chicago manual of style',
    not: 'css|component|python|pep|eslint|design system|ui|react|figma|java',
    brutal: [
      'Friends have been lost over style guides, Oxford commas, and that one.',
      'The style guide allows one exclamation mark a year. Somebody used it in February.',
    ],
    gentle: 'Keeping many writers to one style is editing at scale. Writing the guide and knowing one by heart are both worth naming apart.',
  },
  {
    says: 'subtitling|subtitler|subtitle|closed captioning|captioner|closed caption',
    brutal: [
      '“[ominous music]”. In subtitling somebody is paid to decide on “ominous”.',
      'Two lines at the bottom of the screen, and the detective will not stop talking. Subtitles decide what mattered.',
    ],
    gentle: 'Programmes by name, reading speed and the software: a subtitling house looks for those in that order. Put languages first.',
  },
  {
    says: 'simultaneous interpreting|simultaneous interpreter|conference interpreting|conference interpreter',
    brutal: [
      'In the interpreting booth you have said half the sentence before the verb turns up.',
      'The speaker tells a joke about cricket. The interpreter tells the room that it was a joke, and to laugh.',
    ],
    gentle: 'Give language pairs with their direction, settings, and days in the booth: agencies want all three in one glance.',
  },
  {
    says: 'trados|memoq|translation memory|cat tool',
    brutal: [
      '94% match, says Trados. The other six per cent is the word “not”.',
      'Trados remembers everything that you ever translated, and so does the client, at a discount.',
    ],
    gentle: 'Project managers book by subject first and by tool second. Fields you are safe in, with words a day, should stand before the software.',
  },
  {
    says: 'translation|translator|translating',
    near: 'document|legal|technical|website|welsh|french|german|spanish|italian|polish|arabic|freelance|literary',
    not: 'business to technology|requirements|wireframes|dna|rna|protein|gene|research|clinical|trados|machine translation|certified|sworn',
    brutal: [
      'In Swansea a road sign once said in Welsh “I am out of the office”. They had emailed for a translation.',
      'A translator is noticed twice: when it is wrong, and when the author gets the prize.',
    ],
    gentle: 'Give direction, subject and volume: a client asks for those first. Sworn or certified status, where you have it, goes before all three.',
  },
  {
    says: 'community radio|local radio',
    brutal: [
      'Community radio, two till four: forty listeners, one of them in the building.',
      'Dead air on local radio lasts three seconds. In there it feels like a geography lesson.',
    ],
    gentle: 'Someone who can fill two live hours can run a meeting. Slot, show, and whether the desk was yours to drive are the details.',
  },
  {
    says: 'ghostwriting|ghostwriter|ghost writing|ghost-writing|speechwriting|speech writing|speechwriter',
    brutal: [
      'In ghostwriting somebody else signs it and then tells you how hard it was to write.',
      'The best line of a speechwriter is the one that was said to be off the cuff.',
    ],
    gentle: 'Who it was for may have to stay secret; what for need not. Add the size of the room, the paper or the occasion.',
  },
  {
    says: 'parish council|town council',
    near: 'clerk|councillor|chair|chaired|elected|minutes|meeting|vice|member',
    brutal: [
      'The parish council spent two hours on one bench. The bench won.',
      'Parish council, item six: the hedge. Item seven: who said what about the hedge.',
    ],
    gentle: 'Small budgets, real neighbours, every decision visible. One thing that stands in the place because of it is the evidence.',
  },
  {
    says: 'grant application|grant funding|grant writing|bid writing|funding bid|funding application',
    brutal: [
      'A very small grant wants outcomes, outputs, impacts, and receipts for the biscuits.',
      'The grant form gives you 250 words for the problem and 50 for the solution. It has met solutions.',
      'In bid writing the project is innovative, proven and has never been done before.',
    ],
    gentle: 'Grants are money, and easy to count. Give the sum you asked for, the sum you won and what it paid for.',
  },
  {
    says: 'public consultation',
    brutal: [
      'Public consultation: nine boards in a village hall, eleven visitors, four of them for the tea.',
      '“Have your say”, says the public consultation, in front of a model with the trees already glued.',
    ],
    gentle: 'People trust a consultation that moved something. Responses received, and the change in the plan they led to, belong together.',
  },
  {
    says: 'ministerial briefing|briefing note|policy briefing|briefing paper',
    brutal: [
      'A briefing note is two pages long because the car ride is two pages long.',
      '“Lines to take”, says the briefing. There is no page called “lines to avoid”, which would be the useful one.',
    ],
    gentle: 'Level of reader is the measure. For whom, at what notice, and what was said or decided with it: a policy team looks no further.',
  },
  {
    says: 'poll clerk|polling station|presiding officer',
    brutal: [
      'A poll clerk has a list, a pencil on a string and, by closing time, has met every dog in the ward.',
      'The polling station opens, and at one minute past there is always the same keen raincoat.',
    ],
    gentle: 'A very long day without a mistake is worth keeping. Add the role, and the elections by year.',
  },
  {
    says: 'census',
    near: 'enumerator|enumeration|population|household|households|government|bureau|statistics|demographic|demographics|national|us census|2010|2011|2020|2021',
    not: 'patient|patients|hospital|facility|resident|residents|occupancy|daily census|record census|clinic|nursing|hospice|bed census|bird|butterfly|ward|school|autumn|pupil|admission|sims|arbor|term|leavers',
    brutal: [
      'In 2001 some 390,000 people in England and Wales told the census that they were Jedi. Somebody had to code that.',
      'The census counts everyone in one night, and the whole country rings up to ask whether a box room is a bedroom.',
    ],
    gentle: 'Doors, data and analysis are three ends of a census. Households covered, or a return rate, would say a lot about persistence.',
  },
  {
    says: 'town centre regeneration|regeneration project|regeneration scheme|urban regeneration|regeneration',
    near: 'town|urban|council|high street|housing|project|scheme|estate|area|programme',
    not: 'tissue|bone|nerve|cell|liver|forest|woodland',
    brutal: [
      'Regeneration comes in three phases: consultants, planters, consultants.',
      'After the regeneration there is a fountain with a sign about not using the fountain.',
    ],
    gentle: 'Investment drawn in, units let, people who came back to shop there: any one of them, in figures, makes the scheme yours.',
  },
  {
    says: 'working party|working group|sub-committee|subcommittee',
    not: 'social worker',
    brutal: [
      'It is called a working group until the first meeting, where it turns out who will be doing the work.',
      'A sub-committee is where a committee sends the thing it likes least. It has now met nine times.',
    ],
    gentle: 'Groups that finish are remembered. Add the paper or the rule it handed over at the end.',
  },
];
