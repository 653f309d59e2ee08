import { screen, waitFor } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { accountGuards, laptop } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';
import {
  ACTION,
  askFor,
  GUARDS,
  guardedServer,
  required,
  STEP_UP,
  withBoth,
  withPin,
} from '@/tests/support/guarded-action';
import { closed, plugInDevice, unplugDevice } from '@/tests/support/passkey-device';

const pinField = () => screen.findByLabelText('PIN');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

beforeEach(() => plugInDevice());
afterEach(() => {
  unplugDevice();
  accountClient().clear();
});

describe('confirming with a PIN', () => {
  it('repeats the call once the PIN was right, and gives the focus back', async () => {
    const calls = guardedServer();
    const user = await askFor();

    await waitFor(async () => expect(await pinField()).toHaveFocus());
    await user.keyboard('48 15-16{Enter}');

    expect(await screen.findByText('Done')).toBeInTheDocument();
    noDialog();
    expect(calls.filter(({ request }) => request === STEP_UP)).toEqual([
      { request: STEP_UP, body: { pin: '481516' } },
    ]);
    expect(calls.filter(({ request }) => request === ACTION)).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Release' })).toHaveFocus());
  });

  it('says how many tries are left after a wrong one, and stays', async () => {
    const wrong = 'This is not your PIN. You have 4 tries left.';
    guardedServer(withPin, { status: 401, body: { code: 'wrong_pin', message: wrong } });
    const user = await askFor();

    await user.type(await pinField(), '481517{Enter}');

    expect(await screen.findByText(wrong)).toBeInTheDocument();
    expect(await pinField()).toHaveValue('481517');
    expect(await pinField()).toHaveFocus();
  });

  it('does not ask the server about a PIN that is too short', async () => {
    const calls = guardedServer();
    const user = await askFor();

    await user.type(await pinField(), '4815{Enter}');

    expect(await screen.findByText('PIN must be exactly 6 digits.')).toBeInTheDocument();
    expect(calls.some(({ request }) => request === STEP_UP)).toBe(false);
  });

  it('says until when the PIN is locked, and names the other ways', async () => {
    const pinLockedUntil = new Date(Date.now() + 15 * 60_000).toISOString();
    guardedServer(accountGuards({ hasPin: true, pinLockedUntil, recoveryCodesLeft: 3 }));
    await askFor();

    expect(await screen.findByText(/Your PIN is locked after 5 wrong tries, until/)).toHaveTextContent(
      'You can use a recovery code now.',
    );
    expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeInTheDocument();
  });

  it('turns into that notice at the fifth wrong try', async () => {
    const pinLockedUntil = new Date(Date.now() + 15 * 60_000).toISOString();
    let isLocked = false;
    doubleFetch({
      [ACTION]: required,
      [GUARDS]: () => ({ body: { ...withPin, pinLockedUntil: isLocked ? pinLockedUntil : null } }),
      [STEP_UP]: () => {
        isLocked = true;
        return { status: 423, body: { code: 'locked', message: 'Your PIN is locked.' } };
      },
    });
    const user = await askFor();

    await user.type(await pinField(), '481517{Enter}');

    expect(await screen.findByText(/Your PIN is locked after 5 wrong tries, until/)).toBeInTheDocument();
    expect(screen.queryByText('Your PIN is locked.')).not.toBeInTheDocument();
  });

  it('keeps the PIN when the network fails, and takes it at the next try', async () => {
    let tries = 0;
    guardedServer(withPin, () => (++tries === 1 ? new TypeError('offline') : { status: 204 }));
    const user = await askFor();

    await user.type(await pinField(), '481516{Enter}');
    expect(await screen.findByText(/did not reach the server/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm with PIN' }));

    expect(await screen.findByText('Done')).toBeInTheDocument();
  });

  it('can be read back', async () => {
    guardedServer();
    const user = await askFor();
    await user.type(await pinField(), '481516');
    expect(await pinField()).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show PIN' }));

    expect(await pinField()).toHaveAttribute('type', 'text');
  });

  it('does not send the form that the dialog is in', async () => {
    guardedServer(withPin, {
      status: 401,
      body: { code: 'wrong_pin', message: 'This is not your PIN.' },
    });
    const user = await askFor();

    await user.type(await pinField(), '481516{Enter}');

    expect(await screen.findByText('This is not your PIN.')).toBeInTheDocument();
    expect(screen.queryByText('The form around it was sent')).not.toBeInTheDocument();
  });
});

describe('confirming with a passkey', () => {
  it('offers it first, and sends what the device signed', async () => {
    const calls = guardedServer(withBoth);
    const user = await askFor();
    const first = await screen.findByRole('button', { name: 'Use a passkey' });
    await waitFor(() => expect(first).toHaveFocus());

    await user.keyboard('{Enter}');

    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(calls.find(({ request }) => request === STEP_UP)?.body).toMatchObject({
      id: 'AQID',
      type: 'public-key',
    });
  });

  it('says so when the prompt was closed, and the PIN still works', async () => {
    plugInDevice({ get: closed });
    guardedServer(withBoth);
    const user = await askFor();

    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(/The passkey prompt was closed, or took too long/)).toBeInTheDocument();
    await user.type(await pinField(), '481516{Enter}');

    expect(await screen.findByText('Done')).toBeInTheDocument();
  });

  it('is not offered by a browser without passkeys', async () => {
    unplugDevice();
    guardedServer(accountGuards({ passkeys: [laptop] }));
    await askFor();

    expect(await screen.findByText('This browser cannot use your passkeys.')).toBeInTheDocument();
    expect(screen.getByText('This account has no recovery codes left.')).toBeInTheDocument();
    expect(screen.getByText(/Please write to us through/)).toHaveTextContent(
      'we make sure that it is you, and then remove the PIN and the passkeys.',
    );
    expect(screen.getByRole('link', { name: 'the contact form' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

describe('confirming with a recovery code', () => {
  it('takes the place of the other ways', async () => {
    const calls = guardedServer(withBoth);
    const user = await askFor();

    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await waitFor(() => expect(screen.getByLabelText('Recovery code')).toHaveFocus());
    await user.keyboard(' 7K2M-QX40 {Enter}');

    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(calls).toContainEqual({ request: STEP_UP, body: { recoveryCode: '7K2M-QX40' } });
  });

  it('leads back to them', async () => {
    guardedServer();
    const user = await askFor();

    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(await pinField()).toHaveFocus();
  });
});
