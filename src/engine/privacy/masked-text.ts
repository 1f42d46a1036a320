import { z } from 'zod';

/** Text that has been through the mask (mask.ts), which alone makes it: nothing else is accepted as a prompt. */
export const MaskedText = z.string().brand<'MaskedText'>();
export type MaskedText = z.infer<typeof MaskedText>;
