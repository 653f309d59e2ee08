import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RedactionTab } from '@/components/vault/redaction/redaction-tab';
import { reviewDrafts } from '@/components/vault/redaction/review-draft';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { defaultRedactionRules } from '@/lib/vault/rules/redaction/choices';
import type { Redaction } from '@/lib/vault/schema/redactions';
import { ada } from '@/tests/support/deeds';
import { doubleDownloads } from '@/tests/support/downloads';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import {
  completed,
  deed,
  DOCUMENT_ID,
  LINKS_URL,
  redaction,
  REDACTION_URL,
} from '@/tests/support/redactions';
import { clearToasts } from '@/tests/support/toasts';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(3));

type Routes = Parameters<typeof doubleFetch>[0];

const DOCUMENTS = 'GET /api/vault/documents';
const REDACTIONS = 'GET /api/vault/redactions';
const START = `POST /api/vault/documents/${DOCUMENT_ID}/redactions`;
const ROW = `GET ${REDACTION_URL}`;
const content = { contentType: 'application/pdf' };

function renderTab(routes: Routes) {
  localStorage.setItem('user', JSON.stringify(ada));
  const calls = doubleFetch({
    'GET /api/auth/me': { body: ada },
    [DOCUMENTS]: { body: [deed] },
    [REDACTIONS]: { body: [] },
    [`GET /api/vault/documents/${DOCUMENT_ID}/content?view=1`]: content,
    [`GET ${REDACTION_URL}/content?view=1`]: content,
    [`GET ${LINKS_URL}`]: { body: [] },
    ...routes,
  });
  render(
    <AuthProvider>
      <RedactionTab />
      <ToastHost />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup() };
}

const listed = (...list: Redaction[]) => ({ [REDACTIONS]: { body: list } });
const card = () => screen.findByRole('article', { name: 'Deed.pdf' });

beforeAll(doubleObservers);
beforeEach(() => {
  location.hash = '#redaction';
});
afterEach(() => {
  clearToasts();
  accountClient().clear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('Starting a redaction', () => {
  it('sends the document, the level and the rules that are on', async () => {
    const { calls, user } = renderTab({ [START]: { status: 202, body: redaction() } });
    await user.selectOptions(await screen.findByLabelText('Document'), 'Deed.pdf');
    await user.click(screen.getByRole('radio', { name: /^Maximum/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Phone numbers' }));
    await user.click(screen.getByRole('checkbox', { name: 'Email addresses' }));

    await user.click(screen.getByRole('button', { name: 'Start Redaction' }));

    await card();
    expect(calls.find(({ request }) => request === START)?.body).toEqual({
      level: 'maximum',
      rules: ['ssn', 'dob', 'bankAccount', 'financialInfo', 'email'],
    });
  });

  it('has the rules of the specification on at first', async () => {
    renderTab({});

    await screen.findByLabelText('Document');

    const on = screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked);
    expect(on).toHaveLength(defaultRedactionRules.length);
    expect(screen.getByRole('checkbox', { name: 'Signatures' })).not.toBeChecked();
  });

  it('asks for a document', async () => {
    const { calls, user } = renderTab({});

    await user.click(await screen.findByRole('button', { name: 'Start Redaction' }));

    expect(await screen.findByText('Please choose a document.')).toBeInTheDocument();
    expect(screen.getByLabelText('Document')).toHaveFocus();
    expect(calls.some(({ request }) => request === START)).toBe(false);
  });

  it('lists Word files as something to save as PDF first', async () => {
    renderTab({ [DOCUMENTS]: { body: [{ ...deed, name: 'Will.docx', type: 'docx' }] } });

    expect(await screen.findByRole('option', { name: 'Will.docx (save as PDF first)' })).toBeDisabled();
  });

  it('says what the server refused and keeps the choice', async () => {
    const message = 'This document is being deleted.';
    const { user } = renderTab({ [START]: { status: 409, body: { code: 'conflict', message } } });
    await user.selectOptions(await screen.findByLabelText('Document'), 'Deed.pdf');

    await user.click(screen.getByRole('button', { name: 'Start Redaction' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Document')).toHaveDisplayValue('Deed.pdf');
  });

  it('says what will be here when nothing is stored yet', async () => {
    renderTab({ [DOCUMENTS]: { body: [] } });

    expect(await screen.findByRole('link', { name: 'upload' })).toHaveAttribute('href', '#upload');
  });
});

describe('A redaction on its way', () => {
  it('is asked about until it waits for the review', async () => {
    const working = redaction({
      status: 'processing',
      progress: { pagesDone: 1, pagesTotal: 3 },
      findings: [],
    });
    const states = [working, redaction()];
    const { calls } = renderTab({ ...listed(working), [ROW]: () => ({ body: states.shift() }) });

    expect(await screen.findByText('Looking for what to cover: 1 of 3 pages done.')).toBeInTheDocument();

    expect(await screen.findByText('Pending review')).toBeInTheDocument();
    const asked = calls.filter(({ request }) => request === ROW).length;
    expect(within(await card()).getByText('3 places found. Nothing is covered yet.')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === ROW)).toHaveLength(asked);
  });

  it('is announced when it completes', async () => {
    const working = redaction({ status: 'processing', step: 'applying' });
    renderTab({ ...listed(working), [ROW]: { body: completed } });

    expect(await screen.findByText('Redaction Complete')).toBeInTheDocument();
    expect(screen.getByText('Deed.pdf: 4 places covered.')).toBeInTheDocument();
  });

  it.each(['Download', 'Preview'])('is not ready for: %s', async (name) => {
    const { user } = renderTab(listed(redaction()));

    await user.click(within(await card()).getByRole('button', { name: `${name} of Deed.pdf` }));

    expect(await screen.findByText('Document Not Ready')).toBeInTheDocument();
    expect(screen.getByText('Please wait for redaction to complete')).toBeInTheDocument();
  });

  it('that failed while it was made keeps the boxes that were drawn', async () => {
    const failed = redaction({ status: 'failed', failure: 'Your vault is full.' });
    const draft = { leftOut: ['1.1.1'], drawn: [] };
    const again = redaction({ id: 'again', status: 'processing' });
    const { user } = renderTab({
      ...listed(failed),
      [START]: { status: 202, body: again },
      [ROW.replace(failed.id, 'again')]: { body: again },
    });
    reviewDrafts.keep(draft, failed.id);
    await user.click(within(await card()).getByRole('button', { name: 'What happened of Deed.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Start again' }));

    await waitFor(() => expect(reviewDrafts.find('again')).toEqual(draft));
  });

  it('that failed says why, and starts again with the same choice', async () => {
    const failure = 'This PDF is protected by a password.';
    const again = redaction({ id: 'again', status: 'pending_review' });
    const { calls, user } = renderTab({
      ...listed(redaction({ status: 'failed', failure })),
      [START]: { status: 202, body: again },
    });
    await user.click(within(await card()).getByRole('button', { name: 'What happened of Deed.pdf' }));
    expect(screen.getByText(failure)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Start again' }));

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(calls.find(({ request }) => request === START)?.body).toEqual({
      level: 'standard',
      rules: ['ssn', 'phone'],
    });
  });
});

describe('A completed redaction', () => {
  it('tells what is covered, both sizes, both hashes and the entry', async () => {
    const { user } = renderTab(listed(completed));

    await user.click(within(await card()).getByRole('button', { name: /^Details and links/ }));

    const shown = within(await card());
    expect(shown.getByText('4 places')).toBeInTheDocument();
    expect(shown.getByText('Social Security numbers: 2')).toBeInTheDocument();
    expect(shown.getByText('Drawn by you: 1')).toBeInTheDocument();
    expect(shown.getByText('20 kB before, 18 kB after')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Copy hash of the redacted copy of Deed.pdf' }));
    expect(await navigator.clipboard.readText()).toBe(completed.secureHash);
    expect(shown.getByText('9')).toBeInTheDocument();
  });

  it('is downloaded', async () => {
    const saved = doubleDownloads();
    const copy = { body: 'bytes', disposition: 'attachment; filename="Deed (redacted).pdf"' };
    const { user } = renderTab({ ...listed(completed), [`GET ${REDACTION_URL}/content`]: copy });

    await user.click(within(await card()).getByRole('button', { name: 'Download of Deed.pdf' }));

    expect(await screen.findByText('Download Started')).toBeInTheDocument();
    expect(saved).toEqual([expect.objectContaining({ name: 'Deed (redacted).pdf' })]);
  });

  it('is previewed page by page', async () => {
    const { user } = renderTab(listed(completed));

    await user.click(within(await card()).getByRole('button', { name: 'Preview of Deed.pdf' }));

    expect(await screen.findByRole('img', { name: 'Page 2 of 3' })).toBeInTheDocument();
  });

  it('says so when its pages cannot be opened, and tries again', async () => {
    let answer: { status?: number; body?: unknown; contentType?: string } = {
      status: 503,
      body: { code: 'unavailable', message: 'The store is not responding.' },
    };
    const { user } = renderTab({
      ...listed(completed),
      [`GET ${REDACTION_URL}/content?view=1`]: () => answer,
    });
    await user.click(within(await card()).getByRole('button', { name: 'Preview of Deed.pdf' }));
    expect(await screen.findByText('The store is not responding.')).toBeInTheDocument();
    answer = content;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('img', { name: 'Page 1 of 3' })).toBeInTheDocument();
  });

  it('is deleted after a question', async () => {
    const { calls, user } = renderTab({ ...listed(completed), [`DELETE ${REDACTION_URL}`]: { status: 204 } });
    await user.click(within(await card()).getByRole('button', { name: /^Delete/ }));
    expect(calls.some(({ request }) => request.startsWith('DELETE'))).toBe(false);

    await user.click(await screen.findByRole('button', { name: 'Delete the copy' }));

    await waitFor(() =>
      expect(calls.some(({ request }) => request === `DELETE ${REDACTION_URL}`)).toBe(true),
    );
    expect(await screen.findByText('Redacted copy deleted')).toBeInTheDocument();
  });
});

describe('The list of redacted copies', () => {
  it('says what will be here', async () => {
    renderTab({});

    expect(await screen.findByText(/^A redacted copy appears here/)).toBeInTheDocument();
  });

  it('offers to try again when it could not be loaded', async () => {
    const { user } = renderTab({ [REDACTIONS]: new TypeError('offline') });

    const failure = await screen.findByText('Your redacted copies could not be loaded');

    expect(failure).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your redacted copies could not be loaded')).toBeInTheDocument();
  });
});
