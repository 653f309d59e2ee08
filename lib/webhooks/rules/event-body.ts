type KeptEvent = { id: string; type: string; data: unknown; createdAt: Date };

/** What is sent of an event: the same text each time, because it is what is signed. */
export function eventBody({ id, type, data, createdAt }: KeptEvent): string {
  return JSON.stringify({ id, type, timestamp: createdAt.toISOString(), data });
}
