import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { PasskeySettings } from '@/components/accounts/passkey-settings';
import { accountGuards } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';

const GUARDS = 'GET /api/security/guards';
const CODES = 'POST /api/security/recovery-codes';

async function show() {
  render(<PasskeySettings />);
  await screen.findByRole('heading', { name: 'Recovery codes' });
  return userEvent.setup();
}

afterEach(() => accountClient().clear());

describe('recovery codes', () => {
  const codes = Array.from({ length: 10 }, (_, index) => `7K2M-QX40-9RTB-00${index}0`);
  const list = () => screen.findByRole('list', { name: 'Recovery codes' });

  it('are shown once, when they are made', async () => {
    let recoveryCodesLeft = 0;
    doubleFetch({
      [GUARDS]: () => ({ body: accountGuards({ hasPin: true, recoveryCodesLeft }) }),
      [CODES]: () => {
        recoveryCodesLeft = 10;
        return { status: 201, body: { codes } };
      },
    });
    const user = await show();
    expect(screen.getByText('You have none.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));
    expect(
      within(await list())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));

    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(await screen.findByText('You have 10 left.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
  });

  it('are copied all together', async () => {
    doubleFetch({
      [GUARDS]: { body: accountGuards({ hasPin: true }) },
      [CODES]: { status: 201, body: { codes } },
    });
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));
    await list();

    await user.click(screen.getByRole('button', { name: 'Copy the recovery codes' }));

    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  });

  it('replace older ones only after a question', async () => {
    const calls = doubleFetch({
      [GUARDS]: { body: accountGuards({ hasPin: true, recoveryCodesLeft: 1 }) },
      [CODES]: { status: 201, body: { codes } },
    });
    const user = await show();
    expect(screen.getByText('You have 1 left.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make new recovery codes?' }));
    expect(dialog.getByText(/stop working at once/)).toBeInTheDocument();
    expect(calls.some(({ request }) => request === CODES)).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Make new codes' }));

    expect(await list()).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say why there are none when making them fails', async () => {
    const message = 'Too many tries. Please wait 5 minutes and try again.';
    doubleFetch({
      [GUARDS]: { body: accountGuards({ hasPin: true }) },
      [CODES]: { status: 429, body: { message, code: 'x' } },
    });
    const user = await show();

    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
