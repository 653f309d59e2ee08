/*
 * An app process of its own, for tests with several: registers an owner, says 'ready', and at the word of its parent
 * locks five properties at once. Started by startProcess.
 */
import { createUser } from '@/lib/accounts/commands/users';
import { registerSchema } from '@/lib/accounts/schema/users';
import { lockDeed } from '@/lib/deeds/commands/lock';
import { disconnect } from '@/lib/platform/db';
import { stopSender } from '@/lib/platform/jobs';

async function main(): Promise<void> {
  const user = await createUser(
    registerSchema.parse({
      email: `process-${process.pid}@example.com`,
      password: 'correct horse battery staple',
      firstName: 'Ada',
      lastName: 'Lovelace',
    }),
  );
  process.send?.('ready');
  await new Promise((resolve) => process.once('message', resolve));
  const receipts = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      lockDeed(
        { id: user.id, role: user.role, sessionId: user.id, isGuarded: false },
        {
          // Its own: two that lock one property make entries more.
          propertyAddress: `${process.pid}${number} Main St, Austin, TX 78701`,
          ownerName: 'Ada Lovelace',
          lockType: 'permanent',
          reason: 'Protection against deed fraud',
          expiryDays: null,
        },
      ),
    ),
  );
  process.send?.(receipts.map(({ logIndex }) => logIndex));
  await stopSender();
  await disconnect();
  process.disconnect();
}

void main();
