import type { ComicEntry } from '../comic-entry.ts';

/** Things of laboratories, field science and statistics. */
export const LABORATORY_THINGS: readonly ComicEntry[] = [
  {
    says: 'pipetting|pipette|micropipette|multichannel pipette',
    brutal: [
      'Ninety-six wells, one pipette, and a sneeze from the doorway. Which row was it?',
      "The good pipette has a name taped to it, and it's not the name of whoever is holding it.",
    ],
    gentle: 'Steady hands are assumed, so give the throughput: plates a week, or the smallest volume you trusted yourself with.',
  },
  {
    says: 'centrifuge|ultracentrifuge|centrifugation',
    not: 'pump',
    brutal: ['Balance the tubes or the centrifuge will balance itself, across the floor.', 'Everyone walks away from a centrifuge slowly, listening.'],
    gentle: 'Looking after the {it} is a real duty in any lab. If the rotor log or the training was yours, put it in.',
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
      'Southern blots were named after a Dr Southern. Western blots were named as a joke, and that was the last one.',
    ],
    gentle: 'Getting a difficult antibody to work is a real achievement. If you optimised one, name the target and what finally did it.',
  },
  {
    says: 'elisa',
    near: 'assay|lab|laboratory|sandwich|kit|plate|protein|antibody|immunoassay|pcr|antigen',
    brutal: [
      'ELISA is a full day of washing up, ninety-six dishes at a time, for one shade of yellow.',
      'Incubate, wash, incubate, wash, incubate, wash. Launderettes have more surprises.',
    ],
    gentle: 'Kit or developed in house? The second is assay development, and it belongs in bigger letters.',
  },
  {
    says: 'cell culture|tissue culture|mammalian cell culture',
    brutal: [
      'Cell culture is keeping pets. They want feeding on Sunday, and there is nothing to stroke.',
      'One cloudy flask of cell culture, and everyone is looking at the person who talks while working.',
    ],
    gentle: 'Lines, passages and contamination-free months are what count here. Which of those could you put a figure on?',
  },
  {
    says: 'petri dish|agar plate|plate pouring|colony counting',
    brutal: [
      'The petri dish was labelled on the lid. The lids have since been introduced to each other.',
      'Count the colonies on an agar plate, lose count at 143, start again, and get 139.',
    ],
    gentle: 'Microbiology lives on careful routine. Samples a day, and which standards you followed: that makes the routine visible.',
  },
  {
    says: '-80 freezer|minus 80 freezer|freezer inventory|cryostorage|sample storage',
    near: 'lab|laboratory|sample|specimen|biobank|cryo|freezer',
    brutal: [
      'A lab freezer holds four thousand tubes, of which three hundred are labelled “mine”.',
      'At the back of the freezer is a box belonging to somebody who is now a professor elsewhere.',
    ],
    gentle: 'An inventory that others can use is a gift to a lab. How many samples did you bring into order, and in what system?',
  },
  {
    says: 'liquid nitrogen|cryogenic|dewar',
    not: 'lng|tanker|engineering design|rocket',
    brutal: [
      'Minus 196, and somebody will still dip a banana in it on open day.',
      "Order forty litres of liquid nitrogen, leave it in the corridor, and by Friday you've ordered thirty.",
    ],
    gentle: 'Handling cryogens takes training and an oxygen alarm. If you were the one who trained others, say so.',
  },
  {
    says: 'electron microscope|electron microscopy|sem imaging|scanning electron',
    brutal: [
      "An electron microscope shows you the hairs on a flea's knee, once you've spent a week gluing down the flea.",
      'An electron microscope can see an atom and be upset by a tram.',
    ],
    gentle: 'Preparation is most of the craft. If you cut, coated or stained the samples yourself, this line should say it.',
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
    says: 'titration|titrating',
    not: 'dose|drug|warfarin|medication|insulin',
    brutal: [
      'Titration: twenty minutes of drip, drip, drip, then one drop too many.',
      "A barely visible pink, says the titration method. Everybody's looks like raspberry cordial.",
    ],
    gentle: 'A classic skill that still shows care. Where was it used, and how close did your repeats come?',
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
    says: 'lab book|laboratory notebook|lab notebook|electronic lab notebook|lab notebooks',
    brutal: [
      'The lab book is signed, dated and complete, apart from the page where it worked.',
      "Stained by exactly the chemicals it describes. That's what a notebook calls traceability.",
    ],
    gentle: 'Records that someone else can repeat are the real output. Was yours ever used in an audit or a patent?',
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
    says: 'drosophila|fruit fly|fruit flies',
    brutal: [
      "Fruit flies need sorting under a microscope with a paintbrush. It's art class with more escapees.",
      'Drosophila genes are called ken and barbie, tinman and cheap date. The days are long in the fly room.',
    ],
    gentle: 'Fly work teaches genetics and stamina together. How many lines did you keep going, and what question were they for?',
  },
  {
    says: 'e. coli|e coli',
    not: 'outbreak|food poisoning|water test',
    brutal: [
      "E. coli divides every twenty minutes. It's the only part of the project that's on schedule.",
      'Transformed on Monday, plated on Tuesday, and by Wednesday no E. coli at all. It grows everywhere except on your plate.',
    ],
    gentle: 'Cloning host, pathogen or production strain? One word would show the reader what kind of lab you come from.',
  },
  {
    says: 'crispr|gene editing',
    brutal: [
      "CRISPR lets you edit one letter in three billion. Word still can't do numbering.",
      'CRISPR is called molecular scissors. As with all scissors in a lab, somebody else has got them.',
    ],
    gentle: 'Designing guides, screening clones, validating: which of these did you own? Few people have done all three.',
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
    says: 'thin section|petrography|petrographic',
    brutal: [
      'A rock, ground down to 0.03 of a millimetre so that it finally looks exciting.',
      'Rotate the thin section, and grey turns to pink, then to blue, then to an argument.',
    ],
    gentle: 'How many sections, and what did they tell you about the place? That second half is the part people leave out.',
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
    says: 'moth trap|moth trapping',
    brutal: [
      'A moth trap is a bright light, some egg boxes and a neighbour with questions.',
      'Seven hundred kinds of small and brown in the moth trap, and the interesting one has just left.',
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
    says: 'weather station|weather forecasting|meteorology|meteorologist',
    brutal: ['Meteorology has peer review by anyone with a window.', 'A seventy percent chance of rain is right either way. Meteorology thought of that.'],
    gentle: 'Observing, modelling or explaining it to people? The third is the rarest, so if it is yours, say it first.',
  },
  {
    says: 'spss',
    brutal: [
      'SPSS gives you Output1, Output2 and Output3, and nobody has ever dared to delete one.',
      'Four menus deep in SPSS there is a button for exactly what you want, greyed out.',
    ],
    gentle: 'Name the analysis and not only the tool: which test, on how many responses, and what was decided from it?',
  },
  {
    says: 'regression|linear regression|logistic regression|multiple regression',
    not: 'regression test|regression testing|test suite|selenium|qa|automated|retesting|smoke|sanity|uat|test case',
    brutal: [
      "Regression: draw the straightest line possible through something that clearly isn't.",
      "R squared of 0.4. In physics that regression is a fault, in social science it's a party.",
    ],
    gentle: 'The regression is the means. What question did it answer, and did anyone act on the coefficient?',
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
      'MATLAB begins with clear all, close all, clc. Surgeons wash less.',
      'Figure 1, Figure 2, Figure 37. MATLAB opens them all, and not one has labels on its axes.',
    ],
    gentle: 'Signal processing, control, images? The toolbox you really know is worth more than the name alone.',
  },
  {
    says: 'latex',
    near: 'document|typesetting|overleaf|thesis|report|word|writing|bibtex|beamer|python|matlab',
    not: 'glove|paint|allergy|rubber',
    brutal: [
      'LaTeX gives you total control of the page, apart from where the picture goes.',
      'Overfull hbox, badness 10000. LaTeX has the bedside manner of a customs officer.',
    ],
    gentle: 'People who can typeset equations cleanly are useful beyond science. Reports, papers or teaching notes: what did you make?',
  },
  {
    says: 'peer review|peer reviewer|journal reviewer',
    near: 'journal|paper|article|manuscript|publication|academic|research',
    not: 'code',
    brutal: [
      'Peer review: two say accept, and Reviewer 2 would like you to cite Reviewer 2.',
      "Peer review is unpaid, anonymous and late. It's also how the best science gets its commas.",
    ],
    gentle: 'Being asked to review is recognition from your field. Name the journals, and roughly how many a year.',
  },
  {
    says: 'conference poster|poster presentation|scientific poster',
    brutal: [
      'A conference poster is a metre of small print next to the coffee, and nobody reads past the coffee.',
      "The tube doesn't fit in the overhead locker. Every conference poster has flown on somebody's knees.",
    ],
    gentle: "Which meeting, and what was the finding in one sentence? That sentence is better than the poster's title.",
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
    says: 'data management plan|research data management',
    brutal: [
      'The data management plan says the files live in a trusted repository. They live on a stick called FINAL_2.',
      'Findable, accessible, interoperable, reusable: four promises made above a folder named misc.',
    ],
    gentle: 'Data stewardship is in demand. Did your plan get used, or did a dataset get reused? Either makes this concrete.',
  },
  {
    says: 'solvent waste|chemical waste|hazardous waste disposal|waste solvents',
    near: 'lab|laboratory|chemical|solvent|research|science|chemistry',
    brutal: [
      'Halogenated waste in the left drum, the rest in the right, and in between a drum marked “ask Dave”.',
      'Chemical waste leaves on the first Tuesday. On the first Wednesday, someone finds another bottle.',
    ],
    gentle: 'Segregation, paperwork and contractors all need somebody reliable. What volume, and was an audit part of it?',
  },
  {
    says: 'pilot plant|bench scale|scale-up',
    near: 'chemical|process|lab|plant|kg|litre|reactor|chemistry|batch|pharma|fermentation',
    brutal: [
      'In a flask it took ten minutes. Scale-up is finding out what ten minutes means in a tank.',
      'Everything works at a hundred millilitres. On the pilot plant, at a hundred litres, it finds the drain.',
    ],
    gentle: 'From what volume to what volume? Those two numbers are the whole achievement, so begin with them.',
  },
  {
    says: 'scientific paper|scientific publication|co-author|peer-reviewed publication|peer-reviewed paper',
    brutal: [
      'Submitted, revised, resubmitted, accepted, and the typo is in the title.',
      'Fourth author of nine on a scientific paper: the exact spot where the person who drew the graphs sits.',
    ],
    gentle: 'After ‘{it}’, give the reference in full, with your place in the order. A reader in the field will look it up within a minute.',
  },
];
