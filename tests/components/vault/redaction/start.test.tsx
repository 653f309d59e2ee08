import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartRedaction } from '@/components/vault/redaction/start-redaction';
import { accountClient } from '@/components/kit/account-client';
import { doubleFetch } from '@/tests/support/fetch-double';
import { deed, DOCUMENT_ID, redaction } from '@/tests/support/redactions';

const START = `POST /api/vault/documents/${DOCUMENT_ID}/redactions`;

async function renderForm() {
  const calls = doubleFetch({
    'GET /api/vault/documents': { body: [deed] },
    [START]: { status: 202, body: redaction() },
  });
  const onStarted = jest.fn();
  render(<StartRedaction onStarted={onStarted} />);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Document'), 'Deed.pdf');
  const started = () => calls.filter(({ request }) => request === START).length;
  return { user, onStarted, started };
}

const button = () => screen.getByRole('button', { name: 'Start Redaction' });

afterEach(() => accountClient().clear());

describe('A redaction that the page of a document leads to', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    [DOCUMENT_ID, 'Deed.pdf'],
    ['of-somebody-else', 'Choose a document'],
  ])('begins with that document, if there is one: %s', async (id, chosen) => {
    history.replaceState(null, '', `/document-vault?redact=${id}#redaction`);
    doubleFetch({ 'GET /api/vault/documents': { body: [deed] } });
    render(<StartRedaction onStarted={() => {}} />);
    expect(await screen.findByLabelText('Document')).toHaveDisplayValue(chosen);
  });
});

describe('Two clicks on Start Redaction', () => {
  it('start one redaction, whose document is no longer chosen', async () => {
    const { user, onStarted, started } = await renderForm();

    await user.dblClick(button());

    await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1));
    expect(started()).toBe(1);
    expect(screen.getByLabelText('Document')).toHaveDisplayValue('Choose a document');
  });

  it('start one redaction when the second comes before the page is drawn anew', async () => {
    const { onStarted, started } = await renderForm();
    const form = screen.getByRole('form', { name: 'Start a redaction' });
    const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

    act(() => {
      send();
      send();
    });

    await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1));
    expect(started()).toBe(1);
  });

  it('do not ask for a document when the answer came between them', async () => {
    const { onStarted, started } = await renderForm();
    fireEvent.click(button(), { detail: 1 });
    await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1));

    fireEvent.click(button(), { detail: 2 });

    expect(screen.queryByText('Please choose a document.')).not.toBeInTheDocument();
    expect(started()).toBe(1);
  });
});
