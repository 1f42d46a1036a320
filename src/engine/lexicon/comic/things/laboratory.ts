import type { ComicEntry } from '../comic-entry.ts';

/** Things of laboratories, field science and statistics. */
export const LABORATORY_THINGS: readonly ComicEntry[] = [
  {
    says: 'pipetting|pipette|micropipette|multichannel pipette',
    brutal: [
      'Ninety-six wells, and one sneeze from someone at the door. Which row was the pipette on?',
      "The good pipette has a name taped to it, and it's not the name of whoever is holding it.",
    ],
    gentle: 'Steady hands are assumed, so give the throughput: plates a week, or the smallest volume you trusted yourself with.',
  },
  {
    says: 'centrifuge|ultracentrifuge|centrifugation',
    not: 'pump',
    brutal: ['Balance the tubes or the centrifuge will balance itself, across the floor.', 'Everyone walks away from a centrifuge slowly, listening.'],
    gentle: 'Looking after the shared machine is a real duty in any lab. If the rotor log or the training was yours, put it in.',
  },
  {
    says: 'fume cupboard|fume hood|laminar flow hood|laminar flow cabinet|biosafety cabinet',
    brutal: [
      "The fume hood exists to protect people from chemicals. In practice it stores a jumper's worth of empty bottles.",
      "Sash down, fan on, and a sticky note inside from whoever's experiment that was.",
    ],
    gentle: 'Which hazards did you handle in there? Class and containment level are the two facts a lab manager wants.',
  },
  {
    says: 'pcr|qpcr|rt-pcr|polymerase chain reaction',
    brutal: [
      'PCR makes a billion copies of anything, including the mistake.',
      'Thirty cycles later, the negative control is positive, and so much for Friday.',
    ],
    gentle: 'Diagnostics, genotyping or expression? Say which, and whether the primers were your design. It changes the level of the line.',
  },
  {
    says: 'gel electrophoresis|agarose gel|sds-page',
    brutal: [
      'Two hours of current through a jelly, and the band you wanted has run off the end.',
      "Labs can sequence a genome. They still can't pull the comb out of a gel without swearing.",
    ],
    gentle: 'A standard method that is worth more with its question. What were you separating, and what did it settle?',
  },
  {
    says: 'western blot|western blotting',
    brutal: [
      'Two days of work, and the western gives you one grey smudge to build a career on.',
      'Named as a joke on Southern blotting, and the jokes stop there.',
    ],
    gentle: 'Getting a difficult antibody to work is a real achievement. If you optimised one, name the target and what finally did it.',
  },
  {
    says: 'elisa',
    near: 'assay|lab|laboratory|sandwich|kit|plate|protein|antibody|immunoassay|pcr|antigen',
    brutal: [
      'ELISA is a full day of washing up, ninety-six dishes at a time, with a yellow result.',
      'Incubate, wash, incubate, wash, incubate, wash. Launderettes have more surprises.',
    ],
    gentle: 'Kit or developed in house? The second is assay development, and it belongs in bigger letters.',
  },
  {
    says: 'cell culture|tissue culture|mammalian cell culture',
    brutal: [
      'Cells need feeding on Sunday. They have no respect for the concept of a culture day off.',
      'One cloudy flask in cell culture and everyone is looking at the person who talks while working.',
    ],
    gentle: 'Lines, passages and contamination-free months are what count here. Which of those could you put a figure on?',
  },
  {
    says: 'petri dish|agar plate|plate pouring|colony counting',
    brutal: [
      "Labelled on the lid. The lid has since been swapped with another petri dish's lid.",
      'Count the colonies on the plate, lose count at 143, start again, and get 139.',
    ],
    gentle: 'Microbiology lives on careful routine. Samples a day, and which standards you followed: that makes the routine visible.',
  },
  {
    says: '-80 freezer|minus 80 freezer|freezer inventory|cryostorage|sample storage',
    near: 'lab|laboratory|sample|specimen|biobank|cryo|freezer',
    brutal: [
      'A lab freezer holds four thousand tubes, of which three hundred are labelled mine.',
      'At the back of the freezer is a box belonging to somebody who is now a professor elsewhere.',
    ],
    gentle: 'An inventory that others can use is a gift to a lab. How many samples did you bring into order, and in what system?',
  },
  {
    says: 'liquid nitrogen|cryogenic|dewar',
    not: 'lng|tanker|engineering design|rocket',
    brutal: [
      'Minus 196, and somebody will still dip a banana in it on open day.',
      "Liquid nitrogen: the only delivery that's worth less every hour it sits in the corridor.",
    ],
    gentle: 'Handling cryogens takes training and an oxygen alarm. If you were the one who trained others, say so.',
  },
  {
    says: 'microscope|microscopy|light microscopy',
    brutal: [
      'Ten minutes of awe down the microscope, then the discovery that it was your own eyelash.',
      'The best microscope is booked until March by someone who mainly uses the desk.',
    ],
    gentle: 'Which techniques, and did you analyse the images too? Microscopists who can also count what they see are rare.',
  },
  {
    says: 'confocal|confocal microscopy|fluorescence microscopy',
    brutal: [
      'Red, green and blue on black: the one branch of biology that could be sold as a poster.',
      'A confocal bills by the hour, in the dark, in a room with no phone signal. Like a very small casino.',
    ],
    gentle: 'Name the instrument and the software after it. Core facilities hire on those two words.',
  },
  {
    says: 'electron microscope|electron microscopy|sem imaging|scanning electron',
    brutal: [
      "An electron microscope can show the hairs on a flea's knee. And then it asks you to retake it.",
      'A machine in the basement that can see an atom and be upset by the tram.',
    ],
    gentle: 'Preparation is most of the craft. If you cut, coated or stained the samples yourself, this line should say it.',
  },
  {
    says: 'flow cytometry|flow cytometer|facs',
    near: 'cell|lab|laboratory|assay|immuno|analysis|sorting|cytometry|cytometer|flowjo',
    brutal: [
      'Ten thousand cells a second through a laser, then six weeks of arguing about where to draw the box.',
      "The cytometer is blocked. It's always just about to be somebody else's turn when it blocks.",
    ],
    gentle: 'The number of colours in your panel says everything here. Put it in, with the instrument.',
  },
  {
    says: 'mass spectrometry|mass spectrometer|lc-ms|gc-ms|lc-ms/ms',
    brutal: [
      "A mass spectrometer can find a sugar cube in a swimming pool. It can't find out who broke the vacuum.",
      "Half a million pounds of mass spec, running on the office's oldest computer because the software won't move.",
    ],
    gentle: 'Method development or running samples? Either is good, and they are different jobs. Name the model as well.',
  },
  {
    says: 'hplc|uplc|high performance liquid chromatography',
    brutal: [
      'HPLC: an elegant science that comes down to finding the leak with a tissue.',
      'One peak on the chromatogram is the product. The other eleven are the conversation.',
    ],
    gentle: 'Say what you ran and to which standard. A validated method is gold in industry, so mention yours if you have one.',
  },
  {
    says: 'nmr|nmr spectroscopy',
    brutal: [
      'Take off your watch, empty your pockets, and meet the magnet. NMR has better security than most airports.',
      "Three peaks where there should be two, and the supervisor's favourite word: repeat.",
    ],
    gentle: 'Routine spectra or structure solving? The second is detective work, and deserves a molecule as its example.',
  },
  {
    says: 'ftir|infrared spectroscopy|uv-vis|spectrophotometer|spectroscopy',
    brutal: [
      'A spectrophotometer is a machine for deciding exactly how blue something is.',
      'The fingerprint region of a spectrum: so called because everybody has left theirs on it.',
    ],
    gentle: 'Which samples, and what decision hung on the spectrum? That turns an instrument into a result.',
  },
  {
    says: 'titration|titrating',
    not: 'dose|drug|warfarin|medication|insulin',
    brutal: [
      'Titration: twenty minutes of drip, drip, drip, then one drop too many.',
      "A barely visible pink, says the method. Everybody's looks like raspberry cordial.",
    ],
    gentle: 'A classic skill that still shows care. Where was it used, and how close did your repeats come?',
  },
  {
    says: 'rotary evaporator|rotavap',
    brutal: [
      'A rotavap takes the solvent away, slowly, and once in a while the whole product with it.',
      "One bump and your product is in the trap, with everybody else's from the last five years.",
    ],
    gentle: 'Small scale or kilo scale? Synthetic chemists read the grams first, so give the largest batch.',
  },
  {
    says: 'column chromatography|thin layer chromatography|thin-layer chromatography|flash column',
    brutal: [
      "Hours of sand and solvent, and column chromatography puts what you want in fraction 41 and what you don't in 40, 42 and 41.",
      'Sixty test tubes in a rack, one of which matters. Chromatography was never big on hints.',
    ],
    gentle: 'Patience is one part, choosing the solvent is the other. Did you develop the separations that others then used?',
  },
  {
    says: 'ph meter|ph probe|ph measurement',
    brutal: [
      'A pH meter needs three buffers, two rinses and a reading that settles the moment you look away.',
      "Store the probe wet, says the sign. That's the fourth sign, and the fourth probe.",
    ],
    gentle: 'Calibration discipline is what this really shows. If the log was yours, it is worth the extra three words.',
  },
  {
    says: 'analytical balance|microbalance|weighing room',
    brutal: ['A balance so sensitive that it can weigh your opinion of it, if you breathe.', 'Five decimal places, and the fifth one is the door.'],
    gentle: 'Gravimetric work is trust in your own hands. State the accuracy you worked to, and auditors will nod.',
  },
  {
    says: 'lab book|laboratory notebook|lab notebook|electronic lab notebook|lab notebooks',
    brutal: [
      'The lab book is signed, dated and complete, apart from the page where it worked.',
      "Stained by exactly the chemicals it describes. That's what a notebook calls traceability.",
    ],
    gentle: 'Records that someone else can repeat are the real output. Was yours ever used in an audit or a patent?',
  },
  {
    says: 'lims|laboratory information management system',
    brutal: [
      'LIMS knows where every sample has been. The sample is still behind the yoghurt.',
      'A system in which nothing exists until the barcode scans, which is also how the barcode feels about you.',
    ],
    gentle: 'User, super user or part of the rollout? The last two make this line twice as valuable.',
  },
  {
    says: 'iso 17025|ukas accreditation|ukas',
    brutal: [
      'ISO 17025: prove that the thermometer is right, then prove it about the thermometer you proved it with.',
      'Two days of UKAS, and everyone suddenly knows which drawer the uncertainty budget is in.',
    ],
    gentle: 'Preparing, auditing or closing out findings? Say your part, and whether the schedule grew while you were there.',
  },
  {
    says: 'coshh|coshh assessment',
    brutal: [
      'COSHH covers acid, solvents, and the washing-up liquid, because somebody read the bottle.',
      'There is a form for the bleach, and a form for what happens when it meets the other form.',
    ],
    gentle: 'Writing assessments is different from reading them. If people worked to yours, say how many there were.',
  },
  {
    says: 'glp|good laboratory practice',
    near: 'study|lab|laboratory|oecd|audit|compliant|compliance|bioanalytical|toxicology',
    brutal: [
      "Good laboratory practice, rule one: if it isn't written down, it didn't happen. Rule two: in ink, and not on your glove.",
      'One line through it, initial, date, reason. GLP is the only place where a spelling mistake needs a witness.',
    ],
    gentle: 'Study director, analyst or quality side? Regulated labs sort applications by exactly that word.',
  },
  {
    says: 'zebrafish',
    brutal: [
      'Zebrafish are see-through for the first days of life, which is more openness than most departments manage.',
      'They lay eggs at dawn. Nobody told the PhD students in advance.',
    ],
    gentle: 'Husbandry, imaging or genetics? The combination is what makes a fish person employable, so list each you did.',
  },
  {
    says: 'drosophila|fruit fly|fruit flies',
    brutal: [
      "Fruit flies need sorting under a microscope with a paintbrush. It's art class with more escapees.",
      "Named ken and barbie, tinman and cheap date: drosophila genes were named by people who'd been in the fly room too long.",
    ],
    gentle: 'Fly work teaches genetics and stamina together. How many lines did you keep going, and what question were they for?',
  },
  {
    says: 'yeast',
    near: 'genetics|lab|laboratory|strain|model organism|research|assay|expression|saccharomyces|fermentation',
    not: 'bread|bakery|dough|beer',
    brutal: [
      'Yeast gave the world bread, beer and several Nobel prizes, and only one of those smells up the corridor.',
      'A lab yeast doubles every ninety minutes. The funding does not.',
    ],
    gentle: 'Strain building, screening or fermentation? The scale you worked at would help an industrial reader most.',
  },
  {
    says: 'e. coli|e coli',
    not: 'outbreak|food poisoning|water test',
    brutal: [
      "E. coli divides every twenty minutes. It's the only part of the project that's on schedule.",
      'Transformed on Monday, plated on Tuesday, and on Wednesday a very clean dish.',
    ],
    gentle: 'Cloning host, pathogen or production strain? One word would show the reader what kind of lab you come from.',
  },
  {
    says: 'crispr|gene editing',
    brutal: [
      "CRISPR lets you edit one letter in three billion. Word still can't do numbering.",
      'Molecular scissors, they call it. The ordering form calls it a guide, and the guide takes three weeks.',
    ],
    gentle: 'Designing guides, screening clones, validating: which of these did you own? Few people have done all three.',
  },
  {
    says: 'cloning|plasmid|molecular cloning|gene cloning',
    near: 'gene|dna|plasmid|molecular|vector|lab|pcr|ligation|gateway',
    brutal: [
      'A plasmid is a circle, like the conversation about why the ligation failed.',
      "Eleven colonies picked, and the one that's right is the eleventh.",
    ],
    gentle: 'How many constructs, and did others use them? A plasmid that travelled to another lab is a small publication.',
  },
  {
    says: 'nanopore|next generation sequencing|next-generation sequencing|ngs|illumina sequencing|dna sequencing',
    brutal: [
      'A sequencer the size of a stapler reads a genome. The stapler is still missing.',
      'Sequencing takes two days. Finding somewhere to put the files takes the rest of the grant.',
    ],
    gentle: 'Wet lab, analysis or both? Anyone who did both should say so in the first three words.',
  },
  {
    says: 'bioinformatics|blast search|genome assembly',
    brutal: [
      'Bioinformatics: one part biology, one part statistics, eight parts renaming chr1 to 1.',
      'A pipeline with fourteen tools in it, each of which counts from a different number.',
    ],
    gentle: 'Name the question behind the pipeline, and whether someone else could run it. Reproducible is the word that gets interviews.',
  },
  {
    says: 'rna extraction|dna extraction|nucleic acid extraction',
    brutal: [
      "RNA falls apart if you breathe near it. There's a spray for the bench, and for the person next to it.",
      'DNA extraction from a strawberry takes ten minutes and washing-up liquid. From anything useful, it takes the kit.',
    ],
    gentle: 'Sample type and numbers make this line. Blood, soil, plants or swabs, and how many in a batch?',
  },
  {
    says: 'microtome|histology|paraffin section|tissue sectioning',
    brutal: [
      'Four microns thick, floated on warm water and lifted with a brush. A microtome is a deli counter for perfectionists.',
      'The perfect section is always the one that curled.',
    ],
    gentle: 'Cutting well takes a year of hands. Blocks a day would show the pace, and special stains the range.',
  },
  {
    says: 'gram stain|gram staining',
    brutal: [
      'A gram stain comes in purple or pink, so microbiology is the one science that can be sorted like laundry.',
      "Fixed, stained, rinsed, and somebody's thumb is gram positive for a week.",
    ],
    gentle: 'It is the basics, so tie it to a setting: a hospital bench, a brewery, a water lab. The setting does the talking.',
  },
  {
    says: 'cross-matching|crossmatching|blood bank|blood transfusion laboratory|transfusion science',
    brutal: [
      "In a blood bank, one wrong letter on a label starts the whole sample again. It's the strictest spelling test in science.",
      "Group, screen, crossmatch, and a telephone asking if it's ready in the voice of someone holding a door.",
    ],
    gentle: 'Lone working at night in transfusion is serious trust. If you held that competency, name it and the year.',
  },
  {
    says: 'synchrotron|beamline|beam time|diamond light source',
    brutal: [
      'Beam time is seventy-two hours, day and night, and the sample arrives bent.',
      'A synchrotron is half a kilometre of electrons, and the vending machine is at the other side of it.',
    ],
    gentle: 'A successful proposal is competitive, so count the allocations you won. It is peer review that a layperson can understand.',
  },
  {
    says: 'telescope|observing run|observatory',
    not: 'sales|lens retail',
    brutal: ['The telescope was booked a year ahead, and so was the cloud.', 'A night at the observatory: staying awake until dawn to look at a number.'],
    gentle: 'Observing, instrument work or the data after it? Say which, as each leads to a very different job.',
  },
  {
    says: 'cern|large hadron collider|lhc|atlas experiment',
    brutal: [
      'Twenty-seven kilometres of CERN tunnel, and the hardest thing to find is still building 157.',
      'Papers with three thousand authors. Thanking people by name would need its own collider.',
    ],
    gentle: 'Inside so large a team, what was the piece with your fingerprints on it? Give that one corner and it will shine.',
  },
  {
    says: 'cleanroom|clean room',
    not: 'hotel|housekeep|guest|holiday|bedroom',
    brutal: [
      'A suit, a hood, two pairs of gloves, and then the nose itches. The cleanroom has never lost that game.',
      'Fewer specks in a cubic metre of cleanroom than in one bite of toast.',
    ],
    gentle: 'State the class you worked in and for which product. Those two facts are the whole filter for such posts.',
  },
  {
    says: 'x-ray diffraction|xrd|crystallography|crystallisation',
    near: 'protein|crystal|x-ray|lab|sample|powder|structure|diffraction|mineral',
    brutal: [
      'Protein crystals take six weeks to grow and one slammed door to stop.',
      "It was a perfect crystal. It was salt. Crystallography has a word for this, and it isn't printed.",
    ],
    gentle: 'A solved structure is a lovely concrete result. If yours has a database code, print it: anyone may look it up.',
  },
  {
    says: 'cryostat|helium|dilution refrigerator',
    near: 'lab|physics|low temperature|magnet|experiment|research|cryogenic|liquid|leak',
    not: 'balloon',
    brutal: ['A helium leak: invisible, silent, and itemised.', 'Colder than outer space in there, and someone has hung their coat on the pump.'],
    gentle: 'Low temperature kit teaches plumbing, patience and electronics at once. Base temperature and your part in reaching it would be a fine line.',
  },
  {
    says: 'geological mapping|geological map|field mapping|geological survey',
    brutal: [
      'Six weeks of walking uphill to colour in a map that geology finished in the Jurassic.',
      'Geological mapping: everything of interest is under a field, and in the field is a bull.',
    ],
    gentle: 'Scale, area and terrain tell a geologist your level at once. Add the conclusion you drew, and it becomes a result.',
  },
  {
    says: 'thin section|petrography|petrographic',
    brutal: [
      'A rock, ground down to 0.03 of a millimetre so that it finally looks exciting.',
      'Rotate the thin section, and grey turns to pink, then to blue, then to an argument.',
    ],
    gentle: 'How many sections, and what did they tell you about the place? That second half is the part people leave out.',
  },
  {
    says: 'core logging|drill core|core sample',
    brutal: [
      'Four hundred metres of drill core in wooden trays, all of it sandstone, and then lunch.',
      'Wet it, look at it, scratch it, write it down. In core logging, licking it is optional and traditional.',
    ],
    gentle: 'Metres logged and the commodity would place you in one glance. Which software did the logs end up in?',
  },
  {
    says: 'fossil|palaeontology|paleontology',
    not: 'fossil fuel|fossil-free|watch|fossil group',
    brutal: [
      'It waited 150 million years, and then somebody dropped the fossil in the car park.',
      "Palaeontology: nine days of brushing, and on the tenth it's a stone.",
    ],
    gentle: 'Fieldwork, preparation or describing? Each is a separate craft, and collections hire for each by name.',
  },
  {
    says: 'seismic|seismic survey|seismic interpretation|seismology',
    not: 'retrofit|design|structural|bracing',
    brutal: [
      "A seismic section is grey wiggles until a geophysicist draws a line, and then it's a reservoir.",
      'The most sensitive ears on the planet, and half of what they record is lorries.',
    ],
    gentle: 'Acquisition, processing or interpretation? Name the software and the basin. It saves the reader the first three questions.',
  },
  {
    says: 'soil sample|soil sampling|soil auger|soil survey',
    brutal: [
      'A soil auger goes down one metre, or twenty centimetres and a spanner.',
      'Labelled bags of soil in the back of a car, explained to a passing dog walker.',
    ],
    gentle: 'Samples, sites and what was decided from them: contaminated, fertile, buildable? The decision is the point.',
  },
  {
    says: 'quadrat|transect|vegetation survey|phase 1 habitat',
    brutal: [
      'Throw the quadrat at random, says the method. It lands at random, next to the path.',
      'One square metre, four kinds of grass, and forty minutes to agree which.',
    ],
    gentle: 'Which habitats, and which identification level are you confident at? Ecologists hire on exactly that honesty.',
  },
  {
    says: 'kick sampling|kick sample|freshwater invertebrate|invertebrate sampling',
    brutal: [
      'A kick sample: three minutes of shuffling in a river, timed, with a net. It only looks like losing something.',
      'Sort the tray, count the shrimps, and find that your left boot was an underestimate.',
    ],
    gentle: 'Sites and seasons show commitment here. If your scores went into a report or a case, say which.',
  },
  {
    says: 'bird ringing|nest monitoring|breeding bird survey|bird survey',
    brutal: [
      'Up at four to count birds, most of which are heard, and one of which is a car alarm.',
      'A small bird ring weighs less than a staple and still has room for a London postcode. Nothing at the airport is better labelled.',
    ],
    gentle: 'A permit or years of surveys is worth stating plainly. Sites, species and whether the records were used?',
  },
  {
    says: 'moth trap|moth trapping',
    brutal: [
      'A moth trap is a bright light, some egg boxes and a neighbour with questions.',
      'Seven hundred kinds of small and brown, and the one on the wall has just left.',
    ],
    gentle: 'Records sent to a county recorder are real science. How many seasons? The answer shows staying power.',
  },
  {
    says: 'bat survey|bat detector|bat surveys|emergence survey',
    not: 'cricket|baseball',
    brutal: [
      'A bat survey is sitting in a garden chair at dusk, staring at a gable, being paid in midges.',
      'The detector clicks like a Geiger counter, and planning permission holds its breath.',
    ],
    gentle: 'Licence level is the first thing an ecologist looks for. Give it with the year, and the number of roosts.',
  },
  {
    says: 'newt survey|great crested newt|newt surveys',
    brutal: [
      'Few animals weigh ten grams and can move a bypass. The great crested newt has done it before breakfast.',
      "Torches round a pond at midnight, looking for something that's holding up a housing estate.",
    ],
    gentle: 'Licensed handling is rare enough to lead with. Ponds a season, and mitigation schemes you saw through?',
  },
  {
    says: 'water sampling|water quality testing|water quality monitoring',
    not: 'swimming pool|pool plant',
    brutal: [
      "Rinse the bottle three times in the river you're sampling, then fall in a bit.",
      'Always taken downstream of the pipe, upstream of the cow. Water sampling has rules.',
    ],
    gentle: 'Determinands, sites and the accreditation behind it all make this solid. Which reports did the results go into?',
  },
  {
    says: 'weather station|weather forecasting|meteorology|meteorologist',
    brutal: [
      'Weather is the one science where the whole public checks your work through a window.',
      'A seventy percent chance of rain is right either way. Meteorology thought of that.',
    ],
    gentle: 'Observing, modelling or explaining it to people? The third is the rarest, so if it is yours, say it first.',
  },
  {
    says: 'wind tunnel|wind tunnel testing',
    brutal: [
      "In a wind tunnel everything looks faster, including the cleaner's form left on the bench.",
      'A year of simulation, and then bits of wool stuck on with tape to see which way they point.',
    ],
    gentle: 'Model building, instruments or analysis? One measured improvement, in percent, would make an engineer read on.',
  },
  {
    says: 'spss',
    brutal: [
      'SPSS gives you Output1, Output2 and Output3, and nobody has ever dared to delete one.',
      'Four menus deep, there is a button for the thing you want, greyed out.',
    ],
    gentle: 'Name the analysis and not only the tool: which test, on how many responses, and what was decided from it?',
  },
  {
    says: 'stata|sas programming|sas software',
    brutal: [
      'Stata prints every number to seven decimals, in case the survey question was about micrometres.',
      'A missing semicolon in line 4, reported as forty errors from line 300 down.',
    ],
    gentle: 'Panel data, trials, official statistics? The kind of data is what a hiring statistician will look for here.',
  },
  {
    says: 'regression|linear regression|logistic regression|multiple regression',
    not: 'regression test|regression testing|test suite|selenium|qa|automated',
    brutal: [
      "Regression: draw the straightest line possible through something that clearly isn't.",
      "R squared of 0.4. In physics that's a fault, in social science it's a party.",
    ],
    gentle: 'The model is the means. What question did it answer, and did anyone act on the coefficient?',
  },
  {
    says: 'bayesian|bayesian statistics|bayesian inference',
    brutal: [
      'A Bayesian starts with an opinion, adds evidence, and calls the result an updated opinion. Most comment sections skip step two.',
      'The prior was weakly informative. So was the explanation.',
    ],
    gentle: 'Where did a prior change the decision? One plain example of that will impress more than the name of a sampler.',
  },
  {
    says: 'chi-squared|chi squared|t-test|anova|hypothesis testing',
    brutal: [
      'The p-value came out at 0.06, also known as a trend, a hint, or a longer discussion section.',
      "A null hypothesis is the one party that's assumed innocent until n equals thirty.",
    ],
    gentle: 'Tests are tools: say what you were comparing and what it changed. That is the sentence non-statisticians remember.',
  },
  {
    says: 'likert|likert scale|questionnaire design|survey design',
    brutal: [
      'Strongly agree, agree, neither, disagree, and the box where someone has written a paragraph.',
      'Five points on the Likert scale, and the whole country lives on number three.',
    ],
    gentle: 'Response rate and the decision that followed are the two figures worth printing. Do you still have them?',
  },
  {
    says: 'monte carlo',
    not: 'rally|grand prix|casino|monaco',
    brutal: [
      'Monte Carlo: throw the dice ten thousand times and write uncertainty at the bottom in a confident font.',
      'Named after a casino, used by pension funds. Nobody minds.',
    ],
    gentle: 'What was uncertain, and what did the spread tell someone to do? That makes the simulation into advice.',
  },
  {
    says: 'matlab',
    brutal: [
      'MATLAB counts from one. The rest of computing has been trying to talk to it about that.',
      'Figure 1, Figure 2, Figure 37, and not a single one with axis labels.',
    ],
    gentle: 'Signal processing, control, images? The toolbox you really know is worth more than the name alone.',
  },
  {
    says: 'latex',
    near: 'document|typesetting|overleaf|thesis|report|word|writing|bibtex|beamer|python|matlab',
    not: 'glove|paint|allergy|rubber',
    brutal: [
      'LaTeX gives you total control of the page, apart from where the picture goes.',
      "Overfull hbox, badness 10000. It's a document system with the bedside manner of a customs officer.",
    ],
    gentle: 'People who can typeset equations cleanly are useful beyond science. Reports, papers or teaching notes: what did you make?',
  },
  {
    says: 'endnote|zotero|mendeley',
    brutal: [
      'A Zotero library has four hundred papers in it, three hundred and sixty of them unread since the download.',
      "EndNote crashed at reference 212. It's always 212, and it's always Thursday.",
    ],
    gentle: 'A well kept reference library helps a whole group. If you ran a shared one, that is the version to mention.',
  },
  {
    says: 'peer review|peer reviewer|journal reviewer',
    near: 'journal|paper|article|manuscript|publication|academic|research|reviewer',
    not: 'code',
    brutal: [
      'Peer review: two say accept, and Reviewer 2 would like you to cite Reviewer 2.',
      'Unpaid, anonymous and late. Peer review is also how the best science gets its commas.',
    ],
    gentle: 'Being asked to review is recognition from your field. Name the journals, and roughly how many a year.',
  },
  {
    says: 'conference poster|poster presentation|scientific poster',
    brutal: [
      'A poster presentation is four square metres of small print, next to the coffee, where nobody reads past the coffee.',
      "The tube doesn't fit in the overhead locker. Every conference poster has flown on somebody's knees.",
    ],
    gentle: "Which meeting, and what was the finding in one sentence? That sentence is better than the poster's title.",
  },
  {
    says: 'grant application|grant writing|research grant|research funding',
    near: 'research|academic|council|ukri|epsrc|bbsrc|nerc|wellcome|erc|horizon|postdoc|fellowship',
    brutal: [
      "Twelve weeks on the grant application, and four of them were spent on the lay summary's second sentence.",
      "Work package one explains the idea, work package five disseminates it, and the money's in the annex.",
    ],
    gentle: 'Sums applied for and won are public and fair to state. Say which part of the text was yours.',
  },
  {
    says: 'systematic review|literature review|meta-analysis',
    brutal: [
      'A systematic review screens 4,212 papers to include eleven and recommend a twelfth.',
      'Removed from the review: duplicates, abstracts, and anything the library wanted forty pounds for.',
    ],
    gentle: 'Databases, protocol, numbers screened: a reviewer wants those three. Were you first or second reader?',
  },
  {
    says: 'postdoctoral researcher|postdoctoral research|postdoc',
    brutal: [
      "A postdoc is trusted with the laser, the students and the fridge, and still can't book the meeting room.",
      'Trains the students, orders the enzymes, writes the paper, and is introduced as being with the group.',
    ],
    gentle: 'What did you begin, and what did you leave running? A postdoc with a project of their own should say so first.',
  },
  {
    says: 'ethics approval|ethics application|research ethics',
    brutal: [
      'Forty-one pages to ask eleven people about their commute. The ethics committee would like to see the biscuits listed.',
      'Version 7, tracked changes, returned for a missing date in the footer. Ethics is in the details.',
    ],
    gentle: 'Getting approval shows you can think through risk on paper. How long did yours take, and for what kind of study?',
  },
  {
    says: 'focus group',
    brutal: [
      'A focus group is eight strangers, one jug of water and a person called Keith who has thought about this.',
      'The insight came at the end, in the car park, after the recorder was off.',
    ],
    gentle: 'Moderating is the skill to name here. How many groups, with whom, and what did the client change?',
  },
  {
    says: 'nvivo|thematic analysis|interview transcription|qualitative analysis',
    brutal: [
      'Thematic analysis: thirty hours of people talking, six colours of highlighter, and a theme called other.',
      'In NVivo, you start with four codes. By Friday there are ninety, and one of them is biscuits.',
    ],
    gentle: 'How many interviews, and which finding surprised you? That surprise is the best advert for qualitative work.',
  },
  {
    says: 'clinical trial|randomised controlled trial|clinical trials|rct',
    not: 'cancer|oncology|terminal',
    brutal: [
      'A randomised trial is two groups, one coin and eleven hundred pages about the coin.',
      'The placebo group reported a headache. Clinical trials take the word of sugar very seriously.',
    ],
    gentle: 'Phase, size and your own role: a trial unit reads in that order. Recruitment on target is worth its own line.',
  },
  {
    says: 'case report form|ecrf|crf completion|source data verification',
    brutal: [
      'Source data verification: checking that 7.2 is 7.2, in two buildings, with a train journey between.',
      'The form asks for the date in three places, and the query is about the fourth.',
    ],
    gentle: 'Query rates and lock on time are the proof here. If your site was clean at close-out, say exactly that.',
  },
  {
    says: 'placebo',
    not: 'band',
    brutal: [
      'A sugar pill with a batch number, a shelf life and its own chain of custody. Placebo has never been so important.',
      'Nothing in it, tested to the highest standard.',
    ],
    gentle: 'Preparing, blinding or analysing? Each is a distinct trust, and trial teams want to know which was given to you.',
  },
  {
    says: 'data management plan|research data management',
    brutal: [
      'A data management plan says the files live in a trusted repository. The files live on a stick called FINAL_2.',
      'Findable, accessible, interoperable, reusable: four promises made above a folder named misc.',
    ],
    gentle: 'Data stewardship is in demand. Did your plan get used, or did a dataset get reused? Either makes this concrete.',
  },
  {
    says: 'lab coat|laboratory dress code|lab safety|laboratory safety',
    brutal: [
      'The lab coat protects against acids, dyes and any doubt about who left the pen in the wash.',
      "Goggles on the forehead, where they've been protecting hair since 1970. Lab safety knows.",
    ],
    gentle: 'Being the safety person means saying no to friends. If you inspected or inducted people, count them.',
  },
  {
    says: 'spill kit|eyewash station|chemical spill',
    brutal: [
      'A spill kit hangs by every door, sealed, apart from the gloves, which somebody needed.',
      'Tested weekly, says the tag on the eyewash, in the same pen all the way down.',
    ],
    gentle: 'If you were a trained responder, say so with the date. It is the sort of thing every site needs two of.',
  },
  {
    says: 'solvent waste|chemical waste|hazardous waste disposal|waste solvents',
    near: 'lab|laboratory|chemical|solvent|research|science|chemistry',
    brutal: [
      'Halogenated in the left drum, the rest in the right, and between the two a drum marked ask Dave.',
      'Chemical waste is the only thing in the building everyone agrees should leave on time.',
    ],
    gentle: 'Segregation, paperwork and contractors all need somebody reliable. What volume, and was an audit part of it?',
  },
  {
    says: 'dry ice',
    not: 'theatre|stage|concert|party|disco',
    brutal: ["Dry ice arrives at nine, and by five it's a receipt.", 'Twenty kilos of dry ice in a box with no lid lock. The courier has met boxes like that.'],
    gentle: 'Shipping with dry ice needs a dangerous goods certificate. If you hold one, it should stand here with its date.',
  },
  {
    says: 'glassware|glasswashing|glass washer',
    near: 'lab|laboratory|science|chemistry|sterilis|autoclave|technician|washing',
    not: 'crystal|restaurant|hotel|bar',
    brutal: [
      'Everybody in the lab uses the glassware, and it gets clean by itself, they believe, at night.',
      "Volumetric flasks by the hundred, each with one millimetre where the brush won't go.",
    ],
    gentle: 'Labs stop without this. Volumes a day and any breakage you cut would show that it was run and not just done.',
  },
  {
    says: 'bunsen burner',
    brutal: [
      'Blue flame for work, yellow flame for the moment the inspector looks.',
      'The Bunsen burner: a gas fire on a rubber hose, handed to thirty people at once since 1855.',
    ],
    gentle: 'Teaching with open flames is classroom management of a high order. Technician or teacher? Say which side you stood on.',
  },
  {
    says: 'lab technician|science technician|laboratory technician',
    brutal: [
      "Knows what works, what's in which drawer and which technician before last labelled it misc 2.",
      'The experiment was a triumph. The technician had tried it on Tuesday and swapped the kit.',
    ],
    gentle: 'Preparation, purchasing, safety, teaching: list the parts that were truly yours. People underestimate the range of this job.',
  },
  {
    says: 'calibration|calibrated',
    near: 'lab|laboratory|instrument|pipette|balance|thermometer|equipment|gauge|ukas',
    brutal: [
      'A calibration sticker is green for a year, and everything is measured against the drawer with no stickers.',
      'The reference weight may only be touched with tweezers. Nobody else here is handled with such respect.',
    ],
    gentle: 'How many instruments, on what cycle, and were you the one who signed? A schedule that never slipped is a result.',
  },
  {
    says: 'fingerprint|fingerprinting|forensic evidence|crime scene examination|scenes of crime',
    not: 'reader|biometric|scanner|dna|homicide|murder',
    brutal: [
      'White suit, metal case, small brush, and a crowd that learned the procedure from television.',
      "A fingerprint powder gets everywhere. The clean-up is the part that's never been televised.",
    ],
    gentle: 'Scenes attended and exhibits handled are countable. If your evidence was challenged and held, mention that too.',
  },
  {
    says: 'dna profiling|dna analysis|dna fingerprinting',
    brutal: [
      'DNA profiling: from a hair to a list of numbers, via a queue.',
      'On television it takes one song. In the lab, the DNA is still in the freezer behind two other cases.',
    ],
    gentle: 'Accreditation and throughput are what managers look for. Which kits, and were your reports independently checked?',
  },
  {
    says: 'wet lab',
    brutal: [
      "Wet lab, as opposed to dry lab, is the one with the sink nobody's allowed to use for cups.",
      "The half of biology that can't be done from a sofa.",
    ],
    gentle: 'Which three techniques could you set up alone on a first morning? Put those here instead of the room.',
  },
  {
    says: 'pilot plant|bench scale|scale-up',
    near: 'chemical|process|lab|plant|kg|litre|reactor|chemistry|batch|pharma|fermentation',
    brutal: [
      'In a flask it took ten minutes. Scale-up is finding out what ten minutes means in a tank.',
      'It worked beautifully at a hundred millilitres, and at a hundred litres it found the drain.',
    ],
    gentle: 'From what volume to what volume? Those two numbers are the whole achievement, so begin with them.',
  },
  {
    says: 'gas cylinder|gas bottle changeover|compressed gas',
    near: 'lab|laboratory|gc|nitrogen|argon|helium|research|technician',
    brutal: [
      'Argon is delivered on Monday. It runs out on Friday at six, halfway through the good run.',
      'Chained to the wall like a dangerous dog, and moved by one person with a trolley and opinions.',
    ],
    gentle: 'Trained handlers are always short in a lab. Date of the course, and the gases you were cleared for?',
  },
  {
    says: 'scientific paper|scientific publication|co-author|peer-reviewed publication|peer-reviewed paper',
    brutal: [
      'Submitted, revised, resubmitted, accepted, and the typo is in the title.',
      'Fourth author of nine: the exact spot where the person who did the graphs sits.',
    ],
    gentle: 'Give the reference in full, with your place in the order. A reader in the field will look it up within a minute.',
  },
];
