import { z } from 'zod';

/** `delete-my-data` `{entityId}`: the row (a roast, a CV build or an optimization), its text and its results go at once. */
export const DELETE_MY_DATA = 'delete-my-data';
/** `at` is an ISO time, `reference` a short hash of the id: for the receipt, and for our log, where the id never stands. */
export const DeleteMyDataReply = z.object({ deleted: z.literal(true), at: z.iso.datetime(), reference: z.string() });
export type DeleteMyDataReply = z.infer<typeof DeleteMyDataReply>;
