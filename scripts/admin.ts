/**
 * `npm run admin -- EMAIL`: makes an account an admin.
 * `npm run admin -- --reset-guards EMAIL`: takes PIN, passkeys and recovery codes off an account, and signs it out everywhere.
 * First make sure that the person who asks for it is its owner: afterward the password alone opens the account.
 */
import { resetGuards } from '@/lib/accounts/commands/reset-guards';
import { setRole } from '@/lib/accounts/commands/users';
import { disconnect } from '@/lib/platform/db';

const RESET = '--reset-guards';

async function makeAdmin(email: string): Promise<void> {
  await setRole(email, 'admin');
  console.log(`${email} is now an admin.`);
}

async function reset(email: string): Promise<void> {
  const { isMailed } = await resetGuards(email);
  console.log(`${email} no longer has a PIN, passkey or recovery code, and is signed out everywhere.`);
  if (isMailed) return;
  console.error('The mail server did not accept the email about it. Please tell the person another way.');
  process.exitCode = 1;
}

const words = process.argv.slice(2);
const isReset = words[0] === RESET;
const [email, ...others] = isReset ? words.slice(1) : words;
if (!email || email.startsWith('-') || others.length > 0) {
  console.error(`Usage: npm run admin -- EMAIL\n       npm run admin -- ${RESET} EMAIL`);
  process.exit(1);
}
(isReset ? reset(email) : makeAdmin(email))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(disconnect);
