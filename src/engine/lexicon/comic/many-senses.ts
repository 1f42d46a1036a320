/**
 * Phrases, and words that no dictionary of plain words has, that several trades use for different things: a caseload is a lawyer's, a nurse's and a
 * therapist's. Like the plain words, they are told by the trade of the job that holds the line, or beside a second word of the same trade. Singular,
 * lower case.
 */
export const MANY_SENSES: ReadonlySet<string> = new Set(
  (
    'advocacy|case management|caseload|case load|client account|client accounts|capacity planning|change control|change management|content management|discovery|document control|document review|escrow|exhibit|' +
    'focus group|focus groups|front of house|incident management|incident report|intake|key account|key accounts|media management|order entry|performance review|placement|placements|quality control|quality assurance|referral|' +
    'referrals|resource allocation|resource planning|risk assessment|risk assessments|risk management|site inspection|site inspections|site visit|site visits|status report|status reports|superior|supervision|' +
    'supplier management|transcription|treatment plan|turnaround|underwriting|valuation|vendor management|work order|work orders|year end|year-end'
  ).split('|'),
);
