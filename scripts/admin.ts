/**
 * `npm run admin -- EMAIL`: makes an account an admin, and signs it out everywhere. Its email address has to be confirmed.
 * `npm run admin -- --confirm EMAIL`: confirms an address without a mailed link, with the applications that wait for it.
 * First make sure that the person whom you know by it opened the account.
 * `npm run admin -- --reset-guards EMAIL`: takes PIN, passkeys and recovery codes off an account, and signs it out everywhere.
 * First make sure that the person who asks for it is its owner: afterward the password alone opens the account.
 * `npm run admin -- --reset-password EMAIL`: prints a link with which the owner of an account chooses a new password, for
 * somebody who reads no email. It works once, for 30 minutes. First make sure who asks for it; PIN and passkeys stay.
 * `npm run admin -- --end-sessions EMAIL`: logs an account out everywhere, and changes nothing else. Another NEXTAUTH_SECRET
 * and a restart log everybody out.
 */
import { confirmAddressOf } from '@/lib/accounts/commands/addresses';
import { resetGuards } from '@/lib/accounts/commands/reset-guards';
import { makeResetLink } from '@/lib/accounts/commands/reset-password';
import { revokeSessionsOf } from '@/lib/accounts/commands/sessions';
import { setRole } from '@/lib/accounts/commands/roles';
import { confirmWaiting } from '@/lib/partners/commands/confirm-waiting';
import { disconnect } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { stopSender } from '@/lib/platform/jobs';
import { QUICK_MINUTES } from '@/lib/platform/link-times';

const CONFIRM = '--confirm';
const RESET = '--reset-guards';
const PASSWORD = '--reset-password';
const SESSIONS = '--end-sessions';

async function makeAdmin(email: string): Promise<void> {
  await setRole(email, 'admin').catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'unconfirmed_address')) throw error;
    throw new Error(
      `${error.message} Its owner confirms it with the link that we mailed. If you are sure that the account is theirs, run npm run admin -- ${CONFIRM} ${email} first.`,
    );
  });
  console.log(`${email} is an admin, and logs in once more.`);
}

async function confirm(email: string): Promise<void> {
  const account = await confirmAddressOf(email);
  const { applications, entries } = await confirmWaiting(email);
  if (!account && applications + entries === 0) throw new Error(`Nothing waits under the email ${email}.`);
  if (account) {
    const day = account.createdAt.toISOString().slice(0, 10);
    console.log(`${email} is confirmed for the account of ${account.name}, opened on ${day}.`);
  }
  if (applications > 0) console.log(`Applications confirmed: ${applications}`);
  if (entries > 0) console.log(`Waitlist entries confirmed: ${entries}`);
}

async function reset(email: string): Promise<void> {
  const { isMailed } = await resetGuards(email);
  console.log(`${email} no longer has a PIN, passkey or recovery code, and is logged out everywhere.`);
  if (isMailed) return;
  console.error('The mail server did not accept the email about it. Please tell the person another way.');
  process.exitCode = 1;
}

async function linkForPassword(email: string): Promise<void> {
  const link = await makeResetLink(email);
  console.log(link);
  console.log(
    `Whoever opens this link within ${QUICK_MINUTES} minutes chooses a new password for ${email}, once. Earlier links no longer work. A PIN and passkeys stay.`,
  );
}

async function endSessions(email: string): Promise<void> {
  await revokeSessionsOf(email);
  console.log(
    `${email} is logged out everywhere. Its password, PIN, passkeys, API keys and connected apps still work.`,
  );
}

const commands: Record<string, (email: string) => Promise<void>> = {
  [CONFIRM]: confirm,
  [RESET]: reset,
  [PASSWORD]: linkForPassword,
  [SESSIONS]: endSessions,
};

const words = process.argv.slice(2);
const command = commands[words[0] ?? ''];
const [email, ...others] = command ? words.slice(1) : words;
if (!email || email.startsWith('-') || others.length > 0) {
  console.error(
    [
      'Usage: npm run admin -- EMAIL',
      ...Object.keys(commands).map((flag) => `npm run admin -- ${flag} EMAIL`),
    ].join('\n       '),
  );
  process.exit(1);
}
(command ?? makeAdmin)(email)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => stopSender().then(disconnect));
