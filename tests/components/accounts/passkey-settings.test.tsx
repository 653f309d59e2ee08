import { screen, waitFor } from '@testing-library/react';
import type { Guards } from '@/lib/accounts/schema/guards';
import { accountClient } from '@/components/kit/account-client';
import { accountGuards, laptop } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';
import { closed, makingOptions, plugInDevice, unplugDevice } from '@/tests/support/passkey-device';
import { showPasskeySettings } from '@/tests/support/passkey-settings';
import { keepRecoveryCodes } from '@/tests/support/recovery-codes';
import { clearToasts } from '@/tests/support/toasts';

const GUARDS = 'GET /api/security/guards';
const CHALLENGE = 'POST /api/auth/webauthn/challenge';
const VERIFY = 'POST /api/auth/webauthn/verify';
const LAPTOP = `/api/security/passkeys/${laptop.id}`;
const enrolling = {
  [GUARDS]: { body: accountGuards({ hasPin: true }) },
  [CHALLENGE]: { body: makingOptions },
  [VERIFY]: { body: { verified: true } },
};

const enrollButton = () => screen.getByRole('button', { name: 'Enroll this device' });

beforeEach(() => plugInDevice());
afterEach(() => {
  accountClient().clear();
  clearToasts();
  unplugDevice();
});

describe('enrolling a passkey', () => {
  it('waits for the device, then leads on', async () => {
    let agree = () => {};
    const device = new Promise((resolve) => {
      agree = () => resolve(null);
    });
    const calls = doubleFetch({
      ...enrolling,
      [CHALLENGE]: async () => (await device, { body: makingOptions }),
    });
    const user = await showPasskeySettings();

    await user.dblClick(enrollButton());
    expect(await screen.findByText('Follow the prompt on your device')).toBeInTheDocument();
    agree();

    expect(await screen.findByText('Your passkey is ready')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Continue to deed protection' })).toHaveAttribute(
      'href',
      '/deedguard-protection',
    );
    expect(calls.filter(({ request }) => request === VERIFY)).toHaveLength(1);
    expect(calls.find(({ request }) => request === VERIFY)?.body).toMatchObject({
      id: 'AQID',
      type: 'public-key',
    });
  });

  it('lists the new one', async () => {
    let passkeys: Guards['passkeys'] = [];
    doubleFetch({
      ...enrolling,
      [GUARDS]: () => ({ body: accountGuards({ hasPin: true, passkeys }) }),
      [VERIFY]: () => {
        passkeys = [laptop];
        return { body: { verified: true } };
      },
    });
    const user = await showPasskeySettings();
    expect(screen.getByText('Add your first passkey above.')).toBeInTheDocument();

    await user.click(enrollButton());

    expect(await screen.findByRole('heading', { name: 'Laptop' })).toBeInTheDocument();
  });

  it('asks for the password before the first guard, says when it is wrong, and keeps what was typed', async () => {
    const calls = doubleFetch({
      ...enrolling,
      [GUARDS]: { body: accountGuards() },
      [CHALLENGE]: (body: unknown) =>
        (body as { password: string }).password === 'paper and ink'
          ? { body: makingOptions }
          : {
              status: 401,
              body: {
                message: 'This is not your password.',
                code: 'wrong_password',
                fields: { password: 'This is not your password.' },
              },
            },
    });
    const user = await showPasskeySettings();
    const password = () => screen.getByLabelText('Your password');

    await user.click(enrollButton());
    expect(await screen.findByText('Please enter your password.')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === CHALLENGE)).toEqual([]);

    await user.type(password(), 'paper and');
    await user.click(enrollButton());
    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(password()).toHaveValue('paper and');

    await user.type(password(), ' ink');
    await user.click(enrollButton());
    expect(await screen.findByText('Your passkey is ready')).toHaveFocus();
  });

  it('asks for the password when the last guard was removed in another tab', async () => {
    const message = 'Please enter your password.';
    doubleFetch({
      ...enrolling,
      [CHALLENGE]: {
        status: 422,
        body: { message, code: 'validation_failed', fields: { password: message } },
      },
    });
    const user = await showPasskeySettings();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(enrollButton());
    expect(await screen.findByLabelText('Your password')).toBeInTheDocument();
  });

  it('shows the recovery codes that come with the first guard at once, until they are kept', async () => {
    let passkeys: Guards['passkeys'] = [];
    doubleFetch({
      ...enrolling,
      [GUARDS]: () => ({ body: accountGuards({ passkeys, recoveryCodesLeft: passkeys.length * 10 }) }),
      [VERIFY]: () => {
        passkeys = [laptop];
        return { body: { verified: true, recoveryCodes: ['7K2M-QX40-9RTB-0000'] } };
      },
    });
    const user = await showPasskeySettings();
    expect(screen.getByText(/^Ten codes come with your first PIN or passkey\./)).toBeInTheDocument();

    await user.type(screen.getByLabelText('Your password'), 'paper and ink');
    await user.click(enrollButton());

    expect(await screen.findByText('7K2M-QX40-9RTB-0000')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue to deed protection' })).not.toBeInTheDocument();
    await keepRecoveryCodes(user);
    expect(screen.queryByText('7K2M-QX40-9RTB-0000')).not.toBeInTheDocument();
    expect(await screen.findByText('You have 10 left.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Your passkey is ready')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Continue to deed protection' })).toBeInTheDocument();
  });

  it('is not said to be ready any more once it was removed', async () => {
    let passkeys: Guards['passkeys'] = [];
    doubleFetch({
      ...enrolling,
      [GUARDS]: () => ({ body: accountGuards({ hasPin: true, passkeys }) }),
      [VERIFY]: () => {
        passkeys = [laptop];
        return { body: { verified: true } };
      },
      [`DELETE ${LAPTOP}`]: () => {
        passkeys = [];
        return { status: 204 };
      },
    });
    const user = await showPasskeySettings();
    await user.click(enrollButton());

    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await user.click(screen.getByRole('button', { name: 'Remove passkey' }));

    expect(await screen.findByText('Add your first passkey above.')).toBeInTheDocument();
    expect(screen.queryByText('Your passkey is ready')).not.toBeInTheDocument();
    expect(enrollButton()).toBeInTheDocument();
  });

  const OFFLINE =
    'Enrollment failed. Please try again.The server could not be reached. Check your connection and try again.';
  const refused = { status: 400, body: { message: 'This request has expired.', code: 'invalid_request' } };

  it.each([
    ['Failed to get challenge from server', { [CHALLENGE]: refused }],
    ['Verification failed on server', { [VERIFY]: refused }],
    [OFFLINE, { [CHALLENGE]: new TypeError('offline') }],
    [OFFLINE, { [VERIFY]: new TypeError('offline') }],
  ])('says "%s", and can be tried again', async (message, failing) => {
    doubleFetch({ ...enrolling, ...failing });
    const user = await showPasskeySettings();

    await user.click(enrollButton());

    const title = await screen.findByText('Enrollment Failed');
    expect(title.parentElement).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(enrollButton()).toBeInTheDocument();
    expect(screen.queryByText('Enrollment Failed')).not.toBeInTheDocument();
  });

  it('offers the login where the session ended, beside the button', async () => {
    doubleFetch({
      ...enrolling,
      [CHALLENGE]: { status: 401, body: { message: 'Please log in to continue.', code: 'not_signed_in' } },
    });
    const user = await showPasskeySettings();

    await user.click(enrollButton());

    expect(await screen.findByRole('link', { name: 'Log in again in a new tab' })).toBeInTheDocument();
    expect(enrollButton()).toBeInTheDocument();
  });

  it.each([
    ['the prompt is closed', closed, 'The passkey prompt was closed, or took too long.'],
    [
      'the device holds one already',
      () => Promise.reject(new DOMException('', 'InvalidStateError')),
      'This device already holds a passkey for this account.',
    ],
    ['the device gives nothing', () => Promise.resolve(null), 'This device could not use a passkey here.'],
  ])('says "Failed to create credential" when %s, and why', async (_, create, reason) => {
    plugInDevice({ create });
    doubleFetch(enrolling);
    const user = await showPasskeySettings();

    await user.click(enrollButton());

    const title = await screen.findByText('Enrollment Failed');
    expect(title.parentElement).toHaveTextContent('Failed to create credential');
    expect(title.parentElement).toHaveTextContent(reason);
    expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  });

  it('goes back to the start when the confirmation it needs is closed', async () => {
    const required = { status: 402, body: { code: 'step_up_required', message: 'Please confirm.' } };
    doubleFetch({ ...enrolling, [GUARDS]: { body: accountGuards({ hasPin: true }) }, [CHALLENGE]: required });
    const user = await showPasskeySettings();

    await user.click(enrollButton());
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.keyboard('{Escape}');

    await waitFor(() => expect(enrollButton()).toHaveFocus());
    expect(screen.queryByText('Enrollment Failed')).not.toBeInTheDocument();
  });

  it('is not offered by a browser without passkeys, which is told so', async () => {
    unplugDevice();
    doubleFetch(enrolling);

    await showPasskeySettings();

    expect(screen.getByText('This browser has no passkeys')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enroll this device' })).not.toBeInTheDocument();
  });
});
