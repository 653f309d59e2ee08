/** A reader that speaks before it has a file. */
process.send?.({ kind: 'ready' });
process.send?.({ kind: 'bytes', bytes: Buffer.from('of nobody') });
setInterval(() => undefined, 1_000);
