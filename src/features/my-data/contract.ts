import { z } from 'zod';

/** `delete-my-data` `{entityId}`: the row (a roast, a CV build or an optimization), its text and its results go at once. */
export const DELETE_MY_DATA = 'delete-my-data';
/** `at` is an ISO time, for the receipt. */
export const DeleteMyDataReply = z.object({ deleted: z.literal(true), at: z.iso.datetime() });
