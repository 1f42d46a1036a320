import type { ComicEntry } from '../comic-entry.ts';
import type { Trade } from '../trades.ts';

/** What marketers and designers laugh about. */
export const OF_MARKETING_AND_DESIGN: Partial<Record<Trade, readonly ComicEntry[]>> = {
  marketing: [
    {
      says: 'social media|social media management|social media channels|social media accounts|social media marketing|social media account',
      brutal: [
        'Social media: 41 likes for the campaign that took three weeks. For the notice about the broken lift, 2,300.',
        'The brand account wished everyone a happy Monday. Nobody asked it to come in.',
        'The login to the social media account is on the phone of somebody who has left.',
      ],
      gentle: [
        'Which channel, from how many followers to how many, and what did they do for the business? The last part is the rare one.',
        'Somewhere among those comments were customers. What did you learn from them that the rest of the company then used?',
      ],
    },
    {
      says: 'social media content|content creation|creating content|created content|content creator|social content',
      brutal: [
        'Content creation: one talk, cut into a blog, six posts, a carousel and a sigh.',
        '“Can we make it more viral?” People who make content have learned to nod at that.',
        'The behind-the-scenes content took four hours to stage.',
      ],
      gentle: 'Which piece of content travelled further than you had thought, and do you know why? Tell that one.',
    },
    {
      says: 'instagram|facebook|tiktok',
      brutal: [
        'The algorithm of {it} changed on Tuesday. The strategy was signed off on Monday.',
        'Best time to post on {it}: eleven studies, eleven times.',
        '{It} shows it to a handful of the people who asked to see it. For the rest there is a button with a price.',
      ],
      gentle: [
        'Whom did you reach on {it}, and what did they do then? Start, end and one thing that surprised you would be plenty.',
        'Followers are strangers until they do something. What did yours do, beyond watching?',
      ],
    },
    {
      says: 'followers|follower|increased followers|grew followers|follower growth',
      brutal: [
        '{n} followers. Somewhere in finance a person asks what one of them buys.',
        'Followers are easy to count, which is why they are in the report.',
        'A few of the followers are the competitor. They like nothing, and they have seen all of it.',
      ],
      gentle: 'How many of the followers came on their own, and what did they come for? That is what separates an audience from a number.',
    },
    {
      says: 'content calendar|social media calendar|editorial calendar|content plan|content strategy|content planning',
      brutal: [
        'The content calendar is full until June. Then the CEO has an idea, on a plane.',
        "National Biscuit Day is on every content calendar in the country, the pension fund's included.",
        'Content strategy: pillars, personas, themes, and on Thursday a picture of the new printer.',
      ],
      gentle: 'How far ahead did you plan, and did it hold? Consistency is measurable: posts planned against posts that went out.',
    },
    {
      says: 'email marketing|email campaign|email newsletter|e-newsletter',
      brutal: [
        'Subject line tested on 20,000 people, and the email begins with “Hi there”.',
        'Email campaigns always contain one wrong link. It is the button.',
        'An email goes out to 40,000, at ten, and at one past ten everyone in the office sees the typo.',
      ],
      gentle: [
        'List size, clicks, and what they brought in: with a sum of money behind it, email is the easiest channel to be proud of.',
        'Inboxes are full, and somebody opened yours. What was the line that made them do it?',
      ],
    },
    {
      says: 'mailchimp|hubspot|marketo|pardot|klaviyo|activecampaign',
      brutal: [
        "{It} asks whether you are sure. It's the longest second in marketing.",
        'The welcome flow in {it} sends five mails. By mail three it says “we miss you”.',
        'Someone is in {it} as “Dear Test”. They open everything.',
      ],
      gentle: 'Which message in {it} still goes out on its own, and still sells? Something that works while you sleep is worth a line.',
    },
    {
      says: 'google ads|ppc|google adwords|adwords|paid search',
      brutal: [
        'The campaign is paused. Google Ads has sent four emails to ask whether everything is all right.',
        'Broad match. In PPC you bid on “leather boots” and pay for “is leather a plant”.',
        'In Google Ads the dearest keyword in the account is the name of your own company.',
      ],
      gentle: 'The proof comes with {it}: spend, cost per lead, return. There is no reason to print the one without the other.',
    },
    {
      says: 'facebook ads|meta ads|paid social|linkedin ads|instagram ads',
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
        '“Best plumber near me”, eleven times on one page. SEO people hear it in their sleep.',
      ],
      gentle: 'Which words, from which position to which, and how much traffic was worth having? Rank is nice, but revenue is better.',
    },
    {
      says: 'keyword research|link building|backlink',
      brutal: [
        'Link building: 200 polite emails to blogs about gardens, about a link to a bank.',
        'Keyword research shows what people really ask. It is mostly “is it down”.',
      ],
      gentle: 'A page that brings enquiries every week is worth naming. Did your {it} produce one, and for which term?',
    },
    {
      says: 'google analytics|ga4|web analytics',
      brutal: [
        'Google Analytics shows 61 users right now. Fourteen of them work here.',
        "“Direct / none.” It's the biggest channel in Analytics, and it means that nobody knows.",
        'A hundred and four reports in Google Analytics. The meeting is about the map.',
      ],
      gentle: "What did you stop doing because the figures said so? That shows analysis better than any tool's name.",
    },
    {
      says: 'ahrefs|semrush',
      brutal: [
        '{It} found 1,240 issues. Eleven matter, and those are with IT.',
        "{It} gives the site a score of 71. The boss would like 100. The boss's own site has 44.",
      ],
      gentle: 'Which finding turned into traffic? Name the fix, what it did, and how long you had to ask for it.',
    },
    {
      says: 'marketing campaign|integrated campaign|multi-channel campaign|campaign',
      not: "capital campaign|alumni|university's|donor|donors|giving|annual fund|united way|election campaign|presidential|senate|mayor|dialing|dialer|political|election|fundraising|vaccination|awareness|cancer",
      brutal: [
        'A campaign has one big idea, nine formats, and at the end a version where the logo is bigger.',
        'The campaign launch is on the first. The landing page is on the third.',
        'Campaigns are named after verbs. “Dare.” “Begin.” It was about a savings account.',
      ],
      gentle: [
        'What was the campaign supposed to change, and did it? Start with that, and the budget and the channels fall into place.',
        'Which idea in it was yours, and what nearly killed it on the way? That is the story they will ask for.',
      ],
    },
    {
      says: 'brand awareness|brand strategy|brand identity|brand management|branding',
      not: 'brand new',
      brutal: [
        'Brand awareness is what rose when nothing else did.',
        'Four values, one purpose and a promise. The brand has more principles than most political parties.',
        '“It has to feel premium, but friendly, but bold.” In branding that is one font.',
      ],
      gentle: [
        'How do you know that more people knew? A survey, direct searches or requests by name would do: pick one.',
        'Brands are kept by small decisions. Which shortcut did you stop, and who thanked you for it later?',
      ],
    },
    {
      says: 'brand guideline|tone of voice|brand book',
      brutal: [
        'Brand guidelines give the logo its own exclusion zone. Directors get less.',
        'Warm but not chatty, bold but not loud, never needy. The brand guidelines have described a cat.',
        'We never say “cheap”, says page 12 of the brand guidelines. We say “from £4”.',
      ],
      gentle: 'Who had to follow them, and did they? Training two hundred colleagues to use one voice is worth a sentence.',
    },
    {
      says: 'copywriting|copywriter|writing copy|web copy|website copy|tagline',
      not: 'photocopy|hard copy|copy typing',
      brutal: [
        'Copywriting: eleven words, nine people with comments, and all nine have a verb they like.',
        "Version one was short. Legal added the middle. That's how copy is made.",
        '“Just make it punchier.” The copy has been punched.',
      ],
      gentle: 'Which words of yours sold something? Two lines quoted with their result are the best sample there is.',
    },
    {
      says: 'blog|blog post|blogging',
      brutal: [
        '“Five things we learned from…” There were three. A blog post needs five.',
        'The company blog begins in January, weekly, and lies down in March.',
        'The blog has an author called Admin. Admin has seen a lot of change and loves summer.',
      ],
      gentle: [
        'Did a blog post of yours ever bring somebody to the door? One that did is worth a link.',
        'Which post do people still find, and what were they looking for when they came? One that works for years deserves its link.',
      ],
    },
    {
      says: 'press release',
      brutal: [
        'Embargoed until Thursday at nine. The press release has been on the website since Tuesday.',
        'A press release goes to 300 journalists. One replies, with “unsubscribe”.',
        'Paragraph one: who, what, when. Paragraph two: the adjectives. Every press release has a paragraph two.',
      ],
      gentle: [
        'Which paper took the press release, and what happened then? One good piece by name beats a pile of clippings.',
        'Journalists open a few and bin the rest. What was in the one that got printed that the others did not have?',
      ],
    },
    {
      says: 'media relations|public relations|media coverage|press coverage',
      brutal: [
        '“Is that on the record?” In media relations it gets asked one sentence too late.',
        'Public relations is years of lunches, so that somebody rings you before they print it.',
        'Media coverage: half a page in the trade weekly, next to a pump.',
      ],
      gentle: [
        'Behind {it} there are years of trust with journalists. Who rings you back, and which story of yours did they run when they did not have to?',
        '{It}, in good weeks and in bad: which bad one did you get an organisation through, in general terms?',
      ],
    },
    {
      says: 'event management|event planning|trade show|exhibition|organised events|corporate event|promotional event|event coordination|special event',
      brutal: [
        'At events marketing carries the banner, the box, the other box and the blame for the wifi.',
        '300 registered, 140 came, and the badges of the other 160 were beautiful.',
        'By six the event has one box of lanyards left, and nobody who ordered them.',
      ],
      gentle: [
        'What came of the event in the months after? People remember the evening, and employers remember the orders.',
        'What did people say on the way out? One remark that you overheard can be worth more here than the number who came.',
      ],
    },
    {
      says: 'influencer|influencer marketing|ugc',
      brutal: [
        'The influencer brief said natural. The yoghurt is held like a trophy.',
        'An influencer with 90,000 followers would love to collaborate. There is a rate card for loving it.',
        '#ad. It is the smallest word on the picture and legal chose its size.',
      ],
      gentle: 'What did it cost, what code did they use, and what did it sell? Measured influence is rarer than influence.',
    },
    {
      says: 'canva',
      not: 'canvas|canvases',
      brutal: [
        'Canva has 400 fonts, and everybody has chosen the brushy one.',
        'The design team made a template in Canva. It now has a sunset in it.',
        "You drop a picture in, and Canva's purple line shows that it's nearly in the middle.",
      ],
      gentle: 'Fast and tidy has its worth. How many pieces a week came out of it, and did they keep to the brand?',
    },
    {
      says: 'photoshop|adobe creative suite|creative suite|adobe creative cloud',
      brutal: [
        "Marketing opens {it} to crop a picture. It's like taking the lorry to post a letter.",
        "“Can you just?” Once they know that somebody in marketing has {it}, it's “can you just” for life.",
        'Marketing has one licence for {it}, on the machine of whoever is on holiday.',
      ],
      gentle: 'What did you make in {it} that would otherwise have gone to an agency? Show one piece, and say what it saved.',
    },
    {
      says: 'website content|website management|website update|company website|content management system|cms|wordpress',
      brutal: [
        'The website opens on a carousel: five slides, one for each director. Visitors have met two of them.',
        'The website has 900 pages, of which 880 get read once, by whoever has to move them.',
        "“It's just a small change to the website.” It's the menu.",
      ],
      gentle: [
        'What did you change on the website that made more people stay, or ask, or buy? One page, before and after, is enough.',
        'Which page did people land on and leave again, and what did you write there instead? One paragraph that worked is proof enough.',
      ],
    },
    {
      says: 'crm|salesforce|customer database|customer data|crm system',
      brutal: [
        'In the CRM marketing has 90,000 contacts. Sales knows eleven of them, and has those on a phone.',
        'A great many people in the CRM live at 1 Test Street. Marketing sends every one of them a voucher.',
      ],
      gentle: 'How much of your {it} was still alive after you had gone through it? Fewer contacts and better ones is a result.',
    },
    {
      says: 'lead generation|marketing qualified lead|mql|lead nurturing|generated leads|inbound lead|qualified lead',
      brutal: [
        '“Hot lead”, writes marketing. It was a competitor, reading.',
        'The lead has downloaded the guide twice. It is a student in Leeds with an essay due.',
        'Lead nurturing: eleven mails, and they buy from someone they met on a train.',
      ],
      gentle: 'Follow one of your leads all the way to the sale. If sales would tell that story with you, put it here.',
    },
    {
      says: 'external agency|agency management|creative agency|media agency|advertising agency|digital agency|agency',
      near: 'manage|managed|managing|liaise|liaised|liaising|brief|briefed|briefing|creative|media|external',
      not: 'federal|government|state|staffing|news agency|recruitment',
      brutal: [
        'The agency sends three routes: one safe, one they love, and one so that the client has something to hate.',
        '“We love it. A few thoughts.” The agency has opened the attachment, and sat down.',
        "Ask an agency for a small thing and there's a kick-off with six people and a dog.",
      ],
      gentle: 'What agency budget did you steer, and did the work get better or cheaper? Both can happen, and then both belong here.',
    },
    {
      says: 'marketing budget|media budget|advertising budget|media spend|ad spend|campaign budget|event budget',
      brutal: [
        'The marketing budget goes first when times are hard and is missed first when they are over.',
        'Half of the ad spend is wasted, goes the saying. Finance would be happy to start with either half.',
        'It was a media budget in January. By June it is an apology to the media.',
      ],
      gentle: 'What came back for the marketing budget you had, and what did you stop spending on? The second shows judgement.',
    },
    {
      says: 'brochure|brochures|leaflet|flyer|leaflets|flyers|marketing material|marketing materials|marketing collateral|print material|collateral',
      brutal: [
        '5,000 were printed. 4,200 are under the stairs, with the former address. That is marketing material.',
        'A typo in any brochure or flyer is invisible on the screen and can be seen from space on the pallet.',
        "“We'll need it for the event.” So it goes to print at six, with a picture that was for position only.",
      ],
      gentle: [
        'Where did the {it} go, and what came back? A code, a call, a footfall count: any of those is a result.',
        'On whose desk or fridge did the {it} end up? Being kept is the best thing that can happen to print.',
      ],
    },
    {
      says: 'product launch|go-to-market|go to market|gtm',
      brutal: [
        'The product launch is set for May. Product has not said which May.',
        'Go-to-market: channels, messages, prices, and a sales team that hears of it from a customer.',
        'Launch day has cake, in the brand colour. Nobody eats the brand colour.',
      ],
      gentle: 'How did the first weeks after the launch compare with the plan? If they surprised you, either way, say what you learned.',
    },
    {
      says: 'video content|video production|youtube|promotional video|video editing|video marketing|corporate video',
      brutal: [
        "The first three seconds of a video decide. The CEO's has a drone and a sunrise in them.",
        'A video for the company: forty seconds of people in glass rooms, nodding.',
        "“Make it like the Apple one.” The video budget is £300, and there is Colin's phone.",
      ],
      gentle: [
        'Did people watch the video to the end? If you know where they left, and what you cut because of it, tell that.',
        'What should somebody feel in the first five seconds, and did they? If you watched one person watch it, say what you changed.',
      ],
    },
    {
      says: 'social media engagement|engagement rate|increased engagement|audience engagement',
      brutal: [
        'Engagement is up. It is one argument about parking, under the post on values.',
        'Engagement means that somebody did something. “Haha” counts. So does “when will you fix this”.',
      ],
      gentle: "By what percentage, from which base? And if comments became enquiries, there's your sentence.",
    },
    {
      says: 'media planning|media buying|media plan|media planner|media buyer',
      brutal: [
        'A media plan has TV, radio, print and a bus. The client wants to see the bus.',
        'In media planning people do not watch television. They are exposed to it, 3.4 times.',
        "The client drives past the poster each day. It's why it's there. Media planners know the route.",
      ],
      gentle: 'Say what the media spend was, and what moved in the weeks after. Recall, searches, sales: give the one you can show.',
    },
    {
      says: 'google tag manager|utm|conversion tracking|tracking pixel|attribution model|campaign tracking',
      brutal: [
        'Email, email, e-mail, E_Mail: the UTMs show four channels, and each has had its best quarter.',
        'The tracking pixel sits on the thank-you page. And the home page. Conversion is a hundred per cent.',
      ],
      gentle: 'Setting up measurement is quiet, valuable work. Which wrong belief did it put an end to?',
    },
    {
      says: 'value proposition|usp|unique selling proposition|brand positioning|market positioning',
      brutal: ['The value proposition took four workshops. It says that we put customers first.', "A USP is unique. It's on both stands."],
      gentle: "Say it here in the customer's words, with what changed in sales calls afterwards. Good positioning is short.",
    },
    {
      says: 'roas|roi|return on ad spend|cost per lead|cost per acquisition',
      brutal: [
        'Three platforms claim the same sale. By their reports the company has sold it three times. ROI has never looked better.',
        'Cost per lead is down to £4. Sales has met the leads and would pay £4 to give them back.',
        'By ROAS the best campaign is always the one that shows boots to people at the till.',
      ],
      gentle: 'From what to what, with what spend? Then the one change that did it: that order is how a good line runs.',
    },
    {
      says: 'conversion rate|conversion rate optimisation|conversion rate optimization|landing page',
      brutal: [
        'Conversion rate went up when a field came out of the form. It was the phone number, and sales has rung about it.',
        "Last click gets the credit for the conversion. It's like thanking the door for the party.",
        'A landing page has one button, says the course. Then come the four directors.',
      ],
      gentle: 'What one change moved the conversion rate, and from what to what? In five words, so that readers can steal it.',
    },
    {
      says: 'market research|customer research|consumer insight|customer survey',
      brutal: [
        'Market research: 62% say they would buy it. The shop where those 62% go has yet to be found.',
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
      says: 'target audience|target market|audience segmentation',
      brutal: [
        'The target audience is 25 to 54. That is not an audience. That is a motorway.',
        '“Everyone, really.” The client has described the target audience and would like a logo.',
      ],
      gentle: 'Whom did the {it} leave out, and what did that do to the response? Choosing is the hard half of targeting.',
    },
  ],
  design: [
    {
      says: 'photoshop|adobe photoshop',
      brutal: [
        '“Can you take the sunglasses off?” In Photoshop that means painting the eyes of a stranger.',
        '“Can you turn her a bit to the left?” Clients believe that Photoshop has the other side.',
        'Save for Web has been marked “legacy” in Photoshop for years. Designers would chain themselves to it.',
      ],
      gentle: [
        'Retouching, compositing or layouts: say which, and link two pieces. For a designer the picture is the proof.',
        'Retouching shows only when it is bad. Which picture of yours does nobody suspect, and can they see the one before?',
      ],
    },
    {
      says: 'illustrator|adobe illustrator',
      brutal: [
        'The logo was sent as a JPEG, in a Word file. Illustrator will now spend the evening tracing it.',
        'In Illustrator the pen tool decides who stays in the trade.',
        "Text to outlines, save as final, and then there's a typo. In Illustrator it is a shape of a typo now.",
      ],
      gentle: [
        "Logos, icons, packaging? Which mark of yours is still in use, and where can it be seen? That's your line.",
        'Vectors travel, on to vans, caps and shop fronts. Where is the largest thing of yours, and where the smallest?',
      ],
    },
    {
      says: 'indesign|adobe indesign',
      brutal: [
        '“Text as discussed”: nine hundred words more than there is page. InDesign does what it can with the leading.',
        'InDesign cannot find the links. They are on the desktop of somebody at a festival.',
        '128 pages, and the page number jumps at 64. In InDesign somebody made a new section to be tidy.',
      ],
      gentle: [
        'Whose corrections did it go through, and did it still go out on the day? InDesign people who deliver are worth gold.',
        'A long document is a hundred small decisions held steady. What was yours, and who had to find page 84 in a hurry?',
      ],
    },
    {
      says: 'figma',
      brutal: [
        'Seven cursors in the {it} file, and the one called “CEO” is moving a button.',
        '{It}: Page 1, Page 1 copy, Archive, DO NOT USE. Development has built from DO NOT USE.',
      ],
      gentle: 'Did your file get built as drawn? Say what shipped, how many people use it, and put the link right here.',
    },
    {
      says: 'adobe creative suite|creative suite|adobe creative cloud|creative cloud|adobe suite',
      brutal: [
        '{It}: twenty programs, of which three are open, and one, updating, is eating the fan.',
        '{It} has twenty programs. Clients are sure that one of them makes it pop.',
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
      gentle: 'For whom did you do the {it}, and where can it be seen today: on vans, in apps, on packs? An identity in use after years speaks for itself.',
    },
    {
      says: 'logo|logo design|logos|logo designs',
      brutal: [
        'A good logo works in one colour, at one centimetre. Then somebody has it embroidered.',
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
      not: 'computer aided|cad|gerber',
      brutal: [
        'The design system has one button. The product has thirty-one, and all of them are called Button.',
        'A design system is finished when everybody has detached the instance.',
        'Blue-500. In the design system it took a quarter, and marketing uses the other blue.',
      ],
      gentle: 'Which teams took up the design system without being told to? That is the compliment it can get.',
    },
    {
      says: 'ui/ux|ux/ui|ux design|ui design|user experience|ux',
      brutal: [
        "UX says that users don't read. It says so in a deck of sixty pages.",
        'UX/UI: two jobs with a slash between them, and the slash does the overtime.',
        '“Can you UX it a bit before Friday?” They mean rounder.',
      ],
      gentle: 'Which task did {it} make easier, for how many people, and how do you know? That sentence is a case study in small.',
    },
    {
      says: 'wireframe|wireframing|wireframes|low-fidelity',
      brutal: [
        'A wireframe has no pictures, no colours and no words. The loudest comment comes from whoever wanted a video.',
        'Box with a cross in it, lorem ipsum, box with a cross in it. The client asks whether the crosses stay.',
        'Wireframes are signed off by people who are waiting for the real ones.',
      ],
      gentle: 'Which problem did you find while it was still only boxes? Catching it there is what wireframes are for.',
    },
    {
      says: 'prototype|prototyping|prototypes|interactive prototype|high-fidelity',
      near: 'user|users|figma|ux|ui|app|web|interactive|clickable|wireframe|wireframes|screen|screens|usability|axure|html',
      brutal: [
        'The prototype has one path through it, and the user has gone left.',
        "“Great, it's done!” A good prototype has cost many a developer their spring.",
        'In the prototype everyone is called Anna Lee. In production there is a hyphen, and it wraps.',
      ],
      gentle: 'Who tried it, and what changed because they did? The distance between version one and the final one is your skill.',
    },
    {
      says: 'user research|user interview|usability testing|usability test|user testing|user interviews',
      brutal: [
        'Five users, one button, nobody saw it. Usability testing is watching through your fingers.',
        "“It's very clear,” says the user in the usability test, in the wrong menu.",
        'The director came to one session of user research, and has asked “but could Brenda find it” ever since.',
      ],
      gentle: 'What did the user research turn up that no one in the building had wanted to hear, and what was rebuilt because of it?',
    },
    {
      says: 'user journey|customer journey|journey map|user flow',
      brutal: [
        'The user journey has nine smileys on it. Number six looks down. That is the form.',
        'The journey is drawn as a road. No customer has ever been seen on it, but there is a lovely bridge.',
        'User flow: happy path in blue. Everyone else is behind a diamond.',
      ],
      gentle: 'Which step did you make shorter or kinder? A drop-off before and after makes the drawing worth its wall.',
    },
    {
      says: 'portfolio|online portfolio|behance|dribbble',
      not: 'product portfolio|brand portfolio|client portfolio|portfolio of clients',
      brutal: [
        'Redoing a portfolio takes a weekend. It has taken that weekend every year.',
        'In the portfolio the app floats at an angle, over pastel. It is a parking app.',
        'Twelve projects in the portfolio, and at the interview they ask about the flyer.',
      ],
      gentle: 'Put the address at the top, where it can be clicked. Two projects with a problem and an outcome beat twelve pictures.',
    },
    {
      says: 'typography|typeface|typesetting|lettering|font|fonts',
      brutal: [
        'Two fonts that nobody else can tell apart, and one of them is wrong. Typography can be lonely.',
        "You can't unsee kerning. Typography has ruined more menus than the prices have.",
        '“Can we have a friendlier font?” There goes an afternoon of typography and a quiet lunch.',
      ],
      gentle: 'Which setting are you proud of, and why does it work? A designer who can say that in a sentence gets the interview.',
    },
    {
      says: 'print design|print-ready|pre-press|prepress|cmyk|print production|print layout|print media',
      brutal: [
        'RGB in, mud out. Print has taught everyone that, on 5,000 sheets.',
        'Print has no undo. It has a pallet.',
        'The proof was approved on a phone, in a bar, in yellow light. The artwork is now orange in print.',
      ],
      gentle: [
        'What run, what finish, and did it come back right the first time? Knowing the press is worth money to a studio.',
        'Did you ever stand at the press? Say what you caught there: studios are short of people who know what ink does.',
      ],
    },
    {
      says: 'packaging|packaging design|packaging artwork|pack design',
      not: 'labeling|labelling|shipping|warehouse',
      brutal: [
        'Front: a mountain. Back: eleven languages, six logos, one barcode that must not be moved. Packaging is the back.',
        'Packaging has to shout on the shelf and whisper in the kitchen. The client would also like a window.',
        "The box looks wonderful in the packaging mock-up, where it doesn't stand between two others.",
      ],
      gentle: 'Is your packaging on a shelf, and did it outsell the old one? A picture in a shop is the best you can link to.',
    },
    {
      says: 'brochure|leaflet|flyer|poster|brochures|flyers|posters|business card|leaflets|marketing material|marketing materials',
      brutal: [
        'A poster needs a headline, a date and a place. The client also sent 600 words.',
        'The flyer goes to print at four. At ten to, “one tiny thing”, and it is the venue.',
        'White space on a brochure is what clients see as room.',
      ],
      gentle: [
        'For whom, how many, and what did it bring? Even a small event that filled up shows that your layout worked.',
        'Somebody held it in their hand. What did they do next, and how did you come to know?',
      ],
    },
    {
      says: 'social media graphic|social media post|web banner|banner|digital assets',
      near: 'design|designed|designing|graphic|graphics|create|created|creating|asset|assets|banner|banners|content|post|posts',
      brutal: [
        'One idea, 34 sizes. In banners the logo, the price and the legal line all want the same 90 pixels.',
        "A social media graphic lives for four hours, and two of those it's loading.",
        '“Same, but square. Same, but tall. Same, but with Dave.” A week of social media graphics.',
      ],
      gentle: 'Which of your graphics worked far better than the others? The two side by side would make a lovely page in the portfolio.',
    },
    {
      says: 'client brief|creative brief|design brief',
      brutal: [
        'The brief says “surprise us”. They do not want to be surprised.',
        "“You're the creative.” Whoever says so has a sketch in the bag, and it comes out in round three.",
        "Budget: tbc. Deadline: Thursday. It's a brief in every sense.",
      ],
      gentle: 'How did you fill a thin one? Turning a vague wish into a clear task is the first thing seniors look for.',
    },
    {
      says: 'client feedback|amends|client amends|client revisions|design revision',
      brutal: [
        'Round seven of client feedback restores round one. It is greeted as a breakthrough.',
        '“Can you make it pop?” Amends come in verbs of breakfast cereal.',
        'Final, final2, final_client, final_USE. Amends can be dated by the ending, like layers of rock.',
      ],
      gentle: 'How do you keep the idea alive through it? One example of a comment that made the work better shows maturity.',
    },
    {
      says: 'html|css|html/css|html5',
      brutal: [
        'Designers who list {it} get told “so you can code”. It is always said on a Thursday.',
        'It fitted in the layout. Then {it} met a German headline.',
        'Developers come to the leaving party of a designer who knows {it}.',
      ],
      gentle: [
        'Can you build what you draw? A live link is the shortest way of saying yes, so put it in this line.',
        'A designer who can build saves everybody a guess. What did you get right in the drawing because you knew how it would be made?',
      ],
    },
    {
      says: 'responsive design|responsive website|responsive web design|mobile-first|mobile app design|mobile design|app design',
      brutal: [
        'Drawn on a 27-inch screen, used on a cracked phone, in the rain, with one thumb. That is mobile design.',
        'Desktop, tablet, phone. The client looks at it on the fridge. Responsive, you said.',
      ],
      gentle: 'Which screen did most people use, and what did you leave out for it? The leaving out is the design.',
    },
    {
      says: 'accessibility|wcag|accessible design|inclusive design',
      brutal: [
        '“Click here”, says the link. Anyone who hears nothing but the links asks where. Accessibility starts about there.',
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
      says: '3d rendering|3d visualisation|3d visualization|3ds max|v-ray|3d modelling|3d modeling|rendering',
      brutal: [
        'A render takes all night. The comment takes four seconds: can we see it from the other side?',
        'The people in the render are see-through and very relaxed. No one has told them about the parking.',
        'In a render the light comes from wherever it is kindest. Then the client asks which way the window faces.',
      ],
      gentle: 'If your {it} helped a sale, a permit or a film along, say so. A picture that decided something is worth more than ten that dazzle.',
    },
    {
      says: 'illustration|digital illustration|editorial illustration|book illustration|illustrating',
      brutal: [
        "“It's only a little drawing.” Illustration invoices for the twenty years before it.",
        'Hands are hard, horses are harder, and the brief for the illustration is a handshake on horseback.',
        '“In the style of that book.” There goes the illustration brief, and somebody else has already drawn it.',
      ],
      gentle: [
        'Where was it printed, and who asked for the next one? A client who comes back is your best review.',
        'Which illustration were you asked for again by the same people? A client who comes back is the review that counts.',
      ],
    },
    {
      says: 'mood board|moodboard|concept board',
      brutal: [
        'A mood board has marble, linen, one fig and no budget.',
        'Board A is what you want, C is what they pick, and B was there to fill the table. Mood boards come in threes.',
        'The same chair is on every mood board. It is not for sitting.',
      ],
      gentle: 'How much of the {it} survived in what got built? The journey is what an interviewer enjoys.',
    },
    {
      says: 'interior design|space planning|ff&e|furniture selection|soft furnishing|residential interiors|commercial interiors',
      brutal: [
        "The sofa fits the room. It doesn't fit the stairs. Interior design learns that once.",
        "“We don't want much, just clutter-free.” The interiors brief, from people with four bicycles.",
        "Lead time on the furniture: fourteen weeks. Opening: in twelve. In FF&E that's a normal start.",
      ],
      gentle: 'Did it open on the day, and how do people use the room now? Style gets looked at, and interior design that delivers gets hired.',
    },
    {
      says: 'autocad|revit|vectorworks',
      not: 'gis|mapping',
      brutal: [
        "In {it} there's a layer called 0 with everything on it, and a layer called “new” with a toilet.",
        'The wall in {it} is straight. The wall is not in {it}.',
      ],
      gentle: 'Could a joiner build from your sheets without ringing? If so, write it: there is no higher praise for drawings.',
    },
    {
      says: 'fashion design|tech pack|pattern cutting|fabric sourcing',
      brutal: [
        'Pins, chalk, a fit model, and a buyer who would like it “more fun” by noon. That is fashion design.',
        'Summer is drawn in winter and fitted in a coat. Fashion design never has the weather it works for.',
        "Fabric sourcing: it's the right blue, it's sold out, it's now a similar blue.",
      ],
      gentle: 'Which piece reached the shops, and did it sell? A designer who knows both answers is rare.',
    },
    {
      says: 'art direction|creative direction|photo shoot|photoshoot',
      brutal: [
        'Art direction: “a bit more.” “Less.” “There.” It takes a decade to say it at the right moment.',
        'On the shoot eleven people look at a salad. The salad has somebody for its hair.',
      ],
      gentle: 'Whose work got better thanks to the {it}, and where was it seen? Names of places and people count more than adjectives.',
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
      says: 'design thinking|design sprint|ideation workshop',
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
      says: 'infographic',
      brutal: [
        'An infographic has eleven statistics, one of them as a very large donut.',
        'An infographic turns forty pages into one. Then the client sends the forty pages, to go on the back.',
        'Two little people out of five are orange. That is 40%, and a week of infographic.',
      ],
      gentle: 'Whose figures, and what did readers understand quicker? A page that was passed on is worth a link.',
    },
    {
      says: 'photo retouching|retouching|image retouching|photo editing|image editing',
      brutal: [
        'Three hours of retouching. If it went well, there is nothing to show.',
        'Retouching takes away the spot, the socket, the shadow of the light and then the thing the client liked.',
      ],
      gentle: 'Before and after would say it at once. What was the deadline, and how many images went through your hands?',
    },
    {
      says: 'layout|page layout|layout design',
      near: 'design|layout|page|grid|colour|color|palette|typography|theory|magazine|editorial|print|web|visual|composition',
      brutal: [
        "Twelve columns in the layout, and the client's text would like a thirteenth.",
        'White space in a layout is what is left for the logo to grow into.',
        'Everything in the layout is important, said the client. So now nothing is, in bold.',
      ],
      gentle: [
        'Show the page that you would defend, and say why in a line. Judgement is what a studio reads for.',
        'Good layout makes people read to the end. Which page of yours did that, and what did you take off it?',
      ],
    },
  ],
};
