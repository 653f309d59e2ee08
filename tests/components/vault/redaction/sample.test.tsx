import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RedactionTab } from '@/components/vault/redaction/redaction-tab';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { completeSample, SAMPLE_REDACTION_MS, sampleRedactions } from '@/lib/samples/redactions';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const NAME = 'Warranty deed, 12 Main St.pdf';

async function renderTab() {
  const calls = doubleFetch({});
  render(
    <AuthProvider>
      <RedactionTab />
      <ToastHost />
    </AuthProvider>,
  );
  await screen.findByRole('article', { name: NAME });
  return calls;
}

const card = () => within(screen.getByRole('article', { name: NAME }));
const press = (name: string) => fireEvent.click(card().getByRole('button', { name: `${name} of ${NAME}` }));

async function redact() {
  press('Start Redaction');
  await act(() => jest.advanceTimersByTimeAsync(SAMPLE_REDACTION_MS));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clearToasts();
  jest.useRealTimers();
});

describe('The sample of the redaction tab', () => {
  it('is processed for three seconds and then complete', async () => {
    const calls = await renderTab();
    press('Start Redaction');
    expect(card().getByText('Processing')).toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(SAMPLE_REDACTION_MS));

    expect(card().getByText('Completed')).toBeInTheDocument();
    expect(card().getByText('2.4 MB before, 1.9 MB after')).toBeInTheDocument();
    expect(await screen.findByText('Redaction Complete')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is not downloaded before it is complete', async () => {
    await renderTab();

    press('Download');

    expect(await screen.findByText('Document Not Ready')).toBeInTheDocument();
    expect(screen.getByText('Please wait for redaction to complete')).toBeInTheDocument();
  });

  it('shows a drawn page as its preview', async () => {
    await renderTab();
    await redact();

    press('Preview');

    expect(card().getByRole('img', { name: /^Sample page/ })).toBeInTheDocument();
  });

  it('says that a link would be made with an account', async () => {
    await renderTab();
    await redact();

    fireEvent.change(card().getByLabelText('Expiring link'), { target: { value: '72' } });

    expect(card().getByText(/^With an account a link that opens for 3 days/)).toBeInTheDocument();
  });

  it.each([
    ['maximum', 6],
    ['standard', 8],
    ['minimal', 9],
  ] as const)('keeps at level %s %i tenths of its size', (redactionLevel, tenths) => {
    const [sample] = sampleRedactions;
    if (!sample) throw new Error('There is no sample');

    const done = completeSample({ ...sample, originalSize: 10, redactionLevel }, []);

    expect(done.redactedSize).toBeCloseTo(tenths);
  });
});
