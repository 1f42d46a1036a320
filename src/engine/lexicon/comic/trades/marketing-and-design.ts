import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What marketers and designers laugh about. */
export const OF_MARKETING_AND_DESIGN: Partial<Record<Trade, readonly ComicEntry[]>> = {
  marketing: [
    {
      says: 'social media|social media management|social media channels|social media accounts|social media marketing|social media account',
      brutal: [
        'Social media: three weeks on the campaign, 41 likes. The office dog, unplanned: 2,300.',
        'The brand account wished everyone a happy Monday. Nobody asked it to come in.',
        'The login to the social media account is on the phone of somebody who has left.',
      ],
      gentle: 'Which channel, from how many followers to how many, and what did they do for the business? The last part is the rare one.',
    },
    {
      says: 'social media content|content creation|creating content|created content|content creator|social content',
      brutal: [
        'Content creation: one talk, cut into a blog, six posts, a carousel and a sigh.',
        '“Can we make it more viral?” Content is made by people who have to hear that sitting down.',
        'The behind-the-scenes content took four hours to stage.',
      ],
      gentle: 'How many pieces a week, and which one travelled further than you thought? Tell that one, with its number.',
    },
    {
      says: 'instagram|facebook|tiktok|facebook page|instagram account|instagram page',
      brutal: [
        'The algorithm of {it} changed on Tuesday. The strategy was signed off on Monday.',
        'Best time to post on {it}: eleven studies, eleven times.',
        '{it} shows it to 4% of the people who asked to see it. For the rest there is a button with a price.',
      ],
      gentle: "Start and end figures, and what a follower did next: those three turn a platform's name into work.",
    },
    {
      says: 'followers|follower|increased followers|grew followers|follower growth',
      brutal: [
        'Followers went up by {n}. Somewhere in finance a person asks what one costs, and what it buys.',
        'Followers are easy to count, which is why they are in the report.',
        'A few of the followers are the competitor. They like nothing, and they have seen all of it.',
      ],
      gentle: 'How many came on their own and how many were bought? Engagement beside the total answers the question before it is asked.',
    },
    {
      says: 'content calendar|social media calendar|editorial calendar|content plan|content strategy|content planning',
      brutal: [
        'The content calendar is full until June. Then the CEO has an idea, on a plane.',
        'National Biscuit Day is on every content calendar in the country, including the one of the pension fund.',
        'Content strategy: pillars, personas, themes, and on Thursday a picture of the new printer.',
      ],
      gentle: 'How far ahead did you plan, and did it hold? Consistency is measurable: posts planned against posts that went out.',
    },
    {
      says: 'email marketing|email campaign|email campaigns|email newsletter|e-mail marketing|newsletter|newsletters',
      brutal: [
        'Subject line tested on 20,000 people, and the email begins with “Hi there”.',
        'Email campaigns always contain one wrong link. It is the button.',
        'An email goes out to 40,000, at ten, and at one past ten everyone in the office sees the typo.',
      ],
      gentle: 'List size, clicks, and what they brought in: with a sum of money behind it, email is the easiest channel to be proud of.',
    },
    {
      says: 'mailchimp|hubspot|marketo|pardot|marketing automation|klaviyo|activecampaign',
      brutal: [
        "{it} asks whether you are sure. It's the longest second in marketing.",
        'The welcome flow in {it} sends five mails. By mail three it says “we miss you”.',
        'Someone is in {it} as “Dear Test”. They open everything.',
      ],
      gentle: 'How many contacts and flows, and what revenue came from mail nobody had to press send on? That is the figure.',
    },
    {
      says: 'open rate|click-through rate|ctr|open rates|click through rate',
      brutal: [
        'Open rates have been up since Apple opens all of it. Nobody in marketing asks Apple to stop.',
        'A CTR of 2% is celebrated. It means that 98 of 100 looked, and carried on with their lives.',
      ],
      gentle: 'From what to what, on how many sends? Add what they did after the click, and a director reads on.',
    },
    {
      says: 'google ads|ppc|google adwords|adwords|paid search|sem',
      brutal: [
        'Google Ads recommends raising the budget. Google Ads has always recommended that.',
        'Broad match. In PPC you bid on “leather boots” and pay for “is leather a plant”.',
        'The most expensive keyword in the account is the name of your own company.',
      ],
      gentle: 'Spend, cost per lead, return: PPC comes with the proof attached, so there is no reason to print it without.',
    },
    {
      says: 'facebook ads|meta ads|paid social|linkedin ads|facebook ad|ad campaign|ad campaigns|meta business suite',
      brutal: [
        'The audience is people who like hiking, cheese and decisions. Paid social found 41,000.',
        'The ad was rejected by {it}, appealed, approved and rejected. A robot had seen a knee.',
        'You look at the boots once, and now the boots know where you live. Somebody in paid social set that up.',
      ],
      gentle: 'What budget, at what cost per result? Return on spend is the only adjective a paid campaign needs.',
    },
    {
      says: 'seo|search engine optimisation|search engine optimization|on-page seo',
      brutal: [
        "“Can we be first on Google?” For what? “For everything.” That's the SEO briefing.",
        'SEO takes six months. In month five there is an update with the name of an animal.',
        'The recipe starts on line 94. Above it, SEO is talking about autumn.',
      ],
      gentle: 'Which words, from which position to which, and how much traffic was worth having? Rank is nice, but revenue is better.',
    },
    {
      says: 'keyword research|keyword|link building|backlink|backlinks|keywords',
      near: 'seo|research|search|google|organic|link|backlink|ranking|ahrefs|semrush|content|building',
      brutal: [
        'Link building: 200 polite emails to blogs about gardens, about a link to a bank.',
        'Keyword research shows what people really ask. It is mostly “is it down”.',
      ],
      gentle: 'Which term did you win that mattered? One page that brings enquiries every week is worth naming.',
    },
    {
      says: 'google analytics|ga4|analytics|web analytics|google analytics 4',
      brutal: [
        'GA4 shows 61 users at the moment. Fourteen of those work here.',
        "Bounce rate is down. It's been renamed. In Google Analytics that is progress.",
        "“Direct / none.” It's the biggest channel in Analytics, and it means that nobody knows.",
      ],
      gentle: "What did you stop doing because the figures said so? That shows analysis better than any tool's name.",
    },
    {
      says: 'ahrefs|semrush|moz|screaming frog|search console|google search console',
      brutal: [
        '{it} found 1,240 issues. Eleven matter, and those are with IT.',
        "{it} gives the site a score of 71. The boss would like 100. The boss's own site has 44.",
      ],
      gentle: 'Which finding turned into traffic? Name the fix, what it did, and how long you had to ask for it.',
    },
    {
      says: 'campaign|campaigns|marketing campaign|marketing campaigns|integrated campaign|multi-channel campaign',
      brutal: [
        'A campaign has one big idea, nine formats, and at the end a version where the logo is bigger.',
        'The campaign launch is on the first. The landing page is on the third.',
        'Campaigns are named after verbs. “Dare.” “Begin.” It was about a savings account.',
      ],
      gentle: 'Budget, reach, result: three numbers a campaign. If you have only one of them, let it be the result.',
    },
    {
      says: 'brand awareness|brand|branding|brand strategy|brand identity|brand management',
      not: 'brand new',
      brutal: [
        'Brand awareness is what rose when nothing else did.',
        'Four values, one purpose and a promise. The brand has more principles than most political parties.',
        '“It has to feel premium, but friendly, but bold.” In branding that is one font.',
      ],
      gentle: 'How do you know that more people knew? A survey, direct searches or requests by name would do: pick one.',
    },
    {
      says: 'brand guideline|brand guidelines|tone of voice|brand book|brand consistency',
      brutal: [
        '84 pages of brand guidelines, and sales has stretched the logo to fit the mug.',
        "Tone of voice: human, warm, clear. The legal text at the bottom hadn't read it.",
        'We never say “cheap”, says page 12 of the brand guidelines. We say “from £4”.',
      ],
      gentle: 'Who had to follow them, and did they? Training two hundred colleagues to use one voice is worth a sentence.',
    },
    {
      says: 'rebrand|rebranding|brand refresh|re-brand|brand launch',
      brutal: [
        'A rebrand takes a year and removes the capital letter.',
        'New logo on everything, from Monday. The vans have another opinion, until 2031.',
        "“It's not just a logo.” People say that at a rebrand in front of a very large logo.",
      ],
      gentle: 'How many things had to change on one day, and what did customers say? Logistics and reaction are both yours to tell.',
    },
    {
      says: 'copywriting|copywriter|copy|writing copy|web copy|tagline|body copy|website copy',
      not: 'photocopy|hard copy|copy typing',
      brutal: [
        'Copywriting: eleven words, nine people with comments, and all nine have a verb they like.',
        "Version one was short. Legal added the middle. That's how copy is made.",
        '“Just make it punchier.” The copy has been punched.',
      ],
      gentle: 'Which words of yours sold something? Two lines quoted with their result are the best sample there is.',
    },
    {
      says: 'blog|blog post|blogs|blog posts|blogging|article|articles',
      brutal: [
        '“Five things we learned from…” There were three. A blog post needs five.',
        'The company blog begins in January, weekly, and lies down in March.',
        'The blog has an author called Admin. Admin has seen a lot of change and loves summer.',
      ],
      gentle: 'How many, how often found, and did one bring in an enquiry? A single post that works for years is worth a link.',
    },
    {
      says: 'press release|press releases|pr|media relations|media coverage|press coverage|public relations',
      brutal: [
        '“We are delighted,” said the CEO, who was asleep. In press releases CEOs are always delighted.',
        'A press release goes to 300 journalists. One replies, with “unsubscribe”.',
        'Media coverage: half a page in the trade weekly, next to a pump.',
      ],
      gentle: 'Which outlet, which story, and who rang because of it? One good piece named beats a number of clippings.',
    },
    {
      says: 'event|events|exhibition|trade show|conference|event management|product launch|launch event|exhibitions|conferences',
      near: 'organise|organised|organising|organize|organized|plan|planned|planning|manage|managed|managing|coordinate|coordinated|coordinating|launch|exhibition|trade|attend|marketing',
      brutal: [
        'At events marketing carries the banner, the box, the other box and the blame for the wifi.',
        '300 registered, 140 came, and the badges of the other 160 were beautiful.',
        'A trade show stand is measured in leads, and leads are measured in who took a pen.',
      ],
      gentle: 'How many came, what did it cost each, and what was sold afterwards? The third makes you an exception.',
    },
    {
      says: 'webinar|webinars',
      brutal: [
        "A webinar: “Can everybody see my screen?” It's the opening line of the whole genre.",
        '412 signed up, 96 came, 31 are still there, and one of them is the cat of the host.',
      ],
      gentle: 'How many stayed to the end, and what did they do the day after? Those two decide if it was worth a morning.',
    },
    {
      says: 'influencer|influencer marketing|influencers|brand ambassador|ugc',
      brutal: [
        'The influencer brief said natural. She holds the yoghurt like a trophy.',
        'An influencer with 90,000 followers would love to collaborate. There is a rate card for loving it.',
        '#ad. It is the smallest word on the picture and legal chose its size.',
      ],
      gentle: 'What did it cost, what code did they use, and what did it sell? Measured influence is rarer than influence.',
    },
    {
      says: 'canva',
      brutal: [
        'Canva has 400 fonts, and everybody has chosen the brushy one.',
        'The design team made a template in Canva. It now has a sunset in it.',
        "You drop a picture in, and Canva's purple line shows that it's nearly in the middle.",
      ],
      gentle: 'Fast and tidy has its worth. How many pieces a week came out of it, and did they keep to the brand?',
    },
    {
      says: 'adobe|photoshop|indesign|adobe creative suite|creative suite|adobe creative cloud|illustrator',
      brutal: [
        "Marketing opens {it} to crop a picture. It's like taking the lorry to post a letter.",
        "“Can you just?” Once they know that somebody in marketing has {it}, it's “can you just” for life.",
      ],
      gentle: 'What did you make yourself that would have gone to an agency? Money kept in the house is a good figure.',
    },
    {
      says: 'wordpress|cms|content management system|website content|website management|updating website|website updates|company website',
      brutal: [
        'Homepage carousel: five slides, one for each director. Nobody has seen slide three.',
        'The website has 900 pages. Of those 880 are read by whoever is moving them.',
        "“It's just a small change to the website.” It's the menu.",
      ],
      gentle: 'How many visitors, and what did you change that made more of them act? One page, before and after, says it.',
    },
    {
      says: 'crm|salesforce|customer database|customer data|crm system',
      brutal: [
        'In the CRM marketing has 90,000 contacts. Sales knows eleven of them, and has those on a phone.',
        'Twice a year the CRM sends a loyalty offer to info@. It opens it.',
      ],
      gentle: 'How much of the list was alive when you were done with it? Fewer, better contacts is a result worth printing.',
    },
    {
      says: 'lead|leads|lead generation|mql|marketing qualified lead|lead nurturing|generated leads',
      near: 'generate|generated|generating|generation|qualified|marketing|sales|inbound|nurture|nurturing|mql|campaign|pipeline',
      brutal: [
        'Marketing has sent 400 leads. Sales says none. Both have a spreadsheet.',
        "An MQL has downloaded the guide. He's a student in Leeds, and he got a good mark.",
        'Lead nurturing: eleven mails, and they buy from someone they met on a train.',
      ],
      gentle: 'How many became customers? Follow your leads to the sale once, print the number, and sales will vouch for you.',
    },
    {
      says: 'agency|agencies|external agencies|external agency|agency management',
      near: 'agency|agencies|manage|managed|managing|liaise|liaised|liaising|brief|briefed|briefing|external|internal|creative|media',
      brutal: [
        'The agency sends three routes: one safe, one they love, and one so that the client has something to hate.',
        '“We love it. A few thoughts.” The agency has opened the attachment, and sat down.',
        "Ask an agency for a small thing and there's a kick-off with six people and a dog.",
      ],
      gentle: 'What budget did you steer, and did the work get better or cheaper? Both is possible, and then both should stand here.',
    },
    {
      says: 'marketing budget|media budget|budget|media spend|ad spend',
      brutal: [
        'The marketing budget goes first when times are hard and is missed first when they are over.',
        'Half of the ad spend is wasted, goes the saying. Nobody has ever cut the right half.',
        'It was a media budget in January. By June it is an apology to the media.',
      ],
      gentle: "How much, split how, and what came back? A budget with a return beside it is the most senior thing on a marketer's page.",
    },
    {
      says: 'brochure|brochures|leaflet|flyer|leaflets|flyers|marketing material|marketing materials|marketing collateral|print material|collateral',
      brutal: [
        '5,000 were printed. 4,200 are under the stairs, with the former address. That is marketing material.',
        'A typo in any brochure or flyer is invisible on the screen and can be seen from space on the pallet.',
        "“We'll need it for the event.” So it goes to print at six, with a picture that was for position only.",
      ],
      gentle: 'Where did it go, and what came back? A code, a call, a footfall count: any of them gives print a result.',
    },
    {
      says: 'product launch|go-to-market|go to market|gtm|launch|launched',
      near: 'product|market|campaign|brand|new|gtm',
      brutal: [
        'The product launch is set for May. Product has not said which May.',
        'Go-to-market: channels, messages, prices, and then sales tells the one who asked.',
        'Launch day has cake, in the brand colour. Nobody eats the brand colour.',
      ],
      gentle: 'Sales in the first weeks against plan is what it comes to. Have you the figure, even roughly?',
    },
    {
      says: 'video|videos|video content|youtube|reels|video editing|video marketing',
      brutal: [
        "The first three seconds decide. The CEO's video has a drone and a sunrise in those.",
        'A video for the company: forty seconds of people in glass rooms, nodding.',
        "“Make it like the Apple one.” The video budget is £300, and there is Colin's phone.",
      ],
      gentle: 'How many watched to the end, and what happened after? Completion tells far more than the number of views.',
    },
    {
      says: 'hashtag|hashtags|engagement|engagement rate|likes|increased engagement',
      not: 'employee|staff|community engagement',
      brutal: [
        'Engagement is up. It is one argument about parking, under the post on values.',
        '#innovation #proud #team. Nobody has ever searched for a hashtag that begins with proud.',
      ],
      gentle: "By what percentage, from which base? And if comments became enquiries, there's your sentence.",
    },
    {
      says: 'media planning|media buying|media plan|ooh|out of home|tv advertising|radio advertising|media agency|print advertising|advertising campaign',
      brutal: [
        'A media plan has TV, radio, print and a bus. The client wants to see the bus.',
        "Reach, frequency, share of voice. In media planning nobody is ever at home, they're all exposed.",
        "The client drives past the poster each day. It's why it's there. Media planners know the route.",
      ],
      gentle: 'What was the spend, and what moved in the weeks after? Recall, searches, sales: give the one you can show.',
    },
    {
      says: 'marketing assistant|marketing team|marketing department|cross-functional team',
      brutal: [
        'The marketing department is asked for pens, a slide and a Christmas card, and in between for growth.',
        "Everyone in the building could do marketing's job, and has a moment to say how.",
      ],
      gentle: 'What was yours alone in the team? One channel or one campaign that carried your fingerprints is all it takes.',
    },
    {
      says: 'google tag manager|gtm container|utm|tracking|pixel|attribution|attribution model',
      near: 'utm|tag|conversion|campaign|pixel|google|marketing|attribution|analytics',
      brutal: [
        "Nobody wrote the UTMs in the same way: Email, email, e-mail, E_Mail. It's the best quarter for four channels.",
        'The tracking pixel sits on the thank-you page. And the home page. Conversion is a hundred per cent.',
      ],
      gentle: 'Setting up measurement is quiet, valuable work. Which wrong belief did it put an end to?',
    },
    {
      says: 'market segmentation|positioning|value proposition|usp|messaging',
      brutal: ['The value proposition took four workshops. It says that we put customers first.', "A USP is unique. It's on both stands."],
      gentle: "Say it here in the customer's words, with what changed in sales calls afterwards. Good positioning is short.",
    },
    {
      says: 'roas|roi|return on ad spend|cost per lead|cpa|cpl|cost per acquisition|return on investment',
      brutal: [
        'Three platforms claim the same sale. By their reports the company has sold it three times. ROI has never looked better.',
        'Cost per lead is down to £4. Sales has met the leads and would pay £4 to give them back.',
        'By ROAS the best campaign is always the one that shows boots to people at the till.',
      ],
      gentle: 'From what to what, with what spend? Then the one change that did it: that order is how a good line runs.',
    },
    {
      says: 'conversion rate|conversion|conversions|cro|landing page|landing pages',
      brutal: [
        'Conversion rate went up when a field came out of the form. It was the phone number, and sales has rung about it.',
        "Last click gets the credit for the conversion. It's like thanking the door for the party.",
        'A landing page has one button, says the course. Then come the four directors.',
      ],
      gentle: 'From what percentage to what, on how much traffic? And the change that did it, in five words: readers will steal it.',
    },
    {
      says: 'market research|customer research|consumer insight|consumer insights|survey|surveys',
      brutal: [
        'Market research: 62% are interested. No one has ever found the shop where those 62% go.',
        'The survey takes two minutes, says the survey, at the top of page one of eleven.',
        'Customers told market research that they would pay more for green. They told the till something else.',
      ],
      gentle: 'Sample size first, then the surprise, then what was done about it. Did a plan change because of what you heard?',
    },
    {
      says: 'competitor analysis|competitive analysis|competitor research',
      brutal: [
        'Competitor analysis: they do it as well, but with a video.',
        'In any competitor analysis there is a table, and the only full row of ticks is ours.',
      ],
      gentle: 'Which move of theirs did you see coming, and what did you do first? That is competitor work with a result.',
    },
    {
      says: 'persona|buyer persona|customer persona|personas|marketing persona',
      brutal: [
        'The persona is called Busy Emma. She has two jobs, a labrador, and buys for reasons on slide nine.',
        'Emma drinks oat milk and “values authenticity”. No persona has ever bought the cheap one.',
      ],
      gentle: 'How many real customers stood behind it, and what did you say differently to them? Then the figure that moved.',
    },
    {
      says: 'target audience|target market|segmentation|target audiences',
      brutal: [
        'The target audience is 25 to 54. That is not an audience. That is a motorway.',
        '“Everyone, really.” The client has described the target audience and would like a logo.',
      ],
      gentle: 'Whom did you leave out, and what did it do to the response? Choosing is the hard half of targeting.',
    },
  ],
  design: [
    {
      says: 'photoshop|adobe photoshop',
      brutal: [
        'Layer 41 copy copy 3. Photoshop people know which one that is, and nobody else will.',
        '“Can you turn her a bit to the left?” Clients believe that Photoshop has the other side.',
        'Save for web: the most used command in Photoshop is still called legacy.',
      ],
      gentle: 'Retouching, compositing or layouts: say which, and link two pieces. For a designer the picture is the proof.',
    },
    {
      says: 'illustrator|adobe illustrator',
      brutal: [
        'The logo was sent as a JPEG, in a Word file. Illustrator will now spend the evening tracing it.',
        'In Illustrator the pen tool decides who stays in the trade.',
        "Text to outlines, save as final, and then there's a typo. In Illustrator it is a shape of a typo now.",
      ],
      gentle: "Logos, icons, packaging? Which mark of yours is still in use, and where can it be seen? That's your line.",
    },
    {
      says: 'indesign|adobe indesign',
      brutal: [
        'Overset text: the little red plus in InDesign stands for everything that the client calls short.',
        'InDesign cannot find the links. They are on the desktop of somebody at a festival.',
        '128 pages, and the page number jumps at 64. In InDesign somebody made a new section to be tidy.',
      ],
      gentle: 'How many pages, to what deadline, through whose corrections? Long documents on time are rarer than good posters.',
    },
    {
      says: 'figma|sketch|adobe xd|invision',
      brutal: [
        'Seven cursors in the {it} file, and the one called “CEO” is moving a button.',
        '{it}: Page 1, Page 1 copy, Archive, DO NOT USE. Development has built from DO NOT USE.',
        'Frame 4,128. In {it} the layers get named at the end. There is no end.',
      ],
      gentle: 'Did your file get built as drawn? Say what shipped, how many people use it, and put the link right here.',
    },
    {
      says: 'adobe creative suite|creative suite|adobe creative cloud|creative cloud|adobe suite',
      brutal: [
        'Creative Cloud: twenty programs, of which three are open, and one, updating, is eating the fan.',
        'You rent Creative Cloud by the month, like a flat in which the kitchen moves.',
      ],
      gentle: 'Name the three programs you would take to the island and what you do in them. Then show one piece from each.',
    },
    {
      says: 'brand identity|visual identity|branding|corporate identity|brand design',
      brutal: [
        'An identity has a logo, a grid, two typefaces and, two weeks later, a clip-art Santa.',
        "“We'd like it to be timeless, like that other one that everyone has now.” That is a branding brief.",
        "A visual identity lasts until the client's first PowerPoint.",
      ],
      gentle: 'For whom, and where does it live today: vans, apps, packs? An identity still in use after years speaks for itself.',
    },
    {
      says: 'logo|logo design|logos|logo designs',
      brutal: [
        'The logo could be bigger. Any logo, any size, any meeting.',
        'Three logos shown, and the client would like the colour of one, the shape of two and the feeling of neither.',
        'It took four weeks. “My nephew could draw that logo.” He could now.',
      ],
      gentle: 'Which one went out into the world? Put a link to it in use, on a door or a box, and say for whom.',
    },
    {
      says: 'brand guideline|brand guidelines|style guide|brand book',
      brutal: [
        'Clear space round the logo, page 6. On the sign of the depot there is a seagull in it.',
        'Minimum size, maximum respect. The brand guidelines are read by the people who wrote them.',
      ],
      gentle: 'Who worked with it, and how many pieces still look right? Guidelines that get followed are an achievement.',
    },
    {
      says: 'design system|component library|design systems|pattern library',
      brutal: [
        'The design system has one button. The product has thirty-one, and all of them are called Button.',
        'A design system is finished when everybody has detached the instance.',
        'Blue-500. In the design system it took a quarter, and marketing uses the other blue.',
      ],
      gentle: 'How many teams took it up, and what got faster? Adoption is the only measure of a system, and it can be counted.',
    },
    {
      says: 'ui/ux|ux/ui|ui design|ux design|user experience|user interface|ui ux|ux',
      brutal: [
        "UX says that users don't read. It says so in a deck of sixty pages.",
        'UX/UI: two jobs with a slash between them, and the slash does the overtime.',
        '“Can you UX it a bit before Friday?” They mean rounder.',
      ],
      gentle: 'Which task got easier, for how many people, and how do you know? That sentence is a case study in small.',
    },
    {
      says: 'wireframe|wireframing|wireframes|low-fidelity',
      brutal: [
        'A wireframe is grey so that nobody talks about colour. The first comment is on the grey.',
        'Box with a cross in it, lorem ipsum, box with a cross in it. The client asks whether the crosses stay.',
        'Wireframes are signed off by people who are waiting for the real ones.',
      ],
      gentle: 'Which problem did you find while it was still only boxes? Catching it there is what wireframes are for.',
    },
    {
      says: 'prototype|prototyping|prototypes|interactive prototype|high-fidelity',
      brutal: [
        'The prototype has one path through it, and the user has gone left.',
        "“Great, it's done!” A good prototype has cost many a developer their spring.",
        "In the prototype the name is Anna Lee. In production it's Wolfeschlegelstein-Hausen, and it wraps.",
      ],
      gentle: 'Who tried it, and what changed because they did? The distance between version one and the final one is your skill.',
    },
    {
      says: 'user research|user interview|usability testing|usability test|user testing|user interviews',
      brutal: [
        'Five users, one button, nobody saw it. Usability testing is watching through your fingers.',
        "“It's very clear,” says the user in the usability test, in the wrong menu.",
        "The director came to one session of user research. He now says “Brenda couldn't find it” in all meetings.",
      ],
      gentle: 'How many people, what surprised you, and what was rebuilt? Findings that changed a release are the ones to print.',
    },
    {
      says: 'persona|personas|user journey|customer journey|journey map|user flow|user flows|empathy map',
      brutal: [
        'The user journey has nine smileys on it. Number six looks down. That is the form.',
        'Personas are printed, pinned up, and looked at sternly by people who have a view.',
        'User flow: happy path in blue. Everyone else is behind a diamond.',
      ],
      gentle: 'Which step did you make shorter or kinder? A drop-off before and after makes the drawing worth its wall.',
    },
    {
      says: 'portfolio|online portfolio|behance|dribbble',
      brutal: [
        'Redoing a portfolio takes a weekend. It has taken that weekend every year.',
        'In the {it} shots the app floats, at an angle, over pastel. It is a parking app.',
        'Twelve projects in the portfolio, and at the interview they ask about the flyer.',
      ],
      gentle: 'Put the address at the top, where it can be clicked. Two projects with a problem and an outcome beat twelve pictures.',
    },
    {
      says: 'typography|typeface|typesetting|lettering|font|fonts',
      brutal: [
        'Comic Sans was drawn for a cartoon dog. Typography people know that, and still.',
        "You can't unsee kerning. Typography has ruined more menus than the prices have.",
        '“Can we have a friendlier font?” There goes an afternoon of typography and a quiet lunch.',
      ],
      gentle: 'Which setting are you proud of, and why does it work? A designer who can say that in a sentence gets the interview.',
    },
    {
      says: 'print|print design|print-ready|artwork|print ready|pre-press|prepress|cmyk|print production',
      near: 'design|artwork|cmyk|print-ready|digital|layout|ready|brochure|press|production|web|material|materials|prepress|pre-press',
      brutal: [
        'RGB in, mud out. Print has taught everyone that, on 5,000 sheets.',
        'Three millimetres of bleed. People in print live in those three millimetres.',
        'The proof was approved on a phone, in a bar, in yellow light. The artwork is now orange in print.',
      ],
      gentle: 'What run, what finish, and did it come back right the first time? Knowing the press is worth money to a studio.',
    },
    {
      says: 'packaging|packaging design|packaging artwork|pack design',
      brutal: [
        'Front: a mountain. Back: eleven languages, six logos, one barcode that must not be moved. Packaging is the back.',
        '“Serving suggestion”: the two words of packaging that allow a strawberry.',
        "The box looks wonderful in the packaging mock-up, where it doesn't stand between two others.",
      ],
      gentle: 'Is it on a shelf, and did it sell more than the old one? A picture in a shop is the best you can link to.',
    },
    {
      says: 'brochure|leaflet|flyer|poster|brochures|flyers|posters|business card|leaflets|marketing material|marketing materials',
      brutal: [
        'A poster needs a headline, a date and a place. The client also sent 600 words.',
        'The flyer goes to print at four. At ten to, “one tiny thing”, and it is the venue.',
        'White space on a brochure is what clients see as room.',
      ],
      gentle: 'For whom, how many, and what did it bring? Even a small event that filled up shows that your layout worked.',
    },
    {
      says: 'social media graphic|social media graphics|social media post|banner|banners|web banner|social media|digital assets',
      near: 'design|designed|designing|graphic|graphics|create|created|creating|asset|assets|banner|banners|content|post|posts',
      brutal: [
        'One idea, 34 sizes. In banners the logo, the price and the legal line all want the same 90 pixels.',
        "A social media graphic lives for four hours, and two of those it's loading.",
        '“Same, but square. Same, but tall. Same, but with Dave.” A week of social media graphics.',
      ],
      gentle: 'How many a week, and which one worked far better than the others? Showing the pair side by side would be clever.',
    },
    {
      says: 'client brief|creative brief|brief|briefs|design brief|client briefs',
      brutal: [
        'The brief says “surprise us”. They do not want to be surprised.',
        "“You're the creative.” Whoever says so has a sketch in the bag, and it comes out in round three.",
        "Budget: tbc. Deadline: Thursday. It's a brief in every sense.",
      ],
      gentle: 'How did you fill a thin one? Turning a vague wish into a clear task is the first thing seniors look for.',
    },
    {
      says: 'client feedback|feedback|amends|revision|revisions|client amends|client presentation',
      near: 'client|amends|revision|revisions|design|incorporate|incorporated|designs|stakeholder|critique',
      brutal: [
        'Round seven of client feedback restores round one. Nobody mentions it.',
        '“Can you make it pop?” Amends come in verbs of breakfast cereal.',
        'Final, final2, final_client, final_USE. Amends can be dated by the ending, like layers of rock.',
      ],
      gentle: 'How do you keep the idea alive through it? One example of a comment that made the work better shows maturity.',
    },
    {
      says: 'html|css|html/css|wordpress|webflow|front-end|html5',
      brutal: [
        "Designers with {it} are told “so you can code”. It's never said at the beginning of a short week.",
        'It fitted in the layout. Then {it} met a German headline.',
        'A designer who knows {it} proposes 11 pixels less, and the developers come to the leaving party.',
      ],
      gentle: 'Can you build what you draw? A live link is the shortest way of saying yes, so put it in this line.',
    },
    {
      says: 'responsive|responsive design|mobile-first|mobile app|mobile design|app design|mobile app design',
      brutal: [
        'Drawn on a 27-inch screen, used on a cracked phone, in the rain, with one thumb. That is mobile design.',
        'Desktop, tablet, phone. The client looks at it on the fridge. Responsive, you said.',
      ],
      gentle: 'Which screen did most people use, and what did you leave out for it? The leaving out is the design.',
    },
    {
      says: 'accessibility|wcag|accessible design|inclusive design',
      brutal: [
        'Light grey on white: elegant, says the mood board. WCAG says 2.1 to 1, fail, and turns the light on.',
        'Accessibility gets invited in the last week, when the carousel is already in the contract.',
      ],
      gentle: 'Did people test it who use a screen reader or a keyboard? If yes, that puts you ahead of nearly every portfolio.',
    },
    {
      says: 'motion graphics|after effects|animation|adobe after effects|storyboard|cinema 4d',
      brutal: [
        'Three seconds of motion graphics, four hours of rendering, one comment: can it be faster?',
        'After Effects: everything eases in, eases out and then runs out of memory.',
        '“It just has to bounce a bit.” In animation “just” is paid by the hour.',
      ],
      gentle: 'A reel of sixty seconds says all of this at once. Is it linked, and do the first five seconds hold your best?',
    },
    {
      says: 'blender|3d modelling|3ds max|sketchup|v-ray|3d rendering|rendering|3d visualisation|rhino|3d modeling',
      brutal: [
        "In the render it's always a quarter to seven in June, and a bicycle leans on something.",
        '{it}: twelve hours, and one reflection shows that there is no ceiling.',
        'A doughnut. Everyone who learned Blender has made the doughnut, and 3D people nod to each other.',
      ],
      gentle: 'What was it used for: a sale, a permit, a film? A picture that decided something is worth more than ten that dazzle.',
    },
    {
      says: 'illustration|illustrations|illustrator work|hand-drawn|illustrating|drawing|sketching',
      near: 'digital|book|editorial|commission|procreate|design|freelance|hand|art|graphic|portfolio|client',
      brutal: [
        "“It's only a little drawing.” Illustration invoices for the twenty years before it.",
        'Hands are hard, horses are harder, and the brief for the illustration is a handshake on horseback.',
      ],
      gentle: 'Where was it printed, and who asked for the next one? A client who comes back is your best review.',
    },
    {
      says: 'mood board|moodboard|concept|concepts|mood boards|concept development',
      near: 'design|mood|board|boards|creative|client|presentation|develop|developed|development|interior|moodboard|visual',
      brutal: [
        'A mood board has marble, linen, one fig and no budget.',
        'Concept A is what you want, C is what they pick, and B was there so the table looked full.',
        "Everyone's mood board has the same chair on it. Nobody has sat in it.",
      ],
      gentle: 'Which concept got built, and how much of the first idea was left? The journey is what an interviewer enjoys.',
    },
    {
      says: 'interior design|interiors|space planning|ff&e|furniture|soft furnishing|floor plan|fit-out',
      near: 'interior|interiors|design|designer|space|residential|commercial|furniture|selection|ff&e|layout',
      brutal: [
        "The sofa fits the room. It doesn't fit the stairs. Interior design learns that once.",
        "“We don't want much, just clutter-free.” The interiors brief, from people with four bicycles.",
        "Lead time on the furniture: fourteen weeks. Opening: in twelve. In FF&E that's a normal start.",
      ],
      gentle: 'How many square metres, what budget, and did it open on the day? Style gets looked at, and delivery gets hired.',
    },
    {
      says: 'autocad|revit|vectorworks|technical drawing|technical drawings|detailed drawings',
      brutal: [
        "In {it} there's a layer called 0 with everything on it, and a layer called “new” with a toilet.",
        'The wall in {it} is straight. The wall is not in {it}.',
      ],
      gentle: 'Could a joiner build from your sheets without ringing? If so, write it: there is no higher praise for drawings.',
    },
    {
      says: 'fashion design|garment|pattern cutting|tech pack|textile design|draping|fabric sourcing|textiles',
      brutal: [
        'A tech pack says 4 mm. The sample says 6, and so does the second one, with an apology.',
        'Summer is drawn in winter and fitted in a coat. Fashion design never has the weather it works for.',
        "Fabric sourcing: it's the right blue, it's sold out, it's now a similar blue.",
      ],
      gentle: 'Which piece reached the shops, and how did it sell through? A line sheet with figures puts you among few.',
    },
    {
      says: 'game design|level design|game mechanics|game development|concept art|character design',
      brutal: [
        'Level design: players get a dragon to fight, and spend the hour jumping at a fence.',
        "It's fun in the game design document. It's fun in the spreadsheet. Then somebody plays.",
      ],
      gentle: 'Where can one play it, and what did you change after watching strangers? Those two are the whole interview.',
    },
    {
      says: 'art direction|creative direction|photo shoot|photoshoot|art director|shoot',
      near: 'art|creative|direct|directed|photo|product|style|styling|direction|studio|fashion|campaign|organise|organised',
      brutal: [
        'Art direction: “a bit more.” “Less.” “There.” It takes a decade to say it at the right moment.',
        'On the shoot eleven people look at a salad. The salad has somebody for its hair.',
      ],
      gentle: 'Whose work got better under you, and where was it seen? Names of places and people count more than adjectives.',
    },
    {
      says: 'freelance|freelance designer|freelance graphic designer|self-employed',
      near: 'design|designer|graphic|client|clients|illustrator|freelance|web|logo|projects|various',
      brutal: [
        'Freelance design: one day drawing, one day quoting, three days asking for the first invoice to be paid.',
        '“It would be great exposure.” A freelance designer can tell you what exposure buys at the shop.',
      ],
      gentle: 'For whom, and how many came back with more? Repeat clients turn freelance from a stopgap into a business.',
    },
    {
      says: 'deadline|deadlines|tight deadline|tight deadlines|fast-paced|multiple projects',
      brutal: [
        'Tight deadlines: the printer closes at five, and at 4.40 the text arrives, as a picture of a text.',
        "Six projects, six clients, each of them the only one. A designer's deadlines are all on Thursday.",
      ],
      gentle: 'What was the shortest you met without it showing in the work? One real case replaces the adjective.',
    },
    {
      says: 'design thinking|workshop|design sprint|co-creation|ideation',
      near: 'design|facilitate|facilitated|thinking|sprint|ideation|creative|user|facilitating|co-creation',
      brutal: [
        'Design thinking starts with empathy and ends with a wall of yellow notes, one of which says “app?”.',
        'In a design sprint you test on Friday. On Monday they build the one from before.',
      ],
      gentle: 'Which idea from the wall got made? If one did, start the line with it and leave the method for the end.',
    },
    {
      says: 'handoff|developer handoff|design handoff|zeplin|collaborated with developers|work with developers|working with developers|close collaboration with developers',
      brutal: [
        'Handoff: the designer drew 17 pixels, the developer read 16, and both call it a grid.',
        "“It's exactly like the design.” A designer lays it on top at 50% and goes very quiet.",
      ],
      gentle: 'What made it go smoothly with the developers? Fewer questions and fewer fixes after the build can be counted.',
    },
    {
      says: 'icon|icons|icon set|iconography',
      near: 'design|designed|designing|set|create|created|ui|interface|illustration',
      brutal: [
        'The floppy disk still means save. Icon designers have looked for something else, and gone home.',
        'Three lines: menu. Three dots: also menu. Nine dots: who knows. Icons are clear to whoever drew them.',
      ],
      gentle: 'How many, in which sizes, and did people get the meaning without a label? Testing icons is rarer than drawing them.',
    },
    {
      says: 'infographic|infographics|data visualisation|annual report|report design',
      brutal: [
        'An infographic has eleven statistics, one of them as a very large donut.',
        'The annual report opens with trees in mist. The numbers are in the mist, on page 60.',
        'Two little people out of five are orange. That is 40%, and a week of infographic.',
      ],
      gentle: 'Whose figures, and what did readers understand quicker? A page that was passed on is worth a link.',
    },
    {
      says: 'stock image|stock photo|image editing|retouching|photo editing|photo retouching|stock imagery',
      brutal: [
        'Stock image, seven colleagues, one salad, all laughing. The building is glass and not ours.',
        'Retouching takes away the spot, the socket, the shadow of the light and then the thing the client liked.',
      ],
      gentle: 'Before and after would say it at once. What was the deadline, and how many images went through your hands?',
    },
    {
      says: 'style frame|grid|layout|layouts|page layout|composition|colour theory|color theory|colour palette',
      near: 'design|layout|page|grid|colour|color|palette|typography|theory|magazine|editorial|print|web|visual|composition',
      brutal: [
        "Twelve columns, four of them used, and the client's text is in all of them and the margin.",
        'White space in a layout is what is left for the logo to grow into.',
        '“Can the red be more blue?” Colour theory had not prepared anyone.',
      ],
      gentle: 'Show the page that you would defend, and say why in a line. Judgement is what a studio reads for.',
    },
  ],
};
