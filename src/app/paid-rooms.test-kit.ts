import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ProductType } from '../domain/prices.ts';
import { payments } from '../features/payment/server/payments.table.ts';
import { call, form, rest, SITE } from './payment-shop.test-kit.ts';
import type { TestServer } from './server.test-kit.ts';

/** A filled-in questionnaire as the build flow inserts it. Nobody real. */
export const ANSWERS = {
  job_title: 'Warehouse Manager',
  industry: 'Logistics',
  country: 'Ireland',
  experience_level: '8-15',
  current_job_title: 'Shift Supervisor',
  current_company: 'Brambleford Freight',
  current_start_date: '2018-04',
  current_achievement: 'Cut picking errors from 4% to 1.5%\nTrained 12 forklift drivers',
  top_skills: ['Forklift', 'SAP EWM', 'Rota planning'],
  career_path: 'Staying in the same role/industry',
  education: 'Leaving Certificate, Ballymore School, 2006',
  proudest_achievement: 'Moved a whole depot in one weekend without losing a pallet',
  personal_interests: 'Hurling',
  previous_roles: [{ jobTitle: 'Warehouse Operative', company: 'Dunmore Stores', startDate: '2010', endDate: '2018-03', achievement: '' }],
  honeypot: '',
} as const;

/** A request as the optimization wizard inserts it. */
export const REQUEST = {
  job_role: 'Warehouse Manager',
  company_name: 'Kilbrack Logistics',
  job_description: `Warehouse Manager at Kilbrack Logistics\n\nResponsibilities\n- Lead a team of 30 pickers and drivers\n- Own stock accuracy\n\nRequirements\n- Experience as a shift supervisor in a warehouse\n- SAP EWM\n- Forklift licence\nNice to have: Lean Six Sigma, German`,
  tone_of_voice: 'Warm',
  company_website_text: 'Kilbrack Logistics moves chilled food across Ireland. We say what we mean.',
  company_linkedin_text: null,
  cv_file_name: null,
  cv_file_size: null,
  cv_text_content: null,
  extracted_cv_text: `Orla Quenby\norla.quenby@example.com\n\nSummary\nShift supervisor with eleven years in warehouses.\n\nExperience\nShift Supervisor, Brambleford Freight, April 2018 - Present\n• Cut picking errors from 4% to 1.5%\n• Trained 12 forklift drivers\n• Planned rotas for 30 people in SAP EWM\nWarehouse Operative, Dunmore Stores, 2010 - 2018\n• Picked and packed 200 orders a day\n\nEducation\nLeaving Certificate, Ballymore School, 2006\n\nSkills\nForklift, SAP EWM, rota planning`,
  input_method: 'text',
  processing_status: 'pending',
} as const;

/** For a worker without roasts. */
export const nobodys = async (): Promise<null> => null;

const Inserted = z.tuple([z.looseObject({ id: z.uuid() })]);

/** Inserts a row and says its id. */
export async function insertInto(server: TestServer, table: string, row: object): Promise<string> {
  return Inserted.parse((await rest(server, 'POST', table, row)).body['rows'])[0].id;
}

/** The row as it is shown now. */
export async function rowOf(server: TestServer, table: string, id: string, columns = '*'): Promise<Record<string, unknown>> {
  const [row] = z.tuple([z.record(z.string(), z.unknown())]).parse((await rest(server, 'GET', `${table}?select=${columns}&id=eq.${id}`)).body['rows']);
  return row;
}

const RETURNS = {
  full_roast_report: ['payment-success', 'payment-cancelled'],
  cv_build: ['build-payment-success', 'build-payment-cancelled'],
  cv_optimization: ['optimization-progress', 'optimization-payment-cancelled'],
} as const satisfies Record<ProductType, readonly [string, string]>;

export const orderOf = (productType: ProductType, entityId: string): Record<string, unknown> => ({
  priceId: `price_${productType}`,
  entityId,
  productType,
  successUrl: `${SITE}/${RETURNS[productType][0]}`,
  cancelUrl: `${SITE}/${RETURNS[productType][1]}`,
});

/** Through the sandbox checkout, as a visitor does; says the session's id. */
export async function buy(server: TestServer, productType: ProductType, entityId: string): Promise<string> {
  const opened = await call(server, 'create-checkout-session', orderOf(productType, entityId));
  const { sessionId } = z.object({ sessionId: z.string() }).parse(opened.body);
  await form(server, '/sandbox-checkout/pay', { session: sessionId });
  return sessionId;
}

/** The money goes back. */
export async function refund(server: TestServer, entityId: string): Promise<void> {
  const heard = server.parts.signals.subscribe(entityId);
  await server.parts.database.db.transaction(async (tx) => {
    await tx
      .update(payments)
      .set({ status: 'refunded' })
      .where(and(eq(payments.entityId, entityId), eq(payments.status, 'paid')));
    await server.parts.signals.send(tx, entityId);
  });
  await heard?.next(5_000, new AbortController().signal);
  heard?.end();
}
