import { BUSINESS } from './business.ts';
import { CREATIVE } from './creative.ts';
import { DATA } from './data.ts';
import { EDUCATION } from './education.ts';
import { ENGINEERING } from './engineering.ts';
import { FINANCE } from './finance.ts';
import { HEALTH } from './health.ts';
import { HOSPITALITY } from './hospitality.ts';
import { LAND_AND_SCIENCE } from './land-and-science.ts';
import { LAW_AND_PUBLIC } from './law-public.ts';
import { MEDIA } from './media.ts';
import type { Occupation } from './occupation.ts';
import { SALES } from './sales.ts';
import { SOFTWARE } from './software.ts';
import { SYSTEMS } from './systems.ts';
import { TRADES } from './trades.ts';
import { TRANSPORT } from './transport.ts';

/** Every occupation the engine knows. A new field is one file and one line here. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...SOFTWARE,
  ...DATA,
  ...SYSTEMS,
  ...BUSINESS,
  ...FINANCE,
  ...SALES,
  ...MEDIA,
  ...CREATIVE,
  ...LAW_AND_PUBLIC,
  ...ENGINEERING,
  ...TRADES,
  ...TRANSPORT,
  ...HEALTH,
  ...EDUCATION,
  ...HOSPITALITY,
  ...LAND_AND_SCIENCE,
];
