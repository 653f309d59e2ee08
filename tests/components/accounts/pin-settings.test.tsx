import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinSettings } from '@/components/accounts/pin-settings';
import { ToastHost } from '@/components/ui/toast-host';
import { accountClient } from '@/components/kit/account-client';
import { accountGuards, laptop } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';
import { keepRecoveryCodes } from '@/tests/support/recovery-codes';
import { clearToasts } from '@/tests/support/toasts';

const GUARDS = 'GET /api/security/guards';
const SAVE = 'POST /api/security/pin';
const REMOVE = 'DELETE /api/security/pin';
const STEP_UP = 'POST /api/security/step-up';
const none = { [GUARDS]: { body: accountGuards({ passkeys: [laptop] }) } };
const required = {
  status: 402,
  body: { code: 'step_up_required', message: 'Please confirm that it is you.' },
};

async function show() {
  render(
    <>
      <PinSettings />
      <ToastHost />
    </>,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return user;
}

type User = Awaited<ReturnType<typeof show>>;

const pin = () => screen.getByLabelText('PIN');
const confirmation = () => screen.getByLabelText('Confirm PIN');
const save = () => screen.getByRole('button', { name: /^Sav/ });

async function enter(user: User, first: string, second = first) {
  await user.type(pin(), first);
  await user.type(confirmation(), second);
}

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('a PIN that is set', () => {
  const guards = accountGuards({ hasPin: true, recoveryCodesLeft: 3 });

  it('is said to be, with what works when it is forgotten', async () => {
    doubleFetch({ [GUARDS]: { body: guards } });

    await show();

    expect(screen.getByRole('heading', { name: 'Your PIN is set' })).toBeInTheDocument();
    expect(screen.getByText(/you have 3 left/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Confirm PIN')).not.toBeInTheDocument();
  });

  it('is changed after a confirmation with the old one', async () => {
    let isConfirmed = false;
    const calls = doubleFetch({
      [GUARDS]: { body: guards },
      [SAVE]: () => (isConfirmed ? { status: 204 } : required),
      [STEP_UP]: () => {
        isConfirmed = true;
        return { status: 204 };
      },
    });
    const user = await show();

    await user.click(screen.getByRole('button', { name: 'Change PIN' }));
    expect(pin()).toHaveFocus();
    await enter(user, '481516', '481516{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(await dialog.findByLabelText('PIN'), '902713{Enter}');

    expect(await screen.findByRole('heading', { name: 'Your PIN is saved' })).toBeInTheDocument();
    expect(calls).toContainEqual({ request: STEP_UP, body: { pin: '902713' } });
  });

  it('stays when that confirmation is closed, and so does what was typed', async () => {
    doubleFetch({ [GUARDS]: { body: guards }, [SAVE]: required });
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Change PIN' }));
    await enter(user, '481516', '481516{Enter}');
    await screen.findByRole('dialog');

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('PIN Setup Failed')).not.toBeInTheDocument();
    expect(pin()).toHaveValue('481516');
    expect(save()).toBeEnabled();
  });

  it.each([
    ['a passkey', accountGuards({ hasPin: true, passkeys: [laptop] }), 'Your passkeys stay'],
    ['nothing else', guards, 'Nothing but your password will then guard'],
  ])('is removed after a question that says what changes beside %s', async (_, before, consequence) => {
    let isThere = true;
    doubleFetch({
      [GUARDS]: () => ({ body: { ...before, hasPin: isThere } }),
      [REMOVE]: () => {
        isThere = false;
        return { status: 204 };
      },
    });
    const user = await show();

    await user.click(screen.getByRole('button', { name: 'Remove PIN' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove the PIN?' }));
    expect(dialog.getByText(new RegExp(consequence))).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove PIN' }));

    expect(await screen.findByRole('heading', { name: 'Set a PIN' })).toBeInTheDocument();
    expect(screen.getByText('PIN removed')).toBeInTheDocument();
  });

  it('stays when its removal fails, with the reason', async () => {
    doubleFetch({ [GUARDS]: { body: guards }, [REMOVE]: new TypeError('offline') });
    const user = await show();

    await user.click(screen.getByRole('button', { name: 'Remove PIN' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove PIN' }));

    expect(await dialog.findByText(/The server could not be reached/)).toBeInTheDocument();
  });
});

describe('a PIN that is sent after the session ended', () => {
  it('is still there beside the login', async () => {
    doubleFetch({
      [GUARDS]: { body: accountGuards() },
      [SAVE]: { status: 401, body: { message: 'Please log in to continue.', code: 'not_signed_in' } },
    });
    const user = await show();
    await enter(user, '481516');
    await user.type(screen.getByLabelText('Your password'), 'paper and ink');
    await user.click(save());

    expect(await screen.findByRole('link', { name: 'Log in again in a new tab' })).toBeInTheDocument();
    expect(screen.queryByText('PIN Setup Failed')).not.toBeInTheDocument();
  });
});

describe('the first guard of an account', () => {
  const refused = {
    status: 401,
    body: {
      message: 'This is not your password.',
      code: 'wrong_password',
      fields: { password: 'This is not your password.' },
    },
  };
  const password = () => screen.getByLabelText('Your password');

  it('wants the password, says on its field that it is wrong, and keeps what was typed', async () => {
    const calls = doubleFetch({
      [GUARDS]: { body: accountGuards() },
      [SAVE]: (body: unknown) =>
        (body as { password: string }).password === 'paper and ink' ? { status: 200, body: {} } : refused,
    });
    const user = await show();
    await enter(user, '481516');
    expect(save()).toBeDisabled();

    await user.type(password(), 'paper and');
    await user.click(save());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription(/This is not your password\./);
    expect(screen.queryByText('PIN Setup Failed')).not.toBeInTheDocument();
    expect(pin()).toHaveValue('481516');

    await user.type(password(), ' ink');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Your PIN is saved' })).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === SAVE).map(({ body }) => body)).toEqual([
      { pin: '481516', password: 'paper and', withRecoveryCodes: true },
      { pin: '481516', password: 'paper and ink', withRecoveryCodes: true },
    ]);
  });

  it.each([
    ['password, where it is asked for', accountGuards(), 'Your password'],
    ['PIN, where it is not', accountGuards({ passkeys: [laptop] }), 'PIN'],
  ])('begins after the removal of a PIN with the focus on the %s', async (_, others, label) => {
    let hasPin = true;
    doubleFetch({
      [GUARDS]: () => ({ body: { ...others, hasPin } }),
      [REMOVE]: () => {
        hasPin = false;
        return { status: 204 };
      },
    });
    const user = await show();

    await user.click(screen.getByRole('button', { name: 'Remove PIN' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove PIN' }));

    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('does not want it where a passkey can be asked for', async () => {
    doubleFetch(none);
    await show();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  });
});

describe('the first PIN of an account without recovery codes', () => {
  it('brings codes, which are shown at once, in front of the page until they are kept', async () => {
    const recoveryCodes = ['7K2M-QX40-9RTB-0000', '7K2M-QX40-9RTB-0010'];
    let answer = accountGuards();
    doubleFetch({
      [GUARDS]: () => ({ body: answer }),
      [SAVE]: () => {
        answer = accountGuards({ hasPin: true, recoveryCodesLeft: 10 });
        return { status: 200, body: { recoveryCodes } };
      },
    });
    const user = await show();

    await user.type(screen.getByLabelText('Your password'), 'paper and ink');
    await enter(user, '481516', '481516{Enter}');

    const dialog = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    expect(screen.queryByRole('link', { name: 'Go to deed protection' })).not.toBeInTheDocument();
    const list = within(dialog.getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes);
    expect(screen.queryByRole('link', { name: 'Make recovery codes' })).not.toBeInTheDocument();

    await keepRecoveryCodes(user);
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your PIN is saved' })).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Go to deed protection' })).toBeInTheDocument();
  });
});

describe('settings that cannot be read', () => {
  it('say so, and can be read again', async () => {
    let tries = 0;
    doubleFetch({
      [GUARDS]: () =>
        ++tries === 1 ? { status: 503, body: { message: 'The database cannot be reached.' } } : none[GUARDS],
    });
    const user = await show();

    expect(
      await screen.findByText(/The database cannot be reached\. Nothing was changed/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Set a PIN' })).toBeInTheDocument();
  });

  it('lead to the login when the session has ended', async () => {
    doubleFetch({ [GUARDS]: { status: 401, body: { message: 'Please log in.' } } });

    await show();

    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?callbackUrl=/),
    );
  });
});
