import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { ProtectedProperties } from '@/components/deeds/protected-properties';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import { accountGuards } from '@/tests/support/account-guards';
import { ada, lockedDeed, receipt } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LIST = 'GET /api/deedguard/locked-deeds';
const RELEASE = `POST /api/deedguard/locked-deeds/${receipt.id}/release`;
const STEP_UP = 'POST /api/security/step-up';
const ADDRESS = '12 Main St, Austin, TX 78701';
const HIDDEN = '••••-••••-••••';
const CODE = receipt.unlockCode;
const required = {
  status: 402,
  body: { code: 'step_up_required', message: 'Please confirm that it is you.' },
};

/** An account with a PIN: without a confirmation the list has no codes, and nothing is released. */
function server({ isConfirmed = false } = {}) {
  let [confirmed, released] = [isConfirmed, false];
  const deed = () =>
    lockedDeed({
      status: released ? 'released' : 'paid',
      releaseReason: released ? 'owner' : null,
      releasedAt: released ? '2026-04-02T10:00:00.000Z' : null,
      metadata: { propertyAddress: ADDRESS, ownerName: 'Ada Lovelace', unlockCode: confirmed ? CODE : null },
    });
  return doubleFetch({
    'GET /api/auth/me': { body: ada },
    'GET /api/security/guards': { body: accountGuards({ hasPin: true }) },
    [LIST]: () => ({ body: [deed()] }),
    [STEP_UP]: () => {
      confirmed = true;
      return { status: 204 };
    },
    [RELEASE]: () => {
      if (!confirmed) return required;
      released = true;
      return { body: { message: 'The lock is released.', logIndex: 18 } };
    },
  });
}

async function show() {
  localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <ProtectedProperties />
      <ToastHost />
    </AuthProvider>,
  );
  await screen.findByRole('article', { name: ADDRESS });
  return userEvent.setup();
}

const property = () => screen.getByRole('article', { name: ADDRESS });
const button = (name: string) => within(property()).getByRole('button', { name: new RegExp(`^${name}`) });
const question = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

async function enterPin(user: Awaited<ReturnType<typeof show>>) {
  await user.type(await within(await question()).findByLabelText('PIN'), '481516{Enter}');
}

afterEach(() => {
  accountClient().clear();
  clearToasts();
  localStorage.clear();
});

describe('an unlock code that waits for a confirmation', () => {
  it('is shown once the PIN was entered', async () => {
    server();
    const user = await show();
    expect(property()).toHaveTextContent(HIDDEN);

    await user.click(button('Show'));
    await enterPin(user);

    await waitFor(() => expect(property()).toHaveTextContent(CODE));
    await waitFor(() => expect(button('Hide')).toHaveFocus());
  });

  it('is copied once the PIN was entered, and stays covered', async () => {
    server();
    const user = await show();

    await user.click(button('Copy'));
    await enterPin(user);

    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(CODE));
    expect(property()).toHaveTextContent(HIDDEN);
  });

  it('stays covered, without a word, when the question is closed', async () => {
    server();
    const user = await show();
    await user.click(button('Show'));
    await question();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(property()).toHaveTextContent(HIDDEN);
    expect(screen.queryByText('The unlock code could not be shown')).not.toBeInTheDocument();
  });

  it('is shown without a question when the sign-in was confirmed elsewhere meanwhile', async () => {
    const calls = server();
    const user = await show();
    await fetch('/api/security/step-up', { method: 'POST' });

    await user.click(button('Show'));

    await waitFor(() => expect(property()).toHaveTextContent(CODE));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.filter(({ request }) => request === LIST)).toHaveLength(2);
  });

  it('says so when the list cannot be read', async () => {
    server();
    const user = await show();
    doubleFetch({});

    await user.click(button('Show'));

    expect(await screen.findByText('The unlock code could not be shown')).toBeInTheDocument();
  });
});

describe('a release that waits for a confirmation', () => {
  async function release() {
    const user = await show();
    await user.click(button('Release'));
    const dialog = await screen.findByRole('dialog', { name: 'Release this lock' });
    await user.type(within(dialog).getByLabelText('Unlock code'), `${CODE}{Enter}`);
    return user;
  }

  it('goes through once the PIN was entered', async () => {
    const calls = server();
    const user = await release();

    await enterPin(user);

    expect(await screen.findByText('Lock released')).toBeInTheDocument();
    await waitFor(() => expect(property()).toHaveTextContent('Released by you'));
    expect(calls.filter(({ request }) => request === RELEASE)).toHaveLength(2);
  });

  it('keeps the lock and the code that was typed when the question is closed', async () => {
    server();
    const user = await release();
    await question();

    await user.keyboard('{Escape}');

    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByLabelText('Unlock code')).toHaveValue(CODE);
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  });
});
