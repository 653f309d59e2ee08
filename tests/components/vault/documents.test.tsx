import { act, render, screen, waitFor, within } from '@testing-library/react';
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
const will = vaultDocument({ id: 'will', name: 'Last will.docx', type: 'docx', category: 'Legal' });
const taxBill = vaultDocument({ id: 'tax', name: 'Tax bill.pdf', category: 'Financial' });
const DELETE = `DELETE /api/vault/documents/${deed.id}`;
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
const serve = (documents: unknown[]) => doubleFetch({ ...routes, [LIST]: { body: documents } });

function renderTab({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <VaultTab />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const loaded = () => screen.findAllByRole('article');

beforeEach(() => history.replaceState(null, '', '/document-vault'));
afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the documents of an account', () => {
  it('are listed with how much of the vault they take', async () => {
    serve([deed, will, taxBill]);

    renderTab();

    await loaded();
    expect(names()).toEqual(['Warranty deed.pdf', 'Last will.docx', 'Tax bill.pdf']);
    expect(await screen.findByRole('meter', { name: 'Space used' })).toHaveAttribute(
      'aria-valuetext',
      '25 MB of 100 MB used',
    );
  });

  it('are not shown to whoever signs in next, in another tab', async () => {
    serve([deed]);
    renderTab();
    await loaded();
    doubleFetch({ ...routes, [LIST]: () => new Promise<never>(() => {}) });

    localStorage.setItem('user', JSON.stringify({ ...ada, id: 'grace', email: 'grace@example.com' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));

    await screen.findByText('Loading your documents');
    expect(names()).toEqual([]);
  });

  it('are found by name and by type, and the address keeps the search', async () => {
    serve([deed, will, taxBill]);
    const user = renderTab();
    await loaded();

    await user.type(screen.getByRole('searchbox', { name: 'Search by name or type' }), 'DOCX');

    expect(names()).toEqual(['Last will.docx']);
    expect(screen.getByText('1 document of 3')).toBeInTheDocument();
    expect(location.search).toBe('?search=DOCX');
  });

  it('are filtered by the category that the address names', async () => {
    history.replaceState(null, '', '/document-vault?category=Financial');
    serve([deed, will, taxBill]);

    renderTab();

    await loaded();
    expect(names()).toEqual(['Tax bill.pdf']);
    expect(screen.getByLabelText('Category')).toHaveValue('Financial');
  });

  it('can all be shown again when none fits', async () => {
    history.replaceState(null, '', '/document-vault?search=mortgage&category=Legal');
    serve([deed, will]);
    const user = renderTab();

    await user.click(await screen.findByRole('button', { name: 'Show all documents' }));

    expect(names()).toHaveLength(2);
    expect(location.search).toBe('');
  });

  it('come two dozen at a time', async () => {
    serve(
      Array.from({ length: 30 }, (_, index) => vaultDocument({ id: `d${index}`, name: `Paper ${index}` })),
    );
    const user = renderTab();
    expect(await loaded()).toHaveLength(24);

    await user.click(screen.getByRole('button', { name: 'Show 6 more of 30' }));

    expect(names()).toHaveLength(30);
    expect(screen.getByRole('heading', { name: 'Paper 24' })).toHaveFocus();
  });

  it('begin with an upload', async () => {
    serve([]);

    renderTab();

    expect(await screen.findByRole('link', { name: 'Upload a document' })).toHaveAttribute('href', '#upload');
  });

  it('can be asked for again when they could not be loaded', async () => {
    let attempts = 0;
    doubleFetch({
      ...routes,
      [LIST]: () => (attempts++ === 0 ? new TypeError('offline') : { body: [deed] }),
    });
    const user = renderTab();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await loaded();
    expect(names()).toEqual(['Warranty deed.pdf']);
  });

  it('ask for a login when the session has ended, and lead back', async () => {
    doubleFetch({
      ...routes,
      [LIST]: { status: 401, body: { message: 'Please log in.', code: 'unauthorized' } },
    });

    renderTab();

    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fdocument-vault%23vault',
    );
  });
});

describe('deleting a document', () => {
  async function ask(user: ReturnType<typeof userEvent.setup>) {
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Delete Warranty deed.pdf' }));
    return within(await screen.findByRole('dialog', { name: 'Delete this document' }));
  }

  it('says first what is lost, and offers certificate and proof', async () => {
    const calls = serve([deed]);
    const user = renderTab();

    const dialog = await ask(user);

    expect(dialog.getByText(/Its key is destroyed at once/)).toBeInTheDocument();
    expect(
      dialog.getByText(/will no longer find the file, unless somebody else has stored the same file\./),
    ).toBeInTheDocument();
    expect(dialog.getByText(/every link to it ends/)).toBeInTheDocument();
    const certificate = dialog.getByRole('link', { name: /^Certificate \(PDF\)/ });
    expect(certificate).toHaveAttribute('href', `/api/vault/documents/${deed.id}/certificate`);
    await user.click(dialog.getByRole('button', { name: 'Keep the document' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ request }) => request)).not.toContain(DELETE);
  });

  it('takes it out of the list', async () => {
    let documents = [deed, will];
    const remove = () => {
      documents = [will];
      return { status: 204 };
    };
    doubleFetch({ ...routes, [LIST]: () => ({ body: documents }), [DELETE]: remove });
    const user = renderTab();

    await user.click((await ask(user)).getByRole('button', { name: 'Delete the document' }));

    await waitFor(() => expect(names()).toEqual(['Last will.docx']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Document deleted')).toBeInTheDocument();
  });

  it('says that nothing was deleted when the server cannot be reached', async () => {
    doubleFetch({ ...routes, [LIST]: { body: [deed] }, [DELETE]: new TypeError('offline') });
    const user = renderTab();

    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Delete the document' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted.');
  });
});

describe('the sample of a visitor', () => {
  it('is named as such, and asks the server for nothing', async () => {
    const calls = doubleFetch({});
    const user = renderTab({ isSignedIn: false });

    expect(screen.getByRole('region', { name: 'Sample data' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'View Title insurance policy.pdf' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Title insurance policy.pdf' }));
    expect(dialog.getByText('Sample data. There is no such document.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('can be searched and filtered', async () => {
    const user = renderTab({ isSignedIn: false });

    await user.selectOptions(screen.getByLabelText('Category'), 'Legal');

    expect(names()).toEqual(['Power of attorney.docx']);
  });

  it('downloads a short text', async () => {
    const saved = doubleDownloads();
    const user = renderTab({ isSignedIn: false });

    await user.click(screen.getByRole('button', { name: 'Download Appraisal report.pdf' }));

    expect(await screen.findByText('Download Started')).toBeInTheDocument();
    expect(saved).toEqual([expect.objectContaining({ name: 'Appraisal report (sample).txt' })]);
  });
});
