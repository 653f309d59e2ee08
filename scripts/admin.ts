/** `npm run admin -- EMAIL`: makes an account an admin. */
import { setRole } from '@/lib/accounts/commands/users';
import { disconnect } from '@/lib/platform/db';

const email = process.argv[2];
if (!email) {
  console.error('Usage: npm run admin -- EMAIL');
  process.exit(1);
}
setRole(email, 'admin')
  .then(() => console.log(`${email} is an admin now.`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(disconnect);
