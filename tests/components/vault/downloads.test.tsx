import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VaultTab } from '@/components/vault/documents/vault-tab';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { ada } from '@/tests/support/deeds';
import { doubleDownloads } from '@/tests/support/downloads';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';
import { vaultDocument } from '@/tests/support/vault';

const LIST = 'GET /api/vault/documents';
const deed = vaultDocument();
const routes = {
  'GET /api/auth/me': { body: ada },
  'GET /api/vault/usage': {
    body: {
      usedBytes: 26_214_400,
      quotaBytes: 104_857_600,
      documents: 4,
      documentQuota: 10,
      documentsPer: 'month',
    },
  },
};

function renderTab() {
  localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <VaultTab />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => history.replaceState(null, '', '/document-vault'));
afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the download of a document', () => {
  const CONTENT = `GET /api/vault/documents/${deed.id}/content`;
  const button = (name = 'Download Warranty deed.pdf') => screen.findByRole('button', { name });

  it('is prepared, then saved under the name that the server gives', async () => {
    const saved = doubleDownloads();
    let answer = () => {};
    const file = {
      body: 'bytes',
      disposition: `attachment; filename="U_bertragung.pdf"; filename*=UTF-8''%C3%9Cbertragung.pdf`,
    };
    const late = new Promise<typeof file>((resolve) => (answer = () => resolve(file)));
    const calls = doubleFetch({ ...routes, [LIST]: { body: [deed] }, [CONTENT]: () => late });
    const user = renderTab();

    await user.dblClick(await button());

    await button('Preparing');
    expect(screen.queryByText('Download Started')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Download Started')).toBeInTheDocument();
    await button();
    expect(saved).toEqual([expect.objectContaining({ name: 'Übertragung.pdf' })]);
    expect(calls.filter(({ request }) => request === CONTENT)).toHaveLength(1);
  });

  it.each([
    [404, 'There is no such document.'],
    [429, 'Please wait a minute.'],
    [500, 'The stored bytes were changed.'],
    [503, 'The document store is not responding.'],
  ])('that is refused with %d says why, and saves nothing', async (status, message) => {
    const saved = doubleDownloads();
    doubleFetch({ ...routes, [LIST]: { body: [deed] }, [CONTENT]: { status, body: { message } } });
    const user = renderTab();

    await user.click(await button());

    expect(await screen.findByText('Nothing was downloaded')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByText('Download Started')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('asks to log in again when the session has ended', async () => {
    doubleFetch({ ...routes, [LIST]: { body: [deed] }, [CONTENT]: { status: 401, body: { message: 'No' } } });
    const user = renderTab();

    await user.click(await button());

    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument();
  });
});
