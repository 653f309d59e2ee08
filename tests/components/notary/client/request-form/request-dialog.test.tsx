import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import {
  ADDRESS,
  created,
  dayFromNow,
  field,
  fileInput,
  fill,
  location,
  renderDialog,
  submit,
  submitButton,
  sum,
} from '@/tests/support/request-dialog';
import { formatMoney, toCents } from '@/lib/values/money';
import { doubleEvents, NOTARY_ID, visit } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

describe('the request dialog', () => {
  it('begins at 09:00, today at the earliest, and names the zone of its reader', async () => {
    renderDialog();

    expect(field('Time')).toHaveValue('09:00');
    expect(field('Date')).toHaveAttribute('min', dayFromNow(0));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(screen.getByText(/In your own time zone/)).toHaveTextContent(timeZone);
    expect(fileInput()).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png');
  });

  it('sends what was chosen, typed and priced, and shows what was sent instead of the form', async () => {
    const { user, sent, onCreated, onClose } = renderDialog();
    await fill(user);
    await user.type(field(/^Special instructions/), 'Gate code 12');
    await user.click(field('Add proof of completion (+$25)'));

    await submit(user);

    expect(await screen.findByText('Request submitted')).toBeInTheDocument();
    expect(screen.getByText('Your notary request has been submitted successfully!')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        serviceType: 'real-estate',
        documentType: 'deed',
        appointmentDate: new Date(`${dayFromNow(1)}T09:00`).toISOString(),
        isRemote: false,
        location: ADDRESS,
        addDeedGuard: true,
        specialInstructions: 'Gate code 12',
        mode: 'mobile',
        pages: 1,
        basePrice: 175,
        travelFee: 6.5,
        rushFee: 0,
        tax: 14.52,
        totalPrice: 221.02,
      },
    ]);
    expect(onCreated).toHaveBeenCalledWith(created);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: 'Your request is on its way' });
    expect(within(dialog).getByRole('heading')).toHaveFocus();
    expect(dialog).toHaveTextContent(formatMoney(toCents(created.totalPrice)));
    expect(within(dialog).getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/requests/${created.id}`,
    );
    expect(onClose).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says who has accepted as soon as somebody has', async () => {
    let read = created;
    const grace = {
      id: NOTARY_ID,
      name: 'Grace Hopper',
      initials: 'GH',
      phone: null,
      rating: null,
      isDemo: false,
    };
    const events = doubleEvents();
    const { user } = renderDialog({ reads: () => ({ body: read }) });
    await fill(user);
    await submit(user);
    const dialog = await screen.findByRole('dialog', { name: 'Your request is on its way' });
    expect(dialog).toHaveTextContent('We are looking for a notary.');

    read = visit({ notary: grace });
    await act(async () => events.announce({ kind: 'request', id: created.id }));

    expect(await screen.findByRole('dialog', { name: 'A notary has accepted' })).toHaveTextContent(
      'Grace Hopper has accepted. The page of the request shows how it goes on.',
    );
    expect(screen.queryByText(/We are looking/)).not.toBeInTheDocument();
  });

  it('closes where the page that opened it says what became of it', async () => {
    const { user, onCreated, onClose } = renderDialog({}, { isBooking: true });
    await fill(user);

    await submit(user);

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onCreated).toHaveBeenCalledWith(created);
  });

  it('takes 09:00 when the time was emptied', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.clear(field('Time'));

    await submit(user);

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ appointmentDate: new Date(`${dayFromNow(1)}T09:00`).toISOString() });
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, sent } = renderDialog({
      creates: () => new Promise(() => {}),
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
    await user.type(field('Date'), dayFromNow(1));
    await within(sum()).findByText('$196.02');

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
    if (label !== 'Date') await user.type(field('Date'), dayFromNow(1));
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
    await user.type(field('Date'), dayFromNow(1));

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

  it('is marked at the time where it was earlier today, until either half is mended', async () => {
    const { user } = renderDialog();
    await fill(user);
    fireEvent.change(field('Date'), { target: { value: dayFromNow(0) } });
    fireEvent.change(field('Time'), { target: { value: '00:00' } });

    await submit(user);

    await waitFor(() => expect(field('Time')).toBeInvalid());
    expect(field('Time')).toHaveAccessibleDescription(/This time has passed/);
    expect(field('Date')).toBeValid();
    fireEvent.change(field('Date'), { target: { value: dayFromNow(1) } });
    await waitFor(() => expect(field('Time')).toBeValid());
  });

  it('marks a time that has passed with everything else that is wrong, and calls nothing missing that is there', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.clear(field('Date'));
    await user.type(field('Date'), '2020-01-01');
    await user.clear(location());
    await user.type(location(), 'Austin, TX 78701');

    await submit(user);

    expect(await screen.findByText('This time has passed. Please choose a later one.')).toBeInTheDocument();
    expect(location()).toBeInvalid();
    expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

describe('a request that fails', () => {
  it('shows the words of the server, and what is wrong with a field beside it', async () => {
    const message = 'Please choose a day within the next 365 days.';
    const { user } = renderDialog({
      creates: {
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
    const { user, onClose } = renderDialog({ creates: new TypeError('Failed to fetch') });
    await fill(user);

    await submit(user);

    expect(await screen.findByText('Please try again')).toBeInTheDocument();
    expect(screen.getByText(/^The server could not be reached/)).toBeInTheDocument();
    expect(location()).toHaveValue(ADDRESS);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps everything when the session has ended, and leads to a login in a new tab', async () => {
    const { user } = renderDialog({
      creates: { status: 401, body: { message: 'Please log in.', code: 'not_signed_in' } },
    });
    await fill(user);

    await submit(user);

    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(screen.queryByText('Your request was not submitted')).not.toBeInTheDocument();
    expect(screen.queryByText('Please log in.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(field('Service type')).toHaveValue('real-estate');
    expect(location()).toHaveValue(ADDRESS);
  });
});
