import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressForm } from '@/components/accounts/settings/address-form';
import { PasswordForm } from '@/components/accounts/settings/password-form';
import { ProfileForm } from '@/components/accounts/settings/profile-form';
import { readStoredUser, storeUser } from '@/components/kit/stored-user';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';
import { router } from '@/tests/support/router-double';

const ada = {
  id: '7',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner' as const,
  createdAt: '2026-11-23T10:00:00.000Z',
};
const account = { ...ada, phone: null, timeZone: 'Asia/Calcutta' };

afterEach(() => {
  storeUser(null);
  clearToasts();
});

describe('the profile of an account', () => {
  const PATCH = 'PATCH /api/users/7';

  it('is saved, and the new name is shown at once; what the settings hold stays out of the browser', async () => {
    storeUser(ada);
    const saved = { ...account, lastName: 'Byron', timeZone: 'America/Chicago' };
    const calls = doubleFetch({ [PATCH]: { body: saved } });
    render(
      <>
        <ProfileForm account={account} />
        <ToastHost />
      </>,
    );
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText('Last name'));
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'America/Chicago');
    await user.click(screen.getByRole('button', { name: 'Save details' }));

    expect(await screen.findByText('Your details are saved')).toBeInTheDocument();
    expect(calls).toEqual([
      {
        request: PATCH,
        body: { firstName: 'Ada', lastName: 'Byron', phone: null, timeZone: 'America/Chicago' },
      },
    ]);
    expect(readStoredUser()).toEqual({ ...ada, lastName: 'Byron' });
    expect(router.refresh).toHaveBeenCalled();
  });

  it('takes a phone number away that is emptied, and the time zone with UTC', async () => {
    const calls = doubleFetch({ [PATCH]: { body: account } });
    render(<ProfileForm account={{ ...account, phone: '+1 512 555 0100' }} />);
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText(/^Phone/));
    await user.selectOptions(screen.getByLabelText('Time zone'), 'UTC');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ phone: null, timeZone: null });
  });

  it('offers the zones of the browser, UTC first, and keeps one that the browser calls otherwise', () => {
    render(<ProfileForm account={account} />);
    const select = screen.getByLabelText('Time zone');
    expect(select).toHaveValue('Asia/Calcutta');
    const names = within(select)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names[0]).toBe('UTC');
    expect(names).toContain('America/New York');
    expect(new Set(names).size).toBe(names.length);
  });

  it('says on the field why a name stays', async () => {
    const message = 'Your credentials were uploaded under this name.';
    doubleFetch({
      [PATCH]: { status: 409, body: { message, code: 'conflict', fields: { lastName: message } } },
    });
    render(<ProfileForm account={account} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Last name'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Last name')).toHaveValue('Lovelacex');
  });
});

describe('the address of an account', () => {
  const ASK = 'POST /api/users/email';
  const show = (props: Partial<Parameters<typeof AddressForm>[0]> = {}) => {
    render(<AddressForm email="ada@example.com" pending={null} sendsMail {...props} />);
    return userEvent.setup();
  };

  it('is changed with the password, and says that a link has to be opened', async () => {
    const calls = doubleFetch({ [ASK]: { status: 202, body: {} } });
    const user = show();
    await user.type(screen.getByLabelText('New email address'), 'ada@new.example');
    await user.type(screen.getByLabelText('Your password'), 'a deed is a deed');
    await user.click(screen.getByRole('button', { name: 'Change email address' }));

    expect(await screen.findByText('One step is left: open your email')).toHaveFocus();
    expect(screen.getByText('ada@new.example')).toBeVisible();
    expect(calls).toEqual([
      { request: ASK, body: { email: 'ada@new.example', password: 'a deed is a deed' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Enter another address' }));
    expect(screen.getByLabelText('New email address')).toHaveValue('');
  });

  it('says on its field that the password is wrong', async () => {
    const message = 'This is not your password.';
    doubleFetch({
      [ASK]: { status: 401, body: { message, code: 'wrong_password', fields: { password: message } } },
    });
    const user = show();
    await user.type(screen.getByLabelText('New email address'), 'ada@new.example');
    await user.type(screen.getByLabelText('Your password'), 'a guess');
    await user.click(screen.getByRole('button', { name: 'Change email address' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.example');
  });

  it('says which change waits for its link', () => {
    show({ pending: { email: 'ada@new.example', expiresAt: '2026-11-23T10:30:00.000Z' } });
    expect(screen.getByText('One step is left: open your email')).toBeInTheDocument();
    expect(screen.getByText('ada@new.example')).toBeInTheDocument();
  });

  it('says that it cannot be changed where no mail goes out', () => {
    show({ sendsMail: false });
    expect(screen.getByText(/This server sends no email/)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the password of an account', () => {
  const CHANGE = 'POST /api/users/password';

  it('is changed, and the form is empty again', async () => {
    const calls = doubleFetch({ [CHANGE]: { status: 204 } });
    render(
      <>
        <PasswordForm sendsMail />
        <ToastHost />
      </>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Current password'), 'a deed is a deed');
    await user.type(screen.getByLabelText('New password'), 'paper, ink and a lamp');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
    expect(calls).toEqual([
      {
        request: CHANGE,
        body: { currentPassword: 'a deed is a deed', newPassword: 'paper, ink and a lamp' },
      },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('speaks of no email where none goes out', () => {
    render(<PasswordForm sendsMail={false} />);
    expect(screen.getByText('Every other device is logged out when you change it.')).toBeInTheDocument();
    expect(screen.queryByText(/email/)).not.toBeInTheDocument();
  });
});
