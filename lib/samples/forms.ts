import * as z from 'zod';

/* What visitors try out on samples: nothing is sent. */

export const sampleHashSchema = z.object({ hash: z.string() });
export const sampleAnalysisSchema = z.object({ id: z.string() });
