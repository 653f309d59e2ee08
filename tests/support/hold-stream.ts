/*
 * An app process of its own that sends a stream to somebody: takes the actor as a message, says 'open' at the first event
 * and 'closed' at the end. Started by startProcess.
 */
import { once } from 'node:events';
import { accountStream } from '@/lib/platform/account-stream';
import type { Actor } from '@/lib/platform/actor';
import { disconnect } from '@/lib/platform/db';
import { stopListening } from '@/lib/platform/events';
import { readEvents } from './streams';

async function main(): Promise<void> {
  process.send?.('ready');
  const [actor] = (await once(process, 'message')) as [Actor];
  const stream = accountStream(actor, new Request('http://localhost/'), async (send) => {
    send('here');
    return () => {};
  });
  const events = readEvents(stream);
  await events.next();
  process.send?.('open');
  if ((await events.next()) === null) process.send?.('closed');
  await stopListening();
  await disconnect();
  process.disconnect();
}

void main();
