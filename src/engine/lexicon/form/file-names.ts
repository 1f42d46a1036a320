export interface NamePattern {
  /** What gives the name away; a joke chooses its angle by it. */
  pattern: string;
  test: RegExp;
  weight: number;
}

/** File names without their ending, first match wins. A person's name in front changes nothing. */
export const FILE_NAME_PATTERNS: readonly NamePattern[] = [
  { pattern: 'finals', test: /final.*final|final[\s_-]*(?:v?\d|version|copy|new|really|actual|\()|(?:really|actual|last|neu)[\s_-]*final/iu, weight: 4 },
  { pattern: 'final', test: /(?<![\p{L}])(?:final|finale|endversion|finalversion|definitif|definitiv[oa]?)(?![\p{L}])/iu, weight: 3 },
  {
    pattern: 'untouched',
    test: /^(?:document|dokument|untitled|unbenannt|sans titre|sin título|new (?:microsoft word )?document|unnamed|file|doc|book)[\s_-]*\(?\d*\)?$/iu,
    weight: 4,
  },
  { pattern: 'scan', test: /^(?:scan|scanned|img|image|camscanner|adobe scan|doc[\s_-]?scan)[\s_.-]*(?:document)?[\s_.-]*[\d\s_.-]*/iu, weight: 4 },
  { pattern: 'copy', test: /\(\d+\)\s*$|^copy of|[\s_-]copy(?:[\s_-]*\d+)?$|^kopie von|[\s_-]kopie$|copie de/iu, weight: 3 },
  { pattern: 'template', test: /template|vorlage|modèle|plantilla|canva|sample|beispiel/iu, weight: 4 },
  { pattern: 'draft', test: /(?<![\p{L}])(?:draft|entwurf|brouillon|borrador|wip|test|temp|tmp)(?![\p{L}])/iu, weight: 4 },
  { pattern: 'new', test: /(?<![\p{L}])(?:new|newest|latest|updated?|revised|edited|current|neu(?:er|e|es)?|nouveau|nuevo|aktuell)(?![\p{L}])/iu, weight: 2 },
  { pattern: 'version', test: /(?<![\p{L}])(?:v|ver|version|rev)[\s._-]?\d+(?:\.\d+)*(?!\p{L})/iu, weight: 2 },
  { pattern: 'other-job', test: /(?<![\p{L}])(?:for|für)[\s_-](?:[\p{L}]+)(?:[\s_-](?:inc|ltd|gmbh|company))(?![\p{L}])/iu, weight: 2 },
  { pattern: 'generic', test: /^(?:my[\s_-]*)?(?:cv|resume|résumé|curriculum(?:[\s_-]*vitae)?|lebenslauf)[\s_-]*$/iu, weight: 1 },
];

/** Titles left in a document's metadata, first match wins. */
export const DOCUMENT_TITLE_PATTERNS: readonly NamePattern[] = [
  { pattern: 'program', test: /^microsoft (?:word|powerpoint|excel|publisher) - /iu, weight: 2 },
  {
    pattern: 'untitled',
    test: /^(?:untitled(?: document)?|unbenannt(?:es dokument)?|(?:document |fichier )?sans titre|(?:documento )?(?:sin título|senza titolo|sem título)|naamloos(?: document)?|document|dokument|documento|new document|neues dokument|nouveau document)[\s_-]*\d*(?:\.\w{2,5})?$/iu,
    weight: 2,
  },
  {
    pattern: 'template',
    test: /template|vorlage|(?:modern|functional|chronological|minimalist|professional|creative|elegant|simple|basic)[\s\p{L}&,-]* (?:resume|cv|r[eé]sum[eé])(?![\p{L}])|lorem ipsum|(?<!\p{L})(?:cv|resume|r[eé]sum[eé]|biodata)[\s_-]*(?:format|layout|muster)(?!\p{L})|(?<!\p{L})format[\s_-]*(?:cv|resume)(?!\p{L})/iu,
    weight: 3,
  },
  { pattern: 'finals', test: /final[\s_-]*(?:v?\d|final|version|copy)/iu, weight: 3 },
  { pattern: 'copy', test: /^copy of|\(\d+\)\s*(?:\.\w{2,5})?$/iu, weight: 2 },
  { pattern: 'file', test: /\.(?:docx?|odt|rtf|pages|indd|pptx?|pub|xlsx?|ods|tex|html?)$/iu, weight: 1 },
];
