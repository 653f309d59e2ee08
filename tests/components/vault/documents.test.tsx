import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VaultTab } from '@/components/vault/documents/vault-tab';
import { uploadQueue } from '@/components/vault/upload/upload-queue';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { ada } from '@/tests/support/deeds';
import { doubleDownloads } from '@/tests/support/downloads';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';
import { vaultDocument } from '@/tests/support/vault';

const LIST = 'GET /api/vault/documents';
const deed = vaultDocument();
const will = vaultDocument({ id: 'will', name: 'Last will.docx', type: 'docx', category: 'Legal' });
const taxBill = vaultDocument({ id: 'tax', name: 'Tax bill.pdf', category: 'Financial' });
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

beforeEach(doubleEvents);
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
    expect(screen.getByText('Documents and their redacted copies use the same space.')).toBeVisible();
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
    expect(location.search).toBe('?shown=48');
    expect(screen.getByRole('heading', { name: 'Paper 24' })).toHaveFocus();
  });

  it('open on a click anywhere, by one link', async () => {
    serve([deed]);
    renderTab();
    const [card] = await loaded();
    const link = within(card!).getByRole('link');
    expect(link).toHaveAccessibleName('View Warranty deed.pdf');
    expect(link).toHaveAttribute('href', `/documents/${deed.id}`);
    // As large as the card, which no layout of jsdom could tell.
    expect(link).toHaveClass('after:absolute', 'after:inset-0');
  });

  it('look like paper: the first page where there is a picture of it, else a sheet with the type', async () => {
    serve([{ ...deed, hasThumbnail: true }, will]);
    renderTab();
    const [first, second] = await loaded();
    const picture = first!.querySelector('img')!;
    expect(picture).toHaveAttribute('src', `/api/vault/documents/${deed.id}/thumbnail`);
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(second!.querySelector('img')).toBeNull();
    expect(second!.querySelector('svg text')).toHaveTextContent('DOCX');
  });

  it('show the sheet when the picture does not come', async () => {
    serve([{ ...deed, hasThumbnail: true }]);
    renderTab();
    const [card] = await loaded();
    fireEvent.error(card!.querySelector('img')!);
    expect(card!.querySelector('svg text')).toHaveTextContent('PDF');
  });

  it.each(['document', 'resync'])('are asked for again once a first page was drawn: %s', async (kind) => {
    let hasThumbnail = false;
    doubleFetch({ ...routes, [LIST]: () => ({ body: [{ ...deed, hasThumbnail }] }) });
    renderTab();
    const [card] = await loaded();
    expect(card!.querySelector('img')).toBeNull();
    hasThumbnail = true;

    act(() => openedStreams('/api/events').at(-1)!.say({ kind, id: deed.id }));

    await waitFor(() => expect(card!.querySelector('img')).not.toBeNull());
  });

  it('are not asked for again when the page begins to listen, and none waits for its picture', async () => {
    const calls = serve([{ ...deed, hasThumbnail: true }, will, { ...taxBill, problem: 'We stopped.' }]);
    renderTab();
    await loaded();
    const asked = calls.length;
    await act(async () => openedStreams('/api/events').at(-1)!.say({ kind: 'resync' }));
    expect(calls).toHaveLength(asked);
  });

  it('have the upload beside them, and take what is dropped on them', async () => {
    serve([deed]);
    renderTab();
    const [card] = await loaded();
    expect(screen.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '#upload');

    const files = [new File(['%PDF'], 'dropped.pdf')];
    fireEvent.drop(card!, { dataTransfer: { types: ['Files'], files } });

    await waitFor(() => expect(location.hash).toBe('#upload'));
    expect(
      uploadQueue()
        .store.read()
        .chosen.map(({ file }) => file.name),
    ).toEqual(['dropped.pdf']);
  });

  it('leave alone what is dragged and is no file', async () => {
    serve([deed]);
    renderTab();
    const [card] = await loaded();
    expect(fireEvent.drop(card!, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    expect(location.hash).toBe('');
  });

  it('are as many as before for whoever comes back, and take no focus', async () => {
    history.replaceState(null, '', '/document-vault?shown=48');
    serve(
      Array.from({ length: 30 }, (_, index) => vaultDocument({ id: `d${index}`, name: `Paper ${index}` })),
    );
    renderTab();
    expect(await loaded()).toHaveLength(30);
    expect(document.body).toHaveFocus();
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
