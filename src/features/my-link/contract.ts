import { z } from 'zod';

/** What `mail-my-link` takes and answers. */
export const MailMyLinkRequest = z.object({
  entityId: z.uuid().optional(),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
});
export const MailMyLinkReply = z.object({ accepted: z.literal(true) });
