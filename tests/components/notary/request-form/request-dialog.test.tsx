import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestDialog } from '@/components/notary/request-form/request-dialog';
import { accountClient } from '@/components/layout/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import type { Estimate } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { visit } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';
import { doubleUploads, UploadDouble } from '@/tests/support/upload-double';
import { vaultDocument } from '@/tests/support/vault';

const ESTIMATE = 'POST /api/pricing/estimate';
const CREATE = 'POST /api/requests';
const ADDRESS = '500 Congress Ave, Austin, TX 78701';
const created = visit({ status: 'pending' });

const estimate = (changes: Partial<Estimate> = {}): Estimate => ({
  basePrice: 125,
  travelFee: 6.5,
  totalPrice: 131.5,
  distanceMiles: 10,
  ...changes,
});
const remote = estimate({ basePrice: 75, travelFee: 0, totalPrice: 75, distanceMiles: null });

type Routes = Parameters<typeof doubleFetch>[0];

function renderDialog(routes: Routes = {}, props: Partial<Parameters<typeof RequestDialog>[0]> = {}) {
  const calls = doubleFetch({
    [ESTIMATE]: (body) => ({ body: (body as { isRemote: boolean }).isRemote ? remote : estimate() }),
    [CREATE]: { status: 201, body: created },
    ...routes,
  });
  const onCreated = jest.fn();
  const onClose = jest.fn();
  render(
    <>
      <RequestDialog onCreated={onCreated} onClose={onClose} {...props} />
      <ToastHost />
    </>,
  );
  const sent = () => calls.filter(({ request }) => request === CREATE).map(({ body }) => body);
  return { user: userEvent.setup({ applyAccept: false }), calls, sent, onCreated, onClose };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (name: string | RegExp) => screen.getByLabelText(name);
const location = () => field(/^Location/);
const fileInput = () => field(/^Document \(optional\)/);
const pricing = () => screen.getByRole('region', { name: 'Pricing estimate' });
const submitButton = () => screen.getByRole('button', { name: /Request Notary Service|Submitting/ });
const submit = (user: User) => user.click(submitButton());

/** A day that is ahead, wherever the test runs. */
function tomorrow() {
  const day = new Date(Date.now() + 24 * 60 * 60_000);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

async function fill(user: User) {
  await user.selectOptions(field('Service type'), 'real-estate');
  await user.selectOptions(field('Document type'), 'deed');
  await user.type(field('Date'), tomorrow());
  await user.type(location(), ADDRESS);
  await within(pricing()).findByText('$131.50');
}

beforeEach(doubleUploads);
afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the request dialog', () => {
  it('begins at 09:00, today at the earliest, and names the zone of its reader', async () => {
    renderDialog();

    expect(field('Time')).toHaveValue('09:00');
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    expect(field('Date')).toHaveAttribute('min', today);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(screen.getByText(/In your own time zone/)).toHaveTextContent(timeZone);
    expect(fileInput()).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png');
  });

  it('sends what was chosen, typed and priced, says so, and closes', async () => {
    const { user, sent, onCreated, onClose } = renderDialog();
    await fill(user);
    await user.type(field(/^Special instructions/), 'Gate code 12');
    await user.click(field('Add deed protection (+$25)'));

    await submit(user);

    expect(await screen.findByText('Request submitted')).toBeInTheDocument();
    expect(screen.getByText('Your notary request has been submitted successfully!')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        serviceType: 'real-estate',
        documentType: 'deed',
        appointmentDate: new Date(`${tomorrow()}T09:00`).toISOString(),
        isRemote: false,
        location: ADDRESS,
        addDeedGuard: true,
        specialInstructions: 'Gate code 12',
        basePrice: 125,
        travelFee: 6.5,
        totalPrice: 156.5,
      },
    ]);
    expect(onCreated).toHaveBeenCalledWith(created);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes 09:00 when the time was emptied', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.clear(field('Time'));

    await submit(user);

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ appointmentDate: new Date(`${tomorrow()}T09:00`).toISOString() });
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, sent } = renderDialog({
      [CREATE]: () => new Promise(() => {}),
    });
    await fill(user);

    await user.dblClick(submitButton());

    expect(await screen.findByText('Submitting...')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('asks a chosen notary first, and prices that notary’s way', async () => {
    const preferred = { id: '33333333-3333-4333-8333-333333333333', name: 'Grace H.' };
    const { user, calls, sent } = renderDialog(
      {},
      { preferred, initial: { serviceType: 'real-estate', location: ADDRESS } },
    );
    expect(screen.getByText(/Grace H. is asked first/)).toBeInTheDocument();
    await user.selectOptions(field('Document type'), 'deed');
    await user.type(field('Date'), tomorrow());
    await within(pricing()).findByText('$131.50');

    await submit(user);

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ preferredNotaryId: preferred.id, location: ADDRESS });
    expect(calls[0]!.body).toMatchObject({ notaryId: preferred.id });
  });
});

describe('what is missing', () => {
  it.each(['Service type', 'Document type', 'Date'])('is told when %s is', async (label) => {
    const { user, sent } = renderDialog();
    if (label !== 'Service type') await user.selectOptions(field('Service type'), 'real-estate');
    if (label !== 'Document type') await user.selectOptions(field('Document type'), 'deed');
    if (label !== 'Date') await user.type(field('Date'), tomorrow());
    await user.type(location(), ADDRESS);

    await submit(user);

    expect(await screen.findByText('Missing information')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all required fields')).toBeInTheDocument();
    expect(field(label)).toBeInvalid();
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('is told when a visit has no location', async () => {
    const { user, sent } = renderDialog();
    await user.selectOptions(field('Service type'), 'real-estate');
    await user.selectOptions(field('Document type'), 'deed');
    await user.type(field('Date'), tomorrow());

    await submit(user);

    expect(await screen.findByText('Missing information')).toBeInTheDocument();
    expect(location()).toHaveAccessibleDescription(/Please enter the address/);
    expect(sent()).toEqual([]);
  });

  it('is no time that has passed', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.clear(field('Date'));
    await user.type(field('Date'), '2020-01-01');

    await submit(user);

    expect(await screen.findByText('This time has passed. Please choose a later one.')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

describe('the remote rule', () => {
  it('closes the location for a remote session, and gives it back afterwards', async () => {
    const { user } = renderDialog();
    expect(location()).toHaveAttribute('placeholder', 'Enter address');
    await user.type(location(), ADDRESS);

    await user.selectOptions(field('Service type'), 'remote-online-notarization');

    expect(location()).toBeDisabled();
    expect(location()).toHaveValue('');
    expect(location()).toHaveAttribute('placeholder', 'Remote session');
    expect(screen.getByText(/This is a remote session/)).toBeInTheDocument();

    await user.selectOptions(field('Service type'), 'legal');
    expect(location()).toBeEnabled();
    expect(location()).toHaveValue(ADDRESS);
    expect(screen.getByText(/This is a visit/)).toBeInTheDocument();
  });

  it('makes a visit of it when a document is chosen afterwards, says so, and offers the way back', async () => {
    const { user, sent } = renderDialog();
    await user.selectOptions(field('Service type'), 'remote-online-notarization');
    await user.selectOptions(field('Document type'), 'affidavit');
    expect(location()).toBeEnabled();
    expect(screen.getByText(/Choosing a document made it one/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Make it a remote session' }));

    expect(location()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Make it a remote session' })).not.toBeInTheDocument();
    await user.type(field('Date'), tomorrow());
    await waitFor(() => expect(pricing()).toHaveTextContent('none for a remote session'));
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ isRemote: true, serviceType: 'remote-online-notarization' });
    expect(sent()[0]).not.toHaveProperty('location');
  });
});

describe('the price', () => {
  it('is the base of $75 while there is no estimate, and $25 more with deed protection', async () => {
    const { user, calls } = renderDialog();
    expect(pricing()).toHaveTextContent('Total$75.00');

    await user.click(field('Add deed protection (+$25)'));

    expect(pricing()).toHaveTextContent('Total$100.00');
    expect(calls).toEqual([]);
  });

  it('is asked for once a service is chosen, and again when the typing of the location rests', async () => {
    const { user, calls } = renderDialog();
    await user.selectOptions(field('Service type'), 'real-estate');
    await waitFor(() => expect(calls).toHaveLength(1));

    await user.type(location(), ADDRESS);

    await waitFor(() => expect(calls.at(-1)!.body).toMatchObject({ location: ADDRESS }));
    expect(calls.length).toBeLessThan(5);
    expect(pricing()).toHaveTextContent('10.0 miles');
  });

  it('says why there is none', async () => {
    const message = 'Please add the ZIP code, or the city and the state.';
    const { user } = renderDialog({
      [ESTIMATE]: {
        status: 422,
        body: { message, code: 'validation_failed', fields: { location: message } },
      },
    });
    await user.selectOptions(field('Service type'), 'real-estate');
    expect(await within(pricing()).findByText(message)).toBeInTheDocument();
    expect(pricing()).toHaveTextContent('Total$75.00');
  });

  it('that moved is shown beside the old one; all that was typed stays, and the next try agrees to it', async () => {
    let moved = false;
    const dearer = estimate({ travelFee: 16.5, totalPrice: 141.5 });
    const message = 'The price has changed: it was $131.50 and is $141.50 now.';
    const { user, sent, onClose } = renderDialog({
      [ESTIMATE]: () => ({ body: moved ? dearer : estimate() }),
      [CREATE]: () => {
        if (moved) return { status: 201, body: created };
        moved = true;
        return { status: 409, body: { message, code: 'conflict' } };
      },
    });
    await fill(user);

    await submit(user);

    const notice = await screen.findByText('The price has changed');
    expect(notice.parentElement).toHaveTextContent('It was $131.50, and is now $141.50');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(pricing()).toHaveTextContent('Total$141.50'));
    expect(location()).toHaveValue(ADDRESS);
    expect(onClose).not.toHaveBeenCalled();

    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ travelFee: 16.5, totalPrice: 141.5 });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

describe('a request that fails', () => {
  it('shows the words of the server, and what is wrong with a field beside it', async () => {
    const message = 'Please choose a day within the next 365 days.';
    const { user } = renderDialog({
      [CREATE]: {
        status: 422,
        body: { message, code: 'validation_failed', fields: { appointmentDate: message } },
      },
    });
    await fill(user);

    await submit(user);

    expect(await screen.findByText('Your request was not submitted')).toBeInTheDocument();
    expect(field('Date')).toHaveAccessibleDescription(message);
  });

  it('asks to try again when the server says nothing', async () => {
    const { user, onClose } = renderDialog({ [CREATE]: new TypeError('Failed to fetch') });
    await fill(user);

    await submit(user);

    expect(await screen.findByText('Please try again')).toBeInTheDocument();
    expect(location()).toHaveValue(ADDRESS);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps everything when the session has ended, and leads to a login in a new tab', async () => {
    const { user } = renderDialog({
      [CREATE]: { status: 401, body: { message: 'Please log in.', code: 'not_signed_in' } },
    });
    await fill(user);

    await submit(user);

    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute('target', '_blank');
    expect(field('Service type')).toHaveValue('real-estate');
    expect(location()).toHaveValue(ADDRESS);
  });
});

describe('a document', () => {
  const pdf = new File(['%PDF-1.7 %%EOF'], 'deed.pdf', { type: 'application/pdf' });

  it('goes into the vault first, with its progress, and its id with the request', async () => {
    const stored = vaultDocument({ name: 'deed.pdf' });
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), pdf);
    expect(await screen.findByRole('button', { name: 'Remove deed.pdf' })).toBeInTheDocument();

    await submit(user);
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(1));
    const request = UploadDouble.sent[0]!;
    expect(request.form.get('category')).toBe('Legal');
    act(() => request.progress(3, 12));
    expect(screen.getByRole('progressbar', { name: 'Progress of deed.pdf' })).toHaveValue(3);
    expect(sent()).toEqual([]);
    act(() => request.answer({ body: stored }));

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ documentId: stored.id });
  });

  it('is not sent twice when the request itself fails', async () => {
    const { user, sent } = renderDialog({ [CREATE]: new TypeError('Failed to fetch') });
    await fill(user);
    await user.upload(fileInput(), pdf);
    await submit(user);
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(1));
    act(() => UploadDouble.sent[0]!.answer({ body: vaultDocument({ name: 'deed.pdf' }) }));
    expect(await screen.findByText('It lies in your document vault already.')).toBeInTheDocument();

    await submit(user);

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(UploadDouble.sent).toHaveLength(1);
  });

  it('can be cancelled on its way, and then nothing is submitted', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), pdf);
    await submit(user);

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(
      await screen.findByText(/The upload was cancelled, and nothing was submitted/),
    ).toBeInTheDocument();
    expect(sent()).toEqual([]);
    expect(location()).toHaveValue(ADDRESS);
  });

  it('of the wrong type is refused before anything is sent', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/Only PDF, DOC, DOCX, JPG, JPEG and PNG/)).toBeInTheDocument();

    await submit(user);

    expect(UploadDouble.sent).toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('that the server refuses says why, and stops the request', async () => {
    const message = 'This file is not a PDF. Save it as a PDF and upload that.';
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), pdf);
    await submit(user);
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(1));
    act(() => UploadDouble.sent[0]!.answer({ status: 415, body: { message, code: 'unsupported_type' } }));

    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });
});
