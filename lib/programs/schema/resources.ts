import * as z from 'zod';

/** The calls of programs, and the address where agents speak with us. */
export const resourceSchema = z.object({ resource: z.enum(['v1', 'mcp']) });
