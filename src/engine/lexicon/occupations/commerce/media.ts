import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const MEDIA: readonly Occupation[] = [
  occupation({
    id: 'digital-media-manager',
    title: 'Digital Media Manager',
    synonyms:
      'digital marketing manager, digital media specialist, digital media, digital marketing specialist, online marketing manager, digital media planner, digital media producer, digital media director, digital media coordinator, digital content manager, digital strategist, web content manager, digital account manager, Online-Marketing-Manager, responsable marketing digital, gestionnaire de médias sociaux, especialista en marketing digital',
    required:
      'Social media|facebook|twitter|instagram|linkedin|social media marketing|social media management, Digital marketing|online marketing|digital media|digital advertising|digital strategy, Content creation|content strategy|content marketing|digital content|content development, Google Analytics|web analytics|analytics|adobe analytics|omniture',
    usual:
      'SEO|search engine optimisation|search engine optimization, SEM|ppc|paid search|google ads|adwords|google adwords|facebook ads|paid social, Email marketing|mailchimp|newsletters|email campaigns|constant contact, Campaign management|campaigns|digital campaigns|online campaigns, CMS|wordpress|drupal|content management, Copywriting|blogging|blog posts|blogs, Adobe Creative Suite|photoshop|video editing|premiere|final cut pro, Media planning|media buying|display advertising|banner ads, HTML|css|website management|website, Video production|youtube|videos|multimedia, Hootsuite|sprout social|buffer',
    nice: 'A/B testing|conversion optimisation, Influencer marketing, Brand management|branding, E-commerce|online store, CRM|salesforce|hubspot, Public relations, Podcast|photography|graphic design, Affiliate marketing',
    context:
      'digital, online, web, website traffic, followers, engagement, click-through rate, impressions, CPC, brand awareness, audience, landing pages, ROI, content calendar, editorial calendar, platform, posts, media, conversion, target audience, interactive, mobile, publishers, ad operations, microsite, viral, social media channels, page views, subscribers, streaming, user experience, metrics',
    lookFor: [
      'Channels and budgets you ran.',
      'Reach, clicks, cost per result, revenue: before and after.',
      'Campaigns and content with links.',
      'Tools for ads, analysis and publishing.',
    ],
  }),
  occupation({
    id: 'marketing-manager',
    title: 'Marketing Manager',
    synonyms:
      'marketing specialist, marketing director, CMO, chief marketing officer, head of marketing, marketing communications manager, field marketing manager, marketing consultant, promotions manager, Marketingleiter, Marketingreferent, Marketing-Manager, responsable marketing, directeur marketing, gerente de marketing, jefe de marketing',
    required:
      'Marketing strategy|marketing plans|marketing plan|marketing, Campaign management|marketing campaigns|campaigns, Brand management|branding|brand awareness, Market research|consumer insights|market analysis',
    usual:
      'Digital marketing|social media|email marketing, Advertising|promotions|media buying, Budget management|marketing budget, Marketing collateral|brochures|marketing materials, Event marketing|trade shows|events, Product launch|product marketing|go-to-market, Lead generation, Google Analytics|seo|sem, CRM|salesforce|hubspot|marketo, Copywriting|content marketing',
    nice: 'Public relations, Agency management|agencies, Adobe Creative Suite|photoshop, Pricing, Direct mail, Segmentation',
    context:
      'brand, target audience, consumers, campaign, market share, marketing communications, product, positioning, ROI, creative, sponsorship, awareness, customers, segments, launches, collateral, sales support, competitive, vendors, strategy',
    lookFor: ['Budgets and campaigns, with what they returned.', 'Brands and markets.', 'Channels you run yourself.'],
  }),
  occupation({
    id: 'public-relations-specialist',
    title: 'Public Relations Specialist',
    synonyms:
      'PR specialist, public relations manager, PR manager, public relations officer, public relations, public relations consultant, public relations director, public relations coordinator, public relations assistant, press officer, communications manager, communications specialist, communications officer, communications director, communications coordinator, corporate communications manager, media relations manager, media relations specialist, publicist, spokesperson, public information officer, PR consultant, PR executive, PR account executive, Pressesprecher, PR-Manager, PR-Berater, Kommunikationsmanager, attaché de presse, chargé de communication, responsable communication, relacionista público, responsable de comunicación, jefe de prensa',
    required:
      'Press releases|press release|news releases|media advisories, Media relations|media outreach|media pitching|journalists|reporters, Public relations|pr|publicity, Communications strategy|corporate communications|communication plans|external communications|strategic communications',
    usual:
      'Writing|copywriting|editing|writing and editing|speechwriting|speeches, Crisis communications|crisis management|crisis communication, Social media|facebook|twitter|instagram|blog, Event planning|press conferences|media events|special events|events, Internal communications|employee communications|newsletters|newsletter, Media monitoring|press coverage|media coverage|press clippings|cision|vocus|meltwater, Press kits|media kits|fact sheets|talking points|talking point, Brand awareness|reputation management|brand, Spokesperson|media training|interviews, Media lists|pitching stories',
    nice: 'AP style|ap stylebook, Marketing|marketing communications|advertising, Community relations|community outreach|public affairs|government relations, Adobe Creative Suite|photoshop|indesign, Website content|web content|wordpress, Fundraising|sponsorships, Photography|video production',
    context:
      'press, media, publicity, campaign, news, journalists, editors, coverage, placements, publications, stakeholders, audience, public image, announcements, brochures, broadcast, television, radio, print media, media inquiries, community, messaging, influencers, launch, promotional materials, op-eds, feature stories, magazine, spokespeople, annual report, public awareness, communications, journalism, community events',
    lookFor: ['Coverage you placed, with names of outlets.', 'Campaigns and events, with reach.', 'Crises handled.', 'Writing samples, with a link.'],
  }),
  occupation({
    id: 'journalist',
    title: 'Journalist',
    synonyms:
      'reporter, editor, news editor, correspondent, columnist, broadcast journalist, staff writer, editor in chief, news producer, assistant editor, Redakteur, Chefredakteur, Volontär, journaliste, rédacteur en chef, periodista, redactor',
    required: 'Reporting|news writing|journalism, Writing|editing|copy editing, Interviewing|interviews, Research|fact checking|fact-checking',
    usual:
      'AP style|style guide, Deadlines|breaking news, Social media|web publishing|online publishing, CMS|wordpress, Photography|video|multimedia, Editorial planning|story ideas, Headlines|proofreading, Broadcasting|radio|television',
    nice: 'Investigative reporting|data journalism, InDesign|page layout, Audio|podcasts, Foreign languages, SEO',
    context:
      'newspaper, magazine, news, articles, stories, features, editorial, newsroom, publication, columns, sources, coverage, broadcast, daily, readers, press, beat, published, byline, editions, local news, on air',
    lookFor: ['Titles you wrote for, with links.', 'Stories that had an effect.', 'Beats, formats and deadlines.'],
  }),
  occupation({
    id: 'content-writer',
    title: 'Content Writer',
    synonyms: 'blogger, writer, content creator, content strategist, content manager, freelance writer, content editor, rédacteur web, redactor de contenidos',
    required: 'Writing|copywriting|content writing|technical writing, Editing|proofreading, Research, SEO|keyword research',
    usual:
      'Blog posts|articles|blogs, CMS|wordpress, Style guides|ap style|chicago manual, Social media, Content strategy|editorial calendar, Documentation|user manuals|user guides, Email marketing|newsletters, Microsoft Word|google docs',
    nice: 'Madcap Flare|framemaker|dita, Adobe InDesign|photoshop, HTML|markdown, Ghostwriting|scripts, Analytics',
    context:
      'content, copy, articles, website, publications, headlines, tone of voice, drafts, white papers, e-books, case studies, product descriptions, brand voice, readers, freelance, manuals, published, books, grammar, topics',
    lookFor: ['Links to published work.', 'Reach, ranking or sales it brought.', 'Subjects and formats.'],
  }),
  occupation({
    id: 'event-manager',
    title: 'Event Manager',
    synonyms:
      "event planner, event coordinator, events manager, wedding planner, conference manager, meeting planner, event producer, special events coordinator, Eventmanager, Veranstaltungskaufmann, Veranstaltungsmanager, chargé d'événementiel, responsable événementiel, organizador de eventos, coordinador de eventos",
    required:
      'Event planning|event management|event coordination, Vendor management|vendor negotiation|suppliers, Budget management|event budgets, Logistics|venue selection|site selection',
    usual:
      'Conferences|meetings|trade shows|weddings, Client relations|client consultation, Marketing|promotion|social media, Sponsorship|fundraising, Registration|guest lists|rsvp, Catering|banquets|food and beverage, Contracts|negotiation, On-site management|setup',
    nice: 'CMP, Cvent|eventbrite, Volunteer coordination, Audio visual|staging, Microsoft Office',
    context:
      'events, venue, guests, attendees, banquet, speakers, decor, agenda, entertainment, timeline, gala, exhibitors, hotel, invitations, floor plans, travel, sponsors, festival, party',
    lookFor: ['Events with guests and budget.', 'Suppliers and venues you deal with.', 'What you saved or raised.'],
  }),
  occupation({
    id: 'translator',
    title: 'Translator',
    synonyms:
      'terminology manager, terminologist, localisation manager, subtitler, subtitle translator, linguist, language specialist, localisation specialist, localization manager, Übersetzer, traducteur, traductor',
    required: 'Translation|translating, Proofreading|editing|revision, Terminology|glossaries',
    usual:
      'CAT tools|trados|memoq|wordfast, Localisation|localization, Bilingual|multilingual|native speaker, Cultural knowledge|cultural awareness, Legal translation|medical translation|technical translation, Subtitling|transcription, Deadlines',
    nice: 'Machine translation|post-editing, Interpreting|interpretation|simultaneous interpretation, Consecutive interpretation, Court interpreting, Teaching languages, Voice over, Project management',
    context:
      'language pair, source text, target language, documents, fluency, interpreter, words per day, agencies, clients, linguistic, texts, languages, translated, foreign, certified translations, quality',
    lookFor: ['Language pairs and direction.', 'Fields and volume.', 'Tests, certificates and tools.'],
  }),
];
