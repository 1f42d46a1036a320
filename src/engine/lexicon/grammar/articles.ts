const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/**
 * Abbreviations that begin with a letter whose name opens with a vowel (F, H, L, M, N, R, S, X) and are read as words all the same: "a NASA
 * engineer". Longer ones are told by their look. What is not here is read letter by letter: "an SQL", "an SAP", "an SEN" and "an FAQ" are our choice.
 */
export const READ_AS_WORDS = words(`
  FEMA FIFA FIFO HEPA HIIT LAMP LAN LASER LATAM LEED LEGO LIFO LIMS MEAN MERN MIDI MIG MINT MOOC NACE NAS NASA NATO NEET NICE NICU NIST NOC RACI RADA RAG RAID RAM
  REACH REST RIBA RICS ROM SAAS SAGE SAN SASE SAT SHEQ SIEM SIM SMART SOAP SOAR SOC SOX STAR STEM SWAT SWOT
`);

/** Abbreviations typed small that are read letter by letter and open with a vowel's sound; those without any vowel need no list. */
export const SPELLED_SMALL = words('faq fea hvac lpa mep mot mri roi sdet sen seo sme sre');

/** Small words without a vowel that are words: "mr" opens with its own sound. */
export const NOT_SPELLED = words('mr mrs ms st shh hmm ltd');

/** Bodies that carry their article when they are named by what they are of: "the University of Wexmoor". */
export const NAMED_OF = /^(?:Law Offices?|University|Museum|Institute|Department|Ministry|Bank|City|Borough|College|School|Church|Office|Bureau|Embassy) of\b/u;
