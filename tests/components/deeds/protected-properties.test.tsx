import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { ProtectedProperties } from '@/components/deeds/protected-properties';
import { refreshDeeds } from '@/components/deeds/queries';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import { ada, lockedDeed, receipt } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LIST = 'GET /api/deedguard/locked-deeds';
const RELEASE = `POST /api/deedguard/locked-deeds/${receipt.id}/release`;
const ADDRESS = '12 Main St, Austin, TX 78701';
const me = { 'GET /api/auth/me': { body: ada } };
const paid = lockedDeed({ status: 'paid', paidAt: '2026-03-02T10:00:00.000Z' });
const released = lockedDeed({
  status: 'released',
  releasedAt: '2026-04-02T10:00:00.000Z',
  releaseReason: 'unpaid',
  releaseLogIndex: 23,
});

function renderList({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <ProtectedProperties />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const heading = () => screen.findByRole('heading', { name: 'Your Protected Properties' });
const property = () => screen.findByRole('article', { name: ADDRESS });

afterEach(() => {
  accountClient().clear();
  clearToasts();
  localStorage.clear();
});

describe('Your Protected Properties', () => {
  it('asks for nothing and shows nothing to a visitor', () => {
    const calls = doubleFetch({});

    renderList({ isSignedIn: false });

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows nothing to a person without a lock', async () => {
    const calls = doubleFetch({ ...me, [LIST]: { body: [] } });

    renderList();

    await waitFor(() => expect(calls.some(({ request }) => request === LIST)).toBe(true));
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });

  it('shows what is due, with the way to pay and the proof', async () => {
    doubleFetch({ ...me, [LIST]: { body: [lockedDeed()] } });

    renderList();

    expect(await heading()).toHaveAttribute('id', 'your-properties');
    const record = within(await property());
    expect(record.getByText(/Unpaid: ends on/)).toBeInTheDocument();
    expect(record.getByRole('link', { name: /^Pay \$99/ })).toHaveAttribute(
      'href',
      `/payment/deedguard?lock=${receipt.id}`,
    );
    const proof = `/api/deedguard/locked-deeds/${receipt.id}/proof`;
    expect(record.getByRole('link', { name: /^Download proof/ })).toHaveAttribute(
      'href',
      `${proof}?format=html`,
    );
    expect(record.getByRole('link', { name: /^Proof as JSON/ })).toHaveAttribute(
      'href',
      `${proof}?format=json`,
    );
    expect(record.getByText('17')).toBeInTheDocument();
  });

  it('offers the proofs of a lock that has ended: of the lock, of its end, and of both', async () => {
    doubleFetch({ ...me, [LIST]: { body: [released] } });

    renderList();

    const record = within(await property());
    const proof = `/api/deedguard/locked-deeds/${receipt.id}/proof`;
    const links = record.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `${proof}?format=html`,
      `${proof}?of=release&format=html`,
      `${proof}?of=history&format=html`,
      `${proof}?of=history&format=json`,
    ]);
  });

  it('covers the unlock code until it is asked for', async () => {
    doubleFetch({ ...me, [LIST]: { body: [paid] } });
    const user = renderList();
    const record = within(await property());
    expect(record.queryByText(receipt.unlockCode)).not.toBeInTheDocument();

    await user.click(record.getByRole('button', { name: `Show unlock code of ${ADDRESS}` }));

    expect(record.getByText(receipt.unlockCode)).toBeInTheDocument();
    await user.click(record.getByRole('button', { name: `Copy unlock code of ${ADDRESS}` }));
    expect(await navigator.clipboard.readText()).toBe(receipt.unlockCode);
  });

  it('tells when and why a lock ended, and offers neither code nor second release', async () => {
    doubleFetch({ ...me, [LIST]: { body: [released] } });

    renderList();

    const record = within(await property());
    expect(record.getByText('Not paid within 7 days').closest('li')).toHaveTextContent('Apr 2, 2026');
    expect(record.getAllByText(/^Ended/)).toHaveLength(1);
    expect(record.getByText('17, ended in 23')).toBeInTheDocument();
    expect(record.queryByText('Unlock code')).not.toBeInTheDocument();
    expect(record.queryByText('Protected')).not.toBeInTheDocument();
    expect(record.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
    expect(record.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('shows a long list in two steps', async () => {
    const many = Array.from({ length: 30 }, (_, index) => lockedDeed({ id: `deed-${index}` }));
    doubleFetch({ ...me, [LIST]: { body: many } });
    const user = renderList();
    await heading();
    expect(await screen.findAllByRole('listitem')).toHaveLength(20);

    await user.click(screen.getByRole('button', { name: 'Show all 30' }));

    expect(screen.getAllByRole('listitem')).toHaveLength(30);
  });

  it('gives each of several a row: its page, its state, and what is due', async () => {
    const other = lockedDeed({ id: 'elm', metadata: { ...paid.metadata, propertyAddress: '9 Elm Ave' } });
    const ended = { ...released, id: 'oak', metadata: { ...paid.metadata, propertyAddress: '3 Oak Rd' } };
    doubleFetch({ ...me, [LIST]: { body: [other, { ...paid, contested: true }, ended] } });

    renderList();

    await screen.findByRole('link', { name: '9 Elm Ave' });
    const rows = screen.getAllByRole('listitem');
    const [due, contested, over] = rows.map((row) => within(row));
    expect(due!.getByRole('link', { name: '9 Elm Ave' })).toHaveAttribute('href', '/properties/elm');
    expect(due!.getByRole('link', { name: 'Pay $99 for 9 Elm Ave' })).toHaveAttribute(
      'href',
      '/payment/deedguard?lock=elm',
    );
    expect(due!.getByText('Unpaid')).toBeInTheDocument();
    expect(rows[0]).toHaveTextContent(/Ends on .+ unless you pay/);
    expect(contested!.getByText('Protected')).toBeInTheDocument();
    expect(contested!.getByText('Contested')).toBeInTheDocument();
    expect(contested!.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(contested!.getByRole('link', { name: `Show evidence for ${ADDRESS}` })).toHaveAttribute(
      'href',
      `/properties/${receipt.id}#contest-${receipt.id}`,
    );
    expect(screen.getAllByRole('link', { name: /^Show evidence/ })).toHaveLength(1);
    expect(over!.getByText('Ended')).toBeInTheDocument();
    expect(rows[2]).toHaveTextContent(/Locked from .+ to Apr 2, 2026/);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('can be asked for again when it could not be loaded', async () => {
    let attempts = 0;
    const failOnce = () => (attempts++ === 0 ? new TypeError('offline') : { body: [paid] });
    doubleFetch({ ...me, [LIST]: failOnce });
    const user = renderList();

    expect(await screen.findByText('Your properties could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await property()).toHaveTextContent('Protected');
  });

  it('follows a change made elsewhere on the page', async () => {
    let deeds = [paid];
    doubleFetch({ ...me, [LIST]: () => ({ body: deeds }) });
    renderList();
    await property();

    deeds = [lockedDeed({ id: 'new', metadata: { ...paid.metadata, propertyAddress: '9 Elm Ave' } }), paid];
    await refreshDeeds();

    expect(await screen.findByRole('link', { name: '9 Elm Ave' })).toBeInTheDocument();
  });
});

describe('releasing a lock', () => {
  async function openDialog(user: ReturnType<typeof userEvent.setup>) {
    await user.click(within(await property()).getByRole('button', { name: /^Release/ }));
    return within(await screen.findByRole('dialog'));
  }

  async function release(user: ReturnType<typeof userEvent.setup>) {
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Unlock code'), receipt.unlockCode);
    await user.click(dialog.getByRole('button', { name: 'Release the lock' }));
    return dialog;
  }

  it('needs the code, says what the server says, and refreshes the list', async () => {
    let deeds = [paid];
    const answer = () => {
      deeds = [{ ...released, releaseReason: 'owner' }];
      return { body: { message: 'The lock is released. The release is in the evidence log.', logIndex: 18 } };
    };
    const calls = doubleFetch({ ...me, [LIST]: () => ({ body: deeds }), [RELEASE]: answer });
    const user = renderList();

    await release(user);

    expect(await screen.findByText(/The release is in the evidence log/)).toBeInTheDocument();
    expect(await screen.findByText(/Released by you/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toContainEqual({ request: RELEASE, body: { unlockCode: receipt.unlockCode } });
    await waitFor(() => expect(screen.getByRole('heading', { name: ADDRESS })).toHaveFocus());
  });

  it('puts a wrong code on its field, and keeps it', async () => {
    const message = 'This is not the unlock code of this property.';
    doubleFetch({
      ...me,
      [LIST]: { body: [paid] },
      [RELEASE]: { status: 403, body: { message, code: 'forbidden', fields: { unlockCode: message } } },
    });
    const user = renderList();

    const dialog = await release(user);

    const code = dialog.getByLabelText('Unlock code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(message)));
    expect(code).toHaveValue(receipt.unlockCode);
  });

  it('says how long to wait after too many tries', async () => {
    const message = 'Too many tries. Please wait 40 minutes and try again.';
    doubleFetch({
      ...me,
      [LIST]: { body: [paid] },
      [RELEASE]: { status: 429, body: { message, code: 'rate_limited' } },
    });
    const user = renderList();

    const dialog = await release(user);

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
  });
});
