import { occupation } from '../occupation.ts';
import type { Occupation } from '../occupation.ts';

export const LAND_AND_SCIENCE: readonly Occupation[] = [
  occupation({
    id: 'agricultural-specialist',
    title: 'Agricultural Specialist',
    synonyms:
      'agriculture specialist, agronomist, agricultural officer, agricultural technician, agricultural engineer, agricultural scientist, agricultural consultant, agriculture, agriculture teacher, agriculture extension officer, agricultural manager, agricultural inspector, crop advisor, soil scientist, extension agent, plant scientist, greenhouse manager, agribusiness manager, animal scientist, agricultural economist, customs and border protection agriculture specialist, Agraringenieur, Agrarwissenschaftler, Agrarberater, ingénieur agronome, conseiller agricole, technicien agricole, ingeniero agrónomo, técnico agrícola, perito agrícola',
    required:
      'Agriculture|farming|agronomy|agricultural, Crops|crop production|crop management|harvest|planting, Soil|soil science|soil testing|fertilizers|fertiliser, Pest management|pesticides|integrated pest management|pest control|plant diseases',
    usual:
      'Livestock|animal husbandry|cattle|dairy|poultry, Irrigation|water management|drainage, Horticulture|greenhouse|nursery|plants|botany, Field trials|field research|research|data collection, Farm equipment|tractors|machinery, Extension services|farmers|farmer training|growers, Food safety|inspection|quality control|usda, GIS|gps|precision agriculture, Seeds|seed|germination|plant breeding, Agribusiness|agricultural economics|marketing of produce|commodities',
    nice: 'Sustainability|organic farming|conservation, Natural resources|forestry|wildlife|environmental, Biology|chemistry|laboratory, Report writing|grants, Inventory|budgeting, Customs|border|quarantine, FFA|4-h',
    context:
      'farm, farms, field, agricultural products, grain, corn, wheat, rice, fruit, vegetables, livestock production, land, rural, yield, growers, ranch, animals, harvest season, feed, herbicide, plant, garden, landscape, orchards, vineyard, rural development, produce, soybeans, seedlings, cotton, food, aquaculture, fisheries, veterinary, manure, acres, nutrient',
    lookFor: [
      'Crops, animals and area you worked with.',
      'Yield, cost and loss, before and after.',
      'Trials, programmes and licences.',
      'Work with growers and authorities.',
    ],
  }),
  occupation({
    id: 'farmer',
    title: 'Farmer',
    synonyms: 'nursery worker, farm supervisor, dairy farmer, Landwirt, Fischer, agriculteur, exploitant agricole, agricultor, ganadero',
    required:
      'Farming|farm management|farm operations, Planting|harvesting|cultivation, Livestock care|feeding animals|animal care, Farm machinery|tractors|equipment operation',
    usual:
      'Irrigation, Fencing|repairs|maintenance, Pesticide application|spraying, Pruning|landscaping|mowing, Supervision of workers, Record keeping, Sales|farmers market, Driving',
    nice: 'Welding, Organic farming, Milking, Breeding, Chainsaw',
    context:
      'farm, crops, cattle, horses, sheep, pigs, hay, barn, fields, acres, weeds, soil, greenhouse, plants, trees, lawn, vineyard, seasonal, milk, ranch',
    lookFor: ['Land, animals and machines.', 'Yield and cost.', 'Licences for machines and sprays.'],
  }),
  occupation({
    id: 'research-scientist',
    title: 'Research Scientist',
    synonyms: 'scientist, lab scientist, research analyst science, Wissenschaftler, chercheur, biologiste, científico, investigador',
    required:
      'Research|scientific research|experiments, Experimental design|experiment design, Data analysis|statistical analysis, Laboratory techniques|lab techniques|laboratory',
    usual:
      'PCR|qpcr|western blot|elisa, Cell culture|tissue culture, Microscopy|flow cytometry|imaging, HPLC|gc-ms|mass spectrometry|chromatography|spectroscopy, Publications|peer-reviewed|manuscripts, PhD|doctorate|master of science, Molecular biology|cloning|dna extraction|sequencing, R|python|matlab|graphpad|spss, Grant writing|grants, Conference presentations|posters',
    nice: 'CRISPR, Animal models|in vivo, GLP|gmp, Bioinformatics|genomics|proteomics, Lab management|mentoring students, Organic synthesis|nmr',
    context:
      'laboratory, samples, assays, protein, gene, cells, hypothesis, journal, protocol, biology, chemistry, physics, postdoctoral, principal investigator, findings, mice, synthesis, literature review, thesis, experiment, DNA, institute',
    lookFor: ['Questions you answered and where it was published.', 'Methods you master alone.', 'Funding and co-workers.'],
  }),
  occupation({
    id: 'lab-technician',
    title: 'Laboratory Technician',
    synonyms:
      'lab technician, laboratory assistant, lab assistant, QC analyst, laboratory analyst, laboratory manager, Laborant, BTA, CTA, technicien de laboratoire, laborantin, técnico de laboratorio',
    required:
      'Laboratory testing|lab tests|analysis, Sample preparation|samples|specimens, Laboratory equipment|instruments|calibration, Quality control|qc|glp|gmp',
    usual:
      'HPLC|gas chromatography|spectrophotometer|titration, Record keeping|documentation|lims, Safety|hazardous materials|osha, Microbiology|hematology|serology|chemistry, Reagents|solutions|media preparation, SOP|standard operating procedures, Method validation, HACCP|food safety',
    nice: 'ASCP|mlt|clia, PCR, Blood bank|phlebotomy, Excel, Inventory|ordering supplies',
    context:
      'laboratory, lab, tests, results, chemicals, assays, specimen, blood, urine, microscope, culture, measurements, raw materials, sterile, batch, stability, procedures, analyzers',
    lookFor: ['Methods, instruments and samples a day.', 'Accuracy and audits.', 'Certificates.'],
  }),
  occupation({
    id: 'clinical-research',
    title: 'Clinical Research Associate',
    synonyms:
      'CRA, clinical research coordinator, clinical trial manager, clinical project manager, clinical data manager, pharmacovigilance specialist, drug safety associate, medical writer, clinical study coordinator, Studienkoordinator, Klinischer Monitor, attaché de recherche clinique, coordinador de ensayos clínicos',
    required:
      'Clinical trials|clinical research|clinical studies, GCP|good clinical practice|ich-gcp, Monitoring|site monitoring|site visits, Informed consent|irb|ethics committee',
    usual:
      'Source data verification|data management|edc|medidata rave, Regulatory documents|trial master file|fda regulations, Adverse events|serious adverse events|pharmacovigilance|safety reporting, Patient recruitment|screening, Protocols|study protocol, Study coordination|study start-up, Medical terminology, Case report forms|crf, Sponsors|cro',
    nice: 'Oncology, CCRA|ccrp, SAS, Budgets|contracts, Phlebotomy|vital signs',
    context:
      'study, subjects, investigators, trial, sites, sponsor, phase, enrolment, drug, patients, pharmaceutical, investigational product, queries, audits, visits, compliance, clinical',
    lookFor: ['Phases, fields and number of sites.', 'Enrolment and queries, against plan.', 'Inspections.'],
  }),
];
