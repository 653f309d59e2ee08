import * as z from 'zod';
import { textOfLines } from '@/lib/values/text';

/** PUT /api/users/{userId}/suspension */
export const suspendSchema = z.object({
  reason: textOfLines(1000).refine((text) => text.trim() !== '', 'Please say what it is suspended for.'),
});

export type SuspendInput = z.infer<typeof suspendSchema>;
