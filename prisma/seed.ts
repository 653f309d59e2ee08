import { confirmAddressOf } from '@/lib/accounts/commands/addresses';
import { setRole } from '@/lib/accounts/commands/roles';
import { createUser } from '@/lib/accounts/commands/users';
import { AppError } from '@/lib/platform/errors';
import { seedInvoices } from './seed-invoices';
import { seedNotaries } from './seed-notaries';

/** For trying the site out, with the embedded database only. */
export const demoAccounts = [
  {
    role: 'owner',
    email: 'owner@demo.example',
    password: 'paper-and-ink-owner',
    firstName: 'Olivia',
    lastName: 'Owner',
  },
  {
    role: 'notary',
    email: 'notary@demo.example',
    password: 'paper-and-ink-notary',
    firstName: 'Noah',
    lastName: 'Notary',
  },
  {
    role: 'admin',
    email: 'admin@demo.example',
    password: 'paper-and-ink-admin',
    firstName: 'Ada',
    lastName: 'Admin',
  },
] as const;

/** Makes the demo accounts, the demo notaries and the demo invoices that are not there yet. */
export async function seed(): Promise<void> {
  for (const { role, ...person } of demoAccounts) {
    const isNew = await createUser({ ...person, role: role === 'admin' ? 'owner' : role }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'conflict') return false;
        throw error;
      },
    );
    // Nobody reads these addresses: with a mail server they would wait for a link for good.
    await confirmAddressOf(person.email);
    if (isNew && role === 'admin') await setRole(person.email, role);
  }
  await seedNotaries();
  await seedInvoices();
}
