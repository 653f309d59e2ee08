/**
 * For requests that no page serves; docs/runbook.md says when. Make sure who asks, and that no legal hold is in the way.
 * `npm run erase -- --address EMAIL`: what is under an address that no account has: messages, interest, applications, the
 * waitlist, fraud reports, invitations, and copies of emails.
 * `npm run erase -- --entry NUMBER`: record and salt of one entry of the evidence log, which then has no proof any more.
 */
import { parseArgs } from 'node:util';
import { eraseAddress, eraseEntry } from '@/lib/personal-data/commands/erase-on-request';
import { disconnect } from '@/lib/platform/db';

const usage = 'Usage: npm run erase -- --address EMAIL\n       npm run erase -- --entry NUMBER';

async function erase(): Promise<void> {
  const { values } = parseArgs({ options: { address: { type: 'string' }, entry: { type: 'string' } } });
  const { address, entry } = values;
  if (!address === !entry) throw new Error(usage);
  if (address) {
    await eraseAddress(address);
    console.log(`What was under ${address} is erased.`);
    return;
  }
  if (!entry || !/^\d{1,9}$/.test(entry)) throw new Error(usage);
  await eraseEntry(Number(entry));
  console.log(`Entry ${entry} of the log can no longer be opened or proved. Its leaf stays.`);
}

erase()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(disconnect);
