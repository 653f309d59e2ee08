import { screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import type { Guards } from '@/lib/accounts/schema/guards';
import { accountGuards, laptop } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';
import { plugInDevice, unplugDevice } from '@/tests/support/passkey-device';
import { showPasskeySettings } from '@/tests/support/passkey-settings';
import { clearToasts } from '@/tests/support/toasts';

const GUARDS = 'GET /api/security/guards';
const LAPTOP = `/api/security/passkeys/${laptop.id}`;
const key: Guards['passkeys'][number] = {
  ...laptop,
  id: '5b1f7a10-1111-4222-8333-777788889999',
  name: 'Key in the desk',
  lastUsedAt: null,
  isBackedUp: false,
};

beforeEach(() => plugInDevice());
afterEach(() => {
  accountClient().clear();
  clearToasts();
  unplugDevice();
});

describe('the passkeys of an account', () => {
  const row = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

  it('say when they were added and used, and whether they survive the device', async () => {
    doubleFetch({ [GUARDS]: { body: accountGuards({ passkeys: [laptop, key] }) } });

    await showPasskeySettings();

    expect(row('Laptop')).toHaveTextContent(/Added Jan 5, 2026.*Last used Feb 5, 2026.*Synced/);
    expect(row('Key in the desk')).toHaveTextContent(/Not used yet.*On this device only/);
  });

  it('can be renamed', async () => {
    let name = 'Laptop';
    const calls = doubleFetch({
      [GUARDS]: () => ({ body: accountGuards({ passkeys: [{ ...laptop, name }] }) }),
      [`PATCH ${LAPTOP}`]: () => {
        name = 'Old laptop';
        return { body: { ...laptop, name } };
      },
    });
    const user = await showPasskeySettings();

    await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
    expect(screen.getByLabelText('Name of this passkey')).toHaveFocus();
    await user.keyboard('Old laptop{Enter}');

    expect(await screen.findByRole('heading', { name: 'Old laptop' })).toBeInTheDocument();
    expect(calls).toContainEqual({ request: `PATCH ${LAPTOP}`, body: { name: 'Old laptop' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename Old laptop' })).toHaveFocus());
  });

  it('keep their name when renaming is cancelled', async () => {
    doubleFetch({ [GUARDS]: { body: accountGuards({ passkeys: [laptop] }) } });
    const user = await showPasskeySettings();

    await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
    await user.keyboard('Another{Escape}');

    expect(screen.getByRole('heading', { name: 'Laptop' })).toBeInTheDocument();
  });

  it.each([
    ['others', accountGuards({ passkeys: [laptop, key] }), 'Your other passkeys stay.'],
    ['a PIN', accountGuards({ passkeys: [laptop], hasPin: true }), 'your PIN stays'],
    ['nothing', accountGuards({ passkeys: [laptop] }), 'the last guard of your account'],
  ])('are removed after a question that says that %s remain', async (_, before, consequence) => {
    let isThere = true;
    doubleFetch({
      [GUARDS]: () => ({
        body: { ...before, passkeys: before.passkeys.filter(({ id }) => isThere || id !== laptop.id) },
      }),
      [`DELETE ${LAPTOP}`]: () => {
        isThere = false;
        return { status: 204 };
      },
    });
    const user = await showPasskeySettings();

    await user.click(screen.getByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove “Laptop”?' }));
    expect(dialog.getByText(new RegExp(consequence))).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));

    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Laptop' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your passkeys' })).toHaveFocus());
  });
});
