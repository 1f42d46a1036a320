import { PAPERS } from '../domain/paper.ts';
import { SITE_NAME } from '../domain/product-name.ts';
import type { Stationery } from './cv-sheet.ts';
import { printable } from './printable.ts';

/** What a report is made of; `tone` of a passage says how it is set. */
export type ReportBlock =
  | { kind: 'section' | 'heading' | 'paragraph' | 'note' | 'strong'; text: string }
  | { kind: 'list'; ordered: boolean; items: { lead: string; text: string }[] }
  | { kind: 'passages'; heading: string; parts: { label: string; text: string; tone: 'quote' | 'pen' | 'plain' | 'strong' }[] };

/** A report as `report.typ` reads it. */
export interface ReportSheet extends Stationery {
  /** What it is, over `about` and `made`. */
  heading: string;
  about: string;
  made: string;
  site: string;
  blocks: ReportBlock[];
}

const RED = '#b3201a';

/** How every report of ours is set, and who it is by. */
export const reportStationery = (): Omit<Stationery, 'title' | 'subject' | 'keywords'> & Pick<ReportSheet, 'site'> => ({
  author: SITE_NAME,
  lang: 'en',
  paper: PAPERS.a4,
  design: 'clean',
  accent: RED,
  size: 0,
  space: 1,
  site: SITE_NAME,
});

export const section = (text: string): ReportBlock => ({ kind: 'section', text });
export const subheading = (text: string): ReportBlock => ({ kind: 'heading', text: printable(text) });
export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text: printable(text) });
