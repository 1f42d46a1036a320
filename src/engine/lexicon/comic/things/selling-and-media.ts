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
    gentle: 'Calls, conversations, meetings, deals: sales managers know the ladder by heart. Which two rungs can you put a number on?',
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
    gentle: 'Did you keep it, clean it or choose it? If colleagues used it more because of you, there is your line.',
  },
  {
    says: 'salesforce',
    near: 'administrator|admin|lead|opportunity|opportunities|report|flow|pipeline|certified|lightning|apex|pardot|marketing cloud|dashboard',
    brutal: [
      'In Salesforce every deal in the world closes on the 31st.',
      'Salesforce training comes as trails and badges, like the scouts, only with a quota at the campfire.',
      'A Salesforce page has two hundred fields. Sales fills in “Name”, under protest.',
    ],
    gentle: 'Admin and seller both live in Salesforce, so say which one you were: users and objects built, or pipeline carried.',
  },
  {
    says: 'hubspot',
    brutal: [
      'HubSpot reports that the client opened the email eleven times. The client was on a train, with bad signal.',
      'Fourteen HubSpot workflows, and a client who said no still gets “Did you miss this?” on Thursdays.',
    ],
    gentle: 'What did the automation bring in that nobody had to chase? Leads a month would answer it.',
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
    gentle: 'Few exhibitors know where the leads from the {it} ended up half a year later. If you do, print it.',
  },
  {
    says: 'roll-up banner|roller banner|pull-up banner|pop-up banner|roll up banner|pull up banner',
    brutal: [
      'The phone number on a roller banner is at ankle height, for customers who crawl.',
      "A roll-up banner goes up in nine seconds. Coming down, it chooses its own speed and somebody's fingers.",
    ],
    gentle: 'Kit for events is half of being there on time. For which shows, and who designed what people saw?',
  },
  {
    says: 'open rate|click-through rate|click through rate|ctr',
    near: 'email|newsletter|campaign|open rate|mailchimp|click|rate|ad|google',
    brutal: [
      "Apple now opens people's emails for them. Open rates have never been better.",
      'An open rate counts everybody who looked for the word “unsubscribe”.',
    ],
    gentle: 'Give the {it} as a figure, the size of the audience, and what people bought after the click. The last is what pays.',
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
    gentle: 'How many people opened the newsletter, and which issue did they forward? A single piece that travelled tells me you can write.',
  },
  {
    says: 'mailchimp',
    brutal: [
      "For years Mailchimp showed a monkey's hand sweating over the send button. Software has not been that honest since.",
      'There are 4,000 contacts in Mailchimp, and the test went to all of them. Subject: “test”.',
    ],
    gentle: 'List size then and now, and what the mail sold or filled. Two growth figures beat a tool name.',
  },
  {
    says: 'hashtag',
    brutal: ['A hashtag is yours until the public has an idea.', 'Four meetings approved the hashtag, and all four read it with the capitals in.'],
    gentle: 'Who used it that you had not asked to? Unpaid use is the one figure that matters here.',
  },
  {
    says: 'brand guideline|brand book',
    brutal: [
      'Sixty-four pages of brand guidelines on the air round the logo. On the van it is stretched.',
      'The brand guidelines ask for a voice that is “human”. Legal has amended this.',
    ],
    gentle: 'Did you write the {it} or work by the rules? If you wrote them, who follows them today?',
  },
  {
    says: 'flyer|leaflet|leafleting|flyering',
    near: 'distribute|distributed|distribution|distributing|design|designed|hand out|handed out|handing|delivery|delivered|door|print|leafleting|flyering',
    not: 'flyer miles|high flyer|frequent flyer|patient',
    brutal: [
      'A flyer is taken by one hand and binned by the other, ten metres on. There is a pile that marks the spot.',
      'Handing out leaflets shows you what people can do with their eyes to avoid a leaflet.',
    ],
    gentle: 'Two things would help ‘{it}’: how many went out in a week, and whether anybody came because of one.',
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
    gentle: 'What did they say that the client had not wanted to hear? Say how many groups you ran and what was changed because of them.',
  },
  {
    says: 'seo',
    near: 'keyword|ranking|google|backlink|organic|traffic|content|on-page|audit|search',
    brutal: [
      'SEO is why a recipe for boiled eggs opens with a holiday in Tuscany.',
      'First place on Google for a phrase that only the firm itself types in. In an SEO report that is a win.',
    ],
    gentle: 'Organic visits before, organic visits after, and what they bought. Leave the keyword list at home.',
  },
  {
    says: 'google ads|google adwords|adwords|ppc',
    brutal: [
      'You pay per click, and the competitor has a finger.',
      'The staff reach their own website through the Google ad. It is £2 every time somebody wants the opening hours.',
      'Google Ads recommends raising the budget. It recommended that yesterday too, with the same green arrow.',
    ],
    gentle: 'A stranger who sees spend a month and cost per sale beside {it} can judge you in five seconds. That is good for you.',
  },
  {
    says: 'follower',
    near: 'instagram|tiktok|linkedin|twitter|youtube|facebook|social media|account|channel|page',
    brutal: [
      '{n} followers, of whom three will come if it rains.',
      'If each of the {n} followers had bought one thing, that would be the number in this line.',
    ],
    gentle: '{n} is where it ended. Where did it begin, over how many months, and what did it bring besides hearts?',
  },
  {
    says: 'tiktok',
    near: 'campaign|content|brand|strategy|channel|marketing|instagram|client|video|views',
    brutal: [
      'The TikTok strategy took a month. The clip that worked was the dog in the background.',
      'On TikTok the brand has two seconds. Legal has asked to see them first.',
    ],
    gentle: 'Which clip went furthest, and what did viewers do next? One number and one sentence, please.',
  },
  {
    says: 'content calendar|social media calendar|editorial calendar|content plan',
    brutal: [
      'The content calendar knows Pancake Day, Star Wars Day and World Bee Day. In between there is the product.',
      'Everything is in the content calendar, until Monday happens.',
    ],
    gentle: 'How many posts a week, on which channels, and which theme did people wait for?',
  },
  {
    says: 'podcast',
    brutal: [
      'Episode one: who we are. Episode two: how we met. Many a podcast is complete at that point.',
      'A podcast has two hosts, one good microphone, and a fridge on the recording.',
    ],
    gentle: 'How many episodes, and which guest would you name first? Finishing a season sets you apart from most.',
  },
  {
    says: 'press release',
    brutal: [
      'Nobody has been “delighted to announce” anything out loud. It lives in press releases.',
      'There is one quote in a press release. The chief executive will be surprised to read it.',
    ],
    gentle: 'Where did it run? Name the paper or the programme; coverage is the only receipt in PR.',
  },
  {
    says: 'billboard|out-of-home|poster campaign',
    not: 'placement|placements|foster|child|children|care|custody|suspension',
    brutal: [
      'A billboard has seven words and forty people who signed them off.',
      'The perfect site for a billboard is a traffic jam. Somebody rates cities by that.',
    ],
    gentle: 'Name the town for ‘{it}’, and what moved there meanwhile: even a rough lift is worth a clause.',
  },
  {
    says: 'copywriting|copywriter|tagline|strapline',
    brutal: [
      'Copywriting: four weeks for three words, and then the client added “solutions”.',
      'A tagline is approved when it no longer says anything that anyone could mind.',
    ],
    gentle: 'Next to ‘{it}’, quote one line of yours that ran. No description of copy has ever beaten the copy.',
  },
  {
    says: 'buyer persona|customer persona|marketing persona|user persona',
    brutal: [
      'Meet Busy Becky: two cats, no time, loves value. Four people built that persona and none has met a customer.',
      'No persona has ever sent anything back. Customers could learn from her.',
    ],
    gentle: 'How many real people did you talk to first? Say that number and the persona gets a pulse.',
  },
  {
    says: 'net promoter score|nps',
    brutal: [
      'From nought to ten, how likely are you to bring up your boiler insurer in a pub? That is the Net Promoter Score.',
      'In NPS a 7 or an 8 counts as nothing. Somebody was “quite pleased”, and was deleted.',
    ],
    gentle: 'From what to what, and what had you changed in between? The cause is worth more than the points.',
  },
  {
    says: 'tote bag|promotional item|promotional gift',
    brutal: ['The tote bag will outlive the logo on it.', 'The meeting about promotional gifts takes three hours, and the answer is a pen.'],
    gentle: 'Budget, quantity, occasion: buying well is a skill. Which item did people really keep?',
  },
  {
    says: 'rebrand|rebranding|re-brand|rebranded',
    brutal: [
      'A rebrand takes a year. The blue is now a warmer blue, and the van is still the old blue.',
      'The rebrand came with six pages on what the curve means. The public saw a croissant.',
    ],
    gentle: 'What was the problem with the old one, and did the new one fix it? Those two halves make a case study.',
  },
  {
    says: 'webinar',
    brutal: [
      'A webinar opens with four minutes of “we will just let people join”. They are the ones who had joined.',
      "Registered for the webinar: 214. There: 40. Watching: the speaker's cat.",
    ],
    gentle: 'Of those who came to the {it}, how many stayed to the end, and who wrote afterwards? Hosts who know that are worth hiring.',
  },
  {
    says: 'cross-sell|cross-selling|cross selling',
    brutal: [
      'Cross-selling is why a bank, asked for a balance, wants to know about your boiler.',
      'Cross-selling: they came in for a lead and left with the dog.',
    ],
    gentle: 'The figure for {it} is the average order, before and after. Say also how you did it without anybody feeling pushed.',
  },
  {
    says: 'key account',
    brutal: ['A key account is one that may ring on Sunday.', 'Every key account has been promised that it is the favourite. They meet at the golf day.'],
    gentle: 'Your {it} in three figures, please: how many, worth what together, and what share stayed. They will read the last one twice.',
  },
  {
    says: 'pitch deck|investor deck|investor pitch',
    brutal: [
      'The curve in a pitch deck is flat until today and vertical from tomorrow.',
      '“We only need one per cent of the market”, says slide six of the pitch deck, to people who have met slide six.',
    ],
    gentle: 'What did the {it} ask for, what came in, and from whom? If the answer was no, what changed in the next version?',
  },
  {
    says: 'lead generation|lead gen',
    brutal: [
      'A lead is a name, a number, and a person who only wanted the free guide.',
      'Marketing counts the leads on the way in. Sales counts them on the way out. They eat at separate tables.',
    ],
    gentle: 'How many did sales accept? A lead that the next person wanted is worth ten that they did not.',
  },
  {
    says: 'property viewing|house viewing|accompanied viewing|open house|conducting viewings|conducted viewings',
    brutal: ['“Deceptively spacious” has never been explained, and sells.', 'At a viewing everyone opens the cupboard and says “storage”.'],
    gentle: 'Agents turn ‘{it}’ into a ratio: viewings to offers. Do you remember a good month?',
  },
  {
    says: 'shorthand|teeline',
    near: 'nctj|journalist|journalism|reporter|news|court|100wpm|editor|media law|teeline|wpm|minute|typing|secretary|pa',
    brutal: [
      'Teeline at a hundred words a minute: fast enough for any court, and unreadable by Thursday.',
      "Shorthand leaves out the vowels. The councillor's remark about the bus station survives it.",
    ],
    gentle: 'Speed and certificate, please: editors still ask. A court or council story that rested on your note would be better yet.',
  },
  {
    says: 'local newspaper|local paper|local press',
    brutal: [
      'In a local paper the biggest story is the bins, and the second biggest is the letters about the bins.',
      'A giant cheque, a giant marrow, a mayor. The local paper has a drawer for each.',
    ],
    gentle: 'Local stories have names and consequences. Which one changed something on the ground?',
  },
  {
    says: 'vox pop|vox pops',
    brutal: [
      'For vox pops forty people walk round you, and the forty-first has a theory about bollards.',
      'The public has spoken in the vox pop: one for, one against, one on the way to the dentist.',
    ],
    gentle: 'Getting a stranger to say something true in twenty seconds is skill. Where were they broadcast or printed?',
  },
  {
    says: 'sub-editing|subediting|sub-editor|subeditor|copy editing|copyediting|copy-editing|copy editor',
    brutal: [
      'A sub-editor takes out your best line, and one comma that was libel.',
      'Copy editing: nobody thanks you for the 900 mistakes, and everyone rings about the one.',
    ],
    gentle: 'Words a day, titles handled, and the save you are proudest of. The save will be asked about.',
  },
  {
    says: 'byline|by-line',
    brutal: ['A byline is four millimetres high and has been framed.', 'Above the story the byline, below it 340 comments, addressed to the byline.'],
    gentle: 'Link to the best three pieces under your {it}. Editors trust what they can read more than any list of places.',
  },
  {
    says: 'fact-checking|fact checking|fact checker|fact-checker',
    brutal: ['A fact checker rings the farm to ask how tall the horse was.', 'After a week of fact-checking you look at the sunrise and want a second source.'],
    gentle: 'Behind ‘{it}’ stands the mistake nobody read. What did you stop from going out?',
  },
  {
    says: 'proofreading|proof-reading|proofreader|proof reading',
    brutal: [
      'Ninety thousand words without a fault, and the typo is on the spine. Proofreading is like that.',
      'Proofreaders cannot read a menu in peace.',
      'Proofreading is the one skill on a CV that the CV itself goes on to test.',
    ],
    gentle: 'Name the text along with {it}: what kind, for whom, how many pages a week? Specialist eyes are paid better than general ones.',
  },
  {
    says: 'style guide|house style|ap style|chicago manual of style',
    brutal: [
      'Friends have been lost over style guides, Oxford commas, and that one.',
      'The style guide allows one exclamation mark a year. Somebody used it in February.',
    ],
    gentle: 'Keeping many writers to one style is editing at scale. How many people had to follow it?',
  },
  {
    says: 'subtitling|subtitler|subtitle|closed captioning|captioner|closed caption',
    brutal: [
      '“[ominous music]”. In subtitling somebody is paid to decide on “ominous”.',
      'Forty-two characters a line, two lines, and the detective will not stop talking. Subtitles decide what mattered.',
    ],
    gentle: 'Which programmes, and at what reading speed? Titles people know will make them look twice.',
  },
  {
    says: 'simultaneous interpreting|simultaneous interpreter|conference interpreting|conference interpreter|consecutive interpreting',
    brutal: [
      'In the interpreting booth you have said half the sentence before the verb turns up.',
      'The speaker tells a joke about cricket. The interpreter tells the room that it was a joke, and to laugh.',
    ],
    gentle: 'Language pairs, settings and days in the booth: agencies need all three in one glance.',
  },
  {
    says: 'trados|memoq|translation memory|cat tool',
    brutal: [
      '94% match, says Trados. The other six per cent is the word “not”.',
      'Trados remembers everything that you ever translated, and so does the client, at a discount.',
    ],
    gentle: 'Words a day and fields you are safe in. Project managers book by subject first, by tool second.',
  },
  {
    says: 'translation|translator|translating',
    near: 'document|legal|technical|website|welsh|french|german|spanish|italian|polish|arabic|freelance|literary',
    not: 'business to technology|requirements|wireframes|dna|rna|protein|gene|research|clinical|trados|machine translation|certified|sworn',
    brutal: [
      'In Swansea a road sign once said in Welsh “I am out of the office”. They had emailed for a translation.',
      'A translator is noticed twice: when it is wrong, and when the author gets the prize.',
    ],
    gentle: '{It} from what into what, about what, how much a week? Direction, subject and volume are what a client asks first.',
  },
  {
    says: 'community radio|local radio',
    brutal: [
      'Community radio, two till four: forty listeners, one of them in the building.',
      'Dead air on local radio lasts three seconds. In there it feels like a geography lesson.',
    ],
    gentle: 'Which slot, which show, what did you do live? Someone who can fill two hours can run a meeting.',
  },
  {
    says: 'ghostwriting|ghostwriter|ghost writing|ghost-writing|speechwriting|speech writing|speechwriter',
    brutal: [
      'In ghostwriting somebody else signs it and then tells you how hard it was to write.',
      'The best line of a speechwriter is the one that was said to be off the cuff.',
    ],
    gentle: 'You may not be able to say who, so say what for: the size of the room, the paper, the occasion.',
  },
  {
    says: 'parish council|town council',
    near: 'clerk|councillor|chair|chaired|elected|minutes|meeting|vice|member',
    brutal: [
      'The parish council spent two hours on one bench. The bench won.',
      'Parish council, item six: the hedge. Item seven: who said what about the hedge.',
    ],
    gentle: 'Small budgets, real neighbours, every decision visible. What stands in the village because of it?',
  },
  {
    says: 'grant application|grant funding|grant writing|bid writing|funding bid|funding application',
    brutal: [
      'A grant of £500 wants outcomes, outputs, impacts, and receipts for the biscuits.',
      'The grant form gives you 250 words for the problem and 50 for the solution. It has met solutions.',
      'In bid writing the project is innovative, proven and has never been done before.',
    ],
    gentle: 'Three facts turn your {it} into one of the strongest lines a CV can have: the sum asked for, the sum won, and what it paid for.',
  },
  {
    says: 'public consultation',
    brutal: [
      'Public consultation: nine boards in a village hall, eleven visitors, four of them for the tea.',
      '“Have your say”, says the public consultation, in front of a model with the trees already glued.',
    ],
    gentle: 'How many answered, and what changed in the plan because they did? People trust a consultation that moved something.',
  },
  {
    says: 'ministerial briefing|briefing note|policy briefing|briefing paper',
    brutal: [
      'A briefing note is two pages long because the car ride is two pages long.',
      '“Lines to take”, says the briefing. There is no page called “lines to avoid”, which would be the useful one.',
    ],
    gentle: 'For whom, how fast, and what did they say or decide with it? Level of reader is the measure.',
  },
  {
    says: 'poll clerk|polling station|presiding officer',
    brutal: [
      'A poll clerk has a ruler, a pencil on a string and, by ten at night, has met every dog in the ward.',
      'The polling station opens at seven. At one minute past there is always the same keen raincoat.',
    ],
    gentle: 'A fifteen-hour day without a mistake is worth keeping. Which elections, and in what role?',
  },
  {
    says: 'census',
    near: 'enumerator|enumeration|population|household|households|government|bureau|statistics|demographic|demographics|national|us census|2010|2011|2020|2021',
    not: 'patient|patients|hospital|facility|resident|residents|occupancy|daily census|record census|clinic|nursing|hospice|bed census|bird|butterfly|ward|school|autumn|pupil|admission|sims|arbor|term|leavers',
    brutal: [
      'In 2001 some 390,000 people in England and Wales told the census that they were Jedi. Somebody had to code that.',
      'The census counts everyone in one night, and the whole country rings up to ask whether a box room is a bedroom.',
    ],
    gentle: 'Which end of the census was yours: doors, data or analysis? A return rate would tell a lot about your persistence.',
  },
  {
    says: 'town centre regeneration|regeneration project|regeneration scheme|urban regeneration|regeneration',
    near: 'town|urban|council|high street|housing|project|scheme|estate|area|programme',
    not: 'tissue|bone|nerve|cell|liver|forest|woodland',
    brutal: [
      'Regeneration comes in three phases: consultants, planters, consultants.',
      'After the regeneration there is a fountain with a sign about not using the fountain.',
    ],
    gentle: 'Investment drawn in, units let, people who came back to shop there: which of them can you show?',
  },
  {
    says: 'working party|working group|sub-committee|subcommittee',
    not: 'social worker',
    brutal: ['A working party is neither.', 'A sub-committee is where a committee sends the thing it likes least. It has now met nine times.'],
    gentle: 'What did the group hand over at the end, and is it in use? Groups that finish are remembered.',
  },
];
