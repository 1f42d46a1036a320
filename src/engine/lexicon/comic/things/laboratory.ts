import type { ComicEntry } from '../comic-entry.ts';

/** Things of laboratories, field science and statistics. */
export const LABORATORY_THINGS: readonly ComicEntry[] = [
  {
    says: 'pipetting|pipette|micropipette|multichannel pipette',
    brutal: [
      'Ninety-six wells, one pipette, and a sneeze from the doorway. Which row was it?',
      "The good pipette has a name taped to it, and it's not the name of whoever is holding it.",
    ],
    gentle: 'Steady hands are assumed. Plates a week, or the smallest volume you trusted yourself with, gives the throughput.',
  },
  {
    says: 'centrifuge|ultracentrifuge|centrifugation',
    not: 'pump|decanter|wastewater|drilling|sugar|uranium|laundry|solids control|fuel',
    brutal: ['Balance the tubes or the centrifuge will balance itself, across the floor.', 'Everyone walks away from a centrifuge slowly, listening.'],
    gentle: 'Looking after a centrifuge is a real duty in any lab. Add the rotor log, the checks or the training, if yours.',
  },
  {
    says: 'pcr|qpcr|rt-pcr|polymerase chain reaction',
    not: 'post-consumer|recycled|resin|plastic|procurement|regulations 2015|contracts regulations|care report|patient care',
    around: 'lab|laborator|laboratory|dna|rna|gene|assay|molecular|biology|biolog|cell|sequencing|genotyp|diagnostic|microbio|biotech|primer|cloning|virolog',
    brutal: [
      'PCR makes a billion copies of anything, including the mistake.',
      'Thirty cycles later, the negative control is positive, and so much for Friday.',
    ],
    gentle: 'Diagnostics, genotyping or expression: each leads to another bench. Add primers of your own design.',
  },
  {
    says: 'gel electrophoresis|agarose gel|sds-page',
    brutal: [
      'Two hours of current through a jelly, and the band you wanted has run off the end.',
      "Labs can sequence a genome. They still can't pull the comb out of a gel without swearing.",
    ],
    gentle: 'A gel is worth more with its question. What was separated, and what that settled, fits in six words.',
  },
  {
    says: 'western blot|western blotting',
    brutal: [
      'Two days of work, and the western gives you one grey smudge to build a career on.',
      'Southern blots were named after a Dr Southern. Western blots were named as a joke, and that was the last one.',
    ],
    gentle: 'Getting a difficult antibody to work is an achievement. The target, and what finally did it, make the method yours.',
  },
  {
    says: 'elisa',
    near: 'assay|lab|laboratory|sandwich|kit|plate|protein|antibody|immunoassay|pcr|antigen',
    brutal: [
      'ELISA is a full day of washing up, ninety-six dishes at a time, for one shade of yellow.',
      'Incubate, wash, incubate, wash, incubate, wash. Launderettes have more surprises.',
    ],
    gentle: 'Kit or developed in house: the second is assay development, and belongs in bigger letters.',
  },
  {
    says: 'cell culture|tissue culture|mammalian cell culture',
    brutal: [
      'Cell culture is keeping pets. They want feeding on Sunday, and there is nothing to stroke.',
      'One cloudy flask of cell culture, and everyone is looking at the person who talks while working.',
    ],
    gentle: 'Lines, passages and contamination-free months are what count. A figure for any of them sets you apart from the list.',
  },
  {
    says: 'petri dish|agar plate|plate pouring|colony counting',
    brutal: [
      'The petri dish was labelled on the lid. The lids have since been introduced to each other.',
      'Count the colonies on an agar plate, lose count at 143, start again, and get 139.',
    ],
    gentle: 'Microbiology lives on careful routine. Add samples a day and the standards followed.',
  },
  {
    says: '-80 freezer|minus 80 freezer|freezer inventory|cryostorage|sample storage',
    near: 'lab|laboratory|sample|specimen|biobank|cryo|freezer',
    brutal: [
      'A lab freezer holds four thousand tubes, of which three hundred are labelled “mine”.',
      'At the back of the freezer is a box belonging to somebody who is now a professor elsewhere.',
    ],
    gentle: 'An inventory others can use is a gift to a lab. Add samples brought into order, and the system.',
  },
  {
    says: 'liquid nitrogen|cryogenic|dewar',
    not: 'lng|tanker|engineering design|rocket|valve|turbine|propell|air separation|grinding',
    brutal: [
      'Minus 196, and somebody will still dip a banana in it on open day.',
      "Order forty litres of liquid nitrogen, leave it in the corridor, and by Friday you've ordered thirty.",
    ],
    gentle: 'Handling liquid nitrogen takes training and an oxygen alarm. Being the one who trained others is the stronger version.',
  },
  {
    says: 'electron microscope|electron microscopy|sem imaging|scanning electron',
    brutal: [
      "An electron microscope shows you the hairs on a flea's knee, once you've spent a week gluing down the flea.",
      'An electron microscope can see an atom and be upset by a tram.',
    ],
    gentle: 'Preparation is most of the craft. Cutting, coating or staining by your own hand is what the next facility looks for.',
  },
  {
    says: 'mass spectrometry|mass spectrometer|lc-ms|gc-ms|lc-ms/ms',
    brutal: [
      "A mass spectrometer can find a sugar cube in a swimming pool. It can't find out who broke the vacuum.",
      "A fortune's worth of mass spec, running on the office's oldest computer because the software won't move.",
    ],
    gentle: "Method development and running samples are different jobs. Add the instrument's model beside the verb.",
  },
  {
    says: 'hplc|uplc|high performance liquid chromatography',
    brutal: [
      'HPLC: an elegant science that comes down to finding the leak with a tissue.',
      'One peak on the chromatogram is the product. The other eleven are the conversation.',
    ],
    gentle: 'A validated method is gold in industry. What you ran, and to which pharmacopoeia or standard, comes right behind the name.',
  },
  {
    says: 'titration|titrating',
    not: 'dose|drug|warfarin|medication|insulin|cpap|sleep|oxygen|patient|infusion|vasopressor|bipap|opioid',
    brutal: [
      'Titration: twenty minutes of drip, drip, drip, then one drop too many.',
      "A barely visible pink, says the titration method. Everybody's looks like raspberry cordial.",
    ],
    gentle: 'Titration is a classic that still shows care. Add the sample, and how close repeats came.',
  },
  {
    says: 'column chromatography|thin layer chromatography|thin-layer chromatography|flash column',
    brutal: [
      "Hours of sand and solvent, and column chromatography puts what you want in fraction 41 and what you don't in 40, 42 and 41.",
      'Sixty test tubes in a rack, one of which matters. Chromatography was never big on hints.',
    ],
    gentle: 'Patience is one part, choosing the solvent is the other. Add separations of yours that others then used.',
  },
  {
    says: 'lab book|laboratory notebook|lab notebook|electronic lab notebook|lab notebooks',
    brutal: [
      'The lab book is signed, dated and complete, apart from the page where it worked.',
      "Stained by exactly the chemicals it describes. That's what a notebook calls traceability.",
    ],
    gentle: 'Records that someone else can repeat are the real output. One that stood up in an audit or a patent may be mentioned.',
  },
  {
    says: 'iso 17025|ukas accreditation|ukas',
    brutal: [
      'ISO 17025: prove that the thermometer is right, then prove it about the thermometer you proved it with.',
      'Two days of assessors, and everyone suddenly knows which drawer the uncertainty budget is in.',
    ],
    gentle: 'Preparing, auditing or closing findings: name your part. Add a schedule that grew in your time, if you have one.',
  },
  {
    says: 'drosophila|fruit fly|fruit flies',
    not: 'trap|orchard|pest|quarantine|bait|mango|farm|crop',
    brutal: [
      "Fruit flies need sorting under a microscope with a paintbrush. It's art class with more escapees.",
      'Drosophila genes are called ken and barbie, tinman and cheap date. The days are long in the fly room.',
    ],
    gentle: 'Fly work teaches genetics and stamina together. Lines kept, and the question they were for, make it a project.',
  },
  {
    says: 'e. coli|e coli',
    not: 'outbreak|food poisoning|water|listeria|salmonella|coliform|food|swab|infection|uti|resistan|clinical',
    brutal: [
      "E. coli divides every twenty minutes. It's the only part of the project that's on schedule.",
      'Transformed on Monday, plated on Tuesday, and by Wednesday no E. coli at all. It grows everywhere except on your plate.',
    ],
    gentle: 'Cloning host, pathogen or production strain: one word shows the reader what kind of lab you come from.',
  },
  {
    says: 'crispr|gene editing',
    brutal: [
      "CRISPR lets you edit one letter in three billion. Word still can't do numbering.",
      'CRISPR is called molecular scissors. As with all scissors in a lab, somebody else has got them.',
    ],
    gentle: 'Designing guides, screening clones, validating: few people have done all three. Add the ones you did.',
  },
  {
    says: 'bioinformatics|blast search|genome assembly',
    brutal: [
      'Bioinformatics: one part biology, one part statistics, eight parts renaming chr1 to 1.',
      'A pipeline with fourteen tools in it, each of which counts from a different number.',
    ],
    gentle: 'A pipeline somebody else can run is the skill. The question behind it, and the word reproducible, get interviews.',
  },
  {
    says: 'thin section|petrography|petrographic',
    brutal: [
      'A rock, ground down to 0.03 of a millimetre so that it finally looks exciting.',
      'Rotate the thin section, and grey turns to pink, then to blue, then to an argument.',
    ],
    gentle: 'Give sections cut and what they told about the place: the second half is the part people leave out.',
  },
  {
    says: 'quadrat|transect|vegetation survey|phase 1 habitat',
    not: 'psychology|market research|four quadrant',
    brutal: [
      'Throw the quadrat at random, says the method. It lands at random, next to the path.',
      'One square metre, four kinds of grass, and forty minutes to agree which.',
    ],
    gentle: 'Ecologists hire on honesty about identification. Habitats, and the level you are confident at, belong beside the method.',
  },
  {
    says: 'moth trap|moth trapping',
    brutal: [
      'A moth trap is a bright light, some egg boxes and a neighbour with questions.',
      'Seven hundred kinds of small and brown in the moth trap, and the interesting one has just left.',
    ],
    gentle: 'Records sent to a county recorder are real science. Seasons kept up show staying power.',
  },
  {
    says: 'bat survey|bat detector|bat surveys|emergence survey',
    not: 'cricket|baseball',
    brutal: [
      'A bat survey is sitting in a garden chair at dusk, staring at a gable, being paid in midges.',
      'The detector clicks like a Geiger counter, and planning permission holds its breath.',
    ],
    gentle: 'Licence level is what an ecologist looks for first. With the year, and surveys a season, the line is complete.',
  },
  {
    says: 'newt survey|great crested newt|newt surveys',
    brutal: [
      'Few animals weigh ten grams and can move a bypass. The great crested newt has done it before breakfast.',
      "Torches round a pond at midnight, looking for something that's holding up a housing estate.",
    ],
    gentle: 'Licensed handling is rare enough to lead with. Ponds a season, and schemes seen through to the end, follow.',
  },
  {
    says: 'weather station|weather forecasting|meteorology|meteorologist',
    not: 'raspberry|arduino|iot|api|app|python|sensor network',
    brutal: ['Meteorology has peer review by anyone with a window.', 'A seventy percent chance of rain is right either way. Meteorology thought of that.'],
    gentle: 'Observing weather, modelling it or explaining it: the third is the rarest, so it comes first where it is true.',
  },
  {
    says: 'spss',
    brutal: [
      'SPSS gives you Output1, Output2 and Output3, and nobody has ever dared to delete one.',
      'Four menus deep in SPSS there is a button for exactly what you want, greyed out.',
    ],
    gentle: 'The analysis counts more than the tool. Name one test, the number of responses and what was decided.',
  },
  {
    says: 'regression|linear regression|logistic regression|multiple regression',
    not: 'regression test|regression testing|test suite|selenium|qa|automated|retesting|smoke|sanity|uat|test case',
    brutal: [
      "Regression: draw the straightest line possible through something that clearly isn't.",
      "R squared of 0.4. In physics that regression is a fault, in social science it's a party.",
    ],
    gentle: 'A regression is the means. Add the question it answered, and somebody who acted on the result.',
  },
  {
    says: 'likert|likert scale|questionnaire design|survey design',
    not: 'seismic|geophysic|land survey|marine|topograph|ecolog|acquisition|drone|lidar|hydrograph|bat|building survey',
    brutal: [
      'Strongly agree, agree, neither, disagree, and the box where someone has written a paragraph.',
      'Five points on the Likert scale, and the whole country lives on number three.',
    ],
    gentle: 'Response rate and the decision that followed are the two figures worth printing.',
  },
  {
    says: 'monte carlo',
    not: 'rally|grand prix|casino|monaco|hotel',
    brutal: [
      'Monte Carlo: throw the dice ten thousand times and write uncertainty at the bottom in a confident font.',
      'Named after a casino, used by pension funds. Nobody minds.',
    ],
    gentle: 'What was uncertain, and what the spread told somebody to do: that turns a simulation into advice.',
  },
  {
    says: 'matlab',
    brutal: [
      'MATLAB begins with clear all, close all, clc. Surgeons wash less.',
      'Figure 1, Figure 2, Figure 37. MATLAB opens them all, and not one has labels on its axes.',
    ],
    gentle: 'MATLAB is a toolbox, so the tool matters. Name the one you know: signal processing, control or images.',
  },
  {
    says: 'latex',
    near: 'document|typesetting|overleaf|thesis|report|word|writing|bibtex|beamer|python|matlab',
    not: 'glove|paint|allergy|rubber',
    brutal: [
      'LaTeX gives you total control of the page, apart from where the picture goes.',
      'Overfull hbox, badness 10000. LaTeX has the bedside manner of a customs officer.',
    ],
    gentle: 'Clean equations are useful beyond science. Add a thesis, a paper or a template others use, if you have one.',
  },
  {
    says: 'peer review|peer reviewer|journal reviewer',
    near: 'journal|paper|article|manuscript|publication|academic|research',
    not: 'code',
    brutal: [
      'Peer review: two say accept, and Reviewer 2 would like you to cite Reviewer 2.',
      "Peer review is unpaid, anonymous and late. It's also how the best science gets its commas.",
    ],
    gentle: 'Being asked is recognition from your field. Add journals by name, and roughly how many a year.',
  },
  {
    says: 'conference poster|poster presentation|scientific poster',
    brutal: [
      'A conference poster is a metre of small print next to the coffee, and nobody reads past the coffee.',
      "The tube doesn't fit in the overhead locker. Every conference poster has flown on somebody's knees.",
    ],
    gentle: 'The finding in one sentence is better than the title. Meeting and year come after, and a prize in front.',
  },
  {
    says: 'systematic review|literature review|meta-analysis',
    brutal: [
      'Screened: 4,212 papers. Included: eleven. Recommended: a twelfth.',
      'Removed from the review: duplicates, abstracts, and anything the library wanted forty pounds for.',
    ],
    gentle: 'Give databases, protocol, numbers screened: a reviewer wants those three, with your place as first or second reader.',
  },
  {
    says: 'data management plan|research data management',
    brutal: [
      'The data management plan says the files live in a trusted repository. They live on a stick called FINAL_2.',
      'Findable, accessible, interoperable, reusable: four promises made above a folder named misc.',
    ],
    gentle: 'Data stewardship is in demand. Add a plan that was followed, or a dataset somebody reused, if you have one.',
  },
  {
    says: 'solvent waste|chemical waste|hazardous waste disposal|waste solvents',
    near: 'lab|laboratory|chemical|solvent|research|science|chemistry',
    brutal: [
      'Halogenated waste in the left drum, the rest in the right, and in between a drum marked “ask Dave”.',
      'Chemical waste leaves on the first Tuesday. On the first Wednesday, someone finds another bottle.',
    ],
    gentle: 'Segregation, paperwork and contractors all need somebody reliable. Add the volume, and an audit it passed.',
  },
  {
    says: 'pilot plant|bench scale|scale-up',
    near: 'chemical|process|lab|plant|kg|litre|reactor|chemistry|batch|pharma|fermentation',
    not: 'startup|start-up|revenue|series a|saas|investor|venture|founder',
    brutal: [
      'In a flask it took ten minutes. Scale-up is finding out what ten minutes means in a tank.',
      'Everything works at a hundred millilitres. On the pilot plant, at a hundred litres, it finds the drain.',
    ],
    gentle: 'From what volume to what volume: those two numbers are the whole achievement, so they come first.',
  },
  {
    says: 'scientific paper|scientific publication|co-author|peer-reviewed publication|peer-reviewed paper',
    not: 'book|blog|novel|playbook|policy|white paper|script|musical|proposal',
    brutal: [
      'Submitted, revised, resubmitted, accepted, and the typo is in the title.',
      'Fourth author of nine on a scientific paper: the exact spot where the person who drew the graphs sits.',
    ],
    gentle: 'The full reference, with your place in the order, is what a reader in the field looks up within a minute. A DOI saves even that.',
  },
];
