import { screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { renderDocument, urlOf } from '@/tests/support/document-page';
import { GUARDS, required, STEP_UP, withPin } from '@/tests/support/guarded-action';
import { doubleObservers, pdfDouble } from '@/tests/support/pages-double';
import { clearToasts } from '@/tests/support/toasts';
import { vaultDocument } from '@/tests/support/vault';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => pdfDouble(2));

const deed = vaultDocument();
const CONTENT = `GET ${urlOf(deed)}/content?view=1`;
const pdf = { contentType: 'application/pdf' };

function renderGuarded() {
  let isConfirmed = false;
  return renderDocument(deed, {
    [GUARDS]: { body: withPin },
    [CONTENT]: () => (isConfirmed ? pdf : required),
    [STEP_UP]: () => {
      isConfirmed = true;
      return { status: 204 };
    },
  });
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

beforeAll(doubleObservers);
afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('the pages of a document', () => {
  it('are opened at once, as a look and not as a download', async () => {
    const { calls } = renderDocument(deed, { [CONTENT]: pdf });
    expect(screen.getByText('Opening the pages')).toBeInTheDocument();

    expect(await screen.findByRole('img', { name: 'Page 2 of 2' })).toBeInTheDocument();

    expect(screen.getByRole('region', { name: 'Pages of Warranty deed.pdf' })).toBeInTheDocument();
    const content = calls.filter(({ request }) => request.includes('/content'));
    expect(content.map(({ request }) => request)).toEqual([CONTENT]);
  });

  it('say when they were last opened', async () => {
    let lastAccessed: string | null = null;
    renderDocument(deed, {
      [CONTENT]: () => {
        lastAccessed = '2026-03-02T10:00:00.000Z';
        return pdf;
      },
      [`GET ${urlOf(deed)}`]: () => ({ body: { ...deed, lastAccessed } }),
    });
    await screen.findByRole('img', { name: 'Page 2 of 2' });
    await waitFor(() => expect(screen.queryByText('Never')).not.toBeInTheDocument());
  });

  it('wait for the PIN of a guarded account', async () => {
    const { user } = renderGuarded();
    await user.type(await (await question()).findByLabelText('PIN'), '481516{Enter}');
    expect(await screen.findByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
  });

  it('can be asked for again by whoever turned away from that question', async () => {
    const { user } = renderGuarded();
    await (await question()).findByLabelText('PIN');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Show the pages' }));
    expect(await (await question()).findByLabelText('PIN')).toBeInTheDocument();
  });

  it('say why they cannot be shown, and can be tried again', async () => {
    let attempts = 0;
    const { user } = renderDocument(deed, {
      [CONTENT]: () =>
        attempts++ === 0 ? { status: 503, body: { message: 'The document store is not responding.' } } : pdf,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The document store is not responding.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
  });
});
