import { BUILDING_TRADES } from './building/building-trades.ts';
import { BUILT_ENVIRONMENT } from './building/built-environment.ts';
import { ENGINEERING_BRANCHES } from './building/engineering-branches.ts';
import { ENGINEERING } from './building/engineering.ts';
import { FACTORY } from './building/factory.ts';
import { TRADES } from './building/trades.ts';
import { MEDIA } from './commerce/media.ts';
import { SALES } from './commerce/sales.ts';
import { COMMERCE } from './commerce/shops-and-campaigns.ts';
import { CREATIVE } from './creative/creative.ts';
import { STAGE_AND_SCREEN } from './creative/stage-and-screen.ts';
import { ALLIED_HEALTH } from './health/allied-health.ts';
import { CARE } from './health/care.ts';
import { HEALTH } from './health/health.ts';
import { MEDICINE } from './health/medicine.ts';
import { NURSING } from './health/nursing.ts';
import type { Occupation } from './occupation.ts';
import { BUSINESS } from './office/business.ts';
import { FINANCE_SPECIALISTS } from './office/finance-specialists.ts';
import { FINANCE } from './office/finance.ts';
import { LAW_AND_STATE } from './office/law-and-state.ts';
import { LAW_AND_PUBLIC } from './office/law-public.ts';
import { MANAGEMENT } from './office/management.ts';
import { EDUCATION } from './services/education.ts';
import { EMERGENCY_AND_ARMY } from './services/emergency-and-army.ts';
import { GUESTS_AND_BEAUTY } from './services/guests-and-beauty.ts';
import { HOSPITALITY } from './services/hospitality.ts';
import { LAND_AND_SCIENCE } from './services/land-and-science.ts';
import { LAND } from './services/land.ts';
import { SCHOOLS_AND_RESEARCH } from './services/schools-and-research.ts';
import { TRANSPORT_AND_SEA } from './services/transport-and-sea.ts';
import { TRANSPORT } from './services/transport.ts';
import { DATA } from './technology/data.ts';
import { IT_SERVICES } from './technology/it-services.ts';
import { SOFTWARE_LEADS } from './technology/software-leads.ts';
import { SOFTWARE } from './technology/software.ts';
import { SYSTEMS } from './technology/systems.ts';

const LISTED: readonly Occupation[] = [
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
  ...SOFTWARE_LEADS,
  ...IT_SERVICES,
  ...MANAGEMENT,
  ...FINANCE_SPECIALISTS,
  ...LAW_AND_STATE,
  ...COMMERCE,
  ...STAGE_AND_SCREEN,
  ...BUILT_ENVIRONMENT,
  ...ENGINEERING_BRANCHES,
  ...BUILDING_TRADES,
  ...FACTORY,
  ...NURSING,
  ...MEDICINE,
  ...ALLIED_HEALTH,
  ...CARE,
  ...SCHOOLS_AND_RESEARCH,
  ...EMERGENCY_AND_ARMY,
  ...GUESTS_AND_BEAUTY,
  ...TRANSPORT_AND_SEA,
  ...LAND,
];
const BY_ID: ReadonlyMap<string, Occupation> = new Map(LISTED.map((occupation) => [occupation.id, occupation]));

/** Every occupation the engine knows. A new field is one file and one line here. */
export const OCCUPATIONS: readonly Occupation[] = LISTED.map((occupation) => ({
  ...occupation,
  lookFor: occupation.lookFor.length > 0 ? occupation.lookFor : (BY_ID.get(stemOf(occupation.id))?.lookFor ?? []),
}));

/** The id of the occupation at the root of a branch ("Ward Manager": nurse); its own id for one that stands alone. */
export function stemOf(id: string): string {
  const stem = BY_ID.get(id)?.of ?? null;
  return stem === null ? id : stemOf(stem);
}
