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
      gentle: 'Everyone can post; employers pay for what it brought in. Name the channel, how far it grew, and what came of it.',
    },
    {
      says: 'social media content|content creation|creating content|created content|content creator|social content',
      brutal: [
        'Content creation: one talk, cut into a blog, six posts, a carousel and a sigh.',
        '“Can we make it more viral?” People who make content have learned to nod at that.',
        'The behind-the-scenes content took four hours to stage.',
      ],
      gentle: 'The piece that travelled furthest, with its figure, is the sample. Add pieces a week.',
    },
    {
      says: 'instagram|facebook|tiktok',
      brutal: [
        'The algorithm of {it} changed on Tuesday. The strategy was signed off on Monday.',
        'Best time to post on {it}: eleven studies, eleven times.',
        '{It} shows it to a handful of the people who asked to see it. For the rest there is a button with a price.',
      ],
      gentle: 'A channel is worth what its audience did. Add the growth, and one thing that came of it: sales, sign-ups or visits.',
    },
    {
      says: 'followers|follower|increased followers|grew followers|follower growth',
      brutal: [
        '{n} followers. Somewhere in finance a person asks what one of them buys.',
        'Followers are easy to count, which is why they are in the report.',
        'A few of the followers are the competitor. They like nothing, and they have seen all of it.',
      ],
      gentle: 'Growth without spend is the kind that counts. Add period and the share of it that was organic.',
    },
    {
      says: 'content calendar|social media calendar|editorial calendar|content plan|content strategy|content planning',
      brutal: [
        'The content calendar is full until June. Then the CEO has an idea, on a plane.',
        "National Biscuit Day is on every content calendar in the country, the pension fund's included.",
        'Content strategy: pillars, personas, themes, and on Thursday a picture of the new printer.',
      ],
      gentle: 'Weeks planned ahead, and posts that went out against posts planned: reliability can be measured, and hardly anybody does.',
    },
    {
      says: 'email marketing|email campaign|email newsletter|e-newsletter',
      brutal: [
        'The subject line was tested for a week, and the email begins with “Hi there”.',
        'Email campaigns always contain one wrong link. It is the button.',
        'The email goes out at ten. At one past ten everyone in the office sees the typo.',
      ],
      gentle: 'E-mail is the easiest channel to measure. Give the size of the list, the click rate or the sales.',
    },
    {
      says: 'mailchimp|hubspot|marketo|pardot|klaviyo|activecampaign',
      brutal: [
        "{It} asks whether you are sure. It's the longest second in marketing.",
        'The welcome flow in {it} sends five mails. By mail three it says “we miss you”.',
        'Someone is in {it} as “Dear Test”. They open everything.',
      ],
      gentle: 'Automations that still run are worth more than campaigns that ended. Add contacts in the system and a certificate.',
    },
    {
      says: 'google ads|ppc|google adwords|adwords|paid search',
      brutal: [
        'The campaign is paused. Google Ads has sent four emails to ask whether everything is all right.',
        'Broad match. In PPC you bid on “leather boots” and pay for “is leather a plant”.',
        'In Google Ads the dearest keyword in the account is the name of your own company.',
      ],
      gentle: 'Paid search is easy to compare. Give spend, cost per lead and return, all three.',
    },
    {
      says: 'facebook ads|meta ads|paid social|linkedin ads|instagram ads',
      brutal: [
        'The audience is people who like hiking, cheese and decisions. Paid social found 41,000.',
        'The ad was rejected by {it}, appealed, approved and rejected. A robot had seen a knee.',
        'You look at the boots once, and now the boots know where you live. Somebody in paid social set that up.',
      ],
      gentle: 'Monthly budget and cost per result: return is the only adjective a paid campaign needs.',
    },
    {
      says: 'seo|search engine optimisation|search engine optimization|on-page seo',
      brutal: [
        "“Can we be first on Google?” For what? “For everything.” That's the SEO briefing.",
        'SEO takes six months. In month five there is an update with the name of an animal.',
        '“Best plumber near me”, eleven times on one page. SEO people hear it in their sleep.',
      ],
      gentle: 'Rank is nice, revenue is better. Put terms, positions and the traffic worth having in one clause.',
    },
    {
      says: 'keyword research|link building|backlink',
      brutal: [
        'Link building: 200 polite emails to blogs about gardens, about a link to a bank.',
        'Keyword research shows what people really ask. It is mostly “is it down”.',
      ],
      gentle: 'A page that brings enquiries each week is worth naming, with its term. Links won are counted by quality, so one good domain helps.',
    },
    {
      says: 'google analytics|ga4|web analytics',
      brutal: [
        'Google Analytics shows 61 users right now. Fourteen of them work here.',
        "“Direct / none.” It's the biggest channel in Analytics, and it means that nobody knows.",
        'A hundred and four reports in Google Analytics. The meeting is about the map.',
      ],
      gentle: 'Analytics shows its worth when something gets stopped. Name one thing you dropped because of the figures.',
    },
    {
      says: 'ahrefs|semrush',
      brutal: [
        '{It} found 1,240 issues. Eleven matter, and those are with IT.',
        "{It} gives the site a score of 71. The boss would like 100. The boss's own site has 44.",
      ],
      gentle: 'A finding that turned into traffic is the point: the fix, what it did, and by how much.',
    },
    {
      says: 'marketing campaign|integrated campaign|multi-channel campaign|campaign',
      not: "capital campaign|alumni|university's|donor|donors|giving|annual fund|united way|election campaign|presidential|senate|mayor|dialing|dialer|political|election|fundraising|vaccination|awareness|cancer",
      brutal: [
        'A campaign has one big idea, nine formats, and at the end a version where the logo is bigger.',
        'The campaign launch is on the first. The landing page is on the third.',
        'Campaigns are named after verbs. “Dare.” “Begin.” It was about a savings account.',
      ],
      gentle: 'A campaign is remembered for its result. Give the budget and what came of it, and say which idea was yours.',
    },
    {
      says: 'brand awareness|brand strategy|brand identity|brand management|branding',
      not: 'brand new',
      brutal: [
        'Brand awareness means that they know the name. The name of what is the next campaign.',
        'Four values, one purpose and a promise. The brand has more principles than most political parties.',
        '“It has to feel premium, but friendly, but bold.” In branding that is one font.',
      ],
      gentle: 'Brand work is hard to measure, so a figure stands out. Give one: a survey, direct searches, requests by name.',
    },
    {
      says: 'brand guideline|tone of voice|brand book',
      brutal: [
        'Brand guidelines give the logo its own exclusion zone. Directors get less.',
        'Warm but not chatty, bold but not loud, never needy. The brand guidelines have described a cat.',
        'We never say “cheap”, says page 12 of the brand guidelines. We say “considered”.',
      ],
      gentle: 'People who had to follow it, and did: two hundred colleagues in one voice is the achievement, the document only the tool.',
    },
    {
      says: 'copywriting|copywriter|writing copy|web copy|website copy|tagline',
      not: 'photocopy|hard copy|copy typing',
      brutal: [
        'Copywriting: eleven words, nine people with comments, and all nine have a verb they like.',
        "Version one was short. Legal added the middle. That's how copy is made.",
        '“Just make it punchier.” The copy has been punched.',
      ],
      gentle: 'Copy is judged by what it sold. Quote one line of yours, or link a page.',
    },
    {
      says: 'blog|blog post|blogging',
      brutal: [
        '“Five things we learned from…” There were three. A blog post needs five.',
        'The company blog begins in January, weekly, and lies down in March.',
        'The blog has an author called Admin. Admin has seen a lot of change and loves summer.',
      ],
      gentle: 'A post that still brings readers years later deserves its link. Add visits a month.',
    },
    {
      says: 'press release',
      brutal: [
        'Embargoed until Thursday at nine. The press release has been on the website since Tuesday.',
        'A press release goes to 300 journalists. One replies, with “unsubscribe”.',
        'Paragraph one: who, what, when. Paragraph two: the adjectives. Every press release has a paragraph two.',
      ],
      gentle: 'One good article beats a pile of clippings. Name the paper, and say what followed.',
    },
    {
      says: 'media relations|public relations|media coverage|press coverage',
      brutal: [
        '“Is that on the record?” In media relations it gets asked one sentence too late.',
        'Public relations is years of lunches, so that somebody rings you before they print it.',
        'Media coverage: half a page in the trade weekly, next to a pump.',
      ],
      gentle: 'Journalists who ring back are the asset. Add titles reached, and a bad week handled, in general terms.',
    },
    {
      says: 'event management|event planning|trade show|exhibition|organised events|corporate event|promotional event|event coordination|special event',
      brutal: [
        'At events marketing carries the banner, the box, the other box and the blame for the wifi.',
        '300 registered, 140 came, and the badges of the other 160 were beautiful.',
        'By six the event has one box of lanyards left, and nobody who ordered them.',
      ],
      gentle: 'Events are remembered by guests and paid for by results. Say how many people, on what budget, and what it brought.',
    },
    {
      says: 'influencer|influencer marketing|ugc',
      brutal: [
        'The influencer brief said natural. The yoghurt is held like a trophy.',
        'An influencer with 90,000 followers would love to collaborate. There is a rate card for loving it.',
        '#ad. It is the smallest word on the picture and legal chose its size.',
      ],
      gentle: 'Give the cost, code and sales: measured influence is rarer than influence, so those three set you apart.',
    },
    {
      says: 'canva',
      not: 'canvas|canvases',
      brutal: [
        'Canva has 400 fonts, and everybody has chosen the brushy one.',
        'The design team made a template in Canva. It now has a sunset in it.',
        "You drop a picture in, and Canva's purple line shows that it's nearly in the middle.",
      ],
      gentle: 'Fast and tidy has its worth. Add pieces a week, all in the brand, with templates that others used.',
    },
    {
      says: 'photoshop|adobe creative suite|creative suite|adobe creative cloud',
      brutal: [
        "Marketing opens {it} to crop a picture. It's like taking the lorry to post a letter.",
        "“Can you just?” Once they know that somebody in marketing has {it}, it's “can you just” for life.",
        'Marketing has one licence for {it}, on the machine of whoever is on holiday.',
      ],
      gentle: 'Work done in house saves an agency fee. Name one piece, and say what it saved.',
    },
    {
      says: 'website content|website management|website update|company website|content management system|cms|wordpress',
      brutal: [
        'The website opens on a carousel: five slides, one for each director. Visitors have met two of them.',
        'The website has 900 pages, of which 880 get read once, by whoever has to move them.',
        "“It's just a small change to the website.” It's the menu.",
      ],
      gentle: 'Websites are judged page by page. Name one you changed, and the figure that moved.',
    },
    {
      says: 'crm|salesforce|customer database|customer data|crm system',
      brutal: [
        'In the CRM marketing has 90,000 contacts. Sales knows eleven of them, and has those on a phone.',
        'A great many people in the CRM live at 1 Test Street. Marketing sends every one of them a voucher.',
      ],
      gentle: 'A CRM is only as good as what is in it. Say how many records you kept, and what a campaign earned from them.',
    },
    {
      says: 'lead generation|marketing qualified lead|mql|lead nurturing|generated leads|inbound lead|qualified lead',
      brutal: [
        '“Hot lead”, writes marketing. It was a competitor, reading.',
        'The lead has downloaded the guide twice. It is a student with an essay due.',
        'Lead nurturing: eleven mails, and they buy from someone they met on a train.',
      ],
      gentle: 'Leads that sales accepted are the honest count. Add the share that became customers.',
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
      gentle: 'Agencies are worth steering well. Give the budget, and say what got better or cheaper.',
    },
    {
      says: 'marketing budget|media budget|advertising budget|media spend|ad spend|campaign budget|event budget',
      brutal: [
        'The marketing budget goes first when times are hard and is missed first when they are over.',
        'Half of the ad spend is wasted, goes the saying. Finance would be happy to start with either half.',
        'It was a media budget in January. By June it is an apology to the media.',
      ],
      gentle: 'A marketing budget shows whom they trust. Give the sum, and one thing you stopped because it did not work.',
    },
    {
      says: 'brochure|brochures|leaflet|flyer|leaflets|flyers|marketing material|marketing materials|marketing collateral|print material|collateral',
      brutal: [
        '5,000 were printed. 4,200 are under the stairs, with the former address. That is marketing material.',
        'A typo in any brochure or flyer is invisible on the screen and can be seen from space on the pallet.',
        "“We'll need it for the event.” So it goes to print at six, with a picture that was for position only.",
      ],
      gentle: 'A code, a call or a footfall count turns print into a result. Add run and languages.',
    },
    {
      says: 'product launch|go-to-market|go to market|gtm',
      brutal: [
        'The product launch is set for May. Product has not said which May.',
        'Go-to-market: channels, messages, prices, and a sales team that hears of it from a customer.',
        'Launch day has cake, in the brand colour. Nobody eats the brand colour.',
      ],
      gentle: 'First weeks against plan is what a launch is judged by. Markets and your share of the work stand before it.',
    },
    {
      says: 'video content|video production|youtube|promotional video|video editing|video marketing|corporate video',
      brutal: [
        "The first three seconds of a video decide. The CEO's has a drone and a sunrise in them.",
        'A video for the company: forty seconds of people in glass rooms, nodding.',
        "“Make it like the Apple one.” The budget is a sandwich, and there is Colin's phone.",
      ],
      gentle: 'Views are cheap; people who watch to the end are not. Link one video, and say which part was yours.',
    },
    {
      says: 'social media engagement|engagement rate|increased engagement|audience engagement',
      brutal: [
        'Ask people for their favourite biscuit and they all engage. Ask them for a purchase order and it goes quiet.',
        'Engagement means that somebody did something. “Haha” counts. So does “when will you fix this”.',
      ],
      gentle: 'A percentage needs its base. If comments became enquiries, that is the half which employers pay for.',
    },
    {
      says: 'media planning|media buying|media plan|media planner|media buyer',
      brutal: [
        'A media plan has TV, radio, print and a bus. The client wants to see the bus.',
        'In media planning people do not watch television. They are exposed to it, 3.4 times.',
        "The client drives past the poster each day. It's why it's there. Media planners know the route.",
      ],
      gentle: 'Media money is judged by what moved. Give the spend, and one result: recall, searches or sales.',
    },
    {
      says: 'google tag manager|utm|conversion tracking|tracking pixel|attribution model|campaign tracking',
      brutal: [
        'Email, email, e-mail, E_Mail: the UTMs show four channels, and each has had its best quarter.',
        'The tracking pixel sits on the thank-you page. And the home page. Conversion is a hundred per cent.',
      ],
      gentle: 'Setting up measurement is quiet and valuable. A wrong belief that it put an end to makes others see why.',
    },
    {
      says: 'value proposition|usp|unique selling proposition|brand positioning|market positioning',
      brutal: ['The value proposition took four workshops. It says that we put customers first.', "A USP is unique. It's on both stands."],
      gentle: 'Good positioning is short: the sentence itself, and what changed in sales calls afterwards, fit in one line.',
    },
    {
      says: 'roas|roi|return on ad spend|cost per lead|cost per acquisition',
      brutal: [
        'Three platforms claim the same sale. By their reports the company has sold it three times.',
        'Everybody asks for the ROI of a poster. The poster has not been asked.',
        'By ROAS the best campaign is always the one that shows boots to people at the till.',
      ],
      gentle: 'From what to what, at what spend, and the change that did it: that order is how a good line runs.',
    },
    {
      says: 'conversion rate|conversion rate optimisation|conversion rate optimization|landing page',
      brutal: [
        'Conversion rate went up when a field came out of the form. It was the phone number, and sales has rung about it.',
        "Last click gets the credit for the conversion. It's like thanking the door for the party.",
        'A landing page has one button, says the course. Then come the four directors.',
      ],
      gentle: 'One change with a before and an after is worth stealing. Name it, and give the rate.',
    },
    {
      says: 'market research|customer research|consumer insight|customer survey',
      brutal: [
        'Market research: 62% say they would buy it. The shop where those 62% go has yet to be found.',
        'The survey takes two minutes, says the survey, at the top of page one of eleven.',
        'Customers told market research that they would pay more for green. They told the till something else.',
      ],
      gentle: 'Sample size first, then the surprise, then the plan that changed: research is worth what was done about it.',
    },
    {
      says: 'competitor analysis|competitive analysis|competitor research',
      brutal: [
        'Competitor analysis: they do it as well, but with a video.',
        'In any competitor analysis there is a table, and the only full row of ticks is ours.',
      ],
      gentle: 'A move seen coming, and what was done first, is competitor work with a result. A table alone is homework.',
    },
    {
      says: 'target audience|target market|audience segmentation',
      brutal: [
        'The target audience is 25 to 54. That is not an audience. That is a motorway.',
        '“Everyone, really.” The client has described the target audience and would like a logo.',
      ],
      gentle: 'Choosing whom to leave out is the hard half. Say who your audience was, and what that did to the response.',
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
      gentle: 'For a designer the picture is the evidence. Say what you do, retouching, compositing or layout, and link two pieces.',
    },
    {
      says: 'illustrator|adobe illustrator',
      brutal: [
        'The logo was sent as a JPEG, in a Word file. Illustrator will now spend the evening tracing it.',
        'In Illustrator the pen tool decides who stays in the trade.',
        "Text to outlines, save as final, and then there's a typo. In Illustrator it is a shape of a typo now.",
      ],
      gentle: 'A mark still in use, and where it can be seen, makes this line. Add logos, icons and packs.',
    },
    {
      says: 'indesign|adobe indesign',
      brutal: [
        '“Text as discussed”: nine hundred words more than there is page. InDesign does what it can with the leading.',
        'InDesign cannot find the links. They are on the desktop of somebody at a festival.',
        '128 pages, and the page number jumps at 64. In InDesign somebody made a new section to be tidy.',
      ],
      gentle: 'Long documents delivered on the day are what publishers pay for. Add pages, languages and corrections.',
    },
    {
      says: 'figma',
      brutal: [
        'Seven cursors in the {it} file, and the one called “CEO” is moving a button.',
        '{It}: Page 1, Page 1 copy, Archive, DO NOT USE. Development has built from DO NOT USE.',
      ],
      gentle: 'A file that was built as drawn, with users and a link: that is what separates product design from screens.',
    },
    {
      says: 'adobe creative suite|creative suite|adobe creative cloud|creative cloud|adobe suite',
      brutal: [
        '{It}: twenty programs, of which three are open, and one, updating, is eating the fan.',
        '{It} has twenty programs. Clients are sure that one of them makes it pop.',
      ],
      gentle: 'The package says little. Name the three programs you know best, and what you do in each.',
    },
    {
      says: 'brand identity|visual identity|branding|corporate identity|brand design',
      brutal: [
        'An identity has a logo, a grid, two typefaces and, two weeks later, a clip-art Santa.',
        "“We'd like it to be timeless, like that other one that everyone has now.” That is a branding brief.",
        "A visual identity lasts until the client's first PowerPoint.",
      ],
      gentle: 'An identity in use years later speaks for itself. Add client, and where it stands today, vans, apps, packs.',
    },
    {
      says: 'logo|logo design|logos|logo designs',
      brutal: [
        'A good logo works in one colour, at one centimetre. Then somebody has it embroidered.',
        'Three logos shown, and the client would like the colour of one, the shape of two and the feeling of neither.',
        'It took four weeks. “My nephew could draw that logo.” He could now.',
      ],
      gentle: 'A logo is best seen in use. Link one, and say for whom.',
    },
    {
      says: 'brand guideline|brand guidelines|style guide|brand book',
      brutal: [
        'Clear space round the logo, page 6. On the sign of the depot there is a seagull in it.',
        'Minimum size, maximum respect. The brand guidelines are read by the people who wrote them.',
      ],
      gentle: 'Guidelines are only worth something if people follow them. Say how many teams or countries use yours.',
    },
    {
      says: 'design system|component library|design systems|pattern library',
      not: 'computer aided|cad|gerber',
      brutal: [
        'The design system has one button. The product has thirty-one, and all of them are called Button.',
        'A design system is finished when everybody has detached the instance.',
        'Blue-500. In the design system it took a quarter, and marketing uses the other blue.',
      ],
      gentle: 'Teams that took it up, components in it, and hours it saved: a system is judged by who uses it unasked.',
    },
    {
      says: 'ui/ux|ux/ui|ux design|ui design|user experience|ux',
      brutal: [
        "UX says that users don't read. It says so in a deck of sixty pages.",
        'UX/UI: two jobs with a slash between them, and the slash does the overtime.',
        '“Can you UX it a bit before Friday?” They mean rounder.',
      ],
      gentle: 'The task that became easier, for how many people, and how it was measured: a case study in one sentence.',
    },
    {
      says: 'wireframe|wireframing|wireframes|low-fidelity',
      brutal: [
        'A wireframe has no pictures, no colours and no words. The loudest comment comes from whoever wanted a video.',
        'Box with a cross in it, lorem ipsum, box with a cross in it. The client asks whether the crosses stay.',
        'Wireframes are signed off by people who are waiting for the real ones.',
      ],
      gentle: 'A problem caught while it was still boxes is what wireframes are for. Add one such case, named, if you have one.',
    },
    {
      says: 'prototype|prototyping|prototypes|interactive prototype|high-fidelity',
      near: 'user|users|figma|ux|ui|app|web|interactive|clickable|wireframe|wireframes|screen|screens|usability|axure|html',
      brutal: [
        'The prototype has one path through it, and the user has gone left.',
        "“Great, it's done!” A good prototype has cost many a developer their spring.",
        'In the prototype everyone is called Anna Lee. In production there is a hyphen, and it wraps.',
      ],
      gentle: 'People who tried it, and what changed because they did: the distance between the first version and the last is your skill.',
    },
    {
      says: 'user research|user interview|usability testing|usability test|user testing|user interviews',
      brutal: [
        'Five users, one button, nobody saw it. Usability testing is watching through your fingers.',
        "“It's very clear,” says the user in the usability test, in the wrong menu.",
        'The director came to one session of user research, and has asked “but could Brenda find it” ever since.',
      ],
      gentle: 'Sessions held, and something rebuilt because of them: findings count once they have cost the company a decision.',
    },
    {
      says: 'user journey|customer journey|journey map|user flow',
      brutal: [
        'The user journey has nine smileys on it. Number six looks down. That is the form.',
        'The journey is drawn as a road. No customer has ever been seen on it, but there is a lovely bridge.',
        'User flow: happy path in blue. Everyone else is behind a diamond.',
      ],
      gentle: 'A step made shorter, with the drop-off before and after, makes the drawing worth its wall.',
    },
    {
      says: 'portfolio|online portfolio|behance|dribbble',
      not: 'product portfolio|brand portfolio|client portfolio|portfolio of clients',
      brutal: [
        'Redoing a portfolio takes a weekend. It has taken that weekend every year.',
        'In the portfolio the app floats at an angle, over pastel. It is a parking app.',
        'Twelve projects in the portfolio, and at the interview they ask about the flyer.',
      ],
      gentle: 'Give the address at the top, where it can be clicked. Two projects with a problem and an outcome beat twelve pictures.',
    },
    {
      says: 'typography|typeface|typesetting|lettering|font|fonts',
      brutal: [
        'Two fonts that nobody else can tell apart, and one of them is wrong. Typography can be lonely.',
        "You can't unsee kerning. Typography has ruined more menus than the prices have.",
        '“Can we have a friendlier font?” There goes an afternoon of typography and a quiet lunch.',
      ],
      gentle: 'A designer who can say in a sentence why a setting works gets the interview. Add one linked spread, if you have one.',
    },
    {
      says: 'print design|print-ready|pre-press|prepress|cmyk|print production|print layout|print media',
      not: 'textile|fabric|repeat|garment|fashion|apparel',
      brutal: [
        'RGB in, mud out. Print has taught everyone that, on 5,000 sheets.',
        'Print has no undo. It has a pallet.',
        'The proof was approved on a phone, in a bar, in yellow light. The artwork is now orange in print.',
      ],
      gentle: 'Print that comes out right the first time saves real money. Give the run, the finish and the stock of one job.',
    },
    {
      says: 'packaging|packaging design|packaging artwork|pack design',
      not: 'labeling|labelling|shipping|warehouse',
      brutal: [
        'Front: a mountain. Back: eleven languages, six logos, one barcode that must not be moved. Packaging is the back.',
        'Packaging has to shout on the shelf and whisper in the kitchen. The client would also like a window.',
        "The box looks wonderful in the packaging mock-up, where it doesn't stand between two others.",
      ],
      gentle: 'Packaging is best seen on a shelf. Link one, and say where it sold.',
    },
    {
      says: 'brochure|leaflet|flyer|poster|brochures|flyers|posters|business card|leaflets|marketing material|marketing materials',
      brutal: [
        'A poster needs a headline, a date and a place. The client also sent 600 words.',
        'The flyer goes to print at four. At ten to, “one tiny thing”, and it is the venue.',
        'White space on a brochure is what clients see as room.',
      ],
      gentle: 'Print design is judged by what it brought. Say what it was for, how many were printed, and what came of it.',
    },
    {
      says: 'social media graphic|social media post|web banner|banner|digital assets',
      near: 'design|designed|designing|graphic|graphics|create|created|creating|asset|assets|banner|banners|content|post|posts',
      brutal: [
        'One idea, 34 sizes. In banners the logo, the price and the legal line all want the same 90 pixels.',
        "A social media graphic lives for four hours, and two of those it's loading.",
        '“Same, but square. Same, but tall. Same, but with Dave.” A week of social media graphics.',
      ],
      gentle: 'Small formats are a volume job. Say how many a week, and which one did best.',
    },
    {
      says: 'client brief|creative brief|design brief',
      brutal: [
        'The brief says “surprise us”. They do not want to be surprised.',
        "“You're the creative.” Whoever says so has a sketch in the bag, and it comes out in round three.",
        "Budget: tbc. Deadline: Thursday. It's a brief in every sense.",
      ],
      gentle: 'Turning a vague wish into a clear task is what seniors look for. Add one brief you sharpened, if you have one.',
    },
    {
      says: 'client feedback|amends|client amends|client revisions|design revision',
      brutal: [
        'Round seven of client feedback restores round one. It is greeted as a breakthrough.',
        '“Can you make it pop?” Amends come in verbs of breakfast cereal.',
        'Final, final2, final_client, final_USE. Amends can be dated by the ending, like layers of rock.',
      ],
      gentle: 'A comment that made the work better, and what you did with it, shows maturity. Rounds it took can stay unsaid.',
    },
    {
      says: 'html|css|html/css|html5',
      brutal: [
        'Designers who list {it} get told “so you can code”. It is always said on a Thursday.',
        'It fitted in the layout. Then {it} met a German headline.',
        'Developers come to the leaving party of a designer who knows {it}.',
      ],
      gentle: 'A live link is the shortest way of showing that you can build what you draw. It belongs in this very line.',
    },
    {
      says: 'responsive design|responsive website|responsive web design|mobile-first|mobile app design|mobile design|app design',
      brutal: [
        'Drawn on a 27-inch screen, used on a cracked phone, in the rain, with one thumb. That is mobile design.',
        'Desktop, tablet, phone. The client looks at it on the fridge. Responsive, you said.',
      ],
      gentle: 'What was left out for the small screen is the design. Add the share of mobile visits.',
    },
    {
      says: 'accessibility|wcag|accessible design|inclusive design',
      brutal: [
        '“Click here”, says the link. Anyone who hears nothing but the links asks where. Accessibility starts about there.',
        'Accessibility gets invited in the last week, when the carousel is already in the contract.',
      ],
      gentle: 'Level met, and tested with people who use a screen reader or a keyboard: that puts you ahead of nearly every portfolio.',
    },
    {
      says: 'motion graphics|after effects|animation|adobe after effects|storyboard|cinema 4d',
      brutal: [
        'Three seconds of motion graphics, four hours of rendering, one comment: can it be faster?',
        'After Effects: everything eases in, eases out and then runs out of memory.',
        '“It just has to bounce a bit.” In animation “just” is paid by the hour.',
      ],
      gentle: 'A reel says it all. Link one minute of it, with the best five seconds first.',
    },
    {
      says: '3d rendering|3d visualisation|3d visualization|3ds max|v-ray|3d modelling|3d modeling|rendering',
      around: 'interior|architect|building|room|furniture|visualis|visualiz|exhibition|property|kitchen|retail',
      brutal: [
        'A render takes all night. The comment takes four seconds: can we see it from the other side?',
        'The people in the render are see-through and very relaxed. No one has told them about the parking.',
        'In a render the light comes from wherever it is kindest. Then the client asks which way the window faces.',
      ],
      gentle: 'One rendering that helped a sale beats ten that dazzle. Link it, and say what it was for.',
    },
    {
      says: 'illustration|digital illustration|editorial illustration|book illustration|illustrating',
      brutal: [
        "“It's only a little drawing.” Illustration invoices for the twenty years before it.",
        'Hands are hard, horses are harder, and the brief for the illustration is a handshake on horseback.',
        '“In the style of that book.” There goes the illustration brief, and somebody else has already drawn it.',
      ],
      gentle: 'For an illustrator, being asked again is the best review. Say where your work was printed, and link it.',
    },
    {
      says: 'mood board|moodboard|concept board',
      brutal: [
        'A mood board has a texture, a sunset, one fig and no budget.',
        'Board A is what you want, C is what they pick, and B was there to fill the table. Mood boards come in threes.',
        'The same picture is on every mood board in town. It has never yet been the mood of the result.',
      ],
      gentle: 'How much of it survived into the finished thing is what an interviewer enjoys. Add board and result, linked together.',
    },
    {
      says: 'interior design|space planning|ff&e|furniture selection|soft furnishing|residential interiors|commercial interiors',
      brutal: [
        "The sofa fits the room. It doesn't fit the stairs. Interior design learns that once.",
        "“We don't want much, just clutter-free.” The interiors brief, from people with four bicycles.",
        "Lead time on the furniture: fourteen weeks. Opening: in twelve. In FF&E that's a normal start.",
      ],
      gentle: 'Area, budget and opened on the day: style gets looked at, and delivery gets hired.',
    },
    {
      says: 'autocad|revit|vectorworks',
      not: 'gis|mapping',
      brutal: [
        "In {it} there's a layer called 0 with everything on it, and a layer called “new” with a toilet.",
        'The wall in {it} is straight. The wall is not in {it}.',
      ],
      gentle: 'Sheets that a joiner can build from without ringing: there is no higher praise for drawings. Put stage and scale beside it.',
    },
    {
      says: 'fashion design|tech pack|pattern cutting|fabric sourcing',
      brutal: [
        'Pins, chalk, a fit model, and a buyer who would like it “more fun” by noon. That is fashion design.',
        'Summer is drawn in winter and fitted in a coat. Fashion design never has the weather it works for.',
        "Fabric sourcing: it's the right blue, it's sold out, it's now a similar blue.",
      ],
      gentle: 'A piece that reached the shops and sold is the proof. Add category, season and price level.',
    },
    {
      says: 'art direction|creative direction|photo shoot|photoshoot',
      brutal: [
        'Art direction: “a bit more.” “Less.” “There.” It takes a decade to say it at the right moment.',
        'On the shoot eleven people look at a salad. The salad has somebody for its hair.',
      ],
      gentle: 'Art direction is judged by where it was seen. Name the client, the place or the title.',
    },
    {
      says: 'freelance|freelance designer|freelance graphic designer|self-employed',
      near: 'design|designer|graphic|client|clients|illustrator|freelance|web|logo|projects|various',
      brutal: [
        'Freelance design: one day drawing, one day quoting, three days asking for the first invoice to be paid.',
        '“It would be great exposure.” A freelance designer can tell you what exposure buys at the shop.',
      ],
      gentle: 'Repeat clients turn freelance from a stopgap into a business. Add three names and the years.',
    },
    {
      says: 'design thinking|design sprint|ideation workshop',
      brutal: [
        'Design thinking starts with empathy and ends with a wall of yellow notes, one of which says “app?”.',
        'In a design sprint you test on Friday. On Monday they build the one from before.',
      ],
      gentle: 'An idea from the wall that got made should begin the line. The method can stand at its end.',
    },
    {
      says: 'handoff|developer handoff|design handoff|zeplin|collaborated with developers|work with developers|working with developers|close collaboration with developers',
      brutal: [
        'Handoff: the designer drew 17 pixels, the developer read 16, and both call it a grid.',
        "“It's exactly like the design.” A designer lays it on top at 50% and goes very quiet.",
      ],
      gentle: 'Fewer questions and fewer fixes after the build can be counted. What made it so, tokens, notes, a daily call, is the skill.',
    },
    {
      says: 'icon|icons|icon set|iconography',
      near: 'design|designed|designing|set|create|created|ui|interface|illustration',
      brutal: [
        'The floppy disk still means save. Icon designers have looked for something else, and gone home.',
        'Three lines: menu. Three dots: also menu. Nine dots: who knows. Icons are clear to whoever drew them.',
      ],
      gentle: 'Number, sizes, and understood without a label: testing icons is rarer than drawing them.',
    },
    {
      says: 'infographic',
      brutal: [
        'An infographic has eleven statistics, one of them as a very large donut.',
        'An infographic turns forty pages into one. Then the client sends the forty pages, to go on the back.',
        'Two little people out of five are orange. That is 40%, and a week of infographic.',
      ],
      gentle: 'Whose figures, and how far it was shared: a page that others passed on is worth its link.',
    },
    {
      says: 'photo retouching|retouching|image retouching|photo editing|image editing',
      brutal: [
        'Three hours of retouching. If it went well, there is nothing to show.',
        'Retouching takes away the spot, the socket, the shadow of the light and then the thing the client liked.',
      ],
      gentle: 'Before and after say it at once. Add images a day and the deadline.',
    },
    {
      says: 'layout|page layout|layout design',
      near: 'design|layout|page|grid|colour|color|palette|typography|theory|magazine|editorial|print|web|visual|composition',
      around: 'graphic|print|editorial|magazine|web|page|typograph|indesign|brand|poster|publication',
      brutal: [
        "Twelve columns in the layout, and the client's text would like a thirteenth.",
        'White space in a layout is what is left for the logo to grow into.',
        'Everything in the layout is important, said the client. So now nothing is, in bold.',
      ],
      gentle: 'One page you would defend, with the reason in a line.',
    },
  ],
};
