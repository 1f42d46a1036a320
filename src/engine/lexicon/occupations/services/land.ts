import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const LAND: readonly Occupation[] = [
  occupation({
    id: 'farm-manager',
    of: 'farmer',
    title: 'Farm Manager',
    synonyms:
      'assistant farm manager, arable manager, dairy manager, dairy farm manager, livestock manager, ranch manager, vineyard manager, estate manager farm, orchard manager, herd manager, unit manager farm, Betriebsleiter Landwirtschaft, Landwirtschaftsmeister, Gutsverwalter, chef d’exploitation agricole, chef de culture, encargado de finca, administrador de finca',
    required: 'Farm|dairy|arable|livestock|crops|herd|cattle, Staff|team|labour|managed, Budget|yields|costs|margins|records',
    usual:
      'Grassland|grazing|forage|silage, Herd health|fertility|calving|lambing, Machinery|maintenance, Environmental schemes|countryside stewardship|sfi, Farm assurance|red tractor|inspections, Spraying|agronomy|nutrition, Breeding|genetics, Health and safety',
    tools: 'Uniform agri|gatekeeper|agriwebb|gps',
    credentials: 'HND agriculture|pa1|pa2|harper adams, Driving licence',
    context: 'hectares, acres, cows, milk, litres, sheep, harvest, tractors, parlour, youngstock, soil, vet, landlord, feed',
    lookFor: ['Land, stock and people you ran.', 'Yields, milk, losses: before and after.', 'Certificates in date.'],
  }),
  occupation({
    id: 'herdsperson',
    of: 'farmer',
    title: 'Herdsperson',
    synonyms:
      'herdsman, herdswoman, assistant herdsperson, head herdsperson, stockman, stockperson, stockwoman, dairy worker, milker, relief milker, shepherd, lambing assistant, pig unit worker, poultry worker, poultry farm worker, cowman, livestock worker, groom, stable hand, horse groom, stud groom, farrier, beekeeper, Melker, Tierwirt, Schäfer, Hufschmied, Pferdewirt, vacher, berger, palefrenier, maréchal-ferrant, vaquero, mozo de cuadra, herrador',
    required:
      'Milking|livestock|cattle|cows|sheep|pigs|poultry|horses, Animal health|calving|lambing|foot trimming|treatments|husbandry|hooves, Feeding|bedding|welfare|mucking out',
    usual:
      'Heat detection|ai|artificial insemination|dry cow therapy|fertility, Calf rearing|youngstock|colostrum, Records|medicine book|movements, Machinery|tractor|telehandler|feeder wagon, Mastitis|cell count|lameness|mobility scoring, Grazing|fencing, Parlour|robots|wash down, Farm assurance',
    tools: 'Parlour|robots|uniform agri, Tractor|telehandler',
    credentials: 'AI certificate|dIY ai|foot trimming certificate|medicines certificate, Level 2 agriculture|level 3 agriculture',
    context: 'herd, cow, milk, litres, vet, farm, calves, yield, silage, ewes, nights, parlour, yard, breeding, shed',
  }),
  occupation({
    id: 'farm-worker',
    of: 'farmer',
    title: 'Farm Worker',
    synonyms:
      'farm hand, farmhand, farm labourer, ranch hand, agricultural worker, tractor driver, combine driver, sprayer operator, fruit picker, harvest worker, vineyard worker, nursery worker plants, greenhouse worker, fish farm worker, fish farmer, fisherman, fisher, deckhand fishing, Landarbeiter, Erntehelfer, Landmaschinenfahrer, Fischwirt, ouvrier agricole, tractoriste, pêcheur, ouvrier viticole, peón agrícola, jornalero, tractorista, pescador',
    required: 'Farm|harvest|crops|fishing|picking|planting, Tractor|machinery|implements|boats|hand tools, Physical work|outdoor|manual|long hours',
    usual:
      'Cultivation|drilling|spraying|baling|combining, Livestock|feeding, Fencing|maintenance|repairs, Irrigation|greenhouse|polytunnel, Grading|packing, Nets|processing, Health and safety',
    tools: 'Tractor|combine|sprayer|gps',
    credentials: 'PA1|pa2|tractor licence|npors|chainsaw',
    context: 'field, fruit, vegetables, orchard, season, arable, hedges, trailers, silage, soil, sea, catch',
  }),
  occupation({
    id: 'gardener',
    of: 'construction-worker',
    title: 'Gardener',
    synonyms:
      'landscape gardener, landscaper, head gardener, estate gardener, assistant gardener, horticulturist, horticulturalist, nursery manager horticulture, grower, garden centre assistant, plantsperson, landscape operative, landscaping foreman, grounds maintenance operative, Gärtner, Landschaftsgärtner, Gärtnermeister, jardinier, jardinier paysagiste, ouvrier paysagiste, pépiniériste, jardinero, viverista',
    required:
      'Gardening|gardens|horticulture|landscaping|planting|plants, Pruning|mowing|weeding|hedge cutting|lawn care|grass cutting, Machinery|mowers|strimmer|hand tools',
    usual:
      'Plant knowledge|borders|propagation, Hard landscaping|paving|fencing|turfing|decking, Spraying|pest control|fertiliser, Irrigation|glasshouse, Clients|customers|quotes, Composting|soil, Trees|hedges, Volunteers|team',
    tools: 'Mower|strimmer|hedge trimmer',
    credentials: 'RHS level 2|rhs|pa1|pa6|nvq horticulture, Driving licence',
    context: 'lawns, beds, estate, parks, shrubs, seasonal, public, National Trust, domestic, contracts, wildlife, vegetable garden',
    lookFor: ['Size and kind of gardens.', 'Plants and machines you know.', 'Spraying and chainsaw tickets.'],
  }),
  occupation({
    id: 'groundskeeper',
    of: 'construction-worker',
    title: 'Groundskeeper',
    synonyms:
      'groundsman, groundswoman, groundsperson, head groundsman, head groundsperson, deputy groundsman, greenkeeper, head greenkeeper, greenskeeper, golf course superintendent, turf manager, sports turf technician, grounds manager, cricket groundsman, Platzwart, Head-Greenkeeper, intendant de terrain, jardinier de golf, greenkeeper de golf, cuidador de campo',
    required:
      'Pitches|pitch|greens|wickets|squares|turf|sports surfaces|grounds, Mowing|marking out|line marking|rolling|scarifying|aeration|cutting, Machinery|tractors|ride-on|cylinder mowers|equipment maintenance',
    usual:
      'Fertiliser|top dressing|overseeding|feeding, Irrigation|drainage|watering, Pest and disease control|spraying|pesticides, Cricket|football|rugby|golf|tennis|hockey, Synthetic|artificial surfaces, Budget|ordering, Staff|volunteers|training, Renovations|end of season, Health and safety',
    tools: 'Toro|john deere|dennis|vertidrain|roller',
    credentials: 'PA1|pa2|pa6|nvq level 2 sports turf|gma|bigga|level 2 sports turf',
    context: 'club, season, matches, fixtures, bounce, moisture, outfield, loam, squares, stadium, school, course, umpires, sward, pitch reports',
  }),
  occupation({
    id: 'tree-surgeon',
    of: 'construction-worker',
    title: 'Tree Surgeon',
    synonyms:
      'arborist, arboriculturist, climbing arborist, tree climber, groundsman tree, tree officer, arboricultural consultant, forester, forestry worker, forest ranger, forest manager, park ranger, countryside ranger, gamekeeper, logger, lumberjack, chainsaw operator, Baumpfleger, Forstwirt, Förster, élagueur, bûcheron, garde forestier, forestier, arboricultor, guarda forestal, leñador',
    required:
      'Tree felling|trees|pruning|felling|forestry|woodland|arboriculture, Chainsaw|climbing|rigging|chipper, Risk assessment|health and safety|tree surveys',
    usual:
      'Crown reduction|dismantling|pollarding, Aerial rescue|mewp, Stump grinding, Planting|habitat|conservation, Tree preservation orders|bs 3998|bs 5837, Clients|quotes, Fencing|footpaths|visitors, Vermin|game',
    tools: 'Chainsaw|chipper|stump grinder',
    credentials: 'NPTC|cs30|cs31|cs38|cs39|lantra|isa certified arborist, First aid|driving licence',
    context: 'crew, woodland, hedges, storm, sites, utility, council, timber, ropes, harness, wildlife',
  }),
  occupation({
    id: 'winemaker',
    of: 'agricultural-specialist',
    title: 'Winemaker',
    synonyms:
      'assistant winemaker, cellar hand, cellar master, oenologist, enologist, viticulturist, brewer, head brewer, assistant brewer, brewmaster, distiller, cheesemaker, Winzer, Önologe, Kellermeister, Brauer und Mälzer, Braumeister, Käser, œnologue, maître de chai, vigneron, brasseur, enólogo, bodeguero, maestro cervecero, quesero',
    required:
      'Winemaking|brewing|fermentation|distilling|cheese making|vineyard, Cellar|tanks|barrels|harvest|production|batches, Quality|tasting|laboratory analysis|sampling|hygiene',
    usual:
      'Blending|bottling|packaging, Recipe development, CIP|cleaning|sanitation, Pruning|canopy management, Yeast|hops|malt|grapes, Excise duty|records|haccp, Tours|sales|events',
    tools: 'Press|brewhouse|hydrometer',
    credentials: 'IBD|wset|oenology degree',
    context: 'litres, hectolitres, vintage, cask, craft, wines, beer, spirits, terroir, cellar, vines',
  }),
  occupation({
    id: 'ecologist',
    of: 'environmental-engineer',
    title: 'Ecologist',
    synonyms:
      'consultant ecologist, graduate ecologist, conservation officer, conservation scientist, wildlife biologist, marine biologist, marine scientist, marine ecologist, environmental scientist, conservationist, biodiversity officer, countryside officer, wildlife officer, ornithologist, zoologist, botanist, oceanographer, fisheries officer, Ökologe, Naturschützer, Meeresbiologe, Landschaftsökologe, écologue, biologiste marin, chargé de mission biodiversité, ecólogo, biólogo marino, biólogo de campo',
    required:
      'Ecological surveys|surveys|field work|fieldwork|monitoring|sampling, Species|habitats|biodiversity|wildlife|conservation|protected species, Reports|data analysis|impact assessment|ecological impact assessment',
    usual:
      'GIS|qgis|arcgis, Bats|great crested newts|birds|badgers|reptiles, Phase 1|uk habs|bng|biodiversity net gain, Licences|mitigation, R|statistics, Stakeholders|landowners|volunteers, Habitat management|restoration, Legislation|eia|cites',
    tools: 'QGIS|arcgis, R, Bat detector',
    credentials: 'CIEEM|protected species licence|cscs',
    context: 'ecosystems, rivers, marine, reserve, planning, clients, species, populations, woodlands, restoration, climate, camera traps',
  }),
];
