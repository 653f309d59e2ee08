import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks } from '@/components/vault/share/share-links';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import type { ShareLink } from '@/lib/vault/schema/links';
import { doubleFetch } from '@/tests/support/fetch-double';
import { completed, DOCUMENT_ID, LINKS_URL, shareLink } from '@/tests/support/redactions';
import { clearToasts } from '@/tests/support/toasts';

const CREATE = `POST ${LINKS_URL}`;
const address = 'https://example.com/share/abc';
const created = { id: 'new-link', url: address, expiresAt: '2026-03-04T10:00:00.000Z' };

function renderLinks(links: ShareLink[], routes: Parameters<typeof doubleFetch>[0] = {}) {
  const calls = doubleFetch({ [`GET ${LINKS_URL}`]: { body: links }, ...routes });
  render(
    <>
      <ShareLinks documentId={DOCUMENT_ID} redactionId={completed.id} name="Deed.pdf" />
      <ToastHost />
    </>,
  );
  return { calls, user: userEvent.setup() };
}

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('Links to a redacted copy', () => {
  it('are made for the chosen time, and show their address once', async () => {
    const { calls, user } = renderLinks([], { [CREATE]: { status: 201, body: created } });
    await user.selectOptions(screen.getByLabelText('Open for'), '3 days');

    await user.click(screen.getByRole('button', { name: 'Create link' }));

    expect(await screen.findByLabelText('Address of the link')).toHaveValue(address);
    expect(calls.find(({ request }) => request === CREATE)?.body).toEqual({
      hours: 72,
      redactionId: completed.id,
    });
    await user.click(screen.getByRole('button', { name: 'Copy link to Deed.pdf' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('are made once by a double click', async () => {
    const { calls, user } = renderLinks([], { [CREATE]: { status: 201, body: created } });
    await user.selectOptions(screen.getByLabelText('Open for'), '3 days');

    const button = screen.getByRole('button', { name: 'Create link' });
    act(() => {
      button.click();
      button.click();
    });

    expect(await screen.findByLabelText('Address of the link')).toHaveValue(address);
    expect(calls.filter(({ request }) => request === CREATE)).toHaveLength(1);
  });

  it('are not offered for copying once they are revoked', async () => {
    let list: ShareLink[] = [];
    const revoked = shareLink({
      id: created.id,
      status: 'revoked',
      revokedAt: '2026-03-01T11:40:00.000Z',
    });
    const { user } = renderLinks(list, {
      [`GET ${LINKS_URL}`]: () => ({ body: list }),
      [CREATE]: { status: 201, body: created },
      [`DELETE ${LINKS_URL}/${created.id}`]: () => {
        list = [revoked];
        return { status: 204 };
      },
    });
    await screen.findByText(/^No links yet/);
    list = [shareLink({ id: created.id })];
    await user.selectOptions(screen.getByLabelText('Open for'), '3 days');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('The link is ready')).toBeInTheDocument();
    expect(screen.getByLabelText('Address of the link')).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Revoke the link to Deed.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));

    await waitFor(() => expect(screen.queryByText('The link is ready')).not.toBeInTheDocument());
    expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument();
  });

  it('offer 1 hour, 24 hours, 3 days and 1 week', () => {
    renderLinks([]);

    const options = within(screen.getByLabelText('Open for')).getAllByRole('option');

    expect(options.map((option) => option.textContent)).toEqual([
      'Choose how long',
      '1 hour',
      '24 hours',
      '3 days',
      '1 week',
    ]);
  });

  it('say why one was not made', async () => {
    const message = 'Please wait for redaction to complete';
    const { user } = renderLinks([], { [CREATE]: { status: 409, body: { code: 'conflict', message } } });
    await user.selectOptions(screen.getByLabelText('Open for'), '1 hour');

    await user.click(screen.getByRole('button', { name: 'Create link' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('list who opened them', async () => {
    const views = [{ viewer: 'Grace Hopper', viewedAt: '2026-03-01T11:30:00.000Z' }];
    const { user } = renderLinks([shareLink({ viewCount: 1, views })]);

    expect(await screen.findByText('1 view')).toBeInTheDocument();
    await user.click(screen.getByText('Latest viewers'));
    expect(screen.getByText('Grace Hopper')).toBeVisible();
  });

  it('leave out those to the document itself', async () => {
    renderLinks([shareLink({ redactionId: null })]);

    expect(await screen.findByText(/^No links yet/)).toBeInTheDocument();
  });

  it('are revoked after a question', async () => {
    const link = shareLink();
    let list = [link];
    const { user } = renderLinks(list, {
      [`GET ${LINKS_URL}`]: () => ({ body: list }),
      [`DELETE ${LINKS_URL}/${link.id}`]: () => {
        list = [shareLink({ status: 'revoked', revokedAt: '2026-03-01T11:40:00.000Z' })];
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke the link to Deed.pdf' }));

    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));

    await waitFor(() => expect(screen.getAllByText('Revoked').length).toBeGreaterThan(0));
    expect(await screen.findByText('Link revoked')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
  });

  it('stay as they are when a revocation fails', async () => {
    const link = shareLink();
    const { user } = renderLinks([link], { [`DELETE ${LINKS_URL}/${link.id}`]: new TypeError('offline') });
    await user.click(await screen.findByRole('button', { name: 'Revoke the link to Deed.pdf' }));

    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));

    expect(await screen.findByText(/^The server could not be reached/)).toBeInTheDocument();
    expect(screen.getByText('Open')).toBeInTheDocument();
  });
});
