import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { protectDraft } from '@/components/deeds/draft';
import { ProtectForm } from '@/components/deeds/protect-form';
import { ToastHost } from '@/components/ui/toast-host';
import { ada, lockedDeed, receipt } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LOCK = 'POST /api/deedguard/lock-deed';
const LIST = 'GET /api/deedguard/locked-deeds';
const PREVIEW = 'POST /api/deedguard/lock-preview';
const REGISTER = 'POST /api/users/register';
const typed = { propertyAddress: '12 Main St, Austin, TX 78701', ownerName: 'Ada Lovelace' };
const lockCall = {
  ...typed,
  lockType: 'permanent',
  reason: 'Property protection via DeedGuard',
  expiryDays: null,
};

function renderForm({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <ProtectForm label="Protect your property" takesDraft />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const preview = {
  body: { propertyAddress: typed.propertyAddress, county: 'Travis County', usualCity: null },
};
const me = { 'GET /api/auth/me': { body: ada }, [PREVIEW]: preview };
const form = () => screen.getByRole('form', { name: 'Protect your property' });
const address = () => within(form()).getByLabelText('Property address');
const owner = () => within(form()).getByLabelText('Owner name');
const button = () => within(form()).getByRole('button');

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(address(), typed.propertyAddress);
  await user.type(owner(), typed.ownerName);
}

const review = () => screen.findByRole('dialog', { name: 'This is what will be on record' });

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(await review()).getByRole('button', { name: 'Confirm and lock' }));
}

async function protect(user: ReturnType<typeof userEvent.setup>) {
  await fill(user);
  await user.click(button());
  await confirm(user);
}

afterEach(() => {
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what was typed into the protect form', () => {
  it('is there again once the page was loaded anew, also after a look at the review', async () => {
    doubleFetch(me);
    const user = renderForm();
    await fill(user);
    await user.click(button());
    await user.click(within(await review()).getByRole('button', { name: /^(Back|Change)/ }));
    cleanup();

    renderForm();
    expect(address()).toHaveValue(typed.propertyAddress);
    expect(owner()).toHaveValue(typed.ownerName);
  });

  it('is forgotten once the deed is locked', async () => {
    doubleFetch({ ...me, [LOCK]: { status: 201, body: receipt }, [LIST]: { body: [lockedDeed()] } });
    await protect(renderForm());
    expect(await screen.findByText('Unlock code')).toBeInTheDocument();
    cleanup();

    renderForm();
    expect(address()).toHaveValue('');
  });
});

describe('the protect form', () => {
  it('is disabled while a value is missing', async () => {
    doubleFetch(me);
    const user = renderForm();
    expect(button()).toBeDisabled();

    await user.type(address(), typed.propertyAddress);
    expect(button()).toBeDisabled();

    await user.type(owner(), 'Ada');
    expect(button()).toBeEnabled();
  });

  it('names what is missing when it is sent all the same', async () => {
    const calls = doubleFetch(me);
    const user = renderForm();

    await user.type(address(), `${typed.propertyAddress}{Enter}`);

    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please enter both property address and owner name')).toBeInTheDocument();
    expect(calls.some(({ request }) => request === LOCK)).toBe(false);
  });
});

describe('a person who is signed in', () => {
  it('locks the deed once, sees the toast, and keeps a receipt with code, due date and payment', async () => {
    const calls = doubleFetch({
      ...me,
      [LOCK]: { status: 201, body: receipt },
      [LIST]: { body: [lockedDeed()] },
    });
    const user = renderForm();
    await fill(user);

    await user.dblClick(button());
    await confirm(user);

    expect(await screen.findByText('Property Successfully Protected')).toBeInTheDocument();
    const kept = screen.getByRole('region', { name: typed.propertyAddress });
    expect(kept).toHaveTextContent(receipt.message);
    expect(kept).toHaveTextContent(receipt.unlockCode);
    expect(await within(kept).findByRole('link', { name: 'Pay $99 now' })).toHaveAttribute(
      'href',
      `/payment/deedguard?lock=${receipt.id}`,
    );
    expect(kept).toHaveTextContent(/Unpaid: ends on .*2026.* unless you pay/);
    expect(kept).toHaveTextContent(/^Your deed is locked, payment due/);
    expect(address()).toHaveValue('');
    expect(calls.filter(({ request }) => request === LOCK)).toEqual([{ request: LOCK, body: lockCall }]);
  });

  it('is not asked to pay for what a credit has paid', async () => {
    const paid = lockedDeed({ status: 'paid', paidAt: '2026-03-01T10:00:00.000Z' });
    doubleFetch({ ...me, [LOCK]: { status: 201, body: receipt }, [LIST]: { body: [paid] } });
    const user = renderForm();

    await protect(user);

    expect(await screen.findByText(/This lock is paid/)).toBeInTheDocument();
    expect(screen.getByText('Your deed is locked and paid')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay $99 now' })).not.toBeInTheDocument();
  });

  it('can still pay when the list cannot be read', async () => {
    doubleFetch({ ...me, [LOCK]: { status: 201, body: receipt }, [LIST]: new TypeError('offline') });
    const user = renderForm();

    await protect(user);

    expect(await screen.findByRole('link', { name: 'Pay $99 now' })).toBeInTheDocument();
    expect(screen.getByText('Unpaid: ends after 7 days unless you pay')).toBeInTheDocument();
  });

  it('sees that it is being sent', async () => {
    let answer = () => {};
    const locking = () =>
      new Promise<{ status: number; body: unknown }>((resolve) => {
        answer = () => resolve({ status: 201, body: receipt });
      });
    doubleFetch({ ...me, [LOCK]: locking, [LIST]: { body: [lockedDeed()] } });
    const user = renderForm();

    await protect(user);

    await waitFor(() => expect(button()).toHaveTextContent('Protecting...'));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    answer();
    await waitFor(() => expect(button()).toHaveTextContent('Protect my property'));
  });
});

describe('a visitor', () => {
  const dialog = () => screen.findByRole('dialog', { name: /^Create an account/ });

  async function openDialog(user: ReturnType<typeof userEvent.setup>) {
    await protect(user);
    return within(await dialog());
  }

  async function createAccount(user: ReturnType<typeof userEvent.setup>) {
    const modal = await openDialog(user);
    await user.type(modal.getByLabelText('Email'), ada.email);
    await user.type(modal.getByLabelText('Password'), 'correct horse battery');
    await user.click(modal.getByRole('button', { name: 'Create Account & Protect' }));
    return modal;
  }

  it('is asked for an account, with the names taken from the owner', async () => {
    const calls = doubleFetch({ [PREVIEW]: preview });
    const user = renderForm({ isSignedIn: false });

    const modal = await openDialog(user);

    expect(modal.getByLabelText('First name')).toHaveValue('Ada');
    expect(modal.getByLabelText('Last name')).toHaveValue('Lovelace');
    expect(calls.map(({ request }) => request)).toEqual([PREVIEW]);

    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toHaveValue(typed.propertyAddress);
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('is registered, and the deed is locked with what was typed', async () => {
    const calls = doubleFetch({
      [PREVIEW]: preview,
      [REGISTER]: { status: 201, body: ada },
      [LOCK]: { status: 201, body: receipt },
      [LIST]: { body: [lockedDeed()] },
    });
    const user = renderForm({ isSignedIn: false });

    await createAccount(user);

    expect(await screen.findByText('Property Successfully Protected')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: typed.propertyAddress })).toHaveTextContent(receipt.unlockCode);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ request }) => request)).toEqual([PREVIEW, REGISTER, LOCK, LIST]);
    expect(calls[1]?.body).toMatchObject({
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'owner',
    });
    expect(calls[2]?.body).toEqual(lockCall);
  });

  it('is signed in but told when the lock fails after the account was made', async () => {
    let attempts = 0;
    const failOnce = () => {
      attempts += 1;
      return attempts === 1
        ? { status: 503, body: { message: 'Please come back later.', code: 'unavailable' } }
        : { status: 201, body: receipt };
    };
    const calls = doubleFetch({
      [PREVIEW]: preview,
      [REGISTER]: { status: 201, body: ada },
      [LOCK]: failOnce,
      [LIST]: { body: [lockedDeed()] },
    });
    const user = renderForm({ isSignedIn: false });
    await createAccount(user);
    expect(await screen.findByText('Protection Failed')).toBeInTheDocument();
    expect(address()).toHaveValue(typed.propertyAddress);

    await user.click(button());
    await confirm(user);

    expect(await screen.findByText('Property Successfully Protected')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === REGISTER)).toHaveLength(1);
  });

  it('with an account already is led to the login and finds what was typed again', async () => {
    const message = 'An account with this email already exists. Please log in instead.';
    doubleFetch({
      [PREVIEW]: preview,
      [REGISTER]: { status: 409, body: { message, code: 'conflict', fields: { email: message } } },
    });
    const user = renderForm({ isSignedIn: false });

    const modal = await createAccount(user);

    const login = await modal.findByRole('link', { name: 'Log in to protect' });
    expect(login).toHaveAttribute('href', '/login?callbackUrl=%2Fdeedguard-protection');
    expect(modal.getByLabelText('Email')).toHaveValue(ada.email);
    login.addEventListener('click', (event) => event.preventDefault());
    await user.click(login);
    expect(protectDraft.find()).toEqual(typed);
  });

  it('who comes back from the login finds the form filled, once', async () => {
    protectDraft.keep(typed);
    doubleFetch({});

    renderForm({ isSignedIn: false });

    expect(address()).toHaveValue(typed.propertyAddress);
    expect(owner()).toHaveValue(typed.ownerName);
    expect(button()).toBeEnabled();
    expect(protectDraft.find()).toBeNull();
  });
});
