import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { PasskeySettings } from '@/components/accounts/passkey-settings';
import { accountGuards } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';
import { keepRecoveryCodes } from '@/tests/support/recovery-codes';

const GUARDS = 'GET /api/security/guards';
const CODES = 'POST /api/security/recovery-codes';

async function show() {
  render(<PasskeySettings />);
  await screen.findByRole('heading', { name: 'Recovery codes' });
  return userEvent.setup();
}

afterEach(() => {
  accountClient().clear();
  jest.restoreAllMocks();
});

describe('recovery codes', () => {
  const codes = Array.from({ length: 10 }, (_, index) => `7K2M-QX40-9RTB-00${index}0`);
  const list = () => screen.findByRole('list', { name: 'Recovery codes' });
  const making = {
    [GUARDS]: { body: accountGuards({ hasPin: true }) },
    [CODES]: { status: 201, body: { codes } },
  };

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
    await keepRecoveryCodes(user);

    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(await screen.findByText('You have 10 left.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make new codes' })).toHaveFocus());
  });

  it('are counted as they are also when the settings cannot be read again', async () => {
    let isRead = false;
    doubleFetch({
      [GUARDS]: () => {
        if (isRead) throw new TypeError('offline');
        isRead = true;
        return { body: accountGuards({ hasPin: true, recoveryCodesLeft: 0 }) };
      },
      [CODES]: { status: 201, body: { codes } },
    });
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));
    await list();
    await keepRecoveryCodes(user);

    expect(await screen.findByText('You have 10 left.')).toBeInTheDocument();
  });

  it.each([
    ['copied', 'Copy the recovery codes'],
    ['saved as a file', 'Save as a text file'],
    ['printed', 'Print'],
  ])('are left once they were %s, and not before', async (_, way) => {
    Object.assign(window, { print: jest.fn() });
    Object.assign(URL, { createObjectURL: () => 'blob:codes', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    doubleFetch({ ...making });
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));
    await list();
    const kept = () => screen.getByRole('button', { name: 'I have kept them' });
    expect(kept()).toBeDisabled();
    expect(kept()).toHaveAccessibleDescription('Copy, save or print them first.');

    await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(kept()).toBeEnabled());
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  const question = () => screen.findByRole('dialog', { name: 'Leave without your codes?' });
  const leave: [string, (user: UserEvent) => Promise<void> | void][] = [
    ['the Escape key', (user) => user.keyboard('{Escape}')],
    ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['the Back button of the browser', () => void history.back()],
  ];

  it.each(leave)('are not left by %s without a question', async (_, tryToLeave) => {
    doubleFetch({ ...making });
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));
    await list();

    await tryToLeave(user);
    await user.click(within(await question()).getByRole('button', { name: 'Back to the codes' }));
    expect(await list()).toBeInTheDocument();

    await tryToLeave(user);
    await user.click(within(await question()).getByRole('button', { name: 'Leave without them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('have the browser ask before it leaves the page, until they are kept', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    doubleFetch({ ...making });
    const user = await show();
    expect(isAsked()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Make recovery codes' }));
    await list();
    expect(isAsked()).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Copy the recovery codes' }));
    await waitFor(() => expect(isAsked()).toBe(false));
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
    expect(screen.queryByRole('dialog', { name: 'Make new recovery codes?' })).not.toBeInTheDocument();
    await keepRecoveryCodes(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus());
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
