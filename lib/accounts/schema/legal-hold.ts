import * as z from 'zod';
import { textOfLines } from '@/lib/values/text';

/** PUT /api/users/{userId}/hold */
export const placeHoldSchema = z.object({
  reason: textOfLines(1000).refine(
    (text) => text.trim() !== '',
    'Please say which order or claim asks for it.',
  ),
});

export type PlaceHoldInput = z.infer<typeof placeHoldSchema>;
