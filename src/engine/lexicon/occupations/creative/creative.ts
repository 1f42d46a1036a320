import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const CREATIVE: readonly Occupation[] = [
  occupation({
    id: 'graphic-designer',
    title: 'Graphic Designer',
    synonyms:
      'designer, visual designer, creative designer, communication designer, layout artist, production artist, brand designer, print designer, multimedia designer, packaging designer, senior designer, freelance designer, Grafikdesigner, Mediengestalter, Kommunikationsdesigner, graphiste, infographiste, diseñador gráfico, diseñador',
    required:
      'Adobe Photoshop|photoshop, Adobe Illustrator|illustrator, Adobe InDesign|indesign|quark|quarkxpress, Graphic design|visual design|layout design|design',
    usual:
      'Typography, Branding|brand identity|logo design|logos|corporate identity, Adobe Creative Suite|creative cloud|adobe creative cloud|adobe cs, Print design|print production|prepress|brochures|flyers|posters, Layout|page layout, Illustration|drawing|sketching, Web design|website design|web graphics|html|css, Packaging|packaging design, Social media graphics|digital design|banners|email design, Portfolio',
    nice: 'After Effects|motion graphics|animation|premiere, Photography|photo retouching|image editing, UX design|ui design|figma|sketch, 3D modelling|sketchup|maya|rhino|3ds max, Acrobat|dreamweaver|flash, AutoCAD, Signage|exhibits|environmental graphics',
    context:
      'creative, design, designs, concept, artwork, visual, marketing materials, advertising, catalog, magazine, mockups, colour theory, style guide, print, client, collateral, art direction, business cards, infographics, billboards, logo, annual report, publication, newsletter, campaign, prototypes, vendors, printers, deadlines, freelance, design team, invitations',
    lookFor: [
      'A portfolio link. Without it nothing else counts.',
      'Brands and formats you worked on, and your share.',
      'From brief to print or screen: what you did alone.',
      'What the design achieved.',
    ],
  }),
  occupation({
    id: 'web-designer',
    title: 'Web Designer',
    synonyms:
      'website designer, web designing, UI designer, web and graphic designer, WordPress developer, WordPress designer, digital designer, web developer and designer, web content designer, Webdesigner, concepteur web, intégrateur web, diseñador web',
    required: 'HTML|html5, CSS|css3|bootstrap, Web design|website design|web designing|websites, Adobe Photoshop|photoshop',
    usual:
      'JavaScript|jquery, Responsive design|responsive websites|mobile friendly, WordPress|joomla|drupal|cms, Adobe Illustrator|illustrator|corel draw|coreldraw, UI design|user interface|figma|sketch|adobe xd, Dreamweaver|sublime|notepad++, Wireframes|mockups|psd to html, PHP|mysql, SEO, Logo design|banners|graphics',
    nice: 'Angular|react|ajax|json, UX design|usability, Flash|animation, Google Analytics, Domain and hosting|web hosting, E-commerce|magento|shopify|woocommerce, Email templates|newsletters',
    context:
      'website, web pages, landing page, layout, template, theme, browser compatibility, cross browser, front end, site, responsive, navigation, page, graphics, static website, dynamic website, plugin, online, web application, web, client requirements, w3c validation, design',
    lookFor: ['Live sites with links.', 'What you designed and what you coded.', 'Speed, reach or sales the site gained.'],
  }),
  occupation({
    id: 'ux-designer',
    title: 'UX Designer',
    synonyms:
      'user experience designer, UI/UX designer, UX/UI designer, product designer, interaction designer, service designer, UX-Designer, ergonome IHM, diseñador UX, diseñador de producto digital',
    required:
      'User research|usability testing|user interviews, Wireframing|wireframes|prototyping|prototypes, Figma|sketch|adobe xd|axure|invision, Interaction design|user experience|ux',
    usual:
      'User flows|journey maps|personas, Information architecture, UI design|visual design|design systems|design system, Accessibility|wcag, Design thinking|workshops, A/B testing|analytics, Agile|scrum, HTML|css',
    nice: 'Motion design|animation, Content design|ux writing, Adobe Photoshop|illustrator, Card sorting, JavaScript',
    context:
      'users, user-centred design, interface, mobile app, usability, heuristic evaluation, user needs, screens, clickable, product team, stakeholders, conversion, insights, task completion, design, portfolio, case study',
    lookFor: ['Case studies with problem, process and result.', 'Numbers after launch.', 'How you work with research and engineers.'],
  }),
  occupation({
    id: 'interior-designer',
    title: 'Interior Designer',
    synonyms:
      "interior decorator, interior architect, space planner, kitchen designer, display designer, home stager, Innenarchitekt, Raumausstatter, architecte d'intérieur, décorateur, paysagiste, diseñador de interiores, decorador",
    required: 'Interior design|interiors|decorating, Space planning|floor plans, AutoCAD|revit, SketchUp|3ds max|rendering|renderings',
    usual:
      'Materials|finishes|furniture|ff&e, Client presentations|mood boards, Project management|budgeting, Construction drawings|construction documents, Colour schemes|lighting design, Vendors|procurement|contractors, Adobe Photoshop|indesign|illustrator, Building codes',
    nice: 'LEED|sustainable design, NCIDQ, Hand sketching, Kitchen and bath design, Landscape design',
    context:
      'residential, commercial, client, furniture, fabrics, layout, space, showroom, installations, decor, renovation, hospitality design, design concept, elevations, textiles, custom, site visits, remodelling',
    lookFor: ['Portfolio with built work.', 'Size and budget of projects.', 'Drawings, sourcing and site work you did.'],
  }),
  occupation({
    id: 'fashion-designer',
    title: 'Fashion Designer',
    synonyms:
      'clothing designer, textile designer, garment technologist, technical designer, knitwear designer, accessories designer, Modedesigner, Textildesigner, styliste, créateur de mode, diseñador de moda',
    required:
      'Fashion design|apparel design|garment design, Pattern making|draping|pattern drafting, Sketching|illustration|technical sketches, Textiles|fabrics|fabric selection',
    usual:
      'Adobe Illustrator|photoshop, Tech packs|technical packages|spec sheets, Sewing|garment construction|tailoring|alterations, Trend research|trend forecasting, Collections|line development, Fittings|fit, Sourcing|suppliers, CAD|gerber|lectra|clo 3d',
    nice: 'Embroidery|prints, Costing, Styling, Fashion shows, Merchandising',
    context:
      'garments, collection, apparel, fashion, sample, season, runway, womenswear, menswear, costume, wardrobe, trims, silhouettes, colour palette, measurements, production, boutique, sew, stitching, dresses',
    lookFor: ['A book of collections that were made and sold.', 'From sketch to sample: what you do yourself.', 'Markets and price points.'],
  }),
  occupation({
    id: 'artist',
    title: 'Artist',
    synonyms:
      "visual artist, fine artist, painter artist, sculptor, muralist, arts, art director gallery, art curator, ceramicist, printmaker, studio assistant, craft artist, teaching artist, Künstler, artiste, artiste plasticien, commissaire d'exposition, artista, curador, scenic artist, freelance artist",
    required:
      'Painting|drawing|oil painting|watercolour, Fine art|visual arts|studio art|art, Exhibitions|exhibition|gallery|galleries, Portfolio|art portfolio|commissions|commissioned work',
    usual:
      'Sculpture|ceramics|pottery, Illustration|printmaking|murals, Photography, Adobe Photoshop|illustrator, Art history, Curating|curation|collections, Art education|workshops|art classes, Arts administration|art events|arts programming, Crafts|mixed media',
    nice: 'Museum|museums, Grant writing, Set design|scenic painting|stage design, Digital art|animation, Social media, Public art, Makeup|cosmetics, Theatre|music|dance',
    context:
      'art, artwork, artists, creative, studio, artistic, canvas, exhibited, installation, solo show, group show, BFA, MFA, art supplies, framing, art school, collectors, culture, cultural, arts organization, residency, fine arts, performing arts, visual, museum, theatre, performance',
    lookFor: ['A portfolio link.', 'Shows, commissions and collections with places and years.', 'Techniques and teaching.'],
  }),
  occupation({
    id: 'photographer',
    title: 'Photographer',
    synonyms: 'photo editor, photo assistant, wedding photographer, Fotograf, photographe, fotógrafo, camarógrafo',
    required:
      'Photography|portrait photography|studio photography|event photography, Adobe Lightroom|lightroom, Adobe Photoshop|photoshop|retouching, Lighting|studio lighting',
    usual:
      'Photo editing|image editing|post-production, DSLR|cameras|lenses|canon|nikon, Videography|video, Client relations|bookings, Composition, Portfolio, Digital imaging, Premiere|final cut',
    nice: 'Drone, Printing, Social media|instagram, Darkroom, Product photography',
    context:
      'photos, images, shoot, photo shoots, portraits, weddings, studio, events, models, set, backdrops, magazines, freelance, editorial, camera equipment, prints, albums, photographic',
    lookFor: ['A portfolio link.', 'Clients, kinds of work, published pictures.', 'Equipment and editing you master.'],
  }),
  occupation({
    id: 'video-editor',
    title: 'Video Editor',
    synonyms:
      'film editor, video producer, multimedia specialist, multimedia producer, broadcast technician, Cutter, Mediengestalter Bild und Ton, monteur vidéo, editor de video',
    required:
      'Video editing|editing|post-production, Adobe Premiere|premiere pro|final cut pro|final cut|avid, After Effects|motion graphics, Video production|filming|shooting',
    usual:
      'Colour grading|color correction|davinci resolve, Sound design|audio editing|pro tools|audition, Animation|2d animation|3d animation|maya|cinema 4d|blender, Storyboarding|scripts|scriptwriting, Adobe Photoshop|illustrator, Camera operation|lighting|cinematography, YouTube|social media video, Live events|live streaming|broadcast',
    nice: 'Unity|unreal, Directing|producing, Podcast|radio, Photography, Visual effects|compositing|nuke',
    context:
      'footage, film, documentary, television, TV, commercials, editing suite, episodes, crew, cast, production, music video, media, animation, render, storyboards, trailers, broadcast, studio, on set, audio, short film',
    lookFor: ['A reel link.', 'Programmes, clients and reach.', 'Your share of each piece.'],
  }),
  occupation({
    id: 'musician',
    title: 'Performer',
    synonyms:
      'musician, singer, music director, conductor, composer, pianist, entertainer, music producer, DJ, performing artist, Musiker, Sänger, musicien, comédien, chanteur, músico, cantante',
    required: 'Performance|performances|live performance, Music|singing|vocals|instrument, Acting|theatre|theater|stage, Dance|choreography|ballet',
    usual:
      'Rehearsals|rehearsal, Recording|studio recording, Piano|guitar|violin, Auditions, Music theory|sight reading, Improvisation, Directing|stage management, Teaching|private lessons',
    nice: 'Songwriting|composition, Voice over|voiceover, Touring, Pro Tools|logic pro, Costumes|lighting',
    context:
      'concert, orchestra, band, choir, theatre, play, musical, audience, repertoire, ensemble, show, film, script, festival, opera, tour, production, cast, recital, drama, stage, album',
    lookFor: ['Roles, stages and years.', 'Training and teachers.', 'Recordings or reel, with a link.'],
  }),
  occupation({
    id: 'architect',
    title: 'Architect',
    synonyms:
      'building architect, architectural designer, project architect, architectural assistant, Hochbauarchitekt, Architekt Hochbau, architecte, arquitecto',
    required:
      'AutoCAD|cad|drafting, Revit|bim|archicad, Architectural design|building design|architecture, Construction drawings|construction documents|working drawings',
    usual:
      'SketchUp|rhino|3d modelling|3ds max, Building codes|building regulations|zoning, Site visits|site supervision|site analysis, Adobe Photoshop|indesign, Schematic design|design development, Project coordination|consultants|contractors, Model making|renderings|v-ray|lumion, Planning permission|permits',
    nice: 'LEED|sustainability|sustainable design, Specifications, Urban design|master planning, Licensed architect|riba|ncarb|aia, Tender documents, SolidWorks',
    context:
      'building, floor plans, elevations, sections, residential, commercial, renovation, facade, housing, urban, drawings, blueprints, interior, client meetings, construction, structural engineers, space, detailing',
    lookFor: ['Portfolio of built and unbuilt work.', 'Phases and sizes you were responsible for.', 'Registration and software.'],
  }),
];
