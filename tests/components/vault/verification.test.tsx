import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerificationTab } from '@/components/vault/verification/verification-tab';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { sampleRecords } from '@/lib/samples/vault';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';
import { protectedRecord } from '@/tests/support/vault';

const RECORDS = 'GET /api/vault/records';
const VERIFY = 'POST /api/vault/verify';
const NOT_FOUND = 'Document hash not found on blockchain';
const me = { 'GET /api/auth/me': { body: ada } };
const record = protectedRecord();

function renderTab({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <VerificationTab />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const card = () => screen.findByRole('article', { name: record.documentName });

beforeEach(() => {
  location.hash = '#verification';
});

afterEach(() => {
  location.hash = '';
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('protected records', () => {
  it('are loaded when their tab is opened', async () => {
    location.hash = '#vault';
    doubleFetch({ ...me, [RECORDS]: { body: [record] } });
    renderTab();
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();

    location.hash = '#verification';
    expect(await card()).toBeInTheDocument();
  });

  it('show the entry and the log, and can be copied', async () => {
    doubleFetch({ ...me, [RECORDS]: { body: [record] } });
    const user = renderTab();
    const shown = within(await card());

    expect(shown.getByText('Verified')).toBeInTheDocument();
    expect(shown.getByText('Transaction ID')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: /^Copy hash/ }));
    expect(await screen.findByText('Copied to Clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(record.documentHash);
    await user.click(shown.getByRole('button', { name: /^Copy transaction ID/ }));
    expect(await navigator.clipboard.readText()).toBe('118');
  });

  it('lead to the certificate, and to a QR code with its address in words', async () => {
    doubleFetch({ ...me, [RECORDS]: { body: [record] } });
    const user = renderTab();
    const shown = within(await card());

    expect(shown.getByRole('link', { name: /^Certificate/ })).toHaveAttribute('href', record.certificateUrl);
    await user.click(shown.getByRole('button', { name: /^QR code/ }));

    const dialog = within(await screen.findByRole('dialog', { name: 'QR code' }));
    expect(
      dialog.getByRole('img', { name: `QR code that leads to ${record.qrCodeData}` }),
    ).toBeInTheDocument();
    expect(dialog.getByText(record.qrCodeData)).toBeInTheDocument();
  });

  it('name property and owner of a lock', async () => {
    const lock = protectedRecord({
      kind: 'deed_lock',
      propertyAddress: '12 Main St',
      ownerName: 'Ada Lovelace',
    });
    doubleFetch({ ...me, [RECORDS]: { body: [lock] } });

    renderTab();

    const shown = within(await card());
    expect(shown.getByText('Deed lock')).toBeInTheDocument();
    expect(shown.getByText('12 Main St')).toBeInTheDocument();
    expect(shown.getByText('Ada Lovelace')).toBeInTheDocument();
  });

  it('say of a lock that has ended when and why, and neither verified nor locked', async () => {
    const at = '2026-04-02T10:00:00.000Z';
    const lock = { state: 'ended' as const, at, reason: 'unpaid' as const, isDemo: false };
    doubleFetch({ ...me, [RECORDS]: { body: [protectedRecord({ kind: 'deed_lock', lock })] } });

    renderTab();

    const shown = within(await card());
    expect(shown.getByText('Ended')).toBeInTheDocument();
    expect(shown.getByText(/Not paid within 7 days/)).toBeInTheDocument();
    expect(shown.queryByText('Verified')).not.toBeInTheDocument();
    expect(shown.queryByText('Locked')).not.toBeInTheDocument();
  });

  it('say where they will come from while there are none', async () => {
    doubleFetch({ ...me, [RECORDS]: { body: [] } });

    renderTab();

    expect(await screen.findByRole('link', { name: 'Upload a document' })).toHaveAttribute('href', '#upload');
  });

  it('can be asked for again when they could not be loaded', async () => {
    let attempts = 0;
    doubleFetch({
      ...me,
      [RECORDS]: () => (attempts++ === 0 ? new TypeError('offline') : { body: [record] }),
    });
    const user = renderTab();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await card()).toBeInTheDocument();
  });
});

describe('a hash that the log does not know', () => {
  it('fails in the words of the specification', async () => {
    doubleFetch({
      ...me,
      [RECORDS]: { body: [] },
      [VERIFY]: { status: 404, body: { message: NOT_FOUND, code: 'not_found' } },
      'GET /api/log/key': { body: '' },
    });
    const user = renderTab();
    const field = await screen.findByLabelText('Or paste a hash');

    await user.type(field, 'a'.repeat(64));
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Verification Failed')).toBeInTheDocument();
    expect(screen.getAllByText(NOT_FOUND).length).toBeGreaterThan(0);
  });
});

describe('the sample of a visitor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const verify = async (hash: string) => {
    const user = renderTab({ isSignedIn: false });
    await user.type(await screen.findByLabelText('Document hash'), hash);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
  };

  it('needs a hash', async () => {
    renderTab({ isSignedIn: false });
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeDisabled();
  });

  it('knows its own records', async () => {
    const calls = doubleFetch({});
    await verify(sampleRecords[0]!.documentHash);

    expect(await screen.findByText('Verification Successful')).toBeInTheDocument();
    expect(screen.getByText(/^Verified: Warranty deed/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('knows no other', async () => {
    await verify('no such hash');

    expect(await screen.findByText('Verification Failed')).toBeInTheDocument();
    expect(screen.getAllByText(NOT_FOUND).length).toBeGreaterThan(0);
  });
});
