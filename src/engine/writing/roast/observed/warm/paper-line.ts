import type { QuotedLine } from '../../line-role.ts';

const PAPER =
  /\b(?:licen[cs]es?|cards?|certificates?|certified|NVQ|HNC|HND|diploma|registered|level \d|foundation|edition|CPC|CSCS|SIA|ITIL|AAT|ACCA|IPAF|NPLQ|first aid at work|food (?:hygiene|safety)|induction|holder|mandatory training|tickets?)\b/iu;

/** Whether a line among those of a job names a licence, a card or a course, and nothing that was done. */
export const isPaper = ({ isDeed }: QuotedLine, shown: string): boolean => !isDeed && PAPER.test(shown);
