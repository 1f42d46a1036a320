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
      "Order forty litres of liquid nitrogen, leave it in the corridor, and by Friday you've ordered thirty.",
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
    says: 'column chromatography|thin layer chromatography|thin-layer chromatography|flash column',
    brutal: [
      "Hours of sand and solvent, and column chromatography puts what you want in fraction 41 and what you don't in 40, 42 and 41.",
      'Sixty test tubes in a rack, one of which matters. Chromatography was never big on hints.',
    ],
    gentle: 'Patience is one part, choosing the solvent is the other. Did you develop the separations that others then used?',
  },
  {
    says: 'analytical balance|microbalance|weighing room',
    brutal: [
      'A balance so sensitive that the reading moves when somebody down the corridor has a thought.',
      'Five decimal places, and the fifth one is the door.',
    ],
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
    says: 'drosophila|fruit fly|fruit flies',
    brutal: [
      "Fruit flies need sorting under a microscope with a paintbrush. It's art class with more escapees.",
      "Named ken and barbie, tinman and cheap date: drosophila genes were named by people who'd been in the fly room too long.",
    ],
    gentle: 'Fly work teaches genetics and stamina together. How many lines did you keep going, and what question were they for?',
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
    says: 'bioinformatics|blast search|genome assembly',
    brutal: [
      'Bioinformatics: one part biology, one part statistics, eight parts renaming chr1 to 1.',
      'A pipeline with fourteen tools in it, each of which counts from a different number.',
    ],
    gentle: 'Name the question behind the pipeline, and whether someone else could run it. Reproducible is the word that gets interviews.',
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
    brutal: ['A telescope is booked a year ahead, and so is the cloud.', 'A night at the observatory: staying awake until dawn to look at a number.'],
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
      "A perfect crystal, and it's salt. Crystallography has a word for this, and it isn't printed.",
    ],
    gentle: 'A solved structure is a lovely concrete result. If yours has a database code, print it: anyone may look it up.',
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
    brutal: ['A fossil waits 150 million years to be dropped in a car park.', "Palaeontology: nine days of brushing, and on the tenth it's a stone."],
    gentle: 'Fieldwork, preparation or describing? Each is a separate craft, and collections hire for each by name.',
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
    says: 'weather station|weather forecasting|meteorology|meteorologist',
    brutal: ['Meteorology has peer review by anyone with a window.', 'A seventy percent chance of rain is right either way. Meteorology thought of that.'],
    gentle: 'Observing, modelling or explaining it to people? The third is the rarest, so if it is yours, say it first.',
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
    says: 'stata',
    brutal: [
      'Stata prints every number to seven decimals, in case the survey question was about micrometres.',
      'One careless merge in Stata and 214 people are 428.',
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
      'The prior is weakly informative. So, as a rule, is the explanation.',
    ],
    gentle: 'Where did a prior change the decision? One plain example of that will impress more than the name of a sampler.',
  },
  {
    says: 'chi-squared|chi squared|t-test|anova|hypothesis testing',
    brutal: [
      'A p-value of 0.06 is known as a trend, a hint, or a longer discussion section.',
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
      "EndNote crashes at reference 212. It's always 212, and it's always Thursday.",
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
    says: 'systematic review|literature review|meta-analysis',
    brutal: [
      'A systematic review screens 4,212 papers to include eleven and recommend a twelfth.',
      'Removed from the review: duplicates, abstracts, and anything the library wanted forty pounds for.',
    ],
    gentle: 'Databases, protocol, numbers screened: a reviewer wants those three. Were you first or second reader?',
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
      "The insight comes at the end, in the car park, once the focus group is over and the recorder's off.",
    ],
    gentle: 'Moderating is the skill to name here. How many groups, with whom, and what did the client change?',
  },
  {
    says: 'clinical trial|randomised controlled trial|clinical trials|rct',
    not: 'cancer|oncology|terminal',
    brutal: [
      'A randomised trial is two groups, one coin and eleven hundred pages about the coin.',
      'The placebo group reports headaches, and a clinical trial takes the word of sugar very seriously.',
    ],
    gentle: 'Phase, size and your own role: a trial unit reads in that order. Recruitment on target is worth its own line.',
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
    says: 'solvent waste|chemical waste|hazardous waste disposal|waste solvents',
    near: 'lab|laboratory|chemical|solvent|research|science|chemistry',
    brutal: [
      'Halogenated in the left drum, the rest in the right, and between the two a drum marked ask Dave.',
      'Chemical waste leaves on the first Tuesday. On the first Wednesday, someone finds another bottle.',
    ],
    gentle: 'Segregation, paperwork and contractors all need somebody reliable. What volume, and was an audit part of it?',
  },
  {
    says: 'lab technician|science technician|laboratory technician',
    brutal: [
      "A lab technician knows what works, what leaks, and what's really in the drawer labelled misc 2.",
      'When a demonstration goes perfectly, a technician tried it on Tuesday and swapped the kit.',
    ],
    gentle: 'Preparation, purchasing, safety, teaching: list the parts that were truly yours. People underestimate the range of this job.',
  },
  {
    says: 'calibration|calibrated',
    near: 'lab|laboratory|instrument|pipette|balance|thermometer|equipment|gauge|ukas',
    brutal: [
      'A calibration sticker is green for a year, and everything is measured against the drawer with no stickers.',
      'In calibration, even the weights have a pedigree. They may only be touched with tweezers.',
    ],
    gentle: 'How many instruments, on what cycle, and were you the one who signed? A schedule that never slipped is a result.',
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
      'Fourth author of nine: the exact spot where the person who did the graphs sits.',
    ],
    gentle: 'Give the reference in full, with your place in the order. A reader in the field will look it up within a minute.',
  },
];
