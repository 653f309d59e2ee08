import * as z from 'zod';

/** A hash in the evidence log, in the words of the dashboard: the network is our log, the block is the entry in it. */
export const documentHashSchema = z.object({
  id: z.uuid(),
  documentName: z.string(),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('The SHA-256 of the document, in hex.'),
  metadata: z.string().nullable(),
  network: z.string().describe('The name of our evidence log. It is not a public blockchain.'),
  blockNumber: z.number().int().describe('The index of the entry in the log.'),
  timestamp: z.iso.datetime(),
  status: z.literal('confirmed'),
});

export const documentHashPageSchema = z.object({
  hashes: z.array(documentHashSchema).describe('Newest first.'),
  next: z.uuid().nullable().describe('Send it as `after` to get the next page; `null` on the last page.'),
});
